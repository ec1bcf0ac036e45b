"""Scenes: rock, fire, water and what lurks in them, for cards that show a place or a danger."""

from __future__ import annotations

from art.colour import mix
from art.creatures import bat_wing
from art.marks import fill, line
from art.paths import limb, move
from art.pen import Pen
from art.things import Placed

__all__ = [
    "SHADOWS",
    "archway",
    "bats",
    "boulder",
    "burrow",
    "crack",
    "curse",
    "floor",
    "lava",
    "pit",
    "plume",
    "rocks",
    "shadow_head",
    "soaring",
    "spider",
    "stalactites",
    "target",
    "volcano",
]

STONE = "#6f6878"

SHADOWS = {
    "orc": "M-34-4L-58-16L-38 8Q-36 40 0 46Q36 40 38 8L58-16L34-4Q34-46 0-48Q-34-46-34-4z",
    "goblin": "M-28-12L-72-32L-34 10Q-28 40 0 46Q28 40 34 10L72-32L28-12Q18-40 0-40Q-18-40-28-12z",
    "devil": "M-30-20Q-52-26-54-66Q-38-44-14-44Q0-48 14-44Q38-44 54-66Q52-26 30-20Q40 30 0 48Q-40 30-30-20z",
    "duergar": "M-40 2Q-42-46 0-50Q42-46 40 2L46 14Q44 48 0 60Q-44 48-46 14z",
    "kobold": "M-14-30L-26-62L2-42L24-64L30-34Q42-10 34 14Q20 34-8 30L-56 24Q-62 10-50 2L-30-8Q-28-22-14-30z",
    "drow": "M-24-20L-54-50L-34 2Q-26 38 0 48Q26 38 34 2L54-50L24-20Q16-44 0-46Q-16-44-24-20z",
    "hood": "M-40 50Q-46-8-24-38Q-6-58 8-64Q8-52 24-38Q46-8 40 50Q0 64-40 50z",
    "beast": "M-36-18L-48-52L-20-40Q0-48 20-40L48-52L36-18Q48 8 28 34Q0 56-28 34Q-48 8-36-18z",
    "troll": "M-30-8L-46-36L-28-30L-26-60L-8-42L4-66L14-42L32-58L30-28L50-30L32-6Q44 36 4 50Q-44 40-30-8z",
    "snake": "M-40 0Q-46-44 0-48Q46-44 40 0Q34 26 22 34V60H-22V34Q-34 26-40 0z",
}
"""Outlines of heads, seen against the light."""


def shadow_head(
    pen: Pen,
    kind: str,
    x: float,
    y: float,
    size: float = 1,
    iris: str = "#ffe14a",
    colour: str = "#2a1a28",
    *,
    fangs: bool = True,
) -> None:
    """A head in the dark with shining eyes. A kobold looks to the left and shows one eye."""
    at = Placed(x, y, size, 0)
    pen.form(at(SHADOWS[kind]), colour, turn=6, rim=mix(colour, pen.light.glow, 0.6), edge=2.4)
    if kind == "kobold":
        pen.fill(iris, at("M-24-8Q-10-22 4-8Q-10 0-24-8z"))
        pen.fill("#140a14", at("M-10-15Q-6-8-11-3Q-15-9-10-15z"))
        teeth = "M-48 22l4 9l4-8zM-34 24l4 8l4-8z"
    else:
        pen.fill(iris, at("M-25-8Q-12-8-5 3Q-17 9-25-8zM25-8Q12-8 5 3Q17 9 25-8z"))
        teeth = (
            "M-18 32l2-20l8 18zM18 32l-2-20l-8 18z" if kind == "orc" else "M-13 22l4 11l5-10zM4 23l5 10l4-11z"
        )
    if kind == "duergar":
        pen.form(
            at("M-43 4Q-46-52 0-55Q46-52 43 4Q22-10 6-8L5 18H-5L-6-8Q-22-10-43 4z"),
            mix(colour, "#9aa6ba", 0.6),
            turn=5,
        )
        pen.form(
            at("M-42 14Q-20 10 0 22Q20 10 42 14Q46 44 24 60L14 52L0 74L-14 52L-24 60Q-46 44-42 14z"),
            mix(colour, "#ffffff", 0.65),
            turn=5,
        )
    if fangs and kind not in ("duergar", "drow", "hood"):
        pen.fill("#fff6e0", at(teeth))


