"""What cards do, a file for each deck or kind. Importing this package enters them all."""

from questboard.games.dragonfire.cards import (  # noqa: F401
    adventurers,
    arcane,
    city,
    deception,
    depths,
    devotion,
    dragonfire,
    dungeon,
    items,
    legends,
    martial,
    screens,
    wearables,
    wilderness,
)
