"""Encounters of Wrath of Ashardalon. Curses share a ring of thorns, lairs a cave with eyes in it."""

from __future__ import annotations

from art.colour import GOLD, IRON, STEEL, mix
from art.creatures.limbs import fangs, maw, paw, tentacles
from art.creatures.silhouettes import shadow_head, soaring, victim
from art.gallery import Gallery
from art.marks import dots, fill, line, oval
from art.parts.scales import dragon
from art.paths import circle, limb, move, teeth
from art.pen import Pen
from art.poses import Dress, figure
from art.scenes import (
    archway,
    boulder,
    burrow,
    crack,
    curse,
    floor,
    lava,
    pit,
    plume,
    rocks,
    stalactites,
    volcano,
)
from art.things.armour import breastplate
from art.things.blades import dagger
from art.things.bows import arrow, bow
from art.things.clothes import boot
from art.things.effects import burst, rays, spiral
from art.things.elements import cloud, flame
from art.things.furniture import chest
from art.things.hands import fist
from art.things.lights import torch
from art.things.nature import mushroom
from art.things.signs import d20, drop, ghost, skull
from art.things.tools import bomb, cage, hourglass
from art.things.treasure import gem

curses = Gallery("ashardalon", "encounters", "violet", "cave")
places = Gallery("ashardalon", "encounters", "umber", "cave")
events = Gallery("ashardalon", "encounters", "slate", "cave")
attacks = Gallery("ashardalon", "encounters", "red", "cave")
traps = Gallery("ashardalon", "encounters", "teal", "cave")
tale = Gallery("ashardalon", "encounters", "red", "peaks")

HERO = Dress("#8a3a4a", "#d8a078", "#5a3826", cape="#3f4a8a")
SHADOW = Dress("#2a1a28", "#2a1a28", "#2a1a28")


# ---- curses


@curses.drawing("a-gap-in-the-armor", "A breastplate has a jagged hole right over the heart.")
def a_gap_in_the_armor(pen: Pen) -> None:
    """There."""
    curse(pen)
    breastplate(pen, 100, 100, 0.8)
    pen.fill("#120814", "M104 84L116 90L126 82L130 98L142 106L128 112L126 126L114 116L102 120L106 106L96 98z")
    pen.line(
        "#ff5a6a", "M104 84L116 90L126 82L130 98L142 106L128 112L126 126L114 116L102 120L106 106L96 98z", 2
    )


@curses.drawing("bad-luck", "A black die shows a skull.")
def bad_luck(pen: Pen) -> None:
    """Again."""
    curse(pen)
    d20(pen, 100, 100, 0.92, "#4a3a5a", "skull", 8)


@curses.drawing("bloodlust", "A drop of blood with burning eyes grins with pointed teeth.", "rose")
def bloodlust(pen: Pen) -> None:
    """It wants more."""
    curse(pen, "#ff5a6a")
    drop(pen, 100, 96, 1.02, "#b81428")
    pen.fill("#ffe14a", "M76 96Q90 98 96 110Q80 112 76 96zM124 96Q110 98 104 110Q120 112 124 96z")
    pen.fill("#2a0610", "M76 122Q100 132 124 122Q120 144 100 146Q80 144 76 122z")
    fangs(pen, (78, 123), (122, 123), 7, 12, 4)


@curses.drawing("cage", "A hero kneels in a hanging iron cage.")
def cage_(pen: Pen) -> None:
    """Locked in."""
    curse(pen)
    figure(pen, "kneel", HERO, 98, 106, 0.72)
    cage(pen, 100, 102, 0.92)


@curses.drawing("dragon-fear", "A small figure falls back before the shadow of a dragon's head.", "red")
def dragon_fear(pen: Pen) -> None:
    """Too large to look at."""
    curse(pen, "#ff8a3a")
    with pen.group("translate(78 4)scale(.86)"):
        dragon(pen, "#4a1a28", "#ffe14a", "long", "", "#6a2a34", gape=True, eye=1.2)
    figure(pen, "fall", HERO, 52, 126, 0.6, flip=True)


@curses.drawing("terrifying-roar", "A huge maw roars, and the air trembles.", "green")
def terrifying_roar(pen: Pen) -> None:
    """Heard in the bones."""
    curse(pen, "#8fe06a")
    for k in (0, 1, 2):
        pen.line(
            "#eaffd0",
            f"M{44 - k * 14} {66 - k * 10}Q{26 - k * 14} 100 {44 - k * 14} {134 + k * 10}M{156 + k * 14} {66 - k * 10}Q{174 + k * 14} 100 {156 + k * 14} {134 + k * 10}",
            5,
            0.8,
        )
    maw(pen, 100, 98, 1.75, 0, "#6a2a3a", 2)


@curses.drawing("time-leap", "An hourglass lies on its side in a whirl of light.", "blue")
def time_leap(pen: Pen) -> None:
    """Gone for a while."""
    curse(pen, "#8fc8ff")
    spiral(pen, 100, 100, 0.98, "#bfe2ff", 2.6, 5)
    with pen.group("rotate(64 100 100)"):
        hourglass(pen, 100, 100, 0.66)


@curses.drawing("wrath-of-the-enemy", "A horned shadow clenches its fist.", "rose")
def wrath_of_the_enemy(pen: Pen) -> None:
    """It has seen you."""
    curse(pen, "#ff6a8a")
    victim(pen, 92, 88, 0.86, "devil")
    fist(pen, 150, 126, 0.8, 8, "#5a2a3a", "#3a1a2a")


