"""The text table finishes every adventure: scripted players read the options and type what they choose."""

from __future__ import annotations

import pytest

from questboard.games.drizzt import RULES
from questboard.kernel import Event
from questboard.testing.scripted import finishes
from tests.nightly import nightly_except


@pytest.mark.parametrize("adventure", nightly_except(RULES.adventures, "1", "6", "12"))
def test_scripted_players_finish_every_adventure_at_the_text_table(adventure):
    seats = 2 if adventure in ("2", "11") else RULES.box.adventures[adventure].heroes[0]
    finishes(RULES, seats, {"adventure": adventure, "auto_ties": True}, adventure)


def test_scripted_players_finish_an_adventure_with_heroes_of_the_other_box_at_the_text_table():
    rule_options = {"adventure": "10", "auto_ties": True, "guests": True, "heroes": "random"}
    finishes(RULES, 5, rule_options, "guests")


def told(kind: str, **facts: object) -> str:
    """The sentence for an event, as a table of one hears it."""
    return RULES.describe(Event(kind, "LD-154", facts), ["Ada"])


def test_a_monster_of_which_there_is_one_card_has_no_number():
    assert told("activated", figure="dinin-dourden-1") == "Dinin Do'Urden, Drider acts."
    assert told("activated", figure="dinin-dourden-2") == "Dinin Do'Urden, Drider 2 acts."
    assert told("activated", figure="drow-duelist-1") == "Drow Duelist 1 acts."


@pytest.mark.parametrize(("surges", "left"), [(1, "1 healing surge left"), (2, "2 healing surges left")])
def test_fresh_hope_counts_healing_surges(surges: int, left: str):
    assert told("surge_found", hero="regis", surges=surges) == f"Regis brings fresh hope; {left}."
