"""Artifacts, potions, rings, booby traps and quest objects."""

from __future__ import annotations

from art.cards import Card, back, glow, hang, layers, part
from art.colour import GOLD, IRON, LEATHER, STEEL
from art.creatures.limbs import fangs
from art.gallery import Gallery
from art.marks import dots, fill, line
from art.paths import circle, move
from art.pen import Pen
from art.things.armour import bracer, gauntlet, helm, shield
from art.things.books import map_sheet
from art.things.bows import arrow
from art.things.clothes import boot, cloak, snow_shoe
from art.things.effects import aura, burst, sparks
from art.things.elements import cloud, flame, snowflake
from art.things.lights import lantern
from art.things.music import horn
from art.things.nature import feather, leaf, wing, wings
from art.things.signs import heart, skull
from art.things.tools import chain
from art.things.treasure import circlet, pearl, pendant, ring
from art.things.vessels import bottle, jar, mug, vial

items = Gallery("fantasy", "items", place="castle")


def lid_open(pen: Pen) -> None:
    """A chest just opened, empty but for what comes out of it."""
    wood, iron = "#8a5a2a", "#5c6474"
    pen.form("M42 108Q46 56 100 54Q154 56 158 108L148 102Q100 84 52 102z", pen.dark(wood, 0.3), turn=6)
    pen.fill("#140a10", "M46 112Q100 92 154 112V122H46z")
    pen.form(
        "M38 118H162V174H38z",
        wood,
        line(pen.dark(wood), "M38 138H162M38 156H162"),
        fill(iron, "M56 118H70V174H56zM130 118H144V174H130z"),
        turn=9,
    )


def needle(pen: Pen) -> None:
    """A lock with a sting."""
    pen.form(
        "M52 60H148V168H52z",
        GOLD,
        line(pen.dark(GOLD), "M60 68H140V160H60z", 3),
        fill("#1a0c10", "M100 86q16 2 14 18l-8 10l6 28H88l6-28l-8-10q-2-16 14-18z"),
        turn=9,
    )
    pen.shaft("#d8e4ec", "M100 104L34 62", 4)
    pen.form("M34 62Q18 60 20 46Q34 42 38 56z", "#8fe04a", turn=3)
    pen.form(move("M0-12Q8 0 6 7Q0 14-6 7Q-8 0 0-12z", 26, 92), "#8fe04a", turn=3)


