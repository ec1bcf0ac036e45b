"""A staged position: a driver for games whose tests set up a state by hand and play from the middle of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, ClassVar, Generic, Self

from questboard.kernel import Rules, Steps, Table
from questboard.kernel.rules import S
from questboard.testing.driver import Driver


class Staged(Driver, Generic[S]):
    """A position that a test may change until it is played."""

    rules: ClassVar[Rules[Any, Any]]
    """The game with the steps of its tests."""
    effects: ClassVar[list[Callable[[Any], Awaitable[object]]]] = []

    def __init__(self, state: S) -> None:
        self.position = state

    @property
    def state(self) -> S:
        """The true state: tests may look, and before the play begins they may change it."""
        state: S = self.table.state if hasattr(self, "table") else self.position
        return state

    def play(self, *agenda: tuple[str | int, ...]) -> Self:
        """Play some steps, first one first; more can follow when they are over."""
        state = self.state
        if hasattr(self, "table"):
            state = state.clone()
        state.agenda = list(reversed(agenda))
        self.table = Table(self.rules, state)
        return self

    def play_effect(self, effect: Callable[[S], Awaitable[object]]) -> Self:
        """Play a coroutine that the test wrote, by the step `happen`."""
        self.effects.append(effect)
        return self.play(("happen", len(self.effects) - 1))


def add_happen_step(steps: Steps) -> None:
    """Add the step that plays a coroutine of a test."""

    @steps
    async def happen(s: Any, number: int) -> None:
        """Play a coroutine of a test."""
        await Staged.effects[number](s)
