"""Where things lie: side by side and wrapped into rows, or where their parent places them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from questboard.picture.svg import Box
from questboard.scene import Node


class Size(NamedTuple):
    """How much room something wants, in pixels."""

    w: float
    h: float


class Flow(NamedTuple):
    """Where things stand, and the room they take together."""

    boxes: list[Box]
    size: Size
    rows: int


def flow(sizes: Sequence[Size], limit: float, gap: float, x: float = 0, y: float = 0) -> Flow:
    """Things from left to right, in a new row where the limit is reached.

    >>> flow([Size(40, 10), Size(40, 20), Size(40, 10)], limit=90, gap=5).size
    Size(w=85.0, h=35.0)
    """
    boxes: list[Box] = []
    left, top, row_height, widest, rows = 0.0, 0.0, 0.0, 0.0, 1
    for size in sizes:
        if left and left + size.w > limit:
            left, top, row_height, rows = 0.0, top + row_height + gap, 0.0, rows + 1
        boxes.append(Box(x + left, y + top, size.w, size.h))
        widest = max(widest, left + size.w)
        left += size.w + gap
        row_height = max(row_height, size.h)
    return Flow(boxes, Size(widest, top + row_height), rows)


def balanced(sizes: Sequence[Size], limit: float, gap: float) -> float:
    """The narrowest limit that still needs no more rows: four things wrap to 2 + 2, not 3 + 1."""
    rows = flow(sizes, limit, gap).rows
    edges = {
        sum(size.w for size in sizes[first : last + 1]) + gap * (last - first)
        for first in range(len(sizes))
        for last in range(first, len(sizes))
    }
    return next((edge for edge in sorted(edges) if edge <= limit and _fits(sizes, edge, gap, rows)), limit)


def _fits(sizes: Sequence[Size], limit: float, gap: float, rows: int) -> bool:
    found = flow(sizes, limit, gap)
    return found.rows <= rows and found.size.w <= limit


def place_of(child: Node, parent: Node, box: Box) -> Box:
    """Where a placed child lies: `at` is measured from its parent's corner, in its parent's units."""
    assert child.at is not None
    wide, high = parent.size or (1.0, 1.0)
    across, down = box.w / wide, box.h / high
    size = child.size or (1.0, 1.0)
    return Box(box.x + child.at[0] * across, box.y + child.at[1] * down, size[0] * across, size[1] * down)
