"""Reports are honest: intervals, ratings and causes, whatever the order in which games ended."""

from __future__ import annotations

from random import Random

import pytest

from questboard.arena import (
    Job,
    Match,
    Result,
    difference,
    interval,
    play_all,
    rate,
    records,
    report,
    standings,
)
from questboard.arena.ratings import places


def result(bots: str, scores: tuple[int, ...], *winners: int, seed: str = "1") -> Result:
    """A game of rivals by hand."""
    return Result(Match("portal", tuple(bots.split()), seed), scores, winners, 100)


def venture(reason: str, *winners: int, bots: str = "easy easy easy", seed: str = "1") -> Result:
    """An adventure of three by hand."""
    match = Match("drizzt", tuple(bots.split()), seed, {"adventure": "9"})
    return Result(match, (90, 90, 90), winners, 100, reason)


# ---- standings


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


def test_a_rival_on_two_seats_stands_once_with_the_games_of_both():
    (easy,) = standings([result("easy easy", (30, 20), 0)], ["easy", "easy"])
    assert (easy.games, easy.wins, easy.mean_score) == (2, 1, 25)


def test_a_party_wins_a_game_once_however_many_seats_it_has():
    (easy,) = standings([venture("done", 0, 1, 2), venture("down")], ["easy"])
    assert (easy.games, easy.wins) == (2, 1)
    (hard, easy) = standings([venture("he is beaten", 0, 1, bots="hard easy easy")], ["hard", "easy"])
    assert (hard.wins, easy.wins) == (1, 0.5)


def test_the_interval_is_wilsons():
    # Textbook figures: 10 of 100, and the ends of the scale, where the interval stays inside it.
    assert interval(10, 100) == pytest.approx((0.0552, 0.1744), abs=1e-4)
    assert interval(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert interval(10, 10) == pytest.approx((0.7225, 1), abs=1e-4)


def test_more_games_make_a_narrower_interval():
    widths = [high - low for low, high in (interval(games / 2, games) for games in (10, 100, 1000))]
    assert widths == sorted(widths, reverse=True)


def test_any_order_of_results_gives_the_same_report():
    job = Job("portal", 1, ("easy", "random", "medium"), 2, "5", seats=2)
    results = list(play_all(job.matches(), workers=1))
    shuffled = Random(1).sample(results, len(results))
    assert shuffled != results
    assert report(job, shuffled) == report(job, results)


# ---- the same luck


def test_two_bots_are_compared_where_each_sat_on_the_others_seat_with_the_same_luck():
    results = [
        result("hard easy", (60, 40), 0, seed="a"),  # the first seat is good: no difference
        result("easy hard", (60, 40), 0, seed="a"),
        result("hard easy", (60, 40), 0, seed="b"),  # hard wins on both
        result("easy hard", (40, 60), 1, seed="b"),
        result("hard easy", (60, 40), 0, seed="c"),  # the seats were never exchanged
    ]
    found = difference(results, ["hard", "easy"])
    assert found is not None
    assert (found.bot, found.other, found.pairs, found.mean) == ("hard", "easy", 2, 0.5)
    assert -1 <= found.low < 0.5 < found.high <= 1


def test_whoever_wins_always_is_not_sure_to():
    games = [
        result(bots, scores, winner, seed=str(luck))
        for luck in range(20)
        for bots, scores, winner in (("hard easy", (2, 1), 0), ("easy hard", (1, 2), 1))
    ]
    found = difference(games, ["hard", "easy"])
    assert found is not None
    assert found.mean == 1
    assert 0.6 < found.low < 0.95


def test_parties_are_compared_on_the_same_luck_and_three_bots_are_not():
    results = [venture("done", 0, 1, 2, bots="hard hard hard"), venture("down")]
    found = difference(results, ["hard", "easy"])
    assert found is not None
    assert (found.pairs, found.mean) == (1, 1)
    assert difference(results, ["hard", "easy", "medium"]) is None
    assert difference(results[:1], ["hard", "easy"]) is None


# ---- ratings


def test_rivals_are_placed_by_winners_and_then_by_scores():
    ranks, teams = places(result("easy hard medium random", (50, 50, 70, 50), 0))
    assert teams == [["easy"], ["hard"], ["medium"], ["random"]]
    assert ranks == [0, 2, 1, 2]  # the winner need not have the best score


def test_a_party_plays_against_its_adventure_and_sides_against_each_other():
    assert places(venture("done", 0, 1, 2)) == ([0, 1], [["easy"], ["adventure 9"]])
    assert places(venture("down")) == ([0, 1], [["adventure 9"], ["easy"]])
    sides = venture("he is beaten", 0, 1, bots="hard easy medium")
    assert places(sides) == ([0, 1], [["hard", "easy"], ["medium"]])


def test_whoever_beats_the_stronger_is_rated_higher():
    games = [result("easy random", (2, 1), 0), result("hard easy", (2, 1), 0)] * 5
    hard, easy, random = rate(games)
    assert [hard.name, easy.name, random.name] == ["hard", "easy", "random"]
    assert (hard.games, easy.games) == (5, 10)
    assert hard.mu > easy.mu > random.mu
    assert hard.ordinal == pytest.approx(hard.mu - 3 * hard.sigma, abs=0.05)
    assert rate(games * 5)[0].sigma < hard.sigma < 25 / 3


def test_an_adventure_that_nobody_wins_is_rated_high():
    adventure, easy = rate([venture("down")] * 8)
    assert (adventure.name, easy.name) == ("adventure 9", "easy")
    assert adventure.mu > 25 > easy.mu


def test_whoever_plays_only_itself_shows_nothing():
    assert rate([result("easy easy", (2, 1), 0), venture("he is beaten", 0, 1)]) == []


# ---- adventures


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
