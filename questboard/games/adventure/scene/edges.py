"""The edges of tiles: what lies beyond them unexplored, which doors are closed, what closes the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questboard.art import landmark
from questboard.games.adventure.board import SIDES, TILE, Barrier, Edge, squares
from questboard.games.adventure.hooks.tables import CALLED
from questboard.games.adventure.nodes import barrier_at, barrier_id, door_id, edge_id
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.scene.symbols import BARRIER, DOOR, LOCKED_DOOR
from questboard.games.adventure.state import AdventureView
from questboard.games.adventure.words import BARRIERS, sentence
from questboard.scene import Node

if TYPE_CHECKING:
    from questboard.games.adventure.scene.dungeon import Lattice

MIST = 1.0
"""How far the mist of an unexplored edge reaches out."""
MIST_INSIDE = 0.5
BARRIER_WORDS = {
    "strip": "cavern edge",
    "fissure": "Fissure",
    "collapsed": "collapsed tunnel",
    "door": "closed door",
    "wall": "way out",
}
BARRIER_CLAUSE = {"strip": "LD-054", "fissure": "LD-054", "collapsed": "LD-009", "door": "LD-009"}
STRIP, BLOCK = 0.4, 0.7
"""How thick the strips of a cavern's edge are, and whatever else closes an edge."""
BORDER = (0x000F, 0x8888, 0xF000, 0x1111)
"""The squares of a tile along its north, east, south and west edge, as a set."""


def way_out(view: AdventureView, edge: Edge) -> str:
    """What is on the other side of an edge, or what closes it."""
    other = view.board.links[edge.slot][edge.side]
    if other >= 0:
        return f"tile {other + 1}"
    if (closed := barrier_at(view, edge)) is not None:
        return BARRIER_WORDS[kind_of(closed)]
    if edge in view.board.edges:
        return "unexplored"
    door = view.board.doors.get(edge.slot, 0) >> 16 * edge.slot
    if door & BORDER[edge.side]:
        return "locked door" if edge.slot in view.locked else "closed door"
    return "wall"


def mist(lattice: Lattice, view: AdventureView, edge: Edge) -> Node:
    """What lies beyond an unexplored edge: nobody knows."""
    slot, side = edge
    open_squares = view.board.edges.get(edge, 0) >> 16 * slot & TILE or BORDER[side]
    start, length = span(open_squares, side)
    out = -MIST if side in (0, 3) else 4 - MIST_INSIDE
    depth = MIST + MIST_INSIDE
    at = lattice.on_tile(slot, start, out) if side in (0, 2) else lattice.on_tile(slot, out, start)
    return Node(
        id=edge_id(slot, side),
        kind="slot",
        rule="WA-033",
        at=at,
        size=(length, depth) if side in (0, 2) else (depth, length),
        color="diamond",
        hollow=True,
    )


def span(border: int, side: int) -> tuple[int, int]:
    """Where along a side of a tile some of its squares begin, and how many squares long they are."""
    places = squares(border)
    along = [square & 3 for square in places] if side in (0, 2) else [square >> 2 for square in places]
    return min(along), max(along) - min(along) + 1


def door(lattice: Lattice, view: AdventureView, slot: int) -> Node:
    """A closed door, and whether it was found locked (WA-175, WA-178)."""
    places = squares(view.board.doors[slot] >> 16 * slot)
    columns, rows = [square & 3 for square in places], [square >> 2 for square in places]
    locked = slot in view.locked
    look = LOCKED_DOOR if locked else DOOR
    return Node(
        id=door_id(slot),
        kind="wall",
        label=f"The {'locked' if locked else 'closed'} door of tile {slot + 1}.",
        rule="WA-178" if locked else "WA-175",
        at=lattice.on_tile(slot, min(columns), min(rows)),
        size=(max(columns) - min(columns) + 1, max(rows) - min(rows) + 1),
        icon=look.icon,
        picture=landmark(look.icon),
        color=look.color,
    )


def kind_of(each: Barrier) -> str:
    """What closes an edge, the number of a Fissure left aside."""
    return each.kind.partition("-")[0]


def barrier(lattice: Lattice, view: AdventureView, each: Barrier) -> Node:
    """What closes an edge: a strip beyond it, or something in the way."""
    kind, edge = kind_of(each), Edge(each.slot, each.side)
    look, depth = BARRIER[kind], STRIP if each.spoils else BLOCK
    opening = 0 if each.spoils else view.board.border(edge) >> 16 * each.slot
    start, length = span(opening or BORDER[each.side], each.side)
    low = -depth if each.spoils else -depth / 2
    out = low if each.side in (0, 3) else 4 - depth - low
    across = each.side in (0, 2)
    return Node(
        id=barrier_id(each),
        kind="wall",
        label=barrier_in_words(view, each),
        rule=BARRIER_CLAUSE.get(kind, "LD-128"),
        at=lattice.on_tile(each.slot, start, out) if across else lattice.on_tile(each.slot, out, start),
        size=(length, depth) if across else (depth, length),
        icon="" if each.kind in view.objects else look.icon,
        picture="" if each.kind in view.objects else landmark(look.icon),
        color=look.color,
    )


def barrier_in_words(view: AdventureView, each: Barrier) -> str:
    """What closes which edge; the way out is closed to tiles, and perhaps to Heroes too."""
    edge = f"the {SIDES[each.side]} edge of tile {each.slot + 1}"
    if each.kind == "wall":
        exits = quest(view).exits(view, view.active)
        barred = not exits & view.board.border(Edge(each.slot, each.side))
        return f"The way out is {edge}{', still barred' if barred else ''}."
    name = CALLED.get(each.kind) or BARRIERS[kind_of(each)]
    return sentence(f"{name} {'is open at' if each.kind in view.objects else 'closes'} {edge}")
