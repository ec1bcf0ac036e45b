"""Advice for bots: how good a position is for each side. What options weigh stands with their kinds."""

from __future__ import annotations

from math import exp

from questboard.games.fantasy.content import ITEMS, MONSTERS
from questboard.games.fantasy.state import FantasyPosition

# What counts for the heroes, in log odds; most figures are fitted to games of hurried players.
AT_FIRST = -0.4
"""What the adventure itself is worth to the Dungeon Master."""
ALIVE, HERO_HP, HERO_SP = 0.16, 0.1, 0.035
"""A living hero, each of his HP and each of his SP."""
MONSTER_HP = -0.035
"""Each HP of a monster, about or behind a door."""
DONE = 0.3
"""A numbered figure that has fallen, or a quest object that was taken."""
KEY = 0.1
"""A skeleton key."""


def value(s: FantasyPosition) -> list[float]:
    """About each side's chance to win."""
    heroes = hero_chance(s)
    return [1 - heroes if seat == s.master else heroes for seat in range(s.seats)]


def hero_chance(s: FantasyPosition) -> float:
    """About the heroes' chance: what they have left against what stands before them.

    Monsters behind doors count as much as those about: they count less in games, but then nobody would want
    to open a door.
    """
    if not s.heroes:
        return 0.5
    party = sum([ALIVE + HERO_HP * hero.hp + HERO_SP * hero.sp for hero in s.living])
    about = sum([monster.hp for monster in s.monsters])
    ahead = sum([figure.hp or MONSTERS[figure.kind].hp for figure in s.lurking])
    done = len(s.fallen) + len([item for item in s.taken if item in ITEMS])
    odds = party + AT_FIRST + MONSTER_HP * (about + ahead) + DONE * done + KEY * s.keys
    return 1 / (1 + exp(-odds))
