"""What a position is worth, for bots. They call this on tables they imagine, never on the true one."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any

from questboard.games.portal.rules.scoring import final_scores
from questboard.games.portal.state import PortalState
from questboard.kernel import Ask


def lead(s: PortalState) -> list[float]:
    """How far each player is ahead of the best other one, in Victory Points."""
    totals = [float(score.total) for score in final_scores(s)]
    if s.solo:
        return totals
    return [mine - max(totals[:i] + totals[i + 1 :]) for i, mine in enumerate(totals)]


def value(s: PortalState) -> list[float]:
    """About each player's chance to win."""
    return [1 / (1 + exp(-points / 15)) for points in lead(s)]


def inclination(s: PortalState, ask: Ask[Any]) -> Sequence[float]:
    """A quick weight for each option."""
    return [1.0] * len(ask.options)
