"""What the nodes of the scene are called: the scene, options and cues name things and places by these."""

from __future__ import annotations

from typing import Final

from questboard.games.fantasy.content import HEROES
from questboard.games.fantasy.state import FantasyPosition, ItemId

ITEM_DECK: Final = "deck:items"
ITEM_DISCARD: Final = "discard:items"
ROAMING_DECK: Final = "deck:roaming"
ROAMING_DISCARD: Final = "discard:roaming"
MASTER: Final = "master"
KEYS: Final = "keys"
MASTER_KEY: Final = "master-key"


# ---- places


def square(number: int) -> str:
    """A square of the map."""
    return f"square-{number}"


def door(number: int) -> str:
    """A door by its number."""
    return f"door:{number}"


def passage(square: int) -> str:
    """An end of a passage."""
    return f"passage:{square}"


def trap(square: int) -> str:
    """A trap."""
    return f"trap:{square}"


def chest(square: int) -> str:
    """A chest."""
    return f"chest:{square}"


def key(square: int) -> str:
    """A skeleton key on the floor."""
    return f"key:{square}"


def dropped(item: ItemId) -> str:
    """A quest object on the floor."""
    return f"dropped:{item}"


def pillar(square: int) -> str:
    """A pillar."""
    return f"pillar:{square}"


def thorns(square: int) -> str:
    """A square that a spell has covered with bushes."""
    return f"thorns:{square}"


# ---- figures


def figure(name: str) -> str:
    """A hero who lives, a monster, or a person or object of the adventure.

    >>> figure("lidda"), figure("goblin-2"), figure("2")
    ('hero:lidda', 'monster:goblin-2', 'thing:2')
    """
    if name in HEROES:
        return f"hero:{name}"
    return f"thing:{name}" if name.isdigit() else f"monster:{name}"


def fallen(hero: str) -> str:
    """The token of a dead hero."""
    return f"fallen:{hero}"


def standing_or_fallen(s: FantasyPosition, name: str) -> str:
    """A figure, or the token of a dead hero."""
    return fallen(name) if name in HEROES and s.hero(name).dead else figure(name)


# ---- what players have


def player(hero: str) -> str:
    """A hero's place at the table."""
    return f"player:{hero}"


def hero_card(hero: str) -> str:
    """A Hero card with its figures."""
    return f"player:{hero}:hero"


def offer(hero: str) -> str:
    """A Hero card that may be chosen."""
    return f"offer:{hero}"


def spell_points(hero: str) -> str:
    """The SP on a Hero card."""
    return f"{hero_card(hero)}:sp"


def trap_tokens(hero: str) -> str:
    """The trap tokens on a Hero card."""
    return f"{hero_card(hero)}:tokens"


def card(hero: str, item: ItemId, number: int = 1) -> str:
    """A hero's Item card; a second copy has its number."""
    return f"card:{hero}:{item}" if number == 1 else f"card:{hero}:{item}:{number}"


def drawn(place: int, item: ItemId) -> str:
    """An Item card on its way to a hero."""
    return f"drawn:{place}:{item}"


def arriving(place: int, kind: str) -> str:
    """A Roaming Monster card whose figure has yet to find a place."""
    return f"arriving:{place}:{kind}"


def die(place: int, by: str, why: str) -> str:
    """A die as it fell last."""
    return f"die:{place}:{by}:{why}"
