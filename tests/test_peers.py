"""Random play beside other libraries: those that are here play, and the others are named."""

from __future__ import annotations

import pytest

from questboard.bench import peers
from questboard.bench.peers import US, Library, Run
from questboard.kernel import QuestboardError

HERE = [
    run
    for run in peers.runs()
    if run.library.name in (US, "OpenSpiel") and peers.here(run.library) and run.game != "fantasy"
]
"""PettingZoo's own games need more than PettingZoo, and one of ours is long."""


@pytest.mark.parametrize("run", HERE, ids=str)
def test_whole_games_are_played_and_their_decisions_counted(run):
    play = run.library.prepare(run.game)
    games = [play(seed) for seed in range(4)]
    assert all(decisions > 0 for decisions in games)
    assert run.game == "python_kuhn_poker" or len(set(games)) > 1


def test_speeds_are_compared_with_ours_in_the_same_form():
    ours, theirs = Library(US, "", peers.rules_alone, ()), Library("Others", "", peers.rlcard, ())
    speeds = {
        Run("rules alone", ours, "portal"): 60000.0,
        Run("rules alone", ours, "drizzt"): 10000.0,
        Run("rules alone", theirs, "uno"): 20000.0,
        Run("with observations", theirs, "uno"): 5.0,
    }
    assert peers.table("rules alone", speeds).splitlines() == [
        "| rules alone | decisions/s | portal | drizzt |",
        "|---|---:|---:|---:|",
        "| Questboard | | 60,000 | 10,000 |",
        "| Others, uno | 20,000 | 3 | 0.5 |",
    ]


def test_the_command_measures_what_is_here_and_names_what_is_not(monkeypatch, capsys):
    here = Library(US, "questboard", peers.rules_alone, ("portal",))
    nowhere = Library("Nowhere", "no_such_library", peers.rlcard, ("uno",))
    monkeypatch.setattr(peers, "FORMS", {"rules alone": (here, nowhere)})
    peers.main(seconds=0.01, times=1)
    heading, _, ours, *rest = capsys.readouterr().out.splitlines()
    assert heading == "| rules alone | decisions/s | portal |"
    assert int(ours.split("|")[-2].replace(",", "")) > 100
    assert rest == ["", "Not installed: no_such_library."]
    with pytest.raises(QuestboardError, match="rules alone/Questboard/canasta can't be measured"):
        peers.measure_apart(Run("rules alone", here, "canasta"), 0.01)
