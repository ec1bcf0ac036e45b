"""Appraisals: what an answer was worth beside the best one, as far as the seat could know.

A thinker first looks for the best answer as it always does. Then the best and the given answer are tried
side by side in worlds that had no part in the choice: what was picked because it looked best in some
worlds would look too good in the same ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from statistics import fmean, stdev
from time import perf_counter
from typing import Protocol, TypeAlias, runtime_checkable

import msgspec

from questboard.bots.chair import Bot, Chair

CERTAIN = 3.0
"""A lead of this many standard errors is more than chance explains, even in a game of hundreds of answers."""
TRIALS = 8
"""Two answers are tried in at least this many worlds: fewer can't tell a difference from chance."""
SLIGHT = 0.005
"""Less than half a point in a hundred is no mistake, however sure it is."""

Worth: TypeAlias = tuple[float, ...]
"""The chance of each seat to win, 0 to 1."""


class Appraisal(msgspec.Struct, frozen=True):
    """Two answers to one question compared: the one that was given, and the best."""

    given: int
    best: int
    """The options' places; both are the same where nothing better was found."""
    given_worth: Worth
    best_worth: Worth
    lead: float
    """By how much the best answer was ahead for the seat that was asked; below 0 if it was behind."""
    doubt: float
    """The standard error of the lead."""
    tries: int
    """In how many worlds the two were tried."""

    @property
    def chances(self) -> Worth:
        """The chances before the answer: those after whichever of the two is worth more."""
        return self.best_worth if self.lead > 0 else self.given_worth

    @property
    def cost(self) -> float:
        """What the given answer has cost; nothing where the lead is slight or chance may explain it."""
        return self.lead if self.lead > max(SLIGHT, CERTAIN * self.doubt) else 0.0


@runtime_checkable
class Thinker(Bot, Protocol):
    """A bot that can say what an answer was worth."""

    def appraise(self, chair: Chair, index: int) -> Appraisal:
        """Compare an answer to the question of a chair with the best one."""


def side_by_side(
    seat: int,
    given: int,
    best: int,
    worlds: Iterable[str],
    attempt: Callable[[int, str], Sequence[float]],
) -> Appraisal:
    """Try the given and the best answer in the same worlds; an attempt says what one led to there."""
    given_worths, best_worths = [], []
    for world in worlds:
        given_worths.append(attempt(given, world))
        best_worths.append(given_worths[-1] if given == best else attempt(best, world))
    leads = [ahead[seat] - behind[seat] for ahead, behind in zip(best_worths, given_worths, strict=True)]
    return Appraisal(
        given,
        best,
        _mean(given_worths),
        _mean(best_worths),
        fmean(leads),
        stdev(leads) / len(leads) ** 0.5,
        len(leads),
    )


def _mean(worths: Sequence[Sequence[float]]) -> Worth:
    return tuple(map(fmean, zip(*worths, strict=True)))


def until_budget(times: int, seconds: float | None, least: int = 1) -> Iterator[int]:
    """Count up to a number of times or until some seconds are over, but not less than a few times."""
    until = None if seconds is None else perf_counter() + seconds
    for time in range(times):
        yield time
        if until is not None and time + 1 >= least and perf_counter() > until:
            return
