"""Games of other packages are found, listed and played like our own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests import lanterns


def questboard(site: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command in an environment that has the packages."""
    return python(site, "-m", "questboard", *words, typed=typed)


def script(site: Path, lines: str) -> list[str]:
    """Run lines of Python there; what they print."""
    done = python(site, "-c", lines)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def python(site: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python there."""
    environment = {**os.environ, "PYTHONPATH": str(site)}
    return subprocess.run(
        [sys.executable, *words],
        input=typed,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
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


def test_a_box_of_the_adventure_system_is_played_at_the_text_table(site):
    words = ("play", "rats", "--text", "--seats", "human:Mog,bot:random", "--seed", "7")
    done = questboard(site, *words, typed="1\n" * 200)
    assert done.returncode == 0, done.stderr
    assert "Ratcatchers: setting up." in done.stdout
    assert "Tile 1, Cellar stairs, stairs 1b3 1c3." in done.stdout
    assert "Ladle: At-Will · adjacent. Attack +7, 1 damage.\n" in done.stdout
    assert "Fat Rat" in done.stdout
    assert "Mog and Marta have " in done.stdout


CONFORMANCE = """
from questboard.games import load_rules
from questboard.testing import conformance
rules = load_rules("rats")
conformance.plays_to_the_end(rules, 1, 1)
for check in "plays_to_the_end", "forks_and_saves", "leaks_nothing", "shows_every_question":
    getattr(conformance, check)(rules, 2, 1)
print("conforms")
"""


def test_a_box_of_the_adventure_system_passes_the_suite_that_every_game_passes(site):
    assert script(site, CONFORMANCE) == ["conforms"]


CLAUSES = """
from questboard.games import load_rules
rats, drizzt = load_rules("rats"), load_rules("drizzt")
print(rats.clause("WA-130 WA-046"))
print(drizzt.clause("WA-058"))
print(rats.clause("LD-063"))
"""


def test_a_box_without_a_ledger_cites_the_shared_clauses_whatever_else_is_open(site):
    assert script(site, CLAUSES) == ["WA-130 WA-046", "LD-063", "WA-058"]


CASTS = """
from questboard import new_table
for game in "rats", "drizzt", "ashardalon", "rats":
    print(game, *new_table(game, 2, guests=True, adventure="1" if game == "rats" else "3").ask.options)
"""


def test_boxes_of_other_packages_receive_guests_and_change_no_other_box(site):
    rats, drizzt, ashardalon, rats_again = script(site, CASTS)
    assert rats.startswith("rats maud tobin quinn ")
    assert " wulfgar" in rats
    assert drizzt.startswith("drizzt drizzt ")
    assert "maud" not in drizzt
    assert "quinn" in drizzt
    assert ashardalon.startswith("ashardalon quinn ")
    assert "maud" not in ashardalon
    assert rats_again == rats
