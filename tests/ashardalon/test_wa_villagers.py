"""The five Villagers: what each does in the Villain Phase, and how Monsters see them."""

from __future__ import annotations

import pytest

from questboard.games.adventure.state import Friend, RowCard
from questboard.testing import rule
from tests.adventure.crypt import Crypt, attack_rolls, crypt, square

WAY = [
    "1 north plain-passage-a",
    "3 north plain-passage-b",
    "4 north plain-passage-c",
    "5 north crossing",
]
"""A straight way to the north: tiles 3, 4, 5 and the crossing, tile 6."""


def village(villager: str, where: str, **position) -> Crypt:
    """Quinn with a Villager in the row, who stands on a square."""
    position.setdefault("at", {"quinn": "1b2"})
    position.setdefault("powers", {"quinn": []})
    position.setdefault("tiles", WAY)
    position.setdefault("auto_ties", True)
    table = crypt(["quinn"], adventure="8", **position)
    table.state.friends[villager] = Friend(villager, square(where))
    table.hero("quinn").row.append(RowCard(villager))
    return table


def name_of(number: int) -> str:
    """A square by its name."""
    return f"{(number >> 4) + 1}{'abcd'[number & 3]}{(number >> 2 & 3) + 1}"


def act(table: Crypt, villager: str) -> str:
    """Where a Villager is after acting."""
    table.trigger("quinn", villager)
    return name_of(table.state.friends[villager].square)


def near_quinn(table: Crypt, villager: str) -> bool:
    """Whether a Villager stands next to Quinn."""
    here = table.state.friends[villager].square
    return bool(table.state.board.near[table.hero("quinn").square] >> here & 1)


# ---- when they act


@rule("WA-215")
def test_a_villager_acts_in_row_order_in_its_own_players_villain_phase():
    table = village("alek", "3b2", monsters=[("snake", "6c2")])
    table.state.turn.tile_placed = True
    table.villain_phase("quinn")
    kinds = [event.kind for event in table.table.journal]
    assert "villager_moved" in kinds
    assert kinds.index("activated") < kinds.index("villager_moved")  # the snake's card lies before Alek's
    assert near_quinn(table, "alek")


# ---- Alek


def test_alek_stays_close_to_a_hero_and_does_not_punch_then():
    table = village("alek", "3b2", monsters=[("snake", "3b3")])
    act(table, "alek")
    assert near_quinn(table, "alek")
    assert not table.told("villager_attacks")


@rule("WA-285")
def test_alek_may_stay_where_he_is_next_to_the_hero_already():
    table = village("alek", "1b3", auto_ties=False)
    table.trigger("quinn", "alek")
    assert table.options[0] == "1b3"
    assert all(label.startswith("1") for label in table.options)
    table.answer("1a1")
    assert name_of(table.state.friends["alek"].square) == "1a1"


@pytest.mark.parametrize(("die", "left"), [(11, 1), (12, 0)])
def test_alek_far_from_heroes_punches_a_monster_next_to_him(die, left):
    table = village("alek", "5b2", monsters=[("snake", "5b3")], dice=[die])  # AC 13, bonus 1
    assert act(table, "alek") == "5b2"
    assert len(table.state.figures) == left


def test_alek_alone_moves_a_tile_toward_the_closest_hero():
    assert act(village("alek", "5b2"), "alek") == "4c3"  # the scorch mark


@rule("WA-128")
def test_a_villager_who_finds_the_scorch_mark_taken_goes_to_any_square_of_the_tile():
    table = village("alek", "5b2", monsters=[("grell", "4c3")], dice=[1])
    table.trigger("quinn", "alek")
    assert table.state.friends["alek"].square >> 4 == 3
    assert name_of(table.state.friends["alek"].square) != "4c3"


def test_a_villager_does_not_see_a_downed_hero():
    table = village("alek", "3b2", hp={"quinn": 0})
    assert act(table, "alek") == "3b2"


# ---- Brandis


def test_brandis_stays_close_to_a_hero():
    table = village("brandis", "3b2")
    act(table, "brandis")
    assert near_quinn(table, "brandis")


@rule("WA-243")
def test_brandis_opens_the_way_to_the_bottom_tile_with_a_monster_and_without_an_encounter():
    table = village("brandis", "6b2", stack=["plain-left-turn", "wide-left-turn"], monster_deck=["snake"])
    assert act(table, "brandis") == "6b2"
    s = table.state
    assert s.dungeon.tiles[-1].tile == "wide-left-turn"
    assert [figure.name for figure in s.figures.values()] == ["snake"]
    assert table.hero("quinn").row[-1] == RowCard("snake")
    assert not s.turn.black


def test_brandis_without_tiles_to_find_stays_at_his_edge():
    table = village("brandis", "6b2", stack=[])
    assert act(table, "brandis") == "6b2"
    assert len(table.state.dungeon.tiles) == 6


