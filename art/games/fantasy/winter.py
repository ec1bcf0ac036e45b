"""Monsters of the Eternal Winter, its three dragons last."""

from __future__ import annotations

from art.colour import INK, IRON, WOOD, mix
from art.creatures.brutes import big_fist, ogre_head, shoulders
from art.creatures.limbs import bat_wing, claws, fangs, leg, scales
from art.creatures.wild import wolf
from art.gallery import Gallery
from art.marks import fill, line
from art.parts.eyes import beast_eye
from art.parts.scales import dragon
from art.paths import limb, mirror, move
from art.pen import Pen
from art.things.effects import sparks

monsters = Gallery("fantasy", "monsters", place="peaks")
FROST, SNOW = "#bfeaff", "#eefaff"


def frost(pen: Pen, x: float, y: float, size: float = 1) -> None:
    """A blast of cold that leaves a mouth at (x, y) to the left."""
    pen.glow(FROST, x - 34 * size, y + 14 * size, 46 * size, 0.75)
    pen.fill(
        "#dff6ff",
        move(
            "M0 0Q-32 8-70-4L-60 12L-74 20L-58 30L-72 44L-50 44L-54 62L-34 48L-24 54Q-10 32 10 14z",
            x,
            y,
            0,
            size,
        ),
        0.75,
    )
    pen.fill("#ffffff", move("M0 2Q-28 14-60 14L-44 24L-56 36L-36 34L-34 46Q-14 30 6 10z", x, y, 0, size))


@monsters.drawing(
    "winter-ogre",
    "An ogre in a bearskin, icicles in his white beard, leans on a block of ice for a club.",
    light="umber",
)
def winter_ogre(pen: Pen) -> None:
    """White fur and ice."""
    hide, pelt = "#8fa8b8", "#e0dcd0"
    pen.shaft(WOOD, "M176 214L170 70", 10)
    pen.form(
        "M146 22L184 8L202 40L194 92L158 98L140 62z",
        "#9fd8ee",
        fill("#ffffff", "M146 22L168 40L158 98L140 62z", 0.55),
        fill("#4a8ab0", "M202 40L168 40L158 98L194 92z", 0.5),
        turn=4,
        rim="#ffffff",
    )
    shoulders(
        pen,
        pelt,
        line(
            pen.dark(pelt),
            "M24 160q-6 14 0 30M46 176q-4 14 2 26M150 174q6 12 2 26M174 158q6 14 2 30M100 190v16M76 184l-2 16M126 184l2 16",
            3,
        ),
        top=100,
    )
    with pen.group("translate(-4 0)"):
        ogre_head(pen, hide, "#ffcf3a", ears=False, brow="#eef2f4", tusks=False)
        pen.form(
            "M50 122Q56 140 76 144Q102 150 128 144Q146 138 152 120Q156 160 136 178L128 164L118 188L106 168L96 192L86 168L72 184L68 162Q48 152 50 122z",
            "#eef2f4",
            line("#9ab0c0", "M64 148l6 14M84 154l2 16M102 156v16M120 154l-2 16M140 146l-6 16", 2.4),
            turn=8,
        )
        pen.form(
            "M52 92Q44 30 98 20Q152 26 152 92Q146 74 134 62Q100 44 68 62Q56 74 52 92z",
            pelt,
            line(pen.dark(pelt), "M60 60l-6 10M74 42l-4 10M98 32v10M122 40l6 10M140 60l6 10", 2.6),
            turn=9,
        )
    big_fist(pen, 168, 172, 0.66, hide)


@monsters.drawing("winter-wolf", "A white wolf with blue eyes breathes out a storm of ice.", light="violet")
def winter_wolf(pen: Pen) -> None:
    """Jaws and frost."""
    fur = "#d4dce8"
    pen.form(
        "M44 212Q56 150 92 116Q140 96 176 128Q200 160 202 212z",
        mix(fur, "#8a9ac0", 0.3),
        line(pen.dark(fur), "M120 160l6 14M140 150l6 14M160 166l4 14M100 176l4 14M176 190l2 12", 3),
        turn=14,
    )
    with pen.group("translate(-6 -10)scale(1.12)"):
        wolf(pen, fur, "#5fd8ff", gape=True, mane="#a8b4d0")
    frost(pen, 58, 128, 0.92)
    sparks(pen, "#ffffff", (22, 92, 0.5), (48, 186, 0.4), (12, 184, 0.35))


