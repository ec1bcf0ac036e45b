"""The dungeon's geometry: tiles on a lattice, squares as bits, distances worked out once.

A placed tile has a number, its slot, in the order of placement; square `16 * slot + 4 * row +
column` is one of its sixteen squares as they lie on the table, whichever way the tile is turned.
A set of squares is one integer with a bit for each. A `Dungeon` never changes: placing a tile or
opening a door makes another one, and every copy of a state shares it with all that was worked
out on it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property
from typing import NamedTuple

from msgspec.structs import replace

from questboard.games.adventure.content import GAPS, TILES, WALLS
from questboard.kernel import Fixed

NORTH, EAST, SOUTH, WEST = range(4)
SIDES = ("north", "east", "south", "west")
STEP = ((-1, 0), (0, 1), (1, 0), (0, -1))
TILE = 0xFFFF
FAR = 99
"""The distance of what can't be reached."""

WALKS = 256
"""How many walks past different figures a board remembers."""

MIDDLE = 1 << 5 | 1 << 6 | 1 << 9 | 1 << 10
"""The four middle squares of a tile, where markers lie (WA-183)."""

_STRIDE = 1024
_ORIGIN = 512 * _STRIDE + 512
_ORTHOGONAL = (-_STRIDE, 1, _STRIDE, -1)
_DIAGONAL = (
    (-_STRIDE + 1, -_STRIDE, 1),
    (_STRIDE + 1, _STRIDE, 1),
    (_STRIDE - 1, _STRIDE, -1),
    (-_STRIDE - 1, -_STRIDE, -1),
)
_SQUARES = tuple((square >> 2) * _STRIDE + (square & 3) for square in range(16))
_RING = tuple(
    row * _STRIDE + column
    for row in range(-1, 5)
    for column in range(-1, 5)
    if row in (-1, 4) or column in (-1, 4)
)
_BORDER = ((0, 1, 2, 3), (3, 7, 11, 15), (12, 13, 14, 15), (0, 4, 8, 12))
"""The squares of a tile along its north, east, south and west edge."""
_FACING = ((12, 13, 14, 15), (0, 4, 8, 12), (0, 1, 2, 3), (3, 7, 11, 15))


class Shape(NamedTuple):
    """A tile turned as it lies: what is on its sixteen squares."""

    squares: str
    floor: int
    gap: int
    """Chasm and river squares."""
    door: int
    exit: int
    scorch: int
    """The number of the square with the scorch mark, or -1."""
    triangle: int
    """The side that the triangle points to, or -1."""

    def along(self, side: int) -> int:
        """The floor squares along a side."""
        return self.floor & sum(1 << square for square in _BORDER[side])


@cache
def shape(tile: str, turns: int) -> Shape:
    """A tile after this many quarter turns clockwise."""
    printed = TILES[tile]
    squares = printed.squares
    for _ in range(turns):
        squares = "".join(squares[4 * (3 - column) + row] for row in range(4) for column in range(4))

    def mask(marks: str) -> int:
        return sum(1 << square for square, mark in enumerate(squares) if mark in marks)

    return Shape(
        squares,
        TILE & ~mask(WALLS + GAPS),
        mask(GAPS),
        mask("D"),
        mask("TL"),
        squares.find("S"),
        -1 if printed.triangle == "none" else (SOUTH, WEST, NORTH, EAST)[turns],
    )


class Placed(Fixed, frozen=True):
    """A tile on the table: its cell of the lattice, and how it is turned."""

    tile: str
    row: int
    column: int
    turns: int = 0

    @property
    def shape(self) -> Shape:
        """What is on its squares."""
        return shape(self.tile, self.turns)


class Edge(NamedTuple):
    """One side of a placed tile."""

    slot: int
    side: int


