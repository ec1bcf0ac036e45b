"""Large bases: what they may stand over, where they are put, and how small figures make way for them."""

from __future__ import annotations

from typing import Any

import pytest

from questboard.games.adventure.rules import exploring, placing
from questboard.games.adventure.rules.distance import adjacent_to, figures_in_reach, tiles_apart
from questboard.games.adventure.rules.places import OnSquares
from questboard.games.adventure.state import AdventureState, Friend
from questboard.games.drizzt.registry import STEPS
from questboard.testing import rule
from tests.adventure.crypt import Crypt, cavern, square

WAY = ["2 north cavern-plain-7", "3 north volcanic-vent-5", "4 north volcanic-vent-4"]
"""A straight way two squares wide to the north of the Start tile's east half: tiles 3, 4 and 5."""
NARROW = ["2 north narrow-passage-2", "3 north volcanic-vent-5"]
"""Tile 3 is one square wide in its middle."""


def lair(heroes: list[str] | None = None, **position: Any) -> Crypt:
    """A position along the way, in which ties settle themselves."""
    position.setdefault("tiles", WAY)
    position.setdefault("at", {"drizzt": "1b2"})
    position.setdefault("auto_ties", True)
    return cavern(heroes or ["drizzt"], **position)


def mask(*names: str) -> int:
    """Some squares as a set."""
    return sum(1 << square(name) for name in names)


def cover(table: Crypt, base: int, where: str) -> int:
    """The floor under a base on a square."""
    return table.state.board.cover(base, square(where))


@STEPS
async def spawned(s: AdventureState, kind: str, slot: int) -> None:
    """A Monster comes to a tile."""
    await exploring.spawn_on_tile(s, 0, slot, kind)


@STEPS
async def spawned_on(s: AdventureState, kind: str, *squares: int) -> None:
    """A Monster comes to one of some squares."""
    await exploring.spawn(s, 0, OnSquares(list(squares)), kind)


@STEPS
async def villain_put(s: AdventureState, kind: str, slot: int) -> None:
    """A Villain comes to a tile."""
    await exploring.place_villain(s, kind, [slot])


@STEPS
async def goes_to(s: AdventureState, figure: str, slot: int) -> None:
    """A Monster is put on a tile by the dungeon."""
    await placing.put_on_tile(s, figure, slot)


@STEPS
async def hero_places(s: AdventureState, seat: int, figure: str, slot: int) -> None:
    """A Hero's card places a Monster on a tile."""
    await placing.place_by_hero(s, seat, figure, s.board.tile_squares(slot))


# ---- what a large base may stand over


@rule("LD-238")
def test_a_large_base_needs_only_one_square_of_floor_and_may_overhang_walls():
    table = lair()
    assert cover(table, 2, "3a1") == mask("3b1", "3b2")  # the west wall under one half
    assert cover(table, 2, "3b1") == mask("3b1", "3c1", "3b2", "3c2")
    assert cover(table, 3, "3b2") == mask("3b1", "3c1", "3b2", "3c2", "3b3", "3c3")
    assert cover(table, 2, "2c4") == 0  # the row of wall is its last; below it no tile lies


@rule("LD-238")
def test_every_square_under_a_large_base_lies_on_a_tile():
    table = lair()
    assert cover(table, 2, "5b1") != 0
    assert cover(table, 3, "5b1") == 0  # the row to the north is on no tile
    assert cover(table, 3, "5b2") != 0


@rule("LD-209")
def test_a_large_base_stands_over_a_chasm_only_with_a_bridge_under_it():
    table = lair(tiles=["2 north dark-chasm"])
    assert cover(table, 2, "3b2") == mask("3c2", "3c3")  # two squares of chasm, two of bridge
    assert cover(table, 2, "3b1") == mask("3b1", "3c1", "3c2")
    assert cover(table, 2, "3a2") == 0  # wall and chasm
    assert cover(table, 2, "3a3") == 0  # floor at its corner and chasm, but no bridge
    river = lair(tiles=["2 north underground-river"])
    assert cover(river, 2, "3a3") == 0
    assert cover(river, 2, "3b3") == mask("3c3", "3b4", "3c4")


