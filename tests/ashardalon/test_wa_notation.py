"""Positions as text: written whole, read from as little as one likes."""

from __future__ import annotations

import pytest

from questboard.games.ashardalon import RULES
from questboard.games.ashardalon.adventures.gear import GEAR, RogharsGear
from questboard.kernel import Luck, SetupError, Table
from tests.adventure.crypt import reads_back, square


def test_a_written_position_reads_back_as_it_was():
    table = Table.new(RULES, 4, {"adventure": "8"}, Luck.seeded("notation"))
    reads_back(table, 1, 150)


def test_a_position_written_by_hand_needs_only_what_is_unusual():
    s = RULES.parse(
        """
adventure: '3'
surges: 1
heroes:
- {name: quinn, square: 1b2, hp: 3}
- {name: vistra}
figures:
  grell-1: {name: grell, square: 1c2}
"""
    )
    quinn, vistra = s.heroes
    assert (quinn.square, quinn.hp, vistra.hp) == (square("1b2"), 3, 8)
    assert "sacred-flame" in quinn.powers
    assert s.figures["grell-1"].square == square("1c2")
    assert (s.adventure, s.surges, s.stack.count) == ("3", 1, 23)
    assert Table(RULES, s).ask is not None


def test_a_position_tells_what_cards_and_quests_remember():
    s = RULES.parse(
        """
adventure: '3'
notes: {gear taken: 1}
heroes:
- {name: quinn, notes: {gear: 1}}
"""
    )
    assert RogharsGear.gear_taken.is_set(s)
    assert GEAR.is_set(s.hero)
    assert RULES.parse(RULES.notate(s)).key() == s.key()


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("[", "can't be read"),
        ("adventure: '2'", "at least `adventure` and a list of `heroes`"),
        ("adventure: '99'\nheroes: [{name: quinn}]", "no adventure '99'"),
        ("heroes: [{name: mog}]", "no Hero 'mog'; there are quinn"),
        ("heroes: [{name: quinn, square: 1e2}]", "'1e2' is no square"),
        ("heroes: [{name: quinn}]\nluckk: 1", "a position has no 'luckk'"),
        ("heroes: [{name: quinn, hp: many}]", "can't be read: Expected `int`"),
        (
            "heroes: [{name: quinn}]\nnotes: {gear stolen: 1}",
            "no card, quest or rule remembers 'gear",
        ),
        ("heroes: [{name: quinn, notes: {invisible: 1}}]", "remembers 'invisible'"),
    ],
)
def test_a_mistake_in_a_position_is_explained(text, complaint):
    with pytest.raises(SetupError, match=complaint):
        RULES.parse(text)
