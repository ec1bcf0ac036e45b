"""Treasures of The Legend of Drizzt: strokes of fortune as small scenes, items alone."""

from __future__ import annotations

from art.colour import GOLD
from art.creatures.silhouettes import victim
from art.creatures.spiders import spider_from_above
from art.gallery import Gallery
from art.marks import fill, line
from art.paths import circle, move
from art.pen import Pen
from art.poses import Dress, figure
from art.scenes import burrow, rocks
from art.things.armour import bracer, breastplate
from art.things.blades import dagger
from art.things.bows import arrow
from art.things.clothes import belt, boot, cloak
from art.things.effects import burst, motion, rays, sparks
from art.things.elements import bolt, flame
from art.things.hands import fist
from art.things.nature import leaf, mushroom, wing
from art.things.signs import eye, footprints, heart
from art.things.tools import tool_roll
from art.things.treasure import brooch, coin, gem, medal, pendant
from art.things.vessels import bottle
from art.things.weapons import wand

fortunes = Gallery("drizzt", "treasures", "yellow", "cave")
items = Gallery("drizzt", "treasures", "umber", "hall")

HERO = Dress("#4a5a8a", "#d8a078", "#5a3826", cape="#8a3a4a")


# ---- fortunes


@fortunes.drawing("battlefield-promotion", "A golden medal hangs on a red ribbon.", "blue")
def battlefield_promotion(pen: Pen) -> None:
    """Well done."""
    rays(pen, 100, 116, opacity=0.2)
    medal(pen, 100, 100, 1)


@fortunes.drawing("brief-rest", "A small campfire burns under a sickle moon.", "violet")
def brief_rest(pen: Pen) -> None:
    """Sit down."""
    pen.form(
        "M158 34Q136 40 138 60Q144 78 166 74Q146 92 124 78Q108 60 120 42Q136 24 158 34z", "#fff3c0", turn=4
    )
    pen.shadow(84, 160, 60, 7)
    flame(pen, 84, 112, 0.72)
    pen.shaft("#6a4427", "M46 158L122 142M122 158L46 142", 9)


@fortunes.drawing("burst-of-speed", "A winged boot leaves streaks behind it.", "green")
def burst_of_speed(pen: Pen) -> None:
    """Go."""
    motion(pen, 156, 112, 0.9)
    wing(pen, 138, 72, 0.62, -14)
    boot(pen, 94, 106, 0.92, "#3a6ab0")


@fortunes.drawing("quick-strike", "Lightning runs along a thrusting dagger.", "slate")
def quick_strike(pen: Pen) -> None:
    """Now."""
    bolt(pen, 128, 96, 0.86, 66)
    dagger(pen, 88, 102, 0.95, -64)


@fortunes.drawing("second-breath", "A kneeling hero draws breath in a swirl of fresh wind.", "teal")
def second_breath(pen: Pen) -> None:
    """And again."""
    pen.line(
        "#eafff8",
        "M14 66H110Q136 62 132 44Q122 34 114 48M8 90H66M20 148H60Q84 150 80 166Q70 172 66 162M140 76H176Q194 72 190 58",
        6,
        0.7,
    )
    figure(pen, "kneel", HERO, 122, 104, 1.32)


@fortunes.drawing("heroic-resolve", "A raised fist stands against the light.", "red")
def heroic_resolve(pen: Pen) -> None:
    """Never."""
    rays(pen, 100, 84, "#ffe9a0", 0.4, 11)
    fist(pen, 100, 98, 1.1, 0, "#d8a078", "#4a5a8a")


@fortunes.drawing("lucky-find", "A green gem and some coins glitter among stones.", "umber")
def lucky_find(pen: Pen) -> None:
    """What have we here?"""
    gem(pen, 100, 98, 0.62, "#2fae6a")
    rocks(pen, (44, 146, 1.1), (92, 158, 0.9), (156, 148, 1.1))
    coin(pen, 70, 130, 0.26)
    coin(pen, 132, 134, 0.28)
    sparks(pen, "#fffbe0", (62, 60, 0.9), (142, 56, 1.2), (166, 98, 0.6))


