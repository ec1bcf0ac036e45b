"""Menus: options that begin with a verb, each verb with a class of its own."""

from __future__ import annotations

import gc
from functools import cached_property
from typing import Any
from weakref import ref

import pytest

from questboard.kernel import Menu, MenuItem, Rules, RulesError, choose, kinds, may_choose
from questboard.prompt import build_prompt


class Purse:
    """What the viewer knows: whose purse it is, and how much is in it."""

    seat = 0
    gold = 30


class Buy(MenuItem[Purse], id="buy"):
    """Pay for a thing."""

    menu: Store

    def name(self, sale: tuple[str, str, int]) -> str:
        _, thing, price = sale
        return f"buy {thing} for {price} gold"

    def nodes(self, sale: tuple[str, str, int]) -> tuple[str, ...]:
        return (f"shelf:{sale[1]}",)

    def outlook(self, sale: tuple[str, str, int]) -> str:
        return f"{self.menu.gold - sale[2]} gold left"

    def clause(self, sale: tuple[str, str, int]) -> str:
        return "CE-8"

    def prior(self, s: Any, sale: tuple[str, str, int]) -> float:
        return 100 / sale[2]


class Leave(MenuItem[Purse], id="leave"):
    """Go home."""

    ends = True

    def name(self, option: tuple[str]) -> str:
        return "leave the store"


class Store(Menu[Purse], id="store"):
    """All that can be done in a store."""

    noun = "what to buy"
    verbs = kinds(Buy, Leave)
    looked = 0

    @cached_property
    def gold(self) -> int:
        """What is in the purse, counted once."""
        self.looked += 1
        return self.view.gold


class Shop(Rules[Any, Any]):
    """A game that is only a store."""

    kinds = kinds(Store)


ROPE, LAMP, LEAVE = ("buy", "rope", 10), ("buy", "lamp", 20), ("leave",)


def test_a_menu_asks_the_class_of_each_verb():
    prompt = build_prompt(Purse(), choose(0, "What now?", [ROPE, LEAVE], "store", "CE-7"), ["Ada"], Shop())
    assert prompt is not None
    buy, leave = prompt.choices
    assert (buy.label, buy.nodes, buy.detail) == ("buy rope for 10 gold", ("shelf:rope",), "20 gold left")
    assert (leave.label, leave.nodes, leave.detail) == ("leave the store", (), "")
    assert (buy.rule, leave.rule) == ("CE-8", "CE-7")


def test_the_verb_says_which_option_ends_the_turn_and_the_menu_whether_a_pass_does():
    ask = may_choose(0, "What now?", [ROPE, LEAVE], "store", "CE-7")
    prompt = build_prompt(Purse(), ask, ["Ada"], Shop())
    assert prompt is not None
    assert [choice.ends for choice in prompt.choices] == [False, True, False]

    class Closing(Store, id="store"):
        ends = True

    class LateShop(Rules[Any, Any]):
        kinds = kinds(Closing)

    prompt = build_prompt(Purse(), ask, ["Ada"], LateShop())
    assert prompt is not None
    assert [choice.ends for choice in prompt.choices] == [False, True, True]


def test_what_all_options_of_a_menu_need_is_worked_out_once():
    menu = Store(Shop(), choose(0, "What now?", [ROPE, LAMP], "store", "CE-7"), ["Ada"], Purse())
    assert [menu.outlook(option) for option in (ROPE, LAMP)] == ["20 gold left", "10 gold left"]
    assert menu.looked == 1


def test_a_menu_can_be_weighed_and_put_into_words_without_a_view():
    ask = may_choose(0, "What now?", [ROPE, LAMP, LEAVE], "store", "CE-7")
    assert Shop().labels(ask) == ["buy rope for 10 gold", "buy lamp for 20 gold", "leave the store", "pass"]
    assert Shop().priors(None, ask) == [10, 5, 1, 1]


def test_a_pass_in_a_menu_has_the_clause_of_the_question():
    prompt = build_prompt(Purse(), may_choose(0, "What now?", [ROPE], "store", "CE-7"), ["Ada"], Shop())
    assert prompt is not None
    assert (prompt.choices[-1].label, prompt.choices[-1].rule) == ("pass", "CE-7")


def test_a_verb_that_a_menu_does_not_have_is_refused():
    with pytest.raises(RulesError, match="the menu 'store' has no verb 'steal'"):
        Shop().label(choose(0, "What now?", [ROPE], "store", "CE-7"), ("steal", "rope"))


def test_a_menu_is_gone_without_the_garbage_collector():
    gc.disable()
    try:
        menu = Store(Shop(), choose(0, "What now?", [ROPE, LEAVE], "store", "CE-7"), ["Ada"], Purse())
        assert menu.outlook(ROPE) == "20 gold left"
        there = ref(menu)
        del menu
        assert there() is None
    finally:
        gc.enable()
