"""One seat learns in a Gymnasium environment while bots have the others."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from questboard import envs
from questboard.bots import Chair, Decision
from questboard.games import PLAYABLE
from questboard.kernel import SetupError


def play(env, seed, random):
    """A game with any actions; what the learner was told last."""
    told, info = env.reset(seed=seed)
    while True:
        assert told in env.observation_space
        told, reward, terminated, truncated, info = env.step(
            random.choice(np.flatnonzero(told["action_mask"]))
        )
        if terminated or truncated:
            return reward, terminated, truncated, info


@pytest.mark.parametrize("observation", ["vector", "tree"])
@pytest.mark.parametrize("game", PLAYABLE)
def test_every_game_passes_gymnasiums_checks(game, observation):
    # The checks take actions without a look at the mask.
    env = gymnasium.make(f"questboard/{game}-v{envs.VERSION}", observation=observation, illegal="wrap")
    check_env(env.unwrapped)


def test_gymnasium_finds_the_games_by_the_name_of_the_module():
    env = gymnasium.make("questboard.envs:questboard/portal-v1", opponents="random")
    told, _ = env.reset(seed=1)
    assert told in env.observation_space


def test_the_reward_is_what_the_game_was_worth_to_the_learner():
    env, random, rewards = envs.single("portal", 3, seat=1, opponents="random"), np.random.default_rng(0), []
    for seed in range(6):
        reward, terminated, truncated, info = play(env, seed, random)
        assert (terminated, truncated) == (True, False)
        assert reward == pytest.approx(info["payoffs"][1])
        assert info["payoffs"].tolist() == pytest.approx(env.adapter.payoff())
        rewards.append(reward)
    assert len(set(rewards)) > 1


def test_the_learner_is_only_asked_what_its_own_seat_is_asked():
    env, random = envs.single("portal", 3, seat=2, opponents=["easy", "random"]), np.random.default_rng(0)
    told, info = env.reset(seed=4)
    for _ in range(20):
        assert info["seat"] == env.adapter.asked == 2
        assert np.array_equal(told["observation"], env.adapter.vector(2))
        told, _, _, _, info = env.step(random.choice(np.flatnonzero(told["action_mask"])))


def test_a_random_seat_is_drawn_anew_for_each_game_and_the_same_for_the_same_seed():
    env = envs.single("portal", 4, seat="random", opponents="random")

    def seats():
        return [env.reset(seed=seed)[1]["seat"] for seed in (9, None, None, None, None, None, None, None)]

    first = seats()
    assert len(set(first)) > 1
    assert seats() == first


def test_opponents_sit_to_the_left_in_order_and_are_given_chairs_never_the_table():
    asked = []

    def spy(name):
        class Spy:
            def __init__(self, seed):
                self.seed = seed

            def decide(self, chair):
                assert type(chair) is Chair
                asked.append((name, chair.seat))
                return Decision(0, "the first")

        return Spy

    env = envs.single("portal", 3, seat=1, opponents=[spy("left"), spy("right")], max_cycles=30)
    play(env, 1, np.random.default_rng(0))
    assert set(asked) == {("left", 2), ("right", 0)}


def test_a_game_is_cut_off_after_so_many_actions_of_the_learner():
    env = envs.single("portal", opponents="random", max_cycles=5)
    reward, terminated, truncated, info = play(env, 1, np.random.default_rng(0))
    assert (reward, terminated, truncated) == (0.0, False, True)
    assert env.episode.cycles == 5
    assert "payoffs" not in info


def test_the_same_seed_gives_the_same_game_against_bots_that_think():
    def story():
        env, random = envs.single("portal", opponents="medium", max_cycles=12), np.random.default_rng(3)
        play(env, 11, random)
        return env.adapter.table.log

    assert story() == story()


def test_what_makes_no_sense_is_refused_in_a_sentence():
    with pytest.raises(SetupError, match="there is no seat 2; seats are 0 to 1"):
        envs.single("portal", 2, seat=2)
    with pytest.raises(SetupError, match="2 opponents are needed, not 1"):
        envs.single("portal", 3, opponents=["easy"])
    with pytest.raises(SetupError, match="there is no bot level 'genius'"):
        envs.single("portal", opponents="genius").reset()
    with pytest.raises(SetupError, match="1 actions are too few"):
        envs.single("portal", actions=1)
