"""Villains of Wrath of Ashardalon that are no people."""

from __future__ import annotations

from art.colour import GOLD, STEEL, mix
from art.creatures.limbs import bat_wing, claws, fangs, leg, paw, scales, tentacles
from art.gallery import Gallery
from art.marks import dots, fill, line
from art.parts.eyes import beast_eye, eyeball
from art.parts.scales import dragon
from art.paths import circle, limb, mirror
from art.pen import Pen

villains = Gallery("ashardalon", "monsters")

FANG = "#fff6e0"


@villains.drawing(
    "ashardalon",
    "A vast red dragon with spread wings looks straight down, fire in its jaws and in its chest.",
    light="teal",
)
def ashardalon(pen: Pen) -> None:
    """Wings from edge to edge, a burning heart."""
    hide, skin, horn = "#c0281c", "#e0702c", "#f0dcb0"
    wing = "M88 134Q60 96 6 34L14 4L-8 26Q-16 84-6 158Q8 132 28 150Q36 130 54 156Q66 146 82 172z"
    arm = "M86 130Q60 92 6 32M4 40Q22 96 28 148M4 40Q44 104 54 154"
    for at, bone in ((wing, arm), (mirror(wing), mirror(arm))):
        pen.form(at, skin, line("#8a2018", bone, 5), turn=10, edge=2.6, shade="#8a2a1c")
    pen.form(
        "M40 212Q48 172 74 158Q72 120 72 96H128Q130 124 126 158Q152 172 160 212z",
        hide,
        fill("#f0a040", "M62 212Q70 176 84 160H116Q130 176 138 212z"),
        line("#8a3a1c", "M76 178Q100 188 124 178M68 194Q100 204 132 194", 3),
        turn=12,
    )
    pen.glow("#fff0a0", 100, 192, 46)
    frill = "M66 58L40 44L48 64L22 66L44 82L24 98L52 100L44 120L72 118z"
    for at in (frill, mirror(frill)):
        pen.form(at, "#6a1420", turn=4)
    tine = "M76 50Q48 40 42 6Q42-6 52-12Q50 12 68 24Q82 34 90 42z"
    rings = "M45 12q6 4 11 0M50 26q6 2 11-5M62 36q6 0 10-6"
    pen.form(tine, horn, line("#7a5430", rings), turn=5)
    pen.form(mirror(tine), pen.dark(horn, 0.2), line("#7a5430", mirror(rings)), turn=5)
    pen.form(
        "M70 104Q66 160 86 176Q100 184 114 176Q134 160 130 104z",
        pen.dark(hide, 0.2),
        fill("#3a0810", "M78 110H122Q124 152 110 164Q100 170 90 164Q76 152 78 110z"),
        turn=5,
    )
    pen.glow("#ff8a1e", 100, 146, 46, 1)
    pen.fill("#ffd24a", "M100 120Q116 140 112 154Q100 166 88 154Q84 140 100 120z")
    pen.fill("#fffbe0", "M100 136Q108 146 106 154Q100 160 94 154Q92 146 100 136z")
    pen.fill(FANG, "M82 160l0-16l6 18zM92 166l1-9l4 9zM118 160l0-16l-6 18zM108 166l-1-9l-4 9z")
    pen.form(
        "M64 48Q80 32 100 36Q120 32 136 48Q146 64 138 82L126 104Q130 118 122 126Q100 134 78 126Q70 118 74 104L62 82Q54 64 64 48z",
        hide,
        fill(
            pen.dark(hide),
            "M66 64Q82 66 94 82L86 90Q70 88 64 78zM134 64Q118 66 106 82L114 90Q130 88 136 78z",
            0.8,
        ),
        line(pen.dark(hide), "M100 40V68M88 42l4 16M112 42l-4 16M92 94q8 5 16 0M90 103q10 5 20 0", 2.4),
        fill(pen.dark(hide, 0.8), "M80 112q8-8 14 2q-8 6-14-2zM120 112q-8-8-14 2q8 6 14-2z"),
        fill(pen.lit(hide, 0.4), "M92 78Q84 92 80 108Q88 98 98 94z", 0.7),
        turn=11,
        edge=3,
    )
    fangs(pen, (84, 128), (116, 128), 5, 9, 3)
    pen.fill(FANG, "M74 120q0 18 6 26q7-14 6-24zM126 120q0 18-6 26q-7-14-6-24z")
    pen.mark(beast_eye(80, 78, 0.94, "#ffe14a", 20), beast_eye(120, 78, 0.94, "#ffe14a", -20))
    pen.fill("#4a0c12", "M58 54L94 72L92 80Q76 70 60 68zM142 54L106 72L108 80Q124 70 140 68z")
    pen.line("#ffe9a0", "M36 178h0M166 180h0M52 166h0M150 172h0M24 186h0", 3.4)


