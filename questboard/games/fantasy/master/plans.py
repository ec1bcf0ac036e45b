"""Plans of monsters: a place that one can get to, an attack from there, and which of them is the best."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from questboard.games.fantasy.assault import AttackKind
from questboard.games.fantasy.board import squares
from questboard.games.fantasy.content import ITEMS
from questboard.games.fantasy.hooks import MONSTER_KINDS, PREPARE
from questboard.games.fantasy.master.position import Position
from questboard.games.fantasy.master.worth import UNIT, worth
from questboard.games.fantasy.rules.breath import DIRECTIONS, breath_targets
from questboard.games.fantasy.rules.combat import RUN_UP
from questboard.games.fantasy.rules.figures import block_at, block_of, monster_squares, sees
from questboard.games.fantasy.state import Hero, Monster

POWER: Final = "power"
"""The kind of a plan that uses a power in place of an attack."""
BREATH, AURA, RANGED, MELEE = range(4)
"""The order of kinds that are worth the same."""


class Plan(NamedTuple):
    """A place, an attack from there, and its value; the target of a breath is its direction."""

    value: int
    square: int
    kind: str
    target: str


class Prospect(NamedTuple):
    """Plans that differ in nothing but the place."""

    value: int
    hp: int
    """Of the target; of the weakest of several."""
    rank: int
    kind: str
    target: str
    hits: tuple[str, ...]
    places: int
    legal: Callable[[int], bool] | None = None
    """Whether it is legal from one of the places; None if it is from all of them."""

    def legal_places(self) -> int:
        """The places from which it is legal."""
        if self.legal is None:
            return self.places
        return sum([1 << square for square in squares(self.places) if self.legal(square)])


def _best_first(each: Prospect) -> tuple[int, int, int]:
    return -each.value, each.hp, each.rank


# ---- what a monster could do


def prospects(
    position: Position,
    monster: Monster,
    places: int,
    layers: Sequence[int] = (),
    kinds: Sequence[AttackKind] = (),
    halved: str = "",
) -> list[Prospect]:
    """What is worth doing for a monster from some places, the best first; a kind may count half."""
    found: list[Prospect] = []
    for mask, ran, above in _parts(position, monster, places, layers):
        for kind in kinds or position.kinds(monster):
            if kind == "melee":
                _melee(found, position, monster, mask, ran, above)
            elif kind == "ranged":
                _ranged(found, position, monster, mask, ran, above)
            elif kind == "aura":
                _aura(found, position, monster, mask)
            elif MONSTER_KINDS[monster.kind].breath_range:
                _breath(found, position, monster, mask)
            else:
                _sweep(found, position, monster, mask)
    if halved:
        found = [each._replace(value=each.value // 2) if each.kind == halved else each for each in found]
    if len(found) > 1:
        found.sort(key=_best_first)
    return found


def _parts(
    position: Position, monster: Monster, places: int, layers: Sequence[int]
) -> list[tuple[int, bool, bool]]:
    """The places by what makes a difference there: a run-up, and the height of a tower."""
    s, top = position.s, position.here.top
    ran = s.turn.figure == monster.uid and s.turn.walked >= RUN_UP
    parts = [(places, ran)]
    if not ran and len(layers) > 1 and monster.kind in PREPARE:
        near = layers[0] | layers[1]
        if len(layers) > 2:
            near |= layers[2] & s.layout.brook  # a single square of a brook costs two points
        parts = [(places & near, False), (places & ~near, True)]
    if not top:
        return [(mask, ran, False) for mask, ran in parts if mask]
    levels = [(mask & level, ran, level == top) for mask, ran in parts for level in (~top, top)]
    return [each for each in levels if each[0]]


def _melee(
    found: list[Prospect], position: Position, monster: Monster, mask: int, ran: bool, above: bool
) -> None:
    for hero, near in position.targets:
        places = position.beside(monster, near) & mask
        if places:
            value = worth(position, monster, "melee", hero, ran, above).value
            if value:
                found.append(Prospect(value, hero.hp, MELEE, "melee", hero.name, (hero.name,), places))


def _ranged(
    found: list[Prospect], position: Position, monster: Monster, mask: int, ran: bool, above: bool
) -> None:
    for hero, near in position.targets:
        value = worth(position, monster, "ranged", hero, ran, above).value
        if value:
            places = position.seeing(mask & ~near, hero.square)
            if places:
                legal = _shot(position, hero)
                found.append(
                    Prospect(value, hero.hp, RANGED, "ranged", hero.name, (hero.name,), places, legal)
                )


def _shot(position: Position, hero: Hero) -> Callable[[int], bool]:
    """Whether a hero can be shot at from a square: other heroes may stand in the way (FA-076)."""
    others = position.hero_mask & ~(1 << hero.square)
    return lambda square: sees(position.s, square, hero.square, others)


def _breath(found: list[Prospect], position: Position, monster: Monster, mask: int) -> None:
    """A breath of limited range: only the nearest hero in a line counts."""
    width, range_ = position.here.width, MONSTER_KINDS[monster.kind].breath_range
    for hero, _ in position.targets:
        value = worth(position, monster, "breath", hero).value
        for direction, step in zip(DIRECTIONS, (-width, 1, width, -1), strict=True):
            places = 0
            for far in range(1, range_ + 1):
                if hero.square - far * step >= 0:
                    places |= 1 << hero.square - far * step
            if value and places & mask:
                legal = _puff(position, monster, direction, [hero.name])
                found.append(
                    Prospect(value, hero.hp, BREATH, "breath", direction, (hero.name,), places & mask, legal)
                )


def _puff(position: Position, monster: Monster, direction: str, hits: list[str]) -> Callable[[int], bool]:
    """Whether a breath from a square hits these heroes."""
    return lambda square: breath_targets(position.s, monster, direction, square) == hits


def _sweep(found: list[Prospect], position: Position, monster: Monster, mask: int) -> None:
    """A breath of any range, as wide as its large monster: every hero in its path counts."""
    here, heroes = position.here, {hero.name: hero for hero in position.heroes}
    values = {
        name: worth(position, monster, "breath", hero, alone=False).value for name, hero in heroes.items()
    }
    at = [(*here.xy(hero.square), values[name]) for name, hero in heroes.items()]
    likely: list[tuple[int, int, str]] = []
    for square in squares(mask):
        x, y = here.xy(square)
        beams = [0, 0, 0, 0]
        for u, v, value in at:
            if x <= u <= x + 1:
                beams[0 if v < y else 2] += value
            if y <= v <= y + 1:
                beams[3 if u < x else 1] += value
        likely += [(most, square, DIRECTIONS[number]) for number, most in enumerate(beams) if most]
    likely.sort(key=lambda each: -each[0])
    best = 0
    for most, square, direction in likely:
        if most < best:
            break  # walls only make less of it
        hits = breath_targets(position.s, monster, direction, square)
        value = sum([values[name] for name in hits])
        if value:
            best = max(best, value)
            weakest = min([heroes[name].hp for name in hits])
            found.append(Prospect(value, weakest, BREATH, "breath", direction, tuple(hits), 1 << square))


def _aura(found: list[Prospect], position: Position, monster: Monster, mask: int) -> None:
    """A cold aura: every hero within its range counts, on both levels."""
    here, range_ = position.here, MONSTER_KINDS[monster.kind].aura_range
    parts: list[tuple[int, list[Hero]]] = [(mask, [])]
    for hero in position.heroes:
        x, y = here.xy(hero.square)
        near = 1 << y * here.width + x
        for _ in range(range_):
            near = here.around(near)
        near |= near << here.lift & here.top
        inside = [(part & near, [*hits, hero]) for part, hits in parts]
        outside = [(part & ~near, hits) for part, hits in parts]
        parts = [each for each in (*inside, *outside) if each[0]]
    for places, hits in parts:
        alone = len(hits) == 1
        value = sum([worth(position, monster, "aura", hero, alone=alone).value for hero in hits])
        if value:
            weakest, names = min([hero.hp for hero in hits]), tuple([hero.name for hero in hits])
            found.append(Prospect(value, weakest, AURA, "aura", "", names, places))


def entangling(position: Position, monster: Monster, places: int, layers: Sequence[int]) -> Plan | None:
    """The best plan of a monster that can entangle a hero in place of an attack."""
    kind = MONSTER_KINDS[monster.kind]
    if kind.instead_of != "attack" or kind.power in position.s.turn.powers:
        return None
    found = []
    for hero, near in position.targets:
        mask = position.seeing(places, hero.square)
        if mask:
            fights = any(ITEMS[item].kind == "weapon" and ITEMS[item].melee for item in hero.in_use)
            apart = fights and not near & monster_squares(position.s)
            value = UNIT if apart else UNIT // 2
            legal = _power(position, monster, hero)
            found.append(Prospect(value, hero.hp, 0, POWER, hero.name, (hero.name,), mask, legal))
    found.sort(key=_best_first)
    return choose(position, monster, found, layers)


def _power(position: Position, monster: Monster, hero: Hero) -> Callable[[int], bool]:
    """Whether a monster's power would reach a hero from a square."""

    def legal(square: int) -> bool:
        stood, monster.square = monster.square, square
        try:
            return hero.name in MONSTER_KINDS[monster.kind].power_targets(position.s, monster)
        finally:
            monster.square = stood

    return legal


