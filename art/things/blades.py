"""Swords and daggers. Each points up before it is turned."""

from __future__ import annotations

from art.colour import GOLD, IRON, LEATHER, STEEL, mix
from art.marks import Mark, fill, line
from art.paths import Placed, circle
from art.pen import Pen

__all__ = ["dagger", "edged", "flamberge", "greatsword", "rapier", "scimitar", "sword"]


def edged(pen: Pen, at: Placed, data: str, half: str, metal: str, *marks: Mark) -> None:
    """A blade: light on one side of its ridge, dark on the other."""
    pen.form(
        at(data),
        mix(metal, "#ffffff", 0.35),
        fill(pen.dark(metal, 0.25), at(half)),
        *marks,
        turn=2,
        edge=2.4,
        back=False,
    )


def sword(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    metal: str = STEEL,
    hilt: str = GOLD,
    grip: str = LEATHER,
) -> None:
    """A sword that points up; its guard is at (x, y + 30)."""
    at = Placed(x, y, size, angle)
    pen.form(at("M-6 56L-4 32H4L6 56z"), grip, turn=3)
    edged(
        pen,
        at,
        "M-9 30L-10-56L0-76L10-56L9 30z",
        "M0 30V-76L10-56L9 30z",
        metal,
        line("#ffffff", at("M-4 28V-52"), 1.6, 0.8),
    )
    pen.form(at("M-30 26Q0 34 30 26L32 36Q0 42-32 36z"), hilt, turn=4)
    pen.form(circle(*at.point(0, 62), 8 * size), hilt, turn=4)


def greatsword(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    metal: str = STEEL,
    hilt: str = IRON,
    grip: str = LEATHER,
) -> None:
    """A sword for two hands, with lugs above the guard."""
    at = Placed(x, y, size, angle)
    pen.form(
        at("M-6 82L-5 34H5L6 82z"),
        grip,
        line(pen.dark(grip, 0.6), at("M-5 46L5 41M-5 57L5 52M-5 68L5 63")),
        turn=3,
    )
    edged(
        pen,
        at,
        "M-12 30L-10 12L-20 4L-12-2L-12-70L0-92L12-70L12-2L20 4L10 12L12 30z",
        "M0 30V-92L12-70L12-2L20 4L10 12L12 30z",
        metal,
        line("#ffffff", at("M-5 24V-64"), 1.6, 0.8),
    )
    pen.form(at("M-38 24Q-20 34 0 32Q20 34 38 24L42 34Q20 44 0 42Q-20 44-42 34z"), hilt, turn=4)
    pen.form(circle(*at.point(0, 86), 9 * size), hilt, turn=4)


def dagger(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    metal: str = STEEL,
    hilt: str = GOLD,
    grip: str = LEATHER,
) -> None:
    """A dagger that points up."""
    at = Placed(x, y, size, angle)
    pen.form(at("M-6 46L-5 16H5L6 46z"), grip, turn=3)
    edged(
        pen,
        at,
        "M-10 14L-11-38L0-66L11-38L10 14z",
        "M0 14V-66L11-38L10 14z",
        metal,
    )
    pen.form(at("M-24 10Q0 18 24 10L26 20Q0 27-26 20z"), hilt, turn=4)
    pen.form(circle(*at.point(0, 50), 8 * size), hilt, turn=4)


def rapier(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, metal: str = STEEL
) -> None:
    """A thin blade with a basket for the hand."""
    at = Placed(x, y, size, angle)
    edged(pen, at, "M-4 40L-3-72L0-88L3-72L4 40z", "M0 40V-88L3-72L4 40z", metal)
    pen.form(at("M-5 74L-4 40H4L5 74z"), LEATHER, turn=3)
    pen.form(
        at("M-26 34Q-22 22 0 24Q22 22 26 34Q28 54 6 66Q20 52 16 42Q0 36-16 42Q-24 44-26 34z"), GOLD, turn=4
    )
    pen.line(pen.dark(GOLD), at("M-14 32Q0 28 16 32"), 2)
    pen.form(circle(*at.point(0, 78), 7 * size), GOLD, turn=3)


def scimitar(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    metal: str = STEEL,
    hilt: str = GOLD,
    *,
    flip: bool = False,
) -> None:
    """A curved sword that points up and to the right."""
    at = Placed(x, y, size, angle, flip=flip)
    pen.form(at("M-7 64L-6 34H6L4 66z"), LEATHER, turn=3)
    edged(
        pen,
        at,
        "M-10 32C-16-12-8-56 36-84C30-54 26-10 10 32z",
        "M2 32C-2-12 8-54 36-84C30-54 26-10 10 32z",
        metal,
    )
    pen.form(at("M-26 28Q0 36 24 26L27 36Q0 46-28 38z"), hilt, turn=4)
    pen.form(circle(*at.point(0, 68), 7 * size), hilt, turn=4)


def flamberge(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    metal: str = STEEL,
    hilt: str = GOLD,
) -> None:
    """A sword whose blade winds like a snake."""
    at = Placed(x, y, size, angle)
    pen.form(at("M-6 58L-4 34H4L6 58z"), LEATHER, turn=3)
    edged(
        pen,
        at,
        "M-9 32Q-16 18-8 6Q0-8-8-20Q-14-34-6-46Q-2-62 2-80Q6-62 12-48Q16-34 8-22Q2-8 10 6Q16 18 9 32z",
        "M0 32Q-6 18 2 6Q10-8 2-20Q-4-34 4-46Q4-62 2-80Q6-62 12-48Q16-34 8-22Q2-8 10 6Q16 18 9 32z",
        metal,
    )
    pen.form(at("M-28 26Q0 36 28 26L30 35Q0 43-30 35z"), hilt, turn=4)
    pen.form(circle(*at.point(0, 63), 8 * size), hilt, turn=3)
