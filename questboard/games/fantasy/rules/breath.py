"""Breath and cold aura (FA-166 to FA-173)."""

from __future__ import annotations

from questboard.games.fantasy.hooks import MONSTER_KINDS
from questboard.games.fantasy.rules.figures import blocks_sight, thorns
from questboard.games.fantasy.state import FantasyState, Monster

DIRECTIONS = ("north", "east", "south", "west")


def step_to(s: FantasyState, direction: str) -> int:
    """How far one square in a direction is."""
    width = s.ground.width
    return {"north": -width, "east": 1, "south": width, "west": -1}[direction]


def breath_targets(s: FantasyState, monster: Monster, direction: str, square: int | None = None) -> list[str]:
    """The heroes whom a breath reaches from where a monster stands, or from another square.

    A breath of limited range hits the nearest hero; another one is as wide as its monster and hits everybody.
    """
    step, range_ = step_to(s, direction), MONSTER_KINDS[monster.kind].breath_range
    start = monster.square if square is None else square
    if range_:
        return _swept(s, start, step, range_)[:1]
    block = s.ground.block_squares(start)
    rows = [each for each in block if each + step not in block]
    return [name for row in rows for name in _swept(s, row, step, 0)]


def _swept(s: FantasyState, start: int, step: int, range_: int) -> list[str]:
    """Heroes in a straight line, the nearest first, up to the first solid object (FA-167)."""
    here = s.ground
    top = here.on_top(start)
    solid = blocks_sight(s.adventure, s.opened, s.pillars) | thorns(s)
    at = {hero.square: hero.name for hero in s.heroes if not hero.dead}
    found, square, far = [], start + step, 1
    lowered = False
    while not range_ or far <= range_:
        if top and not lowered and not here.on_top(square):
            if range_:
                break  # a breath of limited range stays on its level (FA-170)
            square, lowered = square - here.lift, True  # from a tower it goes on over the ground
        if (lowered or not top) and (solid | here.base) >> square & 1:
            break
        if square in at and not (lowered and here.ring >> square & 1):  # dead ground (FA-177)
            found.append(at[square])
        square, far = square + step, far + 1
    return found


def aura_targets(s: FantasyState, monster: Monster) -> list[str]:
    """Every hero in range all around, through walls and on both levels (FA-172, FA-173)."""
    here, range_ = s.ground, MONSTER_KINDS[monster.kind].aura_range
    return [hero.name for hero in s.living if here.span(monster.square, hero.square) <= range_]
