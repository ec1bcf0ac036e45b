"""The powers of Quinn, cleric."""

from __future__ import annotations

from art.colour import GOLD
from art.creatures.silhouettes import victim
from art.gallery import Gallery
from art.games.ashardalon.powers.figures import QUINN
from art.marks import fill, line, star
from art.paths import circle, move
from art.pen import Pen
from art.poses import Dress, figure
from art.things.armour import shield
from art.things.effects import burst, motion, rays
from art.things.elements import bolt, flame
from art.things.hands import open_hand
from art.things.lights import candle
from art.things.signs import skull
from art.things.weapons import mace

quinn = Gallery("ashardalon", "powers", "yellow", "hall")

FOE = Dress("#3a2438", "#3a2438", "#241424")


@quinn.drawing("healing-hymn", "Two hands rise towards a small sun.")
def healing_hymn(pen: Pen) -> None:
    """Hands and light."""
    rays(pen, 100, 90)
    burst(pen, 100, 88, 0.7, "#f0c050")
    open_hand(pen, 54, 152, 1.1, 18)
    open_hand(pen, 148, 152, 1.1, -18, flip=True)


@quinn.drawing("clerics-shield", "A white shield with a golden sun hangs in a beam of light.")
def clerics_shield(pen: Pen) -> None:
    """A sun on a shield."""
    rays(pen, 100, 92, opacity=0.2)
    sun = "".join(move("M0-16L5-34L-5-34z", 100, 92, turn) for turn in range(0, 360, 45))
    shield(pen, 100, 98, 1.12, "#f0ead8", fill(GOLD, sun + circle(100, 92, 13)))


@quinn.drawing("righteous-advance", "A cleric with his mace raised runs out of the light.")
def righteous_advance(pen: Pen) -> None:
    """Forward."""
    rays(pen, 160, 60, opacity=0.3)
    motion(pen, 150, 118, 0.8, 0, "#fff3c0")
    figure(pen, "run", QUINN, 104, 112, 1.1, lambda x, y: mace(pen, x - 8, y - 30, 0.62, -30))


@quinn.drawing("sacred-flame", "A white flame comes down from above in a ring of light.")
def sacred_flame(pen: Pen) -> None:
    """Fire that does not burn the just."""
    pen.fill("#fff6d8", "M70-6H130L150 190H50z", 0.35)
    pen.mark(line("#fff3c0", circle(100, 160, 60, 14), 5))
    flame(pen, 100, 102, 1.15, "#f0a83a", "#fff0a8", "#ffffff")


@quinn.drawing("blade-barrier", "Six golden blades stand in a ring, points outward.")
def blade_barrier(pen: Pen) -> None:
    """A wall of blades."""
    pen.glow("#fff0a8", 100, 100, 90, 0.7)
    for turn in range(0, 360, 60):
        blade = move("M-7-34L-8-72L0-92L8-72L7-34zM-14-36h28v7h-28z", 100, 100, turn)
        pen.form(blade, "#e8d8a0", turn=3)
    pen.mark(line("#fff3c0", circle(100, 100, 24), 5))


@quinn.drawing("cause-fear", "A skull of light rises, and a shadow runs away from it.")
def cause_fear(pen: Pen) -> None:
    """What they see."""
    rays(pen, 74, 84, opacity=0.3)
    skull(pen, 74, 84, 1.05, "#fff0c0", "#ff8a2a")
    figure(pen, "run", FOE, 150, 130, 0.72, flip=True)


@quinn.drawing("wrathful-thunder", "A mace strikes, and rings of thunder spread from it.")
def wrathful_thunder(pen: Pen) -> None:
    """A blow that is heard."""
    for radius in (86, 66, 46):
        pen.line("#fff3c0", circle(84, 92, radius, radius * 0.8), 5, 0.35)
    bolt(pen, 152, 84, 0.7, 14)
    mace(pen, 98, 106, 1.05, -28)
    burst(pen, 76, 62, 0.42, "#ffe06a")


@quinn.drawing("astral-refuge", "A figure rests inside a floating sphere full of stars.")
def astral_refuge(pen: Pen) -> None:
    """Away from here."""
    pen.glow("#bfe2ff", 100, 98, 100, 0.8)
    pen.form(
        circle(100, 98, 72),
        "#2f4a8a",
        *(
            star("#fff3c0", x, y, r, 0.9)
            for x, y, r in ((56, 78, 6), (140, 66, 8), (66, 134, 5), (146, 122, 6), (90, 44, 5))
        ),
        turn=12,
        edge=4,
        rim="#eafaff",
    )
    figure(pen, "kneel", QUINN, 100, 100, 0.8)


@quinn.drawing("command", "An open hand stops a fanged shadow with a wave of light.")
def command(pen: Pen) -> None:
    """Stand there."""
    victim(pen, 146, 92, 0.82, "beast")
    for radius in (40, 56, 72):
        pen.line(
            "#fff3c0",
            f"M{58 + radius * 0.5:.0f} {100 - radius * 0.8:.0f}Q{58 + radius} 100 {58 + radius * 0.5:.0f} {100 + radius * 0.8:.0f}",
            5,
            0.7,
        )
    open_hand(pen, 54, 112, 1.5, 10, "#7a5034")


@quinn.drawing("perseverance", "A candle burns steadily in the storm.")
def perseverance(pen: Pen) -> None:
    """It does not go out."""
    pen.line("#f4faff", "M-4 40H70M20 62H88M-4 128H64M124 40H204M130 70H190M128 140H204M140 112H176", 5, 0.35)
    candle(pen, 100, 104, 1.04)
