"""Curses."""

from __future__ import annotations

from art.creatures.dragons import dragon_face
from art.creatures.limbs import fangs, maw
from art.creatures.silhouettes import victim
from art.gallery import Gallery
from art.games.ashardalon.encounters.figures import HERO
from art.pen import Pen
from art.poses import figure
from art.scenes import (
    curse,
)
from art.things.armour import breastplate
from art.things.effects import spiral
from art.things.hands import fist
from art.things.signs import d20, drop
from art.things.tools import cage, hourglass

curses = Gallery("ashardalon", "encounters", "violet", "cave")


@curses.drawing("a-gap-in-the-armor", "A breastplate has a jagged hole right over the heart.")
def a_gap_in_the_armor(pen: Pen) -> None:
    """There."""
    curse(pen)
    breastplate(pen, 100, 100, 0.8)
    pen.fill("#120814", "M104 84L116 90L126 82L130 98L142 106L128 112L126 126L114 116L102 120L106 106L96 98z")
    pen.line(
        "#ff5a6a", "M104 84L116 90L126 82L130 98L142 106L128 112L126 126L114 116L102 120L106 106L96 98z", 2
    )


@curses.drawing("bad-luck", "A black die shows a skull.")
def bad_luck(pen: Pen) -> None:
    """Again."""
    curse(pen)
    d20(pen, 100, 100, 0.92, "#4a3a5a", "skull", 8)


@curses.drawing("bloodlust", "A drop of blood with burning eyes grins with pointed teeth.", "rose")
def bloodlust(pen: Pen) -> None:
    """It wants more."""
    curse(pen, "#ff5a6a")
    drop(pen, 100, 96, 1.02, "#b81428")
    pen.fill("#ffe14a", "M76 96Q90 98 96 110Q80 112 76 96zM124 96Q110 98 104 110Q120 112 124 96z")
    pen.fill("#2a0610", "M76 122Q100 132 124 122Q120 144 100 146Q80 144 76 122z")
    fangs(pen, (78, 123), (122, 123), 7, 12, 4)


@curses.drawing("cage", "A hero kneels in a hanging iron cage.")
def cage_(pen: Pen) -> None:
    """Locked in."""
    curse(pen)
    figure(pen, "kneel", HERO, 98, 106, 0.72)
    cage(pen, 100, 102, 0.92)


@curses.drawing("dragon-fear", "Out of the dark a dragon's face looks down on a small figure.", "red", "void")
def dragon_fear(pen: Pen) -> None:
    """Too large to look at."""
    pen.fill("#1c0810", "M-6-6H206V206H-6z", 0.55)
    curse(pen, "#ff8a3a")
    dragon_face(pen, 100, 86, 1.08, "#6a1c26", "#ffd84a", "#a08060", "#ff9a3a")
    figure(pen, "guard", HERO, 100, 164, 0.52)


@curses.drawing("terrifying-roar", "A huge maw roars, and the air trembles.", "green")
def terrifying_roar(pen: Pen) -> None:
    """Heard in the bones."""
    curse(pen, "#8fe06a")
    for k in (0, 1, 2):
        pen.line(
            "#eaffd0",
            f"M{44 - k * 14} {66 - k * 10}Q{26 - k * 14} 100 {44 - k * 14} {134 + k * 10}M{156 + k * 14} {66 - k * 10}Q{174 + k * 14} 100 {156 + k * 14} {134 + k * 10}",
            5,
            0.8,
        )
    maw(pen, 100, 98, 1.75, 0, "#6a2a3a", 2)


@curses.drawing("time-leap", "An hourglass lies on its side in a whirl of light.", "blue")
def time_leap(pen: Pen) -> None:
    """Gone for a while."""
    curse(pen, "#8fc8ff")
    spiral(pen, 100, 100, 0.98, "#bfe2ff", 2.6, 5)
    with pen.group("rotate(64 100 100)"):
        hourglass(pen, 100, 100, 0.66)


@curses.drawing("wrath-of-the-enemy", "A horned shadow clenches its fist.", "rose")
def wrath_of_the_enemy(pen: Pen) -> None:
    """It has seen you."""
    curse(pen, "#ff6a8a")
    victim(pen, 92, 88, 0.86, "devil")
    fist(pen, 150, 126, 0.8, 8, "#5a2a3a", "#3a1a2a")
