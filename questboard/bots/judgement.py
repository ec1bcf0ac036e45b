"""Judgements: what an imagined table is worth to each seat, by hand or as it was learned."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from questboard.kernel import Rules, Table
from questboard.learned_files import read_learned, shipped_with
from questboard.learning.model import FILE, Model, Network

Judge: TypeAlias = Callable[[Table[Any, Any], int], list[float]]
"""Says what a table is worth to each seat, as one seat sees it."""


def by_hand(table: Table[Any, Any], viewer: int) -> list[float]:
    """As the game's own `value` has it."""
    rules = table.rules
    return rules.payoff(table.outcome) if table.ask is None else rules.value(table.state)


class Learned:
    """As it was learned from play; by hand at tables that nothing was learned from."""

    def __init__(self, path: str = "") -> None:
        self.path = path
        """A model's file; without one, what the game brings."""
        self._table: tuple[str, int, object] = ("", 0, None)
        self._network: Network | None = None

    def __call__(self, table: Table[Any, Any], viewer: int) -> list[float]:
        """Judge a table."""
        rules, state = table.rules, table.state
        if table.ask is None:
            return rules.payoff(table.outcome)
        seats = rules.players(state)
        name, count, options = self._table
        if options is not state.options or count != seats or name != rules.name:
            self._table = (rules.name, seats, state.options)
            self._network = self.find(rules, seats, state.options)
        if self._network is None:
            return rules.value(state)
        chances = self._network.chances(rules.gauges(state, viewer))
        return chances if len(chances) > 1 else chances * seats

    def find(self, rules: Rules[Any, Any], seats: int, options: Any) -> Network | None:
        """The network for tables like this one, if there is one."""
        if not rules.gauge_names:
            return None
        model = read_learned(self.path, Model) if self.path else shipped_with(rules, FILE, Model)
        if model is None:
            return None
        model.check(rules)
        return model.network(rules, seats, options)
