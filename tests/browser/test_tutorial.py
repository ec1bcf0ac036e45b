"""The tutorial: followed to its end, skipped, and left with another answer."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from questboard.tutorial import load_tutorial
from tests.browser.explorer import sees
from tests.browser.person import Person

TUTORIAL = load_tutorial("portal")
STEPS = TUTORIAL.steps if TUTORIAL else ()
ANSWERS = [step.answer for step in STEPS if step.answer]
RECOMMENDED = "recommended"


@pytest.fixture
def ada(person) -> Person:
    """Somebody who has just begun a tutorial."""
    ada: Person = person({"speed": 0}).open()
    ada.button("Learn by playing").click()
    assert ada.is_asked()
    expect(tutorial(ada)).to_be_visible()
    return ada


def tutorial(ada: Person) -> Locator:
    """The tutorial's card."""
    return ada.region("Tutorial")


def test_the_tutorial_leads_step_by_step_to_its_end(ada):
    expect(tutorial(ada)).to_contain_text(f"Step 1 of {len(STEPS)}")
    ada.picture("tutorial")
    for number, step in enumerate(STEPS[:-1], 1):
        expect(tutorial(ada)).to_contain_text(f"Step {number} of")
        sees(ada, step.nodes)
        if not step.answer:
            tutorial(ada).get_by_role("button", name="Next").click()
            continue
        answer = step.answer
        expect(ada.options.filter(has_text=RECOMMENDED)).to_contain_text(answer)
        move = ada.shown["move"]
        if answer == ANSWERS[0]:  # as it is lit on the table, then by the tutorial's own button
            ada.press(ada.lit.and_(ada.page.get_by_label(answer)))
        else:
            tutorial(ada).get_by_role("button", name=answer).click()
        ada.has_answered(move)
        assert ada.is_asked()
    expect(tutorial(ada)).to_contain_text(f"Step {len(STEPS)} of")
    sees(ada, STEPS[-1].nodes)
    ada.picture("tutorial-last-step")
    ada.click(ada.options.first)
    expect(tutorial(ada)).to_contain_text("That is the end of the tutorial")
    tutorial(ada).get_by_role("button", name="Got it").click()
    expect(tutorial(ada)).to_be_hidden()
    assert ada.is_asked()


def test_the_tutorial_can_be_skipped_at_any_step(ada):
    tutorial(ada).get_by_role("button", name="Skip the tutorial").click()
    expect(tutorial(ada)).to_be_hidden()
    expect(ada.page.get_by_text(RECOMMENDED)).to_have_count(0)
    ada.page.reload()
    assert ada.is_asked()
    expect(tutorial(ada)).to_be_hidden()


def test_the_tutorial_ends_for_somebody_who_chooses_differently(ada):
    other = next(choice["label"] for choice in ada.choices if choice["label"] != ANSWERS[0])
    ada.choose(other)
    expect(tutorial(ada)).to_contain_text("You chose differently")
    tutorial(ada).get_by_role("button", name="Got it").click()
    expect(tutorial(ada)).to_be_hidden()
    assert ada.is_asked()
