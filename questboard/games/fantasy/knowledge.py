"""What a seat may know, and worlds that fit it.

The boards lie open on the table: walls, doorways and ground are no secret (FA-011). What stands on them is
one until its area is laid out: monsters, chests, and which doors are locked; and traps until they are found.
Only the Dungeon Master knows the layout. Nobody knows the order of a deck.

A view holds the table as the seat sees it: a state of its own, from which all that is hidden has been left
out. So rules that only look, like AC or lines of sight, work on a view, too. What a view leaves out must not
be looked up in the layout: its figures, things, chests and traps are the Dungeon Master's book.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from msgspec.structs import replace

from questboard.games.fantasy.board import ground, squares
from questboard.games.fantasy.content import MONSTERS
from questboard.games.fantasy.layout import LAYOUTS, Chest, Trap
from questboard.games.fantasy.rules.figures import areas_at, chest_squares, thing_squares
from questboard.games.fantasy.state import NOBODY, FantasyState
from questboard.kernel import Ask, Fixed, Luck

UNKNOWN = "?"
"""A card that the viewer can't see."""
KEYS = ("key", "master key")
TRIES = 60
"""How often a place is looked for at random before all places are listed."""


class FantasyView(Fixed, frozen=True):
    """What one seat may know."""

    seat: int
    asked: int | None
    """The seat that is asked."""
    table: FantasyState
    """The table without what is hidden: no agenda, no luck, decks of UNKNOWN cards.

    For all but the Dungeon Master: `lurking`, `free` and `marks` are empty, `things` are those of revealed
    areas, `chests` are those of revealed areas and don't say what they hold, `traps` are those that were
    found, and `locked` are doors that were tried.
    """

    @property
    def is_master(self) -> bool:
        """Whether the viewer is the Dungeon Master."""
        return self.table.master != NOBODY and self.seat == self.table.master

    @property
    def doors(self) -> list[int]:
        """The doors that can be seen: those of revealed areas; all of them for the Dungeon Master."""
        return [
            number
            for number, door in enumerate(self.table.layout.doors)
            if self.is_master or any(self.table.revealed >> area & 1 for area in door.areas)
        ]


def observe(s: FantasyState, ask: Ask[Any] | None, seat: int) -> FantasyView:
    """What a player, or a spectator, may know."""
    master = s.master != NOBODY and seat == s.master
    shown = FantasyState(
        agenda=[],
        luck=Luck(b""),
        options=s.options,
        adventure=s.adventure,
        seats=s.seats,
        master=s.master,
        heroes=[hero.clone() for hero in s.heroes],
        monsters=[monster.clone() for monster in s.monsters],
        things=s.things.copy() if master else {each.digit: s.things[each.digit] for each in s.visible_things},
        revealed=s.revealed,
        opened=s.opened,
        locked=s.locked if master else s.locked & s.tried,
        tried=s.tried,
        lurking=s.lurking if master else (),
        chests=s.chests
        if master
        else tuple([Chest(each.square) for each in s.chests if is_laid_out(s, each.square)]),
        traps=s.traps if master else _known_traps(s),
        found=s.found,
        trodden=s.trodden,
        cleared=s.cleared,
        keys=s.keys,
        master_key=s.master_key,
        deck=[UNKNOWN] * len(s.deck),
        discard=s.discard[:],
        drawn=s.drawn[:],
        free=s.free.copy() if master else {},
        roaming=[UNKNOWN] * len(s.roaming),
        roaming_discard=s.roaming_discard[:],
        arriving=s.arriving[:],
        numbers=s.numbers.copy(),
        order=s.order[:],
        place=s.place,
        master_turns=s.master_turns,
        turn=s.turn.clone(),
        lasting=s.lasting[:],
        pillars=s.pillars,
        fallen=s.fallen[:],
        taken=s.taken[:],
        dropped=s.dropped.copy(),
        lost_keys=s.lost_keys,
        awake=s.awake,
        marks=s.marks.copy() if master else {},
        not_this_turn=s.not_this_turn,
        not_this_round=s.not_this_round,
        searching=s.searching,
        roll=s.roll,
        progress=s.progress.clone(),
        won=s.won,
        reason=s.reason,
        rule=s.rule,
    )
    return FantasyView(seat, None if ask is None else ask.seat, shown)


