"""Garbage: nobody at a table waits while the collector goes through all others."""

from __future__ import annotations

import gc

import pytest

from questboard.server.garbage import NEVER, sweep, swept_by_hand


class Knot:
    """Something that refers to itself, so that only the collector frees it."""

    def __init__(self):
        self.itself = self


def knots():
    return sum(isinstance(each, Knot) for each in gc.get_objects())


def test_everything_is_looked_at_only_in_a_sweep():
    before = gc.get_threshold()
    with swept_by_hand():
        assert gc.get_threshold() == (*before[:2], NEVER)
        assert gc.get_freeze_count() > 0
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0


@pytest.mark.anyio
async def test_a_sweep_frees_what_refers_to_itself():
    with swept_by_hand():
        kept = Knot()
        gc.collect()  # it is old now
        del kept
        assert knots() == 1
        await sweep()
        assert knots() == 0
