"""The Adventure that is played, and its challenges."""

from __future__ import annotations

from questboard.games.dragonfire.hooks import QUESTS, Adventure
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState
from questboard.kernel import emit


def quest(s: DragonfirePosition) -> Adventure:
    """What the Adventure that is played changes."""
    return QUESTS[s.adventure]


def fails(s: DragonfireState, challenge: str) -> None:
    """A challenge can't be fulfilled any more, if it was accepted."""
    if challenge in s.challenges and challenge not in s.broken:
        s.broken.append(challenge)
        emit(s, "challenge_failed", "DF-272", challenge=challenge)
