"""Weapons: what they do besides their dice.

Dice, reach, range, Power Attack, re-roll and shots stand in `content/weapons.yaml`; the rapier's bonus is
where sneaking is (rules/combat.py).
"""

from __future__ import annotations

from questboard.games.fantasy.rules.health import restore, root
from questboard.games.fantasy.rules.registry import (
    Assault,
    after,
    bonus,
    star,
    star_after,
    star_more,
    star_user,
)
from questboard.games.fantasy.state import FantasyState, Hero

UNDEAD = 2
"""Swords that holy and silver weapons add against undead."""


@star_more("elven-bow")
def elven_bow(sp: int) -> int:
    """Star: a target that lost HP loses 1 more."""
    return 1


@star_after("bola")
async def bola(s: FantasyState, assault: Assault, target: str, lost: int) -> None:
    """Star: the target can't move on its next turn."""
    root(s, target, "FA-079")


@star("elven-longbow", "morningstar")
def one_sword_more(assault: Assault) -> None:
    """Star: add 1 sword."""
    assault.bonus += 1


@star("moonbow", "flame-tongue")
def two_swords_more(assault: Assault) -> None:
    """Star: add 2 swords."""
    assault.bonus += 2


@after("flame-tongue")
async def flame_tongue(s: FantasyState, assault: Assault, target: str, lost: int) -> None:
    """A troll that lost HP to it doesn't regenerate at the start of the next DM turn."""
    monster = s.monster(target)
    if lost and monster is not None and monster.kind == "troll":
        monster.seared = True


@star_user("staff-of-thorns")
def staff_of_thorns(s: FantasyState, hero: Hero) -> None:
    """Star: the user regains 1 SP."""
    restore(s, hero, 1, "FA-079")


@star("dagger-of-venom")
def dagger_of_venom(assault: Assault) -> None:
    """Star: the attack ignores AC."""
    assault.ignores_armor = True


@bonus("silver-dagger", "holy-mace", "searing-light")
def against_undead(s: FantasyState, hero: Hero, assault: Assault, target: str) -> int:
    """Add 2 swords against undead."""
    monster = s.monster(target)
    return UNDEAD if monster is not None and monster.card.skull else 0