def target(
    pen: Pen, x: float, y: float, size: float = 1, kind: str = "beast", colour: str = "#3a2438"
) -> None:
    """Whoever is struck: a head with shoulders against the light."""
    at = Placed(x, y, size, 0)
    pen.form(at("M-76 110Q-70 44-26 34H26Q70 44 76 110z"), colour, turn=8)
    shadow_head(pen, kind, x, y, size, "#ff8a3a", colour)


def burrow(pen: Pen, x: float = 100, y: float = 108, size: float = 1, stone: str = STONE) -> None:
    """The dark mouth of a cave in a wall of rock."""
    at = Placed(x, y, size, 0)
    pen.form(
        at("M-110 100V-30L-84-60L-60-52L-44-78L-10-84L14-96L44-80L70-62L88-66L110-28V100z"),
        stone,
        line(
            pen.dark(stone),
            at("M-84-60L-76-30L-88-6M70-62L66-40L84-22M-10-84L-6-66M88 20L98 44M-92 30L-84 60"),
            3,
        ),
        turn=12,
    )
    pen.fill("#0a0610", at("M-66 100Q-76 30-58-8Q-44-56 0-58Q48-56 60-6Q76 32 68 100z"))
    pen.line(pen.lit(stone, 0.5), at("M-66 96Q-76 30-58-8Q-44-56 0-58"), 3, 0.8)


def archway(
    pen: Pen, x: float = 100, y: float = 104, size: float = 1, stone: str = STONE, inside: str = "#0a0610"
) -> None:
    """The gate of a great chamber, its keystone carved; draw what is inside after it."""
    at = Placed(x, y, size, 0)
    pen.fill(inside, at("M-64 100V-10Q-60-72 0-76Q60-72 64-10V100z"))
    pen.form(
        at("M-88 100V-14Q-82-96 0-100Q82-96 88-14V100H62V-10Q58-68 0-72Q-58-68-62-10V100z"),
        stone,
        line(
            pen.dark(stone),
            at(
                "M-88 62H-62M-88 24H-62M-87-14H-62M-74-54L-52-40M-40-86L-28-64M40-86L28-64M74-54L52-40M87-14H62M88 24H62M88 62H62"
            ),
            3,
        ),
        turn=7,
    )
    pen.form(at("M-18-108H18L12-62H-12z"), pen.lit(stone, 0.2), turn=5)


def floor(pen: Pen, y: float = 150, colour: str = STONE) -> None:
    """Flagstones that lead away from the eye."""
    d = 204 - y
    pen.form(
        f"M-6 {y}H206V206H-6z",
        colour,
        line(
            pen.dark(colour),
            f"M-6 {y + d * 0.28:.0f}H206M-6 {y + d * 0.62:.0f}H206M60 {y}L10 206M86 {y}L70 206M114 {y}L130 206M140 {y}L190 206",
            2.6,
        ),
        turn=4,
        edge=3,
        back=False,
    )


def lava(pen: Pen, y: float = 150) -> None:
    """Glowing lava across the lower edge."""
    pen.glow("#ff7a1e", 100, y + 20, 120, 0.8)
    pen.form(
        f"M-6 {y + 8}Q20 {y - 6} 44 {y + 4}Q70 {y + 14} 96 {y + 2}Q126 {y - 10} 150 {y + 4}Q180 {y + 14} 206 {y}V206H-6z",
        "#ff8a1e",
        fill(
            "#ffd24a",
            f"M10 {y + 16}q24-8 44 2q-18 8-44-2zM84 {y + 14}q26-10 50 0q-22 10-50 0zM150 {y + 26}q20-8 40 0q-20 8-40 0zM44 {y + 36}q24-8 48 0q-22 8-48 0z",
        ),
        line("#c8301a", f"M0 {y + 30}Q30 {y + 22} 60 {y + 30}M110 {y + 34}Q140 {y + 26} 170 {y + 38}", 3),
        turn=5,
        rim="#fff0a0",
        shade="#d8401a",
    )


def rocks(pen: Pen, *stones: tuple[float, float, float], colour: str = STONE) -> None:
    """Broken rocks: x, y and size of each."""
    for i, (x, y, size) in enumerate(stones):
        at = Placed(x, y, size, i * 67)
        pen.form(
            at("M-26 6L-18-20L6-28L26-12L22 14L2 26L-20 20z"),
            colour,
            line(pen.dark(colour), at("M-4-14L8-4L2 12M8-4L20-6"), 2.2),
            turn=7,
        )


