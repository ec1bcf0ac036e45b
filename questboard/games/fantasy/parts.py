"""The parts of a layout: what an adventure sets out on its boards.

A square is a number, `y * width + x`. The top of a tower lies in rows of its own below the map, after one
empty row, so that squares which touch on paper touch nowhere else. A mask is a number with a bit for each
of its squares.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from questboard.content import Source
from questboard.games.fantasy.content import AdventureSet
from questboard.kernel import Fixed

Code: TypeAlias = Literal["defeat_all", "defeat", "defeat_area", "free", "fetch", "destroy", "exit"]
EventKind: TypeAlias = Literal[
    "door-opens",
    "taken",
    "regains",
    "key-of-the-first",
    "key-in-chests",
    "key-on-the-tower",
    "falls",
    "warded",
    "flees",
]


class Area(Fixed, frozen=True):
    """A room, or a stretch of open ground."""

    letter: str
    outdoors: bool
    start: bool
    ice: bool
    squares: tuple[int, ...]


class Door(Fixed, frozen=True):
    """A door on a square of its own, or a double door on two."""

    squares: tuple[int, ...]
    areas: tuple[int, int]
    locked: bool


class Figure(Fixed, frozen=True):
    """A monster where the layout puts it; a large one by its top left square.

    Numbers and pools are those of its card where they say 0, -1 or nothing.
    """

    kind: str
    square: int
    area: int
    """Which area; -1 on the top of the tower."""
    digit: str = ""
    name: str = ""
    hp: int = 0
    ac: int = -1
    melee: str = ""
    ranged: str = ""


class Thing(Fixed, frozen=True):
    """A person to be freed or an object to be destroyed."""

    digit: str
    name: str
    kind: Literal["person", "object"]
    square: int
    ac: int = 0
    hp: int = 0


class Chest(Fixed, frozen=True):
    """A chest; an ordinary one holds nothing that the layout names."""

    square: int
    holds: str = ""
    """`key`, `master key` or an item."""


class Trap(Fixed, frozen=True):
    """A hidden trap."""

    square: int
    kind: str
    to: int = -1
    """Where a snow chute ends."""
    monster: str = ""
    """Whom an alarm calls."""


class Win(Fixed, frozen=True):
    """One part of the objective."""

    code: Code
    what: tuple[str, ...] = ()
    """A monster, digits, letters of areas or `tower`, an item."""
    heroes: int = 0
    """How many have to get out; 0 for the bearer of what was fetched."""
    to: Literal["", "X", "@"] = ""
    then: bool = False
    """Whether it can be done only after all parts before it."""


class Event(Fixed, frozen=True):
    """Something that happens in this adventure alone; which fields count depends on its kind."""

    kind: EventKind
    door: int = -1
    turn: int = 0
    area: int = -1
    """Which area; -1 for the spaces of animal prints."""
    digit: str = ""
    digits: tuple[str, ...] = ()
    monster: str = ""
    count: int = 0
    item: str = ""
    hp: int = 0
    key: bool = False


class Tower(Fixed, frozen=True):
    """A tower: the squares that it covers, and its top."""

    x: int
    y: int
    width: int
    height: int
    top: tuple[int, ...]


class Layout(Fixed, frozen=True, kw_only=True):
    """An adventure as it is set out."""

    id: str
    title: str
    set: AdventureSet
    level: int
    source: Source
    provenance: str = ""
    ours: str = ""
    """Which figure is not as it was designed, and why; nothing is said of it where all are."""
    place: str = ""
    """What the areas are called that have to be cleared."""
    druid: str = ""
    """Who may join as a hero."""
    intro: str
    objective: str
    conclusion: str
    width: int
    height: int
    rows: tuple[str, ...]
    """The map as drawn."""
    win: tuple[Win, ...]
    areas: tuple[Area, ...]
    doors: tuple[Door, ...] = ()
    figures: tuple[Figure, ...] = ()
    things: tuple[Thing, ...] = ()
    chests: tuple[Chest, ...] = ()
    traps: tuple[Trap, ...] = ()
    passages: tuple[tuple[int, int], ...] = ()
    starts: tuple[int, ...]
    exits: tuple[int, ...] = ()
    entries: tuple[int, ...] = ()
    """Where roaming monsters come in."""
    tower: Tower | None = None
    roaming: tuple[str, ...] = ()
    """The Roaming Monster deck, a monster for each card."""
    loose: int = 0
    """How many roaming monsters are about when the adventure starts."""
    events: tuple[Event, ...] = ()
    squares: int
    """How many squares there are, those around the top of a tower included; masks have no other bits."""
    floor: int
    """Where a figure may stand or pass, doors left out: areas without trees, pillars, bushes; tower tops."""
    outdoors: int
    snow: int
    brook: int
    trees: int
    pillars: int
    bushes: int
    walls: int
    tower_base: int
    doorways: int
    """The squares of all doors."""
    in_front: int
    """Floor next to a door or to the end of a passage, where no monster is placed (FA-017)."""
