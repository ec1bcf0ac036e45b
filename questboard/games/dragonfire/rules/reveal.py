"""How encounters come into play: revealed, summoned, searched out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, TypeAlias

from questboard.games.dragonfire.content import CARDS, ENCOUNTERS, EncounterEntry
from questboard.games.dragonfire.hooks import ARRIVALS, DRAGONFIRE_TEXTS, ENCOUNTER_TEXTS, SURPRISES
from questboard.games.dragonfire.rules.checks import encounter_card
from questboard.games.dragonfire.rules.foes import add_token, facing
from questboard.games.dragonfire.rules.in_play import leave_play
from questboard.games.dragonfire.rules.moments import Surprised
from questboard.games.dragonfire.rules.quest import quest
from questboard.games.dragonfire.rules.window import offer
from questboard.games.dragonfire.state import NOBODY, DragonfirePosition, DragonfireState, Encounter
from questboard.kernel import emit

Gold: TypeAlias = Literal["printed", "half", "none"]
Wanted: TypeAlias = Callable[[EncounterEntry], bool]


def location_refused(s: DragonfirePosition, seat: int) -> Literal["", "bury", "discard"]:
    """Whether a Location can't be placed on a player, and what happens to it then."""
    if not quest(s).locations:
        return "bury"
    if s.characters[seat].place:
        return "bury"  # DF-113
    others = [s.characters[each].place for each in s.conscious if each != seat]
    if all(others) and len(dict.fromkeys(others)) == len(others):
        return "discard"  # everybody would be alone in a Location: DF-075, DF-055
    return ""


async def reveal(
    s: DragonfireState, deck: str, seat: int, rule: str, gold: Gold = "printed", reason: str = ""
) -> Encounter | None:
    """Reveal the top card of a deck facing a player; a Location that can't be placed is replaced."""
    for _ in range(len(ENCOUNTERS)):
        drawn = encounter_card(s, deck)
        if drawn is None:
            return None
        name, home = drawn
        if ENCOUNTERS[name].location and (fate := location_refused(s, seat)):
            refuse_location(s, name, home, fate)
            continue
        return await put(s, name, home, seat, rule, gold, reason)
    return None


def refuse_location(s: DragonfireState, name: str, deck: str, fate: str) -> None:
    """Bury or discard a Location that can't be placed; a last card is shuffled in (DF-114)."""
    if fate == "discard":
        s.discards[deck].append(name)
    elif s.decks[deck]:
        s.decks[deck].insert(0, name)
    else:
        s.decks[deck] = s.luck.shuffled([*s.discards[deck], name])
        s.discards[deck] = []
    rule = "DF-075" if fate == "discard" else "DF-113" if quest(s).locations else "DF-005"
    emit(
        s, "location_refused", rule, name=name, deck=deck, fate="discarded" if fate == "discard" else "buried"
    )


async def put(
    s: DragonfireState,
    name: str,
    deck: str,
    seat: int,
    rule: str,
    gold: Gold = "printed",
    reason: str = "",
) -> Encounter:
    """Put an encounter card into play facing a player: its tokens, then its SURPRISE.

    `reason` says why it is this player, where a rule has chosen.
    """
    card = ENCOUNTERS[name]
    value = card.gold if gold == "printed" else card.gold // 2 if gold == "half" else 0
    foe = Encounter(
        f"{name}-{s.new_number(name)}", name, seat, deck, card.color, card.type, card.strength, value
    )
    s.encounters.append(foe)
    s.turn.entered.append(foe.uid)
    if foe.location:
        s.characters[seat].place = foe.uid  # DF-112
    tokens = card.tokens.count if card.tokens else 0
    for _ in range(tokens):
        add_token(s, foe)
    emit(s, "appeared", rule, encounter=foe.uid, player=seat, deck=deck, tokens=tokens, reason=reason)
    dispels = ENCOUNTER_TEXTS[name].dispels
    if dispels:
        dispel(s, seat, dispels)
    if name in SURPRISES:
        await offer(s, Surprised(seat, name), seat)
        await SURPRISES[name](s, foe)
    if name in ARRIVALS:
        await ARRIVALS[name](s, foe)
    return foe


