"""On a phone, held in one hand."""

from __future__ import annotations

import re
from operator import and_
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from questboard.games.adventure.rules.distance import tiles_apart
from questboard.kernel import Table
from tests.browser.person import QUICK, Person
from tests.browser.tables import BOT, FIRST, OPEN, game_at, game_when, laid
from tests.browser.test_beats import HOLD_AT

WIDE, HIGH = 360, 740
PHONE = {
    "viewport": {"width": WIDE, "height": HIGH},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}


@pytest.fixture
def ada(person, server) -> Person:
    """Somebody who is asked where to seat a hero."""
    made = laid(server, game_at("Seat .* where", after=30))
    ada: Person = person(QUICK, **PHONE).open(f"/join#{made.invites[0].token}")
    ada.button("Take a seat").tap()
    assert ada.is_asked()
    return ada


def overflow(who: Person) -> int:
    """By how many pixels the page is wider than the screen; a phone's window grows with its page."""
    wide: int = who.page.evaluate("() => Math.max(document.documentElement.scrollWidth, innerWidth)")
    assert who.page.viewport_size is not None
    return wide - who.page.viewport_size["width"]


def box_of(thing: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of something on the screen."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def assert_in_reach(thing: Locator, least: float = 0.6) -> None:
    """A thing is on the screen, low enough for a thumb and large enough for a finger."""
    left, top, right, bottom = box_of(thing)
    assert left >= 0
    assert right <= WIDE
    assert top > HIGH * least
    assert bottom <= HIGH
    assert bottom - top >= 44


def hold(who: Person, thing: Locator, large: Locator) -> None:
    """Press something until it is shown large."""
    x, y = who.point_at(thing)
    line = who.page.context.new_cdp_session(who.page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(large).to_be_visible()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    line.detach()


def test_the_question_is_in_sight_and_its_options_in_reach_of_a_thumb(ada):
    ada.picture("phone-table")
    left, top, right, _ = box_of(ada.question)
    assert left >= 0
    assert right <= WIDE
    assert top > HIGH * 0.3
    assert_in_reach(ada.button(f"All {len(ada.choices)} options"))
    for name in ("Undo", "Hint"):
        assert_in_reach(ada.button(name).locator("visible=true"))
    ada.list_options()
    for option in ada.options.all():
        option.scroll_into_view_if_needed()
        assert_in_reach(option, least=0.1)
    ada.picture("phone-options")


def test_rivals_have_their_names_drawers_open_and_close_and_a_long_press_enlarges_a_card(ada):
    row = ada.button("Players")
    expect(row.locator("[data-seat='1'] strong:not(.spare)")).to_have_text("Hob")
    expect(row.locator("[data-seat='1'] .figures")).not_to_be_empty()
    score = next(node["text"] for node in ada.things() if node["id"] == "score:0")
    expect(row.locator("[data-seat='0'] .figures")).to_have_text(score.removeprefix("Score "))
    assert row.locator(".plate").evaluate_all("all => all.filter((e) => e.scrollWidth > e.clientWidth)") == []
    ada.picture("phone-rivals")

    for name, part in (("Hand", "Your hand"), ("Players", "Players")):
        tab = ada.page.get_by_role("button", name=name, exact=True)
        tab.tap()
        expect(tab).to_have_attribute("aria-expanded", "true")
        expect(ada.region(part)).to_be_visible()
        ada.picture(f"phone-{name.lower()}")
        tab.tap()
        expect(ada.region(part)).to_be_hidden()
    expect(ada.story).to_be_visible()
    ada.picture("phone-story")
    ada.button("Close the panel").tap()
    expect(ada.page.get_by_role("list", name="Story")).to_be_hidden()

    ada.page.get_by_role("button", name="Hand", exact=True).tap()
    card = ada.region("Your hand").get_by_role("img", name="Order").first
    name = (card.get_attribute("aria-label") or "").partition(",")[0]
    large = ada.dialog(name)
    hold(ada, card, large)
    expect(large).to_be_visible()
    ada.picture("phone-card-enlarged")
    left, top, right, bottom = box_of(large)
    assert (left >= 0, top >= 0, right <= WIDE, bottom <= HIGH) == (True, True, True, True)
    large.get_by_role("button", name="Close").tap()
    expect(large).to_be_hidden()
    assert not any(message["type"] == "answer" for message in ada.sent)


@pytest.mark.parametrize("seats", [4, 5])
def test_plates_of_many_players_tell_names_hit_points_and_what_has_befallen_them(person, server, seats):
    def befallen(game: Table[Any, Any]) -> bool:
        return len([hero for hero in game.state.heroes if hero.conditions]) > 1

    game = game_when(befallen, seats, box="ashardalon")
    made = laid(server, game, OPEN, *[BOT] * (seats - 1))
    ada = person(QUICK, **PHONE).open(f"/join#{made.invites[0].token}")
    ada.button("Take a seat").tap()
    assert ada.is_asked()
    row = ada.button("Players")
    for seat, hero in enumerate(game.state.heroes):
        plate = row.locator(f"[data-seat='{seat}']")
        expect(plate.locator("strong:not(.spare)")).to_have_text(ada.table["seats"][seat]["name"])
        expect(plate.locator(".figures")).to_contain_text(str(hero.hp))
        signs = plate.locator(".sign")
        assert signs.count() >= min(len(hero.conditions), 3)
        for sign in signs.all():
            expect(sign).to_be_in_viewport(ratio=0.9)
    cut = "all => all.filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.textContent)"
    assert row.locator(".plate").evaluate_all(cut) == []
    left = game.state.surges
    expect(row.locator(".common .figures")).to_contain_text(str(left))


def test_the_buttons_of_a_film_are_whole_on_a_phone(person, server):
    made = laid(server, game_at("Place .* on which slot", after=30))
    ada = person({**QUICK, "speed": 0.5}, **PHONE).open(f"/join#{made.invites[0].token}")
    ada.button("Take a seat").tap()
    assert ada.is_asked()
    ada.page.evaluate(HOLD_AT, "places")
    ada.list_options()
    ada.options.first.tap()
    film = ada.page.get_by_role("group", name="The film of what has happened")
    expect(film.get_by_role("button", name="Play")).to_be_visible()
    for button in film.get_by_role("button").all():
        left, _, right, _ = box_of(button)
        assert 0 <= left < right <= WIDE
        assert button.evaluate("(each) => each.scrollWidth <= each.clientWidth")
    speed = film.get_by_role("button", name="Speed of the film")
    before = speed.inner_text()
    speed.tap()
    expect(speed).not_to_have_text(before)


def test_a_long_title_that_is_only_heard_makes_no_page_wider(person, server):
    game = game_when(lambda game: game.ply > 8, 2, box="dragonfire", adventure="1", screens="random")
    made = laid(server, game, OPEN, BOT)
    ada = person(QUICK, **PHONE).open(f"/join#{made.invites[0].token}")
    ada.button("Take a seat").tap()
    assert ada.is_asked()
    assert overflow(ada) == 0


def test_the_program_can_be_installed_and_no_page_is_wider_than_the_screen(ada):
    place = ada.page.locator("link[rel=manifest]").get_attribute("href")
    answer = ada.page.request.get(f"{ada.url}{place}")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    told = answer.json()
    assert (told["display"], told["start_url"]) == ("standalone", "/")
    for icon in told["icons"]:
        assert ada.page.request.get(f"{ada.url}{icon['src']}").headers["content-type"] == icon["type"]

    assert overflow(ada) == 0
    ada.open(f"/table/{ada.table['id']}/replay")
    expect(ada.page.get_by_role("slider", name="Position in the game")).to_be_visible()
    ada.picture("phone-replay")
    assert overflow(ada) == 0
    ada.open()
    ada.button("The Yawning Portal").tap()
    ada.button("Advanced setup").tap()
    ada.picture("phone-box")
    assert overflow(ada) == 0
    ada.page.keyboard.press("Escape")
    ada.picture("phone-lobby", full_page=True)
    assert overflow(ada) == 0


def test_a_turn_is_played_by_tapping(ada):
    labels = [choice["label"] for choice in ada.choices]
    seat = next(label for label in labels if "seat 2" in label)
    move = ada.shown["move"]
    ada.page.touchscreen.tap(*ada.point_at(ada.lit.and_(ada.page.get_by_label(seat))))
    ada.has_answered(move)
    assert labels[ada.sent[-1]["index"]] == seat
    for _ in range(4):
        assert ada.is_asked()
        move = ada.shown["move"]
        ada.page.wait_for_timeout(500)  # two taps at one place would be one double tap
        ada.list_options()
        ada.options.last.tap()
        ada.has_answered(move)
    assert ada.is_asked()


def test_of_the_squares_one_can_choose_some_are_in_sight_from_the_start(person, server):
    def far(game: Table[Any, Any]) -> bool:
        """The squares are far from the Hero at whom a phone looks first."""
        ask, state = game.ask, game.state
        if ask is None or not re.search("Put .* on which square", ask.prompt):
            return False
        at = state.heroes[state.active].square
        return all(tiles_apart(state, at, square) > 2 for square in ask.options)

    game = game_when(far, seats=4)
    ada = person(QUICK, **PHONE).open(f"/join#{laid(server, game, OPEN, BOT, BOT, BOT).invites[0].token}")
    ada.button("Take a seat").tap()
    assert ada.is_asked()
    board = box_of(ada.page.locator("#board"))

    def in_sight() -> bool:
        places = [box_of(each) for each in ada.lit.all()]
        across = [board[0] <= left and right <= board[2] for left, _, right, _ in places]
        down = [board[1] <= top and bottom <= board[3] for _, top, _, bottom in places]
        return any(map(and_, across, down))

    ada.wait(in_sight, "the view, which goes to the squares")
    ada.picture("phone-squares")


def test_a_tab_raises_a_card_and_a_tap_on_what_it_would_do_answers(person, server):
    made = laid(server, game_at("Play which Hero", after=30))
    ada = person(QUICK, **PHONE).open(f"/join#{made.invites[0].token}")
    ada.button("Take a seat").tap()
    assert ada.is_asked()
    name, move = ada.choices[0]["label"], ada.shown["move"]
    ada.page.get_by_role("navigation", name="Panels").get_by_role("button", name=name).tap()
    large = ada.dialog(name)
    expect(large).to_be_visible()
    ada.picture("phone-card-raised")
    large.get_by_role("button", name=name).tap()
    ada.has_answered(move)
    assert ada.sent[-1]["index"] == 0


def test_action_tiles_lie_before_the_hand_while_one_chooses_among_them(person, server):
    made = laid(server, game_at("Activate which Action tile"))
    ada = person(QUICK, **PHONE).open(f"/join#{made.invites[0].token}")
    ada.button("Take a seat").tap()
    assert ada.is_asked()
    tabs = ada.page.get_by_role("navigation", name="Panels")
    offered = {id for choice in ada.choices for id in choice["nodes"]}
    tiles = [node["text"] for node in ada.things() if node["kind"] == "tile" and node["id"] in offered]
    assert len(tiles) == len(ada.choices)
    for text in tiles:
        tile = tabs.get_by_role("button", name=text)
        expect(tile).to_be_in_viewport(ratio=0.99)
        assert_in_reach(tile)
    ada.picture("phone-tiles")
    move, label = ada.shown["move"], ada.choices[1]["label"]
    assert ada.lit.count() == 0  # they lie nowhere else
    tabs.get_by_role("button", name=tiles[1]).tap()
    ada.page.get_by_role("dialog").get_by_role("button", name=label).tap()
    ada.has_answered(move)
    assert ada.sent[-1]["index"] == 1


def test_the_offer_to_be_spared_a_question_covers_little_until_it_is_opened(person, server):
    def minor(game: Table[Any, Any]) -> bool:
        prompt = game.scene(FIRST, ["Ada", "Hob"]).prompt
        return prompt is not None and bool(prompt.minor)

    made = laid(server, game_when(minor, seats=2), OPEN, BOT)
    ada = person(QUICK, **PHONE).open(f"/join#{made.invites[0].token}")
    ada.button("Take a seat").tap()
    assert ada.is_asked()
    offer, board = ada.button("This hardly matters"), ada.page.locator("#board")
    boxes = [box_of(each) for each in (offer, board)]
    covered, whole = [(right - left) * (bottom - top) for left, top, right, bottom in boxes]
    assert covered < 0.05 * whole
    ada.picture("phone-tie")
    offer.tap()
    group = ada.page.get_by_role("group", name="This hardly matters")
    move = ada.shown["move"]
    group.get_by_role("button", name="Let a bot decide").tap()
    ada.wait(lambda: ada.shown["move"] > move, "the tie")
