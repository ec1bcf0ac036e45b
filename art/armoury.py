"""Arms: more weapons and armour for cards. Like `things`, drawn around (x, y) at a size of 1 for about 100 units."""

from __future__ import annotations

from art.colour import GOLD, IRON, LEATHER, STEEL, WOOD, mix
from art.marks import Mark, dots, fill, line
from art.paths import circle, move
from art.pen import Pen
from art.things import Placed

__all__ = [
    "bow",
    "bracer",
    "crossbow",
    "dagger",
    "gauntlet",
    "helm",
    "mace",
    "morningstar",
    "pick",
    "plate",
    "rapier",
    "round_shield",
    "scimitar",
    "spear",
    "spiked_ball",
    "wand",
]


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
    """A dagger that points up."""
    at = Placed(x, y, size, angle)
    pen.form(at("M-6 46L-5 16H5L6 46z"), grip, turn=3)
    pen.form(
        at("M-10 14L-11-38L0-66L11-38L10 14z"),
        mix(metal, "#ffffff", 0.35),
        fill(pen.dark(metal, 0.25), at("M0 14V-66L11-38L10 14z")),
        turn=2,
        edge=2.4,
        back=False,
    )
    pen.form(at("M-24 10Q0 18 24 10L26 20Q0 27-26 20z"), hilt, turn=4)
    pen.form(circle(*at.point(0, 50), 8 * size), hilt, turn=4)


def scimitar(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    metal: str = STEEL,
    hilt: str = GOLD,
    *,
    flip: bool = False,
) -> None:
    """A curved sword that points up and to the right."""
    at = Placed(x, y, size, angle, flip=flip)
    pen.form(at("M-7 64L-6 34H6L4 66z"), LEATHER, turn=3)
    pen.form(
        at("M-10 32C-16-12-8-56 36-84C30-54 26-10 10 32z"),
        mix(metal, "#ffffff", 0.35),
        fill(pen.dark(metal, 0.25), at("M2 32C-2-12 8-54 36-84C30-54 26-10 10 32z")),
        turn=2,
        edge=2.4,
        back=False,
    )
    pen.form(at("M-26 28Q0 36 24 26L27 36Q0 46-28 38z"), hilt, turn=4)
    pen.form(circle(*at.point(0, 68), 7 * size), hilt, turn=4)


def rapier(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, metal: str = STEEL
) -> None:
    """A thin blade with a basket for the hand; it points up."""
    at = Placed(x, y, size, angle)
    pen.line(pen.dark(metal, 0.5), at("M0 40L0-88"), 7 * size)
    pen.line(mix(metal, "#ffffff", 0.5), at("M-1 40L-1-88"), 4 * size)
    pen.form(at("M-5 68V40H5V68z"), LEATHER, turn=3)
    pen.form(at("M-28 46Q-26 24 0 24Q26 24 28 46Q14 36 0 38Q-14 36-28 46z"), GOLD, turn=5)
    pen.line(GOLD, at("M24 42Q26 66 2 68"), 3 * size)
    pen.form(circle(*at.point(0, 72), 7 * size), GOLD, turn=4)


def bow(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    wood: str = WOOD,
    *,
    drawn: bool = False,
    shot: str = "",
) -> None:
    """A bow that shoots to the right; drawn, an arrow lies on it, and `shot` makes that arrow of light."""
    at = Placed(x, y, size, angle)
    pen.form(
        at(
            "M-22-78Q-26-70-18-64Q24-36 26-8H34Q36-44-10-78Q-18-84-22-78zM-22 78Q-26 70-18 64Q24 36 26 8H34Q36 44-10 78Q-18 84-22 78z"
        ),
        wood,
        turn=4,
    )
    pen.line("#f4ead0", at("M-19-73L-46 0L-19 73" if drawn else "M-19-73V73"), 2)
    pen.form(at("M24-12H37V12H24z"), LEATHER, turn=3)
    if drawn and shot:
        pen.glow(shot, *at.point(40, 0), 60 * size, 0.9)
        pen.fill("#ffffff", at("M-46-2L60-4L56-14L92 0L56 14L60 4L-46 2z"))
    elif drawn:
        pen.shaft("#a8824a", at("M-46 0H66"), 4 * size)
        pen.form(at("M60-10L90 0L60 10L68 0z"), STEEL, turn=3)
        pen.form(at("M-34 0L-44-9H-60L-50 0L-60 9H-44z"), "#c8452f", turn=3)


