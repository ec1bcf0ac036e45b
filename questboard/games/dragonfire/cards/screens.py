"""The abilities of the Character screens."""

from __future__ import annotations

from questboard.games.dragonfire.cards.features import own_failure
from questboard.games.dragonfire.cards.wearables import strikes
from questboard.games.dragonfire.hooks import Ability, reaction
from questboard.games.dragonfire.rules.checks import reveal_for_check
from questboard.games.dragonfire.rules.moments import Blow, FailedCheck
from questboard.games.dragonfire.state import DragonfireState


class RelentlessEndurance(Ability, id="relentless-endurance"):
    """Keep your hand when you become Stunned."""

    keeps_hand = True


class DwarvenResilience(Ability, id="dwarven-resilience"):
    """Once per Scene take 1 less damage."""

    @reaction(Blow, "Take 1 less of the {amount} damage?", "DF-365", strikes)
    async def soften(self, s: DragonfireState, seat: int, blow: Blow) -> None:
        blow.amount = max(0, blow.amount - 1)


class KeenMind(Ability, id="keen-mind"):
    """Once per Scene, one more card for a failed Skill Check."""

    @reaction(FailedCheck, "Reveal one more card?", "DF-150", own_failure)
    async def think_twice(self, s: DragonfireState, seat: int, failed: FailedCheck) -> None:
        failed.result = await reveal_for_check(s, failed.check)


class SilverTongue(Ability, id="silver-tongue"):
    """Once per Scene a card costs 1 gold less."""

    discount = 1


class WellConnected(Ability, id="well-connected"):
    """The Market has one slot more."""

    market_slots = 1
