"""What the cards and adventures of the box do, entered into the registry."""

from __future__ import annotations

from questboard.games.adventure.cards import MODULES as SHARED
from questboard.games.adventure.hooks.tables import enter
from questboard.games.adventure.rules import turn
from questboard.games.adventure.rules.steps import AdventureSteps
from questboard.games.ashardalon import adventures, cards
from questboard.games.ashardalon.box import BOX

enter(BOX, (*SHARED, *cards.MODULES, *adventures.MODULES))
STEPS = AdventureSteps({**turn.STEPS, **cards.adventure_cards.STEPS, **adventures.campaigns.STEPS})
"""The steps of every box, and those of its adventures."""
