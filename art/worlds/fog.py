"""Cloud over what nobody has seen: banks of it, with shade between them and a bright edge here and there."""

from __future__ import annotations

from art.colour import mix
from art.worlds.palettes import PALETTES
from art.worlds.weave import scatter

__all__ = ["SPAN", "fog"]

SPAN = 528
"""A board of eleven squares: the clouds of two that lie side by side go on without a seam."""

BANKS = 8


def fog(world: str) -> list[str]:
    """The pattern, and the two tones that it is made of."""
    palette = PALETTES[world]
    ground = mix(palette["background"], palette["mist"], 0.16)
    tones = (("pale", palette["mist"], 0.34), ("deep", mix(palette["background"], "#000000", 0.5), 0.6))
    gradients = [
        f'<radialGradient id="world-fog-{name}"><stop stop-color="{colour}" stop-opacity="{strength}"/>'
        f'<stop offset=".55" stop-color="{colour}" stop-opacity="{strength * 0.45:.2f}"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
        for name, colour, strength in tones
    ]
    banks = "".join(bank(x, y, own) for x, y, own in scatter(len(world) + 40, SPAN, SPAN, BANKS))
    row = f'<g id="world-fog-row"><g id="world-fog-banks">{banks}</g>{again("banks", "x")}</g>{again("row", "y")}'
    return [
        *gradients,
        f'<pattern id="world-fog" width="{SPAN}" height="{SPAN}" patternUnits="userSpaceOnUse">'
        f'<path fill="{ground}" d="M0 0h{SPAN}v{SPAN}H0z"/>{row}</pattern>',
    ]


def again(id: str, axis: str) -> str:
    """What runs over an edge once more on the other side."""
    return "".join(f'<use href="#world-fog-{id}" {axis}="{by}"/>' for by in (-SPAN, SPAN))


def bank(x: float, y: float, own: float) -> str:
    """A long cloud on its own shade."""
    rx, ry = 80 + 100 * own, 34 + 34 * (1 - own)
    return "".join(
        f'<ellipse cx="{x:.0f}" cy="{y + down:.0f}" rx="{rx * out:.0f}" ry="{ry * out:.0f}" '
        f'fill="url(#world-fog-{name})"/>'
        for name, down, out in (("deep", 22, 1.06), ("pale", 0, 1.0))
    )