@monsters.drawing(
    "frost-salamander",
    "A six-legged lizard of blue ice crouches, cold rolling off its crystal back.",
    light="red",
    place="crystals",
)
def frost_salamander(pen: Pen) -> None:
    """A long body, crystals, too many legs."""
    hide, ice = "#4f9ac8", "#c8f0ff"
    pen.glow("#bfeaff", 100, 120, 100, 0.5)
    pen.shadow(104, 188, 90, 8)
    pen.form(limb([(150, 140), (186, 120), (190, 76), (160, 56), (150, 74)], 34, 4), hide, turn=6)
    for points in ([(150, 150), (176, 160), (180, 184)], [(118, 158), (134, 172), (136, 190)]):
        leg(pen, points, 26, 14, pen.dark(hide, 0.3), turn=5)
    pen.form(
        "".join(
            move("M-8 8L-3-30L4-34L9 8z", x, y, turn, size)
            for x, y, turn, size in (
                (112, 106, -10, 1.5),
                (134, 104, 6, 1.9),
                (154, 112, 24, 1.5),
                (166, 130, 48, 1.1),
            )
        ),
        ice,
        rim="#ffffff",
        turn=5,
    )
    pen.form(
        "M60 140Q84 96 128 100Q170 108 168 142Q160 174 110 176Q66 172 60 140z",
        hide,
        fill(mix(hide, "#ffffff", 0.6), "M62 150Q100 170 162 154Q150 178 108 180Q70 174 62 150z", 0.85),
        scales(pen, hide, (90, 118), (110, 112), (130, 116), (148, 126), (100, 132), (122, 134), (142, 140)),
        turn=12,
    )
    pen.form("M92 66L112 40L112 62L136 52L124 74L144 82L120 90z", ice, turn=4)
    pen.fill("#2a0a1c", "M22 116Q70 114 114 106Q120 140 88 158Q52 164 32 148z")
    pen.fill("#c84a6a", "M48 150Q76 132 104 138Q96 154 78 158Q58 158 48 150z")
    pen.form(
        "M26 144Q54 164 86 156Q114 144 122 110Q132 146 100 168Q58 178 32 162Q22 152 26 144z",
        pen.lit(hide, 0.1),
        turn=6,
    )
    fangs(pen, (36, 152), (92, 154), 6, -13, 6, 3)
    pen.form(
        "M12 106Q20 86 50 78Q70 54 102 64Q128 82 122 108Q108 120 72 118Q34 124 14 118z",
        hide,
        fill(INK, "M20 104q6-6 10 0q-4 5-10 0z"),
        scales(pen, hide, (88, 76), (102, 90), (58, 84), size=0.8),
        turn=10,
    )
    fangs(pen, (18, 118), (104, 114), 9, 14, 4, 2)
    pen.mark(beast_eye(82, 90, 0.95, "#ffcf3a", -6))
    pen.fill(pen.dark(hide, 0.75), "M56 74L104 88L102 96Q80 84 58 84z")
    for x, y in ((150, 184), (84, 182), (52, 176)):
        leg(pen, [(x + 14, y - 30), (x - 4, y - 16), (x, y - 4)], 26, 16, hide, turn=5)
        claws(pen, x - 8, y, 3, 0.8, 0, "#ffffff")
    sparks(pen, "#ffffff", (24, 74, 0.5), (150, 30, 0.45), (178, 152, 0.4))


