"""Which tests could notice a mutant: those that ran its line when all the game's tests were run once.

A record is kept under build/mutants, under a name that changes with the code and the tests.
"""

from __future__ import annotations

import ast
import gc
import os
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import _lru_cache_wrapper, cache
from hashlib import blake2b
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec
import pytest

from questboard.testing.mutants.mutant import ROOT, Mutant

BUILD = ROOT / "build" / "mutants"
GAMES = ROOT / "questboard" / "games"
SHARED = {"ashardalon": "adventure", "drizzt": "adventure"}
"""Boxes that share rules."""
LOADING = ""
"""What coverage calls the lines that run while modules are imported and tests are collected."""


class Record(msgspec.Struct):
    """A run of all tests of a game."""

    seconds: dict[str, float]
    """How long each test took, by its id, in the order that they ran in."""
    failed: list[str]
    lines: dict[str, dict[int, list[int]]]
    """For each file and line, the tests that ran it, by their number."""
    loading: dict[str, list[int]]
    """For each file, the lines that ran before any test."""

    def tests(self) -> list[str]:
        """All tests that passed, the quickest first."""
        failed = set(self.failed)
        return sorted((test for test in self.seconds if test not in failed), key=self.seconds.__getitem__)

    def running(self, file: str, lines: Iterable[int]) -> set[str]:
        """The tests that ran any of these lines."""
        ids = list(self.seconds)
        ran = self.lines.get(file, {})
        return {ids[number] for line in lines for number in ran.get(line, ())}


def folders(game: str) -> list[Path]:
    """Where a game's code is, and that which it shares."""
    return [GAMES / game, *(GAMES / SHARED[each] for each in (game,) if each in SHARED)]


def fingerprint(game: str) -> str:
    """A digest of all that a record depends on."""
    digest = blake2b(digest_size=8)
    package = ROOT / "questboard"
    files = {
        file
        for folder in (*folders(game), package / "kernel", package / "testing", ROOT / "tests" / game)
        for file in folder.rglob("*")
        if file.suffix in (".py", ".yaml", ".md") and file.parent != Path(__file__).parent
    }
    for file in sorted({*files, *package.glob("*.py"), *(ROOT / "tests").glob("*.py"), Path(__file__)}):
        digest.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes() + b"\0")
    return digest.hexdigest()


def recorded(game: str) -> Record | None:
    """The record of the code as it is, if there is one."""
    file = BUILD / f"{game}-{fingerprint(game)}.json"
    return msgspec.json.decode(file.read_bytes(), type=Record) if file.exists() else None


def make_record(game: str) -> None:
    """Run the game's tests and keep who ran what. The process must not have imported the game before."""
    from coverage import Coverage

    coverage = Coverage(data_file=None, config_file=False, include=[f"{each}/*" for each in folders(game)])
    recorder = _Recorder(coverage)
    coverage.start()
    pytest.main(["-q", "-p", "no:cacheprovider", str(ROOT / "tests" / game)], plugins=[recorder])
    coverage.stop()
    data = coverage.get_data()
    numbers = {test: number for number, test in enumerate(recorder.seconds)}
    record = Record(recorder.seconds, sorted(recorder.failed), {}, {})
    for path in data.measured_files():
        file = Path(path).relative_to(ROOT).as_posix()
        contexts = data.contexts_by_lineno(path)
        record.lines[file] = {
            line: sorted(numbers[each] for each in tests if each in numbers)
            for line, tests in contexts.items()
        }
        record.loading[file] = sorted(line for line, tests in contexts.items() if LOADING in tests)
    BUILD.mkdir(parents=True, exist_ok=True)
    for old in BUILD.glob(f"{game}-*.json"):
        if re.fullmatch(rf"{game}-[0-9a-f]{{16}}", old.stem):
            old.unlink()
    kept = BUILD / f"{game}-{fingerprint(game)}.json"
    kept.with_suffix(".new").write_bytes(msgspec.json.encode(record))
    os.replace(kept.with_suffix(".new"), kept)


class _Recorder:
    """Tells coverage which test is running."""

    def __init__(self, coverage: Any) -> None:
        self.coverage = coverage
        self.seconds: dict[str, float] = {}
        self.failed: set[str] = set()
        self.caches: list[_lru_cache_wrapper[Any]] = []
        self.modules = 0

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.forget()
        self.coverage.switch_context(item.nodeid)
        start = perf_counter()
        try:
            return (yield)
        finally:
            self.seconds[item.nodeid] = round(perf_counter() - start, 5)
            self.coverage.switch_context(LOADING)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)

    def forget(self) -> None:
        """Empty the caches of rules, so that every test runs what it depends on."""
        if self.modules != len(sys.modules):
            self.modules = len(sys.modules)
            self.caches = [
                each
                for each in gc.get_objects()
                if isinstance(each, _lru_cache_wrapper)
                and str(each.__module__).startswith("questboard.games.")
            ]
        for each in self.caches:
            each.cache_clear()


# ---- which tests could notice


class Chosen(msgspec.Struct, frozen=True):
    """The tests for a mutant, the quickest first, and whether its file must be loaded anew."""

    tests: list[str]
    anew: bool


