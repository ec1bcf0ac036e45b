"""Perfect Matches: when an order is filled, who is paid, and in which order chains are resolved."""

import pytest

from questboard.games import load_rules
from questboard.games.portal.content import HEROES
from questboard.games.portal.rules.scoring import multipliers
from questboard.testing import Driver, position, rule
from questboard.testing.conformance import deal, random_answers


def gems(table: Driver, player: int = 0) -> str:
    """The standard Gems of a player, reds first."""
    owned = table.state.players[player].gems
    return "".join(color * owned[color] for color in "RYGB")


def payments(table: Driver) -> list[str]:
    """The Gems gained so far, one payment after the other."""
    return [event.facts["gems"] for event in table.told("gained")]


def seat(hero: str, tokens: str) -> Driver:
    """A Hero sits down in the middle of a two-player table, at near seat 3."""
    text = f"row .... .... {tokens} .... ....\n1 hand {hero}\n2"
    return position("portal", text, ("act", 0, "play")).answer("near seat 3")


def complete(hero: str, tokens: str, mine: str = "") -> Driver:
    """Player 1 swaps the outer two of four tokens and so completes a Hero at near seat 3."""
    text = f"""
        row   .... .... {tokens[3]}{tokens[1:3]}{tokens[0]} .... ....
        near  . . {hero} . .
        1     {mine}
        2
    """
    return position("portal", text, ("act", 0, "swap")).answer("8", "11")


# ---- what a Perfect Match is


@rule("YP-085")
@pytest.mark.parametrize(
    ("hero", "order", "tokens", "matched"),
    [
        ("R13", "G--R", "GYBR", True),
        ("R13", "G--R", "G..R", True),
        ("R13", "G--R", "GGRR", True),
        ("R13", "G--R", "GYB.", False),
        ("R13", "G--R", "RYBG", False),
        ("R15", "-RBR", ".RBR", True),
        ("R15", "-RBR", "YRBR", True),
        ("R15", "-RBR", "YRBY", False),
        ("R15", "-RBR", "YRRR", False),
        ("B08", "GRBG", "GRBG", True),
        ("B08", "GRBG", "GRB.", False),
        ("B08", "GRBG", "GRBY", False),
    ],
)
def test_a_match_is_perfect_when_every_symbol_is_met_whatever_lies_at_the_blanks(
    hero, order, tokens, matched
):
    table = seat(hero, tokens)
    assert bool(table.told("perfect_match")) is matched, order
    assert table.state.seats[4].face_up is not matched


@rule("YP-089")
def test_a_match_on_arrival_pays_the_order_and_the_bonus():
    table = seat("G15", "RYRG")  # orders R-RG; bonus: two Emeralds and a Sapphire
    assert payments(table) == ["RRG", "GGB"]


@rule("YP-088")
def test_a_match_completed_later_pays_the_bonus_only():
    table = complete("R14", "GBBR")  # orders -BBR; bonus: two Rubies and a Topaz
    assert payments(table) == ["RRY"]
    assert gems(table) == "RRY"


@rule("YP-086")
def test_a_hero_not_matched_on_arrival_stays_face_up_and_can_be_completed_by_another_player():
    table = position(
        "portal",
        """
        row   .... .... GYB. .... ....
        1     hand R13    # orders G--R; bonus: a Ruby, two cards
        2     hand G02
        """,
        ("act", 0, "play"),
        ("turn", 1),
    )
    table.answer("near seat 3")
    assert table.state.seats[4].face_up
    table.answer("the red tile", "slot 12")
    assert not table.state.seats[4].face_up
    assert (gems(table, 0), gems(table, 1)) == ("G", "R")
    assert (table.asked, table.prompt) == (1, "Draw the first card from which deck?")


