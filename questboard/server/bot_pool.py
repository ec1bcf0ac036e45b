"""The bot pool: processes that compute bot decisions, so that the event loop never blocks on one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from questboard.bots import Decision, Hint
from questboard.bots.thinker import advise, begin, think
from questboard.kernel import Table
from questboard.language import spoken
from questboard.worker_pool import SPAWN

T = TypeVar("T")

log = logging.getLogger(__name__)


class BotPool:
    """A pool of processes. Positions are sent to it as checkpoints."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    def decide(self, table: Table[Any, Any], level: str, seed: str) -> Awaitable[Decision]:
        """A bot's decision at a table as it stands now; the table may change in the meantime.

        The same position, level and seed give the same decision.
        """
        return self.run(think, table.rules.name, table.checkpoint(), level, seed)

    def advise(self, table: Table[Any, Any], level: str, seed: str, names: Sequence[str]) -> Awaitable[Hint]:
        """A bot's advice at a table as it stands now, in words."""
        return self.run(advise, table.rules.name, table.checkpoint(), level, seed, names, spoken())

    async def run(self, function: Callable[..., T], *arguments: Any) -> T:
        """Call a function in one of the processes; if its process dies, try once more."""
        pool = self._open_pool()
        try:
            return await _submit(pool, function, *arguments)
        except BrokenProcessPool:
            log.warning("a bot process died; restarting the pool")
            if self._pool is pool:  # another task may have restarted it already
                self._pool = None
            return await _submit(self._open_pool(), function, *arguments)

    def _open_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, SPAWN, initializer=begin)
        return self._pool

    def close(self) -> None:
        """Shut down the pool, after the decisions that are being computed."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


async def _submit(pool: ProcessPoolExecutor, function: Callable[..., T], *arguments: Any) -> T:
    return await asyncio.get_running_loop().run_in_executor(pool, function, *arguments)
