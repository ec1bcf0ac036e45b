"""Which icon and which paint stand for what."""

from __future__ import annotations

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
BONUS_ICON = {
    "any": "gem-any",
    "diamond": "gem-diamond",
    "draw1": "card-draw",
    "draw2": "card-draw",
    "exchange": "trade",
    "place": "hot-meal",
    "play": "card-play",
    "potion": "bubbling-flask",
    "remove": "exit-door",
    "swap": "horizontal-flip",
    "unplace": "broom",
}
BONUS, CLOCK, DISCARD, SEAT, TROPHY = "round-star", "hourglass", "card-discard", "bar-stool", "trophy-cup"
ICONS = frozenset({
    *FOOD_ICON.values(), *GEM_ICON.values(), *CLASS_ICON.values(), *BONUS_ICON.values(),
    BONUS, CLOCK, DISCARD, SEAT, TROPHY,
})  # fmt: skip
"""Every icon that this scene names."""
