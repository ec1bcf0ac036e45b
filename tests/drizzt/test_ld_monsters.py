"""Monsters: the tactics of all eleven kinds, the cards that are passed, and those that are not one figure."""

from __future__ import annotations

from functools import partial

import pytest

from questboard.games.adventure.content import MONSTERS
from questboard.games.adventure.rules.actions import use_at_will
from questboard.games.adventure.rules.distance import targets
from questboard.games.adventure.rules.exploring import spawn
from questboard.games.adventure.rules.marks import PINNED, SKIPS
from questboard.games.adventure.rules.places import OnSquares
from questboard.games.adventure.state import AdventureState, Deck, Friend, Object
from questboard.games.drizzt.box import BOX
from questboard.games.drizzt.registry import STEPS
from questboard.testing import rule
from tests.adventure.crypt import Crypt, attacked, square, totals
from tests.adventure.crypt import lair as lair_with

WAY = [
    "2 north cavern-plain-7",
    "3 north volcanic-vent-5",
    "4 north volcanic-vent-4",
    "5 north cavern-plain-8",
]
"""A straight way to the north of the Start tile's east half: tiles 3 to 6; their patches are 3b2, 4b1,
5c1 and 6b3."""
lair = partial(lair_with, WAY)
KINDS = [monster.id for monster in BOX.monsters.values() if not monster.villain and monster.figures == 1]


def row(table: Crypt, hero: str) -> list[str]:
    """The cards before a player."""
    return [card.name for card in table.hero(hero).row]


def next_to(table: Crypt, figure: str, hero: str) -> bool:
    """Whether a part of a figure's base is adjacent to a Hero."""
    s = table.state
    return bool(s.board.near[table.hero(hero).square] & s.base(figure))


# ---- every line of every card


@rule("LD-131", "LD-217")
@pytest.mark.parametrize(
    ("kind", "where", "attack", "total", "damage", "conditions", "leaps"),
    [
        ("dinin-dourden", "3b1", "Sword", 29, 2, ["poisoned"], True),
        ("dinin-dourden", "4b1", "Web", 27, 1, ["immobilized"], False),
        ("drow-wizard", "4b2", "Spell", 27, 1, [], False),
        ("goblin-archer", "4b2", "Arrow", 26, 1, [], False),
        ("goblin-champion", "3b1", "Sword", 28, 2, [], True),
        ("goblin-cutter", "3b1", "Crude Dagger", 27, 1, [], True),
        ("hunting-drake", "3b1", "Bite", 28, 1, [], True),
        ("hypnotic-spirit", "3b1", "Howl", 27, 1, [], True),
        ("spider-swarm", "3b1", "Bites", 27, 1, ["poisoned"], True),
        ("water-elemental", "3b1", "Wave", 27, 1, [], True),
    ],
)
def test_a_monster_carries_out_the_first_of_its_tactics_that_is_true(
    kind, where, attack, total, damage, conditions, leaps
):
    table = lair(["drizzt"], at={"drizzt": "2b3"}, monsters=[(kind, where)], dice=[20])
    table.activate(f"{kind}-1")
    assert attacked(table) == [(attack, "drizzt")]
    assert totals(table) == [total]
    assert table.hero("drizzt").hp == 8 - damage
    assert table.hero("drizzt").conditions == conditions
    assert next_to(table, f"{kind}-1", "drizzt") == leaps


@rule("LD-131", "LD-132", "LD-133", "LD-134", "LD-218")
@pytest.mark.parametrize(
    ("kind", "where"),
    [
        ("dinin-dourden", "4b1"),
        ("drow-duelist", "4b1"),
        ("feral-troll", "4b1"),
        ("goblin-archer", "4b1"),
        ("goblin-champion", "4b1"),
        ("goblin-cutter", "4b1"),
        ("hunting-drake", "3b2"),
        ("spider-swarm", "4b1"),
        ("water-elemental", "4b1"),
    ],
)
def test_a_monster_far_from_every_hero_moves_toward_the_hero_and_does_not_attack(kind, where):
    table = lair(["drizzt"], at={"drizzt": "2b3"}, monsters=[(kind, "5b3")])
    table.activate(f"{kind}-1")
    assert table.state.base(f"{kind}-1") >> square(where) & 1  # on the mushroom patch
    assert attacked(table) == []


