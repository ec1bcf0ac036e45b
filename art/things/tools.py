"""Tools: locks, keys and chains, and what a smith, a farmer, a sailor or a trapper uses."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from art.colour import GOLD, IRON, LEATHER, STEEL, WOOD, mix
from art.marks import fill, line
from art.paths import Placed, Point, circle, curve, move
from art.pen import Pen

__all__ = [
    "anchor",
    "anvil",
    "bomb",
    "cage",
    "caltrop",
    "chain",
    "hourglass",
    "key",
    "links",
    "lock_pick",
    "padlock",
    "pitchfork",
    "tool_roll",
]


def key(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, metal: str = GOLD
) -> None:
    """A key, its bow on top."""
    at = Placed(x, y, size, angle)
    pen.form(
        at(
            circle(0, -42, 24) + circle(0, -42, 12, hole=True) + "M-6-20H6V62H-6zM6 32H28V42H6zM6 50H22V60H6z"
        ),
        metal,
        turn=4,
        edge=2.4,
    )


def padlock(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, metal: str = GOLD, *, open: bool = False
) -> None:
    """A padlock; open, its bow has sprung out."""
    at = Placed(x, y, size, 0)
    bow = at("M-24-8Q-26-52 0-54Q26-52 24-8L14-8Q16-42 0-43Q-16-42-14-8z")
    pen.form(move(bow, 14 * size, -16 * size) if open else bow, STEEL, turn=4, edge=2.4)
    pen.form(
        at("M-36-10Q0-18 36-10L34 42Q0 52-34 42z"),
        metal,
        fill("#3a2417", at("M0 4Q9 5 8 14Q7 18 4 20L8 34H-8L-4 20Q-8 17-8 13Q-8 5 0 4z")),
        turn=9,
        edge=3,
    )


def lock_pick(pen: Pen, x: float, y: float, size: float, angle: float, handle: str, tip: int = 0) -> None:
    """A lock pick with a coloured handle and one of three tips."""
    at = Placed(x, y, size, angle)
    hook = ("M0 0V-60Q2-72 12-70", "M0 0V-66L10-58L0-50", "M0 0V-56Q10-62 6-72Q-4-74-4-64")[tip]
    pen.shaft("#c8d0dc", at(hook), 5 * size)
    pen.form(at("M-8 0H8L9 52Q0 60-9 52z"), handle, line(pen.dark(handle), at("M-8 10H8M-8 44H8")), turn=5)


def tool_roll(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = LEATHER) -> None:
    """Picks and files in a roll of leather."""
    at = Placed(x, y, size, 0)
    heads = (
        "M-3 0L-3-64Q-3-74 8-74L8-68Q3-68 3-62L3 0z",
        "M-3 0L-3-70L6-78L9-72L3-66L3 0z",
        "M-3 0L-3-60Q-14-66-6-78Q4-84 10-74Q4-78 0-72Q-2-66 3-62L3 0z",
        "M-3 0L-3-66L-8-72L-3-80L3-72L8-78L8-66L3-62L3 0z",
    )
    grips = ("#8f2530", "#2f6a8a", "#3f7a4a", "#a8661a")
    for i, (head, grip) in enumerate(zip(heads, grips, strict=True)):
        tool = Placed(*at.point(-54 + i * 36, 34 - abs(i - 1.5) * 2), size, (-12, -4, 5, 12)[i])
        pen.form(tool(head), "#b9c6da", turn=3)
        pen.form(tool("M-7-6Q0-10 7-6L6 30Q0 34-6 30z"), grip, turn=4)
    pen.form(
        at("M-82 40Q-40 26 0 36Q44 26 82 40L76 74Q40 64 0 74Q-42 64-78 74z"),
        colour,
        line(pen.lit(colour, 0.4), at("M-74 48Q-38 36 0 46Q40 36 74 48")),
        turn=7,
    )


def links(
    pen: Pen, places: Sequence[tuple[float, float, float]], size: float = 1, metal: str = STEEL
) -> None:
    """Single links of a chain: x, y and angle of each."""
    link = "M-10-5Q-10-10 0-10Q10-10 10-5V5Q10 10 0 10Q-10 10-10 5z"
    data = "".join(
        move(link, x, y, angle, size * (1 if i % 2 else 0.94)) for i, (x, y, angle) in enumerate(places)
    )
    pen.line(pen.dark(metal, 0.6), data, 7 * size)
    pen.line(metal, data, 4.4 * size)
    pen.line(pen.lit(metal, 0.6), move(data, -1, -1), 1.4 * size)


def chain(pen: Pen, points: Sequence[Point], size: float = 0.5, metal: str = "#a8b4c8") -> None:
    """A chain along a smooth line through some points; every other link is seen from its edge."""
    spots = list(curve(points, 8))
    places = [(*spots[0], 0.0)]
    since = 0.0
    for (ax, ay), (bx, by) in pairwise(spots):
        since += math.hypot(bx - ax, by - ay)
        if since >= 14 * size:
            since = 0
            places.append((round(bx), round(by), math.degrees(math.atan2(by - ay, bx - ax))))
    face, edge = "M-9 0Q-9-6 0-6Q9-6 9 0Q9 6 0 6Q-9 6-9 0z", "M-9 0H9"
    data = "".join(move(edge if i % 2 else face, x, y, angle, size) for i, (x, y, angle) in enumerate(places))
    pen.line("#2a2a34", data, 9 * size)
    pen.line(metal, data, 4.5 * size)


def cage(pen: Pen, x: float = 100, y: float = 100, size: float = 1, metal: str = IRON) -> None:
    """A hanging cage; draw what is in it first."""
    at = Placed(x, y, size, 0)
    pen.line(pen.dark(metal), at("M0-66V-100"), 6 * size)
    bars = at("M-46-40V56M-24-52V62M0-56V64M24-52V62M46-40V56")
    pen.line(pen.dark(metal, 0.6), bars, 8 * size)
    pen.line(mix(metal, "#ffffff", 0.25), move(bars, -1, 0), 4 * size)
    pen.form(at("M-56-34Q-50-72 0-74Q50-72 56-34L46-30Q34-54 0-54Q-34-54-46-30z"), metal, turn=5)
    pen.form(at("M-58 50Q0 66 58 50L56 66Q0 84-56 66z"), metal, turn=5)
    pen.form(circle(*at.point(0, -78), 8 * size), metal, turn=3)


def caltrop(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, metal: str = STEEL
) -> None:
    """Four spikes, one of which always points up."""
    at = Placed(x, y, size, angle)
    pen.form(
        at("M-7-4L0-64L7-4L54 34L2 14L-50 38L-5 2z"),
        metal,
        fill(pen.dark(metal, 0.35), at("M0-64L7-4L54 34L2 14L0 4z")),
        turn=3,
        edge=2.4,
    )
    pen.form(at("M-6 4L8 56L10 6z"), pen.dark(metal, 0.3), turn=3)


def bomb(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#4a4656") -> None:
    """A round bomb with a burning fuse."""
    at = Placed(x, y, size, 0)
    pen.line("#c8a878", at("M20-36Q30-64 56-58"), 5 * size)
    pen.form(
        circle(*at.point(-4, 12), 46 * size),
        colour,
        fill(pen.lit(colour, 0.7), at("M-36 2Q-30-24-6-26Q-24-12-28 10z"), 0.7),
        turn=12,
    )
    pen.form(at("M6-44L30-34L26-22L2-32z"), IRON, turn=3)
    pen.glow("#ffe06a", *at.point(58, -58), 34 * size)
    pen.fill("#ffffff", at("M58-80L63-64L78-60L64-54L58-38L53-53L38-58L53-64z"))


def anvil(pen: Pen, x: float = 100, y: float = 100, size: float = 1) -> None:
    """A smith's anvil."""
    at = Placed(x, y, size, 0)
    pen.form(
        at("M-66-26Q-40-24-30-34H56V-8Q34-4 24 14L30 40H46V58H-40V40H-22L-16 14Q-28-2-66-26z"),
        IRON,
        line("#c8d0dc", at("M-30-30H52"), 3),
        turn=9,
        edge=3,
    )