def plan_places(position: Position, monster: Monster, places: int, layers: Sequence[int] = ()) -> int:
    """All places from which a monster has a plan."""
    mask = 0
    for each in prospects(position, monster, places, layers):
        mask |= each.legal_places()
    return mask


# ---- the best of it


def best_plan(
    position: Position,
    monster: Monster,
    places: int,
    layers: Sequence[int] = (),
    kinds: Sequence[AttackKind] = (),
    halved: str = "",
) -> Plan | None:
    """The plan of the greatest value, from the best place for it."""
    found = prospects(position, monster, places, layers, kinds, halved)
    return choose(position, monster, found, layers) if found else None


def best_value(position: Position, monster: Monster) -> int:
    """The greatest value of a monster's plans, wherever it may move."""
    reach = position.reach(monster, monster.card.move)
    for each in prospects(position, monster, reach.all, reach.layers):
        if _any_legal([each], -1):
            return each.value
    return 0


def choose(
    position: Position, monster: Monster, found: Sequence[Prospect], layers: Sequence[int]
) -> Plan | None:
    """The first of some prospects that is legal somewhere, from the best place for it."""
    first, count = 0, len(found)
    while first < count:
        last, same = first + 1, _best_first(found[first])
        while last < count and _best_first(found[last]) == same:
            last += 1
        best: tuple[Place, Plan] | None = None
        for each in found[first:last]:
            place = _best_place(position, monster, each, layers, last == first + 1)
            if place is not None and (best is None or place[:2] < best[0][:2]):
                best = place, Plan(each.value, place.square, each.kind, each.target)
        if best is not None:
            return best[1]
        first = last
    return None


