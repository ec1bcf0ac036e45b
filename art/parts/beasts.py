"""Heads of beasts with fur and feathers. They sit on the same shoulders as people's heads."""

from __future__ import annotations

from art.colour import INK, mix
from art.marks import dots, fill, line, oval
from art.parts.eyes import beast_eye, owl_eye
from art.pen import Pen

__all__ = ["bird", "boar", "cat", "fungus", "hyena", "owl", "panther", "rabbit"]

FANG = "#fff6e0"


def cat(pen: Pen, skin: str, iris: str, mane: str = "", stripes: bool = True, blaze: str = "#f0dcc0") -> None:
    """A cat or, with a mane, a lion."""
    deep, stripe = pen.dark(skin), pen.dark(skin, 0.7)
    if mane:
        pen.form(
            "M56 120L44 112L52 96L40 82L52 70L46 50L64 48L66 28L86 34L98 16L114 28L132 18L138 38L158 40L154 60L168 72L156 88L166 106L150 116L154 138L132 142L118 158L98 150L78 158L70 140L52 140z",
            mane,
            line(
                pen.dark(mane),
                "M60 112l-10-2M56 84l-12-4M64 58l-12-8M84 44l-6-10M112 40l4-12M138 52l10-8M150 76l14-2M150 104l12 4M136 128l10 10M112 140l4 12M84 140l-4 12",
                2.2,
            ),
            turn=7,
        )
    pen.form(
        "M112 56Q122 30 146 24Q152 48 142 78zM88 54Q76 32 58 30Q56 52 68 74z",
        skin,
        fill("#b86a6a", "M124 56Q130 40 142 34Q144 52 138 66zM80 54Q72 42 64 40Q62 52 70 64z", 0.8),
        turn=4,
    )
    pen.form(
        "M66 84Q64 58 86 50Q106 44 126 54Q142 66 141 92L152 100L140 104L146 116L132 116Q116 134 98 134Q80 132 72 118L60 118L66 106L54 100L64 96Q62 90 66 84z",
        skin,
        fill(
            stripe,
            "M96 50l4 16l-8-2zM108 50l-2 18l8-4zM86 54l4 10l-6 0zM132 74l10 4l-10 3zM130 88l12 4l-12 2zM126 102l12 6l-13 0zM66 78l6 4l-6 2z",
        )
        if stripes
        else "",
        fill(blaze, "M88 80Q80 96 70 104Q66 124 88 134Q112 132 118 110Q108 100 98 82z", 0.9),
        fill(deep, "M118 110Q112 132 88 134Q110 126 108 104z", 0.4),
        turn=10,
    )
    pen.mark(beast_eye(80, 88, 0.82, iris, -8, round=True), beast_eye(110, 86, 1, iris, 6, round=True))
    pen.fill("#7a2f3a", "M78 104Q86 100 96 103Q94 110 88 112Q81 110 78 104z")
    pen.fill("#c8707a", "M80 104Q86 101 91 103Q86 106 82 107z")
    pen.line("#3a1820", "M88 112Q87 118 80 119Q75 119 73 116M88 112Q92 120 100 119Q106 118 108 113", 2.2)
    pen.fill(FANG, "M77 119l2 6l3-6zM97 119l3 6l2-7z")
    pen.line(
        mix(skin, "#ffffff", 0.7),
        "M104 112Q124 110 140 116M104 116Q120 118 134 126M74 112Q58 110 46 116M74 116Q60 120 50 128",
        1,
        0.8,
    )


