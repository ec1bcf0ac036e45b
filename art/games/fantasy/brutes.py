"""The large and the savage of the base game: bugbears, ogres, trolls, and what crawls."""

from __future__ import annotations

from pathlib import Path

from art.colour import IRON, LEATHER, WOOD, mix
from art.creatures.brutes import big_fist, bugbear_head, ogre_head, shoulders, troll
from art.creatures.limbs import fangs, leg, tentacles
from art.gallery import Gallery
from art.marks import dots, fill, line, oval
from art.paths import circle, limb, move
from art.pen import Pen
from art.things.signs import skull

monsters = Gallery("fantasy", "monsters", place="cave")
monsters.people(Path(__file__).with_name("monsters.yaml"))


@monsters.drawing(
    "bugbear", "A shaggy bugbear with wedge ears bares its fangs and lifts a spiked mace.", light="teal"
)
def bugbear(pen: Pen) -> None:
    """Ears and fur."""
    fur, skin = "#8a4a26", "#c8864a"
    pen.shaft(WOOD, "M178 214L170 60", 8)
    pen.form(
        circle(169, 44, 22), IRON, dots(mix(IRON, "#ffffff", 0.3), 5, (162, 36), (176, 40), (166, 52)), turn=8
    )
    pen.fill(
        "#b8c4d4", "M169 14l5 12h-10zM197 40l-8 8l-2-10zM142 44l10-5v10zM150 22l10 6l-6 5zM188 22l-6 10l-5-6z"
    )
    shoulders(
        pen,
        fur,
        line(
            pen.dark(fur, 0.6),
            "M40 150l-6 14M60 160l-4 14M140 158l4 14M160 146l6 14M100 176l0 14M80 172l-2 12M122 174l2 12",
            3,
        ),
        fill(LEATHER, "M30 128L52 116L170 214H138z"),
        top=110,
    )
    with pen.group("translate(0 -4)"):
        bugbear_head(pen, fur, skin)
    big_fist(pen, 174, 178, 0.62, skin)


@monsters.drawing("angor", "A one-eyed bugbear in a spiked iron collar rattles a chain.", light="yellow")
def angor(pen: Pen) -> None:
    """A jailer: a scar, a collar, a chain."""
    fur, skin = "#4a3a4c", "#9a7a78"
    shoulders(
        pen, fur, line(pen.dark(fur, 0.6), "M30 160l-6 14M50 172l-4 14M150 170l4 14M170 156l6 14", 3), top=112
    )
    with pen.group("translate(-2 -8)"):
        bugbear_head(pen, fur, skin, "#ff5a3a")
        pen.fill("#2a1a20", "M104 82Q118 74 132 84L128 100Q116 104 106 98z")
        pen.line("#e8b8a0", "M112 62L126 110M110 84l10-4M113 96l10-4", 2.6)
    pen.form(
        "M44 146Q100 186 158 142L162 162Q102 208 40 166z",
        IRON,
        dots("#c8d0dc", 5, (60, 166), (82, 178), (104, 182), (126, 178), (146, 164)),
        turn=6,
    )
    pen.fill(
        "#c8d0dc",
        "M48 152l-14-8l4 18zM66 166l-6-16l16 12zM92 176l2-18l10 18zM118 175l10-16l4 14zM142 164l14-12v16z",
    )
    link = pen.stamp(
        line("#2a2a34", "M-9 0a9 6 0 1 1 18 0a9 6 0 1 1-18 0z", 6.5),
        line("#9aa4b4", "M-9 0a9 6 0 1 1 18 0a9 6 0 1 1-18 0z", 3.4),
    )
    for x, y, turn in (
        (26, 202, 60),
        (20, 186, 110),
        (22, 168, 80),
        (30, 120, 100),
        (24, 104, 60),
        (34, 90, 140),
    ):
        pen.mark(pen.press(link, f"translate({x} {y})rotate({turn})"))
    big_fist(pen, 30, 144, 0.68, skin)


