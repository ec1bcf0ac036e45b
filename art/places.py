"""Places: the glow behind a figure, the dark outline of where it is, motes, and the dusk over all."""

from __future__ import annotations

from art.colour import mix
from art.marks import dots, fill
from art.pen import Pen

__all__ = ["PLACES", "background", "dusk"]

PLACES = {
    "hall": "M200 20Q184 56 188 110Q178 150 186 200H200zM0 110Q16 140 10 200H0z",
    "cave": (
        "M0 0H200V70L192 30L184 84L172 18L160 40L150 0H62L54 26L44 8L34 62L24 20L12 90L0 40z"
        "M0 200V120L14 164L22 140L34 200zM200 200V126L186 170L178 150L168 200z"
    ),
    "inn": "M0 0H200V14H0zM22 14H30V200H22zM172 14H182V200H172zM22 44L48 14H58L30 52zM182 44L174 52L142 14H152z",
    "wood": (
        "M0 0H16Q22 90 8 200H0zM176 0H200V200H186Q172 120 176 0z"
        "M16 30Q40 22 52 0H40Q34 14 16 18zM178 50Q150 40 146 0H156Q160 30 178 36z"
    ),
    "castle": (
        "M0 200V96H10V86H20V96H30V200zM168 200V60H174V48H182V60H190V48H198V60H200V200z"
        "M8 120h6v14H8zM182 84h7v16h-7z"
    ),
    "peaks": "M0 200V120L22 84L36 104L52 66L74 118L92 200zM200 200V76L182 50L166 92L150 78L126 150L118 200z",
    "crystals": (
        "M0 200V104L10 78L20 110L30 92L40 146L46 200zM200 200V66L190 40L180 84L170 64L162 120L150 104L152 200z"
        "M70 0l8 26l8-26zM120 0l5 18l7-18z"
    ),
    "town": "M0 200V92L20 66L40 92V200zM46 200V120H58V200zM150 200V88L168 54L186 88V200zM188 200V110H200V200z",
    "reeds": (
        "M8 200Q2 140 14 84Q18 140 16 200zM24 200Q28 160 20 120Q34 150 32 200zM184 200Q190 130 178 70Q196 130 196 200z"
        "M170 200Q172 160 162 124Q178 150 180 200zM0 184Q60 176 100 184Q150 176 200 186V200H0z"
    ),
    "shelves": (
        "M0 40H26V46H0zM0 96H26V102H0zM0 152H26V158H0zM174 30H200V36H174zM174 88H200V94H174zM174 146H200V152H174z"
        "M4 14h7v26H4zM13 20h6v20h-6zM6 66h6v30H6zM14 72h8v24h-8zM178 4h6v26h-6zM187 10h8v20h-8zM180 56h8v32h-8z"
        "M190 64h6v24h-6zM4 126h8v26H4zM180 118h6v28h-6zM188 124h7v22h-7z"
    ),
    "void": "",
}
"""Dark outlines at the edges. Nothing that matters is there: a token shows the middle alone."""

RAYS = "M46 42L-9 9L40-9zM46 42L99-9H66zM46 42L200 9V50zM46 42L150 200H90zM46 42L200 120V160z"
INDOORS = ("hall", "inn", "castle", "shelves", "town")


def background(pen: Pen, place: str, seed: int = 0) -> None:
    """The layer behind the figure."""
    if place not in PLACES:
        raise ValueError(f"no place {place!r}; there are {', '.join(PLACES)}")
    light, name = pen.light, pen.new_id()
    stops = (
        (0.0, mix(light.glow, "#ffffff", 0.2)),
        (0.12, mix(light.glow, light.middle, 0.25)),
        (0.38, mix(light.middle, light.dark, 0.06)),
        (0.9, light.dark),
    )
    with pen.layer("back"):
        pen.raw(f'<radialGradient id="{name}" cx=".24" cy=".22" r=".92">{gradient(stops)}</radialGradient>')
        pen.raw(f'<path fill="url(#{name})" d="M0 0h200v200H0z"/>')
        if place in INDOORS:
            pen.fill("#ffffff", RAYS, 0.09)
        if PLACES[place]:
            pen.mark(fill(light.dark, PLACES[place], 0.85))
        motes = [
            ((seed * 53 + i * 97 + i * i * 31) % 183 + 8, (seed * 29 + i * 71) % 113 + 8) for i in range(8)
        ]
        pen.mark(dots(mix(light.glow, "#ffffff", 0.5), 2.6, *motes, opacity=0.8))


def gradient(stops: tuple[tuple[float, str], ...]) -> str:
    """The stops of a gradient. Their colours are exact: a wide surface shows a difference."""
    return "".join(
        f'<stop {"" if not offset else f"offset={chr(34)}{offset:g}{chr(34)} "}stop-color="{colour}"/>'
        for offset, colour in stops
    )


def dusk(pen: Pen) -> None:
    """The layer in front: the corners far from the light grow dark."""
    name, colour = pen.new_id(), pen.dark(pen.light.dark, 0.55)
    pen.raw(
        f'<radialGradient id="{name}" cx=".4" cy=".36" r=".85"><stop offset=".4" stop-color="{colour}" '
        f'stop-opacity="0"/><stop offset="1" stop-color="{colour}" stop-opacity=".82"/></radialGradient>'
        f'<path id="{pen.prefix}-dark" fill="url(#{name})" d="M0 0h200v200H0z"/>'
    )