def hyena(pen: Pen, skin: str, iris: str) -> None:
    """A gnoll's head."""
    deep, spot = pen.dark(skin), pen.dark(skin, 0.72)
    pen.form(
        "M84 46L82 26L96 36L104 18L114 34L128 22L132 42L148 40L144 58L160 66L148 78L162 94L146 100L156 120L134 124L116 70z",
        pen.dark(skin, 0.55),
        turn=5,
    )
    pen.form(
        "M122 54Q126 28 150 30Q162 44 148 72Q140 78 132 78z",
        skin,
        fill(spot, "M132 56Q136 42 148 42Q152 52 142 66z"),
        turn=4,
    )
    pen.form("M90 50Q84 30 70 32Q64 46 76 62z", deep, turn=3)
    pen.form("M54 122Q62 140 86 142Q108 140 118 120Q90 124 54 122z", deep, turn=4)
    pen.fill(FANG, "M64 127l3-9l4 8zM78 129l3-10l4 9zM92 128l3-9l4 7z")
    pen.form(
        "M80 58Q100 46 124 56Q143 70 141 98L148 112L136 112L138 126L122 126Q100 136 88 122L72 92Q72 66 80 58z",
        skin,
        fill(
            spot,
            "M120 66q6 0 7 6q-6 3-7-6zM130 84q6 0 6 6q-7 2-6-6zM118 96q6-1 7 5q-7 3-7-5zM130 102q5 0 6 5q-6 2-6-5zM108 58q5 0 6 4q-6 2-6-4zM112 112q6-1 7 4q-6 3-7-4z",
        ),
        turn=10,
    )
    pen.form(
        "M86 78Q66 84 50 100Q41 106 43 114Q50 124 72 122Q98 126 114 114Q120 98 108 84Q98 74 86 78z",
        pen.dark(skin, 0.3),
        line(pen.dark(skin, 0.8), "M48 118Q80 124 110 112", 2.2),
        turn=8,
    )
    pen.fill("#1a1014", "M42 104Q46 96 58 98Q60 106 52 112Q44 112 42 104z")
    pen.fill("#8a7a8a", "M45 103Q48 98 54 99Q50 102 47 106z")
    pen.fill(FANG, "M54 119l3 11l4-10zM72 121l3 9l4-9zM90 121l3 9l4-10z")
    pen.mark(beast_eye(102, 84, 0.8, iris, 10, round=True), beast_eye(76, 82, 0.6, iris, -14, round=True))
    pen.fill(
        pen.dark(skin, 0.85), "M88 80Q100 70 118 78L117 82Q102 75 92 84zM68 76Q74 74 84 80L82 83Q74 79 68 80z"
    )


def owl(pen: Pen, skin: str, iris: str) -> None:
    """An owl's head."""
    deep, face = pen.dark(skin), mix(skin, "#fff0d0", 0.6)
    pen.form(
        "M60 92Q56 56 78 46L66 22Q86 34 104 38Q124 34 146 18L138 46Q152 60 150 94Q154 116 144 134L130 130L118 142L102 134L88 142L78 130L66 132Q58 114 60 92z",
        skin,
        line(
            deep,
            "M104 42v8M96 46v6M112 46v6M140 60q6 20 4 40M134 110l4 10M124 120l3 10M76 118l-2 8",
            2.4,
            0.9,
        ),
        turn=10,
    )
    pen.form("M84 60Q102 66 104 92Q104 114 86 116Q66 112 64 90Q64 64 84 60z", face, turn=4)
    pen.form("M122 58Q102 64 98 92Q98 116 120 118Q144 114 144 88Q142 62 122 58z", face, turn=7)
    pen.mark(owl_eye(83, 88, 11.5, iris), owl_eye(119, 87, 13.5, iris))
    pen.form("M98 94Q88 98 88 108Q90 120 94 126Q102 118 106 108Q106 98 98 94z", "#e0a23a", turn=5)
    pen.fill(skin, "M66 72Q82 66 98 84L100 92Q84 76 66 78zM146 68Q122 64 104 84L102 92Q120 74 144 76z")


def bird(pen: Pen, skin: str, iris: str, beak: str = "#3a3440", crest: str = "") -> None:
    """A raven's head or, with another beak and crest, an eagle's."""
    pen.form(
        "M96 50Q92 34 100 22Q106 30 112 26Q118 14 132 14Q130 24 136 26Q148 22 158 30Q150 36 152 44Q164 46 168 58Q156 58 150 64L120 70z",
        crest or skin,
        turn=5,
    )
    pen.form(
        "M80 62Q90 44 114 46Q142 52 143 90Q150 102 148 116L138 116L142 132L124 130L114 144L102 132L88 136Q72 110 74 86z",
        skin,
        line(
            pen.dark(skin),
            "M124 76q8 4 10 12M122 94q8 4 10 12M112 110q6 4 8 12M134 96q6 4 6 10M104 118q4 4 5 10",
            2,
            0.9,
        ),
        turn=10,
    )
    pen.form("M52 120Q68 110 98 110Q94 126 74 127Q60 126 52 120z", pen.dark(beak, 0.4), turn=4)
    pen.form(
        "M86 76Q60 80 40 104Q35 114 39 125Q50 112 68 112Q92 114 102 106Q104 84 86 76z",
        beak,
        fill(mix(beak, "#ffffff", 0.35), "M84 80Q62 86 46 106Q64 92 86 90z", 0.6),
        fill("#100a10", "M72 94q5-4 9-1q-4 4-9 1z"),
        turn=6,
    )
    pen.mark(beast_eye(106, 82, 0.9, iris, 4, round=True))
    pen.fill(pen.dark(skin, 0.7), "M90 76Q104 64 124 76L122 80Q106 70 94 80z")


