"""Beholders, mind flayers and other creatures from far away."""

from __future__ import annotations

from collections.abc import Sequence

from art.colour import INK, mix
from art.creatures.limbs import fangs, tentacles
from art.creatures.undead import shine
from art.games.dragonfire.arcane import encounters
from art.marks import fill, line, oval
from art.parts.eyes import beast_eye, eyeball
from art.paths import Point, circle, limb, mirror
from art.pen import Pen
from art.people import Person, draw_person


@encounters.drawing(
    "chuul", "A lobster as large as an ox spreads its pincers, feelers writhing at its mouth."
)
def chuul(pen: Pen) -> None:
    """Two pincers."""
    shell = "#b8743a"
    pen.shadow(100, 190, 70, 7)
    tentacles(
        pen,
        pen.dark(shell, 0.35),
        15,
        4,
        [(140, 150), (176, 156), (186, 190)],
        [(60, 150), (24, 156), (14, 190)],
        [(132, 160), (156, 174), (158, 194)],
        [(68, 160), (44, 174), (42, 194)],
    )
    for left in (False, True):
        points = [(66, 140), (30, 130), (38, 92)]
        pen.form(limb([(200 - x, y) if left else (x, y) for x, y in points], 28, 20), shell, turn=6)
        for claw, tone in (
            ("M34 98Q6 84 10 40Q18 10 46 8Q30 34 40 60Q48 80 50 92z", shell),
            ("M50 94Q68 84 70 60Q68 40 58 30Q58 50 48 62Q40 80 40 92z", pen.lit(shell, 0.15)),
        ):
            pen.form(mirror(claw) if left else claw, tone, turn=7)
        pen.fill(
            "#f4e0b8",
            mirror("M30 40l8 4l-6 5zM34 54l8 2l-5 6zM58 46l-8 5l7 4z")
            if left
            else "M30 40l8 4l-6 5zM34 54l8 2l-5 6zM58 46l-8 5l7 4z",
        )
    pen.form(
        "M58 150Q50 106 72 82Q86 66 100 64Q114 66 128 82Q150 106 142 150Q136 184 100 188Q64 184 58 150z",
        shell,
        line(
            pen.dark(shell, 0.6),
            "M62 136Q100 150 138 136M60 156Q100 170 140 156M70 174Q100 184 130 174M100 70v36",
            3,
        ),
        fill(mix(shell, "#f0d8a0", 0.5), "M84 80Q100 72 116 80Q112 92 100 92Q88 92 84 80z", 0.7),
        turn=13,
    )
    pen.mark(beast_eye(82, 86, 0.72, "#ffe14a", 16), beast_eye(119, 86, 0.78, "#ffe14a", -14))
    pen.fill(pen.dark(shell, 0.75), "M66 72L98 84L96 91Q82 82 68 81zM134 72L102 84L104 91Q120 82 132 81z")
    pen.fill("#2a0a14", "M78 108Q100 98 122 108Q120 126 100 128Q80 126 78 108z")
    tentacles(
        pen,
        "#d89a8a",
        9,
        3,
        [(82, 112), (72, 134), (84, 150), (74, 164)],
        [(94, 118), (90, 140), (100, 154), (94, 172)],
        [(108, 118), (112, 140), (104, 156), (114, 172)],
        [(118, 112), (130, 132), (120, 148), (130, 162)],
    )


