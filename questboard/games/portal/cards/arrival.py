"""What Hero effects share: whom they may strike, and drawing for them."""

from __future__ import annotations

from questboard.games.portal.rules.actions import draw
from questboard.games.portal.state import PortalState

RULE = "YP-072"


def opponents(s: PortalState, player: int) -> list[int]:
    """The other players, in turn order."""
    count = len(s.players)
    return [(player + turn) % count for turn in range(1, count)]


async def draw_cards(s: PortalState, player: int, number: int) -> None:
    """Draw cards, each from a deck of the player's choice."""
    for _ in range(number):
        await draw(s, player, "Draw from which deck?", RULE)


def with_gems(s: PortalState, player: int) -> list[int]:
    """Opponents who own a standard Gem; White Diamonds are safe (YP-147)."""
    return [other for other in opponents(s, player) if any(s.players[other].gems.values())]
