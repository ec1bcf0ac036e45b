"""Why not: whatever lies beside what can be chosen, and is of its kind, is offered or refused with a reason.

Random games of every game look at all kinds of questions that they come to; a few are too rare for them.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from questboard.games import PLAYABLE, load_rules
from questboard.games.portal import Portal
from questboard.games.portal.options import Token
from questboard.kernel import kinds, may_choose
from questboard.scene import NotOffered
from questboard.testing import position
from questboard.testing.conformance import (
    answers_why_not,
    deal,
    explains_what_is_not_offered,
    random_answers,
)
from questboard.why_not import reasons
from tests.adventure.crypt import crypt, square
from tests.dragonfire.party import party
from tests.fantasy.dungeon import dungeon
from tests.nightly import nightly_except
from tests.rare_questions import PLANTED
from tests.test_text_table import sit

FIERCE = {"master_level": "fierce", "difficulty": "harder"}
ALONE = {"dungeon_master": "automatic"}
TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "portal": [(3, {}), (1, {}), (2, {"extra_objectives": True, "pmb_actions": "forced"})],
    "ashardalon": [
        *[(4, {"adventure": number}) for number in ("3", "6", "8", "10", "12")],
        (1, {"adventure": "1"}),
        (3, {"adventure": "9", "doors": True}),
    ],
    "drizzt": [
        *[(4, {"adventure": number}) for number in ("2", "5", "6", "9", "11", "12", "13")],
        (1, {"adventure": "1"}),
        (5, {"adventure": "10"}),
    ],
    "dragonfire": [
        *[
            (3, {"adventure": number, "screens": "random", "features": "choose", "level": level})
            for number, level in (("2", "5"), ("5", "3"), ("6", "5"), ("8", "3"))
        ],
        (4, {"adventure": "2", "campaign": True, "challenges": True}),
        (2, {"adventure": "3", "challenges": True}),
    ],
    "fantasy": [
        (1, {"adventure": "winter-6", **ALONE, **FIERCE}),
        (3, {"adventure": "forest-5", **ALONE, **FIERCE}),
        (4, {"adventure": "winter-4", **FIERCE}),
        (2, {"adventure": "forest-6", "gear": "campaign", **ALONE}),
        (4, {"adventure": "2"}),
        (3, {"adventure": "8"}),
    ],
}
"""Numbers of players and rule options that between them come to as many kinds of questions as can be."""

MOST = 1500
"""How many answers are given at each table."""
CAMPAIGN = {"adventure": "2", "campaign": True, "challenges": True}
HIGH = {"adventure": "2", "screens": "random", "features": "choose", "level": "5"}
REACHED: dict[tuple[str, str], tuple[int, dict[str, Any], int]] = {
    ("portal", "hero to mirror"): (3, {}, 21),
    ("portal", "hero to put under"): (1, {}, 21),
    ("ashardalon", "leave"): (4, {"adventure": "3"}, 21),
    ("ashardalon", "tile for a trap"): (4, {"adventure": "12"}, 21),
    ("ashardalon", "equal tile"): (5, {"adventure": "10"}, 22),
    ("ashardalon", "payment for a level"): (4, {"adventure": "8"}, 23),
    ("ashardalon", "tile for a monster"): (5, {"adventure": "10"}, 35),
    ("drizzt", "tile on the way"): (4, {"adventure": "2"}, 21),
    ("drizzt", "equal tile"): (5, {"adventure": "5"}, 22),
    ("drizzt", "leave"): (5, {"adventure": "5"}, 24),
    ("dragonfire", "encounter"): (3, HIGH, 21),
    ("dragonfire", "number"): (3, {**HIGH, "adventure": "8", "level": "3"}, 21),
    ("dragonfire", "encounter to draw"): (4, CAMPAIGN, 21),
    ("dragonfire", "character to burn"): (4, CAMPAIGN, 21),
    ("dragonfire", "encounter to strike first"): (4, CAMPAIGN, 21),
    ("dragonfire", "card to put away"): (2, {"adventure": "3", "challenges": True}, 21),
    ("dragonfire", "color"): (4, {**HIGH, "campaign": True}, 21),
    ("dragonfire", "act on command"): (3, HIGH, 22),
    ("dragonfire", "level"): (2, {**HIGH, "campaign": True}, 23),
    ("dragonfire", "act of a card"): (4, {**HIGH, "campaign": True}, 23),
    ("dragonfire", "character to lose HP"): (4, {**HIGH, "campaign": True}, 23),
    ("fantasy", "landing"): (4, {"adventure": "winter-4", **FIERCE}, 21),
    ("fantasy", "room"): (4, {"adventure": "6"}, 21),
    ("fantasy", "nearest square"): (1, {"adventure": "7", **ALONE}, 21),
    ("fantasy", "door"): (1, {"adventure": "10", **ALONE}, 21),
}
"""Rare kinds of questions, each with a random game that comes to one: players, rule options, seed."""
YES_OR_NO = {
    "yes",
    "key",
    "whether an encounter succeeds",
    "whether to accept a challenge",
    "whether to deal damage or protect",
    "whether to draw for Swords",
    "whether to lose HP",
}
"""Nothing lies beside a yes and a no."""
DONE_WITH = {"ashardalon": {"token"}, "drizzt": {"token"}}
"""What verbs of a menu are done with; no question is about these alone."""
OTHER_BOX = {
    "ashardalon": {"ally", "spent", "tilename"},
    "drizzt": {"face", "tile for a monster", "tile for a trap"},
}
"""Kinds of questions that cards and adventures of the other box ask."""


@pytest.mark.parametrize("seeds", nightly_except([range(7, 9), range(7, 13)], range(7, 9)))
@pytest.mark.parametrize("game", PLAYABLE)
def test_nothing_that_one_might_choose_is_left_without_an_answer(game, seeds):
    rules = load_rules(game)
    seen = set[str]()
    for seats, options in TABLES[game]:
        for seed in seeds:
            seen |= answers_why_not(rules, seats, seed, options, MOST)
    missed = set(rules.kinds) - seen - YES_OR_NO - OTHER_BOX.get(game, set()) - DONE_WITH.get(game, set())
    rare = {kind for box, kind in (*REACHED, *PLANTED) if box == game}
    assert missed <= rare, sorted(missed)


@pytest.mark.parametrize(("game", "kind"), REACHED)
def test_rare_questions_leave_nothing_without_an_answer_either(game, kind):
    seats, options, seed = REACHED[game, kind]
    table = deal(load_rules(game), seats, seed, options)
    for _ in random_answers(table, seed, MOST):
        if table.ask is not None and table.ask.kind == kind:
            explains_what_is_not_offered(table, f"seed {seed}, ply {table.ply}, {kind}")
            return
    raise AssertionError("this game no longer comes to such a question; search for another")


@pytest.mark.parametrize(("game", "kind"), PLANTED)
def test_questions_that_no_random_game_comes_to_leave_nothing_without_an_answer(game, kind):
    table = PLANTED[game, kind]().table
    assert table.ask is not None
    assert (table.rules.name, table.ask.kind) == (game, kind)
    explains_what_is_not_offered(table, kind)


def test_the_store_says_what_is_too_dear_what_was_had_and_what_is_no_treasure():
    table = PLANTED["ashardalon", "deal"]()
    assert table.table.ask is not None
    kind = table.table.rules.kind(table.table.ask, ["Ada", "Ben"], table.table.view(0))
    told = {each.label: each.reason for each in kind.not_offered()}
    assert told == {
        "buy +2 Magic Sword for 1500 gold": "it costs 1500 gold, and the purse holds 600",
        "bring Quinn to level 2 for 1000 gold": "it costs 1000 gold, and the purse holds 600",
        "bring Vistra to level 2 for 1000 gold": "Vistra is of level 2 already",
    }
    power = answer(table, "card:0:healing-hymn")
    assert (power.reason, power.rule) == ("only Treasure cards are bought and sold", "WA-279")


def test_the_check_finds_what_is_left_out():
    class Silent(Token, id="token"):
        def things(self) -> list[int]:
            return []

        def why_not(self, node: str) -> None:
            return None

    class Forgetful(Portal):
        kinds = kinds(*{**Portal.kinds, "token": Silent}.values())

    with pytest.raises(AssertionError, match="nothing says why"):
        answers_why_not(Forgetful(), 3, 7)


# ---- the reasons that people ask for


def answer(table: Any, node: str) -> NotOffered:
    """Why something can't be chosen."""
    ask = table.table.ask
    assert ask is not None
    names = ["Ada", "Ben", "Cyn", "Dan"][: table.table.seats]
    found: NotOffered | None
    found = table.table.rules.kind(ask, names, table.table.view(ask.seat)).why_not(node)
    assert found is not None
    return found


