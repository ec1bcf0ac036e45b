"""What one walks on, and what one cannot walk through."""

from __future__ import annotations

from collections.abc import Callable

from art.colour import mix
from art.marks import Mark
from art.paths import short
from art.worlds.palettes import PALETTES
from art.worlds.weave import (
    Point,
    boulders,
    chance,
    cracks,
    flags,
    grain,
    outline,
    patch,
    pattern,
    scatter,
    stroke,
)

__all__ = ["GROUNDS", "SOILS", "dark", "lobes", "pale"]

SQUARE = 48
"""The side of a square on the table, in pixels at its own size."""
SIDE = 4 * SQUARE


def dark(colour: str, share: float) -> str:
    """A colour nearer to black, and a little to violet."""
    return mix(colour, "#0a0510", share)


def pale(colour: str, share: float) -> str:
    """A colour nearer to candlelight."""
    return mix(colour, "#fff2dc", share)


def paving(id: str, floor: str, seed: int, *marks: Mark, seam: float = 0.62, bevel: float = 0.3) -> str:
    """Flagstones, one on each square, in four tones, lit from the upper left."""
    next, tones, lit, shade = chance(seed + 5), ["", "", "", ""], "", ""
    for points in flags(seed, 4, 4, SQUARE):
        tones[int(next() * 4)] += outline(points)
        (a, b), (c, d), (e, _f) = ((round(x), round(y)) for x, y in (points[7], points[0], points[1]))
        lit += f"M{a} {b}L{c} {d}H{e}"
        (a, b), (c, d), (e, _) = ((round(x), round(y)) for x, y in (points[3], points[4], points[5]))
        shade += f"M{a} {b}L{c} {d}H{e}"
    shares = (0.0, 0.1, 0.19, -0.05)
    colours = [dark(floor, share) if share >= 0 else pale(floor, -share) for share in shares]
    return pattern(
        id, SIDE, SIDE, dark(floor, seam),
        *(patch(colour, data) for colour, data in zip(colours, tones, strict=True)),
        stroke(pale(floor, 0.6), lit, 1.2, bevel),
        stroke(dark(floor, 0.8), shade, 1.6, 0.4),
        *marks,
    )  # fmt: skip


def wear(floor: str, seed: int, many: int = 5) -> list[Mark]:
    """Cracks and chips in a floor."""
    lines = "".join(
        cracks(seed + place, (x, y), own * 6.28, 26 + 20 * own, 9, 1)
        for place, (x, y, own) in enumerate(scatter(seed, SIDE, SIDE, many))
    )
    chips = "".join(
        f"M{x:.0f} {y:.0f}l{4 + 3 * own:.0f}-2l2 {3 + 2 * own:.0f}l-5 1z"
        for x, y, own in scatter(seed + 3, SIDE, SIDE, 9)
    )
    return [stroke(dark(floor, 0.8), lines, 1.1, 0.55), patch(dark(floor, 0.5), chips, 0.5)]


def rubble(id: str, rock: str, shapes: list[list[Point]], *marks: Mark, lit: str = "#fff2dc") -> str:
    """Boulders: each in three tones, as small forms of the kit are."""
    data = "".join(outline(shrunk(points, 0.95)) for points in shapes)
    return heap(id, dark(rock, 0.68), data, (mix(rock, lit, 0.26), dark(rock, 0.4), rock), *marks)


def heap(id: str, base: str, data: str, tones: tuple[str, str, str], *marks: Mark) -> str:
    """Shapes close together, three copies of them all beside each other: lit edge, shade, tone."""
    lit, shade, tone = tones
    use = f'<use href="#{id}-shape"'
    return pattern(
        id, SIDE, SIDE, base,
        f'<g fill="{lit}"><path id="{id}-shape" d="{short(data)}"/></g>',
        f'{use} x="3" y="3.5" fill="{shade}"/>{use} x="1.4" y="1.5" fill="{tone}"/>',
        *marks,
    )  # fmt: skip


def shrunk(points: list[Point], factor: float) -> list[Point]:
    """A shape made smaller around its middle."""
    x, y = sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
    return [(x + (a - x) * factor, y + (b - y) * factor) for a, b in points]


