"""Ranged weapons: bows, crossbows, arrows, slings."""

from __future__ import annotations

from art.colour import GOLD, IRON, LEATHER, STEEL, mix
from art.marks import line
from art.paths import Placed, circle, move
from art.pen import Pen

__all__ = ["BOWS", "arrow", "bola", "bow", "crossbow", "quiver", "sling"]


BOWS = {
    "plain": (
        "M20-78Q-40-40-40 0Q-40 40 20 78L14 82Q-54 46-54 0Q-54-46 14-82z",
        (17, 80),
        "M-54-14H-34V14H-54z",
    ),
    "recurve": (
        "M30-82Q16-84 10-70Q-34-40-38 0Q-34 40 10 70Q16 84 30 82L28 88Q8 92 0 74Q-50 44-52 0Q-50-44 0-74Q8-92 28-88z",
        (14, 84),
        "M-54-12H-32V12H-54z",
    ),
    "long": (
        "M16-96Q-30-50-30 0Q-30 50 16 96L10 98Q-42 54-42 0Q-42-54 10-98z",
        (13, 96),
        "M-44-14H-26V14H-44z",
    ),
    "horned": (
        "M40-70Q20-90 0-72Q-40-50-26-12Q-22-6-22 0Q-22 6-26 12Q-40 50 0 72Q20 90 40 70Q24 104-8 84Q-58 56-38 10Q-34 4-34 0Q-34-4-38-10Q-58-56-8-84Q24-104 40-70z",
        (18, 72),
        "M-44-14H-26V14H-44z",
    ),
}
"""Bows: the stave, where the string is tied to its lower end, and the grip."""


def bow(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    shape: str = "plain",
    wood: str = "#8a5a2e",
    trim: str = "",
    string: str = "#f4ead0",
    *,
    arrow: str = "#c8452f",
    shot: str = "",
) -> None:
    """A bow that shoots to the left.

    `arrow` is the colour of the feathers of the arrow on its string, or "" for none; `shot` makes that arrow
    of light.
    """
    at = Placed(x, y, size, angle)
    stave, (end, top), grip = BOWS[shape]
    drawn = arrow or shot
    pen.line(string, at(f"M{end}-{top}L{44 if drawn else end} 0L{end} {top}"), 2)
    marks = (line(trim, at("M-50-14H-24M-50 14H-24M-30-40l14-6M-30 40l14 6"), 3.4),) if trim else ()
    pen.form(at(stave), wood, *marks, turn=4, edge=2.4)
    pen.form(at(grip), trim or LEATHER, turn=3)
    if shot:
        pen.glow(shot, *at.point(-40, 0), 60 * size, 0.9)
        pen.fill("#ffffff", at("M46-2L-60-4L-56-14L-92 0L-56 14L-60 4L46 2z"))
    elif arrow:
        pen.shaft("#a8824a", at("M46 0H-66"), 4.5 * size)
        pen.form(at("M-88 0L-62-10L-68 0L-62 10z"), STEEL, turn=3)
        pen.form(at("M50 0L42-9H26L34 0L26 9H42z"), arrow, turn=3)


def crossbow(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    wood: str = "#7a4f2a",
    metal: str = STEEL,
    *,
    heavy: bool = False,
    magazine: bool = False,
    crank: bool = False,
) -> None:
    """A crossbow that points up: heavy ones have a steel bow, some a magazine or a crank."""
    at = Placed(x, y, size, angle)
    pen.line("#f4ead0", at("M-62-22L0 14L62-22"), 2.4)
    wide = 7 if heavy else 5
    pen.form(
        at(f"M-66-20Q-50-44 0-52Q50-44 66-20L{60}-{16}Q40-{34 - wide} 0-{42 - wide}Q-40-{34 - wide}-60-16z"),
        metal if heavy else "#8a5a2e",
        turn=4,
        edge=2.4,
    )
    pen.form(
        at("M-9-60H9L10 30L18 84Q8 92-10 86L-10 30z"),
        wood,
        line(pen.dark(wood, 0.6), at("M0-56V20M-8 40H10M-8 56L12 54"), 2.2),
        turn=6,
    )
    pen.shaft("#c8a878", at("M0 10V-70"), 4 * size)
    pen.form(at("M0-92L9-66H-9z"), STEEL, turn=3)
    if magazine:
        pen.form(
            at("M-14-34H14V14H-14z"),
            mix(wood, "#ffffff", 0.15),
            line(pen.dark(wood, 0.6), at("M-14-20H14M-14-6H14"), 2.4),
            turn=5,
        )
        pen.form(at("M14-6L36-22L40-14L16 6z"), IRON, turn=3)
    if crank:
        pen.form(
            circle(*at.point(0, 44), 14 * size),
            IRON,
            line("#c8d0dc", circle(*at.point(0, 44), 8 * size), 2.4),
            turn=5,
        )
        pen.shaft(IRON, at("M14 44H38V58M-14 44H-38V30"), 5 * size)
    pen.form(at("M-22-58Q0-74 22-58L18-46H-18z"), IRON, turn=4)


