"""Villains of The Legend of Drizzt: those who are people, and those who are anything but."""

from __future__ import annotations

from pathlib import Path

from art.colour import GOLD, mix
from art.creatures.limbs import bat_wing, fangs, tentacles
from art.gallery import Gallery
from art.marks import fill, line
from art.parts.eyes import beast_eye
from art.paths import circle, limb, mirror, move
from art.pen import Pen
from art.people import Person, draw_person

villains = Gallery("drizzt", "monsters")
villains.people(Path(__file__).with_name("villains.yaml"))


@villains.drawing(
    "methil",
    "A robed figure with a bulging mauve head and four tentacles for a mouth stares with blank white eyes.",
    light="green",
)
def methil(pen: Pen) -> None:
    """An octopus in a high collar."""
    skin, robe = "#9a6aa8", "#33264e"
    deep = pen.dark(skin)
    pen.form(
        "M34 212Q30 130 20 76Q48 92 66 122H138Q156 92 184 72Q174 130 172 212z",
        robe,
        line(GOLD, "M24 84Q46 100 62 128M180 80Q158 100 142 128", 4),
        line(pen.dark(robe), "M66 130Q60 170 64 208M138 130Q146 170 142 208", 3),
        turn=12,
    )
    pen.form(
        "M62 92Q44 70 54 42Q66 12 102 12Q142 14 152 46Q156 74 138 94Q138 116 124 128H78Q64 114 62 92z",
        skin,
        line(
            deep,
            "M102 14Q96 34 104 52M80 20Q74 38 84 54M126 22Q128 40 118 54M60 48Q64 58 72 62M144 52Q138 60 132 62",
            3,
        ),
        fill(deep, "M64 74Q80 66 94 84L88 98Q70 98 64 74zM138 72Q122 66 110 84L116 98Q134 96 138 72z", 0.85),
        turn=13,
        edge=3,
    )
    for x, size, angle in ((80, 0.82, 14), (124, 0.96, -14)):
        pen.glow("#ffffff", x, 85, 20, 0.8)
        pen.fill(
            "#ffffff",
            move("M-12-3Q0-6 12 4Q0 9-12-3z" if angle > 0 else "M12-3Q0-6-12 4Q0 9 12-3z", x, 85, 0, size),
        )
    tentacles(
        pen,
        pen.dark(skin, 0.15),
        19,
        5,
        [(84, 110), (58, 140), (66, 170), (44, 184)],
        [(118, 110), (146, 140), (136, 170), (158, 186)],
    )
    tentacles(
        pen,
        skin,
        20,
        5,
        [(94, 112), (84, 146), (98, 168), (82, 192)],
        [(110, 112), (120, 144), (106, 170), (122, 194)],
    )
    pen.line(deep, "M84 134l12 2M85 146l12-1M90 158l11-3M112 134l12-2M113 146l11 0M108 158l12 2", 2)
    pen.line(
        "#ffb8f8", "M46 46Q30 68 40 96M32 34Q10 68 26 108M162 44Q178 66 168 94M176 32Q198 66 182 106", 4, 0.7
    )


