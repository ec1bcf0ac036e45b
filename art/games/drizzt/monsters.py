"""Monsters of The Legend of Drizzt."""

from __future__ import annotations

from pathlib import Path

from art.colour import WOOD, mix
from art.creatures.brutes import troll
from art.creatures.limbs import claws, fangs, leg
from art.creatures.spiders import spider_eyes
from art.gallery import Gallery
from art.marks import dots, fill, line, oval
from art.parts.eyes import beast_eye
from art.paths import circle, limb, move
from art.pen import Pen
from art.things.hands import fist

monsters = Gallery("drizzt", "monsters")
monsters.people(Path(__file__).with_name("monsters.yaml"))

monsters.add(
    "feral-troll",
    "A hunched green troll with a long nose and great tusks leans on its claws.",
    troll,
    light="rose",
    place="hall",
)


@monsters.drawing(
    "hunting-drake",
    "A lean, striped drake with a feathered crest runs with its neck stretched out.",
    light="red",
)
def hunting_drake(pen: Pen) -> None:
    """All speed: neck, crest, tail."""
    hide, crest = "#2f8a86", "#ffb02e"
    belly = mix(hide, "#f4e8b0", 0.6)
    pen.shadow(104, 190, 78, 7)
    pen.form(limb([(150, 124), (184, 112), (202, 70)], 30, 4), hide, turn=5)
    leg(pen, [(146, 138), (176, 152), (164, 184)], 30, 12, pen.dark(hide, 0.3), turn=5)
    claws(pen, 154, 180, 3, 1.1, 20)
    pen.form(
        "M112 62L118 20L130 48L148 24L146 60L168 52L154 80L176 88L148 102L120 90z",
        crest,
        line(pen.dark(crest), "M120 58l2-18M136 62l8-20M146 78l16-12M146 92l16-2", 2.2),
        turn=5,
    )
    pen.form(
        "M84 74Q110 66 128 88Q160 94 168 126Q164 156 128 158Q100 154 96 124Q92 104 76 98z",
        hide,
        fill(belly, "M82 92Q98 108 102 130Q108 154 132 160H96Q84 120 76 100z", 0.9),
        fill(
            pen.dark(hide, 0.55),
            "M124 86l-2 20l10-16zM138 92l0 22l10-18zM152 102l-2 22l12-14zM160 118l-6 18l12-10zM112 78l-2 16l8-12z",
        ),
        turn=11,
    )
    pen.fill("#3a0a14", "M34 84L92 92L84 106L44 102z")
    pen.form("M28 100Q44 114 72 114Q100 112 108 92L92 92Q70 104 28 100z", pen.dark(hide, 0.2), turn=4)
    fangs(pen, (36, 102), (84, 102), 6, -8, 2, 2)
    pen.form(
        "M118 92Q126 60 98 52Q72 50 52 64Q32 70 22 80Q18 88 26 92Q60 90 88 96Q108 104 118 92z",
        hide,
        fill(pen.dark(hide, 0.55), "M92 52l10 16l4-14zM106 60l2 16l8-12z"),
        fill(pen.dark(hide, 0.8), "M32 80q5-4 8 0q-4 4-8 0z"),
        turn=9,
        edge=2.6,
    )
    fangs(pen, (28, 91), (84, 94), 7, 9, 1)
    pen.mark(beast_eye(84, 70, 0.86, "#ffe14a", 8))
    pen.fill(pen.dark(hide, 0.8), "M64 66Q82 54 102 66L100 71Q82 62 68 71z")
    leg(pen, [(132, 138), (140, 164), (110, 168)], 36, 16, hide, turn=6)
    leg(pen, [(114, 164), (98, 174), (92, 184)], 16, 10, hide, turn=4)
    claws(pen, 80, 182, 3, 1.2, 12)
    leg(pen, [(104, 130), (84, 144), (70, 138)], 18, 9, hide, turn=4)
    claws(pen, 58, 138, 3, 0.9, 40)


