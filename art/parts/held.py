"""Held: what a figure holds up on the left, with the hand that holds it; `before` in `props` has them all."""

from __future__ import annotations

from art.colour import GOLD, mix
from art.marks import dots, fill, line, star
from art.parts import Look
from art.parts.hands import dangle, fingers, fist, palm
from art.parts.props import before, blade
from art.paths import circle, move
from art.pen import Pen

__all__ = ["before"]


@before("fire")
def fire(pen: Pen, look: Look) -> None:
    """A flame over the palm."""
    pen.glow("#ff9a3a", 38, 146, 46)
    pen.fill(
        "#e8501c",
        "M38 108Q58 134 54 152Q52 166 36 166Q21 164 21 150Q23 140 28 136Q30 146 34 144Q31 126 38 108z",
    )
    pen.fill("#ffb02e", "M38 128Q49 143 47 154Q43 163 36 163Q27 160 27 151Q31 152 33 150Q33 139 38 128z")
    pen.fill("#fff6c4", "M37 146q6 6 4 12q-4 4-8 0q-1-4 4-12z")
    palm(pen, look, 36, 178, 0.95)


@before("frost")
def frost(pen: Pen, look: Look) -> None:
    """A star of ice over the palm."""
    pen.glow("#8fd8ff", 38, 142, 46)
    pen.fill("#e8fbff", "M38 112l5 20l16-8l-10 16l14 10l-18 0l-3 18l-8-16l-16 8l8-15l-15-9l18-2z")
    palm(pen, look, 36, 178, 0.95)


@before("hex")
def hex_(pen: Pen, look: Look) -> None:
    """A curl of violet magic over the palm."""
    pen.glow("#a06aff", 38, 140, 46)
    pen.fill(
        "#e8d8ff",
        "M36 108q16 4 14 22q-3 16-16 16q-14-3-13-15q2-10 13-10q8 2 7 9q-2 6-7 4q2-7-4-6q-5 5 0 10q8 3 13-5q2-14-7-25z",
    )
    palm(pen, look, 36, 178, 0.95)


@before("spark")
def spark(pen: Pen, look: Look) -> None:
    """Lightning between the fingers."""
    pen.glow("#ffe86a", 38, 140, 46)
    pen.fill("#fff8c8", "M44 104L26 138L36 138L28 166L54 130L42 130L54 108z")
    palm(pen, look, 36, 178, 0.95)


@before("light")
def light(pen: Pen, look: Look) -> None:
    """A small sun over the palm."""
    pen.glow("#ffe08a", 38, 138, 50)
    pen.fill(
        "#fff3c0",
        "M38 110l5 16l15-8l-7 15l17 5l-17 6l7 15l-15-7l-5 17l-6-17l-15 7l7-15l-16-6l16-5l-7-15l15 8z",
    )
    palm(pen, look, 36, 178, 0.95)


@before("orb")
def orb(pen: Pen, look: Look) -> None:
    """A crystal ball on the palm."""
    pen.glow(mix(look.cloth, "#8fe8ff", 0.7), 38, 140, 44, 0.8)
    pen.form(
        circle(38, 140, 20),
        mix(look.cloth, "#bfe8ff", 0.6),
        fill("#ffffff", "M26 134q4-10 14-11q-6 5-8 14z", 0.8),
        turn=7,
    )
    palm(pen, look, 36, 178, 0.95)


@before("butterfly")
def butterfly(pen: Pen, look: Look) -> None:
    """A butterfly on the finger."""
    pen.form(
        "M38 140Q22 116 12 126Q12 142 34 144Q20 150 26 160Q36 160 39 146Q44 158 54 154Q58 146 44 142Q62 138 60 122Q50 114 40 138z",
        "#ffb84a",
        turn=3,
    )
    pen.line("#3a1c14", "M38 150L40 136M40 136q-2-6-6-8M40 136q4-6 8-6", 2.2)
    palm(pen, look, 36, 180, 0.95)


def drawn_blade(pen: Pen, look: Look, length: float, angle: float, guard: float) -> None:
    """A blade in the left fist."""
    x, y = 42, 158
    blade(pen, x, y, angle, length, 5)
    fist(pen, look, x - angle * 0.1, y + 20, angle, 0.95, arm=14)
    pen.fill(GOLD, move(f"M{-guard} -4h{2 * guard}v7h{-2 * guard}z", x, y, angle))


@before("dagger")
def dagger(pen: Pen, look: Look) -> None:
    """A dagger held upright."""
    drawn_blade(pen, look, 44, -12, 13)


