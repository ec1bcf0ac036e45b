"""Black encounters: soldiers, brutes and camps, a golem and a dragon."""

from __future__ import annotations

from art.colour import INK, LEATHER, WOOD
from art.creatures.brutes import big_fist, ogre_head, shoulders
from art.creatures.limbs import bat_wing, scales
from art.gallery import Gallery
from art.marks import dots, fill, line
from art.parts.beasts import hyena
from art.parts.scales import dragon
from art.paths import limb, mirror, move
from art.pen import Pen
from art.people import Person, draw_person
from art.things.elements import flame

encounters = Gallery("dragonfire", "encounters", light="umber", place="peaks")


@encounters.drawing(
    "gnoll-pack",
    "Three spotted gnolls grin shoulder to shoulder, the nearest in a red-brown hide.",
    light="slate",
    place="wood",
)
def gnoll_pack(pen: Pen) -> None:
    """Laughter."""
    pen.form("M-6 214V66Q30 56 66 84L104 130L128 92Q176 66 206 80V214z", "#4a2c24", turn=9)
    with pen.collect() as marks:
        hyena(pen, "#8a6c4c", "#ffe14a")
    far = pen.stamp(*marks)
    for place in ("translate(72 -2)scale(.74)", "translate(-26 -12)scale(.7)"):
        pen.mark(pen.press(far, place))
    pen.form(
        "M36 214Q42 172 76 158L150 154Q190 172 196 214z",
        "#6a3a2a",
        line("#3a1c14", "M64 190Q116 206 174 186", 5),
        turn=9,
    )
    with pen.group("translate(2 46)scale(.96)"):
        hyena(pen, "#d0a052", "#ffb02e")


@encounters.drawing(
    "ogre",
    "A green ogre with a bone through his nose grins over a spit of meat.",
    light="umber",
    place="wood",
)
def ogre(pen: Pen) -> None:
    """A hungry one."""
    hide = "#8a9a5a"
    shoulders(
        pen,
        hide,
        fill("#7a5a3a", "M0 176Q40 150 70 150Q100 176 140 150Q170 152 200 178V214H0z"),
        line("#4a3420", "M20 190l4 16M60 176l4 20M120 178l-2 20M164 180l-2 20", 3),
        top=92,
    )
    with pen.group("translate(-2 -8)"):
        ogre_head(pen, hide, "#ffb02e", tusks=False)
        pen.shaft("#e8dcc0", "M70 100H130", 6)
        pen.dots("#e8dcc0", 9, (68, 97), (68, 103), (132, 97), (132, 103))
        pen.form(
            "M74 42Q70 20 84 8Q84 22 96 18Q104 6 118 8Q110 18 116 24Q128 20 136 28Q124 32 126 44Q100 30 74 42z",
            "#5a3020",
            turn=5,
        )
    pen.shaft(WOOD, "M40 210L34 60", 7)
    pen.form(
        "M14 106Q10 76 34 70Q60 76 58 110Q56 138 36 142Q16 136 14 106z",
        "#a8482e",
        fill("#f0d0a0", "M30 66Q40 60 42 76L36 80z"),
        line("#5a1f14", "M22 96q12 8 28 0M22 112q12 8 28 0M24 126q10 6 22 0", 3),
        turn=8,
    )
    pen.shaft("#efe4cc", "M34 62V46", 8)
    big_fist(pen, 40, 176, 0.68, hide, flip=True)


@encounters.drawing(
    "half-ogre-bouncer",
    "A broad half-ogre in a leather apron folds his arms before a tavern door.",
    light="umber",
    place="inn",
)
def half_ogre_bouncer(pen: Pen) -> None:
    """Arms like that."""
    hide = "#d0a070"
    shoulders(
        pen,
        "#e6d8ba",
        fill(LEATHER, "M64 130L140 128L156 214H50z"),
        line("#3a2417", "M64 130L50 214M140 128L156 214", 3),
        top=94,
    )
    with pen.group("translate(2 -6)"):
        ogre_head(pen, hide, "#5fb8ff", tusks=False)
        pen.form("M64 66Q60 34 98 28Q136 32 138 66Q128 48 100 46Q74 48 64 66z", "#3a2a24", turn=6)
        pen.line("#f0c0a8", "M124 92l14 18M120 102l12 14", 2.6)
        pen.form("M72 136Q66 122 70 108Q78 118 82 134z", "#f6e6c0", turn=2)
    pen.form(
        limb([(10, 150), (30, 188), (110, 178)], 50, 34),
        hide,
        line(pen.dark(hide), "M40 176q10 8 24 6", 2.6),
        turn=9,
    )
    pen.form(
        limb([(192, 148), (178, 192), (86, 188)], 52, 36),
        hide,
        line(pen.dark(hide), "M150 184q-10 8-22 6", 2.6),
        line("#2f5a8a", "M168 152l10 10l-12 8l10 10", 4),
        turn=9,
    )
    big_fist(pen, 84, 184, 0.52, hide)


