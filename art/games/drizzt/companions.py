"""The two Allies that are beasts."""

from __future__ import annotations

from art.creatures.limbs import leg, paw
from art.gallery import Gallery
from art.marks import line
from art.parts.beasts import boar, panther
from art.pen import Pen

allies = Gallery("drizzt", "allies")


@allies.drawing("guenhwyvar", "A huge black panther with yellow eyes snarls.", light="teal", place="hall")
def guenhwyvar(pen: Pen) -> None:
    """A great head over heavy shoulders."""
    hide = "#3c3a54"
    pen.form(
        "M20 212Q18 150 56 122Q100 96 150 108Q190 124 196 212z",
        pen.dark(hide, 0.1),
        line(pen.dark(hide, 0.6), "M60 150Q70 180 64 206M140 140Q160 170 158 206M100 150Q104 176 100 206", 3),
        turn=14,
    )
    leg(pen, [(150, 140), (176, 164), (160, 190)], 44, 34, hide, turn=9)
    paw(pen, 160, 182, 20, hide)
    with pen.group("translate(-14 -14)scale(1.14)"):
        panther(pen, hide, "#ffd23a")
    leg(pen, [(56, 160), (36, 170), (40, 192)], 42, 32, hide, turn=8)
    paw(pen, 40, 184, 20, hide)


@allies.drawing(
    "snort",
    "A fire-red boar with curved tusks lowers its head, smoke at its snout.",
    light="yellow",
    place="cave",
)
def snort(pen: Pen) -> None:
    """Tusks first."""
    hide = "#b8452c"
    pen.form(
        "M40 212Q40 150 78 108Q118 70 164 92Q196 120 200 212z",
        hide,
        line(
            pen.dark(hide),
            "M150 110l6 14M166 124l6 14M176 146l4 14M140 130l6 14M156 152l4 14M130 156l4 14M164 174l2 14",
            2.6,
        ),
        turn=14,
    )
    with pen.group("translate(-22 -14)scale(1.3)"):
        boar(pen, hide, "#ffb02e")
    pen.line("#e8e0d8", "M26 138Q8 132 10 116Q14 104 4 96M34 148Q14 152 8 168", 4, 0.45)
