"""Magic Items of Dragonfire. Items of a colour have its light; the others are lit by gold."""

from __future__ import annotations

from art.cards import Card, glow, hang, layers, part
from art.colour import GOLD
from art.gallery import Gallery
from art.marks import dots, fill, line, star
from art.paths import Placed, circle, move
from art.pen import Pen
from art.things.armour import bracer, breastplate, gauntlet, shield
from art.things.blades import dagger, sword
from art.things.books import scroll
from art.things.bows import quiver
from art.things.clothes import boot, cloak, robe
from art.things.effects import aura, darts, mote_ring, rays, sparks
from art.things.elements import comet, flame
from art.things.lights import lantern
from art.things.music import chime
from art.things.nature import leaf
from art.things.signs import heart, skull
from art.things.treasure import gem, orb, pearl, pendant, ring
from art.things.vessels import bag, bottle, jar, satchel, vial
from art.things.weapons import hammer, mace, staff, wand

cards = Gallery("dragonfire", "cards", place="shelves")


def bane(pen: Pen) -> None:
    """A scroll with a skull."""
    scroll(pen, 100, 100, 1.1)
    pen.fill("#efe3c8", "M68 66H132V134H68z")
    skull(pen, 100, 98, 0.6, "#8a6ad8")


def protecting(pen: Pen) -> None:
    """A scroll with a shield."""
    scroll(pen, 100, 100, 1.1)
    pen.fill("#efe3c8", "M68 66H132V134H68z")
    shield(pen, 100, 98, 0.5, "#2f8a6a")


def four_gems(pen: Pen) -> None:
    """A stone of four colours."""
    gem(pen, 100, 100, 1.05, "#c8d0dc")
    for data, colour in (
        ("M58 58L35 92H75L83 58z", "#e85a2e"),
        ("M83 58L75 92H125L117 58z", "#7fd8ff"),
        ("M117 58L125 92H165L142 58z", "#6fb84a"),
        ("M75 92L100 165L125 92z", "#b8894a"),
    ):
        pen.fill(colour, data, 0.7)


def thrown_fire(pen: Pen) -> None:
    """A flask that bursts into flame."""
    flame(pen, 100, 66, 0.7)
    vial(pen, 100, 116, 0.72, "#ff7a1e", "drop")
    sparks(pen, "#ffe9a0", (48, 80, 0.7), (154, 88, 0.8), (56, 140, 0.5))


def silvered(pen: Pen) -> None:
    """A dagger dipped in silver."""
    dagger(pen, 92, 108, 1.35, 38, "#e8f0fa", "#b8c4d8", "#7a1f34")
    sparks(pen, "#ffffff", (146, 50, 1), (62, 66, 0.6))


def dusting(pen: Pen) -> None:
    """A pouch of glittering dust."""
    bag(pen, 70, 120, 0.66, "#6a4a7a")
    pen.raw(
        '<path stroke="#fff0b8" stroke-width="6" stroke-dasharray=".1 12" d="M92 84Q130 40 172 60M96 92Q140 66 178 96M98 100Q140 96 168 136M90 76Q110 36 150 26"/>'
    )
    sparks(pen, "#ffffff", (150, 58, 1.1), (164, 110, 0.8), (122, 74, 0.6))


def oiled(pen: Pen) -> None:
    """A blade and a bottle of oil."""
    sword(pen, 116, 92, 0.95, 30)
    vial(pen, 62, 124, 0.62, "#d8b83a", "square")
    pen.form(move("M0-14Q9 0 7 8Q0 16-7 8Q-9 0 0-14z", 110, 142, 0, 0.8), "#e8c84a", turn=3)


def climbing(pen: Pen) -> None:
    """A potion with a gecko on it."""
    vial(pen, 100, 104, 1.05, "#a8743a", "square")
    pen.line(
        "#3f6a2a",
        "M100 150Q92 128 104 112Q110 98 102 84M100 132L84 140M102 132L118 126M104 108L88 102M106 106L122 112M100 150Q112 162 104 172",
        7,
    )
    pen.line(
        "#8fc84a",
        "M100 150Q92 128 104 112Q110 98 102 84M100 132L84 140M102 132L118 126M104 108L88 102M106 106L122 112M100 150Q112 162 104 172",
        4,
    )
    pen.dots("#8fc84a", 13, (102, 82))


