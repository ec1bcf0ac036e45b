"""The ids of the nodes: scene, options and cues call a thing by the same name.

An encounter in play is called by its own name and number.
"""

from __future__ import annotations

from questboard.games.dragonfire.state import MAIN, CardId, DragonfirePosition, DragonfireView, Foe

DRAGONFIRE = "dragonfire:card"
LEVEL = "dragonfire:level"
DRAWN = "drawn:card"
"""A Market card that was revealed for cycling."""


# ---- players


def plate_id(seat: int) -> str:
    """The name plate before a seat, where there is something to fight."""
    return f"seat:{seat}"


def screen_id(seat: int) -> str:
    """A Character screen, with HP, gold and cards in hand."""
    return f"player:{seat}:screen"


def character_id(view: DragonfireView, seat: int) -> str:
    """Where a character is seen: the plate on the table, or the screen where nothing is fought."""
    return screen_id(seat) if at_rest(view) else plate_id(seat)


def at_rest(view: DragonfireView) -> bool:
    """Whether nothing is fought: before the first Scene, or in a Long Rest."""
    return view.asked is not None and (not view.scene or (view.over and view.options.campaign))


def gold_id(seat: int) -> str:
    """The gold of a player."""
    return f"{screen_id(seat)}:gold"


def cards_id(seat: int) -> str:
    """How many cards a player holds."""
    return f"{screen_id(seat)}:cards"


def marker_id(seat: int) -> str:
    """The marker of a character, where there are Locations."""
    return f"marker:{seat}"


def hand_end_id(view: DragonfireView, seat: int) -> str:
    """Where cards come from and go to that are in a player's hand."""
    return "hand" if seat == view.seat and not at_rest(view) else cards_id(seat)


def power_id(seat: int, name: str) -> str:
    """A Feature or the ability of a screen."""
    return f"player:{seat}:power:{name}"


def owner_id(view: DragonfireView, seat: int) -> str:
    """What the ids of a player's piles and cards in play begin with: the viewer's lie beside the hand."""
    return "own" if seat == view.seat and not at_rest(view) else f"player:{seat}"


def draw_deck_id(view: DragonfireView, seat: int) -> str:
    """The draw deck of a player; "" while nothing is fought, as it isn't shown then."""
    return "" if at_rest(view) else f"{owner_id(view, seat)}:deck"


def discard_pile_id(view: DragonfireView, seat: int) -> str:
    """The discard pile of a player; "" while nothing is fought, as it isn't shown then."""
    return "" if at_rest(view) else f"{owner_id(view, seat)}:discard"


def lying_id(owner: str, place: int) -> str:
    """A card in play, by what the ids of its owner begin with and its place."""
    return f"{owner}:play:{place}"


def hand_id(card: CardId, number: int) -> str:
    """The node of a card in the viewer's hand."""
    return f"hand:{card}:{number}"


def looked_id(place: int) -> str:
    """A card that the viewer looks at."""
    return f"looked:{place}"


def offer_id(option: object) -> str:
    """The node of an option that is laid out to be chosen."""
    return f"offer:{option}"


def slot_id(number: int) -> str:
    """A Feature slot of the viewer, counted from 1."""
    return f"slot:{number}"


# ---- what is common


def market_id(slot: int) -> str:
    """A slot of the Market."""
    return f"market:{slot}"


def deck_id(name: str) -> str:
    """A common deck."""
    return f"deck:{name}"


def discard_id(name: str) -> str:
    """The discard pile of an encounter deck."""
    return f"discard:{name}"


def counter_id(note: str) -> str:
    """A counter of the Adventure."""
    return f"counter:{note}"


def challenge_id(challenge: str) -> str:
    """An accepted challenge."""
    return f"challenge:{challenge}"


def play_id(number: int) -> str:
    """What was played in this turn."""
    return f"play:{number}"


def shot_id(index: int) -> str:
    """Damage that is to be dealt."""
    return f"shot:{index}"


# ---- places and encounters


def place_id(place: Foe) -> str:
    """The ground of a place, where markers stand."""
    return "place:main" if place == MAIN else f"place:{place}"


def level_id(foe: Foe, index: int) -> str:
    """A level of a damage track, counted from 0."""
    return f"{foe}:level:{index}"


def standing_id(view: DragonfirePosition, foe: Foe) -> str:
    """An encounter that is in play, or "" for one that is not."""
    return foe if view.encounter(foe) is not None else ""
