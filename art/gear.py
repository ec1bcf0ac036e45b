"""Gear: what is worn, carried and drunk, for cards. Drawn around (x, y), about 120 units high at a size of 1."""

from __future__ import annotations

from art.colour import GOLD, IRON, LEATHER, STEEL, WOOD, mix
from art.marks import Mark, dots, fill, line
from art.paths import circle, move
from art.pen import Pen
from art.things import Placed

__all__ = [
    "amulet",
    "bag",
    "belt_wings",
    "berries",
    "bracer",
    "breastplate",
    "chime",
    "circlet",
    "cloak",
    "drinking_horn",
    "feather",
    "gauntlet",
    "helm",
    "jar",
    "lantern",
    "map_sheet",
    "mask",
    "orb",
    "pearl",
    "robe",
    "satchel",
    "snow_shoe",
    "tankard",
    "vial",
    "wing",
]


def vial(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    liquid: str = "#3f9ad8",
    shape: str = "tall",
    *marks: Mark,
    glass: str = "#9fb8d0",
) -> None:
    """A bottle that isn't round: tall, square, flask (a cone) or drop; marks lie on it."""
    body, level, neck = {
        "tall": ("M-12-44V-28Q-28-20-28 0V62Q-26 72 0 72Q26 72 28 62V0Q28-20 12-28V-44z", 0, 12),
        "square": ("M-13-44V-26L-40-18V70H40V-18L13-26V-44z", 4, 13),
        "flask": ("M-11-52V-14L-50 58Q-52 72-38 72H38Q52 72 50 58L11-14V-52z", 22, 11),
        "drop": ("M-10-48V-30Q-12-16-30 10Q-48 42-26 62Q0 80 26 62Q48 42 30 10Q12-16 10-30V-48z", 16, 10),
    }[shape]
    at = Placed(x, y, size, 0)
    pen.glow(mix(liquid, "#ffffff", 0.3), x, y + 16 * size, 76 * size, 0.6)
    pen.form(
        at(body),
        glass,
        fill(
            pen.dark(liquid, 0.15),
            at(f"M-60 {level}Q-20 {level - 10} 0 {level}Q24 {level + 10} 60 {level - 2}V80H-60z"),
        ),
        fill(
            mix(liquid, "#ffffff", 0.3),
            at(
                f"M-60 {level}Q-20 {level - 10} 0 {level}Q24 {level + 10} 60 {level - 2}V{level + 6}Q24 {level + 18} 0 {level + 8}Q-20 {level - 2}-60 {level + 8}z"
            ),
        ),
        dots(mix(liquid, "#ffffff", 0.7), 4 * size, at.point(-14, 40), at.point(6, 54), at.point(14, 30)),
        *marks,
        turn=7,
        rim="#f4fbff",
        edge=3,
    )
    top = {"tall": -44, "square": -44, "flask": -52, "drop": -48}[shape]
    pen.form(
        at(f"M-{neck + 4} {top - 4}H{neck + 4}V{top + 6}H-{neck + 4}z"), mix(glass, "#ffffff", 0.2), turn=3
    )
    pen.form(
        at(f"M-{neck} {top - 22}Q0 {top - 28} {neck} {top - 22}L{neck - 2} {top}H-{neck - 2}z"),
        "#a8784a",
        turn=5,
    )


def jar(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, clay: str = "#a8623a", drip: str = "#e8d86a"
) -> None:
    """A jar of clay with oil that runs over its lip."""
    at = Placed(x, y, size, 0)
    pen.form(
        at("M-22-46H22V-32Q54-16 52 24Q48 66 0 68Q-48 66-52 24Q-54-16-22-32z"),
        clay,
        line(pen.dark(clay), at("M-46-4Q0 8 46-4M-50 20Q0 34 50 20"), 3),
        turn=11,
    )
    pen.form(at("M-32-60H32V-44H-32z"), mix(clay, "#ffffff", 0.15), turn=5)
    pen.form(
        at(
            "M-26-58Q0-66 26-58Q30-40 26-26Q22-14 18-26Q14-44 8-42Q4-40 4-16Q2 8-4-10Q-6-40-12-42Q-20-40-20-30Q-26-26-26-58z"
        ),
        drip,
        turn=4,
    )


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


