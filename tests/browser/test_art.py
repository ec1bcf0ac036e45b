"""Pictures in the browser: figures and cards bear them, little is loaded, and nothing waits for them."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import expect

from art.worlds.palettes import PALETTES
from questboard import art as drawn
from questboard.server.protocol import SeatRequest
from tests.browser.person import QUICK, Person
from tests.browser.tables import OPEN, game_at, laid

MOST = 400_000
"""Bytes of pictures in the first view of a table, compressed as they are sent."""

BOXES = {
    "portal": ("Seat", 4),
    "ashardalon": ("What does .* do", 4),
    "drizzt": ("What does .* do", 4),
    "dragonfire": ("", 4),
    "fantasy": ("", 4),
}

DUNGEONS = ("ashardalon", "drizzt")
"""The boxes whose Heroes and Monsters are drawn as busts in their squares."""


def come_to(
    person, server, box: str, block: bool = False, theme: str = "evening"
) -> tuple[Person, dict[str, bytes]]:
    """Sit down at a table at which play has been going on, and note every picture that is loaded."""
    question, seats = BOXES[box]
    bots = [SeatRequest("bot", name, "random") for name in ("Hob", "Marta", "Quill")]
    made = laid(server, game_at(question, seats, seed=3, after=30, box=box), OPEN, *bots[: seats - 1])
    ada, loaded = person({**QUICK, "theme": theme}), dict[str, bytes]()
    if block:
        ada.page.route("**/art/**", lambda route: route.abort("blockedbyclient"))
    else:
        ada.page.on(
            "requestfinished",
            lambda request: (
                "/art/" in request.url and loaded.update({request.url: request.response().body()})
            ),
        )
    ada.sit_down(made.invites[0].token)
    return ada, loaded


def test_without_pictures_icons_stand_in_and_the_game_goes_on(person, server):
    ada, _ = come_to(person, server, "ashardalon", block=True)
    assert ada.page.locator("[data-id^='hero:'] use").count() >= 4
    ada.page.keyboard.press("1")
    ada.wait(lambda: ada.answered >= 0, "an answer")
    ada.page.wait_for_load_state("networkidle")
    ada.forgive("/art/", "Failed to load resource")


def test_an_enlarged_card_shows_its_picture_and_says_what_that_shows(person, server):
    ada, _ = come_to(person, server, "ashardalon")
    ada.settle()
    ada.page.locator("[data-id^='hero:']").first.hover()
    picture = ada.page.get_by_role("tooltip").locator("img.picture[src^='/art/ashardalon/']")
    expect(picture).to_be_visible()
    assert picture.evaluate("img => img.decode().then(() => img.naturalWidth)") > 0
    expect(picture).to_have_attribute("alt", re.compile(r"^[A-Z].{15,140}\.$"))


@pytest.mark.parametrize("theme", ["evening", "daylight"])
def test_a_world_is_lit_alike_in_both_themes_and_taken_off_again(person, server, theme):
    ada, loaded = come_to(person, server, "drizzt", theme=theme)
    board = ada.page.locator("#board .window")
    expect(board).to_have_attribute("data-world", "drizzt")
    lit = board.evaluate("window => getComputedStyle(window).getPropertyValue('--lit')")
    assert lit == PALETTES["drizzt"]["lit"]
    floor = ada.page.locator("#board .ground").first
    expect(floor).to_be_visible()
    assert "world-floor" in floor.evaluate("path => getComputedStyle(path).fill")
    expect(ada.page.locator("#world-floor")).to_have_count(1)
    assert {"drizzt.svg", "drizzt-around.svg"} <= {url.rpartition("/")[2] for url in loaded}
    page = ada.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--lit')")
    assert (page == lit) == (theme == "evening")

    ada.button("Menu").click()
    ada.page.get_by_role("link", name="Home").click()
    expect(ada.page.locator("html")).not_to_have_attribute("data-world", "drizzt")
    assert ada.page.locator("#world-floor").count() == 0


UNLIKELY = """
svg => [...svg.querySelectorAll("[data-id^='hero:'], [data-id^='figure:']")].flatMap(figure =>
  [...figure.querySelectorAll("*")].flatMap(part => {
    const { filter, maskImage, mixBlendMode } = getComputedStyle(part)
    const cheap = filter === "none" && maskImage === "none" && mixBlendMode === "normal"
    return cheap && !part.hasAttribute("mask") ? [] : [figure.dataset.id]
  }))
