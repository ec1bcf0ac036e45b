"""The quest of the adventure that is played."""

from __future__ import annotations

from questboard.games.adventure.hooks import Quest
from questboard.games.adventure.hooks.quests import adventure
from questboard.games.adventure.hooks.tables import QUESTS
from questboard.games.adventure.state import AdventurePosition

__all__ = ["adventure", "quest"]


def quest(s: AdventurePosition) -> Quest:
    """What the adventure that is played adds to the rules."""
    return QUESTS[f"{s.box}-{s.adventure}"]