def blots(seed: int, count: int, size: float, flat: float = 0.7) -> str:
    """Round-edged patches of another tone."""
    data = ""
    for x, y, own in scatter(seed, SIDE, SIDE, count):
        r = size * (0.5 + own)
        x, y = min(max(x, r + 1), SIDE - r - 1), min(max(y, r + 1), SIDE - r - 1)
        f = r * flat
        data += (
            f"M{x - r:.0f} {y:.0f}q{r * 0.2:.0f}-{f:.0f} {r:.0f}-{f * 0.9:.0f}t{r:.0f} {f:.0f}"
            f"t-{r * 1.1:.0f} {f * 0.8:.0f}t-{r * 0.9:.0f}-{f * 0.9:.0f}z"
        )
    return data


def tufts(seed: int, count: int, tall: float = 6) -> str:
    """Blades of grass, three together."""
    return "".join(
        f"M{x:.0f} {y:.0f}q-1-{tall * 0.6:.0f}-{3 + own:.0f}-{tall:.0f}m{3 + own:.0f} {tall:.0f}"
        f"v-{tall + 2 * own:.0f}m0 {tall + 2 * own:.0f}q1-{tall * 0.6:.0f} {3 + own:.0f}-{tall * 0.9:.0f}"
        for x, y, own in scatter(seed, SIDE, SIDE - 14, count)
    )


# ---- soils: squares of a colour


def grass(floor: str) -> str:
    """A meadow by night, with flowers."""
    flowers = "".join(f"M{x:.0f} {y:.0f}h0" for x, y, _ in scatter(77, SIDE, SIDE, 7))
    return pattern(
        "world-soil-emerald", SIDE, SIDE, floor,
        patch(dark(floor, 0.14), blots(11, 6, 30)), patch(pale(floor, 0.05), blots(29, 5, 24)),
        stroke(dark(floor, 0.5), tufts(5, 16), 1.8, 0.8), stroke(mix(floor, "#d8e88a", 0.34), tufts(8, 20), 1.4, 0.9),
        stroke("#f0d890", flowers, 3, 0.7),
    )  # fmt: skip


def water(deep: str) -> str:
    """A brook: ripples that run along it."""
    ripples, glints = "", ""
    for x, y, own in scatter(13, SIDE, SIDE, 15):
        wide = 12 + 20 * own
        x = min(x, SIDE - 2 * wide)
        target = f"M{x:.0f} {y:.0f}q{wide / 2:.0f}-{4 + 3 * own:.0f} {wide:.0f} 0t{wide:.0f} 0"
        if own > 0.6:
            glints += target
        else:
            ripples += target
    return pattern(
        "world-soil-sapphire", SIDE, SIDE, deep,
        patch(dark(deep, 0.13), blots(3, 5, 32)), stroke(pale(deep, 0.3), ripples, 1.8, 0.7),
        stroke("#d8f0ff", glints, 1.4, 0.7),
    )  # fmt: skip


def planks(wood: str, id: str = "world-soil-brass") -> str:
    """The planks of a bridge."""
    seams = "".join(f"M{x} 0V{SIDE}" for x in range(0, SIDE, 16))
    lines = "".join(
        f"M{x + 4 + 8 * own:.0f} {y:.0f}v{12 + 20 * own:.0f}"
        for (x, (_, y, own)) in zip(
            [16 * i for i in range(12)] * 2, scatter(4, SIDE, SIDE - 40, 24), strict=True
        )
    )
    nails = "".join(
        f"M{x + 8} {y}h0" for x in range(0, SIDE, 16) for y in (7, 41, 55, 89, 103, 137, 151, 185)
    )
    return pattern(
        id, SIDE, SIDE, wood,
        patch(dark(wood, 0.14), "".join(f"M{x} 0h16v{SIDE}h-16z" for x in range(16, SIDE, 48))),
        stroke(dark(wood, 0.3), lines, 1.2, 0.7), stroke(dark(wood, 0.7), seams, 2),
        stroke(dark(wood, 0.8), nails, 2.4),
    )  # fmt: skip