# Each completes Pyrra Dain (R14, who orders -BBR) at near seat 3; a Hero who is played faces empty slots.
CHANGES = {
    "placing a token": ("GBB. ....", ". . R14/2 . .", "", "place_R", ["slot 12"]),
    "swapping tokens": ("GRBB ....", ". . R14/2 . .", "", "swap", ["9", "11"]),
    "moving a token": ("GBB. R...", ". . R14/2 . .", "G06", "play", ["near seat 1", "12", "slot 12"]),
    "replacing a token": ("GBBG ....", ". . R14/2 . .", "G14", "play", ["near seat 1", "11", "red ham"]),
    "moving the Hero": ("GBBR ....", ". R14/2 . . .", "Y08", "play", ["near seat 1", "R14", "near seat 3"]),
    "exchanging Heroes": ("GBBR ....", ". R14/2 B08 . .", "B07", "play", ["near seat 1", "R14"]),
    "a Wizard's swap": ("GRBB ....", ". . R14/2 . .", "G16", "play", ["near seat 1", "9", "11"]),
    "with a Potion on it": ("GRBB ....", ". . R14! . .", "", "swap", ["9", "11"]),
}


@rule("YP-087", "YP-137")
@pytest.mark.parametrize("change", CHANGES)
def test_whoever_completes_a_match_gets_the_bonus_whatever_change_completed_it(change):
    tokens, near, hand, action, answers = CHANGES[change]
    table = position(
        "portal", f"row .... .... {tokens} ....\nnear {near}\n1 hand {hand}\n2", ("act", 0, action)
    )
    assert not table.told("perfect_match")
    table.answer(*answers)
    assert table.state.seats[4].hero == "R14"
    assert not table.state.seats[4].face_up
    assert (gems(table, 0), gems(table, 1)) == ("RRY", "")


@rule("YP-096")
def test_the_swap_of_the_blue_tile_earns_a_perfect_match():
    table = position(
        "portal",
        """
        row   .... .... GRBB .... ....
        near  .    .    R14/2 .   .     # orders -BBR; bonus: two Rubies and a Topaz
        1     hand Y10
        2
        """,
    )
    table.answer("the blue tile", "slot 8", "9", "11")
    assert gems(table) == "RRY"
    assert not table.state.seats[4].face_up
    assert table.prompt == "Seat Skarn Dustpaw where?"


