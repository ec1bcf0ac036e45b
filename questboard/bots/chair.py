"""A chair: all that a bot gets to see of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, Self

import msgspec

from questboard.kernel import Ask, Rules, RulesError, Table


class Chair(msgspec.Struct, frozen=True):
    """One seat's view, the question it is asked, and a way to imagine the rest."""

    rules: Rules[Any, Any]
    seat: int
    view: Any
    ask: Ask[Any]
    imagine: Callable[[str], Table[Any, Any]]
    """A one-way table in which everything that the seat can't know is dealt anew from a seed."""

    @classmethod
    def at(cls, table: Table[Any, Any], seat: int | None = None) -> Self:
        """The chair of the seat that is asked."""
        ask = table.ask
        if ask is None or seat not in (None, ask.seat):
            raise RulesError("only the seat that is asked has something to decide")
        asked = ask.seat
        return cls(
            table.rules,
            asked,
            table.view(asked),
            ask,
            lambda seed: table.imagine(asked, seed, one_way=True),
        )


class Decision(msgspec.Struct, frozen=True):
    """An answer, and why in one sentence."""

    index: int
    why: str
    other: int | None = None
    """The next best answer, if others were looked at."""
    close: bool = False
    """The next best answer looked about as good."""


class Bot(Protocol):
    """Somebody who decides."""

    def decide(self, chair: Chair) -> Decision:
        """Answer the question of a chair."""
