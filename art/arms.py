"""Arms: weapons beyond the plain ones in `things`, drawn around (x, y), pointing up, and turned by an angle."""

from __future__ import annotations

import math

from art.colour import GOLD, IRON, LEATHER, STEEL, WOOD, mix
from art.marks import Mark, dots, fill, line
from art.paths import circle, move
from art.pen import Pen
from art.things import Placed

__all__ = [
    "bola",
    "bow",
    "chain",
    "crossbow",
    "dagger",
    "double_axe",
    "flail",
    "greatsword",
    "halberd",
    "javelin",
    "mace",
    "maul",
    "morningstar",
    "pole",
    "quiver",
    "rapier",
    "scimitar",
    "sling",
    "spear",
    "thorns",
    "wand",
    "wavy",
]


def edged(pen: Pen, at: Placed, data: str, half: str, metal: str, *marks: Mark) -> None:
    """A blade: light on one side of its ridge, dark on the other."""
    pen.form(
        at(data),
        mix(metal, "#ffffff", 0.35),
        fill(pen.dark(metal, 0.25), at(half)),
        *marks,
        turn=2,
        edge=2.4,
        back=False,
    )


def dagger(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    metal: str = STEEL,
    hilt: str = GOLD,
    grip: str = LEATHER,
) -> None:
    """A dagger with a straight guard."""
    at = Placed(x, y, size, angle)
    pen.form(
        at("M-6 52L-5 26H5L6 52z"), grip, line(pen.dark(grip, 0.6), at("M-5 34L5 30M-5 43L5 39")), turn=3
    )
    edged(pen, at, "M-10 22L-9-30Q-6-52 0-64Q6-52 9-30L10 22z", "M0 22V-64Q6-52 9-30L10 22z", metal)
    pen.form(at("M-24 18Q0 26 24 18L25 27Q0 34-25 27z"), hilt, turn=4)
    pen.form(circle(*at.point(0, 57), 8 * size), hilt, turn=3)


def rapier(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, metal: str = STEEL
) -> None:
    """A thin blade with a basket for the hand."""
    at = Placed(x, y, size, angle)
    edged(pen, at, "M-4 40L-3-72L0-88L3-72L4 40z", "M0 40V-88L3-72L4 40z", metal)
    pen.form(at("M-5 74L-4 40H4L5 74z"), LEATHER, turn=3)
    pen.form(
        at("M-26 34Q-22 22 0 24Q22 22 26 34Q28 54 6 66Q20 52 16 42Q0 36-16 42Q-24 44-26 34z"), GOLD, turn=4
    )
    pen.line(pen.dark(GOLD), at("M-14 32Q0 28 16 32"), 2)
    pen.form(circle(*at.point(0, 78), 7 * size), GOLD, turn=3)


def scimitar(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    metal: str = STEEL,
    hilt: str = GOLD,
) -> None:
    """A curved sword."""
    at = Placed(x, y, size, angle)
    pen.form(at("M-6 64Q-8 46-5 34H5Q4 48 8 62z"), LEATHER, turn=3)
    edged(
        pen,
        at,
        "M-8 32C-14-14-8-54 34-82C28-56 26-12 8 32z",
        "M0 32C-2-14 6-54 34-82C28-56 26-12 8 32z",
        metal,
    )
    pen.form(at("M-22 26Q0 34 20 28L24 36Q0 44-22 34z"), hilt, turn=4)
    pen.form(circle(*at.point(2, 66), 7 * size), hilt, turn=3)


