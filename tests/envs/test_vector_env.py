"""Many tables are stepped in one call, and each goes as it would alone."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from questboard import envs
from questboard.games import PLAYABLE
from questboard.kernel import GameOver, NoSuchOption, SetupError


def any_actions(batch, random):
    """An action that is there for each table."""
    return (random.random(len(batch["action_mask"])) * batch["action_mask"].sum(1)).astype(np.int64)


def same(batch, rows):
    return all(
        np.array_equal(batch[name][table], row[name]) for table, row in enumerate(rows) for name in batch
    )


@pytest.mark.parametrize("game", PLAYABLE)
def test_tables_go_step_by_step_as_each_would_alone(game):
    settings: Any = {"opponents": "random", "seat": "random", "max_cycles": None if game == "portal" else 20}
    tables, random = envs.vector(game, 3, **settings), np.random.default_rng(1)
    alone = [envs.single(game, **settings) for _ in range(3)]
    batch, infos = tables.reset(seed=40)
    told = [env.reset(seed=40 + number) for number, env in enumerate(alone)]
    ends = [False] * 3
    for _ in range(90):
        assert same(batch, [row for row, _ in told])
        assert infos["seat"].tolist() == [info["seat"] for _, info in told]
        actions = any_actions(batch, random)
        batch, rewards, terminations, truncations, infos = tables.step(actions)
        for number, env in enumerate(alone):
            expected: list[Any] = [0.0, False, False]
            if ends[number]:
                told[number] = env.reset()
            else:
                row, *expected, info = env.step(actions[number])
                told[number] = (row, info)
                if "payoffs" in info:
                    assert infos["payoffs"][number].tolist() == info["payoffs"].tolist()
                assert infos["_payoffs"][number] == ("payoffs" in info)
            ended = terminations[number], truncations[number]
            assert [rewards[number], *ended] == expected
            ends[number] = any(ended)
    assert any(env.episode.cycles < 60 for env in alone)


def test_what_tables_give_is_in_their_spaces_and_stays_as_it_was():
    tables, random = envs.vector("portal", 4, opponents="random"), np.random.default_rng(1)
    batch, _ = tables.reset(seed=1)
    kept = {name: array.copy() for name, array in batch.items()}
    later, *_ = tables.step(any_actions(batch, random))
    assert batch in tables.observation_space
    assert all(np.array_equal(batch[name], kept[name]) for name in batch)
    assert not np.array_equal(later["observation"], batch["observation"])


def test_without_copies_the_same_arrays_are_written_again():
    tables = envs.vector("portal", 2, opponents="random", copy=False)
    batch, _ = tables.reset(seed=1)
    later, *_ = tables.step(np.zeros(2, np.int64))
    assert all(batch[name] is later[name] for name in batch)


def test_in_self_play_every_question_is_the_learners_and_all_payoffs_are_told():
    tables, random = envs.vector("portal", 4, seats=3, opponents="self"), np.random.default_rng(2)
    batch, infos = tables.reset(seed=1)
    asked, ended = set(), 0
    for _ in range(400):
        actors = infos["seat"]
        asked |= set(actors.tolist())
        batch, rewards, terminations, _, infos = tables.step(any_actions(batch, random))
        for table in np.flatnonzero(terminations):
            payoffs = infos["payoffs"][table]
            assert payoffs.sum() == pytest.approx(1)
            assert rewards[table] == pytest.approx(payoffs[actors[table]])
            assert infos["seat"][table] == actors[table]
            ended += 1
        assert not rewards[~terminations].any()
        assert not infos["payoffs"][~terminations].any()
    assert asked == {0, 1, 2}
    assert ended >= 4


def test_a_table_may_begin_again_in_the_step_in_which_its_game_ends():
    settings = {"opponents": "self", "max_cycles": 7}
    same_step = envs.vector("portal", 2, autoreset=AutoresetMode.SAME_STEP, **settings)
    next_step = envs.vector("portal", 2, **settings)
    same_step.reset(seed=3)
    next_step.reset(seed=3)
    actions = np.zeros(2, np.int64)
    for _ in range(6):
        same_step.step(actions)
        next_step.step(actions)
    batch, _, _, truncations, infos = same_step.step(actions)
    last, *_ = next_step.step(actions)
    assert truncations.all()
    assert infos["_final_obs"].all()
    assert same(last, infos["final_obs"])
    begun, *_ = next_step.step(actions)
    assert all(np.array_equal(begun[name], batch[name]) for name in batch)


def test_who_deals_by_hand_says_at_which_tables():
    tables = envs.vector("portal", 3, opponents="self", autoreset=AutoresetMode.DISABLED, max_cycles=2)
    tables.reset(seed=1)
    tables.step(np.zeros(3, np.int64))
    before, _, _, truncations, _ = tables.step(np.zeros(3, np.int64))
    assert truncations.all()
    with pytest.raises(GameOver, match="the game at table 0 has ended; reset it"):
        tables.step(np.zeros(3, np.int64))
    after, _ = tables.reset(options={"reset_mask": np.array([True, False, False])})
    changed = [not np.array_equal(before["observation"][n], after["observation"][n]) for n in range(3)]
    assert changed == [True, False, False]


def test_an_action_that_is_not_there_is_refused_before_any_table_moves():
    tables = envs.vector("portal", 3, opponents="self")
    batch, _ = tables.reset(seed=1)
    legal = batch["action_mask"][1].sum()
    with pytest.raises(NoSuchOption, match=f"no action {legal} at table 1 now; there are {legal}"):
        tables.step(np.array([0, legal, 0]))
    assert [episode.adapter.table.ply for episode in tables.episodes] == [0, 0, 0]


def test_tables_take_a_seed_for_each():
    tables = envs.vector("portal", 2, opponents="random")
    batch, _ = tables.reset(seed=[5, 5])
    assert np.array_equal(batch["observation"][0], batch["observation"][1])
    with pytest.raises(SetupError, match="2 tables need 2 seeds, not 3"):
        tables.reset(seed=[1, 2, 3])


def test_gymnasium_makes_tables_by_name():
    tables = gymnasium.make_vec("questboard/portal-v1", num_envs=2, opponents="random", render_mode="ansi")
    batch, _ = tables.reset(seed=1)
    assert batch["observation"].shape == (2, 2048)
    pictures = tables.render()
    assert pictures
    assert [isinstance(picture, str) for picture in pictures] == [True, True]
