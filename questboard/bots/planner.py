"""A planner: plays every promising option on by inclination, in several imagined worlds.

Where a game is long and luck is great, a tree of answers grows too slowly to help. A planner looks at
the few options that a hurried player would think of, plays each of them on for a while as that
player would, and judges where this leads. Options that fall behind are dropped early.
"""

from __future__ import annotations

from random import Random
from typing import Any

from questboard.bots.chair import Chair, Decision
from questboard.bots.policies import inclined, judge
from questboard.kernel import Table


class Planner:
    """Looks a number of answers ahead in a number of worlds for each promising option."""

    def __init__(self, seed: int | str = 0, worlds: int = 8, width: int = 6, horizon: int = 30) -> None:
        self.random = Random(f"planner {seed}")
        self.worlds = worlds
        """How many worlds the best options are tried in; others are dropped before."""
        self.width = width
        """How many options are looked at, the likeliest first."""
        self.horizon = horizon
        """How many answers are played by inclination before a position is judged."""

    def decide(self, chair: Chair) -> Decision:
        """The option that led to the best positions."""
        likeliest = self._likeliest(chair)
        totals = dict.fromkeys(likeliest, 0.0)
        left, tried = likeliest, 0
        while len(left) > 1 and tried < self.worlds:
            count = min(self.worlds - tried, max(1, self.worlds // 4))
            for _ in range(count):
                seed = f"planner {self.random.getrandbits(64)}"
                for option in left:
                    totals[option] += self._try(chair, option, seed)
            tried += count
            left = sorted(left, key=lambda option: -totals[option])[: max(2, (len(left) + 1) // 2)]
        best = max(left, key=lambda option: totals[option])
        return Decision(best, self._why(chair, best, totals[best] / tried if tried else None))

    def _likeliest(self, chair: Chair) -> list[int]:
        table = chair.imagine(f"planner {self.random.getrandbits(64)}")
        assert table.ask is not None
        weights = chair.rules.inclination(table.state, table.ask)
        noise = [self.random.random() for _ in weights]
        order = sorted(range(len(weights)), key=lambda option: (-weights[option], noise[option]))
        return order[: self.width]

    def _try(self, chair: Chair, option: int, seed: str) -> float:
        table: Table[Any, Any] = chair.imagine(seed)
        table.answer(option)
        for _ in range(self.horizon):
            if table.ask is None:
                break
            table.answer(inclined(chair.rules, table, self.random))
        return judge(table)[chair.seat]

    def _why(self, chair: Chair, best: int, chance: float | None) -> str:
        label = chair.rules.label(chair.ask, chair.ask.options[best])
        if chance is None:
            return f"Only {label!r} came to my mind."
        return f"I imagined how it goes on: after {label!r} I judge our chances at {chance:.0%}."
