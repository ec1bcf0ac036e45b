"""Both languages and both lights, and no message that is missing in either."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from questboard.bots import BOT_NAMES
from questboard.games import SHELF
from tests.browser.person import Person
from tests.browser.tables import game_at, laid, nearly_over

MESSAGES = Path(__file__).parents[2] / "client" / "src" / "messages"
PORTAL = {"en": "The Yawning Portal", "ru": "Зияющий портал"}
RAW = re.compile(r"\b(?:shell|frame|table)\.[a-z_]+\b|\{[a-z]+\}|\bundefined\b|\bNaN\b")
"""A key that has no message, or a place in a message that was not filled."""
LATIN = re.compile(r"[A-Za-z]{3,}")
PEOPLE = {"Ada", "Bob", "Eve", *BOT_NAMES}
NAMES = {"Questboard", "English", *PEOPLE, *(word for box in SHELF for word in box.title.split())}
"""What is called the same in both languages."""

UNMARKED = """() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
        const { parentElement: holder, data } = walker.currentNode;
        const says = holder.closest("[lang]").lang === "ru" && !holder.closest("code, kbd, noscript");
        if (says) found.push(data);
    }
    return found.join("\\n");
}"""
"""All text that claims to be Russian."""


def messages(language: str) -> Callable[[str], str]:
    """What the interface says in a language, by the keys of its messages."""
    said: dict[str, str] = {}
    for file in (MESSAGES / language).glob("*.json"):
        said |= json.loads(file.read_text("utf-8"))
    return said.__getitem__


def assert_spoken(who: Person, language: str) -> None:
    """Nothing on the page is a raw key, and what is English on a Russian page says that it is."""
    assert RAW.findall(who.words()) == []
    if language == "ru":
        assert set(LATIN.findall(who.page.evaluate(UNMARKED))) <= NAMES


def test_the_language_changes_at_a_click_and_is_remembered(person):
    say = messages("ru")
    ada = person().open()
    expect(ada.button("Play now")).to_be_visible()
    ada.button("Русский").click()
    expect(ada.button(say("shell.play_now"))).to_be_visible()
    expect(ada.page.locator("html")).to_have_attribute("lang", "ru")
    ada.picture("russian-lobby", full_page=True)
    ada.page.reload()
    expect(ada.button(say("shell.play_now"))).to_be_visible()
    ada.button("English").click()
    expect(ada.button("Play now")).to_be_visible()


def test_the_language_of_the_browser_is_spoken_at_first(person):
    ada = person(locale="ru-RU").open()
    expect(ada.button(messages("ru")("shell.play_now"))).to_be_visible()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_lobby_says_everything_in_one_language(person, language):
    say = messages(language)
    ada = person({"language": language, "name": "Ada"})
    ada.open("/about")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    assert RAW.findall(ada.words()) == []
    for path in ("/join", "/"):
        ada.open(path)
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
        assert_spoken(ada, language)
    ada.button("Dragonfire").click()
    expect(ada.page.get_by_text(say("shell.told_in_english"))).to_be_visible(visible=language != "en")
    assert_spoken(ada, language)
    ada.open("/")
    ada.button(PORTAL[language]).click()
    expect(ada.page.get_by_role("heading", name=PORTAL[language], level=2)).to_be_visible()
    expect(ada.page.get_by_text(say("shell.told_in_english"))).not_to_be_visible()
    assert_spoken(ada, language)
    ada.button(say("shell.advanced")).click()
    assert_spoken(ada, language)
    ada.page.keyboard.press("Escape")
    ada.button(say("shell.settings")).click()
    expect(ada.dialog(say("shell.settings"))).to_be_visible()
    expect(ada.page.get_by_text(say("shell.games_in_english"))).to_be_visible(visible=language != "en")
    assert_spoken(ada, language)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_table_says_everything_in_one_language(person, server, language):
    say = messages(language)
    ada = person({"speed": 0, "language": language, "name": "Ada"})
    ada.open(f"/join#{laid(server, game_at('Seat .* where', after=30)).invites[0].token}")
    ada.button(say("shell.sit_down")).click()
    ada.wait(lambda: ada.choices)
    expect(ada.question).to_contain_text(ada.prompt["text"])
    assert_spoken(ada, language)
    if language == "ru":
        ada.picture("russian-table")
    for key in ("w", "c", "r", "l"):
        ada.page.keyboard.press(key)
        ada.page.keyboard.press("Escape")
        assert_spoken(ada, language)
    for entry in ("frame.about_table", "frame.shortcuts", "frame.settings", "frame.abandon"):
        ada.button(say("frame.menu")).click()
        assert_spoken(ada, language)
        ada.button(say(entry)).click()
        expect(ada.dialog(say(entry))).to_be_visible()
        assert_spoken(ada, language)
        ada.page.keyboard.press("Escape")


def test_the_side_panel_can_be_closed_whatever_its_language_and_the_size_of_the_screen(person, server):
    say = messages("ru")
    ada = person({"speed": 0, "language": "ru", "name": "Ada"})
    ada.open(f"/join#{laid(server, game_at('Seat .* where', after=30)).invites[0].token}")
    ada.button(say("shell.sit_down")).click()
    ada.wait(lambda: ada.choices)
    for size in ((1440, 900), (1024, 768), (768, 1024), (360, 740), (740, 360)):
        ada.resize(*size)
        ada.page.keyboard.press("s")
        close = ada.button(say("frame.close_side"))
        expect(close).to_be_in_viewport(ratio=1)
        panel = ada.page.get_by_role("complementary", name=say("frame.side"))
        tabs = panel.get_by_role("tab").evaluate_all(
            "all => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"
        )
        assert tabs == [], size
        close.click()
        expect(panel).to_be_hidden()


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_end_of_a_game_and_its_replay_say_everything_in_one_language(person, server, language):
    say = messages(language)
    ada = person({"speed": 0, "language": language, "name": "Ada"})
    ada.open(f"/join#{laid(server, nearly_over()).invites[0].token}")
    ada.button(say("shell.sit_down")).click()
    random = Random(1)
    while True:
        ada.wait(lambda: ada.is_over or (ada.choices and ada.shown["move"] > ada.answered))
        if ada.is_over:
            break
        expect(ada.question).to_contain_text(ada.prompt["text"])
        ada.type(str(random.randrange(min(len(ada.choices), 9)) + 1))
    expect(ada.dialog(say("frame.result"))).to_be_visible()
    assert_spoken(ada, language)
    ada.dialog(say("frame.result")).get_by_role("link", name=say("frame.watch_replay")).click()
    ada.button(say("frame.fork")).click()
    expect(ada.dialog(say("frame.fork"))).to_be_visible()
    assert_spoken(ada, language)


def test_daylight_is_light_and_the_evening_dark(person):
    ada = person().open()
    ada.button("Settings").click()
    panel = ada.dialog("Settings")
    panel.get_by_role("radio", name="Daylight").check()
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "daylight")
    words = brightness_of_words(ada)
    ada.picture("daylight-settings")
    panel.get_by_role("radio", name="Evening").check()
    expect(ada.page.locator("html")).to_have_attribute("data-theme", "evening")
    assert words < 80 < 180 < brightness_of_words(ada)


def brightness_of_words(who: Person) -> float:
    """How bright the page's ink is, from 0 to 255."""
    color = who.page.evaluate("() => getComputedStyle(document.body).color")
    red, green, blue = (float(value) for value in re.findall(r"[\d.]+", color)[:3])
    return 0.3 * red + 0.59 * green + 0.11 * blue
