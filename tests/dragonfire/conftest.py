"""What tests of Dragonfire share."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from questboard.games.dragonfire.hooks import REGISTRY
from questboard.kernel import Card

Declare = Callable[[type[Card]], None]


@pytest.fixture
def declare() -> Iterator[Declare]:
    """Give a card another text for the time of a test: declare it again."""
    hooks = [table for _, _, table in REGISTRY._hooks]
    tables = [*REGISTRY._kinds, *hooks, *REGISTRY._reactions.values()]
    before = [dict(table) for table in tables]
    cards = list(REGISTRY)

    def enter(card: type[Card]) -> None:
        for table in tables:
            for name in card.ids:
                dict.pop(table, name, None)
        REGISTRY.add(card)

    yield enter
    REGISTRY._cards[:] = cards
    for table, entries in zip(tables, before, strict=True):
        dict.clear(table)
        dict.update(table, entries)
