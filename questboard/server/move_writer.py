"""The move writer: commits moves to the database in batches.

Moves that arrive during a commit wait and are committed together, so a busy server pays less per move.
A caller hears back only after its move is committed.
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
Transaction: TypeAlias = Callable[[Connection], None]
"""The statements of one transaction."""

UPDATE_TABLE = update(TABLES).where(TABLES.c.id == bindparam("of_table"))


class PendingMove:
    """A move that waits to be written: its row, and the columns of its table that it changes."""

    def __init__(self, move: Row, changes: Row) -> None:
        self.move = move
        self.changes = {"of_table": move["table_id"], **changes}
        self.saved: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def resolve(self, result: bool | BaseException) -> None:
        """Report the result to the caller, if it still waits."""
        if self.saved.done():
            return
        if isinstance(result, BaseException):
            self.saved.set_exception(result)
        else:
            self.saved.set_result(result)


class MoveWriter:
    """Writes moves in the order in which they arrive."""

    def __init__(self, transact: Callable[[Transaction], Awaitable[None]]) -> None:
        self._transact = transact
        self._pending: list[PendingMove] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, move: Row, changes: Row) -> bool:
        """Save a move and its changes to the table; False if another move already has its number."""
        pending = PendingMove(move, changes)
        self._pending.append(pending)
        if self._task is None:
            self._task = asyncio.create_task(self._flush())
        return await pending.saved

    async def finish(self) -> None:
        """Wait until every pending move is written."""
        if self._task is not None:
            await self._task

    async def _flush(self) -> None:
        while self._pending:
            batch, self._pending = self._pending, []
            try:
                await self._save(batch)
            except BaseException as error:
                for pending in batch:
                    pending.resolve(error)
        self._task = None

    async def _save(self, batch: Sequence[PendingMove]) -> None:
        try:
            await self._transact(partial(insert_moves, batch))
        except (IntegrityError, DataError) as error:
            if len(batch) > 1:  # one bad move must not fail the others
                for pending in batch:
                    await self._save([pending])
            elif isinstance(error, IntegrityError):  # another process saved this move number first
                batch[0].resolve(False)
            else:
                raise
        else:
            for pending in batch:
                pending.resolve(True)


def insert_moves(batch: Sequence[PendingMove], connection: Connection) -> None:
    """Insert moves and update their tables, with one statement for all moves that change the same columns."""
    # Every process locks tables in the same order, so that no two deadlock.
    batch = sorted(batch, key=lambda pending: str(pending.move["table_id"]))
    connection.execute(insert(MOVES), [pending.move for pending in batch])
    changes = sorted((pending.changes for pending in batch), key=sorted)
    for _, same_columns in groupby(changes, key=sorted):
        connection.execute(UPDATE_TABLE, list(same_columns))