@monsters.drawing(
    "hypnotic-spirit",
    "A pale ghost with whirling spirals for eyes opens its mouth in a howl, hair streaming upward.",
    light="violet",
    place="hall",
)
def hypnotic_spirit(pen: Pen) -> None:
    """Spirals for eyes."""
    mist = "#9fe0d0"
    pen.glow("#8ffff0", 98, 104, 100, 0.5)
    pen.form(
        "M50 100Q20 70 36 22Q48 44 58 38Q56 14 84 0Q84 20 96 22Q112 4 134 8Q126 24 136 34Q158 26 172 46Q158 52 158 70Q168 96 146 116z",
        pen.dark(mist, 0.35),
        line(mist, "M44 36Q44 66 62 84M72 14Q72 40 80 56M118 14Q112 36 116 52M158 42Q140 52 138 76", 3, 0.7),
        turn=7,
    )
    pen.form(
        "M66 136Q40 150 30 176Q20 190 8 196Q32 200 44 190Q46 200 38 212H164Q158 198 162 188Q176 198 194 192Q180 184 172 168Q160 146 130 136z",
        pen.dark(mist, 0.2),
        line(pen.dark(mist, 0.5), "M70 160Q60 180 64 204M98 160Q96 184 100 206M126 158Q138 180 134 206", 3),
        turn=10,
    )
    pen.form(
        "M52 82Q52 40 98 34Q144 38 146 84Q144 116 126 140Q112 158 98 158Q84 156 72 140Q54 114 52 82z",
        mix(mist, "#ffffff", 0.35),
        fill(
            pen.dark(mist, 0.35),
            "M58 78Q76 62 92 82Q90 104 74 104Q58 100 58 78zM104 82Q122 60 140 78Q140 102 122 104Q106 102 104 82z",
            0.7,
        ),
        fill(pen.dark(mist, 0.4), "M66 108Q74 122 80 140L70 132zM134 108Q126 124 118 142L130 130z", 0.6),
        turn=11,
        edge=3,
    )
    coil = "M0 0q3-4 6 0q1 7-6 8q-10-1-10-9q2-12 12-12q14 2 13 15q-3 14-15 13q-14-2-15-14"
    for x, size in ((76, 0.92), (122, 1.08)):
        pen.oval("#0e0a24", x, 84, 19 * size)
        pen.line("#eafff8", move(coil, x, 83, 0, size, fine=True), 3.4)
    pen.fill("#0e0a24", "M84 116Q98 108 114 116Q118 142 100 150Q84 144 84 116z")
    fangs(pen, (87, 118), (112, 118), 5, 6, -2)
    for x, y, flip in ((34, 136, False), (166, 132, True)):
        hand = "M16 30Q6 10-4 4M-4 4Q-18 0-24-10M-3 2Q-12-8-14-22M0 2Q-2-12 2-24M4 6Q10-2 14-12"
        data = move(hand, x, y, 0, 1, flip=flip)
        pen.line("#1a1438", data, 8)
        pen.line(mist, data, 5)


