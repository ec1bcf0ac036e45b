"""The figures of every card, as they are printed."""

from __future__ import annotations

import pytest

from questboard.games.fantasy.content import (
    BASIC_ITEMS,
    HEROES,
    ITEMS,
    MONSTERS,
    TRAPS,
    HeroCard,
    ItemCard,
    MonsterCard,
)

OF_HEROES = {
    "regdar": "HP 8, SP 0, AC 4, move 4, +1; places 3, weapons 2, spells 0, knapsack 3; -",
    "lidda": "HP 6, SP 0, AC 3, move 6, +0; places 3, weapons 1, spells 0, knapsack 3; sneak search disable",
    "jozan": "HP 6, SP 5, AC 3, move 4, +0; places 3, weapons 1, spells 2, knapsack 3; turn-undead heal",
    "mialee": "HP 5, SP 6, AC 2, move 5, +0; places 2, weapons 1, spells 3, knapsack 3; -",
    "elwick": "HP 6, SP 5, AC 3, move 5, +0; places 2, weapons 1, spells 2, knapsack 3; bushes",
    "orwick": "HP 6, SP 5, AC 3, move 5, +0; places 2, weapons 1, spells 2, knapsack 3; bushes",
    "morkahn": "HP 10, SP 0, AC 3, move 5, +1; places 3, weapons 2, spells 0, knapsack 3; rage snow",
}

OF_MONSTERS = {
    "goblin": "base x6, HP 3, AC 1, move 5, melee YYO",
    "skeleton": "base x6, HP 6, AC 1, move 4, melee YRO, skull 1",
    "gnoll": "base x5, HP 6, AC 2, move 4, melee YOO, ranged YR",
    "bugbear": "base x4, HP 7, AC 2, move 4, melee ROO",
    "ogre": "base x4, HP 12, AC 2, move 3, melee OOP",
    "troll": "base x3, HP 12, AC 2, move 4, melee YOOP",
    "carrion-crawler": "base x2, HP 7, AC 2, move 4, melee YYRS",
    "ooze": "base x3, HP 6, AC 0, move 2, melee OO",
    "wight": "base x2, HP 9, AC 3, move 4, melee ROPS, skull 2",
    "wraith": "base x3, HP 7, AC 3, move 5, melee ROO, skull 2",
    "lich": "base x1, HP 15, AC 3, move 3, melee OOP, ranged YOO, skull 3",
    "yuan-ti": "forest x3, HP 7, AC 2, move 4, melee YRS",
    "owlbear": "forest x2, HP 10, AC 2, move 4, melee YOPS, grasps",
    "shambling-mound": "forest x2, HP 10, AC 2, move 3, melee YOOS, grasps, bushes",
    "razor-boar": "forest x3, HP 7, AC 2, move 5, melee RO, charges",
    "elwick": "forest x1, HP 14, AC 2, move 5, melee ROOS, ranged YO, grasps, bushes",
    "winter-goblin": "winter x6, HP 4, AC 2, move 5, melee YYO, ranged YR",
    "winter-gnoll": "winter x5, HP 7, AC 2, move 4, melee ROO, ranged YO",
    "winter-ogre": "winter x4, HP 12, AC 2, move 3, melee OOP",
    "winter-wolf": "winter x3, HP 7, AC 2, move 6, melee YOO, breath YO",
    "frost-salamander": "winter x2, HP 10, AC 3, move 4, melee ROP, aura YR",
    "goblin-marauder": "winter x2, HP 6, AC 2, move 5, melee YRO, ranged YO, flies",
    "white-dragon": "winter x1, HP 16, AC 3, move 4, melee ROOP, breath RO, flies, large",
    "skraethor": "winter x1, HP 24, AC 3, move 4, melee YOOP, breath RO, flies, large",
}

