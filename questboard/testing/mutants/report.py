"""What became of the mutants: progress, the list of survivors, and a file for later."""

from __future__ import annotations

import sys
from collections import Counter
from math import sqrt
from pathlib import Path
from time import perf_counter

import msgspec
import yaml

from questboard.testing.mutants.mutant import ROOT, Mutant
from questboard.testing.mutants.trial import Verdict

NOTICED = ("killed", "timeout", "loading")


class Fate(msgspec.Struct, omit_defaults=True):
    """What became of one mutant."""

    file: str
    line: int
    what: str
    before: str
    after: str
    result: str
    by: str = ""
    why: str = ""
    explained: str = ""
    ran: int = 0
    seconds: float = 0.0
    tests: list[str] = []


class Results(msgspec.Struct):
    """A whole run."""

    game: str
    seed: int
    fates: list[Fate]


class Explanation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why no test can notice a mutant, or needs to."""

    file: str
    before: str
    after: str
    why: str


def explanations(game: str) -> dict[tuple[str, str, str], str]:
    """The survivors that are explained in tests/GAME/survivors.yaml, by file, old and new line."""
    file = ROOT / "tests" / game / "survivors.yaml"
    if not file.exists():
        return {}
    entries = msgspec.convert(yaml.safe_load(file.read_text(encoding="utf-8")) or [], list[Explanation])
    return {(each.file, each.before, each.after): each.why for each in entries}


def fate_of(
    mutant: Mutant, verdict: Verdict, tests: list[str], explained: dict[tuple[str, str, str], str]
) -> Fate:
    """What became of a mutant."""
    before, after = mutant.describe()
    survived = verdict.result == "survived"
    return Fate(
        file=mutant.file,
        line=mutant.line,
        what=mutant.what,
        before=before,
        after=after,
        result=verdict.result,
        by=verdict.by,
        why=verdict.why,
        explained=explained.get((mutant.file, before, after), "") if survived else "",
        ran=verdict.ran,
        seconds=verdict.seconds,
        tests=tests if survived else [],
    )


class Progress:
    """A line that shows progress; without a terminal, a new line now and then."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.start = perf_counter()
        self.counts: Counter[str] = Counter()
        self.watched = sys.stderr.isatty()

    def step(self, fate: Fate) -> None:
        """Count one more."""
        self.counts[fate.result] += 1
        done = self.counts.total()
        if self.watched or done % 10 == 0 or done == self.total:
            each = (perf_counter() - self.start) / done
            noticed = sum(self.counts[result] for result in NOTICED)
            line = f"{done}/{self.total}: {noticed} killed, {self.counts['survived']} survived"
            line += f", {each:.1f} s each, {each * (self.total - done):.0f} s to go"
            end = "\n" if not self.watched or done == self.total else ""
            print(f"\r{line}\x1b[K" if self.watched else line, end=end, file=sys.stderr, flush=True)


def wilson(part: int, whole: int, z: float = 1.96) -> tuple[float, float]:
    """The interval that a ratio lies in with a confidence of 95 %.

    >>> low, high = wilson(194, 200)
    >>> f"{low:.1%} to {high:.1%}"
    '93.6% to 98.6%'
    """
    if not whole:
        return 0.0, 1.0
    ratio = part / whole
    centre = ratio + z * z / (2 * whole)
    spread = z * sqrt(ratio * (1 - ratio) / whole + z * z / (4 * whole * whole))
    return (centre - spread) / (1 + z * z / whole), (centre + spread) / (1 + z * z / whole)


def report(results: Results) -> str:
    """The survivors with their lines, then the figures."""
    fates = results.fates
    lines: list[str] = []
    groups = (
        ("Survived", [each for each in fates if each.result == "survived" and not each.explained]),
        ("Survived, with an explanation", [each for each in fates if each.explained]),
        ("Killed because a test ran too long", [each for each in fates if each.result == "timeout"]),
        ("Not tried", [each for each in fates if each.result in ("broken", "misfit")]),
    )
    for title, group in groups:
        if group:
            lines += [f"{title}:", ""]
            for fate in sorted(group, key=lambda each: (each.file, each.line)):
                lines += _survivor(fate)
            lines.append("")
    tried = [each for each in fates if each.result in (*NOTICED, "survived")]
    killed = [each for each in tried if each.result in NOTICED]
    low, high = wilson(len(killed), len(tried))
    ratio = len(killed) / len(tried) if tried else 0.0
    lines.append(
        f"{results.game}, seed {results.seed}: {len(killed)} of {len(tried)} mutants killed, {ratio:.1%}"
        f" (95 % interval {low:.1%} to {high:.1%})"
    )
    explained = sum(1 for each in tried if each.explained)
    if explained:
        lines.append(f"Survivors with an explanation: {explained} of {len(tried) - len(killed)}.")
    loading = sum(1 for each in killed if each.result == "loading")
    if loading:
        lines.append(f"Refused when the game was loaded: {loading} of those killed.")
    return "\n".join(lines)


def _survivor(fate: Fate) -> list[str]:
    lines = [f"{fate.file}:{fate.line}  {fate.what}", f"  - {fate.before}", f"  + {fate.after}"]
    if fate.explained:
        lines.append(f"  {fate.explained}")
    elif fate.result == "survived":
        lines.append("  no test runs it" if not fate.tests else f"  {_some(fate.tests)}")
    else:
        lines.append(f"  {fate.by} {fate.why}".rstrip())
    return lines


def _some(tests: list[str]) -> str:
    names = [test.rpartition("/")[2] for test in tests[:3]]
    more = f" and {len(tests) - len(names)} more" if len(tests) > len(names) else ""
    return f"not noticed by {', '.join(names)}{more}"


def keep(results: Results, build: Path) -> None:
    """Write the results down."""
    build.mkdir(parents=True, exist_ok=True)
    data = msgspec.json.format(msgspec.json.encode(results), indent=1)
    (build / f"{results.game}.json").write_bytes(data + b"\n")


def last_results(game: str, build: Path) -> Results:
    """The results of the last run."""
    file = build / f"{game}.json"
    if not file.exists():
        raise SystemExit(f"no mutants of {game} have been tried yet: {file} is missing")
    return msgspec.json.decode(file.read_bytes(), type=Results)
