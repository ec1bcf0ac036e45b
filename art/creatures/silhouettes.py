"""Creatures as dark shapes against the light: heads with shining eyes, and bats."""

from __future__ import annotations

from art.colour import mix
from art.marks import fill
from art.paths import Placed, move
from art.pen import Pen

__all__ = ["SHADOWS", "bats", "shadow_head", "victim"]


SHADOWS = {
    "orc": "M-34-8L-60-22L-42 6L-40 24Q-34 44-16 48H16Q34 44 40 24L42 6L60-22L34-8Q32-46 0-48Q-32-46-34-8z",
    "goblin": "M-28-14L-74-36L-62-16L-34 8Q-26 36 0 48Q26 36 34 8L62-16L74-36L28-14Q18-40 0-40Q-18-40-28-14z",
    "devil": "M-30-24Q-58-24-60-70Q-44-50-18-48L0-54L18-48Q44-50 60-70Q58-24 30-24Q40 0 30 26L12 42L0 60L-12 42L-30 26Q-40 0-30-24z",
    "duergar": "M-40 2Q-42-46 0-50Q42-46 40 2L46 14Q44 48 0 60Q-44 48-46 14z",
    "kobold": "M-14-30L-26-62L2-42L24-64L30-34Q42-10 34 14Q20 34-8 30L-56 24Q-62 10-50 2L-30-8Q-28-22-14-30z",
    "drow": "M-24-20L-54-50L-34 2Q-26 38 0 48Q26 38 34 2L54-50L24-20Q16-44 0-46Q-16-44-24-20z",
    "hood": "M-40 50Q-46-8-24-38Q-6-58 8-64Q8-52 24-38Q46-8 40 50Q0 64-40 50z",
    "beast": "M-30-22L-46-62L-18-44L0-50L18-44L46-62L30-22L52-2L40 6L46 22L28 20Q20 50 0 54Q-20 50-28 20L-46 22L-40 6L-52-2z",
    "troll": "M-30-8L-46-36L-28-30L-26-60L-8-42L4-66L14-42L32-58L30-28L50-30L32-6Q44 36 4 50Q-44 40-30-8z",
    "snake": "M-40 0Q-46-44 0-48Q46-44 40 0Q34 26 22 34V60H-22V34Q-34 26-40 0z",
}
"""Outlines of heads, seen against the light."""

FEATURES = {
    "orc": "M-10 2Q0-8 10 2L14 16Q0 22-14 16z",
    "goblin": "M-6-8Q0-12 6-8L12 12Q6 30-4 28Q-10 16-6-8z",
    "devil": "M-5-8Q0-12 5-8L10 10Q0 18-10 10zM-26-34Q-40-38-50-56Q-36-46-22-44zM26-34Q40-38 50-56Q36-46 22-44z",
    "beast": "M-12 2Q0-6 12 2L18 24Q12 36 0 36Q-12 36-18 24zM-28-34L-38-52L-22-42zM28-34L38-52L22-42z",
    "troll": "M-8-6Q0-14 8-6L16 18Q6 34-8 30Q-18 22-8-6z",
    "snake": "M-22 8Q0 0 22 8L16 24H-16z",
}
"""What stands out on a head: nose or snout, and the hollow of its ears or horns."""

TEETH = {
    "orc": "M-22 38L-18 12L-8 36zM22 38L18 12L8 36zM-6 38l3-7l3 7zM1 38l3-7l3 7z",
    "beast": "M-14 32l4 16l6-15zM14 32l-4 16l-6-15zM-3 36l3 9l4-9z",
    "kobold": "M-48 22l4 9l4-8zM-34 24l4 8l4-8z",
}


def shadow_head(
    pen: Pen,
    kind: str,
    x: float,
    y: float,
    size: float = 1,
    iris: str = "#ffe14a",
    colour: str = "#2a1a28",
    *,
    fangs: bool = True,
) -> None:
    """A head in the dark with shining eyes. A kobold looks to the left and shows one eye."""
    at = Placed(x, y, size, 0)
    raised = fill(mix(colour, pen.light.glow, 0.2), at(FEATURES[kind])) if kind in FEATURES else ""
    pen.form(at(SHADOWS[kind]), colour, raised, turn=6, rim=mix(colour, pen.light.glow, 0.6), edge=2.4)
    if kind == "kobold":
        pen.fill(iris, at("M-24-8Q-10-22 4-8Q-10 0-24-8z"))
        pen.fill("#140a14", at("M-10-15Q-6-8-11-3Q-15-9-10-15z"))
    else:
        pen.fill(iris, at("M-28-8Q-12-8-5 4Q-20 10-28-8zM28-8Q12-8 5 4Q20 10 28-8z"))
        pen.fill("#140a14", at("M-17-6Q-13 1-17 6Q-20 0-17-6zM17-6Q13 1 17 6Q20 0 17-6z"))
        pen.line(mix(colour, "#0a0408", 0.6), at("M-32-14L-4 1M32-14L4 1"), 5 * size)
    teeth = TEETH.get(kind, "M-14 24l4 12l6-11zM4 25l6 11l4-12z")
    if kind == "duergar":
        pen.form(
            at("M-43 4Q-46-52 0-55Q46-52 43 4Q22-10 6-8L5 18H-5L-6-8Q-22-10-43 4z"),
            mix(colour, "#9aa6ba", 0.6),
            turn=5,
        )
        pen.form(
            at("M-42 14Q-20 10 0 22Q20 10 42 14Q46 44 24 60L14 52L0 74L-14 52L-24 60Q-46 44-42 14z"),
            mix(colour, "#ffffff", 0.65),
            turn=5,
        )
    if fangs and kind not in ("duergar", "drow", "hood"):
        pen.fill("#fff6e0", at(teeth))


def victim(
    pen: Pen, x: float, y: float, size: float = 1, kind: str = "beast", colour: str = "#3a2438"
) -> None:
    """The victim of a blow: a head with shoulders against the light."""
    at = Placed(x, y, size, 0)
    pen.form(at("M-76 110Q-70 44-26 34H26Q70 44 76 110z"), colour, turn=8)
    shadow_head(pen, kind, x, y, size, "#ff8a3a", colour)


def bats(pen: Pen, colour: str, *places: tuple[float, float, float], iris: str = "#ffb02e") -> None:
    """Bats on the wing: x, y and size of each."""
    wing = "M0-6L-6-16L-8-6Q-30-26-58-14Q-46-8-46 6Q-34-2-26 8Q-16 2-8 14Q0 22 8 14Q16 2 26 8Q34-2 46 6Q46-8 58-14Q30-26 8-6L6-16z"
    for x, y, size in places:
        pen.form(move(wing, x, y, 0, size), colour, turn=4)
        pen.dots(iris, 4 * size, (x - 4 * size, y - size), (x + 4 * size, y - size))
