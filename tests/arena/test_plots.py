"""Plots: every bot has its place, and winners and losers their lines."""

from __future__ import annotations

import sys

import pytest
from typer.testing import CliRunner

from questboard.arena import Job, Match, Result, report
from questboard.arena.plots import course, draw
from questboard.cli import app

JOB = Job("portal", 1, ("easy", "ismcts:25"), 2, "1")


def result(number: int, *winners: int, chances: tuple[tuple[float, float], ...] = ()) -> Result:
    """A game by hand, in which the second seat thinks longer."""
    match = Match("portal", JOB.bots, "1", number=number)
    return Result(match, (50, 40), winners, 20, "", 2, (10, 10), (0.01, 0.5), chances)


def test_the_pictures_name_the_game_the_bots_and_the_sides(tmp_path):
    games = [result(number, 1, chances=((0.5, 0.5), (0.2, 0.8))) for number in range(4)]
    files = draw(report(JOB, games), games, tmp_path / "plots")
    assert [file.name for file in files] == ["strength.svg", "strength.png", "chances.svg", "chances.png"]
    strength, chances = (file.read_text() for file in files[::2])
    for word in ("The Yawning Portal: 4 games", ">easy<", ">ismcts:25<", ">even<"):
        assert word in strength
    for word in ("The Yawning Portal: 4 games", ">winners<", ">losers<"):
        assert word in chances
    assert all(file.read_bytes().startswith(b"\x89PNG") for file in files[1::2])
    assert [file.read_bytes() for file in draw(report(JOB, games), games, tmp_path)] == [
        file.read_bytes() for file in files
    ]


def test_games_that_are_not_judged_have_no_picture_of_chances(tmp_path):
    games = [result(0, 1)]
    assert [file.stem for file in draw(report(JOB, games), games, tmp_path)] == ["strength", "strength"]


def test_each_game_counts_once_on_each_side_as_long_as_it_lasts():
    games = [
        result(0, 0, chances=((0.6, 0.4), (0.9, 0.1))),
        result(1, 0, 1, chances=((0.5, 0.3),)),
        result(2, chances=((0.2, 0.4),)),
    ]
    won, lost = course(games)
    assert won == [[0.6, pytest.approx(0.4)], [0.9]]
    assert lost == [[0.4, pytest.approx(0.3)], [0.1]]


def test_without_matplotlib_one_sentence_comes_before_the_games(tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    monkeypatch.chdir(tmp_path)
    done = CliRunner().invoke(app, ["arena", "portal", "--bots", "easy", "easy", "--plots", "plots"])
    assert done.exit_code == 2
    assert done.stderr == "questboard: --plots needs matplotlib; install questboard[research]\n"
    assert not list(tmp_path.iterdir())
