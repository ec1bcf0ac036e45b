"""Trying many mutants, a few at a time."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from multiprocessing.connection import wait
from time import perf_counter

from questboard.testing.mutants.choice import Chooser, Chosen
from questboard.testing.mutants.mutant import Mutant
from questboard.testing.mutants.record import Book, Record, Suite, book_of, keep_book, write_pages
from questboard.testing.mutants.trial import Job, Server, Verdict, serve_bare, serve_collected

Settle = Callable[[Mutant, Chosen, Verdict], None]
"""What is done with the verdict on a mutant."""


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


class _Run:
    """Mutants that wait for a lane, and those that are on one."""

    def __init__(
        self, lanes: Sequence[_Lane], trials: Iterable[_Trial], seconds: Mapping[str, float], settle: Settle
    ) -> None:
        self.lanes = lanes
        self.waiting = deque(trials)
        self.working: dict[int, _Trial] = {}
        self.seconds = seconds
        self.settle = settle

    def go(self) -> None:
        """Keep every lane busy until all mutants are settled."""
        for lane in range(len(self.lanes)):
            self._start(lane)
        while self.working:
            ready = wait([self.lanes[lane].at.channel for lane in self.working])
            for lane in [lane for lane in self.working if self.lanes[lane].at.channel in ready]:
                self._end(lane)
                self._start(lane)

    def _start(self, number: int) -> None:
        """Put the next mutant with tests left on a lane; those without are settled."""
        lane = self.lanes[number]
        while self.waiting:
            trial = self.waiting.popleft()
            if trial.stage < len(trial.chosen.stages):
                lane.at = lane.bare if trial.chosen.anew else lane.collected
                tests = [(test, self.seconds[test]) for test in trial.chosen.stages[trial.stage]]
                lane.at.send(Job(trial.mutant, tests))
                self.working[number] = trial
                return
            self.settle(trial.mutant, trial.chosen, trial.verdict)

    def _end(self, number: int) -> None:
        """Take a mutant from its lane: it is settled, or comes next again."""
        trial, verdict = self.working.pop(number), self.lanes[number].at.receive()
        verdict.ran += trial.verdict.ran
        verdict.seconds += trial.verdict.seconds
        trial.verdict = verdict
        if verdict.result == "misfit" and not trial.chosen.anew:
            trial.chosen = Chosen(trial.chosen.stages, anew=True)
            self.waiting.appendleft(trial)
        elif verdict.result == "survived":
            trial.stage += 1
            self.waiting.appendleft(trial)
        else:
            self.settle(trial.mutant, trial.chosen, verdict)


def try_all(
    mutants: Sequence[Mutant], chooser: Chooser, tests: Sequence[str], jobs: int, settle: Settle
) -> None:
    """Try mutants, as many at a time as there are jobs, and hand on each verdict."""
    servers: list[Server] = []
    lanes: list[_Lane] = []
    for _ in range(min(jobs, len(mutants))):
        lanes.append(_Lane(tests, servers))
        servers += [lanes[-1].collected, lanes[-1].bare]
    trials = (_Trial(mutant, chooser.choose(mutant)) for mutant in mutants)
    try:
        _Run(lanes, trials, chooser.record.seconds, settle).go()
    except KeyboardInterrupt:
        _say("Interrupted; this is what was found until now.")
    finally:
        for server in servers:
            server.close()
