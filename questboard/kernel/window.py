"""Windows: "does anyone react?" is one function.

An event object (an attack about to be rolled, a wound about to be taken) is offered to each seat
in turn order until it passes. A reaction bends the object; the rule that opened the window then
goes on with what is left of it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import Any, TypeVar

from questboard.kernel.ask import may_choose

E = TypeVar("E")


async def window(
    event: E,
    seats: Iterable[int],
    reactions: Callable[[int, E], Sequence[Any]],
    react: Callable[[int, Any, E], Awaitable[None]],
    prompt: str,
    kind: str,
    rule: str,
    **about: Any,
) -> E:
    """Offer `event` to each seat until it passes or has nothing left to react with."""
    for seat in seats:
        while reactions(seat, event):
            offer = partial(reactions, seat, event)
            reaction = await may_choose(seat, prompt, offer, kind, rule, **about)
            if reaction is None:
                break
            await react(seat, reaction, event)
    return event
