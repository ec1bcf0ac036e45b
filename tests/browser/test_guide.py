"""The guided first game: followed to its end, skipped, and left for a way of one's own."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from questboard.guide import load_guide
from tests.browser.person import Person

GUIDE = load_guide("portal")
STEPS = GUIDE.steps if GUIDE else ()
ANSWERS = [step.answer for step in STEPS if step.answer]
ADVISED = "the guide\u2019s way"


@pytest.fixture
def ada(person) -> Person:
    """Somebody who has just begun a guided game."""
    ada: Person = person({"speed": 0}).open()
    ada.button("Learn by playing").click()
    assert ada.is_asked()
    expect(guide(ada)).to_be_visible()
    return ada


def guide(ada: Person) -> Locator:
    """The guide's parchment."""
    return ada.region("The guide")


def test_the_guide_leads_step_by_step_to_its_last_words(ada):
    expect(guide(ada)).to_contain_text(f"Step 1 of {len(STEPS)}")
    ada.picture("guide")
    for answer in ANSWERS:
        expect(ada.options.filter(has_text=ADVISED)).to_contain_text(answer)
        move = ada.shown["move"]
        if answer == ANSWERS[0]:  # as it is lit on the table, then by the guide's own button
            ada.press(ada.lit.and_(ada.page.get_by_label(answer)))
        else:
            guide(ada).get_by_role("button", name=answer).click()
        ada.has_answered(move)
        assert ada.is_asked()
    while not guide(ada).get_by_text(f"Step {len(STEPS)} of").is_visible():
        guide(ada).get_by_role("button", name="Next").click()
    ada.picture("guide-last-step")
    ada.options.first.click()
    expect(guide(ada)).to_contain_text("That is all I have to tell")
    guide(ada).get_by_role("button", name="Thank you").click()
    expect(guide(ada)).to_be_hidden()
    assert ada.is_asked()


def test_the_guide_can_be_skipped_at_any_step(ada):
    guide(ada).get_by_role("button", name="Skip the guide").click()
    expect(guide(ada)).to_be_hidden()
    expect(ada.page.get_by_text(ADVISED)).to_have_count(0)
    ada.page.reload()
    assert ada.is_asked()
    expect(guide(ada)).to_be_hidden()


def test_the_guide_takes_its_leave_from_somebody_who_goes_another_way(ada):
    other = next(choice["label"] for choice in ada.choices if choice["label"] != ANSWERS[0])
    ada.choose(other)
    expect(guide(ada)).to_contain_text("You go your own way")
    guide(ada).get_by_role("button", name="Thank you").click()
    expect(guide(ada)).to_be_hidden()
    assert ada.is_asked()
