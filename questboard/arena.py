"""The arena: bots against bots, seats rotated, or together against an adventure; results with intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from statistics import fmean
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
    reason: str = ""
    rounds: int = 0


class Venture(msgspec.Struct, frozen=True):
    """What parties of one kind have reached in one adventure, together or some of them against others."""

    adventure: str
    seats: int
    bot: str
    games: int
    wins: int
    """How many games somebody has won."""
    low: float
    high: float
    """The 95 % interval of the share of wins."""
    mean_score: float
    mean_rounds: float
    mean_decisions: float
    defeats: dict[str, int]
    """How often which cause of defeat came up, the commonest first."""
    victories: dict[str, int] = {}
    """The same of victories, which says who won where not all win together."""
    seats_won: tuple[int, ...] = ()
    """How many games each seat has won."""

    @property
    def apart(self) -> bool:
        """Whether some have won what others have lost."""
        return any(won != self.wins for won in self.seats_won)


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


def ventures(
    game: str,
    cells: Sequence[tuple[str, int]],
    bots: Sequence[str],
    games: int,
    seed: str,
    options: dict[str, Any],
) -> list[Match]:
    """Adventures with sizes of party, for every level of bot; the same luck for each level."""
    return [
        Match(
            game,
            (bot,) * seats,
            f"{seed} {adventure} {seats} {number}",
            {**options, "adventure": adventure},
        )
        for adventure, seats in cells
        for bot in bots
        for number in range(games)
    ]


def records(results: Sequence[Result]) -> list[Venture]:
    """What came of ventures, by adventure, party and level in the order of the matches."""
    cells: dict[tuple[str, int, str], list[Result]] = {}
    for result in results:
        match = result.match
        key = (str(match.options["adventure"]), len(match.bots), match.bots[0])
        cells.setdefault(key, []).append(result)
    return [_record(*key, cell) for key, cell in cells.items()]


def _record(adventure: str, seats: int, bot: str, results: list[Result]) -> Venture:
    wins = sum([bool(result.winners) for result in results])
    low, high = interval(wins, len(results))
    causes = Counter(result.reason for result in results if not result.winners)
    victories = Counter(result.reason for result in results if result.winners)
    return Venture(
        adventure,
        seats,
        bot,
        len(results),
        wins,
        low,
        high,
        fmean(result.scores[0] for result in results),
        fmean(result.rounds for result in results),
        fmean(result.decisions for result in results),
        dict(causes.most_common()),
        dict(victories.most_common()),
        tuple(sum([seat in result.winners for result in results]) for seat in range(seats)),
    )


def play(match: Match) -> Result:
    """Play a match to its end."""
    rules = load_rules(match.game)
    table = Table.new(rules, len(match.bots), match.options, Luck.seeded(f"arena {match.seed}"))
    bots = [make_bot(level, f"{match.seed} {seat}") for seat, level in enumerate(match.bots)]
    play_out(table, bots)
    outcome = table.outcome
    rounds = rules.rounds(table.state)
    return Result(match, outcome.scores, outcome.winners, table.ply, outcome.reason, rounds)


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
