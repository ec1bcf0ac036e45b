"""Which drawing shows a card or a figure."""

from __future__ import annotations

from functools import cache

from questboard.art import path
from questboard.games.adventure.content import BOXES, FRIENDS, HEROES, MONSTERS

CARDS = ("powers", "treasures", "encounters", "chambers", "boons")


@cache
def picture(id: str, box: str = "") -> str:
    """The drawing of anything that has one; where both boxes have such a thing, that of the box named."""
    boxes = sorted(BOXES, key=lambda each: each != box)
    return next(filter(None, (path(each, kind, id) for kind in kinds(id) for each in boxes)), "")


def kinds(id: str) -> tuple[str, ...]:
    """The folders in which a drawing may be."""
    if id in HEROES:
        return ("heroes",)
    if id in MONSTERS:
        return ("monsters",)
    if id in FRIENDS:
        return ("villagers", "allies")
    return (*CARDS, "objects")
