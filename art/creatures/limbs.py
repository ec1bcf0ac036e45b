"""Limbs, paws, claws, teeth, mouths and wings, for monsters of any kind."""

from __future__ import annotations

from collections.abc import Sequence

from art.colour import mix
from art.marks import Mark, fill, group, line
from art.paths import Point, beside, circle, limb, mirror, move, teeth
from art.pen import Pen

__all__ = [
    "bat_wing",
    "claws",
    "fangs",
    "feather_wing",
    "leg",
    "maw",
    "paw",
    "scales",
    "swipe",
    "tentacles",
]

TOOTH = "#fff6e0"


def claws(
    pen: Pen, x: float, y: float, count: int = 3, size: float = 1, angle: float = 0, colour: str = "#f0e2bc"
) -> None:
    """Claws side by side that point down."""
    whole = "".join(
        f"M{i * 9 - 4} 0Q{i * 9} -4 {i * 9 + 4} 0Q{i * 9 + 3} 9 {i * 9 - 3} 15Q{i * 9 - 5} 7 {i * 9 - 4} 0z"
        for i in range(count)
    )
    shade = "".join(
        f"M{i * 9 + 1} -2Q{i * 9 + 4} -1 {i * 9 + 4} 0Q{i * 9 + 3} 9 {i * 9 - 3} 15Q{i * 9 + 1} 8 {i * 9 + 1} -2z"
        for i in range(count)
    )
    pen.fill(colour, move(whole, x, y, angle, size))
    pen.fill(mix(colour, "#5a3a20", 0.5), move(shade, x, y, angle, size), 0.7)


def paw(
    pen: Pen, x: float, y: float, radius: float, hide: str, toes: int = 4, angle: float = 0, claw: float = 1.1
) -> None:
    """A round paw with claws. It rests on the ground; an angle of 52 has it strike to the left."""
    claws(pen, *beside(x, y, -4.5 * (toes - 1) * claw, radius - 3, angle), toes, claw, angle)
    gaps = "".join(
        f"M{(j - (toes - 2) / 2) * 2 * radius / toes:.0f} {radius * 0.9:.0f}v{-radius * 0.5:.0f}"
        for j in range(toes - 1)
    )
    pen.form(
        circle(x, y, radius), hide, line(pen.dark(hide, 0.55), move(gaps, x, y, angle), 2.2), turn=6, edge=2.6
    )


def swipe(pen: Pen, x: float, y: float, radius: float, hide: str) -> None:
    """A raised paw about to come down: the claws reach to the left."""
    paw(pen, x, y, radius, hide, 4, 52, 1.5)


def leg(
    pen: Pen, points: Sequence[Point], start: float, end: float, hide: str, *marks: Mark, turn: float = 7
) -> None:
    """An arm or a leg along points, from one width to another."""
    pen.form(limb(points, start, end), hide, *marks, turn=turn)


def tentacles(pen: Pen, hide: str, start: float, end: float, *arms: Sequence[Point]) -> None:
    """Several tentacles of one width."""
    for points in arms:
        pen.form(limb(points, start, end), hide, turn=3, edge=2)


def fangs(
    pen: Pen, start: Point, end: Point, count: int, height: float, sag: float = 0, seed: int = 1
) -> None:
    """A row of uneven teeth; a negative height makes them stand up."""
    pen.fill(TOOTH, teeth(start, end, count, height, sag, seed))


def maw(pen: Pen, x: float, y: float, size: float, angle: float, lips: str, seed: int = 1) -> None:
    """A mouth full of teeth, to be set anywhere on a body."""
    pen.mark(
        group(
            f"translate({x:g} {y:g})rotate({angle:g})scale({size:g})",
            fill(lips, "M-34-4Q0-26 34-6Q38 8 20 20Q-4 28-26 16Q-40 8-34-4z"),
            fill("#3a0a18", "M-28-3Q0-20 28-4Q30 8 16 15Q-4 21-22 12Q-32 6-28-3z"),
            fill("#c84a5a", "M-14 10Q0 0 16 10Q6 18-4 17Q-12 15-14 10z"),
            fill(
                TOOTH,
                teeth((-27, -4), (27, -5), 7, 10, -8, seed) + teeth((-22, 12), (20, 13), 6, -8, 4, seed + 3),
            ),
        )
    )


def scales(pen: Pen, hide: str, *points: Point, size: float = 1) -> Mark:
    """Small arcs, for scales, feathers or fur on a form."""
    return line(
        pen.dark(hide),
        "".join(f"M{x:g} {y:g}q{6 * size:g} {8 * size:g} {12 * size:g} 0" for x, y in points),
        2.4,
    )


BAT = "M0 0Q20-60 74-88L72-112L90-96Q108-60 104 14Q90-6 80 12Q66 0 58 28Q44 26 40 62z"
BAT_RIBS = "M80-88Q42-44 30 36M82-86Q90-34 80 12M80-86Q60-34 58 28"
FEATHER = "M0 10Q10-40 50-74Q66-50 68 0L58-8L58 24L48 12L44 40L32 26L24 44z"
FEATHER_RIBS = "M30-40q10 20 8 50M44-54q12 24 10 60M18-20q8 16 8 40"


def bat_wing(
    pen: Pen, x: float, y: float, hide: str, size: float = 1, angle: float = 0, *, left: bool = False
) -> None:
    """A wing of skin that rises to the right from (x, y), or to the left."""
    shape, ribs = move(BAT, x, y, angle, size), move(BAT_RIBS, x, y, angle, size)
    if left:
        shape, ribs = mirror(shape, x), mirror(ribs, x)
    pen.form(shape, hide, line(pen.dark(hide, 0.6), ribs, 2.8), turn=9, edge=2.8)


def feather_wing(
    pen: Pen, x: float, y: float, hide: str, size: float = 1, angle: float = 0, *, left: bool = False
) -> None:
    """A wing of feathers that rises to the right from (x, y), or to the left."""
    shape, ribs = move(FEATHER, x, y, angle, size), move(FEATHER_RIBS, x, y, angle, size)
    if left:
        shape, ribs = mirror(shape, x), mirror(ribs, x)
    pen.form(shape, hide, line(pen.dark(hide), ribs, 2.4), turn=9, edge=2.6)
