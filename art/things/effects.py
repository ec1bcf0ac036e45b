"""Effects: blows, speed, light and bare magic."""

from __future__ import annotations

import math

from art.colour import mix
from art.marks import fill, line
from art.paths import Placed, Point, circle, move
from art.pen import Pen

__all__ = [
    "arc",
    "aura",
    "beam",
    "burst",
    "darts",
    "halo",
    "mote_ring",
    "motion",
    "portal_ring",
    "rays",
    "sparks",
    "spiral",
]


def burst(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#ffd65a", points: int = 11
) -> None:
    """The star of an impact."""
    out = ""
    for i in range(points * 2):
        radius = (64 if i % 4 == 0 else 48) if i % 2 == 0 else 26
        turn = math.pi * i / points - 1.4
        out += f"{'L' if out else 'M'}{radius * math.cos(turn):.0f} {radius * math.sin(turn):.0f}"
    at = Placed(x, y, size, 0)
    pen.glow(colour, x, y, 90 * size, 0.7)
    pen.form(
        at(out + "z"),
        colour,
        fill(mix(colour, "#ffffff", 0.7), at(move(out + "z", 0, 0, 0, 0.5))),
        turn=5,
        shade=mix(colour, "#a83a10", 0.5),
        rim="#fffbe0",
    )


def rays(
    pen: Pen, x: float = 100, y: float = 100, colour: str = "#fff6d8", opacity: float = 0.25, count: int = 9
) -> None:
    """Beams of light from a point out to the edges."""
    out = ""
    for i in range(count):
        turn = 2 * math.pi * i / count + 0.3
        (ax, ay), (bx, by) = ((220 * math.cos(turn + d), 220 * math.sin(turn + d)) for d in (-0.1, 0.1))
        out += f"M{x} {y}L{x + ax:.0f} {y + ay:.0f}L{x + bx:.0f} {y + by:.0f}z"
    pen.fill(colour, out, opacity)


def arc(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, colour: str = "#f4faff"
) -> None:
    """The bright sweep of a blade, from the lower left over the top to the right."""
    at = Placed(x, y, size, angle)
    pen.fill(colour, at("M-70 40Q-60-60 40-66Q70-62 80-40Q50-56 14-42Q-44-18-70 40z"), 0.35)
    pen.fill(colour, at("M-66 30Q-50-52 36-62Q56-60 66-50Q40-58 10-48Q-44-24-66 30z"), 0.9)


def motion(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, colour: str = "#f4faff"
) -> None:
    """Lines behind what moves to the right."""
    pen.line(colour, Placed(x, y, size, angle)("M-70-24H-10M-60 0H20M-74 22H-4M-40-40H14"), 4, 0.6)


def sparks(pen: Pen, colour: str, *spots: tuple[float, float, float]) -> None:
    """Four-pointed stars: x, y and size of each."""
    pen.fill(
        colour,
        "".join(move("M0-16l4 12l12 4l-12 4l-4 12l-4-12l-12-4l12-4z", x, y, 0, size) for x, y, size in spots),
    )


def spiral(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    colour: str = "#e8c8ff",
    turns: float = 3.2,
    width: float = 6,
) -> None:
    """A spiral that draws the eye."""
    out = ""
    for i in range(int(turns * 8) + 1):
        angle, radius = i * math.pi / 4, 4 + i * 2.6
        px, py = x + size * radius * math.cos(angle), y + size * radius * math.sin(angle)
        middle = angle - math.pi / 8
        far = (4 + (i - 0.5) * 2.6) * 1.08
        cx, cy = x + size * far * math.cos(middle), y + size * far * math.sin(middle)
        out += f"M{px:.0f} {py:.0f}" if not i else f"Q{cx:.0f} {cy:.0f} {px:.0f} {py:.0f}"
    pen.line(colour, out, width * size)


def aura(pen: Pen, colour: str, x: float = 100, y: float = 100, *radii: float) -> None:
    """Rings of light around a point."""
    for i, radius in enumerate(radii or (44, 62, 80)):
        pen.line(mix(colour, "#ffffff", 0.3), circle(x, y, radius), 4 - i, 0.8 - 0.2 * i)


def halo(pen: Pen, x: float = 100, y: float = 40, size: float = 1, colour: str = "#ffe07a") -> None:
    """A ring of light seen from below."""
    pen.glow(colour, x, y, 60 * size, 0.7)
    pen.line(pen.dark(colour, 0.3), circle(x, y, 46 * size, 15 * size), 8 * size)
    pen.line("#fff6d0", circle(x, y, 46 * size, 15 * size), 4 * size)


def mote_ring(
    pen: Pen, colour: str, x: float, y: float, radius: float, count: int = 10, width: float = 6
) -> None:
    """Motes in a circle."""
    pen.dots(colour, width, *(
        (round(x + radius * math.cos(2 * math.pi * k / count)), round(y + radius * math.sin(2 * math.pi * k / count))) for k in range(count)
    ))  # fmt: skip


def beam(pen: Pen, colour: str, start: Point, end: Point, width: float = 18) -> None:
    """A ray that widens from one point to another and bursts there."""
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    angle = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    at = Placed(*start, 1, angle)
    pen.glow(colour, *end, width * 3)
    pen.fill(colour, at(f"M0-3L{length:.0f}-{width}V{width}L0 3z"), 0.55)
    pen.fill(
        mix(colour, "#ffffff", 0.55), at(f"M0-2L{length:.0f}-{width * 0.55:.0f}V{width * 0.55:.0f}L0 2z"), 0.9
    )
    pen.line("#ffffff", at(f"M0 0H{length:.0f}"), 3)


def darts(pen: Pen, colour: str, *places: tuple[float, float, float], size: float = 1) -> None:
    """Darts of force that fly to the upper right: x, y and angle of each."""
    for x, y, angle in places:
        at = Placed(x, y, size, angle)
        pen.glow(colour, x, y, 40 * size, 0.8)
        pen.fill(mix(colour, "#ffffff", 0.3), at("M-70 0Q-30-8 4-13Q20-8 32 0Q20 8 4 13Q-30 8-70 0z"))
        pen.fill("#ffffff", at("M-34 0Q0-6 24 0Q0 6-34 0z"))


def portal_ring(
    pen: Pen, x: float, y: float, size: float = 1, colour: str = "#7fd8ff", inside: str = "#0a1024"
) -> None:
    """An upright ring of light with somewhere else inside it."""
    pen.glow(colour, x, y, 80 * size, 0.7)
    pen.form(
        circle(x, y, 40 * size, 58 * size),
        inside,
        line(mix(colour, "#ffffff", 0.4), move("M-20 10Q-14-34 8-30Q24-20 16 4Q6 20-4 8", x, y, 0, size), 3),
        turn=3,
        back=False,
    )
    pen.line(colour, circle(x, y, 40 * size, 58 * size), 9 * size)
    pen.line("#ffffff", circle(x, y, 40 * size, 58 * size), 3 * size)
