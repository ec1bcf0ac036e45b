"""People of Wrath of Ashardalon who are more than a face with a thing in its hand."""

from __future__ import annotations

from art.colour import GOLD, STEEL, mix
from art.creatures.brutes import big_fist
from art.gallery import Gallery
from art.marks import dots, fill, line
from art.parts.eyes import beast_eye
from art.pen import Pen
from art.people import Person, draw_person
from art.things.hands import fist

monsters = Gallery("ashardalon", "monsters")
villagers = Gallery("ashardalon", "villagers")

YOUTH = Person(
    "human",
    "Villager",
    "violet",
    head="man-square",
    skin="rosy",
    hair="wild",
    hair_colour="straw",
    extras="freckles",
    mood="fierce",
    headgear="none",
    cloth="#4f7a3a",
    hand="none",
    prop="none",
    iris="#3a8ad0",
    tilt=3,
)


@monsters.drawing(
    "human-cultist",
    "Under a red, pointed hood a man grins with mad eyes, three claw marks painted on his face, and lifts a wavy knife.",
    light="violet",
)
def human_cultist(pen: Pen) -> None:
    """Mad eyes in the shadow of a hood."""
    cloth, skin, blood = "#a8202c", "#e2c8b8", "#c8141e"
    pen.form(
        "M22 212Q30 168 62 152Q106 140 148 152Q182 168 188 212z",
        pen.dark(cloth, 0.25),
        line(pen.dark(cloth, 0.75), "M72 168Q66 190 70 210M142 168Q148 190 146 210", 3),
        turn=12,
    )
    pen.form(
        "M44 168Q54 140 50 108Q46 66 78 36Q96 22 104 2Q122 10 136 34Q166 64 160 110Q158 146 170 168Q140 190 106 190Q70 190 44 168z",
        cloth,
        line(
            pen.dark(cloth),
            "M104 8Q96 28 110 44M138 40Q158 74 150 118M56 150Q60 164 52 168M152 130Q150 152 160 164",
            3.4,
        ),
        turn=13,
        edge=3,
    )
    pen.fill("#14060f", "M68 128Q58 82 102 52Q148 82 140 128Q132 164 104 172Q76 164 68 128z")
    pen.form(
        "M72 96Q74 72 102 68Q132 72 136 98Q136 122 124 144Q112 164 104 164Q94 162 84 144Q72 122 72 96z",
        skin,
        fill(
            pen.dark(skin, 0.5), "M124 104Q110 118 112 144L122 150L140 110zM76 108Q86 120 86 140L78 128z", 0.7
        ),
        fill(pen.dark(skin, 0.5), "M100 92L92 120Q100 126 108 120L106 96z", 0.5),
        line(blood, "M84 66L80 138M100 64L98 90M120 66L118 146", 6),
        fill("#2a0a20", "M60 60H144V92Q124 78 102 90Q84 80 64 92z", 0.72),
        fill("#f4e8dc", "M78 128Q102 142 126 126Q122 150 104 154Q86 150 78 128z"),
        line(
            "#3a0a14",
            "M78 128Q102 140 126 126Q122 150 104 154Q86 150 78 128zM82 138Q104 150 123 136M90 132v17M100 136v17M110 134v18M118 130v15",
            1.8,
        ),
        turn=9,
    )
    for x, r in ((87, 8), (117, 9.5)):
        pen.oval("#14060f", x, 101, r + 1.6, r + 0.6)
        pen.oval("#fff8ea", x - 0.5, 101, r, r - 1)
        pen.dots("#c81420", 6.5, (x - 1, 101))
        pen.dots("#14060f", 3, (x - 1, 101))
    pen.fill("#2a1418", "M76 88L98 96L97 101Q86 93 76 94zM130 86L106 96L107 101Q118 92 130 93z")
    pen.form(
        "M36 148Q28 134 36 120Q44 108 35 94Q28 80 36 66Q42 52 40 24Q54 48 51 68Q46 82 53 96Q60 110 52 124Q46 136 52 148z",
        mix(STEEL, "#ffffff", 0.5),
        fill(
            STEEL,
            "M40 24Q54 48 51 68Q46 82 53 96Q60 110 52 124Q46 136 52 148H44Q40 134 45 120Q50 108 44 94Q38 80 45 66Q48 46 40 24z",
        ),
        turn=3,
        back=False,
    )
    fist(pen, 44, 176, 0.56, 6, skin, cloth)
    pen.fill(GOLD, "M22 146Q44 154 66 146L64 156Q44 162 24 156z")


