"""Where the automatic Dungeon Master puts a monster that lands or comes into play."""

from __future__ import annotations

from questboard.games.fantasy.master.plans import prospects
from questboard.games.fantasy.master.position import Position, cost_in, field
from questboard.games.fantasy.state import FantasyState, Monster


def best_landing(s: FantasyState, monster: Monster, goals: list[int]) -> int:
    """Where a flying monster lands."""
    position, here = Position(s), s.ground
    mask = sum([1 << square for square in goals])
    if not monster.card.large and not here.on_top(monster.square) and not mask & here.top:
        return _farthest(position, position.in_sight(mask) or mask)
    best = value = 0
    for each in prospects(position, monster, mask):
        if best and each.value < value:
            break
        best, value = best | each.legal_places(), each.value
    return position.first(best or mask) if monster.card.large else _farthest(position, best or mask)


def _farthest(position: Position, mask: int) -> int:
    """The square that is farthest from the nearest hero."""
    return position.first(position.farthest(mask))


def best_entry(s: FantasyState, places: list[int], kind: str) -> list[int]:
    """Where roaming monsters come in, the best place first: near the weakest hero, but not beside anybody."""
    position = Position(s)
    newcomer = Monster("", kind, places[0], 1, -1, "roaming")
    order = {name: number for number, name in enumerate(s.order)}
    weakest = min(position.heroes, key=lambda hero: (hero.hp, order.get(hero.name, 0)))
    goals = position.beside(newcomer, s.ground.beside(1 << weakest.square)) & position.standing(newcomer)
    layers = field(s.adventure, goals, position.walk(newcomer))
    around = s.ground.around(position.hero_mask)
    return sorted(
        places, key=lambda square: (around >> square & 1, cost_in(layers, square), *s.ground.xy(square)[::-1])
    )


def best_arrival(s: FantasyState, places: list[int]) -> list[int]:
    """Where other monsters come in, the best place first: near a hero, but not beside one."""
    position = Position(s)
    far = {square: position.distance(square) for square in places}
    return sorted(places, key=lambda square: (far[square] < 2, far[square], *s.ground.xy(square)[::-1]))
