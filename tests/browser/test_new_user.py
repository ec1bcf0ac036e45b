"""Somebody who has never seen the program comes to a game, and to its end."""

from __future__ import annotations

import gzip
from random import Random

import httpx
from playwright.sync_api import Route, expect

from questboard.testing.remote import TIMEOUT
from tests.browser.person import QUICK

FIRST_LOAD = 250_000
"""Bytes, compressed as they are sent."""


def test_a_new_user_is_in_a_game_after_one_click_and_finishes_it_by_clicking(person):
    ada = person({"speed": 0}).open()
    expect(ada.page.get_by_role("heading", name="Welcome to Questboard")).to_be_visible()
    ada.picture("lobby-first-visit", full_page=True)
    ada.button("Play now").click()
    assert ada.is_asked()

    ada.play_out(Random(3))

    ada.picture("result")
    scores, winners = ada.table["result"]["scores"], ada.table["result"]["winners"]
    pad = ada.result.get_by_role("table")
    names = [seat["name"] for seat in ada.table["seats"]]
    expect(pad.get_by_role("columnheader")).to_contain_text(names)
    expect(pad.get_by_role("row", name="Total").get_by_role("cell")).to_have_text(list(map(str, scores)))
    for seat, name in enumerate(names):
        column = pad.get_by_role("columnheader", name=name)
        assert ("won" in column.inner_text()) == (seat in winners)
    expect(ada.result.get_by_role("button", name="Once more")).to_be_visible()


def test_whoever_plays_at_once_has_a_seat_though_the_hall_answers_late(person):
    ada = person({"speed": 0})
    late: list[tuple[Route, httpx.Response]] = []

    def ask_for_later(route: Route) -> None:
        """Ask the hall as the browser does now, and keep its answer."""
        cookies = {cookie["name"]: cookie["value"] for cookie in ada.page.context.cookies()}
        late.append((route, httpx.get(route.request.url, cookies=cookies, timeout=TIMEOUT)))

    ada.page.route("**/api/hall", ask_for_later)
    ada.open("/?box=portal")
    ada.dialog("The Yawning Portal").get_by_role("button", name="Begin").click()
    ada.wait(lambda: late and ada.table, "the table")
    route, answer = late[0]
    route.fulfill(status=answer.status_code, headers=dict(answer.headers), body=answer.content)
    ada.page.reload()
    assert ada.is_asked()


def test_a_box_opens_and_offers_every_way_to_begin(person):
    ada = person().open()
    ada.button("The Yawning Portal").click()
    box = ada.dialog("The Yawning Portal")
    for way in ("Learn by playing", "Begin: An evening at the Portal", "Advanced setup"):
        expect(box.get_by_role("button", name=way)).to_be_visible()
    ada.picture("box-open")
    ada.page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    expect(ada.button("The Yawning Portal")).to_be_focused()


def test_a_box_that_cannot_be_played_yet_says_so_and_does_not_open(person):
    def with_another_box(route: Route) -> None:
        """The shelf as the server sends it, with a box that nobody can open."""
        shelf = route.fetch().json()
        crypt = {**shelf[-1], "name": "crypt", "title": "The Crypt", "playable": False, "seats": []}
        route.fulfill(json=[*shelf, crypt])

    ada = person()
    ada.page.route("**/api/boxes", with_another_box)
    ada.open()
    box = ada.page.get_by_role("listitem").filter(has_text="The Crypt")
    expect(box).to_contain_text("Not available yet")
    expect(box.get_by_role("button")).to_have_count(0)


def test_everything_about_a_table_can_be_chosen(person):
    ada = person(QUICK).open()
    ada.button("The Yawning Portal").click()
    ada.button("Advanced setup").click()
    box = ada.dialog("The Yawning Portal")
    box.get_by_role("radio", name="2").check()
    box.get_by_role("combobox", name="Player in seat 2").select_option(label="Bot: easy")
    box.get_by_role("textbox", name="Name for seat 2").fill("Durnan")
    box.get_by_role("combobox", name="Time per answer").select_option(label="2 minutes")
    ada.picture("box-everything")
    box.get_by_role("button", name="Start").click()
    assert ada.is_asked()
    assert ada.table["clock"] == 120
    assert [seat["name"] for seat in ada.table["seats"]] == ["Ada", "Durnan"]
    expect(ada.region("Players")).to_contain_text("bot, easy")


def test_a_game_that_was_left_waits_in_the_lobby_at_the_same_question(person):
    ada = person(QUICK).open()
    ada.button("The Yawning Portal").click()
    ada.dialog("The Yawning Portal").get_by_role("button", name="Begin").click()
    assert ada.is_asked()
    question = ada.question.inner_text()
    ada.button("Menu").click()
    ada.page.get_by_role("link", name="Home").click()
    mine = ada.region("My tables")
    expect(mine).to_contain_text("Your turn")
    ada.picture("lobby-with-tables", full_page=True)
    mine.get_by_role("link", name="Continue").click()
    expect(ada.question).to_have_text(question)


def test_the_first_page_is_small(person):
    ada = person()
    loaded = []
    ada.page.on("response", lambda response: loaded.append(response))
    ada.open()
    expect(ada.button("Play now")).to_be_visible()
    ada.page.evaluate("() => document.fonts.ready")
    ada.page.wait_for_load_state("networkidle")
    sizes = {response.url: len(gzip.compress(response.body(), 5)) for response in loaded}
    assert len(sizes) > 5
    assert sum(sizes.values()) < FIRST_LOAD, sizes
