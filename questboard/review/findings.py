"""Findings: what the appraisals of all choices come to.

For each side of a game the books are balanced: the chance that it began with, less what its answers have
cost, and with what luck brought, is the chance that it ended with.

A move is often several questions, and nothing is learned between them. Then the next question is a closer
look at the answer before: it corrects the chances, and a cost that it doesn't confirm is none. So luck is
found only where there was some.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any, NamedTuple

import msgspec

from questboard.bots import Appraisal
from questboard.bots.appraisal import SLIGHT, Worth
from questboard.kernel import Outcome, Table
from questboard.review.walk import Crossroad


class Point(msgspec.Struct, frozen=True):
    """The chance of each seat to win before an answer, as whoever was asked could judge it; or at the end."""

    ply: int
    round: int
    chances: tuple[float, ...]


class Judgement(msgspec.Struct, frozen=True):
    """An answer, what the critic would have answered, and what the difference has cost."""

    ply: int
    round: int
    seat: int
    prompt: str
    rule: str
    given: str
    best: str
    chance: float
    """The seat's chance with the best answer."""
    cost: float
    """How much less the given answer was worth; 0 where that is slight or may be chance."""
    luck: float
    """What came until its side was asked again, against what the given answer was worth."""
    doubt: float
    """The standard error of the difference."""
    tries: int
    """In how many imagined worlds both were tried."""


class Play(msgspec.Struct, frozen=True):
    """How a seat has played."""

    seat: int
    name: str
    decisions: int
    accuracy: float
    """The share of answers that cost nothing."""
    mean_cost: float
    total_cost: float


class Account(msgspec.Struct, frozen=True):
    """The books of a side: start less cost and with luck is the end."""

    seats: tuple[int, ...]
    start: float
    cost: float
    luck: float
    end: float


class Review(msgspec.Struct, frozen=True):
    """A game as a critic sees it."""

    game: str
    title: str
    names: tuple[str, ...]
    level: str
    """The bot that has thought about it."""
    seconds: float | None
    """How long it has thought about each answer; None where it took the time it needed."""
    plies: int
    outcome: Outcome | None
    """How the game ended; None for one that has not."""
    points: list[Point]
    judgements: list[Judgement]
    plays: list[Play]
    accounts: list[Account]

    def costliest(self, count: int = 10) -> list[Judgement]:
        """The answers that cost most, the worst first."""
        costly = [each for each in self.judgements if each.cost]
        return sorted(costly, key=lambda each: -each.cost)[:count]

    def luckiest(self, count: int = 3) -> list[Judgement]:
        """The answers after which luck moved most, for better or worse."""
        moved = [each for each in self.judgements if abs(each.luck) >= 0.01]
        return sorted(moved, key=lambda each: -abs(each.luck))[:count]

    def side_name(self, seats: Sequence[int]) -> str:
        """What those who win and lose together are called."""
        if 1 < len(seats) == len(self.names):
            return "The party"
        return " and ".join(self.names[seat] for seat in seats)


class Look(NamedTuple):
    """The chances before an answer and what it cost, after all that its move has shown."""

    chances: Worth
    cost: float


def look_closer(roads: Sequence[Crossroad], appraisals: Sequence[Appraisal]) -> list[Look]:
    """What the appraisals say when each is corrected by the next one of the same move."""
    looks: list[Look] = []
    for road, appraisal in zip(reversed(roads), reversed(appraisals), strict=True):
        if not road.quiet or not looks:
            looks.append(Look(appraisal.chances, appraisal.cost))
            continue
        there = looks[-1].chances
        cost = min(appraisal.cost, appraisal.chances[road.seat] - there[road.seat])
        if cost < SLIGHT:
            looks.append(Look(there, 0.0))
            continue
        part = cost / appraisal.lead
        worths = zip(there, appraisal.best_worth, appraisal.given_worth, strict=True)
        looks.append(Look(tuple(chance + part * (best - given) for chance, best, given in worths), cost))
    return looks[::-1]


def sum_up(
    table: Table[Any, Any],
    roads: Sequence[Crossroad],
    appraisals: Sequence[Appraisal],
    names: Sequence[str],
    level: str,
    seconds: float | None = None,
) -> Review:
    """The review of a game whose choices have all been appraised."""
    rules, over = table.rules, table.ask is None
    looks = look_closer(roads, appraisals)
    points = [Point(road.ply, road.round, look.chances) for road, look in zip(roads, looks, strict=True)]
    if over:
        end = Point(table.ply, rules.rounds(table.state), tuple(rules.payoff(table.outcome)))
        points.append(end)
    accounts, luck = _balance(points, roads, looks, over)
    judgements = [
        Judgement(
            road.ply,
            road.round,
            road.seat,
            road.prompt,
            road.rule,
            road.labels[appraisal.given],
            road.labels[appraisal.best],
            look.chances[road.seat],
            look.cost,
            stroke,
            appraisal.doubt,
            appraisal.tries,
        )
        for road, appraisal, look, stroke in zip(roads, appraisals, looks, luck, strict=True)
    ]
    return Review(
        rules.name,
        rules.title,
        tuple(names),
        level,
        seconds,
        table.ply,
        table.outcome if over else None,
        points,
        judgements,
        [_play(seat, name, judgements) for seat, name in enumerate(names)],
        accounts,
    )


def sides(points: Iterable[Point]) -> list[tuple[int, ...]]:
    """The seats that win and lose together: those whose chances were the same all through the game.

    >>> sides([Point(0, 1, (0.5, 0.5, 0.5)), Point(1, 1, (0.6, 0.4, 0.6))])
    [(0, 2), (1,)]
    """
    together: dict[tuple[float, ...], list[int]] = {}
    for seat, chances in enumerate(zip(*(point.chances for point in points), strict=True)):
        together.setdefault(chances, []).append(seat)
    return [tuple(seats) for seats in together.values()]


def _balance(
    points: Sequence[Point], roads: Sequence[Crossroad], looks: Sequence[Look], over: bool
) -> tuple[list[Account], list[float]]:
    """The books of all sides, and what luck did after each answer."""
    accounts = []
    luck = [0.0] * len(roads)
    for side in sides(points):
        own = [number for number, road in enumerate(roads) if road.seat in side]
        if not own:
            continue
        chances = [looks[number].chances[side[0]] for number in own]
        costs = [looks[number].cost for number in own]
        # What comes after the last answer of a game that goes on is not known yet.
        end = points[-1].chances[side[0]] if over else chances[-1] - costs[-1]
        for number, chance, cost, reached in zip(own, chances, costs, [*chances[1:], end], strict=True):
            luck[number] = reached - (chance - cost)
        accounts.append(Account(side, chances[0], sum(costs), sum(luck[number] for number in own), end))
    return accounts, luck


def _play(seat: int, name: str, judgements: Iterable[Judgement]) -> Play:
    costs = [each.cost for each in judgements if each.seat == seat]
    if not costs:
        return Play(seat, name, 0, 1.0, 0.0, 0.0)
    return Play(seat, name, len(costs), costs.count(0) / len(costs), fmean(costs), sum(costs))
