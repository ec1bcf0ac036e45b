"""The guide: a first game of each box, dealt from a fixed seed and explained step by step.

A guide is a file beside the game's ledger, `guide.yaml`. A step belongs to a moment of the game
(how many answers have been given) and may name the answer that it advises. Whoever answers
otherwise plays on alone: the guide can't explain a game that it doesn't know.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from questboard.content import Words, load_file
from questboard.games import folder_of


class GuideStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to say at a moment of the game."""

    ply: int
    text: Words
    nodes: tuple[str, ...] = ()
    """The things on the table that it speaks of."""
    answer: str = ""
    """The label of the advised option; empty for a step that is only read."""


class Guide(msgspec.Struct, frozen=True):
    """A guided game: the person sits on the first seat, bots on the others."""

    seed: str
    bots: tuple[str, ...]
    steps: tuple[GuideStep, ...]
    options: dict[str, Any] = {}


@cache
def load_guide(game: str) -> Guide | None:
    """The guide of a game, or None where there is none yet."""
    path = folder_of(game) / "guide.yaml"
    return load_file(path, Guide) if path.is_file() else None
