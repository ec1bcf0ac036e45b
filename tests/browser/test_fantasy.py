"""The Fantasy Adventure Board Game in the browser: alone, with a Dungeon Master, and what each one sees."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import expect

from questboard.bots.policies import inclined
from questboard.games import new_table
from questboard.kernel import Table
from tests.browser.explorer import (
    asked_in_turn,
    drawn,
    follow_tutorial,
    open_tutorial,
    pictures,
    pictures_in_each_light,
)
from tests.browser.person import QUICK, Person
from tests.browser.tables import BOT, OPEN, SOME_GAMES, laid
from tests.browser.test_access import findings
from tests.browser.test_friends import BOB
from tests.browser.test_phone import PHONE, overflow

BOX = "The Fantasy Adventure Board Game"
BEFORE_THE_DOOR = ["f2", "f1", "f3", "e2"]
"""Where the heroes of the first adventure stand so that a goblin in the next room can be shot at."""
ENOUGH = 60
"""The first fight doesn't take this many answers."""
ATTACKED = re.compile("(attacks|shoots at) goblin 1 with")


def game_where(ready: Any, seats: int, seat: int, **options: Any) -> Table[Any, Any]:
    """A game, played in a hurry, that has come to such a question for a seat."""
    for number in range(SOME_GAMES):
        game, random = new_table("fantasy", seats, number, **options), Random(number)
        while game.ask is not None and game.ply < 150:
            if game.ask.seat == seat and ready(game):
                return game
            game.answer(inclined(game.rules, game, random))
    raise LookupError("nothing of that kind comes in any of these games")


def beside_another(game: Table[Any, Any]) -> bool:
    """Whether a hero can exchange items with another one."""
    assert game.ask
    return game.ask.kind == "act" and any(act and act[0] == "exchange" for act in game.ask.options)


def test_an_exchange_takes_one_click_on_the_other_hero_and_one_on_a_card(person, server):
    game = game_where(beside_another, 2, 0, adventure="3", dungeon_master="automatic")
    ada = person(QUICK).sit_down(laid(server, game, OPEN, BOT).invites[0].token)
    assert ada.is_asked()
    exchange = named(ada, "exchange with")
    index = ada.choices.index(exchange)
    ada.press(ada.thing(exchange["nodes"][0]), exchange["label"])
    assert ada.sent[-1]["index"] == index
    assert ada.is_asked()
    expect(ada.question).to_contain_text("Exchange what with")
    offer = next(choice for choice in ada.choices if len(choice.get("nodes", ())) == 1)
    index = ada.choices.index(offer)
    ada.press(ada.thing(offer["nodes"][0]), offer["label"])
    assert ada.sent[-1]["index"] == index


def seen(who: Person, begin: str) -> list[str]:
    """The things on a person's table whose ids begin like this."""
    return [node["id"] for node in who.things() if node["id"].startswith(begin) and ":hp:" not in node["id"]]


def named(who: Person, begin: str) -> dict[str, Any]:
    """A choice by the beginning of its label."""
    return next(choice for choice in who.choices if choice["label"].startswith(begin))


def wish(who: Person) -> dict[str, Any]:
    """What somebody does who shoots and strikes, and waits for the monsters otherwise."""
    for begin in ("attack ", "shoot ", "end ", "pass", "no"):
        for choice in who.choices:
            if choice["label"].startswith(begin):
                return choice
    return who.choices[0]


# ---- alone


def test_somebody_wins_the_first_fight_alone_against_the_automatic_dungeon_master(person):
    ada = person({"speed": 0}, viewport={"width": 1440, "height": 900})
    open_tutorial(ada, BOX)
    for square in BEFORE_THE_DOOR:
        assert ada.is_asked()
        ada.take(next(choice for choice in ada.choices if choice["label"] == square))
        ada.wait(lambda: not ada.is_answered, "what comes of the answer")
    assert ada.is_asked()
    assert seen(ada, "monster:goblin-1") == ["monster:goblin-1"]
    pictures(ada, "fantasy-first-room")
    taken: list[str] = []
    while seen(ada, "monster:goblin-1"):
        assert len(taken) < ENOUGH
        assert ada.is_asked()
        taken.append(ada.take(wish(ada)).partition(":")[0] or "button")
        ada.wait(lambda: not ada.is_answered, "what comes of the answer")
    assert "card" in taken
    expect(ada.story).to_contain_text("Goblin 1 is defeated.")
    expect(ada.page.get_by_role("group", name="The goal")).to_contain_text("1/6")
    assert [node for node in ada.things() if node["kind"] == "die"]


def test_the_tutorial_leads_to_the_first_chest(person):
    follow_tutorial(person({"speed": 0, "language": "ru"}), "fantasy", BOX, "ru", "fantasy")


# ---- with a Dungeon Master


