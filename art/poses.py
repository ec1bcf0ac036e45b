"""Poses: small whole figures for scenes on cards, made of limbs. They stand about 120 units high at a size of 1."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from art.colour import LEATHER
from art.marks import fill, line
from art.paths import Point, circle, limb, move
from art.pen import Pen

__all__ = ["POSES", "Dress", "Pose", "figure"]


@dataclass(frozen=True)
class Dress:
    """What a small figure wears: colours, and what is on the head (hair, long, bald, hood, helm, brim or snout)."""

    cloth: str
    skin: str = "#c98a5c"
    hair: str = "#3a2417"
    head: str = "hair"
    boots: str = LEATHER
    cape: str = ""
    beard: str = ""
    stout: float = 1
    """How thick the limbs are; dwarves have 1.3."""


@dataclass(frozen=True)
class Pose:
    """Where the joints are; the near arm and leg are in front. The feet stand at y = 60."""

    head: Point
    neck: Point
    hip: Point
    near_arm: tuple[Point, Point]
    far_arm: tuple[Point, Point]
    near_leg: tuple[Point, Point]
    far_leg: tuple[Point, Point]
    cape: str = "M-8-30Q-34 0-30 44Q-12 40 4 44Q10 0 10-30z"


POSES = {
    "stand": Pose(
        (2, -52),
        (0, -38),
        (0, 10),
        ((18, -12), (26, 6)),
        ((-16, -14), (-22, 6)),
        ((10, 34), (12, 58)),
        ((-8, 34), (-12, 58)),
    ),
    "run": Pose(
        (-30, -44),
        (-24, -32),
        (4, 8),
        ((-34, -6), (-58, -12)),
        ((8, -14), (24, -2)),
        ((-22, 20), (-24, 50)),
        ((26, 26), (52, 34)),
        "M-20-36Q10-40 48-20Q40-10 56 4Q34 8 6 6Q-6-10-20-36z",
    ),
    "leap": Pose(
        (-22, -56),
        (-16, -42),
        (10, -12),
        ((-38, -36), (-54, -56)),
        ((10, -34), (30, -48)),
        ((-14, 2), (-34, 22)),
        ((36, -2), (60, 14)),
        "M-10-44Q24-50 56-40Q50-26 66-16Q40-10 12-16Q0-26-10-44z",
    ),
    "strike": Pose(
        (-8, -48),
        (-4, -34),
        (8, 10),
        ((-32, -34), (-44, -62)),
        ((14, -12), (30, -2)),
        ((-18, 30), (-26, 58)),
        ((28, 32), (36, 58)),
        "M-2-36Q30-34 46 20Q34 18 28 30Q14 24 6 12z",
    ),
    "guard": Pose(
        (0, -42),
        (2, -28),
        (4, 16),
        ((-24, -10), (-40, -22)),
        ((16, -4), (12, 14)),
        ((-16, 36), (-22, 58)),
        ((22, 36), (30, 58)),
    ),
    "cast": Pose(
        (4, -52),
        (4, -38),
        (6, 12),
        ((-22, -34), (-44, -46)),
        ((30, -30), (48, -44)),
        ((-4, 36), (-6, 58)),
        ((18, 36), (22, 58)),
    ),
    "shoot": Pose(
        (-2, -50),
        (0, -36),
        (6, 12),
        ((-28, -34), (-54, -36)),
        ((24, -36), (0, -38)),
        ((-14, 36), (-20, 58)),
        ((22, 36), (30, 58)),
    ),
    "crouch": Pose(
        (-22, -8),
        (-14, 2),
        (14, 26),
        ((-34, 18), (-48, 8)),
        ((0, 24), (-12, 36)),
        ((-8, 34), (-14, 58)),
        ((32, 34), (26, 58)),
        "M-14-2Q20-14 40 30Q44 46 52 54Q30 56 6 44z",
    ),
    "kneel": Pose(
        (-6, -26),
        (-4, -12),
        (6, 28),
        ((-26, 0), (-42, -8)),
        ((14, 8), (2, 20)),
        ((-20, 34), (-22, 58)),
        ((16, 54), (42, 58)),
        "M-4-12Q24-8 38 54Q22 60 8 54z",
    ),
    "fall": Pose(
        (34, -34),
        (24, -26),
        (-8, 4),
        ((38, -2), (54, -14)),
        ((12, -44), (20, -64)),
        ((-30, 22), (-38, 46)),
        ((-34, -8), (-58, 4)),
        "M28-30Q0-50-30-30Q-36-10-14 4z",
    ),
    "cheer": Pose(
        (0, -46),
        (0, -32),
        (2, 14),
        ((-24, -46), (-32, -74)),
        ((24, -40), (36, -66)),
        ((-10, 36), (-14, 58)),
        ((14, 36), (18, 58)),
    ),
}


def figure(
    pen: Pen,
    pose: str,
    dress: Dress,
    x: float = 100,
    y: float = 110,
    size: float = 1,
    held: Callable[[float, float], None] | None = None,
    *,
    flip: bool = False,
) -> None:
    """A small figure that looks to the left; `held` draws what is in the near hand, given its place."""
    joints, thick = POSES[pose], size * dress.stout

    def at(point: Point) -> Point:
        return x + (-point[0] if flip else point[0]) * size, y + point[1] * size

    def part(points: list[Point], start: float, end: float, colour: str, turn: float = 4) -> None:
        pen.form(limb([at(p) for p in points], start * thick, end * thick, grain=2), colour, turn=turn)

    hip, neck = joints.hip, joints.neck
    part([neck, *joints.far_arm], 12, 8, pen.dark(dress.cloth, 0.35))
    leg = pen.dark(dress.boots, 0.35)
    part([(hip[0] + 4, hip[1] - 2), *joints.far_leg], 16, 9, leg)
    foot(pen, at(joints.far_leg[1]), size, leg, flip=flip)
    if dress.cape:
        pen.form(move(joints.cape, x, y, 0, size, flip=flip), dress.cape, turn=5)
    part([(hip[0] - 4, hip[1] - 2), *joints.near_leg], 17, 10, dress.boots)
    foot(pen, at(joints.near_leg[1]), size, dress.boots, flip=flip)
    part(
        [(neck[0], neck[1] + 6), ((neck[0] + hip[0]) / 2, (neck[1] + hip[1]) / 2), (hip[0], hip[1] + 4)],
        30,
        24,
        dress.cloth,
        6,
    )
    head(pen, dress, *at(joints.head), size, flip=flip)
    if held:
        held(*at(joints.near_arm[1]))
    part([(neck[0] - 2, neck[1] + 6), *joints.near_arm], 14, 9, dress.cloth)
    hand_x, hand_y = at(joints.near_arm[1])
    pen.form(circle(round(hand_x), round(hand_y), 6.5 * size), dress.skin, turn=3)


def foot(pen: Pen, where: Point, size: float, colour: str, *, flip: bool) -> None:
    """A boot at the end of a leg."""
    pen.fill(colour, move("M-14 6Q-14-2-4-4L6-4Q8 2 6 6z", *where, 0, size, flip=flip))


def head(pen: Pen, dress: Dress, x: float, y: float, size: float, *, flip: bool) -> None:
    """A small head, looking to the left."""

    def at(data: str) -> str:
        return move(data, x, y, 0, size, flip=flip)

    if dress.head == "hood":
        pen.form(
            at("M-16 10Q-22-16 0-20Q22-20 22 4Q24 16 16 20Q0 24-10 18z"), dress.cape or dress.cloth, turn=5
        )
        pen.fill("#100a16", at("M-16 8Q-18-12-2-12Q12-10 8 10Q-4 18-16 8z"))
        pen.dots("#f4f8ff", 3 * size, *((x + (-d if flip else d) * size, y + size) for d in (-10, -2)))
        return
    if dress.head == "long":
        pen.form(at("M-10-12Q8-24 20-6Q28 16 24 40Q14 34 6 36Q8 10-4-4z"), dress.hair, turn=4)
    if dress.head == "snout":
        pen.form(
            at("M14 12Q18-18-4-17Q-14-14-16-6Q-30-2-32 6Q-28 13-12 12Q0 20 14 12z"),
            dress.skin,
            fill("#ffe14a", at("M-10-6l7 1l-4 4z")),
            line(pen.dark(dress.skin, 0.6), at("M-30 8Q-16 8-6 4")),
            turn=5,
        )
        pen.form(at("M0-14Q14-30 30-26Q20-18 14-4z"), "#d8c49a", turn=3)
        return
    pen.form(circle(round(x), round(y), 14 * size), dress.skin, turn=5)
    if dress.head == "helm":
        pen.form(at("M-16 2Q-18-18 2-19Q20-16 17 10L10 14L8 0Q-4-6-16 2z"), "#8d9bb3", turn=5)
    elif dress.head == "brim":
        pen.form(
            at("M-34-6Q-20-16-12-12Q-10-28 4-28Q18-26 18-10Q30-8 38 2Q20-2 2-6Q-18-8-34-6z"),
            dress.hair,
            turn=4,
        )
        pen.form(at("M12-20Q28-44 48-40Q42-30 44-26Q30-26 18-14z"), "#ff7ac8", turn=3)
    elif dress.head != "bald":
        pen.form(at("M-14-6Q-10-20 4-19Q20-14 17 8L10 12Q10-2 2-6Q-6-4-14-6z"), dress.hair, turn=4)
    if dress.beard:
        pen.form(at("M-16 4Q-4 2 8 6L14 12Q12 34-6 38Q-20 26-16 4z"), dress.beard, turn=4)
    pen.dots("#140a14", 3 * size, *((x + (-d if flip else d) * size, y - size) for d in (-9, -2)))
