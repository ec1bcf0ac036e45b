"""Every page, in both lights, as axe sees it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import expect

from tests.browser.person import QUICK, Person
from tests.browser.tables import OPEN, game_at, laid, nearly_over

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


def findings(who: Person) -> list[Any]:
    """What keeps people from using the page, with the places."""
    if not who.page.evaluate("() => 'axe' in window"):
        who.page.evaluate(AXE.read_text("utf-8"))
    found = who.page.evaluate("() => axe.run({ resultTypes: ['violations'] })")
    return [
        (each["help"], [(node["html"], node["failureSummary"]) for node in each["nodes"]])
        for each in found["violations"]
        if each["impact"] in GRAVE
    ]


def test_the_lobby_is_open_to_everybody(person, light):
    ada = person({"theme": light, "speed": 0}).open()
    expect(ada.button("Play now")).to_be_visible()
    assert findings(ada) == []
    ada.button("The Yawning Portal").click()
    ada.button("Choose everything").click()
    assert findings(ada) == []
    ada.page.keyboard.press("Escape")
    ada.button("Settings").click()
    assert findings(ada) == []


def test_the_way_to_a_table_is_open_to_everybody(person, server, light):
    made = laid(server, game_at("Seat .* where", after=30), OPEN, OPEN)
    ada = person({**QUICK, "theme": light}).open(f"/join#{made.invites[0].token}")
    expect(ada.button("Sit down")).to_be_visible()
    assert findings(ada) == []
    ada.button("Sit down").click()
    expect(ada.page.get_by_role("heading", name="1 seat is still open")).to_be_visible()
    assert findings(ada) == []


def test_the_table_is_open_to_everybody(person, server, light):
    made = laid(server, game_at("Seat .* where", after=30))
    ada = person({**QUICK, "theme": light}).sit_down(made.invites[0].token)
    assert ada.is_asked()
    if light == "daylight":
        ada.picture("daylight-table")
    ada.button("Why not?").click()
    assert findings(ada) == []
    ada.page.keyboard.press("r")
    expect(ada.page.get_by_role("article").first).to_be_visible()
    assert findings(ada) == []
    ada.button("Menu").click()
    assert findings(ada) == []


def test_the_guide_is_open_to_everybody(person, light):
    ada = person({"theme": light, "speed": 0}).open()
    ada.button("Learn by playing").click()
    assert ada.is_asked()
    expect(ada.region("The guide")).to_be_visible()
    assert findings(ada) == []


def test_the_end_and_the_replay_are_open_to_everybody(person, server, light):
    ada = person({**QUICK, "theme": light}).sit_down(laid(server, nearly_over()).invites[0].token)
    ada.play_out(Random(1))
    if light == "daylight":
        ada.picture("daylight-result")
    assert findings(ada) == []
    ada.open(f"/table/{ada.table['id']}/replay?ply=40")
    expect(ada.page.get_by_role("slider", name="Moment of the game")).to_have_value("40")
    assert findings(ada) == []
    ada.button("Play on from here").click()
    assert findings(ada) == []
