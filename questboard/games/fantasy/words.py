"""What things are called, and a sentence for each event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from questboard.kernel import Event

REVEALS = frozenset({"revealed"})


def word(kind: str, value: Any) -> str:
    """What a thing is called."""
    return str(value)


def describe(event: Event, names: Sequence[str]) -> str:
    """One sentence for an event."""
    return f"{event.kind} {event.facts}"
