"""`@rule("YP-053")` over a test: this test would fail if the clause were broken."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[T], T]:
    """Mark a test with the clauses that it proves."""

    def mark(test: T) -> T:
        import pytest  # here, so that the package works where pytest isn't installed

        marked: T = pytest.mark.rule(*ids)(test)
        return marked

    return mark
