"""Treasures of Wrath of Ashardalon: each item alone, in a light that suits it."""

from __future__ import annotations

from art.colour import GOLD, STEEL
from art.gallery import Gallery
from art.marks import fill, star
from art.parts.beasts import rabbit
from art.paths import circle, move
from art.pen import Pen
from art.things.armour import bracer, gauntlet, round_shield, shield
from art.things.blades import sword
from art.things.books import book, scroll
from art.things.bows import crossbow
from art.things.clothes import boot, cloak
from art.things.effects import arc, burst, motion, rays, sparks
from art.things.elements import flame, snowflake
from art.things.furniture import box, carpet
from art.things.nature import clover, leaf
from art.things.signs import ghost
from art.things.tools import caltrop, padlock, tool_roll
from art.things.treasure import pearl, pendant, ring
from art.things.vessels import bottle
from art.things.weapons import fang_pick, hammer, staff, wand

treasures = Gallery("ashardalon", "treasures", "umber", "hall")


@treasures.drawing("magic-sword-1", "A plain sword with a blue stone in its hilt shines faintly.", "slate")
def magic_sword_1(pen: Pen) -> None:
    """One rune."""
    pen.glow("#bfe2ff", 100, 84, 70, 0.6)
    sword(pen, 100, 100, 0.94, 30, STEEL, "#a8864a")
    pen.form(circle(85, 126, 7), "#5fa8ff", turn=3)


@treasures.drawing("magic-sword-2", "A golden sword blazes with two runes on its blade.", "blue")
def magic_sword_2(pen: Pen) -> None:
    """Two runes."""
    rays(pen, 104, 84, "#fff0b0", 0.2)
    pen.glow("#ffe08a", 108, 82, 84)
    sword(pen, 100, 100, 1, -30, "#ffe2a0", "#e8b948", "#7a2a3a")
    pen.line("#c8501c", move("M-4-6l8 8l-8 8M-4-36l8 8l-8 8", 100, 100, -30), 3.4)


@treasures.drawing("amulet-of-protection", "A silver amulet with a green stone hangs on its chain.", "violet")
def amulet_of_protection(pen: Pen) -> None:
    """A stone on a chain."""
    pendant(pen, 100, 98, 1.05, "#3fb06a", "#b9c3d4")


@treasures.drawing("blessed-shield", "A white shield with a golden wing throws light all around.", "yellow")
def blessed_shield(pen: Pen) -> None:
    """Light for all beside it."""
    rays(pen, 100, 100, opacity=0.35)
    mark = "M74 116Q78 76 128 64Q124 74 130 80Q118 84 120 94Q108 96 108 106Q96 106 92 118Q84 122 74 116z"
    shield(pen, 100, 102, 1, "#f0ead8", fill(GOLD, mark))


@treasures.drawing("boots-of-striding", "A pair of red boots with small wings stands ready.", "green")
def boots_of_striding(pen: Pen) -> None:
    """Long steps."""
    pen.shadow(100, 166, 70, 8)
    boot(pen, 132, 104, 0.9, "#a8382a")
    boot(pen, 84, 108, 0.95, "#b8402e")
    for x, y in ((112, 74), (158, 70)):
        pen.form(move("M-6 16Q-6-10 22-22Q20-14 24-10Q14-6 16 0Q8 2 8 8Q2 8-6 16z", x, y), "#f4f0ff", turn=4)


@treasures.drawing("box-of-caltrops", "Iron spikes spill from an open box.", "red")
def box_of_caltrops(pen: Pen) -> None:
    """Mind your feet."""
    box(pen, 100, 84, 0.92)
    for x, y, angle in ((70, 62, -20), (116, 58, 14), (46, 142, 10), (100, 146, -16), (154, 138, 24)):
        caltrop(pen, x, y, 0.5, angle, "#a8b4c8")


@treasures.drawing("bracers-of-defense", "Two leather bracers with golden edges lie crosswise.", "teal")
def bracers_of_defense(pen: Pen) -> None:
    """A pair."""
    bracer(pen, 128, 92, 0.82, 24, "#7a3a2a")
    bracer(pen, 72, 104, 0.86, -20, "#8a4a30")


@treasures.drawing("crossbow-of-speed", "A crossbow looses a bolt so fast that it blurs.", "violet")
def crossbow_of_speed(pen: Pen) -> None:
    """Twice in a breath."""
    motion(pen, 56, 130, 0.9, -45)
    crossbow(pen, 104, 102, 1, 45, "#8a5a2a", heavy=True)


@treasures.drawing("dragontooth-pick", "A pick has a dragon's tooth for a blade.", "slate")
def dragontooth_pick(pen: Pen) -> None:
    """A tooth that still bites."""
    pen.glow("#ff9a4a", 136, 70, 60, 0.6)
    fang_pick(pen, 92, 104, 0.95, -8)


