"""Basic cards and Market cards of Dragonfire for rogues and fighters: stealth and weapons. The light goes with the colour of the card."""

from __future__ import annotations

from art.cards import Card, hang, layers, part
from art.colour import GOLD, LEATHER, STEEL
from art.creatures.limbs import paw
from art.creatures.silhouettes import shadow_head, victim
from art.creatures.undead import hood
from art.gallery import Gallery
from art.marks import dots, fill, line
from art.paths import circle, limb, move
from art.pen import Pen
from art.people import Person, draw_person
from art.things.armour import helm, shield
from art.things.blades import dagger, greatsword, sword
from art.things.bows import arrow, bow
from art.things.clothes import cloak, false_beard, mask
from art.things.effects import arc, burst, motion, rays
from art.things.elements import flame, wind
from art.things.furniture import banner
from art.things.hands import fist
from art.things.nature import leaf
from art.things.signs import eye, heart, skull
from art.things.tools import caltrop, key, lock_pick, padlock
from art.things.vessels import jar
from art.things.weapons import double_axe, javelin

cards = Gallery("dragonfire", "cards", place="hall")


def hooded(pen: Pen, cloth: str, eyes: str = "#f4faff") -> None:
    """Somebody in a hood of whom only the eyes can be seen."""
    pen.form(
        "M20 214Q24 150 60 128H136Q176 150 184 214z",
        pen.dark(cloth, 0.15),
        line(pen.dark(cloth, 0.6), "M60 150Q52 180 54 212M144 150Q152 180 150 212", 3),
        turn=11,
    )
    with pen.group("translate(10 6)scale(.92)"):
        hood(pen, cloth)
    pen.fill(eyes, "M74 96Q84 96 92 104Q82 110 76 104zM124 95Q114 95 106 103Q116 110 122 104z")


def stealth(pen: Pen) -> None:
    """A hood and a finger on the lips."""
    hooded(pen, "#4a3448")
    pen.form("M88 200Q84 168 90 150L94 124Q98 116 103 124L104 150Q112 168 112 200z", "#8a5a44", turn=5)


def sneak(pen: Pen) -> None:
    """A hood and a raised dagger."""
    dagger(pen, 42, 88, 1.05, -6)
    hooded(pen, "#3a3440")
    pen.form(
        "M26 152Q30 132 46 132Q62 136 60 154Q56 170 42 170Q28 168 26 152z",
        LEATHER,
        line("#2a1810", "M32 142q12-4 26 1M31 152q13-4 28 1"),
        turn=6,
    )


def glory(pen: Pen) -> None:
    """A raised sword and light."""
    rays(pen, 100, 70, "#f4faff", 0.3)
    sword(pen, 100, 78, 0.95, 0)
    fist(pen, 100, 140, 0.72, 0, "#c98a5c", STEEL)


def feint(pen: Pen) -> None:
    """One dagger is real."""
    pen.mark('<g opacity=".35">')
    dagger(pen, 66, 104, 1.15, -34, "#ffd0de", "#ffd0de", "#ffd0de")
    pen.mark("</g>")
    pen.raw('<path stroke="#ffd0de" stroke-width="4" stroke-dasharray="8 8" d="M62 60Q100 20 138 58"/>')
    dagger(pen, 130, 104, 1.15, 34)


def twisted(pen: Pen) -> None:
    """A dagger, and a turn of the wrist."""
    dagger(pen, 100, 92, 1.2, 180)
    pen.line("#ffd0de", "M46 112Q40 150 84 162M154 112Q160 150 116 162", 6)
    pen.form("M84 174L78 150L100 164zM40 96L58 112L36 120z", "#ffd0de", turn=3)
    pen.form(move("M0-14Q9 0 7 8Q0 16-7 8Q-9 0 0-14z", 100, 182), "#d8283e", turn=3)


def skills(pen: Pen) -> None:
    """Key and picks like a fan of cards."""
    lock_pick(pen, 62, 120, 1.05, -34, "#8a2f4a", 0)
    lock_pick(pen, 86, 106, 1.1, -12, "#2f6a8a", 1)
    lock_pick(pen, 114, 106, 1.1, 12, "#5a7a2a", 2)
    key(pen, 142, 108, 0.9, 36)


def fire_jar(pen: Pen) -> None:
    """A jar of burning oil in flight."""
    motion(pen, 66, 120, 0.9, -30, "#ffd0de")
    flame(pen, 116, 60, 0.8)
    jar(pen, 116, 110, 0.72, "#8a4a34", "#ff8a2e")


def scattered(pen: Pen) -> None:
    """Caltrops on the floor."""
    for x, y, size, turn in (
        (100, 92, 1.1, 0),
        (52, 70, 0.6, 20),
        (150, 66, 0.66, -16),
        (48, 138, 0.8, -10),
        (150, 140, 0.9, 14),
        (100, 160, 0.6, 30),
    ):
        pen.oval("#000000", x + 4, y + 26 * size, 30 * size, 6 * size, 0.35)
        caltrop(pen, x, y, size * 0.8, turn, "#a8b0c0")


