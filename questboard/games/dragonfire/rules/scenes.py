"""Scenes: their encounters, their end, the Short Rest between them (DF-069 to DF-078, DF-258 to DF-264)."""

from __future__ import annotations

from questboard.games.dragonfire.content import CARDS, ENCOUNTERS
from questboard.games.dragonfire.hooks import DRAGONFIRE_TEXTS, SCENE_STARTS, SHORT_RESTS, lasting_marks
from questboard.games.dragonfire.rules.checks import top_encounter
from questboard.games.dragonfire.rules.fire import bury_dragonfire
from questboard.games.dragonfire.rules.foes import TO_THE_LEFT, leave
from questboard.games.dragonfire.rules.health import lose, restore
from questboard.games.dragonfire.rules.in_play import leave_play
from questboard.games.dragonfire.rules.market import buy, refused_wares, wares
from questboard.games.dragonfire.rules.quest import quest
from questboard.games.dragonfire.rules.reveal import Gold, location_refused, put, refuse_location, reveal
from questboard.games.dragonfire.rules.turn import STEPS, follow
from questboard.games.dragonfire.rules.window import refresh
from questboard.games.dragonfire.state import MAIN, NOBODY, DragonfirePosition, DragonfireState, Turn
from questboard.kernel import Note, emit, may_choose

FIRST_FACED = Note("first-faced")
"""Whom the first encounter of the Scene faces; the others are dealt from there."""

OF_ITS_COLOR = "by its colour"
"""Why an encounter faces a character of the Class Type that goes with it (DF-070, DF-240)."""


def scenes(s: DragonfirePosition) -> int:
    """How many Scenes the Adventure has."""
    return quest(s).scenes(s)


def due(s: DragonfirePosition) -> list[str]:
    """The decks of the encounters of the Scene, in their order, without the extra one (DF-069)."""
    return quest(s).due(s)


def extra(s: DragonfirePosition) -> list[str]:
    """The deck of the extra encounter of five and six players, which has no gold (DF-076, DF-077)."""
    players = len(s.characters)
    return ["primary"] if players == 5 else ["secondary"] if players == 6 else []


def matching(s: DragonfirePosition, color: str) -> list[int]:
    """The conscious players whose characters are of a Class Type, in the order of their markers (DF-070)."""
    seats = [seat for seat in s.around(s.leader) if color in s.characters[seat].class_types]
    seats = [seat for seat in seats if not s.characters[seat].unconscious]
    return sorted(seats, key=lambda seat: s.characters[seat].primary != color)


def of_type(s: DragonfireState, color: str, rule: str) -> int:
    """A character of a Class Type: the only one, by the token, or by lot (DF-070, DF-240, DF-370)."""
    seats = matching(s, color)
    if not seats:
        return s.luck.pick(s.conscious) if s.conscious else NOBODY
    if len(seats) == 2:
        logo = flip(s, rule)
        return seats[0] if logo else seats[1]
    return seats[0] if len(seats) == 1 else s.luck.pick(seats)


def flip(s: DragonfireState, rule: str) -> bool:
    """Flip the Dragonfire token: whether its logo shows."""
    logo = s.luck.roll(2) == 1
    emit(s, "flipped", rule, logo=logo)
    return logo


@STEPS
async def start_scene(s: DragonfireState) -> None:
    """A Scene begins: its encounters are revealed one by one (DF-069 to DF-074)."""
    s.scene += 1
    s.round = 0
    refresh(s, "turn", "round", "scene")
    s.turn = Turn(seat=s.first, phase="encounters")
    emit(s, "scene", "DF-087", scene=s.scene)
    for seat in s.around(s.first):
        for name in s.characters[seat].features:
            if name in SCENE_STARTS:
                await SCENE_STARTS[name](s, seat)
    first, *rest = due(s)
    for deck in reversed(extra(s)):
        s.agenda.append(("reveal_encounter", deck, len(rest) + 1, 1))
    for order, deck in reversed(list(enumerate(rest))):
        s.agenda.append(("reveal_encounter", deck, order + 1, 0))
    s.agenda.insert(len(s.agenda) - len(rest) - len(extra(s)), ("scene_set",))
    if not await quest(s).first_encounter(s, first):
        await reveal_first(s, first)


async def reveal_first(s: DragonfireState, deck: str) -> None:
    """The first encounter faces the character whose Class Type matches its colour (DF-070)."""
    seat = await reveal_matching(s, deck, "DF-070")
    if seat != NOBODY:
        FIRST_FACED.set(s, seat)


