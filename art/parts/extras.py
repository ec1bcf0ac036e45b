"""Extras: what lies behind a figure and belongs to it: a halo, wings, a shell, smoke."""

from __future__ import annotations

from art.colour import mix
from art.marks import line
from art.parts import Look, Shelf
from art.paths import circle
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
    """The horse that a centaur is, down to its knees: its tail and its back."""
    pen.form("M176 130Q206 128 202 160Q204 186 190 210Q186 176 172 150z", tail, turn=4)
    pen.form(
        "M84 124Q112 132 132 128Q172 110 184 142Q190 160 180 178Q172 190 176 214H152Q154 192 142 178Q120 190 96 180z",
        coat,
        line(pen.dark(coat), "M154 206Q140 178 154 152"),
        turn=12,
    )


def horse_front(pen: Pen, coat: str, cloth: str) -> None:
    """The breast of the horse, a lifted foreleg, and the belt where man and horse meet."""
    deep = pen.dark(coat)
    pen.form(
        "M54 114Q84 124 114 110Q126 136 114 160Q104 184 106 214H82Q82 186 72 172Q54 160 50 142Q48 124 54 114z",
        coat,
        line(deep, "M82 132Q88 150 82 170M96 166Q108 152 108 138", 2.6),
        turn=9,
    )
    pen.form(
        "M76 144Q80 166 62 168Q46 162 38 154L46 180L34 184Q18 158 20 142Q26 130 42 134z",
        coat,
        turn=5,
    )
    pen.form("M30 180L47 175L56 194L34 198z", "#4a3a3c", turn=3)
    pen.form("M50 108Q84 120 116 103L120 115Q84 134 50 122z", cloth, turn=4)
