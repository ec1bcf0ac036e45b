"""Instruments and their sound."""

from __future__ import annotations

from art.colour import BONE, GOLD
from art.marks import fill
from art.paths import Placed, circle, move
from art.pen import Pen

__all__ = ["chime", "horn", "lute", "notes"]


def lute(pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 36) -> None:
    """A lute."""
    at = Placed(x, y, size, angle)
    pen.form(at("M-7 10L-6-66L-14-84H14L6-66L7 10z"), "#5a3420", turn=4)
    pen.form(
        at("M0-10Q42 4 40 40Q36 76 0 78Q-36 76-40 40Q-42 4 0-10z"),
        "#c8843a",
        fill("#3a1c10", circle(*at.point(0, 30), 13 * size)),
        turn=9,
    )
    pen.line("#fff0d0", at("M-4-78V60M4-78V60"), 1.8)
    pen.form(at("M-18 58H18V66H-18z"), "#3a1c10", turn=3)


def horn(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, colour: str = BONE
) -> None:
    """A blowing horn, its mouth to the left."""
    at = Placed(x, y, size, angle)
    pen.form(
        at("M-60-26Q-28 24 26 20Q58 14 66-30L76-28Q78 36 26 52Q-38 60-86 4z"),
        colour,
        fill(GOLD, at("M-8 14L-4 50L8 51L6 18zM44 12L58 36L66 26L52 6z")),
        turn=8,
    )
    pen.form(at("M-60-28Q-78-26-88 6Q-72 8-58-26z"), pen.dark(colour, 0.7), turn=3)


def chime(pen: Pen, x: float = 100, y: float = 100, size: float = 1) -> None:
    """Silver pipes on a ring."""
    at = Placed(x, y, size, 0)
    pen.form(at("M-56-60Q0-80 56-60L54-48Q0-66-54-48z"), GOLD, turn=4)
    for dx, low in ((-40, 30), (-14, 60), (14, 46), (40, 22)):
        pen.line("#e8dcc0", at(f"M{dx}-54V-40"), 2)
        pen.form(at(f"M{dx - 8}-40H{dx + 8}V{low}H{dx - 8}z"), "#c8d4e4", turn=5)
    pen.line("#ffffff", at("M-70 0q-8 12 0 24M-82-8q-12 20 0 40M70-6q8 12 0 24M82-14q12 20 0 40"), 3, 0.7)


def notes(pen: Pen, colour: str, *points: tuple[float, float, float]) -> None:
    """Notes of a song: x, y and size of each."""
    note = "M-8 14Q-16 12-16 20Q-14 28-4 26Q2 24 2 16V-18L22-24V4Q12 4 12 12Q14 20 24 18Q30 14 29 8V-38L-4-28V14z"
    pen.fill("#140a14", "".join(move(note, x + 2, y + 2, 0, size) for x, y, size in points), 0.6)
    pen.fill(colour, "".join(move(note, x, y, 0, size) for x, y, size in points))
