"""The rule options of a table of The Legend of Drizzt, and its state."""

from __future__ import annotations

from questboard.games.adventure.state import AdventureOptions, AdventureState


class Options(AdventureOptions, frozen=True, kw_only=True):
    """The rule options of this box: those of every box."""


class DrizztState(AdventureState):
    """The whole truth of a game."""

    options: Options
