"""The table's switches of The Legend of Drizzt, and its state."""

from __future__ import annotations

from typing import Literal

from questboard.games.adventure.state import AdventureState
from questboard.kernel import Fixed


class Options(Fixed, frozen=True, kw_only=True):
    """The table's switches. Each changes a clause of the ledger, which says why."""

    adventure: Literal["first", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13"] = "first"
    heroes: Literal["choose", "random"] = "choose"
    powers: Literal["suggested", "free", "random"] = "suggested"
    surges: Literal["printed", "1", "2", "3"] = "printed"
    first_player: Literal["rolled", "1", "2", "3", "4", "5"] = "rolled"
    auto_ties: bool = False
    guests: bool = False


class DrizztState(AdventureState):
    """The whole truth of a game."""

    options: Options
