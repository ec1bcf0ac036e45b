"""The arena: fair schedules, honest intervals, and the same results on any number of processes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from questboard.arena import (
    Match,
    Result,
    Standing,
    Venture,
    interval,
    play,
    play_all,
    records,
    schedule,
    standings,
    ventures,
)
from questboard.kernel import SetupError

ROOT = Path(__file__).parent.parent


def arena(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command."""
    command = [sys.executable, "-m", "questboard", "arena", *arguments]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=120)


# ---- schedules


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


def test_other_seeds_give_other_luck():
    seeds = [{match.seed for match in schedule("portal", ["easy"], 10, seed, {})} for seed in ("1", "2")]
    assert len(seeds[0]) == len(seeds[1]) == 10
    assert not seeds[0] & seeds[1]


# ---- matches


def test_a_match_is_played_to_its_end_and_again_the_same():
    match = Match("portal", ("random", "easy", "random"), "3", {"tile_check": "static"})
    result = play(match)
    assert result.match == match
    assert len(result.scores) == 3
    assert result.decisions > 30
    assert set(result.winners) <= {0, 1, 2}
    assert play(match) == result


def test_results_are_the_same_with_one_process_or_two():
    matches = schedule("portal", ["easy", "random"], 4, "5", {})
    one, two = (list(play_all(matches, workers)) for workers in (1, 2))
    assert one == two
    assert [result.match for result in one] == matches


def test_a_match_that_can_not_be_set_up_says_why():
    with pytest.raises(SetupError, match="for 1 to 4 players, not 5"):
        play(Match("portal", ("random",) * 5, "1"))
    with pytest.raises(SetupError, match="no bot level 'mighty'"):
        play(Match("portal", ("random", "mighty"), "1"))


# ---- standings


def result(bots: str, scores: tuple[int, ...], *winners: int) -> Result:
    """A result by hand."""
    return Result(Match("portal", tuple(bots.split()), "1"), scores, winners, 100)


def test_wins_follow_the_bot_from_seat_to_seat_and_shared_wins_count_in_parts():
    results = [
        result("hard easy", (60, 40), 0),
        result("easy hard", (70, 50), 0),
        result("hard easy", (55, 55), 0, 1),
        result("easy hard", (10, 90), 1),
    ]
    hard, easy = standings(results, ["hard", "easy"])
    assert (hard.bot, hard.games, hard.wins, hard.mean_score) == ("hard", 4, 2.5, 63.75)
    assert (easy.bot, easy.games, easy.wins, easy.mean_score) == ("easy", 4, 1.5, 43.75)
    assert (hard.low, hard.high) == interval(2.5, 4)


def test_a_bot_on_two_seats_stands_once_with_the_games_of_both():
    (easy,) = standings([result("easy easy", (30, 20), 0)], ["easy", "easy"])
    assert (easy.games, easy.wins, easy.mean_score) == (2, 1, 25)


def test_the_interval_is_wilsons():
    # Textbook figures: 10 of 100, and the ends of the scale, where the interval stays inside it.
    assert interval(10, 100) == pytest.approx((0.0552, 0.1744), abs=1e-4)
    assert interval(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert interval(10, 10) == pytest.approx((0.7225, 1), abs=1e-4)


def test_more_games_make_a_narrower_interval():
    widths = [high - low for low, high in (interval(games / 2, games) for games in (10, 100, 1000))]
    assert widths == sorted(widths, reverse=True)


# ---- adventures


def venture(reason: str, *winners: int) -> Result:
    """An adventure of three by hand."""
    return Result(Match("drizzt", ("easy",) * 3, "1", {"adventure": "9"}), (90, 90, 90), winners, 100, reason)


def test_where_sides_win_apart_the_wins_of_each_seat_and_their_causes_are_counted():
    ends = [
        venture("he is beaten", 0, 1),
        venture("he has won", 2),
        venture("he is beaten", 0, 1),
        venture("down"),
    ]
    (record,) = records(ends)
    assert (record.wins, record.games, record.apart) == (3, 4, True)
    assert record.seats_won == (2, 2, 1)
    assert list(record.victories.items()) == [("he is beaten", 2), ("he has won", 1)]
    assert record.defeats == {"down": 1}


def test_who_win_together_have_not_won_apart():
    (record,) = records([venture("done", 0, 1, 2), venture("down")])
    assert (record.wins, record.apart, record.seats_won) == (1, False, (1, 1, 1))


# ---- the command


def test_the_command_prints_the_standings_as_json():
    done = arena("portal", "--bot", "medium", "--bot", "random", "--games", "4", "--json")
    assert done.returncode == 0, done.stderr
    table = msgspec.json.decode(done.stdout, type=list[Standing])
    assert [standing.bot for standing in table] == ["medium", "random"]
    assert [standing.games for standing in table] == [4, 4]
    assert sum(standing.wins for standing in table) == 4
    assert all(0 <= standing.low <= standing.wins / 4 <= standing.high <= 1 for standing in table)
    bots = ["medium", "random"]
    assert table == standings(list(play_all(schedule("portal", bots, 4, "1", {}), 1)), bots)


def test_the_command_takes_switches_and_prints_a_line_for_each_bot():
    done = arena(
        "portal", "--bot", "random", "--games", "2", "--option", "solo_deck_top=true", "--workers", "1"
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("random: 2 of 2 games won (34% to 100%), mean score ")


def test_the_command_says_which_seats_have_won_an_adventure_apart():
    done = arena("drizzt", "--adventure", "9", "--party", "3", "--bot", "medium", "--games", "4", "--json")
    assert done.returncode == 0, done.stderr
    (record,) = msgspec.json.decode(done.stdout, type=list[Venture])
    played = ventures("drizzt", [("9", 3)], ["medium"], 4, "1", {})
    assert [record] == records(list(play_all(played, 1)))
    done = arena("drizzt", "--adventure", "9", "--party", "3", "--bot", "medium", "--games", "4")
    head, _, row = done.stdout.splitlines()
    assert head.endswith("| lost by | won apart |")
    assert record.apart
    assert f"| seats 1 to 3: {', '.join(map(str, record.seats_won))}; " in row


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["portal", "--bot", "mighty"], "there is no bot level 'mighty'"),
        (["portal", "--bot", "easy", "--bot", "ismcts:0"], "there is no bot level 'ismcts:0'"),
        (["ashardalon", "--bot", "planner"], "there is no bot level 'planner'; there are random, easy"),
        (["portal", *["--bot", "easy"] * 5], "The Yawning Portal is for 1 to 4 players, not 5"),
        (["canasta", "--bot", "easy"], "there is no game 'canasta' to play"),
        (["portal", "--bot", "easy", "--option", "jokers=4"], "The Yawning Portal has no option 'jokers'"),
    ],
)
def test_a_mistake_is_one_sentence(arguments, sentence):
    done = arena(*arguments, "--games", "2")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith(f"questboard: {sentence}")
    assert done.stderr.count("\n") == 1  # it is found before the progress bar begins
