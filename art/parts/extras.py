"""Extras: what lies behind a figure and belongs to it: a halo, wings, a shell, smoke."""

from __future__ import annotations

from art.colour import mix
from art.marks import line
from art.parts import Look, Shelf
from art.paths import circle, limb, move
from art.pen import Pen

__all__ = ["behind_all", "horse_back", "horse_front"]

behind_all = Shelf("extra")


@behind_all("halo")
def halo(pen: Pen, look: Look) -> None:
    """A ring of light behind the head."""
    pen.glow("#ffe08a", 100, 72, 84, 0.7)
    pen.line("#fff0b8", circle(100, 70, 58), 3, 0.85)


@behind_all("wings")
def wings(pen: Pen, look: Look) -> None:
    """The wings of a fairy."""
    veins = line(
        "#ffffff",
        "M132 146Q160 110 192 76M132 148Q160 146 188 152M70 146Q44 112 10 80M70 148Q40 146 16 154",
        1.4,
        0.7,
    )
    pen.form(
        "M130 140Q150 90 196 70Q200 110 170 134Q192 140 190 160Q160 168 132 152z"
        "M72 142Q50 96 6 74Q2 112 32 136Q10 144 14 162Q44 168 72 152z",
        mix(look.cloth, "#ffffff", 0.55),
        veins,
        turn=8,
    )


@behind_all("feathers")
def feathers(pen: Pen, look: Look) -> None:
    """Feathered wings, folded behind the shoulders."""
    veins = line(
        pen.dark(look.skin),
        "M160 96q12 20 10 50M172 88q14 24 12 60M150 110q10 20 8 44M42 96q-12 20-10 50M30 88q-14 24-12 60M52 110q-10 20-8 44",
        2.2,
    )
    pen.form(
        "M132 150Q140 100 178 66Q196 90 196 140L188 132L188 164L178 152L176 180L164 166L156 184z"
        "M70 150Q62 100 24 66Q6 90 6 140L14 132L14 164L24 152L26 180L38 166L46 184z",
        look.skin,
        veins,
        turn=9,
    )


@behind_all("shell")
def shell(pen: Pen, look: Look) -> None:
    """The shell of a tortle."""
    pen.form(
        "M4 212Q0 140 48 116Q108 84 166 114Q204 140 198 212z",
        "#7a5a34",
        line(
            "#3a2814",
            "M24 176L52 150L92 142L140 146L176 172M52 150L44 120M92 142L96 100M140 146L152 110M24 176L6 166M176 172L196 164",
            3,
        ),
        turn=12,
    )


@behind_all("cape")
def cape(pen: Pen, look: Look) -> None:
    """A cape that blows out to the right."""
    pen.form(
        "M60 150Q100 120 140 140Q180 132 200 104Q198 150 206 206H30z",
        look.cloth,
        line(pen.dark(look.cloth), "M150 150Q180 150 196 124M156 164Q184 176 198 200", 2.6),
        turn=10,
    )


@behind_all("spirits")
def spirits(pen: Pen, look: Look) -> None:
    """Wisps of magic that circle the figure."""
    for data in ("M20 120Q40 90 30 60Q22 40 40 26", "M184 130Q164 96 176 62Q184 40 168 24"):
        pen.line(mix(look.iris, "#ffffff", 0.3), data, 5, 0.45)
        pen.line("#ffffff", data, 1.6, 0.7)


def horse_back(pen: Pen, coat: str, tail: str) -> None:
    """The horse that a centaur is: it stands with one foreleg lifted."""
    pen.shadow(112, 193, 78, 7)
    pen.form("M182 124Q208 118 208 150Q208 178 192 192Q198 160 184 144z", tail, turn=4)
    horse_legs(
        pen, pen.dark(coat, 0.3), [(64, 146), (34, 150), (34, 172)], [(158, 148), (150, 168), (156, 188)]
    )
    pen.form(
        "M50 134Q50 112 72 110Q98 120 122 114Q156 102 180 116Q196 130 190 154Q182 170 158 164Q130 172 104 166Q76 170 60 158Q50 148 50 134z",
        coat,
        line(pen.dark(coat), "M152 160Q168 150 172 132M110 162Q98 150 100 134M64 150Q72 158 84 160", 2.4),
        turn=13,
    )
    horse_legs(pen, coat, [(74, 152), (70, 170), (74, 188)], [(174, 148), (184, 166), (174, 188)])


def horse_front(pen: Pen, coat: str, cloth: str) -> None:
    """The belt where man and horse meet."""
    pen.fill(coat, "M50 128Q54 108 76 114Q94 120 110 110Q122 116 118 134Q104 148 84 148Q58 146 50 128z")
    pen.form("M50 114Q68 122 86 120Q102 118 114 106L117 115Q104 128 86 131Q66 132 50 124z", cloth, turn=4)


def horse_legs(pen: Pen, coat: str, *legs: list[tuple[float, float]]) -> None:
    """Legs with their hooves."""
    pen.form("".join(limb(points, 30, 10, grain=2) for points in legs), coat, turn=5)
    pen.fill("#3a2a24", "".join(move("M-7-5H7L9 5H-9z", *points[-1]) for points in legs))