def test_every_monster_has_a_line_in_these_tests_or_a_test_of_its_own():
    assert KINDS == [
        "dinin-dourden", "drow-duelist", "drow-wizard", "feral-troll", "goblin-archer", "goblin-champion",
        "goblin-cutter", "hunting-drake", "hypnotic-spirit", "spider-swarm", "water-elemental",
    ]  # fmt: skip


@rule("LD-130")
def test_a_monster_card_has_the_printed_parts():
    troll = MONSTERS["feral-troll"]
    assert (troll.types, troll.armor_class, troll.hit_points, troll.experience) == (("troll",), 12, 4, 4)
    cutter = MONSTERS["goblin-cutter"]
    assert (cutter.types, cutter.armor_class, cutter.hit_points, cutter.experience) == (("goblin",), 12, 1, 1)


@rule("LD-132")
def test_after_one_tactic_the_monsters_activation_is_over():
    table = lair(["drizzt"], at={"drizzt": "2b3"}, monsters=[("goblin-cutter", "4b3")])
    table.activate("goblin-cutter-1")  # two tiles away: it comes within one tile and attacks nobody
    assert table.figure("goblin-cutter-1").square >> 4 == 2
    assert attacked(table) == []


@rule("LD-110")
@pytest.mark.parametrize(("die", "hp"), [(8, 8), (9, 7)])
def test_a_monsters_attack_hits_with_the_armor_class_or_more(die, hp):
    table = lair(["drizzt"], at={"drizzt": "2b3"}, monsters=[("goblin-cutter", "3b1")], dice=[die])
    table.activate("goblin-cutter-1")  # +7 against AC 16
    assert table.hero("drizzt").hp == hp


# ---- whom they see and where they go


@rule("LD-216")
def test_the_closest_hero_is_the_one_the_fewest_tiles_away_then_the_fewest_squares():
    table = lair(
        ["drizzt", "wulfgar", "bruenor"],
        at={"drizzt": "2b2", "wulfgar": "3c4", "bruenor": "3b1"},
        monsters=[("goblin-archer", "4c2")],
    )
    table.activate("goblin-archer-1")
    assert attacked(table) == [("Arrow", "bruenor")]


@rule("LD-136")
def test_a_tie_between_two_heroes_is_settled_by_the_active_player():
    table = lair(
        ["drizzt", "wulfgar"],
        at={"drizzt": "3b2", "wulfgar": "3c2"},
        monsters=[("goblin-archer", "4b4")],
        auto_ties=False,
        dice=[1],
    )
    table.activate("goblin-archer-1", "wulfgar")
    assert table.asked == 1
    assert table.options == ["Drizzt", "Wulfgar"]
    table.answer("Wulfgar")
    assert attacked(table) == [("Arrow", "wulfgar")]


@rule("LD-137")
@pytest.mark.parametrize(("die", "hp"), [(8, 8), (9, 7)])
def test_a_goblin_cutter_attacks_the_closest_hero_with_a_crude_dagger_for_1_damage(die, hp):
    table = lair(
        ["wulfgar", "drizzt"],
        at={"drizzt": "2b3", "wulfgar": "1c3"},
        monsters=[("goblin-cutter", "3b1")],
        dice=[die],
    )
    table.activate("goblin-cutter-1")  # +7 against AC 16
    assert attacked(table) == [("Crude Dagger", "drizzt")]
    assert (table.hero("drizzt").hp, table.hero("wulfgar").hp) == (hp, 12)
    assert next_to(table, "goblin-cutter-1", "drizzt")


@rule("LD-137")
def test_a_goblin_cutter_goes_after_the_hero_with_the_fewest_hit_points():
    table = lair(
        ["drizzt", "wulfgar"],
        at={"drizzt": "2b2", "wulfgar": "6b2"},
        hp={"drizzt": 2},
        tiles=[*WAY, "2 east cavern-plain-3", "6 north cavern-plain-9"],
        monsters=[("goblin-cutter", "4b3")],
    )
    table.activate("goblin-cutter-1")
    assert table.standing_on("goblin-cutter-1") == "3b2"
    other = lair(
        ["drizzt", "wulfgar"],
        at={"drizzt": "2b2", "wulfgar": "6b2"},
        hp={"wulfgar": 2},
        monsters=[("goblin-cutter", "4b3")],
    )
    other.activate("goblin-cutter-1")
    assert other.standing_on("goblin-cutter-1") == "5c1"


