"""Places that are traps."""

from __future__ import annotations

from art.games.dragonfire.stealth import encounters
from art.marks import fill, line
from art.paths import circle, mirror, move
from art.pen import Pen
from art.poses import Dress, figure


@encounters.drawing(
    "choke-point",
    "A lone traveller with a lantern comes through the cleft between two cliffs, where eyes and a stake fence wait.",
    light="red",
)
def choke_point(pen: Pen) -> None:
    """The only way."""
    rock = "#6a4a4a"
    pen.fill("#ffd58a", "M64-4H146L120 40L132 80L112 116L120 156H84L88 116L70 84L82 44z")
    pen.glow("#ffffff", 100, 90, 70, 0.8)
    pen.form(
        "M52 214L86 146H118L152 214z",
        "#a8683a",
        line("#5a3020", "M78 176q22 8 46 0M68 196q30 10 64 0", 3),
        turn=5,
    )
    for left in (False, True):
        wall = "M140-6L112 40L130 78L106 116L126 154L120 214H220V-6z"
        ledges = "M204 22l-22 14M158 88l-12 18l8 12M206 154l-26 4"
        tone = pen.dark(rock, 0.3 if left else 0.1)
        lit = fill(
            pen.lit(rock, 0.28),
            "M150-6L124 40L144 78L120 118L138 156L132 214H120V154L106 116L130 78L112 40L140-6z",
        )
        cracks = line(pen.dark(rock, 0.8), mirror(ledges) if left else ledges, 4)
        pen.form(mirror(wall) if left else wall, tone, *(() if left else (lit,)), cracks, turn=12, edge=3.4)
    figure(pen, "stand", Dress("#3a1a24", "#3a1a24", "#2a1018", "hood", cape="#4a1f2a"), 100, 126, 0.56)
    pen.glow("#fff0b0", 118, 128, 26, 1)
    pen.dots("#ffffff", 6, (117, 129))
    for x, y, size in ((40, 64, 1.15), (164, 54, 0.95), (34, 122, 0.85), (168, 118, 1.1)):
        pen.glow("#ffcf3a", x, y, 17 * size, 0.8)
        pen.fill("#ffe87a", move("M-13-4Q-8-7-2 1Q-8 4-13-4zM13-4Q8-7 2 1Q8 4 13-4z", x, y, 0, size))
    pen.form(
        "".join(
            move("M-9 44L-7-26L0-48L7-26L9 44z", x, y, turn)
            for x, y, turn in ((38, 190, -22), (66, 188, 16), (134, 188, -16), (162, 190, 22))
        ),
        "#8a5a34",
        turn=4,
    )
    pen.line("#d8b878", "M30 190L76 180M124 180L172 190", 5)


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
    "A crooked house leans over the street, a hooded watcher in each lit window and a dagger on its sign.",
    light="red",
    place="town",
)
def thieves_guildhall(pen: Pen) -> None:
    """Nobody lives here."""
    wall, beam, roof, lamp = "#5a3a4a", "#2a1820", "#3a2a4a", "#ffd04a"
    pen.form("M60 206L54 128H142L136 206z", pen.dark(wall, 0.25), turn=9)
    pen.form(
        "M36 134L44 70L158 62L160 128z",
        wall,
        line(beam, "M36 130L160 124M44 74L158 66M100 66L98 132M40 100L60 132M158 94L140 128", 6),
        turn=10,
    )
    pen.form(
        "M26 84Q52 58 70 30Q84 6 124 4Q112 14 116 26Q144 40 176 70L166 80Q100 66 34 92z",
        roof,
        line(
            pen.dark(roof, 0.7),
            "M60 54q10 8 6 22M84 30q10 10 6 40M108 34q8 10 6 32M134 46q8 8 8 20M78 44q20-8 48 0",
            3.4,
        ),
        turn=10,
        edge=3,
    )
    pen.form("M130 22V2H146V34z", "#6a3a3a", turn=4)
    for x, y, w in ((54, 82, 34), (112, 78, 36)):
        pen.glow(lamp, x + w / 2, y + 20, 40, 0.9)
        pen.fill("#ffd86a", f"M{x} {y + 2}L{x + w} {y}V{y + 38}L{x} {y + 40}z")
        c = x + w / 2
        pen.fill(
            "#1a0a14",
            f"M{c - 15} {y + 40}Q{c - 14} {y + 26} {c - 8} {y + 22}Q{c - 9} {y + 6} {c} {y + 6}Q{c + 9} {y + 6} {c + 8} {y + 22}Q{c + 14} {y + 26} {c + 15} {y + 39}z",
        )
        pen.dots("#ff5a3a", 4, (c - 4, y + 17), (c + 3, y + 17))
        pen.line(beam, f"M{x} {y + 2}L{x + w} {y}V{y + 38}L{x} {y + 40}z", 5)
    pen.form(
        "M78 206V160Q80 142 98 142Q116 142 118 160V206z",
        "#7a3a2a",
        line(beam, "M90 148V206M106 148V206", 3),
        turn=6,
    )
    pen.fill("#120608", "M84 160H112V170H84z")
    pen.dots(lamp, 5, (93, 165), (104, 165))
    pen.shaft(beam, "M58 140H22", 5)
    pen.line("#8a8490", "M28 142V152M50 142V152", 2.4)
    pen.form("M18 152H60L56 192L39 200L22 192z", "#a8722e", turn=5)
    pen.fill("#2a0c10", "M36 158H42V166H50V171H42L42 186L39 193L36 186V171H28V166H36z")
    pen.shaft(beam, "M136 146H158V152", 5)
    pen.glow("#ff3a2e", 158, 166, 36)
    pen.form("M148 154H168L170 182H146z", "#c8281e", fill("#ffd0a0", "M153 160H163L164 176H152z"), turn=4)
