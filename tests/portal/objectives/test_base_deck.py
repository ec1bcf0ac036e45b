"""The nine Objectives of the base deck."""

import pytest

from questboard.testing import position, rule
from tests.portal.objectives.deeds import SLIP, claimed, deed, whole_turn

# ---- O1 to O4: the purses


@rule("YP-083")
@pytest.mark.parametrize(("purse", "color"), [("O1", "B"), ("O2", "Y"), ("O3", "G"), ("O4", "R")])
@pytest.mark.parametrize(
    ("gems", "diamonds", "full"), [(4, 0, False), (3, 1, False), (5, 0, True), (3, 2, True), (0, 5, True)]
)
def test_a_purse_holds_six_gems_of_its_colour_white_diamonds_counted(purse, color, gems, diamonds, full):
    table = deed(purse, "diamond", one=f"gems {color * gems} diamonds {color * diamonds}")
    table.answer(color)
    assert claimed(table) == full


@pytest.mark.parametrize(("purse", "color"), [("O1", "B"), ("O2", "Y"), ("O3", "G"), ("O4", "R")])
def test_gems_of_other_colours_do_not_fill_a_purse(purse, color):
    others = "RYGB".replace(color, "")
    table = deed(purse, "diamond", one=f"gems {color * 5}{others * 6}")
    table.answer(others[0])
    assert not claimed(table)


@pytest.mark.parametrize(("held", "full"), [("BBB", False), ("BBBB", True)])
def test_a_purse_is_filled_by_seating_a_hero(held, full):
    table = deed("O1", "play", one=f"hand Y14 gems {held}", row=".... .... BYRB G... ....")
    table.answer("near seat 3")  # BY-B takes two Sapphires
    assert claimed(table) == full


# ---- O5: Diamond Purse


@pytest.mark.parametrize(
    ("rule_option", "needed"), [("", 6), ("diamond_objective=5", 5), ("diamond_objective=4", 4)]
)
def test_the_diamond_purse_holds_six_white_diamonds_or_as_many_as_the_table_says(rule_option, needed):
    more = f"options {rule_option}" if rule_option else ""
    for held, full in ((needed - 2, False), (needed - 1, True)):
        table = deed("O5", "diamond", one=f"diamonds {'RYGBR'[:held]} gems RRR", more=more)
        table.answer("Ruby")
        assert claimed(table) == full


# ---- O6: Full Menu


@rule("YP-083")
@pytest.mark.parametrize(
    ("gems", "diamonds", "full"),
    [
        ("RRRYYYGGGBB", "", True),
        ("RRRYYYGGGB", "", False),
        ("RRRRRRYYYYYYGGGGGGB", "", False),
        ("RRRYYYGB", "GGB", True),
        ("RRRYYGGGBBB", "", False),
    ],
)
def test_the_full_menu_is_three_gems_of_each_colour(gems, diamonds, full):
    table = deed("O6", "diamond", one=f"gems {gems} diamonds {diamonds}")
    table.answer("Sapphire")
    assert claimed(table) == full


# ---- O7: Happy Regulars


@pytest.mark.parametrize(("before", "happy"), [(1, False), (2, True)])
def test_happy_regulars_are_three_perfect_matches_in_the_game(before, happy):
    table = deed("O7", "swap", one=f"matches {before}", row=".... .... RYB. G... ....", near=SLIP)
    table.answer("the token on slot 9", "the token on slot 11")
    assert claimed(table) == happy


@pytest.mark.parametrize(("before", "happy"), [(1, False), (2, True)])
def test_a_match_on_arrival_makes_a_regular(before, happy):
    table = deed("O7", "play", one=f"hand B10 matches {before}", row=".... .... BYR. G... ....")
    table.answer("near seat 3")
    assert claimed(table) == happy


@rule("YP-139")
def test_a_potion_makes_no_regular():
    table = deed("O7", "enchant", one="matches 2 potions 1", near=". . . . R14")
    assert table.over
    assert table.state.players[0].gems["R"] == 2  # the bonus was paid
    assert not claimed(table)


@rule("YP-087")
def test_a_match_counts_for_the_player_who_triggers_it_and_not_for_the_one_who_seated_the_hero():
    table = position(
        "portal",
        """
        row   .... .... RYB. G... ....
        near  .    .    B10/1@0 .    .
        1     matches 2
        2     matches 2
        open  O7
        move  2
        """,
        ("act", 1, "swap"),
    )
    table.answer("the token on slot 9", "the token on slot 11")
    assert claimed(table, 1)
    assert not claimed(table, 0)


# ---- O8: Double Shift


def test_a_double_shift_is_two_perfect_matches_of_one_change():
    table = deed("O8", "swap", row=".... .... RGR. B.Y. ....", near=". . B10 R12 .")
    table.answer("the token on slot 9", "the token on slot 13")  # B-R- and R-Y- at once
    assert claimed(table)


@pytest.mark.parametrize(("before", "double"), [(0, False), (1, True)])
def test_a_double_shift_may_come_match_by_match_within_a_turn(before, double):
    table = deed("O8", "swap", one=f"turn_matches {before}", row=".... .... RYB. G... ....", near=SLIP)
    table.answer("the token on slot 9", "the token on slot 11")
    assert claimed(table) == double


def test_matches_of_an_earlier_turn_make_no_double_shift():
    table = whole_turn("O8", "hand R01 turn_matches 1 matches 1", row=".... .... RYB. G... ....", near=SLIP)
    table.answer("the blue tile", "slot 14", "the token on slot 9", "the token on slot 11")
    assert table.state.players[0].matches == 2
    assert not claimed(table)


@rule("YP-139")
def test_a_potion_makes_no_double_shift():
    table = deed("O8", "enchant", one="turn_matches 1 potions 1", near=". . . . R14")
    assert not claimed(table)


# ---- O9: House Special


def test_the_house_special_is_two_potions_played():
    table = deed("O9", "enchant", "enchant", one="potions 2", near="R14 . . . B14")
    table.answer("R14")
    # The second Potion goes to the only Hero left without one; no question is asked.
    assert table.told("claimed")[0].facts == {"player": 0, "objective": "O9"}
    kinds = [event.kind for event in table.table.journal if event.kind in ("enchanted", "claimed")]
    assert kinds == ["enchanted", "enchanted", "claimed"]


def test_potions_taken_but_not_played_are_no_house_special():
    table = deed("O9", "enchant", one="potions 4", near="R14 . . . .")
    assert table.state.players[0].potions == 3
    assert not claimed(table)
