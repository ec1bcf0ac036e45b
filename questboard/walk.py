"""A walk through the past of a game: how it stood after any answer, and what that answer led to.

A game is its answers, so its past has to be played again. A walk does that once and keeps a table every few
answers, so that the next step from anywhere is a short one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

from questboard.kernel import Table
from questboard.kernel.record import Entry

AnyTable: TypeAlias = Table[Any, Any]

MILESTONE = 32
"""How many answers lie between two tables that are kept."""
RECENT = 16
"""How many of the tables visited last are kept."""


class Walk:
    """Goes back and forth in a game. It shares nothing with the table that is played on."""

    def __init__(self, deal: Callable[[], AnyTable], log: Sequence[Entry] = ()) -> None:
        """`deal` gives the game as it began, and `log` the answers since."""
        self._deal = deal
        self._log = list(log)
        self._milestones: dict[int, AnyTable] = {}
        self._recent: dict[int, AnyTable] = {}

    @classmethod
    def of(cls, table: AnyTable) -> Walk:
        """A walk through all that has happened at a table."""
        return cls(lambda: table.at(0), table.log)

    def follow(self, log: Sequence[Entry]) -> int:
        """Take over the answers of a game that has gone on, or back; how many of those known still stand."""
        standing = 0
        for mine, theirs in zip(self._log, log, strict=False):
            if mine != theirs:
                break
            standing += 1
        self._log = list(log)
        for kept in (self._milestones, self._recent):
            for ply in [ply for ply in kept if ply > standing]:
                del kept[ply]
        return standing

    def forget(self) -> None:
        """Give up all tables; the next step begins with the deal again."""
        self._milestones, self._recent = {}, {}

    def at(self, ply: int) -> AnyTable:
        """The game after this many answers, with the beats of the last; it is not to be played on."""
        if ply not in self._recent:
            for _ in self.through(ply, ply):
                pass
        table = self._recent[ply] = self._recent.pop(ply)  # the latest is the last to be forgotten
        return table

    def through(self, first: int, last: int) -> Iterator[AnyTable]:
        """The game after each of some answers, with their beats: one table, which goes on."""
        table = self._nearest(max(first - 1, 0)).fork()
        if first == 0:
            self._remember(table)
            yield table
        while table.ply < last:
            table.watch(table.ply + 1 >= min(first, last - 1))
            table.answer_with(self._log[table.ply].answer)
            if table.ply % MILESTONE == 0 and table.ply not in self._milestones:
                self._milestones[table.ply] = table.fork()
            if table.ply >= last - 1:  # a step further begins where this one ends
                self._remember(table)
            if table.ply >= first:
                yield table

    def _nearest(self, ply: int) -> AnyTable:
        """The last table that is kept at or before a place."""
        kept = {**self._milestones, **self._recent}
        found = max((each for each in kept if each <= ply), default=None)
        if found is not None:
            return kept[found]
        self._milestones[0] = self._deal()
        return self._milestones[0]

    def _remember(self, table: AnyTable) -> None:
        """Keep a table as one of those seen last."""
        kept = table.fork()
        kept.watched, kept.beats = table.watched, table.beats
        self._recent.pop(table.ply, None)
        self._recent[table.ply] = kept
        while len(self._recent) > RECENT:
            del self._recent[next(iter(self._recent))]
