"""The house: the rooms that this process has open, and all that goes on in them by itself.

Any process can serve any table. The store has the truth; a notice on the channel tells the other
processes that there is something new, and each looks after its own visitors.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import BrokenExecutor
from contextlib import asynccontextmanager, suppress
from typing import Any, Literal

import msgspec

from questboard.bots import Decision
from questboard.games import load_rules
from questboard.kernel import PASS, SPECTATOR, QuestboardError
from questboard.server.channel import Channel
from questboard.server.critics import Critics
from questboard.server.denied import Denied, no_table, not_seated
from questboard.server.metrics import ANSWERS, ROOMS, SOCKETS, THINKING
from questboard.server.room import AWAY, LATE, Room, Visitor, is_here, table_info
from questboard.server.store import MoveRecord, Store, StoreError
from questboard.server.thinkers import Thinkers
from questboard.server.wire import AtTable, Chat, ChatLine

log = logging.getLogger(__name__)

ROUND = 1.0
"""Seconds between two looks at clocks and late bots."""
ROLL_CALL = 20.0
"""Seconds between two notes of who is at which table."""
LONG = 3600.0
"""After so many seconds a table at which something failed is tried again."""
IDLE = 300.0
"""A room that nobody is in is closed after so many seconds."""
TABLE_ID = re.compile(r"[\w-]{1,24}", re.ASCII)
"""What is no id at all isn't looked for: databases are particular about characters."""
LIVELY = 2.0
"""A bot that was asked less than so many seconds ago may well be thinking in another process."""
STAND_IN = "medium"
"""The level of a bot that answers for a person."""


class News(msgspec.Struct, omit_defaults=True):
    """A notice to the other processes that a table has changed."""

    table: str
    by: str
    chat: ChatLine | None = None


