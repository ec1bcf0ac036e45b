"""Events."""

from __future__ import annotations

from art.creatures.limbs import fangs, tentacles
from art.creatures.silhouettes import shadow_head
from art.creatures.spiders import spider_from_above
from art.gallery import Gallery
from art.games.drizzt.encounters.figures import HERO
from art.marks import dots, fill, line
from art.parts.eyes import beast_eye
from art.paths import circle, limb, move
from art.pen import Pen
from art.poses import figure
from art.scenes import boulder, burrow, curse, floor, lava, rocks, volcano
from art.things.armour import shield
from art.things.clothes import mask
from art.things.effects import burst, rays, spiral
from art.things.elements import cloud
from art.things.furniture import banner, chest
from art.things.lights import candle
from art.things.nature import web
from art.things.weapons import spear

events = Gallery("drizzt", "encounters", "slate", "cave")


@events.drawing("mark-of-lolth", "A spider glows within a ring of thorns.", "rose")
def mark_of_lolth(pen: Pen) -> None:
    """She knows your name."""
    curse(pen, "#ff5a9a")
    spider_from_above(pen, 100, 96, 1, "#3a1a34", "#ff5a7a")


@events.drawing("abandoned-camp", "A patched tent stands by the ashes of a fire.", "umber")
def abandoned_camp(pen: Pen) -> None:
    """Whose was it?"""
    canvas = "#a88a5c"
    floor(pen, 150, "#54463c")
    pen.form(
        "M22 156L84 46L96 42L170 156z",
        canvas,
        line(pen.dark(canvas), "M84 46L60 156M110 64L132 156", 3),
        fill(pen.dark(canvas, 0.4), "M112 90h18l4 20h-16z", 0.6),
        turn=9,
    )
    pen.fill("#140c0c", "M84 46L66 156H106z")
    pen.shaft("#6a4427", "M84 36V50", 6)
    pen.line("#8a8088", "M140 156Q134 136 144 124Q150 110 142 98", 5, 0.6)
    rocks(pen, (130, 164, 0.4), (152, 166, 0.4))


@events.drawing(
    "cave-fishers-lair", "A crab-like thing on the ceiling has a hero on its sticky thread.", "teal"
)
def cave_fishers_lair(pen: Pen) -> None:
    """Up there."""
    shell = "#b8583c"
    dark = pen.dark(shell)
    pen.form("M-6-6H206V16L170 30L134 20L96 32L54 22L-6 40z", "#4a5a60", turn=6)
    for flip in (False, True):
        legs = move("M30-34Q70-60 84-36L82-10M34-22Q74-34 78-4L70 18", 100, 68, 0, 1, flip=flip)
        pen.line(dark, legs, 13)
        pen.line(shell, legs, 8)
    pen.line("#f4fff8", "M100 84Q96 112 104 140", 4)
    pen.form(
        "M46 60Q50 22 100 20Q150 22 154 60Q146 96 100 102Q54 96 46 60z",
        shell,
        line(dark, "M70 30Q76 50 68 70M100 24V54M130 30Q124 50 132 70", 3.4),
        turn=13,
        edge=3,
    )
    for flip in (False, True):
        arm = move(
            "M24 20Q58 26 62 56Q74 68 66 96Q58 84 54 76Q56 88 44 96Q34 78 42 64Q36 48 18 42z",
            100,
            56,
            0,
            1,
            flip=flip,
        )
        pen.form(arm, pen.lit(shell, 0.15), turn=5)
    pen.mark(
        *(
            beast_eye(x, y, size, "#ffe14a", round=True)
            for x, y, size in ((80, 62, 0.9), (120, 62, 1), (62, 54, 0.5), (139, 54, 0.5))
        )
    )
    pen.fill(pen.dark(shell, 0.85), "M62 46L96 60L94 66Q78 54 62 54zM138 46L104 60L106 66Q122 54 138 54z")
    pen.fill("#2a0a10", "M84 78Q100 72 116 78Q112 94 100 95Q88 94 84 78z")
    fangs(pen, (86, 78), (114, 78), 4, 11, -2)
    figure(pen, "fall", HERO, 104, 154, 0.72)