@rule("LD-184", "LD-219")
def test_monsters_act_as_if_downed_heroes_and_heroes_off_the_tiles_were_not_there():
    table = lair(
        ["drizzt", "wulfgar"],
        at={"drizzt": "3b3", "wulfgar": "2b3"},
        hp={"drizzt": 0},
        monsters=[("goblin-archer", "4b4")],
        dice=[20],
    )
    table.activate("goblin-archer-1")
    assert attacked(table) == [("Arrow", "wulfgar")]
    table.state.heroes[1].square = -1
    table.activate("goblin-archer-1")
    assert len(attacked(table)) == 0  # a new journal: nobody is left to be attacked
    assert table.standing_on("goblin-archer-1") == "4b4"


@rule("LD-219")
def test_a_hero_behind_a_wall_is_not_within_one_tile():
    table = lair(
        ["drizzt"],
        at={"drizzt": "1b2"},
        tiles=["2 north cavern-plain-4", "3 east cavern-plain-7"],
        monsters=[("goblin-cutter", "3b3")],
    )
    board = table.state.board
    assert board.tiles_from(0)[2] == 2  # the tile to the north-east is reached by way of tile 2
    table.activate("goblin-cutter-1")
    assert attacked(table) == []


@rule("LD-133", "LD-193")
def test_a_monster_that_finds_the_mushroom_patch_taken_goes_on_any_square_of_the_tile():
    table = lair(
        ["drizzt"],
        at={"drizzt": "2b3"},
        monsters=[("drow-duelist", "5b3"), ("goblin-cutter", "4b1")],
        auto_ties=False,
    )
    table.activate("drow-duelist-1")
    assert table.asked == 0
    assert {label[0] for label in table.options} == {"4"}
    assert "4b1" not in table.options
    assert len(table.options) == 7
    table.answer("4c4")
    assert table.standing_on("drow-duelist-1") == "4c4"


@rule("LD-133")
def test_a_tile_without_a_free_square_is_not_entered():
    full = [("goblin-archer", f"4{column}{line}") for column in "bc" for line in "1234"]
    table = lair(["drizzt"], at={"drizzt": "2b3"}, monsters=[("goblin-cutter", "5b3"), *full])
    table.activate("goblin-cutter-1")
    assert table.standing_on("goblin-cutter-1") == "5b3"
    del table.state.figures["goblin-archer-3"]
    table.activate("goblin-cutter-1")
    assert table.standing_on("goblin-cutter-1") == "4b3"


@rule("LD-192")
def test_a_monster_next_to_its_hero_already_may_stay_or_go_to_another_square_next_to_it():
    table = lair(["drizzt"], at={"drizzt": "2c2"}, monsters=[("goblin-cutter", "2b2")], auto_ties=False)
    table.activate("goblin-cutter-1")
    assert table.options[0] == "2b2"
    assert "2d3" in table.options
    table.answer("2d3")
    assert table.standing_on("goblin-cutter-1") == "2d3"
    assert len(attacked(table)) == 1


@rule("LD-217")
def test_figures_in_between_do_not_keep_a_monster_from_a_hero():
    table = lair(
        ["drizzt"],
        at={"drizzt": "3b4"},
        monsters=[("goblin-cutter", "4b4"), ("drow-duelist", "3b1"), ("spider-swarm", "3c1")],
        dice=[20],
    )
    table.activate("goblin-cutter-1")
    assert next_to(table, "goblin-cutter-1", "drizzt")


@rule("LD-217")
def test_with_no_square_left_next_to_the_closest_hero_the_next_closest_is_taken():
    table = lair(
        ["drizzt", "wulfgar"],
        at={"drizzt": "4b1", "wulfgar": "4c4"},
        tiles=[*WAY[:2], "4 north narrow-passage-2"],
        monsters=[
            ("goblin-cutter", "5b3"),
            ("spider-swarm", "4b2"),
            ("spider-swarm", "4c2"),
            ("drow-duelist", "4c1"),
            ("goblin-archer", "5b4"),
            ("goblin-archer", "5c4"),
        ],
        dice=[20],
    )
    table.activate("goblin-cutter-1")
    assert attacked(table) == [("Crude Dagger", "wulfgar")]


# ---- the Drow


