"""What is left to `make nightly`: the same check once more, for other adventures, players or deals.

A test whose cases repeat each other runs a few of them in `make test` and all of them in `make nightly`:

    @pytest.mark.parametrize("adventure", nightly_except(RULES.adventures, "2", "13"))

A test that only measures, or that repeats another one for longer, is marked `@pytest.mark.nightly` as a
whole. Such a test proves no clause: `questboard rules GAME --coverage` doesn't count it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def nightly_except(cases: Iterable[Any], *kept: Any) -> list[Any]:
    """The cases of a test, of which `make test` runs those that are kept."""
    cases = list(cases)
    assert all(each in cases for each in kept), f"{kept} are not all among {cases}"
    return [each if each in kept else _nightly(each) for each in cases]


def _nightly(case: Any) -> Any:
    values = case if isinstance(case, tuple) else (case,)
    return pytest.param(*values, marks=pytest.mark.nightly)
