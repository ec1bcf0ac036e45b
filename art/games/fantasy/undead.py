"""The dead of the Fantasy Adventure Board Game."""

from __future__ import annotations

from art.colour import BONE, GOLD, STEEL, mix
from art.creatures.limbs import fangs
from art.creatures.undead import bony_hand, corpse, hood, ribs, shine, skull_head
from art.gallery import Gallery
from art.marks import dots, fill, line
from art.parts.props import blade, hilt
from art.paths import circle, limb, move
from art.pen import Pen

monsters = Gallery("fantasy", "monsters", place="castle")


@monsters.drawing(
    "skeleton", "A skeleton with burning eyes holds a notched sword and a split shield.", light="violet"
)
def skeleton(pen: Pen) -> None:
    """Bones, a blade, a broken shield."""
    pen.shadow(100, 190, 64, 8)
    blade(pen, 166, 112, 16, 92, 7, "#8a94a8")
    pen.fill("#1a1420", move("M7-40l-6 3l7 4zM-7-66l5 2l-4 4z", 166, 112, 16))
    hilt(pen, 166, 112, 16, 20)
    ribs(pen)
    pen.shaft(BONE, "M50 126Q34 146 42 168M156 124Q170 134 166 116", 7.5)
    pen.form(
        "M136 112Q152 100 170 112Q180 126 174 142Q154 130 138 138Q130 124 136 112z",
        "#6a5a4a",
        line("#2a1c14", "M140 124Q156 114 174 128"),
        turn=6,
    )
    skull_head(pen)
    wood, edge = "#5a4030", "M8 128Q40 108 74 128Q82 166 42 194Q2 168 8 128z"
    pen.form(
        edge,
        wood,
        line("#8a939f", edge, 5),
        line("#2a1a10", "M26 120V186M42 116V194M58 120V186"),
        fill("#2a1a10", "M64 122l12 12l-20 8l4-10z"),
        turn=8,
    )
    pen.form(circle(42, 151, 12), "#8a939f", turn=5)


def grave_hair(pen: Pen, colour: str) -> None:
    """Thin hair that hangs on both sides of a dead face."""
    pen.form(
        "M64 60Q46 90 50 128Q40 150 44 172Q56 166 58 150Q62 170 70 178Q72 150 72 120L70 70z"
        "M138 60Q158 88 154 126Q164 150 160 172Q148 168 146 150Q142 170 134 178Q130 150 132 118L134 70z",
        colour,
        line(pen.dark(colour), "M58 90Q54 120 56 150M146 90Q150 120 148 150M66 110l-2 40M138 110l2 40"),
        turn=5,
    )


@monsters.drawing(
    "wight", "A dead warrior with long white hair and cold eyes lifts a rusty blade.", light="blue"
)
def wight(pen: Pen) -> None:
    """A withered face under an iron band."""
    mail, iron = "#4a4448", "#6a5a50"
    blade(pen, 168, 150, 10, 100, 8, "#a87a54")
    hilt(pen, 168, 150, 10, 22)
    pen.form(
        "M14 212Q16 168 52 152Q84 142 102 142Q126 142 150 152Q184 166 190 212z",
        mail,
        dots(
            pen.lit(mail, 0.35),
            3.4,
            *((x, y) for y in (170, 184, 198) for x in range(40 + y % 4 * 4, 176, 14)),
        ),
        fill("#0b0510", "M66 136Q100 166 140 134Q146 166 104 172Q70 166 66 136z", 0.5),
        turn=12,
    )
    pen.form(
        "M8 212Q8 164 40 150Q58 148 60 170Q52 196 54 212zM148 150Q184 156 196 212H158Q150 190 146 168z",
        "#5a4a3a",
        line("#2a1c18", "M22 180q14-8 32-2M160 172q16-2 26 12M30 164l6 8"),
        turn=8,
    )
    grave_hair(pen, "#c8ccd0")
    corpse(pen, "#a8a48c", "#9fe8ff")
    pen.form(
        "M62 66Q62 28 102 24Q142 28 142 66Q122 54 102 54Q82 54 62 66z",
        iron,
        line("#3a2c28", "M102 26V54M80 32Q72 46 72 60M124 32Q132 46 132 60"),
        dots(mix(iron, "#ffffff", 0.4), 4, (72, 58), (88, 53), (118, 53), (132, 58)),
        turn=9,
    )
    pen.form(
        "M140 172Q154 160 172 168Q184 178 180 194Q162 202 146 194Q136 184 140 172z",
        "#a8a48c",
        line("#3a342c", "M146 176q12-4 30 2M145 184q12-3 32 3"),
        turn=6,
    )