@rule("LD-131")
def test_a_drow_duelist_attacks_twice_and_loses_the_second_attack_on_a_hero_who_falls():
    table = lair(["drizzt"], at={"drizzt": "2b3"}, monsters=[("drow-duelist", "3b1")], dice=[20, 20])
    table.activate("drow-duelist-1")
    assert table.hero("drizzt").hp == 6
    assert totals(table) == [26, 26]
    other = lair(
        ["drizzt", "wulfgar"],
        at={"drizzt": "2b3", "wulfgar": "2c3"},
        hp={"drizzt": 1},
        monsters=[("drow-duelist", "2b2")],
        dice=[20, 20],
        auto_ties=False,
    )
    other.activate("drow-duelist-1").answer("Drizzt", "2b2")
    assert attacked(other) == [("Swords", "drizzt")]
    assert other.hero("wulfgar").hp == 12


def test_a_drow_duelists_second_attack_is_lost_when_an_ally_is_removed():
    table = lair(["drizzt"], at={"drizzt": "2b3"}, monsters=[("drow-duelist", "5b3")], dice=[20, 20])
    table.state.friends["guenhwyvar"] = Friend("guenhwyvar", square("4b2"), damage=3, owner=0)
    table.activate("drow-duelist-1")
    assert attacked(table) == [("Swords", "guenhwyvar")]
    assert not table.state.friends


def test_a_drow_wizard_attacks_each_hero_on_the_closest_heros_tile():
    table = lair(
        ["drizzt", "wulfgar", "bruenor"],
        at={"drizzt": "2b3", "wulfgar": "2c3", "bruenor": "1b3"},
        monsters=[("drow-wizard", "4b2")],
        dice=[20, 20],
    )
    table.activate("drow-wizard-1")
    assert attacked(table) == [("Spell", "drizzt"), ("Spell", "wulfgar")]


def test_a_drow_wizard_teleports_to_the_free_patch_farthest_from_every_hero():
    table = lair(["drizzt"], at={"drizzt": "2b3"}, monsters=[("drow-wizard", "4b2")], dice=[1])
    table.activate("drow-wizard-1")
    assert table.standing_on("drow-wizard-1") == "6b3"  # two tiles from it, four from Drizzt


def test_a_drow_wizard_finds_the_farthest_patch_taken_and_goes_to_the_next():
    table = lair(
        ["drizzt"],
        at={"drizzt": "2b3"},
        monsters=[("drow-wizard", "4b2"), ("goblin-cutter", "6b3")],
        dice=[1],
    )
    table.activate("drow-wizard-1")
    assert table.standing_on("drow-wizard-1") == "5c1"


def test_a_drow_wizard_far_from_every_hero_teleports_next_to_the_closest_heros_tile():
    table = lair(["drizzt"], at={"drizzt": "2b3"}, monsters=[("drow-wizard", "6b3")], auto_ties=False)
    table.activate("drow-wizard-1")
    assert sorted(table.options) == ["tile 1", "tile 3"]
    table.answer("tile 1")
    assert table.standing_on("drow-wizard-1") == "1a4"  # the mushroom patch
    assert attacked(table) == []


# ---- the Goblins


@pytest.mark.parametrize(("champions", "total"), [([], 27), ([("goblin-champion", "6b1")], 29)])
def test_goblins_attack_better_while_their_champion_is_in_play(champions, total):
    table = lair(["drizzt"], at={"drizzt": "2b3"}, monsters=[("goblin-cutter", "3b1"), *champions], dice=[20])
    table.activate("goblin-cutter-1")
    assert totals(table) == [total]


def test_the_champion_helps_neither_itself_nor_monsters_that_are_no_goblins():
    table = lair(
        ["drizzt"],
        at={"drizzt": "2b3"},
        monsters=[("goblin-champion", "3b1"), ("hunting-drake", "3c1")],
        dice=[20, 20],
    )
    table.play(("activate", "goblin-champion-1"), ("activate", "hunting-drake-1"))
    assert totals(table) == [28, 28]


def test_the_champion_takes_the_goblins_near_it_along_toward_the_closest_hero():
    table = lair(
        ["drizzt"],
        at={"drizzt": "1b3"},
        monsters=[
            ("goblin-champion", "4b3"),
            ("goblin-cutter", "4c3"),
            ("spider-swarm", "4c2"),
            ("goblin-archer", "5b3"),
        ],
    )
    table.activate("goblin-champion-1")  # onto tile 3; the archer is two tiles from there
    assert table.standing_on("goblin-champion-1") == "3b2"
    assert table.figure("goblin-cutter-1").square >> 4 == 2
    assert table.standing_on("spider-swarm-1") == "4c2"
    assert table.standing_on("goblin-archer-1") == "5b3"


