"""Caverns: chasms and rivers, edges that are closed, destination tiles, complexes that are built at once."""

from __future__ import annotations

from typing import Any

import pytest

from questboard.games.adventure.board import (
    EAST,
    FAR,
    NORTH,
    SIDES,
    SOUTH,
    STEP,
    WEST,
    Dungeon,
    Edge,
    Placed,
)
from questboard.games.adventure.content import TILES, Tile
from questboard.games.adventure.rules import caverns
from questboard.games.adventure.rules.distance import in_reach, tiles_apart
from questboard.games.adventure.rules.exploring import (
    draw_tile,
    edge_tiles,
    edges_from,
    explorable,
    extra_tile,
    place_tile,
)
from questboard.games.adventure.rules.movement import reachable
from questboard.games.adventure.state import AdventureState
from questboard.games.drizzt.adventures.companions import SearchForMithralHall
from questboard.games.drizzt.box import BOX
from questboard.games.drizzt.registry import STEPS
from questboard.testing import rule
from tests.adventure.crypt import Crypt, cavern, square

HALL = Tile(
    id="open-cavern",
    name="Open cavern",
    source="original",
    group="standard",
    triangle="white",
    grid=("....",) * 4,
)
START = (Placed("cavern-start-west", 0, 0), Placed("cavern-start-east", 0, 1))
WAY = ["2 north cavern-plain-7", "3 north volcanic-vent-5"]


def start(**position: Any) -> Crypt:
    """Drizzt on the Start tile."""
    position.setdefault("at", {"drizzt": "1b2"})
    position.setdefault("auto_ties", True)
    return cavern(**position)


def edges(dungeon: Dungeon) -> list[str]:
    """The edges that can be explored, in words."""
    return [f"{edge.slot + 1} {SIDES[edge.side]}" for edge in dungeon.board.unexplored()]


def mask(*names: str) -> int:
    """Some squares as a set."""
    return sum(1 << square(name) for name in names)


def adjacent(dungeon: Dungeon, one: str, other: str) -> bool:
    """Whether two squares are adjacent; it never depends on who asks."""
    near = dungeon.board.near
    there, back = near[square(one)] >> square(other) & 1, near[square(other)] >> square(one) & 1
    assert there == back
    return bool(there)


def built(*placed: Placed) -> Dungeon:
    """The Start tile and other tiles."""
    return Dungeon((*START, *placed), overhang=True)


@STEPS
async def fills(s: AdventureState, *slots: int) -> None:
    """Every player draws a Monster and puts it on one of some tiles."""
    await caverns.fill(s, list(range(len(s.heroes))), list(slots), "LD-068")


# ---- tiles


@rule("LD-005", "LD-047", "LD-043", "LD-042")
def test_the_start_tile_is_two_connected_tiles_with_four_unexplored_edges():
    table = start()
    assert len(table.state.dungeon.tiles) == 2
    assert table.state.board.tiles_from(0) == [0, 1]
    assert edges(table.state.dungeon) == ["1 south", "1 west", "2 north", "2 east"]


@rule("LD-042", "LD-043")
def test_a_layout_has_exactly_six_unexplored_edges():
    table = start(tiles=["2 north cavern-plain-8", "1 west cavern-plain-7"])
    assert edges(table.state.dungeon) == ["1 south", "2 east", "3 north", "3 east", "3 west", "4 west"]


@rule("LD-044")
def test_every_cavern_tile_has_one_mushroom_patch_and_a_triangle():
    for tile in BOX.tiles.values():
        assert tile.squares.count("S") == 1, tile.id
        assert (tile.triangle in ("white", "black")) == (tile.group == "standard"), tile.id


@rule("LD-045", "LD-046", "LD-051", "LD-105", "LD-195")
def test_tiles_are_counted_around_a_corner_and_never_diagonally():
    table = start(
        tiles=["2 north cavern-plain-4", "3 east cavern-plain-7"], monsters=[("drow-duelist", "4c2")]
    )
    board = table.state.board
    assert board.cell(3) == (-1, 2)  # it touches the east half only at a corner
    assert tiles_apart(table.state, table.state.base("drow-duelist-1"), square("2b2")) == 2
    assert tiles_apart(table.state, table.state.base("drow-duelist-1"), square("1b2")) == 3


