"""Emblems: signs for what cannot be held, and frames for them. Drawn around (x, y), 100 to 130 units high."""

from __future__ import annotations

import math

from art.colour import GOLD, INK, IRON, LINEN, STEEL, WOOD, mix
from art.marks import dots, fill, line, star
from art.paths import circle, move
from art.pen import Pen
from art.things import Placed

__all__ = [
    "FRAMES",
    "anchor",
    "anvil",
    "banner",
    "butterfly",
    "caltrop",
    "candle",
    "cauldron",
    "claw_marks",
    "clover",
    "crown",
    "cup",
    "die",
    "dove",
    "frame",
    "ghost",
    "lips",
    "lute",
    "mask_and_beard",
    "padlock",
    "pick",
    "pitchfork",
    "target",
    "tower",
    "wind",
    "window",
    "wizard_hat",
]

# ---- frames


def disc(pen: Pen, colour: str, trim: str) -> None:
    """A round plate with a raised edge."""
    pen.form(circle(100, 100, 78), trim, turn=7, edge=3)
    pen.form(circle(100, 100, 67), colour, turn=12)


def planks(pen: Pen) -> None:
    """A round shield of wood: where somebody comes from."""
    disc(pen, "#8a5e36", IRON)
    pen.line(pen.dark("#8a5e36"), "M66 44V156M100 34V166M134 44V156", 2.4, 0.7)
    pen.dots(
        "#c8d0dc",
        6,
        *((round(100 + 72 * math.cos(k * 0.785)), round(100 + 72 * math.sin(k * 0.785))) for k in range(8)),
    )


def bronze(pen: Pen) -> None:
    """A bronze plate: what anybody can learn."""
    disc(pen, "#5a4a3a", "#b8834a")
    pen.line("#b8834a", circle(100, 100, 60), 2, 0.7)


def steel(pen: Pen) -> None:
    """A steel shield: Fighters."""
    edge = "M28 42Q100 14 172 42Q182 132 100 186Q18 132 28 42z"
    pen.form(edge, "#3f4a60", line(STEEL, edge, 18), line("#e6f0fa", edge, 3), turn=10, edge=3)


def sunny(pen: Pen) -> None:
    """A plate with rays: Clerics."""
    out = ""
    for i in range(32):
        r, t = (86 if i % 2 == 0 else 72), math.pi * i / 16
        out += f"{'L' if out else 'M'}{100 + r * math.cos(t):.0f} {100 + r * math.sin(t):.0f}"
    pen.form(out + "z", GOLD, turn=6, edge=3)
    pen.form(circle(100, 100, 64), "#2f6a54", turn=10)
    pen.line("#fff0b8", circle(100, 100, 64), 3)


def lozenge(pen: Pen) -> None:
    """A patch of leather with stitches: Rogues."""
    edge = "M100 12Q116 60 188 100Q116 140 100 188Q84 140 12 100Q84 60 100 12z"
    pen.form("M100 10L190 100L100 190L10 100z", "#5a2a34", turn=10, edge=3)
    pen.raw(
        '<path stroke="#e8b8a0" stroke-width="3" stroke-dasharray="9 7" d="M100 26L174 100L100 174L26 100z"/>'
    )
    pen.fill("#7a3a44", edge, 0.35)


def starry(pen: Pen) -> None:
    """A disc of night sky: Wizards."""
    disc(pen, "#1f2f6a", "#8a9ad8")
    pen.mark(
        *(
            star("#bfd0ff", x, y, r, 0.7)
            for x, y, r in ((58, 66, 6), (142, 60, 7), (150, 132, 6), (54, 136, 7), (100, 44, 5))
        )
    )


def stone(pen: Pen) -> None:
    """A carved stone: peoples."""
    edge = "M68 22H132L178 68V132L132 178H68L22 132V68z"
    pen.form(
        edge,
        "#6a6a78",
        line("#9a9aa8", "M74 34H126L166 74V126L126 166H74L34 126V74z", 4),
        line(
            pen.dark("#6a6a78", 0.6),
            "M68 22L74 34M132 22L126 34M178 68L166 74M178 132L166 126M132 178L126 166M68 178L74 166M22 132L34 126M22 68L34 74",
            3,
        ),
        turn=12,
        edge=3,
    )


