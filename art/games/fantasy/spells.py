"""Spells of the Fantasy Adventure Board Game and its expansions."""

from __future__ import annotations

from art.cards import Card, hang, layers, part
from art.creatures.brutes import ogre_head, shoulders
from art.creatures.silhouettes import victim
from art.creatures.spiders import spider_from_above
from art.gallery import Gallery
from art.marks import fill, line
from art.paths import circle, limb, move
from art.pen import Pen
from art.people import Person, draw_person
from art.scenes import archway
from art.things.armour import shield
from art.things.clothes import boot, cloak
from art.things.effects import beam, darts, halo, portal_ring, rays, sparks
from art.things.elements import bolt, cloud, comet, fire_wall, flame, lightning, moon, pillar, snowflake, sun
from art.things.hands import fist, open_hand
from art.things.nature import berries, leaf, vines, web, wing, wings
from art.things.signs import heart

items = Gallery("fantasy", "items", place="hall")


def burning_hands(pen: Pen) -> None:
    """Ten fingers, ten flames."""
    for x, y, size, turn in ((100, 70, 0.9, 0), (64, 82, 0.7, -24), (136, 82, 0.7, 24)):
        flame(pen, x, y, size, angle=turn)
    open_hand(pen, 66, 158, 1.05, 14)
    open_hand(pen, 136, 158, 1.05, -14, flip=True)


def asleep(pen: Pen) -> None:
    """A sleeping face under the moon, drawn large."""
    moon(pen, 150, 50, 0.56)
    skin = "#b88a9a"
    pen.form("M-6 206V112Q30 70 96 74Q160 78 178 132Q184 170 160 206z", skin, turn=13)
    pen.line("#3a1c44", "M20 104Q44 90 70 100M108 102Q132 94 152 110", 6)
    for x in (48, 130):
        pen.form(f"M{x - 30} 132Q{x} 112 {x + 30} 132Q{x} 156 {x - 30} 132z", pen.dark(skin, 0.18), turn=4)
        pen.line(
            "#2a1034",
            f"M{x - 30} 132Q{x} 156 {x + 30} 132M{x - 18} 143l-5 12M{x} 146v14M{x + 18} 143l5 12",
            5,
        )
    pen.line(pen.dark(skin, 0.5), "M88 132Q80 156 88 168Q96 172 104 166", 4)
    pen.line("#7a3048", "M72 188Q92 180 112 188", 5)
    pen.line("#f4ecff", "M28 62h22l-22 24h22M66 30h16l-16 18h16M96 8h11l-11 13h11", 6)


def faith(pen: Pen) -> None:
    """A shield of light."""
    rays(pen, 100, 96, "#fff0b8", 0.25)
    shield(
        pen,
        100,
        96,
        1.05,
        "#d8a83a",
        fill("#fff6d0", "M100 52l8 30h30l-24 18l9 30l-23-18l-23 18l9-30l-24-18h30z"),
        trim="#fff0c0",
    )


def ward(pen: Pen) -> None:
    """A body of blue light."""
    pen.glow("#7fd8ff", 100, 100, 96)
    pen.form(
        "M66 38Q72 58 92 60H108Q128 58 134 38L160 52Q164 84 152 104Q156 146 134 172H66Q44 146 48 104Q36 84 40 52z",
        "#2f6ab0",
        line(
            "#bfeaff",
            "M66 38Q72 58 92 60H108Q128 58 134 38M48 104Q100 128 152 104M100 60V172M62 138Q100 156 138 138",
            4,
        ),
        turn=8,
        rim="#e8fbff",
    )
    sparks(pen, "#ffffff", (72, 84, 0.6), (130, 128, 0.7), (118, 76, 0.4))


def blessing(pen: Pen) -> None:
    """A hand, a halo."""
    rays(pen, 100, 60, "#fff0b8", 0.25)
    halo(pen, 100, 50, 1.1)
    open_hand(pen, 100, 122, 1.5, 0)


