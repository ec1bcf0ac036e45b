"""Eternal Winter: how its monsters look, and what its items do besides their dice.

Breath, auras and flight of its monsters are rules of their own: `breath`, `flight` and `walking`.
"""

from __future__ import annotations

from questboard.games.fantasy.assault import Assault
from questboard.games.fantasy.cards.artifacts import WardedFromAfar
from questboard.games.fantasy.cards.potions import HealingPotion, can_attack
from questboard.games.fantasy.cards.spells import AreaAttack, LastingSpell, self_or_adjacent
from questboard.games.fantasy.hooks import Artifact, BoobyTrap, MonsterKind, Potion, Spell, Weapon
from questboard.games.fantasy.rules.figures import figures_within, has, sees
from questboard.games.fantasy.rules.flight import has_wings
from questboard.games.fantasy.rules.health import discard, heal, lose, root
from questboard.games.fantasy.state import FantasyPosition, FantasyState, Hero
from questboard.kernel import emit

# ---- monsters


class WinterGoblin(MonsterKind, id="winter-goblin"):
    """It does nothing special."""

    icon, color = "goblin", "sapphire"


class WinterGnoll(MonsterKind, id="winter-gnoll"):
    """It does nothing special."""

    icon, color = "wolf-howl", "sapphire"


class WinterOgre(MonsterKind, id="winter-ogre"):
    """It does nothing special."""

    icon, color = "ogre", "sapphire"


class WinterWolf(MonsterKind, id="winter-wolf"):
    """Its breath hits the nearest hero of 3 squares in one direction and ignores AC."""

    icon, color = "wolf-head", "diamond"
    breath_range = 3


class FrostSalamander(MonsterKind, id="frost-salamander"):
    """Its cold aura attacks every hero within 2 squares and ignores AC."""

    icon, color = "gecko", "sapphire"
    aura_range = 2


class GoblinMarauder(MonsterKind, id="goblin-marauder"):
    """It rides an eagle and flies outdoors."""

    icon, color = "eagle-head", "sapphire"


class WhiteDragon(MonsterKind, id="white-dragon"):
    """It flies outdoors. Its breath hits every hero in its path, 2 squares wide, and ignores AC."""

    icon, color = "dragon-head", "diamond"


class Skraethor(MonsterKind, id="skraethor"):
    """He flies outdoors. His breath hits every hero in its path, 2 squares wide, and ignores AC."""

    icon, color = "spiked-dragon-head", "danger"


# ---- weapons


class FrostBrand(Weapon, id="frost-brand"):
    """While it is in use, breath and aura attacks have 1 sword less against the user."""

    def ward(self, s: FantasyPosition, hero: Hero, assault: Assault) -> int:
        return int(assault.is_cold)


class IceAxe(Weapon, id="ice-axe"):
    """While it is in use, the user climbs up or down a tower for no movement."""

    gives = ("climb",)


class BowOfTheNorth(Weapon, id="bow-of-the-north"):
    """A target on a tower has no AC bonus against it."""

    def aim(self, assault: Assault) -> None:
        assault.ignores_height = True


class SunfireJavelin(Weapon, id="sunfire-javelin"):
    """It is discarded after the attack."""

    single_use = True

    async def after(self, s: FantasyState, assault: Assault, target: str, lost: int) -> None:
        discard(s, s.hero(assault.by), self.id, "FA-203")


# ---- spells


class Fly(LastingSpell, id="fly"):
    """The caster or a hero beside him may fly outdoors until the caster's next turn."""

    gives = ("flight",)

    def targets(self, s: FantasyPosition, hero: Hero) -> list[str]:
        return [each.name for each in self_or_adjacent(s, hero) if not has(s, each, "flight")]


class FireShield(WardedFromAfar, LastingSpell, id="fire-shield"):
    """Until the caster's next turn attacks from afar on him have 2 swords less, and melee burns for 1 HP."""

    def reach(self, s: FantasyPosition, hero: Hero) -> list[Hero]:
        return [hero]

    def repel(self, s: FantasyState, hero: Hero, monster: str) -> None:
        lose(s, monster, 1, "FA-028")


