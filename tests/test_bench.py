"""The bench: figures for every game and every number of players."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from questboard.games import PLAYABLE, load_rules

ROOT = Path(__file__).parent.parent

FIGURES = {
    "decisions_per_s",
    "games_per_s",
    "clone_us",
    "fork_us",
    "fork_nested_us",
    "ismcts_iterations_per_s",
    "table_bytes",
}


def bench(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command with hardly any time to measure in."""
    command = [sys.executable, "-m", "questboard", "bench", *arguments, "--seconds", "0.02"]
    wide = {**os.environ, "COLUMNS": "120"}
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=wide, timeout=120)


def test_without_a_game_the_command_prints_every_figure_of_them_all_as_json():
    done = bench("--seats", "2", "--json")
    assert done.returncode == 0, done.stderr
    lines = json.loads(done.stdout)
    assert [(line["game"], line["seats"]) for line in lines] == [(game, 2) for game in PLAYABLE]
    for line in lines:
        assert set(line) == {"game", "seats"} | FIGURES
        assert all(type(line[name]) in (int, float) and line[name] > 0 for name in FIGURES), line


def test_with_a_game_the_command_prints_a_table_of_that_one():
    done = bench("portal")
    assert done.returncode == 0, done.stderr
    heading, *lines = done.stdout.splitlines()
    assert heading.split()[:3] == ["game", "seats", "decisions/s"]
    assert [line.split()[:2] for line in lines] == [
        ["portal", str(seats)] for seats in load_rules("portal").seats
    ]


def test_a_number_of_seats_that_a_game_has_not_is_refused():
    done = bench("--seats", "6")
    assert (done.returncode, done.stdout) == (2, "")
    assert "The Yawning Portal is for 1 to 4 players, not 6" in done.stderr


def test_a_game_that_is_not_there_is_refused_with_those_that_are():
    done = bench("canasta")
    assert done.returncode == 2
    assert done.stderr == (
        f"questboard: there is no game 'canasta' to play; there is {', '.join(PLAYABLE)}\n"
    )
