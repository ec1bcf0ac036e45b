"""The powers of Artemis Entreri."""

from __future__ import annotations

from art.creatures.silhouettes import victim
from art.gallery import Gallery
from art.marks import fill, line
from art.paths import Placed, circle, limb, move
from art.pen import Pen
from art.poses import Dress
from art.scenes import plume
from art.things.armour import gauntlet
from art.things.blades import dagger, scimitar, sword
from art.things.books import book
from art.things.clothes import cloak
from art.things.effects import burst
from art.things.elements import tornado
from art.things.lights import candle
from art.things.signs import drop

artemis = Gallery("drizzt", "powers", "teal", "hall")

ARTEMIS = Dress("#4a4450", "#bd8758", "#2b2430", cape="#2a2430")


@artemis.drawing("charons-claw", "A black gauntlet grips a red blade that trails ash.")
def charons_claw(pen: Pen) -> None:
    """The claw and the glove."""
    pen.line("#1c1820", "M28 128Q60 60 128 52M36 144Q72 84 134 76", 11, 0.8)
    sword(pen, 112, 88, 0.8, 50, "#c8283a", "#d8ccb0", "#2b2430")
    gauntlet(pen, 76, 124, 0.56, 40, "#3a3644")


@artemis.drawing("magic-longsword", "A slender sword shines pale green.")
def magic_longsword(pen: Pen) -> None:
    """A sure thrust."""
    pen.glow("#c8ffe0", 110, 82, 80, 0.8)
    sword(pen, 100, 102, 0.96, 24, "#b8e8d0", "#b9c3d4", "#2f3a4a")


@artemis.drawing("saber-of-wounding", "Blood runs down the edge of a saber.")
def saber_of_wounding(pen: Pen) -> None:
    """It does not close."""
    scimitar(pen, 96, 98, 0.95, 20, "#a8b4c8", "#5a2a34")
    pen.line("#d8142e", move("M10 28C26-10 30-54 36-82", 96, 98, 20), 4)
    for x, y, size in ((150, 90, 0.22), (138, 122, 0.28), (126, 150, 0.2)):
        drop(pen, x, y, size, "#d8142e")


@artemis.drawing("vampiric-dagger", "A jewelled dagger drinks a red glow.")
def vampiric_dagger(pen: Pen) -> None:
    """It gives back."""
    pen.glow("#ff3a4a", 100, 66, 84, 0.9)
    dagger(pen, 100, 104, 1, 0, "#c8d0dc", "#2b2430", "#5a1f2a")
    pen.mark(fill("#3fd08a", circle(100, 120, 6)), fill("#d8142e", circle(100, 154, 7)))
    pen.line(
        "#ff8a9a", "M56 40Q72 56 86 58M144 40Q128 56 114 58M48 74Q68 78 86 76M152 74Q132 78 114 76", 4, 0.8
    )


@artemis.drawing("assassinate", "A knife gleams behind an unsuspecting guard.")
def assassinate(pen: Pen) -> None:
    """One cut."""
    victim(pen, 82, 100, 0.92, "duergar", "#2a3038")
    pen.form(limb([(204, 116), (172, 84), (146, 70)], 48, 26), "#201c28", turn=7)
    dagger(pen, 128, 74, 0.62, -70)
    pen.form(circle(148, 72, 13), "#bd8758", turn=5)


@artemis.drawing("duelists-poise", "A drow and a man glare at each other over crossed blades.")
def duelists_poise(pen: Pen) -> None:
    """You and me."""
    pen.glow("#e8fff4", 100, 70, 90, 0.9)
    profile = "M74 130V-46Q54-84 16-74Q-14-66-16-36L-34-6Q-38 4-24 4L-25 12L-20 16L-24 26Q-24 42-2 42L4 40Q4 70-14 84L-40 130z"
    hair = "M78 60V-50Q56-90 14-78Q-16-70-18-42Q-6-52 12-48Q22-30 18-2L30 0Q30 26 46 60z"
    for x, flip, skin, locks, iris in (
        (150, False, "#c08a5e", "#2b2430", "#5a3020"),
        (50, True, "#6a649a", "#eceaf4", "#8a3ad0"),
    ):
        at = Placed(x, 88, 1, 0, flip=flip)
        pen.form(at(profile), skin, line(pen.dark(skin, 0.6), at("M-22 14L-6 16"), 3), turn=8, edge=3)
        pen.fill("#f4f0ff", at("M-12-12Q-4-20 6-14Q0-6-10-8z"))
        pen.dots(iris, 6, at.point(-7, -12))
        pen.line(pen.dark(locks, 0.5), at("M-16-16L8-24"), 5)
        pen.form(at(hair), locks, turn=6)
    scimitar(pen, 74, 162, 0.8, 22, "#cfe8f4")
    sword(pen, 126, 162, 0.8, -20, "#d8d8e4", "#8a5a2a")


@artemis.drawing("whirl-of-ash", "A whirl of black ash hides a red blade.")
def whirl_of_ash(pen: Pen) -> None:
    """Only ash."""
    tornado(pen, 92, 104, 0.9, "#a49cae")
    pen.dots("#2a2630", 6, (40, 74), (152, 128), (36, 120), (164, 96), (52, 150))
    sword(pen, 122, 92, 0.8, 56, "#c8283a", "#d8ccb0", "#2b2430")


@artemis.drawing("fast-learner", "A candle burns beside a thick book.")
def fast_learner(pen: Pen) -> None:
    """One night is enough."""
    book(pen, 118, 104, 0.78, "#2f4a5a", -12)
    candle(pen, 48, 110, 0.68)


@artemis.drawing("parry-and-strike", "A sword stops another, and a dagger follows.")
def parry_and_strike(pen: Pen) -> None:
    """Thank you."""
    sword(pen, 66, 92, 0.78, 44)
    sword(pen, 124, 88, 0.78, -44, "#a8b4a0", "#8a5a2a")
    burst(pen, 95, 60, 0.3, "#fff0a8")
    dagger(pen, 98, 142, 0.56, -8, "#c8d0dc", "#c8283a")


@artemis.drawing("vanish", "Only smoke hangs where a cloaked man stood.")
def vanish(pen: Pen) -> None:
    """Gone."""
    plume(pen, 52, 176, 0.74, "#6f8a94", 0.8)
    plume(pen, 150, 176, 0.8, "#6f8a94", 0.8)
    with pen.faint(0.6):
        cloak(pen, 100, 92, 1.02, "#b4ccd4", "#123038", "#e8f6f8")
    plume(pen, 76, 214, 0.78, "#c4d8de", 0.95)
    plume(pen, 130, 216, 0.7, "#d8e8ec", 0.95)
