"""Goods: what is found, worn, drunk and lit, and signs for cards. Drawn like `things`, around (x, y)."""

from __future__ import annotations

import math

from art.colour import BONE, GOLD, IRON, LEATHER, STEEL, WOOD, mix
from art.marks import Mark, dots, fill, line, star
from art.paths import circle, move
from art.pen import Pen
from art.things import Placed

__all__ = [
    "banner",
    "belt",
    "bomb",
    "box",
    "brooch",
    "cage",
    "caltrop",
    "candle",
    "carpet",
    "chain",
    "charm",
    "clawed",
    "cloak",
    "die",
    "drop",
    "feather",
    "horn",
    "keg",
    "map_scroll",
    "mask",
    "medal",
    "mug",
    "mushroom",
    "notes",
    "padlock",
    "pearl",
    "pendant",
    "sparkle",
    "spiral",
    "spirit",
    "tools",
    "torch",
    "tornado",
    "wing",
    "wreath",
]


def cloak(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#3f6a4a", clasp: str = GOLD
) -> None:
    """An empty, hooded cloak held by a clasp."""
    at = Placed(x, y, size, 0)
    pen.form(
        at("M-16-30Q-58-10-64 78Q-46 66-36 80Q-20 68-6 82Q8 68 24 82Q38 68 64 78Q58-10 18-30z"),
        colour,
        line(
            pen.dark(colour), at("M-30-6Q-42 36-38 72M-10 0Q-16 40-8 76M12 0Q20 40 22 76M30-8Q44 34 44 70"), 3
        ),
        turn=11,
    )
    pen.form(at("M-32-26Q-40-76 0-80Q40-76 34-26Q18-10 0-8Q-18-10-32-26z"), colour, turn=9)
    pen.fill(pen.dark(colour, 0.85), at("M-20-30Q-24-62 0-64Q24-62 22-30Q12-20 0-18Q-12-20-20-30z"))
    pen.form(circle(*at.point(0, -8), 9 * size), clasp, turn=4)


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


def pendant(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    stone: str = "#c8203a",
    metal: str = GOLD,
    *marks: Mark,
) -> None:
    """A stone in a setting on a chain."""
    at = Placed(x, y, size, 0)
    chain = at("M-58-82Q-46-10 0 4Q46-10 58-82")
    pen.line(pen.dark(metal, 0.5), chain, 6 * size)
    pen.mark(f'<g stroke-dasharray="5 4">{line(metal, chain, 3.4 * size)}</g>')
    pen.glow(stone, *at.point(0, 36), 64 * size, 0.6)
    pen.form(
        circle(*at.point(0, 36), 36 * size),
        metal,
        line(pen.dark(metal), circle(*at.point(0, 36), 30 * size), 2.4),
        turn=6,
    )
    pen.form(
        circle(*at.point(0, 36), 24 * size),
        stone,
        fill("#ffffff", at("M-16 30Q-14 16 2 16Q-8 24-10 36z"), 0.7),
        *marks,
        turn=7,
    )


def brooch(pen: Pen, x: float = 100, y: float = 100, size: float = 1, stone: str = "#5fa8e8") -> None:
    """A star-shaped brooch with a stone."""
    pen.glow(stone, x, y, 80 * size, 0.5)
    points = "".join(
        f"{'L' if i else 'M'}{(58 if i % 2 == 0 else 36) * math.sin(math.pi * i / 8):.0f} {-(58 if i % 2 == 0 else 36) * math.cos(math.pi * i / 8):.0f}"
        for i in range(16)
    )
    at = Placed(x, y, size, 0)
    pen.form(at(points + "z"), STEEL, turn=5, edge=2.6)
    pen.form(circle(x, y, 26 * size), GOLD, turn=5)
    pen.form(
        circle(x, y, 19 * size), stone, fill("#ffffff", at("M-12-4Q-10-14 2-14Q-6-8-8 2z"), 0.75), turn=6
    )


