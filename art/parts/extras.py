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
    for shape in (
        "M130 140Q150 90 196 70Q200 110 170 134Q192 140 190 160Q160 168 132 152z",
        "M72 142Q50 96 6 74Q2 112 32 136Q10 144 14 162Q44 168 72 152z",
    ):
        pen.form(shape, mix(look.cloth, "#ffffff", 0.55), veins, turn=8)


@behind_all("feathers")
def feathers(pen: Pen, look: Look) -> None:
    """Feathered wings, folded behind the shoulders."""
    veins = line(
        pen.dark(look.skin),
        "M160 96q12 20 10 50M172 88q14 24 12 60M150 110q10 20 8 44M42 96q-12 20-10 50M30 88q-14 24-12 60M52 110q-10 20-8 44",
        2.2,
    )
    for shape in (
        "M132 150Q140 100 178 66Q196 90 196 140L188 132L188 164L178 152L176 180L164 166L156 184z",
        "M70 150Q62 100 24 66Q6 90 6 140L14 132L14 164L24 152L26 180L38 166L46 184z",
    ):
        pen.form(shape, look.skin, veins, turn=9)


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
    """The hind part of a centaur, behind the rider that he is himself."""
    pen.form(
        "M180 122Q186 88 204 84Q214 120 206 176Q196 190 190 196Q196 150 180 122z",
        tail,
        line(pen.dark(tail), "M190 118Q200 110 202 96M192 130Q204 140 200 170", 2.4),
        turn=6,
    )
    pen.form(
        "M44 214Q36 172 58 148Q80 132 112 140Q144 138 164 122Q190 112 202 138Q212 170 206 214z",
        coat,
        line(pen.dark(coat), "M150 150Q164 146 172 134M170 176Q184 170 194 150M128 160Q140 180 136 206", 2.6),
        turn=14,
    )


def horse_front(pen: Pen, coat: str, cloth: str) -> None:
    """The chest of a centaur and his lifted forelegs, with a broad strap."""
    dark = pen.dark(coat)
    pen.form("M42 172Q22 176 14 196L20 212H40Q42 198 60 192z", pen.dark(coat, 0.2), turn=6)
    pen.form(
        "M46 214Q34 178 44 158Q52 146 66 150Q86 160 106 148Q126 146 130 166Q134 190 124 214z",
        coat,
        line(dark, "M84 166Q80 190 86 210M60 172Q56 184 60 196M112 172Q118 184 114 200", 2.6),
        turn=11,
    )
    pen.form(
        "M40 160Q60 174 86 172Q112 170 131 156L132 166Q112 182 86 184Q58 184 39 171z",
        cloth,
        line("#d9a648", "M42 166Q60 178 86 177Q112 176 131 161"),
        turn=4,
    )
