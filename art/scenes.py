"""Scenes: rock, fire and steam, for cards that show a place or a danger."""

from __future__ import annotations

from art.colour import mix
from art.marks import fill, line
from art.paths import Placed, move
from art.pen import Pen

__all__ = [
    "archway",
    "boulder",
    "burrow",
    "crack",
    "curse",
    "floor",
    "lava",
    "pit",
    "plume",
    "rocks",
    "stalactites",
    "volcano",
]

STONE = "#6f6878"


def burrow(pen: Pen, x: float = 100, y: float = 108, size: float = 1, stone: str = STONE) -> None:
    """The dark mouth of a cave in a wall of rock."""
    at = Placed(x, y, size, 0)
    pen.form(
        at("M-110 100V-30L-84-60L-60-52L-44-78L-10-84L14-96L44-80L70-62L88-66L110-28V100z"),
        stone,
        line(
            pen.dark(stone),
            at("M-84-60L-76-30L-88-6M70-62L66-40L84-22M-10-84L-6-66M88 20L98 44M-92 30L-84 60"),
            3,
        ),
        turn=12,
    )
    pen.fill("#0a0610", at("M-66 100Q-76 30-58-8Q-44-56 0-58Q48-56 60-6Q76 32 68 100z"))
    pen.line(pen.lit(stone, 0.5), at("M-66 96Q-76 30-58-8Q-44-56 0-58"), 3, 0.8)


def archway(
    pen: Pen, x: float = 100, y: float = 104, size: float = 1, stone: str = STONE, inside: str = "#0a0610"
) -> None:
    """The gate of a great chamber, its keystone carved; draw what is inside after it."""
    at = Placed(x, y, size, 0)
    pen.fill(inside, at("M-64 100V-10Q-60-72 0-76Q60-72 64-10V100z"))
    pen.form(
        at("M-88 100V-14Q-82-96 0-100Q82-96 88-14V100H62V-10Q58-68 0-72Q-58-68-62-10V100z"),
        stone,
        line(
            pen.dark(stone),
            at(
                "M-88 62H-62M-88 24H-62M-87-14H-62M-74-54L-52-40M-40-86L-28-64M40-86L28-64M74-54L52-40M87-14H62M88 24H62M88 62H62"
            ),
            3,
        ),
        turn=7,
    )
    pen.form(at("M-18-108H18L12-62H-12z"), pen.lit(stone, 0.2), turn=5)


def floor(pen: Pen, y: float = 150, colour: str = STONE) -> None:
    """Flagstones that lead away from the eye."""
    d = 204 - y
    pen.form(
        f"M-6 {y}H206V206H-6z",
        colour,
        line(
            pen.dark(colour),
            f"M-6 {y + d * 0.28:.0f}H206M-6 {y + d * 0.62:.0f}H206M60 {y}L10 206M86 {y}L70 206M114 {y}L130 206M140 {y}L190 206",
            2.6,
        ),
        turn=4,
        edge=3,
        back=False,
    )


def lava(pen: Pen, y: float = 150) -> None:
    """Glowing lava across the lower edge."""
    pen.glow("#ff7a1e", 100, y + 20, 120, 0.8)
    pen.form(
        f"M-6 {y + 8}Q20 {y - 6} 44 {y + 4}Q70 {y + 14} 96 {y + 2}Q126 {y - 10} 150 {y + 4}Q180 {y + 14} 206 {y}V206H-6z",
        "#ff8a1e",
        fill(
            "#ffd24a",
            f"M10 {y + 16}q24-8 44 2q-18 8-44-2zM84 {y + 14}q26-10 50 0q-22 10-50 0zM150 {y + 26}q20-8 40 0q-20 8-40 0zM44 {y + 36}q24-8 48 0q-22 8-48 0z",
        ),
        line("#c8301a", f"M0 {y + 30}Q30 {y + 22} 60 {y + 30}M110 {y + 34}Q140 {y + 26} 170 {y + 38}", 3),
        turn=5,
        rim="#fff0a0",
        shade="#d8401a",
    )


def rocks(pen: Pen, *stones: tuple[float, float, float], colour: str = STONE) -> None:
    """Broken rocks: x, y and size of each."""
    for i, (x, y, size) in enumerate(stones):
        at = Placed(x, y, size, i * 67)
        pen.form(
            at("M-26 6L-18-20L6-28L26-12L22 14L2 26L-20 20z"),
            colour,
            line(pen.dark(colour), at("M-4-14L8-4L2 12M8-4L20-6"), 2.2),
            turn=7,
        )


def boulder(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = STONE) -> None:
    """A great round stone."""
    at = Placed(x, y, size, 0)
    pen.form(
        at("M-62 4Q-62-32-40-50Q-14-68 16-62Q48-54 60-24Q70 6 54 34Q36 62 2 64Q-32 62-50 38Q-62 22-62 4z"),
        colour,
        line(
            pen.dark(colour),
            at("M-36-30L-18-16L-24 4L-8 16M20-46L28-24L48-18M14 30L30 24L36 40M-34 34L-22 44"),
            3.4,
        ),
        fill(pen.lit(colour, 0.4), at("M-50-16Q-40-44-12-52Q-34-34-38-8z"), 0.6),
        turn=14,
        edge=3,
    )