def volley(pen: Pen) -> None:
    """Darts out of a chest."""
    lid_open(pen)
    for x, turn in ((52, -34), (76, -16), (100, 0), (124, 16), (148, 34)):
        arrow(pen, x, 62 - abs(x - 100) // -8, 0.42, turn)


def gas(pen: Pen) -> None:
    """Green gas out of a chest."""
    lid_open(pen)
    cloud(pen, 100, 66, 0.85)
    pen.fill(
        "#2a3a1c",
        "M78 58q8-8 14 2q-6 8-14-2zM108 60q6-10 14-2q-8 10-14 2zM90 78Q100 72 112 78Q108 88 100 88Q94 86 90 78z",
    )


def bang(pen: Pen) -> None:
    """The lid flies."""
    burst(pen, 100, 80, 1.05, "#ff9a2e")
    pen.form(
        "M60 44Q84 14 128 24L160 52L148 58Q110 38 70 62z",
        "#8a5a2a",
        fill("#5c6474", "M92 26L104 24L104 44L94 46z"),
        turn=6,
    )
    pen.form(
        "M38 124H162V174H38z",
        "#8a5a2a",
        line("#4a2c14", "M38 142H162M38 158H162"),
        fill("#5c6474", "M56 124H70V174H56zM130 124H144V174H130z"),
        turn=9,
    )


def curse(pen: Pen) -> None:
    """A skull of smoke."""
    lid_open(pen)
    pen.glow("#b85aff", 100, 70, 70)
    skull(pen, 100, 66, 0.8, "#b89ad8", "#ff7aff")
    pen.line("#b89ad8", "M72 106Q60 96 66 84M128 106Q142 96 134 84M100 110V104", 6, 0.7)


def snapping(pen: Pen) -> None:
    """A chest that bites."""
    wood = "#7a4a2a"
    pen.form(
        "M34 92Q38 34 100 30Q162 34 166 92L150 88Q100 70 50 88z",
        wood,
        fill(IRON, "M56 40L70 34L72 82L58 86zM130 34L144 40L142 86L128 82z"),
        turn=9,
    )
    pen.fill("#2a0a12", "M44 92Q100 74 156 92L150 130Q100 116 50 130z")
    pen.fill("#c84a5a", "M74 122Q100 96 128 122Q100 150 70 156Q60 150 74 122z")
    fangs(pen, (46, 91), (154, 91), 9, 19, -8, 3)
    pen.form(
        "M38 126Q100 110 162 126V172H38z",
        wood,
        line(pen.dark(wood), "M38 148Q100 136 162 148"),
        fill(IRON, "M58 122H72V172H58zM128 122H142V172H128z"),
        turn=9,
    )
    fangs(pen, (46, 124), (154, 124), 9, -16, -7, 5)
    pen.dots("#ffe14a", 11, (78, 58), (122, 58))
    pen.dots("#1a0a10", 5, (76, 58), (120, 58))


def ice_burst(pen: Pen) -> None:
    """Ice bursts out of a chest."""
    lid_open(pen)
    pen.form(
        "".join(
            move("M-10 10L-4-44L4-54L10 10z", x, y, turn, size)
            for x, y, turn, size in (
                (100, 104, 0, 1.3),
                (72, 108, -24, 1.1),
                (128, 108, 24, 1.1),
                (52, 112, -46, 0.9),
                (148, 112, 46, 0.9),
            )
        ),
        "#bfeaff",
        rim="#ffffff",
        turn=5,
    )
    snowflake(pen, 46, 52, 0.3)
    snowflake(pen, 156, 50, 0.34)


def spurred(pen: Pen) -> None:
    """A boot with a spur."""
    boot(pen, 96, 96, 1.05, "#5a3a2a")
    pen.shaft(GOLD, "M132 128H158", 6)
    pen.form("M168 106l5 14l15-2l-9 12l9 12l-15-2l-5 14l-5-14l-15 2l9-12l-9-12l15 2z", GOLD, turn=3)


def finger_cape(pen: Pen) -> None:
    """A cape whose hem is fingers."""
    hem = "".join(
        move("M-7-6Q-8 20-5 34Q0 42 5 34Q8 20 7-6z", x, 146 + abs(x - 100) // 9, (100 - x) / 5)
        for x in range(34, 170, 15)
    )
    pen.form(hem, "#b0a488", turn=4)
    pen.line("#5a4a3a", "".join(f"M{x - 4} {162 + abs(x - 100) // 9}h8" for x in range(34, 170, 15)), 1.8)
    cloak(pen, 100, 92, 0.95, "#4a2a44", "#1a0c18", "#b8ff5a")


def phylactery(pen: Pen) -> None:
    """A lich's box: a heart of green fire in iron."""
    pen.glow("#8fff5a", 100, 104, 100)
    pen.line(IRON, "M66 58Q70 22 100 22Q130 22 134 58", 7)
    pen.form(
        "M52 56H148L156 160H44z",
        "#3a3448",
        line("#8a93a8", "M60 64H140L146 152H54z", 4),
        dots("#c8d0dc", 6, (62, 66), (138, 66), (56, 150), (144, 150)),
        turn=8,
    )
    flame(pen, 100, 104, 0.62, "#2f9a3a", "#8fff5a", "#f4ffe0")
    pen.line("#8a93a8", "M78 62V156M122 62V156", 6)


def scaly_shield(pen: Pen) -> None:
    """A shield of white scales."""
    scale = "".join(
        f"M{x} {y}q10 14 20 0" for y in range(60, 150, 14) for x in range(46 + (y // 14 % 2) * 10, 150, 20)
    )
    shield(pen, 100, 98, 1.15, "#a8c4d8", line("#5f86a8", scale, 3), trim="#5f86b0")
    pen.form("M100 66l16 20l-16 36l-16-36z", "#5fd8ff", fill("#ffffff", "M100 66l-16 20h12z", 0.7), turn=4)


def pair(pen: Pen) -> None:
    """Two snow shoes."""
    snow_shoe(pen, 70, 98, 0.95, -12)
    snow_shoe(pen, 132, 100, 0.95, 12)


def sandals(pen: Pen) -> None:
    """A sandal with wings."""
    wing(pen, 150, 82, 0.74, 0, "#fff6e4")
    pen.form(
        "M34 134Q40 116 70 120Q100 128 132 110Q160 108 162 130Q160 146 140 148H50Q34 146 34 134z",
        "#c8903a",
        line("#7a4a1a", "M40 140Q100 148 158 134", 3),
        turn=6,
    )
    pen.shaft("#a86a2a", "M66 122Q84 92 104 122M96 126Q112 84 134 112M104 102Q118 88 140 92", 6)


def bears_fist(pen: Pen) -> None:
    """Two iron gauntlets."""
    gauntlet(pen, 68, 104, 0.92, -12, "#7a8494", "#c8452f")
    gauntlet(pen, 134, 100, 0.92, 12, "#7a8494", "#c8452f", flip=True)


def warded(pen: Pen) -> None:
    """A cloak that turns arrows aside."""
    cloak(pen, 100, 100, 0.95, "#5a6a3a")
    arrow(pen, 42, 60, 0.6, 128)
    arrow(pen, 160, 74, 0.6, -120)
    pen.line("#ffffff", "M60 76q8 4 8 14M142 90q-8 4-8 14", 3, 0.8)


def furry(pen: Pen) -> None:
    """A cloak with a white collar of fur."""
    cloak(pen, 100, 102, 0.98, "#7a5a44", "#2a1c18", "#b8894a")
    pen.form(
        "M68 52Q62 40 74 34Q84 22 100 24Q118 22 126 34Q138 40 132 52Q142 62 130 70Q124 82 110 78Q100 86 90 78Q76 82 70 70Q58 62 68 52z",
        "#f0ece0",
        line("#a8a090", "M78 46q4 6 2 12M100 38v10M122 46q-4 6-2 12M88 66q4 4 2 8M112 66q-4 4-2 8", 2.6),
        turn=6,
    )
    pen.fill("#1a1014", circle(100, 56, 15))


def mark(data: str, colour: str = "#ffffff", opacity: float = 0.9) -> str:
    """A sign that lies on glass."""
    return fill(colour, data, opacity)


BOLT, HEART_SIGN = (
    "M104 96L86 128H98L90 154L118 118H104L116 96z",
    "M100 150Q72 130 76 114Q82 100 96 106L100 114L104 106Q118 100 124 114Q128 130 100 150z",
)


SWORDS = "M82 104l6-2l34 40l-6 5zM118 104l-6-2l-34 40l6 5z"


# fmt: off
TREASURES: dict[str, Card] = {
    "boots-of-striding": ("A pair of soft boots stands ready.", "green", layers(part(boot, 126, 92, 0.85, "#8a5a34"), part(boot, 80, 104, 0.95, "#a8703c"))),
    "cloak-of-protection": ("A blue cloak with a golden clasp hangs open.", "umber", part(cloak, 100, 100, 1)),
    "lantern-of-revealing": ("A lantern throws a wide golden light.", "violet", part(lantern, 100, 100, 0.95)),
    "gauntlets-of-ogre-power": ("Two iron gauntlets with red cuffs clench their fists.", "yellow", bears_fist),
    "pearl-of-power": ("A pearl shines in an open shell.", "blue", part(pearl, 100, 100, 1.05)),
    "cloak-of-arrow-warding": ("Arrows glance off a green cloak.", "rose", warded),
    "amulet-of-light": ("A golden amulet shines on its chain.", "violet", part(pendant, 100, 92, 1.1, "#ffe07a")),
    "phoenix-feather": ("A feather of fire glows from red to gold.", "blue", layers(glow("#ff8a2e", 100, 96, 96), part(feather, 98, 98, 1.05, 24, "#e8401e", "#ffcf3a"))),
    "helm-of-command": ("A bright helmet with a red plume.", "yellow", part(helm, 94, 106, 1.05, "#a8b4c8", GOLD, plume="#c8283e")),
    "winged-sandals": ("A golden sandal spreads white wings.", "blue", sandals),
    "charging-spurs": ("A golden star-shaped spur sits on a boot.", "red", spurred),
    "horned-helm": ("An iron helmet with two white horns.", "green", part(helm, 100, 104, 1.02, IRON, GOLD, horns=True)),
    "wings-of-flying": ("A pair of white wings hangs spread on crossed straps with a golden buckle.", "blue", layers(glow("#ffffff", 100, 92, 96, 0.6), part(wings, 100, 104, 0.98, "#f4f8ff"), part(Pen.shaft, LEATHER, "M62 70L132 168", 13), part(Pen.shaft, LEATHER, "M138 70L68 168", 13), part(Pen.form, circle(100, 120, 19), "#e0b048", turn=5), part(Pen.form, circle(100, 120, 8), "#5a3a20", turn=3))),
    "snow-shoes": ("Two snow shoes of bent wood lean together.", "slate", pair),
    "winter-fur-cloak": ("A brown cloak with a thick white collar.", "teal", furry),
    "dragonscale-shield": ("A shield covered with a dragon's white scales.", "red", scaly_shield),
    "circlet-of-flame": ("Small flames burn along a golden circlet.", "violet", layers(part(flame, 60, 72, 0.4), part(flame, 140, 72, 0.4), part(flame, 100, 62, 0.5), part(circlet, 100, 104, 1))),
    "phylactery": ("Green fire burns inside a cage of black iron.", "rose", phylactery),
    "healing": ("A round bottle of red potion.", "green", part(bottle, 100, 102, 1)),
    "spell-energy": ("A tall bottle of blue potion with a white spark.", "umber", part(vial, 100, 104, 1.05, "#3f8ae8", "tall", mark("M100 104l5 15l15 5l-15 5l-5 15l-5-15l-15-5l15-5z"))),
    "speed": ("A cone of yellow potion with a lightning bolt on it.", "teal", part(vial, 100, 102, 1.05, "#f0c02e", "flask", mark(BOLT))),
    "greater-healing": ("A large bottle of red potion bears a white heart.", "blue", part(vial, 100, 104, 1.1, "#d8283e", "drop", mark(HEART_SIGN))),
    "greater-spell-energy": ("A square bottle of blue potion with three sparks.", "rose", part(vial, 100, 104, 1.05, "#3f6ae8", "square", mark("M82 108l4 10l10 4l-10 4l-4 10l-4-10l-10-4l10-4zM118 108l4 10l10 4l-10 4l-4 10l-4-10l-10-4l10-4zM100 136l4 10l10 4l-10 4l-4 10l-4-10l-10-4l10-4z"))),
    "strength": ("A square bottle of orange potion with crossed blades.", "violet", part(vial, 100, 104, 1.05, "#e8782e", "square", mark(SWORDS))),
    "stone-skin": ("A clay-grey potion with pebbles in it.", "red", part(vial, 100, 104, 1.1, "#9a948c", "tall", dots("#5a544c", 12, (84, 164), (100, 170), (117, 164), (108, 152), (92, 150)))),
    "life": ("A golden potion in a bottle like a drop of light.", "slate", layers(glow("#ffe07a", 100, 110, 100), part(vial, 100, 102, 1.05, "#ffd65a", "drop", mark("M100 108l6 16h16l-13 10l5 16l-14-10l-14 10l5-16l-13-10h16z")))),
    "antivenom": ("A green vial with a snake around its neck.", "yellow", layers(part(vial, 100, 104, 1, "#6fc84a", "tall"), part(Pen.line, "#2f5a2a", "M126 150Q150 120 112 108Q70 100 88 80Q110 70 128 84", 10), part(Pen.line, "#8fb84a", "M126 150Q150 120 112 108Q70 100 88 80Q110 70 128 84", 6), part(Pen.dots, "#8fb84a", 14, (130, 85)), part(Pen.dots, "#1a1014", 3, (133, 83)))),
    "oil-of-slipperiness": ("Yellow oil runs over the lip of a clay jar.", "teal", part(jar, 100, 100, 1)),
    "bark-tonic": ("A brown potion with a leaf tied to its neck.", "blue", layers(part(vial, 96, 104, 1.05, "#8a5a2e", "square"), part(leaf, 138, 76, 0.42, 50))),
    "flight": ("A sky-blue potion has grown two small wings.", "violet", layers(part(wings, 100, 96, 0.6, "#fff6e4"), part(vial, 100, 104, 0.95, "#7fd8ff", "drop"))),
    "fire-draught": ("A flame burns in a cone of glass.", "slate", layers(part(vial, 100, 102, 1.05, "#e8401e", "flask"), part(flame, 100, 136, 0.36))),
    "warm-brew": ("Steam rises from a foaming tankard.", "red", part(mug, 94, 110, 0.95, steam=True)),
    "elixir-of-life": ("A silver potion glows in a tall bottle between two rays.", "green", layers(glow("#ffffff", 100, 104, 100), part(aura, "#fff6d0", 100, 104, 62, 78), part(vial, 100, 104, 1.05, "#e8ecff", "tall", mark(move(HEART_SIGN, 40, 46, 0, 0.6), "#ff5a8a")))),
    "poison-needle": ("A poisoned needle springs out of a lock.", "violet", needle),
    "dart-volley": ("Darts fly out of an open chest.", "teal", volley),
    "gas-cloud": ("A green cloud with a grin rises from a chest.", "violet", gas),
    "exploding-lid": ("The lid of a chest flies off in an explosion.", "blue", bang),
    "draining-curse": ("A violet skull of smoke leaves an open chest.", "teal", curse),
    "snapping-chest": ("A chest with teeth and a tongue snaps shut.", "green", snapping),
    "ice-burst": ("Spikes of ice burst out of a chest.", "violet", ice_burst),
    "ring-of-protection": ("A golden ring with a blue stone.", "red", part(ring, 100, 106, 1.15)),
    "ring-of-regeneration": ("A golden ring with a red heart for a stone.", "green", layers(part(ring, 100, 110, 1.1, "#d8344a"), part(heart, 100, 66, 0.34))),
    "ring-of-the-wild": ("A ring of wood with a leaf for a stone.", "yellow", layers(part(ring, 100, 112, 1.1, "#6fb84a", "#8a5a34"), part(leaf, 100, 62, 0.46, 0))),
    "ring-of-spell-storing": ("A silver ring whose violet stone throws sparks.", "blue", layers(part(ring, 100, 110, 1.15, "#a86aff", "#c8d4e4"), part(sparks, "#f0e4ff", (62, 60, 0.8), (142, 54, 1), (150, 92, 0.5)))),
    "bracers-of-archery": ("A green bracer with a white-feathered arrow on it.", "blue", layers(part(bracer, 100, 100, 1.1, 18, "#3f6a3c", GOLD, line("#2c4a2a", "M114 58L86 142", 22)), part(arrow, 100, 100, 0.72, 18, "#f4ead0"))),
    "bracers-of-the-bull": ("A bronze bracer with the horns of a bull.", "green", part(bracer, 100, 100, 1.08, -14, "#b87a3a", "#5a3420", fill("#f4e6c0", "M62 82Q66 112 92 112L98 134L106 112Q132 110 134 78Q124 98 100 98Q74 98 62 82z"))),
    "bracers-of-defence": ("A steel bracer with a small shield on it.", "red", part(bracer, 100, 100, 1.08, 14, STEEL, GOLD, fill("#27559c", "M80 84Q100 76 120 84Q122 116 100 130Q78 116 80 84z"), line(GOLD, "M80 84Q100 76 120 84Q122 116 100 130Q78 116 80 84z", 3))),
    "bracers-of-freedom": ("The chain between two silver bracers has burst.", "violet", layers(part(chain, [(62, 130), (72, 158), (92, 150)], 0.9), part(chain, [(142, 130), (132, 158), (112, 152)], 0.9), part(sparks, "#ffffff", (102, 138, 1.2), (102, 174, 0.5)), part(bracer, 58, 84, 0.74, -12, "#a8b4c8", "#e8f0f8"), part(bracer, 146, 84, 0.74, 12, "#a8b4c8", "#e8f0f8"))),
    "twisted-cape-of-fingers": ("The hem of a dark cape is made of fingers.", "green", finger_cape),
    "horn-of-the-grove": ("A curved horn bound with gold and ivy.", "green", layers(part(horn, 100, 100, 1.05), part(leaf, 62, 128, 0.3, -30), part(leaf, 84, 146, 0.26, 10), part(leaf, 128, 134, 0.28, 60))),
    "frozen-map": ("A map under a sheet of ice shows a path through the peaks.", "blue", layers(part(map_sheet, 100, 100, 1.05), back("#bfeaff", "M34 46L96 40L60 120L40 150z", 0.5), part(Pen.line, "#ffffff", "M44 56L84 50M120 150L160 140M140 60l14 22l-8 16", 3, 0.8))),
}
# fmt: on


hang(items, TREASURES)
