"""Moods: brows, lids and mouth move together; the mouths are in `jaws`."""

from __future__ import annotations

from typing import NamedTuple

__all__ = ["MOODS", "Mood"]


class Mood(NamedTuple):
    """How far brows turn and sink, and how far lids open."""

    far: float
    near: float
    sink: float
    lids: float


MOODS = {
    "calm": Mood(0, 0, 0, 0.88),
    "stern": Mood(9, -9, 1.2, 0.8),
    "fierce": Mood(15, -15, 2.4, 0.8),
    "merry": Mood(-8, 8, -1.8, 0.9),
    "laughing": Mood(-10, 10, -2.4, 0.5),
    "sly": Mood(-4, -10, -0.6, 0.7),
    "worried": Mood(-13, 13, 0, 1.0),
    "proud": Mood(4, -4, -1.2, 0.72),
    "weary": Mood(-7, 7, 0.8, 0.58),
    "dreamy": Mood(-4, 4, -1, 0.66),
}
