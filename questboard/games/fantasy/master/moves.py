"""Moves without an attack: getting away after one, and going where one can attack."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.fantasy.master.plans import plan_places
from questboard.games.fantasy.master.position import NO_END, Position, cost_in, field
from questboard.games.fantasy.state import Hero, Monster


def retreat(position: Position, monster: Monster) -> int:
    """Where one who attacks from afar goes afterwards: out of sight, or at least farther away."""
    stays = monster.square
    if monster.card.role not in ("archer", "caster") or monster.rooted:
        return stays
    here, own = position.here, 1 << monster.square
    found = here.flood(own, monster.card.move, position.walk(monster))
    free = position.free(monster)
    if not (position.fierce and monster.card.role == "archer"):
        free &= position.bounds(monster)
    if monster.card.flies and here.on_top(monster.square):
        free &= here.top
    return hide(position, monster, found.all & free, found.layers)


def hide(position: Position, monster: Monster, ends: int, layers: Sequence[int]) -> int:
    """The nearest of some squares that no hero sees, or else that which is farthest away; or staying."""
    stays = monster.square
    ends |= 1 << stays
    for layer in layers:
        hidden = layer & ends & ~position.in_sight(layer & ends)
        if hidden:
            return position.first(hidden)
    ends = position.farthest(ends)
    if not ends >> stays & 1:
        for layer in layers:
            if layer & ends:
                return position.first(layer & ends)
    return stays


def step_back(position: Position, monster: Monster, ends: int, layers: Sequence[int]) -> int:
    """The nearest of some squares that are beside no hero, of these the farthest away; or staying."""
    ends |= 1 << monster.square
    for _, near in position.near:
        ends &= ~position.beside(monster, near)
    for layer in layers:
        if layer & ends:
            return position.first(position.farthest(layer & ends))
    return monster.square


def advance(position: Position, monster: Monster) -> int:
    """Where a monster goes that can attack nobody: as near as it can to where it soon could."""
    s, walk = position.s, position.walk(monster)
    points = max(s.turn.moving, monster.card.move if s.turn.actions else 0)
    ends = position.reach(monster, points).all
    goal = nearest_shot(position, monster) or nearest_hero(position, monster)[1]
    for layer in field(s.adventure, goal, walk):
        if layer >> monster.square & 1:
            break
        if layer & ends:
            return position.first(layer & ends)
    return monster.square


def nearest_hero(position: Position, monster: Monster) -> tuple[Hero | None, int]:
    """The nearest hero, then who has fewer HP, plays first; and the squares from which he can be attacked."""
    s, far = position.s, position.far(monster)
    if far == NO_END:
        return None, 0
    standing = position.standing(monster)
    for hero in sorted(position.heroes, key=lambda hero: (hero.hp, s.order.index(hero.name))):
        goals = position.beside(monster, position.here.beside(1 << hero.square)) & standing
        if cost_in(field(s.adventure, goals, position.walk(monster)), monster.square) == far:
            return hero, goals
    return None, 0


def nearest_shot(position: Position, monster: Monster) -> int:
    """The nearest free square from which an archer could attack somebody; nothing for other monsters."""
    if monster.card.role != "archer":
        return 0
    walk = position.walk(monster)
    found = position.here.flood(1 << monster.square, NO_END, walk)
    free = found.all & position.free(monster) & position.bounds(monster)
    for layer in found.layers:
        places = plan_places(position, monster, layer & free, found.layers)
        if places:
            return 1 << position.first(places)
    return 0
