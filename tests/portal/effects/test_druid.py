"""Druids: Harvest and Transplant."""

from questboard.testing import position, rule
from tests.portal.effects.arrival import arrival, gems, sitting

# ---- Harvest


@rule("YP-072", "YP-053")
def test_harvest_must_place_a_token_of_any_colour_next_to_another_token():
    table = arrival("""
        row   .... .... RYGB .... ....
        1     hand Y06
        2
    """)
    table.answer("near seat 1")
    assert table.options == ["red ham", "yellow ale", "green vegetables", "blue fish"]
    table.answer("green vegetables")
    assert table.options == ["slot 8", "slot 13"]
    table.answer("slot 13")
    assert table.over
    assert table.state.row == "........RYGBG......."
    assert table.state.supply.food["G"] == 10


def test_harvest_offers_only_food_that_is_in_the_supply():
    table = arrival("""
        row   .... RRRR RRRR RRRR YGB.
        1     hand Y06
        2
    """)
    table.answer("near seat 1")
    assert table.options == ["yellow ale", "green vegetables", "blue fish"]


def test_harvest_does_nothing_when_the_row_is_full():
    table = arrival("""
        row   RYGB RYGB RYGB RYGB RYGB
        1     hand B04
        2
    """)
    table.answer("near seat 1")
    assert table.over
    assert table.told("placed") == []


@rule("YP-072", "YP-073")
def test_the_harvested_token_counts_for_the_order_of_the_druid():
    table = arrival("""
        row   .... .... RYGB R... ....
        1     hand Y06     # -G-Y over slots 13 to 16
        2
    """)
    table.answer("near seat 4", "green vegetables", "slot 14")
    assert gems(table) == "G"


@rule("YP-144", "YP-070")
def test_harvest_can_begin_the_endgame_and_the_turn_is_finished_as_usual():
    table = position(
        "portal",
        """
        row   .RYG BRYG BRYG BRYG BRYG
        1     hand B04 tiles rYGB     # the red back: play a card, remove a Food token
        2
        """,
    )
    table.answer("the red tile", "near seat 4", "red ham")
    assert table.state.ending == 0
    assert table.prompt == "Remove which Food token?"
    table.answer("the token on slot 1")
    assert table.asked == 1
    assert table.state.players[0].tiles["R"]


def test_solo_harvest_is_the_same():
    table = arrival("""
        row   .... ..RY GB.. ....
        1     hand B04
    """)
    table.answer("near seat 1", "red ham")
    assert table.options == ["slot 6", "slot 11"]
    table.answer("slot 6")
    assert table.state.row == ".....RRYGB......"


# ---- Transplant


def test_transplant_may_move_a_token_even_the_last_of_its_colour():
    table = arrival("""
        row   .... .... RYGB .... ....
        1     hand G06
        2
    """)
    table.answer("near seat 1")
    assert table.options[-1] == "pass"
    table.answer("the token on slot 10")
    assert table.options == ["slot 8", "slot 13"]
    table.answer("slot 13")
    assert table.over
    assert table.state.row == "........R.GBY......."
    assert table.state.supply.food["Y"] == 11


def test_transplant_goes_to_another_slot_that_touches_a_token_left_behind():
    table = arrival("""
        row   .... .... RYGB .... ....
        1     hand G06
        2
    """)
    # With slot 12 lifted, slot 13 touches nothing any more: slot 8 is all that is left.
    table.answer("near seat 1", "the token on slot 12")
    assert table.over
    assert table.state.row == ".......BRYG........."


def test_transplant_may_be_passed():
    table = arrival("""
        row   .... .... RYGB .... ....
        1     hand G06
        2
    """)
    table.answer("near seat 1", "pass")
    assert table.over
    assert table.state.row == "........RYGB........"


def test_transplant_does_nothing_in_a_full_row():
    table = arrival("""
        row   RYGB RYGB RYGB RYGB RYGB
        1     hand R05
        2
    """)
    table.answer("far seat 1")
    assert table.over
    assert table.told("transplanted") == []


@rule("YP-144")
def test_transplant_can_begin_the_endgame():
    table = arrival("""
        row   .RYG BRYG BRYG BRYG BRYG
        1     hand R05
        2
    """)
    table.answer("near seat 4", "the token on slot 11")
    assert table.state.row == "YRYGBRYGBR.GBRYGBRYG"
    assert table.state.ending == 0


@rule("YP-137", "YP-087")
def test_a_transplant_that_completes_another_hero_pays_its_bonus_at_once():
    table = arrival("""
        row   .... .... BY.. RG.. ....
        near  .    .    B10  .    .     # B-R-, B and two cards
        1     hand G06
        2
    """)
    table.answer("near seat 1", "the token on slot 13", "slot 11")
    assert sitting(table, "near seat 3") == "~B10"
    assert gems(table) == "B"
    assert table.prompt == "Draw the first card from which deck?"


def test_solo_transplant_is_the_same():
    table = arrival("""
        row   .... ..RY GB.. ....
        1     hand G06
    """)
    table.answer("near seat 1", "the token on slot 8", "slot 11")
    assert table.state.row == "......R.GBY....."
