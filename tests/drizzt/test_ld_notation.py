"""Positions as text: written whole, read from as little as one likes."""

from __future__ import annotations

import pytest

from questboard.games.adventure.state import Chest
from questboard.games.drizzt import RULES
from questboard.kernel import SetupError, Table
from questboard.testing import position
from questboard.testing.conformance import deal
from tests.adventure.crypt import reads_back, square
from tests.nightly import nightly_except


@pytest.mark.parametrize("adventure", nightly_except(RULES.adventures, "1", "5", "9", "12"))
def test_a_written_position_reads_back_as_it_was(adventure):
    seats = RULES.box.adventures[adventure].heroes[1]
    table = deal(RULES, seats, 7, {"adventure": adventure, "powers": "random", "heroes": "random"})
    reads_back(table, 7, 250)


def test_a_position_with_guests_reads_back_as_it_was():
    reads_back(deal(RULES, 5, 3, {"adventure": "8", "guests": True, "heroes": "random"}), 3, 200)


def test_a_position_written_by_hand_needs_only_what_is_unusual():
    s = RULES.parse(
        """
adventure: '8'
surges: 1
heroes:
- {name: drizzt, square: 1b2, hp: 3, stance: twinkle}
- {name: catti-brie}
- {name: vistra, square: 2c2}
figures:
  drow-duelist-1: {name: drow-duelist, square: 1c2}
friends:
  guenhwyvar: {name: guenhwyvar, square: 1b3, owner: 0}
"""
    )
    drizzt, catti_brie, vistra = s.heroes
    assert (drizzt.square, drizzt.hp, drizzt.stance) == (square("1b2"), 3, "twinkle")
    assert (catti_brie.hp, vistra.powers[0]) == (catti_brie.card.hit_points, "dwarven-resilience")
    assert s.figures["drow-duelist-1"].square == square("1c2")
    assert s.friends["guenhwyvar"].square == square("1b3")
    assert (s.adventure, s.surges, s.stack.count) == ("8", 1, 32)
    assert Table(RULES, s).ask is not None


def test_teams_and_what_is_in_chests_can_be_written_too():
    table = position(
        "drizzt",
        """
adventure: '5'
heroes:
- {name: drizzt, square: 1b2, team: 0, carried: [chest-1]}
- {name: artemis, square: 1c2, team: 1}
teams:
- {experience: [drow-duelist], surges: 0}
- {experience: [], surges: 1}
chests:
  chest-1: {value: 3, known: [0]}
""",
        ("hero_action", 1),
    )
    assert [team.surges for team in table.state.teams] == [0, 1]
    assert [table.table.view(seat).chests for seat in (0, 1)] == [{"chest-1": Chest(3, [0])}, {}]
    assert any("chest from Drizzt" in label for label in table.options)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("adventure: '14'\nheroes: [{name: drizzt}]", "no adventure '14'"),
        ("heroes: [{name: entreri}]", "no Hero 'entreri'; there are .*artemis"),
        ("adventure: '1'\nheroes: [{name: drizzt}, {name: regis}]", "is for 1 Hero, not 2"),
        ("adventure: '5'\nheroes: [{name: drizzt}, {name: regis}]\nchest: {}", "a position has no 'chest'"),
        ("heroes: [{name: drizzt, stance: 3}]", "can't be read: Expected `str`"),
    ],
)
def test_a_mistake_in_a_position_is_explained(text, complaint):
    with pytest.raises(SetupError, match=complaint):
        RULES.parse(text)
