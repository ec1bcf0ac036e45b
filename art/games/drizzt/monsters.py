"""Monsters of The Legend of Drizzt."""

from __future__ import annotations

from pathlib import Path

from art.colour import mix
from art.creatures.brutes import troll
from art.creatures.limbs import claws, fangs, leg
from art.gallery import Gallery
from art.marks import dots, fill, line, oval
from art.parts.eyes import beast_eye
from art.paths import circle, limb, move
from art.pen import Pen
from art.people import Person, draw_person

monsters = Gallery("drizzt", "monsters")
monsters.people(Path(__file__).with_name("monsters.yaml"))


@monsters.drawing(
    "dinin-dourden",
    "A white-haired dark elf with a sword in his fist rises from the body of a giant black spider.",
    light="green",
)
def dinin_dourden(pen: Pen) -> None:
    """Half drow, half spider."""
    shell = "#4a3a5c"
    pen.shadow(104, 188, 88, 9)
    for points in (
        [(116, 140), (146, 72), (178, 66), (198, 120)],
        [(84, 140), (54, 72), (22, 70), (2, 120)],
    ):
        pen.form(limb(points, 17, 4, grain=2), pen.dark(shell, 0.3), turn=3)
    pen.form(
        "M104 132Q132 96 172 112Q204 134 188 168Q164 192 128 182Q100 168 104 132z",
        shell,
        fill("#d8452f", "M156 120l10 26l-8 28l-14-28z"),
        turn=14,
    )
    with pen.group("translate(30 -14)scale(.7)"):
        draw_person(
            pen,
            Person(
                "drow",
                "Fighter",
                "green",
                head="elf-sharp",
                hair="swept",
                headgear="none",
                attire="bare",
                hand="shortsword",
                prop="none",
                mood="fierce",
                iris="#ff5a4a",
                cloth="#6a1f34",
                tilt=-4,
            ),
            3,
        )
    for points in (
        [(76, 150), (36, 108), (14, 136), (8, 192)],
        [(126, 152), (164, 116), (186, 144), (192, 192)],
        [(88, 164), (56, 144), (44, 168), (48, 196)],
        [(116, 164), (146, 146), (158, 168), (152, 196)],
    ):
        pen.form(limb(points, 18, 4, grain=2), shell, turn=3)
    pen.form(
        "M64 144Q100 124 140 144Q146 174 102 184Q60 174 64 144z",
        shell,
        turn=9,
    )


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
    "A huge spider with a cluster of red eyes leads a swarm of small ones.",
    light="violet",
)
def spider_swarm(pen: Pen) -> None:
    """One large, many small."""
    hide = "#5f4a78"
    pen.shadow(104, 184, 84, 12)
    pen.line("#d8ccff", "M150 0V60M60 0V20M0 10L70 0M0 40L110 0M0 74L150 0M20 0L0 90", 1, 0.4)
    for points in (
        [(116, 104), (150, 56), (182, 66), (196, 104)],
        [(120, 112), (164, 98), (186, 130), (196, 168)],
        [(114, 120), (150, 130), (162, 160), (158, 190)],
        [(96, 96), (112, 42), (140, 26), (164, 34)],
    ):
        pen.form(limb(points, 12, 3, grain=2), pen.dark(hide, 0.25), turn=3)
    pen.form(
        "M92 64Q126 30 160 60Q184 96 152 128Q116 146 92 112Q74 84 92 64z",
        hide,
        fill(
            "#c8452f",
            "M122 62Q134 60 136 74Q134 84 126 88Q136 92 136 104Q130 116 118 112Q114 100 122 90Q112 86 114 74Q116 64 122 62z",
        ),
        line(pen.dark(hide, 0.6), "M150 72l6-6M156 90l8-2M152 108l8 4M138 122l4 8"),
        turn=14,
        edge=3,
    )
    for points in (
        [(70, 92), (52, 38), (24, 30), (6, 60)],
        [(60, 102), (34, 70), (14, 92), (4, 136)],
        [(62, 116), (32, 118), (20, 150), (24, 190)],
        [(76, 128), (60, 146), (62, 170), (76, 192)],
    ):
        pen.form(limb(points, 13, 3, grain=2), hide, turn=3)
    pen.form("M46 104Q48 76 78 74Q108 76 108 106Q106 134 78 138Q50 134 46 104z", hide, turn=9, edge=3)
    eyes = ((62, 98, 8), (84, 94, 9.5), (50, 106, 4.5), (100, 100, 5), (66, 84, 4), (82, 80, 4.5))
    for x, y, radius in eyes:
        pen.mark(
            oval("#140814", x + 0.8, y + 0.8, radius + 1),
            oval("#ff5a3a", x, y, radius),
            oval("#ffd08a", x - radius * 0.3, y - radius * 0.3, radius * 0.4),
        )
    for data in ("M58 122Q48 136 54 152Q62 146 68 128z", "M76 126Q78 142 88 150Q92 138 88 122z"):
        pen.form(data, "#d8c49a", turn=3)
    young = pen.stamp(
        line(
            "#1a1024",
            "M0 0Q-12-16-20 0M0 0Q-10-6-16 10M0 0Q12-16 20 0M0 0Q10-6 16 10M-2 0Q-6 8-8 14M2 0Q6 8 8 14",
            3,
        ),
        oval("#9a7cc0", 4, -4, 9, 8),
        oval("#5a4478", 6, -2, 7, 6),
        oval("#6f5890", -5, 1, 5.5),
        dots("#ff8a5a", 2.4, (-8, 0), (-4, 0)),
    )
    for x, y, size in ((116, 172, 1.2), (48, 172, 1), (146, 150, 0.8), (180, 186, 0.9), (96, 186, 0.8)):
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
    "Torches and spears come out of the dark, with many pairs of eyes among them.",
    light="red",
    place="cave",
)
def hunting_party(pen: Pen) -> None:
    """Eyes between the torches."""
    dark = "#2c1824"
    for x, y in ((34, 66), (166, 60)):
        pen.shaft("#6a4427", f"M{x} {y}L{x + 4} 200", 6)
        pen.glow("#ffb84a", x, y - 10, 52)
        pen.fill("#e8501c", f"M{x} {y - 36}q22 22 11 39q-11 9-22 0q-9-13 11-39z")
        pen.fill("#ffd24a", f"M{x} {y - 14}q11 11 4 17q-6 4-10-1q-2-6 6-16z")
    for x in (76, 122):
        pen.shaft("#6a4427", f"M{x} 40L{x + (100 - x) // 6} 200", 4)
        pen.form(f"M{x} 12l10 20l-10 14l-10-14z", "#8d9bb3", turn=3)
    heads = (
        (
            150,
            116,
            0.82,
            "M-22-20Q-34-26-36-56Q-22-40 0-40Q22-40 36-56Q34-26 24-20Q32 26 0 40Q-30 28-22-20z",
            "#ffb02e",
        ),
        (
            50,
            118,
            0.82,
            "M-24-14L-56-30L-30 8Q-26 36 0 40Q26 36 30 8L56-30L24-14Q16-36 0-36Q-16-36-24-14z",
            "#ffe14a",
        ),
        (100, 126, 1.1, "M-34 40Q-40-10-22-36Q-8-52 6-58Q8-48 22-36Q40-10 34 40Q0 54-34 40z", "#8fff7a"),
    )
    for x, y, size, data, iris in heads:
        pen.form(
            f"M{x - 54 * size:.0f} 212Q{x - 50 * size:.0f} {y + 34} {x} {y + 28}Q{x + 50 * size:.0f} {y + 34} {x + 54 * size:.0f} 212z",
            dark,
            turn=6,
            rim="#c8602e",
        )
        pen.form(move(data, x, y, 0, size), dark, turn=6, rim="#f08a4a", edge=2.6)
        pen.fill("#0c0610", move("M-20-12Q0-22 20-12Q22 18 0 30Q-22 18-20-12z", x, y, 0, size))
        pen.fill(iris, move("M-18-4Q-10-4-4 4Q-12 8-18-4zM18-4Q10-4 4 4Q12 8 18-4z", x, y, 0, size))
        pen.fill("#fff6e0", move("M-9 14l3 8l3-7zM3 15l3 7l3-8z", x, y, 0, size))