# ---- the Hypnotic Spirit


@rule("LD-199")
@pytest.mark.parametrize(("conditions", "tile"), [([], 3), (["immobilized"], 2)])
def test_a_hypnotic_spirit_pulls_the_closest_hero_nearer_unless_immobilized(conditions, tile):
    table = lair(
        ["drizzt"],
        at={"drizzt": "2b3"},
        conditions={"drizzt": conditions},
        monsters=[("hypnotic-spirit", "5b3")],
    )
    table.activate("hypnotic-spirit-1")
    if not table.over:
        table.answer("3c3")
    assert (table.hero("drizzt").square >> 4) + 1 == tile
    assert table.standing_on("hypnotic-spirit-1") == "4b1"  # and it comes to meet the Hero
    assert attacked(table) == []


def test_a_hypnotic_spirit_more_than_three_tiles_away_only_moves():
    table = lair(["drizzt"], at={"drizzt": "2b3"}, monsters=[("hypnotic-spirit", "6b2")])
    table.activate("hypnotic-spirit-1")
    assert table.standing_on("hypnotic-spirit-1") == "5c1"
    assert table.standing_on("drizzt") == "2b3"


# ---- the Water Elemental


@rule("LD-109")
def test_a_water_elemental_goes_among_as_many_heroes_as_it_can_and_attacks_all_on_the_tile():
    table = lair(
        ["drizzt", "wulfgar", "bruenor"],
        at={"drizzt": "2b2", "wulfgar": "2d2", "bruenor": "2b3"},
        monsters=[("water-elemental", "3b2")],
        dice=[20, 1, 9],
        auto_ties=False,
    )
    table.activate("water-elemental-1")
    table.answer("2c2")
    assert [target for _, target in attacked(table)] == ["drizzt", "wulfgar", "bruenor"]
    assert totals(table) == [27, 8, 16]  # a roll for each of them
    other = lair(
        ["drizzt", "wulfgar"],
        at={"drizzt": "2b2", "wulfgar": "2d2"},
        monsters=[("water-elemental", "3b2")],
        auto_ties=False,
    )
    other.activate("water-elemental-1")
    assert other.options == ["2c1", "2c2", "2c3"]  # between them


# ---- cards that are passed


@rule("LD-138", "LD-140")
def test_a_feral_troll_moves_the_hero_it_hits_two_tiles_as_the_heros_player_says():
    table = lair(
        ["drizzt", "wulfgar"],
        at={"drizzt": "6b2", "wulfgar": "3b4"},
        monsters=[("feral-troll", "2b2")],
        auto_ties=False,
        dice=[20],
    )
    table.activate("feral-troll-1", "drizzt")
    table.answer(table.options[0])
    assert attacked(table) == [("Nasty Claw", "wulfgar")]
    assert table.asked == 1  # Wulfgar's player picks the square
    assert {label[0] for label in table.options} == {"1", "5"}
    table.answer("5b3")
    assert table.hero("wulfgar").hp == 9
    assert table.standing_on("wulfgar") == "5b3"


@rule("LD-140")
def test_a_hero_brought_down_by_the_troll_is_still_moved_and_an_immobilized_one_is_not():
    table = lair(
        ["wulfgar"], at={"wulfgar": "3b4"}, hp={"wulfgar": 2}, monsters=[("feral-troll", "2b2")], dice=[20]
    )
    table.activate("feral-troll-1").answer("5b3")
    assert table.hero("wulfgar").hp == 0
    assert table.standing_on("wulfgar") == "5b3"
    held = lair(
        ["wulfgar"],
        at={"wulfgar": "3b4"},
        conditions={"wulfgar": ["immobilized"]},
        monsters=[("feral-troll", "2b2")],
        dice=[20],
    )
    held.activate("feral-troll-1")
    assert held.over
    assert held.standing_on("wulfgar") == "3b4"


@rule("LD-138")
def test_a_feral_troll_without_a_hero_near_regains_all_its_hit_points():
    table = lair(
        ["drizzt", "wulfgar"],
        at={"drizzt": "2b3", "wulfgar": "1b3"},
        hp={"wulfgar": 1},
        monsters=[("feral-troll", "5b3")],
    )
    table.figure("feral-troll-1").damage = 3
    table.activate("feral-troll-1")
    assert table.figure("feral-troll-1").damage == 0
    assert table.state.tiles_of(table.state.base("feral-troll-1")) == [3]