@rule("LD-106", "LD-213")
def test_an_opening_against_a_wall_connects_nothing_and_blocks_range():
    table = start(tiles=["2 north cavern-plain-7", "1 west cavern-plain-7", "3 north cavern-plain-3"])
    beside = table.state.dungeon.with_tile(Placed("cavern-plain-8", -1, 0))
    # The tile west of tile 3, whose sides are full walls; south of it is the wall of the west half.
    board = beside.board
    assert board.connected(5) == []
    assert board.tiles_from(5)[2] == FAR
    assert not board.within(2, 3) >> (16 * 5 + 5) & 1


@rule("LD-048")
def test_each_half_of_a_destination_tile_is_a_tile_of_its_own():
    table = start(tiles=WAY[:1])
    caverns.attach(table.state, 2, ("rocky-lair-near", "rocky-lair-far"), [NORTH], "LD-048")
    board = table.state.board
    assert board.tiles_from(2)[3:] == [1, 2]
    assert [board.scorch(slot) for slot in (3, 4)] == [square("4c3"), square("5a4")]
    assert edges(table.state.dungeon) == [
        "1 south",
        "1 west",
        "2 east",
        "4 east",
        "4 west",
        "5 east",
        "5 west",
    ]


@rule("LD-052", "LD-067")
@pytest.mark.parametrize(
    ("edge", "triangle"),
    [(Edge(1, NORTH), SOUTH), (Edge(1, EAST), WEST), (Edge(0, SOUTH), NORTH), (Edge(0, WEST), EAST)],
)
def test_a_new_tile_is_placed_so_that_its_triangle_points_at_the_edge_it_is_attached_to(edge, triangle):
    table = start()
    slot = place_tile(table.state, "cavern-plain-7", edge)
    assert table.state.dungeon.tiles[slot].shape.triangle == triangle
    assert table.state.board.links[slot][triangle] == edge.slot


@rule("LD-213")
@pytest.mark.parametrize("tile", [tile.id for tile in BOX.tiles.values() if tile.group == "standard"])
def test_every_tile_is_connected_to_the_tile_that_it_was_explored_from(tile):
    for edge in (Edge(1, NORTH), Edge(1, EAST), Edge(0, SOUTH), Edge(0, WEST)):
        table = start()
        slot = place_tile(table.state, tile, edge)
        assert edge.slot in table.state.board.connected(slot)


@rule("LD-214")
def test_with_an_empty_stack_nothing_can_be_explored_and_an_encounter_is_drawn():
    table = start(at={"drizzt": "2c1"}, stack=[], encounters=["volcanic-spray"])
    assert explorable(table.state, 0) == []
    table.play(("exploration_phase", 0), ("villain_phase", 0))
    assert len(table.state.dungeon.tiles) == 2
    assert [event.facts["encounter"] for event in table.told("drew_encounter")] == ["volcanic-spray"]


@rule("LD-053", "LD-071", "LD-072")
@pytest.mark.parametrize(("tile", "encounters"), [("cavern-plain-7", 0), ("volcanic-vent-5", 1)])
def test_a_black_triangle_brings_an_encounter_and_a_white_one_none(tile, encounters):
    table = start(at={"drizzt": "2c1"}, stack=[tile], monster_deck=["silent-tunnels"])
    table.play(("exploration_phase", 0), ("villain_phase", 0))
    assert len(table.told("drew_encounter")) == encounters


@rule("LD-246")
def test_a_tile_that_a_card_places_brings_no_encounter_by_its_triangle():
    @STEPS
    async def card_places(s: AdventureState) -> None:
        s.turn.tile_placed = True
        await extra_tile(s, 0, Edge(1, NORTH), top=True)

    table = start(
        at={"drizzt": "2c1"}, stack=["volcanic-vent-5", "cavern-plain-7"], monster_deck=["silent-tunnels"]
    )
    table.play(("card_places",))
    assert table.state.turn.black is False


