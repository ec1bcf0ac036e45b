"""Slaadi: toads from another plane, and the hole they come through."""

from __future__ import annotations

from art.colour import INK, mix
from art.creatures.brutes import shoulders
from art.creatures.limbs import fangs
from art.gallery import Gallery
from art.marks import dots, fill, line, oval
from art.parts.eyes import frog_eye
from art.parts.props import blade, hilt
from art.paths import circle, limb, mirror, move
from art.pen import Pen
from art.things.elements import flame

encounters = Gallery("dragonfire", "encounters", place="void")


def slaad(pen: Pen, skin: str, iris: str, seed: int = 1, *, wide: float = 1) -> None:
    """A toad's head with a mouth from ear to ear; `wide` stretches it."""
    deep, belly = pen.dark(skin), mix(skin, "#f0e4b8", 0.55)
    with pen.group(f"translate({100 - 100 * wide:g} 0)scale({wide:g} 1)" if wide != 1 else ""):
        pen.form(
            "M32 96Q30 68 54 58Q54 32 76 30Q92 32 97 48H107Q112 30 128 29Q148 32 148 58Q172 68 172 98Q168 142 102 146Q36 142 32 96z",
            skin,
            fill(belly, "M34 112Q100 104 170 112Q162 144 102 148Q42 144 34 112z", 0.9),
            fill(
                deep,
                "M92 62q10-4 18 0q-8 6-18 0zM44 80q8-4 10 4q-8 4-10-4zM152 76q8-2 8 6q-8 4-8-6zM60 74q5-3 7 2q-5 3-7-2z",
                0.8,
            ),
            fill(pen.dark(skin, 0.8), "M92 80q4-3 6 1q-3 3-6-1zM106 81q3-4 6-1q-2 4-6 1z"),
            turn=13,
            edge=3,
        )
        pen.fill("#2a0a14", "M42 98Q100 84 162 96Q160 134 102 136Q48 134 42 98z")
        pen.fill("#b8485a", "M70 126Q100 108 136 124Q124 136 102 136Q82 136 70 126z")
        fangs(pen, (44, 98), (160, 97), 13, 12, -8, seed)
        fangs(pen, (52, 122), (152, 121), 10, -9, 12, seed + 2)
        pen.mark(frog_eye(77, 52, 14, iris, skin), frog_eye(127, 51, 15, iris, skin))


@encounters.drawing(
    "red-slaad",
    "A fat red toad-man opens a mouth from ear to ear and spreads black claws.",
    light="rose",
    place="cave",
)
def red_slaad(pen: Pen) -> None:
    """Mouth and claws."""
    skin = "#c8402e"
    shoulders(
        pen,
        skin,
        fill(mix(skin, "#f0e4b8", 0.55), "M60 150Q100 140 142 150Q156 180 150 214H50Q44 180 60 150z"),
        line(pen.dark(skin), "M58 172Q100 184 146 172M54 192Q100 204 150 192", 2.6),
        top=100,
    )
    with pen.group("translate(-12 -14)scale(1.1)"):
        slaad(pen, skin, "#ffe14a")
        pen.form("M102 56l7 8l-7 10l-7-10z", "#7fffd8", turn=2)
    for x, flip in ((34, False), (168, True)):
        pen.form(circle(x, 176, 24), skin, turn=8)
        for dx, turn in ((-14, -30), (0, 0), (14, 30)):
            nail = "M-7 0Q-8 22 0 34Q8 22 7 0z"
            pen.form(move(nail, x + dx, 184, -turn * 0.6, flip=flip), "#2a1c24", turn=3)


@encounters.drawing(
    "blue-slaad",
    "A blue toad-man with hooks of bone in its fists roars, spines along its back.",
    light="violet",
    place="cave",
)
def blue_slaad(pen: Pen) -> None:
    """Hooks and spines."""
    skin, bone = "#3f8ac8", "#e8dcc0"
    pen.form(
        "".join(
            move("M-9 10L0-34L9 10z", x, y, turn)
            for x, y, turn in (
                (54, 66, -36),
                (36, 96, -58),
                (150, 64, 36),
                (168, 96, 58),
                (76, 42, -16),
                (102, 34, 0),
                (128, 42, 16),
            )
        ),
        "#24406a",
        turn=4,
    )
    shoulders(pen, skin, line(pen.dark(skin), "M70 160q30 12 62 0M66 180q34 12 70 0", 3), top=108)
    with pen.group("translate(-2 2)"):
        slaad(pen, skin, "#ff8a3a", 3, wide=0.96)
    for left in (False, True):
        points = [(16, 190), (10, 150), (40, 136)]
        pen.form(limb([(200 - x, y) if left else (x, y) for x, y in points], 40, 28), skin, turn=8)
        for hook in (
            "M38 128Q30 96 52 82Q64 78 70 88Q56 90 50 106Q50 118 52 128z",
            "M22 132Q4 108 16 84Q26 74 36 80Q24 90 26 108Q30 122 36 130z",
        ):
            pen.form(mirror(hook) if left else hook, bone, turn=4)
        pen.form(
            circle(160 if left else 40, 140, 20),
            skin,
            line(
                pen.dark(skin, 0.6),
                f"M{152 if left else 32} 132v14M{160 if left else 40} 130v16M{168 if left else 48} 132v14",
                2.4,
            ),
            turn=7,
        )


