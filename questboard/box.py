"""What stands in the lid of a box: what the game is, who plays with whom, and the adventures to choose from.

It is a file beside the game's ledger, `box.yaml`, in our own words. Nothing in it is needed to play.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from questboard.content import Words, load_file
from questboard.games import folder_of, load_rules

Difficulty: TypeAlias = Literal["gentle", "hard", "deadly"]
Company: TypeAlias = Literal["companions", "opponents"]
"""What bots are to a person: they play together, or against each other."""
SIGN = "+"
"""What a part of a picture begins with that is no drawing of a thing but a sign between two."""


class TurnPicture(msgspec.Struct, frozen=True):
    """A part of a turn: two words, a sentence, and a picture put together from drawings and signs."""

    title: Words
    text: Words
    picture: tuple[str, ...]
    """Drawings by their paths in `questboard.art`, and signs by their names after a plus."""


class Outing(msgspec.Struct, frozen=True, omit_defaults=True):
    """An adventure, or another way to spend an evening with the game."""

    id: str
    title: Words
    premise: Words
    difficulty: Difficulty
    players: tuple[int, int]
    """The fewest and the most who can play it."""
    minutes: Annotated[int, Meta(ge=10)]
    chapter: Words | None = None
    """What it and those after it have in common: an expansion, for example."""
    options: dict[str, Any] = {}
    """The rule options that make it; for an adventure, its own if nothing is said."""
    bots: Company | None = None
    """What bots are in this one, where that differs from the others."""


class Beginning(msgspec.Struct, frozen=True):
    """What a person plays who asks for a game without choosing."""

    adventure: str
    seats: int


class MasterSeat(msgspec.Struct, frozen=True):
    """A seat that is not a hero's: somebody sits there, or the table plays it."""

    option: str
    """The rule option that says which."""
    seat: int
    somebody: str
    nobody: str
    """Its two values."""
    most: int
    """How many may play where nobody sits there."""
    name: Words
    absent: Words
    """Who plays it where nobody sits there."""


class BoxLid(msgspec.Struct, frozen=True, rename={"together": "with"}, omit_defaults=True):
    """What stands in the lid of a box."""

    world: str
    """Whose colours it has, as named in `questboard.art`."""
    what: Words
    you: Words
    together: Words
    against: Words
    win: Words
    bots: Company
    begin: Beginning
    newcomer: Words
    turn: tuple[TurnPicture, ...]
    adventures: tuple[Outing, ...]
    master: MasterSeat | None = None

    def played(self, options: Mapping[str, Any], seats: int) -> str:
        """The id of the adventure that a table with these rule options plays; empty if it is none of them."""
        found = [
            each
            for each in self.adventures
            if each.players[0] <= seats <= each.players[1]
            and all(options.get(name) == value for name, value in each.options.items())
        ]
        return max(found, key=lambda each: len(each.options)).id if found else ""


@cache
def load_lid(game: str) -> BoxLid | None:
    """What stands in the lid of a game's box; None if there is nothing."""
    path = folder_of(game) / "box.yaml"
    if not path.is_file():
        return None
    lid = load_file(path, BoxLid)
    outings = [
        outing if outing.options else msgspec.structs.replace(outing, options=_own(game, outing.id))
        for outing in lid.adventures
    ]
    return msgspec.structs.replace(lid, adventures=tuple(outings))


def _own(game: str, adventure: str) -> dict[str, Any]:
    """The rule option that chooses an adventure, for a game that has one."""
    return {"adventure": adventure} if "adventure" in load_rules(game).rule_options() else {}