@events.drawing("cunning-disguise", "A smiling mask covers a drow's red eyes.", "violet")
def cunning_disguise(pen: Pen) -> None:
    """Not your friend."""
    shadow_head(pen, "drow", 120, 84, 1.1, "#ff5a5a", "#3a3058")
    mask(pen, 78, 112, 0.78, "#e8c8a0")


@events.drawing("distant-horns", "A watcher on a crag sounds a horn before the moon.", "blue", "peaks")
def distant_horns(pen: Pen) -> None:
    """Somebody on a crag sounds them, dark before the moon."""
    pen.glow("#dfefff", 118, 76, 90, 0.9)
    pen.oval("#eef4ff", 118, 76, 60)
    pen.oval("#cfdcf2", 136, 92, 13)
    pen.oval("#cfdcf2", 98, 46, 8)
    night = "#0b1430"
    pen.fill(night, "M-6 206V166L40 146L78 156L96 132L138 128L158 148L206 132V206z")
    pen.fill(night, "M104 134Q102 98 112 88Q104 76 114 68Q128 62 134 76Q134 86 128 90Q146 96 146 134z")
    pen.fill(night, "M122 100Q104 104 92 88L96 80Q108 88 126 88z")
    pen.form("M110 76Q84 92 58 70Q50 62 48 48L26 60Q34 92 62 98Q92 102 114 84z", "#e0c890", turn=6)
    pen.form("M48 46Q34 44 24 60Q34 70 50 54z", "#8a6a34", turn=3)
    for k in (0, 1, 2):
        pen.line(
            "#eaf4ff",
            f"M{20 - k * 12} {34 - k * 10}Q{2 - k * 12} {48 - k * 4} {8 - k * 12} {76 + k * 8}",
            6,
            0.9 - k * 0.22,
        )


@events.drawing("cavern-occupied-lair", "A troll grins from its cave, a bone between its teeth.", "green")
def cavern_occupied_lair(pen: Pen) -> None:
    """Supper."""
    burrow(pen)
    shadow_head(pen, "troll", 100, 106, 1, "#ffb02e", "#34442a", fangs=False)
    pen.form(
        "M62 130Q56 124 62 120Q68 116 72 122L128 124Q132 116 138 120Q144 126 138 130Q144 136 138 140Q130 142 128 134L72 134Q68 142 62 138Q56 134 62 130z",
        "#f0e4c8",
        turn=4,
    )
    pen.fill("#fff6e0", "M84 122l4 12l5-12zM106 122l4 12l5-12z")


@events.drawing("overrun", "A horde of goblins storms out of the dust.", "yellow")
def overrun(pen: Pen) -> None:
    """Too many."""
    cloud(pen, 50, 62, 0.7, "#b89a6a")
    cloud(pen, 146, 60, 0.72, "#c8a878")
    for x, y, size, kind in (
        (46, 96, 0.52, "goblin"),
        (152, 94, 0.54, "goblin"),
        (100, 84, 0.5, "beast"),
        (70, 138, 0.74, "orc"),
        (136, 142, 0.72, "goblin"),
    ):
        shadow_head(pen, kind, x, y, size, "#ffe14a", "#3a2c20")


