"""The README says of each game what the shelf says."""

from __future__ import annotations

import re
from pathlib import Path

from questboard.games import SHELF

README = Path(__file__).parent.parent / "README.md"


def test_the_table_of_games_is_the_shelf():
    lines = README.read_text(encoding="utf-8").splitlines()
    rows = [line for line in lines if re.fullmatch(r"\|.*\| *\d{4} *\|.*\|", line)]
    assert rows == [f"| {box.title} | {box.year} | {box.players} | {box.works} |" for box in SHELF]