def rabbit(pen: Pen, skin: str, iris: str) -> None:
    """A hare's head, one ear bent and one notched, with a set brow."""
    deep, rose, tip = pen.dark(skin), "#c88a84", pen.dark(skin, 0.8)
    pen.form(
        "M84 78Q60 58 60 26Q66 22 72 26L76 36L82 32Q100 50 102 76z",
        skin,
        fill(rose, "M86 74Q68 56 66 34Q74 38 78 44Q94 58 96 74z", 0.85),
        fill(tip, "M58 20H76L74 34L62 38z"),
        turn=5,
    )
    pen.form(
        "M106 76Q106 46 130 32Q150 30 168 50Q176 62 174 76Q160 66 146 60Q138 66 130 82z",
        skin,
        fill(rose, "M114 74Q116 50 134 40Q142 44 144 54Q132 62 124 78z", 0.85),
        fill(deep, "M130 32Q148 42 146 60Q160 66 174 76Q176 44 150 30z", 0.55),
        fill(tip, "M164 48L180 60L176 80L164 70z"),
        turn=5,
    )
    pen.form(
        "M68 96Q70 72 98 70Q128 70 134 94L144 106L132 108L134 118L124 120Q118 140 96 142Q78 140 72 122Q64 108 68 96z",
        skin,
        fill("#fff0dc", "M89 98Q70 104 68 118Q74 142 96 144Q114 142 118 122Q110 104 89 98z", 0.95),
        fill(deep, "M117 118Q114 140 94 144Q112 132 108 112z", 0.3),
        fill(deep, "M92 70L96 92L104 92L108 70z", 0.35),
        turn=10,
    )
    pen.mark(beast_eye(79, 96, 0.86, iris, 12, round=True), beast_eye(116, 95, 1.08, iris, -10, round=True))
    pen.fill(tip, "M63 86Q76 84 91 96L89 99Q76 90 64 91zM138 83Q120 80 102 94L104 98Q120 88 137 88z")
    pen.fill("#b0505a", "M82 109Q89 106 97 108Q93 115 89 115Q84 115 82 109z")
    pen.line("#4a2428", "M89 115V121Q84 127 76 124M89 121Q94 128 106 123", 2.2)
    pen.fill("#fffaf0", "M83 124H97V135Q90 138 84 135z")
    pen.line("#4a2428", "M90 125V136", 1.2)
    pen.line("#ffffff", "M110 116Q128 116 144 124M72 116Q58 116 46 122", 1, 0.8)


def boar(pen: Pen, skin: str, iris: str) -> None:
    """A boar's head with tusks and bristles."""
    deep, bristle = pen.dark(skin), pen.dark(skin, 0.6)
    pen.form(
        "M84 48L86 26L98 38L106 16L116 36L130 20L134 42L152 34L148 56L166 62L152 76L166 94L146 98L118 70z",
        bristle,
        turn=5,
    )
    pen.form(
        "M118 58Q124 34 150 26Q154 50 140 76z",
        skin,
        fill("#9a5a5a", "M126 58Q132 42 146 36Q146 52 138 66z", 0.8),
        turn=4,
    )
    pen.form(
        "M76 60Q98 44 124 56Q146 72 144 104Q140 130 116 138Q86 142 70 126Q60 100 76 60z",
        skin,
        line(deep, "M126 78q8 6 9 14M120 98q8 6 9 14M110 118q6 4 8 10", 2.2),
        turn=10,
    )
    pen.form(
        "M82 84Q58 90 44 104Q38 118 46 128Q62 136 90 130Q110 122 106 104Q100 84 82 84z",
        mix(skin, "#c88a7a", 0.35),
        line(deep, "M66 92q6 8 4 16M78 88q6 8 4 18"),
        turn=7,
    )
    pen.form(
        "M54 98Q38 100 36 114Q38 128 52 130Q62 124 62 112Q62 102 54 98z",
        mix(skin, "#d88a80", 0.6),
        fill("#2a1014", "M44 108q4-4 6 2q-2 6-6 2zM52 118q4-3 5 2q-2 4-5-2z"),
        turn=4,
    )
    pen.form("M66 130Q54 118 56 98Q62 112 78 122z", "#f6e6c0", turn=3)
    pen.form("M92 130Q88 112 96 92Q100 110 106 122z", "#f6e6c0", turn=3)
    pen.mark(beast_eye(104, 80, 0.72, iris, 8, round=True), beast_eye(76, 78, 0.5, iris, -12, round=True))
    pen.fill(INK, "M90 74Q104 64 120 74L118 78Q104 70 92 80zM66 72q8-4 14 4l-1 3q-6-6-13-4z")


