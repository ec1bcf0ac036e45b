"""Graves, crypts and sewers."""

from __future__ import annotations

from art.colour import GOLD
from art.creatures.undead import shine
from art.games.dragonfire.grave import encounters
from art.marks import fill, line
from art.parts.eyes import beast_eye
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
    "A crocodile's yellow eyes rise out of the green water under a brick arch with torn bars.",
    light="green",
    place="castle",
)
def flooded_sewer(pen: Pen) -> None:
    """Something swims here."""
    brick, iron, hide, water = "#8a5a4a", "#5a5a66", "#4f6a3c", "#3f8a5a"
    pen.form(
        "M-4-4H204V150H-4z",
        pen.dark(brick, 0.2),
        line(
            pen.dark(brick, 0.65),
            "M0 26H40M0 60H22M0 96H16M170 26H204M180 60H204M186 96H204M20 0V26M10 26V60M188 26V60M12 60V96M192 60V96",
            3,
        ),
        turn=4,
    )
    pen.form(
        "M18 160V96Q22 14 100 10Q178 14 182 96V160z",
        pen.lit(brick, 0.18),
        line(
            pen.dark(brick, 0.65),
            "M18 124H40M160 124H182M20 88L42 92M180 88L158 92M34 52L52 64M166 52L148 64M60 26L70 44M140 26L130 44M100 10V34",
            3.4,
        ),
        turn=7,
    )
    pen.fill("#04100c", "M38 160V98Q42 34 100 32Q158 34 162 98V160z")
    pen.glow("#8fffb0", 100, 116, 66, 0.75)
    pen.fill("#0a241a", "M74 150V112Q76 88 100 86Q124 88 126 112V150z", 0.8)
    pen.shaft(iron, "M62 44V92M82 34V74L76 86M118 34V84M138 44V104L146 112", 7)
    pen.form(
        "M-4 214V138Q40 130 80 138Q140 128 204 138V214z",
        water,
        line("#9fe8a0", "M4 152q18-6 34 0M150 146q20-6 40 2M6 182q12-5 24 0M166 176q14-5 30 0", 3),
        turn=8,
    )
    pen.fill("#0c2a1e", "M30 176Q60 152 100 158Q150 152 176 180Q140 198 96 196Q50 196 30 176z", 0.55)
    with pen.group("translate(-46 -66)scale(1.4)"):
        pen.form(
            "M40 180Q38 166 58 160Q70 158 80 150Q74 130 88 124Q102 124 106 140H118Q120 122 136 122Q150 128 146 148Q168 156 172 176Q140 186 104 186Q66 188 40 180z",
            hide,
            fill(pen.dark(hide, 0.7), "M52 166q5-5 9 0q-4 4-9 0z"),
            line(
                pen.dark(hide, 0.6),
                "M70 166q8-6 14 0M96 158q8-5 16 0M130 162q8-5 16 0M92 172q8-5 16 0M120 174q8-5 16 0",
                2.6,
            ),
            turn=9,
        )
        pen.fill("#fff6e0", "M56 180l5 12l6-11zM78 184l5 10l6-10zM104 185l5 11l6-12zM134 183l5 9l6-10z")
        pen.glow("#ffd34a", 91, 137, 24)
        pen.glow("#ffd34a", 131, 135, 28)
        pen.mark(beast_eye(91, 138, 0.8, "#ffd34a", 6), beast_eye(131, 136, 0.96, "#ffd34a", -6))
    pen.line("#bff5c0", "M24 184Q60 198 104 194Q150 194 184 182", 3, 0.8)


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
