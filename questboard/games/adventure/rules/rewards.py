"""Treasure and Experience: what defeated Monsters bring, and what it is spent on (WA-147 to WA-160)."""

from __future__ import annotations

from typing import Any

from questboard.games.adventure.content import HEROES, MONSTERS, POWERS, STARTING_DECK, TREASURES
from questboard.games.adventure.hooks.tables import FORTUNES, TRIBUTE
from questboard.games.adventure.rules.decks import draw
from questboard.games.adventure.rules.idle import idle
from questboard.games.adventure.rules.moments import Promotion, TreasureDraw
from questboard.games.adventure.rules.quest import adventure, quest
from questboard.games.adventure.rules.reactions import offer
from questboard.games.adventure.rules.talk import Silence, choose_hero, emit, settings
from questboard.games.adventure.state import AdventurePosition, AdventureState
from questboard.kernel import Note, choose, may, may_choose

PRICE = 5
"""Experience that cancelling an Encounter card and levelling up cost (WA-154, WA-157)."""
CARD_BY_CARD = "cards"
"""The option of picking the cards that are paid, one by one."""
KEEP_ONE = "{hero} keeps which of these Treasure cards?"
KEPT_AS_GOLD = Note("kept")
"""How many Treasure tokens that stand for a card Heroes have kept as 500 gold (WA-180)."""
SPENT = Note("spent {}")
"""The cards of Villains that have been paid, which leave the game."""


async def settle(s: AdventureState) -> None:
    """When an attack is over: Treasure for those who defeated a Monster, then level-ups (WA-229)."""
    turn = s.turn
    if (turn.rewards or turn.naturals) and decided(s):
        return
    while turn.rewards:
        seat = turn.rewards.pop(0)
        if seat not in turn.rewarded:
            turn.rewarded.append(seat)
            await reward(s, seat)
    while turn.naturals:
        await may_level_up(s, turn.naturals.pop(0))


def decided(s: AdventureState) -> bool:
    """Whether the adventure is over, so that nobody could use what is found now (WA-013)."""
    ending = quest(s).ending(s)
    return ending is not None and not (ending.won and quest(s).goes_on(s))


# ---- Treasure


async def reward(s: AdventureState, seat: int) -> None:
    """One Treasure a turn for defeating Monsters (WA-109, WA-110)."""
    if token_left(s):
        await draw_token(s, seat)
    else:
        await draw_treasure(s, seat)


def token_left(s: AdventurePosition) -> bool:
    """Whether Treasure tokens are in use and one is left that lies on no tile (WA-180)."""
    lying = sum([token.kind == "treasure" for token in s.tokens.values()])
    return quest(s).uses_treasure_tokens(s) and s.treasure_tokens.count > lying


async def draw_treasure(s: AdventureState, seat: int) -> None:
    """Draw a Treasure card and give it to a Hero at once (WA-149)."""
    if await quest(s).first_treasure(s, seat):
        return
    drawing = TreasureDraw(seat)
    await offer(s, drawing)
    await draw_and_keep(s, seat, drawing.count)


async def draw_and_keep(s: AdventureState, seat: int, count: int) -> None:
    """Draw this many Treasure cards and keep one of them."""
    card = draw(s, s.treasure_deck)
    if card is None:
        emit(s, "no_treasure", "WA-109", hero=seat)
        return
    if s.environment in TRIBUTE:
        card = await keep_cheaper(s, seat, card)
    if count > 1:
        card = await keep_one(s, seat, [card, *[draw(s, s.treasure_deck) for _ in range(count - 1)]])
    await assign(s, seat, card)


async def keep_one(s: AdventureState, seat: int, drawn: list[str | None]) -> str:
    """The player keeps one of several Treasure cards; the others are discarded (LD-239)."""
    cards = [card for card in drawn if card is not None]
    s.treasure_deck.discard.extend(cards)  # where the others stay
    for card in cards:
        emit(s, "treasure_shown", "LD-239", hero=seat, card=card)
    keep = await choose(
        seat, KEEP_ONE, list(dict.fromkeys(cards)), "card", "LD-239", hero=s.heroes[seat].name
    )
    s.treasure_deck.discard.remove(keep)
    return keep


