"""The local engine: matches on several processes of this machine.

Each process is given one match at a time, so that it is known whose match is lost when it dies. Results
come as they are ready, in any order.
"""

from __future__ import annotations

import signal
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from threading import current_thread, main_thread
from typing import TypeAlias

from questboard.arena.matches import Match
from questboard.arena.results import Result, play
from questboard.bots.thinker import begin
from questboard.games import load_rules
from questboard.kernel import QuestboardError

TRIES = 3
"""How often a match is begun before it counts as one that ends its process."""

Play: TypeAlias = Callable[[Match], Result]
Playing: TypeAlias = Generator[Result, None, None]
"""Results as they come; whoever closes it ends the games that are still being played."""
SPAWN = get_context("spawn")  # a fork would copy the thread that draws the progress bar


class MatchError(QuestboardError):
    """A match can't be played to its end; the message names it and says how to play it alone."""

    def __init__(self, match: Match, why: str) -> None:
        super().__init__(
            f"{match} {why}; the same command with --match {match.number} plays it alone, and shows more"
        )


def attempt(play: Play, match: Match) -> Result | str:
    """The result of a match, or what went wrong: only that is sure to travel between processes."""
    try:
        return play(match)
    except Exception as error:
        return f"failed ({type(error).__name__}: {error})"


def settled(match: Match, answer: Result | str) -> Result:
    """The result of an attempt; a failed one is raised here."""
    if isinstance(answer, str):
        raise MatchError(match, answer)
    return answer


def play_all(matches: Sequence[Match], workers: int, play: Play = play) -> Playing:
    """Play matches on some processes, or in this one if one is enough; results come as they are ready."""
    if workers > 1:
        yield from _play_by_crew(matches, workers, play)
    else:
        for match in matches:
            yield settled(match, attempt(play, match))


def _play_by_crew(matches: Sequence[Match], workers: int, play: Play) -> Playing:
    waiting, lost = deque(matches), Counter[int]()
    games = sorted({match.game for match in matches})
    crew: list[Worker] = []
    try:
        for _ in range(min(workers, len(matches))):
            crew.append(Worker(play, games, waiting))
        while busy := {worker.pipe: worker for worker in crew if worker.match is not None}:
            for pipe in wait(list(busy)):
                worker = busy[pipe]  # type: ignore[index]
                match = worker.match
                assert match is not None
                try:
                    answer = worker.pipe.recv()
                except (EOFError, OSError):  # the process has died
                    lost[match.number] += 1
                    if lost[match.number] == TRIES:
                        raise MatchError(match, f"has ended its process {TRIES} times") from None
                    waiting.appendleft(match)
                    worker.dismiss()
                    crew[crew.index(worker)] = Worker(play, games, waiting)
                else:
                    worker.take(waiting)
                    yield settled(match, answer)
    finally:
        for worker in crew:
            worker.dismiss()


class Worker:
    """A process that plays one match after the other."""

    match: Match | None
    """The match that it plays now."""

    def __init__(self, play: Play, games: list[str], waiting: deque[Match]) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        self._process = SPAWN.Process(target=_work, args=(theirs, play, games), daemon=True)
        with _deaf():
            self._process.start()
        theirs.close()  # so that the pipe ends when the process does
        self.take(waiting)

    def take(self, waiting: deque[Match]) -> None:
        """Begin the next match, if there is one."""
        self.match = waiting.popleft() if waiting else None
        with suppress(BrokenPipeError):  # it has died; the pipe will say so to whoever waits
            self.pipe.send(self.match)

    def dismiss(self) -> None:
        """End the process at once, whatever it does."""
        self._process.kill()
        self._process.join()
        self.pipe.close()


def _work(pipe: Connection, play: Play, games: list[str]) -> None:
    for game in games:
        load_rules(game)
    begin()
    while (match := pipe.recv()) is not None:
        pipe.send(attempt(play, match))


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
