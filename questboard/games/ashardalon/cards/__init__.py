"""What the cards of Wrath of Ashardalon do, a file per deck."""

from __future__ import annotations

from questboard.games.ashardalon.cards import (
    adventure_cards,
    chambers,
    curses,
    environments,
    event_attacks,
    events,
    heskan,
    keyleth,
    monsters,
    quinn,
    tarak,
    traps,
    treasures,
    villagers,
    vistra,
)

MODULES = (
    adventure_cards,
    chambers,
    curses,
    environments,
    event_attacks,
    events,
    heskan,
    keyleth,
    monsters,
    quinn,
    tarak,
    traps,
    treasures,
    villagers,
    vistra,
)
"""In this order their cards are entered."""
