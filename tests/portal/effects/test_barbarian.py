"""Barbarians: Rampage and Smash."""

import pytest

from questboard.testing import rule
from tests.portal.effects.arrival import arrival, gems, sitting

# ---- Rampage


@rule("YP-074")
def test_rampage_discards_an_adjacent_hero_of_the_players_choice_and_nobody_across_the_table():
    table = arrival("""
        far   .    Y07  G07  .    .
        row   .... .... RYGB .... ....
        near  B06  R06  .    B05  R17
        1     hand R01
        2
    """)
    table.answer("near seat 3")
    assert table.options == ["Durgan Ironrib", "Harl Deepwater"]
    table.answer("Harl Deepwater")
    assert table.over
    assert table.state.discard == ["B05"]
    assert sitting(table, "near seat 4") == "."


@rule("YP-074")
def test_rampage_does_nothing_when_nobody_sits_beside_it():
    table = arrival("""
        far   .    Y07  G07  Y08  .
        row   .... .... RYGB .... ....
        near  B06  .    .    .    R17
        1     hand R01
        2
    """)
    table.answer("near seat 3")
    assert table.over
    assert table.state.discard == []


@rule("YP-072")
@pytest.mark.parametrize("neighbour", ["R06", "~R06"])
def test_rampage_must_discard_an_only_neighbour_face_up_or_face_down(neighbour):
    table = arrival(f"""
        far   .    .    .    .    .
        row   .... .... RYGB .... ....
        near  .    {neighbour} .    .    .
        1     hand R01
        2
    """)
    table.answer("near seat 3")
    assert table.over
    assert table.state.discard == ["R06"]


@rule("YP-095")
def test_the_potion_of_a_hero_discarded_by_rampage_goes_to_the_supply():
    table = arrival("""
        row   .... .... RYGB .... ....
        near  .    R06! .    .    .
        1     hand R01
        2
    """)
    assert table.state.supply.potions == 8
    table.answer("near seat 3")
    assert table.state.supply.potions == 9
    assert table.state.players[0].potions == 0


@rule("YP-148")
def test_solo_rampage_is_the_same_and_spares_objective_cards():
    table = arrival("""
        far   O2   .    .    O4
        row   .... ..RY GB.. ....
        near  O1   .    ~B05 O3
        1     hand R01
    """)
    table.answer("near seat 2")
    assert table.over
    assert table.state.discard == ["B05"]
    assert table.state.covered[0] == "O1"


# ---- Smash


@rule("YP-065", "YP-072")
def test_smash_must_return_a_token_of_its_column_but_never_the_last_of_a_colour():
    table = arrival("""
        row   .... .... RYGB RY.. ....
        1     hand R02
        2
    """)
    table.answer("near seat 3")
    assert table.options == ["the token on slot 9", "the token on slot 10"]
    table.answer("the token on slot 10")
    assert table.state.row == "........R.GBRY......"
    assert table.state.supply.food["Y"] == 11


@rule("YP-072", "YP-073")
def test_smash_pays_a_gem_of_the_tokens_colour_before_the_order_is_counted():
    table = arrival("""
        row   .... .... RYYB .... ....
        1     hand R02     # wants R R Y Y: slots 9 and 11 fit
        2
    """)
    table.answer("near seat 3", "the token on slot 11")
    assert [event.facts["gems"] for event in table.told("gained")] == ["Y", "R"]


@rule("YP-065")
def test_smash_does_nothing_in_a_column_of_last_tokens():
    table = arrival("""
        row   .... R... RYGB .... ....
        1     hand G01
        2
    """)
    table.answer("far seat 3")  # the other Ham makes the one on slot 9 loose: no question, but a smash
    assert table.state.row == "....R....YGB........"
    table = arrival("""
        row   .... .... RYGB .... ....
        1     hand G01
        2
    """)
    table.answer("far seat 3")
    assert table.state.row == "........RYGB........"
    assert table.told("lifted") == []


@rule("YP-079")
def test_smash_in_a_closed_colour_still_returns_the_token_and_pays_nothing():
    table = arrival("""
        row    .... .... RRYG B... ....
        1      hand G01
        2
        closed R
    """)
    table.answer("near seat 3", "the token on slot 9")
    assert table.state.row == ".........RYGB......."
    assert "R" not in gems(table)
    assert table.state.supply.gems["R"] == 30


def test_smash_reaches_the_slots_of_blank_positions_too():
    table = arrival("""
        row   .... .... RYGB .Y.. ....
        near  .    R02  .    .    .
        1     hand Y16     # G-YR: slot 10 lies under its blank
        2
    """)
    table.answer("near seat 3", "Xathir Silverblade")
    assert table.state.row == "........R.GB.Y......"
    assert gems(table) == "Y"


def test_solo_smash_is_the_same():
    table = arrival("""
        far   O2   .    .    O4
        row   .... ..RY GBR. ....
        near  O1   .    .    O3
        1     hand R02
    """)
    table.answer("near seat 2")
    assert table.state.row == ".......YGBR....."
    assert gems(table) == "RY"  # the smashed Ham and the Ale on slot 8
