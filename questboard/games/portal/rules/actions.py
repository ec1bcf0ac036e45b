"""Actions: what the icons on Action tiles and in Perfect Match Bonuses do.

Every action takes the player and whether it is optional. An optional one (a bonus) may be passed
at its first question; after that it is carried out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from questboard.games.portal.content import HEROES
from questboard.games.portal.rules.gems import claim_objectives, gain, give_back, open_colors, take_diamond
from questboard.games.portal.rules.geometry import (
    free_seats,
    is_matched,
    legal_slots,
    loose_tokens,
    order_gems,
    seat_of,
    seated,
    set_slot,
    tokens_in,
)
from questboard.games.portal.rules.hands import decks_with_cards, discard, draw_from
from questboard.games.portal.rules.matches import bonus, perfect_match, return_potion, settle
from questboard.games.portal.rules.registry import HERO_EFFECTS, action
from questboard.games.portal.state import COLORS, EMPTY, PortalState, Seated
from questboard.kernel import Ask, Refusal, choose, may, may_choose, tell

T = TypeVar("T")


def first_question(
    optional: bool,
    player: int,
    prompt: str,
    options: Sequence[T] | Callable[[], Sequence[T]],
    kind: str,
    rule: str,
    **about: Any,
) -> Ask[T | None] | Ask[T]:
    """Ask for one of the options, or for a pass as well when the action is optional."""
    return (may_choose if optional else choose)(player, prompt, options, kind, rule, **about)


# ---- food


async def place(s: PortalState, player: int, color: str) -> None:
    """Put a token of a colour on an empty slot next to another token (YP-053)."""
    slot = await choose(
        player,
        "Place {food} on which slot?",
        legal_slots(s.row),
        "slot",
        "YP-053",
        refused=lambda: refused_slots(s.row),
        food=color,
    )
    await put_token(s, player, slot, color)


def refused_slots(row: str) -> list[Refusal]:
    """Slots that no token may be placed on, and why."""
    legal = legal_slots(row)
    return [
        Refusal(slot, "it is next to no token" if token == EMPTY else "it holds a token", "YP-053")
        for slot, token in enumerate(row)
        if slot not in legal
    ]


async def put_token(s: PortalState, player: int, slot: int, color: str) -> None:
    """Put a token from the supply on an empty slot, with all that follows."""
    s.supply.food[color] -= 1
    row = s.row = set_slot(s.row, slot, color)
    tell(s, "placed", "YP-053", player=player, food=color, slot=slot)
    area = s.players[player]
    if color * 3 in row[max(0, slot - 2) : slot + 3]:
        area.runs_made += 1
    if slot in (0, len(row) - 1):
        area.ends_filled += 1
    await settle(s)


def _place_action(color: str) -> Any:
    async def place_color(s: PortalState, player: int, optional: bool) -> None:
        await place(s, player, color)

    return place_color


for _color in COLORS:
    action(f"place_{_color}")(_place_action(_color))


@action("place")
async def place_any(s: PortalState, player: int, optional: bool) -> None:
    """Place a token of any colour in the supply."""
    foods = [color for color in COLORS if s.supply.food[color]]
    color = await first_question(optional, player, "Place which food?", foods, "food", "YP-091")
    if color is not None:
        await place(s, player, color)


@action("swap")
async def swap(s: PortalState, player: int, optional: bool) -> None:
    """Exchange the positions of two tokens (YP-055)."""
    tokens = tokens_in(s.row)
    one = await first_question(optional, player, "Swap which token?", tokens, "token", "YP-055")
    if one is None:
        return
    others = [slot for slot in tokens if slot != one]
    other = await choose(player, "Swap {token} with which token?", others, "token", "YP-055", token=one)
    row = s.row
    s.row = set_slot(set_slot(row, one, row[other]), other, row[one])
    tell(s, "swapped", "YP-055", player=player, slot=one, slot_other=other)
    await settle(s)


@action("unplace")
async def remove_token(s: PortalState, player: int, optional: bool) -> None:
    """Take a token out of the row, not the last of its colour (YP-064, YP-065)."""
    loose = loose_tokens(s.row)
    slot = await first_question(
        optional,
        player,
        "Remove which Food token?",
        loose,
        "token",
        "YP-064",
        refused=lambda: refused_tokens(s.row),
    )
    if slot is not None:
        lift_token(s, player, slot, "YP-064")


def refused_tokens(row: str) -> list[Refusal]:
    """Tokens that may not be taken out, and why."""
    last = [slot for slot in tokens_in(row) if slot not in loose_tokens(row)]
    return [Refusal(slot, "it is the last of its colour in the row", "YP-065") for slot in last]


def lift_token(s: PortalState, player: int, slot: int, rule: str) -> str:
    """Return a token to the supply; that never completes a match (YP-137)."""
    color = s.row[slot]
    s.row = set_slot(s.row, slot, EMPTY)
    s.supply.food[color] += 1
    tell(s, "lifted", rule, player=player, food=color, slot=slot)
    return color


# ---- Heroes


@action("play")
async def play(s: PortalState, player: int, optional: bool) -> None:
    """Seat a Hero from the hand or, in solo, from the head of the line (YP-058, YP-124)."""
    hand = s.players[player].hand
    if s.solo:
        hero = await first_question(
            optional, player, "Play the first Hero in line?", hand[:1], "hero", "YP-124"
        )
    else:
        hero = await first_question(
            optional, player, "Play which Hero?", lambda: s.players[player].hand[:], "hero", "YP-058"
        )
    if hero is None:
        return
    # From here on the card is a place in the hand: which card that is, is nobody else's business.
    place_in_hand = s.players[player].hand.index(hero)
    del hero
    seat = await choose(
        player,
        "Seat {hero} where?",
        free_seats(s),
        "seat",
        "YP-058",
        refused=lambda: refused_seats(s),
        hero=lambda: s.players[player].hand[place_in_hand],
    )
    await arrive(s, player, place_in_hand, seat)


def refused_seats(s: PortalState) -> list[Refusal]:
    """Seats that can take no Hero, and why."""
    taken = [seat for seat, at in enumerate(s.seats) if at is not None]
    return [Refusal(seat, "a Hero sits there", "YP-059") for seat in taken] + [
        Refusal(seat, "an Objective card lies there", "YP-148") for seat in s.covered
    ]


async def arrive(s: PortalState, player: int, place_in_hand: int, seat: int) -> None:
    """A Hero takes a seat: effect, then Gems, then the match (YP-073)."""
    area = s.players[player]
    hero = area.hand.pop(place_in_hand)
    s.known.pop(hero, None)
    s.seats[seat] = Seated(hero, True, False, player, s.turn)
    if hero not in area.seated:
        area.seated.append(hero)
    tell(s, "seated", "YP-058", player=player, hero=hero, seat=seat)
    claim_objectives(s)
    s.pending.append(hero)
    await HERO_EFFECTS[HEROES[hero].effect](s, player, hero)
    if s.pending.pop() != hero:
        tell(s, "left", "YP-135", hero=hero)
        return
    seat = seat_of(s, hero)
    gems = gain(s, player, order_gems(s, hero, seat), "YP-077")
    if len(gems) > area.best_seating:
        area.best_seating = len(gems)
        claim_objectives(s)
    if is_matched(s, hero, seat):
        await perfect_match(s, [seat])


@action("remove")
async def remove_card(s: PortalState, player: int, optional: bool) -> None:
    """Discard any Hero from the table, face up or face down (YP-063)."""
    heroes = [at.hero for at in seated(s)]
    hero = await first_question(optional, player, "Remove which Hero?", heroes, "hero", "YP-063")
    if hero is not None:
        discard_seated(s, player, hero, "YP-063")


def discard_seated(s: PortalState, player: int, hero: str, rule: str) -> None:
    """Discard a Hero from the table; its Potion goes to the supply (YP-063)."""
    at = s.seats[seat_of(s, hero)]
    assert at is not None
    seat = lift_hero(s, hero)
    discard(s, hero)
    tell(s, "removed", rule, player=player, hero=hero, seat=seat)
    return_potion(s, at)


def lift_hero(s: PortalState, hero: str) -> int:
    """Take a Hero off its seat; one whose effect is being resolved will not score (YP-135)."""
    seat = seat_of(s, hero)
    s.seats[seat] = None
    if hero in s.pending:
        s.pending[s.pending.index(hero)] = ""
    return seat


@action("draw1")
async def draw_one(s: PortalState, player: int, optional: bool) -> None:
    """Draw a card from any deck."""
    deck = await first_question(
        optional, player, "Draw from which deck?", decks_with_cards(s), "deck", "YP-061"
    )
    if deck is not None:
        draw_from(s, player, deck, "YP-061")


@action("draw2")
async def draw_two(s: PortalState, player: int, optional: bool) -> None:
    """Draw two cards, the first seen before the second deck is chosen (YP-061)."""
    first = await first_question(
        optional, player, "Draw the first card from which deck?", decks_with_cards(s), "deck", "YP-061"
    )
    if first is None:
        return
    draw_from(s, player, first, "YP-061")
    if decks := decks_with_cards(s):
        second = await choose(player, "Draw the second card from which deck?", decks, "deck", "YP-061")
        draw_from(s, player, second, "YP-061")


# ---- Gems and Potions


@action("diamond")
async def diamond(s: PortalState, player: int, optional: bool) -> None:
    """Take a White Diamond (YP-062)."""
    await take_diamond(s, player, "YP-062")


@action("potion")
async def take_potion(s: PortalState, player: int, optional: bool) -> None:
    """Take an Enchant Food Potion from the supply (YP-066)."""
    if not optional or await may(player, "Take an Enchant Food Potion?", "YP-066"):
        receive_potion(s, player, "YP-066")


def receive_potion(s: PortalState, player: int, rule: str) -> None:
    """Move a Potion from the supply to a player."""
    s.supply.potions -= 1
    s.players[player].potions += 1
    tell(s, "potion", rule, player=player)
    claim_objectives(s)


@action("enchant")
async def play_potion(s: PortalState, player: int, optional: bool) -> None:
    """Put a Potion on a face-up Hero and gain its bonus without a match (YP-060, YP-139)."""
    heroes = [at.hero for at in seated(s) if at.face_up and not at.potion]
    hero = await first_question(
        optional,
        player,
        "Enchant the food of which Hero?",
        heroes,
        "hero",
        "YP-060",
        refused=lambda: refused_potions(s),
    )
    if hero is None:
        return
    seat = seat_of(s, hero)
    at = s.seats[seat]
    assert at is not None
    s.seats[seat] = Seated(at.hero, True, True, at.player, at.turn)
    area = s.players[player]
    area.potions -= 1
    area.potions_played += 1
    tell(s, "enchanted", "YP-060", player=player, hero=at.hero, seat=seat)
    claim_objectives(s)
    await bonus(s, at.hero)


def refused_potions(s: PortalState) -> list[Refusal]:
    """Heroes that can take no Potion, and why."""
    heroes = seated(s)
    return [Refusal(at.hero, "there is a Potion on it", "YP-094") for at in heroes if at.potion] + [
        Refusal(at.hero, "it lies face down", "YP-060") for at in heroes if not at.face_up
    ]


@action("exchange")
async def exchange(s: PortalState, player: int, optional: bool) -> None:
    """Return a standard Gem, then take two of any colours (YP-067, YP-068)."""
    gems = s.players[player].gems
    owned = [color for color in COLORS if gems[color]]
    given = await first_question(
        optional, player, "Give up which Gem?", owned, "color", "YP-067", giving=True
    )
    if given is None:
        return
    give_back(s, player, given, "YP-067")
    for prompt in ("Take which Gem first?", "Take which Gem second?"):
        colors = open_colors(s)
        if not colors:
            tell(s, "no_gem", "YP-079", player=player)
            break
        taken = await choose(player, prompt, colors, "color", "YP-067")
        gain(s, player, taken, "YP-067")
