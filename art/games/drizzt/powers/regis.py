"""The powers of Regis."""

from __future__ import annotations

from art.colour import GOLD
from art.creatures.limbs import fangs
from art.creatures.silhouettes import shadow_head, victim
from art.gallery import Gallery
from art.marks import dots, fill, line
from art.paths import circle, limb, move
from art.pen import Pen
from art.poses import Dress, figure
from art.things.blades import dagger
from art.things.effects import motion, sparks, spiral
from art.things.elements import cloud
from art.things.signs import d20
from art.things.tools import padlock, tool_roll
from art.things.treasure import coin, pendant
from art.things.weapons import mace

regis = Gallery("drizzt", "powers", "green", "cave")

REGIS = Dress("#8a3a4a", "#e8b48c", "#5a3826", cape="#3a4a7a", stout=1.12)


@regis.drawing("magic-mace", "A small mace glitters as it swings.")
def magic_mace(pen: Pen) -> None:
    """Just his size."""
    motion(pen, 62, 108, 0.7, -20)
    mace(pen, 112, 104, 0.9, 30, "#c8b47a")
    sparks(pen, "#fffbe0", (152, 60, 1), (132, 40, 0.6), (168, 92, 0.6))


@regis.drawing("ruby-pendant", "A ruby the size of an egg turns on its chain.")
def ruby_pendant(pen: Pen) -> None:
    """Look how it sparkles."""
    pendant(pen, 100, 94, 1, "#d8142e", GOLD, line("#ff8a9a", "M88 122l12-14l12 14l-12 16zM88 122h24", 2))


@regis.drawing("mass-charm", "Three heads with dazed eyes stare at a swinging ruby.")
def mass_charm(pen: Pen) -> None:
    """All of them."""
    pendant(pen, 100, 74, 0.62, "#d8142e")
    for x, y, kind in ((44, 128, "goblin"), (156, 128, "orc"), (100, 148, "beast")):
        shadow_head(pen, kind, x, y, 0.56, "#3a2438", "#3a2438", fangs=False)
        for dx in (-9, 9):
            spiral(pen, x + dx, y - 1, 0.2, "#ffb8c8", 1.6, 14)


@regis.drawing("sneak-attack", "A hooded figure creeps up with a dagger.")
def sneak_attack(pen: Pen) -> None:
    """Behind you."""
    victim(pen, 48, 92, 0.74, "orc")
    thief = Dress("#4a3a5a", "#e8b48c", head="hood", cape="#2f3a5a")
    figure(pen, "crouch", thief, 142, 108, 0.96, lambda x, y: dagger(pen, x - 8, y - 8, 0.42, -50))


@regis.drawing("disarm", "A padlock springs open above a row of picks.")
def disarm(pen: Pen) -> None:
    """Click."""
    tool_roll(pen, 100, 102, 0.84)
    padlock(pen, 92, 82, 0.84, open=True)
    sparks(pen, "#fffbe0", (144, 44, 0.8), (156, 76, 0.6))


@regis.drawing("sudden-escape", "A halfling is off in a cloud of dust.")
def sudden_escape(pen: Pen) -> None:
    """Where is he?"""
    cloud(pen, 138, 126, 0.68, "#b8a890")
    pen.line("#f4ead0", "M150 70l14-12M168 90l18-4M134 62l4-16", 4, 0.7)
    figure(pen, "run", REGIS, 78, 114, 0.86)


@regis.drawing("hide-in-a-nook", "Two eyes peer out of a dark gap between stones.")
def hide_in_a_nook(pen: Pen) -> None:
    """Nobody here."""
    stone = "#6a7064"
    pen.form(
        "M-6-6H206V206H-6z",
        stone,
        line(
            pen.dark(stone),
            "M-6 46H66M-6 100H58M-6 152H62M134 46H206M142 100H206M138 152H206M30-6V46M170-6V46M24 100V152M176 100V152M40 46V100M160 46V100",
            4,
        ),
        turn=4,
        back=False,
    )
    pen.fill("#0a0a0c", "M70 170Q52 100 66 60Q84 28 104 30Q136 34 138 70Q146 110 132 170z")
    pen.line(pen.lit(stone, 0.5), "M70 170Q52 100 66 60Q84 28 104 30", 4)
    for x in (86, 116):
        pen.mark(
            f"{fill('#f6ead6', circle(x, 98, 11, 10))}{fill('#7a4f24', circle(x - 2, 98, 6))}{fill('#140a14', circle(x - 2, 98, 3))}"
        )
    pen.fill("#0a0a0c", "M74 86H128V94Q100 90 74 94z")


