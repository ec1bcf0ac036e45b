"""The measures of cards and tokens that the picture and the browser's table share.

They stand in `measures.json`, which the client reads as well (`client/src/table/measures.ts`). Other measures
differ: the browser knows its fonts and its screen, where the picture estimates how wide letters are.
"""

from __future__ import annotations

from pathlib import Path

import msgspec


class Emblem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The side of the emblem on a card, and on a tile."""

    card: float
    tile: float


class Back(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How wide and high the back of a card is."""

    w: float
    h: float


class Measures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Measures in pixels, of a drawing that is neither enlarged nor made smaller."""

    name: float
    """The letters of a card's name."""
    print: float
    """All other letters on a card."""
    plain_width: float
    """A wider card is printed in larger letters."""
    largest: float
    """How many times as large they are at most."""
    emblem: Emblem
    beside_emblem: float
    """Between an emblem and the name."""
    beyond_band: float
    """How much deeper a card's band of colour is than what is placed on it."""
    back: Back
    token: float
    """How high a token is."""
    small_token: float
    """How high a token is that lies on something."""


MEASURES = msgspec.json.decode((Path(__file__).parent / "measures.json").read_bytes(), type=Measures)
