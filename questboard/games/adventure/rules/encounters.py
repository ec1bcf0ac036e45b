"""Encounter cards: drawn, perhaps cancelled, resolved (WA-133 to WA-146, WA-235 to WA-237)."""

from __future__ import annotations

from questboard.games.adventure.content import ENCOUNTERS, Attack, Encounter
from questboard.games.adventure.hooks.tables import RESOLVE, SPREADS
from questboard.games.adventure.rules.combat import assault, check
from questboard.games.adventure.rules.damage import end_curse
from questboard.games.adventure.rules.decks import draw
from questboard.games.adventure.rules.distance import all_down, heroes_on
from questboard.games.adventure.rules.idle import away, idle, taken
from questboard.games.adventure.rules.moments import Assailant, Drawn, Resolving
from questboard.games.adventure.rules.reactions import offer
from questboard.games.adventure.rules.rewards import PRICE, choose_payment, experience, pay_experience
from questboard.games.adventure.rules.steps import STEPS
from questboard.games.adventure.rules.talk import Silence, emit, settings
from questboard.games.adventure.state import AdventurePosition, AdventureState, RowCard, Target
from questboard.kernel import because_of

CURSE_ENDS = 10
"""What a roll that ends a curse needs (WA-135)."""


@STEPS
async def encounter(s: AdventureState, seat: int) -> None:
    """Draw an Encounter card for a player and resolve it unless it is cancelled (WA-133)."""
    if s.turn.phase == "villain" and all_down(s):  # an earlier card has felled the last Hero (WA-182)
        return
    card = draw(s, s.encounter_deck)
    if card is None:
        return
    s.turn.card = card
    if ENCOUNTERS[card].kind != "adventure":
        s.encounter_deck.discard.append(card)  # where the card lies unless it stays in play
    emit(s, "drew_encounter", "WA-133", hero=seat, encounter=card)
    if ENCOUNTERS[card].kind != "adventure":
        if await cancelled(s, seat, card):
            s.turn.card = ""
            return
        taken_on = Resolving(seat, card)
        await offer(s, taken_on)
        if taken_on.replaced:
            emit(s, "no_effect", "WA-133", encounter=card, reason="another one is drawn in its place")
            s.turn.card = ""
            return
        seat = taken_on.seat
    if ENCOUNTERS[card].again:
        s.agenda.append(("encounter", seat))  # after the card's own effects (WA-235)
    silence = Silence(s)
    await because_of(card, resolve(s, seat, card))
    if silence.lasts(s):
        emit(s, "no_effect", "WA-134", encounter=card, reason=idle(card))
    s.turn.card = ""


async def cancelled(s: AdventureState, seat: int, card: str) -> bool:
    """Whether the party pays Experience to discard the card without effect (WA-154, WA-155)."""
    drawn = Drawn(seat, card, PRICE)
    await offer(s, drawn)
    if experience(s, seat) < drawn.cost:
        return False
    prompt = "Cancel {encounter} for {price} of {experience} Experience?"
    cards = await choose_payment(
        s,
        seat,
        seat,
        prompt,
        drawn.cost,
        "payment to cancel",
        "WA-154",
        encounter=card,
        experience=experience(s, seat),
    )
    if cards is None:
        return False
    pay_experience(s, cards, "WA-154", seat)
    emit(s, "cancelled", "WA-155", encounter=card, hero=seat)
    return True


async def resolve(s: AdventureState, seat: int, card: str) -> None:
    """Have a card take effect for the Hero of the player who drew it (WA-134)."""
    printed = ENCOUNTERS[card]
    match printed.kind:
        case "curse":
            await curse(s, seat, card)
        case "environment":
            environment(s, card)
        case "hazard" | "trap":
            await lay_marker(s, seat, printed)
        case "event-attack":
            await (RESOLVE[card](s, seat) if card in RESOLVE else event_attack(s, seat, printed))
        case "event" | "adventure":
            await RESOLVE[card](s, seat)


async def curse(s: AdventureState, seat: int, card: str) -> None:
    """A curse lies on the Hero until it ends by its own line (WA-135); some do more at once."""
    hero = s.heroes[seat]
    if not hero.standing:  # WA-188, WA-232
        if card in SPREADS:
            await RESOLVE[card](s, seat)
        else:
            emit(s, "no_effect", "WA-188", encounter=card, reason=away(hero))
        return
    s.encounter_deck.discard.remove(card)
    hero.curses.append(card)
    emit(s, "cursed", "WA-135", hero=seat, card=card)
    if card in RESOLVE:
        await RESOLVE[card](s, seat)


