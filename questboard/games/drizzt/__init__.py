"""The Legend of Drizzt (2011): one to five Heroes in the Underdark, on the Adventure System.

`content/` is what is printed, `cards/` what cards do, `adventures/` the thirteen adventures.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from questboard.games.adventure import words
from questboard.games.adventure.game import AdventureRules
from questboard.games.adventure.knowledge import AdventureView
from questboard.games.drizzt.box import BOX
from questboard.games.drizzt.state import DrizztState, Options
from questboard.kernel import Ask
from questboard.scene import Scene


class Drizzt(AdventureRules):
    """The rules of The Legend of Drizzt."""

    name = "drizzt"
    title = "The Legend of Drizzt"
    version = 1
    seats = range(1, 6)
    options = Options
    adventures = tuple(BOX.adventures)
    state = DrizztState
    box = BOX
    reveals = frozenset(words.REVEALS)

    def chosen(self, seats: int, options: Any) -> str:
        """The adventure that is played; a first game is number 1 alone and number 2 together (LD-030)."""
        if options.adventure == "first":
            return "1" if seats == 1 else "2"
        return str(options.adventure)

    def scene(self, view: AdventureView, ask: Ask[Any] | None, names: Sequence[str]) -> Scene:
        """What to draw, in the looks of this box."""
        from questboard.games.drizzt.scene import build_scene  # only tables that are looked at need it

        return build_scene(view, ask, names, self)


RULES = Drizzt()
