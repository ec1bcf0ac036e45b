"""The automatic Dungeon Master: each point of his policy in a position of its own."""

from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest

from questboard.games.fantasy import RULES
from questboard.games.fantasy.assault import AttackKind
from questboard.games.fantasy.dice import SWORDS
from questboard.games.fantasy.master import decisions, policy
from questboard.games.fantasy.master.places import best_arrival
from questboard.games.fantasy.master.position import Position, field
from questboard.games.fantasy.master.worth import UNIT, worth
from questboard.games.fantasy.rules.doors import add_monster
from questboard.games.fantasy.rules.health import grab, root
from questboard.games.fantasy.rules.roaming import entries
from questboard.games.fantasy.state import HURT, MASTER, NOBODY, FantasyState, Lasting, Turn
from questboard.kernel import Luck, SetupError, Table
from questboard.testing import rule
from tests.fantasy.dungeon import Dungeon, dungeon

ALONE: dict[str, list[str]] = {"lidda": []}
"""Lidda without potions, so that nobody asks her anything."""


def corridor(row: str, heroes: dict[str, str], **more) -> Dungeon:
    """A corridor, one square wide."""
    return dungeon(f"{'#' * len(row)}\n{row}\n{'#' * len(row)}", heroes, **more)


def order(table: Dungeon) -> list[str]:
    """The monsters in the order in which they acted."""
    return [event.facts["figure"] for event in table.told("monster-turn")]


def attacks(table: Dungeon) -> list[tuple[str, str, str]]:
    """Who attacked whom, and how."""
    return [
        (event.facts["figure"], event.facts["card"], ",".join(event.facts["targets"]))
        for event in table.told("attacks")
    ]


def walks(table: Dungeon) -> list[str]:
    """Who moved."""
    return [event.facts["figure"] for event in table.told("walked")]


def value(table: Dungeon, uid: str, kind: AttackKind, hero: str, **more) -> Fraction:
    """What an attack is worth."""
    found = worth(Position(table.state), table.monster(uid), kind, table.hero(hero), **more)
    return Fraction(found.value, UNIT)


def counted(pool: str, armor: int, hp: int) -> tuple[Fraction, Fraction, Fraction]:
    """EV, K and W of an attack, counted out roll by roll."""
    rolls = [sum(roll) for roll in product(*[SWORDS[die] for die in pool])]
    losses = [max(0, swords - armor) for swords in rolls]
    count = len(rolls)
    return (
        Fraction(sum(min(hp, loss) for loss in losses), count),
        Fraction(sum(loss >= hp for loss in losses), count),
        Fraction(sum(loss >= 1 for loss in losses), count),
    )


# ---- what an attack is worth (11.1)


@pytest.mark.parametrize("hp", [1, 2, 6])
def test_an_attack_is_worth_the_hp_that_it_costs_and_four_times_the_chance_of_a_fall(hp):
    table = corridor("#.g....#", {"lidda": "1,1"}, hp={"lidda": hp})
    mean, falls, _ = counted("YYO", 3, hp)
    assert value(table, "goblin-1", "melee", "lidda") == mean + 4 * falls


def test_a_hero_with_sp_or_a_quest_object_is_worth_more():
    table = corridor("#.g....#", {"jozan": "1,1"})
    mean = counted("YYO", 3, 6)[0]
    assert value(table, "goblin-1", "melee", "jozan") == mean + Fraction(1, 2)
    table.hero("jozan").sp = 0
    assert value(table, "goblin-1", "melee", "jozan") == mean
    table.hero("jozan").knapsack.append("phylactery")
    assert value(table, "goblin-1", "melee", "jozan") == mean + 1


def test_an_attack_that_cannot_hurt_is_worth_nothing():
    table = corridor("#.g....#", {"regdar": "1,1"}, items={"regdar": []})
    table.state.lasting.append(Lasting("stone-skin", "regdar", "regdar"))
    assert value(table, "goblin-1", "melee", "regdar") == 0


def test_a_carrion_crawler_counts_the_chance_to_hurt_and_a_wight_half_of_it():
    table = corridor("#.c.w..#", {"lidda": "1,1"})
    mean, falls, hurts = counted("YYR", 3, 6)
    assert value(table, "carrion-crawler-1", "melee", "lidda") == mean + 4 * falls + hurts
    mean, falls, hurts = counted("ROP", 3, 6)
    assert value(table, "wight-1", "melee", "lidda") == mean + 4 * falls + hurts / 2


def test_a_grasp_counts_1_unless_the_hero_is_held_or_misses_his_turn():
    table = corridor("#.u....#", {"regdar": "1,1"}, set="forest", level=2)
    mean = counted("YOP", 4, 8)[0]
    assert value(table, "owlbear-1", "melee", "regdar") == mean + 1
    table.hero("regdar").misses = True
    assert value(table, "owlbear-1", "melee", "regdar") == mean
    table.hero("regdar").misses, table.hero("regdar").held = False, "vines"
    assert value(table, "owlbear-1", "melee", "regdar") == mean


def test_a_poison_strike_is_averaged_over_the_special_die():
    table = corridor("#.y....#", {"regdar": "1,1"}, set="forest", level=2)
    plain, poison = counted("YR", 4, 8)[0], counted("YR", 0, 8)[0]
    assert value(table, "yuan-ti-1", "melee", "regdar") == (plain + poison) / 2


