"""The seven Allies: how they come into play, what each does, and how Monsters see them."""

from __future__ import annotations

from typing import Any

import pytest

from questboard.games.adventure.rules import friends
from questboard.games.adventure.state import AdventureState, Friend, Team
from questboard.games.drizzt.cards import allies
from questboard.games.drizzt.registry import STEPS
from questboard.testing import rule
from tests.adventure.crypt import Crypt, cavern, square

WAY = [
    "2 north cavern-plain-7",
    "3 north volcanic-vent-5",
    "4 north volcanic-vent-4",
    "5 north cavern-plain-8",
]
"""A straight way to the north of the Start tile's east half: tiles 3 to 6; their patches are 3b2, 4b1,
5c1 and 6b3."""


def band(ally: str, where: str, **position: Any) -> Crypt:
    """A Hero with an Ally, who stands on a square."""
    position.setdefault("heroes", ["athrogate"])
    position.setdefault("at", {"athrogate": "1b2"})
    position.setdefault("tiles", WAY)
    position.setdefault("auto_ties", True)
    table = cavern(adventure="5" if len(position["heroes"]) > 1 else "2", **position)
    table.state.friends[ally] = Friend(ally, square(where), owner=0)
    table.state.turn.tile_placed = True
    return table


def name_of(number: int) -> str:
    """A square by its name."""
    return f"{(number >> 4) + 1}{'abcd'[number & 3]}{(number >> 2 & 3) + 1}"


@STEPS
async def allies_act(s: AdventureState, seat: int) -> None:
    """A player's Allies act, and nobody else does."""
    await friends.act(s, seat)


@STEPS
async def summoned(s: AdventureState, seat: int, ally: str, *squares: int) -> None:
    """A player takes an Ally card."""
    await allies.summon(s, seat, ally, list(squares))


def act(table: Crypt, ally: str) -> str:
    """Where an Ally is after acting."""
    table.play(("allies_act", 0))
    return name_of(table.state.friends[ally].square)


def next_to(table: Crypt, ally: str, figure: str) -> bool:
    """Whether an Ally is next to a Monster."""
    s = table.state
    return bool(s.board.around(s.base(figure)) >> s.friends[ally].square & 1)


# ---- into play and out of it


@rule("LD-232", "LD-016")
def test_an_ally_is_put_on_a_square_that_the_player_chooses_and_belongs_to_that_player():
    table = cavern(["drizzt", "athrogate"], adventure="5", at={"drizzt": "1b2", "athrogate": "2b2"})
    table.play(("summoned", 1, "snort", square("2b3"), square("2c3")))
    assert table.asked == 1
    table.answer("2c3")
    assert table.state.friends["snort"] == Friend("snort", square("2c3"), owner=1)


@rule("LD-235", "LD-253")
def test_an_ally_card_can_be_taken_only_once_and_leaves_the_game_with_the_ally():
    table = cavern(at={"drizzt": "1b2"})
    table.play(("summoned", 0, "guenhwyvar", square("1b3")))
    del table.state.friends["guenhwyvar"]
    table.play(("summoned", 0, "guenhwyvar", square("1b3")))
    assert not table.state.friends


def test_a_character_who_is_played_as_a_hero_is_never_an_ally():
    table = cavern(at={"drizzt": "1b2"})
    table.play(("summoned", 0, "ally-drizzt", square("1b3")), ("summoned", 0, "ally-regis", square("1b3")))
    assert list(table.state.friends) == ["ally-regis"]


@rule("LD-253")
def test_without_a_free_square_no_ally_comes():
    table = cavern(at={"drizzt": "1b2"})
    table.play(("summoned", 0, "guenhwyvar"))
    assert not table.state.friends


@rule("LD-243")
def test_an_ally_occupies_its_square_but_heroes_may_pass_through_it():
    table = band("ally-bruenor", "4b2", at={"athrogate": "4b3"})
    table.state.friends["snort"] = Friend("snort", square("4c2"), owner=0)
    table.hero_phase("athrogate")
    assert "move to 4b2" not in table.options
    assert "move to 4b1" in table.options  # past both of them in a passage two squares wide


