"""Monsters of the Forbidden Forest."""

from __future__ import annotations

from art.colour import GOLD
from art.creatures.limbs import leg, paw, scales, swipe
from art.creatures.wild import cobra
from art.gallery import Gallery
from art.marks import fill, line
from art.parts.beasts import boar, owl
from art.parts.eyes import beast_eye
from art.parts.props import hilt
from art.paths import circle, limb, move
from art.pen import Pen
from art.people import Person, draw_person

monsters = Gallery("fantasy", "monsters", place="wood")


@monsters.drawing("yuan-ti", "A cobra with arms spreads its hood and lifts a curved sword.", light="umber")
def yuan_ti(pen: Pen) -> None:
    """A hood, fangs, a scimitar."""
    hide = "#4f8a4a"
    pen.form(
        move("M-6 0C-12-40-10-84 26-122C24-92 24-56 9 0z", 168, 128, 6),
        "#c2ccd8",
        fill("#6a7488", move("M2 0C2-40 6-84 26-122C24-92 24-56 9 0z", 168, 128, 6)),
        turn=3,
    )
    hilt(pen, 168, 128, 6, 18)
    leg(pen, [(128, 150), (160, 178), (170, 152)], 30, 20, pen.dark(hide, 0.2))
    cobra(pen, hide, "#e8a03a")
    leg(pen, [(72, 158), (40, 184), (30, 152)], 30, 20, hide)
    pen.form(
        circle(168, 148, 13), hide, line(pen.dark(hide, 0.6), "M158 144q10-3 20 0M158 151q10-2 20 1"), turn=5
    )
    paw(pen, 28, 144, 14, hide, 3, 130, 0.9)


@monsters.drawing(
    "sszara",
    "A pale woman with a snake's eyes wears a golden cobra hood and living snakes for hair.",
    light="teal",
)
def sszara(pen: Pen) -> None:
    """A queen of snakes."""
    pen.portrait = True
    hood, skin = "#8a2f4a", "#dcc8b4"
    pen.form(
        "M100 8Q154 8 180 60Q190 110 152 160L50 160Q10 110 22 60Q46 8 100 8z",
        hood,
        line(GOLD, "M100 8Q46 8 22 60Q14 100 38 142M100 8Q154 8 180 60Q188 100 164 142", 5),
        fill(
            "#e8a03a",
            "M38 64Q52 56 58 74Q56 92 46 96Q32 86 38 64zM164 64Q150 56 144 74Q146 92 156 96Q170 86 164 64z",
        ),
        fill("#2a0a14", "M44 72q7 0 6 10q-4 6-8 0zM158 72q-7 0-6 10q4 6 8 0z"),
        turn=13,
    )
    draw_person(
        pen,
        Person(
            "elf",
            "Sorcerer",
            "teal",
            "f",
            head="elf-sharp",
            skin=skin,
            hair="none",
            headgear="circlet",
            hand="none",
            prop="none",
            ears="none",
            mood="stern",
            iris="#ffe14a",
            attire="gown",
            cloth="#3a6a4a",
            tilt=-2,
            extras="hollow",
        ),
        3,
    )
    pen.mark(beast_eye(78, 86, 0.85, "#d8ff3a", 10), beast_eye(110, 85, 1.0, "#d8ff3a", -8))
    pen.fill(pen.dark(skin, 0.75), "M60 74L92 82L90 88Q76 80 62 81zM132 72L98 82L100 88Q116 79 130 79z")
    pen.fill("#fff6e0", "M80 125l4 13l4-12zM96 125l4 13l4-13z")
    pen.line("#d8283e", "M90 128Q88 142 94 152L88 162M94 152L102 160", 3)
    snakes = (
        "M76 62Q54 50 50 72Q46 92 34 84",
        "M84 50Q62 20 48 34Q42 44 34 36",
        "M100 44Q98 14 82 14Q72 16 70 8",
        "M118 46Q128 14 144 24Q150 32 158 24",
        "M132 58Q158 46 156 70Q154 88 168 90",
        "M136 78Q160 92 148 112Q142 124 154 130",
    )
    pen.line("#1a3020", "".join(snakes), 11)
    pen.line("#6a9a4a", "".join(snakes), 8)
    pen.line("#b8d884", "".join(snakes), 1.8)
    for x, y in ((34, 84), (34, 36), (70, 8), (158, 24), (168, 90), (154, 130)):
        pen.form(circle(x, y, 7), "#6a9a4a", turn=3)
        pen.dots("#ffe14a", 3.4, (x - 2, y - 1))


