"""The powers of Vistra, fighter."""

from __future__ import annotations

from art.colour import GOLD, STEEL
from art.creatures.silhouettes import shadow_head, victim
from art.gallery import Gallery
from art.marks import fill, line
from art.pen import Pen
from art.poses import Dress, figure
from art.things.armour import round_shield, shield
from art.things.bows import arrow
from art.things.effects import arc, burst, motion
from art.things.furniture import banner
from art.things.music import horn
from art.things.signs import heart
from art.things.weapons import axe, hammer

vistra = Gallery("ashardalon", "powers", "red", "hall")

VISTRA = Dress("#6f7d96", "#e0a880", "#d8641f", "long", stout=1.3)


@vistra.drawing("dwarven-resilience", "A heart beats in the middle of a dented round shield.")
def dwarven_resilience(pen: Pen) -> None:
    """Not so easily broken."""
    round_shield(pen, 100, 100, 1.2, "#3f4a6a", line("#20283f", "M58 62l14 6l-4 12M148 128l-12 8l4 10", 4))
    heart(pen, 100, 102, 0.72)


@vistra.drawing("charge", "A red-haired dwarf storms forward with her hammer.")
def charge(pen: Pen) -> None:
    """Out of the way."""
    motion(pen, 156, 110, 0.9)
    figure(pen, "run", VISTRA, 104, 112, 1.12, lambda x, y: hammer(pen, x, y - 34, 0.6, -16))


@vistra.drawing("reaping-strike", "A war hammer sweeps down from the left.")
def reaping_strike(pen: Pen) -> None:
    """One weapon, one movement."""
    motion(pen, 70, 90, 1, -30)
    hammer(pen, 112, 96, 1, 58)


@vistra.drawing("sure-strike", "A hammer comes straight down on a stone and splits it.")
def sure_strike(pen: Pen) -> None:
    """No haste."""
    burst(pen, 100, 146, 0.7, "#ffd65a")
    pen.form(
        "M34 176L48 138L92 132L98 150L90 180zM106 180L104 148L112 132L154 140L166 176z", "#6f6878", turn=7
    )
    hammer(pen, 100, 76, 0.86, 180)


@vistra.drawing("comeback-strike", "A dwarf on one knee swings her hammer up, light about her.")
def comeback_strike(pen: Pen) -> None:
    """Not done yet."""
    arc(pen, 92, 96, 1, 0, "#ffe9a0")
    heart(pen, 150, 66, 0.4)
    figure(pen, "kneel", VISTRA, 112, 116, 1.12, lambda x, y: hammer(pen, x - 6, y - 34, 0.6, -24))


@vistra.drawing("into-the-fray", "A dwarf leaps over a row of horned heads, hammer high.")
def into_the_fray(pen: Pen) -> None:
    """Down among them."""
    figure(pen, "leap", VISTRA, 110, 112, 0.9, lambda x, y: hammer(pen, x - 14, y - 2, 0.5, -60))
    for x, kind in ((36, "devil"), (100, "goblin"), (162, "devil")):
        shadow_head(pen, kind, x, 160, 0.56)


@vistra.drawing("taunting-advance", "A dwarf behind her shield beckons to a tusked shadow.")
def taunting_advance(pen: Pen) -> None:
    """Come here, if you dare."""
    victim(pen, 44, 96, 0.84, "orc")
    figure(pen, "guard", VISTRA, 146, 114, 1, lambda x, y: round_shield(pen, x, y + 6, 0.38, "#3f4a6a"))
    pen.line("#ffe9a0", "M92 44l-14 8l14 8M108 38l-14 8l14 8", 5)


@vistra.drawing("inspiring-advice", "A banner with a hammer streams in the wind.")
def inspiring_advice(pen: Pen) -> None:
    """A sign to follow."""
    banner(pen, 98, 116, 0.96, "#27559c", fill(GOLD, "M86 66H126V82H114V118H100V82H86z"))


@vistra.drawing("one-for-the-team", "A battered shield bristles with arrows.")
def one_for_the_team(pen: Pen) -> None:
    """She takes them all."""
    shield(
        pen,
        108,
        104,
        1.15,
        "#3f4a6a",
        line("#20283f", "M84 60l10 14l-8 10M134 110l-12 10l6 12", 4),
        trim=STEEL,
    )
    for x, y, angle in ((76, 58, 128), (70, 108, 98), (98, 128, 70)):
        arrow(pen, x, y, 0.62, angle)


@vistra.drawing("to-arms", "A hammer and an axe are crossed before a blowing horn.")
def to_arms(pen: Pen) -> None:
    """The call."""
    hammer(pen, 82, 92, 0.86, -34)
    axe(pen, 120, 92, 0.86, 34)
    horn(pen, 104, 142, 0.62, -6)