@monsters.drawing(
    "goblin-marauder", "A goblin with a lance rides on the back of a screaming eagle.", light="teal"
)
def goblin_marauder(pen: Pen) -> None:
    """An eagle below, its rider above."""
    down, white, skin, beak = "#7a4f2c", "#efe6d4", "#7f9a4a", "#f0a82e"
    for left in (False, True):
        wing = "M118 138Q140 96 200 62Q206 100 198 136L190 126L188 160L176 148L170 180L156 162L146 186z"
        veins = "M136 136Q160 110 190 92M144 154Q166 134 186 124"
        pen.form(
            mirror(wing, 94) if left else wing,
            pen.dark(down, 0.2 if left else 0),
            line(pen.dark(down, 0.6), mirror(veins, 94) if left else veins, 2.6),
            turn=8,
        )
    pen.shaft(WOOD, "M190 170L60 18", 5)
    pen.form("M46 2L72 22L62 34z", "#d4dce8", turn=3)
    pen.form(
        "M104 134Q100 84 128 74Q156 78 160 134z",
        "#6a2a2a",
        line("#3a1418", "M118 90Q112 110 114 130M144 90Q150 110 148 130", 2.6),
        turn=8,
    )
    ears = "M144 50Q164 30 190 32Q180 56 150 66z"
    pen.form(ears + mirror(ears, 127), skin, turn=4)
    pen.form("M104 48Q104 26 128 24Q152 26 152 48Q152 68 136 80Q128 86 120 80Q104 68 104 48z", skin, turn=8)
    pen.form("M122 50Q104 60 100 72Q112 76 128 68z", pen.dark(skin, 0.15), turn=4)
    pen.fill("#2a0a12", "M116 74Q128 70 142 70Q136 80 126 80z")
    pen.fill("#fff6e0", "M120 74l3 5l3-6zM132 72l3 5l3-6z")
    pen.mark(
        beast_eye(140, 52, 0.62, "#ffcf3a", -12, round=True),
        beast_eye(114, 52, 0.5, "#ffcf3a", 12, round=True),
    )
    pen.form(
        "M100 44Q98 18 128 12Q158 18 156 46Q128 34 100 44z",
        IRON,
        line("#c8d0dc", "M102 42Q128 32 154 43", 2.6),
        turn=6,
    )
    pen.form("M104 24Q90 20 86 4Q104 8 112 18zM150 24Q164 18 170 2Q152 6 144 18z", "#d8c49a", turn=3)
    pen.form(limb([(148, 96), (166, 118), (146, 128)], 22, 16), "#6a2a2a", turn=5)
    pen.form("M136 120Q146 112 156 120Q158 134 146 138Q136 132 136 120z", skin, turn=4)
    pen.form(
        "M40 214Q44 150 84 124Q128 116 148 156Q158 186 156 214z",
        down,
        scales(pen, down, (92, 160), (112, 158), (132, 164), (100, 176), (120, 178), (108, 194), (130, 196)),
        turn=12,
    )
    pen.form(
        "M46 104Q60 82 88 84Q118 92 120 126L128 146L112 144L108 164L94 150L78 164L70 146Q44 136 46 104z",
        white,
        line(pen.dark(white, 0.35), "M100 112q6 8 6 16M90 130q4 8 4 14M108 130q4 6 4 10", 2.4),
        turn=10,
    )
    pen.form(
        "M26 142Q44 132 70 138Q68 156 52 160Q34 158 26 142z",
        "#c87a1e",
        fill("#4a0a14", "M32 143Q48 136 66 140Q62 150 50 152Q38 150 32 143z"),
        turn=4,
    )
    pen.form(
        "M68 98Q36 100 14 126Q8 140 16 154Q24 136 44 134Q66 136 78 126Q82 106 68 98z",
        beak,
        fill("#fff0b8", "M64 102Q40 106 24 124Q42 112 66 112z", 0.7),
        fill("#5a2a10", "M44 116q7-4 11 0q-5 4-11 0z"),
        turn=6,
    )
    pen.mark(beast_eye(84, 108, 0.9, "#ffb02e", 6, round=True))
    pen.fill(INK, "M62 98Q80 90 104 102L102 108Q82 98 66 104z")


