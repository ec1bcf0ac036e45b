"""The reviewer: every decision of a game is appraised by a bot, and the appraisals become a review.

A plan says what to appraise and how, and its caller carries it out: `review` in the worker pool, the server
in its bot pool.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from questboard.bots import ADVISER, Appraisal, make_thinker
from questboard.bots.thinker import appraise
from questboard.kernel import SetupError, Table
from questboard.review.decisions import DecisionPoint, decision_points
from questboard.review.findings import Review, sum_up
from questboard.text import default_names
from questboard.worker_pool import run_all


class ReviewPlan:
    """The review of a game: the decisions, how to appraise one, and what to make of all appraisals."""

    def __init__(
        self,
        table: Table[Any, Any],
        names: Sequence[str] = (),
        level: str = ADVISER,
        *,
        seconds: float | None = None,
        at_most: float | None = None,
        seed: int | str = 0,
    ) -> None:
        """`seconds` is shared evenly by all decisions; each gets `at_most` seconds."""
        self.decisions = list(decision_points(table))
        each = None if seconds is None else seconds / max(1, len(self.decisions))
        self._seconds = each if each is None or at_most is None else min(each, at_most)
        self._table, self._names, self._level = table, names or default_names(table), level
        self.appraise: Callable[[DecisionPoint], Appraisal] = partial(
            _appraise, table.rules.name, level, seed, self._seconds
        )
        """Appraise one decision; this can be sent to another process."""

    def finish(self, appraisals: Sequence[Appraisal]) -> Review:
        """The review, from the appraisals of all decisions in their order."""
        return sum_up(self._table, self.decisions, appraisals, self._names, self._level, self._seconds)


def _appraise(
    game: str, level: str, seed: int | str, seconds: float | None, decision: DecisionPoint
) -> Appraisal:
    return appraise(game, decision.checkpoint, decision.index, level, f"{seed} {decision.ply}", seconds)


def review(
    table: Table[Any, Any],
    *,
    names: Sequence[str] = (),
    level: str = ADVISER,
    seconds: float | None = None,
    workers: int = 1,
    seed: int | str = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Review a game, either as long as the level takes or in `seconds` at most.

    Without `seconds` the same seed gives the same review. `progress` is called with the number of decisions
    done and the number of all.
    """
    make_thinker(level)  # refuses a level that can't appraise
    if names and len(names) != table.seats:
        raise SetupError(f"this game has {table.seats} seats; {len(names)} names are given")
    plan = ReviewPlan(table, names, level, seconds=None if seconds is None else seconds * workers, seed=seed)
    appraisals: dict[int, Appraisal] = {}
    for number, appraisal in run_all(plan.appraise, plan.decisions, workers, [table.rules.name]):
        appraisals[number] = appraisal
        if progress is not None:
            progress(len(appraisals), len(plan.decisions))
    return plan.finish([appraisals[number] for number in range(len(plan.decisions))])
