"""Plants, feathers and small animals."""

from __future__ import annotations

import math
from collections.abc import Sequence

from art.colour import GOLD, INK, mix
from art.marks import dots, fill, line
from art.paths import Placed, Point, circle, limb, move
from art.pen import Pen

__all__ = [
    "berries",
    "butterfly",
    "clover",
    "dove",
    "feather",
    "leaf",
    "mushroom",
    "vines",
    "web",
    "wing",
    "wings",
    "wreath",
]


def leaf(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, colour: str = "#5f9a3c"
) -> None:
    """A leaf that points up."""
    at = Placed(x, y, size, angle)
    pen.form(
        at("M0 56Q-44 20-34-20Q-24-52 0-64Q28-48 36-16Q42 22 0 56z"),
        colour,
        line(pen.lit(colour, 0.5), at("M0 70V-52M0-20l16-12M0 4l20-14M0-8l-18-14M0 18l-20-14"), 2.4),
        turn=8,
    )


def clover(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    colour: str = "#5fa83c",
    *,
    ring: bool = False,
) -> None:
    """Four leaves on a stalk; as a charm they hang on a golden ring."""
    at = Placed(x, y, size, 0)
    if ring:
        pen.line(GOLD, circle(*at.point(0, -64), 13 * size), 6 * size)
    pen.shaft(pen.dark(colour, 0.2), at("M0 0Q4 40 24 70"), 6 * size)
    leaf = "M0 0Q-34-14-34-40Q-30-60-10-54Q0-50 0-42Q0-50 10-54Q30-60 34-40Q34-14 0 0z"
    for turn in (45, 135, 225, 315):
        pen.form(
            at(move(leaf, 0, 0, turn)),
            colour,
            line(pen.lit(colour, 0.5), at(move("M0-4V-32", 0, 0, turn)), 2.4),
            turn=6,
        )


