"""Brutes: heads and bodies of what is larger than people, from bugbears to giants."""

from __future__ import annotations

from art.colour import INK, IVORY, LEATHER, mix
from art.creatures.limbs import fangs, leg, paw
from art.marks import Mark, dots, fill, line
from art.parts.eyes import beast_eye
from art.paths import mirror, move
from art.pen import Pen

__all__ = ["big_fist", "bugbear_head", "ogre_head", "shoulders", "troll", "tusk"]

MOUTH = "#2a0a12"


def shoulders(pen: Pen, hide: str, *marks: Mark, top: float = 84, turn: float = 14) -> None:
    """A back as broad as the picture, cut off below; `top` is where the neck is."""
    y = top
    pen.form(
        f"M2 214Q-6 {y + 72:g} 26 {y + 34:g}Q56 {y:g} 100 {y:g}Q148 {y:g} 174 {y + 32:g}Q206 {y + 70:g} 198 214z",
        hide,
        *marks,
        turn=turn,
        edge=3,
    )


def big_fist(pen: Pen, x: float, y: float, size: float, hide: str, *, flip: bool = False) -> None:
    """A fist as large as a head, knuckles to the viewer."""

    def at(data: str) -> str:
        return move(data, x, y, 0, size, flip=flip)

    pen.form(
        at("M-34 6Q-40-16-24-24Q-16-34-4-26Q8-34 16-24Q32-26 34-8Q42 8 34 24Q18 38-8 34Q-32 32-34 6z"),
        hide,
        line(pen.dark(hide, 0.55), at("M-14-22Q-10-8-12 8M4-24Q8-8 6 10M20-18Q24-6 20 8"), 2.6),
        turn=8,
        edge=2.6,
    )
    pen.form(at("M-30 14Q-20 2 2 10Q14 14 12 24Q-4 32-20 30Q-30 26-30 14z"), hide, turn=4)
    pen.fill(pen.lit(hide, 0.5), at("M-26-8q4-8 12-8q-6 4-6 10zM-4-12q6-8 12-6q-6 4-6 10z"), 0.6)


def tusk(pen: Pen, data: str) -> None:
    """A tusk or a horn of ivory."""
    pen.form(data, IVORY, turn=3)


def ogre_head(
    pen: Pen, hide: str, iris: str = "#ffcf3a", *, ears: bool = True, brow: str = "", tusks: bool = True
) -> None:
    """A small skull on a huge jaw, tusks in front; crown at y = 36, chin at y = 148."""
    deep, shadow = pen.dark(hide, 0.55), pen.dark(hide, 0.4)
    if ears:
        ear = "M134 74Q156 62 160 80Q158 100 136 104z"
        pen.form(ear + mirror(ear, 99), hide, fill(shadow, "M140 80q12-6 14 2q-2 12-14 14z", 0.8), turn=5)
    pen.form(
        "M66 68Q64 38 98 36Q134 38 136 68Q136 80 142 88Q156 104 150 124Q138 148 102 150Q64 148 50 124Q46 104 58 90Q66 80 66 68z",
        hide,
        fill(shadow, "M64 74Q78 66 94 76L90 90Q74 92 64 84zM104 76Q122 64 138 74L136 86Q122 92 108 90z", 0.8),
        line(deep, "M82 48Q98 42 116 48M86 56Q98 52 112 55M142 104q4 10-2 20", 2.4),
        turn=12,
        edge=3,
    )
    pen.mark(beast_eye(80, 80, 0.62, iris, 8, round=True), beast_eye(120, 79, 0.72, iris, -6, round=True))
    pen.fill(
        brow or pen.dark(hide, 0.75), "M60 66L96 75L94 82Q78 74 60 75zM142 64L104 75L106 82Q124 73 142 73z"
    )
    pen.form(
        "M86 82Q98 74 112 82Q126 98 122 106Q112 114 100 110Q88 114 78 106Q76 96 86 82z",
        mix(hide, "#d86a4a", 0.25),
        fill(INK, "M84 104q6-5 10 0q-5 4-10 0zM106 104q6-4 10 0q-5 4-10 0z"),
        turn=6,
    )
    pen.fill(MOUTH, "M62 120Q100 108 140 118Q136 142 102 142Q68 142 62 120z")
    fangs(pen, (70, 118), (132, 117), 7, 7, -5)
    pen.form(
        "M58 128Q100 140 146 124Q146 144 124 152Q100 158 74 150Q58 144 58 128z", pen.lit(hide, 0.08), turn=6
    )
    if tusks:
        tusk(pen, "M70 136Q60 120 64 100Q74 112 82 134z")
        tusk(pen, "M118 136Q122 114 134 98Q138 118 132 134z")
    fangs(pen, (84, 136), (116, 136), 4, -9, 2)


