"""Traps."""

from __future__ import annotations

from art.colour import IRON
from art.creatures.spiders import spider_from_above
from art.gallery import Gallery
from art.marks import dots, line
from art.paths import circle, limb, move
from art.pen import Pen
from art.people import Person, draw_person
from art.scenes import floor, stalactites
from art.things.bows import arrow
from art.things.effects import burst
from art.things.elements import bolt
from art.things.nature import web

CAUGHT = Person(
    "human",
    "Rogue",
    "violet",
    head="man",
    skin="fair",
    hair="short",
    hair_colour="brown",
    headgear="none",
    prop="none",
    hand="none",
    mood="worried",
    cloth="#4a5a8a",
    tilt=4,
)

traps = Gallery("drizzt", "encounters", "teal", "cave")


@traps.drawing("shock-trap", "Lightning crackles over a metal plate in the floor.", "yellow")
def shock_trap(pen: Pen) -> None:
    """Do not touch."""
    floor(pen, 96, "#6a5c48")
    pen.form(
        "M58 122H142L166 164H34z",
        "#8a93a4",
        line("#4a5260", "M66 132H134M56 150H144", 3),
        dots("#4a5260", 6, (64, 128), (136, 128), (46, 158), (154, 158)),
        turn=5,
    )
    bolt(pen, 72, 90, 0.62, 12)
    bolt(pen, 130, 86, 0.66, -14)


@traps.drawing("web-snare", "A hero stares out of a cocoon of thick white threads.", "violet")
def web_snare(pen: Pen) -> None:
    """Stuck."""
    web(pen, 100, 76, 1.1, "#cfc4ea", 12)
    with pen.group("translate(20 6)scale(.8)"):
        draw_person(pen, CAUGHT)
    pen.form(
        "M40 210Q30 158 62 138Q98 150 142 138Q172 160 162 210z",
        "#d8d0ea",
        line(
            "#8a7cae",
            "M36 166Q100 196 166 150M46 148Q110 178 168 182M38 190Q100 158 166 172M60 206Q110 170 160 196",
            4,
        ),
        turn=10,
    )
    pen.line(
        "#f8f4ff",
        "M60 62Q98 48 140 66M40 150Q10 140-6 120M160 150Q188 130 206 128M58 60Q30 40 14 6M142 64Q168 40 180 4",
        5,
    )


@traps.drawing("poison-dart-wall", "Darts shoot from holes in a wall of stones.", "rose")
def poison_dart_wall(pen: Pen) -> None:
    """Row by row."""
    stone = "#7a7080"
    pen.form(
        "M116-6H206V206H116z",
        stone,
        line(
            pen.dark(stone),
            "M116 40H206M116 86H206M116 132H206M116 178H206M160-6V40M140 40V86M180 40V86M160 86V132M140 132V178M180 132V178",
            4,
        ),
        turn=6,
    )
    for y in (62, 108, 152):
        pen.fill("#120a14", circle(130, y, 8))
        arrow(pen, 70, y, 0.6, -90, "#8fd83a")
        pen.mark(dots("#8fff3a", 5, (18, y + 8)))


@traps.drawing("falling-stalactites", "Spikes of stone come down on the floor.", "slate")
def falling_stalactites(pen: Pen) -> None:
    """Look out above."""
    floor(pen, 156, "#5a6070")
    stalactites(pen, "#5f6474", 3, 7)
    stone = "#9a9cac"
    for x, y, size in ((50, 96, 0.86), (104, 118, 1.1), (154, 88, 0.9)):
        pen.line("#e6f0fa", move("M-16-70V-92M0-74V-100M16-70V-90", x, y, 0, size), 4, 0.6)
        pen.form(
            move("M-24-62L-8-56L6-64L24-58L14-10L4 46L-8-6z", x, y, 0, size),
            stone,
            line(pen.dark(stone), move("M-6-50L-2-14M8-54L6-20", x, y, 0, size), 2.6),
            turn=6,
        )
    burst(pen, 108, 164, 0.3, "#ffe9a0")


@traps.drawing("gas-vent", "Green gas wells up through an iron grate.", "umber")
def gas_vent(pen: Pen) -> None:
    """Hold your nose."""
    floor(pen, 128, "#5a4c42")
    pen.form("M36 142H164L184 188H16z", IRON, turn=4)
    pen.fill(
        "#0f140a",
        "M52 148H68L60 182H40zM78 148H94L92 182H72zM106 148H122L128 182H108zM132 148H148L160 182H140z",
    )
    pen.glow("#b8f05a", 100, 128, 84, 0.6)
    with pen.faint(0.92):
        for points, wide, tone in (
            ([(100, 176), (76, 140), (52, 96), (70, 52), (38, 8)], 46, "#6f9a2e"),
            ([(104, 176), (138, 132), (126, 84), (160, 44), (150, 4)], 42, "#7fae3a"),
            ([(100, 180), (112, 128), (88, 84), (112, 40), (94, 2)], 36, "#a4d450"),
        ):
            pen.form(limb(points, 12, wide, grain=3), tone, turn=8, back=False)
    pen.line("#e4f8a8", "M62 100q-4-18 8-34M128 92q-2-16 14-34M100 92q8-18 4-36", 4, 0.7)


@traps.drawing("glyph-of-warding", "A circle of runes with a spider in it burns on the floor.", "teal")
def glyph_of_warding(pen: Pen) -> None:
    """Do not read it aloud."""
    floor(pen, 60, "#42565c")
    pen.glow("#ff7ad0", 100, 116, 96, 0.7)
    for rx, ry in ((78, 46), (60, 35)):
        pen.line("#ffb8e8", circle(100, 116, rx, ry), 4)
    runes = "".join(
        move("M-4-6L4 0L-4 6M4-6V6", 100 + 69 * dx, 116 + 40.5 * dy)
        for dx, dy in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))
    )
    pen.line("#ffffff", runes, 2.6)
    spider_from_above(pen, 100, 114, 0.5, "#ff8ad8", "#ffffff")
