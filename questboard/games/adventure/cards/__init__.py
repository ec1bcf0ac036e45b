"""What all boxes share: verbs of the Hero Phase, conditions, tokens, families of cards, notes of rules."""

from __future__ import annotations

from questboard.games.adventure.cards import conditions, things, verbs
from questboard.games.adventure.rules import exploring, marks, rewards, turn

MODULES = (conditions, things, verbs, exploring, marks, rewards, turn)
"""The modules whose cards and notes every box enters."""
