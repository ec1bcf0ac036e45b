"""What is common to all: decks, discard pile, the kitchen, and the open Objectives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from questboard.art import path
from questboard.games.portal.content import HEROES
from questboard.games.portal.hooks import TALLIES
from questboard.games.portal.language import t
from questboard.games.portal.rules.scoring import OBJECTIVE_POINTS
from questboard.games.portal.scene.cards import card_back, hero_card, hero_in_words, objective_card
from questboard.games.portal.scene.ids import (
    DISCARD_PILE,
    LOOKED,
    SUPPLY_DIAMOND,
    SUPPLY_POTION,
    deck_id,
    supply_food_id,
    supply_gem_id,
)
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
from questboard.games.portal.words import (
    COLOR,
    FOOD,
    GEMS,
    MENU,
    PILE,
    cards_in_words,
    diamonds_in_words,
    gems_of,
    hero_name,
    points_in_words,
    potions_in_words,
)
from questboard.kernel import Ask
from questboard.scene import Area, Node

GROOVE = (6.0, 0.8)
"""How wide and deep a groove with the tokens of the kitchen is, and how large a token is in it."""
PURSE = (6.0, 1.5)
"""The same for all that is as good as money, in two rows."""
TOKEN = 0.6
NUMBER = 0.52
OBJECTIVE_SIZE = (6.0, 1.5)


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
            Node(
                id=LOOKED, kind="tray", area=area, label=t("Looked at:"), text=t("Looked at"), children=cards
            )
        )
    if ask is not None and ask.seat == view.seat and ask.kind == "hero":
        cards = [card_on_offer(view, card) for card in view.discard if card in ask.options]
        if cards:
            label = t("Discarded Heroes:")
            trays.append(
                Node(
                    id="discarded", kind="tray", area="hand", label=label, text=t("Discarded"), children=cards
                )
            )
    return trays


def card_on_offer(view: PortalView, hero: HeroId) -> Node:
    """A Hero card that one may take, with what it would bring at the table."""
    node = hero_card(hero, solo=len(view.players) == 1)
    node.previews = hero_previews(view, hero)
    return node


def kitchen(view: PortalView) -> Node:
    """What nobody owns yet: food, Gems, White Diamonds and Potions."""
    return Node(
        id="supply",
        kind="tray",
        area="party",
        label=t("Supply:"),
        text=t("Still in the kitchen"),
        children=[food_supply(view), purse(view)],
    )


def in_groove(tokens: Sequence[Node], groove: tuple[float, float], rows: int = 1) -> list[Node]:
    """Tokens side by side in a groove, in one row or more, each with its number beside it."""
    columns = -(-len(tokens) // rows)
    step, deep = groove[0] / columns, groove[1] / rows
    side = min(TOKEN, step - NUMBER)
    nodes = []
    for place, token in enumerate(tokens):
        row, column = divmod(place, columns)
        left, middle = round(column * step + 0.04, 2), (row + 0.5) * deep
        token.at, token.size = (left, round(middle - side / 2, 2)), (side, side)
        right = round(left + side + 0.06, 2)
        wide = round(min(NUMBER + 0.1, groove[0] - right), 2)
        words = str(token.count) if token.count else ""
        at, size = (right, round(middle - 0.26, 2)), (wide, 0.5)
        nodes += [token, Node(id=f"{token.id}:number", kind="text", text=words, at=at, size=size)]
        token.count = None
    return nodes


def deck(view: PortalView, name: str) -> Node:
    """A deck of Hero cards, its top card if the viewer has seen it."""
    cards = view.decks[name]
    count = cards_in_words(len(cards))
    color = view.deck_top if name == SOLO_DECK else name
    known = t(", {hero} on top", hero=hero_name(cards[-1])) if cards and cards[-1] in HEROES else ""
    back = t(", {color} on top", color=COLOR[color]) if name == SOLO_DECK and color and not known else ""
    return Node(
        id=deck_id(name),
        kind="pile",
        label=t("{deck}: {cards}{known}{back}.", deck=PILE[name], cards=count, known=known, back=back),
        face_down=True,
        icon=GEM_ICON[color] if color else "",
        color=JEWEL[color] if color else "walnut",
        text=t("Heroes") if name == SOLO_DECK else COLOR[name].capitalize(),
        count=len(cards),
    )


def discard_pile(view: PortalView) -> Node:
    """The discard pile, which everybody may look through."""
    names = "; ".join(f"{hero_name(card)}, {hero_in_words(card)}" for card in reversed(view.discard))
    top = HEROES[view.discard[-1]] if view.discard else None
    return Node(
        id=DISCARD_PILE,
        kind="pile",
        label=t("Discard pile: {names}.", names=names) if names else t("Discard pile: empty."),
        icon=CLASS_ICON[top.class_name] if top else DISCARD,
        picture=path("portal", "heroes", view.discard[-1]) if top else "",
        color=JEWEL[top.color] if top else "",
        count=len(view.discard),
        rule="YP-026",
    )


def food_supply(view: PortalView) -> Node:
    """Food tokens that nobody has placed."""
    left = ", ".join(t("{count} {food}", count=view.supply.food[color], food=FOOD[color]) for color in COLORS)
    return Node(
        id="supply:food",
        kind="track",
        label=t("Food left: {left}.", left=left),
        size=GROOVE,
        children=in_groove([
            Node(
                id=supply_food_id(color), kind="token", icon=FOOD_ICON[color], color=JEWEL[color],
                picture=path("portal", "dishes", color),
                count=view.supply.food[color], hollow=not view.supply.food[color],
                label=t(
                    "{food} ({dish}): {count} left.",
                    food=FOOD[color].capitalize(), dish=MENU[color], count=view.supply.food[color],
                ),
            )
            for color in COLORS
        ], GROOVE),
    )  # fmt: skip


def purse(view: PortalView) -> Node:
    """Gems, White Diamonds and Potions that nobody owns; closed colours are marked (YP-079)."""
    left = view.supply
    words = [
        t("{gems}, closed" if color in left.closed else "{gems}", gems=gems_of(color, left.gems[color]))
        for color in COLORS
    ]
    diamonds, potions = diamonds_in_words(left.diamonds), potions_in_words(left.potions)
    gems = [
        Node(
            id=supply_gem_id(color), kind="token", icon=GEM_ICON[color], color=JEWEL[color],
            text=t("closed") if color in left.closed else "", hollow=color in left.closed,
            count=None if color in left.closed else left.gems[color],
            label=t(
                "{gems}: {count} left, closed." if color in left.closed else "{gems}: {count} left.",
                gems=GEMS[color], count=left.gems[color],
            ),
        )
        for color in COLORS
    ]  # fmt: skip
    return Node(
        id="supply:gems",
        kind="track",
        label=t(
            "Gems left: {gems}; {diamonds}; {potions}.",
            gems="; ".join(words), diamonds=diamonds, potions=potions,
        ),
        size=PURSE,
        rule="YP-079",
        children=in_groove([
            *gems,
            Node(
                id=SUPPLY_DIAMOND, kind="token", icon="gem-diamond", color="diamond",
                count=left.diamonds, hollow=not left.diamonds, label=t("{diamonds} left.", diamonds=diamonds),
            ),
            Node(
                id=SUPPLY_POTION, kind="token", icon=POTION, color="arcane",
                count=left.potions, hollow=not left.potions, label=t("{potions} left.", potions=potions),
            ),
        ], PURSE, rows=2),
    )  # fmt: skip


def tally(view: PortalView, card: Node) -> None:
    """Say on an Objective how much of it the viewer has, where that can be counted."""
    objective = card.id.partition(":")[2]
    if objective in TALLIES:
        have, needed = TALLIES[objective](view, view.players[view.seat])
        card.figures = f"{have}/{needed}"
        card.label += t(" You have {have} of {needed}.", have=have, needed=needed)


def objectives(view: PortalView) -> list[Node]:
    """Objectives that nobody has claimed; in solo they lie on the table instead."""
    lying = list(view.covered.values())
    cards = [objective_card(view, card) for card in view.objectives if card not in lying]
    if not cards:
        return []
    for card in cards:  # the heading says what all of them bring
        card.size, card.icon, card.lines = OBJECTIVE_SIZE, "", card.lines[1:]
    if view.seat >= 0:
        for card in cards:
            tally(view, card)
    return [
        Node(
            id="objectives",
            kind="tray",
            area="party",
            label=t("Objectives:"),
            text=t("Objectives"),
            lines=(t("{points} each", points=points_in_words(OBJECTIVE_POINTS)),),
            children=cards,
        )
    ]
