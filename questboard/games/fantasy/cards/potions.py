"""Potions: drunk from the knapsack at any time, without an action (FA-093)."""

from __future__ import annotations

from questboard.games.fantasy.cards.spells import lay_on, without
from questboard.games.fantasy.hooks import Potion
from questboard.games.fantasy.rules.health import heal, restore
from questboard.games.fantasy.rules.revival import revive
from questboard.games.fantasy.state import FantasyPosition, FantasyState, Hero
from questboard.kernel import choose, emit

# ---- what potions have in common


class HealingPotion(Potion):
    """The drinker regains HP."""

    when_attacked = True

    def can(self, s: FantasyPosition, hero: Hero) -> bool:
        return hero.hp < hero.card.hp

    async def drink(self, s: FantasyState, hero: Hero) -> None:
        heal(s, hero, self.heals, "FA-093")


class SpellPotion(Potion):
    """The drinker regains SP."""

    def can(self, s: FantasyPosition, hero: Hero) -> bool:
        return hero.sp < hero.card.sp

    async def drink(self, s: FantasyState, hero: Hero) -> None:
        restore(s, hero, self.restores, "FA-093")


class Protection(Potion):
    """It lies on the drinker until his next turn."""

    when_attacked = True

    def can(self, s: FantasyPosition, hero: Hero) -> bool:
        return bool(without(s, self.id, hero, [hero]))

    async def drink(self, s: FantasyState, hero: Hero) -> None:
        lay_on(s, self.id, hero.name, hero.name)


# ---- level 1


class Healing(HealingPotion, id="healing"):
    """The drinker regains 2 HP."""

    heals = 2
    prized = 0.6


class SpellEnergy(SpellPotion, id="spell-energy"):
    """The drinker regains 2 SP."""

    restores = 2


class Speed(Potion, id="speed"):
    """In the drinker's own turn: Move +3 for each move action of this turn, one under way included."""

    own_turn = True
    says = {"hastened": "{figure} goes 3 squares farther with each move of this turn."}
    shows = {"hastened": "spur"}

    def can(self, s: FantasyPosition, hero: Hero) -> bool:
        return not s.turn.speed and not hero.rooted and bool(s.turn.actions or s.turn.moving)

    async def drink(self, s: FantasyState, hero: Hero) -> None:
        s.turn.speed = 3
        if s.turn.moving:
            s.turn.moving += 3
        emit(s, "hastened", "FA-093", figure=hero.name)


# ---- level 2


class GreaterHealing(HealingPotion, id="greater-healing"):
    """The drinker regains 4 HP."""

    heals = 4
    prized = 1.2


class GreaterSpellEnergy(SpellPotion, id="greater-spell-energy"):
    """The drinker regains 4 SP."""

    restores = 4


class Strength(Potion, id="strength"):
    """In the drinker's own turn: the next weapon or spell attack of this turn has 2 swords more."""

    own_turn = True
    boost = 0.3
    says = {"strengthened": "{figure} adds 2 swords to the next attack of this turn."}
    shows = {"strengthened": "spur"}

    def can(self, s: FantasyPosition, hero: Hero) -> bool:
        return not s.turn.strength and can_attack(s)

    async def drink(self, s: FantasyState, hero: Hero) -> None:
        s.turn.strength = 2
        emit(s, "strengthened", "FA-093", figure=hero.name)


def can_attack(s: FantasyPosition) -> bool:
    """Whether the hero whose turn it is has an action for another attack."""
    return s.turn.actions > 0 and s.turn.attacks < int(s.options.hero_attacks)


class StoneSkin(Protection, id="stone-skin"):
    """AC +2 until the drinker's next turn."""

    ac = 2

    def matters(self, s: FantasyPosition, hero: Hero) -> bool:
        return bool(s.monsters)


# ---- level 3


class Life(Potion, ids=("life", "elixir-of-life")):
    """A living hero gives it to a dead one, beside him or on his square, who returns to life."""

    revives = True
    prized = 2.0

    def can(self, s: FantasyPosition, hero: Hero) -> bool:
        return bool(dead_at_hand(s, hero))

    async def drink(self, s: FantasyState, hero: Hero) -> None:
        name = await choose(
            hero.seat,
            "Bring whom back to life with {item}?",
            dead_at_hand(s, hero),
            "hero",
            "FA-085",
            figure=hero.name,
            item=self.id,
        )
        await revive(s, s.hero(name), "FA-085")


def dead_at_hand(s: FantasyPosition, hero: Hero) -> list[str]:
    """The dead heroes whose tokens lie beside a hero or on his square."""
    near = s.ground.beside(1 << hero.square) | 1 << hero.square
    return [other.name for other in s.heroes if other.dead and near >> other.square & 1]
