"""What there is to see and hear of events: one place that knows the cues of every kind.

`figures` is what moves, `fights` what attacks and hurts, `cards` what is drawn and used, `course` turns,
tiles and the end. Cards and adventures say the cues of their own events with the makers that are here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from types import MappingProxyType

from questboard.cues import AnyCue
from questboard.games.adventure.cues.cards import CARDS
from questboard.games.adventure.cues.course import COURSE
from questboard.games.adventure.cues.fights import FIGHTS
from questboard.games.adventure.cues.figures import FIGURES
from questboard.games.adventure.hooks import Declared, Seen, Show
from questboard.games.adventure.hooks.tables import REGISTRY
from questboard.games.adventure.state import AdventureView
from questboard.kernel import Event

CUES: Mapping[str, Show] = MappingProxyType({**FIGURES, **FIGHTS, **CARDS, **COURSE})
"""Cues by the kind of event."""


@cache
def shown(kind: str) -> Show | None:
    """How a kind of event is shown: as the rules have it, or as the card that emits it says."""
    if kind in CUES:
        return CUES[kind]
    own = [card.shows for card in REGISTRY if isinstance(card, Declared) and kind in card.shows]
    return own[0][kind] if own else None


def build_cues(event: Event, view: AdventureView) -> Sequence[AnyCue]:
    """The cues of an event as a seat has seen it, with that seat's view right after it."""
    show = shown(event.kind)
    return show(Seen(event, view)) if show else ()
