"""Play Cards: cards, Assists, Features and what may be done with them (DF-138 to DF-164)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Literal, TypeAlias

from questboard.games.dragonfire.content import CARDS, CLASS_NAMES, DRAGONFIRE
from questboard.games.dragonfire.hooks import (
    CARD_BANS,
    CARD_TEXTS,
    COLORS_PLAYED,
    ENCOUNTER_TEXTS,
    FEATURE_TEXTS,
    NEW_COLORS,
    USES,
    power,
)
from questboard.games.dragonfire.rules import zones
from questboard.games.dragonfire.rules.advancements import put_back
from questboard.games.dragonfire.rules.foes import facing, within_reach
from questboard.games.dragonfire.rules.health import STUNNED_THIS_TURN
from questboard.games.dragonfire.rules.in_play import Act, enter_play, put_away_acts
from questboard.games.dragonfire.rules.moments import DrewForSwords, Played, SwordSet
from questboard.games.dragonfire.rules.points import add_points
from questboard.games.dragonfire.rules.reveal import dispelled
from questboard.games.dragonfire.rules.window import offer, ready, spend
from questboard.games.dragonfire.state import COLORS, CardId, DragonfirePosition, DragonfireState, Foe, Play
from questboard.kernel import Note, Refusal, emit, may

DONE: Act = ("done", "")
ASK_OTHERS: Act = ("others", "")
QUIET_TURN: Act = ("quiet", "turn")
QUIET_ROUND: Act = ("quiet", "round")

PlayEffect: TypeAlias = Callable[[DragonfireState, Play], Awaitable[None]]
CARD_LIMIT = Note("card-limit")
"""A mark of characters: how many cards they may play in their next turn."""
CARDS_PLAYED = Note("cards-played")
"""A mark of turns: how many cards the active player has played."""
TOKENS = Note("tokens")
"""A mark of plays: how many tokens lie on the card when it Remains in Play."""


# ---- what may be played


def of_class(s: DragonfirePosition, seat: int, color: str) -> bool:
    """Whether a character is of a Class Type, primary or secondary (DF-047)."""
    return any(each in s.characters[seat].class_types for each in color)


def class_allows(s: DragonfirePosition, seat: int, card: CardId) -> bool:
    """Whether a character meets Requires X Class of a card (DF-248)."""
    character = s.characters[seat]
    if CARDS[card].requires != "class" or of_class(s, seat, CARDS[card].color):
        return True
    return character.able and any(FEATURE_TEXTS[name].any_class for name in character.features)


def has_played(s: DragonfirePosition, seat: int, color: str) -> bool:
    """Whether a player has played a card of a colour in this turn; discarding is not playing (DF-256)."""
    played = [CARDS[card].color for card in s.characters[seat].played]
    played += [counts(s, seat) for counts in COLORS_PLAYED.values()]
    return any(each in color for colors in played for each in colors)


def card_limit(s: DragonfirePosition, seat: int) -> int:
    """How many cards the active player may play in this turn: the smallest limit holds."""
    limits = [ENCOUNTER_TEXTS[foe.name].card_limit for foe in facing(s, seat) if not foe.token]
    return min([s.turn.limit, *limits])


def may_play(s: DragonfirePosition, seat: int, card: CardId, as_assist: bool = False) -> bool:
    """Whether a player may play a card from hand now."""
    return not hindrance(s, seat, card, as_assist)


def hindrance(s: DragonfirePosition, seat: int, card: CardId, as_assist: bool = False) -> tuple[str, ...]:
    """Why a player may not play a card, and the clause; nothing where nothing hinders it."""
    printed = CARDS[card]
    if not class_allows(s, seat, card):
        return f"it requires the {CLASS_NAMES[printed.color]} Class", "DF-248"
    if printed.requires == "play" and not has_played(s, seat, printed.color):
        return f"it requires another {CLASS_NAMES[printed.color]} card played before it", "DF-146"
    if s.dragonfire in CARD_BANS and CARD_BANS[s.dragonfire](s, seat, card, as_assist):
        return f"{DRAGONFIRE[s.dragonfire].name} forbids it", "DF-040"
    return ()


def refused_acts(s: DragonfirePosition, seat: int) -> list[Refusal]:
    """The cards in hand that the active player can't play now, and why."""
    full = card_limit(s, seat) <= CARDS_PLAYED.get(s.turn)
    refused = []
    for card in zones.kinds(s.characters[seat].hand):
        reason = hindrance(s, seat, card)
        if full and not reason:
            reason = ("no more cards may be played this turn", "DF-143")
        if reason:
            refused.append(Refusal(("play", card), *reason))
    return refused


