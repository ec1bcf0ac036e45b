"""Chambers and Boons of Wrath of Ashardalon: a gate with what is behind it, and what victory brings in a wreath."""

from __future__ import annotations

from art.colour import BONE, GOLD, STEEL, mix
from art.creatures.dragons import dragon_face
from art.creatures.limbs import fangs
from art.creatures.silhouettes import shadow_head, victim
from art.gallery import Gallery
from art.marks import dots, fill, line
from art.parts.eyes import eyeball
from art.paths import circle, limb, move
from art.pen import Pen
from art.poses import Dress, figure
from art.scenes import archway
from art.things.armour import helm
from art.things.books import map_sheet
from art.things.clothes import boot
from art.things.effects import spiral
from art.things.elements import bolt
from art.things.lights import candle
from art.things.nature import wreath
from art.things.signs import skull
from art.things.tools import chain, key
from art.things.treasure import coin, crown, gem
from art.things.weapons import hammer, spear

chambers = Gallery("ashardalon", "chambers", "umber", "void")
boons = Gallery("ashardalon", "boons", "yellow", "hall")

HERO = Dress("#8a3a4a", "#d8a078", "#5a3826")


@chambers.drawing("ashardalons-lair", "A red dragon's face fills a great gate, fire behind its teeth.", "red")
def ashardalons_lair(pen: Pen) -> None:
    """He is at home."""
    archway(pen, inside="#2a0a0c")
    pen.glow("#ff8a2a", 100, 170, 80, 0.9)
    dragon_face(pen, 100, 112, 0.76, "#b8281e", "#ffe14a", "#e8cc94", "#ffb03a")


@chambers.drawing(
    "corrupted-guardians", "A single huge eye stares out of a gate, small eyes above it.", "violet"
)
def corrupted_guardians(pen: Pen) -> None:
    """It sees you first."""
    archway(pen)
    hide = "#7a5288"
    for points in (
        [(80, 100), (64, 80), (66, 64)],
        [(100, 96), (98, 72), (100, 56)],
        [(120, 100), (136, 80), (134, 64)],
    ):
        pen.form(limb(points, 12, 8), hide, turn=4)
    pen.mark(
        *(
            eyeball(x, y, 8, iris, "#2a1030")
            for x, y, iris in ((66, 62, "#ff7a4a"), (100, 54, "#8fe06a"), (134, 62, "#5fd8ff"))
        )
    )
    pen.form(circle(100, 132, 42), hide, turn=11)
    pen.mark(eyeball(100, 124, 23, "#e8502a", "#2a1030"))
    fangs(pen, (78, 154), (122, 154), 6, 9, 4)


@chambers.drawing("duergar-garrison", "Helmeted dwarves with hammers stand in rows behind a gate.", "slate")
def duergar_garrison(pen: Pen) -> None:
    """At attention."""
    archway(pen, inside="#1c2028")
    hammer(pen, 64, 100, 0.4)
    hammer(pen, 136, 100, 0.4)
    for x, y, size in ((74, 106, 0.46), (126, 106, 0.46), (100, 138, 0.62)):
        shadow_head(pen, "duergar", x, y, size, "#ff8a4a", "#3a3a4c")


@chambers.drawing("elite-regiment", "Horned soldiers with raised spears fill a gate.", "red", seed=4)
def elite_regiment(pen: Pen) -> None:
    """The best they have."""
    archway(pen, inside="#3a1014")
    pen.glow("#ff7a3a", 100, 120, 70, 0.7)
    for x in (60, 140):
        spear(pen, x, 96, 0.66)
        victim(pen, x + (8 if x < 100 else -8), 112, 0.56, "devil", "#5a2432")
    spear(pen, 128, 104, 0.84, 6)
    victim(pen, 100, 118, 0.8, "devil", "#7a3040")
    pen.fill("#fff6e0", "M90 136l4 9l4-8zM102 137l4 8l4-9z")


@chambers.drawing("endless-horde", "Countless pairs of eyes crowd in the dark behind a gate.", "green")
def endless_horde(pen: Pen) -> None:
    """And more, and more."""
    archway(pen)
    pair = pen.stamp(fill("#d8ff6a", "M-12-4Q-5-4-2 3Q-9 5-12-4zM12-4Q5-4 2 3Q9 5 12-4z"))
    for x, y, size in (
        (100, 56, 0.7),
        (76, 68, 0.8),
        (126, 70, 0.8),
        (100, 84, 0.9),
        (66, 94, 0.9),
        (136, 96, 0.9),
        (84, 112, 1.1),
        (120, 114, 1.1),
        (62, 132, 1.1),
        (100, 138, 1.3),
        (140, 136, 1.1),
        (78, 160, 1.3),
        (124, 162, 1.3),
    ):
        pen.mark(pen.press(pair, f"translate({x} {y})scale({size})"))


