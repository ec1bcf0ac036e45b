"""A game of another package is found, listed and played like our own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import lanterns


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the package of the docs is installed, beside two that are broken."""
    folder = tmp_path_factory.mktemp("lanterns")
    return lanterns.install(folder, missing="no_such_module:BOX", plain="lanterns:RULES")


def questboard(site: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command in an environment that has the package."""
    command = [sys.executable, "-m", "questboard", *words]
    environment = {**os.environ, "PYTHONPATH": str(site)}
    return subprocess.run(
        command, input=typed, env=environment, capture_output=True, text=True, check=False, timeout=120
    )


def test_the_game_of_the_docs_has_fewer_than_a_hundred_lines():
    assert len([line for line in lanterns.source().splitlines() if line.strip()]) < 100


def test_a_game_of_another_package_is_listed_and_a_broken_one_is_left_out_with_a_warning(site):
    done = questboard(site, "games")
    assert done.returncode == 0, done.stderr
    assert "lanterns  Lanterns, 2 to 4 players" in done.stdout
    assert "portal  The Yawning Portal" in done.stdout
    assert "the game missing of no_such_module:BOX is left out: it can't be imported" in done.stderr
    assert "the game plain of lanterns:RULES is left out: its entry point is no Box" in done.stderr


def test_it_is_played_at_the_text_table(site):
    words = ("play", "lanterns", "--text", "--seats", "human:Mog,bot:easy", "--seed", "7")
    done = questboard(site, *words, typed="1\n" * 20)
    assert done.returncode == 0, done.stderr
    assert "Mog lights lantern" in done.stdout
    assert "scores with lantern" in done.stdout
    assert "points are most" in done.stdout


def test_its_rules_can_be_asked_for_though_it_has_no_ledger(site):
    assert "lanterns has no written rules" in questboard(site, "rules", "lanterns").stderr
    assert "YP-036" in questboard(site, "rules", "portal", "YP-036").stdout
