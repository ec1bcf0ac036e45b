"""Cards of certain adventures."""

from __future__ import annotations

from art.creatures.dragons import wyrm
from art.creatures.limbs import tentacles
from art.gallery import Gallery
from art.marks import line
from art.parts.scales import dragon
from art.paths import circle, move
from art.pen import Pen
from art.things.effects import rays, spiral
from art.things.elements import flame

tale = Gallery("ashardalon", "encounters", "red", "peaks")


@tale.drawing(
    "ashardalon-arrives", "A huge red dragon comes down on spread wings over burning roofs.", "umber", "void"
)
def ashardalon_arrives(pen: Pen) -> None:
    """Wings over the mountain."""
    pen.glow("#ff8a2a", 100, 176, 120, 0.9)
    wyrm(pen, "#c02a1e", "#8a1a20", "#ffe14a")
    for x, size in ((30, 0.4), (92, 0.36), (160, 0.42)):
        flame(pen, x, 172, size)
    pen.fill(
        "#1c0a0e",
        "M-6 206V182L10 170L26 182V188H44V178L62 164L80 178V190H106V182L122 172L138 182V190H152V178L172 162L206 186V206z",
    )


def gate(pen: Pen, x: float, y: float, size: float, heart: str = "#7a3ac0") -> None:
    """The Vast Gate from afar: a ring of stones around a whirl."""
    stone = "#6a6474"
    pen.form(
        circle(x, y, 64 * size) + circle(x, y, 46 * size, hole=True),
        stone,
        line(
            "#e0a0ff",
            "".join(move("M-4-58L4-52M4-58L-4-52", x, y, turn, size) for turn in range(0, 360, 45)),
            2.6,
        ),
        turn=6,
    )
    pen.fill(heart, circle(x, y, 46 * size))
    pen.glow("#f0c8ff", x, y, 60 * size, 1)
    spiral(pen, x, y, 0.7 * size, "#f4e0ff", 2.2, 5)


@tale.drawing(
    "ceremony-progresses", "Three hooded cultists bow before a ring of violet light.", "violet", "cave"
)
def ceremony_progresses(pen: Pen) -> None:
    """Word by word."""
    gate(pen, 100, 82, 0.84)
    for x, y, size in ((46, 138, 0.62), (154, 138, 0.62), (100, 150, 0.7)):
        pen.form(
            move("M-50 70Q-44-2-24-28Q-6-52 8-56Q8-44 24-28Q46-2 50 70z", x, y, 0, size),
            "#7a1f2c",
            line("#4a0f1c", move("M-20 0Q-26 40-24 66M20 0Q26 40 24 66", x, y, 0, size), 3),
            turn=8,
        )


@tale.drawing("the-vast-gate-flares", "Light and tentacles burst from the gate.", "teal", "cave")
def the_vast_gate_flares(pen: Pen) -> None:
    """Something comes."""
    rays(pen, 100, 100, "#f0c8ff", 0.4, 11)
    gate(pen, 100, 100, 1.05, "#a04ae8")
    tentacles(
        pen,
        "#3f8a7a",
        22,
        5,
        [(92, 108), (56, 116), (48, 148), (18, 150)],
        [(108, 108), (132, 130), (122, 156), (150, 172)],
        [(106, 92), (142, 84), (150, 52), (178, 48)],
    )


@tale.drawing("ashardalon-breathes", "The red dragon breathes a river of fire.", "slate", "cave")
def ashardalon_breathes(pen: Pen) -> None:
    """Fire, fire."""
    with pen.group("translate(58 -8)scale(.94)"):
        dragon(pen, "#c0281c", "#ffe14a", "long", "#8f1f22", "#f0a040", gape=True, eye=1.1)
    pen.glow("#ff9a3a", 50, 136, 90, 0.9)
    pen.form(
        "M116 108Q84 96 60 106Q54 92 38 92Q42 102 34 108Q16 100-6 108V196H44Q60 190 58 178Q74 178 76 164Q92 162 90 148Q108 140 118 124z",
        "#e8501c",
        turn=6,
        rim="#ffd27a",
        shade="#a82414",
    )
    pen.fill(
        "#ffb02e",
        "M108 114Q80 106 62 118Q40 112 30 122Q12 116-6 124V180H34Q48 174 48 164Q66 162 68 150Q84 148 86 138Q100 132 108 122z",
    )
    pen.fill("#fff3b0", "M98 118Q76 114 60 126Q36 126-6 140V166Q28 158 46 150Q70 142 84 132z")
