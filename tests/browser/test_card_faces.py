"""Every card of every deck can be read in a browser; the cards of games in play are in `test_frame`."""

from __future__ import annotations

import pytest

from tests.browser.faces import DECKS, FULL, LISTEN, hands, rows, show, troubles
from tests.browser.person import QUICK, Person
from tests.browser.tables import BOT, OPEN, game_at, laid
from tests.nightly import nightly_except

SIZES = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
FONT_SIZES = "all => all.map((each) => parseFloat(getComputedStyle(each).fontSize))"
LARGE = 336
"""How wide an enlarged card is."""
NARROW = 9
"""So many have narrower faces, with short texts where they need them."""
HANDS = {"desk": (FULL, NARROW), "tablet": (FULL, NARROW), "phone": (FULL,)}
"""The hands of a deck that are looked at, and on which screens; the narrowest have the least room."""


@pytest.fixture
def ada(person) -> Person:
    """Somebody whose table shows what a test wants it to show."""
    ada: Person = person(QUICK, reduced_motion="reduce")
    ada.page.add_init_script(LISTEN)
    return ada


def look_at(ada: Person, size: str, drawer: str = "") -> None:
    """Sit at a screen of such a size; on a phone the hand and the players are in drawers."""
    ada.resize(*SIZES[size])
    if size == "phone" and drawer:
        tab = ada.page.get_by_role("button", name=drawer, exact=True)
        if tab.get_attribute("aria-expanded") == "false":
            tab.click()
            ada.resize(*SIZES[size])


@pytest.mark.parametrize("size", nightly_except(HANDS, "tablet"))
@pytest.mark.parametrize("deck", DECKS)
def test_every_card_of_a_deck_can_be_read_in_a_hand(ada, server, deck, size):
    ada.sit_down(laid(server, game_at("Seat"), OPEN, BOT).invites[0].token)
    look_at(ada, size, "Hand")
    cards, found = tuple(DECKS[deck]()), []
    for many in HANDS[size]:
        for dealt in hands(cards, many):
            show(ada, dealt)
            found += [f"{many} cards: {trouble}" for trouble in troubles(ada, dealt)]
    assert found == []


@pytest.mark.parametrize("deck", ["adventure", "fantasy"])
def test_every_card_before_a_player_can_be_read(ada, server, deck):
    ada.sit_down(laid(server, game_at("Seat"), OPEN, BOT).invites[0].token)
    cards, found = tuple(DECKS[deck]()), []
    show(ada, cards[:1], "party")
    for size in SIZES:
        look_at(ada, size, "Players")
        spelled = size != "tablet"
        for dealt in rows(cards):
            show(ada, dealt, "party")
            found += [f"{size}: {trouble}" for trouble in troubles(ada, dealt, spelled)]
    assert found == []


def test_the_enlarged_card_is_at_an_edge_of_the_board_and_never_under_the_pointer(ada, server):
    look_at(ada, "desk")
    ada.sit_down(
        laid(server, game_at("", 3, seed=5, after=25, box="ashardalon"), OPEN, BOT, BOT).invites[0].token
    )
    places = set()
    for card in ada.page.locator(".hand [data-id^='card:'] > .hit").all()[:3]:
        at = card.bounding_box()
        assert at is not None
        x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
        ada.page.mouse.move(x, y)
        name = (card.get_attribute("aria-label") or "").partition(":")[0]
        large = ada.page.get_by_role("tooltip", name=name)
        large.locator("p.other").wait_for()
        box = large.bounding_box()
        assert box is not None
        across = box["x"] <= x <= box["x"] + box["width"]
        assert not (across and box["y"] <= y <= box["y"] + box["height"])
        places.add(round(box["x"]))
        sizes = large.locator("p.text, .label").evaluate_all(FONT_SIZES)
        assert min(sizes) >= 18
        texts = large.locator("p.text").all_text_contents()
        assert len(set(texts)) == len(texts)
    board = ada.page.locator("#board").bounding_box()
    assert board is not None
    edges = {round(board["x"]) + 8, round(board["x"] + board["width"]) - 8 - LARGE}
    assert all(any(abs(place - edge) <= 2 for edge in edges) for place in places)
