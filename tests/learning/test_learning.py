"""Learned judgements: what they look at, what they say, and how they are made."""

from __future__ import annotations

import json
import sys
from itertools import islice
from math import exp

import msgspec
import pytest
from typer.testing import CliRunner

from questboard.bots import Chair, make_bot
from questboard.bots.judgement import Learned, by_hand
from questboard.cli import app
from questboard.games import PLAYABLE, load_rules
from questboard.kernel import SetupError
from questboard.learned_files import read_learned
from questboard.learning import measure
from questboard.learning.data import gather, held_out
from questboard.learning.model import Cell, Model, Network, digest
from questboard.learning.selfplay import Game, play, play_games
from questboard.testing.conformance import deal, random_answers

LEARNED = [game for game in PLAYABLE if load_rules(game).gauge_names]
TABLES = [(game, seats) for game in LEARNED for seats in load_rules(game).seats]
fits = pytest.mark.nightly
"""What fits a network needs PyTorch, which only `make nightly` installs."""


# ---- gauges


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_view_and_every_world_that_fits_it_give_the_same_gauges(game, seats):
    rules = load_rules(game)
    table = deal(rules, seats, 5)
    changed = 0
    for _ in islice(random_answers(table, 5), 240):
        if table.ask is None:
            break
        seat = table.ply % seats
        seen = rules.gauges(table.view(seat), seat)
        elsewhere = table.imagine(seat, "hidden things lie otherwise").state
        changed += elsewhere.key() != table.state.key()
        assert seen == rules.gauges(table.state, seat) == rules.gauges(elsewhere, seat)
        assert {len(row) for row in seen} == {len(rules.gauge_names)}
    assert changed


def test_rows_belong_to_players():
    rules = load_rules("portal")
    table = deal(rules, 3, 5)
    for _ in islice(random_answers(table, 5), 100):
        pass
    gems = [sum(map(area.count, "RYGB")) for area in table.state.players]
    column = rules.gauge_names.index("Gems in all")
    assert [round(12 * row[column]) for row in rules.gauges(table.state, 0)] == gems
    assert len(set(gems)) > 1


# ---- networks and models

SMALL = Network((0.5, -1.0), ((1.0, 1.0), (-2.0, 0.0)), (0.0, 1.0), (2.0, -0.25))


def test_a_network_adds_a_direct_layer_and_rectified_sums():
    assert SMALL.strength([1.0, 2.0]) == 0.5 - 2.0 + 2 * 3.0  # the second unit, 1 - 2, is cut off
    assert SMALL.strength([-1.0, 0.0]) == -0.5 - 0.25 * 3.0  # the first is


def test_the_chances_of_rivals_add_up_to_one():
    chances = SMALL.chances([[1.0, 2.0], [0.0, 1.0], [3.0, 3.0]])
    assert sum(chances) == pytest.approx(1)
    assert chances.index(max(chances)) == 2
    assert SMALL.chances([[500.0, 500.0], [0.0, 0.0]]) == [1, 0]


def test_a_party_has_one_chance():
    assert SMALL.chances([[0.0, 0.0]]) == [1 / (1 + exp(0.25))]


def portal_model(**fields):
    rules = load_rules("portal")
    width = len(rules.gauge_names)
    network = Network((0.0,) * width, (), (), ())
    cell = Cell(2, network, {}, ("extra_objectives",))
    model = Model("portal", rules.version, digest(rules.gauge_names), (cell,))
    return msgspec.structs.replace(model, **fields)


def test_a_network_judges_no_tables_but_those_that_it_has_learned_from():
    rules, model = load_rules("portal"), portal_model()
    assert model.network(rules, 2, rules.options())
    assert model.network(rules, 2, rules.options(extra_objectives=True))
    assert model.network(rules, 3, rules.options()) is None
    assert model.network(rules, 2, rules.options(tile_layout="A")) is None


def test_other_tables_are_judged_by_hand(tmp_path):
    file = tmp_path / "model.json"
    file.write_bytes(msgspec.json.encode(portal_model()))
    judge = Learned(str(file))
    for seats, learned in ((3, False), (2, True), (4, False)):
        table = deal(load_rules("portal"), seats, 1)
        for _ in islice(random_answers(table, 1), 90):
            pass
        assert (judge(table, 0) == [0.5, 0.5]) is learned
        assert (judge(table, 0) == by_hand(table, 0)) is not learned


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"gauges": "others"}, "looks at other gauges"),
        ({"version": 99}, "rules version 99"),
        ({"game": "chess"}, "for chess"),
    ],
)
def test_a_model_of_something_else_is_refused(fields, why):
    with pytest.raises(SetupError, match=why):
        portal_model(**fields).check(load_rules("portal"))


