"""The critic: has every choice of a game appraised, on several processes if there are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from questboard.bots import ADVISER, Appraisal, make_thinker
from questboard.bots.thinker import appraise
from questboard.crew import do_all
from questboard.kernel import SetupError, Table
from questboard.review.findings import Review, sum_up
from questboard.review.walk import Crossroad, crossroads
from questboard.text import nameless


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
    """Review a game: at a level, or in some seconds at most, spent evenly on all answers.

    Without seconds the same seed gives the same review. `progress` is told how many are done of how many.
    """
    make_thinker(level)  # refuses one that can't
    if names and len(names) != table.seats:
        raise SetupError(f"this game has {table.seats} seats; {len(names)} names are given")
    roads = list(crossroads(table))
    each = thinking_time(seconds, len(roads), workers)
    appraisals: dict[int, Appraisal] = {}
    look = partial(_appraise, table.rules.name, level, seed, each)
    for number, appraisal in do_all(look, roads, workers, [table.rules.name]):
        appraisals[number] = appraisal
        if progress is not None:
            progress(len(appraisals), len(roads))
    in_order = [appraisals[number] for number in range(len(roads))]
    return sum_up(table, roads, in_order, names or nameless(table), level, each)


def thinking_time(seconds: float | None, decisions: int, workers: int = 1) -> float | None:
    """How many of some seconds each decision gets, if all get the same."""
    return None if seconds is None else seconds * workers / max(1, decisions)


def _appraise(game: str, level: str, seed: int | str, seconds: float | None, road: Crossroad) -> Appraisal:
    return appraise(game, road.checkpoint, road.index, level, f"{seed} {road.ply}", seconds)
