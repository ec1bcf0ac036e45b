"""Tutorials: a first game of each box, dealt from a fixed seed and explained step by step.

A tutorial is a file beside the game's ledger, `tutorial.yaml`. A step belongs to a point of the game (a
number of answers) and may recommend an answer. The tutorial ends for anyone who chooses differently,
because it can't explain a game that it doesn't know.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from questboard.content import Words, load_file
from questboard.games import folder_of


class TutorialStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """An explanation at one point of the game."""

    ply: int
    text: Words
    nodes: tuple[str, ...] = ()
    """The things on the table that it explains; its figures are theirs or those of the last events."""
    rules: tuple[str, ...] = ()
    """The clauses that it tells, from which its other figures come."""
    answer: str = ""
    """The label of the recommended option; empty for a step without one."""


class Tutorial(msgspec.Struct, frozen=True):
    """A tutorial: a person plays the first seat, bots the others."""

    seed: str
    bots: tuple[str, ...]
    steps: tuple[TutorialStep, ...]
    options: dict[str, Any] = {}


@cache
def load_tutorial(game: str) -> Tutorial | None:
    """The tutorial of a game; None if it has none."""
    path = folder_of(game) / "tutorial.yaml"
    return load_file(path, Tutorial) if path.is_file() else None
