"""Landmarks: what is drawn on squares, by the icon that stands in for it. Nothing is behind them."""

from __future__ import annotations

from math import cos, pi, sin

from art.colour import BONE, GOLD, IRON, mix
from art.gallery import Gallery
from art.marks import dots, fill, line
from art.paths import circle, move
from art.pen import Pen
from art.things.furniture import chest

ground = Gallery("common", "ground", light="umber")

ROCK = "#57504c"


def ring(points: int, rx: float, ry: float, rough: float, seed: int, x: float = 100, y: float = 100) -> str:
    """A rough ring of rock around a point."""
    found = []
    for place in range(points):
        out = 1 + rough * (((place * 37 + seed * 53) % 17) / 8.5 - 1)
        angle = 2 * pi * place / points
        found.append(f"{x + cos(angle) * rx * out:.0f} {y + sin(angle) * ry * out:.0f}")
    return f"M{'L'.join(found)}z"


# ---- holes and fire


@ground.bare("smoking-volcano", "A ring of black rock glows from the lava that boils inside it.", "red")
def vent(pen: Pen) -> None:
    """A crater, lava, sparks."""
    pen.glow("#ff6a1c", 100, 104, 98, 0.7)
    cracks = line("#ff8a3c", "M30 120l22-6l10 12M166 84l-18 8l-4-14M96 168l4-20l14-4M58 58l14 12", 3)
    pen.form(ring(15, 78, 72, 0.13, 3), "#453836", cracks, turn=14)
    pen.fill("#1c0806", ring(13, 52, 44, 0.1, 6, 102, 98))
    pen.fill("#d83c0c", ring(12, 46, 37, 0.1, 2, 104, 102))
    pen.fill("#ff8a24", ring(11, 34, 25, 0.14, 5, 106, 105))
    pen.fill("#ffe08a", ring(9, 18, 11, 0.18, 4, 108, 107))
    pen.dots("#ffd070", 6, (84, 88), (128, 92), (96, 122), (70, 40), (132, 26), (112, 60))
    pen.dots("#ff8a3c", 4, (60, 66), (146, 52), (90, 20), (118, 84))


@ground.bare("burning-embers", "Scorched stones still glow red between their cracks.", "red")
def embers(pen: Pen) -> None:
    """A burnt patch with glowing cracks."""
    pen.fill("#0c0606", ring(18, 82, 74, 0.1, 4), 0.34)
    pen.fill("#0c0606", ring(14, 60, 54, 0.14, 7), 0.5)
    pen.glow("#ff5a1c", 100, 102, 62, 0.5)
    cracks = "M58 96L78 90L92 104L118 92L142 102M92 104L88 132L104 146M118 92L124 66M78 90L70 68"
    pen.line("#8a2408", cracks, 8, 0.7)
    pen.line("#ff7a2c", cracks, 3.4)
    pen.dots("#ffd08a", 5, (92, 104), (118, 92), (88, 132), (72, 70), (142, 102))


@ground.bare("campfire", "A fire of logs burns inside a ring of stones.", "red")
def campfire(pen: Pen) -> None:
    """Stones, logs, flames."""
    pen.glow("#ff9a3c", 100, 96, 98, 0.7)
    for place in range(9):
        angle = 2 * pi * place / 9
        pen.form(circle(100 + cos(angle) * 62, 122 + sin(angle) * 38, 15, 12), "#6c6460", turn=4)
    pen.shaft("#5a3820", "M58 136L142 112", 13)
    pen.shaft("#6a4426", "M60 112L140 138", 13)
    pen.fill(
        "#ff6a1c", "M100 18Q142 62 140 100Q138 134 100 134T60 100Q58 74 78 54Q78 74 88 78Q106 54 100 18z"
    )
    pen.fill(
        "#ffb03c", "M104 54Q128 82 126 104Q124 130 100 130T76 106Q74 88 86 78Q88 94 96 94Q106 80 104 54z"
    )
    pen.fill("#fff0a8", "M102 88Q116 102 112 116Q108 128 100 128T88 116Q86 106 96 100Q98 108 102 88z")


