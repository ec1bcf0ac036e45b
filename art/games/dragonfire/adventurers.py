"""Rival adventurers of Dragonfire: most are composed, two are groups."""

from __future__ import annotations

from pathlib import Path

from art.gallery import Gallery
from art.pen import Pen
from art.people import Person, draw_person

encounters = Gallery("dragonfire", "encounters", place="town")
encounters.people(Path(__file__).with_name("adventurers.yaml"))

TWIN = Person(
    "halfling", "Rogue", "red", skin="fair", head="small", nose="snub", ears="round", hair="parted", hair_colour="black",
    headgear="none", hand="dagger", mood="merry", attire="tunic", cloth="#6a2a5a", iris="#4f8a4a", tilt=-3,
)  # fmt: skip
PILGRIM = Person(
    "human", "Monk", "green", skin="pale", head="man-lean", hair="none", headgear="mantle", mood="weary", extras="blank hollow",
    iris="#e8ffe8", cloth="#4a4438", tilt=2,
)  # fmt: skip


def several(pen: Pen, person: Person, *places: str) -> None:
    """One figure, drawn once and set in several places."""
    with pen.collect() as marks:
        draw_person(pen, person, 1)
    figure = pen.stamp(*marks)
    for place in places:
        pen.mark(pen.press(figure, place))


@encounters.drawing(
    "the-grinning-twins", "Two boys with the same black hair, the same dagger and the same grin.", light="red"
)
def the_grinning_twins(pen: Pen) -> None:
    """The same figure twice."""
    several(pen, TWIN, "translate(60 38)scale(.82)", "translate(-20 46)scale(.84)")


@encounters.drawing(
    "hollow-eyed-pilgrims", "Three hooded pilgrims with white, empty eyes walk side by side.", light="green"
)
def hollow_eyed_pilgrims(pen: Pen) -> None:
    """The same figure three times."""
    several(
        pen,
        PILGRIM,
        "translate(74 32)scale(.82)",
        "translate(-26 36)scale(.82)",
        "translate(24 54)scale(.84)",
    )
