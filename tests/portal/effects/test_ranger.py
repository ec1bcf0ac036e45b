"""Rangers: Track and Call Back."""

import pytest

from questboard.testing import rule
from tests.portal.effects.arrival import all_cards_but, arrival, sitting

# ---- Track

RED_DECK = """
    row   .... .... RYGB .... ....
    1     hand B09
    2
    deck R R05 R09 R14 R16
"""


@rule("YP-072")
def test_track_takes_one_of_the_top_three_cards_and_puts_the_others_under_the_deck():
    table = arrival(RED_DECK)
    table.answer("near seat 1")
    assert table.options == ["the red deck", "the yellow deck", "the green deck", "the blue deck"]
    table.answer("the red deck")
    assert table.options == ["Hesk Thornhide", "Rhoz Ashscale", "Pyrra Dain"]
    table.answer("Rhoz Ashscale")
    assert table.state.players[0].hand == ["R09"]
    assert table.state.decks["R"][-1] == "R16"


@pytest.mark.parametrize(("first", "bottom"), [("R05", ["R14", "R05"]), ("R14", ["R05", "R14"])])
def test_tracked_cards_go_under_the_deck_in_any_order(first, bottom):
    table = arrival(RED_DECK)
    table.answer("near seat 1", "the red deck", "R09", first)
    assert table.over
    assert table.state.decks["R"][:2] == bottom


@pytest.mark.parametrize(
    ("deck", "asked"),
    [(["R05", "R09"], ["Hesk Thornhide", "Rhoz Ashscale"]), (["R05"], None)],
)
def test_track_looks_at_fewer_cards_when_the_deck_is_short(deck, asked):
    table = arrival(f"""
        row     .... .... RYGB .... ....
        1       hand B09
        2
        deck R {" ".join(deck)}
        discard {all_cards_but("B09", "Y01", *deck)}
    """)
    table.answer("near seat 1", "the red deck")
    if asked:
        assert table.options == asked
        table.answer("R05")
    assert table.over
    assert table.state.players[0].hand == ["R05"]
    assert table.state.decks["R"] == deck[1:]


def test_track_does_nothing_when_every_deck_is_empty():
    table = arrival(f"""
        row     .... .... RYGB .... ....
        1       hand B09
        2
        discard {all_cards_but("B09")}
    """)
    table.answer("near seat 1")
    assert table.over
    assert table.state.players[0].hand == []


@rule("YP-133")
def test_nobody_else_sees_what_is_tracked():
    table = arrival(RED_DECK)
    table.answer("near seat 1", "the red deck")
    assert table.table.view(0).looked == ["R05", "R09", "R14"]
    assert table.table.view(1).looked == table.table.view(-1).looked == ["R", "R", "R"]
    table.answer("R09", "R14")
    assert table.table.view(0).players[0].hand == ["R09"]
    assert table.table.view(0).decks["R"][:3] == ["R05", "R14", "R"]
    for other in (1, -1):
        assert table.table.view(other).players[0].hand == ["R"]
        assert set(table.table.view(other).decks["R"]) == {"R"}
        for name in ("Hesk Thornhide", "Rhoz Ashscale", "Pyrra Dain"):
            assert name not in table.log(other)
            assert name in table.log(0)


@rule("YP-133")
def test_who_knew_tracked_cards_cannot_tell_any_more_where_they_are():
    table = arrival(
        f"""
        row     .... .... RYGB .... ....
        1       hand B09
        2       hand G10
        deck R R05 R09 R14
        discard {all_cards_but("B09", "G10", "R05", "R09", "R14")}
        """,
        ("act", 1, "play"),
    )
    table.answer("near seat 1", "R05", "R09")
    assert table.table.view(0).decks["R"] == ["R14", "R09"]
    table.answer("near seat 2", "R14")  # now player 2 tracks both
    assert table.state.players[1].hand == ["R14"]
    assert table.table.view(0).players[1].hand == ["R"]
    assert table.table.view(0).decks["R"] == ["R"]
    assert table.table.view(1).decks["R"] == ["R09"]


