"""Powers of the Heroes in Wrath of Ashardalon."""

from __future__ import annotations

from art.gallery import Gallery
from art.pen import Pen
from art.things import burst, hammer, motion, open_hand, rays

powers = Gallery("ashardalon", "powers", place="hall")


@powers.drawing("healing-hymn", "Two hands rise towards a small sun.", light="yellow")
def healing_hymn(pen: Pen) -> None:
    """Hands and light."""
    rays(pen, 100, 90)
    burst(pen, 100, 88, 0.7, "#f0c050")
    open_hand(pen, 54, 152, 1.1, 18)
    open_hand(pen, 148, 152, 1.1, -18, flip=True)


@powers.drawing("reaping-strike", "A war hammer sweeps down from the left.", light="red")
def reaping_strike(pen: Pen) -> None:
    """One weapon, one movement."""
    motion(pen, 70, 90, 1, -30)
    hammer(pen, 112, 96, 1, 58)
