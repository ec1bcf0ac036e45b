"""Spiders, from the size of a hand to that of a horse."""

from __future__ import annotations

from collections.abc import Sequence

from art.marks import Mark, fill
from art.paths import Placed, Point, limb, mirror, move
from art.pen import Pen

__all__ = ["spider_eyes", "spider_from_above", "spider_legs", "spider_side"]

Points = Sequence[Point]


def spider_eyes(pen: Pen, colour: str, *eyes: tuple[float, float, float]) -> None:
    """Eyes like drops: x, y and radius of each."""
    for x, y, r in eyes:
        pen.oval("#140814", x + 0.8, y + 0.8, r + 1)
        pen.oval(colour, x, y, r)
        pen.oval("#ffffff", x - r * 0.3, y - r * 0.3, r * 0.4, None, 0.8)


def spider_legs(pen: Pen, colour: str, *legs: Points, width: float = 13, both: bool = False) -> None:
    """Jointed legs that end in a point; `both` draws their reflections too."""
    shape = "".join(limb(points, width, 3) for points in legs)
    if both:
        pen.form(mirror(shape), pen.dark(colour, 0.2), turn=3, edge=2)
    pen.form(shape, colour, turn=3, edge=2)


def spider_side(pen: Pen, colour: str, eyes: str, *marks: Mark) -> None:
    """A spider that comes from the right, its abdomen behind it; marks lie on the abdomen."""
    spider_legs(
        pen,
        pen.dark(colour, 0.25),
        [(116, 104), (150, 56), (182, 66), (196, 104)],
        [(120, 112), (164, 98), (186, 130), (196, 168)],
        [(114, 120), (150, 130), (162, 160), (158, 190)],
        [(96, 96), (112, 42), (140, 26), (164, 34)],
        width=12,
    )
    pen.form(
        "M92 64Q126 30 160 60Q184 96 152 128Q116 146 92 112Q74 84 92 64z", colour, *marks, turn=14, edge=3
    )
    spider_legs(
        pen,
        colour,
        [(70, 92), (52, 38), (24, 30), (6, 60)],
        [(60, 102), (34, 70), (14, 92), (4, 136)],
        [(62, 116), (32, 118), (20, 150), (24, 190)],
        [(76, 128), (60, 146), (62, 170), (76, 192)],
    )
    pen.form("M46 104Q48 76 78 74Q108 76 108 106Q106 134 78 138Q50 134 46 104z", colour, turn=9, edge=3)
    spider_eyes(
        pen,
        eyes,
        (62, 98, 8),
        (84, 94, 9.5),
        (50, 106, 4.5),
        (100, 100, 5),
        (66, 84, 4),
        (82, 80, 4.5),
        (72, 110, 4),
        (92, 110, 4),
    )
    for fang in ("M58 122Q48 136 54 152Q62 146 68 128z", "M76 126Q78 142 88 150Q92 138 88 122z"):
        pen.form(fang, "#d8c49a", turn=3)


def spider_from_above(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#4a3a5c", mark: str = "#d8452f"
) -> None:
    """A spider seen from above, its head down."""
    for flip in (False, True):
        legs = move(
            "M8 4Q34-34 52-4L56 6M10 10Q42-4 52 28L54 40M8 18Q36 22 38 54L36 64M8-2Q22-50 44-50L54-44",
            x,
            y,
            0,
            size,
            flip=flip,
        )
        pen.line(pen.dark(colour, 0.6), legs, 8 * size)
        pen.line(colour, legs, 5 * size)
    at = Placed(x, y, size, 0)
    pen.form(
        at("M0-46Q28-42 26-8Q22 16 0 18Q-22 16-26-8Q-26-42 0-46z"),
        colour,
        fill(mark, at("M-8-34H8L3-20L9-4H-9L-3-20z")),
        turn=8,
    )
    pen.form(at("M0 12Q18 14 18 30Q14 44 0 44Q-14 44-18 30Q-16 14 0 12z"), colour, turn=5)
    pen.dots("#ff8a5a", 5 * size, at.point(-7, 30), at.point(7, 30))
    pen.dots("#ff8a5a", 3 * size, at.point(-2, 36), at.point(3, 36))
    pen.fill("#d8c49a", at("M-6 42l-3 10l7-9zM5 42l4 10l1-11z"))