@chambers.drawing("evil-altar-chamber", "A skull lies on an altar between two candles.", "rose")
def evil_altar_chamber(pen: Pen) -> None:
    """Something is asked for."""
    archway(pen, inside="#240814")
    stone = "#5f5a6a"
    pen.form("M58 134H142L150 176H50z", stone, line("#ff6a6a", "M100 142l10 14H90zM100 156v12", 3), turn=7)
    pen.form("M48 124H152L146 138H54z", pen.lit(stone, 0.2), turn=5)
    candle(pen, 62, 99, 0.34)
    candle(pen, 138, 99, 0.34)
    skull(pen, 100, 98, 0.56, BONE, "#ff5a5a")


@chambers.drawing("gate-ceremony", "Within a gate another one opens, a ring of violet light.", "teal")
def gate_ceremony(pen: Pen) -> None:
    """Five more words."""
    archway(pen)
    pen.form(circle(100, 112, 50) + circle(100, 112, 38, hole=True), "#6a6474", turn=5)
    pen.fill("#7a3ac0", circle(100, 112, 38))
    pen.glow("#f0c8ff", 100, 112, 54, 1)
    spiral(pen, 100, 112, 0.56, "#f4e0ff", 2.2, 6)


@chambers.drawing("kobold-clan-lair", "A kobold with a golden crown looks out of a gate.", "yellow")
def kobold_clan_lair(pen: Pen) -> None:
    """A small king."""
    archway(pen, inside="#241608")
    shadow_head(pen, "kobold", 78, 116, 0.5, "#ffb02e", "#3a2418")
    pen.form("M84 180Q88 146 104 136H126Q142 148 146 180z", "#5a2420", turn=6)
    shadow_head(pen, "kobold", 110, 124, 0.84, "#ffe14a", "#5a2420")
    pen.form("M90 94L84 70L98 80L106 64L116 80L130 70L132 96Q112 88 90 94z", GOLD, turn=4)


@chambers.drawing("orc-clan-lair", "Lightning flashes in a gate over a tusked head.", "blue")
def orc_clan_lair(pen: Pen) -> None:
    """Storm underground."""
    archway(pen, inside="#0c1430")
    bolt(pen, 66, 88, 0.4, 12)
    bolt(pen, 136, 86, 0.4, -10)
    shadow_head(pen, "orc", 100, 128, 0.92, "#bfeaff", "#2c3a44")


@chambers.drawing(
    "prison-guard", "A prisoner holds on to the bars of a gate; a key hangs before it.", "slate", seed=7
)
def prison_guard(pen: Pen) -> None:
    """Who has the key?"""
    archway(pen, inside="#1a1e26")
    figure(pen, "guard", HERO, 92, 124, 0.78)
    pen.line("#3a3e48", "M50 60V180M72 36V180M100 30V180M128 36V180M150 60V180M40 140H160", 7)
    pen.line("#9aa2b0", "M49 60V180M71 36V180M99 30V180M127 36V180M149 60V180", 2.4)
    key(pen, 140, 112, 0.5, 14)


@chambers.drawing("refuse-pit", "A wide mouth waits in the filth behind a gate.", "green", seed=5)
def refuse_pit(pen: Pen) -> None:
    """Dinner."""
    archway(pen, inside="#141c10")
    hide = "#b08440"
    pen.form(limb([(100, 104), (112, 84), (100, 66)], 12, 8), hide, turn=4)
    pen.form(circle(100, 62, 22, 12), hide, turn=4)
    pen.mark(*(eyeball(x, 62, 5, "#ff6a3a", "#3a2410") for x in (88, 100, 112)))
    pen.form("M42 176Q44 106 100 100Q156 106 158 176z", hide, turn=10)
    pen.fill("#3a0a18", "M54 136Q100 114 146 136Q142 162 100 164Q58 162 54 136z")
    fangs(pen, (57, 136), (143, 136), 9, 13, -10)
    pen.form(
        "M38 180Q60 158 84 166Q112 156 130 168Q150 160 164 180z",
        "#5a6a3a",
        dots(BONE, 6, (74, 172), (118, 174)),
        turn=4,
    )


