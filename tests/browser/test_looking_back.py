"""Looking back at a game beat by beat, coming back to one, and leaving ties to others.

No test may depend on what a game says of its events, so on this server The Yawning Portal has banners,
turning points and ties of our own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from questboard.testing.services import Server
from tests.browser.person import QUICK, Person
from tests.browser.tables import OPEN, game_at, laid

MARKED = """
from questboard.cues import Banner, Danger, Defeat
from questboard.games import load_rules
from questboard.games.portal import options


def cues(rules, event, view, names):
    if event.kind == "activated":
        return [Banner(f"{names[event.facts['player']]}'s turn", level="turn")]
    if event.kind == "placed":
        return [Danger("The kitchen is busy")]
    if event.kind == "seated":
        return [Defeat("nobody")]
    return []


type(load_rules("portal")).cues = cues
options.Slot.minor = True
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which a game has turns, turning points and a tie."""
    site = tmp_path_factory.mktemp("marked")
    (site / "sitecustomize.py").write_text(MARKED)
    with Server(PYTHONPATH=str(site), QUESTBOARD_REQUESTS_PER_MINUTE="0") as server:
        yield server


@pytest.fixture
def two(person, server):
    """Ada and Bob at a table for two."""

    def sit(question: str, after: int = 30) -> tuple[Person, Person]:
        made = laid(server, game_at(question, after=after), OPEN, OPEN)
        ada, bob = person(QUICK), person({**QUICK, "name": "Bob"})
        for each, invite in zip((ada, bob), made.invites, strict=True):
            each.open(f"/join#{invite.token}")
            each.button("Take a seat").click()
        assert ada.is_asked()
        return ada, bob

    return sit


def slider(who: Person) -> Locator:
    return who.page.get_by_role("slider", name="Position in the game")


def place(who: Person) -> tuple[int, int]:
    """The answer and the beat that are looked at; 0 after all beats."""
    said = slider(who).get_attribute("aria-valuetext") or ""
    numbers = [int(number) for number in re.findall(r"\d+", said)]
    return (numbers[0], numbers[2]) if said.startswith("answer") else (numbers[0], 0)


def leave(who: Person) -> int:
    """Leave the table once the page has kept what was seen of it; the number of answers that were."""
    seen: int = who.shown["ply"]
    kept = f"() => localStorage.getItem('questboard.visits')?.includes('\"ply\":{seen}}}')"
    who.wait(lambda: who.page.evaluate(kept), "what has been seen")
    who.open("/")
    return seen


def told(who: Person) -> str:
    return who.region("Replay controls").inner_text()


def test_a_running_game_is_looked_through_beat_by_beat(two):
    ada, _ = two("Activate which")
    table, last = ada.table["id"], ada.shown["ply"]
    ada.open(f"/table/{table}/replay?ply={last}")
    expect(slider(ada)).to_have_value(str(last))
    slider(ada).blur()
    back = [place(ada)]
    while back[-1][0] > last - 8:
        ada.page.keyboard.press("ArrowLeft")
        ada.wait(lambda: place(ada) != back[-1], "the way back")
        back.append(place(ada))
    assert any(beat for _, beat in back)  # an answer has led to several things
    forth = [back[-1]]
    while forth[-1] != back[0]:
        ada.page.keyboard.press("ArrowRight")
        ada.wait(lambda: place(ada) != forth[-1], "the way on")
        forth.append(place(ada))
    assert forth == back[::-1]

    ada.page.keyboard.press("Shift+ArrowLeft")
    expect(slider(ada)).to_have_attribute("aria-valuetext", f"after answer {last - 1} of {last}")
    ada.page.keyboard.press("Shift+ArrowRight")
    expect(slider(ada)).to_have_value(str(last))
    ada.resize(390, 844)
    ada.button("One beat back").click(trial=True)
    ada.picture("replay-phone")


def test_the_page_keys_lead_from_turn_to_turn_and_flags_to_turning_points(two):
    ada, _ = two("Activate which")
    ada.open(f"/table/{ada.table['id']}/replay?ply=0")
    expect(ada.page.locator(".notches .turn").first).to_be_attached()
    ada.page.keyboard.press("PageDown")
    expect(ada.region("Replay controls")).to_contain_text("activates the")
    first = place(ada)
    ada.page.keyboard.press("PageDown")
    expect(slider(ada)).not_to_have_value(str(first[0]))
    ada.page.keyboard.press("PageUp")
    expect(slider(ada)).to_have_value(str(first[0]))
    assert place(ada) == first
    flags = ada.page.locator(".flags button")
    expect(flags.first).to_have_attribute("aria-label", re.compile("Go to answer"))
    ada.picture("replay-marks")
    flag = flags.last
    ply = (re.findall(r"answer (\d+)", flag.get_attribute("aria-label") or ""))[0]
    flag.click()
    expect(slider(ada)).to_have_value(ply)


def test_a_line_of_the_log_is_shown_again(two):
    ada, _ = two("Activate which")
    line = ada.story.get_by_role("listitem").nth(-3).locator("p").last
    words = line.inner_text().strip().split("\n")[0]
    line.get_by_role("button", name="Show again").click()
    expect(slider(ada)).to_be_visible()
    expect(ada.region("Replay controls").locator(".told .now")).to_contain_text(words.split(" §")[0][:30])
    ada.page.go_back()
    expect(ada.question).to_be_visible()


def test_who_comes_back_is_told_what_has_happened_and_can_watch_it(two):
    ada, bob = two("Activate which")
    news = ada.region("Since you left")
    random = Random(3)
    while not bob.is_pending:
        if ada.is_pending:
            ada.answer(random)
        for each in (ada, bob):
            each.page.wait_for_timeout(15)
    ada.wait(lambda: ada.shown["ply"] == bob.shown["ply"], "her own answer")
    table, seen = ada.table["id"], leave(ada)
    while not bob.prompt or bob.prompt["seat"] == 1:
        bob.is_asked()
        bob.answer(random)
        bob.wait(lambda: not bob.is_answered)
    now = bob.shown["ply"]
    assert now > seen + 1

    ada.open(f"/table/{table}")
    expect(news.get_by_role("listitem").first).to_contain_text("Bob")
    ada.picture("since-you-left")
    link = news.get_by_role("link", name="Watch it")
    assert f"ply={seen + 1}&beat=1" in (link.get_attribute("href") or "")
    link.click()
    expect(slider(ada)).to_have_value(str(now))  # it plays to the end
    expect(ada.button(re.compile("^Play$"))).to_be_visible()
    ada.open(f"/table/{table}")
    assert ada.is_asked()
    expect(news).to_be_hidden()


@pytest.mark.nightly
def test_a_spectator_who_comes_back_is_told_what_has_happened_and_can_watch_it(two, person):
    ada, bob = two("Activate which")
    eve = person({**QUICK, "name": "Eve"})
    news = eve.region("Since you left")
    table = ada.table["id"]
    eve.open(f"/table/{table}")
    expect(eve.question).to_be_visible()
    expect(news).to_be_hidden()
    seen = leave(eve)
    random = Random(3)
    while ada.shown["ply"] < seen + 3:
        for each in (ada, bob):
            if each.is_pending:
                each.is_asked()
                each.answer(random)
                each.wait(lambda each=each: not each.is_answered, "what comes of it")
        for each in (ada, bob):
            each.page.wait_for_timeout(15)
    now = ada.shown["ply"]

    eve.open(f"/table/{table}")
    expect(news.get_by_role("listitem").first).to_be_visible()
    story = ada.story.inner_text()
    for line in news.get_by_role("listitem").all_inner_texts():
        assert line in story
    eve.picture("since-you-left-spectator")
    link = news.get_by_role("link", name="Watch it")
    assert f"ply={seen + 1}&beat=1" in (link.get_attribute("href") or "")
    link.click()
    expect(slider(eve)).to_have_value(str(now))
    expect(eve.button(re.compile("^Play$"))).to_be_visible()
    eve.open(f"/table/{table}")
    expect(eve.question).to_be_visible()
    expect(news).to_be_hidden()


def test_ties_are_left_to_the_table_at_the_question_and_in_the_settings(two):
    ada, _ = two("Place .* on which slot")
    offer = ada.page.get_by_role("group", name="This hardly matters")
    expect(offer).to_be_visible()
    ada.picture("tie")
    move = ada.shown["move"]
    offer.get_by_role("button", name="Take the nearest").click()
    ada.wait(lambda: ada.shown["move"] > move, "the tie")
    expect(offer).to_be_hidden()
    assert ada.table["seats"][0]["ties"] == {"a slot": "nearest"}
    ada.button("Menu").click()
    ada.button("Settings").click()
    ties = ada.page.get_by_role("group", name="Ties that hardly matter")
    expect(ties.get_by_role("radio", name="Ask me")).to_be_checked()
    ada.page.get_by_text("One by one").click()
    slots = ada.page.get_by_role("group", name="a slot")
    expect(slots.get_by_role("radio", name="The nearest")).to_be_checked()
    ada.picture("ties")
    ties.get_by_role("radio", name="A bot decides").check(force=True)
    ada.wait(lambda: ada.table["seats"][0]["ties"] == {"": "bot"}, "the setting")
