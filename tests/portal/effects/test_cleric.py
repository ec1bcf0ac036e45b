"""Clerics: Blessing and Revivify."""

from questboard.testing import position, rule
from tests.portal.effects.arrival import arrival

# ---- Blessing


def test_blessing_takes_a_potion_from_the_supply():
    table = arrival("""
        row   .... .... RYGB .... ....
        1     hand G03 potions 1
        2
    """)
    table.answer("near seat 1")
    assert table.over
    assert table.state.players[0].potions == 2
    assert table.state.supply.potions == 7


def test_blessing_does_nothing_when_all_nine_potions_are_out():
    table = arrival("""
        row   .... .... RYGB .... ....
        near  .    .    .    .    R06!
        1     hand G03 potions 3
        2     potions 5
    """)
    table.answer("near seat 1")
    assert table.over
    assert table.state.players[0].potions == 3


def test_solo_blessing_is_the_same():
    table = arrival("""
        row   .... ..RY GB.. ....
        1     hand R04
    """)
    table.answer("near seat 3")
    assert table.state.players[0].potions == 1


# ---- Revivify


@rule("YP-072")
def test_revivify_must_take_a_card_of_the_players_choice_from_the_discard_pile():
    table = arrival("""
        row     .... .... RYGB .... ....
        1       hand B03
        2
        discard R09 G12 Y04
    """)
    table.answer("near seat 1")
    assert table.options == ["Rhoz Ashscale", "Tansy Quickpocket", "Merric Foamwhistle"]
    table.answer("Tansy Quickpocket")
    assert table.over
    assert table.state.players[0].hand == ["G12"]
    assert table.state.discard == ["R09", "Y04"]


def test_revivify_does_nothing_when_nothing_is_discarded():
    table = arrival("""
        row   .... .... RYGB .... ....
        1     hand B03
        2
    """)
    table.answer("near seat 1")
    assert table.over
    assert table.state.players[0].hand == []


def test_revivify_may_take_a_card_discarded_this_turn():
    table = position(
        "portal",
        """
        row   .... .... RYGB .... ....
        near  .    .    .    .    R06
        1     hand B03
        2
        """,
    )
    table.answer("the red tile", "slot 8")  # place Ham, remove the only Hero, play
    table.answer("near seat 1")
    assert table.state.players[0].hand == ["R06"]
    assert table.state.discard == []


@rule("YP-133")
def test_everybody_has_seen_which_card_was_revived():
    table = arrival("""
        row     .... .... RYGB .... ....
        1       hand B03 Y04
        2
        discard G12
    """)
    table.answer("B03", "near seat 1")
    assert table.table.view(0).players[0].hand == ["Y04", "G12"]
    for other in (1, -1):
        assert table.table.view(other).players[0].hand == ["Y", "G12"]
        assert "player 1 takes Tansy Quickpocket from the discard pile." in table.log(other)


@rule("YP-150")
def test_solo_revivify_puts_the_card_at_the_deck_end_of_the_line():
    table = arrival("""
        row     .... ..RY GB.. ....
        1       hand B03 Y04 R01
        discard G12
    """)
    table.answer("near seat 3")
    assert table.state.players[0].hand == ["Y04", "R01", "G12"]
