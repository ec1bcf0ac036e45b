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
OF_COLOURS = ("color-contrast", "link-in-text-block")
"""The rules of axe by which a page may pass in one light and not in another."""


def findings(who: Person) -> list[Any]:
    """What keeps people from using the page in either light, with the places."""
    if not who.page.evaluate("() => 'axe' in window"):
        who.page.evaluate(AXE.read_text("utf-8"))
    rest = {"rules": {rule: {"enabled": False} for rule in OF_COLOURS}}
    return _findings(who, rest) + [
        (light, *found) for light in who.lights() for found in _findings(who, {"runOnly": OF_COLOURS})
    ]


def _findings(who: Person, wanted: dict[str, Any]) -> list[Any]:
    found = who.page.evaluate("(wanted) => axe.run({ resultTypes: ['violations'], ...wanted })", wanted)
    return [
        (each["help"], [(node["html"], node["failureSummary"]) for node in each["nodes"]])
        for each in found["violations"]
        if each["impact"] in GRAVE
    ]


def test_what_can_be_read_in_one_light_only_is_found(person):
    ada = person(QUICK).open("/about")
    expect(ada.page.get_by_role("heading").first).to_be_visible()
    assert findings(ada) == []
    ada.page.add_style_tag(content="[data-theme=daylight] main p { color: #eee; background: #fff }")
    assert {found[0] for found in findings(ada)} == {"daylight"}
    ada.page.add_style_tag(content="[data-theme=evening] main p { color: #222; background: #000 }")
    assert {found[0] for found in findings(ada)} == {"daylight", "evening"}


def test_the_lobby_is_open_to_everybody(person):
    ada = person({"speed": 0}).open()
    expect(ada.button("Play now")).to_be_visible()
    assert findings(ada) == []
    ada.button("The Yawning Portal").click()
    ada.button("Advanced setup").click()
    assert findings(ada) == []
    ada.page.keyboard.press("Escape")
    ada.button("Settings").click()
    assert findings(ada) == []


def test_the_way_to_a_table_is_open_to_everybody(person, server):
    made = laid(server, game_at("Seat .* where", after=30), OPEN, OPEN)
    ada = person(QUICK).open(f"/join#{made.invites[0].token}")
    expect(ada.button("Take a seat")).to_be_visible()
    assert findings(ada) == []
    ada.button("Take a seat").click()
    expect(ada.page.get_by_role("heading", name="1 seat is still open")).to_be_visible()
    assert findings(ada) == []


def test_the_table_is_open_to_everybody(person, server):
    made = laid(server, game_at("Seat .* where", after=30))
    ada = person(QUICK).sit_down(made.invites[0].token)
    assert ada.is_asked()
    for light in ada.lights():
        ada.picture(f"{light}-table")
    ada.button("Why not?").click()
    ada.page.keyboard.press("f")
    ada.page.get_by_role("region", name="Rules").get_by_role("listitem").get_by_role("button").first.click()
    expect(ada.page.get_by_role("article").first).to_be_visible()
    assert findings(ada) == []
    ada.button("Menu").click()
    assert findings(ada) == []


def test_the_tutorial_is_open_to_everybody(person):
    ada = person({"speed": 0}).open()
    ada.button("Learn by playing").click()
    assert ada.is_asked()
    expect(ada.region("Tutorial")).to_be_visible()
    assert findings(ada) == []


def test_the_end_and_the_replay_are_open_to_everybody(person, server):
    ada = person(QUICK).sit_down(laid(server, nearly_over()).invites[0].token)
    ada.play_out(Random(1))
    for light in ada.lights():
        ada.picture(f"{light}-result")
    assert findings(ada) == []
    ada.open(f"/table/{ada.table['id']}/replay?ply=40")
    expect(ada.page.get_by_role("slider", name="Position in the game")).to_have_value("40")
    assert findings(ada) == []
    ada.button("Play on from here").click()
    assert findings(ada) == []
