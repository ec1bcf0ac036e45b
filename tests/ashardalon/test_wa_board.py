"""The board: tiles on their lattice, edges, distances in tiles and squares, doors and large bases."""

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
from questboard.games.adventure.rules.distance import figures_in_reach, in_reach, tiles_apart
from questboard.games.adventure.rules.exploring import edge_tiles, edges_from, explorable
from questboard.games.adventure.rules.placing import landing, make_way, room
from questboard.games.ashardalon.box import BOX
from questboard.testing import rule
from tests.adventure.crypt import Crypt, crypt, square

START = (Placed("start-west", 0, 0), Placed("start-east", 0, 1))
SIX_EDGES = ["1 north t-junction", "2 east wide-t-junction-b"]
AROUND_A_CORNER = ["2 north plain-right-turn", "3 east wide-right-turn", "4 south plain-passage-a"]
CHAMBER = [
    "1 north dire-chamber-entrance",
    "3 west dire-chamber-1",
    "3 north large-dire-chamber",
    "3 east dire-chamber-2",
    "5 west dire-chamber-3",
    "5 east dire-chamber-4",
]


def edges(table: Crypt) -> list[str]:
    """The unexplored edges in words."""
    return [f"{edge.slot + 1} {SIDES[edge.side]}" for edge in table.state.board.unexplored()]


def far(table: Crypt, one: int, other: int) -> int:
    """How many tiles two tiles are apart."""
    return table.state.board.tiles_from(one - 1)[other - 1]


def adjacent(dungeon: Dungeon, one: str, other: str) -> bool:
    """Whether two squares are adjacent; it never depends on who asks."""
    near = dungeon.board.near
    there, back = near[square(one)] >> square(other) & 1, near[square(other)] >> square(one) & 1
    assert there == back
    return bool(there)


def mask(*names: str) -> int:
    """Some squares as a set."""
    return sum(1 << square(name) for name in names)


# ---- the Start tile, edges, distances in tiles


@rule("WA-038")
def test_the_start_tile_counts_as_two_connected_tiles():
    table = crypt()
    assert len(table.state.dungeon.tiles) == 2
    assert far(table, 1, 2) == 1
    assert edges(table) == ["1 north", "1 west", "2 north", "2 east"]


@rule("WA-033", "WA-034")
def test_a_layout_has_exactly_six_unexplored_edges():
    table = crypt(tiles=SIX_EDGES)
    assert edges(table) == ["1 west", "2 north", "3 east", "3 west", "4 north", "4 south"]


@rule("WA-033")
def test_an_edge_with_a_full_wall_is_not_unexplored():
    table = crypt(tiles=["1 north plain-passage-a"])
    assert "3 north" in edges(table)
    assert "3 east" not in edges(table)
    assert "3 west" not in edges(table)
    assert "1 south" not in edges(table)


@rule("WA-039", "WA-040")
def test_tiles_with_a_wall_between_them_are_counted_around():
    table = crypt(tiles=AROUND_A_CORNER)
    assert far(table, 2, 5) == 3
    assert far(table, 1, 5) == 4
    assert edges(table) == ["1 north", "1 west", "5 south"]


@rule("WA-166", "WA-167")
def test_a_chamber_with_its_large_tile_has_six_tiles_that_connect_where_they_are_open():
    table = crypt(tiles=CHAMBER)
    assert [far(table, 3, chamber) for chamber in (4, 5, 6, 7, 8)] == [1, 1, 1, 2, 2]
    assert far(table, 7, 4) == far(table, 8, 6) == 1
    assert far(table, 6, 2) == 1
    assert edges(table) == ["1 west", "2 east", "4 south", "7 north", "8 north"]