def stalactites(pen: Pen, colour: str = STONE, seed: int = 1, count: int = 6, fallen: float = 0) -> None:
    """Spikes of stone that hang from above; some may have come `fallen` far."""
    width = 216 / count
    for i in range(count):
        x = -8 + i * width
        drop = 46 + ((seed + i * 7) * 13) % 40
        down = fallen if (i + seed) % 3 == 1 else 0
        top = down - 6
        pen.form(
            f"M{x:.0f} {top:.0f}H{x + width:.0f}L{x + width * 0.62:.0f} {top + drop * 0.6:.0f}L{x + width * 0.46:.0f} {top + drop:.0f}L{x + width * 0.3:.0f} {top + drop * 0.5:.0f}z",
            colour,
            line(
                pen.dark(colour),
                f"M{x + width * 0.5:.0f} {top + 10:.0f}L{x + width * 0.46:.0f} {top + drop * 0.6:.0f}",
                2.4,
            ),
            turn=5,
        )


def pit(
    pen: Pen, x: float = 100, y: float = 140, size: float = 1, colour: str = STONE, *, deep: str = "#07050a"
) -> None:
    """A hole in the floor, seen from above its edge."""
    at = Placed(x, y, size, 0)
    pen.form(
        at("M-86 0L-58-30L-20-26L14-34L56-28L88-2L64 28L24 36L-20 30L-62 34z"),
        colour,
        line(pen.dark(colour), at("M-58-30L-48-20M56-28L46-18M64 28L50 20M-62 34L-48 22"), 3),
        turn=6,
    )
    pen.fill(deep, at("M-68 0L-46-20L-16-17L12-23L46-18L70-1L50 19L18 25L-16 20L-48 23z"))
    pen.fill(
        pen.dark(colour, 0.55),
        at("M-68 0L-46-20L-16-17L12-23L46-18L70-1L54 2L38-8L10-12L-14-7L-40-8L-54 4z"),
    )
    pen.line(pen.dark(colour, 0.8), at("M-46-20L-42-8M-16-17L-14-8M12-23L10-12M46-18L40-8"), 2)


def crack(pen: Pen, x: float = 100, y: float = 150, size: float = 1, glow: str = "") -> None:
    """A crack that runs through the floor; it may glow."""
    at = Placed(x, y, size, 0)
    data = "M-96-6L-62-14L-40 2L-12-12L8 6L34-10L56 4L96-8L60 14L36 2L12 18L-10 0L-38 14L-60-2z"
    if glow:
        pen.glow(glow, x, y, 90 * size, 0.9)
        pen.fill(mix(glow, "#ffffff", 0.5), at(data))
    else:
        pen.fill("#07050a", at(data))


def plume(
    pen: Pen, x: float = 100, y: float = 150, size: float = 1, colour: str = "#dfe8ee", opacity: float = 1
) -> None:
    """Steam or smoke that rises from a point and spreads."""
    at = Placed(x, y, size, 0)
    with pen.faint(opacity):
        pen.form(
            at(
                "M-10 0Q-22-22-12-40Q-44-44-46-70Q-62-84-46-102Q-40-128-14-118Q4-136 24-116Q52-118 50-90Q66-74 46-60Q42-36 16-38Q24-18 12 0z"
            ),
            colour,
            line(
                pen.dark(colour, 0.4),
                at("M-4-6Q-10-30 4-46Q18-62 2-76M-28-72q10-14 22-4M18-88q12-8 18 4M-20-100q8-10 18-4"),
                3.4,
                0.6,
            ),
            turn=10,
            back=False,
        )


def volcano(pen: Pen, x: float = 100, y: float = 120, size: float = 1, colour: str = "#5a4450") -> None:
    """A cone of rock that spits fire."""
    at = Placed(x, y, size, 0)
    pen.glow("#ffb02e", *at.point(0, -50), 84 * size, 0.9)
    pen.fill(
        "#ff8a1e", at("M-22-34Q-34-70-54-88Q-28-84-18-66Q-16-96 0-112Q12-92 16-68Q32-86 56-86Q34-66 24-34z")
    )
    pen.fill("#ffe06a", at("M-12-34Q-18-58-26-70Q-10-62-6-52Q-4-78 2-88Q8-70 8-54Q18-64 28-68Q18-54 14-34z"))
    pen.form(
        at("M-96 74L-58 20L-46-4L-24-38Q0-30 26-38L46-2L62 24L98 74z"),
        colour,
        fill("#ff8a1e", at("M-14-36Q0-31 16-36L10-6L20 14L8 46L-2 16L-10 30L-16 4z")),
        line(pen.dark(colour), at("M-46-4L-34 24L-48 52M46-2L36 26L54 56"), 3),
        turn=10,
    )


def curse(pen: Pen, colour: str = "#d86aff", x: float = 100, y: float = 100) -> None:
    """The sign that all curses share: a broken ring of thorns that glows behind the subject."""
    pen.glow(colour, x, y, 104, 0.55)
    thorns = "".join(
        move("M-14-78Q0-84 16-77L24-96L26-74Q16-70 0-73Q-10-72-14-78z", x, y, turn)
        for turn in range(12, 360, 36)
    )
    pen.form(thorns, pen.dark(colour, 0.35), turn=3, rim=mix(colour, "#ffffff", 0.4))