@rule("LD-138", "LD-139")
@pytest.mark.parametrize("kind", ["feral-troll", "dinin-dourden"])
def test_the_card_of_a_monster_that_has_acted_is_passed_to_the_end_of_the_row_on_the_right(kind):
    table = lair(
        ["drizzt", "wulfgar", "bruenor"],
        at={"drizzt": "2b3", "wulfgar": "2c3", "bruenor": "2d3"},
        monsters=[(kind, "5b3", "drizzt"), ("goblin-cutter", "6b2", "bruenor")],
    )
    table.figure(f"{kind}-1").notes["wound"] = 1
    table.activate(f"{kind}-1", "drizzt")
    assert row(table, "drizzt") == []
    assert row(table, "bruenor") == ["goblin-cutter", kind]  # the player before
    assert table.figure(f"{kind}-1").notes == {"wound": 1}


@rule("LD-197", "LD-198", "LD-234", "LD-250")
@pytest.mark.parametrize("kind", ["feral-troll", "dinin-dourden"])
def test_in_a_solo_game_the_card_is_not_passed(kind):
    table = lair(["drizzt"], at={"drizzt": "2b3"}, monsters=[(kind, "5b3")])
    table.activate(f"{kind}-1")
    assert row(table, "drizzt") == [kind]
    assert not table.told("passed")


@rule("LD-234")
def test_a_card_goes_past_players_who_are_out_but_not_past_those_who_have_escaped():
    heroes = ["drizzt", "wulfgar", "bruenor"]
    at = {"drizzt": "2b3", "wulfgar": "2c3", "bruenor": "2d3"}
    out = lair(heroes, at=at, monsters=[("feral-troll", "5b3")])
    out.hero("bruenor").away, out.hero("bruenor").square = "out", -1
    out.activate("feral-troll-1", "drizzt")
    assert row(out, "wulfgar") == ["feral-troll"]
    escaped = lair(heroes, at=at, monsters=[("feral-troll", "5b3")])
    escaped.hero("bruenor").away, escaped.hero("bruenor").square = "escaped", -1
    escaped.activate("feral-troll-1", "drizzt")
    assert row(escaped, "bruenor") == ["feral-troll"]


@rule("LD-139", "LD-075")
def test_a_troll_that_acts_only_for_its_name_keeps_its_card_where_it_is():
    table = lair(
        ["drizzt", "wulfgar", "bruenor"],
        at={"drizzt": "2b3", "wulfgar": "2c3", "bruenor": "2d3"},
        tiles=[*WAY, "6 north cavern-plain-6"],
        monsters=[("feral-troll", "5b3", "drizzt"), ("feral-troll", "7b3", "wulfgar")],
        encounters=[],
    )
    table.state.turn.tile_placed = True
    table.villain_phase("drizzt")
    acted = [event.facts["figure"] for event in table.told("activated")]
    assert acted == ["feral-troll-1", "feral-troll-2"]
    assert row(table, "drizzt") == []
    assert row(table, "bruenor") == ["feral-troll"]
    assert row(table, "wulfgar") == ["feral-troll"]


@rule("LD-139")
def test_a_card_that_was_passed_acts_again_only_in_its_new_players_villain_phase():
    table = lair(
        ["drizzt", "wulfgar"], at={"drizzt": "2b3", "wulfgar": "2c3"}, monsters=[("feral-troll", "6b2")]
    )
    table.state.turn.tile_placed = True
    table.villain_phase("drizzt")
    assert len(table.told("activated")) == 1
    assert row(table, "wulfgar") == ["feral-troll"]
    table.villain_phase("wulfgar")  # with two players it acts in every turn
    assert len(table.told("activated")) == 1
    assert row(table, "drizzt") == ["feral-troll"]


def test_a_monster_that_skips_its_activation_does_not_pass_its_card():
    table = lair(
        ["drizzt", "wulfgar"], at={"drizzt": "2b3", "wulfgar": "2c3"}, monsters=[("feral-troll", "5b3")]
    )
    SKIPS.set(table.figure("feral-troll-1"), 0)
    table.activate("feral-troll-1")
    assert row(table, "drizzt") == ["feral-troll"]
    table.activate("feral-troll-1")
    assert row(table, "wulfgar") == ["feral-troll"]


