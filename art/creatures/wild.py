"""Heads of wild beasts: wolves, cobras, rats."""

from __future__ import annotations

from art.colour import INK, mix
from art.creatures.limbs import fangs
from art.marks import fill, line
from art.parts.eyes import beast_eye
from art.pen import Pen

__all__ = ["cobra", "rat", "wolf"]

FANG = "#fff6e0"


def wolf(pen: Pen, fur: str, iris: str, *, gape: bool = False, mane: str = "") -> None:
    """A wolf's head, turned to the left; `gape` opens its jaws."""
    deep, mane = pen.dark(fur), mane or pen.dark(fur, 0.25)
    pen.form(
        "M96 50L118 30L128 50L152 46L146 68L172 74L154 92L176 114L152 120L166 148L140 144L138 170L112 152L92 164L88 120z",
        mane,
        line(pen.dark(mane, 0.6), "M130 64l14-8M142 84l18-2M146 108l18 6M136 132l14 12M116 140l4 18", 2.4),
        turn=7,
    )
    pen.form("M88 58Q74 36 78 10Q98 22 106 52z", deep, turn=4)
    pen.form(
        "M110 54Q114 22 138 6Q148 34 136 68z",
        fur,
        fill(pen.dark(fur, 0.65), "M120 54Q124 32 136 20Q140 38 132 60z"),
        turn=5,
    )
    if gape:
        pen.fill("#2a0a12", "M48 116Q58 146 88 152Q114 144 122 112z")
        pen.fill("#b8485a", "M66 140Q86 126 110 132Q104 148 88 151Q74 148 66 140z")
        pen.form(
            "M56 140Q64 160 88 160Q120 156 136 120Q124 114 118 122Q108 146 86 148Q70 150 56 140z",
            deep,
            turn=5,
        )
        pen.fill(FANG, "M60 144l-1-15l8 17zM74 149l2-11l6 11zM92 148l3-11l5 9z")
    else:
        pen.form("M50 120Q60 138 84 140Q108 138 120 118Q88 124 50 120z", deep, turn=4)
        pen.fill(FANG, "M62 126l2-10l6 10zM78 129l3-9l5 8zM94 128l3-8l5 7z")
    pen.form(
        "M76 66Q92 46 116 50Q142 58 145 92Q147 118 128 134Q110 140 96 126L72 96z",
        fur,
        line(deep, "M124 70q7 6 8 14M128 92q7 6 8 14M118 112q6 4 8 12", 2.2),
        turn=10,
    )
    pen.form(
        "M94 70Q70 78 48 96Q34 104 35 114Q44 124 66 120Q94 124 112 114Q120 96 110 80Q104 70 94 70z",
        mix(fur, "#ffffff", 0.14),
        line(pen.dark(fur, 0.7), "M46 117Q80 123 110 112", 2.2),
        line(deep, "M58 100q8-2 10 4M72 92q8-2 10 4M66 108q8-1 9 5", 2),
        turn=7,
    )
    pen.fill(INK, "M32 104Q38 94 51 98Q53 107 44 113Q34 113 32 104z")
    pen.fill("#9a8fa0", "M36 103Q40 97 46 98Q42 102 39 106z")
    pen.fill(FANG, "M50 118l4 15l5-14zM66 120l3 9l5-9zM82 120l3 9l5-10zM98 118l3 8l5-10z")
    pen.mark(beast_eye(104, 82, 0.82, iris, 6), beast_eye(78, 82, 0.6, iris, 14))
    pen.fill(
        pen.dark(fur, 0.8), "M88 78Q102 66 122 74L120 80Q104 72 92 84zM66 76Q76 72 86 80L84 84Q76 78 67 80z"
    )


