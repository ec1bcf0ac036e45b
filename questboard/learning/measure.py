"""How well chances foretell how games end: log loss, and calibration in tenths."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from math import log
from statistics import fmean

import msgspec

from questboard.learning.data import Positions
from questboard.learning.model import Network

SURE = 1e-4
"""No chance is taken for smaller than this."""


class Tenth(msgspec.Struct, frozen=True):
    """The positions whose chances lie in one tenth."""

    foretold: float
    came: float
    count: float
    """How many there are, or how much they weigh."""


class Quality(msgspec.Struct, frozen=True):
    """How good chances were in positions of unseen games."""

    loss: float
    constant: float
    """The loss of one who always says the average."""
    tenths: tuple[Tenth | None, ...]
    positions: int

    @property
    def worst(self) -> float:
        """The largest difference between foretold and actual chances in a tenth that is not nearly empty."""
        return worst(self.tenths)


def unseen_rows(positions: Positions, unseen: Collection[int]) -> Iterable[int]:
    """The places of positions of unseen games."""
    return (place for place, game in enumerate(positions.games) if game in unseen)


def quality_of(positions: Positions, unseen: Collection[int], network: Network | None) -> Quality:
    """How good a network is in unseen games, or without one the game's own judgement."""
    seats, width = positions.seats, positions.width
    told: list[float] = []
    ends: list[float] = []
    for place in unseen_rows(positions, unseen):
        first = place * seats
        ends += positions.ends[first : first + seats]
        if network is None:
            told += scaled(positions.by_hand[first : first + seats])
        else:
            rows = [
                positions.rows[row * width : (row + 1) * width].tolist()
                for row in range(first, first + seats)
            ]
            told += network.chances(rows)
    average = 1 / seats if seats > 1 else fmean(ends)
    return Quality(
        round(loss(told, ends, seats), 4),
        round(loss([average] * len(ends), ends, seats), 4),
        tuple(tenths(told, ends)),
        len(ends),
    )


def scaled(chances: Sequence[float]) -> list[float]:
    """Chances of rivals that add up to 1."""
    total = sum(chances) if len(chances) > 1 else 1.0
    return [chance / total for chance in chances]


def loss(told: Sequence[float], ends: Sequence[float], seats: int) -> float:
    """The mean log loss of a position."""
    if seats == 1:
        pairs = zip(told, ends, strict=True)
        return -fmean(end * log(max(SURE, x)) + (1 - end) * log(max(SURE, 1 - x)) for x, end in pairs)
    return -seats * fmean(end * log(max(SURE, x)) for x, end in zip(told, ends, strict=True))


def tenths(
    told: Sequence[float], ends: Sequence[float], weights: Sequence[float] | None = None
) -> list[Tenth | None]:
    """What was foretold and what came, in tenths of what was foretold; some may weigh more than others."""
    parts: list[list[tuple[float, float, float]]] = [[] for _ in range(10)]
    for x, end, weight in zip(told, ends, weights or [1] * len(ends), strict=True):
        parts[min(9, int(x * 10))].append((x, end, weight))
    return [_tenth(*zip(*part, strict=True)) if part else None for part in parts]


def _tenth(told: Sequence[float], ends: Sequence[float], weights: Sequence[float]) -> Tenth:
    return Tenth(round(fmean(told, weights), 3), round(fmean(ends, weights), 3), sum(weights))


def worst(tenths: Sequence[Tenth | None]) -> float:
    """The largest difference between foretold and actual chances in a tenth that is not nearly empty."""
    found = [tenth for tenth in tenths if tenth]
    least = sum(tenth.count for tenth in found) / 100
    return max((abs(tenth.foretold - tenth.came) for tenth in found if tenth.count >= least), default=0.0)
