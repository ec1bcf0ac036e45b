"""The Legend of Drizzt in the browser: alone, in teams, with secrets, guided, and by every eye."""

from __future__ import annotations

import json
import math
import re
from random import Random
from typing import Any

from playwright.sync_api import expect

from questboard.bots.policies import inclined
from questboard.games import new_table
from questboard.games.adventure.rules.ways import exit_squares, find_tile
from questboard.games.adventure.state import AdventureState
from questboard.kernel import Table
from questboard.server.protocol import SeatRequest
from tests.browser.explorer import (
    AIM,
    END,
    asked_in_turn,
    assert_followed,
    assert_told,
    drawn,
    finish_alone,
    follow_tutorial,
    new_moves,
    open_tutorial,
    pictures,
    pictures_in_each_light,
    stairs_out,
    steps,
    wish,
)
from tests.browser.person import QUICK, Person
from tests.browser.tables import OPEN, SOME_GAMES, game_when, laid
from tests.browser.test_access import findings
from tests.browser.test_phone import PHONE, overflow

BOX = "The Legend of Drizzt"
CLEVER = SeatRequest("bot", "Hob", "medium")
PLACE = re.compile(r"\b(\d+)([a-d])([1-4])\b")
BLOW = re.compile(r"Drizzt attacks\s+Artemis Entreri with|Artemis Entreri attacks\s+Drizzt with")
SIDES = {"north": "[a-d]1", "east": "d[1-4]", "south": "[a-d]4", "west": "a[1-4]"}
"""The squares along each side of a tile."""


# ---- alone


def test_a_newcomer_finishes_the_first_adventure_alone_by_clicking(person):
    ada = person({"speed": 0}, viewport={"width": 1440, "height": 900})
    open_tutorial(ada, BOX)
    expect(ada.region("Supply").get_by_label("Adventure: Exile")).to_be_attached()
    finish_alone(ada, "caverns")


def in_the_open(game: Table[Any, Any]) -> bool:
    """Whether a Hero can go to the stairs of the Surface Hollow."""
    assert game.ask
    out = exit_squares(game.state, "surface-hollow-far")
    acts = game.ask.options if game.ask.kind == "act" else ()
    return any(act[0] == "move" and out >> act[1] & 1 for act in acts)


def test_whoever_comes_up_the_stairs_has_won(person, server):
    made = laid(server, game_when(in_the_open, 1, adventure="1", auto_ties=True), OPEN)
    ada = person(QUICK).sit_down(made.invites[0].token)
    while ada.is_asked():
        ada.take(up_the_stairs(ada))
    expect(ada.result).to_contain_text("Drizzt sees the stars")
    assert_told(ada)


def up_the_stairs(who: Person) -> dict[str, Any]:
    """A step onto the stairs, the end of the Hero Phase on them, or no card where one is asked for."""
    stairs = stairs_out(who)
    out = [move for move in new_moves(who) if stairs.intersection(move["nodes"])]
    return out[0] if out else next(choice for choice in who.choices if choice["label"] in (END, "pass"))


def with_khazidhea() -> Table[Any, Any]:
    """A game in which Catti-brie can strike with Khazid'hea, whoever plays her."""
    for seed in range(SOME_GAMES):
        game, random = new_table("drizzt", 3, seed, adventure="2"), Random(seed)
        while game.ask is not None:
            if game.ask.kind == "act" and ("use", "khazidhea") in game.ask.options:
                return game
            game.answer(inclined(game.rules, game, random))
    raise LookupError("nobody can strike with Khazid'hea in any of these games")


def test_a_click_on_the_card_of_khazidhea_counts_at_once(person, server):
    game = with_khazidhea()
    assert game.ask
    made = laid(server, game, *[OPEN if seat == game.ask.seat else CLEVER for seat in range(game.seats)])
    ada = person(QUICK).sit_down(made.invites[0].token)
    assert ada.is_asked()
    blow = next(choice for choice in ada.choices if "Khazid" in choice["label"])
    index = ada.choices.index(blow)
    ada.press(ada.thing(blow["nodes"][0]), blow["label"])
    assert ada.sent[-1]["index"] == index


