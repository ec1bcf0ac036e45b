"""The advice for bots: what a hurried hero would do first, and how good a position is."""

from __future__ import annotations

from typing import Any

import pytest
from questboard.games.fantasy.master.strategies import strike_and_hide, strike_and_step_back

from questboard.bots import Chair, make_bot, make_thinker, play_out
from questboard.games.fantasy import RULES
from questboard.games.fantasy.eval import priors, value
from questboard.games.fantasy.master import policy
from questboard.games.fantasy.rules.monster_actions import DONE
from questboard.games.fantasy.tactics import Outlook, next_way
from questboard.kernel import Luck, Table
from tests.fantasy.dungeon import Dungeon, dungeon

ROOM = """
#########
#.......#
#.......#
#.......#
#########
"""
HALL = """
####################
#..................#
#..................#
#..................#
#########+##########
#..................#
####################
"""
CELLAR = """
############
#####......#
#####......#
#####......#
######.#####
#####......#
############
"""


def first_thought(table: Dungeon) -> tuple[Any, ...]:
    """What the asked hero is most inclined to."""
    weights = priors(table.state, table.ask)
    assert len(weights) == len(table.ask.options)
    thought: tuple[Any, ...] = table.ask.options[max(range(len(weights)), key=lambda option: weights[option])]
    return thought


def with_monsters(drawing: str, *figures: tuple[int, int, str]) -> str:
    """A drawing with letters put into it."""
    rows = [list(row) for row in drawing.strip().splitlines()]
    for x, y, letter in figures:
        rows[y][x] = letter
    return "\n".join("".join(row) for row in rows)


# ---- fights


def test_who_can_hit_hits() -> None:
    table = dungeon(with_monsters(ROOM, (4, 2, "g")), heroes={"regdar": "3,2"})
    assert first_thought(table.turn("regdar")) == ("attack", "broadsword", "melee", "goblin-1")


def test_the_wounded_foe_goes_first() -> None:
    drawing = with_monsters(ROOM, (4, 2, "b"), (3, 1, "b"))
    table = dungeon(drawing, heroes={"regdar": "3,2"}, hp={"bugbear-2": 1})
    assert first_thought(table.turn("regdar"))[3] == "bugbear-2"


def test_an_archer_steps_back_from_an_ogre_to_shoot_at_it() -> None:
    table = dungeon(
        with_monsters(HALL, (10, 2, "e")),
        heroes={"mialee": "9,2", "regdar": "10,3", "lidda": "1,1", "jozan": "1,3"},
    )
    verb, square = first_thought(table.turn("mialee"))
    assert verb == "walk"
    assert table.state.ground.distance(square, table.square("10,2")) > 1
    table.act(verb, square)
    assert first_thought(table)[0] == "attack"


def test_a_fireball_hits_monsters_and_no_friends() -> None:
    drawing = with_monsters(HALL, (10, 1, "n"), (11, 1, "n"))
    far = dungeon(drawing, heroes={"mialee": "4,1", "regdar": "3,1"}, level=3)
    verb, *how = first_thought(far.turn("mialee"))
    assert (verb, how[0]) == ("cast", "fireball")
    close = dungeon(drawing, heroes={"mialee": "4,1", "regdar": "10,2", "jozan": "11,2"}, level=3)
    thought = first_thought(close.turn("mialee"))
    assert thought[:2] != ("cast", "fireball")


def test_what_cannot_hit_back_can_wait() -> None:
    table = dungeon(
        with_monsters(ROOM, (4, 2, "1"), (3, 1, "g")),
        heroes={"regdar": "3,2"},
        win="destroy: 1",
        lines="- numbered: 1 at 4,2 = seal (object AC 0, HP 9)",
    )
    assert first_thought(table.turn("regdar"))[3] == "goblin-1"


def test_a_charge_that_costs_hp_is_no_first_thought() -> None:
    table = dungeon(with_monsters(HALL, (10, 1, "r")), heroes={"regdar": "4,1"}, set="forest", level=2)
    assert table.turn("regdar").choices("charge")
    assert first_thought(table)[0] != "charge"


def test_a_hero_who_is_alone_does_not_run_from_the_last_monster() -> None:
    table = dungeon(with_monsters(HALL, (12, 2, "e")), heroes={"regdar": "10,2"}, hp={"regdar": 2})
    verb, square = first_thought(table.turn("regdar"))
    assert verb == "walk"
    assert square in [table.square(spot) for spot in ("11,2", "12,1", "12,3", "13,2")]