@villains.drawing(
    "shimmergloom",
    "A black dragon with a burning violet eye dissolves into smoke at its edges and breathes out darkness.",
    light="rose",
)
def shimmergloom(pen: Pen) -> None:
    """A shadow with teeth."""
    hide, web, gleam = "#33284a", "#6a3a72", "#d88aff"
    pen.form(
        "M110 120Q70 60 20 44L8 10L2 44Q-10 90-4 150L14 116L24 150L38 122L52 158L70 132L96 168z",
        pen.dark(web, 0.3),
        line("#170d22", "M14 40Q60 80 96 136M14 42Q30 90 24 140M18 44Q50 90 54 148", 3),
        turn=6,
    )
    pen.form(
        "M126 140Q128 70 170 36L178 4L190 36Q212 70 206 160L190 122L180 160L166 124L154 164L140 136z",
        web,
        line("#170d22", "M180 32Q150 76 138 140M184 34Q192 84 182 148M182 34Q164 90 154 150", 3),
        turn=8,
        edge=2.8,
    )
    pen.form(
        "M84 212Q70 190 92 168Q116 142 106 104L150 74Q186 112 174 154Q166 176 190 212z",
        hide,
        fill(
            "#7a6a9c", "M84 212Q72 190 94 168Q116 142 108 106L120 104Q136 140 116 170Q104 186 118 212z", 0.75
        ),
        line(pen.dark(hide, 0.7), "M112 118l16-2M116 134l16 2M112 150l16 4M102 166l16 8M92 184l20 8", 2.6),
        turn=12,
        edge=3,
    )
    pen.form("M152 68L186 66L168 80L192 96L168 100L186 126L160 120z", web, turn=4)
    horn = "M0 0Q18-20 14-54Q34-26 20 4Q12 18-4 16z"
    pen.form(move(horn, 146, 58, 34), pen.dark("#8a7aa8", 0.2), turn=5)
    pen.fill("#1c0814", "M36 96L112 94L118 108Q92 130 52 134z")
    pen.fill("#b8385c", "M64 124Q86 104 112 104Q104 122 76 128z")
    pen.form(
        "M48 130Q58 142 80 136Q122 126 144 96L126 92Q108 118 76 124Q60 126 48 130z",
        pen.dark(hide, 0.15),
        turn=6,
    )
    fangs(pen, (54, 129), (108, 114), 6, -16, 2, 2)
    pen.form(
        "M158 84Q166 44 126 34Q100 30 84 46Q56 50 30 70Q16 82 24 96Q30 104 40 98Q66 92 100 98Q116 116 140 112Q154 104 158 84z",
        hide,
        fill(
            pen.dark(hide, 0.7),
            "M86 48Q60 56 34 74Q56 70 80 72zM104 98Q120 88 124 70L154 90Q148 112 132 112z",
            0.7,
        ),
        line("#8a78b4", "M30 78Q54 58 84 54M126 44Q146 52 148 72M132 98q10-2 14-12", 3),
        fill("#0c0612", "M32 82q9-7 14 0q-7 7-14 0z"),
        turn=11,
        edge=3.4,
    )
    fangs(pen, (30, 98), (100, 97), 7, 17, -3)
    pen.fill("#fff6e0", "M34 98q2 18 10 26q5-14 4-28z")
    pen.glow("#c83aff", 104, 70, 36, 1)
    pen.fill("#0c0612", "M82 66Q98 54 124 64Q122 82 104 82Q90 80 82 66z")
    pen.fill(gleam, "M87 67Q101 59 119 66Q116 78 104 78Q94 76 87 67z")
    pen.fill("#1c0426", "M104 61Q109 70 103 79Q98 70 104 61z")
    pen.form("M76 58Q100 44 130 58L132 68Q104 56 80 66z", pen.dark(hide, 0.2), turn=3)
    pen.form(
        move(horn, 122, 44, 16),
        "#8a7aa8",
        line("#3a2a52", "M128 40q8 0 12-4M132 28q6 0 9-3M134 16q4 0 6-2"),
        turn=5,
        edge=2.6,
    )
    pen.form(
        "M56 112Q34 100 18 114Q-2 112-6 134Q6 138 0 152Q-10 164-4 180Q8 176 12 190Q26 186 32 196Q42 184 54 186Q54 172 66 168Q58 156 68 146Q56 140 60 128z",
        "#160c22",
        line(
            "#a85ae0",
            "M48 122q-14-6-16 6q4 10 14 6M26 130q-16-2-14 10q6 10 14 2M44 152q-16-4-16 8q6 10 14 4M20 164q-10 0-8 8q5 7 10 1",
            3.4,
        ),
        turn=6,
        rim=gleam,
        edge=2.6,
    )