@fortunes.drawing("shared-courage", "Three hearts glow together.", "slate", seed=3)
def shared_courage(pen: Pen) -> None:
    """All of us."""
    heart(pen, 54, 90, 0.56, "#e0762e")
    heart(pen, 146, 90, 0.56, "#c83a7a")
    heart(pen, 100, 112, 0.74)


@fortunes.drawing("find-the-weakness", "A ring marks the one loose scale in a scaly hide.", "rose")
def find_the_weakness(pen: Pen) -> None:
    """There."""
    hide = "#5a7a5a"
    pen.form(
        "M-6-6H206V206H-6z",
        hide,
        line(
            pen.dark(hide, 0.6),
            "".join(
                f"M{x + (y % 56) // 2 - 20} {y}q20 34 40 0"
                for y in range(12, 200, 28)
                for x in range(0, 220, 40)
            ),
            4,
        ),
        turn=3,
        back=False,
    )
    pen.fill("#d89a7a", "M84 96q20 40 40 0q-20-12-40 0z")
    pen.line("#ff5a4a", circle(104, 104, 40) + "M104 50V78M104 130V158M50 104H78M130 104H158", 6)


@fortunes.drawing("underdark-sense", "An eye shines in the dark above glowing mushrooms.", "violet", seed=6)
def underdark_sense(pen: Pen) -> None:
    """Which way?"""
    eye(pen, 100, 82, 0.86, "#8fffd8", "#3a2a5a")
    for x, y, size, cap in (
        (42, 146, 0.42, "#3fb0a0"),
        (80, 156, 0.3, "#5fd8c0"),
        (156, 144, 0.46, "#3f8ab0"),
        (120, 158, 0.3, "#5fc8e0"),
    ):
        pen.glow(cap, x, y, 40 * size * 2, 0.5)
        mushroom(pen, x, y, size, cap, "#cfe8e0")


@fortunes.drawing("turn-the-ambush", "An arrow turns round in the air and flies back at a goblin.", "green")
def turn_the_ambush(pen: Pen) -> None:
    """Return to sender."""
    victim(pen, 60, 104, 0.94, "goblin", "#7f9a3c")
    pen.line("#f4fff0", "M76 34Q188 14 190 84Q190 104 180 114", 9, 0.75)
    arrow(pen, 146, 126, 0.56, 262, "#d8283a")
    pen.line("#ffffff", "M92 18Q130 8 160 20", 4, 0.5)


@fortunes.drawing("mielikkis-favor", "A white unicorn lowers its golden horn.", "green", "wood")
def mielikkis_favor(pen: Pen) -> None:
    """A touch of the horn."""
    coat = "#f0eef6"
    pen.glow("#fff6d8", 56, 56, 60, 0.9)
    pen.form(
        "M116 44L132 30L136 50L156 46L152 68L174 74L162 92L184 108L164 122L176 150L150 150z",
        "#d8b8e8",
        turn=6,
    )
    pen.form("M84 62L44 26L94 50z", GOLD, line(pen.dark(GOLD), "M58 38l6-2M68 46l8-4M76 52l8-4", 2.4), turn=3)
    pen.form(
        "M104 50L112 26L124 50zM88 54Q108 42 126 54Q152 84 160 178H104Q108 136 98 122Q80 130 60 138Q46 142 42 132Q38 122 48 112Q64 92 74 76Q78 62 88 54z",
        coat,
        line(pen.dark(coat, 0.4), "M100 118Q116 110 118 96", 3),
        fill("#5a4a6a", "M48 124q5-4 8 1q-4 4-8-1z"),
        turn=10,
    )
    pen.fill("#2a1a3a", "M84 82Q94 74 102 82Q94 92 84 82z")
    pen.dots("#ffffff", 4, (91, 80))


@fortunes.drawing("fresh-hope", "A green sprout grows in a beam of light.", "slate", "cave", seed=8)
def fresh_hope(pen: Pen) -> None:
    """Even here."""
    pen.fill("#fff6d8", "M70-6H122L156 176H44z", 0.4)
    rocks(pen, (48, 158, 1), (150, 160, 1), (100, 168, 1.1))
    pen.line("#4f8a3c", "M100 150Q96 116 104 86", 8)
    leaf(pen, 74, 94, 0.52, -50, "#7fc85a")
    leaf(pen, 132, 82, 0.6, 44, "#8fd86a")


