"""The powers of Tarak, rogue."""

from __future__ import annotations

from art.colour import GOLD
from art.creatures.silhouettes import victim
from art.gallery import Gallery
from art.games.ashardalon.powers.figures import SWAP
from art.marks import line
from art.paths import circle
from art.pen import Pen
from art.poses import Dress, figure
from art.things.blades import dagger
from art.things.bows import arrow, crossbow
from art.things.effects import burst, sparks
from art.things.elements import tornado
from art.things.signs import claw_marks, d20
from art.things.treasure import coin

tarak = Gallery("ashardalon", "powers", "teal", "cave")

TARAK = Dress("#7a3a34", "#7f9a4a", "#2b2430", cape="#4a2a3a")


@tarak.drawing("furious-assault", "Two daggers cross over a red burst.")
def furious_assault(pen: Pen) -> None:
    """All at once."""
    burst(pen, 100, 92, 1.05, "#e8502a")
    dagger(pen, 84, 104, 1.1, 36)
    dagger(pen, 116, 104, 1.1, -36)


@tarak.drawing("distracting-jab", "A rogue feints over the head of a big-eared shadow.")
def distracting_jab(pen: Pen) -> None:
    """Here and gone."""
    victim(pen, 46, 92, 0.8, "goblin")
    figure(pen, "strike", TARAK, 144, 112, 0.94)
    dagger(pen, 78, 56, 0.5, -96)
    pen.line("#f4faff", "M96 84Q110 96 100 112M108 76Q126 96 112 122", 4, 0.6)


@tarak.drawing("lucky-strike", "A dagger has pierced a die with a star on its face.")
def lucky_strike(pen: Pen) -> None:
    """An even number."""
    d20(pen, 98, 110, 1, "#a8283a")
    dagger(pen, 132, 70, 0.95, 214)
    sparks(pen, "#ffe9a0", (52, 52, 0.9), (160, 140, 0.6))


@tarak.drawing("positioning-shot", "A crossbow is aimed at a ring on the floor.")
def positioning_shot(pen: Pen) -> None:
    """Over there, please."""
    for radius in (34, 20):
        pen.line("#ff8a5a", circle(148, 56, radius), 5)
    pen.dots("#ff8a5a", 12, (148, 56))
    crossbow(pen, 86, 116, 1, 46, heavy=True)


@tarak.drawing("acrobatic-onslaught", "A half-orc leaps through the air with drawn blades.")
def acrobatic_onslaught(pen: Pen) -> None:
    """Over their heads."""
    pen.line("#f4faff", "M190 150Q176 90 138 84M180 178Q160 120 130 104", 5, 0.5)
    figure(pen, "leap", TARAK, 100, 122, 1.1, lambda x, y: dagger(pen, x - 8, y - 10, 0.56, -48))


@tarak.drawing("kings-castle", "A crown and a chess tower change places.")
def kings_castle(pen: Pen) -> None:
    """An old move."""
    pen.form(SWAP, "#8fe8dc", turn=4)
    tower = "#8d7a9a"
    pen.form(
        "M54 74H64V82H70V74H80V82H86V74H96V94L88 100L92 140H100V152H50V140H58L62 100L54 94z",
        tower,
        line(pen.dark(tower), "M62 100H88M60 124H90"),
        turn=6,
    )
    pen.form(
        "M104 140L98 86L114 104L126 76L138 104L154 86L148 140z",
        GOLD,
        line(pen.dark(GOLD), "M104 128H148"),
        turn=6,
    )


@tarak.drawing("tornado-strike", "Four daggers fly around a whirlwind.")
def tornado_strike(pen: Pen) -> None:
    """Around and around."""
    tornado(pen, 100, 100, 1)
    for x, y, angle in ((38, 62, 60), (164, 76, 130), (44, 136, 20), (156, 142, -50)):
        dagger(pen, x, y, 0.48, angle)


@tarak.drawing("distant-diversion", "A tossed coin glitters, and a shadow turns its head to it.")
def distant_diversion(pen: Pen) -> None:
    """What was that?"""
    pen.line("#f4faff", "M-2 164Q14 84 48 64", 5, 0.7)
    pen.glow("#ffe9a0", 64, 58, 60, 0.8)
    coin(pen, 64, 58, 0.66)
    sparks(pen, "#fffbe0", (98, 36, 0.8), (28, 34, 0.6), (94, 84, 0.5))
    victim(pen, 146, 112, 0.92, "kobold", "#4a3454")


@tarak.drawing("practiced-evasion", "A crouching rogue lets darts fly over his head.")
def practiced_evasion(pen: Pen) -> None:
    """Low."""
    for x, y in ((58, 46), (128, 34), (104, 66)):
        arrow(pen, x, y, 0.58, 90, "#5fb04a")
    figure(pen, "crouch", TARAK, 96, 110, 1.2, lambda x, y: dagger(pen, x - 4, y - 12, 0.5, -30))


@tarak.drawing("tumbling-escape", "A rogue tumbles backwards out of reach of three claws.")
def tumbling_escape(pen: Pen) -> None:
    """Just not there."""
    claw_marks(pen, 46, 108, 0.84, 10)
    pen.line("#f4faff", "M82 164Q130 176 164 150M74 40Q110 26 140 36", 5, 0.5)
    figure(pen, "fall", TARAK, 128, 100, 1.1)
