"""Signs that stand for something: hearts, skulls, eyes, dice, targets, footprints, claw marks."""

from __future__ import annotations

from art.colour import BONE, INK, LINEN, mix
from art.marks import dots, fill, line, star
from art.paths import Placed, circle, move
from art.pen import Pen

__all__ = [
    "claw_marks",
    "d6",
    "d20",
    "drop",
    "eye",
    "footprints",
    "ghost",
    "guardians",
    "heart",
    "lips",
    "skull",
    "target",
]


def heart(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#d8344a") -> None:
    """A heart, for what heals."""
    at = Placed(x, y, size, 0)
    pen.glow(colour, x, y, 80 * size, 0.5)
    pen.form(
        at("M0 58Q-62 16-56-22Q-46-54-16-46Q-4-42 0-28Q4-42 16-46Q46-54 56-22Q62 16 0 58z"),
        colour,
        fill("#ffffff", at("M-42-22Q-38-40-22-38Q-34-28-36-12z"), 0.6),
        turn=10,
        edge=3,
    )


def skull(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = BONE, glow: str = ""
) -> None:
    """A skull; its sockets may glow."""
    at = Placed(x, y, size, 0)
    pen.form(
        at("M-44 0Q-46-46 0-50Q46-46 46 0Q46 18 32 26L30 46Q0 54-26 46L-30 26Q-42 18-44 0z"),
        colour,
        line(pen.dark(colour), at("M16-46l-4 12l8 6l-4 10M-8 30v16M6 31v16M20 30v14"), 2.2),
        turn=10,
        edge=3,
    )
    pen.fill(
        "#180c1c",
        at(
            "M-34 2Q-34-14-20-14Q-6-12-6 4Q-8 18-21 18Q-34 16-34 2zM6 4Q6-14 21-14Q37-12 37 4Q35 20 20 20Q7 18 6 4zM-4 18Q1 16 5 26Q5 32 1 30Q-3 33-7 30Q-7 24-4 18z"
        ),
    )
    if glow:
        for dx, radius in ((-20, 13), (21, 15)):
            gx, gy = at.point(dx, 3)
            pen.glow(glow, gx, gy, radius * size)
            pen.dots("#ffffff", 7 * size, (gx, gy), opacity=0.9)


def eye(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, iris: str = "#ffcf3a", lid: str = "#4a3a5c"
) -> None:
    """A watching eye."""
    at = Placed(x, y, size, 0)
    pen.form(at("M-72 4Q-40-46 4-46Q48-42 74 4Q40 46 0 46Q-44 44-72 4z"), lid, turn=8)
    pen.fill("#f6ead6", at("M-56 4Q-30-30 2-30Q36-28 58 4Q34 32 0 32Q-34 30-56 4z"))
    pen.mark(
        dots(iris, 50 * size, at.point(-2, 0)),
        dots("#140a14", 24 * size, at.point(-2, 0)),
        dots("#ffffff", 12 * size, at.point(-12, -12)),
    )
    pen.fill(lid, at("M-60 4Q-30-38 2-38Q38-36 62 4Q36-20 2-22Q-32-20-60 4z"))


def lips(pen: Pen, x: float = 100, y: float = 100, size: float = 1) -> None:
    """A mouth that speaks."""
    at = Placed(x, y, size, 0)
    pen.fill("#3a0a18", at("M-52 0Q0-30 52 0Q30 34 0 36Q-30 34-52 0z"))
    pen.fill("#fff6e0", at("M-34-6Q0-22 34-6Q20 2 0 2Q-20 2-34-6z"))
    pen.form(at("M-64 0Q-40-34-14-36Q0-26 14-36Q40-34 64 0Q30-18 0-16Q-30-18-64 0z"), "#c8485a", turn=5)
    pen.form(
        at("M-64 0Q-36 24 0 24Q36 24 64 0Q44 50 0 52Q-44 50-64 0z"),
        "#c8485a",
        fill("#ffb0b8", at("M-20 34Q0 40 20 34Q10 42 0 42Q-10 42-20 34z"), 0.7),
        turn=6,
    )


def footprints(pen: Pen, colour: str = "#f4ead0", *steps: tuple[float, float, float]) -> None:
    """Prints of boots: x, y and angle of each."""
    sole = pen.stamp(fill(colour, "M-9 4Q-12-24 0-28Q12-24 9 4zM-8 10H8Q10 26 0 28Q-10 26-8 10z"))
    for x, y, angle in steps:
        pen.mark(pen.press(sole, f"translate({x:g} {y:g})rotate({angle:g})"))


def claw_marks(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, colour: str = "#d8283a"
) -> None:
    """Three slashes, as of claws."""
    at = Placed(x, y, size, angle)
    cuts = "M-40-54Q-22-6-46 58Q-56 0-40-54zM0-66Q20-6-6 70Q-18 0 0-66zM42-54Q58-2 34 60Q24 0 42-54z"
    pen.fill("#140a14", at(move(cuts, 4, 3)), 0.7)
    pen.fill(colour, at(cuts))
    pen.line(mix(colour, "#ffffff", 0.6), at("M-42-44Q-34 0-46 44M-2-54Q6 0-6 54M40-44Q48 0 36 46"), 2.4)


def target(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#c8283e") -> None:
    """Rings to aim at."""
    pen.form(circle(x, y, 60 * size), colour, turn=8, edge=3)
    for radius, tone in ((46, LINEN), (32, colour), (18, LINEN), (8, colour)):
        pen.oval(tone, x, y, radius * size)


def d20(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    colour: str = "#a8283a",
    face: str = "star",
    angle: float = 0,
) -> None:
    """A die of twenty sides; its upper face shows a star or a skull."""
    at = Placed(x, y, size, angle)
    pen.form(
        at("M0-62L54-31V31L0 62L-54 31V-31z"),
        colour,
        fill(mix(colour, "#ffffff", 0.35), at("M0-62L-32-18L-54-31z")),
        fill(mix(colour, "#ffffff", 0.18), at("M0-62L-32-18H32z")),
        fill(pen.dark(colour, 0.3), at("M54-31L32-18L0 36L54 31z")),
        fill(pen.dark(colour, 0.5), at("M0 36L54 31L0 62z")),
        fill(pen.dark(colour, 0.2), at("M-54-31L-32-18L0 36L-54 31z")),
        line(pen.lit(colour, 0.6), at("M-32-18H32L0 36zM0-62L-32-18L-54 31L0 36L54 31L32-18z"), 1.8),
        turn=2,
        back=False,
    )
    if face == "star":
        pen.mark(star("#ffe9a0", *at.point(0, -2), 15 * size))
    else:
        pen.fill("#140a14", at("M-12-4Q-12-16 0-16Q12-16 12-4Q11 2 7 4V10H-7V4Q-11 2-12-4z"))
        pen.dots("#ffe9a0", 5 * size, at.point(-5, -5), at.point(5, -5))


def d6(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#efe6d4", angle: float = 0
) -> None:
    """A die that shows six, two and three."""
    at = Placed(x, y, size, angle)
    pen.form(
        at("M0-60L54-34V30L0 60L-54 30V-34z"),
        colour,
        fill(pen.dark(colour, 0.2), at("M0-6L54-34V30L0 60z")),
        fill(mix(colour, "#ffffff", 0.5), at("M0-60L54-34L0-6L-54-34z")),
        turn=3,
        edge=3,
        back=False,
    )
    pen.dots(
        INK,
        9 * size,
        *(
            at.point(*p)
            for p in (
                (-40, -8),
                (-14, 4),
                (-40, 10),
                (-14, 22),
                (-40, 26),
                (-14, 40),
                (0, -34),
                (-22, -34),
                (22, -34),
                (16, 8),
                (38, 14),
            )
        ),
    )


def ghost(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#d8f4ff", *, flip: bool = False
) -> None:
    """A ghost that floats, its tail curling away."""
    at = Placed(x, y, size, 0, flip=flip)
    pen.glow(colour, x, y, 84 * size, 0.6)
    pen.form(
        at(
            "M-36-16Q-36-66 2-68Q42-66 42-16Q44 14 56 28Q44 34 34 28Q30 58 4 66Q-22 74-40 62Q-16 60-14 40Q-26 46-36 38Q-50 48-60 40Q-40 22-36-16z"
        ),
        colour,
        fill(
            pen.dark(colour, 0.75),
            at(
                "M-24-36Q-10-34-2-20Q-8-10-16-14Q-24-22-24-36zM32-36Q18-34 10-20Q16-10 24-14Q32-22 32-36zM-8 0Q4-8 16 0Q18 26 4 34Q-10 26-8 0z"
            ),
        ),
        turn=9,
    )


def guardians(pen: Pen, colour: str, *places: tuple[float, float, float]) -> None:
    """Ghostly guardians: x, y and size of each."""
    for x, y, size in places:
        at = Placed(x, y, size, 0)
        pen.glow(colour, x, y, 46 * size, 0.6)
        pen.form(
            at(
                "M-16-10Q-16-34 0-36Q16-34 16-10Q34-2 30 22Q22 14 18 18Q22 40 8 56Q10 38 0 34Q-10 38-8 56Q-22 40-18 18Q-22 14-30 22Q-34-2-16-10z"
            ),
            mix(colour, "#ffffff", 0.5),
            rim="#ffffff",
            turn=6,
        )
        pen.dots(pen.dark(colour, 0.6), 5 * size, at.point(-6, -18), at.point(6, -18))


def drop(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#8fd83a") -> None:
    """A heavy drop."""
    at = Placed(x, y, size, 0)
    pen.form(
        at("M0-60Q38-6 38 20Q36 54 0 56Q-36 54-38 20Q-38-6 0-60z"),
        colour,
        fill("#ffffff", at("M-24 22Q-24 2-12-12Q-14 10-12 30Q-22 34-24 22z"), 0.7),
        turn=9,
        edge=2.6,
    )
