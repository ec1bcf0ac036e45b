"""Villains of The Legend of Drizzt: those who are people, and those who are anything but."""

from __future__ import annotations

from pathlib import Path

from art.colour import GOLD, mix
from art.creatures.limbs import bat_wing, fangs, scales, tentacles
from art.gallery import Gallery
from art.marks import fill, line
from art.parts.eyes import beast_eye
from art.parts.scales import dragon
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
    "A black dragon with violet eyes spreads tattered wings and breathes out darkness.",
    light="rose",
)
def shimmergloom(pen: Pen) -> None:
    """A shadow with teeth."""
    hide, web = "#3a3250", "#5a3a72"
    pen.form(
        "M96 128Q64 60 22 40L24 10L8 34Q-8 70-4 150L10 118L18 148L30 122L40 160L54 136L84 176z",
        pen.dark(web, 0.2),
        line("#1a1026", "M18 40Q60 80 92 140M18 42Q26 90 20 140M20 42Q46 90 48 140", 3),
        turn=6,
    )
    pen.form(
        "M116 140Q120 54 176 26L172-2L192 16Q212 54 206 146L190 108L182 150L168 116L158 158L146 132L140 176z",
        web,
        line("#1a1026", "M180 26Q142 70 130 150M182 28Q190 80 184 130M180 28Q160 80 160 140", 3),
        turn=9,
        edge=2.6,
    )
    pen.form(
        "M58 212Q64 176 86 158Q90 128 84 96L128 72Q162 92 164 140Q178 166 182 212z",
        hide,
        fill("#7a6a9a", "M58 212Q66 176 86 156Q92 128 88 100L104 98Q116 130 106 158Q98 180 104 212z", 0.8),
        line(
            pen.dark(hide, 0.7),
            "M88 112L110 112M90 128L112 130M86 144L110 148M80 160L106 166M72 178L102 186",
            2.4,
        ),
        scales(pen, "#8a7ab0", (128, 112), (140, 132), (128, 150), (148, 162), (132, 176), (154, 188)),
        turn=12,
        edge=3,
    )
    with pen.group("translate(-14 -28)scale(1.16)rotate(4 100 90)"):
        dragon(pen, hide, "#e89aff", "long", web, "#8a7ab0", gape=True, eye=1.15)
    pen.glow("#c04aff", 110, 68, 24, 0.5)
    pen.form(
        "M66 114Q40 108 22 118Q2 112-6 128Q6 132 0 146Q-8 156-2 170Q10 166 16 176Q26 166 34 174Q40 160 52 160Q60 146 78 132z",
        "#241634",
        line(
            "#a86ad8",
            "M56 122q-14-8-18 4q2 12 14 8M28 128q-16-4-16 8q4 10 14 4M40 152q-14-6-16 6q4 8 12 4",
            3,
            0.8,
        ),
        turn=6,
        rim="#d89aff",
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
