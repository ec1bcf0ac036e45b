"""Red encounters: what waits, hides and steals."""

from __future__ import annotations

from art.colour import GOLD, INK, mix
from art.creatures.limbs import bat_wing, claws, fangs, feather_wing, leg, tentacles
from art.creatures.spiders import spider_legs, spider_side
from art.creatures.undead import shine
from art.gallery import Gallery
from art.marks import dots, fill, line, oval
from art.parts.beasts import panther
from art.parts.eyes import beast_eye
from art.paths import circle, limb, mirror, move
from art.pen import Pen
from art.people import Person, draw_person
from art.things.nature import web
from art.things.signs import skull

encounters = Gallery("dragonfire", "encounters", light="red", place="cave")


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
    pen.mark(pen.press(one, "translate(74 -10)scale(.68)"))
    pen.form(
        limb([(44, 192), (130, 190), (166, 160), (130, 136), (86, 130), (72, 110)], 34, 46),
        hide,
        line(belly, "M70 188Q130 190 158 164Q150 146 124 138", 9),
        line(pen.dark(hide), "M96 178v16M122 176l4 16M144 168l12 10", 2.4),
        turn=8,
    )
    pen.mark(pen.press(one, "translate(-22 24)scale(.94)"))


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


@encounters.drawing(
    "goblin-ambush", "Goblins with knives and a net grin out of the ferns.", light="red", place="wood"
)
def goblin_ambush(pen: Pen) -> None:
    """Ears in the bushes."""
    with pen.collect() as marks:
        draw_person(
            pen,
            Person(
                "goblin",
                "Rogue",
                "red",
                skin="moss",
                hair="none",
                headgear="none",
                prop="none",
                hand="dagger",
                mood="laughing",
                attire="rags",
                extras="paint",
                cloth="#4a3a2a",
                iris="#ffe14a",
                ears="goblin",
                tilt=-3,
            ),
            2,
        )
    one = pen.stamp(*marks)
    for place in ("translate(84 0)scale(.62)", "translate(-22 12)scale(.66)", "translate(24 42)scale(.76)"):
        pen.mark(pen.press(one, place))
    fern = "M0 0Q-4-20 0-44Q4-20 0 0zM0-6Q-14-12-20-24Q-6-22 0-12zM0-6Q14-12 20-24Q6-22 0-12zM0-20Q-12-26-16-36Q-4-34 0-26zM0-20Q12-26 16-36Q4-34 0-26z"
    pen.form(
        "".join(
            move(fern, x, 206, turn, size)
            for x, turn, size in (
                (14, -14, 1.3),
                (48, 6, 1),
                (94, -6, 0.9),
                (130, 8, 1),
                (160, -8, 1.2),
                (190, 12, 1.4),
            )
        ),
        "#4a6a2a",
        turn=3,
    )


@encounters.drawing(
    "harpy",
    "A woman with wings and talons opens her mouth to sing, feathers falling.",
    light="rose",
    place="peaks",
)
def harpy(pen: Pen) -> None:
    """A song with claws."""
    feather = "#6a4a6a"
    feather_wing(pen, 126, 126, feather, 1.5, -8)
    feather_wing(pen, 76, 126, feather, 1.5, -8, left=True)
    with pen.group("translate(18 -4)scale(.8)"):
        draw_person(
            pen,
            Person(
                "human",
                "Bard",
                "rose",
                "f",
                head="woman-heart",
                skin="fair",
                hair="waves",
                hair_colour="#2a2038",
                headgear="none",
                prop="none",
                hand="none",
                mood="laughing",
                attire="leaves",
                cloth=feather,
                iris="#ffe14a",
                ears="point",
                extras="hollow",
                tilt=-4,
            ),
            2,
        )
    pen.form(
        "M66 158Q100 176 140 156Q146 180 128 190Q100 200 76 190Q60 180 66 158z",
        feather,
        line(
            pen.dark(feather),
            "M80 170q6 8 12 0M98 176q6 8 12 0M116 170q6 8 12 0M88 184q6 8 12 0M108 184q6 8 12 0",
            2.4,
        ),
        turn=8,
    )
    for x in (78, 126):
        pen.shaft("#d8a24a", f"M{x} 184V194", 8)
        claws(pen, x - 10, 192, 3, 0.9, 0, "#2a1c24")
    pen.line("#ffd0de", "M40 96q-10-4-14-16M36 110q-14 0-22-12M150 100q10-6 14-18", 3, 0.7)


