"""Monsters of Wrath of Ashardalon."""

from __future__ import annotations

from pathlib import Path

from art.colour import GOLD, LEATHER, STEEL, WOOD, mix
from art.creatures.limbs import fangs, leg, maw, paw, swipe, tentacles
from art.gallery import Gallery
from art.marks import fill, line, oval
from art.parts.eyes import beast_eye, eyeball
from art.parts.scales import dragon
from art.paths import circle, limb, mirror
from art.pen import Pen

monsters = Gallery("ashardalon", "monsters")
monsters.people(Path(__file__).with_name("monsters.yaml"))

FANG = "#fff6e0"


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


@monsters.drawing(
    "cave-bear", "A brown cave bear rears up and roars, one paw raised to strike.", light="blue"
)
def cave_bear(pen: Pen) -> None:
    """A roar and a raised paw."""
    hide = "#8a5a38"
    pen.form(
        "M24 212Q16 150 36 116Q52 86 100 84Q152 86 168 118Q190 150 186 212z",
        pen.dark(hide, 0.15),
        line(
            pen.dark(hide, 0.6),
            "M132 128l-4 12M146 140l-4 14M150 160l-4 14M60 140l-6 12M120 150l-2 12M104 166v12M80 160l-4 12M134 172l-2 10",
            3,
        ),
        turn=14,
    )
    leg(pen, [(50, 140), (26, 130), (24, 96)], 46, 36, hide)
    swipe(pen, 30, 82, 22, hide)
    leg(pen, [(150, 136), (174, 156), (156, 172)], 46, 40, hide, turn=9)
    paw(pen, 152, 166, 22, hide, claw=1.15)
    pen.form(
        "M48 68Q38 44 54 38Q72 34 78 50Q98 42 120 50Q126 32 144 36Q162 44 152 68Q160 84 154 102L162 112L146 116Q128 138 98 138Q68 136 54 114L40 110L48 100Q42 82 48 68z",
        hide,
        fill(
            pen.dark(hide, 0.6),
            "M54 46q8-2 12 8q-6 6-10 8q-6-8-2-16zM134 46q10-4 12 4q0 10-6 14q-8-8-6-18z",
        ),
        fill(
            pen.dark(hide, 0.45),
            "M60 80Q72 70 84 80L84 92H64zM104 78Q120 68 134 78L130 92H108z",
            0.7,
        ),
        turn=11,
        edge=3,
    )
    pen.fill("#3a0a14", "M66 112Q92 120 122 108Q126 146 94 150Q68 146 66 112z")
    pen.fill("#c8505a", "M76 138Q92 126 112 136Q106 148 94 149Q82 148 76 138z")
    fangs(pen, (78, 145), (112, 145), 5, -9, 3)
    pen.form(
        "M64 92Q70 78 90 78Q114 78 122 92Q128 108 118 116Q92 122 68 116Q58 106 64 92z",
        mix(hide, "#e8c48a", 0.4),
        turn=7,
    )
    fangs(pen, (72, 116), (116, 114), 6, 8, 3)
    pen.fill(FANG, "M70 114q2 14 7 20q4-10 4-18zM106 116q2 12 6 19q6-9 6-21z")
    pen.fill("#1a1014", "M74 88Q84 80 100 84Q104 94 92 100Q78 100 74 88z")
    pen.fill("#9a8a9a", "M78 88Q84 84 91 85Q86 89 80 92z")
    pen.mark(
        beast_eye(72, 74, 0.66, "#ffcf3a", 12, round=True),
        beast_eye(118, 72, 0.78, "#ffcf3a", -8, round=True),
    )
    pen.fill(pen.dark(hide, 0.8), "M58 64L84 72L82 78Q70 70 58 70zM134 62L104 70L106 76Q120 68 134 68z")


@monsters.drawing(
    "gibbering-mouther", "A heap of flesh is covered with eyes and gaping mouths.", light="green"
)
def gibbering_mouther(pen: Pen) -> None:
    """Too many mouths, too many eyes."""
    flesh = "#c98a7a"
    pen.shadow(100, 186, 84, 10)
    pen.form(
        "M20 178Q8 152 28 132Q22 104 48 92Q54 58 90 58Q102 40 124 54Q150 58 150 82Q176 90 172 116Q194 134 184 162Q190 186 154 190H50Q26 192 20 178z",
        flesh,
        fill(pen.dark(flesh, 0.4), "M30 150Q60 170 100 158Q150 150 178 166L184 192H20z", 0.5),
        line(
            pen.dark(flesh),
            "M54 96Q64 88 76 92M140 84Q150 88 152 98M160 120Q170 126 170 136M36 134Q34 144 40 150",
            2.4,
        ),
        turn=14,
        edge=3,
    )
    lips = pen.dark(flesh, 0.62)
    for i, (x, y, size, angle) in enumerate(
        ((88, 146, 1.25, -6), (138, 104, 0.72, 16), (58, 108, 0.55, -24), (156, 160, 0.5, -12))
    ):
        maw(pen, x, y, size, angle, lips, i + 2)
    for x, y, radius, iris in (
        (92, 82, 13, "#ffd34a"),
        (120, 70, 8, "#8fe06a"),
        (68, 80, 6, "#ffd34a"),
        (112, 98, 7, "#ff9a4a"),
        (166, 130, 8, "#ffd34a"),
        (36, 142, 8, "#8fe06a"),
        (120, 182, 6, "#ffd34a"),
        (40, 172, 5, "#ff9a4a"),
    ):
        pen.mark(eyeball(x, y, radius, iris, pen.dark(flesh, 0.7)))


