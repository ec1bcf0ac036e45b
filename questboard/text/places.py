"""Where things lie: the nodes of a board in squares of its ground, and what these squares are called.

Columns have letters from west to east and rows have numbers from north to south: d3. Where a board is made of
tiles with numbers written on them, squares are called by their tile first, and keep their names however the
board grows: 2d3.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from math import ceil, floor
from typing import NamedTuple, TypeAlias

from questboard.scene import Node, Scene
from questboard.squares import column_letters, column_number

Cell: TypeAlias = tuple[int, int]
"""A square by its column and row on the ground of its board."""

NAME = re.compile(r"([a-z]{1,2})(\d{1,3})")
NUMBERS = re.compile(r"(\d{1,3}), ?(\d{1,3})")
"""A square as some games name it: the number of its column, and of its row."""
TILED = re.compile(r"(?:tile )?(\d{1,3}) ?([a-z])(\d)")
"""A square of a tile: the number of the tile, a letter for the column, a number for the row."""
SLACK = 0.01
"""Lengths that differ by less are the same."""


class Spot(NamedTuple):
    """A node with its corner and size on the ground of its board; a node without a size fills a square."""

    node: Node
    x: float
    y: float
    wide: float
    high: float
    parent: Node

    @property
    def middle(self) -> tuple[float, float]:
        """The point in its middle."""
        return self.x + self.wide / 2, self.y + self.high / 2

    def cells(self) -> list[Cell]:
        """The squares whose middle it covers, or else the square below its own middle."""
        columns, rows = _covered(self.x, self.wide), _covered(self.y, self.high)
        return [(column, row) for row in rows for column in columns]


def _covered(start: float, length: float) -> list[int]:
    """The whole numbers whose halfway point to the next lies within a stretch.

    >>> _covered(2.06, 1.88), _covered(-1.0, 1.5), _covered(3.7, 0.2)
    ([2, 3], [-1], [3])
    """
    first, last = ceil(start + SLACK - 0.5), floor(start + length - SLACK - 0.5)
    return list(range(first, last + 1)) or [floor(start + length / 2)]


def boards(scene: Scene) -> list[Node]:
    """The boards of a scene."""
    return [node for node in scene.nodes if node.kind == "board"]


def spots(board: Node) -> Iterator[Spot]:
    """All that has a place on a board, what lies lowest first."""
    yield from _below(board, board.at or (0.0, 0.0))


def _below(parent: Node, corner: tuple[float, float]) -> Iterator[Spot]:
    for node in parent.children:
        if node.at is not None:
            x, y = corner[0] + node.at[0], corner[1] + node.at[1]
            yield Spot(node, x, y, *(node.size or (1.0, 1.0)), parent)
            yield from _below(node, (x, y))


class Naming:
    """What the squares of a board are called: `west` is column a and `north` is row 1."""

    def __init__(self, west: int, north: int) -> None:
        self.west, self.north = west, north

    @classmethod
    def over(cls, cells: Iterable[Cell]) -> Naming:
        """Names for a board: ground that begins at 1 keeps its own numbers."""
        known = list(cells)
        return cls(min((1, *(x for x, _ in known))), min((1, *(y for _, y in known))))

    def column(self, x: int) -> str:
        """The letters of a column; nothing west of the first."""
        return column_letters(x - self.west + 1)

    def row(self, y: int) -> str:
        """The number of a row; nothing north of the first."""
        return str(y - self.north + 1) if y >= self.north else ""

    def part(self, x: int) -> int:
        """The last column, no further east, with which a part of a drawing may begin."""
        return x

    def heads(self, y: int) -> dict[int, str]:
        """What is written above a row, by the columns where it begins."""
        return {}

    def way(self, tile: str) -> Cell:
        """How far east and south of the first tile one lies, in tiles; here names need no tiles."""
        return (0, 0)

    def is_beside(self, cell: Cell) -> bool:
        """Whether a square lies beside those that have names of their own."""
        return False

    def name(self, cell: Cell) -> str:
        """A square by column and row.

        >>> Naming(1, 1).name((4, 3))
        'd3'
        """
        return self.column(cell[0]) + self.row(cell[1])

    def cell(self, name: str) -> Cell | None:
        """The square with a name, or with the numbers of its column and its row.

        >>> Naming(1, 1).cell("D3"), Naming(1, 1).cell("aa12"), Naming(1, 1).cell("3d")
        ((4, 3), (27, 12), None)
        >>> Naming(1, 1).cell("4,3")
        (4, 3)
        """
        if numbers := NUMBERS.fullmatch(name):
            return self.west + int(numbers[1]) - 1, self.north + int(numbers[2]) - 1
        found = NAME.fullmatch(name.casefold())
        if found is None:
            return None
        letters, number = found.groups()
        return self.west + column_number(letters) - 1, self.north + int(number) - 1

    def advice(self, name: str) -> str:
        """What to type instead of the name of a square that isn't there; nothing if none is meant."""
        return ""

    def listed(self, cells: Iterable[Cell]) -> str:
        """Squares in rows, those side by side from first to last.

        >>> Naming(1, 1).listed([(1, 1), (2, 1), (3, 1), (5, 1), (1, 2)])
        'a1 to c1, e1, a2'
        """
        return ", ".join(self._from_to(first, last) for first, last in runs(cells))

    def _from_to(self, first: Cell, last: Cell) -> str:
        return self.name(first) + ("" if first == last else f" to {self.name(last)}")

    def lists(self, cells: Iterable[Cell]) -> Iterator[tuple[str, str]]:
        """Squares row by row: which row, and the list of its squares.

        >>> list(Naming(1, 1).lists([(1, 1), (2, 1), (1, 2)]))
        [('Row 1', 'a1 to b1'), ('Row 2', 'a2')]
        """
        known = set(cells)
        for row in sorted({y for _, y in known}):
            yield f"Row {self.row(row)}", self.listed(cell for cell in known if cell[1] == row)