def pearl(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#efe6f4") -> None:
    """A great pearl in an open shell."""
    at = Placed(x, y, size, 0)
    shell = "#b8708a"
    pen.form(
        at("M-62 2Q-58-60 0-66Q58-60 62 2Q0-18-62 2z"),
        shell,
        line(
            pen.lit(shell, 0.5),
            at("M0-60V-12M-30-54Q-22-30-16-10M30-54Q22-30 16-10M-50-32Q-38-18-34-4M50-32Q38-18 34-4"),
            2.6,
        ),
        turn=8,
    )
    pen.form(
        at("M-64 12Q0-16 64 12Q58 54 0 58Q-58 54-64 12z"),
        shell,
        fill("#f4dce4", at("M-54 14Q0-8 54 14Q40 32 0 34Q-40 32-54 14z")),
        turn=7,
    )
    pen.glow("#ffffff", x, y, 54 * size, 0.8)
    pen.form(
        circle(x, y + 2 * size, 25 * size),
        colour,
        fill("#ffffff", at("M-14-6Q-12-16 0-18Q-8-10-8 0z")),
        turn=8,
    )


def carpet(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#a82a3a") -> None:
    """A carpet that flies, its edge rolled by the wind."""
    at = Placed(x, y, size, 0)
    pen.form(
        at("M-84 10Q-50-34-10-14Q30 4 74-28Q90-34 86-18L58 28Q20 56-18 34Q-52 20-72 40Q-90 46-84 10z"),
        colour,
        line(GOLD, at("M-72 14Q-46-16-10-2Q28 14 74-14M-60 30Q-40 12-8 26Q24 40 56 16"), 4 * size),
        fill(GOLD, at("M-4 2l16 8l-14 12l-16-12zM30 4l12-2l-6 12l-12 0zM-46 2l12-4l2 12l-12 4z")),
        turn=8,
        edge=3,
    )
    pen.line(
        GOLD,
        at("M86-20l12-4M80-10l13 0M72 2l13 4M64 14l12 6M-78 40l-8 10M-70 38l-4 12M-84 32l-12 6M-84 20l-12 0"),
        3 * size,
    )


def horn(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, colour: str = BONE
) -> None:
    """A blowing horn, its mouth to the left."""
    at = Placed(x, y, size, angle)
    pen.form(
        at("M-60-26Q-28 24 26 20Q58 14 66-30L76-28Q78 36 26 52Q-38 60-86 4z"),
        colour,
        fill(GOLD, at("M-8 14L-4 50L8 51L6 18zM44 12L58 36L66 26L52 6z")),
        turn=8,
    )
    pen.form(at("M-60-28Q-78-26-88 6Q-72 8-58-26z"), pen.dark(colour, 0.7), turn=3)


def mug(pen: Pen, x: float = 100, y: float = 100, size: float = 1) -> None:
    """A wooden mug that foams over."""
    at = Placed(x, y, size, 0)
    wood = "#9a6a34"
    pen.line(pen.dark(wood, 0.3), at("M38-14Q72-18 70 14Q66 40 36 38"), 13 * size)
    pen.line(wood, at("M38-14Q72-18 70 14Q66 40 36 38"), 7 * size)
    pen.form(
        at("M-44-34H44L38 64H-38z"),
        wood,
        line(pen.dark(wood), at("M-22-30L-18 62M0-30V62M22-30L18 62")),
        fill(IRON, at("M-43-18H43L42-6H-42zM-40 42H40L39 54H-39z")),
        turn=10,
    )
    pen.form(
        at(
            "M-50-30Q-62-46-44-54Q-36-74-14-64Q4-80 22-64Q44-70 48-50Q64-40 48-28Q40-18 30-26Q26 4 16 4Q8 2 8-22Q-6-16-18-24Q-22-10-32-12Q-40-16-38-26Q-46-22-50-30z"
        ),
        "#fff4dc",
        turn=6,
        shade="#d8b888",
    )


def keg(pen: Pen, x: float = 100, y: float = 100, size: float = 1, *, broken: bool = False) -> None:
    """A barrel, or one that has just been broken open."""
    at = Placed(x, y, size, 0)
    wood = "#9a6230"
    pen.form(
        at("M-40-58Q0-66 40-58Q58 0 40 62Q0 72-40 62Q-58 0-40-58z"),
        wood,
        line(pen.dark(wood), at("M-20-62Q-28 0-20 66M0-63V68M20-62Q28 0 20 66")),
        fill(IRON, at("M-48-36Q0-26 48-36L50-24Q0-14-50-24zM-50 26Q0 36 50 26L48 38Q0 48-48 38z")),
        turn=11,
    )
    if broken:
        pen.fill("#2a140c", at("M-26-14L-8-22L0-8L16-18L24 4L14 22L-4 14L-18 22L-14 4z"))
        pen.form(
            at("M-10 8Q0 0 12 8Q20 40 34 74Q10 84-14 76Q-12 40-10 8z"),
            "#f0b040",
            line("#fff4dc", at("M-2 14Q-4 44-4 70M8 16Q14 44 20 68"), 3),
            turn=4,
        )


def die(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    colour: str = "#a8283a",
    number: str = "star",
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
    if number == "star":
        pen.mark(star("#ffe9a0", *at.point(0, -2), 15 * size))
    else:
        pen.fill("#140a14", at("M-12-4Q-12-16 0-16Q12-16 12-4Q11 2 7 4V10H-7V4Q-11 2-12-4z"))
        pen.dots("#ffe9a0", 5 * size, at.point(-5, -5), at.point(5, -5))


def padlock(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, metal: str = GOLD, *, open: bool = False
) -> None:
    """A padlock; open, its bow has sprung out."""
    at = Placed(x, y, size, 0)
    bow = at("M-24-8Q-26-52 0-54Q26-52 24-8L14-8Q16-42 0-43Q-16-42-14-8z")
    pen.form(move(bow, 14 * size, -16 * size) if open else bow, STEEL, turn=4, edge=2.4)
    pen.form(
        at("M-36-10Q0-18 36-10L34 42Q0 52-34 42z"),
        metal,
        fill("#3a2417", at("M0 4Q9 5 8 14Q7 18 4 20L8 34H-8L-4 20Q-8 17-8 13Q-8 5 0 4z")),
        turn=9,
        edge=3,
    )


def tools(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = LEATHER) -> None:
    """Picks and files in a roll of leather."""
    at = Placed(x, y, size, 0)
    heads = (
        "M-3 0L-3-64Q-3-74 8-74L8-68Q3-68 3-62L3 0z",
        "M-3 0L-3-70L6-78L9-72L3-66L3 0z",
        "M-3 0L-3-60Q-14-66-6-78Q4-84 10-74Q4-78 0-72Q-2-66 3-62L3 0z",
        "M-3 0L-3-66L-8-72L-3-80L3-72L8-78L8-66L3-62L3 0z",
    )
    grips = ("#8f2530", "#2f6a8a", "#3f7a4a", "#a8661a")
    for i, (head, grip) in enumerate(zip(heads, grips, strict=True)):
        tool = Placed(*at.point(-54 + i * 36, 34 - abs(i - 1.5) * 2), size, (-12, -4, 5, 12)[i])
        pen.form(tool(head), "#b9c6da", turn=3)
        pen.form(tool("M-7-6Q0-10 7-6L6 30Q0 34-6 30z"), grip, turn=4)
    pen.form(
        at("M-82 40Q-40 26 0 36Q44 26 82 40L76 74Q40 64 0 74Q-42 64-78 74z"),
        colour,
        line(pen.lit(colour, 0.4), at("M-74 48Q-38 36 0 46Q40 36 74 48")),
        turn=7,
    )


def feather(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, colour: str = "#c83a6a"
) -> None:
    """A long feather, its quill below."""
    at = Placed(x, y, size, angle)
    pen.form(
        at("M-2 62Q-34 30-30-14Q-24-58 18-84Q34-50 26-14L14-8L24 2Q18 40 4 62z"),
        colour,
        line(pen.lit(colour, 0.6), at("M0 84Q-4 10 16-76"), 3 * size),
        line(
            pen.dark(colour),
            at("M-2 34L-18 16M-2 14L-22-8M2-8L-18-34M6-30L-8-54M2 30L14 18M6-8L22-22M10-34L22-48"),
            2.2,
        ),
        turn=7,
    )


def mask(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#e8dcc8", mood: str = "sly"
) -> None:
    """A mask; its mood is sly or sad."""
    at = Placed(x, y, size, 0)
    mouth = "M-22 22Q0 44 24 18Q4 30-22 22z" if mood == "sly" else "M-22 38Q0 14 24 36Q2 26-22 38z"
    pen.form(
        at("M-50-40Q0-58 50-40Q56 14 30 46Q0 72-30 46Q-56 14-50-40z"),
        colour,
        fill("#140a14", at("M-38-10Q-24-26-8-8Q-24 2-38-10zM38-12Q24-28 8-9Q24 1 38-12z" + mouth)),
        fill(pen.dark(colour, 0.3), at("M0-20Q10 0 4 14H-4Q-2 0 0-20z"), 0.7),
        turn=11,
    )


def caltrop(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, metal: str = STEEL
) -> None:
    """Four spikes, one of which always points up."""
    at = Placed(x, y, size, angle)
    pen.form(
        at("M-7-4L0-64L7-4L54 34L2 14L-50 38L-5 2z"),
        metal,
        fill(pen.dark(metal, 0.35), at("M0-64L7-4L54 34L2 14L0 4z")),
        turn=3,
        edge=2.4,
    )
    pen.form(at("M-6 4L8 56L10 6z"), pen.dark(metal, 0.3), turn=3)


def box(pen: Pen, x: float = 100, y: float = 100, size: float = 1, wood: str = "#8a5a2a") -> None:
    """An open box seen from the front."""
    at = Placed(x, y, size, 0)
    pen.form(at("M-64-20L-52-48H52L64-20z"), pen.dark(wood, 0.5), turn=4)
    pen.form(
        at("M-64-20H64L58 44H-58z"),
        wood,
        line(pen.dark(wood), at("M-62 2H62M-60 22H60")),
        fill(IRON, at("M-52-20H-40L-37 44H-49zM52-20H40L37 44H49z")),
        turn=9,
    )


def cage(pen: Pen, x: float = 100, y: float = 100, size: float = 1, metal: str = IRON) -> None:
    """A hanging cage; draw what is in it first."""
    at = Placed(x, y, size, 0)
    pen.line(pen.dark(metal), at("M0-66V-100"), 6 * size)
    bars = at("M-46-40V56M-24-52V62M0-56V64M24-52V62M46-40V56")
    pen.line(pen.dark(metal, 0.6), bars, 8 * size)
    pen.line(mix(metal, "#ffffff", 0.25), move(bars, -1, 0), 4 * size)
    pen.form(at("M-56-34Q-50-72 0-74Q50-72 56-34L46-30Q34-54 0-54Q-34-54-46-30z"), metal, turn=5)
    pen.form(at("M-58 50Q0 66 58 50L56 66Q0 84-56 66z"), metal, turn=5)
    pen.form(circle(*at.point(0, -78), 8 * size), metal, turn=3)


def chain(pen: Pen, links: list[tuple[float, float, float]], size: float = 1, metal: str = STEEL) -> None:
    """Links of a chain: x, y and angle of each."""
    link = "M-10-5Q-10-10 0-10Q10-10 10-5V5Q10 10 0 10Q-10 10-10 5z"
    data = "".join(
        move(link, x, y, angle, size * (1 if i % 2 else 0.94)) for i, (x, y, angle) in enumerate(links)
    )
    pen.line(pen.dark(metal, 0.6), data, 7 * size)
    pen.line(metal, data, 4.4 * size)
    pen.line(pen.lit(metal, 0.6), move(data, -1, -1), 1.4 * size)


def torch(pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0) -> None:
    """A burning torch."""
    at = Placed(x, y, size, angle)
    pen.shaft(WOOD, at("M0 90V-6"), 9 * size)
    pen.glow("#ffb84a", *at.point(0, -40), 80 * size)
    pen.form(
        at("M0-88Q34-50 26-20Q18 0 0 0Q-20 0-26-20Q-28-40-14-50Q-12-36-4-38Q-8-62 0-88z"),
        "#e8501c",
        turn=5,
        rim="#ffd27a",
        shade="#a82414",
    )
    pen.fill("#ffc23a", at("M0-50Q18-30 14-16Q8-4 0-4Q-14-6-14-20Q-8-22-6-28Q-6-38 0-50z"))
    pen.form(at("M-14-8H14L9 10H-9z"), IRON, turn=3)


def candle(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#f0e2c0") -> None:
    """A burning candle."""
    at = Placed(x, y, size, 0)
    pen.glow("#ffb84a", *at.point(0, -46), 46 * size)
    pen.form(
        at("M-14-26Q0-20 14-26V50H-14z"),
        colour,
        fill(pen.lit(colour), at("M-14-24Q-10 0-14 6zM4-22Q8 4 12-24z")),
        turn=5,
    )
    pen.fill("#ffd24a", at("M0-64Q16-42 6-30Q0-26-7-30Q-14-42 0-64z"))
    pen.fill("#fffbe0", at("M0-48Q6-40 2-34Q-4-34-4-40z"))


def bomb(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#4a4656") -> None:
    """A round bomb with a burning fuse."""
    at = Placed(x, y, size, 0)
    pen.line("#c8a878", at("M20-36Q30-64 56-58"), 5 * size)
    pen.form(
        circle(*at.point(-4, 12), 46 * size),
        colour,
        fill(pen.lit(colour, 0.7), at("M-36 2Q-30-24-6-26Q-24-12-28 10z"), 0.7),
        turn=12,
    )
    pen.form(at("M6-44L30-34L26-22L2-32z"), IRON, turn=3)
    pen.glow("#ffe06a", *at.point(58, -58), 34 * size)
    pen.fill("#ffffff", at("M58-80L63-64L78-60L64-54L58-38L53-53L38-58L53-64z"))


def banner(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#8f2530", *marks: Mark
) -> None:
    """A banner on a pole; marks on it are drawn where they are."""
    at = Placed(x, y, size, 0)
    pen.shaft(WOOD, at("M-50 92V-78"), 6 * size)
    pen.form(
        at("M-48-70Q-20-82 8-68Q34-56 62-68L54-26L64 14Q34 26 8 12Q-20-2-48 10z"),
        colour,
        line(pen.dark(colour), at("M-14-72Q-10-40-16 0M28-60Q32-26 26 18"), 3),
        *marks,
        turn=9,
    )
    pen.form(circle(*at.point(-50, -82), 8 * size), GOLD, turn=4)


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


def clawed(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, colour: str = "#d8283a"
) -> None:
    """Three slashes, as of claws."""
    at = Placed(x, y, size, angle)
    cuts = "M-40-54Q-22-6-46 58Q-56 0-40-54zM0-66Q20-6-6 70Q-18 0 0-66zM42-54Q58-2 34 60Q24 0 42-54z"
    pen.fill("#140a14", at(move(cuts, 4, 3)), 0.7)
    pen.fill(colour, at(cuts))
    pen.line(mix(colour, "#ffffff", 0.6), at("M-42-44Q-34 0-46 44M-2-54Q6 0-6 54M40-44Q48 0 36 46"), 2.4)


def spiral(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    colour: str = "#e8c8ff",
    turns: float = 3.2,
    width: float = 6,
) -> None:
    """A spiral that draws the eye."""
    out = ""
    for i in range(int(turns * 8) + 1):
        angle, radius = i * math.pi / 4, 4 + i * 2.6
        px, py = x + size * radius * math.cos(angle), y + size * radius * math.sin(angle)
        middle = angle - math.pi / 8
        far = (4 + (i - 0.5) * 2.6) * 1.08
        cx, cy = x + size * far * math.cos(middle), y + size * far * math.sin(middle)
        out += f"M{px:.0f} {py:.0f}" if not i else f"Q{cx:.0f} {cy:.0f} {px:.0f} {py:.0f}"
    pen.line(colour, out, width * size)


def wing(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    colour: str = "#f4f0ff",
    *,
    flip: bool = False,
) -> None:
    """A feathered wing that rises to the right."""
    at = Placed(x, y, size, angle, flip=flip)
    pen.form(
        at(
            "M-50 30Q-44-30 12-56Q54-70 76-62Q64-52 70-46Q60-34 62-26Q50-18 52-8Q38-4 36 8Q22 8 18 20Q4 18-4 30Q-24 44-50 30z"
        ),
        colour,
        line(pen.dark(colour, 0.35), at("M-30 18Q-10-20 40-40M-18 24Q4 0 44-12M-4 26Q12 14 26 12"), 2.6),
        turn=7,
    )


def sparkle(pen: Pen, colour: str, *points: tuple[float, float, float]) -> None:
    """Stars of four rays: x, y and size of each."""
    ray = "M0-10L2-2L10 0L2 2L0 10L-2 2L-10 0L-2-2z"
    pen.fill(colour, "".join(move(ray, x, y, 0, size) for x, y, size in points))


def tornado(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#bcd4e4") -> None:
    """A whirl of wind that narrows towards the ground."""
    at = Placed(x, y, size, 0)
    pen.form(
        at(
            "M-58-60Q0-40 66-58Q60-20 46-10Q50 12 30 22Q32 44 14 58Q2 72-8 60Q-12 44-20 34Q-40 20-36-4Q-58-20-58-60z"
        ),
        colour,
        line(
            pen.dark(colour, 0.55),
            at("M-54-40Q0-22 58-42M-46-18Q0 0 48-18M-38 4Q-6 16 38 4M-28 24Q0 34 28 22M-16 42Q0 50 18 40"),
            6 * size,
        ),
        turn=10,
    )
    pen.form(
        circle(*at.point(4, -60), 64 * size, 16 * size),
        colour,
        fill(pen.dark(colour, 0.6), at(circle(4, -61, 48, 9))),
        turn=5,
    )


def spirit(
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


def notes(pen: Pen, colour: str, *points: tuple[float, float, float]) -> None:
    """Notes of a song: x, y and size of each."""
    note = "M-8 14Q-16 12-16 20Q-14 28-4 26Q2 24 2 16V-18L22-24V4Q12 4 12 12Q14 20 24 18Q30 14 29 8V-38L-4-28V14z"
    pen.fill("#140a14", "".join(move(note, x + 2, y + 2, 0, size) for x, y, size in points), 0.6)
    pen.fill(colour, "".join(move(note, x, y, 0, size) for x, y, size in points))


def mushroom(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, cap: str = "#b04a7a", stalk: str = "#efe0c4"
) -> None:
    """A toadstool with spots."""
    at = Placed(x, y, size, 0)
    pen.form(at("M-14 0Q-18 34-22 56Q0 66 22 56Q18 34 14 0z"), stalk, turn=7)
    pen.form(
        at("M-60 4Q-54-52 0-58Q54-52 60 4Q32 16 0 14Q-32 16-60 4z"),
        cap,
        fill(
            "#fff0d8",
            at(
                circle(-26, -22, 9, 8) + circle(8, -40, 8, 6) + circle(30, -14, 11, 9) + circle(-2, -10, 6, 5)
            ),
        ),
        fill(pen.dark(cap, 0.6), at("M-60 4Q-32 16 0 14Q32 16 60 4L57-6Q30 6 0 4Q-30 6-57-6z"), 0.7),
        turn=10,
    )


def map_scroll(pen: Pen, x: float = 100, y: float = 100, size: float = 1, *marks: Mark) -> None:
    """A map with tunnels and a cross."""
    at = Placed(x, y, size, -6)
    pen.form(
        at("M-74-48L-40-56L-8-46L28-56L74-46L70 48L34 56L-2 46L-38 56L-72 48z"),
        "#e8d4a4",
        fill("#b89a60", at("M-40-56L-38 56L-2 46L-8-46zM28-56L34 56L70 48L74-46z"), 0.35),
        line("#7a5a34", at("M-60-20Q-40-30-30-8Q-16 16 6 6Q20-24 44-26"), 5),
        line("#7a5a34", at("M-30-8Q-40 14-56 24M6 6Q20 20 24 36"), 3.4),
        line("#c8283a", at("M44-36l16 18M60-36l-16 18"), 5),
        *marks,
        turn=6,
    )


def medal(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, ribbon: str = "#a8283a", *marks: Mark
) -> None:
    """A medal on a ribbon."""
    at = Placed(x, y, size, 0)
    pen.form(at("M-30-72H-6L14-8L-6 2zM30-72H6L-14-8L6 2z"), ribbon, turn=5)
    pen.form(
        circle(*at.point(0, 26), 40 * size),
        GOLD,
        line(pen.dark(GOLD, 0.4), circle(*at.point(0, 26), 32 * size), 3 * size),
        *(marks or (star(mix(GOLD, "#ffffff", 0.5), *at.point(0, 27), 22 * size),)),
        turn=8,
        edge=3,
    )


def charm(pen: Pen, x: float = 100, y: float = 100, size: float = 1) -> None:
    """A four-leaved clover on a ring."""
    at = Placed(x, y, size, 0)
    green = "#5fb04a"
    pen.line(GOLD, circle(*at.point(0, -62), 13 * size), 6 * size)
    pen.line(pen.dark(green), at("M0-46Q2 20 22 66"), 7 * size)
    for turn in (45, 135, 225, 315):
        leaf = move("M0-4Q-30-14-26-38Q-14-50 0-36Q14-50 26-38Q30-14 0-4z", 0, 0, turn, 1)
        pen.form(at(leaf), green, line(pen.lit(green), at(move("M0-8V-28", 0, 0, turn)), 2.4), turn=5)


def wreath(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#7fb04a") -> None:
    """A wreath of laurel, open at the top."""
    leaf = "M0 0Q-12-12-6-26Q0-30 4-28Q14-14 0 0z"
    data = ""
    for i in range(8):
        turn = 28 + i * 19
        for side in (1, -1):
            rad = math.radians(90 + side * (180 - turn))
            px, py = x + 68 * size * math.cos(rad), y + 68 * size * math.sin(rad)
            data += move(leaf, px, py, (180 - turn) * -side + side * 6, size * 0.95, flip=side < 0)
    pen.form(data, colour, turn=4, edge=2)
    pen.line(GOLD, move("M-14 66Q0 60 14 66M-12 70l-8 18M12 70l8 18", x, y, 0, size), 6 * size)
