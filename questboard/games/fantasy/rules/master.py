"""The Dungeon Master's choices: a person at his seat makes them, or the automatic Dungeon Master."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from questboard.games.fantasy.state import NOBODY, FantasyState
from questboard.kernel import choose

T = TypeVar("T")


async def master_chooses(
    s: FantasyState,
    prompt: str,
    options: Callable[[], Sequence[T]],
    kind: str,
    rule: str,
    **about: Any,
) -> T:
    """The Dungeon Master's choice; the automatic one takes the first, which is smallest by row and column."""
    if s.master == NOBODY:
        return options()[0]
    answer: T = await choose(s.master, prompt, options, kind, rule, **about)
    return answer