SIDES = {"north": (0, 1), "east": (-1, 0), "south": (0, -1), "west": (1, 0)}
"""By side: the way back to the square on whose side something lies."""


class TileNaming(Naming):
    """Squares of tiles with numbers, called by the number of the tile, their column and their row on it.

    Tiles are equally large and lie in rows and columns. What lies beside them is called after the square next
    to it.
    """

    def __init__(self, tiles: Iterable[Spot]) -> None:
        self._tiles = {spot.node.text: spot.cells() for spot in tiles}
        self._tile_at = {cell: tile for tile, cells in self._tiles.items() for cell in cells}
        self._letters = {x: column_letters(x - cells[0][0] + 1) for cells in self._each() for x, _ in cells}
        self._rows = {y: str(y - cells[0][1] + 1) for cells in self._each() for _, y in cells}

    def _each(self) -> Iterable[list[Cell]]:
        return self._tiles.values()

    def column(self, x: int) -> str:
        """The letter of a column on its tiles; nothing beside them."""
        return self._letters.get(x, "")

    def row(self, y: int) -> str:
        """The number of a row on its tiles; nothing beside them."""
        return self._rows.get(y, "")

    def part(self, x: int) -> int:
        """The first column of the tile in which a column lies."""
        return max((cells[0][0] for cells in self._each() if cells[0][0] <= x), default=x)

    def way(self, tile: str) -> Cell:
        """How many tiles to the east and to the south of the first one a tile lies."""
        first, here = next(iter(self._each())), self._tiles.get(tile, [])
        (x, y), (last_x, last_y) = first[0], first[-1]
        east, south = here[0] if here else first[0]
        return (east - x) // (last_x - x + 1), (south - y) // (last_y - y + 1)

    def heads(self, y: int) -> dict[int, str]:
        """The tiles that begin with a row."""
        return {cells[0][0]: f"tile {tile}" for tile, cells in self._tiles.items() if cells[0][1] == y}

    def is_beside(self, cell: Cell) -> bool:
        """Whether a square is on no tile."""
        return cell not in self._tile_at

    def name(self, cell: Cell) -> str:
        """A square by tile, column and row, or by the side of a square of a tile on which it lies."""
        tile, (x, y) = self._tile_at.get(cell), cell
        if tile is not None:
            return f"{tile}{self.column(x)}{self.row(y)}"
        for side, (back_x, back_y) in SIDES.items():
            inside = x + back_x, y + back_y
            if inside in self._tile_at:
                return f"{side} of {self.name(inside)}"
        return ""

    def cell(self, name: str) -> Cell | None:
        """The square with a name, such as 2d3; the word "tile" may stand before it."""
        found = TILED.fullmatch(name.casefold())
        if found is None or found[1] not in self._tiles:
            return None
        x, y = self._tiles[found[1]][0]
        cell = x + column_number(found[2]) - 1, y + int(found[3]) - 1
        return cell if self._tile_at.get(cell) == found[1] else None

    def advice(self, name: str) -> str:
        """A square needs the number of its tile, which must be on the board."""
        if NAME.fullmatch(name):
            return f"every tile may have a square {name}; type the number of the tile first, such as 1{name}"
        if TILED.fullmatch(name):
            tiles = list(self._tiles)
            return f"there is no square {name}; there are tiles {tiles[0]} to {tiles[-1]}, each from a1 to d4"
        return ""

    def listed(self, cells: Iterable[Cell]) -> str:
        """Squares tile by tile in rows, then those beside tiles."""
        known = set(cells)
        inside = [self._from_to(*run) for tile in self._each() for run in runs(known.intersection(tile))]
        beside: dict[str, list[str]] = {}
        for cell in sorted(known - self._tile_at.keys()):
            side, _, square = self.name(cell).rpartition(" ")
            beside.setdefault(f"{side} {square[:-2]}", []).append(f"{side} {square}".strip())
        return ", ".join(inside + [_along(squares) for squares in beside.values()])

    def lists(self, cells: Iterable[Cell]) -> Iterator[tuple[str, str]]:
        """Squares tile by tile: which tile, and the list of its squares."""
        known = set(cells)
        for tile, own in self._tiles.items():
            if known.intersection(own):
                yield f"Tile {tile}", self.listed(known.intersection(own))
        if outside := known - self._tile_at.keys():
            yield "Beside the tiles", self.listed(outside)


def _along(squares: list[str]) -> str:
    """Squares on the same side of a tile.

    >>> _along(["north of 1a1", "north of 1b1"])
    'north of 1a1 to 1b1'
    """
    first, last = squares[0], squares[-1].rpartition(" ")[2]
    return first + (f" to {last}" if len(squares) > 1 else "")


def runs(cells: Iterable[Cell]) -> list[tuple[Cell, Cell]]:
    """Squares as stretches along rows, each with its first and its last square."""
    found: list[tuple[Cell, Cell]] = []
    for x, y in sorted(set(cells), key=lambda cell: (cell[1], cell[0])):
        if found and found[-1][1] == (x - 1, y):
            found[-1] = found[-1][0], (x, y)
        else:
            found.append(((x, y), (x, y)))
    return found
