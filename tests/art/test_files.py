"""What every picture keeps to, whoever drew it."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from xml.etree import ElementTree

import pytest

from art.gallery import GAMES, LARGEST, Picture, load
from art.output import FOLDER, files
from art.people import Person, portrait
from tests.entries import for_each

PICTURES = load()
EACH = for_each((picture.file, picture) for picture in PICTURES)
DREW = "run `make art` and look at what has changed"


@cache
def drawn() -> dict[str, str]:
    return {picture.file: picture.svg() for picture in PICTURES}


@pytest.mark.parametrize("game", GAMES)
def test_the_written_files_are_what_the_kit_makes(game):
    made = files(game)
    written = {path.relative_to(FOLDER).as_posix() for path in (FOLDER / game).rglob("*") if path.is_file()}
    assert written == set(made) - {f"{game}.json"}, DREW
    assert [name for name, text in made.items() if (FOLDER / name).read_text() != text] == [], DREW


def test_no_two_pictures_are_the_same():
    # Two pictures have different prefixes for their ids, which must not hide that they are the same.
    def plain(picture: Picture) -> str:
        svg = drawn()[picture.file]
        prefix = re.search(r'<g id="(..)-back">', svg)
        assert prefix
        return str(svg.replace(prefix[1], ""))

    counted = Counter(plain(picture) for picture in PICTURES)
    assert [count for count in counted.values() if count > 1] == []


@EACH
def test_a_picture_is_small_and_whole_and_needs_nothing_else(picture):
    svg = drawn()[picture.file]
    assert len(svg.encode()) < LARGEST, "leave something out, or use one shape twice"
    root = ElementTree.fromstring(svg)
    assert root.get("viewBox") == "0 0 200 200"
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    used = set(re.findall(r'(?:href="|url\()#([^")]+)', svg))
    assert used <= set(ids)
    assert re.findall(r"https?://(?!www\.w3\.org/2000/svg)|<image|<script|@import|data:", svg) == []


@EACH
def test_a_picture_is_described_in_one_sentence(picture):
    said = picture.description
    assert re.fullmatch(r"[A-Z].{15,140}\.", said), said
    assert not re.search(r"(?i)\b(portrait|picture|image|drawing) of\b", said)


def test_no_two_descriptions_of_a_game_are_the_same():
    counted = Counter((picture.game, picture.description) for picture in PICTURES)
    assert [said for said, count in counted.items() if count > 1] == []


def test_the_same_fields_always_make_the_same_bytes():
    hero = Person("dwarf", "Fighter", "red")
    assert portrait("a", hero) == portrait("a", hero)
    assert portrait("a", hero) != portrait("b", hero)


def test_the_index_of_a_game_has_every_picture():
    for game in GAMES:
        if pictures := load(game):
            kinds = json.loads((FOLDER / f"{game}.json").read_text())
            assert {entry["file"] for ids in kinds.values() for entry in ids.values()} == {
                p.file for p in pictures
            }