@monsters.drawing(
    "white-dragon", "A white dragon spreads its wings and breathes a cone of frost.", light="blue"
)
def white_dragon(pen: Pen) -> None:
    """Wings, neck, breath."""
    hide, wing = "#b8ccdc", "#5f86b0"
    rib = "#24405f"
    pen.form(
        "M96 128Q64 60 22 40L24 14L8 34Q-8 70-4 132Q10 116 24 134Q38 122 50 148Q66 142 84 176z",
        pen.dark(wing, 0.2),
        line(rib, "M18 40Q60 80 92 140M18 42Q26 90 24 132M20 42Q46 90 50 146", 2.6),
        turn=6,
    )
    pen.form(
        "M116 140Q120 54 176 26L172 2L190 18Q208 54 204 128Q190 108 180 126Q166 114 158 142Q144 140 140 176z",
        wing,
        line(rib, "M180 26Q142 70 130 150M182 28Q190 80 180 126M180 28Q160 80 158 142", 2.8),
        turn=9,
    )
    pen.form(
        "M62 212Q66 176 86 158Q90 128 84 96L128 72Q160 92 162 140Q176 166 178 212z",
        hide,
        fill("#e8f2f8", "M58 212Q66 176 86 156Q92 128 88 100L104 98Q116 130 106 158Q98 180 104 212z"),
        line(
            "#8fa8c0",
            "M88 112L110 112M90 126L112 128M88 142L110 146M82 158L106 164M74 174L102 182M68 190L102 198",
            2.4,
        ),
        scales(pen, hide, (130, 112), (136, 132), (130, 150), (146, 162), (130, 174), (150, 188), size=0.8),
        turn=12,
    )
    pen.fill("#0b1020", "M84 112Q104 132 132 106L136 120Q108 150 86 130z", 0.35)
    with pen.group("translate(-10 -26)scale(1.12)rotate(4 100 90)"):
        dragon(pen, hide, "#5fd8ff", "none", wing, "#e8f2f8", gape=True, eye=1.05)
    frost(pen, 68, 110)
    sparks(pen, "#ffffff", (16, 92, 0.45), (52, 178, 0.4))


@monsters.drawing(
    "young-white-dragon",
    "A young white dragon hisses on a rock, its small wings half open.",
    light="green",
    place="crystals",
)
def young_white_dragon(pen: Pen) -> None:
    """A whole small dragon."""
    hide, wing = "#dce4f0", "#7a8fc8"
    pen.shadow(104, 190, 80, 8)
    pen.form(
        "M24 214L40 178L76 168L120 176L160 168L186 186L196 214z",
        "#4a5568",
        line("#2a3040", "M60 176l6 20M120 178l-4 20M158 172l6 20", 3),
        turn=6,
    )
    bat_wing(pen, 124, 108, wing, 0.78, 6)
    pen.form(limb([(140, 150), (180, 160), (186, 128), (164, 116)], 26, 4), hide, turn=5)
    pen.form("M156 108l22 2l-6 16z", wing, turn=3)
    pen.form(
        "M72 168Q64 124 88 104Q120 94 144 118Q162 150 146 174Q110 184 72 168z",
        hide,
        fill("#9fb4e0", "M74 164Q74 130 90 112Q108 120 108 150L100 176z", 0.8),
        line("#6a80b8", "M78 132L104 132M76 146L106 148M76 160L104 164", 2.2),
        scales(pen, hide, (118, 120), (132, 132), (120, 142), (136, 152), size=0.8),
        turn=11,
    )
    bat_wing(pen, 92, 112, mix(wing, "#ffffff", 0.1), 0.62, 4, left=True)
    with pen.group("translate(-6 -30)scale(1.02)"):
        dragon(pen, hide, "#ffb02e", "small", wing, "#f4f8ff", gape=True, eye=1.3)
    leg(pen, [(92, 150), (76, 164), (80, 180)], 28, 18, hide, turn=6)
    leg(pen, [(138, 152), (142, 168), (132, 180)], 30, 18, hide, turn=6)
    claws(pen, 70, 180, 3, 0.9, 0, "#e8f0ff")
    claws(pen, 122, 180, 3, 0.9, 0, "#e8f0ff")
    pen.fill("#e8fbff", "M52 116q-16 2-28-4q10 10 24 10q-14 8-26 6q16 10 34-2z", 0.8)


