"""How the board is shown in text: drawn or in words, with which characters, and whether in colour."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import NamedTuple, TextIO

from questboard.scene import Color

WIDEST = 100
"""So many columns a drawing may have."""
PALETTE: Mapping[Color, int] = {
    "ruby": 31,
    "topaz": 33,
    "emerald": 32,
    "sapphire": 34,
    "diamond": 36,
    "brass": 33,
    "danger": 91,
    "heal": 92,
    "arcane": 35,
}
"""The colours of terminals that come near to ours."""
SAMPLE = (
    "\N{FULL BLOCK}\N{LIGHT SHADE}\N{MIDDLE DOT}\N{BLACK CLUB SUIT}\N{BLACK SPADE SUIT}\N{WHITE CIRCLE}"
    "\N{IDENTICAL TO}"
)
"""Characters that a drawing beyond ASCII may need."""


class Style(NamedTuple):
    """How `look` shows a board."""

    unicode: bool = False
    color: bool = False
    plain: bool = False
    """In words only, for screen readers."""

    def paint(self, text: str, color: Color) -> str:
        """A text in a colour, if colours are shown."""
        code = PALETTE.get(color)
        return f"\x1b[{code}m{text}\x1b[0m" if self.color and code else text


PLAINEST = Style()
"""What every terminal can show."""


def style_for(stream: TextIO, *, ascii: bool, plain: bool) -> Style:
    """What a stream can show: colours only on a terminal whose user doesn't forbid them (NO_COLOR)."""
    colors = stream.isatty() and not os.environ.get("NO_COLOR") and not plain
    return Style(unicode=not ascii and _can_encode(stream), color=colors, plain=plain)


def _can_encode(stream: TextIO) -> bool:
    try:
        SAMPLE.encode(stream.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
