"""What can be destroyed in an adventure: seals, braziers, props, totems."""

from __future__ import annotations

from art.colour import IRON, WOOD
from art.gallery import Gallery
from art.marks import fill, line
from art.parts.eyes import beast_eye
from art.paths import circle, mirror
from art.pen import Pen
from art.things.elements import flame
from art.things.signs import skull

objects = Gallery("fantasy", "objects", place="castle")


@objects.drawing("seal", "A round stone seal carved with glowing signs closes a wall.", light="violet")
def seal(pen: Pen) -> None:
    """A wheel of stone."""
    stone = "#8a8496"
    pen.form(
        circle(100, 102, 78),
        stone,
        line(pen.dark(stone, 0.6), circle(100, 102, 62) + circle(100, 102, 30), 4),
        line(
            pen.dark(stone, 0.6), "M60 44l8 10M140 44l-8 10M26 102h12M162 102h12M60 160l8-10M140 160l-8-10", 3
        ),
        turn=13,
    )
    pen.glow("#7fffe0", 100, 102, 60)
    runes = "M100 48v18l10 6M54 102h18l4-10M146 102h-18l-4 10M100 156v-18l-10-6M68 68l12 12M132 68l-10 14h10M70 136l12-10M130 136l-12-12v8"
    pen.line("#2f8a80", runes, 7)
    pen.line("#d8fff4", runes, 3)
    pen.form("M100 80l18 22l-18 24l-18-24z", "#3fc8b0", fill("#ffffff", "M100 80l-18 22h12z", 0.7), turn=4)


@objects.drawing("brazier", "Green fire burns in an iron bowl on three feet.", light="green")
def brazier(pen: Pen) -> None:
    """Fire in iron."""
    pen.shadow(100, 186, 60, 8)
    flame(pen, 100, 72, 1.05, "#2f9a4a", "#8fe85a", "#f4ffd8")
    pen.shaft(IRON, "M76 140L54 184M124 140L146 184M100 144V188", 9)
    pen.form(
        "M38 100Q100 116 162 100Q158 142 100 148Q42 142 38 100z",
        IRON,
        line("#c8d0dc", "M42 110Q100 126 158 110", 3),
        line(pen.dark(IRON, 0.6), "M70 122l6 14M130 122l-6 14M100 126v16", 3),
        turn=10,
    )


@objects.drawing(
    "support-prop", "Two worn beams and a post hold up a cracked ceiling.", light="umber", place="cave"
)
def support_prop(pen: Pen) -> None:
    """A post that must not fall."""
    stone = "#6a6470"
    pen.form(
        "M0 0H200V40L176 52L150 40L118 54L84 42L50 56L22 44L0 52z",
        stone,
        line(pen.dark(stone, 0.7), "M104 10l-8 14l12 10l-6 16M60 20l6 14M146 12l-8 18", 3),
        turn=6,
    )
    pen.form(
        "M88 62H114L118 196H84z",
        WOOD,
        line(pen.dark(WOOD, 0.6), "M96 70q-4 40 0 120M106 90q4 40 0 90", 2.4),
        turn=8,
    )
    for left in (False, True):
        beam = "M112 130L164 68L178 80L118 156z"
        pen.form(mirror(beam, 101) if left else beam, WOOD, turn=6)
    pen.form(
        "M28 44H174V66H28z",
        WOOD,
        line(pen.dark(WOOD, 0.6), "M40 54h50M110 58h52M96 46l-8 10l10 8", 2.4),
        turn=7,
    )
    pen.fill("#d8ccb0", "M100 96l-8 12l10 6l-8 14l16-18l-10-6z", 0.5)
    pen.form("M70 196L82 176H122L136 196z", stone, turn=6)


@objects.drawing(
    "totem",
    "A carved totem with a bear's snarl and a skull on top stands in the moss.",
    light="yellow",
    place="wood",
)
def totem(pen: Pen) -> None:
    """Faces of wood."""
    wood, paint = "#8a5a34", "#2f8a7a"
    pen.shadow(100, 188, 56, 8)
    wing = "M140 86L190 70L184 92L196 102L140 116z"
    pen.form(
        wing + mirror(wing),
        paint,
        line(pen.dark(paint), "M146 96L186 82M146 106L188 98M54 96L14 82M54 106L12 98", 2.6),
        turn=5,
    )
    pen.form(
        "M66 190V78Q70 56 100 54Q130 56 134 78V190z",
        wood,
        fill(pen.dark(wood, 0.5), "M66 128H134V136H66z"),
        fill("#2a0a12", "M78 108Q100 100 122 108Q120 124 100 124Q80 124 78 108z"),
        fill("#fff6e0", "M82 107l4 9l5-10zM96 105l4 10l5-10zM110 106l4 9l4-8z"),
        fill(paint, "M72 66L94 78L92 86L70 78zM128 66L106 78L108 86L130 78z"),
        fill(pen.dark(wood, 0.7), "M92 88h16l-8 12z"),
        fill("#c8452f", "M74 146h52v10H74z"),
        line(pen.dark(wood, 0.6), "M84 166q16 12 32 0M80 178h40", 3),
        turn=10,
    )
    pen.mark(
        beast_eye(84, 84, 0.6, "#ffe14a", 10, round=True), beast_eye(116, 84, 0.6, "#ffe14a", -10, round=True)
    )
    skull(pen, 100, 36, 0.56, "#e8dcc0", "#ffb02e")
