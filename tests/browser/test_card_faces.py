"""Cards that one can read: in a browser every card of every deck, and the cards of games in play."""

from __future__ import annotations

import msgspec
import pytest

from questboard.scene import Scene
from questboard.server.protocol import SeatRequest
from tests.browser.faces import DECKS, FULL, LISTEN, hands, show, troubles
from tests.browser.person import QUICK, Person
from tests.browser.tables import BOT, OPEN, game_at, laid

SIZES = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
BOXES = {"ashardalon": 3, "drizzt": 4, "portal": 3, "dragonfire": 3, "fantasy": 3}
FONT_SIZES = "all => all.map((each) => parseFloat(getComputedStyle(each).fontSize))"
LARGE = 336
"""How wide an enlarged card is."""
NARROW = 9
"""So many have narrower faces, with short texts where they need them."""


def arrive(person, size: str) -> Person:
    wide, high = SIZES[size]
    ada: Person = person(QUICK, viewport={"width": wide, "height": high}, reduced_motion="reduce")
    ada.page.add_init_script(LISTEN)
    return ada


def open_hand(ada: Person) -> None:
    """On a phone the hand lies in a drawer."""
    if ada.page.viewport_size == {"width": 390, "height": 844}:
        ada.button("Hand").click()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("deck", DECKS)
def test_every_card_of_a_deck_can_be_read_in_a_hand(person, server, deck, size):
    ada = arrive(person, size)
    ada.sit_down(laid(server, game_at("Seat"), OPEN, BOT).invites[0].token)
    open_hand(ada)
    found = []
    for many in (FULL,) if size == "phone" else (FULL, NARROW):
        for dealt in hands(deck, many):
            show(ada, dealt)
            found += [f"{trouble} among {many}" for trouble in troubles(ada, dealt)]
    assert found == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("box", BOXES)
def test_the_faces_of_a_game_in_play_can_be_read(person, server, box, size):
    ada = arrive(person, size)
    bots = [SeatRequest("bot", name, "random") for name in ("Hob", "Marta", "Quill")]
    game = game_at("", BOXES[box], seed=5, after=25, box=box)
    ada.sit_down(laid(server, game, OPEN, *bots[: BOXES[box] - 1]).invites[0].token)
    open_hand(ada)
    ada.page.evaluate("() => document.fonts.ready")
    scene = msgspec.convert(ada.shown["scene"], Scene)
    assert troubles(ada, tuple(scene.nodes)) == []


def test_the_enlarged_card_is_at_an_edge_of_the_board_and_never_under_the_pointer(person, server):
    ada = arrive(person, "desk")
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
