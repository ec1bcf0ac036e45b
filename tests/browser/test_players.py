"""The players, and what each has on the table, in a column of its own that scrolls."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import IN_SIGHT, QUICK, Person
from tests.browser.tables import BOT, OPEN, game_at, laid

DESK = (1280, 800)
TABLETS = [(1024, 768), (800, 600)]

RISE = """(gems) => {
    const column = document.querySelector(".left"), list = column.querySelector(".seats");
    const far = gems.getBoundingClientRect().top - column.getBoundingClientRect().top;
    column.scrollBy({ top: far - list.offsetHeight / 4, behavior: "instant" });
    return column.scrollTop;
}"""
"""Scrolls Gems up to where the list of players is, or was."""


@pytest.fixture
def thief(person, server) -> Callable[[tuple[int, int]], Person]:
    """Somebody who is asked whose pocket to pick, and then, with the pointer out of the way, for a Gem."""

    def arrives(size: tuple[int, int]) -> Person:
        made = laid(server, game_at("Pickpocket: take a Gem from whom", seats=3, seed=14), OPEN, BOT, BOT)
        ada: Person = person(QUICK, viewport={"width": size[0], "height": size[1]})
        ada.sit_down(made.invites[0].token)
        ada.page.mouse.move(1, 1)
        assert ada.is_asked()
        return ada

    return arrives


def raise_gems(who: Person) -> None:
    """Scroll the Gems of the player whose pocket comes first to the top of the column."""
    assert who.page.locator('[data-id="gems:1"]').evaluate(RISE) > 0


def pick(who: Person) -> list[str]:
    """Pick the first pocket; the Gems that can be taken from it."""
    who.page.keyboard.press("1")
    expect(who.question).to_contain_text("take which Gem")
    assert who.is_asked()
    return [choice["nodes"][0] for choice in who.choices]


def is_covered(who: Person, gem: str) -> bool:
    """Whether a Gem can't be touched as the column is scrolled now."""
    return who.thing(gem).evaluate(IN_SIGHT) is None


def test_gems_behind_the_list_of_players_come_into_sight_when_they_are_asked_for(thief):
    ada = thief(DESK)
    raise_gems(ada)
    gems = pick(ada)
    ada.wait(lambda: not is_covered(ada, gems[0]), "the first Gem")
    assert all(ada.in_sight(ada.thing(gem)) for gem in gems)
    ada.picture("gems-to-take")


def test_a_gem_that_is_reached_by_keyboard_does_not_stay_behind_the_list_of_players(thief):
    ada = thief(DESK)
    gems = pick(ada)
    raise_gems(ada)
    ada.thing(gems[0]).focus()
    ada.wait(lambda: not is_covered(ada, gems[0]), "the focused Gem")


@pytest.mark.parametrize("size", TABLETS)
def test_the_list_of_players_leaves_room_for_what_they_have_on_a_low_screen(thief, size):
    ada = thief(size)
    gems = pick(ada)
    raise_gems(ada)
    assert not any(is_covered(ada, gem) for gem in gems)


def test_the_list_of_players_stays_where_there_is_room(thief):
    ada = thief(DESK)
    raise_gems(ada)
    expect(ada.region("Players").get_by_role("listitem").filter(has_text="Ada")).to_be_in_viewport(ratio=1)
