"""Fighters: Action Surge and Veteran."""

from questboard.testing import rule
from tests.portal.effects.arrival import arrival, gems, sitting

# ---- Action Surge


@rule("YP-072")
def test_action_surge_may_play_another_hero_from_the_hand():
    table = arrival("""
        row   .... .... RYGB .... ....
        1     hand R06 G07 B05
        2
    """)
    table.answer("R06", "near seat 1")
    assert table.options == ["Bramble Hoof", "Harl Deepwater", "pass"]
    table.answer("Bramble Hoof", "far seat 5")
    assert table.over
    assert sitting(table, "far seat 5") == "G07"
    assert gems(table) == "G"  # the effect of the Hero it brought
    assert table.state.players[0].hand == ["B05"]


def test_action_surge_may_be_passed():
    table = arrival("""
        row   .... .... RYGB .... ....
        1     hand R06 G07
        2
    """)
    table.answer("R06", "near seat 1", "pass")
    assert table.over
    assert table.state.players[0].hand == ["G07"]


def test_action_surge_does_nothing_with_an_empty_hand():
    table = arrival("""
        row   .... .... RYGB .... ....
        1     hand R06
        2
    """)
    table.answer("near seat 1")
    assert table.over


def test_action_surge_does_nothing_without_a_free_seat():
    table = arrival("""
        far   R01  R02  R03  R04  R05
        row   .... .... RYGB .... ....
        near  Y01  Y02  Y03  Y04  .
        1     hand R06 G07
        2
    """)
    table.answer("R06")
    assert table.over
    assert sitting(table, "near seat 5") == "R06"
    assert table.state.players[0].hand == ["G07"]


@rule("YP-135")
def test_the_hero_of_a_surge_is_resolved_in_full_before_the_fighter_takes_gems():
    table = arrival("""
        row   .... .... .YR. G..B ....
        1     hand R06 G07     # -YR- and G--B, both to be matched on arrival
        2
    """)
    table.answer("R06", "near seat 3", "G07", "near seat 4")
    # Bramble Hoof: effect G, order G and B, bonus G and any.
    assert [event.facts["gems"] for event in table.told("gained")] == ["G", "GB", "G"]
    table.answer("Topaz")
    assert [event.facts["gems"] for event in table.told("gained")] == ["G", "GB", "G", "Y", "YR", "R"]


def test_several_surges_chain_while_there_are_cards():
    table = arrival("""
        row   .... .... RYGB .... ....
        1     hand R06 Y07 B05
        2
    """)
    table.answer("R06", "near seat 1", "Y07", "near seat 2", "B05", "far seat 1")
    assert table.over
    assert table.state.players[0].hand == []
    assert [event.facts["hero"] for event in table.told("seated")] == ["R06", "Y07", "B05"]


@rule("YP-124")
def test_solo_action_surge_offers_the_front_of_the_line_only():
    table = arrival("""
        row   .... ..RY GB.. ....
        1     hand R06 G07 B05
    """)
    table.answer("near seat 1")
    assert table.options == ["Bramble Hoof", "pass"]
    table.answer("Bramble Hoof", "near seat 4")
    assert table.over
    assert table.state.players[0].hand == ["B05"]


# ---- Veteran


@rule("YP-072")
def test_veteran_gains_a_gem_of_its_own_colour():
    table = arrival("""
        row   .... .... RYGB .... ....
        1     hand R07
        2
    """)
    table.answer("near seat 1")
    assert table.over
    assert gems(table) == "R"
    assert table.state.supply.gems["R"] == 29


@rule("YP-079")
def test_veteran_gains_nothing_in_a_closed_colour():
    table = arrival("""
        row    .... .... RYGB .... ....
        1      hand G07
        2
        closed G
    """)
    table.answer("near seat 1")
    assert gems(table) == ""


def test_solo_veteran_is_the_same():
    table = arrival("""
        row   .... ..RY GB.. ....
        1     hand G07
    """)
    table.answer("near seat 4")
    assert gems(table) == "G"
