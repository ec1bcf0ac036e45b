"""Chests (FA-038 to FA-043, FA-201)."""

from __future__ import annotations

from questboard.games.fantasy.content import ITEMS
from questboard.games.fantasy.hooks import BOOBY_TRAPS
from questboard.games.fantasy.parts import Chest
from questboard.games.fantasy.rules import events
from questboard.games.fantasy.rules.health import end_turn
from questboard.games.fantasy.rules.items import find_place, gain
from questboard.games.fantasy.rules.quest import settle
from questboard.games.fantasy.state import FantasyPosition, FantasyState, Hero, ItemId
from questboard.kernel import emit


def chest_at(s: FantasyPosition, square: int) -> Chest | None:
    """The chest of a square."""
    for chest in s.chests:
        if chest.square == square:
            return chest
    return None


async def open_chest(s: FantasyState, hero: Hero) -> None:
    """A hero opens the chest that he stands on."""
    chest = chest_at(s, hero.square)
    assert chest is not None
    s.turn.bound = ""
    s.chests = tuple([each for each in s.chests if each.square != hero.square])
    holds = chest.holds
    if holds in ITEMS:
        s.drawn.append(holds)
    emit(s, "chest-opened", "FA-038", figure=hero.name, square=hero.square)
    events.chest_opened(s, hero.square, not holds)
    if holds in ("key", "master key"):
        events.find_key(s, "FA-042", holds == "master key")
        s.taken.append(holds)
    elif holds:
        s.taken.append(holds)
        events.item_taken(s, holds)
        emit(s, "gained", "FA-202", figure=hero.name, item=holds)
        s.drawn.remove(holds)
        if ITEMS[holds].kind == "quest" and settle(s):
            return  # the adventure ends with its finding
        s.drawn.append(holds)
        await find_place(s, hero, holds)
    else:
        await draw(s, hero)


async def draw(s: FantasyState, hero: Hero) -> None:
    """Draw an Item card; a booby trap is carried out at once and ends the turn (FA-040, FA-043)."""
    item = draw_card(s)
    if item is None:
        emit(s, "found-nothing", "FA-040", figure=hero.name)
    elif ITEMS[item].kind == "booby trap":
        s.discard.append(item)
        emit(s, "booby-trap", "FA-043", figure=hero.name, item=item)
        end_turn(s)
        await BOOBY_TRAPS[item](s, hero)
    else:
        await gain(s, hero, item)


def draw_card(s: FantasyState) -> ItemId | None:
    """The top card of the Item deck; an empty deck is made anew of the discard pile (FA-040, FA-096)."""
    if not s.deck:
        again = [item for item in s.discard if not ITEMS[item].special or item in s.progress.discard]
        for item in again:
            s.discard.remove(item)
        s.deck = s.luck.shuffled(again)
        if again:
            emit(s, "deck-shuffled", "FA-040")
    return s.deck.pop() if s.deck else None