def test_cards_of_the_target_and_the_run_up_of_a_bugbear_count():
    table = corridor("#.w..b.#", {"lidda": "1,1"}, items={"lidda": ["amulet-of-light"]}, level=2)
    mean, falls, hurts = counted("RO", 3, 6)
    assert value(table, "wight-1", "melee", "lidda") == mean + 4 * falls + hurts / 2
    mean, falls, _ = counted("ROO", 2, 6)
    assert value(table, "bugbear-1", "melee", "lidda", ran=True) == mean + 4 * falls
    assert value(table, "bugbear-1", "melee", "lidda") < mean


def test_who_would_not_die_does_not_fall():
    table = corridor("#.e....#", {"lidda": "1,1"}, items={"lidda": ["phoenix-feather"]}, hp={"lidda": 1})
    assert value(table, "ogre-1", "melee", "lidda") == counted("OOP", 3, 1)[0]


# ---- the order of the monsters (11.2)


@rule("FA-061")
def test_a_monster_that_holds_a_hero_acts_first():
    heroes = {"mialee": "1,1", "jozan": "4,1"}
    none: dict[str, list[str]] = {"mialee": [], "jozan": []}
    table = corridor("#.eu...#", heroes, set="forest", level=2, items=none)
    assert value(table, "ogre-1", "melee", "mialee") > value(table, "owlbear-1", "melee", "jozan")
    grab(table.state, table.hero("jozan"), "owlbear-1")
    assert order(table.master_turn()) == ["owlbear-1", "ogre-1"]


@rule("FA-061")
def test_then_come_those_who_can_attack_where_they_stand_shooters_first():
    drawing = "#########\n#.g.....#\n#.......#\n#.....n.#\n#.g.....#\n#########"
    table = dungeon(drawing, {"lidda": "1,1"}, items=ALONE)
    assert order(table.master_turn()) == ["gnoll-1", "goblin-1", "goblin-2"]


@rule("FA-061")
def test_of_those_who_can_attack_at_once_the_one_with_the_greater_value_acts_first():
    table = corridor("#.g.e.#", {"lidda": "3,1"}, items=ALONE)
    assert order(table.master_turn()) == ["ogre-1", "goblin-1"]


@rule("FA-061")
def test_the_rest_act_by_their_way_to_a_hero():
    table = corridor("#g.....g...#", {"lidda": "10,1"}, items=ALONE)
    assert order(table.master_turn()) == ["goblin-2", "goblin-1"]


@rule("FA-061")
def test_of_those_as_near_the_one_with_the_greater_value_acts_first_then_the_first_card():
    heroes = {"lidda": "4,1"}
    assert order(corridor("#g.....e#", heroes, items=ALONE).master_turn()) == ["ogre-1", "goblin-1"]
    assert order(corridor("#k.....g#", heroes, items=ALONE, hp={"lidda": 1}).master_turn())[0] == "skeleton-1"
    assert order(corridor("#g.....g#", heroes, items=ALONE).master_turn()) == ["goblin-1", "goblin-2"]


@rule("FA-061")
def test_the_order_is_worked_out_anew_after_each_monster():
    drawing = "#############\n#g.g......g.#\n#############"
    heroes = {"mialee": "2,1", "lidda": "8,1"}
    table = dungeon(drawing, heroes, items={**ALONE, "mialee": []}, rolls="Y2 Y2 O2")
    assert table.state.hero("mialee").hp == 5
    table.hero("mialee").hp = 1
    assert order(table.master_turn()) == ["goblin-1", "goblin-3", "goblin-2"]


@rule("FA-057", "FA-069")
def test_a_monster_that_must_miss_the_turn_is_passed_over():
    table = corridor("#.g..g.#", {"lidda": "1,1"}, items=ALONE)
    table.monster("goblin-1").misses = 1
    table.master_turn()
    assert order(table) == ["goblin-2"]
    assert table.monster("goblin-1").misses == 0


def test_what_happens_at_the_start_of_the_turn_comes_before_the_monsters():
    table = corridor("#.t....#", {"lidda": "1,1"}, items=ALONE, hp={"troll-1": 5})
    table.master_turn()
    kinds = [event.kind for event in table.table.journal]
    assert kinds.index("healed") < kinds.index("monster-turn")


# ---- the plan (11.3)


@rule("FA-064")
def test_a_monster_attacks_whom_it_is_worth_most_to_attack():
    table = corridor("#...g...#", {"regdar": "3,1", "mialee": "7,1"}, items={"mialee": []})
    assert attacks(table.master_turn()) == [("goblin-1", "melee", "mialee")]


@pytest.mark.parametrize("weak", ["lidda", "jozan"])
def test_of_two_who_are_worth_the_same_it_attacks_the_one_with_fewer_hp(weak):
    table = corridor("#..g..#", {"lidda": "2,1", "jozan": "4,1"}, items={**ALONE, "jozan": []})
    table.hero("jozan").sp, table.hero(weak).hp = 0, 5
    assert attacks(table.master_turn()) == [("goblin-1", "melee", weak)]


def test_of_two_kinds_that_are_worth_the_same_it_shoots():
    lines = "- numbered: 1 at 5,1 = Sly: Goblin with melee YYO, ranged YYO"
    table = corridor("#....1..#", {"lidda": "4,1"}, items=ALONE, lines=lines)
    assert attacks(table.master_turn()) == [("sly-1", "ranged", "lidda")]


