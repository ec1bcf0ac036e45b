"""Icons: silhouettes that a scene names.

`icons.json` holds those of the Game Icons set that the scenes use, written by
`tools/export_icons.py`; `drawn.json` holds what the set lacks and we drew ourselves.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

HERE = Path(__file__).parent


class Icon(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The marks of an icon inside a box of its width and height; `currentColor` is its colour."""

    body: str
    width: int = 512
    height: int = 512
    author: str = ""
    bare: bool = False
    """It stands by itself, in its own colour, where other icons stand on a coloured disc."""


def read(name: str) -> dict[str, Icon]:
    """The icons of one of the files beside this module."""
    return msgspec.json.decode((HERE / name).read_bytes(), type=dict[str, Icon])


ICONS = read("icons.json") | read("drawn.json")


def find(name: str) -> Icon:
    """An icon by its name."""
    if name not in ICONS:
        raise ValueError(f"there is no icon {name!r}: add it to its game's ICONS and export the icons anew")
    return ICONS[name]
