"""OpenSpiel's tree search with a clock, as it meets our bots."""

from __future__ import annotations

import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSFinalPolicyType

from questboard.arena import schedule
from questboard.bench.baselines import TimedISMCTSBot, play, table


def test_both_bots_think_as_long_as_they_may_and_play_to_the_end():
    match = schedule("portal", ["ismcts", "openspiel:0.3"], 2, "7", {})[1]
    played = play(match, 0.001)
    result = played.result
    assert result.match.bots == ("openspiel:0.3", "ismcts")
    assert sum(result.answers) == result.decisions > 40
    assert all(
        thought >= 0.001 * answers for thought, answers in zip(result.seconds, result.answers, strict=True)
    )
    assert all(wall > 0 for wall in played.wall)
    lines = [line.split(" | ") for line in table([played], match.bots).splitlines()]
    assert [line[0] for line in lines[2:]] == ["| openspiel:0.3", "| ismcts"]
    assert sorted(line[1] for line in lines[2:]) == ["0 of 1", "1 of 1"]


def test_a_pair_of_matches_has_the_same_luck_and_the_next_pair_another():
    scores = [play(match, 0).result.scores for match in schedule("portal", ["easy", "easy"], 3, "7", {})]
    assert scores[0] == scores[1] != scores[2]


def test_who_has_more_time_looks_at_more_worlds():
    game = pyspiel.load_game("questboard_portal")
    state = game.new_initial_state()
    state.apply_action(0)
    visits = []
    for seconds in (0.0, 0.2):
        bot = TimedISMCTSBot(game, seconds, 1.0, ISMCTSFinalPolicyType.MAX_VISIT_COUNT, "1")
        assert bot.step(state) in state.legal_actions()
        visits.append(bot._root_node.total_visits)
    assert visits[0] == 1  # the first world opens the root, and the second gives it an answer
    assert visits[1] > 3
