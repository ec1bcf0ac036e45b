"""Hazards and traps."""

from __future__ import annotations

from art.colour import IRON, STEEL
from art.gallery import Gallery
from art.games.ashardalon.encounters.figures import HERO
from art.marks import fill, line
from art.paths import circle, move
from art.pen import Pen
from art.poses import figure
from art.scenes import (
    boulder,
    floor,
    plume,
    rocks,
    stalactites,
)
from art.things.bows import arrow

traps = Gallery("ashardalon", "encounters", "teal", "cave")


@traps.drawing("cave-in", "Rocks crash down and block the way.", "umber")
def cave_in(pen: Pen) -> None:
    """Down it comes."""
    stalactites(pen, "#6a5a54", 2, 5)
    pen.line("#ffe2b0", "M60 40V66M104 50V78M146 36V64", 5, 0.4)
    rocks(
        pen,
        (62, 88, 1),
        (108, 100, 1.1),
        (150, 86, 0.9),
        (36, 148, 1.3),
        (90, 154, 1.4),
        (146, 148, 1.3),
        colour="#7a6a62",
    )


@traps.drawing("pit", "Two hands cling to the edge of a deep pit.", "slate")
def pit_(pen: Pen) -> None:
    """Mind the gap."""
    floor(pen, 44, "#5f6474")
    pen.fill("#07050a", "M34 76H166L186 150H14z")
    wall = "#434859"
    pen.form(
        "M34 76H166L150 116H50z",
        wall,
        line("#22263a", "M40 90H160M46 104H154M70 76L78 116M104 76V116M134 76L126 116", 2.6),
        turn=4,
    )
    pen.form("M34 76L50 116L40 150H14z", pen.dark(wall, 0.25), turn=3)
    pen.form("M166 76L150 116L160 150H186z", pen.dark(wall, 0.5), turn=3)
    pen.line("#8f97aa", "M34 76H166", 4)
    pen.form("M-6 150H206V206H-6z", "#6f7484", line("#3a3f50", "M60 150L52 206M140 150L150 206", 3), turn=4)
    skin = "#d8a078"
    for x in (78, 122):
        pen.form(
            move("M-17 12Q-20-2-14-8Q-9-12-7-5Q-4-14 1-8Q6-14 8-6Q14-10 16-2Q19 6 16 14Q0 20-17 12z", x, 152),
            skin,
            line(pen.dark(skin), move("M-7-4V8M1-6V9M9-4V8", x, 152)),
            turn=4,
        )


@traps.drawing("volcanic-vapors", "Yellow vapours rise from three small craters.", "rose")
def volcanic_vapors(pen: Pen) -> None:
    """Hold your breath."""
    floor(pen, 134, "#5a4450")
    for x, y, size in ((48, 160, 0.8), (152, 158, 0.8), (100, 168, 1)):
        plume(pen, x, y - 6, size * 0.8, "#e0d04a", 0.85)
        pen.form(move("M-30 12Q-22-8-10-10Q0-4 12-10Q24-8 32 12z", x, y, 0, size), "#7a4a4a", turn=5)


@traps.drawing("lava-flow", "A tongue of lava creeps over the flagstones.")
def lava_flow(pen: Pen) -> None:
    """Slow, but it comes."""
    floor(pen, 70, "#4a5a60")
    pen.glow("#ff8a2a", 90, 112, 100, 0.7)
    pen.form(
        "M-6 56Q40 60 66 74Q96 70 118 88Q150 92 160 110Q168 132 144 138Q120 136 112 150Q96 166 74 154Q40 158 20 140L-6 146z",
        "#ff7a1e",
        fill(
            "#ffd24a",
            "M0 78Q40 78 62 92Q92 92 108 106Q130 112 126 120Q104 122 92 134Q70 138 50 128Q24 132 0 122z",
        ),
        fill("#fff6c4", "M0 92Q34 94 54 106Q76 110 78 116Q56 122 36 114Q16 116 0 110z"),
        turn=6,
        shade="#c83a14",
        rim="#ffe9a0",
    )


@traps.drawing("poisoned-dart-trap", "A stone face in the wall spits darts.", "green")
def poisoned_dart_trap(pen: Pen) -> None:
    """It smiles."""
    stone = "#7a8078"
    pen.form(
        "M98 30H184V172H98z",
        stone,
        line(pen.dark(stone), "M98 66H114M98 136H112M168 66H184M168 136H184", 3),
        turn=7,
    )
    pen.form(
        "M108 98Q106 50 142 46Q176 50 174 98Q170 148 140 152Q110 146 108 98z",
        pen.lit(stone, 0.15),
        fill(
            "#10140e",
            "M118 84Q128 76 136 88Q126 94 118 84zM164 84Q154 76 146 88Q156 94 164 84zM120 116Q140 108 162 116Q158 138 140 140Q122 138 120 116z",
        ),
        line(pen.dark(stone), "M140 92L134 106H146M122 66Q130 60 138 66M160 66Q152 60 146 66", 3),
        turn=8,
    )
    for y, x in ((98, 62), (120, 54), (142, 66)):
        arrow(pen, x, y, 0.56, -90, "#8fd83a")


@traps.drawing("rolling-boulder", "A boulder rolls after a hero who runs for his life.", "yellow")
def rolling_boulder(pen: Pen) -> None:
    """Run!"""
    floor(pen, 150, "#6a5c48")
    boulder(pen, 134, 96, 1.02, "#8a7a6c")
    pen.line("#ffe7a0", "M190 44Q204 96 188 148", 4, 0.5)
    figure(pen, "run", HERO, 54, 124, 0.6)


@traps.drawing("whirling-blades", "Two toothed discs whirl along a slot in the floor.", "red")
def whirling_blades(pen: Pen) -> None:
    """Whirr."""
    floor(pen, 138, "#5a4a50")
    pen.fill("#0a0610", "M14 150H186V160H14z")
    for x, y, radius in ((64, 106, 0.9), (134, 96, 1.12)):
        saw = "".join(
            f"{'L' if i else 'M'}" + move("M0-56" if i % 2 == 0 else "M0-42", 0, 0, i * 18 + (i % 2) * 10)[1:]
            for i in range(20)
        )
        pen.form(
            move(saw + "z", x, y, 0, radius),
            "#aab6ca",
            line(pen.dark(STEEL), circle(x, y, 26 * radius), 3),
            turn=6,
            edge=2.6,
        )
        pen.form(circle(x, y, 11 * radius), IRON, turn=4)
    pen.fill("#5a4a50", "M10 154H190V176H10z", 0.9)
