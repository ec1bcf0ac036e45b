"""How the table is divided: into a place for each seat, and a place into cells for its encounters.

Everything is laid out twice: for windows that are wider than high, and for upright ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import TypeAlias

from questboard.scene import Node

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width and height."""

WIDE = (44.0, 20.0)
UPRIGHT = (13.0, 19.0)
"""The size of the table in a wide window, and in an upright one."""
GAP = 0.25
OWN = 1.7
"""How much wider the viewer's place is than the others'."""
FULL = 0.85
"""How much of a place each of the viewer's encounters needs, if there are many."""
ROOMY, NARROW, NARROWEST = 5.0, 4.0, 3.4
"""A card as wide as that can stand beside another one; one of the viewer's; one where there are very many."""
STACK = 3
"""So many encounters lie one above the other."""
WIDEST = 7.4
"""No card needs to be wider."""


def lay(node: Node, wide: Box | None, upright: Box | None = None) -> Node:
    """Give a thing its place in a wide window, and the one in an upright window."""
    if wide is not None:
        node.at, node.size = wide[:2], wide[2:]
    node.upright = upright
    return node


def shares(cards: Sequence[int], own: int) -> list[float]:
    """How wide each place is compared with the others; `own` is the place of the viewer, or -1.

    >>> shares([1, 2, 0, 5], own=1)
    [1.0, 1.7, 1.0, 1.4]
    >>> shares([1, 3], own=1)
    [1.0, 2.55]
    """
    return [
        max(OWN, FULL * count) if place == own else 1.0 if count <= STACK else 1.4
        for place, count in enumerate(cards)
    ]


def divided(start: float, width: float, parts: Sequence[float]) -> Iterator[tuple[float, float]]:
    """A width divided into parts: where each begins, and how wide it is.

    >>> list(divided(1.0, 9.0, [1.0, 2.0]))
    [(1.0, 3.0), (4.0, 6.0)]
    """
    for part in parts:
        wide = width * part / sum(parts)
        yield start, wide
        start += wide


def cells(count: int, box: Box, own: bool) -> list[Box]:
    """Cells for encounters: the viewer's side by side, the others' one above the other where it is narrow."""
    left, top, width, high = box
    columns = _columns(count, width, own)
    rows = ceil(count / columns)
    wide = min(width / columns, WIDEST + GAP)
    start = left + (width - wide * columns) / 2
    return [
        (start + order % columns * wide + GAP / 2, top + order // columns * (high / rows), wide - GAP,
         high / rows - (GAP if rows > 1 else 0))
        for order in range(count)
    ]  # fmt: skip


def _columns(count: int, width: float, own: bool) -> int:
    columns = max(1, min(count, int(width / (NARROW if own else ROOMY))))
    if not own:
        while ceil(count / columns) > STACK and width / (columns + 1) >= NARROWEST:
            columns += 1
    return columns


def row(count: int, box: Box, most: float) -> list[Box]:
    """Small things side by side, as large as they can be in two rows at most."""
    left, top, width, high = box
    side = min(most, high, width / max(1, count))
    if count and side < high / 2:
        side = min(most, high / 2, width / ceil(count / 2))
    per_row = max(1, min(count, int(width / side + 0.001))) if count else 1
    left += (width - per_row * side) / 2
    return [
        (left + order % per_row * side, top + order // per_row * side, side * 0.94, side * 0.94)
        for order in range(count)
    ]


def grid(count: int, box: Box, columns: int, gap: float = GAP) -> list[Box]:
    """Equal cells in rows."""
    left, top, width, high = box
    rows = max(1, ceil(count / columns))
    wide, deep = (width + gap) / columns, (high + gap) / rows
    return [
        (left + order % columns * wide, top + order // columns * deep, wide - gap, deep - gap)
        for order in range(count)
    ]