# ---- two teams


def near_the_door(game: Table[Any, Any]) -> bool:
    """Whether a turn begins, the Broken Door is found and barred, and all Heroes are well and near it.

    The lots have given Drizzt to the first player and Artemis to the second.
    """
    s: AdventureState = game.state
    slot = find_tile(s, "broken-door")
    if [hero.name for hero in s.heroes[:2]] != ["drizzt", "artemis"]:
        return False
    if slot < 0 or "door open" in s.notes or s.turn.phase != "hero" or s.turn.actions or s.turn.moved:
        return False
    away = s.board.tiles_from(slot)
    return all(hero.standing and hero.hp >= 3 and away[hero.tile] <= 2 for hero in s.heroes)


def flee(who: Person, rival: str = "") -> dict[str, Any]:
    """What somebody takes who wants to get out, perhaps after a blow at a Hero of the other team."""
    choices, said = who.choices, {node["id"]: node.get("label", "") for node in who.things()}
    way_out = next(label for label in said.values() if label.startswith("The way out is "))
    door = re.search(r"the (\w+) edge of tile (\d+)", way_out)
    assert door
    barred = "still barred" in way_out
    if blows := [choice for choice in choices if is_aimed(who, choice, rival)]:
        return blows[0]
    if barred and any(AIM.search(choice.get("detail", "")) for choice in choices):
        return wish(who)
    prey = "" if barred else said.get(f"hero:{rival}", "")
    if moves := new_moves(who):
        out = [move for move in moves if re.search(rf"\b{door[2]}{SIDES[door[1]]}", move["label"])]
        if out and not barred and not prey:
            return min(out, key=steps)
        goal = place(who, prey or f"{door[2]}b2")
        return min(moves, key=lambda move: math.dist(place(who, move["label"]), goal))
    if prey and "Leave" in who.prompt["text"]:
        return choices[-1]
    return next((choice for choice in choices if choice["label"] == END), choices[0])


def place(who: Person, words: str) -> tuple[float, float]:
    """Where on the board a square is that is spoken of."""
    found = PLACE.search(words)
    assert found
    x, y = next(node["at"] for node in who.things() if node["id"] == f"tile:{int(found[1]) - 1}")
    return x + "abcd".index(found[2]), y + int(found[3]) - 1


def is_aimed(who: Person, choice: dict[str, Any], rival: str) -> bool:
    """Whether a choice is a blow at a Hero, or a card that can be one."""
    name = next((node["text"] for node in who.things() if node["id"] == f"hero:{rival}"), "")
    return bool(name) and (
        f"hero:{rival}" in choice.get("nodes", ()) or f"{name} on " in choice.get("detail", "")
    )


def story(who: Person) -> str:
    """All that somebody was told."""
    return " ".join(line["text"] for notice in who.heard for line in notice.get("lines", ()))


def test_two_teams_open_a_door_together_and_then_turn_on_each_other(person, server):
    game = game_when(near_the_door, 3, seed=134, adventure="6", auto_ties=True)
    made = laid(server, game, OPEN, OPEN, CLEVER)
    people = {name: person({**QUICK, "name": name}, reduced_motion="reduce") for name in ("Ada", "Bob")}
    for who, invite in zip(people.values(), made.invites, strict=True):
        who.open(f"/join#{invite.token}")
        who.button("Take a seat").click()

    rivals = {"Ada": "artemis", "Bob": "drizzt"}
    struck = False
    for number, name in enumerate(asked_in_turn(people)):
        who = people[name]
        if not number or (not struck and BLOW.search(story(who))):
            struck = number > 0
            for each in people.values():
                assert_followed(each)
                assert_teams(each)
        who.take(flee(who, "" if struck else rivals[name]))

    assert struck
    for name, who in people.items():
        assert_told(who)
        who.picture(f"caverns-teams-over-{name.lower()}")
        who.leave_the_end()
        expect(who.story).to_contain_text(BLOW)
        assert "Together the teams open the Broken Door." in story(who)


