"""Tips: one for each kind of question, once on each device."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from questboard.tips import load_tips
from tests.browser.person import Person
from tests.browser.tables import game_at, laid

SETTINGS = {"speed": 0, "helped": ["welcome"], "name": "Ada"}
TIPS = {tip.id: tip.text.en for tip in load_tips("portal")}


@pytest.fixture
def ada(person, server) -> Person:
    """Somebody who is asked on which slot a dish goes, for the first time."""
    made = laid(server, game_at("Place .* on which slot", after=30))
    ada: Person = person(SETTINGS).sit_down(made.invites[0].token)
    assert ada.is_asked()
    return ada


def tip(ada: Person) -> Locator:
    return ada.page.get_by_role("complementary", name="Tip")


def seen(ada: Person) -> list[str]:
    kept = ada.page.evaluate("() => JSON.parse(localStorage.getItem('questboard.settings')).helped")
    return [note for note in kept if note.startswith("tip:")]


def test_a_tip_comes_with_its_question_and_moves_nothing(ada):
    expect(tip(ada)).to_contain_text(TIPS["slot"])
    ada.picture("tip")
    ada.settle()
    before = ada.page.locator("#board").bounding_box()
    tip(ada).get_by_role("button", name="Got it").click()
    expect(tip(ada)).to_be_hidden()
    ada.settle()
    assert ada.page.locator("#board").bounding_box() == before
    assert seen(ada) == ["tip:portal:slot"]


def test_a_tip_does_not_come_again_after_the_answer(ada):
    expect(tip(ada)).to_contain_text(TIPS["slot"])
    ada.choose(ada.choices[0]["label"])
    expect(tip(ada).filter(has_text=TIPS["slot"])).to_be_hidden()
    ada.page.reload()
    assert ada.is_asked()
    assert "tip:portal:slot" in seen(ada)


def test_tips_can_be_turned_off_and_on_again(ada):
    tip(ada).get_by_role("button", name="No more tips").click()
    expect(tip(ada)).to_be_hidden()
    ada.page.reload()
    assert ada.is_asked()
    expect(tip(ada)).to_be_hidden()
    ada.button("Menu").click()
    ada.button("Settings").click()
    box = ada.page.get_by_role("checkbox", name="Tips when something new comes up")
    expect(box).not_to_be_checked()
    box.check()
    kept = ada.page.evaluate("() => JSON.parse(localStorage.getItem('questboard.settings')).tips")
    assert kept is True