def tools(pen: Pen) -> None:
    """A lock and the tools that open it."""
    for x, turn, handle, tip in (
        (40, -14, "#a82a34", 0),
        (62, -6, "#2f7a8a", 1),
        (140, 6, "#c8c0b0", 2),
        (162, 14, "#b87a2a", 0),
    ):
        lock_pick(pen, x, 112, 1, turn, handle, tip)
    padlock(pen, 100, 88, 1.12)
    pen.form(
        "M22 132Q100 118 178 132L174 172Q100 184 28 172z",
        "#6b4429",
        line("#3a2417", "M28 140Q100 126 172 140M60 130L64 176M140 130L136 176", 3),
        turn=8,
    )


def dodged(pen: Pen) -> None:
    """The arrow hits only where somebody was."""
    pen.mark('<g opacity=".35">')
    cloak(pen, 76, 104, 0.8, "#ffc98a", "#a3271f", "#ffe9c0")
    pen.mark("</g>")
    cloak(pen, 138, 104, 0.82, "#3a3a5a")
    arrow(pen, 50, 96, 0.72, 90)


def disguised(pen: Pen) -> None:
    """A mask, a false beard, a brush."""
    mask(pen, 84, 92, 0.9, "#f0d8c0")
    false_beard(pen, 84, 118)
    pen.shaft("#8a5a2e", "M168 60L128 152", 7)
    pen.form("M164 70L182 44Q184 34 174 34L160 60z", "#d8c8b0", turn=4)


def bushes(pen: Pen) -> None:
    """Somebody in the leaves."""
    pen.fill("#0c0608", "M-6 90Q40 30 100 36Q160 30 206 90V206H-6z")
    shadow_head(pen, "goblin", 100, 90, 1.28, "#ffe14a", "#5a6e34")
    for x, y in ((22, 108), (178, 104)):
        pen.fill("#ffb02e", f"M{x - 14} {y}q7-8 14 1q-7 7-14-1zM{x + 3} {y + 1}q7-9 14-1q-7 8-14 1z")
    for x, y, turn, size in (
        (14, 150, -30, 0.9),
        (44, 178, 20, 1),
        (98, 196, -10, 0.9),
        (148, 178, 16, 1),
        (188, 156, -20, 1),
        (14, 62, 30, 0.9),
        (58, 34, -20, 0.9),
        (138, 30, 24, 0.9),
        (186, 62, -36, 0.9),
    ):
        leaf(pen, x, y, size * 0.8, turn, "#5f8a34" if x % 4 else "#8a9a3a")


def killed(pen: Pen) -> None:
    """A skull and the dagger that made it."""
    skull(pen, 100, 116, 0.95)
    dagger(pen, 116, 70, 1, 190)


def carved(pen: Pen) -> None:
    """An axe through two shields."""
    shield(pen, 52, 112, 0.55, "#8a3a2a")
    shield(pen, 150, 112, 0.55, "#3a5a8a")
    arc(pen, 100, 104, 1.1, 6)
    double_axe(pen, 100, 98, 0.85, 0)


def gripped(pen: Pen) -> None:
    """A headlock."""
    victim(pen, 98, 84, 1.16, "orc", "#5a7a4a")
    skin, sleeve = "#d0946a", "#8a3a3a"
    pen.form("M-6 214V170Q30 140 62 150L70 214z", sleeve, turn=8)
    pen.form(
        limb([(34, 172), (74, 166), (122, 150), (160, 120)], 46, 32),
        skin,
        line(pen.dark(skin), "M70 154Q96 148 118 138M64 178Q100 176 128 162", 3),
        turn=9,
    )
    pen.form(
        limb([(206, 196), (178, 160), (158, 120)], 50, 30),
        skin,
        line(pen.dark(skin), "M186 160Q176 144 168 134", 3),
        turn=8,
    )
    pen.form(
        "M136 104Q132 86 148 84Q156 74 168 82Q182 82 182 98Q186 114 174 124Q156 132 142 122Q134 114 136 104z",
        skin,
        line(
            pen.dark(skin, 0.55), "M150 86Q152 100 148 110M164 84Q168 96 164 108M176 92Q178 102 174 112", 2.6
        ),
        turn=8,
    )


def leader(pen: Pen) -> None:
    """A banner and a helmet."""
    banner(pen, 106, 90, 0.95, "#7a2a34", sign="#e8e0d0")
    helm(pen, 128, 136, 0.5, STEEL, GOLD, plume="#2f5a9a")


def charging(pen: Pen) -> None:
    """Shield first."""
    motion(pen, 60, 90, 1.1, 0)
    sword(pen, 148, 72, 0.85, 62)
    shield(
        pen,
        112,
        104,
        0.85,
        "#5a6474",
        fill("#e6f0fa", "M104 74l8 22l22 4l-16 16l4 24l-18-12l-18 12l4-24l-16-16l22-4z"),
    )


def second_breath(pen: Pen) -> None:
    """A heart in the wind."""
    wind(pen, 96, 100, 1.05)
    heart(pen, 100, 92, 0.62)


