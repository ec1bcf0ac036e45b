"""The critic: has every choice of a game appraised, on several processes if there are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

from questboard.bots import ADVISER, Appraisal, make_thinker
from questboard.bots.thinker import appraise, begin
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
    appraisals = []
    for appraisal in _appraise_all(table.rules.name, roads, level, seed, each, workers):
        appraisals.append(appraisal)
        if progress is not None:
            progress(len(appraisals), len(roads))
    return sum_up(table, roads, appraisals, names or nameless(table), level, each)


def thinking_time(seconds: float | None, decisions: int, workers: int = 1) -> float | None:
    """How many of some seconds each decision gets, if all get the same."""
    return None if seconds is None else seconds * workers / max(1, decisions)


def _appraise_all(
    game: str,
    roads: Sequence[Crossroad],
    level: str,
    seed: int | str,
    seconds: float | None,
    workers: int,
) -> Iterator[Appraisal]:
    """Appraisals in the order of the game."""
    work = [(game, road.checkpoint, road.index, level, f"{seed} {road.ply}", seconds) for road in roads]
    if workers == 1:
        for each in work:
            yield appraise(*each)
        return
    with ProcessPoolExecutor(workers, get_context("spawn"), initializer=begin) as pool:
        yield from pool.map(appraise, *zip(*work, strict=True))