FRAMES = {
    "background": planks,
    "generic": bronze,
    "Fighter": steel,
    "Cleric": sunny,
    "Rogue": lozenge,
    "Wizard": starry,
    "race": stone,
}


def frame(pen: Pen, name: str) -> None:
    """The plate behind an emblem."""
    FRAMES[name](pen)


# ---- signs


def candle(pen: Pen, x: float = 100, y: float = 100, size: float = 1) -> None:
    """A burning candle."""
    at = Placed(x, y, size, 0)
    pen.glow("#ffd36a", *at.point(0, -44), 60 * size)
    pen.form(
        at("M-20-14Q-10-22 0-16Q12-24 20-14V66H-20z"),
        "#f0e4c8",
        fill(pen.dark("#f0e4c8", 0.3), at("M8-18L20-14V66H6z"), 0.6),
        turn=5,
    )
    pen.form(at("M-34 62H34V76H-34z"), GOLD, turn=4)
    pen.form(
        at("M0-76Q16-52 12-38Q6-26 0-24Q-10-28-12-40Q-12-52 0-76z"),
        "#ffb02e",
        fill("#fff6c4", at("M0-56Q8-42 4-34Q-4-30-6-40z")),
        rim="#fff0b0",
        turn=3,
    )


def lute(pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 36) -> None:
    """A lute."""
    at = Placed(x, y, size, angle)
    pen.form(at("M-7 10L-6-66L-14-84H14L6-66L7 10z"), "#5a3420", turn=4)
    pen.form(
        at("M0-10Q42 4 40 40Q36 76 0 78Q-36 76-40 40Q-42 4 0-10z"),
        "#c8843a",
        fill("#3a1c10", circle(*at.point(0, 30), 13 * size)),
        turn=9,
    )
    pen.line("#fff0d0", at("M-4-78V60M4-78V60"), 1.8)
    pen.form(at("M-18 58H18V66H-18z"), "#3a1c10", turn=3)


def pitchfork(pen: Pen, x: float = 100, y: float = 100, size: float = 1, angle: float = 0) -> None:
    """A farmer's fork."""
    at = Placed(x, y, size, angle)
    pen.shaft("#a8744a", at("M0 84V-14"), 8 * size)
    pen.shaft("#a8b0c0", at("M-28-76V-36Q-26-12 0-12Q26-12 28-36V-76M0-12V-80"), 7 * size)


def anchor(pen: Pen, x: float = 100, y: float = 100, size: float = 1, metal: str = STEEL) -> None:
    """A ship's anchor."""
    at = Placed(x, y, size, 0)
    pen.form(
        at(
            circle(0, -56, 16)
            + circle(0, -56, 8, hole=True)
            + "M-6-42H6V-24H30V-12H6V44Q40 38 48 6L36 10L52-22L68 10L58 8Q50 62 0 66Q-50 62-58 8L-68 10L-52-22L-36 10L-48 6Q-40 38-6 44V-12H-30V-24H-6z"
        ),
        metal,
        turn=6,
        edge=2.6,
    )


def anvil(pen: Pen, x: float = 100, y: float = 100, size: float = 1) -> None:
    """A smith's anvil."""
    at = Placed(x, y, size, 0)
    pen.form(
        at("M-66-26Q-40-24-30-34H56V-8Q34-4 24 14L30 40H46V58H-40V40H-22L-16 14Q-28-2-66-26z"),
        IRON,
        line("#c8d0dc", at("M-30-30H52"), 3),
        turn=9,
        edge=3,
    )


def dome(pen: Pen, x: float, y: float, size: float) -> None:
    """A small boss."""
    pen.form(circle(x, y, 10 * size), GOLD, turn=4)


def banner(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, cloth: str = "#2f5a9a", sign: str = GOLD
) -> None:
    """A banner on a pole, blown to the right."""
    at = Placed(x, y, size, 0)
    pen.shaft(WOOD, at("M-50 84V-80"), 7 * size)
    pen.form(
        at("M-46-74Q-10-90 20-72Q44-60 66-70L54-38L68-8Q40 4 16-10Q-14-26-46-8z"),
        cloth,
        fill(sign, at("M6-66L24-42L6-18L-12-42z")),
        turn=8,
    )
    dome(pen, *at.point(-50, -84), size)


