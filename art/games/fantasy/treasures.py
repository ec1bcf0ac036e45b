"""Artifacts, potions, rings, booby traps and quest objects, chests, and the traps that lie on spaces."""

from __future__ import annotations

from art.cards import Card, back, glow, hang, layers, part
from art.colour import GOLD, IRON, LEATHER, STEEL
from art.creatures.limbs import fangs
from art.gallery import Drawing, Gallery
from art.marks import dots, fill, line
from art.paths import circle, move
from art.pen import Pen
from art.things.armour import bracer, gauntlet, helm, shield
from art.things.books import map_sheet
from art.things.bows import arrow
from art.things.clothes import boot, cloak, snow_shoe
from art.things.effects import aura, burst, sparks
from art.things.elements import cloud, flame, snowflake
from art.things.furniture import chest
from art.things.lights import lantern
from art.things.music import horn
from art.things.nature import feather, leaf, vines, wing, wings
from art.things.signs import heart, skull
from art.things.tools import chain
from art.things.treasure import circlet, pearl, pendant, ring
from art.things.vessels import bottle, jar, mug, vial

items = Gallery("fantasy", "items", place="castle")
traps = Gallery("fantasy", "traps", place="cave")
chests = Gallery("fantasy", "chests", place="castle")


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
    "wings-of-flying": ("A pair of white wings is spread wide.", "blue", layers(glow("#ffffff", 100, 92, 90, 0.5), part(wings, 100, 108, 0.82, "#f4f8ff"), part(Pen.form, "M86 76H114V150Q100 160 86 150z", LEATHER, turn=5))),
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


def floor(pen: Pen, stone: str = "#6a6470") -> None:
    """Flagstones seen from above at an angle."""
    pen.form(
        "M-4 250V112H204V250z",
        stone,
        line(
            pen.dark(stone, 0.6),
            "M-4 140H204M-4 174H204M40 112L20 140L-4 174M86 112L76 140L62 174L50 214M130 112L138 140L146 174L156 214M172 112L190 140L214 174",
            3,
        ),
        turn=4,
    )


def raised(figure: Drawing) -> Drawing:
    """What lies on the floor, moved up to the middle of a card."""

    def draw(pen: Pen) -> None:
        with pen.group("translate(0 -34)"):
            figure(pen)

    return draw


def pit(pen: Pen) -> None:
    """A hole with spikes."""
    floor(pen)
    pen.fill("#07050a", "M40 122H160L176 180H24z")
    pen.form(
        "".join(
            move("M-7 8L0-30L7 8z", x, y)
            for x, y in ((54, 176), (80, 160), (100, 180), (126, 162), (148, 176))
        ),
        "#c8d0dc",
        turn=3,
    )
    pen.line("#8a8496", "M40 122H160L176 180", 4)


def arrow_trap(pen: Pen) -> None:
    """Arrows from holes in a wall."""
    stone = "#7a7480"
    pen.form(
        "M0 0H70V214H0z",
        stone,
        line(pen.dark(stone, 0.6), "M0 50H70M0 100H70M0 150H70M36 0V50M20 50V100M50 100V150M30 150V200", 3),
        turn=5,
    )
    pen.dots("#0a060c", 14, (54, 74), (54, 124))
    for y in (74, 124):
        arrow(pen, 116, y, 0.72, 90)
        pen.line("#f4faff", f"M64 {y - 10}h30M64 {y + 10}h24", 3, 0.6)


def spear_trap(pen: Pen) -> None:
    """Spears out of the floor."""
    floor(pen)
    for x, y in ((44, 150), (100, 160), (156, 150), (72, 132), (128, 132)):
        pen.oval("#0a060c", x, y, 10, 4)
        pen.shaft("#8a6238", f"M{x} {y}V{y - 70}", 6)
        pen.form(f"M{x} {y - 104}L{x + 10} {y - 74}L{x} {y - 64}L{x - 10} {y - 74}z", STEEL, turn=3)


