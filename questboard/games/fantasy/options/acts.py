"""What a figure does in its turn: the menus are in `turn`, each verb in the chapter that it belongs to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from questboard.games.fantasy.options.base import FantasyItem
from questboard.games.fantasy.state import FantasyState, Hero
from questboard.games.fantasy.tactics import Outlook, last_steps

# What deeds of heroes are worth to a bot is measured in HP, like everything in `tactics`. The figures were
# set by hand so that deeds come in a sensible order.
NO_USE = -0.8
"""What gains nothing by itself, such as an exchange: better than what is unwise, worse than to stop here."""


class Prospects(Outlook):
    """What a hero who acts sees in his places, and what his own is worth after one more action."""

    def __init__(self, s: FantasyState, hero: Hero) -> None:
        super().__init__(s, hero)
        actions = s.turn.actions
        self.here = self.place(hero.square, actions - 1)
        self.left = actions if s.turn.moving else actions - 1
        """The actions that are left after a walk."""
        self.chests = [chest.square for chest in s.chests] if self.calm else []
        """Where chests stand that nobody has to fight for."""
        self.last_steps = last_steps(s, hero)


class Act(FantasyItem):
    """Something that a hero or a monster may do in its turn."""

    rule: ClassVar[str] = ""
    """The clause behind it."""
    gains: ClassVar[float] = NO_USE
    """What a hero gains by it, if that is always the same."""

    @property
    def actor(self) -> str:
        """The hero or monster who acts."""
        return self.view.turn.figure

    def clause(self, act: Any) -> str:
        """The clause of the verb."""
        return self.rule

    def nodes(self, act: Any) -> tuple[str, ...]:
        """The figure that acts."""
        return self.figure_nodes(self.actor)

    def worths(self, prospects: Prospects, acts: Sequence[Any]) -> list[float]:
        """What such acts are worth to a hero: what each gains, and where it leaves him."""
        here = prospects.here
        return [here + self.gain(prospects, act) for act in acts]

    def gain(self, prospects: Prospects, act: Any) -> float:
        """What a hero gains by it."""
        return self.gains


class Closing(Act):
    """An end of something; it is about nothing on the table."""

    def nodes(self, act: Any) -> tuple[str, ...]:
        """Nothing."""
        return ()