@fortunes.drawing("hidden-shortcut", "Footprints lead into a narrow crack full of light.", "blue", seed=5)
def hidden_shortcut(pen: Pen) -> None:
    """Through here."""
    burrow(pen, 104, 100, 0.95, "#5f6a80")
    pen.fill("#fff3c0", "M84 196Q72 110 92 66Q110 40 122 66Q138 110 128 196z")
    pen.glow("#ffe9a0", 106, 110, 70, 0.9)
    footprints(pen, "#3a2a1c", (92, 164, -8), (118, 144, 6), (98, 122, -4))


# ---- items


@items.drawing("belt-of-storm-giant-strength", "Sparks jump about a broad belt with a golden buckle.", "blue")
def belt_of_storm_giant_strength(pen: Pen) -> None:
    """Strong as a storm."""
    bolt(pen, 44, 64, 0.4, 20)
    bolt(pen, 158, 64, 0.4, -20)
    belt(pen, 100, 106, 0.95, "#5a4a7a")


@items.drawing("bracers-of-the-blinding-strike", "Light flashes from a pair of steel bracers.", "violet")
def bracers_of_the_blinding_strike(pen: Pen) -> None:
    """Too fast to see."""
    burst(pen, 100, 70, 0.6, "#fff6d8")
    bracer(pen, 66, 112, 0.74, -16, "#8d9bb3")
    bracer(pen, 136, 112, 0.74, 16, "#8d9bb3")


@items.drawing("brooch-of-shielding", "A star-shaped silver brooch holds a blue stone.", "rose")
def brooch_of_shielding(pen: Pen) -> None:
    """It swallows magic."""
    brooch(pen, 100, 100, 1.05)


@items.drawing("cats-eye-headband", "A headband bears a stone like the eye of a cat.", "teal")
def cats_eye_headband(pen: Pen) -> None:
    """It sees in the dark."""
    cloth = "#7a2f3a"
    pen.form(
        "M22 96Q24 62 100 60Q176 62 178 96L166 98Q150 78 100 78Q50 78 34 98z", pen.dark(cloth, 0.35), turn=4
    )
    pen.form(
        "M20 92Q40 128 100 132Q160 128 180 92L178 116Q156 156 100 160Q44 156 22 116z",
        cloth,
        line(GOLD, "M26 106Q52 138 100 142Q148 138 174 106", 3),
        turn=8,
    )
    pen.glow("#ffe14a", 100, 128, 50, 0.8)
    pen.form(circle(100, 128, 30), GOLD, turn=5)
    pen.form(circle(100, 128, 23), "#b8d83a", turn=6)
    pen.fill("#140a14", "M100 106Q112 128 100 150Q88 128 100 106z")
    pen.dots("#ffffff", 7, (90, 118))


@items.drawing("cure-potion", "A squat bottle of violet liquid stands with its cork drawn.", "green")
def cure_potion(pen: Pen) -> None:
    """All better."""
    bottle(pen, 100, 102, 0.92, "#8a3ad0")
    sparks(pen, "#f4e0ff", (148, 56, 0.9), (54, 66, 0.6), (160, 90, 0.5))


@items.drawing("flask-of-oil", "A burning rag hangs from a flask of oil.", "slate")
def flask_of_oil(pen: Pen) -> None:
    """Throw it."""
    flame(pen, 130, 52, 0.4)
    pen.line("#e8dcc0", "M104 60Q112 48 128 66", 8)
    pen.form(
        "M86 52H116V78Q146 92 144 126Q142 164 100 166Q58 164 56 126Q56 92 86 78z",
        "#8a9a8a",
        fill("#c8861e", "M56 112Q78 104 100 112Q124 120 146 110L148 172H52z"),
        fill("#ffd88a", "M56 112Q78 104 100 112Q124 120 146 110V118Q124 128 100 120Q78 112 56 120z"),
        turn=8,
        rim="#f4fff8",
        edge=3,
    )


@items.drawing("necklace-of-speed", "A necklace bears two small wings around a blue stone.", "red")
def necklace_of_speed(pen: Pen) -> None:
    """Light feet."""
    wing(pen, 146, 116, 0.42, 4)
    wing(pen, 54, 116, 0.42, -4, flip=True)
    pendant(pen, 100, 92, 0.86, "#3fa8e8")


