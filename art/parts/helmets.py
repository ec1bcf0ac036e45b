"""Helmets, crowns and masks; `headgear` has them all."""

from __future__ import annotations

from art.colour import GOLD
from art.marks import dots, fill, line
from art.parts import Look
from art.parts.headgear import headgear
from art.pen import Pen

__all__ = ["headgear"]


@headgear("helm")
def helm(pen: Pen, look: Look) -> None:
    """An open helmet with a nose guard."""
    w, dark = look.head.wide, pen.dark(look.metal, 0.6)
    pen.form(
        f"M{64 - w} 82Q58 42 102 32Q144 34 {146 + w} 80L{143 + w} 112L132 116L130 84Q112 72 92 78L88 104L82 102L84 80Q72 80 {68 - w} 88z",
        look.metal,
        line(dark, "M92 34Q82 52 88 78M136 56Q142 76 138 110"),
        line(GOLD, f"M{64 - w} 80Q74 72 86 74Q112 66 136 78L137 112", 2.4),
        dots(dark, 3.6, (128, 74), (112, 68), (70, 76)),
    )


@headgear("horned")
def horned(pen: Pen, look: Look) -> None:
    """A helmet with two horns."""
    helm(pen, look)
    pen.form("M136 60Q158 58 162 30Q176 62 146 78zM70 60Q50 56 46 28Q34 56 64 76z", "#d8c49a", turn=4)


@headgear("onehorn")
def onehorn(pen: Pen, look: Look) -> None:
    """A helmet that has lost one of its horns."""
    helm(pen, look)
    pen.form(
        "M136 58Q160 58 166 26Q180 62 146 80z",
        "#d8c49a",
        line("#6b4a2c", "M150 54q4 6 10 6M160 42q4 5 10 4", 1.6),
        turn=4,
    )
    pen.form("M66 58L56 54L54 46L48 50L46 60Q52 70 64 74z", "#b8a078", turn=3)


@headgear("plume")
def plume(pen: Pen, look: Look) -> None:
    """A helmet with a plume."""
    pen.form(
        "M104 40Q96 10 128 2Q172 2 184 50Q168 30 152 32Q166 44 164 62Q150 40 128 38z",
        look.cloth,
        line(pen.dark(look.cloth), "M112 30Q140 12 170 32"),
        turn=8,
    )
    helm(pen, look)


@headgear("winged")
def winged(pen: Pen, look: Look) -> None:
    """A helmet with a wing at each side."""
    pen.form("M72 62Q52 56 40 24Q34 46 46 64Q40 66 38 72Q52 82 66 80z", "#e8e0d0", turn=4)
    helm(pen, look)
    pen.form(
        "M132 66Q150 54 168 12Q182 36 172 56Q184 58 184 66Q172 74 162 74Q168 80 164 86Q146 90 134 82z",
        "#e8e0d0",
        line("#8a8496", "M138 72Q158 56 170 32M140 76Q162 68 178 64"),
        turn=5,
    )


@headgear("sallet")
def sallet(pen: Pen, look: Look) -> None:
    """A knight's helmet with the visor pushed up."""
    w, dark = look.head.wide, pen.dark(look.metal, 0.6)
    pen.form(
        f"M{66 - w} 84Q58 40 104 30Q148 34 {148 + w} 84Q152 108 158 122Q142 124 132 116L130 82Q108 70 {66 - w} 84z",
        look.metal,
        line(dark, "M106 32Q132 46 136 84M138 116L132 84"),
        line(pen.lit(look.metal, 0.5), "M78 50Q92 38 108 38", 2, 0.8),
    )
    pen.form(
        f"M{56 - w} 66Q62 40 92 38Q122 40 {138 + w} 70Q104 56 {56 - w} 66z",
        look.metal,
        line(dark, "M70 58Q96 48 124 60", 3),
        turn=7,
    )
    pen.oval(GOLD, 138 + w, 72, 4.5)


@headgear("kettle")
def kettle(pen: Pen, look: Look) -> None:
    """A soldier's iron hat."""
    w = look.head.wide
    pen.form(
        f"M{70 - w} 64Q68 34 104 28Q140 32 {142 + w} 66z",
        look.metal,
        line(pen.dark(look.metal, 0.6), "M104 30Q116 44 116 62"),
    )
    pen.form(
        f"M{46 - w} 72Q70 52 106 54Q146 56 {168 + w} 80Q140 76 106 70Q70 68 {46 - w} 72z", look.metal, turn=6
    )


@headgear("crown")
def crown(pen: Pen, look: Look) -> None:
    """A prince's crown."""
    w = look.head.wide
    pen.form(
        f"M{68 - w} 66L62 36L78 48L86 26L100 44L114 24L124 46L144 38L{140 + w} 70Q104 52 {68 - w} 66z",
        GOLD,
        line(pen.dark(GOLD), f"M{68 - w} 62Q104 48 {140 + w} 66", 2.4),
        fill("#c8203a", "M96 50l5 5l-5 6l-5-6z"),
        dots("#5fb8e8", 5, (78, 56), (120, 56)),
        turn=6,
    )


@headgear("mask")
def mask(pen: Pen, look: Look) -> None:
    """A cloth over mouth and nose."""
    deep = pen.dark(look.cloth, 0.35)
    pen.form(
        "M66 104Q88 98 108 104Q124 104 137 94Q140 116 130 132Q112 146 94 142Q72 134 66 104z",
        deep,
        line(pen.dark(deep), "M76 116Q96 124 126 112M82 128Q98 134 118 126"),
        turn=8,
    )


