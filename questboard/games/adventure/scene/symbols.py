"""Which icon and which paint stand for what. Heroes, Monsters and cards declare looks of their own."""

from __future__ import annotations

from questboard.games.adventure.board import SIDES
from questboard.games.adventure.content import (
    BOXES,
    ENCOUNTERS,
    HEROES,
    MONSTERS,
    POWERS,
    TREASURES,
    Monster,
    Power,
    Treasure,
)
from questboard.games.adventure.hooks import Declared, Look
from questboard.games.adventure.hooks.tables import LOOKS, REGISTRY
from questboard.scene import Color

# ---- the dungeon
SQUARE_ICON = {
    "S": "burning-embers",
    "T": "stairs",
    "L": "ladder",
    "B": "table",
    "D": "doorway",
    "=": "stone-bridge",
    "Y": "crystal-growth",
    "G": "crossed-bones",
}
FEATURE = {
    "V": Look("smoking-volcano", "danger"),
    "C": Look("cliff-crossing", "ink"),
    "R": Look("waves", "sapphire"),
    "P": Look("ionic-column", "slate"),
    "F": Look("campfire", "topaz"),
    "A": Look("stone-bust", "slate"),
    "H": Look("stone-throne", "brass"),
}
"""What is printed on squares that nobody can enter."""
TRIANGLE_ICON = {side: f"triangle-{name}" for side, name in enumerate(SIDES)}
TRIANGLE_COLOR: dict[str, Color] = {"white": "bone", "black": "ink", "red": "ruby"}
GROUND: dict[str, Color] = {
    "start": "brass",
    "named": "brass",
    "dire": "ruby",
    "horrid": "arcane",
    "destination": "arcane",
}
"""The tint of a floor by the group of its tile."""
DOOR, LOCKED_DOOR = Look("wooden-door", "walnut"), Look("padlock", "danger")
BARRIER = {
    "strip": Look("", "slate"),
    "fissure": Look("earth-crack", "slate"),
    "collapsed": Look("stone-pile", "walnut"),
    "door": DOOR,
    "wall": Look("exit-door", "brass"),
}
TUNNEL = Look("hole", "ink")

# ---- Heroes and what befalls them
HIT_POINTS, ARMOR, SPEED, SURGE, GOLD = "hearts", "shield", "walking-boot", "heart-plus", "two-coins"
CONDITION = {
    "dazed": Look("knocked-out-stars", "topaz"),
    "poisoned": Look("poison-bottle", "emerald"),
    "immobilized": Look("cage", "slate"),
}
CURSE, MARK = Look("cursed-star", "arcane"), Look("sparkles", "sapphire")
STANCE, VILLAINOUS = Look("mailed-fist", "brass"), Look("devil-mask", "danger")
TEAM_COLORS: tuple[Color, ...] = ("sapphire", "ruby", "emerald", "topaz", "arcane")
CLASS_ICON = {
    "Cleric": "holy-symbol",
    "Fighter": "crossed-swords",
    "Paladin": "templar-shield",
    "Rogue": "cloak-dagger",
    "Wizard": "pointy-hat",
}
SEAT_COLORS: tuple[Color, ...] = ("topaz", "ruby", "emerald", "diamond", "sapphire")
NOBODY, VILLAGER = "person", Look("person", "parchment")
SHIELD = Look("dungeon-gate", "brass")

# ---- Monsters
TYPE_COLOR: dict[str, Color] = {
    "aberrant": "arcane",
    "animal": "walnut",
    "devil": "ink",
    "dwarf": "slate",
    "human": "ink",
    "orc": "brass",
    "reptile": "walnut",
}
MONSTER, VILLAIN_COLOR = "daemon-skull", "danger"

# ---- cards
POWER_COLOR: dict[str, Color] = {"at-will": "emerald", "daily": "slate", "utility": "sapphire"}
MELEE, RANGED = "crossed-swords", "high-shot"
USE_ICON = {
    "attack": MELEE,
    "move": "walking-boot",
    "free": "sparkles",
    "reaction": "shield-reflect",
    "passive": STANCE.icon,
}
ENCOUNTER_LOOK = {
    "curse": CURSE,
    "environment": Look("volcano", "danger"),
    "event": Look("lightning-storm", "slate"),
    "event-attack": Look("high-shot", "danger"),
    "hazard": Look("falling-rocks", "walnut"),
    "trap": Look("wolf-trap", "danger"),
    "adventure": Look("scroll-unfurled", "brass"),
}
WEAPON, GEAR, BLOW = "broadsword", "open-treasure-chest", "high-shot"
FORTUNE = Look("shamrock", "topaz")
CHAMBER, BOON = Look("dungeon-gate", "ruby"), Look("trophy-cup", "brass")

