"""What a position is worth where not all play together: each side for itself. Advice for bots."""

from __future__ import annotations

from math import exp

from questboard.games.adventure.eval import DOOM_COST, SURGE_WORTH, opposition, strength
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.state import AdventurePosition, AdventureState

LEAD_WORTH = 5.0
"""What it is worth to a side, in log odds, to have reached its goal."""
RIVALS = 0.7
"""How much the strength of the other sides counts against a side's own."""
MONSTERS = 0.3


def value(s: AdventureState) -> list[float]:
    """About each seat's chance that its side wins."""
    if s.ending is not None:
        winners = s.ending.winners or ()
        return [float(seat in winners) for seat in range(len(s.heroes))]
    if not all(hero.name for hero in s.heroes):
        return [0.5] * len(s.heroes)
    sides = range(len(s.teams))
    means = [means_of(s, team) for team in sides]
    danger = MONSTERS * opposition(s) / len(sides)
    chances = []
    for team in sides:
        others = [means[other] for other in sides if other != team]
        odds = LEAD_WORTH * quest(s).lead(s, team) + means[team] - danger
        odds -= RIVALS * sum(others) / len(others)
        chances.append(1 / (1 + exp(-odds)))
    return [chances[hero.team] for hero in s.heroes]


def means_of(s: AdventurePosition, team: int) -> float:
    """What a side still has to spend, for each of its Heroes."""
    heroes = [hero for hero in s.heroes if hero.team == team]
    down = sum([hero.hp <= 0 and not hero.gone for hero in heroes])
    surges = s.teams[team].surges
    total = sum([strength(s, hero) for hero in heroes if hero.away != "out"]) + SURGE_WORTH * surges
    return (total - DOOM_COST * max(0, down - surges)) / len(heroes)
