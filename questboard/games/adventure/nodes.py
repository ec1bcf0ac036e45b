"""What the scene calls some things, for whatever concerns them."""

from __future__ import annotations

from questboard.games.adventure.board import Barrier, Edge
from questboard.games.adventure.state import AdventureView


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


def row_id(seat: int, card: str, number: int = 1) -> str:
    """The node of a card in a row; a second one of its kind has its number."""
    return f"row:{seat}:{card}" if number == 1 else f"row:{seat}:{card}:{number}"
