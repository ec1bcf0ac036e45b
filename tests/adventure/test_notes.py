"""What cards, quests and rules remember is declared, and nothing else is written down."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from questboard.games import ashardalon, drizzt
from questboard.games.adventure.hooks import Influence
from questboard.games.adventure.hooks.tables import REGISTRY
from questboard.games.adventure.rules import marks
from questboard.games.adventure.state import MarkNote
from questboard.testing.conformance import deal, random_answers

GAMES = Path(drizzt.__file__).parent.parent
SPELT_OUT = re.compile(r"""\.notes(\[|\.(get|pop|setdefault)\()f?["']|["'] (not )?in \S*\.notes\b""")
"""A use of the dictionary itself, with a word for a key."""


@pytest.mark.parametrize("adventure", ashardalon.RULES.adventures)
@pytest.mark.parametrize("rules", [ashardalon.RULES, drizzt.RULES], ids=lambda rules: rules.name)
def test_whatever_is_written_down_in_a_game_is_declared(rules, adventure):
    seats = rules.box.adventures[adventure].heroes[1]
    options = {"adventure": adventure, "powers": "random", "heroes": "random", "auto_ties": True}
    for table in random_answers(deal(rules, seats, 5, options), 5, 400):
        s = table.state
        assert [key for book in s.notebooks() for key in REGISTRY.undeclared(book.notes)] == []


def test_marks_of_the_rules_are_declared():
    declared = [card.id for card in REGISTRY if isinstance(card, Influence)]
    named = [value.key for value in vars(marks).values() if isinstance(value, MarkNote)]
    assert len(named) == 4
    assert [key for key in named if key not in declared] == []


@pytest.mark.parametrize("box", ["adventure", "ashardalon", "drizzt"])
def test_no_rule_spells_the_key_of_a_note_out(box):
    for file in sorted((GAMES / box).rglob("*.py")):
        found = [line.strip() for line in file.read_text("utf-8").splitlines() if SPELT_OUT.search(line)]
        assert found == [], file


def test_the_search_for_spelt_out_keys_finds_them():
    for line in ('s.notes["gate"] = 1', "if 'gear' in hero.notes:", 's.notes.get(f"{thing} laid")'):
        assert SPELT_OUT.search(line)
    assert not SPELT_OUT.search("s.notes = {}")