# ---- chasm and river


@rule("LD-208", "LD-210", "LD-215")
@pytest.mark.parametrize("tile", ["dark-chasm", "underground-river"])
def test_nobody_small_enters_crosses_or_is_placed_on_a_chasm_or_a_river(tile):
    table = start(tiles=[f"2 north {tile}"], at={"drizzt": "3b1"})
    board = table.state.board
    assert board.tile_squares(2) == mask("3b1", "3c1", "3c2", "3c3", "3b4", "3c4")
    assert board.steps(square("3b1"), square("3b4")) == 3  # over the bridge
    assert not reachable(table.state, 0, 7) & mask("3b2", "3b3")
    assert not table.state.free() & mask("3b2", "3b3")


@rule("LD-215", "LD-084")
@pytest.mark.parametrize(
    ("mark", "name"),
    [("C", "chasm"), ("R", "river"), ("#", "wall"), ("V", "vent"), ("P", "pillar"), ("A", "statue"),
     ("F", "campfire"), ("H", "throne")],
)  # fmt: skip
def test_chasm_and_river_are_no_walls_for_the_corner_rule_but_everything_else_is(monkeypatch, mark, name):
    grid = ("#..#", f"#.{mark}#", "##.#", "#S.#")  # from b2 to c3 past the mark and a wall
    tile = Tile(
        id=f"odd-{name}", name="Odd", source="original", group="standard", triangle="white", grid=grid
    )
    monkeypatch.setitem(TILES, tile.id, tile)
    dungeon = built(Placed(tile.id, -1, 1))
    assert adjacent(dungeon, "3b2", "3c3") == (name in ("chasm", "river"))
    assert not dungeon.board.floor >> square("3c2") & 1


@rule("LD-215", "LD-081")
def test_vents_pillars_statues_campfires_and_thrones_are_never_entered():
    blocked = {
        "volcanic-vent-1": "3b1",
        "broken-door": "3a1",
        "dwarven-statue-1": "3b2",
        "secret-cave": "3c2",
        "ancient-throne-far": "3b2",
    }
    for tile, where in blocked.items():
        board = built(Placed(tile, -1, 1)).board
        assert not board.floor >> square(where) & 1, tile
        assert board.walls >> square(where) & 1, tile


def test_crystals_stairs_bridges_and_lair_squares_are_floor():
    for tile, where in {"crystal-shard": "3b2", "surface-hollow-far": "3b2", "rocky-lair-far": "3c3"}.items():
        assert built(Placed(tile, -1, 1)).board.floor >> square(where) & 1


# ---- edges that are closed


@rule("LD-054", "LD-169", "LD-042")
@pytest.mark.parametrize("kind", ["strip", "fissure-1-5", "collapsed", "door", "wall"])
def test_a_closed_edge_is_not_unexplored_any_more(kind):
    dungeon = built().with_barrier(Edge(1, NORTH), kind)
    assert edges(dungeon) == ["1 south", "1 west", "2 east"]


@rule("LD-174", "LD-175", "LD-225")
@pytest.mark.parametrize(("kind", "spoiled"), [("strip", True), ("fissure-1-5", True), ("collapsed", False)])
def test_a_cavern_edge_tile_spoils_the_whole_space_beyond_for_other_tiles_too(kind, spoiled):
    # The space north of tile 2 can be reached from tile 2 and, from its east, from tile 4.
    around = (Placed("cavern-plain-7", 0, 2, EAST), Placed("cavern-plain-8", -1, 2))
    dungeon = built(*around)
    assert {"2 north", "4 west"} <= set(edges(dungeon))
    closed = dungeon.with_barrier(Edge(1, NORTH), kind)
    assert "2 north" not in edges(closed)
    assert ("4 west" in edges(closed)) is not spoiled


