"""Events."""

from __future__ import annotations

from art.colour import GOLD, mix
from art.creatures.limbs import fangs, paw, tentacles
from art.creatures.silhouettes import shadow_head, victim
from art.gallery import Gallery
from art.marks import dots, fill, line, oval
from art.paths import circle, limb, move
from art.pen import Pen
from art.poses import Dress
from art.scenes import (
    archway,
    burrow,
    floor,
    lava,
    rocks,
)
from art.things.effects import rays
from art.things.elements import flame
from art.things.furniture import chest
from art.things.lights import torch
from art.things.signs import ghost, skull
from art.things.tools import hourglass
from art.things.treasure import gem

events = Gallery("ashardalon", "encounters", "slate", "cave")

SHADOW = Dress("#2a1a28", "#2a1a28", "#2a1a28")


@events.drawing(
    "ancient-spirits-blessing",
    "A pale ghost with a halo floats in a beam of light.",
    "yellow",
    "hall",
)
def ancient_spirits_blessing(pen: Pen) -> None:
    """An old friend."""
    rays(pen, 100, 84, opacity=0.3)
    ghost(pen, 102, 106, 0.9, "#fff3d8")
    pen.line("#ffe06a", circle(104, 42, 26, 7), 5)


@events.drawing("deadly-poison", "Green poison drips from a skull.", "green")
def deadly_poison(pen: Pen) -> None:
    """It works."""
    skull(pen, 100, 88, 0.98, "#d8d8a8", "#8fff3a")
    poison = "#7fc02a"
    pen.form(
        "M56 126Q100 138 146 124Q148 140 138 140Q136 164 130 166Q122 164 124 144Q112 148 110 158Q106 172 100 170Q94 166 96 148Q84 146 80 152Q76 162 70 160Q64 156 68 144Q56 142 56 126z",
        poison,
        turn=5,
    )


def lair(pen: Pen, *heads: tuple[str, float, float, float, str]) -> None:
    """A cave in the rock, and who lives there: kind, x, y, size and colour of the eyes of each."""
    burrow(pen)
    for kind, x, y, size, iris in heads:
        shadow_head(pen, kind, x, y, size, iris, mix("#2a1a28", iris, 0.12))


events.add(
    "duergar-outpost",
    "Grey dwarves with burning eyes look out of a cave.",
    lambda pen: lair(
        pen,
        ("duergar", 66, 104, 0.62, "#ff8a4a"),
        ("duergar", 134, 106, 0.62, "#ff8a4a"),
        ("duergar", 100, 140, 0.6, "#ffb02e"),
    ),
    "umber",
)

events.add(
    "hall-of-the-orcs",
    "Tusked orcs crowd in the mouth of a cave.",
    lambda pen: lair(
        pen,
        ("orc", 70, 104, 0.66, "#ffb02e"),
        ("orc", 132, 108, 0.62, "#ffb02e"),
        ("orc", 100, 142, 0.68, "#ffe14a"),
    ),
    "red",
)

events.add(
    "kobold-warren",
    "Kobold snouts poke out of a burrow.",
    lambda pen: lair(
        pen,
        ("kobold", 82, 98, 0.6, "#ffe14a"),
        ("kobold", 132, 116, 0.62, "#ffe14a"),
        ("kobold", 86, 144, 0.66, "#ff8a3a"),
    ),
    "yellow",
)


@events.drawing("unnatural-corruption", "Tentacles and staring eyes come out of a cave.", "violet")
def unnatural_corruption(pen: Pen) -> None:
    """Wrong."""
    burrow(pen)
    flesh = "#b5627e"
    tentacles(
        pen,
        flesh,
        20,
        5,
        [(92, 110), (60, 120), (56, 150), (24, 160)],
        [(112, 112), (144, 126), (140, 158), (172, 164)],
        [(100, 124), (104, 150), (88, 168), (100, 190)],
    )
    for x, y, radius, iris in (
        (84, 84, 13, "#ffd34a"),
        (118, 92, 10, "#8fe06a"),
        (100, 116, 8, "#ff9a4a"),
        (112, 66, 6, "#ffd34a"),
    ):
        pen.mark(
            oval("#2a1020", x + 1, y + 1, radius + 2),
            oval("#f4ecd8", x, y, radius),
            oval(iris, x - 1, y, radius * 0.62),
            oval("#140a14", x - 1, y, radius * 0.34),
        )