@pytest.mark.parametrize("kind", ["hypnotic-spirit", "water-elemental", "drow-wizard", "goblin-champion"])
def test_a_pinned_monster_moves_nowhere_by_its_own_tactics(kind):
    for where in ("3b2", "4b2", "6b2"):
        table = lair(["drizzt"], at={"drizzt": "2b3"}, monsters=[(kind, where)], dice=[1])
        PINNED.set(table.figure(f"{kind}-1"), 0)
        table.activate(f"{kind}-1")
        if not table.over:
            table.answer(table.options[0])  # the Spirit's Hero comes all the same
        assert table.standing_on(f"{kind}-1") == where
        assert not PINNED.is_set(table.figure(f"{kind}-1"))


# ---- new Monsters


@rule("LD-068", "LD-135")
def test_a_new_monster_stands_on_the_patch_of_the_new_tile_and_its_card_ends_the_row():
    table = lair(
        ["drizzt"],
        at={"drizzt": "2c1"},
        tiles=[],
        stack=["cavern-plain-7"],
        monsters=[("spider-swarm", "1b3")],
        monster_deck=["goblin-cutter"],
    )
    table.explore("drizzt")
    assert table.standing_on("goblin-cutter-1") == "3b2"
    assert row(table, "drizzt") == ["spider-swarm", "goblin-cutter"]


@rule("LD-069")
def test_a_kind_that_the_player_controls_already_is_drawn_again_but_not_one_of_another_player():
    table = lair(
        ["drizzt", "wulfgar"],
        at={"drizzt": "2c1", "wulfgar": "1b3"},
        tiles=[],
        stack=["cavern-plain-7"],
        monsters=[("spider-swarm", "1c3", "drizzt"), ("goblin-cutter", "1d3", "wulfgar")],
        monster_deck=["spider-swarm", "goblin-cutter"],
    )
    table.explore("drizzt")
    assert row(table, "drizzt") == ["spider-swarm", "goblin-cutter"]
    assert table.state.monster_deck.discard == ["spider-swarm"]


def test_silent_tunnels_bring_no_monster_and_none_instead():
    table = lair(
        ["drizzt"], at={"drizzt": "2c1"}, tiles=[], stack=["cavern-plain-7"], monster_deck=["silent-tunnels"]
    )
    table.explore("drizzt")
    assert table.state.figures == {}
    assert table.state.monster_deck.discard == ["silent-tunnels"]


@rule("LD-204")
def test_a_hunting_party_brings_two_monsters_of_different_kinds_to_the_new_tile():
    deck = ["hunting-party", "spider-swarm", "silent-tunnels", "goblin-cutter"]
    deck += ["hunting-party", "goblin-cutter", "hunting-drake"]
    table = lair(
        ["drizzt"],
        at={"drizzt": "2c1"},
        tiles=[],
        stack=["cavern-plain-7"],
        monsters=[("spider-swarm", "1b3")],
        monster_deck=deck,
    )
    table.explore("drizzt")
    assert row(table, "drizzt") == ["spider-swarm", "goblin-cutter", "hunting-drake"]
    assert table.standing_on("goblin-cutter-1") == "3b2"
    assert table.figure("hunting-drake-1").square >> 4 == 2
    discard = sorted(table.state.monster_deck.discard)
    assert discard == ["goblin-cutter", "hunting-party", "hunting-party", "silent-tunnels", "spider-swarm"]


@rule("LD-204")
def test_the_second_monster_of_a_hunting_party_finds_another_square_than_the_first():
    @STEPS
    async def party_comes(s: AdventureState) -> None:
        await spawn(s, 0, OnSquares([square("3b2")]))

    deck = ["hunting-party", "goblin-cutter", "hunting-drake"]
    table = lair(["drizzt"], at={"drizzt": "2b3"}, monster_deck=deck).play(("party_comes",))
    assert table.standing_on("goblin-cutter-1") == "3b2"
    assert table.figure("hunting-drake-1").square >> 4 == 2
    assert table.standing_on("hunting-drake-1") != "3b2"


@rule("LD-186")
def test_a_monster_deck_that_is_used_up_is_formed_again_from_its_discards():
    table = lair(["drizzt"], at={"drizzt": "2c1"}, tiles=[], stack=["cavern-plain-7"])
    table.state.monster_deck = Deck([], ["goblin-cutter"])
    table.explore("drizzt")
    assert list(table.state.figures) == ["goblin-cutter-1"]
    assert table.state.monster_deck.count == 0