@rule("WA-099")
@pytest.mark.parametrize("side", [NORTH, EAST, SOUTH, WEST])
@pytest.mark.parametrize("place", range(4))
def test_one_pair_of_facing_floor_squares_connects_two_tiles(side, place, monkeypatch):
    hall = Tile(
        id="open-hall",
        name="Open hall",
        source="original",
        group="named",
        triangle="white",
        grid=("....",) * 4,
    )
    monkeypatch.setitem(TILES, hall.id, hall)
    along = [
        ("a1", "b1", "c1", "d1"),
        ("d1", "d2", "d3", "d4"),
        ("a4", "b4", "c4", "d4"),
        ("a1", "a2", "a3", "a4"),
    ]
    tiles = (Placed("open-hall", 0, 0), Placed("open-hall", *STEP[side]))
    mine = [f"1{name}" for name in along[side]]
    theirs = [f"2{name}" for name in along[side ^ 2]]
    one_pair = [name for number in range(4) if number != place for name in (mine[number], theirs[number])]
    board = Dungeon(tiles, covered=mask(*one_pair)).board
    assert (board.connected(0), board.connected(1)) == ([1], [0])
    no_pair = [mine[place], *[theirs[number] for number in range(4) if number != place]]
    board = Dungeon(tiles, covered=mask(*no_pair)).board
    assert (board.connected(0), board.connected(1)) == ([], [])


@rule("WA-044", "WA-098", "WA-220")
def test_tiles_that_touch_at_a_corner_are_not_connected():
    table = crypt(tiles=["1 north crossing"])
    assert far(table, 3, 1) == 1
    assert far(table, 3, 2) == 2


@rule("WA-039")
def test_tiles_without_a_way_between_them_are_never_in_range():
    board = Dungeon((*START, Placed("crossing", 5, 5))).board
    assert board.tiles_from(0) == [0, 1, FAR]
    assert board.steps(square("1a1"), square("3b2")) == FAR


@rule("WA-041")
def test_a_tile_with_an_unexplored_edge_is_one_that_a_new_tile_could_be_attached_to():
    table = crypt(tiles=AROUND_A_CORNER)
    assert edge_tiles(table.state) == [0, 4]


@rule("WA-042")
def test_a_tile_has_sixteen_squares_in_four_rows():
    board = crypt().state.board
    assert len(board.near) == 32
    assert board.tile_squares(0) == mask(*[f"1{column}{row}" for row in "123" for column in "abcd"])


@rule("WA-042")
def test_every_place_on_the_table_is_one_square_of_one_tile_or_of_none():
    board = crypt(tiles=[*AROUND_A_CORNER, "1 west crossing"]).state.board
    everywhere = range(len(board.near))
    assert [board.square_at(board.spot(each)) for each in everywhere] == [*everywhere]
    assert [
        board.beside(square("1d2"), row, column) for row, column in ((0, 1), (-1, 0), (0, -1), (1, 1))
    ] == [square(name) for name in ("2a2", "1d1", "1c2", "2a3")]
    assert board.beside(square("1b1"), -1, 0) == board.beside(square("2b4"), 1, 0) == -1


# ---- tiles are turned


@rule("WA-045", "WA-063")
@pytest.mark.parametrize(
    ("edge", "triangle", "grid"),
    [
        (Edge(0, NORTH), SOUTH, ["####", ".S.#", "...#", "#..#"]),
        (Edge(1, EAST), WEST, ["#..#", "..S#", "...#", "####"]),
        (Edge(0, SOUTH), NORTH, ["#..#", "#...", "#.S.", "####"]),
        (Edge(0, WEST), EAST, ["####", "#...", "#S..", "#..#"]),
    ],
)
def test_a_tile_is_turned_so_that_its_triangle_points_at_the_tile_explored_from(edge, triangle, grid):
    board = Dungeon(START).board
    placed = Placed("plain-left-turn", *board.beyond(edge), edge.side)
    assert placed.shape.triangle == triangle
    assert [placed.shape.squares[4 * row : 4 * row + 4] for row in range(4)] == grid


@rule("WA-045", "WA-063")
@pytest.mark.parametrize("tile", [tile.id for tile in BOX.tiles.values() if tile.triangle != "none"])
@pytest.mark.parametrize("edge", ["1 north", "1 west", "2 east"])
def test_a_new_tile_is_connected_to_the_tile_explored_from(tile, edge):
    table = crypt(tiles=[f"{edge} {tile}"])
    assert far(table, int(edge[0]), 3) == 1


