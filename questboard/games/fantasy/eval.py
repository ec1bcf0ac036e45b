"""Advice for bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from questboard.games.fantasy.state import FantasyState
from questboard.kernel import Ask


def value(s: FantasyState) -> list[float]:
    """About each side's chance to win."""
    return [0.5] * s.seats


def inclination(s: FantasyState, ask: Ask[Any]) -> Sequence[float]:
    """What a hurried player would rather do."""
    return [1.0] * len(ask.options)
