"""Green encounters: the dead, what grows, and what gnaws."""

from __future__ import annotations

from art.colour import BONE, GOLD, INK, WOOD, mix
from art.creatures.limbs import fangs, leg, paw, tentacles
from art.creatures.undead import bony_hand, ribs, shine, skull_head
from art.creatures.wild import rat, wolf
from art.gallery import Gallery
from art.marks import fill, line, oval
from art.paths import circle, limb, mirror, move
from art.pen import Pen
from art.people import Person, draw_person

encounters = Gallery("dragonfire", "encounters", light="green", place="cave")


@encounters.drawing(
    "swarming-skeletons",
    "Three skeletons rise one behind the other, spears above their skulls.",
    light="teal",
)
def swarming_skeletons(pen: Pen) -> None:
    """One of them, three times."""
    for x, top, turn in ((60, 0, -8), (150, 6, 8), (186, 20, 14)):
        pen.shaft(WOOD, move("M0 0V190", x, top + 20, turn), 5)
        pen.form(move("M0-22L9 4L0 14L-9 4z", x, top + 14, turn), "#a8b4c8", turn=3)
    with pen.collect() as marks:
        ribs(pen, "#cfc6a8")
        skull_head(pen, "#d8ccb0", "#ffb04a")
    one = pen.stamp(*marks)
    for place in ("translate(84 4)scale(.62)", "translate(-16 14)scale(.66)", "translate(22 46)scale(.8)"):
        pen.mark(pen.press(one, place))


@encounters.drawing("ghoul-pack", "Two grey ghouls with long tongues crouch over bones.")
def ghoul_pack(pen: Pen) -> None:
    """Tongues."""
    skin = "#a8a498"
    with pen.collect() as marks:
        pen.form(
            "M64 212Q48 150 74 118Q98 100 130 112Q160 140 158 212z",
            pen.dark(skin, 0.2),
            line(pen.dark(skin, 0.6), "M112 126q10 8 8 20M126 124q10 8 10 22M138 134q8 8 8 22", 3),
            turn=11,
        )
        ear = "M124 52L156 36L140 70z"
        pen.form(ear + mirror(ear, 96), skin, turn=4)
        pen.form(
            "M52 66Q52 28 94 24Q136 26 138 66Q140 88 128 104Q130 124 112 134Q92 142 74 132Q60 122 62 106Q50 90 52 66z",
            skin,
            fill(
                pen.dark(skin, 0.6),
                "M56 68Q66 58 82 66Q86 80 76 86Q60 86 56 68zM96 66Q112 56 128 66Q128 84 112 88Q98 84 96 66z",
                0.85,
            ),
            fill(pen.dark(skin, 0.7), "M82 86l5-6l3 10zM92 88l2-8l6 8z"),
            turn=11,
        )
        shine(pen, "#ff7a5a", (71, 74, 4.4), (112, 74, 5.2))
        pen.fill("#2a0a14", "M66 100Q92 92 122 100Q122 130 96 134Q68 130 66 100z")
        fangs(pen, (68, 101), (121, 100), 8, 9, -6)
        pen.form(
            "M84 124Q96 118 106 124Q110 142 96 156Q82 166 70 176Q58 180 56 170Q70 168 80 152Q86 142 84 124z",
            "#b8405a",
            turn=4,
        )
        leg(pen, [(76, 150), (40, 148), (30, 176)], 30, 20, skin)
        paw(pen, 32, 176, 17, skin)
    one = pen.stamp(*marks)
    pen.mark(pen.press(one, "translate(206 10)scale(-.8 .8)"), pen.press(one, "translate(-14 34)scale(.88)"))
    pen.shaft(BONE, "M120 190L168 180M132 174L150 196", 6)


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
    "mummy", "A mummy with one burning eye trails strips of old linen.", light="teal", place="castle"
)
def mummy(pen: Pen) -> None:
    """Linen."""
    linen = "#c8b890"
    deep = pen.dark(linen)
    pen.form(
        "M26 214Q28 166 62 150Q100 138 142 150Q176 166 178 214z",
        linen,
        line(
            deep,
            "M30 190Q100 160 174 184M34 206Q110 180 170 204M44 172Q90 190 160 164M60 158Q110 176 150 200",
            3,
        ),
        turn=12,
    )
    pen.form(
        "M62 70Q60 28 102 24Q144 28 144 70Q148 104 130 130Q116 146 102 146Q86 144 74 130Q58 104 62 70z",
        linen,
        line(
            deep,
            "M62 62Q100 44 144 58M60 78Q84 66 104 72M66 46Q100 34 138 42M66 108Q100 128 138 104M74 126Q104 142 132 120M62 92Q90 110 144 84",
            3,
        ),
        fill(
            "#180c14",
            "M104 84Q116 72 138 80Q138 98 122 102Q106 100 104 84zM76 92Q84 86 92 92Q88 100 80 99zM84 116Q102 110 122 114Q116 128 102 128Q90 126 84 116z",
        ),
        turn=12,
        edge=3,
    )
    shine(pen, "#ffcf3a", (121, 90, 5.4))
    pen.oval("#ffcf3a", 84, 94, 1.8)
    pen.fill("#e8dcc0", "M90 117v6l5 1v-7zM102 116v7h6v-7zM114 116l-1 6l4-1z")
    pen.form("M138 96Q164 104 168 134Q172 158 188 166Q170 172 158 154Q150 124 134 116z", linen, turn=4)
    pen.form("M60 110Q40 124 44 148Q40 164 24 168Q40 178 54 160Q60 136 70 126z", linen, turn=4)
    leg(
        pen,
        [(40, 190), (14, 172), (34, 138)],
        32,
        22,
        linen,
        line(deep, "M18 176l22-6M18 162l20-10M26 150l14-6", 2.6),
    )
    for x, y, turn in ((18, 126, -78), (16, 138, -92), (20, 150, -108), (32, 120, -40)):
        pen.form(
            move("M-5 16Q-6-6 0-14Q6-6 5 16z", x, y, turn),
            linen,
            line(deep, move("M-5 4h10M-5 10h10", x, y, turn), 1.6),
            turn=3,
        )
    pen.form(circle(36, 136, 14), linen, line(deep, "M24 132q12 6 24 0M24 140q12 6 24 0"), turn=5)
    pen.form(
        "M76 154Q102 172 130 154L126 168L102 180L80 168z", GOLD, fill("#2f8aa8", circle(102, 166, 6)), turn=4
    )