@chambers.drawing("stables", "A horned drake strains at its chain under a gate.", "umber")
def stables(pen: Pen) -> None:
    """Not for riding."""
    archway(pen, inside="#20140c")
    hide, plate = "#b86030", "#ecd49a"
    chain(pen, [(150, 186), (140, 168), (122, 160)], 0.5)
    for x, y, turn in ((92, 58, -8), (114, 64, 18), (132, 82, 44), (142, 106, 62)):
        pen.form(move("M-10 14L2-20L14 12z", x, y, turn), plate, turn=4)
    pen.form(
        "M154 190Q160 118 130 84Q112 62 84 70L66 80Q44 90 36 112Q34 128 44 132L70 130Q92 132 100 148Q104 170 98 190z",
        hide,
        fill(mix(hide, "#f0d090", 0.5), "M104 150Q112 168 108 190H98Q96 168 94 142z"),
        line(pen.dark(hide), "M126 112q10 4 10 14M116 94q8 4 10 12M130 138q10 4 10 14M138 164q8 4 8 12", 3),
        fill(pen.dark(hide, 0.8), "M44 106q6-6 11 0q-5 5-11 0z"),
        turn=12,
        edge=3,
    )
    pen.form("M46 130L72 128Q90 134 94 148Q88 158 70 154Q50 150 46 130z", pen.dark(hide, 0.35), turn=4)
    fangs(pen, (44, 128), (90, 132), 6, 12, -2)
    pen.form("M54 92Q44 76 46 58Q62 68 70 86z", plate, turn=4)
    pen.fill("#ffe14a", "M76 96Q92 88 102 102Q88 110 76 96z")
    pen.fill("#140a14", "M88 94Q93 100 89 106Q84 100 88 94z")
    pen.line(pen.dark(hide, 0.7), "M72 90Q88 80 106 96", 5)
    pen.line("#5c6474", "M100 148Q126 164 156 142", 11)
    pen.line("#a8b4c8", "M100 146Q126 162 156 140", 5)


@chambers.drawing("treasure-hoard", "Gold and jewels glitter through a gate.", "blue", seed=3)
def treasure_hoard(pen: Pen) -> None:
    """All that."""
    archway(pen, inside="#1c1408")
    pen.glow("#ffe08a", 100, 130, 76, 0.8)
    pen.form(
        "M38 184V150Q62 124 82 126Q100 104 122 124Q146 128 162 152V184z",
        GOLD,
        dots("#fff3c0", 7, (60, 150), (92, 132), (120, 140), (144, 154), (78, 160)),
        dots(pen.dark(GOLD, 0.4), 7, (74, 142), (108, 150), (132, 146), (92, 166), (56, 166)),
        turn=7,
    )
    for x, y, colour in ((86, 122, "#c8203a"), (128, 128, "#3fb06a"), (58, 140, "#5fa8ff")):
        pen.form(move("M-10-4L-5-11H6L11-4L0 10z", x, y), colour, turn=3)
    pen.form("M96 116V104Q84 92 90 78H118Q124 92 112 104V116z", "#f0c860", turn=5)


@chambers.drawing(
    "unknown-overlord",
    "A crowned shadow with white eyes leans forward from its throne behind a gate.",
    "violet",
    seed=9,
)
def unknown_overlord(pen: Pen) -> None:
    """Who?"""
    archway(pen, inside="#1c1034")
    pen.glow("#b08aff", 100, 96, 84, 0.6)
    stone = "#5a4c80"
    pen.form(
        "M46 206V92L60 48L76 70L100 30L124 70L140 48L154 92V206z",
        stone,
        line(pen.dark(stone), "M60 48V206M140 48V206M76 70V110M124 70V110", 3),
        turn=7,
    )
    pen.form("M40 206Q48 158 76 142H124Q152 158 160 206z", "#14091f", turn=8, rim="#8a6ad0")
    pen.form(
        "M66 136Q60 84 100 80Q140 84 134 136Q118 154 100 154Q82 154 66 136z", "#0c0614", turn=7, rim="#8a6ad0"
    )
    crown(pen, 100, 74, 0.6, "#b8a8d8", "#e05aff")
    pen.glow("#ffffff", 82, 116, 20, 0.7)
    pen.glow("#ffffff", 118, 116, 20, 0.7)
    pen.fill("#ffffff", "M70 108Q86 108 94 120Q78 124 70 108zM130 108Q114 108 106 120Q122 124 130 108z")
    for x in (54, 146):
        pen.form(
            f"M{x - 16} 180Q{x - 18} 164 {x} 162Q{x + 18} 164 {x + 16} 180L{x + 8} 192H{x - 8}z",
            "#241038",
            turn=5,
            rim="#8a6ad0",
        )


