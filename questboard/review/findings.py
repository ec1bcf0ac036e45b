"""Findings: what the appraisals of all decisions add up to.

The account of each side balances: its chance at the start, minus what its answers cost, plus what luck
brought, is its chance at the end.

A move is often several questions with nothing learned in between. The appraisal of the later question then
corrects the earlier one: it looks deeper, and a cost that it doesn't confirm is dropped. What remains as
luck is luck.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Any, NamedTuple

import msgspec

from questboard.bots import Appraisal
from questboard.bots.appraisal import SLIGHT, Worth
from questboard.bots.chances import Map, chances_at, mapped
from questboard.kernel import Outcome, Table
from questboard.review.decisions import DecisionPoint


class Point(msgspec.Struct, frozen=True):
    """Each seat's chance to win before an answer, judged from what the answering seat knew; or at the end."""

    ply: int
    round: int
    chances: tuple[float, ...]


class Judgement(msgspec.Struct, frozen=True):
    """An answer, the answer that the reviewer prefers, and what the difference cost."""

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
    """How much of a chance the given answer gave away; 0 where the difference is slight or may be noise."""
    luck: float
    """How much the chance changed until its side was asked again, compared with what the answer was worth."""
    doubt: float
    """The standard error of the difference."""
    tries: int
    """In how many imagined worlds both answers were tried."""
    judged: float = 0.0
    """What it cost by the bot's own judgement, which still tells answers apart where hardly anybody wins."""


class Play(msgspec.Struct, frozen=True):
    """How a seat played."""

    seat: int
    name: str
    decisions: int
    accuracy: float
    """The share of answers without a cost."""
    mean_cost: float
    total_cost: float


class Account(msgspec.Struct, frozen=True):
    """The account of a side: start minus cost plus luck is the end."""

    seats: tuple[int, ...]
    start: float
    cost: float
    luck: float
    end: float


class Review(msgspec.Struct, frozen=True):
    """A reviewed game."""

    game: str
    title: str
    names: tuple[str, ...]
    level: str
    """The level of the bot that reviewed it."""
    seconds: float | None
    """Seconds of thought per answer; None for as long as the level takes."""
    plies: int
    outcome: Outcome | None
    """How the game ended; None if it has not."""
    points: list[Point]
    judgements: list[Judgement]
    plays: list[Play]
    accounts: list[Account]
    whose: str = ""
    """The level of the bots whose chances are told; "" where nobody has measured any, and the figures are the
    reviewer's own judgement."""
    off: float = 0.0
    """By how much such chances were off in the worst tenth of games that they were not fitted to."""

    def costliest(self, count: int = 10) -> list[Judgement]:
        """The most costly answers, the worst first."""
        costly = [each for each in self.judgements if each.cost or each.judged]
        return sorted(costly, key=lambda each: (-each.cost, -each.judged))[:count]

    def luckiest(self, count: int = 3) -> list[Judgement]:
        """The answers followed by the most luck, good or bad."""
        moved = [each for each in self.judgements if abs(each.luck) >= 0.01]
        return sorted(moved, key=lambda each: -abs(each.luck))[:count]

    def side_name(self, seats: Sequence[int]) -> str:
        """The name of a side: seats that win and lose together."""
        if 1 < len(seats) == len(self.names):
            return "The party"
        return " and ".join(self.names[seat] for seat in seats)


class Look(NamedTuple):
    """The chances before an answer and its cost, corrected by the rest of its move."""

    chances: Worth
    cost: float


def told(found: Map, look: Look, seat: int) -> Look:
    """A look in chances that came true."""
    chance = look.chances[seat]
    left = found(max(0.0, chance - look.cost))
    return Look(mapped(found, look.chances), max(0.0, found(chance) - left) if look.cost else 0.0)