@encounters.drawing(
    "wraith",
    "A crowned shadow with a pale face leans out of torn smoke, one claw raised.",
    light="green",
    place="castle",
)
def wraith(pen: Pen) -> None:
    """Smoke that was a king."""
    shade = "#22203a"
    pen.glow("#b8a0ff", 110, 100, 110, 0.4)
    pen.form(
        "M150 204Q196 170 196 110Q190 60 150 44Q160 20 190 10Q150-4 120 20Q66 14 44 62Q32 100 46 128Q20 140 10 170Q40 156 60 160Q40 180 44 206Q70 178 96 182Q92 196 100 208Q120 184 150 204z",
        shade,
        line(
            mix(shade, "#8a7ac8", 0.5),
            "M168 80Q184 120 160 170M150 60Q170 100 140 160M66 168Q60 180 58 192M120 180Q124 190 118 200",
            3,
        ),
        turn=11,
        edge=3,
    )
    pen.form(
        "M58 92Q54 60 86 52Q118 52 124 88Q124 120 104 140Q90 150 78 138Q60 122 58 92z",
        "#c0c4d8",
        fill("#4a4668", "M60 100Q70 108 70 126Q62 118 60 100zM122 98Q112 108 108 130Q120 118 122 98z", 0.8),
        turn=9,
    )
    pen.fill(
        "#0c0a18",
        "M62 92Q72 82 86 94Q82 106 72 104zM120 88Q108 80 96 94Q100 106 112 102zM86 108l4-5l4 5l-4 6zM76 120Q90 114 106 119Q104 136 90 138Q78 134 76 120z",
    )
    pen.fill("#ff7a9a", "M72 95l8 2l-4 4zM110 92l-8 4l5 3z")
    fangs(pen, (78, 121), (104, 120), 5, 6, -2)
    pen.form(
        "M56 72L44 36L66 50L78 22L94 46L116 26L118 54L140 48L128 78Q92 54 56 72z",
        "#6a6a80",
        fill("#b8a0ff", "M90 46l5 7l-5 7l-5-7z"),
        turn=6,
    )
    pen.form(limb([(60, 150), (26, 134), (30, 96)], 28, 12), shade, turn=6)
    bony_hand(pen, 34, 92, "#c0c4d8", 1.3)


