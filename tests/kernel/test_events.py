"""Events: what happened, and who may see which part of it."""

from types import MappingProxyType

import msgspec
import pytest

from questboard.kernel import (
    SPECTATOR,
    Card,
    Event,
    Fixed,
    Luck,
    Registry,
    Rules,
    State,
    because_of,
    choose,
    emit,
)
from tests.kernel.parlour import ParlourState


@pytest.fixture
def state():
    return ParlourState(agenda=[], luck=Luck.seeded(0), said=[], hands=[[], []])


def test_what_is_told_is_kept_in_order(state):
    state.events = []
    emit(state, "rolled", "PA-1", player=0, die=6)
    emit(state, "moved", "PA-2", player=0)
    assert [(event.kind, event.rule, event.facts) for event in state.events] == [
        ("rolled", "PA-1", {"player": 0, "die": 6}),
        ("moved", "PA-2", {"player": 0}),
    ]


def test_where_nobody_listens_nothing_is_told(state):
    emit(state, "rolled", "PA-1", player=0, die=6)
    assert state.events is None


def test_a_fact_that_takes_work_is_worked_out_only_where_somebody_listens(state):
    asked = []

    def count():
        asked.append("count")
        return 3

    emit(state, "looked", "PA-1", number=count)
    assert asked == []
    state.events = []
    emit(state, "looked", "PA-1", number=count)
    assert (asked, state.events[0].facts) == (["count"], {"number": 3})


def test_what_was_told_is_no_part_of_the_position(state):
    quiet = state.clone()
    state.events = []
    emit(state, "rolled", "PA-1", die=6)
    assert state.key() == quiet.key()
    assert state.clone().events is None


# ---- the cause


class Spell(Card, printed=("gust", "echo", "gale")):
    """A spell that makes something happen."""

    async def cast(self, s, seat):
        """What it does."""


class Gust(Spell, id="gust"):
    """It blows a candle out, after its caster has chosen one, and wakes an echo."""

    async def cast(self, s, seat):
        candle = await choose(seat, "Which candle?", [1, 2], "candle", "PA-1")
        blow_out(s, candle)
        await Echo("echo").cast(s, seat)
        blow_out(s, 3)


class Echo(Spell, id="echo"):
    """It blows a candle out, too."""

    async def cast(self, s, seat):
        blow_out(s, 9)


def blow_out(s, candle):
    emit(s, "blew out", "PA-1", candle=candle)


def test_an_event_names_the_card_that_made_it_happen_however_deep_in_the_rules(state):
    state.events = []
    casting = Gust("gust").cast(state, 0)
    casting.send(None)
    with pytest.raises(StopIteration):
        casting.send(2)
    emit(state, "moved", "PA-2", player=0)
    assert [(event.facts.get("candle"), event.cause) for event in state.events] == [
        (2, "gust"),
        (9, "echo"),
        (3, "gust"),
        (None, ""),
    ]


def finish(effect):
    """Run an effect that asks nobody."""
    with pytest.raises(StopIteration):
        effect.send(None)


async def storm(s):
    """A rule, not a card, that blows a candle out and then wakes an echo."""
    blow_out(s, 1)
    await Echo("echo").cast(s, 0)


def test_what_the_rules_do_for_a_card_of_figures_only_is_caused_by_it_unless_a_hook_runs(state):
    state.events = []
    finish(because_of("squall", storm(state)))
    blow_out(state, 4)
    assert [(event.facts["candle"], event.cause, event.by_figures) for event in state.events] == [
        (1, "squall", True),
        (9, "echo", False),
        (4, "", False),
    ]


class Gale(Spell, id="gale"):
    """It has the rules do something for another card."""

    async def cast(self, s, seat):
        await because_of("squall", storm(s))


def test_where_a_card_has_the_rules_act_for_another_one_it_is_the_cause(state):
    state.events = []
    finish(Gale("gale").cast(state, 0))
    assert [(event.cause, event.by_figures) for event in state.events] == [("gale", False), ("echo", False)]