@rule("YP-137")
@pytest.mark.parametrize(("seats", "seed"), [(1, 11), (2, 12), (3, 13), (4, 14)])
def test_between_turns_no_face_up_hero_is_completely_matched(seats, seed):
    table = deal(load_rules("portal"), seats, seed)
    turns = 0
    for _ in random_answers(table, seed):
        if table.ask is None or table.ask.kind != "tile" or table.state.active_tile:
            continue
        turns += 1
        for number, at in enumerate(table.state.seats):
            if at is not None and at.face_up:
                order = HEROES[at.hero].order[:: -1 if number % 2 else 1]
                tokens = table.state.row[number // 2 * 4 :]
                assert any(want not in ("-", token) for want, token in zip(order, tokens, strict=False))
    assert turns > 5


@rule("YP-137")
def test_removing_a_token_can_break_a_match():
    table = seat("R02", "RRYY")  # Xathir orders RRYY, and has to smash a token of the column on arrival
    assert table.prompt == "Smash which token, for a Gem of its colour?"
    table.answer("8")
    assert payments(table) == ["R", "RYY"]
    assert table.state.seats[4].face_up


# ---- what happens to the card


@rule("YP-090")
def test_the_matched_card_is_turned_face_down_on_its_seat_and_shows_its_victory_point_symbol():
    table = complete("R14", "GBBR")
    at = table.state.seats[4]
    assert (at.hero, at.face_up) == ("R14", False)
    assert multipliers(table.table.view(1)) == {"R": 2, "Y": 1, "G": 1, "B": 1}


@rule("YP-090")
def test_a_potion_on_the_matched_card_returns_to_the_supply():
    table = complete("R14!", "GBBR")
    assert not table.state.seats[4].potion
    assert table.state.supply.potions == 9


@rule("YP-090")
def test_the_card_is_flipped_before_its_bonus_so_the_bonus_triggers_only_once():
    table = complete("R17", "RYBG")  # orders R-B-; bonus: a Ruby, a swap
    assert not table.state.seats[4].face_up
    table.answer("9", "11")  # its order is still filled after this swap
    assert payments(table) == ["R"]
    assert table.over


# ---- the actions of a bonus


@rule("YP-091")
@pytest.mark.parametrize(
    ("hero", "tokens", "mine", "before", "prompt"),
    [
        ("R17", "RYBG", "", [], "Swap which token?"),
        ("R03", "BBRG", "", [], "Place which food?"),
        ("Y09", "GRYY", "", ["Ruby", "Ruby"], "Remove which Food token?"),
        ("G13", "RYBG", "", [], "Remove which Hero?"),
        ("R04", "YBGR", "hand R15", [], "Play which Hero?"),
        ("R13", "GYBR", "", [], "Draw the first card from which deck?"),
        ("R05", "YBGR", "", [], "Take an Enchant Food Potion?"),
        ("R10", "RRGB", "", [], "Give up which Gem, to take two others?"),
    ],
)
def test_each_action_of_a_bonus_is_optional(hero, tokens, mine, before, prompt):
    table = complete(hero, tokens, mine).answer(*before)
    assert table.prompt == prompt
    hand, row, earned = table.state.players[0].hand[:], table.state.row, gems(table)
    table.answer("no" if hero == "R05" else "pass")
    assert table.over or table.prompt != prompt
    assert (table.state.players[0].hand, table.state.row, gems(table)) == (hand, row, earned)
    assert table.state.players[0].potions == 0
    assert table.state.seats[4].hero == hero


@rule("YP-091")
def test_an_action_of_a_bonus_that_is_impossible_is_lost_and_the_rest_follows():
    table = complete("R04", "YBGR")  # bonus: a Ruby, a play, a card; but the hand is empty
    assert gems(table) == "R"
    assert [event.facts["action"] for event in table.told("lost")] == ["play"]
    assert table.prompt == "Draw from which deck?"


@rule("YP-091")
def test_a_bonus_that_removes_food_spares_the_last_token_of_a_colour():
    table = complete("Y09", "GRYY").answer("Ruby", "Ruby")
    assert table.options == ["the token on slot 11", "the token on slot 12", "pass"]
    table.answer("10")
    assert table.state.row[8:12] == "GR.Y"


@rule("YP-091")
def test_a_bonus_that_places_food_needs_a_slot_next_to_a_token():
    table = complete("R03", "BBRG").answer("yellow ale")
    assert table.options == ["slot 8", "slot 13"]
    table.answer("slot 13")
    assert table.state.row == "........BBRGY......."


@rule("YP-091")
def test_a_bonus_that_removes_a_card_may_take_the_very_card_it_came_from():
    table = complete("G13", "RYBG").answer("G13")
    assert table.state.discard == ["G13"]
    assert table.state.seats[4] is None


@rule("YP-091")
def test_a_bonus_that_exchanges_gems_takes_no_white_diamond():
    table = complete("R10", "RRGB", "diamonds G")
    assert table.options == ["Ruby", "pass"]
    table.answer("Ruby", "Topaz", "Sapphire")
    assert gems(table) == "YB"


@rule("YP-091")
def test_a_bonus_that_draws_and_takes_a_potion_does_both_in_order():
    table = complete("R05", "YBGR").answer("yes", "the blue deck")
    assert table.state.players[0].potions == 1
    assert table.state.players[0].hand == ["B01"]
    assert table.over


@rule("YP-091")
def test_a_bonus_that_plays_a_card_is_a_full_play():
    table = complete("R04", "YBGR", "hand R07").answer("R07")
    assert "far seat 3" in table.options
    assert "near seat 3" not in table.options
    table.answer("far seat 3")  # GRYR, read from the far side: RYRG over YBGR
    assert payments(table) == ["R", "R"]  # the bonus of R04, then the effect of a Veteran
    table = complete("R04", "YBGR", "hand R15").answer("R15", "far seat 3")  # RBR- over YBGR
    assert payments(table) == ["R", "B"]


# ---- several at once, and chains


@rule("YP-138")
def test_heroes_completed_by_one_change_are_flipped_at_once_and_paid_in_the_order_the_player_picks():
    table = position(
        "portal",
        """
        row   .... .... GBBB  RGB.  ....
        near  .    .    R14/2 B14/2 .     # -BBR pays RRY, BGB- pays BBR
        1
        2
        """,
        ("act", 0, "swap"),
    )
    table.answer("11", "12")
    assert (table.state.seats[4].face_up, table.state.seats[6].face_up) == (False, False)
    assert payments(table) == []
    assert (table.asked, table.prompt) == (0, "Resolve which bonus first?")
    table.answer("B14")
    assert payments(table) == ["BBR", "RRY"]


@rule("YP-138")
def test_a_match_completed_in_the_middle_of_a_bonus_is_paid_before_the_bonuses_that_wait():
    table = position(
        "portal",
        """
        row   .... GBB.  GBRR  BYBY  ....
        near  .    B14/2 R14/2 R17/2 .     # BGB- pays BBR, -BBR pays RRY, R-B- pays R and a swap
        1
        2
        """,
        ("act", 0, "swap"),
    )
    table.answer("10", "12", "R17", "4", "5")
    assert payments(table) == ["R", "BBR", "RRY"]


@rule("YP-138")
def test_a_match_completed_by_an_effect_inside_a_bonus_is_paid_before_the_rest_of_both():
    table = position(
        "portal",
        """
        row   .... BG.B RBGY  GRBB  ....
        near  .    .    R04/2 R14/2 .     # Y-GR pays R, a play and a card; -BBR pays RRY
        1     hand B14                    # a Wizard who orders BGB- and swaps
        2
        """,
        ("act", 0, "swap"),
    )
    table.answer("8", "11", "B14", "near seat 2", "13", "15")
    assert payments(table) == ["R", "RRY", "BG"]
    assert table.prompt == "Draw from which deck?"


@rule("YP-138")
def test_a_bonus_already_earned_is_paid_even_if_its_card_leaves_the_table():
    table = position(
        "portal",
        """
        row   .... .... GBYR  RBRG  ....
        near  .    .    R14/2 G13/2 .     # -BBR pays RRY, -Y-G pays G and removes a card
        1
        2
        """,
        ("act", 0, "swap"),
    )
    table.answer("10", "13", "G13", "R14")
    assert table.state.discard == ["R14"]
    assert payments(table) == ["G", "RRY"]


# ---- a Hero whose effect is still being resolved

SURGE = "near seat 3"
"""Where Durgan (R06) sits: a Fighter who orders -YR-, pays a Ruby and any Gem, and may play a Hero."""


@rule("YP-135")
def test_a_nested_play_is_resolved_completely_before_the_outer_hero_scores():
    table = position("portal", "row .... .... GYRB RBRG ....\n1 hand R06 G15\n2", ("act", 0, "play"))
    table.answer("R06", SURGE, "G15", "near seat 4")
    assert payments(table) == ["RRG", "GGB", "YR", "R"]


@rule("YP-135")
def test_a_pending_hero_is_not_flipped_by_a_nested_effect_that_fills_its_order():
    table = position("portal", "row .... .... GYBR .... ....\n1 hand R06 G16\n2", ("act", 0, "play"))
    table.answer("R06", SURGE, "G16", "far seat 5", "10", "11")  # Alder swaps Durgan's order full
    happened = [event.kind for event in table.table.journal]
    assert happened[-5:] == ["swapped", "unpaid", "gained", "perfect_match", "gained"]
    assert payments(table) == ["YR", "R"]


@rule("YP-135")
def test_a_pending_hero_that_is_moved_scores_at_its_new_seat():
    table = position("portal", "row ..R. .... GYRB .... ....\n1 hand R06 Y08\n2", ("act", 0, "play"))
    table.answer("R06", "near seat 1", "Y08", "far seat 5", "R06", "near seat 3")
    assert payments(table) == ["YR", "R"]
    assert not table.state.seats[4].face_up


@rule("YP-135")
def test_a_pending_hero_that_is_discarded_scores_nothing():
    table = position("portal", "row .... .... GYRB .... ....\n1 hand R06 Y01\n2", ("act", 0, "play"))
    table.answer("R06", SURGE, "Y01", "near seat 4")  # Big Mog rampages over his only neighbour
    assert table.state.discard == ["R06"]
    assert payments(table) == []
    assert table.over


@rule("YP-135")
def test_a_pending_hero_that_is_called_back_to_the_hand_scores_nothing():
    table = position("portal", "row .... .... GYRB .... ....\n1 hand R06 G11\n2", ("act", 0, "play"))
    table.answer("R06", SURGE, "G11", "far seat 5", "R06")
    assert table.state.players[0].hand == ["R06"]
    assert payments(table) == []
    assert table.over


@rule("YP-135")
def test_a_hero_that_leaves_and_is_seated_again_scores_for_the_new_play_only():
    table = position(
        "portal",
        """
        row   .... GYBB BRGY R.GY  ....
        near  .    .    .    R04/2 .     # Y-GR pays R, a play and a card
        1     hand R06 B05 G11           # two Fighters, -YR- and B--Y, and a Ranger
        2
        """,
        ("act", 0, "play"),
    )
    table.answer("R06", "near seat 1", "B05", "near seat 3", "G11", "far seat 5", "R06")
    assert payments(table) == ["BY", "B"]  # the order and the bonus of B05; its swap is next
    table.answer("12", "15", "R06", "near seat 2", "pass")
    assert payments(table) == ["BY", "B", "R", "Y"]
    assert table.over


# ---- moving is not playing


@rule("YP-136")
def test_a_hero_who_is_moved_has_no_effect_and_takes_no_order_gems():
    table = position(
        "portal",
        """
        row   .... .... GRB. .... ....
        near  R07/2 .   .    .    .     # a Veteran who orders GRYR
        1     hand Y08
        2
        """,
        ("act", 0, "play"),
    )
    table.answer("far seat 5", "R07", "near seat 3")
    assert table.state.seats[4].hero == "R07"
    assert (gems(table, 0), gems(table, 1)) == ("", "")
    assert table.over


@rule("YP-136")
def test_heroes_who_exchange_seats_have_no_effect_and_take_no_order_gems():
    table = position(
        "portal",
        """
        row   .... GR.B GRB. .... ....
        near  .    R07/2 G07/2 .  .     # two Veterans who order GRYR and G--B
        1     hand B07
        2
        """,
        ("act", 0, "play"),
    )
    table.answer("far seat 5", "R07")
    assert [table.state.seats[2].hero, table.state.seats[4].hero] == ["G07", "R07"]
    # Bramble Hoof's order is filled at the new seat: only the match is checked, and only it pays.
    assert payments(table) == ["G"]
    assert table.prompt == "Take a Gem of which colour?"


@rule("YP-152")
def test_a_bonus_of_two_cards_may_be_passed_whole_but_not_in_half():
    # Nix Underbarrel (G--R): a Ruby, then draw two cards.
    text = """
        row   .... .... G..R YB.. ....
        1     hand R13
        2
    """
    table = position("portal", text, ("act", 0, "play")).answer("near seat 3")
    assert table.prompt == "Draw the first card from which deck?"
    assert "pass" in table.options
    table.answer("the red deck")
    assert table.prompt == "Draw the second card from which deck?"
    assert "pass" not in table.options
