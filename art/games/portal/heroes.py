"""The 68 patrons: the light of each is the colour of the card, and heroes.yaml has the rest."""

from __future__ import annotations

from pathlib import Path

from art.gallery import Gallery
from questboard.games.portal.content import HEROES

LIGHTS = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}
SPECIES = {"rock gnome": "gnome", "forest gnome": "gnome"}

heroes = Gallery("portal", "heroes")
heroes.people(
    Path(__file__).with_name("heroes.yaml"),
    {
        hero.id: {
            "species": SPECIES.get(hero.species, hero.species),
            "class_name": hero.class_name,
            "light": LIGHTS[hero.color],
        }
        for hero in HEROES.values()
    },
)
