"""The rule options of a table of Wrath of Ashardalon, and its state."""

from __future__ import annotations

from questboard.games.adventure.state import AdventureOptions, AdventureState


class Options(AdventureOptions, frozen=True, kw_only=True):
    """The rule options of this box."""

    doors: bool = False
    hard: bool = False


class AshardalonState(AdventureState):
    """The whole truth of a game."""

    options: Options