@treasures.drawing("dwarven-hammer", "A dwarven hammer with runes stands on an anvil.", "yellow")
def dwarven_hammer(pen: Pen) -> None:
    """Heavy and patient."""
    iron = "#4a4a58"
    pen.shadow(100, 170, 66, 7)
    pen.form("M40 126H160Q158 142 130 146L128 158H148V172H56V158H76L74 146Q50 144 40 126z", iron, turn=9)
    hammer(pen, 100, 86, 0.74, 180, "#7f93b8")
    pen.line("#8fe8ff", "M74 108l8-10v20M126 108l-8-10v20", 3.4)


@treasures.drawing("elven-cloak", "A leaf-green elven cloak stands as if somebody wore it.", "blue")
def elven_cloak(pen: Pen) -> None:
    """Nobody in it, it seems."""
    cloak(pen, 100, 104, 0.9, "#4f8a4a", "#16281a", "#e8c060")
    leaf(pen, 140, 150, 0.3, 40, "#a8d85a")


@treasures.drawing(
    "flying-carpet", "A red carpet with golden tassels sails through the air.", "teal", "peaks"
)
def flying_carpet(pen: Pen) -> None:
    """Hold on."""
    pen.oval("#060308", 104, 168, 60, 7, 0.5)
    carpet(pen, 100, 96, 0.98)


@treasures.drawing("gauntlets-of-ogre-power", "Two huge bronze gauntlets clench into fists.", "green")
def gauntlets_of_ogre_power(pen: Pen) -> None:
    """Fists."""
    gauntlet(pen, 132, 98, 0.88, 10, "#a87a4a")
    gauntlet(pen, 72, 106, 0.92, -8, "#b8864e")


@treasures.drawing("lucky-charm", "A clover with four leaves hangs on a golden ring.", "rose")
def lucky_charm(pen: Pen) -> None:
    """One more try."""
    clover(pen, 98, 104, 0.9, ring=True)
    sparks(pen, "#fff3c0", (44, 60, 0.9), (156, 70, 0.6), (150, 140, 0.9))


@treasures.drawing("pearl-of-power", "A white pearl glows in its open shell.", "blue")
def pearl_of_power(pen: Pen) -> None:
    """It remembers spells."""
    pearl(pen, 100, 102, 1.05)


@treasures.drawing("potion-of-healing", "A round bottle holds red liquid; a heart is on its tag.", "violet")
def potion_of_healing(pen: Pen) -> None:
    """Drink this."""
    bottle(pen, 96, 104, 0.95)
    pen.line("#e8c48a", "M110 62Q136 70 142 88", 2.4)
    pen.form("M132 88L152 84L160 106L140 112z", "#efe3c8", turn=4)
    pen.fill("#c8283a", "M146 106Q138 100 139 94Q142 90 145 94Q147 89 151 91Q154 97 146 106z")


@treasures.drawing(
    "potion-of-recovery", "Green liquid swirls in a tall flask, and a leaf floats in it.", "rose"
)
def potion_of_recovery(pen: Pen) -> None:
    """Herbs."""
    glass, green = "#b8d0c8", "#4fae5a"
    pen.glow("#a8f0a0", 100, 112, 74, 0.6)
    pen.form(
        "M86 40H114V74L146 148Q148 166 128 168H72Q52 166 54 148L86 74z",
        glass,
        fill(green, "M72 108Q100 98 128 108L152 172H48z"),
        fill("#2f7a44", "M100 168Q134 160 128 108L152 172z", 0.6),
        turn=8,
        rim="#f4fff8",
        edge=3,
    )
    leaf(pen, 96, 138, 0.34, -24, "#d8f08a")
    pen.form("M82 30H118V46H82z", "#a8784a", turn=5)


@treasures.drawing("potion-of-rejuvenation", "Golden liquid glitters in a bottle shaped like a star.", "teal")
def potion_of_rejuvenation(pen: Pen) -> None:
    """Young again."""
    pen.glow("#ffe08a", 100, 112, 84, 0.7)
    shape = move(
        "M0-10l2.6 6.4l7 .5l-5.3 4.6l1.6 6.8L0 4.6l-5.9 3.7l1.6-6.8L-9.6-3.1l7-.5z", 100, 112, 0, 6.4
    )
    pen.form(
        shape,
        "#d8c8a0",
        fill("#f0a82a", "M20 112Q60 100 100 112Q140 124 180 110V190H20z"),
        fill("#fff3b0", "M20 112Q60 100 100 112Q140 124 180 110V118Q140 132 100 120Q60 108 20 120z"),
        turn=6,
        rim="#fffbe8",
        edge=3,
    )
    pen.form("M88 30H112V56H88z", "#a8784a", turn=5)
    sparks(pen, "#ffffff", (70, 110, 0.6), (120, 130, 0.8), (98, 148, 0.5))


@treasures.drawing("potion-of-speed", "A slim bottle of fizzing blue liquid leans into the wind.", "red")
def potion_of_speed(pen: Pen) -> None:
    """Quick."""
    motion(pen, 66, 116, 1)
    at = 24
    pen.glow("#8fd8ff", 118, 102, 66, 0.7)
    pen.form(
        move("M-10-58H10V-30Q26-18 26 4V52Q24 62 0 62Q-24 62-26 52V4Q-26-18-10-30z", 122, 102, at),
        "#b8ccdc",
        fill("#2f8ad8", move("M-30-4Q0-14 30-4V70H-30z", 122, 102, at)),
        turn=7,
        rim="#f4fbff",
        edge=3,
    )
    pen.dots("#eafaff", 6, (116, 112), (104, 134), (124, 128), (112, 96), (132, 104))
    pen.form(move("M-13-70H13V-52H-13z", 122, 102, at), "#a8784a", turn=4)


