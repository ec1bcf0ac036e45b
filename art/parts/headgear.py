"""Headgear: helmets, hats, hoods and what else sits on a head. Beasts wear theirs moved; see `beasts`."""

from __future__ import annotations

from art.colour import GOLD, LINEN, mix
from art.marks import dots, fill, line, oval, star
from art.parts import Look, Shelf
from art.paths import circle
from art.pen import Pen

__all__ = ["COVERING", "HELMETS", "HOODS", "headgear"]

headgear = Shelf("headgear")

HOODS = frozenset({"hood", "cowl", "mantle", "furhood"})
"""They cover ears and most of the hair."""
HELMETS = frozenset({"helm", "plume", "horned", "onehorn", "winged", "sallet", "kettle"})
"""They cover round ears and short hair."""
COVERING = HOODS | HELMETS | {"hat", "antlers", "brim", "cap", "wolf", "turban"}
"""They change what is drawn around them, and sit over all else that is worn on the head."""


@headgear("hat")
def hat(pen: Pen, look: Look) -> None:
    """A wizard's hat."""
    w, dark = look.head.wide, pen.dark(look.cloth)
    pen.form(
        f"M{74 - w} 58Q84 40 90 16Q96-2 122-4Q140 2 152 22Q136 14 128 22Q132 42 {142 + w} 62Q108 46 {74 - w} 58z",
        look.cloth,
        line(dark, "M122-2Q112 20 118 46M98 10q8 4 14 2", 3),
        fill(GOLD, f"M{72 - w} 60Q108 40 {146 + w} 64L{143 + w} 52Q110 32 {77 - w} 50z"),
        star(mix(GOLD, "#ffffff", 0.5), 99, 32, 9),
    )
    pen.form(
        f"M{48 - w} 72Q62 48 106 50Q150 54 {170 + w} 82Q150 74 128 68Q100 58 78 66Q62 68 {48 - w} 72z",
        look.cloth,
        fill(dark, "M60 70Q84 58 116 66Q144 70 170 84L150 80Q100 62 60 74z", 0.7),
        turn=7,
    )


@headgear("hood")
def hood(pen: Pen, look: Look) -> None:
    """A hood drawn up."""
    dark = pen.dark(look.cloth)
    pen.form(
        "M66 150Q48 120 54 82Q58 36 104 22Q128 20 146 42Q164 66 158 104Q156 134 140 152Q132 140 134 116Q142 84 126 62Q108 46 88 54Q70 62 68 88Q66 112 74 130z",
        look.cloth,
        fill(
            dark,
            "M74 130Q66 112 68 88Q70 62 88 54Q108 46 126 62Q142 84 134 116L140 112Q148 80 130 56Q108 38 84 48Q62 60 62 88Q60 114 70 136z",
            0.85,
        ),
        line(dark, "M104 24Q138 40 146 84M124 24Q152 50 150 104", 2.4),
    )


@headgear("mantle")
def mantle(pen: Pen, look: Look) -> None:
    """A wide, pointed hood with a trimmed edge."""
    dark = pen.dark(look.cloth)
    pen.form(
        "M64 148Q44 118 52 80Q58 42 92 24Q112 2 130 8Q128 22 140 38Q166 62 160 104Q158 134 142 150Q132 138 135 114Q141 84 126 64Q108 48 88 56Q70 64 68 90Q66 112 74 130z",
        look.cloth,
        line(dark, "M112 12Q116 30 134 46Q150 70 148 110M70 50Q58 70 60 100", 2.6),
        line(GOLD, "M74 130Q66 112 68 90Q70 64 88 56Q108 48 126 64Q141 84 135 114L139 146", 3),
    )


@headgear("cowl")
def cowl(pen: Pen, look: Look) -> None:
    """A cleric's pale cowl."""
    pen.form(
        "M60 140Q48 96 60 66Q76 34 106 34Q144 38 152 82Q156 120 144 146L132 130Q140 96 130 74Q112 58 90 66Q70 72 69 92Q68 116 74 130z",
        LINEN,
        line(GOLD, "M74 130Q68 116 69 92Q70 72 90 66Q112 58 130 74Q140 96 132 130", 2.6),
    )
    pen.mark(oval(GOLD, 94, 56, 5), oval("#fff3c0", 93, 55, 2))