@monsters.drawing("owlbear", "A huge owl-headed bear with orange eyes raises a paw to strike.", light="green")
def owlbear(pen: Pen) -> None:
    """An owl's head on a bear."""
    hide = "#8a6238"
    down = [
        (50, 140),
        (68, 148),
        (88, 152),
        (108, 152),
        (128, 148),
        (146, 140),
        (58, 160),
        (80, 166),
        (102, 168),
        (124, 164),
        (144, 158),
    ]
    pen.form(
        "M10 212Q2 140 34 104Q60 74 104 76Q156 78 172 110Q196 146 192 212z",
        pen.dark(hide, 0.15),
        scales(pen, pen.dark(hide, 0.2), *down),
        turn=14,
    )
    leg(
        pen,
        [(154, 118), (182, 146), (160, 176)],
        50,
        40,
        hide,
        scales(pen, hide, (160, 130), (166, 146), (156, 156)),
        turn=10,
    )
    paw(pen, 160, 166, 23, hide, claw=1.2)
    with pen.group("translate(-14 -20)scale(1.14)"):
        owl(pen, hide, "#ffb02e")
    pen.fill(
        pen.dark(hide, 0.75),
        "M52 66Q76 60 98 82L96 88Q74 70 54 74zM156 58Q126 58 106 80L106 88Q130 66 154 68z",
    )
    leg(
        pen,
        [(48, 146), (24, 134), (26, 100)],
        48,
        38,
        hide,
        scales(pen, hide, (18, 122), (30, 132), (40, 146)),
        turn=8,
    )
    swipe(pen, 28, 88, 23, hide)


@monsters.drawing(
    "shambling-mound",
    "A hulk of rotten vines lifts one clawed arm of roots, two embers deep under its brow.",
    light="violet",
    place="reeds",
)
def shambling_mound(pen: Pen) -> None:
    """A swamp that walks."""
    dark, green, moss, root = "#33502c", "#55802f", "#93b842", "#7a5a34"
    pen.shadow(104, 192, 84, 8)
    pen.form(limb([(146, 96), (184, 126), (172, 186)], 46, 26), pen.dark(dark, 0.2), turn=8)
    for x, y, to in ((164, 178, 150), (172, 182, 168), (180, 178, 188)):
        pen.form(limb([(x, y), ((x + to) / 2, 192), (to, 204)], 12, 2), root, turn=3)
    pen.form(
        "M38 206Q22 168 34 128L22 124L36 108Q34 84 48 74L40 62L60 60Q68 40 84 38L80 22L96 30L104 14L112 30L130 22L126 40Q148 44 152 62L170 62L160 78Q176 92 172 112L184 120L172 132Q182 172 164 206z",
        dark,
        line(
            pen.dark(dark, 0.75),
            "M60 150Q52 180 60 206M90 164Q84 186 92 206M122 164Q130 184 122 206M150 146Q158 176 150 206",
            5,
        ),
        turn=15,
        edge=3.2,
    )
    leaf = "M0-20Q15-6 11 8Q8 20 0 28Q-9 20-11 8Q-13-8 0-20z"
    for colour, spots in (
        (
            green,
            (
                (54, 92, 40),
                (150, 92, -44),
                (82, 46, 26),
                (128, 48, -30),
                (48, 132, 24),
                (160, 136, -24),
                (72, 172, 12),
                (138, 174, -14),
            ),
        ),
        (moss, ((104, 34, 0), (64, 66, 44), (144, 66, -46), (104, 176, 0), (54, 164, 22), (156, 168, -22))),
    ):
        pen.form("".join(move(leaf, x, y, turn, 1.15) for x, y, turn in spots), colour, turn=5)
    pen.fill("#0a0c0e", "M56 92Q72 66 104 74Q138 66 152 92Q152 120 134 142Q104 158 76 142Q56 120 56 92z")
    pen.glow("#ff7a1e", 104, 100, 56, 0.4)
    for x, size, flip in ((82, 1, False), (128, 1.15, True)):
        pen.glow("#ff9a2e", x, 98, 22 * size)
        pen.fill("#ffe07a", move("M-13-8Q2-6 12 5Q2 12-8 7Q-14 2-13-8z", x, 98, 0, size, flip=flip))
        pen.dots("#ffffff", 5, (x, 100))
    pen.form(
        "M50 88Q58 56 104 64Q150 56 158 88Q128 80 104 92Q78 80 50 88z",
        green,
        line(pen.dark(green), "M70 76l6 8M90 74l4 10M120 74l-4 10M140 76l-6 8", 3),
        turn=6,
    )
    vines = "M76 124Q82 138 76 160M92 128Q96 146 90 168M108 130Q108 148 114 172M122 128Q120 146 128 162M136 120Q132 138 138 152"
    pen.line(pen.dark(moss, 0.6), vines, 8)
    pen.line(moss, vines, 5)
    pen.form(
        limb([(52, 122), (22, 116), (30, 62)], 46, 30),
        green,
        line(pen.dark(green), "M20 96l18 8M18 112l18 6M34 130l6-16", 3),
        turn=8,
    )
    for points in (
        [(24, 66), (10, 52), (16, 34)],
        [(30, 60), (26, 40), (34, 20)],
        [(38, 62), (46, 44), (56, 36)],
    ):
        pen.form(limb(points, 13, 2), root, turn=4)
    pen.form(
        "M146 122Q146 108 158 108Q170 110 170 122zM158 138Q158 128 167 128Q176 130 176 138z",
        "#d8683a",
        turn=3,
    )


