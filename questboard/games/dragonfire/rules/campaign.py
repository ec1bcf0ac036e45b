"""The campaign: XP, the Long Rest with Features and Magic Items, the next Adventure (DF-266 to DF-332)."""

from __future__ import annotations

from questboard.games.dragonfire.rules.turn import STEPS
from questboard.games.dragonfire.state import DragonfireState


@STEPS
async def outfit(s: DragonfireState, seat: int) -> None:
    """Features and Magic Items of a character that begins at a higher level."""


@STEPS
async def equip(s: DragonfireState, seat: int) -> None:
    """Which Magic Items go into the Equipment Pack."""


@STEPS
async def adventure_over(s: DragonfireState) -> None:
    """XP are credited."""