def snow(tone: str) -> str:
    """Snow in the blue of the evening."""
    sparks = "".join(f"M{x:.0f} {y:.0f}h0" for x, y, _ in scatter(31, SIDE, SIDE, 16))
    prints = "".join(
        f"M{x:.0f} {y:.0f}q{9 + 6 * own:.0f}-5 {20 + 10 * own:.0f} 0"
        for x, y, own in scatter(9, SIDE - 40, SIDE, 7)
    )
    return pattern(
        "world-soil-diamond", SIDE, SIDE, tone,
        patch(dark(tone, 0.09), blots(17, 6, 30, 0.5)), patch(mix(tone, "#f4f8ff", 0.06), blots(41, 6, 26, 0.45)),
        stroke(dark(tone, 0.34), prints, 1.6, 0.55), stroke("#f4faff", sparks, 1.8, 0.6),
    )  # fmt: skip


# ---- worlds


def ashardalon() -> list[str]:
    """Flagstones that have seen fire, and black rock with embers in it."""
    floor, rock = PALETTES["ashardalon"]["floor"], PALETTES["ashardalon"]["rock"]
    shapes = boulders(3, SIDE, SIDE, 32, flat=0.98)
    veins = "".join(
        cracks(60 + i, (x, y), own * 6, 34, 9, 1) for i, (x, y, own) in enumerate(scatter(8, SIDE, SIDE, 4))
    )
    return [
        paving("world-floor", floor, 7, *wear(floor, 21, 6)),
        rubble("world-wall", mix(rock, "#5a4038", 0.25), shapes, stroke("#ff5a1c", veins, 3.4, 0.22), stroke("#ff9a48", veins, 1, 0.75)),
        paving("world-side", mix(rock, floor, 0.42), 12, seam=0.75),
    ]  # fmt: skip


def drizzt() -> list[str]:
    """Smooth cavern floor, and rock with crystals in it."""
    floor, rock = PALETTES["drizzt"]["floor"], PALETTES["drizzt"]["rock"]
    moss = "".join(f"M{x:.0f} {y:.0f}h0" for x, y, _ in scatter(5, SIDE, SIDE, 12))
    ridges = "".join(
        cracks(90 + i, (x, y), own * 6.28, 60, 14, 1)
        for i, (x, y, own) in enumerate(scatter(19, SIDE, SIDE, 5))
    )
    shards = "".join(
        f"M{x:.0f} {y:.0f}l4-{11 + 7 * own:.0f}l5 {9 + 7 * own:.0f}l-3 5zm10 1l5-{6 + 4 * own:.0f}l3 {8 + 3 * own:.0f}z"
        for x, y, own in scatter(44, SIDE - 24, SIDE, 3)
    )
    shines = "".join(
        f"M{x + 1:.0f} {y:.0f}l3-{10 + 7 * own:.0f}l1 {10 + 7 * own:.0f}z"
        for x, y, own in scatter(44, SIDE - 24, SIDE, 3)
    )
    return [
        pattern(
            "world-floor", SIDE, SIDE, floor,
            patch(dark(floor, 0.1), blots(23, 5, 34, 0.8)), patch(mix(floor, "#b39ae0", 0.07), blots(51, 5, 28, 0.8)),
            patch(dark(floor, 0.07), blots(67, 6, 14)),
            stroke(dark(floor, 0.62), ridges, 1.3, 0.6), stroke("#4fe0d2", moss, 2, 0.42),
        ),
        rubble("world-wall", mix(rock, "#5a4690", 0.26), boulders(9, SIDE, SIDE, 38, flat=0.92),
               patch("#7a5ce0", shards), patch("#c8b4ff", shines, 0.8), lit="#c8b0ff"),
        paving("world-side", mix(rock, floor, 0.4), 15, seam=0.7),
    ]  # fmt: skip


def castle() -> list[str]:
    """Blue paving, and walls of hewn stone."""
    floor, rock = PALETTES["castle"]["floor"], PALETTES["castle"]["rock"]
    return [
        paving("world-floor", floor, 31, *wear(floor, 9, 4), bevel=0.34),
        masonry("world-wall", mix(rock, "#54688c", 0.2), 24, 3),
        masonry("world-side", dark(rock, 0.3), 12, 5),
    ]