@encounters.drawing(
    "thug-gang",
    "Three men with kerchiefs over their mouths come closer with clubs.",
    light="slate",
    place="town",
)
def thug_gang(pen: Pen) -> None:
    """Bad company."""
    with pen.collect() as marks:
        draw_person(
            pen,
            Person(
                "human",
                "Rogue",
                "slate",
                head="man-square",
                skin="tan",
                hair="crop",
                hair_colour="brown",
                headgear="mask",
                prop="none",
                hand="none",
                mood="fierce",
                attire="tunic",
                cloth="#6a3a2a",
                build="broad",
                tilt=-2,
            ),
            2,
        )
    one = pen.stamp(*marks)
    for data in ("M176 96L188 20Q200 14 204 26L192 100z", "M4 110L-2 40Q8 28 18 38L22 108z"):
        pen.form(data, WOOD, turn=5)
    for place in ("translate(84 4)scale(.66)", "translate(-26 12)scale(.7)", "translate(22 44)scale(.78)"):
        pen.mark(pen.press(one, place))
    pen.form(
        "M150 206L174 110Q186 100 196 112L182 206z",
        WOOD,
        line(pen.dark(WOOD, 0.6), "M172 130l-10 60"),
        turn=6,
    )
    pen.form(
        "M142 172Q154 158 176 166Q186 178 180 194Q160 204 146 194Q136 184 142 172z",
        "#c98a5c",
        line("#6a3a24", "M148 176q14-5 30 1M147 185q14-4 32 2"),
        turn=6,
    )


