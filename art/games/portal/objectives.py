"""Objective cards: what an evening at the inn can bring. All take place by lamplight at the bar."""

from __future__ import annotations

from art.cards import Card, glow, hang, layers, part
from art.gallery import Drawing, Gallery
from art.marks import line, star
from art.paths import circle, move
from art.pen import Pen
from art.things.blades import sword
from art.things.clothes import wizard_hat
from art.things.dishes import carrots, fish, ham, loaf, plate
from art.things.effects import burst, rays, sparks
from art.things.furniture import box
from art.things.hands import fist, open_hand
from art.things.lights import candle
from art.things.music import lute
from art.things.nature import wreath
from art.things.signs import heart
from art.things.tools import hourglass
from art.things.treasure import gem, medal
from art.things.vessels import bag, bottle, keg, mug, vial
from art.things.weapons import hammer

objectives = Gallery("portal", "objectives", light="umber", place="inn")

RUBY, TOPAZ, EMERALD, SAPPHIRE, DIAMOND = "#d8283a", "#f0a82e", "#2fa86a", "#3f8ae8", "#eef6ff"


def gems(colour: str, *places: tuple[float, float, float]) -> Drawing:
    """Gems of one colour: x, y and size of each."""
    return layers(*(part(gem, x, y, size, colour) for x, y, size in places))


def purse(cloth: str, colour: str) -> Drawing:
    """An open purse from which gems spill."""
    return layers(
        glow(colour, 100, 70, 96, 0.6),
        gems(colour, (60, 62, 0.42), (140, 60, 0.44), (100, 36, 0.44)),
        part(bag, 100, 106, 0.94, cloth),
        gems(colour, (46, 150, 0.46), (154, 148, 0.5), (100, 164, 0.54)),
    )


def bar(pen: Pen) -> None:
    """The edge of the bar, on which things stand."""
    pen.form("M-6 152H206V206H-6z", "#7a4a2a", turn=4, edge=3, back=False)
    pen.line(pen.dark("#7a4a2a"), "M0 172H120M60 188H200M150 168H200", 2.6)


def stool(pen: Pen, x: float, cushion: str) -> None:
    """A bar stool with a cushion."""
    wood = "#8a5a34"
    pen.line(
        pen.dark(wood, 0.6), f"M{x - 13} 100L{x - 19} 178M{x + 13} 100L{x + 19} 178M{x - 16} 146H{x + 16}", 8
    )
    pen.line(wood, f"M{x - 14} 100L{x - 20} 178M{x + 12} 100L{x + 18} 178M{x - 17} 145H{x + 15}", 5)
    pen.form(
        f"M{x - 24} 84Q{x - 24} 68 {x} 68Q{x + 24} 68 {x + 24} 84V98Q{x} 108 {x - 24} 98z",
        cushion,
        line(pen.lit(cushion, 0.4), f"M{x - 24} 86Q{x} 94 {x + 24} 86", 2.6),
        turn=6,
        edge=2.6,
    )


def stools(pen: Pen) -> None:
    """A stool of each colour before the light of the door."""
    pen.glow("#ffe9a0", 100, 70, 110, 0.7)
    pen.shadow(92, 178, 88, 9)
    for x, colour in ((30, RUBY), (76, TOPAZ), (122, EMERALD), (168, SAPPHIRE)):
        stool(pen, x, colour)


def regulars(pen: Pen) -> None:
    """Three mugs on the bar, a heart over each."""
    bar(pen)
    for x, y in ((42, 124), (98, 116), (154, 124)):
        heart(pen, x + 4, y - 70, 0.4)
        mug(pen, x - 3, y, 0.52)


def theme_night(pen: Pen) -> None:
    """Three hats of one red."""
    wreath(pen, 100, 100, 1.18)
    for x, y, size in ((62, 112, 0.62), (140, 112, 0.62), (100, 88, 0.74)):
        wizard_hat(pen, x, y, size, "#c8283a")


def toast(pen: Pen) -> None:
    """Two fists raise mugs against each other."""
    pen.glow("#ffe07a", 100, 62, 80)
    burst(pen, 100, 56, 0.5)
    for x, cloth, skin in ((56, "#8a2a3a", "#c98a5c"), (144, "#2f5a8a", "#7d8c55")):
        mug(pen, x, 84, 0.6)
        fist(pen, x + (4 if x < 100 else -4), 132, 0.86, 8 if x < 100 else -8, skin, cloth)


