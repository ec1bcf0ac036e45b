"""What lies around the tiles: the dark that the light does not reach."""

from __future__ import annotations

from collections.abc import Callable

from art.colour import mix
from art.worlds.grounds import dark, lobes, pale
from art.worlds.palettes import PALETTES
from art.worlds.weave import boulders, chance, cracks, grain, patch, scatter, stroke

__all__ = ["AROUND", "HIGH", "WIDE"]

WIDE, HIGH = 960, 720


def glow(id: str, colour: str, strength: float) -> str:
    """Light that fades out from a point."""
    return (
        f'<radialGradient id="{id}"><stop stop-color="{colour}" stop-opacity="{strength:g}"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
    )


def clouds(id: str, seed: int, count: int, size: float) -> str:
    """Patches of light, drawn again beyond the edges so that there is no seam."""
    found = ""
    for x, y, own in scatter(seed, WIDE, HIGH, count):
        rx, ry = size * (0.7 + own), size * (0.4 + 0.4 * own)
        for dx in (-WIDE, 0, WIDE):
            for dy in (-HIGH, 0, HIGH):
                if -rx < x + dx < WIDE + rx and -ry < y + dy < HIGH + ry:
                    found += f'<ellipse cx="{x + dx:.0f}" cy="{y + dy:.0f}" rx="{rx:.0f}" ry="{ry:.0f}"/>'
    return f'<g fill="url(#{id})">{found}</g>'


def specks(colour: str, seed: int, count: int, width: float, opacity: float) -> str:
    """Sparks, stars, motes."""
    return stroke(
        colour, "".join(f"M{x:.0f} {y:.0f}h0" for x, y, _ in scatter(seed, WIDE, HIGH, count)), width, opacity
    )


def veins(seed: int, count: int, length: float) -> str:
    """Long cracks, all within the picture."""
    data = ""
    for place, (x, y, own) in enumerate(scatter(seed, WIDE - 200, HIGH - 160, count)):
        data += cracks(seed * 17 + place, (x + 60, y + 60), own * 6.28, length * (0.6 + own * 0.6), 26, 3)
    return data


def laid(*marks: str) -> str:
    """Marks, and what of them runs over an edge once more on the other side."""
    use = '<use href="#w"'
    return f'<g id="w">{"".join(marks)}</g>{use} x="{WIDE}"/>{use} x="-{WIDE}"/>{use} y="{HIGH}"/>{use} y="-{HIGH}"/>'


def ashardalon(ground: str) -> str:
    """Black rock, and lava in its cracks."""
    lava, thin = veins(4, 6, 300), veins(15, 6, 120)
    return (
        glow("a", "#a83210", 0.34) + glow("b", "#000000", 0.5) + clouds("a", 5, 7, 170) + clouds("b", 21, 6, 130)
        + laid(stroke("#7a1c08", lava, 22, 0.16), stroke("#c8380c", lava, 9, 0.28), stroke("#ff6a1c", lava, 3.6, 0.85), stroke("#ffd08a", lava, 1.1, 0.9), stroke("#c8440c", thin, 4, 0.25), stroke("#e8601c", thin, 1.3, 0.7))
        + specks("#ffb060", 12, 34, 2.2, 0.7)
    )  # fmt: skip


def drizzt(ground: str) -> str:
    """A cavern without end: stalagmites far away, teal light in the cracks."""
    light = veins(7, 5, 230)
    spires = "".join(
        f"M{x:.0f} {y + 60:.0f}l{10 + 6 * own:.0f}-{60 + 70 * own:.0f}l{9 + 7 * own:.0f} {62 + 60 * own:.0f}z"
        for x, y, own in scatter(18, WIDE - 60, HIGH - 200, 14)
    )
    caps = "".join(
        f"M{x:.0f} {y:.0f}q{6 + 3 * own:.0f}-{12 + 6 * own:.0f} {12 + 6 * own:.0f} 0z"
        for x, y, own in scatter(46, WIDE - 40, HIGH - 40, 14)
    )
    return (
        glow("a", "#4a2c94", 0.42) + glow("b", "#05020c", 0.6) + glow("c", "#2ab8b0", 0.24)
        + clouds("a", 9, 8, 170) + clouds("b", 33, 7, 140) + patch(mix(ground, "#3a2878", 0.35), spires)
        + clouds("c", 61, 4, 100) + laid(stroke("#1c7c84", light, 8, 0.2), stroke("#4fe0d2", light, 1.8, 0.8))
        + patch("#3fc8be", caps, 0.7) + specks("#b8fff2", 3, 30, 2, 0.6)
    )  # fmt: skip


