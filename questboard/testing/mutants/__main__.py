"""`python -m questboard.testing.mutants GAME`: how many small mistakes in a game its tests would notice."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from questboard.games import PLAYABLE
from questboard.testing.mutants.choice import Chooser, Chosen
from questboard.testing.mutants.lanes import need_record, try_all
from questboard.testing.mutants.mutant import ROOT, Mutant
from questboard.testing.mutants.record import BUILD, SHARED, Record, Suite
from questboard.testing.mutants.report import (
    Progress,
    Results,
    explanations,
    fate_of,
    keep,
    last_results,
    report,
)
from questboard.testing.mutants.sample import draw, files, mutants_of
from questboard.testing.mutants.trial import Verdict


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit status is 1 if a mutant could not be tried."""
    wanted = _parser().parse_args(arguments)
    os.environ["CI"] = "1"  # property tests try the same cases each time
    folder = tempfile.mkdtemp(prefix="mutants-")
    os.environ["TMPDIR"] = os.environ["PYTEST_DEBUG_TEMPROOT"] = folder
    tempfile.tempdir = None
    try:
        results = _run(wanted)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    if results is None:
        return 0
    if not (wanted.line or wanted.again):
        keep(results, wanted.build)
    print(report(results))
    return int(any(fate.result in ("broken", "misfit") for fate in results.fates))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m questboard.testing.mutants", description=__doc__)
    parser.add_argument("game", choices=PLAYABLE)
    parser.add_argument("--n", type=int, default=200, help="how many mutants to try")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    parser.add_argument("--only", action="append", help="only of files whose path contains this")
    parser.add_argument(
        "--line", action="append", help="FILE:LINE, all mutants of a line, instead of a sample"
    )
    parser.add_argument("--again", action="store_true", help="only those that survived the last time")
    parser.add_argument("--list", action="store_true", help="show the mutants and try none")
    parser.add_argument("--tests", action="append", help="run no other file of tests than this")
    parser.add_argument("--jobs", type=int, default=2, help="how many mutants to try at a time")
    parser.add_argument("--build", type=Path, default=BUILD, help="where records and results are kept")
    return parser


def _run(wanted: argparse.Namespace) -> Results | None:
    suite = Suite.of(wanted.game, wanted.build.resolve())
    if wanted.tests:
        suite = Suite(suite.game, [_path(file) for file in wanted.tests], suite.build)
    os.chdir(ROOT)
    chooser = Chooser(need_record(suite))
    mutants = _mutants(wanted, chooser)
    if wanted.list:
        for mutant in mutants:
            print(f"{mutant.file}:{mutant.line}  {mutant.what}", *mutant.describe(), sep="\n    ")
        return None
    results, progress = Results(wanted.game, wanted.seed, []), Progress(len(mutants))
    explained = explanations(wanted.game)

    def settle(mutant: Mutant, chosen: Chosen, verdict: Verdict) -> None:
        results.fates.append(fate_of(mutant, verdict, chosen.tests, explained))
        progress.step(results.fates[-1])

    try_all(mutants, chooser, suite.files, wanted.jobs, settle)
    return results


def _mutants(wanted: argparse.Namespace, chooser: Chooser) -> list[Mutant]:
    """The mutants that the command asks for."""
    if wanted.line:
        places = [place.rpartition(":") for place in wanted.line]
        lines = {(_path(file), int(line)) for file, _, line in places}
        found = [mutant for file in sorted({file for file, _ in lines}) for mutant in mutants_of(file)]
        return [mutant for mutant in found if (mutant.file, mutant.line) in lines]
    found = [mutant for file in files(wanted.game) for mutant in mutants_of(file)]
    if wanted.again:
        last = last_results(wanted.game, wanted.build)
        survivors = {(fate.file, fate.before, fate.after) for fate in last.fates if fate.result == "survived"}
        return [mutant for mutant in found if (mutant.file, *mutant.describe()) in survivors]
    if wanted.only:
        found = [mutant for mutant in found if any(part in mutant.file for part in wanted.only)]
    if wanted.game in SHARED:
        boxes = [box for box in SHARED if box != wanted.game and SHARED[box] == SHARED[wanted.game]]
        others = [need_record(Suite.of(box, wanted.build)) for box in boxes]
        found = [mutant for mutant in found if not _belongs_elsewhere(mutant, chooser.record, others)]
    return draw(found, wanted.n, wanted.seed)


def _path(file: str) -> str:
    return Path(file).resolve().relative_to(ROOT).as_posix()


def _belongs_elsewhere(mutant: Mutant, ours: Record, others: list[Record]) -> bool:
    """Whether a mutant of shared code is on a line that only other boxes' tests run."""
    if mutant.place != "function" or "/adventure/" not in mutant.file:
        return False
    lines = range(mutant.lines[0], mutant.lines[1] + 1)
    if ours.running(mutant.file, lines) or ours.loading.get(mutant.file, set()) & set(lines):
        return False
    return any(other.running(mutant.file, lines) for other in others)


if __name__ == "__main__":
    sys.exit(main())