@encounters.drawing(
    "gargoyle",
    "A horned gargoyle of grey stone crouches on a ledge and spreads its wings.",
    light="red",
    place="town",
)
def gargoyle(pen: Pen) -> None:
    """Stone that watches the street."""
    stone = "#7f8694"
    bat_wing(pen, 130, 122, pen.dark(stone, 0.15), 0.9, 2)
    bat_wing(pen, 72, 122, pen.dark(stone, 0.15), 0.9, 2, left=True)
    pen.form("M10 184H190V214H10z", "#5a5058", line("#2a2428", "M60 184v30M130 184v30M10 198H190", 3), turn=5)
    pen.form(
        "M62 186Q50 140 74 116H128Q152 140 140 186z",
        stone,
        line(pen.dark(stone, 0.6), "M80 138q20 10 42 0M82 154q20 8 38 0M101 126v40", 2.8),
        turn=11,
    )
    horn = "M126 46Q150 40 156 10Q134 10 116 34z"
    pen.form(horn + mirror(horn, 101), stone, turn=4)
    ear = "M136 74Q164 62 180 70Q168 90 138 94z"
    pen.form(ear + mirror(ear, 101), stone, turn=4)
    pen.form(
        "M64 72Q64 38 101 34Q138 38 138 72Q142 92 130 108Q118 132 101 134Q84 132 72 108Q60 92 64 72z",
        stone,
        fill(pen.dark(stone, 0.6), "M68 74Q82 64 96 80L92 92H72zM134 74Q120 64 106 80L110 92H130z"),
        line(pen.dark(stone, 0.6), "M120 40l-4 12l8 6M88 40q12-6 24 0", 2.4),
        turn=12,
    )
    shine(pen, "#ffb02e", (83, 82, 4), (119, 82, 4.4))
    pen.fill(pen.dark(stone, 0.75), "M62 66L98 80L96 87Q80 76 64 74zM140 66L104 80L106 87Q122 76 138 74z")
    pen.form("M90 84Q101 78 112 84L116 100Q101 108 86 100z", pen.lit(stone, 0.15), turn=4)
    pen.fill("#1a141c", "M76 108Q101 116 128 106Q122 130 101 130Q82 128 76 108z")
    fangs(pen, (78, 109), (126, 108), 7, 8, 4, 3)
    pen.fill("#e8e4dc", "M84 128l2-14l6 14zM112 128l4-15l4 13z")
    for x in (66, 136):
        leg(
            pen,
            [(x, 140), (x - 12.0 if x < 100 else x + 12, 160), (x, 180)],
            30,
            20,
            stone,
            turn=7,
        )
        claws(pen, x - 12, 182, 3, 1, 0, "#d8d4cc")