# ---- environments


@places.drawing("dragons-tribute", "A red claw rests on a heap of gold.", "teal")
def dragons_tribute(pen: Pen) -> None:
    """Mine."""
    gold_heap(pen, 164)
    claw = "#b8301e"
    pen.form(
        limb([(196, 12), (150, 40), (118, 92)], 66, 46),
        claw,
        line(pen.dark(claw), "M166 40q-8 10-6 20M146 56q-8 10-6 20M130 74q-8 10-6 20", 3),
        turn=9,
    )
    paw(pen, 104, 112, 34, claw, 4, 14, 1.9)


def gold_heap(pen: Pen, y: float = 160) -> None:
    """A heap of coins with a few stones in it."""
    pen.glow("#ffe08a", 100, y - 20, 100, 0.6)
    pen.form(
        f"M-6 {y + 44}V{y - 6}Q40 {y - 34} 70 {y - 38}Q110 {y - 58} 140 {y - 32}Q176 {y - 20} 206 {y - 2}V{y + 44}z",
        GOLD,
        dots("#fff3c0", 8, (34, y - 8), (78, y - 24), (120, y - 30), (164, y - 10), (56, y + 6), (104, y)),
        dots(
            pen.dark(GOLD, 0.4),
            8,
            (48, y - 18),
            (96, y - 36),
            (142, y - 20),
            (26, y + 10),
            (82, y - 2),
            (134, y + 4),
        ),
        turn=9,
    )
    for x, dy, colour in ((66, -30, "#c8203a"), (150, -20, "#3fb06a"), (30, -6, "#5fa8ff")):
        pen.form(move("M-9-4L-4-10H5L10-4L0 9z", x, y + dy), colour, turn=3)


@places.drawing(
    "hidden-snipers", "From a slit in the rock an arrow points outward, two eyes behind it.", "slate"
)
def hidden_snipers(pen: Pen) -> None:
    """Never alone."""
    stone = "#6f6878"
    pen.form(
        "M-6-6H206V206H-6z",
        stone,
        line(
            pen.dark(stone), "M-6 44H206M-6 156H206M60-6V44M140 44V-6M30 156V206M110 156V206M172 156V206", 4
        ),
        turn=6,
        back=False,
    )
    pen.fill("#0a0610", "M8 66H192V134H8z")
    pen.line(pen.lit(stone, 0.6), "M8 134V66H192", 4)
    pen.fill("#ffe14a", "M118 84Q132 84 140 96Q124 100 118 84zM174 84Q160 84 152 96Q168 100 174 84z")
    with pen.group("translate(-12 -2)"):
        bow(pen, 84, 104, 0.66)


@places.drawing("high-alert", "An alarm bell swings between two torches.", "blue")
def high_alert(pen: Pen) -> None:
    """They know."""
    torch(pen, 26, 132, 0.6, -8)
    torch(pen, 176, 132, 0.6, 8)
    pen.line(
        "#fff3c0",
        "M42 60Q32 84 42 108M158 60Q168 84 158 108M28 52Q14 84 28 116M172 52Q186 84 172 116",
        5,
        0.7,
    )
    pen.form(circle(104, 146, 11), IRON, turn=4)
    pen.form(
        "M94 40Q100 30 106 40Q132 50 134 90Q136 116 148 128Q148 138 140 138H60Q52 138 52 128Q64 116 66 90Q68 50 94 40z",
        GOLD,
        line(pen.dark(GOLD), "M60 126H140M68 92Q100 100 132 92", 3),
        fill("#fff3c0", "M78 62Q84 54 92 52Q80 78 78 112Q72 112 72 104Q72 78 78 62z", 0.6),
        turn=11,
    )


@places.drawing("kobold-trappers", "Two kobolds lurk behind the open jaws of an iron trap.", "yellow")
def kobold_trappers(pen: Pen) -> None:
    """Snap."""
    for x in (84, 162):
        pen.form(move("M-34 90Q-30 10-6 0H16Q36 20 40 90z", x, 92), "#2a1a28", turn=6)
    shadow_head(pen, "kobold", 76, 80, 0.72)
    shadow_head(pen, "kobold", 156, 84, 0.66)
    iron = "#7a7f8e"
    pen.form("M20 138Q100 96 180 138L176 154Q100 116 24 154z", pen.dark(iron, 0.3), turn=4)
    pen.fill("#c8d2e0", teeth((26, 146), (174, 146), 9, 16, -17))
    pen.form("M20 146Q100 190 180 146L184 160Q100 212 16 160z", iron, turn=6)
    pen.fill("#c8d2e0", teeth((24, 152), (176, 152), 9, -18, 21, 3))


@places.drawing("surrounded", "One hero with a torch stands in a ring of glowing eyes.", "violet")
def surrounded(pen: Pen) -> None:
    """Everywhere."""
    pen.fill("#0a0612", "M-6-6H206V206H-6z", 0.6)
    pen.glow("#ffb84a", 92, 96, 74, 0.9)
    figure(pen, "guard", HERO, 108, 110, 0.92, lambda x, y: torch(pen, x, y - 16, 0.42, -10))
    for x, y, size, iris in (
        (34, 60, 1, "#ffe14a"),
        (168, 64, 1.1, "#ff8a3a"),
        (24, 112, 0.9, "#8fff7a"),
        (176, 116, 0.9, "#ffe14a"),
        (44, 156, 1.1, "#ff8a3a"),
        (160, 158, 1, "#8fff7a"),
        (100, 40, 0.8, "#ff5a4a"),
    ):
        pen.fill(iris, move("M-18-6Q-8-6-3 4Q-13 8-18-6zM18-6Q8-6 3 4Q13 8 18-6z", x, y, 0, size))


