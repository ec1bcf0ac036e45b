"""Potions, and when they may be drunk (FA-093)."""

from typing import Any

import pytest

from questboard.games.fantasy.rules.combat import hero_armor, monster_attacks
from questboard.games.fantasy.rules.registry import Assault
from questboard.games.fantasy.rules.walking import allowance
from questboard.testing import rule
from questboard.testing.dungeon import Dungeon, dungeon

HALL = "############\n#..........#\n#..........#\n############"
BESIDE = HALL.replace("#..", "#.e", 1)


def drinker(potion: str, hero: str = "mialee", drawing: str = HALL, **more: Any) -> Dungeon:
    """A hero with one potion, and perhaps others without items."""
    heroes = {hero: "1,1", **more.pop("others", {})}
    items = {name: [] for name in heroes} | {hero: [potion]} | more.pop("items", {})
    return dungeon(drawing, heroes, items=items, **more)


# ---- what each does


@rule("FA-093")
@pytest.mark.parametrize(
    ("potion", "hp", "sp"),
    [
        ("healing", 3, 1),
        ("greater-healing", 5, 1),
        ("spell-energy", 1, 3),
        ("greater-spell-energy", 1, 5),
    ],
)
def test_a_potion_gives_back_points_without_an_action_and_is_discarded(potion: str, hp: int, sp: int) -> None:
    table = drinker(potion, hp={"mialee": 1}, sp={"mialee": 1}).turn("mialee")
    table.act("potion", "mialee", potion)
    hero = table.hero("mialee")
    assert (hero.hp, hero.sp, hero.knapsack) == (hp, sp, [])
    assert (table.state.discard, table.state.turn.actions) == ([potion], 2)


@pytest.mark.parametrize("potion", ["healing", "greater-healing", "spell-energy", "greater-spell-energy"])
def test_a_potion_that_would_change_nothing_cannot_be_drunk(potion: str) -> None:
    assert drinker(potion).turn("mialee").choices("potion") == []


@rule("FA-009")
def test_a_potion_never_raises_hp_above_what_is_printed() -> None:
    table = drinker("greater-healing", hp={"mialee": 4}).turn("mialee")
    assert table.act("potion", "mialee", "greater-healing").hero("mialee").hp == 5


def test_speed_adds_3_to_each_move_action_of_the_turn() -> None:
    table = drinker("speed", others={"lidda": "1,2"}).turn("mialee")
    table.act("potion", "mialee", "speed")
    assert allowance(table.state, table.hero("mialee")) == 8
    table.act("walk", "9,1")
    assert (table.state.turn.actions, table.state.turn.moving) == (1, 0)
    table.act("walk", "1,1")
    assert table.state.turn.figure == "lidda"
    assert allowance(table.state, table.hero("lidda")) == 6


def test_speed_lengthens_a_move_that_is_under_way() -> None:
    table = drinker("speed").turn("mialee")
    table.act("walk", "3,1").act("potion", "mialee", "speed")
    assert table.state.turn.moving == 3 + 3


def test_a_second_speed_in_the_same_turn_would_change_nothing() -> None:
    table = drinker("speed", items={"mialee": ["speed", "speed"]}).turn("mialee")
    table.act("potion", "mialee", "speed")
    assert table.choices("potion") == []


def test_strength_adds_2_swords_to_the_next_attack_only() -> None:
    table = drinker(
        "strength", drawing=BESIDE, items={"mialee": ["short-sword", "strength"]}, rolls="Y2 O1 Y2 O1"
    ).turn("mialee")
    table.act("potion", "mialee", "strength").act("attack", "short-sword", "melee", "ogre-1")
    assert table.monster("ogre-1").hp == 12 - (3 + 2 - 2)
    table.act("attack", "short-sword", "melee", "ogre-1")
    assert table.monster("ogre-1").hp == 12 - (3 + 2 - 2) - (3 - 2)


def test_strength_counts_for_a_spell_attack_and_for_everyone_whom_it_hits() -> None:
    table = drinker(
        "strength",
        drawing=HALL.replace("#...", "#.ee", 1),
        items={"mialee": ["burning-hands", "strength"]},
        rolls="Y1 R1",
    ).turn("mialee")
    table.act("potion", "mialee", "strength").act("cast", "burning-hands", "east")
    assert [monster.hp for monster in table.state.monsters] == [12 - (2 + 2 - 2)] * 2
    assert table.state.turn.strength == 0


def test_strength_is_gone_when_the_turn_ends_and_two_do_not_add_up() -> None:
    table = drinker("strength", items={"mialee": ["strength", "strength"]}).turn("mialee")
    table.act("potion", "mialee", "strength")
    assert table.choices("potion") == []
    table.act("end")
    assert (table.state.turn.figure, table.state.turn.strength) == ("mialee", 0)


@pytest.mark.parametrize("potion", ["speed", "strength"])
@rule("FA-093")
def test_what_holds_for_this_turn_needs_the_drinkers_own_turn(potion: str) -> None:
    table = drinker(potion, others={"lidda": "1,2"})
    assert table.turn("lidda").choices("potion") == []


