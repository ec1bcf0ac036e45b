"""Patterns that can be laid side by side without a seam: stones, cracks, grain, and what else covers ground."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import cos, pi, sin

from art.colour import brief
from art.marks import Mark
from art.paths import short

__all__ = [
    "Chance",
    "Point",
    "boulders",
    "chance",
    "cracks",
    "flags",
    "grain",
    "outline",
    "patch",
    "pattern",
    "scatter",
    "stroke",
    "wrapped",
]

Chance = Callable[[], float]
Point = tuple[float, float]


def chance(seed: int) -> Chance:
    """Numbers between 0 and 1 that are the same on every day; nothing depends on their quality but looks."""
    state = seed * 7919 % 2147483646 + 1

    def following() -> float:
        nonlocal state
        state = state * 16807 % 2147483647
        return state / 2147483647

    return following


def patch(colour: str, data: str, opacity: float = 1) -> Mark:
    """A flat patch in an exact colour: a wide surface shows a difference."""
    return f'<path fill="{colour}"{_faint("fill-opacity", opacity)} d="{short(data)}"/>' if data else ""


def stroke(colour: str, data: str, width: float, opacity: float = 1) -> Mark:
    """Lines with round ends."""
    if not data:
        return ""
    faint = _faint("stroke-opacity", opacity)
    return f'<path fill="none" stroke="{brief(colour)}" stroke-width="{width:g}"{faint} d="{short(data)}"/>'


def pattern(id: str, wide: int, high: int, base: str, *marks: Mark) -> str:
    """A pattern, in pixels of the table at its own size."""
    return (
        f'<pattern id="{id}" width="{wide}" height="{high}" patternUnits="userSpaceOnUse">'
        f'<path fill="{base}" d="M0 0h{wide}v{high}H0z"/>{"".join(marks)}</pattern>'
    )


def _faint(name: str, opacity: float) -> str:
    return "" if opacity >= 1 else f' {name}="{f"{opacity:.2f}".strip("0")}"'


# ---- shapes


def outline(points: list[Point]) -> str:
    """A closed shape through points, in whole pixels."""
    (x, y), *rest = [(round(x), round(y)) for x, y in points]
    return f"M{x} {y}L" + " ".join(f"{a} {b}" for a, b in rest) + "z"


def wrapped(shapes: list[list[Point]], wide: int, high: int) -> list[list[Point]]:
    """The shapes, and those across an edge once more on the other side."""
    found = []
    for points in shapes:
        for dx in (-wide, 0, wide):
            for dy in (-high, 0, high):
                moved = [(x + dx, y + dy) for x, y in points]
                if any(-2 < x < wide + 2 and -2 < y < high + 2 for x, y in moved):
                    found.append(moved)
    return found


def flags(seed: int, columns: int, rows: int, side: float, gap: float = 1.3) -> list[list[Point]]:
    """Square stones with broken corners, one on each square; now and then a square has two."""
    next = chance(seed)
    stones = []
    for row in range(rows):
        for column in range(columns):
            box = (column * side, row * side, side, side)
            for x, y, w, h in _split(box, next()):
                stones.append(_chipped(x + gap, y + gap, w - 2 * gap, h - 2 * gap, next))
    return stones


def _split(box: tuple[float, float, float, float], choice: float) -> list[tuple[float, float, float, float]]:
    x, y, w, h = box
    if choice < 0.1:
        return [(x, y, w, h * 0.46), (x, y + h * 0.46, w, h * 0.54)]
    if choice < 0.2:
        return [(x, y, w * 0.54, h), (x + w * 0.54, y, w * 0.46, h)]
    return [box]


def _chipped(x: float, y: float, w: float, h: float, next: Chance) -> list[Point]:
    """A rectangle without its corners."""
    a, b, c, d = (1 + 6 * next() ** 5 for _ in range(4))
    return [
        (x + a, y), (x + w - b, y), (x + w, y + b), (x + w, y + h - c),
        (x + w - c, y + h), (x + d, y + h), (x, y + h - d), (x, y + a),
    ]  # fmt: skip


def boulders(seed: int, wide: int, high: int, step: int, *, flat: float = 0.8) -> list[list[Point]]:
    """Rough stones, close together."""
    next = chance(seed)
    shapes = []
    for row in range(high // step):
        for column in range(wide // step):
            x = (column + 0.5 + (0.5 if row % 2 else 0) + 0.18 * (next() - 0.5)) * step
            y = (row + 0.5 + 0.18 * (next() - 0.5)) * step
            size, corners = step * (0.56 + 0.08 * next()), 6 + round(next())
            turn = next() * pi
            shapes.append([
                (
                    x + cos(turn + 2 * pi * i / corners) * size * (0.86 + 0.24 * next()),
                    y + sin(turn + 2 * pi * i / corners) * size * flat * (0.86 + 0.24 * next()),
                )
                for i in range(corners)
            ])  # fmt: skip
    return wrapped(shapes, wide, high)


def scatter(seed: int, wide: int, high: int, count: int) -> Iterator[tuple[float, float, float]]:
    """Points spread out, none at an edge, each with a number between 0 and 1 of its own."""
    next = chance(seed)
    for place in range(count):
        across = (place * 0.618034 + 0.1 * next()) % 1
        yield 6 + across * (wide - 12), 6 + ((place + next()) / count) * (high - 12), next()


def cracks(seed: int, start: Point, way: float, length: float, step: float = 22, forks: int = 3) -> str:
    """A crack that winds its way and forks."""
    next = chance(seed)
    x, y = start
    data, gone, branches = f"M{x:.0f} {y:.0f}", 0.0, []
    while gone < length:
        way += (next() - 0.5) * 1.1
        stride = step * (0.6 + 0.8 * next())
        x, y, gone = x + cos(way) * stride, y + sin(way) * stride, gone + stride
        data += f"L{x:.0f} {y:.0f}"
        if forks and next() < 0.34:
            branches.append(((x, y), way + (0.9 if next() < 0.5 else -0.9), length - gone))
    for place, (at, turn, left) in enumerate(branches[:forks]):
        if left > step:
            data += cracks(seed + 31 * (place + 1), at, turn, left * 0.55, step * 0.85, 1)
    return data


def grain(seed: int, wide: int, top: float, high: float, lines: int) -> str:
    """Lines that run along a plank, and meet at its ends."""
    next = chance(seed)
    data = ""
    for line in range(lines):
        y = top + 4 + (high - 8) * (line + 0.2 + 0.6 * next()) / lines
        a, b, c = ((next() - 0.5) * 9 for _ in range(3))
        third = wide / 3
        data += (
            f"M0 {y:.0f}C{third / 2:.0f} {y + a:.0f} {third / 2:.0f} {y + b:.0f} {third:.0f} {y + b:.0f}"
            f"S{third * 1.5:.0f} {y + c:.0f} {third * 2:.0f} {y + c:.0f}S{third * 2.6:.0f} {y:.0f} {wide} {y:.0f}"
        )
    return data
