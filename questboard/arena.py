"""The arena: bots against bots, seats rotated, results with intervals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Any

import msgspec

from questboard.bots import make_bot, play_out
from questboard.games import load_rules
from questboard.kernel import Luck, Table


class Match(msgspec.Struct, frozen=True):
    """One game to be played: which bot sits where, and the seed of its luck."""

    game: str
    bots: tuple[str, ...]
    """The bots in the order of the seats."""
    seed: str
    options: dict[str, Any] = {}


class Result(msgspec.Struct, frozen=True):
    """How a match ended."""

    match: Match
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int


class Standing(msgspec.Struct, frozen=True):
    """What a bot has reached: wins (shared ones count in parts) and its mean score."""

    bot: str
    games: int
    wins: float
    mean_score: float
    low: float
    high: float
    """The 95 % interval of its share of wins."""


def schedule(game: str, bots: Sequence[str], games: int, seed: str, options: dict[str, Any]) -> list[Match]:
    """Matches in which the bots move up one seat each time; a round of seatings has the same luck."""
    count = len(bots)
    return [
        Match(game, (*bots[turn % count :], *bots[: turn % count]), f"{seed} {turn // count}", options)
        for turn in range(games)
    ]


def play(match: Match) -> Result:
    """Play a match to its end."""
    rules = load_rules(match.game)
    table = Table.new(rules, len(match.bots), match.options, Luck.seeded(f"arena {match.seed}"))
    bots = [make_bot(level, f"{match.seed} {seat}") for seat, level in enumerate(match.bots)]
    play_out(table, bots)
    outcome = table.outcome
    return Result(match, outcome.scores, outcome.winners, table.ply)


def play_all(matches: Sequence[Match], workers: int) -> Iterator[Result]:
    """Play matches on several processes; results come in the order of the matches."""
    if workers == 1:
        yield from map(play, matches)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play, matches)


def standings(results: Sequence[Result], bots: Sequence[str]) -> list[Standing]:
    """What each bot has reached."""
    return [_standing(results, bot) for bot in dict.fromkeys(bots)]


def _standing(results: Sequence[Result], bot: str) -> Standing:
    wins, scores = [], []
    for result in results:
        for seat, level in enumerate(result.match.bots):
            if level == bot:
                wins.append(1 / len(result.winners) if seat in result.winners else 0.0)
                scores.append(result.scores[seat])
    low, high = interval(sum(wins), len(wins))
    return Standing(bot, len(wins), sum(wins), sum(scores) / len(scores), low, high)


def interval(wins: float, games: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of wins.

    >>> [round(end, 2) for end in interval(65, 100)]
    [0.55, 0.74]
    """
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