# ---- the supply
ADVENTURE, EXPERIENCE, TIME, HEALING = "scroll-unfurled", "upgrade", "hourglass", Look("heart-plus", "ruby")
PILES = {
    "stack": Look("cave-entrance", "walnut"),
    "chamber_stack": Look("dungeon-gate", "ruby"),
    "monster_deck": Look("daemon-skull", "ink"),
    "encounter_deck": Look("lightning-storm", "arcane"),
    "treasure_deck": Look("locked-chest", "topaz"),
    "treasure_tokens": Look("two-coins", "brass"),
}
CARPET = Look("rolled-cloth", "ruby")
UNKNOWN = Look("sparkles", "slate")

ICONS = frozenset({
    *SQUARE_ICON.values(), *TRIANGLE_ICON.values(), DOOR.icon, LOCKED_DOOR.icon,
    *(look.icon for look in (*FEATURE.values(), *BARRIER.values()) if look.icon), TUNNEL.icon,
    STANCE.icon, VILLAINOUS.icon, FORTUNE.icon,
    HIT_POINTS, ARMOR, SPEED, SURGE, GOLD, MARK.icon, SHIELD.icon,
    *(look.icon for look in CONDITION.values()), *CLASS_ICON.values(), NOBODY, MONSTER,
    *USE_ICON.values(), RANGED, *(look.icon for look in ENCOUNTER_LOOK.values()), WEAPON, GEAR,
    CHAMBER.icon, BOON.icon, ADVENTURE, EXPERIENCE, TIME, HEALING.icon,
    *(look.icon for look in PILES.values()), CARPET.icon,
    *("boots", "bubbling-flask"),
})  # fmt: skip
"""Every icon that the scene of any Adventure System box may name, besides those that cards declare."""


def icons() -> frozenset[str]:
    """Every icon that a scene may name with the boxes that are open."""
    declared = [card for card in REGISTRY if isinstance(card, Declared)]
    looks = [card.look for card in declared] + [card.sign.look for card in declared if card.sign]
    patches = [box.patch[0] for box in BOXES.values() if box.patch]
    return ICONS.union([look.icon for look in looks if look], patches)


def hero_look(name: str, seat: int) -> Look:
    """A Hero's portrait."""
    if name in LOOKS:
        return LOOKS[name]
    icon = CLASS_ICON.get(HEROES[name].class_name, NOBODY) if name else NOBODY
    return Look(icon, SEAT_COLORS[seat % len(SEAT_COLORS)])


def monster_look(name: str) -> Look:
    """A Monster or Villain; Villains have the colour of danger, whatever they are."""
    monster: Monster = MONSTERS[name]
    if name in LOOKS:
        return LOOKS[name]
    color: Color = TYPE_COLOR.get(monster.types[0], "slate")
    return Look(MONSTER, "danger" if monster.villain else color)


def friend_look(name: str) -> Look:
    """A Villager or an Ally."""
    return LOOKS.get(name, VILLAGER)


def power_look(power: Power) -> Look:
    """A power: its shape says which action it takes, its colour which type it is."""
    icon = USE_ICON[power.use]
    if power.use == "attack" and power.reach != "adjacent":
        icon = RANGED
    return Look(icon, POWER_COLOR[power.type])


def treasure_look(treasure: Treasure) -> Look:
    """A Treasure card."""
    if treasure.id in LOOKS:
        return LOOKS[treasure.id]
    if treasure.use == "fortune":
        return FORTUNE
    if treasure.bonus:
        return Look(WEAPON, "brass")
    if treasure.attack:
        return Look(BLOW, "brass")
    if treasure.armor_class:
        return Look(ARMOR, "brass")
    if treasure.speed:
        return Look("boots", "brass")
    if treasure.after == "discard":
        return Look("bubbling-flask", "brass")
    return Look(GEAR, "brass")


def token_look(kind: str) -> Look:
    """A token on a square, or one that a Hero carries."""
    return card_look(kind)


def card_look(card: str) -> Look:
    """Any card or token that lies on the table."""
    if card in LOOKS:
        return LOOKS[card]
    if card in ENCOUNTERS:
        return ENCOUNTER_LOOK[ENCOUNTERS[card].kind]
    if card in TREASURES:
        return treasure_look(TREASURES[card])
    if card in POWERS:
        return power_look(POWERS[card])
    return UNKNOWN
