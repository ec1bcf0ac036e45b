"""Blue encounters: what magic made, and what came from elsewhere."""

from __future__ import annotations

from art.gallery import Gallery
from art.marks import Mark
from art.paths import mirror
from art.pen import Pen

__all__ = ["both", "encounters"]

encounters = Gallery("dragonfire", "encounters", light="blue", place="cave")


def both(pen: Pen, data: str, tone: str, *marks: Mark, axis: float = 100, turn: float = 6) -> None:
    """A form and its reflection, the farther one first and darker."""
    pen.form(mirror(data, axis), tone, turn=turn)
    pen.form(data, tone, *marks, turn=turn)
