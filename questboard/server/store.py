"""The store: tables in a database, SQLite or PostgreSQL.

The store returns plain records (`records`). A move is saved when `add_move` returns True; of two moves with
the same number only one can be.
"""

from __future__ import annotations

import time
from asyncio import Lock, Task, create_task, shield, to_thread, wait
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec
from sqlalchemy import (
    Engine,
    Row,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    make_url,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from questboard.kernel.saves import as_option
from questboard.server.migrations import upgrade
from questboard.server.move_writer import MoveWriter, Transaction
from questboard.server.protocol import ChatLine, Result
from questboard.server.records import FinishedRecord, MoveRecord, ReportRecord, ReviewRecord, TableRecord
from questboard.server.schema import BANS, CHAT, HEARTBEAT, MOVES, RECOVERIES, REPORTS, REVIEWS, SEATS, TABLES

P = ParamSpec("P")
T = TypeVar("T")

StoreError = SQLAlchemyError
"""The database refused something, or can't be reached."""
MAX_LISTED = 20
"""Tables of each status that the lobby lists."""


def carried_through(
    operation: Callable[Concatenate[Store, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[Store, P], Coroutine[Any, Any, T]]:
    """An operation that goes on to its end when its caller is cancelled; closing the store waits for it.

    A statement that was cancelled would leave a connection open, with a thread still at work on it.
    """

    @wraps(operation)
    async def carry_through(store: Store, /, *args: P.args, **kwargs: P.kwargs) -> T:
        task = create_task(operation(store, *args, **kwargs))
        store.running.add(task)
        task.add_done_callback(store.running.discard)
        return await shield(task)

    return carry_through


class Store:
    """All tables, in one database."""

    def __init__(self, url: str) -> None:
        self._engine = connect(url)
        is_sqlite = self._engine.dialect.name == "sqlite"
        # SQLite allows one writer at a time; waiting here is fairer than polling for its lock.
        self._one_writer = Lock() if is_sqlite else None
        self._direct = connect_directly(url) if is_sqlite else None
        self._move_writer = MoveWriter(self._transact)
        self.running: set[Task[Any]] = set()
        """The operations that have not ended."""

    async def open(self) -> None:
        """Upgrade the database to the current schema; it is closed again if that fails."""
        try:
            await self._upgrade()
        except BaseException:
            await self.close()
            raise

    @carried_through
    async def _upgrade(self) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        """Finish all operations, write pending moves and close the database."""
        while self.running:
            await wait(self.running)
        await self._move_writer.finish()
        if self._direct is not None:
            self._direct.dispose()
        await self._engine.dispose()

    @carried_through
    async def ping(self) -> None:
        """Check that the database can be reached and written to."""
        async with self._writing() as connection:
            await connection.execute(update(HEARTBEAT).where(HEARTBEAT.c.id == 0).values(at=0.0))

    async def _transact(self, work: Transaction) -> None:
        """Run one transaction; with SQLite in a single call to a thread rather than one per statement."""
        if self._one_writer is None or self._direct is None:
            async with self._engine.begin() as connection:
                await connection.run_sync(work)
        else:
            async with self._one_writer:
                await to_thread(_run, self._direct, work)

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        if self._one_writer is None:
            async with self._engine.begin() as connection:
                yield connection
        else:
            async with self._one_writer, self._engine.begin() as connection:
                yield connection

    # ---- tables

    @carried_through
    async def add_table(self, record: TableRecord, moves: Sequence[MoveRecord] = ()) -> None:
        """Save a new table, with the moves of the game that it continues."""
        async with self._writing() as connection:
            await _insert(connection, record, moves)

    @carried_through
    async def add_rematch(self, origin: str, record: TableRecord) -> bool:
        """Save the table of a rematch, unless the game has one."""
        async with self._writing() as connection:
            named = await connection.execute(
                update(TABLES).where(TABLES.c.id == origin, TABLES.c.rematch == "").values(rematch=record.id)
            )
            if named.rowcount == 1:
                await _insert(connection, record, ())
        return named.rowcount == 1

    @carried_through
    async def table(self, table: str) -> TableRecord | None:
        """A table by its id."""
        async with self._engine.connect() as connection:
            found = await _records(connection, [table])
        return found[0] if found else None

    @carried_through
    async def change_table(self, table: str, /, **values: Any) -> None:
        """Update some fields of a table."""
        async with self._writing() as connection:
            await connection.execute(
                update(TABLES).where(TABLES.c.id == table).values(msgspec.to_builtins(values))
            )

    @carried_through
    async def change_seat(self, table: str, seat: int, /, **values: Any) -> None:
        """Update some fields of a seat."""
        async with self._writing() as connection:
            await connection.execute(update(SEATS).where(_seat(table, seat)).values(values))

    @carried_through
    async def claim(
        self, table: str, seat: int, invite: str | None, device: str, name: str, seal: str = ""
    ) -> bool:
        """Give a seat to a device if it is open, or if the invite matches; False if somebody was faster."""
        sealed = {"seal": seal, "seed": None} if seal else {}
        free = SEATS.c.kind == "open" if invite is None else SEATS.c.invite == invite
        async with self._writing() as connection:
            claimed = await connection.execute(
                update(SEATS)
                .where(_seat(table, seat), free)
                .values(kind="person", name=name, level="", device=device, invite=None, **sealed)
            )
            if claimed.rowcount == 1:
                await connection.execute(_touched(table))
        return claimed.rowcount == 1

    @carried_through
    async def add_bot(self, table: str, seat: int, name: str, level: str) -> bool:
        """Put a bot on a seat, unless it is taken."""
        async with self._writing() as connection:
            filled = await connection.execute(
                update(SEATS)
                .where(_seat(table, seat), SEATS.c.kind == "open")
                .values(kind="bot", name=name, level=level, invite=None)
            )
            if filled.rowcount == 1:
                await connection.execute(_touched(table))
        return filled.rowcount == 1

    @carried_through
    async def begin(self, table: str, values: dict[str, Any]) -> bool:
        """Begin a game; True for the one process that does so first."""
        async with self._writing() as connection:
            begun = await connection.execute(
                update(TABLES).where(TABLES.c.id == table, TABLES.c.status == "gathering").values(values)
            )
        return begun.rowcount == 1

    @carried_through
    async def set_seen(self, present: Iterable[tuple[str, int]], at: float) -> None:
        """Set when some people were last at their tables."""
        rows = [{"of_table": table, "of_seat": seat, "seen": at} for table, seat in present]
        if rows:
            async with self._writing() as connection:
                await connection.execute(update(SEATS).where(_seat(ANY_TABLE, ANY_SEAT)), rows)

    @carried_through
    async def last_seen(self, tables: Sequence[str]) -> dict[str, dict[int, float | None]]:
        """When the people of some tables were last there, by seat."""
        wanted = select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.seen).where(SEATS.c.table_id.in_(tables))
        found: dict[str, dict[int, float | None]] = {}
        async with self._engine.connect() as connection:
            for table, seat, seen in await connection.execute(wanted):
                found.setdefault(table, {})[seat] = seen
        return found

    # ---- moves

    async def add_move(self, table: str, move: MoveRecord, changes: dict[str, Any]) -> bool:
        """Save a move and its changes to the table; False if another move already has its number."""
        return await self._move_writer.write(_move_row(table, move), msgspec.to_builtins(changes))

    @carried_through
    async def moves(self, table: str, first: int = 0) -> list[MoveRecord]:
        """The moves of a table, from a number on."""
        wanted = select(MOVES).where(MOVES.c.table_id == table, MOVES.c.move >= first).order_by(MOVES.c.move)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted)
            return [_move(row) for row in rows]

    # ---- chat

    @carried_through
    async def add_chat(self, table: str, line: ChatLine) -> None:
        """Save a line of chat."""
        async with self._writing() as connection:
            await connection.execute(insert(CHAT).values(table_id=table, **msgspec.structs.asdict(line)))

    @carried_through
    async def chat(self, table: str) -> list[ChatLine]:
        """The latest lines of a table's chat, in order."""
        wanted = (
            select(CHAT.c.seat, CHAT.c.name, CHAT.c.text, CHAT.c.at)
            .where(CHAT.c.table_id == table)
            .order_by(CHAT.c.id.desc())
            .limit(500)
        )
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted)
            return [ChatLine(*row) for row in rows][::-1]

    # ---- reviews

    @carried_through
    async def claim_review(self, table: str, at: float, abandoned_before: float) -> bool:
        """Take on the review of a game, unless it is done or another process is working on it."""
        row = {"done": 0, "decisions": 0, "at": at}
        abandoned = REVIEWS.c.review.is_(None) & (REVIEWS.c.at < abandoned_before)
        try:
            async with self._writing() as connection:
                await connection.execute(insert(REVIEWS).values(table_id=table, **row))
        except IntegrityError:
            async with self._writing() as connection:
                claimed = await connection.execute(
                    update(REVIEWS).where(REVIEWS.c.table_id == table, abandoned).values(row)
                )
            return claimed.rowcount == 1
        return True

    @carried_through
    async def update_review(self, table: str, /, **values: Any) -> None:
        """Save the progress of a review, or the review itself."""
        async with self._writing() as connection:
            await connection.execute(update(REVIEWS).where(REVIEWS.c.table_id == table).values(values))

    @carried_through
    async def drop_review(self, table: str) -> None:
        """Delete a review."""
        async with self._writing() as connection:
            await connection.execute(delete(REVIEWS).where(REVIEWS.c.table_id == table))

    @carried_through
    async def review(self, table: str) -> ReviewRecord | None:
        """The review of a game, finished or not."""
        wanted = select(REVIEWS).where(REVIEWS.c.table_id == table)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return msgspec.convert(_fields(row), ReviewRecord) if row is not None else None

    # ---- people

    @carried_through
    async def add_report(self, table: str, seat: int, by: str, why: str, at: float) -> None:
        """Save what somebody says of somebody else."""
        async with self._writing() as connection:
            await connection.execute(insert(REPORTS).values(table_id=table, seat=seat, by=by, why=why, at=at))

    @carried_through
    async def reports(self) -> list[ReportRecord]:
        """What people have said of others, the latest first."""
        wanted = select(REPORTS).order_by(REPORTS.c.id.desc()).limit(200)
        async with self._engine.connect() as connection:
            return [
                ReportRecord(row.table_id, row.seat, row.by, row.why, row.at)
                for row in await connection.execute(wanted)
            ]

    @carried_through
    async def is_banned(self, device: str) -> bool:
        """Whether the operator has barred a device from all tables."""
        async with self._engine.connect() as connection:
            return (await connection.execute(select(BANS).where(BANS.c.device == device))).first() is not None

    @carried_through
    async def ban(self, device: str, banned: bool = True) -> None:
        """Bar a device from all tables, or let it in again."""
        async with self._writing() as connection:
            await connection.execute(delete(BANS).where(BANS.c.device == device))
            if banned:
                await connection.execute(insert(BANS).values(device=device))

    @carried_through
    async def set_recovery(self, device: str, code: str) -> None:
        """Keep the digest of a code that brings the seats of a device to another one."""
        async with self._writing() as connection:
            await connection.execute(delete(RECOVERIES).where(RECOVERIES.c.device == device))
            await connection.execute(insert(RECOVERIES).values(device=device, code=code))

    @carried_through
    async def move_device(self, code: str, to: str, now: float) -> list[str] | None:
        """Give all that a device has to another one; the tables, or None if there is no such code."""
        async with self._writing() as connection:
            used = select(RECOVERIES.c.device).where(RECOVERIES.c.code == code)
            device = (await connection.execute(used)).scalar_one_or_none()
            if device is None:
                return None
            await connection.execute(delete(RECOVERIES).where(RECOVERIES.c.code == code))
            tables = await _tables_of(connection, device)
            await connection.execute(update(SEATS).where(SEATS.c.device == device).values(device=to))
            await connection.execute(update(TABLES).where(TABLES.c.host == device).values(host=to))
            await connection.execute(update(TABLES).where(TABLES.c.id.in_(tables)).values(updated=now))
        return tables

    @carried_through
    async def erase_device(self, device: str, now: float) -> list[str]:
        """Erase a device: tables at which no other person plays, elsewhere its names and chat; the tables."""
        async with self._writing() as connection:
            tables = await _tables_of(connection, device)
            others = (SEATS.c.kind == "person") & (SEATS.c.device != device)
            shared = select(SEATS.c.table_id).where(SEATS.c.table_id.in_(tables), others)
            kept = set((await connection.execute(shared)).scalars())
            await _delete(connection, [table for table in tables if table not in kept])
            mine = await connection.execute(
                select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.device == device)
            )
            for table, seat in list(mine):
                said = (CHAT.c.table_id == table) & (CHAT.c.seat == seat)
                await connection.execute(delete(CHAT).where(said))
                nobody = {"device": None, "invite": None, "name": f"Player {seat + 1}", "level": "medium"}
                await connection.execute(update(SEATS).where(_seat(table, seat)).values(nobody))
            await connection.execute(update(TABLES).where(TABLES.c.host == device).values(host=""))
            await connection.execute(update(TABLES).where(TABLES.c.id.in_(kept)).values(updated=now))
            await connection.execute(delete(RECOVERIES).where(RECOVERIES.c.device == device))
            await connection.execute(update(REPORTS).where(REPORTS.c.by == device).values(by=""))
        return tables

    @carried_through
    async def delete_table(self, table: str) -> None:
        """Delete a table with all that belongs to it."""
        async with self._writing() as connection:
            await _delete(connection, [table])

    @carried_through
    async def delete_older(self, before: float, but: Sequence[str] = ()) -> int:
        """Delete the tables that have not changed since a moment; how many there were."""
        async with self._writing() as connection:
            old = select(TABLES.c.id).where(TABLES.c.updated < before, TABLES.c.id.not_in(but)).limit(500)
            tables = list((await connection.execute(old)).scalars())
            await _delete(connection, tables)
        return len(tables)

    # ---- finding tables

    @carried_through
    async def by_invite(self, invite: str) -> tuple[TableRecord, int] | None:
        """The table and seat of an invite link."""
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(SEATS.c.table_id, SEATS.c.seat).where(SEATS.c.invite == invite)
            )
            row = found.first()
            if row is None:
                return None
            (record,) = await _records(connection, [row.table_id])
            return record, row.seat

    @carried_through
    async def of_device(self, device: str) -> list[TableRecord]:
        """The tables at which a device has a seat, the most recent first."""
        wanted = (
            select(TABLES.c.id)
            .where(TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.device == device)))
            .order_by(TABLES.c.updated.desc())
            .limit(2 * MAX_LISTED)
        )
        return await self._found(wanted)

    @carried_through
    async def solo_scores(self, device: str, game: str) -> list[tuple[str, dict[str, Any], int]]:
        """The solo scores of a device in a game, each with its table and the table's options."""
        wanted = select(TABLES.c.id, TABLES.c.options, TABLES.c.solo_score).where(
            TABLES.c.game == game,
            TABLES.c.solo_score.is_not(None),
            TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.device == device)),
        )
        async with self._engine.connect() as connection:
            return [(row.id, row.options, row.solo_score) for row in await connection.execute(wanted)]

    @carried_through
    async def finished(self, device: str, game: str) -> list[FinishedRecord]:
        """The games of a device in a box that ended, the earliest first; no tutorials, and none forked."""
        wanted = (
            select(TABLES.c.options, TABLES.c.result, TABLES.c.solo_score, SEATS.c.table_id, SEATS.c.device)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(
                TABLES.c.game == game,
                TABLES.c.status == "finished",
                TABLES.c.guided.is_(False),
                TABLES.c.forked_from.is_(None),
                TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.device == device)),
            )
            .order_by(TABLES.c.updated, TABLES.c.id, SEATS.c.seat)
        )
        found: dict[str, FinishedRecord] = {}
        async with self._engine.connect() as connection:
            for options, result, score, table, owner in await connection.execute(wanted):
                record = found.setdefault(
                    table, FinishedRecord(options, msgspec.convert(result, Result), score, [])
                )
                record.mine.append(owner == device)
        return list(found.values())

    @carried_through
    async def listed(self, *statuses: str) -> list[TableRecord]:
        """Public tables, the most recent first."""
        wanted = (
            select(TABLES.c.id)
            .where(TABLES.c.public, TABLES.c.status.in_(statuses))
            .order_by(TABLES.c.updated.desc())
            .limit(MAX_LISTED)
        )
        return await self._found(wanted)

    @carried_through
    async def due(self, before: float) -> list[str]:
        """Running games in which an answer is overdue at a given time."""
        wanted = (
            select(TABLES.c.id)
            .where(TABLES.c.status.in_(["playing", "gathering"]), TABLES.c.due <= before)
            .order_by(TABLES.c.due)
            .limit(200)
        )
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    @carried_through
    async def latest(self, status: str = "", most: int = 200) -> list[TableRecord]:
        """The tables that changed last."""
        wanted = select(TABLES.c.id).order_by(TABLES.c.updated.desc()).limit(most)
        return await self._found(wanted.where(TABLES.c.status == status) if status else wanted)

    @carried_through
    async def unfinished(self) -> list[tuple[str, str, int, float]]:
        """The games that are not over: table, game, version of the rules, last change. For any schema."""
        wanted = select(TABLES.c.id, TABLES.c.game, TABLES.c.rules, TABLES.c.updated).where(
            TABLES.c.status.in_(["gathering", "playing"])
        )
        async with self._engine.connect() as connection:
            return [tuple(row) for row in await connection.execute(wanted.order_by(TABLES.c.game))]

    @carried_through
    async def heartbeat(self) -> float | None:
        """When a process last noted the time; None if none ever has."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(HEARTBEAT.c.at).where(HEARTBEAT.c.id == 1))
            return found.scalar_one_or_none()

    @carried_through
    async def beat(self, last: float | None, now: float, lost: float) -> bool:
        """Note the time, and put clocks forward by what was lost; True for the one process that does so."""
        async with self._writing() as connection:
            if last is None:
                await connection.execute(insert(HEARTBEAT).values(id=1, at=now))
                return True
            noted = await connection.execute(
                update(HEARTBEAT).where(HEARTBEAT.c.id == 1, HEARTBEAT.c.at == last).values(at=now)
            )
            if noted.rowcount == 1 and lost:
                running = (TABLES.c.status == "playing") & TABLES.c.due.is_not(None)
                await connection.execute(
                    update(TABLES).where(running).values(due=TABLES.c.due + lost, updated=now)
                )
        return noted.rowcount == 1

    @carried_through
    async def waiting(self, host: str) -> int:
        """How many public tables of somebody wait for players."""
        wanted = select(func.count()).where(
            TABLES.c.public, TABLES.c.status == "gathering", TABLES.c.host == host
        )
        async with self._engine.connect() as connection:
            return int((await connection.execute(wanted)).scalar_one())

    @carried_through
    async def troubled(self) -> int:
        """How many running games wait because a bot has failed."""
        wanted = select(func.count()).where(TABLES.c.status == "playing", TABLES.c.trouble.is_not(None))
        async with self._engine.connect() as connection:
            return int((await connection.execute(wanted)).scalar_one())

    @carried_through
    async def postpone(self, table: str, before: float, until: float) -> bool:
        """Postpone an overdue answer; True for the one process that does so first."""
        async with self._writing() as connection:
            postponed = await connection.execute(
                update(TABLES).where(TABLES.c.id == table, TABLES.c.due <= before).values(due=until)
            )
        return postponed.rowcount == 1

    @carried_through
    async def versions(self, tables: Sequence[str]) -> dict[str, tuple[int, float]]:
        """The number of moves of some tables, and when they last changed."""
        wanted = select(TABLES.c.id, TABLES.c.move, TABLES.c.updated).where(TABLES.c.id.in_(tables))
        async with self._engine.connect() as connection:
            return {row.id: (row.move, row.updated) for row in await connection.execute(wanted)}

    async def _found(self, wanted: Any) -> list[TableRecord]:
        async with self._engine.connect() as connection:
            ids = list((await connection.execute(wanted)).scalars())
            return await _records(connection, ids)


def connect(url: str) -> AsyncEngine:
    """An engine for a database.

    Error messages are logged, so they must not contain parameters, which hold luck keys and hands.
    """
    if not url.startswith("sqlite"):
        return create_async_engine(
            url, pool_size=5, max_overflow=10, pool_pre_ping=True, hide_parameters=True
        )
    engine = create_async_engine(url, connect_args={"timeout": 30}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def connect_directly(url: str) -> Engine:
    """A synchronous engine for the same SQLite file, to be used in a thread."""
    engine = create_engine(
        make_url(url).set(drivername="sqlite"), connect_args={"timeout": 30}, hide_parameters=True
    )
    event.listen(engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: Any, _: Any) -> None:
    # Write-ahead logging, and a sync on every commit: what was acknowledged survives a crash.
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _run(engine: Engine, work: Transaction) -> None:
    with engine.begin() as connection:
        work(connection)


def _touched(table: str) -> Any:
    """Mark a table as changed, for processes that a notice doesn't reach."""
    return update(TABLES).where(TABLES.c.id == table).values(updated=time.time())


