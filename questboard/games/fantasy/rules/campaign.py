"""The campaign: what happens between adventures (FA-098 to FA-102, FA-210, FA-211)."""

from __future__ import annotations

from questboard.games.fantasy.rules.steps import STEPS
from questboard.games.fantasy.state import FantasyState


@STEPS
async def adventure_over(s: FantasyState) -> None:
    """An adventure of a campaign is over."""
