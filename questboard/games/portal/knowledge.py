"""What a seat may know: views from a whitelist, and imagined worlds that fit a view (YP-133)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from questboard.games.portal.content import HEROES
from questboard.games.portal.rules.hands import eyes
from questboard.games.portal.rules.scoring import OBJECTIVE_POINTS, gem_points, multipliers
from questboard.games.portal.state import (
    COLORS,
    SOLO_DECK,
    HeroId,
    PlayerView,
    PortalState,
    PortalView,
)
from questboard.kernel import Ask, Luck


def observe(s: PortalState, ask: Ask[Any] | None, seat: int) -> PortalView:
    """What a player, or a spectator, may know."""
    deck, mine = s.decks.get(SOLO_DECK), eyes(seat)
    return PortalView(
        seat=seat,
        asked=None if ask is None else ask.seat,
        options=s.options,
        row=s.row,
        seats=tuple(s.seats),
        covered=s.covered.copy(),
        decks={
            name: tuple([card if s.known.get(card, 0) & mine else name for card in cards])
            for name, cards in s.decks.items()
        },
        deck_top=HEROES[deck[-1]].color if deck else None,
        discard=tuple(s.discard),
        looked=backs(s, seat, s.looked),
        resolving=s.pending[-1] if s.pending else "",
        food=s.supply.food.copy(),
        gems=s.supply.gems.copy(),
        diamonds=s.supply.diamonds,
        potions=s.supply.potions,
        closed=tuple(s.supply.closed),
        objectives=tuple(s.objectives),
        players=tuple(player_view(s, seat, player) for player in range(len(s.players))),
        multipliers=multipliers(s),
        first=s.first,
        active=s.active,
        turn=s.turn,
        ending=s.ending,
    )


def player_view(s: PortalState, seat: int, player: int) -> PlayerView:
    """A player's area as a seat sees it."""
    area = s.players[player]
    hand = backs(s, seat, area.hand)
    if player != seat and not s.solo:
        # In which order cards came and went is nobody else's business (YP-151).
        hand = tuple(sorted(hand, key=lambda card: (COLORS.index(card[0]), card)))
    return PlayerView(
        hand=hand,
        gems=area.gems.copy(),
        diamonds=area.diamonds.copy(),
        potions=area.potions,
        tiles=area.tiles.copy(),
        objectives=tuple(area.objectives),
        matches=area.matches,
        turn_matches=area.turn_matches,
        turn_gems=area.turn_gems,
        potions_played=area.potions_played,
        seated=tuple(area.seated),
        score=gem_points(s, player) + OBJECTIVE_POINTS * len(area.objectives),
    )


def backs(s: PortalState, seat: int, cards: Iterable[HeroId]) -> tuple[str, ...]:
    """Cards as a seat sees them: the card where the seat knows it, else the colour of its back."""
    mine = eyes(seat)
    return tuple([card if s.known.get(card, 0) & mine else HEROES[card].color for card in cards])


def imagine(s: PortalState, seat: int, luck: Luck) -> None:
    """Deal anew, in place, every card that the seat can't know."""
    if s.solo:
        imagine_solo_deck(s, seat, luck)
        return
    mine, known = eyes(seat), s.known
    places: dict[str, list[tuple[list[HeroId], int]]] = {color: [] for color in COLORS}
    for zone in (*s.decks.values(), *(area.hand for area in s.players), s.looked):
        for index, card in enumerate(zone):
            if not known.get(card, 0) & mine:
                places[HEROES[card].color].append((zone, index))
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
    hidden = [index for index, card in enumerate(deck) if not s.known.get(card, 0) & eyes(seat)]
    cards = luck.shuffled(sorted(deck[index] for index in hidden))
    if hidden and hidden[-1] == len(deck) - 1:
        back = HEROES[deck[-1]].color
        top = luck.pick([i for i, card in enumerate(cards) if HEROES[card].color == back])
        cards[top], cards[-1] = cards[-1], cards[top]
    for index, card in zip(hidden, cards, strict=True):
        deck[index] = card