def crown(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, metal: str = GOLD, stone: str = "#c8203a"
) -> None:
    """A crown with five points."""
    at = Placed(x, y, size, 0)
    pen.form(
        at("M-56 40L-64-30L-34-4L-24-46L0-14L24-46L34-4L64-30L56 40Q0 56-56 40z"),
        metal,
        line(pen.dark(metal), at("M-54 28Q0 42 54 28"), 3),
        dots(stone, 11 * size, at.point(0, 14), at.point(-32, 14), at.point(32, 14)),
        turn=9,
        edge=3,
    )
    pen.dots(
        "#fff0b8", 9 * size, at.point(-64, -34), at.point(-24, -50), at.point(24, -50), at.point(64, -34)
    )


def cup(pen: Pen, x: float = 100, y: float = 100, size: float = 1, metal: str = GOLD) -> None:
    """A champion's cup."""
    at = Placed(x, y, size, 0)
    pen.line(pen.dark(metal, 0.4), at("M-34-50Q-66-52-60-22Q-54 0-28 2M34-50Q66-52 60-22Q54 0 28 2"), 9)
    pen.line(metal, at("M-34-50Q-66-52-60-22Q-54 0-28 2M34-50Q66-52 60-22Q54 0 28 2"), 5)
    pen.form(
        at("M-40-64H40Q42 6 8 16V40Q34 44 36 64H-36Q-34 44-8 40V16Q-42 6-40-64z"),
        metal,
        star(mix(metal, "#ffffff", 0.5), *at.point(-2, -26), 20 * size),
        turn=9,
        edge=3,
    )


def die(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#efe6d4", angle: float = 0
) -> None:
    """A die that shows six, two and three."""
    at = Placed(x, y, size, angle)
    pen.form(
        at("M0-60L54-34V30L0 60L-54 30V-34z"),
        colour,
        fill(pen.dark(colour, 0.2), at("M0-6L54-34V30L0 60z")),
        fill(mix(colour, "#ffffff", 0.5), at("M0-60L54-34L0-6L-54-34z")),
        turn=3,
        edge=3,
        back=False,
    )
    pen.dots(
        INK,
        9 * size,
        *(
            at.point(*p)
            for p in (
                (-40, -8),
                (-14, 4),
                (-40, 10),
                (-14, 22),
                (-40, 26),
                (-14, 40),
                (0, -34),
                (-22, -34),
                (22, -34),
                (16, 8),
                (38, 14),
            )
        ),
    )


