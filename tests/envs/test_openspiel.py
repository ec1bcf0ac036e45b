"""Every game in OpenSpiel: its own test, histories, copies, information states and its tree search."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from random import Random
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from questboard.envs.openspiel import Progress
from questboard.games import PLAYABLE
from questboard.kernel import Event, QuestboardError, SetupError

SHORT = {"fantasy": "round_cap:60"}
"""Options with which a game that would be long is over sooner."""

every_game = pytest.mark.parametrize("name", PLAYABLE)


def load(name: str, **parameters: Any) -> Any:
    """One of our games, through OpenSpiel's own door."""
    return pyspiel.load_game(f"questboard_{name}", {"options": SHORT.get(name, ""), **parameters})


def reach(game: Any, answers: int, seed: int = 1) -> Any:
    """Where some random answers lead; one less and one less, if the game was over before."""
    random, state = Random(seed), game.new_initial_state()
    state.apply_action(random.randrange(game.deals))
    for _ in range(answers):
        if state.is_terminal():
            return reach(game, answers - 1, seed)
        state.apply_action(random.choice(state.legal_actions()))
    return reach(game, answers - 1, seed) if state.is_terminal() else state


def known(state: Any) -> list[str]:
    """What each seat knows, and the position."""
    return [*map(state.information_state_string, range(state.num_players())), str(state)]


def play_on(state: Any, answers: int = 12) -> list[list[str]]:
    """What is known after each of the next answers."""
    random, seen = Random(5), []
    for _ in range(answers):
        if not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            seen.append(known(state))
    return seen


@every_game
def test_openspiel_finds_nothing_wrong(name):
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


def test_a_question_with_many_options_is_shown_in_pages():
    game = load("portal", actions=4, deals=3)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = game.new_initial_state()
    assert [state.action_to_string(deal) for deal in state.legal_actions()] == ["deal 0", "deal 1", "deal 2"]
    state.apply_action(0)
    while len(state.progress.adapter.table.ask.options) <= 4:
        state.apply_action(0)
    (asked, other), first = (state.current_player(), 1 - state.current_player()), state.clone()
    assert state.legal_actions() == [0, 1, 2, 3]
    assert state.action_to_string(3) == "turn the page"
    state.apply_action(3)
    assert state.observation_string(asked) != first.observation_string(asked)
    assert state.observation_string(other) == first.observation_string(other)
    imagined = state.resample_from_infostate(asked, Random(1).random)
    assert imagined.information_state_string(asked) == state.information_state_string(asked)
    assert known(
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    ) == known(state)


@every_game
def test_a_history_leads_to_the_same_position_with_the_same_memories(name):
    game = load(name)
    state = reach(game, 40)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert known(again) == known(state)
    assert play_on(again) == play_on(state)


@every_game
def test_a_copy_plays_on_by_itself(name):
    state = reach(load(name), 30)
    copy, before = state.clone(), known(state)
    assert known(copy) == before
    future = play_on(copy)
    assert known(state) == before
    assert known(copy) != before
    assert play_on(state) == future


@every_game
def test_what_was_written_down_goes_on_where_it_was_and_imagined_states_too(name):
    game = load(name, players=3, deals=8)
    state = reach(game, 30)
    imagined = state.resample_from_infostate(state.current_player(), Random(1).random)
    for each in (state, imagined):
        text = pyspiel.serialize_game_and_state(game, each)
        same_game, same = pyspiel.deserialize_game_and_state(text)
        assert same_game.get_parameters() == game.get_parameters()
        assert known(same) == known(each)
        assert play_on(same) == play_on(each)


@every_game
def test_a_resampled_state_is_the_same_for_the_player_and_another_behind_its_back(name):
    game, random = load(name), Random(3)
    for answers in (0, 7, 25, 45):
        state = reach(game, answers)
        for seat in range(game.num_players()):
            imagined = [state.resample_from_infostate(seat, random.random) for _ in range(4)]
            for each in imagined:
                assert each.information_state_string(seat) == state.information_state_string(seat)
                assert each.information_state_tensor(seat) == state.information_state_tensor(seat)
                assert each.history() == state.history()
            assert len({hidden(each) for each in [state, *imagined]}) > 1
        asked = state.current_player()
        again = state.resample_from_infostate(asked, random.random)
        assert again.legal_actions() == state.legal_actions()
        assert play_on(again)


def hidden(state: Any) -> Any:
    """All of a position but the luck of what is to come."""
    copy = state.clone().progress.adapter.table.state
    copy.luck.secret, copy.luck.count = b"", 0
    return copy.key()


def remembered(play: Progress) -> list[bytes]:
    """What each seat remembers."""
    return [play.memory(seat) for seat in range(play.adapter.seats)]


