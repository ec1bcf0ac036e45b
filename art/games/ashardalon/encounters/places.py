"""Environments."""

from __future__ import annotations

from art.colour import GOLD, IRON
from art.creatures.limbs import claws
from art.creatures.silhouettes import shadow_head
from art.gallery import Gallery
from art.games.ashardalon.encounters.figures import HERO
from art.marks import dots, fill, line
from art.parts.scales import dragon
from art.paths import circle, limb, move, teeth
from art.pen import Pen
from art.poses import figure
from art.scenes import (
    floor,
)
from art.things.bows import bow
from art.things.lights import torch

places = Gallery("ashardalon", "encounters", "umber", "cave")


@places.drawing("dragons-tribute", "A red dragon rests its chin and a claw on a heap of gold.", "teal")
def dragons_tribute(pen: Pen) -> None:
    """Mine."""
    hide = "#c03424"
    with pen.group("translate(24 -12)scale(.98)"):
        dragon(pen, hide, "#ffe14a", eye=1.3)
    gold_heap(pen, 132)
    pen.form(
        limb([(206, 118), (170, 122), (140, 138)], 44, 34),
        hide,
        line(pen.dark(hide), "M178 108q-8 10-6 26M162 112q-8 10-6 26", 3.4),
        turn=8,
    )
    for x, y in ((112, 156), (134, 164), (156, 160)):
        pen.form(limb([(146, 138), (x + 6, y - 12), (x, y)], 22, 16), hide, turn=5)
    claws(pen, 108, 158, 1, 1.6, 20, "#2a1a20")
    claws(pen, 132, 168, 1, 1.6, 8, "#2a1a20")
    claws(pen, 155, 164, 1, 1.6, 0, "#2a1a20")


def gold_heap(pen: Pen, y: float = 160) -> None:
    """A heap of coins with a few stones in it."""
    pen.glow("#ffe08a", 100, y - 20, 100, 0.6)
    pen.form(
        f"M-6 {y + 44}V{y - 6}Q40 {y - 34} 70 {y - 38}Q110 {y - 58} 140 {y - 32}Q176 {y - 20} 206 {y - 2}V{y + 44}z",
        GOLD,
        dots("#fff3c0", 8, (34, y - 8), (78, y - 24), (120, y - 30), (164, y - 10), (56, y + 6), (104, y)),
        dots(
            pen.dark(GOLD, 0.4),
            8,
            (48, y - 18),
            (96, y - 36),
            (142, y - 20),
            (26, y + 10),
            (82, y - 2),
            (134, y + 4),
        ),
        turn=9,
    )
    for x, dy, colour in ((66, -30, "#c8203a"), (150, -20, "#3fb06a"), (30, -6, "#5fa8ff")):
        pen.form(move("M-9-4L-4-10H5L10-4L0 9z", x, y + dy), colour, turn=3)


@places.drawing(
    "hidden-snipers", "From a slit in the rock an arrow points outward, two eyes behind it.", "slate"
)
def hidden_snipers(pen: Pen) -> None:
    """Never alone."""
    stone = "#6f6878"
    pen.form(
        "M-6-6H206V206H-6z",
        stone,
        line(
            pen.dark(stone), "M-6 44H206M-6 156H206M60-6V44M140 44V-6M30 156V206M110 156V206M172 156V206", 4
        ),
        turn=6,
        back=False,
    )
    pen.fill("#0a0610", "M8 66H192V134H8z")
    pen.line(pen.lit(stone, 0.6), "M8 134V66H192", 4)
    pen.fill("#ffe14a", "M118 84Q132 84 140 96Q124 100 118 84zM174 84Q160 84 152 96Q168 100 174 84z")
    with pen.group("translate(-12 -2)"):
        bow(pen, 84, 104, 0.66)


