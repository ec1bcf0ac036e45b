"""Lights that are carried: torches, candles and lanterns."""

from __future__ import annotations

from art.colour import GOLD, IRON, WOOD, mix
from art.marks import fill, line
from art.paths import Placed
from art.pen import Pen

__all__ = ["candle", "lantern", "torch"]


def torch(pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0) -> None:
    """A burning torch."""
    at = Placed(x, y, size, angle)
    pen.shaft(WOOD, at("M0 90V-6"), 9 * size)
    pen.glow("#ffb84a", *at.point(0, -40), 80 * size)
    pen.form(
        at("M0-88Q34-50 26-20Q18 0 0 0Q-20 0-26-20Q-28-40-14-50Q-12-36-4-38Q-8-62 0-88z"),
        "#e8501c",
        turn=5,
        rim="#ffd27a",
        shade="#a82414",
    )
    pen.fill("#ffc23a", at("M0-50Q18-30 14-16Q8-4 0-4Q-14-6-14-20Q-8-22-6-28Q-6-38 0-50z"))
    pen.form(at("M-14-8H14L9 10H-9z"), IRON, turn=3)


def candle(pen: Pen, x: float = 100, y: float = 100, size: float = 1) -> None:
    """A burning candle."""
    at = Placed(x, y, size, 0)
    pen.glow("#ffd36a", *at.point(0, -44), 60 * size)
    pen.form(
        at("M-20-14Q-10-22 0-16Q12-24 20-14V66H-20z"),
        "#f0e4c8",
        fill(pen.dark("#f0e4c8", 0.3), at("M8-18L20-14V66H6z"), 0.6),
        turn=5,
    )
    pen.form(at("M-34 62H34V76H-34z"), GOLD, turn=4)
    pen.form(
        at("M0-76Q16-52 12-38Q6-26 0-24Q-10-28-12-40Q-12-52 0-76z"),
        "#ffb02e",
        fill("#fff6c4", at("M0-56Q8-42 4-34Q-4-30-6-40z")),
        rim="#fff0b0",
        turn=3,
    )


def lantern(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, light: str = "#ffd36a", metal: str = IRON
) -> None:
    """A lantern that shines."""
    at = Placed(x, y, size, 0)
    pen.glow(light, x, y + 8 * size, 100 * size)
    pen.line(metal, at("M-24-46Q-26-84 0-84Q26-84 24-46"), 5)
    pen.form(at("M-18-64Q0-76 18-64L34-40H-34z"), metal, turn=5)
    pen.form(
        at("M-32-40H32L38 50H-38z"),
        mix(light, "#ffffff", 0.4),
        fill(light, at("M0-20Q20 6 16 24Q10 40-2 40Q-16 36-14 18Q-8 6 0-20z")),
        line(metal, at("M-14-40L-16 50M14-40L16 50"), 4),
        turn=6,
        rim="#ffffff",
    )
    pen.form(at("M-44 48H44V66H-44z"), metal, turn=5)