@regis.drawing("dance-puppet", "A goblin with a blank grin hangs on strings like a puppet.")
def dance_puppet(pen: Pen) -> None:
    """Dance."""
    pen.form("M40 30L158 12L160 24L42 42zM92 6L106 46L117 42L104 2z", "#8a5a2a", turn=4)
    pen.line("#f4ead0", "M50 38L30 118M80 32L82 84M124 24L122 84M150 22L172 118", 3)
    cloth, hide = "#7a3a5a", "#7f9a3c"
    for flip in (False, True):
        pen.form(move("M-30 88Q-66 70-72 34L-56 28Q-46 52-20 66z", 100, 108, 0, 1, flip=flip), cloth, turn=5)
        pen.form(
            move("M-76 36Q-84 20-72 14L-68 22L-62 10L-56 22Q-48 26-54 36z", 100, 108, 0, 1, flip=flip),
            hide,
            turn=4,
        )
    pen.form(
        "M58 214Q60 166 86 158H116Q140 166 144 214z",
        cloth,
        dots("#f0d080", 8, (101, 176), (101, 194)),
        turn=9,
    )
    for flip in (False, True):
        pen.form(move("M-34-8L-80-34Q-76 2-36 16z", 100, 116, 0, 1, flip=flip), hide, turn=5)
    pen.form(
        "M60 112Q58 78 100 76Q142 78 142 112Q140 150 100 164Q62 150 60 112z",
        hide,
        line(pen.dark(hide, 0.7), "M72 134V150M130 134V150", 3),
        turn=11,
        edge=3,
    )
    for x in (80, 122):
        pen.oval("#f8f0d0", x, 108, 13)
        spiral(pen, x, 108, 0.17, "#c83a8a", 2, 18)
    pen.form("M98 110Q88 132 98 136Q110 136 108 112z", pen.lit(hide, 0.2), turn=4)
    pen.fill("#2a0a12", "M76 140Q100 148 126 140Q122 158 100 161Q80 158 76 140z")
    fangs(pen, (79, 141), (123, 141), 5, 9, 5)


@regis.drawing("pilfer", "Nimble fingers lift a purse full of coins.")
def pilfer(pen: Pen) -> None:
    """He will not miss it."""
    purse = "#8a5a34"
    pen.form(
        "M68 92Q100 82 132 92Q160 124 148 154Q124 172 76 168Q44 154 52 124z",
        purse,
        line(pen.dark(purse), "M84 106Q80 130 84 156M116 106Q124 130 118 156", 3),
        turn=10,
    )
    coin(pen, 40, 154, 0.26)
    coin(pen, 160, 160, 0.28)
    pen.line("#e8c060", "M70 92Q100 104 130 92", 5)
    skin = "#e8b48c"
    pen.form(limb([(196, 20), (158, 36), (128, 60)], 40, 26), "#8a3a4a", turn=7)
    pen.form(
        "M134 44Q108 44 94 60Q84 76 86 98Q94 104 96 94Q98 80 106 74Q104 92 110 104Q118 106 118 96Q116 84 120 74Q126 84 134 88Q142 84 136 74Q144 64 142 52z",
        skin,
        line(pen.dark(skin), "M104 74Q108 66 116 64M118 74Q120 68 126 66", 2.2),
        turn=6,
    )


@regis.drawing("rumblebellys-luck", "A die lands with its star up beside a roast leg.")
def rumblebellys_luck(pen: Pen) -> None:
    """Supper and a seven."""
    meat = "#b8602e"
    pen.line("#f4ead0", "M138 128L164 152", 11)
    pen.mark(fill("#f4ead0", circle(170, 150, 8) + circle(162, 160, 8)))
    pen.form(
        "M146 134Q118 144 98 122Q82 96 104 78Q130 68 148 92Q158 114 146 134z",
        meat,
        fill(pen.lit(meat, 0.4), "M98 106Q96 88 112 82Q106 94 108 110z", 0.7),
        turn=9,
    )
    d20(pen, 70, 92, 0.66, "#2f7a4a", angle=8)
    sparks(pen, "#fffbe0", (40, 48, 0.8), (110, 48, 0.6), (34, 128, 0.5))
