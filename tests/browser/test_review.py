"""The review of a game: asked for at its end, waited for, opened and shared."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from tests.browser.person import QUICK
from tests.browser.tables import laid, nearly_over


def test_a_finished_game_is_reviewed_and_its_page_shared(person, server):
    ada = person(QUICK, color_scheme="light")
    ada.sit_down(laid(server, nearly_over()).invites[0].token)
    ada.play_out(Random(1))
    ada.result.get_by_role("button", name="What might have been").click()
    expect(ada.result.get_by_role("progressbar")).to_be_visible()
    ada.picture("reviewing")
    link = ada.result.get_by_role("link", name="Open the review")
    expect(link).to_be_visible()
    ada.picture("result-reviewed")
    shared = ada.result.get_by_label("Link to the review").input_value()
    with ada.page.expect_popup() as opened:
        link.click()
    page = opened.value
    expect(page.get_by_role("heading", name="The Yawning Portal")).to_be_visible()
    assert page.url == shared

    page.get_by_role("link", name="Watch what came of it").first.click()
    told = page.get_by_role("slider", name="Position in the game")
    expect(told).to_have_attribute("aria-valuetext", re.compile(r"^answer \d+ of \d+, beat 1 of \d+"))
    expect(page.get_by_role("region", name="Replay controls").locator(".told .now")).not_to_be_empty()

    eve = person(
        QUICK, color_scheme="dark", java_script_enabled=False, viewport={"width": 375, "height": 740}
    )
    eve.page.goto(shared)
    expect(eve.page.get_by_role("img", name=re.compile("^Win chances by round: Ada from"))).to_be_visible()
    for part in ("Chances by round", "Costliest mistakes", "Luck"):
        expect(eve.page.get_by_role("heading", name=part)).to_be_visible()
    assert eve.page.evaluate("document.documentElement.scrollWidth") <= 375
    eve.picture("review-phone", full_page=True)