@before("shortsword")
def shortsword(pen: Pen, look: Look) -> None:
    """A short sword held upright."""
    drawn_blade(pen, look, 80, -8, 16)


@before("rapier")
def rapier(pen: Pen, look: Look) -> None:
    """A thin blade with a basket for the hand."""
    pen.line("#0b0612", "M46 170L18 24", 5)
    pen.line("#dfe8ff", "M46 170L18 24", 3.2)
    pen.line("#ffffff", "M44 166L17 30", 1)
    fist(pen, look, 48, 180, -10, 0.95, arm=14)
    pen.form("M26 176Q26 156 44 154Q64 154 68 170Q56 164 46 166Q34 168 26 176z", GOLD, turn=4)


@before("mug")
def mug(pen: Pen, look: Look) -> None:
    """A foaming mug."""
    pen.line("#7a5026", "M20 158q-14 2-12 14q2 12 14 12", 6)
    pen.form(
        "M18 146h38l-3 50H21z",
        "#8a5a2a",
        line(GOLD, "M18 156h38M20 184h35", 3),
        line("#4a2d14", "M31 148l2 46M44 148l-1 46", 1.6),
        turn=8,
    )
    pen.form(
        "M16 150q-5-11 8-12q4-9 15-4q11-3 13 6q10 5 4 11q-4 7-9 0q-4 9-9 0q-6 9-11 0q-7 7-11-1z",
        "#fff6e0",
        turn=3,
    )
    fist(pen, look, 58, 174, 4, 0.95, flip=True, arm=-20)


@before("book")
def book(pen: Pen, look: Look) -> None:
    """A closed book against the chest."""
    pen.fill("#e9dcc4", move("M-20-22h44v50h-44z", 42, 172, -10))
    pen.form(
        move("M-24-26h44v52h-44z", 42, 172, -10),
        "#6a3a8a",
        star(GOLD, 40, 171, 12),
        line(GOLD, move("M-20-22h36v44h-36z", 42, 172, -10), 1.8),
        turn=5,
    )
    fingers(pen, look, 62, 180, 70, 0.9)


@before("scroll")
def scroll(pen: Pen, look: Look) -> None:
    """An open scroll."""
    pen.form(
        "M20 126Q38 118 56 126L52 190Q36 196 22 188z",
        "#efe3c8",
        line("#a08a60", "M27 140Q38 135 49 140M27 150Q38 145 49 150M27 160Q38 155 46 159", 1.6),
        turn=5,
    )
    pen.form("M16 120Q38 110 60 120Q62 128 58 130Q38 122 18 130Q14 126 16 120z", "#e0cfa4", turn=3)
    fist(pen, look, 38, 186, 0, 0.95, arm=10)


@before("quill")
def quill(pen: Pen, look: Look) -> None:
    """A long quill."""
    pen.form(
        "M52 166Q20 140 14 96Q34 104 44 126Q42 130 48 134Q56 148 54 168z",
        "#f2ead8",
        line("#a89878", "M18 102Q36 134 54 170", 1.4),
        turn=3,
    )
    fist(pen, look, 52, 182, -20, 0.85, arm=20)


@before("flask")
def flask(pen: Pen, look: Look) -> None:
    """A bubbling flask."""
    pen.glow("#7fff9a", 40, 150, 34, 0.6)
    pen.form(
        "M34 118H48V136Q62 146 60 162Q56 178 40 178Q24 176 21 162Q20 146 34 136z",
        "#9fb8d0",
        fill("#3fae5a", "M18 154Q40 148 64 156L60 180H20z"),
        dots("#d8ffd8", 4, (34, 164), (44, 168), (48, 160)),
        turn=5,
    )
    fingers(pen, look, 42, 180, 180, 0.95)


@before("pipe")
def pipe(pen: Pen, look: Look) -> None:
    """Pan pipes."""
    for k, length in enumerate((40, 35, 31, 27, 23)):
        pen.shaft("#c8a060", f"M{24 + k * 9} 138V{138 + length}", 6.5)
    pen.line("#8a3a2a", "M20 152H64", 4)
    fist(pen, look, 40, 182, 0, 1, arm=10)


@before("horn")
def horn(pen: Pen, look: Look) -> None:
    """A drinking horn."""
    pen.form(
        "M18 128Q40 120 56 130Q62 158 40 178Q22 186 10 180Q30 172 30 152Q28 140 18 128z",
        "#d8c49a",
        line(GOLD, "M18 129Q38 122 56 131", 4),
        turn=5,
    )
    fist(pen, look, 50, 168, 14, 0.95, flip=True, arm=-14)


