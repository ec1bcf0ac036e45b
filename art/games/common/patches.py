"""Patches: what Hazards and Traps leave on four squares of floor, seen from above, and the Flying Carpet."""

from __future__ import annotations

from math import cos, pi, sin

from art.colour import IRON, mix
from art.gallery import Gallery
from art.games.common.ground import ring
from art.marks import fill, line
from art.paths import circle, move
from art.pen import Pen
from art.things.elements import cloud

patches = Gallery("common", "patches", light="umber")


def burnt(pen: Pen, rx: float = 92, ry: float = 88, seed: int = 4) -> None:
    """The shade in which a patch lies, so that it is seen on any floor."""
    pen.fill("#0c0706", ring(22, rx, ry, 0.06, seed), 0.42)


def around(count: int, rx: float, ry: float, start: float = 0.0) -> list[tuple[float, float, float]]:
    """Points on a ring around the middle, each with its angle."""
    angles = [2 * pi * (place + start) / count for place in range(count)]
    return [(100 + cos(angle) * rx, 100 + sin(angle) * ry, angle) for angle in angles]


# ---- rock and fire


@patches.bare("cave-in", "The vault has come down: boulders lie in a ring around broken stone.", "umber")
def cave_in(pen: Pen) -> None:
    """Boulders, large ones to the front, on grit."""
    burnt(pen)
    pen.dots("#8a7c6c", 7, (58, 70), (142, 60), (166, 116), (40, 122), (96, 26), (112, 182), (24, 84))
    for place, (x, y, size) in enumerate(
        [(66, 54, 30), (118, 44, 36), (162, 78, 25), (36, 98, 26), (94, 92, 38), (146, 118, 34), (58, 140, 34), (108, 150, 36), (164, 160, 21)]
    ):  # fmt: skip
        shape = ring(9, size, size * 0.86, 0.14, place + 2, x, y)
        crack = line("#2a2220", f"M{x - 8} {y - 14}l8 10l-4 10l10 8", 3) if place in (1, 4, 6) else ""
        pen.form(shape, mix("#6a5e54", "#93826c", (place % 3) * 0.4), *([crack] if crack else []), turn=9)


@patches.bare("pit", "Planks have given way over a pit with stakes at its bottom.", "slate")
def pit(pen: Pen) -> None:
    """A square hole, lighter sides to the north, stakes and two broken planks."""
    pen.form("M8 14L96 6L192 12L196 100L190 190L102 196L10 188L4 98z", "#6f665e", turn=6)
    pen.fill("#070506", "M26 30L174 28L176 174L24 176z")
    pen.fill("#332c2a", "M26 30L174 28L158 66H44z")
    pen.fill("#1e1a1a", "M26 30L44 66L44 176H24z")
    for x, y in ((70, 128), (104, 100), (138, 134), (98, 158), (150, 94), (64, 92)):
        pen.form(
            f"M{x - 9} {y + 18}L{x} {y - 24}L{x + 9} {y + 18}Q{x} {y + 24} {x - 9} {y + 18}z",
            "#a8906c",
            turn=5,
        )
    pen.form("M2 54L62 44L78 58L66 66L84 76L4 84z", "#8a6236", line("#4a3018", "M10 70L60 62", 3), turn=4)
    pen.form(
        "M198 122L132 116L116 128L130 136L112 148L198 154z",
        "#7c5830",
        line("#4a3018", "M190 138L140 134", 3),
        turn=4,
    )


@patches.bare("volcanic-vapors", "Yellow vapours rise from a cleft that glows.", "yellow")
def vapors(pen: Pen) -> None:
    """A glowing cleft under clouds that let it through."""
    burnt(pen, 86, 80, 7)
    pen.line("#7a1c06", "M34 132L70 116L96 136L134 112L170 126", 16)
    pen.line("#ff8a2c", "M34 132L70 116L96 136L134 112L170 126", 7)
    pen.line("#ffe08a", "M70 116L96 136L134 112", 2.6)
    with pen.faint(0.86):
        cloud(pen, 66, 92, 0.66, "#b8a83c")
        cloud(pen, 138, 82, 0.72, "#c9b84a")
        cloud(pen, 100, 48, 0.56, "#d8cc6c")
    pen.line("#f4ecaa", "M52 38q10-14 0-26M150 40q-10-14 2-28", 5, 0.8)


