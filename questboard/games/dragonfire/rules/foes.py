"""Encounters in play: whom they face, how hard they hit, how they move and leave."""

from __future__ import annotations

from questboard.games.dragonfire.content import ENCOUNTERS
from questboard.games.dragonfire.hooks import (
    BASE_STRENGTH,
    ENCOUNTER_TEXTS,
    IMMUNE,
    MORE_COLORS,
    STRENGTH,
    TABLE_STRENGTH,
)
from questboard.games.dragonfire.rules.quest import quest
from questboard.games.dragonfire.state import (
    MAIN,
    NOBODY,
    DragonfirePosition,
    DragonfireState,
    Encounter,
    Foe,
    Play,
)
from questboard.kernel import Note, emit

MORE_STRENGTH = Note("strength")
"""A mark of encounters: by how much their Attack Strength has changed for as long as they are in play."""

# ---- where things are


def place_of(s: DragonfirePosition, foe: Encounter) -> Foe:
    """The place of an encounter: a Location is its own, others are where the faced player is."""
    return foe.uid if foe.location else s.characters[foe.seat].place


def faces(s: DragonfirePosition, foe: Encounter, seat: int) -> bool:
    """Whether an encounter faces a player; a Location faces all who are in it (DF-115)."""
    return s.characters[seat].place == foe.uid if foe.location else foe.seat == seat


def faces_another(s: DragonfirePosition, foe: Encounter, seat: int) -> bool:
    """Whether an encounter faces somebody else than this player."""
    return any(faces(s, foe, other) for other in s.conscious if other != seat)


def facing(s: DragonfirePosition, seat: int) -> list[Encounter]:
    """All encounters that face a player: the Location, cards and tokens."""
    place = s.characters[seat].place  # `faces` for all at once: it is asked in every phase
    return [foe for foe in s.encounters if foe.uid == place or (foe.seat == seat and not foe.location)]


def at_place(s: DragonfirePosition, place: Foe) -> list[Encounter]:
    """All encounters at a place."""
    return [foe for foe in s.encounters if place_of(s, foe) == place]


def within_reach(one: Foe, other: Foe) -> bool:
    """Whether text reaches from one place to another: never between two Locations (DF-126)."""
    return one == other or MAIN in (one, other)


def in_reach(s: DragonfirePosition, seat: int, locations: bool = True) -> list[Encounter]:
    """Encounters that the text of a player's card may name."""
    here = s.characters[seat].place
    return [
        foe
        for foe in s.encounters
        if (locations or not foe.location) and within_reach(here, place_of(s, foe))
    ]


def players_in_reach(s: DragonfirePosition, seat: int) -> list[int]:
    """Conscious players whom the text of a player's card may reach, the player's own seat among them."""
    here = s.characters[seat].place
    return [each for each in s.conscious if within_reach(here, s.characters[each].place)]


def players_at(s: DragonfirePosition, place: Foe) -> list[int]:
    """The conscious players at a place."""
    return [each for each in s.conscious if s.characters[each].place == place]


def location_of(s: DragonfirePosition, seat: int) -> Encounter | None:
    """The Location that a player is in."""
    place = s.characters[seat].place
    return s.encounter(place) if place else None


# ---- cards and tokens


def tokens_of(s: DragonfirePosition, foe: Encounter) -> list[Encounter]:
    """The tokens of a card."""
    return [each for each in s.encounters if each.card == foe.uid]


def shielded(s: DragonfirePosition, foe: Encounter) -> bool:
    """Whether tokens keep a card from being damaged (DF-104)."""
    if foe.token or ENCOUNTER_TEXTS[foe.name].any_order:
        return False
    return any(each.card == foe.uid for each in s.encounters)


def whole(s: DragonfirePosition, foe: Encounter) -> list[Encounter]:
    """A card with its tokens, or a token alone."""
    return [foe, *tokens_of(s, foe)]


def cards_and_loose(s: DragonfirePosition, foes: list[Encounter]) -> list[Encounter]:
    """Of some encounters the cards that are no Locations, and the unattached tokens."""
    return [foe for foe in foes if not foe.location and not foe.card]


def new_token(
    s: DragonfireState, name: str, seat: int, color: str, kind: str, track: str, hits: int, card: Foe = ""
) -> Encounter:
    """Put an encounter token into play; with a card it belongs to that card."""
    owner = s.encounter(card)
    deck = owner.deck if owner else "primary"
    number = s.new_number(f"{name}-token")
    token = Encounter(
        f"{name}-token-{number}", name, seat, deck, color, kind, hits, 0, token=track, card=card
    )
    s.encounters.append(token)
    s.turn.entered.append(token.uid)
    return token


