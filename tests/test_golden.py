"""Whole games written out, compared with the files in `golden/`.

A file that differs shows what a change did to the games. Read the difference: where it is what you
meant, rewrite the file with the command that the test says. Where answers of old games would now lead
elsewhere, the rules version must move, too (`archive/test_archive.py`).
"""

from __future__ import annotations

import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GOLDEN = ROOT / "tests" / "golden"

PLAYTHROUGHS = {
    "portal-1": "portal 1 40",
    "portal-1-options": (
        "portal 1 36 solo_objective_placement=player solo_deck_top=true pmb_actions=forced"
        " extra_objectives=true"
    ),
    "portal-2": "portal 2 23",
    "portal-2-options": (
        "portal 2 34 tile_layout=A mirror_far_side=false extra_objectives=true pmb_actions=forced"
        " first_player=2"
    ),
    "portal-3": "portal 3 59",
    "portal-4": "portal 4 15",
    "portal-1-ru": "portal 1 40 language=ru",
    "portal-3-ru": "portal 3 59 language=ru",
    "ashardalon-1": "ashardalon 1 7",
    "ashardalon-2": "ashardalon 2 5 adventure=8 powers=random",
    "ashardalon-3": "ashardalon 3 11 adventure=6 auto_ties=true",
    "ashardalon-5": "ashardalon 5 3 adventure=10 heroes=random",
    "drizzt-1": "drizzt 1 4",
    "drizzt-3": "drizzt 3 6 adventure=12 auto_ties=true powers=random",
    "drizzt-4": "drizzt 4 2 adventure=6 powers=random",
    "drizzt-5": "drizzt 5 9 adventure=7 heroes=random",
    "dragonfire-2": "dragonfire 2 8",
    "dragonfire-3": "dragonfire 3 2 adventure=8 screens=random challenges=true df_profile=printed",
    "fantasy-1": "fantasy 1 3 adventure=winter-6 difficulty=harder master_level=fierce",
    "fantasy-1-forest": (
        "fantasy 1 1 adventure=forest-3 difficulty=harder master_level=fierce stays_home=jozan"
    ),
    "fantasy-4": "fantasy 4 4 adventure=12 difficulty=harder master_level=fierce dungeon_master=automatic",
}


def write_out(arguments: str) -> str:
    """What the playthrough command prints."""
    command = [sys.executable, "-m", "questboard.testing.playthrough", *arguments.split()]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", cwd=ROOT, check=True, timeout=120)
    return done.stdout


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_game_goes_as_it_is_written(name):
    arguments = PLAYTHROUGHS[name]
    written = (GOLDEN / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    played = write_out(arguments).splitlines()
    for number, (old, new) in enumerate(zip_longest(written, played), 1):
        if old != new:
            pytest.fail(
                f"tests/golden/{name}.txt, line {number}\n"
                f"  was {old}\n"
                f"  is  {new}\n"
                f"If that is what you meant, rewrite the file:\n"
                f"  python -m questboard.testing.playthrough {arguments} > tests/golden/{name}.txt",
                pytrace=False,
            )


def test_every_golden_file_is_compared():
    assert sorted(file.stem for file in GOLDEN.glob("*.txt")) == sorted(PLAYTHROUGHS)