@events.drawing("frenzied-leap", "A fanged beast springs with outstretched claws.", "rose")
def frenzied_leap(pen: Pen) -> None:
    """At your throat: the jaws first, a paw on either side."""
    hide = "#4a2a3a"
    pen.line("#ffe0ea", "M100 6V-6M40 20L26 2M160 20L174 2M12 66L-6 58M188 66L206 58", 8, 0.5)
    pen.form(
        "M40 44Q62 14 100 16T160 44Q192 90 168 130Q140 168 100 170T32 130Q8 90 40 44z",
        pen.dark(hide, 0.3),
        turn=10,
    )
    pen.form("M30 60L22 8L66 32zM170 60L178 8L134 32z", hide, turn=5)
    pen.form("M30 66Q40 26 100 28T170 66Q176 104 146 110Q124 96 100 98T54 110Q24 104 30 66z", hide, turn=9)
    pen.fill("#ffe14a", "M48 62Q70 58 84 80Q62 88 48 62zM152 62Q130 58 116 80Q138 88 152 62z")
    pen.dots("#1a0810", 9, (68, 73), (132, 73))
    pen.form("M52 108Q100 88 148 108Q156 150 100 162Q44 150 52 108z", "#8a1c34", turn=6)
    pen.fill("#2a0410", "M62 112Q100 98 138 112Q140 142 100 150Q60 142 62 112z")
    pen.fill(
        "#fff6e0",
        "M58 104L68 132L80 102zM142 104L132 132L120 102zM86 100L92 114L98 99zM102 99L108 114L114 100zM72 148L80 128L90 151zM128 148L120 128L110 151z",
    )
    for x, flip in ((34, -1), (166, 1)):
        pen.form(limb([(x + 14 * flip, 206), (x, 168), (x - 4 * flip, 140)], 50, 44), hide, turn=7)
        paw(pen, x - 4 * flip, 136, 26, hide, 4, 180, 1.5)


@events.drawing("hidden-treasure", "A chest shines out between fallen rocks.", "teal")
def hidden_treasure(pen: Pen) -> None:
    """Look there."""
    chest(pen, 100, 100, 0.84, open=True)
    rocks(
        pen, (36, 142, 1), (160, 144, 1.1), (66, 160, 0.8), (128, 162, 0.8), (22, 108, 0.7), (178, 112, 0.7)
    )


@events.drawing(
    "lost", "The way on a map leads over its torn edge; a compass needle spins beside it.", "slate"
)
def lost(pen: Pen) -> None:
    """The way leads over the torn edge."""
    paper = "#e8d4a4"
    pen.form(
        "M16 48L62 34L106 48L132 38L122 62L140 80L122 98L138 120L118 138L126 160L96 150L58 164L16 150z",
        paper,
        fill("#c8ac72", "M62 34L58 164L96 150L106 48z", 0.5),
        fill("#8fa06a", "M24 70L36 50L48 70zM40 78L52 58L64 78z"),
        fill("#6a90b0", "M16 120Q40 108 58 126Q76 140 98 130L96 142Q70 152 52 138Q36 126 16 134z"),
        line("#b8301e", "M34 98q12-14 26-4M70 100q14 10 26-4M104 88l16-8", 6),
        turn=7,
    )
    pen.form("M148 112L158 84L168 112L158 106z", "#d8dfe8", turn=3)
    pen.form("M148 118L158 146L168 118L158 124z", "#b8301e", turn=3)
    pen.line("#e8f0ff", circle(158, 115, 33), 4, 0.7)


