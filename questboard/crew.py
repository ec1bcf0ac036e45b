"""A crew: processes of this machine that do pieces of work, and of which any may die.

Each is given one piece at a time, so that it is known whose work is lost when it dies. What comes of the
pieces comes as it is ready, in any order, with the number of its piece.
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
"""How often a piece is begun before it counts as one that ends its process."""
SPAWN = get_context("spawn")  # a fork would copy the thread that draws the progress bar

Piece = TypeVar("Piece")
Done = TypeVar("Done")
Doing: TypeAlias = Generator[tuple[int, Done], None, None]
"""What has come of which piece; whoever closes it ends the work that is still being done."""


class WorkError(QuestboardError):
    """A piece of work can't be done; the message names it and says why."""

    def __init__(self, number: int, piece: object, why: str) -> None:
        super().__init__(f"{piece} {why}")
        self.number = number
        self.why = why


class Failed(msgspec.Struct, frozen=True):
    """What went wrong, in words: an error itself is not sure to travel between processes."""

    why: str


def attempt(do: Callable[[Piece], Done], piece: Piece) -> Done | Failed:
    """What comes of a piece of work, or what went wrong."""
    try:
        return do(piece)
    except Exception as error:
        return Failed(f"failed ({type(error).__name__}: {error})")


def _settled(number: int, piece: object, answer: Done | Failed) -> tuple[int, Done]:
    if isinstance(answer, Failed):
        raise WorkError(number, piece, answer.why)
    return number, answer


def do_all(
    do: Callable[[Piece], Done], pieces: Sequence[Piece], workers: int, games: Sequence[str] = ()
) -> Doing[Done]:
    """Do pieces of work on some processes, which load these games first, or in this one if one is enough."""
    if workers > 1:
        yield from _do_by_crew(do, pieces, workers, games)
    else:
        for number, piece in enumerate(pieces):
            yield _settled(number, piece, attempt(do, piece))


def _do_by_crew(
    do: Callable[[Piece], Done], pieces: Sequence[Piece], workers: int, games: Sequence[str]
) -> Doing[Done]:
    waiting, lost = deque(enumerate(pieces)), Counter[int]()
    crew: list[Worker[Piece]] = []
    try:
        for _ in range(min(workers, len(pieces))):
            crew.append(Worker(do, games, waiting))
        while busy := {worker.pipe: worker for worker in crew if worker.task is not None}:
            for pipe in wait(list(busy)):
                worker = busy[pipe]  # type: ignore[index]
                assert worker.task is not None
                number, piece = worker.task
                try:
                    answer = worker.pipe.recv()
                except (EOFError, OSError):  # the process has died
                    lost[number] += 1
                    if lost[number] == TRIES:
                        raise WorkError(number, piece, f"has ended its process {TRIES} times") from None
                    waiting.appendleft((number, piece))
                    worker.dismiss()
                    crew[crew.index(worker)] = Worker(do, games, waiting)
                else:
                    worker.take(waiting)
                    yield _settled(number, piece, answer)
    finally:
        for worker in crew:
            worker.dismiss()


class Worker(Generic[Piece]):
    """A process that does one piece of work after the other."""

    task: tuple[int, Piece] | None
    """The piece that it works on now, and its number."""

    def __init__(
        self, do: Callable[[Piece], Any], games: Sequence[str], waiting: deque[tuple[int, Piece]]
    ) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        self._process = SPAWN.Process(target=_work, args=(theirs, do, games), daemon=True)
        with _deaf():
            self._process.start()
        theirs.close()  # so that the pipe ends when the process does
        self.take(waiting)

    def take(self, waiting: deque[tuple[int, Piece]]) -> None:
        """Begin the next piece, if there is one."""
        self.task = waiting.popleft() if waiting else None
        with suppress(BrokenPipeError):  # it has died; the pipe will say so to whoever waits
            self.pipe.send(self.task)

    def dismiss(self) -> None:
        """End the process at once, whatever it does."""
        self._process.kill()
        self._process.join()
        self.pipe.close()


def _work(pipe: Connection, do: Callable[[Any], Any], games: Sequence[str]) -> None:
    for game in games:
        load_rules(game)
    begin()
    while (task := pipe.recv()) is not None:
        pipe.send(attempt(do, task[1]))


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes that are started here don't hear Ctrl-C, which is meant for whoever started them."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
