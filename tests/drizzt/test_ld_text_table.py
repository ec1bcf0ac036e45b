"""The text table finishes every adventure: scripted players read the options and type what they choose."""

from __future__ import annotations

import pytest

from questboard.games.drizzt import RULES
from questboard.testing.scripted import finishes
from tests.nightly import nightly_except


@pytest.mark.parametrize("adventure", nightly_except(RULES.adventures, "1", "6", "12"))
def test_scripted_players_finish_every_adventure_at_the_text_table(adventure):
    seats = 2 if adventure in ("2", "11") else RULES.box.adventures[adventure].heroes[0]
    finishes(RULES, seats, {"adventure": adventure, "auto_ties": True}, adventure)


def test_scripted_players_finish_an_adventure_with_heroes_of_the_other_box_at_the_text_table():
    rule_options = {"adventure": "10", "auto_ties": True, "guests": True, "heroes": "random"}
    finishes(RULES, 5, rule_options, "guests")
