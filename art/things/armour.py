"""Armour by itself: shields, helmets, breastplates, gauntlets, bracers."""

from __future__ import annotations

from art.colour import GOLD, LEATHER, STEEL
from art.marks import Mark, dots, fill, line
from art.paths import Placed, circle, move
from art.pen import Pen

__all__ = ["bracer", "breastplate", "gauntlet", "helm", "round_shield", "shield"]


def shield(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    colour: str = "#27559c",
    *marks: Mark,
    trim: str = GOLD,
) -> None:
    """A shield; marks on it are drawn where they are, so move them there."""
    at = Placed(x, y, size, 0)
    edge = at("M-48-46Q0-66 48-46Q56 24 0 66Q-56 24-48-46z")
    half = fill(pen.dark(colour, 0.35), at("M0-60Q30-58 48-46Q56 24 0 66z"), 0.7)
    pen.form(edge, colour, half, *marks, line(trim, edge, 9 * size), turn=10, edge=3)


def round_shield(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    colour: str = "#8f2530",
    *marks: Mark,
    trim: str = STEEL,
) -> None:
    """A round shield with a boss."""
    pen.form(
        circle(x, y, 60 * size),
        colour,
        fill(
            pen.dark(colour, 0.35),
            f"M{x} {y - 60 * size:g}A{60 * size:g} {60 * size:g} 0 0 1 {x} {y + 60 * size:g}z",
            0.6,
        ),
        *marks,
        line(trim, circle(x, y, 56 * size), 10 * size),
        turn=10,
        edge=3,
    )
    pen.form(circle(x, y, 15 * size), trim, turn=6)


def helm(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    metal: str = STEEL,
    trim: str = GOLD,
    *,
    horns: bool = False,
    plume: str = "",
) -> None:
    """A helmet without a head."""
    at = Placed(x, y, size, 0)
    if plume:
        pen.form(
            at("M-6-50Q-30-90 14-88Q60-84 74-30Q54-48 34-46Q20-60-6-50z"),
            plume,
            line(pen.dark(plume), at("M6-66Q34-70 56-52M0-58Q26-60 44-50"), 2.4),
            turn=6,
        )
    if horns:
        for flip in (False, True):
            pen.form(
                move("M40-18Q76-20 84-66Q100-30 76 6Q60 18 44 8z", x, y, 0, size, flip=flip),
                "#e8dcc0",
                turn=5,
            )
    pen.fill("#0a0810", at("M-34 0H34V50Q0 62-34 50z"))
    pen.form(
        at("M-46 56Q-56-50 0-56Q56-50 46 56L26 60Q34 30 30 6L6 0L4 34H-4L-6 0L-30 6Q-34 30-26 60z"),
        metal,
        line(pen.dark(metal, 0.6), at("M0-54V0M-44 20H-32M44 20H32"), 3),
        line(trim, at("M-47 6Q-30-6-6 0M47 6Q30-6 6 0"), 4),
        turn=10,
        edge=3,
    )


def breastplate(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    metal: str = STEEL,
    trim: str = GOLD,
    *marks: Mark,
) -> None:
    """A breastplate with shoulders; marks lie on the chest."""
    at = Placed(x, y, size, 0)
    for side in (False, True):
        arm = Placed(x, y, size, 0, flip=side)
        pen.form(
            arm("M-34-46Q-70-54-78-16Q-78-2-68 8L-42-6z"),
            metal,
            line(pen.dark(metal), arm("M-74-16Q-58-26-42-18M-72-2Q-58-12-44-6"), 2.4),
            turn=6,
        )
    pen.form(
        at(
            "M-42-48Q-26-42-16-52Q0-40 16-52Q26-42 42-48Q56-12 44 24Q40 50 30 62H-30Q-40 50-44 24Q-56-12-42-48z"
        ),
        metal,
        line(pen.dark(metal), at("M0-44V28M-44 22Q0 40 44 22M-38 40Q0 56 38 40"), 3),
        fill(pen.lit(metal, 0.6), at("M-38-34Q-44-6-34 16Q-24 0-10-4Q-28-16-38-34z"), 0.5),
        line(trim, at("M-42-48Q-26-42-16-52Q0-40 16-52Q26-42 42-48"), 6 * size),
        *marks,
        turn=11,
    )


def gauntlet(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    metal: str = STEEL,
    trim: str = GOLD,
    *,
    flip: bool = False,
) -> None:
    """A clenched gauntlet, its cuff below."""
    at = Placed(x, y, size, angle, flip=flip)
    pen.form(
        at("M-28 24Q0 34 28 24L40 70Q0 84-40 70z"),
        metal,
        line(trim, at("M-37 66Q0 78 37 66"), 5 * size),
        turn=8,
    )
    pen.form(
        at("M-34 4Q-38-24-24-30L-20-44Q-8-52 0-44Q12-52 20-42Q34-44 36-26Q42-2 30 26Q0 36-30 26z"),
        metal,
        line(
            pen.dark(metal, 0.6), at("M-14-40Q-8-20-10-2M2-42Q6-20 6-2M20-38Q24-18 20 0M-30 12Q0 22 30 12"), 3
        ),
        dots(
            pen.lit(metal, 0.6),
            5 * size,
            *(at.point(dx, dy) for dx, dy in ((-22, -22), (-3, -26), (13, -24), (28, -18))),
        ),
        turn=9,
    )
    pen.form(at("M-34 4Q-22-8 2-2Q18 4 14 14Q0 20-14 16Q-32 22-34 4z"), metal, turn=5)


def bracer(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    colour: str = LEATHER,
    trim: str = GOLD,
    *marks: Mark,
) -> None:
    """A cuff for the lower arm, with laces or with marks on it."""
    at = Placed(x, y, size, angle)
    laces = line(
        pen.lit(colour, 0.6),
        at("M-10-26L10-14M10-26L-10-14M-10-8L10 4M10-8L-10 4M-9 10L9 22M9 10L-9 22"),
        3,
    )
    pen.form(
        at("M-38-54Q0-68 38-54L29 54Q0 65-29 54z"),
        colour,
        line(trim, at("M-37-43Q0-57 37-43M-30 43Q0 54 30 43"), 6 * size),
        *(marks or (laces,)),
        turn=11,
    )
    pen.fill("#120a14", at("M-38-54Q0-68 38-54Q0-44-38-54z"), 0.8)