@rule("WA-063")
def test_an_opening_against_a_wall_is_closed_and_an_opening_against_an_opening_connects():
    table = crypt(tiles=["1 north t-junction", "2 north plain-passage-a"])
    assert far(table, 3, 4) == 3  # the junction opens to the east, onto the passage's wall
    assert "3 east" not in edges(table)
    table = crypt(tiles=["1 north t-junction", "2 north crossing"])
    assert far(table, 3, 4) == 1


# ---- along an edge


@rule("WA-062")
@pytest.mark.parametrize(
    ("where", "expected"),
    [
        ("1a1", ["1 north", "1 west"]),
        ("1a3", ["1 west"]),
        ("1b1", ["1 north"]),
        ("1b2", []),
        ("2d1", ["2 north", "2 east"]),
    ],
)
def test_a_hero_is_along_an_edge_in_a_square_that_touches_its_open_part(where, expected):
    table = crypt(["vistra"], at={"vistra": where})
    found = explorable(table.state, 0)
    assert [f"{edge.slot + 1} {SIDES[edge.side]}" for edge in found] == expected


@rule("WA-062")
def test_a_wall_square_of_an_edge_is_no_part_of_its_opening():
    board = crypt(tiles=["1 north t-junction"]).state.board
    assert board.edges[Edge(2, WEST)] == mask("3a2", "3a3")


@rule("WA-131")
def test_the_closest_unexplored_edge_is_on_the_nearest_tile_then_fewest_squares_away():
    table = crypt(tiles=["1 north crossing"], at={"quinn": "3c2"})
    found = edges_from(table.state, 1 << square("3c2"))
    assert found == [Edge(2, NORTH), Edge(2, EAST)]
    found = edges_from(table.state, 1 << square("3b2"))
    assert found == [Edge(2, NORTH), Edge(2, WEST)]


@rule("WA-131")
def test_edges_of_equally_near_tiles_are_told_apart_by_the_squares_to_the_edge():
    tiles = ["1 north crossing", "3 west plain-passage-a", "3 east left-hall"]
    table = crypt(tiles=tiles, at={"quinn": "3b3"})
    board = table.state.board
    table.state.dungeon = table.state.dungeon.with_tile(
        Placed("plain-passage-a", *board.beyond(Edge(2, NORTH)))
    )
    assert edges(table) == ["1 west", "2 east", "4 west", "5 north", "5 east", "6 north"]
    here = 1 << square("3a2")
    assert [tiles_apart(table.state, here, slot << 4) for slot in (0, 3, 4, 5)] == [1, 1, 1, 1]
    assert edges_from(table.state, here) == [Edge(0, WEST)]


# ---- adjacent squares


@rule("WA-043", "WA-077", "WA-100")
def test_all_eight_neighbours_are_adjacent_also_across_the_border_of_two_tiles():
    board = Dungeon(START).board
    assert board.near[square("1b2")] == mask("1a1", "1b1", "1c1", "1a2", "1c2", "1a3", "1b3", "1c3")
    assert board.near[square("1d2")] == mask("1c1", "1d1", "2a1", "1c2", "2a2", "1c3", "1d3", "2a3")


@rule("WA-078")
def test_a_wall_square_is_adjacent_to_nothing():
    board = Dungeon(START).board
    assert board.near[square("1b4")] == 0
    assert not board.around(board.floor) & mask("1a4", "1b4", "1c4", "1d4")


@rule("WA-081", "WA-100")
@pytest.mark.parametrize(
    ("corner", "sides"),
    [("1a1", ("1b1", "1a2")), ("1c1", ("1b1", "1c2")), ("1a3", ("1b3", "1a2")), ("1c3", ("1b3", "1c2"))],
)
def test_a_diagonal_is_blocked_only_if_both_squares_beside_it_are(corner, sides):
    placed = (Placed("start-west", 0, 0), Placed("start-east", 0, 1))
    for covered, reached in (((), True), (sides[:1], True), (sides[1:], True), (sides, False)):
        board = Dungeon(placed, covered=mask(*covered)).board
        assert bool(board.near[square("1b2")] >> square(corner) & 1) is reached
        assert bool(board.near[square(corner)] >> square("1b2") & 1) is reached


