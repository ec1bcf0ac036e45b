"""Models: learned judgements as small files, evaluated in plain Python.

A network looks at one row of gauges at a time and gives it a strength. The chances of rivals are the softmax
of their strengths, so they always add up to 1; the chance of a party, which has a single row, is the logistic
function of its strength.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from math import exp
from operator import mul
from typing import Any

import msgspec

from questboard.kernel import Rules, SetupError

FILE = "model.json"
"""What the model of a game is called in the game's package."""


class Network(msgspec.Struct, frozen=True):
    """One hidden layer of rectified sums beside a direct one."""

    direct: tuple[float, ...]
    """A weight for each gauge."""
    hidden: tuple[tuple[float, ...], ...]
    """For each unit of the hidden layer, a weight for each gauge."""
    biases: tuple[float, ...]
    out: tuple[float, ...]
    """What each unit adds to the strength."""

    def strength(self, row: Sequence[float]) -> float:
        """How strong a row of gauges is, in log odds."""
        total: float = sum(map(mul, self.direct, row))
        for weights, bias, gain in zip(self.hidden, self.biases, self.out, strict=True):
            unit = sum(map(mul, weights, row), bias)
            if unit > 0:
                total += gain * unit
        return total

    def chances(self, rows: Sequence[Sequence[float]]) -> list[float]:
        """The chance of each row to win."""
        strengths = list(map(self.strength, rows))
        if len(strengths) == 1:
            return [1 / (1 + exp(-max(-50.0, min(50.0, strengths[0]))))]
        best = max(strengths)
        odds = [exp(strength - best) for strength in strengths]
        total = sum(odds)
        return [each / total for each in odds]


class Cell(msgspec.Struct, frozen=True):
    """The tables that a network has learned from; it judges no others."""

    seats: int
    network: Network
    options: dict[str, Any] = {}
    """What the rule options were, where they weren't the usual ones."""
    free: tuple[str, ...] = ()
    """Rule options that were different from game to game."""

    def covers(self, seats: int, options: dict[str, Any], usual: dict[str, Any]) -> bool:
        """Whether it has learned from tables with these options."""
        wanted = {**usual, **self.options}
        return seats == self.seats and all(
            value == wanted[name] for name, value in options.items() if name not in self.free
        )


class Model(msgspec.Struct, frozen=True):
    """All that was learned of a game."""

    game: str
    version: int
    """Of the rules."""
    gauges: str
    """The digest of what it looks at."""
    cells: tuple[Cell, ...]
    card: dict[str, Any] = {}
    """How it was made, and how well it does."""

    def network(self, rules: Rules[Any, Any], seats: int, options: Any) -> Network | None:
        """The network for a table, if there is one."""
        now = msgspec.to_builtins(options)
        usual = msgspec.to_builtins(rules.options())
        return next((cell.network for cell in self.cells if cell.covers(seats, now, usual)), None)

    def check(self, rules: Rules[Any, Any]) -> None:
        """Refuse a model of other rules, or one that looks at other things."""
        if (self.game, self.version) != (rules.name, rules.version):
            raise SetupError(
                f"the model is for {self.game}, rules version {self.version}, "
                f"not for {rules.name}, rules version {rules.version}"
            )
        if self.gauges != digest(rules.gauge_names):
            raise SetupError(f"the model looks at other gauges than {rules.name} has now; train it again")


def digest(names: Sequence[str]) -> str:
    """A short name for a list of gauges."""
    return blake2b("\n".join(names).encode(), digest_size=6).hexdigest()
