"""Things: weapons, vessels, fire, signs and gestures, for cards that show no person.

Every thing is drawn around (x, y) at a size of 1 for about 100 units, and can be turned; the light stays
where it is. Put the subject into the band from y = 30 to y = 170: a card shows no more.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from art.colour import BONE, GOLD, LEATHER, LINEN, STEEL, WOOD, mix
from art.marks import Mark, dots, fill, line, star
from art.paths import beside, circle, move
from art.pen import Pen

__all__ = [
    "Placed",
    "arc",
    "arrow",
    "axe",
    "bolt",
    "book",
    "boot",
    "bottle",
    "burst",
    "chest",
    "cloud",
    "coin",
    "door",
    "eye",
    "fan",
    "fist",
    "flame",
    "footprints",
    "gem",
    "hammer",
    "heart",
    "hourglass",
    "key",
    "leaf",
    "motion",
    "open_hand",
    "rays",
    "ring",
    "scroll",
    "shield",
    "skull",
    "snowflake",
    "staff",
    "sword",
    "web",
]


class Placed:
    """A thing's place: turns path data around (0, 0) into path data where the thing is."""

    def __init__(self, x: float, y: float, size: float, angle: float, *, flip: bool = False) -> None:
        self.x, self.y, self.size, self.angle, self.flip = x, y, size, angle, flip

    def __call__(self, data: str) -> str:
        """Path data where the thing is."""
        return move(data, self.x, self.y, self.angle, self.size, flip=self.flip)

    def point(self, dx: float, dy: float) -> tuple[float, float]:
        """Where a point near (0, 0) comes to lie."""
        dx = -dx if self.flip else dx
        return beside(self.x, self.y, dx * self.size, dy * self.size, self.angle)


# ---- weapons


def sword(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    metal: str = STEEL,
    hilt: str = GOLD,
    grip: str = LEATHER,
) -> None:
    """A sword that points up; its guard is at (x, y + 30)."""
    at = Placed(x, y, size, angle)
    pen.form(at("M-6 56L-4 32H4L6 56z"), grip, turn=3)
    pen.form(
        at("M-9 30L-10-56L0-76L10-56L9 30z"),
        mix(metal, "#ffffff", 0.35),
        fill(pen.dark(metal, 0.25), at("M0 30V-76L10-56L9 30z")),
        line("#ffffff", at("M-4 28V-52"), 1.6, 0.8),
        turn=2,
        edge=2.4,
        back=False,
    )
    pen.form(at("M-30 26Q0 34 30 26L32 36Q0 42-32 36z"), hilt, turn=4)
    pen.form(circle(*at.point(0, 62), 8 * size), hilt, turn=4)


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


def arrow(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, feathers: str = "#c8452f"
) -> None:
    """An arrow that points up."""
    at = Placed(x, y, size, angle)
    pen.shaft("#a8824a", at("M0 64V-52"), 5 * size)
    pen.form(at("M0-80L12-46L0-54L-12-46z"), STEEL, turn=3)
    pen.form(at("M0 40L-12 52V76L0 64L12 76V52z"), feathers, line(pen.dark(feathers), at("M0 42V66")), turn=3)


def staff(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, crystal: str = "#9fe8ff"
) -> None:
    """A staff with a shining crystal."""
    at = Placed(x, y, size, angle)
    pen.shaft(WOOD, at("M0 96V-28"), 7 * size)
    pen.glow(crystal, *at.point(0, -56), 44 * size)
    pen.form(at("M0-86l16 24l-13 34l-19-29z"), crystal, fill("#ffffff", at("M0-86l-16 29l9-2z"), 0.7), turn=5)
    pen.form(at("M-16-24Q-30-48-15-70Q-18-46 0-30Q18-46 18-68Q31-44 14-22Q0-12-16-24z"), WOOD, turn=4)


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


# ---- fire and magic