"""
"""Figures of which a part has what would have to be painted anew in each frame in which they move."""

OUTSIDE = """
svg => [...svg.querySelectorAll("[data-id^='hero:'], [data-id^='figure:']")].flatMap(figure => {
  const hit = figure.querySelector(":scope > .hit")
  if (!hit) return []
  const side = hit.getBBox().height - 6, square = side / 0.875, free = square / 16 + 1
  return [...figure.querySelectorAll(":scope > .art, :scope > [data-id] > .art")].flatMap(part => {
    const { x, y, width, height } = part.getBBox()
    const { e, f } = figure.getCTM().inverse().multiply(part.getCTM())
    const beyond = [-x - e, -y - f - square / 10, x + e + width - side, y + f + height - side]
    return Math.max(...beyond) > free ? [`${figure.dataset.id} ${beyond}`] : []
  })
})
"""
"""Figures of which a part reaches beyond their squares; the head may do so by a tenth."""


@pytest.mark.parametrize("box", BOXES)
def test_the_first_view_of_a_table_loads_few_pictures_and_draws_figures_cheaply(person, server, box):
    ada, loaded = come_to(person, server, box)
    shown = ada.page.locator("svg image[href^='/art/']")
    expect(shown.first).to_be_visible()
    ada.page.wait_for_load_state("networkidle")
    ada.wait(lambda: len(loaded) >= 5, "the pictures")
    assert sum(len(gzip.compress(body, 5)) for body in loaded.values()) < MOST
    if box in DUNGEONS:
        board = ada.page.locator("#board .window > svg")
        expect(board.locator("[data-id^='figure:'] .heart").first).to_be_visible()
        ada.settle()
        assert board.evaluate(OUTSIDE) == []
        assert board.evaluate(UNLIKELY) == []


def test_a_figure_is_shown_beside_its_name_and_the_way_under_the_pointer(person, server):
    ada, _ = come_to(person, server, "ashardalon")
    board = ada.page.locator("#board .window > svg")
    expect(board.locator(".reach .line")).to_have_count(1)
    squares = [choice["nodes"][0] for choice in ada.choices if choice.get("path")]
    assert squares
    board.locator(f"[data-id='{squares[-1]}'] > .hit").hover(force=True)
    shown = board.locator(f"[data-path='{squares[-1]}']")
    expect(shown).to_contain_text("square")
    ada.page.mouse.move(2, 2)
    expect(shown).to_have_count(0)

    chip = ada.story.locator(".named img").last
    chip.scroll_into_view_if_needed()
    expect(chip).to_be_visible()
    assert chip.evaluate("img => img.decode().then(() => img.naturalWidth)") > 0
    players = ada.region("Players").locator("[data-seat]")
    expect(players).to_have_count(4)
    assert all(player.locator("image[href*='/heroes/']").count() for player in players.all())


def test_an_opened_box_shows_some_of_its_cast_where_its_adventures_leave_room(person):
    ada = person(QUICK).open()
    ada.button("The Yawning Portal").first.click()
    cast = ada.dialog("The Yawning Portal").locator(".cast img")
    expect(cast).to_have_count(len(drawn.cast("portal")))
    assert cast.first.evaluate("img => img.decode().then(() => img.naturalWidth)") > 0
    assert re.fullmatch(r"[A-Z].{15,140}\.", cast.first.get_attribute("alt") or "")
