"""Encounters of the dungeon: giants, golems, packs and slime. The light goes with the colour of the card."""

from __future__ import annotations

from pathlib import Path

from art.colour import WOOD, mix
from art.creatures.brutes import big_fist, shoulders
from art.creatures.limbs import fangs, leg
from art.creatures.undead import shine
from art.gallery import Gallery
from art.marks import dots, fill, line
from art.parts.eyes import beast_eye, eyeball
from art.parts.scales import dragon
from art.paths import circle, limb, mirror, move
from art.pen import Pen

encounters = Gallery("dragonfire", "encounters", place="cave")
encounters.people(Path(__file__).with_name("encounters.yaml"))


@encounters.drawing(
    "kobold-pack", "Three orange kobolds with spears crowd forward, all teeth and eyes.", light="slate"
)
def kobold_pack(pen: Pen) -> None:
    """One head, three times."""
    hide = "#b8602e"
    for x, top in ((30, 20), (128, 6), (186, 26)):
        pen.shaft(WOOD, f"M{x + 6} 210L{x} {top + 30}", 5)
        pen.form(move("M0-24L10 4L0 16L-10 4z", x, top + 20), "#c8d2de", turn=3)
    with pen.collect() as marks:
        pen.form(
            "M76 190Q72 150 92 124L128 110Q160 130 164 190z",
            "#6b4429",
            line("#3a2417", "M84 160Q120 172 160 156", 4),
            turn=10,
        )
        dragon(pen, hide, "#ffe14a", "small", eye=1.3)
    head = pen.stamp(*marks)
    for place in ("translate(74 22)scale(.68)", "translate(-22 34)scale(.68)", "translate(20 72)scale(.78)"):
        pen.mark(pen.press(head, place))


@encounters.drawing(
    "troll", "A gaunt troll with a mane like moss reaches out with both hands.", light="slate"
)
def troll(pen: Pen) -> None:
    """A long face between two claws."""
    hide, moss = "#8fa860", "#4a2f34"
    deep = pen.dark(hide)
    pen.form(
        "M44 212Q40 150 70 122Q100 106 134 122Q164 150 160 212z",
        hide,
        line(deep, "M82 150q18 8 38 0M80 166q20 8 42 0M84 182q18 8 34 0M100 130v60", 2.6),
        turn=12,
    )
    pen.form(
        "M100 12L114 0L118 18L138 10L136 32L158 38L146 56L166 72L150 84L164 108L146 112L152 138L132 134L128 70L72 70L66 136L48 138L54 112L36 108L50 84L34 72L54 56L44 38L64 32L62 10L82 18L86 0z",
        moss,
        line(pen.dark(moss, 0.6), "M60 50l8 10M140 50l-8 10M54 92l10 4M146 92l-10 4", 2.6),
        turn=7,
    )
    ear = "M128 62Q150 34 180 30Q170 66 136 84z"
    pen.form(ear + mirror(ear), hide, turn=4)
    pen.form(
        "M68 60Q72 30 100 28Q128 30 132 60Q138 90 128 122Q122 156 100 164Q78 156 72 122Q62 90 68 60z",
        hide,
        fill(pen.dark(hide, 0.6), "M70 66Q84 56 96 72L92 86H72zM130 66Q116 56 104 72L108 86H128z", 0.8),
        line(deep, "M84 40q16-6 32 0M88 48q12-4 24 0M124 96q-6 10-4 20M76 96q6 10 4 20", 2.2),
        turn=11,
    )
    shine(pen, "#ffe06a", (84, 76, 4), (117, 76, 4.6))
    pen.fill(pen.dark(hide, 0.85), "M64 58L96 72L94 78Q80 68 66 66zM136 58L104 72L106 78Q120 68 134 66z")
    pen.fill("#2a0a12", "M76 120Q100 112 124 120Q124 156 100 160Q78 154 76 120z")
    fangs(pen, (78, 120), (122, 120), 7, 12, -4, 3)
    fangs(pen, (82, 148), (118, 148), 5, -9, 6)
    pen.form(
        "M92 70Q84 96 80 116Q84 134 92 128Q100 134 108 126Q118 132 120 116Q114 94 108 70Q100 64 92 70z",
        mix(hide, "#a8703c", 0.35),
        fill(pen.dark(hide, 0.8), "M84 118q5-6 9 0q-4 5-9 0zM107 118q5-6 9 0q-4 5-9 0z"),
        dots(deep, 5, (96, 92), (106, 104)),
        turn=6,
    )
    for left in (False, True):
        points = [(48, 190), (16, 172), (34, 140)]
        pen.form(limb([(200 - x, y) if left else (x, y) for x, y in points], 34, 22), hide, turn=7)
        for x, y, turn in ((26, 114, 2), (42, 112, 24), (54, 124, 48)):
            nail = move("M-6 18Q-8-8 0-26Q8-8 6 18z", x, y, turn)
            pen.form(mirror(nail) if left else nail, hide, turn=3)
            tip = move("M-4-14Q-2-30 2-38Q5-26 4-14z", x, y, turn)
            pen.fill("#f0e2bc", mirror(tip) if left else tip)
        pen.form(circle(166 if left else 34, 136, 19), hide, turn=6)