@events.drawing("occupied-lair", "Two eyes glow above a heap of gold in a dark cave.", "blue")
def occupied_lair(pen: Pen) -> None:
    """Not empty after all."""
    burrow(pen)
    shadow_head(pen, "troll", 100, 96, 0.86, "#ff8a3a")
    pen.form(
        "M40 172Q60 148 84 148Q104 136 124 148Q148 150 162 172z",
        GOLD,
        dots("#fff3c0", 7, (66, 160), (100, 150), (132, 160)),
        dots(pen.dark(GOLD, 0.4), 7, (82, 160), (116, 162)),
        turn=6,
    )


@events.drawing("quick-advance", "Clawed footprints come closer, each larger than the last.", "green")
def quick_advance(pen: Pen) -> None:
    """Here already."""
    shadow_head(pen, "beast", 104, 52, 0.42, "#ffe14a", "#1c2a1c")
    floor(pen, 70, "#66745c")
    print_ = "M-7 22Q-15 8-10-3L-26-14L-31-34L-17-24L-8-10L-5-34L0-48L5-34L8-10L17-24L31-34L26-14L10-3Q15 8 7 22Q0 28-7 22z"
    for x, y, size in ((98, 80, 0.32), (124, 90, 0.46), (76, 108, 0.72), (142, 124, 1)):
        pen.fill("#1a0f14", move(print_, x, y, 184, size))
        pen.line("#e8f4c8", move("M-7 22Q-15 8-10-3L-26-14L-31-34", x + 2, y + 1, 184, size), 2, 0.6)


@events.drawing(
    "revel-in-destruction", "A horned shadow throws up its arms and laughs before a wall of fire.", "yellow"
)
def revel_in_destruction(pen: Pen) -> None:
    """They like it."""
    flame(pen, 40, 84, 0.92)
    flame(pen, 164, 88, 0.9, "#d8401a")
    flame(pen, 102, 60, 0.9)
    dark = "#2a1420"
    for points, x, y in (
        ([(70, 138), (40, 112), (40, 66)], 40, 58),
        ([(130, 138), (160, 112), (164, 60)], 164, 54),
    ):
        pen.form(limb(points, 30, 20), dark, turn=6, rim="#ffb05a")
        pen.form(
            f"M{x - 15} {y + 8}L{x - 20} {y - 16}L{x - 9} {y - 6}L{x - 2} {y - 22}L{x + 5} {y - 6}L{x + 17} {y - 14}L{x + 14} {y + 8}z",
            dark,
            turn=4,
            rim="#ffb05a",
        )
    victim(pen, 100, 112, 0.92, "devil", dark)
    pen.fill("#ffe14a", "M80 128Q100 140 120 128Q116 152 100 154Q84 152 80 128z")
    fangs(pen, (83, 130), (117, 130), 5, 8, 4)


@events.drawing("scream-of-the-sentry", "A horned guard screams into the tunnels.", "teal")
def scream_of_the_sentry(pen: Pen) -> None:
    """Everybody hears."""
    for k in (0, 1, 2):
        pen.line(
            "#d8fff6",
            f"M{56 - k * 16} {90 - k * 8}Q{40 - k * 16} 112 {56 - k * 16} {136 + k * 8}",
            6,
            0.8 - k * 0.15,
        )
    victim(pen, 126, 92, 1, "devil")
    pen.fill("#12060c", "M106 112Q126 104 148 112Q148 140 126 144Q106 140 106 112z")
    fangs(pen, (109, 112), (145, 112), 5, 9, -3)


@events.drawing("spotted", "A torch lights up the faces of three sentries.", "red")
def spotted(pen: Pen) -> None:
    """You there!"""
    shadow_head(pen, "kobold", 150, 112, 0.66)
    shadow_head(pen, "duergar", 48, 112, 0.66, "#ff8a4a")
    torch(pen, 100, 118, 0.86)
    shadow_head(pen, "devil", 100, 148, 0.6, "#ffe14a")