def cobra(pen: Pen, hide: str, spot: str, iris: str = "#ffe14a") -> None:
    """A snake that has spread its hood, seen from the front, jaws open; it goes on below y = 190."""
    belly, deep = mix(hide, "#f0e0a0", 0.65), pen.dark(hide)
    pen.form(
        "M100 14Q150 14 174 60Q186 104 150 146Q128 166 126 214H74Q72 166 50 146Q14 104 26 60Q50 14 100 14z",
        hide,
        fill(
            spot,
            "M30 84L56 100L54 112L32 98zM38 106L60 120L60 132L46 122zM170 84L144 100L146 112L168 98zM162 106L140 120L140 132L154 122z",
        ),
        fill(belly, "M76 112Q100 124 124 112Q130 140 118 166L122 214H78L82 166Q70 140 76 112z"),
        line(
            deep,
            "M76 138Q100 146 124 138M80 154Q100 162 120 154M81 170Q100 178 119 170M79 186Q100 194 121 186",
            2.4,
        ),
        turn=13,
        edge=3,
    )
    pen.fill("#2a0a14", "M74 96Q100 88 126 96Q126 134 100 142Q76 134 74 96z")
    pen.fill("#c84a5a", "M88 122Q100 112 112 122Q108 136 100 138Q92 136 88 122z")
    pen.line("#ff5a6a", "M100 128Q98 146 104 158L96 170M104 158L112 168", 3)
    pen.form(
        "M100 30Q130 32 140 64Q142 84 130 98Q114 92 100 92Q86 92 70 98Q58 84 60 64Q70 32 100 30z",
        pen.lit(hide, 0.12),
        line(deep, "M92 44q8 8 16 0M86 56q14 10 28 0", 2.2),
        fill(deep, "M90 82q4-3 6 1q-3 3-6-1zM105 83q3-4 6-1q-2 4-6 1z"),
        turn=10,
    )
    pen.mark(beast_eye(80, 70, 0.85, iris, 14), beast_eye(122, 70, 0.9, iris, -12))
    pen.fill(pen.dark(hide, 0.7), "M62 56L96 68L94 75Q78 66 62 64zM140 56L106 68L108 75Q124 66 140 64z")
    pen.fill(FANG, "M78 95q1 20 8 28q6-14 5-28zM109 95q0 16 5 28q8-10 8-28z")
    fangs(pen, (84, 136), (116, 136), 4, -7, 3)


def rat(pen: Pen, fur: str, iris: str) -> None:
    """A rat's head, turned to the left, with round ears and yellow teeth."""
    deep, rose = pen.dark(fur), "#c88a84"
    pen.form("M92 56Q72 52 70 32Q82 18 98 28Q108 42 104 58z", deep, turn=4)
    pen.form(
        "M112 60Q106 28 130 20Q154 24 152 50Q148 72 128 80z",
        fur,
        fill(rose, "M118 58Q116 36 132 30Q144 36 142 52Q138 66 126 72z", 0.85),
        turn=5,
    )
    pen.form("M56 124Q66 142 88 142Q108 138 118 120Q90 124 56 124z", deep, turn=4)
    pen.form(
        "M36 112Q40 98 60 88Q74 62 104 56Q138 58 148 92Q150 122 126 136Q100 142 84 126Q60 126 42 120z",
        fur,
        fill(
            mix(fur, "#e8d8c0", 0.4), "M40 114Q60 104 84 110Q96 118 100 134Q80 132 60 126Q44 122 40 114z", 0.8
        ),
        line(deep, "M122 84q8 4 9 12M128 104q8 4 8 12M112 118q6 4 8 10M112 70q6 2 9 7", 2.2),
        turn=10,
    )
    pen.fill("#d8707a", "M32 112Q34 103 43 104Q48 110 42 117Q34 118 32 112z")
    pen.fill("#f0d890", "M50 121l1 16l6 0l1-13zM60 124l1 13l6-1l0-11z")
    pen.line(pen.dark(fur, 0.7), "M44 120Q66 128 92 124")
    pen.mark(beast_eye(96, 88, 0.8, iris, 4, round=True))
    pen.fill(pen.dark(fur, 0.8), "M80 82Q94 72 112 82L110 87Q94 79 84 87z")
    pen.line("#ffffff", "M62 112Q44 104 26 100M60 116Q42 116 22 114M62 120Q46 126 32 134", 1.2, 0.7)
