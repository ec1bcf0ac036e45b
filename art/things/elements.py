"""Fire, lightning, ice, wind, water and the sky."""

from __future__ import annotations

import math

from art.colour import mix
from art.marks import fill, line
from art.paths import Placed, circle, move
from art.pen import Pen

__all__ = [
    "bolt",
    "cloud",
    "comet",
    "fire_wall",
    "flame",
    "lightning",
    "moon",
    "pillar",
    "snowflake",
    "sun",
    "tornado",
    "waves",
    "wind",
]


def flame(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    outer: str = "#e8501c",
    middle: str = "#ffb02e",
    core: str = "#fff6c4",
    angle: float = 0,
) -> None:
    """A flame that stands on (x, y + 50)."""
    at = Placed(x, y, size, angle)
    pen.glow(middle, x, y, 90 * size, 0.7)
    pen.form(
        at("M4-66Q44-20 42 14Q40 50 0 50Q-38 48-38 12Q-34-10-22-18Q-18 2-8-2Q-16-36 4-66z"),
        outer,
        rim=mix(outer, "#ffe9a0", 0.7),
        shade=mix(outer, "#5a0a10", 0.5),
        turn=7,
    )
    pen.fill(middle, at("M2-26Q30 2 28 20Q24 46-2 46Q-26 42-24 16Q-16 20-12 14Q-12-8 2-26z"))
    pen.fill(core, at("M0 6Q14 18 12 30Q4 44-8 38Q-16 28-6 18Q-2 14 0 6z"))


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


def bolt(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, colour: str = "#ffe86a"
) -> None:
    """A bolt of lightning."""
    at = Placed(x, y, size, angle)
    pen.glow(colour, x, y, 80 * size, 0.6)
    pen.form(
        at("M16-76L-30 6L-4 6L-20 76L34-16L6-16L30-70z"),
        colour,
        fill("#ffffff", at("M12-66L-20 0L-4 0L18-62z"), 0.8),
        turn=5,
        rim="#ffffff",
        shade=mix(colour, "#a84a10", 0.5),
    )


def lightning(pen: Pen, colour: str, data: str, width: float = 9) -> None:
    """Lightning along a jagged line."""
    pen.line(pen.dark(colour, 0.35), data, width + 4, 0.5)
    pen.line(colour, data, width)
    pen.line("#ffffff", data, width * 0.4)


def snowflake(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#e8fbff") -> None:
    """A crystal of snow."""
    arm = "M0 0V-56M0-34l-14-12M0-34l14-12M0-18l-10-9M0-18l10-9"
    pen.glow("#8fd8ff", x, y, 80 * size, 0.6)
    pen.line(colour, "".join(move(arm, x, y, 60 * k, size) for k in range(6)), 5 * size)


def cloud(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#8fae5a") -> None:
    """A cloud of gas or smoke."""
    at = Placed(x, y, size, 0)
    pen.form(
        at(
            "M-66 34Q-86 20-72 0Q-74-26-46-26Q-38-54-8-46Q16-64 38-42Q66-44 66-16Q88-4 74 20Q70 42 44 38Q20 54-4 40Q-36 52-66 34z"
        ),
        colour,
        line(
            pen.dark(colour, 0.4),
            at("M-44-2q10-16 24-6M-2-20q12-14 24 0M30 8q10-12 22 0M-22 20q12-12 24 0"),
            3,
            0.7,
        ),
        turn=10,
    )


def tornado(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#bcd4e4") -> None:
    """A whirl of wind that narrows towards the ground."""
    at = Placed(x, y, size, 0)
    pen.form(
        at(
            "M-58-60Q0-40 66-58Q60-20 46-10Q50 12 30 22Q32 44 14 58Q2 72-8 60Q-12 44-20 34Q-40 20-36-4Q-58-20-58-60z"
        ),
        colour,
        line(
            pen.dark(colour, 0.55),
            at("M-54-40Q0-22 58-42M-46-18Q0 0 48-18M-38 4Q-6 16 38 4M-28 24Q0 34 28 22M-16 42Q0 50 18 40"),
            6 * size,
        ),
        turn=10,
    )
    pen.form(
        circle(*at.point(4, -60), 64 * size, 16 * size),
        colour,
        fill(pen.dark(colour, 0.6), at(circle(4, -61, 48, 9))),
        turn=5,
    )


def wind(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#e6f0fa") -> None:
    """Gusts that curl."""
    at = Placed(x, y, size, 0)
    data = at(
        "M-70-20H30Q56-22 54-44Q46-60 30-50M-60 4H56Q76 8 72 28Q60 42 46 30M-70 28H6Q28 32 24 52Q14 64 0 54"
    )
    pen.line(pen.dark(colour, 0.5), data, 9)
    pen.line(colour, data, 5)


def waves(pen: Pen, colour: str, *rows: float) -> None:
    """Waves across the picture, one row for each y, the last in front."""
    for i, y in enumerate(rows):
        shift = 20 * (i % 2)
        d = f"M{-40 + shift} 214V{y:g}" + "".join("q10-22 30-18q-8 8 10 18" for _ in range(6)) + "V214z"
        pen.form(d, mix(colour, "#ffffff", 0.12 * i), turn=6)


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