@places.drawing("walls-of-magma", "A narrow path leads between walls of glowing magma.", "umber")
def walls_of_magma(pen: Pen) -> None:
    """Keep to the middle."""
    floor(pen, 96, "#4a3a40")
    for side in (False, True):
        wall = move("M-106-106H-10L-24-6L-80 110H-106z", 100, 100, flip=side)
        drips = move(
            "M-90-90Q-70-60-82-20Q-90 20-74 60M-62-90Q-44-50-58-10Q-66 20-60 44M-36-96Q-26-50-34-14",
            100,
            100,
            flip=side,
        )
        pen.form(
            wall,
            "#e85a1c",
            line("#ffd24a", drips, 9),
            line("#fff6c4", drips, 3),
            turn=7,
            shade="#a82a14",
            rim="#ffe08a",
        )
    pen.glow("#ff9a3a", 100, 90, 80, 0.5)


# ---- events


@events.drawing(
    "ancient-spirits-blessing",
    "A pale ghost with a halo floats in a beam of light.",
    "yellow",
    "hall",
)
def ancient_spirits_blessing(pen: Pen) -> None:
    """An old friend."""
    rays(pen, 100, 84, opacity=0.3)
    ghost(pen, 102, 106, 0.9, "#fff3d8")
    pen.line("#ffe06a", circle(104, 42, 26, 7), 5)


@events.drawing("deadly-poison", "Green poison drips from a skull.", "green")
def deadly_poison(pen: Pen) -> None:
    """It works."""
    skull(pen, 100, 88, 0.98, "#d8d8a8", "#8fff3a")
    poison = "#7fc02a"
    pen.form(
        "M56 126Q100 138 146 124Q148 140 138 140Q136 164 130 166Q122 164 124 144Q112 148 110 158Q106 172 100 170Q94 166 96 148Q84 146 80 152Q76 162 70 160Q64 156 68 144Q56 142 56 126z",
        poison,
        turn=5,
    )


def lair(pen: Pen, *heads: tuple[str, float, float, float, str]) -> None:
    """A cave in the rock, and who lives there: kind, x, y, size and colour of the eyes of each."""
    burrow(pen)
    for kind, x, y, size, iris in heads:
        shadow_head(pen, kind, x, y, size, iris, mix("#2a1a28", iris, 0.12))


events.add(
    "duergar-outpost",
    "Grey dwarves with burning eyes look out of a cave.",
    lambda pen: lair(
        pen,
        ("duergar", 66, 104, 0.62, "#ff8a4a"),
        ("duergar", 134, 106, 0.62, "#ff8a4a"),
        ("duergar", 100, 140, 0.6, "#ffb02e"),
    ),
    "umber",
)
events.add(
    "hall-of-the-orcs",
    "Tusked orcs crowd in the mouth of a cave.",
    lambda pen: lair(
        pen,
        ("orc", 70, 104, 0.66, "#ffb02e"),
        ("orc", 132, 108, 0.62, "#ffb02e"),
        ("orc", 100, 142, 0.68, "#ffe14a"),
    ),
    "red",
)
events.add(
    "kobold-warren",
    "Kobold snouts poke out of a burrow.",
    lambda pen: lair(
        pen,
        ("kobold", 82, 98, 0.6, "#ffe14a"),
        ("kobold", 132, 116, 0.62, "#ffe14a"),
        ("kobold", 86, 144, 0.66, "#ff8a3a"),
    ),
    "yellow",
)


@events.drawing("unnatural-corruption", "Tentacles and staring eyes come out of a cave.", "violet")
def unnatural_corruption(pen: Pen) -> None:
    """Wrong."""
    burrow(pen)
    flesh = "#b5627e"
    tentacles(
        pen,
        flesh,
        20,
        5,
        [(92, 110), (60, 120), (56, 150), (24, 160)],
        [(112, 112), (144, 126), (140, 158), (172, 164)],
        [(100, 124), (104, 150), (88, 168), (100, 190)],
    )
    for x, y, radius, iris in (
        (84, 84, 13, "#ffd34a"),
        (118, 92, 10, "#8fe06a"),
        (100, 116, 8, "#ff9a4a"),
        (112, 66, 6, "#ffd34a"),
    ):
        pen.mark(
            oval("#2a1020", x + 1, y + 1, radius + 2),
            oval("#f4ecd8", x, y, radius),
            oval(iris, x - 1, y, radius * 0.62),
            oval("#140a14", x - 1, y, radius * 0.34),
        )


@events.drawing("frenzied-leap", "A fanged beast springs with outstretched claws.", "rose")
def frenzied_leap(pen: Pen) -> None:
    """At your throat."""
    hide = "#4a2a3a"
    pen.line("#ffe0ea", "M190 60Q160 40 130 44M196 90Q170 74 150 76M190 126Q170 112 150 112", 5, 0.5)
    pen.form("M92 66Q150 44 196 96Q206 130 196 150Q150 128 104 128z", hide, turn=10)
    for points, x, y in (
        ([(104, 112), (70, 128), (48, 128)], 40, 130),
        ([(118, 86), (90, 60), (58, 54)], 50, 54),
    ):
        pen.form(limb(points, 30, 20), hide, turn=6)
        paw(pen, x, y, 16, hide, 3, 60, 1.3)
    shadow_head(pen, "beast", 98, 92, 0.78, "#ffe14a", hide)


