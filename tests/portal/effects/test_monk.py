"""Monks: Step Aside and Trade Places."""

import pytest

from questboard.testing import rule
from tests.portal.effects.arrival import arrival, gems, sitting

# ---- Step Aside


def test_step_aside_may_move_another_face_up_hero_to_any_free_seat():
    table = arrival("""
        far   .    Y07  .    .    .
        row   .... .... RYGB .... ....
        near  .    ~B06 .    R17  G03
        1     hand Y08
        2
    """)
    table.answer("near seat 1")
    assert table.options == ["Bors the Thirsty", "Tock", "Brother Turnip", "pass"]
    table.answer("Tock")
    assert table.options == ["far seat 1", "near seat 3", "far seat 3", "far seat 4", "far seat 5"]
    table.answer("far seat 5")
    assert table.over
    assert sitting(table, "near seat 4") == "."
    assert sitting(table, "far seat 5") == "R17"


def test_step_aside_may_be_passed():
    table = arrival("""
        row   .... .... RYGB .... ....
        near  .    .    .    R17  .
        1     hand Y08
        2
    """)
    table.answer("near seat 1", "pass")
    assert table.over
    assert sitting(table, "near seat 4") == "R17"


@pytest.mark.parametrize("others", [".    .    .    .", "~R17 ~B06 .    ."])
def test_step_aside_does_nothing_without_another_face_up_hero(others):
    table = arrival(f"""
        row   .... .... RYGB .... ....
        near  .    {others}
        1     hand Y08
        2
    """)
    table.answer("near seat 1")
    assert table.over
    assert table.told("moved") == []


def test_step_aside_does_nothing_at_a_full_table():
    table = arrival("""
        far   R01  R02  R03  R04  R05
        row   .... .... RYGB .... ....
        near  Y01  Y02  Y03  Y04  .
        1     hand Y08
        2
    """)
    assert table.over  # the only card went to the only seat, and nothing was asked
    assert sitting(table, "near seat 5") == "Y08"
    assert table.told("moved") == []


def test_a_hero_who_steps_aside_keeps_its_potion():
    table = arrival("""
        row   .... .... RYGB .... ....
        near  .    .    .    R17! .
        1     hand Y08
        2
    """)
    table.answer("near seat 1", "Tock", "far seat 5")
    assert sitting(table, "far seat 5") == "R17!"
    assert table.state.supply.potions == 8


@rule("YP-136")
def test_a_moved_hero_has_no_effect_and_takes_no_order_gems():
    table = arrival("""
        row   .... .... GYRR .... ....
        near  .    .    .    .    R07     # Veteran, GRYR
        1     hand Y08
        2
    """)
    table.answer("near seat 1", "Sella Varn", "near seat 3")
    assert sitting(table, "near seat 3") == "R07"
    assert gems(table) == ""


@rule("YP-136", "YP-088", "YP-137")
def test_a_moved_hero_that_fits_at_its_new_seat_flips_and_pays_its_bonus_only():
    table = arrival("""
        row   .... .... GRYR .B.. ....
        near  .    .    .    .    R07!     # Veteran, GRYR: R R Y, play, draw
        1     hand Y08
        2
    """)
    table.answer("near seat 1", "Sella Varn", "near seat 3")
    assert sitting(table, "near seat 3") == "~R07"
    assert gems(table) == "RRY"
    assert table.state.supply.potions == 9
    assert table.prompt == "Draw from which deck?"  # no card to play with, so that is lost


@rule("YP-148")
def test_solo_step_aside_is_the_same_and_no_hero_moves_onto_an_objective():
    table = arrival("""
        far   O2   .    .    O4
        row   .... ..RY GB.. ....
        near  O1   .    R17  O3
        1     hand Y08
    """)
    table.answer("near seat 2", "Tock")
    assert table.options == ["far seat 2", "far seat 3"]


# ---- Trade Places


def test_trade_places_may_exchange_two_other_face_up_heroes_with_their_potions():
    table = arrival("""
        far   .    Y07  .    .    .
        row   .... .... RYGB .... ....
        near  .    ~B06 .    R17! G03
        1     hand G08
        2
    """)
    table.answer("near seat 1")
    assert table.options == ["Bors the Thirsty", "Tock", "Brother Turnip", "pass"]
    table.answer("Tock")
    assert table.options == ["Bors the Thirsty", "Brother Turnip"]
    table.answer("Bors the Thirsty")
    assert table.over
    assert sitting(table, "near seat 4") == "Y07"
    assert sitting(table, "far seat 2") == "R17!"


def test_trade_places_may_be_passed():
    table = arrival("""
        row   .... .... RYGB .... ....
        near  .    .    .    R17  G03
        1     hand G08
        2
    """)
    table.answer("near seat 1", "pass")
    assert table.over
    assert (sitting(table, "near seat 4"), sitting(table, "near seat 5")) == ("R17", "G03")


def test_trade_places_needs_two_others_face_up():
    table = arrival("""
        row   .... .... RYGB .... ....
        near  .    .    .    R17  ~G03
        1     hand G08
        2
    """)
    table.answer("near seat 1")
    assert table.over
    assert table.told("traded_places") == []


@rule("YP-136")
def test_heroes_who_trade_places_have_no_effect_and_take_no_order_gems():
    table = arrival("""
        row   .... .... GYRR .... ....
        near  .    .    G07  .    R07     # both Veterans
        1     hand B07
        2
    """)
    table.answer("near seat 1", "Sella Varn")
    assert sitting(table, "near seat 3") == "R07"
    assert gems(table) == ""


@rule("YP-136", "YP-138")
def test_heroes_matched_by_trading_places_both_flip_and_pay():
    table = arrival("""
        row   .... .... YG.. B..Y ....
        near  .    .    B05  G06  .     # B--Y fits at seat 3, YG-- at seat 2
        1     hand B07
        2
    """)
    table.answer("near seat 1", "B05")
    assert (sitting(table, "near seat 3"), sitting(table, "near seat 4")) == ("~G06", "~B05")
    assert table.prompt == "Resolve which bonus first?"
    table.answer("Sprig", "pass", "pass")  # a Gem each; both swaps are passed
    assert table.over
    assert gems(table) == "GB"


def test_solo_trade_places_is_the_same():
    table = arrival("""
        row   .... ..RY GB.. ....
        near  .    R17  .    G03!
        1     hand G08
    """)
    table.answer("near seat 1", "R17")
    assert (sitting(table, "near seat 2"), sitting(table, "near seat 4")) == ("G03!", "R17")