@ground.bare("cliff-crossing", "The floor breaks off into a chasm without a bottom.", "slate", fills=True)
def chasm(pen: Pen) -> None:
    """A ragged hole, darker towards its middle."""
    pen.form(ring(19, 94, 94, 0.06, 5), "#4a4450", turn=5)
    pen.fill("#1c1822", ring(17, 84, 84, 0.07, 3, 103, 104))
    pen.fill("#0c0a12", ring(15, 66, 68, 0.09, 8, 106, 110))
    pen.fill("#030206", ring(13, 46, 50, 0.1, 2, 108, 116))
    pen.line("#6a6474", "M24 74l14 4l8-8M52 30l10 12l14-4M142 32l-6 14M28 128l12 2", 3)


@ground.bare("earth-crack", "A long fissure gapes in the ground.", "slate", fills=True)
def fissure(pen: Pen) -> None:
    """A crack across."""
    shape = "M0 70L40 58L74 76L112 52L150 70L200 56V132L160 146L120 122L82 148L44 126L0 142z"
    pen.form(shape, "#4a4450", turn=5)
    pen.fill("#0a080e", "M0 84L42 72L76 90L114 66L152 84L200 72V122L160 136L120 110L82 136L44 114L0 130z")


@ground.bare("hole", "A dark hole with worn edges leads down.", "slate")
def hole(pen: Pen) -> None:
    """A round hole."""
    pen.form(circle(100, 100, 88), "#5a5450", turn=8)
    pen.fill("#08060a", circle(104, 104, 68))
    pen.line("#3a3438", "M60 92q40-44 88 4", 5)


@ground.bare("cave-entrance", "The mouth of a passage opens, dark and low.", "slate")
def passage(pen: Pen) -> None:
    """An arch of stones around the dark."""
    pen.form("M14 178Q6 96 42 54Q98 2 158 54Q194 96 186 178z", "#6a6460", turn=12)
    pen.fill("#070509", "M46 178Q40 112 64 84Q100 50 136 84Q160 112 154 178z")
    pen.line("#3a3434", "M42 54l22 30M98 18v38M158 54l-22 30M10 120l34 6M190 120l-34 6", 4)
    pen.fill("#2c2628", "M46 178q20-12 40-4t36-4t32 8z")


# ---- water and ways


@ground.bare("waves", "A river runs dark and fast through the rock.", "blue", fills=True)
def river(pen: Pen) -> None:
    """Water between ragged banks."""
    pen.form(ring(21, 98, 98, 0.04, 7), "#3c4a54", turn=4)
    pen.fill("#153c5c", ring(17, 90, 90, 0.05, 4, 101, 102))
    pen.fill("#22608c", ring(15, 76, 78, 0.06, 9, 100, 100))
    pen.line(
        "#6fb8e0",
        "M36 56q18-10 36 0t36 0t36 0M54 98q18-10 36 0t36 0t30 0M40 142q18-10 36 0t36 0t30 0",
        4,
        0.8,
    )
    pen.line("#d8f2ff", "M70 76q12-7 24 0M112 122q12-7 24 0M64 164q12-7 24 0", 3)


@ground.bare("stone-bridge", "Planks with rope on either side make a bridge.", "umber", fills=True)
def bridge(pen: Pen) -> None:
    """Planks and ropes."""
    for place in range(6):
        pen.form(
            f"M8 {8 + 31 * place}H192V{34 + 31 * place}H8z", "#7a5632" if place % 2 else "#6c4a2a", turn=4
        )
    pen.line("#c8a870", "M16 0V200M184 0V200", 7)
    pen.line("#7a5c34", "M16 10l3 0M16 40l3 0M184 10l3 0M184 70l3 0", 3)