@every_game
def test_a_seat_remembers_what_it_alone_was_told_and_what_it_answered(name):
    before = reach(load(name), 40).progress
    asked, seats = before.adapter.asked, range(before.adapter.seats)

    def whispered(word: str) -> list[bytes]:
        play = before.fork()
        play.adapter.table.journal.append(Event("whispered", "", {}, {"word": word}, (0,)))
        return remembered(play)

    def answered(action: int) -> list[bytes]:
        play = before.fork()
        play.act(action)
        play.adapter.table.journal[:] = before.adapter.table.journal  # nothing is told of it
        return remembered(play)

    assert [one == other for one, other in zip(whispered("a"), whispered("b"), strict=True)] == [
        seat != 0 for seat in seats
    ]
    assert [one == other for one, other in zip(answered(0), answered(1), strict=True)] == [
        seat != asked for seat in seats
    ]
    assert not set(remembered(before)) & {*whispered("a"), answered(0)[asked]}


def test_a_seat_is_never_twice_in_the_same_information_state():
    state, seen = load("portal").new_initial_state(), set()
    state.apply_action(2)
    while not state.is_terminal():
        mine = (state.current_player(), state.information_state_string())
        assert mine not in seen
        seen.add(mine)
        state.apply_action(state.legal_actions()[-1])
    assert len(seen) > 50


def test_what_is_observed_is_the_view_and_what_is_remembered_comes_with_it():
    game = load("portal", width=256)
    state = reach(game, 20)
    table, told = state.progress.adapter.table, msgspec.json.decode(state.observation_string(1))
    assert msgspec.convert(told["view"], type=table.rules.view) == table.view(1)
    now, ever = make_observation(game), make_observation(game, INFO_STATE_OBS_TYPE)
    for observer, string, tensor in (
        (now, state.observation_string(1), state.observation_tensor(1)),
        (ever, state.information_state_string(1), state.information_state_tensor(1)),
    ):
        observer.set_from(state, 1)
        assert observer.tensor.tolist() == tensor
        assert observer.string_from(state, 1) == string
    assert ever.string_from(state, 1).endswith(now.string_from(state, 1))
    assert ever.dict["observation"].tolist() == now.dict["observation"].tolist()
    assert game.information_state_tensor_size() == 256 + ever.dict["memory"].size
    assert set(ever.dict["memory"].tolist()) == {0.0, 1.0}
    root = game.new_initial_state()
    ever.set_from(root, 1)
    assert not ever.tensor.any()


@every_game
def test_openspiels_tree_search_plays_a_game_to_its_end(name):
    game, random = load(name), np.random.RandomState(4)
    bot = ISMCTSBot(
        game, RandomRolloutEvaluator(1, random, max_length=3), 1.0, max_simulations=3, random_state=random
    )
    state = game.new_initial_state()
    state.apply_action(6)
    decisions = 0
    while not state.is_terminal():
        if name in SHORT and decisions % 16:  # short, but not short enough to think each time
            action = random.choice(state.legal_actions())
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
        state.apply_action(int(action))
        decisions += 1
    assert decisions > 20
    assert state.returns() == state.progress.adapter.payoff()
    assert max(state.returns()) <= 1


def test_parameters_choose_seats_and_options_and_wrong_ones_are_refused():
    game = pyspiel.load_game("questboard_ashardalon(players=3,options=adventure:2; hard:true,deals=5)")
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert (game.num_players(), game.max_chance_outcomes()) == (3, 5)
    table = reach(game, 1).progress.adapter.table
    assert (table.seats, table.origin.options["adventure"], table.origin.options["hard"]) == (3, "2", True)
    with pytest.raises(SetupError, match="has no value"):
        load("portal", options="hard")
    with pytest.raises(SetupError, match="has no option 'luck'"):
        load("portal", options="luck:7")
    with pytest.raises(SetupError, match="is for 1 to 4 players, not 5"):
        load("portal", players=5)
    with pytest.raises(SetupError, match="can't be 0 deals"):
        load("portal", deals=0)
    all_hands = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(SetupError, match="one player's private information"):
        make_observation(game, all_hands)


def test_python_ends_quietly_after_games_were_registered():
    program = "import pyspiel, questboard.envs.openspiel; game = pyspiel.load_game('questboard_portal')"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


def test_who_has_no_openspiel_is_told_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    for module in ("questboard.envs.openspiel", "questboard.bench.baselines"):
        monkeypatch.delitem(sys.modules, module, raising=False)
        with pytest.raises(QuestboardError, match=r"install questboard\[research\]"):
            import_module(module)