class Place(NamedTuple):
    """A square with what makes it better than others: the smallest ranks, then the first row and column."""

    ranks: tuple[int, ...]
    row_and_column: tuple[int, ...]
    square: int


def _best_place(
    position: Position, monster: Monster, each: Prospect, layers: Sequence[int], only: bool
) -> Place | None:
    """The best place for a prospect; its ranks matter only if there are other prospects."""
    here, places, legal = position.here, each.places, each.legal
    if only and places & (places - 1) == 0:
        square = places.bit_length() - 1
        return Place((), here.xy(square)[::-1], square) if legal is None or legal(square) else None
    for ranks, square in ranked(position, places, criteria(position, monster, each, layers)):
        if legal is None or legal(square):
            return Place(ranks, here.xy(square)[::-1], square)
    return None


# ---- places


def ranked(
    position: Position, places: int, rules: Sequence[Sequence[int]], ranks: tuple[int, ...] = ()
) -> Iterator[tuple[tuple[int, ...], int]]:
    """Places in the order of several criteria, each a list of sets; with their numbers in these."""
    number = len(ranks)
    if number == len(rules):
        while places:
            square = position.first(places)
            yield ranks, square
            places ^= 1 << square
        return
    for rank, part in enumerate(rules[number]):
        if places & part:
            yield from ranked(position, places & part, rules, (*ranks, rank))


