"""What was played: looked through, seen by other eyes, shared, saved, and played on from."""

from __future__ import annotations

import re
import subprocess
import sys
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.person import QUICK, Person
from tests.browser.tables import BOT, FIRST, OPEN, game_when, laid, nearly_over

GAME = nearly_over()
CLIPBOARD = ["clipboard-read", "clipboard-write"]


@pytest.fixture
def ada(person, server) -> Person:
    """Somebody who has just seen the end of a game."""
    ada: Person = person(QUICK, permissions=CLIPBOARD)
    ada.sit_down(laid(server, GAME).invites[0].token)
    ada.play_out(Random(1))
    ada.result.wait_for()
    return ada


def slider(who: Person) -> Locator:
    """The slider of a replay."""
    return who.page.get_by_role("slider", name="Position in the game")


def ply(who: Person) -> int:
    """How many answers had been given at the moment that is looked at."""
    return int(slider(who).input_value())


def longest(who: Person) -> list[int]:
    """The moments that the longest lines of a game are about."""
    lines = who.page.request.get(f"{who.url}/api/tables/{who.table['id']}/story").json()
    told: dict[int, int] = {}
    for line in lines:
        told[line["ply"]] = max(told.get(line["ply"], 0), len(line["text"]))
    return sorted(told, key=lambda ply: told[ply])[-2:]


def test_a_replay_goes_forth_and_back_by_slider_buttons_and_keys(ada):
    last = ada.table["ply"]
    ada.result.get_by_role("link", name="Watch the film").click()
    expect(slider(ada)).to_have_value("0")
    told = ada.region("Replay controls")
    slider(ada).fill("60")
    ada.open_side()
    expect(slider(ada)).to_have_attribute("aria-valuetext", f"after answer 60 of {last}")
    expect(ada.page.get_by_role("listitem").and_(ada.page.locator("[aria-current=step]"))).to_be_visible()
    ada.picture("replay")

    before = told.inner_text()
    ada.button("One beat forward").click()
    expect(slider(ada)).to_have_value("61")
    ada.wait(lambda: told.inner_text() != before, "the next moment")
    slider(ada).blur()
    expect(slider(ada)).to_have_attribute("aria-valuetext", re.compile(rf"answer 61 of {last}, beat 1 of \d"))
    ada.page.keyboard.press("Shift+ArrowRight")
    expect(slider(ada)).to_have_attribute("aria-valuetext", f"after answer 61 of {last}")
    for key, expected in (
        ("Shift+ArrowRight", 62),
        ("Shift+ArrowLeft", 61),
        ("ArrowRight", 62),
        ("ArrowLeft", 61),
        ("End", last),
        ("Home", 0),
    ):
        ada.page.keyboard.press(key)
        expect(slider(ada)).to_have_value(str(expected))
    expect(ada.lit).to_have_count(0)


def test_a_replay_plays_by_itself_and_its_address_leads_to_the_moment(ada, person):
    ada.open(f"/table/{ada.table['id']}/replay?ply=20")
    expect(slider(ada)).to_have_value("20")
    ada.page.get_by_role("combobox", name="Speed").select_option("4")
    ada.button(re.compile("^Play$")).click()
    expect(slider(ada)).not_to_have_value("20")
    ada.button("Stop").click()
    reached = ply(ada)
    assert reached > 20
    ada.page.wait_for_url(re.compile(rf"/replay\?ply={reached}(&beat=\d+)?$"))
    eve = person(QUICK).open(ada.page.url.removeprefix(ada.url))
    expect(slider(eve)).to_have_value(str(reached))


CAPTION = """() => {
    const caption = document.querySelector(".bar .told"), box = caption.getBoundingClientRect();
    const { top, bottom } = caption.querySelector(".now, :scope > span:last-child").getBoundingClientRect();
    return { said: caption.textContent.trim(), cut: Math.max(box.top - top, bottom - box.bottom, 0) };
}"""
"""What the caption of a replay says, and by how much its last line is clipped."""


