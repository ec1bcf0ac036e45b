"""Actions: what the icons on Action tiles and in Perfect Match Bonuses do.

Every action takes the player and whether it is optional. An optional one (a bonus) may be passed
at its first question; after that it is carried out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from questboard.games.portal.content import HEROES
from questboard.games.portal.hooks import ARRIVALS
from questboard.games.portal.rules.gems import gain
from questboard.games.portal.rules.geometry import (
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
from questboard.games.portal.rules.matches import bonus, perfect_match, settle, tell_of_potion
from questboard.games.portal.rules.objectives import claim_objectives
from questboard.games.portal.state import EMPTY, Bonus, PortalState, Seated
from questboard.kernel import Ask, Refusal, choose, emit, may_choose

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


async def place(s: PortalState, player: int, color: str, bonus: Bonus) -> None:
    """Put a token of a colour on an empty slot next to another token (YP-053)."""
    slot = await choose(
        player,
        "Place {food} on which slot?",
        legal_slots(s.row),
        "slot",
        "YP-053",
        refused=lambda: refused_slots(s.row),
        food=color,
        **bonus,
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
    emit(s, "placed", "YP-053", player=player, food=color, slot=slot)
    area = s.players[player]
    if color * 3 in row[max(0, slot - 2) : slot + 3]:
        area.runs_made += 1
    if slot in (0, len(row) - 1):
        area.ends_filled += 1
    await settle(s)


def lift_token(s: PortalState, player: int, slot: int, rule: str) -> str:
    """Return a token to the supply; that never completes a match (YP-137)."""
    color = s.row[slot]
    s.row = set_slot(s.row, slot, EMPTY)
    s.supply.food[color] += 1
    emit(s, "lifted", rule, player=player, food=color, slot=slot)
    return color


def refused_tokens(row: str) -> list[Refusal]:
    """Tokens that may not be taken out, and why."""
    last = [slot for slot in tokens_in(row) if slot not in loose_tokens(row)]
    return [Refusal(slot, "it is the last of its colour in the row", "YP-065") for slot in last]


# ---- Heroes


async def arrive(s: PortalState, player: int, place_in_hand: int, seat: int) -> None:
    """A Hero takes a seat: effect, then Gems, then the match (YP-073)."""
    area = s.players[player]
    hero = area.hand.pop(place_in_hand)
    s.known.pop(hero, None)
    s.seats[seat] = Seated(hero, True, False, player, s.turn)
    if hero not in area.seated:
        area.seated.append(hero)
    emit(s, "seated", "YP-058", player=player, hero=hero, seat=seat)
    claim_objectives(s)
    s.pending.append(hero)
    await ARRIVALS[HEROES[hero].effect](s, player, hero)
    if s.pending.pop() != hero:
        emit(s, "left", "YP-135", hero=hero)
        return
    seat = seat_of(s, hero)
    due = order_gems(s, hero, seat)
    gems = gain(s, player, due, "YP-077", order=(due, hero))
    if not due:
        emit(s, "unpaid", "YP-077", player=player, hero=hero, seat=seat)
    if len(gems) > area.best_seating:
        area.best_seating = len(gems)
        claim_objectives(s)
    if is_matched(s, hero, seat):
        await perfect_match(s, [seat])


def refused_seats(s: PortalState) -> list[Refusal]:
    """Seats that can take no Hero, and why."""
    taken = [seat for seat, at in enumerate(s.seats) if at is not None]
    return [Refusal(seat, "a Hero sits there", "YP-059") for seat in taken] + [
        Refusal(seat, "an Objective card lies there", "YP-148") for seat in s.covered
    ]


def discard_seated(s: PortalState, player: int, hero: str, rule: str) -> None:
    """Discard a Hero from the table; its Potion goes to the supply (YP-063)."""
    at = s.seats[seat_of(s, hero)]
    assert at is not None
    seat = lift_hero(s, hero)
    discard(s, hero)
    s.supply.potions += at.potion
    emit(s, "removed", rule, player=player, hero=hero, seat=seat, potion=at.potion)
    tell_of_potion(s, at)


def lift_hero(s: PortalState, hero: str) -> int:
    """Take a Hero off its seat; one whose effect is being resolved will not score (YP-135)."""
    seat = seat_of(s, hero)
    s.seats[seat] = None
    if hero in s.pending:
        s.pending[s.pending.index(hero)] = ""
    return seat


async def draw(s: PortalState, player: int, prompt: str, rule: str, optional: bool, bonus: Bonus) -> bool:
    """Draw a card from a deck of the player's choice; whether there was one, and it was wanted."""
    if not (decks := decks_with_cards(s)):
        emit(s, "no_card", rule, player=player)
        return False
    deck = await first_question(optional, player, prompt, decks, "deck", rule, **bonus)
    if deck is None:
        return False
    draw_from(s, player, deck, rule)
    return True


# ---- Potions


def receive_potion(s: PortalState, player: int, rule: str) -> None:
    """Move a Potion from the supply to a player."""
    s.supply.potions -= 1
    s.players[player].potions += 1
    emit(s, "potion", rule, player=player)
    claim_objectives(s)


async def enchant(s: PortalState, player: int, hero: str, rule: str) -> None:
    """Put a player's Potion on a Hero and give the bonus."""
    seat = seat_of(s, hero)
    at = s.seats[seat]
    assert at is not None
    s.seats[seat] = Seated(at.hero, True, True, at.player, at.turn)
    area = s.players[player]
    area.potions -= 1
    area.potions_played += 1
    emit(s, "enchanted", rule, player=player, hero=at.hero, seat=seat)
    claim_objectives(s)
    await bonus(s, at.hero)


def refused_potions(s: PortalState) -> list[Refusal]:
    """Heroes that can take no Potion, and why."""
    heroes = seated(s)
    return [Refusal(at.hero, "there is a Potion on it", "YP-094") for at in heroes if at.potion] + [
        Refusal(at.hero, "it lies face down", "YP-060") for at in heroes if not at.face_up
    ]