def ebony(pen: Pen) -> None:
    """A black staff with a silver claw."""
    at = Placed(100, 112, 1.1, 32)
    pen.shaft("#3a3448", at("M0 84V-44"), 10)
    pen.glow("#7fa8ff", *at.point(0, -62), 50)
    pen.form(
        circle(*at.point(0, -62), 20),
        "#7fa8ff",
        fill("#ffffff", at("M-12-68Q-8-78 2-78Q-6-72-6-62z"), 0.8),
        turn=6,
    )
    pen.form(at("M-14-40Q-30-56-20-78Q-20-58-6-46H6Q20-58 20-78Q30-56 14-40z"), "#c8d0e0", turn=4)


def longsword(pen: Pen) -> None:
    """A sword with one rune that shines."""
    sword(pen, 96, 104, 1.15, -38, "#a8b8d0", "#8a93a8", "#2a3a5a")
    pen.line("#ffffff", "M58 52l8 6M70 66l8 6M82 80l8 6", 3)


def venom(pen: Pen) -> None:
    """A dagger in a green vial's smoke."""
    pen.glow("#8fff4a", 112, 88, 80, 0.6)
    dagger(pen, 102, 104, 1.3, -34, "#6fa84a", "#3a2a3a", "#2a1c24")
    pen.form(
        "".join(
            move("M0-14Q9 0 7 8Q0 16-7 8Q-9 0 0-14z", x, y, 0, s)
            for x, y, s in ((50, 108, 1), (66, 136, 0.8), (84, 92, 0.6))
        ),
        "#b8ff5a",
        turn=3,
    )


def missiles(pen: Pen) -> None:
    """A wand and its darts."""
    darts(pen, "#9fc8ff", (136, 48, -50), (158, 78, -20), (116, 40, -76), size=0.62)
    wand(pen, 82, 126, 0.95, 40, "#9fe8ff")


def bear(pen: Pen) -> None:
    """A fur with a bear's paw on it."""
    breastplate(
        pen,
        100,
        104,
        1.05,
        "#8a5a38",
        "#5a3420",
        line(
            "#4a2c18",
            "M62 66l-4 12M78 84l-4 12M124 82l4 12M140 66l4 12M60 110l-2 12M142 108l4 12M84 150l-2 12M118 150l2 12",
            3,
        ),
    )
    pen.fill(
        "#e8c890",
        circle(100, 122, 20, 16)
        + circle(76, 98, 8)
        + circle(91, 90, 8)
        + circle(109, 90, 8)
        + circle(124, 98, 8),
    )