@rule("LD-253", "LD-016")
def test_monsters_treat_an_ally_as_a_hero_and_at_no_hit_points_it_is_removed():
    table = band("guenhwyvar", "3b3", monsters=[("goblin-cutter", "4b4")], dice=[20])
    table.state.friends["guenhwyvar"].damage = 3
    table.activate("goblin-cutter-1")
    assert [event.facts["target"] for event in table.told("attacked")] == ["guenhwyvar"]
    assert not table.state.friends
    assert table.hero("athrogate").hp == 8


@rule("LD-253")
def test_an_ally_gets_no_condition_and_is_moved_like_a_hero():
    table = band("guenhwyvar", "3b3", monsters=[("spider-swarm", "4b4")], dice=[20])
    table.activate("spider-swarm-1")
    assert table.state.friends["guenhwyvar"].hp == 3
    assert not table.told("afflicted")
    troll = band("ally-wulfgar", "3b4", monsters=[("feral-troll", "4b1")], dice=[20])
    troll.activate("feral-troll-1")
    assert troll.state.friends["ally-wulfgar"].hp == 5
    assert troll.state.board.tiles_from(2)[troll.state.friends["ally-wulfgar"].square >> 4] == 2


# ---- when they act


@rule("LD-253")
def test_an_ally_acts_at_the_start_of_its_players_villain_phase_before_the_encounter():
    table = band("ally-bruenor", "4b2", encounters=["volcanic-spray"], monsters=[("goblin-cutter", "1a2")])
    table.state.turn.tile_placed = False
    table.villain_phase("athrogate")
    kinds = [event.kind for event in table.table.journal]
    assert kinds.index("villager_moved") < kinds.index("drew_encounter") < kinds.index("activated")


@rule("LD-253")
def test_an_ally_does_not_act_in_another_players_villain_phase():
    table = band(
        "ally-bruenor", "4b2", heroes=["athrogate", "drizzt"], at={"athrogate": "1b2", "drizzt": "2b2"}
    )
    table.villain_phase("drizzt")
    assert not table.told("villager_moved")
    table.villain_phase("athrogate")
    assert table.told("villager_moved")


@pytest.mark.parametrize(("away", "moves"), [("", True), ("escaped", False), ("out", False)])
def test_an_ally_acts_for_a_downed_player_but_not_for_one_who_is_gone(away, moves):
    table = band(
        "ally-catti-brie",
        "4b2",
        heroes=["athrogate", "drizzt"],
        at={"athrogate": "1b2", "drizzt": "1b3"},
        monsters=[("goblin-cutter", "5b2")],
        dice=[20],
    )
    hero = table.hero("athrogate")
    hero.hp, hero.away, hero.square = 0, away, -1 if away else hero.square
    table.play(("allies_act", 0))
    assert bool(table.told("ally_attacks")) == moves


def test_a_player_with_several_allies_says_which_acts_first():
    table = band("ally-bruenor", "4b2", auto_ties=False)
    table.state.friends["ally-regis"] = Friend("ally-regis", square("5b2"), owner=0)
    table.play(("allies_act", 0))
    assert table.options == ["Bruenor", "Regis"]
    table.answer("Regis")
    moved = [event.facts["villager"] for event in table.told("villager_moved")]
    assert moved[:1] == ["ally-regis"]


# ---- what they do


@pytest.mark.parametrize(
    ("ally", "bonus", "damage"),
    [
        ("ally-bruenor", 7, 1),
        ("guenhwyvar", 7, 1),
        ("snort", 6, 2),
        ("ally-wulfgar", 6, 2),
    ],
)
@pytest.mark.parametrize("enough", [True, False])
def test_an_ally_goes_next_to_a_monster_within_one_tile_and_attacks_it(ally, bonus, damage, enough):
    table = band(ally, "4b2", monsters=[("feral-troll", "5b1")], dice=[12 - bonus - (not enough)])  # AC 12
    act(table, ally)
    assert next_to(table, ally, "feral-troll-1")
    assert table.figure("feral-troll-1").damage == (damage if enough else 0)