@patches.bare(
    "lava-flow", "Lava flows over the floor, bright in its middle, with a crust of black stone.", "red"
)
def lava(pen: Pen) -> None:
    """A glowing pool with a dark rim and floating crust."""
    pen.glow("#ff5a14", 100, 100, 100, 0.7)
    pen.form(ring(17, 91, 86, 0.1, 5), "#2c1c18", turn=6)
    pen.fill("#c22c08", ring(15, 78, 73, 0.11, 3, 101, 101))
    pen.fill("#ff6a14", ring(13, 64, 58, 0.13, 8, 102, 100))
    pen.fill("#ffab2e", ring(11, 44, 36, 0.18, 2, 98, 98))
    pen.fill("#ffe690", ring(9, 22, 15, 0.22, 6, 94, 94))
    for place, (x, y, size) in enumerate(
        [(58, 74, 17), (134, 66, 15), (146, 124, 19), (76, 140, 16), (108, 122, 9)]
    ):
        pen.form(ring(7, size, size * 0.72, 0.16, place + 3, x, y), "#3a2420", turn=4, rim="#ff9a48")
    pen.dots("#fff2b8", 6, (112, 44), (44, 108), (160, 96), (98, 162))


@patches.bare("rolling-boulder", "A round boulder has left a groove in the floor behind it.", "umber")
def boulder(pen: Pen) -> None:
    """A boulder and its track."""
    pen.fill("#0c0706", "M0 84Q50 74 96 88V156Q50 168 0 156z", 0.42)
    pen.line("#3c3028", "M4 92Q40 84 76 92M4 148Q40 156 76 150M14 120h34", 5)
    pen.dots("#8a7c6c", 8, (26, 70), (52, 170), (14, 174), (60, 62))
    pen.oval("#050306", 126, 166, 70, 22, 0.55)
    pen.form(
        circle(118, 98, 74, 72),
        "#8c7f72",
        fill(
            "#6f6358",
            "M70 60Q92 44 116 56Q108 84 80 88zM126 104Q156 90 176 104Q168 136 138 138Q124 124 126 104z",
            0.9,
        ),
        line("#4a4038", "M96 34l10 16l-8 14M150 62l-18 12l6 18M84 122l18 6l4 22", 4),
        turn=20,
    )


# ---- made by hands


def plate(pen: Pen, stone: str) -> None:
    """A square slab in the floor that gives under a foot."""
    pen.fill("#0a0708", "M12 12H188V190H12z", 0.5)
    pen.form("M16 14H184V184H16z", stone, line(pen.dark(stone, 0.6), "M30 28H170V170H30z", 3), turn=7)


def dart(x: float, y: float, angle: float) -> tuple[str, str, str]:
    """The shaft, the flights and the wet point of a dart that flies from the origin to the right."""
    return (
        move("M-30 0H26", x, y, angle),
        move("M-36-9L-18 0L-36 9L-28 0z", x, y, angle),
        move("M18-7L42 0L18 7z", x, y, angle),
    )


def darts(pen: Pen, *places: tuple[float, float, float], poison: str = "#8fe05a") -> None:
    """Darts with poison on their points: x, y and angle of each."""
    for x, y, angle in places:
        shaft, flights, point = dart(x, y, angle)
        pen.line("#1a1010", shaft, 9, 0.6)
        pen.line("#c89a5c", shaft, 5)
        pen.fill("#d83a3a", flights)
        pen.fill(poison, point)


@patches.bare("poisoned-dart-trap", "Darts with green points fly out of the holes around a slab.", "green")
def dart_trap(pen: Pen) -> None:
    """A slab, holes at its corners, darts that cross over it."""
    plate(pen, "#6c6a66")
    pen.dots("#0a0708", 24, (40, 40), (160, 40), (40, 160), (160, 160))
    pen.line(
        "#a8a69e", circle(40, 40, 13) + circle(160, 40, 13) + circle(40, 160, 13) + circle(160, 160, 13), 3
    )
    darts(pen, (78, 74, 45), (122, 122, 225), (126, 70, 135), (72, 130, -45))


@patches.bare(
    "poison-dart-wall", "A strip of stone with a row of holes shoots darts across the floor.", "green"
)
def dart_wall(pen: Pen) -> None:
    """A wall at the left, darts on their way to the right."""
    burnt(pen, 92, 84, 3)
    pen.form("M6 12H62V190H6z", "#6a6470", line("#3a3440", "M6 56H62M6 102H62M6 146H62", 4), turn=6)
    pen.dots("#08060a", 22, (36, 34), (36, 80), (36, 124), (36, 168))
    darts(pen, (112, 36, 2), (146, 80, -2), (98, 124, 0), (136, 166, 3))
    pen.line("#cfe8b0", "M70 28h14M66 88h26M68 132h-2M66 158h20", 3, 0.6)


