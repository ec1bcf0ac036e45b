"""What cards are worth to a hurried player, about in points of damage."""

from __future__ import annotations

from functools import cache

from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.hooks import CARD_TEXTS
from questboard.games.dragonfire.rules.play import class_allows, of_class
from questboard.games.dragonfire.rules.points import tally
from questboard.games.dragonfire.state import CardId, DragonfirePosition

GOLD = 0.3
"""What a gold is worth."""
COLORED, COLORLESS = 1.1, 0.9
SWORD = 0.3
"""What a Sword is worth to a Martial character."""


def worth_of(s: DragonfirePosition, seat: int, card: CardId) -> float:
    """What a card is worth to a player."""
    printed = CARDS[card]
    worth = _printed_worth(card)
    if printed.swords and of_class(s, seat, "K"):
        worth += SWORD * printed.swords
    return worth if class_allows(s, seat, card) else 0.1


@cache
def _printed_worth(card: CardId) -> float:
    """What damage icons and text of a card are worth."""
    *colored, colorless = tally(CARDS[card].damage)
    return COLORED * sum(colored) + COLORLESS * colorless + CARD_TEXTS[card].worth


def bargain(s: DragonfirePosition, seat: int, card: CardId) -> float:
    """What a player gains by buying a card, the gold taken into account."""
    return worth_of(s, seat, card) - GOLD * CARDS[card].cost


def keep_worth(s: DragonfirePosition, seat: int, card: CardId) -> float:
    """What it is worth to have a card in hand: more if its colour is being asked for."""
    worth = worth_of(s, seat, card)
    wanted = [
        foe.levels[index].color for foe in s.encounters for index in foe.uncleared if foe.levels[index].color
    ]
    asked = sum(wanted.count(color) for color in dict.fromkeys(CARDS[card].color))
    return worth + min(0.4, 0.1 * asked)
