"""People of The Legend of Drizzt who are more than a face with a thing in its hand."""

from __future__ import annotations

from art.colour import GOLD, mix
from art.gallery import Gallery
from art.marks import fill, line
from art.paths import limb, move
from art.pen import Pen
from art.people import Person, draw_person
from art.things.effects import sparks
from art.things.hands import fist

heroes = Gallery("drizzt", "heroes")
allies = Gallery("drizzt", "allies")
monsters = Gallery("drizzt", "monsters")

ASSASSIN = Person(
    "human",
    "Rogue",
    "teal",
    head="man-lean",
    skin="#c4bab0",
    hair="long",
    hair_colour="black",
    beard="goatee",
    headgear="none",
    attire="collar",
    hand="none",
    prop="none",
    mood="stern",
    cloth="#2c2834",
    iris="#8fb8c8",
    extras="hollow",
    tilt=3,
)
DUELLIST = Person(
    "drow",
    "Rogue",
    "red",
    sex="f",
    head="elf-sharp",
    hair="ponytail",
    headgear="domino",
    attire="cuirass",
    hand="none",
    prop="none",
    mood="sly",
    iris="#ff5a4a",
    cloth="#8a1f3a",
    tilt=3,
)
HALFLING = Person(
    "halfling",
    "Rogue",
    "rose",
    head="small",
    skin="fair",
    hair="curly",
    hair_colour="chestnut",
    headgear="none",
    attire="cloak",
    hand="none",
    prop="none",
    mood="sly",
    cloth="#2f6a6a",
    tilt=-4,
)
DRIDER = Person(
    "drow",
    "Fighter",
    "green",
    head="elf-sharp",
    hair="swept",
    headgear="none",
    attire="bare",
    hand="shortsword",
    prop="none",
    mood="fierce",
    iris="#ff5a4a",
    cloth="#6a1f34",
    tilt=-4,
)


@heroes.drawing(
    "artemis",
    "An ashen assassin with half his face in shadow holds a jewelled dagger; behind him burns a red sword.",
    light="teal",
)
def artemis(pen: Pen) -> None:
    """Half a face, and a jewel that drinks."""
    pen.portrait = True
    red = "#d8202c"
    pen.glow("#ff3a3a", 166, 70, 50, 0.6)
    pen.form(
        "M160 150L158 46L170 12L180 48L174 150z",
        red,
        fill(pen.dark(red), "M170 12L180 48L174 150H167z"),
        turn=3,
        back=False,
    )
    pen.fill("#1a1420", "M146 146h44v8h-44z")
    draw_person(pen, ASSASSIN, 7)
    pen.fill(
        "#0a1018",
        "M108 46Q152 44 148 90Q142 130 106 154Q104 146 106 134Q108 118 104 108Q110 98 106 84Q104 66 108 46z",
        0.52,
    )
    pen.fill("#dff6ff", "M105 88q6-5 12 0q-6 4-12 0z")
    pen.form(
        "M38 142L30 72L40 34L52 70L50 142z",
        "#e6f4f8",
        fill("#7f9aac", "M40 34L52 70L50 142H43z"),
        turn=3,
        back=False,
    )
    fist(pen, 46, 174, 0.58, 3, "#c4bab0", "#2c2834")
    pen.form("M14 134Q30 144 45 136Q60 144 76 134Q70 154 45 152Q20 154 14 134z", GOLD, turn=4)
    pen.glow("#3aff8a", 45, 142, 24, 0.9)
    pen.form("M45 130l9 12l-9 13l-9-13z", "#2ad87a", turn=3)


