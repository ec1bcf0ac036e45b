"""Why not: a click, a tap or Enter on what can't be chosen says why, at one place that covers nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

from questboard.kernel import Table
from tests.browser.person import QUICK, Person
from tests.browser.tables import BOT, OPEN, game_at, laid
from tests.browser.test_phone import PHONE

STRIP = "#prompt"
SIZES = """() => ["#prompt", "#board"].map((place) => {
    const { x, y, width, height } = document.querySelector(place).getBoundingClientRect();
    return [x, y, width, height];
})"""
"""Where the strip and the board are."""


class Moment(NamedTuple):
    """A question, the first letters of the id of something that it is not about, and what is said of it."""

    game: Callable[[], Table[Any, Any]]
    thing: str
    reason: str


MOMENTS = {
    "portal": Moment(lambda: game_at("Play which Hero", after=30), "slot:", "you are to choose a Hero now"),
    "ashardalon": Moment(
        lambda: game_at("What does", box="ashardalon", after=20), "square-", "squares away, and"
    ),
    "drizzt": Moment(
        lambda: game_at("What does", box="drizzt", after=20),
        "figure:",
        "no card that can be used now",
    ),
    "dragonfire": Moment(
        lambda: game_at("Play a card", box="dragonfire", after=6), "market:", "in the Market phase"
    ),
    "fantasy": Moment(
        lambda: game_at("What does", 1, box="fantasy", adventure="winter-2", dungeon_master="automatic"),
        "square-",
        "squares away, ",
    ),
}

FAMILIES = {
    "portal": "row",
    "ashardalon": "square-",
    "drizzt": "square-",
    "dragonfire": "market:",
    "fantasy": "square-",
}
"""Things of each game that the question is not about, and that keys come to."""


@pytest.fixture
def asked(person, server):
    """Somebody who is asked a question of a game."""

    def ask(box: str, **wanted: Any) -> Person:
        game = MOMENTS[box].game()
        made = laid(server, game, OPEN, *[BOT] * (game.seats - 1))
        ada: Person = person(QUICK, **wanted).sit_down(made.invites[0].token)
        assert ada.is_asked()
        return ada

    return ask


def not_offered(ada: Person, family: str) -> list[Locator]:
    """Drawings of things that the question is not about, and that are to be seen."""
    said = {id for each in (*ada.choices, *ada.prompt.get("refused", [])) for id in each.get("nodes", [])}
    named = [node for node in ada.things() if node.get("label") or node.get("name")]
    ids = [node["id"] for node in named if node["id"].startswith(family)]
    return [ada.page.locator(f'[data-id="{id}"]') for id in ids if id not in said]


def in_sight(ada: Person, box: str) -> tuple[Locator, tuple[float, float]]:
    """The first of them at which one can point, and where."""
    for thing in not_offered(ada, MOMENTS[box].thing):
        if thing.count() == 1 and (place := ada.in_sight(thing.locator("> .art, > .hit").last)):
            return thing, (place[0], place[1])
    raise AssertionError("nothing of that kind is to be seen")


def questions(ada: Person) -> list[dict[str, Any]]:
    """What was asked of the server."""
    return [message for message in ada.sent if message["type"] == "why_not"]


def told(ada: Person) -> dict[str, Any]:
    """The reason that came over the line last, after it is read in the strip with its clause."""
    ada.wait(lambda: any(notice["type"] == "why_not" for notice in ada.heard), "a reason")
    reason: dict[str, Any] = [notice for notice in ada.heard if notice["type"] == "why_not"][-1]["reasons"][0]
    said = ada.page.locator(STRIP).get_by_role("status").filter(has_text="Why not?")
    expect(said).to_contain_text(f"{reason['label']}: {reason['reason']}.", ignore_case=True)
    expect(said.get_by_label(f"Read rule {reason['rule'].split()[0]}")).to_have_count(1)
    return reason


@pytest.mark.parametrize("box", MOMENTS)
def test_a_click_or_enter_on_what_can_not_be_chosen_says_why_in_the_strip(asked, box):
    ada = asked(box)
    thing, place = in_sight(ada, box)
    ada.settle()
    before = ada.page.evaluate(SIZES)
    ada.page.mouse.move(*place)
    ada.page.wait_for_timeout(600)  # longer than it takes until something is shown large
    assert not questions(ada)  # nobody asks by looking
    ada.page.mouse.click(*place)
    reason = told(ada)
    assert questions(ada)[-1]["nodes"][0] == thing.get_attribute("data-id")
    assert MOMENTS[box].reason in reason["reason"]
    assert ada.page.evaluate(SIZES) == before
    assert ada.page.locator(".popover").get_by_text(reason["reason"]).count() == 0
    assert not any(message["type"] == "answer" for message in ada.sent)
    ada.picture(f"why-not-{box}")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(STRIP)).not_to_contain_text("Why not?: ")

    before = len(questions(ada))
    thing = next(each for each in not_offered(ada, FAMILIES[box]) if each.locator("> .hit").count())
    thing.locator("> .hit").focus()
    assert len(questions(ada)) == before  # nor by going there with keys
    ada.page.keyboard.press("Enter")
    ada.wait(lambda: len(questions(ada)) > before, "the question")
    asks = questions(ada)[-1]
    assert (asks["move"], asks["nodes"]) == (ada.shown["move"], [thing.get_attribute("data-id")])
    ada.wait(lambda: any(each.get("ref") == asks["ref"] for each in ada.heard), "the reason")
    assert told(ada)["reason"]


def test_a_tap_on_a_square_says_why(asked):
    ada = asked("fantasy", **PHONE)
    _, place = in_sight(ada, "fantasy")
    ada.page.touchscreen.tap(*place)
    told(ada)
    ada.picture("why-not-on-a-phone")


def test_moving_the_board_asks_nothing(asked):
    ada = asked("fantasy")
    _, (x, y) = in_sight(ada, "fantasy")
    ada.page.mouse.move(x, y)
    ada.page.mouse.down()
    ada.page.mouse.move(x + 60, y + 40, steps=6)
    ada.page.mouse.up()
    ada.page.mouse.click(x + 60, y + 40)
    told(ada)
    assert len(questions(ada)) == 1