def flame(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    outer: str = "#e8501c",
    middle: str = "#ffb02e",
    core: str = "#fff6c4",
    angle: float = 0,
) -> None:
    """A flame that stands on (x, y + 50)."""
    at = Placed(x, y, size, angle)
    pen.glow(middle, x, y, 90 * size, 0.7)
    pen.form(
        at("M4-66Q44-20 42 14Q40 50 0 50Q-38 48-38 12Q-34-10-22-18Q-18 2-8-2Q-16-36 4-66z"),
        outer,
        rim=mix(outer, "#ffe9a0", 0.7),
        shade=mix(outer, "#5a0a10", 0.5),
        turn=7,
    )
    pen.fill(middle, at("M2-26Q30 2 28 20Q24 46-2 46Q-26 42-24 16Q-16 20-12 14Q-12-8 2-26z"))
    pen.fill(core, at("M0 6Q14 18 12 30Q4 44-8 38Q-16 28-6 18Q-2 14 0 6z"))


def bolt(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, colour: str = "#ffe86a"
) -> None:
    """A bolt of lightning."""
    at = Placed(x, y, size, angle)
    pen.glow(colour, x, y, 80 * size, 0.6)
    pen.form(
        at("M16-76L-30 6L-4 6L-20 76L34-16L6-16L30-70z"),
        colour,
        fill("#ffffff", at("M12-66L-20 0L-4 0L18-62z"), 0.8),
        turn=5,
        rim="#ffffff",
        shade=mix(colour, "#a84a10", 0.5),
    )


def burst(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#ffd65a", points: int = 11
) -> None:
    """The star of an impact."""
    out = ""
    for i in range(points * 2):
        radius = (64 if i % 4 == 0 else 48) if i % 2 == 0 else 26
        turn = math.pi * i / points - 1.4
        out += f"{'L' if out else 'M'}{radius * math.cos(turn):.0f} {radius * math.sin(turn):.0f}"
    at = Placed(x, y, size, 0)
    pen.glow(colour, x, y, 90 * size, 0.7)
    pen.form(
        at(out + "z"),
        colour,
        fill(mix(colour, "#ffffff", 0.7), at(move(out + "z", 0, 0, 0, 0.5))),
        turn=5,
        shade=mix(colour, "#a83a10", 0.5),
        rim="#fffbe0",
    )


def rays(
    pen: Pen, x: float = 100, y: float = 100, colour: str = "#fff6d8", opacity: float = 0.25, count: int = 9
) -> None:
    """Beams of light from a point out to the edges."""
    out = ""
    for i in range(count):
        turn = 2 * math.pi * i / count + 0.3
        (ax, ay), (bx, by) = ((220 * math.cos(turn + d), 220 * math.sin(turn + d)) for d in (-0.1, 0.1))
        out += f"M{x} {y}L{x + ax:.0f} {y + ay:.0f}L{x + bx:.0f} {y + by:.0f}z"
    pen.fill(colour, out, opacity)


def arc(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, colour: str = "#f4faff"
) -> None:
    """The bright sweep of a blade, from the lower left over the top to the right."""
    at = Placed(x, y, size, angle)
    pen.fill(colour, at("M-70 40Q-60-60 40-66Q70-62 80-40Q50-56 14-42Q-44-18-70 40z"), 0.35)
    pen.fill(colour, at("M-66 30Q-50-52 36-62Q56-60 66-50Q40-58 10-48Q-44-24-66 30z"), 0.9)


def motion(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, colour: str = "#f4faff"
) -> None:
    """Lines behind what moves to the right."""
    pen.line(colour, Placed(x, y, size, angle)("M-70-24H-10M-60 0H20M-74 22H-4M-40-40H14"), 4, 0.6)


