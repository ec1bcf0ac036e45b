"""Chambers and Boons of Wrath of Ashardalon: a gate with what is behind it, and what victory brings in a wreath."""

from __future__ import annotations

from art.colour import BONE, GOLD, STEEL
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
from art.things.elements import bolt, flame
from art.things.lights import candle
from art.things.nature import wreath
from art.things.signs import skull
from art.things.tools import key
from art.things.treasure import coin
from art.things.weapons import hammer, spear

chambers = Gallery("ashardalon", "chambers", "umber", "void")
boons = Gallery("ashardalon", "boons", "yellow", "hall")

HERO = Dress("#8a3a4a", "#d8a078", "#5a3826")


@chambers.drawing("ashardalons-lair", "Two dragon eyes and a burning heart glow behind a great gate.", "red")
def ashardalons_lair(pen: Pen) -> None:
    """He is at home."""
    archway(pen)
    pen.glow("#ff8a2a", 100, 156, 64, 0.9)
    pen.form(
        "M52 168Q58 118 66 92Q52 74 50 44Q66 62 82 66H118Q134 62 150 44Q148 74 134 92Q142 118 148 168z",
        "#6a1420",
        turn=6,
        rim="#ff8a4a",
    )
    pen.fill("#ffe14a", "M70 92Q86 92 94 108Q74 110 70 92zM130 92Q114 92 106 108Q126 110 130 92z")
    pen.fill("#140a14", "M82 94Q88 102 83 108Q78 102 82 94zM118 94Q112 102 117 108Q122 102 118 94z")
    flame(pen, 100, 146, 0.4)


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


@chambers.drawing("stables", "A horned drake lowers its head under a gate, a rope about its neck.", "umber")
def stables(pen: Pen) -> None:
    """Not for riding."""
    archway(pen, inside="#20140c")
    hide, plate = "#a8552c", "#e0c48a"
    pen.form("M118 70L126 48L134 70L148 58L146 86z", plate, turn=4)
    pen.form(
        "M158 176Q160 96 124 78Q98 70 78 88L52 106Q42 116 50 128Q76 134 96 132Q104 150 100 176z",
        hide,
        fill("#ffe14a", "M88 96l14 2l-8 7z"),
        line(pen.dark(hide, 0.6), "M50 122Q76 128 100 118", 2.6),
        fill(pen.dark(hide, 0.8), "M56 112q5-5 9 0q-4 4-9 0z"),
        turn=10,
    )
    fangs(pen, (54, 124), (90, 128), 5, 8, 1)
    pen.form("M64 98Q62 84 54 76Q74 80 80 94z", plate, turn=3)
    pen.line("#d8b878", "M96 140Q124 156 158 142M124 152Q120 170 126 184", 6)


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
    "unknown-overlord", "Somebody sits in the dark on a high throne behind a gate.", "violet", seed=9
)
def unknown_overlord(pen: Pen) -> None:
    """Who?"""
    archway(pen, inside="#150c26")
    stone = "#4a3f66"
    pen.form("M62 178V80L76 56L88 74L100 46L112 74L124 56L138 80V178z", stone, turn=6)
    pen.fill("#07040e", "M72 178Q70 140 84 124Q80 100 100 92Q120 100 116 124Q130 140 128 178z")
    pen.fill("#ffffff", "M88 110Q94 109 98 114Q92 117 88 110zM112 110Q106 109 102 114Q108 117 112 110z")


# ---- boons


@boons.drawing("bypassed-guards", "A soft boot steps past a dozing helmet, framed by laurel.")
def bypassed_guards(pen: Pen) -> None:
    """On tiptoe."""
    wreath(pen, 100, 98, 1)
    helm(pen, 124, 108, 0.42)
    boot(pen, 80, 102, 0.5, "#6a3a5a")
    pen.line("#fff6d8", "M136 70h10l-10 10h10M150 56h7l-7 7h7", 3)


@boons.drawing("duergar-defeated", "A dwarf's hammer lies broken in a wreath of laurel.")
def duergar_defeated(pen: Pen) -> None:
    """In two."""
    wreath(pen, 100, 98, 1)
    pen.form("M62 60L112 52L118 90L68 98z", STEEL, fill(GOLD, "M80 57L96 55L102 93L86 95z"), turn=7)
    pen.shaft("#6a4427", "M92 96L96 112", 8)
    pen.shaft("#6a4427", "M104 122L134 140", 8)


@boons.drawing("dwarven-traders", "Coins lie on a merchant's scales in a wreath of laurel.")
def dwarven_traders(pen: Pen) -> None:
    """Fair weight."""
    wreath(pen, 100, 98, 1)
    pen.line("#7a5430", "M100 54V134M64 66H136M64 66L52 100M64 66L76 100M136 66L124 92M136 66L148 92", 4)
    pen.form(
        "M48 100H80Q78 116 64 116Q50 116 48 100zM120 92H152Q150 108 136 108Q122 108 120 92z", GOLD, turn=4
    )
    coin(pen, 58, 94, 0.2)
    coin(pen, 70, 92, 0.2)
    pen.form("M84 134H116L120 144H80z", "#8a5a2a", turn=4)


@boons.drawing("kobolds-clobbered", "A club rests on a dented kobold shield in a wreath of laurel.")
def kobolds_clobbered(pen: Pen) -> None:
    """Bonk."""
    wreath(pen, 100, 98, 1)
    shape = "M66 66Q98 56 130 66Q134 104 98 138Q62 104 66 66z"
    pen.form(
        shape,
        "#8f2530",
        line(GOLD, shape, 6),
        line("#3a0c14", "M86 70l8 16l-10 10l10 16M112 84l-8 12", 4),
        turn=8,
    )
    pen.form(limb([(124, 138), (104, 104), (84, 62)], 12, 30), "#9a6a3a", turn=6)


@boons.drawing("orcs-overwhelmed", "A broken bow lies under two tusks in a wreath of laurel.")
def orcs_overwhelmed(pen: Pen) -> None:
    """No more arrows."""
    wreath(pen, 100, 98, 1)
    pen.shaft("#7a4f2a", "M56 122Q84 128 96 104M108 98Q128 90 138 64", 7)
    pen.line("#f4ead0", "M56 122Q92 84 104 110M138 64Q120 70 112 84", 2)
    for x, flip in ((80, False), (118, True)):
        pen.form(
            move("M-10 20Q-28-2-16-38Q-8-14 12 4Q16 18 4 24z", x, 84, 0, 1, flip=flip), "#f6e6c0", turn=4
        )


@boons.drawing("short-cut", "A map with a bold arrow lies in a wreath of laurel.")
def short_cut(pen: Pen) -> None:
    """Straight through."""
    wreath(pen, 100, 98, 1)
    map_sheet(pen, 100, 98, 0.68, "#e8d4a4", "#7a5a34")
    pen.form("M62 104L112 84L108 74L140 80L122 108L118 98L68 116z", "#c8342a", turn=3)