def breastplate(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    metal: str = STEEL,
    trim: str = GOLD,
    *marks: Mark,
) -> None:
    """A breastplate with shoulder straps."""
    at = Placed(x, y, size, 0)
    pen.form(
        at(
            "M-34-70Q-30-50-10-46H10Q30-50 34-70L56-58Q60-30 50-6Q54 40 34 68Q0 82-34 68Q-54 40-50-6Q-60-30-56-58z"
        ),
        metal,
        fill(pen.dark(metal, 0.3), at("M0-46H10Q30-50 34-70L56-58Q60-30 50-6Q54 40 34 68Q18 76 0 76z"), 0.6),
        *marks,
        line(trim, at("M-34-70Q-30-50-10-46H10Q30-50 34-70"), 4),
        turn=9,
        edge=3,
    )


def gauntlet(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    metal: str = STEEL,
    trim: str = GOLD,
    *,
    flip: bool = False,
) -> None:
    """An armoured fist, its cuff below."""
    at = Placed(x, y, size, angle, flip=flip)
    dark = pen.dark(metal, 0.6)
    pen.form(
        at("M-26 18Q0 8 26 18L40 72Q0 86-40 72z"),
        metal,
        line(trim, at("M-38 66Q0 80 38 66"), 4),
        line(dark, at("M-30 36Q0 26 30 36M-34 52Q0 42 34 52"), 2.4),
        turn=8,
    )
    pen.form(
        at("M-32-2Q-36-26-22-32Q-12-42 0-34Q12-42 22-30Q38-26 34 2L26 26Q0 34-26 26z"),
        metal,
        line(dark, at("M-14-26Q-10-14-12 2M2-28Q6-14 4 4M18-22Q22-10 18 4M-30-10Q0-18 33-8"), 2.6),
        turn=8,
    )
    pen.form(at("M-30 4Q-20-8 2-2Q16 2 14 12Q6 18-10 16Q-26 20-30 4z"), metal, turn=4)


def bracer(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    colour: str = LEATHER,
    trim: str = GOLD,
    *marks: Mark,
) -> None:
    """A bracer around a forearm; marks lie on it."""
    at = Placed(x, y, size, angle)
    pen.form(
        at("M-30-54Q0-66 30-54L24 56Q0 66-24 56z"),
        colour,
        *marks,
        line(trim, at("M-30-46Q0-58 30-46M-24 48Q0 58 24 48"), 5),
        turn=9,
        edge=3,
    )
    pen.fill(pen.dark(colour, 0.75), at("M-30-54Q0-66 30-54Q0-44-30-54z"))


def helm(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    metal: str = STEEL,
    trim: str = GOLD,
    *,
    horns: bool = False,
    plume: str = "",
) -> None:
    """A helmet without a head."""
    at = Placed(x, y, size, 0)
    if plume:
        pen.form(
            at("M-6-50Q-30-90 14-88Q60-84 74-30Q54-48 34-46Q20-60-6-50z"),
            plume,
            line(pen.dark(plume), at("M6-66Q34-70 56-52M0-58Q26-60 44-50"), 2.4),
            turn=6,
        )
    if horns:
        for flip in (False, True):
            pen.form(
                move("M40-18Q76-20 84-66Q100-30 76 6Q60 18 44 8z", x, y, 0, size, flip=flip),
                "#e8dcc0",
                turn=5,
            )
    pen.fill("#0a0810", at("M-34 0H34V50Q0 62-34 50z"))
    pen.form(
        at("M-46 56Q-56-50 0-56Q56-50 46 56L26 60Q34 30 30 6L6 0L4 34H-4L-6 0L-30 6Q-34 30-26 60z"),
        metal,
        line(pen.dark(metal, 0.6), at("M0-54V0M-44 20H-32M44 20H32"), 3),
        line(trim, at("M-47 6Q-30-6-6 0M47 6Q30-6 6 0"), 4),
        turn=10,
        edge=3,
    )