@rule("LD-174", "LD-225")
def test_a_hero_on_an_edge_that_a_strip_blocks_places_no_tile_and_draws_an_encounter():
    table = start(
        at={"drizzt": "3a2"},
        tiles=["1 west cavern-plain-8"],
        stack=["cavern-plain-7"],
        encounters=["volcanic-spray"],
    )
    s = table.state
    assert explorable(s, 0) == [Edge(2, WEST)]
    s.dungeon = s.dungeon.with_barrier(Edge(2, WEST), "strip")
    table.play(("exploration_phase", 0), ("villain_phase", 0))
    assert len(table.state.dungeon.tiles) == 3
    assert table.told("drew_encounter")


@rule("LD-225")
def test_what_measures_to_an_unexplored_edge_counts_explorable_edges_only():
    table = start(tiles=WAY)
    s = table.state
    assert edges_from(s, mask("4b4")) == [Edge(3, NORTH)]
    s.dungeon = s.dungeon.with_barrier(Edge(3, NORTH), "strip")
    assert edges_from(s, mask("4b4")) == [Edge(1, EAST)]
    assert edge_tiles(s) == [0, 1]


@rule("LD-225")
def test_nothing_is_placed_in_a_reserved_space_until_it_is_free_again():
    dungeon = built().with_reserved((-1, 1))
    assert edges(dungeon) == ["1 south", "1 west", "2 east"]
    assert edges(dungeon.without_reserved((-1, 1))) == ["1 south", "1 west", "2 north", "2 east"]


def test_a_collapsed_tunnel_between_two_tiles_is_a_wall_to_walkers_and_to_range():
    table = start(tiles=WAY, at={"drizzt": "3b4"})
    s = table.state
    assert adjacent(s.dungeon, "3b4", "2b1")
    assert adjacent(s.dungeon, "3b4", "2c1")
    caverns.close_edge(s, Edge(2, SOUTH), "collapsed", "LD-042")
    assert not adjacent(s.dungeon, "3b4", "2b1")
    assert not adjacent(s.dungeon, "3b4", "2c1")
    assert s.board.tiles_from(1)[2] == FAR
    assert not in_reach(s, square("3b4"), "within 3") & s.board.tile_squares(1)
    caverns.open_edge(s, Edge(2, SOUTH), "LD-042")
    assert s.board.tiles_from(1)[2] == 1
    assert adjacent(s.dungeon, "3b4", "2b1")


def test_an_edge_stays_closed_when_tiles_are_added_around_it():
    dungeon = built(Placed("cavern-plain-7", -1, 1)).with_barrier(Edge(1, NORTH), "door")
    grown = dungeon.with_tile(Placed("cavern-plain-8", -2, 1)).with_tile(Placed("cavern-plain-7", 0, 2, EAST))
    assert not adjacent(grown, "3b4", "2b1")
    assert grown.board.tiles_from(1)[2] == FAR
    afresh = Dungeon(grown.tiles, barriers=grown.barriers, overhang=True)
    assert afresh.board.near == grown.board.near
    assert afresh.board.edges == grown.board.edges


@rule("LD-243")
def test_nobody_enters_a_square_that_a_marker_covers():
    table = start(tiles=WAY[:1], at={"drizzt": "3b4"})
    s = table.state
    s.dungeon = s.dungeon.with_covered(mask("3b3", "3c3"))
    assert not s.free() & mask("3b3", "3c3")
    assert not reachable(s, 0, 7) & mask("3b2", "3c2")


def test_a_secret_tunnel_is_a_step_for_a_hero_who_walks_and_for_nobody_else():
    table = start(tiles=WAY, at={"drizzt": "1a2"})
    s = table.state
    before = s.board.steps(square("1a2"), square("4b1"))
    s.dungeon = s.dungeon.with_tunnel(square("1a2"), square("4b1"))
    board = s.board
    assert reachable(s, 0, 1) >> square("4b1") & 1
    assert reachable(s, 0, 2) >> square("4c1") & 1
    assert board.path(square("1a2"), square("4c1"), 0) == [square("4b1"), square("4c1")]
    assert board.steps(square("1a2"), square("4b1")) == before > 1  # for Monsters it is as far as ever
    assert board.tiles_from(0)[3] == 3
    assert not adjacent(s.dungeon, "1a2", "4b1")


