"""What waits in the dark: gricks, cloakers, ropers, puddings."""

from __future__ import annotations

from art.colour import INK, mix
from art.creatures.limbs import fangs, tentacles
from art.creatures.undead import shine
from art.games.dragonfire.stealth import encounters
from art.marks import dots, fill, line, oval
from art.parts.eyes import beast_eye
from art.paths import circle, limb, move
from art.pen import Pen
from art.things.signs import skull


@encounters.drawing(
    "grick-knot", "Two worms with black beaks and four arms each coil around one another.", light="rose"
)
def grick_knot(pen: Pen) -> None:
    """Beaks in a knot."""
    hide, belly, horn = "#8a9a6a", "#d8d0a0", "#3f3440"
    pen.shadow(100, 190, 76, 8)
    pen.form(
        limb([(150, 190), (60, 186), (40, 150), (90, 126), (120, 100), (138, 74)], 34, 44),
        pen.dark(hide, 0.15),
        turn=8,
    )
    with pen.collect() as marks:
        tentacles(
            pen,
            pen.dark(hide, 0.25),
            26,
            5,
            [(80, 66), (44, 60), (24, 32), (34, 8)],
            [(120, 66), (156, 60), (176, 32), (166, 8)],
        )
        pen.form(
            circle(100, 88, 42), hide, line(pen.dark(hide), "M64 76q6-12 18-18M136 76q-6-12-18-18", 3), turn=9
        )
        pen.mark(beast_eye(74, 84, 0.6, "#ff3a2e", 14), beast_eye(127, 84, 0.64, "#ff3a2e", -14))
        pen.form("M82 102Q100 92 118 102Q116 132 100 146Q84 132 82 102z", "#a83a3a", turn=4)
        pen.form(
            "M76 84Q100 62 124 84Q126 100 100 126Q74 100 76 84z",
            horn,
            fill(mix(horn, "#ffffff", 0.35), "M98 70Q86 80 84 94Q92 84 100 80z", 0.8),
            turn=5,
        )
        pen.form("M84 114Q100 150 116 114Q112 150 100 160Q88 150 84 114z", horn, turn=4)
        tentacles(
            pen,
            hide,
            24,
            5,
            [(70, 106), (36, 112), (14, 92), (6, 112)],
            [(130, 106), (164, 112), (186, 92), (194, 112)],
        )
    one = pen.stamp(*marks)
    pen.mark(pen.press(one, "translate(98 -18)scale(.54)"))
    pen.form(
        limb([(44, 192), (130, 190), (166, 160), (130, 136), (86, 130), (72, 110)], 34, 46),
        hide,
        line(belly, "M70 188Q130 190 158 164Q150 146 124 138", 9),
        line(pen.dark(hide), "M96 178v16M122 176l4 16M144 168l12 10", 2.4),
        turn=8,
    )
    pen.mark(pen.press(one, "translate(-22 14)scale(1.12)"))


@encounters.drawing(
    "cloaker", "What looked like a black cloak opens into wings, claws and a white grin.", light="rose"
)
def cloaker(pen: Pen) -> None:
    """A ray with a face."""
    hide, lining = "#3f3448", "#8a4a5a"
    pen.form(limb([(104, 150), (120, 176), (96, 196), (124, 206)], 16, 3), hide, turn=4)
    pen.form(
        "M100 30Q124 10 160 18Q200 30 204 84Q190 78 184 96Q196 112 190 140Q174 122 162 138Q164 156 148 170Q138 152 122 166Q112 170 100 168Q88 170 78 166Q62 152 52 170Q36 156 38 138Q26 122 10 140Q4 112 16 96Q10 78-4 84Q0 30 40 18Q76 10 100 30z",
        hide,
        turn=12,
        edge=3,
    )
    pen.form(
        "M100 52Q122 32 152 38Q178 50 184 80Q172 78 166 94Q170 112 160 124Q146 114 138 130Q124 146 100 148Q76 146 62 130Q54 114 40 124Q30 112 34 94Q28 78 16 80Q22 50 48 38Q78 32 100 52z",
        lining,
        line(
            pen.dark(lining),
            "M120 60Q150 60 170 84M124 84Q146 88 158 112M80 60Q50 60 30 84M76 84Q54 88 42 112",
            3,
        ),
        turn=8,
    )
    pen.fill("#1a0a18", "M66 76Q82 68 96 84Q90 98 76 96zM134 76Q118 68 104 84Q110 98 124 96z")
    shine(pen, "#ff4a4a", (82, 84, 4.6), (119, 84, 5))
    pen.fill("#1a0a18", "M62 106Q100 122 138 106Q132 144 100 146Q68 144 62 106z")
    fangs(pen, (64, 107), (136, 107), 11, 14, 8, 2)
    fangs(pen, (74, 136), (126, 136), 8, -11, 6, 3)
    pen.form(
        "".join(
            move("M-5 8Q-6-8 2-22Q6-8 5 8z", x, y, turn)
            for x, y, turn in ((20, 30, -30), (40, 16, -20), (180, 30, 30), (160, 16, 20))
        ),
        "#e8dcc0",
        turn=2,
    )


