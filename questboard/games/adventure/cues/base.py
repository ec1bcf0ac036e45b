"""What all chapters of cues need: the nodes of those whom an event names."""

from __future__ import annotations

from questboard.games.adventure import nodes
from questboard.games.adventure.content import HEROES
from questboard.games.adventure.hooks import Seen
from questboard.games.adventure.scene.cards import face
from questboard.games.adventure.state import AdventureView
from questboard.scene import Node


def hero(seen: Seen, fact: str = "hero") -> str:
    """A Hero's figure, or the card of one who is off the board; "" for nobody."""
    return hero_node(seen.view, seen.event.facts.get(fact, ""))


def hero_node(view: AdventureView, name: str) -> str:
    """The same by name."""
    if all(each.name != name for each in view.heroes):
        return ""
    seat = view.seat_of(name)
    return nodes.hero_id(name) if view.heroes[seat].on_board else nodes.hero_card_id(seat)


def hero_card(seen: Seen, fact: str = "hero") -> str:
    """The card of a Hero."""
    return nodes.hero_card_id(seat(seen, fact))


def seat(seen: Seen, fact: str = "hero") -> int:
    """The seat of a Hero; that of the active player where nobody is named."""
    name = seen.event.facts.get(fact, "")
    return seen.view.seat_of(name) if name in HEROES else seen.view.active


def anybody(view: AdventureView, name: str) -> str:
    """The node of a Hero, a Villager, an Ally, a Monster, an object, or of a card with a marker.

    "" for a card without one, and for somebody who is there no longer.
    """
    if any(each.name == name for each in view.heroes):
        return hero_node(view, name)
    if name in view.objects:
        return nodes.object_id(name)
    if name in view.friends:
        return nodes.friend_id(name)
    if name in view.markers:
        return nodes.marker_id(name, view.markers[name][0])
    return nodes.figure_id(name) if name in view.figures else ""


def print_of(card: str) -> Node:
    """What is to be read on a card."""
    return face(nodes.drawn_id(card), card)


def row_node(view: AdventureView, card: str) -> str:
    """A card in somebody's row, the active player's first; "" where there is none."""
    for player in view.clockwise(view.active):
        if any(held.name == card for held in view.heroes[player].row):
            return nodes.row_id(player, card)
    return ""
