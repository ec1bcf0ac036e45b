"""What people see when a bot has failed, and what they can do about it."""

from __future__ import annotations

from playwright.sync_api import expect

from questboard.testing.services import Server
from tests.browser.conftest import SETTINGS
from tests.browser.person import QUICK
from tests.server.cursed import curse

OPEN_TABLE = """async (seats) => {
    const wanted = { game: "portal", seats, options: { first_player: "1" } };
    const headers = { "Content-Type": "application/json" };
    const answer = await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(wanted) });
    return (await answer.json()).id;
}"""


def test_a_bot_that_fails_is_told_of_and_replaced_or_its_seat_is_opened(person, tmp_path):
    with Server(**SETTINGS, PYTHONPATH=str(curse(tmp_path / "cursed"))) as server:
        ada = person(QUICK, at=server.url).open()
        hob = {"kind": "bot", "name": "Hob", "level": "easy"}
        table = ada.page.evaluate(OPEN_TABLE, [{"kind": "me", "name": "Ada"}, hob])
        ada.open(f"/table/{table}")
        told = ada.page.get_by_role("alert", name="The game waits")
        expect(told).to_contain_text("something went wrong in the bot")
        ada.picture("bot-failed")
        told.get_by_role("button", name="Let it try again").click()
        expect(told).to_contain_text("something went wrong in the bot")  # it fails again
        told.get_by_role("button", name="Open the seat for a person").click()
        expect(told).to_have_count(0)
        vacant = ada.page.get_by_role("status").filter(has_text="Seat 2 (Hob) is open")
        expect(vacant).to_be_visible()
        vacant.get_by_role("button", name="Invite").click()
        link = vacant.get_by_role("textbox").input_value()
        ada.picture("seat-open")
        ada.resize(390, 844)
        ada.picture("seat-open-phone")
        strip, words = ada.page.locator("#prompt").bounding_box(), ada.question.bounding_box()
        assert strip is not None
        assert words is not None
        assert strip["y"] <= words["y"]  # what one waits for is read, whatever can be done about it
        ada.resize(1280, 800)

        bob = person({**QUICK, "name": "Bob"}, at=server.url)
        bob.sit_down(link.partition("#")[2])
        assert bob.is_asked()
        expect(vacant).to_have_count(0)

        again = ada.page.evaluate(OPEN_TABLE, [{"kind": "me", "name": "Ada"}, hob])
        ada.open(f"/table/{again}")
        told.get_by_role("combobox").select_option(label="random")
        told.get_by_role("button", name="Another bot").click()
        assert ada.is_asked()
