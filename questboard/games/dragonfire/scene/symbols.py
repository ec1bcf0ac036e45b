"""Which icon and which paint stand for what."""

from __future__ import annotations

from questboard.scene import Color

PAINT: dict[str, Color] = {"K": "slate", "B": "sapphire", "G": "emerald", "R": "ruby", "": "bone"}
EMBLEM = {"K": "crossed-swords", "B": "pointy-hat", "G": "holy-symbol", "R": "cloak-dagger"}
"""The four Class Types: shape and colour always go together."""
TYPE_ICON = {
    "Aberration": "brain-tentacle",
    "Beast": "saber-toothed-cat-head",
    "Celestial": "sun-priest",
    "Construct": "stone-bust",
    "Dragon": "spiked-dragon-head",
    "Elemental": "fireball",
    "Fey": "three-leaves",
    "Fiend": "devil-mask",
    "Giant": "troll",
    "Humanoid": "orc-head",
    "Monstrosity": "minotaur",
    "Ooze": "lava",
    "Plant": "mushroom-gills",
    "Undead": "daemon-skull",
    "Location": "dungeon-gate",
}
CLASS_ICON = {
    "Fighter": "crossed-swords",
    "Wizard": "pointy-hat",
    "Cleric": "holy-symbol",
    "Rogue": "cloak-dagger",
}
ITEM_ICON = {"weapon": "broadsword", "armor": "breastplate", "shield": "shield", "misc": "knapsack"}
ATTACK, COIN, HEARTS, SWORDS, FLAME = "battle-axe", "two-coins", "hearts", "sword-array", "burning-embers"
DECK, DISCARD, MARKET, ADVENTURE, FEATURE = "card-draw", "card-discard", "trade", "treasure-map", "round-star"
HAND = "card-play"
STUNNED, UNCONSCIOUS, EXHAUSTED, LEADER = "knocked-out-stars", "night-sleep", "hourglass", "queen-crown"
GUARD = "templar-shield"
NOBODY, CALM, MARK, LEVELS = "person", "hearts", "cursed-star", "sparkles"
SPIRIT, COUNTER, CHALLENGE = "ghost", "hourglass", "trophy-cup"
FIRE, STRUCK = "flame", "struck"
"""A flame that rises with the Dragonfire level, and a cross over what would fall; both drawn by us."""
HERO_PAINT: tuple[Color, ...] = ("topaz", "sapphire", "emerald", "ruby", "arcane", "heal")
"""The paint of each seat."""
ICONS = frozenset({
    *EMBLEM.values(), *TYPE_ICON.values(), *CLASS_ICON.values(), *ITEM_ICON.values(),
    ATTACK, COIN, HEARTS, SWORDS, FLAME, DECK, DISCARD, HAND, MARKET, ADVENTURE, FEATURE, STUNNED,
    UNCONSCIOUS, EXHAUSTED, LEADER, GUARD, NOBODY, CALM, MARK, LEVELS, SPIRIT, COUNTER, CHALLENGE, FIRE,
    STRUCK,
})  # fmt: skip
"""Every icon that this scene names."""


def icons() -> frozenset[str]:
    """Every icon that this scene names."""
    return ICONS
