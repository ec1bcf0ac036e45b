"""Ears: the near one in front of the hair, the far one behind the head, and horns that grow beside them."""

from __future__ import annotations

from art.colour import GOLD
from art.marks import fill, line
from art.parts import Look
from art.pen import Pen

__all__ = ["EARS", "HORNS", "far_ear", "horns", "near_ear"]

EARS: dict[str, tuple[str, str, str]] = {
    # near ear, its hollow, far ear
    "round": ("M129 82Q142 74 146 87Q145 103 131 107z", "M134 86q7-2 7 4q-1 8-7 10z", ""),
    "point": (
        "M126 90Q136 66 166 52Q162 84 132 106z",
        "M134 92Q142 74 158 64Q154 84 136 100z",
        "M74 86Q62 68 44 58Q50 82 72 98z",
    ),
    "long": (
        "M127 92Q140 86 152 76Q166 68 184 64Q178 82 160 96Q146 108 131 107z",
        "M137 96Q150 88 158 80Q166 74 174 72Q168 84 156 92Q146 100 138 101z",
        "M74 88Q56 72 30 68Q46 90 72 99z",
    ),
    "half": ("M127 88Q136 72 154 64Q154 90 132 106z", "M134 90Q140 80 148 74Q148 88 136 100z", ""),
    "goblin": (
        "M130 84Q158 62 194 66Q176 98 134 108z",
        "M138 88Q160 72 184 72Q168 94 138 102z",
        "M68 84Q44 64 10 70Q28 96 66 102z",
    ),
    "torn": (
        "M130 84Q154 64 188 60L178 78L186 84Q168 100 134 108z",
        "M138 88Q156 74 176 70Q166 92 138 102z",
        "M68 84Q44 64 14 64L24 80L18 86Q34 98 66 102z",
    ),
    "big": (
        "M129 80Q148 66 154 84Q152 104 131 110z",
        "M134 86q12-6 14 2q-2 12-14 16z",
        "M68 82Q56 72 52 84Q54 98 68 102z",
    ),
    "droop": (
        "M128 88Q150 84 172 112Q148 116 132 106z",
        "M134 94Q150 92 162 108Q146 110 134 102z",
        "M70 88Q52 86 34 108Q54 112 70 102z",
    ),
    "horse": (
        "M118 52Q122 26 140 16Q148 36 138 62z",
        "M126 52Q128 36 138 26Q142 40 134 56z",
        "M88 50Q84 30 72 22Q66 40 74 58z",
    ),
    "fin": (
        "M128 84L160 58L152 74L170 76L154 88L166 98L134 106z",
        "M134 88L152 72L148 84L158 88L136 98z",
        "M72 84L44 64L50 78L36 82L50 90L44 100L72 100z",
    ),
}

HORNS = {
    "horns": (
        "#5a3f3a",
        "M122 52Q132 24 164 22Q182 26 184 44Q172 32 158 40Q148 46 140 66z",
        "M82 54Q76 30 52 24Q36 24 30 38Q44 32 54 42Q64 50 70 68z",
    ),
    "ramhorns": (
        "#a8845a",
        "M118 50Q138 30 160 44Q178 62 168 90Q160 106 148 100Q160 90 156 74Q150 58 134 66z",
        "M84 52Q66 34 48 46Q32 62 40 86Q46 98 56 94Q48 84 50 72Q56 60 70 68z",
    ),
    "uprights": ("#4a3640", "M118 50Q124 22 150 2Q156 28 138 62z", "M86 50Q84 26 66 8Q58 30 72 60z"),
    "swept": (
        "#6a4a46",
        "M120 48Q146 30 186 40Q192 50 182 54Q160 48 138 66z",
        "M82 50Q66 34 34 38Q28 48 38 52Q58 50 70 66z",
    ),
}
RIDGES = "M146 30q2 8 8 10M160 24q0 8 4 12M134 40q4 8 10 10M60 26q0 8-5 12M44 26q2 6 0 10M150 48q-6 6-4 12M164 66q-8 2-10 8M160 90q-6-4-6-8"


def far_ear(pen: Pen, look: Look, ears: str) -> None:
    """The ear behind the head, where it shows."""
    if far := EARS[ears][2] if ears else "":
        pen.form(far, look.skin, turn=4)


def near_ear(pen: Pen, look: Look, ears: str) -> None:
    """The ear in front of the hair."""
    near, hollow, _ = EARS[ears]
    ring = (line(GOLD, "M137 104q4 4 0 8", 2.4),) if "ring" in look.extras else ()
    pen.form(
        near,
        look.skin,
        fill(pen.dark(look.skin), hollow, 0.7),
        *ring,
        turn=5,
        edge=1.4,
        rim=pen.lit(look.skin, 0.25 if ears == "round" else 0.6),
    )


def horns(pen: Pen, look: Look) -> None:
    """Horns, if the extras ask for them."""
    for name, (colour, *shapes) in HORNS.items():
        if name in look.extras:
            pen.form("".join(shapes), colour, line(pen.dark(colour, 0.6), RIDGES, 1.6, 0.6), turn=4, edge=2)