async def shake_off(s: AdventureState, seat: int, curse: str) -> None:
    """A standing Hero rolls the die; high enough, and the curse ends."""
    if s.heroes[seat].hp > 0 and (await check(s, seat, CURSE_ENDS, "WA-135")).success:
        end_curse(s, seat, curse, "WA-135")


def environment(s: AdventureState, card: str) -> None:
    """A new Environment replaces the old one (WA-138)."""
    s.encounter_deck.discard.remove(card)
    if before := s.environment:
        s.encounter_deck.discard.append(before)
    s.environment = card
    emit(s, "environment", "WA-137", encounter=card, encounter_before=before)


async def lay_marker(s: AdventureState, seat: int, card: Encounter) -> None:
    """A Trap or Hazard: marker on the Hero's tile, card into the row (WA-142, WA-143, WA-145)."""
    hero = s.heroes[seat]
    if hero.square < 0:  # WA-191
        if settings(s).traps_replaced:
            s.agenda.append(("encounter", seat))
        emit(s, "no_effect", "WA-191", encounter=card.id, reason=away(hero))
        return
    if marked(s, hero.tile):
        s.agenda.append(("encounter", seat))
        emit(s, "no_effect", "WA-142", encounter=card.id, reason=taken(hero.tile))
        return
    s.encounter_deck.discard.remove(card.id)
    s.markers[card.id] = [hero.tile]
    hero.row.append(RowCard(card.id))
    emit(s, "marker", "WA-142", encounter=card.id, tile=hero.tile)
    if card.id in RESOLVE:
        await RESOLVE[card.id](s, seat)


def marked(s: AdventurePosition, slot: int) -> bool:
    """Whether a tile has a marker that keeps Traps away: any one, or a Trap's (WA-142, LD-146)."""
    if settings(s).only_traps_block:
        return any(slot in tiles and ENCOUNTERS[card].kind == "trap" for card, tiles in s.markers.items())
    return (
        any(slot in tiles for tiles in s.markers.values())
        or any(thing.tile == slot for thing in s.objects.values())
        or (s.carpet >= 0 and s.carpet >> 4 == slot)
    )


async def event_attack(s: AdventureState, seat: int, card: Encounter) -> list[Target]:
    """Attack the Heroes that the card names; a card that does more calls it, and is told who was hit."""
    return await attack_by_card(s, card, victims(s, seat, card))


async def attack_by_card(
    s: AdventureState, card: Encounter, targets: list[Target], attack: Attack | None = None
) -> list[Target]:
    """A card attacks, with its printed figures unless others are given (WA-141, WA-144)."""
    attack = attack or card.attack
    assert attack is not None
    if not targets:
        return []
    rule = "WA-141" if card.kind == "event-attack" else "WA-144"
    return await assault(s, Assailant(card.kind, card=card.id), targets, attack, rule)


def heroes_at(s: AdventurePosition, card: str, tiles: int = 0) -> list[int]:
    """The standing Heroes on the tiles with a card's markers, or within this many tiles of them."""
    mask = 0
    for slot in s.markers[card]:
        mask |= s.board.within(slot, tiles)
    return heroes_on(s, mask, downed=False)


async def attack_at_marker(s: AdventureState, card: str) -> None:
    """Attack each Hero in the reach of a card's marker (WA-144)."""
    printed = ENCOUNTERS[card]
    await attack_by_card(s, printed, [*heroes_at(s, card, 1 if printed.at == "within 1" else 0)])


def victims(s: AdventurePosition, seat: int, card: Encounter) -> list[Target]:
    """The Heroes that a card attacks; who is downed or off the board is not touched (WA-188, WA-232)."""
    hero = s.heroes[seat]
    if card.at == "all":
        return [*s.standing()]
    if hero.square < 0:
        return []
    match card.at:
        case "active":
            return [seat] if hero.hp > 0 else []
        case "tile":
            return [*heroes_on(s, s.board.tile_squares(hero.tile), downed=False)]
        case _:
            return [*heroes_on(s, s.board.within(hero.tile, 1), downed=False)]