@items.drawing(
    "cavern-potion-of-healing", "A tall bottle of red liquid carries a heart on its label.", "teal", seed=2
)
def cavern_potion_of_healing(pen: Pen) -> None:
    """Drink."""
    pen.glow("#ff8a9a", 100, 116, 74, 0.6)
    pen.form(
        "M86 44H114V72Q138 82 138 104V158Q136 168 100 168Q64 168 62 158V104Q62 82 86 72z",
        "#b8ccd8",
        fill("#c8283e", "M62 92Q82 84 100 92Q120 100 140 90L142 172H58z"),
        turn=9,
        rim="#f4fbff",
        edge=3,
    )
    pen.form("M70 108H130V150H70z", "#efe3c8", turn=4)
    pen.fill(
        "#c8283a",
        "M100 146Q78 130 80 120Q86 110 96 116Q100 118 100 122Q102 112 112 112Q122 118 120 126Q116 136 100 146z",
    )
    pen.form("M82 34H118V52H82z", "#a8784a", turn=5)


@items.drawing("scrimshaw-charm", "A whale's tooth carved with a ship hangs on a cord.", "blue", seed=7)
def scrimshaw_charm(pen: Pen) -> None:
    """Regis made it."""
    bone = "#f0e4c8"
    pen.line("#6a4429", "M64 30Q80 56 92 60M136 28Q118 54 104 60", 5)
    pen.form(
        "M70 58Q98 48 126 58Q132 100 112 140Q96 168 70 166Q84 130 74 104Q68 80 70 58z",
        bone,
        line(
            "#5a4a34",
            "M82 100H118L110 112H90zM100 98V68M102 70Q116 80 116 94H102zM98 74Q86 84 86 94H98zM82 120q6-4 12 0q6 4 12 0",
            2.6,
        ),
        turn=9,
    )


@items.drawing(
    "wand-of-magic-missiles", "Three bolts of light leave a wand one after the other.", "rose", seed=3
)
def wand_of_magic_missiles(pen: Pen) -> None:
    """They never miss."""
    wand(pen, 148, 128, 0.72, -48, "#9fd8ff")
    for x, y in ((84, 84), (54, 62), (40, 108)):
        pen.glow("#8fc8ff", x, y, 26)
        pen.fill("#ffffff", move("M-14 0L4-7L14 0L4 7z", x, y, 216))
        pen.line("#bfe2ff", f"M{x + 12} {y + 8}L{x + 34} {y + 24}", 4, 0.6)


@items.drawing("cavern-thieves-tools", "Four fine picks stick out of a dark leather roll.", "yellow")
def cavern_thieves_tools(pen: Pen) -> None:
    """Four of the best."""
    tool_roll(pen, 100, 104, 1.05, "#4a3a5a")


@items.drawing("piwafwi", "A black drow cloak is held by a silver spider.", "green", seed=9)
def piwafwi(pen: Pen) -> None:
    """Warm and unseen."""
    cloak(pen, 100, 104, 0.92, "#34304a", "#0e0c16", "#b9c3d4")
    spider_from_above(pen, 100, 96, 0.26, "#c8d2e0", "#d8452f")


@items.drawing("mithral-dagger", "A slim dagger of pale mithral shines.", "red", seed=5)
def mithral_dagger(pen: Pen) -> None:
    """Light as a feather."""
    pen.glow("#e8f8ff", 108, 84, 80, 0.8)
    dagger(pen, 100, 108, 1.05, 24, "#cfe4f0", "#b9c3d4", "#3a4a6a")
    sparks(pen, "#ffffff", (132, 46, 1.2), (62, 80, 0.6))


@items.drawing(
    "dwarven-plate", "A heavy breastplate is trimmed with gold and marked with an anvil.", "blue", seed=11
)
def dwarven_plate(pen: Pen) -> None:
    """Made to last."""
    breastplate(pen, 100, 104, 0.98, "#7f8ba4")
    pen.fill(GOLD, "M80 96H124Q122 104 112 106V114H118V122H84V114H92V106Q82 104 80 96z")
