"""Props: what a figure carries. Each has a part behind the body and a part in front, with the hand that holds it.

What is called `prop` stands on the right and is here; what is called `hand` is held up on the left: see `held`.
"""

from __future__ import annotations

from art.colour import GOLD, STEEL, WOOD, mix
from art.marks import fill, line, oval, star
from art.parts import Look, Shelf
from art.parts.hands import fingers, fist
from art.paths import beside, circle, move
from art.pen import Pen

__all__ = ["before", "behind", "blade", "hilt"]

behind = Shelf("prop behind")
before = Shelf("prop in front")


def blade(
    pen: Pen, x: float, y: float, angle: float, length: float, width: float = 6, metal: str = STEEL
) -> None:
    """A straight blade that rises from (x, y)."""
    w, tip = width, length + width * 2
    pen.fill(
        mix(metal, "#ffffff", 0.35), move(f"M{-w} 0L{-w} {-length}L0 {-tip}L{w} {-length}V0z", x, y, angle)
    )
    pen.fill(pen.dark(metal, 0.3), move(f"M0 0V{-tip}L{w} {-length}V0z", x, y, angle))
    pen.line("#ffffff", move(f"M{-w} -2V{-length}", x, y, angle), 1.4)


def hilt(pen: Pen, x: float, y: float, angle: float, width: float = 22, grip: str = "#3a2417") -> None:
    """A crossguard at (x, y), and the grip below it."""
    pen.fill(grip, move("M-5 4h10v32H-5z", x, y, angle))
    pen.fill(GOLD, move(f"M{-width} -3h{2 * width}v8h{-2 * width}zM-6 34h12v8h-12z", x, y, angle))


@behind("staff")
def staff_behind(pen: Pen, look: Look) -> None:
    """A staff with a crystal in its claw."""
    shine = mix(look.cloth, "#8fe8ff", 0.6)
    pen.shaft(WOOD, "M170 214L160 58", 6)
    pen.glow(shine, 158, 34, 34)
    pen.form("M158 12l12 18l-10 26l-14-22z", mix(look.cloth, "#9fe8ff", 0.7), turn=5)
    pen.form("M146 60Q136 40 148 22Q146 40 158 54Q172 42 172 24Q182 44 168 62Q158 68 146 60z", WOOD, turn=3)


@before(
    "staff",
    "gnarl",
    "mace",
    "hammer",
    "axe",
    "spear",
    "halberd",
    "trident",
    "morningstar",
    "shillelagh",
    "scythe",
    "banner",
    "pick",
)
def shaft_hand(pen: Pen, look: Look) -> None:
    """The hand on a shaft at the right."""
    fist(pen, look, 168, 174, -4, 1.05, flip=True, arm=-8)


@behind("gnarl")
def gnarl(pen: Pen, look: Look) -> None:
    """A druid's twisted staff, with leaves."""
    pen.form(
        "M162 208Q156 140 158 88Q148 72 158 56Q168 44 180 52Q188 62 178 70Q170 70 172 62Q164 62 166 74Q170 82 170 96Q168 150 176 208z",
        WOOD,
        line(pen.dark(WOOD, 0.6), "M164 110q-2 40 4 90", 1.6),
        turn=4,
    )
    pen.fill("#7fb04a", "M158 84Q142 82 138 70Q154 66 158 84zM172 84q16 0 18-12q-16-2-18 12z")


@behind("sword")
def sword(pen: Pen, look: Look) -> None:
    """A longsword held upright."""
    blade(pen, 164, 148, 9, 104, 7, look.metal)
    hilt(pen, 164, 148, 9)


@before("sword", "flamberge", "scimitar")
def sword_hand(pen: Pen, look: Look) -> None:
    """The hand on a hilt."""
    fist(pen, look, 161, 170, 9, 1, flip=True, arm=-14)
    pen.mark(
        fill(GOLD, move("M-22-3h44v8h-44z", 164, 148, 9)),
        fill(pen.dark(GOLD, 0.4), move("M-22 2h44v3h-44z", 164, 148, 9)),
    )


@behind("flamberge")
def flamberge(pen: Pen, look: Look) -> None:
    """A sword of fire."""
    pen.glow("#ff8a2a", 172, 90, 60, 0.7)
    pen.form(
        move("M-7 0Q-14-20-7-34Q-14-52-6-68Q-12-88 2-118Q4-98 12-84Q6-66 12-50Q4-34 10-16L7 0z", 164, 148, 9),
        "#ff9a2e",
        fill("#fff0a8", move("M-2 0Q-6-40 2-96Q6-50 3 0z", 164, 148, 9)),
        shade="#d8401a",
        rim="#ffe9a0",
        turn=4,
    )
    hilt(pen, 164, 148, 9)


