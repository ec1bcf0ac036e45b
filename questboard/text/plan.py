"""The plan of a board with squares, read from its nodes: floor, walls, what stands and lies on it.

How nodes are to be read says docs/client.md. A board without a floor has no plan.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias

from questboard.scene import Node, Scene
from questboard.text.places import SLACK, Cell, Naming, Spot, TileNaming, boards, spots

Part: TypeAlias = Literal["floor", "fog", "ground", "wall", "thing", "figure"]
"""What a mark is, what lies lowest first."""

PARTS: tuple[Part, ...] = ("floor", "fog", "ground", "wall", "thing", "figure")
LEAF = 0.2
"""A wall that is thinner is the leaf of an open door."""
FULL = 0.8
"""A token that is wider fills its square: a figure, if it has a name."""


class Line(NamedTuple):
    """The line between a square and the next one to the east, or to the south."""

    cell: Cell
    south: bool

    @property
    def beyond(self) -> Cell:
        """The square on the other side."""
        x, y = self.cell
        return (x, y + 1) if self.south else (x + 1, y)

    @property
    def sides(self) -> tuple[Cell, Cell]:
        """The squares on both sides."""
        return self.cell, self.beyond


class Mark(NamedTuple):
    """A node on a plan: on squares, or on the lines between them."""

    part: Part
    node: Node
    cells: list[Cell]
    lines: list[Line]


class Plan:
    """A board with squares."""

    def __init__(self, board: Node) -> None:
        self.board = board
        self.marks = [mark for spot in spots(board) if (mark := _mark(spot)) is not None]
        self.floor = {cell for mark in self.marks if mark.part == "floor" for cell in mark.cells}
        self.squares = {mark.node.id: mark.cells[0] for mark in self.marks if is_square(mark)}
        self.tiles = [spot for spot in spots(board) if spot.node.kind == "tile" and spot.node.label]
        self.naming = self._named()

    def _named(self) -> Naming:
        """Squares are called by the numbers of their tiles, if there are any on them."""
        if self.tiles and all(spot.node.text for spot in self.tiles):
            return TileNaming(self.tiles)
        edges = [cell for mark in self.marks if mark.node.kind in ("slot", "wall") for cell in mark.cells]
        tiled = [cell for spot in self.tiles for cell in spot.cells()]
        return Naming.over([*self.floor, *self.squares.values(), *edges, *tiled])

    def of(self, *parts: Part) -> list[Mark]:
        """The marks of some sorts."""
        return [mark for mark in self.marks if mark.part in parts]

    @property
    def figures(self) -> list[Mark]:
        """Everybody on the board."""
        return self.of("figure")

    def at(self, cell: Cell) -> list[Mark]:
        """All that is on a square, uppermost first."""
        return [mark for mark in reversed(self.marks) if cell in mark.cells]

    def where(self, mark: Mark) -> str:
        """The squares of a mark, or those that it lies between, or whose side it lies on."""
        if not mark.lines:
            return self.naming.listed(mark.cells)
        outside = [cell for line in mark.lines for cell in line.sides if self.naming.is_beside(cell)]
        if outside:
            return self.naming.listed(outside)
        return f"between {', '.join(map(self._pair, mark.lines))}"

    def told(self, mark: Mark) -> str:
        """What a mark is, without its square, which is told beside it."""
        return self.without_place(mark, mark.node.label)

    def without_place(self, mark: Mark, words: str) -> str:
        """Words about a mark without the square where it is, or that of its corner."""
        places = [self.where(mark), *map(self.naming.name, mark.cells[:1])]
        return (
            re.sub(rf" (?:on|at) (?:{'|'.join(places)})(?!\w)", "", words, count=1) if all(places) else words
        )

    def corners(self, spot: Spot) -> str:
        """Where a tile lies, before what it is; one with a number on it says that itself."""
        if spot.node.text:
            return ""
        cells = spot.cells()
        return f"{self.naming.name(cells[0])} to {self.naming.name(cells[-1])}: "

    def _pair(self, line: Line) -> str:
        """The squares on both sides of a line."""
        return " and ".join(map(self.naming.name, line.sides))

    def on(self, mark: Mark) -> str:
        """Where a mark is, as a sentence goes on."""
        beside = mark.lines or any(map(self.naming.is_beside, mark.cells))
        return f"{'' if beside else 'on '}{self.where(mark)}"


def plans(scene: Scene) -> list[Plan]:
    """The plans of all boards that have a floor."""
    return [plan for plan in map(Plan, boards(scene)) if plan.floor]


def is_square(mark: Mark) -> bool:
    """Whether a mark is a single square that may be chosen as one."""
    node = mark.node
    return node.kind == "square" and not node.face_down and len(mark.cells) == 1


def is_hidden(mark: Mark) -> bool:
    """Whether somebody may see through this fog."""
    return mark.part == "fog" and mark.node.face_down and mark.node.hollow


def _mark(spot: Spot) -> Mark | None:
    """A node as it lies on the plan, unless it is an ornament or a part of something."""
    node = spot.node
    if spot.parent.kind not in ("board", "tile"):
        return None
    if node.kind == "square":
        return Mark(_square_part(spot), node, spot.cells(), [])
    if node.kind == "slot":
        return Mark("fog", node, spot.cells(), [])
    if not node.label:
        return None
    if node.kind == "wall":
        lines = _lines(spot)
        return Mark("wall", node, [] if lines else spot.cells(), lines)
    if node.kind == "token":
        return Mark("figure" if _is_figure(node) else "thing", node, spot.cells(), [])
    return None


def _square_part(spot: Spot) -> Part:
    """Fog, floor to stand on, or ground with a size of its own, where there is no floor or upon it."""
    if spot.node.face_down:
        return "fog"
    return "floor" if spot.parent.kind == "tile" and spot.node.size is None else "ground"


def _is_figure(node: Node) -> bool:
    return bool(node.text) and min(node.size or (1.0, 1.0)) > FULL


def _lines(spot: Spot) -> list[Line]:
    """The lines that a wall lies astride of."""
    (across, down), upright = spot.middle, spot.high > spot.wide
    middle = across if upright else down
    if min(spot.wide, spot.high) >= 1 or abs(middle - round(middle)) > SLACK:
        return []
    if upright:
        rows = sorted({y for _, y in spot.cells()})
        return [Line((round(middle) - 1, y), south=False) for y in rows]
    columns = sorted({x for x, _ in spot.cells()})
    return [Line((x, round(middle) - 1), south=True) for x in columns]


def top(marks: Iterable[Mark]) -> dict[Cell, Mark]:
    """The mark that is seen on each square."""
    seen: dict[Cell, Mark] = {}
    for mark in sorted(marks, key=lambda mark: PARTS.index(mark.part)):
        for cell in mark.cells:
            seen[cell] = mark
    return seen