@encounters.drawing(
    "mind-flayer",
    "A robed figure with an octopus for a head reaches out with thin fingers.",
    place="crystals",
)
def mind_flayer(pen: Pen) -> None:
    """Tentacles instead of a mouth."""
    skin, robe = "#a86a98", "#2a2438"
    pen.form(
        "M54 156Q20 120 26 56Q58 82 68 120L134 118Q146 80 176 54Q182 120 148 154z",
        pen.dark(robe, 0.1),
        line("#8a4ad8", "M56 152Q30 118 32 66M146 150Q172 118 172 64", 3.4),
        turn=6,
    )
    pen.form(
        "M16 214Q22 170 58 154Q100 142 144 154Q182 170 188 214z",
        robe,
        line("#8a4ad8", "M102 150V214", 4),
        line(pen.dark(robe, 0.6), "M60 172Q52 194 54 212M144 172Q152 194 150 212", 3),
        turn=12,
    )
    pen.form(
        "M56 80Q46 30 98 18Q154 22 150 78Q148 104 132 116Q102 126 72 116Q58 104 56 80z",
        skin,
        line(
            pen.dark(skin),
            "M100 22Q94 40 102 54M120 28Q118 44 126 54M78 30Q80 44 74 56M136 44q-2 10 4 18",
            2.8,
        ),
        fill(pen.dark(skin, 0.45), "M64 78Q78 68 94 82L90 94H72zM142 78Q126 68 110 82L114 94H134z", 0.8),
        turn=13,
    )
    shine(pen, "#e8f0ff", (82, 84, 4.4), (124, 84, 5))
    pen.fill(pen.dark(skin, 0.8), "M60 70L96 80L94 86Q78 78 62 78zM146 70L110 80L112 86Q128 78 144 78z")
    tentacles(
        pen,
        pen.dark(skin, 0.2),
        18,
        4,
        [(80, 108), (64, 136), (74, 162), (54, 180)],
        [(126, 108), (142, 134), (132, 160), (150, 178)],
    )
    tentacles(
        pen,
        skin,
        18,
        4,
        [(94, 110), (86, 140), (96, 166), (84, 190)],
        [(112, 110), (120, 140), (110, 168), (122, 190)],
    )
    pen.dots(
        pen.lit(skin, 0.5),
        3.4,
        (88, 132),
        (88, 146),
        (92, 158),
        (117, 132),
        (116, 146),
        (112, 160),
        (70, 138),
        (72, 152),
        (136, 138),
    )
    for left in (False, True):
        sleeve = limb([(190, 204), (178, 172)] if left else [(10, 204), (24, 172)], 44, 34)
        pen.form(sleeve, robe, turn=7)
        hand = "M24 164Q18 146 8 136M24 162Q24 142 20 126M26 162Q32 144 36 130M28 166Q38 156 46 150"
        pen.line(pen.dark(skin, 0.6), mirror(hand) if left else hand, 8)
        pen.line(skin, mirror(hand) if left else hand, 5)


def stalks(pen: Pen, hide: str, iris: str, size: float, *arms: Sequence[Point]) -> None:
    """Stalks with an eye at the end of each."""
    with pen.collect() as marks:
        pen.form(circle(0, 0, 11), hide, turn=4)
        pen.mark(oval("#f4ecd8", -1, 0, 8), oval(iris, -2, 0, 5), oval(INK, -2, 0, 2.6))
    bulb = pen.stamp(*marks)
    for points in arms:
        pen.form(limb(points, 13 * size, 8 * size, grain=2), hide, turn=3, edge=2)
        pen.mark(pen.press(bulb, f"translate({points[-1][0]:g} {points[-1][1]:g})scale({size:g})"))


@encounters.drawing(
    "spectator", "A floating ball with one calm eye and four stalks watches the way.", light="violet"
)
def spectator(pen: Pen) -> None:
    """A guard with five eyes."""
    hide = "#b8a05a"
    pen.shadow(100, 190, 46, 6)
    stalks(
        pen,
        hide,
        "#3f9ad8",
        1.1,
        [(70, 62), (44, 46), (34, 20)],
        [(128, 60), (156, 44), (166, 20)],
        [(88, 50), (82, 30), (76, 14)],
        [(112, 50), (118, 30), (126, 14)],
    )
    pen.form(
        circle(100, 108, 66),
        hide,
        line(
            pen.dark(hide),
            "M40 124q10-10 20-2M148 130q8-10 16-2M60 158q12-8 20 0M124 160q10-10 20-4M52 84q8-8 16-2M140 80q8-6 14 2",
            3,
        ),
        turn=14,
        edge=3,
    )
    pen.mark(eyeball(100, 100, 36, "#4fb07a", pen.dark(hide, 0.7)))
    pen.form("M60 92Q74 58 102 58Q130 60 140 92Q122 74 100 74Q78 74 60 92z", pen.dark(hide, 0.15), turn=5)
    pen.fill("#2a0a14", "M76 148Q100 156 126 147Q118 162 100 162Q84 160 76 148z")
    fangs(pen, (80, 149), (122, 149), 6, 7, 4)