def boulder(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = STONE) -> None:
    """A great round stone."""
    at = Placed(x, y, size, 0)
    pen.form(
        at("M-62 4Q-62-32-40-50Q-14-68 16-62Q48-54 60-24Q70 6 54 34Q36 62 2 64Q-32 62-50 38Q-62 22-62 4z"),
        colour,
        line(
            pen.dark(colour),
            at("M-36-30L-18-16L-24 4L-8 16M20-46L28-24L48-18M14 30L30 24L36 40M-34 34L-22 44"),
            3.4,
        ),
        fill(pen.lit(colour, 0.4), at("M-50-16Q-40-44-12-52Q-34-34-38-8z"), 0.6),
        turn=14,
        edge=3,
    )


def stalactites(pen: Pen, colour: str = STONE, seed: int = 1, count: int = 6, fallen: float = 0) -> None:
    """Spikes of stone that hang from above; some may have come `fallen` far."""
    width = 216 / count
    for i in range(count):
        x = -8 + i * width
        drop = 46 + ((seed + i * 7) * 13) % 40
        down = fallen if (i + seed) % 3 == 1 else 0
        top = down - 6
        pen.form(
            f"M{x:.0f} {top:.0f}H{x + width:.0f}L{x + width * 0.62:.0f} {top + drop * 0.6:.0f}L{x + width * 0.46:.0f} {top + drop:.0f}L{x + width * 0.3:.0f} {top + drop * 0.5:.0f}z",
            colour,
            line(
                pen.dark(colour),
                f"M{x + width * 0.5:.0f} {top + 10:.0f}L{x + width * 0.46:.0f} {top + drop * 0.6:.0f}",
                2.4,
            ),
            turn=5,
        )


def pit(
    pen: Pen, x: float = 100, y: float = 140, size: float = 1, colour: str = STONE, *, deep: str = "#07050a"
) -> None:
    """A hole in the floor, seen from above its edge."""
    at = Placed(x, y, size, 0)
    pen.form(
        at("M-86 0L-58-30L-20-26L14-34L56-28L88-2L64 28L24 36L-20 30L-62 34z"),
        colour,
        line(pen.dark(colour), at("M-58-30L-48-20M56-28L46-18M64 28L50 20M-62 34L-48 22"), 3),
        turn=6,
    )
    pen.fill(deep, at("M-68 0L-46-20L-16-17L12-23L46-18L70-1L50 19L18 25L-16 20L-48 23z"))
    pen.fill(
        pen.dark(colour, 0.55),
        at("M-68 0L-46-20L-16-17L12-23L46-18L70-1L54 2L38-8L10-12L-14-7L-40-8L-54 4z"),
    )
    pen.line(pen.dark(colour, 0.8), at("M-46-20L-42-8M-16-17L-14-8M12-23L10-12M46-18L40-8"), 2)


def crack(pen: Pen, x: float = 100, y: float = 150, size: float = 1, glow: str = "") -> None:
    """A crack that runs through the floor; it may glow."""
    at = Placed(x, y, size, 0)
    data = "M-96-6L-62-14L-40 2L-12-12L8 6L34-10L56 4L96-8L60 14L36 2L12 18L-10 0L-38 14L-60-2z"
    if glow:
        pen.glow(glow, x, y, 90 * size, 0.9)
        pen.fill(mix(glow, "#ffffff", 0.5), at(data))
    else:
        pen.fill("#07050a", at(data))


def plume(
    pen: Pen, x: float = 100, y: float = 150, size: float = 1, colour: str = "#dfe8ee", opacity: float = 1
) -> None:
    """Steam or smoke that rises from a point and spreads."""
    at = Placed(x, y, size, 0)
    with pen.faint(opacity):
        pen.form(
            at(
                "M-10 0Q-22-22-12-40Q-44-44-46-70Q-62-84-46-102Q-40-128-14-118Q4-136 24-116Q52-118 50-90Q66-74 46-60Q42-36 16-38Q24-18 12 0z"
            ),
            colour,
            line(
                pen.dark(colour, 0.4),
                at("M-4-6Q-10-30 4-46Q18-62 2-76M-28-72q10-14 22-4M18-88q12-8 18 4M-20-100q8-10 18-4"),
                3.4,
                0.6,
            ),
            turn=10,
            back=False,
        )


