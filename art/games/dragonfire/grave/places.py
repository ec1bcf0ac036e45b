"""Graves, crypts and sewers."""

from __future__ import annotations

from art.colour import GOLD
from art.creatures.undead import shine
from art.games.dragonfire.grave import encounters
from art.marks import fill, line
from art.paths import limb, move
from art.pen import Pen


@encounters.drawing(
    "cursed-ground", "A great dead hand claws its way out of the earth among crooked gravestones."
)
def cursed_ground(pen: Pen) -> None:
    """Graves."""
    stone, earth = "#7a7f8a", "#3a2f28"
    for data, marks in (
        ("M126 150V84Q128 58 152 58Q176 62 174 88L170 150z", "M138 80h22M138 92h22M138 104h16"),
        ("M20 156L30 96Q40 78 58 84Q72 92 68 112L60 160z", "M40 102l18 4M38 114l18 4"),
    ):
        pen.form(data, stone, line(pen.dark(stone, 0.6), marks, 4), turn=8)
    pen.form(
        "M82 140V66Q84 34 106 34Q130 36 130 66V140z",
        pen.lit(stone, 0.12),
        line(pen.dark(stone, 0.6), "M94 60h24M94 74h24M94 88h16M84 110l12 8l-4 14M128 60l-8 8", 4),
        turn=9,
    )
    pen.form(
        "M-4 214V150Q40 128 90 140Q150 128 204 148V214z",
        earth,
        line(
            pen.dark(earth, 0.7), "M20 170q14-8 30 0M120 160q16-8 34 0M70 190q16-8 34 0M150 188q14-8 28 0", 3
        ),
        turn=8,
    )
    pen.fill("#b8ff7a", "M-4 160Q40 144 80 156Q130 144 204 162V174Q140 160 90 170Q40 160-4 176z", 0.4)
    skin = "#b4c49c"
    pen.glow("#a8f070", 100, 112, 92, 0.75)
    pen.form("M74 204Q84 170 80 140H124Q122 170 134 204z", skin, turn=9)
    for points in (
        [(84, 122), (62, 96), (66, 66), (80, 54)],
        [(96, 112), (84, 74), (92, 42), (104, 32)],
        [(110, 112), (112, 72), (124, 46), (136, 42)],
        [(122, 122), (136, 92), (150, 74), (160, 76)],
    ):
        pen.form(limb(points, 9, 5), skin, turn=5)
        (x, y), (before, above) = points[-1], points[-2]
        pen.form(move("M-5 4L0-15L5 4z", x, y, 20 if x > before else -20), "#3a3428", turn=3)
        pen.line(pen.dark(skin), f"M{before - 5} {above + 6}l10-4", 3)
    pen.form(
        "M70 150Q66 116 100 110Q136 114 132 150Q102 166 70 150z",
        skin,
        line(pen.dark(skin), "M84 128q16-8 34 0M86 142q16-8 30 0", 3),
        turn=9,
    )
    pen.form(limb([(128, 146), (148, 136), (156, 118)], 9, 6), skin, turn=5)
    pen.fill(earth, "M66 194Q100 172 140 194L150 204H56z")


@encounters.drawing(
    "moaning-chamber",
    "A doorway in the shape of a screaming stone face breathes out pale mist.",
    light="teal",
    place="castle",
)
def moaning_chamber(pen: Pen) -> None:
    """The doorway is a mouth."""
    stone = "#6a7280"
    crack = pen.dark(stone, 0.65)
    pen.form(
        "M-4-4H204V214H-4z",
        pen.dark(stone, 0.35),
        line(
            crack,
            "M-4 50H30M170 50H204M-4 110H24M176 110H204M-4 160H34M166 160H204M16 50V110M186 50V110M10 110V160M190 110V160",
            3,
        ),
        turn=4,
    )
    pen.form(
        "M36 214Q22 120 36 70Q50 14 100 8Q150 14 164 70Q178 120 164 214z",
        stone,
        fill(
            crack,
            "M48 66Q64 46 90 68Q84 92 64 92Q50 86 48 66zM152 66Q136 46 110 68Q116 92 136 92Q150 86 152 66z",
        ),
        line(
            crack,
            "M64 30q14-8 28-4M136 30q-14-8-28-4M44 110q10 10 8 24M156 110q-10 10-8 24M100 12v20M40 150l14 10M160 150l-14 10",
            3,
        ),
        turn=13,
        edge=3,
    )
    pen.form("M90 62L84 104Q100 114 116 104L110 62z", pen.lit(stone, 0.2), turn=5)
    pen.form(
        "M40 58L92 70L88 80Q64 62 42 70zM160 58L108 70L112 80Q136 62 158 70z", pen.lit(stone, 0.25), turn=3
    )
    pen.fill("#05080e", "M62 214Q52 150 70 126Q100 112 130 126Q148 150 138 214z")
    pen.glow("#bfffe8", 100, 176, 60, 0.7)
    pen.fill(
        pen.lit(stone, 0.35),
        "M70 128L82 122L80 142zM88 120L102 118L96 140zM106 118L120 122L112 142zM122 124L132 130L128 146z",
    )
    shine(pen, "#bfffe8", (72, 76, 4), (128, 76, 4.4))
    for data in (
        "M90 214Q76 180 96 164Q108 150 98 138",
        "M112 214Q130 186 112 170Q104 160 112 148",
        "M60 200Q30 190 24 166M140 200Q172 190 178 166",
    ):
        pen.line("#bfffe8", data, 7, 0.4)


