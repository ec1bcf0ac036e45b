"""Leanings: first thoughts that were corrected by play.

A game's own weights of options, its priors, are rules of thumb. A leaning multiplies them by what was
learned of the words that an option is made of (`traits`): its question, its verb and its things, by
themselves and together with what the game says of the situation (`Rules.situation`). It knows only what
a bot knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import exp
from typing import Any, TypeAlias

import msgspec

from questboard.kernel import Ask, Rules, SetupError
from questboard.kernel.ask import Option
from questboard.learned_files import read_learned, shipped_with

FILE = "leaning.json"
"""What the leaning of a game is called in the game's package."""
MOST = 30.0
"""No option gets more log weight than that from what was learned, or less than minus that."""

Prior: TypeAlias = Callable[[Rules[Any, Any], Any, Ask[Any]], Sequence[float]]
"""Weighs the options of a question in a position."""


def first_thought(rules: Rules[Any, Any], state: Any, ask: Ask[Any]) -> Sequence[float]:
    """The weights that the game itself gives."""
    return rules.priors(state, ask)


def traits(rules: Rules[Any, Any], state: Any, ask: Ask[Any]) -> list[tuple[str, ...]]:
    """The words for each option of a question."""
    situation = rules.situation(state, ask)
    found: list[tuple[str, ...]] = []
    for option in ask.options:
        verb, names = _words(option)
        head = f"{ask.kind} {verb}"
        found.append(
            (head, *[f"{head} {name}" for name in names], *[f"{head} / {word}" for word in situation])
        )
    return found


def _words(option: Option) -> tuple[str, list[str]]:
    """The verb of an option, and the names in it without their numbers."""
    if option is None:
        return "pass", []
    if isinstance(option, bool):
        return ("yes" if option else "no"), []
    if isinstance(option, tuple) and option and isinstance(option[0], str):
        return option[0], list(dict.fromkeys(_names(option[1:])))
    return "", list(dict.fromkeys(_names(option)))


def _names(option: Option) -> Iterator[str]:
    if isinstance(option, str):
        name, _, number = option.rpartition("-")
        yield name if number.isdecimal() else option
    elif isinstance(option, tuple):
        for part in option:
            yield from _names(part)


class Leaning(msgspec.Struct, frozen=True):
    """What was learned of a game's options."""

    game: str
    version: int
    """Of the rules."""
    weights: dict[str, float]
    """For each trait, by what the log weight of an option with it changes."""
    card: dict[str, Any] = {}
    """How it was made, and how well it does."""

    def __call__(self, rules: Rules[Any, Any], state: Any, ask: Ask[Any]) -> Sequence[float]:
        """The weights of options."""
        priors = rules.priors(state, ask)
        if len(priors) < 2:
            return priors
        more = self.weights.get
        sums = [sum([more(word, 0.0) for word in words]) for words in traits(rules, state, ask)]
        return [prior * exp(max(-MOST, min(MOST, total))) for prior, total in zip(priors, sums, strict=True)]

    def check(self, rules: Rules[Any, Any]) -> None:
        """Refuse what was learned of other rules."""
        if (self.game, self.version) != (rules.name, rules.version):
            raise SetupError(
                f"the leaning is for {self.game}, rules version {self.version}, "
                f"not for {rules.name}, rules version {rules.version}"
            )


class Leaned:
    """First thoughts as they were corrected by play; the game's own where nothing was learned."""

    def __init__(self, path: str = "") -> None:
        self.path = path
        """A leaning's file; without one, what the game brings."""
        self._name = ""
        self._prior: Prior = first_thought

    def __call__(self, rules: Rules[Any, Any], state: Any, ask: Ask[Any]) -> Sequence[float]:
        """The weights of options."""
        if rules.name != self._name:
            self._name, self._prior = rules.name, self.find(rules)
        return self._prior(rules, state, ask)

    def find(self, rules: Rules[Any, Any]) -> Prior:
        """What was learned of a game."""
        if self.path:
            found = read_learned(self.path, Leaning)
            found.check(rules)
            return found
        return (shipped_leaning(rules) if has_leaning(rules) else None) or first_thought


def has_leaning(rules: Rules[Any, Any]) -> bool:
    """Whether a game brings a leaning that was learned with its rules as they are."""
    found = shipped_leaning(rules)
    return found is not None and found.version == rules.version


def shipped_leaning(rules: Rules[Any, Any]) -> Leaning | None:
    """The leaning that a game brings, if it brings one."""
    return shipped_with(rules, FILE, Leaning)