OF_ITEMS = {
    "broadsword": "base weapon 1, for barbarian cleric fighter, melee RO",
    "crossbow": "base weapon 1, for barbarian fighter, ranged YY",
    "short-sword": "base weapon 1, for barbarian fighter rogue wizard, melee YO",
    "light-bow": "base weapon 1, for druid fighter rogue, ranged YR",
    "mace": "base weapon 1, for barbarian cleric fighter, melee YO",
    "elven-bow": "base weapon 1, for fighter rogue wizard, ranged YYS",
    "hand-axe": "base weapon 1, x2, for barbarian cleric fighter rogue, melee YR, ranged YY, range 4",
    "quarterstaff": "base weapon 1, x2, for cleric druid wizard, melee YY, reroll",
    "spear": "base weapon 1, for barbarian cleric druid fighter, melee YR, reach 2",
    "throwing-daggers": "base weapon 1, x2, for rogue wizard, ranged YY, range 4, reroll",
    "flail": "base weapon 1, for cleric fighter, melee YO, power OO",
    "bola": "base weapon 1, for barbarian druid fighter rogue, ranged YS",
    "greatsword": "base weapon 2, for barbarian fighter, melee YOO, power YROO",
    "heavy-crossbow": "base weapon 2, for barbarian fighter, ranged RO",
    "rapier": "base weapon 2, for rogue, melee RO",
    "composite-bow": "base weapon 2, for druid fighter rogue, ranged YRO",
    "war-hammer": "base weapon 2, for barbarian cleric fighter, melee YRO",
    "elven-longbow": "base weapon 2, for rogue wizard, ranged ROS",
    "battle-axe": "base weapon 2, for barbarian fighter, melee ROO, power OOP",
    "morningstar": "base weapon 2, for cleric fighter, melee OOS",
    "repeating-crossbow": "base weapon 2, for fighter rogue, ranged YY, shots 2",
    "silver-dagger": "base weapon 2, adventure 4, for cleric rogue wizard, melee YO",
    "halberd": "base weapon 2, for barbarian fighter, melee YRO, reach 2",
    "staff-of-thorns": "base weapon 2, for cleric druid wizard, melee YOS",
    "sword-of-rallion": "base weapon 3, for fighter, melee ROP, power ROOP",
    "arbalest": "base weapon 3, for barbarian fighter, ranged OO",
    "shadow-blade": "base weapon 3, for rogue, melee OP",
    "huntress-bow": "base weapon 3, for druid rogue, ranged ROO",
    "holy-mace": "base weapon 3, for cleric, melee OP",
    "moonbow": "base weapon 3, for rogue wizard, ranged OOS",
    "dwarven-greataxe": "base weapon 3, for barbarian fighter, melee OOP, power ROOP",
    "flame-tongue": "base weapon 3, adventure 9, for barbarian cleric fighter rogue, melee YOPS",
    "bow-of-endless-arrows": "base weapon 3, adventure 6, for druid fighter rogue wizard, ranged YOO, reroll",
    "dagger-of-venom": "base weapon 3, for rogue wizard, melee ROS",
    "magic-missile": "base spell 1, for wizard, ranged RO, cost 1",
    "lesser-restoration": "base spell 1, x2, for cleric, cost 1",
    "burning-hands": "base spell 1, for wizard, ranged YR, area line, cost 2, size 3",
    "sleep": "base spell 1, for wizard, cost 2",
    "shield-of-faith": "base spell 1, for cleric, cost 1",
    "mage-armour": "base spell 1, for wizard, cost 1",
    "bless": "base spell 1, for cleric, cost 1",
    "scorching-ray": "base spell 2, for wizard, ranged YOO, cost 2",
    "searing-light": "base spell 2, for cleric, ranged YO, cost 1",
    "lightning-bolt": "base spell 2, for wizard, ranged YROS, area line, cost 3",
    "web": "base spell 2, for wizard, area burst, cost 2, size 1",
    "prayer-of-healing": "base spell 2, for cleric, cost 3",
    "invisibility": "base spell 2, for wizard, cost 2",
    "hold-monster": "base spell 2, for cleric wizard, cost 3",
    "fireball": "base spell 3, for wizard, ranged ROP, area burst, cost 3, size 1, harms_heroes",
    "flame-strike": "base spell 3, for cleric, ranged OP, cost 2",
    "greater-restoration": "base spell 3, for cleric, cost 4",
    "chain-lightning": "base spell 3, for wizard, ranged YP, cost 4",
    "disintegrate": "base spell 3, for wizard, ranged OP, cost 5",
    "teleport": "base spell 3, for wizard, cost 2",
    "boots-of-striding": "base artifact 1",
    "cloak-of-protection": "base artifact 1, for cleric druid rogue wizard",
    "lantern-of-revealing": "base artifact 1",
    "gauntlets-of-ogre-power": "base artifact 2, for barbarian cleric fighter",
    "pearl-of-power": "base artifact 2, for cleric druid wizard",
    "cloak-of-arrow-warding": "base artifact 2",
    "amulet-of-light": "base artifact 2, adventure 5",
    "phoenix-feather": "base artifact 3",
    "helm-of-command": "base artifact 3, for barbarian cleric fighter",
    "winged-sandals": "base artifact 3, for druid rogue wizard",
    "phylactery": "base quest 3, adventure 12",
    "healing": "base potion 1, x6",
    "spell-energy": "base potion 1, x3",
    "speed": "base potion 1, x2",
    "greater-healing": "base potion 2, x3",
    "greater-spell-energy": "base potion 2",
    "strength": "base potion 2, x2",
    "stone-skin": "base potion 2",
    "life": "base potion 3, x2",
    "poison-needle": "base booby trap 1, x2",
    "dart-volley": "base booby trap 1",
    "gas-cloud": "base booby trap 1",
    "exploding-lid": "base booby trap 2",
    "draining-curse": "base booby trap 2",
    "snapping-chest": "base booby trap 3",
    "ring-of-protection": "forest ring 2",
    "ring-of-regeneration": "forest ring 3",
    "ring-of-the-wild": "forest ring 2",
    "ring-of-spell-storing": "forest ring 2, for cleric druid wizard",
    "bracers-of-archery": "forest bracers 2, for druid fighter rogue wizard",
    "bracers-of-the-bull": "forest bracers 2, for barbarian cleric druid fighter",
    "bracers-of-defence": "forest bracers 2",
    "bracers-of-freedom": "forest bracers 3",
    "scimitar": "forest weapon 2, for druid fighter rogue, melee YO, reroll",
    "stone-sling": "forest weapon 2, for druid rogue, ranged YR",
    "thornwood-staff": "forest weapon 3, for cleric druid, melee ROS",
    "boar-spear": "forest weapon 2, for barbarian cleric druid fighter, melee RO, reach 2",
    "serpent-blade": "forest weapon 3, for barbarian fighter rogue, melee OOS",
    "entangle": "forest spell 2, for druid, cost 1",
    "goodberry": "forest spell 2, for druid, cost 1",
    "barkskin": "forest spell 2, for druid, cost 1",
    "summon-swarm": "forest spell 2, for druid, area burst, cost 2, size 1",
    "wall-of-thorns": "forest spell 3, for druid, cost 2",
    "call-lightning": "forest spell 3, for druid, ranged OP, cost 3",
    "antivenom": "forest potion 2, x2",
    "oil-of-slipperiness": "forest potion 2",
    "bark-tonic": "forest potion 2",
    "charging-spurs": "forest artifact 2",
    "horned-helm": "forest artifact 3, for barbarian cleric fighter",
    "twisted-cape-of-fingers": "forest quest 2, adventure forest-2, for druid",
    "horn-of-the-grove": "forest quest 2, adventure forest-3",
    "maul-of-the-north": "winter weapon 3, for barbarian fighter, melee OOP",
    "throwing-hammers": "winter weapon 3, for barbarian cleric fighter, ranged RO, range 4",
    "frost-brand": "winter weapon 3, for barbarian cleric fighter rogue, melee ROP",
    "ice-axe": "winter weapon 3, for barbarian cleric fighter, melee ROO",
    "salamander-spear": "winter weapon 3, melee YP, reach 2",
    "bow-of-the-north": "winter weapon 3, for druid fighter rogue wizard, ranged ROO",
    "sunfire-javelin": "winter weapon 3, ranged OOP",
    "fly": "winter spell 3, for cleric wizard, cost 2",
    "fire-shield": "winter spell 3, for wizard, cost 2",
    "wall-of-fire": "winter spell 3, for wizard, ranged OO, area line, cost 3, size 4",
    "mass-restoration": "winter spell 3, for cleric, cost 4",
    "warmth": "winter spell 3, for cleric druid, cost 1",
    "sunburst": "winter spell 3, for cleric, ranged OO, area burst, cost 3, size 2",
    "wings-of-flying": "winter artifact 3, adventure winter-4",
    "snow-shoes": "winter artifact 3, x2",
    "winter-fur-cloak": "winter artifact 3",
    "dragonscale-shield": "winter artifact 3, for barbarian cleric fighter",
    "circlet-of-flame": "winter artifact 3, for cleric druid wizard",
    "flight": "winter potion 3, x2",
    "fire-draught": "winter potion 3",
    "warm-brew": "winter potion 3, x2",
    "elixir-of-life": "winter potion 3",
    "ice-burst": "winter booby trap 3",
    "frozen-map": "winter quest 3, adventure winter-3",
}

