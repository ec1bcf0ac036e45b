"""Weapons on a shaft: axes, hammers, maces, spears, staffs and wands. Each points up before it is turned."""

from __future__ import annotations

from art.colour import GOLD, IRON, LEATHER, STEEL, WOOD, mix
from art.marks import dots, fill, line
from art.paths import Placed, circle, move
from art.pen import Pen
from art.things.blades import edged
from art.things.tools import chain

__all__ = [
    "axe",
    "double_axe",
    "fang_pick",
    "flail",
    "halberd",
    "hammer",
    "javelin",
    "mace",
    "maul",
    "morningstar",
    "pole",
    "spear",
    "spiked_ball",
    "staff",
    "thorns",
    "wand",
]


def pole(pen: Pen, at: Placed, low: float = 96, top: float = -50, wood: str = WOOD, width: float = 7) -> None:
    """The shaft of a weapon."""
    pen.shaft(wood, at(f"M0 {low}V{top}"), width * at.size)


def axe(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, metal: str = STEEL
) -> None:
    """An axe with its edge to the right."""
    at = Placed(x, y, size, angle)
    pen.shaft(WOOD, at("M0 76L0-64"), 8 * size)
    pen.form(
        at("M-8-56L14-52Q30-58 44-74Q66-34 44 6Q30-8 14-14L-8-12z"),
        metal,
        line("#f4faff", at("M44-74Q66-34 44 6"), 3, 0.8),
        turn=8,
    )
    pen.form(at("M-8-48L-26-56Q-20-34-26-14L-8-20z"), pen.dark(metal, 0.15), turn=4)


def double_axe(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    metal: str = STEEL,
    trim: str = "",
    wood: str = WOOD,
) -> None:
    """An axe with two broad blades."""
    at = Placed(x, y, size, angle)
    pole(pen, at, 84, -60, wood, 8)
    marks = (line(trim, at("M20-54Q34-40 20-22M-20-54Q-34-40-20-22"), 3.4),) if trim else ()
    pen.form(
        at(
            "M-6-48L-20-56Q-36-66-50-78Q-72-40-50 4Q-36-10-20-20L-6-28zM6-48L20-56Q36-66 50-78Q72-40 50 4Q36-10 20-20L6-28z"
        ),
        metal,
        line("#f4faff", at("M-50-78Q-72-40-50 4M50-78Q72-40 50 4"), 3, 0.8),
        *marks,
        turn=8,
    )
    pen.form(at("M-9-66H9V-12H-9z"), trim or IRON, turn=4)


def hammer(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, metal: str = STEEL
) -> None:
    """A hammer with a heavy head."""
    at = Placed(x, y, size, angle)
    pen.shaft(WOOD, at("M0 76L0-40"), 9 * size)
    pen.form(
        at("M-46-70H46V-24H-46z"),
        metal,
        fill(GOLD, at("M-14-70H14V-24H-14z")),
        line(pen.dark(metal, 0.5), at("M-36-70V-24M36-70V-24")),
        turn=9,
    )


def maul(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, metal: str = IRON
) -> None:
    """A hammer with a head like an anvil."""
    at = Placed(x, y, size, angle)
    pole(pen, at, 88, -40, width=9)
    pen.form(
        at("M-54-80L-40-84H40L54-80V-26L40-22H-40L-54-26z"),
        metal,
        fill(pen.lit(metal, 0.3), at("M-40-84H40V-76H-40z"), 0.6),
        line(pen.dark(metal, 0.6), at("M-40-84V-22M40-84V-22M-20-66l10 12l-10 12M20-66l-10 12l10 12"), 3),
        turn=10,
    )


def mace(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    metal: str = STEEL,
    trim: str = GOLD,
) -> None:
    """A flanged mace."""
    at = Placed(x, y, size, angle)
    pen.shaft(WOOD, at("M0 80V-24"), 8 * size)
    pen.form(at("M-9 80H9V60H-9z"), LEATHER, turn=3)
    pen.form(
        at("M-8-80Q0-88 8-80L10-70L30-62L34-46L26-32L10-24H-10L-26-32L-34-46L-30-62L-10-70z"),
        metal,
        line(pen.dark(metal, 0.6), at("M-10-70Q-18-46-10-24M10-70Q18-46 10-24M0-82V-24"), 2.6),
        turn=8,
    )
    pen.form(at("M-12-26H12V-14H-12z"), trim, turn=3)


def morningstar(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, metal: str = IRON
) -> None:
    """A ball of spikes on a shaft."""
    at = Placed(x, y, size, angle)
    pen.shaft(WOOD, at("M0 80V-30"), 8 * size)
    spiked_ball(pen, *at.point(0, -48), size, metal)


def flail(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, metal: str = STEEL
) -> None:
    """A spiked ball that swings on a chain from a handle at the lower left."""
    at = Placed(x, y, size, angle)
    pen.shaft(WOOD, at("M-66 70L-34 14"), 9 * size)
    chain(pen, [at.point(-32, 10), at.point(-8, -8), at.point(24, -28)], 0.75 * size, pen.lit(metal, 0.3))
    spiked_ball(pen, *at.point(46, -38), size, metal)


