"""An episode: one game in which one seat learns and bots play the others, or in which all seats learn.

The single-agent environment has one episode at a time, the vector environment many.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

import numpy as np

from questboard.bots import Bot, Chair, make_bot
from questboard.envs.table_adapter import TableAdapter
from questboard.kernel import SetupError

Opponent: TypeAlias = str | Callable[[str], Bot]
"""The level of a bot, or a function that makes one from a seed."""
Opponents: TypeAlias = Opponent | Sequence[Opponent]
"""One for all other seats, or one for each, starting to the learner's left."""

SELF = "self"
"""An opponent that is the learner itself, which also answers for that seat."""


class Episode:
    """A game that stops only when the learner has to answer, or when it is over."""

    def __init__(
        self,
        adapter: TableAdapter,
        seat: int | Literal["random"] = 0,
        opponents: Opponents = "medium",
        *,
        max_cycles: int | None = None,
    ) -> None:
        """A game is truncated after `max_cycles` actions of the learner."""
        if seat != "random" and seat not in range(adapter.seats):
            raise SetupError(f"there is no seat {seat!r}; seats are 0 to {adapter.seats - 1}")
        others = adapter.seats - 1
        if isinstance(opponents, str) or callable(opponents):
            opponents = [opponents] * others
        elif len(opponents) != others:
            raise SetupError(f"{others} opponents are needed, not {len(opponents)}")
        self.adapter = adapter
        self.own_seat = seat
        self.opponents = opponents
        self.max_cycles = max_cycles
        self.bots: dict[int, Bot] = {}
        self.seat = 0
        """The seat whose view the learner gets: the one whose turn it is, or was last."""
        self.cycles = 0

    def begin(self, seed: int | None, random: np.random.Generator) -> None:
        """Deal a game in which the learner gets to answer; without a seed, a random one."""
        deal = _random_deal(random) if seed is None else seed
        self._deal(deal, random)
        while self.over:  # it ended before the learner's first turn
            self._deal(_random_deal(random), random)

    def act(self, action: int) -> None:
        """Answer for the learner, then let the bots play until its next question."""
        self.adapter.act(action)
        self.cycles += 1
        self._play_bots()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.adapter.asked is None

    @property
    def truncated(self) -> bool:
        """Whether the game was cut off after too many actions."""
        return self.max_cycles is not None and self.cycles >= self.max_cycles and not self.over

    @property
    def payoffs(self) -> list[float]:
        """The payoff of each seat; 0 until the game is over."""
        return self.adapter.payoff() if self.over else [0.0] * self.adapter.seats

    @property
    def reward(self) -> float:
        """The payoff of the seat that answered last."""
        return self.payoffs[self.seat]

    def _deal(self, deal: int, random: np.random.Generator) -> None:
        self.adapter.deal(deal)
        self.cycles = 0
        count = self.adapter.seats
        self.seat = int(random.integers(count)) if self.own_seat == "random" else self.own_seat
        self.bots = {
            (self.seat + step) % count: _make_opponent(opponent, f"{deal} {step}")
            for step, opponent in enumerate(self.opponents, 1)
            if opponent != SELF
        }
        self._play_bots()

    def _play_bots(self) -> None:
        adapter = self.adapter
        while (asked := adapter.asked) in self.bots:
            adapter.table.answer(self.bots[asked].decide(Chair.at(adapter.table)).index)
        if asked is not None:
            self.seat = asked


def _make_opponent(opponent: Opponent, seed: str) -> Bot:
    return make_bot(opponent, seed) if isinstance(opponent, str) else opponent(seed)


def _random_deal(random: np.random.Generator) -> int:
    """A random deal number."""
    return int(random.integers(1 << 62))
