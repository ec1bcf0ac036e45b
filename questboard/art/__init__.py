"""Our own pictures: an SVG file for each figure and card, and a sentence that says what is on it.

The drawing kit in art/ makes them; `make art` draws them again. Nothing here is needed to play.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

__all__ = [
    "FOLDER",
    "Picture",
    "cast",
    "described",
    "find",
    "landmark",
    "path",
    "pictured",
    "pictures",
    "shows",
]

from questboard.language import told_of

FOLDER = Path(__file__).parent
CAST = (("heroes", "screens"), ("monsters", "encounters"))
CAST_OF_EACH = 4


class Picture(NamedTuple):
    """A picture's file, its path in this folder, and what is seen on it."""

    file: Path
    name: str
    description: str


def find(game: str, kind: str, id: str) -> Picture | None:
    """The picture of a thing in a game, or the one that several games share, if there is any.

    >>> picture = find("portal", "heroes", "R06")
    >>> picture.name
    'portal/heroes/R06.svg'
    >>> picture.description
    'A red-bearded dwarf looks out from under a horned helm, a great axe in his fist.'
    >>> find("portal", "heroes", "nobody") is None
    True
    """
    for folder in (game, "common"):
        if found := pictures(folder).get(kind, {}).get(id):
            return found
    return None


def path(game: str, kind: str, id: str) -> str:
    """The picture of a thing as scenes name it: its path without the ending; empty if there is none.

    >>> path("portal", "heroes", "R06"), path("portal", "heroes", "nobody")
    ('portal/heroes/R06', '')
    """
    found = find(game, kind, id)
    return found.name.removesuffix(".svg") if found else ""


def landmark(icon: str) -> str:
    """What is drawn on the ground instead of an icon, as scenes name it; empty if there is nothing.

    >>> landmark("tree"), landmark("footprint")
    ('common/ground/tree', '')
    """
    return path("common", "ground", icon)


def shows(picture: str) -> str:
    """What is seen on a picture that a scene names, in one sentence.

    >>> shows("portal/heroes/R06")
    'A red-bearded dwarf looks out from under a horned helm, a great axe in his fist.'
    >>> shows("portal/heroes/nobody")
    ''
    """
    game, _, rest = picture.partition("/")
    kind, _, id = rest.partition("/")
    found = pictures(game).get(kind, {}).get(id)
    return told_of(game, found.description) if found else ""


def pictured(game: str, id: str, kind: str = "") -> str:
    """The picture of a card or figure, as scenes name it; of several, that of a kind of things.

    >>> pictured("ashardalon", "orc-archer")
    'ashardalon/monsters/orc-archer'
    """
    kinds = pictures(game)
    likely = sorted(kinds, key=lambda each: not (kind and each.startswith(kind.casefold()[:5])))
    found = next((kinds[each][id].name for each in likely if id in kinds[each]), "")
    return found.removesuffix(".svg")


def described(game: str, id: str, kind: str = "") -> str:
    """What the picture of a card or figure shows, in one sentence; of several, that of a kind of things.

    >>> described("ashardalon", "orc-archer")
    'A tusked green orc with a topknot draws his bow.'
    >>> described("ashardalon", "nobody")
    ''
    """
    kinds = pictures(game)
    likely = sorted(kinds, key=lambda each: not (kind and each.startswith(kind.casefold()[:5])))
    found = next((kinds[each][id].description for each in likely if id in kinds[each]), "")
    return told_of(game, found)


def cast(game: str) -> list[Picture]:
    """A few of those whom one meets in a game: heroes first, then who stands against them.

    >>> [picture.name.split("/")[1] for picture in cast("drizzt")]
    ['heroes', 'heroes', 'heroes', 'heroes', 'monsters', 'monsters', 'monsters', 'monsters']
    """
    found = []
    for kinds in CAST:
        shown = next((list(pictures(game)[kind].values()) for kind in kinds if kind in pictures(game)), [])
        step = max(1, len(shown) // CAST_OF_EACH)
        found += shown[step // 2 :: step][:CAST_OF_EACH]
    return found


@cache
def pictures(game: str) -> dict[str, dict[str, Picture]]:
    """All pictures of a game, by kind and id."""
    index = FOLDER / f"{game}.json"
    if not index.exists():
        return {}
    kinds: dict[str, dict[str, dict[str, str]]] = json.loads(index.read_text(encoding="utf-8"))
    return {
        kind: {
            id: Picture(FOLDER / entry["file"], entry["file"], entry["description"])
            for id, entry in ids.items()
        }
        for kind, ids in kinds.items()
    }