OF_BASIC_ITEMS = {
    ("base", "regdar", 1): "broadsword crossbow",
    ("base", "regdar", 2): "greatsword heavy-crossbow",
    ("base", "regdar", 3): "sword-of-rallion arbalest",
    ("base", "lidda", 1): "light-bow short-sword",
    ("base", "lidda", 2): "composite-bow rapier",
    ("base", "lidda", 3): "huntress-bow shadow-blade",
    ("base", "jozan", 1): "mace lesser-restoration",
    ("base", "jozan", 2): "war-hammer lesser-restoration searing-light",
    ("base", "jozan", 3): "holy-mace lesser-restoration flame-strike",
    ("base", "mialee", 1): "elven-bow magic-missile",
    ("base", "mialee", 2): "elven-longbow magic-missile scorching-ray",
    ("base", "mialee", 3): "moonbow scorching-ray fireball",
    ("forest", "regdar", 2): "greatsword boar-spear",
    ("forest", "regdar", 3): "sword-of-rallion boar-spear",
    ("forest", "lidda", 2): "composite-bow rapier antivenom",
    ("forest", "lidda", 3): "huntress-bow shadow-blade antivenom",
    ("forest", "elwick", 2): "scimitar goodberry entangle stone-sling",
    ("forest", "orwick", 2): "scimitar goodberry entangle stone-sling",
    ("forest", "orwick", 3): "thornwood-staff goodberry call-lightning",
    ("winter", "regdar", 3): "sword-of-rallion arbalest snow-shoes",
    ("winter", "jozan", 3): "holy-mace lesser-restoration warmth",
    ("winter", "mialee", 3): "moonbow fireball fly",
    ("winter", "morkahn", 3): "maul-of-the-north throwing-hammers",
}