def anchor(pen: Pen, x: float = 100, y: float = 100, size: float = 1, metal: str = STEEL) -> None:
    """A ship's anchor."""
    at = Placed(x, y, size, 0)
    pen.form(
        at(
            circle(0, -56, 16)
            + circle(0, -56, 8, hole=True)
            + "M-6-42H6V-24H30V-12H6V44Q40 38 48 6L36 10L52-22L68 10L58 8Q50 62 0 66Q-50 62-58 8L-68 10L-52-22L-36 10L-48 6Q-40 38-6 44V-12H-30V-24H-6z"
        ),
        metal,
        turn=6,
        edge=2.6,
    )


def pitchfork(pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0) -> None:
    """A farmer's fork."""
    at = Placed(x, y, size, angle)
    pen.shaft("#a8744a", at("M0 84V-14"), 8 * size)
    pen.shaft("#a8b0c0", at("M-28-76V-36Q-26-12 0-12Q26-12 28-36V-76M0-12V-80"), 7 * size)


def hourglass(pen: Pen, x: float = 100, y: float = 100, size: float = 1) -> None:
    """Sand that runs out."""
    at = Placed(x, y, size, 0)
    pen.form(
        at("M-34-56H34Q34-20 8 0Q34 20 34 56H-34Q-34 20-8 0Q-34-20-34-56z"),
        "#bcd4e4",
        fill(
            "#e8c06a", at("M-26-30H26Q20-12 0-2Q-20-12-26-30zM-30 56Q-22 26 0 18Q22 26 30 56zM-1 0h2v24h-2z")
        ),
        turn=7,
    )
    for y0 in (-68, 54):
        pen.form(at(f"M-44 {y0}H44V{y0 + 14}H-44z"), WOOD, turn=4)