@rule("WA-081", "WA-100")
def test_one_wall_corner_can_be_cut():
    dungeon = Dungeon((*START, Placed("plain-right-turn", -1, 0)))
    assert adjacent(dungeon, "3d3", "3c4")  # 3d4 is a wall, 3c3 is not


@rule("WA-081", "WA-100")
def test_squares_with_a_wall_on_both_sides_of_the_diagonal_are_not_adjacent():
    corner = Placed("wide-t-junction-b", -1, -1)
    north, west = Placed("plain-passage-a", -1, 0), Placed("plain-passage-b", 0, -1, EAST)
    assert not adjacent(Dungeon((*START, corner)), "1a1", "3d4")  # no tile on either side
    assert not adjacent(Dungeon((*START, corner, north)), "1a1", "3d4")  # a wall and no tile
    assert not adjacent(Dungeon((*START, corner, north, west)), "1a1", "3d4")  # two walls
    beside = Placed("dire-chamber-1", 0, -1)
    assert not adjacent(Dungeon((*START, corner, beside)), "1a1", "3d4")
    floor = Placed("left-hall", -1, 0)
    assert adjacent(Dungeon((*START, corner, floor)), "1a1", "3d4")


@rule("WA-195")
def test_only_a_wall_square_that_shares_an_edge_is_next_to_a_square():
    board = Dungeon((*START, Placed("plain-passage-a", -1, 0))).board
    assert board.next_to_wall(square("1b3"))
    assert not board.next_to_wall(square("1b2"))
    assert board.next_to_wall(square("1a1"))  # the wall of the tile to the north
    assert not board.next_to_wall(square("1a2"))  # to the west there is no tile
    assert not board.next_to_wall(square("1b1"))


@rule("WA-131")
def test_squares_are_counted_around_walls_and_figures_are_ignored():
    table = crypt(tiles=["1 north plain-passage-a"], monsters=[("grell", "3b4"), ("grell", "3c4")])
    board = table.state.board
    assert board.steps(square("1a1"), square("3b3")) == 2
    assert board.steps(square("3b1"), square("2d3")) == 8  # 6 without the walls of the passage


# ---- reach


@rule("WA-097", "WA-220")
def test_reach_in_tiles_takes_in_the_heros_own_tile_and_connected_ones():
    table = crypt(tiles=["1 north crossing", "3 north plain-passage-a"])
    board = table.state.board
    here = square("1b2")
    assert in_reach(table.state, here, "tile") == board.tile_squares(0)
    within_1 = board.tile_squares(0) | board.tile_squares(1) | board.tile_squares(2)
    assert in_reach(table.state, here, "within 1") == within_1
    assert in_reach(table.state, here, "within 2") == within_1 | board.tile_squares(3)


@rule("WA-097", "WA-220")
@pytest.mark.parametrize("tiles", range(1, 5))
def test_within_a_number_of_tiles_takes_in_every_tile_up_to_that_distance_and_no_farther_one(tiles):
    way = ["1 north crossing", *[f"{number} north plain-passage-{'abc'[number - 3]}" for number in (3, 4, 5)]]
    table = crypt(tiles=[*way, "6 north left-hall"])
    found = in_reach(table.state, square("1b2"), f"within {tiles}")  # type: ignore[arg-type]
    assert table.state.tiles_of(found) == [0, 1, *range(2, 2 + tiles)]


@rule("WA-099")
def test_a_monster_behind_a_wall_is_not_within_1_tile():
    table = crypt(tiles=AROUND_A_CORNER, monsters=[("grell", "5b2")], at={"quinn": "2d2"})
    assert figures_in_reach(table.state, 0, "within 2") == []
    assert figures_in_reach(table.state, 0, "within 3") == ["grell-1"]