@villains.drawing(
    "bellax",
    "A floating globe with one staring eye in a ring of small ones waves six eyestalks above its fangs.",
    light="yellow",
)
def bellax(pen: Pen) -> None:
    """One eye, and all the others."""
    hide = "#7a5288"
    pen.shadow(100, 190, 46, 6)
    stalks = (
        ([(70, 74), (44, 60), (40, 34)], 40, 30, 11, "#ff7a4a"),
        ([(84, 64), (72, 40), (78, 20)], 78, 18, 12, "#8fe06a"),
        ([(116, 62), (118, 38), (114, 20)], 116, 17, 12, "#5fd8ff"),
        ([(132, 72), (158, 58), (158, 34)], 158, 30, 11, "#ff5a8a"),
        ([(54, 96), (26, 96), (18, 78)], 19, 74, 10, "#ffd34a"),
        ([(148, 96), (176, 98), (184, 78)], 183, 74, 10, "#c89aff"),
    )
    for points, _, _, _, _ in stalks:
        pen.form(limb(points, 16, 10), pen.dark(hide, 0.15), turn=4)
    for _, x, y, radius, iris in stalks:
        pen.mark(eyeball(x, y, radius, iris, pen.dark(hide, 0.6)))
    tentacles(
        pen,
        pen.dark(hide, 0.25),
        13,
        4,
        [(70, 156), (58, 176), (70, 196)],
        [(90, 164), (88, 184), (98, 198)],
        [(112, 164), (116, 184), (108, 198)],
        [(132, 156), (144, 176), (132, 196)],
    )
    pen.form(
        circle(100, 112, 60),
        hide,
        line(pen.dark(hide), "M52 92q4-8 10-8M146 136q6-2 8-8M58 140q-4-4-4-10M138 84q8 2 10 8", 2.6),
        turn=14,
        edge=3,
    )
    pen.mark(
        *(
            eyeball(x, y, 5, "#ffd34a", pen.dark(hide, 0.7))
            for x, y in ((58, 108), (64, 84), (136, 78), (144, 102))
        )
    )
    pen.fill("#2a0a1a", "M56 132Q100 152 146 128Q142 160 100 166Q62 162 56 132z")
    fangs(pen, (60, 136), (142, 133), 9, 13, 8, 2)
    fangs(pen, (70, 158), (132, 157), 7, -9, 6, 4)
    pen.oval(pen.dark(hide, 0.7), 100, 96, 36, 34)
    pen.form(
        circle(99, 95, 32),
        "#f6ead6",
        line("#d85a4a", "M70 94q8-2 10 4M126 84q-8 2-8 8M122 112q-6-4-6-8M80 118q4-4 4-8", 1.8),
        turn=9,
    )
    pen.mark(
        dots("#c8281e", 38, (96, 94)),
        dots("#ff8a3a", 28, (95, 93)),
        dots("#140a14", 18, (96, 94)),
        dots("#ffffff", 9, (88, 84)),
    )
    pen.fill(hide, "M62 92Q74 56 104 58Q132 62 138 92Q120 70 100 70Q78 72 62 92z")
    pen.fill(pen.lit(hide), "M62 92Q74 56 104 58Q76 62 64 92z")