def masonry(id: str, rock: str, high: int, seed: int) -> str:
    """Courses of hewn stones, one half over the next."""
    next, tones, lit = chance(seed), ["", "", ""], ""
    for row in range(SIDE // high):
        x = -20.0 * (row % 2)
        while x < SIDE:
            w = min(high * (1.5 + next()), SIDE + 4 - x) if x > 0 else high * 1.9
            left, right = max(x, 0) + (1 if x > 0 else 0), min(x + w - 1, SIDE)
            if right - left > 3:
                y = row * high + 1
                tones[int(next() * 3)] += f"M{left:.0f} {y}H{right:.0f}V{y + high - 2}H{left:.0f}z"
                lit += f"M{left + 1:.0f} {y + 1}H{right - 1:.0f}"
            x += w
    return pattern(
        id, SIDE, SIDE, dark(rock, 0.6),
        *(patch(colour, data) for colour, data in zip((rock, dark(rock, 0.14), pale(rock, 0.05)), tones, strict=True)),
        stroke(pale(rock, 0.5), lit, 1, 0.28),
    )  # fmt: skip


def forest() -> list[str]:
    """Trodden earth and meadow under trees that close to a wall."""
    floor, rock = PALETTES["forest"]["floor"], PALETTES["forest"]["rock"]
    leaves = "".join(
        f"M{x:.0f} {y:.0f}q{3 + own:.0f}-5 {7 + 2 * own:.0f} 0q-4 4-7 0z"
        for x, y, own in scatter(6, SIDE, SIDE, 12)
    )
    pebbles = "".join(
        f"M{x:.0f} {y:.0f}l3-3l{4 + 3 * own:.0f} 1l1 4l-6 2z" for x, y, own in scatter(15, SIDE, SIDE, 10)
    )
    return [
        pattern(
            "world-floor", SIDE, SIDE, floor,
            patch(dark(floor, 0.09), blots(3, 6, 28)), patch(pale(floor, 0.045), blots(37, 5, 22)),
            patch(dark(floor, 0.4), pebbles, 0.6), patch("#8a6a34", leaves, 0.8),
        ),
        crowns("world-wall", rock),
        masonry("world-side", "#2c2a1e", 16, 6),
    ]  # fmt: skip


def crowns(id: str, green: str) -> str:
    """The crowns of trees from above, close together."""
    data = "".join(lobes(shrunk(points, 0.8)) for points in boulders(27, SIDE, SIDE, 64, flat=0.95))
    leaves = "".join(
        f"M{x:.0f} {y:.0f}q3-6 8-3m-2 6q4-4 9-1" for x, y, own in scatter(12, SIDE - 20, SIDE, 30)
    )
    tones = (mix(green, "#8ab868", 0.42), dark(green, 0.5), mix(green, "#3f6a3a", 0.35))
    return heap(id, dark(green, 0.75), data, tones, stroke(mix(green, "#94c070", 0.5), leaves, 2, 0.6))


def lobes(points: list[Point]) -> str:
    """A shape with a bulge between any two of its points, as a crown of leaves has."""
    x, y = sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
    (a, b), *rest = [*points, points[0]]
    data = f"M{a:.0f} {b:.0f}"
    for c, d in rest:
        middle = ((a + c) / 2, (b + d) / 2)
        data += f"Q{middle[0] * 1.5 - x * 0.5:.0f} {middle[1] * 1.5 - y * 0.5:.0f} {c:.0f} {d:.0f}"
        a, b = c, d
    return data + "z"


def winter() -> list[str]:
    """Frozen stone and snow, between rocks with white caps."""
    floor, rock = PALETTES["winter"]["floor"], PALETTES["winter"]["rock"]
    shapes = boulders(33, SIDE, SIDE, 48, flat=0.98)
    caps = "".join(cap(shrunk(points, 0.95)) for points in shapes)
    frost = "".join(
        cracks(140 + i, (x, y), own * 6.28, 44, 12, 2)
        for i, (x, y, own) in enumerate(scatter(2, SIDE, SIDE, 5))
    )
    return [
        paving("world-floor", floor, 61, stroke("#cfe8ff", frost, 1, 0.4), bevel=0.4),
        rubble("world-wall", mix(rock, "#4e6c8c", 0.3), shapes, patch("#c3d8ea", caps), lit="#e8f6ff"),
        masonry("world-side", mix(rock, "#6f8fae", 0.25), 16, 8),
    ]  # fmt: skip


def cap(points: list[Point]) -> str:
    """Snow on the upper side of a boulder."""
    x, y = sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
    upper = sorted((p for p in points if p[1] < y), key=lambda p: p[0])
    if len(upper) < 2:
        return ""
    (a, b), (c, d) = upper[0], upper[-1]
    top = "L".join(f"{e:.0f} {f:.0f}" for e, f in upper)
    return f"M{top}Q{(c + x) / 2:.0f} {(d + y) / 2 + 3:.0f} {x:.0f} {y - 6:.0f}Q{(a + x) / 2:.0f} {(b + y) / 2 + 5:.0f} {a:.0f} {b:.0f}z"


def portal() -> list[str]:
    """An oak table by lamplight."""
    wood = PALETTES["portal"]["board"]
    wide, plank = 720, 72
    light, deep, seams, tones = "", "", "", ""
    for row in range(4):
        light += grain(11 + row, wide, row * plank, plank, 3)
        deep += grain(31 + row, wide, row * plank, plank, 4)
        seams += f"M0 {row * plank + 0.5}H{wide}M{(210, 560, 380, 90)[row]} {row * plank}v{plank}"
        tones += f"M0 {row * plank}h{wide}v{plank}h-{wide}z" if row % 2 else ""
    knots = "".join(
        f"M{x - 9} {y}q9-8 18 0t-18 0m-5 0q14-14 28 0t-28 0"
        for x, y in ((150, 40), (480, 180), (620, 100), (300, 250))
    )
    return [
        pattern(
            "world-board", wide, 4 * plank, wood,
            patch(dark(wood, 0.12), tones), stroke(dark(wood, 0.6), deep, 1.3, 0.4), stroke(pale(wood, 0.5), light, 1.6, 0.14),
            stroke(dark(wood, 0.6), knots, 1.5, 0.6), stroke(dark(wood, 0.85), seams, 2.2),
        )
    ]  # fmt: skip


def dragonfire() -> list[str]:
    """Slate in scales, as if the table were the dragon."""
    slate = PALETTES["dragonfire"]["board"]
    scales = "".join(
        f"M{x} {y}q1 26 24 30q23-4 24-30"
        for row, y in enumerate((-24, 0, 24, 48, 72))
        for x in range(-48 + 24 * (row % 2), 144, 48)
    )
    ribs = "".join(
        f"M{x + 24} {y + 6}v16"
        for row, y in enumerate((-24, 0, 24, 48, 72))
        for x in range(-48 + 24 * (row % 2), 144, 48)
    )
    shades = "".join(
        f"M{x} {y}q1 26 24 30q23-4 24-30q-2 17-24 19q-22-2-24-19z"
        for row, y in enumerate((-24, 0, 24, 48, 72))
        for x in range(-48 + 24 * (row % 2), 144, 48)
    )
    hot = "".join(
        f"M{x} {y}q1 26 24 30q23-4 24-30q-24-14-48 0z" for x, y in ((0, 0), (72, 24), (24, 72), (-24, 24))
    )
    return [
        pattern(
            "world-board", 96, 96, slate,
            patch(mix(slate, "#2f6a64", 0.42), hot, 0.5), patch(dark(slate, 0.42), shades, 0.75),
            stroke(dark(slate, 0.75), scales, 4.4, 0.7), stroke(mix(slate, "#8fd0bc", 0.55), scales, 1.4, 0.62),
            stroke(mix(slate, "#a8e0cc", 0.4), ribs, 1.4, 0.4),
        )
    ]  # fmt: skip


GROUNDS: dict[str, Callable[[], list[str]]] = {
    "ashardalon": ashardalon,
    "drizzt": drizzt,
    "portal": portal,
    "dragonfire": dragonfire,
    "castle": castle,
    "forest": forest,
    "winter": winter,
}
"""The patterns of each world: floor, wall, the side of a wall that one sees, the top of a table, soils."""

SOILS: dict[str, Callable[[], list[str]]] = {
    "castle": lambda: [
        grass("#3a5638"), water("#24507c"), planks("#6a4a2c"), paving("world-soil-parchment", "#6f6f73", 43)
    ],
    "forest": lambda: [
        grass("#3c5a34"), water("#23566e"), planks("#6e5030"), paving("world-soil-parchment", "#77725f", 53)
    ],
    "winter": lambda: [
        snow("#677d95"), water("#2b5f86"), planks("#6b5642"), paving("world-soil-parchment", "#6f7a86", 57)
    ],
}  # fmt: skip
"""Ground of a colour: grass, water, planks, snow, the stone of a tower."""
