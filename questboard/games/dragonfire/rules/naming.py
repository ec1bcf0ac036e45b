"""Texts that name an encounter: which can be named, and who escapes (DF-341)."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.dragonfire.hooks import ESCAPES
from questboard.games.dragonfire.rules.foes import immune
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState, Encounter, Play
from questboard.kernel import Note, choose, emit, may_choose

SHROUDED = Note("shrouded-{}")
"""A mark of turns for each encounter that no text may name in it."""


def can_be_named(s: DragonfirePosition, foe: Encounter, play: Play | None = None) -> bool:
    """Whether the text of a card, an item or a Feature may name an encounter."""
    if SHROUDED[foe.uid].is_set(s.turn):
        return False
    return play is None or not immune(s, foe, play)


async def name_encounter(
    s: DragonfireState,
    seat: int,
    prompt: str,
    foes: Sequence[Encounter],
    rule: str,
    play: Play | None = None,
    optional: bool = False,
    kind: str = "encounter",
    cause: str = "",
) -> Encounter | None:
    """A player names an encounter for a text; None where there is none, or where it escapes.

    `kind` is the kind of the question: what the encounter is named for; `cause` is the card that asks.
    """
    names = [foe.uid for foe in foes if can_be_named(s, foe, play)]
    if not names:
        return None
    if optional:
        chosen = await may_choose(seat, prompt, names, kind, rule, cause=cause)
    else:
        chosen = await choose(seat, prompt, names, kind, rule, cause=cause)
    foe = None if chosen is None else s.encounter(chosen)
    if foe is None:
        return None
    if play is not None and play.kind == "assist":
        s.turn.named.setdefault(play.id, []).append(foe.uid)  # Roper minds it
    if foe.name in ESCAPES and not foe.token and await ESCAPES[foe.name](s, foe):
        emit(s, "escaped", rule, encounter=foe.uid)
        return None
    return foe if s.encounter(foe.uid) is not None else None
