"""What the cards of The Legend of Drizzt do, a file per deck."""

from __future__ import annotations

from questboard.games.drizzt.cards import (
    allies,
    artemis,
    athrogate,
    bruenor,
    catti_brie,
    curses,
    drizzt,
    event_attacks,
    events,
    jarlaxle,
    monsters,
    regis,
    traps,
    treasures,
    villains,
    wulfgar,
)

MODULES = (
    allies,
    artemis,
    athrogate,
    bruenor,
    catti_brie,
    curses,
    drizzt,
    event_attacks,
    events,
    jarlaxle,
    monsters,
    regis,
    traps,
    treasures,
    villains,
    wulfgar,
)
"""In this order their cards are entered."""
