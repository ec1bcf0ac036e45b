"""The Ray engine: matches on a cluster, or on this machine.

A task is a few matches. When its worker dies, Ray gives the task to another. Only the process that started
the job writes results, each under the number of its match, so none is lost or counted twice.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from socket import create_connection
from types import ModuleType
from typing import Any

from questboard.arena.engines import MatchError, Play, Playing
from questboard.arena.matches import Match
from questboard.arena.results import Result, play
from questboard.kernel import QuestboardError
from questboard.worker_pool import TRIES, Failed, attempt

MAX_BATCH = 8
"""Matches per task, at most."""
TASKS_PER_CORE = 4
"""At least this many tasks per core, so that the last ones don't keep the others waiting."""
TIMEOUT = 10
"""Seconds in which a cluster must answer."""
OBJECT_STORE = 80 * 2**20
"""Bytes; results are small, and Ray asks for at least 75 MiB."""


def play_on_ray(
    matches: Sequence[Match], address: str | None = None, workers: int = 0, play: Play = play
) -> Playing:
    """Play matches on the cluster at an address, or on some cores of this machine (0 for all)."""
    ray = _load_ray()
    ours = not ray.is_initialized()
    try:
        if ours:
            _connect(ray, address, workers)
        yield from _play(ray, matches, play)
    finally:
        if ours:
            ray.shutdown()


def _load_ray() -> ModuleType:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise QuestboardError("--engine ray needs Ray; install questboard[ray]") from None
    return ray


def _connect(ray: ModuleType, address: str | None, workers: int) -> None:
    alone: dict[str, Any] = {
        "address": "local",
        "num_cpus": workers or os.cpu_count(),
        "object_store_memory": OBJECT_STORE,
        "include_dashboard": False,
    }
    try:
        if address:
            _check_reachable(address)
        ray.init(log_to_driver=False, logging_level="ERROR", **({"address": address} if address else alone))
    except (OSError, RuntimeError, ValueError) as error:
        where = f"at {address}" if address else "on this machine"
        raise QuestboardError(f"no Ray {where}: {str(error).splitlines()[0]}") from None


def _check_reachable(address: str) -> None:
    """Check that an address can be reached; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdecimal():
        create_connection((host, int(port)), timeout=TIMEOUT).close()


def _play(ray: ModuleType, matches: Sequence[Match], play: Play) -> Playing:
    task = ray.remote(num_cpus=1, max_retries=TRIES - 1)(_play_batch)
    cores = int(ray.cluster_resources().get("CPU", 1))
    size = max(1, min(MAX_BATCH, len(matches) // (TASKS_PER_CORE * cores)))
    batches = [matches[first : first + size] for first in range(0, len(matches), size)]
    pending = {task.remote(play, batch): batch for batch in batches}
    while pending:
        (done,), _ = ray.wait(list(pending), num_returns=1)
        batch = pending.pop(done)
        try:
            answers = ray.get(done)
        except ray.exceptions.RayError as error:
            if len(batch) == 1:
                why = f"was lost by Ray {TRIES} times ({type(error).__name__})"
                raise MatchError(batch[0], why) from None
            pending |= {task.remote(play, [match]): [match] for match in batch}  # find out which one it was
            continue
        for match, answer in zip(batch, answers, strict=True):
            if isinstance(answer, Failed):
                raise MatchError(match, answer.why)
            yield answer


def _play_batch(play: Play, matches: Sequence[Match]) -> list[Result | Failed]:
    return [attempt(play, match) for match in matches]