def bugbear_head(pen: Pen, fur: str, skin: str, iris: str = "#ffb02e") -> None:
    """A shaggy head with wedge ears, a bear's nose and fangs that stand up."""
    deep = pen.dark(fur, 0.55)
    ear = "M132 66Q158 34 190 32Q184 66 142 92z"
    pen.form(
        ear + mirror(ear, 99),
        skin,
        fill(deep, "M142 66Q160 46 180 40Q174 62 146 82zM56 66Q38 46 18 40Q24 62 52 82z", 0.7),
        turn=5,
    )
    pen.form(
        "M62 60L56 34L74 42L80 18L98 34L116 14L122 38L142 28L142 56L160 66L150 82L168 98L152 106L164 128L144 130L146 152L124 148L102 166L82 150L58 154L60 132L38 130L50 108L34 98L52 84L42 66z",
        fur,
        line(
            deep,
            "M74 42l6 14M98 34l2 14M122 40l-4 14M148 84l-10 2M150 108l-12-2M56 86l10 2M52 110l12-2M82 146l4-12M122 146l-4-12",
            2.4,
        ),
        turn=11,
        edge=3,
    )
    pen.form(
        "M68 84Q70 58 98 56Q130 58 134 84Q138 106 128 122Q116 140 100 140Q82 140 72 122Q64 106 68 84z",
        skin,
        fill(pen.dark(skin, 0.45), "M70 82Q82 72 96 84L92 98H74zM104 84Q120 70 132 82L128 98H108z", 0.75),
        turn=9,
        rim=pen.lit(skin, 0.35),
    )
    pen.mark(beast_eye(83, 90, 0.72, iris, 12), beast_eye(118, 89, 0.84, iris, -10))
    pen.fill(deep, "M62 72L98 88L96 94Q78 82 62 80zM140 70L102 88L104 94Q124 80 140 78z")
    pen.form(
        "M78 112Q84 100 100 100Q118 100 124 112Q124 124 100 124Q78 124 78 112z",
        mix(skin, "#e8c8a0", 0.35),
        turn=6,
    )
    pen.fill(INK, "M86 102Q92 94 102 95Q114 94 117 103Q112 112 101 112Q90 112 86 102z")
    pen.fill("#8a7a84", "M90 101Q94 97 101 98Q96 101 93 105z")
    pen.fill(MOUTH, "M74 122Q100 114 128 122Q124 144 101 144Q80 144 74 122z")
    fangs(pen, (78, 121), (124, 121), 6, 7, -4)
    pen.form("M76 134Q100 144 126 132Q124 148 102 152Q82 150 76 134z", skin, turn=4)
    tusk(pen, "M82 138Q76 126 79 112Q86 122 90 137z")
    tusk(pen, "M112 138Q116 124 123 113Q125 126 121 137z")


def troll(pen: Pen, hide: str = "#6f8a4a", mane: str = "#2a2030") -> None:
    """A whole troll, hunched, with a long nose, tusks and arms that reach the ground."""
    deep, dark = pen.dark(hide, 0.2), pen.dark(hide)
    pen.shadow(104, 189, 84, 9)
    leg(pen, [(146, 98), (182, 128), (172, 172)], 38, 26, deep)
    paw(pen, 172, 168, 18, deep, claw=1.15)
    pen.form("M90 150L84 192H112L116 160zM124 156L132 192H160L154 146z", pen.dark(hide, 0.35), turn=6)
    pen.form(
        "M54 116Q58 78 104 70Q154 72 166 112Q168 146 150 166H80Q56 146 54 116z",
        hide,
        fill(dark, "M88 118Q106 128 134 116Q124 136 108 134Q94 132 88 118z", 0.5),
        line(dark, "M100 140q6 4 12 0M98 150q8 4 16 0M132 90q8 4 10 12M144 84q8 4 10 12", 2.6),
        turn=13,
        edge=3,
    )
    pen.form(
        "M70 152Q110 166 156 150L150 182L138 170L128 186L116 172L104 188L94 172L80 180z", LEATHER, turn=6
    )
    pen.form(
        "M60 48L46 34L64 32L62 12L82 24L94 6L106 24L126 12L124 34L142 36L132 54L148 68L130 76L138 96L116 92z",
        mane,
        turn=5,
    )
    pen.form(
        "M44 66Q42 40 68 34Q100 26 118 48Q130 70 120 96Q106 118 78 116Q56 112 52 94Q42 84 44 66z",
        hide,
        fill(dark, "M48 66Q60 56 74 68L72 78H52zM84 66Q98 54 112 66L108 78H86z", 0.8),
        line(dark, "M112 84q-4 10-12 14M106 50q6 4 8 10"),
        turn=9,
    )
    pen.form(
        "M112 56Q140 42 156 50Q148 70 120 80z",
        hide,
        fill("#7a3a3a", "M122 60Q136 50 148 54Q140 66 124 72z", 0.7),
        turn=4,
    )
    pen.form(
        "M46 94Q54 118 82 122Q110 120 120 96Q88 106 46 94z",
        pen.dark(hide, 0.12),
        fill("#2a0a12", "M46 92Q84 104 120 94L116 102Q84 112 52 102z"),
        turn=6,
    )
    fangs(pen, (56, 104), (112, 104), 6, -8, 6)
    tusk(pen, "M54 104Q48 90 52 78Q60 90 63 104z")
    tusk(pen, "M94 106Q96 90 104 80Q108 94 104 105z")
    pen.form(
        "M66 60Q40 68 26 92Q24 104 38 100Q56 104 74 92Q82 72 66 60z",
        mix(hide, "#d0603c", 0.5),
        fill(pen.dark(hide, 0.8), "M36 97q7-7 12 0q-6 5-12 0z"),
        dots(pen.dark(hide, 0.4), 5, (52, 86), (62, 79)),
        turn=6,
        edge=2.6,
    )
    pen.mark(
        beast_eye(60, 68, 0.5, "#ffb02e", 12, round=True), beast_eye(98, 66, 0.7, "#ffb02e", -6, round=True)
    )
    pen.fill(
        pen.dark(hide, 0.8), "M44 58Q58 58 72 68L70 73Q56 64 44 64zM82 66Q96 56 114 58L114 64Q98 62 84 73z"
    )
    leg(pen, [(66, 132), (30, 140), (28, 170)], 36, 26, hide, line(dark, "M28 142q6 4 12 2M24 154q6 4 12 2"))
    paw(pen, 28, 168, 19, hide, claw=1.2)
