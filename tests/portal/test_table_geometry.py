"""The table: how long it is, which seat faces which slots, and who sits beside whom."""

from collections import Counter

import pytest

from questboard.games.portal.content import HEROES
from questboard.testing import dealt, position, rule


def seat_hero(hero, seat, tokens, column=2, players=2, options=""):
    """Play a Hero's card to a seat; the column's four slots hold the tokens, the other slots none."""
    row = ["...."] * (3 + players)
    row[column] = tokens
    others = "\n".join(str(player + 1) for player in range(1, players))
    table = position(
        "portal",
        f"""
        row   {" ".join(row)}
        1     hand {hero}
        {others}
        {f"options {options}" if options else ""}
        """,
        ("act", 0, "play"),
    )
    return table.answer(seat)


def order_gems(table):
    """The Gems that were paid for symbols of the order."""
    return "".join(event.facts["gems"] for event in table.told("gained") if event.rule == "YP-077")


# ---- how long the table is


@rule("YP-016")
@pytest.mark.parametrize(("players", "seats", "slots"), [(1, 8, 16), (2, 10, 20), (3, 12, 24), (4, 14, 28)])
def test_the_table_grows_with_the_number_of_players(players, seats, slots):
    s = dealt("portal", players).state
    assert (len(s.seats), len(s.row)) == (seats, slots)


@rule("YP-014")
def test_heroes_sit_on_both_sides_along_the_whole_row():
    table = position(
        "portal",
        """
        row   .... .... RYGB .... ....
        1     hand R09
        2
        """,
        ("act", 0, "play"),
    )
    assert sorted(table.options) == [
        f"{side} seat {column + 1}" for side in ("far", "near") for column in range(5)
    ]


# ---- which seat faces which slots

# Thalassa Brine wants GRBG: four different looks at four slots, and no effect without neighbours.


@rule("YP-015", "YP-017")
@pytest.mark.parametrize(
    ("players", "column"), [(2, 0), (2, 1), (2, 4), (3, 2), (3, 5), (4, 0), (4, 3), (4, 6)]
)
def test_a_near_seat_reads_its_four_slots_from_the_left(players, column):
    assert order_gems(seat_hero("B08", f"near seat {column + 1}", "GRBG", column, players)) == "GRBG"


@rule("YP-015", "YP-017")
@pytest.mark.parametrize(
    ("players", "column"), [(2, 0), (2, 3), (2, 4), (3, 1), (3, 5), (4, 0), (4, 5), (4, 6)]
)
def test_the_far_seat_opposite_reads_the_same_four_slots_from_the_right(players, column):
    assert order_gems(seat_hero("B08", f"far seat {column + 1}", "GBRG", column, players)) == "GBRG"


@rule("YP-015")
@pytest.mark.parametrize("seat", ["near seat 2", "far seat 2", "near seat 4", "far seat 4"])
def test_a_seat_faces_no_slot_of_the_columns_beside_it(seat):
    assert order_gems(seat_hero("B08", seat, "GRBG", column=2)) == ""


@rule("YP-017")
@pytest.mark.parametrize(
    ("tokens", "seat", "gems", "perfect"),
    [
        ("GRBR", "near seat 3", "RBR", True),
        ("GRBR", "far seat 3", "", False),
        ("RBRY", "far seat 3", "RBR", True),
        ("YRBY", "near seat 3", "RB", False),
        (".RBR", "near seat 3", "RBR", True),
    ],
)
def test_golden_geometry_of_maugh_blackspit(tokens, seat, gems, perfect):
    table = seat_hero("R15", seat, tokens)  # the order is -RBR
    assert Counter(order_gems(table)) == Counter(gems)
    assert bool(table.told("perfect_match")) is perfect
    assert [at.face_up for at in table.state.seats if at] == [not perfect]


@rule("YP-017")
@pytest.mark.parametrize(("slot", "near", "far"), [(0, "R", ""), (1, "R", ""), (2, "", "R"), (3, "", "R")])
def test_position_i_of_an_order_lies_over_slot_i_on_the_near_side_and_3_minus_i_on_the_far(slot, near, far):
    tokens = "." * slot + "R" + "." * (3 - slot)  # Ulla Stonefist wants RRG-
    assert order_gems(seat_hero("R10", "near seat 1", tokens, column=0)) == near
    assert order_gems(seat_hero("R10", "far seat 1", tokens, column=0)) == far


def test_no_order_is_a_palindrome_so_the_two_seats_of_a_column_are_different_offers():
    assert not [hero.id for hero in HEROES.values() if hero.order == hero.order[::-1]]


def test_no_two_heroes_share_an_order_not_even_mirrored():
    readings = [reading for hero in HEROES.values() for reading in (hero.order, hero.order[::-1])]
    assert len(set(readings)) == 2 * 68


# ---- who sits beside whom

# Rhoz Ashscale gains a Ruby for each adjacent face-up Hero; the row gives him nothing here.


def friends_of(seat, near="", far=""):
    table = position(
        "portal",
        f"""
        far   {far or ". . . . ."}
        row   .... .... BBBB .... ....
        near  {near or ". . . . ."}
        1     hand R09
        2
        """,
        ("act", 0, "play"),
    )
    table.answer(seat)
    return table.state.players[0].gems["R"]


@rule("YP-074")
def test_heroes_in_neighbouring_columns_on_one_side_are_adjacent():
    assert friends_of("near seat 3", near=". R01 . Y01 .") == 2
    assert friends_of("far seat 3", far=". R01 . Y01 .") == 2
    assert friends_of("near seat 1", near=". R01 . . .") == 1


@rule("YP-074")
def test_heroes_across_the_table_are_not_adjacent():
    assert friends_of("near seat 3", far=". . R01 . .") == 0
    assert friends_of("far seat 3", near=". . R01 . .") == 0


@rule("YP-074")
def test_heroes_diagonally_across_are_not_adjacent():
    assert friends_of("near seat 3", far=". R01 . Y01 .") == 0
    assert friends_of("far seat 3", near=". R01 . Y01 .") == 0


@rule("YP-074")
def test_heroes_two_columns_apart_are_not_adjacent():
    assert friends_of("near seat 3", near="R01 . . . Y01") == 0


@rule("YP-074")
def test_the_ends_of_the_table_are_not_adjacent_to_each_other():
    assert friends_of("near seat 1", near=". . . . R01", far=". . . . Y01") == 0
    assert friends_of("far seat 1", near=". . . . R01", far=". . . . Y01") == 0
    assert friends_of("far seat 5", near="R01 . . . .", far="Y01 . . . .") == 0
