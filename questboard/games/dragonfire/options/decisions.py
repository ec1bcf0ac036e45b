"""Questions that are answered by yes or no, each kind with another weight."""

from __future__ import annotations

from typing import ClassVar

from questboard.games.dragonfire.content import ADVENTURES
from questboard.games.dragonfire.options.base import NEVER, DragonfireOption
from questboard.games.dragonfire.rules.attack import forecast
from questboard.games.dragonfire.state import DragonfireState


class YesOrNo(DragonfireOption, id="yes"):
    """Whether to use something that one may use: what is offered is mostly good."""

    weight: ClassVar[float] = 4.0
    """The weight of a yes; a no weighs 1."""

    def prior(self, s: DragonfireState, option: bool) -> float:
        """Most often yes."""
        return self.agreeing(s) if option else 1.0

    def agreeing(self, s: DragonfireState) -> float:
        """The weight of a yes."""
        return self.weight


class EncounterSucceeds(YesOrNo, id="whether an encounter succeeds"):
    """Whether an encounter succeeds in a Save that a player decides (DF-191)."""

    weight = 0.05


class DrawForSwords(YesOrNo, id="whether to draw for Swords"):
    """Whether to draw for a set of three Swords (DF-390): with too many cards, some can be discarded."""

    weight = 1 / NEVER


class Sacrifice(YesOrNo, id="whether to lose HP"):
    """Whether to lose HP for something useful."""

    weight = 0.4


class AcceptChallenge(YesOrNo, id="whether to accept a challenge"):
    """Whether to accept a bonus challenge (DF-272)."""

    weight = 0.4

    def explanation(self) -> str:
        """What the challenge demands, and what it pays."""
        challenge = self.ask.about["challenge"]
        found = next(each for card in ADVENTURES.values() for each in card.challenges if each.id == challenge)
        return f"{found.text} It pays {found.xp} XP if the party completes the Adventure."


class DamageRatherThanProtection(YesOrNo, id="whether to deal damage or protect"):
    """Whether to deal damage; otherwise the active player takes less."""

    weight_under_attack: ClassVar[float] = 0.3
    """The weight of damage if the active player is going to take some."""

    def agreeing(self, s: DragonfireState) -> float:
        """Protection comes first."""
        return self.weight_under_attack if forecast(s, s.turn.seat) else self.weight
