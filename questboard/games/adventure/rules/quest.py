"""The quest of the adventure that is played."""

from __future__ import annotations

from functools import cache

from questboard.games.adventure.hooks import Quest
from questboard.games.adventure.hooks.quests import adventure
from questboard.games.adventure.hooks.tables import QUESTS
from questboard.games.adventure.state import AdventurePosition

__all__ = ["adventure", "quest"]


def quest(s: AdventurePosition) -> Quest:
    """What the adventure that is played adds to the rules."""
    return _quest(s.box, s.adventure)


@cache  # rules ask after every step
def _quest(box: str, number: str) -> Quest:
    return QUESTS[f"{box}-{number}"]
