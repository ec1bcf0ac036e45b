"""What the scene calls things, for whatever concerns them: options, cues and previews."""

from __future__ import annotations

from questboard.games.adventure.board import Barrier, Edge
from questboard.games.adventure.state import AdventureView, Foe, Target

CARPET = "carpet"
PURSE = "purse"
TIME = "time"
DISCARD = "discard:encounter_deck"
"""The discard pile of the Encounter deck; no other one is shown."""

# ---- the board


def square_id(square: int) -> str:
    """The node of a square with floor."""
    return f"square-{square}"


def square_of(node: str) -> int | None:
    """The square of a node, if it is one."""
    start, dash, number = node.partition("-")
    return int(number) if start == "square" and dash and number.isdecimal() else None


def tile_id(slot: int) -> str:
    """The node of a tile."""
    return f"tile:{slot}"


def edge_id(slot: int, side: int) -> str:
    """The node of what lies beyond an unexplored edge."""
    return f"edge:{slot}:{side}"


def door_id(slot: int) -> str:
    """The node of a closed door."""
    return f"door:{slot}"


def barrier_at(view: AdventureView, edge: Edge) -> Barrier | None:
    """What closes an edge, from this side or from the other."""
    if not view.dungeon.barriers:
        return None
    other = view.board.cells.get(view.board.beyond(edge), -1)
    for each in view.dungeon.barriers:
        if (each.slot, each.side) in (edge, (other, edge.side ^ 2)):
            return each
    return None


def barrier_id(each: Barrier) -> str:
    """The node of what closes an edge."""
    return f"barrier:{each.slot}:{each.side}"


def marker_id(card: str, slot: int) -> str:
    """The node of a Trap or a Hazard on a tile."""
    return f"marker:{card}:{slot}"


def token_id(name: str) -> str:
    """The node of a token by its own name."""
    return f"token:{name}"


def object_id(name: str) -> str:
    """The node of an object that can be attacked."""
    return f"object:{name}"


# ---- figures


def figure_id(name: str) -> str:
    """The node of a Monster or a Villain."""
    return f"figure:{name}"


def hero_id(name: str) -> str:
    """The node of a Hero's figure."""
    return f"hero:{name}"


def friend_id(name: str) -> str:
    """The node of a Villager or an Ally."""
    return f"villager:{name}"


def foe_id(view: AdventureView, foe: Foe) -> str:
    """The node of a Monster, Villain or object, or of a Hero or an Ally who can be attacked."""
    if foe in view.objects:
        return object_id(foe)
    if foe in view.friends:
        return friend_id(foe)
    return hero_id(foe) if any(hero.name == foe for hero in view.heroes) else figure_id(foe)


def target_id(view: AdventureView, target: Target) -> str:
    """The node of a Hero by seat or name, or of a Villager or an Ally by name."""
    name = view.heroes[target].name if isinstance(target, int) else target
    if all(hero.name != name for hero in view.heroes):
        return friend_id(name)
    seat = view.seat_of(name)
    return hero_id(name) if view.heroes[seat].on_board else hero_card_id(seat)


# ---- what lies before players


def player_id(seat: int) -> str:
    """The node of a player's place at the table."""
    return f"player:{seat}"


def hero_card_id(seat: int) -> str:
    """The node of a player's Hero card."""
    return f"player:{seat}:hero"


def carried_id(seat: int, name: str) -> str:
    """The node of an object that a Hero carries."""
    return f"player:{seat}:carried:{name}"


def card_id(seat: int, card: str, number: int = 1) -> str:
    """The node of a power or item; a second copy has its number."""
    return f"card:{seat}:{card}" if number == 1 else f"card:{seat}:{card}:{number}"


def row_id(seat: int, card: str, number: int = 1) -> str:
    """The node of a card in a row; a second one of its kind has its number."""
    return f"row:{seat}:{card}" if number == 1 else f"row:{seat}:{card}:{number}"


def ally_id(seat: int, name: str) -> str:
    """The node of an Ally's card."""
    return f"ally:{seat}:{name}"


# ---- what belongs to all


def shared_id(view: AdventureView, kind: str, team: int) -> str:
    """The node of a team's Experience pile or healing surges; one team needs no letter."""
    return f"{kind}:{team}" if len(view.teams) > 1 else kind


def deck_id(name: str) -> str:
    """The node of a deck, by the field that holds it."""
    return f"deck:{name}"


def drawn_id(card: str) -> str:
    """The node of a card that was just drawn and lies nowhere yet."""
    return f"drawn:{card}"


def offer_id(card: str) -> str:
    """The node of a card or a Hero to choose."""
    return f"offer:{card}"


def store_id(card: str) -> str:
    """The node of a card that is for sale."""
    return f"store:{card}"


def villain_id(name: str) -> str:
    """The node of a Villain's card."""
    return f"villain:{name}"


def environment_id(card: str) -> str:
    """The node of the Environment."""
    return f"environment:{card}"


def chamber_id(card: str) -> str:
    """The node of the Chamber card."""
    return f"chamber:{card}"


def boon_id(card: str) -> str:
    """The node of a Boon."""
    return f"boon:{card}"
