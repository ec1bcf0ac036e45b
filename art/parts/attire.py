"""Attire: shoulders and chest, and what covers them."""

from __future__ import annotations

from art.colour import GOLD, LEATHER, LINEN, mix
from art.marks import Mark, dots, fill, line, oval, star
from art.parts import Look, Shelf
from art.paths import move
from art.pen import Pen

__all__ = ["BARE_ARMED", "HIGH_COLLARED", "attire"]

attire = Shelf("attire")

BODY = "M26 204Q28 166 60 154Q86 147 88 128L120 122Q120 146 144 153Q178 163 184 204z"
HIGH_COLLARED = frozenset({"plate", "tabard", "gorget", "cuirass"})
"""Attire that hides the neck."""
BARE_ARMED = frozenset({"fur", "bare", "apron", "wrap", "harness"})
"""Attire without sleeves."""


def cast() -> Mark:
    """The shadow of the head on the chest."""
    return fill("#0b0510", "M74 124Q100 150 138 116Q146 150 116 162Q82 164 74 124z", 0.42)


def collar_shadow(opacity: float = 0.4) -> Mark:
    """The shadow of the head on a collar or a cloak."""
    return fill("#0b0510", "M70 120Q100 146 140 116L146 138Q116 160 72 148z", opacity)


@attire("wrap")
def wrap(pen: Pen, look: Look) -> None:
    """A monk's wrapped robe and beads."""
    cloth, skin = look.cloth, look.skin
    pen.form(
        BODY,
        cloth,
        fill(skin, "M88 140L122 138L104 178z"),
        fill(pen.dark(skin, 0.4), "M104 178L110 138H122z", 0.5),
        fill(mix(cloth, "#ffffff", 0.18), "M82 144L92 142L140 206H118z"),
        fill(pen.dark(cloth), "M128 142L118 140L74 206H92z"),
        cast(),
    )
    beads = "M74 156Q84 190 106 190Q130 186 134 152"
    pen.line("#3a2417", beads, 8)
    pen.raw(f'<path stroke="{GOLD}" stroke-width="7" stroke-dasharray=".1 9" d="{beads}"/>')


@attire("ruff")
def ruff(pen: Pen, look: Look) -> None:
    """A bard's striped doublet and white ruff."""
    cloth, pale = look.cloth, mix(look.cloth, "#ffffff", 0.18)
    pen.form(
        BODY,
        cloth,
        fill(pale, "M94 150L112 150L116 206H92z"),
        line(GOLD, "M94 150L92 204M112 150L116 204", 2.2),
        dots(GOLD, 5.2, (103, 170), (104, 186)),
        fill(
            pale,
            "M40 168l10-6l-6 44h-10zM60 160l8-2l-4 46h-10zM146 160l8 4l6 42h-10zM166 168l8 8l4 30h-8z",
            0.8,
        ),
        cast(),
    )
    pen.form(
        "M74 142L66 150L74 154L70 162L80 160L82 168L92 162L98 170L106 162L114 168L120 158L130 160L130 150L138 148L132 138Q104 154 74 142z",
        "#e9dcc4",
        collar_shadow(0.35),
        turn=6,
    )


@attire("apron")
def apron(pen: Pen, look: Look) -> None:
    """An artificer's apron, a neckerchief and a cogwheel."""
    pen.form(
        BODY,
        "#d8c7a4",
        fill(LEATHER, "M72 176H136L140 206H66zM70 154L80 150L86 180H74zM128 150L138 154L136 180H124z"),
        fill(pen.dark(LEATHER), "M116 176H136L140 206H120z", 0.6),
        dots(GOLD, 7, (80, 180), (130, 180)),
        cast(),
    )
    pen.form("M76 140Q98 150 126 134L138 158L112 152L102 164L94 152L70 160z", look.cloth, turn=5)
    pen.mark(
        fill(
            GOLD,
            move(
                "M-4-16h8l1 5l4 2l5-3l5 6l-3 5l1 4l6 2v7l-6 1l-2 5l3 5l-6 5l-5-3l-4 2l-1 5h-8l-1-5l-5-2l-5 3l-5-6l3-5l-2-4l-5-1v-8l6-1l2-4l-3-5l5-6l5 3l4-2z",
                152,
                178,
                0,
                0.8,
            ),
        ),
        oval(pen.dark(GOLD, 0.7), 152, 178, 5),
    )