def spiked_ball(pen: Pen, x: float = 100, y: float = 100, size: float = 1, metal: str = STEEL) -> None:
    """An iron ball set with spikes."""
    at = Placed(x, y, size, 0)
    spikes = "".join(move("M-8-26L0-50L8-26z", 0, 0, turn) for turn in range(10, 370, 40))
    pen.form(at(spikes), mix(metal, "#ffffff", 0.5), turn=3)
    pen.form(
        circle(round(x), round(y), 30 * size),
        metal,
        fill(pen.lit(metal, 0.8), at("M-22-6Q-18-22 0-24Q-12-14-14 0z"), 0.8),
        fill(mix(metal, "#ffffff", 0.55), at("M-8 12L0-4L8 12L0 18zM12-4L22-12L22 2z")),
        turn=9,
    )


def spear(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    metal: str = STEEL,
    wood: str = WOOD,
    tie: str = "#a8342a",
    *,
    wings: bool = False,
) -> None:
    """A spear with a leaf of steel; a boar spear has wings below it."""
    at = Placed(x, y, size, angle)
    pole(pen, at, wood=wood)
    if wings:
        pen.form(at("M-34-44Q-18-34 0-34Q18-34 34-44Q24-22 0-22Q-24-22-34-44z"), metal, turn=4)
    edged(pen, at, "M0-100Q18-70 12-56L6-40H-6L-12-56Q-18-70 0-100z", "M0-100Q18-70 12-56L6-40H0z", metal)
    pen.form(at("M-8-42H8V-26H-8z"), tie, line(pen.dark(tie), at("M-8-37H8M-8-31H8")), turn=3)


def javelin(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    metal: str = STEEL,
    wood: str = "#a8824a",
) -> None:
    """A light spear to throw, with a thong around its middle."""
    at = Placed(x, y, size, angle)
    pole(pen, at, 90, -60, wood, 5.5)
    edged(pen, at, "M0-104L9-66L0-58L-9-66z", "M0-104L9-66L0-58z", metal)
    pen.line("#8a2a24", at("M-5 6L5 0M-5 14L5 8M-5 22L5 16"), 3.4 * size)


def halberd(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, metal: str = STEEL
) -> None:
    """An axe, a hook and a point on one pole."""
    at = Placed(x, y, size, angle)
    pole(pen, at)
    pen.form(at("M-5-50L0-104L5-50z"), mix(metal, "#ffffff", 0.3), turn=3)
    pen.form(
        at("M4-62L20-66Q34-76 46-78Q52-44 36-16Q26-30 4-32z"),
        metal,
        line("#f4faff", at("M46-78Q52-44 36-16"), 3, 0.8),
        turn=7,
    )
    pen.form(at("M-4-58L-24-66L-34-48Q-20-50-4-38z"), pen.dark(metal, 0.15), turn=4)


def fang_pick(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, tooth: str = "#f0e2bc"
) -> None:
    """A pick whose head is a great tooth."""
    at = Placed(x, y, size, angle)
    pen.shaft(WOOD, at("M0 80V-56"), 9 * size)
    pen.form(
        at("M-12-40Q20-66 78-22Q34-40-12-18z"),
        tooth,
        line(pen.dark(tooth, 0.4), at("M0-34Q20-44 40-34"), 2.4),
        turn=6,
    )
    pen.form(at("M10-44L-40-52L-46-34L10-16z"), IRON, turn=5)
    pen.form(
        at("M-14-54H14V-12H-14z"),
        GOLD,
        dots(pen.dark(GOLD), 5 * size, at.point(-6, -46), at.point(6, -20)),
        turn=4,
    )


def thorns(pen: Pen, at: Placed, colour: str, *spots: tuple[float, float, float]) -> None:
    """Thorns on a shaft: x, y and angle of each."""
    pen.form("".join(at(move("M-5 4Q0 0 0-18Q4 0 7 4z", x, y, turn)) for x, y, turn in spots), colour, turn=2)


def staff(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, crystal: str = "#9fe8ff"
) -> None:
    """A staff with a shining crystal."""
    at = Placed(x, y, size, angle)
    pen.shaft(WOOD, at("M0 96V-28"), 7 * size)
    pen.glow(crystal, *at.point(0, -56), 44 * size)
    pen.form(at("M0-86l16 24l-13 34l-19-29z"), crystal, fill("#ffffff", at("M0-86l-16 29l9-2z"), 0.7), turn=5)
    pen.form(at("M-16-24Q-30-48-15-70Q-18-46 0-30Q18-46 18-68Q31-44 14-22Q0-12-16-24z"), WOOD, turn=4)


def wand(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    shine: str = "#ffe86a",
    wood: str = WOOD,
) -> None:
    """A wand whose tip shines; it points up."""
    at = Placed(x, y, size, angle)
    pen.form(at("M-6 66L-3-40H3L6 66Q0 72-6 66z"), wood, turn=3)
    pen.form(at("M-8 40H8V66Q0 74-8 66zM-6 24H6V30H-6z"), GOLD, turn=3)
    pen.glow(shine, *at.point(0, -46), 48 * size)
    tip = at("M0-78L6-54L28-48L6-40L0-16L-6-40L-28-48L-6-54z")
    pen.fill(mix(shine, "#ffffff", 0.6), tip)
