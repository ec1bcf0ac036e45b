"""Reports: who wins how often, with intervals, whatever the order of the results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from statistics import fmean

import msgspec

from questboard.arena.matches import Job, Match
from questboard.arena.ratings import Rating, rate
from questboard.arena.results import Result

Z = 1.96
"""Standard errors to either side of a 95 % interval."""


class Standing(msgspec.Struct, frozen=True):
    """The record of a bot.

    Among rivals each of its seats counts, and shared wins are divided. In adventures a game counts once,
    however many seats the bot has; with sides, by the share of its seats that have won.
    """

    bot: str
    games: int
    wins: float
    mean_score: float
    low: float
    high: float
    """The 95 % interval of its share of wins."""
    seconds: float = 0.0
    """The mean CPU time per decision, in seconds."""

    @property
    def share(self) -> float:
        """Its share of wins."""
        return self.wins / self.games


class Venture(msgspec.Struct, frozen=True):
    """The record of parties of one kind in one adventure."""

    adventure: str
    seats: int
    bot: str
    games: int
    wins: int
    """The number of games with a winner."""
    low: float
    high: float
    """The 95 % interval of the share of wins."""
    mean_score: float
    mean_rounds: float
    mean_decisions: float
    defeats: dict[str, int]
    """The causes of defeat with their counts, the most common first."""
    victories: dict[str, int] = {}
    """The same for victories; in games with sides it says who won."""
    seats_won: tuple[int, ...] = ()
    """How many games each seat has won."""

    @property
    def apart(self) -> bool:
        """Whether some seats won games that others lost."""
        return any(won != self.wins for won in self.seats_won)


class Difference(msgspec.Struct, frozen=True):
    """How much more often one bot wins than another with the same luck in the same seats."""

    bot: str
    other: str
    pairs: int
    """How often the same luck was played with swapped seats."""
    mean: float
    """The first one's share of wins minus the other's."""
    low: float
    high: float
    """Its 95 % interval."""


class Report(msgspec.Struct, frozen=True):
    """The results of a job."""

    job: Job
    played: int
    standings: list[Standing]
    ratings: list[Rating]
    ventures: list[Venture] = []
    difference: Difference | None = None


def report(job: Job, results: Iterable[Result]) -> Report:
    """The report of a job, from its results in any order."""
    played = sorted(results, key=lambda result: result.match.number)
    return Report(
        job,
        len(played),
        standings(played, job.bots),
        rate(played),
        records(played) if job.cells else [],
        difference(played, job.bots),
    )


# ---- bots


def standings(results: Sequence[Result], bots: Sequence[str]) -> list[Standing]:
    """The record of each bot that has played."""
    return [_standing(played, bot) for bot in dict.fromkeys(bots) if (played := _with(results, bot))]


def _with(results: Sequence[Result], bot: str) -> list[Result]:
    return [result for result in results if bot in result.match.bots]


def _standing(results: list[Result], bot: str) -> Standing:
    shares = [share for result in results for share in _shares(result, bot)]
    seats = [(result, seat) for result in results for seat in _seats(result.match, bot)]
    thought = sum(result.seconds[seat] for result, seat in seats if result.seconds)
    answers = sum(result.answers[seat] for result, seat in seats if result.answers)
    low, high = interval(sum(shares), len(shares))
    return Standing(
        bot,
        len(shares),
        sum(shares),
        fmean(result.scores[seat] for result, seat in seats),
        low,
        high,
        thought / answers if answers else 0.0,
    )


def _seats(match: Match, bot: str) -> list[int]:
    return [seat for seat, level in enumerate(match.bots) if level == bot]


def _shares(result: Result, bot: str) -> list[float]:
    """The wins of a bot in one game: one per seat among rivals, otherwise one for all its seats."""
    won = [seat in result.winners for seat in _seats(result.match, bot)]
    if won and result.match.adventure is not None:
        return [fmean(won)]
    return [each / len(result.winners) if each else 0.0 for each in won]


def difference(results: Sequence[Result], bots: Sequence[str]) -> Difference | None:
    """How two bots differ in games with the same luck; None unless there are two bots and such games.

    The interval is that of Agresti and Min: two pairs of games are added, one without a difference and
    one that each bot wins by half, so that the interval stays open even if one bot always wins.
    """
    if len(set(bots)) != 2:
        return None
    bot, other = dict.fromkeys(bots)
    found = list(_pairs(results, bot, other))
    if not found:
        return None
    count = len(found) + 2
    middle = sum(found) / count
    spread = Z * sqrt(((sum(each * each for each in found) + 1) / count - middle * middle) / count)
    low, high = max(-1.0, middle - spread), min(1.0, middle + spread)
    return Difference(bot, other, len(found), fmean(found), low, high)


def _pairs(results: Sequence[Result], bot: str, other: str) -> Iterator[float]:
    """The differences between two bots in games with the same luck and swapped seats."""
    lucks: dict[str, list[Result]] = {}
    for result in results:
        lucks.setdefault(result.match.seed, []).append(result)
    for games in lucks.values():
        places = [
            sorted(seat for game in games for seat in _seats(game.match, each)) for each in (bot, other)
        ]
        if places[0] == places[1]:
            mine, theirs = (
                [share for game in games for share in _shares(game, each)] for each in (bot, other)
            )
            yield fmean(mine) - fmean(theirs)


# ---- adventures


def records(results: Sequence[Result]) -> list[Venture]:
    """The records of ventures by adventure, party and level, in the order of the matches."""
    cells: dict[tuple[str, int, str], list[Result]] = {}
    for result in results:
        match = result.match
        cells.setdefault((str(match.adventure), len(match.bots), match.bots[0]), []).append(result)
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


# ---- intervals


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of wins.

    >>> [round(end, 2) for end in interval(65, 100)]
    [0.55, 0.74]
    """
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
