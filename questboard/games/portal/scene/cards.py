"""Hero cards and Objective cards: what is printed on them."""

from __future__ import annotations

from functools import cache

from questboard.art import path
from questboard.games.portal.content import EFFECTS, HEROES, OBJECTIVES
from questboard.games.portal.hooks import ACTIONS
from questboard.games.portal.rules.scoring import OBJECTIVE_POINTS
from questboard.games.portal.scene.ids import hero_id, objective_id
from questboard.games.portal.scene.symbols import (
    BONUS,
    CLASS_ICON,
    FOOD_ICON,
    GEM_ICON,
    GEM_OF_CHOICE,
    JEWEL,
    POTION,
    TROPHY,
)
from questboard.games.portal.state import HeroId, ObjectiveId, PortalView, Seated
from questboard.games.portal.words import COLOR, FOOD, GEM, objective_text
from questboard.scene import Color, Node

CARD_WIDTH, CARD_DEPTH = 4.0, 3.65
"""A card is as wide as the four slots it faces; lengths are in slots."""
SYMBOL = 0.8
BACK_SIZE = (1.15, 1.55)
BONUS_WORD = {**GEM, "any": "any Gem", "diamond": "White Diamond"}
"""Bonuses that are no actions; a White Diamond is simply taken."""


def hero_card(hero: HeroId, solo: bool) -> Node:
    """A Hero card as it lies in a hand: what is printed on it."""
    card, effect = HEROES[hero], EFFECTS[HEROES[hero].effect]
    text = effect.solo if solo and effect.solo else effect.text
    return Node(
        id=hero_id(hero),
        kind="card",
        source=card.source,
        label=(
            f"{card.name}, {hero_in_words(hero)}: {text} "
            f"Order {order_in_words(card.order)}. {bonus_in_words(hero)}"
        ),
        size=(CARD_WIDTH, CARD_DEPTH),
        icon=CLASS_ICON[card.class_name],
        picture=path("portal", "heroes", hero),
        color=JEWEL[card.color],
        text=card.name,
        lines=(f"{card.class_name} · {effect.label}", text),
        short="" if text == effect.solo and len(text) <= len(effect.short) else effect.short,
        children=[*order_symbols(card.order, hero_id(hero), CARD_DEPTH, far=False), *bonus_symbols(hero)],
    )


@cache
def hero_in_words(hero: HeroId) -> str:
    """Colour, class and effect of a Hero."""
    card = HEROES[hero]
    return f"{COLOR[card.color]} {card.class_name}, {EFFECTS[card.effect].label}"


@cache
def order_in_words(order: str) -> str:
    """An order as printed, left to right.

    >>> order_in_words("-RBR")
    'blank, red ham, blue fish, red ham'
    """
    return ", ".join(FOOD.get(symbol, "blank") for symbol in order)


@cache
def bonus_in_words(hero: HeroId) -> str:
    """A Perfect Match Bonus."""
    items = [BONUS_WORD.get(item) or ACTIONS[item].words for item in HEROES[hero].pmb]
    return f"Bonus: {', '.join(items)}."


def order_symbols(order: str, of: str, depth: float, far: bool, tokens: str = "") -> list[Node]:
    """The food symbols of an order, along the edge of a card or a seat that faces the row."""
    top = depth - SYMBOL - 0.1 if far else 0.1
    return [
        Node(
            id=f"{of}:order:{place}", kind="token", at=(place + 0.05, top), size=(SYMBOL, SYMBOL),
            icon=FOOD_ICON[symbol], color=JEWEL[symbol],
            glow=bool(tokens) and tokens[place] == symbol, hollow=bool(tokens) and tokens[place] != symbol,
        )
        for place, symbol in enumerate(order)
        if symbol != "-"
    ]  # fmt: skip


def bonus_symbols(hero: HeroId) -> list[Node]:
    """The Perfect Match Bonus in small symbols behind a laurel."""
    symbols = [Node(id=f"hero:{hero}:bonus", kind="badge", icon=BONUS, color="brass", rule="YP-020")]
    for place, item in enumerate(HEROES[hero].pmb):
        color: Color = "diamond" if item == "diamond" else "" if item == "any" else "walnut"
        symbols.append(
            Node(
                id=f"hero:{hero}:bonus:{place}",
                kind="token",
                icon=bonus_icon(item),
                color=JEWEL.get(item, color),
                text="2" if item == "draw2" else "",
            )
        )
    return symbols


def bonus_icon(item: str) -> str:
    """The sign of a part of a bonus: a Gem, or an action."""
    return GEM_OF_CHOICE if item == "any" else GEM_ICON.get(item) or ACTIONS[item].icon


def potion_on(at: Seated) -> list[Node]:
    """The Potion that lies on a Hero."""
    if not at.potion:
        return []
    return [Node(id=f"hero:{at.hero}:potion", kind="badge", icon=POTION, color="arcane", text="Potion")]


def card_back(id: str, color: str) -> Node:
    """A card of which only the back is known."""
    return Node(
        id=id, kind="card", size=BACK_SIZE, face_down=True, icon=GEM_ICON[color], color=JEWEL[color],
        label=f"A card with a {COLOR[color]} back.",
    )  # fmt: skip


def objective_card(view: PortalView, card: ObjectiveId) -> Node:
    """An Objective card."""
    objective = OBJECTIVES[card]
    text = objective_text(card, len(view.players) == 1, view.options)
    return Node(
        id=objective_id(card),
        kind="card",
        source=objective.source,
        label=f"{objective.name}: {text}, {OBJECTIVE_POINTS} points.",
        size=(4.0, 2.0),
        icon=TROPHY,
        picture=path("portal", "objectives", card),
        color="brass",
        text=objective.name,
        lines=(f"{OBJECTIVE_POINTS} points", text),
        short=objective.short,
        rule="YP-097",
    )