@rule("LD-217", "LD-253")
def test_an_ally_goes_past_other_figures_and_takes_the_closest_monster():
    table = band(
        "ally-bruenor", "4b4", monsters=[("drow-duelist", "5b4"), ("spider-swarm", "5b1")], dice=[20]
    )
    act(table, "ally-bruenor")
    assert table.figure("drow-duelist-1").damage == 1
    assert "spider-swarm-1" in table.state.figures


@rule("LD-117", "LD-253")
def test_what_an_ally_defeats_brings_experience_but_no_treasure():
    table = band("ally-bruenor", "4b2", monsters=[("goblin-cutter", "5b2")], dice=[20])
    act(table, "ally-bruenor")
    assert not table.state.figures
    assert table.state.experience == ["goblin-cutter"]
    assert table.hero("athrogate").row == []
    assert not table.told("drew_treasure")
    assert table.state.turn.rewarded == []


def test_the_experience_goes_to_the_team_of_the_allys_player():
    table = band(
        "ally-bruenor",
        "4b2",
        heroes=["athrogate", "drizzt"],
        at={"athrogate": "1b2", "drizzt": "1b3"},
        monsters=[("goblin-cutter", "5b2", "drizzt")],
        dice=[20],
    )
    table.state.teams = [Team([], 1), Team([], 1)]
    table.hero("drizzt").team = 1
    act(table, "ally-bruenor")
    assert table.state.teams[0].experience == ["goblin-cutter"]


@pytest.mark.parametrize("ally", ["ally-bruenor", "ally-catti-brie", "ally-regis"])
def test_bruenor_catti_brie_and_regis_follow_their_players_hero(ally):
    assert act(band(ally, "5b2", monsters=[]), ally) == "4b1"


def test_catti_brie_shoots_from_where_she_stands_at_a_monster_within_two_tiles():
    table = band("ally-catti-brie", "4b2", monsters=[("feral-troll", "6b1")], dice=[6])
    assert act(table, "ally-catti-brie") == "4b2"
    assert table.figure("feral-troll-1").damage == 2
    far = band("ally-catti-brie", "3b3", monsters=[("goblin-cutter", "6b1")], dice=[20])
    act(far, "ally-catti-brie")
    assert far.state.figures


@rule("LD-203")
@pytest.mark.parametrize("ally", ["ally-drizzt", "ally-wulfgar"])
def test_drizzt_and_wulfgar_do_nothing_without_a_monster(ally):
    assert act(band(ally, "5b2"), ally) == "5b2"


@pytest.mark.parametrize(("ally", "tile"), [("ally-drizzt", 4), ("snort", 4), ("ally-wulfgar", 5)])
def test_drizzt_snort_and_wulfgar_go_after_the_closest_monster(ally, tile):
    table = band(ally, "6b2", at={"athrogate": "3b2"}, monsters=[("goblin-cutter", "2b3")])
    act(table, ally)
    assert (table.state.friends[ally].square >> 4) + 1 == tile
    assert not table.told("ally_attacks")


def test_drizzt_attacks_twice_but_not_a_monster_that_has_fallen():
    table = band("ally-drizzt", "4b2", monsters=[("feral-troll", "5b1")], dice=[6, 6])
    act(table, "ally-drizzt")
    assert table.figure("feral-troll-1").damage == 2
    weak = band(
        "ally-drizzt", "4b2", monsters=[("goblin-cutter", "5b2"), ("spider-swarm", "5c2")], dice=[20, 20]
    )
    act(weak, "ally-drizzt")
    assert len(weak.told("ally_attacks")) == 1


