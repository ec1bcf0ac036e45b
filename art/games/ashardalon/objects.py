"""What stands in the dungeon and can be attacked."""

from __future__ import annotations

from art.colour import BONE
from art.creatures.limbs import tentacles
from art.gallery import Gallery
from art.marks import fill, line
from art.parts.eyes import eyeball
from art.paths import circle
from art.pen import Pen
from art.things.signs import skull

objects = Gallery("ashardalon", "objects")


@objects.drawing(
    "vast-gate",
    "A ring of rune-carved stones holds a whirl of violet light, and tentacles reach out of it.",
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
    flesh = "#3f8a7a"
    tentacles(
        pen,
        flesh,
        18,
        4,
        [(84, 104), (58, 130), (66, 164), (40, 184)],
        [(106, 110), (114, 140), (100, 166), (116, 192)],
        [(120, 98), (152, 112), (150, 148), (176, 160)],
    )
    pen.mark(eyeball(98, 84, 15, "#ffd34a", "#1a0a2a"))


@objects.drawing("altar", "Candles burn around a horned skull on a blood-stained altar.", light="red")
def altar(pen: Pen) -> None:
    """A slab, a skull, candles."""
    stone = "#5f5a6a"
    pen.shadow(100, 186, 88, 10)
    for x, y in ((34, 84), (166, 80), (50, 96), (152, 94)):
        pen.glow("#ffb84a", x, y - 10, 26)
        pen.form(f"M{x - 7} {y}H{x + 7}V{y + 30}H{x - 7}z", "#f0e2c0", turn=3)
        pen.fill("#fff3b0", f"M{x} {y - 16}q6 10 0 15q-6-5 0-15z")
    pen.form(
        "M36 128H164L172 190H28z",
        stone,
        line(pen.dark(stone), "M60 128L56 190M140 128L144 190", 3),
        line(
            "#ff6a4a",
            circle(100, 164, 13) + "M82 142Q82 156 92 156M118 142Q118 156 108 156M100 151v26M88 168h24",
            3.2,
        ),
        turn=11,
    )
    pen.form(
        "M20 112H180L172 134H28z",
        pen.lit(stone, 0.15),
        fill("#8a1420", "M70 112H128L124 128Q118 150 114 128L104 124Q100 160 94 126L82 128z"),
        turn=7,
    )
    pen.form("M70 70Q44 66 36 34Q54 46 78 50zM130 70Q156 66 164 34Q146 46 122 50z", "#4a3a34", turn=4)
    skull(pen, 100, 78, 0.85, BONE, "#ff5a3a")