@rule("LD-208")
def test_a_small_base_never_stands_over_a_chasm_or_a_river():
    for tile in ("dark-chasm", "underground-river"):
        table = lair(tiles=[f"2 north {tile}"])
        assert cover(table, 1, "3b2") == 0
        assert cover(table, 1, "3c2") == mask("3c2")


@rule("LD-087", "LD-088")
def test_a_large_base_is_on_every_tile_of_which_it_covers_floor():
    table = lair(tiles=[*WAY, "2 east cavern-plain-3"], monsters=[("errtu", "2c1")])
    s = table.state
    assert s.tiles_of(s.base("errtu-1")) == [1, 2]
    assert tiles_apart(s, s.base("errtu-1"), square("3b1")) == 0
    for neighbour in ("1b2", "4b1", "6b2"):  # each next to one of them
        assert tiles_apart(s, s.base("errtu-1"), square(neighbour)) == 1
    assert tiles_apart(s, s.base("errtu-1"), square("5b1")) == 2


@rule("LD-087")
def test_a_large_base_that_overhangs_only_walls_of_a_tile_is_not_on_it():
    table = lair(tiles=["2 north cavern-plain-7", "3 east cavern-plain-4"], monsters=[("feral-troll", "3d2")])
    s = table.state
    # Its west half lies over the wall of tile 3, its east half over tile 4.
    assert s.tiles_of(s.base("feral-troll-1")) == [3]
    assert placing.home(s, "feral-troll-1") == 3


def test_a_figure_is_adjacent_to_a_large_base_over_the_floor_that_it_covers():
    table = lair(at={"drizzt": "3b3"}, monsters=[("feral-troll", "3a1")])
    s = table.state
    assert adjacent_to(s, s.base("feral-troll-1"), [0])  # next to 3b2
    assert figures_in_reach(s, 0, "adjacent") == ["feral-troll-1"]
    s.heroes[0].square = square("3b4")
    assert not adjacent_to(s, s.base("feral-troll-1"), [0])


@rule("LD-082")
def test_a_large_base_blocks_the_floor_that_it_covers():
    table = lair(at={"drizzt": "3b4"}, monsters=[("feral-troll", "3b2")], stack=[])
    table.hero_phase("drizzt")
    assert not any(label.startswith(("move to 3b1", "move to tile 4")) for label in table.options)
    beside = lair(at={"drizzt": "3b4"}, monsters=[("feral-troll", "3a2")], stack=[])
    beside.hero_phase("drizzt")
    assert "move to 4b4" in beside.options  # past its free side


def test_two_large_bases_do_not_overlap_over_walls_either():
    table = lair(tiles=NARROW, monsters=[("feral-troll", "3a2")])
    s = table.state
    # 3c2 is wall: the base at 3c2 would touch nothing but the floor north of it.
    assert s.board.cover(2, square("3c1"))
    assert placing.clear_stands(s, 2, [square("3b1"), square("3c1")]) == [square("3c1")]
    other = lair(tiles=NARROW, monsters=[("feral-troll", "3b2")])
    assert placing.clear_stands(other.state, 2, [square("3c1"), square("3c3")]) == []


# ---- where it is put


@rule("LD-238")
def test_a_large_monster_comes_wholly_onto_one_tile_and_over_the_mushroom_patch():
    table = lair(
        tiles=[],
        at={"drizzt": "2c1"},
        stack=["cavern-plain-8"],
        monster_deck=["feral-troll"],
        auto_ties=False,
    )
    table.explore("drizzt")
    board = table.state.board
    assert table.ask.options == [square("3a2"), square("3b2"), square("3a3"), square("3b3")]
    for option in table.ask.options:
        assert board.cover(2, option) >> board.scorch(2) & 1
        assert not board.block(2, option) & ~(0xFFFF << 32)
    table.answer("3b2")
    assert table.state.base("feral-troll-1") == mask("3b2", "3c2", "3b3", "3c3")