def is_laid_out(s: FantasyState, square: int) -> bool:
    """Whether what is on a square lies on the table: its area is revealed, or the tower that it is on."""
    return bool(s.revealed >> _area(s, square) & 1)


def _known_traps(s: FantasyState) -> tuple[Trap, ...]:
    """Traps that were found: where they are and of what kind (FA-048), not what more the layout says."""
    return tuple([Trap(each.square, each.kind) for each in s.traps if s.found >> each.square & 1])


# ---- worlds that fit a view


def imagine(s: FantasyState, seat: int, luck: Luck) -> None:
    """Deal anew what a seat can't know: decks, and for all but the Dungeon Master what the layout hides.

    The same seed deals the same, whatever the truth is. What questions refer to stays: an area that is being
    laid out, and the traps of one whose traps are being shown.
    """
    s.deck = luck.shuffled(sorted(s.deck))
    s.roaming = luck.shuffled(sorted(s.roaming))
    if s.master != NOBODY and seat == s.master:
        return
    hidden = _hidden(s)
    _deal_locks(s, luck)
    taken = thing_squares(s) | s.ground.starts | s.ground.exits | s.ground.passage_ends
    places = _Places(s.adventure, luck)
    _deal_chests(s, places, hidden, taken)
    taken |= chest_squares(s)
    _deal_traps(s, places, taken)
    _deal_lurking(s, places, hidden, taken)


@cache
def _floor(adventure: str) -> tuple[int, ...]:
    """All squares of a map on which something could stand, tops of towers included."""
    return tuple(squares(LAYOUTS[adventure].floor))


def _hidden(s: FantasyState) -> int:
    """The floor that is not laid out, tops of towers included, but for an area in the making."""
    here = s.ground
    shown = s.revealed
    for task in s.agenda:
        if task[0] == "lay_out" and task[2]:
            shown |= 1 << int(task[1])
    mask = 0
    for area, squares_of_area in enumerate(here.area_masks):
        if not shown >> area & 1:
            mask |= squares_of_area
    if here.top and not shown >> here.tower_area & 1:
        mask |= here.top
    return mask & s.layout.floor


class _Places:
    """Squares of a map at random, each as likely."""

    def __init__(self, adventure: str, luck: Luck) -> None:
        self.floor, self.luck = _floor(adventure), luck
        self.numbers: list[int] = []

    def among(self, mask: int) -> int:
        """One of some squares; there must be one."""
        floor, numbers = self.floor, self.numbers
        for _ in range(TRIES):
            if not numbers:
                numbers += self.luck.block()
            square = floor[numbers.pop() * len(floor) >> 64]
            if mask >> square & 1:
                return square
        return self.luck.pick(list(squares(mask)))


def _deal_locks(s: FantasyState, luck: Luck) -> None:
    """Which of the untried doors are locked; those of an indoor starting room are open to see (FA-013)."""
    layout = s.layout
    closed = [
        door
        for door, entry in enumerate(layout.doors)
        if not (s.opened | s.tried) >> door & 1
        and not any(layout.areas[area].start and not layout.areas[area].outdoors for area in entry.areas)
    ]
    locks = len([door for door in closed if s.locked >> door & 1])
    if locks:
        s.locked &= ~sum([1 << door for door in closed])
        s.locked |= sum([1 << door for door in luck.shuffled(closed)[:locks]])


