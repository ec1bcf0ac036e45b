"""Plans of monsters: where one can stand, whom it could attack from there, and what that is worth.

Values are whole numbers of which UNIT make one HP, so that they are compared exactly (dossier 11.1).
Sets of squares are bits; a large figure stands where its top left square is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from questboard.games.fantasy.board import Reach, Walk, ground, squares
from questboard.games.fantasy.content import ITEMS
from questboard.games.fantasy.dice import chance_to_cost, mean_loss
from questboard.games.fantasy.rules.breath import DIRECTIONS, aura_targets, breath_targets
from questboard.games.fantasy.rules.combat import (
    armor_of,
    extra_swords,
    monster_assault,
    monster_pool,
    unseen,
    weaken,
)
from questboard.games.fantasy.rules.figures import (
    block_of,
    hero_squares,
    monster_squares,
    sees,
    thorns,
)
from questboard.games.fantasy.rules.registry import POWERS, PREPARE, SAVED, STAR, AttackKind
from questboard.games.fantasy.rules.walking import monster_ends, monster_walk
from questboard.games.fantasy.state import FantasyState, Hero, Monster, Turn

UNIT: Final = 8 * 6**6
"""One HP: a value is a fraction of six dice at most, halved up to three times."""
KINDS: Final[tuple[AttackKind, ...]] = ("breath", "aura", "ranged", "melee")
"""Kinds of attack; of two that are worth the same, the one that comes first."""
ENTANGLE: Final = "entangle"
RUN_UP: Final = 2
"""So many squares make a run-up (Bugbear)."""
FARTHEST: Final = 8
"""Distances beyond this are all the same to one who keeps away."""
EVERYWHERE: Final = Reach(-1, [], [])
NO_END: Final = 1 << 10
MEMORY: Final = 1 << 15
"""How many worths and sights are remembered."""


class Worth(NamedTuple):
    """What an attack on a hero is worth: V, and the chance that he falls; both in units."""

    value: int
    falls: int


class Plan(NamedTuple):
    """A place, an attack from there, and its value; the target of a breath is its direction."""

    value: int
    square: int
    kind: str
    target: str


class Prospect(NamedTuple):
    """Plans of one value, with the squares they may be carried out from."""

    value: int
    hp: int
    """Of the target; of the weakest of several."""
    rank: int
    kind: str
    target: str
    hits: tuple[str, ...]
    places: int
    legal: Callable[[int], bool] | None
    """Whether it is legal from one of the places; None if it is from all of them."""


WORTHS: dict[tuple[Any, ...], Worth] = {}
SIGHTS: dict[tuple[Any, ...], tuple[int, int]] = {}
"""By the ground and a square: squares that were looked from, and those of them that see it."""


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
    near = here.flood(swift, NO_END, walk).layers if swift else []
    wade = [0, *here.flood(slow, NO_END, walk).layers] if slow else []
    near, wade = [*near, 0], [*wade, 0]
    layers, seen = [goals], goals
    for cost in range(max(len(near), len(wade)) + 1):
        found = 0
        for some in (near, wade):
            if cost < len(some):
                found |= some[cost] & ~walk.slow
            if cost + 1 < len(some):
                found |= some[cost + 1] & walk.slow
        if cost:
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
        self.monster_mask = monster_squares(s)
        self.fierce = s.options.master_level == "fierce"
        self.gentle = s.options.master_level == "gentle"
        self._walks: dict[tuple[bool, bool, bool], Walk] = {}
        self._free: dict[tuple[bool, bool, bool], int] = {}
        self._facts: dict[str, tuple[Any, ...]] = {}
        self._away: list[int] = []
        self._kinds: dict[str, tuple[AttackKind, ...]] = {}

    # ---- walking

    def walk(self, monster: Monster) -> Walk:
        """How a monster moves."""
        key = (monster.kind == "wraith", monster.card.bushes, monster.card.large)
        walk = self._walks.get(key)
        if walk is None:
            walk = self._walks[key] = monster_walk(self.s, monster)
        return walk

    def free(self, monster: Monster) -> int:
        """Where a move of a monster may end if it leads there, besides where it stands."""
        if monster.card.large or self.here.passage:
            return monster_ends(self.s, monster, EVERYWHERE)
        key = (monster.kind == "wraith", monster.card.bushes, False)
        free = self._free.get(key)
        if free is None:
            free = self._free[key] = monster_ends(self.s, monster, EVERYWHERE)
        return free

    def standing(self, monster: Monster) -> int:
        """Where a monster could stand if no other monster were there."""
        walk = self.walk(monster)
        if monster.card.large:
            return walk.open
        return self.free(monster) | self.monster_mask & walk.open

    def bounds(self, monster: Monster) -> int:
        """Where the moves of a monster may end (dossier 11.7)."""
        s, area, role = self.s, monster.area, monster.card.role
        if area < 0:
            if monster.origin == "roaming" or not self.here.top:
                return -1
            area = self.here.tower_area
        if not self.gentle and role not in ("lurker", "caster"):
            if role in ("hunter", "dragon") or s.awake >> area & 1:
                return -1
        return home(s.adventure, area)

    def reach(self, monster: Monster, points: int) -> Reach:
        """Where a monster may end a move, its present place included."""
        start = 1 << monster.square
        if not points or monster.rooted:
            return Reach(start, [start], [0])
        found = self.here.flood(start, points, self.walk(monster))
        return Reach(
            found.all & self.free(monster) & self.bounds(monster) | start, found.layers, found.climbed
        )

    def attack_squares(self, monster: Monster, hero: Hero) -> int:
        """The places from which a monster reaches a hero in melee, whoever stands there."""
        near = self.here.beside(1 << hero.square)
        if monster.card.large:
            width = self.here.width
            near |= near >> 1
            near |= near >> width
        return near

    def far(self, monster: Monster) -> int:
        """What the way to the nearest hero costs a monster; NO_END if there is none."""
        goals = 0
        for hero in self.heroes:
            goals |= self.attack_squares(monster, hero)
        goals &= self.standing(monster)
        return cost_in(field(self.s.adventure, goals, self.walk(monster)), monster.square)

    # ---- seeing

    def seeing(self, among: int, square: int) -> int:
        """Those of some squares that see a square, whoever stands between."""
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

    def away(self) -> list[int]:
        """Squares by their distance to the nearest hero: FARTHEST or more, one less, and so on down to none."""
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
                return mask
            mask = left
        return mask

    def distance(self, square: int) -> int:
        """How far the nearest hero is from a square."""
        return min([self.here.distance(square, hero.square) for hero in self.heroes])

    def in_order(self, mask: int) -> list[int]:
        """Squares by row and column."""
        found = list(squares(mask))
        if self.here.top & mask:
            found.sort(key=lambda square: self.here.xy(square)[::-1])
        return found

    # ---- worth

    def kinds(self, monster: Monster) -> tuple[AttackKind, ...]:
        """The kinds of attack that a monster has."""
        kinds = self._kinds.get(monster.uid)
        if kinds is None:
            kinds = tuple([kind for kind in KINDS if monster_pool(self.s, monster, kind)])
            self._kinds[monster.uid] = kinds
        return kinds

    def worth(
        self,
        monster: Monster,
        kind: AttackKind,
        hero: Hero,
        ran: bool = False,
        above: bool = False,
        alone: bool = True,
    ) -> Worth:
        """What an attack on a hero is worth, after a run-up, from the top of a tower, on him alone."""
        facts = self._facts.get(hero.name)
        if facts is None:
            facts = self._facts[hero.name] = self._of(hero)
        key = (monster.kind, self.s.adventure if monster.digit else "", monster.digit, kind)
        whole = (key, ran, above, alone, facts)
        worth = WORTHS.get(whole)
        if worth is None:
            if len(WORTHS) > MEMORY:
                WORTHS.clear()
            worth = WORTHS[whole] = self._appraise(monster, kind, hero, ran, above, alone)
        return worth

    def _of(self, hero: Hero) -> tuple[Any, ...]:
        """All of a hero that the worth of an attack on him depends on."""
        s = self.s
        effects = tuple([each.card for each in s.lasting if each.on == hero.name]) if s.lasting else ()
        return (
            hero.name,
            hero.hp,
            hero.sp > 0,
            tuple(hero.working),
            effects,
            carries_quest_object(hero),
            hero.held != "",
            hero.misses,
            self.here.on_top(hero.square),
            self.fierce and s.marks.get(f"hurt-{hero.name}") == s.master_turns,
        )

    def _appraise(
        self, monster: Monster, kind: AttackKind, hero: Hero, ran: bool, above: bool, alone: bool
    ) -> Worth:
        s = self.s
        turn, s.turn = s.turn, Turn(monster.uid, walked=RUN_UP if ran else 0)
        try:
            assault = monster_assault(s, monster, kind)
        finally:
            s.turn = turn
        top = self.here.top
        assault.origin = (top & -top).bit_length() - 1 if above else 0
        if alone:
            weaken(s, assault, hero.name)
        rolls = [assault]
        if "S" in assault.pool and assault.card in STAR:
            starred = replace(assault, star=True)
            STAR[assault.card](s, starred)
            rolls.append(starred)
        loss = falls = hurts = Fraction(0)
        for each in rolls:
            against = each.pool, extra_swords(s, each, hero.name), armor_of(s, hero.name, each)
            loss += mean_loss(*against, hero.hp) / len(rolls)
            falls += chance_to_cost(*against, hero.hp) / len(rolls)
            hurts += chance_to_cost(*against, 1) / len(rolls)
        if any(item in SAVED for item in hero.in_use):
            falls = Fraction(0)
        grasps = monster.card.grasps and "S" in assault.pool and not hero.held
        if not loss and not grasps:
            return Worth(0, 0)
        value = loss + 4 * falls
        value += carries_quest_object(hero) + Fraction(hero.sp > 0, 2)
        if grasps and not hero.misses:
            value += 1
        if monster.kind == "carrion-crawler":
            value += hurts
        elif monster.kind == "wight":
            value += hurts / 2
        if self.fierce and s.marks.get(f"hurt-{hero.name}") == s.master_turns:
            value += 2
        return Worth(units(value), units(falls))

    # ---- plans

    def prospects(
        self,
        monster: Monster,
        places: int,
        layers: Sequence[int],
        kinds: Sequence[AttackKind],
        halved: str = "",
    ) -> list[Prospect]:
        """All that a monster could do from some places, the best first; a kind may count half."""
        found: list[Prospect] = []
        for mask, ran, above in self._parts(monster, places, layers):
            for kind in kinds:
                if kind == "melee":
                    self._melee(found, monster, mask, ran, above)
                elif kind == "ranged":
                    self._ranged(found, monster, mask, ran, above)
                elif kind == "aura":
                    self._aura(found, monster, mask)
                elif monster.card.large:
                    self._sweep(found, monster, mask)
                else:
                    self._breath(found, monster, mask)
        if halved:
            found = [each._replace(value=each.value // 2) if each.kind == halved else each for each in found]
        found.sort(key=_best_first)
        return found

    def _parts(
        self, monster: Monster, places: int, layers: Sequence[int]
    ) -> Iterator[tuple[int, bool, bool]]:
        """The places by what makes a difference there: a run-up, and the height of a tower."""
        turn, top = self.s.turn, self.here.top
        parts = [(places, turn.figure == monster.uid and turn.walked >= RUN_UP)]
        if monster.kind in PREPARE and not parts[0][1] and len(layers) > 1:
            near = layers[0] | layers[1]
            if len(layers) > 2:
                near |= layers[2] & self.s.layout.brook
            parts = [(places & near, False), (places & ~near, True)]
        for mask, ran in parts:
            if mask & ~top:
                yield mask & ~top, ran, False
            if mask & top:
                yield mask & top, ran, True

    def _melee(self, found: list[Prospect], monster: Monster, mask: int, ran: bool, above: bool) -> None:
        for hero in self.heroes:
            places = self.attack_squares(monster, hero) & mask
            if places and not unseen(self.s, hero):
                value = self.worth(monster, "melee", hero, ran, above).value
                if value:
                    found.append(
                        Prospect(value, hero.hp, 3, "melee", hero.name, (hero.name,), places, None)
                    )

    def _ranged(self, found: list[Prospect], monster: Monster, mask: int, ran: bool, above: bool) -> None:
        s, beside = self.s, self.here.beside
        for hero in self.heroes:
            places = self.seeing(mask & ~beside(1 << hero.square), hero.square)
            if places and not unseen(s, hero):
                value = self.worth(monster, "ranged", hero, ran, above).value
                if value:
                    others = self.hero_mask & ~(1 << hero.square)
                    found.append(
                        Prospect(
                            value,
                            hero.hp,
                            2,
                            "ranged",
                            hero.name,
                            (hero.name,),
                            places,
                            lambda square, goal=hero.square, others=others: sees(s, square, goal, others),  # type: ignore[misc]
                        )
                    )

    def _breath(self, found: list[Prospect], monster: Monster, mask: int) -> None:
        """The breath of a wolf: only the nearest hero in a line counts."""
        s, width = self.s, self.here.width
        for hero in self.heroes:
            if unseen(s, hero):
                continue
            value = self.worth(monster, "breath", hero).value
            if not value:
                continue
            for direction, step in zip(DIRECTIONS, (-width, 1, width, -1), strict=True):
                places = 0
                for far in (1, 2, 3):
                    if hero.square - far * step >= 0:
                        places |= 1 << hero.square - far * step
                places &= mask
                if places:
                    found.append(
                        Prospect(
                            value,
                            hero.hp,
                            0,
                            "breath",
                            direction,
                            (hero.name,),
                            places,
                            lambda square, direction=direction, name=hero.name: (  # type: ignore[misc]
                                breath_targets(s, monster, direction, square) == [name]
                            ),
                        )
                    )

    def _sweep(self, found: list[Prospect], monster: Monster, mask: int) -> None:
        """The breath of a dragon: every hero in its path counts."""
        here = self.here
        values = {hero.name: self.worth(monster, "breath", hero, alone=False).value for hero in self.heroes}
        hp = {hero.name: hero.hp for hero in self.heroes}
        at = [(*here.xy(hero.square), values[hero.name]) for hero in self.heroes]
        likely: list[tuple[int, int, str]] = []
        for square in squares(mask):
            x, y = here.xy(square)
            beams = [0, 0, 0, 0]
            for u, v, value in at:
                if x <= u <= x + 1:
                    beams[0 if v < y else 2] += value
                if y <= v <= y + 1:
                    beams[3 if u < x else 1] += value
            likely += [
                (most, square, DIRECTIONS[number]) for number, most in enumerate(beams) if most
            ]
        likely.sort(key=lambda each: -each[0])
        best = 0
        for most, square, direction in likely:
            if most < best:
                break
            hits = breath_targets(self.s, monster, direction, square)
            if len(hits) == 1:
                value = self.worth(monster, "breath", self.s.hero(hits[0])).value
            else:
                value = sum([values[name] for name in hits])
            if value:
                best = max(best, value)
                found.append(
                    Prospect(
                        value,
                        min([hp[name] for name in hits]),
                        0,
                        "breath",
                        direction,
                        tuple(hits),
                        1 << square,
                        None,
                    )
                )

    def _aura(self, found: list[Prospect], monster: Monster, mask: int) -> None:
        """A cold aura: every hero within two squares counts, on both levels."""
        here = self.here
        parts: list[tuple[int, list[Hero]]] = [(mask, [])]
        for hero in self.heroes:
            x, y = here.xy(hero.square)
            near = here.around(here.around(1 << y * here.width + x))
            near |= near << here.lift & here.top
            split = [(whole & near, [*hits, hero]) for whole, hits in parts]
            parts = [part for part in (*split, *[(whole & ~near, hits) for whole, hits in parts]) if part[0]]
        for places, hits in parts:
            alone = len(hits) == 1
            value = sum([self.worth(monster, "aura", hero, alone=alone).value for hero in hits])
            if value:
                names = tuple([hero.name for hero in hits])
                found.append(
                    Prospect(value, min([hero.hp for hero in hits]), 1, "aura", "", names, places, None)
                )

    def best_plan(
        self,
        monster: Monster,
        places: int,
        layers: Sequence[int],
        kinds: Sequence[AttackKind] | None = None,
        halved: str = "",
    ) -> Plan | None:
        """The plan of the greatest value, from the best place for it (dossier 11.3, 11.4)."""
        found = self.prospects(monster, places, layers, kinds or self.kinds(monster), halved)
        return self.choose(monster, found, layers)

    def choose(self, monster: Monster, found: Sequence[Prospect], layers: Sequence[int]) -> Plan | None:
        """The first of some prospects that is legal somewhere, from the best place for it."""
        first, count = 0, len(found)
        while first < count:
            last = first + 1
            same = _best_first(found[first])
            while last < count and _best_first(found[last]) == same:
                last += 1
            if last == first + 1:
                each = found[first]
                place = self._best_place(monster, each, layers)
                if place is not None:
                    return Plan(each.value, place, each.kind, each.target)
            else:
                plan = self._best_of(monster, found[first:last], layers)
                if plan is not None:
                    return plan
            first = last
        return None

    def _best_place(self, monster: Monster, each: Prospect, layers: Sequence[int]) -> int | None:
        places = each.places
        if places & (places - 1) == 0:
            square = places.bit_length() - 1
            return square if each.legal is None or each.legal(square) else None
        for _, square in self.ranked(places, self._criteria(monster, each, layers)):
            if each.legal is None or each.legal(square):
                return square
        return None

    def _best_of(self, monster: Monster, found: Sequence[Prospect], layers: Sequence[int]) -> Plan | None:
        """The best place of several prospects that are equally good."""
        best: tuple[tuple[Any, ...], Plan] | None = None
        for each in found:
            for rank, square in self.ranked(each.places, self._criteria(monster, each, layers)):
                if each.legal is None or each.legal(square):
                    key = (*rank, self.here.xy(square)[::-1])
                    if best is None or key < best[0]:
                        best = key, Plan(each.value, square, each.kind, each.target)
                    break
        return best[1] if best is not None else None

    def ranked(
        self, places: int, criteria: Sequence[Sequence[int]], number: int = 0
    ) -> Iterator[tuple[tuple[int, ...], int]]:
        """Places in the order of several criteria, each a list of sets; with their numbers in these."""
        if number == len(criteria):
            for square in self.in_order(places):
                yield (), square
            return
        for rank, part in enumerate(criteria[number]):
            if places & part:
                for ranks, square in self.ranked(places & part, criteria, number + 1):
                    yield (rank, *ranks), square

    def _criteria(self, monster: Monster, each: Prospect, layers: Sequence[int]) -> list[Sequence[int]]:
        """What makes one place better than another (dossier 11.4)."""
        s, here, role, places = self.s, self.here, monster.card.role, each.places
        found: list[Sequence[int]] = []
        spoils = self._spoils(monster, places) if each.kind == "melee" else 0
        found.append((~spoils, spoils))
        if self.fierce and self._area_spells():
            exposed = self._exposed(monster)
            found.append((~exposed, exposed))
        counts = [-1]
        for hero in self.heroes:
            near = self.attack_squares(monster, hero)
            if near & places and hero.name not in each.hits:
                counts = [
                    some & ~near | (counts[number - 1] & near if number else 0)
                    for number, some in enumerate([*counts, 0])
                ]
        found.append(counts)
        if role in ("archer", "caster"):
            found.append(self.away())
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

    def _spoils(self, monster: Monster, places: int) -> int:
        """The places that would leave another monster, which has plans, without any."""
        if places & (places - 1) == 0:
            return 0
        here, spoils = self.here, 0
        for other in self.s.monsters:
            if other is monster or other.used or other.misses or self.has_plan_here(other):
                continue
            reach = self.reach(other, other.card.move)
            own = block_of(self.s, monster) if not other.card.large else 0
            plans = self.plan_places(other, reach.all | self._freed(other, own), reach.layers)
            if plans.bit_count() > 16 or not plans:
                continue
            for square in squares(places & ~spoils):
                taken = here.block(square) if monster.card.large else 1 << square
                if other.card.large:
                    taken |= taken >> 1
                    taken |= taken >> here.width
                if not plans & ~taken:
                    spoils |= 1 << square
        return spoils

    def _freed(self, monster: Monster, left: int) -> int:
        """Those of the squares which another monster leaves that a monster can get to."""
        if not left or monster.rooted:
            return 0
        reach = self.here.flood(1 << monster.square, monster.card.move, self.walk(monster))
        return reach.all & left & self.bounds(monster)

    def plan_places(self, monster: Monster, places: int, layers: Sequence[int]) -> int:
        """All places from which a monster has a plan."""
        mask = 0
        for each in self.prospects(monster, places, layers, self.kinds(monster)):
            mask |= self.legal_places(each)
        return mask

    def worth_as_much(self, monster: Monster, places: int, value: int) -> int:
        """All places from which a monster has a plan of a value."""
        mask = 0
        for each in self.prospects(monster, places, (), self.kinds(monster)):
            if each.value == value:
                mask |= self.legal_places(each)
        return mask

    def legal_places(self, each: Prospect) -> int:
        """The places from which a prospect is legal."""
        if each.legal is None:
            return each.places
        return sum([1 << square for square in squares(each.places) if each.legal(square)])

    def has_plan_here(self, monster: Monster) -> bool:
        """Whether a monster has a plan without moving."""
        return self.plan_here(monster) is not None

    def plan_here(self, monster: Monster) -> Plan | None:
        """The best plan of a monster on its present place."""
        here = 1 << monster.square
        return self.best_plan(monster, here, (here,))

    def _area_spells(self) -> bool:
        """Whether a hero could cast a spell on a line or burst."""
        return any(
            ITEMS[item].kind == "spell" and ITEMS[item].area and ITEMS[item].cost <= hero.sp
            for hero in self.heroes
            for item in hero.in_use
        )

    def _exposed(self, monster: Monster) -> int:
        """The squares in the same row or column as another monster, or beside it."""
        here, mask = self.here, 0
        row = (1 << here.width) - 1
        column = sum([1 << y * here.width for y in range(here.layout.height)])
        for other in self.s.monsters:
            if other is not monster:
                block = block_of(self.s, other)
                for square in squares(block):
                    x, y = here.xy(square)
                    lines = row << y * here.width | column << x | here.around(1 << y * here.width + x)
                    mask |= lines | lines << here.lift & here.top
        return mask

    # ---- Entangle

    def entangling(self, monster: Monster, places: int, layers: Sequence[int]) -> Plan | None:
        """The best plan of a monster that can entangle heroes in place of an attack."""
        power = POWERS.get(monster.kind)
        if power is None or power.place != "attack" or power.name in self.s.turn.powers:
            return None
        found = []
        for hero in self.heroes:
            mask = self.seeing(places, hero.square)
            if mask and not unseen(self.s, hero):
                value = UNIT if self._kept_away(hero) else UNIT // 2
                found.append(
                    Prospect(
                        value,
                        hero.hp,
                        0,
                        ENTANGLE,
                        hero.name,
                        (hero.name,),
                        mask,
                        lambda square, name=hero.name: name in self._powers_from(monster, square),  # type: ignore[misc]
                    )
                )
        found.sort(key=_best_first)
        return self.choose(monster, found, layers)

    def _kept_away(self, hero: Hero) -> bool:
        """Whether a hero who fights at close quarters has no monster beside him."""
        fights = any(ITEMS[item].kind == "weapon" and ITEMS[item].melee for item in hero.in_use)
        return fights and not self.here.beside(1 << hero.square) & self.monster_mask

    def _powers_from(self, monster: Monster, square: int) -> list[str]:
        """Whom a monster's power would reach from a square."""
        stood, monster.square = monster.square, square
        try:
            return POWERS[monster.kind].targets(self.s, monster)
        finally:
            monster.square = stood


def units(value: Fraction) -> int:
    """A value as a whole number of units."""
    exact = value * UNIT
    assert exact.denominator == 1, f"{value} is finer than we count"
    return exact.numerator


def carries_quest_object(hero: Hero) -> bool:
    """Whether a hero carries what the adventure is about."""
    return any(ITEMS[item].kind == "quest" for item in hero.knapsack)


def _best_first(each: Prospect) -> tuple[int, int, int]:
    return -each.value, each.hp, each.rank