def test_guenhwyvar_comes_back_to_drizzt():
    near = band("guenhwyvar", "4b2", heroes=["drizzt"], at={"drizzt": "2c2"})
    act(near, "guenhwyvar")
    assert near.state.board.near[square("2c2")] >> near.state.friends["guenhwyvar"].square & 1
    far = band("guenhwyvar", "6b2", heroes=["drizzt"], at={"drizzt": "2c2"})
    assert act(far, "guenhwyvar") == "4b1"
    away = band("guenhwyvar", "6b2", heroes=["drizzt"], at={"drizzt": "2c2"})
    away.hero("drizzt").square = -1
    assert act(away, "guenhwyvar") == "6b2"


def test_guenhwyvar_next_to_drizzt_may_stay():
    table = band("guenhwyvar", "2d2", heroes=["drizzt"], at={"drizzt": "2c2"}, auto_ties=False)
    table.play(("allies_act", 0))
    assert table.options[0] == "2d2"
    table.answer("2d2")
    assert not table.told("villager_moved")


@pytest.mark.parametrize(("die", "tile"), [(6, 6), (5, 5)])
def test_regis_makes_a_monster_turn_away_without_damage(die, tile):
    table = band("ally-regis", "4b2", monsters=[("goblin-cutter", "5b2")], dice=[die])  # +6 against AC 12
    assert act(table, "ally-regis") == "4b2"
    assert (table.figure("goblin-cutter-1").square >> 4) + 1 == tile
    assert table.figure("goblin-cutter-1").damage == 0


def test_regis_leaves_villains_alone():
    table = band("ally-regis", "4b2", monsters=[("methil", "5b2")], dice=[20])
    assert act(table, "ally-regis") == "3b2"
    assert not table.told("ally_attacks")


def test_snort_without_a_monster_is_placed_on_athrogates_tile():
    table = band("snort", "6b2")
    assert act(table, "snort") == "1a4"  # the mushroom patch
    off = band("snort", "6b2")
    off.hero("athrogate").square = -1
    assert act(off, "snort") == "6b2"
    with_him = band("snort", "1c3")
    assert act(with_him, "snort") == "1c3"


@rule("LD-181")
def test_an_ally_attacks_a_villainous_hero_of_another_team_and_no_other_hero():
    table = band(
        "ally-bruenor",
        "4b2",
        heroes=["athrogate", "drizzt"],
        at={"athrogate": "1b2", "drizzt": "5b2"},
        dice=[20],
    )
    table.state.teams = [Team([], 1), Team([], 1)]
    table.hero("drizzt").team = 1
    act(table, "ally-bruenor")
    assert not table.told("attacked")
    table.state.friends["ally-bruenor"].square = square("4b2")
    table.hero("drizzt").villainous = True
    act(table, "ally-bruenor")
    assert [event.facts["target"] for event in table.told("attacked")] == ["drizzt"]
    assert table.hero("drizzt").hp == 7


def against(ally: str, hero: str, **position: Any) -> Crypt:
    """Athrogate's Ally next to a Villainous Hero of another team."""
    table = band(
        ally, "1b3", heroes=["athrogate", hero], at={"athrogate": "2c3", hero: "1b2"}, tiles=[], **position
    )
    table.state.teams = [Team([], 1), Team([], 1)]
    table.hero(hero).team, table.hero(hero).villainous = 1, True
    return table


@rule("LD-253")
def test_the_stance_of_icingdeath_takes_nothing_from_the_damage_of_an_ally():
    table = against("snort", "drizzt", dice=[20])
    table.hero("drizzt").stance = "icingdeath"
    act(table, "snort")
    assert table.hero("drizzt").hp == 6, "2 damage"


@rule("LD-228", "LD-244")
def test_a_villainous_hero_answers_to_the_attack_of_an_ally_as_to_any_other():
    table = against("snort", "regis", dice=[20])
    table.hero("regis").powers = ["sudden-escape"]
    table.play(("allies_act", 0)).answer("Sudden Escape", "1b2")
    assert table.hero("regis").hp == 8


@rule("LD-253")
def test_an_ally_never_explores():
    table = band("ally-wulfgar", "6b1", stack=["cavern-plain-7"], monsters=[])
    table.villain_phase("athrogate")
    assert len(table.state.dungeon.tiles) == 6
