"""What a position is worth, for bots. They call this on tables they imagine, never on the true one."""

from __future__ import annotations

from math import exp
from operator import mul

from questboard.games.portal.content import HEROES
from questboard.games.portal.hooks import PROGRESS
from questboard.games.portal.rules.scoring import (
    MOST_OF_ONE_POINTS,
    MOST_SETS_POINTS,
    OBJECTIVE_POINTS,
    SOLO_SET_POINTS,
    multipliers,
)
from questboard.games.portal.rules.setup import START_BLOCK
from questboard.games.portal.state import COLORS, EMPTY, PortalState
from questboard.kernel import Outcome

# ---- positions


def value(s: PortalState) -> list[float]:
    """About each player's chance to win, 1 for all together; in solo, the score to expect, scaled."""
    points = prospects(s)
    if s.solo:
        return [solo_scale(points[0])]
    scale = 6 + 32 * room(s)  # a lead is the surer the later it is
    leads = [mine - max(points[:i] + points[i + 1 :]) for i, mine in enumerate(points)]
    chances = [1 / (1 + exp(-lead / scale)) for lead in leads]
    total = sum(chances)
    return [chance / total for chance in chances]


def payoff(outcome: Outcome) -> list[float]:
    """What a solo score is worth."""
    return [solo_scale(outcome.scores[0])]


def solo_scale(points: float) -> float:
    """A solo score as a number between 0 and 1; 90 is in the middle."""
    return 1 / (1 + exp((90 - points) / 30))


def room(s: PortalState) -> float:
    """How much of the game is left: the share of empty slots that the row began with."""
    return s.row.count(EMPTY) / (len(s.row) - len(START_BLOCK[len(s.players)]))


def prospects(s: PortalState) -> list[float]:
    """The Victory Points that each player can expect: what counts now, and what it may grow to.

    The weights come from a linear fit to the final scores of 500 games between greedy bots.
    """
    left = room(s)
    symbols = multipliers(s)
    waiting = dict.fromkeys(COLORS, 0)
    for at in s.seats:
        if at is not None and at.face_up:
            waiting[HEROES[at.hero].color] += 1
    worth = [symbols[color] + left * (2.2 + 0.5 * waiting[color]) for color in COLORS]
    counts = [[area.count(color) for color in COLORS] for area in s.players]
    points = []
    for area, count in zip(s.players, counts, strict=True):
        expected = sum(map(mul, worth, count)) + OBJECTIVE_POINTS * len(area.objectives)
        expected += sum(PROGRESS[card](area, count) for card in s.objectives if card in PROGRESS) * 5.5
        expected += left * (6 * min(len(area.hand), 6) + 5 * area.potions + 6 * area.tiles["G"])
        points.append(expected)
    points[s.active] += 5 + 2.5 * left if not s.active_tile else 0
    if s.solo:
        points[0] += SOLO_SET_POINTS * min(counts[0])
        return points
    share_bonus(points, [max(count) for count in counts], MOST_OF_ONE_POINTS, left)
    share_bonus(points, [min(count) for count in counts], MOST_SETS_POINTS, left)
    return points


def share_bonus(points: list[float], measure: list[int], bonus: int, left: float) -> None:
    """Add the chance of an end bonus: who leads now has it the surer the later it is."""
    for player, mine in enumerate(measure):
        others = max(measure[:player] + measure[player + 1 :])
        points[player] += bonus / (1 + exp((others - mine) / (0.3 + 1.8 * left)))
