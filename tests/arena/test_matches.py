"""Schedules are fair: every bot sits everywhere, and luck favours nobody."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from questboard.arena import Job, Match, play, schedule, ventures
from questboard.kernel import SetupError


def test_every_bot_sits_on_every_seat_with_the_same_luck():
    matches = schedule("portal", ["easy", "medium", "hard"], 6, "7", {"tile_layout": "A"})
    assert [match.bots for match in matches] == 2 * [
        ("easy", "medium", "hard"),
        ("medium", "hard", "easy"),
        ("hard", "easy", "medium"),
    ]
    assert [match.seed for match in matches] == ["7 0", "7 0", "7 0", "7 1", "7 1", "7 1"]
    assert {match.game for match in matches} == {"portal"}
    assert all(match.options == {"tile_layout": "A"} for match in matches)
    assert [match.number for match in matches] == list(range(6))


def test_other_seeds_give_other_luck():
    seeds = [{match.seed for match in schedule("portal", ["easy"], 10, seed, {})} for seed in ("1", "2")]
    assert len(seeds[0]) == len(seeds[1]) == 10
    assert not seeds[0] & seeds[1]


def test_with_fewer_seats_than_bots_every_pair_meets_on_both_seats_with_the_same_luck():
    matches = schedule("portal", ["random", "easy", "medium", "hard"], 4, "1", {}, seats=2)
    met = Counter((match.bots, match.seed) for match in matches)
    assert len(matches) == len(met) == 6 * 4
    for (bots, seed), _ in met.items():
        assert (bots[::-1], seed) in met
    assert {match.seed for match in matches[:12]} == {"1 0"}  # whoever stops early has whole rounds


def test_in_adventures_each_level_meets_the_same_luck_and_cells_take_turns():
    matches = ventures("drizzt", [("2", 3), ("4", 2)], ["easy", "medium"], 2, "9", {"surges": "2"})
    assert [(match.adventure, match.bots, match.seed) for match in matches[:4]] == [
        ("2", ("easy",) * 3, "9 2 3 0"),
        ("2", ("medium",) * 3, "9 2 3 0"),
        ("4", ("easy",) * 2, "9 4 2 0"),
        ("4", ("medium",) * 2, "9 4 2 0"),
    ]
    assert matches[4].seed == "9 2 3 1"
    assert matches[0].options == {"surges": "2", "adventure": "2"}


def test_an_adventure_is_known_where_nobody_has_named_it():
    assert Match("dragonfire", ("easy",) * 2, "1").adventure == "1"
    assert Match("portal", ("easy", "easy"), "1").adventure is None


@pytest.mark.parametrize(
    "change",
    [
        {"version": 2},
        {"bots": ("hard", "easy")},
        {"games": 11},
        {"seed": "2"},
        {"options": {"tile_layout": "A"}},
        {"seats": 1},
    ],
)
def test_another_job_has_another_name(change):
    job = Job("portal", 1, ("easy", "hard"), 10, "1")
    assert msgspec.structs.replace(job, **change).digest() != job.digest()
    assert Job("portal", 1, ("easy", "hard"), 10, "1").digest() == job.digest()


# ---- playing one


def test_a_match_is_played_to_its_end_and_again_the_same():
    match = Match("portal", ("random", "easy", "random"), "3", {"tile_check": "static"})
    result = play(match)
    assert result.match == match
    assert len(result.scores) == 3
    assert result.decisions == sum(result.answers) > 30
    assert set(result.winners) <= {0, 1, 2}
    assert play(match).timeless() == result.timeless()


def test_a_result_tells_who_thought_how_long_and_how_the_chances_stood():
    result = play(Match("portal", ("random", "medium"), "3"))
    quick, slow = result.seconds
    assert slow > 10 * quick > 0
    assert len(result.chances) == result.rounds
    (loser,) = {0, 1} - set(result.winners)
    assert result.chances[-1][result.winners[0]] > 0.9 > 0.1 > result.chances[-1][loser]
    assert all(0 <= chance <= 1 and chance == round(chance, 3) for both in result.chances for chance in both)


def test_a_match_that_can_not_be_set_up_says_why():
    with pytest.raises(SetupError, match="for 1 to 4 players, not 5"):
        play(Match("portal", ("random",) * 5, "1"))
    with pytest.raises(SetupError, match="no bot level 'mighty'"):
        play(Match("portal", ("random", "mighty"), "1"))