def test_a_place_out_of_reach_is_worth_more_than_one_beside_a_monster() -> None:
    table = dungeon(
        with_monsters(HALL, (10, 1, "e")), heroes={"mialee": "2,1", "regdar": "18,1"}, items={"mialee": []}
    ).turn("mialee")
    outlook = Outlook(table.state, table.hero("mialee"))
    outlook.ways = {}
    beside, reached, away = [outlook.place(table.square(spot), 0) for spot in ("9,1", "7,1", "3,1")]
    assert beside < reached < away


# ---- between fights


def test_a_cleric_heals_before_doors_are_opened() -> None:
    table = dungeon(
        HALL, heroes={"regdar": "9,3", "jozan": "8,3"}, hp={"regdar": 5}, hidden="B", win="fetch: Phylactery"
    )
    assert first_thought(table.turn("regdar"))[0] == "end"
    assert first_thought(table.turn("jozan")) == ("cast", "lesser-restoration", "regdar")


def test_a_door_is_opened_when_all_are_there_and_not_before() -> None:
    together = dungeon(HALL, heroes={"regdar": "9,3", "lidda": "8,3", "jozan": "10,3"}, hidden="B")
    assert first_thought(together.turn("regdar"))[0] == "open"
    apart = dungeon(
        HALL, heroes={"regdar": "9,3", "lidda": "1,1", "jozan": "18,1", "mialee": "1,2"}, hidden="B"
    )
    assert first_thought(apart.turn("regdar")) == ("end",)


def test_all_go_on_by_the_door_that_is_nearest_to_all() -> None:
    two_doors = with_monsters(HALL, (2, 4, "+"))
    table = dungeon(two_doors, heroes={"regdar": "2,3", "lidda": "8,3", "jozan": "10,3"}, hidden="B")
    assert list(next_way(table.state)) == [table.square("9,3")]


def test_a_full_knapsack_keeps_nobody_from_a_chest() -> None:
    table = dungeon(
        with_monsters(ROOM, (4, 2, "C")),
        heroes={"regdar": "2,2"},
        items={"regdar": ["broadsword", "crossbow", "healing", "healing", "healing"]},
        deck=["speed"],
    )
    assert first_thought(table.turn("regdar")) == ("walk", table.square("4,2"))


def test_a_person_is_no_reason_to_wait_while_his_jailer_lives() -> None:
    table = dungeon(
        with_monsters(HALL, (17, 1, "2"), (3, 2, "1")),
        heroes={"regdar": "11,2"},
        items={"regdar": ["broadsword"]},
        win="defeat: 1; then free: 2",
        lines="- numbered: 1 at 3,2 = the jailer: Goblin; 2 at 17,1 = the prisoner (person)",
    )
    verb, square = first_thought(table.turn("regdar"))
    assert (verb, square % table.state.layout.width < 11) == ("walk", True)


def test_the_barbarian_comes_for_the_wizard() -> None:
    table = Table.new(RULES, 1, {"adventure": "winter-1", "dungeon_master": "automatic"}, Luck.seeded(1))
    assert table.ask is not None
    weights = dict(zip(table.ask.options, priors(table.state, table.ask), strict=True))
    assert (table.ask.kind, max(weights, key=weights.__getitem__)) == ("stay", "mialee")


@pytest.mark.parametrize(("hp", "drinks"), [(2, True), (6, False)])
def test_a_potion_is_drunk_when_it_is_needed(hp: int, drinks: bool) -> None:
    table = dungeon(
        with_monsters(ROOM, (6, 2, "z")),
        heroes={"regdar": "1,2"},
        items={"regdar": ["broadsword", "healing"]},
        hp={"regdar": hp},
    )
    assert (first_thought(table.turn("regdar"))[0] == "potion") == drinks


# ---- positions


def test_a_position_is_better_with_more_hp_and_fewer_monsters() -> None:
    fit = dungeon(ROOM, heroes={"regdar": "1,1", "lidda": "2,1"}).state
    hurt = dungeon(ROOM, heroes={"regdar": "1,1", "lidda": "2,1"}, hp={"regdar": 1}).state
    dead = dungeon(ROOM, heroes={"regdar": "1,1", "lidda": "2,1"}, dead=["regdar"]).state
    faced = dungeon(with_monsters(ROOM, (7, 3, "e")), heroes={"regdar": "1,1", "lidda": "2,1"}).state
    assert value(fit)[0] > value(hurt)[0] > value(dead)[0]
    assert value(fit)[0] > value(faced)[0]