@monsters.drawing(
    "sir-aldren", "A dead knight stares out of a raised visor, his blue plume in tatters.", light="red"
)
def sir_aldren(pen: Pen) -> None:
    """A knight's helmet around a corpse's face."""
    steel = "#8a93a8"
    pen.form(
        "M86 26Q110-2 150 8Q140 16 160 22Q148 28 170 42Q152 42 164 62Q140 50 118 44z",
        "#3a5aa0",
        line("#1a2a5a", "M104 26Q130 12 150 24M112 34Q140 28 156 42"),
        turn=6,
    )
    blade(pen, 38, 158, -10, 108, 9, STEEL)
    hilt(pen, 38, 158, -10, 26)
    pen.form(
        "M8 212Q12 172 50 156Q84 146 102 146Q126 146 152 156Q188 170 192 212z",
        steel,
        fill("#3a5aa0", "M72 160Q102 176 134 158L140 212H66z"),
        fill(GOLD, "M92 178h20v14q-8 10-10 11q-8-5-10-11z"),
        line(
            pen.dark(steel, 0.6),
            "M72 160L66 212M134 158L140 212M30 186Q44 176 62 184M144 182Q160 174 178 188",
        ),
        turn=12,
    )
    pen.form(
        "M64 120Q102 156 142 118L150 152Q104 178 58 154z",
        steel,
        line(GOLD, "M60 150Q104 174 148 148", 3),
        turn=8,
    )
    corpse(pen, "#8f9a8c", "#ff7a4a")
    pen.form(
        "M62 132Q50 70 70 42Q102 20 136 40Q156 68 144 132Q138 124 136 104L138 66Q104 50 68 66L70 106Q68 124 62 132z",
        steel,
        line(pen.dark(steel, 0.6), "M64 92l8 4M142 92l-8 4M66 112l6 4M140 112l-6 4"),
        turn=9,
    )
    pen.form(
        "M56 62Q66 26 104 22Q142 26 150 60Q154 70 146 72Q104 42 60 74Q52 72 56 62z",
        mix(steel, "#ffffff", 0.15),
        line("#1a1420", "M80 44l10 6M92 38l8 7M108 36l4 8M122 40l-2 9", 3),
        line(GOLD, "M58 70Q104 38 148 68", 2.4),
        turn=8,
    )
    pen.form(
        "M22 172Q36 158 56 168Q66 180 60 194Q44 204 26 196Q16 184 22 172z",
        steel,
        line(pen.dark(steel, 0.6), "M24 178Q42 170 60 178M24 188Q42 180 61 188"),
        turn=6,
    )


