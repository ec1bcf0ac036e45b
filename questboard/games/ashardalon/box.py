"""The box, opened: its content is in the catalogue, and its cards and adventures are in the registry."""

from __future__ import annotations

from pathlib import Path

from questboard.games.adventure.cards import MODULES as SHARED
from questboard.games.adventure.content import load_box, open_box
from questboard.games.adventure.hooks.tables import enter
from questboard.games.adventure.rules import turn
from questboard.games.adventure.rules.steps import AdventureSteps

BOX = open_box(load_box("ashardalon", Path(__file__).parent / "content", guests="WA-012"))

from questboard.games.ashardalon import adventures, cards  # noqa: E402  (they look into the catalogue)

enter(BOX, (*SHARED, *cards.MODULES, *adventures.MODULES))
STEPS = AdventureSteps({**turn.STEPS, **cards.adventure_cards.STEPS, **adventures.campaigns.STEPS})
"""The steps of every box, and those of its adventures."""
