"""A game of another package, without a scene of its own, is played in the browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from questboard.testing.services import Server
from tests.browser.conftest import SETTINGS
from tests.browser.person import QUICK


@pytest.fixture(scope="module")
def lit(site: Path) -> Iterator[Server]:
    """A server in an environment that has the package of the docs."""
    with Server(PYTHONPATH=str(site), **SETTINGS) as server:
        yield server


def test_a_game_without_a_scene_of_its_own_is_played_to_its_end(person, lit):
    ada = person(QUICK, at=lit.url).open()
    ada.button("Lanterns").click()
    ada.dialog("Lanterns").get_by_role("button", name="Begin").click()
    assert ada.is_asked()
    ada.picture("other-package")
    expect(ada.page.locator("a.mark")).to_have_count(0)  # its rules are not written down
    ada.tab("Rules").click()
    expect(ada.page.get_by_text("The rules of this game are not written down here.")).to_be_visible()
    ada.press(ada.thing(ada.choices[0]["nodes"][0]))
    ada.play_out(Random(1))
    ada.picture("other-package-over")
    expect(ada.result).to_contain_text("points are most")
