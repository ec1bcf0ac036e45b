"""What cards do: everything here that is more than figures."""

from __future__ import annotations

from questboard.games.adventure.hooks import HeroCard
from questboard.games.adventure.state import AdventurePosition


class Maud(HeroCard, id="maud"):
    """Healing surges give every Hero 1 Hit Point more."""

    def surge_bonus(self, s: AdventurePosition, seat: int) -> int:
        """A bowl of her soup."""
        return 1


class Tobin(HeroCard, id="tobin"):
    """Two attacks in each Hero Phase."""

    attacks = 2
