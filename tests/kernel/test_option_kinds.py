"""Kinds of options: what a question says of its options besides their values."""

from __future__ import annotations

from types import MappingProxyType

import pytest

from questboard.kernel import Fixed, OptionKind, Rules, RulesError, State, choose, kinds, may, may_choose
from questboard.prompt import build_prompt


class HarborView(Fixed, frozen=True):
    seat: int
    fares: dict[str, int]


class Boat(OptionKind[HarborView], id="boat"):
    noun = "a boat"
    passing = "stay ashore"

    def name(self, boat: str) -> str:
        return boat.title()

    def nodes(self, boat: str) -> tuple[str, ...]:
        return (f"boat:{boat}",)

    def outlook(self, boat: str) -> str:
        return f"{self.view.fares[boat]} gold"

    def clause(self, boat: str | None) -> str:
        return "HB-002" if boat == "ferry" else self.ask.rule

    def priors(self, s: object) -> list[float]:
        return [0.1 if boat is None else 2.0 for boat in self.ask.options]


class Harbor(Rules[State, HarborView]):
    name = "harbor"
    title = "The Harbor"
    kinds = kinds(Boat)
    words = MappingProxyType({"captain": lambda captain: f"Captain {captain.title()}"})


RULES = Harbor()
VIEW = HarborView(seat=1, fares={"ferry": 3, "raft": 1})
BOARD = may_choose(
    1, "{captain} asks {player}: which boat?", ["ferry", "raft"], "boat", "HB-001", captain="mog", player=0
)


def test_a_question_is_shown_with_what_its_kind_says_of_each_option():
    prompt = build_prompt(VIEW, BOARD, ["Ada", "Bo"], RULES)
    assert prompt is not None
    assert prompt.text == "Captain Mog asks Ada: which boat?"
    assert [(each.label, each.detail, each.nodes, each.rule) for each in prompt.choices] == [
        ("Ferry", "3 gold", ("boat:ferry",), "HB-002"),
        ("Raft", "1 gold", ("boat:raft",), "HB-001"),
        ("stay ashore", "", (), "HB-001"),
    ]


def test_a_pass_may_end_the_turn_and_no_other_option_of_that_kind_does():
    class LastBoat(Boat, id="boat"):
        ends = True

    class Evening(Harbor):
        kinds = kinds(LastBoat)

    for rules, expected in ((RULES, [False, False, False]), (Evening(), [False, False, True])):
        prompt = build_prompt(VIEW, BOARD, ["Ada", "Bo"], rules)
        assert prompt is not None
        assert [choice.ends for choice in prompt.choices] == expected


def test_those_who_wait_hear_what_is_being_chosen_and_nothing_else():
    waiting = build_prompt(HarborView(seat=0, fares={}), BOARD, ["Ada", "Bo"], RULES)
    assert waiting is not None
    assert (waiting.text, waiting.choices) == ("Waiting for Bo to choose a boat.", [])
    yes = build_prompt(HarborView(seat=0, fares={}), may(1, "Swim?", "HB-003"), ["Ada", "Bo"], RULES)
    assert yes is not None
    assert yes.text == "Waiting for Bo to decide."


def test_labels_and_priors_need_no_view():
    assert RULES.labels(BOARD) == ["Ferry", "Raft", "stay ashore"]
    assert RULES.kind(BOARD).priors(None) == [2.0, 2.0, 0.1]
    assert RULES.prompt(BOARD) == "Captain Mog asks player 1: which boat?"


def test_a_kind_without_a_class_is_called_what_the_thing_is_called():
    ask = choose(0, "Who?", ["mog", "pip"], "captain", "HB-004")
    assert RULES.labels(ask) == ["Captain Mog", "Captain Pip"]
    assert RULES.labels(may(0, "Swim?", "HB-003")) == ["yes", "no"]
    assert RULES.kind(ask).priors(None) == [1.0, 1.0]


def test_a_player_is_called_by_name_where_names_are_known():
    ask = choose(0, "Whom?", [0, 1], "player", "HB-005")
    assert RULES.labels(ask) == ["player 1", "player 2"]
    assert [RULES.kind(ask, ["Ada", "Bo"]).label(seat) for seat in ask.options] == ["Ada", "Bo"]


def test_two_classes_for_one_kind_and_a_class_without_an_id_are_refused():
    class Other(OptionKind[HarborView], id="boat"):
        pass

    class Nameless(OptionKind[HarborView]):
        pass

    with pytest.raises(RulesError, match="Boat and Other are both the kind of option 'boat'"):
        kinds(Boat, Other)
    with pytest.raises(RulesError, match="Nameless has no id"):
        kinds(Nameless)