@behind("scimitar")
def scimitar(pen: Pen, look: Look) -> None:
    """A curved sword."""
    pen.form(
        move("M-6 0C-10-40-8-80 22-112C20-84 20-50 8 0z", 164, 148, 8),
        mix(look.metal, "#ffffff", 0.25),
        fill(pen.dark(look.metal, 0.25), move("M2 0C2-40 6-80 22-112C20-84 20-50 8 0z", 164, 148, 8)),
        turn=3,
    )
    hilt(pen, 164, 148, 8, 18)


@behind("scimitars")
def scimitars(pen: Pen, look: Look) -> None:
    """Two curved swords, crossed behind the back and held."""
    for x, angle, flip in ((158, 7, False), (42, -7, True)):
        curved = "M-6 0C-11-40-8-84 20-122C18-90 20-56 8 0z"
        pen.form(
            move(curved, x, 150, angle, flip=flip),
            "#dfe8ff" if not flip else "#9fd8ff",
            fill(
                "#7f96c6" if not flip else "#4f8ac0",
                move("M2 0C2-40 4-84 20-122C18-90 20-56 8 0z", x, 150, angle, flip=flip),
            ),
            turn=3,
        )
        hilt(pen, x, 150, angle, 17, "#2a1c3c")


@before("scimitars")
def scimitar_hands(pen: Pen, look: Look) -> None:
    """A hand on each hilt."""
    fist(pen, look, 156, 172, 7, 0.95, flip=True, arm=-12)
    fist(pen, look, 44, 174, -7, 0.95, arm=12)


@behind("axe")
def axe(pen: Pen, look: Look) -> None:
    """A great axe."""
    metal = look.metal
    pen.shaft(WOOD, "M176 214L150 30", 5.5)
    pen.form("M148 40L126 30Q128 44 134 54L151 56z", pen.dark(metal, 0.15), turn=3)
    pen.form(
        "M146 28L160 32Q172 28 186 14Q204 44 192 84Q178 70 166 66L152 66z",
        metal,
        line("#f4faff", "M186 14Q204 44 192 84", 2.4, 0.8),
        line(pen.dark(metal, 0.55), "M158 36l6 28"),
        turn=8,
        edge=2.6,
    )


@behind("hammer")
def hammer(pen: Pen, look: Look) -> None:
    """A war hammer."""
    pen.shaft(WOOD, "M174 214L160 50", 5.5)
    pen.form("M130 26L178 16L188 50L138 62z", look.metal, fill(GOLD, "M150 20l12-2l8 38l-12 3z"), turn=7)


@behind("mace")
def mace(pen: Pen, look: Look) -> None:
    """A flanged mace."""
    pen.shaft(WOOD, "M174 214L164 56", 5.5)
    pen.form(
        "M150 30L158 22L160 12L168 12L170 22L180 28L186 38L178 44L178 54L168 58L162 66L154 58L146 50L146 40z",
        look.metal,
        oval(GOLD, 164, 40, 5),
        turn=6,
    )


@behind("morningstar")
def morningstar(pen: Pen, look: Look) -> None:
    """A spiked ball on a shaft."""
    pen.shaft(WOOD, "M174 214L164 66", 5.5)
    pen.form(
        "M164 8l5 12l12-5l-3 13l13 4l-11 8l8 11l-14 0l1 14l-11-8l-11 8l1-14l-14 0l8-11l-11-8l13-4l-3-13l12 5z",
        look.metal,
        oval(pen.lit(look.metal, 0.6), 159, 30, 4),
        turn=5,
    )


@behind("spear")
def spear(pen: Pen, look: Look) -> None:
    """A spear."""
    pen.shaft(WOOD, "M174 214L162 48", 5)
    pen.form("M158 2L172 34L164 54L150 38z", look.metal, line("#ffffff", "M158 8l3 40", 1.4, 0.7), turn=4)
    pen.fill(look.cloth, "M160 56q12 4 18 16q-8 0-10 8q-6-10-10-12z")


