"""The walk through a game: once from its start to its end, with a stop wherever somebody had a choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from questboard.kernel import Table


class Crossroad(msgspec.Struct, frozen=True):
    """A question that was asked, the answer that was given, and the position as a checkpoint."""

    ply: int
    round: int
    seat: int
    prompt: str
    rule: str
    labels: list[str]
    """What the options are called."""
    index: int
    """The option that was taken."""
    quiet: bool
    """The same seat was asked again, and nothing was learned in between: both belong to one move."""
    checkpoint: bytes

    def __str__(self) -> str:
        return f"answer {self.ply + 1}, to {self.prompt!r},"


def crossroads(table: Table[Any, Any]) -> Iterator[Crossroad]:
    """Every choice of a game, in order. What has one option only is answered by the kernel and is none."""
    game, rules = table.at(0), table.rules
    for entry in table.log:
        ask = game.ask
        assert ask is not None
        index, seat, checkpoint = list(ask.options).index(entry.answer), ask.seat, game.checkpoint()
        ply, round = game.ply, rules.rounds(game.state)
        prompt, labels = rules.prompt(ask), rules.labels(ask)
        game.answer(index)
        quiet = game.free_undo > 0 and game.ask is not None and game.ask.seat == seat
        yield Crossroad(ply, round, seat, prompt, rules.clause(ask.rule), labels, index, quiet, checkpoint)
