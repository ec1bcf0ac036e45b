"""What is the viewer's own: powers and items, and cards to choose from."""

from __future__ import annotations

from questboard.games.adventure.content import HEROES, TREASURES
from questboard.games.adventure.nodes import offer_id, store_id
from questboard.games.adventure.rules.reactions import tokens_left
from questboard.games.adventure.scene import outlook
from questboard.games.adventure.scene.cards import entry_of, face, hero_on_offer
from questboard.games.adventure.scene.party import holds_tokens, owned_cards, tokens_on
from questboard.games.adventure.scene.rows import row_ids
from questboard.games.adventure.scene.symbols import STANCE
from questboard.games.adventure.state import AdventureView
from questboard.kernel import OptionKind
from questboard.scene import Node

BACK = (1.9, 2.6)
"""A card that is used up lies face down and takes less room."""


def hand(view: AdventureView, asked: OptionKind[AdventureView] | None) -> list[Node]:
    """The viewer's cards, after those that are to be chosen from now."""
    trays = [*offers(view, asked), *store(view)]
    if view.seat < 0 or not view.heroes[view.seat].name:
        return trays
    hero = view.heroes[view.seat]
    cards = [own_card(view, *owned) for owned in owned_cards(view, view.seat)]
    chosen = asked.ask.about.get("card") if asked is not None else None
    for node, (_, card, used, _) in zip(cards, owned_cards(view, view.seat), strict=True):
        node.glow = card == chosen and not used
    name = HEROES[hero.name].name
    if cards:
        label = f"{name}'s powers and items:"
        trays.append(Node(id="hand", kind="tray", area="hand", label=label, children=cards))
    return trays


def own_card(view: AdventureView, id: str, card: str, used: bool, number: int) -> Node:
    """One of the viewer's powers or items, with what it would do to whom it reaches."""
    hero = view.heroes[view.seat]
    where = f"{', another one' if number > 1 else ''}{', face down' if used else ''}{tokens_on(hero, card)}"
    node = face(id, card, where=where, rule="WA-094" if used else "")
    if card == hero.stance:
        node.children = [Node(id=f"{id}:stance", kind="token", icon=STANCE.icon, color=STANCE.color)]
    elif holds_tokens(card) and not used:
        node.count = tokens_left(hero, card)
    node.face_down = used
    if used:
        node.size = BACK
    else:
        node.previews = outlook.previews(view, view.seat, card)
    return node


def offers(view: AdventureView, asked: OptionKind[AdventureView] | None) -> list[Node]:
    """Cards that lie nowhere else and may be chosen now."""
    if asked is None:
        return []
    cards: list[Node] = []
    options = asked.ask.options
    if asked.thing == "hero":
        taken = [hero.name for hero in view.heroes]
        cards = [hero_on_offer(name, view.seat) for name in options if name in HEROES and name not in taken]
    elif asked.thing == "card":
        lying = cards_on_table(view)
        cards = [
            face(offer_id(card), card)
            for card in options
            if card is not None and card not in lying and entry_of(card) is not None
        ]
    if not cards:
        return []
    return [
        Node(id="offer", kind="tray", area="hand", label="To choose from:", text="On offer", children=cards)
    ]


def store(view: AdventureView) -> list[Node]:
    """What is for sale between two games of a campaign."""
    if view.campaign is None or not view.campaign.store:
        return []
    cards = [face(store_id(card), card, where=", for sale") for card in dict.fromkeys(view.campaign.store)]
    for node, card in zip(cards, dict.fromkeys(view.campaign.store), strict=True):
        node.figures = " · ".join(filter(None, (node.figures, f"{TREASURES[card].price} gold")))
    title = "For sale"
    return [Node(id="store", kind="tray", area="hand", label=f"{title}:", text=title, children=cards)]


def cards_on_table(view: AdventureView) -> dict[str, list[str]]:
    """The nodes of all cards that lie before players, by card: the viewer's and active player's first."""
    order = sorted(range(len(view.heroes)), key=lambda seat: (seat != view.seat, seat != view.active, seat))
    found: dict[str, list[str]] = {}
    for seat in order:
        if view.heroes[seat].name:
            for id, card, _, _ in owned_cards(view, seat):
                found.setdefault(card, []).append(id)
        for id, held in row_ids(view, seat):
            found.setdefault(held.name, []).append(id)
    return found
