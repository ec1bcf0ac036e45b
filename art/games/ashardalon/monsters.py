"""Monsters of Wrath of Ashardalon."""

from __future__ import annotations

from pathlib import Path

from art.colour import GOLD, LEATHER, STEEL, WOOD, mix
from art.creatures.limbs import fangs, leg, maw, paw, swipe
from art.gallery import Gallery
from art.marks import dots, fill, line, oval
from art.parts.eyes import beast_eye, eyeball
from art.parts.scales import dragon
from art.paths import circle, limb
from art.pen import Pen

monsters = Gallery("ashardalon", "monsters")
monsters.people(Path(__file__).with_name("monsters.yaml"))

FANG = "#fff6e0"


@monsters.drawing(
    "grell",
    "A floating brain gapes with a huge hooked beak and reaches out with barbed, ringed tentacles.",
    light="teal",
)
def grell(pen: Pen) -> None:
    """An open beak under a brain."""
    brain, arm, horn = "#d46a86", "#8f4a80", "#f2b63c"
    for points in (
        [(140, 92), (178, 96), (188, 132), (168, 156)],
        [(126, 104), (158, 136), (150, 168), (176, 188)],
        [(106, 108), (122, 150), (110, 174), (126, 198)],
        [(56, 92), (20, 96), (10, 126), (24, 150)],
    ):
        pen.form(limb(points, 19, 5, grain=2), pen.dark(arm, 0.3), turn=3, edge=2)
    pen.form(
        "M36 86Q22 56 48 40Q60 14 94 20Q128 4 150 30Q182 38 180 74Q184 104 150 112Q104 124 58 110Q38 104 36 86z",
        brain,
        fill(pen.dark(brain, 0.4), "M44 96Q100 116 178 84L176 116H50z", 0.6),
        line(
            pen.dark(brain, 0.6),
            "M104 20Q88 34 100 48Q112 62 98 82M62 42Q82 44 78 60Q66 68 78 84M136 26Q122 40 138 52Q154 62 142 82M164 48Q156 60 168 72Q170 84 160 96M48 62Q58 66 54 80M118 68Q128 78 120 96",
            4.4,
        ),
        line(pen.lit(brain, 0.8), "M58 38Q68 24 86 28M112 26Q124 18 136 24M44 60Q46 52 54 50", 3.4),
        turn=14,
        edge=3,
    )
    with pen.group("translate(14 16)scale(.86)"):
        pen.fill("#2a0612", "M52 116Q84 98 134 100Q134 132 104 148Q72 150 52 136z")
        pen.fill("#e8486e", "M76 138Q92 116 120 114Q118 132 98 142z")
        pen.form(
            "M138 102Q140 140 106 156Q84 164 70 148L66 136Q80 144 92 138Q108 118 138 102z",
            pen.dark(horn, 0.15),
            fill(pen.dark(horn, 0.5), "M140 110Q134 144 100 154Q84 158 68 142Q78 166 106 158z"),
            turn=5,
        )
        pen.form(
            "M142 106Q146 66 98 60Q48 58 30 96Q18 130 40 180Q46 146 62 124Q84 106 142 106z",
            horn,
            fill(
                pen.dark(horn, 0.5), "M142 108Q82 102 58 122Q44 140 40 180Q30 146 38 122Q58 92 142 92z", 0.75
            ),
            line(pen.dark(horn, 0.7), "M128 72l-18 8l-12-6M114 66l-6 10M62 84l10-5", 2.4),
            line(pen.lit(horn, 0.8), "M37 106Q44 76 74 69", 3.4),
            turn=9,
            edge=3,
        )
    pen.form(
        limb([(146, 100), (166, 136), (140, 162), (152, 196)], 21, 6, grain=2),
        arm,
        line(pen.lit(arm, 0.4), "M150 128l18 2M150 146l17 7M136 162l13 7M138 178l12 0", 3.4),
        turn=4,
        edge=2.4,
    )
    pen.form(
        limb([(40, 112), (14, 136), (40, 168), (20, 194)], 18, 5, grain=2),
        arm,
        line(pen.lit(arm, 0.4), "M16 130l13 7M14 144l14 0M24 160l11-6M29 174l8 0", 3.4),
        turn=4,
        edge=2.4,
    )
    pen.fill(
        "#f8e8c0",
        "M22 188l-16 8l18 6zM150 190l-6 14l16-6zM166 150l-4 16l16-8zM20 144l2 18l12-12zM172 184l6 14l6-16z",
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
    "A red devil grins under a black iron helmet, a flame on its shield; more of its kind march behind it.",
    light="slate",
)
def legion_devil(pen: Pen) -> None:
    """One face in front, and the same again and again behind it."""
    skin, iron, bone = "#d83a28", "#3f3d50", "#e6d2a0"
    rank = pen.stamp(
        fill(
            "#1c2232",
            "M-22 30L-28-6Q-46-14-44-46Q-32-28-18-28Q0-36 18-28Q32-28 44-46Q46-14 28-6L22 30Q56 42 58 120H-58Q-56 42-22 30z",
        ),
        fill("#ff9a2e", "M-19-3l15 7q-10 5-15-7zM19-3l-15 7q10 5 15-7z"),
    )
    pen.line("#1c2232", "M16 20V90M178 26V100M52 34V60", 4)
    pen.mark(
        pen.press(rank, "translate(52 74)scale(.6)"),
        pen.press(rank, "translate(26 102)scale(.8)"),
        pen.press(rank, "translate(176 96)scale(.8)"),
    )
    pen.form(
        "M30 212Q34 168 70 150L58 138Q80 140 90 148H124Q134 136 158 134L148 150Q180 164 186 212z",
        iron,
        line(pen.lit(iron, 0.35), "M64 160Q84 176 106 176Q134 174 156 158", 3),
        line(pen.dark(iron, 0.6), "M106 178V208M70 170q-6 16-6 36M150 170q8 16 8 36", 3),
        turn=12,
    )
    pen.form(
        "M84 62Q50 62 40 40Q36 24 48 10Q50 32 66 38Q84 40 96 50z",
        bone,
        line("#8a6a40", "M43 30q6 2 9-2M50 42q6-1 9-6M62 48q6-3 8-9", 2.2),
        turn=5,
    )
    pen.form(
        "M126 60Q164 60 172 34Q174 20 162 8Q160 28 144 34Q126 38 116 50z",
        pen.dark(bone, 0.2),
        line("#7a5a38", "M169 28q-6 2-9-2M162 40q-6-1-9-6M150 48q-6-3-8-9", 2.2),
        turn=5,
    )
    pen.form(
        "M66 84Q104 62 144 82L142 112Q134 138 112 152L104 164L96 152Q76 140 68 114z",
        skin,
        fill(
            pen.dark(skin, 0.55),
            "M68 84Q88 84 100 100L92 108Q74 106 68 96zM142 82Q122 82 110 100L118 108Q138 104 142 94z",
        ),
        line(pen.dark(skin, 0.6), "M76 112q-2 12 6 22M134 112q4 12-4 22", 2.6),
        turn=10,
    )
    pen.mark(beast_eye(84, 97, 0.9, "#ffe14a", 18), beast_eye(124, 96, 1, "#ffe14a", -18))
    pen.form("M100 92Q96 108 92 114Q102 122 114 113Q108 106 108 92z", skin, turn=4)
    pen.fill("#2a0610", "M74 118Q106 132 136 116Q134 142 106 146Q80 142 74 118z")
    fangs(pen, (76, 119), (134, 118), 7, 10, 7)
    fangs(pen, (86, 142), (124, 141), 5, -9, 3, 4)
    pen.form(
        "M58 92Q56 34 104 26Q152 34 150 90L144 122L136 92Q122 78 112 90L105 106L98 90Q86 80 72 92L66 122z",
        iron,
        fill(pen.lit(iron, 0.3), "M62 84Q62 42 100 32Q80 46 76 82z", 0.6),
        line(pen.lit(iron, 0.55), "M104 28V98", 3.4),
        line(pen.dark(iron, 0.7), "M62 70Q104 46 147 68", 3),
        dots(pen.lit(iron, 0.6), 4, (72, 72), (90, 63), (120, 63), (137, 71)),
        turn=11,
        edge=3,
    )
    shape = "M16 146Q50 128 88 146V176Q84 204 52 218Q20 204 16 176z"
    pen.form(
        shape,
        "#7a1a22",
        line("#1c1a26", shape, 9),
        fill(
            "#ff9a1e",
            "M54 148Q76 168 72 184Q66 200 52 200Q36 198 34 184Q34 174 44 166Q44 176 49 176Q46 160 54 148z",
        ),
        fill("#ffe07a", "M54 172Q64 182 61 190Q54 198 46 191Q44 182 54 172z"),
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
