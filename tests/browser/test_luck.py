"""What people see of the luck of their table, and what their browsers add to it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from questboard.testing.services import Server
from tests.browser.conftest import SETTINGS
from tests.browser.person import QUICK


@pytest.fixture(scope="module")
def secretive():
    """A server whose luck is secret; browsers add nothing to luck that comes from a word."""
    with Server(**{**SETTINGS, "QUESTBOARD_LUCK": ""}) as server:
        yield server


def test_browsers_add_to_the_luck_of_a_table_and_show_what_they_added(person, secretive):
    ada = person(QUICK, at=secretive.url).open()
    ada.button("The Yawning Portal").click()
    box = ada.dialog("The Yawning Portal")
    box.get_by_role("combobox", name="Player in seat 3").select_option(label="nobody")
    box.get_by_role("combobox", name="Player in seat 2").select_option(label="by invite link")
    box.get_by_role("button", name="Begin").click()
    link = ada.page.get_by_role("textbox", name="Invite link for seat 2").input_value()
    bob = person({**QUICK, "name": "Bob"}, at=secretive.url)
    bob.sit_down(link.partition("#")[2])
    expect(ada.page.locator("#prompt")).to_be_visible()
    expect(bob.page.locator("#prompt")).to_be_visible()
    assert len([seed for seed in ada.table["seeds"] if seed]) == 2
    kept = bob.page.evaluate("() => Object.values(JSON.parse(localStorage['questboard.seeds']))")
    assert kept == [ada.table["seeds"][1]]
    ada.button("Menu").click()
    ada.button("About this table").click()
    about = ada.page.get_by_role("region", name="Verifiable luck")
    expect(about).to_contain_text("nobody could choose the luck")
    expect(about).to_contain_text(f"Seat 2: {kept[0]}")
    ada.picture("luck")
