"""Exploring: when a tile is placed, what comes with it, Long Hallways, doors, and a sealed dungeon."""

from typing import Any

import pytest

from questboard.games.adventure.board import SOUTH, Edge, Placed
from questboard.games.adventure.state import RowCard
from questboard.testing import rule
from tests.adventure.crypt import Crypt, crypt

PLAIN: dict[str, list[str]] = {"vistra": [], "quinn": []}


def exploring(where: str, stack: list[str], **position: Any) -> Crypt:
    """Vistra's Exploration Phase from a square, with Monsters of three kinds to come."""
    settings: dict[str, Any] = {
        "powers": PLAIN,
        "monster_deck": ["snake", "grell", "cave-bear"],
        **position,
    }
    table = crypt(["vistra", "quinn"], at={"vistra": where, "quinn": "2b2"}, stack=stack, **settings)
    table.explore("vistra")
    return table


def tiles(table: Crypt) -> list[str]:
    """The tiles that have been placed besides the Start tile."""
    return [placed.tile for placed in table.state.dungeon.tiles[2:]]


# ---- when and where


@rule("WA-035", "WA-061", "WA-063", "WA-064")
def test_a_hero_along_an_unexplored_edge_must_place_the_top_tile_there_with_a_monster():
    table = exploring("1b1", ["t-junction", "crossing"])
    assert table.over  # nobody is asked
    placed = table.state.dungeon.tiles[2]
    assert (placed.tile, placed.row, placed.column) == ("t-junction", -1, 0)
    assert table.standing_on("snake-1") == "3b3"  # the scorch mark
    assert table.hero("vistra").row == [RowCard("snake")]


@rule("WA-061")
def test_a_hero_who_is_not_along_an_unexplored_edge_places_no_tile():
    table = exploring("1b2", ["t-junction"])
    assert table.over
    assert tiles(table) == []


@rule("WA-061")
def test_in_a_corner_along_two_unexplored_edges_the_player_chooses_and_explores_once():
    table = exploring("1a1", ["t-junction", "crossing"])
    assert table.options == ["the north edge of tile 1", "the west edge of tile 1"]
    table.answer("the west edge of tile 1")
    assert table.over
    assert tiles(table) == ["t-junction"]
    assert (table.state.dungeon.tiles[2].row, table.state.dungeon.tiles[2].column) == (0, -1)


@rule("WA-061")
def test_an_edge_that_has_been_explored_is_not_explored_again():
    table = exploring("1b1", ["crossing"], tiles=["1 north t-junction"])
    assert tiles(table) == ["t-junction"]


@rule("WA-061")
def test_without_a_tile_in_the_stack_nothing_is_explored():
    table = exploring("1b1", [])
    assert tiles(table) == []
    assert table.state.turn.tile_placed is False


@rule("WA-061")
def test_a_hero_off_the_board_does_not_explore():
    table = crypt(["vistra"], stack=["crossing"], powers=PLAIN)
    table.hero("vistra").square, table.hero("vistra").away = -1, "pit"
    table.explore("vistra")
    assert tiles(table) == []


# ---- the Monster


@rule("WA-065")
def test_a_monster_that_matches_one_in_the_drawers_row_is_discarded_and_another_drawn():
    table = exploring("1b1", ["t-junction"], monsters=[("snake", "2d1", "vistra"), ("grell", "2d2", "quinn")])
    assert table.state.monster_deck.discard == ["snake"]
    assert table.hero("vistra").row == [RowCard("snake"), RowCard("grell")]  # Quinn's Grell does not matter
    assert "grell-2" in table.state.figures


@rule("WA-064", "WA-219")
def test_a_scorch_mark_that_is_taken_is_left_for_any_square_of_the_tile():
    table = exploring("1b1", ["dire-chamber-entrance"])
    assert tiles(table)[0] == "dire-chamber-entrance"
    assert table.state.figures == {}  # an Entrance gets no ordinary Monster
    table = crypt(
        ["vistra"], at={"vistra": "3b3"}, tiles=["1 north t-junction"], monster_deck=["snake"], powers=PLAIN
    )
    table.draw_encounter("vistra", "lurkers-strike")
    assert "3b3" not in table.options
    assert len(table.options) == 9


# ---- Long Hallways