def between(pen: Pen) -> None:
    """Not him. Me."""
    hide = "#7a5a6a"
    pen.form(
        limb([(214, -10), (182, 40), (142, 70)], 66, 44),
        hide,
        line(pen.dark(hide), "M176 20q10 4 14 14M160 34q10 4 14 14", 3),
        turn=10,
    )
    shield(pen, 76, 118, 1.12, "#6a3a24", line("#d8b070", "M48 84V150M76 74V172M104 84V150", 4))
    burst(pen, 112, 84, 0.42, "#ffe9a0")
    paw(pen, 134, 68, 34, hide, 4, 48, 1.7)
    pen.line("#fff6d8", "M98 108L70 146M116 116L92 156M84 96L56 128", 5)


ROARING = Person(
    "human",
    "Barbarian",
    "umber",
    head="man-square",
    skin="tan",
    hair="mohawk",
    hair_colour="red",
    beard="full",
    headgear="none",
    prop="none",
    hand="none",
    mood="fierce",
    cloth="#5a6a8a",
    extras="paint",
    tilt=-8,
)


def shout(pen: Pen) -> None:
    """Everybody hears it."""
    for k in (0, 1, 2):
        pen.line(
            "#fff0d0",
            f"M{44 - k * 18} {84 - k * 16}Q{26 - k * 20} 118 {44 - k * 18} {150 + k * 14}",
            8,
            0.85 - k * 0.22,
        )
    with pen.group("translate(14 4)scale(.98)"):
        draw_person(pen, ROARING)


def whirl(pen: Pen) -> None:
    """A blade all around."""
    for turn in (0, 120, 240):
        arc(pen, 100, 100, 0.95, turn)
    sword(pen, 100, 96, 0.72, 40)


def wall_shield(pen: Pen) -> None:
    """A shield as tall as a man."""
    edge = "M50 26Q100 16 150 26V162Q100 184 50 162z"
    pen.form(
        edge,
        "#5a6478",
        fill("#8a2a34", "M88 20H112V178H88z"),
        line(STEEL, edge, 10),
        dots("#e6f0fa", 7, (64, 44), (136, 44), (64, 100), (136, 100), (64, 150), (136, 150)),
        turn=11,
        edge=3,
    )
    pen.form(circle(100, 96, 20), GOLD, turn=7)


# fmt: off
CARDS: dict[str, Card] = {
    "stealth": ("A hooded figure lays a finger on its lips.", "rose", stealth),
    "glory": ("A fist holds a sword up into the light.", "slate", glory),
    "perception": ("A wide amber eye watches.", "red", layers(part(rays, 100, 100, "#ffe9c0", 0.2), part(eye, 100, 100, 1.05, "#ffb02e", "#5a2430"))),
    "feint": ("Of two daggers only one is real.", "rose", feint),
    "sneak-attack": ("A hooded figure raises a dagger.", "red", sneak),
    "twist-the-knife": ("Two arrows show which way the dagger turns.", "rose", twisted),
    "expertise": ("A key and three picks are spread like a hand of cards.", "red", skills),
    "flaming-oil": ("A burning jar of oil flies through the air.", "rose", fire_jar),
    "caltrops": ("Sharp caltrops lie scattered on the floor.", "red", scattered),
    "thieves-tools": ("A padlock hangs above a roll of picks.", "rose", tools),
    "uncanny-dodge": ("An arrow flies through the place where a cloak was.", "red", dodged),
    "disguise-kit": ("A smiling mask has a false beard, a brush beside it.", "rose", disguised),
    "ambush": ("A goblin waits among the leaves, and more eyes behind it.", "red", bushes),
    "assassinate": ("A dagger stands in a skull.", "rose", killed),
    "javelin": ("A javelin flies with streaks behind it.", "umber", layers(part(motion, 60, 124, 1, -42), part(javelin, 106, 96, 1.15, 48))),
    "tower-shield": ("A shield as tall as a man with a golden boss.", "slate", wall_shield),
    "cleave": ("One sweep of an axe reaches two shields.", "umber", carved),
    "grapple": ("An arm is locked around an orc's neck.", "slate", gripped),
    "command-presence": ("A banner flies above a plumed helmet.", "umber", leader),
    "heroic-charge": ("A shield with a star and a sword rush forward.", "slate", charging),
    "longbow": ("A tall bow draws a long arrow.", "umber", part(bow, 110, 100, 0.92, -8, "long", "#9a6a3a")),
    "second-wind": ("Gusts of wind blow around a beating heart.", "slate", second_breath),
    "greatsword": ("A great two-handed sword stands upright.", "umber", layers(part(rays, 100, 60, "#ffe9c0", 0.2), part(greatsword, 100, 96, 0.98, 0, "#a8b4c8", GOLD))),
    "interpose": ("A great clawed paw strikes a raised shield.", "slate", between),
    "battle-cry": ("A painted warrior roars, and the air shakes.", "umber", shout),
    "whirlwind-attack": ("A sword spins in a ring of bright arcs.", "slate", whirl),
}
# fmt: on
hang(cards, CARDS)
