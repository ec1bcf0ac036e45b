"""Eyes of beasts and monsters."""

from __future__ import annotations

from art.colour import INK, mix
from art.marks import Mark, fill, group, oval

__all__ = ["beast_eye", "button_eye", "eyeball", "frog_eye", "owl_eye"]


def beast_eye(x: float, y: float, size: float, iris: str, angle: float = 0, *, round: bool = False) -> Mark:
    """A dark almond with a bright iris, a glint, and a slit or a round pupil."""
    pupil = (
        (oval(INK, 0, -0.5, 3.6), oval("#ffffff", -2, -2.6, 1.4))
        if round
        else (fill(INK, "M1-7Q4 0 0 6Q-3 0 1-7z"),)
    )
    turned = f"rotate({angle:g})" if angle else ""
    return group(
        f"translate({x:g} {y:g}){turned}scale({size:g})",
        fill(INK, "M-12 1Q-4-10 6-9Q13-6 13 1Q6 8-3 7Q-9 6-12 1z"),
        fill(iris, "M-9 1Q-3-7 5-7Q10-4 10 1Q5 6-2 5Q-7 4-9 1z"),
        fill(mix(iris, "#ffffff", 0.6), "M-7 0Q-2-6 4-6Q0-2-7 0z"),
        *pupil,
    )


def button_eye(x: float, y: float, size: float, iris: str) -> Mark:
    """A large, dark, friendly eye."""
    return group(
        f"translate({x:g} {y:g})scale({size:g})",
        oval(INK, 0, 0, 10, 10.5),
        oval(iris, -0.5, 0.5, 7.5, 8),
        oval(INK, -0.5, 0.5, 4.6),
        oval("#ffffff", -3, -3.5, 2.6),
        fill(INK, "M-10-2Q-2-14 9-6L11-1Q0-10-10-2z"),
    )


def owl_eye(x: float, y: float, radius: float, iris: str) -> Mark:
    """A great round eye."""
    return (
        oval("#3a2417", x + 1, y + 1, radius + 2.5)
        + oval(iris, x, y, radius)
        + oval(INK, x - 1, y, radius * 0.58)
        + oval("#ffffff", x - 4, y - 5, 3.2)
        + oval("#ffffff", x + 3, y + 4, 1.4, None, 0.7)
    )


def frog_eye(x: float, y: float, radius: float, iris: str, lid: str) -> Mark:
    """A round eye with a level pupil and a heavy lid."""
    r = radius
    return (
        oval(INK, x + 0.8, y + 1, r + 1)
        + oval(iris, x, y, r)
        + fill(INK, f"M{x - 7} {y}Q{x} {y - 5} {x + 7} {y}Q{x} {y + 5} {x - 7} {y}z")
        + oval("#ffffff", x - 4, y - 5, 2.8)
        + fill(
            lid,
            f"M{x - r - 2} {y - 1}Q{x - r} {y - r - 3} {x} {y - r - 2}Q{x + r} {y - r - 2} {x + r + 2} {y - 1}Q{x} {y - r + 1} {x - r - 2} {y - 1}z",
        )
    )


def eyeball(x: float, y: float, radius: float, iris: str, socket: str) -> Mark:
    """A bare, staring eyeball."""
    return (
        oval(socket, x + 1, y + 1, radius + 2)
        + oval("#f4ecd8", x, y, radius)
        + oval(iris, x - radius * 0.15, y, radius * 0.62)
        + oval(INK, x - radius * 0.15, y, radius * 0.34)
        + oval("#ffffff", x - radius * 0.4, y - radius * 0.4, max(1, radius * 0.22))
    )