@monsters.drawing(
    "drow-duelist",
    "A masked dark elf woman smiles coldly, her white ponytail flying, and salutes with a blade like a needle of light.",
    light="red",
)
def drow_duelist(pen: Pen) -> None:
    """A mask and a needle of light."""
    pen.portrait = True
    gold = mix(GOLD, "#ffffff", 0.15)
    with pen.group("translate(10 2)"):
        draw_person(pen, DUELLIST, 2)
    pen.glow("#bfe8ff", 34, 60, 46, 0.7)
    pen.fill("#5f7a9a", "M38 146L30 12L46 146z")
    pen.fill("#f4fcff", "M38 146L30 12L42 146z")
    sparks(pen, "#ffffff", (31, 36, 0.9))
    fist(pen, 46, 176, 0.52, 6, "#625d8e", "#8a1f3a")
    pen.form(
        "M14 152Q20 134 44 138Q70 140 74 162Q78 178 66 186Q66 160 44 156Q26 156 14 152z",
        gold,
        line(pen.dark(gold), "M24 148Q50 144 66 164"),
        turn=5,
    )


@allies.drawing(
    "ally-regis",
    "The halfling smiles slyly and lets his great ruby swing on its chain; its red light draws the eye.",
    light="blue",
    place="hall",
)
def ally_regis(pen: Pen) -> None:
    """A ruby nobody can look away from."""
    pen.portrait = True
    with pen.group("translate(20 -2)"):
        draw_person(pen, HALFLING, 3)
    pen.form(limb([(74, 204), (12, 172), (27, 80)], 34, 22), "#2f6a6a", turn=7)
    pen.glow("#ff2a5a", 50, 144, 54, 0.95)
    for radius in (36, 45):
        pen.line(
            "#ffa8c0",
            f"M{52 - radius} 142a{radius} {radius} 0 1 1 {2 * radius} 0a{radius} {radius} 0 1 1 {-2 * radius} 0z",
            2,
            0.5,
        )
    pen.line(GOLD, "M36 80Q44 96 52 114", 3)
    pen.form("M40 112h24v8H40z", GOLD, turn=3)
    pen.form(
        "M34 120H70L80 138L52 178L24 138z",
        "#d8143c",
        fill("#ff8aa4", "M34 120L44 138H24zM52 120L44 138H60z"),
        fill("#ff4a70", "M44 138H60L52 178z"),
        fill("#8a0a2c", "M60 138H80L52 178zM70 120L60 138H80z"),
        turn=3,
        edge=2.6,
    )
    pen.form(
        move("M-16-12Q-16-24-4-22Q4-28 10-20Q20-20 20-8Q22 10 12 16Q0 20-12 14Q-20 2-16-12z", 30, 76),
        "#e8b48c",
        line(pen.dark("#e8b48c", 0.55), "M24 84v9M32 85v9M40 83v8", 2.2),
        turn=6,
    )
    sparks(pen, "#ffffff", (36, 128, 0.7), (72, 152, 0.45))


@monsters.drawing(
    "dinin-dourden",
    "A dark elf bares his teeth and his sword; from the hips down he is a black spider with a red mark.",
    light="green",
)
def dinin_dourden(pen: Pen) -> None:
    """A fighter on eight legs."""
    pen.portrait = True
    shell = "#2e2640"
    pen.shadow(104, 190, 88, 8)
    for points in (
        [(126, 150), (158, 66), (184, 60), (198, 130)],
        [(76, 150), (40, 70), (14, 66), (2, 130)],
    ):
        pen.form(limb(points, 18, 4, grain=2), pen.dark(shell, 0.2), turn=3, edge=2.4)
    pen.form(
        "M116 132Q134 80 174 88Q210 106 200 150Q180 192 138 184Q110 166 116 132z",
        shell,
        fill(
            "#f03a28",
            "M166 98Q184 108 178 124L170 136L184 148Q186 164 168 172Q156 162 160 150L166 138L154 124Q152 106 166 98z",
        ),
        turn=14,
        edge=3.4,
    )
    with pen.group("translate(26 -14)scale(.74)"):
        draw_person(pen, DRIDER, 3)
    pen.form(
        "M56 152Q76 136 100 144Q124 136 144 152Q152 184 100 190Q48 184 56 152z",
        shell,
        turn=10,
        edge=3.4,
    )
    for points in (
        [(64, 160), (30, 98), (8, 134), (4, 190)],
        [(76, 174), (50, 136), (32, 164), (38, 198)],
        [(124, 174), (152, 136), (170, 164), (164, 198)],
    ):
        pen.form(limb(points, 20, 4, grain=2), shell, turn=4, edge=3)
