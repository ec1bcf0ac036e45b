"""What an attack on a hero is worth to the Dungeon Master.

Values are whole numbers of which UNIT make one HP, so that they are compared exactly.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from questboard.games.fantasy.assault import AttackKind
from questboard.games.fantasy.content import ITEMS
from questboard.games.fantasy.dice import chance_to_cost, mean_loss
from questboard.games.fantasy.hooks import MONSTER_KINDS, SAVES, STAR
from questboard.games.fantasy.master.position import MEMORY, Position
from questboard.games.fantasy.rules.combat import RUN_UP, monster_assault, weaken
from questboard.games.fantasy.rules.figures import under
from questboard.games.fantasy.rules.strength import armor_of, extra_swords
from questboard.games.fantasy.state import HURT, FantasyPosition, Hero, Monster, Turn

UNIT: Final = 8 * 6**6
"""One HP: a value is a fraction of six dice at most, halved up to three times."""


class Worth(NamedTuple):
    """V of an attack on a hero, and K, the chance that he falls; both in units."""

    value: int
    falls: int


NOTHING: Final = Worth(0, 0)
WORTHS: dict[tuple[Any, ...], Worth] = {}


def worth(
    position: Position,
    monster: Monster,
    kind: AttackKind,
    hero: Hero,
    ran: bool = False,
    above: bool = False,
    alone: bool = True,
) -> Worth:
    """What an attack is worth: after a run-up, from the top of a tower, on this hero alone."""
    facts = position.facts.get(hero.name)
    if facts is None:
        facts = position.facts[hero.name] = _facts(position, hero)
    adventure = position.s.adventure if monster.digit else ""
    key = (monster.kind, monster.digit, adventure, kind, ran, above, alone, facts)
    found = WORTHS.get(key)
    if found is None:
        if len(WORTHS) > MEMORY:
            WORTHS.clear()
        found = WORTHS[key] = _appraise(position, monster, kind, hero, ran, above, alone)
    return found


def _facts(position: Position, hero: Hero) -> tuple[Any, ...]:
    """All of a hero that the worth of an attack on him depends on."""
    s = position.s
    effects = tuple([each.card for each in s.lasting if each.on == hero.name]) if s.lasting else ()
    return (
        hero.name,
        hero.hp,
        hero.sp > 0,
        tuple(hero.working),
        effects,
        carries_quest_object(hero),
        hero.held != "",
        hero.misses,
        position.here.on_top(hero.square),
        position.fierce and was_hurt(s, hero),
    )


def _appraise(
    position: Position, monster: Monster, kind: AttackKind, hero: Hero, ran: bool, above: bool, alone: bool
) -> Worth:
    s, top = position.s, position.here.top
    turn, s.turn = s.turn, Turn(monster.uid, walked=RUN_UP if ran else 0)
    try:
        assault = monster_assault(s, monster, kind)
    finally:
        s.turn = turn
    assault.origin = (top & -top).bit_length() - 1 if above else 0
    if alone:
        weaken(s, assault, hero.name)
    rolls = [assault]
    if "S" in assault.pool and assault.card in STAR:
        starred = replace(assault, star=True)
        STAR[assault.card](starred)
        rolls.append(starred)
    loss = falls = hurts = Fraction(0)
    for each in rolls:
        against = each.pool, extra_swords(s, each, hero.name), armor_of(s, hero.name, each)
        loss += mean_loss(*against, hero.hp) / len(rolls)
        falls += chance_to_cost(*against, hero.hp) / len(rolls)
        hurts += chance_to_cost(*against, 1) / len(rolls)
    if any(item in SAVES for item in hero.in_use):
        falls = Fraction(0)
    grasps = monster.card.grasps and "S" in assault.pool and can_be_grabbed(s, hero)
    if not loss and not grasps:
        return NOTHING
    value = loss + 4 * falls + carries_quest_object(hero) + Fraction(hero.sp > 0, 2)
    if grasps and not hero.misses:
        value += 1
    value += MONSTER_KINDS[monster.kind].sting * hurts
    if position.fierce and was_hurt(s, hero):
        value += 2
    return Worth(units(value), units(falls))


def units(value: Fraction) -> int:
    """A value as a whole number of units."""
    exact = value * UNIT
    assert exact.denominator == 1, f"{value} is finer than we count"
    return exact.numerator


def carries_quest_object(hero: Hero) -> bool:
    """Whether a hero carries what the adventure is about."""
    return any(ITEMS[item].kind == "quest" for item in hero.knapsack)


def can_be_grabbed(s: FantasyPosition, hero: Hero) -> bool:
    """Whether a star would let a monster hold a hero."""
    return not hero.held and not under(s, hero.name, "slippery")


def was_hurt(s: FantasyPosition, hero: Hero) -> bool:
    """Whether a hero has lost HP in this DM turn."""
    return HURT[hero.name].get(s, -1) == s.master_turns
