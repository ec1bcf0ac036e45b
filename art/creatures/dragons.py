"""Dragons as events: one that comes down on spread wings, and a face that fills the dark."""

from __future__ import annotations

from art.colour import mix
from art.creatures.limbs import claws
from art.marks import fill, line
from art.paths import Placed, limb, mirror
from art.pen import Pen

__all__ = ["dragon_face", "wyrm"]

WING = "M112 96Q130 52 158 6Q184 12 214 46Q190 48 184 80Q166 68 158 98Q146 84 138 110Q126 104 112 122z"
RIBS = "M158 6Q178 40 184 80M158 6Q164 54 158 98M158 6Q146 60 138 110"


def wyrm(pen: Pen, hide: str, wing: str, iris: str, horn: str = "#ecd8a4", fire: bool = True) -> None:
    """A dragon that comes down on wings as wide as the picture, claws out, its jaws open."""
    pen.form(WING, wing, line(pen.dark(wing, 0.6), RIBS, 3), turn=9, edge=3)
    pen.form(mirror(WING, 102), wing, line(pen.dark(wing, 0.6), mirror(RIBS, 102), 3), turn=9, edge=3)
    pen.form(limb([(112, 134), (146, 156), (170, 138), (190, 158)], 26, 3), hide, turn=6)
    pen.form("M184 150L204 156L192 172z", pen.dark(hide, 0.2), turn=3)
    pen.form(
        "M74 96Q100 74 130 92Q142 126 122 152Q102 168 84 150Q66 126 74 96z",
        hide,
        fill(mix(hide, "#f0d090", 0.5), "M84 98Q102 88 116 98Q124 126 106 154Q90 146 84 124z"),
        line(pen.dark(hide, 0.5), "M84 108Q102 100 120 108M84 122Q102 116 120 122M90 138Q104 132 116 138"),
        turn=11,
    )
    for points, x in (([(86, 132), (66, 144), (64, 166)], 54), ([(118, 134), (136, 146), (134, 168)], 124)):
        pen.form(limb(points, 26, 14), hide, turn=6)
        claws(pen, x, points[-1][1] + 2, 3, 1.1)
    pen.form(limb([(104, 112), (84, 92), (92, 66), (84, 50)], 38, 24), hide, turn=7)
    pen.form("M82 36Q104 10 134 20Q112 28 102 50z", horn, turn=4)
    pen.form("M70 30Q80 8 106 4Q92 18 92 36z", pen.dark(horn, 0.2), turn=3)
    pen.fill("#3a0a18", "M30 60L66 60L58 80L36 84z")
    pen.form("M76 62Q64 92 38 92Q28 90 29 83Q46 80 54 66z", pen.dark(hide, 0.35), turn=4)
    pen.form(
        "M100 44Q88 22 64 26L42 38Q20 42 13 56Q16 66 34 65L60 64L76 74Q98 70 100 44z",
        hide,
        fill(pen.dark(hide, 0.7), "M24 50q6-5 10 0q-5 4-10 0z"),
        line(pen.dark(hide, 0.5), "M86 44q6 4 6 12M18 60Q40 62 60 58L74 66"),
        turn=8,
    )
    pen.fill("#fff6e0", "M20 63l3 11l6-10zM34 64l3 9l5-9zM48 63l3 8l5-8zM38 83l2-10l6 8zM52 79l2-9l4 5z")
    pen.fill(iris, "M54 44Q68 34 80 46Q66 54 54 44z")
    pen.fill("#140a14", "M67 39Q71 46 67 50Q63 45 67 39z")
    pen.line(pen.dark(hide, 0.75), "M50 41Q68 30 84 42", 4)
    if fire:
        pen.glow("#ffb03a", 36, 76, 40)


FACE = (
    "M100 34Q132 34 146 66L162 84L148 96Q146 120 130 138Q126 164 100 168Q74 164 70 138Q54 120 52 96L38 84"
    "L54 66Q68 34 100 34z"
)
HORN = "M126 46Q150 46 162 22Q166 8 158-8Q188 14 180 46Q172 70 142 72z"
SPIKES = "M150 92L178 92L148 108zM146 108L170 120L138 124zM134 124L150 144L126 140z"


def dragon_face(
    pen: Pen,
    x: float = 100,
    y: float = 100,
    size: float = 1,
    hide: str = "#a82a22",
    iris: str = "#ffd84a",
    horn: str = "#e0c48a",
    fire: str = "",
) -> None:
    """The face of a dragon that looks straight at whoever looks; fire may glow between its teeth."""
    at = Placed(x - 100 * size, y - 90 * size, size, 0)
    deep = pen.dark(hide, 0.7)
    for data, colour in ((HORN, horn), (SPIKES, pen.dark(hide, 0.25))):
        pen.form(at(data), colour, turn=5)
        pen.form(at(mirror(data)), colour, turn=5)
    pen.form(
        at(FACE),
        hide,
        fill(pen.lit(hide, 0.25), at("M86 92Q100 84 114 92L124 134Q100 150 76 134z"), 0.8),
        line(deep, at("M100 42V66M88 46L92 64M112 46L108 64M84 104L76 128M116 104L124 128M100 98V126"), 3),
        turn=13,
        edge=3,
    )
    pen.fill("#1c060c", at("M70 138Q84 134 100 142Q116 134 130 138Q126 160 100 164Q74 160 70 138z"))
    if fire:
        pen.glow(fire, x, y + 62 * size, 34 * size, 1)
    pen.fill(
        "#fff6e0",
        at(
            "M72 137l5 15l7-14zM86 138l4 11l5-10zM105 139l5 10l4-11zM116 138l7 14l5-15zM80 158l4-10l5 12zM111 160l5-12l4 10z"
        ),
    )
    pen.fill(deep, at("M84 124Q90 118 94 126Q88 132 84 124zM116 124Q110 118 106 126Q112 132 116 124z"))
    pen.glow(iris, *at.point(76, 86), 26 * size, 0.5)
    pen.glow(iris, *at.point(124, 86), 26 * size, 0.5)
    pen.fill(iris, at("M60 76Q80 76 92 96Q70 98 60 76zM140 76Q120 76 108 96Q130 98 140 76z"))
    pen.fill("#14060a", at("M76 78Q82 88 77 96Q71 87 76 78zM124 78Q118 88 123 96Q129 87 124 78z"))
    brow = "M50 66Q76 64 96 92L88 94Q72 76 54 78z"
    pen.form(at(brow), pen.dark(hide, 0.3), turn=3)
    pen.form(at(mirror(brow)), pen.dark(hide, 0.3), turn=3)