def ray(pen: Pen) -> None:
    """Three burning rays from one hand."""
    for end in ((176, 40), (184, 92), (172, 142)):
        beam(pen, "#ff7a2e", (64, 112), end, 12)
    open_hand(pen, 48, 130, 1.1, 62, sleeve="#4a3a7a")


def searing(pen: Pen) -> None:
    """A shaft of sunlight."""
    beam(pen, "#ffe07a", (30, 20), (132, 132), 34)
    pen.form(circle(136, 136, 14), "#fff6c4", turn=4)
    sparks(pen, "#fffbe0", (136, 136, 2.2), (170, 96, 0.8), (92, 164, 0.7))


def prayer(pen: Pen) -> None:
    """Hands laid together under a heart."""
    heart(pen, 100, 62, 0.56)
    skin, sleeve = "#c98a5c", "#e6d8ba"
    for flip in (False, True):
        pen.form(
            move("M2 20Q0-30 4-50Q12-58 16-46Q22-20 22 10L46 66H6z", 100, 122, 0, 1, flip=flip), skin, turn=5
        )
        pen.form(move("M8 40L44 34L66 90H4z", 100, 122, 0, 1, flip=flip), sleeve, turn=6)


VANISHING = Person(
    "human",
    "Wizard",
    "blue",
    head="man-lean",
    skin="fair",
    hair="short",
    hair_colour="black",
    beard="goatee",
    headgear="none",
    prop="none",
    hand="none",
    mood="sly",
    cloth="#7a3a8a",
    tilt=2,
)


def unseen(pen: Pen) -> None:
    """Half of him is still there."""
    side = pen.new_id()
    pen.raw(
        f'<clipPath id="{side}"><path d="M0 0H104L94 30L108 58L92 90L106 120L94 152L106 176L98 210H0z"/></clipPath>'
    )
    pen.fill("#bfe2ff", "M100 210V24Q146 30 148 86Q148 116 134 134Q184 146 190 210z", 0.16)
    pen.raw(
        '<path stroke="#e8f6ff" stroke-width="5" stroke-dasharray="9 10" '
        'd="M108 22Q146 30 148 86Q148 116 134 134Q184 146 190 196M112 92Q122 84 132 92M106 126Q116 124 120 120"/>'
    )
    pen.raw(f'<g clip-path="url(#{side})">')
    draw_person(pen, VANISHING)
    pen.raw("</g>")
    sparks(pen, "#ffffff", (106, 30, 0.8), (126, 96, 0.9), (110, 160, 0.8), (170, 54, 0.7))


def webbed(pen: Pen) -> None:
    """The passage is taken."""
    archway(pen, 100, 112, 1.24, inside="#123218")
    pen.glow("#8fe04a", 104, 96, 90, 0.6)
    web(pen, 100, 92, 0.86, "#f4fff0", 10)
    pen.form(
        "M52 118Q62 108 74 120Q84 142 72 164Q58 168 50 152Q44 132 52 118z",
        "#e8f0e0",
        line("#8a9a8a", "M48 130Q62 128 78 126M48 144Q62 142 80 142M54 158Q64 154 76 156"),
        turn=6,
    )
    spider_from_above(pen, 112, 92, 0.96, "#2a2036", "#ff5a3a")


def held(pen: Pen) -> None:
    """An ogre in chains of light."""
    hide = "#7a8a5a"
    shoulders(pen, hide, top=96)
    ogre_head(pen, hide, "#ffb02e")
    chains = "M-6 176Q60 150 110 170T206 150M-6 150Q50 190 206 196M-6 88Q50 26 100 40T206 66"
    pen.line("#a06aff", chains, 17, 0.55)
    pen.line("#e8d8ff", chains, 9)
    pen.raw(f'<path stroke="#7a4ad0" stroke-width="3" stroke-dasharray="1 13" d="{chains}"/>')
    sparks(pen, "#ffffff", (110, 168, 1.2), (100, 43, 1), (40, 172, 0.8), (170, 158, 0.8))


def restored(pen: Pen) -> None:
    """A heart with wings, rising."""
    rays(pen, 100, 96, "#fff0d8", 0.3)
    wings(pen, 100, 96, 0.8, "#fff6e4")
    heart(pen, 100, 100, 0.74)


