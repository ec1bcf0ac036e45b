"""How what is in The Legend of Drizzt looks, and what its adventures add to the table."""

from __future__ import annotations

from typing import Any

from questboard.games.adventure.board import Edge
from questboard.games.adventure.knowledge import AdventureView
from questboard.games.adventure.rules.caverns import marked_squares
from questboard.games.adventure.rules.ways import find_tile
from questboard.games.adventure.scene import ICONS as SHARED_ICONS
from questboard.games.adventure.scene import build_scene
from questboard.games.adventure.scene.dungeon import PATCH_WORDS
from questboard.games.adventure.scene.edges import barrier_at, barrier_id
from questboard.games.adventure.scene.outlook import on_table
from questboard.games.adventure.scene.prompt import DEEDS, Deed
from questboard.games.adventure.scene.supply import PROGRESS
from questboard.games.adventure.scene.symbols import LOOKS, OBJECTS, PATCH_ICON, SIGNS, Look, Sign
from questboard.games.adventure.words import plural
from questboard.games.drizzt.adventures import gauntlgrym, neverneath, plunder, primordial, shard

__all__ = ["ICONS", "build_scene"]

HEROES = {
    "drizzt": Look("sword-clash", "arcane"),
    "bruenor": Look("battle-axe", "ruby"),
    "catti-brie": Look("pocket-bow", "emerald"),
    "regis": Look("gem-necklace", "topaz"),
    "wulfgar": Look("warhammer", "diamond"),
    "jarlaxle": Look("outback-hat", "sapphire"),
    "athrogate": Look("mace-head", "brass"),
    "artemis": Look("hood", "bone"),
}
MONSTERS = {
    "dinin-dourden": Look("spider-face", "ink"),
    "drow-duelist": Look("daggers", "ink"),
    "drow-wizard": Look("robe", "ink"),
    "feral-troll": Look("troll", "slate"),
    "goblin-archer": Look("bowman", "walnut"),
    "goblin-champion": Look("horned-helm", "walnut"),
    "goblin-cutter": Look("goblin", "walnut"),
    "hunting-drake": Look("velociraptor", "walnut"),
    "hypnotic-spirit": Look("ghost", "slate"),
    "spider-swarm": Look("masked-spider", "ink"),
    "water-elemental": Look("big-wave", "slate"),
    "silent-tunnels": Look("cave-entrance", "slate"),
    "hunting-party": Look("two-shadows", "ink"),
}
VILLAINS = {
    "artemis-entreri": Look("hood", "danger"),
    "jarlaxle-baenre": Look("outback-hat", "danger"),
    "methil": Look("squid-head", "danger"),
    "shimmergloom": Look("dragon-head", "danger"),
    "errtu": Look("minotaur", "danger"),
    "yochlol": Look("female-vampire", "danger"),
    "yochlol-true-form": Look("tentacles-skull", "danger"),
    "yvonnel": Look("sun-priest", "danger"),
}
ALLIES = {
    "ally-bruenor": Look("battle-axe", "parchment"),
    "ally-catti-brie": Look("pocket-bow", "parchment"),
    "ally-drizzt": Look("sword-clash", "parchment"),
    "ally-regis": Look("gem-necklace", "parchment"),
    "ally-wulfgar": Look("warhammer", "parchment"),
    "guenhwyvar": Look("saber-toothed-cat-head", "parchment"),
    "snort": Look("boar", "parchment"),
}
TRAPS = {
    "shock-trap": Look("electric", "topaz"),
    "web-snare": Look("spider-web", "bone"),
    "poison-dart-wall": Look("dart", "emerald"),
    "falling-stalactites": Look("stalactites", "slate"),
    "gas-vent": Look("poison-cloud", "heal"),
    "glyph-of-warding": Look("rune-stone", "arcane"),
}
TOKENS = {
    "crown": Look("queen-crown", "topaz"),
    "chest": Look("locked-chest", "brass"),
    "map": Look("treasure-map", "parchment"),
    "key": Look("key", "brass"),
    "lever": Look("lever", "slate"),
    "camp": Look("camping-tent", "emerald"),
}
TREASURES = {
    "belt-of-storm-giant-strength": Look("belt", "brass"),
    "bracers-of-the-blinding-strike": Look("bracer", "brass"),
    "brooch-of-shielding": Look("gem-pendant", "brass"),
    "cats-eye-headband": Look("beast-eye", "brass"),
    "cavern-potion-of-healing": Look("health-potion", "ruby"),
    "cavern-thieves-tools": Look("lockpicks", "brass"),
    "cure-potion": Look("bubbling-flask", "emerald"),
    "dwarven-plate": Look("breastplate", "brass"),
    "flask-of-oil": Look("fire-bottle", "danger"),
    "mithral-dagger": Look("plain-dagger", "diamond"),
    "necklace-of-speed": Look("pearl-necklace", "brass"),
    "piwafwi": Look("cape", "slate"),
    "scrimshaw-charm": Look("crossed-bones", "bone"),
    "wand-of-magic-missiles": Look("crystal-wand", "arcane"),
}
BOX = HEROES | MONSTERS | VILLAINS | ALLIES | TRAPS | TOKENS | TREASURES
LOOKS.update(BOX)
MARKS = {
    "saber-of-wounding": Sign(Look("ragged-wound", "ruby"), "wounded"),
    primordial.BOWL: Sign(Look("water-splash", "sapphire"), "with a bowl of water"),
}
SIGNS.update(MARKS)
PRISON = Look("crystal-bars", "diamond")
OBJECTS["crystal-prison"] = PRISON
PATCH_ICON["drizzt"] = "mushroom-gills"
PATCH_WORDS["drizzt"] = "mushroom patch, on which Monsters are placed"