def card_acts(s: DragonfirePosition, seat: int) -> list[Act]:
    """The cards that a player may play from hand as in their own turn, whatever limits their number."""
    acts = list[Act]()
    for card in zones.kinds(s.characters[seat].hand):
        if may_play(s, seat, card):
            acts.append(("play", card))
            if CARDS[card].spent_instead:
                acts.append(("instead", card))
    return acts


def own_acts(s: DragonfirePosition, seat: int) -> list[Act]:
    """What the active player may do in Play Cards, besides ending the phase."""
    character = s.characters[seat]
    cards = zones.kinds(character.hand)
    room = card_limit(s, seat) > CARDS_PLAYED.get(s.turn)
    acts = card_acts(s, seat) if room else []
    acts += [("repack", card) for card in cards if CARDS[card].repack]
    acts += [("use", name) for name in usable(s, seat)]
    acts += [("discard", card) for card in cards]
    return acts + put_away_acts(s, seat)


def usable(s: DragonfirePosition, seat: int) -> list[str]:
    """Features, abilities and cards in play that a player can use in Play Cards of this turn."""
    mine = s.turn.seat == seat
    return [
        name
        for name in dict.fromkeys(s.characters[seat].powers)
        if name in USES
        and (card := power(name)).turns in ("any", "own" if mine else "others")
        and ready(s, seat, name)
        and card.usable(s, seat)
    ]


def other_acts(s: DragonfirePosition, seat: int) -> list[Act]:
    """What a player may do in another player's Play Cards phase."""
    character = s.characters[seat]
    if struck_down(s, seat):
        return []
    here, there = character.place, s.characters[s.turn.seat].place
    acts: list[Act] = []
    if within_reach(here, there):
        if not silenced(s, seat):
            acts += [("assist", card) for card in zones.kinds(character.hand) if may_assist(s, seat, card)]
        acts += [("use", name) for name in usable(s, seat)]
    return acts


def struck_down(s: DragonfirePosition, seat: int) -> bool:
    """Whether a character takes no part in this turn: Unconscious, or Stunned in it (DF-233)."""
    return s.characters[seat].unconscious or STUNNED_THIS_TURN[seat].is_set(s.turn)


def silenced(s: DragonfirePosition, seat: int) -> bool:
    """Whether the Location that a player is in allows no Assists."""
    location = s.encounter(s.characters[seat].place)
    return location is not None and ENCOUNTER_TEXTS[location.name].silences


def may_assist(s: DragonfirePosition, seat: int, card: CardId) -> bool:
    """Whether a card can be played on the active player's turn: an Assist, or Play at Any Time."""
    if not CARDS[card].assist and not CARDS[card].any_time:
        return False
    return may_play(s, seat, card, as_assist=True)


# ---- playing


def new_play(
    s: DragonfireState,
    seat: int,
    card: str,
    kind: Literal["card", "assist", "effect"],
    damage: str = "",
    levels: int = 0,
) -> Play:
    """Enter a play, whose damage will be dealt later, from the place of its player."""
    play = Play(s.new_number(), seat, card, kind, s.characters[seat].place, damage, levels, goes_by=seat)
    if kind == "assist" or (levels and not damage):
        play.reach = "cross"  # Assists cross a Location's boundary, and so does text without icons
    s.turn.plays.append(play)
    return play


def deal_from(s: DragonfireState, play: Play, seat: int) -> None:
    """The damage of a play is dealt from the place of this player."""
    play.goes_by, play.place = seat, s.characters[seat].place


def deal_levels(play: Play, levels: int) -> None:
    """A text deals levels of damage: without icons it goes as far as its player's place allows (DF-126)."""
    play.levels, play.reach = levels, "cross"


def deal_later(
    s: DragonfireState, seat: int, source: str, damage: str = "", levels: int = 0, only: Foe = ""
) -> Play:
    """Damage of a Feature, a token or a card in play, to be dealt in Deal Damage; it is no card."""
    play = new_play(s, seat, source, "effect", damage, levels)
    play.only = only
    return play


async def play_card(s: DragonfireState, seat: int, card: CardId, use: str = "play") -> Play:
    """A player plays a card from hand as in their own turn: text first, damage later (DF-157)."""
    printed = CARDS[card]
    zones.leave_hand(s, seat, card)
    instead = use == "instead"
    play = new_play(s, seat, card, "card", "" if instead else printed.damage)
    play.on_table = True
    emit(s, "played", "DF-138", player=seat, card=card)
    if s.turn.seat == seat:
        CARDS_PLAYED.add(s.turn)
    text = CARD_TEXTS[card]
    if instead:
        if text.instead_deals is not None:
            text.instead_deals.shape(play)
        await resolve(s, play, text.instead, printed.spent_instead)
    else:
        if text.deals is not None:
            text.deals.shape(play)
        await resolve(s, play, text.play, printed.spent, remains=printed.works_in_play)
    return play