def test_what_happened_last_is_read_in_full_at_every_size(person, server):
    game = game_when(lambda game: game.ply > 60, 3, box="ashardalon", adventure="5")
    ada = person(QUICK).sit_down(laid(server, game, OPEN, BOT, BOT).invites[0].token)
    cut, said, moments = {}, set(), longest(ada)
    for size in ((1440, 900), (1024, 768), (768, 1024), (390, 844), (740, 360)):
        ada.page.set_viewport_size({"width": size[0], "height": size[1]})
        for moment in moments:
            ada.open(f"/table/{ada.table['id']}/replay?ply={moment}")
            expect(slider(ada)).to_have_attribute("aria-valuetext", re.compile(f"after answer {moment} "))
            expect(ada.page.locator(".bar .told")).not_to_be_empty()
            caption = ada.page.evaluate(CAPTION)
            said.add(caption["said"])
            if caption["cut"] > 1:
                cut[size, moment] = caption
    assert cut == {}
    assert len(said) > 1


def test_when_the_game_is_over_it_can_be_seen_by_every_pair_of_eyes(ada):
    ada.open(f"/table/{ada.table['id']}/replay?ply=30")
    eyes = ada.page.get_by_role("combobox", name="View")
    hand = ada.region("Your hand")
    seen = {}
    for name in ("Ada", "Hob"):
        eyes.select_option(label=name)
        expect(hand.get_by_label(f"{name}").first).to_be_attached()
        seen[name] = {card.get_attribute("aria-label") for card in hand.get_by_label("Order").all()}
    assert seen["Ada"]
    assert seen["Hob"]
    assert seen["Ada"].isdisjoint(seen["Hob"])
    eyes.select_option(label="Spectator")
    expect(hand).to_be_hidden()


def test_one_plays_on_from_any_moment_of_a_finished_game(ada):
    moment = next(ply for ply, entry in enumerate(GAME.log) if ply > 40 and entry.seat == FIRST)
    old = ada.table["id"]
    ada.open(f"/table/{old}/replay?ply={moment}")
    expect(slider(ada)).to_have_value(str(moment))
    ada.button("Play on from here").click()
    dialog = ada.dialog("Play on from here")
    expect(dialog).to_contain_text(f"after answer {moment}")
    ada.picture("fork")
    dialog.get_by_role("button", name="Start").click()
    ada.wait(lambda: ada.table["id"] != old)
    assert ada.is_asked()
    assert ada.shown["ply"] == moment
    assert ada.table["forked_from"] == {"table": old, "ply": moment}
    ada.choose(ada.choices[0]["label"])


def test_a_saved_game_is_verified_on_the_command_line(ada, tmp_path):
    ada.page.keyboard.press("Escape")
    ada.button("Menu").click()
    with ada.page.expect_download() as fetched:
        ada.page.get_by_role("link", name="Save file").click()
    file = tmp_path / fetched.value.suggested_filename
    fetched.value.save_as(file)
    command = [sys.executable, "-m", "questboard", "replay", str(file), "--verify"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    assert f"is verified: The Yawning Portal, {ada.table['ply']} answers." in done.stdout
    assert ada.table["commitment"] in done.stdout


def test_the_story_is_fetched_as_text(ada):
    ada.page.keyboard.press("Escape")
    ada.button("Menu").click()
    with ada.page.expect_download() as fetched:
        ada.page.get_by_role("link", name="Log as text").click()
    assert "Ada" in fetched.value.path().read_text()


def test_a_link_is_shared_and_shows_a_stranger_the_whole_game(ada, person):
    ada.page.keyboard.press("Escape")
    ada.button("Menu").click()
    ada.button("Copy a link to this table").click()
    expect(ada.page.get_by_text("Link copied.")).to_be_visible()
    link = ada.page.evaluate("() => navigator.clipboard.readText()")
    eve = person(QUICK)
    eve.page.goto(link)
    expect(slider(eve)).to_have_attribute("max", str(ada.table["ply"]))
    expect(eve.button("Play on from here")).to_be_visible()


def test_luck_can_be_checked_when_the_game_is_over(ada):
    ada.page.keyboard.press("Escape")
    ada.button("Menu").click()
    ada.button("About this table").click()
    about = ada.dialog("About this table")
    expect(about).to_contain_text(ada.table["commitment"])
    expect(about).to_contain_text(ada.table["luck_key"])
    ada.picture("about-table")


def test_a_rematch_seats_the_same_company(ada):
    old = ada.table["id"]
    ada.result.get_by_role("button", name="Once more").click()
    ada.wait(lambda: ada.table["id"] != old)
    assert [seat["name"] for seat in ada.table["seats"]] == ["Ada", "Hob"]
    assert ada.is_asked()
