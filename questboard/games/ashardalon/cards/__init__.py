"""What the cards of Wrath of Ashardalon do, a file per deck."""

# ruff: noqa: F401  (importing a module enters its cards)

from questboard.games.ashardalon.cards import (
    adventure_cards,
    chambers,
    curses,
    environments,
    event_attacks,
    events,
    heskan,
    keyleth,
    legion,
    quinn,
    tarak,
    traps,
    treasures,
    villagers,
    vistra,
)
