"""Places that are traps."""

from __future__ import annotations

from art.games.dragonfire.stealth import encounters
from art.marks import fill, line
from art.paths import circle, mirror, move
from art.pen import Pen
from art.things.signs import skull


@encounters.drawing(
    "choke-point",
    "Stakes and a skull bar the path between two cliffs, and eyes watch from the rock.",
    light="red",
)
def choke_point(pen: Pen) -> None:
    """The only way."""
    rock = "#7a5a54"
    pen.glow("#ffd08a", 100, 90, 90, 0.9)
    pen.form(
        "M56 214L84 150Q92 130 92 112H110Q112 132 120 150L148 214z",
        "#b8885a",
        line("#6a4a30", "M76 190q24 8 50 0M86 166q14 6 30 0M92 144q8 4 18 0", 3),
        turn=5,
    )
    for left in (False, True):
        wall = "M146-4L124 40L138 76L118 112L134 150L128 214H204V-4z"
        marks = "M160 20l-14 30l16 20M176 90l-22 20l12 24M150 160l16 10l-6 24M190 30l-8 26"
        pen.form(
            mirror(wall) if left else wall,
            pen.dark(rock, 0.25 if left else 0),
            line(pen.dark(rock, 0.65), mirror(marks) if left else marks, 3.4),
            turn=10,
        )
    for x, y in ((34, 66), (46, 66), (164, 96), (176, 96), (28, 132), (40, 132)):
        pen.dots("#ffcf3a", 5, (x, y))
    pen.shaft("#4a3424", "M52 190H150", 8)
    pen.form(
        "".join(
            move("M-6 30L-5-34L0-48L5-34L6 30z", x, 176, turn)
            for x, turn in ((62, -24), (80, 18), (100, -8), (120, 20), (138, -16))
        ),
        "#8a6238",
        turn=4,
    )
    skull(pen, 100, 118, 0.42, "#e8dcc0")


@encounters.drawing(
    "quicksand-mire",
    "One hand still reaches out of the bubbling mud between the reeds.",
    light="rose",
    place="reeds",
)
def quicksand_mire(pen: Pen) -> None:
    """Too late."""
    mud, skin = "#9a7448", "#d8a07a"
    pen.form(
        "M-4 214V120Q50 104 100 112Q150 104 204 122V214z",
        mud,
        line(pen.dark(mud), "M12 140q20-10 44 0M140 136q20-10 44 0", 3),
        turn=8,
    )
    for ry, rx in ((26, 66), (17, 46), (9, 28)):
        pen.line(pen.dark(mud, 0.45 + ry / 200), circle(100, 158, rx, ry), 4)
    pen.form(
        "M82 164Q90 130 86 96L118 92Q114 130 122 162Q102 172 82 164z",
        "#6a2a3a",
        line("#3a1420", "M86 104Q102 98 118 102", 4),
        turn=7,
    )
    for x, y, turn in ((82, 62, -28), (94, 48, -8), (108, 48, 8), (120, 60, 28), (72, 84, -60)):
        pen.form(move("M-6 24Q-8-4-2-20Q5-22 6-6Q7 8 7 24z", x, y, turn), skin, turn=3)
    pen.form(
        "M82 96Q76 72 90 66Q102 60 116 66Q126 76 120 94Q102 106 82 96z",
        skin,
        line(pen.dark(skin, 0.55), "M96 66v14M108 66v14"),
        turn=6,
    )
    pen.dots(pen.lit(mud, 0.5), 9, (56, 176), (150, 168), (136, 186), (44, 152))
    pen.form(
        "M8 130Q20 90 10 50Q26 90 22 132zM24 134Q40 100 36 70Q48 104 36 136zM176 132Q170 90 186 56Q188 100 190 134z",
        "#4a5a2a",
        turn=4,
    )
    pen.form("M6 52Q10 36 16 52L14 70H8zM182 58Q188 42 192 58L190 76H184z", "#5a3420", turn=3)


@encounters.drawing(
    "thieves-guildhall",
    "A crooked tavern with one red lantern and a watcher behind every shutter.",
    light="red",
    place="town",
)
def thieves_guildhall(pen: Pen) -> None:
    """Nobody lives here."""
    wall, beam, roof = "#8a7458", "#3a2820", "#4a2f3a"
    pen.form(
        "M34 200V92L40 62H164L168 92V200z",
        wall,
        line(beam, "M34 130H168M70 62V200M132 62V200M34 92L70 130M168 92L132 130", 6),
        turn=8,
    )
    pen.form(
        "M22 70Q60 40 96 4Q140 36 182 70L172 82Q100 66 30 84z",
        roof,
        line(
            pen.dark(roof, 0.6), "M60 50l8 14M84 28l6 22M112 26l-4 22M140 48l-6 16M44 70l4 8M160 70l-4 8", 3
        ),
        turn=8,
    )
    for x, y in ((42, 100), (146, 100), (90, 84)):
        pen.fill("#0c0608", f"M{x} {y}h18v22h-18z")
        pen.dots("#ffcf3a", 4, (x + 6, y + 10), (x + 13, y + 10))
        pen.line(beam, f"M{x} {y}h18v22h-18z", 3)
    pen.form(
        "M80 200V148Q84 134 102 134Q120 134 122 148V200z",
        "#5a3424",
        line("#2a1810", "M92 140V200M110 140V200", 3),
        fill("#0c0608", "M94 150h14v8H94z"),
        turn=6,
    )
    pen.dots("#ffcf3a", 3.4, (98, 154), (104, 154))
    pen.line(beam, "M132 132H156V140", 4)
    pen.glow("#ff3a2e", 156, 154, 34)
    pen.form("M148 142H164L167 166H145z", "#c8281e", fill("#ffd0a0", "M152 148H160V162H152z"), turn=3)
    pen.form("M10 156L26 150L34 200H6z", "#5a4a3a", turn=5)
    pen.form(move("M-4 0L-3-26L0-34L3-26L4 0zM-9 0h18v4h-18z", 50, 160, 180), "#c8d2de", turn=2)
    pen.form("M40 134Q50 126 60 134L58 150H42z", beam, turn=3)