def net(pen: Pen) -> None:
    """A net comes down."""
    rope = "".join(
        f"M{x} 40Q{100 + (x - 100) * 0.9:.0f} 100 {100 + (x - 100) * 1.3:.0f} 168" for x in range(40, 170, 20)
    )
    rope += "".join(
        f"M{46 - k * 6} {58 + k * 24}Q100 {74 + k * 26} {154 + k * 6} {58 + k * 24}" for k in range(5)
    )
    pen.line("#3a2a1c", rope, 6)
    pen.line("#d8b878", rope, 3.4)
    pen.shaft("#8a6238", "M100 10V44M40 40L100 14L160 40", 5)
    for x in (20, 60, 100, 140, 180):
        pen.form(circle(x, 172, 9), "#8a8078", turn=4)


def fire_burst(pen: Pen) -> None:
    """Fire out of the floor."""
    floor(pen)
    flame(pen, 60, 110, 0.7)
    flame(pen, 142, 110, 0.7)
    flame(pen, 100, 100, 1.15)
    pen.line("#140a0a", "M66 154H134M74 162H126", 5)


def poison_gas(pen: Pen) -> None:
    """Gas from a grate."""
    floor(pen)
    cloud(pen, 100, 82, 1.05, "#9ab83a")
    skull(pen, 100, 84, 0.5, "#d8e0a8")
    pen.line("#140a0a", "M60 158H140M66 170H134", 6)


def mind_fog(pen: Pen) -> None:
    """A head full of fog."""
    pen.form(
        "M66 174Q70 148 64 136Q44 132 50 112L40 96Q46 88 50 80Q56 38 104 36Q154 40 154 90Q152 124 132 138L136 174z",
        "#5a4a7a",
        turn=11,
    )
    cloud(pen, 106, 82, 0.5, "#d8c4f0")
    pen.line("#d8c4f0", "M20 60q20-14 40 0M150 40q20-14 40 0M16 150q20-14 36 0M156 150q18-12 36 0", 5, 0.6)


def collapse(pen: Pen) -> None:
    """Stones fall."""
    stone = "#7a6a60"
    pen.form(
        "M0 0H200V36L170 52L140 34L104 54L70 36L34 52L0 34z",
        stone,
        line(pen.dark(stone, 0.65), "M60 10l10 18l-8 10M120 8l-10 20l14 14", 3),
        turn=6,
    )
    for x, y, size, turn in (
        (70, 84, 1, 10),
        (130, 76, 0.8, 40),
        (104, 122, 1.2, -10),
        (58, 140, 0.7, 30),
        (150, 132, 0.9, -30),
    ):
        pen.form(move("M-26-6L-10-26L18-22L28 2L12 24L-16 20z", x, y, turn, size), stone, turn=7)
    pen.line("#d8ccc0", "M70 48v12M130 46v10M104 66v20M150 86v18M56 96v16", 3, 0.6)
    pen.fill("#d8ccc0", "M20 182Q60 160 100 172Q150 158 184 182z", 0.4)


def alarm(pen: Pen) -> None:
    """A bell rings."""
    pen.shaft("#6a4427", "M100 20V46", 8)
    pen.form(
        "M100 40Q136 44 138 94Q140 124 160 140H40Q60 124 62 94Q64 44 100 40z",
        GOLD,
        line(pen.dark(GOLD), "M62 110Q100 122 138 110M52 130H148", 4),
        turn=11,
    )
    pen.form(circle(112, 150, 13), IRON, turn=5)
    pen.line("#fff0b8", "M34 62q-12 20-4 44M18 52q-18 30-6 66M166 62q12 20 4 44M182 52q18 30 6 66", 5, 0.8)


