"""Thinkers: processes in which bots think, so that the server never waits for them."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
from collections.abc import Awaitable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread
from typing import Any

from questboard.bots import Chair, Decision, make_bot
from questboard.games import load_rules
from questboard.kernel import Table

log = logging.getLogger(__name__)


class Thinkers:
    """A pool of processes. A position travels to them as a checkpoint, and a decision comes back."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    def decide(self, table: Table[Any, Any], level: str, seed: str) -> Awaitable[Decision]:
        """What a bot answers at a table as it stands now; the table may go on in the meantime.

        The same position, level and seed give the same answer.
        """
        return self._decide(table.rules.name, table.checkpoint(), level, seed)

    async def _decide(self, *work: Any) -> Decision:
        try:
            return await self._submit(*work)
        except BrokenProcessPool:
            log.warning("a thinker has died; the pool is started again")
            self._pool = None
            return await self._submit(*work)

    async def _submit(self, *work: Any) -> Decision:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._count, get_context("spawn"), initializer=_prepare)
        return await asyncio.get_running_loop().run_in_executor(self._pool, think, *work)

    def close(self) -> None:
        """Send the thinkers home."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def think(game: str, checkpoint: bytes, level: str, seed: str) -> Decision:
    """A bot's decision; the bot gets a chair, not the table."""
    table = Table.resume(load_rules(game), checkpoint)
    return make_bot(level, seed).decide(Chair.at(table))


def _prepare() -> None:
    """A thinker goes when the server has gone, however it went."""
    gc.freeze()
    parent = parent_process()
    if parent is not None:
        Thread(target=_follow, args=(parent.sentinel,), daemon=True).start()


def _follow(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