@events.drawing("hidden-treasure", "A chest shines out between fallen rocks.", "teal")
def hidden_treasure(pen: Pen) -> None:
    """Look there."""
    chest(pen, 100, 100, 0.84, open=True)
    rocks(
        pen, (36, 142, 1), (160, 144, 1.1), (66, 160, 0.8), (128, 162, 0.8), (22, 108, 0.7), (178, 112, 0.7)
    )


@events.drawing("lost", "A torn map shows only half of the way.", "slate")
def lost(pen: Pen) -> None:
    """Not on the map."""
    paper = "#e8d4a4"
    pen.form(
        "M24 56L58 46L92 56L100 66L92 80L106 96L94 112L106 130L98 146L64 156L28 146z",
        paper,
        fill("#b89a60", "M58 46L64 156L98 146L106 130L94 112L106 96L92 80L100 66L92 56z", 0.35),
        line("#7a5a34", "M36 84Q56 74 66 96Q78 118 98 112", 5),
        line("#7a5a34", "M66 96Q56 118 40 128", 3.4),
        turn=6,
    )
    pen.mark(
        dots("#e8f0ff", 12, (150, 136)),
        line("#e8f0ff", "M132 78Q134 54 154 54Q176 60 168 82Q152 94 150 114", 11),
    )


@events.drawing("occupied-lair", "Two eyes glow above a heap of gold in a dark cave.", "blue")
def occupied_lair(pen: Pen) -> None:
    """Not empty after all."""
    burrow(pen)
    shadow_head(pen, "troll", 100, 96, 0.86, "#ff8a3a")
    pen.form(
        "M40 172Q60 148 84 148Q104 136 124 148Q148 150 162 172z",
        GOLD,
        dots("#fff3c0", 7, (66, 160), (100, 150), (132, 160)),
        dots(pen.dark(GOLD, 0.4), 7, (82, 160), (116, 162)),
        turn=6,
    )


@events.drawing("quick-advance", "Clawed footprints come closer, each larger than the last.", "green")
def quick_advance(pen: Pen) -> None:
    """Here already."""
    floor(pen, 74, "#54604e")
    print_ = "M-7 22Q-15 8-10-3L-26-14L-31-34L-17-24L-8-10L-5-34L0-48L5-34L8-10L17-24L31-34L26-14L10-3Q15 8 7 22Q0 28-7 22z"
    for x, y, size in ((112, 86, 0.32), (90, 98, 0.46), (122, 116, 0.64), (76, 142, 0.9)):
        pen.fill("#1a0f14", move(print_, x, y, 186, size))
        pen.line("#e8f4c8", move("M-7 22Q-15 8-10-3L-26-14L-31-34", x + 2, y + 1, 186, size), 2, 0.6)


@events.drawing("revel-in-destruction", "A shadow dances with raised arms before a great fire.", "yellow")
def revel_in_destruction(pen: Pen) -> None:
    """They like it."""
    flame(pen, 64, 104, 0.9)
    flame(pen, 146, 108, 0.8, "#d8401a")
    figure(pen, "cheer", SHADOW, 104, 112, 0.9)


@events.drawing("scream-of-the-sentry", "A horned guard screams into the tunnels.", "teal")
def scream_of_the_sentry(pen: Pen) -> None:
    """Everybody hears."""
    for k in (0, 1, 2):
        pen.line(
            "#d8fff6",
            f"M{56 - k * 16} {90 - k * 8}Q{40 - k * 16} 112 {56 - k * 16} {136 + k * 8}",
            6,
            0.8 - k * 0.15,
        )
    victim(pen, 126, 92, 1, "devil")
    pen.fill("#12060c", "M106 112Q126 104 148 112Q148 140 126 144Q106 140 106 112z")
    fangs(pen, (109, 112), (145, 112), 5, 9, -3)


@events.drawing("spotted", "A torch lights up the faces of three sentries.", "red")
def spotted(pen: Pen) -> None:
    """You there!"""
    shadow_head(pen, "kobold", 150, 112, 0.66)
    shadow_head(pen, "duergar", 48, 112, 0.66, "#ff8a4a")
    torch(pen, 100, 118, 0.86)
    shadow_head(pen, "devil", 100, 148, 0.6, "#ffe14a")


@events.drawing("thief-in-the-dark", "A gloved hand snatches a jewel out of the dark.", "violet")
def thief_in_the_dark(pen: Pen) -> None:
    """Was it not here?"""
    glove = "#2c2a3c"
    gem(pen, 88, 134, 0.56)
    pen.form(
        limb([(204, 16), (164, 40), (132, 62)], 58, 36),
        glove,
        line(pen.dark(glove), "M166 16Q176 34 190 40M150 30Q158 48 170 56", 3),
        turn=8,
    )
    pen.form(
        "M132 44Q104 44 84 62Q56 68 44 96Q46 108 54 102Q60 90 72 86Q62 102 66 118Q74 124 78 116Q78 102 90 92Q98 104 106 118Q116 120 114 110Q110 98 112 88Q122 98 130 104Q140 100 134 92Q146 72 144 58z",
        glove,
        line(pen.dark(glove), "M78 84Q86 76 98 74M94 90Q98 80 108 78M112 88Q114 82 118 80", 2.6),
        turn=7,
    )


