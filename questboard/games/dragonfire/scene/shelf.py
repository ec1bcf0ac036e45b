"""The Market as a shelf of cards, and at the right edge the Dragonfire card, its deck and the level."""

from __future__ import annotations

from questboard.games.dragonfire.content import DRAGONFIRE
from questboard.games.dragonfire.rules.market import lowest_price, may_buy, price
from questboard.games.dragonfire.scene.cards import dragonfire_node, thresholds, ware_node
from questboard.games.dragonfire.scene.ids import DRAGONFIRE as DRAGONFIRE_CARD
from questboard.games.dragonfire.scene.ids import LEVEL, market_id
from questboard.games.dragonfire.scene.room import GAP, WIDE, Box, grid, lay
from questboard.games.dragonfire.scene.supply import deck_node
from questboard.games.dragonfire.scene.symbols import FIRE, FLAME
from questboard.games.dragonfire.state import DragonfireView
from questboard.scene import Node

SHELF = 4.2
"""How high the Market is."""
PLANK = 0.22
FIRE_WIDE = 6.1
"""How wide the right edge is, where there is a Dragonfire deck."""
SIDE = (WIDE[0] - FIRE_WIDE + GAP, FIRE_WIDE - 2 * GAP)
"""Where the right edge begins, and how much of it can be used."""
CARD, DECK = 7.6, 3.0
TABS: Box = (0.15, 1.95, 12.7, 3.3)
CINDERS: Box = (0.15, 5.4, 9.2, 1.5)
GAUGE: Box = (9.5, 5.4, 3.35, 1.5)
"""In an upright window: the Market, the Dragonfire card, and the level."""
HIGHEST = 10
"""The level at which the gauge is full."""


def shelf(view: DragonfireView, width: float) -> list[Node]:
    """The Market as a shelf of cards."""
    count = len(view.market)
    if not count:
        return []
    plank = Node(id="shelf", kind="wall", color="walnut")
    lay(plank, (GAP, GAP + SHELF + 0.06, width - 2 * GAP, PLANK))
    places = grid(count, (GAP, GAP, width - 2 * GAP, SHELF), count)
    tabs = grid(count, TABS, 3 if count <= 6 else 4, 0.15)
    return [plank, *(lay(_ware(view, slot), places[slot], tabs[slot]) for slot in range(count))]


def _ware(view: DragonfireView, slot: int) -> Node:
    """A card of the Market as it is for the viewer, or an empty slot."""
    card = view.market[slot]
    id = market_id(slot)
    if not card:
        return Node(id=id, kind="slot", label="An empty Market slot.", hollow=True)
    buyer = view.seat if view.seat >= 0 else view.turn.seat
    costs = price(view, buyer, card) if buyer >= 0 else 0
    gold = view.characters[buyer].gold if buyer >= 0 else 0
    affordable = buyer >= 0 and lowest_price(view, buyer, card, False) <= gold and may_buy(view, buyer, card)
    node = ware_node(id, card, costs, affordable)
    node.label = f"Market: {node.label}"
    return node


def has_fire(view: DragonfireView) -> bool:
    """Whether there is a Dragonfire deck, if only as a discard pile or an active card."""
    return bool(view.dragonfire or view.decks.get("dragonfire") or view.discards.get("dragonfire"))


def fire(view: DragonfireView) -> list[Node]:
    """The Dragonfire card, its deck, and the level as a gauge with a flame in it."""
    if not has_fire(view):
        return []
    printed = view.options.df_profile == "printed"
    if view.dragonfire:
        card = dragonfire_node(view.dragonfire, printed)
    else:
        card = Node(
            id=DRAGONFIRE_CARD, kind="slot", label="No Dragonfire card is active.", icon=FLAME, hollow=True
        )
    left, wide = SIDE
    lay(card, (left, GAP, wide, CARD), CINDERS)
    pile = lay(deck_node(view, "dragonfire"), (left + wide * 0.3, CARD + 0.7, wide * 0.4, DECK))
    return [card, pile, gauge(view, printed)]


def gauge(view: DragonfireView, printed: bool) -> Node:
    """The Dragonfire level: full at ten, with a mark for each threshold of the active card."""
    top = CARD + DECK + 1.0
    left, wide = SIDE
    high = WIDE[1] - GAP - top
    level = view.dragonfire_level
    share = min(level, HIGHEST) / HIGHEST
    passed = view.level_at_reveal
    marks = [
        Node(
            id=f"{LEVEL}:{threshold}",
            kind="text",
            at=(wide * 0.4, high * (1 - min(threshold, HIGHEST) / HIGHEST)),
            size=(wide * 0.5, 0.8),
            text=f"{threshold}+",
            hollow=threshold > passed,
        )
        for threshold in (thresholds(DRAGONFIRE[view.dragonfire], printed) if view.dragonfire else ())
    ]
    flame = Node(
        id=f"{LEVEL}:flame",
        kind="token",
        at=(0, high * (1 - share)),
        size=(wide * 0.3, high * share),
        icon=FIRE,
        color="danger",
    )
    node = Node(
        id=LEVEL,
        kind="track",
        icon=FIRE,
        color="danger",
        text="Dragonfire level",
        count=level,
        label=f"Dragonfire level {level}.",
        rule="DF-094",
        children=[flame, *marks],
    )
    return lay(node, (left, top, wide, high), GAUGE)
