"""What cards, quests and rules remember is declared, and nothing else is written down."""

from __future__ import annotations

import pytest

from questboard.games import ashardalon, drizzt
from questboard.games.adventure.hooks import Influence
from questboard.games.adventure.hooks.tables import REGISTRY
from questboard.games.adventure.rules import marks
from questboard.games.adventure.state import MarkNote
from questboard.testing.conformance import deal, random_answers


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
