"""The text table finishes every adventure: scripted players read the options and type what they choose."""

from __future__ import annotations

import pytest

from questboard.games.ashardalon import RULES
from questboard.testing.scripted import finishes
from tests.nightly import nightly_except


@pytest.mark.parametrize("adventure", nightly_except(RULES.adventures, "1", "8", "13"))
def test_scripted_players_finish_every_adventure_at_the_text_table(adventure):
    seats = 2 if adventure in ("2", "8", "13") else 1
    finishes(RULES, seats, {"adventure": adventure, "auto_ties": True}, adventure)
