"""A lesson: a desk at which one seat learns while bots have the others, or at which all learn.

The single environment is one lesson, the vector environment is many.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

import numpy as np

from questboard.bots import Bot, Chair, make_bot
from questboard.envs.desk import Desk
from questboard.kernel import SetupError

Opponent: TypeAlias = str | Callable[[str], Bot]
"""The level of a bot, or a function that makes one from a seed."""
Opponents: TypeAlias = Opponent | Sequence[Opponent]
"""One for all other seats, or one for each, beginning to the learner's left."""

SELF = "self"
"""An opponent who is the learner, too: questions to that seat are the learner's."""


class Lesson:
    """A desk that stands still only when the learner is asked, or when the game is over."""

    def __init__(
        self,
        desk: Desk,
        seat: int | Literal["random"] = 0,
        opponents: Opponents = "medium",
        *,
        max_cycles: int | None = None,
    ) -> None:
        """After `max_cycles` actions of the learner a game is cut off."""
        if seat != "random" and seat not in range(desk.seats):
            raise SetupError(f"there is no seat {seat!r} to learn at; there are 0 to {desk.seats - 1}")
        others = desk.seats - 1
        if isinstance(opponents, str) or callable(opponents):
            opponents = [opponents] * others
        elif len(opponents) != others:
            raise SetupError(f"{others} opponents are needed, not {len(opponents)}")
        self.desk = desk
        self.place = seat
        self.opponents = opponents
        self.max_cycles = max_cycles
        self.bots: dict[int, Bot] = {}
        self.seat = 0
        """With whose eyes the learner looks: those of the seat that is asked, or was asked last."""
        self.cycles = 0

    def begin(self, seed: int | None, random: np.random.Generator) -> None:
        """Deal a game in which the learner is asked something; without a seed, any."""
        deal = _drawn(random) if seed is None else seed
        self._deal(deal, random)
        while self.over:  # the others have lost or won it before the learner's first turn
            self._deal(_drawn(random), random)

    def act(self, action: int) -> None:
        """Answer for the learner, then for the others until the learner is asked again."""
        self.desk.act(action)
        self.cycles += 1
        self._go_on()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.desk.asked is None

    @property
    def cut_off(self) -> bool:
        """Whether the game has taken too long."""
        return self.max_cycles is not None and self.cycles >= self.max_cycles and not self.over

    @property
    def payoffs(self) -> list[float]:
        """What the game was worth to each seat; nothing as long as it goes on."""
        return self.desk.payoff() if self.over else [0.0] * self.desk.seats

    @property
    def reward(self) -> float:
        """What the game was worth to whoever answered last."""
        return self.payoffs[self.seat]

    def _deal(self, deal: int, random: np.random.Generator) -> None:
        self.desk.deal(deal)
        self.cycles = 0
        count = self.desk.seats
        self.seat = int(random.integers(count)) if self.place == "random" else self.place
        self.bots = {
            (self.seat + step) % count: _seated(opponent, f"{deal} {step}")
            for step, opponent in enumerate(self.opponents, 1)
            if opponent != SELF
        }
        self._go_on()

    def _go_on(self) -> None:
        desk = self.desk
        while (asked := desk.asked) in self.bots:
            desk.table.answer(self.bots[asked].decide(Chair.at(desk.table)).index)
        if asked is not None:
            self.seat = asked


def _seated(opponent: Opponent, seed: str) -> Bot:
    return make_bot(opponent, seed) if isinstance(opponent, str) else opponent(seed)


def _drawn(random: np.random.Generator) -> int:
    """The number of any deal."""
    return int(random.integers(1 << 62))
