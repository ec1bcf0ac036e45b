"""Hands that make a gesture."""

from __future__ import annotations

from art.colour import GOLD
from art.marks import line
from art.paths import Placed
from art.pen import Pen

__all__ = ["fist", "open_hand"]


def fist(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    skin: str = "#c98a5c",
    sleeve: str = "#5a3a5a",
) -> None:
    """A clenched fist, its arm coming from below."""
    at = Placed(x, y, size, angle)
    pen.form(
        at("M-26 26Q0 16 26 26L36 110H-34z"),
        sleeve,
        line(pen.dark(sleeve), at("M-27 36Q0 26 28 36"), 3),
        turn=8,
    )
    pen.form(
        at("M-32 4Q-36-18-22-24Q-12-34 0-26Q12-34 22-22Q38-18 34 10L26 34Q0 42-26 34z"),
        skin,
        line(pen.dark(skin, 0.55), at("M-14-18Q-10-8-12 8M2-20Q6-8 4 10M18-14Q22-4 18 10"), 2.6),
        turn=8,
    )
    pen.form(at("M-30 8Q-20-2 2 4Q16 8 14 16Q6 22-10 20Q-26 24-30 8z"), skin, turn=4)


def open_hand(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    skin: str = "#c98a5c",
    sleeve: str = "#e6d8ba",
    *,
    flip: bool = False,
) -> None:
    """A raised hand with spread fingers."""
    at = Placed(x, y, size, angle, flip=flip)
    pen.form(
        at("M-26 100L-20 34Q0 26 18 34L26 100z"), sleeve, line(GOLD, at("M-20 40Q0 32 19 40"), 3), turn=6
    )
    pen.form(
        at(
            "M-16 36Q-24 12-15 0Q-14-24-9-27Q-4-26-5-8Q-3-36 3-38Q8-36 5-8Q10-32 15-32Q19-30 14-4Q22-18 26-16Q29-13 19 10Q17 30 13 37Q0 42-16 36z"
        ),
        skin,
        line(pen.dark(skin, 0.5), at("M-5-6V8M5-7V8M13-4l-2 12"), 1.8),
        turn=6,
    )
