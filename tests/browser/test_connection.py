"""Refreshed in mid-turn, cut off, and back at the same question."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import SETTINGS
from tests.browser.person import QUICK, Person
from tests.browser.tables import game_at, laid

CUT_OFF = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "WebSocket connection")


def asked(ada: Person) -> tuple[str, list[str]]:
    """What is asked, and what may be answered."""
    assert ada.is_asked()
    return ada.question.inner_text(), ada.options.all_inner_texts()


def test_a_refresh_in_mid_turn_leads_back_to_the_same_question(person, server):
    made = laid(server, game_at("Seat .* where", after=30))
    ada = person(QUICK).sit_down(made.invites[0].token)
    before = asked(ada)
    ada.page.reload()
    assert asked(ada) == before
    ada.choose(ada.choices[0]["label"])
    assert ada.is_asked()


def test_a_second_tab_of_the_same_person_follows_the_first(person, server):
    made = laid(server, game_at("Seat .* where", after=30))
    ada = person(QUICK).sit_down(made.invites[0].token)
    before = asked(ada)
    other = Person(ada.page.context.new_page(), ada.url, ada.pictures).open(f"/table/{ada.table['id']}")
    assert asked(other) == before
    ada.choose(ada.choices[0]["label"])
    ada.wait(lambda: asked(ada) == asked(other) != before, "the same question in both tabs")
    assert other.troubles == []


def test_a_line_that_drops_is_said_to_be_down_and_mends_itself(person, serve):
    server = serve(**SETTINGS)
    made = laid(server, game_at("Seat .* where", after=30))
    ada = person(QUICK, at=server.url).sit_down(made.invites[0].token)
    before = asked(ada)
    server.kill()
    expect(ada.page.get_by_text("Reconnecting")).to_be_visible()
    expect(ada.options.first).to_be_disabled()
    ada.picture("line-down")
    server.restart()
    expect(ada.page.get_by_text("Reconnecting")).to_be_hidden()
    assert asked(ada) == before
    ada.choose(ada.choices[0]["label"])
    assert ada.is_asked()
    ada.forgive(*CUT_OFF)
