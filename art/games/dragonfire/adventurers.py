"""Rival adventurers of Dragonfire: most are composed, two are groups."""

from __future__ import annotations

from pathlib import Path

from art.gallery import Gallery
from art.marks import fill, line
from art.pen import Pen
from art.people import Person, draw_person

encounters = Gallery("dragonfire", "encounters", place="town")
encounters.people(Path(__file__).with_name("adventurers.yaml"))

TWIN = Person(
    "halfling", "Rogue", "red", skin="fair", head="small", nose="snub", ears="round", hair="parted", hair_colour="black",
    headgear="none", hand="dagger", mood="merry", attire="tunic", cloth="#6a2a5a", iris="#4f8a4a", tilt=-3,
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
    "hollow-eyed-pilgrims",
    "Three hooded pilgrims walk side by side, a pale spark in each of their hollow eyes.",
    light="green",
)
def hollow_eyed_pilgrims(pen: Pen) -> None:
    """The same face three times, one candle."""
    cloth, skin = "#5a4a44", "#c8ccb0"
    with pen.collect() as marks:
        pen.form(
            "M20 280Q30 166 62 148L58 96Q60 40 104 10Q146 36 150 96L144 148Q172 164 184 280z",
            cloth,
            line(
                pen.dark(cloth, 0.6),
                "M104 16Q138 50 140 104M64 150Q54 186 56 220M142 152Q152 186 150 220M120 160Q128 190 122 220",
                3.4,
            ),
            turn=13,
            edge=3.4,
        )
        pen.fill("#0a0c0a", "M70 104Q72 58 102 44Q132 58 136 104Q134 146 104 158Q72 146 70 104z")
        pen.form(
            "M76 96Q80 66 102 62Q124 66 130 96Q128 116 120 128Q116 152 102 154Q88 150 86 128Q76 114 76 96z",
            skin,
            fill(pen.dark(skin, 0.55), "M80 114Q88 120 88 134L84 128zM126 114Q118 120 117 138L122 128z"),
            fill(
                "#0a0c0a",
                "M80 98Q80 84 92 84Q102 90 99 104Q90 112 80 98zM108 104Q106 88 116 84Q130 86 128 100Q118 112 108 104z",
            ),
            fill(pen.dark(skin, 0.8), "M101 108l-5 12h10zM92 136q11-6 22 0q-11 3-22 0z"),
            turn=8,
        )
        for x in (91, 117):
            pen.glow("#d8ffd0", x, 97, 13)
            pen.oval("#ffffff", x, 97, 3.6)
    one = pen.stamp(*marks)
    for place in (
        "translate(82 22)scale(.72)",
        "translate(-28 26)scale(.72)",
        "translate(12 32)scale(.86)",
    ):
        pen.mark(pen.press(one, place))
