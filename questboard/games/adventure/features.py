"""A view as learners are told it: Heroes from one's own on, and covered squares one by one."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from questboard.games.adventure.board import squares
from questboard.games.adventure.knowledge import AdventureView
from questboard.relative_seats import beside, own_first


def facts(view: AdventureView) -> dict[str, Any]:
    """What a player sees, in places that mean the same for whoever sits there."""
    told = asdict(view)
    del told["seat"]
    told["heroes"] = own_first(view.heroes, view.seat)
    told["dungeon"] = asdict(view.dungeon) | {"covered": squares(view.dungeon.covered)}
    for name in ("asked", "active", "first"):
        told[name] = beside(told[name], view.seat, len(view.heroes))
    return told