@encounters.drawing(
    "bandit-camp",
    "A striped tent flies a red rag; spears are stacked beside the fire before it.",
    light="umber",
    place="wood",
)
def bandit_camp(pen: Pen) -> None:
    """A great tent, a fire, weapons stacked."""
    canvas = "#b89c64"
    pen.shaft(WOOD, "M104 70V8", 5)
    pen.form(
        "M106 8L168 18L148 30L168 44L106 48z", "#a8242c", dots("#f0e0c0", 9, (124, 26), (138, 30)), turn=6
    )
    pen.form(
        "M4 178L104 54L198 178z",
        canvas,
        fill("#d84a2a", "M104 54L62 178H84zM104 54L146 178H128z", 0.75),
        fill("#1a0f0a", "M104 78L84 178H128z"),
        line(pen.dark(canvas, 0.7), "M104 54L36 178M104 54L172 178", 3),
        turn=13,
    )
    pen.form("M-4 214V170Q50 158 100 166Q150 158 204 170V214z", "#4a3a28", turn=6)
    for x, lean in ((158, -14), (172, 4), (186, 20)):
        pen.shaft(WOOD, f"M{x} 186L{172 + (x - 172) // 4 + lean} 84", 6)
        pen.form(move("M0-26L9-4L0 6L-9-4z", 172 + (x - 172) // 4 + lean, 78, lean), "#d0dae6", turn=3)
    pen.glow("#ff8a3c", 70, 140, 70, 0.8)
    pen.shaft(WOOD, "M36 192L104 172M40 172L102 194", 10)
    flame(pen, 70, 136, 0.95)


@encounters.drawing(
    "rival-camp",
    "Four tents in four colours crowd a hilltop under one torn banner.",
    light="slate",
    place="peaks",
)
def rival_camp(pen: Pen) -> None:
    """Colours on a hill."""
    pen.shaft(WOOD, "M100 190V10", 6)
    pen.form(
        "M103 14Q130 4 150 16Q168 24 190 14L180 34L192 50Q168 58 148 48Q128 40 103 52z",
        "#d8c070",
        fill("#3a2a24", "M128 24l6 8h9l-7 6l3 9l-9-5l-8 5l2-9l-7-6h9z"),
        turn=6,
    )
    pen.form(
        "M-4 214V158Q50 120 100 128Q150 120 204 158V214z",
        "#4a5a44",
        line("#2a3828", "M20 180q20-10 40 0M140 178q20-10 40 0M80 196q20-10 40 0", 3),
        turn=10,
    )
    for x, y, size, colour in (
        (60, 96, 0.8, "#3f6ab0"),
        (142, 98, 0.8, "#a83a34"),
        (30, 138, 1, "#4f8a4a"),
        (168, 140, 1, "#3a3440"),
        (100, 134, 1.2, "#c8a45a"),
    ):
        pen.form(
            move("M-34 40L0-30L34 40z", x, y, 0, size),
            colour,
            fill(INK, move("M0-6L-9 40H9z", x, y, 0, size)),
            line(pen.dark(colour, 0.6), move("M0-30L-18 40M0-30L20 40", x, y, 0, size)),
            turn=6,
        )
    flame(pen, 134, 178, 0.3)


@encounters.drawing(
    "iron-golem",
    "An iron giant with a furnace behind its teeth breathes smoke and lifts a hammer fist.",
    light="umber",
    place="castle",
)
def iron_golem(pen: Pen) -> None:
    """A furnace that walks."""
    iron = "#5a6070"
    dark = pen.dark(iron, 0.65)
    pen.line("#b8a898", "M42 60Q22 36 40 14Q48 0 36-8M162 60Q184 38 166 16Q156 2 170-8", 14, 0.4)
    pipe = "M150 108V58H146V48H178V58H174V108z"
    pen.form(pipe + mirror(pipe, 102), "#44444f", turn=6)
    pen.form(
        "M30 214L24 132L60 108H142L178 132L172 214z",
        iron,
        fill("#1a0c08", "M76 150H128V200H76z"),
        line(dark, "M60 108L68 214M142 108L136 214", 3),
        turn=12,
    )
    pen.glow("#ff7a1e", 102, 178, 50)
    pen.fill("#ffb02e", "M80 198Q84 170 94 164Q96 176 104 158Q114 172 112 180Q120 172 124 198z")
    pen.line(dark, "M88 150V200M102 150V200M116 150V200", 5)
    for left in (False, True):
        plate = "M138 104Q168 84 196 104L200 150L166 156Q144 138 138 104z"
        pen.form(
            mirror(plate, 101) if left else plate,
            iron,
            dots(
                pen.lit(iron, 0.6),
                6,
                *(((202 - x) if left else x, y) for x, y in ((156, 110), (178, 108), (188, 132))),
            ),
            turn=8,
        )
    pen.form(
        "M62 42L80 18H124L142 42L146 90L128 120H76L58 90z",
        iron,
        line(dark, "M102 18V52M62 42L80 52H124L142 42", 3),
        dots(pen.lit(iron, 0.6), 5, (70, 50), (134, 50), (66, 84), (138, 84)),
        turn=12,
        edge=3,
    )
    pen.fill("#1a0c08", "M68 60L98 68V80L70 76zM136 60L106 68V80L134 76zM74 94H130V112L122 116H82z")
    pen.glow("#ff8a2e", 84, 72, 18)
    pen.glow("#ff8a2e", 121, 72, 19)
    pen.fill("#fff0a0", "M74 66L94 72V77L75 74zM130 66L110 72V77L129 74z")
    pen.glow("#ff6a1e", 102, 104, 34)
    pen.fill("#ffb02e", "M78 96H126V112H78z")
    pen.fill(dark, "M78 94h6v10l-3 8l-3-8zM90 94h8v9l-4 9l-4-9zM104 94h8v9l-4 9l-4-9zM118 94h8v10l-4 8l-4-8z")
    pen.form("M4 176L44 166L58 190L48 214H0z", iron, line(dark, "M20 174l4 24M34 170l4 24", 3), turn=8)
    pen.form(
        "M150 176L190 164L204 190L198 214H156z", iron, line(dark, "M166 174l4 24M180 170l4 24", 3), turn=8
    )


@encounters.drawing(
    "adult-black-dragon",
    "A black dragon with horns that curl forward spits a stream of green acid.",
    light="slate",
    place="reeds",
)
def adult_black_dragon(pen: Pen) -> None:
    """Acid from the dark."""
    hide, wing = "#3a3844", "#5a4a5c"
    bat_wing(pen, 132, 132, wing, 1.15, -4)
    bat_wing(pen, 78, 128, pen.dark(wing, 0.2), 1.05, -2, left=True)
    pen.form(
        "M60 214Q64 176 86 158Q92 128 86 96L130 72Q164 92 166 140Q180 166 184 214z",
        hide,
        fill("#8a8a5a", "M56 214Q64 176 86 156Q92 128 88 100L104 98Q116 130 106 158Q98 180 104 214z"),
        line("#4a4a2a", "M90 126L112 128M88 142L110 146M82 158L106 164M74 174L102 182M66 190L102 198", 2.6),
        scales(pen, hide, (130, 112), (136, 132), (130, 150), (146, 162), (130, 174), (150, 188), size=0.8),
        turn=12,
    )
    with pen.group("translate(-12 -22)scale(1.14)rotate(4 100 90)"):
        dragon(pen, hide, "#d8ff3a", "none", "#2a2430", "#6a6a48", gape=True, eye=1.1)
        for data in (
            limb([(122, 58), (152, 34), (150, 6), (118, -4), (96, 8)], 26, 3),
            limb([(96, 54), (110, 34), (98, 16)], 16, 3),
        ):
            pen.form(data, "#b8b098", turn=5)
    pen.glow("#b8ff3a", 34, 140, 44, 0.8)
    pen.fill("#5fa81e", "M66 112Q40 118 20 142Q6 160 0 200H34Q36 176 50 160Q64 142 76 128z")
    pen.fill("#b8ff3a", "M66 114Q44 124 28 146Q16 164 12 200H26Q30 172 44 154Q60 136 72 124z")
    pen.fill("#f0ffc0", "M62 120Q44 132 34 150Q26 166 22 190Q30 164 44 148z")
    pen.dots("#b8ff3a", 8, (10, 130), (56, 180), (66, 160), (46, 196))