def row_of_three(pen: Pen) -> None:
    """Three mugs in one row of the table."""
    pen.form("M-6 38H206V158H-6z", "#8a5a34", turn=4, edge=3, back=False)
    for x in (2, 70, 138):
        pen.fill("#3a2014", f"M{x} 48h60v100h-60z")
    for x in (32, 100, 168):
        mug(pen, x - 6, 100, 0.52)


def corner(pen: Pen) -> None:
    """The last slot of the table, with a dish on it and an hourglass behind."""
    hourglass(pen, 136, 72, 0.7)
    pen.form("M-6 118H176V134L158 206H-6z", "#7a4a2a", turn=7, edge=3)
    pen.line(pen.dark("#7a4a2a"), "M40 120L32 204M104 120L94 204M0 150H166", 3)
    plate(pen, 74, 120, 0.72)
    ham(pen, 72, 92, 0.56)


def tiles(pen: Pen) -> None:
    """Four tiles, all turned over."""
    for x, y, colour in ((56, 60, RUBY), (116, 60, TOPAZ), (56, 120, EMERALD), (116, 120, SAPPHIRE)):
        pen.form(f"M{x - 24} {y - 24}h50v50h-50z", colour, turn=6, edge=2.6)
        pen.mark(star(pen.lit(colour, 0.6), x + 1, y + 1, 14))
    pen.line("#fff6d8", "M26 150Q8 92 36 44M174 44Q194 96 166 152", 7)
    pen.fill("#fff6d8", "M26 46L50 30L48 58zM176 150L150 164L152 138z")


def hats(pen: Pen) -> None:
    """The tools of three trades on one shield of oak."""
    wood = "#7a4f2e"
    pen.form(
        circle(100, 100, 86),
        wood,
        line(pen.dark(wood), "M58 16V184M100 12V188M142 16V184", 3),
        line("#b8c2d0", circle(100, 100, 81), 7),
        turn=12,
    )
    sword(pen, 96, 100, 1.04, -44)
    hammer(pen, 104, 100, 0.98, 44)
    lute(pen, 100, 116, 0.86, 8)


def hand_of_cards(pen: Pen) -> None:
    """A fan of seven cards held in one hand."""
    colours = (RUBY, TOPAZ, EMERALD, SAPPHIRE, RUBY, TOPAZ, EMERALD)
    for i, colour in enumerate(colours):
        lean = (i - 3) * 11
        x, y = 100 + (i - 3) * 17, 78 + abs(i - 3) ** 2 * 3
        pen.form(turned("M-19-40H19V40H-19z", x, y, lean), "#f4e6c4", turn=3)
        pen.fill(colour, turned("M-12-32H12V2H-12z", x, y, lean))
    fist(pen, 100, 152, 0.9)


def turned(data: str, x: float, y: float, angle: float) -> str:
    """A path turned and carried to its place."""
    return move(data, x, y, angle, fine=True)


