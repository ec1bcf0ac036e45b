"""The files of the worlds: what the ground is made of, what lies around it, and the palettes for the client."""

from __future__ import annotations

import re

from art.worlds.afar import HIGH, WIDE, around
from art.worlds.fog import fog
from art.worlds.grounds import GROUNDS, SOILS
from art.worlds.lamps import LAMPS, LIGHT
from art.worlds.palettes import PALETTES, SKY, WORLDS

__all__ = ["css", "ground", "surroundings", "world_files"]

CUTS = ((0, 0), (96, 48), (48, 144), (144, 96))
"""Where tiles are cut from a pattern, so that neighbours differ."""

TABLE_LIGHT = {
    "": ('cx=".5" cy=".45" r=".8"', ((0, "", 0.24), (0.5, "", 0.05), (1, "#0a0210", 0.5))),
    "portal": ('cx=".5" cy=".46" r=".78"', ((0, "", 0.34), (0.42, "", 0.1), (0.74, "#3a1c60", 0.24), (1, "#1c0838", 0.7))),
    "dragonfire": ('cx="1.04" cy=".5" r=".95"', ((0, "#ffb060", 0.62), (0.16, "", 0.34), (0.45, "#a83c1c", 0.12), (1, "#02080c", 0.42))),
}  # fmt: skip
"""By world: where the light on a table comes from, and how it fades."""

SVG = '<svg xmlns="http://www.w3.org/2000/svg"'


def ground(world: str) -> str:
    """The patterns of a world, to be taken into a page: all ids begin with `world-`."""
    light = LIGHT[world]
    patterns = GROUNDS[world]()
    cuts = [
        f'<pattern id="world-{what}-{place}" href="#world-{what}" patternTransform="translate({x} {y})"/>'
        for what in ("floor", "wall")
        if f'id="world-{what}"' in "".join(patterns)
        for place, (x, y) in enumerate(CUTS)
    ]
    parts = [
        *patterns,
        *cuts,
        f'<radialGradient id="world-glow"><stop stop-color="{light}" stop-opacity=".5"/>'
        f'<stop offset=".35" stop-color="{light}" stop-opacity=".2"/>'
        f'<stop offset="1" stop-color="{light}" stop-opacity="0"/></radialGradient>',
        light_on_table(world),
    ]
    if world in LAMPS:
        parts.append(f'<symbol id="world-lamp" viewBox="0 0 48 48">{LAMPS[world]}</symbol>')
    return definitions(parts, f"{world}-soils" if world in SOILS else "")


def light_on_table(world: str) -> str:
    """How light falls on a table: from a lamp above it, or from a fire at the right."""
    at, stops = TABLE_LIGHT.get(world, TABLE_LIGHT[""])
    shown = "".join(
        f'<stop offset="{offset:g}" stop-color="{colour or LIGHT[world]}" stop-opacity="{opacity:g}"/>'
        for offset, colour, opacity in stops
    )
    return f'<radialGradient id="world-light" {at}>{shown}</radialGradient>'


def definitions(parts: list[str], more: str = "") -> str:
    """A file of definitions; another one may belong to it."""
    other = f' data-with="{more}"' if more else ""
    return tidy(
        f'{SVG}{other} stroke-linecap="round" stroke-linejoin="round"><defs>{"".join(parts)}</defs></svg>\n'
    )


def surroundings(world: str) -> str:
    """What lies around the ground, as a picture to be laid side by side."""
    return tidy(
        f'{SVG} viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}" fill="none" stroke-linecap="round" '
        f'stroke-linejoin="round">{around(world)}</svg>\n'
    )


def tidy(text: str) -> str:
    """Zeros before the point say nothing."""
    return re.sub(r"(?<![\d.])0\.(?=\d)", ".", text)


def world_files() -> dict[str, str]:
    """Every file by its path in questboard/art."""
    found = {}
    for world in WORLDS:
        found[f"worlds/{world}.svg"] = ground(world)
        if world in SOILS:
            found[f"worlds/{world}-soils.svg"] = definitions([*SOILS[world](), *fog(world)])
        found[f"worlds/{world}-around.svg"] = surroundings(world)
    return found


def css() -> str:
    """The palettes as the client's styles."""
    said = ["/* Written by `make art` from art/worlds/palettes.py: change it there. Worlds are lit the same by evening",
            "   and by daylight; what is around them takes their colours only in the evening. */"]  # fmt: skip
    for world, palette in PALETTES.items():
        lines = "".join(f"  --{name}: {colour};\n" for name, colour in palette.items())
        lines += f"  --world-sky: {SKY[world]};\n"
        said.append(
            f'\n[data-theme="evening"][data-world="{world}"] {{\n{lines}}}\n\n'
            f'[data-world="{world}"] {{\n  --mist: {palette["mist"]};\n}}'
        )
    return "\n".join(said) + "\n"