ANY_TABLE: Any = bindparam("of_table")
ANY_SEAT: Any = bindparam("of_seat")


def _seat(table: Any, seat: Any) -> Any:
    return (SEATS.c.table_id == table) & (SEATS.c.seat == seat)


async def _tables_of(connection: AsyncConnection, device: str) -> list[str]:
    """The tables at which a device has a seat, or which it has opened."""
    sits = select(SEATS.c.table_id).where(SEATS.c.device == device)
    found = await connection.execute(
        select(TABLES.c.id).where((TABLES.c.host == device) | TABLES.c.id.in_(sits)).order_by(TABLES.c.id)
    )
    return list(found.scalars())


async def _delete(connection: AsyncConnection, tables: Sequence[str]) -> None:
    for one in (MOVES, CHAT, REVIEWS, SEATS):
        await connection.execute(delete(one).where(one.c.table_id.in_(tables)))
    await connection.execute(delete(TABLES).where(TABLES.c.id.in_(tables)))


async def _insert(connection: AsyncConnection, record: TableRecord, moves: Sequence[MoveRecord]) -> None:
    row = msgspec.to_builtins(record, builtin_types=(bytes,))
    seats = [{"table_id": record.id, **seat} for seat in row.pop("seats")]
    await connection.execute(insert(TABLES).values(row))
    await connection.execute(insert(SEATS), seats)
    if moves:
        await connection.execute(insert(MOVES), [_move_row(record.id, move) for move in moves])


async def _records(connection: AsyncConnection, ids: Sequence[str]) -> list[TableRecord]:
    """Tables with their seats, in the order of the ids."""
    if not ids:
        return []
    seats: dict[str, list[dict[str, Any]]] = {}
    for row in await connection.execute(
        select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
    ):
        seats.setdefault(row.table_id, []).append(_fields(row))
    rows = await connection.execute(select(TABLES).where(TABLES.c.id.in_(ids)))
    found = {
        row.id: msgspec.convert({**_fields(row), "seats": seats.get(row.id, [])}, TableRecord) for row in rows
    }
    return [found[id] for id in ids if id in found]


def _fields(row: Row[Any]) -> dict[str, Any]:
    return {
        str(name): value for name, value in row._mapping.items()
    }  # SQLAlchemy's names are a subclass of str


def _move_row(table: str, move: MoveRecord) -> dict[str, Any]:
    value = msgspec.json.encode(move.value).decode()
    return {"table_id": table, **msgspec.structs.asdict(move), "value": value}


def _move(row: Row[Any]) -> MoveRecord:
    return MoveRecord(
        move=row.move,
        kind=row.kind,
        seat=row.seat,
        by=row.by,
        value=as_option(msgspec.json.decode(row.value)),
        at=row.at,
    )