@places.drawing("high-alert", "An alarm bell swings between two torches.", "blue")
def high_alert(pen: Pen) -> None:
    """They know."""
    torch(pen, 26, 132, 0.6, -8)
    torch(pen, 176, 132, 0.6, 8)
    pen.line(
        "#fff3c0",
        "M42 60Q32 84 42 108M158 60Q168 84 158 108M28 52Q14 84 28 116M172 52Q186 84 172 116",
        5,
        0.7,
    )
    pen.form(circle(104, 146, 11), IRON, turn=4)
    pen.form(
        "M94 40Q100 30 106 40Q132 50 134 90Q136 116 148 128Q148 138 140 138H60Q52 138 52 128Q64 116 66 90Q68 50 94 40z",
        GOLD,
        line(pen.dark(GOLD), "M60 126H140M68 92Q100 100 132 92", 3),
        fill("#fff3c0", "M78 62Q84 54 92 52Q80 78 78 112Q72 112 72 104Q72 78 78 62z", 0.6),
        turn=11,
    )


@places.drawing("kobold-trappers", "Two kobolds lurk behind the open jaws of an iron trap.", "yellow")
def kobold_trappers(pen: Pen) -> None:
    """Snap."""
    for x in (84, 162):
        pen.form(move("M-34 90Q-30 10-6 0H16Q36 20 40 90z", x, 92), "#2a1a28", turn=6)
    shadow_head(pen, "kobold", 76, 80, 0.72)
    shadow_head(pen, "kobold", 156, 84, 0.66)
    iron = "#7a7f8e"
    pen.form("M20 138Q100 96 180 138L176 154Q100 116 24 154z", pen.dark(iron, 0.3), turn=4)
    pen.fill("#c8d2e0", teeth((26, 146), (174, 146), 9, 16, -17))
    pen.form("M20 146Q100 190 180 146L184 160Q100 212 16 160z", iron, turn=6)
    pen.fill("#c8d2e0", teeth((24, 152), (176, 152), 9, -18, 21, 3))


@places.drawing("surrounded", "One hero with a torch stands in a ring of glowing eyes.", "violet")
def surrounded(pen: Pen) -> None:
    """Everywhere."""
    pen.fill("#0a0612", "M-6-6H206V206H-6z", 0.6)
    pen.glow("#ffb84a", 92, 96, 74, 0.9)
    figure(pen, "guard", HERO, 108, 110, 0.92, lambda x, y: torch(pen, x, y - 16, 0.42, -10))
    for x, y, size, iris in (
        (34, 60, 1, "#ffe14a"),
        (168, 64, 1.1, "#ff8a3a"),
        (24, 112, 0.9, "#8fff7a"),
        (176, 116, 0.9, "#ffe14a"),
        (44, 156, 1.1, "#ff8a3a"),
        (160, 158, 1, "#8fff7a"),
        (100, 40, 0.8, "#ff5a4a"),
    ):
        pen.fill(iris, move("M-18-6Q-8-6-3 4Q-13 8-18-6zM18-6Q8-6 3 4Q13 8 18-6z", x, y, 0, size))


@places.drawing("walls-of-magma", "A narrow path leads between walls of glowing magma.", "umber")
def walls_of_magma(pen: Pen) -> None:
    """Keep to the middle."""
    floor(pen, 96, "#4a3a40")
    for side in (False, True):
        wall = move("M-106-106H-10L-24-6L-80 110H-106z", 100, 100, flip=side)
        drips = move(
            "M-90-90Q-70-60-82-20Q-90 20-74 60M-62-90Q-44-50-58-10Q-66 20-60 44M-36-96Q-26-50-34-14",
            100,
            100,
            flip=side,
        )
        pen.form(
            wall,
            "#e85a1c",
            line("#ffd24a", drips, 9),
            line("#fff6c4", drips, 3),
            turn=7,
            shade="#a82a14",
            rim="#ffe08a",
        )
    pen.glow("#ff9a3a", 100, 90, 80, 0.5)