@monsters.drawing(
    "barrow-king",
    "A dead king with a braided beard and a golden crown sits in the dark of his barrow.",
    light="teal",
    place="cave",
)
def barrow_king(pen: Pen) -> None:
    """Gold on old bones."""
    robe = "#6a2440"
    pen.glow("#ffd36a", 100, 60, 90, 0.35)
    pen.form(
        "M4 212Q8 162 48 146Q84 138 102 138Q128 138 154 146Q192 160 198 212z",
        robe,
        line(pen.dark(robe, 0.6), "M60 170L50 210M146 168L156 210", 3),
        fill("#0b0510", "M60 132Q100 172 148 132Q150 168 104 178Q64 170 60 132z", 0.5),
        turn=13,
    )
    pen.form(
        "M2 206Q4 160 40 144Q60 142 62 160Q40 174 40 212H2zM148 144Q186 150 200 206V212H164Q166 176 146 160z",
        "#8a7258",
        line("#4a3624", "M18 180q4 10 0 20M34 164q2 10 0 18M170 166q4 8 2 16M184 184q4 8 2 16", 2.6),
        turn=7,
    )
    pen.form(
        "M58 150Q102 190 150 148L154 162Q104 208 54 164z",
        GOLD,
        line(pen.dark(GOLD), "M66 160l-3 10M82 170l-2 10M102 174v10M122 170l3 10M140 158l4 10", 2.4),
        turn=5,
    )
    grave_hair(pen, "#8a7a5a")
    corpse(pen, "#8a8470", "#7fffd8", grin=False)
    pen.form(
        "M70 112Q86 106 102 110Q120 106 134 110Q134 134 118 142Q116 170 108 190Q104 200 98 190Q90 168 88 142Q72 134 70 112z",
        "#a89468",
        line(
            "#5a4a2c",
            "M82 120Q88 136 92 142M122 120Q116 136 112 142M94 152q8 6 16 0M95 164q8 6 14 0M97 176q5 5 10 0",
            2.4,
        ),
        fill("#180c1c", "M92 119Q102 114 114 119Q110 128 102 128Q95 127 92 119z"),
        turn=8,
    )
    pen.form(
        "M60 66L50 24L74 44L82 12L102 38L124 10L132 42L156 22L146 66Q102 46 60 66z",
        GOLD,
        line(pen.dark(GOLD), "M62 60Q102 40 146 59", 2.4),
        fill("#c8203a", circle(103, 46, 6)),
        fill("#5fc8e8", circle(74, 52, 4) + circle(132, 51, 4)),
        turn=9,
        edge=3,
    )


@monsters.drawing(
    "wraith", "Two white eyes burn in an empty hood above reaching hands of bone.", light="teal", place="hall"
)
def wraith(pen: Pen) -> None:
    """A hood with nobody in it."""
    robe = "#2c2a44"
    pen.glow("#5fe0d0", 96, 110, 100, 0.35)
    pen.form(
        "M52 92Q40 120 36 150Q26 168 14 182Q34 180 42 172Q40 188 28 200Q54 194 62 178Q66 190 62 204Q84 194 90 176Q100 192 98 206Q118 194 120 176Q132 186 136 202Q148 188 146 172Q162 182 178 182Q166 166 164 146Q158 112 146 92z",
        robe,
        line(
            pen.dark(robe, 0.6),
            "M76 120Q64 150 68 180M104 124Q100 150 104 186M130 116Q140 146 138 176M56 130Q50 150 44 166",
            3,
        ),
        fill("#3fb0a8", "M14 184Q60 160 100 172Q150 160 180 184L180 206H14z", 0.35),
        turn=10,
    )
    hood(pen, mix(robe, "#4a5a8a", 0.3))
    pen.fill("#223a4a", "M72 92Q82 72 96 72Q112 74 122 94Q124 116 112 132Q98 144 84 132Q70 116 72 92z", 0.7)
    pen.glow("#7ffff0", 80, 100, 20)
    pen.glow("#7ffff0", 110, 99, 22)
    pen.fill("#eafffb", "M71 95Q80 97 89 104Q80 110 74 105zM121 93Q110 96 101 104Q110 110 118 104z")
    pen.fill("#07060f", "M84 122Q96 116 108 122Q108 144 96 146Q84 142 84 122z")
    fangs(pen, (86, 122), (106, 122), 4, 6, -2)
    bony_hand(pen, 36, 138)
    bony_hand(pen, 160, 132, size=0.9, flip=True)


