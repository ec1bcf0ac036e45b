"""The Market: buying, cycling, and the buying of a Short Rest (DF-246 to DF-262)."""

from __future__ import annotations

from questboard.games.dragonfire.content import CARDS, CLASS_NAMES, DRAGONFIRE
from questboard.games.dragonfire.hooks import DRAGONFIRE_TEXTS, MORE_COSTS, PURCHASE_BANS, power
from questboard.games.dragonfire.rules.foes import facing
from questboard.games.dragonfire.rules.play import class_allows, has_played
from questboard.games.dragonfire.rules.window import ready, spend
from questboard.games.dragonfire.rules.zones import kinds, to_hand
from questboard.games.dragonfire.state import CardId, DragonfirePosition, DragonfireState
from questboard.kernel import Refusal, choose, emit, may


def refill(s: DragonfireState) -> None:
    """Fill the empty slots; without a card left they stay empty (DF-367)."""
    for slot, card in enumerate(s.market):
        if not card:
            s.market[slot] = next_card(s)
            if s.market[slot]:
                emit(s, "market_filled", "DF-247", card=s.market[slot], market=slot)


def next_card(s: DragonfireState) -> CardId:
    """The top card of the Market Deck, or "" where there is none."""
    if not s.decks["market"] and s.discards["market"]:
        s.decks["market"] = s.luck.shuffled(s.discards["market"])
        s.discards["market"] = []
        emit(s, "deck_reshuffled", "DF-086", deck="market")
    return s.decks["market"].pop() if s.decks["market"] else ""


def price(s: DragonfirePosition, seat: int, card: CardId) -> int:
    """What a card costs a player before any discount."""
    more = sum(
        MORE_COSTS[foe.name](s, foe, seat)
        for foe in facing(s, seat)
        if foe.name in MORE_COSTS and not foe.token
    )
    return CARDS[card].cost + more


def discounts(s: DragonfirePosition, seat: int, resting: bool) -> list[str]:
    """The discounts that a player could use."""
    return [
        name
        for name in s.characters[seat].powers
        if power(name).discount and ready(s, seat, name) and (not resting or power(name).rest_discount)
    ]


def lowest_price(s: DragonfirePosition, seat: int, card: CardId, resting: bool) -> int:
    """What a card costs with all discounts."""
    return _less(price(s, seat, card), _savings(s, seat, resting))


def _savings(s: DragonfirePosition, seat: int, resting: bool) -> int:
    """By how much a card is cheaper with all discounts."""
    return sum(power(name).discount for name in discounts(s, seat, resting))


def _less(full: int, savings: int) -> int:
    """A price with discounts: at least 1 is paid, unless the card is free."""
    return max(min(1, full), full - savings)


def may_buy(s: DragonfirePosition, seat: int, card: CardId, resting: bool = False) -> bool:
    """Whether a player may buy a card, the gold apart."""
    return not hindrance(s, seat, card, resting)


def hindrance(s: DragonfirePosition, seat: int, card: CardId, resting: bool = False) -> tuple[str, ...]:
    """Why a player may not buy a card, the gold apart, and the clause; nothing where nothing hinders it."""
    printed = CARDS[card]
    if not class_allows(s, seat, card):
        return f"it requires the {CLASS_NAMES[printed.color]} Class", "DF-248"
    if printed.requires == "purchase":
        if resting:
            return "it can't be bought in a Short Rest", "DF-262"
        if not has_played(s, seat, printed.color):
            return f"it requires a card of the {CLASS_NAMES[printed.color]} Class played this turn", "DF-250"
    for name in (s.dragonfire, *(s.turn.marks if resting else ())):
        if name in PURCHASE_BANS and PURCHASE_BANS[name](s, seat, card):
            return f"{DRAGONFIRE[name].name} forbids it", "DF-425" if resting else "DF-040"
    return ()


def refused_wares(s: DragonfirePosition, seat: int, resting: bool = False) -> list[Refusal]:
    """The Market cards that a player can't buy now, and why."""
    refused = []
    for card in kinds([each for each in s.market if each]):
        reason = hindrance(s, seat, card, resting)
        cost, gold = lowest_price(s, seat, card, resting), s.characters[seat].gold
        if not reason and cost > gold:
            reason = (f"it costs {cost}, and you have {gold}", "DF-246")
        if reason:
            refused.append(Refusal(card if resting else ("buy", card), *reason))
    return refused


def wares(s: DragonfirePosition, seat: int, resting: bool = False) -> list[CardId]:
    """The Market cards that a player can buy and pay."""
    gold, savings = s.characters[seat].gold, _savings(s, seat, resting)
    return [
        card
        for card in kinds([each for each in s.market if each])
        if _less(price(s, seat, card), savings) <= gold and may_buy(s, seat, card, resting)
    ]


async def buy(s: DragonfireState, seat: int, card: CardId, resting: bool = False) -> None:
    """Buy a Market card: it goes into the hand, and its slot is refilled at once (DF-246, DF-247)."""
    character = s.characters[seat]
    cost = price(s, seat, card)
    names = discounts(s, seat, resting)
    while names and cost > 1:
        if used := cost > character.gold:
            prompt, gold = (
                "{card} costs {gold} gold, and you have {gold_own}. Use which power?",
                character.gold,
            )
            name = await choose(seat, prompt, names, "power", "DF-288", card=card, gold=cost, gold_own=gold)
        else:
            name = names[0]
            prompt = "{card} costs {gold} gold. Use {power} for it?"
            used = await may(seat, prompt, "DF-288", power=name, card=card, gold=cost)
        names.remove(name)
        if used:
            spend(s, seat, name)
            emit(s, "used", "DF-288", player=seat, power=name)
            cost = max(1, cost - power(name).discount)
    character.gold -= cost
    slot = s.market.index(card)
    s.market[slot] = ""
    to_hand(s, seat, card)
    emit(s, "bought", "DF-246", player=seat, card=card, gold=cost, left=character.gold, market=slot)
    refill(s)


async def cycle(s: DragonfireState, seat: int) -> None:
    """Replace a Market card by the top card of the Market Deck (DF-253)."""
    card = next_card(s)
    if not card:
        return
    s.drawn = [card]
    emit(s, "market_revealed", "DF-253", card=card)
    shown = kinds([each for each in s.market if each])
    if shown:
        old = await choose(
            seat, "Replace which Market card with {card}?", shown, "Market card to lose", "DF-253", card=card
        )
        slot = s.market.index(old)
        s.market[slot], s.drawn = card, []
        s.discards["market"].append(old)
        emit(s, "cycled", "DF-253", player=seat, card=old, card_new=card, market=slot)
    else:
        s.market[0], s.drawn = card, []
        emit(s, "market_filled", "DF-253", card=card, market=0)
    await DRAGONFIRE_TEXTS[s.dragonfire].cycled(s, seat, card)