def test_nobody_chooses_a_hero_who_cannot_be_seen():
    table = corridor("#..g..#", {"lidda": "2,1", "mialee": "4,1"}, items={**ALONE, "mialee": []})
    table.state.lasting.append(Lasting("invisibility", "mialee", "mialee"))
    assert attacks(table.master_turn()) == [("goblin-1", "melee", "lidda")]
    table = corridor("#......n....#", {"mialee": "1,1"}, items={"mialee": []})
    table.state.lasting.append(Lasting("invisibility", "mialee", "mialee"))
    root(table.state, "gnoll-1", "FA-061")
    assert not attacks(table.master_turn())


def test_a_monster_that_cannot_move_has_plans_on_its_place_only():
    table = corridor("#.g..g.#", {"lidda": "1,1", "mialee": "4,1"}, items={**ALONE, "mialee": []})
    root(table.state, "goblin-1", "FA-061")
    table.monster("goblin-2").misses = 1
    assert attacks(table.master_turn()) == [("goblin-1", "melee", "lidda")]


# ---- the place (11.4)


def test_it_takes_no_place_that_leaves_another_monster_without_a_plan():
    drawing = "########\n#.....g#\n#..n...#\n########"
    table = dungeon(drawing, {"lidda": "1,1"}, items=ALONE)
    table.master_turn()
    assert (table.at("gnoll-1"), table.at("goblin-1")) == ("1,2", "2,1")
    table = dungeon(drawing, {"lidda": "1,1"}, items=ALONE)
    table.monster("goblin-1").misses = 1
    assert table.master_turn().at("gnoll-1") == "2,1"


def test_a_place_that_it_leaves_itself_is_free_for_the_other():
    drawing = "#######\n#.....#\n#g...g#\n#.#####\n#######"
    table = dungeon(drawing, {"lidda": "1,1", "regdar": "1,3"}, items={**ALONE, "regdar": []})
    table.master_turn()
    assert (table.at("goblin-1"), table.at("goblin-2")) == ("2,1", "1,2")


def test_it_stands_beside_as_few_other_heroes_as_it_can():
    drawing = "#######\n#.....#\n#g....#\n#.....#\n#######"
    table = dungeon(drawing, {"mialee": "4,2", "regdar": "3,1"}, items={"mialee": []})
    table.master_turn()
    assert attacks(table) == [("goblin-1", "melee", "mialee")]
    assert table.at("goblin-1") == "4,3"


def test_an_archer_keeps_away_as_far_as_it_counts():
    table = corridor("#......n....#", {"mialee": "1,1"}, items={"mialee": []})
    table.master_turn()
    assert attacks(table) == [("gnoll-1", "ranged", "mialee")]
    assert table.at("gnoll-1") == "9,1"


def test_a_brute_stands_beside_an_open_door_and_others_do_not_care():
    drawing = "########\n#...+..#\n#{}...#..#\n#...#..#\n########"
    for letter, uid, place in (("k", "skeleton-1", "3,1"), ("g", "goblin-1", "2,2")):
        table = dungeon(
            drawing.format(letter).replace("....#..#", "...#..#", 1),
            {"lidda": "3,2"},
            items=ALONE,
            opened=["4,1"],
        )
        assert table.master_turn().at(uid) == place


def test_a_brute_stands_in_an_open_door_rather_than_beside_one():
    drawing = "########\n#...+..#\n#..k+..#\n#...#..#\n########"
    table = dungeon(drawing, {"lidda": "3,1"}, items=ALONE, opened=["4,1", "4,2"])
    table.state.awake = 1
    assert table.master_turn().at("skeleton-1") == "4,1"


def test_else_it_goes_no_farther_than_it_must_and_up_or_left():
    drawing = "#######\n#.....#\n#.....#\n#....g#\n#######"
    assert dungeon(drawing, {"lidda": "2,2"}, items=ALONE).master_turn().at("goblin-1") == "3,2"
    drawing = "#######\n#.....#\n#.....#\n#...g.#\n#######"
    assert dungeon(drawing, {"lidda": "3,2"}, items=ALONE).master_turn().at("goblin-1") == "4,2"


# ---- the action left (11.5)


def test_an_archer_that_attacked_without_moving_gets_out_of_sight():
    drawing = "#############\n#........n..#\n##########..#\n##########..#\n#############"
    table = dungeon(drawing, {"mialee": "1,1"}, items={"mialee": []})
    table.master_turn()
    assert attacks(table) == [("gnoll-1", "ranged", "mialee")]
    assert table.at("gnoll-1") == "10,2"


def test_if_it_cannot_hide_it_goes_as_far_away_as_it_can_or_stays():
    table = corridor("#........n...#", {"mialee": "1,1"}, items={"mialee": []})
    assert table.master_turn().at("gnoll-1") == "12,1"
    table = corridor("#........n#", {"mialee": "1,1"}, items={"mialee": []})
    table.master_turn()
    assert (table.at("gnoll-1"), walks(table)) == ("9,1", [])


def test_others_stay_after_an_attack():
    table = corridor("#.g....#", {"lidda": "1,1"}, items=ALONE)
    table.master_turn()
    assert (len(attacks(table)), table.at("goblin-1")) == (1, "2,1")


@rule("FA-066")
def test_a_monster_that_moved_and_attacked_has_done_enough():
    table = corridor("#......n....#", {"mialee": "1,1"}, items={"mialee": []})
    table.master_turn()
    assert (len(attacks(table)), walks(table)) == (1, ["gnoll-1"])


# ---- no plan (11.6)


