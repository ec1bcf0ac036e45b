"""Replenish and the Market: drawing, buying, refilling, cycling."""

from __future__ import annotations

from typing import Any

import pytest

from questboard.testing import rule
from tests.dragonfire.party import Party, party

MARKET = ["bless", "javelin", "fireball", "haste", "sleep", "feint"]


def stall(gold: int, deck: list[str] | None = None, **more: Any) -> Party:
    """Player 1 before a known Market."""
    return party(
        gold={0: gold},
        market=MARKET,
        market_deck=deck or ["cleave", "longbow", "caltrops"],
        encounters=[("dryad", 0)],
        **more,
    )


# ---- Replenish


@rule("DF-245")
@pytest.mark.parametrize(("hand", "drawn"), [(0, 2), (2, 2), (3, 2), (4, 0), (9, 0)])
def test_with_three_or_fewer_cards_in_hand_two_are_drawn(hand: int, drawn: int) -> None:
    table = party(hands={0: ["glory"] * hand}, encounters=[("dryad", 0)]).replenish(0)
    assert len(table.character(0).hand) == hand + drawn


@rule("DF-245", "DF-198")
def test_three_cards_kept_two_drawn_and_two_bought_make_a_hand_of_seven() -> None:
    table = stall(6, hands={0: ["expertise", "flaming-oil", "grapple"]}, decks={0: ["stealth", "glory"]})
    table.replenish(0).answer("buy Javelin", "buy Feint")
    hand = table.character(0).hand
    assert hand == ["expertise", "flaming-oil", "grapple", "stealth", "glory", "javelin", "feint"]


# ---- buying


@rule("DF-246", "DF-247")
def test_a_bought_card_goes_to_the_hand_and_its_slot_is_refilled_at_once() -> None:
    table = stall(5).market(0).answer("buy Javelin")
    assert table.character(0).hand == ["javelin"]
    assert table.character(0).gold == 2
    assert table.state.market == ["bless", "cleave", "fireball", "haste", "sleep", "feint"]


@rule("DF-246")
def test_only_what_can_be_paid_is_offered_and_the_gold_is_gone() -> None:
    table = stall(3).market(0)
    assert table.options == ["buy Bless", "buy Feint", "buy Javelin", "buy Sleep", "pass"]
    table.answer("buy Sleep")
    bought = table.told("bought")[0].facts
    assert (bought["player"], bought["card"], bought["gold"], bought["left"]) == (0, "sleep", 3, 0)
    assert table.told("turn")[0].facts["player"] == 1, "nothing is left to buy for"
    assert table.character(0).gold == 0


@rule("DF-246", "DF-375")
def test_any_number_of_cards_may_be_bought_even_the_refills_and_then_nothing_is_cycled() -> None:
    table = stall(20).market(0).answer("buy Bless", "buy Javelin", "buy Cleave", "buy Longbow")
    assert table.character(0).hand == ["bless", "javelin", "cleave", "longbow"]
    assert table.character(0).gold == 20 - 2 - 3 - 5 - 3
    table.answer("pass")
    assert table.told("market_revealed") == []


@rule("DF-254")
@pytest.mark.parametrize("shut", [True, False])
def test_the_market_is_not_cycled_where_an_effect_prevents_buying(shut: bool) -> None:
    table = stall(1, dragonfire="foggy-memory" if shut else "haunted").market(0)
    assert bool(table.told("market_revealed")) is not shut


# ---- when the Market Deck runs out


@rule("DF-367")
def test_without_any_card_left_a_slot_stays_empty_and_cycling_does_nothing() -> None:
    table = stall(5)
    table.state.decks["market"] = []
    table.market(0).answer("buy Javelin", "pass")
    assert table.state.market == ["bless", "", "fireball", "haste", "sleep", "feint"]
    table = stall(0)
    table.state.decks["market"] = []
    table.market(0)
    assert table.state.market == MARKET
    assert table.told("turn")[0].facts["player"] == 1


@rule("DF-367")
def test_the_discard_pile_is_shuffled_into_a_new_market_deck_before_a_slot_stays_empty() -> None:
    table = stall(5)
    table.state.decks["market"] = []
    table.state.discards["market"] = ["cleave"]
    table.market(0).answer("buy Javelin")
    assert table.state.market == ["bless", "cleave", "fireball", "haste", "sleep", "feint"]
    assert table.state.discards["market"] == []