def test_a_hero_walks_through_a_secret_tunnel_unless_somebody_stands_at_its_end():
    table = start(tiles=WAY, at={"drizzt": "1a2"}, monsters=[("goblin-cutter", "4b1")])
    s = table.state
    s.dungeon = s.dungeon.with_tunnel(square("1a2"), square("4b1"))
    assert not reachable(s, 0, 2) & mask("4b1", "4c1")
    s.figures.clear()
    table.hero_phase("drizzt").answer("move to 4c2")
    assert table.standing_on("drizzt") == "4c2"
    assert table.state.turn.walk == table.hero("drizzt").card.speed - 2


# ---- destination tiles


@rule("LD-048")
def test_a_destination_tile_is_attached_at_the_first_of_the_named_edges_that_fits():
    table = start(tiles=["2 north crystal-shard"])  # open to the east and the west
    s = table.state
    assert caverns.attach_side(s, "crystal-shard", (-1, 1), 0, [EAST, WEST]) == EAST
    s.dungeon = s.dungeon.with_tile(Placed("cavern-plain-8", -1, 3))
    assert (
        caverns.attach_side(s, "crystal-shard", (-1, 1), 0, [EAST, WEST]) == WEST
    )  # the second space is taken
    near, far = caverns.attach(s, 2, ("rocky-lair-near", "rocky-lair-far"), [EAST, WEST], "LD-048")
    assert s.board.cell(near) == (-1, 0)
    assert s.board.cell(far) == (-1, -1)
    assert s.board.tiles_from(2)[near] == 1
    assert s.board.tiles_from(2)[far] == 2


@rule("LD-048", "LD-225")
def test_a_destination_tile_needs_an_open_edge_and_two_free_spaces():
    table = start()
    s = table.state
    edge = Edge(1, NORTH)
    assert caverns.fits_at(s, "dark-chasm", edge, [NORTH])
    assert not caverns.fits_at(s, "secret-cave", edge, [NORTH, EAST, WEST])  # open to the south only
    s.dungeon = s.dungeon.with_reserved((-3, 1))
    assert not caverns.fits_at(s, "dark-chasm", edge, [NORTH])
    assert caverns.fits_at(s, "dark-chasm", Edge(1, EAST), [NORTH])  # turned, its north is the east


@pytest.fixture
def fussy(monkeypatch):
    """The adventure can use the Dark Chasm only to the east."""
    monkeypatch.setattr(
        SearchForMithralHall, "fits", lambda quest, s, tile, edge: tile != "dark-chasm" or edge.side == EAST
    )


def test_a_tile_that_does_not_fit_is_tried_again_as_the_second_of_the_stack(fussy):
    table = start(stack=["dark-chasm", "cavern-plain-7", "cavern-plain-8", "cavern-plain-3"])
    s = table.state
    assert draw_tile(s, Edge(1, NORTH)) == "cavern-plain-7"
    assert [draw_tile(s, Edge(1, EAST)) for _ in range(3)] == [
        "cavern-plain-8",
        "dark-chasm",
        "cavern-plain-3",
    ]


def test_a_tile_that_does_not_fit_and_is_the_last_stays_in_the_stack(fussy):
    table = start(stack=["dark-chasm"])
    assert draw_tile(table.state, Edge(1, NORTH)) is None
    assert table.state.stack.count == 1
    assert draw_tile(table.state, Edge(1, EAST)) == "dark-chasm"


# ---- a complex that is built before play


@rule("LD-170", "LD-171", "LD-226")
def test_a_complex_is_built_in_two_steps_in_the_order_of_the_tiles_and_their_sides():
    crossing = ["cavern-plain-8", "cavern-plain-12", "cavern-plain-10", "drow-glyph"]
    rest = [tile.id for tile in BOX.tiles.values() if tile.group == "standard" and tile.id not in crossing]
    table = start(stack=[*crossing, *rest])
    s = table.state
    caverns.build_complex(s)
    cells = [(placed.row, placed.column) for placed in s.dungeon.tiles]
    assert [placed.tile for placed in s.dungeon.tiles[2:6]] == crossing
    assert cells[2:6] == [(1, 0), (0, -1), (-1, 1), (0, 2)]  # south, west; then north, east
    # The second step serves the edges of these four alone, each tile's north, east, south and west in turn.
    assert cells[6:] == [
        (1, 1),
        (2, 0),
        (1, -1),
        (-1, -1),
        (0, -2),
        (-2, 1),
        (-1, 2),
        (-1, 0),
        (0, 3),
        (1, 2),
    ]
    assert not s.figures
    assert s.turn.black is False


