"""Objectives: claimed at once, never replaced, 5 Victory Points each."""

import pytest

from questboard.games import load_rules
from questboard.testing import Driver, position, rule
from questboard.testing.conformance import deal, random_answers

NEARLY = "row .... .... RBBG .... ....\nnear . . R14 . .\n"
"""One swap (8 with 11) completes Pyrra Dain, who orders -BBR and pays two Rubies and a Topaz."""

SWAP = ("act", 0, "swap")


def claimed(table: Driver) -> list[list[str]]:
    """What each player has in front of them."""
    return [area.objectives for area in table.state.players]


@rule("YP-097")
def test_an_objective_is_claimed_at_once_in_the_middle_of_a_turn():
    table = position("portal", NEARLY + "1 gems RRRR\n2\nopen O4 O1", SWAP, ("act", 0, "draw2"))
    table.answer("8", "11")
    assert table.prompt == "Draw the first card from which deck?"
    assert claimed(table) == [["O4"], []]
    assert table.state.objectives == ["O1"]


@rule("YP-097")
def test_an_objective_is_claimed_in_the_middle_of_a_bonus():
    table = position(
        "portal",
        """
        row   .... .... RYBG .... ....
        near  .    .    R13  .    .     # orders G--R; bonus: a Ruby, two cards
        1     gems RRRRR
        2
        open  O4
        """,
        SWAP,
    )
    table.answer("8", "11")
    assert table.prompt == "Draw the first card from which deck?"
    assert claimed(table) == [["O4"], []]


@rule("YP-097")
def test_one_gem_short_claims_nothing():
    table = position("portal", NEARLY + "1 gems RRR\n2\nopen O4", SWAP)
    table.answer("8", "11")
    assert claimed(table) == [[], []]
    assert table.state.objectives == ["O4"]


@rule("YP-097")
def test_one_change_may_complete_several_objectives():
    table = position("portal", NEARLY + "1 gems RRRRYYYYY\n2\nopen O1 O2 O4", SWAP)
    table.answer("8", "11")
    assert sorted(claimed(table)[0]) == ["O2", "O4"]
    assert table.state.objectives == ["O1"]


@rule("YP-097")
@pytest.mark.parametrize(("active", "first"), [(1, 1), (2, 4), (3, 4), (4, 4)])
def test_the_active_player_claims_first_and_then_the_others_clockwise(active, first):
    six = "gems GGGGGG"
    table = position(
        "portal",
        f"""
        row   .... .... .... RYGB .... .... ....
        1     {six}
        2
        3
        4     {six}
        open  O3
        move  {active}
        """,
        ("act", active - 1, "potion"),
    )
    assert claimed(table)[first - 1] == ["O3"]
    assert [len(objectives) for objectives in claimed(table)].count(1) == 1


@rule("YP-097")
def test_a_claimed_objective_is_never_lost():
    table = position("portal", NEARLY + "1 gems RRRR\n2\nopen O4", SWAP, ("act", 0, "exchange"))
    table.answer("8", "11", "Ruby", "Emerald", "Emerald")
    assert table.state.players[0].gems["R"] == 5
    assert claimed(table) == [["O4"], []]


@rule("YP-097")
def test_an_objective_claimed_by_one_player_is_gone_for_the_others():
    table = position("portal", NEARLY + "1 gems RRRR objectives O1\n2 gems BBBBBB\nopen O4 O2", SWAP)
    table.answer("8", "11")
    assert claimed(table) == [["O1", "O4"], []]


@rule("YP-098")
def test_a_claimed_objective_is_not_replaced():
    table = position("portal", NEARLY + "1 gems RRRR\n2\nopen O1 O2 O3 O4 O5", SWAP)
    table.answer("8", "11")
    assert table.state.objectives == ["O1", "O2", "O3", "O5"]


@rule("YP-098")
@pytest.mark.parametrize(("seats", "seed"), [(2, 21), (3, 22), (4, 23)])
def test_no_more_than_the_five_objectives_of_the_setup_are_ever_scored(seats, seed):
    table = deal(load_rules("portal"), seats, seed, {"extra_objectives": True})
    five = sorted(table.state.objectives)
    for _ in random_answers(table, seed):
        held = [card for area in table.state.players for card in area.objectives]
        assert sorted(table.state.objectives + held) == five
    assert len(five) == 5
    assert len(table.state.objectives) < 5


@rule("YP-099")
@pytest.mark.parametrize(
    ("objectives", "points"), [("", 0), ("O1", 5), ("O1 O9", 10), ("O1 O2 O3 O4 O5", 25)]
)
def test_each_claimed_objective_is_worth_five_victory_points(objectives, points):
    table = position(
        "portal",
        f"row .... .... RYGB .... ....\n1 objectives {objectives}\n2\nopen O6 O7",
        ("finish", "YP-101"),
    )
    assert table.table.outcome.scores == (points, 0)
