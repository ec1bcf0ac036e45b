"""Which tests could notice a mutant.

Of code, those that ran its line. Of code outside functions, those that run a line which uses its name. Of a
figure, all of them: first those that name its entry, then those that run code which names it or are about
its deck, then the rest.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import msgspec

from questboard.testing.mutants.mutant import ROOT, Mutant
from questboard.testing.mutants.record import Record


class Chosen(msgspec.Struct, frozen=True):
    """The tests for a mutant, and whether its file must be loaded anew."""

    stages: list[list[str]]
    """Groups of tests, those that are most likely to notice first; in each the quickest first."""
    anew: bool

    @property
    def tests(self) -> list[str]:
        """All of them."""
        return [test for stage in self.stages for test in stage]


class Chooser:
    """Finds the tests that could notice a mutant."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.tests: dict[str, list[str]] = defaultdict(list)
        """The tests of each file."""
        for test in record.quickest:
            self.tests[test.partition("::")[0]].append(test)

    def choose(self, mutant: Mutant) -> Chosen:
        """The tests that could notice a mutant."""
        every = set(self.record.quickest)
        if mutant.place == "figure":
            return self._chosen(
                self._cases(mutant), self._naming(mutant), self._about(mutant), every, anew=True
            )
        lines = range(mutant.lines[0], mutant.lines[1] + 1)
        running = self.record.running(mutant.file, lines)
        if mutant.place == "lambda":
            return self._chosen(running, anew=True)
        loading = self.record.loading.get(mutant.file, set()) & set(lines)
        if mutant.place == "function" and not loading:
            using = self._using(mutant) if mutant.names else set()
            return self._chosen(running, using or set(), anew=False)
        using = None if mutant.place == "function" else self._using(mutant)
        return self._chosen(every if using is None else using, anew=True)

    def _chosen(self, *groups: set[str], anew: bool) -> Chosen:
        stages: list[list[str]] = []
        seen: set[str] = set()
        for group in groups:
            if new := [test for test in self.record.quickest if test in group and test not in seen]:
                stages.append(new)
                seen.update(new)
        return Chosen(stages, anew)

    def _using(self, mutant: Mutant) -> set[str] | None:
        """Tests of lines that use a name from outside functions, or that use it themselves; None for all."""
        tests: set[str] = set()
        for name in mutant.names:
            for file in self.record.code:
                loading = self.record.loading.get(file, set())
                for line in _words(file).get(name, ()):
                    here = file == mutant.file and mutant.lines[0] <= line <= mutant.lines[1]
                    if line in loading and not here:
                        return None  # something else is made of it
                    tests |= self.record.running(file, [line])
            for file in self.tests:
                tests |= self._mentioning(file, re.compile(rf"\b{re.escape(name)}\b"))
        return tests or None

    def _cases(self, mutant: Mutant) -> set[str]:
        """Cases of tests that are called by an entry of content."""
        patterns = [re.compile(rf"\b{re.escape(name)}\b") for name in mutant.names]
        return {
            test
            for test in self.record.quickest
            if any(pattern.search(test.partition("[")[2]) for pattern in patterns)
        }

    def _naming(self, mutant: Mutant) -> set[str]:
        """Tests that name an entry of content."""
        tests: set[str] = set()
        for pattern in map(_whole, mutant.names):
            for file in self.tests:
                tests |= self._mentioning(file, pattern, outside=False)
        return tests

    def _about(self, mutant: Mutant) -> set[str]:
        """Tests that are about an entry's deck, run code that names it, or stand in a file that does."""
        path = Path(mutant.file)
        deck = re.escape(path.parent.name if path.suffix == ".md" else path.stem)
        decks = re.compile(rf"\b{deck}\b|\b{deck.upper()}\b")
        tests = {test for file in self.tests if decks.search(_text(file)) for test in self.tests[file]}
        for name in mutant.names:
            for file in self.record.code:
                for first, last in _named(file).get(name, ()):
                    tests |= self.record.running(file, range(first, last + 1))
            for file in self.tests:
                tests |= self._mentioning(file, _whole(name))
        return tests

    def _mentioning(self, file: str, pattern: re.Pattern[str], outside: bool = True) -> set[str]:
        """Tests of a file whose text has a word; all of them where it stands outside functions."""
        if not pattern.search(_text(file)):
            return set()
        texts, rest = _functions(file)
        if outside and pattern.search(rest):
            return set(self.tests[file])
        named = {name for name, text in texts.items() if pattern.search(text)}
        if helpers := [re.escape(name) for name in named if not name.startswith("test")]:
            using = re.compile(rf"\b(?:{'|'.join(helpers)})\b")
            named |= {name for name, text in texts.items() if using.search(text)}
        return {test for test in self.tests[file] if test.partition("[")[0].rpartition("::")[2] in named}


@cache
def _whole(name: str) -> re.Pattern[str]:
    return re.compile(rf"(?<![\w-]){re.escape(name)}(?![\w-])")


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
