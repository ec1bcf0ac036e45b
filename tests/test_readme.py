"""The README and the page on the games say of each game what the shelf says."""

from __future__ import annotations

import re
from pathlib import Path

from questboard.games import SHELF

ROOT = Path(__file__).parent.parent


def rows_with_a_year(page: str) -> list[str]:
    """The rows of a page's table of games."""
    lines = (ROOT / page).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if re.match(r"\|[^|]*\| *\d{4} *\|", line)]


def test_the_table_of_games_is_the_shelf():
    assert rows_with_a_year("README.md") == [
        f"| {box.title} | {box.year} | {box.players} | {box.works} |" for box in SHELF
    ]


def test_the_page_on_the_games_is_the_shelf():
    assert rows_with_a_year("docs/games.md") == [
        f"| {box.title} | {box.year} | {box.players} | {box.minutes} | {box.weight} |" for box in SHELF
    ]
