"""The ground: lines of sight, floods of movement with brooks and towers, and the paths through them."""

from fractions import Fraction
from itertools import product

import pytest

from questboard.games.fantasy.board import Ground, Walk, squares
from questboard.games.fantasy.rules.walking import hero_goals, hero_walk, survey
from questboard.testing import rule
from tests.fantasy.dungeon import Dungeon, draw, dungeon

TOWER = """
    ######################
    #,,,,,,,,,,,,,,,,,,,,#
    #,,,,,,,,,,,,,,,,,,,,#
    #,,,,,,,,,,,,,,,,,,,,#
    #,,,,HHHH,,,,,,,,,,,,#
    #,,,,HHHH,,,,,,,,,,,,#
    #,,,,HHHH,,,,,,,,,,,,#
    #,,,,HHHH,,,,,,,,,,,,#
    #,,,,,,,,,,,,,,,,,,,,#
    #,,,,,,,,,,,,,,,,,,,,#
    #,,,,,,,,,,,,,,,,,,,,#
    ######################
"""
TOP = "- tower: 5,4 to 8,7; top `....` `....` `....` `....`"


def sight(drawing: str) -> list[str]:
    """From `1`, which of `2`, `3`, ... are seen; `I` and `#` block."""
    rows = [line.strip() for line in drawing.strip().splitlines()]
    spots = {char: (x, y) for y, row in enumerate(rows) for x, char in enumerate(row) if char.isdigit()}
    plain = "\n".join("".join("." if char.isdigit() else char for char in row) for row in rows)
    ground = Ground(draw(plain))

    def number(char: str) -> int:
        x, y = spots[char]
        return y * ground.width + x

    seen = []
    for char in sorted(spots)[1:]:
        there, back = (
            ground.clear(number("1"), number(char), ground.solid),
            ground.clear(number(char), number("1"), ground.solid),
        )
        assert there == back, f"{char} sees differently than it is seen"
        if there:
            seen.append(char)
    return seen


# ---- lines of sight


@rule("FA-074")
def test_nothing_blocks_a_line_over_open_floor():
    assert sight("""
        #########
        #1.....2#
        #...3...#
        #.5...4.#
        #########
    """) == ["2", "3", "4", "5"]


@rule("FA-074", "FA-075")
@pytest.mark.parametrize(
    ("row", "seen"),
    [("1.I.2", []), ("1.#.2", []), ("1...2", ["2"]), ("1I.2.", []), ("I1..2", ["2"]), ("1..2I", ["2"])],
)
def test_a_block_on_a_straight_line_blocks_unless_it_is_beyond_the_ends(row, seen):
    assert sight(f"#######\n#{row}#\n#######") == seen


@rule("FA-074")
def test_two_blocks_that_touch_beside_the_line_do_not_block():
    """The pillars meet at a corner, but the line from corner to corner of the room does not pass it."""
    assert sight("#######\n#1...I#\n#...I.#\n#.....#\n#.....#\n#....2#\n#######") == ["2"]
    assert sight("#######\n#1.I..#\n#.I...#\n#.....#\n#.....#\n#....2#\n#######") == []


@rule("FA-074")
def test_the_corner_of_a_single_block_does_not_block():
    # the line from 1 to 2 runs through the corner that the pillar touches, and 1 sees 3 diagonally past it
    assert sight("""
        ######
        #1I..#
        #.3..#
        #..2.#
        ######
    """) == ["2", "3"]


@rule("FA-074", "FA-075")
def test_a_corner_at_which_two_blocks_touch_blocks():
    assert (
        sight("""
        ######
        #1I..#
        #I2..#
        #..3.#
        ######
    """)
        == []
    )


@rule("FA-074")
def test_a_corner_at_which_a_pillar_meets_a_wall_blocks():
    assert (
        sight("""
        ######
        #1I..#
        ##2..#
        ######
    """)
        == []
    )


