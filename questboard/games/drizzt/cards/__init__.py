"""What the cards of The Legend of Drizzt do, a file per deck."""

# ruff: noqa: F401  (importing a module enters its cards)

from questboard.games.drizzt.cards import (
    allies,
    bruenor,
    catti_brie,
    drizzt,
    monsters,
    villains,
    wulfgar,
)