@encounters.drawing(
    "flooded-sewer",
    "Green water runs out of a barred brick arch, a tail vanishing below.",
    light="green",
    place="castle",
)
def flooded_sewer(pen: Pen) -> None:
    """A drain."""
    brick, iron = "#8a5a4a", "#4a4a54"
    pen.form(
        "M0 0H200V140H0z",
        brick,
        line(
            pen.dark(brick, 0.6),
            "M0 22H200M0 46H200M0 70H200M0 94H200M0 118H200M24 0V22M70 0V22M120 0V22M170 0V22M50 22V46M150 22V46M20 46V70M180 46V70M30 70V94M172 70V94M14 94V118M188 94V118",
            2.6,
        ),
        turn=4,
    )
    pen.form(
        "M36 140V92Q42 34 100 30Q158 34 164 92V140z",
        pen.lit(brick, 0.15),
        line(
            pen.dark(brick, 0.6),
            "M36 110H52M148 110H164M42 72L56 80M158 72L144 80M66 42L74 56M134 42L126 56M100 30V46",
            3,
        ),
        turn=5,
    )
    pen.fill("#060a08", "M52 140V94Q58 50 100 46Q142 50 148 94V140z")
    shine(pen, "#ffcf3a", (86, 84, 3), (98, 84, 3))
    pen.shaft(iron, "M70 62V150M90 50V150M110 50V150M130 62V150M54 100H146", 6)
    pen.form(
        "M-4 214V146Q30 132 60 142Q100 128 140 142Q172 132 204 146V214z",
        "#5a8a3a",
        line(
            "#b8e06a",
            "M14 160q20-8 40 0M80 156q20-8 40 0M146 162q18-8 36 0M40 182q20-8 44 0M112 186q20-8 44 0",
            3,
        ),
        turn=8,
    )
    pen.form(limb([(140, 178), (164, 166), (176, 140), (166, 122)], 16, 3), "#6a5a5a", turn=4)
    pen.dots("#d8ffa0", 7, (60, 170), (72, 176), (56, 182), opacity=0.8)


@encounters.drawing(
    "vampire-lair",
    "A crimson coffin stands open under a barred moonlit window, bats above it.",
    light="green",
    place="castle",
)
def vampire_lair(pen: Pen) -> None:
    """The coffin is open."""
    wood, silk, stone = "#4a2a24", "#b01f34", "#5a5f6e"
    pen.form("M56 96V38Q60 8 100 6Q140 8 144 38V96z", stone, turn=5)
    pen.fill("#e8ffd0", "M66 92V40Q70 18 100 16Q130 18 134 40V92z")
    pen.oval("#ffffff", 112, 48, 20)
    pen.line(stone, "M66 56H134M84 20V92M116 20V92", 5)
    bat = "M0 0Q-8-10-24-8Q-18-2-18 6Q-10 2-6 8L0 4L6 8Q10 2 18 6Q18-2 24-8Q8-10 0 0z"
    pen.fill(
        "#0c0a14",
        move(bat, 40, 40, -12, 0.9)
        + move(bat, 164, 60, 10, 1.1)
        + move(bat, 160, 24, 8, 0.7)
        + move(bat, 92, 36, 4, 0.5),
    )
    pen.shadow(100, 190, 84, 8)
    pen.form(
        "M118 112L168 84L190 98L180 184L150 190z",
        wood,
        line(GOLD, "M124 116L166 92L182 102L174 180L152 184z", 2.6),
        fill(GOLD, "M154 114l10 18l-8 30l-10-28z"),
        turn=7,
    )
    pen.form(
        "M20 130L50 110L140 112L164 136L150 188H36z",
        wood,
        line(pen.dark(wood, 0.6), "M28 150H158M32 170H154", 3),
        turn=8,
    )
    pen.form(
        "M30 130L54 118L136 120L154 136L146 150H38z",
        silk,
        line(pen.dark(silk), "M60 122l-6 24M84 122l-2 26M108 122l2 26M130 124l8 22", 3),
        turn=5,
    )
    pen.form("M48 132Q66 122 82 132Q80 144 64 146Q50 144 48 132z", "#e8dcd0", turn=4)
    for x in (12, 184):
        pen.shaft("#e8dcc0", f"M{x} 186V150", 7)
        pen.glow("#ffd36a", x, 138, 22)
        pen.fill("#ffb02e", f"M{x} 126q6 10 3 18h-6q-4-8 3-18z")
