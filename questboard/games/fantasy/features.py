"""A view as learners are told it: figures by name, sets of squares one by one, and decks as heights."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from questboard.games.fantasy.board import squares
from questboard.games.fantasy.state import NOBODY, FantasyView, Lasting

SETS = (
    "revealed",
    "opened",
    "locked",
    "tried",
    "found",
    "trodden",
    "cleared",
    "pillars",
    "lost_keys",
    "awake",
    "not_this_turn",
    "not_this_round",
)
"""Areas, doors, squares and seats that are bits of a number."""
UNTOLD = ("seat", "numbers", "order", "place", "acted", "master")
"""Who looks, what only gives names to monsters, what only allows to concede, and what is said otherwise."""


def facts(view: FantasyView) -> dict[str, Any]:
    """What a player sees, and who of it is the player's own."""
    told = asdict(view)
    for name in UNTOLD:
        del told[name]
    for name in SETS:
        told[name] = squares(told[name])
    for name in ("deck", "roaming"):
        told[name] = len(told[name])
    told["heroes"] = {
        hero.name: asdict(hero) | {"seat": _whose(hero.seat, view.seat)} for hero in view.heroes
    }
    told["monsters"] = {monster.uid: monster for monster in view.monsters}
    told["lasting"] = [_lasting(each) for each in view.lasting]
    told["master"] = _whose(view.master, view.seat)
    told["asked"] = _whose(view.asked, view.seat)
    told["active"] = view.order[view.place] if view.order else ""
    return told


def _lasting(lasting: Lasting) -> dict[str, Any]:
    return asdict(lasting) | {"squares": squares(lasting.squares)}


def _whose(seat: int | None, own: int) -> str:
    if seat is None or seat == NOBODY:
        return "nobody's"
    return "mine" if seat == own else "another's"