@villains.drawing(
    "errtu",
    "A horned demon wreathed in flame spreads its wings, lightning for a sword and fire for a whip.",
    light="blue",
)
def errtu(pen: Pen) -> None:
    """Wings, horns, fire."""
    hide, wing, horn = "#8f2a20", "#4a1a22", "#2c2430"
    bat_wing(pen, 128, 132, wing, 1.06, -6)
    bat_wing(pen, 74, 132, wing, 1.06, -6, left=True)
    pen.glow("#ff8a2a", 100, 96, 96, 0.7)
    pen.form(
        "M48 92Q36 60 52 28Q56 48 66 46Q66 20 84 4Q84 26 96 26Q104 8 120 2Q116 22 126 34Q140 30 148 14Q156 50 148 92z",
        "#ff8a1e",
        fill(
            "#ffd24a",
            "M62 92Q56 68 64 50Q72 62 80 54Q82 36 90 34Q98 44 108 32Q114 46 126 50Q134 48 138 44Q142 70 136 92z",
        ),
        turn=5,
        shade="#d8401a",
        rim="#ffe9a0",
    )
    pen.form(
        "M22 212Q20 154 62 136Q100 124 140 136Q182 154 182 212z",
        hide,
        line(
            pen.dark(hide),
            "M100 150V206M74 164Q88 176 98 168M128 164Q114 176 104 168M50 170q6 14 4 30M150 170q-6 14-4 30",
            3,
        ),
        line("#ff9a2e", "M62 156l10 10l-4 12M138 154l-8 12l6 10M84 190l8 8M116 192l-6 10", 2.6),
        turn=14,
    )
    tine = "M70 66Q34 66 22 34Q20 18 30 12Q34 36 60 40Q76 42 84 50z"
    for at in (tine, mirror(tine)):
        pen.form(at, horn, turn=5, rim="#e8a06a")
    pen.form("M64 112Q62 150 84 160Q100 166 116 160Q138 150 136 112z", pen.dark(hide, 0.2), turn=6)
    pen.fill("#2a0610", "M72 112H128Q130 142 114 150Q100 156 86 150Q70 142 72 112z")
    pen.glow("#ffb02e", 100, 138, 24)
    fangs(pen, (78, 148), (122, 148), 6, -13, 5, 2)
    pen.form(
        "M60 72Q66 46 100 44Q134 46 140 72Q144 92 134 104Q130 120 116 118Q100 110 84 118Q70 120 66 104Q56 92 60 72z",
        hide,
        fill(
            pen.dark(hide),
            "M64 76Q82 76 94 92L86 100Q68 98 64 76zM136 76Q118 76 106 92L114 100Q132 98 136 76z",
            0.85,
        ),
        line(pen.dark(hide), "M86 54q14-6 28 0M84 62q16-6 32 0M92 100l-4 8M108 100l4 8", 2.4),
        fill(pen.dark(hide, 0.8), "M88 110q5-6 10-1q-4 6-10 1zM112 110q-5-6-10-1q4 6 10 1z"),
        turn=11,
        edge=3,
    )
    fangs(pen, (78, 117), (122, 117), 5, 9, -3)
    pen.fill("#fff6e0", "M72 114q0 16 7 24q6-12 5-24zM128 114q0 16-7 24q-6-12-5-24z")
    for x, angle in ((79, 18), (121, -18)):
        pen.glow("#ffe06a", x, 88, 16)
        pen.mark(beast_eye(x, 88, 0.82, "#fff3b0", angle))
    pen.fill("#2a0a10", "M58 68L94 82L92 89Q76 80 60 78zM142 68L106 82L108 89Q124 80 140 78z")
    pen.line("#e8501c", "M34 172Q4 160 12 130Q24 106 8 84", 9)
    pen.line("#ffd24a", "M34 172Q4 160 12 130Q24 106 8 84", 4)
    pen.glow("#9fe0ff", 172, 104, 44, 0.8)
    pen.fill(
        "#eafaff", "M168 168L160 132L172 130L160 92L176 92L172 50L190 96L178 98L188 134L178 136L178 166z"
    )
    for x in (36, 172):
        pen.form(circle(x, 176, 14), hide, line(pen.dark(hide), f"M{x - 9} 172h18M{x - 9} 180h18"), turn=5)