@before("lantern")
def lantern(pen: Pen, look: Look) -> None:
    """A lantern held out."""
    pen.glow("#ffd36a", 34, 168, 52)
    pen.line("#3a2c20", "M22 152Q34 122 48 152", 3)
    pen.form(
        "M20 154H50L54 196H16z",
        "#4a3a2a",
        fill("#ffe9a0", "M24 160H46L49 190H21z"),
        line("#4a3a2a", "M35 158V194", 2.4),
        turn=4,
    )
    dangle(pen, look, 36, 132)


@before("longbow")
def longbow(pen: Pen, look: Look) -> None:
    """A tall bow of pale wood, held upright before the shoulder."""
    pen.line("#f4ead0", "M52 24L48 214", 1.6)
    pen.form("M56 18Q24 62 25 118Q24 172 52 218L44 220Q14 174 14 118Q14 58 48 14z", "#c8924a", turn=4)
    fist(pen, look, 20, 150, 0, 0.95, arm=12)


@before("drawnbow")
def drawnbow(pen: Pen, look: Look) -> None:
    """A drawn bow, the arrow pointing to the left, below the chin."""
    sleeve = look.sleeve or look.skin
    pen.form("M160 172Q126 186 94 172L84 186Q120 222 176 208z", sleeve, turn=6)
    pen.form("M62 214Q36 206 20 182L32 174Q48 192 76 198z", sleeve, turn=5)
    pen.line("#efe6d0", "M30 88L98 178L52 224", 1.5)
    pen.line("#c8a878", "M98 178L2 166", 3.2)
    pen.fill("#dfe8f2", "M12 160L-10 165L12 173z")
    pen.fill("#c8452f", "M86 170L100 173L103 178L100 184L85 181L91 176z")
    pen.form(
        "M34 82Q18 100 24 128Q16 158 26 176Q30 202 56 226L46 228Q16 204 14 176Q4 152 13 126Q8 100 24 84z",
        "#7a4a26",
        turn=4,
    )
    pen.form(
        "M10 168Q14 158 25 160Q34 162 34 172Q32 183 21 182Q10 180 10 168z",
        look.skin,
        line(pen.dark(look.skin, 0.55), "M20 164Q26 166 32 166M19 172Q26 173 33 173", 1.6),
        turn=4,
    )
    pen.form(
        "M88 170Q96 162 107 168Q115 176 109 187Q98 193 90 187Q84 179 88 170z",
        look.skin,
        line(pen.dark(look.skin, 0.55), "M94 172Q98 176 98 184M102 170Q106 176 105 184", 1.6),
        turn=4,
    )


@before("ruby")
def ruby(pen: Pen, look: Look) -> None:
    """A ruby pendant."""
    pen.line(GOLD, "M82 150Q90 172 100 176Q114 168 124 146", 2.2)
    pen.glow("#ff4a6a", 100, 184, 22, 0.7)
    pen.mark(fill("#c8203a", "M100 170l10 11l-10 15l-10-15z"), fill("#ff9aa8", "M100 170l-10 11l10 1z"))


@before("prayer")
def prayer(pen: Pen, look: Look) -> None:
    """Hands laid together."""
    skin, sleeve = look.skin, look.sleeve or look.skin
    pen.form(
        "M60 210Q70 184 92 176L104 196L112 176Q136 184 144 210z",
        sleeve,
        line(pen.dark(sleeve), "M92 178l12 20M112 178l-8 20"),
        turn=6,
    )
    pen.form(
        "M88 182Q86 160 96 142Q100 138 102 144Q106 138 110 144Q120 162 116 184Q102 192 88 182z",
        skin,
        line(
            pen.dark(skin, 0.55), "M103 146Q102 166 103 188M96 152Q93 164 94 174M110 152Q112 164 112 174", 1.8
        ),
        turn=6,
    )


@before("punch")
def punch(pen: Pen, look: Look) -> None:
    """A raised fist."""
    fist(pen, look, 40, 160, 12, 1.25, arm=8)


@before("pendant")
def pendant(pen: Pen, look: Look) -> None:
    """A ruby that spins on its chain."""
    pen.glow("#ff4a6a", 30, 172, 36, 0.8)
    pen.line(GOLD, "M34 142L30 160")
    pen.form("M30 156l13 14l-13 21l-13-21z", "#c8203a", fill("#ff9aa8", "M30 156l-13 14h13z"), turn=3)
    dangle(pen, look, 38, 136)


