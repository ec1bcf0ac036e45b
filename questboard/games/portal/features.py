"""A view as learners are told it: each place of the Food Row by itself, players from the viewer's seat on."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from questboard.games.portal.rules.scoring import final_scores, multipliers
from questboard.games.portal.state import EMPTY, PortalView, Seated
from questboard.relative_seats import beside, own_first

LONG_AGO = 4
"""This many turns after a Hero has been seated it no longer matters when that was."""


def facts(view: PortalView) -> dict[str, Any]:
    """What a barkeep sees, in places that mean the same for every seat."""
    told = asdict(view)
    for name in ("seat", "known", "pending"):
        del told[name]
    told["resolving"] = view.resolving
    told["deck_top"] = view.deck_top
    told["multipliers"] = multipliers(view)
    told["row"] = {place: food for place, food in enumerate(view.row) if food != EMPTY}
    told["seats"] = {place: _seated(seated, view) for place, seated in enumerate(view.seats) if seated}
    told["decks"] = {color: {"left": len(cards), "known": cards} for color, cards in view.decks.items()}
    scores = [score.so_far for score in final_scores(view)]
    players = [{**asdict(area), "score": score} for area, score in zip(view.players, scores, strict=True)]
    told["players"] = own_first(players, view.seat)
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