@encounters.drawing(
    "beholder", "A huge globe with a raging eye and a maw full of teeth writhes with ten eyestalks."
)
def beholder(pen: Pen) -> None:
    """The eye of the deep: it fills the picture."""
    hide = "#a8483a"
    deep = pen.dark(hide)
    pen.glow("#ffb0a0", 100, 90, 110, 0.3)
    stalks(
        pen,
        pen.dark(hide, 0.15),
        "#5fd84a",
        0.95,
        [(50, 70), (20, 60), (10, 34)],
        [(152, 70), (182, 60), (190, 34)],
        [(60, 52), (36, 34), (36, 12)],
        [(140, 52), (164, 34), (164, 12)],
        [(38, 96), (14, 100), (8, 80)],
        [(164, 96), (188, 100), (194, 78)],
    )
    stalks(
        pen,
        hide,
        "#ffcf3a",
        1.05,
        [(80, 40), (66, 22), (68, 6)],
        [(122, 40), (136, 22), (134, 6)],
        [(100, 36), (102, 20), (98, 4)],
    )
    pen.form(
        "M100 30Q160 30 174 88Q182 150 138 182Q100 200 62 182Q20 150 26 88Q40 30 100 30z",
        hide,
        line(
            deep,
            "M36 108q10-10 18 0M148 104q10-8 18 2M44 132q8-8 14 0M146 134q8-8 14 0M52 66q10-8 18 0M134 62q10-6 16 4",
            3,
        ),
        turn=14,
        edge=3,
    )
    pen.mark(eyeball(100, 82, 30, "#ffb02e", pen.dark(hide, 0.75)))
    pen.fill(INK, "M97 60Q104 82 97 104Q89 82 97 60z")
    pen.form(
        "M58 66L98 76L142 64Q126 44 100 44Q72 44 58 66z",
        hide,
        line(deep, "M76 56l14 14M124 54l-14 16", 3),
        turn=6,
    )
    pen.fill("#2a0a14", "M42 122Q100 112 158 122Q154 174 100 182Q48 174 42 122z")
    pen.fill("#c84a5a", "M66 164Q100 140 136 162Q122 180 100 180Q80 180 66 164z")
    fangs(pen, (44, 123), (156, 123), 9, 22, -6, 3)
    fangs(pen, (56, 160), (146, 160), 7, -18, 18, 5)


@encounters.drawing(
    "doppelganger",
    "Half a smiling face, half grey and empty: the skin between them flows.",
    light="violet",
    place="town",
)
def doppelganger(pen: Pen) -> None:
    """Two faces in one."""
    pen.portrait = True
    grey = "#a8a8b4"
    draw_person(
        pen,
        Person(
            "human",
            "Noble",
            "violet",
            head="man",
            skin="fair",
            hair="parted",
            hair_colour="chestnut",
            headgear="none",
            mood="merry",
            cloth="#6a3a2a",
            iris="#3a6ea8",
            tilt=0,
        ),
        3,
    )
    pen.form(
        "M104 34Q150 30 150 84Q150 116 128 138Q114 152 104 152Q110 138 100 128Q110 116 98 104Q108 92 98 80Q110 68 100 56Q108 46 104 34z",
        grey,
        line(pen.dark(grey), "M130 108q-6 12-12 16M140 64q4 8 4 16", 2.4),
        turn=10,
    )
    pen.mark(oval(INK, 122, 92, 13, 11), oval("#f4f4ff", 121, 91, 11, 9), oval("#d8d8f0", 119, 91, 4))
    pen.line(pen.dark(grey, 0.6), "M108 122Q118 126 128 120", 2.6)
    pen.line("#e8b48c", "M100 140Q112 150 110 166M106 112q10 4 8 14M104 66q10 2 10 12", 5)
    pen.form(
        "M180 214Q176 180 164 168Q160 150 168 134Q174 146 176 156L184 130L190 156L200 140L198 168Q204 190 202 214z",
        grey,
        line(pen.dark(grey, 0.6), "M176 158l4 14M189 158v14M168 166l8 10", 2.2),
        turn=6,
    )
