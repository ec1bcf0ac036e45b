"""What cards, monsters and traps do; each module enters its own in the registry."""

from questboard.games.fantasy.cards import (  # noqa: F401
    artifacts,
    booby_traps,
    forest,
    monsters,
    potions,
    spells,
    traps,
    weapons,
    winter,
)
