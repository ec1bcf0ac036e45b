"""Elementals, mephits, imps and wisps."""

from __future__ import annotations

from art.creatures.limbs import bat_wing, fangs, leg
from art.games.dragonfire.arcane import encounters
from art.marks import fill, line
from art.parts.eyes import beast_eye
from art.paths import circle, limb, mirror, move
from art.pen import Pen


@encounters.drawing("fire-snake", "A snake of living flame coils and spits sparks.")
def fire_snake(pen: Pen) -> None:
    """Fire with fangs."""
    fire, hot = "#e8501c", "#ffb02e"
    pen.glow("#ff8a2a", 104, 110, 110, 0.75)
    coils = [
        (150, 176),
        (60, 186),
        (40, 152),
        (100, 132),
        (168, 128),
        (166, 84),
        (120, 70),
    ]
    tongues = "".join(
        move("M-9 10Q-8-14 2-30Q2-14 10-12Q6 0 9 10z", x, y, turn)
        for x, y, turn in (
            (66, 132, -20),
            (94, 124, -4),
            (128, 118, 4),
            (166, 72, 30),
            (180, 96, 60),
            (148, 58, 6),
            (36, 148, -40),
            (178, 124, 70),
        )
    )
    pen.form(tongues, "#ff8a1e", rim="#ffe9a0", turn=3)
    pen.form(limb(coils[:5], 20, 36), fire, turn=7, rim="#ffe9a0", shade="#a01a10")
    pen.line(hot, "M132 176Q70 188 50 158Q60 140 104 134Q140 132 160 126", 9)
    pen.form(limb(coils[3:], 36, 34), fire, turn=7, rim="#ffe9a0", shade="#a01a10")
    pen.line(hot, "M120 132Q160 130 164 110Q170 84 140 76", 9)
    pen.line("#fff0b8", "M140 130Q160 122 164 104", 3)
    pen.form(
        "M100 40Q86 28 92 10Q104 18 108 34Q112 14 128 8Q124 26 134 36Q144 28 156 30Q144 42 146 56z",
        "#ff8a1e",
        rim="#ffe9a0",
        turn=4,
    )
    pen.form(
        "M38 84Q44 64 74 54Q104 34 134 50Q152 68 140 92Q124 108 96 104Q60 104 38 84z",
        fire,
        fill(hot, "M60 72Q90 52 124 58Q112 72 84 76z"),
        turn=9,
        rim="#ffe9a0",
        shade="#a01a10",
    )
    pen.fill("#3a0410", "M40 86Q70 98 110 94Q126 92 132 84Q134 112 104 118Q60 116 40 86z")
    pen.form(
        "M46 104Q70 124 106 120Q128 114 136 92Q126 132 96 134Q62 132 46 104z", fire, turn=4, rim="#ffe9a0"
    )
    pen.fill("#fff6e0", "M48 89q2 16 7 20q4-10 3-16zM66 95l4 12l5-10z")
    pen.line("#ffe14a", "M56 104Q38 118 24 116L12 122M24 116L16 106", 3)
    pen.mark(beast_eye(98, 70, 0.9, "#fff6a0", 2))
    pen.fill("#6a0a10", "M78 64Q96 50 118 64L116 70Q98 58 84 70z")