@encounters.drawing(
    "gelatinous-cube",
    "A clear green cube of jelly carries a skeleton, a boot and a sword inside it.",
    light="umber",
)
def gelatinous_cube(pen: Pen) -> None:
    """A block with a dinner in it."""
    jelly = "#7fc8a0"
    pen.shadow(100, 186, 88, 10)
    with pen.collect() as eaten:
        pen.form(
            "M62 86Q62 62 84 60Q106 62 106 86Q106 98 98 102L96 114Q84 118 72 114L70 102Q62 98 62 86z",
            "#e8e4c8",
            fill(
                "#20302c",
                "M68 88a7 7 0 1 1 14 0a7 7 0 1 1-14 0zM87 88a8 8 0 1 1 16 0a8 8 0 1 1-16 0zM83 100l4 7h-7z",
            ),
            turn=7,
        )
        pen.shaft(
            "#d8d8b8",
            "M84 118V160M60 128Q84 120 108 128M64 140Q84 134 104 140M68 152Q84 146 100 152M60 128L48 152",
            5,
        )
        pen.form(
            move("M-6 0L-5-56L1-66L7-56L6 0zM-18 0h36v7h-36zM-4 7h8v18h-8z", 150, 132, 24), "#b8c4d0", turn=3
        )
        pen.form("M120 140h16v20q10 2 10 12h-28z", "#6b4429", turn=4)
        pen.form(circle(58, 168, 9), "#d9a648", turn=3)
    pen.form(
        "M22 62L128 50L180 66L182 176L70 190L20 172z",
        jelly,
        f'<g opacity=".85">{"".join(eaten)}</g>',
        fill("#dffff0", "M22 62L128 50L180 66L70 78z", 0.45),
        fill("#0f4a3c", "M70 78L180 66L182 176L70 190z", 0.28),
        line("#e8fff4", "M22 62L70 78L180 66M70 78V190", 3, 0.8),
        line("#ffffff", "M30 80V120M30 132v10", 5, 0.7),
        dots("#e8fff4", 6, (120, 96), (164, 100), (112, 174), (40, 150), (134, 112), (92, 176), opacity=0.8),
        turn=6,
        edge=3,
    )


@encounters.drawing(
    "stone-golem", "A golem of grey blocks raises its fists, a blue sign burning on its brow.", light="umber"
)
def stone_golem(pen: Pen) -> None:
    """Blocks with a will."""
    stone = "#9a98a4"
    crack = pen.dark(stone, 0.65)
    pen.form(
        "M34 214L28 128L62 104H140L174 128L168 214z",
        stone,
        line(crack, "M62 104L72 150L58 214M140 104L130 150L146 214M72 150H130M84 180h34M100 150v30", 3.4),
        turn=12,
    )
    for left in (False, True):
        for block in ("M140 94L184 86L200 112L196 152L158 156L144 126z", "M160 150L198 146L204 176L168 180z"):
            pen.form(
                mirror(block, 101) if left else block,
                stone,
                line(crack, mirror("M156 104l12 18l-8 12", 101) if left else "M156 104l12 18l-8 12"),
                turn=8,
            )
        fist = "M150 166L196 160L206 200L160 210L144 190z"
        pen.form(
            mirror(fist, 101) if left else fist,
            pen.lit(stone, 0.1),
            line(
                crack, mirror("M166 168l2 20M182 166l2 20", 101) if left else "M166 168l2 20M182 166l2 20", 3
            ),
            turn=8,
        )
    pen.form(
        "M58 34L78 14L126 12L146 32L150 92L128 118L76 120L54 94z",
        stone,
        fill(pen.dark(stone, 0.5), "M62 60L94 66L92 80L66 78zM142 58L108 66L110 80L138 76z"),
        line(crack, "M78 14l8 18M146 40l-14 6M56 92l18-4M104 66L96 92L110 92M130 116l-6-14", 2.6),
        fill(crack, "M76 100H128V108H76z"),
        line(pen.lit(stone, 0.6), "M86 100v8M98 100v8M110 100v8M120 100v8"),
        turn=12,
        edge=3,
    )
    pen.fill(pen.dark(stone, 0.25), "M52 50L98 60L150 48L148 60L102 70L98 70L54 62z")
    shine(pen, "#5fd8ff", (82, 72, 4.6), (122, 71, 5))
    pen.glow("#5fd8ff", 102, 38, 26)
    pen.line("#e8fbff", "M102 22l10 16l-10 16l-10-16zM102 34v8", 3)