class Barrier(Fixed, frozen=True):
    """What closes an edge of a tile."""

    slot: int
    side: int
    kind: str
    """A "strip" or a numbered "fissure" of a cavern's edge, which lies in the cell beyond, a
    "collapsed" tunnel, a "door" or a "wall"."""

    @property
    def spoils(self) -> bool:
        """Whether it lies in the cell beyond, where no tile can be placed any more (LD-174)."""
        return self.kind.startswith(("strip", "fissure"))


class Dungeon(Fixed, frozen=True, dict=True, gc=True):
    """The tiles on the table, and which of their doors are closed."""

    tiles: tuple[Placed, ...] = ()
    closed: tuple[int, ...] = ()
    """Slots whose door is closed."""
    opened: tuple[tuple[int, int], ...] = ()
    """Edges (slot, side) that were broken open in a sealed dungeon (WA-250)."""
    barriers: tuple[Barrier, ...] = ()
    reserved: tuple[tuple[int, int], ...] = ()
    """Cells in which only the adventure places tiles."""
    covered: int = 0
    """Squares under a marker that nobody can enter."""
    tunnel: tuple[int, ...] = ()
    """Two squares that a secret tunnel joins for Heroes who walk."""
    overhang: bool = False
    """Whether a large base needs only some floor under it (LD-238)."""

    @cached_property
    def board(self) -> Board:
        """All that follows from how the tiles lie."""
        board = Board(self.overhang)
        board.reserved = self.reserved
        for placed in self.tiles:
            board.add(placed)
        for slot in self.closed:
            board.close(slot)
        for slot, side in self.opened:
            board.break_open(slot, side)
        for barrier in self.barriers:
            board.bar(barrier)
        if self.covered:
            board.cover_up(self.covered)
        if self.tunnel:
            board.dig(*self.tunnel)
        return board

    def _changed(self, dungeon: Dungeon, board: Board) -> Dungeon:
        dungeon.__dict__["board"] = board
        return dungeon

    def with_tile(self, placed: Placed, closed: bool = False) -> Dungeon:
        """The dungeon with one more tile, its door perhaps closed."""
        board = self.board.copy()
        slot = board.add(placed)
        if closed:
            board.close(slot)
        doors = (*self.closed, slot) if closed else self.closed
        return self._changed(replace(self, tiles=(*self.tiles, placed), closed=doors), board)

    def with_door_open(self, slot: int) -> Dungeon:
        """The dungeon with a door gone."""
        board = self.board.copy()
        board.open(slot)
        doors = tuple(other for other in self.closed if other != slot)
        return self._changed(replace(self, closed=doors), board)

    def with_edge_open(self, edge: Edge) -> Dungeon:
        """The dungeon with one edge broken open."""
        board = self.board.copy()
        board.break_open(*edge)
        return self._changed(replace(self, opened=(*self.opened, (edge.slot, edge.side))), board)

    def with_barrier(self, edge: Edge, kind: str) -> Dungeon:
        """The dungeon with one edge closed."""
        barrier = Barrier(edge.slot, edge.side, kind)
        board = self.board.copy()
        board.bar(barrier)
        return self._changed(replace(self, barriers=(*self.barriers, barrier)), board)

    def without_barrier(self, edge: Edge) -> Dungeon:
        """The dungeon with one edge open again."""
        left = tuple(each for each in self.barriers if (each.slot, each.side) != edge)
        return replace(self, barriers=left)

    def with_reserved(self, *cells: tuple[int, int]) -> Dungeon:
        """The dungeon with cells that are kept free."""
        return replace(self, reserved=(*self.reserved, *cells))

    def without_reserved(self, *cells: tuple[int, int]) -> Dungeon:
        """The dungeon with cells that are free for tiles again."""
        return replace(self, reserved=tuple(cell for cell in self.reserved if cell not in cells))

    def with_covered(self, squares: int) -> Dungeon:
        """The dungeon with squares that nobody can enter any more."""
        return replace(self, covered=self.covered | squares)

    def with_tunnel(self, one: int, other: int) -> Dungeon:
        """The dungeon with a secret tunnel between two squares."""
        return replace(self, tunnel=(one, other))


