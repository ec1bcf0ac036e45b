"""What cards, monsters, traps and heroes do: a class for each, in a file for each kind or expansion."""

from questboard.games.fantasy.cards import (
    artifacts,
    booby_traps,
    forest,
    heroes,
    monsters,
    potions,
    spells,
    traps,
    weapons,
    winter,
)

MODULES = (heroes, weapons, spells, artifacts, potions, booby_traps, monsters, traps, forest, winter)
"""All of them, in the order of the rulebooks."""
