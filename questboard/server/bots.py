"""Bots: they take their turns, give hints, and answer for people whose clock has run out."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from typing import Literal

from questboard.bots import Decision, Hint
from questboard.kernel import QuestboardError
from questboard.server import moves
from questboard.server.errors import RequestError
from questboard.server.metrics import THINKING
from questboard.server.process import ServerProcess
from questboard.server.room import NEAREST, Room
from questboard.server.store import StoreError

log = logging.getLogger(__name__)

STAND_IN = "medium"
"""The level of a bot that plays for a person."""
RETRY_BROKEN_AFTER = 3600.0
"""Seconds after which a table at which something failed is tried again."""


def wake_bots(server: ServerProcess, room: Room) -> None:
    """Run bot turns until a person has to decide."""
    if room.bot_to_answer and room.bot_task is None:
        room.bot_task = server.start(_play_bots(server, room))


async def _play_bots(server: ServerProcess, room: Room) -> None:
    try:
        while level := room.bot_to_answer:
            await answer_with_bot(server, room, level, "bot")
    except QuestboardError as error:
        log.warning("a bot's answer was refused: %s", error, extra={"table": room.record.id})
    except (StoreError, OSError, BrokenExecutor) as error:
        log.warning(
            "a bot can't answer now and will be asked again: %s", error, extra={"table": room.record.id}
        )
    except Exception:
        log.exception("a rule failed", extra={"table": room.record.id})
        room.broken = True
        await server.store.change_table(room.record.id, due=time.time() + RETRY_BROKEN_AFTER)
    finally:
        room.bot_task = None


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
    table = room.table
    assert table.ask is not None
    seed = bot_seed(table.state.luck.commitment, table.ask.seat, table.ply)
    return THINKING.timed(level, server.bot_pool.decide(table, level, seed))


def advise(server: ServerProcess, room: Room, level: str) -> Awaitable[Hint]:
    """What a bot would answer now, why, and what comes next; the room may change in the meantime."""
    table = room.table
    assert table.ask is not None
    seed = bot_seed(table.state.luck.commitment, table.ask.seat, table.ply)
    return THINKING.timed(level, server.bot_pool.advise(table, level, seed, room.names))


def bot_seed(commitment: str, seat: int, ply: int) -> str:
    """The seed of a bot's decision: public facts only, so that a game can be reproduced."""
    return f"{commitment} {seat} {ply}"