@rule("FA-062", "FA-066")
def test_a_monster_that_reaches_nobody_moves_twice_toward_the_nearest_hero():
    table = corridor("#.............g..#", {"lidda": "1,1"}, items=ALONE)
    table.master_turn()
    assert (table.at("goblin-1"), walks(table)) == ("4,1", ["goblin-1", "goblin-1"])


def test_of_two_heroes_as_near_it_goes_to_the_one_with_fewer_hp_then_by_initiative():
    heroes = {"lidda": "1,1", "jozan": "19,1"}
    table = corridor("#.........g.........#", heroes, items={**ALONE, "jozan": []}, hp={"lidda": 5})
    assert table.master_turn().at("goblin-1") == "2,1"
    table = corridor("#.........g.........#", heroes, items={**ALONE, "jozan": []}, hp={"jozan": 5})
    assert table.master_turn().at("goblin-1") == "18,1"
    table = corridor("#.........g.........#", heroes, items={**ALONE, "jozan": []})
    table.state.order = ["jozan", "lidda", MASTER]
    assert table.master_turn().at("goblin-1") == "18,1"


@rule("FA-070")
def test_it_stays_if_no_way_leads_to_a_hero():
    table = corridor("#.+..g.#", {"lidda": "1,1"}, items=ALONE)
    table.state.awake = 3
    table.master_turn()
    assert (walks(table), attacks(table)) == ([], [])


@rule("FA-063")
def test_squares_with_monsters_count_on_the_way_but_no_move_ends_there():
    table = corridor("#.g.....g.#", {"lidda": "1,1"}, items=ALONE)
    assert table.master_turn().at("goblin-2") == "3,1"


def test_an_archer_goes_to_the_nearest_square_that_it_can_shoot_from():
    walls = "\n".join(["########.#"] * 4)
    drawing = f"##########\n#........#\n{walls}\n########n#\n##########"
    table = dungeon(drawing, {"mialee": "1,1"}, items={"mialee": []})
    assert table.master_turn().at("gnoll-1") == "8,1"


def test_lurkers_and_casters_never_leave_their_area():
    table = corridor("#....+..z#", {"lidda": "1,1"}, items=ALONE, opened=["5,1"])
    table.state.awake = 3
    assert table.master_turn().at("ooze-1") == "5,1"
    table.turn("lidda").act("end")
    assert table.at("ooze-1") == "5,1"


def test_the_way_through_a_brook_is_counted_from_each_square():
    table = corridor("#,~,~~,r,,#", {"lidda": "1,1"}, items=ALONE, set="forest", level=2)
    position, boar = Position(table.state), table.monster("razor-boar-1")
    goals = position.here.beside(1 << table.hero("lidda").square) & position.standing(boar)
    layers, walk = field(table.state.adventure, goals, position.walk(boar)), position.walk(boar)
    for square in range(boar.square, boar.square - 6, -1):
        forward = position.here.flood(1 << square, 20, walk).layers
        cost = next(cost for cost, layer in enumerate(forward) if layer & goals)
        assert layers[cost] >> square & 1
    assert position.far(boar) == 8


# ---- leaving the area (11.7)


def behind_a_door(letter: str, **more) -> Dungeon:
    """Mialee in sight of an open door, with a monster in the room behind it."""
    heroes = {"mialee": "3,1"}
    return corridor(f"#....+{letter}..#", heroes, items={"mialee": []}, opened=["5,1"], **more)


def test_a_monster_whose_area_no_hero_has_been_in_stays_there():
    table = behind_a_door("g").master_turn()
    assert (table.at("goblin-1"), attacks(table)) == ("5,1", [])


def test_it_comes_out_once_a_hero_has_been_in_its_area():
    table = behind_a_door("g")
    table.state.awake = 2
    assert attacks(table.master_turn()) == [("goblin-1", "melee", "mialee")]


def test_it_comes_out_once_a_hero_has_attacked_it():
    table = behind_a_door("g", rolls="Y0 Y0 S-")
    table.hero("mialee").in_use = ["elven-bow"]
    table.turn("mialee").act("attack", "elven-bow", "ranged", "goblin-1").act("end")
    assert attacks(table)[-1] == ("goblin-1", "melee", "mialee")


def test_hunters_and_roaming_monsters_leave_at_once():
    table = behind_a_door("c", rolls="Y0 Y0 R0 S-")
    assert attacks(table.master_turn()) == [("carrion-crawler-1", "melee", "mialee")]
    table = behind_a_door(".")
    add_monster(table.state, "goblin", table.square("6,1"), NOBODY, "roaming")
    assert attacks(table.master_turn()) == [("goblin-1", "melee", "mialee")]


# ---- special figures (11.8)


def holding(hp: int, more: str = ".") -> Dungeon:
    table = corridor(
        f"#..u.{more}#", {"jozan": "2,1"}, set="forest", level=2, items={"jozan": []}, hp={"jozan": hp}
    )
    grab(table.state, table.hero("jozan"), "owlbear-1")
    return table


@rule("FA-130")
def test_a_holder_keeps_its_hold_if_another_monster_can_attack_the_hero():
    drawing = "#####\n#.u.#\n#..g#\n#####"
    table = dungeon(drawing, {"jozan": "1,1"}, set="forest", level=2, items={"jozan": []}, hp={"jozan": 1})
    grab(table.state, table.hero("jozan"), "owlbear-1")
    table.master_turn()
    assert [name for name, _, _ in attacks(table)] == ["goblin-1"]


