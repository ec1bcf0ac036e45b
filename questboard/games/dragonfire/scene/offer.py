"""What a question offers that does not lie on the table, as cards to choose from.

Before the first Scene and in a Long Rest these cards lie where the table was, with the sheet of the player
who chooses; at other times they are laid beside the hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import ceil, sqrt
from types import MappingProxyType
from typing import Any

from questboard.games.dragonfire.rules.quest import quest
from questboard.games.dragonfire.scene.briefing import briefing, story_card
from questboard.games.dragonfire.scene.cards import card_node
from questboard.games.dragonfire.scene.ids import at_rest, offer_id
from questboard.games.dragonfire.scene.offer_cards import (
    SIZE,
    adventure_card,
    deck_card,
    feature_card,
    quick,
    screen_card,
)
from questboard.games.dragonfire.scene.room import Box
from questboard.games.dragonfire.scene.sheet import campaign, won
from questboard.games.dragonfire.state import DragonfireView
from questboard.kernel import OptionKind
from questboard.scene import Node

GAP = 0.25
WIDER = 2.1
"""How much wider than high the cards lie together."""
HIGHER = 2.5
"""How many more rows than columns there are in an upright window."""


def offered(view: DragonfireView, asked: OptionKind[Any] | None) -> list[Node]:
    """The options of the viewer's question that lie nowhere on the table, as cards."""
    thing = thing_of(asked)
    if asked is None or thing not in CARD_OF:
        return []
    lying = _lying(view, thing)
    options = [option for option in asked.ask.options if option is not None and option not in lying]
    cards = [CARD_OF[thing](offer_id(option), option) for option in options]
    if thing == "screen" and (figures := quest(view).starting_stats):
        for card in cards:
            quick(card, figures[2] + quest(view).more_hp(view), figures[1], figures[0])
    if thing == "adventure":
        cards = [adventure_card(offer_id(each), each, won(view.sheets[view.seat], each)) for each in options]
    return cards


def thing_of(asked: OptionKind[Any] | None) -> str:
    """What kind of thing is chosen."""
    return "" if asked is None else asked.thing or asked.id


def _lying(view: DragonfireView, thing: str) -> list[str]:
    """The cards on the table that a question could be about."""
    if at_rest(view):
        return []
    character = view.characters[view.seat]
    return [*character.hand, *character.looked] if thing in ("card", "item") else view.market


def beside_hand(view: DragonfireView, asked: OptionKind[Any] | None) -> list[Node]:
    """What is offered in the middle of a Scene."""
    cards = offered(view, asked)
    if not cards:
        return []
    return [
        Node(
            id="offer",
            kind="tray",
            area="hand",
            label="To choose from:",
            text="To choose from",
            children=cards,
        )
    ]


def rest(view: DragonfireView, asked: OptionKind[Any] | None) -> Node:
    """Where the table was: what can be chosen, and the sheet of the viewer."""
    planned = campaign(view, asked)
    if planned is not None:
        return planned
    cards = offered(view, asked)
    if not cards:
        return briefing(view, asked)
    columns = max(4, round(sqrt(len(cards) * WIDER * SIZE[1] / SIZE[0])))
    width = columns * (SIZE[0] + GAP) + GAP
    # What the Adventure is about lies beside the board; here it would leave less room for what is chosen.
    first = [] if thing_of(asked) in ("adventure", "screen") else [story_card(view)]
    upright = _upright(first, cards)
    nodes = _row([*first], GAP, min(SIZE[0], (width - GAP) / max(1, len(first)) - GAP))
    y = GAP + (SIZE[1] + GAP if first else 0)
    for start in range(0, len(cards), columns):
        nodes += _row(cards[start : start + columns], y, SIZE[0])
        y += SIZE[1] + GAP
    return Node(
        id="rest",
        kind="board",
        area="board",
        label="The camp.",
        size=(width, y),
        upright=upright,
        children=nodes,
    )


def _upright(first: list[Node], cards: list[Node]) -> Box:
    """Give everything its place in an upright window, and return its size."""
    columns = max(2, ceil(sqrt(len(cards) / HIGHER)))
    wide, high = columns * (SIZE[0] + GAP) + GAP, GAP
    for card in first:
        card.upright = (GAP, high, wide - 2 * GAP, SIZE[1])
        high += SIZE[1] + GAP
    for place, card in enumerate(cards):
        down, across = divmod(place, columns)
        card.upright = (GAP + across * (SIZE[0] + GAP), high + down * (SIZE[1] + GAP), *SIZE)
    return (0, 0, wide, high + ceil(len(cards) / columns) * (SIZE[1] + GAP))


def _row(nodes: list[Node], y: float, wide: float) -> list[Node]:
    for order, node in enumerate(nodes):
        node.at, node.size = (GAP + order * (wide + GAP), y), (wide, SIZE[1])
    return nodes


CARD_OF: Mapping[str, Callable[[str, str], Node]] = MappingProxyType(
    {
        "screen": screen_card,
        "feature": feature_card,
        "adventure": adventure_card,
        "deck": deck_card,
        "card": card_node,
        "item": card_node,
        "ware": card_node,
    }
)
"""By kind of thing: the card that it is, by a node's id and its own."""
