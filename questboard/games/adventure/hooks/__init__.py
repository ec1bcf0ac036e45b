"""What cards can do: every kind of card, and all the ways in which it can matter.

`base` is what all declarations have, `cards` the kinds of cards, `quests` adventures. A card overrides the
hooks it needs and nothing else. `tables` holds the registry, in which rules look up what cards do.
"""

from questboard.games.adventure.hooks.base import Declared, Look, Order, Seen, Show, Sign, Timed, at
from questboard.games.adventure.hooks.cards import (
    AllyCard,
    Answer,
    EncounterCard,
    HeroCard,
    Influence,
    Mark,
    MonsterCard,
    PowerCard,
    RowedCard,
    Thing,
    TreasureCard,
    UsableCard,
    Verb,
    VillagerCard,
    reaction,
)
from questboard.games.adventure.hooks.quests import Quest

__all__ = [
    "AllyCard",
    "Answer",
    "Declared",
    "EncounterCard",
    "HeroCard",
    "Influence",
    "Look",
    "Mark",
    "MonsterCard",
    "Order",
    "PowerCard",
    "Quest",
    "RowedCard",
    "Seen",
    "Show",
    "Sign",
    "Thing",
    "Timed",
    "TreasureCard",
    "UsableCard",
    "Verb",
    "VillagerCard",
    "at",
    "reaction",
]