@events.drawing("unbearable-heat", "A helmet glows red-hot over the lava.", "umber")
def unbearable_heat(pen: Pen) -> None:
    """Sweat."""
    lava(pen, 142)
    hot = "#c8502a"
    pen.glow("#ff8a3a", 100, 92, 84, 0.8)
    pen.form(
        "M58 128Q50 52 100 40Q150 52 142 128Q122 138 106 134L102 98H98L94 134Q78 138 58 128z",
        hot,
        fill("#2a0a0c", "M62 84Q84 76 94 90V102Q78 96 62 102zM138 84Q116 76 106 90V102Q122 96 138 102z"),
        line("#ffd24a", "M100 42V84", 4),
        turn=11,
        rim="#ffe9a0",
    )
    pen.line(
        "#ffe0a0",
        "M40 60q-10-12 0-22q8-10 0-20M160 60q10-12 0-22q-8-10 0-20M30 110q-8-10 0-18M170 110q8-10 0-18",
        4,
        0.7,
    )


@events.drawing("wandering-monster", "A great shadow with a club walks past a gate.", "green")
def wandering_monster(pen: Pen) -> None:
    """Just passing by."""
    archway(pen, 100, 104, 1, "#54604e", "#8fb85a")
    pen.glow("#eaffb0", 100, 110, 70, 0.6)
    dark = "#1c2018"
    pen.form(limb([(92, 130), (86, 154), (90, 176)], 24, 18), dark, turn=4)
    pen.form(limb([(118, 130), (128, 154), (122, 176)], 24, 18), dark, turn=4)
    pen.form("M74 138Q68 98 90 84Q120 76 136 100Q142 126 130 144Q100 156 74 138z", dark, turn=6)
    pen.form(limb([(134, 148), (148, 116), (150, 66)], 8, 26), "#4a3422", turn=5)
    pen.form(limb([(126, 100), (146, 120), (140, 142)], 22, 14), dark, turn=4)
    shadow_head(pen, "troll", 84, 84, 0.5, "#ff5a3a", dark)


@events.drawing("warp-in-time", "An hourglass leaves paler hourglasses behind it.", "yellow")
def warp_in_time(pen: Pen) -> None:
    """Then is now."""
    with pen.collect() as drawn:
        hourglass(pen, 0, 0, 0.84)
    glass = pen.stamp(*drawn)
    for x, y, size, opacity in ((40, 74, 0.5, 0.4), (68, 86, 0.72, 0.65)):
        with pen.faint(opacity):
            pen.mark(pen.press(glass, f"translate({x} {y})rotate(-12)scale({size})"))
    pen.line("#fff3c0", "M22 128Q70 150 112 152M30 148Q64 164 96 166M52 46Q84 34 112 40", 4, 0.6)
    pen.mark(pen.press(glass, "translate(124 100)rotate(8)"))


# ---- events that attack


@attacks.drawing("blinding-bomb", "A bomb bursts into a flash of white light.", "slate")
def blinding_bomb(pen: Pen) -> None:
    """White."""
    rays(pen, 110, 88, "#ffffff", 0.45, 11)
    pen.glow("#ffffff", 116, 84, 100)
    bomb(pen, 94, 112, 0.92)


@attacks.drawing("bulls-eye", "An arrow quivers in the middle of a painted target.", "green")
def bulls_eye(pen: Pen) -> None:
    """Hit."""
    for radius, colour in ((62, "#f0e4c8"), (48, "#c8342a"), (34, "#f0e4c8"), (20, "#c8342a")):
        pen.form(circle(94, 106, radius), colour, turn=5)
    arrow(pen, 124, 78, 0.84, 226)


@attacks.drawing("concussive-blast", "A hero is thrown back by a wave of force.", "blue")
def concussive_blast(pen: Pen) -> None:
    """Away."""
    burst(pen, 44, 104, 0.8, "#bfe2ff")
    for radius in (44, 64, 84):
        pen.line(
            "#eafaff",
            f"M{44 + radius * 0.7:.0f} {104 - radius * 0.7:.0f}Q{44 + radius * 1.15:.0f} 104 {44 + radius * 0.7:.0f} {104 + radius * 0.7:.0f}",
            5,
            0.6,
        )
    figure(pen, "fall", HERO, 138, 100, 0.9)


@attacks.drawing("deep-tremor", "Rocks jump as a dark crack runs through the floor.", "umber")
def deep_tremor(pen: Pen) -> None:
    """From below."""
    floor(pen, 112, "#6a5a58")
    crack(pen, 100, 146, 1)
    rocks(pen, (54, 92, 0.8), (104, 70, 1), (150, 90, 0.8), (82, 46, 0.5), (134, 50, 0.5))
    pen.line("#ffe2b0", "M30 108l8-10M170 108l-8-10M70 114l4-10M130 114l-4-10", 4, 0.7)


@attacks.drawing("earthquake", "The ground splits, and pillars topple into a glowing rift.", "red")
def earthquake(pen: Pen) -> None:
    """Everything moves."""
    for x, y, angle in ((40, 84, -26), (160, 86, 24), (104, 76, 8)):
        pen.form(
            move("M-16-54H16V-44H12V60H-12V-44H-16z", x, y, angle),
            "#8a7f8e",
            line("#4a4252", move("M-12-18H12M-12 12H12M-12 40H12", x, y, angle)),
            turn=6,
        )
    floor(pen, 122, "#5a4450")
    pen.glow("#ff8a1e", 100, 150, 96, 0.9)
    pen.fill(
        "#2a0c10",
        "M-6 150L34 146L52 134L78 140L98 128L122 138L150 128L206 134V150L168 156L152 170L118 160L96 176L64 164L40 172L-6 164z",
    )
    pen.fill(
        "#ffb84a",
        "M-6 155L36 152L56 142L80 148L100 138L122 147L152 138L206 140V145L166 150L150 161L118 152L96 166L66 155L40 164L-6 160z",
    )


