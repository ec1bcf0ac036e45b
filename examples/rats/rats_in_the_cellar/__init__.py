"""Rats in the Cellar: a box of the Adventure System in a package of its own, as small as one can be.

`content/` is what is printed, `cards` what cards do, `quest` the adventure. `box` comes before these: cards
look into the catalogue when they are declared.
"""

from __future__ import annotations

from typing import Literal

from questboard.games import Box
from questboard.games.adventure.game import AdventureRules
from questboard.games.adventure.hooks.tables import enter
from questboard.games.adventure.state import AdventureOptions, AdventureState
from rats_in_the_cellar import box, cards, quest


class Options(AdventureOptions, frozen=True, kw_only=True):
    """The rule options of this box: those of every box, with the adventures that it has."""

    adventure: Literal["first", "1"] = "first"


class RatsState(AdventureState):
    """The whole truth of a game."""

    options: Options


class Rats(AdventureRules):
    """The rules of Rats in the Cellar."""

    name = "rats"
    title = "Rats in the Cellar"
    version = 1
    seats = range(1, 3)
    options = Options
    adventures = tuple(box.BOX.adventures)
    state = RatsState
    box = box.BOX


enter(box.BOX, (cards, quest))
RULES = Rats()
BOX = Box("rats", "Rats in the Cellar", 2026, "1-2", "15", "light", package="rats_in_the_cellar")
