"""Books, scrolls and maps."""

from __future__ import annotations

from art.colour import GOLD, LINEN
from art.marks import fill, line, star
from art.paths import Placed
from art.pen import Pen

__all__ = ["book", "map_sheet", "scroll"]


def book(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#6a3a8a", angle: float = -8
) -> None:
    """A closed book with a star on its cover."""
    at = Placed(x, y, size, angle)
    pen.form(at("M-36-50H48V62H-36z"), LINEN, line("#a89878", at("M-36 54H48M-36 58H48")), turn=5)
    pen.form(
        at("M-48-58H38V50Q-6 46-48 56z"),
        colour,
        line(GOLD, at("M-40-50H30V42Q-4 40-40 48z"), 2.4),
        star(GOLD, *at.point(-5, -4), 26 * size),
        line(pen.dark(colour), at("M-36-58V52"), 3),
        turn=8,
    )


def scroll(pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0) -> None:
    """An unrolled scroll."""
    at = Placed(x, y, size, angle)
    pen.form(
        at("M-38-48Q0-56 38-48L36 48Q0 56-36 48z"),
        "#efe3c8",
        line("#a08a60", at("M-24-28Q0-33 24-28M-24-12Q0-17 24-12M-24 4Q0-1 24 4M-24 20Q0 15 12 18"), 2.4),
        turn=8,
    )
    for data in (
        "M-48-60Q0-72 48-60Q52-48 46-44Q0-56-46-44Q-52-50-48-60z",
        "M-46 44Q0 56 46 44Q52 52 48 60Q0 72-48 60Q-52 50-46 44z",
    ):
        pen.form(at(data), "#e0cfa4", turn=4)


def map_sheet(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    sheet: str = "#d8e8f0",
    ink: str = "#3a5a7a",
    angle: float = -6,
) -> None:
    """A map with a path and a mark."""
    at = Placed(x, y, size, angle)
    pen.form(
        at("M-62-50L-30-58L0-50L32-58L62-50V52L32 44L0 52L-30 44L-62 52z"),
        sheet,
        fill(pen.dark(sheet, 0.2), at("M-30-58L0-50V52L-30 44zM32-58L62-50V52L32 44z"), 0.5),
        line(ink, at("M-48 30l12-8M-28 16l12-10M-8-2l14-2M16-6l10-12"), 4),
        line("#c8283e", at("M30-34l14 12M44-34l-14 12"), 5),
        fill(ink, at("M-46-18l12-20l12 20zM-30-18l8-12l8 12zM10 34l10-16l10 16z")),
        turn=5,
    )
