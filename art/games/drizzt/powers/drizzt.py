"""The powers of Drizzt."""

from __future__ import annotations

from art.colour import GOLD
from art.creatures.silhouettes import victim
from art.gallery import Gallery
from art.games.drizzt.powers.figures import darkness, figurine
from art.parts.beasts import panther
from art.paths import beside, circle
from art.pen import Pen
from art.people import Person, draw_person
from art.poses import Dress, figure
from art.things.blades import scimitar
from art.things.effects import burst, rays, sparks
from art.things.elements import flame, snowflake
from art.things.signs import drop, heart

drizzt = Gallery("drizzt", "powers", "violet", "crystals")

DRIZZT = Dress("#4a5a4a", "#7a74a8", "#f0ecf6", "long", cape="#2f7a54")

ICE = "#bfeaff"

STAR = "#8fc0ff"

HUNTER = Person(
    "drow",
    "Ranger",
    "violet",
    head="elf-sharp",
    skin="#3a3358",
    hair="long",
    headgear="none",
    prop="scimitars",
    mood="fierce",
    iris="#ff7ae0",
    cloth="#1f1a30",
    extras="glow",
    tilt=-6,
)


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


@drizzt.drawing("whirling-scimitars", "Six scimitars whirl around two burning eyes.")
def whirling_scimitars(pen: Pen) -> None:
    """A wheel of steel."""
    pen.glow("#d9b8ff", 100, 100, 100, 0.8)
    for k in range(6):
        x, y = beside(100, 100, 0, -48, k * 60)
        scimitar(pen, x, y, 0.62, k * 60 + 24, "#cfe8f4" if k % 2 else "#8fb8ff")
    pen.form(circle(100, 100, 27), "#2a1f48", turn=8, edge=3)
    pen.fill("#f4dcff", "M80 92Q92 92 98 102Q84 106 80 92zM120 92Q108 92 102 102Q116 106 120 92z")
    pen.line("#ffffff", "M22 74Q32 44 56 28M178 126Q168 156 144 172", 5, 0.7)


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


@drizzt.drawing(
    "the-hunter-unleashed", "A dark elf like a shadow stares with burning eyes, a blade in each hand."
)
def the_hunter_unleashed(pen: Pen) -> None:
    """Not Drizzt any more."""
    draw_person(pen, HUNTER)


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
