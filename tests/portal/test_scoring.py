"""Final scoring: Gems times visible symbols, the two bonuses, Objectives; the rulebook's examples."""

import pytest

from questboard.testing import position, rule


def scores(*areas: str, table: str = "") -> tuple[int, ...]:
    """What the players score if the game ends here."""
    row = "row .... .... RYGB" + " ...." * len(areas)
    lines = "\n".join(f"{number} {area}" for number, area in enumerate(areas, 1))
    return position("portal", f"{row}\n{table}\n{lines}", ("finish", "YP-101")).table.outcome.scores


def gems(red: int = 0, yellow: int = 0, green: int = 0, blue: int = 0) -> str:
    """So many Gems of each colour, as a position writes them."""
    return "gems " + "R" * red + "Y" * yellow + "G" * green + "B" * blue


BEATEN = gems(green=12)
"""An opponent with 12 Emeralds and no set, who takes the bonus for most of one colour."""


# ---- Gems times visible symbols


@rule("YP-105")
@pytest.mark.parametrize(
    ("mine", "points"),
    [
        (gems(red=2), 2 * 3),
        (gems(yellow=2), 2 * 2),
        (gems(blue=2), 2 * 1),
        (gems(red=1, yellow=2, blue=4), 1 * 3 + 2 * 2 + 4 * 1),
    ],
)
def test_gems_of_each_colour_are_multiplied_by_its_visible_symbols(mine, points):
    assert scores(mine, BEATEN, table="near ~R01 ~R02 ~Y01 . .")[0] == points


@rule("YP-106")
@pytest.mark.parametrize(("near", "symbols"), [(". . .", 1), ("~B01 . .", 2), ("~B01 ~B02 ~B03", 4)])
def test_visible_symbols_are_the_face_down_heroes_of_the_colour_and_the_top_of_its_deck(near, symbols):
    assert scores(gems(blue=5), BEATEN, table=f"far {near} . .")[0] == 5 * symbols


@rule("YP-107", "YP-146")
@pytest.mark.parametrize("deck", ["deck B none", "deck B B03"])
def test_an_empty_deck_counts_by_the_symbol_printed_on_the_board(deck):
    assert scores(gems(blue=4), BEATEN, table=f"{deck}\nnear ~B01 . ~B02 . .")[0] == 4 * 3
    assert scores(gems(blue=4), BEATEN, table=deck)[0] == 4


@rule("YP-108")
@pytest.mark.parametrize("place", ["near B01 B02 . . .", "discard B01 B02"])
def test_face_up_heroes_and_removed_cards_show_no_symbol(place):
    assert scores(gems(blue=4), BEATEN, table=place)[0] == 4


@rule("YP-108")
def test_cards_in_hands_show_no_symbol():
    assert scores(gems(blue=4) + " hand B01", BEATEN + " hand B02")[0] == 4


@rule("YP-109")
def test_seven_topazes_and_four_yellow_symbols_are_28_points():
    table = "far ~Y01 . . ~Y02 .\nnear . ~Y03 Y04 . .\ndiscard Y05 Y06 Y07"
    assert scores(gems(yellow=7), BEATEN, table=table)[0] == 28


# ---- the two bonuses


@rule("YP-110")
@pytest.mark.parametrize(
    ("first", "second", "points"),
    [
        (gems(red=3), gems(green=2), (3 + 10, 2)),
        (gems(red=3), gems(green=2, yellow=2), (3 + 10, 4)),  # the largest colour counts, not the sum
        (gems(red=3, blue=1), gems(blue=4), (4, 4 + 10)),
        ("", "", (0, 0)),  # somebody has to own a Gem
        ("", gems(red=1), (0, 1 + 10)),
    ],
)
def test_ten_points_for_the_most_gems_of_any_one_colour(first, second, points):
    assert scores(first, second) == points


@rule("YP-111")
@pytest.mark.parametrize(
    ("first", "second", "points"),
    [
        (gems(2, 2, 2, 2), gems(1, 1, 1, 8), (8 + 15, 11 + 10)),
        (gems(3, 3, 3, 0), gems(1, 1, 1, 1), (9 + 10, 4 + 15)),  # three colours are no set
        (gems(3, 3, 3, 0), gems(0, 9, 9, 9), (9, 27 + 10)),  # nobody has a set
    ],
)
def test_fifteen_points_for_the_most_sets_of_one_gem_of_each_colour(first, second, points):
    assert scores(first, second) == points


@rule("YP-112")
def test_assigned_white_diamonds_count_for_both_bonuses_in_their_colour():
    assert scores(gems(red=2) + " diamonds RR", gems(green=3)) == (4 + 10, 3)
    assert scores(gems(1, 1, 1, 0) + " diamonds B", gems(green=3)) == (4 + 15, 3 + 10)
    assert scores(gems(1, 1, 1, 0) + " diamonds R", gems(green=3)) == (4, 3 + 10)


@rule("YP-113")
def test_players_tied_for_a_bonus_each_receive_all_of_it():
    assert scores(gems(2, 2, 2, 2), gems(2, 2, 2, 2), gems(red=1)) == (8 + 25, 8 + 25, 1)


@rule("YP-114")
def test_who_gets_the_bonus():
    one, two = gems(red=11, yellow=4, green=4, blue=4), gems(red=3, yellow=3, green=12, blue=3)
    assert scores(one, two) == (23 + 15, 21 + 10)


@rule("YP-145")
def test_different_colours_tie_with_each_other():
    one = gems(red=12, yellow=2, green=2, blue=2)
    two = gems(red=3, yellow=3, green=12, blue=3)
    three = gems(red=3, yellow=9, green=3, blue=3)
    assert scores(one, two, three) == (18 + 10, 21 + 10 + 15, 18 + 15)


# ---- Objectives, and all together


@rule("YP-115")
@pytest.mark.parametrize("claimed", [0, 1, 2, 5])
def test_five_points_are_added_for_each_claimed_objective(claimed):
    objectives = "objectives " + " ".join(["O1", "O2", "O3", "O4", "O5"][:claimed])
    assert scores(gems(blue=3) + " " + objectives, BEATEN) == (3 + 5 * claimed, 12 + 10)


@rule("YP-116")
def test_put_it_all_together_for_121_points():
    table = """
        far  ~G01 ~R01 ~Y01 B03 ~G02
        near ~G03 ~R02 ~Y02 .   ~R03
    """
    mine = gems(red=7, yellow=7, green=9, blue=6) + " objectives O1 O2 O3"
    another = gems(blue=10)
    # 36 for Emeralds, 28 for Rubies, 21 for Topazes, 6 for Sapphires, 15 for sets, 15 for Objectives.
    assert scores(mine, another, table=table) == (121, 10 + 10)


@rule("YP-105", "YP-115")
def test_the_final_scores_are_told_to_everybody():
    table = position(
        "portal",
        "row .... .... RYGB .... ....\nnear ~R01 . . . .\n1 gems RRR objectives O1\n2 gems BB",
        ("finish", "YP-101"),
    )
    assert table.log().splitlines() == [
        "The game is over.",
        "player 1 scores 21 points: 6 for Gems, 10 for the most Gems of one colour, 5 for Objectives.",
        "player 2 scores 2 points: 2 for Gems.",
        "player 1 wins with 21 points: the highest Victory Point total.",
    ]
