"""The powers of Jarlaxle."""

from __future__ import annotations

from art.colour import GOLD
from art.gallery import Gallery
from art.games.drizzt.powers.figures import darkness
from art.marks import fill, line
from art.parts.beasts import bird
from art.pen import Pen
from art.things.armour import bracer
from art.things.blades import dagger, rapier, sword
from art.things.bows import crossbow
from art.things.clothes import cloak
from art.things.effects import burst
from art.things.hands import fist, open_hand
from art.things.nature import feather
from art.things.treasure import coin, ring
from art.things.vessels import bottle
from art.things.weapons import wand

jarlaxle = Gallery("drizzt", "powers", "yellow", "hall")


@jarlaxle.drawing("bracer-of-daggers", "Daggers spring from a magic bracer like cards from a fan.")
def bracer_of_daggers(pen: Pen) -> None:
    """Always one more."""
    for x, y, angle in ((44, 82, -48), (74, 60, -20), (112, 56, 10), (148, 74, 40)):
        dagger(pen, x, y, 0.56, angle)
    bracer(pen, 96, 124, 0.74, -6, "#5a2a7a")


@jarlaxle.drawing("dueling-rapier", "A rapier with a golden basket points ahead.")
def dueling_rapier(pen: Pen) -> None:
    """En garde."""
    pen.line("#fff6d8", "M30 40L60 60M22 66L50 76", 4, 0.6)
    rapier(pen, 108, 108, 0.92, -46)


@jarlaxle.drawing("hand-crossbow", "A small crossbow lies ready in a gloved hand.")
def hand_crossbow(pen: Pen) -> None:
    """Quick."""
    crossbow(pen, 92, 92, 0.72, -56, heavy=True)
    fist(pen, 126, 122, 0.72, -20, "#4a2a5a", "#7a2a9a")


@jarlaxle.drawing("wand-of-viscid-globs", "A wand shoots a sticky green glob.")
def wand_of_viscid_globs(pen: Pen) -> None:
    """It sticks."""
    goo = "#7fb82a"
    wand(pen, 146, 126, 0.74, -50, "#c8ff6a")
    pen.form(
        "M24 92Q18 62 48 56Q66 36 90 54Q114 60 106 86Q112 108 94 114Q92 136 84 136Q78 132 80 116Q66 122 58 116Q56 146 48 148Q40 146 44 116Q26 112 24 92z",
        goo,
        fill("#e8ff9a", "M38 84Q38 70 52 66Q46 76 46 88zM66 62q8-4 14 0q-8 2-14 0z", 0.8),
        turn=9,
    )


@jarlaxle.drawing("blade-flurry", "Blades flash on every side at once.")
def blade_flurry(pen: Pen) -> None:
    """Where is the real one?"""
    pen.glow("#fff6c0", 100, 120, 96, 0.8)
    with pen.collect() as drawn:
        sword(pen, 0, -62, 0.62, 0, "#b8c6da", GOLD, "#5a1f7a")
    blade = pen.stamp(*drawn)
    for turn, opacity in ((-72, 0.5), (72, 0.5), (-36, 0.75), (36, 0.75), (0, 1)):
        with pen.faint(opacity):
            pen.mark(pen.press(blade, f"translate(100 154)rotate({turn})"))


@jarlaxle.drawing("diatryma-feather", "A great feather turns into a giant bird with a hooked beak.")
def diatryma_feather(pen: Pen) -> None:
    """It bites."""
    with pen.group("translate(36 14)scale(.8)"):
        bird(pen, "#8a4a7a", "#ffb02e", "#e0a23a", "#e86aa8")
    feather(pen, 46, 122, 0.6, -34, "#e86aa8")


@jarlaxle.drawing("mercenarys-gambit", "A coin spins over the point of a dagger.")
def mercenarys_gambit(pen: Pen) -> None:
    """Heads."""
    dagger(pen, 100, 122, 0.84)
    coin(pen, 100, 58, 0.6)
    pen.line("#fff6d8", "M58 44Q52 58 58 74M142 44Q148 58 142 74", 4, 0.7)


@jarlaxle.drawing("jarlaxles-cloud-of-darkness", "A feathered hat floats over a cloud of night.")
def jarlaxles_cloud_of_darkness(pen: Pen) -> None:
    """Only the hat."""
    darkness(pen, 100, 118, 0.95)
    hat = "#7a2a9a"
    pen.form(
        "M26 84Q60 62 74 66Q78 36 104 36Q130 38 130 66Q160 70 178 90Q140 84 102 80Q60 78 26 84z",
        hat,
        line(GOLD, "M74 64Q102 56 130 66", 6),
        turn=8,
    )
    feather(pen, 146, 50, 0.42, 40, "#ff7ac8")
    pen.fill("#ff8a6a", "M112 106Q124 104 132 114Q118 118 112 106z")


@jarlaxle.drawing("drow-cloak", "A cloak the colour of night turns a blade aside.")
def drow_cloak(pen: Pen) -> None:
    """Hardly a scratch."""
    cloak(pen, 112, 104, 0.82, "#3a2a5a", "#140e22", "#d8d8f0")
    sword(pen, 50, 96, 0.66, 76)
    burst(pen, 86, 86, 0.26, "#fff0a8")


@jarlaxle.drawing("item-mastery", "A ring, a wand and a bottle dance above an open hand.")
def item_mastery(pen: Pen) -> None:
    """All of them."""
    ring(pen, 46, 76, 0.4)
    bottle(pen, 100, 62, 0.36, "#7a3ad0")
    wand(pen, 154, 74, 0.42, 20)
    pen.line("#fff6d8", "M34 112Q52 132 78 130M166 112Q148 132 122 130", 3, 0.6)
    open_hand(pen, 100, 144, 0.95, 0, "#6a649a", "#7a2a9a")