@attacks.drawing("fungal-bloom", "Spotted toadstools puff out clouds of spores.", "violet")
def fungal_bloom(pen: Pen) -> None:
    """Don't breathe."""
    pen.glow("#d8ff8a", 100, 70, 90, 0.5)
    mushroom(pen, 146, 116, 0.72, "#c85a3a")
    mushroom(pen, 54, 120, 0.66, "#3f9a8a")
    mushroom(pen, 98, 110, 1, "#b04a7a")
    pen.mark(
        dots("#e8ff9a", 6, (60, 60), (84, 40), (128, 44), (150, 70), (40, 80), (170, 50)),
        dots("#e8ff9a", 3.4, (72, 48), (104, 34), (140, 56), (52, 44), (118, 60), (160, 84), (30, 60)),
    )


@attacks.drawing("lurkers-strike", "A hand with a poisoned dagger comes out of the shadows.", "teal")
def lurkers_strike(pen: Pen) -> None:
    """From behind."""
    shadow_head(pen, "hood", 134, 84, 0.92, "#ff5a4a", "#1c1a2c")
    pen.form("M204 206V120Q170 108 140 122L110 206z", "#1c1a2c", turn=8)
    dagger(pen, 66, 96, 0.92, -58)
    pen.mark(oval("#8fff3a", 18, 92, 6, 9), oval("#8fff3a", 30, 112, 4, 6))
    pen.form(limb([(150, 150), (124, 140), (102, 116)], 40, 24), "#1c1a2c", turn=6)
    pen.form(circle(100, 114, 15), "#4a4458", turn=5)


@attacks.drawing("phalagars-lair", "Thick tentacles shoot up from a pit and grope about.", "yellow")
def phalagars_lair(pen: Pen) -> None:
    """Under the floor."""
    floor(pen, 110, "#6a5c48")
    pit(pen, 100, 142, 0.9, "#7a6a54")
    tentacles(
        pen,
        "#5a7a8a",
        26,
        6,
        [(84, 150), (56, 110), (70, 70), (36, 48)],
        [(104, 152), (96, 104), (112, 66), (92, 34)],
        [(122, 150), (150, 116), (138, 76), (172, 54)],
    )
    pen.mark(
        dots(
            "#c8dce4",
            5,
            (64, 108),
            (66, 90),
            (60, 72),
            (100, 104),
            (106, 86),
            (106, 68),
            (144, 112),
            (144, 94),
            (148, 76),
        )
    )


@attacks.drawing("poisoned-arrow", "Green venom drips from the head of a flying arrow.", "rose")
def poisoned_arrow(pen: Pen) -> None:
    """It need not go deep."""
    pen.line("#ffe0ea", "M186 52L140 76M192 74L150 94M170 40L130 60", 4, 0.5)
    arrow(pen, 98, 96, 1.15, -120, "#5fb04a")
    pen.mark(oval("#8fff3a", 28, 148, 6, 10), oval("#8fff3a", 48, 160, 4, 7))
    pen.glow("#8fff3a", 30, 136, 36, 0.7)


@attacks.drawing("steam-vent", "Hot steam hisses from a crack in the floor.", "blue")
def steam_vent(pen: Pen) -> None:
    """Hiss."""
    floor(pen, 128, "#4f5a72")
    crack(pen, 100, 152, 0.8)
    plume(pen, 60, 152, 0.66, "#dfe8ee", 0.8)
    plume(pen, 104, 154, 0.98, "#f0f6fa")
    plume(pen, 150, 150, 0.6, "#dfe8ee", 0.8)


@attacks.drawing("sulphurous-cloud", "A yellow cloud with the face of a skull drifts near.", "umber")
def sulphurous_cloud(pen: Pen) -> None:
    """Rotten eggs."""
    cloud(pen, 100, 98, 1.15, "#c8b83a")
    pen.fill(
        "#3a3008",
        "M70 86Q72 72 84 74Q94 78 90 92Q78 100 70 86zM108 92Q106 76 118 73Q130 74 130 88Q118 100 108 92zM96 102l4-8l5 8zM76 112Q100 106 124 112L120 124Q100 118 80 124z",
    )
    pen.line("#c8b83a", "M84 112v10M92 110v10M100 109v11M108 110v10M116 112v9", 3)


@attacks.drawing("trip-wire", "A boot catches on a thin wire, and darts fly.", "violet")
def trip_wire(pen: Pen) -> None:
    """Too late."""
    for x, y in ((150, 50), (128, 74), (160, 92)):
        arrow(pen, x, y, 0.5, -90, "#8fd83a")
    boot(pen, 82, 104, 0.94, "#8a5a34")
    pen.line("#fffbe0", "M-4 150Q40 140 52 128Q120 138 204 132", 2.6)
    burst(pen, 46, 132, 0.3, "#ffe06a")


@attacks.drawing("volcanic-burst", "A cone of rock hurls fire and stones.", "violet")
def volcanic_burst(pen: Pen) -> None:
    """Up it goes."""
    volcano(pen, 100, 128, 0.88)
    rocks(pen, (44, 66, 0.4), (152, 60, 0.46), (66, 44, 0.34), (136, 40, 0.3), colour="#8a3a2a")