@encounters.drawing("xorn", "A barrel of living stone with three eyes, three legs and a mouth on top of it.")
def xorn(pen: Pen) -> None:
    """A mouth where the head should be."""
    rock = "#b89468"
    deep = pen.dark(rock, 0.6)
    pen.shadow(100, 190, 70, 8)
    for foot in (
        [(70, 160), (56, 176), (52, 190)],
        [(130, 160), (144, 176), (148, 190)],
        [(100, 168), (100, 180), (100, 192)],
    ):
        leg(pen, foot, 34, 28, pen.dark(rock, 0.2), turn=6)
    for left in (False, True):
        points = [(142, 100), (180, 96), (184, 56)]
        pen.form(limb([(200 - x, y) if left else (x, y) for x, y in points], 32, 22), rock, turn=6)
        x = 16 if left else 184
        for dx, turn in ((-12, -24), (0, 0), (12, 24)):
            pen.form(move("M-6 8Q-7-14 0-28Q7-14 6 8z", x + dx, 42, turn), "#4a4048", turn=3)
        pen.form(circle(x, 52, 15), rock, turn=5)
    pen.form(
        "M42 66Q60 48 100 48Q142 48 158 66Q172 110 156 150Q138 176 100 178Q62 176 44 150Q28 110 42 66z",
        rock,
        line(deep, "M56 150l12-16l-4-14M146 144l-14-10l4-16M100 176l4-18l-10-10M54 96l10 8M148 92l-10 8", 3),
        turn=14,
        edge=3,
    )
    pen.form("M42 66Q60 46 100 46Q142 46 158 66Q142 84 100 84Q58 84 42 66z", pen.lit(rock, 0.15), turn=5)
    pen.fill("#2a0a14", "M56 65Q70 54 100 54Q130 54 144 65Q130 76 100 76Q70 76 56 65z")
    fangs(pen, (60, 60), (140, 60), 9, 10, -5)
    fangs(pen, (60, 71), (140, 71), 9, -9, 4, 4)
    for x, y, size in ((60, 108, 0.85), (102, 128, 1.15), (144, 107, 0.9)):
        pen.mark(beast_eye(x, y, size, "#5fe0c8"))
        pen.fill(
            deep,
            f"M{x - 18} {y - 12}Q{x} {y - 20} {x + 18} {y - 10}L{x + 16} {y - 4}Q{x} {y - 12} {x - 16} {y - 5}z",
        )


@encounters.drawing(
    "will-o-wisp",
    "A ghostly light with a screaming face drifts above the reeds and trails pale fire.",
    place="reeds",
)
def will_o_wisp(pen: Pen) -> None:
    """A light that lures."""
    light = "#b8f0d0"
    pen.glow("#8fffd8", 92, 104, 108, 0.8)
    pen.fill(light, "M150 70Q176 60 192 30Q196 62 176 84Q190 84 198 74Q192 106 160 112z", 0.5)
    pen.form(
        "M84 34Q120 30 138 54Q156 44 170 12Q182 50 158 82Q176 80 188 62Q188 104 154 116Q148 156 100 164Q46 162 40 108Q38 50 84 34z",
        light,
        fill(
            "#5fc8b8",
            "M150 70Q160 60 166 40Q168 60 154 78zM146 112Q140 150 98 158Q70 156 58 140Q110 150 126 108z",
            0.7,
        ),
        rim="#ffffff",
        shade="#4fa8a8",
        turn=12,
    )
    pen.fill("#f4fff8", "M86 52Q124 54 126 102Q122 142 92 144Q56 138 56 100Q58 56 86 52z", 0.85)
    pen.fill(
        "#0f4a58",
        "M62 84Q70 72 82 84Q84 100 74 106Q62 102 62 84zM118 82Q110 70 98 84Q96 100 106 106Q118 102 118 82zM86 108l4-5l4 5l-4 5zM74 122Q90 114 108 121Q112 150 92 152Q72 150 74 122z",
    )
    pen.fill("#f4fff8", "M78 122l4 8l4-9zM90 119l4 9l4-9zM102 120l3 8l2-7zM84 148l3-7l4 8z")
    for x, y, r in ((28, 52, 6), (176, 138, 7), (38, 168, 5)):
        pen.glow("#8fffd8", x, y, r * 3)
        pen.dots("#f4fff8", r, (x, y))
    pen.oval("#8fffd8", 96, 188, 56, 6, 0.4)