class House:
    """All that one process knows and does."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        channel: Channel,
        absent_after: float,
        review_seconds: float = 60.0,
    ) -> None:
        """`absent_after` so many seconds a bot may be given a person's seat."""
        self.absent_after = absent_after
        self.store = store
        self.thinkers = thinkers
        self.critics = Critics(store, thinkers, self.start, review_seconds)
        self._channel = channel
        self._me = secrets.token_hex(8)
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # ---- opening and closing

    @asynccontextmanager
    async def open(self) -> AsyncIterator[None]:
        """Serve until the block ends; bots that were thinking when a server went down think again."""
        await self._channel.open(self._hear, lambda: self.start(self._call_the_roll()))
        chores = [
            asyncio.create_task(self._every(ROUND, self._look_around)),
            asyncio.create_task(self._every(ROLL_CALL, self._call_the_roll)),
        ]
        await self._look_around(horizon=LATE if self._channel.is_alone else LATE - LIVELY)
        try:
            yield
        finally:
            drivers = [room.driver for room in self._rooms.values() if room.driver]
            for task in [*chores, *drivers, *self._tasks]:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            for room in self._rooms.values():
                for visitor in room.visitors:
                    visitor.dismiss(1012, "the server is being restarted")
            await asyncio.to_thread(self.thinkers.close)
            await self._channel.close()
            await self.store.close()

    @property
    def open_rooms(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    async def room(self, table: str) -> Room:
        """The room of a table, as the store knows it now: a notice from elsewhere may be on its way."""
        room = self._rooms.get(table)
        if room is None:
            try:
                async with self._opening.setdefault(table, asyncio.Lock()):
                    room = self._rooms.get(table) or await self._load(table)
            finally:
                self._opening.pop(table, None)
        if not self._channel.is_alone:
            await self._look_up([table])
        room.touched = time.monotonic()
        return room

    async def _load(self, table: str) -> Room:
        record = await self.store.table(table) if TABLE_ID.fullmatch(table) else None
        if record is None:
            raise no_table(table)
        moves = await self.store.moves(table)
        load_rules(record.game)  # here, where nobody else loads them at the same time
        room = await asyncio.to_thread(Room, record, moves)  # a long game takes a while to replay
        room = self._rooms.setdefault(table, room)
        ROOMS.set(len(self._rooms))
        return room

    # ---- who is here

    async def enter(self, room: Room, visitor: Visitor) -> None:
        """Show somebody in: the table, what was said, and the newest moment. A bot hands the seat back."""
        async with room.lock:
            chat = await self.store.chat(room.record.id)
            if visitor.seat != SPECTATOR:
                if not room.is_seated(visitor):
                    raise not_seated()
                await self._arrive(room, visitor.seat)
            room.visitors.append(visitor)
            SOCKETS.inc()
            visitor.send(AtTable(table_info(room.record, visitor.device)))
            visitor.send(Chat(chat))
            if room.record.status != "gathering" and not room.is_old:
                visitor.send(room.shown(visitor.seat))
        if self._channel.is_alone:  # else another process may have a bot think about it already
            self.wake(room)

    async def _arrive(self, room: Room, number: int) -> None:
        seat, now = room.record.seats[number], time.time()
        held, was_away = bool(seat.level), not is_here(seat)
        seat.seen, seat.level = now, ""
        await self.store.change_seat(room.record.id, number, seen=now, level="")
        proposal = room.record.proposal
        if proposal and proposal.kind == "standin" and proposal.seat == number:
            await self.change(room, proposal=None, updated=now)
        if held:
            due = room.record.due if room.is_old or room.record.asked != number else room.due(now)
            await self.change(room, due=due, updated=now)
        elif was_away:
            room.tell_table()
            self.notify(room)

    async def leave(self, room: Room, visitor: Visitor) -> None:
        """See somebody out."""
        if visitor not in room.visitors:
            return
        room.visitors.remove(visitor)
        SOCKETS.dec()
        if visitor.seat == SPECTATOR or any(each.seat == visitor.seat for each in room.visitors):
            return
        left = room.record.seats[visitor.seat].seen = time.time() - AWAY
        await self.store.seen([(room.record.id, visitor.seat)], left)
        room.tell_table()
        self.notify(room)

    # ---- moves

    async def answer(
        self, room: Room, seat: int, move: int, index: int, by: Literal["person", "bot", "clock"] = "person"
    ) -> None:
        """Answer the question of a move. When this returns, the answer is kept."""
        began = time.perf_counter()
        async with room.lock:
            room.check_running()
            if move != room.move:
                raise Denied("stale", "somebody has answered this question already; look at the new one")
            told = room.told()
            room.table.answer(index, seat=seat)
            await self.keep(room, "answer", seat, room.table.log[-1].answer, by)
            room.tell(told)
            if room.record.status != "playing":
                log.info("over", extra={"table": room.record.id, "ply": room.record.ply})
                room.tell_table()
        ANSWERS.labels(by).observe(time.perf_counter() - began)
        self.wake(room)

    async def take_back(self, room: Room, seat: int, plies: int) -> None:
        """Take answers back; the caller holds the lock, and knows that nobody minds."""
        stay = room.table.ply - plies
        room.take_back(plies)
        await self.keep(room, "undo", seat, stay, "person")
        room.tell({})
        self.wake(room)

    async def keep(
        self,
        room: Room,
        kind: Literal["answer", "undo"],
        seat: int,
        value: Any,
        by: Literal["person", "bot", "clock"],
    ) -> None:
        """Keep what has just been done in a room; if somebody else was faster, it has not been done."""
        now, id = time.time(), room.record.id
        record = MoveRecord(move=room.move, kind=kind, seat=seat, by=by, value=value, at=now)
        room.move += 1
        try:
            changes = room.standing(now)
            if "solo_score" in changes:
                changes["to_beat"] = await self.to_beat(room)
            kept = await self.store.add_move(id, record, changes)
        except BaseException:
            await self._start_over(room)  # it may have been kept all the same
            raise
        if not kept:
            await self._start_over(room)
            raise Denied("stale", "somebody else has answered in the meantime")
        proposed = room.record.proposal
        room.note(changes)
        if proposed:
            room.tell_table()
        self.notify(room)

    async def to_beat(self, room: Room) -> int | None:
        """The best solo score of a lone player's device in other games of the same kind."""
        record, unusual = room.record, room.rules.unusual
        (seat,) = record.seats
        scores = await self.store.solo_scores(seat.device or "", record.game)
        alike = [
            score
            for table, options, score in scores
            if table != record.id and unusual(options) == unusual(record.options)
        ]
        return max(alike, default=None)

    async def change(self, room: Room, **changes: Any) -> None:
        """Keep a change of a table that is no move, and tell everybody; the caller holds the lock."""
        await self.store.change_table(room.record.id, **changes)
        room.note(changes)
        room.tell_table()
        self.notify(room)

    async def _start_over(self, room: Room) -> None:
        """Forget what was not kept, stand where the store says, and show that to everybody."""
        try:
            record = await self.store.table(room.record.id)
            assert record is not None
            room.record = record
            room.replay(await self.store.moves(record.id))
        except BaseException:
            # The store can't be reached: whoever comes back finds the room loaded anew.
            self._rooms.pop(room.record.id, None)
            for visitor in room.visitors:
                visitor.dismiss(1011, "the table can't be reached; try again")
            raise
        room.tell({})
        room.tell_table()

    # ---- bots and clocks

    def wake(self, room: Room) -> None:
        """Have bots answer as long as one is asked."""
        if room.bot and room.driver is None:
            room.driver = asyncio.create_task(self._drive(room))

    async def _drive(self, room: Room) -> None:
        try:
            while level := room.bot:
                await self._answer_by(room, level, "bot")
        except QuestboardError as error:
            log.warning("a bot's answer was refused: %s", error, extra={"table": room.record.id})
        except (StoreError, OSError, BrokenExecutor) as error:
            log.warning(
                "a bot can't answer now, and is asked again: %s", error, extra={"table": room.record.id}
            )
        except Exception:
            log.exception("a rule failed", extra={"table": room.record.id})
            room.broken = True
            await self.store.change_table(room.record.id, due=time.time() + LONG)
        finally:
            room.driver = None

    async def _answer_by(self, room: Room, level: str, by: Literal["bot", "clock"]) -> None:
        """Have a bot answer the question of a room, unless the question is gone by then."""
        async with room.lock:
            ask, move = room.table.ask, room.move
            if ask is None:
                return
            thinking = self.advise(room, level)
        decision = await thinking
        still = room.bot == level if by == "bot" else True
        with suppress(Denied):
            if still and room.move == move:
                await self.answer(room, ask.seat, move, decision.index, by)

    def advise(self, room: Room, level: str) -> Awaitable[Decision]:
        """What a bot would answer now, and why; the room may go on in the meantime."""
        table = room.table
        assert table.ask is not None
        seed = bot_seed(table.state.luck.commitment, table.ask.seat, table.ply)
        return THINKING.timed(level, self.thinkers.decide(table, level, seed))

    async def _look_around(self, horizon: float = 0.0) -> None:
        """Have somebody answer where a clock has run out or a bot is late."""
        now = time.time()
        for table in await self.store.due(now + horizon):
            try:
                await self._look_at(await self.room(table), now, now + horizon)
            except (StoreError, OSError) as error:  # nothing is wrong with the table itself
                log.warning("a table is looked after later: %s", error, extra={"table": table})
            except Exception:  # the other tables don't wait for this one
                log.exception("a table can't be looked after", extra={"table": table})
                await self.store.change_table(table, due=now + LONG)

    async def _look_at(self, room: Room, now: float, before: float) -> None:
        if room.is_old:
            await self.store.change_table(room.record.id, due=None)
        elif room.bot:
            # Of all processes that see a late bot, the one that says so first does something about it.
            if room.driver is None and await self.store.postpone(room.record.id, before, now + LATE):
                self.wake(room)
        elif room.record.clock and room.record.due and room.record.due <= now:
            await self._run_out(room)

    async def _run_out(self, room: Room) -> None:
        """Answer for a person whose time is up: a pass where there is one, else what a bot would."""
        ask, move = room.table.ask, room.move
        if ask is None or room.record.paused:
            return
        options = list(ask.options)
        if PASS in options:
            with suppress(Denied):
                await self.answer(room, ask.seat, move, options.index(PASS), "clock")
        else:
            await self._answer_by(room, STAND_IN, "clock")

    # ---- keeping up with the other processes

    def notify(self, room: Room, chat: ChatLine | None = None) -> None:
        """Tell the other processes that a table has changed."""
        self._channel.publish(msgspec.json.encode(News(room.record.id, self._me, chat)))

    def _hear(self, notice: bytes) -> None:
        news = msgspec.json.decode(notice, type=News)
        room = self._rooms.get(news.table)
        if news.by == self._me or room is None:
            return
        if news.chat is not None:
            for visitor in room.visitors:
                visitor.send(Chat([news.chat]))
        else:
            self.start(self.catch_up(room))

    async def catch_up(self, room: Room) -> None:
        """Follow what the store has and this process doesn't know yet."""
        async with room.lock:
            record = await self.store.table(room.record.id)
            if record is None:
                return
            begun = room.record.status == "gathering" and record.status != "gathering"
            room.record = record
            if begun:
                room.tell({})
            for move in await self.store.moves(record.id, room.move):
                told = room.told()
                room.apply(move)
                room.tell({} if move.kind == "undo" else told)
            room.tell_table()

    async def _look_up(self, tables: list[str]) -> None:
        """Catch up with tables of which the store knows something new."""
        for table, (move, updated) in (await self.store.news(tables)).items():
            room = self._rooms.get(table)
            if room is not None and (move > room.move or updated != room.record.updated):
                await self.catch_up(room)

    async def _call_the_roll(self) -> None:
        """Note who is here, catch up with what no notice told, and close rooms that nobody is in."""
        here = {
            (room.record.id, visitor.seat)
            for room in self._rooms.values()
            for visitor in room.visitors
            if visitor.seat != SPECTATOR
        }
        await self.store.seen(sorted(here), time.time())
        rooms = list(self._rooms)
        for table, seen in (await self.store.last_seen(rooms)).items():
            if table in self._rooms:
                self._rooms[table].note_seen(seen)
        await self._look_up(rooms)
        now = time.monotonic()
        for table, room in list(self._rooms.items()):
            if not room.visitors and room.driver is None and now - room.touched > IDLE:
                del self._rooms[table]
        ROOMS.set(len(self._rooms))

    async def _every(self, seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await chore()
            except Exception:
                log.exception("a chore failed; it is tried again")

    def start(self, work: Any) -> None:
        """Do something beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def bot_seed(commitment: str, seat: int, ply: int) -> str:
    """What a bot's decision is seeded with: things that everybody knows, so that games can be retold."""
    return f"{commitment} {seat} {ply}"
