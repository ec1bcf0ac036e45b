"""What stands in the dungeon and can be attacked."""

from __future__ import annotations

from art.colour import BONE
from art.creatures.limbs import tentacles
from art.gallery import Gallery
from art.marks import fill, line
from art.parts.eyes import eyeball
from art.paths import circle, mirror
from art.pen import Pen
from art.things.signs import skull

objects = Gallery("ashardalon", "objects")


@objects.drawing(
    "vast-gate",
    "A huge eye and five tentacles push out of a ring of rune-carved stones.",
    light="slate",
)
def vast_gate(pen: Pen) -> None:
    """A hole in the world, and what comes through."""
    stone = "#6a6474"
    pen.shadow(100, 184, 84, 12)
    pen.form(
        circle(100, 96, 82) + circle(100, 96, 58, hole=True),
        stone,
        line(
            pen.dark(stone, 0.6),
            "M100 14V38M42 38L59 55M18 96H42M42 154L59 137M158 38L141 55M182 96H158M158 154L141 137",
            3,
        ),
        line(
            "#d98aff",
            "M66 26l8 8l-8 4M128 24l6 10l-10 2M24 68l8 4l-4 8M172 62l-4 12l8 2M26 120l10-2l-2 10M176 118l-10 2l4 8M66 166l4-10l8 4M132 156l4 10",
            2.8,
        ),
        turn=9,
    )
    pen.form(
        circle(100, 96, 58),
        "#4a1f86",
        fill("#7a3ac0", circle(94, 92, 44)),
        fill("#b070f0", circle(92, 90, 28)),
        turn=3,
    )
    pen.glow("#e8b8ff", 92, 90, 66, 1)
    pen.line("#f0d8ff", "M92 90q14-4 12 10q-6 18-26 12q-24-14-10-40q20-26 52-10q30 26 10 62", 3, 0.9)
    flesh = "#3fa08c"
    arms = (
        [(74, 122), (40, 118), (14, 146), (28, 184)],
        [(92, 130), (76, 156), (88, 182), (62, 200)],
        [(116, 128), (140, 150), (128, 182), (156, 198)],
        [(130, 108), (168, 100), (188, 132), (170, 160)],
        [(122, 70), (150, 40), (184, 44), (190, 18)],
    )
    tentacles(pen, flesh, 20, 5, *arms)
    for arm in arms:
        pen.dots("#d8f0e0", 6, *((x, y) for x, y in arm[1:3]))
    pen.form(circle(98, 96, 42, 38), flesh, turn=11)
    pen.mark(eyeball(98, 94, 28, "#ffd34a", "#1a0a2a"))


@objects.drawing(
    "altar", "A great horned skull with burning eyes rests among candles on a bloody altar.", light="red"
)
def altar(pen: Pen) -> None:
    """A skull as large as a shield, candles, blood."""
    stone, horn = "#5f5a6a", "#6a4a3a"
    pen.shadow(100, 190, 88, 8)
    pen.form(
        "M24 158H176L184 204H16z", stone, line(pen.dark(stone), "M58 158L52 200M142 158L148 200", 3), turn=9
    )
    pen.form(
        "M10 140H190L182 164H18z",
        pen.lit(stone, 0.15),
        fill(
            "#9a1420",
            "M52 140H148L144 158Q138 184 132 158L120 152Q114 192 104 154L84 152Q78 176 72 154L58 156z",
        ),
        turn=6,
    )
    for x, y in ((26, 112), (174, 108)):
        pen.glow("#ffb84a", x, y - 12, 38)
        pen.form(f"M{x - 10} {y}H{x + 10}V{y + 32}H{x - 10}z", "#f0e2c0", turn=4)
        pen.fill("#fff3b0", f"M{x} {y - 24}q10 14 0 23q-10-9 0-23z")
    for mirrored in (False, True):
        shape = "M66 70Q22 68 20 12Q40 40 62 40Q76 44 78 54z"
        pen.form(mirror(shape) if mirrored else shape, horn, turn=7)
    skull(pen, 100, 88, 1.24, BONE, "#ff4a2a")
    pen.line("#ff7a4a", "M100 38V58M88 48L100 58L112 48", 4)
