"""Thinkers: processes in which bots think, so that the server never waits for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

from questboard.bots import Appraisal, Decision
from questboard.bots.thinker import appraise, begin, think
from questboard.kernel import Table

T = TypeVar("T")

log = logging.getLogger(__name__)


class Thinkers:
    """A pool of processes. A position travels to them as a checkpoint, and what they think comes back."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    def decide(self, table: Table[Any, Any], level: str, seed: str) -> Awaitable[Decision]:
        """What a bot answers at a table as it stands now; the table may go on in the meantime.

        The same position, level and seed give the same answer.
        """
        return self._do(think, table.rules.name, table.checkpoint(), level, seed)

    def appraise(
        self, game: str, checkpoint: bytes, index: int, level: str, seed: str, seconds: float
    ) -> Awaitable[Appraisal]:
        """What an answer in a position was worth."""
        return self._do(appraise, game, checkpoint, index, level, seed, seconds)

    async def _do(self, work: Callable[..., T], *given: Any) -> T:
        pool = self._open_pool()
        try:
            return await _submit(pool, work, *given)
        except BrokenProcessPool:
            log.warning("a thinker has died; the pool is started again")
            if self._pool is pool:  # and not a new one, which somebody else has opened
                self._pool = None
            return await _submit(self._open_pool(), work, *given)

    def _open_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._count, get_context("spawn"), initializer=begin)
        return self._pool

    def close(self) -> None:
        """Send the thinkers home, as soon as they have finished their thoughts."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


async def _submit(pool: ProcessPoolExecutor, work: Callable[..., T], *given: Any) -> T:
    return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
