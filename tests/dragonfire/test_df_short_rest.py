"""The Short Rest between two Scenes."""

from __future__ import annotations

import pytest

from questboard.games.dragonfire.content import CARDS
from questboard.testing import rule
from tests.dragonfire.party import Party, party

POOR = dict.fromkeys(range(4), 0)
MARKET = ["bless", "javelin", "fireball", "haste", "greatsword", "feint"]


def to_the_next_scene(table: Party) -> Party:
    """Nobody buys anything."""
    while not table.told("scene"):
        table.answer("pass")
    return table


@rule("DF-259")
def test_a_short_rest_belongs_to_no_turn_round_or_scene() -> None:
    table = party(
        gold={0: 3, 1: 3, 2: 3, 3: 3}, market=MARKET, scene=1, in_play={0: ["mage-armor"]}
    ).end_turn(2)
    assert table.prompt == "Buy a card in the Short Rest? You have 3 gold."
    assert table.state.turn.phase == "short rest"
    assert table.state.turn.plays == []
    assert (table.told("turn"), table.told("scene_over")[0].facts["scene"]) == ([], 1)
    assert table.character(0).in_play == [], "what remained in play for the Scene is gone"


@rule("DF-259")
def test_the_short_rest_comes_after_the_market_phase_of_the_player_who_ended_the_scene() -> None:
    table = party(hands={2: ["glory"]}, gold={2: 3}, encounters=[("orog", 0, 2)], market=MARKET)
    table.play_cards(2).answer("play Glory").deal()
    assert (table.prompt, table.asked) == ("Buy which card? You have 6 gold.", 2)
    assert table.told("short_rest") == []
    table.answer("buy Javelin", "pass")
    assert table.told("short_rest")


@rule("DF-260")
def test_those_who_are_not_unconscious_lose_their_exhausted_token() -> None:
    table = party(exhausted=[0], hp={1: 0}, unconscious=[2], gold=POOR).short_rest(0)
    assert [character.exhausted for character in table.state.characters] == [False, False, True, False]


@rule("DF-261")
def test_every_character_heals_1_and_the_stunned_and_unconscious_recover_and_draw_two_cards() -> None:
    table = party(
        hp={0: 9, 1: 3, 2: 0}, unconscious=[3], hands={0: ["glory"], 2: []}, gold=POOR, primary=["dryad"] * 9
    )
    table.end_turn(0)
    assert table.hp == [9, 4, 1, 1], "not above the maximum"
    assert [len(character.hand) for character in table.state.characters] == [1, 0, 2, 2]
    assert [character.stunned or character.unconscious for character in table.state.characters] == [False] * 4


@rule("DF-260", "DF-261")
def test_an_unconscious_character_starts_the_next_scene_with_1_hp_and_its_exhausted_token() -> None:
    table = party(hp={2: 0}, unconscious=[3], gold=POOR, primary=["dryad"] * 9).short_rest(0)
    assert [(table.hp[seat], table.character(seat).exhausted) for seat in (2, 3)] == [(1, False), (1, True)]
    table.state.scene = 1
    table.short_rest(0)
    assert not table.character(3).exhausted, "it reached this one conscious"


@rule("DF-262")
@pytest.mark.parametrize(("ended_by", "first"), [(1, 2), (3, 0)])
def test_the_short_rest_is_the_turn_of_the_player_to_the_left_of_who_ended_the_scene(
    ended_by: int, first: int
) -> None:
    table = party(gold=dict.fromkeys(range(4), 9), market=MARKET).end_turn(ended_by)
    assert (table.asked, table.state.turn.seat) == (first, first)


@rule("DF-262")
def test_from_the_left_of_who_ended_the_scene_each_player_may_buy_one_card() -> None:
    table = party(gold=dict.fromkeys(range(4), 9), market=MARKET, primary=["orog"] * 9).short_rest(1)
    asked = []
    while not table.told("scene"):
        asked.append(table.asked)
        table.answer("Bless" if table.asked == 3 else "pass")
    assert asked == [2, 3, 0, 1]
    assert table.character(3).hand == ["bless"]
    assert table.told("market_revealed") == [], "nobody cycles"


@rule("DF-262", "DF-254")
def test_cards_that_require_a_purchase_of_their_type_cannot_be_bought_in_a_short_rest() -> None:
    assert CARDS["greatsword"].requires == "purchase"
    table = party(gold={0: 9, 1: 0, 2: 0, 3: 0}, market=MARKET)
    table.character(0).played = ["glory"]
    table.short_rest(3)
    assert table.asked == 0
    assert "Greatsword" not in table.options
    assert "Javelin" in table.options
    to_the_next_scene(table)
    assert (table.told("market_revealed"), table.told("cycled")) == ([], [])


@rule("DF-263")
@pytest.mark.parametrize(("item", "hp"), [("cloak-of-protection", 4), ("periapt-of-health", 5)])
def test_an_item_works_in_a_short_rest_only_if_it_says_so(item: str, hp: int) -> None:
    table = party(in_play={0: [item]}, hp={0: 3}, gold=POOR).short_rest(1)
    assert table.character(0).hp == hp


@rule("DF-263")
@pytest.mark.parametrize(("feature", "works"), [("guild-artisan", False), ("haggling", True)])
def test_a_feature_works_in_a_short_rest_only_if_it_says_so(feature: str, works: bool) -> None:
    purse = {**POOR, 0: 2}
    table = party(features={0: [feature]}, gold=purse, market=MARKET).short_rest(3)
    assert ("Javelin" in table.options) is works, "it costs 3"
    table = party(features={0: [feature]}, gold=purse, market=MARKET).market(0)
    assert "buy Javelin" in table.options


@rule("DF-264")
@pytest.mark.parametrize(("ended_by", "first"), [(0, 1), (1, 2), (3, 0)])
def test_the_player_to_the_left_of_who_ended_the_scene_begins_the_next(ended_by: int, first: int) -> None:
    table = party(gold=POOR, dragonfire_deck=["cursed-treasure"], encounters=[])
    table.end_turn(ended_by)
    assert table.told("turn")[0].facts["player"] == first
    assert table.state.leader == 0
