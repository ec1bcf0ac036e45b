"""Events: rules tell what happened, each with its rule and with who may see which part.

The text log, motion on the table, statistics and reviews are all made of events. They are no part
of the state's identity: a table that nobody watches (a bot's imagined one) tells nothing.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from types import FrameType
from typing import TYPE_CHECKING, Any

import msgspec

from questboard.kernel.cards import Card

if TYPE_CHECKING:
    from questboard.kernel.state import GameState

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

    def seen_by(self, seat: int) -> Event:
        """The event as one seat may know it."""
        if not self.secret:
            return self
        facts = {**self.facts, **self.secret} if seat in self.to else self.facts
        return Event(self.kind, self.rule, facts, ply=self.ply, cause=self.cause)


def emit(
    s: GameState,
    kind: str,
    rule: str,
    secret: dict[str, Any] | None = None,
    to: Sequence[int] = (),
    **facts: Any,
) -> None:
    """Tell what happened by which rule; `secret` facts reach only the seats in `to`.

    A fact that takes work is given as a function, which is called only if somebody listens. The card whose
    hook is running is the event's cause.
    """
    if s.events is not None:
        cause = running_card(sys._getframe(1))
        found = {name: fact() if callable(fact) else fact for name, fact in facts.items()}
        s.events.append(Event(kind, rule, found, secret or {}, tuple(to), cause=cause))


def running_card(frame: FrameType | None) -> str:
    """The id of the card whose method is running in this frame, or in the nearest one that called it.

    Rules needn't hand the card on from call to call, and a table that nobody watches never looks.
    """
    while frame is not None:
        card = frame.f_locals.get("self") if "self" in frame.f_code.co_varnames[:1] else None
        if isinstance(card, Card):
            return card.id
        frame = frame.f_back
    return ""
