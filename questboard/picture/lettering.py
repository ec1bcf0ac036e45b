"""Lettering: how wide a text is, about, and how it is made to fit.

A picture can't ask the fonts of the machine that will show it, so widths are estimated from the
proportions that common text faces share, a little on the wide side.
"""

from __future__ import annotations

from typing import NamedTuple
from unicodedata import east_asian_width

ELLIPSIS = "…"

# Widths in thousandths of the size of the letters.
_WIDTHS = {
    letter: width
    for width, letters in {
        200: "'",
        230: "ijl",
        285: " !,./:;I[]|ft·",
        340: "()-r{}`",
        360: '"',
        400: "*°",
        510: "Jcksvxyz",
        560: "#$0123456789?L_abdeghnopqu\N{EN DASH}",
        590: "+<=>~\N{MULTIPLICATION SIGN}",
        620: "FTZ",
        670: "&ABEKPSVXY",
        730: "CDHNRUw",
        780: "GOQ",
        840: "Mm",
        900: "%W",
        1000: "@…→—",
    }.items()
    for letter in letters
}


class Face(NamedTuple):
    """A face of type: the class that the picture's style sheet knows it by, and how wide it runs."""

    name: str
    stretch: float


SANS = Face("sans", 1.02)
SANS_BOLD = Face("sans bold", 1.09)
SANS_ITALIC = Face("sans italic", 1.02)
SERIF = Face("serif", 1.04)
SERIF_BOLD = Face("serif bold", 1.14)

STYLE = (
    "text{white-space:pre}"
    ".sans{font-family:'Source Sans 3','Segoe UI',Roboto,'Helvetica Neue',Arial,'Liberation Sans',"
    "'Noto Sans','DejaVu Sans Condensed',sans-serif}"
    ".serif{font-family:Vollkorn,'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,"
    "'Liberation Serif','Noto Serif','DejaVu Serif Condensed',serif}"
    ".bold{font-weight:700}.italic{font-style:italic}"
)


def width(text: str, size: float, face: Face = SANS) -> float:
    """About how wide a text is when set in letters of a size."""
    return sum(map(_thousandths, text)) * size * face.stretch / 1000


def _thousandths(letter: str) -> int:
    if letter in _WIDTHS:
        return _WIDTHS[letter]
    return 1000 if east_asian_width(letter) in "WF" else 620


def fitted(text: str, size: float, limit: float, face: Face = SANS) -> str:
    """The text, cut with an ellipsis if it would be wider than the limit."""
    if not text or width(text, size, face) <= limit + 0.5:
        return text
    while text and width(text + ELLIPSIS, size, face) > limit:
        text = text[:-1]
    return text.rstrip(" ,.;:") + ELLIPSIS


def size_to_fit(text: str, size: float, least: float, limit: float, face: Face = SANS) -> float:
    """The size at which a text fits, no larger than one size and no smaller than another."""
    return max(least, min(size, size * limit / max(width(text, size, face), 1)))


def wrapped(text: str, size: float, limit: float, face: Face = SANS, lines: int = 99) -> list[str]:
    """The text in lines no wider than the limit; what doesn't fit into that many lines is cut."""
    if lines < 1:
        return []
    found = [""]
    words = text.split()
    for place, word in enumerate(words):
        longer = f"{found[-1]} {word}".strip()
        if not found[-1] or width(longer, size, face) <= limit + 0.5:
            found[-1] = longer
        elif len(found) < lines:
            found.append(word)
        else:
            found[-1] = " ".join((found[-1], *words[place:]))
            break
    return [fitted(line, size, limit, face) for line in found if line]
