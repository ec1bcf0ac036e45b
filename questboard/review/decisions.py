"""The decisions of a game, in order, each with the position in which it was made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from questboard.kernel import Table


class DecisionPoint(msgspec.Struct, frozen=True):
    """A question, the answer that was given, and the position as a checkpoint."""

    ply: int
    round: int
    seat: int
    prompt: str
    rule: str
    labels: list[str]
    """The labels of the options."""
    index: int
    """The option that was chosen."""
    quiet: bool
    """The same seat is asked next and learns nothing in between: both answers belong to one move."""
    checkpoint: bytes

    def __str__(self) -> str:
        return f"answer {self.ply + 1}, to {self.prompt!r},"


def decision_points(table: Table[Any, Any]) -> Iterator[DecisionPoint]:
    """Every decision of a game. The kernel answers questions with a single option; those are none."""
    game, rules = table.at(0), table.rules
    for entry in table.log:
        ask = game.ask
        assert ask is not None
        index, seat, checkpoint = list(ask.options).index(entry.answer), ask.seat, game.checkpoint()
        ply, round = game.ply, rules.rounds(game.state)
        prompt, labels = rules.prompt(ask), rules.labels(ask)
        game.answer(index)
        quiet = game.free_undo > 0 and game.ask is not None and game.ask.seat == seat
        yield DecisionPoint(
            ply, round, seat, prompt, rules.clause(ask.rule), labels, index, quiet, checkpoint
        )
