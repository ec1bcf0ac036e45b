"""Why the automatic Dungeon Master has a monster do what it does: only those who watch are told.

A reason is a key of `sentences.REASONS` or `sentences.WALKS`. It is worked out before
the monster acts, from what it could do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from questboard.games.fantasy.assault import AttackKind
from questboard.games.fantasy.master.decisions import Deed, within_reach
from questboard.games.fantasy.master.moves import nearest_hero, nearest_shot
from questboard.games.fantasy.master.plans import Prospect, prospects
from questboard.games.fantasy.master.position import Position
from questboard.games.fantasy.master.worth import Worth, carries_quest_object, worth
from questboard.games.fantasy.rules.monster_actions import NO_REASON, Why
from questboard.games.fantasy.state import Hero, Monster


def reasons(position: Position, monster: Monster, deeds: Sequence[Deed]) -> list[Why]:
    """Why a monster does each of some deeds, in the order in which they are done."""
    last = deeds[-1]
    if last[0] == "walk":
        return [_of_a_move(position, monster, last[1])]
    match last:
        case ("attack", kind, target):
            final = _of_an_attack(position, monster, kind, target)
        case ("charge", target):
            final = Why("nearest", target)
        case _:
            final = NO_REASON
    if len(deeds) == 1:
        return [final]
    hero = last[2] if last[0] in ("attack", "power") and _hero(position, last[2]) is not None else ""
    return [Why("to attack", hero), final]


def _hero(position: Position, name: str) -> Hero | None:
    return next((hero for hero in position.heroes if hero.name == name), None)


# ---- attacks


def _of_an_attack(position: Position, monster: Monster, kind: AttackKind, target: str) -> Why:
    """Why it is this hero, or this direction."""
    hero = _hero(position, target)
    if monster.holds:
        return Why("held", target)
    if hero is None:
        return Why("in its path")
    could = _best_on_each(position, monster)
    mine, others = worth(position, monster, kind, hero), _without(could, target)
    if not others:
        return Why("only", target)
    if position.gentle:
        return Why("lot", target)
    return Why(_best_of(hero, mine, others), target)


def _best_of(hero: Hero, mine: Worth, others: dict[str, tuple[Hero, Worth]]) -> str:
    """What makes a hero the best target of several."""
    if mine.falls > max(other.falls for _, other in others.values()):
        return "falls"
    if carries_quest_object(hero) and not any(carries_quest_object(other) for other, _ in others.values()):
        return "quest"
    if mine.value > max(other.value for _, other in others.values()):
        return "best"
    return "fewest HP" if hero.hp < min(other.hp for other, _ in others.values()) else "as good"


def _without(could: dict[str, tuple[Hero, Worth]], target: str) -> dict[str, tuple[Hero, Worth]]:
    return {name: each for name, each in could.items() if name != target}


def _best_on_each(position: Position, monster: Monster) -> dict[str, tuple[Hero, Worth]]:
    """What the best attack on each hero is worth that a monster could attack now."""
    places, layers = within_reach(position, monster, position.s.turn.actions)
    found: dict[str, tuple[Hero, Worth]] = {}
    for each in prospects(position, monster, places, layers):
        if each.legal_places():
            _add(found, position, monster, each)
    return found


def _add(found: dict[str, tuple[Hero, Worth]], position: Position, monster: Monster, each: Prospect) -> None:
    for name in each.hits:
        hero = position.s.hero(name)
        value = worth(position, monster, cast(AttackKind, each.kind), hero)
        if name not in found or value > found[name][1]:
            found[name] = hero, value


# ---- moves


def _of_a_move(position: Position, monster: Monster, square: int) -> Why:
    """Why a monster walks that attacks nobody afterwards."""
    if position.s.turn.attacks:
        hidden = not position.in_sight(1 << square)
        return Why("hides" if hidden else "away")
    if nearest_shot(position, monster):
        return Why("to shoot")
    hero, _ = nearest_hero(position, monster)
    return Why("nearest", hero.name) if hero is not None else NO_REASON
