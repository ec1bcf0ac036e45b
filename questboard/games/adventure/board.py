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

from questboard.games.adventure.content import TILES
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
"""The four middle squares of a tile, where markers lie (dossier GR-18)."""

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
    door: int
    exit: int
    scorch: int
    """The number of the square with the scorch mark, or -1."""
    triangle: int
    """The side that the triangle points to, or -1."""


@cache
def shape(tile: str, turns: int) -> Shape:
    """A tile after so many quarter turns clockwise."""
    printed = TILES[tile]
    squares = printed.squares
    for _ in range(turns):
        squares = "".join(squares[4 * (3 - column) + row] for row in range(4) for column in range(4))

    def mask(marks: str) -> int:
        return sum(1 << square for square, mark in enumerate(squares) if mark in marks)

    return Shape(
        squares,
        TILE & ~mask("#"),
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


class Dungeon(Fixed, frozen=True, dict=True, gc=True):
    """The tiles on the table, and which of their doors are closed."""

    tiles: tuple[Placed, ...] = ()
    closed: tuple[int, ...] = ()
    """Slots whose door is closed."""
    opened: tuple[tuple[int, int], ...] = ()
    """Edges (slot, side) that were broken open in a sealed dungeon (dossier GR-25)."""

    @cached_property
    def board(self) -> Board:
        """All that follows from how the tiles lie."""
        board = Board()
        for placed in self.tiles:
            board.add(placed)
        for slot in self.closed:
            board.close(slot)
        for slot, side in self.opened:
            board.break_open(slot, side)
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
        return self._changed(Dungeon((*self.tiles, placed), doors, self.opened), board)

    def with_door_open(self, slot: int) -> Dungeon:
        """The dungeon with a door gone."""
        board = self.board.copy()
        board.open(slot)
        doors = tuple(other for other in self.closed if other != slot)
        return self._changed(Dungeon(self.tiles, doors, self.opened), board)

    def with_edge_open(self, edge: Edge) -> Dungeon:
        """The dungeon with one edge broken open."""
        board = self.board.copy()
        board.break_open(*edge)
        return self._changed(Dungeon(self.tiles, self.closed, (*self.opened, (edge.slot, edge.side))), board)


class Board:
    """Squares, steps and distances of one dungeon. Whoever asks twice gets what was found once."""

    __slots__ = (
        "_beside",
        "_covers",
        "_far",
        "_spots",
        "_walks",
        "_within",
        "cells",
        "doors",
        "edges",
        "floor",
        "links",
        "near",
        "places",
        "shapes",
        "walls",
    )

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], int] = {}
        self.shapes: list[Shape] = []
        self.places: list[int] = []
        """Where the north-west corner of each tile lies in the world."""
        self._spots: dict[int, int] = {}
        """World position to square, for squares that a figure could stand on."""
        self.near: list[int] = []
        """For each square the squares adjacent to it (WA-100)."""
        self.floor = 0
        self.walls = 0
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
        self._walks: dict[tuple[int, int], list[int]] = {}

    def copy(self) -> Board:
        """A board that can be added to."""
        other = Board.__new__(Board)
        other.cells = self.cells.copy()
        other.shapes = self.shapes[:]
        other.places = self.places[:]
        other._spots = self._spots.copy()
        other.near = self.near[:]
        other.floor = self.floor
        other.walls = self.walls
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
        self.walls |= (TILE & ~placed.shape.floor) << 16 * slot
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
        spots, near, corner = self._spots, self.near, self.places[slot]
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
                if other is not None and (spot + one in spots or spot + two in spots):  # WA-081
                    mask |= 1 << other
            near[square] = mask
        row, column = self.cell(slot)
        for side, (down, right) in enumerate(STEP):
            other = self.cells.get((row + down, column + right), -1)
            self._join(slot, side, other)
            if other >= 0:
                self._join(other, side ^ 2, slot)
        self._forget()

    def _join(self, slot: int, side: int, other: int) -> None:
        """Note whether a side of a tile is connected, unexplored or neither."""
        linked = -1
        open_squares = self.floor >> 16 * slot & TILE
        if other >= 0:
            facing = self.floor >> 16 * other & TILE
            for mine, theirs in zip(_BORDER[side], _FACING[side], strict=True):
                if open_squares >> mine & 1 and facing >> theirs & 1:
                    linked = other
                    break
        links = list(self.links[slot])
        links[side] = linked
        self.links[slot] = (links[0], links[1], links[2], links[3])
        edge = Edge(slot, side)
        along = sum(1 << square for square in _BORDER[side] if open_squares >> square & 1)
        if other < 0 and along:
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

    def around(self, squares: int) -> int:
        """All squares adjacent to some squares, these themselves left out."""
        near, mask, left = self.near, 0, squares
        while left:
            low = left & -left
            mask |= near[low.bit_length() - 1]
            left ^= low
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
        """The squares of all tiles within so many tiles of one."""
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
        """The squares within so many steps, figures ignored."""
        return self.reach(square, steps, 0)

    def reach(self, square: int, steps: int, blocked: int) -> int:
        """The squares that a walk of so many steps can come to without entering blocked ones."""
        layers = self._layers(square, blocked, steps)
        return layers[steps] if steps < len(layers) else layers[-1]

    def _layers(self, square: int, blocked: int, steps: int) -> list[int]:
        """The squares that walks of no step, one step and so on can come to, until there are no more."""
        key = (square, blocked)
        layers = self._walks.get(key)
        if layers is None:
            if len(self._walks) == WALKS:
                self._walks.clear()
            layers = self._walks[key] = [1 << square]
        near, known = self.near, layers[-1]
        while len(layers) <= steps:
            front = known & ~layers[-2] if len(layers) > 1 else known
            mask = known
            while front:
                low = front & -front
                mask |= near[low.bit_length() - 1]
                front ^= low
            mask &= ~blocked
            if mask == known:
                break
            layers.append(mask)
            known = mask
        return layers

    def steps(self, start: int, goal: int, blocked: int = 0) -> int:
        """The fewest steps between two squares without entering blocked ones; FAR without a way."""
        wanted, count = 1 << goal, 0
        layers = self._layers(start, blocked, 0)
        while not layers[count] & wanted:
            count += 1
            if count == len(layers):
                self._layers(start, blocked, count)
                if count == len(layers):
                    return FAR
        return count

    def path(self, start: int, goal: int, blocked: int) -> list[int]:
        """A shortest walk, the start left out; among equal ones one that keeps to the tiles of its ends."""
        steps = self.steps(start, goal, blocked)
        if steps in (0, FAR):
            return []
        layers, walk, here = self._layers(start, blocked, steps), [goal], goal
        for step in range(steps - 1, 0, -1):
            choices = layers[step] & ~layers[step - 1] & self.near[here]
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