# ---- boons


def laurel(pen: Pen) -> None:
    """What all boons share: a wreath along the edge, and light within."""
    pen.glow("#fff0b8", 100, 96, 90, 0.7)
    wreath(pen, 100, 104, 1.16, "#e0b84a")


@boons.drawing("bypassed-guards", "A soft boot steps past a dozing helmet, framed by laurel.", "violet")
def bypassed_guards(pen: Pen) -> None:
    """On tiptoe."""
    laurel(pen)
    helm(pen, 132, 112, 0.6)
    boot(pen, 74, 100, 0.74, "#6a3a5a")
    pen.line("#fff6d8", "M138 56h14l-14 14h14M160 38h10l-10 10h10", 4)


@boons.drawing("duergar-defeated", "A dwarf's hammer lies broken in a wreath of laurel.", "slate")
def duergar_defeated(pen: Pen) -> None:
    """In two."""
    laurel(pen)
    pen.shaft("#6a4427", "M96 96L102 120", 12)
    pen.shaft("#6a4427", "M112 132L152 158", 12)
    pen.form(
        "M46 46L120 34L130 92L56 104z", STEEL, fill(GOLD, "M74 41L96 38L106 96L84 100z"), turn=10, edge=3
    )
    pen.fill("#fff6d8", "M100 118L112 126L104 128L116 136L100 132z")


@boons.drawing("dwarven-traders", "Coins lie on a merchant's scales in a wreath of laurel.", "blue")
def dwarven_traders(pen: Pen) -> None:
    """Fair weight."""
    laurel(pen)
    pen.line("#5a3a20", "M56 62L36 112M56 62L76 112M144 50L124 100M144 50L164 100", 3)
    pen.shaft("#9a6a3a", "M100 38V148", 9)
    pen.shaft("#9a6a3a", "M52 64L148 50", 8)
    coin(pen, 46, 96, 0.36)
    coin(pen, 66, 94, 0.36)
    coin(pen, 56, 82, 0.36)
    gem(pen, 144, 90, 0.32, "#3fb06a")
    pen.form(
        "M28 112H84Q80 138 56 138Q32 138 28 112zM116 100H172Q168 126 144 126Q120 126 116 100z", GOLD, turn=6
    )
    pen.form("M70 148H130L138 164H62z", "#8a5a2a", turn=5)


@boons.drawing("kobolds-clobbered", "A club rests on a dented kobold shield in a wreath of laurel.", "red")
def kobolds_clobbered(pen: Pen) -> None:
    """Bonk."""
    laurel(pen)
    shape = "M46 46Q98 32 148 46Q154 108 98 160Q42 108 46 46z"
    pen.form(
        shape,
        "#8f2530",
        line(GOLD, shape, 9),
        line("#3a0c14", "M76 58l12 22l-14 16l14 24M124 70l-12 20", 5),
        turn=8,
    )
    pen.form(limb([(150, 168), (116, 110), (84, 44)], 16, 44), "#9a6a3a", turn=6)


@boons.drawing(
    "orcs-overwhelmed", "A tusked orc with crossed-out eyes and a broken bow in a wreath of laurel.", "teal"
)
def orcs_overwhelmed(pen: Pen) -> None:
    """No more arrows."""
    laurel(pen)
    pen.shaft("#7a4f2a", "M36 148Q72 158 92 122M112 112Q150 104 166 62", 10)
    pen.line("#f4ead0", "M36 148Q86 96 104 128M166 62Q140 70 124 92", 3)
    shadow_head(pen, "orc", 98, 84, 1.06, "#ffffff", "#5f7a4a")
    pen.line("#2a1a14", "M66 68l16 16m0-16l-16 16M114 68l16 16m0-16l-16 16", 6)


@boons.drawing("short-cut", "A map with a bold arrow lies in a wreath of laurel.", "rose")
def short_cut(pen: Pen) -> None:
    """Straight through."""
    laurel(pen)
    map_sheet(pen, 100, 98, 0.96, "#e8d4a4", "#7a5a34")
    pen.form("M46 114L118 82L112 64L164 76L134 120L126 102L54 134z", "#c8342a", turn=3)
