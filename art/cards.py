"""Cards: pictures put together from things, so that a whole deck fits into a table.

part(sword, 100, 96, 1.1, 40) is a drawing that draws a sword there; layers(...) draws several, back to front.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from art.gallery import Drawing, Gallery
from art.pen import Pen

__all__ = ["Card", "back", "glow", "hang", "layers", "part"]

Card = tuple[str, str, Drawing]
"""What is seen, the light, and the drawing."""


def part(draw: Callable[..., None], *where: object, **how: object) -> Drawing:
    """A thing with its place, to be drawn later."""
    return lambda pen: draw(pen, *where, **how)


def layers(*parts: Drawing) -> Drawing:
    """Several drawings as one, the first behind the others."""

    def draw(pen: Pen) -> None:
        for each in parts:
            each(pen)

    return draw


def glow(colour: str, x: float = 100, y: float = 100, radius: float = 96, strength: float = 0.7) -> Drawing:
    """Light that fades out from a point, as a layer."""
    return part(Pen.glow, colour, x, y, radius, strength)


def back(colour: str, data: str, opacity: float = 1) -> Drawing:
    """A flat patch, as a layer."""
    return part(Pen.fill, colour, data, opacity)


def hang(gallery: Gallery, cards: Mapping[str, Card], place: str = "") -> None:
    """Hangs a table of cards in a gallery."""
    for id, (says, light, figure) in cards.items():
        gallery.add(id, says, figure, light, place)
