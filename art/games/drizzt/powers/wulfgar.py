"""The powers of Wulfgar."""

from __future__ import annotations

from art.creatures.silhouettes import shadow_head
from art.gallery import Gallery
from art.marks import line
from art.paths import limb
from art.pen import Pen
from art.poses import Dress, figure
from art.scenes import crack, floor, rocks
from art.things.effects import arc, burst, motion
from art.things.elements import bolt, cloud
from art.things.hands import fist, open_hand
from art.things.nature import leaf
from art.things.signs import heart
from art.things.tools import links
from art.things.weapons import hammer

wulfgar = Gallery("drizzt", "powers", "slate", "peaks")

WULFGAR = Dress("#9a7448", "#e8b48c", "#e0b04a", "long", beard="#e0b04a", stout=1.25)


@wulfgar.drawing("aegis-fang", "A rune-covered war hammer flies back to a waiting hand.")
def aegis_fang(pen: Pen) -> None:
    """It always returns."""
    pen.glow("#ffe9a0", 118, 74, 70, 0.8)
    pen.line("#fff6d8", "M186 128Q190 40 118 34Q70 36 56 92", 4, 0.6)
    hammer(pen, 120, 86, 0.74, 36, "#b8c6da")
    open_hand(pen, 48, 134, 0.95, 12, "#e8b48c", "#9a7448")


@wulfgar.drawing("recuperating-strike", "A war hammer glows, and a heart beats beside it.")
def recuperating_strike(pen: Pen) -> None:
    """Stronger with each blow."""
    hammer(pen, 118, 104, 0.92, 24, "#b8c6da")
    heart(pen, 62, 96, 0.56)


@wulfgar.drawing("bear-hug", "Two mighty arms squeeze a gasping monster.")
def bear_hug(pen: Pen) -> None:
    """Come here."""
    shadow_head(pen, "orc", 100, 84, 0.86, "#ffffff", "#5a6a4a")
    pen.form("M56 176Q60 118 100 116Q142 118 146 176z", "#5a6a4a", turn=8)
    skin = "#e8b48c"
    pen.form(
        limb([(16, 96), (40, 146), (124, 150)], 46, 32),
        skin,
        line(pen.dark(skin), "M38 110Q44 124 54 130", 3),
        turn=9,
    )
    pen.form(
        limb([(186, 92), (166, 138), (82, 132)], 46, 32),
        skin,
        line(pen.dark(skin), "M164 104Q158 120 148 126M84 124h-12M82 132h-12M84 140h-12", 3),
        turn=9,
    )
    pen.form("M4 92H34L36 106H2zM170 88H200L202 102H168z", "#9a7448", turn=4)


@wulfgar.drawing("fury-of-tempus", "Lightning strikes a hammer raised into the storm.")
def fury_of_tempus(pen: Pen) -> None:
    """Tempus!"""
    cloud(pen, 74, 52, 0.84, "#5a667a")
    cloud(pen, 142, 56, 0.66, "#6f7c92")
    bolt(pen, 112, 74, 0.5, 8)
    hammer(pen, 100, 134, 0.7, 0, "#d8e4f4")


@wulfgar.drawing("wulfgars-charge", "A huge northman charges with his hammer over his shoulder.")
def wulfgars_charge(pen: Pen) -> None:
    """Out of the snow."""
    motion(pen, 158, 104, 0.9)
    figure(pen, "run", WULFGAR, 104, 112, 1.12, lambda x, y: hammer(pen, x + 6, y - 32, 0.56, 14, "#b8c6da"))


@wulfgar.drawing("healing-herbs", "Fresh leaves lie in a mortar with its pestle.")
def healing_herbs(pen: Pen) -> None:
    """Bitter, but it helps."""
    pen.shadow(100, 164, 56, 7)
    leaf(pen, 72, 74, 0.62, -30, "#6fb04a")
    leaf(pen, 108, 62, 0.66, 6, "#8fc85a")
    pen.form(limb([(164, 32), (140, 66), (122, 96)], 12, 20), "#b8b0a8", turn=5)
    bowl = "#8d8794"
    pen.form(
        "M46 96H154Q156 138 124 152L130 164H70L76 152Q44 138 46 96z",
        bowl,
        line(pen.dark(bowl), "M52 112H148", 3),
        turn=11,
    )


@wulfgar.drawing("sweeping-hammer", "A hammer sweeps in a wide arc over three heads.")
def sweeping_hammer(pen: Pen) -> None:
    """One swing."""
    for x, kind in ((42, "goblin"), (100, "beast"), (158, "goblin")):
        shadow_head(pen, kind, x, 146, 0.56)
    arc(pen, 98, 100, 1.1, 6)
    hammer(pen, 132, 78, 0.66, 70, "#b8c6da")


@wulfgar.drawing("crushing-blow", "A hammer smashes down and cracks the ground.")
def crushing_blow(pen: Pen) -> None:
    """Flat."""
    floor(pen, 136, "#6a7080")
    crack(pen, 100, 156, 0.86)
    burst(pen, 100, 130, 0.7, "#ffe9a0")
    hammer(pen, 100, 88, 0.8, 180, "#b8c6da")
    rocks(pen, (40, 110, 0.4), (160, 112, 0.4), (58, 78, 0.28), (146, 80, 0.28))


@wulfgar.drawing("hammer-throw", "A war hammer spins through the air with a ring of light around it.")
def hammer_throw(pen: Pen) -> None:
    """It spins as it flies, and it comes back."""
    pen.line(
        "#fff6d8",
        "M16 122A88 88 0 0 1 106 20M34 132A68 68 0 0 1 104 42M184 84A86 86 0 0 1 100 182M164 90A66 66 0 0 1 104 160",
        7,
        0.55,
    )
    pen.line("#ffd98a", "M26 96l-14 8l-2-16M174 112l14-8l2 16", 6, 0.7)
    hammer(pen, 102, 102, 1.14, -52, "#b8c6da")


@wulfgar.drawing("stubborn-strength", "A fist breaks the chain about its wrist.")
def stubborn_strength(pen: Pen) -> None:
    """Not yet."""
    fist(pen, 100, 92, 1.1, 0, "#e8b48c", "#9a7448")
    burst(pen, 150, 124, 0.34, "#ffe9a0")
    links(pen, [(22, 132, 80), (40, 136, 10), (58, 136, 90), (164, 138, 20), (180, 148, 60)], 0.9)
    pen.form("M66 128Q100 140 134 128L136 146Q100 158 64 146z", "#7f8794", turn=5)