@rule("FA-130")
def test_a_holder_attacks_whom_it_holds_if_he_may_well_fall_or_it_is_alone():
    assert attacks(holding(6).master_turn()) == [("owlbear-1", "melee", "jozan")], "no other monster"
    assert attacks(holding(1, "g").master_turn())[0] == ("owlbear-1", "melee", "jozan"), "he may well fall"
    assert "owlbear-1" not in [name for name, _, _ in attacks(holding(6, "g").master_turn())]


@rule("FA-131")
def test_a_boar_charges_the_nearest_hero_in_a_straight_line():
    heroes = {"lidda": "1,1", "jozan": "9,1"}
    more = {"set": "forest", "level": 2, "items": {**ALONE, "jozan": []}}
    table = corridor("#,,,,,r,,,,#", heroes, **more, rolls="charge:3 Y0 S- turn:0").master_turn()
    assert [event.facts["target"] for event in table.told("charges")] == ["jozan"]


@pytest.mark.parametrize(
    ("row", "hp"),
    [("#,,r,,,,,,,#", 7), ("#,r,,,,,,,,#", 7), ("#,,,,,r,,,,#", 2)],
    ids=["near", "beside", "weak"],
)
def test_a_boar_that_is_too_near_or_too_weak_does_not_charge(row, hp):
    table = corridor(row, {"lidda": "1,1"}, set="forest", level=2, items=ALONE, hp={"razor-boar-1": hp})
    table.master_turn()
    assert not table.told("charges")
    assert attacks(table) == [("razor-boar-1", "melee", "lidda")]


@rule("FA-125", "FA-212")
def test_a_yuan_ti_with_a_hero_beside_it_attacks_twice_and_chooses_anew():
    heroes = {"mialee": "3,1", "regdar": "5,1"}
    more = {"set": "forest", "level": 2, "items": {"mialee": [], "regdar": []}}
    table = corridor("#...y....#", heroes, **more, hp={"mialee": 1}, rolls="Y2 R2 S*").master_turn()
    assert attacks(table) == [("yuan-ti-1", "melee", "mialee"), ("yuan-ti-1", "melee", "regdar")]
    table = corridor("#......y.#", {"mialee": "3,1"}, **more).master_turn()
    assert attacks(table) == [("yuan-ti-1", "melee", "mialee")], "it had to move"
    table = corridor("#...y....#", {"mialee": "1,1", "regdar": "5,1"}, **more).master_turn()
    assert attacks(table) == [("yuan-ti-1", "melee", "regdar")] * 2, "it stays with him who is beside it"


@rule("FA-170")
def test_a_wolf_breathes_on_heroes_in_armour_and_bites_those_in_furs():
    more = {"set": "winter", "level": 3}
    table = corridor("#,,,,f,,,#", {"regdar": "2,1"}, **more, items={"regdar": []}).master_turn()
    assert attacks(table) == [("winter-wolf-1", "breath", "regdar")]
    assert table.at("winter-wolf-1") == "5,1", "three squares away it needs no move"
    warm = {"mialee": ["winter-fur-cloak"]}
    table = corridor("#,,,,f,,,#", {"mialee": "2,1"}, **more, items=warm).master_turn()
    assert attacks(table) == [("winter-wolf-1", "melee", "mialee")]


@rule("FA-172")
def test_a_salamander_uses_its_aura_where_it_reaches_most():
    heroes = {"regdar": "2,1", "lidda": "2,3", "jozan": "1,2"}
    drawing = "########\n#,,,,,,#\n#,,,,s,#\n#,,,,,,#\n########"
    none: dict[str, list[str]] = {"regdar": [], "lidda": [], "jozan": []}
    table = dungeon(drawing, heroes, set="winter", level=3, items=none).master_turn()
    assert attacks(table) == [("frost-salamander-1", "aura", "regdar,lidda,jozan")]
    assert table.at("frost-salamander-1") == "3,2"
    table = corridor("#,,,,s,,#", {"regdar": "4,1"}, set="winter", level=3, items=none).master_turn()
    assert attacks(table) == [("frost-salamander-1", "aura", "regdar")]
    assert table.at("frost-salamander-1") == "5,1", "it need not keep away from whom it attacks"


YARD = "\n".join(
    [
        "#" * 22,
        *["#" + "," * 20 + "#"] * 3,
        *["#,,,,HHHH" + "," * 12 + "#"] * 4,
        *["#" + "," * 20 + "#"] * 3,
        "#" * 22,
    ]
)


def yard(heroes: dict[str, str], *numbered: str, top: str = "....", **more) -> Dungeon:
    """An open field with a tower in it."""
    rows = " ".join(f"`{row}`" for row in [top, *["...."] * 3])
    lines = f"- tower: 5,4 to 8,7; top {rows}"
    drawing = YARD
    for entry in numbered:
        digit, spot = entry.split(" ")[0], entry.split(" ")[2]
        x, y = map(int, spot.split(","))
        grid = [list(row) for row in drawing.splitlines()]
        grid[y][x] = digit
        drawing = "\n".join("".join(row) for row in grid)
    if numbered:
        lines += f"\n- numbered: {'; '.join(numbered)}"
    none: dict[str, list[str]] = {name: [] for name in heroes}
    return dungeon(drawing, heroes, set="winter", level=3, lines=lines, items=none, **more)


DRAGON = "1 at 12,2 = Whitey: White Dragon"


@rule("FA-166")
def test_a_dragon_breathes_where_most_heroes_stand():
    table = yard({"regdar": "18,2", "lidda": "20,3"}, DRAGON).master_turn()
    assert [kind for _, kind, _ in attacks(table)] == ["breath"]
    assert set(attacks(table)[0][2].split(",")) == {"regdar", "lidda"}


