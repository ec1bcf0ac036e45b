"""The position as the Dungeon Master sees it when he decides: where monsters get to, and what they see.

Sets of squares are bits; a large figure stands where its top left square is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from questboard.games.fantasy.assault import AttackKind
from questboard.games.fantasy.board import Reach, Walk, ground, squares
from questboard.games.fantasy.hooks import MONSTER_KINDS
from questboard.games.fantasy.rules.combat import monster_pool, unseen
from questboard.games.fantasy.rules.figures import hero_squares, monster_squares, sees, thorns
from questboard.games.fantasy.rules.walking import monster_ends, monster_walk
from questboard.games.fantasy.state import FantasyState, Hero, Monster

KINDS: Final[tuple[AttackKind, ...]] = ("breath", "aura", "ranged", "melee")
"""Kinds of attack; of two that are worth the same, the one that comes first."""
FARTHEST: Final = 8
"""Distances beyond this are all the same to one who keeps away."""
NO_END: Final = 1 << 10
"""More than any way on a map costs."""
EVERYWHERE: Final = Reach(-1, [], [])
MEMORY: Final = 1 << 15
"""How much is remembered of a kind."""
SIGHTS: dict[tuple[Any, ...], tuple[int, int]] = {}
"""By the ground and a square: squares that were looked from, and those of them that see it."""
ATTACKS: dict[tuple[str, str, str], tuple[AttackKind, ...]] = {}
"""The kinds of attack that a monster has."""


# ---- the ground, as far as it never changes


@lru_cache(maxsize=64)
def spots(adventure: str) -> list[tuple[int, int, int]]:
    """Every square that one can stand on, as a bit, with its column and row."""
    here = ground(adventure)
    floor = here.layout.floor | here.layout.doorways
    return [(1 << square, *here.xy(square)) for square in squares(floor)]


@lru_cache(maxsize=MEMORY)
def diamonds(adventure: str, square: int) -> tuple[int, ...]:
    """The squares within 0, 1, 2, ... columns and rows of a square, added."""
    here = ground(adventure)
    x, y = here.xy(square)
    rings = [0] * (here.width + here.layout.height)
    for bit, u, v in spots(adventure):
        rings[abs(x - u) + abs(y - v)] |= bit
    within, found = 0, []
    for ring in rings:
        within |= ring
        found.append(within)
    return tuple(found)


@lru_cache(maxsize=1024)
def home(adventure: str, area: int) -> int:
    """The squares of an area, its doors and a tower in it."""
    here = ground(adventure)
    mask = here.area_masks[area] | (here.top if here.top and area == here.tower_area else 0)
    for door in here.area_doors[area]:
        mask |= here.door_masks[door]
    return mask


@lru_cache(maxsize=1024)
def field(adventure: str, goals: int, walk: Walk) -> tuple[int, ...]:
    """The squares by what it costs to walk from them to the nearest of some goals."""
    here = ground(adventure)
    if not goals:
        return ()
    if not walk.slow:
        return tuple(here.flood(goals, NO_END, walk).layers)
    # A flood from the goals counts the square that one starts on and not the goal: the other way round.
    swift, slow = goals & ~walk.slow, goals & walk.slow
    near = [*(here.flood(swift, NO_END, walk).layers if swift else []), 0]
    wade = [0, *(here.flood(slow, NO_END, walk).layers if slow else []), 0]
    layers, seen = [goals], goals
    for cost in range(1, max(len(near), len(wade))):
        found = 0
        for some in (near, wade):
            if cost < len(some):
                found |= some[cost] & ~walk.slow
            if cost + 1 < len(some):
                found |= some[cost + 1] & walk.slow
        layers.append(found & ~seen)
        seen |= found
    return tuple(layers)


def cost_in(layers: Sequence[int], square: int) -> int:
    """The layer in which a square is; NO_END if it is in none."""
    bit = 1 << square
    for cost, layer in enumerate(layers):
        if layer & bit:
            return cost
    return NO_END


# ---- the position


class Position:
    """What the Dungeon Master sees when he decides: worked out as far as it is needed, and once."""

    def __init__(self, s: FantasyState) -> None:
        self.s = s
        self.here = s.ground
        self.heroes = s.living
        self.hero_mask = hero_squares(s)
        self.fierce = s.options.master_level == "fierce"
        self.gentle = s.options.master_level == "gentle"
        beside = self.here.beside
        self.near = [(hero, beside(1 << hero.square)) for hero in self.heroes]
        """The heroes, each with the squares beside him."""
        self.facts: dict[str, tuple[Any, ...]] = {}
        """What the worth of an attack on a hero depends on."""
        self._walks: dict[tuple[bool, bool, bool], Walk] = {}
        self._free: dict[tuple[bool, bool, bool], int] = {}
        self._goals: dict[tuple[bool, bool, bool], int] = {}
        self._away: list[int] = []

    @property
    def targets(self) -> list[tuple[Hero, int]]:
        """The heroes who may be chosen for an attack, each with the squares beside him."""
        if not self.s.lasting:
            return self.near
        return [each for each in self.near if not unseen(self.s, each[0])]

    def kinds(self, monster: Monster) -> tuple[AttackKind, ...]:
        """The kinds of attack that a monster has, melee last."""
        key = (monster.kind, monster.digit, self.s.adventure if monster.digit else "")
        kinds = ATTACKS.get(key)
        if kinds is None:
            kinds = ATTACKS[key] = tuple([kind for kind in KINDS if monster_pool(self.s, monster, kind)])
        return kinds

    # ---- walking

    def walk(self, monster: Monster) -> Walk:
        """How a monster moves."""
        key = _way(monster)
        walk = self._walks.get(key)
        if walk is None:
            walk = self._walks[key] = monster_walk(self.s, monster)
        return walk

    def free(self, monster: Monster) -> int:
        """Where a move of a monster may end if it leads there, besides where it stands."""
        if monster.card.large or self.here.passage:
            return monster_ends(self.s, monster, EVERYWHERE)
        key = _way(monster)
        free = self._free.get(key)
        if free is None:
            free = self._free[key] = monster_ends(self.s, monster, EVERYWHERE)
        return free

    def standing(self, monster: Monster) -> int:
        """Where a monster could stand if no other monster were there."""
        walk = self.walk(monster)
        if monster.card.large:
            return walk.open
        return self.free(monster) | monster_squares(self.s) & walk.open

    def bounds(self, monster: Monster) -> int:
        """Where the moves of a monster may end."""
        s, area, role = self.s, monster.area, monster.card.role
        if area < 0:
            if monster.origin == "roaming" or not self.here.top:
                return -1
            area = self.here.tower_area
        stays = self.gentle or role in ("lurker", "caster")
        if not stays and (role in ("hunter", "dragon") or s.awake >> area & 1):
            return -1
        return home(s.adventure, area)

    def reach(self, monster: Monster, points: int) -> Reach:
        """Where a monster may end a move, its present place included."""
        start = 1 << monster.square
        if not points or monster.rooted:
            return Reach(start, [start], [])
        found = self.here.flood(start, points, self.walk(monster))
        ends = found.all & self.free(monster) & self.bounds(monster) | start
        return Reach(ends, found.layers, found.climbed)

    def beside(self, monster: Monster, near: int) -> int:
        """The places of a monster that touch some squares beside a hero."""
        return self.here.blocks_touching(near) if monster.card.large else near

    def far(self, monster: Monster) -> int:
        """What the way to the nearest hero costs a monster; NO_END if there is none."""
        key = _way(monster)
        goals = self._goals.get(key)
        if goals is None:
            goals = 0
            for _, near in self.near:
                goals |= self.beside(monster, near)
            goals = self._goals[key] = goals & self.standing(monster)
        return cost_in(field(self.s.adventure, goals, self.walk(monster)), monster.square)

    # ---- seeing

    def seeing(self, among: int, square: int) -> int:
        """Those of some squares that see a square, no matter who stands between."""
        s = self.s
        key = (s.adventure, s.opened, s.pillars, thorns(s) if s.lasting else 0, square)
        known, seen = SIGHTS.get(key, (0, 0))
        unknown = among & ~known
        if unknown:
            if len(SIGHTS) > MEMORY:
                SIGHTS.clear()
            for other in squares(unknown):
                if sees(s, other, square):
                    seen |= 1 << other
            SIGHTS[key] = known | unknown, seen
        return among & seen

    def in_sight(self, among: int) -> int:
        """Those of some squares that a hero sees."""
        seen = 0
        for hero in self.heroes:
            seen |= self.seeing(among & ~seen, hero.square)
        return seen

    # ---- distances

    def away(self) -> list[int]:
        """Squares by their distance to the nearest hero: FARTHEST or more, one less, and so on to none."""
        if not self._away:
            rings = [diamonds(self.s.adventure, hero.square) for hero in self.heroes]
            within = 0
            for distance in range(FARTHEST):
                closer = within
                for ring in rings:
                    within |= ring[distance]
                self._away.append(within & ~closer)
            self._away.append(~within)
            self._away.reverse()
        return self._away

    def farthest(self, mask: int) -> int:
        """Those of some squares whose nearest hero is farthest away."""
        rings = [diamonds(self.s.adventure, hero.square) for hero in self.heroes]
        for distance in range(len(rings[0])):
            left = mask
            for ring in rings:
                left &= ~ring[distance]
            if not left:
                break
            mask = left
        return mask

    def distance(self, square: int) -> int:
        """How far the nearest hero is from a square."""
        return min([self.here.distance(square, hero.square) for hero in self.heroes])

    def first(self, mask: int) -> int:
        """The first of some squares by row and column."""
        if self.here.top & mask:
            return min(squares(mask), key=lambda square: self.here.xy(square)[::-1])
        return (mask & -mask).bit_length() - 1


def _way(monster: Monster) -> tuple[bool, bool, bool]:
    """What makes a difference to how a monster moves."""
    card = monster.card
    return MONSTER_KINDS[monster.kind].haunts, card.bushes, card.large
