"""`python -m questboard.testing.mutants GAME`: how many small mistakes in a game its tests would notice."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from collections import deque
from collections.abc import Sequence
from multiprocessing.connection import wait
from pathlib import Path
from time import perf_counter

import msgspec

from questboard.games import PLAYABLE
from questboard.testing.mutants.mutant import ROOT, Mutant
from questboard.testing.mutants.record import SHARED, Chooser, Chosen, Record, make_record, recorded
from questboard.testing.mutants.report import (
    Fate,
    Progress,
    Results,
    explanations,
    fate_of,
    keep,
    report,
    results_file,
)
from questboard.testing.mutants.sample import draw, files, mutants_of
from questboard.testing.mutants.trial import Job, Server, Verdict, serve_bare, serve_collected


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit status is 1 if there are survivors that nobody has explained."""
    wanted = _parser().parse_args(arguments)
    game: str = wanted.game
    os.environ["CI"] = "1"  # property tests try the same cases each time
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    folder = tempfile.mkdtemp(prefix="mutants-")
    os.environ["TMPDIR"] = os.environ["PYTEST_DEBUG_TEMPROOT"] = folder
    tempfile.tempdir = None
    os.chdir(ROOT)
    try:
        chooser = Chooser(game, need_record(game))
        mutants = _mutants(wanted, chooser)
        if wanted.list:
            for mutant in mutants:
                print(f"{mutant.file}:{mutant.line}  {mutant.what}", *mutant.describe(), sep="\n    ")
            return 0
        results = Results(game, wanted.seed, try_all(game, mutants, chooser, wanted.jobs))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    if not (wanted.line or wanted.again):
        keep(results)
    print(report(results))
    return int(any(fate.result == "survived" and not fate.explained for fate in results.fates))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m questboard.testing.mutants", description=__doc__)
    parser.add_argument("game", choices=PLAYABLE)
    parser.add_argument("--n", type=int, default=200, help="how many mutants to try")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time")
    parser.add_argument("--only", action="append", help="only of files whose path contains this")
    parser.add_argument(
        "--line", action="append", help="FILE:LINE, all mutants of a line, instead of a sample"
    )
    parser.add_argument("--again", action="store_true", help="only those that survived the last time")
    parser.add_argument("--list", action="store_true", help="show the mutants and try none")
    return parser


def _mutants(wanted: argparse.Namespace, chooser: Chooser) -> list[Mutant]:
    """The mutants that the command asks for."""
    found = [mutant for file in files(wanted.game) for mutant in mutants_of(file)]
    if wanted.line:
        places = [place.rpartition(":") for place in wanted.line]
        everything = {mutant for file, _, _ in places for mutant in mutants_of(_path(file))}
        lines = {(_path(file), int(line)) for file, _, line in places}
        return sorted(
            (mutant for mutant in everything if (mutant.file, mutant.line) in lines),
            key=lambda each: each.start,
        )
    if wanted.again:
        last = msgspec.json.decode(results_file(wanted.game).read_bytes(), type=Results)
        survivors = {(fate.file, fate.before, fate.after) for fate in last.fates if fate.result == "survived"}
        return [mutant for mutant in found if (mutant.file, *mutant.describe()) in survivors]
    if wanted.only:
        found = [mutant for mutant in found if any(part in mutant.file for part in wanted.only)]
    if wanted.game in SHARED:
        others = [box for box in SHARED if box != wanted.game and SHARED[box] == SHARED[wanted.game]]
        elsewhere = [Chooser(box, need_record(box)) for box in others]
        found = [mutant for mutant in found if not _belongs(mutant, chooser, elsewhere)]
    return draw(found, wanted.n, wanted.seed)


def _path(file: str) -> str:
    return Path(file).resolve().relative_to(ROOT).as_posix()


def _belongs(mutant: Mutant, chooser: Chooser, others: list[Chooser]) -> bool:
    """Whether a mutant of shared code is on a line that only other boxes' tests run."""
    if mutant.place != "function" or "/adventure/" not in mutant.file:
        return False
    lines = range(mutant.lines[0], mutant.lines[1] + 1)
    if chooser.record.running(mutant.file, lines) or set(lines) & set(
        chooser.record.loading.get(mutant.file, ())
    ):
        return False
    return any(other.record.running(mutant.file, lines) for other in others)


def need_record(game: str) -> Record:
    """The record of the game's tests; it is made if there is none."""
    if record := recorded(game):
        return record
    print(f"Running the tests of {game} once, to see which of them run what ...", file=sys.stderr, flush=True)
    start = perf_counter()
    server = Server(lambda _: make_record(game))
    server.close()
    record = recorded(game)
    if record is None:
        raise SystemExit(f"the tests of {game} could not be run; try `pytest tests/{game}`")
    print(f"{len(record.seconds)} tests, {perf_counter() - start:.0f} s.", file=sys.stderr, flush=True)
    for test in record.failed:
        print(f"{test} fails and is left out.", file=sys.stderr)
    return record


class _Lane:
    """Two servers, of which one at a time works on a mutant."""

    def __init__(self, game: str, others: list[Server]) -> None:
        self.collected = Server(serve_collected(f"tests/{game}"), others)
        self.bare = Server(serve_bare, [*others, self.collected])
        self.at: Server = self.bare


def try_all(game: str, mutants: list[Mutant], chooser: Chooser, jobs: int) -> list[Fate]:
    """Try mutants, as many at a time as there are jobs, and say what became of each."""
    import hypothesis  # noqa: F401  (the servers have imported what takes long)

    import questboard.testing.services  # noqa: F401

    servers: list[Server] = []
    lanes: list[_Lane] = []
    for _ in range(min(jobs, len(mutants))):
        lanes.append(_Lane(game, servers))
        servers += [lanes[-1].collected, lanes[-1].bare]
    explained = explanations(game)
    waiting = deque((mutant, chooser.choose(mutant)) for mutant in mutants)
    working: dict[int, tuple[Mutant, Chosen]] = {}
    progress, fates = Progress(len(mutants)), []

    def settle(mutant: Mutant, chosen: Chosen, verdict: Verdict) -> None:
        fates.append(fate_of(mutant, verdict, chosen.tests, explained))
        progress.step(fates[-1])

    def start(number: int) -> None:
        while waiting:
            mutant, chosen = waiting.popleft()
            if not chosen.tests:
                settle(mutant, chosen, Verdict("survived"))
                continue
            lane = lanes[number]
            lane.at = lane.bare if chosen.anew else lane.collected
            lane.at.send(Job(mutant, [(test, chooser.record.seconds[test]) for test in chosen.tests]))
            working[number] = (mutant, chosen)
            return

    try:
        for number in range(len(lanes)):
            start(number)
        while working:
            ready = wait([lanes[number].at.channel for number in working], timeout=600)
            for number in [number for number in working if lanes[number].at.channel in ready]:
                mutant, chosen = working.pop(number)
                verdict = lanes[number].at.receive()
                if verdict.result == "misfit" and not chosen.anew:
                    waiting.appendleft((mutant, Chosen(chosen.tests, anew=True)))
                else:
                    settle(mutant, chosen, verdict)
                start(number)
    except KeyboardInterrupt:
        print("\nInterrupted; this is what was found until now.", file=sys.stderr)
    finally:
        for server in servers:
            server.close()
    return fates


if __name__ == "__main__":
    sys.exit(main())
