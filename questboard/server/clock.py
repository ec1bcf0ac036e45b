"""The clock: the server answers for a person whose time is up, and for a bot whose process has died."""

from __future__ import annotations

import logging
import time
from contextlib import suppress

from questboard.kernel import PASS
from questboard.server import lobby, moves, play, sync
from questboard.server.bots import STAND_IN, answer_with_bot, report_trouble, wake_bots
from questboard.server.errors import RequestError
from questboard.server.process import ServerProcess
from questboard.server.room import BOT_TIMEOUT, Room
from questboard.server.rooms import get_room
from questboard.server.store import StoreError

log = logging.getLogger(__name__)

BEAT_INTERVAL = 3.0
"""Seconds between two notes of the time."""
LOST_AFTER = 10.0
"""Seconds without a note after which the clocks count as having stood still."""
CHECK_INTERVAL = 1.0
"""Seconds between two checks for clocks and late bots."""


async def answer_overdue(server: ServerProcess, ahead: float = 0.0) -> None:
    """Answer at all tables where an answer is overdue, or will be in `ahead` seconds."""
    await credit_lost_time(server)
    now = time.time()
    for table in await server.store.due(now + ahead):
        try:
            await _check_table(server, await get_room(server, table), now, now + ahead)
        except (StoreError, OSError) as error:  # nothing is wrong with the table itself
            log.warning("an overdue table is tried again later: %s", error, extra={"table": table})
        except Exception:  # one broken table must not stop the others, nor come back every second
            log.exception("an overdue table can't be loaded", extra={"table": table})
            await server.store.change_table(table, due=None)


async def credit_lost_time(server: ServerProcess) -> None:
    """Give all clocks back the time in which no process was at work, or by which the system's clock jumped.

    Every few seconds a process notes the time in the database. If that was long ago, or lies ahead, one
    process puts all clocks forward or back by as much.
    """
    now = time.time()
    last = await server.store.heartbeat()
    gap = now - last if last is not None else 0.0
    if last is None or abs(gap) >= BEAT_INTERVAL:
        lost = gap if gap > LOST_AFTER or gap < -BEAT_INTERVAL else 0.0
        if await server.store.beat(last, now, lost) and lost:
            log.warning(
                "clocks were stopped, or jumped, and get the time back", extra={"seconds": round(lost)}
            )
            await sync.catch_up_stale(server, list(server.rooms))
            for room in server.rooms.values():
                if room.record.due is not None and room.record.clock and not room.is_outdated:
                    room.send_scene(room.lines_sent())


async def _check_table(server: ServerProcess, room: Room, now: float, before: float) -> None:
    if room.record.status == "gathering":
        if room.record.due is not None and room.record.due <= now:
            await lobby.begin_if_full(server, room)
        elif not room.record.awaits_seeds:
            await server.store.change_table(room.record.id, due=None)
    elif room.record.paused:
        if room.record.due is not None and room.record.due <= now:
            await play.pause(server, room, paused=False)
    elif room.is_outdated or (room.bot_to_answer and room.sleeps):
        await server.store.change_table(room.record.id, due=None)
    elif room.bot_to_answer:
        # Several processes may see a late bot; the one that postpones it first takes over.
        if room.bot_task is None and await server.store.postpone(room.record.id, before, now + BOT_TIMEOUT):
            wake_bots(server, room)
    elif room.record.clock and room.record.due and room.record.due <= now:
        await _answer_for_person(server, room)


async def _answer_for_person(server: ServerProcess, room: Room) -> None:
    """Pass for a person whose time is up; where passing is no option, answer as a bot would."""
    ask, move = room.table.ask, room.move
    if ask is None or room.record.paused:
        return
    options = list(ask.options)
    if PASS in options:
        with suppress(RequestError):
            await moves.answer(server, room, ask.seat, move, options.index(PASS), "clock")
    else:
        try:
            await answer_with_bot(server, room, STAND_IN, "clock")
        except (StoreError, OSError):
            raise
        except Exception as error:
            await report_trouble(server, room, move, error)
    wake_bots(server, room)
