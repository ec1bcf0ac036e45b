"""Monsters of Wrath of Ashardalon."""

from __future__ import annotations

from art.creatures import tentacles
from art.gallery import Gallery
from art.marks import fill, line
from art.pen import Pen

monsters = Gallery("ashardalon", "monsters")


@monsters.drawing("grell", "A huge floating brain with a hooked beak trails a dozen tentacles.", light="teal")
def grell(pen: Pen) -> None:
    """A brain, a beak, tentacles."""
    brain, horn = "#b5627e", "#e8ac42"
    pen.shadow(100, 190, 50, 6)
    tentacles(
        pen,
        pen.dark(brain, 0.35),
        17,
        4,
        [(130, 92), (158, 120), (150, 156), (176, 180)],
        [(116, 96), (132, 140), (118, 170), (140, 194)],
        [(72, 96), (48, 128), (62, 160), (34, 182)],
        [(60, 90), (26, 104), (22, 138), (6, 150)],
        [(146, 84), (176, 92), (186, 126), (196, 116)],
    )
    pen.form("M74 96Q68 124 92 140Q112 128 124 100z", "#7a3a22", turn=5)
    pen.form(
        "M42 80Q36 52 60 42Q70 20 98 24Q124 12 144 34Q170 42 166 76Q164 102 134 106Q100 114 68 106Q44 100 42 80z",
        brain,
        line(
            pen.dark(brain),
            "M98 26Q90 40 100 52Q110 64 100 78M66 46Q80 50 76 64Q66 76 78 84M120 30Q116 48 130 54Q144 58 136 72Q126 82 136 94M52 74Q62 76 62 88M150 50Q146 62 156 72M110 64Q118 72 112 84M86 38Q82 48 88 56",
            3.4,
        ),
        line(
            pen.lit(brain),
            "M64 48Q72 50 72 60M90 32Q86 40 92 48M122 36Q122 46 132 50M50 70Q58 72 58 80",
            2.2,
            0.8,
        ),
        turn=13,
    )
    tentacles(
        pen,
        brain,
        16,
        4,
        [(74, 102), (50, 140), (70, 168), (46, 194)],
        [(132, 100), (142, 140), (122, 166), (138, 194)],
        [(52, 98), (38, 124), (20, 120), (14, 92)],
    )
    pen.form(
        "M74 112Q82 160 100 172Q116 158 124 112z",
        "#c07a2a",
        fill("#3a1014", "M80 112Q86 146 100 158Q112 146 118 112z"),
        turn=6,
    )
    pen.form(
        "M54 92Q64 72 98 74Q134 76 140 98Q138 110 124 112Q116 140 98 162Q88 136 74 118Q56 108 54 92z",
        horn,
        fill("#8a5526", "M106 78Q108 120 98 162Q118 138 124 112Q140 108 140 96z", 0.55),
        fill("#5a2a14", "M74 92q7-5 11 2q-7 4-11-2zM106 92q7-4 11 1q-6 5-11-1z"),
        turn=9,
        edge=2.6,
    )
