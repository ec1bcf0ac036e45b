"""Reasons for hints: whom an attack fells, what can be attacked from where, and who else could."""

from __future__ import annotations

from questboard.games.adventure.options.plan import reaches, striking_squares
from questboard.games.adventure.rules.combat import under
from questboard.games.adventure.scene import outlook
from questboard.games.adventure.state import AdventureView, Foe
from questboard.games.adventure.words import figure, plural

MOST_NAMED = 2
"""How many targets are named at most."""


def for_attack(view: AdventureView, seat: int, foe: Foe, attack: outlook.Blow) -> str:
    """What the die needs, whether the target falls, and whether nobody else could attack it."""
    die, left = outlook.needed(view, seat, foe, attack), outlook.left(view, foe)
    if attack.damage >= left:
        effect = "which defeats it"
    elif attack.damage:
        effect = f"{attack.damage} of its {left} HP"
    else:
        effect = ""
    miss = f"{attack.miss} damage even on a miss" if attack.miss else ""
    alone = "nobody else can attack it from where they stand" if only_one(view, seat, foe) else ""
    hits = ", ".join(filter(None, (outlook.chance(die), effect)))
    return "; ".join(filter(None, (hits, miss, alone)))


def order(view: AdventureView, seat: int, foe: Foe, attack: outlook.Blow) -> tuple[bool, int, int]:
    """What sorts the targets of an attack: those that fall first, then those that are hit easily."""
    left = outlook.left(view, foe)
    return attack.damage < left, outlook.needed(view, seat, foe, attack), left


def only_one(view: AdventureView, seat: int, foe: Foe) -> bool:
    """Whether no other Hero has the target in reach of an At-Will attack; False for a lone Hero."""
    others = [other for other, hero in enumerate(view.heroes) if other != seat and hero.standing]
    return bool(others) and not any(
        foe in outlook.reached(view, other, reach) for other in others for reach in reaches(view, other)
    )


def for_move(view: AdventureView, seat: int, square: int) -> str:
    """Whom the Hero could attack from a square with the attack that is left."""
    if view.turn.attacked:
        return ""
    reach, here = reaches(view, seat), view.heroes[seat].square
    found = [(foe, striking_squares(view, reach, under(view, foe))) for foe in view.figures]
    there = [foe for foe, squares in found if squares >> square & 1]
    before = [foe for foe, squares in found if here >= 0 and squares >> here & 1]
    new = [figure(foe) for foe in there if foe not in before]
    if new:
        more = len(new) - MOST_NAMED
        names = [*new[:MOST_NAMED], *([plural(more, "other")] if more > 0 else [])]
        return f"{' and '.join(names)} can be attacked from there"
    return f"{figure(there[0])} can still be attacked from there" if there else ""
