"""Spiders and a drider."""

from __future__ import annotations

from art.creatures.spiders import spider_legs, spider_side
from art.games.dragonfire.stealth import encounters
from art.marks import fill, line
from art.pen import Pen
from art.people import Person, draw_person
from art.things.nature import web


@encounters.drawing(
    "phase-spider", "A pale spider with glowing eyes is half here and half not.", light="rose"
)
def phase_spider(pen: Pen) -> None:
    """Seen from the front, and beside itself."""
    hide = "#8a9ad8"
    with pen.collect() as marks:
        spider_legs(
            pen,
            hide,
            [(124, 90), (158, 40), (184, 48), (196, 92)],
            [(126, 104), (168, 82), (188, 112), (196, 160)],
            [(124, 118), (164, 124), (172, 160), (176, 192)],
            [(116, 126), (138, 150), (134, 176), (140, 194)],
            both=True,
        )
        pen.form(
            "M62 60Q66 20 100 16Q136 20 138 60Q136 92 100 96Q66 92 62 60z",
            pen.dark(hide, 0.15),
            fill("#f0f4ff", "M92 30Q100 22 108 30L104 44L114 52L100 74L86 52L96 44z", 0.8),
            turn=12,
        )
        pen.form("M66 106Q68 76 100 74Q134 76 134 106Q130 138 100 142Q70 138 66 106z", hide, turn=10)
    body = pen.stamp(*marks)
    pen.mark(
        f'<g opacity=".28">{pen.press(body, "translate(-34 -16)")}</g>',
        f'<g opacity=".28">{pen.press(body, "translate(30 -10)")}</g>',
        pen.press(body, "translate(0 4)"),
    )
    for x, y, r in ((84, 106, 9), (116, 106, 9.500), (72, 98, 4), (129, 98, 4), (92, 90, 4), (108, 90, 4)):
        pen.glow("#d8f4ff", x, y, r * 2.2)
        pen.dots("#ffffff", r, (x, y))
    for fang in ("M84 130Q76 146 82 164Q92 156 96 136z", "M116 130Q124 146 118 164Q108 156 104 136z"):
        pen.form(fang, "#f0e8ff", turn=3)
    pen.line("#f0e8ff", "M20 150l-10 4M182 30l8-6M30 30l-8-8M176 176l10 4", 3, 0.8)


@encounters.drawing(
    "giant-spider", "A huge black spider with a red hourglass on its back runs down its web.", place="wood"
)
def giant_spider(pen: Pen) -> None:
    """The web first."""
    web(pen, 170, 20, 1.5, "#ffe0c8", 12)
    hide = "#4a4058"
    spider_side(
        pen,
        hide,
        "#b8ff4a",
        fill(
            "#e84a2a",
            "M122 62Q134 60 136 74Q134 84 126 88Q136 92 136 104Q130 116 118 112Q114 100 122 90Q112 86 114 74Q116 64 122 62z",
        ),
        line(pen.dark(hide, 0.6), "M150 72l6-6M156 90l8-2M152 108l8 4M138 122l4 8"),
    )


@encounters.drawing(
    "drider", "A drow with the body of a spider rears up, a short sword in his fist.", light="red"
)
def drider(pen: Pen) -> None:
    """A dark elf down to the waist."""
    pen.portrait = True
    chitin = "#4a3456"
    pen.shadow(100, 192, 84, 7)
    spider_legs(
        pen,
        chitin,
        [(122, 150), (154, 96), (184, 112), (196, 186)],
        [(126, 158), (166, 130), (180, 160), (172, 196)],
        [(116, 164), (142, 160), (150, 180), (140, 198)],
        both=True,
        width=15,
    )
    pen.form(
        "M104 150Q112 116 150 116Q184 128 180 160Q168 192 130 188Q104 182 104 150z",
        chitin,
        fill("#c8324a", "M146 130q12-4 14 8q-2 8-8 10q8 4 8 12q-6 8-14 4q-4-8 2-16q-8-4-2-18z"),
        turn=11,
    )
    with pen.group("translate(16 -6)scale(.74)"):
        draw_person(
            pen,
            Person(
                "drow",
                "Fighter",
                "red",
                head="elf-sharp",
                hair="swept",
                headgear="none",
                prop="none",
                hand="shortsword",
                attire="bare",
                mood="fierce",
                iris="#ff5a8a",
                tilt=-3,
            ),
            3,
        )
    pen.form(
        "M52 142Q90 156 132 140Q142 166 124 184Q92 196 66 184Q46 168 52 142z",
        chitin,
        line(pen.dark(chitin, 0.6), "M68 160q24 10 50 0M72 174q20 8 42 0", 3),
        turn=8,
    )
