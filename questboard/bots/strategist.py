"""A strategist: weighs whole strategies where a game knows several for a seat.

A single answer may change less than the dice do; a strategy that is kept up for some rounds should change
more. So a strategist plays on with each strategy that answers the question differently, in the same worlds,
and gives the answer of the best. It thinks again at the next question, so what it plays in the end is a
mixture of them. What that gains is measured in docs/measurements/.
"""

from __future__ import annotations

from typing import Any

from questboard.bots.chair import Chair
from questboard.bots.planner import Planner
from questboard.bots.policies import inclined
from questboard.kernel import Strategy, Table


class Strategist(Planner):
    """Keeps to each strategy for a number of rounds in a number of worlds."""

    def __init__(
        self, seed: int | str = 0, worlds: int = 8, rounds: int = 4, seconds: float | None = None
    ) -> None:
        super().__init__(seed, worlds, seconds=seconds, doubt=0.0)  # all strategies are sound
        self.rounds = rounds
        """How many rounds are played before a position is judged."""

    def _likeliest(self, chair: Chair, given: int | None = None) -> list[int]:
        """The answers of all strategies."""
        table = chair.imagine(self._world())
        return list(
            dict.fromkeys([_answer(table, strategy) for strategy in chair.rules.strategies(chair.view)])
        )

    def _try(self, chair: Chair, option: int, world: str) -> list[float]:
        """What a position is worth to each seat to which the strategy of an option leads."""
        rules, table = chair.rules, chair.imagine(world)
        strategies = rules.strategies(chair.view)
        kept = next(
            (strategy for strategy in strategies if _answer(table, strategy) == option), strategies[0]
        )
        end = rules.rounds(table.state) + self.rounds
        table.answer(option)
        while table.ask is not None and rules.rounds(table.state) < end:
            own = table.ask.seat == chair.seat
            table.answer(_answer(table, kept) if own else inclined(rules, table, self.random))
        return self.judge(table, chair.seat)


def _answer(table: Table[Any, Any], strategy: Strategy) -> int:
    """The place of the option that a strategy takes."""
    assert table.ask is not None
    return list(table.ask.options).index(strategy(table.state, table.ask))
