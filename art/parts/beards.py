"""Beards."""

from __future__ import annotations

from art.colour import GOLD, mix
from art.marks import Mark, fill, line
from art.parts import Look, Shelf
from art.pen import Pen

__all__ = ["beard"]

beard = Shelf("beard")

DEEP = "#3a1018"
OPEN = ("laughing", "merry", "fierce")
FULL = "M62 90Q70 106 76 110Q90 104 120 108Q134 100 141 82Q152 108 147 136Q145 152 134 164Q136 172 128 178Q118 178 114 172Q112 186 100 194Q90 186 88 174Q82 178 74 172Q68 164 70 158Q60 150 58 132Q56 112 62 90z"
MOUSTACHE = (
    "M90 112Q76 106 66 120Q72 126 82 124Q88 120 92 117Q100 122 112 122Q124 122 130 114Q114 104 90 112z"
)


def whiskers(pen: Pen, look: Look) -> None:
    """The moustache over a full beard."""
    pen.form(MOUSTACHE, mix(look.hair, "#ffffff", 0.1), turn=4)


def lips(look: Look) -> Mark:
    """The mouth in a beard: a gap, a laugh, or clenched teeth."""
    if look.mood == "fierce":
        return fill(DEEP, "M73 118Q92 112 112 116Q113 130 93 131Q75 131 73 118z") + fill(
            "#f2e4c8", "M76 119Q92 115 109 118L108 122Q92 119 77 123zM78 127Q92 123 107 126Q94 131 78 127z"
        )
    if look.mood in OPEN:
        return fill(DEEP, "M74 117Q90 122 112 115Q108 134 92 135Q78 132 74 117z") + fill(
            "#f7ecd8", "M78 119Q92 123 108 118Q106 124 93 126Q81 125 78 119z"
        )
    return fill(DEEP, "M80 119Q90 114 106 117Q98 127 88 126Q82 124 80 119z")


def growth(pen: Pen, look: Look, outline: str, *marks: Mark, turn: float = 9) -> None:
    """A beard on a face: where it meets the skin its rim is faint, or it would look cut out."""
    pen.form(outline, look.hair, *marks, turn=turn, rim=pen.lit(look.hair, 0.3))


@beard("full")
def full(pen: Pen, look: Look) -> None:
    """A beard down to the belt."""
    dark, lit = pen.dark(look.hair), pen.lit(look.hair, 0.4)
    growth(
        pen,
        look,
        FULL,
        fill(
            dark,
            "M98 126Q106 150 100 192Q108 176 112 160Q112 142 106 126zM118 122Q128 144 122 174Q132 160 132 142Q130 128 124 116zM80 128Q76 150 86 174Q90 156 86 128z",
            0.55,
        ),
        fill(lit, "M66 112Q60 132 70 154Q66 132 72 116zM88 130Q86 154 94 176Q92 150 94 130z", 0.55),
        lips(look),
    )
    whiskers(pen, look)


@beard("braided")
def braided(pen: Pen, look: Look) -> None:
    """A beard that ends in two braids."""
    growth(
        pen,
        look,
        "M62 90Q70 106 76 110Q90 104 120 108Q134 100 141 82Q150 108 144 128Q140 144 122 150Q112 142 102 152Q92 142 80 150Q62 144 59 130Q56 112 62 90z",
        fill(
            pen.dark(look.hair),
            "M104 128Q108 140 102 152Q116 146 118 130zM124 118Q132 130 124 148Q140 142 138 120z",
            0.55,
        ),
        line(pen.lit(look.hair, 0.4), "M68 116Q66 130 72 142M86 132Q84 140 88 146", 2, 0.6),
        lips(look),
    )

    def links(*places: int) -> str:
        return "".join(f"M-8 {k * 9}q8-6 16 0q0 9-8 12q-8-3-8-12z" for k in places)

    braid = pen.stamp(
        fill(look.hair, links(1, 3)),
        fill(pen.lit(look.hair, 0.2), links(0, 2)),
        fill(GOLD, "M-6 35h12v5h-12z"),
    )
    pen.mark(f'<use href="#{braid}" x="81" y="143"/><use href="#{braid}" x="121" y="143"/>')
    whiskers(pen, look)