@patches.bare("whirling-blades", "Two toothed blades whirl in slots of the floor.", "slate")
def blades(pen: Pen) -> None:
    """Saw blades in slots, with the streaks of their motion."""
    burnt(pen, 94, 90, 6)
    pen.fill("#050305", "M18 66L110 6L124 24L34 88zM80 176L172 108L186 126L92 194z")
    for x, y, size in ((72, 64, 50), (132, 138, 56)):
        points = []
        for place in range(28):
            out = size if place % 2 == 0 else size * 0.74
            angle = 2 * pi * (place + (0.7 if place % 2 else 0)) / 28
            points.append(f"{x + cos(angle) * out:.0f} {y + sin(angle) * out:.0f}")
        arcs = line(
            "#f4fbff",
            f"M{x - size * 0.5:.0f} {y - 6}q4-{size * 0.4:.0f} {size * 0.5:.0f}-{size * 0.45:.0f}",
            4,
            0.9,
        )
        pen.form(f"M{'L'.join(points)}z", "#a9b4c2", arcs, turn=9)
        pen.form(circle(x, y, size * 0.34), "#5a626e", turn=5)
        pen.dots("#14161a", size * 0.26, (x, y))
    pen.line(
        "#e6f2ff", "M12 40q10-26 36-34M190 164q-12 24-38 30M188 96q-2-14-10-22M16 116q4 14 14 20", 4, 0.7
    )


@patches.bare("shock-trap", "Lightning jumps between four copper studs in a slab.", "blue")
def shock(pen: Pen) -> None:
    """A slab, studs, lightning crossing."""
    plate(pen, "#4a5468")
    pen.glow("#5ab0ff", 100, 100, 90, 0.75)
    ways = "M42 42L74 66L66 84L100 98L122 88L134 112L158 158M158 42L128 62L136 82L102 98L84 124L64 132L42 158"
    pen.line("#2a6ad0", ways, 13, 0.6)
    pen.line("#8fd4ff", ways, 7)
    pen.line("#ffffff", ways, 2.8)
    for x, y in ((40, 40), (160, 40), (40, 160), (160, 160)):
        pen.form(circle(x, y, 17), "#c88a4a", turn=5)
        pen.dots("#fff2d0", 8, (x - 5, y - 5))
    pen.dots("#ffffff", 14, (101, 98))


@patches.bare("web-snare", "A web is spun over the floor, sticky and grey, with a cocoon in it.", "slate")
def web(pen: Pen) -> None:
    """Spokes, rings that sag, drops and a cocoon."""
    burnt(pen, 90, 86, 8)
    spokes = around(10, 96, 92, 0.2)
    pen.line("#eef4f8", "".join(f"M100 100L{x:.0f} {y:.0f}" for x, y, _ in spokes), 3.2)
    for share in (0.25, 0.46, 0.68, 0.9):
        data = ""
        for (a, b, _), (c, d, _) in zip(spokes, [*spokes[1:], spokes[0]], strict=True):
            ax, ay, cx, cy = (100 + (v - 100) * share for v in (a, b, c, d))
            mx, my = 100 + ((ax + cx) / 2 - 100) * 0.84, 100 + ((ay + cy) / 2 - 100) * 0.84
            data += f"M{ax:.0f} {ay:.0f}Q{mx:.0f} {my:.0f} {cx:.0f} {cy:.0f}"
        pen.line("#dfe8ee", data, 2.6)
    pen.form("M120 84Q152 78 160 110Q162 144 138 148Q112 144 110 114Q110 92 120 84z", "#cdd2d6",
             line("#8a929a", "M112 104q22-8 46-4M110 120q24-8 50-2M114 136q22-6 42-2", 4), turn=9)  # fmt: skip
    pen.dots("#ffffff", 6, (62, 58), (138, 44), (48, 122), (88, 162), (76, 104))


