"""The Legend of Drizzt (2011): one to five Heroes in the Underdark, on the Adventure System.

`content/` is what is printed, `cards/` what cards do, `adventures/` the thirteen adventures. `box` comes
before `registry`: cards look into the catalogue when they are declared.
"""

from __future__ import annotations

from questboard.games.adventure import log
from questboard.games.adventure.game import AdventureRules
from questboard.games.drizzt.box import BOX
from questboard.games.drizzt.language import DOMAIN
from questboard.games.drizzt.registry import STEPS
from questboard.games.drizzt.state import DrizztState, Options


class Drizzt(AdventureRules):
    """The rules of The Legend of Drizzt."""

    name = "drizzt"
    domain = DOMAIN
    title = "The Legend of Drizzt"
    version = 2
    seats = range(1, 6)
    options = Options
    adventures = tuple(BOX.adventures)
    state = DrizztState
    steps = STEPS
    box = BOX
    reveals = log.reveals()


RULES = Drizzt()
