"""The dungeon: tiles where they lie, and what lies on them.

Lengths are in squares. A tile keeps its place on the lattice for good: the board says with `at`
where its own corner lies there, so that nothing moves when the dungeon grows to the north or west.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from questboard.games.adventure.board import SIDES, TILE, Edge, Placed, squares
from questboard.games.adventure.content import TILES
from questboard.games.adventure.knowledge import AdventureView
from questboard.games.adventure.scene.figures import figures, objects
from questboard.games.adventure.scene.symbols import (
    CARPET,
    DOOR,
    GROUND,
    LOCKED_DOOR,
    SQUARE_ICON,
    TOKENS,
    TRIANGLE_COLOR,
    TRIANGLE_ICON,
    Look,
    card_look,
)
from questboard.games.adventure.words import TOKENS as TOKEN_WORDS
from questboard.games.adventure.words import card as card_word
from questboard.games.adventure.words import plural
from questboard.games.adventure.words import square as square_word
from questboard.kernel import Ask
from questboard.scene import Node

MARGIN = 1.25
"""Around the tiles, for what lies beyond the edges."""
MIST = 1.0
"""How far the mist of an unexplored edge reaches out."""
MIST_INSIDE = 0.5
TRIANGLE = 0.62
SQUARE_WORDS = {
    "S": "scorch mark, on which Monsters are placed",
    "T": "stairs",
    "L": "ladder",
    "B": "table",
    "D": "open door",
}
TRIANGLE_PLACE = ((1.69, 0.02), (3.36, 1.69), (1.69, 3.36), (0.02, 1.69))
"""Where on its tile a triangle lies, by the side it points to."""


class Lattice:
    """Where things lie on the board whose corner is at the north-west of everything."""

    def __init__(self, tiles: tuple[Placed, ...]) -> None:
        rows, columns = [tile.row for tile in tiles], [tile.column for tile in tiles]
        self.x = 4 * min(columns) - MARGIN
        self.y = 4 * min(rows) - MARGIN
        self.size = (4 * (max(columns) + 1) + MARGIN - self.x, 4 * (max(rows) + 1) + MARGIN - self.y)
        self.corners = [(4 * tile.column - self.x, 4 * tile.row - self.y) for tile in tiles]

    def spot(self, square: int, across: float = 0.0, down: float = 0.0) -> tuple[float, float]:
        """The corner of a square, or a point so far from it."""
        x, y = self.corners[square >> 4]
        return x + (square & 3) + across, y + (square >> 2 & 3) + down

    def on_tile(self, slot: int, across: float, down: float) -> tuple[float, float]:
        """A point of a tile."""
        x, y = self.corners[slot]
        return x + across, y + down


def dungeon(view: AdventureView, ask: Ask[Any] | None) -> Node:
    """The board with all that is on it, what lies lowest first."""
    tiles = view.dungeon.tiles
    lattice = Lattice(tiles)
    edges = sorted(view.board.edges)
    if ask is not None and ask.seat == view.seat and ask.kind == "edge":
        # A wall that may be broken through is no edge yet (WA-250).
        edges.extend(Edge(*edge) for edge in ask.options if edge is not None and tuple(edge) not in edges)
    size = f"{plural(len(tiles), 'tile')}, {plural(len(view.board.edges), 'unexplored edge')}"
    return Node(
        id="dungeon",
        kind="board",
        area="board",
        color="slate",
        label=f"The dungeon: {size}.",
        at=(lattice.x, lattice.y),
        size=lattice.size,
        children=[
            *(mist(lattice, view, edge) for edge in edges),
            *(tile(lattice, view, slot) for slot in range(len(tiles))),
            *(door(lattice, view, slot) for slot in view.dungeon.closed),
            *markers(lattice, view),
            *objects(lattice, view),
            *tokens(lattice, view),
            *figures(lattice, view),
        ],
    )


# ---- tiles


def tile(lattice: Lattice, view: AdventureView, slot: int) -> Node:
    """A tile: rock wherever it has no floor."""
    placed, board = view.dungeon.tiles[slot], view.board
    floor = board.floor >> 16 * slot & TILE
    return Node(
        id=f"tile:{slot}",
        kind="tile",
        label=tile_in_words(view, slot),
        source=TILES[placed.tile].source,
        at=lattice.corners[slot],
        size=(4, 4),
        color=GROUND.get(TILES[placed.tile].group, ""),
        children=ground(slot, placed.tile, placed.turns, floor),
    )


def tile_in_words(view: AdventureView, slot: int) -> str:
    """What a tile is, and where one gets from it."""
    placed = view.dungeon.tiles[slot]
    sides = [
        f"{SIDES[side]} {way}" for side in range(4) if (way := way_out(view, Edge(slot, side))) != "wall"
    ]
    ways = f"{', '.join(sides)}" if sides else "no way out"
    chamber = " It belongs to the chamber." if slot in view.chamber_tiles else ""
    return f"Tile {slot + 1}, {printed_in_words(placed.tile, placed.turns)} Ways: {ways}.{chamber}"


def way_out(view: AdventureView, edge: Edge) -> str:
    """What is on the other side of an edge."""
    other = view.board.links[edge.slot][edge.side]
    if other >= 0:
        return f"tile {other + 1}"
    if edge in view.board.edges:
        return "unexplored"
    door = view.board.doors.get(edge.slot, 0) >> 16 * edge.slot
    if door & BORDER[edge.side]:
        return "locked door" if edge.slot in view.locked else "closed door"
    return "wall"


BORDER = (0x000F, 0x8888, 0xF000, 0x1111)
"""The squares of a tile along its north, east, south and west edge, as a set."""


@lru_cache(maxsize=512)
def printed_in_words(name: str, turns: int) -> str:
    """The name of a tile, its triangle, and what is on its squares."""
    printed, shape = TILES[name], Placed(name, 0, 0, turns).shape
    parts = [printed.name.rstrip(".")]
    if printed.triangle != "none":
        parts.append(f"{printed.triangle} triangle")
    for mark, words in SQUARE_WORDS.items():
        places = [short(square) for square, found in enumerate(shape.squares) if found == mark]
        if places:
            parts.append(f"{words.partition(',')[0]} {' '.join(places)}")
    walls = [short(square) for square, found in enumerate(shape.squares) if found == "#"]
    return f"{', '.join(parts)}. Walls {' '.join(walls)}." if walls else f"{', '.join(parts)}."


def short(square: int) -> str:
    """A square by column and row, without its tile."""
    return f"{'abcd'[square & 3]}{(square >> 2 & 3) + 1}"


@lru_cache(maxsize=4096)
def ground(slot: int, name: str, turns: int, floor: int) -> list[Node]:
    """The floor squares of a tile and its triangle. Scenes share them: nobody changes a node."""
    printed, shape = TILES[name], Placed(name, 0, 0, turns).shape
    nodes = [floor_square(16 * slot + square, shape.squares[square]) for square in squares(floor)]
    if shape.triangle >= 0:
        nodes.append(
            Node(
                id=f"triangle:{slot}",
                kind="token",
                at=TRIANGLE_PLACE[shape.triangle],
                size=(TRIANGLE, TRIANGLE),
                icon=TRIANGLE_ICON[shape.triangle],
                color=TRIANGLE_COLOR[printed.triangle],
            )
        )
    return nodes


def floor_square(square: int, mark: str) -> Node:
    """A square to stand on."""
    special = mark in SQUARE_ICON
    return Node(
        id=f"square-{square}",
        kind="square",
        label=f"{square_word(square).capitalize()}: {SQUARE_WORDS[mark]}." if special else "",
        at=(square & 3, square >> 2 & 3),
        icon=SQUARE_ICON.get(mark, ""),
    )


# ---- edges and doors


def mist(lattice: Lattice, view: AdventureView, edge: Edge) -> Node:
    """What lies beyond an unexplored edge: nobody knows."""
    slot, side = edge
    open_squares = view.board.edges.get(edge, 0) >> 16 * slot & TILE or BORDER[side]
    places = squares(open_squares)
    along = [square & 3 for square in places] if side in (0, 2) else [square >> 2 for square in places]
    start, length = min(along), max(along) - min(along) + 1
    out = -MIST if side in (0, 3) else 4 - MIST_INSIDE
    depth = MIST + MIST_INSIDE
    at = lattice.on_tile(slot, start, out) if side in (0, 2) else lattice.on_tile(slot, out, start)
    return Node(
        id=f"edge:{slot}:{side}",
        kind="slot",
        rule="WA-033",
        at=at,
        size=(length, depth) if side in (0, 2) else (depth, length),
        color="diamond",
        hollow=True,
    )


def door(lattice: Lattice, view: AdventureView, slot: int) -> Node:
    """A closed door, and whether it was found locked (WA-175, WA-178)."""
    places = squares(view.board.doors[slot] >> 16 * slot)
    columns, rows = [square & 3 for square in places], [square >> 2 for square in places]
    locked = slot in view.locked
    look = LOCKED_DOOR if locked else DOOR
    return Node(
        id=f"door:{slot}",
        kind="wall",
        label=f"The {'locked' if locked else 'closed'} door of tile {slot + 1}.",
        rule="WA-178" if locked else "WA-175",
        at=lattice.on_tile(slot, min(columns), min(rows)),
        size=(max(columns) - min(columns) + 1, max(rows) - min(rows) + 1),
        icon=look.icon,
        color=look.color,
    )


# ---- what lies on squares


def markers(lattice: Lattice, view: AdventureView) -> list[Node]:
    """Traps and Hazards, each on the middle of its tiles, and the Flying Carpet (WA-142)."""
    found = [
        patch(
            f"marker:{card}:{slot}",
            lattice.on_tile(slot, 1, 1),
            card_look(card),
            f"{card_word(card)} on tile {slot + 1}.",
            "WA-142",
        )
        for card, slots in view.markers.items()
        for slot in slots
    ]
    if view.carpet >= 0:
        label = f"The Flying Carpet, its corner on {square_word(view.carpet)}."
        found.append(patch("carpet", lattice.spot(view.carpet), CARPET, label, "WA-197"))
    return found


def patch(id: str, at: tuple[float, float], look: Look, label: str, rule: str) -> Node:
    """Something that lies flat on four squares."""
    return Node(
        id=id,
        kind="square",
        label=label,
        rule=rule,
        at=at,
        size=(2, 2),
        icon=look.icon,
        color=look.color,
    )


def tokens(lattice: Lattice, view: AdventureView) -> list[Node]:
    """Tokens on their squares; those of one square lie a little apart."""
    found, lying = [], dict[int, int]()
    for name, token in view.tokens.items():
        place = lying.get(token.square, 0)
        lying[token.square] = place + 1
        look = TOKENS.get(token.kind) or card_look(token.kind)
        words = TOKEN_WORDS.get(token.kind, token.kind)
        number = name.rpartition("-")[2]
        found.append(
            Node(
                id=f"token:{name}",
                kind="token",
                label=f"{words[0].upper()}{words[1:]} ({number}) on {square_word(token.square)}.",
                at=lattice.spot(token.square, 0.2 + 0.12 * place, 0.2 + 0.1 * place),
                size=(0.6, 0.6),
                icon=look.icon,
                color=look.color,
                count=token.count if token.count > 1 else None,
            )
        )
    return found