@beard("forked")
def forked(pen: Pen, look: Look) -> None:
    """A beard parted into two points."""
    dark, lit = pen.dark(look.hair), pen.lit(look.hair, 0.4)
    growth(
        pen,
        look,
        "M63 92Q70 106 76 110Q90 104 120 108Q134 100 140 84Q148 110 140 134Q138 158 122 182Q112 168 104 148Q98 168 84 184Q70 166 68 142Q56 118 63 92z",
        fill(dark, "M104 126Q106 140 104 150Q116 168 122 182Q134 164 136 140Q124 150 104 126z", 0.5),
        line(lit, "M70 118Q72 146 82 166M84 130Q84 150 86 164M112 130Q118 150 120 164", 2, 0.6),
        lips(look),
    )
    whiskers(pen, look)


@beard("quills")
def quills(pen: Pen, look: Look) -> None:
    """A beard of stiff spines that stand out on all sides."""
    dark, lit = pen.dark(look.hair), pen.lit(look.hair, 0.5)
    growth(
        pen,
        look,
        "M63 90Q70 106 76 110Q90 104 120 108Q134 100 141 84L160 92L146 108L168 122L144 126L162 150L136 142L146 172L122 154L120 190L104 160L90 192L84 156L62 176L68 144L42 154L60 128L36 124L58 110L46 96z",
        line(
            dark,
            "M128 118L156 122M124 130L150 144M116 138L136 162M104 142L116 176M92 142L90 178M80 136L68 164M72 124L50 146",
            2.4,
        ),
        line(lit, "M66 114L44 122M70 130L56 148M84 142L74 166", 2, 0.7),
        lips(look),
    )
    whiskers(pen, look)


@beard("short")
def short(pen: Pen, look: Look) -> None:
    """A trimmed beard along the jaw."""
    growth(
        pen,
        look,
        "M68 96Q72 108 78 110Q90 106 106 110Q124 106 135 88Q138 110 126 124Q112 140 96 140Q80 136 72 122Q66 110 68 96z",
        lips(look)
        if look.mood in OPEN
        else fill(DEEP, "M79 118Q89 115 103 117Q95 122 87 122Q82 121 79 118z"),
        line(pen.dark(look.hair), "M84 130q4 4 8 5M100 130q4 2 8 0M116 120q3-3 5-8"),
        turn=8,
    )


@beard("goatee")
def goatee(pen: Pen, look: Look) -> None:
    """A moustache and a pointed chin."""
    pen.fill(
        look.hair,
        "M78 124Q88 121 100 123Q100 136 91 148Q82 138 78 124zM76 113Q86 107 104 111Q108 116 104 118Q92 113 79 118Q74 117 76 113z",
    )
    pen.fill(pen.dark(look.hair), "M92 124L100 123Q100 136 91 148z", 0.7)


@beard("moustache")
def moustache(pen: Pen, look: Look) -> None:
    """A moustache with turned-up ends."""
    pen.form(
        "M90 110Q74 104 60 122Q54 126 52 120Q56 134 70 128Q84 124 91 118Q104 126 120 124Q136 126 140 112Q134 118 128 116Q112 102 90 110z",
        look.hair,
        turn=4,
    )


@beard("walrus")
def walrus(pen: Pen, look: Look) -> None:
    """A moustache that hides the mouth."""
    pen.form(
        "M88 109Q74 106 66 122Q64 136 72 138Q84 132 92 122Q104 134 122 136Q130 132 126 122Q118 108 88 109z",
        look.hair,
        line(pen.dark(look.hair), "M82 114Q76 122 74 132M100 114Q110 122 116 132", 1.8),
        turn=5,
    )


@beard("chops")
def chops(pen: Pen, look: Look) -> None:
    """Side whiskers."""
    pen.form(
        "M134 84Q142 104 132 124Q120 134 112 130Q122 112 128 92zM68 92q-4 18 8 32q4-4 4-8q-8-8-12-24z",
        look.hair,
        turn=4,
    )


@beard("long")
def long(pen: Pen, look: Look) -> None:
    """The thin, long beard of a sage."""
    growth(
        pen,
        look,
        "M70 100Q76 110 80 111Q90 106 104 110Q122 108 133 92Q134 112 124 128Q122 152 108 184Q102 194 96 196Q88 180 84 156Q76 140 74 124Q68 112 70 100z",
        line(pen.dark(look.hair), "M104 132Q104 160 98 188M114 128Q112 150 106 170M90 134Q90 156 94 176"),
        line(pen.lit(look.hair, 0.4), "M80 122Q82 142 88 158", 2, 0.7),
        lips(look),
        turn=8,
    )
    whiskers(pen, look)