class Chooser:
    """Finds the tests that could notice a mutant."""

    def __init__(self, game: str, record: Record) -> None:
        self.game = game
        self.record = record
        self.quickest = record.tests()
        self.files = sorted({test.partition("::")[0] for test in record.seconds})

    def choose(self, mutant: Mutant) -> Chosen:
        """The tests that could notice a mutant."""
        if mutant.place == "figure":
            return self._chosen(self._naming(mutant), anew=True)
        lines = range(mutant.lines[0], mutant.lines[1] + 1)
        running = self.record.running(mutant.file, lines)
        if mutant.place == "lambda":
            return self._chosen(running, anew=True)
        loading = set(self.record.loading.get(mutant.file, ())) & set(lines)
        if mutant.place == "function" and not loading:
            if mutant.names:
                running |= self._using(mutant) or set()
            return self._chosen(running, anew=False)
        using = None if mutant.place == "function" else self._using(mutant)
        return self._chosen(set(self.quickest) if using is None else using, anew=True)

    def _chosen(self, tests: set[str], anew: bool) -> Chosen:
        return Chosen([test for test in self.quickest if test in tests], anew)

    def _using(self, mutant: Mutant) -> set[str] | None:
        """Tests of lines that use a name from outside functions, or that use it themselves; None for all."""
        tests: set[str] = set()
        for name in mutant.names:
            for file, ran in self.record.lines.items():
                loading = set(self.record.loading[file])
                for line in _mentions(file, name):
                    if line in loading and line in ran and not _is_import(file, line):
                        here = file == mutant.file and mutant.lines[0] <= line <= mutant.lines[1]
                        if not here:
                            return None
                    tests |= self.record.running(file, [line])
            for file in self.files:
                tests |= self._mentioning(file, re.compile(rf"\b{re.escape(name)}\b"))
        return tests or None

    def _naming(self, mutant: Mutant) -> set[str]:
        """Tests that name an entry, run code that names it, or are about its deck."""
        deck = Path(mutant.file).stem
        decks = re.compile(rf"\b{re.escape(deck)}\b|\b{re.escape(deck.upper())}\b")
        tests: set[str] = set()
        for file in self.files:
            text = _text(file)
            if decks.search(text):
                tests |= {test for test in self.quickest if test.startswith(f"{file}::")}
        for name in mutant.names:
            pattern = re.compile(rf"(?<![\w-]){re.escape(name)}(?![\w-])")
            tests |= {test for test in self.quickest if pattern.search(test.partition("::")[2])}
            for file in self.files:
                tests |= self._mentioning(file, pattern)
            for file in self.record.lines:
                for first, last in _functions_naming(file, name):
                    tests |= self.record.running(file, range(first, last + 1))
        return tests or set(self.quickest)

    def _mentioning(self, file: str, pattern: re.Pattern[str]) -> set[str]:
        """Tests of a file whose text has a word; all of them where it stands outside functions."""
        if not pattern.search(_text(file)):
            return set()
        here = [test for test in self.quickest if test.startswith(f"{file}::")]
        texts, rest = _functions(file)
        if pattern.search(rest):
            return set(here)
        named = {name for name, text in texts.items() if pattern.search(text)}
        helpers = {name for name in named if not name.startswith("test")}
        if helpers:
            using = re.compile(rf"\b(?:{'|'.join(map(re.escape, helpers))})\b")
            named |= {name for name, text in texts.items() if using.search(text)}
        return {test for test in here if test.split("::")[-1].partition("[")[0] in named}


@cache
def _text(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")


@cache
def _functions(file: str) -> tuple[dict[str, str], str]:
    """The text of each function of a file, and that of the rest, without imports."""
    texts: dict[str, str] = {}
    lines = _text(file).splitlines()
    rest = lines[:]
    for node in ast.walk(ast.parse(_text(file))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Import | ast.ImportFrom):
            decorated = [each.lineno for each in getattr(node, "decorator_list", ())]
            first, last = min([node.lineno, *decorated]) - 1, node.end_lineno or node.lineno
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                texts[node.name] = "\n".join(lines[first:last])
            rest[first:last] = [""] * (last - first)
    return texts, "\n".join(rest)


@cache
def _words(file: str) -> dict[str, list[int]]:
    """The names and attributes of a file, with the lines that they stand on."""
    words: dict[str, list[int]] = defaultdict(list)
    for node in ast.walk(ast.parse(_text(file))):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name):
                words[name].append(node.lineno)
    return words


def _mentions(file: str, name: str) -> list[int]:
    return _words(file).get(name, [])


def _is_import(file: str, line: int) -> bool:
    return _text(file).splitlines()[line - 1].lstrip().startswith(("import ", "from "))


@cache
def _named(file: str) -> dict[str, list[tuple[int, int]]]:
    """The texts in a file's functions and decorators, with the lines of the functions."""
    named: dict[str, list[tuple[int, int]]] = defaultdict(list)
    for node in ast.walk(ast.parse(_text(file))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for each in ast.walk(node):
                if isinstance(each, ast.Constant) and isinstance(each.value, str):
                    named[each.value].append((node.body[0].lineno, node.end_lineno or node.lineno))
    return named


def _functions_naming(file: str, name: str) -> list[tuple[int, int]]:
    return _named(file).get(name, [])
