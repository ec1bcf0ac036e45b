"""Engines: the same results on any number of processes, even if some of them die."""

from __future__ import annotations

import os
import signal
import sys
from multiprocessing import active_children
from pathlib import Path

import pytest

from questboard.arena import Match, MatchError, Result, play_all, schedule
from questboard.arena.cluster import play_on_ray
from questboard.kernel import QuestboardError


def played(match: Match) -> Result:
    """A result without a game."""
    return Result(match, (match.number,), (0,), os.getpid())


def deadly(match: Match) -> Result:
    """Some matches end their processes, each as often as the options say."""
    deaths = Path(match.options["folder"]) / str(match.number)
    died = deaths.stat().st_size if deaths.exists() else 0
    if died < match.options["deaths"].get(match.number, 0):
        deaths.write_text("x" * (died + 1))
        os.kill(os.getpid(), signal.SIGKILL)
    return played(match)


def broken(match: Match) -> Result:
    """A rule fails in match 3."""
    return {"grapes": played(match)}["wrath" if match.number == 3 else "grapes"]


def test_results_are_the_same_with_one_process_or_two():
    matches = schedule("portal", ["easy", "random"], 4, "5", {})
    one, two = (
        {result.match.number: result.timeless() for result in play_all(matches, workers)}
        for workers in (1, 2)
    )
    assert one == two
    assert [one[number].match for number in range(4)] == matches


def test_a_match_whose_process_dies_is_played_again_by_another(tmp_path):
    matches = schedule("portal", ["easy"], 8, "1", {"folder": str(tmp_path), "deaths": {2: 2, 5: 1}})
    results = list(play_all(matches, 2, deadly))
    assert sorted(result.match.number for result in results) == list(range(8))
    assert {file.name: file.read_text() for file in tmp_path.iterdir()} == {"2": "xx", "5": "x"}
    assert not active_children()


def test_a_match_that_ends_every_process_is_named_and_the_others_are_not_waited_for(tmp_path):
    matches = schedule("portal", ["easy"], 8, "1", {"folder": str(tmp_path), "deaths": {2: 99}})
    with pytest.raises(MatchError, match=r"match 2 \(portal, easy, seed '1 2'\) .* 3 times; .* --match 2 "):
        list(play_all(matches, 2, deadly))
    assert not active_children()


@pytest.mark.parametrize("workers", [1, 2])
def test_a_match_in_which_something_fails_is_named(workers):
    playing = play_all(schedule("portal", ["easy"], 8, "1", {}), workers, broken)
    next(playing)
    with pytest.raises(MatchError, match=r"match 3 \(.*\) failed \(KeyError: 'wrath'\)"):
        list(playing)


def test_whoever_stops_listening_ends_the_processes():
    playing = play_all(schedule("portal", ["easy"], 50, "1", {}), 2, played)
    next(playing)
    assert len(active_children()) == 2
    playing.close()
    assert not active_children()


def test_without_ray_one_sentence_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(QuestboardError, match=r"install questboard\[ray\]"):
        next(play_on_ray(schedule("portal", ["easy"], 1, "1", {})))


def test_a_cluster_that_does_not_answer_is_one_sentence():
    with pytest.raises(QuestboardError, match=r"no Ray at 127\.0\.0\.1:1: .*refused"):
        next(play_on_ray(schedule("portal", ["easy"], 1, "1", {}), "127.0.0.1:1"))
