"""The abilities of the Character screens: they work while Stunned, and cost nothing (dossier 6).

Relentless Endurance is part of becoming Stunned (`rules/health.py`), and Well Connected of laying out
the Market (`rules/setup.py`).
"""

from __future__ import annotations

from questboard.games.dragonfire.cards.wearables import strikes
from questboard.games.dragonfire.rules.checks import reveal_for_check
from questboard.games.dragonfire.rules.market import DISCOUNTS
from questboard.games.dragonfire.rules.moments import Blow, FailedCheck
from questboard.games.dragonfire.rules.registry import reaction
from questboard.games.dragonfire.state import DragonfireState

DISCOUNTS["silver-tongue"] = 1


@reaction("dwarven-resilience", Blow, "Take 1 less of the {amount} damage?", "DF-365", when=strikes)
async def dwarven_resilience(s: DragonfireState, seat: int, blow: Blow) -> None:
    """Once per Scene take 1 less damage."""
    blow.amount = max(0, blow.amount - 1)


@reaction(
    "keen-mind",
    FailedCheck,
    "Reveal one more card?",
    "DF-150",
    when=lambda s, seat, failed: failed.seat == seat and not failed.result,
)
async def keen_mind(s: DragonfireState, seat: int, failed: FailedCheck) -> None:
    """Once per Scene, one more card for a failed Skill Check."""
    failed.result = await reveal_for_check(s, failed.check)