def chained(pen: Pen) -> None:
    """Lightning from one to the next."""
    for x, y, size, kind in ((46, 106, 0.54, "orc"), (154, 100, 0.54, "troll"), (102, 138, 0.66, "goblin")):
        pen.glow("#ffe86a", x, y, 70, 0.8)
        victim(pen, x, y, size, kind, "#2a2444")
    path = "M8 20L36 40L28 54L46 82M46 82L66 92L62 104L102 110M102 110L128 96L122 84L154 70"
    lightning(pen, "#ffe86a", path, 8)
    sparks(pen, "#ffffff", (46, 82, 1.3), (102, 108, 1.3), (154, 70, 1.3))


def specks(pen: Pen, color: str, *those: tuple[int, int, int]) -> None:
    """Square specks, each with its corner and its size."""
    pen.fill(color, "".join(f"M{x} {y}h{size}v{size}h-{size}z" for x, y, size in those))


def dust(pen: Pen) -> None:
    """A green ray, and an orc falls to dust."""
    pen.glow("#8fff5a", 70, 110, 100, 0.7)
    victim(pen, 104, 88, 1.08, "orc", "#56704a")
    specks(
        pen,
        "#1c2430",
        (134, 40, 14),
        (150, 58, 16),
        (128, 62, 10),
        (140, 84, 18),
        (162, 80, 14),
        (130, 108, 14),
        (152, 112, 18),
        (136, 134, 16),
        (162, 140, 16),
        (148, 162, 18),
        (176, 168, 20),
        (178, 116, 14),
        (128, 158, 10),
        (166, 188, 22),
        (140, 186, 14),
        (186, 192, 20),
    )
    specks(
        pen,
        "#b8ff7a",
        (148, 44, 7),
        (166, 62, 8),
        (158, 98, 8),
        (172, 92, 6),
        (176, 132, 8),
        (182, 74, 6),
        (148, 126, 6),
        (186, 152, 7),
        (162, 36, 5),
        (188, 110, 6),
    )
    beam(pen, "#7fff4a", (-4, 100), (82, 164), 24)


def portals(pen: Pen) -> None:
    """In here, out there."""
    pen.mark('<g opacity=".4">')
    cloak(pen, 54, 110, 0.62, "#b894ff", "#4e2f96", "#ffffff")
    pen.mark("</g>")
    portal_ring(pen, 126, 96, 1.15, "#7fd8ff")
    cloak(pen, 122, 104, 0.72, "#7a2f6a")
    sparks(pen, "#ffffff", (36, 66, 0.8), (78, 52, 0.6), (176, 60, 0.9), (74, 150, 0.6))


def bark(pen: Pen) -> None:
    """A fist of bark."""
    fist(pen, 100, 92, 1.25, 0, "#8a6238", "#6a4a2a")
    pen.line(
        "#3a2414",
        "M70 80q8 8 4 20M92 66q6 12 2 24M118 70q8 10 4 22M80 120q20 8 40 0M84 150q16 6 32 0M92 104q10 6 20 2",
        3,
    )
    leaf(pen, 150, 70, 0.42, 40)
    leaf(pen, 52, 64, 0.36, -40)


def swarm(pen: Pen) -> None:
    """Wasps."""
    bug = pen.stamp(
        fill("#f4faff", "M-4-8Q-20-30-30-16Q-22-2-4-4zM2-8Q8-34 22-26Q22-8 4-4z", 0.7),
        line("#1a1014", "M-10 6l-6 8M0 8v9M10 6l6 8M16-4l8-6", 2.4),
        fill("#e8b02e", "M-22 2Q-16-10 4-9Q18-8 20 0Q18 9 4 9Q-16 10-22 2z"),
        fill("#1a1014", "M-12-7h6v15h-6zM0-9h6v18h-6zM13-7q9 2 8 7q0 6-8 7z"),
    )
    for x, y, turn, size in (
        (100, 96, -20, 1.7),
        (52, 60, 10, 1),
        (150, 54, -40, 1.1),
        (44, 130, -10, 1.1),
        (154, 136, 16, 1.2),
        (98, 158, -30, 0.9),
        (100, 40, 30, 0.8),
    ):
        pen.mark(pen.press(bug, f"translate({x} {y})rotate({turn})scale({size})"))