@behind("trident")
def trident(pen: Pen, look: Look) -> None:
    """A trident."""
    pen.shaft("#5f7a8a", "M174 214L162 60", 5)
    pen.form(
        "M142 4L150 22Q148 40 160 42L156 6L162-2L168 6L166 41Q178 38 176 20L184 2L190 24Q190 52 166 60Q138 56 138 26z",
        "#c8b45a",
        turn=4,
    )


@behind("halberd")
def halberd(pen: Pen, look: Look) -> None:
    """A guard's halberd."""
    pen.shaft(WOOD, "M176 214L160 40", 5)
    pen.form("M158 0L166 34L150 36z", look.metal, turn=3)
    pen.form(
        "M160 36Q176 26 190 34Q196 54 186 70Q176 60 164 62z",
        look.metal,
        line("#f4faff", "M190 34Q196 54 186 70", 2, 0.8),
        turn=6,
    )
    pen.form("M158 44L140 52L156 58z", look.metal, turn=3)


@behind("shillelagh")
def shillelagh(pen: Pen, look: Look) -> None:
    """A knobbed club."""
    pen.form(
        "M162 210Q158 140 152 84Q140 66 146 44Q158 22 178 30Q196 46 186 68Q176 82 172 96Q172 160 178 210z",
        WOOD,
        line(pen.dark(WOOD, 0.6), "M158 46q8 6 16 2M154 62q10 6 20 0M164 96q0 60 4 106"),
        turn=6,
    )


@behind("club")
def club(pen: Pen, look: Look) -> None:
    """A tree trunk for a club."""
    pen.form(
        "M150 210Q152 160 140 96Q132 56 150 30Q170 12 188 30Q204 56 190 100Q180 150 184 210z",
        WOOD,
        line(
            pen.dark(WOOD, 0.6), "M150 60q10 8 24 2M148 84q12 8 28 0M160 110q0 40 4 90M172 40q6 10 4 24", 2.4
        ),
        turn=8,
    )
    pen.fill("#8d9bb3", "M140 50l-14-6l12 14zM146 84l-16 0l14 12zM192 60l12-10l-6 18z")


@before("club")
def club_hand(pen: Pen, look: Look) -> None:
    """The hand on a club."""
    fist(pen, look, 168, 168, -2, 1.35, flip=True, arm=-6)


@behind("banner")
def banner(pen: Pen, look: Look) -> None:
    """A pennant on a lance."""
    pen.shaft(WOOD, "M176 214L158 6", 5)
    pen.form("M160 16Q180 10 200 20L196 36L204 52Q184 46 165 58z", look.cloth, star(GOLD, 182, 34, 9), turn=5)


@behind("pick")
def pick(pen: Pen, look: Look) -> None:
    """A miner's pick."""
    pen.shaft(WOOD, "M176 214L158 44", 5.5)
    pen.form("M118 52Q144 22 164 26Q184 30 196 56Q178 44 160 46Q140 44 118 52z", look.metal, turn=4)


@behind("scythe")
def scythe(pen: Pen, look: Look) -> None:
    """A scythe."""
    pen.shaft(WOOD, "M176 214L160 24", 5.5)
    pen.form("M164 20Q120 2 88 34Q128 22 162 40z", look.metal, turn=4)


@behind("bow")
def bow(pen: Pen, look: Look) -> None:
    """A bow in the hand, and arrows over the shoulder."""
    pen.line("#e8dcc0", "M150 12L186 196", 1.2)
    pen.form("M146 8Q188 40 182 96Q184 150 190 200Q176 150 174 98Q174 44 146 8z", WOOD, turn=3)
    arrow = pen.stamp(line("#8a6238", "M0 0V40", 3))
    for x, y, angle, colour in (
        (40, 104, -16, "#c8452f"),
        (52, 96, -12, "#e9dcc4"),
        (30, 116, -20, mix(look.cloth, "#ffffff", 0.3)),
    ):
        pen.mark(
            pen.press(arrow, f"translate({x} {y})rotate({angle})"),
            fill(colour, move("M-5-4L0-14L5-4L5 14L0 8L-5 14z", x, y, angle)),
        )


@before("bow")
def bow_hand(pen: Pen, look: Look) -> None:
    """The hand on the bow's grip."""
    fist(pen, look, 180, 160, -4, 0.95, flip=True, arm=-12)