def test_what_is_good_for_the_heroes_is_bad_for_the_dungeon_master() -> None:
    s = dungeon(ROOM, heroes={"regdar": "1,1"}, seats=2).state
    master, heroes = value(s)
    assert s.master == 0
    assert master == pytest.approx(1 - heroes)


# ---- the Dungeon Master's chair


def after_the_attack(
    drawing: str, heroes: dict[str, str], weapon: str = "broadsword", **more: Any
) -> Dungeon:
    """A goblin has attacked Regdar and has an action left."""
    table = dungeon(drawing, heroes=heroes, items={"regdar": [weapon]}, seats=2, **more)
    table.master_turn().act("goblin-1").act("attack", "melee", "regdar")
    assert policy.answer(table.state, table.ask) == DONE
    return table


def test_who_strikes_and_hides_goes_to_the_nearest_square_that_no_hero_sees() -> None:
    table = after_the_attack(with_monsters(CELLAR, (8, 2, "g")), {"regdar": "9,2"})
    assert strike_and_hide(table.state, table.ask) == ("walk", table.square("6,4"))
    open_hall = after_the_attack(with_monsters(HALL, (9, 2, "g")), {"regdar": "10,2"})
    _, square = strike_and_hide(open_hall.state, open_hall.ask)
    away = [open_hall.state.ground.distance(each, open_hall.square("10,2")) for _, each in walks(open_hall)]
    assert open_hall.state.ground.distance(square, open_hall.square("10,2")) == max(away)


def test_who_strikes_and_steps_back_stays_near_but_beside_nobody() -> None:
    drawing = with_monsters(HALL, (9, 2, "g"))
    table = after_the_attack(drawing, {"regdar": "10,2"})
    assert strike_and_step_back(table.state, table.ask) in [
        ("walk", table.square("9,1")),
        ("walk", table.square("9,3")),
    ]
    between = after_the_attack(drawing, {"regdar": "10,2", "lidda": "8,1"})
    assert strike_and_step_back(between.state, between.ask) == ("walk", between.square("9,3"))


def walks(table: Dungeon) -> list[tuple[Any, ...]]:
    """The squares that the acting monster may go to."""
    return table.choices("walk")


@pytest.mark.parametrize(("weapon", "leaves"), [("broadsword", True), ("crossbow", False)])
def test_a_search_leaves_who_would_strike_twice_and_stays_beside_who_can_only_shoot(
    weapon: str, leaves: bool
) -> None:
    table = after_the_attack(with_monsters(HALL, (9, 2, "g")), {"regdar": "10,2"}, weapon)
    for seed in range(3):
        decision = make_bot("expert", seed).decide(Chair.at(table.table))
        assert (table.ask.options[decision.index] != DONE) == leaves


@pytest.mark.nightly
def test_a_search_is_worth_more_to_the_dungeon_master_than_his_own_policy() -> None:
    table = after_the_attack(with_monsters(HALL, (9, 2, "g")), {"regdar": "10,2"})
    appraisal = make_thinker("expert", 1).appraise(Chair.at(table.table), table.ask.options.index(DONE))
    assert appraisal.best != appraisal.given
    assert appraisal.cost > 0


def test_only_the_dungeon_master_has_manners() -> None:
    table = Table.new(RULES, 2, {"adventure": "1"}, Luck.seeded(1))
    assert [len(RULES.strategies(table.view(seat))) for seat in (0, 1)] == [3, 0]


# ---- games


def test_a_bot_in_the_chair_of_the_dungeon_master_thinks_like_the_automatic_one() -> None:
    table = Table.new(RULES, 2, {"adventure": "4"}, Luck.seeded(3))
    hero, seen = make_bot("planner:0", 1), 0
    while table.ask is not None and seen < 20:
        if table.ask.seat == table.state.master:
            advice = policy.advise(table.state, table.ask)
            assert list(priors(table.state, table.ask)) == list(advice)
            table.answer(max(range(len(advice)), key=lambda option: advice[option]))
            seen += 1
        else:
            table.answer(hero.decide(Chair.at(table)).index)
    assert seen == 20


def won(level: str, games: int) -> int:
    """How many games of the first adventure such bots win."""
    total = 0
    for game in range(games):
        table = Table.new(RULES, 1, {"adventure": "1", "dungeon_master": "automatic"}, Luck.seeded(game))
        play_out(table, [make_bot(level, game)])
        total += table.state.won
    return total


@pytest.mark.nightly
def test_heroes_who_take_their_first_thought_beat_those_who_pick_at_random() -> None:
    assert won("planner:0", 8) >= 3
    assert won("random", 8) == 0