@monsters.drawing(
    "spider-swarm",
    "A huge spider looms with eight red eyes and curved fangs while its young swarm down their threads.",
    light="yellow",
)
def spider_swarm(pen: Pen) -> None:
    """One large, many small."""
    hide = "#5a4484"
    pen.shadow(104, 188, 84, 9)
    pen.line("#fff0c8", "M24 0V60M176 0V48M152 0V20", 1.4, 0.7)
    legs = (
        [(76, 88), (58, 22), (34, 14), (14, 52)],
        [(70, 100), (30, 58), (12, 84), (6, 128)],
        [(70, 114), (30, 104), (16, 140), (22, 190)],
    )
    for points in legs:
        far = [(206 - x, y - 4) for x, y in points]
        pen.form(limb(far, 16, 3, grain=2), pen.dark(hide, 0.35), turn=3)
    pen.form(
        "M58 66Q60 18 104 16Q150 18 152 66Q146 104 104 106Q62 104 58 66z",
        hide,
        fill("#e8402a", "M90 30H118L108 48L120 68H88L100 48z"),
        line(pen.dark(hide, 0.6), "M72 42l10 6M138 42l-10 6M68 66l12 2M142 66l-12 2", 3),
        turn=14,
        edge=3,
    )
    for points in legs:
        pen.form(limb(points, 17, 3, grain=2), hide, turn=4, edge=2.4)
    pen.form(
        "M58 108Q58 72 102 70Q148 72 148 108Q144 144 102 146Q62 142 58 108z",
        hide,
        line(pen.dark(hide, 0.6), "M72 130q10 8 18 8M134 130q-10 8-18 8", 3),
        turn=11,
        edge=3,
    )
    spider_eyes(
        pen,
        "#ff4a2e",
        (86, 108, 12),
        (118, 107, 13),
        (68, 100, 6),
        (136, 98, 6.5),
        (78, 87, 5),
        (126, 85, 5.5),
        (96, 84, 4),
        (110, 84, 4),
    )
    for fang in ("M74 128Q58 152 90 180Q82 156 94 136z", "M110 136Q122 156 114 180Q146 152 130 128z"):
        pen.form(fang, "#f0dcae", turn=4)
    young = pen.stamp(
        line(
            "#1a1024",
            "M0 0Q-12-16-20 0M0 0Q-10-6-16 10M0 0Q12-16 20 0M0 0Q10-6 16 10M-2 0Q-6 8-8 14M2 0Q6 8 8 14",
            3.4,
        ),
        oval("#b890e0", -1, -6, 8, 8),
        oval("#6a4c94", 1, -4, 7, 7),
        oval("#9a78c4", 0, 4, 5.5),
        dots("#ff5a3a", 3, (-2, 5), (3, 5)),
    )
    for x, y, size in (
        (24, 64, 0.9),
        (176, 52, 0.9),
        (152, 24, 0.6),
        (56, 176, 1.1),
        (150, 170, 1.2),
        (30, 188, 0.8),
        (182, 186, 0.9),
        (104, 192, 0.7),
    ):
        pen.mark(pen.press(young, f"translate({x} {y})scale({size})"))


@monsters.drawing(
    "water-elemental",
    "A towering wave with two shining eyes and fists of foam breaks over whoever looks.",
    light="umber",
)
def water_elemental(pen: Pen) -> None:
    """A wave that looks back."""
    water, foam, blue = "#2f7fc0", "#f0fcff", "#8fc8ea"
    pen.shadow(106, 190, 82, 8)
    pen.form(
        "M30 194Q72 178 76 150Q66 126 72 92Q40 80 34 58Q72 14 126 22Q180 40 184 98Q182 142 154 164Q162 184 186 194z",
        water,
        fill(
            mix(water, "#8fe8ff", 0.45), "M74 150Q66 122 74 90Q92 66 120 62Q92 92 96 128Q98 160 70 184z", 0.7
        ),
        line(
            pen.dark(water),
            "M168 70Q178 116 142 152M152 48Q166 62 168 84M60 190Q96 178 104 152M112 192Q128 180 124 160M160 190Q148 180 144 168",
            4,
            0.8,
        ),
        line(foam, "M44 192Q72 186 88 172M128 188Q146 178 166 190M176 84Q178 106 168 126", 3, 0.8),
        turn=14,
        edge=3,
    )
    pen.form(
        "M150 32Q104-2 58 24Q16 48 10 104Q18 92 28 92Q26 118 42 140Q42 118 52 108Q60 124 74 126Q66 106 76 92Q88 104 102 100Q92 88 98 74Q110 82 122 74Q114 62 124 52Q140 58 150 48Q146 40 150 32z",
        foam,
        line(blue, "M32 84Q40 54 72 40M52 100Q54 72 84 54M78 84Q82 66 104 54M44 56Q62 34 96 30", 4),
        turn=7,
        shade=blue,
    )
    pen.dots(foam, 7, (20, 130), (54, 152), (30, 150), (84, 142))
    pen.dots(foam, 4, (12, 146), (64, 168), (40, 166))
    pen.fill(
        pen.dark(water, 0.7),
        "M94 98L122 112Q118 128 106 124Q94 118 94 98zM166 94L136 110Q142 126 152 122Q164 114 166 94z",
    )
    for x in (109, 149):
        pen.glow("#b8fff8", x, 114, 17)
        pen.dots("#ffffff", 8, (x, 114))
    pen.fill(pen.dark(water, 0.75), "M102 142Q130 128 158 138Q152 164 128 164Q106 162 102 142z")
    pen.fill(foam, "M105 142Q130 131 155 138L148 148L142 138L134 150L126 137L118 150L112 140z")


