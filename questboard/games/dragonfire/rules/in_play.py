"""Cards in play: how they enter and leave it, and when their owners may discard them (DF-149)."""

from __future__ import annotations

from typing import TypeAlias

from questboard.games.dragonfire.hooks import CARD_TEXTS
from questboard.games.dragonfire.state import CardId, DragonfirePosition, DragonfireState, InPlay
from questboard.kernel import PASS, emit, may_choose

Act: TypeAlias = tuple[str, str]
"""Something to do, and with which card or power."""
PUT_AWAY = "put away"


def enter_play(s: DragonfireState, seat: int, card: CardId, tokens: int = 0) -> None:
    """A card comes to lie before its player."""
    character = s.characters[seat]
    character.in_play.append(InPlay(card, tokens))
    character.max_hp += CARD_TEXTS[card].more_hp


def leave_play(s: DragonfireState, seat: int, card: CardId, rule: str, to_hand: bool = False) -> None:
    """A card in play is discarded, and so are cards under it, unless they go to the hand."""
    character = s.characters[seat]
    here = next(each for each in character.in_play if each.card == card)
    character.in_play.remove(here)
    character.discard.append(card)
    if to_hand:
        character.hand += here.held
    else:
        character.discard += here.held
    character.max_hp -= CARD_TEXTS[card].more_hp
    character.hp = min(character.hp, character.max_hp)
    emit(s, "left_play", rule, player=seat, card=card)


def put_away_acts(s: DragonfirePosition, seat: int) -> list[Act]:
    """The cards in play that a player may discard."""
    return [(PUT_AWAY, each.card) for each in s.characters[seat].in_play]


async def before_shuffle(s: DragonfireState, seat: int) -> None:
    """A player may discard cards from play before the discard pile becomes a new draw deck (DF-391)."""
    while acts := put_away_acts(s, seat):
        prompt = "You are about to make a new draw deck. Discard a card from play first?"
        act = await may_choose(seat, prompt, acts, "act", "DF-391")
        if act is PASS:
            return
        leave_play(s, seat, act[1], "DF-391")