def test_a_cause_can_be_given(state):
    state.events = []
    emit(state, "blew out", "PA-1", candle=1, cause="squall")
    assert (state.events[0].cause, state.events[0].facts) == ("squall", {"candle": 1})


def test_a_cause_is_for_everybody():
    event = Event("drew", "PA-1", {"player": 0}, secret={"card": 7}, to=(0,), cause="gust")
    assert [event.seen_by(seat).cause for seat in (SPECTATOR, 0, 1)] == ["gust"] * 3


class Candles(Rules[State, Fixed]):
    """Rules with cards and sentences, for the log."""

    name = "candles"
    title = "Candles"
    registry = Registry()
    sentences = MappingProxyType(
        {"blew out": "{candle} goes out.", "cast": "{player} casts Gust.", "moved": "{player} moves."}
    )


class Draught(Card, printed=("draught",)):
    """A kind of card that is no news."""

    named_in_log = False


class OpenDoor(Draught, id="draught"):
    """There is one."""


Candles.registry.add(Gust, Echo, OpenDoor)


def logged(*events):
    return [line for _, line in Candles().log(events, SPECTATOR, ["Ada", "Bo"])]


def test_the_log_names_the_cause_once():
    assert logged(
        Event("moved", "PA-2", {"player": 1}),
        Event("blew out", "PA-1", {"candle": 2}, cause="gust"),
        Event("blew out", "PA-1", {"candle": 3}, cause="gust"),
        Event("blew out", "PA-1", {"candle": 9}, cause="echo"),
        Event("blew out", "PA-1", {"candle": 4}, cause="gust"),
    ) == [
        "Bo moves.",
        "Gust: candle 2 goes out.",
        "candle 3 goes out.",
        "Echo: candle 9 goes out.",
        "Gust: candle 4 goes out.",
    ]


def test_the_log_does_not_name_a_cause_that_the_sentence_names_or_that_is_no_news():
    assert logged(
        Event("cast", "PA-1", {"player": 0}, cause="gust"),
        Event("blew out", "PA-1", {"candle": 1}, cause="draught"),
        Event("blew out", "PA-1", {"candle": 2}, cause="nothing that is known"),
    ) == ["Ada casts Gust.", "candle 1 goes out.", "candle 2 goes out."]


# ---- the audience


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1, 2])
def test_an_event_without_a_secret_is_the_same_for_everybody(seat):
    event = Event("moved", "PA-1", {"player": 0})
    assert event.seen_by(seat) is event


@pytest.mark.parametrize("seat", [0, 2])
def test_a_secret_reaches_the_seats_it_is_for(seat):
    event = Event("drew", "PA-1", {"player": 0}, secret={"card": 7}, to=(0, 2), ply=5)
    seen = event.seen_by(seat)
    assert seen.facts == {"player": 0, "card": 7}
    assert (seen.kind, seen.rule, seen.ply) == ("drew", "PA-1", 5)


@pytest.mark.parametrize("seat", [SPECTATOR, 1])
def test_nobody_else_gets_any_of_a_secret(seat):
    event = Event("drew", "PA-1", {"player": 0}, secret={"card": 7}, to=(0, 2), ply=5)
    seen = event.seen_by(seat)
    assert seen.facts == {"player": 0}
    assert not seen.secret
    assert b"card" not in msgspec.json.encode(seen)


def test_looking_at_an_event_does_not_change_it():
    event = Event("drew", "PA-1", {"player": 0}, secret={"card": 7}, to=(0,))
    event.seen_by(0).facts["card"] = "changed"
    assert event == Event("drew", "PA-1", {"player": 0}, secret={"card": 7}, to=(0,))


def test_a_secret_for_nobody_stays_with_the_table(state):
    state.events = []
    emit(state, "buried", "PA-1", secret={"card": 3}, deck="R")
    assert {seat: state.events[0].seen_by(seat).facts for seat in (SPECTATOR, 0, 1)} == {
        SPECTATOR: {"deck": "R"},
        0: {"deck": "R"},
        1: {"deck": "R"},
    }


def test_events_go_over_the_wire():
    event = Event("drew", "PA-1", {"player": 0}, secret={"card": 7}, to=(0,), ply=3)
    assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event
