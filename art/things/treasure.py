"""Treasure: coins, gems, rings, crowns, pendants and prizes."""

from __future__ import annotations

import math

from art.colour import GOLD, STEEL, mix
from art.marks import Mark, dots, fill, line, star
from art.paths import Placed, circle, move
from art.pen import Pen

__all__ = ["brooch", "circlet", "coin", "crown", "cup", "gem", "medal", "orb", "pearl", "pendant", "ring"]


def coin(pen: Pen, x: float = 100, y: float = 100, size: float = 1, *marks: Mark) -> None:
    """A gold coin with a star."""
    pen.form(
        circle(x, y, 46 * size),
        GOLD,
        line(pen.dark(GOLD, 0.4), circle(x, y, 37 * size), 3 * size),
        *(marks or (star(mix(GOLD, "#ffffff", 0.4), x, y, 24 * size),)),
        turn=8,
        edge=3,
    )


def gem(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#c8203a") -> None:
    """A cut stone."""
    at = Placed(x, y, size, 0)
    pen.glow(colour, x, y, 80 * size, 0.5)
    pen.form(
        at("M-40-40H40L62-8L0 62L-62-8z"),
        colour,
        fill(mix(colour, "#ffffff", 0.55), at("M-40-40L-62-8H-24L-16-40z")),
        fill(mix(colour, "#ffffff", 0.3), at("M-16-40L-24-8H24L16-40z")),
        fill(pen.dark(colour, 0.2), at("M16-40L24-8H62L40-40z")),
        fill(mix(colour, "#ffffff", 0.15), at("M-62-8H-24L0 62z")),
        fill(pen.dark(colour, 0.45), at("M62-8H24L0 62z")),
        turn=2,
        rim="#ffffff",
        back=False,
    )


def ring(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, stone: str = "#5fc8e8", metal: str = GOLD
) -> None:
    """A ring with a stone."""
    pen.form(
        circle(x, y + 16 * size, 42 * size) + circle(x, y + 16 * size, 29 * size, hole=True),
        metal,
        turn=5,
        edge=2.6,
    )
    at = Placed(x, y, size, 0)
    pen.form(
        at("M0-58l24 18l-9 24H-15l-9-24z"),
        stone,
        fill(mix(stone, "#ffffff", 0.6), at("M0-58l-24 18h14z")),
        fill(pen.dark(stone, 0.35), at("M24-40l-9 24H0z")),
        turn=3,
        back=False,
    )


def circlet(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, metal: str = GOLD, stone: str = "#ff8a2e"
) -> None:
    """A band for the brow with a stone."""
    at = Placed(x, y, size, 0)
    pen.form(at("M-66 0Q-60-30 0-32Q60-30 66 0Q60-14 0-16Q-60-14-66 0z"), pen.dark(metal, 0.35), turn=3)
    pen.form(
        at("M-66 0Q-60 34 0 38Q60 34 66 0L62 16Q56 50 18 54L0 66L-18 54Q-56 50-62 16z"),
        metal,
        line(pen.dark(metal), at("M-58 22Q-40 42 0 44Q40 42 58 22"), 2.4),
        turn=6,
    )
    pen.glow(stone, *at.point(0, 44), 34 * size)
    pen.form(at("M0 26l14 16l-14 22l-14-22z"), stone, fill("#ffffff", at("M0 26l-14 16h10z"), 0.7), turn=3)


def crown(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, metal: str = GOLD, stone: str = "#c8203a"
) -> None:
    """A crown with five points."""
    at = Placed(x, y, size, 0)
    pen.form(
        at("M-56 40L-64-30L-34-4L-24-46L0-14L24-46L34-4L64-30L56 40Q0 56-56 40z"),
        metal,
        line(pen.dark(metal), at("M-54 28Q0 42 54 28"), 3),
        dots(stone, 11 * size, at.point(0, 14), at.point(-32, 14), at.point(32, 14)),
        turn=9,
        edge=3,
    )
    pen.dots(
        "#fff0b8", 9 * size, at.point(-64, -34), at.point(-24, -50), at.point(24, -50), at.point(64, -34)
    )


def pendant(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    stone: str = "#c8203a",
    metal: str = GOLD,
    *marks: Mark,
) -> None:
    """A stone in a setting on a chain."""
    at = Placed(x, y, size, 0)
    chain = at("M-58-82Q-46-10 0 4Q46-10 58-82")
    pen.line(pen.dark(metal, 0.5), chain, 6 * size)
    pen.mark(f'<g stroke-dasharray="5 4">{line(metal, chain, 3.4 * size)}</g>')
    pen.glow(stone, *at.point(0, 36), 64 * size, 0.6)
    pen.form(
        circle(*at.point(0, 36), 36 * size),
        metal,
        line(pen.dark(metal), circle(*at.point(0, 36), 30 * size), 2.4),
        turn=6,
    )
    pen.form(
        circle(*at.point(0, 36), 24 * size),
        stone,
        fill("#ffffff", at("M-16 30Q-14 16 2 16Q-8 24-10 36z"), 0.7),
        *marks,
        turn=7,
    )


def brooch(pen: Pen, x: float = 100, y: float = 100, size: float = 1, stone: str = "#5fa8e8") -> None:
    """A star-shaped brooch with a stone."""
    pen.glow(stone, x, y, 80 * size, 0.5)
    points = "".join(
        f"{'L' if i else 'M'}{(58 if i % 2 == 0 else 36) * math.sin(math.pi * i / 8):.0f} {-(58 if i % 2 == 0 else 36) * math.cos(math.pi * i / 8):.0f}"
        for i in range(16)
    )
    at = Placed(x, y, size, 0)
    pen.form(at(points + "z"), STEEL, turn=5, edge=2.6)
    pen.form(circle(x, y, 26 * size), GOLD, turn=5)
    pen.form(
        circle(x, y, 19 * size), stone, fill("#ffffff", at("M-12-4Q-10-14 2-14Q-6-8-8 2z"), 0.75), turn=6
    )


def pearl(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#efe6f4", shell: str = "#b8708a"
) -> None:
    """A great pearl in an open shell."""
    at = Placed(x, y, size, 0)
    pen.form(
        at("M-62 2Q-58-60 0-66Q58-60 62 2Q0-18-62 2z"),
        shell,
        line(
            pen.lit(shell, 0.5),
            at("M0-60V-12M-30-54Q-22-30-16-10M30-54Q22-30 16-10M-50-32Q-38-18-34-4M50-32Q38-18 34-4"),
            2.6,
        ),
        turn=8,
    )
    pen.form(
        at("M-64 12Q0-16 64 12Q58 54 0 58Q-58 54-64 12z"),
        shell,
        fill(mix(shell, "#ffffff", 0.75), at("M-54 14Q0-8 54 14Q40 32 0 34Q-40 32-54 14z")),
        turn=7,
    )
    pen.glow(mix(colour, "#ffffff", 0.6), x, y, 54 * size, 0.8)
    pen.form(
        circle(x, y + 2 * size, 25 * size),
        colour,
        fill("#ffffff", at("M-14-6Q-12-16 0-18Q-8-10-8 0z")),
        turn=8,
    )


def medal(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, ribbon: str = "#a8283a", *marks: Mark
) -> None:
    """A medal on a ribbon."""
    at = Placed(x, y, size, 0)
    pen.form(at("M-30-72H-6L14-8L-6 2zM30-72H6L-14-8L6 2z"), ribbon, turn=5)
    pen.form(
        circle(*at.point(0, 26), 40 * size),
        GOLD,
        line(pen.dark(GOLD, 0.4), circle(*at.point(0, 26), 32 * size), 3 * size),
        *(marks or (star(mix(GOLD, "#ffffff", 0.5), *at.point(0, 27), 22 * size),)),
        turn=8,
        edge=3,
    )


def cup(pen: Pen, x: float = 100, y: float = 100, size: float = 1, metal: str = GOLD) -> None:
    """A champion's cup."""
    at = Placed(x, y, size, 0)
    pen.line(pen.dark(metal, 0.4), at("M-34-50Q-66-52-60-22Q-54 0-28 2M34-50Q66-52 60-22Q54 0 28 2"), 9)
    pen.line(metal, at("M-34-50Q-66-52-60-22Q-54 0-28 2M34-50Q66-52 60-22Q54 0 28 2"), 5)
    pen.form(
        at("M-40-64H40Q42 6 8 16V40Q34 44 36 64H-36Q-34 44-8 40V16Q-42 6-40-64z"),
        metal,
        star(mix(metal, "#ffffff", 0.5), *at.point(-2, -26), 20 * size),
        turn=9,
        edge=3,
    )


def orb(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#ffe9a0") -> None:
    """A globe of light."""
    pen.glow(colour, x, y, 104 * size)
    pen.form(
        circle(x, y, 40 * size),
        mix(colour, "#ffffff", 0.3),
        fill("#ffffff", move("M-26-6Q-24-26-2-30Q-16-18-16 0z", x, y, 0, size), 0.9),
        turn=10,
        rim="#ffffff",
        shade=mix(colour, "#a86a1e", 0.3),
    )