@treasures.drawing("ring-of-shooting-stars", "A ring sends out a shower of stars.", "blue")
def ring_of_shooting_stars(pen: Pen) -> None:
    """Make a wish."""
    pen.line("#fff3c0", "M120 80L172 48M126 94L180 88M108 70L132 44", 4, 0.6)
    for x, y, radius in ((174, 46, 12), (182, 88, 10), (134, 42, 9)):
        pen.mark(star("#fff3c0", x, y, radius))
    ring(pen, 84, 104, 0.98, "#ffe06a")


@treasures.drawing(
    "scroll-of-monster-control", "A scroll shows a fanged head with a chain about its neck.", "green"
)
def scroll_of_monster_control(pen: Pen) -> None:
    """Heel."""
    scroll(pen, 100, 100, 1.15, -4)
    pen.form(
        "M72 86L64 58L86 70Q100 64 114 70L136 58L128 86Q138 104 120 122Q100 136 80 122Q62 104 72 86z",
        "#6a2a3a",
        turn=6,
    )
    pen.fill("#ffe14a", "M78 90q10 0 15 9q-11 3-15-9zM122 90q-10 0-15 9q11 3 15-9z")
    pen.fill("#fff6e0", "M88 112l4 10l4-9zM104 113l4 9l4-10z")
    pen.line(GOLD, "M72 134Q100 150 128 134", 6)


@treasures.drawing("shield-of-protection", "A blue shield with a silver tower stands firm.", "umber")
def shield_of_protection(pen: Pen) -> None:
    """Solid."""
    tower = "M82 74h8v8h6v-8h8v8h6v-8h8v18l-5 6v34H87v-34l-5-6z"
    shield(pen, 100, 102, 1.05, "#2f5aa8", fill("#e8eef8", tower), trim=STEEL)


@treasures.drawing(
    "staff-of-the-elements", "Fire, ice, wind and leaf circle the crystal of a staff.", "violet"
)
def staff_of_the_elements(pen: Pen) -> None:
    """Four in one."""
    staff(pen, 100, 132, 0.92)
    flame(pen, 46, 66, 0.34)
    snowflake(pen, 154, 66, 0.42)
    leaf(pen, 54, 130, 0.4, -20)
    pen.line("#e8f4ff", "M130 122Q150 112 160 124Q160 136 150 132M134 136Q160 140 170 130", 5)


@treasures.drawing("thieves-tools", "A padlock lies among picks in a roll of leather.", "umber")
def thieves_tools(pen: Pen) -> None:
    """All you need."""
    tool_roll(pen, 100, 98, 0.98)
    padlock(pen, 100, 80, 0.66)


@treasures.drawing("throwing-shield", "A round shield spins through the air with a ringing edge.", "yellow")
def throwing_shield(pen: Pen) -> None:
    """It comes back."""
    motion(pen, 62, 126, 1, -24)
    marks = "".join(move("M-8-18L0-50L8-18z", 118, 92, turn) for turn in range(0, 360, 72))
    round_shield(pen, 118, 92, 0.92, "#2f6a8a", fill("#d8e4f4", marks))


@treasures.drawing(
    "tome-of-experience", "A thick book with a star on its cover glows between its pages.", "red"
)
def tome_of_experience(pen: Pen) -> None:
    """Read it all."""
    pen.glow("#ffe08a", 104, 104, 96, 0.8)
    book(pen, 100, 100, 1.08, "#27559c")


@treasures.drawing("vorpal-sword", "A silver blade cuts through the air and leaves a red gleam.", "slate")
def vorpal_sword(pen: Pen) -> None:
    """Snicker-snack."""
    arc(pen, 100, 104, 1.15, 4, "#ff5a5a")
    sword(pen, 112, 104, 1, 48, "#e8f0ff", "#8a2a4a", "#2b2430")


@treasures.drawing("wand-of-fear", "A black wand breathes out a pale, screaming ghost.", "rose")
def wand_of_fear(pen: Pen) -> None:
    """Run."""
    wand(pen, 136, 126, 0.7, -42, "#d8c8ff", "#2b2430")
    ghost(pen, 76, 78, 0.66, "#d8d0f0")


@treasures.drawing("wand-of-polymorph", "A wand's sparks turn a shadow into a hare.", "yellow")
def wand_of_polymorph(pen: Pen) -> None:
    """What was it before?"""
    burst(pen, 122, 96, 0.95, "#d89aff")
    with pen.group("translate(54 32)scale(.68)"):
        rabbit(pen, "#b08a64", "#ffb02e")
    wand(pen, 54, 130, 0.74, 40, "#ffd0f8")
