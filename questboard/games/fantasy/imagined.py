"""Worlds that fit what a seat knows.

Everybody but the Dungeon Master knows no more of an area that is not laid out than that it is there: how many
monsters, chests and traps it has and of which kinds, where persons and objects are and which doors are locked
is dealt anew. What is dealt depends on the level and the set of the adventure, on the cards that nobody has
seen yet, and on what the introduction and the Objective name; never on what is truly there. Events that the
layout has in store don't happen in these worlds, since nobody expects them.
"""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec.structs import replace

from questboard.games.fantasy.board import ground, squares
from questboard.games.fantasy.content import ITEMS, MONSTERS, TRAPS
from questboard.games.fantasy.hooks import TRAP_KINDS
from questboard.games.fantasy.layout import LAYOUTS, Chest, Figure, Layout, Trap
from questboard.games.fantasy.rules.figures import areas_at, chest_squares, thing_squares
from questboard.games.fantasy.state import EVENT, NOBODY, PLACE, FantasyPosition, FantasyState
from questboard.kernel import Luck

CROWD = (0, 1, 1, 2, 2, 3)
"""How many monsters an area may have; each of these numbers is equally likely."""
HOARD = (0, 0, 1, 1)
"""How many chests."""
SNARES = (0, 0, 1, 1)
"""How many traps."""
LOCKED = 7
"""One door in this many is locked."""
LONG_AGO = 1000
"""The mark of an event that has happened as often as it can."""
TOUGHEST = (8, 12, 16)
"""By level: the most HP on the cards of monsters that players expect."""
KEY = "key"
TRIES = 60
"""How often a place is looked for at random before all places are listed."""


def imagine(s: FantasyState, seat: int, luck: Luck) -> None:
    """Deal anew what a seat can't know: decks, and for all but the Dungeon Master what the layout hides.

    The same seed deals the same, whatever the truth is. What questions refer to stays: an area that is being
    laid out, and the traps of one whose traps are being shown.
    """
    s.deck = luck.shuffled(sorted(s.deck))
    s.roaming = luck.shuffled(sorted(s.roaming))
    if s.master != NOBODY and seat == s.master:
        return
    areas = _hidden_areas(s)
    hidden = 0
    for mask in areas.values():
        hidden |= mask
    places = _Places(s.adventure, luck)
    for number in range(len(s.layout.events)):
        EVENT[number].set(s, LONG_AGO)
    _deal_locks(s, places)
    taken = s.ground.starts | s.ground.exits | s.ground.passage_ends
    _deal_things(s, places, hidden, taken)
    taken |= thing_squares(s)
    _deal_chests(s, places, areas, hidden, taken)
    taken |= chest_squares(s)
    _deal_traps(s, places, taken)
    _deal_lurking(s, places, areas, hidden, taken)


# ---- places


@cache
def _floors(adventure: str) -> dict[int, tuple[int, ...]]:
    """The squares of each area on which something could stand; NOBODY has those of a tower top."""
    here, floor = ground(adventure), LAYOUTS[adventure].floor
    found = {area: tuple(squares(mask & floor)) for area, mask in enumerate(here.area_masks)}
    return {**found, NOBODY: tuple(squares(here.top & floor))}


@cache
def _everywhere(adventure: str) -> tuple[int, ...]:
    """All squares of a map on which something could stand, tops of towers included."""
    return tuple(squares(LAYOUTS[adventure].floor))


def _hidden_areas(s: FantasyState) -> dict[int, int]:
    """The floor of each area that is not laid out or being laid out; NOBODY is the top of a tower."""
    here, floor, shown = s.ground, s.layout.floor, s.revealed
    for task in s.agenda:
        if task[0] == "lay_out" and task[2]:
            shown |= 1 << int(task[1])
    found = {area: mask & floor for area, mask in enumerate(here.area_masks) if not shown >> area & 1}
    if here.top and not shown >> here.tower_area & 1:
        found[NOBODY] = here.top & floor
    return found


class _Places:
    """Random squares of a map, each equally likely."""

    def __init__(self, adventure: str, luck: Luck) -> None:
        self.floors, self.everywhere, self.luck = _floors(adventure), _everywhere(adventure), luck
        self.numbers: list[int] = []

    def number(self, below: int) -> int:
        """A random number from 0 up to, but not including, a limit."""
        if not self.numbers:
            self.numbers += self.luck.block()
        return self.numbers.pop() * below >> 64

    def among(self, mask: int) -> int:
        """One of some squares of the map; there must be one."""
        return self._one_of(self.everywhere, mask)

    def within(self, area: int, mask: int) -> int:
        """One of some squares of an area; there must be one."""
        return self._one_of(self.floors[area], mask)

    def _one_of(self, floor: tuple[int, ...], mask: int) -> int:
        for _ in range(TRIES):
            square = floor[self.number(len(floor))]
            if mask >> square & 1:
                return square
        return self.luck.pick([square for square in floor if mask >> square & 1])

    def pick(self, numbers: tuple[int, ...]) -> int:
        """One of some numbers."""
        return numbers[self.number(len(numbers))]