@monsters.drawing(
    "ogre", "A huge ogre with yellow tusks rests a club of oak on his shoulder.", light="violet"
)
def ogre(pen: Pen) -> None:
    """A jaw, a belly, a tree."""
    hide = "#c9985a"
    pen.form(
        "M150 120Q140 60 158 14Q178-6 194 14Q202 60 188 130z",
        WOOD,
        line(pen.dark(WOOD, 0.6), "M166 30q-6 40-4 80M180 20q6 40 0 90", 2.6),
        oval(pen.dark(WOOD, 0.7), 172, 40, 6, 8),
        turn=8,
    )
    shoulders(
        pen,
        hide,
        fill(pen.dark(hide, 0.4), "M60 156Q100 178 146 154L146 162Q100 190 60 166z", 0.7),
        fill("#6b4a34", "M6 150L30 118L52 112L180 214H128L40 150L20 190z"),
        line("#3a2417", "M34 122L150 212", 2.4),
        top=92,
    )
    with pen.group("translate(-2 -6)"):
        ogre_head(pen, hide, "#ffe14a")
        pen.form(
            "M86 38Q84 20 96 12Q92 22 102 20Q110 10 122 14Q114 22 116 38Q100 32 86 38z", "#3a2a24", turn=4
        )
    leg(pen, [(182, 140), (196, 170), (176, 190)], 46, 34, hide, turn=9)
    big_fist(pen, 172, 138, 0.7, hide)


@monsters.drawing(
    "grusk", "A scarred ogre chief in a necklace of skulls roars under an iron crown.", light="green"
)
def grusk(pen: Pen) -> None:
    """A chief: iron and skulls."""
    hide = "#a8644a"
    shoulders(
        pen,
        hide,
        line(pen.dark(hide), "M30 140q8 14 4 30M168 138q-8 14-4 30", 3),
        line("#e8b090", "M150 150l20 26M160 144l18 24", 3),
        top=96,
    )
    pen.form(
        "M0 150Q10 116 40 108L58 132Q34 144 22 180zM200 150Q190 116 160 106L144 130Q168 144 180 180z",
        IRON,
        line("#c8d0dc", "M12 140l14 8M26 120l12 12M188 140l-14 8M174 120l-12 12", 2.6),
        turn=7,
    )
    pen.fill(
        "#d4dce8", "M14 132l-14-22l26 12zM34 112l-6-24l20 18zM186 132l14-22l-26 12zM166 110l8-24l-22 18z"
    )
    with pen.group("translate(-2 2)"):
        ogre_head(pen, hide, "#ffcf3a")
        pen.line("#ecc0a0", "M116 50L130 96M114 68l12-4M118 82l12-4", 3)
        pen.form(
            "M60 66L54 30L72 44L84 20L100 42L118 18L128 44L146 28L142 66Q100 48 60 66z",
            IRON,
            line("#c8d0dc", "M62 60Q100 44 142 60", 2.4),
            dots("#c8452f", 6, (78, 55), (101, 50), (124, 55)),
            turn=7,
        )
    for x, y, size in ((66, 172, 0.3), (102, 182, 0.34), (138, 170, 0.3)):
        skull(pen, x, y, size)


monsters.add(
    "troll",
    "A hunched green troll with a long nose drags its claws along the ground.",
    troll,
    light="red",
    place="hall",
)


