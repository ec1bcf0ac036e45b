"""Artificers: Tinker and Alchemy."""

from questboard.testing import position, rule
from tests.portal.effects.arrival import arrival, gems

# ---- Tinker

RED_BACK = """
    row   .... .... RYGB RY.. ....
    1     hand R17 tiles rYGb     # the red back: play a card, remove a Food token
    2
"""


def test_tinker_may_flip_one_of_the_three_other_tiles_and_the_active_tile_still_flips():
    table = position("portal", RED_BACK)
    table.answer("the red tile", "near seat 1")
    assert table.options == ["the yellow tile", "the green tile", "the blue tile", "pass"]
    table.answer("the yellow tile", "the token on slot 13")
    assert table.state.players[0].tiles == {"R": True, "Y": False, "G": True, "B": False}


def test_tinker_turns_a_back_to_its_front():
    table = position("portal", RED_BACK)
    table.answer("the red tile", "near seat 1", "the blue tile", "the token on slot 13")
    assert table.state.players[0].tiles == {"R": True, "Y": True, "G": True, "B": True}


def test_tinker_may_be_passed():
    table = position("portal", RED_BACK)
    table.answer("the red tile", "near seat 1", "pass", "the token on slot 13")
    assert table.state.players[0].tiles == {"R": True, "Y": True, "G": True, "B": False}


def test_two_tinkers_may_flip_the_same_tile_twice():
    table = arrival(
        """
        row   .... .... RYGB .... ....
        1     hand R17 Y17
        2
        """,
        ("act", 0, "play"),
    )
    table.answer("R17", "near seat 1", "the green tile")
    assert not table.state.players[0].tiles["G"]
    table.answer("near seat 5", "the green tile")
    assert table.state.players[0].tiles["G"]


def test_solo_tinker_is_the_same():
    table = position(
        "portal",
        """
        row   .... ..RY GBR. ....
        1     hand R17 tiles rYGB
        """,
    )
    table.answer("the red tile", "near seat 1", "the blue tile", "the token on slot 11")
    assert table.state.players[0].tiles == {"R": True, "Y": True, "G": True, "B": False}


# ---- Alchemy


@rule("YP-067")
def test_alchemy_may_exchange_one_gem_for_two():
    table = arrival("""
        row   .... .... RYGB .... ....
        1     hand B17 gems RG
        2
    """)
    table.answer("near seat 5")
    assert table.options == ["Ruby", "Emerald", "pass"]
    table.answer("Emerald", "Topaz", "Sapphire")
    assert table.over
    assert gems(table) == "RYB"


def test_alchemy_may_be_passed():
    table = arrival("""
        row   .... .... RYGB .... ....
        1     hand B17 gems RG
        2
    """)
    table.answer("near seat 5", "pass")
    assert table.over
    assert gems(table) == "RG"


@rule("YP-068", "YP-147")
def test_alchemy_does_nothing_for_a_player_who_owns_white_diamonds_only():
    table = arrival("""
        row   .... .... RYGB .... ....
        1     hand B17 diamonds RG
        2
    """)
    table.answer("near seat 5")
    assert table.over
    assert table.state.players[0].diamonds == {"R": 1, "Y": 0, "G": 1, "B": 0}


@rule("YP-072")
def test_alchemy_comes_before_the_artificers_own_gems():
    table = arrival("""
        row   .... .... R..B Y.G. ....
        1     hand B17     # R--B is matched, but there is no Gem to exchange yet
        2
    """)
    table.answer("near seat 3")
    assert gems(table) == "RB"
    assert table.prompt == "Assign the White Diamond to which colour?"


def test_solo_alchemy_is_the_same():
    table = arrival("""
        row   .... ..RY GB.. ....
        1     hand B17 gems G
    """)
    table.answer("near seat 1", "Emerald", "Ruby", "Ruby")
    assert gems(table) == "RR"