@events.drawing("volcanic-spray", "Jets of lava spurt from a pool.", "blue", seed=4)
def volcanic_spray(pen: Pen) -> None:
    """Hot rain."""
    pen.glow("#ff8a2a", 100, 110, 90, 0.8)
    for x, top, lean in ((52, 70, -16), (102, 40, 4), (150, 66, 18)):
        pen.form(
            f"M{x - 12} 156Q{x - 10} {top + 40} {x + lean} {top}Q{x + 14} {top + 44} {x + 12} 156z",
            "#ff8a1e",
            fill(
                "#ffe06a",
                f"M{x - 5} 156Q{x - 4} {top + 50} {x + lean * 0.7:.0f} {top + 22}Q{x + 6} {top + 54} {x + 5} 156z",
            ),
            turn=4,
            shade="#d8401a",
            rim="#fff0a0",
        )
    pen.dots("#ffb02e", 8, (30, 84), (76, 52), (128, 44), (172, 84), (126, 90), (74, 96))
    lava(pen, 148)


@events.drawing("faerzress-surge", "Violet light pulses from a cluster of crystals.", "violet", "crystals")
def faerzress_surge(pen: Pen) -> None:
    """The stone sings."""
    for radius in (92, 70, 48):
        pen.line("#e8b8ff", circle(100, 104, radius, radius * 0.84), 4, 0.45)
    for data, tone in (
        ("M58 170L46 116L62 88L78 122L82 170z", "#a06ae0"),
        ("M142 170L154 110L138 80L122 116L118 170z", "#b07af0"),
        ("M100 172L80 110L100 46L122 108L118 172z", "#d09aff"),
    ):
        pen.form(data, tone, turn=6, edge=3, rim="#ffffff")
    pen.glow("#f4d8ff", 100, 104, 70, 0.8)


@events.drawing("besieged", "A hero crouches behind a shield while fanged heads close in.", "red")
def besieged(pen: Pen) -> None:
    """On every side."""
    for x, y, kind, iris in (
        (28, 36, "beast", "#ffe14a"),
        (172, 36, "goblin", "#ffe14a"),
        (176, 158, "orc", "#ffe14a"),
        (22, 164, "drow", "#ff8a3a"),
    ):
        shadow_head(pen, kind, x, y, 0.7, iris, "#3a1a24")
    figure(pen, "kneel", HERO, 118, 96, 1.16)
    shield(pen, 78, 108, 0.72, "#2f5a8a", trim="#d8e4f4")


@events.drawing("frenzy", "A beast with mad, whirling eyes foams at the mouth.", "rose", seed=4)
def frenzy(pen: Pen) -> None:
    """Out of its mind."""
    hide = "#5a2a34"
    pen.form(
        "M62 62L44 26L84 46Q100 42 116 46L156 26L138 62Q160 92 140 132Q120 162 100 162Q80 162 60 132Q40 92 62 62z",
        hide,
        turn=12,
    )
    for x in (76, 124):
        pen.mark(fill("#fff3c8", circle(x, 84, 17)))
        spiral(pen, x, 84, 0.3, "#c8142a", 1.9, 11)
    pen.fill("#2a0610", "M64 118Q100 106 136 118Q136 152 100 154Q64 152 64 118z")
    fangs(pen, (67, 118), (133, 118), 7, 15, -6)
    fangs(pen, (72, 146), (128, 146), 6, -13, 6, 3)
    pen.mark(dots("#ffffff", 8, (62, 134), (56, 146), (140, 134), (146, 148), (64, 158)))


@events.drawing(
    "lolths-displeasure", "A huge spider with a woman's cold face looks down from her web.", "violet", seed=8
)
def lolths_displeasure(pen: Pen) -> None:
    """The queen."""
    web(pen, 100, 84, 1, "#d8c8ff")
    shell = "#3a2a4a"
    for flip in (False, True):
        legs = move(
            "M20 10Q60-40 84-6L92 40M22 20Q70 10 78 60L80 86M16 0Q44-70 80-60L96-40", 100, 88, 0, 1, flip=flip
        )
        pen.line(pen.dark(shell, 0.6), legs, 12)
        pen.line(shell, legs, 8)
    pen.form("M48 78Q50 34 100 30Q150 34 152 78Q146 112 100 116Q54 112 48 78z", shell, turn=12)
    skin = "#7a74a8"
    pen.form(
        "M72 92Q70 62 100 60Q130 62 128 92Q122 130 100 138Q78 130 72 92z",
        skin,
        fill("#1a0c14", "M78 92Q88 88 96 97Q84 100 78 92zM122 92Q112 88 104 97Q116 100 122 92z"),
        line("#3a2a5a", "M100 100l-3 12h5M90 122Q100 118 110 122", 2.6),
        turn=9,
    )
    pen.fill("#ff5a5a", "M83 93l8 2l-5 3zM117 93l-8 2l5 3z")
    pen.form("M68 88Q70 52 100 50Q130 52 132 88Q120 66 100 68Q80 66 68 88z", "#f0ecf6", turn=4)


