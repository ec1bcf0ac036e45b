"""Warlocks: Pact and Hex."""

from questboard.testing import rule
from tests.portal.effects.arrival import arrival, gems, sitting

# ---- Pact


@rule("YP-081")
def test_pact_may_discard_a_card_from_the_hand_to_take_a_white_diamond():
    table = arrival("""
        row   .... .... RYGB .... ....
        1     hand Y14 R01 G07
        2
    """)
    table.answer("Y14", "near seat 1")
    assert table.options == ["Gorrak Bonegnaw", "Bramble Hoof", "pass"]
    table.answer("Bramble Hoof")
    assert table.options == ["Ruby", "Topaz", "Emerald", "Sapphire"]
    table.answer("Sapphire")
    assert table.over
    assert table.state.players[0].hand == ["R01"]
    assert table.state.discard == ["G07"]
    assert table.state.players[0].diamonds == {"R": 0, "Y": 0, "G": 0, "B": 1}
    assert table.state.supply.diamonds == 19


@rule("YP-133")
def test_everybody_sees_the_card_discarded_for_a_pact():
    table = arrival("""
        row   .... .... RYGB .... ....
        1     hand Y14 G07
        2
    """)
    table.answer("Y14", "near seat 1", "G07", "Ruby")
    assert table.table.view(1).discard == ["G07"]
    assert "player 1 discards Bramble Hoof." in table.log(1)


def test_pact_may_be_passed():
    table = arrival("""
        row   .... .... RYGB .... ....
        1     hand Y14 G07
        2
    """)
    table.answer("Y14", "near seat 1", "pass")
    assert table.over
    assert table.state.players[0].hand == ["G07"]
    assert table.state.supply.diamonds == 20


def test_pact_does_nothing_with_an_empty_hand():
    table = arrival("""
        row   .... .... RYGB .... ....
        1     hand Y14
        2
    """)
    table.answer("near seat 1")
    assert table.over
    assert table.state.supply.diamonds == 20


@rule("YP-079")
def test_pact_is_not_offered_when_no_white_diamond_is_left():
    table = arrival(f"""
        row   .... .... RYGB .... ....
        1     hand Y14 G07
        2     diamonds {"R" * 20}
    """)
    table.answer("Y14", "near seat 1")
    assert table.over
    assert table.state.players[0].hand == ["G07"]


@rule("YP-150")
def test_solo_pact_may_give_up_any_card_of_the_line():
    table = arrival("""
        row   .... ..RY GB.. ....
        1     hand Y14 R01 G07 B05
    """)
    table.answer("near seat 1")
    assert table.options == ["Gorrak Bonegnaw", "Bramble Hoof", "Harl Deepwater", "pass"]
    table.answer("Bramble Hoof", "Topaz")
    assert table.state.players[0].hand == ["R01", "B05"]
    assert table.state.players[0].diamonds["Y"] == 1


# ---- Hex


@rule("YP-072", "YP-147")
def test_a_hexed_opponent_returns_a_standard_gem_of_their_own_choice():
    table = arrival("""
        row   .... .... RYGB .... .... .... ....
        1     hand Y15 gems R
        2     gems RRB diamonds Y
        3     diamonds G
        4     gems G
    """)
    table.answer("near seat 1")
    assert table.asked == 0
    assert table.options == ["player 2", "player 4"]
    table.answer("player 2")
    assert table.asked == 1
    assert table.options == ["Ruby", "Sapphire"]
    table.answer("Sapphire")
    assert table.over
    assert (gems(table, 0), gems(table, 1)) == ("R", "RR")
    assert table.state.players[1].diamonds["Y"] == 1
    assert table.state.supply.gems["B"] == 30


def test_hex_does_nothing_when_no_opponent_owns_a_standard_gem():
    table = arrival("""
        row   .... .... RYGB .... ....
        1     hand Y15 gems R
        2     diamonds RRB
    """)
    table.answer("near seat 1")
    assert table.over
    assert gems(table) == "R"


@rule("YP-079")
def test_a_gem_lost_to_a_hex_does_not_open_a_closed_colour():
    table = arrival(
        """
        row    .... .... RYGB .... ....
        1      hand Y15 B08
        2      gems B
        closed B
        """,
        ("act", 0, "play"),
    )
    table.answer("Y15", "near seat 1")
    assert table.state.supply.gems["B"] == 30
    table.answer("near seat 2")  # a blue Fellowship beside the warlock
    assert gems(table) == ""


@rule("YP-131")
def test_solo_hex_may_discard_one_other_hero_face_up_or_face_down():
    table = arrival("""
        far   .    ~Y07 .    .
        row   .... ..RY GB.. ....
        near  .    .    .    R17!
        1     hand Y15
    """)
    table.answer("near seat 1")
    assert table.options == ["Bors the Thirsty", "Tock", "pass"]
    table.answer("Tock")
    assert table.over
    assert table.state.discard == ["R17"]
    assert sitting(table, "near seat 4") == "."
    assert table.state.supply.potions == 9


@rule("YP-131")
def test_solo_hex_may_be_passed_and_does_nothing_at_an_empty_table():
    table = arrival("""
        row   .... ..RY GB.. ....
        near  .    .    .    R17
        1     hand Y15
    """)
    table.answer("near seat 1", "pass")
    assert table.over
    assert table.state.discard == []
    table = arrival("""
        row   .... ..RY GB.. ....
        1     hand Y15
    """)
    table.answer("near seat 1")
    assert table.over
