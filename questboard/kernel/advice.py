"""Advice for bots: what a position is worth and what a player in a hurry would do.

Bots ask on tables that they imagine, never on the true one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec

from questboard.kernel.ask import Ask, Option
from questboard.kernel.errors import RulesError
from questboard.kernel.state import GameState

if TYPE_CHECKING:
    from questboard.kernel.rules import Outcome

S = TypeVar("S", bound=GameState)
V = TypeVar("V", bound=msgspec.Struct)

Strategy: TypeAlias = Callable[[Any, Ask[Any]], Option]
"""A way of playing: the option that one who keeps to it takes in a state."""


class Advice(Generic[S, V]):
    """The part of `Rules` that bots ask."""

    title: ClassVar[str]
    gauge_names: ClassVar[Sequence[str]] = ()
    """What a learned judgement reads off a position; nothing in games that have none."""
    far_sighted: ClassVar[bool] = False
    """Whether strong bots look farther ahead in adventures; where answers are quick to imagine, that pays."""

    def gauges(self, position: S | V, viewer: int) -> Sequence[Sequence[float]]:
        """A row of numbers for each rival, or a single row for a party, as a viewer sees the position.

        They come from what the viewer may know alone: a view gives the same as every world that fits it.
        """
        raise RulesError(f"{self.title} has no gauges")

    def situation(self, s: S, ask: Ask[Any]) -> Sequence[str]:
        """A few words for the state that one who is asked is in: what makes options better or worse.

        They come from what the seat may know alone.
        """
        return ()

    def value(self, s: S) -> list[float]:
        """How good a running game is for each seat: about the chance to win, 0 to 1."""
        raise RulesError(f"{self.title} has no judgement of positions")

    def points(self, s: S) -> Sequence[float]:
        """The points that each seat can expect at the end; nothing where no points are played for."""
        return ()

    def payoff(self, outcome: Outcome) -> list[float]:
        """What a finished game was worth to each seat, 0 to 1: rivals who tie share a win."""
        winners = outcome.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.standing))]

    def strategies(self, view: V) -> Sequence[Strategy]:
        """Whole ways of playing for a viewer's seat, the usual one first, in games that count rounds."""
        return ()