@events.drawing("rockslide", "A boulder as large as a house rolls after a running hero.", "slate")
def rockslide(pen: Pen) -> None:
    """From the right!"""
    cloud(pen, 152, 150, 0.86, "#7a7e8c")
    rocks(pen, (184, 30, 1), (34, 40, 0.7), (66, 22, 0.5), colour="#7f8190")
    boulder(pen, 128, 78, 1.16, "#8d8f9e")
    pen.line("#eef2fa", "M40 84Q46 46 78 18M22 92Q24 70 34 56M196 132Q190 148 176 156", 5, 0.6)
    pen.form("M-6 172Q60 158 206 168V206H-6z", "#565a68", turn=6)
    figure(pen, "run", HERO, 58, 132, 0.86)
    rocks(pen, (148, 168, 0.6), (184, 160, 0.5), colour="#8d8f9e")


@events.drawing("cavern-thief-in-the-dark", "A dark hand reaches into an open chest.", "green", seed=3)
def cavern_thief_in_the_dark(pen: Pen) -> None:
    """Just one."""
    chest(pen, 90, 112, 0.86, open=True)
    sleeve, skin = "#2a2438", "#625d8e"
    pen.form(limb([(204, 30), (164, 50), (130, 72)], 50, 30), sleeve, turn=8)
    pen.form(
        "M134 58Q112 60 98 76Q88 90 90 108Q96 112 98 104Q100 94 106 90Q106 104 112 114Q118 114 118 106Q116 98 120 90Q126 98 134 102Q140 98 136 90Q144 78 140 66z",
        skin,
        turn=6,
    )


@events.drawing(
    "treasure-chest", "A locked chest stands alone, light seeping from under its lid.", "blue", seed=9
)
def treasure_chest(pen: Pen) -> None:
    """Open it?"""
    pen.shadow(100, 160, 70, 8)
    pen.glow("#ffe08a", 100, 96, 96, 0.7)
    chest(pen, 100, 102, 0.98)
    pen.line("#fff6c4", "M40 100H86M114 100H160", 5)


@events.drawing("volcanic-explosion", "The top of a fire mountain is blown away.", "slate", seed=6)
def volcanic_explosion(pen: Pen) -> None:
    """Everything at once."""
    rays(pen, 100, 84, "#ffb84a", 0.45, 11)
    burst(pen, 100, 82, 0.98, "#ff8a2a")
    volcano(pen, 100, 146, 0.8, "#4a4450")
    rocks(pen, (40, 60, 0.6), (162, 66, 0.6), (66, 40, 0.4), (140, 40, 0.4), colour="#5a3a34")