@attire("leaves")
def leaves(pen: Pen, look: Look) -> None:
    """A druid's cloak of leaves."""
    dark = pen.dark(look.cloth)
    pen.form(BODY, LEATHER, line(mix(LEATHER, "#ffffff", 0.2), "M96 160L92 204M110 158L116 204"), cast())
    pen.form(
        "M84 142L70 148L60 150L52 164L40 160L36 176L22 178L26 190L12 200V208H70Q66 184 80 166L86 174L92 160L100 170L108 158L116 168L122 156Q140 168 146 208H194L186 188L176 186L172 168L160 170L152 154L140 156L130 144Q104 160 84 142z",
        look.cloth,
        line(
            dark,
            "M60 154q-6 20-22 48M48 168q-4 16-20 34M144 158q18 20 22 48M158 172q14 14 18 32M74 150q-6 20-18 40M136 150q10 16 18 30",
            1.8,
        ),
        collar_shadow(),
        turn=7,
    )
    pen.mark(oval(GOLD, 84, 160, 4), oval("#fff3c0", 82.5, 158.5, 1.4))


@attire("cloak")
def cloak(pen: Pen, look: Look) -> None:
    """Leather and a cloak."""
    cloaked(pen, look, LEATHER, "#8a6238")


@attire("shadow")
def shadow(pen: Pen, look: Look) -> None:
    """Dark leather and a cloak, for assassins."""
    cloaked(pen, look, "#463a48", "#2a2230")


def cloaked(pen: Pen, look: Look, leather: str, strap: str) -> None:
    """A jerkin, a strap across it, and a clasped cloak."""
    cloth, dark = look.cloth, pen.dark(look.cloth)
    pen.form(
        BODY,
        leather,
        line(pen.dark(leather, 0.6), "M104 154L106 204"),
        fill(strap, "M48 160L62 154L150 206H126z"),
        oval(GOLD, 96, 182, 4),
        cast(),
    )
    pen.form(
        "M76 138Q60 146 46 156Q26 168 22 206H52Q58 178 84 164Q104 172 122 160Q144 174 152 206H188Q184 168 158 156Q138 148 128 130Q104 152 76 138z",
        cloth,
        fill(dark, "M84 164Q104 172 122 160L118 152Q104 160 86 154z", 0.8),
        line(dark, "M52 166q-14 14-16 38M150 164q18 14 20 40"),
        collar_shadow(0.45),
        turn=8,
    )
    pen.mark(oval(GOLD, 92, 160, 5), oval(mix(cloth, "#ffffff", 0.5), 91, 159, 2.4))


def robe_body(pen: Pen, look: Look, trim: str, *marks: Mark) -> None:
    """The long front of a robe."""
    pen.form(
        BODY,
        look.cloth,
        fill(pen.dark(look.cloth), "M86 146L124 142L112 206H98z"),
        line(trim, "M84 148L98 204M126 142L112 204", 3),
        *marks,
        cast(),
    )


@attire("robe")
def robe(pen: Pen, look: Look) -> None:
    """A wizard's starred robe."""
    robe_body(
        pen,
        look,
        GOLD,
        dots(
            GOLD,
            2.4,
            (46, 182),
            (60, 170),
            (150, 176),
            (166, 186),
            (54, 196),
            (142, 194),
            (72, 186),
            (52, 186),
        ),
        star(GOLD, 155, 188, 8),
    )
    pen.form(
        "M76 140Q100 154 126 134L142 150Q124 168 104 172Q80 168 62 156z",
        mix(look.cloth, "#ffffff", 0.18),
        collar_shadow(0.35),
        line(GOLD, "M62 157Q80 168 104 171Q124 167 142 151"),
        turn=5,
    )


