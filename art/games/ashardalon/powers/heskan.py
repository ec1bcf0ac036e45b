"""The powers of Heskan, wizard."""

from __future__ import annotations

from art.colour import mix
from art.gallery import Gallery
from art.marks import fill, line
from art.parts.scales import dragon
from art.paths import circle, mirror
from art.pen import Pen
from art.poses import Dress, figure
from art.things.effects import rays, sparks, spiral
from art.things.elements import flame, snowflake
from art.things.hands import open_hand
from art.things.nature import wing
from art.things.signs import eye

heskan = Gallery("ashardalon", "powers", "violet", "crystals")

HESKAN = Dress("#a8452a", "#5f8fc0", head="snout", cape="#8a2a3a")


@heskan.drawing("hurled-breath", "A blue dragon's head breathes out a ball of fire.")
def hurled_breath(pen: Pen) -> None:
    """A breath that flies."""
    with pen.group("translate(50 22)scale(.8)"):
        dragon(pen, "#5f8fc0", "#ffd34a", "long", "", "#a8c8e8", gape=True)
    pen.glow("#ff9a3a", 52, 128, 56, 0.9)
    flame(pen, 48, 132, 0.66, angle=-120)


@heskan.drawing("arc-lightning", "Lightning leaps from an open claw and forks in two.")
def arc_lightning(pen: Pen) -> None:
    """One spell, two foes."""
    pen.glow("#ffe86a", 94, 90, 90, 0.7)
    pen.fill(
        "#fff8c8",
        "M96 140L86 110L100 108L60 78L74 74L26 34L88 66L76 72L108 92L110 66L102 62L150 22L124 66L134 70L112 104L122 108L112 140z",
    )
    open_hand(pen, 102, 152, 1.2, 0, "#5f8fc0", "#a8452a")


@heskan.drawing("hypnotism", "A spiral turns in a wide-open eye.")
def hypnotism(pen: Pen) -> None:
    """Look at me."""
    eye(pen, 100, 100, 1.2, "#e8c8ff", "#5a3a7a")
    pen.oval("#2a1048", 98, 100, 34)
    spiral(pen, 98, 100, 0.62, "#ffd0f8", 2.4, 7)


@heskan.drawing("ray-of-frost", "A beam of ice ends in a great snowflake.")
def ray_of_frost(pen: Pen) -> None:
    """Cold from afar."""
    pen.glow("#8fd8ff", 74, 82, 100, 0.6)
    pen.fill("#bff0ff", "M204 150L92 92L84 104L196 204z", 0.6)
    pen.fill("#ffffff", "M204 168L92 94L88 100L204 190z", 0.9)
    snowflake(pen, 76, 84, 1.1)


@heskan.drawing("flaming-sphere", "A ball of fire rolls over the floor and leaves a burning trail.")
def flaming_sphere(pen: Pen) -> None:
    """It rolls."""
    pen.glow("#ff9a3a", 92, 104, 100, 0.8)
    pen.form(
        "M34 116Q28 70 70 54Q74 36 96 32Q92 46 104 50Q134 38 160 52Q148 58 154 68Q178 72 194 94Q176 92 170 100Q186 116 196 140Q172 128 156 134Q148 158 112 162Q46 166 34 116z",
        "#e8501c",
        turn=8,
        rim="#ffd27a",
        shade="#9a2212",
    )
    pen.form(
        circle(90, 108, 46),
        "#ff9a2e",
        fill("#ffd65a", circle(84, 104, 32)),
        fill("#fff6c4", circle(78, 98, 16)),
        turn=6,
        shade="#e0601c",
        rim="#fff0a8",
    )
    pen.line("#a8301a", "M58 92Q84 76 118 84M52 116Q90 100 130 112M66 138Q94 126 122 134", 3, 0.6)


@heskan.drawing("shock-sphere", "A globe of crackling lightning hangs in the air.")
def shock_sphere(pen: Pen) -> None:
    """A storm in a ball."""
    pen.glow("#9fd8ff", 100, 98, 104, 0.9)
    pen.form(
        circle(100, 98, 60),
        "#3f6ad0",
        fill("#8fc8ff", circle(90, 88, 34), 0.5),
        turn=10,
        edge=4,
        rim="#eafaff",
    )
    pen.line(
        "#ffffff", "M60 70L86 84L78 98L108 104L100 120L134 132M132 58L118 76L130 84L112 98M70 128L84 116", 4.4
    )
    pen.line(
        "#fff8c8",
        "M40 98L22 86L28 104L8 100M152 70L172 58L168 76L190 70M144 140L162 152L154 160L176 176M66 150L54 168L64 170L52 188",
        4,
    )


@heskan.drawing("spectral-ram", "The pale head of a ram bursts forward.")
def spectral_ram(pen: Pen) -> None:
    """Horns first."""
    ghost = "#bfe8f4"
    pen.glow("#8fe8ff", 100, 100, 104, 0.7)
    curl = "M84 66Q60 34 34 48Q8 66 20 102Q34 132 60 120Q76 108 66 92Q56 84 50 96Q46 106 40 98Q34 82 50 76Q68 74 78 90z"
    for at in (curl, mirror(curl)):
        pen.form(at, mix(ghost, "#3a5a9a", 0.35), turn=6)
    pen.form(
        "M72 66Q100 50 128 66Q132 92 120 118Q120 150 100 158Q80 150 80 118Q68 92 72 66z",
        ghost,
        fill(
            "#1f3a5a",
            "M76 90l18 8l-6 8q-10-2-12-16zM124 90l-18 8l6 8q10-2 12-16zM90 140q5-6 8 2q-4 5-8-2zM110 140q-5-6-8 2q4 5 8-2z",
        ),
        line(pen.dark(ghost, 0.4), "M100 66V120M94 150Q100 154 106 150", 3),
        turn=11,
    )
    pen.line("#eafaff", "M10 150H56M4 168H70M148 150H194M134 168H198", 5, 0.5)


@heskan.drawing("invisibility", "The outline of a robed figure fades into the air.")
def invisibility(pen: Pen) -> None:
    """Almost not there."""
    pen.glow("#e0d0ff", 100, 100, 84, 0.4)
    with pen.faint(0.5):
        figure(pen, "cast", HESKAN, 100, 106, 1)
    sparks(pen, "#f0e4ff", (52, 60, 0.8), (146, 56, 0.6), (64, 140, 0.6), (140, 132, 0.9), (100, 30, 0.5))


@heskan.drawing("mirror-image", "Three likenesses of one wizard stand side by side, two of them faint.")
def mirror_image(pen: Pen) -> None:
    """Which of them?"""
    with pen.collect() as drawn:
        figure(pen, "cast", HESKAN, 100, 108, 1)
    likeness = pen.stamp(*drawn)
    with pen.faint(0.4):
        pen.mark(
            pen.press(likeness, "translate(-28 20)scale(.8)"),
            pen.press(likeness, "translate(74 20)scale(.8)"),
        )
    pen.mark(pen.press(likeness, "translate(0 0)"))


@heskan.drawing("wizard-eye", "A winged eye floats and looks ahead.")
def wizard_eye(pen: Pen) -> None:
    """It goes where he does not."""
    rays(pen, 100, 100, "#e0d0ff", 0.2)
    wing(pen, 150, 84, 0.66, -12, "#c8b4e8")
    wing(pen, 50, 84, 0.66, 12, "#c8b4e8", flip=True)
    eye(pen, 100, 106, 0.86, "#5fd8ff", "#5a3a7a")