# ---- doors


@rule("WA-175")
def test_a_closed_door_cuts_connection_adjacency_and_the_way():
    dungeon = Dungeon((*START, Placed("passage-with-north-door", -1, 0)))
    dungeon = dungeon.with_tile(Placed("crossing", -2, 0)).with_tile(Placed("crossing", -1, 1))
    shut = Dungeon(dungeon.tiles, closed=(2,)).board
    assert dungeon.board.tiles_from(2)[3] == 1
    assert shut.tiles_from(2)[3] == FAR
    assert shut.near[square("3b1")] == 0
    assert not shut.near[square("3b2")] & mask("3b1", "3c1")
    assert not shut.floor & mask("3b1", "3c1")


@rule("WA-175")
def test_an_edge_behind_a_closed_door_is_not_unexplored_until_the_door_is_open():
    closed = Dungeon(START).with_tile(Placed("passage-with-north-door", -1, 0), closed=True)
    assert Edge(2, NORTH) not in closed.board.edges
    assert closed.board.edge_behind_door(2)
    opened = closed.with_door_open(2)
    assert Edge(2, NORTH) in opened.board.edges
    assert opened.closed == ()


@rule("WA-175")
def test_the_squares_next_to_a_closed_door_are_those_from_which_one_could_step_onto_it():
    dungeon = Dungeon(START).with_tile(Placed("passage-with-north-door", -1, 0), closed=True)
    assert dungeon.board.beside_door(2) == mask("3b2", "3c2")
    dungeon = dungeon.with_tile(Placed("t-junction", -2, 0))
    assert dungeon.board.beside_door(2) == mask("3b2", "3c2", "4b4", "4c4")


def same(one: Dungeon, other: Dungeon) -> bool:
    """Whether two boards agree in everything."""
    fields = ("cells", "near", "floor", "walls", "doors", "links", "edges")
    return all(getattr(one.board, field) == getattr(other.board, field) for field in fields)


@rule("WA-063")
def test_a_board_that_grew_is_the_board_of_the_same_tiles():
    dungeon = Dungeon(START)
    for line in [*SIX_EDGES, "3 west crossing-with-east-door", "3 east left-hall-with-north-door"]:
        number, side, tile = line.split()
        edge = Edge(int(number) - 1, SIDES.index(side))
        placed = Placed(tile, *dungeon.board.beyond(edge), edge.side)
        dungeon = dungeon.with_tile(placed, closed="door" in tile)
        assert same(dungeon, Dungeon(dungeon.tiles, dungeon.closed))
    opened = dungeon.with_door_open(4).with_edge_open(Edge(2, NORTH))
    assert same(opened, Dungeon(opened.tiles, opened.closed, opened.opened))
    assert not same(opened, dungeon)


# ---- large bases


@rule("WA-082", "WA-083", "WA-239")
def test_a_base_on_several_tiles_is_on_all_of_them_and_their_neighbours_are_1_tile_away():
    tiles = ["1 north crossing", "2 north plain-passage-a", "2 east plain-passage-b", "5 east crossing"]
    table = crypt(tiles=tiles, monsters=[("ashardalon", "1d2")], at={"quinn": "1a1"})
    base = table.state.base("ashardalon-1")
    assert table.state.tiles_of(base) == [0, 1]
    distances = [tiles_apart(table.state, base, slot << 4) for slot in range(6)]
    assert distances == [0, 0, 1, 1, 1, 2]


@rule("WA-082")
@pytest.mark.parametrize("place", range(16))
def test_one_square_of_a_tile_under_a_base_is_enough_to_be_on_that_tile(place):
    s = crypt(tiles=["1 north crossing"]).state
    for first, second in ((0, 1), (1, 2), (0, 2)):
        assert s.tiles_of(1 << 16 * first + place | 1 << 16 * second + place) == [first, second]
    assert s.tiles_of(1 << 16 + place) == [1]


