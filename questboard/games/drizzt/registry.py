"""What the cards and adventures of the box do, entered into the registry."""

from __future__ import annotations

from questboard.games.adventure.hooks.tables import enter
from questboard.games.adventure.rules import turn
from questboard.games.adventure.rules.steps import AdventureSteps
from questboard.games.drizzt import adventures, cards
from questboard.games.drizzt.box import BOX

enter(BOX, (*cards.MODULES, *adventures.MODULES))
STEPS = AdventureSteps({**turn.STEPS, **adventures.dawn.STEPS})
"""The steps of every box, and those of its adventures."""
