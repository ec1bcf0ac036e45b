"""How the Heroes, Monsters and cards of Wrath of Ashardalon look; the rest of the scene is every box's."""

from __future__ import annotations

from questboard.games.adventure.rules.distance import figures_in_reach
from questboard.games.adventure.scene import ICONS as SHARED_ICONS
from questboard.games.adventure.scene import build_scene
from questboard.games.adventure.scene.outlook import AIM
from questboard.games.adventure.scene.symbols import LOOKS, Look

__all__ = ["ICONS", "build_scene"]

HEROES = {
    "quinn": Look("holy-symbol", "topaz"),
    "vistra": Look("dwarf-helmet", "ruby"),
    "keyleth": Look("elf-helmet", "emerald"),
    "tarak": Look("cloak-dagger", "diamond"),
    "heskan": Look("pointy-hat", "sapphire"),
}
MONSTERS = {
    "cave-bear": Look("bear-head", "walnut"),
    "duergar-guard": Look("dwarf-face", "slate"),
    "gibbering-mouther": Look("carnivore-mouth", "arcane"),
    "grell": Look("brain-tentacle", "arcane"),
    "human-cultist": Look("cowled", "ink"),
    "kobold-dragonshield": Look("horned-reptile", "walnut"),
    "legion-devil": Look("devil-mask", "ink"),
    "orc-archer": Look("bowman", "brass"),
    "orc-smasher": Look("orc-head", "brass"),
    "snake": Look("snake", "slate"),
}
VILLAINS = {
    "ashardalon": Look("spiked-dragon-head", "danger"),
    "bellax": Look("surrounded-eye", "danger"),
    "kraash": Look("tribal-mask", "danger"),
    "margrath": Look("dwarf-king", "danger"),
    "meerak": Look("lizardman", "danger"),
    "otyugh": Look("octopus", "danger"),
    "rage-drake": Look("dinosaur-rex", "danger"),
    "enraged-rage-drake": Look("t-rex-skull", "danger"),
}
MARKERS = {
    "cave-in": Look("falling-rocks", "walnut"),
    "pit": Look("hole", "ink"),
    "volcanic-vapors": Look("poison-cloud", "emerald"),
    "lava-flow": Look("lava", "danger"),
    "poisoned-dart-trap": Look("dart", "emerald"),
    "rolling-boulder": Look("stone-sphere", "slate"),
    "whirling-blades": Look("spinning-blades", "danger"),
}
TOKENS = {
    "blade-barrier": Look("sword-array", "slate"),
    "box-of-caltrops": Look("caltrops", "brass"),
    "flaming-sphere": Look("fireball", "danger"),
    "wizard-eye": Look("third-eye", "arcane"),
}
TREASURES = {
    "amulet-of-protection": Look("gem-pendant", "brass"),
    "blessed-shield": Look("templar-shield", "brass"),
    "boots-of-striding": Look("boots", "brass"),
    "crossbow-of-speed": Look("crossbow", "brass"),
    "dragontooth-pick": Look("war-pick", "brass"),
    "dwarven-hammer": Look("gear-hammer", "brass"),
    "elven-cloak": Look("cloak", "brass"),
    "flying-carpet": Look("rolled-cloth", "ruby"),
    "gauntlets-of-ogre-power": Look("gauntlet", "brass"),
    "lucky-charm": Look("three-leaves", "emerald"),
    "pearl-of-power": Look("oyster-pearl", "brass"),
    "ring-of-shooting-stars": Look("power-ring", "brass"),
    "scroll-of-monster-control": Look("scroll-unfurled", "brass"),
    "staff-of-the-elements": Look("wizard-staff", "brass"),
    "thieves-tools": Look("lockpicks", "brass"),
    "tome-of-experience": Look("spell-book", "brass"),
    "wand-of-fear": Look("crystal-wand", "arcane"),
    "wand-of-polymorph": Look("crystal-wand", "emerald"),
}
BOX = HEROES | MONSTERS | VILLAINS | MARKERS | TOKENS | TREASURES
LOOKS.update(BOX)
AIM["valiant-strike"] = lambda s, seat: len(figures_in_reach(s, seat, "adjacent"))

ICONS = SHARED_ICONS | {look.icon for look in BOX.values()}
"""Every icon that this scene names."""
