"""Where things lie: the nodes of a board in squares of its ground, and what these squares are called.

Columns have letters from west to east and rows have numbers from north to south. A board says with `at` where
its own corner lies on its ground, so a square keeps its name while the board grows to the east and south.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from math import ceil, floor
from typing import NamedTuple, TypeAlias

from questboard.language import TABLE
from questboard.scene import Node, Scene
from questboard.squares import column_letters, column_number

t = TABLE.t


Cell: TypeAlias = tuple[int, int]
"""A square by its column and row on the ground of its board."""

NAME = re.compile(r"([a-z]{1,2})(\d{1,3})")
NUMBERS = re.compile(r"(\d{1,3}), ?(\d{1,3})")
"""A square as some games name it: the number of its column, and of its row."""
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


class Naming(NamedTuple):
    """What the squares of a board are called: `west` is column a and `north` is row 1."""

    west: int
    north: int

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

    def listed(self, cells: Iterable[Cell]) -> str:
        """Squares in rows, those side by side from first to last.

        >>> Naming(1, 1).listed([(1, 1), (2, 1), (3, 1), (5, 1), (1, 2)])
        'a1 to c1, e1, a2'
        """
        parts = []
        for first, last in runs(cells):
            both = "" if first == last else t(" to {name}", name=self.name(last))
            parts.append(self.name(first) + both)
        return ", ".join(parts)


def runs(cells: Iterable[Cell]) -> list[tuple[Cell, Cell]]:
    """Squares as stretches along rows, each with its first and its last square."""
    found: list[tuple[Cell, Cell]] = []
    for x, y in sorted(set(cells), key=lambda cell: (cell[1], cell[0])):
        if found and found[-1][1] == (x - 1, y):
            found[-1] = found[-1][0], (x, y)
        else:
            found.append(((x, y), (x, y)))
    return found
