"""Cues: what there is to see of each event."""

from typing import Any

import pytest

from questboard.cues import Attack, Banner, Card, Danger, Ending, Gain, Step
from questboard.games.portal.cues import makers
from questboard.games.portal.words import sentences
from questboard.kernel import SPECTATOR
from questboard.testing import Driver, position, rule
from tests.portal.scenes import NAMES, act

TALK = {
    "left",
    "lost",
    "missed",
    "no_diamond",
    "no_gem",
    "potion_returned",
    "bonus",
    "effect",
    "no_card",
    "nothing",
    "declined",
    "waived",
    "unpaid",
}
"""Events that change nothing, or nothing that another event doesn't show."""

HEX = "row .... .... GRBY .... ....\n1 hand Y15\n2 hand G02  gems RB"
MONK = "row .... .... GRBY .... ....\nnear . . R15 G04 .\n1 hand B07\n2 hand G02"


def cues_of(table: Driver, kind: str, seat: int = 0) -> list[Any]:
    """The cues of all events of a kind after the latest answer, as a seat sees them."""
    rules, found = table.table.rules, list[Any]()
    for beat in table.table.beats:
        if beat.event.kind == kind:
            found += rules.cues(beat.event.seen_by(seat), table.table.beat_view(beat, seat), NAMES)
    return found


def watched(table: Driver, *answers: str) -> Driver:
    """A table that somebody watches, after some answers."""
    table.table.watch()
    return table.answer(*answers)


def test_every_kind_of_event_is_shown_or_is_mere_talk():
    known, hidden = sentences()
    assert set(known) == set(makers()) | TALK
    assert set(hidden) <= set(makers())
    assert not set(makers()) & TALK


def test_a_token_goes_from_the_supply_to_its_slot():
    table = watched(act("row .... .... GRBY .... ....\n1 hand R01\n2 hand G02", "place_R"), "12")
    assert cues_of(table, "placed") == [
        Gain("ham-shank", "ruby", "red ham", start="supply:food:R", end="slot:12")
    ]


def test_swapped_tokens_pass_each_other():
    table = watched(act("row .... .... GRBY .... ....\n1 hand R01\n2 hand G02", "swap"), "8", "11")
    assert cues_of(table, "swapped") == [
        Gain("carrot", "emerald", "green vegetables", start="slot:8", end="slot:11"),
        Gain("beer-stein", "topaz", "yellow ale", start="slot:11", end="slot:8"),
    ]


def test_a_hero_who_moves_leaps_to_the_seat():
    table = watched(act(MONK.replace("B07", "R08"), "play"), "0", "R15", "9")
    assert cues_of(table, "moved") == [Step("hero:R15", ("seat:9",), manner="leap")]


def test_two_heroes_trade_seats_that_are_both_taken():
    table = watched(act(MONK, "play"), "0", "R15")
    assert cues_of(table, "traded_places") == [
        Step("hero:R15", ("seat:6",), manner="leap"),
        Step("hero:G04", ("seat:4",), manner="leap"),
    ]


@rule("YP-133")
def test_a_card_that_is_drawn_is_read_by_who_draws_it_alone():
    table = act("row .... .... GRBY .... ....\n1 hand R01\n2 hand G02\ndeck R R02", "draw1")
    mine, other = watched_by_two(watched(table, "R"), "drew")
    assert (mine.card, mine.face.text, mine.end) == ("hero:R02", "Xathir Silverblade", "hand:0")
    assert other == Card("draw", start="deck:R", end="hand:0")


def watched_by_two(table: Driver, kind: str) -> tuple[Any, Any]:
    """The card of an event as player 1 and as everybody else sees it."""
    (mine,), (other,) = cues_of(table, kind), cues_of(table, kind, 1)
    assert cues_of(table, kind, SPECTATOR) == [other]
    return mine, other


@rule("YP-133")
def test_cards_that_are_looked_at_are_read_by_who_looks():
    tracker = "row .... .... GRBY .... ....\n1 hand R11\n2 hand G02\ndeck R R02 R03 R04"
    table = watched(act(tracker, "play"), "near seat 3", "the red deck")
    assert sorted(card.face.text for card in cues_of(table, "looked")) == [
        "Brisa Cinderlute", "Odo Marrow", "Xathir Silverblade",
    ]  # fmt: skip
    assert cues_of(table, "looked", 1) == [Card("draw", start="deck:R", end="looked")] * 3
    table.answer("R03", "R02")
    under = Card("discard", start="looked", end="deck:R")
    assert cues_of(table, "put_under") == cues_of(table, "put_under", 1) == [under, under]


def test_a_card_that_is_gone_at_once_shows_its_face():
    table = act("row .... .... GRBY .... ....\n1 hand Y13\n2 hand G02\ndeck R R02", "play")
    (card,) = cues_of(watched(table, "near seat 1", "the red deck"), "surged", SPECTATOR)
    assert (card.card, card.face.text, card.end) == ("", "Xathir Silverblade", "discard")


def test_rampage_and_hex_strike_at_somebody():
    table = watched(act(MONK.replace("B07", "R01"), "play"), "near seat 2")
    strike, card = cues_of(table, "removed")
    assert strike == Attack(("hero:R15",), "hero:R01", "Rampage")
    assert (card.card, card.start, card.end) == ("hero:R15", "seat:4", "discard")
    table = watched(act(HEX, "play"), "near seat 1", "R")
    strike, gem = cues_of(table, "returned")
    assert strike == Attack(("player:1",), "hero:Y15", "Hex")
    assert gem == Gain("gem-ruby", "ruby", "1 Ruby", start="gem:1:R", end="supply:gem:R")


def test_who_is_merely_sent_away_is_not_struck():
    table = watched(act(MONK, "remove"), "R15")
    assert [type(cue) for cue in cues_of(table, "removed")] == [Card]


def test_the_last_round_is_announced_with_the_reason():
    table = act("row R... .... .... .... .GB.\n1 hand R01\n2 hand G02", "place_R")
    assert cues_of(watched(table, "19"), "endgame") == [
        Danger("Both ends of the Food Row are filled", thing="row"),
        Banner("The last round", detail="Ada", level="round"),
    ]


@pytest.mark.parametrize(("seat", "won"), [(0, True), (1, False), (SPECTATOR, None)])
def test_the_ending_says_whether_the_viewer_has_won(seat, won):
    text = "row .... .... GRBY .... ....\n1 gems RRR\n2 gems B\ndeck R R02\ndeck G G02"
    table = watched(position("portal", text, ("act", 0, "draw1"), ("finish", "YP-101")), "the red deck")
    assert cues_of(table, "won", seat) == [Ending("Ada wins with 13 points", won=won)]
