"""The colours of each world: the names are those of the client's palette."""

from __future__ import annotations

from art.colour import mix

__all__ = ["PALETTES", "SKY", "WORLDS", "Palette"]

Palette = dict[str, str]


def palette(
    background: str,
    accent: str,
    lit: str,
    floor: str,
    rock: str,
    mist: str,
    tint: str,
    board: str = "",
    reach: str = "",
    hole: str = "",
) -> Palette:
    """The palette of a world from the few colours that make it; floor that can be reached is lit in a cooler light
    than what can be chosen."""
    board = board or mix(background, "#6a4a30", 0.4)
    return {
        "background": background,
        "surface": mix(background, tint, 0.05),
        "surface-raised": mix(background, tint, 0.11),
        "line": mix(background, tint, 0.27),
        "accent": accent,
        "accent-text": mix(background, "#000000", 0.2),
        "text": mix("#f1e6d2", accent, 0.04),
        "text-muted": mix("#cbbba0", accent, 0.12),
        "lit": lit,
        "lit-text": mix(background, "#000000", 0.2),
        "focus": lit,
        "reach": reach or mix(lit, "#b8e8ff", 0.72),
        "floor": floor,
        "rock": rock,
        "mist": mist,
        "world-ink": mix(floor, "#000000", 0.62),
        "board": board,
        "hole": hole or mix(background, "#000000", 0.4) + "b0",
        "hole-edge": mix(board, lit, 0.34),
        "plank": mix(background, board, 0.5),
        "plank-seam": mix(background, "#000000", 0.55),
        "lamplight": mix(background, accent, 0.2),
    }


PALETTES = {
    "ashardalon": palette(
        "#160807", "#ff8a3c", "#ffd75e", "#66554a", "#2c2422", "#ff9a52", "#d8663c", reach="#9fe0ff"
    ),
    "drizzt": palette(
        "#120a24", "#4fe0d2", "#5ff0e0", "#574b76", "#2b2148", "#c3aaff", "#8a6ae0", reach="#8ff4ea"
    ),
    "portal": palette(
        "#1c100a",
        "#b394ff",
        "#ffd75e",
        "#5a4030",
        "#2c1c12",
        "#c3aaff",
        "#b8824a",
        "#7c5230",
        hole="#1a0d067a",
    ),
    "dragonfire": palette(
        "#0a1418", "#ff9a3c", "#ffc24d", "#3c5258", "#182a30", "#8fd6c8", "#4f9a92", "#17343a"
    ),
    "castle": palette(
        "#101a2a", "#ffcf6a", "#ffd87a", "#5b6a82", "#2f3d56", "#9db8de", "#6f92d8", reach="#b4e8ff"
    ),
    "forest": palette("#0c1710", "#cfe07a", "#ffe58a", "#665a44", "#1c3523", "#b6d6a0", "#6fa060"),
    "winter": palette(
        "#0e1826", "#a8dcff", "#ffe9a0", "#56687e", "#30465e", "#dcecff", "#6fa6d8", reach="#d4f2fc"
    ),
}
"""By the name that a scene gives: where it is."""

WORLDS = tuple(PALETTES)

DUSK = "radial-gradient(ellipse 75% 80% at 50% 45%, transparent 40%, {} 100%)"

SKY = {
    "ashardalon": f"radial-gradient(ellipse 80% 45% at 50% 108%, #ff5a1c55, transparent), {DUSK.format('#0a0203b0')}",
    "drizzt": f"radial-gradient(ellipse 60% 50% at 12% 100%, #2ac8c030, transparent), {DUSK.format('#07031499')}",
    "portal": f"radial-gradient(ellipse 60% 60% at 50% 40%, #ffb86022, transparent), {DUSK.format('#3a186899')}",
    "dragonfire": "radial-gradient(ellipse 45% 90% at 104% 50%, #ff7a2c90, #a8381c38 48%, transparent 76%)",
    "castle": f"linear-gradient(200deg, #ffdf9a1c, transparent 45%), {DUSK.format('#060c18a8')}",
    "forest": f"radial-gradient(ellipse 60% 50% at 30% -8%, #e8f0a028, transparent), {DUSK.format('#030a05b0')}",
    "winter": f"linear-gradient(170deg, #7fe8d81c, transparent 50%), {DUSK.format('#050b16a8')}",
}
"""The light that falls into the dark around the ground."""
