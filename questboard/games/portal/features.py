"""A view as learners are told it: each place of the Food Row by itself, players from one's own seat on."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from questboard.games.portal.state import EMPTY, PortalView, Seated
from questboard.relative_seats import beside, own_first

LONG_AGO = 4
"""So many turns after a Hero has been seated it no longer matters when that was."""


def facts(view: PortalView) -> dict[str, Any]:
    """What a barkeep sees, in places that mean the same for whoever sits there."""
    told = asdict(view)
    del told["seat"]
    told["row"] = {place: food for place, food in enumerate(view.row) if food != EMPTY}
    told["seats"] = {place: _seated(seated, view) for place, seated in enumerate(view.seats) if seated}
    told["decks"] = {color: {"left": len(cards), "known": cards} for color, cards in view.decks.items()}
    told["players"] = own_first(view.players, view.seat)
    for name in ("first", "active", "asked", "ending"):
        told[name] = beside(told[name], view.seat, len(view.players))
    return told


def _seated(seated: Seated, view: PortalView) -> dict[str, Any]:
    return {
        "hero": seated.hero,
        "color": seated.hero[:1],
        "face_up": seated.face_up,
        "potion": seated.potion,
        "player": beside(seated.player, view.seat, len(view.players)),
        "turns": min(view.turn - seated.turn, LONG_AGO),
    }
