"""A recorded run of all tests of a game: which tests ran which lines, and how long they took.

A record is kept under build/mutants, a page for each file of tests. A page is good as long as neither the
game nor the file of tests changes; what has changed is run again.
"""

from __future__ import annotations

import gc
import os
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import _lru_cache_wrapper
from hashlib import blake2b
from pathlib import Path
from time import perf_counter
from typing import Any, Self

import msgspec
import pytest

from questboard.testing.mutants.mutant import ROOT

BUILD = ROOT / "build" / "mutants"
GAMES = ROOT / "questboard" / "games"
SHARED = {"ashardalon": "adventure", "drizzt": "adventure"}
"""Boxes that share rules, and the package that holds those rules."""
APART = re.compile("_(scene|scene_outlook|text_table|on_server|bots|eval|workshop)$")
"""Tests of what is shown, of servers and of what bots think; many play whole games, few prove a clause."""
LOADING = ""
"""What coverage calls the lines that run while modules are imported and tests are collected."""


class Page(msgspec.Struct):
    """A run of the tests of one file."""

    digest: str
    """Of the file."""
    seconds: dict[str, float] = {}
    """How long each test took, by its id."""
    failed: list[str] = []
    lines: dict[str, dict[int, list[int]]] = {}
    """For each file of the game and each line, the tests that ran it, by their number on this page."""


class Book(msgspec.Struct):
    """The pages of a game, as they are kept."""

    digest: str
    """Of all that every page depends on."""
    pages: dict[str, Page] = {}
    loading: dict[str, list[int]] = {}
    """For each file of the game, the lines that ran before any test."""


class Record:
    """What is known of the tests of a game."""

    def __init__(self, book: Book, files: Iterable[str]) -> None:
        self.seconds: dict[str, float] = {}
        self.failed: set[str] = set()
        self.loading = {file: set(lines) for file, lines in book.loading.items()}
        self._ran: dict[str, dict[int, set[str]]] = {}
        for page in (book.pages[file] for file in files):
            ids = list(page.seconds)
            self.seconds |= page.seconds
            self.failed |= set(page.failed)
            for file, lines in page.lines.items():
                ran = self._ran.setdefault(file, {})
                for line, numbers in lines.items():
                    ran.setdefault(line, set()).update(ids[number] for number in numbers)
        self.quickest = sorted(self.seconds.keys() - self.failed, key=lambda test: (self.seconds[test], test))
        """All tests that pass, the quickest first."""

    @property
    def code(self) -> list[str]:
        """The files of the game that any test loads."""
        return sorted(self._ran.keys() | self.loading.keys())

    def running(self, file: str, lines: Iterable[int]) -> set[str]:
        """The tests that ran any of these lines."""
        ran = self._ran.get(file, {})
        return {test for line in lines for test in ran.get(line, ())}


def folders(game: str) -> list[Path]:
    """Where a game's code is, and that which it shares."""
    return [GAMES / each for each in (game, SHARED.get(game)) if each]


class Suite(msgspec.Struct, frozen=True):
    """The tests of a game, and where what is known of them is kept."""

    game: str
    files: list[str]
    build: Path = BUILD

    @classmethod
    def of(cls, game: str, build: Path = BUILD) -> Self:
        """The tests of the game's rules, cards and content."""
        found = [file for file in (ROOT / "tests" / game).rglob("test_*.py") if not APART.search(file.stem)]
        return cls(game, sorted(file.relative_to(ROOT).as_posix() for file in found), build)

    @property
    def kept(self) -> Path:
        """The file with the pages."""
        return self.build / f"{self.game}-tests.json"


def _digest(files: Iterable[Path]) -> str:
    digest = blake2b(digest_size=8)
    for file in sorted(files):
        digest.update(f"{file.relative_to(ROOT)}\0".encode() + file.read_bytes() + b"\0")
    return digest.hexdigest()


def fingerprint(game: str) -> str:
    """A digest of all that every test of a game depends on."""
    package, tests = ROOT / "questboard", ROOT / "tests"
    helpers = [tests / each for each in (game, SHARED.get(game)) if each]
    within = (*folders(game), package / "kernel", package / "testing", *helpers)
    files = {
        file for folder in within for file in folder.rglob("*") if file.suffix in (".py", ".yaml", ".md")
    }
    files -= {*(tests / game).rglob("test_*.py"), tests / game / "survivors.yaml"}
    files -= {*Path(__file__).parent.glob("*.py")}
    return _digest(files | {*package.glob("*.py"), tests / "conftest.py", Path(__file__)})


def book_of(suite: Suite) -> tuple[Book, list[str]]:
    """What is kept of a suite, without pages that are out of date, and the files whose pages are missing."""
    digest = fingerprint(suite.game)
    book = msgspec.json.decode(suite.kept.read_bytes(), type=Book) if suite.kept.exists() else Book("")
    if book.digest != digest:
        book = Book(digest)
    digests = {each: _digest([ROOT / each]) for each in book.pages if (ROOT / each).exists()}
    book.pages = {each: page for each, page in book.pages.items() if digests.get(each) == page.digest}
    return book, [each for each in suite.files if each not in book.pages]


def keep_book(suite: Suite, book: Book) -> None:
    """Keep pages for the next time."""
    suite.build.mkdir(parents=True, exist_ok=True)
    new = suite.kept.with_suffix(".new")
    new.write_bytes(msgspec.json.encode(book))
    os.replace(new, suite.kept)


def write_pages(suite: Suite, files: Sequence[str]) -> None:
    """Run files of tests and keep which test ran what. The process must not have imported the game before."""
    from coverage import Coverage

    book, _ = book_of(suite)
    include = [f"{each}/*" for each in folders(suite.game)]
    coverage = Coverage(data_file=None, config_file=False, include=include)
    recorder = _Recorder(coverage)
    coverage.start()
    status = pytest.main(["-q", "-p", "no:cacheprovider", *files], plugins=[recorder])
    coverage.stop()
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        raise SystemExit(f"the tests of {suite.game} could not be run to their end")
    numbers: dict[str, tuple[Page, int]] = {}
    for each in files:
        page = book.pages[each] = Page(_digest([ROOT / each]))
        page.seconds = {test: took for test, took in recorder.seconds.items() if test.startswith(f"{each}::")}
        page.failed = sorted(recorder.failed & page.seconds.keys())
        numbers |= {test: (page, number) for number, test in enumerate(page.seconds)}
    data = coverage.get_data()
    for path in data.measured_files():
        file = Path(path).relative_to(ROOT).as_posix()
        contexts = data.contexts_by_lineno(path)
        for line, tests in contexts.items():
            for page, number in (numbers[test] for test in tests if test in numbers):
                page.lines.setdefault(file, {}).setdefault(line, []).append(number)
        loading = {line for line, tests in contexts.items() if LOADING in tests}
        book.loading[file] = sorted(loading | set(book.loading.get(file, ())))
    keep_book(suite, book)


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
