"""Dryads, trees and fungi."""

from __future__ import annotations

from art.creatures.limbs import tentacles
from art.creatures.undead import shine
from art.games.dragonfire.grave import encounters
from art.marks import fill, line, oval
from art.paths import limb, move
from art.pen import Pen
from art.people import Person, draw_person


@encounters.drawing(
    "violet-fungus",
    "A tall violet mushroom stretches four rotting feelers from under its cap.",
    light="green",
)
def violet_fungus(pen: Pen) -> None:
    """A cap and feelers, no face."""
    cap, stalk = "#8a3fae", "#c8a8d0"
    pen.shadow(100, 190, 60, 7)
    tentacles(
        pen,
        "#a86ab8",
        16,
        5,
        [(84, 110), (44, 120), (28, 160), (8, 168)],
        [(118, 110), (160, 118), (170, 158), (194, 166)],
    )
    for x, y, size in ((48, 168, 0.34), (160, 172, 0.4), (30, 182, 0.22)):
        pen.form(move("M-12 40Q-8 0-8-10H8Q8 0 12 40z", x, y, 0, size), stalk, turn=3)
        pen.form(move("M-60-4Q-54-50 0-54Q54-50 60-4Q0 8-60-4z", x, y, 0, size), cap, turn=4)
    pen.form(
        "M72 190Q84 140 78 92H126Q118 140 132 190Q100 198 72 190z",
        stalk,
        line(pen.dark(stalk), "M92 110Q96 150 88 186M110 110Q108 150 116 186", 2.6),
        turn=11,
    )
    tentacles(
        pen,
        "#b87ac8",
        16,
        5,
        [(88, 106), (66, 134), (76, 164), (56, 188)],
        [(116, 106), (138, 136), (126, 166), (148, 190)],
    )
    pen.form(
        "M22 98Q18 32 98 20Q182 26 182 98Q144 116 102 110Q58 116 22 98z",
        cap,
        "".join(
            oval("#e8b8f0", x, y, rx, ry)
            for x, y, rx, ry in (
                (60, 62, 13, 10),
                (104, 44, 11, 8),
                (138, 70, 14, 11),
                (90, 80, 9, 7),
                (38, 84, 7, 6),
                (166, 88, 7, 6),
            )
        ),
        fill(
            pen.dark(cap, 0.6),
            "M22 98Q58 116 102 110Q144 116 182 98L178 86Q142 102 102 98Q60 102 24 86z",
            0.7,
        ),
        turn=14,
        edge=3,
    )
    pen.line("#b8ff5a", "M60 122q-2 10 2 16M140 124q2 10-2 16M100 126v12", 4, 0.7)
    pen.dots(
        "#d8ff8a",
        5,
        (36, 130),
        (170, 132),
        (52, 150),
        (150, 152),
        (100, 16),
        (20, 60),
        (186, 58),
        opacity=0.8,
    )


@encounters.drawing(
    "dryad", "A green-haired woman steps half out of the bark of an oak.", light="teal", place="wood"
)
def dryad(pen: Pen) -> None:
    """Half tree."""
    pen.portrait = True
    bark = "#6a4a34"
    pen.form(
        "M116 0Q112 60 130 100Q118 150 126 214H204V0z",
        bark,
        line(
            pen.dark(bark, 0.6),
            "M140 0Q134 60 150 100Q140 150 148 210M166 0Q160 70 172 110Q164 160 170 210M186 20Q184 100 190 180",
            3.4,
        ),
        turn=10,
    )
    draw_person(
        pen,
        Person(
            "wood elf",
            "Druid",
            "teal",
            "f",
            head="elf-soft",
            skin="#c89a6a",
            hair="waves",
            hair_colour="#5a8a34",
            headgear="flowers",
            prop="none",
            hand="butterfly",
            mood="dreamy",
            attire="leaves",
            cloth="#3f6a2a",
            iris="#8fe06a",
            tilt=-4,
        ),
        4,
    )
    pen.form(
        "M150 64Q140 92 146 116Q138 140 150 168L166 214H204V40z",
        bark,
        line(pen.dark(bark, 0.6), "M160 80Q154 120 164 160M178 60Q174 120 184 190", 3),
        turn=8,
    )
    pen.line(bark, "M134 84q-8 4-12 0M136 100q-10 6-14 2M138 118q-6 6-12 6", 4)


@encounters.drawing(
    "awakened-tree",
    "An old oak with a knotted face swings its branches like fists.",
    light="teal",
    place="wood",
)
def awakened_tree(pen: Pen) -> None:
    """Bark with brows."""
    bark, green = "#7a5434", "#6f9a34"
    deep = pen.dark(bark, 0.6)
    pen.shadow(100, 190, 76, 8)
    for left in (False, True):
        for points, width in (
            ([(126, 104), (166, 92), (186, 52)], 30),
            ([(160, 96), (190, 110), (196, 140)], 18),
        ):
            pen.form(limb([(200 - x, y) if left else (x, y) for x, y in points], width, 8), bark, turn=6)
    pen.form(
        "M40 196Q64 184 66 150Q56 108 70 66Q84 48 100 46Q118 48 132 66Q146 108 136 150Q140 184 164 196Q132 192 118 180Q112 196 100 194Q86 196 82 180Q68 192 40 196z",
        bark,
        line(
            deep,
            "M78 150Q72 170 62 184M124 150Q130 170 140 184M84 66Q78 90 80 100M118 66Q124 90 122 100M100 160V186",
            3,
        ),
        turn=13,
    )
    crown = "M20 66Q6 44 30 34Q32 8 62 16Q78-6 104 6Q132-8 146 14Q172 6 176 34Q198 46 182 68Q160 82 136 66Q118 78 100 66Q82 78 64 66Q40 82 20 66z"
    pen.form(
        crown,
        green,
        line(
            pen.dark(green),
            "M44 40q8-12 20-4M84 24q10-12 22-2M126 28q10-10 22 0M60 58q10-8 20 0M124 56q10-10 22-2M96 48q8-8 16 0",
            3,
        ),
        turn=12,
    )
    for x, y in ((12, 44), (188, 44), (196, 144), (6, 144)):
        pen.form(move("M-16 4Q-20-12-4-14Q4-22 14-12Q24-6 14 6Q4 16-8 12z", x, y), green, turn=5)
    pen.fill(
        "#140c08",
        "M70 94Q84 86 96 102Q88 114 76 110zM132 94Q118 86 106 102Q114 114 126 110zM76 136Q88 126 100 132Q114 124 128 134Q124 156 101 158Q80 156 76 136z",
    )
    shine(pen, "#ffcf3a", (84, 102, 4), (119, 102, 4.4))
    pen.form("M60 82L100 98L142 80L140 92L102 108L98 108L62 94z", pen.lit(bark, 0.1), turn=4)
    pen.form("M94 104Q88 120 92 128Q100 134 110 128Q114 118 108 104z", bark, turn=4)
    pen.fill(pen.lit(bark, 0.3), "M82 136l5 8l5-9zM98 133l4 8l5-8zM114 131l4 9l5-7z")