@headgear("brim")
def brim(pen: Pen, look: Look) -> None:
    """A wide hat with a huge feather."""
    w = look.head.wide
    pen.form(
        "M118 40Q126-2 176-6Q196 4 188 18Q178 8 164 14Q178 18 176 30Q154 22 140 52z",
        "#b04ad0",
        line("#5a1a7a", "M128 42Q144 10 180 4", 1.8),
        turn=6,
    )
    pen.form(
        f"M{72 - w} 60Q70 30 104 26Q140 28 {140 + w} 62z",
        look.cloth,
        fill(GOLD, "M66 54Q104 40 146 58L146 66L66 64z"),
        turn=8,
    )
    pen.form(
        "M30 66Q60 50 106 52Q152 54 180 78Q186 86 176 86Q140 66 104 66Q66 64 42 76Q28 76 30 66z",
        look.cloth,
        turn=7,
    )


@headgear("cap")
def cap(pen: Pen, look: Look) -> None:
    """A bard's cap with a feather."""
    w, dark = look.head.wide, pen.dark(look.cloth)
    pen.form(
        "M132 40Q150 4 190 10Q186 20 176 24Q182 28 178 34Q160 36 146 52z",
        mix(look.cloth, "#ffe08a", 0.75),
        line(pen.dark(GOLD, 0.4), "M138 44Q156 20 186 12", 1.6),
        turn=5,
    )
    pen.form(
        f"M{56 - w} 74Q60 34 104 26Q140 26 {150 + w} 62Q128 50 100 56Q74 60 {56 - w} 74z",
        look.cloth,
        line(dark, "M78 38Q104 28 132 36", 2.2),
    )
    pen.form(
        f"M{46 - w} 80Q62 58 102 54Q136 50 {156 + w} 64L{148 + w} 74Q110 60 78 70Q60 74 {46 - w} 80z",
        mix(look.cloth, "#000000", 0.2),
        turn=5,
    )
    pen.mark(oval(GOLD, 126, 58, 5), oval("#fff3c0", 125, 57, 2))


@headgear("circlet")
def circlet(pen: Pen, look: Look) -> None:
    """A gold band with a jewel."""
    w = look.head.wide
    pen.line(pen.dark(GOLD), f"M{70 - w} 72Q98 58 {136 + w} 74", 5)
    pen.line(GOLD, f"M{70 - w} 71Q98 57 {136 + w} 73", 3)
    pen.mark(
        fill(mix(look.cloth, "#ffffff", 0.25), "M87 56l6 8l-6 9l-6-9z"),
        fill("#ffffff", "M87 56l-6 8l6 1z", 0.7),
    )


@headgear("band")
def band(pen: Pen, look: Look) -> None:
    """A headband with loose ends."""
    w = look.head.wide
    pen.form(f"M{67 - w} 66Q100 52 {139 + w} 70L{140 + w} 82Q102 64 {66 - w} 78z", look.cloth, turn=3)
    pen.form("M138 72Q158 74 170 92Q160 92 156 100Q146 84 138 82z", look.cloth, turn=4)


@headgear("bandana")
def bandana(pen: Pen, look: Look) -> None:
    """A spotted scarf tied behind the ear."""
    w = look.head.wide
    pen.form(
        f"M{64 - w} 78Q58 42 102 36Q144 38 {146 + w} 82Q104 58 {64 - w} 78z",
        look.cloth,
        line(pen.dark(look.cloth), "M80 48Q110 40 140 68"),
        dots(mix(look.cloth, "#ffffff", 0.6), 4, (84, 56), (104, 50), (124, 58), (96, 62)),
        turn=8,
    )
    pen.form("M142 76Q160 72 174 86Q162 88 158 102Q148 92 140 86z", look.cloth, turn=4)


