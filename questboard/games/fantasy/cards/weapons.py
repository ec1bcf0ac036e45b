"""Weapons: what they do besides their dice.

Dice, reach, range, Power Attack, re-roll and shots stand in `content/weapons.yaml`.
"""

from __future__ import annotations

from questboard.games.fantasy.assault import Assault
from questboard.games.fantasy.hooks import Item, Weapon
from questboard.games.fantasy.rules.health import restore, root
from questboard.games.fantasy.state import FantasyPosition, FantasyState, Hero
from questboard.kernel import emit


class AgainstUndead(Item):
    """Add 2 swords against undead."""

    def bonus(self, s: FantasyPosition, hero: Hero, assault: Assault, target: str) -> int:
        monster = s.monster(target)
        return 2 if monster is not None and monster.card.skull else 0


class Entangling(Weapon):
    """Star: the target can't move on its next turn, even if it lost no HP."""

    async def star_after(self, s: FantasyState, assault: Assault, target: str, lost: int) -> None:
        root(s, target, "FA-079")


class Venomous(Weapon):
    """Star: the attack ignores AC."""

    def star(self, assault: Assault) -> None:
        assault.ignores_armor = True


class ElvenBow(Weapon, id="elven-bow"):
    """Star: a target that lost HP loses 1 more."""

    def star_more(self, sp: int) -> int:
        return 1


class Bola(Entangling, id="bola"):
    """Star: the target can't move on its next turn, even if it lost no HP."""


class Rapier(Weapon, id="rapier"):
    """The bonus for sneaking is 2 swords with it."""

    sneak = 2


class ElvenLongbow(Weapon, ids=("elven-longbow", "morningstar")):
    """Star: add 1 sword."""

    def star(self, assault: Assault) -> None:
        assault.bonus += 1


class SilverDagger(AgainstUndead, Weapon, ids=("silver-dagger", "holy-mace")):
    """Add 2 swords against undead."""


class StaffOfThorns(Weapon, id="staff-of-thorns"):
    """Star: the user regains 1 SP."""

    def star_user(self, s: FantasyState, hero: Hero) -> None:
        restore(s, hero, 1, "FA-079")


class Moonbow(Weapon, id="moonbow"):
    """Star: add 2 swords."""

    def star(self, assault: Assault) -> None:
        assault.bonus += 2


class FlameTongue(Moonbow, id="flame-tongue"):
    """Star: add 2 swords. A troll that lost HP to it regains none at the start of the next DM turn."""

    says = {"seared": "{figure} is seared and regains no HP at the start of the next turn."}
    shows = {"seared": "spur"}

    async def after(self, s: FantasyState, assault: Assault, target: str, lost: int) -> None:
        monster = s.monster(target)
        if lost and monster is not None and monster.kind == "troll":
            monster.seared = True
            emit(s, "seared", "FA-079", figure=monster.uid)


class DaggerOfVenom(Venomous, id="dagger-of-venom"):
    """Star: the attack ignores AC."""