@rule("WA-047", "WA-049")
def test_behind_a_long_hallway_an_extra_tile_is_placed_and_each_tile_gets_a_monster():
    table = exploring("1b1", ["long-hallway-white", "t-junction", "crossing"])
    assert tiles(table) == ["long-hallway-white", "t-junction"]
    assert [(placed.row, placed.column) for placed in table.state.dungeon.tiles[2:]] == [(-1, 0), (-2, 0)]
    assert [table.figure(name).tile for name in ("snake-1", "grell-1")] == [2, 3]
    assert table.hero("vistra").row == [RowCard("snake"), RowCard("grell")]


@rule("WA-047", "WA-049")
def test_a_long_hallway_behind_a_long_hallway_brings_another_tile():
    table = exploring("1b1", ["long-hallway-white", "long-hallway-black", "t-junction"])
    assert tiles(table) == ["long-hallway-white", "long-hallway-black", "t-junction"]
    assert len(table.state.figures) == 3


@rule("WA-047")
def test_no_extra_tile_is_drawn_when_the_far_edge_already_touches_a_tile():
    north = ["2 north crossing-with-west-door", "3 north plain-left-turn", "4 west crossing"]
    table = exploring("1b1", ["long-hallway-white", "t-junction"], tiles=north)
    assert tiles(table)[3:] == ["long-hallway-white"]
    assert table.state.stack.count == 1


@rule("WA-047")
def test_a_long_hallway_that_is_the_last_tile_stands_alone():
    table = exploring("1b1", ["long-hallway-white"])
    assert tiles(table) == ["long-hallway-white"]
    assert len(table.state.figures) == 1


@rule("WA-046", "WA-048", "WA-067", "WA-068")
@pytest.mark.parametrize(
    ("stack", "drawn"),
    [
        (["t-junction"], 0),
        (["crossing"], 1),
        (["long-hallway-white", "t-junction"], 0),
        (["long-hallway-white", "crossing"], 1),
        (["long-hallway-black", "t-junction"], 1),
        (["long-hallway-black", "crossing"], 1),
    ],
)
def test_a_black_triangle_brings_one_encounter_card_however_many_there_are(stack, drawn):
    table = crypt(
        ["vistra"],
        at={"vistra": "1b1"},
        stack=stack,
        monster_deck=["snake", "grell"],
        encounters=["kobold-trappers", "high-alert"],
        powers=PLAIN,
        auto_ties=True,
        dice=[1, 1],
    )
    table.play(("exploration_phase", 0), ("villain_phase", 0))
    assert len(table.told("drew_encounter")) == drawn


@rule("WA-243")
def test_a_tile_placed_by_a_card_brings_no_encounter_card_by_its_triangle():
    table = crypt(
        ["vistra"],
        at={"vistra": "1b1"},
        stack=["t-junction", "crossing"],
        monster_deck=["snake", "grell"],
        encounters=["kobold-trappers", "high-alert"],
        powers=PLAIN,
        auto_ties=True,
        dice=[1, 1],
    )
    table.draw_encounter("vistra", "occupied-lair")
    while not table.over:
        table.answer(table.options[0])
    assert tiles(table) == ["crossing"]  # the bottom tile
    assert len(table.state.figures) == 1
    assert (table.state.turn.tile_placed, table.state.turn.black) == (False, False)


# ---- doors


@rule("WA-174")
def test_with_the_door_rules_a_tile_with_a_door_symbol_gets_a_closed_door():
    table = exploring("1b1", ["passage-with-north-door"], doors=True)
    assert table.state.dungeon.closed == (2,)
    table = exploring("1b1", ["t-junction"], doors=True)
    assert table.state.dungeon.closed == ()
    table = exploring("1b1", ["passage-with-north-door"])
    assert table.state.dungeon.closed == ()


@rule("WA-179")
def test_without_a_closed_door_token_left_a_door_is_open():
    table = crypt(
        ["vistra"], at={"vistra": "1b1"}, stack=["passage-with-north-door"], powers=PLAIN, doors=True
    )
    table.state.door_tokens.packets[0].cards = ["unlocked"]
    table.state.dungeon = table.state.dungeon.with_tile(
        Placed("passage-with-west-door", 0, -1, 3), closed=True
    )
    table.explore("vistra")  # the only token lies on the other door
    assert table.state.dungeon.closed == (2,)