@encounters.drawing(
    "otyugh", "A heap of filth on three legs waves two thorny tentacles and an eye on a stalk."
)
def otyugh(pen: Pen) -> None:
    """A mouth that walks."""
    hide = "#8a6a5a"
    deep = pen.dark(hide)
    pen.shadow(100, 190, 84, 8)
    for points in (
        [(64, 160), (46, 176), (44, 190)],
        [(140, 160), (158, 176), (160, 190)],
    ):
        leg(pen, points, 42, 36, pen.dark(hide, 0.2), turn=7)
    for left in (False, True):
        points = [(144, 112), (186, 96), (166, 54), (184, 24)]
        pen.form(limb([(200 - x, y) if left else (x, y) for x, y in points], 22, 12), hide, turn=5)
        leafy = move(
            "M-12 18Q-20-6 0-24Q20-6 12 18Q0 26-12 18z", 16 if left else 184, 22, -14 if left else 14
        )
        pen.form(leafy, mix(hide, "#c86a5a", 0.4), turn=5)
        pen.fill(
            "#f0e2bc",
            "".join(
                move("M-3 0l3-9l3 9z", (200 - x) if left else x, y, -t if left else t)
                for x, y, t in ((180, 12, 0), (188, 30, 40), (176, 34, -50), (190, 16, 30))
            ),
        )
    pen.form(limb([(102, 84), (96, 52), (104, 34)], 26, 20), hide, turn=6)
    pen.form(
        "M26 140Q24 96 64 84Q104 72 142 86Q178 98 174 142Q166 180 100 184Q34 180 26 140z",
        hide,
        line(
            deep,
            "M40 118q10-8 18 0M144 116q10-8 18 0M56 100q8-6 14 0M130 98q8-6 14 0M36 152q8-6 14 2M150 154q8-8 14 0",
            3,
        ),
        turn=14,
        edge=3,
    )
    for x, y in ((92, 26), (118, 24), (106, 40)):
        pen.mark(
            oval(pen.dark(hide, 0.7), x + 1, y + 1, 13),
            oval("#f4ecd8", x, y, 11),
            oval("#b8e04a", x - 2, y, 6.5),
            oval(INK, x - 2, y, 3.4),
        )
    pen.fill("#2a0a14", "M42 134Q100 112 160 132Q156 172 100 176Q46 172 42 134z")
    pen.fill("#c84a5a", "M70 162Q100 144 134 160Q120 174 100 174Q82 174 70 162z")
    fangs(pen, (46, 134), (156, 133), 10, 17, -14, 4)
    fangs(pen, (56, 158), (146, 158), 8, -13, 14, 2)
    pen.shaft(BONE, "M150 176L176 184", 5)


@encounters.drawing(
    "dryad", "A green-haired woman steps half out of the bark of an oak.", light="teal", place="wood"
)
def dryad(pen: Pen) -> None:
    """Half tree."""
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


@encounters.drawing(
    "green-hag",
    "A hag with green skin, a hooked nose and weeds in her hair crooks a finger.",
    light="green",
    place="reeds",
)
def green_hag(pen: Pen) -> None:
    """A crooked finger."""
    draw_person(
        pen,
        Person(
            "gith",
            "Warlock",
            "green",
            "f",
            head="elf-sharp",
            skin="#7f9a5a",
            nose="hook",
            ears="half",
            hair="wild",
            hair_colour="#2a3a34",
            headgear="none",
            prop="none",
            hand="none",
            mood="sly",
            attire="rags",
            cloth="#4a3a4a",
            iris="#ffb02e",
            extras="old hollow fang",
            tilt=-4,
        ),
        3,
    )
    skin = "#7f9a5a"
    pen.line("#5a7a34", "M60 60Q50 90 56 120M146 60Q158 90 150 126M70 44Q52 60 48 84", 5)
    pen.dots("#3a4a24", 6, (118, 120), (80, 112))
    pen.form(limb([(70, 212), (40, 190), (40, 160)], 30, 16), skin, turn=6)
    pen.form(
        "M28 160Q26 148 38 146Q52 148 54 160Q52 172 40 174Q30 172 28 160z",
        skin,
        line(pen.dark(skin, 0.6), "M40 152q8 0 12 4M40 160q8 0 13 3"),
        turn=5,
    )
    pen.form("M28 156Q20 140 24 118Q30 108 40 110Q32 116 34 128Q36 142 38 152z", skin, turn=3)
    pen.fill("#e8dcb0", "M30 112Q36 100 50 104Q42 106 40 112z")


@encounters.drawing(
    "dire-wolf-pack",
    "Three dire wolves with amber eyes come out of the trees side by side.",
    light="teal",
    place="wood",
)
def dire_wolf_pack(pen: Pen) -> None:
    """The pack."""
    with pen.collect() as marks:
        wolf(pen, "#6a6470", "#ffb02e", mane="#4a4450")
    one = pen.stamp(*marks)
    with pen.collect() as marks:
        wolf(pen, "#7a6a5a", "#ffb02e", gape=True, mane="#54483e")
    front = pen.stamp(*marks)
    for stamp, place in (
        (one, "translate(74 -2)scale(.68)"),
        (one, "translate(-22 10)scale(.7)"),
        (front, "translate(4 44)scale(.98)"),
    ):
        pen.mark(pen.press(stamp, place))


