"""Manners of fighting that a stronger Dungeon Master weighs against each other.

The automatic one stands where he has attacked. Who leaves makes heroes who fight hand to hand spend an action
on coming after him, so that they attack once and not twice; but who can only shoot is glad of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from questboard.games.fantasy.master import policy
from questboard.games.fantasy.master.moves import hide, step_back
from questboard.games.fantasy.master.position import Position
from questboard.games.fantasy.rules.monster_actions import DONE
from questboard.games.fantasy.state import FantasyState, Monster
from questboard.kernel import Ask, Strategy

Refuge: TypeAlias = Callable[[Position, Monster, int, Sequence[int]], int]
"""Where a monster goes, of the squares that it may go to and by what the way costs."""


def strike_and_hide(s: FantasyState, ask: Ask[Any]) -> Any:
    """As the automatic Dungeon Master, but who has attacked gets out of sight, or far away."""
    return _strike_and_leave(s, ask, hide)


def strike_and_step_back(s: FantasyState, ask: Ask[Any]) -> Any:
    """As the automatic Dungeon Master, but who has attacked doesn't stay beside a hero."""
    return _strike_and_leave(s, ask, step_back)


def _strike_and_leave(s: FantasyState, ask: Ask[Any], refuge: Refuge) -> Any:
    answer, monster = policy.answer(s, ask), s.monster(s.turn.figure)
    if answer != DONE or ask.kind != "act" or monster is None or not (s.turn.attacks and s.turn.actions):
        return answer
    position = Position(s)
    ends = sum([1 << option[1] for option in ask.options if option[0] == "walk"])
    layers = position.here.flood(1 << monster.square, monster.card.move, position.walk(monster)).layers
    square = refuge(position, monster, ends, layers)
    return ("walk", square) if square != monster.square else DONE


STRATEGIES: tuple[Strategy, ...] = (policy.answer, strike_and_hide, strike_and_step_back)
"""All of them; the automatic Dungeon Master's own comes first."""
