"""The lifespan of a server process: what runs in the background, and an orderly end."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from questboard.server import clock, garbage, people, presence, sync
from questboard.server.process import ServerProcess
from questboard.server.room import BOT_TIMEOUT

log = logging.getLogger(__name__)

FORGET_INTERVAL = 600.0
"""Seconds between two looks for old tables."""
GRACE = 2.0
"""Seconds that a bot in another process has to answer before we take over at the start."""


@asynccontextmanager
async def running(server: ServerProcess, keep_days: float = 0) -> AsyncIterator[None]:
    """Serve until the block ends; bots that a stopped server left behind play on."""
    await server.pubsub.open(
        lambda notice: sync.receive(server, notice),
        lambda: server.spawn(presence.refresh_presence(server)),
    )
    server.spawn(_every(clock.CHECK_INTERVAL, lambda: clock.answer_overdue(server)))
    server.spawn(_every(presence.REFRESH_INTERVAL, lambda: presence.refresh_presence(server)))
    server.spawn(_every(FORGET_INTERVAL, lambda: people.forget_old(server, keep_days)))
    server.spawn(_every(garbage.SWEEP_INTERVAL, garbage.sweep))
    # People are served at once; bots that were thinking when the last server ended come after that.
    server.spawn(_wake(server, BOT_TIMEOUT if server.pubsub.is_alone else BOT_TIMEOUT - GRACE))
    try:
        yield
    finally:
        await server.cancel_tasks()
        for room in server.rooms.values():
            for visitor in room.visitors:
                visitor.close(1012, "the server is restarting")
        await asyncio.to_thread(server.bot_pool.close)
        await server.pubsub.close()
        await server.store.close()


async def _wake(server: ServerProcess, ahead: float) -> None:
    try:
        await clock.answer_overdue(server, ahead)
    except Exception:  # the clock tries again in a second
        log.exception("bots could not be woken at the start")


async def _every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception:
            log.exception("a background task failed; it will run again")