@attire("stole")
def stole(pen: Pen, look: Look) -> None:
    """A cleric's robe, a pale stole and a sun."""
    robe_body(pen, look, GOLD)
    pen.form(
        "M76 142Q98 156 128 136L146 156L134 206H120L126 160Q104 172 84 162L88 206H74L62 158z",
        LINEN,
        line(GOLD, "M66 160L78 204M142 158L130 204"),
        dots(GOLD, 5, (80, 188), (129, 188)),
        collar_shadow(0.35),
        turn=5,
    )
    pen.line(GOLD, "M88 150Q96 176 103 180Q114 174 122 148")
    pen.mark(
        fill(
            mix(GOLD, "#ffffff", 0.2),
            move("M0-11L3-4L10-6L6 0L11 5L4 5L2 12L-2 5L-10 7L-6 1L-11-4L-4-4z", 103, 186),
        ),
        oval("#fff3c0", 102.5, 186.5, 3.5),
    )


@attire("collar")
def collar(pen: Pen, look: Look) -> None:
    """A sorcerer's high collar and a jewel."""
    high_collar(pen, look, GOLD)
    pen.mark(fill("#c8452f", "M101 178l7 9l-7 11l-7-11z"), fill("#ffc2b8", "M101 178l-7 9l7 0z"))


@attire("pact")
def pact(pen: Pen, look: Look) -> None:
    """A warlock's high collar and a glowing sign."""
    high_collar(pen, look, "#7a4fc0")
    pen.glow("#a06aff", 101, 186, 20)
    pen.line("#e8d8ff", "M101 178l6 10h-12zM101 183v0")


def high_collar(pen: Pen, look: Look, trim: str) -> None:
    """A robe with a collar that stands up behind the jaw."""
    robe_body(pen, look, trim)
    pen.form(
        "M80 148Q70 150 56 116Q52 150 66 168Q84 176 100 206Q112 174 140 162Q154 146 152 102Q144 140 126 142Q112 160 101 176Q92 158 80 148z",
        mix(look.cloth, "#000000", 0.25),
        line(trim, "M56 116Q52 150 66 168Q84 176 100 206Q112 174 140 162Q154 146 152 102", 3),
        turn=5,
    )


@attire("tunic")
def tunic(pen: Pen, look: Look) -> None:
    """A villager's laced shirt and waistcoat."""
    cloth = look.cloth
    pen.form(
        BODY,
        LINEN,
        fill("#b8a888", "M96 152L118 148L108 176z", 0.6),
        fill(cloth, "M62 154L84 150L98 206H44zM144 154L126 148L112 206H166z"),
        fill(pen.dark(cloth, 0.4), "M150 158L166 206H136z", 0.6),
        line(LEATHER, "M96 162l14 6M97 174l13 5M99 186l11 4", 2),
        cast(),
    )
    pen.form(
        "M76 140Q88 152 98 166Q112 156 126 136L136 146Q124 160 104 178Q82 166 68 150z",
        LINEN,
        collar_shadow(0.3),
        turn=4,
    )


@attire("badge")
def badge(pen: Pen, look: Look) -> None:
    """A lawman's coat with a silver star."""
    cloth = look.cloth
    pen.form(
        BODY,
        cloth,
        fill(LINEN, "M90 146L120 142L106 182z"),
        fill(pen.dark(cloth), "M106 182L112 206H100z"),
        line(pen.dark(cloth), "M54 164L62 206M154 164L148 206"),
        dots(GOLD, 4.4, (112, 190), (114, 201)),
        cast(),
    )
    pen.form(
        "M76 140L62 152L92 190L106 182L92 152zM126 136L144 152L120 188L106 182L120 152z",
        mix(cloth, "#ffffff", 0.14),
        turn=5,
    )
    pen.mark(star(pen.dark("#c2ccd8"), 142, 182, 13), star("#dfe6ee", 141, 181, 12))