@attacks.drawing("waking-dream", "A sleeping face sinks into whirling clouds beneath a thin moon.", "blue")
def waking_dream(pen: Pen) -> None:
    """Or is it?"""
    pen.form(
        "M150 36Q128 44 130 66Q136 84 158 80Q138 96 118 82Q100 64 112 44Q128 26 150 36z", "#fff3c0", turn=4
    )
    face = "#c9a0b8"
    pen.form(
        "M46 104Q48 64 86 62Q124 66 124 106Q120 146 86 150Q52 146 46 104z",
        face,
        line(pen.dark(face, 0.7), "M58 104Q68 112 78 104M94 104Q104 112 114 104M80 132Q88 128 96 132", 4),
        line(pen.dark(face, 0.5), "M86 108l-4 14h6", 3),
        turn=10,
    )
    cloud(pen, 48, 150, 0.62, "#8f9ad0")
    cloud(pen, 138, 148, 0.72, "#a8b4e8")
    spiral(pen, 164, 120, 0.36, "#e8eeff", 2.2, 9)


# ---- hazards and traps


@traps.drawing("cave-in", "Rocks crash down and block the way.", "umber")
def cave_in(pen: Pen) -> None:
    """Down it comes."""
    stalactites(pen, "#6a5a54", 2, 5)
    pen.line("#ffe2b0", "M60 40V66M104 50V78M146 36V64", 5, 0.4)
    rocks(
        pen,
        (62, 88, 1),
        (108, 100, 1.1),
        (150, 86, 0.9),
        (36, 148, 1.3),
        (90, 154, 1.4),
        (146, 148, 1.3),
        colour="#7a6a62",
    )


@traps.drawing("pit", "Two hands cling to the edge of a deep pit.", "slate")
def pit_(pen: Pen) -> None:
    """Mind the gap."""
    floor(pen, 44, "#5f6474")
    pen.fill("#07050a", "M34 76H166L186 150H14z")
    wall = "#434859"
    pen.form(
        "M34 76H166L150 116H50z",
        wall,
        line("#22263a", "M40 90H160M46 104H154M70 76L78 116M104 76V116M134 76L126 116", 2.6),
        turn=4,
    )
    pen.form("M34 76L50 116L40 150H14z", pen.dark(wall, 0.25), turn=3)
    pen.form("M166 76L150 116L160 150H186z", pen.dark(wall, 0.5), turn=3)
    pen.line("#8f97aa", "M34 76H166", 4)
    pen.form("M-6 150H206V206H-6z", "#6f7484", line("#3a3f50", "M60 150L52 206M140 150L150 206", 3), turn=4)
    skin = "#d8a078"
    for x in (78, 122):
        pen.form(
            move("M-17 12Q-20-2-14-8Q-9-12-7-5Q-4-14 1-8Q6-14 8-6Q14-10 16-2Q19 6 16 14Q0 20-17 12z", x, 152),
            skin,
            line(pen.dark(skin), move("M-7-4V8M1-6V9M9-4V8", x, 152)),
            turn=4,
        )


@traps.drawing("volcanic-vapors", "Yellow vapours rise from three small craters.", "rose")
def volcanic_vapors(pen: Pen) -> None:
    """Hold your breath."""
    floor(pen, 134, "#5a4450")
    for x, y, size in ((48, 160, 0.8), (152, 158, 0.8), (100, 168, 1)):
        plume(pen, x, y - 6, size * 0.8, "#e0d04a", 0.85)
        pen.form(move("M-30 12Q-22-8-10-10Q0-4 12-10Q24-8 32 12z", x, y, 0, size), "#7a4a4a", turn=5)


@traps.drawing("lava-flow", "A tongue of lava creeps over the flagstones.")
def lava_flow(pen: Pen) -> None:
    """Slow, but it comes."""
    floor(pen, 70, "#4a5a60")
    pen.glow("#ff8a2a", 90, 112, 100, 0.7)
    pen.form(
        "M-6 56Q40 60 66 74Q96 70 118 88Q150 92 160 110Q168 132 144 138Q120 136 112 150Q96 166 74 154Q40 158 20 140L-6 146z",
        "#ff7a1e",
        fill(
            "#ffd24a",
            "M0 78Q40 78 62 92Q92 92 108 106Q130 112 126 120Q104 122 92 134Q70 138 50 128Q24 132 0 122z",
        ),
        fill("#fff6c4", "M0 92Q34 94 54 106Q76 110 78 116Q56 122 36 114Q16 116 0 110z"),
        turn=6,
        shade="#c83a14",
        rim="#ffe9a0",
    )


@traps.drawing("poisoned-dart-trap", "A stone face in the wall spits darts.", "green")
def poisoned_dart_trap(pen: Pen) -> None:
    """It smiles."""
    stone = "#7a8078"
    pen.form(
        "M98 30H184V172H98z",
        stone,
        line(pen.dark(stone), "M98 66H114M98 136H112M168 66H184M168 136H184", 3),
        turn=7,
    )
    pen.form(
        "M108 98Q106 50 142 46Q176 50 174 98Q170 148 140 152Q110 146 108 98z",
        pen.lit(stone, 0.15),
        fill(
            "#10140e",
            "M118 84Q128 76 136 88Q126 94 118 84zM164 84Q154 76 146 88Q156 94 164 84zM120 116Q140 108 162 116Q158 138 140 140Q122 138 120 116z",
        ),
        line(pen.dark(stone), "M140 92L134 106H146M122 66Q130 60 138 66M160 66Q152 60 146 66", 3),
        turn=8,
    )
    for y, x in ((98, 62), (120, 54), (142, 66)):
        arrow(pen, x, y, 0.56, -90, "#8fd83a")