@monsters.drawing(
    "skraethor",
    "The face of an ancient white dragon fills the sky, horns like glaciers, eyes like cold stars.",
    light="slate",
)
def skraethor(pen: Pen) -> None:
    """A head too large for the picture, seen from the front."""
    hide, horn, ice = "#cfdcea", "#6f8fb8", "#9fd8f4"
    deep = pen.dark(hide, 0.55)
    for left in (False, True):
        wing = "M150 110Q168 84 206 74V196Q190 170 176 176Q166 150 150 150z"
        pen.form(
            mirror(wing) if left else wing,
            "#3f5478",
            line("#22304c", mirror("M156 116Q180 130 200 160") if left else "M156 116Q180 130 200 160", 3),
            turn=6,
        )
        shape = limb([(132, 60), (160, 40), (178, 10), (170, -14)], 34, 3)
        pen.form(
            mirror(shape) if left else shape,
            horn,
            line(
                "#2f4a74",
                mirror("M146 40l12 16M158 26l14 10M166 10l16 4")
                if left
                else "M146 40l12 16M158 26l14 10M166 10l16 4",
                2.6,
            ),
            turn=6,
        )
        frill = "M148 84L196 92L176 108L200 130L172 134L186 160L150 150z"
        pen.form(mirror(frill) if left else frill, ice, turn=5)
    pen.form(
        "M100 20Q124 26 132 48Q158 60 160 94Q160 120 144 140Q138 176 118 194Q100 204 82 194Q62 176 56 140Q40 120 40 94Q42 60 68 48Q76 26 100 20z",
        hide,
        fill(
            deep,
            "M52 90Q70 78 90 98L84 112Q64 110 54 102zM148 90Q130 78 110 98L116 112Q136 110 146 102z",
            0.8,
        ),
        line(
            pen.dark(hide),
            "M100 30v30M88 40l4 20M112 40l-4 20M60 130q8 8 6 20M140 130q-8 8-6 20M150 106q-6 6-6 14M50 106q6 6 6 14",
            2.6,
        ),
        turn=13,
        edge=3,
    )
    pen.form(
        "".join(
            move("M-6 6L0-26L6 6z", x, y, turn, size)
            for x, y, turn, size in (
                (100, 26, 0, 1),
                (82, 34, -16, 0.9),
                (118, 34, 16, 0.9),
                (66, 50, -34, 0.8),
                (134, 50, 34, 0.8),
            )
        ),
        ice,
        turn=3,
    )
    pen.glow("#7fe0ff", 74, 96, 22)
    pen.glow("#7fe0ff", 127, 96, 24)
    pen.mark(beast_eye(74, 97, 1.05, "#5fd8ff", 20), beast_eye(128, 97, 1.1, "#5fd8ff", -18))
    pen.fill(pen.dark(hide, 0.75), "M46 74L96 94L94 104Q74 86 48 86zM154 74L104 94L106 104Q126 86 152 86z")
    pen.fill(pen.lit(hide, 0.7), "M46 73L96 93Q72 84 47 79zM154 73L104 93Q128 84 153 79z")
    pen.form(
        "M82 108Q100 98 118 108Q136 128 132 150Q118 160 100 156Q82 160 68 150Q64 128 82 108z",
        pen.lit(hide, 0.25),
        fill(INK, "M76 132q8-8 14 2q-6 8-14-2zM110 134q6-10 14-2q-8 10-14 2z"),
        line(deep, "M92 112q8 4 16 0M88 120q12 6 24 0"),
        turn=8,
    )
    pen.fill(
        "#14202e", "M62 156Q80 166 100 160Q120 166 138 156Q138 184 118 196Q100 204 82 196Q62 184 62 156z"
    )
    pen.glow("#bfeaff", 100, 182, 34, 0.9)
    fangs(pen, (64, 158), (136, 158), 9, 15, 5, 2)
    fangs(pen, (74, 192), (126, 192), 6, -12, 8)
    sparks(pen, "#ffffff", (24, 60, 0.5), (176, 176, 0.45), (26, 170, 0.4))