@patches.bare(
    "falling-stalactites", "Stalactites have broken from the vault and stick in the floor.", "violet"
)
def stalactites(pen: Pen) -> None:
    """Spears of stone, point down, in their cracks."""
    burnt(pen, 92, 78, 5)
    pen.line("#171021", "M20 150l30-8M60 176l14-24M108 186l-2-22M150 172l-14-20M184 134l-28 2M92 96l16-14", 5)
    for x, y, high, wide in (
        (52, 122, 92, 22),
        (146, 124, 98, 24),
        (100, 162, 130, 29),
        (76, 84, 62, 15),
        (128, 74, 56, 14),
    ):
        pen.oval("#08050c", x + 6, y + 2, wide, 9, 0.7)
        pen.form(
            f"M{x - wide} {y - high + 10}Q{x} {y - high - 12} {x + wide} {y - high + 10}Q{x + wide * 0.6:.0f} {y - high * 0.4:.0f} {x + 3} {y}"
            f"H{x - 3}Q{x - wide * 0.6:.0f} {y - high * 0.4:.0f} {x - wide} {y - high + 10}z",
            "#8a80a8",
            line("#5a5078", f"M{x - wide * 0.3:.0f} {y - high + 20:.0f}L{x - 2} {y - 18}M{x + wide * 0.4:.0f} {y - high + 18:.0f}L{x + 2} {y - 30}", 3),
            turn=8,
        )  # fmt: skip


@patches.bare("gas-vent", "Green gas streams out of an iron grate.", "green")
def gas(pen: Pen) -> None:
    """A grate with bars, and gas over it."""
    pen.form(circle(100, 120, 78, 66), "#4a4a50", turn=8)
    pen.fill("#060806", circle(100, 122, 60, 49))
    pen.line(IRON, "M60 84V160M86 74V170M112 74V170M138 82V160M42 108H158M42 138H158", 8)
    pen.glow("#8fe05a", 100, 116, 74, 0.5)
    with pen.faint(0.84):
        cloud(pen, 66, 80, 0.6, "#5f9a3c")
        cloud(pen, 136, 70, 0.66, "#76b048")
        cloud(pen, 98, 40, 0.52, "#93c860")
    pen.line("#d4f4a8", "M74 120q8-12 0-24M126 124q-8-12 0-24", 5, 0.8)


@patches.bare("glyph-of-warding", "A circle of violet runes burns in the floor.", "violet")
def glyph(pen: Pen) -> None:
    """Two rings, a star between them, runes."""
    pen.fill("#0c0616", circle(100, 100, 92), 0.6)
    pen.glow("#9a6cff", 100, 100, 98, 0.6)
    star = around(7, 60, 60, -1.75)
    order = [star[place * 3 % 7] for place in range(7)]
    data = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y, _ in order) + "z"
    rings = circle(100, 100, 86) + circle(100, 100, 62)
    runes = "".join(
        move(rune, x, y, angle * 180 / pi + 90)
        for (x, y, angle), rune in zip(
            around(7, 74, 74, 0.3),
            (
                "M-5 8V-8L6 0",
                "M-6 8L0-8L6 8M-4 2H4",
                "M-6-8V8M6-8V8M-6 0H6",
                "M-5-8H5L-5 8H5",
                "M0-8V8M-6-4L0-8L6-4",
                "M-6 0L0-8L6 0L0 8z",
                "M-5 8V-8L6-3L-5 1",
            ),
            strict=True,
        )
    )
    for colour, width in (("#5a2cc0", 10), ("#c8a8ff", 4.4)):
        pen.line(colour, rings + data, width, 0.9)
    pen.line("#f4ecff", runes, 4)
    pen.dots("#ffffff", 18, (100, 100))
    pen.dots("#6a3cd0", 8, (100, 100))


@patches.bare("carpet", "A red carpet with golden fringes hovers over the floor.", "red")
def carpet(pen: Pen) -> None:
    """A carpet with a wave in it, its shade below."""
    pen.fill("#060304", "M18 44Q70 60 106 46T190 52L186 190Q140 200 104 190T20 194z", 0.5)
    pen.line("#f0c860", "".join(f"M{x} 20l-3-14M{x} 178l3 14" for x in range(24, 190, 12)), 4)
    pen.form(
        "M12 22Q60 8 102 20T190 18L186 176Q140 188 100 178T14 182z",
        "#a3202f",
        line("#f0c860", "M28 36Q64 24 102 34T174 33L171 160Q138 170 100 162T29 166z", 5),
        fill("#2a4a8a", "M100 48L148 100L100 150L52 100z"),
        line("#f0c860", "M100 48L148 100L100 150L52 100z", 4),
        fill("#f0c860", "M100 74L124 100L100 126L76 100z"),
        fill("#a3202f", circle(100, 100, 11)),
        turn=9,
    )
    pen.dots("#f0c860", 9, (44, 52), (156, 50), (44, 148), (156, 148))