@rule("LD-171")
def test_two_edges_that_face_the_same_space_get_one_tile_toward_the_first_of_them():
    crossing = ["cavern-plain-8", "cavern-plain-12", "cavern-plain-10", "drow-glyph"]
    table = start(stack=[*crossing, *["cavern-plain-7"] * 12])
    caverns.build_complex(table.state)
    tiles = table.state.dungeon.tiles
    cells = [(placed.row, placed.column) for placed in tiles]
    assert len(set(cells)) == len(cells)
    shared = next(placed for placed in tiles if (placed.row, placed.column) == (1, -1))
    assert shared.shape.triangle == EAST  # toward the tile south of the Start tile, which came first


@rule("LD-172", "LD-173", "LD-007")
def test_the_edges_that_are_left_are_closed_by_strips_and_all_fissures():
    fissures = ["fissure-1-5", "fissure-6-10", "fissure-11-15", "fissure-16-20"]
    table = start()
    s = table.state
    caverns.build_complex(s)
    left = s.board.unexplored()
    assert 4 < len(left) <= 22
    caverns.close_complex(s, fissures)
    assert s.board.unexplored() == []
    kinds = [barrier.kind for barrier in s.dungeon.barriers]
    assert sorted(kinds) == sorted([*fissures, *["strip"] * (len(left) - 4)])
    assert [(barrier.slot, barrier.side) for barrier in s.dungeon.barriers] == [tuple(edge) for edge in left]
    for hero in range(len(s.heroes)):
        assert explorable(s, hero) == []


@rule("LD-172")
@pytest.mark.parametrize("seed", range(8))
def test_the_box_has_always_enough_cavern_edge_tiles(seed):
    table = start(seed=seed)
    caverns.build_complex(table.state)
    assert len(table.state.board.unexplored()) <= caverns.STRIPS + 4


# ---- Monsters for new tiles


@rule("LD-281")
def test_every_player_fills_tiles_without_a_monster_first():
    table = start(
        heroes=["drizzt", "wulfgar", "bruenor"],
        at={"drizzt": "1b2", "wulfgar": "1c2", "bruenor": "1d2"},
        tiles=WAY,
        monster_deck=["goblin-cutter", "hunting-drake", "spider-swarm"],
    )
    table.play(("fills", 2, 3))
    assert table.asked == 0
    assert [event.facts["monster"] for event in table.told("drew_monster")] == ["goblin-cutter"]
    assert table.options == ["tile 3", "tile 4"]
    table.answer("tile 4")  # Wulfgar's player has only tile 3 left
    assert table.standing_on("goblin-cutter-1") == "4b1"
    assert table.standing_on("hunting-drake-1") == "3b2"
    assert table.asked == 2
    assert table.options == ["tile 3", "tile 4"]
    table.answer("tile 3")
    assert [card.name for card in table.hero("bruenor").row] == ["spider-swarm"]
    assert table.figure("spider-swarm-1").square >> 4 == 2


@rule("LD-281", "LD-204")
def test_both_monsters_of_a_hunting_party_go_onto_the_tile_that_the_player_chooses():
    table = start(tiles=WAY, monster_deck=["hunting-party", "goblin-cutter", "hunting-drake"])
    table.play(("fills", 2, 3)).answer("tile 4")
    assert table.over
    assert table.standing_on("goblin-cutter-1") == "4b1"
    assert table.figure("hunting-drake-1").square >> 4 == 3