@villains.drawing(
    "meerak",
    "A kobold in a golden crown and a cloak of dragon wings points a short sword.",
    light="green",
)
def meerak(pen: Pen) -> None:
    """A small lord with borrowed wings."""
    hide, wing = "#a8363a", "#5a4a9a"
    bat_wing(pen, 118, 150, wing, 0.9, 4)
    bat_wing(pen, 84, 150, wing, 0.9, 4, left=True)
    pen.form(
        "M52 212Q50 160 74 140Q104 126 134 140Q158 164 156 212z",
        "#3f5a6a",
        scales(
            pen,
            "#3f5a6a",
            (70, 160),
            (86, 168),
            (102, 172),
            (118, 168),
            (78, 180),
            (96, 188),
            (114, 186),
            (130, 176),
        ),
        line(GOLD, "M68 148Q104 164 142 148", 5),
        turn=11,
    )
    pen.form("M104 152l9 12l-9 14l-9-14z", "#ff9a2e", turn=3)
    with pen.group("translate(2 2)"):
        dragon(pen, hide, "#ffe14a", "small", "#e0a23a", "#f0c890", eye=1.3)
    pen.form(
        "M84 60L76 26L94 42L102 16L116 38L134 20L138 52L144 70Q112 46 84 60z",
        GOLD,
        dots("#ff5a5a", 6, (96, 48), (124, 48)),
        fill(pen.dark(GOLD, 0.4), "M84 60Q112 46 144 70L142 62Q112 38 83 54z"),
        turn=5,
    )
    pen.form(
        "M22 84L30 100L44 158L32 162L16 106z",
        mix(STEEL, "#ffffff", 0.35),
        fill(STEEL, "M22 84L30 100L44 158L38 160z"),
        turn=2,
        back=False,
    )
    leg(pen, [(72, 186), (58, 196), (44, 176)], 26, 18, hide, turn=5)
    pen.fill(GOLD, "M22 164L54 154L56 162L25 172z")
    pen.form(circle(44, 176, 12), hide, line(pen.dark(hide), "M36 174l15-4M38 181l15-4"), turn=5)


@villains.drawing(
    "otyugh",
    "A warty heap on three stumps gapes with a mouth as wide as itself; one spiked tentacle swings a skull.",
    light="violet",
)
def otyugh(pen: Pen) -> None:
    """A mouth, a stalk of eyes, and what it ate last."""
    hide, gum = "#8f9a3c", "#c8506a"
    deep = pen.dark(hide, 0.3)
    pen.shadow(100, 188, 88, 10)
    pen.form(limb([(150, 104), (190, 96), (186, 50), (160, 42)], 24, 13), deep, turn=5)
    for x, y in ((46, 164), (154, 162)):
        pen.form(
            f"M{x - 20} {y - 24}H{x + 20}Q{x + 26} {y + 12} {x + 24} 190H{x - 24}Q{x - 26} {y + 10} {x - 20} {y - 24}z",
            deep,
            turn=8,
        )
        claws(pen, x - 13, 183, 3, 1.2)
    pen.form(limb([(108, 84), (118, 50), (92, 36)], 30, 18), deep, turn=6)
    pen.form(
        "M48 34Q50 10 84 10Q122 8 130 32Q126 52 90 54Q54 54 48 34z",
        hide,
        line(pen.dark(hide), "M60 20q-4-10-10-12M86 12q0-8-4-10M114 18q6-8 12-8", 4),
        turn=8,
        edge=2.6,
    )
    pen.mark(
        *(
            eyeball(x, y, r, "#ff5a2a", pen.dark(hide, 0.75))
            for x, y, r in ((68, 33, 11), (96, 30, 13), (119, 33, 7))
        )
    )
    pen.form(
        "M14 138Q10 96 46 82Q66 62 104 66Q152 64 174 92Q194 116 184 146Q168 182 98 184Q28 180 14 138z",
        hide,
        fill(pen.dark(hide, 0.5), "M20 152Q60 176 110 172Q160 168 186 138V190H20z", 0.7),
        dots(pen.lit(hide, 0.4), 8, (48, 92), (146, 80), (70, 80)),
        dots(pen.dark(hide, 0.5), 10, (124, 78), (164, 100), (32, 110)),
        dots(pen.dark(hide, 0.5), 5, (92, 76), (178, 122), (26, 126)),
        turn=14,
        edge=3,
    )
    pen.form("M22 128Q36 96 96 90Q160 86 180 116Q182 156 112 166Q38 168 22 128z", gum, turn=6)
    pen.fill("#2e0614", "M32 128Q46 104 98 99Q154 96 171 119Q168 150 110 157Q46 158 32 128z")
    pen.fill("#e0688a", "M74 154Q88 130 116 136Q138 134 144 148Q126 157 106 157z")
    fangs(pen, (36, 124), (168, 116), 9, 23, -21, 3)
    fangs(pen, (44, 146), (160, 140), 8, -20, 13, 5)
    pen.form("M82 158H124Q130 178 126 192H78Q76 176 82 158z", hide, turn=8)
    claws(pen, 92, 184, 3, 1.2)
    pen.form(limb([(44, 112), (8, 116), (6, 70), (28, 58)], 26, 14), hide, turn=6)
    pen.fill("#fff6e0", "M12 84l-11-2l9 11zM10 104l-8 8l13 0zM20 70l-10-8l4 13z")
    pen.form(
        "M28 26Q46 24 50 42Q50 54 44 58L43 68H22L20 58Q10 52 12 42Q14 28 28 26z",
        "#e8dcc0",
        fill("#2a1420", "M17 44q7-6 11 1q-3 8-10 5zM33 45q6-7 11 0q-2 8-9 5zM29 54l3 5h-5z"),
        line("#6a5a48", "M28 62v7M34 62v7", 1.6),
        turn=6,
    )
    pen.form(
        "M166 26Q188 40 178 66Q158 72 142 58Q136 38 146 22z",
        hide,
        line(pen.dark(hide), "M150 32Q162 44 172 60", 3),
        turn=6,
    )
    pen.fill("#fff6e0", "M146 24l-8-12l16 8zM140 42l-13 2l13 8zM150 62l-8 12l16-6z")