def cloud(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#8fae5a") -> None:
    """A cloud of gas or smoke."""
    at = Placed(x, y, size, 0)
    pen.form(
        at(
            "M-66 34Q-86 20-72 0Q-74-26-46-26Q-38-54-8-46Q16-64 38-42Q66-44 66-16Q88-4 74 20Q70 42 44 38Q20 54-4 40Q-36 52-66 34z"
        ),
        colour,
        line(
            pen.dark(colour, 0.4),
            at("M-44-2q10-16 24-6M-2-20q12-14 24 0M30 8q10-12 22 0M-22 20q12-12 24 0"),
            3,
            0.7,
        ),
        turn=10,
    )


def snowflake(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#e8fbff") -> None:
    """A crystal of snow."""
    arm = "M0 0V-56M0-34l-14-12M0-34l14-12M0-18l-10-9M0-18l10-9"
    pen.glow("#8fd8ff", x, y, 80 * size, 0.6)
    pen.line(colour, "".join(move(arm, x, y, 60 * k, size) for k in range(6)), 5 * size)


# ---- vessels and treasure


def bottle(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, liquid: str = "#c8283e", glass: str = "#9fb8d0"
) -> None:
    """A round bottle with a cork."""
    at = Placed(x, y, size, 0)
    pen.glow(mix(liquid, "#ffffff", 0.3), x, y + 14 * size, 80 * size, 0.6)
    pen.form(
        at("M-16-38L-16-16Q-54-2-54 32Q-52 68 0 70Q52 68 54 32Q54-2 16-16L16-38z"),
        glass,
        fill(pen.dark(liquid, 0.15), at("M-54 18Q-24 8 0 18Q26 28 56 16L58 74H-58z")),
        fill(
            mix(liquid, "#ffffff", 0.25), at("M-54 18Q-24 8 0 18Q26 28 56 16L56 24Q26 36 0 26Q-24 16-54 26z")
        ),
        fill(pen.dark(liquid, 0.6), at("M24 24Q50 28 56 16L58 74H0Q46 60 24 24z"), 0.6),
        dots(
            mix(liquid, "#ffffff", 0.7),
            4 * size,
            *(at.point(*p) for p in ((-30, 40), (-8, 52), (-18, 30), (16, 44), (28, 56))),
        ),
        turn=8,
        rim="#f4fbff",
        edge=3,
    )
    pen.fill("#ffffff", at("M-40 22Q-40 4-20-4Q-30 10-32 28Q-38 32-40 22z"), 0.75)
    pen.form(at("M-20-50H20Q24-42 20-34H-20Q-24-42-20-50z"), "#b8894a", turn=5)
    pen.form(at("M-14-70Q0-76 14-70L12-48H-12z"), "#a8784a", turn=5)


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


def key(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, metal: str = GOLD
) -> None:
    """A key, its bow on top."""
    at = Placed(x, y, size, angle)
    pen.form(
        at(
            circle(0, -42, 24) + circle(0, -42, 12, hole=True) + "M-6-20H6V62H-6zM6 32H28V42H6zM6 50H22V60H6z"
        ),
        metal,
        turn=4,
        edge=2.4,
    )


def chest(pen: Pen, x: float = 100, y: float = 100, size: float = 1, *, open: bool = False) -> None:
    """A chest with iron bands; open, it shines."""
    at = Placed(x, y, size, 0)
    wood, iron = "#8a5a2a", "#5c6474"
    if open:
        pen.form(at("M-62-14Q-58-70 0-72Q58-70 62-14L50-20Q0-40-50-20z"), pen.dark(wood, 0.3), turn=6)
        pen.glow("#ffe08a", x, y - 6 * size, 80 * size)
        pen.form(
            at("M-54-2Q-40-24-22-14Q-10-30 6-18Q24-30 34-14Q48-18 54-2z"),
            GOLD,
            dots("#fff3c0", 5 * size, *(at.point(*p) for p in ((-34, -12), (-6, -18), (26, -14)))),
            turn=4,
        )
    else:
        pen.form(
            at("M-62-2Q-60-54 0-56Q60-54 62-2z"),
            wood,
            fill(iron, at("M-42-2V-52H-28V-2zM28-2V-52H42V-2z")),
            turn=9,
        )
    pen.form(
        at("M-62-2H62V58H-62z"),
        wood,
        line(pen.dark(wood), at("M-62 18H62M-62 38H62")),
        fill(iron, at("M-42-2V58H-28V-2zM28-2V58H42V-2z")),
        turn=10,
    )
    pen.form(
        at("M-13-8H13V20Q0 32-13 20z"),
        GOLD,
        fill("#3a2417", at("M0 0q6 1 5 6l-3 3l2 8H-4l2-8l-3-3q-1-5 5-6z")),
        turn=4,
    )


def door(pen: Pen, x: float = 100, y: float = 100, size: float = 1, *, open: bool = False) -> None:
    """A heavy door in a stone arch."""
    at = Placed(x, y, size, 0)
    stone, wood = "#8a8496", "#7a4f2a"
    pen.form(
        at("M-62 74V-14Q-60-74 0-76Q60-74 62-14V74H44V-12Q42-56 0-58Q-42-56-44-12V74z"),
        stone,
        line(
            pen.dark(stone),
            at(
                "M-62 44H-44M-62 14H-44M-60-18H-44M-46-50L-36-38M0-76V-58M46-50L36-38M60-18H44M62 14H44M62 44H44"
            ),
        ),
        turn=6,
    )
    if open:
        pen.fill("#07050a", at("M-44 74V-12Q-42-56 0-58Q42-56 44-12V74z"))
        pen.form(at("M-44 74V-12Q-42-50-20-54V64z"), wood, turn=5)
    else:
        pen.form(
            at("M-44 74V-12Q-42-56 0-58Q42-56 44-12V74z"),
            wood,
            line(pen.dark(wood), at("M-22 74V-50M0 74V-58M22 74V-50")),
            fill("#5c6474", at("M-44-8H44V4H-44zM-44 40H44V52H-44z")),
            turn=10,
        )
        pen.form(circle(*at.point(28, 24), 7 * size), GOLD, turn=3)


def book(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#6a3a8a", angle: float = -8
) -> None:
    """A closed book with a star on its cover."""
    at = Placed(x, y, size, angle)
    pen.form(at("M-36-50H48V62H-36z"), LINEN, line("#a89878", at("M-36 54H48M-36 58H48")), turn=5)
    pen.form(
        at("M-48-58H38V50Q-6 46-48 56z"),
        colour,
        line(GOLD, at("M-40-50H30V42Q-4 40-40 48z"), 2.4),
        star(GOLD, *at.point(-5, -4), 26 * size),
        line(pen.dark(colour), at("M-36-58V52"), 3),
        turn=8,
    )


def scroll(pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0) -> None:
    """An unrolled scroll."""
    at = Placed(x, y, size, angle)
    pen.form(
        at("M-38-48Q0-56 38-48L36 48Q0 56-36 48z"),
        "#efe3c8",
        line("#a08a60", at("M-24-28Q0-33 24-28M-24-12Q0-17 24-12M-24 4Q0-1 24 4M-24 20Q0 15 12 18"), 2.4),
        turn=8,
    )
    for data in (
        "M-48-60Q0-72 48-60Q52-48 46-44Q0-56-46-44Q-52-50-48-60z",
        "M-46 44Q0 56 46 44Q52 52 48 60Q0 72-48 60Q-52 50-46 44z",
    ):
        pen.form(at(data), "#e0cfa4", turn=4)


def hourglass(pen: Pen, x: float = 100, y: float = 100, size: float = 1) -> None:
    """Sand that runs out."""
    at = Placed(x, y, size, 0)
    pen.form(
        at("M-34-56H34Q34-20 8 0Q34 20 34 56H-34Q-34 20-8 0Q-34-20-34-56z"),
        "#bcd4e4",
        fill(
            "#e8c06a", at("M-26-30H26Q20-12 0-2Q-20-12-26-30zM-30 56Q-22 26 0 18Q22 26 30 56zM-1 0h2v24h-2z")
        ),
        turn=7,
    )
    for y0 in (-68, 54):
        pen.form(at(f"M-44 {y0}H44V{y0 + 14}H-44z"), WOOD, turn=4)


# ---- signs and gestures


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


def web(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#e8f4e0", spokes: int = 10
) -> None:
    """A spider's web over the whole picture."""
    rim = [
        (math.cos(2 * math.pi * i / spokes + 0.2), math.sin(2 * math.pi * i / spokes + 0.2))
        for i in range(spokes)
    ]
    pen.line(
        colour,
        "".join(f"M{x} {y}L{x + a * 150 * size:.0f} {y + b * 140 * size:.0f}" for a, b in rim),
        2.2,
        0.9,
    )
    for radius in (22, 42, 64, 90):
        k = radius * size
        out = f"M{x + rim[0][0] * k:.0f} {y + rim[0][1] * k:.0f}"
        for (a, b), (c, d) in zip(rim, rim[1:] + rim[:1], strict=True):
            out += (
                f"Q{x + (a + c) * k * 0.42:.0f} {y + (b + d) * k * 0.42:.0f} {x + c * k:.0f} {y + d * k:.0f}"
            )
        pen.line(colour, out, 1.8, 0.8)


def leaf(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, colour: str = "#5f9a3c"
) -> None:
    """A leaf that points up."""
    at = Placed(x, y, size, angle)
    pen.form(
        at("M0 56Q-44 20-34-20Q-24-52 0-64Q28-48 36-16Q42 22 0 56z"),
        colour,
        line(pen.lit(colour, 0.5), at("M0 70V-52M0-20l16-12M0 4l20-14M0-8l-18-14M0 18l-20-14"), 2.4),
        turn=8,
    )


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


def footprints(pen: Pen, colour: str = "#f4ead0", *steps: tuple[float, float, float]) -> None:
    """Prints of boots: x, y and angle of each."""
    sole = pen.stamp(fill(colour, "M-9 4Q-12-24 0-28Q12-24 9 4zM-8 10H8Q10 26 0 28Q-10 26-8 10z"))
    for x, y, angle in steps:
        pen.mark(pen.press(sole, f"translate({x:g} {y:g})rotate({angle:g})"))


def fist(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    skin: str = "#c98a5c",
    sleeve: str = "#5a3a5a",
) -> None:
    """A clenched fist, its arm coming from below."""
    at = Placed(x, y, size, angle)
    pen.form(
        at("M-26 26Q0 16 26 26L36 110H-34z"),
        sleeve,
        line(pen.dark(sleeve), at("M-27 36Q0 26 28 36"), 3),
        turn=8,
    )
    pen.form(
        at("M-32 4Q-36-18-22-24Q-12-34 0-26Q12-34 22-22Q38-18 34 10L26 34Q0 42-26 34z"),
        skin,
        line(pen.dark(skin, 0.55), at("M-14-18Q-10-8-12 8M2-20Q6-8 4 10M18-14Q22-4 18 10"), 2.6),
        turn=8,
    )
    pen.form(at("M-30 8Q-20-2 2 4Q16 8 14 16Q6 22-10 20Q-26 24-30 8z"), skin, turn=4)


def open_hand(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    skin: str = "#c98a5c",
    sleeve: str = "#e6d8ba",
    *,
    flip: bool = False,
) -> None:
    """A raised hand with spread fingers."""
    at = Placed(x, y, size, angle, flip=flip)
    pen.form(
        at("M-26 100L-20 34Q0 26 18 34L26 100z"), sleeve, line(GOLD, at("M-20 40Q0 32 19 40"), 3), turn=6
    )
    pen.form(
        at(
            "M-16 36Q-24 12-15 0Q-14-24-9-27Q-4-26-5-8Q-3-36 3-38Q8-36 5-8Q10-32 15-32Q19-30 14-4Q22-18 26-16Q29-13 19 10Q17 30 13 37Q0 42-16 36z"
        ),
        skin,
        line(pen.dark(skin, 0.5), at("M-5-6V8M5-7V8M13-4l-2 12"), 1.8),
        turn=6,
    )


def fan(
    place: Callable[[float, float, float], None], count: int, x: float, y: float, radius: float, spread: float
) -> None:
    """Puts several of a thing side by side like held cards: calls `place` with x, y and angle of each."""
    for i in range(count):
        angle = spread * (i / (count - 1) - 0.5) if count > 1 else 0
        turn = math.radians(angle)
        place(x + radius * math.sin(turn), y - radius * math.cos(turn), angle)