def about_to_place(game: Table[Any, Any]) -> bool:
    """Whether the first monster is placed, and the heroes could shoot at it if it stood at i2."""
    assert game.ask
    if game.ask.kind != "placing" or game.ply > 8:
        return False
    after = game.at(game.ply)
    after.answer_with(9 + 2 * game.state.layout.width)
    return (
        after.ask is not None
        and after.ask.kind == "act"
        and any(option[0] == "attack" for option in after.ask.options)
    )


def test_a_dungeon_master_and_the_heroes_each_see_only_their_own(person, server):
    made = laid(server, game_where(about_to_place, 2, 0, adventure="1"), OPEN, OPEN)
    ada, bob = person(QUICK), person(BOB)
    for each, invite in zip((ada, bob), made.invites, strict=True):
        each.open(f"/join#{invite.token}")
        each.button("Take a seat").click()
    assert ada.is_asked()
    expect(bob.question).to_contain_text("Waiting for Ada to choose where monsters stand.")
    assert len(seen(ada, "lurker:")) == 6
    assert len(seen(ada, "trap:")) == 4
    assert len(seen(ada, "chest:")) == 5
    assert seen(ada, "notes")
    expect(drawn(ada, "lurker:0")).to_be_visible()
    for secret in ("lurker:", "trap:", "chest:", "notes", "monster:"):
        assert seen(bob, secret) == []
        expect(bob.page.locator(f'[data-id^="{secret}"]')).to_have_count(0)
    assert "lurks" not in bob.words()
    pictures(ada, "fantasy-dungeon-master")

    assert ada.take(named(ada, "i2")) == "square-53"
    expect(drawn(bob, "monster:goblin-1")).to_be_visible()
    goblin = next(node for node in bob.things() if node["id"] == "monster:goblin-1")
    assert goblin["label"] == "Goblin 1 at i2: AC 1, 3 of 3 HP."
    assert len(seen(bob, "chest:")) == 1
    ada.wait(lambda: len(seen(ada, "lurker:")) == 5, "the goblin that lurks no more")
    assert seen(bob, "trap:") == []

    assert bob.is_asked()
    expect(ada.question).to_contain_text("Waiting for Bob to choose what to do.")
    pictures(bob, "fantasy-heroes")
    bob.take(wish(bob))
    for who in (ada, bob):
        expect(who.story).to_contain_text(ATTACKED)
    for _, name in zip(range(12), asked_in_turn({"Ada": ada, "Bob": bob}), strict=False):
        who = {"Ada": ada, "Bob": bob}[name]
        who.take(wish(who))


# ---- for everybody


def with_a_shot(game: Table[Any, Any]) -> bool:
    """Whether somebody can be shot at, and somebody else can't."""
    assert game.ask
    if game.ask.kind != "act":
        return False
    prompt = game.scene(0, ["Ada"]).prompt
    assert prompt
    clear = any(choice.beam for choice in prompt.choices)
    return clear and any(refused.beam for refused in prompt.refused)


def test_a_line_of_sight_is_shown_before_one_commits_and_breaks_where_it_is_blocked(person, server):
    made = laid(server, game_where(with_a_shot, 1, 0, adventure="forest-2"), OPEN)
    ada = person(QUICK, viewport={"width": 1440, "height": 900})
    ada.sit_down(made.invites[0].token)
    assert ada.is_asked()
    beams = ada.page.locator("[data-beam]")
    expect(beams).to_have_count(0)
    shot = next(choice for choice in ada.choices if choice.get("beam"))
    ada.list_options()
    ada.options.filter(has_text=shot["label"]).first.hover()
    expect(ada.page.locator('[data-beam="clear"]')).to_have_count(1)
    blocked = next(each for each in ada.prompt["refused"] if each.get("beam"))
    drawn(ada, blocked["nodes"][1]).hover(force=True)
    expect(ada.page.locator('[data-beam="broken"]')).not_to_have_count(0)
    ada.page.mouse.move(0, 0)
    pictures_in_each_light(ada, "fantasy-table")
    ada.button("Why not?").click()
    expect(ada.page.get_by_text(blocked["reason"]).first).to_be_visible()
    assert findings(ada) == []


def test_on_a_phone_a_hero_walks_by_a_tap(person, server):
    def walking(game: Table[Any, Any]) -> bool:
        assert game.ask
        return game.ask.kind == "act" and any(act[0] == "walk" for act in game.ask.options)

    made = laid(server, game_where(walking, 1, 0, adventure="winter-2", stays_home="jozan"), OPEN)
    ada = person(QUICK, **PHONE).open(f"/join#{made.invites[0].token}")
    ada.button("Take a seat").tap()
    assert ada.is_asked()
    assert overflow(ada) == 0
    move = ada.shown["move"]
    near = [choice for choice in ada.choices if choice.get("detail") == "1 square"]
    ada.page.touchscreen.tap(*ada.point_at(ada.thing(near[0]["nodes"][0])))
    ada.has_answered(move)
    assert ada.is_asked()
    assert overflow(ada) == 0
