"""The thirteen adventures of Wrath of Ashardalon."""

# ruff: noqa: F401  (importing a module enters its quests)

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
