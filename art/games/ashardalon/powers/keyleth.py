"""The powers of Keyleth, paladin."""

from __future__ import annotations

from art.colour import STEEL
from art.creatures.silhouettes import shadow_head, victim
from art.gallery import Gallery
from art.games.ashardalon.powers.figures import QUINN, SWAP
from art.marks import star
from art.pen import Pen
from art.poses import Dress, figure
from art.things.armour import gauntlet, shield
from art.things.blades import sword
from art.things.effects import arc, burst, rays, sparks
from art.things.hands import open_hand
from art.things.nature import wing
from art.things.signs import claw_marks, drop, heart

keyleth = Gallery("ashardalon", "powers", "green", "hall")

KEYLETH = Dress("#b4bfd0", "#e8c090", "#e6c25a", "long", cape="#a83a5a")


@keyleth.drawing("lay-on-hands", "Two gentle hands hold a glowing heart.")
def lay_on_hands(pen: Pen) -> None:
    """A touch."""
    rays(pen, 100, 84, opacity=0.2)
    heart(pen, 100, 80, 0.78)
    open_hand(pen, 58, 150, 1.1, 24, "#e8c090", STEEL)
    open_hand(pen, 144, 150, 1.1, -24, "#e8c090", STEEL, flip=True)


@keyleth.drawing("divine-challenge", "A shining steel gauntlet is raised in a beam of light.")
def divine_challenge(pen: Pen) -> None:
    """A glove thrown down."""
    rays(pen, 100, 70, opacity=0.3)
    pen.glow("#fff6c0", 100, 80, 84, 0.8)
    gauntlet(pen, 100, 104, 1.15)


@keyleth.drawing("holy-strike", "A sword stands upright, its blade blazing white.")
def holy_strike(pen: Pen) -> None:
    """Light on steel."""
    rays(pen, 100, 60, opacity=0.3)
    pen.glow("#fffbe0", 100, 62, 70)
    sword(pen, 100, 106, 0.9, 0, "#d8e4f4")


@keyleth.drawing("valiant-strike", "A golden-haired knight swings at the heads that ring her in.")
def valiant_strike(pen: Pen) -> None:
    """The more, the better."""
    shadow_head(pen, "beast", 36, 74, 0.52)
    shadow_head(pen, "goblin", 166, 76, 0.5)
    figure(pen, "strike", KEYLETH, 108, 114, 0.95, lambda x, y: sword(pen, x - 10, y - 16, 0.5, -40))
    shadow_head(pen, "orc", 44, 146, 0.54)
    shadow_head(pen, "devil", 158, 152, 0.54)


@keyleth.drawing("arcing-strike", "A blade draws a bright arc from one foe to the next.")
def arcing_strike(pen: Pen) -> None:
    """Two with one stroke."""
    victim(pen, 40, 128, 0.66, "beast")
    victim(pen, 164, 128, 0.66, "orc")
    arc(pen, 100, 106, 1.15, 12)
    sword(pen, 122, 92, 0.92, 58)


@keyleth.drawing("benign-transposition", "Two figures change places inside a ring of arrows.")
def benign_transposition(pen: Pen) -> None:
    """You there, I here."""
    pen.glow("#fff6c0", 100, 100, 90, 0.6)
    pen.form(SWAP, "#ffe08a", turn=4)
    figure(pen, "stand", KEYLETH, 66, 102, 0.66)
    figure(pen, "stand", QUINN, 136, 102, 0.66, flip=True)


@keyleth.drawing("righteous-smite", "A great sword of light falls point first and shatters the ground.")
def righteous_smite(pen: Pen) -> None:
    """From above."""
    pen.fill("#fff6d8", "M80-6H124L134 176H70z", 0.4)
    burst(pen, 100, 152, 0.62, "#ffe06a")
    sword(pen, 100, 88, 0.86, 180, "#fff0c0")


@keyleth.drawing("bravery", "A winged heart rises.")
def bravery(pen: Pen) -> None:
    """A heart with wings."""
    wing(pen, 144, 92, 0.92, -4)
    wing(pen, 56, 92, 0.92, 4, flip=True)
    heart(pen, 100, 104, 0.86)


@keyleth.drawing("noble-shield", "A kneeling knight holds up her shield against slashing claws.")
def noble_shield(pen: Pen) -> None:
    """Only me."""
    figure(pen, "kneel", KEYLETH, 126, 116, 1.1)
    shield(pen, 84, 108, 0.66, "#a83a5a", star("#fff3c0", 84, 104, 20), trim="#d8e4f4")
    claw_marks(pen, 42, 74, 0.62, -28, "#ff5a4a")


@keyleth.drawing("virtues-touch", "A hand reaches out, and a drop of poison bursts into light.")
def virtues_touch(pen: Pen) -> None:
    """It leaves you."""
    open_hand(pen, 72, 128, 1.35, 20, "#e8c090", STEEL)
    burst(pen, 134, 68, 0.56, "#fff0a8")
    drop(pen, 134, 70, 0.42, "#7a9a2a")
    sparks(pen, "#fffbe0", (96, 40, 0.6), (170, 100, 0.8), (160, 36, 0.5))
