"""Every game is a PettingZoo environment, in turns and together."""

import sys
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.test.parallel_test import parallel_api_test
from pettingzoo.test.seed_test import parallel_seed_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from questboard import envs
from questboard.games import PLAYABLE
from questboard.kernel import NoSuchOption, SetupError

every_game = pytest.mark.parametrize("game", PLAYABLE)


def masked(env, agent, random):
    return random.choice(np.flatnonzero(env.observe(agent)["action_mask"]))


# PettingZoo expects bare arrays; masks beside them it grants only to games on a list of its own.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@every_game
def test_every_game_passes_the_api_test(game, capsys):
    api_test(envs.aec(game), num_cycles=150)
    assert "Passed API test" in capsys.readouterr().out


@every_game
def test_the_same_seed_gives_the_same_game(game):
    seed_test(lambda: envs.aec(game), num_cycles=40)
    parallel_seed_test(lambda: envs.parallel(game, illegal="wrap"), num_cycles=20)


@every_game
def test_every_game_is_cut_off_after_the_cycles_that_it_may_take(game):
    # In a cycle all agents act, as in the parallel form; the test wants that form in turns, too.
    def together(max_cycles):
        return envs.parallel(game, illegal="wrap", max_cycles=max_cycles)

    max_cycles_test(
        SimpleNamespace(
            parallel_env=together, env=lambda max_cycles: parallel_to_aec(together(max_cycles=max_cycles))
        )
    )


@every_game
def test_the_parallel_form_passes_its_api_test(game, capsys):
    parallel_api_test(envs.parallel(game, illegal="wrap"), num_cycles=30)
    assert "Passed Parallel API test" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "seats"), [("portal", 3), ("ashardalon", 2)])
def test_at_the_end_each_agent_gets_what_the_game_was_worth(game, seats):
    env, random = envs.aec(game, seats), np.random.default_rng(1)
    env.reset(seed=5)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        earned[agent] += reward
        env.step(None if terminated or truncated else masked(env, agent, random))
    assert list(earned.values()) == env.adapter.payoff()
    assert env.agents == []


def test_the_agent_that_is_asked_is_selected_and_others_can_only_wait():
    env, random = envs.aec("portal", 3), np.random.default_rng(2)
    env.reset(seed=1)
    for _ in range(40):
        assert env.possible_agents.index(env.agent_selection) == env.adapter.asked
        for agent in env.agents:
            told = env.observe(agent)
            own = agent == env.agent_selection
            assert told["action_mask"].sum() == (env.adapter.legal if own else 1)
            assert told["options"].any() == own
        env.step(masked(env, env.agent_selection, random))


def test_together_only_the_answer_of_the_agent_that_is_asked_is_heard():
    turns, together = envs.aec("portal"), envs.parallel("portal")
    turns.reset(seed=3)
    observations, _ = together.reset(seed=3)
    for _ in range(30):
        agent = turns.agent_selection
        assert np.array_equal(observations[agent]["observation"], turns.observe(agent)["observation"])
        action = turns.adapter.legal - 1
        observations, *_ = together.step(dict.fromkeys(together.agents, 511) | {agent: action})
        turns.step(action)


def test_a_game_that_takes_too_long_is_cut_off_without_a_reward():
    env = envs.aec("portal", max_cycles=3)
    env.reset(seed=1)
    for _ in range(3):
        assert not any(env.truncations.values())
        env.step(0)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


def test_an_action_that_is_not_there_is_refused_or_stands_for_another():
    env = envs.aec("portal")
    env.reset(seed=1)
    legal = env.adapter.legal
    with pytest.raises(NoSuchOption, match=f"there is no action {legal} now; there are {legal}"):
        env.step(legal)
    assert env.adapter.table.ply == 0
    wrapping = envs.aec("portal", illegal="wrap")
    wrapping.reset(seed=1)
    wrapping.step(legal + 1)
    env.step(1)
    assert wrapping.adapter.table.log == env.adapter.table.log


def test_without_a_seed_each_game_is_another_and_a_seed_fixes_all_that_follow():
    env = envs.aec("portal")

    def three_deals(seed):
        dealt = []
        for each in (seed, None, None):
            env.reset(seed=each)
            dealt.append(env.observe("seat_1")["observation"].tobytes())
        return dealt

    first = three_deals(7)
    assert len(set(first)) == 3
    assert three_deals(7) == first
    assert three_deals(None)[0] not in first


def test_the_picture_is_what_the_seat_that_is_asked_sees_in_words():
    env = envs.aec("portal", render_mode="ansi")
    env.reset(seed=1)
    asked, picture = env.adapter.table.ask, env.render()
    assert asked
    assert picture
    assert env.adapter.rules.prompt(asked) in picture
    assert f"2. {env.adapter.label(1)}" in picture
    assert envs.aec("portal").render() is None


def test_who_lacks_the_extra_is_told_which_one(monkeypatch):
    monkeypatch.delitem(sys.modules, "questboard.envs.multi_agent", raising=False)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(SetupError, match=r"needs pettingzoo.*install questboard\[research\]"):
        envs.aec("portal")