@behind("twin")
def twin(pen: Pen, look: Look) -> None:
    """A spiked ball on a chain in each hand."""
    ball = "M0-14l4 8l9-3l-3 9l8 5l-9 4l2 9l-8-4l-4 8l-4-8l-9 3l3-9l-8-5l9-4l-2-9l8 4z"
    for x, sway in ((162, 1), (38, -1)):
        pen.shaft(WOOD, f"M{x + 6 * sway} 214L{x} 96", 6)
        pen.line("#555f70", f"M{x} 96Q{x + 14 * sway} 78 {x + 4 * sway} 58", 3)
        pen.form(
            move(ball, x + 4 * sway, 38, 0, 1.5),
            STEEL,
            oval(pen.lit(STEEL, 0.6), x + 4 * sway - 4, 34, 3),
            turn=5,
        )


@before("twin")
def twin_hands(pen: Pen, look: Look) -> None:
    """A hand on each of two shafts."""
    fist(pen, look, 166, 170, -2, 1, flip=True, arm=-10)
    fist(pen, look, 34, 172, 2, 1, arm=10)


@behind("wrench")
def wrench(pen: Pen, look: Look) -> None:
    """A huge wrench."""
    jaws = "M-6 90V-20Q-20-28-16-48L-5-34L5-34L16-48Q20-28 6-20V90z"
    pen.form(
        move(jaws, 164, 104, 8), STEEL, line("#ffffff", move("M-4 70V-18", 164, 104, 8), 1.4, 0.7), turn=4
    )


@before("wrench")
def wrench_hand(pen: Pen, look: Look) -> None:
    """The hand on a wrench."""
    fist(pen, look, 158, 164, 8, 1, flip=True, arm=-12)


@before("lute")
def lute(pen: Pen, look: Look) -> None:
    """A lute in both hands: one on its neck, one at its strings."""
    x, y, angle = 132, 186, 62
    pen.form(move("M-6-30L-5-116H5L6-30z", x, y, angle), "#7a4f2a", turn=3)
    pen.form(move("M-9-134h18l-3 22h-12z", x, y, angle), "#4a2d18", turn=3)
    pen.form(
        move("M0-36Q32-30 36 12Q34 50 0 54Q-34 50-36 12Q-32-30 0-36z", x, y, angle),
        "#c98a44",
        oval("#2a1608", *beside(x, y, 0, 4, angle), 10),
        line("#7a4a20", move("M-14 34h28", x, y, angle), 4),
        turn=8,
    )
    pen.line("#f4e8cc", move("M-3-118V34M1-118V34M4-118V34", x, y, angle), 0.9)
    fist(pen, look, 176, 160, 62, 0.85, flip=True, arm=-40)
    fingers(pen, look, 116, 184, -30, 0.95)


@before("shield")
def shield(pen: Pen, look: Look) -> None:
    """A shield on the arm."""
    edge = "M126 118Q156 108 192 122Q196 168 158 206Q124 184 120 150Q120 132 126 118z"
    pen.form(edge, look.cloth, line(GOLD, edge, 6), star(GOLD, 156, 152, 18), turn=9, edge=2.6)


@before("mugshield")
def mugshield(pen: Pen, look: Look) -> None:
    """A round shield with a foaming mug on it."""
    pen.form(
        circle(152, 166, 44),
        look.cloth,
        line(GOLD, circle(152, 166, 40), 6),
        fill("#e0a848", "M134 152h28l-2 36h-24z"),
        line("#e0a848", "M163 160q14 0 12 10q-1 10-13 10", 5),
        fill(
            "#fff6e0", "M130 154q-4-10 8-11q6-7 14-2q10-2 12 6q5 6-1 9q-4 5-8-1q-5 6-9 0q-5 6-9 0q-5 4-7-1z"
        ),
        turn=9,
        edge=2.6,
    )


@before("tome")
def tome(pen: Pen, look: Look) -> None:
    """A great open book."""
    pen.form("M22 158Q58 144 100 164Q142 144 180 158L184 204H18z", "#6a3a2a", turn=5)
    pen.form(
        "M28 156Q62 142 100 164Q138 142 174 156L178 200H24z",
        "#efe3c8",
        line(
            "#a89878",
            "M100 164V200M38 166Q64 156 92 170M38 176Q64 166 92 180M110 170Q138 156 164 166M110 180Q138 166 164 176",
            1.6,
        ),
        turn=6,
    )
    fingers(pen, look, 32, 178, 80, 0.9)
    fingers(pen, look, 172, 178, -80, 0.9, flip=True)