@ground.bare("stairs", "Steps lead down, each darker than the one before.", "umber", fills=True)
def stairs(pen: Pen) -> None:
    """Treads that grow dark."""
    for place in range(4):
        tone = mix("#8d7c68", "#1a1412", place / 4)
        y = 4 + place * 48
        pen.fill(tone, f"M8 {y}H192V{y + 34}H8z")
        pen.fill(mix(tone, "#fff2dc", 0.3), f"M8 {y + 30}H192V{y + 36}H8z")
        pen.fill(mix(tone, "#000000", 0.6), f"M8 {y + 36}H192V{y + 48}H8z")
        pen.line(mix(tone, "#000000", 0.35), f"M60 {y + 8}l12 0M124 {y + 20}l18 0", 3)
    pen.form("M0 0H12V200H0z", "#5c524a", turn=3)
    pen.form("M188 0H200V200H188z", "#5c524a", turn=3)


@ground.bare("ladder", "A ladder leans out of a shaft.", "umber")
def ladder(pen: Pen) -> None:
    """Two rails and rungs over a hole."""
    pen.fill("#0a0708", circle(100, 120, 74, 60))
    pen.line("#6a625c", "M28 110q20-52 72-50t72 50", 7)
    for y in (34, 64, 94, 124, 152):
        pen.shaft("#8a6236", f"M66 {y}L134 {y}", 8)
    pen.shaft("#9a6c3c", "M64 10L60 170", 10)
    pen.shaft("#9a6c3c", "M136 10L140 170", 10)


@ground.bare("doorway", "A door of planks stands open against the wall.", "umber")
def doorway(pen: Pen) -> None:
    """A threshold and a leaf that is ajar."""
    pen.fill("#0a0708", "M6 30H194V150H6z", 0.3)
    pen.form("M2 24H22V156H2zM178 24H198V156H178z", "#6c625a", turn=4)
    pen.form(
        "M22 36L64 104L52 172L14 96z", "#7a5230", line("#3c2614", "M34 54L24 116M46 74L36 140", 3), turn=5
    )
    pen.dots("#d9a648", 9, (50, 134))


def leaf_of_door(pen: Pen, wood: str) -> None:
    """Planks with iron across; it fills all of its place, however wide that is."""
    pen.form("M0 0H200V200H0z", "#4a4038", turn=6)
    pen.form(
        "M10 14H190V186H10z",
        wood,
        line(pen.dark(wood, 0.8), "M46 14V186M82 14V186M118 14V186M154 14V186", 4),
        turn=8,
    )
    pen.form("M6 42H194V66H6zM6 134H194V158H6z", IRON, turn=5)
    pen.dots(
        "#c8ccd4", 8, (24, 54), (64, 54), (136, 54), (176, 54), (24, 146), (64, 146), (136, 146), (176, 146)
    )


@ground.bare("wooden-door", "A closed door of planks with bands of iron.", "umber", fills=True)
def door(pen: Pen) -> None:
    """Closed, with a ring."""
    leaf_of_door(pen, "#80542c")
    pen.line("#2a1c10", circle(100, 100, 17), 9)
    pen.line(GOLD, circle(100, 99, 17), 5)


@ground.bare("padlock", "A door of planks is chained and bears a heavy lock.", "umber", fills=True)
def locked(pen: Pen) -> None:
    """Closed, with chains across and a lock."""
    leaf_of_door(pen, "#6a3c28")
    pen.line("#1c1614", "M10 20L190 180M190 20L10 180", 15)
    pen.line("#9aa2b0", "M10 20L190 180M190 20L10 180", 7)
    pen.form(
        "M60 84H140V152H60z",
        "#c8452f",
        dots("#2a0c06", 18, (100, 112)),
        fill("#2a0c06", "M95 112h10l4 26h-18z"),
        turn=8,
    )
    pen.line("#2a1c16", "M76 86V70Q76 50 100 50T124 70V86", 13)
    pen.line("#c8ccd4", "M76 86V70Q76 50 100 50T124 70V86", 7)


