"""Events that attack."""

from __future__ import annotations

from art.creatures.dragons import wyrm
from art.creatures.limbs import bat_wing, fangs
from art.creatures.silhouettes import bats
from art.creatures.spiders import spider_from_above
from art.gallery import Gallery
from art.games.drizzt.encounters.figures import HERO
from art.marks import dots, fill, line
from art.parts.eyes import beast_eye
from art.paths import Placed, circle, mirror, move
from art.pen import Pen
from art.poses import figure
from art.scenes import floor, stalactites
from art.things.bows import crossbow
from art.things.effects import sparks
from art.things.elements import lightning
from art.things.nature import web
from art.things.signs import skull

attacks = Gallery("drizzt", "encounters", "red", "cave")


@attacks.drawing("baruchie-colony", "Three brown puffballs burst and scatter their spores.", "blue")
def baruchie_colony(pen: Pen) -> None:
    """Don't step there."""
    for x, y, size, tone in (
        (48, 138, 0.8, "#8a6238"),
        (154, 140, 0.76, "#94683c"),
        (102, 122, 1.1, "#a8763f"),
    ):
        at = move("M-46 40Q-58-8-24-34L-14-24L-6-42L4-26L16-40L22-26Q58-6 46 40Q0 52-46 40z", x, y, 0, size)
        pen.form(
            at,
            tone,
            dots(
                pen.dark(tone, 0.5),
                9 * size,
                (x - 24 * size, y + 8 * size),
                (x + 4 * size, y + 16 * size),
                (x + 26 * size, y + 2 * size),
                (x - 6 * size, y - 8 * size),
            ),
            turn=10,
        )
        pen.fill("#2a160c", move("M-16-22L-6-34L4-22L15-32L20-20Q2-8-16-22z", x, y, 0, size))
    pen.mark(
        dots(
            "#ffe9a0", 7, (60, 66), (92, 50), (124, 56), (146, 74), (76, 84), (112, 68), (40, 92), (162, 92)
        ),
        dots(
            "#ffe9a0", 4, (48, 76), (82, 44), (106, 36), (138, 44), (166, 76), (100, 62), (66, 48), (128, 80)
        ),
    )


@attacks.drawing(
    "crossbow-from-the-dark", "Only a crossbow and two red eyes are seen in the gloom.", "violet"
)
def crossbow_from_the_dark(pen: Pen) -> None:
    """Twang."""
    pen.fill("#0a0612", "M-6-6H206V206H-6z", 0.7)
    pen.fill("#ff5a4a", "M112 56Q126 54 134 66Q118 70 112 56zM168 56Q154 54 146 66Q162 70 168 56z")
    crossbow(pen, 92, 112, 0.9, -62, "#6a4a5a", heavy=True)


@attacks.drawing("piercer-drop", "A stalactite with an eye and a mouth drops from the ceiling.", "green")
def piercer_drop(pen: Pen) -> None:
    """That was no stone."""
    stalactites(pen, "#5a6458", 1, 5)
    stone = "#8a8474"
    pen.line("#eaffd0", "M66 30V70M134 30V70M84 20V50M116 20V50", 4, 0.5)
    pen.form(
        "M66 50Q100 36 134 50Q128 90 116 118Q108 150 100 172Q90 148 84 118Q70 90 66 50z",
        stone,
        line(pen.dark(stone), "M78 58Q82 90 94 120M122 58Q118 80 112 100", 3),
        turn=10,
    )
    pen.mark(beast_eye(104, 74, 1.1, "#ffe14a"))
    pen.fill("#2a0a14", "M82 96Q100 88 120 96Q114 116 100 118Q88 114 82 96z")
    fangs(pen, (84, 97), (118, 97), 6, 10, -4)


@attacks.drawing("bat-cloud", "A great bat shrieks with spread wings, others fluttering behind it.", "red")
def bat_cloud(pen: Pen) -> None:
    """In your hair."""
    bats(pen, "#4a1c2a", (38, 40, 0.5), (166, 36, 0.46), (100, 22, 0.4))
    fur, skin = "#6f4640", "#3c1e2c"
    bat_wing(pen, 122, 134, skin, 0.94, 12)
    bat_wing(pen, 78, 134, skin, 0.94, 12, left=True)
    pen.form("M64 150Q58 122 100 116Q142 122 136 150Q128 186 100 196Q72 186 64 150z", fur, turn=10)
    ear = "M118 74Q122 38 152 18Q162 58 138 90z"
    pen.form(
        ear + mirror(ear),
        fur,
        fill("#c8706a", "M124 72Q130 46 149 28Q154 58 136 82zM76 72Q70 46 51 28Q46 58 64 82z"),
        turn=4,
    )
    pen.form(
        "M52 102Q54 68 82 62L100 70L118 62Q146 68 148 102Q148 134 124 146Q100 156 76 146Q52 134 52 102z",
        fur,
        fill(
            pen.dark(fur),
            "M58 92Q76 82 94 100L88 112Q66 112 58 92zM142 92Q124 82 106 100L112 112Q134 112 142 92z",
            0.8,
        ),
        turn=11,
        edge=3,
    )
    pen.mark(beast_eye(78, 98, 0.9, "#ffd23a", 14), beast_eye(122, 98, 1, "#ffd23a", -14))
    pen.fill(pen.dark(fur, 0.85), "M58 82L96 98L93 104Q76 92 58 92zM142 82L104 98L107 104Q124 92 142 92z")
    pen.form("M100 96L112 112L106 120L100 116L94 120L88 112z", "#c8706a", turn=3)
    pen.fill("#2a0610", "M72 122Q100 112 128 122Q126 150 100 154Q74 150 72 122z")
    pen.fill("#c8384a", "M84 146Q100 130 116 146Q108 153 100 153Q92 153 84 146z")
    fangs(pen, (76, 121), (124, 121), 4, 8, -4)
    pen.fill("#fff6e0", "M80 119l5 22l7-23zM120 119l-5 22l-7-23z")


