"""Positions as text."""

from __future__ import annotations

from questboard.games.fantasy.state import FantasyState


def parse(text: str) -> FantasyState:
    """A position from text."""
    raise NotImplementedError


def notate(s: FantasyState) -> str:
    """A position as text."""
    raise NotImplementedError
