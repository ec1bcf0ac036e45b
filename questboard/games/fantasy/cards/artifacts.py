"""Artifacts: they work while they are in use."""

from __future__ import annotations

from questboard.games.fantasy.assault import Assault
from questboard.games.fantasy.dice import without_strongest
from questboard.games.fantasy.hooks import Artifact, Item
from questboard.games.fantasy.rules.figures import heroes_in_room
from questboard.games.fantasy.rules.health import discard, restore
from questboard.games.fantasy.state import FantasyPosition, FantasyState, Hero
from questboard.kernel import emit


class BootsOfStriding(Artifact, id="boots-of-striding"):
    """The wearer has +1 Move."""

    move = 1


class CloakOfProtection(Artifact, id="cloak-of-protection"):
    """The wearer has +1 AC."""

    ac = 1


class LanternOfRevealing(Artifact, id="lantern-of-revealing"):
    """The user can search for traps; for the rogue a blank on the Search die counts as 1 eye."""

    gives = ("search",)
    eyes_on_a_blank = 1


class GauntletsOfOgrePower(Artifact, id="gauntlets-of-ogre-power"):
    """Melee weapon attacks have 1 sword more."""

    def bonus(self, s: FantasyPosition, hero: Hero, assault: Assault, target: str) -> int:
        return int(assault.kind == "melee" and assault.source == "weapon")


class WardedFromAfar(Item):
    """Ranged attacks, breath and cold auras have 2 swords less against its owner."""

    def ward(self, s: FantasyPosition, hero: Hero, assault: Assault) -> int:
        return 2 if assault.from_afar else 0


class SpellPointStore(Artifact):
    """Once per adventure, at any time and without an action, the user regains 3 SP."""

    restores = 3

    def can(self, s: FantasyPosition, hero: Hero) -> bool:
        return hero.sp < hero.card.sp

    async def use(self, s: FantasyState, hero: Hero) -> None:
        restore(s, hero, self.restores, "FA-097")


class PearlOfPower(SpellPointStore, id="pearl-of-power"):
    """Once per adventure, at any time and without an action, the user regains 3 SP."""


class CloakOfArrowWarding(WardedFromAfar, Artifact, id="cloak-of-arrow-warding"):
    """Ranged attacks, breath and cold auras have 2 swords less against the wearer."""


class AmuletOfLight(Artifact, id="amulet-of-light"):
    """Undead that attack the wearer leave out their strongest attack die."""

    def weaken(self, s: FantasyPosition, assault: Assault) -> None:
        monster = s.monster(assault.by)
        if monster is not None and monster.card.skull:
            assault.pool = without_strongest(assault.pool)


class PhoenixFeather(Artifact, id="phoenix-feather"):
    """When the wearer would fall to 0 HP, he has 2 HP instead and the card is discarded."""

    says = {"saved": "{item} saves {figure}, who has {left} HP."}
    shows = {"saved": "health"}

    def saves(self, s: FantasyState, hero: Hero) -> None:
        discard(s, hero, self.id, "FA-097")
        hero.hp = 2
        emit(s, "saved", "FA-097", figure=hero.name, item=self.id, left=hero.hp)


class HelmOfCommand(Artifact, id="helm-of-command"):
    """Once per adventure, on the wearer's turn: every hero in the room has 3 actions on his next turn."""

    own_turn = True
    boost = 0.8
    says = {"commanded": "{figure} will have another action on the next turn."}
    shows = {"commanded": "spur"}

    async def use(self, s: FantasyState, hero: Hero) -> None:
        for each in heroes_in_room(s, hero.square):
            each.more = 1
            emit(s, "commanded", "FA-097", figure=each.name)


class WingedSandals(Artifact, id="winged-sandals"):
    """The wearer moves through monsters, and over armed traps without springing them."""

    gives = ("wings",)
