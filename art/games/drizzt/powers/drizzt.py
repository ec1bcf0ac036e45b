"""The powers of Drizzt."""

from __future__ import annotations

from art.colour import GOLD
from art.creatures.silhouettes import victim
from art.gallery import Gallery
from art.games.drizzt.powers.figures import darkness, figurine
from art.parts.beasts import panther
from art.paths import circle
from art.pen import Pen
from art.poses import Dress, figure
from art.things.blades import scimitar
from art.things.effects import arc, burst, motion, rays, sparks
from art.things.elements import flame, snowflake
from art.things.signs import drop, heart

drizzt = Gallery("drizzt", "powers", "violet", "crystals")

DRIZZT = Dress("#4a5a4a", "#7a74a8", "#f0ecf6", "long", cape="#2f7a54")

ICE = "#bfeaff"

STAR = "#8fc0ff"


@drizzt.drawing("icingdeath", "Frost runs along the blade of a silver scimitar.")
def icingdeath(pen: Pen) -> None:
    """Cold steel."""
    pen.glow(ICE, 112, 80, 90, 0.8)
    scimitar(pen, 96, 104, 1, 14, "#cfe8f4", "#b9c3d4")
    snowflake(pen, 52, 62, 0.3)
    snowflake(pen, 156, 128, 0.36)


@drizzt.drawing("twinkle", "Stars glitter along the blade of a blue-lit scimitar.")
def twinkle(pen: Pen) -> None:
    """A star in the steel."""
    pen.glow(STAR, 88, 80, 90, 0.9)
    scimitar(pen, 104, 104, 1, -14, "#8fb8ff", GOLD, flip=True)
    sparks(pen, "#ffffff", (60, 56, 1.3), (88, 84, 0.8), (150, 64, 0.6), (136, 136, 0.8))


@drizzt.drawing("twin-strike", "Two scimitars cross, and sparks fly.")
def twin_strike(pen: Pen) -> None:
    """Both at once."""
    scimitar(pen, 84, 108, 0.95, 12, "#cfe8f4")
    scimitar(pen, 116, 108, 0.95, -12, "#8fb8ff", flip=True)
    burst(pen, 100, 78, 0.34, "#fff0a8")


@drizzt.drawing("whirling-scimitars", "A dark elf spins in a ring of blades.")
def whirling_scimitars(pen: Pen) -> None:
    """A wheel of steel."""
    arc(pen, 100, 106, 1.1, -10, "#cfe8f4")
    arc(pen, 100, 104, 1.1, 170, "#8fb8ff")
    figure(pen, "strike", DRIZZT, 102, 112, 0.84, lambda x, y: scimitar(pen, x - 8, y - 8, 0.42, -50))


@drizzt.drawing("cloud-of-darkness", "Two lavender eyes shine in a black cloud.")
def cloud_of_darkness(pen: Pen) -> None:
    """Nobody sees him."""
    darkness(pen, 100, 100, 1.15)
    for x in (82, 122):
        pen.glow("#c89aff", x, 96, 20)
    pen.fill("#f0e0ff", "M70 92Q84 90 94 102Q78 106 70 92zM134 92Q120 90 110 102Q126 106 134 92z")


@drizzt.drawing("figurine-of-guenhwyvar", "An onyx figurine of a panther gives off mist.")
def figurine_of_guenhwyvar(pen: Pen) -> None:
    """Come to me."""
    figurine(pen, "#b8e8ff")
    with pen.group("translate(28 22)scale(.72)"):
        panther(pen, "#2c2a3c", "#8fe8ff")
    pen.line("#e0f4ff", "M40 150Q20 140 30 120Q38 104 26 90M160 150Q180 140 170 118Q162 104 174 88", 5, 0.5)


@drizzt.drawing("inspirational-strike", "A dark elf strikes, and light spreads to all around him.")
def inspirational_strike(pen: Pen) -> None:
    """Follow me."""
    rays(pen, 74, 60, "#fff0c8", 0.3)
    figure(pen, "strike", DRIZZT, 112, 114, 0.95, lambda x, y: scimitar(pen, x - 6, y - 12, 0.5, -34))
    heart(pen, 154, 66, 0.34)


@drizzt.drawing("the-hunter-unleashed", "A shadow with burning eyes runs, a blade in each hand.")
def the_hunter_unleashed(pen: Pen) -> None:
    """Not Drizzt any more."""
    hunter = Dress("#241c34", "#3a345a", "#d8d0e8", "long", "#241c34", "#1a1428")
    motion(pen, 154, 100, 0.9, 0, "#d9c4ff")
    figure(pen, "run", hunter, 108, 112, 1, lambda x, y: scimitar(pen, x - 6, y - 20, 0.5, -30, flip=True))
    scimitar(pen, 146, 98, 0.46, 100)
    pen.dots("#ff9aff", 6, (69, 68), (77, 68))


@drizzt.drawing("darkfire", "Violet flames outline a crouching shadow.")
def darkfire(pen: Pen) -> None:
    """It shows them."""
    flame(pen, 56, 104, 0.72, "#8a3ae0", "#c88aff", "#f4e0ff")
    flame(pen, 144, 104, 0.72, "#8a3ae0", "#c88aff", "#f4e0ff")
    flame(pen, 100, 86, 0.9, "#7a2ad0", "#b87aff", "#f0d8ff")
    victim(pen, 100, 116, 0.78, "orc", "#1a1028")


@drizzt.drawing("last-blood-stance", "A single drop of blood falls from a raised blade.")
def last_blood_stance(pen: Pen) -> None:
    """One more."""
    scimitar(pen, 90, 92, 1, 112, "#cfe8f4")
    drop(pen, 156, 138, 0.36, "#c8142a")
    pen.line("#ff8a9a", circle(156, 138, 26), 3, 0.7)
