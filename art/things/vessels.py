"""Vessels: bottles, jars, mugs, pots, barrels and bags."""

from __future__ import annotations

from art.colour import GOLD, IRON, mix
from art.marks import Mark, dots, fill, line
from art.paths import Placed
from art.pen import Pen

__all__ = ["bag", "bottle", "cauldron", "jar", "keg", "mug", "satchel", "vial"]


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


def mug(pen: Pen, x: float = 100, y: float = 100, size: float = 1, *, steam: bool = False) -> None:
    """A wooden mug that foams over, and may steam."""
    at = Placed(x, y, size, 0)
    wood = "#9a6a34"
    if steam:
        pen.line("#f4ead8", at("M-22-76q-10-14 0-26M6-78q-10-14 0-28M32-74q-8-12 2-22"), 5, 0.5)
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


def cauldron(pen: Pen, x: float = 100, y: float = 100, size: float = 1, brew: str = "#8fe04a") -> None:
    """A pot that boils over."""
    at = Placed(x, y, size, 0)
    pen.glow(brew, *at.point(0, -30), 80 * size)
    pen.form(
        at("M-60-20Q-66 58-30 66H30Q66 58 60-20z"),
        "#3a3a48",
        line("#8a93a8", at("M-50 6Q-48 40-32 52"), 4, 0.7),
        turn=11,
    )
    pen.form(
        at(
            "M-56-24Q-64-52-34-44Q-30-66-6-54Q8-72 26-54Q54-62 56-28Q54 4 44-14Q30-2 22-18Q2-6-10-18Q-22 20-34-14Q-50-4-56-24z"
        ),
        brew,
        dots(mix(brew, "#ffffff", 0.6), 8 * size, at.point(-22, -34), at.point(14, -44), at.point(34, -32)),
        turn=6,
    )
    pen.form(at("M-68-24H68V-10H-68z"), "#4a4a58", turn=5)
    pen.line("#4a4a58", at("M-34 66L-44 80M34 66L44 80M0 66V80"), 8 * size)


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