def berries(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#c8283e") -> None:
    """A sprig with berries."""
    at = Placed(x, y, size, 0)
    pen.shaft("#5a7a34", at("M10-70Q0-40-24-10M0-44Q20-20 26 10M-6-30Q-4 10 0 30"), 4 * size)
    pen.form(
        at("M10-70Q40-84 60-60Q40-42 12-60zM4-58Q-30-70-46-46Q-28-30 2-50z"),
        "#5f9a3c",
        line("#2f5a24", at("M14-66Q36-70 54-60M0-54Q-24-58-40-46")),
        turn=5,
    )
    for dx, dy in ((-28, 4), (28, 24), (0, 44)):
        px, py = at.point(dx, dy)
        pen.form(circle(px, py, 25 * size), colour, turn=8)
        pen.oval("#ffffff", px - 9 * size, py - 9 * size, 5 * size, None, 0.8)


def mushroom(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, cap: str = "#b04a7a", stalk: str = "#efe0c4"
) -> None:
    """A toadstool with spots."""
    at = Placed(x, y, size, 0)
    pen.form(at("M-14 0Q-18 34-22 56Q0 66 22 56Q18 34 14 0z"), stalk, turn=7)
    pen.form(
        at("M-60 4Q-54-52 0-58Q54-52 60 4Q32 16 0 14Q-32 16-60 4z"),
        cap,
        fill(
            "#fff0d8",
            at(
                circle(-26, -22, 9, 8) + circle(8, -40, 8, 6) + circle(30, -14, 11, 9) + circle(-2, -10, 6, 5)
            ),
        ),
        fill(pen.dark(cap, 0.6), at("M-60 4Q-32 16 0 14Q32 16 60 4L57-6Q30 6 0 4Q-30 6-57-6z"), 0.7),
        turn=10,
    )


def wreath(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#7fb04a") -> None:
    """A wreath of laurel, open at the top."""
    leaf = "M0 0Q-12-12-6-26Q0-30 4-28Q14-14 0 0z"
    data = ""
    for i in range(8):
        turn = 28 + i * 19
        for side in (1, -1):
            rad = math.radians(90 + side * (180 - turn))
            px, py = x + 68 * size * math.cos(rad), y + 68 * size * math.sin(rad)
            data += move(leaf, px, py, (180 - turn) * -side + side * 6, size * 0.95, flip=side < 0)
    pen.form(data, colour, turn=4, edge=2)
    pen.line(GOLD, move("M-14 66Q0 60 14 66M-12 70l-8 18M12 70l8 18", x, y, 0, size), 6 * size)


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


def feather(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    colour: str = "#c83a6a",
    tip: str = "",
) -> None:
    """A long feather, its quill below; the tip may have a colour of its own."""
    at = Placed(x, y, size, angle)
    pen.form(
        at("M-2 62Q-34 30-30-14Q-24-58 18-84Q34-50 26-14L14-8L24 2Q18 40 4 62z"),
        colour,
        *((fill(tip, at("M-29-22Q-20-60 18-84Q34-50 27-20Q4-34-29-22z")),) if tip else ()),
        line(pen.lit(colour, 0.6), at("M0 84Q-4 10 16-76"), 3 * size),
        line(
            pen.dark(colour),
            at("M-2 34L-18 16M-2 14L-22-8M2-8L-18-34M6-30L-8-54M2 30L14 18M6-8L22-22M10-34L22-48"),
            2.2,
        ),
        turn=7,
    )


def wing(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    colour: str = "#f4f0ff",
    *,
    flip: bool = False,
) -> None:
    """A feathered wing that rises to the right."""
    at = Placed(x, y, size, angle, flip=flip)
    pen.form(
        at(
            "M-50 30Q-44-30 12-56Q54-70 76-62Q64-52 70-46Q60-34 62-26Q50-18 52-8Q38-4 36 8Q22 8 18 20Q4 18-4 30Q-24 44-50 30z"
        ),
        colour,
        line(pen.dark(colour, 0.35), at("M-30 18Q-10-20 40-40M-18 24Q4 0 44-12M-4 26Q12 14 26 12"), 2.6),
        turn=7,
    )


def wings(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#f4f0ff") -> None:
    """A pair of spread wings that grow from the middle."""
    for flip in (False, True):
        wing(pen, x + (-44 if flip else 44) * size, y, size, 0, colour, flip=flip)


def butterfly(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#5fc8e8") -> None:
    """A butterfly."""
    for flip in (False, True):
        pen.form(
            move("M4-4Q20-56 60-54Q72-30 48-6Q66 6 56 34Q36 52 4 12z", x, y, 0, size, flip=flip),
            colour,
            dots(
                mix(colour, "#ffffff", 0.6),
                9 * size,
                (x + (-40 if flip else 40) * size, y - 34 * size),
                (x + (-40 if flip else 40) * size, y + 18 * size),
            ),
            turn=6,
        )
    pen.form(move("M-5-18Q0-26 5-18L4 34Q0 42-4 34z", x, y, 0, size), "#2a1c24", turn=3)
    pen.line("#2a1c24", move("M-2-20Q-8-40-18-44M2-20Q8-40 18-44", x, y, 0, size), 2.4)


def dove(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#f4f0e8") -> None:
    """A white dove in flight, turned to the left."""
    at = Placed(x, y, size, 0)
    pen.form(at("M10-6Q14-54 54-72Q62-30 36 6z"), pen.dark(colour, 0.15), turn=6)
    pen.form(
        at("M-62-14Q-50-36-30-28Q-10-10 20-8Q44-6 74 16Q52 14 48 22Q62 26 64 36Q34 40 6 34Q-26 30-40-2z"),
        colour,
        turn=8,
        edge=2.6,
    )
    pen.form(
        at("M-8-4Q-26-50 6-80Q36-50 24 4Q8 12-8-4z"),
        colour,
        line(pen.dark(colour), at("M2-6Q-4-36 8-62M12-4Q10-30 16-50"), 2.4),
        turn=6,
    )
    pen.fill("#e0a23a", at("M-62-14L-78-8L-58-4z"))
    pen.dots(INK, 5 * size, at.point(-46, -16))


def web(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#e8f4e0", spokes: int = 10
) -> None:
    """A spider's web over the whole picture."""
    rim = [
        (math.cos(2 * math.pi * i / spokes + 0.2), math.sin(2 * math.pi * i / spokes + 0.2))
        for i in range(spokes)
    ]
    pen.line(
        colour,
        "".join(f"M{x} {y}L{x + a * 150 * size:.0f} {y + b * 140 * size:.0f}" for a, b in rim),
        2.2,
        0.9,
    )
    for radius in (22, 42, 64, 90):
        k = radius * size
        out = f"M{x + rim[0][0] * k:.0f} {y + rim[0][1] * k:.0f}"
        for (a, b), (c, d) in zip(rim, rim[1:] + rim[:1], strict=True):
            out += (
                f"Q{x + (a + c) * k * 0.42:.0f} {y + (b + d) * k * 0.42:.0f} {x + c * k:.0f} {y + d * k:.0f}"
            )
        pen.line(colour, out, 1.8, 0.8)