class WallOfFire(AreaAttack, id="wall-of-fire"):
    """It hits every monster and object in a line of 4; a monster that lost HP can't move on its next turn."""

    async def after(self, s: FantasyState, assault: Assault, target: str, lost: int) -> None:
        if lost and s.monster(target) is not None:
            root(s, target, "FA-028")


def in_sight(s: FantasyPosition, hero: Hero) -> list[Hero]:
    """The caster and every hero in sight."""
    return [each for each in s.living if each is hero or sees(s, hero.square, each.square)]


class MassRestoration(Spell, id="mass-restoration"):
    """The caster and every hero in sight regain 2 HP."""

    heals_all = 2

    def targets(self, s: FantasyPosition, hero: Hero) -> list[str]:
        return [""] if any(each.hp < each.card.hp for each in in_sight(s, hero)) else []

    async def cast(self, s: FantasyState, hero: Hero, target: str) -> None:
        for each in in_sight(s, hero):
            heal(s, each, self.heals_all, "FA-028")


class Warmth(LastingSpell, id="warmth"):
    """Until the caster's next turn a hero ignores snow; breath and aura have 2 swords less against him."""

    gives = ("snow",)

    def reach(self, s: FantasyPosition, hero: Hero) -> list[Hero]:
        return in_sight(s, hero)

    def ward(self, s: FantasyPosition, hero: Hero, assault: Assault) -> int:
        return 2 if assault.is_cold else 0


class Sunburst(AreaAttack, id="sunburst"):
    """It hits every monster and object in a burst of 2."""


# ---- artifacts


class WingsOfFlying(Artifact, id="wings-of-flying"):
    """The wearer may fly outdoors."""

    gives = ("flight",)


class SnowShoes(Artifact, id="snow-shoes"):
    """The wearer ignores snow."""

    gives = ("snow",)


class WinterFurCloak(WardedFromAfar, Artifact, id="winter-fur-cloak"):
    """Ranged, breath and aura attacks have 2 swords less against the wearer."""


class DragonscaleShield(Artifact, id="dragonscale-shield"):
    """The wearer has +1 AC. Breath attacks have 1 sword less against him."""

    ac = 1

    def ward(self, s: FantasyPosition, hero: Hero, assault: Assault) -> int:
        return int(assault.kind == "breath")


class CircletOfFlame(Artifact, id="circlet-of-flame"):
    """Spell attacks have 1 sword more."""

    def bonus(self, s: FantasyPosition, hero: Hero, assault: Assault, target: str) -> int:
        return int(assault.source == "spell")


# ---- potions


class Flight(Potion, id="flight"):
    """In the drinker's own turn: he may fly outdoors in this turn."""

    own_turn = True
    says = {"winged": "{figure} may fly outdoors in this turn."}
    shows = {"winged": "spur"}

    def can(self, s: FantasyPosition, hero: Hero) -> bool:
        return s.turn.actions > 0 and not has_wings(s, hero)

    async def drink(self, s: FantasyState, hero: Hero) -> None:
        s.turn.flight = True
        emit(s, "winged", "FA-093", figure=hero.name)


class FireDraught(Potion, id="fire-draught"):
    """In the drinker's own turn: the next melee weapon attack of this turn has 3 swords more."""

    own_turn = True
    boost = 0.3
    says = {"kindled": "{figure} adds 3 swords to the next melee attack with a weapon in this turn."}
    shows = {"kindled": "spur"}

    def can(self, s: FantasyPosition, hero: Hero) -> bool:
        return can_attack(s)

    async def drink(self, s: FantasyState, hero: Hero) -> None:
        s.turn.fury += 3
        emit(s, "kindled", "FA-093", figure=hero.name)


class WarmBrew(HealingPotion, id="warm-brew"):
    """The drinker regains 3 HP."""

    heals = 3


# ---- booby trap


class IceBurst(BoobyTrap, id="ice-burst"):
    """The opener and every figure within 1 square of him lose 1 HP each."""

    async def spring(self, s: FantasyState, hero: Hero) -> None:
        for name in figures_within(s, hero.square, 1):
            lose(s, name, 1, "FA-043")