@before("bound")
def bound(pen: Pen, look: Look) -> None:
    """Two hands tied together."""
    skin, rope = look.skin, "#c8a878"
    pen.form("M48 210Q56 188 84 182L92 204zM156 210Q150 186 122 180L112 204z", look.sleeve or skin, turn=5)
    for flip, x in ((False, 90), (True, 114)):
        pen.form(
            move(
                "M-12-10Q-10-18-2-17L9-15Q15-12 14-4Q15 4 12 9Q8 16-2 15Q-12 14-13 4z",
                x,
                178,
                -8 if flip else 8,
                flip=flip,
            ),
            skin,
            line(
                pen.dark(skin, 0.55),
                move("M-2-9Q6-9 13-6M-3 0Q6-1 14 2M-3 7Q5 7 11 9", x, 178, -8 if flip else 8, flip=flip),
                1.8,
            ),
            turn=5,
        )
    pen.line(pen.dark(rope, 0.6), "M74 192Q102 200 130 190M74 199Q102 207 130 197", 7)
    pen.line(rope, "M74 191Q102 199 130 189M74 198Q102 206 130 196", 4.5)


@before("purse")
def purse(pen: Pen, look: Look) -> None:
    """A fat purse with a cut string."""
    pen.form(
        "M34 132Q48 134 50 142Q68 158 60 178Q38 192 18 178Q12 158 30 142Q30 136 34 132z",
        "#8a5a2a",
        line(pen.dark("#8a5a2a"), "M32 144Q42 148 50 143M30 150Q24 162 28 174M48 150Q52 162 48 174"),
        turn=7,
    )
    pen.mark(
        line("#2a1408", "M20 166L36 180", 4),
        dots(GOLD, 10, (24, 178), (34, 188), (16, 190)),
        dots("#fff3c0", 4, (23, 177), (33, 187), (15, 189)),
    )
    pen.line("#d8c49a", "M30 142Q40 148 52 141M50 141L62 148", 2.4)
    dangle(pen, look, 40, 134)


@before("hounds")
def hounds(pen: Pen, look: Look) -> None:
    """Two hounds that strain at their leads."""
    coat = "#6a5a4a"
    head = "M30 6Q34-14 18-22L20-42Q6-38 0-26Q-16-24-24-14Q-40-10-46-2Q-48 6-40 8Q-28 12-14 8Q-20 14-34 14Q-28 22-12 20Q2 20 8 30L16 64H52z"
    for x, y, size in ((164, 160, 0.95), (74, 168, 1.05)):
        pen.form(move(head, x, y, 0, size), coat if x < 100 else pen.dark(coat, 0.2), turn=7)
        pen.mark(
            fill("#1a1014", move("M-47-4q6-5 11-1q-2 7-9 6z", x, y, 0, size)),
            fill("#fff6e0", move("M-36 9l2 6l4-6zM-26 10l2 6l4-6zM-30 15l2-5l4 5z", x, y, 0, size)),
            dots("#ffcf3a", 6 * size, (x - 12 * size, y - 10 * size)),
            dots("#140a14", 3 * size, (x - 13 * size, y - 10 * size)),
            line("#a8342a", move("M2 32Q18 34 34 22", x, y, 0, size), 6),
        )


@before("scourge")
def scourge(pen: Pen, look: Look) -> None:
    """A whip of living snakes."""
    snake = "#5f8a4a"
    for data in (
        "M38 160Q8 146 16 122Q24 104 8 92",
        "M42 158Q40 132 32 116Q24 98 36 86",
        "M46 160Q58 146 50 128Q44 116 54 106",
    ):
        pen.shaft(snake, data, 6)
    for x, y in ((8, 90), (36, 84), (55, 104)):
        pen.form(circle(x, y, 6), snake, turn=3)
        pen.dots("#ffe14a", 3, (x - 2, y - 1))
    fist(pen, look, 42, 176, 0, 0.95, arm=12)


@before("turnip")
def turnip(pen: Pen, look: Look) -> None:
    """A prize turnip, held up by its root."""
    leaves = "M34 128Q12 124 10 98Q28 102 34 122Q30 98 44 86Q52 104 38 126Q48 106 62 108Q58 124 38 130z"
    pen.form(leaves, "#5f9a3a", turn=4)
    pen.form(
        "M35 124Q62 122 62 146Q58 166 36 176Q12 166 8 146Q8 124 35 124z",
        "#f0e4e0",
        fill("#a8488a", "M4 118H66V140Q50 146 36 141Q20 148 4 142z"),
        turn=7,
    )
    fist(pen, look, 38, 184, 0, 0.9, arm=10)
