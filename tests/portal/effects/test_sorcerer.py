"""Sorcerers: Transmute and Wild Surge."""

import pytest

from questboard.testing import rule
from tests.portal.effects.arrival import all_cards_but, arrival, gems, sitting

# ---- Transmute


@rule("YP-065", "YP-072")
def test_transmute_must_replace_a_token_but_not_the_last_of_its_colour_by_another_colour():
    table = arrival("""
        row   .... .... RYGB R..Y ....
        1     hand R14
        2
    """)
    table.answer("near seat 1")
    assert table.options == [f"the token on slot {slot + 1}" for slot in (8, 9, 12, 15)]
    table.answer("the token on slot 13")
    assert table.options == ["yellow ale", "green vegetables", "blue fish"]
    table.answer("green vegetables")
    assert table.over
    assert table.state.row == "........RYGBG..Y...."
    assert (table.state.supply.food["R"], table.state.supply.food["G"]) == (11, 10)


def test_transmute_uses_food_that_is_in_the_supply():
    table = arrival("""
        row   .... RRRR RRRR RRRR YYGB
        1     hand R14
        2
    """)
    table.answer("near seat 1")
    assert table.options[0] == "the token on slot 5"  # all red ham lies in the row, and may be replaced
    assert len(table.options) == 12 + 2
    table.answer("the token on slot 17")
    assert table.options == ["green vegetables", "blue fish"]


def test_transmute_does_nothing_when_every_token_is_the_last_of_its_colour():
    table = arrival("""
        row   .... .... RYGB .... ....
        1     hand R14
        2
    """)
    table.answer("near seat 1")
    assert table.over
    assert table.state.row == "........RYGB........"


@rule("YP-137", "YP-087")
def test_a_transmute_that_completes_another_hero_pays_its_bonus():
    table = arrival("""
        row   .... .... BRY. RG.. ....
        near  .    .    B10  .    .     # B-R-: B and two cards
        1     hand R14
        2
    """)
    table.answer("near seat 1", "the token on slot 10", "yellow ale")
    assert sitting(table, "near seat 3") == "B10"
    table = arrival("""
        row   .... .... BRY. RYG. ....
        near  .    .    B10  .    .
        1     hand R14
        2
    """)
    table.answer("near seat 1", "the token on slot 11", "red ham")
    assert sitting(table, "near seat 3") == "~B10"
    assert gems(table) == "B"


def test_solo_transmute_is_the_same():
    table = arrival("""
        row   .... ..RY GBR. ....
        1     hand R14
    """)
    table.answer("near seat 1", "the token on slot 11", "yellow ale")
    assert table.state.row == "......RYGBY....."


# ---- Wild Surge


@rule("YP-072")
def test_wild_surge_must_discard_the_top_card_of_a_deck_and_gain_a_gem_of_its_order():
    table = arrival("""
        row   .... .... RYGB .... ....
        1     hand B12
        2
        deck R R09 R05     # R09 wants R G Y
        deck Y none
    """)
    table.answer("near seat 1")
    assert table.options == ["the red deck", "the green deck", "the blue deck"]
    table.answer("the red deck")
    assert table.options == ["Ruby", "Topaz", "Emerald"]
    table.answer("Topaz")
    assert table.over
    assert table.state.discard == ["R09"]
    assert table.state.decks["R"][-1] == "R05"
    assert gems(table) == "Y"
    assert "player 1 turns up Rhoz Ashscale from the red deck and discards it." in table.log(1)


@rule("YP-079")
@pytest.mark.parametrize(("closed", "gained"), [("R Y", "G"), ("R Y G", "")])
def test_wild_surge_names_an_open_colour_if_there_is_one_and_discards_the_card_anyway(closed, gained):
    table = arrival(f"""
        row    .... .... RYGB .... ....
        1      hand B12
        2
        closed {closed}
        deck R R09
    """)
    table.answer("near seat 1", "the red deck")
    assert table.over
    assert table.state.discard == ["R09"]
    assert gems(table) == gained
    assert len(table.told("no_gem")) == (not gained)


def test_wild_surge_does_nothing_when_every_deck_is_empty():
    table = arrival(f"""
        row     .... .... RYGB .... ....
        1       hand B12
        2
        discard {all_cards_but("B12")}
    """)
    table.answer("near seat 1")
    assert table.over
    assert gems(table) == ""


def test_solo_wild_surge_uses_the_single_deck():
    table = arrival("""
        row   .... ..RY GB.. ....
        1     hand Y13
        deck * B16 R05     # B16 wants Y and B
    """)
    table.answer("near seat 1")
    assert table.options == ["Topaz", "Sapphire"]
    table.answer("Sapphire")
    assert table.state.discard == ["B16"]
    assert gems(table) == "B"
