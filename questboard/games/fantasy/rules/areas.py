"""Lines and bursts: the squares that a spell covers, and whom it reaches there."""

from __future__ import annotations

from functools import lru_cache

from questboard.games.fantasy.board import Ground, ground, squares
from questboard.games.fantasy.content import ITEMS
from questboard.games.fantasy.rules.breath import DIRECTIONS, step_to
from questboard.games.fantasy.rules.figures import (
    block_of,
    blocks_sight,
    floor,
    monster_squares,
    sees,
    thorns,
)
from questboard.games.fantasy.state import FantasyPosition, Hero, ItemId


def line(s: FantasyPosition, square: int, direction: str, length: int) -> int:
    """The squares straight ahead up to the first solid object; of any length if 0 is given."""
    here, step = s.ground, step_to(s, direction)
    solid = blocks_sight(s.adventure, s.opened, s.pillars) | thorns(s) | here.base
    top = here.on_top(square)
    mask, far = 0, 0
    while not length or far < length:
        square, far = square + step, far + 1
        if not here.on_top(square) if top else solid >> square & 1:
            break
        mask |= 1 << square
    return mask


def burst(s: FantasyPosition, centre: int, size: int) -> int:
    """The squares around a centre, diagonals included, that are in sight of it, on its level."""
    return _burst(s.adventure, s.opened, s.pillars, thorns(s) if s.lasting else 0, centre, size)


@lru_cache(maxsize=16384)
def _burst(adventure: str, opened: int, pillars: int, grown: int, centre: int, size: int) -> int:
    here = ground(adventure)
    near = around(here, 1 << centre, size)
    if here.on_top(centre):
        return near & here.top
    blocked = blocks_sight(adventure, opened, pillars) | grown | here.base
    mask = 1 << centre
    for square in squares(near & ~blocked & ~here.top & ~mask):
        if here.clear(centre, square, blocked):
            mask |= 1 << square
    return mask


def around(here: Ground, mask: int, size: int) -> int:
    """The squares within a number of squares of a set, diagonals included."""
    for _ in range(size):
        mask = here.around(mask)
    return mask


def ground_in_sight(s: FantasyPosition, square: int) -> int:
    """The ground squares outdoors that are in sight of one on the ground."""
    return _ground_in_sight(s.adventure, s.opened, s.pillars, thorns(s) if s.lasting else 0, square)


@lru_cache(maxsize=4096)
def _ground_in_sight(adventure: str, opened: int, pillars: int, grown: int, square: int) -> int:
    here = ground(adventure)
    blocked = blocks_sight(adventure, opened, pillars) | grown | here.base
    mask = 1 << square
    for other in squares(here.layout.outdoors & ~blocked & ~here.top & ~mask):
        if here.clear(square, other, blocked):
            mask |= 1 << other
    return mask


def bursts(s: FantasyPosition, hero: Hero, size: int, wanted: int) -> list[int]:
    """The floor squares in sight of a hero whose burst reaches one of the wanted squares."""
    near, own = around(s.ground, wanted, size) & floor(s), hero.square
    return [square for square in squares(near) if burst(s, square, size) & wanted and sees(s, own, square)]


def covered(s: FantasyPosition, hero: Hero, item: ItemId, target: int | str) -> int:
    """The squares that an area spell covers: in a direction, or around a square."""
    card = ITEMS[item]
    if isinstance(target, str):
        return line(s, hero.square, target, card.size)
    return burst(s, target, card.size)


def reached(s: FantasyPosition, hero: Hero, item: ItemId, target: int | str) -> list[str]:
    """Whom an area spell reaches: monsters and objects, heroes too if it harms everybody."""
    mask = covered(s, hero, item, target)
    found = [monster.uid for monster in s.monsters if block_of(s, monster) & mask]
    found += [each.digit for each in s.visible_things if each.kind == "object" and mask >> each.square & 1]
    if ITEMS[item].harms_heroes:
        found += [each.name for each in s.living if mask >> each.square & 1]
    return found


def centres(s: FantasyPosition, hero: Hero, item: ItemId) -> list[int]:
    """The squares around which a burst reaches a monster or an object."""
    wanted = monster_squares(s)
    for thing in s.visible_things:
        if thing.kind == "object":
            wanted |= 1 << thing.square
    return bursts(s, hero, ITEMS[item].size, wanted)


def directions(s: FantasyPosition, hero: Hero, item: ItemId) -> list[str]:
    """The directions in which a line reaches somebody."""
    return [direction for direction in DIRECTIONS if reached(s, hero, item, direction)]