def circlet(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, metal: str = GOLD, stone: str = "#ff8a2e"
) -> None:
    """A band for the brow with a stone."""
    at = Placed(x, y, size, 0)
    pen.form(at("M-66 0Q-60-30 0-32Q60-30 66 0Q60-14 0-16Q-60-14-66 0z"), pen.dark(metal, 0.35), turn=3)
    pen.form(
        at("M-66 0Q-60 34 0 38Q60 34 66 0L62 16Q56 50 18 54L0 66L-18 54Q-56 50-62 16z"),
        metal,
        line(pen.dark(metal), at("M-58 22Q-40 42 0 44Q40 42 58 22"), 2.4),
        turn=6,
    )
    pen.glow(stone, *at.point(0, 44), 34 * size)
    pen.form(at("M0 26l14 16l-14 22l-14-22z"), stone, fill("#ffffff", at("M0 26l-14 16h10z"), 0.7), turn=3)


def amulet(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, stone: str = "#ffe07a", metal: str = GOLD
) -> None:
    """A pendant on a chain."""
    at = Placed(x, y, size, 0)
    pen.line(pen.dark(metal, 0.5), at("M-52-80Q-44-10 0 4Q44-10 52-80"), 6)
    pen.line(metal, at("M-52-80Q-44-10 0 4Q44-10 52-80"), 3.4)
    pen.glow(stone, *at.point(0, 32), 60 * size)
    pen.form(
        circle(*at.point(0, 32), 34 * size),
        metal,
        line(pen.dark(metal), circle(*at.point(0, 32), 26 * size), 3),
        turn=7,
    )
    pen.form(
        circle(*at.point(0, 32), 19 * size),
        stone,
        fill("#ffffff", at("M-12 26Q-10 16 2 16Q-6 22-6 32z"), 0.8),
        turn=5,
    )


def pearl(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#e8e4f4", shell: str = "#c88aa0"
) -> None:
    """A pearl in an open shell."""
    at = Placed(x, y, size, 0)
    pen.form(
        at("M-60 10Q-64-50-20-62Q0-74 22-62Q64-50 60 10Q0-10-60 10z"),
        shell,
        line(pen.dark(shell), at("M0 0V-66M-20 0L-34-52M20 0L34-52M-38 4L-56-24M38 4L56-24"), 3),
        turn=8,
    )
    pen.glow(colour, *at.point(0, 6), 60 * size)
    pen.form(
        circle(*at.point(0, 4), 28 * size),
        colour,
        fill("#ffffff", at("M-18-4Q-16-18 0-20Q-10-12-10 0z"), 0.9),
        turn=8,
        rim="#ffffff",
    )
    pen.form(
        at("M-64 14Q0 44 64 14Q56 56 0 60Q-56 56-64 14z"),
        shell,
        line(pen.dark(shell), at("M0 34V58M-24 30L-18 56M24 30L18 56M-44 24L-36 48M44 24L36 48"), 3),
        turn=8,
    )


def lantern(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, light: str = "#ffd36a", metal: str = IRON
) -> None:
    """A lantern that shines."""
    at = Placed(x, y, size, 0)
    pen.glow(light, x, y + 8 * size, 100 * size)
    pen.line(metal, at("M-24-46Q-26-84 0-84Q26-84 24-46"), 5)
    pen.form(at("M-18-64Q0-76 18-64L34-40H-34z"), metal, turn=5)
    pen.form(
        at("M-32-40H32L38 50H-38z"),
        mix(light, "#ffffff", 0.4),
        fill(light, at("M0-20Q20 6 16 24Q10 40-2 40Q-16 36-14 18Q-8 6 0-20z")),
        line(metal, at("M-14-40L-16 50M14-40L16 50"), 4),
        turn=6,
        rim="#ffffff",
    )
    pen.form(at("M-44 48H44V66H-44z"), metal, turn=5)


