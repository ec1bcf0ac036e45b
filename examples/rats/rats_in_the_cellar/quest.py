"""The adventure: a number of rats has to be defeated."""

from __future__ import annotations

from questboard.games.adventure.hooks import Quest
from questboard.games.adventure.state import AdventurePosition, AdventureState, Ending

WANTED = 3
"""Rats that each Hero has to defeat, on average."""


class Ratcatchers(Quest, id="rats-1"):
    """Adventure 1, Ratcatchers: defeat 3 rats for each Hero."""

    def ending(self, s: AdventureState) -> Ending | None:
        """Won with the last rat."""
        if s.defeated >= wanted(s):
            return Ending(True, f"{s.defeated} rats are defeated", "WA-013")
        return None

    def progress(self, s: AdventurePosition) -> float:
        """The part of the rats that is done for."""
        return min(1.0, s.defeated / wanted(s))


def wanted(s: AdventurePosition) -> int:
    """How many rats have to be defeated."""
    return WANTED * len(s.heroes)
