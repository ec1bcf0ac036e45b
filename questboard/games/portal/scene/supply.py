"""Beside the table: decks, discard pile, the common supply, and the open Objectives."""

from __future__ import annotations

from typing import Any

from questboard.art import path
from questboard.games.portal.content import HEROES
from questboard.games.portal.scene.cards import card_back, hero_card, objective_card
from questboard.games.portal.scene.outlook import hero_previews
from questboard.games.portal.scene.symbols import (
    CLASS_ICON,
    DISCARD,
    FOOD_ICON,
    GEM_ICON,
    JEWEL,
    POTION,
)
from questboard.games.portal.state import COLORS, SOLO_DECK, HeroId, PortalView
from questboard.games.portal.words import COLOR, FOOD, GEM, GEMS, plural
from questboard.kernel import Ask
from questboard.scene import Area, Node


def open_cards(view: PortalView, ask: Ask[Any] | None) -> list[Node]:
    """Cards that lie open for a moment: those looked at, and discarded ones to choose from."""
    trays = []
    if view.looked:
        cards = [
            card_on_offer(view, card) if card in HEROES else card_back(f"looked:{place}", card)
            for place, card in enumerate(view.looked)
        ]
        area: Area = "hand" if view.asked == view.seat else "supply"
        trays.append(
            Node(id="looked", kind="tray", area=area, label="Looked at:", text="Looked at", children=cards)
        )
    if ask is not None and ask.seat == view.seat and ask.kind == "hero":
        cards = [card_on_offer(view, card) for card in view.discard if card in ask.options]
        if cards:
            label = "Discarded Heroes:"
            trays.append(
                Node(id="discarded", kind="tray", area="hand", label=label, text="Discarded", children=cards)
            )
    return trays


def card_on_offer(view: PortalView, hero: HeroId) -> Node:
    """A Hero card that one may take, with what it would bring at the table."""
    node = hero_card(hero, solo=len(view.players) == 1)
    node.previews = hero_previews(view, hero)
    return node


def supply(view: PortalView) -> Node:
    """Decks, discard pile and the common supply."""
    return Node(
        id="supply",
        kind="tray",
        area="supply",
        label="Supply:",
        text="Supply",
        children=[
            *(deck(view, name) for name in view.decks),
            discard_pile(view),
            food_supply(view),
            purse(view),
        ],
    )


def deck(view: PortalView, name: str) -> Node:
    """A deck of Hero cards, its top card if the viewer has seen it."""
    cards = view.decks[name]
    count = f"{len(cards)} card{'' if len(cards) == 1 else 's'}"
    color = view.deck_top if name == SOLO_DECK else name
    known = f", {HEROES[cards[-1]].name} on top" if cards and cards[-1] in HEROES else ""
    back = f", {COLOR[color]} on top" if name == SOLO_DECK and color and not known else ""
    return Node(
        id=f"deck:{name}",
        kind="pile",
        label=f"{'Hero' if name == SOLO_DECK else COLOR[name].capitalize()} deck: {count}{known}{back}.",
        face_down=True,
        icon=GEM_ICON[color] if color else "",
        color=JEWEL[color] if color else "walnut",
        text="Heroes" if name == SOLO_DECK else COLOR[name].capitalize(),
        count=len(cards),
    )


def discard_pile(view: PortalView) -> Node:
    """The discard pile, which everybody may look through."""
    names = ", ".join(HEROES[card].name for card in reversed(view.discard))
    top = HEROES[view.discard[-1]] if view.discard else None
    return Node(
        id="discard",
        kind="pile",
        label=f"Discard pile: {names}." if names else "Discard pile: empty.",
        icon=CLASS_ICON[top.class_name] if top else DISCARD,
        picture=path("portal", "heroes", view.discard[-1]) if top else "",
        color=JEWEL[top.color] if top else "",
        text="Discard",
        count=len(view.discard),
        rule="YP-026",
    )


def food_supply(view: PortalView) -> Node:
    """Food tokens that nobody has placed."""
    left = ", ".join(f"{view.supply.food[color]} {COLOR[color]}" for color in COLORS)
    return Node(
        id="supply:food",
        kind="track",
        label=f"Food left: {left}.",
        text="Food",
        children=[
            Node(
                id=f"supply:food:{color}", kind="token", icon=FOOD_ICON[color], color=JEWEL[color],
                text=str(view.supply.food[color]), hollow=not view.supply.food[color],
                label=f"{FOOD[color]}: {view.supply.food[color]} left.",
            )
            for color in COLORS
        ],
    )  # fmt: skip


def purse(view: PortalView) -> Node:
    """Gems, White Diamonds and Potions that nobody owns; closed colours are marked (YP-079)."""
    left = view.supply
    words = [
        f"{left.gems[color]} {gem_word(color, left.gems[color])}{', closed' if color in left.closed else ''}"
        for color in COLORS
    ]
    diamonds, potions = plural(left.diamonds, "White Diamond"), plural(left.potions, "Potion")
    gems = [
        Node(
            id=f"supply:gem:{color}", kind="token", icon=GEM_ICON[color], color=JEWEL[color],
            text="closed" if color in left.closed else str(left.gems[color]), hollow=color in left.closed,
            label=f"{GEMS[color]}: {left.gems[color]} left{', closed' if color in left.closed else ''}.",
        )
        for color in COLORS
    ]  # fmt: skip
    return Node(
        id="supply:gems",
        kind="track",
        label=f"Gems left: {'; '.join(words)}; {diamonds}; {potions}.",
        text="Gems and Potions",
        rule="YP-079",
        children=[
            *gems,
            Node(
                id="supply:diamond", kind="token", icon="gem-diamond", color="diamond",
                text=str(left.diamonds), hollow=not left.diamonds, label=f"{diamonds} left.",
            ),
            Node(
                id="supply:potion", kind="token", icon=POTION, color="arcane",
                text=str(left.potions), hollow=not left.potions, label=f"{potions} left.",
            ),
        ],
    )  # fmt: skip


def gem_word(color: str, number: int) -> str:
    """What a number of Gems of a colour is called."""
    return GEM[color] if number == 1 else GEMS[color]


def objectives(view: PortalView) -> list[Node]:
    """Objectives that nobody has claimed; in solo they lie on the table instead."""
    lying = list(view.covered.values())
    cards = [objective_card(view, card) for card in view.objectives if card not in lying]
    if not cards:
        return []
    title = "Objectives"
    return [Node(id="objectives", kind="tray", area="supply", label=f"{title}:", text=title, children=cards)]
