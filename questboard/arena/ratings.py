"""Ratings: how strong bots and adventures are, by openskill's Plackett-Luce model.

A rating is an estimate (mu) with an uncertainty (sigma); the ordinal, three sigmas below the estimate, is a
lower bound. A bot that has met only weak rivals may have won every game and still be rated low.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import TYPE_CHECKING

import msgspec

from questboard.arena.results import Result

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot or an adventure is."""

    name: str
    mu: float
    sigma: float
    ordinal: float
    games: int
    """The number of games behind it."""


def rate(results: Sequence[Result]) -> list[Rating]:
    """Ratings after all games in order, the strongest first."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    games: dict[str, int] = {}
    for result in results:
        ranks, teams = places(result)
        names = dict.fromkeys(name for team in teams for name in team)
        if len(names) < 2:
            continue  # a bot that plays only itself proves nothing
        before = [[known.get(name) or model.rating() for name in team] for team in teams]
        after = model.rate(before, ranks=ranks)
        for name in names:
            copies = [
                rating
                for team, rated in zip(teams, after, strict=True)
                for member, rating in zip(team, rated, strict=True)
                if member == name
            ]
            known[name] = model.rating(
                fmean(copy.mu for copy in copies), fmean(copy.sigma for copy in copies)
            )
            games[name] = games.get(name, 0) + 1
    found = [
        Rating(name, round(each.mu, 2), round(each.sigma, 2), round(each.ordinal(), 2), games[name])
        for name, each in known.items()
    ]
    return sorted(found, key=lambda each: (-each.ordinal, each.name))


def places(result: Result) -> tuple[list[float], list[list[str]]]:
    """Who was in which place, the best being 0: rivals each for themselves, else sides or a party.

    A party that wins or loses together has played against its adventure. A bot with several seats on
    a side is in it once.
    """
    match, winners = result.match, result.winners
    if match.adventure is None:
        order = [(seat not in winners, -score) for seat, score in enumerate(result.scores)]
        ranks = sorted(dict.fromkeys(order))
        return [float(ranks.index(each)) for each in order], [[bot] for bot in match.bots]
    won = _side(result, won=True)
    lost = _side(result, won=False)
    adventure = [f"adventure {match.adventure}"]
    return [0.0, 1.0], [won or adventure, lost or adventure]


def _side(result: Result, won: bool) -> list[str]:
    bots = result.match.bots
    return list(dict.fromkeys(bot for seat, bot in enumerate(bots) if (seat in result.winners) == won))