def lich_robe(pen: Pen, cloth: str, trim: str) -> None:
    """A high collar that stands up behind a skull, and a robe with a broad hem."""
    pen.form(
        "M58 150Q26 120 20 62Q52 78 66 112L136 110Q150 76 182 58Q178 120 148 148z",
        pen.dark(cloth, 0.25),
        line(trim, "M58 148Q30 120 24 68M148 146Q174 118 178 64", 4),
        turn=7,
    )
    pen.form(
        "M10 212Q18 166 56 152Q82 140 102 140Q128 140 150 152Q186 166 192 212z",
        cloth,
        fill(trim, "M86 144L118 142L126 212H78z"),
        fill(pen.dark(cloth, 0.5), "M92 150L112 148L118 212H86z"),
        line(pen.dark(cloth, 0.6), "M50 168Q44 190 46 210M156 166Q162 190 160 210", 3),
        fill("#0b0510", "M66 134Q100 160 140 132Q142 158 104 164Q70 160 66 134z", 0.5),
        turn=12,
    )


@monsters.drawing(
    "lich", "A crowned skull with green fire in its eyes looks over a purple collar.", light="red"
)
def lich(pen: Pen) -> None:
    """A skull, a crown, a staff."""
    pen.shaft("#4a3a34", "M180 214L172 70", 7)
    lich_robe(pen, "#4a2a6a", "#c8963a")
    with pen.group("translate(-2 4)"):
        skull_head(pen, "#cfc4a0", "#8fff5a")
    pen.form(
        "M54 52L48 18L66 32L80 6L94 28L112 4L122 28L142 12L146 30L156 18L148 54Q100 34 54 52z",
        "#b8862e",
        fill("#5fe07a", "M98 26l7 9l-7 10l-7-10z"),
        dots("#ffe9a0", 4, (66, 42), (82, 38), (118, 38), (134, 42)),
        turn=6,
    )
    pen.glow("#8fff5a", 172, 52, 36)
    pen.form("M172 28l12 22l-12 24l-12-24z", "#7fe85a", fill("#ffffff", "M172 28l-12 22h9z", 0.7), turn=4)
    pen.shaft("#d8ccb0", "M158 172Q168 166 184 168M157 180Q170 174 187 176M160 188Q172 183 187 185", 5)


@monsters.drawing(
    "lich-lord", "A horned skull bathed in violet fire raises both hands of bone.", light="green"
)
def lich_lord(pen: Pen) -> None:
    """Horns, and magic in both hands."""
    pen.glow("#c77aff", 100, 70, 110, 0.5)
    for flip in (False, True):
        shape = limb([(70, 60), (40, 46), (26, 18), (40, -6)], 26, 3)
        pen.form(
            shape if not flip else move(shape, 202, flip=True),
            "#5a4a44",
            line(
                "#2a1c1c",
                "M56 42l-8 12M44 34l-10 8M34 20l-10 2"
                if not flip
                else "M146 42l8 12M158 34l10 8M168 20l10 2",
                2.4,
            ),
            turn=5,
        )
    lich_robe(pen, "#2a1c34", "#a83ad8")
    with pen.group("translate(1 6)"):
        skull_head(pen, "#e0d4b8", "#d87aff", jaw=9)
    pen.line("#d87aff", "M60 40Q100 22 144 40", 5)
    pen.line("#fff0ff", "M60 40Q100 22 144 40", 1.8)
    for x, flip in ((34, False), (168, True)):
        pen.glow("#d87aff", x, 124, 34)
        bony_hand(pen, x, 156, "#e0d4b8", 1.2, flip=flip)
    pen.form(circle(102, 178, 13), GOLD, fill("#ff5ad8", circle(102, 178, 7)), turn=4)
    shine(pen, "#ff9aff", (101, 177, 3))
