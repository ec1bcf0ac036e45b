"""Bards: Gossip and Charm."""

import pytest

from questboard.kernel import Luck
from questboard.testing import rule
from tests.portal.effects.arrival import all_cards_but, arrival

ROW = "row   .... .... RYGB .... ...."

# ---- Gossip


@rule("YP-072")
def test_gossip_draws_two_cards_the_first_seen_before_the_second_deck_is_chosen():
    table = arrival(f"""
        {ROW}
        1     hand R03
        2
        deck R R09 R05
        deck G G12
    """)
    table.answer("near seat 1")
    assert table.options == ["the red deck", "the yellow deck", "the green deck", "the blue deck"]
    table.answer("the red deck")
    assert table.state.players[0].hand == ["R09"]
    table.answer("the green deck")
    assert table.over
    assert table.state.players[0].hand == ["R09", "G12"]


def test_gossip_may_draw_twice_from_one_deck_but_not_from_an_empty_one():
    table = arrival(f"""
        {ROW}
        1     hand R03
        2
        deck R R09 R05
        deck Y none
    """)
    table.answer("near seat 1")
    assert table.options == ["the red deck", "the green deck", "the blue deck"]
    table.answer("the red deck", "the red deck")
    assert table.state.players[0].hand == ["R09", "R05"]


@pytest.mark.parametrize("left", [["R09"], []])
def test_gossip_draws_what_is_left(left):
    table = arrival(f"""
        {ROW}
        1       hand R03
        2
        discard {all_cards_but("R03", *left)}
    """)
    table.answer("near seat 1")
    assert table.over
    assert table.state.players[0].hand == left


@rule("YP-133")
def test_only_the_bard_sees_what_gossip_draws():
    table = arrival(f"""
        {ROW}
        1     hand R03
        2
        deck R R09
        deck G G12
    """)
    table.answer("near seat 1", "the red deck", "the green deck")
    assert table.table.view(0).players[0].hand == ["R09", "G12"]
    for seat in (1, -1):
        assert table.table.view(seat).players[0].hand == ["R", "G"]
        assert "Rhoz Ashscale" not in table.log(seat)


@rule("YP-123", "YP-150")
def test_solo_gossip_draws_two_to_the_line():
    table = arrival("""
        row   .... ..RY GB.. ....
        1     hand R03 B05
        deck * Y03 R05
    """)
    table.answer("near seat 2")
    assert table.over
    assert table.state.players[0].hand == ["B05", "Y03", "R05"]


@rule("YP-133")
def test_in_solo_everybody_sees_what_joins_the_line():
    table = arrival("""
        row   .... ..RY GB.. ....
        1     hand R03 B05
        deck * Y03 R05
    """)
    table.answer("near seat 2")
    assert table.table.view(0).players[0].hand == ["B05", "Y03", "R05"]
    assert table.table.view(-1).players[0].hand == ["B05", "Y03", "R05"]


# ---- Charm


def test_charm_takes_a_card_of_a_named_back_colour_and_gives_any_one_card_back():
    table = arrival(f"""
        {ROW} ....
        1     hand B02 G07
        2     hand R01 Y04
        3
    """)
    table.answer("B02", "near seat 1")  # player 3 has no card, so player 2 is charmed
    assert table.prompt == "Take a card with which back from player 2?"
    assert table.options == ["red", "yellow"]
    table.answer("yellow")
    assert table.prompt == "Give player 2 which card in return?"
    assert table.options == ["Bramble Hoof", "Merric Foamwhistle"]
    table.answer("Bramble Hoof")
    assert table.over
    assert table.state.players[0].hand == ["Y04"]
    assert table.state.players[1].hand == ["R01", "G07"]


def test_charm_may_give_the_taken_card_back():
    table = arrival(f"""
        {ROW}
        1     hand B02 G07
        2     hand Y04
    """)
    table.answer("B02", "near seat 1", "Merric Foamwhistle")
    assert table.state.players[0].hand == ["G07"]
    assert table.state.players[1].hand == ["Y04"]


def test_charm_chooses_among_the_opponents_who_hold_a_card():
    table = arrival(f"""
        {ROW} .... ....
        1     hand B02 G07
        2     hand R01
        3
        4     hand G08
    """)
    table.answer("B02", "near seat 1")
    assert table.options == ["player 2", "player 4"]
    table.answer("player 4", "G07")
    assert table.state.players[0].hand == ["G08"]
    assert table.state.players[3].hand == ["G07"]


def test_charm_does_nothing_when_no_opponent_holds_a_card():
    table = arrival(f"""
        {ROW}
        1     hand B02 G07
        2
    """)
    table.answer("B02", "near seat 1")
    assert table.over
    assert table.state.players[0].hand == ["G07"]


@pytest.mark.parametrize("reds", ["R01 R05", "R01 R05 R06"])
def test_charm_takes_one_of_several_cards_of_the_colour_at_random(reds):
    taken = set()
    for seed in range(24):
        table = arrival(f"""
            {ROW}
            1     hand B02 G07
            2     hand Y04 {reds}
        """)
        table.state.luck = Luck.seeded(seed)
        table.answer("B02", "near seat 1", "R", "G07")
        taken |= set(table.state.players[0].hand)
    assert taken == set(reds.split())


CHARMED = f"""
    {ROW} ....
    1     hand B02 G07
    2     hand R01 R05
    3
"""


@rule("YP-133")
def test_after_a_charm_the_two_concerned_know_both_cards_and_bystanders_see_backs():
    table = arrival(CHARMED).answer("B02", "near seat 1", "G07")
    (taken,) = table.state.players[0].hand
    (kept,) = {"R01", "R05"} - {taken}
    assert table.table.view(0).players[0].hand == [taken]
    assert table.table.view(0).players[1].hand == ["R", "G07"]
    assert table.table.view(1).players[0].hand == [taken]
    assert table.table.view(1).players[1].hand == [kept, "G07"]
    for bystander in (2, -1):
        assert table.table.view(bystander).players[0].hand == ["R"]
        assert table.table.view(bystander).players[1].hand == ["R", "G"]


@rule("YP-133")
def test_the_log_names_charmed_cards_to_the_two_concerned_only():
    table = arrival(CHARMED).answer("B02", "near seat 1", "G07")
    for concerned in (0, 1):
        assert "player 1 hands Bramble Hoof over to player 2." in table.log(concerned)
    for bystander in (2, -1):
        assert "player 1 hands a green card over to player 2" in table.log(bystander)
        assert "Bramble Hoof" not in table.log(bystander)


@rule("YP-131", "YP-123")
def test_solo_charm_draws_one_card_to_the_line():
    table = arrival("""
        row   .... ..RY GB.. ....
        1     hand B02 B05
        deck * Y03 R05
    """)
    table.answer("near seat 2")
    assert table.over
    assert table.state.players[0].hand == ["B05", "Y03"]
