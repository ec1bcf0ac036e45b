"""Furniture and buildings: chests, doors, towers, carpets, banners."""

from __future__ import annotations

from art.colour import GOLD, IRON, WOOD
from art.marks import Mark, dots, fill, line
from art.paths import Placed, circle
from art.pen import Pen

__all__ = ["banner", "box", "carpet", "chest", "door", "tower", "window"]


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


def window(pen: Pen, x: float = 100, y: float = 100, size: float = 1) -> None:
    """A window by moonlight, a rope hanging from it."""
    at = Placed(x, y, size, 0)
    pen.form(at("M-40 56V-30Q-36-66 0-68Q36-66 40-30V56z"), "#8a7a6a", turn=7)
    pen.fill("#ffe9a0", at("M-28 46V-28Q-24-54 0-56Q24-54 28-28V46z"))
    pen.line("#5a4a3a", at("M0-56V46M-28-6H28"), 5)
    pen.shaft("#d8b878", at("M20 52Q26 70 16 90M20 46V56"), 6 * size)


def tower(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, wall: str = "#9a948c", *, beacon: bool = False
) -> None:
    """A watchtower, perhaps with a fire on top."""
    at = Placed(x, y, size, 0)
    if beacon:
        pen.glow("#ffd36a", *at.point(0, -66), 90 * size)
        pen.form(
            at("M0-100Q22-72 18-56H-18Q-22-74 0-100z"),
            "#ffb02e",
            fill("#fff6c4", at("M0-80Q10-66 6-56H-8Q-10-66 0-80z")),
            turn=3,
            rim="#fff0b0",
        )
    pen.form(
        at("M-34-22L-30 76H30L34-22z"),
        wall,
        line(pen.dark(wall, 0.6), at("M-32 4H32M-31 30H31M-30 54H30M-6-20V4M12 4V30M-10 30V54M8 54V76"), 2.4),
        turn=9,
    )
    pen.form(at("M-46-22V-56H-28V-44H-10V-56H10V-44H28V-56H46V-22z"), wall, turn=6)
    pen.fill("#180c14", at("M-7 12Q0 0 7 12V34H-7z"))


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


def banner(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    colour: str = "#8f2530",
    *marks: Mark,
    sign: str = "",
) -> None:
    """A banner on a pole; marks on it are drawn where they are, and a sign is a lozenge of that colour."""
    at = Placed(x, y, size, 0)
    pen.shaft(WOOD, at("M-50 92V-78"), 6 * size)
    pen.form(
        at("M-48-70Q-20-82 8-68Q34-56 62-68L54-26L64 14Q34 26 8 12Q-20-2-48 10z"),
        colour,
        line(pen.dark(colour), at("M-14-72Q-10-40-16 0M28-60Q32-26 26 18"), 3),
        *marks,
        *((fill(sign, at("M8-54L24-31L6-6L-10-29z")),) if sign else ()),
        turn=9,
    )
    pen.form(circle(*at.point(-50, -82), 8 * size), GOLD, turn=4)