@encounters.drawing(
    "rakshasa",
    "A snarling tiger in a silk robe lifts a clawed hand whose palm is turned the wrong way.",
    light="rose",
    place="hall",
)
def rakshasa(pen: Pen) -> None:
    """A tiger who has servants."""
    fur, silk = "#d8843a", "#2a6a7a"
    pen.form(
        "M10 214Q18 166 58 150Q100 140 142 150Q184 166 190 214z",
        silk,
        fill(GOLD, "M92 146L112 146L124 214H80z"),
        fill("#7a1f4a", "M97 148L107 148L114 214H90z"),
        line(GOLD, "M58 152Q40 180 40 212M142 152Q162 180 162 212", 4),
        turn=12,
    )
    pen.form(
        "M54 150Q102 184 150 148L158 164Q102 204 46 166z",
        GOLD,
        dots("#c8203a", 7, (72, 170), (102, 182), (132, 170)),
        turn=5,
    )
    with pen.group("translate(-20 -24)scale(1.18)"):
        panther(pen, fur, "#8fff5a")
        pen.fill(
            "#3a1c14",
            "M96 52l4 16l-8-2zM108 52l-2 18l8-4zM86 56l4 10l-6 0zM134 76l12 2l-11 6zM136 90l14 4l-14 4zM70 78l-10 2l9 6zM68 92l-12 4l12 4zM132 104l12 8l-14 0z",
        )
        pen.fill("#fff0d8", "M64 112Q58 122 66 128L74 120zM128 112Q136 122 126 130L118 122z", 0.9)
    pen.form(
        "M54 52Q82 28 104 26Q132 28 150 50L146 62Q104 40 58 64z",
        GOLD,
        line(pen.dark(GOLD), "M58 58Q104 34 148 57"),
        turn=5,
    )
    pen.form("M104 30l9 11l-9 13l-9-13z", "#5fe0c8", turn=2)
    pen.form(limb([(178, 214), (186, 176), (168, 146)], 38, 24), silk, turn=7)
    for x, y, turn in ((150, 118, -24), (162, 110, -6), (174, 112, 12), (184, 122, 30)):
        pen.form(move("M-5 20Q-7-4-1-18Q6-14 6 4V20z", x, y, turn), fur, turn=3)
        pen.fill("#2a1c1c", move("M-3-14Q0-26 4-12z", x, y, turn))
    pen.form(circle(168, 138, 16), fur, fill(mix(fur, "#fff0d8", 0.6), circle(166, 138, 8)), turn=5)
    pen.line(GOLD, "M156 114l10-3M168 106h10", 4)


@encounters.drawing(
    "choke-point",
    "Stakes and a skull bar the path between two cliffs, and eyes watch from the rock.",
    light="red",
)
def choke_point(pen: Pen) -> None:
    """The only way."""
    rock = "#7a5a54"
    pen.glow("#ffd08a", 100, 90, 90, 0.9)
    pen.form(
        "M56 214L84 150Q92 130 92 112H110Q112 132 120 150L148 214z",
        "#b8885a",
        line("#6a4a30", "M76 190q24 8 50 0M86 166q14 6 30 0M92 144q8 4 18 0", 3),
        turn=5,
    )
    for left in (False, True):
        wall = "M146-4L124 40L138 76L118 112L134 150L128 214H204V-4z"
        marks = "M160 20l-14 30l16 20M176 90l-22 20l12 24M150 160l16 10l-6 24M190 30l-8 26"
        pen.form(
            mirror(wall) if left else wall,
            pen.dark(rock, 0.25 if left else 0),
            line(pen.dark(rock, 0.65), mirror(marks) if left else marks, 3.4),
            turn=10,
        )
    for x, y in ((34, 66), (46, 66), (164, 96), (176, 96), (28, 132), (40, 132)):
        pen.dots("#ffcf3a", 5, (x, y))
    pen.shaft("#4a3424", "M52 190H150", 8)
    pen.form(
        "".join(
            move("M-6 30L-5-34L0-48L5-34L6 30z", x, 176, turn)
            for x, turn in ((62, -24), (80, 18), (100, -8), (120, 20), (138, -16))
        ),
        "#8a6238",
        turn=4,
    )
    skull(pen, 100, 118, 0.42, "#e8dcc0")


