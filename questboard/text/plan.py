"""The plan of a board with squares, read from its nodes: floor, walls, what stands and lies on it.

How nodes are to be read says docs/client.md. A board without a floor has no plan.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias

from questboard.language import TABLE
from questboard.scene import Node, Scene
from questboard.text.places import SLACK, Cell, Naming, Spot, boards, spots

t = TABLE.t


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
        edges = [cell for mark in self.marks if mark.node.kind in ("slot", "wall") for cell in mark.cells]
        tiled = [cell for spot in self.tiles for cell in spot.cells()]
        self.naming = Naming.over([*self.floor, *self.squares.values(), *edges, *tiled])

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
        """The squares of a mark, or those that it lies between."""
        if mark.lines:
            pairs = [
                t("{one} and {other}", one=self.naming.name(line.cell), other=self.naming.name(line.beyond))
                for line in mark.lines
            ]
            return t("between {pairs}", pairs=", ".join(pairs))
        return self.naming.listed(mark.cells)


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