def test_strength_needs_an_attack_that_may_still_be_made() -> None:
    table = drinker(
        "strength", drawing=BESIDE, items={"mialee": ["short-sword", "strength"]}, hero_attacks="1"
    ).turn("mialee")
    assert table.choices("potion")
    table.act("attack", "short-sword", "melee", "ogre-1")
    assert table.choices("potion") == []


def test_stone_skin_adds_2_to_ac_until_the_drinkers_next_turn() -> None:
    table = drinker("stone-skin", others={"lidda": "1,2"}).turn("mialee")
    attack = Assault("ogre-1", "melee", "ogre", "OOP", "monster")
    table.act("potion", "mialee", "stone-skin")
    assert hero_armor(table.state, table.hero("mialee"), attack) == 2 + 2
    table.act("end")
    assert hero_armor(table.state, table.hero("mialee"), attack) == 2 + 2
    table.act("end")
    assert table.state.turn.figure == "mialee"
    assert hero_armor(table.state, table.hero("mialee"), attack) == 2


@rule("FA-085")
@pytest.mark.parametrize(("spot", "reaches"), [("2,1", True), ("1,1", True), ("2,2", False), ("3,1", False)])
def test_life_brings_back_a_dead_hero_beside_the_giver_or_on_his_square(spot: str, reaches: bool) -> None:
    table = drinker("life", "regdar", others={"jozan": spot}, dead=["jozan"], sp={"jozan": 0}).turn("regdar")
    assert table.choices("potion") == ([("potion", "regdar", "life")] if reaches else [])
    if reaches:
        table.act("potion", "regdar", "life")
        if table.ask.kind == "square":  # where Regdar stands himself
            table.act("1,2")
        jozan = table.hero("jozan")
        assert (jozan.dead, jozan.hp, jozan.sp) == (False, 4, 4)
        assert (table.state.turn.actions, table.hero("regdar").knapsack) == (2, [])
        assert table.at("jozan") != table.at("regdar")


def test_life_is_for_one_of_several_dead() -> None:
    table = drinker("life", "regdar", others={"lidda": "2,1", "jozan": "1,2"}, dead=["lidda", "jozan"])
    table.turn("regdar").act("potion", "regdar", "life")
    assert table.ask.options == ["lidda", "jozan"]
    table.act("jozan")
    assert (table.hero("jozan").dead, table.hero("lidda").dead) == (False, True)


# ---- when (FA-093)


@rule("FA-093")
def test_a_potion_is_never_in_use_and_counts_toward_the_limit() -> None:
    table = drinker("healing", "regdar", items={"regdar": ["healing"] * 3}, hp={"regdar": 1}).turn("regdar")
    assert (table.hero("regdar").in_use, len(table.hero("regdar").knapsack)) == ([], 3)
    assert table.choices("change") == []


@rule("FA-093")
def test_a_potion_may_be_drunk_in_another_heros_turn() -> None:
    table = drinker("healing", others={"lidda": "1,2"}, hp={"mialee": 1}).turn("lidda")
    assert table.act("potion", "mialee", "healing").hero("mialee").hp == 3
    assert table.state.turn.figure == "lidda"


@rule("FA-093")
def test_a_dead_hero_drinks_nothing() -> None:
    table = drinker("healing", others={"lidda": "1,2"}, dead=["mialee"]).turn("lidda")
    assert table.choices("potion") == []


@rule("FA-093")
@pytest.mark.parametrize(("potion", "hp"), [("healing", 2 + 2 - 2), ("stone-skin", 2)])
def test_who_is_attacked_may_drink_before_the_roll(potion: str, hp: int) -> None:
    table = drinker(potion, drawing=BESIDE, hp={"mialee": 2}, rolls="O1 O1 P2")
    table.happen(lambda s: monster_attacks(s, s.monsters[0], "melee", ["mialee"]))
    assert (table.ask.kind, table.told("rolled")) == ("item", [])
    table.act(potion)
    assert table.hero("mialee").hp == hp


@rule("FA-093")
@pytest.mark.parametrize("potion", ["speed", "strength", "spell-energy", "life"])
def test_what_does_not_help_against_an_attack_is_not_asked_about_then(potion: str) -> None:
    table = drinker(potion, drawing=BESIDE, sp={"mialee": 0}, rolls="O1 O1 P1")
    table.happen(lambda s: monster_attacks(s, s.monsters[0], "melee", ["mialee"]))
    assert table.hero("mialee").hp == 5 - (3 - 2)


@rule("FA-093")
def test_nobody_drinks_between_the_roll_and_the_loss() -> None:
    table = drinker("healing", drawing=BESIDE, hp={"mialee": 2}, rolls="O2 O2 P3")
    table.happen(lambda s: monster_attacks(s, s.monsters[0], "melee", ["mialee"]))
    table.act(None)
    assert table.hero("mialee").dead
