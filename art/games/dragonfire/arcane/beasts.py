"""Monstrous beasts."""

from __future__ import annotations

from art.colour import GOLD, INK, STEEL, WOOD, mix
from art.creatures.brutes import big_fist, shoulders
from art.creatures.limbs import bat_wing, claws, fangs, leg, paw, scales
from art.games.dragonfire.arcane import both, encounters
from art.marks import dots, fill, line
from art.parts.beasts import panther
from art.parts.eyes import beast_eye
from art.paths import limb, move
from art.pen import Pen


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