def drake_head(pen: Pen, hide: str, plate: str, iris: str) -> None:
    """A blunt head in profile with a horn on the nose and an underbite."""
    spikes = "M96 40L100 16L114 36L128 14L134 40L154 28L150 54L172 54L158 72L178 86L154 92z"
    pen.form(spikes, plate, turn=5)
    pen.fill("#3a0a14", "M34 92L120 92L112 112L44 116z")
    pen.form(
        "M26 106Q30 118 54 124Q90 132 122 116Q140 104 134 86L118 96Q92 108 58 108Q42 110 26 106z",
        pen.dark(hide, 0.15),
        fill(mix(hide, "#f0d8a0", 0.5), "M30 114Q60 124 112 116L120 130H40z", 0.8),
        turn=7,
    )
    fangs(pen, (28, 108), (100, 108), 7, -16, 3, 2)
    pen.form(
        "M142 96Q150 50 116 36Q92 30 72 42Q44 48 24 66Q14 80 22 92Q52 100 88 96Q110 110 142 96z",
        hide,
        fill(plate, "M72 42Q92 30 116 36Q104 44 82 52Q58 56 30 74Q24 70 28 64Q48 48 72 42z"),
        line(
            pen.dark(hide),
            "M108 74q8 4 8 12M120 62q8 4 9 12M126 82q6 2 6 8M60 72q6 6 4 12M76 70q6 6 4 12",
            2.4,
        ),
        fill(pen.dark(hide, 0.8), "M28 80q6-6 10 0q-5 5-10 0z"),
        turn=11,
        edge=3,
    )
    fangs(pen, (26, 92), (96, 95), 6, 12, 2)
    pen.form("M40 60Q42 40 32 24Q56 36 62 54z", plate, turn=4)
    pen.mark(beast_eye(92, 66, 0.9, iris, 10))
    pen.fill(pen.dark(hide, 0.8), "M72 58Q92 48 112 62L110 67Q92 58 76 66z")


@villains.drawing(
    "rage-drake",
    "A rust-brown drake with a horned snout and a row of spikes paws the ground.",
    light="blue",
)
def rage_drake(pen: Pen) -> None:
    """Weight on two legs."""
    hide, plate = "#a8552c", "#e0c48a"
    pen.shadow(106, 188, 84, 9)
    pen.form(limb([(160, 140), (196, 134), (206, 96)], 34, 6), hide, turn=6)
    leg(pen, [(120, 150), (112, 172), (108, 184)], 34, 24, pen.dark(hide, 0.3))
    pen.form(
        "M84 90Q130 70 168 104Q192 138 172 170Q136 184 100 168Q70 140 84 90z",
        hide,
        fill(mix(hide, "#f0d8a0", 0.5), "M86 120Q92 160 130 176H90Q66 150 76 120z", 0.8),
        line(pen.dark(hide), "M138 104q8 4 9 12M152 116q8 4 9 12M136 126q8 4 9 12M160 136q6 4 7 10", 2.6),
        turn=13,
    )
    pen.form("M150 92L164 72L168 96L186 84L184 112L198 108L188 128z", plate, turn=4)
    drake_head(pen, hide, plate, "#ffe14a")
    leg(pen, [(156, 142), (176, 164), (154, 178)], 46, 30, hide, turn=8)
    paw(pen, 150, 172, 18, hide, 3, claw=1.3)
    leg(pen, [(92, 138), (70, 146), (62, 160)], 24, 16, hide, turn=5)
    claws(pen, 52, 158, 3, 1.1, 20)