@events.drawing("lost-in-the-dark", "A lone candle shows three tunnels and no way back.", "umber", seed=5)
def lost_in_the_dark(pen: Pen) -> None:
    """Which one?"""
    stone = "#6a584a"
    pen.form(
        "M-6-6H206V206H-6z",
        stone,
        line(
            pen.dark(stone),
            "M70-6L74 40M128-6L124 38M-6 36L12 44M206 30L188 42M68 120L62 150M134 120L140 150",
            4,
        ),
        turn=4,
        back=False,
    )
    for x, top, half in ((32, 62, 30), (168, 62, 30), (100, 44, 34)):
        data = f"M{x - half} 164Q{x - half - 4} {top + 30} {x - 12} {top + 4}Q{x} {top - 6} {x + 14} {top + 4}Q{x + half + 4} {top + 34} {x + half} 164z"
        pen.fill("#0a0608", data)
        pen.line(pen.lit(stone, 0.5), data.split("Q")[0] + "Q" + data.split("Q")[1], 3)
    pen.form("M-6 150Q100 140 206 150V206H-6z", "#7a6654", turn=4)
    candle(pen, 100, 125, 0.6)


@events.drawing("reinforcements", "Spears and a spider banner rise behind a ridge.", "yellow", seed=2)
def reinforcements(pen: Pen) -> None:
    """More of them."""
    banner(pen, 108, 90, 0.84, "#4a2a5a")
    spider_from_above(pen, 114, 64, 0.34, "#e8d8ff", "#d8452f")
    with pen.collect() as drawn:
        spear(pen, 0, 112, 0.6)
    pike = pen.stamp(*drawn)
    pen.mark(*(pen.press(pike, f"translate({x} 0)") for x in (30, 52, 156, 178)))
    pen.form("M-6 206V150Q30 132 56 142Q92 126 130 142Q164 130 206 148V206z", "#2a1c14", turn=5)
    for x, y, kind in ((36, 140, "drow"), (86, 140, "drow"), (150, 142, "drow")):
        shadow_head(pen, kind, x, y, 0.42, "#ff5a4a", "#2a2038")


@events.drawing(
    "whispers-of-the-illithid",
    "A mind flayer bends over a sleeper and lays its tentacles on his brow.",
    "green",
    seed=6,
)
def whispers_of_the_illithid(pen: Pen) -> None:
    """You want to come."""
    skin, face = "#8a5a98", "#d8a078"
    deep = pen.dark(skin)
    pen.form("M80 214Q92 120 190 92H206V214z", "#33264e", turn=8)
    pen.form(
        "M92 84Q70 32 122 12Q184 6 190 62Q190 100 164 122H116Q96 108 92 84z",
        skin,
        line(deep, "M132 14Q126 34 136 52M104 34Q108 46 118 52M166 28Q156 40 152 54", 3.4),
        fill(
            deep, "M96 74Q112 66 128 84L122 98Q102 98 96 74zM182 70Q162 64 150 82L156 96Q176 94 182 70z", 0.8
        ),
        turn=13,
        edge=3,
    )
    for x, tilt in ((112, 1), (165, -1)):
        pen.glow("#e8ffb8", x, 84, 22, 0.9)
        pen.fill(
            "#ffffff", f"M{x - 13 * tilt} 77Q{x} 75 {x + 12 * tilt} 90Q{x - 10 * tilt} 92 {x - 13 * tilt} 77z"
        )
    tentacles(pen, deep, 17, 5, [(150, 104), (166, 132), (146, 152), (158, 174)])
    pen.form("M-6 214Q0 178 40 166H72Q112 176 120 214z", "#4a5a8a", turn=7)
    pen.form(
        "M18 130Q18 92 54 90Q92 92 92 130Q90 172 58 180Q24 172 18 130z",
        face,
        line(pen.dark(face, 0.75), "M26 134Q35 142 45 134M58 134Q68 142 78 133M44 162Q52 158 60 162", 3.6),
        line(pen.dark(face, 0.5), "M50 136L46 150L53 151", 2.6),
        turn=9,
    )
    pen.form("M14 132Q6 78 54 76Q104 78 96 134Q90 112 74 106Q52 114 36 108Q22 114 14 132z", "#5a3826", turn=5)
    tentacles(
        pen,
        skin,
        18,
        5,
        [(116, 104), (90, 92), (74, 108), (50, 112)],
        [(132, 110), (112, 130), (98, 124), (82, 138)],
    )
