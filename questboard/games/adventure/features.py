"""A view for learners: Heroes from the viewer's on, and covered squares one by one."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from questboard.games.adventure.board import squares
from questboard.games.adventure.knowledge import HIDDEN
from questboard.games.adventure.rules.decks import seen_by
from questboard.games.adventure.state import AdventureView, Deck
from questboard.relative_seats import beside, own_first

UNTOLD = ("seat", "numbers")
"""Places are told from the seat on, and the numbers only give names to figures and tokens."""


def facts(view: AdventureView) -> dict[str, Any]:
    """What a player sees, in places that mean the same for every seat."""
    told = asdict(view)
    for name in UNTOLD:
        del told[name]
    told["decks"] = {name: _deck(told.pop(name), view.seat) for name in HIDDEN}
    told["chests"] = {name: chest.value for name, chest in view.chests.items()}
    told["heroes"] = own_first(view.heroes, view.seat)
    told["dungeon"] = asdict(view.dungeon) | {"covered": squares(view.dungeon.covered)}
    for name in ("asked", "active", "first"):
        told[name] = beside(told[name], view.seat, len(view.heroes))
    return told


def _deck(deck: Deck, seat: int) -> dict[str, Any]:
    """How many cards there are, the packets they lie in, and which the seat has seen."""
    count, known = 0, []
    for packet in deck.packets:
        count += len(packet.cards)
        known.append((len(packet.cards), packet.known))
    seen = seen_by(deck, seat) if deck.seen else []
    return {"count": count, "known": known, "discard": deck.discard, "seen": seen}
