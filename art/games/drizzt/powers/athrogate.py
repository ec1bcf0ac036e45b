"""The powers of Athrogate."""

from __future__ import annotations

from art.creatures.silhouettes import victim
from art.gallery import Gallery
from art.games.drizzt.powers.figures import figurine
from art.marks import fill, line
from art.parts.beasts import boar
from art.paths import circle, move
from art.pen import Pen
from art.people import Person, draw_person
from art.poses import Dress
from art.scenes import rocks
from art.things.armour import shield
from art.things.effects import burst, motion
from art.things.music import notes
from art.things.vessels import keg
from art.things.weapons import flail, spiked_ball

athrogate = Gallery("drizzt", "powers", "umber", "cave")

ATHROGATE = Dress("#6a5a54", "#c98a5c", "#2b2430", beard="#3a3038", stout=1.35)

SINGER = Person(
    "dwarf",
    "Fighter",
    "umber",
    head="dwarf-square",
    skin="tan",
    hair="mohawk",
    hair_colour="black",
    beard="forked",
    headgear="none",
    prop="none",
    hand="mug",
    mood="laughing",
    attire="tunic",
    cloth="#6a3a2a",
    tilt=-5,
)


@athrogate.drawing("cracker", "A green spiked ball on a chain cracks a shield.")
def cracker(pen: Pen) -> None:
    """It eats armour."""
    shield(
        pen,
        140,
        116,
        0.7,
        "#6a3a34",
        line("#1b110b", "M134 82l8 18l-12 12l12 14l-8 20M142 100l16-8M142 126l18 6", 5),
        trim="#8d7a6a",
    )
    flail(pen, 76, 108, 0.84, 4, "#8fae6a")


@athrogate.drawing("whacker", "A ball on a chain glows red as it falls.")
def whacker(pen: Pen) -> None:
    """It hits things."""
    pen.glow("#ff8a3a", 124, 76, 70, 0.8)
    motion(pen, 150, 36, 0.6, 60, "#ffd0a0")
    flail(pen, 94, 108, 1, 10, "#c86a4a")


@athrogate.drawing("coordinated-assault", "Two spiked balls swing at a goblin from both sides.")
def coordinated_assault(pen: Pen) -> None:
    """Left, then right."""
    victim(pen, 100, 118, 0.96, "goblin", "#6f8a3c")
    for x, y, tone, chain in (
        (44, 66, "#8fae6a", "M-10 20Q16 26 40 62"),
        (158, 62, "#c86a4a", "M210 16Q186 24 160 58"),
    ):
        pen.line("#4a4450", chain, 9)
        pen.raw(f'<path stroke="#b8b4c0" stroke-width="5" stroke-dasharray="3 9" d="{chain}"/>')
        spiked_ball(pen, x, y, 0.74, tone)
    pen.line("#fff0d0", "M20 112Q30 130 44 136M180 108Q170 128 156 134", 6, 0.7)


@athrogate.drawing("morningstar-flurry", "Three great spiked balls whirl on their chains.")
def morningstar_flurry(pen: Pen) -> None:
    """Duck."""
    pen.line("#ffe2b0", "M36 84Q44 44 74 30M164 84Q156 44 128 30M72 172Q100 184 128 172", 7, 0.6)
    chains = "M100 104V62M100 104L54 140M100 104L146 140"
    pen.line("#3a3444", chains, 11)
    pen.raw(f'<path stroke="#b8b4c0" stroke-width="6" stroke-dasharray="3 10" d="{chains}"/>')
    for x, y, metal in ((100, 54, "#a8b4c8"), (150, 142, "#8fae6a"), (50, 142, "#c86a4a")):
        spiked_ball(pen, x, y, 0.84, metal)


@athrogate.drawing("oil-of-impact", "Golden oil drips from a bottle onto an iron ball.")
def oil_of_impact(pen: Pen) -> None:
    """A little on the ball."""
    spiked_ball(pen, 118, 128, 0.86, "#7f8794")
    pen.form(
        move("M-12-46H12V-22Q30-12 30 8V34Q28 44 0 44Q-28 44-30 34V8Q-30-12-12-22z", 64, 72, 122),
        "#b8ccc0",
        fill("#e8a82a", move("M-34 4H34V48H-34z", 64, 72, 122)),
        turn=7,
    )
    pen.form(
        "M104 92Q112 86 118 92Q120 100 116 106Q134 108 138 122Q128 116 120 122Q112 114 100 124Q96 112 108 106z",
        "#f0b83a",
        turn=4,
    )


@athrogate.drawing("bawdy-battle-rhyme", "A black-bearded dwarf bellows a song over his mug.")
def bawdy_battle_rhyme(pen: Pen) -> None:
    """You have heard worse."""
    notes(pen, "#ffe06a", (34, 46, 0.8), (166, 36, 0.7), (176, 98, 0.6))
    with pen.group("translate(10 10)scale(.92)"):
        draw_person(pen, SINGER)


@athrogate.drawing("double-strike", "Two spiked balls come down one after the other.")
def double_strike(pen: Pen) -> None:
    """And again."""
    burst(pen, 62, 118, 0.62, "#ffb04a")
    burst(pen, 142, 118, 0.62, "#ffd65a")
    spiked_ball(pen, 66, 80, 0.72, "#8fae6a")
    spiked_ball(pen, 136, 76, 0.72, "#c86a4a")


@athrogate.drawing("figurine-of-snort", "A red stone figurine of a boar smokes on its stand.")
def figurine_of_snort(pen: Pen) -> None:
    """Snort!"""
    figurine(pen, "#ff8a4a")
    with pen.group("translate(26 24)scale(.74)"):
        boar(pen, "#a8402c", "#ffe14a")
    pen.line("#f0d8c8", "M46 118Q28 112 32 96Q38 84 26 72", 5, 0.5)


@athrogate.drawing("thick-skull", "A rock breaks in two on a bald head.")
def thick_skull(pen: Pen) -> None:
    """What was that?"""
    skin = "#c98a5c"
    pen.form(
        "M52 210Q48 112 70 96Q100 80 132 96Q152 112 150 210z",
        skin,
        line(pen.dark(skin), "M78 118Q88 112 96 118M108 118Q116 112 126 118", 5),
        fill("#3a3038", "M48 210Q60 150 82 142Q102 136 122 142Q144 150 154 210z"),
        fill(pen.dark(skin, 0.35), "M94 126Q92 142 102 144Q112 142 108 126z"),
        turn=11,
    )
    pen.mark(fill("#140a14", circle(88, 128, 4) + circle(116, 128, 4)))
    burst(pen, 100, 84, 0.5, "#ffe06a")
    rocks(pen, (68, 66, 0.8), (134, 66, 0.8), (100, 48, 0.34))


@athrogate.drawing("keg-breaker", "Ale gushes from a smashed keg.")
def keg_breaker(pen: Pen) -> None:
    """Breakfast."""
    keg(pen, 100, 96, 0.92, broken=True)