def panther(pen: Pen, skin: str, iris: str) -> None:
    """A great cat that snarls."""
    deep, muzzle = pen.dark(skin), mix(skin, "#8a86ac", 0.3)
    pen.form(
        "M118 58Q120 36 138 34Q156 40 148 66Q142 76 134 78zM86 54Q80 36 66 36Q52 42 58 62Q62 70 70 72z",
        skin,
        fill(pen.dark(skin, 0.6), "M126 56Q130 44 140 44Q146 52 140 64zM80 54Q74 44 66 45Q62 52 68 62z"),
        turn=4,
    )
    pen.form(
        "M58 92Q56 66 80 54Q104 48 128 56Q148 68 148 96L156 112L144 114L146 128L132 128Q118 146 96 146Q78 144 70 128L58 128L62 116L50 112z",
        skin,
        fill(pen.lit(skin, 0.25), "M88 54Q98 64 96 86L84 88Q86 66 88 54z", 0.5),
        line(deep, "M132 96q6 8 4 18M126 108q5 6 3 14"),
        turn=11,
    )
    pen.fill("#2a0810", "M68 116Q92 124 122 114Q128 134 116 146Q96 156 80 144Q68 132 68 116z")
    pen.fill("#b84a58", "M82 142Q94 130 112 138Q108 148 98 149Q88 148 82 142z")
    pen.fill(FANG, "M84 147l1-11l5 12zM104 149l4-12l3 9z")
    pen.form(
        "M64 102Q66 90 82 88Q90 84 100 88Q120 88 126 102Q128 116 116 121Q104 124 94 113Q86 124 74 120Q63 114 64 102z",
        muzzle,
        dots(deep, 2, (74, 108), (80, 112), (78, 104), (110, 108), (116, 104), (112, 113)),
        turn=6,
    )
    pen.fill(FANG, "M73 119q1 14 6 19q4-9 4-20zM106 121q2 14 7 20q5-10 5-22z")
    pen.fill("#6a3440", "M80 90Q90 85 103 90Q100 99 92 102Q84 99 80 90z")
    pen.line("#241824", "M92 102V112")
    pen.mark(beast_eye(78, 78, 0.78, iris, 14), beast_eye(116, 77, 0.94, iris, -12))
    pen.fill(INK, "M64 66L92 78L89 83Q76 74 64 72zM134 64L103 77L106 83Q122 72 134 70z")
    pen.line(
        "#ffffff",
        "M116 106Q134 104 150 110M116 111Q132 114 146 122M70 106Q54 104 42 108M70 111Q56 115 46 121",
        1,
        0.6,
    )


def fungus(pen: Pen, skin: str, iris: str) -> None:
    """A myconid: a stalk with a face under a wide cap."""
    cap = mix(skin, "#b04a6a", 0.6)
    pen.form(
        "M72 84Q64 118 76 142L132 142Q142 116 138 84z",
        mix(skin, "#f0e0c0", 0.55),
        fill("#0b0510", "M60 84Q104 104 150 84L150 100Q104 116 60 98z", 0.5),
        line(pen.dark(skin), "M120 112Q122 128 118 140M84 120Q82 130 84 140", 1.8),
        turn=10,
    )
    pen.glow(iris, 86, 108, 14)
    pen.glow(iris, 114, 108, 15)
    pen.mark(
        oval(INK, 86, 108, 5, 7),
        oval(INK, 114, 108, 6, 8),
        oval(mix(iris, "#ffffff", 0.5), 85, 106, 2.4, 3.5),
        oval(mix(iris, "#ffffff", 0.5), 113, 106, 3, 4),
    )
    pen.line("#4a2a34", "M92 124Q98 129 108 123", 2.6)
    spots = "".join(
        oval("#fff0d8", x, y, rx, ry)
        for x, y, rx, ry in (
            (72, 54, 12, 9),
            (108, 42, 9, 6),
            (128, 66, 13, 10),
            (92, 76, 8, 6),
            (52, 76, 7, 6),
            (156, 80, 6, 6),
        )
    )
    pen.form(
        "M36 88Q34 36 98 26Q166 26 174 90Q142 102 104 98Q64 102 36 88z",
        cap,
        spots,
        fill(
            pen.dark(cap, 0.6), "M36 88Q64 102 104 98Q142 102 174 90L170 80Q140 92 104 88Q64 92 38 80z", 0.7
        ),
        turn=14,
    )
