"""The text table of Dragonfire: scripted players finish every Adventure, and what they hear makes sense."""

from __future__ import annotations

import re

import pytest

from questboard.games.dragonfire import RULES
from questboard.games.dragonfire.hooks import events
from questboard.games.dragonfire.sentences import EVENTS, reveals
from questboard.kernel import Event
from questboard.testing import rule
from questboard.testing.scripted import LIKED, played_at_text_table
from tests.dragonfire.party import party
from tests.nightly import nightly_except

HURRIED = (*LIKED, "play ", "deal it as proposed", "buy ", "assist with")
"""What somebody takes who wants to get on."""

MUMBLED = {
    r"\b1 (cards|levels|tokens|encounters|Swords)\b": "one thing in the plural",
    r"\bplayer \d(?! HP)": "a player without the name",
    r"\b[a-z]+(-[a-z]+)*-\d+\b": "an encounter by its id",
    r"\bNone\b|[{}]": "something that is not in words",
    r"^ *[a-z]": "a line that begins with a small letter",
    r"\.\.|,\.| ,| \.": "stray punctuation",
}
"""What nobody should hear."""


@pytest.mark.parametrize("adventure", nightly_except(RULES.adventures, "1", "5"))
def test_scripted_players_finish_every_adventure_at_the_text_table(adventure):
    seats = 2 + int(adventure) % 3
    rule_options = {"adventure": adventure, "screens": "random"}
    table, told = played_at_text_table(RULES, seats, rule_options, adventure, HURRIED)
    assert table.ask is None
    assert table.outcome.reason.lower() in told.lower()
    assert table.outcome.rule in told
    assert_speaks_well(told)


def test_scripted_players_finish_a_campaign_at_the_text_table():
    rule_options = {"adventure": "3", "campaign": True, "challenges": True, "features": "choose"}
    table, told = played_at_text_table(RULES, 2, rule_options, "campaign", HURRIED)
    assert table.ask is None
    assert "The party takes a Long Rest." in told
    assert_speaks_well(told)


def assert_speaks_well(told):
    """Every line that was read out can be understood by ear."""
    for line in told.splitlines():
        for pattern, what in MUMBLED.items():
            assert not re.search(pattern, line), f"{what}: {line}"


def told(kind, **facts):
    """The sentence for an event, as Ada and Ben hear it."""
    return RULES.describe(Event(kind, "DF-159", facts), ["Ada", "Ben"])


def test_a_number_of_cards_is_told_to_those_who_may_not_see_them():
    assert told("drew", player=0, count=1) == "Ada draws a card."
    assert told("drew", player=0, count=3) == "Ada draws 3 cards."
    assert told("drew", player=0, count=2, cards=("glory", "grace")) == "Ada draws Glory and Grace."
    assert told("must_discard", player=1, count=2) == "Ben must discard 2 cards."


def test_a_sentence_begins_with_a_capital_letter():
    assert told("deck_reshuffled", deck="primary") == "The Primary Deck is formed anew from its discard pile."


def test_one_card_is_revealed_and_several_are():
    one = told("searched", deck="primary", count=1, found=True)
    assert one == "1 card of the Primary Deck is revealed and buried, before the right one."
    two = told("searched", deck="primary", count=2, found=False)
    assert two == "2 cards of the Primary Deck are revealed and buried, and none is the right one."


def test_one_card_deals_and_several_deal_and_colours_are_counted_in_a_row():
    facts = {"encounter": "ogre-1", "dealt": ("BBK", 0), "count": 1, "shielded": False}
    assert told("dealt", powers=("bless",), **facts) == "Bless deals 1 black and 2 blue damage to Ogre."
    said = told("dealt", powers=("bless", "glory"), **facts)
    assert said == "Bless and Glory deal 1 black and 2 blue damage to Ogre."


def test_a_turn_of_which_no_card_is_left_says_so():
    assert told("put_down", player=0, plays=()) == "No played card is left to discard."
    plays = ((0, 1, "bless"), (0, 2, "glory"))
    assert told("put_down", player=0, plays=plays) == "The played cards are discarded: Bless and Glory."


def test_the_name_of_a_card_may_end_a_sentence():
    said = told("dragonfire", dragonfire="kill-the-wizard-first", level=7)
    assert said == "The Dragonfire card at level 7 is Kill the Wizard First!"


@rule("DF-159")
def test_a_pass_cannot_be_taken_back_alone_for_the_next_question_tells_something():
    table = party(hands={0: ["glory"], 1: ["bless"], 2: ["bless"]}, encounters=[("troll", 0)])
    table.play_cards(0).answer("deal damage", "pass")
    assert "player 2 adds nothing." in table.log()
    assert table.asked == 2
    assert table.table.free_undo == 0
    table.answer("assist with Bless", "1 black")
    assert "Everybody may act again." in table.log()
    assert table.table.free_undo == 0


@rule("DF-144")
def test_what_led_to_a_discard_cannot_be_taken_back_for_the_choice_tells_something():
    table = party(hands={0: ["glory", "grace"]}, in_play={0: ["robe-of-useful-items"]})
    table.play_cards(0).answer("use Robe of Useful Items")
    assert "player 1 must discard a card." in table.log()
    assert table.table.free_undo == 0


def test_everything_that_reveals_something_has_a_sentence():
    assert {*EVENTS, *events()} >= reveals()
