"""What the inn serves: ham, fish, carrots, plates, turnips and loaves. Ale comes in `vessels.mug`."""

from __future__ import annotations

from art.colour import BONE
from art.marks import fill, line, oval
from art.paths import Placed, circle
from art.pen import Pen

__all__ = ["carrots", "fish", "ham", "loaf", "plate"]


def ham(pen: Pen, x: float = 100, y: float = 100, size: float = 1) -> None:
    """A smoked ham on its bone, one slice cut away."""
    at = Placed(x, y, size, 0)
    pen.form(at("M30-38L58-66Q56-84 70-84Q80-82 78-72Q90-72 90-60Q86-50 74-52L46-22z"), BONE, turn=4)
    pen.form(
        at("M44-26Q62-2 46 30Q28 66-14 68Q-60 66-74 26Q-80-16-46-38Q0-62 44-26z"),
        "#a8482e",
        fill("#c8643a", at("M-58 0Q-46-34 0-40Q-30-22-44 16z"), 0.7),
        line(pen.dark("#a8482e"), at("M-10-44Q4 0-6 40M20-36Q34 0 24 40"), 4),
        turn=14,
        edge=3,
    )
    pen.form(
        at("M-74 20Q-62-8-32 0Q-2 14 2 44Q0 64-18 70Q-60 68-74 20z"),
        "#f4b09a",
        line("#e2806e", at("M-58 20Q-40 10-24 24Q-10 38-12 56"), 4),
        turn=5,
    )
    pen.form(at(circle(-30, 36, 11)), BONE, oval("#b8a888", *at.point(-29, 37), 4.5 * size), turn=3)


def fish(pen: Pen, x: float = 100, y: float = 100, size: float = 1, hide: str = "#7fb8d8") -> None:
    """A fish with its mouth open."""
    at = Placed(x, y, size, 0)
    pen.form(at("M48 2L88-38Q82-14 84 2Q84 22 92 44z"), pen.dark(hide, 0.2), turn=5)
    pen.form(at("M-30-36Q0-70 34-44L20-20zM-6 36Q8 62 30 54L24 24z"), pen.dark(hide, 0.3), turn=4)
    pen.form(
        at("M-86-4Q-56-48 4-42Q40-34 60 2Q38 36 2 42Q-50 44-86 12L-66 6z"),
        hide,
        fill("#eaf4f0", at("M-80 16Q-40 22 50 6Q30 50-20 46Q-60 40-80 16z"), 0.8),
        line(
            pen.dark(hide),
            at(
                "M-34-34Q-18 0-34 38M-6-22q10 12 0 22M16-22q10 12 0 22M36-16q8 10 0 18M6 4q9 10 0 20M26 6q9 8 0 18"
            ),
            3,
        ),
        turn=12,
        edge=3,
    )
    pen.oval("#fff8e0", *at.point(-54, -12), 10 * size)
    pen.oval("#14101c", *at.point(-55, -11), 5.5 * size)


def carrots(pen: Pen, x: float = 100, y: float = 100, size: float = 1) -> None:
    """Two carrots with their leaves."""
    at = Placed(x, y, size, 0)
    pen.form(
        at(
            "M26-36Q10-64 26-86Q34-72 38-58Q44-80 64-84Q64-66 54-52Q72-64 88-54Q78-34 54-30Q70-26 78-14Q56-8 36-20z"
        ),
        "#5fa83c",
        turn=6,
    )
    for data, marks, tone in (
        (
            "M44-14Q64 8 44 28Q18 58-22 78Q-30 80-26 70Q-8 28 12-6Q26-26 44-14z",
            "M52 6l-16-4M34 32l-12-8M4 56l-10-6",
            "#d8641e",
        ),
        (
            "M36-36Q50-14 28 0Q-16 24-72 34Q-82 32-74 24Q-34-12 6-40Q26-52 36-36z",
            "M34-16l-14-10M6 8l-8-14M-28 20l-4-12",
            "#f08a2e",
        ),
    ):
        pen.form(at(data), tone, line(pen.dark(tone, 0.4), at(marks), 3.4), turn=7, edge=2.6)


def loaf(pen: Pen, x: float = 100, y: float = 100, size: float = 1) -> None:
    """A loaf with three cuts."""
    at = Placed(x, y, size, 0)
    pen.form(
        at("M-62 26Q-78-6-44-22Q0-44 44-22Q78-6 62 26Q0 40-62 26z"),
        "#c8843a",
        line("#f4d49a", at("M-34-18Q-26-2-32 12M0-26Q8-6 2 10M34-18Q42-2 36 12"), 6),
        turn=10,
    )


def plate(pen: Pen, x: float = 100, y: float = 100, size: float = 1, rim: str = "#d8d4dc") -> None:
    """A plate seen a little from above, for something to lie on."""
    at = Placed(x, y, size, 0)
    pen.form(at(circle(0, 0, 80, 30)), rim, turn=5, edge=3)
    pen.fill(pen.dark(rim, 0.25), at(circle(1, -2, 56, 18)))
    pen.fill(pen.lit(rim, 0.2), at(circle(1, 1, 52, 15)))