def wavy(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    metal: str = STEEL,
    hilt: str = GOLD,
) -> None:
    """A sword whose blade winds like a snake."""
    at = Placed(x, y, size, angle)
    pen.form(at("M-6 58L-4 34H4L6 58z"), LEATHER, turn=3)
    edged(
        pen,
        at,
        "M-9 32Q-16 18-8 6Q0-8-8-20Q-14-34-6-46Q-2-62 2-80Q6-62 12-48Q16-34 8-22Q2-8 10 6Q16 18 9 32z",
        "M0 32Q-6 18 2 6Q10-8 2-20Q-4-34 4-46Q4-62 2-80Q6-62 12-48Q16-34 8-22Q2-8 10 6Q16 18 9 32z",
        metal,
    )
    pen.form(at("M-28 26Q0 36 28 26L30 35Q0 43-30 35z"), hilt, turn=4)
    pen.form(circle(*at.point(0, 63), 8 * size), hilt, turn=3)


def greatsword(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    metal: str = STEEL,
    hilt: str = IRON,
    grip: str = LEATHER,
) -> None:
    """A sword for two hands, with lugs above the guard."""
    at = Placed(x, y, size, angle)
    pen.form(
        at("M-6 82L-5 34H5L6 82z"),
        grip,
        line(pen.dark(grip, 0.6), at("M-5 46L5 41M-5 57L5 52M-5 68L5 63")),
        turn=3,
    )
    edged(
        pen,
        at,
        "M-12 30L-10 12L-20 4L-12-2L-12-70L0-92L12-70L12-2L20 4L10 12L12 30z",
        "M0 30V-92L12-70L12-2L20 4L10 12L12 30z",
        metal,
        line("#ffffff", at("M-5 24V-64"), 1.6, 0.8),
    )
    pen.form(at("M-38 24Q-20 34 0 32Q20 34 38 24L42 34Q20 44 0 42Q-20 44-42 34z"), hilt, turn=4)
    pen.form(circle(*at.point(0, 86), 9 * size), hilt, turn=4)


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
    spike_ball(pen, *at.point(0, -48), 30 * size, metal)


def spike_ball(pen: Pen, x: float, y: float, radius: float, metal: str = IRON) -> None:
    """A ball with spikes all around."""
    spikes = "".join(
        move(
            "M-6 0L0-20L6 0z",
            x + radius * math.sin(turn) * 0.9,
            y - radius * math.cos(turn) * 0.9,
            math.degrees(turn),
            radius / 28,
        )
        for turn in (math.pi * k / 4 + 0.2 for k in range(8))
    )
    pen.form(spikes, mix(metal, "#ffffff", 0.45), turn=2)
    pen.form(
        circle(x, y, radius),
        metal,
        dots(
            mix(metal, "#ffffff", 0.4),
            radius * 0.22,
            (x - radius * 0.4, y - radius * 0.3),
            (x + radius * 0.3, y - radius * 0.1),
            (x - radius * 0.1, y + radius * 0.4),
        ),
        turn=8,
    )


def chain(pen: Pen, data: str, width: float = 6) -> None:
    """Links along a line."""
    pen.raw(
        f'<path stroke="#2a2a34" stroke-width="{width + 3:g}" stroke-dasharray=".1 {width + 4:g}" d="{data}"/>'
    )
    pen.raw(
        f'<path stroke="#a8b4c8" stroke-width="{width:g}" stroke-dasharray=".1 {width + 4:g}" d="{data}"/>'
    )


def flail(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, metal: str = IRON
) -> None:
    """A spiked ball that swings on a chain to the right."""
    at = Placed(x, y, size, angle)
    pen.shaft(WOOD, at("M-20 80V-50"), 8 * size)
    pen.form(at("M-28-44H-12V-60H-28z"), STEEL, turn=3)
    chain(pen, at("M-20-60Q0-84 26-66Q44-50 44-30"), 6 * size)
    spike_ball(pen, *at.point(44, -6), 24 * size, metal)


def pole(pen: Pen, at: Placed, low: float = 96, top: float = -50, wood: str = WOOD, width: float = 7) -> None:
    """The shaft of a weapon."""
    pen.shaft(wood, at(f"M0 {low}V{top}"), width * at.size)


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


