"""Cues that single cards and Adventures declare beside the sentences of their own events (`shows`).

A card declares a cue with places for facts: `Condition("{encounter}", "at most {amount}")`. In fields that
name things a fact stands for its node, in the others for its words.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import msgspec

from questboard.cues import AnyCue
from questboard.games.dragonfire.cues.table import dragonfire_face
from questboard.games.dragonfire.cues.told import Told, face
from questboard.games.dragonfire.rules.quest import quest
from questboard.games.dragonfire.scene.ids import counter_id
from questboard.games.dragonfire.sentences import words_of

THINGS = ("thing", "card", "start", "end")
"""The fields of a cue that name things."""


def shown(template: AnyCue, told: Told) -> AnyCue:
    """A declared cue, filled in for an event."""
    nodes, words = _nodes(told), words_of(told.facts, told.names)
    changes: dict[str, Any] = {}
    for field in template.__struct_fields__:
        value = getattr(template, field)
        if isinstance(value, str) and "{" in value:
            changes[field] = value.format_map(nodes if field in THINGS else words)
    if "face" in template.__struct_fields__:
        changes["face"] = _face(told)
    return msgspec.structs.replace(template, **changes)


def _nodes(told: Told) -> dict[str, str]:
    """The nodes of the facts, and of what belongs to the player they are about."""
    nodes: dict[str, str] = defaultdict(str)
    nodes |= {note.key: counter_id(note.key) for note in quest(told.view).counters}
    if "encounter" in told.facts:
        nodes["encounter"] = told.foe
    if "player" in told.facts:
        nodes |= {"player": told.who, "hand": told.hand, "pile": told.pile}
        if "card" in told.facts:
            nodes["card"] = told.play(told.facts["card"], told.seat) or told.who
    return nodes


def _face(told: Told) -> Any:
    """The card that the event is about, where the viewer knows it."""
    if "dragonfire" in told.facts:
        return dragonfire_face(told, told.facts["dragonfire"])
    cards = told.facts.get("cards") or (told.facts.get("card"),)
    return face(cards[0]) if cards[0] else None
