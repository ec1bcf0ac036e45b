"""How far chances can be trusted: maps that are fitted to games, and tables of unseen ones."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import msgspec
import pytest

from questboard.arena import Match, play
from questboard.bench.calibration import Fit, Row, fit, loss, main, plot, rows_by_cell, tenths, unseen, worst


def foretold(games: int, truth: Fit) -> list[Row]:
    """Games whose chances come true only after a map."""
    random, rows = Random("calibration"), []
    for game in range(games):
        chance = random.uniform(0.02, 0.98)
        rows.append(Row(chance, float(random.random() < truth(chance)), f"luck {game}", 1.0))
    return rows


@pytest.mark.parametrize("truth", [Fit(0.0, 1.0), Fit(-2.0, 0.5), Fit(1.0, 1.5)])
def test_a_map_is_found_again(truth):
    found = fit(foretold(4000, truth))
    assert (found.shift, found.slope) == pytest.approx(truth, abs=0.15)


def test_unseen_games_are_foretold_better_by_a_map_of_others():
    rows = foretold(2000, Fit(-2.0, 0.5))
    mapped = unseen(rows)
    assert len(mapped) == len(rows)
    assert worst(rows) > 0.3
    assert worst(mapped) < 0.1
    assert loss(mapped) < loss(rows) - 0.2


def test_no_game_is_judged_by_a_map_that_has_seen_it():
    rows = [Row(0.5, float(game == 0), f"luck {game}", 1.0) for game in range(8)]
    lone = [row for row in unseen(rows) if row.luck == "luck 0"]
    assert lone[0].chance < 0.3, "the only win was not among those that its map was fitted to"


def test_rows_of_a_tenth_are_weighed_by_games():
    long = [Row(0.91, 0.0, "a", 0.1)] * 10
    last = tenths([*long, Row(0.99, 1.0, "b", 1.0)])[9]
    assert last is not None
    assert msgspec.structs.astuple(last) == pytest.approx((0.95, 0.5, 2.0))


def test_a_party_counts_once_and_rivals_each(tmp_path, capsys):
    party = play(Match("ashardalon", ("planner:0",) * 2, "1", {"adventure": "2"}))
    rivals = play(Match("portal", ("easy", "random"), "1"))
    cells = rows_by_cell([party, rivals])
    assert len(cells["ashardalon", "2", 2]) == len(party.chances)
    assert len(cells["portal", "", 2]) == 2 * len(rivals.chances)
    file = tmp_path / "results.jsonl"
    file.write_bytes(b'{"game":"portal"}\n' + b"\n".join(map(msgspec.json.encode, [party, rivals])))
    main([str(file), "--least", "1", "--plots", str(tmp_path)])
    assert "| ashardalon | 2 | 2 | 1 |" in capsys.readouterr().out
    assert (tmp_path / "calibration-portal.svg").exists()


def test_a_picture_has_a_mark_for_every_tenth_that_was_foretold():
    root = ElementTree.fromstring(
        plot("A game", [("#000", [Row(0.15, 0.0, "a", 1.0), Row(0.95, 1.0, "b", 1.0)])])
    )
    assert len(root.findall("{http://www.w3.org/2000/svg}circle")) == 2