def test_a_lone_barkeep_plays_the_head_of_the_line():
    table = position("portal", "row .... ..RY GB.. ....\n1 hand R01 Y03")
    ask = may_choose(0, "Play {hero}, the first in line?", ["R01"], "hero to seat", "YP-124", hero="R01")
    (refused,) = table.table.rules.kind(ask, ["Ada"], table.table.view(0)).not_offered()
    assert refused.nodes == ("hero:Y03",)
    assert (refused.reason, refused.rule) == ("only the Hero at the head of the line may be played", "YP-124")


def test_a_square_out_of_reach_says_how_far_it_is_and_how_much_is_left():
    hall = "################\n#..............#\n################"
    table = dungeon(hall, {"regdar": "1,1"}).turn("regdar")
    far = answer(table, f"square-{table.square('10,1')}")
    assert far.reason == "it is 9 squares away, 4 left"
    assert far.rule == "FA-030"
    table.act("walk", table.square("3,1"))
    assert answer(table, f"square-{table.square('10,1')}").reason == "it is 7 squares away, 4 left"
    sealed = dungeon("########\n#...##.#\n########", {"regdar": "1,1"}).turn("regdar")
    assert "no way for Regdar" in answer(sealed, f"square-{sealed.square('6,1')}").reason


def test_a_square_of_the_dungeon_says_how_far_it_is():
    table = crypt(["vistra"], at={"vistra": "1a1"}).hero_phase("vistra")
    far = answer(table, f"square-{square('2c3')}")
    assert re.fullmatch(r"it is \d squares away, and \d squares? (is|are) left", far.reason), far.reason
    assert far.rule == "WA-076"