OBJECTIVES: dict[str, Card] = {
    "O1": ("Sapphires spill out of a blue purse.", "blue", purse("#2f4a8a", SAPPHIRE)),
    "O2": ("Topazes spill out of a brown purse.", "yellow", purse("#8a5a2a", TOPAZ)),
    "O3": ("Emeralds spill out of a green purse.", "green", purse("#2f6a4a", EMERALD)),
    "O4": ("Rubies spill out of a red purse.", "red", purse("#8a2a34", RUBY)),
    "O5": ("White Diamonds shine in a grey purse.", "slate", purse("#5a6274", DIAMOND)),
    "O6": (
        "A ruby, a topaz, an emerald and a sapphire lie on one plate.",
        "umber",
        layers(
            part(rays, 100, 96),
            part(plate, 100, 138, 1.05),
            gems(RUBY, (48, 100, 0.5)),
            gems(SAPPHIRE, (152, 100, 0.5)),
            gems(TOPAZ, (84, 112, 0.52)),
            gems(EMERALD, (120, 112, 0.52)),
            part(sparks, "#ffffff", (60, 60, 0.8), (140, 56, 1)),
        ),
    ),
    "O7": ("A heart floats over each of three mugs on the bar.", "yellow", regulars),
    "O8": (
        "Two mugs stand side by side before an hourglass.",
        "umber",
        layers(
            glow("#ffe0a0", 100, 80, 96, 0.5),
            part(hourglass, 100, 74, 0.74),
            bar,
            part(mug, 48, 132, 0.6),
            part(mug, 146, 132, 0.6),
        ),
    ),
    "O9": (
        "Two bubbling bottles stand on the bar.",
        "violet",
        layers(part(bottle, 64, 112, 0.66, "#8a4ad8"), part(bottle, 138, 112, 0.66, "#4ac88a"), bar),
    ),
    "O10": (
        "Ham, fish and bread are served at once.",
        "umber",
        layers(
            part(plate, 100, 140, 1.1),
            part(fish, 66, 92, 0.5, "#9fcfe4"),
            part(loaf, 142, 96, 0.52),
            part(ham, 100, 122, 0.56),
        ),
    ),
    "O11": (
        "A table bends under ham, fish, carrots and ale.",
        "red",
        layers(
            part(candle, 100, 58, 0.66),
            bar,
            part(mug, 34, 126, 0.46),
            part(ham, 84, 124, 0.5),
            part(fish, 150, 104, 0.42, "#9fcfe4"),
            part(carrots, 144, 140, 0.42),
        ),
    ),
    "O12": (
        "A heap of gems of every colour glitters on the bar.",
        "yellow",
        layers(
            glow("#ffe07a", 100, 90, 104, 0.8),
            part(bar),
            gems(TOPAZ, (100, 60, 0.56)),
            gems(RUBY, (66, 92, 0.6)),
            gems(SAPPHIRE, (134, 92, 0.6)),
            gems(EMERALD, (34, 134, 0.62)),
            gems(DIAMOND, (100, 134, 0.66)),
            gems(RUBY, (166, 134, 0.62)),
            part(sparks, "#ffffff", (40, 60, 1), (160, 52, 1.2), (100, 24, 0.8)),
        ),
    ),
    "O13": ("Stools with red, yellow, green and blue cushions stand in a row.", "umber", stools),
    "O14": ("Three pointed hats of one red hang in a garland.", "violet", theme_night),
    "O15": (
        "A hand snatches a full plate from under another's nose.",
        "rose",
        layers(
            part(plate, 108, 128, 0.84),
            part(ham, 108, 98, 0.62),
            part(open_hand, 40, 118, 0.8, 62, "#7d8c55", "#3a2a5a"),
        ),
    ),
    "O16": ("A sword, a hammer and a lute hang on one shield of oak.", "slate", hats),
    "O17": ("A hand holds a fan of seven cards.", "teal", hand_of_cards),
    "O18": (
        "Behind kegs stand two potions and two white diamonds.",
        "violet",
        layers(
            part(keg, 40, 92, 0.72),
            part(vial, 96, 86, 0.6, "#8a4ad8"),
            part(vial, 146, 86, 0.6, "#4ac88a"),
            bar,
            gems(DIAMOND, (82, 140, 0.38), (138, 140, 0.38)),
        ),
    ),
    "O19": (
        "A golden medal hangs over a single great emerald.",
        "green",
        layers(
            glow("#b8ffb0", 100, 122, 90, 0.6),
            part(medal, 100, 62, 0.7, "#a8283a", star("#fff0b8", 100, 76, 16)),
            gems(EMERALD, (100, 136, 0.78)),
        ),
    ),
    "O20": (
        "An open till is full of gems of every colour.",
        "umber",
        layers(
            glow("#ffe9a0", 100, 70, 96, 0.6),
            gems(RUBY, (50, 84, 0.44)),
            gems(SAPPHIRE, (150, 84, 0.44)),
            gems(EMERALD, (82, 68, 0.46)),
            gems(TOPAZ, (120, 74, 0.46)),
            part(box, 100, 128, 1.1),
            gems(DIAMOND, (100, 166, 0.3)),
        ),
    ),
    "O21": ("Two mugs meet over the table, and foam flies.", "yellow", toast),
    "O22": ("Three equal mugs stand in a row of slots.", "blue", row_of_three),
    "O23": ("A ham stands at the very end of the table, an hourglass behind it.", "violet", corner),
    "O24": ("Four tiles lie turned over, arrows around them.", "teal", tiles),
}
hang(objectives, OBJECTIVES)