async def keep_cheaper(s: AdventureState, seat: int, card: str) -> str:
    """Draw a second card and keep the one of lower price (WA-194)."""
    other = draw(s, s.treasure_deck)
    if other is None:
        return card
    pair = sorted([card, other], key=lambda each: TREASURES[each].price)
    s.treasure_deck.discard.extend(pair)  # where the other one stays
    if card != other and TREASURES[card].price == TREASURES[other].price:
        for each in pair:
            emit(s, "treasure_shown", "WA-194", hero=seat, card=each)
        keep = await choose(seat, KEEP_ONE, pair, "card", "WA-194", hero=s.heroes[seat].name)
    else:
        keep = pair[0]
    pair.remove(keep)
    emit(s, "gave_up_treasure", "WA-194", hero=seat, card=pair[0])
    s.treasure_deck.discard.remove(keep)
    return keep


async def assign(s: AdventureState, seat: int, card: str) -> None:
    """The player who drew an item says whose it is; later it can't be passed on (WA-149)."""
    team = s.heroes[seat].team
    seats = [
        other for other in s.clockwise(seat) if not s.heroes[other].gone and s.heroes[other].team == team
    ] or [seat]
    s.treasure_deck.discard.append(card)  # where the card lies until it has an owner
    emit(s, "drew_treasure", "WA-109", hero=seat, card=card)
    if TREASURES[card].use == "fortune":
        before, s.turn.card = s.turn.card, card
        silence = Silence(s)
        await FORTUNES[card](s, seat)  # LD-154
        if silence.lasts(s):
            emit(s, "no_fortune", "LD-154", card=card, reason=idle(card))
        s.turn.card = before
        return
    owner = await choose_hero(s, seat, "Who gets {card}?", seats, "WA-149", "owner", card=card)
    s.treasure_deck.discard.remove(card)
    s.heroes[owner].items.append(card)
    emit(s, "given", "WA-149", hero=owner, card=card)


async def draw_token(s: AdventureState, seat: int) -> None:
    """Draw a Treasure token: gold to keep, or a Treasure card."""
    face = draw(s, s.treasure_tokens)
    if face is None:
        return
    if s.environment in TRIBUTE and (other := draw(s, s.treasure_tokens)):
        worth = {each: 1000 if each == "treasure" else int(each) for each in (face, other)}
        dear = max((face, other), key=lambda each: worth[each])
        face = other if dear == face else face
        s.treasure_tokens.discard.append(dear)
    await turn_up_token(s, seat, face)


async def turn_up_token(s: AdventureState, seat: int, face: str) -> None:
    """A Hero finds out what a Treasure token is."""
    if face != "treasure":
        s.heroes[seat].gold.append(int(face))
        emit(s, "token_turned", "WA-180", hero=seat, face=face)
        return
    s.treasure_tokens.discard.append(face)
    emit(s, "token_turned", "WA-180", hero=seat, face=face)
    if quest(s).gold_for_treasure(s) and await may(
        seat, "The token shows a Treasure. Keep it as 500 gold instead of drawing a card?", "WA-180"
    ):
        s.treasure_tokens.discard.remove(face)
        s.heroes[seat].gold.append(500)
        KEPT_AS_GOLD.add(s)
        return
    card = draw(s, s.treasure_deck)
    if card is not None:
        await assign(s, seat, card)


# ---- Experience


def worth(card: str) -> int:
    """The Experience that a card of the pile is worth (WA-152, WA-187)."""
    return MONSTERS[card].experience


def experience(s: AdventurePosition, seat: int | None = None) -> int:
    """The Experience that a player's team has; by default the active player's."""
    return sum([worth(card) for card in s.team(s.active if seat is None else seat).experience])


def payments(s: AdventurePosition, price: int, seat: int | None = None) -> list[tuple[int, ...]]:
    """The ways to pay without a card too many: values of cards, highest first (WA-154, WA-247)."""
    pile = s.team(s.active if seat is None else seat).experience
    values = sorted([worth(card) for card in pile], reverse=True)
    found: list[tuple[int, ...]] = []

    def pay(start: int, chosen: tuple[int, ...], left: int) -> None:
        if left <= 0:
            found.append(chosen)  # the last card is the least of them, and without it they were too few
            return
        last = 0
        for index in range(start, len(values)):
            if values[index] != last:
                last = values[index]
                pay(index + 1, (*chosen, last), left - last)

    pay(0, (), price)
    return found


