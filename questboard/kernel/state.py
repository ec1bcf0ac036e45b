"""What every game's state has, and the position that its state and its view share."""

from __future__ import annotations

from typing import ClassVar, Protocol, Self, TypeAlias

from questboard.kernel.events import Event
from questboard.kernel.luck import Luck
from questboard.kernel.plain import Key, Plain

Task: TypeAlias = tuple[str | int, ...]
"""One line of the agenda: the name of a step and its arguments."""


class GameState(Protocol):
    """What the state of every game has. A game is over when its agenda is empty."""

    agenda: list[Task]
    luck: Luck
    events: list[Event] | None
    """Events not collected yet; None when nobody listens."""

    def clone(self) -> Self:
        """A copy that shares nothing that can change."""

    def key(self) -> Key:
        """A hashable value; two states have the same key when they are equal."""


class Position(Plain, gc=False, omit_defaults=True):
    """What is on the table: the base of a game's position, which its state and its view inherit.

    The state adds the fields of a `GameState`, the view adds `seat` and `asked`. Functions that only look
    take the position, and so work on both; neither can be passed where the other is wanted.
    """

    transient: ClassVar[tuple[str, ...]] = ("events",)


class State(Position, kw_only=True, gc=False):
    """A state in one class, for a game that writes its views by hand."""

    agenda: list[Task]
    luck: Luck
    events: list[Event] | None = None