@rule("FA-181", "FA-221")
def test_a_wounded_dragon_flies_first():
    heroes = {"regdar": "10,6", "lidda": "12,6"}
    table = yard(heroes, DRAGON, hp={"whitey-1": 8}, rolls="flight:ascend").master_turn()
    assert [event.facts["face"] for event in table.told("flight-rolled")] == ["ascend"]
    assert table.at("whitey-1").endswith("top")
    assert [kind for _, kind, _ in attacks(table)] == ["breath"], "then it attacks from there"
    table = yard(heroes, DRAGON, hp={"whitey-1": 8}, rolls="flight:descend").master_turn()
    assert (table.at("whitey-1"), walks(table)) == ("12,2", [])
    assert not yard(heroes, DRAGON).master_turn().told("flight-rolled"), "not while it is strong"


def test_a_dragon_on_a_tower_attacks_from_there_or_flies_on():
    table = yard({"regdar": "12,5"}, DRAGON)
    table.monster("whitey-1").square = table.square("7,4 top")
    table.master_turn()
    assert attacks(table) == [("whitey-1", "breath", "regdar")]
    assert not table.told("flight-rolled")
    table = yard({"regdar": "15,2"}, DRAGON, rolls="flight:descend")
    table.monster("whitey-1").square = table.square("7,4 top")
    table.master_turn()
    assert table.told("flight-rolled")
    assert not table.at("whitey-1").endswith("top")
    assert len(attacks(table)) == 1


@rule("FA-181")
def test_a_marauder_with_a_hero_beside_it_flies_up_or_away():
    def marauder(face: str) -> Dungeon:
        table = yard({"mialee": "11,2"}, rolls=f"flight:{face}")
        add_monster(table.state, "goblin-marauder", table.square("12,2"), 0)
        return table.master_turn()

    up = marauder("ascend")
    assert not walks(up)
    assert up.at("goblin-marauder-1").endswith("top")
    assert attacks(up) == [("goblin-marauder-1", "ranged", "mialee")]
    away = marauder("fly")
    x, y = map(int, away.at("goblin-marauder-1").split(","))
    assert abs(x - 11) + abs(y - 2) == max(
        abs(u - 11) + abs(v - 2)
        for u in range(1, 21)
        for v in range(1, 11)
        if Position(away.state).seeing(1 << away.square(f"{u},{v}"), away.hero("mialee").square)
    )
    stays = marauder("descend")
    assert attacks(stays)[0][1] == "melee"
    assert stays.at("goblin-marauder-1") == "12,2"


def test_a_marauder_that_has_flown_does_not_walk_back():
    table = yard({"regdar": "11,2"}, rolls="flight:ascend")
    add_monster(table.state, "goblin-marauder", table.square("12,2"), 0)
    table.master_turn()
    assert (table.at("goblin-marauder-1")[-3:], attacks(table), walks(table)) == ("top", [], [])


def test_monsters_of_a_tower_belong_to_the_area_around_it_and_roaming_ones_nowhere():
    table = yard({"mialee": "12,5"}, top="...a")
    table.state.awake = 0
    position, here = Position(table.state), table.state.ground
    assert position.bounds(table.monster("goblin-marauder-1")) == here.area_masks[0] | here.top
    roamer = add_monster(table.state, "winter-goblin", table.square("12,2"), NOBODY, "roaming")
    assert position.bounds(roamer) == -1


def test_a_marauder_on_a_tower_stays_there_while_it_has_a_shot():
    table = yard({"mialee": "12,5"}, top="...a").master_turn()
    assert attacks(table) == [("goblin-marauder-1", "ranged", "mialee")]
    assert table.at("goblin-marauder-1").endswith("top")


LICH = "- numbered: 1 at 8,1 = Lich Lord: Lich"


def test_a_lich_that_need_not_move_drains_before_it_attacks():
    table = corridor("#.......1#", {"mialee": "1,1"}, lines=LICH, items={"mialee": []}).master_turn()
    assert [event.facts["target"] for event in table.told("power")] == ["mialee"]
    assert table.hero("mialee").sp == 5
    assert attacks(table) == [("lich-lord-1", "ranged", "mialee")]
    assert not walks(table)


@pytest.mark.parametrize(
    ("sp", "hp", "target"), [(2, 6, "jozan"), (5, 6, "mialee"), (5, 4, "jozan")], ids=["sp", "hp", "fewer"]
)
def test_a_lich_drains_who_has_the_most_sp_then_the_fewest_hp(sp, hp, target):
    drawing = "##########\n#.......1#\n#........#\n##########"
    heroes = {"mialee": "1,1", "jozan": "1,2"}
    none: dict[str, list[str]] = {"mialee": [], "jozan": []}
    table = dungeon(drawing, heroes, lines=LICH, items=none, sp={"mialee": sp}, hp={"jozan": hp}, level=3)
    assert [event.facts["target"] for event in table.master_turn().told("power")] == [target]


def test_a_lich_attacks_from_three_squares_away_if_it_can():
    lines = LICH.replace("8,1", "5,1")
    table = corridor("#....1......#", {"lidda": "4,1"}, lines=lines, items=ALONE, level=3).master_turn()
    assert attacks(table) == [("lich-lord-1", "ranged", "lidda")]
    assert table.at("lich-lord-1") == "8,1"
    lines = LICH.replace("8,1", "2,1")
    table = corridor("#.1.#", {"lidda": "1,1"}, lines=lines, items=ALONE, level=3).master_turn()
    assert attacks(table) == [("lich-lord-1", "melee", "lidda")]


