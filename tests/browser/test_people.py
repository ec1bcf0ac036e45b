"""What people can do about one another at a table, and what belongs to their browser."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.person import QUICK
from tests.browser.tables import BOT, OPEN, game_at, laid

DANGEROUS = '<img src=x onerror="document.title=1">'


def test_one_leaves_a_table_to_a_bot_and_another_is_reported(person, server):
    made = laid(server, game_at("Draw the first card"), OPEN, OPEN)
    ada, bob = person(QUICK), person({**QUICK, "name": DANGEROUS[:24]})
    for each, invite in zip((ada, bob), made.invites, strict=True):
        each.open(f"/join#{invite.token}").button("Take a seat").click()
    assert ada.is_asked()
    ada.button("Menu").click()
    ada.button("About this table").click()
    about = ada.dialog("About this table")
    about.get_by_role("button", name="Report").click()
    about.get_by_role("textbox", name="What has").fill(DANGEROUS)
    about.get_by_role("button", name="Send").click()
    expect(about.get_by_text("The operator has been told")).to_be_visible()
    ada.picture("people")
    about.get_by_role("button", name="Leave").click()
    about.get_by_role("button", name="A bot plays on").click()
    expect(ada.page.get_by_text("no longer yours")).to_be_visible()
    assert bob.table["seats"][0]["kind"] == "bot"
    bob.tab("Chat").click()
    bob.page.get_by_role("textbox", name="Message to the table").fill(DANGEROUS)
    bob.page.keyboard.press("Enter")
    expect(bob.page.get_by_text(DANGEROUS).first).to_be_visible()  # text, and nothing else
    assert bob.page.title() != "1"
    assert bob.page.locator("img[src=x]").count() == 0


def test_a_code_brings_ones_seats_to_another_browser(person, server):
    made = laid(server, game_at("Draw the first card"), OPEN, BOT)
    ada, phone = person(QUICK), person(QUICK)
    ada.sit_down(made.invites[0].token)
    ada.open("/about").button("Make a recovery code").click()
    code = ada.page.locator("code").inner_text()
    phone.open("/about").page.get_by_role("textbox", name="Recovery code").fill(code)
    phone.button("Bring its seats here").click()
    expect(phone.page.get_by_text("1 table is yours again")).to_be_visible()
    phone.picture("recovered")
    phone.button("Erase my traces").click()
    phone.button("Really erase everything").click()
    expect(phone.page.get_by_text("Erased at 1 table")).to_be_visible()