def look_closer(decisions: Sequence[DecisionPoint], appraisals: Sequence[Appraisal]) -> list[Look]:
    """The appraisals, each corrected by the next one of the same move."""
    looks: list[Look] = []
    for decision, appraisal in zip(reversed(decisions), reversed(appraisals), strict=True):
        if not decision.quiet or not looks:
            looks.append(Look(appraisal.chances, appraisal.cost))
            continue
        there = looks[-1].chances
        cost = min(appraisal.cost, appraisal.chances[decision.seat] - there[decision.seat])
        if cost < SLIGHT:
            looks.append(Look(there, 0.0))
            continue
        part = cost / appraisal.lead
        worths = zip(there, appraisal.best_worth, appraisal.given_worth, strict=True)
        looks.append(Look(tuple(chance + part * (best - given) for chance, best, given in worths), cost))
    return looks[::-1]


def sum_up(
    table: Table[Any, Any],
    decisions: Sequence[DecisionPoint],
    appraisals: Sequence[Appraisal],
    names: Sequence[str],
    level: str,
    seconds: float | None = None,
) -> Review:
    """The review of a game whose decisions have all been appraised."""
    rules, over = table.rules, table.ask is None
    judged = look_closer(decisions, appraisals)
    known = chances_at(rules, table.state)
    looks = judged
    if known is not None:
        looks = [told(known[1], each, at.seat) for each, at in zip(judged, decisions, strict=True)]
    points = [
        Point(decision.ply, decision.round, look.chances)
        for decision, look in zip(decisions, looks, strict=True)
    ]
    if over:
        end = Point(table.ply, rules.rounds(table.state), tuple(rules.payoff(table.outcome)))
        points.append(end)
    accounts, luck = _balance(points, decisions, looks, over)
    judgements = [
        Judgement(
            decision.ply,
            decision.round,
            decision.seat,
            decision.prompt,
            decision.rule,
            decision.labels[appraisal.given],
            decision.labels[appraisal.best],
            look.chances[decision.seat],
            look.cost,
            stroke,
            appraisal.doubt,
            appraisal.tries,
            own.cost,
        )
        for decision, appraisal, look, stroke, own in zip(
            decisions, appraisals, looks, luck, judged, strict=True
        )
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
        known[0].level if known is not None else "",
        known[0].worst if known is not None else 0.0,
    )


def sides(points: Iterable[Point]) -> list[tuple[int, ...]]:
    """The seats that win and lose together: those whose chances were equal throughout the game.

    >>> sides([Point(0, 1, (0.5, 0.5, 0.5)), Point(1, 1, (0.6, 0.4, 0.6))])
    [(0, 2), (1,)]
    """
    together: dict[tuple[float, ...], list[int]] = {}
    for seat, chances in enumerate(zip(*(point.chances for point in points), strict=True)):
        together.setdefault(chances, []).append(seat)
    return [tuple(seats) for seats in together.values()]


def _balance(
    points: Sequence[Point], decisions: Sequence[DecisionPoint], looks: Sequence[Look], over: bool
) -> tuple[list[Account], list[float]]:
    """The accounts of all sides, and the luck after each answer."""
    accounts = []
    luck = [0.0] * len(decisions)
    for side in sides(points):
        own = [number for number, decision in enumerate(decisions) if decision.seat in side]
        if not own:
            continue
        chances = [looks[number].chances[side[0]] for number in own]
        costs = [looks[number].cost for number in own]
        # In an unfinished game we don't know what follows the last answer.
        end = points[-1].chances[side[0]] if over else chances[-1] - costs[-1]
        for number, chance, cost, reached in zip(own, chances, costs, [*chances[1:], end], strict=True):
            luck[number] = reached - (chance - cost)
        accounts.append(Account(side, chances[0], sum(costs), sum(luck[number] for number in own), end))
    return accounts, luck


def _play(seat: int, name: str, judgements: Iterable[Judgement]) -> Play:
    own = [each for each in judgements if each.seat == seat]
    if not own:
        return Play(seat, name, 0, 1.0, 0.0, 0.0)
    costs = [each.cost for each in own]
    sound = sum([not each.cost and not each.judged for each in own])
    return Play(seat, name, len(own), sound / len(own), fmean(costs), sum(costs))
