"""Colours: how they mix, and the tables of lights, skins, hair and materials."""

from __future__ import annotations

from typing import NamedTuple

__all__ = [
    "BONE",
    "CLOTH",
    "FUR",
    "GOLD",
    "HAIR",
    "INK",
    "IRON",
    "IVORY",
    "LEATHER",
    "LIGHTS",
    "LINEN",
    "SKIN",
    "STEEL",
    "WOOD",
    "Light",
    "brief",
    "deepen",
    "mix",
]


class Light(NamedTuple):
    """The light of a picture: what glows behind the figure, how it fades, and the rim it leaves."""

    glow: str
    middle: str
    dark: str
    rim: str


LIGHTS = {
    "red": Light("#ff9a4a", "#a3271f", "#2a070b", "#ffc98a"),
    "yellow": Light("#ffd566", "#a8661a", "#2a1606", "#ffe7a0"),
    "green": Light("#a6dd6a", "#2f7044", "#08201a", "#dcf5a8"),
    "blue": Light("#7cc4ff", "#27559c", "#0a1633", "#bfe2ff"),
    "violet": Light("#b894ff", "#4e2f96", "#120a2c", "#d9c4ff"),
    "teal": Light("#6fe8d8", "#1d6f78", "#06222a", "#b8fff2"),
    "rose": Light("#ff9ab8", "#8f2a5c", "#26081c", "#ffd0de"),
    "umber": Light("#e8c48a", "#6a4a30", "#1b110b", "#ffe2b0"),
    "slate": Light("#c2d2e0", "#4a5a72", "#10161f", "#e6f0fa"),
}

SKIN = {
    "fair": "#e8b48c",
    "rosy": "#e6a283",
    "tan": "#c98a5c",
    "olive": "#bd8758",
    "brown": "#8d5a3a",
    "deep": "#5f3a2a",
    "drow": "#625d8e",
    "green": "#6f8f4a",
    "orc": "#7d8c55",
    "gray": "#8b8d96",
    "slate": "#6b7684",
    "red": "#b8443c",
    "violet": "#8a5a9a",
    "blue": "#5a8fc0",
    "gold": "#d9b06a",
    "ember": "#b5522e",
    "pale": "#d9cfd6",
    "moss": "#8a9a70",
    "orange": "#c06a34",
    "bluegray": "#7f93a8",
    "tide": "#6fb59a",
    "foam": "#a4d8d4",
}

HAIR = {
    "black": "#2b2430",
    "brown": "#5a3826",
    "chestnut": "#84502c",
    "red": "#b0491f",
    "auburn": "#7a3320",
    "blond": "#d9a648",
    "straw": "#e6c878",
    "gold": "#e8b948",
    "gray": "#8a8791",
    "silver": "#b9c3d4",
    "white": "#d9d6dc",
    "green": "#3f6b3c",
    "blue": "#2f5f8f",
    "purple": "#5a3a86",
    "sea": "#4fc0c8",
    "pink": "#d0708f",
    "fire": "#ff8a2a",
}

STEEL, IRON, GOLD = "#8d9bb3", "#5c6474", "#d9a648"
LEATHER, WOOD, FUR = "#6b4429", "#6a4427", "#8a7258"
LINEN, BONE, IVORY = "#e6d8ba", "#d8ccb0", "#f6e6c0"
INK = "#140a14"
"""Pupils, sockets, the inside of a mouth: the darkest colour there is."""

CLOTH = {
    "red": ("#6a2a5a", "#7a3a2a", "#3f4a6a", "#5a2034"),
    "yellow": ("#8a3a2a", "#4a4a8a", "#6f6a2a", "#7a4a6a"),
    "green": ("#6a5a2a", "#5a3a5a", "#2f5a4a", "#8a5a2a"),
    "blue": ("#3a4a8a", "#6a3a7a", "#2f6a7a", "#5a5a6a"),
}
"""Cloth that stands out against a light; other lights take the colour of their middle."""


def channels(colour: str) -> list[int]:
    """Red, green and blue of "#fc8" or "#ffcc88"."""
    digits = colour.lstrip("#")
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    return [int(digits[i : i + 2], 16) for i in (0, 2, 4)]


def mix(first: str, second: str, share: float) -> str:
    """A colour between two; `share` is how much of the second is in it.

    >>> mix("#000", "#fff", 0.5)
    '#808080'
    """
    pairs = zip(channels(first), channels(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def deepen(colour: str, share: float) -> str:
    """A darker colour that is more itself: its weak channels lose more than its strong ones.

    >>> deepen("#c98a5c", 0.5)
    '#b66a3c'
    """
    values = (round(value * (value / 255) ** (share * 0.85)) for value in channels(colour))
    return "#" + "".join(f"{value:02x}" for value in values)


def brief(colour: str) -> str:
    """The nearest colour with one digit a channel, near enough in a small shape.

    >>> brief("#e8b48c")
    '#eb8'
    """
    return "#" + "".join(f"{round(value / 17):x}" for value in channels(colour))
