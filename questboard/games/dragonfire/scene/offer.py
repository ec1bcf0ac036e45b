"""What a question offers that does not lie on the table, as cards to choose from.

Before the first Scene and in a Long Rest these cards lie where the table was, with the sheet of the player
who chooses; at other times they are laid beside the hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import ceil, sqrt
from types import MappingProxyType
from typing import Any

from questboard.art import path
from questboard.games.dragonfire.content import ADVENTURES, CLASS_NAMES, DECK_TITLES, FEATURES, SCREENS
from questboard.games.dragonfire.rules.advancements import SLOT_XP, character_level, xp_left
from questboard.games.dragonfire.scene.cards import card_node, scenes_in_words, screen_text
from questboard.games.dragonfire.scene.ids import at_rest, slot_id
from questboard.games.dragonfire.scene.symbols import (
    ADVENTURE,
    CLASS_ICON,
    COIN,
    DECK,
    FEATURE,
    HAND,
    HEARTS,
    PAINT,
)
from questboard.games.dragonfire.state import DragonfireView
from questboard.games.dragonfire.words import points_in_words, screen_name
from questboard.kernel import OptionKind
from questboard.scene import Color, Node, badge

SIZE = (4.2, 2.5)
GAP = 0.25
WIDER = 2.1
"""How much wider than high the cards lie together."""


def offer_id(option: Any) -> str:
    """The node of an option that is laid out to be chosen."""
    return f"offer:{option}"


def offered(view: DragonfireView, asked: OptionKind[Any] | None) -> list[Node]:
    """The options of the viewer's question that lie nowhere on the table, as cards."""
    thing = "" if asked is None else thing_of(asked)
    if asked is None or thing not in CARD_OF:
        return []
    lying = _lying(view, thing)
    options = [option for option in asked.ask.options if option is not None and option not in lying]
    return [CARD_OF[thing](offer_id(option), option) for option in options]


def thing_of(asked: OptionKind[Any]) -> str:
    """What kind of thing is chosen."""
    return asked.thing or asked.id


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
    cards = offered(view, asked)
    columns = max(4, ceil(sqrt(len(cards) * WIDER * SIZE[1] / SIZE[0])))
    width = columns * (SIZE[0] + GAP) + GAP
    adventures = asked is not None and thing_of(asked) == "adventure"
    first = [] if cards and adventures else [story_card(view), *sheet(view)]
    nodes = _row(first, GAP, min(SIZE[0], (width - GAP) / max(1, len(first)) - GAP))
    y = GAP + (SIZE[1] + GAP if first else 0)
    for start in range(0, len(cards), columns):
        nodes += _row(cards[start : start + columns], y, SIZE[0])
        y += SIZE[1] + GAP
    return Node(id="rest", kind="board", area="board", label="The camp.", size=(width, y), children=nodes)


def _row(nodes: list[Node], y: float, wide: float) -> list[Node]:
    for order, node in enumerate(nodes):
        node.at, node.size = (GAP + order * (wide + GAP), y), (wide, SIZE[1])
    return nodes


def sheet(view: DragonfireView) -> list[Node]:
    """The Feature slots of the viewer, from the first on."""
    if view.seat < 0 or not view.sheets[view.seat].screen:
        return []
    mine = view.sheets[view.seat]
    if not view.over and not any(mine.slots):
        return []
    return [_slot(number, name) for number, name in enumerate(mine.slots, 1)]


def _slot(number: int, name: str) -> Node:
    if name:
        node = feature_card(slot_id(number), name)
        node.lines = (f"Feature slot {number}", *node.lines[1:])
        return node
    return Node(
        id=slot_id(number),
        kind="slot",
        text=f"slot {number}: {SLOT_XP[number - 1]} XP",
        label=f"Feature slot {number} is empty; it costs {SLOT_XP[number - 1]} XP.",
        rule="DF-294",
    )


def story_card(view: DragonfireView) -> Node:
    """The Adventure, and how far the viewer's character has come."""
    node = adventure_card("story", view.adventure)
    if view.seat >= 0 and view.over:
        mine = view.sheets[view.seat]
        level = f"Your character: Level {character_level(mine.xp)}, {xp_left(mine)} of {mine.xp} XP left"
        node.text, node.lines = "A Long Rest", (level, f"{ADVENTURES[view.adventure].name} is over.")
        node.label = f"A Long Rest. {level}."
    return node


# ---- the cards


def deck_card(id: str, deck: str) -> Node:
    """A deck of encounters."""
    title = DECK_TITLES.get(deck, deck)
    return Node(id=id, kind="card", icon=DECK, color="walnut", text=title, label=f"{title}.", size=SIZE)


def screen_card(id: str, screen: str) -> Node:
    """A Character screen as it lies in the box."""
    card = SCREENS[screen]
    pack = points_in_words("".join(color * count for color, count in card.pack.items()))
    figures: tuple[tuple[str, str, Color, int, str], ...] = (
        ("hp", HEARTS, "ruby", card.hp, "HP"),
        ("gold", COIN, "brass", card.gold, "gold"),
        ("cards", HAND, "walnut", card.hand, "cards in hand"),
    )
    return Node(
        id=id,
        kind="card",
        size=SIZE,
        icon=CLASS_ICON[card.character_class],
        picture=path("dragonfire", "screens", screen),
        color=PAINT[card.class_type],
        text=screen_name(screen),
        lines=(CLASS_NAMES[card.class_type], f"Equipment Pack: {pack}.", screen_text(screen)),
        short=f"Equipment Pack: {pack}.",
        label=f"{screen_name(screen)}, {CLASS_NAMES[card.class_type]}: {card.hp} HP, {card.gold} gold, "
        f"{card.hand} cards in hand. Equipment Pack: {pack}.",
        source=card.source,
        children=[
            badge(f"{id}:{name}", icon, color, str(figure), f"{figure} {what}.")
            for name, icon, color, figure, what in figures
        ],
    )


def feature_card(id: str, feature: str) -> Node:
    """A Feature sticker."""
    card = FEATURES[feature]
    group, _, name = card.name.rpartition(": ")
    return Node(
        id=id,
        kind="card",
        size=SIZE,
        icon=FEATURE,
        picture=path("dragonfire", "features", feature),
        color="brass",
        text=name,
        lines=(f"{group} · {card.xp} XP" if group else f"{card.xp} XP", card.text),
        short=card.short,
        label=f"{card.name}, {card.xp} XP: {card.text}",
        source=card.source,
        rule="DF-287",
    )


def adventure_card(id: str, adventure: str) -> Node:
    """An Adventure that could be played."""
    card = ADVENTURES[adventure]
    kind = f"Level {card.level}, {scenes_in_words(card)}"
    return Node(
        id=id,
        kind="card",
        size=SIZE,
        icon=ADVENTURE,
        color="brass",
        text=card.name,
        lines=(kind, card.story),
        short=card.short,
        label=f"{card.name}, {kind}: {card.story}",
        source=card.source,
        rule="DF-004",
    )


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
