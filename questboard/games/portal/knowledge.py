"""Worlds that fit what a seat knows: every card that it can't know is dealt anew (YP-133)."""

from __future__ import annotations

from questboard.games.portal.state import COLORS, SOLO_DECK, HeroId, PortalState, back, viewer_bit
from questboard.kernel import Luck


def imagine(s: PortalState, seat: int, luck: Luck) -> None:
    """Deal anew, in place, every card that the seat can't know."""
    if s.solo:
        imagine_solo_deck(s, seat, luck)
        return
    mine, known = viewer_bit(seat), s.known
    places: dict[str, list[tuple[list[HeroId], int]]] = {color: [] for color in COLORS}
    for zone in (*s.decks.values(), *(area.hand for area in s.players), s.looked):
        for index, card in enumerate(zone):
            if not known.get(card, 0) & mine:
                places[back(card)].append((zone, index))
    for unknown in places.values():
        cards = [zone[index] for zone, index in unknown]
        # Who knows a place goes on knowing it, whichever card now lies there.
        masks = [known.pop(card, 0) for card in cards]
        cards.sort()  # the same seed deals the same world, whatever the truth is
        luck.shuffle(cards)
        for (zone, index), card, mask in zip(unknown, cards, masks, strict=True):
            zone[index] = card
            if mask:
                known[card] = mask


def imagine_solo_deck(s: PortalState, seat: int, luck: Luck) -> None:
    """Shuffle the unseen cards of the solo deck; the back of its top card is in plain sight."""
    deck = s.decks[SOLO_DECK]
    hidden = [index for index, card in enumerate(deck) if not s.known.get(card, 0) & viewer_bit(seat)]
    cards = luck.shuffled(sorted(deck[index] for index in hidden))
    if hidden and hidden[-1] == len(deck) - 1:
        color = back(deck[-1])
        top = luck.pick([i for i, card in enumerate(cards) if back(card) == color])
        cards[top], cards[-1] = cards[-1], cards[top]
    for index, card in zip(hidden, cards, strict=True):
        deck[index] = card