@monsters.drawing(
    "silent-tunnels",
    "Footprints lead past a torn web into a tunnel, and two eyes look back.",
    light="blue",
    place="void",
)
def silent_tunnels(pen: Pen) -> None:
    """Nothing there, one hopes."""
    pen.fill("#060814", "M0 0h200v200H0z")
    for k, tone in enumerate(("#22305c", "#33467a", "#4a629a")):
        x, y, r = 92 + k * 4, 92 + k * 4, 34 + k * 25
        pen.form(
            f"M-4-4H204V204H-4z{circle(x, y, r, r * 1.06, hole=True)}",
            tone,
            line(
                pen.dark(tone, 0.5),
                f"M{x - r - 12} {y - 20}l-14-8M{x + r + 10} {y - 30}l16-8M{x - r - 8} {y + 24}l-16 6M{x + r + 8} {y + 20}l18 8M{x - 10} {y - r - 14}l-4-16",
                3,
            ),
            turn=4,
            edge=4,
            back=False,
        )
    pen.form(
        "M-4 204V178Q40 150 70 146H124Q164 152 204 180V204z",
        "#3a4c7c",
        line("#22305c", "M86 150Q70 172 52 198M112 150Q130 172 150 198", 3),
        turn=6,
    )
    for x, y, size in ((44, 162, 1.3), (158, 158, 1), (66, 174, 0.8)):
        pen.glow("#7fffe0", x, y - 10, 26 * size, 0.6)
        pen.form(
            move("M-5 14Q-6 0-3-6H3Q6 0 5 14zM-16-4Q-10-20 0-20Q12-18 16-4Q0 2-16-4z", x, y, 0, size),
            "#7fd8c8",
            turn=4,
        )
    pen.line(
        "#c8d8f0",
        "M0 4L74 62M0 60L66 78M52 0L84 58M14 20Q22 34 8 52M34 30Q40 48 24 66M54 24Q58 56 44 72M30 8Q40 12 46 0",
        2,
        0.75,
    )
    steps = ((92, 158, 8), (108, 166, 9), (84, 176, 11), (114, 188, 13))
    for x, y, size in steps:
        pen.oval("#141c3c", x, y, size, size * 0.62, 0.8)
    pen.fill("#f4d060", "M84 92l7-4l2 7zM102 89l7 5l-8 3z")


