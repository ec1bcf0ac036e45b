"""The bench of the server: it plays, measures, and stops by itself."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from questboard.bench.beats import Answered, cost, measure_beats
from questboard.bench.load import milliseconds
from questboard.games import playable

ROOT = Path(__file__).parents[2]

FIGURES = {
    "games",
    "pace",
    "seconds",
    "answers",
    "answers_per_s",
    "views_p50_ms",
    "views_p99_ms",
    "views_max_ms",
    "done_p50_ms",
    "done_p99_ms",
    "client_cores",
    "server_cores",
    "server_mb",
    "kb_per_game",
    "beats",
}


def bench(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command for a moment, with few games."""
    command = [
        sys.executable,
        "-m",
        "questboard",
        "bench",
        "server",
        "--games",
        "3",
        "--seconds",
        "1",
        *arguments,
    ]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, timeout=120)


def test_the_command_prints_every_figure_as_json():
    done = bench("--pace", "0", "--json")
    assert done.returncode == 0, done.stderr
    load = json.loads(done.stdout)
    assert set(load) == FIGURES
    assert (load["games"], load["pace"]) == (3, 0)
    assert 1 <= load["seconds"] < 10
    assert load["answers"] > 10
    assert 0 < load["views_p50_ms"] <= load["views_p99_ms"] <= load["views_max_ms"]
    assert 0 < load["done_p50_ms"] <= load["done_p99_ms"]
    assert load["server_cores"] > 0
    assert load["server_mb"] > 10
    assert [each["game"] for each in load["beats"]] == list(playable())


def test_at_a_human_pace_it_says_so_in_words():
    done = bench("--pace", "0.2")
    assert done.returncode == 0, done.stderr
    lines = dict(line.split(":", 1) for line in done.stdout.splitlines())
    assert list(lines) == [
        "games",
        "answers",
        "to all views",
        "to done",
        "cores",
        "server memory",
        "30 beats",
    ]
    costs = re.findall(r"(\w+) [\d.]+ ms [\d.]+ kB", lines["30 beats"])
    assert costs == list(playable())
    assert lines["games"].strip() == "3 at once, an answer in each about every 0.2 s"
    assert 3 <= int(lines["answers"].split()[3]) <= 30


def test_a_server_that_runs_already_can_be_measured(serve):
    server = serve(QUESTBOARD_MESSAGES_PER_SECOND="1000")
    done = bench("--url", server.url, "--json")
    assert done.returncode == 0, done.stderr
    load = json.loads(done.stdout)
    assert load["server_cores"] is load["kb_per_game"] is None


def test_a_server_that_is_not_there_is_a_sentence():
    done = bench("--url", "http://127.0.0.1:1")
    assert done.returncode == 2
    assert done.stderr.startswith("questboard: the server can't be reached: ")


def test_percentiles_are_times_that_were_measured():
    assert milliseconds([0.001 * number for number in range(1, 201)], 0.99) == 198
    assert milliseconds([0.004], 0.99) == 4
    assert milliseconds([], 0.5) == 0


# ---- beats


def test_the_longest_answers_are_scaled_to_thirty_beats():
    short = [Answered(1, 0.001, 100, 50)] * 40
    found = cost("portal", [*short, *[Answered(10, 0.02, 5000, 1000)] * 10])
    assert (found.answers, found.beats, found.longest) == (50, 140, 10)
    assert (found.ms_per_beat, found.bytes_per_beat, found.sent_per_beat) == (1.71, 386, 86)
    assert (found.ms_per_30, found.kb_per_30, found.sent_kb_per_30) == (60.0, 15.0, 3.0)


@pytest.mark.parametrize("game", playable())
def test_the_beats_of_every_game_are_measured(game):
    (found,) = measure_beats([game])
    assert found.answers > 40
    assert found.beats > found.answers
    assert found.longest > 3
    assert found.ms_per_beat > 0
    assert found.sent_per_beat < found.bytes_per_beat
    assert found.kb_per_30 < 120
