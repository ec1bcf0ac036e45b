"""Beats: what a watched table remembers of an answer, event by event.

The consequences of an answer are events, and people want to see them one after another. So a table that
somebody watches keeps the position right after every event. Rules therefore change the state first and emit
the event then. A table that nobody watches keeps nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import msgspec

from questboard.kernel.ask import Ask
from questboard.kernel.events import Event
from questboard.kernel.state import GameState

S = TypeVar("S", bound=GameState)


class Beat(msgspec.Struct, Generic[S]):
    """An event, and the position right after it: the truth, of which a seat is shown its view."""

    event: Event
    state: S
    answered: Ask[Any]
    """The question whose answer led here."""


class Recording(list[Event], Generic[S]):
    """The events that rules emit on a watched table, with the position after each."""

    def __init__(self, state: S) -> None:
        super().__init__()
        self._state = state
        self._positions: list[S] = []

    def append(self, event: Event) -> None:
        """Take in an event and keep the position."""
        super().append(event)
        self._positions.append(self._state.clone())

    def beats(self, answered: Ask[Any]) -> Sequence[Beat[S]]:
        """The beats of an answer."""
        return [Beat(event, state, answered) for event, state in zip(self, self._positions, strict=True)]