ICONS = SHARED_ICONS | {
    *(look.icon for look in BOX.values()),
    *(sign.look.icon for sign in MARKS.values()),
    *(PRISON.icon, PATCH_ICON["drizzt"]),
}
"""Every icon that this scene names."""


# ---- what Heroes can do in some adventures


def needs(goal: int) -> str:
    """What a roll needs."""
    return f"needs {goal} or more on the die"


def closed_edge(view: AdventureView, seat: int, edge: tuple[int, int]) -> tuple[str, ...]:
    """What closes an edge."""
    closed = barrier_at(view, Edge(*edge))
    return (barrier_id(closed),) if closed is not None else ()


def door_to_gauntlgrym(view: AdventureView, seat: int, _: Any) -> tuple[str, ...]:
    """The closed door."""
    return tuple(barrier_id(each) for each in view.dungeon.barriers if each.kind == "door")


def victim(view: AdventureView, seat: int, name: str) -> tuple[str, ...]:
    """The Hero with the chest, on the board and before the player."""
    return (f"hero:{name}", f"player:{on_table(view).seat_of(name)}:hero")


def river(view: AdventureView, seat: int, _: Any) -> tuple[str, ...]:
    """The water of the Underground River."""
    slot = find_tile(on_table(view), primordial.RIVER)
    water = marked_squares(on_table(view), slot, "R")
    return (f"feature:{(water & -water).bit_length() - 1}",)


def pit(view: AdventureView, seat: int, _: Any) -> tuple[str, ...]:
    """The Fiery Pit."""
    return (f"pit:{find_tile(on_table(view), primordial.LAIR)}",)


DEEDS["dig"] = Deed(closed_edge, lambda view, seat, edge: needs(neverneath.DIG), "LD-112")
DEEDS["rob"] = Deed(victim, lambda view, seat, name: needs(plunder.GRAB), "LD-112")
DEEDS["gauntlgrym"] = Deed(door_to_gauntlgrym, lambda view, seat, _: "with Map, Key and Lever", "LD-112")
DEEDS["fill-bowl"] = Deed(river, lambda view, seat, _: "no action", "LD-124")
DEEDS["pour-bowl"] = Deed(pit, lambda view, seat, _: poured(view)[0].rstrip("."), "LD-112")


# ---- how far some adventures have come


def chests(view: AdventureView) -> list[str]:
    """How many chests have come to light, of how many."""
    return [f"{view.notes.get('chests', 0)} of {len(plunder.CHESTS)} chests found."]


def barred_door(view: AdventureView) -> list[str]:
    """Whether the teams have opened the way out."""
    return ["The Broken Door is open."] if "door open" in view.notes else []


def fissures(view: AdventureView) -> list[str]:
    """How many Fissures are open."""
    return [f"{plural(len(view.objects), 'Fissure')} open."]


def crystal_shard(view: AdventureView) -> list[str]:
    """How near Jarlaxle is to mastering the Shard."""
    held = view.notes.get("shard", 0)
    return [f"The Crystal Shard: {held} of {shard.WANTED} Time tokens."] if held else []


def objects_found(view: AdventureView) -> list[str]:
    """Which of the three objects have come to light."""
    found = [thing.capitalize() for thing in ("map", "key", "lever") if f"{thing} laid" in view.notes]
    return [f"Found: {', '.join(found)}."] if found else []


def poured(view: AdventureView) -> list[str]:
    """How many bowls have gone into the pit."""
    wanted = primordial.QUEST.wanted(on_table(view))
    return [f"{view.notes.get('poured', 0)} of {wanted} bowls poured."]


PROGRESS["drizzt", "5"] = chests
PROGRESS["drizzt", "6"] = barred_door
PROGRESS["drizzt", "7"] = fissures
PROGRESS["drizzt", "9"] = crystal_shard
PROGRESS[gauntlgrym.GAUNTLGRYM] = objects_found
PROGRESS[primordial.PRIMORDIAL] = poured
