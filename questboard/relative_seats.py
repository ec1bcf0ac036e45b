"""Seats relative to a player: the player's own first, then the others in order to the left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def own_first(things: Sequence[T], own: int) -> list[T]:
    """One thing per seat, starting with the viewer's; a spectator starts with the first seat.

    >>> own_first(["red", "green", "blue"], 1)
    ['green', 'blue', 'red']
    """
    first = max(own, 0)
    return [*things[first:], *things[:first]]


def beside(seat: int | None, own: int, count: int) -> str:
    """A seat relative to the viewer's: how many places to the left.

    >>> beside(0, 1, 3), beside(1, 1, 3), beside(None, 1, 3)
    ('2 to the left', '0 to the left', 'nobody')
    """
    return "nobody" if seat is None or seat < 0 else f"{(seat - max(own, 0)) % count} to the left"
