"""Hands that hold: a fist around a shaft, an open palm, fingers over an edge. Sleeves come up from below."""

from __future__ import annotations

from art.colour import IVORY
from art.marks import line
from art.parts import Look
from art.paths import limb, move
from art.pen import Pen

__all__ = ["dangle", "fingers", "fist", "palm"]

FIST = "M-13-9Q-12-17-3-16L11-14Q17-12 16-6Q18-2 16 2Q17 6 14 9Q14 15 7 16L-6 16Q-15 14-14 4z"
KNUCKLES = "M-3-8Q6-9 15-5M-4 0Q6-1 15 2M-4 8Q5 8 13 9"
THUMB = "M-13 4Q-16-8-8-15Q-2-20 5-17Q8-13 3-11Q-3-9-4-2Q-4 4-8 7z"
SLEEVE = "M-15 12Q0 6 15 12L25 52H-21z"
CLAWS = "M15-12q9 0 12 6q-8 2-12 0zM16-4q9 1 12 7q-9 1-12-1zM15 4q8 2 10 8q-8 0-11-3z"


def fist(
    pen: Pen,
    look: Look,
    x: float,
    y: float,
    angle: float = 0,
    size: float = 1,
    *,
    flip: bool = False,
    arm: float = 0,
) -> None:
    """A fist closed around an upright shaft; `angle` leans the shaft, `arm` turns the sleeve on from there."""
    skin, sleeve = look.skin, look.sleeve or look.skin
    pen.form(
        move(SLEEVE, x, y, angle * 0.4 + arm, size, flip=flip),
        sleeve,
        line(pen.dark(sleeve), move("M-15 17Q0 11 16 17", x, y, angle * 0.4 + arm, size, flip=flip)),
        turn=6,
        edge=1.8,
    )
    pen.form(
        move(FIST, x, y, angle, size, flip=flip),
        skin,
        line(pen.dark(skin, 0.55), move(KNUCKLES, x, y, angle, size, flip=flip), 1.8),
        turn=5,
        edge=1.8,
    )
    pen.form(move(THUMB, x, y, angle, size, flip=flip), skin, turn=3)
    if "claws" in look.extras:
        pen.fill(IVORY, move(CLAWS, x, y, angle, size, flip=flip))


def dangle(pen: Pen, look: Look, x: float, y: float, size: float = 0.8) -> None:
    """A fist from which something hangs; the arm comes across the chest from the lower right."""
    skin, sleeve = look.skin, look.sleeve or look.skin
    pen.form(limb([(x + 66, y + 92), (x + 40, y + 48), (x + 10, y + 6)], 44, 22), sleeve, turn=6, edge=1.8)
    pen.form(
        move(FIST, x, y, 84, size),
        skin,
        line(pen.dark(skin, 0.55), move(KNUCKLES, x, y, 84, size), 1.8),
        turn=5,
        edge=1.8,
    )


def palm(pen: Pen, look: Look, x: float, y: float, size: float = 1) -> None:
    """A cupped hand, palm up, with something above it; the arm comes from the lower right."""
    skin, sleeve = look.skin, look.sleeve or look.skin

    def at(data: str) -> str:
        return move(data, x, y, 0, size)

    pen.form(
        at("M-2 24Q10 14 28 18L44 56H4z"),
        sleeve,
        line(pen.dark(sleeve), at("M-1 29Q12 20 30 23")),
        turn=6,
        edge=1.8,
    )
    pen.form(
        at(
            "M26 26Q30 10 24 0Q23-13 16-17Q9-18 10-9Q11-4 6-2Q-4-1-12-5Q-20-9-25-14Q-31-16-31-10Q-29-4-24 0Q-31-1-31 4Q-28 10-20 10Q-24 13-20 16Q-12 19-5 18Q-2 23 0 28z"
        ),
        skin,
        line(pen.dark(skin, 0.55), at("M-24 0Q-15 4-6 3M-20 10Q-12 11-5 9M20 2Q16 10 12 12"), 1.8),
        turn=5,
        edge=1.8,
    )
    if "claws" in look.extras:
        pen.fill(
            IVORY,
            at(
                "M-29-15q-6-1-10-8q9 0 13 5zM-30 1q-7 2-12-2q6-4 13-1zM-20 10q-6 6-12 4q4-6 10-6zM13-17q-1-7 5-11q2 7-1 11z"
            ),
        )


def fingers(
    pen: Pen, look: Look, x: float, y: float, angle: float = 0, size: float = 1, *, flip: bool = False
) -> None:
    """Four fingers that come from behind and lie over an edge below them."""
    skin = look.skin
    pen.form(
        move(
            "M-17-6Q-17-13-10-12Q-8-16-2-13Q1-17 6-13Q10-16 14-11Q20-11 19-4L17 10Q14 17 10 12Q7 18 3 13Q-1 19-5 13Q-9 17-12 11z",
            x,
            y,
            angle,
            size,
            flip=flip,
        ),
        skin,
        line(pen.dark(skin, 0.55), move("M-8-8L-7 9M0-9L0 11M9-8L8 10", x, y, angle, size, flip=flip), 1.8),
        turn=5,
        edge=1.8,
    )
    if "claws" in look.extras:
        pen.fill(
            IVORY,
            move(
                "M-12 11q1 8 4 9q2-4 1-8zM-4 13q1 8 4 9q2-4 1-8zM4 13q1 8 4 9q2-5 1-9z",
                x,
                y,
                angle,
                size,
                flip=flip,
            ),
        )
