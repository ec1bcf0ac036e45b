"""The difficulty of a table: healing surges where all play together, nothing where they don't."""

from __future__ import annotations

import pytest

from questboard import new_table
from questboard.games.drizzt.box import BOX
from questboard.testing import rule

TOGETHER = ["2", "3", "4", "7", "8", "10", "11", "13"]
AGAINST_EACH_OTHER = ["5", "6", "9", "12"]


def surges(adventure: str, seats: int, **options: str) -> list[int]:
    table = new_table("drizzt", seats=seats, adventure=adventure, **options)
    return [team.surges for team in table.state.teams]


@rule("LD-036")
@pytest.mark.parametrize("seats", [1, 3, 5])
@pytest.mark.parametrize("adventure", TOGETHER)
def test_a_difficulty_is_one_surge_more_or_fewer_than_the_adventure_gives_but_at_least_one(adventure, seats):
    (given,) = surges(adventure, seats)
    assert surges(adventure, seats, difficulty="standard") == [given]
    assert surges(adventure, seats, difficulty="easier") == [given + 1]
    assert surges(adventure, seats, difficulty="harder") == [max(1, given - 1)]


@rule("LD-036")
def test_the_lone_drow_of_the_first_adventure_never_has_fewer_surges_than_one():
    assert BOX.adventures["1"].solo_surges == 1
    assert [surges("1", 1, difficulty=each) for each in ("easier", "standard", "harder")] == [[2], [1], [1]]


@rule("LD-036")
@pytest.mark.parametrize("difficulty", ["easier", "harder"])
@pytest.mark.parametrize("adventure", AGAINST_EACH_OTHER)
def test_where_heroes_play_against_each_other_a_difficulty_favours_nobody(adventure, difficulty):
    assert surges(adventure, 3, difficulty=difficulty) == surges(adventure, 3)


@rule("LD-036")
@pytest.mark.parametrize("difficulty", ["easier", "harder"])
def test_a_table_that_chooses_a_number_of_surges_has_that_number(difficulty):
    assert surges("2", 3, surges="3", difficulty=difficulty) == [3]
