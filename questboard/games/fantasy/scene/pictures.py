"""Which drawing shows a figure, a thing or a card."""

from __future__ import annotations

from functools import cache

from questboard.art import path
from questboard.games.fantasy.words import figure_name


@cache
def figure_picture(name: str, adventure: str, kind: str = "") -> str:
    """The drawing of a monster, a person or an object: its own, or that of its kind.

    >>> figure_picture("angor-1", "2", "goblin"), figure_picture("goblin-2", "2", "goblin")
    ('fantasy/monsters/angor', 'fantasy/monsters/goblin')
    >>> figure_picture("2", "2"), figure_picture("2", "10")
    ('fantasy/persons/sheriff', 'fantasy/objects/seal')
    """
    called = figure_name(name, adventure).casefold().removeprefix("the ").replace("'", "").replace(" ", "-")
    named = (called, called.rpartition("-")[0], kind)
    found = (path("fantasy", folder, id) for id in named for folder in ("monsters", "persons", "objects"))
    return next(filter(None, found), "")