BOWS = {
    # the stave from top to bottom, and where the string is
    "plain": ("M20-78Q-40-40-40 0Q-40 40 20 78L14 82Q-54 46-54 0Q-54-46 14-82z", 17),
    "recurve": (
        "M30-82Q16-84 10-70Q-34-40-38 0Q-34 40 10 70Q16 84 30 82L28 88Q8 92 0 74Q-50 44-52 0Q-50-44 0-74Q8-92 28-88z",
        14,
    ),
    "long": ("M16-96Q-30-50-30 0Q-30 50 16 96L10 98Q-42 54-42 0Q-42-54 10-98z", 13),
    "horned": (
        "M40-70Q20-90 0-72Q-40-50-26-12Q-22-6-22 0Q-22 6-26 12Q-40 50 0 72Q20 90 40 70Q24 104-8 84Q-58 56-38 10Q-34 4-34 0Q-34-4-38-10Q-58-56-8-84Q24-104 40-70z",
        18,
    ),
}
"""Staves of bows."""


def bow(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    shape: str = "plain",
    wood: str = "#8a5a2e",
    trim: str = "",
    string: str = "#f4ead0",
    *,
    arrow: str = "#c8452f",
) -> None:
    """A bow that shoots to the left, an arrow on its string; `arrow` is the colour of the feathers, if any."""
    at = Placed(x, y, size, angle)
    stave, end = BOWS[shape]
    top = {"plain": 80, "recurve": 84, "long": 96, "horned": 72}[shape]
    pen.line(string, at(f"M{end}-{top}L{44 if arrow else end} 0L{end} {top}"), 2)
    marks = (line(trim, at("M-50-14H-24M-50 14H-24M-30-40l14-6M-30 40l14 6"), 3.4),) if trim else ()
    pen.form(at(stave), wood, *marks, turn=4, edge=2.4)
    pen.form(
        at(
            "M-54-14H-34V14H-54z"
            if shape == "plain"
            else "M-54-12H-32V12H-54z"
            if shape == "recurve"
            else "M-44-14H-26V14H-44z"
        ),
        trim or LEATHER,
        turn=3,
    )
    if arrow:
        pen.shaft("#a8824a", at("M46 0H-66"), 4.5 * size)
        pen.form(at("M-88 0L-62-10L-68 0L-62 10z"), STEEL, turn=3)
        pen.form(at("M50 0L42-9H26L34 0L26 9H42z"), arrow, turn=3)


def crossbow(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    wood: str = "#7a4f2a",
    metal: str = STEEL,
    *,
    heavy: bool = False,
    magazine: bool = False,
    crank: bool = False,
) -> None:
    """A crossbow that points up: heavy ones have a steel bow, some a magazine or a crank."""
    at = Placed(x, y, size, angle)
    pen.line("#f4ead0", at("M-62-22L0 14L62-22"), 2.4)
    wide = 7 if heavy else 5
    pen.form(
        at(f"M-66-20Q-50-44 0-52Q50-44 66-20L{60}-{16}Q40-{34 - wide} 0-{42 - wide}Q-40-{34 - wide}-60-16z"),
        metal if heavy else "#8a5a2e",
        turn=4,
        edge=2.4,
    )
    pen.form(
        at("M-9-60H9L10 30L18 84Q8 92-10 86L-10 30z"),
        wood,
        line(pen.dark(wood, 0.6), at("M0-56V20M-8 40H10M-8 56L12 54"), 2.2),
        turn=6,
    )
    pen.shaft("#c8a878", at("M0 10V-70"), 4 * size)
    pen.form(at("M0-92L9-66H-9z"), STEEL, turn=3)
    if magazine:
        pen.form(
            at("M-14-34H14V14H-14z"),
            mix(wood, "#ffffff", 0.15),
            line(pen.dark(wood, 0.6), at("M-14-20H14M-14-6H14"), 2.4),
            turn=5,
        )
        pen.form(at("M14-6L36-22L40-14L16 6z"), IRON, turn=3)
    if crank:
        pen.form(
            circle(*at.point(0, 44), 14 * size),
            IRON,
            line("#c8d0dc", circle(*at.point(0, 44), 8 * size), 2.4),
            turn=5,
        )
        pen.shaft(IRON, at("M14 44H38V58M-14 44H-38V30"), 5 * size)
    pen.form(at("M-22-58Q0-74 22-58L18-46H-18z"), IRON, turn=4)


