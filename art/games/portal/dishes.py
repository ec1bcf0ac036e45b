"""The four dishes of the menu, each before the light of its colour."""

from __future__ import annotations

from art.cards import Card, glow, hang, layers, part
from art.gallery import Gallery
from art.things.dishes import carrots, fish, ham
from art.things.vessels import mug

dishes = Gallery("portal", "dishes", place="void")

DISHES: dict[str, Card] = {
    "R": (
        "A smoked ham on the bone has lost its first slice.",
        "red",
        layers(glow("#ffd0a0", 96, 104, 92, 0.8), part(ham, 98, 106, 0.98)),
    ),
    "Y": (
        "A wooden mug of ale foams over.",
        "yellow",
        layers(glow("#fff0b8", 96, 100, 92, 0.7), part(mug, 92, 108, 1.16)),
    ),
    "G": (
        "Two carrots lie crosswise, fresh from the garden.",
        "green",
        layers(glow("#e0ffb0", 96, 100, 92, 0.7), part(carrots, 98, 104, 0.98)),
    ),
    "B": (
        "A silver fish gapes.",
        "blue",
        layers(glow("#d0f0ff", 96, 100, 92, 0.7), part(fish, 98, 102, 0.96, "#9fcfe4")),
    ),
}
hang(dishes, DISHES)
