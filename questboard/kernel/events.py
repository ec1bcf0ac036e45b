"""Events: rules tell what happened, each with its rule and with who may see which part.

The text log, motion on the table, statistics and reviews are all made of events. They are no part
of the state's identity: a table that nobody watches (a bot's imagined one) tells nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Sequence
from types import FrameType
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from questboard.kernel.cards import Card

if TYPE_CHECKING:
    from questboard.kernel.state import GameState

T = TypeVar("T")

SPECTATOR = -1
"""The seat of somebody who only watches: it may know what everybody knows."""


class Event(msgspec.Struct, omit_defaults=True, gc=False):
    """Something that happened: facts for everybody, and perhaps a secret for some seats."""

    kind: str
    rule: str
    facts: dict[str, Any]
    secret: dict[str, Any] = {}
    to: tuple[int, ...] = ()
    ply: int = 0
    cause: str = ""
    """The card that made it happen, if one did."""
    by_figures: bool = False
    """The card did so by its figures alone, as a Monster that attacks does; the log needn't name it again."""

    def seen_by(self, seat: int) -> Event:
        """The event as one seat may know it."""
        if not self.secret:
            return self
        facts = {**self.facts, **self.secret} if seat in self.to else self.facts
        return Event(self.kind, self.rule, facts, ply=self.ply, cause=self.cause, by_figures=self.by_figures)


def emit(
    s: GameState,
    kind: str,
    rule: str,
    secret: dict[str, Any] | None = None,
    to: Sequence[int] = (),
    cause: str = "",
    **facts: Any,
) -> None:
    """Tell what happened by which rule; `secret` facts reach only the seats in `to`.

    A fact that takes work is given as a function, which is called only if somebody listens. The event's cause
    is the card whose hook is running, or for which the rules act (`because_of`), unless another one is given.
    """
    if s.events is not None:
        cause, by_figures = (cause, True) if cause else running_card(sys._getframe(1))
        found = {name: fact() if callable(fact) else fact for name, fact in facts.items()}
        s.events.append(Event(kind, rule, found, secret or {}, tuple(to), 0, cause, by_figures))


async def because_of(cause: str, effect: Awaitable[T]) -> T:
    """Have the rules do something for a card that is figures only: it is the cause of what comes of that.

    Where a hook has the rules do so, its card remains the cause.
    """
    return await effect


def running_card(frame: FrameType | None) -> tuple[str, bool]:
    """The id of the card whose method is running in this frame, or in the nearest one that called it.

    If there is none, it is the card for which the rules act, and the second value is true. Rules needn't hand
    the card on from call to call, and a table that nobody watches never looks.
    """
    acting = ""
    while frame is not None:
        card = frame.f_locals.get("self") if "self" in frame.f_code.co_varnames[:1] else None
        if isinstance(card, Card):
            return card.id, False
        if not acting and frame.f_code is because_of.__code__:
            acting = frame.f_locals["cause"]
        frame = frame.f_back
    return acting, acting != ""