@encounters.drawing("dust-mephits", "Two little winged imps of dust grin and throw sand.", place="peaks")
def dust_mephits(pen: Pen) -> None:
    """The same imp twice."""
    dust = "#c8a878"
    with pen.collect() as marks:
        bat_wing(pen, 120, 110, pen.dark(dust, 0.3), 0.66, 10)
        bat_wing(pen, 84, 110, pen.dark(dust, 0.3), 0.66, 10, left=True)
        pen.form(
            "M78 116Q100 104 124 116Q132 150 112 168Q100 186 108 200Q84 192 84 172Q70 150 78 116z",
            dust,
            line(pen.dark(dust), "M88 140q12 6 26 0M90 156q10 6 20 0", 2.4),
            turn=9,
        )
        horn = "M126 56Q140 40 138 18Q122 30 116 50z"
        pen.form(horn + mirror(horn, 101), "#6a5444", turn=4)
        ear = "M136 74Q160 60 176 64Q166 86 138 92z"
        pen.form(ear + mirror(ear, 101), dust, turn=4)
        pen.form("M62 78Q62 46 101 44Q140 46 140 78Q138 112 101 124Q64 112 62 78z", dust, turn=11)
        pen.mark(beast_eye(82, 78, 0.9, "#7fe8ff", 12), beast_eye(120, 78, 0.95, "#7fe8ff", -12))
        pen.fill(pen.dark(dust, 0.75), "M64 64L96 76L94 82Q80 74 64 72zM138 64L106 76L108 82Q122 74 138 72z")
        pen.fill("#3a1a14", "M74 96Q100 104 128 95Q120 116 101 116Q82 114 74 96z")
        fangs(pen, (78, 97), (124, 97), 6, 8, 4)
    imp = pen.stamp(*marks)
    pen.fill("#e8d0a0", "M0 200Q30 150 80 170Q120 150 200 180V200z", 0.5)
    for place in ("translate(88 -6)scale(.62)", "translate(-24 34)scale(.86)"):
        pen.mark(pen.press(imp, place))
    pen.dots(
        "#f4e0b0",
        4,
        (150, 120),
        (164, 132),
        (140, 140),
        (158, 150),
        (172, 146),
        (128, 156),
        (180, 160),
        (146, 164),
        opacity=0.9,
    )


@encounters.drawing(
    "imp", "A red imp with bat wings perches and curls its stinging tail.", light="violet", place="town"
)
def imp(pen: Pen) -> None:
    """Small, winged, pleased with itself."""
    skin = "#b8342e"
    bat_wing(pen, 122, 112, "#5a1f3a", 0.82, 6)
    bat_wing(pen, 80, 112, "#5a1f3a", 0.82, 6, left=True)
    pen.form(limb([(120, 170), (168, 184), (184, 150), (166, 134)], 14, 5), skin, turn=4)
    pen.form("M170 140L152 136L164 118z", "#2a1420", turn=3)
    pen.form(
        "M70 190Q66 150 84 128H118Q136 150 132 190z",
        skin,
        line(pen.dark(skin), "M88 146q14 6 26 0M88 160q14 6 26 0M101 136v30", 2.4),
        turn=9,
    )
    pen.form(
        "M72 196Q56 190 58 170Q70 160 86 172Q92 190 84 198zM130 196Q146 190 144 170Q132 160 116 172Q110 190 118 198z",
        skin,
        turn=6,
    )
    horn = "M122 48Q142 34 144 4Q126 14 112 42z"
    pen.form(horn + mirror(horn, 101), "#2a1c24", turn=4)
    ear = "M136 72Q166 54 188 56Q176 84 138 92z"
    pen.form(
        ear + mirror(ear, 101),
        skin,
        fill(pen.dark(skin, 0.6), "M144 74Q162 62 178 62Q168 78 144 86z"),
        turn=4,
    )
    pen.form(
        "M64 74Q62 40 101 38Q140 40 138 74Q140 96 122 112Q112 126 101 130Q90 126 80 112Q62 96 64 74z",
        skin,
        fill(pen.dark(skin), "M68 76Q82 66 96 80L92 92H72zM134 76Q120 66 106 80L110 92H130z", 0.7),
        turn=11,
    )
    pen.mark(beast_eye(82, 83, 0.9, "#ffe14a", 14), beast_eye(120, 82, 1, "#ffe14a", -12))
    pen.fill(pen.dark(skin, 0.85), "M62 66L98 80L96 87Q80 77 64 75zM140 66L104 80L106 87Q122 77 138 75z")
    pen.form("M96 84L88 104L104 106z", pen.dark(skin, 0.2), turn=3)
    pen.fill("#2a0410", "M78 108Q100 116 126 104Q118 124 101 124Q86 122 78 108z")
    fangs(pen, (82, 110), (122, 107), 6, 7, 4)