def vine_snare(pen: Pen) -> None:
    """A loop of vine."""
    floor(pen, "#5a6a3a")
    pen.line("#2f5a24", "M100 0V40Q40 70 50 120Q70 160 110 156Q154 146 146 104Q132 66 100 60", 13)
    pen.line("#6fa83a", "M100 0V40Q40 70 50 120Q70 160 110 156Q154 146 146 104Q132 66 100 60", 8)
    vines(
        pen,
        "#4f8a2c",
        [(52, 120), (30, 130), (16, 118)],
        [(146, 110), (170, 116), (184, 104)],
        [(80, 150), (72, 172), (54, 180)],
    )


def ice_spikes(pen: Pen) -> None:
    """Spikes of ice from the floor."""
    floor(pen, "#8fa4b8")
    pen.form(
        "".join(
            move("M-14 12L-5-58L5-72L14 12z", x, y, turn, size)
            for x, y, turn, size in (
                (60, 150, -10, 1),
                (100, 150, 0, 1.4),
                (142, 150, 12, 1.1),
                (80, 166, -4, 0.8),
                (122, 168, 6, 0.9),
                (34, 162, -18, 0.7),
                (168, 160, 20, 0.7),
            )
        ),
        "#c8f0ff",
        rim="#ffffff",
        turn=6,
    )


def snow_chute(pen: Pen) -> None:
    """The snow gives way."""
    pen.form("M-4 214V90Q40 70 70 84Q100 96 130 84Q160 70 204 90V214z", "#e4eef8", turn=8)
    pen.form(
        "M60 96Q100 116 140 96Q156 130 130 150Q150 176 120 214H74Q90 176 66 150Q44 126 60 96z",
        "#3a4a6a",
        line("#8fa8c8", "M72 112Q100 130 128 112M66 134Q98 150 124 140M84 166Q100 176 122 168", 4),
        turn=5,
    )
    pen.dots("#ffffff", 8, (70, 70), (100, 56), (130, 70), (86, 40), (118, 36), (56, 50), (146, 48))


def rune(pen: Pen) -> None:
    """A sign that sends back."""
    floor(pen)
    pen.glow("#7fd8ff", 100, 140, 90)
    pen.line("#7fd8ff", circle(100, 142, 62, 26), 6)
    pen.line("#ffffff", circle(100, 142, 62, 26), 2)
    pen.line("#e8fbff", "M70 142Q80 128 100 128Q128 130 130 144Q126 158 100 158M70 142l-10-10M70 142l12-6", 5)
    pen.form("M100 30l26 30h-14v40H88V60H74z", "#bfeaff", rim="#ffffff", turn=5)


# fmt: off
TRAPS: dict[str, Card] = {
    "pit": ("A pit full of spikes gapes in the floor.", "umber", raised(pit)),
    "arrow": ("Two arrows fly out of holes in the wall.", "red", arrow_trap),
    "spear": ("Five spears shoot up through the floor.", "violet", spear_trap),
    "net": ("A weighted net drops from the ceiling.", "teal", net),
    "fire-burst": ("Fire bursts out of a grate in the floor.", "slate", fire_burst),
    "poison-gas": ("A skull shows in the yellow gas above a grate.", "violet", poison_gas),
    "mind-fog": ("Fog fills the head of a dark profile.", "rose", mind_fog),
    "collapse": ("The ceiling breaks and stones come down.", "blue", collapse),
    "alarm": ("A brass bell rings loudly.", "blue", alarm),
    "vine-snare": ("A noose of green vine lies in wait.", "umber", vine_snare),
    "ice-spikes": ("Sharp spikes of ice grow out of the floor.", "violet", ice_spikes),
    "snow-chute": ("The snow caves in and shows a dark slide.", "blue", snow_chute),
    "rune-of-return": ("A glowing circle with a white arrow burns on the floor.", "green", raised(rune)),
}
CHESTS: dict[str, Card] = {
    "closed": ("A closed chest with iron bands and a golden lock.", "umber", part(chest, 100, 100, 1.05)),
    "open": ("An open chest full of gold lights up the dark.", "umber", part(chest, 100, 104, 1.05, open=True)),
}
# fmt: on
hang(traps, TRAPS)
hang(chests, CHESTS)
