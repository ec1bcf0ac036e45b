"""Frames: the plates behind an emblem, one for each kind of feature."""

from __future__ import annotations

import math

from art.colour import GOLD, IRON, STEEL
from art.marks import line, star
from art.paths import circle
from art.pen import Pen

__all__ = ["FRAMES", "bronze", "disc", "frame", "lozenge", "planks", "starry", "steel", "stone", "sunny"]


def disc(pen: Pen, colour: str, trim: str) -> None:
    """A round plate with a raised edge."""
    pen.form(circle(100, 100, 78), trim, turn=7, edge=3)
    pen.form(circle(100, 100, 67), colour, turn=12)


def planks(pen: Pen) -> None:
    """A round shield of wood: backgrounds."""
    disc(pen, "#8a5e36", IRON)
    pen.line(pen.dark("#8a5e36"), "M66 44V156M100 34V166M134 44V156", 2.4, 0.7)
    pen.dots(
        "#c8d0dc",
        6,
        *((round(100 + 72 * math.cos(k * 0.785)), round(100 + 72 * math.sin(k * 0.785))) for k in range(8)),
    )


def bronze(pen: Pen) -> None:
    """A bronze plate: features of any class."""
    disc(pen, "#5a4a3a", "#b8834a")
    pen.line("#b8834a", circle(100, 100, 60), 2, 0.7)


def steel(pen: Pen) -> None:
    """A steel shield: Fighters."""
    edge = "M28 42Q100 14 172 42Q182 132 100 186Q18 132 28 42z"
    pen.form(edge, "#3f4a60", line(STEEL, edge, 18), line("#e6f0fa", edge, 3), turn=10, edge=3)


def sunny(pen: Pen) -> None:
    """A plate with rays: Clerics."""
    out = ""
    for i in range(32):
        r, t = (86 if i % 2 == 0 else 72), math.pi * i / 16
        out += f"{'L' if out else 'M'}{100 + r * math.cos(t):.0f} {100 + r * math.sin(t):.0f}"
    pen.form(out + "z", GOLD, turn=6, edge=3)
    pen.form(circle(100, 100, 64), "#2f6a54", turn=10)
    pen.line("#fff0b8", circle(100, 100, 64), 3)


def lozenge(pen: Pen) -> None:
    """A patch of leather with stitches: Rogues."""
    edge = "M100 12Q116 60 188 100Q116 140 100 188Q84 140 12 100Q84 60 100 12z"
    pen.form("M100 10L190 100L100 190L10 100z", "#5a2a34", turn=10, edge=3)
    pen.raw(
        '<path stroke="#e8b8a0" stroke-width="3" stroke-dasharray="9 7" d="M100 26L174 100L100 174L26 100z"/>'
    )
    pen.fill("#7a3a44", edge, 0.35)


def starry(pen: Pen) -> None:
    """A disc of night sky: Wizards."""
    disc(pen, "#1f2f6a", "#8a9ad8")
    pen.mark(
        *(
            star("#bfd0ff", x, y, r, 0.7)
            for x, y, r in ((58, 66, 6), (142, 60, 7), (150, 132, 6), (54, 136, 7), (100, 44, 5))
        )
    )


def stone(pen: Pen) -> None:
    """A carved stone: peoples."""
    edge = "M68 22H132L178 68V132L132 178H68L22 132V68z"
    pen.form(
        edge,
        "#6a6a78",
        line("#9a9aa8", "M74 34H126L166 74V126L126 166H74L34 126V74z", 4),
        line(
            pen.dark("#6a6a78", 0.6),
            "M68 22L74 34M132 22L126 34M178 68L166 74M178 132L166 126M132 178L126 166M68 178L74 166M22 132L34 126M22 68L34 74",
            3,
        ),
        turn=12,
        edge=3,
    )


FRAMES = {
    "background": planks,
    "generic": bronze,
    "Fighter": steel,
    "Cleric": sunny,
    "Rogue": lozenge,
    "Wizard": starry,
    "race": stone,
}


def frame(pen: Pen, name: str) -> None:
    """The plate behind an emblem."""
    FRAMES[name](pen)