@headgear("wolf")
def wolf(pen: Pen, look: Look) -> None:
    """A wolf's pelt, its jaws over the brow."""
    pelt, dark = "#7d7a80", pen.dark("#7d7a80")
    pen.form("M120 32Q128 6 146 0Q152 22 144 44zM84 32Q74 10 60 8Q58 28 68 46z", pelt, turn=4)
    pen.form(
        "M58 150L50 128L58 120L48 98L58 88L52 70Q62 34 104 26Q148 30 156 74L150 90L162 104L150 118L158 138L144 152Q132 130 136 104Q138 76 126 60L112 64Q96 50 84 62L70 68Q66 110 72 136z",
        pelt,
        line(dark, "M140 60l8 14M146 90l6 12M140 120l8 10M62 100l-6 10M64 66l-4 10", 2.6),
        fill(dark, "M74 50q8-6 14 2q-8 4-14-2zM114 46q10-6 16 4q-10 2-16-4z"),
        turn=8,
    )
    pen.fill("#f6e6c0", "M72 66l4 9l5-8zM86 61l3 8l5-7zM108 62l4 8l4-8zM122 60l5 9l4-6z")


@headgear("veil")
def veil(pen: Pen, look: Look) -> None:
    """A dark veil below the eyes, with gold at its edge."""
    pen.form(
        "M65 102Q88 96 108 102Q124 102 138 92Q144 126 136 158Q108 170 84 160Q66 134 65 102z",
        pen.dark(look.cloth, 0.15),
        line(GOLD, "M66 104Q88 98 108 104Q124 104 138 94", 2.4),
        line(pen.dark(look.cloth, 0.6), "M80 112Q84 136 92 156M112 110Q112 136 116 158"),
        turn=8,
    )


@headgear("domino")
def domino(pen: Pen, look: Look) -> None:
    """A black mask over the eyes."""
    far, near, y = look.head.eyes
    eyes = f"M{near - 10:g} {y + 1:g}Q{near:g} {y - 7:g} {near + 11:g} {y:g}Q{near:g} {y + 7:g} {near - 10:g} {y + 1:g}zM{far - 8:g} {y + 1:g}Q{far:g} {y - 6:g} {far + 8:g} {y + 1:g}Q{far:g} {y + 6:g} {far - 8:g} {y + 1:g}z"
    pen.raw(
        f'<path fill="#1a1420" fill-rule="evenodd" d="M66 76Q88 70 96 80Q116 70 138 78Q136 98 118 102Q102 102 95 92Q88 100 74 98Q66 92 66 76z{eyes}"/>'
    )


@headgear("ironjaw")
def ironjaw(pen: Pen, look: Look) -> None:
    """A jaw of riveted iron."""
    dark = pen.dark(look.metal, 0.6)
    pen.form(
        "M62 108Q78 118 94 116Q116 118 139 100Q142 122 128 134Q114 146 96 146Q74 144 64 128z",
        look.metal,
        fill("#2a0a12", "M74 118Q94 124 122 114L120 122Q96 131 76 126z"),
        dots(dark, 4, (70, 118), (132, 112), (84, 138), (112, 139), (98, 142)),
        turn=8,
    )
    pen.fill("#f6e6c0", "M80 127l4-9l5 10zM94 128l4-10l5 9zM108 126l4-10l4 8z")


@headgear("spidercrown")
def spidercrown(pen: Pen, look: Look) -> None:
    """A crown in the shape of a spider."""
    w, silver = look.head.wide, "#c2c8d8"
    legs = f"M98 54Q84 34 66 40L{68 - w} 66M96 50Q88 24 74 22L68 30M106 54Q122 32 140 38L{140 + w} 66M108 50Q118 22 134 20L140 30"
    pen.line(pen.dark(silver, 0.6), legs, 5)
    pen.line(silver, legs, 3)
    pen.form(
        "M102 34Q116 36 114 52Q110 64 101 66Q92 62 90 52Q90 36 102 34z",
        "#8a1f4a",
        fill("#ffb0c0", "M97 40q5-4 9 0q-5 4-6 8z", 0.8),
        turn=4,
    )


@headgear("ramskull")
def ramskull(pen: Pen, look: Look) -> None:
    """A ram's skull for a crown, its horns at both sides."""
    bone = "#d8ccb0"
    pen.form(
        "M128 46Q150 18 172 34Q188 54 176 78Q166 90 156 82Q168 72 164 56Q154 44 136 60z"
        "M80 46Q60 18 38 32Q22 52 32 76Q42 90 52 82Q42 70 46 56Q56 44 72 58z",
        "#8a6a44",
        line(
            "#4a3420",
            "M150 30l4 12M166 34l-2 12M176 54l-12 4M176 74l-12-4M56 28l-4 12M40 34l4 12M32 54l12 4M34 74l12-4",
        ),
        turn=5,
    )
    pen.form(
        "M72 40Q88 24 104 24Q122 24 138 40Q136 52 124 56L112 84Q104 92 97 84L86 56Q74 52 72 40z",
        bone,
        fill(
            "#1a1014",
            "M80 42q8-6 14 2q-2 8-9 8q-5-4-5-10zM116 44q6-8 14-2q0 8-6 10q-7 0-8-8zM99 76q2-6 4 0l3-2l-3 10h-4l-3-9z",
        ),
        line(pen.dark(bone), "M104 26l-3 12l5 8"),
        turn=6,
    )