def thorn_wall(pen: Pen) -> None:
    """No way through."""
    green, thorn = "#4a7a30", "#f0e2b8"
    for tone, wide, canes in (
        (
            "#2f5424",
            20,
            ([(-6, 60), (60, 84), (110, 40), (206, 50)], [(206, 120), (140, 100), (90, 140), (-6, 120)]),
        ),
        (
            green,
            26,
            (
                [(22, 210), (40, 150), (14, 100), (50, 50), (36, -8)],
                [(104, 210), (80, 160), (120, 110), (88, 60), (112, -8)],
                [(182, 210), (158, 160), (188, 104), (150, 56), (170, -8)],
            ),
        ),
    ):
        for points in canes:
            pen.form(limb(points, wide, wide - 6), tone, turn=6)
    pen.form(
        "".join(
            move("M-11 6Q-2 0 0-32Q6-2 12 6z", x, y, turn)
            for x, y, turn in (
                (42, 150, 80),
                (18, 116, -70),
                (40, 62, 60),
                (34, 24, -80),
                (82, 166, -80),
                (114, 128, 80),
                (92, 84, -70),
                (104, 30, 75),
                (160, 166, -75),
                (186, 124, 70),
                (160, 78, -70),
                (164, 24, 75),
                (64, 82, 10),
                (140, 104, 170),
                (62, 130, -10),
                (134, 46, -10),
            )
        ),
        thorn,
        turn=4,
    )


def cold_wall(pen: Pen) -> None:
    """A line of flames across the snow."""
    fire_wall(pen, (40, 96, 0.8), (160, 96, 0.8), (78, 88, 0.95), (124, 88, 0.95), (100, 108, 1.1))
    pen.form("M-4 214V158Q50 146 100 152Q150 146 204 158V214z", "#dce8f4", turn=6)


def small_warmth(pen: Pen) -> None:
    """A small sun over a palm, snow around it."""
    for x, y, size in ((44, 60, 0.34), (160, 54, 0.4), (168, 130, 0.3)):
        snowflake(pen, x, y, size)
    sun(pen, 100, 80, 0.7, "#ffb04a")
    open_hand(pen, 56, 160, 1.05, 18, sleeve="#8a4a3a")
    open_hand(pen, 146, 160, 1.05, -18, sleeve="#8a4a3a", flip=True)


def blaze_shield(pen: Pen) -> None:
    """A shield on fire."""
    for x, y, size in ((50, 74, 0.6), (150, 74, 0.6), (76, 50, 0.6), (126, 50, 0.6)):
        flame(pen, x, y, size)
    shield(
        pen,
        100,
        106,
        0.95,
        "#a82a1e",
        fill("#ffb02e", "M100 62Q128 96 122 118Q112 142 96 138Q76 130 82 108Q92 96 100 62z"),
        trim="#ffd36a",
    )


def aloft(pen: Pen) -> None:
    """A boot with wings, above the clouds."""
    wing(pen, 146, 96, 0.6, 0, "#f4f8ff")
    boot(pen, 96, 92, 0.8, "#7a4a2a")
    pen.form(
        "M-4 214V172Q20 150 50 164Q70 140 104 160Q140 146 160 166Q184 156 204 174V214z", "#cfe0f0", turn=7
    )


def bolt_from_cloud(pen: Pen) -> None:
    """A cloud, a bolt."""
    lightning(pen, "#ffe86a", "M108 70L84 108L106 110L78 164", 10)
    cloud(pen, 100, 62, 1, "#5a6480")
    pen.glow("#ffe86a", 80, 166, 40)


def sunburst(pen: Pen) -> None:
    """The sun, all at once."""
    rays(pen, 100, 98, "#fffbe0", 0.4, 14)
    sun(pen, 100, 98, 1.15, "#ffe07a", 16)


