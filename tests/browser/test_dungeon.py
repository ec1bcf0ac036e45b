"""Wrath of Ashardalon in the browser: alone to the end, with friends and bots, guided, and by every eye."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.explorer import (
    END,
    asked_in_turn,
    assert_followed,
    finish_alone,
    follow_tutorial,
    open_tutorial,
    pictures,
    pictures_in_each_light,
    round_of,
    wish,
)
from tests.browser.person import QUICK, Person
from tests.browser.tables import BOT, OPEN, game_at, laid
from tests.browser.test_access import findings
from tests.browser.test_phone import PHONE, overflow

BOX = "Wrath of Ashardalon"
ROUNDS = 2
AROUND = 0.1
"""This share of a thing is a margin around what is drawn of it, which may be out of sight."""
QUICKLY: dict[str, Any] = {"box": "ashardalon", "heroes": "random", "first_player": "1", "auto_ties": True}
"""A game that comes to its turns at once."""


# ---- alone


def test_a_newcomer_finishes_the_first_adventure_alone_by_clicking(person):
    ada = person({"speed": 0}, viewport={"width": 1440, "height": 900})
    open_tutorial(ada, BOX)
    ada.take(next(choice for choice in ada.choices if choice["label"] == "Tarak"))
    finish_alone(ada, "dungeon")


def test_an_adventure_for_one_is_chosen_in_the_lobby(person):
    ada = person(QUICK).open()
    ada.button(BOX).click()
    box = ada.dialog(BOX)
    box.get_by_role("button", name="Advanced setup").click()
    box.get_by_role("group", name="Number of players").get_by_role("radio", name="1").check()
    box.get_by_role("combobox", name="Adventure").select_option(label="1 A Day in the Life of a Hero (alone)")
    box.get_by_role("combobox", name="Difficulty").select_option(
        label="harder: one healing surge fewer, but at least one"
    )
    box.get_by_role("checkbox", name="The dungeon settles its own ties").check()
    pictures(ada, "dungeon-box-everything")
    box.get_by_role("button", name="Start").click()
    assert ada.is_asked()
    expect(ada.page.get_by_role("banner")).to_contain_text("A Day in the Life of a Hero")
    pictures(ada, "dungeon-heroes-on-offer")
    ada.take(ada.choices[0])
    assert ada.is_asked()
    expect(ada.region("Players").get_by_label("1 healing surge left")).to_be_attached()
    ada.take(ada.choices[0])
    assert ada.is_asked()
    expect(ada.options.filter(has_text=END)).to_be_visible()
    pictures(ada, "dungeon-first-turn")


# ---- a click means what was pressed, even if the board moves under the pointer


@pytest.fixture
def at_move(person, server) -> tuple[Person, dict[str, Any], Locator]:
    """Ada, asked what to do, who looks from near at a square to which her Hero may move."""
    made = laid(server, game_at("What does", **QUICKLY))
    ada = person(QUICK).sit_down(made.invites[0].token)
    assert ada.is_asked()
    choice = next(choice for choice in ada.choices if choice["label"].startswith("move to"))
    square = ada.thing(choice["nodes"][0])
    ada.page.mouse.move(*ada.point_at(square))
    before = box_of(square)
    ada.page.mouse.wheel(0, -1100)
    ada.wait(lambda: box_of(square)["width"] > 3 * before["width"], "the wheel")
    return ada, choice, square


def box_of(thing: Locator) -> dict[str, float]:
    """Where a thing is on the screen."""
    box = thing.bounding_box()
    assert box
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


def drag(who: Person, across: float, down: float = 0) -> None:
    """Push the board."""
    window = box_of(who.page.locator("#board"))
    x, y = window["x"] + window["width"] / 2, window["y"] + window["height"] / 2
    who.page.mouse.move(x, y)
    who.page.mouse.down()
    who.page.mouse.move(x + across / 2, y + down / 2)
    who.page.mouse.move(x + across, y + down)
    who.page.mouse.up()


def to_the_edge(who: Person, square: Locator) -> dict[str, float]:
    """Push the board until most of a square is out of sight; returns where the square is then."""
    window, box = box_of(who.page.locator("#board")), box_of(square)
    drag(who, window["x"] + window["width"] - box["x"] - box["width"] / 3)
    after = box_of(square)
    assert after["x"] > box["x"]
    assert not is_whole(who, square)
    return after


def is_whole(who: Person, thing: Locator) -> bool:
    """Whether the edges of the board cut nothing off a thing, except of what is around it."""
    window, box = box_of(who.page.locator("#board")), box_of(thing)
    return all(
        window[start] - box[size] * AROUND <= box[start]
        and box[start] + box[size] <= window[start] + window[size] + box[size] * AROUND
        for start, size in (("x", "width"), ("y", "height"))
    )


def answers(who: Person) -> list[int]:
    """What somebody has answered, by the places of the options."""
    return [message["index"] for message in who.sent if message["type"] == "answer"]


def test_a_press_leaves_the_board_where_it_is(at_move):
    ada, choice, square = at_move
    place, before = ada.choices.index(choice), to_the_edge(ada, square)
    ada.page.mouse.move(before["x"] + before["width"] / 6, before["y"] + before["height"] / 2)
    ada.page.mouse.down()
    ada.settle()
    assert box_of(square) == before
    ada.page.mouse.up()
    ada.has_answered(0)
    assert answers(ada) == [place]


def test_keys_bring_what_they_reach_into_sight(at_move):
    ada, _, square = at_move
    to_the_edge(ada, square)
    ada.page.keyboard.press("b")
    for key in ("Home", "End"):
        ada.page.keyboard.press(key)
        ada.wait(lambda: is_whole(ada, ada.page.locator("#board .hit:focus")), "the focus")


def test_a_click_takes_what_was_pressed_though_the_board_has_moved_since(at_move):
    ada, choice, square = at_move
    place, before = ada.choices.index(choice), box_of(square)
    ada.page.mouse.move(*ada.point_at(square))
    ada.page.mouse.down()
    ada.page.mouse.wheel(before["width"], 0)
    ada.wait(lambda: abs(box_of(square)["x"] - before["x"]) > before["width"] / 2, "the wheel")
    ada.page.mouse.up()
    ada.has_answered(0)
    assert answers(ada) == [place]


def test_a_press_that_is_let_go_elsewhere_takes_nothing(at_move):
    ada, _, square = at_move
    ada.page.mouse.move(*ada.point_at(square))
    ada.page.mouse.down()
    ada.page.mouse.move(*ada.point_at(ada.button("Why not?")))
    ada.page.mouse.up()
    ada.settle()
    assert answers(ada) == []


def test_a_button_over_the_board_takes_nothing_that_lies_under_it(at_move):
    ada, _, square = at_move
    button = box_of(ada.button("Zoom in"))
    box = box_of(square)
    drag(ada, button["x"] - box["x"] - box["width"] / 2, button["y"] - box["y"] - box["height"] / 2)
    box = box_of(square)
    assert box["x"] < button["x"] < box["x"] + box["width"] / 2
    assert box["y"] < button["y"] < box["y"] + box["height"] / 2 + box["height"] * AROUND
    ada.button("Zoom in").click()
    ada.wait(lambda: answers(ada) or box_of(square)["width"] > box["width"], "the button")
    assert answers(ada) == []


# ---- with friends


@pytest.mark.nightly
def test_two_friends_and_two_bots_hunt_monsters_together(person):
    ada, bob = (person(known, reduced_motion="reduce") for known in (QUICK, {"speed": 0}))
    ada.open()
    ada.button(BOX).click()
    box = ada.dialog(BOX)
    box.get_by_role("button", name="+ another").click()
    box.get_by_role("combobox", name="Player in seat 2").select_option(label="by invite link")
    box.get_by_role("button", name="Begin: Monster Hunt").click()
    bob.page.goto(ada.page.get_by_role("textbox", name="Invite link for seat 2").input_value())
    bob.page.get_by_role("textbox", name="Your name").fill("Bob")
    bob.button("Take a seat").click()

    people = {"Ada": ada, "Bob": bob}
    ended = dict.fromkeys(people, 0)
    seen, in_rows = 0, 0
    for name in asked_in_turn(people):
        if sum(ended.values()) > seen:
            seen = sum(ended.values())
            in_rows += sum(assert_followed(each) for each in people.values())
        if round_of(ada) > ROUNDS:
            break
        choice = wish(people[name])
        people[name].take(choice)
        ended[name] += choice["label"] == END

    assert ada.is_over or round_of(ada) > ROUNDS
    assert min(ended.values()) >= 1  # a Hero Phase in which nothing can be done ends by itself
    assert in_rows
    story = " ".join(line["text"] for notice in bob.heard for line in notice.get("lines", ()))
    heroes = [node["text"] for node in ada.things() if re.fullmatch("player:.:hero", node["id"])]
    assert [hero for hero in heroes if f"the turn of {hero}" not in story] == []
    for name, each in people.items():
        pictures(each, f"dungeon-friends-{name.lower()}")


# ---- what others do, moment by moment


def test_the_turns_of_bots_with_their_villain_phases_are_shown_in_steps_or_skipped(person, server):
    made = laid(server, game_at("What does", seats=4, **QUICKLY), OPEN, BOT, BOT, BOT)
    ada = person({**QUICK, "speed": 1}).sit_down(made.invites[0].token)
    skip = ada.button("To my decision")
    end_turn(ada)
    ada.wait(lambda: ada.is_pending, "the next question")
    expect(skip).to_be_visible()
    to_come = skip.inner_text()
    ada.wait(lambda: skip.all_inner_texts() != [to_come], "the next step")
    expect(skip).to_be_visible()
    expect(ada.question).not_to_have_text(ada.prompt["text"])
    expect(ada.options).to_have_count(0)
    ada.picture("dungeon-bots-turn")

    skip.click()
    expect(ada.question).to_contain_text(ada.prompt["text"])
    expect(ada.options.first).to_be_visible()
    expect(skip).to_be_hidden()
    expect(ada.story).to_contain_text("Villain Phase")
    pictures(ada, "dungeon-after-bots-turn")


def end_turn(who: Person) -> None:
    """End the Hero Phase, whatever is asked before and after it, until somebody else is asked."""
    assert who.is_asked()
    while who.is_pending:
        who.page.locator("#prompt .list button").wait_for(timeout=60_000)  # one's own film may be a long one
        who.choose(END if END in [choice["label"] for choice in who.choices] else who.choices[0]["label"])
        who.wait(lambda: not who.is_answered, "what comes of the answer")


# ---- guided


def test_the_tutorial_leads_through_the_first_turns(person):
    follow_tutorial(person({"speed": 0}), "ashardalon", BOX, "en", "dungeon")


# ---- for everybody


def test_the_dungeon_is_open_to_everybody(person, server):
    made = laid(server, game_at("What does", seed=4, after=30, **QUICKLY))
    ada = person(QUICK).sit_down(made.invites[0].token)
    assert ada.is_asked()
    pictures_in_each_light(ada, "dungeon-table")
    ada.button("Why not?").click()
    ada.list_options()
    ada.button("squares on the board").click()
    expect(ada.options.filter(has_text="move to").first).to_be_visible()
    assert findings(ada) == []
    ada.button("Menu").click()
    assert findings(ada) == []


def test_on_a_phone_a_hero_moves_by_a_tap_on_the_floor(person, server):
    made = laid(server, game_at("What does", **QUICKLY))
    ada = person(QUICK, **PHONE).open(f"/join#{made.invites[0].token}")
    ada.button("Take a seat").tap()
    assert ada.is_asked()
    move = next(choice for choice in ada.choices if choice["label"].startswith("move to"))
    ada.page.touchscreen.tap(*ada.point_at(ada.thing(move["nodes"][0])))
    ada.has_answered(0)
    assert ada.is_asked()
    assert overflow(ada) == 0
    for panel, part in (("Hand", "Your hand"), ("Players", "Players"), ("Supply", "Supply")):
        tab = ada.page.get_by_role("button", name=panel, exact=True)
        tab.tap()
        expect(tab).to_have_attribute("aria-expanded", "true")
        expect(ada.region(part)).to_be_visible()
        ada.picture(f"dungeon-phone-{panel.lower()}")
        tab.tap()
        expect(ada.region(part)).to_be_hidden()
