"""Marks: the places of a game that one looks for in a replay: its rounds, its turns, its turning points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

import msgspec

from questboard.beats import SceneBeat
from questboard.cues import AnyCue, Banner, Danger, Defeat, Ending

MarkKind: TypeAlias = Literal["round", "turn", "defeat", "danger", "ending"]


class Mark(msgspec.Struct):
    """A place of a game: a beat of an answer, each counted from 1."""

    ply: int
    beat: int
    kind: MarkKind
    text: str


def marks(ply: int, beats: Iterable[SceneBeat]) -> Iterator[Mark]:
    """The marks among the beats of an answer; a beat has at most one of each kind."""
    for number, beat in enumerate(beats, 1):
        found: dict[MarkKind, Mark] = {}
        for cue in beat.cues:
            kind = _kind(cue)
            if kind is not None and kind not in found:
                found[kind] = Mark(ply, number, kind, getattr(cue, "text", "") or beat.text)
        yield from found.values()


def _kind(cue: AnyCue) -> MarkKind | None:
    match cue:
        case Banner(level="round" | "turn" as level):
            return level
        case Defeat():
            return "defeat"
        case Danger():
            return "danger"
        case Ending():
            return "ending"
    return None
