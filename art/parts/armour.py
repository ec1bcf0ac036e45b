"""Armour: plate, mail, furs and straps; `attire` has them all."""

from __future__ import annotations

from art.colour import FUR, GOLD, LEATHER, mix
from art.marks import Mark, fill, line, oval, star
from art.parts import Look
from art.parts.attire import BODY, attire, cast, collar_shadow
from art.pen import Pen

__all__ = ["attire"]


def plates(pen: Pen, look: Look, trim: str, *badge: Mark) -> None:
    """A suit of plate with a coloured cloth on the chest."""
    metal, dark = look.metal, pen.dark(look.metal, 0.6)
    pen.form(
        BODY,
        metal,
        fill(look.cloth, "M84 150L122 146L132 210H78z"),
        fill(pen.dark(look.cloth, 0.4), "M108 148L122 146L132 210H112z", 0.7),
        line(trim, "M84 150L78 204M122 146L132 204", 2.5),
        *badge,
        cast(),
    )
    pen.form(
        "M62 153Q44 146 30 160Q16 176 16 206L66 206Q74 176 62 153zM136 154Q154 144 174 158Q192 174 194 206L140 206Q128 178 136 154z",
        metal,
        line(
            dark, "M22 180Q44 168 70 178M18 196Q44 184 70 194M134 178Q160 166 190 180M138 196Q164 184 194 196"
        ),
        line(trim, "M64 154Q74 176 66 204M136 156Q128 178 140 204", 2.5),
        turn=10,
    )
    pen.form(
        "M76 138Q98 152 126 132L134 150Q104 172 70 154z",
        metal,
        cast(),
        line(trim, "M70 153Q104 170 134 149", 2.5),
    )


@attire("plate")
def plate(pen: Pen, look: Look) -> None:
    """A fighter's plate."""
    plates(pen, look, pen.dark(look.metal, 0.35), fill(GOLD, "M92 176h18v12q-8 8-10 10q-8-4-8-10z"))


@attire("tabard")
def tabard(pen: Pen, look: Look) -> None:
    """A paladin's plate, trimmed with gold."""
    plates(pen, look, GOLD, star(GOLD, 101, 186, 14))


@attire("gorget")
def gorget(pen: Pen, look: Look) -> None:
    """Half armour over a padded coat."""
    metal = look.metal
    pen.form(
        BODY,
        look.cloth,
        line(
            pen.dark(look.cloth), "M52 164L66 206M70 156L82 206M134 156L126 206M154 160L144 206M104 160V206"
        ),
        cast(),
    )
    pen.form(
        "M70 146Q98 162 132 140Q150 152 150 172Q128 196 104 198Q76 194 62 174Q60 156 70 146z",
        metal,
        line(GOLD, "M62 172Q80 192 104 195Q128 192 150 170", 2.6),
        collar_shadow(),
        turn=10,
    )
    pen.form(
        "M150 154Q176 152 188 176Q192 190 192 200Q168 184 148 186Q142 168 150 154z",
        metal,
        line(pen.dark(metal, 0.6), "M150 172Q172 170 190 188"),
        turn=7,
    )


@attire("mail")
def mail(pen: Pen, look: Look) -> None:
    """A coat of mail under a tabard."""
    links = pen.dark(look.metal, 0.5)
    rows = "".join(f"M{30 + 4 * (k % 2)} {164 + 9 * k}" + "q4 5 8 0" * 19 for k in range(5))
    pen.form(
        BODY,
        mix(look.metal, "#6a7080", 0.3),
        line(links, rows, 1.6),
        fill(look.cloth, "M80 152L128 148L140 210H70z"),
        fill(pen.dark(look.cloth, 0.4), "M112 150L128 148L140 210H118z", 0.7),
        cast(),
    )
    pen.form(
        "M74 138Q98 152 128 132L140 152Q104 174 66 156z",
        mix(look.metal, "#6a7080", 0.3),
        line(links, "M72 150q4 5 8 1q4 5 8 1q4 5 8 0q4 4 8 0q4 4 8-2q4 3 8-3", 1.6),
        collar_shadow(),
        turn=6,
    )


@attire("fur")
def fur(pen: Pen, look: Look) -> None:
    """Bare skin, a strap, and fur on the shoulders."""
    skin, dark = look.skin, pen.dark(FUR)
    pen.form(
        BODY,
        skin,
        fill(pen.dark(skin, 0.4), "M100 158Q120 170 150 160L150 166Q122 178 103 166L104 206H99z", 0.7),
        fill(LEATHER, "M40 152L58 148L146 206H118z"),
        line(pen.dark(LEATHER), "M44 158L128 206", 1.5),
        cast(),
    )
    pen.form(
        "M76 148Q66 146 60 152Q50 148 46 158Q34 156 32 168Q18 170 20 182Q8 188 12 208H60Q56 196 64 192Q60 182 70 178Q70 168 80 166Q82 154 76 148z"
        "M126 146Q136 142 142 150Q152 144 158 154Q168 152 172 164Q184 166 184 178Q196 186 194 208H142Q148 196 140 190Q142 180 132 176Q132 166 122 162Q120 152 126 146z",
        FUR,
        line(
            dark,
            "M56 160q-8 8-6 20M42 168q-10 8-8 24M66 158q-6 8-4 16M30 186q-6 6-4 16M50 184q-6 6-4 14M148 158q10 6 10 20M164 168q8 8 8 22M136 154q8 8 8 16M178 186q6 6 6 16M152 184q6 6 6 14",
            2.4,
        ),
        turn=8,
    )


@attire("bare", "harness")
def bare(pen: Pen, look: Look) -> None:
    """A bare chest with crossed straps."""
    skin = look.skin
    pen.form(
        BODY,
        skin,
        fill(pen.dark(skin, 0.4), "M100 158Q120 172 152 162L150 168Q122 180 103 168L104 206H99z", 0.7),
        fill(LEATHER, "M46 156L60 152L142 206H120zM152 156L140 152L66 206H86z"),
        oval(GOLD, 102, 184, 7),
        oval(pen.dark(GOLD, 0.6), 102, 184, 3),
        cast(),
    )


@attire("cuirass")
def cuirass(pen: Pen, look: Look) -> None:
    """A breastplate that narrows to the waist, for centaurs."""
    metal, dark = look.metal, pen.dark(look.metal, 0.6)
    pen.form(
        "M48 158Q64 148 84 146L88 128L120 122L124 144Q146 148 158 160Q152 184 136 210H70Q56 186 48 158z",
        metal,
        fill(look.cloth, "M88 152L118 148L122 210H84z"),
        fill(GOLD, "M94 172h16v10q-7 8-9 9q-7-4-7-9z"),
        line(dark, "M62 166Q74 186 76 208M146 164Q134 186 130 208"),
        cast(),
        turn=10,
    )
    pen.form(
        "M64 150Q42 146 34 166Q28 186 36 206L58 200Q70 172 64 150z"
        "M138 150Q162 144 174 166Q182 186 176 204L150 198Q132 172 138 150z",
        metal,
        line(dark, "M34 178Q48 170 64 176M142 176Q158 168 176 180"),
        turn=8,
    )
