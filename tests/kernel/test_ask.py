"""Asks: one kind of question for every choice."""

import pytest

from questboard.kernel import PASS, Refusal, choose, may, may_choose, order
from tests.kernel.parlour import PARLOUR, interview, parlour


async def answer_to(ask):
    """A step that asks one question."""
    return await ask


# ---- the four ways to ask


def test_a_choice_gives_back_the_option_itself():
    ask = choose(2, "Take {card} where?", ["left", "right"], "side", "PA-1", card=7)
    assert (ask.seat, ask.kind, ask.rule, ask.about) == (2, "side", "PA-1", {"card": 7})
    assert PARLOUR.prompt(ask) == "Take 7 where?"
    assert interview(answer_to(ask), "right") == ([ask], "right")


def test_may_choose_offers_a_pass_after_the_options():
    ask = may_choose(0, "Discard?", [3, 5], "card", "PA-1")
    assert ask.options == [3, 5, PASS]
    assert PARLOUR.labels(ask) == ["3", "5", "pass"]
    asks, answer = interview(answer_to(ask), PASS)
    assert (asks, answer) == ([ask], None)


def test_may_is_yes_or_no():
    ask = may(1, "Swap with {player}?", "PA-1", player=0)
    assert list(ask.options) == [True, False]
    assert PARLOUR.labels(ask) == ["yes", "no"]
    assert PARLOUR.prompt(ask) == "Swap with player 1?"
    assert interview(answer_to(ask), True) == ([ask], True)


def test_things_are_put_into_order_one_after_the_other():
    asks, ordered = interview(order(1, "Which first?", "abc", "letter", "PA-1"), "b", "c", "a")
    assert ordered == ["b", "c", "a"]
    assert [ask.options for ask in asks] == [["a", "b", "c"], ["a", "c"], ["a"]]
    assert {ask.seat for ask in asks} == {1}


def test_equal_things_are_each_put_into_the_order():
    _, ordered = interview(order(0, "Which first?", [4, 4, 2], "card", "PA-1"), 4, 2, 4)
    assert ordered == [4, 2, 4]


def test_nothing_to_order_asks_nothing():
    assert interview(order(0, "Which first?", [], "card", "PA-1")) == ([], [])


def test_a_question_shows_itself_shortly():
    assert repr(choose(0, "Which?", [1, 2], "card", "PA-1")) == "Ask(seat=0, 'Which?', 2 of card, PA-1)"


# ---- options from a hidden zone


@pytest.mark.parametrize(("ask_for", "extra"), [(choose, []), (may_choose, [PASS])])
def test_options_from_a_function_are_renewed(ask_for, extra):
    hand = [1, 2]
    ask = ask_for(0, "Play which?", lambda: list(hand), "card", "PA-1")
    assert ask.options == [1, 2, *extra]
    hand[:] = [3, 4, 5]
    assert ask.options == [1, 2, *extra]
    ask.refresh()
    assert ask.options == [3, 4, 5, *extra]


def test_fixed_options_stay_as_they_are():
    ask = choose(0, "Which?", [1, 2], "card", "PA-1")
    ask.refresh()
    assert ask.options == [1, 2]


def test_on_an_imagined_table_the_question_is_about_the_imagined_hand():
    table = parlour(("play", 0))
    assert table.ask is not None
    mine, theirs = table.imagine(0, "a"), table.imagine(1, "a")
    assert mine.ask is not None
    assert theirs.ask is not None
    assert list(mine.ask.options) == list(table.ask.options) == [1, 2, 3]
    assert list(theirs.ask.options) == theirs.state.hands[0] != [1, 2, 3]
    theirs.answer(2)
    assert len(theirs.state.hands[0]) == 2


# ---- what is not offered


def test_refusals_are_worked_out_only_when_somebody_wants_to_know():
    worked_out = []

    def why_not():
        worked_out.append(True)
        return [Refusal("left", "the door is locked", "PA-2")]

    ask = choose(0, "Which door?", ["middle", "right"], "door", "PA-1", refused=why_not)
    interview(answer_to(ask), "right")
    assert not worked_out
    assert ask.refused == [("left", "the door is locked", "PA-2")]
    assert ask.refused[0].reason == "the door is locked"


def test_without_refusals_there_is_an_empty_list():
    assert choose(0, "Which?", [1, 2], "card", "PA-1").refused == []
    assert may(0, "Really?", "PA-1").refused == []
