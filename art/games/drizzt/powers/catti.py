"""The powers of Catti-brie."""

from __future__ import annotations

from art.colour import GOLD
from art.gallery import Gallery
from art.marks import fill, line
from art.paths import circle, limb, move
from art.pen import Pen
from art.people import Person, draw_person
from art.poses import Dress
from art.things.blades import sword
from art.things.bows import arrow, bow
from art.things.elements import cloud
from art.things.signs import heart
from art.things.weapons import hammer

catti = Gallery("drizzt", "powers", "blue", "peaks")

CATTI = Dress("#4a7a4a", "#e8b48c", "#a8451e", "long")

AIMING = Person(
    "human",
    "Ranger",
    "blue",
    "f",
    head="woman-heart",
    skin="fair",
    hair="waves",
    hair_colour="#9a3f1e",
    headgear="none",
    prop="none",
    hand="drawnbow",
    mood="dreamy",
    cloth="#3a6a4a",
    tilt=-4,
)


@catti.drawing("khazidhea", "A sword with a blood-red edge and a white hilt gleams.")
def khazidhea(pen: Pen) -> None:
    """It cuts everything."""
    pen.glow("#ff5a5a", 108, 78, 80, 0.8)
    sword(pen, 100, 102, 0.96, 20, "#e07a7a", "#f0ead8", "#3a2a5a")
    pen.line("#ff2a3a", move("M-9 28L-10-56", 100, 102, 20), 3)


@catti.drawing("taulmaril", "A great bow is drawn, and the arrow is pure light.")
def taulmaril(pen: Pen) -> None:
    """The Heartseeker."""
    bow(pen, 96, 100, 0.92, 166, "recurve", "#b8843a", shot="#e8f4ff")


@catti.drawing("massive-volley", "Great arrows fly all one way, a whole quiver at once.")
def massive_volley(pen: Pen) -> None:
    """The whole quiver."""
    with pen.collect() as drawn:
        arrow(pen, 0, 0, 0.92, 64)
    shot = pen.stamp(*drawn)
    for x, y in ((158, 28), (46, 40), (180, 122)):
        pen.mark(pen.press(shot, f"translate({x} {y})scale(.5)"))
    for x, y in ((118, 68), (62, 104), (132, 132)):
        pen.line("#e8f4ff", f"M{x - 56} {y + 20}L{x - 92} {y + 38}", 5, 0.6)
        pen.mark(pen.press(shot, f"translate({x} {y})"))


@catti.drawing("silver-streak", "One silver arrow leaves a long trail of light.")
def silver_streak(pen: Pen) -> None:
    """Far, and through everything on its way."""
    pen.glow("#ffffff", 142, 58, 84, 0.9)
    pen.fill("#5f9ad8", "M-8 206L-8 150L150 46L160 60z", 0.5)
    pen.fill("#cfe8ff", "M-8 196L-8 172L150 50L156 58z", 0.75)
    pen.fill("#ffffff", "M20 170L150 52L154 57z")
    pen.line("#e8f4ff", "M70 70q-18 20-10 46M104 150q24-2 40-18M48 96q-12 16-8 34", 5, 0.6)
    arrow(pen, 136, 72, 1.02, 51, "#dfeaf8")


@catti.drawing("falling-hail-stance", "Arrows of light rain from the clouds.")
def falling_hail_stance(pen: Pen) -> None:
    """From above: the near ones are large, and some have struck."""
    pen.fill("#0a1430", "M0 176Q50 166 100 174T200 170V206H0z", 0.75)
    for x, y, size in (
        (172, 92, 0.66),
        (30, 96, 0.7),
        (104, 88, 0.7),
        (138, 124, 0.92),
        (66, 128, 1.0),
        (100, 152, 0.8),
        (172, 158, 0.84),
    ):
        pen.fill("#8fd0ff", move("M-6-34L0-128L6-34z", x, y, 14, size), 0.5)
        pen.fill(
            "#ffffff",
            move(
                "M-2.4-50H2.4V8H9L0 34L-9 8H-2.4zM-8-58L0-46L8-58V-42L0-32L-8-42z", x, y, 14, size, fine=True
            ),
        )
    for x, y in ((92, 178), (164, 184), (58, 164)):
        pen.glow("#bfe4ff", x, y, 26, 0.8)
        pen.line("#e8f6ff", f"M{x - 14} {y + 4}l-8-8M{x} {y - 2}v-12M{x + 14} {y + 4}l8-8", 3.4)
    cloud(pen, 44, 26, 0.66, "#3f4f80")
    cloud(pen, 156, 24, 0.7, "#3a4a7a")
    cloud(pen, 100, 34, 0.84, "#56689c")


@catti.drawing("heartseeker-stance", "An arrow of light flies straight at a red heart.")
def heartseeker_stance(pen: Pen) -> None:
    """It finds it."""
    heart(pen, 134, 92, 0.76)
    pen.glow("#ffffff", 84, 110, 60, 0.8)
    pen.fill("#ffffff", "M4 138L104 100L98 90L136 92L110 118L107 108L8 146z")


@catti.drawing("adders-strike-stance", "An adder strikes from behind a bow.")
def adders_strike_stance(pen: Pen) -> None:
    """Faster than you."""
    bow(pen, 138, 102, 0.8, 180, "recurve", "#b8843a", arrow="")
    hide = "#7a9a3a"
    pen.form(limb([(176, 158), (128, 164), (84, 146), (110, 112), (76, 90)], 26, 20), hide, turn=6)
    pen.fill("#3a0814", "M70 96L36 104L44 82L66 80z")
    pen.form("M86 104Q66 116 40 112Q36 106 40 102Q60 102 76 94z", pen.dark(hide, 0.2), turn=4)
    pen.form(
        "M94 94Q92 70 72 66Q48 66 30 78Q26 86 34 90Q60 88 80 98z",
        hide,
        fill("#ffe14a", "M62 74l13 1l-7 7z"),
        turn=6,
    )
    pen.fill("#fff6e0", "M38 89q0 10 4 14q4-6 3-14zM52 88q0 8 3 11q4-5 3-11z")


@catti.drawing("battle-trance", "An archer with dreamy eyes draws her bow inside rings of calm light.")
def battle_trance(pen: Pen) -> None:
    """Breathe, aim, loose."""
    for radius in (90, 72):
        pen.line("#dff0ff", circle(104, 92, radius), 6, 0.6)
    draw_person(pen, AIMING)


@catti.drawing("storm-of-arrows", "Three arrows fan out at once from one bow.")
def storm_of_arrows(pen: Pen) -> None:
    """One for each."""
    bow(pen, 62, 104, 0.86, 180, "recurve", "#b8843a", arrow="")
    for y, angle in ((64, 62), (102, 90), (140, 118)):
        arrow(pen, 130, y, 0.66, angle)


@catti.drawing("raised-by-dwarves", "A one-horned dwarf's helmet rests beside a toy hammer.")
def raised_by_dwarves(pen: Pen) -> None:
    """Her father's helmet."""
    pen.shadow(100, 160, 66, 7)
    pen.form("M138 84Q170 78 166 38Q150 58 124 58z", "#f0dcb0", turn=5)
    pen.form(
        "M52 148Q44 62 96 56Q148 62 142 148L122 146L116 106Q96 96 78 106L70 146z",
        "#8d9bb3",
        line(GOLD, "M52 118Q96 90 142 118", 6),
        line("#4a5468", "M96 58V100", 4),
        turn=11,
    )
    pen.form("M64 74L44 62L52 84z", "#b8a078", turn=3)
    hammer(pen, 44, 140, 0.3, -30)
