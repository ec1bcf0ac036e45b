"""What a position is worth to bots."""

from __future__ import annotations

from itertools import islice

import pytest

from questboard.games import load_rules
from questboard.games.portal.eval import prospects, value
from questboard.games.portal.hooks import PROGRESS
from questboard.games.portal.state import COLORS
from questboard.testing.conformance import deal, random_answers


def test_whoever_is_near_to_an_objective_expects_points_for_it():
    table = deal(load_rules("portal"), 2, 5)
    near = set()
    for _ in islice(random_answers(table, 5), 90):
        for card in PROGRESS:
            with_it, without = table.state.clone(), table.state.clone()
            with_it.objectives, without.objectives = [card], []
            for index, area in enumerate(with_it.players):
                part = PROGRESS[card](area, [area.count(color) for color in COLORS])
                gain = prospects(with_it)[index] - prospects(without)[index]
                assert gain == pytest.approx(5.5 * part)
                if gain > 1:
                    near.add(card)
    assert len(near) >= 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_chances_of_all_rivals_add_up_to_1(seats):
    table = deal(load_rules("portal"), seats, 5)
    for _ in random_answers(table, 5):
        if table.ask is not None:
            assert sum(value(table.state)) == pytest.approx(1)
