"""Skeletons, ghouls, mummies, wraiths."""

from __future__ import annotations

from art.colour import BONE, GOLD, WOOD, mix
from art.creatures.limbs import fangs, leg, paw
from art.creatures.undead import bony_hand, ribs, shine, skull_head
from art.games.dragonfire.grave import encounters
from art.marks import fill, line
from art.paths import circle, limb, mirror, move
from art.pen import Pen


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
