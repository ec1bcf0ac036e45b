"""The dice: what they show, and what a pool of them does to somebody with an Armour Class.

A pool is a text of letters, one for each die: Y yellow, R red, O orange, P purple, and S for the
Special die, which shows no swords.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product
from typing import Final

from questboard.games.fantasy.content import DICE
from questboard.kernel import Luck

NAMES: Final = {"Y": "yellow", "R": "red", "O": "orange", "P": "purple", "S": "special"}
"""The dice of attacks by their letters."""
STRENGTH: Final = "YROP"
"""Attack dice from the weakest to the strongest."""
CHARGE: Final = "YYROOP"
"""The order in which dice are laid on the path of a charge (FA-134)."""
FACES: Final = {letter: DICE[name].faces for letter, name in NAMES.items()}
SWORDS: Final = {letter: tuple(int(face) for face in FACES[letter]) for letter in STRENGTH}


def swords(luck: Luck, die: str) -> int:
    """Roll an attack die."""
    return SWORDS[die][luck.roll(6) - 1]


def star(luck: Luck) -> bool:
    """Roll the Special die."""
    return FACES["S"][luck.roll(6) - 1] == "star"


def face(luck: Luck, die: str) -> int | str:
    """Roll one of the other dice by its name: search, disable, turn-undead, charge or flight."""
    return DICE[die].faces[luck.roll(6) - 1]


@cache
def chances(pool: str) -> tuple[Fraction, ...]:
    """How likely each number of swords is, from none on.

    >>> [str(chance) for chance in chances("Y")]
    ['1/3', '1/2', '1/6']
    """
    found = [Fraction(1)]
    for die in pool:
        if die == "S":
            continue
        rolled = [Fraction(0)] * (len(found) + max(SWORDS[die]))
        for total, chance in enumerate(found):
            for each in SWORDS[die]:
                rolled[total + each] += chance / 6
        found = rolled
    return tuple(found)


def loss(swords: int, extra: int, armor: int, hp: int = 99, more: int = 0) -> int:
    """The HP that swords and extra swords cost against an AC, at most those left; if any, `more` besides."""
    lost = max(0, max(0, swords + extra) - armor)
    return min(hp, lost + more) if lost else 0


@cache
def losses(
    pool: str, extra: int, armor: int, hp: int, more: int = 0, reroll: bool = False
) -> tuple[Fraction, ...]:
    """How likely an attack costs none, one, two, ... HP; a die may be rolled again where that costs more.

    >>> [str(chance) for chance in losses("Y", 0, 0, 9)]
    ['1/3', '1/2', '1/6']
    >>> [str(chance) for chance in losses("Y", 0, 0, 9, reroll=True)]
    ['1/9', '2/3', '2/9']
    """
    found = [Fraction(0)] * (hp + 1)
    if not reroll:
        for swords, chance in enumerate(chances(pool)):
            found[loss(swords, extra, armor, hp, more)] += chance
        return _trimmed(found)
    sides = [SWORDS[die] for die in pool if die != "S"]
    for shown in product(*sides):
        total = sum(shown)
        ways = [[loss(total, extra, armor, hp, more)]]
        for side, faces in zip(shown, sides, strict=True):
            ways.append([loss(total - side + again, extra, armor, hp, more) for again in faces])
        best = max(ways, key=lambda way: Fraction(sum(way), len(way)))
        for lost in best:
            found[lost] += Fraction(1, len(best) * 6 ** len(sides))
    return _trimmed(found)


def _trimmed(found: list[Fraction]) -> tuple[Fraction, ...]:
    while not found[-1]:
        found.pop()
    return tuple(found)


@cache
def mean_loss(pool: str, extra: int, armor: int, hp: int = 99) -> Fraction:
    """The mean of the HP that an attack costs somebody with this AC and this many HP left.

    >>> round(float(mean_loss("YYO", 0, 2)), 3)
    1.13
    """
    return sum(
        (chance * loss(total, extra, armor, hp) for total, chance in enumerate(chances(pool))), Fraction(0)
    )


@cache
def chance_to_cost(pool: str, extra: int, armor: int, hp: int) -> Fraction:
    """How likely an attack costs somebody at least this many HP."""
    return sum(
        (chance for total, chance in enumerate(chances(pool)) if loss(total, extra, armor) >= hp), Fraction(0)
    )


def without_strongest(pool: str) -> str:
    """The pool without its strongest attack die."""
    for die in reversed(STRENGTH):
        if die in pool:
            return pool.replace(die, "", 1)
    return pool
