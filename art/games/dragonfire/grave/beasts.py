"""Wolves, rats, an otyugh and a hag."""

from __future__ import annotations

from art.colour import BONE, GOLD, INK, mix
from art.creatures.limbs import fangs, leg
from art.creatures.wild import rat, wolf
from art.games.dragonfire.grave import encounters
from art.marks import fill, line, oval
from art.paths import circle, limb, move
from art.pen import Pen
from art.people import Person, draw_person


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
    "green-hag",
    "A hag with green skin, a hooked nose and weeds in her hair crooks a finger.",
    light="green",
    place="reeds",
)
def green_hag(pen: Pen) -> None:
    """A crooked finger."""
    pen.portrait = True
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
    "plague-rats",
    "A sick rat with red eyes bares its teeth, a wave of others behind it.",
    light="green",
    place="town",
)
def plague_rats(pen: Pen) -> None:
    """Too many rats."""
    pen.form(
        "M-6 214V92Q30 60 80 84Q120 50 206 76V214z",
        "#33322c",
        line("#5a564a", "M20 110l6 10M170 96l6 10M186 122l4 10"),
        turn=9,
    )
    pen.dots("#ff5a3a", 6, (24, 116), (36, 114), (178, 132), (190, 130))
    with pen.collect() as marks:
        rat(pen, "#5c544e", "#ff3a2e")
    far = pen.stamp(*marks)
    for place in ("translate(74 -8)scale(.72)", "translate(-24 -12)scale(.7)"):
        pen.mark(pen.press(far, place))
    pen.form(limb([(150, 180), (190, 176), (188, 140), (204, 118)], 12, 4), "#c88a84", turn=3)
    pen.form(
        "M62 214Q72 158 116 142Q168 140 182 214z",
        "#8a7a68",
        line("#4a4038", "M146 158l4 10M160 180l4 10M136 184l4 10", 2.6),
        turn=11,
    )
    with pen.group("translate(-8 28)scale(1.02)"):
        rat(pen, "#94846e", "#ff3a2e")
    pen.fill("#b8e04a", "M0 196Q50 184 100 192Q150 186 200 194V200H0z", 0.6)