@encounters.drawing(
    "green-slaad",
    "A lean green toad-man in a gold collar holds fire in his hand.",
    light="teal",
    place="cave",
)
def green_slaad(pen: Pen) -> None:
    """A toad who reads."""
    skin, gold = "#7fa83a", "#d9a648"
    pen.form(
        "M46 214Q44 170 74 152Q104 142 134 152Q164 170 164 214z",
        skin,
        fill(mix(skin, "#f0e4b8", 0.55), "M80 160Q102 152 126 160L130 214H76z"),
        turn=11,
    )
    pen.form(
        "M58 150Q102 128 148 150L160 172Q102 194 48 172z",
        gold,
        fill("#8a1f4a", "M102 156l8 9l-8 10l-8-10z"),
        dots("#5a3a10", 4, (72, 164), (86, 170), (118, 170), (134, 164)),
        turn=6,
    )
    with pen.group("translate(4 4)"):
        slaad(pen, skin, "#ff9a2e", 4, wide=0.86)
    pen.form(limb([(62, 196), (28, 190), (30, 160)], 28, 20), skin, turn=6)
    flame(pen, 32, 108, 0.6, "#c83ad8", "#ff9af0", "#fff0ff")
    pen.form("M10 146Q14 136 22 146L32 142L42 146Q52 136 54 148Q52 164 34 168Q14 164 10 146z", skin, turn=5)


@encounters.drawing(
    "death-slaad", "A pale, spiny toad-man with burning eyes leans on a black sword.", light="umber"
)
def death_slaad(pen: Pen) -> None:
    """Grey skin, a black blade."""
    skin, spine = "#a4a8ac", "#3a3440"
    pen.form(
        "".join(
            move("M-7 10Q-6-14 6-44Q8-14 8 10z", x, y, turn)
            for x, y, turn in (
                (48, 74, -50),
                (60, 50, -34),
                (80, 34, -14),
                (102, 28, 0),
                (124, 34, 14),
                (144, 50, 34),
                (156, 74, 50),
                (40, 120, -70),
                (164, 120, 70),
            )
        ),
        spine,
        turn=4,
    )
    blade(pen, 166, 170, 7, 124, 10, "#3a3848")
    hilt(pen, 166, 170, 7, 26)
    pen.form(
        "M30 214Q30 170 66 152Q102 140 138 152Q172 170 172 214z",
        skin,
        line(
            pen.dark(skin, 0.6),
            "M70 168q14 10 28 4M134 168q-14 10-28 4M72 186q14 8 26 4M132 186q-14 8-26 4M102 160v44",
            2.8,
        ),
        turn=12,
    )
    with pen.group("translate(2 6)"):
        slaad(pen, skin, "#ff3a2e", 5, wide=0.84)
        pen.fill(spine, "M60 40L96 56L92 66L64 52zM146 38L108 56L112 66L142 50z")
        pen.glow("#ff5a3a", 80, 54, 18, 0.7)
        pen.glow("#ff5a3a", 124, 53, 20, 0.7)
    pen.form(
        "M146 178Q158 166 178 176Q188 190 178 202Q158 206 146 196z",
        skin,
        line(pen.dark(skin, 0.6), "M150 182q14-4 30 2M150 192q14-3 32 2"),
        turn=6,
    )


@encounters.drawing(
    "slaad-planar-portal",
    "A whirl of red and violet light tears the air, and a toad's eye looks through.",
    light="rose",
    place="cave",
)
def slaad_planar_portal(pen: Pen) -> None:
    """A hole in the air."""
    pen.glow("#ff5ad8", 100, 100, 110)
    pen.form(
        "M100 20L112 34L132 28L138 48L160 50L158 72L180 84L168 102L182 122L162 134L162 156L140 158L130 178L110 170L92 184L80 166L58 168L54 148L32 142L38 120L20 104L36 88L28 66L50 58L54 36L76 40z",
        "#8a1f6a",
        line("#ff7ad0", circle(100, 102, 58), 4, 0.8),
        turn=8,
        rim="#ffd0f0",
    )
    pen.fill("#1a0420", circle(100, 102, 50))
    for data, colour, width in (
        ("M58 92Q64 60 100 58Q134 60 140 96Q140 126 110 132Q84 132 80 108Q80 90 98 88", "#ff5ab8", 7),
        ("M142 112Q136 146 100 146Q64 142 60 108", "#8a4aff", 7),
        ("M64 84Q74 64 100 66Q126 70 130 96", "#ffd0f4", 2.6),
    ):
        pen.line(colour, data, width, 0.85)
    pen.mark(
        oval(INK, 101, 105, 24, 21),
        oval("#ffcf3a", 100, 104, 22, 19),
        fill(INK, "M84 104Q100 95 116 104Q100 113 84 104z"),
        oval("#ffffff", 91, 96, 5),
    )
    pen.line("#ffd0f4", "M22 40l14 10M176 36l-14 12M14 150l16-6M184 160l-16-8", 3, 0.8)
    pen.form(
        "M66 150Q62 132 72 128Q82 132 82 146L78 164Q70 170 66 158zM91 156Q89 140 99 138Q107 142 105 156L101 174Q93 178 91 166zM116 152Q116 136 126 136Q134 142 130 154L124 170Q116 172 116 162z",
        "#c8402e",
        turn=4,
    )
    pen.fill("#2a1420", "M68 158q4 10 8 6l-2 10zM93 168q4 9 8 5l-2 10zM118 164q4 9 6 5l-1 9z")
