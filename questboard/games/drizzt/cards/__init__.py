"""What the cards of The Legend of Drizzt do, a file per deck."""

# ruff: noqa: F401  (importing a module enters its cards)

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