def at_a_door(token: str, **position: Any) -> Crypt:
    """Vistra in her Hero Phase below a closed door, Quinn on the other side."""
    settings: dict[str, Any] = {"powers": {"vistra": ["sure-strike"], "quinn": []}, **position}
    north = ["1 north passage-with-north-door", "3 north t-junction"]
    table = crypt(
        ["vistra", "quinn"], at={"vistra": "3b2", "quinn": "4b4"}, tiles=north, doors=True, **settings
    )
    assert table.state.dungeon.closed == (2,)
    table.state.door_tokens.packets[0].cards.append(token)
    table.hero_phase("vistra")
    return table


@rule("WA-175", "WA-176")
def test_a_hero_next_to_a_closed_door_opens_it_for_no_action():
    table = at_a_door("unlocked").answer("open the door of tile 3")
    assert table.state.dungeon.closed == ()
    assert table.state.turn.actions == 0
    assert table.state.door_tokens.discard == ["unlocked"]


@rule("WA-175")
def test_a_hero_who_is_not_next_to_a_door_cannot_open_it():
    table = at_a_door("unlocked").answer("move to 3b3")
    assert not [label for label in table.options if "door" in label]


@rule("WA-177")
def test_a_trapped_door_costs_every_adjacent_hero_1_hit_point():
    table = at_a_door("trapped").answer("open the door of tile 3")
    assert (table.hero("vistra").hp, table.hero("quinn").hp) == (7, 7)
    assert table.state.dungeon.closed == ()


@rule("WA-178")
@pytest.mark.parametrize(("die", "closed"), [(9, (2,)), (10, ())])
def test_a_locked_door_stays_and_is_unlocked_instead_of_attacking_with_ten_or_more(die, closed):
    table = at_a_door("locked", dice=[die]).answer("open the door of tile 3")
    assert table.state.dungeon.closed == (2,)
    assert "open the door of tile 3" not in table.options
    table.answer("unlock the door of tile 3 instead of attacking")
    assert table.state.dungeon.closed == closed
    assert table.state.turn.attacked
    assert not [label for label in table.options if label.startswith("unlock")]


@rule("WA-059", "WA-178")
def test_unlocking_takes_the_attack_and_so_ends_a_walk_in_progress():
    table = at_a_door("locked", dice=[1]).answer("open the door of tile 3", "move to 3c2")
    assert table.state.turn.walk == 4
    table.answer("unlock the door of tile 3 instead of attacking")
    assert table.over
    assert table.state.turn.actions == 2


# ---- a sealed dungeon


DEAD_ENDS = ["1 north vault", "1 west vault", "2 north vault", "2 east vault"]


def sealed(where: str, **position: Any) -> Crypt:
    """Vistra's Exploration Phase in a dungeon without an open edge."""
    return exploring(where, ["t-junction"], tiles=DEAD_ENDS, **position)


@rule("WA-250")
def test_in_a_sealed_dungeon_a_hero_in_the_middle_of_a_tile_may_open_an_edge_of_it():
    table = sealed("1b2")
    assert table.state.board.unexplored() == []
    assert table.options[0] == "the south edge of tile 1"
    assert len(table.options) == 2
    table.answer("the south edge of tile 1")
    assert tiles(table)[-1] == "t-junction"
    assert table.state.dungeon.opened == ((0, SOUTH),)
    assert table.state.board.tiles_from(0)[6] == 1
    assert table.state.turn.tile_placed
    assert table.figure("snake-1").tile == 6


@rule("WA-250")
def test_nobody_has_to_break_through():
    table = sealed("1b2")
    table.answer(table.options[-1])
    assert len(tiles(table)) == 4
    assert not table.state.turn.tile_placed


@rule("WA-250")
@pytest.mark.parametrize(
    ("where", "position"),
    [
        pytest.param("1a1", {}, id="not in the middle of the tile"),
        pytest.param("1b2", {"tiles": DEAD_ENDS[:3]}, id="an edge is open"),
        pytest.param(
            "1b2", {"tiles": [*DEAD_ENDS[:3], "2 east passage-with-north-door"], "doors": True}, id="a door"
        ),
    ],
)
def test_otherwise_no_edge_is_opened(where, position):
    table = exploring(where, ["t-junction"], **{"tiles": DEAD_ENDS, **position})
    assert table.over
    assert len(tiles(table)) == len(position.get("tiles", DEAD_ENDS))


@rule("WA-250")
def test_a_broken_edge_stays_open():
    table = sealed("1b2").answer("the south edge of tile 1")
    assert not [edge for edge in table.state.board.unexplored() if edge == Edge(0, SOUTH)]
    assert table.state.board.floor >> 13 & 3 == 3
