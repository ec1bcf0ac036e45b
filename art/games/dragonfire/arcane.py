"""Blue encounters: what magic made, and what came from elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from art.colour import GOLD, INK, IRON, STEEL, WOOD, mix
from art.creatures.brutes import big_fist, shoulders
from art.creatures.limbs import bat_wing, claws, fangs, leg, paw, scales, tentacles
from art.creatures.undead import shine
from art.gallery import Gallery
from art.marks import Mark, dots, fill, line, oval
from art.parts.beasts import panther
from art.parts.eyes import beast_eye, eyeball
from art.parts.props import blade, hilt
from art.paths import Point, circle, limb, mirror, move
from art.pen import Pen
from art.people import Person, draw_person

encounters = Gallery("dragonfire", "encounters", light="blue", place="cave")


def both(pen: Pen, data: str, tone: str, *marks: Mark, axis: float = 100, turn: float = 6) -> None:
    """A form and its reflection, the farther one first and darker."""
    pen.form(mirror(data, axis), tone, turn=turn)
    pen.form(data, tone, *marks, turn=turn)


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
    "minotaur",
    "A bull's head with a brass nose ring and wide horns snorts above a great axe.",
    light="violet",
)
def minotaur(pen: Pen) -> None:
    """Horns."""
    hide = "#7a4a2e"
    deep = pen.dark(hide, 0.6)
    pen.shaft(WOOD, "M172 214L160 40", 8)
    pen.form(
        "M166 20Q190 8 204 20V92Q186 84 168 80zM152 24Q132 18 118 34L122 76Q138 74 158 80z",
        STEEL,
        line("#f4faff", "M118 34L122 76", 3),
        turn=8,
    )
    shoulders(
        pen,
        hide,
        line(deep, "M40 160l-4 14M60 172l-2 14M140 172l4 14M160 158l6 14", 3),
        fill("#6a2a2a", "M20 128L44 116L150 214H108z"),
        line(GOLD, "M34 124L132 214", 2.4),
        top=112,
    )
    horn = limb([(130, 62), (164, 58), (188, 34), (184, 2)], 30, 3)
    both(pen, horn, "#e0d0a8", line("#8a6a3a", "M146 48l4 22M160 44l10 20M172 34l14 12M178 20l14 4"), turn=6)
    ear = "M134 76Q160 72 170 88Q156 100 134 94z"
    both(pen, ear, hide, turn=4)
    pen.form(
        "M62 58Q78 38 100 36Q124 38 140 58Q146 78 136 100Q132 124 128 142Q116 164 100 164Q84 164 72 142Q68 124 64 100Q54 78 62 58z",
        hide,
        fill(deep, "M66 80Q80 70 94 84L90 96Q74 94 68 90zM136 80Q122 70 108 84L112 96Q128 94 134 90z", 0.8),
        line(deep, "M92 44l4 18M108 44l-4 18M100 42v22M84 50l4 12M118 50l-4 12", 2.6),
        turn=13,
    )
    pen.mark(
        beast_eye(80, 86, 0.72, "#ff5a2e", 12, round=True),
        beast_eye(122, 86, 0.8, "#ff5a2e", -10, round=True),
    )
    pen.fill(pen.dark(hide, 0.85), "M60 70L96 82L94 89Q78 80 62 79zM142 70L106 82L108 89Q124 80 140 79z")
    pen.form(
        "M74 122Q84 108 100 108Q118 108 128 122Q134 144 122 156Q100 166 80 156Q68 144 74 122z",
        mix(hide, "#d8a890", 0.45),
        fill("#2a1014", "M78 128q8-8 14 2q-4 10-12 6zM110 130q6-10 14-2q0 10-8 10z"),
        line(deep, "M82 152Q100 160 120 152", 2.6),
        turn=8,
    )
    pen.line("#8a5a10", "M90 140a12 13 0 1 0 22 0", 6)
    pen.line("#ffd36a", "M90 140a12 13 0 1 0 22 0", 3.2)
    big_fist(pen, 172, 176, 0.6, hide)


@encounters.drawing(
    "animated-armor", "A suit of plate with nobody inside turns its empty visor.", place="castle"
)
def animated_armor(pen: Pen) -> None:
    """A helmet full of dark."""
    steel = "#a8b0c0"
    dark = pen.dark(steel, 0.65)
    blade(pen, 34, 150, -8, 108, 8)
    hilt(pen, 34, 150, -8, 24)
    pen.form(
        "M46 214L40 152Q70 130 102 130Q136 130 164 152L158 214z",
        steel,
        fill(pen.dark(steel, 0.2), "M102 130Q136 130 164 152L158 214H102z", 0.5),
        line(dark, "M102 136V214M56 172Q102 190 150 172M56 192Q102 210 150 192", 2.6),
        turn=11,
    )
    both(
        pen,
        "M140 134Q176 128 190 160Q196 186 186 200L156 192Q138 164 140 134z",
        steel,
        line(dark, "M148 156Q168 148 190 164M150 174Q170 166 190 184", 2.6),
        axis=102,
        turn=9,
    )
    pen.fill("#0a0a14", "M76 118Q102 132 130 118L134 146Q102 160 72 146z")
    pen.form(
        "M70 134Q102 152 136 134L142 152Q102 172 64 152z",
        steel,
        line(GOLD, "M66 148Q102 168 140 148", 2.6),
        turn=6,
    )
    pen.form(
        "M64 72Q62 28 102 22Q142 28 142 72Q144 104 130 122L104 134L76 122Q62 104 64 72z",
        steel,
        fill(dark, "M70 62H136V96H70z", 0.15),
        line(dark, "M102 24V62M78 104h6M78 112h8M122 104h6M120 112h8M92 106v14M112 106v14", 3),
        turn=12,
        edge=3,
    )
    pen.fill("#05060c", "M68 72L96 66Q102 78 108 66L138 72Q138 90 128 96L104 88L78 96Q66 90 68 72z")
    pen.line(GOLD, "M68 70L96 64Q102 76 108 64L138 70", 2.6)
    pen.glow("#9fc8ff", 84, 82, 12, 0.5)
    pen.glow("#9fc8ff", 122, 82, 13, 0.5)
    pen.form("M96 24Q92 6 104-6Q120 4 112 24z", "#8a2f4a", turn=4)
    pen.form(
        "M14 158Q26 146 46 154Q58 166 50 184Q34 194 18 186Q8 172 14 158z",
        steel,
        line(dark, "M18 164q16-6 32 0M18 174q16-5 33 0"),
        turn=6,
    )


@encounters.drawing(
    "basilisk", "A squat grey lizard on eight legs glares with eyes that glow a deadly green.", light="violet"
)
def basilisk(pen: Pen) -> None:
    """Eyes not to be met."""
    hide = "#7a7f6a"
    pen.shadow(104, 188, 90, 8)
    pen.form(limb([(150, 130), (186, 124), (196, 92), (178, 74)], 36, 4), hide, turn=6)
    for x in (172, 148, 124, 100):
        leg(
            pen,
            [(x - 10, 150), (x + 6, 166), (x, 184)],
            24,
            14,
            pen.dark(hide, 0.25),
            turn=5,
        )
        claws(pen, x - 8, 182, 3, 0.7)
    pen.form(
        "".join(
            move("M-8 8L0-22L8 8z", x, y, turn)
            for x, y, turn in ((96, 66, -14), (114, 66, 0), (132, 76, 14), (148, 90, 28), (162, 106, 42))
        ),
        "#4a3a5a",
        turn=4,
    )
    pen.form(
        "M70 140Q76 84 116 76Q160 84 172 130Q170 160 130 166Q84 168 70 140z",
        hide,
        fill(mix(hide, "#e8dcb0", 0.5), "M74 150Q120 164 168 144Q162 168 128 170Q86 170 74 150z", 0.8),
        scales(pen, hide, (108, 92), (126, 94), (116, 106), (134, 110), (148, 118), (120, 122), (140, 132)),
        turn=13,
    )
    pen.form(
        "M16 130Q18 96 46 78Q74 58 100 70Q124 86 118 122Q106 156 64 158Q22 154 16 130z",
        hide,
        fill(mix(hide, "#e8dcb0", 0.5), "M16 134Q60 148 114 126Q104 158 64 160Q24 156 16 134z", 0.9),
        scales(pen, hide, (72, 70), (90, 76), (100, 92)),
        fill(INK, "M26 116q5-5 9 0q-4 4-9 0z"),
        turn=12,
        edge=3,
    )
    pen.fill("#2a0a14", "M20 130Q60 142 104 124Q98 146 64 150Q30 148 20 130z")
    fangs(pen, (24, 131), (100, 126), 9, 9, 5, 2)
    for x, y, size in ((50, 98, 0.9), (90, 94, 1.05)):
        pen.glow("#8fff3a", x, y, 24, 0.6)
        pen.mark(beast_eye(x, y, size, "#b8ff4a", 8 if x < 60 else -8))
    pen.fill(pen.dark(hide, 0.8), "M34 84L64 94L62 100Q48 92 34 92zM112 76L76 92L78 99Q96 86 112 84z")
    for x in (40, 78):
        leg(pen, [(x + 12, 150), (x - 6, 166), (x, 184)], 26, 16, hide, turn=5)
        claws(pen, x - 8, 182, 3, 0.8)


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
    "helmed-horror",
    "Black armour with flames behind the visor raises a glowing greatsword.",
    light="violet",
    place="castle",
)
def helmed_horror(pen: Pen) -> None:
    """Black plate, white fire."""
    plate = "#3f3a54"
    pen.form(
        "M40 214Q10 150 34 96Q70 120 102 118Q140 120 172 92Q192 150 166 214z",
        "#5a1f3a",
        line("#2a0a1c", "M40 120Q30 170 44 212M166 118Q176 170 162 212", 3),
        turn=9,
    )
    pen.glow("#7fd8ff", 166, 70, 60)
    blade(pen, 164, 150, 6, 116, 10, "#7fd8ff")
    hilt(pen, 164, 150, 6, 28)
    pen.form(
        "M44 214L48 156Q74 140 102 140Q132 140 158 156L160 214z",
        plate,
        line(pen.lit(plate, 0.5), "M102 146V214M60 176Q102 190 146 176", 2.4),
        turn=10,
    )
    both(
        pen,
        "M136 138Q160 116 190 122L178 140L196 150L178 162L186 184L154 182Q136 160 136 138z",
        plate,
        line(pen.lit(plate, 0.5), "M148 146Q164 138 178 142M150 164Q166 158 178 162"),
        axis=102,
        turn=8,
    )
    pen.form(
        "M64 80Q60 40 78 24L102 10L126 24Q146 40 142 80L134 118L104 140L72 118z",
        plate,
        line(pen.lit(plate, 0.5), "M102 12V66", 3),
        turn=12,
        edge=3,
    )
    pen.fill("#05060c", "M68 74L98 84V96L90 126L76 112zM138 74L106 84V96L114 126L130 112z")
    pen.glow("#ffb04a", 84, 90, 26)
    pen.glow("#ffb04a", 122, 90, 28)
    pen.fill("#fff0b0", "M72 82L94 90L90 98Q78 96 72 82zM134 82L110 90L114 98Q128 96 134 82z")
    horn = "M134 52Q164 44 174 10Q186 44 160 72Q148 80 138 76z"
    both(pen, horn, "#2a2438", axis=102, turn=5)
    pen.form("M146 168Q160 158 178 166Q188 178 180 194Q160 200 146 190z", plate, turn=6)


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
    "displacer-beast",
    "A black six-legged panther lashes two spiked tentacles above its shoulders.",
    light="violet",
    place="wood",
)
def displacer_beast(pen: Pen) -> None:
    """A panther, and where it seems to be."""
    hide = "#34304e"
    for points in (
        [(140, 124), (186, 96), (160, 40), (184, 16)],
        [(58, 126), (16, 100), (40, 44), (14, 20)],
    ):
        pen.form(limb(points, 22, 10), hide, turn=5)
        x, y = points[-1]
        pen.form(
            move("M-10 16Q-18-6 0-20Q18-6 10 16Q0 22-10 16z", x, y, 30 if x > 100 else -30),
            "#6a4a7a",
            dots("#f0d8e8", 4, (x - 4, y), (x + 4, y - 4), (x, y + 8)),
            turn=4,
        )
    pen.form(
        "M20 212Q18 150 56 122Q100 96 150 108Q190 124 196 212z",
        pen.dark(hide, 0.1),
        line("#5fe0c8", "M24 200Q26 150 60 128Q100 104 148 114", 3, 0.4),
        line(pen.dark(hide, 0.6), "M60 150Q70 180 64 206M140 140Q160 170 158 206", 3),
        turn=14,
    )
    for points in ([(160, 140), (184, 166), (172, 190)], [(120, 160), (132, 178), (124, 194)]):
        leg(pen, points, 40, 28, hide, turn=8)
    with pen.group("translate(-14 -10)scale(1.12)"):
        panther(pen, hide, "#5fffb0")
    leg(pen, [(52, 160), (34, 172), (40, 194)], 40, 30, hide, turn=8)
    paw(pen, 38, 186, 18, hide)
    paw(pen, 170, 186, 17, hide)


@encounters.drawing(
    "manticore",
    "A lion with an old man's snarl spreads leather wings and aims its spiked tail.",
    place="peaks",
)
def manticore(pen: Pen) -> None:
    """Wings, mane, spikes."""
    hide, mane = "#c88a4a", "#8a2f1e"
    bat_wing(pen, 140, 116, "#6a3a4a", 0.8, 4)
    bat_wing(pen, 60, 116, "#6a3a4a", 0.74, 4, left=True)
    pen.form(limb([(150, 180), (190, 170), (194, 120), (180, 92)], 20, 12), hide, turn=5)
    pen.form(
        "".join(
            move("M-4 6L0-24L4 6z", x, y, turn)
            for x, y, turn in ((180, 84, 0), (168, 90, -40), (194, 90, 40), (172, 84, -20), (190, 84, 20))
        ),
        "#f0e2bc",
        turn=2,
    )
    pen.form("M30 214Q34 160 70 140H130Q168 160 172 214z", hide, turn=12)
    pen.form(
        "M52 132L38 124L46 104L30 90L46 76L36 52L58 50L60 26L82 34L100 12L116 32L140 22L144 46L166 48L158 72L172 88L158 102L168 122L150 130L150 154L128 154L112 176L96 162L78 176L70 154L48 156z",
        mane,
        line(
            pen.dark(mane),
            "M56 120l-10 0M54 90l-14-2M64 60l-12-8M90 40l-4-14M116 42l6-12M142 62l14-8M150 92l14-2M146 122l14 6M122 146l6 14M84 148l-6 14",
            2.6,
        ),
        turn=8,
    )
    pen.form(
        "M66 84Q66 52 100 48Q136 52 136 86Q136 112 124 130Q112 146 100 146Q86 144 76 130Q64 112 66 84z",
        hide,
        fill(pen.dark(hide, 0.45), "M70 84Q82 74 94 86L90 96H74zM132 84Q120 74 106 86L110 96H128z", 0.8),
        line(pen.dark(hide, 0.55), "M84 58q16-6 32 0M88 66q12-4 24 0M118 104q6 8 4 18M82 104q-4 8-2 16", 2.2),
        turn=11,
    )
    pen.mark(
        beast_eye(83, 88, 0.74, "#ffe14a", 10, round=True),
        beast_eye(118, 87, 0.84, "#ffe14a", -8, round=True),
    )
    pen.fill("#3a1410", "M66 74L96 84L94 91Q80 82 67 82zM138 72L104 84L106 91Q122 81 136 80z")
    pen.form(
        "M92 88Q90 104 84 112Q92 122 102 118Q112 122 118 112Q112 102 110 88z",
        mix(hide, "#d8704a", 0.3),
        fill("#3a1410", "M88 112q4-4 8 0q-4 4-8 0zM106 112q4-4 8 0q-4 4-8 0z"),
        turn=5,
    )
    pen.fill("#2a0a12", "M76 124Q100 116 126 123Q124 146 101 148Q80 146 76 124z")
    fangs(pen, (78, 124), (124, 123), 8, 9, -4, 2)
    fangs(pen, (84, 142), (118, 142), 5, -7, 4)
    for x in (46, 150):
        paw(pen, x, 186, 20, hide)


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


@encounters.drawing(
    "animated-statue", "A marble woman with cracked cheeks opens eyes full of blue light.", place="castle"
)
def animated_statue(pen: Pen) -> None:
    """Everything is stone."""
    marble = "#cfd0dc"
    draw_person(
        pen,
        Person(
            "human",
            "Noble",
            "blue",
            "f",
            head="woman-strong",
            skin=marble,
            hair="waves",
            hair_colour="#b4b6c4",
            headgear="none",
            attire="stole",
            prop="none",
            hand="none",
            mood="stern",
            cloth="#a8aaba",
            iris="#9fe8ff",
            extras="blank",
            metal="#b8bac8",
            tilt=-2,
        ),
        4,
    )
    pen.line("#4a4a60", "M112 62l-6 12l10 8l-6 14M74 118l8 8l-4 10M128 120l-8 6l4 12M60 184l10-12l-4-10", 2.6)
    pen.glow("#7fd8ff", 78, 94, 16, 0.8)
    pen.glow("#7fd8ff", 112, 93, 18, 0.8)


@encounters.drawing(
    "doppelganger",
    "Half a smiling face, half grey and empty: the skin between them flows.",
    light="violet",
    place="town",
)
def doppelganger(pen: Pen) -> None:
    """Two faces in one."""
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


@encounters.drawing(
    "rug-of-smothering", "A red carpet rears up like a cobra, its fringes reaching out.", place="hall"
)
def rug_of_smothering(pen: Pen) -> None:
    """Woven malice."""
    wool, trim = "#a82a34", "#e8b85a"
    pen.shadow(100, 188, 84, 8)
    pen.form(
        "M20 182Q60 164 100 172Q150 176 186 164L192 186Q140 198 90 194Q50 198 14 200z",
        pen.dark(wool, 0.3),
        line(trim, "M24 188Q60 174 100 180Q150 184 188 172", 3),
        turn=6,
    )
    top = "".join(
        f"M{x} {42 - abs(100 - x) // 6 * -1}q{(x - 100) // 8} -12 {(x - 100) // 5} -20"
        for x in range(36, 170, 11)
    )
    pen.line(pen.dark(trim, 0.5), top, 6)
    pen.line(trim, top, 3.4)
    pen.form(
        "M10 84Q18 50 44 52Q100 26 158 52Q184 50 192 82Q172 74 160 86Q150 130 158 178Q100 192 46 180Q54 130 44 88Q30 74 10 84z",
        wool,
        line(trim, "M58 168Q66 120 56 70Q100 48 146 70Q138 120 146 166Q100 178 58 168z", 5),
        line("#2a5a8a", "M70 158Q76 120 70 80Q100 64 132 80Q126 120 132 156", 4),
        fill(trim, "M101 118l18 16l-18 20l-18-20z"),
        fill("#2a5a8a", "M101 126l10 8l-10 11l-10-11z"),
        line(pen.dark(wool), "M28 64Q40 62 48 74M174 64Q162 62 154 74", 3),
        turn=13,
        edge=3,
    )
    pen.fill("#180818", "M72 84Q84 78 97 96Q84 104 74 98zM130 84Q118 78 105 96Q118 104 128 98z")
    shine(pen, "#ffe06a", (84, 92, 3.6), (118, 92, 3.8))
    pen.line(trim, "M10 84q-6 8-4 18M18 80q-4 8-2 16M192 82q6 8 4 18M184 79q4 8 2 16", 3.4)


@encounters.drawing(
    "sealed-vault",
    "A round vault door with three locks and a wheel shuts off a glow of gold.",
    light="violet",
    place="castle",
)
def sealed_vault(pen: Pen) -> None:
    """A door that says no."""
    stone, iron = "#6a6478", "#8a93a8"
    pen.form(
        "M0 0H200V214H0z",
        pen.dark(stone, 0.4),
        line(
            pen.dark(stone, 0.8),
            "M0 40H200M0 90H24M176 90H200M0 140H24M176 140H200M0 186H200M60 0V24M140 0V24M40 186V214M120 186V214",
            4,
        ),
        turn=4,
    )
    pen.glow("#ffd36a", 100, 106, 108, 0.8)
    pen.form(circle(100, 106, 82), iron, line(pen.dark(iron, 0.6), circle(100, 106, 66), 5), turn=12, edge=3)
    pen.dots(
        pen.lit(iron, 0.7),
        8,
        *(
            (100 + 74 * x, 106 + 74 * y)
            for x, y in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7))
        ),
    )
    for x, y in ((100, 60), (60, 134), (140, 134)):
        pen.form(
            f"M{x - 15} {y - 12}H{x + 15}V{y + 12}Q{x} {y + 22} {x - 15} {y + 12}z",
            GOLD,
            fill("#2a1a10", f"M{x} {y - 6}q5 0 5 5l-3 4l2 8h-8l2-8l-3-4q0-5 5-5z"),
            turn=4,
        )
    spokes = "".join(
        f"M100 106L{100 + 34 * a:.0f} {106 + 34 * b:.0f}"
        for a, b in ((1, 0), (-0.5, 0.87), (-0.5, -0.87), (0.5, 0.87), (-1, 0), (0.5, -0.87))
    )
    pen.shaft("#5c6474", spokes, 6)
    pen.form(circle(100, 106, 26) + circle(100, 106, 18, hole=True), IRON, turn=4)
    pen.form(circle(100, 106, 9), GOLD, turn=3)