@encounters.drawing(
    "roper", "A stalagmite opens one eye and a mouth, and six ropes lash out of the stone.", light="red"
)
def roper(pen: Pen) -> None:
    """A stone that was not a stone."""
    rock = "#8a8478"
    pen.shadow(100, 190, 60, 8)
    tentacles(
        pen,
        pen.dark(rock, 0.2),
        12,
        5,
        [(128, 96), (170, 70), (162, 34), (190, 14)],
        [(134, 124), (176, 128), (182, 96), (200, 90)],
        [(72, 96), (32, 80), (40, 40), (12, 20)],
    )
    pen.form(
        "M40 196Q62 150 66 100Q76 40 96 6Q104 0 110 14Q128 60 134 100Q140 150 164 196z",
        rock,
        line(
            pen.dark(rock, 0.6),
            "M84 60l10 14l-6 12M118 70l-10 10M62 160l14-10l-2 16M140 164l-14-8M96 186l6-16M100 24l4 14",
            3,
        ),
        turn=14,
        edge=3,
    )
    pen.mark(
        oval(pen.dark(rock, 0.7), 101, 79, 19, 15),
        oval("#f4ecd8", 100, 78, 17, 13),
        oval("#ffb02e", 99, 78, 10),
        fill(INK, "M98 68Q103 78 98 88Q93 78 98 68z"),
        oval("#ffffff", 94, 73, 3),
    )
    pen.fill(pen.dark(rock, 0.4), "M80 74Q100 54 122 74L120 68Q100 52 82 68z")
    pen.fill("#2a0a14", "M70 112Q100 102 132 112Q136 150 102 154Q66 150 70 112z")
    pen.fill("#b8485a", "M84 142Q100 130 118 142Q110 152 102 152Q90 152 84 142z")
    fangs(pen, (72, 113), (130, 113), 8, 14, -5, 5)
    fangs(pen, (78, 144), (126, 144), 6, -11, 8, 3)
    tentacles(
        pen,
        rock,
        13,
        5,
        [(70, 128), (28, 130), (22, 96), (4, 92)],
        [(66, 156), (28, 160), (20, 186), (4, 180)],
        [(138, 152), (172, 154), (180, 182), (198, 176)],
    )


@encounters.drawing(
    "black-pudding",
    "Black tar wells up around a sword, a skull and a hand, and reaches for the ceiling.",
    light="rose",
)
def black_pudding(pen: Pen) -> None:
    """Tar with an appetite."""
    tar = "#2c2434"
    pen.shadow(100, 186, 90, 9)
    pen.form(
        move("M-7 30L-6-58L1-74L8-58L7 30zM-22 30h44v8h-44zM-5 38h10v26h-10z", 124, 70, 14),
        "#c8d0dc",
        fill("#8a5a3a", move("M-7-20l7 6l-6 10zM8 0l-8 8l7 6zM-7-46l5 2l-5 6z", 124, 70, 14)),
        turn=4,
    )
    pen.form(
        "M6 186Q2 160 26 150Q30 128 50 126Q42 96 52 70Q48 46 60 26Q72 40 70 66Q80 60 82 84Q78 104 88 116Q104 104 120 114Q134 104 140 84Q136 60 150 44Q160 60 154 84Q168 90 162 112Q168 124 176 134Q196 150 194 180Q194 192 176 190H22Q8 192 6 186z",
        tar,
        line(
            "#a884b8",
            "M54 124Q50 96 60 70M28 160Q32 148 44 142M92 124Q104 114 116 122M146 110Q148 84 150 66",
            4,
            0.7,
        ),
        dots("#a884b8", 7, (64, 40), (108, 146), (160, 150), (60, 160), (136, 168), opacity=0.8),
        turn=13,
        edge=3,
    )
    skull(pen, 92, 140, 0.56, "#d8ccb0")
    pen.form(
        "M64 152Q80 140 96 154Q112 162 126 148Q140 160 136 186H60Q52 164 64 152z",
        tar,
        line("#a884b8", "M70 156Q80 150 90 158", 4, 0.7),
        turn=6,
    )
    pen.shaft("#d8ccb0", "M150 168L164 142M164 142l-4-14M164 142l4-16M164 142l11-12", 4)
    pen.form(
        "M44 12Q48 2 56 10Q58 20 50 22Q44 20 44 12zM150 20Q156 12 162 20Q162 30 155 30Q149 28 150 20z",
        tar,
        turn=3,
    )
    pen.line("#5a3a28", "M132 118Q140 108 134 96", 5)
