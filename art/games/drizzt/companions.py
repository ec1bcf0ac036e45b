"""The two Allies that are beasts."""

from __future__ import annotations

from art.colour import mix
from art.creatures.limbs import leg, paw
from art.gallery import Gallery
from art.marks import fill, line
from art.parts.beasts import panther
from art.parts.eyes import beast_eye
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
    "A fire-red boar charges with great tusks, its mane in flames and smoke at its snout.",
    light="slate",
    place="cave",
)
def snort(pen: Pen) -> None:
    """Tusks and a burning mane."""
    hide, ivory = "#b83424", "#fbeec8"
    pen.glow("#ff8a2a", 122, 60, 92, 0.7)
    pen.form(
        "M62 62Q50 36 66 14Q70 34 82 32Q84 8 106 2Q102 22 114 26Q128 8 146 12Q138 28 150 36Q164 26 180 36Q170 46 176 60Q190 58 198 74Q184 82 190 104L176 160L70 110z",
        "#ff7a1a",
        fill(
            "#ffd44a",
            "M74 70Q66 50 74 38Q82 48 90 42Q92 28 100 24Q104 38 116 40Q126 32 134 30Q132 44 146 50Q156 46 164 50Q160 62 168 72Q176 74 180 84L160 150L80 110z",
        ),
        turn=5,
        shade="#d8381a",
        rim="#ffe9a0",
    )
    pen.form(
        "M52 212Q52 150 84 104Q116 66 158 90Q188 124 190 212z",
        pen.dark(hide, 0.25),
        line(pen.dark(hide, 0.7), "M150 116l8 18M166 136l6 18M148 150l6 18M170 170l3 18M134 170l4 18", 3.4),
        turn=14,
    )
    pen.form("M82 66Q66 44 76 24Q94 34 102 56z", pen.dark(hide, 0.3), turn=4)
    pen.form(
        "M86 62Q116 38 148 60Q172 92 152 126Q132 154 96 166Q70 182 46 170Q26 158 34 136Q48 122 58 102Q68 76 86 62z",
        hide,
        fill(pen.dark(hide, 0.55), "M152 90Q150 134 108 160Q76 176 60 172Q110 176 150 132Q166 110 152 90z"),
        fill(
            pen.dark(hide, 0.6),
            "M62 96Q76 84 90 96L84 108Q68 108 62 96zM104 96Q122 82 138 96L130 112Q112 112 104 96z",
            0.85,
        ),
        line(pen.dark(hide, 0.6), "M96 70q12-8 24 0M90 112Q80 122 60 124M96 122Q84 132 64 134", 3),
        turn=11,
        edge=3.2,
    )
    pen.form(
        "M132 62Q142 24 172 22Q178 54 154 84z",
        hide,
        fill(pen.dark(hide, 0.7), "M144 62Q150 40 166 32Q166 54 152 72z"),
        turn=5,
        edge=2.4,
    )
    for x, y, angle in ((77, 97, 20), (121, 98, -16)):
        pen.glow("#ffd24a", x, y, 17)
        pen.mark(beast_eye(x, y, 0.8, "#fff09a", angle))
    pen.form("M58 84L92 94L91 101Q74 92 60 93zM144 80L102 94L104 102Q124 90 142 91z", "#4a1014", turn=3)
    pen.form("M36 150Q14 146 14 120Q14 104 22 92Q26 114 38 124Q48 132 52 142z", ivory, turn=5)
    pen.form(
        "M26 140Q44 124 66 134Q78 150 66 170Q46 182 28 168Q20 152 26 140z",
        mix(hide, "#e8988a", 0.55),
        fill("#3a0a12", "M34 148q8-4 9 7q-2 9-9 5q-5-6 0-12zM54 147q9-4 10 7q-3 9-10 5q-5-6 0-12z"),
        turn=7,
        edge=2.6,
    )
    pen.form(
        "M66 160Q92 170 110 154Q126 140 130 110Q142 134 132 156Q116 186 84 184Q70 180 66 160z",
        ivory,
        line("#c8a468", "M80 172Q108 172 122 152"),
        turn=6,
        edge=2.4,
    )
    pen.line("#f4ece4", "M26 168Q10 170 8 184Q8 192 18 190M34 176Q26 184 30 194M18 156Q6 156 4 164", 4, 0.6)
