"""The ledger: every clause of a game's rulebook with an id, and the tests that prove it.

>>> ledger = load_ledger("portal")
>>> [clause.id for clause in ledger.search(["potion", "limit"])]
['YP-066', 'YP-095']
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Literal, Self, TypeAlias

import msgspec

from questboard.content import load_entries
from questboard.games import folder_of, load_rules, shelf
from questboard.kernel import QuestboardError
from questboard.language import ENGLISH, spoken

Kind: TypeAlias = Literal[
    "action", "campaign", "card", "combat", "component", "deck", "definition", "end", "example", "faq",
    "movement", "optional", "scoring", "setup", "solo", "turn",
]  # fmt: skip

Proofs: TypeAlias = dict[str, list[str]]
"""For each clause, the tests that prove it."""


class LedgerError(QuestboardError):
    """There is no such ledger, or a test names a clause that isn't in it."""


class Clause(msgspec.Struct, frozen=True, omit_defaults=True):
    """One rule in our own words. The note holds our ruling where the rulebook leaves a choice."""

    id: str
    section: str
    rule: str
    kind: Kind
    note: str = ""
    not_testable: str = ""
    """Why no test can prove it, for the few clauses that no state shows."""

    def has(self, word: str) -> bool:
        """Whether a word stands anywhere in the clause, in capitals or not."""
        texts = (self.id, self.section, self.rule, self.kind, self.note)
        return any(word.casefold() in text.casefold() for text in texts)


class Ledger(msgspec.Struct, frozen=True):
    """All clauses of a game, in the order of its rulebook."""

    game: str
    clauses: list[Clause]

    @property
    def ids(self) -> list[str]:
        """The ids of the clauses."""
        return [clause.id for clause in self.clauses]

    def search(self, words: Iterable[str]) -> list[Clause]:
        """The clauses that have all the words; without words, every clause."""
        words = list(words)
        return [clause for clause in self.clauses if all(map(clause.has, words))]


class Coverage(msgspec.Struct, frozen=True):
    """How much of a ledger is proven by tests."""

    game: str
    clauses: int
    testable: int
    proven: int
    unproven: list[str]
    not_testable: dict[str, str]

    @classmethod
    def of(cls, ledger: Ledger, proofs: Mapping[str, list[str]]) -> Self:
        """Count the clauses that have a test."""
        testable = [clause.id for clause in ledger.clauses if not clause.not_testable]
        unproven = [name for name in testable if not proofs.get(name)]
        return cls(
            game=ledger.game,
            clauses=len(ledger.clauses),
            testable=len(testable),
            proven=len(testable) - len(unproven),
            unproven=unproven,
            not_testable={each.id: each.not_testable for each in ledger.clauses if each.not_testable},
        )

    def __str__(self) -> str:
        return f"{self.game}: {self.clauses} clauses, {self.testable} testable, {self.proven} proven"


def ledgers() -> list[str]:
    """The games that have a ledger."""
    return sorted(game for game in shelf() if (folder_of(game) / "ledger.yaml").is_file())


@cache
def load_ledger(game: str) -> Ledger:
    """The ledger of a game."""
    if game not in shelf():
        raise LedgerError(f"there is no game {game!r} with written rules; there is {', '.join(ledgers())}")
    if game not in ledgers():
        return Ledger(game, [])
    return Ledger(game, load_entries(folder_of(game) / "ledger.yaml", Clause))


def ledger_to_read(game: str) -> Ledger:
    """The ledger of a game in the language that is spoken."""
    ledger = load_ledger(game)
    if spoken() == ENGLISH or not ledger.clauses:
        return ledger
    t = load_rules(game).domain.t
    return Ledger(
        game,
        [
            msgspec.structs.replace(each, section=t(each.section), rule=t(each.rule), note=t(each.note))
            for each in ledger.clauses
        ],
    )


def proofs(game: str, tests: Path) -> Proofs:
    """For each clause of a game, the tests in the game's own folder that are marked `@rule` with its id.

    The tests are read, not run. One that is skipped or expected to fail proves nothing.
    """
    known = {name for each in ledgers() for name in load_ledger(each).ids}
    found: Proofs = {name: [] for name in load_ledger(game).ids}
    for file in sorted((tests / game).rglob("test_*.py")):
        where = file.relative_to(tests.parent).as_posix()
        for test, mark in _marks(ast.parse(file.read_text(encoding="utf-8")), where):
            for name in _ids(mark, where):
                if name not in known:
                    raise LedgerError(f"{where}, line {mark.lineno}: no ledger has a clause {name}")
                if name in found:
                    found[name].append(test)
    return found


Test: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
IDLE_MARKS = ("pytest.mark.skip", "pytest.mark.xfail", "pytest.mark.nightly")


def _marks(scope: ast.Module | ast.ClassDef, where: str) -> Iterator[tuple[str, ast.Call]]:
    """The `@rule` marks of the tests that pytest would collect, each with the test's name."""
    for node in scope.body:
        if not isinstance(node, Test) or _is_idle(node):
            continue
        name = f"{where}::{node.name}"
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func).split(".")[-1] == "rule":
                if not node.name.lower().startswith("test"):
                    raise LedgerError(f"{where}, line {node.lineno}: {node.name} is marked but is not a test")
                yield name, mark
        if isinstance(node, ast.ClassDef):
            yield from _marks(node, name)


def _is_idle(node: Test) -> bool:
    """Whether `make test` doesn't run a test, or doesn't mind when it fails."""
    marks = (ast.unparse(mark) for mark in node.decorator_list)
    return any(mark.startswith(IDLE_MARKS) for mark in marks)


def _ids(mark: ast.Call, where: str) -> Iterator[str]:
    for argument in mark.args:
        if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
            raise LedgerError(f"{where}, line {mark.lineno}: write the clause out, as in @rule('YP-001')")
        yield argument.value
