"""A pool of worker processes for independent tasks; it survives the death of a worker.

Each worker has one task at a time, so we know which task was lost when it dies. Results arrive in any
order, each with the number of its task. The arena, reviews and trials of adventures all run here.
"""

from __future__ import annotations

import signal
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from threading import current_thread, main_thread
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from questboard.bots.thinker import begin
from questboard.games import load_rules
from questboard.kernel import QuestboardError

TRIES = 3
"""How often a task is started before we conclude that it kills its worker."""
SPAWN = get_context("spawn")  # a fork would copy the thread that draws the progress bar

Task = TypeVar("Task")
Result = TypeVar("Result")
Results: TypeAlias = Generator[tuple[int, Result], None, None]
"""Task numbers and results. Closing the generator ends the tasks that are still running."""


class TaskError(QuestboardError):
    """A task can't be completed; the message names it and says why."""

    def __init__(self, number: int, task: object, why: str) -> None:
        super().__init__(f"{task} {why}")
        self.number = number
        self.why = why


class Failed(msgspec.Struct, frozen=True):
    """What went wrong, as text: not every exception can be sent between processes."""

    why: str


def attempt(function: Callable[[Task], Result], task: Task) -> Result | Failed:
    """The result of a task, or what went wrong."""
    try:
        return function(task)
    except Exception as error:
        return Failed(f"failed ({type(error).__name__}: {error})")


def run_all(
    function: Callable[[Task], Result], tasks: Sequence[Task], workers: int, games: Sequence[str] = ()
) -> Results[Result]:
    """Run a function on every task; with one worker, in this process.

    The workers load `games` first.
    """
    if workers > 1:
        yield from _run_in_pool(function, tasks, workers, games)
    else:
        for number, task in enumerate(tasks):
            yield _checked(number, task, attempt(function, task))


def _checked(number: int, task: object, result: Result | Failed) -> tuple[int, Result]:
    if isinstance(result, Failed):
        raise TaskError(number, task, result.why)
    return number, result


def _run_in_pool(
    function: Callable[[Task], Result], tasks: Sequence[Task], workers: int, games: Sequence[str]
) -> Results[Result]:
    waiting, lost = deque(enumerate(tasks)), Counter[int]()
    pool: list[Worker[Task]] = []
    try:
        for _ in range(min(workers, len(tasks))):
            pool.append(Worker(function, games, waiting))
        while busy := {worker.pipe: worker for worker in pool if worker.task is not None}:
            for pipe in wait(list(busy)):
                worker = busy[pipe]  # type: ignore[index]
                assert worker.task is not None
                number, task = worker.task
                try:
                    result = worker.pipe.recv()
                except (EOFError, OSError):  # the process has died
                    lost[number] += 1
                    if lost[number] == TRIES:
                        raise TaskError(number, task, f"killed its worker {TRIES} times") from None
                    waiting.appendleft((number, task))
                    worker.kill()
                    pool[pool.index(worker)] = Worker(function, games, waiting)
                else:
                    worker.take(waiting)
                    yield _checked(number, task, result)
    finally:
        for worker in pool:
            worker.kill()


class Worker(Generic[Task]):
    """A process that runs one task after the other."""

    task: tuple[int, Task] | None
    """The task that it is working on, and its number."""

    def __init__(
        self, function: Callable[[Task], Any], games: Sequence[str], waiting: deque[tuple[int, Task]]
    ) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        self._process = SPAWN.Process(target=_work, args=(theirs, function, games), daemon=True)
        with _ignore_interrupts():
            self._process.start()
        theirs.close()  # so that our end of the pipe closes when the process dies
        self.take(waiting)

    def take(self, waiting: deque[tuple[int, Task]]) -> None:
        """Start the next task, if there is one."""
        self.task = waiting.popleft() if waiting else None
        with suppress(BrokenPipeError):  # the process has died; `wait` will notice
            self.pipe.send(self.task)

    def kill(self) -> None:
        """End the process at once."""
        self._process.kill()
        self._process.join()
        self.pipe.close()


def _work(pipe: Connection, function: Callable[[Any], Any], games: Sequence[str]) -> None:
    for game in games:
        load_rules(game)
    begin()
    while (task := pipe.recv()) is not None:
        pipe.send(attempt(function, task[1]))


@contextmanager
def _ignore_interrupts() -> Iterator[None]:
    """Start processes that ignore Ctrl-C; the parent handles it."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