@rule("YP-150")
def test_solo_track_looks_into_the_single_deck_and_takes_to_the_deck_end_of_the_line():
    table = arrival("""
        row   .... ..RY GB.. ....
        1     hand B09 Y04 R01
        deck * G05 R09 Y14 R16
    """)
    table.answer("near seat 1")
    assert table.options == ["Old Barkskin", "Rhoz Ashscale", "Vexra Bottomless"]
    table.answer("R09", "G05")
    assert table.over
    assert table.state.players[0].hand == ["Y04", "R01", "R09"]
    assert table.state.decks["*"][:2] == ["Y14", "G05"]


@rule("YP-133")
def test_in_solo_everybody_sees_the_whole_line_after_a_track():
    table = arrival("""
        row   .... ..RY GB.. ....
        1     hand B09 Y04
        deck * G05 R09 Y14
    """)
    table.answer("near seat 1", "R09", "G05")
    assert table.table.view(-1).players[0].hand == ["Y04", "R09"]
    assert set(table.table.view(-1).decks["*"][:-1]) == {"*"}


# ---- Call Back


def test_call_back_may_take_another_face_up_hero_without_potion_whoever_played_it():
    table = arrival("""
        far   .    Y07/2@0 .    .   .
        row   .... .... RYGB .... ....
        near  .    ~B06 .    R17! G03
        1     hand R12
        2
    """)
    table.answer("near seat 1")
    assert table.options == ["Bors the Thirsty", "Brother Turnip", "pass"]
    table.answer("Bors the Thirsty")
    assert table.over
    assert table.state.players[0].hand == ["Y07"]
    assert sitting(table, "far seat 2") == "."


def test_call_back_may_be_passed():
    table = arrival("""
        row   .... .... RYGB .... ....
        near  .    .    .    .    G03
        1     hand R12
        2
    """)
    table.answer("near seat 1", "pass")
    assert table.over
    assert table.state.players[0].hand == []
    assert sitting(table, "near seat 5") == "G03"


def test_call_back_does_nothing_without_a_target():
    table = arrival("""
        row   .... .... RYGB .... ....
        near  .    ~B06 .    R17! .
        1     hand R12
        2
    """)
    table.answer("near seat 1")
    assert table.over
    assert table.state.players[0].hand == []


@rule("YP-133")
def test_everybody_has_seen_which_hero_was_called_back():
    table = arrival("""
        row   .... .... RYGB .... ....
        near  .    .    .    .    G03
        1     hand R12 Y04
        2
    """)
    table.answer("R12", "near seat 1", "G03")
    for other in (1, -1):
        assert table.table.view(other).players[0].hand == ["Y", "G03"]


@rule("YP-133")
def test_a_called_back_hero_is_lost_sight_of_when_it_may_have_changed_hands():
    table = arrival(
        """
        row   .... .... RYGB .... .... ....
        near  .    .    .    .    G03  .
        1     hand R12 G08
        2     hand B02 Y04
        3
        """,
        ("act", 1, "play"),
    )
    table.answer("R12", "near seat 1", "G03")
    assert table.table.view(2).players[0].hand == ["G", "G03"]
    table.answer("B02", "near seat 2", "Y04")  # player 2 charms a green card of the two
    assert table.table.view(2).players[0].hand == ["Y", "G"]
    assert table.table.view(2).players[1].hand == ["G"]


@rule("YP-150")
def test_solo_call_back_goes_to_the_deck_end_of_the_line():
    table = arrival("""
        row   .... ..RY GB.. ....
        near  .    .    .    G03
        1     hand R12 Y04
    """)
    table.answer("near seat 1", "G03")
    assert table.state.players[0].hand == ["Y04", "G03"]
