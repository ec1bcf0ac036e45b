"""Jaws: mouths for each mood, tusks and fangs."""

from __future__ import annotations

from art.colour import IVORY, mix
from art.marks import Mark, fill, group, line
from art.parts import Look
from art.pen import Pen

__all__ = ["mouth", "tusks"]

DEEP = "#3a1018"
TEETH = "#f7ecd8"

MOUTHS: dict[str, tuple[str, str, str]] = {
    # the dark of the mouth, teeth, the lower lip, all around (0, 0)
    "calm": (
        "M-11-1Q-6-2.500-2-.5Q5-3 14-2.500Q6 2.500-2 2Q-8 2-11-1z",
        "",
        "M-8 2Q0 3 9 1Q4 8-3 7Q-7 6-8 2z",
    ),
    "stern": ("M-11 2Q0-3 13 1Q0 1-11 2z", "", "M-7 2.500Q0 1 9 2Q1 7-7 2.500z"),
    "fierce": (
        "M-14-2Q0-7 17-4Q15 8 0 8Q-12 8-14-2z",
        "M-12-1Q0-5 14-3L13 1Q0-1-11 2zM-10 6Q0 3 12 4Q0 9-10 6z",
        "",
    ),
    "merry": (
        "M-15-4Q0 1 17-6Q12 9-2 9Q-11 7-15-4z",
        "M-12-2.500Q0 2 14-4Q11 1 0 3Q-9 2-12-2z",
        "",
    ),
    "laughing": (
        "M-15-5Q0-2 18-7Q15 13-1 14Q-12 11-15-5z",
        "M-12-4Q0-1 15-5.500Q13-1 0 1Q-9 1-12-4z",
        "",
    ),
    "sly": ("M-10 1Q0 2 17-6Q8 5-10 1z", "", "M-6 2.500Q2 4 9 0Q2 8-6 2.500z"),
    "worried": ("M-8 3Q0-3 11 3Q0 1-8 3z", "", "M-5 4Q1 2 7 4Q1 8-5 4z"),
    "weary": ("M-9 1Q0-1 12 2Q2 2-9 1z", "", "M-6 3Q1 2 8 4Q1 7-6 3z"),
}
SAME = {"proud": "calm", "dreamy": "calm"}


def mouth(pen: Pen, look: Look) -> list[Mark]:
    """The mouth of a mood, with the shadow under the lower lip."""
    x, y = look.head.mouth
    dark, teeth, lip = MOUTHS[SAME.get(look.mood, look.mood)]
    at = f"translate({x:g} {y:g})"
    red = mix(look.skin, "#8a2030", 0.45 if look.woman else 0.28)
    marks = [fill(DEEP, dark)]
    if teeth:
        marks.append(fill(TEETH, teeth))
    if look.mood == "laughing":
        marks.append(fill("#c0505a", "M-8 9Q0 4 9 8Q4 13-1 13Q-6 12-8 9z"))
    if lip:
        marks.append(fill(red, lip))
    if look.mood == "sly":
        marks.append(line(DEEP, "M17-8q2 2 1 4", 1.6))
    if look.mood in ("fierce", "stern") and not look.woman:
        marks.append(line(pen.dark(look.skin, 0.42), "M21-12q3 8-1 15", 1.6))
    marks.append(fill(pen.dark(look.skin, 0.42), "M-5 10q7-3 13-1q-6 4-13 1z", 0.6))
    return [f'<g transform="{at}">{"".join(marks)}</g>']


def tusks(pen: Pen, look: Look) -> None:
    """Tusks and fangs, if the extras ask for them."""
    x, y = look.head.mouth
    extras = look.extras
    if extras & {"tusks", "bigtusks"}:
        size = 1.5 if "bigtusks" in extras else 1.05
        root = "#6b4a2c"
        pen.mark(
            group(
                f"translate({x - 12:g} {y + 4:g})scale({size:g})",
                fill(root, "M-3 2Q-6-8-2-14Q5-6 5 3z"),
                fill(IVORY, "M-3 2Q-6-8-2-14Q2-6 2 2z"),
            ),
            group(
                f"translate({x + 14:g} {y + 3:g})scale({size:g})",
                fill(root, "M-4 3Q-3-8 4-15Q7-5 5 3z"),
                fill(IVORY, "M-4 3Q-3-8 4-15Q4-5 2 3z"),
            ),
        )
    if "fang" in extras:
        pen.fill(IVORY, f"M{x - 9:g} {y:g}l3 8l3-8zM{x + 8:g} {y - 2:g}l4 8l2-9z")