@rule("FA-074")
def test_two_blocks_that_touch_along_an_edge_leave_no_gap_at_their_common_corner():
    # from 1 to 2 the line passes exactly through the corners of both pillars without crossing either
    assert (
        sight("""
        ########
        #1.....#
        #.II...#
        #...2..#
        ########
    """)
        == []
    )


@rule("FA-074")
def test_a_line_that_cuts_the_inside_of_a_block_is_blocked_however_little_it_cuts():
    # two across for one down: the line enters the squares beside both ends
    assert (
        sight("""
        #######
        #1I...#
        #..2..#
        #######
    """)
        == []
    )
    assert (
        sight("""
        #######
        #1....#
        #.I2..#
        #######
    """)
        == []
    )
    assert sight("""
        #######
        #1....#
        #I.2.I#
        #######
    """) == ["2"]


@rule("FA-074")
def test_a_line_along_a_wall_is_clear():
    assert (
        sight("""
        #########
        #1......#
        #######2#
        #########
    """)
        == []
    )
    assert sight("""
        #########
        #1.....2#
        #########
    """) == ["2"]


def crosses(across: int, down: int, x: int, y: int) -> bool:
    """Whether the segment between (0, 0) and (across, down) has a piece inside the square at (x, y)."""
    low, high = Fraction(0), Fraction(1)
    for far, centre in ((across, x), (down, y)):
        near, beyond = Fraction(2 * centre - 1, 2), Fraction(2 * centre + 1, 2)
        if far == 0:
            if not near < 0 < beyond:
                return False
            continue
        one, other = sorted((near / far, beyond / far))
        low, high = max(low, one), min(high, other)
    return low < high


@rule("FA-074")
@pytest.mark.parametrize(("across", "down"), [*product(range(6), range(6))][1:])
def test_a_line_crosses_exactly_the_squares_that_a_ruler_says(across, down):
    ground = Ground(draw("\n".join(["#" * 11, *["#" + "." * 9 + "#"] * 9, "#" * 11])))
    start, goal = ground.width + 1, (1 + down) * ground.width + 1 + across
    expected = {
        (1 + y) * ground.width + 1 + x
        for x, y in product(range(across + 1), range(down + 1))
        if (x, y) not in ((0, 0), (across, down)) and crosses(across, down, x, y)
    }
    assert set(squares(ground.line(start, goal).crossed)) == expected


@rule("FA-075")
def test_a_closed_door_blocks_sight_and_an_open_one_does_not():
    drawing = """
        #########
        #...+..g#
        #########
    """
    lidda = {"lidda": "1,1"}
    assert not dungeon(drawing, lidda).turn("lidda").choices("attack")
    assert dungeon(drawing, lidda, opened=["4,1"]).turn("lidda").choices("attack")


@rule("FA-076")
def test_a_monster_blocks_a_shot_at_the_monster_behind_it_and_a_hero_does_not():
    table = dungeon(
        """
        #########
        #....g.g#
        #########
        """,
        {"lidda": "1,1", "regdar": "3,1"},
    ).turn("lidda")
    assert [option[3] for option in table.choices("attack")] == ["goblin-1"]


# ---- floods


def reached(table: Dungeon, name: str) -> set[str]:
    """The squares that a hero can walk to now."""
    ground = table.state.ground
    way = survey(table.state, table.hero(name))
    goals = squares(hero_goals(table.state, table.hero(name), way)) if way else []
    return {
        f"{x},{y}" + (" top" if ground.on_top(square) else "")
        for square in goals
        for x, y in [ground.xy(square)]
    }


@rule("FA-030")
def test_a_flood_goes_in_rows_and_columns_and_never_diagonally():
    ground = Ground(draw("\n".join(["#" * 11, *["#" + "." * 9 + "#"] * 9, "#" * 11])))
    middle = 5 * ground.width + 5
    reach = ground.flood(1 << middle, 2, Walk(ground.layout.floor))
    assert reach.all.bit_count() == 13
    assert [layer.bit_count() for layer in reach.layers] == [1, 4, 8]


