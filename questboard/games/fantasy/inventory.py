"""What can't get lost: every Item card in play and every Monster card of the adventure."""

from __future__ import annotations

from questboard.games.fantasy.state import FantasyState


def inventory(s: FantasyState) -> dict[str, int]:
    """How many of each thing there are in an adventure."""
    return {"heroes": len(s.heroes) or 4}