def bola(pen: Pen, x: float = 100, y: float = 100, size: float = 1) -> None:
    """Three stones on cords, whirling."""
    at = Placed(x, y, size, 0)
    pen.line("#f4faff", at("M-70-10Q-60-70 0-74M74 4Q70 60 16 76"), 3, 0.5)
    for data, (px, py) in (
        ("M0 0Q-30-24-46-50", (-50, -56)),
        ("M0 0Q36-14 56-44", (60, -48)),
        ("M0 0Q-6 34 4 60", (6, 66)),
    ):
        pen.shaft("#b8935a", at(data), 4 * size)
        pen.form(circle(*at.point(px, py), 18 * size), "#8a8078", turn=6)
    pen.form(circle(*at.point(0, 0), 8 * size), LEATHER, turn=3)


def sling(pen: Pen, x: float = 100, y: float = 100, size: float = 1) -> None:
    """A sling with a stone in its pouch."""
    at = Placed(x, y, size, 0)
    pen.shaft("#b8935a", at("M-60-70Q-50 10-26 30M66-64Q50 10 24 30"), 5 * size)
    pen.form(at("M-34 24Q0 4 34 24Q38 56 0 60Q-38 56-34 24z"), LEATHER, turn=7)
    pen.form(
        circle(*at.point(0, 22), 24 * size),
        "#9a948c",
        dots("#6a645c", 5 * size, at.point(-8, 26), at.point(8, 16)),
        turn=8,
    )
    pen.fill(pen.dark(LEATHER, 0.3), at("M-34 26Q0 48 34 26Q36 56 0 60Q-36 56-34 26z"))


def thorns(pen: Pen, at: Placed, colour: str, *spots: tuple[float, float, float]) -> None:
    """Thorns on a shaft: x, y and angle of each."""
    pen.form("".join(at(move("M-5 4Q0 0 0-18Q4 0 7 4z", x, y, turn)) for x, y, turn in spots), colour, turn=2)


def wand(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    spark: str = "#9fe8ff",
    wood: str = "#4a2f24",
) -> None:
    """A wand with light at its tip."""
    at = Placed(x, y, size, angle)
    pen.form(
        at("M-7 66Q0 72 7 66L4-44Q0-50-4-44z"), wood, fill(GOLD, at("M-7 44H7V52H-7zM-6 26H6V31H-6z")), turn=4
    )
    gx, gy = at.point(0, -52)
    pen.glow(spark, gx, gy, 46 * size)
    pen.fill("#ffffff", move("M0-22l5 16l17 6l-17 6l-5 16l-5-16l-17-6l17-6z", gx, gy, 0, size))


def quiver(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, feathers: str = "#c8452f"
) -> None:
    """A quiver full of arrows."""
    at = Placed(x, y, size, angle)
    for dx, tilt in ((-16, -6), (-5, -2), (6, 2), (17, 6)):
        pen.shaft("#a8824a", at(move("M0 0V-50", dx, -20, tilt)), 4 * size)
        pen.form(at(move("M0-34L-7-44V-66L0-58L7-66V-44z", dx, -20, tilt)), feathers, turn=3)
    pen.form(
        at("M-28-34Q0-42 28-34L20 74Q0 84-20 74z"),
        LEATHER,
        line(GOLD, at("M-27-20Q0-28 27-20M-22 52Q0 60 21 52"), 3.4),
        turn=8,
    )
