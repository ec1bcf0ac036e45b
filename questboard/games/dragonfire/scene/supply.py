"""Beside the table: the Adventure with its counters, and the decks."""

from __future__ import annotations

from questboard.art import path
from questboard.games.dragonfire.content import ADVENTURES, ENCOUNTERS
from questboard.games.dragonfire.rules.quest import quest
from questboard.games.dragonfire.scene.cards import adventure_node, card_node
from questboard.games.dragonfire.scene.ids import DRAWN, challenge_id, counter_id, deck_id, discard_id
from questboard.games.dragonfire.scene.symbols import (
    CHALLENGE,
    COUNTER,
    DECK,
    FLAME,
    MARKET,
    PAINT,
    TYPE_ICON,
)
from questboard.games.dragonfire.state import DragonfireView
from questboard.games.dragonfire.words import PILE, challenge_name, plural
from questboard.scene import Node, badge


def supply(view: DragonfireView) -> list[Node]:
    """The Adventure card and all common decks."""
    nodes = [
        Node(
            id="quest",
            kind="tray",
            area="supply",
            label="The Adventure:",
            text="Adventure",
            children=[
                adventure_node(view.adventure, view.adventure_level),
                *_counters(view),
                *_challenges(view),
            ],
        )
    ]
    if view.decks:
        nodes.append(
            Node(
                id="decks",
                kind="tray",
                area="supply",
                label="Decks:",
                text="Decks",
                children=[node for name in view.decks for node in _deck(view, name)],
            )
        )
    if view.drawn:
        nodes.append(
            Node(
                id="drawn",
                kind="tray",
                area="supply",
                label="New Market card:",
                text="New Market card",
                children=[card_node(DRAWN, view.drawn[0])],
            )
        )
    return nodes


def _counters(view: DragonfireView) -> list[Node]:
    return [
        badge(
            counter_id(note.key),
            COUNTER,
            "brass",
            f"{title} {note.get(view)}",
            f"{title}: {note.get(view)}, {meaning}.",
            rule="DF-005",
        )
        for note, (title, meaning) in quest(view).counters.items()
        if note.is_set(view)
    ]


def _challenges(view: DragonfireView) -> list[Node]:
    texts = {each.id: each.text for each in ADVENTURES[view.adventure].challenges}
    return [
        Node(
            id=challenge_id(name),
            kind="badge",
            icon=CHALLENGE,
            color="topaz",
            text=challenge_name(name),
            hollow=name in view.broken,
            rule="DF-272",
            label=f"Challenge {challenge_name(name)}: {texts.get(name, '')}"
            f"{' It has failed.' if name in view.broken else ''}",
        )
        for name in view.challenges
    ]


def _deck(view: DragonfireView, name: str) -> list[Node]:
    """A deck with its discard pile, where the game uses it; the Dragonfire deck lies on the table."""
    if name == "dragonfire" or not (view.decks[name] or view.discards[name]):
        return []
    nodes = [deck_node(view, name)]
    discard = view.discards[name]
    if name in ("primary", "secondary", "third") and discard:
        top = ENCOUNTERS[discard[-1]]
        nodes.append(
            Node(
                id=discard_id(name),
                kind="pile",
                icon=TYPE_ICON[top.type],
                picture=path("dragonfire", "encounters", discard[-1]),
                color=PAINT[top.color],
                text="Discard",
                count=len(discard),
                label=f"Discard pile: {', '.join(ENCOUNTERS[card].name for card in reversed(discard))}.",
            )
        )
    return nodes


def deck_node(view: DragonfireView, name: str) -> Node:
    """A common deck."""
    title = PILE[name].removeprefix("the ")
    count, spent = len(view.decks.get(name, ())), len(view.discards.get(name, ()))
    return Node(
        id=deck_id(name),
        kind="pile",
        face_down=True,
        icon=MARKET if name == "market" else FLAME if name == "dragonfire" else DECK,
        color="walnut",
        text=title.removesuffix(" Deck").removesuffix(" deck"),
        count=count,
        label=f"{title}: {plural(count, 'card')}, {spent} discarded.",
        rule="DF-086",
    )
