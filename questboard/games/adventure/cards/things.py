"""Tokens that belong to no card of a single box."""

from __future__ import annotations

from questboard.games.adventure.hooks import Look, Thing


class Treasure(Thing, id="treasure"):
    """A Treasure token: gold, or a Treasure card (WA-180)."""

    called = "a Treasure token"
    look = Look("locked-chest", "brass")
    taken = True


class TreasureCard(Thing, id="treasure-card"):
    """A Treasure card that lies on a tile, or what a Treasure token stands for (WA-196)."""

    called = "a Treasure card"
    look = Look("open-treasure-chest", "topaz")