def add_token(s: DragonfireState, foe: Encounter) -> Encounter:
    """Give a card one more of its own tokens."""
    tokens = ENCOUNTERS[foe.name].tokens
    assert tokens is not None
    kind = tokens.type or foe.type
    return new_token(s, foe.name, foe.seat, foe.color, kind, tokens.track, tokens.strength, foe.uid)


def grow_token(s: DragonfireState, foe: Encounter, rule: str) -> None:
    """A card in play gets one more of its own tokens, which everybody sees come."""
    tell_token(s, add_token(s, foe), rule)


def tell_token(s: DragonfireState, token: Encounter, rule: str, reason: str = "") -> None:
    """Tell that a token has come into play; why it faces this player, where a rule has chosen."""
    emit(s, "appeared", rule, encounter=token.uid, player=token.seat, deck="", tokens=0, reason=reason)


def release_tokens(s: DragonfireState, foe: Encounter) -> None:
    """The tokens of a card stay in play without it; they Save with the Primary Deck (DF-193)."""
    for token in tokens_of(s, foe):
        token.card, token.deck = "", "primary"


# ---- what they are


def colors(s: DragonfirePosition, foe: Encounter) -> str:
    """The colours of an encounter."""
    more = MORE_COLORS.get(foe.name)
    return foe.color + more(s, foe) if more and not foe.token else foe.color


def strength(s: DragonfirePosition, foe: Encounter) -> int:
    """The current Attack Strength, never below 0 (DF-225)."""
    base = BASE_STRENGTH.get(foe.name)
    total = base(s, foe) if base and not foe.token else foe.strength
    total += s.turn.strength.get(foe.uid, 0) + MORE_STRENGTH.get(foe)
    for each in s.encounters:
        if not each.token and each.name in STRENGTH:
            total += STRENGTH[each.name](s, each, foe)
    for name in (s.dragonfire, s.adventure):
        if name in TABLE_STRENGTH:
            total += TABLE_STRENGTH[name](s, foe)
    return max(total, 0)


def steady(foe: Encounter) -> bool:
    """Whether no text can move it or stop it from attacking."""
    return not foe.token and ENCOUNTER_TEXTS[foe.name].steady


def immune(s: DragonfirePosition, foe: Encounter, play: Play, by_level: bool = False) -> bool:
    """Whether a play can't affect an encounter (DF-341); Magic Items always can."""
    rule = IMMUNE.get(foe.name)
    return rule is not None and not foe.token and not play.item and rule(s, play, by_level)


def elsewhere(s: DragonfirePosition, seat: int) -> list[Encounter]:
    """Cards and unattached tokens that face other characters at a player's place and can be moved."""
    here = at_place(s, s.characters[seat].place)
    return [foe for foe in cards_and_loose(s, here) if foe.seat != seat and not steady(foe)]


def alike(s: DragonfirePosition, names: list[Foe]) -> bool:
    """Whether some encounters differ in nothing but their numbers: it doesn't matter which comes first."""
    foes = [foe for name in names if (foe := s.encounter(name)) is not None]
    return len(names) > 1 and len(dict.fromkeys(_besides_name(s, foe) for foe in foes)) == 1


def _besides_name(s: DragonfirePosition, foe: Encounter) -> tuple[object, ...]:
    """All that there is to know of an encounter besides its number."""
    turn, tokens = s.turn, tuple((each.token, each.cleared, each.strength) for each in tokens_of(s, foe))
    plain = not (foe.marks or foe.held or tokens or foe.uid in turn.strength or foe.uid in turn.prevented)
    own = "" if plain else foe.uid
    return (foe.name, foe.seat, foe.deck, foe.strength, foe.gold, foe.cleared, foe.tripped, foe.token, own)


# ---- moving and leaving


TO_THE_LEFT = "the next player to the left"
"""Why an encounter comes to face a player, where a rule has passed it on."""


def move(
    s: DragonfireState, foe: Encounter, seat: int, rule: str, by_text: bool = True, reason: str = ""
) -> None:
    """An encounter comes to face another player, its tokens with it (DF-344); Locations never move.

    `reason` says why it is this player, where a rule has chosen.
    """
    if foe.location or foe.seat == seat or seat == NOBODY or (by_text and steady(foe)):
        return
    before = foe.seat
    for each in whole(s, foe):
        each.seat = seat
    emit(s, "moved", rule, encounter=foe.uid, player=seat, player_old=before, reason=reason)


