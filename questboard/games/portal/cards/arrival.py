"""What Hero effects share: whom they may strike, and drawing for them."""

from __future__ import annotations

from questboard.games.portal.cards.actions import FIRST_DRAW, ONE_DRAW, SECOND_DRAW
from questboard.games.portal.hooks import NEEDS, HeroEffect
from questboard.games.portal.rules.actions import draw
from questboard.games.portal.rules.needs import perform
from questboard.games.portal.state import PortalState
from questboard.kernel import emit
from questboard.language import mark

RULE = "YP-072"
NO_CARD = mark("there is no card left in any deck")


def does_nothing(s: PortalState, effect: HeroEffect, reason: str | None) -> None:
    """Tell why an effect does nothing; without a reason it has done something."""
    if reason:
        emit(s, "nothing", RULE, effect=effect.id, reason=reason)


async def perform_action(
    s: PortalState, player: int, effect: HeroEffect, action: str, optional: bool = False
) -> None:
    """Perform an action as an effect, and tell whose effect it is."""
    if reason := NEEDS[action](s, player):
        does_nothing(s, effect, reason)
        return
    emit(s, "effect", RULE, player=player, effect=effect.id, action=action)
    await perform(s, player, action, optional, {})


def declines(s: PortalState, effect: HeroEffect, player: int) -> None:
    """Tell that a player doesn't use an effect."""
    emit(s, "declined", RULE, player=player, effect=effect.id)


def opponents(s: PortalState, player: int) -> list[int]:
    """The other players, in turn order."""
    count = len(s.players)
    return [(player + turn) % count for turn in range(1, count)]


async def draw_cards(s: PortalState, player: int, number: int, effect: HeroEffect) -> None:
    """Draw cards, each from a deck of the player's choice."""
    if not any(s.decks.values()):
        does_nothing(s, effect, NO_CARD)
        return
    for prompt in (FIRST_DRAW, SECOND_DRAW) if number == 2 else (ONE_DRAW,):
        await draw(s, player, prompt, RULE, False, {})


def with_gems(s: PortalState, player: int) -> list[int]:
    """Opponents who own a standard Gem; White Diamonds are safe (YP-147)."""
    return [other for other in opponents(s, player) if any(s.players[other].gems.values())]