@encounters.drawing(
    "fomorian", "A lopsided giant with one swollen eye and a torn grin leans into the light.", light="slate"
)
def fomorian(pen: Pen) -> None:
    """Nothing on this face is level."""
    hide = "#9a6a8a"
    deep = pen.dark(hide)
    shoulders(
        pen,
        hide,
        line(deep, "M30 150q12 8 24 2M40 170q12 8 24 2M150 160q14 6 26-2", 3),
        fill("#5a4a34", "M0 170L60 130L190 214H0z"),
        line("#2a2018", "M20 160L140 214M60 132L190 212", 2.6),
        top=98,
    )
    pen.form(
        "M150 66Q186 52 190 80Q182 112 150 110zM52 96Q30 92 30 106Q34 120 54 116z",
        hide,
        fill(deep, "M160 74q18-6 20 6q-4 16-20 18z", 0.7),
        turn=5,
    )
    pen.form(
        "M56 66Q60 26 104 22Q150 20 160 62Q170 96 156 124Q140 158 98 156Q60 152 52 120Q44 92 56 66z",
        hide,
        fill(
            pen.dark(hide, 0.4),
            "M96 60Q126 40 150 62Q152 92 126 98Q100 94 96 60zM60 84Q70 78 82 86L80 96H64z",
            0.8,
        ),
        line(deep, "M76 34q10 6 24 2M70 44q8 4 16 2M150 110q-8 12-6 22", 2.4),
        dots(deep, 6, (72, 62), (140, 112), (64, 110)),
        turn=13,
        edge=3,
    )
    pen.mark(
        eyeball(124, 72, 20, "#ffb02e", pen.dark(hide, 0.7)),
        beast_eye(72, 90, 0.5, "#ffe14a", 10, round=True),
    )
    pen.line("#c84a4a", "M108 62q6 2 8 8M140 64q-6 2-8 6M138 82q-6-2-8-4", 1.6)
    pen.fill(pen.dark(hide, 0.8), "M94 56Q124 34 154 54L150 62Q122 46 100 66zM56 78L86 84L84 90Q70 84 58 86z")
    pen.form(
        "M84 84Q98 88 96 106Q92 120 74 118Q62 112 70 100z",
        mix(hide, "#d86a5a", 0.35),
        fill(deep, "M70 110q6-5 9 0q-4 4-9 0z"),
        turn=5,
    )
    pen.fill("#2a0a12", "M62 126Q86 118 112 124Q136 122 148 108Q150 138 116 146Q76 150 62 126z")
    fangs(pen, (66, 126), (142, 116), 7, 10, 4, 5)
    fangs(pen, (76, 144), (130, 138), 4, -10, 3)
    pen.form("M80 150Q82 136 88 126Q96 138 96 150z", "#f6e6c0", turn=2)
    pen.form("M88 24Q84 4 104-2Q100 8 112 10Q124 6 130 14Q118 18 116 26z", "#3a2c34", turn=4)
    leg(pen, [(20, 150), (2, 178), (24, 196)], 46, 34, hide, turn=9)
    big_fist(pen, 40, 186, 0.8, hide)