def studded(pen: Pen) -> None:
    """A leather jerkin full of studs."""
    studs = dots(
        "#e8d8b0", 6, *((x, y) for y in range(74, 172, 18) for x in range(60 + y // 18 % 2 * 9, 146, 18))
    )
    breastplate(pen, 100, 102, 1.05, "#6b4429", "#3a2417", studs)


def useful(pen: Pen) -> None:
    """A robe covered with patches."""
    robe(
        pen,
        100,
        100,
        1.02,
        "#5a4a8a",
        "#c8a45a",
        fill("#c8703a", "M72 84h18v18H72z"),
        fill("#4f9a6a", "M112 92h16v20h-16z"),
        fill("#c83a5a", "M76 132h20v16H76z"),
        fill("#e8c84a", "M112 136h18v18h-18z"),
    )
    pen.line("#fff6d0", "M78 92h6M118 98v8M82 140h8M121 141v8", 2.4)


def elven_boots(pen: Pen) -> None:
    """Green boots among leaves."""
    boot(pen, 128, 94, 0.85, "#3f6a3a")
    boot(pen, 82, 104, 0.95, "#5a8a44")
    leaf(pen, 40, 70, 0.34, -30)
    leaf(pen, 166, 146, 0.3, 50)


def holding(pen: Pen) -> None:
    """A bag with the night sky inside."""
    bag(
        pen,
        100,
        108,
        1,
        "#4a3a6a",
        *(
            star("#ffe9a0", x, y, r)
            for x, y, r in ((72, 126, 8), (118, 118, 10), (96, 152, 7), (134, 150, 6))
        ),
    )


def fire_wand(pen: Pen) -> None:
    """A wand with a ball of fire."""
    comet(pen, 128, 70, 0.62)
    wand(pen, 66, 138, 0.85, 44, "#ffb04a", "#3a1c14")


def returning(pen: Pen) -> None:
    """A dagger that comes back."""
    pen.line("#ffd0b0", "M156 132Q176 60 112 44Q60 36 46 84", 7, 0.7)
    pen.form("M34 70L62 80L44 102z", "#ffd0b0", turn=3)
    dagger(pen, 112, 114, 1.1, 60, "#c8d0e0", "#c8452f")


def displaced(pen: Pen) -> None:
    """A cloak in three places."""
    for x, faint in ((64, 0.35), (136, 0.35)):
        pen.mark(f'<g opacity="{faint}">')
        cloak(pen, x, 100, 0.85, "#8a7ad8", "#3a2f5a", "#d8ccff")
        pen.mark("</g>")
    cloak(pen, 100, 102, 0.92, "#4a3a8a", "#1a1434", "#d8ccff")


def resist(pen: Pen) -> None:
    """Heavy plate with a gem in it."""
    breastplate(
        pen,
        100,
        102,
        1.1,
        "#8a93a8",
        GOLD,
        line("#4a5468", "M52 96Q100 116 148 96M56 126Q100 146 144 126", 3),
    )
    pen.form("M100 72l12 14l-12 20l-12-20z", "#ff7a3a", fill("#ffffff", "M100 72l-12 14h9z", 0.7), turn=3)


def mighty_staff(pen: Pen) -> None:
    """A staff that the whole sky obeys."""
    rays(pen, 128, 60, "#d9e4ff", 0.3)
    staff(pen, 100, 112, 1.05, 28, "#c8a8ff")
    mote_ring(pen, "#ffffff", 132, 58, 36, 9, 5)


def dancing(pen: Pen) -> None:
    """A sword that fights alone."""
    pen.line("#ffe9c0", "M30 130Q60 170 110 160Q170 146 172 96", 5, 0.6)
    pen.line("#ffe9c0", "M40 70Q70 30 120 36", 5, 0.6)
    sword(pen, 100, 96, 1, 24, "#c8d4e4", GOLD, "#7a1f34")
    sparks(pen, "#ffffff", (50, 96, 0.7), (152, 124, 0.6))


def flying_shield(pen: Pen) -> None:
    """A shield that hovers."""
    aura(pen, "#ffe9a0", 100, 98, 84)
    shield(pen, 100, 92, 0.95, "#8a5a2e", fill(GOLD, circle(100, 88, 18)))
    pen.line("#ffe9a0", "M60 166q40 14 80 0M72 178q28 8 56 0", 4, 0.7)


def star_robe(pen: Pen) -> None:
    """A robe of night."""
    robe(
        pen,
        100,
        100,
        1.05,
        "#1a1f4a",
        "#c8d4ff",
        *(
            star("#fff6d0", x, y, r)
            for x, y, r in (
                (76, 76, 7),
                (126, 84, 9),
                (82, 128, 8),
                (120, 144, 7),
                (74, 158, 6),
                (130, 116, 5),
            )
        ),
    )
    sparks(pen, "#ffffff", (40, 60, 0.7), (160, 56, 0.9))


def healing_staff(pen: Pen) -> None:
    """A staff with a heart."""
    at = Placed(96, 116, 1.1, 28)
    pen.shaft("#c8a878", at("M0 80V-40"), 9)
    heart(pen, *at.point(0, -62), 0.5)
    pen.form(at("M-18-34Q-34-52-24-72Q-22-50-8-40H8Q22-50 24-72Q34-52 18-34z"), GOLD, turn=4)
    leaf(pen, *at.point(20, -10), 0.24, 60)


def sun_blade(pen: Pen) -> None:
    """A hilt, and sunlight for a blade."""
    at = Placed(94, 108, 1.15, 38)
    pen.glow("#fff0a0", *at.point(0, -30), 96)
    pen.form(
        at("M-11 30L-12-66L0-90L12-66L11 30z"),
        "#ffe88a",
        fill("#ffffff", at("M-4 30L-4-60L0-74L4-60L4 30z")),
        rim="#ffffff",
        shade="#e8a83a",
        turn=4,
    )
    pen.form(at("M-6 58L-4 34H4L6 58z"), "#6b4429", turn=3)
    pen.form(at("M-30 26Q0 36 30 26L32 36Q0 44-32 36z"), GOLD, turn=4)
    pen.form(circle(*at.point(0, 64), 9), GOLD, turn=4)


def tongue(pen: Pen) -> None:
    """A sword wrapped in flames."""
    pen.glow("#ff8a2a", 120, 76, 96, 0.8)
    for x, y, size, turn in ((128, 54, 0.6, 30), (104, 84, 0.5, 30), (146, 84, 0.44, 40)):
        flame(pen, x, y, size, angle=turn)
    sword(pen, 94, 106, 1.1, 38, "#e8c8a0", "#8a2a1e")


# fmt: off
ITEMS: dict[str, Card] = {
    "potion-of-healing": ("A round bottle of red potion with a heart on a tag.", "yellow", layers(part(bottle, 100, 104, 1, "#d8283e"), part(heart, 146, 72, 0.24))),
    "potion-of-poison": ("A green potion with a skull in the glass.", "yellow", layers(part(vial, 100, 104, 1.1, "#5f9a2e", "drop"), part(skull, 100, 134, 0.34, "#e8f0c0"))),
    "scroll-of-bane": ("A scroll shows a violet skull.", "violet", bane),
    "scroll-of-protection": ("A scroll shows a green shield.", "green", protecting),
    "elemental-gem": ("A cut stone shines in four colours.", "yellow", four_gems),
    "alchemists-fire": ("A flask bursts into flames.", "umber", thrown_fire),
    "silvered-dagger": ("A silvered dagger with a red grip gleams.", "rose", silvered),
    "dust-of-disappearance": ("Glittering dust flies out of a pouch.", "yellow", dusting),
    "oil-of-sharpness": ("A bottle of golden oil stands beside a sword.", "slate", oiled),
    "potion-of-climbing": ("A gecko climbs on a square bottle.", "yellow", climbing),
    "chime-of-opening": ("Four silver pipes ring on a golden bar.", "umber", part(chime, 100, 104, 1)),
    "lantern-of-revealing": ("An iron lantern casts rays all around.", "umber", layers(part(rays, 100, 104, "#ffe9a0", 0.25, 11), part(lantern, 100, 104, 0.85, "#ffe07a", "#5a4a3a"))),
    "driftglobe": ("A glass globe full of light floats in the air.", "umber", layers(part(orb, 100, 92, 1.05), part(Pen.oval, "#000000", 104, 176, 40, 6, 0.4))),
    "healers-kit": ("A leather satchel with a red heart on its flap.", "green", part(satchel, 100, 106, 1, "#a8744a", fill("#d8344a", "M100 100Q78 86 82 72Q90 64 98 72L100 76L102 72Q110 64 118 72Q122 86 100 100z"))),
    "oil-of-slipperiness": ("A violet jar overflows into a puddle of oil.", "red", layers(part(Pen.oval, "#e8d86a", 100, 166, 80, 12, 0.8), part(jar, 100, 102, 0.95, "#7a4a5a", "#d8c84a"))),
    "ebony-staff-plus-1": ("A black staff holds a blue ball in a silver claw.", "blue", ebony),
    "quiver-of-hunting-arrows-plus-1": ("A quiver is full of red-feathered arrows.", "umber", part(quiver, 100, 112, 1.05, 14)),
    "longsword-plus-1": ("A blue-gripped longsword with bright marks on its blade.", "slate", longsword),
    "warhammer-plus-1": ("A gold-bound war hammer glows at its edges.", "teal", layers(glow("#ffe9a0", 116, 66, 80), part(hammer, 100, 110, 1.05, 24, "#b8c4d8"))),
    "dagger-of-venom": ("A green dagger drips with venom.", "rose", venom),
    "wand-of-magic-missiles": ("Three small darts leave the tip of a wand.", "blue", missiles),
    "cloak-of-protection": ("A red cloak with a white lining hangs open.", "yellow", part(cloak, 100, 100, 1, "#a8342e", "#e8e0d0")),
    "shield-plus-1": ("A steel shield with a single gold stripe.", "umber", part(shield, 100, 98, 1.1, "#8d9bb3", fill(GOLD, "M88 30H112V172H88z"), trim="#5c6474")),
    "studded-leather-plus-1": ("A leather jerkin is covered with bright studs.", "yellow", studded),
    "hide-armor-of-the-bear": ("The print of a bear's paw marks a coat of fur.", "umber", bear),
    "robe-of-useful-items": ("Patches in many colours cover a violet robe.", "blue", useful),
    "boots-of-elvenkind": ("Two green boots stand among falling leaves.", "yellow", elven_boots),
    "gauntlets-of-ogre-power": ("One huge gauntlet of bronze makes a fist.", "yellow", part(gauntlet, 100, 102, 1.25, 8, "#b8834a", "#5a3420")),
    "bag-of-holding": ("Stars shine on a bag as if the night were in it.", "umber", holding),
    "pearl-of-power": ("A blue pearl glows in its shell.", "violet", part(pearl, 100, 100, 1.05, "#9fc8ff", "#8a7ab8")),
    "periapt-of-health": ("A green stone hangs on a golden chain.", "teal", part(pendant, 100, 92, 1.1, "#5fd87a")),
    "mace-of-smiting": ("A steel mace throws sparks.", "slate", layers(part(mace, 98, 108, 1.15, -28, "#a8b4c8"), part(sparks, "#fff6d0", (28, 44, 1), (92, 34, 0.8), (36, 92, 0.6)))),
    "flame-tongue": ("Flames run along the blade of a sword.", "slate", tongue),
    "sun-blade": ("A golden hilt has a blade of sunlight.", "green", sun_blade),
    "staff-of-healing": ("A pale staff carries a red heart at its top.", "teal", healing_staff),
    "wand-of-fireballs": ("A ball of fire leaves the tip of a dark wand.", "blue", fire_wand),
    "dagger-of-returning": ("A curved arrow shows how the dagger comes back.", "red", returning),
    "ring-of-protection": ("A silver ring with a red stone.", "yellow", layers(part(aura, "#ffe9a0", 100, 112, 74), part(ring, 100, 106, 1.1, "#e8403a", "#c8d4e4"))),
    "cloak-of-displacement": ("A cloak seems to hang in three places at once.", "umber", displaced),
    "armor-of-resistance": ("A heavy breastplate has an orange gem in its chest.", "yellow", resist),
    "bracers-of-defense": ("A pair of steel bracers shines blue.", "blue", layers(part(bracer, 62, 100, 0.8, -10, "#8a9ac8", "#e8f0ff"), part(bracer, 140, 100, 0.8, 10, "#8a9ac8", "#e8f0ff"))),
    "staff-of-power": ("Motes circle the crystal of a mighty staff.", "violet", mighty_staff),
    "dancing-sword": ("A sword fights in the air, held by nobody.", "umber", dancing),
    "animated-shield": ("A wooden shield hovers above the ground.", "yellow", flying_shield),
    "robe-of-stars": ("A robe as dark as night is sewn with stars.", "violet", star_robe),
}
# fmt: on
hang(cards, ITEMS)