@monsters.drawing(
    "margrath",
    "A duergar captain in a crested helmet glowers over a beard that bristles with spines.",
    light="rose",
)
def margrath(pen: Pen) -> None:
    """A hedgehog for a beard."""
    skin, iron, hair, crest = "#8f93a6", "#4a4a60", "#e0561c", "#3f3aa8"
    pen.form(
        "M8 212Q14 156 54 142H148Q186 156 192 212z",
        iron,
        line(pen.lit(iron, 0.3), "M22 184Q34 156 60 152M178 184Q168 158 144 152", 3),
        turn=13,
    )
    pen.form(
        "M34 76Q24 34 60 16Q100-4 140 16Q176 34 166 76L150 70Q144 34 100 32Q56 34 50 70z",
        crest,
        line(
            pen.dark(crest),
            "M46 60L30 54M52 46L38 32M64 36L56 20M82 31L78 12M100 30V8M118 31L122 12M136 36L144 20M148 46L162 32M154 60L170 54",
            3,
        ),
        turn=8,
        edge=3,
    )
    pen.form(
        "M52 100L20 84L44 112L8 118L42 130L14 152L48 146L30 178L62 160L58 196L82 168L98 204L114 168L140 196L138 160L170 178L152 146L186 152L158 130L192 118L156 112L180 84L148 100z",
        pen.dark(hair, 0.35),
        turn=5,
    )
    pen.form(
        "M60 80Q62 50 100 48Q138 50 140 80L142 112Q120 136 100 136Q80 136 58 112z",
        skin,
        fill(
            pen.dark(skin, 0.55),
            "M62 78Q80 78 94 94L88 106Q70 104 62 94zM138 78Q120 78 106 94L112 106Q130 104 138 94z",
            0.9,
        ),
        turn=9,
    )
    pen.form(
        "M56 104L30 98L52 118L24 132L54 136L36 158L66 150L64 180L84 158L100 192L116 158L134 180L134 150L164 158L146 136L176 132L148 118L170 98L144 104Q132 116 118 112Q100 122 82 112Q68 116 56 104z",
        hair,
        line(
            pen.dark(hair),
            "M72 124L62 146M86 128L80 154M100 132V164M114 128L120 154M128 124L140 146M62 118L48 128M138 118L152 128",
            3,
        ),
        line(pen.lit(hair, 0.6), "M66 114L46 106M70 134L52 148M80 140L70 166M94 142L96 170", 2.4),
        turn=6,
        edge=2.6,
    )
    pen.fill("#2a0810", "M84 126Q100 118 118 126Q114 136 100 136Q88 136 84 126z")
    pen.fill("#f8ecd4", "M86 126Q100 120 116 126L113 130H89z")
    for x, angle in ((79, 16), (121, -16)):
        pen.glow("#ffd04a", x, 92, 17)
        pen.mark(beast_eye(x, 92, 0.95, "#ffe88a", angle, round=True))
    pen.form(
        "M98 80Q84 104 80 110Q84 120 100 120Q116 120 121 110Q116 100 106 80z",
        mix(skin, "#c06a6a", 0.25),
        turn=6,
    )
    pen.form("M97 90L70 72L52 78L60 82Q82 84 98 97zM103 90L130 72L148 78L140 82Q118 84 102 97z", hair, turn=3)
    pen.form(
        "M54 84Q52 34 100 28Q148 34 146 84L128 74Q100 66 72 74z",
        iron,
        fill(pen.lit(iron, 0.35), "M60 74Q62 42 92 34Q74 50 72 70z", 0.7),
        line(GOLD, "M54 84L72 74Q100 66 128 74L146 84", 7),
        line(GOLD, "M100 30V68", 6),
        dots(pen.dark(GOLD, 0.6), 3, (64, 79), (82, 71), (118, 71), (136, 79)),
        turn=11,
        edge=3,
    )
    pen.form("M100 12l9 16l-9 10l-9-10z", GOLD, turn=4)


@villagers.drawing(
    "alek",
    "A sturdy young farmer with a shock of straw-blond hair bares his teeth and swings a fist as big as his face.",
    light="violet",
)
def alek(pen: Pen) -> None:
    """A fist, and a boy behind it."""
    pen.portrait = True
    with pen.group("translate(20 6)"):
        draw_person(pen, YOUTH, 5)
    big_fist(pen, 56, 150, 1.25, "#e6a283")
