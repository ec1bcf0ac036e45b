"""What each action needs, and so which Action tiles can be used (YP-041, YP-134)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from questboard.games.portal.content import tile_actions
from questboard.games.portal.rules.geometry import has_free_seat, legal_slots, loose_tokens, tokens_in
from questboard.games.portal.state import COLORS, PortalState
from questboard.kernel import Refusal

Need: TypeAlias = Callable[[PortalState, int], str | None]
"""Says why a player can't perform an action now; None if it can be done."""

NEEDS: dict[str, Need] = {}


def needs(name: str) -> Callable[[Need], Need]:
    """Enter what an action needs."""

    def enter(need: Need) -> Need:
        NEEDS[name] = need
        return need

    return enter


@needs("swap")
def swap(s: PortalState, player: int) -> str | None:
    """Two tokens in the row."""
    return None if len(tokens_in(s.row)) > 1 else "there are no two tokens in the row to swap"


@needs("play")
def play(s: PortalState, player: int) -> str | None:
    """A card in hand or in the line, and a free seat."""
    if not s.players[player].hand:
        return "there is no Hero in the line" if s.solo else "there is no Hero card in hand"
    return None if has_free_seat(s) else NO_SEAT


NO_SEAT = "there is no free seat for a Hero"


@needs("enchant")
def enchant(s: PortalState, player: int) -> str | None:
    """An own Potion, and a face-up Hero without one."""
    if not s.players[player].potions:
        return NO_POTION
    for at in s.seats:
        if at is not None and at.face_up and not at.potion:
            return None
    return "there is no face-up Hero without a Potion"


NO_POTION = "you have no Enchant Food Potion"


def draw(s: PortalState, player: int) -> str | None:
    """A card in any deck."""
    return None if any(s.decks.values()) else "there is no card left in any deck"


NEEDS["draw1"] = NEEDS["draw2"] = draw


@needs("diamond")
def diamond(s: PortalState, player: int) -> str | None:
    """A White Diamond in the supply."""
    return None if s.supply.diamonds else "there is no White Diamond left in the supply"


@needs("remove")
def remove(s: PortalState, player: int) -> str | None:
    """A Hero at the table."""
    for at in s.seats:
        if at is not None:
            return None
    return "there is no Hero at the table to remove"


@needs("unplace")
def unplace(s: PortalState, player: int) -> str | None:
    """A colour with two or more tokens in the row."""
    return None if loose_tokens(s.row) else "every token in the row is the last of its colour"


@needs("potion")
def potion(s: PortalState, player: int) -> str | None:
    """A Potion in the supply."""
    return None if s.supply.potions else "there is no Enchant Food Potion left in the supply"


@needs("exchange")
def exchange(s: PortalState, player: int) -> str | None:
    """An own standard Gem."""
    return None if any(s.players[player].gems.values()) else "you have no standard Gem to give up"


def place(s: PortalState, player: int) -> str | None:
    """A token of any colour in the supply, and a legal slot."""
    if not any(s.supply.food.values()):
        return "there is no Food token left in the supply"
    return None if legal_slots(s.row) else NO_SLOT


NO_SLOT = "there is no empty slot next to a token"
NEEDS["place"] = place


def _place_of(color: str) -> Need:
    def place_color(s: PortalState, player: int) -> str | None:
        if not s.supply.food[color]:
            return "there is no Food token of that colour left in the supply"
        return None if legal_slots(s.row) else NO_SLOT

    return place_color


for _color in COLORS:
    NEEDS[f"place_{_color}"] = _place_of(_color)


def obstacle(s: PortalState, player: int, color: str) -> str | None:
    """Why a tile can't be used, or None. Actions are tested left to right (YP-134)."""
    actions = tile_actions(s.options.tile_layout, color, s.players[player].tiles[color])
    for position, action in enumerate(actions):
        reason = NEEDS[action](s, player)
        if reason and not _enabled(s, player, action, actions[:position], reason):
            return reason
    return None


def _enabled(s: PortalState, player: int, action: str, earlier: tuple[str, ...], reason: str) -> bool:
    """Whether an earlier action of the same side makes an action possible (YP-041)."""
    if s.options.tile_check == "static":
        return False
    if action == "play":
        return reason == NO_SEAT and "remove" in earlier
    if action == "enchant":
        return reason != NO_POTION and "play" in earlier
    return action == "exchange" and "play" in earlier


def usable_tiles(s: PortalState, player: int) -> list[str]:
    """The tiles that the player can activate."""
    return [color for color in COLORS if obstacle(s, player, color) is None]


def refused_tiles(s: PortalState, player: int) -> list[Refusal]:
    """The tiles that can't be activated, and why."""
    return [Refusal(color, reason, "YP-041") for color in COLORS if (reason := obstacle(s, player, color))]
