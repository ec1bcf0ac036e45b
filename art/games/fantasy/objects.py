"""What can be destroyed in an adventure: seals, braziers, props, totems."""

from __future__ import annotations

from art.colour import IRON
from art.gallery import Gallery
from art.marks import fill, line
from art.paths import circle, mirror, move
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
    "support-prop",
    "A cracked post lashed with rope and two braces still hold up a breaking ceiling.",
    light="teal",
    place="cave",
)
def support_prop(pen: Pen) -> None:
    """A post that must not fall."""
    stone, wood = "#6a6470", "#a8703a"
    pen.shadow(100, 190, 66, 8)
    for left in (False, True):
        beam = "M106 142L160 56L180 64L122 166z"
        pen.form(
            mirror(beam, 100) if left else beam,
            pen.dark(wood, 0.25),
            line(pen.dark(wood, 0.7), "M118 146L164 72M82 146L36 72", 2.6),
            turn=7,
        )
    grain, pale, rope = pen.dark(wood, 0.65), "#f0c888", "#d8c49a"
    crack = "M74 96L92 106L88 114L104 118L98 128L116 132L110 142L130 152"
    pen.form(
        "M78 62H122Q116 96 126 120Q132 150 128 198H74Q80 150 76 124Q70 96 78 62z",
        wood,
        line(grain, "M92 72V92M108 72L110 100M88 150V194M106 158V194M118 166V194", 3),
        line(pale, move(crack, -3, 6) + move(crack, 2, -5), 5),
        line("#1a0c08", crack, 8),
        turn=11,
        edge=3,
    )
    for y in (82, 166):
        turns = f"M72 {y}Q100 {y + 12} 128 {y}M72 {y + 8}Q100 {y + 20} 128 {y + 8}"
        pen.line(pen.dark(rope, 0.65), turns, 9)
        pen.line(rope, turns, 6)
    pen.form("M66 112L50 104L70 102zM134 132L152 122L146 136zM62 124L52 132L66 130z", pale, turn=3)
    pen.form(
        "M-6-6H206V44L182 62L160 50L136 70L112 62L88 72L62 56L40 66L18 46L-6 58z",
        stone,
        line(pen.dark(stone, 0.75), "M108 0l-10 24l14 14l-8 24M50 0l10 26l-10 18M160 0l-14 22l10 20", 4),
        fill(pen.lit(stone, 0.3), "M-6-6H206V6Q120 20-6 14z", 0.6),
        turn=9,
    )
    pen.form("M44 58H156L160 76H40z", wood, line(pen.dark(wood, 0.65), "M52 66H96M108 70H148", 2.6), turn=6)
    pen.form(
        move("M-14 4L-6-12L10-10L14 6L0 14z", 44, 108, 10)
        + move("M-14 4L-6-12L10-10L14 6L0 14z", 158, 126, 70, 0.8)
        + move("M-14 4L-6-12L10-10L14 6L0 14z", 62, 160, 140, 0.7),
        stone,
        turn=4,
    )
    pen.line("#ffffff", "M44 78v14M158 96v14M62 132v14", 3, 0.5)


@objects.drawing(
    "totem",
    "A totem snarls with a bear's carved and painted head, a horned skull on top.",
    light="blue",
    place="wood",
)
def totem(pen: Pen) -> None:
    """A bear of wood."""
    wood, paint, red = "#9a6438", "#3fb8a0", "#d8482f"
    deep = pen.dark(wood, 0.7)
    for x, turn, colour in ((34, -50, red), (26, -78, paint), (166, 50, red), (174, 78, paint)):
        feather = move("M0 8Q-14-16 0-50Q14-16 0 8z", x, 136, turn)
        pen.form(feather, colour, line(pen.dark(colour), move("M0 4V-44", x, 136, turn)), turn=4)
    pen.form("M58 214L62 140H138L142 214z", wood, line(deep, "M62 168H140M62 180H140", 4), turn=10)
    pen.fill(paint, "M62 170H140V178H62z")
    for left in (False, True):
        ear = "M128 62Q134 38 156 40Q172 52 160 78Q150 88 140 86z"
        hollow = "M138 64Q142 50 154 52Q160 60 152 74z"
        pen.form(
            mirror(ear) if left else ear,
            pen.dark(wood, 0 if left else 0.2),
            fill(red, mirror(hollow) if left else hollow),
            turn=5,
        )
    pen.form(
        "M52 70Q72 50 100 52Q130 50 148 70L158 106L148 140L128 166H72L52 140L42 106z",
        wood,
        fill(paint, "M54 66L94 92L88 104L46 86zM146 66L106 92L112 104L154 86z"),
        fill(red, "M44 116L66 122L62 132L48 128zM156 116L134 122L138 132L152 128z"),
        line(deep, "M100 54V78M88 58V72M112 58V72M150 100l-8 10M50 100l8 10", 3),
        turn=12,
        edge=3.2,
    )
    for x in (74, 126):
        pen.oval("#1a0a0a", x, 104, 13, 10)
        pen.glow("#ffb02e", x, 104, 20)
        pen.oval("#fff0b0", x, 104, 6.4)
    pen.fill(pen.dark(wood, 0.55), "M50 82L94 100L92 108L52 94zM150 82L106 100L108 108L148 94z")
    pen.form("M82 100Q100 92 118 100L128 126H72z", pen.lit(wood, 0.2), turn=7)
    pen.form("M86 104Q100 98 114 104Q112 118 100 120Q88 118 86 104z", "#241418", turn=3)
    pen.fill("#2a0a12", "M62 128Q100 118 138 128Q140 160 100 162Q60 160 62 128z")
    pen.fill(red, "M80 158Q100 144 120 158Q110 162 100 162Q90 162 80 158z")
    pen.fill(
        "#fff6e0",
        "M66 127l7 24l8-27zM84 123l5 12l6-13zM104 122l5 13l6-11zM120 124l8 27l6-25zM76 158l5-13l6 15zM113 160l6-15l6 12z",
    )
    pen.form("M70 34Q44 34 42 6Q56 20 76 20zM130 34Q156 34 158 6Q144 20 124 20z", "#d8c49a", turn=4)
    skull(pen, 100, 34, 0.5, "#e8dcc0", "#ffb02e")