@headgear("turban")
def turban(pen: Pen, look: Look) -> None:
    """Wound cloth with a jewel."""
    w, dark = look.head.wide, pen.dark(look.cloth)
    pen.form(
        f"M{62 - w} 74Q52 40 84 26Q120 10 142 34Q160 54 {146 + w} 82Q106 56 {62 - w} 74z",
        look.cloth,
        line(dark, "M64 66Q92 36 146 46M62 54Q92 26 138 32M76 68Q108 48 148 66M92 26Q120 40 148 76", 2.4),
    )
    pen.mark(fill(GOLD, "M92 50l8 9l-8 9l-8-9z"), fill("#8fe8c0", "M92 54l4 5l-4 5l-4-5z"))


@headgear("goggles")
def goggles(pen: Pen, look: Look) -> None:
    """Goggles pushed up on the brow."""
    w = look.head.wide
    pen.line("#3a2417", f"M{66 - w} 66Q100 50 {140 + w} 72", 7)
    for x, y, r in ((82, 60, 11), (110, 60, 13)):
        pen.mark(oval("#3a2417", x + 1.5, y + 1.5, r + 1), oval(GOLD, x, y, r), oval("#23414a", x, y, r - 4))
        pen.fill("#9fe8f0", f"M{x - r + 5} {y}Q{x - 4} {y - r + 5} {x + 3} {y - r + 5}L{x - 4} {y + 3}z", 0.9)


@headgear("lenses")
def lenses(pen: Pen, look: Look) -> None:
    """Goggles worn before the eyes, which look huge through them."""
    w, (far, near, y) = look.head.wide, look.head.eyes
    pen.line("#3a2417", f"M{62 - w} {y - 8:g}L{far:g} {y:g}L{near:g} {y - 2:g}L{144 + w} {y - 14:g}", 9)
    for x, r in ((far - 2, 17), (near + 3, 21)):
        pen.form(circle(x, y, r), GOLD, turn=5)
        pen.mark(
            oval("#dff6f0", x, y, r - 5),
            oval(look.iris, x - 2, y + 1, r * 0.46),
            oval("#140a14", x - 2, y + 1, r * 0.22),
        )
        pen.fill(
            "#ffffff",
            f"M{x - r + 7:g} {y:g}Q{x - 6:g} {y - r + 6:g} {x + 3:g} {y - r + 6:g}L{x - 7:g} {y + 2:g}z",
            0.9,
        )


@headgear("antlers")
def antlers(pen: Pen, look: Look) -> None:
    """A druid's antlers and a wreath of leaves."""
    pen.form(
        "M122 46Q130 24 122 6Q132 12 134 24Q142 18 142 6Q150 18 142 34Q156 32 162 20Q162 42 140 46Q136 52 134 58z"
        "M82 48Q72 28 78 12Q70 18 68 28Q60 22 60 12Q54 24 62 36Q48 36 44 26Q46 46 66 48Q72 54 74 60z",
        "#b08d5e",
        turn=3,
    )
    wreath(pen, look)


@headgear("wreath")
def wreath(pen: Pen, look: Look) -> None:
    """A wreath of leaves."""
    leaf = pen.stamp(fill("#4f8a3c", "M0 0Q8-12 22-8Q18 8 0 0z"), line("#c8d85a", "M2-1Q10-8 20-7", 1.6))
    for x, y, angle in (
        (70, 72, -70),
        (76, 62, -30),
        (90, 60, -40),
        (100, 58, -5),
        (112, 60, -20),
        (124, 64, 15),
        (134, 72, 40),
    ):
        pen.mark(pen.press(leaf, f"translate({x} {y})rotate({angle})"))


