"""A view as learners are told it: characters from one's own on, encounters by name, and decks as heights."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from questboard.games.dragonfire.knowledge import DragonfireView
from questboard.games.dragonfire.state import Character
from questboard.kernel import State
from questboard.relative_seats import beside, own_first

UNTOLD = (*State.__struct_fields__, "numbers")
"""What a view doesn't fill, and what only gives names to encounters."""


def facts(view: DragonfireView) -> dict[str, Any]:
    """What a player sees, in places that mean the same for any player who sits there."""
    table, count = view.table, len(view.table.sheets)
    told = asdict(table) | {"asked": view.asked}
    for name in UNTOLD:
        del told[name]
    for name in ("asked", "leader", "first"):
        told[name] = beside(told[name], view.seat, count)
    for name in ("decks", "item_decks"):
        told[name] = {deck: len(cards) for deck, cards in told[name].items()}
    told["sheets"] = own_first(table.sheets, view.seat)
    told["characters"] = [_character(each) for each in own_first(table.characters, view.seat)]
    told["encounters"] = {
        each.uid: asdict(each) | {"seat": beside(each.seat, view.seat, count)} for each in table.encounters
    }
    told["turn"] = asdict(table.turn) | {"seat": beside(table.turn.seat, view.seat, count)}
    return told


def _character(character: Character) -> dict[str, Any]:
    return asdict(character) | {"deck": len(character.deck)}
