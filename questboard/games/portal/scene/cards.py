"""Hero cards and Objective cards: what is printed on them."""

from __future__ import annotations

from questboard.art import path
from questboard.games.portal.content import EFFECTS, HEROES, OBJECTIVES
from questboard.games.portal.hooks import ACTIONS
from questboard.games.portal.language import DOMAIN, t
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
from questboard.games.portal.words import (
    COLOR,
    FOOD,
    GEM_MESSAGES,
    action_name,
    class_name,
    effect_name,
    effect_text,
    hero_name,
    objective_name,
    objective_text,
    points_in_words,
)
from questboard.language import mark, spoken_cache
from questboard.scene import Color, Node

CARD_WIDTH, CARD_DEPTH = 4.0, 3.65
"""A card is as wide as the four slots it faces; lengths are in slots."""
SYMBOL = 0.8
BACK_SIZE = (1.15, 1.55)
BONUS_WORD = DOMAIN.names(mark({**GEM_MESSAGES, "any": "any Gem", "diamond": "White Diamond"}))
"""Bonuses that are no actions; a White Diamond is simply taken."""


def hero_card(hero: HeroId, solo: bool) -> Node:
    """A Hero card as it lies in a hand: what is printed on it."""
    card, effect = HEROES[hero], EFFECTS[HEROES[hero].effect]
    text = effect_text(card.effect, solo)
    short = t(effect.short)
    return Node(
        id=hero_id(hero),
        kind="card",
        source=card.source,
        label=(
            t(
                "{hero}, {what}: {text} Order {order}. {bonus}",
                hero=hero_name(hero),
                what=hero_in_words(hero),
                text=text,
                order=order_in_words(card.order),
                bonus=bonus_in_words(hero),
            )
        ),
        size=(CARD_WIDTH, CARD_DEPTH),
        icon=CLASS_ICON[card.class_name],
        picture=path("portal", "heroes", hero),
        color=JEWEL[card.color],
        text=hero_name(hero),
        lines=(f"{class_name(hero)} · {effect_name(card.effect)}", text),
        short="" if solo and effect.solo and len(text) <= len(short) else short,
        children=[*order_symbols(card.order, hero_id(hero), CARD_DEPTH, far=False), *bonus_symbols(hero)],
    )


@spoken_cache
def hero_in_words(hero: HeroId) -> str:
    """Colour, class and effect of a Hero."""
    card = HEROES[hero]
    return t(
        "{color} {hero_class}, {effect}",
        color=COLOR[card.color],
        hero_class=class_name(hero),
        effect=effect_name(card.effect),
    )


@spoken_cache
def order_in_words(order: str) -> str:
    """An order as printed, left to right.

    >>> order_in_words("-RBR")
    'blank, red ham, blue fish, red ham'
    """
    return ", ".join(FOOD.get(symbol) or t("blank") for symbol in order)


@spoken_cache
def bonus_in_words(hero: HeroId) -> str:
    """A Perfect Match Bonus."""
    items = [BONUS_WORD.get(item) or action_name(item) for item in HEROES[hero].pmb]
    return t("Bonus: {items}.", items=", ".join(items))


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
    return [Node(id=f"hero:{at.hero}:potion", kind="badge", icon=POTION, color="arcane", text=t("Potion"))]


def card_back(id: str, color: str) -> Node:
    """A card of which only the back is known."""
    return Node(
        id=id, kind="card", size=BACK_SIZE, face_down=True, icon=GEM_ICON[color], color=JEWEL[color],
        label=t("A card with a {color} back.", color=COLOR[color]),
    )  # fmt: skip


def objective_card(view: PortalView, card: ObjectiveId) -> Node:
    """An Objective card."""
    objective = OBJECTIVES[card]
    text = objective_text(card, len(view.players) == 1, view.options)
    return Node(
        id=objective_id(card),
        kind="card",
        source=objective.source,
        label=t(
            "{objective}: {text}, {points}.",
            objective=objective_name(card),
            text=text,
            points=points_in_words(OBJECTIVE_POINTS),
        ),
        size=(4.0, 2.0),
        icon=TROPHY,
        picture=path("portal", "objectives", card),
        color="brass",
        text=objective_name(card),
        lines=(points_in_words(OBJECTIVE_POINTS), text),
        short=t(objective.short),
        rule="YP-097",
    )
