"""The players, and what each has on the table, in a rail that shows all of it at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.person import IN_SIGHT, QUICK, Person
from tests.browser.tables import BOT, OPEN, game_at, laid

SCREENS = [(1280, 800), (1024, 768), (800, 600)]


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


def pick(who: Person) -> list[str]:
    """Pick the first pocket; the Gems that can be taken from it."""
    who.page.keyboard.press("1")
    expect(who.question).to_contain_text("take which Gem")
    assert who.is_asked()
    return [choice["nodes"][0] for choice in who.choices]


@pytest.mark.parametrize("size", SCREENS)
def test_every_player_is_in_sight_and_what_they_have_when_it_is_asked_for(thief, size):
    ada = thief(size)
    places = ada.region("Players").get_by_role("listitem")
    for seat in ada.table["seats"]:
        place = places.filter(has_text=seat["name"]).first
        expect(place).to_be_in_viewport(ratio=1)
        if seat["kind"] == "bot":
            expect(place).to_contain_text("bot, random")
    expect(places.filter(has_text="your turn")).to_contain_text("Ada")
    gems = pick(ada)
    ada.settle()
    assert [gem for gem in gems if ada.thing(gem).evaluate(IN_SIGHT) is None] == []
    ada.picture(f"gems-to-take-{size[0]}")
