"""Decisive answers: those that win for certain before anybody else is asked, and those that lose for certain.

A search that looks a number of answers ahead may find that waiting is worth about as much as winning
now, and a choice among the few options that come to mind may leave out the one that wins. So thinkers
look for these first: each option is played on to the end of the move, in one world and, if that ends the
game, in others.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from questboard.bots.chair import Chair
from questboard.bots.leaning import Prior, first_thought
from questboard.kernel import Table

CERTAIN_WORLDS = 12
"""What ends the game in the same way in this many worlds is certain."""
MOST_OPTIONS = 60
"""How many options are looked at, the likeliest first."""
MOST_ANSWERS = 8
"""A move has at most this many more answers, and it ends with the round."""
WON, LOST, OPEN = 1, -1, 0


class Decisive:
    """What is certain about the options of a question."""

    def __init__(self, chair: Chair, seed: str, prior: Prior = first_thought) -> None:
        self.chair, self.seed, self.prior = chair, seed, prior
        self.order = self._likeliest()

    def winning(self) -> int | None:
        """An option that wins at once for certain, the likeliest first."""
        return next((option for option in self.order if self._certain(option, WON)), None)

    def saving(self) -> list[int]:
        """Options that don't lose at once, where the first thought loses for certain."""
        if not self.order or not self._certain(self.order[0], LOST):
            return []
        return [option for option in self.order[1:] if not self._certain(option, LOST)]

    def _likeliest(self) -> list[int]:
        """The options, the likeliest first; those that weigh the same may lead to different ends."""
        table = self.chair.imagine(f"decisive {self.seed}")
        assert table.ask is not None
        weights = self.prior(self.chair.rules, table.state, table.ask)
        return sorted(range(len(weights)), key=lambda option: -weights[option])[:MOST_OPTIONS]

    def _certain(self, option: int, wanted: int) -> bool:
        """Whether an option ends the game in the same way in all worlds."""
        return all(self._ends(option, world) == wanted for world in range(CERTAIN_WORLDS))

    def _ends(self, option: int, world: int) -> int:
        """How the game ends before anybody else is asked, if it does."""
        chair = self.chair
        table = chair.imagine(f"decisive {self.seed} {world}")
        begun = chair.rules.rounds(table.state)
        table.answer(option)
        for _ in range(MOST_ANSWERS):
            if table.ask is None or table.ask.seat != chair.seat:
                break
            if chair.rules.rounds(table.state) != begun:
                break
            table.answer(_best(self.prior(chair.rules, table.state, table.ask)))
        return OPEN if table.ask is not None else _result(table, chair.seat)


def _best(weights: Sequence[float]) -> int:
    """The place of the largest weight."""
    return max(range(len(weights)), key=weights.__getitem__)


def _result(table: Table[Any, Any], seat: int) -> int:
    """Whether a finished game is won by a seat alone or with its party."""
    return WON if seat in table.outcome.winners else LOST


def seed_of(random: Random) -> str:
    """A seed that depends on a bot's own, and takes nothing from its luck."""
    state = Random()
    state.setstate(random.getstate())
    return str(state.getrandbits(64))
