"""The shelf: which games there are, and how to open one.

A game is a package with a `RULES` object, and with its ledger, its options in words and its tutorial as files
beside it; the shelf is all that the rest of the program knows of it. Five games are our own. Others come from
installed packages that have an entry point in the group `questboard.games`:

    [project.entry-points."questboard.games"]
    rats = "rats_in_the_cellar:BOX"

where `BOX` is a `Box` that names the package. Games are opened when they are first asked for.
"""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal, NamedTuple

from questboard.kernel import Luck, Rules, SetupError, Table

log = logging.getLogger(__name__)

GROUP = "questboard.games"
"""The group of entry points that installed games are found by."""


class Box(NamedTuple):
    """A box on the shelf. `works` says in a few words what can be played today."""

    name: str
    title: str
    year: int
    players: str
    minutes: str
    weight: Literal["light", "medium", "heavy"]
    works: str = "complete"
    package: str = ""
    """The package that holds the game; our own are found by their names."""


SHELF = (
    Box("portal", "The Yawning Portal", 2023, "1-4", "30-60", "light"),
    Box("ashardalon", "Wrath of Ashardalon", 2011, "1-5", "60", "medium"),
    Box("drizzt", "The Legend of Drizzt", 2011, "1-5", "60", "medium"),
    Box("dragonfire", "Dragonfire", 2017, "2-6", "60-90", "heavy"),
    Box("fantasy", "The Fantasy Adventure Board Game", 2003, "1-5", "60-120", "medium"),
)
"""Our own games."""

PLAYABLE = tuple(box.name for box in SHELF if box.works != "not yet")


@cache
def shelf() -> dict[str, Box]:
    """All games by name: our own, then those of installed packages.

    A package that can't be opened, or whose game has a name that is taken, is left out with a warning:
    the other games go on.
    """
    found = {box.name: box for box in SHELF}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        where = f"the game {entry.name} of {entry.value} is left out"
        try:
            box = entry.load()
        except Exception:
            log.warning("%s: it can't be imported", where, exc_info=True)
            continue
        if not isinstance(box, Box) or not box.package:
            log.warning("%s: its entry point is no Box that names a package", where)
        elif box.name in found:
            log.warning("%s: there is a game called %s already", where, box.name)
        else:
            found[box.name] = box
    return found


def playable() -> tuple[str, ...]:
    """The names of all games that can be played."""
    return tuple(name for name, box in shelf().items() if box.works != "not yet")


def package_of(name: str) -> str:
    """The package that holds a game."""
    box = shelf().get(name)
    return box.package if box and box.package else f"{__name__}.{name}"


def folder_of(name: str) -> Traversable:
    """The folder of a game with its files."""
    return files(package_of(name))


def load_rules(name: str) -> Rules[Any, Any]:
    """Open a game."""
    if name not in playable():
        raise SetupError(f"there is no game {name!r} to play; there is {', '.join(playable())}")
    rules: Rules[Any, Any] = import_module(package_of(name)).RULES
    return rules


def new_table(name: str, seats: int, seed: int | str = 0, **options: Any) -> Table[Any, Any]:
    """Set up a new game of one of the boxes."""
    return Table.new(load_rules(name), seats, options, Luck.seeded(seed))
