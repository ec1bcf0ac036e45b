"""A view for learners: characters from the viewer's on, encounters by name, and decks as heights."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from questboard.games.dragonfire.state import Character, DragonfireView
from questboard.relative_seats import beside, own_first

UNTOLD = ("seat", "numbers")
"""Places are told from the seat on, and the numbers only give names to encounters."""


def facts(view: DragonfireView) -> dict[str, Any]:
    """What a player sees, in places that mean the same for any player who sits there."""
    count, told = len(view.sheets), asdict(view)
    for name in UNTOLD:
        del told[name]
    for name in ("asked", "leader", "first"):
        told[name] = beside(told[name], view.seat, count)
    for name in ("decks", "item_decks"):
        told[name] = {deck: len(cards) for deck, cards in told[name].items()}
    told["sheets"] = own_first(view.sheets, view.seat)
    told["characters"] = [_character(each) for each in own_first(view.characters, view.seat)]
    told["encounters"] = {
        each.uid: asdict(each) | {"seat": beside(each.seat, view.seat, count)} for each in view.encounters
    }
    told["turn"] = asdict(view.turn) | {"seat": beside(view.turn.seat, view.seat, count)}
    return told


def _character(character: Character) -> dict[str, Any]:
    return asdict(character) | {"deck": len(character.deck)}