@encounters.drawing(
    "stone-giant",
    "A grey giant with a face like hewn rock holds a boulder above his head.",
    light="umber",
    place="peaks",
)
def stone_giant(pen: Pen) -> None:
    """A boulder about to fall."""
    hide, rock = "#8a909a", "#6a5e58"
    deep = pen.dark(hide, 0.6)
    for left in (False, True):
        points = [(158, 150), (186, 104), (156, 52)]
        pen.form(limb([(200 - x, y) if left else (x, y) for x, y in points], 46, 30), hide, turn=8)
    pen.form(
        "M22 46L40 8L94-12L156-6L186 30L176 62L128 74L66 72z",
        rock,
        line(pen.dark(rock, 0.65), "M60 14l16 20l-10 18M120 4l-8 26l22 14M156 30l-14 14M94 70l6-18", 3),
        fill(pen.lit(rock, 0.4), "M40 8L94-12L76 10L50 22z", 0.5),
        turn=12,
    )
    pen.form(
        "M30 214Q26 160 60 140Q100 128 142 140Q176 160 172 214z",
        hide,
        line(deep, "M64 168Q100 182 140 166M100 150V214", 3),
        turn=13,
    )
    pen.form(
        "M64 90L82 64H120L138 92L140 126L124 162L102 176L80 162L62 126z",
        hide,
        fill(pen.dark(hide, 0.65), "M66 98L98 106L96 122L70 118zM136 98L106 106L108 122L132 118z"),
        line(deep, "M82 64l6 16M120 64l-6 16M134 130l-10 8l-2 16M68 130l10 8l2 16", 2.6),
        fill(pen.dark(hide, 0.75), "M80 150L102 142L124 150L118 160H86z"),
        turn=11,
    )
    fangs(pen, (84, 150), (120, 150), 5, 6, -4)
    pen.form(
        "M94 100L84 136L102 144L120 136L110 100z",
        pen.lit(hide, 0.2),
        fill(pen.dark(hide, 0.4), "M104 100L110 100L120 136L102 144z", 0.7),
        turn=3,
    )
    pen.mark(
        beast_eye(83, 114, 0.6, "#ffb02e", 8, round=True),
        beast_eye(121, 114, 0.64, "#ffb02e", -8, round=True),
    )
    pen.fill(pen.dark(hide, 0.35), "M58 88L100 100L144 88L142 100L104 112L98 112L60 100z")
    pen.fill(pen.lit(hide, 0.6), "M58 88L100 100L144 88L142 92L101 104L60 92z")
    for x, y in ((44, 50), (156, 48)):
        pen.form(
            f"M{x - 18} {y + 6}Q{x - 18} {y - 18} {x} {y - 18}Q{x + 18} {y - 16} {x + 18} {y + 6}Q{x} {y + 18} {x - 18} {y + 6}z",
            hide,
            line(deep, f"M{x - 6} {y - 14}v16M{x + 5} {y - 14}v16", 2.6),
            turn=6,
        )


@encounters.drawing(
    "cyclops", "A bearded giant with a single blue eye lifts a tree trunk.", light="slate", place="peaks"
)
def cyclops(pen: Pen) -> None:
    """One eye."""
    hide, hair = "#c8905c", "#5a3424"
    deep = pen.dark(hide, 0.55)
    pen.form(
        "M146 130Q136 70 160 10Q180-6 196 12Q200 70 182 140z",
        WOOD,
        line(pen.dark(WOOD, 0.6), "M164 30q-8 50-4 90M182 24q4 50-4 90", 2.8),
        turn=8,
    )
    shoulders(
        pen,
        hide,
        fill("#7a6a54", "M0 190Q10 130 50 112L66 132Q40 150 40 214H0z"),
        line("#3a3024", "M14 170q8 10 6 24M34 136q6 10 4 20", 3),
        top=104,
    )
    pen.form(
        "M60 64Q60 22 100 18Q142 20 144 64Q150 84 146 104Q138 144 102 148Q64 144 56 104Q52 84 60 64z",
        hide,
        fill(pen.dark(hide, 0.4), "M70 66Q100 36 134 66Q126 96 102 98Q76 94 70 66z", 0.8),
        line(deep, "M82 30q18-6 38 0M86 38q16-4 30 0", 2.4),
        turn=13,
        edge=3,
    )
    pen.form("M98 22Q96 2 108-10Q114 8 110 24z", "#e8dcc0", turn=4)
    ear = "M142 70Q160 62 162 80Q158 98 144 100z"
    pen.form(ear + mirror(ear, 101), hide, turn=4)
    pen.mark(eyeball(102, 70, 25, "#3f9ad8", pen.dark(hide, 0.75)))
    pen.form("M68 60Q100 28 136 58L134 66Q102 46 72 70z", hair, turn=4)
    pen.form("M92 94Q102 90 112 94Q120 108 102 112Q86 108 92 94z", mix(hide, "#d8503c", 0.25), turn=4)
    pen.form(
        "M54 96Q62 116 82 112Q102 116 122 112Q140 116 148 94Q154 134 138 160L128 152L118 176L102 160L88 176L76 152L62 160Q48 130 54 96z",
        hair,
        line(pen.dark(hair, 0.6), "M70 128l4 18M88 134l2 22M114 134l-2 22M132 128l-4 18", 2.6),
        fill("#2a0a12", "M80 120Q102 112 124 120Q116 136 102 136Q88 136 80 120z"),
        turn=9,
    )
    fangs(pen, (84, 120), (120, 120), 5, 8, -3)
    big_fist(pen, 166, 164, 0.78, hide)