@monsters.drawing(
    "kobold-dragonshield",
    "A kobold peers over a red shield with a golden dragon, spear in hand.",
    light="red",
)
def kobold_dragonshield(pen: Pen) -> None:
    """A shield with a snout over it."""
    hide, red = "#b86a34", "#8f2530"
    pen.form(limb([(130, 160), (172, 172), (190, 140), (182, 120)], 18, 3), hide, turn=4)
    pen.shaft(WOOD, "M176 210L168 56", 5)
    pen.form("M166 14L182 46L168 68L152 48z", STEEL, turn=5)
    pen.form(
        "M60 212Q54 140 78 120Q104 108 132 122Q154 150 152 212z",
        LEATHER,
        fill("#4a2d18", "M56 176H156V188H56z"),
        oval(GOLD, 112, 182, 7),
        turn=10,
    )
    leg(pen, [(130, 136), (160, 156), (170, 132)], 24, 18, hide, turn=5)
    pen.form(
        "M160 122Q170 112 182 122Q184 138 172 142Q160 138 160 122z",
        hide,
        line(pen.dark(hide, 0.6), "M164 126h14M165 133h13"),
        turn=4,
    )
    with pen.group("translate(4 -8)"):
        dragon(pen, hide, "#ffe14a", "small", "#8f3a24", "#e8c48a", eye=1.35)
    shape = "M14 116Q50 104 96 116Q104 156 56 198Q8 164 14 116z"
    pen.form(
        shape,
        red,
        line(GOLD, shape, 6),
        fill(
            "#f0c060",
            "M36 130Q44 124 50 134Q62 126 76 132Q72 138 74 146Q82 152 80 164Q74 158 68 160Q60 176 54 184Q50 170 44 164Q36 164 32 158Q42 158 44 150Q36 144 36 130z",
        ),
        fill(red, "M56 142l8 2l-6 6z"),
        turn=10,
        edge=3,
    )


@monsters.drawing(
    "legion-devil",
    "A rank of horned red devils in black iron helmets advances behind a shield with a flame.",
    light="slate",
)
def legion_devil(pen: Pen) -> None:
    """One face, three times."""
    skin, iron = "#c23a2c", "#4a4656"
    horn = "M66 58Q30 54 26 4Q40 32 74 34Q84 38 86 46z"
    head = "M62 64Q66 36 100 34Q134 36 138 64L136 104Q126 134 100 140Q76 134 64 104z"
    rank = pen.stamp(
        fill(pen.dark(iron, 0.5), horn + mirror(horn) + head + "M40 200Q44 150 100 140Q156 150 160 200z"),
        fill("#ffd34a", "M74 84l20 8q-12 6-20-8zM126 84l-20 8q12 6 20-8z"),
    )
    pen.mark(pen.press(rank, "translate(-36 26)scale(.8)"), pen.press(rank, "translate(78 22)scale(.8)"))
    pen.form(
        "M30 212Q34 156 70 142H132Q172 156 176 212z",
        iron,
        line(pen.lit(iron, 0.3), "M52 168Q60 156 78 152M150 168Q142 156 126 152", 3),
        turn=11,
    )
    pen.form(horn, "#d8c49a", line("#6b4a2c", "M31 24q6 2 8-4M40 40q6 0 8-8M52 50q6-2 6-12", 2), turn=5)
    pen.form(
        mirror(horn),
        "#b8a078",
        line("#6b4a2c", "M169 24q-6 2-8-4M160 40q-6 0-8-8M148 50q-6-2-6-12", 2),
        turn=5,
    )
    pen.form(
        "M66 76Q100 66 134 76L132 108Q122 136 100 142Q80 136 68 108z",
        skin,
        fill(pen.dark(skin), "M72 80Q84 82 96 92L92 100H74zM128 80Q116 82 104 92L108 100H126z", 0.8),
        line(pen.dark(skin, 0.6), "M94 104l-3 8h7M106 112l4-2"),
        turn=9,
    )
    pen.mark(beast_eye(83, 92, 0.78, "#ffe14a", 16), beast_eye(117, 92, 0.86, "#ffe14a", -16))
    pen.fill("#2a0a12", "M80 120Q100 112 120 120Q114 134 100 134Q86 134 80 120z")
    fangs(pen, (82, 119), (118, 119), 6, 8, -3)
    pen.form(
        "M60 84Q56 38 100 30Q144 38 140 84L134 106L128 86Q116 78 108 86L100 104L92 86Q82 78 72 86L66 106z",
        iron,
        line(pen.lit(iron, 0.4), "M100 32V98", 3),
        line(pen.dark(iron, 0.6), "M70 58Q100 46 130 58", 2.4),
        turn=10,
        edge=2.6,
    )
    pen.form(
        "M168 40L178 62L172 150H160L158 62z",
        mix(STEEL, "#ffffff", 0.3),
        fill(STEEL, "M168 40L178 62L172 150H166z"),
        turn=3,
        back=False,
    )
    pen.fill(GOLD, "M148 146h36v9h-36z")
    pen.form(circle(167, 166, 12), skin, line(pen.dark(skin), "M158 162h17M158 169h17"), turn=5)
    shape = "M16 136Q50 124 90 136V178Q84 202 52 214Q22 202 16 178z"
    pen.form(
        shape,
        "#7a1f26",
        line("#2c2834", shape, 8),
        fill(
            "#ffb02e",
            "M54 144Q72 162 68 178Q64 192 52 192Q38 190 38 176Q40 168 46 164Q46 172 50 172Q48 158 54 144z",
        ),
        turn=9,
        edge=3,
    )


