"""Decks: drawing, reshuffling, and what everybody knows of where cards lie."""

from __future__ import annotations

from collections.abc import Iterable

from questboard.games.adventure.state import AdventureState, Deck, Packet
from questboard.kernel import SPECTATOR, Luck


def shuffled_deck(cards: Iterable[str], luck: Luck) -> Deck:
    """A deck in an order nobody knows."""
    return Deck([Packet(luck.shuffled(cards), [])], [])


def empty_deck() -> Deck:
    """A deck that is not used."""
    return Deck([], [])


def draw(s: AdventureState, deck: Deck) -> str | None:
    """The top card; a deck that runs out is formed again from its discard pile (WA-184)."""
    packets = deck.packets
    while packets and not packets[-1].cards:
        packets.pop()
    if not packets:
        if not deck.discard:
            return None
        packets.append(Packet(s.luck.shuffled(deck.discard), []))
        deck.discard.clear()
    return _take(deck, packets[-1], -1)


def draw_bottom(deck: Deck) -> str | None:
    """The bottom card."""
    packets = deck.packets
    while packets and not packets[0].cards:
        packets.pop(0)
    return _take(deck, packets[0], 0) if packets else None


def _take(deck: Deck, packet: Packet, index: int) -> str:
    card = packet.cards.pop(index)
    if card in packet.known:
        packet.known.remove(card)
    if deck.seen:
        deck.seen.pop(card, None)
    return card


# ---- a look at the top


def look(deck: Deck, seat: int, most: int) -> int:
    """A seat sees the top cards and will put them back in any order; returns how many there are.

    From then on only that seat knows where they lie. They go into one packet, because nobody else can tell
    whether a card of a lower packet was put on top.
    """
    packets = [packet for packet in deck.packets if packet.cards]
    count = min(most, deck.count)
    while len(packets) > 1 and len(packets[-1].cards) < count:
        top = packets.pop()
        packets[-1].cards.extend(top.cards)
        packets[-1].known.extend(top.known)
    deck.packets = packets
    for card in top_cards(deck, count):
        deck.seen[card] = [seat]
    return count


def top_cards(deck: Deck, count: int) -> list[str]:
    """The top cards after a look, from the top down."""
    return deck.packets[-1].cards[: -count - 1 : -1] if count else []


def bring_up(deck: Deck, card: str, depth: int) -> None:
    """Put one of these cards under a number of others."""
    cards = deck.packets[-1].cards
    cards.remove(card)
    cards.insert(len(cards) - depth, card)


# ---- moving cards about


def bottom_to_top(deck: Deck) -> bool:
    """Put the bottom card on top without looking; False with fewer than two cards."""
    if deck.count < 2:
        return False
    deck.seen.clear()
    while not deck.packets[0].cards:
        deck.packets.pop(0)
    bottom = deck.packets[0]
    if len(bottom.cards) == 1:
        deck.packets.append(deck.packets.pop(0))
    else:
        bottom.known.clear()  # nobody can tell any more whether a known card has left the packet
        deck.packets.append(Packet([bottom.cards.pop(0)], []))
    return True


def put_on_top(deck: Deck, card: str) -> None:
    """Put a card on top, for all to see."""
    deck.packets.append(Packet([card], [card]))


def put_second(s: AdventureState, deck: Deck, card: str) -> None:
    """Put a card that everybody has seen under the top card, or on an empty deck."""
    seen, top = deck.seen.copy(), None
    if deck.count:
        above = next(packet for packet in reversed(deck.packets) if packet.cards)
        above.known.clear()  # nobody sees whether a known card is the one that lies above
        top = draw(s, deck)
    put_on_top(deck, card)
    if top is not None:
        deck.packets.append(Packet([top], []))
        if top in seen:
            deck.seen[top] = seen[top]


def stack_on_top(s: AdventureState, deck: Deck, cards: list[str]) -> None:
    """Shuffle cards that everybody has seen and put them on top."""
    if cards:
        deck.packets.append(Packet(s.luck.shuffled(cards), sorted(cards)))


def shuffle_into_top(s: AdventureState, deck: Deck, card: str, depth: int = 3) -> None:
    """Shuffle a card with the top ones and put them back."""
    deck.seen.clear()
    if deck.count < depth and deck.discard:
        deck.packets.insert(0, Packet(s.luck.shuffled(deck.discard), sorted(deck.discard)))
        deck.discard.clear()
    taken, known = [card], [card]
    while len(taken) <= depth and deck.count:
        top = deck.packets[-1]
        wanted = depth + 1 - len(taken)
        if len(top.cards) <= wanted:
            deck.packets.pop()
            taken.extend(top.cards)
            known.extend(top.known)
        else:
            top.known.clear()  # nobody sees whether a known card is among those that are taken
            taken.extend(top.cards[-wanted:])
            del top.cards[-wanted:]
    deck.packets.append(Packet(s.luck.shuffled(taken), sorted(known)))


def take_out(s: AdventureState, deck: Deck, card: str) -> bool:
    """Take a named card out of a deck or its discard pile."""
    if card in deck.discard:
        deck.discard.remove(card)
        return True
    for packet in deck.packets:
        if card in packet.cards:
            _take(deck, packet, packet.cards.index(card))
            return True
    return False


def search(s: AdventureState, deck: Deck, card: str) -> bool:
    """Take a card from the discard pile, else out of the deck, which is shuffled then."""
    discarded = card in deck.discard
    if not take_out(s, deck, card):
        return False
    if not discarded:
        cards = [each for packet in deck.packets for each in packet.cards]
        deck.seen.clear()
        deck.packets = [Packet(s.luck.shuffled(cards), [])]
    return True


def imagine(deck: Deck, luck: Luck, seat: int = SPECTATOR) -> None:
    """Deal a deck anew: known cards stay in their packets, all others may be anywhere.

    What the seat has seen stays where it is. Others who have looked have seen the cards that lie there now.
    """
    looks = places(deck) if deck.seen else []
    kept = [card for card, seats in deck.seen.items() if seat in seats]
    pool: list[str] = []
    for packet in deck.packets:
        hidden = packet.cards[:]
        for card in packet.known:
            hidden.remove(card)
        pool.extend([card for card in hidden if card not in kept] if kept else hidden)
    pool.sort()  # the same seed deals the same world, whatever the truth is
    luck.shuffle(pool)
    for packet in deck.packets:
        fixed = [(index, card) for index, card in enumerate(packet.cards) if card in kept] if kept else []
        known = [card for card in packet.known if card not in kept] if kept else packet.known
        count = len(packet.cards) - len(known) - len(fixed)
        cards = [*known, *pool[len(pool) - count :]]
        del pool[len(pool) - count :]
        luck.shuffle(cards)
        for index, card in fixed:
            cards.insert(index, card)
        packet.cards = cards
    if looks:
        deck.seen = {deck.packets[packet].cards[index]: seats for packet, index, seats in looks}


def places(deck: Deck) -> list[tuple[int, int, list[int]]]:
    """Where the cards lie that somebody has seen, from the top down: packet, place in it, and who."""
    return [
        (packet, index, deck.seen[card])
        for packet in reversed(range(len(deck.packets)))
        for index, card in reversed(list(enumerate(deck.packets[packet].cards)))
        if card in deck.seen
    ]


def seen_by(deck: Deck, seat: int) -> list[tuple[int, str]]:
    """The cards whose place a seat has seen, each with the number of cards above it."""
    order = [card for packet in reversed(deck.packets) for card in reversed(packet.cards)]
    return [(depth, card) for depth, card in enumerate(order) if seat in deck.seen.get(card, ())]
