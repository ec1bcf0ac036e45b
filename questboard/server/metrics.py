"""Metrics: what Prometheus can ask of a server."""

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
    """A histogram of how long something took that was awaited."""

    async def timed(self, label: str, work: Awaitable[T]) -> T:
        """Await something, and note how long it took."""
        began = time.perf_counter()
        try:
            return await work
        finally:
            self.labels(label).observe(time.perf_counter() - began)


ANSWERS = Histogram(
    "questboard_answer_seconds", "From an answer to all views sent", ["by"], buckets=MILLISECONDS
)
THINKING = Timed("questboard_thinking_seconds", "How long bots think", ["level"], buckets=MILLISECONDS)
REQUESTS = Histogram(
    "questboard_request_seconds", "HTTP requests", ["method", "route", "status"], buckets=MILLISECONDS
)
REFUSED = Counter("questboard_refused", "Messages and requests that were refused", ["code"])
SOCKETS = Gauge("questboard_sockets", "Open sockets", multiprocess_mode="livesum")
ROOMS = Gauge("questboard_rooms", "Tables in memory", multiprocess_mode="livesum")


def exposition() -> bytes:
    """All figures in Prometheus's text format, of all processes if there are several."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    bury(Path(os.environ["PROMETHEUS_MULTIPROC_DIR"]))
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def bury(folder: Path) -> None:
    """Forget what processes had open that have died; what they had counted still counts."""
    for file in folder.glob("gauge_live*.db"):
        if not is_alive(int(file.stem.rpartition("_")[2])):
            file.unlink(missing_ok=True)


def is_alive(pid: int) -> bool:
    """Whether a process runs."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True
