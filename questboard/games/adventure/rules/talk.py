"""Asking and telling in an adventure: who chooses what, and Heroes called by their names.

The active player chooses for the dungeon's side, a Hero's player for the Hero (WA-238). Seats stand
for Heroes inside the rules; in questions and events a Hero is called by name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from questboard.games.adventure.content import BOXES, CLAUSES, Settings
from questboard.games.adventure.state import AdventurePosition, AdventureState, Target
from questboard.kernel import choose
from questboard.kernel import emit as emit_plainly

T = TypeVar("T")


def emit(s: AdventureState, kind: str, rule: str, **facts: Any) -> None:
    """Tell what happened; `hero` and `target` are given as seats and told as names."""
    if s.events is not None:
        for fact in ("hero", "target"):
            value = facts.get(fact)
            if isinstance(value, int):
                facts[fact] = s.heroes[value].name if value >= 0 else ""
        emit_plainly(s, kind, cite(s.box, rule), **facts)


class Silence:
    """Whether nothing has been told since: what does nothing has to say so.

    Where somebody was asked meanwhile something has been told, if only the question.
    """

    __slots__ = ("_count", "_told")

    def __init__(self, s: AdventureState) -> None:
        self._told, self._count = s.events, len(s.events or ())

    def lasts(self, s: AdventureState) -> bool:
        """Whether it is still as quiet as it was."""
        return s.events is not None and s.events is self._told and len(s.events) == self._count


def cite(box: str, rule: str) -> str:
    """The clause of a box's own ledger for one that the shared rules or a guest's card cite."""
    clauses, guests = CLAUSES[box], BOXES[box].guests
    if not clauses or (guests and rule.startswith(guests[:3]) and " " not in rule):
        return rule
    own = [clauses.get(each, each if each[:3] == guests[:3] else guests or each) for each in rule.split()]
    return " ".join(dict.fromkeys(own))


def settings(s: AdventurePosition) -> Settings:
    """How the rules of the box that is played differ from those of others."""
    return BOXES[s.box].settings


def name(s: AdventurePosition, target: Target) -> str:
    """What a Hero or Villager is called."""
    return target if isinstance(target, str) else s.heroes[target].name


async def settle_tie(
    s: AdventureState,
    prompt: str,
    options: Sequence[T],
    kind: str,
    rule: str,
    chooser: int | None = None,
    **about: Any,
) -> T:
    """The active player settles what the rules leave open; with `auto_ties` the first option is taken.

    A `chooser` decides instead where the rules name another player (WA-171).
    """
    if len(options) == 1 or s.options.auto_ties:
        return options[0]
    chosen: T = await choose(s.active if chooser is None else chooser, prompt, options, kind, rule, **about)
    return chosen


async def settle_target(
    s: AdventureState, prompt: str, targets: Sequence[Target], rule: str, **about: Any
) -> Target:
    """The active player picks one of several Heroes and Villagers."""
    names = [name(s, target) for target in targets]
    chosen = await settle_tie(s, prompt, names, "target", rule, **about)
    return targets[names.index(chosen)]


async def choose_hero(
    s: AdventureState,
    seat: int,
    prompt: str,
    seats: Sequence[int],
    rule: str,
    kind: str = "hero",
    **about: Any,
) -> int:
    """A player picks one of several Heroes; returns the seat."""
    chosen = await choose(seat, prompt, s.names(list(seats)), kind, rule, **about)
    return s.seat_of(chosen)
