"""The shelf: which boxes there are, and how to open one.

A game is a package here with a `RULES` object; the shelf is all that the rest of the program
knows of it. Boxes are opened when they are first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Literal, NamedTuple

from questboard.kernel import Luck, Rules, SetupError, Table


class Box(NamedTuple):
    """A box on the shelf. `works` says in a few words what can be played today."""

    name: str
    title: str
    year: int
    players: str
    minutes: str
    weight: Literal["light", "medium", "heavy"]
    works: str


SHELF = (
    Box("portal", "The Yawning Portal", 2023, "1-4", "30-60", "light", "complete"),
    Box("ashardalon", "Wrath of Ashardalon", 2011, "1-5", "60", "medium", "complete"),
    Box("drizzt", "The Legend of Drizzt", 2011, "1-5", "60", "medium", "complete"),
    Box("dragonfire", "Dragonfire", 2017, "2-6", "60-90", "heavy", "complete"),
    Box("fantasy", "The Fantasy Adventure Board Game", 2003, "1-5", "60-120", "medium", "complete"),
)

PLAYABLE = tuple(box.name for box in SHELF if box.works != "not yet")


def load_rules(name: str) -> Rules[Any, Any]:
    """Open a box."""
    if name not in PLAYABLE:
        raise SetupError(f"there is no game {name!r} to play; there is {', '.join(PLAYABLE)}")
    rules: Rules[Any, Any] = import_module(f"questboard.games.{name}").RULES
    return rules


def new_table(name: str, seats: int, seed: int | str = 0, **options: Any) -> Table[Any, Any]:
    """Set up a new game of one of the boxes."""
    return Table.new(load_rules(name), seats, options, Luck.seeded(seed))
