"""The palette: an inn's table in the evening, and the same table by daylight."""

from __future__ import annotations

from typing import NamedTuple

from questboard.scene import Color

INK = "#2a2118"
BONE = "#e9e2d3"

JEWELS: dict[Color, str] = {
    "ruby": "#b3263a",
    "topaz": "#d99a1c",
    "emerald": "#2e8b57",
    "sapphire": "#2b5fa8",
    "diamond": "#dfe8f2",
    "brass": "#b8894a",
    "bone": BONE,
    "parchment": "#efe3c8",
    "ink": INK,
    "slate": "#3a434c",
    "walnut": "#4a3526",
    "danger": "#c8452f",
    "heal": "#5aa469",
    "arcane": "#7a5cc0",
}


class Stock(NamedTuple):
    """What something is made of, and the inks that can be read on it."""

    fill: str
    edge: str
    ink: str
    faded: str


class Theme(NamedTuple):
    """A light in which the table stands."""

    page: Stock
    grain: str
    """The lines between the planks of the table."""
    panel: Stock
    board: Stock
    hollow: Stock
    """A slot: a place for something that may come."""
    card: Stock
    shade: str
    """The darker rim of a card."""
    glow: str
    lit: str
    lit_ink: str


EVENING = Theme(
    page=Stock("#241a14", "#b8894a", "#f1e6d2", "#c7b394"),
    grain="#1b130e",
    panel=Stock("#1c2126", "#5c4a33", "#ece4d4", "#b9b3a6"),
    board=Stock("#4a3424", "#b8894a", "#f3e7d0", "#d9c4a0"),
    hollow=Stock("#2d1f16", "#8d6b3d", "#eadcc0", "#cbb48d"),
    card=Stock("#efe3c8", "#b8894a", INK, "#5e4f3b"),
    shade="#dcc9a2",
    glow="#e7cb96",
    lit="#ffd75e",
    lit_ink="#241a14",
)

DAYLIGHT = Theme(
    page=Stock("#ece5d6", "#8a6431", "#2a2118", "#5f5240"),
    grain="#ddd3bf",
    panel=Stock("#faf6ec", "#c9b38d", "#2a2118", "#5f5544"),
    board=Stock("#c9a97c", "#7d5a2b", "#2a2118", "#4a3a26"),
    hollow=Stock("#dcc49e", "#7d5a2b", "#2f2417", "#54432c"),
    card=Stock("#fdf8ea", "#8a6431", INK, "#5e4f3b"),
    shade="#efe3c8",
    glow="#6b4a17",
    lit="#a8156b",
    lit_ink="#ffffff",
)

THEMES = {"evening": EVENING, "daylight": DAYLIGHT}


def theme_called(name: str) -> Theme:
    """A theme by its name."""
    if name not in THEMES:
        raise ValueError(f"there is no theme {name!r}; choose {' or '.join(THEMES)}")
    return THEMES[name]


def channels(color: str) -> tuple[int, int, int]:
    """Red, green and blue of a colour like `#b3263a`."""
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


def mix(color: str, other: str, share: float) -> str:
    """A colour with a share of another one stirred in.

    >>> mix("#000000", "#ffffff", 0.5)
    '#808080'
    """
    pairs = zip(channels(color), channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def luminance(color: str) -> float:
    """How light a colour is to the eye, 0 to 1 (WCAG 2)."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in
              (channel / 255 for channel in channels(color))]  # fmt: skip
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(color: str, other: str) -> float:
    """The contrast of two colours, 1 to 21 (WCAG 2)."""
    light, dark = sorted((luminance(color), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def readable_on(color: str) -> str:
    """Ink or bone, whichever is read better on a colour."""
    return max("#ffffff", INK, key=lambda ink: contrast(ink, color))