def test_a_monster_that_is_not_adjacent_says_so():
    table = dungeon("#######\n#g...##\n#######", {"regdar": "4,1"}, items={"regdar": ["broadsword"]})
    found = answer(table.turn("regdar"), "monster:goblin-1")
    assert found.reason == "it is not adjacent, and no shot reaches it"
    assert found.rule == "FA-072"


def test_a_figure_in_the_hero_phase_says_how_far_it_is_or_with_what_to_attack_it():
    placed = [("kobold-dragonshield", "1a2"), ("grell", "2c3")]
    cards = {"vistra": ["reaping-strike"]}
    table = crypt(["vistra"], at={"vistra": "1a1"}, monsters=placed, powers=cards)
    table.hero_phase("vistra")
    near, far = answer(table, "figure:kobold-dragonshield-1"), answer(table, "figure:grell-1")
    assert near.reason.startswith("first choose what to attack it with: ")
    assert (far.reason, far.rule) == (
        "it is 1 tile away, and no card that can be used now reaches it",
        "WA-097",
    )
    table.state.turn.attacked = True
    assert answer(table, "figure:grell-1").reason == "there is no attack left in this Hero Phase"


def test_things_of_other_phases_say_when_they_come():
    table = party(market=["cleave"], hands={0: ["grace"]}, encounters=[("ogre", 0)]).play_cards(0)
    assert answer(table, "market:0").reason == "cards are bought in the Market phase, after damage was dealt"
    assert answer(table, "market:0").rule == "DF-246"


def test_a_thing_that_is_beside_the_point_says_what_is_to_be_chosen_and_what_lies_on_it_comes_first():
    table = position("portal", "row .... ..RY GB.. ....\n1 hand R01 Y03")
    ask = may_choose(0, "Play {hero}?", ["R01"], "hero to seat", "YP-124", hero="R01")
    kind = table.table.rules.kind(ask, ["Ada"], table.table.view(0))
    scene = table.table.rules.scene(table.table.view(0), ask, ["Ada"])
    told = reasons(kind, scene, ["nothing", "hero:R01", "slot:3", "hero:Y03"])
    assert list(told) == ["hero:Y03"]
    (beside,) = reasons(kind, scene, ["slot:3"])["slot:3"]
    assert (beside.label, beside.rule) == ("Slot 4", "YP-124")
    assert beside.reason == "you are to choose a Hero now"
    assert reasons(kind, scene, ["hero:R01"]) == {}


def test_a_market_card_says_what_it_costs_and_a_power_that_it_was_used():
    table = party(market=["cleave", "bless"], gold={0: 2}).market(0)
    assert answer(table, "market:0").reason == "it costs 5 gold, and you have 2"


def test_a_character_who_is_unconscious_can_not_be_healed_and_says_so():
    table = party(hands={0: ["potion-of-healing"]}, hp={0: 2}, unconscious=[1]).play_cards(0)
    table.answer("play Potion of Healing")
    assert answer(table, "seat:1").reason == "Ben is Unconscious"


def test_a_slot_says_what_it_costs():
    table = party()
    table.state.sheets[0].xp, table.state.scene = 30, 0
    table.state.sheets[0].slots[0], table.state.sheets[0].free = "acolyte", "acolyte"
    table.play(("place_feature", 0, "tough"))
    assert answer(table, "slot:4").reason == "slot 2 is to be filled first; slot 4 costs 15 XP"


def test_the_text_table_answers_for_squares_and_figures_that_are_too_many_to_list():
    hall = "################\n#..............#\n################"
    table = dungeon(hall, {"regdar": "1,1", "jozan": "14,1"}).turn("regdar").table
    script, _ = sit(table, "human:Ada", "why j1", "why jozan", "why zeppelin")
    assert "squares away, 4 left [FA-030]." in script.replies["why j1"]
    assert "FA-030: " in script.replies["why j1"]
    assert script.replies["why jozan"].startswith("Jozan: nothing that can be done now is about Jozan")
    assert "zeppelin" not in script.replies["why jozan"]
    assert "away" not in script.replies["why zeppelin"]
