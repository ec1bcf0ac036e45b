"""Beats as a seat sees them: what happened after an answer, in words, cues and changes of the scene."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from questboard.cues import AnyCue
from questboard.kernel import Table
from questboard.kernel.events import Event
from questboard.scene import Scene
from questboard.scene_patch import Patch, difference


class SceneBeat(msgspec.Struct, omit_defaults=True):
    """Something that happened, as one seat sees it."""

    text: str = ""
    """The line of the log about it; empty for what is only seen."""
    rule: str = ""
    cues: list[AnyCue] = []
    patch: Patch | None = None
    """How the scene changes; None where it doesn't. A last beat without a patch leads to the scene that comes
    with the beats."""


def scene_beats(
    table: Table[Any, Any], seat: int, names: Sequence[str], shown: Scene | None, *, last: bool = True
) -> list[SceneBeat]:
    """The beats of the latest answer for a seat; `shown` is what it has seen before.

    An event of which the seat learns nothing has no beat; what it changed is seen with the next one.
    Without `shown` there are no patches, and the `last` beat needs none where the scene after the answer is
    at hand: most answers lead to one event, so this saves most of the work.
    """
    told = list(_told(table, seat, names))
    beats, drawn = [], None
    for number, (event, view, text, cues) in enumerate(told, start=1):
        patch = None
        if shown is not None and view != drawn and (last or number < len(told)):
            scene = table.rules.scene(view, None, names)
            patch, shown, drawn = difference(shown, scene), scene, view
        beats.append(SceneBeat(text, event.rule, list(cues), patch or None))
    return beats


def _told(
    table: Table[Any, Any], seat: int, names: Sequence[str]
) -> Iterator[tuple[Event, Any, str, Sequence[AnyCue]]]:
    """The events of which a seat learns, each with its view, its line of the log and its cues."""
    rules, before = table.rules, _event_before(table)
    for beat in table.beats:
        event, view = beat.event.seen_by(seat), table.beat_view(beat, seat)
        text, cues = rules.log_line(event, names, before), rules.cues(event, view, names)
        before = beat.event
        if text or cues:
            yield event, view, text, cues


def _event_before(table: Table[Any, Any]) -> Event | None:
    """The last event before those of the latest answer."""
    number = len(table.journal) - len(table.beats)
    return table.journal[number - 1] if number > 0 else None
