"""Which icon and which paint stand for what."""

from __future__ import annotations

from typing import NamedTuple

from questboard.games.fantasy.content import ITEMS, ItemCard
from questboard.games.fantasy.hooks import HERO_KINDS, MONSTER_KINDS, REGISTRY, TRAP_KINDS, Drawn
from questboard.scene import Color


class Look(NamedTuple):
    """A silhouette, and the paint of the disc on which it stands."""

    icon: str
    color: Color


# ---- the ground
GRASS: Color = "emerald"
SNOW: Color = "diamond"
WATER: Color = "sapphire"
BRIDGE: Color = "brass"
TOWER: Color = "parchment"
START, EXIT, ENTRY = "footprint", "exit-door", "paw-print"
TREE, BUSH, PILLAR = Look("tree", "emerald"), Look("bush", "emerald"), Look("pillar", "bone")
FIR, ICE_PILLAR = Look("snowy-fir", "emerald"), Look("pillar", "diamond")
THORNS = Look("bush", "heal")
CHEST, CHEST_OF_KEYS = Look("chest", "brass"), Look("chest", "topaz")
PASSAGE = Look("cave-entrance", "ink")
DOOR, LOCKED_DOOR, OPEN_DOOR = Look("wooden-door", "walnut"), Look("padlock", "danger"), Look("", "walnut")
KEY, GRAVE, QUEST_OBJECT = Look("key", "topaz"), Look("tombstone", "slate"), Look("gem-pendant", "arcane")
PERSON, OBJECT = Look("imprisoned", "parchment"), Look("star-altar", "arcane")

# ---- heroes and what befalls them
HIT_POINTS, SPELL_POINTS, ARMOR, MOVE, TOKENS = "hearts", "sparkles", "shield", "walking-boot", "gear-hammer"
MISSES, ROOTED, HELD = Look("night-sleep", "slate"), Look("manacles", "walnut"), Look("vine-whip", "danger")
FEWER, LASTING = Look("hourglass", "topaz"), Look("sparkles", "arcane")
MASTER = Look("warlock-eye", "arcane")

# ---- items
KIND_LOOK = {
    "weapon": Look("broadsword", "brass"),
    "spell": Look("spell-book", "arcane"),
    "artifact": Look("gem-pendant", "emerald"),
    "potion": Look("health-potion", "ruby"),
    "booby trap": Look("wolf-trap", "danger"),
    "ring": Look("power-ring", "topaz"),
    "bracers": Look("bracer", "topaz"),
    "quest": QUEST_OBJECT,
}
MELEE, BOW, BOTH, ATTACK_SPELL, STAFF = (
    "broadsword",
    "pocket-bow",
    "daggers",
    "fire-spell-cast",
    "wizard-staff",
)
BLUNT, AXE = "mace-head", "battle-axe"

# ---- dice
DIE_COLOR: dict[str, Color] = {
    "yellow": "topaz",
    "red": "ruby",
    "orange": "danger",
    "purple": "arcane",
    "special": "ink",
    "search": "ink",
    "disable": "ink",
    "turn-undead": "ink",
    "charge": "emerald",
    "flight": "sapphire",
}
FACE_ICON: dict[str | int, str] = {
    "star": "round-star",
    "hand": "hand",
    "gear": "cog",
    "explosion": "bright-explosion",
    "ascend": "triangle-north",
    "descend": "triangle-south",
    "fly": "feathered-wing",
}
COUNTED = {"search": "eyes", "turn-undead": "skulls"}
"""Dice whose numbers are drawn as that many signs; attack dice show swords."""

# ---- the rest of the table
OBJECTIVE, NOTES, ITEM_DECK, ROAMING_DECK = "scroll-unfurled", "treasure-map", "knapsack", "paw-print"

ICONS = frozenset({
    START, EXIT, ENTRY, HIT_POINTS, SPELL_POINTS, ARMOR, MOVE, TOKENS,
    *(look.icon for look in (
        TREE, BUSH, PILLAR, FIR, ICE_PILLAR, THORNS, CHEST, CHEST_OF_KEYS, PASSAGE, DOOR, LOCKED_DOOR, KEY,
        GRAVE, QUEST_OBJECT, PERSON, OBJECT, MISSES, ROOTED, HELD, FEWER, LASTING, MASTER,
        *KIND_LOOK.values(),
    )),
    MELEE, BOW, BOTH, ATTACK_SPELL, STAFF, BLUNT, AXE, *FACE_ICON.values(),
    *(f"swords-{count}" for count in (1, 2, 3)), "eyes-1", "eyes-2",
    *(f"skulls-{count}" for count in (1, 2, 3)), OBJECTIVE, NOTES, ITEM_DECK, ROAMING_DECK,
})  # fmt: skip
"""Every icon that this scene names, besides those of cards."""


def icons() -> frozenset[str]:
    """Every icon that this scene names."""
    return ICONS.union([card.icon for card in REGISTRY if isinstance(card, Drawn)])


def hero_look(name: str) -> Look:
    """A hero; those who take each other's place have colours of their own."""
    return Look(HERO_KINDS[name].icon, HERO_KINDS[name].color)


def monster_look(kind: str) -> Look:
    """A monster."""
    return Look(MONSTER_KINDS[kind].icon, MONSTER_KINDS[kind].color)


def trap_look(kind: str) -> Look:
    """A trap that was found."""
    return Look(TRAP_KINDS[kind].icon, TRAP_KINDS[kind].color)


def item_look(item: str) -> Look:
    """An Item card: its shape says how it is used, its colour what kind it is."""
    card: ItemCard = ITEMS[item]
    look = KIND_LOOK[card.kind]
    if card.kind == "spell" and card.attacks:
        return Look(ATTACK_SPELL, look.color)
    if card.kind != "weapon":
        return look
    if card.ranged:
        return Look(BOTH if card.melee or card.range else BOW, look.color)
    words = card.name.lower()
    if "axe" in words:
        return Look(AXE, look.color)
    if "staff" in words:
        return Look(STAFF, look.color)
    if any(word in words for word in ("mace", "hammer", "flail", "star", "club", "maul")):
        return Look(BLUNT, look.color)
    return look


def die_face(die: str, shown: int | str) -> tuple[str, str]:
    """The icon and the text of what a die shows."""
    if isinstance(shown, str):
        return FACE_ICON.get(shown, ""), ""
    if die == "charge":
        return "", str(shown)
    return (f"{COUNTED.get(die, 'swords')}-{shown}" if shown else ""), ""