class Board:
    """Squares, steps and distances of one dungeon, each worked out once."""

    __slots__ = (
        "_barred",
        "_beside",
        "_blocks",
        "_covers",
        "_far",
        "_gaps",
        "_spots",
        "_walks",
        "_ways",
        "_within",
        "cells",
        "covered",
        "doors",
        "edges",
        "floor",
        "links",
        "near",
        "overhang",
        "places",
        "reserved",
        "shapes",
        "spoiled",
        "walls",
    )

    def __init__(self, overhang: bool) -> None:
        self.overhang = overhang
        self.cells: dict[tuple[int, int], int] = {}
        self.shapes: list[Shape] = []
        self.places: list[int] = []
        """Where the north-west corner of each tile lies in the world."""
        self._spots: dict[int, int] = {}
        """World position to square, for squares that a figure could stand on."""
        self._gaps: dict[int, int] = {}
        """World position to square, for chasm and river squares."""
        self._barred: list[Edge] = []
        self._ways: dict[int, int] = {}
        """Where secret tunnels lead, by square."""
        self.spoiled: list[tuple[int, int]] = []
        """Cells in which no tile can be placed."""
        self.reserved: tuple[tuple[int, int], ...] = ()
        self.near: list[int] = []
        """For each square the squares adjacent to it (WA-100)."""
        self.floor = 0
        self.walls = 0
        self.covered = 0
        """Squares under a marker that nothing can stand over."""
        self.doors: dict[int, int] = {}
        """Closed doors: slot to the squares under the token."""
        self.links: list[tuple[int, int, int, int]] = []
        """For each tile the tile connected to the north, east, south and west, or -1 (WA-099)."""
        self.edges: dict[Edge, int] = {}
        """Unexplored edges, each with the squares along it (WA-033, WA-062)."""
        self._forget()

    def _forget(self) -> None:
        self._far: dict[int, list[int]] = {}
        self._beside: dict[int, int] = {}
        self._within: dict[tuple[int, int], int] = {}
        self._covers: dict[tuple[int, int], int] = {}
        self._blocks: dict[tuple[int, int], int] = {}
        self._walks: dict[tuple[int, int], list[int]] = {}

    def copy(self) -> Board:
        """A board that can be added to."""
        other = Board.__new__(Board)
        other.cells = self.cells.copy()
        other.shapes = self.shapes[:]
        other.places = self.places[:]
        other._spots = self._spots.copy()
        other._gaps = self._gaps.copy()
        other._barred = self._barred[:]
        other._ways = self._ways
        other.overhang = self.overhang
        other.spoiled = self.spoiled[:]
        other.reserved = self.reserved
        other.near = self.near[:]
        other.floor = self.floor
        other.walls = self.walls
        other.covered = self.covered
        other.doors = self.doors.copy()
        other.links = self.links[:]
        other.edges = self.edges.copy()
        other._forget()
        return other

    # ---- changes

    def add(self, placed: Placed) -> int:
        """Lay a tile down; returns its slot."""
        slot = len(self.shapes)
        self.cells[placed.row, placed.column] = slot
        self.shapes.append(placed.shape)
        corner = _ORIGIN + placed.row * 4 * _STRIDE + placed.column * 4
        self.places.append(corner)
        self.near.extend([0] * 16)
        self.links.append((-1, -1, -1, -1))
        self.walls |= (TILE & ~placed.shape.floor & ~placed.shape.gap) << 16 * slot
        for square in bits(placed.shape.gap):
            self._gaps[corner + _SQUARES[square]] = 16 * slot + square
        self._lay(slot, placed.shape.floor)
        return slot

    def close(self, slot: int) -> None:
        """Put a closed door token on a tile's door."""
        self.doors[slot] = self.shapes[slot].door << 16 * slot
        self._lift(slot, self.shapes[slot].door)

    def open(self, slot: int) -> None:
        """Take a door token away."""
        del self.doors[slot]
        self._lay(slot, self.shapes[slot].door)

    def break_open(self, slot: int, side: int) -> None:
        """Make the middle of an edge floor."""
        squares = 1 << _BORDER[side][1] | 1 << _BORDER[side][2]
        self.walls &= ~(squares << 16 * slot)
        self._lay(slot, squares)

    def bar(self, barrier: Barrier) -> None:
        """Close an edge."""
        edge = Edge(barrier.slot, barrier.side)
        self._barred.append(edge)
        beyond = self.beyond(edge)
        if barrier.spoils:
            self.spoiled.append(beyond)
        self._patch(barrier.slot)
        row, column = beyond
        for down, right in STEP:  # other edges of a spoiled cell can't be explored any more either
            slot = self.cells.get((row + down, column + right), -1)
            if slot >= 0:
                self._patch(slot)

    def cover_up(self, squares: int) -> None:
        """Put a marker over squares, which nobody can enter then."""
        self.covered |= squares
        for slot in range(len(self.shapes)):
            if part := squares >> 16 * slot & self.floor >> 16 * slot & TILE:
                self._lift(slot, part)

    def dig(self, one: int, other: int) -> None:
        """Join two squares by a secret tunnel."""
        self._ways = {one: 1 << other, other: 1 << one}
        self._forget()

    def _lay(self, slot: int, squares: int) -> None:
        """These squares of a tile can be stood on from now on."""
        self.floor |= squares << 16 * slot
        corner = self.places[slot]
        for square in bits(squares):
            self._spots[corner + _SQUARES[square]] = 16 * slot + square
        self._patch(slot)

    def _lift(self, slot: int, squares: int) -> None:
        self.floor &= ~(squares << 16 * slot)
        corner = self.places[slot]
        for square in bits(squares):
            del self._spots[corner + _SQUARES[square]]
            self.near[16 * slot + square] = 0
        self._patch(slot)

    def _patch(self, slot: int) -> None:
        """Work out anew what touches a tile: steps, connections and unexplored edges."""
        spots, gaps, near, corner = self._spots, self._gaps, self.near, self.places[slot]
        for offset in (*_SQUARES, *_RING):
            spot = corner + offset
            square = spots.get(spot)
            if square is None:
                continue
            mask = 0
            for step in _ORTHOGONAL:
                other = spots.get(spot + step)
                if other is not None:
                    mask |= 1 << other
            for step, one, two in _DIAGONAL:
                other = spots.get(spot + step)
                if other is not None and (
                    spot + one in spots
                    or spot + two in spots
                    or (gaps and (spot + one in gaps or spot + two in gaps))
                ):  # WA-081, LD-215
                    mask |= 1 << other
            near[square] = mask
        for edge in self._barred:
            self._part(edge)
        row, column = self.cell(slot)
        for side, (down, right) in enumerate(STEP):
            other = self.cells.get((row + down, column + right), -1)
            self._join(slot, side, other)
            if other >= 0:
                self._join(other, side ^ 2, slot)
        self._forget()

    def _part(self, edge: Edge) -> None:
        """Nobody steps over an edge that is closed."""
        other = self.cells.get(self.beyond(edge), -1)
        if other < 0:
            return
        for slot, beyond in ((edge.slot, other), (other, edge.slot)):
            for square in range(16 * slot, 16 * slot + 16):
                self.near[square] &= ~(TILE << 16 * beyond)

    def _join(self, slot: int, side: int, other: int) -> None:
        """Note whether a side of a tile is connected, unexplored or neither."""
        linked = -1
        open_squares = self.floor >> 16 * slot & TILE
        edge = Edge(slot, side)
        barred = bool(self._barred) and (
            edge in self._barred or (other >= 0 and Edge(other, side ^ 2) in self._barred)
        )
        if other >= 0 and not barred:
            facing = self.floor >> 16 * other & TILE
            for mine, theirs in zip(_BORDER[side], _FACING[side], strict=True):
                if open_squares >> mine & 1 and facing >> theirs & 1:
                    linked = other
                    break
        links = list(self.links[slot])
        links[side] = linked
        self.links[slot] = (links[0], links[1], links[2], links[3])
        along = sum(1 << square for square in _BORDER[side] if open_squares >> square & 1)
        if other < 0 and along and not barred and self.placeable(self.beyond(edge)):
            self.edges[edge] = along << 16 * slot
        else:
            self.edges.pop(edge, None)

    # ---- what lies where

    def cell(self, slot: int) -> tuple[int, int]:
        """The row and column of a tile on the lattice."""
        row, column = divmod(self.places[slot] - _ORIGIN + 256 * _STRIDE + 256, _STRIDE)
        return row // 4 - 64, column // 4 - 64

    def beyond(self, edge: Edge) -> tuple[int, int]:
        """The cell on the other side of an edge."""
        row, column = self.cell(edge.slot)
        down, right = STEP[edge.side]
        return row + down, column + right

    def placeable(self, cell: tuple[int, int]) -> bool:
        """Whether a tile can be placed in a cell (LD-225)."""
        return cell not in self.cells and cell not in self.spoiled and cell not in self.reserved

    def border(self, edge: Edge) -> int:
        """The squares along an edge that a figure could stand on."""
        mask = sum(1 << square for square in _BORDER[edge.side])
        return self.floor & mask << 16 * edge.slot

    def unexplored(self) -> list[Edge]:
        """The unexplored edges in order (WA-033)."""
        return sorted(self.edges)

    def connected(self, slot: int) -> list[int]:
        """The tiles connected to a tile."""
        return [other for other in self.links[slot] if other >= 0]

    def tile_squares(self, slot: int) -> int:
        """The squares of a tile that a figure could stand on."""
        return self.floor & TILE << 16 * slot

    def scorch(self, slot: int) -> int:
        """The square with the scorch mark of a tile, or -1."""
        square = self.shapes[slot].scorch
        return square if square < 0 else 16 * slot + square

    def exits(self, slot: int) -> int:
        """The stairs or the ladder of a tile."""
        return self.shapes[slot].exit << 16 * slot

    def next_to_wall(self, square: int) -> bool:
        """Whether a square shares an edge with a wall square (WA-195)."""
        spot = self.spot(square)
        for step in _ORTHOGONAL:
            other = spot + step
            if other in self._spots:
                continue
            row, column = divmod(other - _ORIGIN + 256 * _STRIDE + 256, _STRIDE)
            slot = self.cells.get((row // 4 - 64, column // 4 - 64))
            if slot is not None and self.walls >> (16 * slot + 4 * (row & 3) + (column & 3)) & 1:
                return True
        return False

    def spot(self, square: int) -> int:
        """Where a square lies in the world."""
        return self.places[square >> 4] + _SQUARES[square & 15]

    def beside_door(self, slot: int) -> int:
        """The squares adjacent to a closed door (WA-175).

        A door square is next to whatever could step onto it if the door were open.
        """
        mask = self._beside.get(slot)
        if mask is None:
            open_board = self.copy()
            door = open_board.doors[slot]
            open_board.open(slot)
            mask = self._beside[slot] = open_board.around(door) & self.floor
        return mask

    def edge_behind_door(self, slot: int) -> bool:
        """Whether a closed door leads out to where no tile lies."""
        open_board = self.copy()
        open_board.open(slot)
        return len(open_board.edges) > len(self.edges)

    # ---- figures and their bases

    def cover(self, base: int, square: int) -> int:
        """The floor under a base, or 0 where it can't stand.

        A figure's square is its own for a small base, the north-west one of a 2 x 2 base and the
        centre of a 3 x 3 base, of which the centre alone must be floor (WA-239).
        """
        if base == 1:
            return 1 << square if self.floor >> square & 1 else 0
        key = (base, square)
        found = self._covers.get(key)
        if found is None:
            found = self._covers[key] = self._cover(base, square)
        return found

    def _cover(self, base: int, square: int) -> int:
        if self.overhang:
            return self._overhang(base, square)
        if not self.floor >> square & 1:
            return 0
        spot, mask, first = self.spot(square), 0, 0 if base == 2 else -1
        for row in range(first, 2):
            for column in range(first, 2):
                other = self._spots.get(spot + row * _STRIDE + column)
                if other is not None:
                    mask |= 1 << other
                elif base == 2:
                    return 0
        return mask

    def _overhang(self, base: int, square: int) -> int:
        """The floor under a large base that may stand over walls, and over a chasm from a bridge (LD-238)."""
        spot, mask, first, gap = self.spot(square), 0, 0 if base == 2 else -1, False
        for row in range(first, 2):
            for column in range(first, 2):
                here = spot + row * _STRIDE + column
                square = self.square_at(here)
                if square < 0 or self.covered >> square & 1:
                    return 0
                if here in self._gaps:
                    gap = True
                elif (other := self._spots.get(here)) is not None:
                    mask |= 1 << other
        if gap and not any(self.shapes[at >> 4].squares[at & 15] == "=" for at in bits(mask)):
            return 0  # LD-209
        return mask

    def block(self, base: int, square: int) -> int:
        """All squares under a base, walls and chasms included."""
        if base == 1:
            return 1 << square
        key = (base, square)
        block = self._blocks.get(key)
        if block is None:
            steps = range(2) if base == 2 else range(-1, 2)
            found = [self.beside(square, row, column) for row in steps for column in steps]
            block = self._blocks[key] = sum([1 << other for other in found if other >= 0])
        return block

    def over_gap(self, base: int, square: int) -> bool:
        """Whether a base on a square stands over a chasm or a river."""
        return any(self.shapes[at >> 4].gap >> (at & 15) & 1 for at in bits(self.block(base, square)))

    def square_at(self, spot: int) -> int:
        """The square at a place of the world, wall or floor; -1 where no tile lies."""
        row, column = divmod(spot - _ORIGIN + 256 * _STRIDE + 256, _STRIDE)
        slot = self.cells.get((row // 4 - 64, column // 4 - 64), -1)
        return slot if slot < 0 else 16 * slot + 4 * (row & 3) + (column & 3)

    def beside(self, square: int, rows: int, columns: int) -> int:
        """The square this many rows down and columns to the right of another, or -1."""
        return self.square_at(self.spot(square) + rows * _STRIDE + columns)

    def touching(self, square: int) -> int:
        """All squares next to one, also those that nobody can enter; not around the corner of two walls."""
        mask = 0
        for row in (-1, 0, 1):
            for column in (-1, 0, 1):
                other = self.beside(square, row, column)
                if other < 0 or other == square:
                    continue
                corners = [self.beside(square, row, 0), self.beside(square, 0, column)]
                if row and column and all(each < 0 or self.walls >> each & 1 for each in corners):
                    continue
                mask |= 1 << other
        return mask

    def stands(self, base: int, slot: int) -> list[int]:
        """Where a large base can stand wholly on one tile, figures ignored."""
        first, last = (0, 3) if base == 2 else (1, 3)
        places = [16 * slot + 4 * row + column for row in range(first, last) for column in range(first, last)]
        return [square for square in places if self.cover(base, square)]

    def around(self, squares: int) -> int:
        """All squares adjacent to some squares, these themselves left out."""
        near, mask, left = self.near, 0, squares
        while left:
            last = left.bit_length() - 1
            mask |= near[last]
            left ^= 1 << last
        return mask & ~squares

    # ---- distances

    def tiles_from(self, slot: int) -> list[int]:
        """How far every tile is from one, in tiles (WA-039)."""
        far = self._far.get(slot)
        if far is None:
            far = [FAR] * len(self.links)
            far[slot] = 0
            queue = [slot]
            for here in queue:
                for there in self.links[here]:
                    if there >= 0 and far[there] == FAR:
                        far[there] = far[here] + 1
                        queue.append(there)
            self._far[slot] = far
        return far

    def within(self, slot: int, tiles: int) -> int:
        """The squares of all tiles within this many tiles of one."""
        key = (slot, tiles)
        mask = self._within.get(key)
        if mask is None:
            mask = 0
            for other, far in enumerate(self.tiles_from(slot)):
                if far <= tiles:
                    mask |= TILE << 16 * other
            mask = self._within[key] = mask & self.floor
        return mask

    def ring(self, square: int, steps: int) -> int:
        """The squares within this many steps, figures ignored."""
        layers = self._layers(square, 0, steps)
        return layers[steps] if steps < len(layers) else layers[-1]

    def reach(self, square: int, steps: int, blocked: int) -> int:
        """The squares that a Hero's walk of this many steps can come to without entering blocked ones."""
        layers = self._layers(square, blocked, steps, bool(self._ways))
        return layers[steps] if steps < len(layers) else layers[-1]

    def _layers(self, square: int, blocked: int, steps: int, tunnels: bool = False) -> list[int]:
        """The squares that walks of no step, one step and so on can come to, until there are no more."""
        key = (square, ~blocked if tunnels else blocked)
        layers = self._walks.get(key)
        if layers is None:
            if len(self._walks) == WALKS:
                self._walks.clear()
            layers = self._walks[key] = [1 << square]
        near, known = self.near, layers[-1]
        while len(layers) <= steps:
            front = known & ~layers[-2] if len(layers) > 1 else known
            mask = known
            if tunnels:
                for here, there in self._ways.items():
                    mask |= there if front >> here & 1 else 0
            while front:
                last = front.bit_length() - 1
                mask |= near[last]
                front ^= 1 << last
            mask &= ~blocked
            if mask == known:
                break
            layers.append(mask)
            known = mask
        return layers

    def steps(self, start: int, goal: int) -> int:
        """The fewest steps between two squares, figures ignored; FAR without a way."""
        return self._count(start, goal, 0, False)

    def _count(self, start: int, goal: int, blocked: int, tunnels: bool) -> int:
        wanted, count = 1 << goal, 0
        layers = self._layers(start, blocked, 0, tunnels)
        while not layers[count] & wanted:
            count += 1
            if count == len(layers):
                self._layers(start, blocked, count, tunnels)
                if count == len(layers):
                    return FAR
        return count

    def path(self, start: int, goal: int, blocked: int) -> list[int]:
        """A shortest walk, the start left out; among equal ones one that keeps to the tiles of its ends."""
        tunnels = bool(self._ways)
        steps = self._count(start, goal, blocked, tunnels)
        if steps in (0, FAR):
            return []
        layers, walk, here = self._layers(start, blocked, steps, tunnels), [goal], goal
        for step in range(steps - 1, 0, -1):
            ways = self.near[here] | self._ways.get(here, 0) if tunnels else self.near[here]
            choices = layers[step] & ~layers[step - 1] & ways
            same = choices & TILE << (here >> 4 << 4) or choices & TILE << (start >> 4 << 4)
            here = lowest(same or choices)
            walk.append(here)
        walk.reverse()
        return walk


def bits(mask: int) -> Iterator[int]:
    """The squares of a set, in order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


@cache
def half_tile(number: int, pattern: int) -> tuple[int, ...]:
    """The squares that a pattern of eight bits has in half a tile, half tiles counted from the first."""
    return tuple(8 * number + square for square in range(8) if pattern >> square & 1)


def squares(mask: int) -> list[int]:
    """The squares of a set as a list, in order."""
    found: list[int] = []
    for number, pattern in enumerate(mask.to_bytes((mask.bit_length() + 7) // 8, "little")):
        if pattern:
            found += half_tile(number, pattern)
    return found


def lowest(mask: int) -> int:
    """The first square of a set."""
    return (mask & -mask).bit_length() - 1