@monsters.drawing(
    "carrion-crawler", "A fat green worm on many legs spreads feelers around its round mouth.", light="yellow"
)
def carrion_crawler(pen: Pen) -> None:
    """Eyes on stalks, feelers, segments."""
    hide = "#7a9a4a"
    belly = mix(hide, "#e8d8a0", 0.65)
    pen.shadow(106, 188, 84, 9)
    for x, y, r in ((178, 116, 21), (176, 146, 26), (152, 166, 30), (120, 168, 33)):
        pen.line(
            pen.dark(hide, 0.7),
            f"M{x - 6} {y + r - 8}q-8 10-12 {min(16, 194 - y - r)}M{x + 10} {y + r - 8}q2 10 0 14",
            6,
        )
        pen.form(
            circle(x, y - 2, r),
            hide,
            fill(belly, f"M{x - r} {y + 6}Q{x} {y + 16} {x + r} {y + 4}V{y + r}H{x - r}z", 0.8),
            line(pen.dark(hide), f"M{x - 4} {y - r + 3}q8 6 8 14"),
            turn=7,
        )
    pen.form(
        "M62 116Q66 86 104 84Q140 90 142 126Q142 170 106 186Q74 184 66 158z",
        hide,
        fill(belly, "M66 130Q84 122 104 130Q118 150 108 188H66z", 0.9),
        line(pen.dark(hide, 0.45), "M68 146Q88 138 112 148M68 162Q88 156 110 166M72 176Q90 172 106 180", 2.2),
        turn=11,
    )
    for points in ([(98, 60), (112, 30), (104, 14)], [(64, 60), (52, 34), (58, 18)]):
        pen.form(limb(points, 13, 9), hide, turn=4)
    for x, y in ((103, 14), (58, 18)):
        pen.mark(
            oval("#140a14", x + 1, y + 1, 12),
            oval("#ffcf3a", x, y, 11),
            oval("#140a14", x - 2, y + 1, 4.5, 6),
            oval("#ffffff", x - 4, y - 4, 2.6),
        )
    pen.form(
        "M40 92Q36 62 62 52Q92 42 116 58Q134 78 124 104Q108 126 80 126Q50 122 40 92z",
        hide,
        line(pen.dark(hide), "M104 64q10 8 10 20M94 58q6 2 9 6", 2.2),
        fill(pen.dark(hide, 0.55), "M54 96Q78 84 104 96Q104 122 78 124Q56 118 54 96z", 0.7),
        turn=11,
    )
    pen.fill("#2a0a14", "M60 96Q78 88 98 97Q98 116 78 118Q62 114 60 96z")
    fangs(pen, (62, 97), (97, 97), 6, 8, -5)
    for data in ("M56 96Q44 108 52 124Q64 122 66 108z", "M100 98Q112 110 104 126Q92 122 92 108z"):
        pen.form(data, "#d8a24a", turn=3)
    tentacles(
        pen,
        "#c98a6a",
        9,
        4,
        [(48, 86), (20, 84), (12, 110), (24, 126)],
        [(50, 96), (28, 112), (34, 140), (20, 152)],
        [(58, 112), (46, 136), (56, 156), (44, 174)],
        [(44, 76), (16, 62), (4, 76), (6, 92)],
        [(112, 96), (136, 108), (138, 134), (150, 140)],
    )


@monsters.drawing("ooze", "A wave of green slime has swallowed a skull, a shield and a sword.", light="rose")
def ooze(pen: Pen) -> None:
    """A wave of slime, and what it has eaten."""
    slime = "#8fb83a"
    deep = pen.dark(slime, 0.45)
    pen.shadow(100, 188, 90, 8)
    with pen.collect() as eaten:
        skull(pen, 66, 112, 0.62, "#e8ecb0")
        pen.form(
            move("M-7 40L-6-50L1-64L8-50L7 40zM-22 40h44v8h-44zM-5 48h10v20h-10z", 128, 142, 60),
            "#c8d4b8",
            turn=4,
        )
        pen.form(circle(96, 160, 20), "#8a7a4a", line("#c8b878", circle(96, 160, 14), 4), turn=6)
    pen.form(
        "M10 188Q0 164 16 146Q8 112 26 86Q34 44 76 32Q124 20 152 50Q166 68 156 90Q146 74 128 76Q112 82 116 100Q120 116 144 116Q180 120 184 150Q198 168 190 188z",
        slime,
        f'<g opacity=".75">{"".join(eaten)}</g>',
        fill(deep, "M14 168Q60 182 110 172Q160 164 190 172V196H8z", 0.5),
        line(pen.lit(slime, 0.7), "M34 96Q40 58 72 46M22 150Q20 130 28 116M124 128Q150 128 164 142", 5, 0.9),
        dots(pen.lit(slime, 0.6), 8, (98, 62), (48, 76), (150, 160), (36, 164), (120, 44)),
        turn=14,
        edge=3,
    )
    for data in (
        "M150 82Q160 84 158 98L154 116Q150 120 148 112z",
        "M132 76Q140 78 138 88L136 98Q132 102 130 94z",
        "M176 148Q186 152 182 166L180 176Q176 178 174 170z",
    ):
        pen.form(data, slime, turn=3)