def clover(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#5fa83c") -> None:
    """Four leaves on a stalk."""
    at = Placed(x, y, size, 0)
    pen.shaft(pen.dark(colour, 0.2), at("M0 0Q4 40 24 70"), 6 * size)
    leaf = "M0 0Q-34-14-34-40Q-30-60-10-54Q0-50 0-42Q0-50 10-54Q30-60 34-40Q34-14 0 0z"
    for turn in (45, 135, 225, 315):
        pen.form(
            at(move(leaf, 0, 0, turn)),
            colour,
            line(pen.lit(colour, 0.5), at(move("M0-4V-32", 0, 0, turn)), 2.4),
            turn=6,
        )


def claw_marks(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#e8402e") -> None:
    """Three long cuts."""
    at = Placed(x, y, size, 0)
    for dx in (-36, 0, 36):
        pen.form(
            at(f"M{dx + 30}-76Q{dx + 18}-10 {dx - 28} 74Q{dx - 14} 6 {dx + 8}-44z"),
            colour,
            turn=3,
            rim="#ffd0b0",
        )


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


def window(pen: Pen, x: float = 100, y: float = 100, size: float = 1) -> None:
    """A window by moonlight, a rope hanging from it."""
    at = Placed(x, y, size, 0)
    pen.form(at("M-40 56V-30Q-36-66 0-68Q36-66 40-30V56z"), "#8a7a6a", turn=7)
    pen.fill("#ffe9a0", at("M-28 46V-28Q-24-54 0-56Q24-54 28-28V46z"))
    pen.line("#5a4a3a", at("M0-56V46M-28-6H28"), 5)
    pen.shaft("#d8b878", at("M20 52Q26 70 16 90M20 46V56"), 6 * size)


def butterfly(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#5fc8e8") -> None:
    """A butterfly."""
    for flip in (False, True):
        pen.form(
            move("M4-4Q20-56 60-54Q72-30 48-6Q66 6 56 34Q36 52 4 12z", x, y, 0, size, flip=flip),
            colour,
            dots(
                mix(colour, "#ffffff", 0.6),
                9 * size,
                (x + (-40 if flip else 40) * size, y - 34 * size),
                (x + (-40 if flip else 40) * size, y + 18 * size),
            ),
            turn=6,
        )
    pen.form(move("M-5-18Q0-26 5-18L4 34Q0 42-4 34z", x, y, 0, size), "#2a1c24", turn=3)
    pen.line("#2a1c24", move("M-2-20Q-8-40-18-44M2-20Q8-40 18-44", x, y, 0, size), 2.4)


def dove(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#f4f0e8") -> None:
    """A white dove in flight, turned to the left."""
    at = Placed(x, y, size, 0)
    pen.form(at("M10-6Q14-54 54-72Q62-30 36 6z"), pen.dark(colour, 0.15), turn=6)
    pen.form(
        at("M-62-14Q-50-36-30-28Q-10-10 20-8Q44-6 74 16Q52 14 48 22Q62 26 64 36Q34 40 6 34Q-26 30-40-2z"),
        colour,
        turn=8,
        edge=2.6,
    )
    pen.form(
        at("M-8-4Q-26-50 6-80Q36-50 24 4Q8 12-8-4z"),
        colour,
        line(pen.dark(colour), at("M2-6Q-4-36 8-62M12-4Q10-30 16-50"), 2.4),
        turn=6,
    )
    pen.fill("#e0a23a", at("M-62-14L-78-8L-58-4z"))
    pen.dots(INK, 5 * size, at.point(-46, -16))


def target(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#c8283e") -> None:
    """Rings to aim at."""
    pen.form(circle(x, y, 60 * size), colour, turn=8, edge=3)
    for radius, tone in ((46, LINEN), (32, colour), (18, LINEN), (8, colour)):
        pen.oval(tone, x, y, radius * size)


def wind(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#e6f0fa") -> None:
    """Gusts that curl."""
    at = Placed(x, y, size, 0)
    data = at(
        "M-70-20H30Q56-22 54-44Q46-60 30-50M-60 4H56Q76 8 72 28Q60 42 46 30M-70 28H6Q28 32 24 52Q14 64 0 54"
    )
    pen.line(pen.dark(colour, 0.5), data, 9)
    pen.line(colour, data, 5)


def lips(pen: Pen, x: float = 100, y: float = 100, size: float = 1) -> None:
    """A mouth that speaks."""
    at = Placed(x, y, size, 0)
    pen.fill("#3a0a18", at("M-52 0Q0-30 52 0Q30 34 0 36Q-30 34-52 0z"))
    pen.fill("#fff6e0", at("M-34-6Q0-22 34-6Q20 2 0 2Q-20 2-34-6z"))
    pen.form(at("M-64 0Q-40-34-14-36Q0-26 14-36Q40-34 64 0Q30-18 0-16Q-30-18-64 0z"), "#c8485a", turn=5)
    pen.form(
        at("M-64 0Q-36 24 0 24Q36 24 64 0Q44 50 0 52Q-44 50-64 0z"),
        "#c8485a",
        fill("#ffb0b8", at("M-20 34Q0 40 20 34Q10 42 0 42Q-10 42-20 34z"), 0.7),
        turn=6,
    )


def padlock(
    pen: Pen, x: float = 100, y: float = 100, size: float = 1, metal: str = GOLD, *, open: bool = False
) -> None:
    """A lock, shut or sprung."""
    at = Placed(x, y, size, 0)
    shackle = (
        "M-28-6V-40Q-26-70 0-70Q26-70 28-40V-6" if not open else "M-28-6V-52Q-26-82 0-82Q26-82 28-52V-40"
    )
    pen.line(pen.dark(STEEL, 0.5), at(shackle), 17 * size)
    pen.line(STEEL, at(shackle), 12 * size)
    pen.form(
        at("M-48-10H48V58Q0 70-48 58z"),
        metal,
        fill("#2a1a10", at("M0 4q14 1 12 16l-7 7l5 20H-10l5-20l-7-7q-2-15 12-16z")),
        turn=9,
        edge=3,
    )


def pick(pen: Pen, x: float, y: float, size: float, angle: float, handle: str, tip: int = 0) -> None:
    """A lock pick with a coloured handle and one of three tips."""
    at = Placed(x, y, size, angle)
    hook = ("M0 0V-60Q2-72 12-70", "M0 0V-66L10-58L0-50", "M0 0V-56Q10-62 6-72Q-4-74-4-64")[tip]
    pen.shaft("#c8d0dc", at(hook), 5 * size)
    pen.form(at("M-8 0H8L9 52Q0 60-9 52z"), handle, line(pen.dark(handle), at("M-8 10H8M-8 44H8")), turn=5)


def caltrop(pen: Pen, x: float, y: float, size: float = 1, angle: float = 0) -> None:
    """Four points, one of which always stands up."""
    at = Placed(x, y, size, angle)
    pen.form(
        at("M0-50L8-4L46 18L6 14L-4 44L-8 12L-46 16L-8-6z"),
        "#a8b0c0",
        fill(pen.dark("#a8b0c0", 0.4), at("M0-50L8-4L46 18L6 14L-4 44L0 4z"), 0.7),
        turn=3,
        edge=2.4,
    )


def ghost(pen: Pen, x: float = 100, y: float = 100, size: float = 1, colour: str = "#cfeee4") -> None:
    """A ghost that wails."""
    at = Placed(x, y, size, 0)
    pen.glow(colour, x, y, 90 * size, 0.6)
    pen.form(
        at(
            "M-42-10Q-46-66 0-70Q46-66 42-10Q46 40 64 74Q40 62 28 78Q14 62 0 78Q-14 62-28 78Q-40 62-64 74Q-46 40-42-10z"
        ),
        colour,
        rim="#ffffff",
        turn=10,
    )
    pen.fill(
        "#0a1a20",
        at(
            "M-28-18Q-18-30-6-16Q-14 0-26-4zM28-18Q18-30 6-16Q14 0 26-4zM-14 12Q0 2 14 12Q18 46 0 50Q-18 46-14 12z"
        ),
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


def wizard_hat(pen: Pen, x: float = 100, y: float = 100, size: float = 1, cloth: str = "#3a4a9a") -> None:
    """A pointed hat with stars."""
    at = Placed(x, y, size, 0)
    pen.form(
        at("M-42 34Q-30-30 4-76Q14-84 40-66Q24-62 20-54Q34-10 46 34z"),
        cloth,
        star(GOLD, *at.point(-4, -14), 13 * size),
        star(GOLD, *at.point(20, 12), 8 * size),
        line(pen.dark(cloth), at("M6-60Q-4-40-14-30")),
        turn=9,
    )
    pen.form(at("M-80 44Q-40 22 0 24Q46 22 82 46Q40 66 0 64Q-46 66-80 44z"), cloth, turn=6)
    pen.form(at("M-42 22Q0 10 45 22L46 36Q0 24-43 36z"), GOLD, turn=4)


def mask_and_beard(pen: Pen, x: float, y: float, size: float = 1, hair: str = "#5a3020") -> None:
    """A false beard with strings, to be tied over a mask."""
    at = Placed(x, y, size, 0)
    pen.line("#e8d8b0", at("M-30-10L-52-40M30-10L52-40"), 2.4)
    pen.form(
        at("M-36-16Q-18-4-6-14Q0-6 6-14Q18-4 36-16Q40 24 20 50L10 38L0 60L-10 38L-20 50Q-40 24-36-16z"),
        hair,
        line(pen.dark(hair), at("M-22 6l4 22M0 2v30M22 6l-4 22"), 2.4),
        turn=6,
    )