def test_squares_touch_at_edges_and_corners():
    ground = Ground(draw("######\n#....#\n#....#\n#....#\n######"))

    def at(*spots: tuple[int, int]) -> int:
        return sum(1 << y * ground.width + x for x, y in spots)

    assert ground.beside(at((2, 2))) == at((2, 1), (1, 2), (3, 2), (2, 3))
    assert ground.around(at((2, 2))) == at(*product((1, 2, 3), (1, 2, 3)))
    assert ground.around(at((2, 2), (3, 2))) == at(*product((1, 2, 3, 4), (1, 2, 3)))


@rule("FA-032")
def test_a_flood_stops_at_walls_and_goes_around_them():
    ground = Ground(draw("#######\n#..#..#\n#..#..#\n#.....#\n#######"))
    start, goal = ground.width + 2, ground.width + 4
    walk = Walk(ground.layout.floor)
    assert not ground.flood(1 << start, 5, walk).all >> goal & 1
    reach = ground.flood(1 << start, 6, walk)
    path = ground.path(reach, goal, walk)
    assert [ground.xy(square) for square in path] == [(2, 2), (2, 3), (3, 3), (4, 3), (4, 2), (4, 1)]


@rule("FA-144")
def test_water_costs_two_points_and_a_bridge_one():
    ground = Ground(draw("#######\n#,~~,,#\n#,==,,#\n#######"))
    walk = Walk(ground.layout.floor, ground.layout.brook)
    reach = ground.flood(1 << ground.width + 1, 5, walk)
    cost = {
        ground.xy(square): number for number, layer in enumerate(reach.layers) for square in squares(layer)
    }
    assert cost[2, 1] == 2  # into the water
    assert cost[2, 2] == 2  # around onto the bridge
    assert cost[3, 1] == 4  # water after water or off the bridge
    assert cost[4, 2] == 4  # all the way over the bridge


@rule("FA-144")
def test_a_path_through_the_water_counts_it_twice_on_the_way_back_too():
    ground = Ground(draw("#######\n#,~~,,#\n#######"))
    walk = Walk(ground.layout.floor, ground.layout.brook)
    start, goal = ground.width + 1, ground.width + 4
    assert not ground.flood(1 << start, 4, walk).all >> goal & 1
    reach = ground.flood(1 << start, 5, walk)
    assert ground.path(reach, goal, walk) == [start + 1, start + 2, start + 3]


@rule("FA-178")
def test_a_tower_is_climbed_from_beside_it_onto_its_edge_for_one_point():
    table = dungeon(TOWER, {"regdar": "4,4"}, set="winter", level=3, lines=TOP).turn("regdar")
    found = reached(table, "regdar")
    assert {"5,4 top", "6,4 top", "7,4 top", "8,4 top", "5,5 top"} <= found
    assert "5,4" not in found  # FA-175: under the tower nobody walks
    path = ["5,4 top", "6,4 top", "6,5 top"]
    assert set(path) <= found


@rule("FA-178")
def test_nobody_climbs_diagonally():
    table = dungeon(TOWER, {"regdar": "4,3"}, set="winter", level=3, lines=TOP).turn("regdar")
    state = table.state
    walk = hero_walk(state, table.hero("regdar"), False)
    reach = state.ground.flood(1 << table.square("4,3"), 1, walk)
    assert not reach.all & state.ground.top
    assert state.ground.flood(1 << table.square("4,3"), 2, walk).all & state.ground.top


@rule("FA-178")
def test_one_climbs_down_from_the_edge_only():
    table = dungeon(TOWER, {"regdar": "6,5 top"}, set="winter", level=3, lines=TOP).turn("regdar")
    state = table.state
    walk = hero_walk(state, table.hero("regdar"), False)
    one = state.ground.flood(1 << table.square("6,5 top"), 1, walk)
    assert not one.all & ~state.ground.top
    two = state.ground.flood(1 << table.square("6,5 top"), 2, walk)
    assert [state.ground.xy(square) for square in squares(two.all & ~state.ground.top)] == [(6, 3), (4, 5)]


