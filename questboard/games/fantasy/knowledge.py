"""What a seat may know, and worlds that fit it."""

from __future__ import annotations

from typing import Any

from questboard.games.fantasy.state import FantasyState
from questboard.kernel import Ask, Fixed, Luck


class FantasyView(Fixed, frozen=True, kw_only=True):
    """What one seat may know."""

    seat: int


def observe(s: FantasyState, ask: Ask[Any] | None, seat: int) -> FantasyView:
    """What a seat may know."""
    return FantasyView(seat=seat)


def imagine(s: FantasyState, seat: int, luck: Luck) -> None:
    """Deal anew what a seat can't know."""
