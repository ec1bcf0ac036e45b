"""Rogues: Pickpocket and Sleight."""

from questboard.kernel import Luck
from questboard.testing import rule
from tests.portal.effects.arrival import arrival, gems

# ---- Pickpocket


@rule("YP-072")
def test_pickpocket_must_take_a_gem_opponent_and_colour_of_the_players_choice():
    table = arrival("""
        row   .... .... RYGB .... .... .... ....
        1     hand R13 gems R
        2     gems RRB
        3
        4     gems Y
    """)
    table.answer("near seat 1")
    assert table.options == ["player 2", "player 4"]
    table.answer("player 2")
    assert table.options == ["Ruby", "Sapphire"]
    table.answer("Ruby")
    assert table.over
    assert (gems(table, 0), gems(table, 1)) == ("RR", "RB")
    assert table.state.supply.gems["R"] == 27


@rule("YP-147")
def test_white_diamonds_cannot_be_pickpocketed():
    table = arrival("""
        row   .... .... RYGB .... .... ....
        1     hand R13
        2     gems G diamonds RRB
        3     diamonds YG
    """)
    table.answer("near seat 1")  # only player 2 can be robbed, and only of the Emerald
    assert table.over
    assert gems(table) == "G"
    assert sum(table.state.players[1].diamonds.values()) == 3


def test_pickpocket_does_nothing_when_no_opponent_owns_a_standard_gem():
    table = arrival("""
        row   .... .... RYGB .... ....
        1     hand R13 gems RY
        2     diamonds RRB
    """)
    table.answer("near seat 1")
    assert table.over
    assert gems(table) == "RY"


@rule("YP-079")
def test_pickpocket_takes_even_in_a_closed_colour():
    table = arrival("""
        row    .... .... RYGB .... ....
        1      hand R13
        2      gems B
        closed B
    """)
    table.answer("near seat 1")
    assert (gems(table, 0), gems(table, 1)) == ("B", "")


@rule("YP-131")
def test_solo_pickpocket_gains_a_gem_of_its_own_colour():
    table = arrival("""
        row   .... ..RY GB.. ....
        1     hand G13
    """)
    table.answer("near seat 4")
    assert table.over
    assert gems(table) == "G"


# ---- Sleight


def test_sleight_must_take_a_card_from_an_opponent_of_the_players_choice_who_has_one():
    table = arrival("""
        row   .... .... RYGB .... .... .... ....
        1     hand Y12
        2     hand R01
        3
        4     hand G07
    """)
    table.answer("near seat 1")
    assert table.options == ["player 2", "player 4"]
    table.answer("player 4")
    assert table.over
    assert table.state.players[0].hand == ["G07"]
    assert table.state.players[3].hand == []


def test_sleight_takes_a_card_at_random():
    taken = set()
    for seed in range(24):
        table = arrival("""
            row   .... .... RYGB .... ....
            1     hand Y12
            2     hand R01 G07 R05
        """)
        table.state.luck = Luck.seeded(seed)
        table.answer("near seat 1")
        assert len(table.state.players[1].hand) == 2
        taken |= set(table.state.players[0].hand)
    assert taken == {"R01", "G07", "R05"}


def test_sleight_does_nothing_when_no_opponent_holds_a_card():
    table = arrival("""
        row   .... .... RYGB .... ....
        1     hand Y12 G12
        2
    """)
    table.answer("Y12", "near seat 1")
    assert table.over
    assert table.state.players[0].hand == ["G12"]


@rule("YP-133")
def test_after_a_sleight_the_two_concerned_know_the_card_and_bystanders_its_back():
    table = arrival("""
        row   .... .... RYGB .... .... ....
        1     hand Y12
        2     hand R01 R05
        3
    """)
    table.answer("near seat 1")
    (taken,) = table.state.players[0].hand
    (kept,) = table.state.players[1].hand
    assert table.table.view(0).players[0].hand == [taken]
    assert table.table.view(0).players[1].hand == ["R"]
    assert table.table.view(1).players[0].hand == [taken]
    assert table.table.view(1).players[1].hand == [kept]
    for bystander in (2, -1):
        assert table.table.view(bystander).players[0].hand == ["R"]
        assert table.table.view(bystander).players[1].hand == ["R"]
        assert "Gorrak Bonegnaw" not in table.log(bystander)
        assert "Hesk Thornhide" not in table.log(bystander)


@rule("YP-131")
def test_solo_sleight_draws_one_card_to_the_line():
    table = arrival("""
        row   .... ..RY GB.. ....
        1     hand Y12 B05
        deck * Y03 R05
    """)
    table.answer("near seat 1")
    assert table.over
    assert table.state.players[0].hand == ["B05", "Y03"]