def elwick(row: str, hero: str, at: str, **more) -> Dungeon:
    lines = f"- numbered: 1 at {row.index('1')},1 = Elwick: Elwick"
    none: dict[str, list[str]] = {hero: more.pop("gear", [])}
    return corridor(row, {hero: at}, set="forest", level=3, lines=lines, items=none, **more)


def test_elwick_entangles_whom_he_can_hardly_hurt():
    table = elwick("#,,,,,,,,1#", "regdar", "1,1", gear=["sword-of-rallion"]).master_turn()
    assert [event.facts["card"] for event in table.told("power")] == ["entangle"]
    assert table.hero("regdar").rooted
    assert not attacks(table)


def test_elwick_entangles_who_fights_at_close_quarters_rather_than_hurt_him_a_little():
    table = elwick("#,,,,,,,,1#", "lidda", "1,1", gear=["short-sword"]).master_turn()
    assert [event.facts["target"] for event in table.told("power")] == ["lidda"]
    heroes, lines = {"regdar": "1,1", "lidda": "1,2"}, "- numbered: 1 at 9,1 = Elwick: Elwick"
    drawing = "###########\n#,,,,,,,,1#\n#,,,,,,,,,#\n###########"
    gear = {"regdar": ["broadsword"], "lidda": []}
    table = dungeon(drawing, heroes, set="forest", level=3, lines=lines, items=gear).master_turn()
    assert [event.facts["target"] for event in table.told("power")] == ["regdar"]


def test_elwick_attacks_if_that_is_worth_more_and_shoots_when_he_is_weak():
    table = elwick("#,,,1,,,,#", "mialee", "1,1").master_turn()
    assert attacks(table)[0][1] == "melee"
    table = elwick("#,,,1,,,,,#", "mialee", "1,1", hp={"elwick-1": 7})
    position, monster = Position(table.state), table.monster("elwick-1")
    table.state.turn = Turn("elwick-1", 2)
    weak = decisions._best_plan(position, monster, 2)
    monster.hp = 8
    strong = decisions._best_plan(position, monster, 2)
    assert strong is not None
    assert weak is not None
    assert (weak.kind, 2 * weak.value) == ("melee", strong.value)


def test_a_caster_that_has_grabbed_a_hero_does_not_let_go_to_hide():
    table = elwick("#,1,,,,#", "mialee", "1,1", hp={"elwick-1": 14}, rolls="R0 O0 O0 S*").master_turn()
    assert table.monster("elwick-1").holds == "mialee"
    assert table.at("elwick-1") == "2,1"


# ---- other choices (11.9)


@rule("FA-118")
def test_a_roaming_monster_comes_in_near_the_weakest_hero_but_not_beside_anybody():
    drawing = "###########\n#p,,,,,,,p#\n###########"
    heroes = {"lidda": "3,1", "jozan": "8,1"}
    lines = "- roaming: 2 Goblin; at start 0"
    table = dungeon(drawing, heroes, set="forest", level=2, lines=lines, hp={"jozan": 2})
    assert entries(table.state, "goblin")[0] == table.square("1,1"), "9,1 is beside Jozan"
    table.hero("jozan").square = table.square("6,1")
    assert entries(table.state, "goblin")[0] == table.square("9,1")


def test_other_monsters_come_in_near_a_hero_but_not_beside_one():
    drawing = "#######\n#.....#\n#.....#\n#.....#\n#######"
    table = dungeon(drawing, {"lidda": "5,3"})
    places = [square for square in range(12, 40) if table.state.layout.floor >> square & 1]
    best = best_arrival(table.state, [square for square in places if square != table.square("5,3")])
    assert best[0] == table.square("5,1"), "two squares away, topmost"
    assert best[-2:] == [table.square("5,2"), table.square("4,3")], "beside her only if there is no other"


@rule("FA-137")
def test_a_charged_hero_is_pushed_onto_a_trap():
    drawing = "###########\n#,,,,,,,,,#\n#,,,,,,,,r#\n#,^,,,,,,,#\n###########"
    lines = "- traps: 2,3 Pit"
    rolls = "charge:3 charge:3 Y0 Y0 S- turn:0"
    table = dungeon(
        drawing, {"lidda": "3,2"}, set="forest", level=2, items=ALONE, lines=lines, rolls=rolls
    ).master_turn()
    assert table.at("lidda") == "2,3"
    assert [event.facts["trap"] for event in table.told("trap-sprung")] == ["pit"]


# ---- levels (11.10)


def test_a_gentle_master_attacks_anybody_and_stays_at_home():
    chosen = set()
    for seed in range(12):
        heroes = {"regdar": "3,1", "mialee": "5,1"}
        none: dict[str, list[str]] = {"regdar": [], "mialee": []}
        table = corridor("#...g....#", heroes, items=none, master_level="gentle", seed=seed).master_turn()
        chosen.add(attacks(table)[0][2])
    assert chosen == {"regdar", "mialee"}
    table = behind_a_door("c", master_level="gentle")
    table.state.awake = 2
    assert not attacks(table.master_turn())