@ground.bare("exit-door", "Daylight falls through an open gate.", "yellow", fills=True)
def way_out(pen: Pen) -> None:
    """Light in a gate."""
    pen.glow("#ffe8a0", 100, 96, 98, 0.8)
    pen.form("M10 190V84Q14 12 100 10T190 84V190z", "#7a6a58", turn=10)
    pen.fill("#fff4c8", "M36 190V92Q40 38 100 36T164 92V190z")
    pen.fill("#ffd870", "M36 190L80 150H120L164 190z")
    pen.line("#4a3c30", "M10 120l26 4M190 120l-26 4M38 34l16 24M162 34l-16 24M100 10v26", 4)


@ground.bare("stone-pile", "Fallen rocks bury the way.", "slate")
def rockfall(pen: Pen) -> None:
    """A heap of boulders."""
    for place, (x, y, size) in enumerate(
        [
            (44, 60, 34),
            (100, 44, 38),
            (158, 62, 34),
            (28, 116, 32),
            (84, 106, 42),
            (142, 112, 40),
            (60, 158, 38),
            (118, 160, 40),
            (172, 156, 30),
        ]
    ):
        pen.form(
            ring(8, size, size * 0.86, 0.12, place, x, y), mix(ROCK, "#7a6a58", (place % 3) * 0.3), turn=9
        )


# ---- what grows and shines


def cap(pen: Pen, x: float, y: float, size: float, colour: str) -> None:
    """A mushroom with a pale stem and spots."""
    stem = "M-7 8Q-4 40-12 56H14Q6 38 8 8z"
    hat = "M-46 14Q-44-40 0-42T46 14Q20 26 0 24T-46 14z"
    pen.form(move(stem, x, y, 0, size), "#d8d4e4", turn=4)
    spots = dots(
        "#d4fff8",
        9 * size,
        *((x + a * size, y + b * size) for a, b in ((-20, -10), (6, -24), (24, -2), (0, 2))),
    )
    pen.form(move(hat, x, y, 0, size), colour, spots, turn=10 * size)


@ground.bare("mushroom-gills", "Teal mushrooms shine in a cluster.", "teal")
def mushrooms(pen: Pen) -> None:
    """Three caps and their light."""
    pen.glow("#4fe0d2", 100, 110, 96, 0.55)
    pen.oval("#06080c", 104, 164, 70, 16, 0.45)
    cap(pen, 58, 104, 0.78, "#2a9c9a")
    cap(pen, 144, 116, 0.7, "#2f8fa8")
    cap(pen, 100, 88, 1.22, "#35b8ae")


@ground.bare("crystal-growth", "Violet crystals grow out of the rock and shine.", "violet")
def crystals(pen: Pen) -> None:
    """A cluster of five."""
    pen.glow("#9a7cff", 100, 104, 98, 0.7)
    pen.oval("#06040c", 104, 168, 72, 15, 0.5)
    for x, top, wide, tone in (
        (54, 84, 15, "#5a3cc0"),
        (146, 74, 16, "#6a48d0"),
        (78, 44, 18, "#7a5ce0"),
        (126, 36, 17, "#5f44c8"),
        (102, 16, 22, "#8f74f4"),
    ):
        shape = f"M{x - wide} 168L{x - wide * 1.1:.0f} {top + 30}L{x} {top}L{x + wide * 1.1:.0f} {top + 34}L{x + wide} 168z"
        shine = fill(
            "#e0d4ff",
            f"M{x - wide * 0.5:.0f} 160L{x - wide * 0.6:.0f} {top + 34}L{x} {top + 8}L{x - wide * 0.1:.0f} 160z",
            0.55,
        )
        pen.form(shape, tone, shine, turn=5)