@villains.drawing(
    "enraged-rage-drake",
    "The drake, blood-red and wild-eyed, charges with its jaws wide open and its spiny frill spread.",
    light="slate",
)
def enraged_rage_drake(pen: Pen) -> None:
    """Nothing but jaws."""
    hide, skin, bone = "#d02a1c", "#e88a2a", "#f6e4b4"
    pen.form("M40 212Q50 150 120 136Q176 150 190 212z", pen.dark(hide, 0.35), turn=13)
    pen.form(
        "M44 130L10 132Q20 116 16 106L0 90Q20 86 20 74L8 44Q32 54 38 42L40 12Q58 30 70 24L86 2Q94 20 104 20L128 2Q128 22 138 28L166 18Q160 38 170 46L196 46Q180 62 182 74L198 92Q180 96 178 106L186 130Q168 126 160 134z",
        skin,
        line(
            bone,
            "M70 108L14 131M60 90L4 91M60 70L12 48M66 54L42 16M86 40L87 8M116 40L127 8M138 54L163 22M146 72L192 48M150 92L194 92M148 108L182 128",
            5,
        ),
        fill(pen.dark(skin, 0.6), "M104 40Q160 46 158 130H60Q40 66 104 40z", 0.75),
        turn=7,
        edge=2.6,
    )
    pen.form("M50 106Q46 160 76 182Q98 194 122 184Q152 162 150 104z", pen.dark(hide, 0.2), turn=9)
    pen.fill("#2e0410", "M60 100H142Q148 146 122 170Q100 180 80 168Q54 148 60 100z")
    pen.glow("#ff7a2a", 102, 124, 30, 0.8)
    pen.fill("#e05a72", "M80 164Q78 138 98 130Q120 132 124 160Q112 174 98 173Q86 172 80 164z")
    pen.line("#8a2038", "M100 138Q104 152 102 166", 3)
    fangs(pen, (66, 150), (137, 150), 8, -24, 18, 3)
    pen.form(
        "M44 82Q36 50 66 38Q100 22 136 36Q166 48 156 82Q150 92 144 96L58 96Q48 94 44 82z",
        hide,
        fill(
            pen.dark(hide, 0.6),
            "M48 66Q72 62 90 84L78 92Q56 90 48 66zM154 64Q130 60 112 84L124 92Q146 90 154 64z",
            0.9,
        ),
        line(pen.dark(hide), "M84 44q16-8 32 0M80 54q20-10 40 0", 3),
        turn=10,
        edge=3,
    )
    for x, angle in ((70, 22), (132, -22)):
        pen.glow("#ffd24a", x, 79, 22)
        pen.mark(beast_eye(x, 79, 1, "#fff3a0", angle))
    pen.form(
        "M40 54L50 48L94 72L92 82Q72 66 44 68zM162 52L152 46L110 72L112 82Q130 66 158 66z",
        pen.dark(hide, 0.45),
        turn=3,
    )
    pen.form(
        "M50 104Q54 88 82 84Q100 78 122 84Q148 88 154 104Q158 118 146 124Q124 106 102 106Q78 106 58 124Q46 116 50 104z",
        hide,
        fill(pen.dark(hide, 0.85), "M78 98q8-8 13 0q-6 6-13 0zM114 98q8-8 13 0q-7 6-13 0z"),
        line(pen.dark(hide), "M58 108q4-8 12-10M148 106q-4-6-10-8", 2.6),
        turn=8,
        edge=3,
    )
    fangs(pen, (56, 120), (148, 120), 8, 26, -14)
    pen.form(
        "M92 92Q90 56 104 34Q114 60 114 90Q104 98 92 92z",
        bone,
        line("#a8803c", "M96 82q7 4 14-1M97 70q6 3 12-1", 2),
        turn=5,
    )
    pen.dots("#ffe8e0", 5, (38, 152), (158, 160))
    pen.dots("#ffe8e0", 3, (30, 142), (46, 168), (168, 146))
