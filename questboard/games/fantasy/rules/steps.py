"""The steps of the game; every chapter enters its own."""

from __future__ import annotations

from collections.abc import Coroutine, Generator
from functools import wraps
from types import coroutine
from typing import Any

from questboard.games.fantasy.state import FantasyState
from questboard.kernel import Steps
from questboard.kernel.rules import Step


class AdventureSteps(Steps):
    """Steps whose questions and events say in which adventure they are asked and told.

    A square, a door or the digit of a figure means something only on the map of its adventure, so
    putting them into words takes knowing it.
    """

    def __call__(self, step: Step) -> Step:
        """Enter a step under the name of its function."""
        super().__call__(step)

        @wraps(step)
        def located(s: FantasyState, *arguments: Any) -> Any:
            return _located(s, step(s, *arguments))

        self[step.__name__] = located
        return step


@coroutine
def _located(s: FantasyState, step: Coroutine[Any, Any, None]) -> Generator[Any, Any, None]:
    """Run a step, and name the adventure in what it asks and tells."""
    answer = None
    while True:
        told = s.events
        first = len(told) if told is not None else 0
        try:
            ask = step.send(answer)
        except StopIteration:
            return
        finally:
            if told:
                for event in told[first:]:
                    event.facts.setdefault("adventure", s.adventure)
        ask.about.setdefault("adventure", s.adventure)
        answer = yield ask


STEPS = AdventureSteps()
