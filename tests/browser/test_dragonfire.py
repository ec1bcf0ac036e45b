"""Dragonfire in the browser: a Scene by clicking, damage by dragging, an Assist, a Long Rest, every eye."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from questboard.kernel import Table
from questboard.server.protocol import SeatRequest
from tests.browser.explorer import drawn, follow_tutorial, open_tutorial, pictures_in_each_light
from tests.browser.person import QUICK, Person
from tests.browser.tables import FIRST, OPEN, game_when, laid
from tests.browser.test_access import findings
from tests.browser.test_phone import PHONE, overflow

BOX = "Dragonfire"
QUICK_START: dict[str, Any] = {"box": "dragonfire", "adventure": "1", "screens": "random"}
DUNGEON: dict[str, Any] = {"box": "dragonfire", "adventure": "2", "screens": "random"}
COMPANION = SeatRequest("bot", "Hob", "easy")
ENOUGH = 80
"""No Scene of the quick start takes this many answers of one player."""


def wish(who: Person) -> dict[str, Any]:
    """What somebody takes who plays every card, deals damage as proposed and buys what there is."""
    for begin in ("play ", "deal it", "deal damage", "buy ", "pass"):
        for choice in who.choices:
            if choice["label"].startswith(begin):
                return choice
    return who.choices[0]


def named(who: Person, begin: str) -> dict[str, Any]:
    """A choice by the beginning of its label."""
    return next(choice for choice in who.choices if choice["label"].startswith(begin))


def status(who: Person) -> str:
    """Which Adventure and which Scene it is."""
    return str(who.shown.get("scene", {}).get("status", ""))


# ---- a Scene


def test_somebody_comes_through_scene_one_with_three_companions_by_clicking(person):
    ada = person({"speed": 0}, viewport={"width": 1440, "height": 900})
    open_tutorial(ada, BOX)
    taken: list[str] = []
    while "Scene 1" in status(ada) and ada.is_asked():
        assert len(taken) < ENOUGH
        taken.append(ada.take(wish(ada)).partition(":")[0] or "button")
        ada.wait(lambda: not ada.is_answered, "what comes of the answer")
    assert "Scene 2" in status(ada)
    assert {"hand", "market", "button"} <= set(taken)
    story = ada.story
    expect(story).to_contain_text("Scene 1 is completed.")
    assert ada.is_asked()
    ada.picture("dragonfire-scene-two")


def test_the_tutorial_leads_through_the_first_turn(person):
    follow_tutorial(person({"speed": 0, "language": "ru"}), "dragonfire", BOX, "ru", "dragonfire")


# ---- dragging


def with_damage_to_deal(game: Table[Any, Any]) -> bool:
    """Whether two cards or more can go to two encounters or more."""
    assert game.ask
    shots = [shot for shot in game.state.turn.shots if not shot.aim]
    return game.ask.kind == "aim" and len(shots) >= 2 and len(game.state.encounters) >= 2


def middle(who: Person, id: str) -> tuple[float, float]:
    """The middle of a thing on the screen."""
    box = drawn(who, id).locator("> .hit").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_damage_is_dragged_to_an_encounter(person, server):
    game = game_when(with_damage_to_deal, 4, **DUNGEON)
    made = laid(server, game, OPEN, COMPANION, COMPANION, COMPANION)
    ada = person(QUICK, viewport={"width": 1440, "height": 900}).sit_down(made.invites[0].token)
    assert ada.is_asked()
    pairs = {tuple(choice["nodes"]): choice for choice in ada.choices if len(choice.get("nodes", ())) == 2}
    (shot, foe), choice = next(iter(pairs.items()))
    index, goals = ada.choices.index(choice), {goal for thing, goal in pairs if thing == shot}
    mouse, ghost = ada.page.mouse, ada.page.locator(".carried")

    mouse.move(*middle(ada, shot))
    mouse.down()
    mouse.move(*middle(ada, foe), steps=6)
    expect(ghost).to_be_visible()
    expect(ghost).to_contain_text(choice["detail"], ignore_case=True)
    lit = ada.page.locator(".node.lit").evaluate_all("all => all.map(each => each.dataset.id)")
    assert set(lit) == goals
    ada.picture("dragonfire-dragging")
    mouse.move(5, 5, steps=4)  # nobody is there
    mouse.up()
    expect(ghost).to_be_hidden()
    expect(ada.thing(shot)).to_be_attached()
    assert not any(message["type"] == "answer" for message in ada.sent)

    mouse.move(*middle(ada, shot))
    mouse.down()
    mouse.move(*middle(ada, foe), steps=6)
    mouse.up()
    ada.wait(lambda: ada.sent and ada.sent[-1]["type"] == "answer", "letting go")
    assert ada.sent[-1]["index"] == index
    expect(ada.page.get_by_role("menu")).to_have_count(0)
    assert ada.is_asked()


# ---- helping


def with_an_assist(game: Table[Any, Any]) -> bool:
    """Whether the first player may help another one."""
    assert game.ask
    acts = game.ask.options if game.ask.kind == "assist" else ()
    return game.state.turn.seat != FIRST and any(act and act[0] == "assist" for act in acts)


def test_in_another_players_turn_one_sees_whom_and_how_one_may_assist(person, server):
    game = game_when(with_an_assist, 4, **DUNGEON)
    made = laid(server, game, OPEN, COMPANION, COMPANION, COMPANION)
    ada = person(QUICK).sit_down(made.invites[0].token)
    assert ada.is_asked()
    expect(ada.question).to_contain_text("Assist Hob")
    assert not ada.is_listed
    ada.list_options()
    for words in ("Don't ask me again this turn", "Don't ask me until my next turn"):
        expect(ada.options.filter(has_text=words)).to_be_visible()
    assert ada.take(named(ada, "assist with")).startswith("hand:")
    expect(ada.story).to_contain_text("Ada assists with")


# ---- between two Adventures


def at_a_long_rest(game: Table[Any, Any]) -> bool:
    """Whether the first player takes a Background."""
    assert game.ask
    return game.ask.kind == "background"


def test_after_a_long_rest_with_a_new_feature_the_next_adventure_begins(person, server):
    game = game_when(at_a_long_rest, 2, leader="1", campaign=True, **QUICK_START)
    ada = person(QUICK).sit_down(laid(server, game, OPEN, COMPANION).invites[0].token)
    assert ada.is_asked()
    feature = ada.choices[0]
    assert ada.take(feature) == feature["nodes"][0]
    expect(ada.story).to_contain_text(f"Ada takes the Feature {feature['label']}")
    while ada.is_asked() and "Dungeon Crawl, Scene" not in status(ada):
        crawl = [choice for choice in ada.choices if choice["label"] == "Dungeon Crawl"]
        ada.take(crawl[0] if crawl else wish(ada))
        ada.wait(lambda: not ada.is_answered, "what comes of the answer")
    expect(ada.page.get_by_role("banner")).to_contain_text("Dungeon Crawl, Scene 1 of 3")
    expect(ada.page.get_by_label(feature["label"]).first).to_be_attached()


# ---- for everybody


def test_the_table_is_open_to_everybody(person, server):
    game = game_when(with_damage_to_deal, 4, **DUNGEON)
    made = laid(server, game, OPEN, COMPANION, COMPANION, COMPANION)
    ada = person(QUICK).sit_down(made.invites[0].token)
    assert ada.is_asked()
    pictures_in_each_light(ada, "dragonfire-table")
    ada.button("Why not?").click()
    assert findings(ada) == []


def test_on_a_phone_a_card_is_played_by_a_tap(person, server):
    def in_turn(game: Table[Any, Any]) -> bool:
        assert game.ask
        return game.ask.kind == "act" and any(act and act[0] == "play" for act in game.ask.options)

    made = laid(server, game_when(in_turn, 4, **DUNGEON), OPEN, COMPANION, COMPANION, COMPANION)
    ada = person(QUICK, **PHONE).open(f"/join#{made.invites[0].token}")
    ada.button("Take a seat").tap()
    assert ada.is_asked()
    assert overflow(ada) == 0
    ada.page.get_by_role("navigation", name="Panels").get_by_role("button", name="Hand").tap()
    move = ada.shown["move"]
    card = ada.thing(named(ada, "play ")["nodes"][0])
    ada.page.touchscreen.tap(*ada.point_at(card))
    ada.page.get_by_role("menuitem", name="play ").tap()
    ada.has_answered(move)
    assert ada.is_asked()
    assert overflow(ada) == 0
