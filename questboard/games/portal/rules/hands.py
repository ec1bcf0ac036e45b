"""Hands and decks: how cards move between hidden places, and who then knows where they are.

`known` holds what each seat has seen with its own eyes. When a card leaves a hand and a bystander
can't tell which card of that colour it was, the bystander forgets; the two players concerned know.
"""

from __future__ import annotations

from questboard.games.portal.content import HEROES
from questboard.games.portal.rules.objectives import claim_objectives
from questboard.games.portal.state import COLORS, SOLO_DECK, PortalState, viewer_bit
from questboard.kernel import emit

EVERYBODY = -1


def decks_with_cards(s: PortalState) -> list[str]:
    """Decks that a card can be drawn from."""
    return [name for name, deck in s.decks.items() if deck]


def draw_from(s: PortalState, player: int, deck: str, rule: str) -> None:
    """Draw the top card of a deck; in solo it joins the deck end of the line (YP-061, YP-123)."""
    hero = s.decks[deck].pop()
    s.players[player].hand.append(hero)
    s.known[hero] = EVERYBODY if s.solo else s.known.get(hero, 0) | viewer_bit(player)
    if s.solo:
        emit(s, "joined", "YP-123", player=player, hero=hero)
    else:
        emit(s, "drew", rule, {"hero": hero}, (player,), player=player, deck=deck)
    claim_objectives(s)


def take_openly(s: PortalState, player: int, hero: str) -> None:
    """Put a card that everybody sees into a hand, or at the deck end of the line (YP-150)."""
    s.players[player].hand.append(hero)
    s.known[hero] = EVERYBODY


def hand_over(s: PortalState, giver: int, taker: int, index: int, rule: str) -> None:
    """Move a card from one hand to another; bystanders see only its back (YP-133)."""
    hand = s.players[giver].hand
    hero = hand[index]
    alike = [card for card in hand if HEROES[card].color == HEROES[hero].color]
    both = viewer_bit(giver) | viewer_bit(taker)
    if len(alike) > 1:
        for card in alike:
            s.known[card] &= both
    s.known[hero] |= both
    del hand[index]
    s.players[taker].hand.append(hero)
    back = HEROES[hero].color
    secret = {"hero": hero}
    emit(s, "handed_over", rule, secret, (giver, taker), player=giver, player_to=taker, back=back)
    claim_objectives(s)


def discard(s: PortalState, hero: str) -> None:
    """Put a card on the discard pile, face up for all to see (YP-026)."""
    s.discard.append(hero)
    s.known.pop(hero, None)


def deck_of(hero: str, solo: bool) -> str:
    """The deck that a card belongs to."""
    return SOLO_DECK if solo else HEROES[hero].color


def back_colors(s: PortalState, player: int) -> list[str]:
    """The back colours among a player's cards, which everybody sees (YP-133)."""
    held = {HEROES[hero].color for hero in s.players[player].hand}
    return [color for color in COLORS if color in held]