def snared(pen: Pen) -> None:
    """A goblin in vines."""
    victim(pen, 100, 92, 1.08, "goblin", "#c8a04a")
    vines(
        pen,
        "#4f9a2c",
        [(-6, 206), (30, 160), (100, 156), (170, 140), (206, 150)],
        [(206, 206), (160, 176), (90, 186), (30, 178), (-6, 150)],
        [(14, 206), (26, 120), (10, 70), (40, 40)],
        [(186, 206), (176, 120), (192, 80), (160, 44)],
        width=16,
    )


def triple(pen: Pen) -> None:
    """Three hearts."""
    rays(pen, 100, 90, "#fff0d8", 0.3)
    for x, y, size in ((56, 106, 0.56), (146, 106, 0.56), (100, 82, 0.7)):
        heart(pen, x, y, size)


# fmt: off
SPELLS: dict[str, Card] = {
    "magic-missile": ("Three darts of blue force fly side by side.", "violet", part(darts, "#7fd8ff", (108, 58, -24), (122, 100, -24), (104, 142, -24), size=1.1)),
    "lesser-restoration": ("A small heart shines over an open hand.", "green", layers(part(heart, 100, 66, 0.6), part(open_hand, 100, 150, 1.2, 0))),
    "burning-hands": ("Flames shoot from the spread fingers of two hands.", "umber", burning_hands),
    "sleep": ("A face sleeps with long lashes under a crescent moon.", "violet", asleep),
    "shield-of-faith": ("A golden shield with a star stands in rays of light.", "blue", faith),
    "mage-armour": ("A breastplate made of blue light hangs in the air.", "teal", ward),
    "bless": ("A halo floats above a raised hand.", "yellow", blessing),
    "scorching-ray": ("Three burning rays leave one hand.", "slate", ray),
    "searing-light": ("A broad beam of sunlight strikes down from the left.", "blue", searing),
    "lightning-bolt": ("A bolt of lightning crosses the dark.", "violet", layers(part(bolt, 100, 100, 1.15, 30))),
    "web": ("A thick web with a fat spider in it fills the passage.", "green", webbed),
    "prayer-of-healing": ("Two hands are laid together under a glowing heart.", "teal", prayer),
    "invisibility": ("Half of a wizard is still there; the rest is a dotted outline.", "blue", unseen),
    "hold-monster": ("Chains of light bind an ogre.", "violet", held),
    "fireball": ("A ball of fire roars past with a long tail.", "red", part(comet, 106, 92, 1)),
    "flame-strike": ("A column of fire comes down from the sky.", "blue", part(pillar)),
    "greater-restoration": ("A heart with white wings rises into the light.", "rose", restored),
    "chain-lightning": ("Lightning leaps from one spark to the next.", "blue", chained),
    "disintegrate": ("A green ray turns an orc to dust.", "slate", dust),
    "teleport": ("A cloaked figure fades on the left and steps out of a ring of light.", "violet", portals),
    "entangle": ("Green vines wind around a goblin.", "umber", snared),
    "goodberry": ("Three red berries hang on a sprig.", "green", part(berries, 100, 98, 1.15)),
    "barkskin": ("A clenched fist has turned into bark and leaves.", "teal", bark),
    "summon-swarm": ("A swarm of wasps fills the air.", "green", swarm),
    "wall-of-thorns": ("Brambles with long thorns close the way.", "yellow", thorn_wall),
    "call-lightning": ("Lightning falls out of a black cloud.", "green", bolt_from_cloud),
    "fly": ("A winged boot rises above the clouds.", "blue", aloft),
    "fire-shield": ("A red shield burns without being burned.", "slate", blaze_shield),
    "wall-of-fire": ("A row of flames stands across the snow.", "blue", cold_wall),
    "mass-restoration": ("Three hearts glow side by side.", "teal", triple),
    "warmth": ("Two hands hold up a little sun while snow falls.", "slate", small_warmth),
    "sunburst": ("A sun bursts and fills everything with light.", "red", sunburst),
}
# fmt: on
hang(items, SPELLS)
