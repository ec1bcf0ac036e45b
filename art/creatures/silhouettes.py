"""Creatures as dark shapes against the light: heads with shining eyes, bats, a dragon on the wing."""

from __future__ import annotations

from art.colour import mix
from art.creatures.limbs import bat_wing
from art.marks import fill, line
from art.paths import Placed, limb, move
from art.pen import Pen

__all__ = ["SHADOWS", "bats", "shadow_head", "soaring", "victim"]


SHADOWS = {
    "orc": "M-34-4L-58-16L-38 8Q-36 40 0 46Q36 40 38 8L58-16L34-4Q34-46 0-48Q-34-46-34-4z",
    "goblin": "M-28-12L-72-32L-34 10Q-28 40 0 46Q28 40 34 10L72-32L28-12Q18-40 0-40Q-18-40-28-12z",
    "devil": "M-30-20Q-52-26-54-66Q-38-44-14-44Q0-48 14-44Q38-44 54-66Q52-26 30-20Q40 30 0 48Q-40 30-30-20z",
    "duergar": "M-40 2Q-42-46 0-50Q42-46 40 2L46 14Q44 48 0 60Q-44 48-46 14z",
    "kobold": "M-14-30L-26-62L2-42L24-64L30-34Q42-10 34 14Q20 34-8 30L-56 24Q-62 10-50 2L-30-8Q-28-22-14-30z",
    "drow": "M-24-20L-54-50L-34 2Q-26 38 0 48Q26 38 34 2L54-50L24-20Q16-44 0-46Q-16-44-24-20z",
    "hood": "M-40 50Q-46-8-24-38Q-6-58 8-64Q8-52 24-38Q46-8 40 50Q0 64-40 50z",
    "beast": "M-36-18L-48-52L-20-40Q0-48 20-40L48-52L36-18Q48 8 28 34Q0 56-28 34Q-48 8-36-18z",
    "troll": "M-30-8L-46-36L-28-30L-26-60L-8-42L4-66L14-42L32-58L30-28L50-30L32-6Q44 36 4 50Q-44 40-30-8z",
    "snake": "M-40 0Q-46-44 0-48Q46-44 40 0Q34 26 22 34V60H-22V34Q-34 26-40 0z",
}
"""Outlines of heads, seen against the light."""


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
    pen.form(at(SHADOWS[kind]), colour, turn=6, rim=mix(colour, pen.light.glow, 0.6), edge=2.4)
    if kind == "kobold":
        pen.fill(iris, at("M-24-8Q-10-22 4-8Q-10 0-24-8z"))
        pen.fill("#140a14", at("M-10-15Q-6-8-11-3Q-15-9-10-15z"))
        teeth = "M-48 22l4 9l4-8zM-34 24l4 8l4-8z"
    else:
        pen.fill(iris, at("M-25-8Q-12-8-5 3Q-17 9-25-8zM25-8Q12-8 5 3Q17 9 25-8z"))
        teeth = (
            "M-18 32l2-20l8 18zM18 32l-2-20l-8 18z" if kind == "orc" else "M-13 22l4 11l5-10zM4 23l5 10l4-11z"
        )
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


def soaring(
    pen: Pen,
    hide: str,
    wing: str,
    horn: str = "#e8d0a0",
    iris: str = "#ffe14a",
    *,
    place: str = "translate(0 12)",
) -> None:
    """A dragon on the wing, seen from below."""
    with pen.group(place):
        bat_wing(pen, 108, 104, wing, 0.86, 14)
        bat_wing(pen, 92, 104, wing, 0.86, 14, left=True)
        pen.form(limb([(112, 104), (140, 130), (128, 158), (164, 170)], 30, 4), hide, turn=6)
        pen.form(limb([(110, 110), (92, 96), (78, 74)], 38, 22), hide, turn=7)
        pen.form(
            "M92 62Q90 46 76 46Q62 48 54 60L34 70Q30 80 42 82L66 82Q86 86 92 62z",
            hide,
            fill(iris, "M66 58l9 1l-5 6z"),
            line(pen.dark(hide, 0.6), "M38 77Q54 78 68 74"),
            turn=6,
        )
        pen.form("M82 50Q98 34 116 38Q104 46 94 60z", horn, turn=3)
