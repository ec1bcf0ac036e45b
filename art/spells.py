"""Spells: what magic looks like when it is loose. The same effect serves several games, in other colours."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.colour import mix
from art.marks import fill, line
from art.paths import Point, circle, limb, move
from art.pen import Pen
from art.things import Placed, flame, open_hand

__all__ = [
    "aura",
    "beam",
    "casting_hand",
    "comet",
    "crack",
    "darts",
    "fire_wall",
    "halo",
    "moon",
    "mote_ring",
    "pillar",
    "portal_ring",
    "sparks",
    "spirits",
    "storm_cloud",
    "sun",
    "vines",
    "waves",
]


def darts(pen: Pen, colour: str, *places: tuple[float, float, float], size: float = 1) -> None:
    """Darts of force that fly to the upper right: x, y and angle of each."""
    for x, y, angle in places:
        at = Placed(x, y, size, angle)
        pen.glow(colour, x, y, 40 * size, 0.8)
        pen.fill(mix(colour, "#ffffff", 0.3), at("M-70 0Q-30-8 4-13Q20-8 32 0Q20 8 4 13Q-30 8-70 0z"))
        pen.fill("#ffffff", at("M-34 0Q0-6 24 0Q0 6-34 0z"))


def comet(
    pen: Pen,
    x: float = 112,
    y: float = 86,
    size: float = 1,
    outer: str = "#e8501c",
    middle: str = "#ffb02e",
    core: str = "#fff6c4",
) -> None:
    """A ball of fire with a tail to the lower left."""
    at = Placed(x, y, size, 0)
    pen.glow(middle, x, y, 96 * size, 0.8)
    pen.form(
        at(
            "M-92 84Q-60 50-54 20Q-50-30-4-46Q34-56 54-30Q66-30 70-46Q74-18 62-4Q72 2 84-4Q74 24 54 30Q30 60-14 58Q-50 66-92 84z"
        ),
        outer,
        fill(middle, at("M-70 68Q-40 40-38 14Q-34-20 0-32Q36-36 46-6Q46 30 8 42Q-30 44-70 68z")),
        fill(core, at("M-22 22Q-24-10 4-18Q30-18 32 4Q26 28-2 30Q-14 30-22 22z")),
        turn=7,
        rim=mix(outer, "#ffe9a0", 0.7),
        shade=mix(outer, "#5a0a10", 0.5),
    )


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


def sun(
    pen: Pen, x: float = 100, y: float = 90, size: float = 1, colour: str = "#ffd65a", points: int = 12
) -> None:
    """A sun with rays of two lengths."""
    out = ""
    for i in range(points * 2):
        radius = (70 if i % 4 == 0 else 56) if i % 2 == 0 else 38
        turn = math.pi * i / points - math.pi / 2
        out += f"{'L' if out else 'M'}{radius * math.cos(turn):.0f} {radius * math.sin(turn):.0f}"
    pen.glow(colour, x, y, 104 * size, 0.9)
    pen.form(move(out + "z", x, y, 0, size), colour, turn=5, rim="#fffbe0", shade=mix(colour, "#a85a10", 0.5))
    pen.form(circle(x, y, 30 * size), mix(colour, "#ffffff", 0.5), turn=6, rim="#ffffff")


def moon(pen: Pen, x: float = 100, y: float = 90, size: float = 1, colour: str = "#e8ecff") -> None:
    """A crescent."""
    pen.glow(colour, x, y, 90 * size, 0.6)
    pen.form(
        move("M20-50Q-50-44-50 8Q-46 56 6 56Q36 54 50 30Q20 40-2 22Q-26-10 20-50z", x, y, 0, size),
        colour,
        turn=7,
        rim="#ffffff",
    )


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


def sparks(pen: Pen, colour: str, *spots: tuple[float, float, float]) -> None:
    """Four-pointed stars: x, y and size of each."""
    pen.fill(
        colour,
        "".join(move("M0-16l4 12l12 4l-12 4l-4 12l-4-12l-12-4l12-4z", x, y, 0, size) for x, y, size in spots),
    )


def pillar(
    pen: Pen, outer: str = "#e8501c", middle: str = "#ffb02e", core: str = "#fff6c4", x: float = 100
) -> None:
    """A column of fire that comes down from above."""
    at = Placed(x, 0, 1, 0)
    pen.glow(middle, x, 150, 90, 0.9)
    pen.form(
        at("M-34-4H34Q26 60 38 120Q60 140 74 176Q30 160 0 164Q-30 160-74 176Q-60 140-38 120Q-26 60-34-4z"),
        outer,
        turn=8,
        rim=mix(outer, "#ffe9a0", 0.7),
        shade=mix(outer, "#5a0a10", 0.5),
    )
    pen.fill(
        middle,
        at("M-20-4H20Q16 60 22 116Q36 136 44 160Q20 148 0 152Q-20 148-44 160Q-36 136-22 116Q-16 60-20-4z"),
    )
    pen.fill(
        core, at("M-8-4H8Q8 60 10 112Q14 128 18 144Q8 138 0 140Q-8 138-18 144Q-14 128-10 112Q-8 60-8-4z")
    )


def fire_wall(
    pen: Pen,
    *tongues: tuple[float, float, float],
    outer: str = "#e8501c",
    middle: str = "#ffb02e",
    core: str = "#fff6c4",
) -> None:
    """Flames side by side: x, y and size of each."""
    for x, y, size in tongues:
        flame(pen, x, y, size, outer, middle, core)


def crack(pen: Pen, colour: str, data: str, width: float = 9) -> None:
    """Lightning along a jagged line."""
    pen.line(pen.dark(colour, 0.35), data, width + 4, 0.5)
    pen.line(colour, data, width)
    pen.line("#ffffff", data, width * 0.4)


def storm_cloud(pen: Pen, x: float = 100, y: float = 60, size: float = 1, colour: str = "#5a6480") -> None:
    """A heavy cloud."""
    at = Placed(x, y, size, 0)
    pen.form(
        at(
            "M-80 24Q-98 6-78-10Q-76-34-48-32Q-34-54-6-42Q18-58 40-38Q70-42 74-14Q96-4 82 20Q60 34 40 24Q14 38-10 26Q-46 38-80 24z"
        ),
        colour,
        line(pen.dark(colour), at("M-50-6q10-14 24-4M0-18q12-14 26-2M40 2q10-12 22 0"), 3),
        turn=11,
        edge=3,
    )


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


def vines(pen: Pen, colour: str, *lines: Sequence[Point], width: float = 12, leaf: str = "") -> None:
    """Vines that taper, with leaves where they turn."""
    for points in lines:
        pen.form(limb(points, width, 3), colour, turn=4)
    leaf = leaf or mix(colour, "#c8e06a", 0.4)
    shape = "M0 0Q-12-10-6-24Q10-18 8-4Q6 2 0 0z"
    pen.form(
        "".join(
            move(shape, *points[k], 40 * k - 30 + 60 * i)
            for i, points in enumerate(lines)
            for k in range(1, len(points) - 1)
        ),
        leaf,
        turn=3,
    )


def spirits(pen: Pen, colour: str, *places: tuple[float, float, float]) -> None:
    """Ghostly guardians: x, y and size of each."""
    for x, y, size in places:
        at = Placed(x, y, size, 0)
        pen.glow(colour, x, y, 46 * size, 0.6)
        pen.form(
            at(
                "M-16-10Q-16-34 0-36Q16-34 16-10Q34-2 30 22Q22 14 18 18Q22 40 8 56Q10 38 0 34Q-10 38-8 56Q-22 40-18 18Q-22 14-30 22Q-34-2-16-10z"
            ),
            mix(colour, "#ffffff", 0.5),
            rim="#ffffff",
            turn=6,
        )
        pen.dots(pen.dark(colour, 0.6), 5 * size, at.point(-6, -18), at.point(6, -18))


def waves(pen: Pen, colour: str, *rows: float) -> None:
    """Waves across the picture, one row for each y, the last in front."""
    for i, y in enumerate(rows):
        shift = 20 * (i % 2)
        d = f"M{-40 + shift} 214V{y:g}" + "".join("q10-22 30-18q-8 8 10 18" for _ in range(6)) + "V214z"
        pen.form(d, mix(colour, "#ffffff", 0.12 * i), turn=6)


def casting_hand(
    pen: Pen,
    x: float = 60,
    y: float = 150,
    size: float = 1.1,
    angle: float = 30,
    skin: str = "#c98a5c",
    sleeve: str = "#4a3a7a",
) -> None:
    """A hand that casts, from the lower left."""
    open_hand(pen, x, y, size, angle, skin, sleeve)