@monsters.drawing(
    "hunting-party",
    "By the light of one torch a goblin and a hooded dark elf come out of the dark, eyes shining behind them.",
    light="red",
    place="cave",
)
def hunting_party(pen: Pen) -> None:
    """Two faces in the light of a torch."""
    green, violet, cloth = "#7fa03c", "#6a5ea4", "#3a2a5c"
    pen.line("#1c0a10", "M24 40V200M178 30V120", 4)
    pen.fill("#1c0a10", "M24 16l9 20l-9 14l-9-14zM178 8l9 20l-9 14l-9-14z")
    pen.fill("#1c0a10", "M0 120Q4 78 30 70Q56 78 60 110L120 40Q150 20 176 52Q200 60 204 130V204H-4z")
    pen.fill(
        "#ffb02e",
        "M16 92l12 5q-8 5-12-5zM46 92l-12 5q8 5 12-5zM166 66l10 4q-7 5-10-4zM192 66l-10 4q7 5 10-4z",
    )
    pen.form(
        "M84 212Q90 162 126 150Q176 150 196 212z",
        cloth,
        line(pen.dark(cloth, 0.6), "M140 168l-6 40M164 170l8 38", 3),
        turn=12,
    )
    pen.form(
        "M96 156Q92 96 112 66Q126 46 146 36Q148 50 164 62Q190 94 176 152Q140 176 96 156z",
        cloth,
        line(pen.dark(cloth, 0.7), "M146 40Q140 54 152 64M168 80Q180 104 172 140", 3),
        turn=10,
        edge=3.4,
        rim="#ffb86a",
    )
    pen.fill("#120814", "M104 134Q98 88 130 68Q164 84 162 130Q152 156 132 158Q112 154 104 134z")
    pen.form(
        "M108 104Q110 82 132 78Q156 82 156 108Q152 134 130 154Q112 136 108 104z",
        violet,
        fill(
            pen.dark(violet, 0.5),
            "M112 96Q124 92 128 106L120 112zM154 94Q140 92 134 106L142 114zM142 116Q134 130 134 150L150 134z",
        ),
        fill("#e4e0ee", "M104 108Q104 78 132 72Q150 74 158 90Q138 82 128 84Q112 90 110 134Q104 122 104 108z"),
        turn=8,
        edge=2.4,
        rim="#ffc88a",
    )
    pen.fill("#ff4030", "M114 104q7-3 12 3q-8 5-12-3zM150 102q-9-3-15 4q9 6 15-4z")
    pen.fill("#2a1030", "M112 98l15 5v4q-8-5-15-4zM154 95l-20 7l1 5q9-6 19-6zM122 136q8-4 16-1q-8 5-16 1z")
    pen.glow("#ffc04a", 88, 44, 62)
    pen.shaft(WOOD, "M96 204L89 70", 7)
    pen.form(
        "M88 4Q112 26 110 48Q108 68 90 74Q68 70 66 48Q66 36 76 28Q76 38 82 40Q90 26 88 4z",
        "#f0601c",
        fill("#ffd24a", "M90 32Q102 46 100 58Q96 70 88 70Q76 68 76 56Q82 56 84 48z"),
        fill("#fff6d0", "M88 52Q94 60 92 66Q86 70 83 64Q82 60 88 52z"),
        turn=5,
        shade="#c8301a",
        rim="#ffe07a",
    )
    pen.form("M4 212Q14 176 52 168Q88 172 104 212z", "#5a3a2a", turn=10)
    pen.form(
        "M30 120L2 92L18 142Q22 170 54 182Q86 170 92 138L106 94L78 118Q70 94 54 94Q38 94 30 120z",
        green,
        fill(
            pen.dark(green, 0.5), "M10 104l10 20l2 14zM100 104l-12 18v12zM62 146Q78 152 88 138Q86 170 58 180z"
        ),
        fill(pen.dark(green, 0.5), "M32 124Q46 122 52 136L38 142zM78 124Q64 122 58 136L70 142z", 0.8),
        turn=9,
        edge=3,
        rim="#ffd88a",
    )
    pen.mark(beast_eye(42, 132, 0.72, "#ffe14a", 18), beast_eye(68, 132, 0.78, "#ffe14a", -18))
    pen.form("M52 134Q46 150 44 156Q54 164 66 156Q64 148 59 134z", green, turn=4)
    pen.fill("#2a0610", "M30 156Q56 170 82 154Q76 176 54 178Q36 174 30 156z")
    fangs(pen, (33, 158), (79, 157), 6, 9, 5)
    fist(pen, 96, 176, 0.5, -4, green, "#5a3a2a")