@attire("gown")
def gown(pen: Pen, look: Look) -> None:
    """A fine gown with a low neck and a necklace."""
    cloth, skin = look.cloth, look.skin
    pen.form(
        BODY,
        cloth,
        fill(skin, "M64 152Q100 190 142 152L124 130L86 132z"),
        fill(pen.dark(skin, 0.4), "M110 168Q128 162 142 152L124 130z", 0.4),
        line(GOLD, "M62 154Q100 194 144 154", 3),
        fill(mix(cloth, "#ffffff", 0.16), "M94 178L112 178L118 206H88z"),
        cast(),
    )
    pen.line(GOLD, "M80 150Q100 172 128 146", 1.8)
    pen.mark(fill("#5fc8e8", "M102 161l5 6l-5 8l-5-8z"), fill("#e8faff", "M102 161l-5 6h5z"))


@attire("coat")
def coat(pen: Pen, look: Look) -> None:
    """A winter coat with a thick fur collar."""
    cloth, pelt = look.cloth, "#b8a890"
    pen.form(
        BODY,
        cloth,
        line(pen.dark(cloth), "M104 170V206M48 172L54 206M160 172L154 206"),
        dots(GOLD, 6, (114, 182), (115, 198)),
        cast(),
    )
    pen.form(
        "M74 132Q60 134 54 146Q42 150 46 164Q50 178 66 176Q76 190 92 182Q104 192 118 182Q134 186 142 174Q160 172 160 156Q160 144 148 140Q142 128 130 126Q104 150 74 132z",
        pelt,
        line(
            pen.dark(pelt),
            "M60 150q4 8 2 14M76 158q2 10 0 16M96 164q2 8 0 14M116 164q4 6 4 14M136 154q4 6 4 12M150 146q2 6 0 12",
            2.2,
        ),
        collar_shadow(0.35),
        turn=8,
    )


@attire("doublet")
def doublet(pen: Pen, look: Look) -> None:
    """A nobleman's doublet with a chain of office."""
    cloth = look.cloth
    pen.form(
        BODY,
        cloth,
        line(pen.dark(cloth), "M104 160V206M60 160L70 206M146 160L136 206"),
        dots(GOLD, 4.4, (104, 172), (104, 184), (104, 196)),
        fill(
            mix(cloth, "#ffffff", 0.2),
            "M26 204Q30 170 56 156L62 176L44 204zM184 204Q178 168 148 155L144 176L164 204z",
            0.7,
        ),
        cast(),
    )
    pen.form("M78 142Q100 156 126 136L132 148Q104 168 72 154z", "#efe6d2", collar_shadow(0.3), turn=4)
    pen.line(GOLD, "M64 158Q80 190 104 190Q130 188 144 156", 4)
    pen.line(pen.dark(GOLD, 0.5), "M64 158Q80 190 104 190Q130 188 144 156", 1.2)
    pen.mark(oval(GOLD, 104, 192, 7), oval("#c8203a", 104, 192, 3.4))


@attire("rags")
def rags(pen: Pen, look: Look) -> None:
    """A torn shirt."""
    cloth = look.cloth
    pen.form(
        BODY,
        look.skin,
        fill(
            cloth,
            "M20 206Q26 168 58 156L74 150L82 166L90 158L98 176L108 160L116 170L124 150L146 154Q178 164 186 206z",
        ),
        fill(look.skin, "M46 176l12-6l4 14l-10 6zM150 180l10-4l2 12l-8 4z"),
        line(pen.dark(cloth), "M70 170l-6 34M104 182l2 22M138 170l8 34"),
        cast(),
    )