async def play_assist(s: DragonfireState, seat: int, card: CardId) -> Play:
    """A player plays a card on another player's turn: only its Assist counts (DF-158)."""
    printed = CARDS[card]
    zones.leave_hand(s, seat, card)
    play = new_play(s, seat, card, "assist")
    play.on_table = True
    emit(s, "assisted", "DF-159", player=seat, card=card)
    text = CARD_TEXTS[card]
    deals, effect = (text.assist_deals, text.assist) if printed.assist else (text.deals, text.play)
    if deals is not None:
        deals.shape(play)
    await resolve(s, play, effect, "" if printed.assist else printed.spent)
    return play


async def resolve(
    s: DragonfireState,
    play: Play,
    effect: PlayEffect,
    spent: str,
    remains: bool = False,
) -> None:
    """What a played card does at once; then where it goes, and its Swords."""
    seat, card = play.seat, CARDS[play.card]
    character = s.characters[seat]
    character.played.append(play.card)
    await effect(s, play)
    if s.over or play not in s.turn.plays:
        return  # its player has fallen meanwhile
    if spent:
        play.on_table = False
        character.removed.append(play.card)
        if spent == "consume":
            consume(s, seat, play.card)
        emit(s, "spent", "DF-318" if spent == "deplete" else "DF-319", player=seat, card=play.card)
    elif remains:
        remain(s, play)
    await add_swords(s, seat, card.swords)
    if play.kind == "card":
        await offer(s, Played(play), seat)


def consume(s: DragonfireState, seat: int, card: CardId) -> None:
    """A consumed Magic Item is lost to the character and returns to its deck (DF-319)."""
    sheet = s.sheets[seat]
    if card in sheet.items:
        put_back(s, sheet, card)


def remain(s: DragonfireState, play: Play) -> None:
    """A card Remains in Play, unless magic is being dispelled (DF-336)."""
    if dispelled(s, play.seat):
        return
    play.on_table = False
    enter_play(s, play.seat, play.card, TOKENS.get(play))
    emit(s, "remains", "DF-149", player=play.seat, card=play.card)


async def add_swords(s: DragonfireState, seat: int, swords: int) -> None:
    """Count Sword icons; a Martial character may draw for each full set of three (DF-147, DF-390)."""
    character = s.characters[seat]
    if not swords:
        return
    before, character.swords = character.swords, character.swords + swords
    if not of_class(s, seat, "K"):
        return
    for _ in range(character.swords // 3 - before // 3):
        full = await offer(s, SwordSet(seat), seat)
        if not zones.can_draw(s, seat):
            continue
        what = "a card" if full.draws == 1 else "{number} cards"
        if await may(
            seat, f"Draw {what} for your Swords?", "DF-390", "whether to draw for Swords", number=full.draws
        ):
            await zones.draw(s, seat, full.draws, "DF-147")
            await offer(s, DrewForSwords(seat), seat)


async def use_power(s: DragonfireState, seat: int, name: str) -> None:
    """A player uses a Feature, an ability or a card in play."""
    spend(s, seat, name)
    emit(s, "used", power(name).use_rule, player=seat, power=name)
    await USES[name](s, seat)


async def repack(s: DragonfireState, seat: int, card: CardId) -> None:
    """Discard a card to draw one, instead of playing it (DF-346)."""
    zones.discard(s, seat, card, "DF-346")
    await zones.draw(s, seat, 1, "DF-346")


# ---- what cards say to a play


def gains(play: Play, points: str) -> None:
    """A play gains damage with a "+"."""
    play.bonus = play.bonus + points if not play.bonus else add_points(play.bonus, points)


def plays_of(s: DragonfirePosition, seat: int, color: str = "") -> list[Play]:
    """The cards that a player has played in this turn, of a colour if one is named."""
    return [
        play
        for play in s.turn.plays
        if play.seat == seat
        and play.kind == "card"
        and (not color or any(each in color for each in color_of(play)))
    ]


def color_of(play: Play) -> str:
    """The colours of a card that was played: the printed ones, and one by a Feature."""
    return CARDS[play.card].color + new_color(play)


def new_color(play: Play) -> str:
    """The colour that a Feature has given to a card that was played."""
    return "".join(NEW_COLORS[name](play) for name in play.marks if name in NEW_COLORS)


OWN_BONUS = Note("own-bonus")
"""A mark of plays: how many points of their bonus are coloured icons of their own text."""


def colored(play: Play, points: str) -> str:
    """Damage icons of a card as they count: by a Feature the coloured ones are of another colour."""
    color = new_color(play)
    return "".join(color if each in COLORS else each for each in points) if color else points


def deals_damage(play: Play) -> bool:
    """Whether a play deals any damage that a bonus could ride on."""
    return bool(play.damage or play.levels)