@rule("WA-239")
def test_ashardalon_needs_floor_only_under_his_centre():
    table = crypt(tiles=["1 north plain-passage-a"])
    board = table.state.board
    assert board.cover(3, square("3b2")) == mask("3b1", "3c1", "3b2", "3c2", "3b3", "3c3")
    assert board.cover(3, square("3a2")) == 0
    assert board.cover(3, square("1a1")) == mask("1a1", "1b1", "1a2", "1b2", "3b4")


@rule("WA-239")
def test_a_base_of_four_squares_needs_floor_under_all_of_them_and_may_lie_across_tiles():
    table = crypt(tiles=["1 north plain-passage-a"])
    board = table.state.board
    assert board.cover(2, square("1d1")) == mask("1d1", "2a1", "1d2", "2a2")
    assert board.cover(2, square("3b4")) == mask("3b4", "3c4", "1b1", "1c1")
    assert board.cover(2, square("3c4")) == 0
    assert board.cover(2, square("1a3")) == 0


@rule("WA-239")
def test_a_base_takes_up_one_four_or_nine_squares_walls_included():
    board = crypt(tiles=["1 north plain-passage-a"]).state.board
    assert board.block(1, square("3a1")) == mask("3a1")
    assert board.block(2, square("3a4")) == mask("3a4", "3b4", "1a1", "1b1")
    assert board.block(3, square("1a1")) == mask("3a4", "3b4", "1a1", "1b1", "1a2", "1b2")


@rule("WA-239")
def test_no_square_of_a_base_may_hold_another_figure():
    table = crypt(["quinn"], at={"quinn": "1b2"})
    fitting = room(table.state, 2, table.state.board.tile_squares(0))
    assert fitting == [square(name) for name in ("1c1", "1d1", "1c2", "1d2")]
    assert square("1c3") not in room(table.state, 3, table.state.board.tile_squares(0))
    assert square("1d2") in room(table.state, 3, table.state.board.tile_squares(0))


@rule("WA-239")
@pytest.mark.parametrize("base", [1, 2, 3])
def test_nobody_makes_way_for_a_figure_that_is_put_down(base):
    table = crypt(["quinn"], at={"quinn": "1b2"}, monsters=[("snake", "1c2")])
    with pytest.raises(StopIteration):
        make_way(table.state, base, square("1b2")).send(None)
    assert (table.standing_on("quinn"), table.standing_on("snake-1")) == ("1b2", "1c2")


@rule("WA-239")
def test_a_large_figure_covers_the_scorch_mark_from_wherever_it_can():
    table = crypt(["quinn"], tiles=["1 north right-hall"])
    assert landing(table.state, 2, 2) == [square("3b1")]
    table.state.dungeon = table.state.dungeon.with_tile(Placed("crossing", -2, 0))
    assert landing(table.state, 2, 2) == [square(name) for name in ("3b1", "4b4")]


@rule("WA-239")
def test_a_large_figure_that_cannot_cover_the_scorch_mark_takes_any_place_with_floor_on_the_tile():
    tiles = ["1 north plain-passage-a"]
    table = crypt(["quinn"], tiles=tiles, at={"quinn": "3b2"})
    assert landing(table.state, 2, 2) == [square(name) for name in ("3b3", "3b4")]
    assert landing(table.state, 3, 2) == [square(name) for name in ("3b4", "3c4")]


# ---- other boxes


@rule("WA-205")
def test_a_tile_of_another_box_fits_into_the_dungeon(monkeypatch):
    cavern = Tile(
        id="cavern-bend",
        name="Cavern bend",
        source="original",
        group="named",
        triangle="white",
        grid=("####", "...#", ".S.#", "#..#"),
    )
    monkeypatch.setitem(TILES, cavern.id, cavern)
    table = crypt(["vistra"], stack=["cavern-bend"], monster_deck=["snake"], at={"vistra": "1b1"})
    table.explore("vistra")
    assert table.standing_on("snake-1") == "3b3"
    assert far(table, 1, 3) == 1
    assert "3 west" in edges(table)