OF_TRAPS = {"arrow": "YYO", "spear": "ROO", "fire-burst": "OO", "collapse": "RO", "ice-spikes": "RO"}


def hero_figures(card: HeroCard) -> str:
    """What stands on a Hero card, in short."""
    numbers = f"HP {card.hp}, SP {card.sp}, AC {card.ac}, move {card.move}, +{card.melee}"
    places = f"places {card.places}, weapons {card.weapons}, spells {card.spells}, knapsack {card.knapsack}"
    return "; ".join([numbers, places, " ".join(card.abilities) or "-"])


def monster_figures(card: MonsterCard) -> str:
    """What stands on a Monster card, in short."""
    parts = [f"{card.set} x{card.cards}, HP {card.hp}, AC {card.ac}, move {card.move}"]
    for name in ("melee", "ranged", "breath", "aura", "skull"):
        if getattr(card, name):
            parts.append(f"{name} {getattr(card, name)}")
    parts += [name for name in ("flies", "charges", "grasps", "bushes", "large") if getattr(card, name)]
    return ", ".join(parts)


def item_figures(card: ItemCard) -> str:
    """What stands on an Item card, in short: what differs from the usual."""
    parts = [f"{card.set} {card.kind} {card.level}"]
    if card.count > 1:
        parts.append(f"x{card.count}")
    if card.special:
        parts.append(f"adventure {card.special}")
    if card.users:
        parts.append(f"for {' '.join(sorted(card.users))}")
    for name in ("melee", "ranged", "power", "area"):
        if getattr(card, name):
            parts.append(f"{name} {getattr(card, name)}")
    for name, usual in {"reach": 1, "range": 0, "shots": 1, "cost": 0, "size": 0}.items():
        if getattr(card, name) != usual:
            parts.append(f"{name} {getattr(card, name)}")
    parts += [name for name in ("reroll", "harms_heroes") if getattr(card, name)]
    return ", ".join(parts)


@pytest.mark.parametrize("hero", OF_HEROES)
def test_the_figures_of_each_hero(hero: str) -> None:
    assert hero_figures(HEROES[hero]) == OF_HEROES[hero]


@pytest.mark.parametrize("monster", OF_MONSTERS)
def test_the_figures_of_each_monster(monster: str) -> None:
    assert monster_figures(MONSTERS[monster]) == OF_MONSTERS[monster]


@pytest.mark.parametrize("item", OF_ITEMS)
def test_the_figures_of_each_item_and_who_may_use_it(item: str) -> None:
    assert item_figures(ITEMS[item]) == OF_ITEMS[item]


def test_the_basic_items_of_each_hero() -> None:
    assert {key: " ".join(items) for key, items in BASIC_ITEMS.items()} == OF_BASIC_ITEMS


def test_the_dice_of_each_trap() -> None:
    assert {trap.id: trap.attack for trap in TRAPS.values() if trap.attack} == OF_TRAPS


def test_no_card_is_without_figures() -> None:
    assert list(OF_HEROES) == list(HEROES)
    assert list(OF_MONSTERS) == list(MONSTERS)
    assert list(OF_ITEMS) == list(ITEMS)