@traps.drawing("rolling-boulder", "A boulder rolls after a hero who runs for his life.", "yellow")
def rolling_boulder(pen: Pen) -> None:
    """Run!"""
    floor(pen, 150, "#6a5c48")
    boulder(pen, 134, 96, 1.02, "#8a7a6c")
    pen.line("#ffe7a0", "M190 44Q204 96 188 148", 4, 0.5)
    figure(pen, "run", HERO, 54, 124, 0.6)


@traps.drawing("whirling-blades", "Two toothed discs whirl along a slot in the floor.", "red")
def whirling_blades(pen: Pen) -> None:
    """Whirr."""
    floor(pen, 138, "#5a4a50")
    pen.fill("#0a0610", "M14 150H186V160H14z")
    for x, y, radius in ((64, 106, 0.9), (134, 96, 1.12)):
        saw = "".join(
            f"{'L' if i else 'M'}" + move("M0-56" if i % 2 == 0 else "M0-42", 0, 0, i * 18 + (i % 2) * 10)[1:]
            for i in range(20)
        )
        pen.form(
            move(saw + "z", x, y, 0, radius),
            "#aab6ca",
            line(pen.dark(STEEL), circle(x, y, 26 * radius), 3),
            turn=6,
            edge=2.6,
        )
        pen.form(circle(x, y, 11 * radius), IRON, turn=4)
    pen.fill("#5a4a50", "M10 154H190V176H10z", 0.9)


# ---- cards of certain adventures


@tale.drawing("ashardalon-arrives", "A huge dragon crosses the sky over burning peaks.", "umber")
def ashardalon_arrives(pen: Pen) -> None:
    """Wings over the mountain."""
    pen.glow("#ff9a3a", 100, 150, 100, 0.7)
    soaring(pen, "#b8281e", "#8f1f22")
    pen.fill("#2a1014", "M-6 206V160L26 130L50 162L80 138L112 172L140 146L170 166L206 134V206z")


def gate(pen: Pen, x: float, y: float, size: float, heart: str = "#7a3ac0") -> None:
    """The Vast Gate from afar: a ring of stones around a whirl."""
    stone = "#6a6474"
    pen.form(
        circle(x, y, 64 * size) + circle(x, y, 46 * size, hole=True),
        stone,
        line(
            "#e0a0ff",
            "".join(move("M-4-58L4-52M4-58L-4-52", x, y, turn, size) for turn in range(0, 360, 45)),
            2.6,
        ),
        turn=6,
    )
    pen.fill(heart, circle(x, y, 46 * size))
    pen.glow("#f0c8ff", x, y, 60 * size, 1)
    spiral(pen, x, y, 0.7 * size, "#f4e0ff", 2.2, 5)


@tale.drawing(
    "ceremony-progresses", "Three hooded cultists bow before a ring of violet light.", "violet", "cave"
)
def ceremony_progresses(pen: Pen) -> None:
    """Word by word."""
    gate(pen, 100, 82, 0.84)
    for x, y, size in ((46, 138, 0.62), (154, 138, 0.62), (100, 150, 0.7)):
        pen.form(
            move("M-50 70Q-44-2-24-28Q-6-52 8-56Q8-44 24-28Q46-2 50 70z", x, y, 0, size),
            "#7a1f2c",
            line("#4a0f1c", move("M-20 0Q-26 40-24 66M20 0Q26 40 24 66", x, y, 0, size), 3),
            turn=8,
        )


@tale.drawing("the-vast-gate-flares", "Light and tentacles burst from the gate.", "teal", "cave")
def the_vast_gate_flares(pen: Pen) -> None:
    """Something comes."""
    rays(pen, 100, 100, "#f0c8ff", 0.4, 11)
    gate(pen, 100, 100, 1.05, "#a04ae8")
    tentacles(
        pen,
        "#3f8a7a",
        22,
        5,
        [(92, 108), (56, 116), (48, 148), (18, 150)],
        [(108, 108), (132, 130), (122, 156), (150, 172)],
        [(106, 92), (142, 84), (150, 52), (178, 48)],
    )


@tale.drawing("ashardalon-breathes", "The red dragon breathes a river of fire.", "slate", "cave")
def ashardalon_breathes(pen: Pen) -> None:
    """Fire, fire."""
    with pen.group("translate(58 -8)scale(.94)"):
        dragon(pen, "#c0281c", "#ffe14a", "long", "#8f1f22", "#f0a040", gape=True, eye=1.1)
    pen.glow("#ff9a3a", 50, 136, 90, 0.9)
    pen.form(
        "M116 108Q84 96 60 106Q54 92 38 92Q42 102 34 108Q16 100-6 108V196H44Q60 190 58 178Q74 178 76 164Q92 162 90 148Q108 140 118 124z",
        "#e8501c",
        turn=6,
        rim="#ffd27a",
        shade="#a82414",
    )
    pen.fill(
        "#ffb02e",
        "M108 114Q80 106 62 118Q40 112 30 122Q12 116-6 124V180H34Q48 174 48 164Q66 162 68 150Q84 148 86 138Q100 132 108 122z",
    )
    pen.fill("#fff3b0", "M98 118Q76 114 60 126Q36 126-6 140V166Q28 158 46 150Q70 142 84 132z")