def test_brandis_looks_for_the_closest_tile_with_an_unexplored_edge():
    assert act(village("brandis", "5b2"), "brandis") == "6c2"


# ---- Cassi


def test_cassi_stays_close_to_a_hero():
    table = village("cassi", "3b2")
    act(table, "cassi")
    assert near_quinn(table, "cassi")


@rule("WA-285")
def test_cassi_makes_for_the_start_tile_or_an_exit():
    assert act(village("cassi", "4b2", hp={"quinn": 0}), "cassi") == "3b2"
    tiles = [*WAY, "6 west plain-passage-a", "7 west tunnel-exit"]
    table = village("cassi", "6b2", tiles=tiles)
    act(table, "cassi")
    assert table.state.friends["cassi"].square >> 4 == 6  # the Tunnel Exit is nearer than the start


def test_cassi_stays_on_the_start_tile():
    table = village("cassi", "2d1", hp={"quinn": 0})
    assert act(table, "cassi") == "2d1"


# ---- Donnel


@rule("WA-285")
def test_donnel_goes_next_to_the_closest_monster_and_punches_it():
    table = village(
        "donnel", "5b2", monsters=[("snake", "4b1"), ("grell", "3b1")], dice=[11]
    )  # AC 13, bonus 2
    act(table, "donnel")
    assert list(table.state.figures) == ["grell-1"]
    (told,) = table.told("villager_attacks")
    assert told.facts["foe"] == "snake-1"


@rule("WA-251")
@pytest.mark.parametrize("die", [1, 20])
def test_lucky_charm_may_be_used_after_a_villagers_roll(die):
    table = village(
        "donnel", "3b2", monsters=[("snake", "4b4")], dice=[die], items={"quinn": ["lucky-charm"]}
    )
    table.trigger("quinn", "donnel")
    assert table.options == ["Lucky Charm", "pass"]


def test_donnel_who_misses_does_no_harm():
    table = village("donnel", "5b2", monsters=[("snake", "4b1")], dice=[10])
    act(table, "donnel")
    assert attack_rolls(table, "miss")
    assert "snake-1" in table.state.figures


@rule("WA-109")
def test_a_monster_defeated_by_a_villager_gives_experience_but_no_treasure():
    table = village("donnel", "5b2", monsters=[("snake", "4b1")], dice=[20], treasures=["boots-of-striding"])
    act(table, "donnel")
    assert table.state.experience == ["snake"]
    assert table.hero("quinn").items == []


def test_donnel_without_a_monster_moves_toward_the_closest_hero():
    assert act(village("donnel", "5b2"), "donnel") == "4c3"


# ---- Elizar


def test_elizar_does_nothing_while_a_monster_is_within_a_tile():
    table = village("elizar", "5b2", monsters=[("snake", "4b1")])
    assert act(table, "elizar") == "5b2"


def test_elizar_moves_toward_the_closest_hero_when_no_monster_is_near():
    table = village("elizar", "5b2", monsters=[("snake", "3b1")])
    assert act(table, "elizar") == "4c3"


@rule("WA-272")
@pytest.mark.parametrize(
    ("villager", "tile"), [("alek", "3"), ("donnel", "3"), ("elizar", "3"), ("cassi", "1"), ("brandis", "1")]
)
def test_a_villager_does_not_see_an_invisible_heskan(villager, tile):
    table = crypt(["heskan"], adventure="8", at={"heskan": "3c4"}, tiles=WAY, stack=[], auto_ties=True)
    table.hero("heskan").notes["invisibility"] = 1
    table.hero("heskan").row.append(RowCard(villager))
    table.state.friends[villager] = Friend(villager, square("3b1"))
    table.trigger("heskan", villager)
    here = table.state.friends[villager].square
    assert name_of(here)[0] == tile
    assert tile != "3" or here == square("3b1")


# ---- what others do to them


@rule("WA-131")
def test_a_monster_treats_a_villager_as_a_hero():
    table = village("elizar", "5b2", monsters=[("orc-archer", "6c2")], dice=[20])
    table.activate("orc-archer-1")
    (told,) = table.told("attacked")
    assert told.facts["target"] == "elizar"
    assert "elizar" not in table.state.friends  # 1 hit point


@rule("WA-245")
def test_a_killed_villager_is_taken_off_the_board_with_the_card():
    table = village("elizar", "5b2", monsters=[("orc-archer", "6c2")], dice=[20])
    table.activate("orc-archer-1")
    assert RowCard("elizar") not in table.hero("quinn").row
    assert table.told("villager_killed")


@rule("WA-226")
def test_a_hero_passes_a_villager_but_does_not_stop_there():
    table = village("elizar", "3b4", at={"quinn": "1b1"})
    table.hero_phase("quinn")
    assert "move to 3b4" not in table.options
    assert "move to 3b3" in table.options
