"""Path data: written short, moved about, and made for limbs."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

__all__ = [
    "Placed",
    "Point",
    "beside",
    "circle",
    "curve",
    "limb",
    "mirror",
    "move",
    "number",
    "short",
    "teeth",
]

Point = tuple[float, float]
Step = tuple[str, list[float]]

ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "T": 2, "C": 6, "S": 4, "A": 7, "Z": 0}


def number(value: float) -> str:
    """A coordinate with at most one digit after the point, and none that it can do without.

    >>> number(0.5), number(-0.04), number(12.0)
    ('.5', '0', '12')
    """
    text = f"{value:.1f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def steps(data: str) -> Iterator[Step]:
    """The steps of a path, all absolute; what closes it is "Z"."""
    tokens = re.findall(r"[A-Za-z]|-?\d*\.?\d+", data)
    x = y = start_x = start_y = 0.0
    command, i = "M", 0
    while i < len(tokens):
        if tokens[i].isalpha():
            command, i = tokens[i], i + 1
        letter = command.upper()
        count = ARGUMENTS[letter]
        values = [float(token) for token in tokens[i : i + count]]
        i += count
        if letter == "Z":
            x, y = start_x, start_y
            yield "Z", []
            continue
        if command.islower():
            if letter == "H":
                values = [values[0] + x]
            elif letter == "V":
                values = [values[0] + y]
            elif letter == "A":
                values[5:] = [values[5] + x, values[6] + y]
            else:
                values = [value + (x, y)[j % 2] for j, value in enumerate(values)]
        if letter in "HV":
            values = [values[0], y] if letter == "H" else [x, values[0]]
            letter = "L"
        x, y = values[-2:]
        if letter == "M":
            start_x, start_y = x, y
            command = "l" if command == "m" else "L"
        yield letter, values


def joined(values: Sequence[float]) -> str:
    """Numbers one after the other, with as few spaces as can be."""
    text = ""
    for value in values:
        figure = number(value)
        glued = not text or figure[0] == "-" or (figure[0] == "." and "." in re.split(r"[ -]", text)[-1])
        text += figure if glued else " " + figure
    return text


def short(data: str) -> str:
    """The same path, each step in whichever of absolute and relative is shorter.

    >>> short("M10 10L30 10L30 20L 10 20Z")
    'M10 10H30V20H10z'
    """
    out = last = ""
    x = y = start_x = start_y = 0.0
    for letter, raw in steps(data):
        if letter == "Z":
            out, last, x, y = out + "z", "z", start_x, start_y
            continue
        # What is written is rounded, so the next relative step must start from what was written.
        values = [round(value, 1) for value in raw]
        if letter == "A":
            relative = [*values[:5], values[5] - x, values[6] - y]
        else:
            relative = [value - (x, y)[j % 2] for j, value in enumerate(values)]
        absolute = values
        x, y = values[-2:]
        if letter == "M":
            start_x, start_y = x, y
        if letter == "L" and min(abs(relative[0]), abs(relative[1])) < 0.05:
            axis = 0 if abs(relative[1]) < 0.05 else 1
            letter, absolute, relative = "HV"[axis], [absolute[axis]], [relative[axis]]
        best = chosen = ""
        for name, figures in ((letter, joined(absolute)), (letter.lower(), joined(relative))):
            repeated = name == last and name not in "Mm"
            text = (figures if figures[0] == "-" else " " + figures) if repeated else name + figures
            if not best or len(text) < len(best):
                best, chosen = text, name
        out, last = out + best, chosen
    return out


def move(
    data: str,
    x: float = 0,
    y: float = 0,
    angle: float = 0,
    scale: float = 1,
    *,
    flip: bool = False,
    fine: bool = False,
) -> str:
    """A path drawn around (0, 0), flipped if asked, then scaled, turned and carried to (x, y).

    Use this rather than a transform: the light still comes from the upper left. Whole numbers are near
    enough; what is thin or small asks for `fine` ones.

    >>> move("M0 0h10v10z", 5, 5, angle=90)
    'M5 5V15H-5z'
    """
    turn = math.radians(angle)
    cos, sin = math.cos(turn) * scale, math.sin(turn) * scale

    def at(a: float, b: float) -> Point:
        a = -a if flip else a
        return x + a * cos - b * sin, y + a * sin + b * cos

    out = ""
    for letter, values in steps(data):
        if letter == "A":
            sweep = values[4] if not flip else 1 - values[4]
            end = at(*values[5:])
            moved = [values[0] * scale, values[1] * scale, values[2] + angle, values[3], sweep, *end]
        else:
            moved = [part for a, b in zip(values[::2], values[1::2], strict=True) for part in at(a, b)]
        out += letter + " ".join(f"{value:.{1 if fine else 0}f}" for value in moved)
    return short(out)


def beside(x: float, y: float, dx: float, dy: float, angle: float) -> Point:
    """Where a point beside (x, y) comes to lie when it is turned about it."""
    turn = math.radians(angle)
    return x + dx * math.cos(turn) - dy * math.sin(turn), y + dx * math.sin(turn) + dy * math.cos(turn)


def mirror(data: str, axis: float = 100) -> str:
    """A path turned over at an upright axis, for the other horn or the other wing."""
    return move(data, 2 * axis, flip=True)


def circle(x: float, y: float, rx: float, ry: float | None = None, *, hole: bool = False) -> str:
    """A circle or an ellipse as a path, so that it can be a form; a hole leaves out what is inside."""
    ry, way = rx if ry is None else ry, 0 if hole else 1
    return f"M{x - rx:g} {y:g}a{rx:g} {ry:g} 0 1 {way} {2 * rx:g} 0a{rx:g} {ry:g} 0 1 {way} {-2 * rx:g} 0z"


def limb(points: Sequence[Point], start: float, end: float, *, grain: int = 3) -> str:
    """A limb, tail or tentacle: a smooth shape along points, from one width to another, round at its start."""
    spine = list(curve(points, grain))
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(spine):
        (x0, y0), (x1, y1) = spine[max(0, i - 1)], spine[min(len(spine) - 1, i + 1)]
        length = math.hypot(x1 - x0, y1 - y0) or 1
        width = (start + (end - start) * i / (len(spine) - 1)) / 2
        across_x, across_y = -(y1 - y0) / length * width, (x1 - x0) / length * width
        left.append((x + across_x, y + across_y))
        right.append((x - across_x, y - across_y))
    outline = left + right[::-1]
    if start > 10:
        (x0, y0), (x1, y1) = points[:2]
        length = math.hypot(x1 - x0, y1 - y0) or 1
        out_x, out_y = (x0 - x1) * start / 2 / length, (y0 - y1) * start / 2 / length
        (ax, ay), (bx, by) = left[0], right[0]
        cap = (x0 + out_x, y0 + out_y)
        outline = [
            cap,
            (ax + out_x * 0.8, ay + out_y * 0.8),
            *outline,
            (bx + out_x * 0.8, by + out_y * 0.8),
            cap,
        ]
    data = f"M{outline[0][0]:.0f} {outline[0][1]:.0f}"
    for (x, y), (next_x, next_y) in pairwise(outline[1:]):
        data += f"Q{x:.0f} {y:.0f} {(x + next_x) / 2:.0f} {(y + next_y) / 2:.0f}"
    return data + "z"


def curve(points: Sequence[Point], grain: int) -> Iterator[Point]:
    """Points along a smooth line through some points, `grain` of them for each stretch."""
    ends = [points[0], *points, points[-1]]
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for k in range(grain):
            t = k / grain
            x, y = (
                0.5
                * (
                    2 * b[j]
                    + (c[j] - a[j]) * t
                    + (2 * a[j] - 5 * b[j] + 4 * c[j] - d[j]) * t**2
                    + (3 * b[j] - a[j] - 3 * c[j] + d[j]) * t**3
                )
                for j in (0, 1)
            )
            yield x, y
    yield points[-1]


def teeth(start: Point, end: Point, count: int, height: float, sag: float = 0, seed: int = 1) -> str:
    """A row of uneven teeth from one point to another; a negative height makes them stand up."""
    heights = [0.7 + 0.5 * (((seed + 3) * (i + 2) * 37 % 11) / 11) for i in range(count)]

    def at(share: float) -> Point:
        return (
            start[0] + (end[0] - start[0]) * share,
            start[1] + (end[1] - start[1]) * share + sag * 4 * share * (1 - share),
        )

    out = ""
    for i, factor in enumerate(heights):
        (x0, y0), (x1, y1) = at(i / count), at((i + 1) / count)
        out += (
            f"M{x0:.0f} {y0:.0f}L{(x0 + x1) / 2:.0f} {(y0 + y1) / 2 + height * factor:.0f}L{x1:.0f} {y1:.0f}z"
        )
    return out


class Placed:
    """A thing's place: turns path data around (0, 0) into path data where the thing is."""

    def __init__(self, x: float, y: float, size: float, angle: float, *, flip: bool = False) -> None:
        self.x, self.y, self.size, self.angle, self.flip = x, y, size, angle, flip

    def __call__(self, data: str) -> str:
        """Path data where the thing is."""
        return move(data, self.x, self.y, self.angle, self.size, flip=self.flip)

    def point(self, dx: float, dy: float) -> tuple[float, float]:
        """Where a point near (0, 0) comes to lie."""
        dx = -dx if self.flip else dx
        return beside(self.x, self.y, dx * self.size, dy * self.size, self.angle)