def arrow(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, feathers: str = "#c8452f"
) -> None:
    """An arrow that points up."""
    at = Placed(x, y, size, angle)
    pen.shaft("#a8824a", at("M0 64V-52"), 5 * size)
    pen.form(at("M0-80L12-46L0-54L-12-46z"), STEEL, turn=3)
    pen.form(at("M0 40L-12 52V76L0 64L12 76V52z"), feathers, line(pen.dark(feathers), at("M0 42V66")), turn=3)


def quiver(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, feathers: str = "#c8452f"
) -> None:
    """A quiver full of arrows."""
    at = Placed(x, y, size, angle)
    for dx, tilt in ((-16, -6), (-5, -2), (6, 2), (17, 6)):
        pen.shaft("#a8824a", at(move("M0 0V-50", dx, -20, tilt)), 4 * size)
        pen.form(at(move("M0-34L-7-44V-66L0-58L7-66V-44z", dx, -20, tilt)), feathers, turn=3)
    pen.form(
        at("M-28-34Q0-42 28-34L20 74Q0 84-20 74z"),
        LEATHER,
        line(GOLD, at("M-27-20Q0-28 27-20M-22 52Q0 60 21 52"), 3.4),
        turn=8,
    )


def sling(pen: Pen, x: float = 100, y: float = 100, size: float = 1) -> None:
    """A sling with a stone in its pouch, about to be let go."""
    at, stone = Placed(x, y, size, 0), "#a49a8e"
    pen.line("#f4faff", at("M-86 24Q-90-60-18-84M-70 36Q-76-36-22-62"), 5, 0.6)
    for cord in ("M58 66Q20 40-44 18", "M58 66Q48 10-6-40"):
        pen.shaft("#c89a5a", at(cord), 7 * size)
    pen.form(at("M-56 22Q-66-30-4-50Q14-40 8-22Q-20-16-30 22Q-44 32-56 22z"), LEATHER, turn=7)
    pen.form(
        at("M-54-8Q-54-40-22-44Q10-42 10-12Q8 16-22 18Q-52 18-54-8z"),
        stone,
        line(pen.dark(stone), at("M-34-26L-24-20L-30-8M-10-4L-2 4"), 3),
        turn=10,
    )
    pen.form(
        at("M-56 22Q-58 4-50-4Q-46 20-22 20Q2 18 8-22Q18-6 6 10Q-20 40-56 22z"),
        pen.dark(LEATHER, 0.15),
        turn=4,
    )


def bola(pen: Pen, x: float = 100, y: float = 100, size: float = 1) -> None:
    """Three stones on cords, whirling."""
    at, stone = Placed(x, y, size, 0), "#94897e"
    pen.line("#f4faff", at("M-88-8Q-84-72-22-90M94-2Q88 54 40 84M-58 74Q-80 60-86 34"), 5, 0.6)
    for data, (px, py) in (
        ("M0 0Q-34-16-46-44", (-48, -48)),
        ("M0 0Q36-10 50-34", (56, -40)),
        ("M0 0Q-10 30 2 52", (4, 58)),
    ):
        pen.shaft("#c89a5a", at(data), 8 * size)
        pen.form(
            circle(*at.point(px, py), 29 * size),
            stone,
            line(pen.dark(stone), move("M-14-12L-4-4L-10 8M8 2L16 12", *at.point(px, py), 0, size), 3),
            turn=9,
        )
    pen.form(circle(*at.point(0, 0), 12 * size), LEATHER, turn=4)
