"""The thirteen adventures of Wrath of Ashardalon."""

from questboard.games.ashardalon.adventures import (  # noqa: F401
    battlefield,
    campaigns,
    chambers,
    endeavor,
    gate,
    gear,
    hunts,
    refuse,
)
