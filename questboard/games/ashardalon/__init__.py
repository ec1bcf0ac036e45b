"""Wrath of Ashardalon (2011): one to five Heroes under Firestorm Peak, on the Adventure System.

`content/` is what is printed, `cards/` what cards do, `adventures/` the thirteen adventures. `box` comes
before `registry`: cards look into the catalogue when they are declared.
"""

from __future__ import annotations

from questboard.games.adventure.game import AdventureRules
from questboard.games.ashardalon.box import BOX
from questboard.games.ashardalon.language import DOMAIN
from questboard.games.ashardalon.options import KINDS
from questboard.games.ashardalon.registry import STEPS
from questboard.games.ashardalon.state import AshardalonState, Options


class Ashardalon(AdventureRules):
    """The rules of Wrath of Ashardalon."""

    name = "ashardalon"
    domain = DOMAIN
    title = "Wrath of Ashardalon"
    version = 2
    seats = range(1, 6)
    options = Options
    adventures = tuple(BOX.adventures)
    state = AshardalonState
    steps = STEPS
    box = BOX
    kinds = KINDS


RULES = Ashardalon()