async def choose_payment(
    s: AdventureState, seat: int, asked: int, prompt: str, price: int, kind: str, rule: str, **about: Any
) -> list[str] | None:
    """A player is asked which cards of a team to pay with, if at all; None if not (WA-247)."""
    pile, ways = s.team(seat).experience, payments(s, price, seat)
    options: list[Any] = [*ways, None]
    if settings(s).any_payment and price > 0 and any(len(way) < len(pile) for way in ways):
        options.insert(len(ways), CARD_BY_CARD)
    way = await choose(asked, prompt, options, kind, rule, price=price, **about)
    if way == CARD_BY_CARD:
        return await pick_cards(s, seat, asked, price)
    return None if way is None else oldest(pile, way)


async def pick_cards(s: AdventureState, seat: int, asked: int, price: int) -> list[str]:
    """Cards are picked one by one until they are worth enough; more may follow (LD-248)."""
    left = list(s.team(seat).experience)
    picked: list[str] = []
    while left:
        paid = sum([worth(card) for card in picked])
        names = list(dict.fromkeys(left))
        if paid < price:
            prompt = "Spend which card? {paid} of {price} Experience so far."
            card = await choose(asked, prompt, names, "spent", "LD-248", paid=paid, price=price)
        else:
            prompt = "Spend another card? {paid} of {price} Experience so far."
            more = await may_choose(asked, prompt, names, "spent", "LD-248", paid=paid, price=price)
            if more is None:
                break
            card = more
        left.remove(card)
        picked.append(card)
    return picked


def oldest(pile: list[str], values: tuple[int, ...]) -> list[str]:
    """Cards of a pile with these values; of equal ones the oldest."""
    left, found = list(pile), []
    for value in values:
        found.append(next(card for card in left if worth(card) == value))
        left.remove(found[-1])
    return found


def pay_experience(s: AdventureState, cards: list[str], rule: str, seat: int) -> None:
    """Spend cards of the pile; no change is given (WA-154, WA-248)."""
    pile = s.team(seat).experience
    for card in cards:
        pile.remove(card)
        if not MONSTERS[card].villain:
            s.monster_deck.discard.append(card)
        else:
            SPENT[card].set(s)
    emit(s, "paid", rule, hero=seat, experience=sum([worth(card) for card in cards]))


# ---- levels


async def may_level_up(s: AdventureState, seat: int) -> None:
    """After a natural 20 the party may pay 5 Experience for level 2 (WA-157, WA-185)."""
    if s.heroes[seat].level == 2:
        return
    promotion = Promotion(seat, PRICE)
    await offer(s, promotion)
    if experience(s, seat) < promotion.cost:
        return
    same_team = s.heroes[s.active].team == s.heroes[seat].team  # LD-179
    cards = await choose_payment(
        s,
        seat,
        s.active if same_team else seat,
        "Pay {price} of {experience} Experience to bring {hero} to level 2?",
        promotion.cost,
        "payment for a level",
        "WA-157",
        hero=s.heroes[seat].name,
        experience=experience(s, seat),
    )
    if cards is not None:
        pay_experience(s, cards, "WA-158", seat)
        await level_up(s, seat, "WA-158")


async def level_up(s: AdventureState, seat: int, rule: str) -> None:
    """Flip the Hero card: better figures, another Daily power, critical attacks (WA-158)."""
    hero = s.heroes[seat]
    before = hero.card.hit_points
    hero.level = 2
    hero.hp += hero.card.hit_points - before
    for card in list(hero.used):  # more tokens may come onto a power whose last one was spent
        if card in POWERS and POWERS[card].more_tokens:
            hero.used.remove(card)
    emit(s, "levelled", rule, hero=seat)
    kind = "daily" if "daily" in HEROES[hero.name].choose else "utility"  # LD-163
    if left := powers_left(s, seat, kind):
        prompt = "{hero} learns which new {powertype} power?"
        card = await choose(seat, prompt, left, "card", "WA-158", powertype=kind, hero=hero.name)
        hero.powers.append(card)
        emit(s, "learned", "WA-158", hero=seat, card=card)


def powers_left(s: AdventurePosition, seat: int, kind: str) -> list[str]:
    """The powers of a type that a Hero doesn't have yet, of the cards that are in use (LD-166)."""
    hero, starting = s.heroes[seat], adventure(s).starting_deck
    return [
        power.id
        for power in POWERS.values()
        if power.hero == hero.name
        and power.type == kind
        and power.id not in hero.powers
        and (not starting or power.number in STARTING_DECK)
    ]