# ---- defeats


FOUR = ["drizzt", "wulfgar", "bruenor", "regis"]


def defeats(owners: list[str], *, active: str = "wulfgar") -> dict[str, list[str]]:
    """The rows after Wulfgar has defeated the first of some Goblin Cutters, perhaps in another's turn."""
    table = lair(
        FOUR,
        at=dict(zip(FOUR, ["2b2", "2b3", "2c3", "2d3"], strict=True)),
        monsters=[("goblin-cutter", where, owner) for owner, where in zip(owners, CUTTERS, strict=False)],
        treasures=["necklace-of-speed"],
        dice=[15],
    )
    table.hero("wulfgar").powers = ["aegis-fang"]
    table.state.active = table.seat(active)
    table.play(("strikes_with", table.seat("wulfgar"), "aegis-fang")).answer("Goblin Cutter 1")
    while not table.over:
        table.table.answer(0)
    assert "goblin-cutter-1" not in table.state.figures
    assert len(table.state.figures) == len(owners) - 1
    assert table.state.experience == ["goblin-cutter"]
    return {hero.name: row(table, hero.name) for hero in table.state.heroes}


CUTTERS = ["2c2", "2d2", "2b1"]


@STEPS
async def strikes_with(s: AdventureState, seat: int, card: str) -> None:
    """A Hero uses an At-Will power, no matter whose turn it is."""
    await use_at_will(s, seat, card)


@rule("LD-115", "LD-116")
def test_the_attacker_gives_up_its_own_card_whoever_else_has_one():
    rows = defeats(["drizzt", "wulfgar", "bruenor"])
    assert rows == {"drizzt": ["goblin-cutter"], "wulfgar": [], "bruenor": ["goblin-cutter"], "regis": []}


@rule("LD-116")
@pytest.mark.parametrize(
    ("owners", "gives"),
    [(["drizzt", "bruenor"], "bruenor"), (["drizzt", "regis"], "regis"), (["drizzt", "drizzt"], "drizzt")],
)
@pytest.mark.parametrize("active", ["wulfgar", "regis", "drizzt"])
def test_without_a_card_of_the_attackers_the_first_player_clockwise_from_the_attacker_gives_one_up(
    owners, gives, active
):
    rows = defeats(owners, active=active)
    left = {name: owners.count(name) - (name == gives) for name in FOUR}
    assert {name: len(cards) for name, cards in rows.items()} == left


# ---- reach and rolls


@rule("LD-107")
def test_adjacent_squares_are_diagonal_ones_too_but_not_past_two_walls():
    table = lair(["drizzt"], at={"drizzt": "2b1"}, monsters=[("goblin-cutter", "3c4")])
    assert targets(table.state, 0, "adjacent") == ["goblin-cutter-1"]  # diagonally, on another tile
    walls = lair(
        ["drizzt"],
        at={"drizzt": "3a3"},
        tiles=["2 north narrow-passage-1"],
        monsters=[("goblin-cutter", "3b4")],
    )
    assert targets(walls.state, 0, "adjacent") == []
    assert targets(walls.state, 0, "tile") == ["goblin-cutter-1"]


@rule("LD-108", "LD-104")
def test_within_a_tile_in_reach_any_monster_can_be_chosen_whatever_stands_between():
    table = lair(
        ["drizzt"],
        at={"drizzt": "2b3"},
        monsters=[("goblin-cutter", "3b1"), ("spider-swarm", "3b3"), ("hunting-drake", "4b1")],
    )
    assert targets(table.state, 0, "within 1") == ["goblin-cutter-1", "spider-swarm-1"]


@rule("LD-111")
@pytest.mark.parametrize(("armor", "die", "left"), [(40, 20, 3), (5, 1, 1)])
def test_a_natural_20_may_miss_and_a_1_may_hit(armor, die, left):
    table = lair(["wulfgar"], at={"wulfgar": "2b2"}, dice=[die])
    table.state.objects["altar"] = Object("altar", 1, armor, 3)
    table.hero("wulfgar").powers = ["aegis-fang"]
    table.hero_phase("wulfgar").answer("use Aegis-fang")
    assert table.state.objects["altar"].hp == left