def feather(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    colour: str = "#ff8a2e",
    tip: str = "#ffe07a",
) -> None:
    """A long feather."""
    at = Placed(x, y, size, angle)
    pen.form(
        at(
            "M0 76Q-6 54-4 42L-24 34L-16 24L-36 10L-24 2Q-42-22-30-52Q-16-76 6-88Q36-60 35-26L22-16L33-8Q30 10 16 20L22 30Q14 38 6 42Q6 56 4 76z"
        ),
        colour,
        fill(tip, at("M6-86Q36-54 34-24Q10-40-30-34Q-22-64 6-86z")),
        line(pen.dark(colour), at("M0 60Q4-20 6-70M4 16L-26 0M4 0L26-12M4-16L-28-28M5-34L28-44"), 2.4),
        turn=7,
        edge=2.6,
    )


def wing(
    pen: Pen, x: float, y: float, size: float = 1, colour: str = "#efe6d4", *, flip: bool = False
) -> None:
    """A spread wing of feathers that rises to the right, or to the left."""
    at = Placed(x, y, size, 0, flip=flip)
    pen.form(
        at(
            "M0 30Q-6-20 30-50Q60-66 92-62Q96-50 84-44L96-34Q92-22 80-20L90-8Q82 4 68 2L76 16Q64 28 50 20L54 36Q38 46 22 38z"
        ),
        colour,
        line(pen.dark(colour), at("M14 20Q30-20 84-44M24 26Q44-4 80-20M34 30Q50 10 68 2"), 2.4),
        turn=7,
        edge=2.6,
    )