# ---- doors, persons, objects and chests


def _deal_locks(s: FantasyState, places: _Places) -> None:
    """Which of the untried doors are locked; everybody knows those of an indoor starting room (FA-013)."""
    for door in _secretive(s.adventure):
        if not (s.opened | s.tried) >> door & 1:
            s.locked &= ~(1 << door)
            s.locked |= (places.number(LOCKED) == 0) << door


@cache
def _secretive(adventure: str) -> tuple[int, ...]:
    """The doors that could be locked without anybody knowing: those that lead to no indoor starting room."""
    layout = LAYOUTS[adventure]
    known = [area for area, entry in enumerate(layout.areas) if entry.start and not entry.outdoors]
    return tuple([door for door, entry in enumerate(layout.doors) if not set(known) & set(entry.areas)])


def _deal_things(s: FantasyState, places: _Places, hidden: int, taken: int) -> None:
    """Where the persons and objects of hidden areas are; never on a tower or in front of a door."""
    free = hidden & ~(taken | s.layout.in_front | s.ground.top)
    for thing in s.standing_things:
        if hidden >> thing.square & 1 and free:
            square = places.among(free)
            PLACE[thing.digit].set(s, square)
            free &= ~(1 << square)


def _deal_chests(s: FantasyState, places: _Places, areas: dict[int, int], hidden: int, taken: int) -> None:
    """Where the chests of hidden areas are, and what each closed chest holds; keys lie before their locks."""
    free = hidden & ~taken & ~s.layout.in_front
    spots = [chest.square for chest in s.chests if not hidden >> chest.square & 1]
    contents = sorted([chest.holds for chest in s.chests if chest.holds in ITEMS])
    keys, near = _keys_needed(s), _without_keys(s.adventure, s.locked, s.revealed)
    for area, mask in areas.items():
        for _ in range(places.pick(HOARD)):
            if free & mask:
                spots.append(places.within(area, free))
                free &= ~(1 << spots[-1])
    while sum([near >> square & 1 for square in spots]) < keys and free & near:
        spots.append(places.among(free & near))
        free &= ~(1 << spots[-1])
    while len(spots) < len(contents) + keys and free:
        spots.append(places.among(free))
        free &= ~(1 << spots[-1])
    spots = places.luck.shuffled(spots)
    if keys:
        spots.sort(key=lambda square: not near >> square & 1)
        contents = [KEY] * min(keys, len(spots) - len(contents)) + contents
    contents += [""] * (len(spots) - len(contents))
    chests = [Chest(square, holds) for square, holds in zip(spots, contents, strict=True)]
    s.chests = tuple(sorted(chests, key=lambda chest: chest.square))


def _keys_needed(s: FantasyPosition) -> int:
    """For how many locks a key has yet to be found: somewhere there is one for each."""
    if s.master_key:
        return 0
    return max(0, s.locked.bit_count() - s.keys - s.lost_keys.bit_count())


@lru_cache(maxsize=1024)
def _without_keys(adventure: str, locked: int, revealed: int) -> int:
    """The squares of areas that can be reached through doors that are not locked, and through passages."""
    layout, here = LAYOUTS[adventure], ground(adventure)
    at = here.area_at
    ways = [door.areas for number, door in enumerate(layout.doors) if not locked >> number & 1]
    ways += [(at[one], at[other]) for one, other in layout.passages]
    both = [1 << one | 1 << other for one, other in ways]
    found, before = revealed | sum(1 << area for area, entry in enumerate(layout.areas) if entry.start), 0
    while found != before:
        before = found
        for way in both:
            if found & way:
                found |= way
    top = here.top if here.top and found >> here.tower_area & 1 else 0
    return top | sum(mask for area, mask in enumerate(here.area_masks) if found >> area & 1)


# ---- traps


@cache
def _traps_of(adventure_set: str) -> tuple[str, ...]:
    """The kinds of traps that players expect in a set of adventures."""
    return tuple([kind for kind in TRAPS if adventure_set in TRAP_KINDS[kind].expected_in])


def _deal_traps(s: FantasyState, places: _Places, taken: int) -> None:
    """Each area has some traps somewhere; where heroes have trodden or searched there turned out to be none.

    So the more of an area has been trodden, the fewer traps are left in it.
    """
    here, layout = s.ground, s.layout
    stay, searched = list[Trap](), s.cleared | (s.searching if s.searching != NOBODY else 0)
    for trap in s.traps:
        shown = s.searching != NOBODY and areas_at(s, trap.square) & s.searching
        if shown or s.found >> trap.square & 1:
            stay.append(trap)
    free = layout.floor & ~(taken | s.trodden | s.found | s.pillars | here.top)
    kinds, callers = _traps_of(layout.set), expected(layout)
    for area in range(len(here.area_masks)):
        for _ in range(places.pick(SNARES)):
            square = places.within(area, layout.floor)
            kind = kinds[places.number(len(kinds))]
            if not free >> square & 1 or searched >> area & 1:
                continue
            free &= ~(1 << square)
            to = places.among(layout.floor & ~here.top) if TRAPS[kind].names == "to" else -1
            called = callers[places.number(len(callers))] if TRAPS[kind].names == "monster" else ""
            stay.append(Trap(square, kind, to, called))
    s.traps = tuple(stay)


