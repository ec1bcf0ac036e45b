"""Actions and effects by name, so that chapters which call each other can do so."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

from questboard.games.portal.state import HeroId, PortalState

Action: TypeAlias = Callable[[PortalState, int, bool], Coroutine[Any, Any, None]]
"""Performs an action for a player; when it is optional the player may pass."""

HeroEffect: TypeAlias = Callable[[PortalState, int, HeroId], Coroutine[Any, Any, None]]
"""Resolves an effect for a player as that of a Hero."""

ACTIONS: dict[str, Action] = {}
HERO_EFFECTS: dict[str, HeroEffect] = {}


def action(name: str) -> Callable[[Action], Action]:
    """Enter an action under the name that tiles and bonuses call it by."""

    def enter(function: Action) -> Action:
        ACTIONS[name] = function
        return function

    return enter


def effect(code: str) -> Callable[[HeroEffect], HeroEffect]:
    """Enter a Hero effect under its code."""

    def enter(function: HeroEffect) -> HeroEffect:
        HERO_EFFECTS[code] = function
        return function

    return enter