def _deal_chests(s: FantasyState, places: _Places, hidden: int, taken: int) -> None:
    """Where the chests of hidden areas are, and what each closed chest holds; keys lie before their locks."""
    free, spots = hidden & ~taken & ~s.layout.in_front, []
    for chest in s.chests:
        square = chest.square
        if hidden >> square & 1 and free:
            square = places.among(free)
            free &= ~(1 << square)
        spots.append(square)
    contents = sorted([chest.holds for chest in s.chests if chest.holds])
    spots = places.luck.shuffled(spots)
    if any(holds in KEYS for holds in contents):
        near = _without_keys(s.adventure, s.locked, s.revealed)
        spots.sort(key=lambda square: not near >> _area(s, square) & 1)
        contents.sort(key=lambda holds: holds not in KEYS)
    contents += [""] * (len(spots) - len(contents))
    chests = [Chest(square, holds) for square, holds in zip(spots, contents, strict=True)]
    s.chests = tuple(sorted(chests, key=lambda chest: chest.square))


def _area(s: FantasyState, square: int) -> int:
    """The area of a square; for the top of a tower that which the tower stands in."""
    here = s.ground
    return here.tower_area if here.top >> square & 1 else here.area_at[square]


@lru_cache(maxsize=1024)
def _without_keys(adventure: str, locked: int, revealed: int) -> int:
    """The areas that can be reached through doors that are not locked, and through passages."""
    layout, at = LAYOUTS[adventure], ground(adventure).area_at
    ways = [door.areas for number, door in enumerate(layout.doors) if not locked >> number & 1]
    ways += [(at[one], at[other]) for one, other in layout.passages]
    both = [1 << one | 1 << other for one, other in ways]
    found, before = revealed | sum(1 << area for area, entry in enumerate(layout.areas) if entry.start), 0
    while found != before:
        before = found
        for way in both:
            if found & way:
                found |= way
    return found


def _deal_traps(s: FantasyState, places: _Places, taken: int) -> None:
    """Hidden traps lie anywhere that nobody has trodden and that is not known to be clear."""
    here = s.ground
    stay, dealt = list[Trap](), list[Trap]()
    for trap in s.traps:
        shown = s.searching != NOBODY and areas_at(s, trap.square) & s.searching
        (stay if shown or s.found >> trap.square & 1 else dealt).append(trap)
    if not dealt:
        return
    free = s.layout.floor & ~(taken | s.trodden | s.found | s.pillars | here.top)
    for area in squares(s.cleared | (s.searching if s.searching != NOBODY else 0)):
        if area < len(here.area_masks):
            free &= ~here.area_masks[area]
    for trap in sorted(dealt, key=lambda trap: (trap.kind, trap.to, trap.monster)):
        if not free:
            stay.append(trap)
            continue
        square = places.among(free)
        free &= ~(1 << square)
        stay.append(Trap(square, trap.kind, trap.to, trap.monster))
    s.traps = tuple(stay)


def _deal_lurking(s: FantasyState, places: _Places, hidden: int, taken: int) -> None:
    """The monsters of hidden areas stand anywhere in them but in front of a door (FA-017)."""
    here, layout = s.ground, s.layout
    slots = [slot for slot, figure in enumerate(s.lurking) if hidden >> figure.square & 1]
    free = hidden & ~taken & ~layout.in_front
    lurking = list(s.lurking)
    figures = sorted([lurking[slot] for slot in slots], key=lambda figure: (figure.kind, figure.digit))
    figures.sort(key=lambda figure: not MONSTERS[figure.kind].large)  # those that need most room come first
    for slot, figure in zip(slots, figures, strict=True):
        among = free
        if MONSTERS[figure.kind].large:
            among &= free >> 1 & free >> here.width & free >> here.width + 1
        square = places.among(among) if among else figure.square
        free &= ~(here.block(square) if MONSTERS[figure.kind].large else 1 << square)
        area = NOBODY if here.top >> square & 1 else here.area_at[square]
        lurking[slot] = replace(figure, square=square, area=area)
    s.lurking = tuple(lurking)