@rule("FA-116")
@pytest.mark.parametrize(
    ("level", "turn", "rolled"), [("gentle", 0, 0), ("gentle", 1, 1), ("standard", 0, 1)]
)
def test_a_gentle_master_tries_for_roaming_monsters_every_second_turn(level, turn, rolled):
    lines = "- roaming: 2 Goblin; at start 0"
    table = corridor(
        "#,,,,,p#", {"lidda": "1,1"}, set="forest", level=2, lines=lines, items=ALONE, master_level=level
    )
    table.state.master_turns = turn
    assert len(table.master_turn().told("roaming-rolled")) == rolled


def test_a_fierce_master_goes_on_attacking_the_wounded():
    drawing = "#######\n#.....#\n#.g.g.#\n#.....#\n#######"
    heroes = {"regdar": "3,2", "jozan": "3,1"}
    none: dict[str, list[str]] = {"regdar": [], "jozan": []}
    for level, second in (("standard", "jozan"), ("fierce", "regdar")):
        table = dungeon(drawing, heroes, items=none, master_level=level)
        table.state.master_turns = 1
        HURT["regdar"].set(table.state, 2)
        assert attacks(table.master_turn())[0][2] == second


def test_what_a_hero_lost_in_a_dm_turn_is_remembered_by_a_fierce_master():
    table = corridor("#.e....#", {"lidda": "1,1"}, items=ALONE, master_level="fierce", rolls="O2 O2 P1")
    table.master_turn()
    assert HURT["lidda"].get(table.state) == table.state.master_turns == 1


def test_a_fierce_master_keeps_monsters_out_of_each_others_rows():
    drawing = "########\n#......#\n#.g....#\n#......#\n#....g.#\n########"
    for level, place in (("standard", "3,2"), ("fierce", "4,1")):
        table = dungeon(drawing, {"mialee": "4,2"}, items={"mialee": ["burning-hands"]}, master_level=level)
        table.monster("goblin-2").misses = 1
        table.monster("goblin-2").square = table.square("6,2")
        assert table.master_turn().at("goblin-1") == place


def test_fierce_archers_retreat_through_open_doors():
    for level, place in (("standard", "10,1"), ("fierce", "13,1")):
        table = corridor(
            "#........n+...#", {"mialee": "1,1"}, items={"mialee": []}, opened=["10,1"], master_level=level
        )
        assert table.master_turn().at("gnoll-1") == place


@rule("FA-015")
@pytest.mark.parametrize(
    ("difficulty", "hp", "grisk"), [("easier", 4, 7), ("standard", 6, 10), ("harder", 8, 14)]
)
def test_the_difficulty_changes_the_hp_of_monsters_and_not_of_objects(difficulty, hp, grisk):
    table = corridor(
        "#.k..1.2#",
        {"lidda": "1,1"},
        lines="- numbered: 1 at 5,1 = Grisk: Bugbear with HP 10; 2 at 7,1 = seal (object AC 2, HP 6)",
        difficulty=difficulty,
    )
    assert table.monster("skeleton-1").hp == hp
    assert table.monster("grisk-1").hp == grisk
    assert table.state.things == {"2": 6}


def test_the_old_name_of_the_difficulty_is_refused_with_its_new_name():
    with pytest.raises(SetupError, match="challenge is called difficulty now: light is easier"):
        RULES.read_options({"challenge": "hard"})


# ---- advice


def positions(adventure: str, count: int) -> list[FantasyState]:
    """Positions of a game of random heroes, each before a DM turn."""
    rng, found = Random(adventure), list[FantasyState]()
    table = Table.new(RULES, 1, {"adventure": adventure}, Luck.seeded(adventure))
    while table.ask is not None and len(found) < count:
        state = table.state
        if table.ask.kind == "act" and state.monsters and rng.random() < 0.3:
            copy = state.clone()
            copy.turn, copy.place, copy.agenda = Turn(), copy.order.index(MASTER), [("master_turn",)]
            found.append(copy)
        options = [option for option in table.ask.options if option != ("concede",)]
        table.answer_with(rng.choice(options))
    assert found
    return found


def figures(state: FantasyState) -> list[Any]:
    return [*state.heroes, *state.monsters, state.luck.count, state.marks, state.rule]


@pytest.mark.parametrize(
    "adventure",
    ["1", "3", "7", "9", "11", "forest-2", "forest-5", "forest-6", "winter-2", "winter-5", "winter-6"],
)
def test_whoever_follows_the_advice_plays_as_the_automatic_master(adventure):
    for state in positions(adventure, 12):
        automatic = Table(RULES, state.clone())
        while automatic.ask is not None and automatic.ask.kind == "drink":
            automatic.answer(len(automatic.ask.options) - 1)
        person = state.clone()
        person.master, person.seats = 1, 2
        advised = Table(RULES, person)
        while advised.ask is not None and (advised.ask.seat == 1 or advised.ask.kind == "drink"):
            if advised.ask.seat == 1:
                weights = policy.advise(advised.state, advised.ask)
                assert len(weights) == len(advised.ask.options)
                assert max(weights) == 1
                assert weights.count(1.0) == 1
                assert min(weights) > 0
                advised.answer(weights.index(1.0))
            else:
                advised.answer(len(advised.ask.options) - 1)
        assert figures(advised.state) == figures(automatic.state)


def test_advice_draws_no_lots():
    table = corridor("#...g....#", {"regdar": "3,1", "lidda": "5,1"}, seats=2, master_level="gentle")
    table.master_turn()
    count = table.state.luck.count
    policy.advise(table.state, table.ask)
    table.act("goblin-1")
    policy.advise(table.state, table.ask)
    assert table.state.luck.count == count