@ground.bare("tree", "A tree with a full, round crown.", "green")
def tree(pen: Pen) -> None:
    """A crown from above, with its shade."""
    pen.oval("#050a04", 112, 116, 82, 78, 0.4)
    pen.form("M88 120H114L122 186H80z", "#5c4026", turn=5)
    crown = "M28 104Q6 84 22 62Q24 34 54 34Q72 6 102 18Q134 2 148 32Q182 38 178 70Q198 94 174 116Q172 144 140 144Q122 166 96 152Q68 166 54 144Q24 140 28 104z"
    leaves = line(
        "#a8d070",
        "M52 66q10-14 24-6M86 44q14-10 26 0M124 66q12-10 24 0M62 108q10-12 24-2M104 96q14-10 26 2M120 126q10-8 20-2",
        4,
    )
    pen.form(
        crown,
        "#3f7a3a",
        fill(
            "#5a9a44",
            "M34 84Q30 48 66 46Q84 22 108 34Q132 24 140 48Q110 44 96 64Q70 60 62 86Q46 80 34 84z",
            0.7,
        ),
        leaves,
        turn=15,
    )


@ground.bare("snowy-fir", "A fir bends under the snow.", "blue")
def fir(pen: Pen) -> None:
    """Three tiers with snow on them."""
    pen.oval("#03060a", 108, 178, 64, 15, 0.45)
    pen.form("M90 150H112V186H90z", "#5a4430", turn=4)
    for y, wide in ((96, 82), (54, 64), (14, 46)):
        pen.form(f"M100 {y}L{100 + wide} {y + 76}Q100 {y + 92} {100 - wide} {y + 76}z", "#2f5f4e", turn=10)
        pen.fill(
            "#e4f0fa",
            f"M100 {y}L{100 + wide * 0.62:.0f} {y + 46}q-14 10-22-2q-10 16-24 2q-12 16-26 4q-12 8-{wide * 0.62 - 40:.0f}-2z",
        )


def shrub(pen: Pen, green: str, light: str) -> None:
    """A low bush."""
    pen.oval("#050a04", 108, 150, 84, 30, 0.4)
    shape = "M14 134Q4 104 34 94Q36 62 68 66Q90 38 116 60Q150 48 160 82Q194 90 188 128Q184 162 146 160Q120 176 92 162Q60 176 40 160Q18 158 14 134z"
    pen.form(
        shape,
        green,
        line(
            light,
            "M44 112q12-14 26-4M82 90q14-12 28 0M124 104q12-12 26 0M66 138q12-12 26-2M112 136q14-12 28 0",
            4.5,
        ),
        turn=13,
    )


@ground.bare("bush", "A thick, low bush.", "green")
def bush(pen: Pen) -> None:
    """Leaves and a few berries."""
    shrub(pen, "#4a7c3a", "#9cc868")
    pen.dots("#d84a5a", 9, (58, 98), (104, 116), (150, 122), (84, 148))


# ---- made by hands


def column(pen: Pen, stone: str) -> None:
    """A drum on a square foot, seen a little from above."""
    pen.oval("#050408", 116, 168, 70, 20, 0.5)
    pen.form("M30 150H170V184H30z", pen.dark(stone, 0.25), turn=6)
    pen.form(
        "M48 52H152V158Q100 176 48 158z",
        stone,
        line(pen.dark(stone, 0.5), "M68 60V160M90 64V166M112 64V166M134 60V160", 4),
        turn=16,
    )
    pen.form(
        circle(100, 46, 62, 28),
        pen.lit(stone, 0.25),
        fill(pen.lit(stone, 0.5), circle(96, 42, 44, 18), 0.5),
        turn=7,
    )


@ground.bare("pillar", "A stone pillar on a square foot.", "slate")
def pillar(pen: Pen) -> None:
    """Of pale stone."""
    column(pen, "#9a98a0")


@ground.bare("ionic-column", "A pillar of dark stone holds up the vault.", "slate")
def dark_pillar(pen: Pen) -> None:
    """Of dark stone, with cracks."""
    column(pen, "#6a6078")
    pen.line("#2a2236", "M84 84l12 18l-8 14l10 18", 4)


