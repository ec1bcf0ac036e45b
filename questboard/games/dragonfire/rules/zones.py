"""Zones: hand, draw deck and discard pile of a player, and what moves between them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from questboard.games.dragonfire.rules.in_play import before_shuffle
from questboard.games.dragonfire.rules.moments import Discarding
from questboard.games.dragonfire.rules.window import offer
from questboard.games.dragonfire.state import CardId, DragonfirePosition, DragonfireState, Encounter
from questboard.kernel import choose, emit, may_choose


def kinds(cards: Sequence[CardId]) -> list[CardId]:
    """The different cards among these, in the order of their names."""
    return sorted(dict.fromkeys(cards))


async def refill(s: DragonfireState, seat: int) -> bool:
    """Make sure that there is a card to draw; an empty deck is made of the discard pile (DF-086)."""
    character = s.characters[seat]
    if not character.deck:
        if character.in_play:
            await before_shuffle(s, seat)
        if character.discard:
            character.deck = s.luck.shuffled(character.discard)
            character.discard = []
            emit(s, "reshuffled", "DF-086", player=seat, empty=True, hand=False)
    return bool(character.deck)


def can_draw(s: DragonfirePosition, seat: int) -> bool:
    """Whether a player has a card to draw or to look at."""
    return bool(s.characters[seat].deck or s.characters[seat].discard)


async def draw(s: DragonfireState, seat: int, count: int, rule: str, why: str = "") -> int:
    """Draw cards, as many as there are; `why` names the phase where no card says it."""
    character = s.characters[seat]
    drawn, cards = 0, list[CardId]()
    while drawn < count:
        if not character.deck:
            _tell_drawn(s, seat, cards, rule, why)  # what has been drawn so far, before the deck is made anew
            cards = []
            if not await refill(s, seat):
                break
        cards.append(character.deck.pop())
        character.hand.append(cards[-1])
        drawn += 1
    _tell_drawn(s, seat, cards, rule, why)
    return drawn


def _tell_drawn(s: DragonfireState, seat: int, cards: Sequence[CardId], rule: str, why: str) -> None:
    """Tell that cards have come from a deck to a hand."""
    if cards:
        cause = {"why": why} if why else {}
        emit(
            s, "drew", rule, secret={"cards": tuple(cards)}, to=[seat], player=seat, count=len(cards), **cause
        )


def leave_hand(s: DragonfireState, seat: int, card: CardId) -> None:
    """Take a card out of a hand."""
    character = s.characters[seat]
    character.hand.remove(card)
    if card in character.known:
        character.known.remove(card)


def discard(s: DragonfireState, seat: int, card: CardId, rule: str) -> None:
    """Discard a card from hand."""
    leave_hand(s, seat, card)
    s.characters[seat].discard.append(card)
    emit(s, "discarded", rule, player=seat, card=card)


async def must_discard(
    s: DragonfireState,
    seat: int,
    count: int,
    rule: str,
    among: Callable[[Sequence[CardId]], list[CardId]] = kinds,
    cause: str = "",
) -> int:
    """Discard cards of the player's choice because an encounter or the like says so; returns how many."""
    hand = s.characters[seat].hand
    if not hand or s.characters[seat].unconscious:
        return 0
    demand = await offer(s, Discarding(seat, min(count, len(hand)), cause=cause), seat)
    if demand.cancelled:
        return 0
    return await discard_chosen(s, seat, demand.count, rule, among, cause)


async def discard_chosen(
    s: DragonfireState,
    seat: int,
    count: int,
    rule: str,
    among: Callable[[Sequence[CardId]], list[CardId]] = kinds,
    cause: str = "",
) -> int:
    """Discard cards of the player's choice, all that there are if they are fewer."""
    character = s.characters[seat]
    done = 0
    if character.hand:  # whether there is a choice tells something about the hand (see sentences.REVEALS)
        emit(s, "must_discard", rule, player=seat, count=min(count, len(character.hand)))
    while character.hand and done < count:
        card = await choose(
            seat,
            "Discard which card?",
            lambda: among(character.hand),
            "card to part with",
            rule,
            cause=cause,
            more=min(count, done + len(character.hand)) - done,
        )
        discard(s, seat, card, rule)
        done += 1
    return done


