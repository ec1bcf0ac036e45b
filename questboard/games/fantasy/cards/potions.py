"""Potions: drunk from the knapsack at any time, without an action (FA-093)."""

from __future__ import annotations

from questboard.games.fantasy.cards.spells import lay_on, without
from questboard.games.fantasy.rules.health import heal, restore, revive
from questboard.games.fantasy.rules.registry import Assault, armor, potion
from questboard.games.fantasy.state import FantasyState, Hero
from questboard.kernel import choose


def hurt(s: FantasyState, hero: Hero) -> bool:
    """Whether a hero has lost HP."""
    return hero.hp < hero.card.hp


def spent(s: FantasyState, hero: Hero) -> bool:
    """Whether a hero has used SP."""
    return hero.sp < hero.card.sp


@potion("healing", hurt, when_attacked=True)
async def healing(s: FantasyState, hero: Hero) -> None:
    """Regain 2 HP."""
    heal(s, hero, 2, "FA-093")


@potion("greater-healing", hurt, when_attacked=True)
async def greater_healing(s: FantasyState, hero: Hero) -> None:
    """Regain 4 HP."""
    heal(s, hero, 4, "FA-093")


@potion("spell-energy", spent)
async def spell_energy(s: FantasyState, hero: Hero) -> None:
    """Regain 2 SP."""
    restore(s, hero, 2, "FA-093")


@potion("greater-spell-energy", spent)
async def greater_spell_energy(s: FantasyState, hero: Hero) -> None:
    """Regain 4 SP."""
    restore(s, hero, 4, "FA-093")


def can_hurry(s: FantasyState, hero: Hero) -> bool:
    """Whether a hero can still move in his turn and doesn't hurry yet: two of a name count once."""
    return not s.turn.speed and not hero.rooted and bool(s.turn.actions or s.turn.moving)


@potion("speed", can_hurry, own_turn=True)
async def speed(s: FantasyState, hero: Hero) -> None:
    """Move +3 for each move action of this turn, also for one that is under way."""
    s.turn.speed = 3
    if s.turn.moving:
        s.turn.moving += 3


def can_still_attack(s: FantasyState, hero: Hero) -> bool:
    """Whether a hero has an action for an attack in this turn, and no such potion in him yet."""
    turn = s.turn
    return not turn.strength and turn.actions > 0 and turn.attacks < int(s.options.hero_attacks)


@potion("strength", can_still_attack, own_turn=True)
async def strength(s: FantasyState, hero: Hero) -> None:
    """The next weapon or spell attack of this turn has 2 swords more."""
    s.turn.strength = 2


@potion(
    "stone-skin",
    lambda s, hero: bool(without(s, "stone-skin", hero, [hero])),
    when_attacked=True,
    matters=lambda s, hero: bool(s.monsters),
)
async def stone_skin(s: FantasyState, hero: Hero) -> None:
    """AC +2 until the drinker's next turn."""
    lay_on(s, "stone-skin", hero.name, hero.name)


@armor("stone-skin")
def stone_skin_armor(s: FantasyState, hero: Hero, assault: Assault) -> int:
    """AC +2."""
    return 2


def dead_at_hand(s: FantasyState, hero: Hero) -> list[str]:
    """The dead heroes whose tokens lie beside a hero or on his square."""
    near = s.ground.beside(1 << hero.square) | 1 << hero.square
    return [other.name for other in s.heroes if other.dead and near >> other.square & 1]


@potion("life", lambda s, hero: bool(dead_at_hand(s, hero)))
async def life(s: FantasyState, hero: Hero) -> None:
    """A dead hero beside the giver returns to life."""
    name = await choose(
        hero.seat, "Bring whom back to life?", dead_at_hand(s, hero), "figure", "FA-085", figure=hero.name
    )
    await revive(s, s.hero(name), "FA-085")
