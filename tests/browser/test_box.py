"""An opened box: what it says of the game, who sits down, and what has been won."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from questboard.box import load_lid
from tests.browser.person import QUICK, Person

FANTASY = "The Fantasy Adventure Board Game"
HUNT = "Monster Hunt"


@pytest.fixture
def ada(person) -> Person:
    """Somebody in the lobby."""
    ada: Person = person(QUICK).open()
    return ada


def test_the_lid_says_who_one_is_against_whom_and_how_a_turn_goes(ada):
    ada.button("Wrath of Ashardalon").click()
    box = ada.dialog("Wrath of Ashardalon")
    lid = load_lid("ashardalon")
    assert lid is not None
    for words in (lid.what, lid.you, lid.together, lid.against, lid.win, *(part.text for part in lid.turn)):
        expect(box).to_contain_text(words.en)
    expect(box.get_by_role("radio")).to_have_count(len(lid.adventures))
    expect(box).to_contain_text(lid.adventures[3].premise.en)


def test_whoever_chooses_nothing_is_a_hero_among_companions_and_not_the_dungeon_master(ada):
    ada.button(FANTASY).click()
    box = ada.dialog(FANTASY)
    expect(box.get_by_role("list", name="Who sits down")).to_contain_text("Companion")
    box.get_by_role("button", name="Begin: The Goblin Bandits").click()
    assert ada.is_asked()
    assert ada.table["options"]["dungeon_master"] == "automatic"
    assert [seat["yours"] for seat in ada.table["seats"]] == [True, False]


def test_whoever_wants_to_be_the_dungeon_master_has_opponents(ada):
    ada.button(FANTASY).click()
    box = ada.dialog(FANTASY)
    box.get_by_role("combobox", name="Dungeon Master").select_option(label="Me")
    expect(box.get_by_role("list", name="Who sits down")).to_contain_text("Opponent")
    box.get_by_role("button", name="Begin").click()
    ada.wait(lambda: ada.table)
    assert ada.table["options"]["dungeon_master"] == "player"
    assert ada.table["seats"][0]["yours"]


def test_an_adventure_for_one_leaves_no_other_seat(ada):
    ada.button("The Legend of Drizzt").click()
    box = ada.dialog("The Legend of Drizzt")
    expect(box.get_by_role("combobox")).to_have_count(2)
    box.get_by_role("radio", name="Exile").check()
    expect(box.get_by_role("combobox")).to_have_count(0)
    box.get_by_role("button", name="Begin: Exile").click()
    assert ada.is_asked()
    assert ada.table["options"]["adventure"] == "1"


def test_what_one_has_won_bears_a_seal(ada):
    def won(route) -> None:
        """What the server says to somebody who has won twice and lost once."""
        one = {"adventure": "2", "won": 2, "lost": 0, "last_won": True, "best": None}
        route.fulfill(json=[one, {**one, "adventure": "4", "won": 0, "lost": 3, "last_won": False}])

    ada.page.route("**/ashardalon/played", won)
    ada.button("Wrath of Ashardalon").click()
    box = ada.dialog("Wrath of Ashardalon")
    expect(box).to_contain_text("1 of 13 won")
    expect(box.get_by_role("radio", name="won 2 times")).to_have_accessible_name(re.compile(HUNT))
    expect(box.get_by_role("radio", name="lost 3 times")).to_be_checked()
