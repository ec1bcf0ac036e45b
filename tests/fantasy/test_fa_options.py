"""Kinds of options: what lights up for each, what it would do, and what it weighs for a bot."""

from __future__ import annotations

from typing import Any

import pytest

from questboard.games.fantasy import RULES
from questboard.games.fantasy.options import KINDS
from questboard.games.fantasy.rules.items import Bargain, Change
from questboard.kernel import Menu, RulesError, choose, may_choose
from questboard.scene import Choice, Prompt
from tests.fantasy.dungeon import Dungeon, dungeon

NAMES = ["Ada", "Bob", "Cid"]
ROOM = """
    #######
    #.....#
    #.....#
    #######
"""
PAIR = {"regdar": "1,1", "lidda": "2,1"}
KITS = {"regdar": ["broadsword", "crossbow", "healing"], "lidda": ["short-sword"]}


def prompt(table: Dungeon, seat: int = 0) -> Prompt:
    """The question as a seat sees it."""
    shown = table.table.scene(seat, NAMES[: table.state.seats]).prompt
    assert shown is not None
    return shown


def offered(table: Dungeon, label: str) -> Choice:
    """An option of the question."""
    return next(each for each in prompt(table, table.asked).choices if each.label == label)


def weights(table: Dungeon) -> dict[Any, float]:
    """What the options weigh."""
    return dict(zip(table.ask.options, RULES.priors(table.state, table.ask), strict=True))


# ---- words and things


def test_a_key_lights_the_door_that_it_unlocks() -> None:
    table = dungeon("######\n#...L#\n######", {"regdar": "3,1"})
    table.state.keys = 1
    table.turn("regdar").act("open", 0)
    assert (table.ask.kind, prompt(table).text) == (
        "key",
        "The door at d1 is locked. Use the only skeleton key?",
    )
    assert (offered(table, "yes").nodes, offered(table, "no").nodes) == (("door:0",), ())


def test_a_change_lights_both_cards_of_a_swap() -> None:
    table = dungeon(ROOM, PAIR, items=KITS)
    ask = choose(
        0, "Change what?", [Change("swap", "broadsword", "crossbow")], "change", "FA-044", figure="regdar"
    )
    kind = RULES.kind(ask, NAMES, RULES.observe(table.state, ask, 0))
    assert kind.nodes(ask.options[0]) == ("card:regdar:broadsword", "card:regdar:crossbow")
    assert kind.nodes(Change("away", "broadsword")) == ("card:regdar:broadsword",)


def test_a_bargain_lights_what_each_hero_gives() -> None:
    table = dungeon(ROOM, PAIR, items=KITS).turn("regdar").act("exchange", "lidda")
    both = ("card:regdar:healing", "card:lidda:short-sword")
    assert offered(table, "Healing for Short Sword").nodes == both
    assert offered(table, "give Healing").nodes == both[:1]
    assert table.ask.options[0] == Bargain("", "short-sword") == ("", "short-sword")


def test_a_potion_says_what_its_card_says() -> None:
    table = dungeon(ROOM, PAIR, items=KITS, hp={"regdar": 1}).turn("regdar")
    drink = offered(table, "Regdar drinks Healing")
    assert drink.nodes == ("card:regdar:healing",)
    assert drink.detail
    assert drink.rule == "FA-093"


def test_a_charging_monster_says_what_it_costs() -> None:
    table = dungeon(
        "##########\n#.......r#\n##########", {"regdar": "1,1"}, set="forest", level=2, seats=2
    ).master_turn()
    table.act("razor-boar-1")
    charge = offered(table, "charge Regdar")
    assert charge.detail == "both actions; skulls cost HP"
    assert charge.nodes == ("monster:razor-boar-1", "hero:regdar")


def test_a_trap_that_is_shown_says_what_it_is() -> None:
    drawing = "#######\n#...^.#\n#..^..#\n#######"
    table = dungeon(drawing, {"lidda": "3,1"}, seats=2, lines="- traps: 3,2 Pit; 4,1 Arrow", rolls="search:1")
    table.turn("lidda").act("search")
    assert (table.asked, table.ask.kind) == (0, "hidden trap")
    assert [each.detail for each in prompt(table).choices] == ["Arrow", "Pit"]
    assert prompt(table, 1).text == "Waiting for Ada to choose a trap."


def test_those_who_wait_hear_what_the_dungeon_master_chooses() -> None:
    table = dungeon("#######\n#....g#\n#....g#\n#######", {"lidda": "1,1"}, seats=2).master_turn()
    assert prompt(table).explanation == "2 monsters may still act. Pass to end your turn."
    assert prompt(table, 1).text == "Waiting for Ada to choose a monster."


def test_every_menu_names_its_verbs_and_knows_no_others() -> None:
    menus = {id: kind for id, kind in KINDS.items() if issubclass(kind, Menu)}
    assert set(menus) == {"act", "monster act", "room", "change", "share"}
    for id in menus:
        ask = choose(0, "What?", [("dance",)], id, "FA-025")
        with pytest.raises(RulesError, match="no verb 'dance'"):
            RULES.label(ask, ("dance",))


# ---- weights


def test_the_least_useful_item_makes_room() -> None:
    table = dungeon(ROOM, PAIR, items={"regdar": ["broadsword", "crossbow"], "lidda": []})
    options = [("discard", "broadsword"), ("discard", "fireball")]
    ask = choose(0, "Discard what?", options, "room", "FA-094", figure="regdar", item="fireball")
    keep, leave = RULES.priors(table.state, ask)
    assert keep < leave == 1.0


def test_a_gift_asks_for_nothing_in_return() -> None:
    table = dungeon(ROOM, PAIR, items={"regdar": [], "lidda": ["rapier", "healing"]})
    ask = may_choose(
        0, "What for it?", ["rapier", "healing"], "item in return", "FA-102", figure="lidda", item="mace"
    )
    weapon, potion, nothing = RULES.priors(table.state, ask)
    assert max(weapon, potion) < nothing == 1.0


def test_the_better_weapon_comes_into_use() -> None:
    table = dungeon(ROOM, PAIR, items={"regdar": ["broadsword", "crossbow", "flame-tongue"], "lidda": []})
    table.turn("regdar").act("change")
    best = max(weights(table).items(), key=lambda each: each[1])[0]
    assert (best.deed, best.other) == ("swap", "flame-tongue")