def test_the_path_of_a_climb_goes_over_the_edge():
    table = dungeon(TOWER, {"regdar": "4,5"}, set="winter", level=3, lines=TOP).turn("regdar")
    table.act("walk", "6,5 top")
    assert table.at("regdar") == "6,5 top"
    way = next(event.facts["path"] for event in table.table.journal if "path" in event.facts)
    assert way == [table.square("5,5 top"), table.square("6,5 top")]


def test_free_climbs_lead_over_a_corner_of_the_top_for_nothing():
    table = dungeon(
        TOWER, {"regdar": "4,4"}, set="winter", level=3, lines=TOP, items={"regdar": ["ice-axe"]}
    ).turn("regdar")
    state = table.state
    walk = hero_walk(state, table.hero("regdar"), False)
    reach = state.ground.flood(1 << table.square("4,4"), 0, walk)
    assert set(squares(reach.all)) == {table.square(spot) for spot in ("4,4", "5,4 top", "5,3")}
    path = state.ground.path(reach, table.square("5,3"), walk)
    assert path == [table.square("5,4 top"), table.square("5,3")]


def test_every_square_that_a_flood_reaches_has_a_path_of_single_steps():
    for items in (["ice-axe"], []):
        table = dungeon(
            TOWER, {"regdar": "4,2"}, set="winter", level=3, lines=TOP, items={"regdar": items}
        ).turn("regdar")
        ground = table.state.ground
        walk = hero_walk(table.state, table.hero("regdar"), False)
        start = table.square("4,2")
        reach = ground.flood(1 << start, 7, walk)
        assert reach.all & ground.top
        for goal in squares(reach.all & ~(1 << start)):
            cost, here = 0, start
            for square in ground.path(reach, goal, walk):
                climb = ground.on_top(here) != ground.on_top(square)
                assert ground.distance(here, square) == 1, "a step goes to a square beside"
                cost += walk.climbs if climb else 1
                here = square
            assert here == goal
            assert reach.layers[cost] >> goal & 1, "a path costs what the flood said"


@pytest.mark.parametrize("climbs", [-1, 0, 1])
def test_a_spread_leads_as_far_as_a_flood(climbs):
    ground = Ground(draw(TOWER, "winter", 3, lines=TOP))
    walk = Walk(ground.layout.floor, 0, 0, 0, climbs)
    start = 1 << 4 * ground.width + 4
    for points in range(4):
        assert ground.spread(start, points, walk) == ground.flood(start, points, walk).all


# ---- large figures

DEN = "#####\n#...#\n#...#\n#####"


@rule("FA-163")
def test_a_large_figure_covers_two_by_two_squares_by_its_top_left_one():
    ground = Ground(draw(DEN))
    floor = squares(ground.layout.floor)
    covered = [square for square in floor if ground.xy(square)[0] < 3]
    assert list(ground.block_squares(floor[0])) == squares(ground.block(floor[0])) == covered


@rule("FA-163")
def test_a_large_figure_has_room_where_all_its_squares_are_free():
    ground = Ground(draw(DEN))
    floor = squares(ground.layout.floor)
    assert squares(ground.room_for_block(ground.layout.floor)) == floor[:2]
    assert squares(ground.room_for_block(ground.layout.floor & ~(1 << floor[-1]))) == floor[:1]


@rule("FA-163")
def test_a_large_figure_has_a_square_in_common_with_a_set_from_four_places():
    ground = Ground(draw(DEN))
    last = squares(ground.layout.floor)[-1]
    touching = [square for square in range(last + 1) if ground.block(square) >> last & 1]
    assert squares(ground.blocks_touching(1 << last)) == touching
    assert len(touching) == 4
