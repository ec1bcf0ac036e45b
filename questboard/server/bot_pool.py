"""The bot pool: processes that compute bot decisions, so that the event loop never blocks on one.

Each process does one job at a time. The others wait in a fair queue: whoever has had the least time for their
bots, counting the job that waits, comes next. So eighty tables of experts in one person's name delay a quick
bot at somebody else's table by the job that is being done, not by eighty.

Whatever happens in a process, the job ends: with its result, or with a `BotFailed` that says what is wrong.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from questboard.bots import Decision, Hint
from questboard.bots.thinker import Position, advise, begin, in_time, think
from questboard.kernel import Table
from questboard.language import spoken
from questboard.server.metrics import QUEUED
from questboard.worker_pool import SPAWN, Failed, attempt

T = TypeVar("T")

log = logging.getLogger(__name__)

PATIENCE = 60.0
"""Seconds that a job may take before its process is ended."""
TRIES = 2
"""How often a job is begun before it counts as one that kills its process."""
UNHURRIED = 10.0
"""How much more a second of thought counts where nobody waits for it."""
COSTS = {"random": 0.001, "easy": 0.02, "medium": 0.03}
"""Seconds that jobs take before any has been measured; all others are taken for experts'."""
LONGEST_GUESS = 0.5
FORGETTING = 0.2
"""How much of what is known of a kind of job the latest one changes."""
MAX_KNOWN = 10_000
"""People of whom it is kept how long their bots have thought."""


class BotFailed(Exception):
    """A bot could not decide; the message says why."""


class Job:
    """Something to be computed, for somebody."""

    def __init__(
        self,
        function: Callable[..., Any],
        arguments: Any,
        owner: str,
        kind: str,
        weight: float,
        finish: float,
    ) -> None:
        self.function = function
        self.arguments = arguments
        self.owner = owner
        self.kind = kind
        self.weight = weight
        self.finish = finish
        """When it would end, in the time of its owner; the least is the next."""
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Thinker:
    """A process that does one job after the other, and is started again when it has died."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._line: Connection | None = None
        """The process ends when this is closed."""

    async def do(self, patience: float, function: Callable[..., T], arguments: Sequence[Any]) -> T:
        """The result of a job; if its process dies, it is begun once more."""
        for _ in range(TRIES):
            if self._pool is None:
                self._line, theirs = SPAWN.Pipe()
                self._pool = ProcessPoolExecutor(1, SPAWN, initializer=begin, initargs=(theirs,))
            job = (patience, function, tuple(arguments))
            try:
                result = await asyncio.get_running_loop().run_in_executor(self._pool, attempt, in_time, job)
            except BrokenProcessPool:
                log.warning("a bot process died; it is started again")
                self.close()
            else:
                if isinstance(result, Failed):
                    raise BotFailed(f"it {result.why}")
                return result  # type: ignore[no-any-return]
        raise BotFailed(f"its process died {TRIES} times, or took longer than {patience:.0f} s")

    def close(self) -> None:
        """End the process at once, whatever it is doing."""
        pool, self._pool = self._pool, None
        if self._line is not None:
            self._line.close()
        if pool is not None:
            pool.shutdown(cancel_futures=True)


class BotPool:
    """A pool of processes, and the jobs that wait for one. Positions are sent to it as checkpoints."""

    def __init__(self, processes: int, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._thinkers = [Thinker() for _ in range(processes)]
        self._idle = list(self._thinkers)
        self._waiting: list[Job] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._costs: dict[str, float] = dict(COSTS)
        """Seconds that a job of each kind is expected to take."""
        self._used: defaultdict[str, float] = defaultdict(float)
        """The time of each owner: when the last of their jobs will have ended, if all were served alike."""
        self._now = 0.0
        """The time of those who are served; nobody who comes later gets the time before that."""

    async def decide(
        self, table: Table[Any, Any], level: str, seed: str, *, owner: str = "", hurried: bool = True
    ) -> Decision:
        """A bot's decision at a table as it stands now; the table may change in the meantime.

        The same position, level and seed give the same decision.
        """
        arguments = (Position.of(table), level, seed)
        return await self.run(think, *arguments, owner=owner, kind=level, hurried=hurried)

    async def advise(
        self, table: Table[Any, Any], level: str, seed: str, names: Sequence[str], *, owner: str = ""
    ) -> Hint:
        """A bot's advice at a table as it stands now, in words."""
        arguments = (Position.of(table), level, seed, names, spoken())
        return await self.run(advise, *arguments, owner=owner, kind=level)

    async def run(
        self,
        function: Callable[..., T],
        *arguments: Any,
        owner: str = "",
        kind: str = "",
        hurried: bool = True,
    ) -> T:
        """Call a function in one of the processes, when it is its owner's turn."""
        weight = 1.0 if hurried else UNHURRIED
        began = max(self._now, self._used[owner])
        finish = began + weight * self._costs.get(kind, LONGEST_GUESS)
        job = Job(function, arguments, owner, kind, weight, finish)
        self._used[owner] = finish
        self._waiting.append(job)
        self._dispatch()
        return await job.done  # type: ignore[no-any-return]

    @property
    def waiting(self) -> int:
        """How many jobs wait for a process."""
        return len(self._waiting)

    def used(self, owner: str) -> float:
        """Seconds of thought that somebody has had, and those of jobs that wait."""
        return self._used[owner]

    def _dispatch(self) -> None:
        """Give the jobs that come next to the processes that are free."""
        self._waiting = [job for job in self._waiting if not job.done.cancelled()]
        while self._idle and self._waiting:
            job = min(self._waiting, key=lambda job: job.finish)
            self._waiting.remove(job)
            task = asyncio.create_task(self._do(self._idle.pop(), job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        QUEUED.set(len(self._waiting))

    async def _do(self, thinker: Thinker, job: Job) -> None:
        began = time.monotonic()
        expected = job.weight * self._costs.get(job.kind, LONGEST_GUESS)
        self._now = max(self._now, job.finish - expected)
        try:
            result = await thinker.do(self._patience, job.function, job.arguments)
        except BaseException as error:
            if not job.done.done():
                job.done.set_exception(error if isinstance(error, BotFailed) else BotFailed(repr(error)))
            if not isinstance(error, Exception):
                raise
        else:
            if not job.done.done():
                job.done.set_result(result)
        finally:
            self._count(job, time.monotonic() - began - expected / job.weight)
            self._idle.append(thinker)
            self._dispatch()

    def _count(self, job: Job, more: float) -> None:
        """Note how long a job took, compared with what was expected."""
        cost = self._costs.get(job.kind, LONGEST_GUESS)
        self._costs[job.kind] = max(0.0001, cost + FORGETTING * more)
        self._used[job.owner] += job.weight * more
        if len(self._used) > MAX_KNOWN:
            for owner in [owner for owner, used in self._used.items() if used <= self._now]:
                del self._used[owner]

    def close(self) -> None:
        """End the processes, whatever they are doing: nobody waits for it any more."""
        self._waiting = []
        for thinker in self._thinkers:
            thinker.close()
