"""Which icon and which paint stand for what."""

from __future__ import annotations

from questboard.games.portal.hooks import ACTIONS
from questboard.scene import Color

JEWEL: dict[str, Color] = {"R": "ruby", "Y": "topaz", "G": "emerald", "B": "sapphire"}
FOOD_ICON = {"R": "ham-shank", "Y": "beer-stein", "G": "carrot", "B": "fish"}
GEM_ICON = {"R": "gem-ruby", "Y": "gem-topaz", "G": "gem-emerald", "B": "gem-sapphire"}
CLASS_ICON = {
    "Artificer": "gear-hammer",
    "Barbarian": "battle-axe",
    "Bard": "lyre",
    "Cleric": "holy-symbol",
    "Druid": "oak-leaf",
    "Fighter": "crossed-swords",
    "Monk": "fist",
    "Paladin": "templar-shield",
    "Ranger": "high-shot",
    "Rogue": "cloak-dagger",
    "Sorcerer": "fire-spell-cast",
    "Warlock": "warlock-eye",
    "Wizard": "pointy-hat",
}
GEM_OF_CHOICE, DIAMOND, POTION = "gem-any", "gem-diamond", "bubbling-flask"
BONUS, CLOCK, DISCARD, SEAT, TROPHY = "round-star", "hourglass", "card-discard", "bar-stool", "trophy-cup"
ICONS = frozenset({
    *FOOD_ICON.values(), *GEM_ICON.values(), *CLASS_ICON.values(),
    GEM_OF_CHOICE, DIAMOND, POTION, BONUS, CLOCK, DISCARD, SEAT, TROPHY,
})  # fmt: skip
"""Every icon that this scene names, besides those of actions."""


def icons() -> frozenset[str]:
    """Every icon that this scene names."""
    return ICONS.union([action.icon for action in ACTIONS.values() if action.icon])
