"""What both boxes share: verbs of the Hero Phase, conditions, marks, tokens, and families of cards."""

from __future__ import annotations

from questboard.games.adventure.cards import conditions, things, verbs

MODULES = (conditions, things, verbs)