def dispel(s: DragonfireState, seat: int, how_many: Literal["one", "all"]) -> None:
    """Dispel Magic: a random active card that Remains in Play goes, or all of them (DF-336, DF-337)."""
    cards = [each.card for each in s.characters[seat].in_play]
    if how_many == "one" and cards:
        cards = [s.luck.pick(cards)]
    for card in cards:
        leave_play(s, seat, card, "DF-336", to_hand=True)


def dispelled(s: DragonfirePosition, seat: int) -> bool:
    """Whether cards that a player plays can't remain in play (DF-336, DF-338)."""
    if DRAGONFIRE_TEXTS[s.dragonfire].dispels:
        return True
    return any(ENCOUNTER_TEXTS[foe.name].dispels and not foe.token for foe in facing(s, seat))


async def summon(
    s: DragonfireState,
    deck: str,
    seat: int,
    rule: str = "DF-349",
    wanted: Wanted | None = None,
    gold: Gold = "printed",
) -> Encounter | None:
    """Reveal cards until one matches and put it into play; the others are buried (DF-349)."""
    if seat != NOBODY and s.characters[seat].unconscious:
        seat = s.next_conscious(seat)  # where all that faced the player has gone (DF-238)
    if seat == NOBODY:
        return None
    if wanted is None:
        return await reveal(s, deck, seat, rule, gold)
    name = search(s, deck, lambda card: wanted(card) and not (card.location and location_refused(s, seat)))
    return await put(s, s.decks[deck].pop(), deck, seat, rule, gold) if name else None


def search(s: DragonfireState, deck: str, wanted: Wanted) -> str:
    """Reveal cards until one matches and bury the others; the discard is shuffled in once.

    The card that was found, or "", lies on top of the deck: it is taken when it is known whom it faces.
    """
    buried: list[str] = []
    found, reshuffled = "", False
    for _ in range(2):
        while s.decks[deck] and not found:
            name = s.decks[deck].pop()
            if wanted(ENCOUNTERS[name]):
                found = name
            else:
                buried.append(name)
        if found or not s.discards[deck]:
            break
        s.decks[deck] = s.luck.shuffled(s.discards[deck])
        s.discards[deck], reshuffled = [], True
    s.decks[deck] = [*reversed(buried), *s.decks[deck], *([found] if found else [])]
    if reshuffled:
        emit(s, "deck_reshuffled", "DF-349", deck=deck)
    if buried:
        emit(s, "searched", "DF-349", deck=deck, count=len(buried), found=bool(found))
    return found


def search_out(s: DragonfireState, deck: str, name: str) -> bool:
    """Find a named card in a deck or its discard pile, shuffle the deck, put it on top."""
    for pile in (s.decks[deck], s.discards[deck]):
        if name in pile:
            pile.remove(name)
            s.decks[deck] = [*s.luck.shuffled(s.decks[deck]), name]
            return True
    return False


def allowed_for_location(s: DragonfirePosition, seat: int) -> int:
    """The first conscious player from this one to the left on whom a Location may be placed, or NOBODY."""
    for each in s.around(seat):
        if not s.characters[each].unconscious and not location_refused(s, each):
            return each
    return NOBODY


def of_color(color: str) -> Wanted:
    """Cards of a colour."""
    return lambda card: card.color == color


def of_type(*types: str) -> Wanted:
    """Cards of some types."""
    return lambda card: card.type in types


def a_slaad(card: EncounterEntry) -> bool:
    """Whether a card is a Slaad."""
    return card.slaad


def cost(card: str) -> int:
    """The cost of a card: Basic cards and Magic Items 0."""
    return 0 if CARDS[card].item else CARDS[card].cost
