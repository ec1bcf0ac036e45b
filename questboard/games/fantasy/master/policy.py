"""The automatic Dungeon Master's answers to questions: advice for a person or a bot at his seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from questboard.games.fantasy.master.decisions import decide, next_monster
from questboard.games.fantasy.master.places import best_landing
from questboard.games.fantasy.master.plans import best_value, prospects
from questboard.games.fantasy.master.position import Position
from questboard.games.fantasy.rules.monster_actions import DONE
from questboard.games.fantasy.state import FantasyState, Monster
from questboard.kernel import Ask


def answer(s: FantasyState, ask: Ask[Any]) -> Any:
    """What the automatic Dungeon Master would answer."""
    options = ask.options
    if ask.kind == "figure" and ask.rule == "FA-061":
        return next_monster(_even(s), list(options[:-1]))
    monster = s.monster(s.turn.figure)
    if ask.kind == "act" and monster is not None:
        deeds = decide(_even(s), monster) if s.turn.actions else []  # he leaves what is left of a last move
        return deeds[0] if deeds else DONE
    if ask.kind == "square" and ask.rule == "FA-184" and monster is not None:
        return best_landing(s, monster, list(options))
    return options[0]


def advise(s: FantasyState, ask: Ask[Any]) -> list[float]:
    """What he would rather answer: 1 for what he does, up to a half for others, a little for all."""
    best, values = answer(s, ask), _values(s, ask)
    most = max(values.values(), default=0) or 1
    return [1.0 if option == best else 0.02 + 0.48 * (values.get(option, 0) / most) for option in ask.options]


def _values(s: FantasyState, ask: Ask[Any]) -> dict[Any, int]:
    """What monsters could do if they were next, and what the one that acts can do."""
    monster = s.monster(s.turn.figure)
    if ask.kind == "act" and monster is not None:
        return _deeds(s, monster, ask.options)
    values = {}
    if ask.kind == "figure" and ask.rule == "FA-061":
        position = _even(s)
        for uid in ask.options[:-1]:
            waiting = s.monster(uid)
            assert waiting is not None
            values[uid] = best_value(position, waiting)
    return values


def _deeds(s: FantasyState, monster: Monster, options: Sequence[Any]) -> dict[Any, int]:
    position = _even(s)
    values: dict[Any, int] = {}
    mask = 1 << monster.square
    for option in options:
        if option[0] == "walk" and s.turn.actions > (not s.turn.moving):
            mask |= 1 << option[1]
    places: list[tuple[int, int]] = []
    if not s.turn.attacks:
        for each in prospects(position, monster, mask):
            places.append((each.value, each.places))
            if each.places >> monster.square & 1:
                values.setdefault(("attack", each.kind, each.target), each.value)
    for option in options:
        if option[0] == "walk":
            values[option] = next((value // 2 for value, mask in places if mask >> option[1] & 1), 0)
    return values


def _even(s: FantasyState) -> Position:
    """The position for one who gives advice: he never draws lots."""
    position = Position(s)
    position.gentle = False
    return position
