"""Everybody who should have a picture by now has one. The content of the games says who that is."""

from __future__ import annotations

from collections import Counter

import pytest

from questboard import art
from questboard.games.ashardalon.box import BOX as ASHARDALON
from questboard.games.dragonfire.content import CARDS, DRAGONFIRE, ENCOUNTERS, FEATURES, SCREENS
from questboard.games.drizzt.box import BOX as DRIZZT
from questboard.games.fantasy.content import HERE as FANTASY
from questboard.games.fantasy.content import HEROES, ITEMS, MONSTERS, TRAPS
from questboard.games.fantasy.reading import load_layout
from questboard.games.portal.content import HEROES as PATRONS
from questboard.games.portal.content import OBJECTIVES


def persons() -> list[str]:
    """The persons of all adventures: "the sheriff" is sheriff, and one of three captives is captive-2."""
    found = []
    for path in sorted((FANTASY / "adventures").glob("*.md")):
        names = [
            thing.name.removeprefix("the ") for thing in load_layout(path).things if thing.kind == "person"
        ]
        count = Counter(names)
        seen = Counter[str]()
        for name in names:
            seen[name] += 1
            found.append(name if count[name] == 1 else f"{name}-{seen[name]}")
    return found


def plain(name: str) -> str:
    """The id of a figure's picture: "the chief's champion" is chiefs-champion."""
    return name.lower().removeprefix("the ").replace("'", "").replace(" ", "-")


def foes() -> list[str]:
    """Every monster, and those that an adventure calls by a name: a chief isn't any goblin."""
    layouts = [load_layout(path) for path in sorted((FANTASY / "adventures").glob("*.md"))]
    named = {plain(figure.name) for layout in layouts for figure in layout.figures if figure.name}
    return [*MONSTERS, *sorted(named - set(MONSTERS))]


def objects() -> list[str]:
    """What can be destroyed in some adventure."""
    layouts = [load_layout(path) for path in sorted((FANTASY / "adventures").glob("*.md"))]
    return sorted(
        {plain(thing.name) for layout in layouts for thing in layout.things if thing.kind == "object"}
    )


CAST = {
    ("portal", "heroes"): list(PATRONS),
    ("portal", "dishes"): list("RYGB"),
    ("portal", "objectives"): list(OBJECTIVES),
    ("ashardalon", "heroes"): list(ASHARDALON.heroes),
    ("ashardalon", "villagers"): list(ASHARDALON.villagers),
    ("ashardalon", "monsters"): list(ASHARDALON.monsters),
    ("ashardalon", "objects"): ["altar", "vast-gate"],
    ("ashardalon", "powers"): list(ASHARDALON.powers),
    ("ashardalon", "treasures"): list(ASHARDALON.treasures),
    ("ashardalon", "encounters"): list(ASHARDALON.encounters),
    ("ashardalon", "chambers"): list(ASHARDALON.chambers),
    ("ashardalon", "boons"): list(ASHARDALON.boons),
    ("drizzt", "heroes"): list(DRIZZT.heroes),
    ("drizzt", "allies"): list(DRIZZT.allies),
    ("drizzt", "monsters"): list(DRIZZT.monsters),
    ("drizzt", "objects"): ["crystal-prison"],
    ("drizzt", "powers"): list(DRIZZT.powers),
    ("drizzt", "treasures"): list(DRIZZT.treasures),
    ("drizzt", "encounters"): list(DRIZZT.encounters),
    ("dragonfire", "screens"): list(SCREENS),
    ("dragonfire", "persons"): ["client"],
    ("dragonfire", "encounters"): list(ENCOUNTERS),
    ("dragonfire", "cards"): list(CARDS),
    ("dragonfire", "features"): list(FEATURES),
    ("dragonfire", "dragonfire"): list(DRAGONFIRE),
    ("fantasy", "heroes"): list(HEROES),
    ("fantasy", "persons"): persons(),
    ("fantasy", "monsters"): foes(),
    ("fantasy", "objects"): objects(),
    ("fantasy", "items"): list(ITEMS),
    ("fantasy", "traps"): list(TRAPS),
    ("fantasy", "chests"): ["closed", "open"],
}


@pytest.mark.parametrize(("game", "kind"), CAST)
def test_everybody_has_a_picture(game, kind):
    named = CAST[game, kind]
    assert named, "the content names nobody"
    assert [id for id in named if art.find(game, kind, id) is None] == []
    assert set(art.pictures(game)[kind]) == set(named), "a picture of somebody whom the game doesn't know"


def test_a_picture_that_is_found_is_there():
    for game, kind in CAST:
        for id, picture in art.pictures(game)[kind].items():
            assert picture.name == f"{game}/{kind}/{id}.svg"
            assert picture.file.is_file()