def test_a_large_monster_for_some_squares_stands_over_one_of_them():
    table = lair(monster_deck=["feral-troll"])
    table.play(("spawned_on", "feral-troll", square("2d3")))  # east of it no tile lies
    assert table.state.base("feral-troll-1") >> square("2d3") & 1
    small = lair()
    small.play(("spawned_on", "goblin-cutter", square("5b1"), square("5c1")))
    assert small.standing_on("goblin-cutter-1") in ("5b1", "5c1")


@rule("LD-217")
def test_a_large_monster_moves_next_to_a_hero_also_across_a_tile_border():
    table = lair(at={"drizzt": "3b2"}, monsters=[("feral-troll", "4b1")], auto_ties=False)
    table.activate("feral-troll-1")
    board, options = table.state.board, list(table.ask.options)
    assert square("4b4") in options  # half on tile 4, half on tile 3
    assert board.cover(2, square("4b4")) == mask("4b4", "4c4", "3b1", "3c1")
    for option in options:
        assert board.cover(2, option) & board.near[square("3b2")]
        assert not board.cover(2, option) >> square("3b2") & 1


def test_a_large_monster_goes_toward_a_hero_from_its_tile_that_is_nearest():
    table = lair(at={"drizzt": "2b3"}, monsters=[("feral-troll", "5b4")])  # on tiles 5 and 4
    s = table.state
    assert s.tiles_of(s.base("feral-troll-1")) == [3, 4]
    table.activate("feral-troll-1")
    assert table.state.tiles_of(table.state.base("feral-troll-1")) == [2]


# ---- small figures make way


def fill(table: Crypt, slot: int, *leaving: str) -> None:
    """Put Allies on all squares of a tile but some."""
    for number, name in enumerate(leaving):
        assert square(name) >> 4 == slot, number
    kept = mask(*leaving)
    for place in range(16 * slot, 16 * slot + 16):
        if table.state.board.floor >> place & 1 and not kept >> place & 1:
            table.state.friends[f"friend {place}"] = Friend("ally-regis", place, owner=0)


def crowded(**position: Any) -> Crypt:
    """Tile 4 with four small figures, so that no large base has room: free are b1, c2, b3 and c4."""
    table = lair(
        ["drizzt", "wulfgar"],
        at={"drizzt": "4b2", "wulfgar": "4c1"},
        conditions={"drizzt": ["immobilized"]},
        monsters=[("goblin-cutter", "4b4"), ("feral-troll", "5b2")],
        **position,
    )
    table.state.friends["guenhwyvar"] = Friend("guenhwyvar", square("4c3"), owner=0)
    return table


@rule("LD-238")
def test_a_small_figure_is_shifted_to_the_nearest_free_square_of_its_tile_as_the_active_player_says():
    table = crowded(auto_ties=False)
    table.state.active = 1
    table.play(("goes_to", "feral-troll-1", 3))
    assert table.options == ["4a1", "4b1"]  # over the mushroom patch
    table.answer("4a1")  # over b1 and b2, where Drizzt stands
    assert table.asked == 1
    assert table.options == ["4c2", "4b3"]
    table.answer("4c2")
    assert table.standing_on("drizzt") == "4c2"  # Immobilized, but this is no move (LD-205)
    assert table.state.base("feral-troll-1") == mask("4b1", "4b2")
    assert not table.told("pushed")


@rule("LD-238")
def test_several_small_figures_make_way_one_after_the_other():
    table = crowded(auto_ties=False)
    table.play(("goes_to", "feral-troll-1", 3))
    table.answer("4b1")
    assert table.standing_on("drizzt") == "4b3"  # the only free square one step away
    assert table.standing_on("wulfgar") == "4c4"  # the only free square left
    assert table.state.base("feral-troll-1") == mask("4b1", "4c1", "4b2", "4c2")