# ---- monsters


@cache
def _expected(adventure_set: str, level: int) -> tuple[str, ...]:
    sets = ("winter",) if adventure_set == "winter" else ("base", adventure_set)
    return tuple(
        [
            kind
            for kind, card in MONSTERS.items()
            if card.letter and card.set in sets and card.hp <= TOUGHEST[level - 1]
        ]
    )


def expected(layout: Layout) -> tuple[str, ...]:
    """The kinds of monsters that players expect in adventures of this set and level."""
    return _expected(layout.set, layout.level)


@lru_cache(maxsize=64)
def named(adventure: str) -> frozenset[str]:
    """The digits of monsters that everybody knows of: the Objective or the introduction names them."""
    layout = LAYOUTS[adventure]
    wanted = [digit for part in layout.win if part.code == "defeat" for digit in part.what]
    told = f"{layout.intro} {layout.objective}".casefold()
    return frozenset(
        [
            figure.digit
            for figure in layout.figures
            if figure.digit and (figure.digit in wanted or figure.name.casefold() in told)
        ]
    )


@lru_cache(maxsize=64)
def _wanted(adventure: str) -> tuple[str, ...]:
    """The kinds of monsters that the Objective numbers."""
    return tuple([part.what[0] for part in LAYOUTS[adventure].win if part.code == "defeat_all"])


@lru_cache(maxsize=64)
def _contested(adventure: str) -> tuple[int, ...]:
    """The areas that the Objective wants cleared: somebody is there."""
    layout = LAYOUTS[adventure]
    letters = [letter for part in layout.win if part.code == "defeat_area" for letter in part.what]
    found = [area for area, entry in enumerate(layout.areas) if entry.letter in letters]
    return (*found, NOBODY) if "tower" in letters else tuple(found)


def _deal_lurking(s: FantasyState, places: _Places, areas: dict[int, int], hidden: int, taken: int) -> None:
    """Monsters of hidden areas, of cards that nobody has seen; not in front of a door (FA-017)."""
    here, free = s.ground, hidden & ~taken & ~s.layout.in_front
    wanted, known = _wanted(s.adventure), named(s.adventure)
    stay = [figure for figure in s.lurking if not hidden >> figure.square & 1]
    unseen = dict(s.free)
    told: list[Figure] = []
    for figure in s.lurking:
        if hidden >> figure.square & 1:
            if figure.digit in known or figure.kind in wanted:
                told.append(figure)
            else:
                unseen[figure.kind] = unseen.get(figure.kind, 0) + 1
    told.sort(key=lambda figure: (not MONSTERS[figure.kind].large, figure.kind, figure.digit))
    placed: list[Figure] = []
    for figure in told:  # those that need most room come first
        among = free
        if MONSTERS[figure.kind].large:
            among &= free >> 1 & free >> here.width & free >> here.width + 1
        square = places.among(among) if among else figure.square
        free &= ~(here.block(square) if MONSTERS[figure.kind].large else 1 << square)
        placed.append(replace(figure, square=square, area=_area(s, square)))
    cards = _cards(s, unseen, wanted)
    for area, mask in areas.items():
        crowd = places.pick(CROWD)
        if not crowd and area in _contested(s.adventure) and area not in [each.area for each in placed]:
            crowd = 1
        for _ in range(crowd):
            if not cards or not free & mask:
                break
            number = places.number(len(cards))
            cards[number], cards[-1] = cards[-1], cards[number]
            kind, square = cards.pop(), places.within(area, free)
            free &= ~(1 << square)
            unseen[kind] -= 1
            placed.append(Figure(kind, square, area))
    s.lurking = (*stay, *placed)
    s.free = {kind: unseen[kind] for kind in MONSTERS if unseen.get(kind)}


def _cards(s: FantasyPosition, unseen: dict[str, int], wanted: tuple[str, ...]) -> list[str]:
    """Unseen cards of monsters that players expect, without those that the Objective numbers."""
    return [kind for kind in expected(s.layout) if kind not in wanted for _ in range(unseen.get(kind, 0))]


def _area(s: FantasyPosition, square: int) -> int:
    """The area of a monster; NOBODY on the top of a tower."""
    return NOBODY if s.ground.top >> square & 1 else s.ground.area_at[square]
