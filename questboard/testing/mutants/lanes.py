"""Trying many mutants, a few at a time."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Sequence
from multiprocessing.connection import wait
from time import perf_counter

from questboard.testing.mutants.choice import Chooser, Chosen
from questboard.testing.mutants.mutant import Mutant
from questboard.testing.mutants.record import Book, Record, Suite, book_of, keep_book, write_pages
from questboard.testing.mutants.trial import Job, Server, Verdict, serve_bare, serve_collected


def need_record(suite: Suite) -> Record:
    """The record of a suite of tests; what is missing of it is made."""
    book, missing = book_of(suite)
    if missing:
        start = perf_counter()
        _say(f"Running tests of {suite.game} to see what each of them runs: {len(missing)} files ...")
        Server(lambda _: write_pages(suite, missing)).close()
        book, still = book_of(suite)
        if still:
            raise SystemExit(f"{still[0]} could not be run; try `pytest {still[0]}`")
        new = Record(book, missing)
        _leave_out(book, new, Server(serve_collected(missing)))
        keep_book(suite, book)
        _say(f"{len(new.seconds)} tests, {perf_counter() - start:.0f} s.")
    record = Record(book, suite.files)
    for test in sorted(record.failed):
        _say(f"Left out, since it fails anyway: {test}")
    return record


def _leave_out(book: Book, record: Record, server: Server) -> None:
    """Find tests that fail when they run as mutants' tests do: in another order, in a forked process."""
    tests = record.quickest
    while tests:
        server.send(Job(None, [(test, record.seconds[test]) for test in tests]))
        verdict = server.receive()
        if verdict.result == "survived":
            break
        if verdict.by not in tests:
            raise SystemExit(f"the tests could not be run: {verdict.why}")
        book.pages[verdict.by.partition("::")[0]].failed.append(verdict.by)
        tests = tests[tests.index(verdict.by) + 1 :]
    server.close()


def _say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


class _Lane:
    """Two servers, of which one at a time works on a mutant."""

    def __init__(self, tests: Sequence[str], others: Sequence[Server]) -> None:
        self.collected = Server(serve_collected(tests), others)
        self.bare = Server(serve_bare, [*others, self.collected])
        self.at = self.bare


class _Trial:
    """A mutant on its way through the stages of its tests."""

    def __init__(self, mutant: Mutant, chosen: Chosen) -> None:
        self.mutant = mutant
        self.chosen = chosen
        self.stage = 0
        self.verdict = Verdict("survived")


def try_all(
    mutants: Sequence[Mutant],
    chooser: Chooser,
    tests: Sequence[str],
    jobs: int,
    settle: Callable[[Mutant, Chosen, Verdict], None],
) -> None:
    """Try mutants, as many at a time as there are jobs, and hand on each verdict."""
    servers: list[Server] = []
    lanes: list[_Lane] = []
    for _ in range(min(jobs, len(mutants))):
        lanes.append(_Lane(tests, servers))
        servers += [lanes[-1].collected, lanes[-1].bare]
    waiting = deque(_Trial(mutant, chooser.choose(mutant)) for mutant in mutants)
    working: dict[int, _Trial] = {}
    seconds = chooser.record.seconds

    def start(lane: int) -> None:
        while waiting:
            trial = waiting.popleft()
            if trial.stage < len(trial.chosen.stages):
                lanes[lane].at = lanes[lane].bare if trial.chosen.anew else lanes[lane].collected
                tests = [(test, seconds[test]) for test in trial.chosen.stages[trial.stage]]
                lanes[lane].at.send(Job(trial.mutant, tests))
                working[lane] = trial
                return
            settle(trial.mutant, trial.chosen, trial.verdict)

    def end(lane: int) -> None:
        trial, verdict = working.pop(lane), lanes[lane].at.receive()
        verdict.ran += trial.verdict.ran
        verdict.seconds += trial.verdict.seconds
        trial.verdict = verdict
        if verdict.result == "misfit" and not trial.chosen.anew:
            trial.chosen = Chosen(trial.chosen.stages, anew=True)
            waiting.appendleft(trial)
        elif verdict.result == "survived":
            trial.stage += 1
            waiting.appendleft(trial)
        else:
            settle(trial.mutant, trial.chosen, verdict)

    try:
        for lane in range(len(lanes)):
            start(lane)
        while working:
            ready = wait([lanes[lane].at.channel for lane in working])
            for lane in [lane for lane in working if lanes[lane].at.channel in ready]:
                end(lane)
                start(lane)
    except KeyboardInterrupt:
        _say("Interrupted; this is what was found until now.")
    finally:
        for server in servers:
            server.close()
