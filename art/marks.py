"""Marks: the small flat strokes and spots that lie on a form or between forms."""

from __future__ import annotations

from art.colour import brief
from art.paths import move, number, short

__all__ = ["Mark", "dots", "fill", "group", "line", "oval", "star"]

Mark = str
"""A piece of SVG that a form can clip to its silhouette."""


def faint(opacity: float | None) -> str:
    """The attribute for what one can see through."""
    return "" if opacity is None or opacity >= 1 else f' opacity="{f"{opacity:.2f}".strip("0")}"'


def fill(colour: str, data: str, opacity: float | None = None) -> Mark:
    """A flat patch."""
    return f'<path fill="{brief(colour)}" d="{short(data)}"{faint(opacity)}/>'


def line(colour: str, data: str, width: float = 2, opacity: float | None = None) -> Mark:
    """A line with round ends. What is as wide as most needs no width."""
    wide = "" if width == 2 else f' stroke-width="{number(width)}"'
    return f'<path stroke="{brief(colour)}"{wide} d="{short(data)}"{faint(opacity)}/>'


def dots(colour: str, width: float, *points: tuple[float, float], opacity: float | None = None) -> Mark:
    """Round spots of one size."""
    return line(colour, "".join(f"M{x:g} {y:g}h0" for x, y in points), width, opacity)


def oval(
    colour: str, x: float, y: float, rx: float, ry: float | None = None, opacity: float | None = None
) -> Mark:
    """A circle or an upright ellipse."""
    at = f'cx="{number(x)}" cy="{number(y)}"'
    size = f'r="{number(rx)}"' if ry is None or ry == rx else f'rx="{number(rx)}" ry="{number(ry)}"'
    return f'<{"circle" if size[0:2] == "r=" else "ellipse"} {at} {size} fill="{brief(colour)}"{faint(opacity)}/>'


def star(colour: str, x: float, y: float, radius: float, opacity: float | None = None) -> Mark:
    """A five-pointed star."""
    return fill(
        colour,
        move(
            "M0-10l2.6 6.4l7 .5l-5.3 4.6l1.6 6.8L0 4.6l-5.9 3.7l1.6-6.8L-9.6-3.100l7-.5z",
            x,
            y,
            0,
            radius / 10,
        ),
        opacity,
    )


def group(transform: str, *marks: Mark) -> Mark:
    """Marks that are moved together. A turned group turns its light; see `move`."""
    return f'<g transform="{transform}">{"".join(marks)}</g>'
