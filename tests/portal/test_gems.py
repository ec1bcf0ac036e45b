"""Gems: what an order pays on arrival, and what happens when a colour runs out."""

import pytest

from questboard.testing import Driver, position, rule


def gems(table: Driver, player: int = 0) -> str:
    """The standard Gems of a player, reds first."""
    owned = table.state.players[player].gems
    return "".join(color * owned[color] for color in "RYGB")


def seat_maugh(tokens: str, seat: str = "near seat 3", opponent: str = "", closed: str = "") -> Driver:
    """Maugh Blackspit, who orders -RBR, sits down in the middle of a two-player table."""
    text = f"""
        row    .... .... {tokens} .... ....
        1      hand R15
        2      {opponent}
        closed {closed}
    """
    return position("portal", text, ("act", 0, "play")).answer(seat)


# ---- what an order pays


@rule("YP-077")
@pytest.mark.parametrize(
    ("tokens", "seat", "paid"),
    [
        ("GRBR", "near seat 3", "RRB"),
        ("RBRG", "near seat 3", ""),  # the right colours, each one slot away
        ("RBRG", "far seat 3", "RRB"),
        ("GRBR", "far seat 3", ""),
        ("GRBR", "near seat 2", ""),
        ("GRBR", "far seat 4", ""),
    ],
)
def test_a_symbol_pays_a_gem_only_for_a_token_in_exactly_the_slot_it_faces(tokens, seat, paid):
    assert gems(seat_maugh(tokens, seat)) == paid


@rule("YP-077")
def test_the_seating_player_takes_the_gems_from_the_supply():
    table = seat_maugh("YRBY")
    assert (gems(table, 0), gems(table, 1)) == ("RB", "")
    assert table.state.supply.gems == {"R": 29, "Y": 30, "G": 30, "B": 29}


@rule("YP-078")
@pytest.mark.parametrize(
    ("tokens", "paid"), [("GRYG", "R"), ("GGBY", "B"), ("GYYR", "R"), ("G.BR", "RB"), ("GRYR", "RR")]
)
def test_each_matching_symbol_pays_even_if_the_order_is_not_completely_filled(tokens, paid):
    table = seat_maugh(tokens)
    assert gems(table) == paid
    assert table.state.seats[4].face_up


@rule("YP-080")
def test_one_ruby_and_one_sapphire_for_a_card_whose_second_red_is_missing():
    table = seat_maugh("YRBY")
    assert gems(table) == "RB"
    assert not table.told("perfect_match")
    assert table.state.seats[4].face_up


# ---- a colour that has run out


@rule("YP-079")
def test_if_fewer_gems_are_left_than_are_due_the_player_takes_what_is_left():
    table = seat_maugh("GRBR", opponent=f"gems {'R' * 29}")
    assert gems(table) == "RB"
    assert table.state.supply.gems["R"] == 0


@rule("YP-079")
def test_a_gem_of_any_colour_is_not_one_of_a_colour_that_has_run_out():
    table = seat_maugh("GRBR", opponent=f"gems {'R' * 29}")
    assert table.prompt == "Take a Gem of which colour?"
    assert table.options == ["Topaz", "Emerald", "Sapphire"]


@rule("YP-079")
def test_a_colour_stays_closed_when_gems_of_it_come_back_to_the_supply():
    table = position(
        "portal",
        f"""
        row   .... .... .R.. .... ....
        1     hand R15
        2     gems {"R" * 29}
        """,
        ("act", 0, "play"),
        ("act", 0, "exchange"),
    )
    table.answer("near seat 3")  # takes the last Ruby, and gives it up again in the exchange
    assert table.state.supply.gems["R"] == 1
    assert table.options == ["Topaz", "Emerald", "Sapphire"]


@rule("YP-079")
@pytest.mark.parametrize(
    ("hero", "tokens", "earned"),
    [
        ("R15", "YRBY", "B"),  # by its order, -RBR
        ("R07", "....", ""),  # by the effect of a Veteran
        ("R13", "GYBR", "G"),  # by its order, G--R, and its bonus: a Ruby, two cards
    ],
)
def test_no_gem_of_a_closed_colour_is_earned(hero, tokens, earned):
    table = position(
        "portal",
        f"""
        row    .... .... {tokens} .... ....
        1      hand {hero}
        2
        closed R
        """,
        ("act", 0, "play"),
    )
    table.answer("near seat 3")
    assert gems(table) == earned
    assert table.state.supply.gems["R"] == 30


@rule("YP-079")
def test_a_gem_of_a_closed_colour_can_still_be_taken_from_another_player():
    table = position(
        "portal",
        """
        row    .... .... .... RYGB ....
        1      hand R13    # a Rogue who picks pockets
        2      gems R
        closed R
        """,
        ("act", 0, "play"),
    )
    table.answer("near seat 1")
    assert (gems(table, 0), gems(table, 1)) == ("R", "")


@rule("YP-079")
def test_white_diamonds_run_out_like_any_gem():
    table = position(
        "portal",
        f"""
        row    .... .... YGRB .... ....
        near   .    .    R12  .    .     # orders R-Y-; bonus: a White Diamond, a card
        1
        2      diamonds {"R" * 20}
        """,
        ("act", 0, "swap"),
    )
    table.answer("8", "10")
    assert table.told("perfect_match")
    assert table.prompt == "Draw from which deck?"
    assert not any(table.state.players[0].diamonds.values())
    assert table.state.supply.diamonds == 0
    assert "There is no White Diamond left for player 1." in table.log()
