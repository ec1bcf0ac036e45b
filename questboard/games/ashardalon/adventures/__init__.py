"""The thirteen adventures of Wrath of Ashardalon."""

from __future__ import annotations

from questboard.games.ashardalon.adventures import (
    battlefield,
    campaigns,
    chambers,
    endeavor,
    gate,
    gear,
    hunts,
    refuse,
)

MODULES = (
    battlefield,
    campaigns,
    chambers,
    endeavor,
    gate,
    gear,
    hunts,
    refuse,
)
"""In this order their quests are entered."""