def belt_wings(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#efe6d4") -> None:
    """A pair of spread wings."""
    wing(pen, x + 6 * size, y, size, colour)
    wing(pen, x - 6 * size, y, size, colour, flip=True)


def bag(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, cloth: str = "#8a5a34", *marks: Mark
) -> None:
    """A sack tied at its neck."""
    at = Placed(x, y, size, 0)
    pen.form(
        at("M-20-34Q-70-10-66 36Q-60 74 0 76Q60 74 66 36Q70-10 20-34z"),
        cloth,
        *marks,
        line(pen.dark(cloth), at("M-30-10Q-42 20-36 50M28-12Q44 16 38 50M-4-20V10"), 3),
        turn=12,
        edge=3,
    )
    pen.form(at("M-24-70Q-10-60 0-70Q10-60 24-70Q28-50 18-36H-18Q-28-50-24-70z"), cloth, turn=6)
    pen.form(at("M-24-42Q0-34 24-42L26-32Q0-24-26-32z"), GOLD, turn=4)


def satchel(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, leather: str = "#a8744a", *marks: Mark
) -> None:
    """A flat bag with a flap; marks lie on the flap."""
    at = Placed(x, y, size, 0)
    pen.line(pen.dark(leather, 0.5), at("M-50-20Q-40-84 0-84Q40-84 50-20"), 8)
    pen.form(at("M-60-26H60V56Q54 68 0 68Q-54 68-60 56z"), leather, turn=9)
    pen.form(
        at("M-64-32H64V10Q40 34 0 34Q-40 34-64 10z"),
        mix(leather, "#ffffff", 0.12),
        line(pen.dark(leather), at("M-58 6Q-38 27 0 27Q38 27 58 6"), 2, 0.8),
        *marks,
        turn=7,
    )
    pen.form(at("M-9 26H9V46H-9z"), GOLD, turn=3)


def drinking_horn(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, horn: str = "#c8a878", trim: str = GOLD
) -> None:
    """A horn to blow, curved, with metal at its ends."""
    at = Placed(x, y, size, 0)
    pen.form(
        at("M-72-22Q-66-46-44-44Q-20 10 20 8Q52 4 60-36Q62-56 72-62Q78-50 76-30Q68 44 14 50Q-44 50-72-22z"),
        horn,
        line(
            pen.dark(horn), at("M-50 4Q-36-8-34-22M-22 34Q-14 14-12 2M16 42Q16 22 12 8M52 24Q42 12 38 2"), 3
        ),
        turn=9,
        edge=3,
    )
    pen.form(at("M-80-22Q-76-56-40-50L-38-38Q-62-40-66-14z"), trim, turn=4)
    pen.form(at("M58-42L80-40L78-30L58-32z"), trim, turn=3)


def map_sheet(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    sheet: str = "#d8e8f0",
    ink: str = "#3a5a7a",
    angle: float = -6,
) -> None:
    """A map with a path and a mark."""
    at = Placed(x, y, size, angle)
    pen.form(
        at("M-62-50L-30-58L0-50L32-58L62-50V52L32 44L0 52L-30 44L-62 52z"),
        sheet,
        fill(pen.dark(sheet, 0.2), at("M-30-58L0-50V52L-30 44zM32-58L62-50V52L32 44z"), 0.5),
        line(ink, at("M-48 30l12-8M-28 16l12-10M-8-2l14-2M16-6l10-12"), 4),
        line("#c8283e", at("M30-34l14 12M44-34l-14 12"), 5),
        fill(ink, at("M-46-18l12-20l12 20zM-30-18l8-12l8 12zM10 34l10-16l10 16z")),
        turn=5,
    )


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


def orb(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#ffe9a0") -> None:
    """A globe of light."""
    pen.glow(colour, x, y, 104 * size)
    pen.form(
        circle(x, y, 40 * size),
        mix(colour, "#ffffff", 0.3),
        fill("#ffffff", move("M-26-6Q-24-26-2-30Q-16-18-16 0z", x, y, 0, size), 0.9),
        turn=10,
        rim="#ffffff",
        shade=mix(colour, "#a86a1e", 0.3),
    )


def chime(pen: Pen, x: float = 100, y: float = 100, size: float = 1) -> None:
    """Silver pipes on a ring."""
    at = Placed(x, y, size, 0)
    pen.form(at("M-56-60Q0-80 56-60L54-48Q0-66-54-48z"), GOLD, turn=4)
    for dx, low in ((-40, 30), (-14, 60), (14, 46), (40, 22)):
        pen.line("#e8dcc0", at(f"M{dx}-54V-40"), 2)
        pen.form(at(f"M{dx - 8}-40H{dx + 8}V{low}H{dx - 8}z"), "#c8d4e4", turn=5)
    pen.line("#ffffff", at("M-70 0q-8 12 0 24M-82-8q-12 20 0 40M70-6q8 12 0 24M82-14q12 20 0 40"), 3, 0.7)


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


def tankard(pen: Pen, x: float = 100, y: float = 100, size: float = 1, wood: str = "#8a5a2e") -> None:
    """A tankard that steams."""
    at = Placed(x, y, size, 0)
    pen.line("#f4ead8", at("M-20-60q-10-14 0-26M6-60q-10-14 0-28M30-58q-8-12 2-22"), 5, 0.5)
    pen.line(IRON, at("M40-20Q74-22 74 12Q72 42 40 40"), 10)
    pen.form(
        at("M-46-40H46L42 62Q0 72-42 62z"),
        wood,
        line(pen.dark(wood), at("M-22-38L-20 66M0-38V68M22-38L20 66"), 2.4),
        fill(IRON, at("M-46-24H46V-12H-46zM-44 36H44V48H-44z")),
        turn=10,
        edge=3,
    )
    pen.form(
        at(
            "M-50-36Q-56-54-34-54Q-26-66-6-58Q10-68 24-56Q48-60 50-40Q52-30 40-32Q34-20 26-32Q0-26-16-32Q-24-16-32-32Q-46-26-50-36z"
        ),
        "#f6ead6",
        turn=5,
    )


def berries(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#c8283e") -> None:
    """A sprig with berries."""
    at = Placed(x, y, size, 0)
    pen.shaft("#5a7a34", at("M10-70Q0-40-24-10M0-44Q20-20 26 10M-6-30Q-4 10 0 30"), 4 * size)
    pen.form(
        at("M10-70Q40-84 60-60Q40-42 12-60zM4-58Q-30-70-46-46Q-28-30 2-50z"),
        "#5f9a3c",
        line("#2f5a24", at("M14-66Q36-70 54-60M0-54Q-24-58-40-46")),
        turn=5,
    )
    for dx, dy in ((-28, 4), (28, 24), (0, 44)):
        px, py = at.point(dx, dy)
        pen.form(circle(px, py, 25 * size), colour, turn=8)
        pen.oval("#ffffff", px - 9 * size, py - 9 * size, 5 * size, None, 0.8)