@ground.bare("stone-bust", "A statue of a warrior, grey with age.", "slate")
def statue(pen: Pen) -> None:
    """A bust on a plinth."""
    stone = "#8a8a94"
    pen.oval("#050408", 112, 176, 70, 16, 0.5)
    pen.form("M44 150H156V186H44z", pen.dark(stone, 0.3), turn=6)
    pen.form("M46 152Q50 108 84 104V86H116V104Q150 108 154 152z", stone, turn=12)
    pen.form(
        "M70 66Q68 26 100 24T130 66Q126 98 100 100T70 66z",
        stone,
        line("#4a4a58", "M84 62h10M106 62h10M100 64v14M90 86h20", 4),
        turn=10,
    )
    pen.form("M64 54Q66 8 100 8T136 54Q118 40 100 40T64 54z", pen.dark(stone, 0.2), turn=7)


@ground.bare("stone-throne", "A throne of stone with a high back.", "slate")
def throne(pen: Pen) -> None:
    """Back, arms, seat, a red cushion."""
    stone = "#8a7c6c"
    pen.oval("#050408", 108, 180, 78, 14, 0.5)
    pen.form("M48 160V40L70 14L100 30L130 14L152 40V160z", stone, turn=9)
    pen.form("M68 58H132V120H68z", "#9a2a34", turn=6)
    pen.form("M28 96H58V184H28zM142 96H172V184H142z", stone, turn=6)
    pen.form("M54 118H146V150H54z", "#b8343e", turn=6)
    pen.form("M54 148H146V184H54z", pen.dark(stone, 0.3), turn=5)
    pen.dots(GOLD, 12, (100, 44), (43, 104), (157, 104))


@ground.bare("table", "A heavy table with a jug and a candle.", "umber")
def board(pen: Pen) -> None:
    """A table from above."""
    pen.fill("#050304", "M18 40H192V178H18z", 0.4)
    pen.form("M10 30H184V166H10z", "#80582f", line("#4a3018", "M10 64H184M10 98H184M10 132H184", 4), turn=6)
    pen.glow("#ffd87a", 130, 74, 42, 0.8)
    pen.form(circle(60, 92, 22), "#8d9bb3", fill("#3a2a1c", circle(60, 92, 13)), turn=5)
    pen.dots("#fff0b0", 13, (130, 74))


@ground.bare("crossed-bones", "Bones and a skull lie gnawed on the ground.", "umber")
def bones(pen: Pen) -> None:
    """What a lair is known by."""
    pen.oval("#050304", 104, 128, 84, 50, 0.3)
    for data in ("M30 76L150 160", "M36 164L164 92", "M120 48L182 64"):
        pen.shaft(BONE, data, 11)
        pen.dots(
            pen.lit(BONE, 0.2),
            17,
            *((float(a), float(b)) for a, b in (pair.split() for pair in data[1:].split("L"))),
        )
    pen.form("M58 74Q56 30 98 28T142 72Q142 92 128 98V116H76V98Q60 92 58 74z", BONE, turn=10)
    pen.fill("#1c1210", circle(82, 74, 13) + circle(120, 74, 13) + "M98 90l8 14h-14z")
    pen.line("#1c1210", "M88 104v12M101 104v12M114 104v12", 3)


@ground.bare("chest", "A chest with bands of iron, closed.", "umber")
def closed_chest(pen: Pen) -> None:
    """As the one that cards show."""
    pen.oval("#050304", 108, 152, 80, 18, 0.5)
    chest(pen, 100, 100, 1.35)


@ground.bare("fiery-pit", "A pit of fire that nobody can enter.", "red", fills=True)
def pit(pen: Pen) -> None:
    """Lava to the brim."""
    pen.form(ring(21, 96, 96, 0.05, 6), "#3c2a26", turn=6)
    pen.fill("#8a1c06", ring(17, 84, 84, 0.06, 3, 102, 102))
    pen.fill("#e8501c", ring(15, 70, 70, 0.09, 5, 102, 103))
    pen.fill("#ffa03c", ring(13, 46, 46, 0.14, 2, 100, 104))
    pen.fill("#ffe08a", ring(9, 20, 20, 0.2, 4, 98, 106))
    pen.fill("#3c1c12", "M56 60l22-8l8 14l-18 10zM128 132l24-6l4 16l-20 6zM132 56l14 4l-4 12l-14-4z")
