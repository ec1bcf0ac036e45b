"""Artifacts: they work while they are in use."""

from __future__ import annotations

from questboard.games.fantasy.dice import without_strongest
from questboard.games.fantasy.rules.figures import heroes_in_room
from questboard.games.fantasy.rules.health import discard, restore
from questboard.games.fantasy.rules.registry import (
    ABILITIES,
    MOVE,
    Assault,
    armor,
    bonus,
    saved,
    use,
    ward,
    weaken,
)
from questboard.games.fantasy.state import FantasyState, Hero
from questboard.kernel import tell

MOVE["boots-of-striding"] = 1
ABILITIES["lantern-of-revealing"] = ("search",)  # what else it does for the rogue: rules/traps.py
ABILITIES["winged-sandals"] = ("wings",)


@armor("cloak-of-protection")
def cloak_of_protection(s: FantasyState, hero: Hero, assault: Assault) -> int:
    """AC +1."""
    return 1


@bonus("gauntlets-of-ogre-power")
def gauntlets_of_ogre_power(s: FantasyState, hero: Hero, assault: Assault, target: str) -> int:
    """One sword more for a melee weapon attack."""
    return int(assault.kind == "melee" and assault.source == "weapon")


@use("pearl-of-power", lambda s, hero: hero.sp < hero.card.sp)
async def pearl_of_power(s: FantasyState, hero: Hero) -> None:
    """Regain 3 SP."""
    restore(s, hero, 3, "FA-097")


@ward("cloak-of-arrow-warding")
def cloak_of_arrow_warding(s: FantasyState, hero: Hero, assault: Assault) -> int:
    """Ranged attacks, breath and cold auras have 2 swords less."""
    return 2 if assault.from_afar else 0


@weaken("amulet-of-light")
def amulet_of_light(s: FantasyState, assault: Assault) -> None:
    """Undead leave out their strongest attack die."""
    monster = s.monster(assault.by)
    if monster is not None and monster.card.skull:
        assault.pool = without_strongest(assault.pool)


@saved("phoenix-feather")
def phoenix_feather(s: FantasyState, hero: Hero) -> None:
    """Instead of falling to 0 HP the wearer has 2, and the card is discarded."""
    hero.hp = 2
    discard(s, hero, "phoenix-feather", "FA-097")
    tell(s, "saved", "FA-097", figure=hero.name, item="phoenix-feather")


@use("helm-of-command", lambda s, hero: True, own_turn=True)
async def helm_of_command(s: FantasyState, hero: Hero) -> None:
    """Every hero in the room has 3 actions on his next turn."""
    for each in heroes_in_room(s, hero.square):
        each.more = 1
        tell(s, "commanded", "FA-097", figure=each.name)