async def reveal_matching(s: DragonfireState, deck: str, rule: str) -> int:
    """Reveal an encounter facing a character of its colour; which, or NOBODY if there is no card."""
    for _ in range(len(ENCOUNTERS)):
        drawn = top_encounter(s, deck)
        if drawn is None:
            break
        name, home = drawn
        seat = of_type(s, ENCOUNTERS[name].color, rule)
        s.decks[home].pop()
        if ENCOUNTERS[name].location and (fate := location_refused(s, seat)):
            refuse_location(s, name, home, fate)
            continue
        await put(s, name, home, seat, rule, reason=OF_ITS_COLOR)
        return seat
    return NOBODY


async def place_first(s: DragonfireState, name: str, deck: str) -> None:
    """Put a card that was searched for, and lies on top, into play as the first encounter of a Scene."""
    seat = of_type(s, ENCOUNTERS[name].color, "DF-070")
    FIRST_FACED.set(s, seat)
    await put(s, s.decks[deck].pop(), deck, seat, "DF-070", reason=OF_ITS_COLOR)


@STEPS
async def reveal_encounter(s: DragonfireState, deck: str, order: int, covered: int) -> None:
    """A further encounter faces the next player to the left (DF-071); the extra one has no gold."""
    seat = (FIRST_FACED.get(s, s.first) + order) % len(s.characters)
    if s.characters[seat].unconscious:
        seat = s.next_conscious(seat)
    if seat != NOBODY and not s.over:
        gold: Gold = "none" if covered else "printed"
        await reveal(s, deck, seat, "DF-076" if covered else "DF-071", gold, TO_THE_LEFT)


@STEPS
async def scene_set(s: DragonfireState) -> None:
    """All encounters are out; what the Adventure adds, and the first turn."""
    follow(s, "turn_comes", s.first, 1)
    await quest(s).scene_started(s)


@STEPS
async def scene_over(s: DragonfireState, seat: int) -> None:
    """No encounter is left: bury the Dragonfire card; a Short Rest, or the end (DF-085, DF-096)."""
    emit(s, "scene_over", "DF-085", scene=s.scene)
    lasting = {s.dragonfire: 1} if DRAGONFIRE_TEXTS[s.dragonfire].holds_at_rest else {}
    bury_dragonfire(s)
    s.turn = Turn(seat=(seat + 1) % len(s.characters), phase="short rest", marks=lasting)
    if s.scene < scenes(s):
        follow(s, "short_rest", seat)
    elif any(character.able for character in s.characters):
        s.won, s.reason, s.rule = True, "every Scene is completed", "DF-003"
        emit(s, "won", "DF-003")
        s.agenda = [("adventure_over",)]
    else:
        lose(s, "nobody is left standing at the end", "DF-361")


@STEPS
async def short_rest(s: DragonfireState, seat: int) -> None:
    """Exhausted tokens go, everybody heals 1 HP, everybody may buy one card (DF-259 to DF-264)."""
    emit(s, "short_rest", "DF-259")
    s.first = (seat + 1) % len(s.characters)
    follow(s, "start_scene")
    for each in reversed(s.around(s.first)):
        follow(s, "rest_buy", each)
    for each, character in enumerate(s.characters):
        for card in [one.card for one in character.in_play if CARDS[one.card].remains == "scene"]:
            leave_play(s, each, card, "DF-358")
        if character.place != MAIN:
            leave(s, each, "DF-259")
        character.marks = {name: count for name, count in character.marks.items() if name in lasting_marks()}
    await quest(s).short_rest(s)
    for each, character in enumerate(s.characters):
        if character.exhausted and not character.unconscious:
            character.exhausted = False
            emit(s, "refreshed", "DF-260", player=each)
    for each, character in enumerate(s.characters):
        if character.unconscious:
            character.unconscious = False
            emit(s, "woke", "DF-261", player=each)
        await restore(s, each, 1, "DF-261")
    for each in s.around(s.first):
        character = s.characters[each]
        for name in [*(one.card for one in character.in_play), *character.features]:
            if name in SHORT_RESTS:
                await SHORT_RESTS[name](s, each)


@STEPS
async def rest_buy(s: DragonfireState, seat: int) -> None:
    """Each player may buy one Market card in a Short Rest; nobody cycles (DF-262)."""
    if not quest(s).sells_at_rest(s):
        return
    cards = wares(s, seat, resting=True)
    if not cards:
        return
    card = await may_choose(
        seat,
        "Buy a card in the Short Rest? You have {gold} gold.",
        cards,
        "Market card to buy",
        "DF-262",
        refused=lambda: refused_wares(s, seat, resting=True),
        gold=s.characters[seat].gold,
    )
    if card is not None:
        await buy(s, seat, card, resting=True)