@headgear("flowers")
def flowers(pen: Pen, look: Look) -> None:
    """Flowers in the hair."""
    flower = pen.stamp(dots("#fff3f0", 7, (0, -5), (5, -1), (3, 5), (-3, 5), (-5, -1)), dots(GOLD, 5, (0, 0)))
    for x, y, size in ((72, 66, 0.8), (86, 58, 0.9), (102, 55, 1), (119, 58, 1.1), (133, 66, 1.1)):
        pen.mark(pen.press(flower, f"translate({x} {y})scale({size})"))


@headgear("kerchief")
def kerchief(pen: Pen, look: Look) -> None:
    """A plain scarf over the hair, tied under the chin."""
    w, dark = look.head.wide, pen.dark(look.cloth)
    pen.form(
        f"M{62 - w} 88Q56 40 104 32Q148 36 {150 + w} 84Q150 112 132 130Q140 100 132 80Q108 58 82 66Q70 72 {62 - w} 88z",
        look.cloth,
        line(dark, "M84 44Q120 40 142 78M100 36Q136 48 146 92"),
        dots(mix(look.cloth, "#ffffff", 0.6), 4, (80, 54), (100, 46), (120, 52), (138, 70)),
    )


@headgear("sunband")
def sunband(pen: Pen, look: Look) -> None:
    """A gold band with a sun."""
    w = look.head.wide
    pen.line(pen.dark(GOLD), f"M{70 - w} 70Q98 56 {136 + w} 72", 5)
    pen.line(GOLD, f"M{70 - w} 69Q98 55 {136 + w} 71", 3)
    pen.form(
        "M90 38l4 11l10-6l-4 11l11 4l-11 4l4 11l-10-6l-4 11l-4-11l-10 6l4-11l-11-4l11-4l-4-11l10 6z",
        "#ffd65a",
        oval("#fff6d8", 90, 58, 5),
        turn=3,
    )


@headgear("furhood")
def furhood(pen: Pen, look: Look) -> None:
    """A hood with a thick edge of fur."""
    dark, pelt = pen.dark(look.cloth), "#cfc4b0"
    pen.form(
        "M62 150Q44 120 50 80Q56 34 104 20Q132 18 150 42Q168 66 160 106Q158 136 142 152L134 120Q140 88 124 66Q104 54 86 62Q68 74 66 100z",
        look.cloth,
        line(dark, "M120 24Q152 46 152 104", 2.4),
    )
    pen.form(
        "M72 150Q58 146 60 132Q50 124 56 110Q48 98 56 86Q54 70 68 62Q72 46 90 48Q104 38 120 48Q136 50 138 66Q150 78 144 94Q152 108 144 122Q146 140 134 148Q128 134 132 112Q138 86 124 70Q104 58 86 66Q72 74 70 92Q68 116 76 134z",
        pelt,
        line(
            pen.dark(pelt),
            "M62 126l6-2M60 106l7 0M62 86l7 2M72 68l5 5M92 56l2 6M112 54l-1 6M130 66l-5 5M140 88l-7 2M142 110l-7-1M138 132l-6-4",
        ),
        turn=5,
    )


@headgear("nape")
def nape(pen: Pen, look: Look) -> None:
    """A hood for a head with a snout or a beak: it lies behind the brow."""
    dark = pen.dark(look.cloth)
    pen.form(
        "M84 58Q88 34 116 31Q152 30 164 78Q172 124 144 160Q122 158 106 146Q124 126 124 98Q120 74 84 58z",
        look.cloth,
        line(dark, "M112 36Q144 52 148 106M130 38Q156 62 156 116", 2.4),
        line(GOLD, "M84 58Q120 74 124 98Q124 126 106 146", 2.4),
    )


@headgear("straw")
def straw(pen: Pen, look: Look) -> None:
    """A wide hat of straw."""
    hay, dark = "#d8b45a", pen.dark("#d8b45a")
    pen.form(
        "M26 78Q66 40 100 22Q140 38 178 82Q100 58 26 78z",
        hay,
        line(
            dark,
            "M100 24Q80 46 48 74M100 24Q96 44 84 64M100 24Q112 44 122 66M100 24Q134 46 158 76M60 58Q100 46 142 60",
        ),
        turn=10,
    )
