"""Clothes by themselves: cloaks, robes, boots, belts, hats and masks."""

from __future__ import annotations

from art.colour import GOLD, LEATHER, WOOD, mix
from art.marks import Mark, dots, fill, line, star
from art.paths import Placed, circle
from art.pen import Pen

__all__ = ["belt", "boot", "cloak", "false_beard", "mask", "robe", "snow_shoe", "wizard_hat"]


def cloak(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    cloth: str = "#2f5a8a",
    lining: str = "",
    trim: str = GOLD,
    *marks: Mark,
) -> None:
    """A cloak that hangs open, hood up, nobody in it."""
    at = Placed(x, y, size, 0)
    lining = lining or pen.dark(cloth, 0.6)
    pen.form(
        at("M-30-40Q-28-78 0-80Q28-78 30-40Q64-10 66 76Q34 62 0 76Q-34 62-66 76Q-64-10-30-40z"),
        cloth,
        *marks,
        line(pen.dark(cloth), at("M-40-6Q-50 30-48 66M40-6Q50 30 48 66"), 3),
        turn=11,
        edge=3,
    )
    pen.fill(lining, at("M-16-34Q-18-62 0-64Q18-62 16-34Q8-22 10 0L18 70Q0 66-18 70L-10 0Q-8-22-16-34z"))
    pen.line(trim, at("M-16-34Q-18-62 0-64Q18-62 16-34Q8-22 10 0L18 70M-16-34Q-8-22-10 0L-18 70"), 3)
    pen.form(circle(*at.point(0, -28), 8 * size), trim, turn=3)


def robe(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    cloth: str = "#3a2f7a",
    trim: str = GOLD,
    *marks: Mark,
) -> None:
    """A robe with wide sleeves."""
    at = Placed(x, y, size, 0)
    pen.form(
        at("M-22-66Q0-74 22-66L76-8L54 22L34 0Q36 40 46 76Q0 84-46 76Q-36 40-34 0L-54 22L-76-8z"),
        cloth,
        *marks,
        line(trim, at("M-12-68L0-44L12-68M0-44V78M-70-2L-50 22M70-2L50 22"), 4),
        turn=11,
        edge=3,
    )
    pen.form(at("M-35 4Q0 14 35 4L36 18Q0 28-36 18z"), trim, turn=4)


def belt(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = LEATHER, metal: str = GOLD
) -> None:
    """A broad belt laid in a ring, its buckle in front."""
    at = Placed(x, y, size, 0)
    pen.form(
        at("M-74-14Q-70-44 0-46Q70-44 74-14L68-2Q60-26 0-28Q-60-26-68-2z"), pen.dark(colour, 0.35), turn=4
    )
    pen.form(
        at("M-76-18Q-72 18 0 24Q72 18 76-18L72 22Q60 54 0 58Q-60 54-72 22z"),
        colour,
        line(pen.lit(colour, 0.5), at("M-70 0Q-56 28 0 34Q56 28 70 0M-66 26Q-50 44 0 48Q50 44 66 26"), 2.4),
        dots(metal, 6 * size, *(at.point(dx, dy) for dx, dy in ((-54, 22), (-38, 32), (38, 32), (54, 22)))),
        turn=8,
    )
    pen.form(at("M-24 12H24V70H-24zM-12 26V56H12V26z"), metal, turn=5)
    pen.form(at("M-4 36H34V46H-4z"), metal, turn=3)


def boot(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = LEATHER, *, flip: bool = False
) -> None:
    """A boot with its toe to the left."""
    at = Placed(x, y, size, 0, flip=flip)
    pen.form(
        at("M-6-60H40L38 20Q44 36 40 56H-52Q-60 38-40 26Q-12 16-8-4z"),
        colour,
        line(pen.dark(colour), at("M-2-20Q18-14 38-20M-4 4Q18 10 38 4")),
        fill(pen.dark(colour, 0.6), at("M-56 46H42V58H-56z")),
        turn=9,
    )
    pen.form(at("M-12-66H46V-46H-12z"), mix(colour, "#ffffff", 0.2), turn=4)


def snow_shoe(pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0) -> None:
    """A shoe of bent wood and cords."""
    at = Placed(x, y, size, angle)
    rim = at("M0-76Q34-66 34-14Q32 24 8 76Q0 84-8 76Q-32 24-34-14Q-34-66 0-76z")
    pen.line(
        "#e8d8b0",
        at(
            "M-30-40L30 0M30-40L-30 0M-33-18L24 20M33-18L-24 20M-18-64L33-30M18-64L-33-30M-24 14L14 44M24 14L-14 44"
        ),
        2.4,
    )
    pen.line(pen.dark(WOOD, 0.5), rim, 10 * size)
    pen.line("#a8744a", rim, 7 * size)
    pen.form(at("M-20-18H20V2H-20z"), LEATHER, turn=4)


def wizard_hat(pen: Pen, x: float = 100, y: float = 100, size: float = 1, cloth: str = "#3a4a9a") -> None:
    """A pointed hat with stars."""
    at = Placed(x, y, size, 0)
    pen.form(
        at("M-42 34Q-30-30 4-76Q14-84 40-66Q24-62 20-54Q34-10 46 34z"),
        cloth,
        star(GOLD, *at.point(-4, -14), 13 * size),
        star(GOLD, *at.point(20, 12), 8 * size),
        line(pen.dark(cloth), at("M6-60Q-4-40-14-30")),
        turn=9,
    )
    pen.form(at("M-80 44Q-40 22 0 24Q46 22 82 46Q40 66 0 64Q-46 66-80 44z"), cloth, turn=6)
    pen.form(at("M-42 22Q0 10 45 22L46 36Q0 24-43 36z"), GOLD, turn=4)


def mask(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#efe6d4", *, sad: bool = False
) -> None:
    """An actor's mask that laughs or weeps."""
    at = Placed(x, y, size, 0)
    mouth = (
        "M-26 34Q0 14 26 34Q18 28 0 28Q-18 28-26 34z"
        if sad
        else "M-30 16Q0 30 30 16Q22 48 0 48Q-22 48-30 16z"
    )
    brow = "M-36-26L-12-36M36-26L12-36" if sad else "M-36-34Q-24-44-12-36M36-34Q24-44 12-36"
    pen.form(
        at("M-48-50Q0-66 48-50Q56 20 0 66Q-56 20-48-50z"),
        colour,
        fill("#180c1c", at("M-36-14Q-24-26-10-12Q-22-2-36-14zM36-14Q24-26 10-12Q22-2 36-14z" + mouth)),
        line(pen.dark(colour), at(brow), 4),
        turn=10,
        edge=3,
    )


def false_beard(pen: Pen, x: float, y: float, size: float = 1, hair: str = "#5a3020") -> None:
    """A false beard with strings, to be tied over a mask."""
    at = Placed(x, y, size, 0)
    pen.line("#e8d8b0", at("M-30-10L-52-40M30-10L52-40"), 2.4)
    pen.form(
        at("M-36-16Q-18-4-6-14Q0-6 6-14Q18-4 36-16Q40 24 20 50L10 38L0 60L-10 38L-20 50Q-40 24-36-16z"),
        hair,
        line(pen.dark(hair), at("M-22 6l4 22M0 2v30M22 6l-4 22"), 2.4),
        turn=6,
    )