@encounters.drawing(
    "quicksand-mire",
    "One hand still reaches out of the bubbling mud between the reeds.",
    light="rose",
    place="reeds",
)
def quicksand_mire(pen: Pen) -> None:
    """Too late."""
    mud, skin = "#9a7448", "#d8a07a"
    pen.form(
        "M-4 214V120Q50 104 100 112Q150 104 204 122V214z",
        mud,
        line(pen.dark(mud), "M12 140q20-10 44 0M140 136q20-10 44 0", 3),
        turn=8,
    )
    for ry, rx in ((26, 66), (17, 46), (9, 28)):
        pen.line(pen.dark(mud, 0.45 + ry / 200), circle(100, 158, rx, ry), 4)
    pen.form(
        "M82 164Q90 130 86 96L118 92Q114 130 122 162Q102 172 82 164z",
        "#6a2a3a",
        line("#3a1420", "M86 104Q102 98 118 102", 4),
        turn=7,
    )
    for x, y, turn in ((82, 62, -28), (94, 48, -8), (108, 48, 8), (120, 60, 28), (72, 84, -60)):
        pen.form(move("M-6 24Q-8-4-2-20Q5-22 6-6Q7 8 7 24z", x, y, turn), skin, turn=3)
    pen.form(
        "M82 96Q76 72 90 66Q102 60 116 66Q126 76 120 94Q102 106 82 96z",
        skin,
        line(pen.dark(skin, 0.55), "M96 66v14M108 66v14"),
        turn=6,
    )
    pen.dots(pen.lit(mud, 0.5), 9, (56, 176), (150, 168), (136, 186), (44, 152))
    pen.form(
        "M8 130Q20 90 10 50Q26 90 22 132zM24 134Q40 100 36 70Q48 104 36 136zM176 132Q170 90 186 56Q188 100 190 134z",
        "#4a5a2a",
        turn=4,
    )
    pen.form("M6 52Q10 36 16 52L14 70H8zM182 58Q188 42 192 58L190 76H184z", "#5a3420", turn=3)


@encounters.drawing(
    "thieves-guildhall",
    "A crooked tavern with one red lantern and a watcher behind every shutter.",
    light="red",
    place="town",
)
def thieves_guildhall(pen: Pen) -> None:
    """Nobody lives here."""
    wall, beam, roof = "#8a7458", "#3a2820", "#4a2f3a"
    pen.form(
        "M34 200V92L40 62H164L168 92V200z",
        wall,
        line(beam, "M34 130H168M70 62V200M132 62V200M34 92L70 130M168 92L132 130", 6),
        turn=8,
    )
    pen.form(
        "M22 70Q60 40 96 4Q140 36 182 70L172 82Q100 66 30 84z",
        roof,
        line(
            pen.dark(roof, 0.6), "M60 50l8 14M84 28l6 22M112 26l-4 22M140 48l-6 16M44 70l4 8M160 70l-4 8", 3
        ),
        turn=8,
    )
    for x, y in ((42, 100), (146, 100), (90, 84)):
        pen.fill("#0c0608", f"M{x} {y}h18v22h-18z")
        pen.dots("#ffcf3a", 4, (x + 6, y + 10), (x + 13, y + 10))
        pen.line(beam, f"M{x} {y}h18v22h-18z", 3)
    pen.form(
        "M80 200V148Q84 134 102 134Q120 134 122 148V200z",
        "#5a3424",
        line("#2a1810", "M92 140V200M110 140V200", 3),
        fill("#0c0608", "M94 150h14v8H94z"),
        turn=6,
    )
    pen.dots("#ffcf3a", 3.4, (98, 154), (104, 154))
    pen.line(beam, "M132 132H156V140", 4)
    pen.glow("#ff3a2e", 156, 154, 34)
    pen.form("M148 142H164L167 166H145z", "#c8281e", fill("#ffd0a0", "M152 148H160V162H152z"), turn=3)
    pen.form("M10 156L26 150L34 200H6z", "#5a4a3a", turn=5)
    pen.form(move("M-4 0L-3-26L0-34L3-26L4 0zM-9 0h18v4h-18z", 50, 160, 180), "#c8d2de", turn=2)
    pen.form("M40 134Q50 126 60 134L58 150H42z", beam, turn=3)