def volcano(pen: Pen, x: float = 100, y: float = 120, size: float = 1, colour: str = "#5a4450") -> None:
    """A cone of rock that spits fire."""
    at = Placed(x, y, size, 0)
    pen.glow("#ffb02e", *at.point(0, -50), 84 * size, 0.9)
    pen.fill(
        "#ff8a1e", at("M-22-34Q-34-70-54-88Q-28-84-18-66Q-16-96 0-112Q12-92 16-68Q32-86 56-86Q34-66 24-34z")
    )
    pen.fill("#ffe06a", at("M-12-34Q-18-58-26-70Q-10-62-6-52Q-4-78 2-88Q8-70 8-54Q18-64 28-68Q18-54 14-34z"))
    pen.form(
        at("M-96 74L-58 20L-46-4L-24-38Q0-30 26-38L46-2L62 24L98 74z"),
        colour,
        fill("#ff8a1e", at("M-14-36Q0-31 16-36L10-6L20 14L8 46L-2 16L-10 30L-16 4z")),
        line(pen.dark(colour), at("M-46-4L-34 24L-48 52M46-2L36 26L54 56"), 3),
        turn=10,
    )


def bats(pen: Pen, colour: str, *places: tuple[float, float, float], iris: str = "#ffb02e") -> None:
    """Bats on the wing: x, y and size of each."""
    wing = "M0-6L-6-16L-8-6Q-30-26-58-14Q-46-8-46 6Q-34-2-26 8Q-16 2-8 14Q0 22 8 14Q16 2 26 8Q34-2 46 6Q46-8 58-14Q30-26 8-6L6-16z"
    for x, y, size in places:
        pen.form(move(wing, x, y, 0, size), colour, turn=4)
        pen.dots(iris, 4 * size, (x - 4 * size, y - size), (x + 4 * size, y - size))


def soaring(
    pen: Pen,
    hide: str,
    wing: str,
    horn: str = "#e8d0a0",
    iris: str = "#ffe14a",
    *,
    place: str = "translate(0 12)",
) -> None:
    """A dragon on the wing, seen from below."""
    with pen.group(place):
        bat_wing(pen, 108, 104, wing, 0.86, 14)
        bat_wing(pen, 92, 104, wing, 0.86, 14, left=True)
        pen.form(limb([(112, 104), (140, 130), (128, 158), (164, 170)], 30, 4), hide, turn=6)
        pen.form(limb([(110, 110), (92, 96), (78, 74)], 38, 22), hide, turn=7)
        pen.form(
            "M92 62Q90 46 76 46Q62 48 54 60L34 70Q30 80 42 82L66 82Q86 86 92 62z",
            hide,
            fill(iris, "M66 58l9 1l-5 6z"),
            line(pen.dark(hide, 0.6), "M38 77Q54 78 68 74"),
            turn=6,
        )
        pen.form("M82 50Q98 34 116 38Q104 46 94 60z", horn, turn=3)


def spider(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#4a3a5c", mark: str = "#d8452f"
) -> None:
    """A spider seen from above, its head down."""
    for flip in (False, True):
        legs = move(
            "M8 4Q34-34 52-4L56 6M10 10Q42-4 52 28L54 40M8 18Q36 22 38 54L36 64M8-2Q22-50 44-50L54-44",
            x,
            y,
            0,
            size,
            flip=flip,
        )
        pen.line(pen.dark(colour, 0.6), legs, 8 * size)
        pen.line(colour, legs, 5 * size)
    at = Placed(x, y, size, 0)
    pen.form(
        at("M0-46Q28-42 26-8Q22 16 0 18Q-22 16-26-8Q-26-42 0-46z"),
        colour,
        fill(mark, at("M-8-34H8L3-20L9-4H-9L-3-20z")),
        turn=8,
    )
    pen.form(at("M0 12Q18 14 18 30Q14 44 0 44Q-14 44-18 30Q-16 14 0 12z"), colour, turn=5)
    pen.dots("#ff8a5a", 5 * size, at.point(-7, 30), at.point(7, 30))
    pen.dots("#ff8a5a", 3 * size, at.point(-2, 36), at.point(3, 36))
    pen.fill("#d8c49a", at("M-6 42l-3 10l7-9zM5 42l4 10l1-11z"))


def curse(pen: Pen, colour: str = "#d86aff", x: float = 100, y: float = 100) -> None:
    """The sign that all curses share: a broken ring of thorns that glows behind the subject."""
    pen.glow(colour, x, y, 104, 0.55)
    thorns = "".join(
        move("M-14-78Q0-84 16-77L24-96L26-74Q16-70 0-73Q-10-72-14-78z", x, y, turn)
        for turn in range(12, 360, 36)
    )
    pen.form(thorns, pen.dark(colour, 0.35), turn=3, rim=mix(colour, "#ffffff", 0.4))