@encounters.drawing(
    "wererat",
    "A man with a rat's head in a torn coat bares yellow teeth over a dagger.",
    light="teal",
    place="town",
)
def wererat(pen: Pen) -> None:
    """A rat in clothes."""
    fur, coat = "#7a6a60", "#5a2f4a"
    pen.form(
        "M20 214Q26 166 60 150Q100 138 140 150Q180 166 186 214z",
        coat,
        fill("#b8a88a", "M84 146L124 144L112 214H92z"),
        line(
            pen.dark(coat, 0.6), "M60 170L54 210M150 168L158 210M84 148l-20 20l20 10M124 146l24 18l-22 14", 3
        ),
        turn=12,
    )
    with pen.group("translate(-4 -2)scale(1.06)"):
        rat(pen, fur, "#ff5a3a")
    pen.form(move("M-5 0L-5-50L0-62L5-50L5 0z", 36, 150, -6), "#c8d2de", turn=3)
    pen.fill(GOLD, move("M-14 0h28v6h-28z", 36, 150, -6))
    pen.form(circle(38, 168, 15), fur, line(pen.dark(fur, 0.6), "M28 162q10-3 20 0M28 170q10-3 20 1"), turn=5)


@encounters.drawing(
    "plague-rats", "A wave of sick rats with red eyes pours over the cobbles.", light="green", place="town"
)
def plague_rats(pen: Pen) -> None:
    """Too many rats."""
    with pen.collect() as marks:
        pen.form(limb([(150, 150), (186, 160), (196, 120), (186, 96)], 9, 3), "#c88a84", turn=3)
        pen.form(
            "M84 176Q84 120 118 108Q160 108 170 160Q170 180 150 182H96z",
            "#6a5f58",
            line("#3a322e", "M130 126l4 10M146 140l4 10M134 150l4 10", 2.4),
            turn=10,
        )
        rat(pen, "#6a5f58", "#ff3a2e")
    one = pen.stamp(*marks)
    for place in (
        "translate(104 -6)scale(.5)",
        "translate(34 -14)scale(.48)",
        "translate(-26 18)scale(.56)",
        "translate(88 44)scale(.62)",
        "translate(-12 62)scale(.76)",
    ):
        pen.mark(pen.press(one, place))
    pen.fill("#b8e04a", "M0 196Q50 184 100 192Q150 186 200 194V200H0z", 0.6)


@encounters.drawing(
    "the-presence",
    "Something without a face fills the dark: a ring of pale masks around one black mouth.",
    light="teal",
    place="void",
)
def the_presence(pen: Pen) -> None:
    """Faces that belong to nobody."""
    pen.glow("#e0fff4", 100, 100, 120, 0.35)
    pen.form(
        "M100 4Q150 6 170 46Q204 80 190 128Q186 178 140 190Q100 208 60 190Q14 178 10 128Q-4 80 30 46Q50 6 100 4z",
        "#141a28",
        line("#2f4a58", circle(100, 104, 78) + circle(100, 104, 54), 3, 0.7),
        turn=10,
    )
    mask = pen.stamp(
        fill("#f0ecdc", "M-17-4Q-18-24 0-26Q18-24 17-4Q14 20 0 26Q-14 20-17-4z"),
        fill("#a8b4b0", "M4-26Q18-24 17-4Q14 20 0 26Q10 8 4-26z", 0.7),
        fill("#0a0e16", "M-12-6q5-6 9 1q-4 6-9-1zM3-5q5-6 9 1q-4 6-9-1zM-6 12q6-4 12 0q-2 8-6 8q-5-1-6-8z"),
    )
    for x, y, size, turn in (
        (100, 34, 1, 0),
        (152, 60, 0.95, 14),
        (166, 114, 0.9, 20),
        (134, 162, 0.95, 10),
        (66, 162, 0.95, -10),
        (34, 114, 0.9, -20),
        (48, 60, 0.95, -14),
    ):
        pen.mark(pen.press(mask, f"translate({x} {y})rotate({turn})scale({size})"))
    pen.fill("#020308", circle(100, 106, 34, 38))
    fangs(pen, (70, 94), (130, 94), 8, 14, -18, 2)
    fangs(pen, (72, 120), (128, 120), 7, -13, 16, 4)
    shine(pen, "#7fffd8", (100, 106, 5))


@encounters.drawing(
    "cursed-ground", "Crooked gravestones stand in green mist, and a hand comes out of the earth."
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
    skin = "#a8b894"
    pen.form("M84 190Q90 160 88 142H112Q110 166 122 190z", skin, turn=6)
    for x, y, turn in ((82, 122, -30), (94, 112, -8), (106, 112, 10), (118, 122, 30)):
        pen.form(move("M-5 22Q-7-4-2-20Q4-22 5-6Q6 8 6 22z", x, y, turn), skin, turn=3)
    pen.form("M82 150Q80 132 100 130Q120 132 118 150Q100 160 82 150z", skin, turn=5)
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
