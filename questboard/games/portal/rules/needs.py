"""Performing actions, and which Action tiles can be used (YP-041, YP-134)."""

from __future__ import annotations

from collections.abc import Sequence

from questboard.games.portal.content import tile_actions
from questboard.games.portal.hooks import ACTIONS, DEEDS, NEEDS
from questboard.games.portal.state import COLORS, Bonus, PortalState
from questboard.kernel import Refusal


async def perform(s: PortalState, player: int, action: str, optional: bool, bonus: Bonus) -> str | None:
    """Perform an action, which the player may pass if it is optional; why it wasn't possible, or None."""
    reason = NEEDS[action](s, player)
    if reason is None:
        await DEEDS[action](s, player, optional, bonus)
    return reason


def obstacle(s: PortalState, player: int, color: str) -> str | None:
    """Why a tile can't be used, or None. Actions are tested left to right (YP-134)."""
    actions = tile_actions(s.options.tile_layout, color, s.players[player].tiles[color])
    for position, action in enumerate(actions):
        reason = NEEDS[action](s, player)
        if reason and not _enabled(s, action, actions[:position], reason):
            return reason
    return None


def _enabled(s: PortalState, action: str, earlier: Sequence[str], reason: str) -> bool:
    """Whether earlier actions of the same side make an action possible (YP-041)."""
    return s.options.tile_check == "sequential" and ACTIONS[action].enabled(earlier, reason)


def usable_tiles(s: PortalState, player: int) -> list[str]:
    """The tiles that the player can activate."""
    return [color for color in COLORS if obstacle(s, player, color) is None]


def refused_tiles(s: PortalState, player: int) -> list[Refusal]:
    """The tiles that can't be activated, and why."""
    return [Refusal(color, reason, "YP-041") for color in COLORS if (reason := obstacle(s, player, color))]