@monsters.drawing(
    "snake", "A green serpent rears from its coils with spread hood and dripping fangs.", light="rose"
)
def snake(pen: Pen) -> None:
    """A hood, two fangs."""
    hide, belly = "#4f8a3c", "#e6cf7a"
    pen.shadow(100, 188, 80, 9)
    for y, rx, ry in ((172, 78, 20), (152, 60, 18)):
        pen.form(
            circle(104, y, rx, ry),
            hide,
            fill(
                "#2c5430",
                "".join(
                    f"M{x} {y - ry}l9 9l-9 9l-9-9z" for x in range(int(104 - rx) + 22, int(104 + rx) - 8, 28)
                ),
            ),
            line(belly, f"M{108 - rx} {y + 6}Q104 {y + ry + 12} {100 + rx} {y + 6}", 7),
            turn=8,
        )
    pen.form(
        "M82 160Q72 140 76 124Q44 112 40 74Q42 36 84 26Q132 20 156 56Q166 92 128 124Q136 140 132 160z",
        hide,
        fill(belly, "M84 160Q76 130 82 96H118Q126 130 122 160z"),
        line(
            pen.dark(belly, 0.4),
            "M80 124Q102 132 124 124M80 138Q102 146 124 138M82 152Q102 160 124 152M80 112Q100 118 122 112",
            2.4,
        ),
        fill(
            "#2c5430",
            "M52 60Q60 52 66 62Q66 80 58 88Q48 78 52 60zM138 52Q150 60 148 76Q142 88 134 84Q126 66 138 52z",
        ),
        turn=12,
        edge=3,
    )
    pen.fill("#3a0814", "M66 76Q96 90 130 74Q134 112 112 124Q96 132 82 122Q64 108 66 76z")
    pen.fill("#b83a58", "M84 116Q98 104 114 114Q106 126 98 126Q90 125 84 116z")
    pen.line("#e0506a", "M98 116Q90 134 94 148L84 158M94 148L100 160", 3.4)
    pen.form("M68 100Q74 126 98 132Q122 126 130 98Q122 116 98 118Q76 116 68 100z", hide, turn=4)
    pen.form(
        "M56 66Q58 42 82 34Q104 28 126 38Q142 50 138 72Q120 86 96 86Q70 84 56 66z",
        hide,
        fill(pen.dark(hide, 0.6), "M80 66q5-4 8 1q-5 3-8-1zM102 67q6-4 8 0q-4 4-8 0z"),
        fill("#2c5430", "M96 34l7 10l-7 12l-7-12z"),
        line(pen.dark(hide), "M60 72Q96 92 136 74", 2.4),
        turn=10,
        edge=3,
    )
    pen.fill(FANG, "M72 80q-1 20 6 34q7-16 5-30zM110 84q-1 18 7 30q7-16 5-34z")
    pen.dots("#a8ff5a", 5, (78, 118), (117, 120))
    pen.mark(beast_eye(74, 54, 0.82, "#ffb02e", 16), beast_eye(120, 52, 0.94, "#ffb02e", -14))
    pen.fill(pen.dark(hide, 0.75), "M58 46L88 54L86 60Q72 50 60 52zM136 42L104 52L107 58Q122 48 136 48z")
