"""Coming back to life (FA-024, FA-085)."""

from __future__ import annotations

from questboard.games.fantasy.rules.figures import free_squares, hero_squares, monster_squares, thing_squares
from questboard.games.fantasy.rules.spaces import put_nearest
from questboard.games.fantasy.state import FantasyState, Hero
from questboard.kernel import emit

REVIVED = 4
"""HP and SP of a hero who was brought back to life (FA-085)."""


async def revive(s: FantasyState, hero: Hero, rule: str) -> None:
    """A dead hero comes back where he died, or near it (FA-085), last in the order (FA-024)."""
    hero.dead = False
    hero.hp = REVIVED
    hero.sp = REVIVED if hero.card.sp else 0
    if hero.name in s.order:
        index = s.order.index(hero.name)
        del s.order[index]
        s.place -= index < s.place
    s.order.append(hero.name)
    emit(s, "revived", rule, figure=hero.name)
    taken = hero_squares(s, hero) | monster_squares(s) | thing_squares(s)
    if taken >> hero.square & 1:
        await put_nearest(s, hero, hero.square, free_squares(s), "FA-085")