def portal(ground: str) -> str:
    """The floor of the inn below the table, in violet dusk."""
    seams = "".join(f"M0 {y}H{WIDE}M{(y * 7) % WIDE} {y}v90" for y in range(0, HIGH, 90))
    lines = "".join(grain(70 + y, WIDE, y, 90, 3) for y in range(0, HIGH, 90))
    return (
        glow("a", "#6a40b8", 0.34) + glow("b", "#000000", 0.4)
        + stroke("#000", lines, 1.4, 0.4) + stroke("#b394ff", seams, 3, 0.1) + stroke("#000", seams, 2, 0.7)
        + clouds("a", 13, 6, 190) + clouds("b", 27, 5, 150) + specks("#c8a8ff", 9, 14, 2.2, 0.5)
    )  # fmt: skip


def dragonfire(ground: str) -> str:
    """Scales in the night."""
    scales = "".join(
        f"M{x} {y}q3 85 80 101q77-16 80-101"
        for row, y in enumerate(range(-80, HIGH, 80))
        for x in range(-160 + 80 * (row % 2), WIDE, 160)
    )
    return (
        stroke("#000", scales, 10, 0.4) + stroke(mix(ground, "#4f9a8a", 0.6), scales, 1.6, 0.4)
        + glow("a", "#1c5a50", 0.4) + glow("b", "#000000", 0.5) + clouds("a", 6, 6, 170) + clouds("b", 22, 6, 140)
        + specks("#ff9a48", 17, 26, 2.4, 0.75)
    )  # fmt: skip


def castle(ground: str) -> str:
    """Night over the castle: stars, clouds before the moon, battlements far below."""
    next = chance(5)
    roofs, x = "", 0.0
    while x < WIDE - 60:
        w, h = 40 + 50 * next(), 30 + 90 * next()
        roofs += f"M{x:.0f} {HIGH}v-{h:.0f}h{w * 0.25:.0f}v8h{w * 0.2:.0f}v-8h{w * 0.3:.0f}v8h{w * 0.2:.0f}V{HIGH}z"
        x += w * (1 + 0.6 * next())
    return (
        glow("a", "#2c4a7c", 0.5) + glow("b", "#050a14", 0.6) + glow("c", "#ffdf9a", 0.3)
        + clouds("a", 8, 8, 190) + clouds("b", 19, 6, 140)
        + '<circle cx="742" cy="132" r="150" fill="url(#c)"/><circle cx="742" cy="132" r="34" fill="#f4e4b4"/>'
        + patch(mix(ground, "#f4e4b4", 0.72), "M730 112q8-6 14 0t-6 12t-8-12zM752 138q6-5 11 0t-5 9t-6-9zM732 144q4-3 7 0t-3 6t-4-6z")
        + patch("#060b14", roofs, 0.75) + specks("#ffe9b8", 30, 8, 3, 0.6) + specks("#dce8ff", 11, 46, 1.6, 0.7)
    )  # fmt: skip


def forest(ground: str) -> str:
    """Treetops by night, and fireflies."""
    far, near = "", ""
    for place, points in enumerate(boulders(51, WIDE, HIGH, 160, flat=0.9)):
        if place % 2:
            far += lobes(points)
        else:
            near += lobes(points)
    return (
        glow("a", "#5a8a3c", 0.26) + glow("b", "#000000", 0.5) + patch(dark(ground, 0.3), far) + patch(mix(ground, "#2c5434", 0.3), near)
        + clouds("a", 14, 7, 150) + clouds("b", 25, 7, 130) + specks("#e8f08a", 35, 26, 6, 0.12) + specks("#f4f8a8", 35, 26, 2, 0.85)
    )  # fmt: skip


def winter(ground: str) -> str:
    """A clear night over snow: the northern lights, and flakes."""
    veil = "".join(
        f"M{x:.0f} {y:.0f}q{60 + 40 * own:.0f}-{50 + 30 * own:.0f} 150-10t150-20"
        f"v-{110 + 60 * own:.0f}q-90-10-150 20t-150 10z"
        for x, y, own in scatter(10, WIDE - 320, HIGH - 200, 5)
    )
    return (
        glow("a", "#2f6f9c", 0.4) + glow("b", "#040a14", 0.6) + clouds("a", 12, 8, 180) + clouds("b", 24, 6, 140)
        + '<linearGradient id="c" y1="1" x2="0" y2="0"><stop stop-color="#5ae0b8" stop-opacity=".34"/>'
        '<stop offset="1" stop-color="#6a8cff" stop-opacity="0"/></linearGradient>'
        + f'<g transform="translate(0 190)">{patch("url(#c)", veil)}</g>'
        + specks(pale("#dcecff", 0.2), 41, 60, 2.6, 0.55) + specks("#ffffff", 29, 40, 1.5, 0.7)
    )  # fmt: skip


AROUND: dict[str, Callable[[str], str]] = {
    "ashardalon": ashardalon,
    "drizzt": drizzt,
    "portal": portal,
    "dragonfire": dragonfire,
    "castle": castle,
    "forest": forest,
    "winter": winter,
}


def around(world: str) -> str:
    """The surroundings of a world, which can be laid side by side."""
    ground = PALETTES[world]["background"]
    return f'<path fill="{ground}" d="M0 0h{WIDE}v{HIGH}H0z"/>{AROUND[world](ground)}'
