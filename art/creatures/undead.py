"""The dead: skulls, ribs, withered faces, and hoods with nothing inside."""

from __future__ import annotations

from art.colour import BONE, mix
from art.marks import fill, line
from art.paths import move
from art.pen import Pen

__all__ = ["bony_hand", "corpse", "hood", "ribs", "shine", "skull_head"]

SOCKET = "#180c1c"


def shine(pen: Pen, colour: str, *eyes: tuple[float, float, float]) -> None:
    """Eyes that are lights: x, y and radius of each."""
    for x, y, radius in eyes:
        pen.glow(colour, x, y, radius * 3.4)
        pen.oval(mix(colour, "#ffffff", 0.75), x, y, radius)


def skull_head(pen: Pen, colour: str = BONE, glow: str = "#7fffd8", *, jaw: float = 0) -> None:
    """A skull with its lower jaw, which may hang open; the crown is at y = 16, the chin at y = 130."""
    with pen.group(f"translate(0 {jaw:g})" if jaw else ""):
        pen.form("M80 112Q106 122 130 109L126 128Q106 138 88 128z", colour, turn=6)
    if jaw:
        pen.fill(SOCKET, f"M82 108Q106 116 130 106L127 {jaw + 112:g}Q106 {jaw + 121:g} 84 {jaw + 114:g}z")
        pen.fill("#f4ead0", f"M88 {jaw + 118:g}v-8h7v10zM98 {jaw + 120:g}v-8h7v9zM108 {jaw + 120:g}v-9h7v8z")
    pen.form(
        "M58 64Q56 20 100 16Q146 18 146 64Q146 82 134 92L130 108Q106 116 82 110L76 96Q60 86 58 64z",
        colour,
        line(pen.dark(colour, 0.6), "M116 20l-4 12l8 6l-4 10M136 50l-6 6", 2.2),
        fill(pen.dark(colour, 0.45), "M134 92L130 108L120 110L122 96zM76 96l6 14l6 0l-4-14z", 0.6),
        turn=12,
        edge=3,
    )
    pen.fill(
        SOCKET,
        "M66 66Q66 52 80 52Q92 54 92 68Q90 82 78 82Q66 80 66 66zM102 68Q102 52 118 51Q134 54 134 68Q132 84 116 84Q103 82 102 68zM92 82Q97 80 101 90Q101 96 97 94Q93 97 89 94Q89 88 92 82z",
    )
    shine(pen, glow, (79, 68, 3.8), (117, 68, 4.6))
    pen.fill(
        pen.dark(colour),
        "M60 48Q78 45 96 60L95 66Q80 53 62 57zM100 60Q118 43 140 47L139 56Q118 51 101 66z",
    )
    pen.fill(SOCKET, "M80 104Q106 112 132 102L131 112Q106 121 81 113z")
    pen.fill("#f4ead0", "M83 105h7v8h-6zM92 107h7v8h-7zM101 108h7v8h-7zM110 107h7v8h-7zM119 105h7l-1 8h-6z")


def ribs(pen: Pen, colour: str = BONE) -> None:
    """A spine with four pairs of ribs and a collarbone, below a skull's head."""
    pen.shaft(pen.dark(colour, 0.25), "M102 118Q106 150 100 186", 9)
    for y, w in ((130, 38), (143, 40), (156, 36), (168, 28)):
        pen.shaft(
            colour,
            f"M101 {y - 4}Q{101 - w} {y - 10} {103 - w} {y + 6}Q{109 - w} {y + 14} 92 {y + 11}"
            f"M104 {y - 4}Q{104 + w} {y - 10} {102 + w} {y + 6}Q{96 + w} {y + 14} 112 {y + 11}",
            5,
        )
    pen.shaft(colour, "M100 118Q70 112 52 124M106 118Q136 110 154 122", 8)


def corpse(pen: Pen, skin: str, glow: str, *, grin: bool = True) -> None:
    """A withered face: hollow cheeks, no nose, teeth without lips. Chin at y = 136, brow at y = 60."""
    deep = pen.dark(skin, 0.6)
    pen.form(
        "M66 72Q64 38 102 34Q140 38 138 74Q140 88 131 98Q130 122 116 134Q102 142 88 134Q74 122 72 100Q64 88 66 72z",
        skin,
        fill(deep, "M70 96Q80 100 84 118Q80 124 76 116zM132 94Q120 100 116 118Q122 128 128 114z", 0.75),
        line(pen.dark(skin), "M82 46Q98 40 118 46M86 54Q98 50 112 53M120 104q-4 6-4 12", 2.2),
        turn=11,
    )
    pen.fill(
        SOCKET,
        "M69 80Q72 68 84 69Q96 72 95 83Q90 92 80 91Q70 90 69 80zM105 83Q106 70 120 68Q134 70 134 81Q131 92 118 92Q107 92 105 83zM96 92l4-4l5 5l1 9l-5-2l-4 3l-4-2z",
    )
    shine(pen, glow, (83, 80, 3.6), (119, 80, 4.2))
    pen.fill(pen.dark(skin, 0.35), "M66 70L96 76L94 82Q80 72 67 77zM138 68L104 77L106 83Q122 72 137 75z")
    pen.fill(SOCKET, "M84 110Q102 104 120 109Q118 124 102 126Q88 124 84 110z")
    if grin:
        pen.fill(
            "#e8d8b0",
            "M86 111h6v7h-5zM94 108h7v9h-6zM103 107h7v10h-7zM112 109h6l-1 8h-5zM90 119h6v5l-5-1zM99 119h6v6h-6zM108 119h6l-2 4h-4z",
        )


HOOD = "M40 104Q34 60 62 34Q84 12 112 14Q146 18 158 56Q166 86 156 116Q150 136 138 142Q140 116 132 92Q118 58 92 56Q66 60 60 92Q56 116 62 138Q46 126 40 104z"


def hood(pen: Pen, cloth: str, dark: str = "#07060f") -> None:
    """A deep hood; what is inside is dark until something is drawn there, around (97, 104)."""
    pen.form(
        HOOD,
        cloth,
        line(pen.dark(cloth), "M112 18Q146 42 146 92M128 24Q156 54 152 108M70 40Q50 62 50 96", 2.6),
        turn=11,
        edge=3,
    )
    pen.fill(
        dark, "M62 138Q56 116 60 92Q66 60 92 56Q118 58 132 92Q140 116 138 142Q118 158 96 158Q76 156 62 138z"
    )


def bony_hand(
    pen: Pen, x: float, y: float, colour: str = "#a8d4ce", size: float = 1, *, flip: bool = False
) -> None:
    """A hand of bones with spread fingers, its wrist at (x, y)."""
    arm = move("M14 24Q6 10-4 4", x, y, -14, size, flip=flip)
    fingers = move(
        "M-4 4Q-18 0-24-10M-3 2Q-12-8-14-22M0 2Q-2-12 2-24M4 6Q10-2 14-12", x, y, -14, size, flip=flip
    )
    for ink, more in (("#0a0a14", 3.0), (colour, 0.0)):
        pen.line(ink if more else mix(ink, "#404a58", 0.15), arm, 5.5 * size + more)
        pen.line(ink, fingers, 3.6 * size + more)