def calm(s: DragonfireState, foe: Encounter, rule: str, tokens: bool = False) -> None:
    """An encounter does not attack this turn, unless no text can stop it."""
    if steady(foe):
        return
    for each in whole(s, foe) if tokens else [foe]:
        if each.uid not in s.turn.calm:
            s.turn.calm.append(each.uid)
    emit(s, "calmed", rule, encounter=foe.uid)


def change_strength(s: DragonfireState, foe: Encounter, amount: int, rule: str) -> None:
    """Change an Attack Strength for this turn."""
    s.turn.strength[foe.uid] = s.turn.strength.get(foe.uid, 0) + amount
    emit(s, "strength_changed", rule, encounter=foe.uid, change=amount, left=strength(s, foe))


def strengthen(s: DragonfireState, foe: Encounter, amount: int, rule: str) -> None:
    """Change an Attack Strength for as long as the encounter is in play."""
    MORE_STRENGTH.add(foe, amount)
    emit(s, "strength_changed", rule, encounter=foe.uid, change=amount, left=strength(s, foe))


def heal_levels(s: DragonfireState, foe: Encounter, count: int, rule: str) -> int:
    """An encounter heals cleared levels, the lowest first (DF-340)."""
    healed = list[int]()
    for index in reversed(range(len(foe.levels))):
        if len(healed) < count and foe.cleared >> index & 1:
            foe.cleared &= ~(1 << index)
            healed.append(index + 1)
    if healed:
        emit(s, "recovered", rule, encounter=foe.uid, levels=tuple(healed), left=len(foe.uncleared))
    return len(healed)


def take_out(s: DragonfireState, foe: Encounter, to: str = "discard", told: str = "", rule: str = "") -> None:
    """Take an encounter out of play, its tokens with it: to the discard pile or under its deck.

    `told` is the kind of event that tells of it, by which rule.
    """
    gone = [each.uid for each in whole(s, foe)]
    s.encounters = [each for each in s.encounters if each.uid not in gone]
    if foe.location:
        for character in s.characters:
            if character.place == foe.uid:
                character.place = MAIN
    for owner, card in foe.held:  # cards under it go to their owners' discard piles
        s.characters[owner].discard.append(card)
    foe.held = []
    if foe.deck and not foe.token:
        if to == "discard":
            s.discards[foe.deck].append(foe.name)
        else:
            s.decks[foe.deck].insert(0, foe.name)
    if told:
        emit(s, told, rule, encounter=foe.uid)
    if foe.location and foe.uncleared and to == "discard":
        quest(s).location_lost(s, foe)


# ---- who may go where


def held_fast(s: DragonfirePosition, seat: int) -> bool:
    """Whether an encounter keeps a player from moving into or out of a Location."""
    return any(foe.seat == seat and not foe.token and ENCOUNTER_TEXTS[foe.name].holds for foe in s.encounters)


def room_in(s: DragonfirePosition, location: Encounter) -> bool:
    """Whether one more character may enter a Location (DF-118)."""
    inside = sum(each.place == location.uid for each in s.characters)
    return inside < ENCOUNTERS[location.name].capacity


def may_leave(s: DragonfirePosition, seat: int) -> bool:
    """Whether a player may move out of the Location: somebody else stays there (DF-117)."""
    location = location_of(s, seat)
    if location is None or ENCOUNTER_TEXTS[location.name].traps or held_fast(s, seat):
        return False
    return any(each.place == location.uid for at, each in enumerate(s.characters) if at != seat)


def enter(s: DragonfireState, seat: int, location: Encounter, rule: str) -> None:
    """A player's marker moves onto a Location."""
    s.characters[seat].place = location.uid
    emit(s, "entered", rule, player=seat, encounter=location.uid)


def leave(s: DragonfireState, seat: int, rule: str) -> None:
    """A player's marker returns to the main area."""
    s.characters[seat].place = MAIN
    emit(s, "left", rule, player=seat)


def settle(s: DragonfireState) -> None:
    """A Location lies before somebody who is in it (DF-120)."""
    for foe in s.encounters:
        if foe.location and s.characters[foe.seat].place != foe.uid:
            inside = [seat for seat in s.around(foe.seat) if s.characters[seat].place == foe.uid]
            if inside:
                foe.seat = inside[0]
