"""No rule of any game spells out the key of a note: its owner declares it once."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from questboard import games

GAMES = sorted(path for path in Path(games.__file__).parent.iterdir() if (path / "__init__.py").is_file())
KEY = r"""(f?["']|self\.id)"""
SPELT_OUT = re.compile(
    rf"""\.(notes|marks)(\[|\.(get|pop|setdefault)\(){KEY}|(["']|self\.id) (not )?in \S*\.(notes|marks)\b"""
)
"""A use of the dictionary itself, with a word or the id of a card for a key."""


@pytest.mark.parametrize("game", GAMES, ids=lambda path: path.name)
def test_no_rule_spells_the_key_of_a_note_out(game: Path) -> None:
    for file in sorted(game.rglob("*.py")):
        found = [line.strip() for line in file.read_text("utf-8").splitlines() if SPELT_OUT.search(line)]
        assert found == [], file


@pytest.mark.parametrize(
    "line",
    [
        's.notes["gate"] = 1',
        "if 'gear' in hero.notes:",
        's.notes.get(f"{thing} laid")',
        "foe.marks[self.id] = 1",
        "if self.id not in foe.marks:",
        's.turn.marks.pop("helped", 0)',
    ],
)
def test_the_search_for_spelt_out_keys_finds_them(line: str) -> None:
    assert SPELT_OUT.search(line)


@pytest.mark.parametrize("line", ["s.notes = {}", "for name in foe.marks:", "del foe.marks[name]"])
def test_the_search_for_spelt_out_keys_finds_nothing_else(line: str) -> None:
    assert not SPELT_OUT.search(line)