def crossbow(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, wood: str = WOOD
) -> None:
    """A crossbow that shoots up."""
    at = Placed(x, y, size, angle)
    pen.form(
        at("M-9-50H9L11 40Q22 52 18 74H-10Q-14 56-11 40z"),
        wood,
        line(pen.dark(wood), at("M0-46V36"), 3),
        turn=6,
    )
    pen.line("#f4ead0", at("M-62-14L0 14L62-14"), 2.4 * size)
    pen.form(
        at(
            "M-68-10Q-66-24-50-28Q-24-44 0-44Q24-44 50-28Q66-24 68-10Q58-16 50-16Q24-30 0-30Q-24-30-50-16Q-58-16-68-10z"
        ),
        STEEL,
        turn=4,
    )
    pen.shaft("#a8824a", at("M0 14V-58"), 5 * size)
    pen.form(at("M0-84L10-56H-10z"), STEEL, turn=3)
    pen.form(at("M-5 40H5V56H-5z"), GOLD, turn=3)


def mace(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, metal: str = STEEL
) -> None:
    """A mace with flanges."""
    at = Placed(x, y, size, angle)
    pen.shaft(WOOD, at("M0 78V-20"), 8 * size)
    pen.form(
        at("M-10-14L-34-32L-28-46L-36-60L-12-72L0-84L12-72L36-60L28-46L34-32L10-14z"),
        metal,
        line(pen.dark(metal, 0.5), at("M-10-16V-70M10-16V-70"), 3),
        fill(pen.lit(metal, 0.5), at("M-10-20L-28-34L-24-46L-30-58L-10-68z"), 0.6),
        turn=6,
    )
    pen.form(at("M-11-16H11V-4H-11z"), GOLD, turn=3)


def morningstar(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, metal: str = STEEL
) -> None:
    """A spiked ball that swings on a chain from a handle at the lower left."""
    at = Placed(x, y, size, angle)
    pen.shaft(WOOD, at("M-66 70L-34 14"), 9 * size)
    for i in range(5):
        cx, cy = at.point(-30 + i * 12, 6 - i * 7 + (i - 2) ** 2 * -2)
        pen.line(pen.dark(metal, 0.5), circle(round(cx), round(cy), 5 * size), 4.5 * size)
        pen.line(pen.lit(metal, 0.3), circle(round(cx), round(cy), 5 * size), 2 * size)
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
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, metal: str = STEEL
) -> None:
    """A spear that points up."""
    at = Placed(x, y, size, angle)
    pen.shaft(WOOD, at("M0 96V-44"), 6 * size)
    pen.form(
        at("M0-90L15-56L0-34L-15-56z"), metal, fill(pen.dark(metal, 0.3), at("M0-90L15-56L0-34z")), turn=3
    )


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