@attacks.drawing(
    "chain-lightning", "Lightning leaps from head to head, and bones shine through.", "blue", seed=7
)
def chain_lightning(pen: Pen) -> None:
    """And on it goes."""
    pen.glow("#bfe2ff", 84, 84, 120, 0.8)
    for x, y, size in ((148, 128, 0.74), (70, 108, 1)):
        at = Placed(x, y, size, 0)
        pen.form(
            at(
                "M-66 130Q-64 62-22 48L-26 24Q-42 10-40-16L-54-34L-38-34L-46-58L-24-46L-18-70L-2-50L12-72L18-48"
                "L40-62L34-38L52-40L40-18Q44 10 28 24L24 48Q66 62 68 130z"
            ),
            "#1a2456",
            turn=8,
            rim="#9fd4ff",
            edge=3,
        )
        skull(pen, x, y - 4 * size, 0.62 * size, "#c8ecff", "#ffffff")
        pen.line(
            "#c8ecff", at("M0 52V126M-30 74Q0 64 30 74M-34 94Q0 82 34 94M-32 114Q0 102 32 114"), 7 * size
        )
    lightning(
        pen, "#8fc8ff", "M-4 14L30 30L20 48L56 62M84 66L108 42L114 66L136 84M162 88L182 62L186 84L206 66", 10
    )
    sparks(pen, "#ffffff", (64, 58, 1.6), (148, 90, 1.3))


@attacks.drawing("web-of-the-spider-queen", "A great spider waits in the middle of its web.", "green", seed=8)
def web_of_the_spider_queen(pen: Pen) -> None:
    """Come in."""
    web(pen, 100, 96)
    spider_from_above(pen, 100, 96, 0.9)


@attacks.drawing("psionic-scream", "A mind bursts with waves of rose-red force.", "rose")
def psionic_scream(pen: Pen) -> None:
    """In your head."""
    for radius in (92, 74, 56):
        pen.line("#ffd0de", circle(100, 92, radius, radius * 0.86), 5, 0.5)
    brain = "#d87a9a"
    pen.glow("#ffb8d8", 100, 90, 70, 0.8)
    pen.form(
        "M54 92Q50 66 72 60Q80 42 102 48Q126 40 134 60Q154 68 148 94Q146 116 124 118Q100 126 78 118Q56 114 54 92z",
        brain,
        line(
            pen.dark(brain),
            "M101 50Q94 66 102 78Q110 92 102 116M74 64Q84 72 78 84Q70 94 80 104M128 62Q118 70 124 82Q134 92 124 106M60 90Q68 90 68 98M142 84Q136 88 138 96",
            3.4,
        ),
        turn=10,
    )
    pen.line("#fff0c8", "M44 46l12 12M156 46l-12 12M36 96h14M164 96h-14M52 142l12-12M148 142l-12-12", 6)


@attacks.drawing(
    "dragons-shadow", "A black dragon comes down over a small figure that runs.", "yellow", "void", seed=3
)
def dragons_shadow(pen: Pen) -> None:
    """Look up."""
    floor(pen, 156, "#8a7044")
    pen.oval("#20140c", 104, 184, 84, 14, 0.6)
    with pen.group("translate(4 -16)scale(.98)"):
        wyrm(pen, "#4a3a5c", "#2e2440", "#d89aff", fire=False)
    figure(pen, "run", HERO, 44, 160, 0.5)


@attacks.drawing("hook-horror-charge", "A beaked horror charges, great hooks for hands.", "teal", seed=5)
def hook_horror_charge(pen: Pen) -> None:
    """Click, click."""
    shell, beak = "#6a5a7a", "#e0c080"
    pen.form(
        "M40 214Q42 128 70 104H130Q158 128 160 214z",
        shell,
        line(pen.dark(shell), "M62 138Q100 158 138 138M54 162Q100 184 146 162M50 188Q100 210 150 188", 3),
        turn=11,
    )
    for flip in (False, True):
        pen.form(
            move("M-26 22Q-56 34-66-2Q-66-14-56-16Q-48-4-26 2z", 100, 108, 0, 1.15, flip=flip), shell, turn=7
        )
        pen.form(
            move(
                "M-70 2Q-78-40-44-60Q-26-64-14-52Q-40-52-50-28Q-54-12-48 0Q-60 10-70 2z",
                100,
                92,
                0,
                1.1,
                flip=flip,
            ),
            beak,
            turn=6,
        )
    pen.form(
        "M70 98Q66 66 100 60Q134 66 130 98Q124 116 100 118Q76 116 70 98z",
        shell,
        line(pen.dark(shell), "M100 62V84", 3),
        turn=10,
    )
    pen.mark(beast_eye(84, 92, 0.72, "#ff8a3a", 14), beast_eye(116, 92, 0.8, "#ff8a3a", -14))
    pen.fill("#1a1020", "M72 82L96 90L94 95Q82 88 72 88zM128 82L104 90L106 95Q118 88 128 88z")
    pen.form(
        "M86 98Q100 88 114 98Q114 124 100 150Q88 124 86 98z",
        beak,
        fill(pen.dark(beak, 0.4), "M100 93Q114 96 114 100Q114 124 100 150z"),
        turn=6,
    )
