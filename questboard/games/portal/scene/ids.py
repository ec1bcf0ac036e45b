"""The ids of the nodes: one name for each thing and place, for the scene, its options and its cues."""

from __future__ import annotations

from questboard.games.portal.state import Color, HeroId, ObjectiveId

ROW = "row"
DISCARD_PILE = "discard"
LOOKED = "looked"
SUPPLY_DIAMOND = "supply:diamond"
SUPPLY_POTION = "supply:potion"


def hero_id(hero: HeroId) -> str:
    """A Hero card whose front the viewer knows."""
    return f"hero:{hero}"


def seat_id(seat: int) -> str:
    """A seat, taken or free."""
    return f"seat:{seat}"


def slot_id(slot: int) -> str:
    """A slot of the Food Row."""
    return f"slot:{slot}"


def objective_id(card: ObjectiveId) -> str:
    """An Objective card."""
    return f"objective:{card}"


def deck_id(deck: str) -> str:
    """A deck of Hero cards."""
    return f"deck:{deck}"


def supply_food_id(color: Color) -> str:
    """The Food tokens of a colour that nobody has placed."""
    return f"supply:food:{color}"


def supply_gem_id(color: Color) -> str:
    """The Gems of a colour that nobody owns."""
    return f"supply:gem:{color}"


def player_id(player: int) -> str:
    """A player's area."""
    return f"player:{player}"


def hand_id(player: int) -> str:
    """A player's hand or, in solo, the line."""
    return f"hand:{player}"


def tile_id(player: int, color: Color) -> str:
    """An Action tile of a player."""
    return f"tile:{player}:{color}"


def gem_id(player: int, color: Color) -> str:
    """A player's Gems of a colour."""
    return f"gem:{player}:{color}"


def potions_id(player: int) -> str:
    """A player's Potions."""
    return f"potions:{player}"


def score_id(player: int) -> str:
    """A player's score."""
    return f"score:{player}"