def pick(
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


def helm(pen: Pen, x: float = 100, y: float = 100, size: float = 1, metal: str = STEEL, *marks: Mark) -> None:
    """An empty helmet with a slit for the eyes."""
    at = Placed(x, y, size, 0)
    pen.form(
        at("M-46 54Q-54-40 0-58Q54-40 46 54Q24 66 6 62L2 10H-2L-6 62Q-24 66-46 54z"),
        metal,
        fill("#120a14", at("M-42-4Q-20-12-6 2V16Q-24 10-42 14zM42-4Q20-12 6 2V16Q24 10 42 14z")),
        line(pen.lit(metal, 0.5), at("M0-56V0"), 4 * size),
        line(pen.dark(metal), at("M-48-16Q-24-26 0-16Q24-26 48-16"), 3),
        dots(
            pen.dark(metal),
            4 * size,
            *(at.point(dx, dy) for dx, dy in ((-30, 30), (-22, 40), (-32, 44), (30, 30), (22, 40), (32, 44))),
        ),
        *marks,
        turn=11,
    )


def plate(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, metal: str = STEEL, trim: str = GOLD
) -> None:
    """A breastplate with shoulders."""
    at = Placed(x, y, size, 0)
    for side in (False, True):
        arm = Placed(x, y, size, 0, flip=side)
        pen.form(
            arm("M-34-46Q-70-54-78-16Q-78-2-68 8L-42-6z"),
            metal,
            line(pen.dark(metal), arm("M-74-16Q-58-26-42-18M-72-2Q-58-12-44-6"), 2.4),
            turn=6,
        )
    pen.form(
        at(
            "M-42-48Q-26-42-16-52Q0-40 16-52Q26-42 42-48Q56-12 44 24Q40 50 30 62H-30Q-40 50-44 24Q-56-12-42-48z"
        ),
        metal,
        line(pen.dark(metal), at("M0-44V28M-44 22Q0 40 44 22M-38 40Q0 56 38 40"), 3),
        fill(pen.lit(metal, 0.6), at("M-38-34Q-44-6-34 16Q-24 0-10-4Q-28-16-38-34z"), 0.5),
        line(trim, at("M-42-48Q-26-42-16-52Q0-40 16-52Q26-42 42-48"), 6 * size),
        turn=11,
    )


def gauntlet(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0, metal: str = STEEL
) -> None:
    """A clenched gauntlet, its cuff below."""
    at = Placed(x, y, size, angle)
    pen.form(
        at("M-28 24Q0 34 28 24L40 70Q0 84-40 70z"),
        metal,
        line(GOLD, at("M-37 66Q0 78 37 66"), 5 * size),
        turn=8,
    )
    pen.form(
        at("M-34 4Q-38-24-24-30L-20-44Q-8-52 0-44Q12-52 20-42Q34-44 36-26Q42-2 30 26Q0 36-30 26z"),
        metal,
        line(
            pen.dark(metal, 0.6), at("M-14-40Q-8-20-10-2M2-42Q6-20 6-2M20-38Q24-18 20 0M-30 12Q0 22 30 12"), 3
        ),
        dots(
            pen.lit(metal, 0.6),
            5 * size,
            *(at.point(dx, dy) for dx, dy in ((-22, -22), (-3, -26), (13, -24), (28, -18))),
        ),
        turn=9,
    )
    pen.form(at("M-34 4Q-22-8 2-2Q18 4 14 14Q0 20-14 16Q-32 22-34 4z"), metal, turn=5)


def bracer(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    angle: float = 0,
    colour: str = LEATHER,
    trim: str = GOLD,
) -> None:
    """A cuff for the lower arm, with laces."""
    at = Placed(x, y, size, angle)
    pen.form(
        at("M-44-44Q0-62 44-44L32 46Q0 60-32 46z"),
        colour,
        line(trim, at("M-42-34Q0-50 42-34M-32 36Q0 50 32 36"), 6 * size),
        line(
            pen.lit(colour, 0.6),
            at("M-10-26L10-14M10-26L-10-14M-10-8L10 4M10-8L-10 4M-9 10L9 22M9 10L-9 22"),
            3,
        ),
        turn=11,
    )
    pen.fill("#120a14", at("M-44-44Q0-62 44-44Q0-34-44-44z"), 0.8)


def round_shield(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    colour: str = "#8f2530",
    *marks: Mark,
    trim: str = STEEL,
) -> None:
    """A round shield with a boss."""
    pen.form(
        circle(x, y, 60 * size),
        colour,
        fill(
            pen.dark(colour, 0.35),
            f"M{x} {y - 60 * size:g}A{60 * size:g} {60 * size:g} 0 0 1 {x} {y + 60 * size:g}z",
            0.6,
        ),
        *marks,
        line(trim, circle(x, y, 56 * size), 10 * size),
        turn=10,
        edge=3,
    )
    pen.form(circle(x, y, 15 * size), trim, turn=6)