@villains.drawing(
    "yochlol",
    "A drow priestess smiles, her lips dark and her eyes aglow; spider legs unfold behind her back.",
    light="yellow",
)
def yochlol(pen: Pen) -> None:
    """A handmaiden who hides something."""
    pen.portrait = True
    shell = "#3a2a3e"
    for points in (
        [(70, 150), (30, 96), (14, 50), (40, 18)],
        [(66, 164), (18, 140), (2, 100), (18, 66)],
        [(132, 150), (168, 96), (186, 50), (160, 18)],
        [(136, 164), (184, 140), (200, 100), (184, 66)],
    ):
        pen.form(limb(points, 16, 4, grain=2), shell, turn=4)
    draw_person(
        pen,
        Person(
            "drow",
            "Noble",
            "yellow",
            "f",
            head="elf",
            hair="long",
            headgear="circlet",
            prop="none",
            hand="none",
            mood="sly",
            iris="#ff9ad0",
            attire="gown",
            cloth="#8a1f4a",
            extras="glow",
            tilt=3,
        ),
        5,
    )


@villains.drawing(
    "yochlol-true-form",
    "A column of yellow slime with a single red eye lashes out with six tentacles.",
    light="violet",
)
def yochlol_true_form(pen: Pen) -> None:
    """Melting wax with an eye."""
    slime = "#d0b040"
    deep = pen.dark(slime, 0.25)
    pen.shadow(100, 190, 84, 8)
    tentacles(
        pen,
        deep,
        20,
        5,
        [(72, 92), (36, 74), (40, 40), (14, 26)],
        [(128, 88), (166, 76), (160, 40), (186, 22)],
        [(70, 124), (30, 128), (22, 98), (4, 92)],
        [(130, 122), (172, 132), (178, 100), (198, 96)],
    )
    pen.form(
        "M14 192Q40 180 54 150Q62 112 60 78Q64 26 102 20Q142 26 144 78Q142 112 150 150Q162 180 190 192z",
        slime,
        fill(mix(slime, "#fff8c0", 0.5), "M72 150Q66 100 74 66Q80 38 98 30Q84 70 88 110Q90 150 72 176z", 0.6),
        line(
            deep,
            "M118 34Q130 60 124 84Q120 104 130 128Q138 156 156 180M104 130Q112 160 104 186M74 150Q66 176 48 188",
            5,
        ),
        turn=14,
        edge=3,
    )
    pen.form(
        "M60 60Q58 76 64 92Q70 96 70 84Q74 108 82 112Q88 108 86 92Q96 124 104 126Q112 120 108 98Q118 110 124 104Q128 96 124 84Q134 94 140 86Q146 74 144 62Q138 18 102 14Q66 20 60 60z",
        mix(slime, "#fff0a0", 0.35),
        turn=8,
    )
    pen.oval(pen.dark(slime, 0.6), 102, 64, 30, 27)
    pen.form(
        circle(101, 63, 26, 23),
        "#f6ead6",
        line("#c84a3a", "M78 62q6 0 8 4M120 54q-6 2-6 6M118 76q-6-2-6-6", 2),
        turn=7,
    )
    pen.dots("#c8281e", 32, (98, 63))
    pen.fill("#140a14", "M98 46Q106 62 98 80Q90 62 98 46z")
    pen.dots("#ffffff", 7, (91, 54))
    pen.form("M72 62Q74 40 102 38Q128 42 132 56Q110 48 98 54Q84 54 72 62z", slime, turn=3)
    tentacles(
        pen,
        slime,
        20,
        5,
        [(66, 158), (40, 140), (18, 158), (10, 134)],
        [(138, 158), (162, 144), (182, 162), (192, 138)],
    )
    pen.fill("#3a1420", "M72 132Q102 118 132 132Q134 168 102 174Q72 168 72 132z")
    fangs(pen, (75, 132), (129, 132), 7, 15, -7)
    fangs(pen, (80, 160), (124, 160), 6, -12, 8, 3)
