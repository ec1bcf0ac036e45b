"""Chances that came true: `value` mapped to how often games from such positions were won.

A game's judgement tells better positions from worse ones; how often they are won depends on who plays.
So the maps that a game brings (`chances.json`) are of players of one level, fitted to games of theirs in
one adventure with one number of seats and the usual rule options, and checked on games that they had not
seen. Where no map was fitted, nobody knows the chances, and nobody is told any.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from statistics import fmean
from typing import Any

import msgspec

from questboard.bots.chair import Chair
from questboard.kernel import Rules
from questboard.learned_files import shipped_with

FILE = "chances.json"
"""What the maps of a game are called in the game's package."""
SURE = 0.002
"""No judgement is taken for surer than this."""
WORLDS = 8
"""The number of imagined worlds in which a seat's chances are averaged."""


class Map(msgspec.Struct, frozen=True):
    """How judgements of the positions of one adventure become chances."""

    adventure: str
    seats: int
    games: int
    """Games that it was fitted to."""
    shift: float
    slope: float

    def __call__(self, judged: float) -> float:
        """The chance that came true; certainty stays what it is."""
        if not 0 < judged < 1:
            return judged
        sure = min(1 - SURE, max(SURE, judged))
        return 1 / (1 + exp(-self.shift - self.slope * log(sure / (1 - sure))))


class Chances(msgspec.Struct, frozen=True):
    """The maps of a game."""

    game: str
    version: int
    """Of the rules."""
    level: str
    """Whose chances they are."""
    worst: float
    """By how much chances were off in the worst tenth, in games that the maps had not seen."""
    options: dict[str, Any]
    """The rule options of these games that are not the usual ones; the adventure is any that has a map."""
    maps: tuple[Map, ...]
    card: dict[str, Any] = {}

    def find(self, rules: Rules[Any, Any], seats: int, options: Any) -> Map | None:
        """The map for a table, if one was fitted."""
        now = msgspec.to_builtins(options)
        adventure = now.pop("adventure", "")
        usual = {**msgspec.to_builtins(rules.options()), **self.options}
        if self.version != rules.version or any(value != usual[name] for name, value in now.items()):
            return None
        return next((each for each in self.maps if (each.adventure, each.seats) == (adventure, seats)), None)


def shipped_chances(rules: Rules[Any, Any]) -> Chances | None:
    """The maps that a game brings, if it brings any."""
    return shipped_with(rules, FILE, Chances)


def chances_at(rules: Rules[Any, Any], state: Any) -> tuple[Chances, Map] | None:
    """What is known of a table's chances."""
    known = shipped_chances(rules)
    found = None if known is None else known.find(rules, rules.players(state), state.options)
    return None if known is None or found is None else (known, found)


def mapped(found: Map, judged: Sequence[float]) -> tuple[float, ...]:
    """The chances of all seats: those of a party are the same for all, those of rivals add up to 1."""
    told = [found(each) for each in judged]
    total = sum(told)
    rivals = len(told) > 1 and not found.adventure
    return tuple([each / total for each in told]) if rivals and total else tuple(told)


def own_chance(chair: Chair) -> tuple[float, str] | None:
    """A seat's chance before it answers, as far as it can know, and whose chances these are."""
    state = chair.imagine("chances 0").state
    known = chances_at(chair.rules, state)
    if known is None:
        return None
    chances, found = known
    worlds = [chair.imagine(f"chances {number}").state for number in range(WORLDS)]
    return fmean([mapped(found, chair.rules.value(each))[chair.seat] for each in worlds]), chances.level
