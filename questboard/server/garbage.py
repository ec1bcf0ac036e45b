"""Garbage: what only the collector finds, and when it looks for it.

Nearly everything that the server drops is freed at once, because nothing refers to it any more. The collector
is for what refers to itself, of which there is little; but while it goes through all tables, nobody is
answered. So it looks at new things as they come, which takes a millisecond, and at everything now and then.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

SWEEP_INTERVAL = 300.0
"""Seconds between two looks at everything."""
NEVER = 1_000_000_000


@contextmanager
def swept_by_hand() -> Iterator[None]:
    """Leave what is loaded by now to itself, and look at everything else only in a `sweep`."""
    young, middle, old = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(young, middle, NEVER)
    try:
        yield
    finally:
        gc.set_threshold(young, middle, old)
        gc.unfreeze()


async def sweep() -> None:
    """Look at everything that has come since the start."""
    gc.collect()
