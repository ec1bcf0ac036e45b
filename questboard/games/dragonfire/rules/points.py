"""Points of damage, as cards and levels have them: "KB2" is black, blue and two without a colour (DF-165)."""

from __future__ import annotations

from functools import cache

from questboard.games.dragonfire.state import COLORS

COLORLESS = 4
"""The index of colourless damage in a pool; colours have the indices of COLORS."""


@cache
def tally(points: str) -> tuple[int, int, int, int, int]:
    """Points by colour.

    >>> tally("BBK2")
    (1, 2, 0, 0, 2)
    """
    digits = sum(int(each) for each in points if each.isdigit())
    return (points.count("K"), points.count("B"), points.count("G"), points.count("R"), digits)


def add_points(points: str, more: str) -> str:
    """Points and further points together.

    >>> add_points("B1", "K1"), add_points("9", "99")
    ('KB2', '999')
    """
    counts = [one + two for one, two in zip(tally(points), tally(more), strict=True)]
    letters = "".join(color * count for color, count in zip(COLORS, counts, strict=False))
    nines, rest = divmod(counts[COLORLESS], 9)  # each figure is a number of its own
    return letters + "9" * nines + (str(rest) if rest else "")


def single_points(points: str) -> list[str]:
    """Points one by one.

    >>> single_points("BR2")
    ['B', 'R', '1', '1']
    """
    counts = tally(points)
    return [*(c for c, n in zip(COLORS, counts, strict=False) for _ in range(n)), *["1"] * counts[COLORLESS]]
