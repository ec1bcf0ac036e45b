"""One test for all entries of a table, of which pytest would otherwise collect and run a thousand."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import update_wrapper
from typing import Any


def for_each(entries: Iterable[tuple[str, Any]]) -> Callable[[Callable[[Any], None]], Callable[[], None]]:
    """Have a test hold for every entry; each that it doesn't hold for is named."""
    table = list(entries)

    def decorate(test: Callable[[Any], None]) -> Callable[[], None]:
        def holds_for_all() -> None:
            assert table, "there is nothing to look at"
            failures = []
            for name, entry in table:
                try:
                    test(entry)
                except AssertionError as failure:
                    failure.add_note(f"This is about {name}.")
                    failures.append(failure)
            if failures:
                raise ExceptionGroup(f"{len(failures)} of {len(table)} entries", failures)

        update_wrapper(holds_for_all, test)
        del holds_for_all.__dict__["__wrapped__"]  # pytest would take the entry for a fixture
        return holds_for_all

    return decorate