@monsters.drawing(
    "razor-boar", "A boar bristling with razor-sharp quills charges with lowered tusks.", light="yellow"
)
def razor_boar(pen: Pen) -> None:
    """Quills like knives."""
    hide, quill = "#4a4452", "#d4dcea"
    quills = "".join(
        move("M-6 0L0-46L6 0z", x, y, turn)
        for x, y, turn in (
            (74, 62, -24),
            (92, 50, -12),
            (110, 44, 0),
            (128, 46, 14),
            (146, 56, 26),
            (162, 72, 38),
            (174, 92, 52),
            (184, 116, 66),
            (188, 142, 80),
        )
    )
    pen.form(quills, quill, turn=3)
    pen.form(
        "M36 212Q40 140 76 92Q116 50 160 76Q198 112 202 212z",
        hide,
        line(
            quill,
            "M120 84l8-18M138 88l10-18M156 100l12-16M168 120l16-12M128 108l8-18M148 120l12-16M160 144l16-10M110 112l6-16",
            4,
        ),
        line(pen.dark(hide, 0.6), "M150 160l6 14M166 170l4 14M140 180l4 14", 3),
        turn=14,
    )
    with pen.group("translate(-18 2)scale(1.18)"):
        boar(pen, hide, "#ff5a2e")
    pen.form("M60 158Q38 142 34 108Q52 126 80 146z", "#f6e6c0", turn=3)
    pen.form("M92 160Q84 128 98 96Q108 126 116 148z", "#f6e6c0", turn=3)
    pen.line("#e8e0d8", "M22 128Q6 120 8 106M24 142Q8 146 2 158", 4, 0.45)


@monsters.drawing(
    "elwick", "An antlered druid with burning eyes spreads a cape made of grasping fingers.", light="rose"
)
def elwick(pen: Pen) -> None:
    """The cape that wears its wearer."""
    pen.portrait = True
    cape, flesh = "#4a2a44", "#b0a488"
    pen.form(
        "M102 96Q150 92 178 118Q200 150 206 214H-4Q2 150 26 118Q54 92 102 96z",
        cape,
        line(pen.dark(cape, 0.6), "M40 130Q26 170 24 210M164 130Q178 170 180 210", 4),
        turn=12,
    )
    bones = "M-6 8L-19-20L-16-40M-2 4L-7-28L-4-50M3 4L6-28L6-48M7 8L18-16L20-36M6 14Q18 8 26-4"
    hand = pen.stamp(
        line(pen.dark(flesh, 0.8), bones, 8.5),
        line(flesh, bones, 5),
        fill(flesh, "M-9 4Q0-6 9 4L7 26H-7z"),
        fill("#2a1420", "M-18-38l2-12l4 11zM-6-48l2-12l4 12zM4-46l3-12l2 12zM18-34l4-11l1 12z"),
    )
    for x, y, turn, size in (
        (22, 122, -50, 1),
        (10, 158, -80, 0.95),
        (44, 100, -26, 0.9),
        (162, 98, 26, 0.9),
        (184, 120, 48, 1),
        (194, 156, 78, 0.95),
    ):
        pen.mark(pen.press(hand, f"translate({x} {y})rotate({turn})scale({size})"))
    with pen.group("translate(10 20)scale(.9)"):
        draw_person(
            pen,
            Person(
                "human",
                "Druid",
                "rose",
                head="man-lean",
                skin="tan",
                hair="long",
                hair_colour="chestnut",
                headgear="antlers",
                prop="none",
                hand="none",
                mood="fierce",
                cloth="#3a4a2a",
                iris="#b8ff5a",
                extras="glow hollow",
                tilt=3,
            ),
            5,
        )
    for x, y, turn in ((52, 172, 140), (150, 170, -140)):
        pen.mark(pen.press(hand, f"translate({x} {y})rotate({turn})"))