def assert_teams(who: Person) -> None:
    """Everybody sees who plays with whom, and the Experience and the healing surges of each team."""
    shown = {node["id"]: node for node in who.things()}
    for id in ("experience:0", "experience:1", "surges:0", "surges:1"):
        expect(drawn(who, id).get_by_label(shown[id]["label"])).to_be_attached()
    for seat, team in enumerate("ABA"):
        expect(drawn(who, f"player:{seat}:team")).to_contain_text(f"Team {team}")


# ---- a secret


def at_a_chest(game: Table[Any, Any]) -> bool:
    """Whether a Hero can pick up a chest."""
    assert game.ask
    return game.ask.kind == "act" and any(act[0] == "take" for act in game.ask.options)


def test_only_the_carrier_sees_what_is_in_a_chest(person, server):
    game = game_when(at_a_chest, 2, adventure="5", heroes="random", auto_ties=True)
    made = laid(server, game, OPEN, OPEN)
    ada, bob = (person({**QUICK, "name": name}) for name in ("Ada", "Bob"))
    for each, invite in zip((ada, bob), made.invites, strict=True):
        each.open(f"/join#{invite.token}")
        each.button("Take a seat").click()
    assert ada.is_asked()
    chest = next(choice for choice in ada.choices if choice["label"].startswith("pick up a Treasure Chest"))
    eve = person({**QUICK, "name": "Eve"}).open(f"/table/{ada.table['id']}")
    expect(eve.page.get_by_text("You are watching.")).to_be_visible()
    move = ada.shown["move"]
    assert ada.take(chest) == chest["nodes"][0]

    for each in (ada, bob, eve):
        each.wait(lambda each=each: each.shown.get("move", 0) > move, "the chest")
        expect(each.story).to_contain_text("looks into the chest")
        carried = each.region("Players").get_by_label(re.compile(r"carries a Treasure Chest \(\d\)"))
        expect(carried).to_have_count(1)
    expect(ada.story).to_contain_text(re.compile(r"It is worth \d\."))
    expect(ada.region("Players").get_by_label(re.compile(r"Chest \(\d\), worth \d"))).to_have_count(1)
    pictures(ada, "caverns-chest")
    for each in (bob, eve):
        told = f"{each.words()} {story(each)} {json.dumps(each.shown)}"
        assert not re.search(r"It is worth \d|Chest \(\d\), worth \d", told)


# ---- guided


def test_the_tutorial_leads_through_the_first_turns(person):
    follow_tutorial(person({"speed": 0, "language": "ru"}), "drizzt", BOX, "ru", "caverns")


# ---- for everybody


def test_the_caverns_are_open_to_everybody(person, server):
    game = game_when(near_the_door, 3, seed=134, adventure="6", auto_ties=True)
    ada = person(QUICK).sit_down(laid(server, game, OPEN, CLEVER, CLEVER).invites[0].token)
    assert ada.is_asked()
    pictures_in_each_light(ada, "caverns-table")
    ada.button("Why not?").click()
    assert findings(ada) == []


def test_on_a_phone_a_hero_moves_by_a_tap_on_the_floor_of_a_cavern(person, server):
    game = game_when(near_the_door, 3, seed=134, adventure="6", auto_ties=True)
    made = laid(server, game, OPEN, CLEVER, CLEVER)
    ada = person(QUICK, **PHONE).open(f"/join#{made.invites[0].token}")
    ada.button("Take a seat").tap()
    assert ada.is_asked()
    assert overflow(ada) == 0
    move = ada.shown["move"]
    near = min(new_moves(ada), key=steps)
    ada.page.touchscreen.tap(*ada.point_at(ada.thing(near["nodes"][0])))
    ada.has_answered(move)
    assert ada.is_asked()
