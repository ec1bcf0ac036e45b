"""The clerk: writes moves into the database.

Moves of other games that come while the clerk is writing wait together and are committed together:
the more there is to do, the less each costs. Whoever brought a move hears of it after the commit.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from itertools import groupby
from typing import Any, TypeAlias

from sqlalchemy import Connection, bindparam, insert, update
from sqlalchemy.exc import DataError, IntegrityError

from questboard.server.schema import MOVES, TABLES

Row: TypeAlias = dict[str, Any]
Work: TypeAlias = Callable[[Connection], None]
"""What is done in one transaction."""

CHANGE = update(TABLES).where(TABLES.c.id == bindparam("of_table"))


class Entry:
    """A move that is to be written: its row, and what it changes of its table."""

    def __init__(self, move: Row, changes: Row) -> None:
        self.move = move
        self.changes = {"of_table": move["table_id"], **changes}
        self.kept: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def settle(self, kept: bool | BaseException) -> None:
        """Tell whoever waits, if anybody still does."""
        if self.kept.done():
            return
        if isinstance(kept, BaseException):
            self.kept.set_exception(kept)
        else:
            self.kept.set_result(kept)


class Clerk:
    """Who writes moves down, in the order in which they come."""

    def __init__(self, transact: Callable[[Work], Awaitable[None]]) -> None:
        self._transact = transact
        self._tray: list[Entry] = []
        self._work: asyncio.Task[None] | None = None

    async def write(self, move: Row, changes: Row) -> bool:
        """Keep a move and what it changes of its table; False if another move has its number."""
        entry = Entry(move, changes)
        self._tray.append(entry)
        if self._work is None:
            self._work = asyncio.create_task(self._empty_the_tray())
        return await entry.kept

    async def finish(self) -> None:
        """Write down what still lies in the tray."""
        if self._work is not None:
            await self._work

    async def _empty_the_tray(self) -> None:
        while self._tray:
            entries, self._tray = self._tray, []
            try:
                await self._keep(entries)
            except BaseException as error:
                for entry in entries:
                    entry.settle(error)
        self._work = None

    async def _keep(self, entries: Sequence[Entry]) -> None:
        try:
            await self._transact(partial(enter, entries))
        except (IntegrityError, DataError) as error:
            if len(entries) > 1:  # the others don't suffer for what is wrong with one
                for entry in entries:
                    await self._keep([entry])
            elif isinstance(error, IntegrityError):  # somebody else was faster
                entries[0].settle(False)
            else:
                raise
        else:
            for entry in entries:
                entry.settle(True)


def enter(entries: Sequence[Entry], connection: Connection) -> None:
    """Enter moves into the database, each statement for as many of them as it fits."""
    # All processes take tables in the same order, so that no two wait for each other.
    entries = sorted(entries, key=lambda entry: str(entry.move["table_id"]))
    connection.execute(insert(MOVES), [entry.move for entry in entries])
    changes = sorted((entry.changes for entry in entries), key=sorted)
    for _, alike in groupby(changes, key=sorted):
        connection.execute(CHANGE, list(alike))