@events.drawing("thief-in-the-dark", "A gloved hand snatches a jewel out of the dark.", "violet")
def thief_in_the_dark(pen: Pen) -> None:
    """Was it not here?"""
    glove = "#2c2a3c"
    gem(pen, 88, 134, 0.56)
    pen.form(
        limb([(204, 16), (164, 40), (132, 62)], 58, 36),
        glove,
        line(pen.dark(glove), "M166 16Q176 34 190 40M150 30Q158 48 170 56", 3),
        turn=8,
    )
    pen.form(
        "M132 44Q104 44 84 62Q56 68 44 96Q46 108 54 102Q60 90 72 86Q62 102 66 118Q74 124 78 116Q78 102 90 92Q98 104 106 118Q116 120 114 110Q110 98 112 88Q122 98 130 104Q140 100 134 92Q146 72 144 58z",
        glove,
        line(pen.dark(glove), "M78 84Q86 76 98 74M94 90Q98 80 108 78M112 88Q114 82 118 80", 2.6),
        turn=7,
    )


@events.drawing("unbearable-heat", "A helmet glows red-hot over the lava.", "umber")
def unbearable_heat(pen: Pen) -> None:
    """Sweat."""
    lava(pen, 142)
    hot = "#c8502a"
    pen.glow("#ff8a3a", 100, 92, 84, 0.8)
    pen.form(
        "M58 128Q50 52 100 40Q150 52 142 128Q122 138 106 134L102 98H98L94 134Q78 138 58 128z",
        hot,
        fill("#2a0a0c", "M62 84Q84 76 94 90V102Q78 96 62 102zM138 84Q116 76 106 90V102Q122 96 138 102z"),
        line("#ffd24a", "M100 42V84", 4),
        turn=11,
        rim="#ffe9a0",
    )
    pen.line(
        "#ffe0a0",
        "M40 60q-10-12 0-22q8-10 0-20M160 60q10-12 0-22q-8-10 0-20M30 110q-8-10 0-18M170 110q8-10 0-18",
        4,
        0.7,
    )


@events.drawing("wandering-monster", "A great troll with a club looks round the corner of a gate.", "green")
def wandering_monster(pen: Pen) -> None:
    """Just passing by."""
    archway(pen, 100, 104, 1, "#54604e", "#a8d06a")
    pen.glow("#f4ffc8", 100, 90, 84, 0.8)
    dark = "#26301c"
    pen.form(
        limb([(134, 206), (150, 130), (146, 58)], 16, 44),
        "#6a4a2c",
        line("#3a2414", "M138 80l10 6M150 66l8 8M142 108l8 4", 4),
        turn=8,
    )
    pen.form("M42 206Q44 150 66 128Q100 104 134 128Q152 150 150 206z", dark, turn=11, rim="#c8e88a")
    pen.form(limb([(130, 138), (164, 160), (146, 176)], 34, 24), dark, turn=7, rim="#c8e88a")
    pen.form(
        circle(142, 172, 17),
        dark,
        line("#12180c", "M134 166h14M133 173h15M135 180h12", 3),
        turn=5,
        rim="#c8e88a",
    )
    shadow_head(pen, "troll", 94, 100, 0.98, "#ff6a3a", dark)


@events.drawing("warp-in-time", "An hourglass leaves paler hourglasses behind it.", "yellow")
def warp_in_time(pen: Pen) -> None:
    """Then is now."""
    with pen.collect() as drawn:
        hourglass(pen, 0, 0, 0.84)
    glass = pen.stamp(*drawn)
    for x, y, size, opacity in ((40, 74, 0.5, 0.4), (68, 86, 0.72, 0.65)):
        with pen.faint(opacity):
            pen.mark(pen.press(glass, f"translate({x} {y})rotate(-12)scale({size})"))
    pen.line("#fff3c0", "M22 128Q70 150 112 152M30 148Q64 164 96 166M52 46Q84 34 112 40", 4, 0.6)
    pen.mark(pen.press(glass, "translate(124 100)rotate(8)"))