async def may_discard(
    s: DragonfireState, seat: int, rule: str, prompt: str, cause: str = ""
) -> CardId | None:
    """Discard a card as the price of something, or don't."""
    character = s.characters[seat]
    if not character.hand:
        return None
    card = await may_choose(
        seat, prompt, lambda: kinds(character.hand), "card to part with", rule, cause=cause
    )
    if card is not None:
        discard(s, seat, card, rule)
    return card


async def must_discard_hand(s: DragonfireState, seat: int, rule: str, cause: str = "") -> None:
    """Discard the whole hand, if there is one."""
    if not s.characters[seat].hand:
        return
    demand = await offer(s, Discarding(seat, len(s.characters[seat].hand), cause=cause), seat)
    if not demand.cancelled:
        for card in list(s.characters[seat].hand):
            discard(s, seat, card, rule)


def take_back(s: DragonfireState, seat: int, card: CardId, rule: str) -> None:
    """Return a card from the discard pile to the hand, in the open."""
    character = s.characters[seat]
    character.discard.remove(card)
    to_hand(s, seat, card)
    emit(s, "took_back", rule, player=seat, card=card)


def to_hand(s: DragonfireState, seat: int, card: CardId) -> None:
    """Give a player a card that everybody sees; an Unconscious one shuffles it in."""
    character = s.characters[seat]
    if character.unconscious:
        character.deck = s.luck.shuffled([*character.deck, card])
    else:
        character.hand.append(card)
        character.known.append(card)


def random_from_hand(s: DragonfireState, seat: int) -> CardId | None:
    """Take a random card out of a hand."""
    hand = s.characters[seat].hand
    if not hand:
        return None
    card = s.luck.pick(hand)
    leave_hand(s, seat, card)
    return card


def put_under(s: DragonfireState, foe: Encounter, seat: int, rule: str) -> None:
    """Put a random card of a player's hand under an encounter, where everybody sees it."""
    card = random_from_hand(s, seat)
    if card is not None:
        foe.held.append((seat, card))
        emit(s, "put_under", rule, player=seat, card=card, encounter=foe.uid)


def return_held(s: DragonfireState, foe: Encounter, rule: str) -> None:
    """Return the cards under an encounter to their owners."""
    while foe.held:
        owner, card = foe.held.pop(0)
        to_hand(s, owner, card)
        emit(s, "returned", rule, player=owner, card=card, encounter=foe.uid)


def shuffle_all(s: DragonfireState, seat: int, keep_hand: bool = False) -> None:
    """Make a new draw deck of deck, discard pile and hand (DF-226)."""
    character = s.characters[seat]
    cards = character.deck + character.discard
    if not keep_hand:
        cards += character.hand
        character.hand, character.known = [], []
    character.deck, character.discard = s.luck.shuffled(cards), []
    emit(s, "reshuffled", "DF-226", player=seat, empty=False, hand=not keep_hand)


async def lift(s: DragonfireState, seat: int, count: int) -> None:
    """Let a player look at the top cards of their own deck, which is refilled only if empty (DF-086)."""
    character = s.characters[seat]
    await refill(s, seat)
    while character.deck and len(character.looked) < count:
        character.looked.append(character.deck.pop())
    cards = tuple(character.looked)
    emit(s, "looked", "DF-347", secret={"cards": cards}, to=[seat], player=seat, count=len(cards))


def put_back(s: DragonfireState, seat: int) -> None:
    """Put the cards that a player has lifted back on top, in their order."""
    character = s.characters[seat]
    count = len(character.looked)
    character.deck += reversed(character.looked)
    character.looked = []
    if count:
        emit(s, "put_on_top", "DF-347", player=seat, count=count)


def bury(s: DragonfireState, seat: int, cards: Sequence[CardId], rule: str) -> None:
    """Put cards, which their player alone sees, under the draw deck."""
    character = s.characters[seat]
    for card in cards:
        character.deck.insert(0, card)
    if cards:
        known = {"cards": tuple(cards)}
        emit(s, "buried_cards", rule, secret=known, to=[seat], player=seat, count=len(cards))