def test_a_bot_says_which_file_is_no_model(tmp_path):
    chair = Chair.at(deal(load_rules("portal"), 2, 1))
    with pytest.raises(SetupError, match="there is no model"):
        make_bot(f"learned:2@{tmp_path / 'nowhere.json'}").decide(chair)
    (tmp_path / "odd.json").write_text("{}")
    with pytest.raises(SetupError, match="is no model"):
        make_bot(f"learned:2@{tmp_path / 'odd.json'}").decide(chair)


# ---- self-play and what is measured


def games(count, **more):
    return [Game("portal", 2, f"test {number}", "random", **more) for number in range(count)]


def test_self_play_is_the_same_wherever_it_runs():
    wanted = games(4, free=("extra_objectives",), wander=0.2)
    here = [episode for _, episode in play_games(wanted)]
    there = [episode for _, episode in sorted(play_games(wanted, 2), key=lambda pair: pair[0])]
    assert here == there
    assert len({episode.rows for episode in here}) == 4


def test_positions_stay_with_their_games():
    episodes = [play(game) for game in games(3)]
    width = len(load_rules("portal").gauge_names)
    positions = gather(episodes, width, number=7)
    assert set(positions.games) == {7, 8, 9}
    assert len(positions.rows) == len(positions) * 2 * width
    assert len(positions.ends) == len(positions.by_hand) == 2 * len(positions)
    first = positions.games.index(8) * 2
    assert tuple(positions.ends[first : first + 2]) == episodes[1].ends


def test_some_games_are_held_out_by_the_seed_alone():
    assert held_out(50, "a") == held_out(50, "a") != held_out(50, "b")
    judges, measured = held_out(50, "a", first=100)
    assert len(judges) == len(measured) == 5
    assert not judges & measured
    assert judges | measured < set(range(100, 150))


def test_log_loss_and_tenths():
    told, ends = [0.9, 0.1, 0.25, 0.75], [1.0, 0.0, 1.0, 0.0]
    assert measure.loss(told, ends, 2) == pytest.approx((0.10536 + 1.38629) / 2, abs=1e-4)
    tenths = measure.tenths(told, ends)
    assert tenths[1] == measure.Tenth(0.1, 0.0, 1)
    assert tenths[2] == measure.Tenth(0.25, 1.0, 1)
    assert tenths[0] is None


def test_without_gauges_there_is_nothing_to_learn_from():
    with pytest.raises(SetupError, match="nothing to learn from"):
        list(play_games([Game("dragonfire", 2, "1", "random")]))


# ---- the pipeline


def test_train_says_at_once_that_pytorch_is_missing(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "torch", None)
    result = CliRunner().invoke(app, ["train", "portal", "--out", str(tmp_path / "out")])
    assert result.exit_code == 2
    assert "install questboard[learning]" in result.output
    assert not (tmp_path / "out").exists()


@fits
def test_a_model_is_learned_in_miniature(tmp_path):
    def learn(name):
        command = (
            f"train portal --seats 2 --games 10 --rounds 2 --thought 3 --hidden 4 --passes 4 --out {name}"
        )
        result = CliRunner().invoke(app, [*command.split(), "--free", "extra_objectives", "--workers", "1"])
        assert result.exit_code == 0, result.output
        return read_learned(f"{name}/round-2.json", Model)

    one, other = learn(tmp_path / "one"), learn(tmp_path / "other")
    assert one.cells == other.cells
    rules = load_rules("portal")
    one.check(rules)
    assert one.network(rules, 2, rules.options(extra_objectives=True))
    told = json.loads((tmp_path / "one" / "run.json").read_text())
    assert told["run"]["games"] == 10
    assert [each["bot"] for each in told["rounds"]] == ["ismcts:3", "learned:3"]


@fits
def test_what_ships_says_the_same_as_what_was_fitted():
    import torch

    from questboard.learning.fit import Strength

    torch.manual_seed(3)
    network = Strength(torch, 4, torch.randn(5), torch.rand(5) + 0.5)
    for each in network.parameters:
        torch.nn.init.normal_(each)
    frozen = network.freeze()
    for row in torch.randn(20, 5):
        assert frozen.strength(row.tolist()) == pytest.approx(network(row).item(), abs=1e-3)
