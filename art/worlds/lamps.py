"""What gives light on the walls of a world: a torch, crystals, a brazier. It stands in 48 by 48, its foot at the bottom."""

from __future__ import annotations

from art.worlds.weave import patch, stroke

__all__ = ["LAMPS", "LIGHT"]


def torch(flame: str, heart: str, holder: str = "#3a2418") -> str:
    """A flame on a staff, held by iron."""
    return (
        patch(holder, "M21 26h6l-1.500 19h-3z") + patch("#1c1210", "M19 25h10l-1 5h-8z") + patch("#6a5a50", "M19 25h10v1.500h-10z")
        + patch(flame, "M24 3q7 8 7 14q0 9-7 9t-7-9q0-4 3-7q0 4 2 4q3-4 2-11z")
        + patch(heart, "M24 12q4 5 4 8q0 5-4 5t-4-5q0-3 2-4q1 2 2-4z")
    )  # fmt: skip


def crystals() -> str:
    """Three crystals that shine by themselves."""
    return (
        patch("#5a3cc0", "M10 46l4-20l7-5l4 25z") + patch("#8a6cf0", "M14 26l7-5l1 25h-6z")
        + patch("#4a2ca8", "M20 46l5-34l6-6l6 40z") + patch("#a88cff", "M25 12l6-6l1 40h-7z") + patch("#e4d8ff", "M27 14l2-2l0 26z")
        + patch("#3f2a98", "M33 46l4-15l4-3l2 18z") + patch("#7cf0e4", "M37 31l4-3l0 18h-3z", 0.8)
    )  # fmt: skip


def lantern() -> str:
    """A lantern on a crooked stick."""
    return (
        stroke("#4a3420", "M14 47q4-20 3-38q8-4 12 3", 3) + patch("#2a1c10", "M24 14h10v2h-10zM25 28h8v3h-8z")
        + patch("#ffd87a", "M25 16h8l1 12h-10z") + patch("#fff4c8", "M28 18q4 5 1 9q-4-3-1-9z")
    )  # fmt: skip


LAMPS = {
    "ashardalon": torch("#ff7a2c", "#ffe08a"),
    "drizzt": crystals(),
    "castle": torch("#ffae3c", "#fff0b0", "#4a3826"),
    "forest": lantern(),
    "winter": torch("#6ac8ff", "#eaffff", "#2c3a4a"),
}
"""Table worlds have no walls, and so no lamps."""

LIGHT = {
    "ashardalon": "#ff9a4a",
    "drizzt": "#7a6cf0",
    "portal": "#ffc878",
    "dragonfire": "#ff8a3c",
    "castle": "#ffc060",
    "forest": "#ffe08a",
    "winter": "#a8e0ff",
}
"""The colour of the light that they give."""