def test_who_is_gone_fills_nothing():
    table = start(
        heroes=["drizzt", "wulfgar"],
        at={"drizzt": "1b2", "wulfgar": "1c2"},
        tiles=WAY,
        monster_deck=["goblin-cutter", "hunting-drake"],
    )
    table.hero("wulfgar").away, table.hero("wulfgar").square = "escaped", -1
    table.play(("fills", 2))
    assert list(table.state.figures) == ["goblin-cutter-1"]


# ---- tiles that meet


@rule("LD-106")
@pytest.mark.parametrize("side", [NORTH, EAST, SOUTH, WEST])
@pytest.mark.parametrize("place", range(4))
def test_one_pair_of_facing_open_squares_connects_two_tiles(side, place, monkeypatch):
    monkeypatch.setitem(TILES, HALL.id, HALL)
    along = [
        ("a1", "b1", "c1", "d1"),
        ("d1", "d2", "d3", "d4"),
        ("a4", "b4", "c4", "d4"),
        ("a1", "a2", "a3", "a4"),
    ]
    tiles = (Placed(HALL.id, 0, 0), Placed(HALL.id, *STEP[side]))
    mine = [f"1{name}" for name in along[side]]
    theirs = [f"2{name}" for name in along[side ^ 2]]
    one_pair = [name for number in range(4) if number != place for name in (mine[number], theirs[number])]
    board = Dungeon(tiles, covered=mask(*one_pair)).board
    assert (board.connected(0), board.connected(1)) == ([1], [0])
    no_pair = [mine[place], *[theirs[number] for number in range(4) if number != place]]
    board = Dungeon(tiles, covered=mask(*no_pair)).board
    assert (board.connected(0), board.connected(1)) == ([], [])


def test_of_equally_short_ways_a_walk_takes_one_over_the_tile_that_it_begins_on(monkeypatch):
    monkeypatch.setitem(TILES, HALL.id, HALL)
    board = Dungeon(tuple(Placed(HALL.id, row, column) for row in (0, 1) for column in (0, 1))).board
    assert board.path(square("4a2"), square("1d4"), 0) == [square("4a1"), square("1d4")]
    assert board.path(square("3d2"), square("2a4"), 0) == [square("3d1"), square("2a4")]


# ---- a sealed cavern


def sealed(where: str, stack: list[str]) -> Crypt:
    """All edges closed but for the walls of the Start tile; a Collapsed Tunnel at the east."""
    table = start(at={"drizzt": where}, stack=stack, monster_deck=["silent-tunnels"])
    s = table.state
    for edge in (Edge(0, SOUTH), Edge(0, WEST), Edge(1, NORTH)):
        s.dungeon = s.dungeon.with_barrier(edge, "strip")
    s.dungeon = s.dungeon.with_barrier(Edge(1, EAST), "collapsed")
    return table


@rule("LD-249")
def test_where_no_edge_is_left_a_hero_may_break_through_a_wall_of_its_own_tile():
    table = sealed("2d3", ["cavern-plain-7"])
    walls = table.state.board.walls
    table.explore("drizzt")
    assert table.options[:-1] == ["the south edge of tile 2"]  # strips and the Collapsed Tunnel hold
    table.answer("the south edge of tile 2")
    board = table.state.board
    assert board.cell(2) == (1, 1)
    assert board.tiles_from(1)[2] == 1
    assert board.floor & mask("2b4", "2c4") == mask("2b4", "2c4")
    assert board.walls & (1 << 32) - 1 == walls & ~mask("2b4", "2c4")


@rule("LD-249")
def test_a_downed_hero_breaks_through_no_wall():
    table = sealed("2d3", ["cavern-plain-7"])
    table.hero("drizzt").hp = 0
    assert table.explore("drizzt").over
    assert table.state.stack.count == 1


@rule("LD-249")
def test_nobody_breaks_through_while_an_edge_is_left_or_without_a_tile():
    table = start(at={"drizzt": "2b3"}, stack=["cavern-plain-7"])
    table.explore("drizzt")
    assert table.over
    empty = sealed("2d3", [])
    empty.explore("drizzt")
    assert empty.over
