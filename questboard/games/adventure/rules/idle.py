"""Why a card has had no effect, in words for the log."""

from __future__ import annotations

from questboard.games.adventure.content import ENCOUNTERS, HEROES
from questboard.games.adventure.hooks.tables import IDLE
from questboard.games.adventure.state import Hero

STRIKES_NOBODY = "no Hero who can be attacked is where it strikes"
BY_KIND = {
    "adventure": "it is about something that is not in play",
    "event-attack": STRIKES_NOBODY,
    "hazard": STRIKES_NOBODY,
    "trap": STRIKES_NOBODY,
}


def idle(card: str) -> str:
    """Why a card that has taken effect has done nothing: what it says itself, or what its kind does."""
    kind = ENCOUNTERS[card].kind if card in ENCOUNTERS else ""
    return IDLE.get(card) or BY_KIND.get(kind, "nothing on the table is as its text asks")


def away(hero: Hero) -> str:
    """That a card finds no Hero on the board."""
    return f"{HEROES[hero.name].name} is off the board"


def taken(slot: int) -> str:
    """That a tile has no room for another marker.

    >>> taken(0)
    'tile 1 has a Trap or a Hazard already'
    """
    return f"tile {slot + 1} has a Trap or a Hazard already"
