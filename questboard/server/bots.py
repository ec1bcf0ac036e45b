"""Bots: they take their turns, give hints, and answer for people whose clock has run out."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable
from contextlib import suppress
from typing import Literal, TypeVar

from questboard.bots import Decision, Hint
from questboard.server import moves
from questboard.server.errors import RequestError
from questboard.server.metrics import BOT_FAILURES, THINKING, TROUBLED
from questboard.server.process import ServerProcess
from questboard.server.protocol import Trouble
from questboard.server.room import NEAREST, Room
from questboard.server.store import StoreError

T = TypeVar("T")

log = logging.getLogger(__name__)

STAND_IN = "medium"
"""The level of a bot that plays for a person."""


def wake_bots(server: ServerProcess, room: Room) -> None:
    """Run bot turns until a person has to decide."""
    if room.bot_to_answer and room.bot_task is None and not room.sleeps:
        room.bot_task = server.start(_play_bots(server, room))


async def _play_bots(server: ServerProcess, room: Room) -> None:
    move = room.move
    try:
        while (level := room.bot_to_answer) and not room.sleeps:
            move = room.move
            await answer_with_bot(server, room, level, "bot")
    except (StoreError, OSError) as error:
        log.warning(
            "a bot can't answer now and will be asked again: %s", error, extra={"table": room.record.id}
        )
    except Exception as error:
        await report_trouble(server, room, move, error)
    finally:
        room.bot_task = None


async def report_trouble(server: ServerProcess, room: Room, move: int, error: Exception) -> None:
    """Tell everybody at a table that nobody answers for the seat whose turn it was, and wait for them.

    It is not tried again by itself: what has failed once would fail again, at the cost of everybody else.
    """
    async with room.lock:
        ask = room.table.ask
        if ask is None or room.move != move or room.record.status != "playing":
            return
        level = room.level_for(ask) or STAND_IN
        facts = {"table": room.record.id, "seat": ask.seat, "bot": level, "ply": room.table.ply}
        log.error("a bot failed; its table waits for its people: %s", error, extra=facts, exc_info=error)
        BOT_FAILURES.labels(level).inc()
        now = time.time()
        trouble = Trouble(ask.seat, level, now)
        await moves.change_table(server, room, trouble=trouble, due=None, updated=now)
        room.send_scene(room.lines_sent())  # a person whose tie could not be broken is asked
    TROUBLED.set(await server.store.troubled())


async def answer_with_bot(server: ServerProcess, room: Room, level: str, by: Literal["bot", "clock"]) -> None:
    """Let a bot answer the current question, unless somebody else does so while it thinks.

    `NEAREST` takes the first option.
    """
    async with room.lock:
        ask, move = room.table.ask, room.move
        if ask is None:
            return
        thinking = None if level == NEAREST else decide(server, room, level)
    index = 0 if thinking is None else (await thinking).index
    still_wanted = room.bot_to_answer == level if by == "bot" else True
    with suppress(RequestError):
        if still_wanted and room.move == move:
            await moves.answer(server, room, ask.seat, move, index, by)


def decide(server: ServerProcess, room: Room, level: str) -> Awaitable[Decision]:
    """What a bot would answer now, and why; the room may change in the meantime."""
    table, mine = room.table, owner(room)
    assert table.ask is not None
    seed = bot_seed(table.state.luck.commitment, table.ask.seat, table.ply)
    hurried = room.is_awaited and not server.budgets.is_spent("thinking", mine)
    return _timed(
        server, level, server.bot_pool.decide(table, level, seed, owner=mine, hurried=hurried), mine
    )


def advise(server: ServerProcess, room: Room, level: str) -> Awaitable[Hint]:
    """What a bot would answer now, why, and what comes next; the room may change in the meantime."""
    table = room.table
    assert table.ask is not None
    seed = bot_seed(table.state.luck.commitment, table.ask.seat, table.ply)
    thinking = server.bot_pool.advise(table, level, seed, room.names, owner=owner(room))
    return _timed(server, level, thinking, owner(room))


async def _timed(server: ServerProcess, level: str, thinking: Awaitable[T], owner: str) -> T:
    """Count the time that somebody's bots take, the wait for a process included."""
    began = time.monotonic()
    try:
        return await THINKING.timed(level, thinking)
    finally:
        server.budgets.charge("thinking", owner, time.monotonic() - began)


def owner(room: Room) -> str:
    """In whose name the bots of a table think."""
    return room.record.host or room.record.id


def bot_seed(commitment: str, seat: int, ply: int) -> str:
    """The seed of a bot's decision: public facts only, so that a game can be reproduced."""
    return f"{commitment} {seat} {ply}"