@rule("LD-238")
def test_monsters_and_allies_make_way_too():
    table = lair(
        ["drizzt", "wulfgar"],
        at={"drizzt": "4b4", "wulfgar": "4c3"},
        monsters=[("goblin-cutter", "4b2")],
        auto_ties=False,
    )
    table.state.friends["guenhwyvar"] = Friend("guenhwyvar", square("4c1"), owner=0)
    table.play(("spawned", "feral-troll", 3)).answer("4b1")
    assert table.state.friends["guenhwyvar"].square == square("4b3")
    assert table.standing_on("goblin-cutter-1") == "4c4"
    assert table.state.base("feral-troll-1") == mask("4b1", "4c1", "4b2", "4c2")


def test_where_a_large_base_has_room_nobody_makes_way():
    table = crowded()
    table.state.heroes[0].square = square("1b3")
    table.play(("goes_to", "feral-troll-1", 3))
    assert table.state.base("feral-troll-1") == mask("4b1", "4b2")
    assert table.standing_on("wulfgar") == "4c1"


@rule("LD-238")
def test_a_large_figure_stays_where_small_ones_cannot_make_way():
    table = lair(at={"drizzt": "2b3"}, monsters=[("feral-troll", "3b2")])
    fill(table, 4, "5c4")
    table.play(("goes_to", "feral-troll-1", 4))
    assert table.standing_on("feral-troll-1") == "3b2"


@rule("LD-238")
def test_a_new_large_figure_goes_to_the_nearest_tile_where_it_fits():
    table = lair(at={"drizzt": "1b2"})
    fill(table, 4, "5c4")
    table.play(("villain_put", "shimmergloom", 4))
    assert table.state.tiles_of(table.state.base("shimmergloom-1")) == [3]


def test_a_monster_that_goes_for_a_hero_shifts_others_but_never_that_hero():
    table = lair(
        tiles=WAY[:1],
        at={"drizzt": "3b1"},
        monsters=[("feral-troll", "2b2"), ("goblin-cutter", "3c2"), ("goblin-archer", "3b3")],
        auto_ties=False,
        dice=[1],
    )
    table.activate("feral-troll-1")
    assert table.options == ["3c1", "3a2", "3b2", "3c2"]
    table.answer("3c1")  # over c1 and c2
    assert table.options == ["3b2", "3c3"]
    table.answer("3c3")
    assert table.standing_on("goblin-cutter-1") == "3c3"
    assert table.standing_on("drizzt") == "3b1"
    assert [event.facts["target"] for event in table.told("attacked")] == ["drizzt"]


# ---- by a Hero's card


@rule("LD-210")
def test_a_heros_card_never_places_a_large_monster_over_a_chasm():
    table = lair(
        at={"drizzt": "1b2"},
        tiles=["2 north dark-chasm", "3 north cavern-plain-7"],
        monsters=[("feral-troll", "4b2")],
    )
    s = table.state
    by_hero = placing.spots(s, "feral-troll-1", s.board.tile_squares(2))
    assert by_hero == [square("3c1"), square("3c2"), square("3c3")]  # over the bridge and the wall east of it
    assert not any(s.board.over_gap(2, place) for place in by_hero)
    assert placing.landing(s, 2, 2, ignoring="feral-troll-1") == [square("3b1")]
    assert s.board.over_gap(2, square("3b1"))  # the dungeon may put it there


@rule("LD-194", "LD-206")
def test_for_a_heros_card_nobody_makes_way():
    table = crowded()
    table.play(("hero_places", 0, "feral-troll-1", 3))
    assert table.standing_on("feral-troll-1") == "5b2"
    assert table.standing_on("drizzt") == "4b2"
    table.state.heroes[0].square = square("1b3")
    table.play(("hero_places", 0, "feral-troll-1", 3)).answer("4a1")
    assert table.standing_on("feral-troll-1") == "4a1"


@pytest.mark.parametrize("base", [2, 3])
def test_where_a_large_base_can_stand_on_a_tile_it_lies_wholly_inside(base):
    table = lair()
    for slot in range(5):
        for place in table.state.board.stands(base, slot):
            block = table.state.board.block(base, place)
            assert block.bit_count() == base * base
            assert not block & ~(0xFFFF << 16 * slot)
