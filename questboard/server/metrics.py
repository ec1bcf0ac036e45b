"""Metrics for Prometheus."""

from __future__ import annotations

import os
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

T = TypeVar("T")

MILLISECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Timed(Histogram):
    """A histogram that can time awaitables."""

    async def timed(self, label: str, work: Awaitable[T]) -> T:
        """Await something, and record how long it took."""
        began = time.perf_counter()
        try:
            return await work
        finally:
            self.labels(label).observe(time.perf_counter() - began)


ANSWERS = Histogram(
    "questboard_answer_seconds", "Time from an answer until all views are sent", ["by"], buckets=MILLISECONDS
)
THINKING = Timed("questboard_thinking_seconds", "Time that bots think", ["level"], buckets=MILLISECONDS)
REQUESTS = Histogram(
    "questboard_request_seconds", "HTTP requests", ["method", "route", "status"], buckets=MILLISECONDS
)
REFUSED = Counter("questboard_refused", "Refused messages and requests", ["code"])
BOT_FAILURES = Counter("questboard_bot_failures", "Answers that a bot or a clock could not give", ["level"])
QUEUED = Gauge(
    "questboard_thinking_queue", "Bot decisions that wait for a process", multiprocess_mode="livesum"
)
TROUBLED = Gauge(
    "questboard_troubled_tables", "Tables that wait because a bot has failed", multiprocess_mode="livemax"
)
REPORTS = Counter("questboard_reports", "People who were reported to the operator")
SOCKETS = Gauge("questboard_sockets", "Open sockets", multiprocess_mode="livesum")
ROOMS = Gauge("questboard_rooms", "Tables in memory", multiprocess_mode="livesum")


def exposition() -> bytes:
    """All metrics in Prometheus's text format, summed over all processes."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    drop_dead_gauges(Path(os.environ["PROMETHEUS_MULTIPROC_DIR"]))
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def drop_dead_gauges(folder: Path) -> None:
    """Drop the gauges of processes that have died; their counters still count."""
    for file in folder.glob("gauge_live*.db"):
        if not is_alive(int(file.stem.rpartition("_")[2])):
            file.unlink(missing_ok=True)


def is_alive(pid: int) -> bool:
    """Whether a process is running."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True
