"""Odds: what an attack comes to on average, with its star and the die that may be rolled again.

Players are shown these numbers, and bots go by them.
"""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from questboard.games.fantasy import dice
from questboard.games.fantasy.assault import Assault, AttackKind
from questboard.games.fantasy.content import ITEMS
from questboard.games.fantasy.hooks import STAR, STAR_MORE
from questboard.games.fantasy.rules.combat import add_strength, hero_assault, monster_assault, sp_of, weaken
from questboard.games.fantasy.rules.monster_actions import attacked
from questboard.games.fantasy.rules.strength import armor_of, extra_swords
from questboard.games.fantasy.state import FantasyPosition, Hero, ItemId, Monster


class Odds(NamedTuple):
    """What an attack on one target comes to."""

    mean: Fraction
    """HP that it costs on average."""
    fatal: Fraction
    """How likely the target falls."""


class Side(NamedTuple):
    """What counts for the dice of an attack, without a star or with one."""

    extra: int
    armor: int
    more: int = 0


def sides(s: FantasyPosition, assault: Assault, target: str) -> tuple[Side, ...]:
    """What counts for an attack: one side, or two as likely ones where a star makes a difference (FA-079)."""
    plain = Side(extra_swords(s, assault, target), armor_of(s, target, assault))
    card = assault.card
    if "S" not in assault.pool or assault.power or not (card in STAR or card in STAR_MORE):
        return (plain,)
    starred = replace(assault, star=True)
    if card in STAR:
        STAR[card](starred)
    more = STAR_MORE[card](sp_of(s, target)) if card in STAR_MORE else 0
    return plain, Side(extra_swords(s, starred, target), armor_of(s, target, starred), more)


@lru_cache(maxsize=1 << 14)
def losses(pool: str, both: tuple[Side, ...], hp: int, reroll: bool) -> tuple[Fraction, ...]:
    """How likely an attack costs none, one, two, ... HP, up to those that are left."""
    found = [Fraction(0)] * (hp + 1)
    for side in both:
        for lost, chance in enumerate(dice.losses(pool, side.extra, side.armor, hp, side.more, reroll)):
            found[lost] += chance / len(both)
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def appraise(pool: str, both: tuple[Side, ...], hp: int, reroll: bool) -> Odds:
    """The odds of one attack against this many HP."""
    found = losses(pool, both, hp, reroll)
    return Odds(sum((lost * chance for lost, chance in enumerate(found)), Fraction(0)), found[hp])


def odds_against(s: FantasyPosition, assault: Assault, target: str) -> Odds:
    """What the dice of an attack do to a target."""
    return appraise(assault.pool, sides(s, assault, target), hp_of(s, target), assault.reroll)


def hp_of(s: FantasyPosition, name: str) -> int:
    """The HP that a figure or an object has left."""
    monster = s.monster(name)
    if monster is not None:
        return monster.hp
    return s.things[name] if name in s.things else s.hero(name).hp


# ---- who attacks


def hero_odds(s: FantasyPosition, hero: Hero, item: ItemId, mode: str, target: str) -> Odds:
    """What a hero's attack would do, all its shots on one target."""
    assault = hero_assault(hero, item, mode)
    further = ITEMS[item].shots - 1
    if not further:
        add_strength(s, assault)
        return odds_against(s, assault, target)
    hp, reroll = hp_of(s, target), assault.reroll
    others = losses(assault.pool, sides(s, assault, target), hp, reroll)
    add_strength(s, assault)
    found = losses(assault.pool, sides(s, assault, target), hp, reroll)
    for _ in range(further):
        found = _added(found, others)
    return Odds(sum((lost * chance for lost, chance in enumerate(found)), Fraction(0)), found[hp])


def _added(one: tuple[Fraction, ...], other: tuple[Fraction, ...]) -> tuple[Fraction, ...]:
    """The losses of two shots together; nobody loses more than he has."""
    found, most = [Fraction(0)] * len(one), len(one) - 1
    for first, chance in enumerate(one):
        for second, again in enumerate(other):
            found[min(most, first + second)] += chance * again
    return tuple(found)


def monster_odds(s: FantasyPosition, monster: Monster, kind: AttackKind, target: str) -> dict[str, Odds]:
    """What a monster's attack would do to each hero it reaches."""
    assault = monster_assault(s, monster, kind)
    targets = attacked(s, monster, kind, target)
    if len(targets) == 1:
        weaken(s, assault, targets[0])
    return {name: odds_against(s, assault, name) for name in targets}


# ---- cards by themselves


@lru_cache(maxsize=1 << 12)
def card_odds(card: str, pool: str, armor: int, extra: int = 0, reroll: bool = False, hp: int = 99) -> Odds:
    """The odds of a weapon, spell or monster against an AC, without regard to who attacks."""
    both: tuple[Side, ...] = (Side(extra, armor),)
    if "S" in pool:
        starred = Assault("", "melee", card, pool, "weapon", star=True)
        if card in STAR:
            STAR[card](starred)
        more = STAR_MORE[card](0) if card in STAR_MORE else 0
        both = (*both, Side(extra + starred.bonus, 0 if starred.ignores_armor else armor, more))
    return appraise(pool, both, hp, reroll)
