"""What the powers of several heroes show."""

from __future__ import annotations

from art.colour import mix
from art.pen import Pen
from art.poses import Dress
from art.things.elements import cloud

__all__ = ["JARLAXLE", "darkness", "figurine"]

JARLAXLE = Dress("#7a2a9a", "#6a649a", "#5a1f7a", "brim", cape="#c84a8a")


def darkness(pen: Pen, x: float, y: float, size: float) -> None:
    """A globe of magical night."""
    cloud(pen, x, y, size, "#241a34")


def figurine(pen: Pen, glow: str) -> None:
    """A round stand that shines; the head of a beast is drawn on it afterwards."""
    pen.glow(glow, 100, 100, 96, 0.7)
    pen.form("M56 148H144L154 166H46z", "#8a7a9a", turn=6)
    pen.form("M66 136H134L140 150H60z", mix("#8a7a9a", "#ffffff", 0.2), turn=5)