def criteria(
    position: Position, monster: Monster, each: Prospect, layers: Sequence[int]
) -> list[Sequence[int]]:
    """What makes one place better than another; the first that makes a difference decides."""
    s, here, role, places = position.s, position.here, monster.card.role, each.places
    spoils = _spoils(position, monster, places) if each.kind == "melee" else 0
    found: list[Sequence[int]] = [(~spoils, spoils)]
    if position.fierce and _area_spells(position):
        exposed = _exposed(position, monster)
        found.append((~exposed, exposed))
    counts = [-1]
    for hero, near in position.near:
        beside = position.beside(monster, near)
        if beside & places and hero.name not in each.hits:
            fewer = [0, *counts]
            counts = [some & ~beside | less & beside for some, less in zip([*counts, 0], fewer, strict=True)]
    found.append(counts)
    if role in ("archer", "caster"):
        found.append(position.away())
    elif role == "brute":
        doors = 0
        for number, mask in enumerate(here.door_masks):
            if s.opened >> number & 1:
                doors |= mask
        near = here.beside(doors) & ~doors
        found.append((doors, near, ~(doors | near)))
    if layers:
        found.append(layers)
    return found


def _spoils(position: Position, monster: Monster, places: int) -> int:
    """The places that would leave another monster, which has plans, without any."""
    if places & (places - 1) == 0:
        return 0
    spoils = 0
    for other in position.s.monsters:
        if other is monster or other.used or other.misses:
            continue
        taken = {square: _taken(position, monster, square, other) for square in squares(places)}
        spoils |= _only_plans(position, monster, other, taken)
    return spoils


def _taken(position: Position, monster: Monster, square: int, other: Monster) -> int:
    """Where another monster can't stand if a monster stands on a square."""
    taken = block_at(position.s, monster.kind, square)
    return position.here.blocks_touching(taken) if other.card.large else taken


def _only_plans(position: Position, monster: Monster, other: Monster, taken: dict[int, int]) -> int:
    """Those places of a monster that would take all plans from another one, which has some now."""
    if _any_legal(prospects(position, other, 1 << other.square), -1):
        return 0
    reach = position.reach(other, other.card.move)
    found = prospects(position, other, reach.all, reach.layers)
    contested = 0
    for each in taken.values():
        contested |= each
    if not found or _any_legal(found, ~contested):
        return 0
    plans = 0
    for prospect in found:
        plans |= prospect.legal_places()
    if plans and not other.rooted and not other.card.large:  # what the monster leaves is free then
        left = block_of(position.s, monster) & position.bounds(other)
        for layer in reach.layers:
            plans |= plan_places(position, other, layer & left, reach.layers)
    return sum([1 << square for square, mask in taken.items() if plans and not plans & ~mask])


def _any_legal(found: Sequence[Prospect], among: int) -> bool:
    """Whether one of some prospects is legal from one of some places."""
    for each in found:
        for square in squares(each.places & among):
            if each.legal is None or each.legal(square):
                return True
    return False


def _area_spells(position: Position) -> bool:
    """Whether a hero could cast a spell on a line or burst."""
    return any(
        ITEMS[item].kind == "spell" and ITEMS[item].area and ITEMS[item].cost <= hero.sp
        for hero in position.heroes
        for item in hero.in_use
    )


def _exposed(position: Position, monster: Monster) -> int:
    """The squares in the same row or column as another monster, or within one square of it."""
    here, mask = position.here, 0
    row = (1 << here.width) - 1
    column = sum([1 << y * here.width for y in range(here.layout.height)])
    for other in position.s.monsters:
        if other is not monster:
            for square in squares(block_of(position.s, other)):
                x, y = here.xy(square)
                lines = row << y * here.width | column << x | here.around(1 << y * here.width + x)
                mask |= lines | lines << here.lift & here.top
    return mask
