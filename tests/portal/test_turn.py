"""Turns: one tile, all its actions in order, the flip; passing; and what it is all for."""

import pytest

from questboard.testing import dealt, position, rule
from questboard.testing.conformance import random_answers

BARE_HANDS = "tiles rygb"
"""Four backs and nothing to use them with: no Potion, no Hero, no card, no Gem."""


def finished(text):
    """How a game ends that stands like this when it is scored."""
    return position("portal", text, ("finish", "YP-101")).table.outcome


# ---- what the players are after


@rule("YP-001")
def test_the_player_with_the_most_victory_points_wins():
    outcome = finished(
        """
        row   .... .... RYGB .... .... ....
        1     gems RR  objectives O1
        2     gems RRR
        3     gems Y  objectives O2 O3
        """
    )
    assert outcome.scores == (2 + 5, 3 + 10, 1 + 5 + 5)
    assert (outcome.winners, outcome.reason) == ((1,), "the highest Victory Point total")


@rule("YP-001")
def test_of_players_with_equal_points_the_one_with_more_objectives_wins():
    outcome = finished(
        """
        row   .... .... RYGB .... ....
        1     gems RRYYG  objectives O1 O2
        2     gems RRRRR
        """
    )
    assert (outcome.scores, outcome.winners) == ((5 + 10, 5 + 10), (0,))
    assert outcome.reason == "tied on points, more Objectives"


@rule("YP-001")
def test_with_equal_objectives_the_player_with_more_gems_wins_diamonds_included():
    outcome = finished(
        """
        row   .... .... RYGB .... ....
        near  ~R01 . . . .
        1     gems RR
        2     gems YY  diamonds GB
        """
    )
    assert (outcome.scores, outcome.winners) == ((2 * 2 + 10, 4 + 10), (1,))
    assert outcome.reason == "tied on points, more Gems"


@rule("YP-001")
def test_players_equal_in_all_that_share_the_win():
    outcome = finished("row .... .... RYGB .... ....\n1 gems RRR\n2 gems YYY")
    assert (outcome.scores, outcome.winners) == ((13, 13), (0, 1))
    assert outcome.reason == "tied on points; the win is shared"


@rule("YP-002")
def test_points_come_from_gems_times_symbols_two_bonuses_and_objectives_and_nothing_else():
    outcome = finished(
        """
        far   Y01 Y02 .   .   .
        row   RRYY GGBB RYGB RYGB RYGB
        near  ~R01 .  .   .   R02!
        1     gems RR  diamonds G  objectives O7  hand R03 Y03 G03 B03 B04  potions 3
        2     gems RYGBBB  tiles rygb
        """
    )
    rubies, emerald, objective = 2 * 2, 1, 5
    assert outcome.scores[0] == rubies + emerald + objective
    ruby, topaz, emerald, sapphires, most_of_one, most_sets = 2, 1, 1, 3, 10, 15
    assert outcome.scores[1] == ruby + topaz + emerald + sapphires + most_of_one + most_sets


@rule("YP-002")
def test_in_solo_an_award_for_each_set_stands_for_both_bonuses():
    outcome = finished("row .... ..RY GB.. ....\n1 gems RRYYGGBB")
    assert outcome.scores == (8 + 2 * 3,)


# ---- a turn


@rule("YP-036", "YP-042")
def test_a_turn_is_one_tile_which_is_flipped_and_then_the_next_player_is_asked():
    table = position(
        "portal",
        """
        row   .... .... RYGB .... ....
        1
        2     hand R01
        """,
    )
    assert [event.facts["tile"] for event in table.told("activated")] == ["G"]  # nothing else is usable
    table.answer("slot 8", "the red deck", "the red deck", "Ruby")
    assert table.state.players[0].tiles == {"R": True, "Y": True, "G": False, "B": True}
    assert len(table.told("activated")) == 1
    assert (table.asked, table.prompt) == (1, "Activate which Action tile?")


@rule("YP-036")
def test_only_the_four_own_tiles_are_offered():
    table = position(
        "portal",
        """
        row   .... .... RYGB .... ....
        near  R14 . . . .
        1     hand R01
        2     hand R02
        """,
    )
    assert table.options == ["the red tile", "the yellow tile", "the green tile", "the blue tile"]


@rule("YP-042")
def test_the_other_side_is_used_on_a_later_turn_and_flips_back():
    table = position(
        "portal",
        """
        row   .... .... RYGB .... ....
        near  R14 . Y14 . .
        1     tiles RYGB
        2     tiles Rygb
        """,
    )
    table.answer("slot 8", "the red deck", "the red deck", "Ruby")  # green front, the only usable tile
    table.answer("Y14")  # player 2's green back, the only usable tile too
    assert table.state.players[0].tiles["G"] is False
    table.answer("the green tile")  # its back: remove the last Hero
    assert [event.facts["hero"] for event in table.told("removed")] == ["Y14", "R14"]
    assert table.state.players[0].tiles["G"] is True
    assert table.state.players[1].tiles["G"] is True


@rule("YP-037")
def test_the_tile_is_flipped_only_when_every_card_played_through_it_is_resolved():
    # Durgan Ironrib lets another Hero be played; his order is -YR-, his bonus a Ruby and any Gem.
    table = position(
        "portal",
        """
        row   .... .... RYRB .... ....
        near  R14 . . . .
        1     hand R06 R09
        2     hand R02
        """,
    )
    table.answer("the red tile", "slot 8", "R06", "near seat 3")
    for answer in ("R09", "near seat 5", "Topaz"):
        assert table.state.players[0].tiles["R"] is True
        assert table.asked == 0
        table.answer(answer)
    assert table.state.players[0].tiles["R"] is False
    kinds = [event.kind for event in table.table.journal]
    assert kinds.index("flipped") > kinds.index("perfect_match")
    assert table.asked == 1


@rule("YP-039", "YP-040")
def test_actions_are_done_from_left_to_right_and_none_can_be_skipped():
    table = position(
        "portal",
        """
        row   .... .... RYGB .... ....
        near  R14 . . . .
        1     hand R09 R10
        2
        """,
    )
    table.answer("the blue tile")
    asked = []
    while table.asked == 0 and table.prompt != "Activate which Action tile?":
        asked.append(table.prompt)
        assert "pass" not in table.options
        table.answer(table.options[-1])
    assert asked == [
        "Place blue fish on which slot?",
        "Swap which token?",
        "Swap the token on slot 13 with which token?",
        "Play which Hero?",
        "Seat Ulla Stonefist where?",
    ]


@rule("YP-040")
@pytest.mark.parametrize("side", ["RYGB", "rygb"])
@pytest.mark.parametrize("tile", ["red", "yellow", "green", "blue"])
def test_no_question_of_a_tile_offers_a_pass(tile, side):
    table = position(
        "portal",
        f"""
        row   .... .... RYGB RR.. ....
        near  R14 Y10 . . .
        1     tiles {side}  hand R10 G09  gems RY  potions 1
        2     hand R01
        """,
    )
    table.answer(f"the {tile} tile")
    assert table.asked == 0
    while table.asked == 0:
        assert "pass" not in table.options
        table.answer(table.options[-1])


HEXED = "{player} hexes you: return which Gem?"


@rule("YP-036", "YP-072")
def test_every_choice_of_a_turn_is_the_active_players_but_that_of_a_hexed_opponent():
    asked = set()
    for seed in range(20):
        for table in random_answers(dealt("portal", 3, seed).table, seed):
            assert table.ask is not None
            if table.state.turn:
                asked.add(table.ask.prompt)
                assert (table.ask.seat == table.state.active) is (table.ask.prompt != HEXED), table.ask
    assert HEXED in asked
    assert len(asked) > 45  # nearly every question that there is


@rule("YP-031", "YP-036")
def test_while_the_starting_food_is_laid_it_is_nobodys_turn_and_the_first_player_is_next():
    table = dealt("portal", 3, first_player="3")
    view = table.table.view(0)
    assert (table.asked, view.turn, view.active) == (1, 0, 2)


# ---- the rulebook's example of a turn


@rule("YP-052")
def test_using_the_red_tile_as_the_rulebook_shows():
    table = position(
        "portal",
        """
        far   .   .   .   .   ~Y01
        row   .... .... RBYG .... ....
        near  .   .   .   R02 .
        1     hand R10
        2     hand Y02
        """,
    )
    table.answer("the red tile")
    assert table.prompt == "Place red ham on which slot?"
    assert table.options == ["slot 8", "slot 13"]
    table.answer("slot 13")
    assert table.prompt == "Remove which Hero?"
    assert table.options == ["Xathir Silverblade", "Big Mog"]  # one face up, one face down
    table.answer("Big Mog")
    assert table.state.discard == ["Y01"]
    table.answer("near seat 3")  # Ulla Stonefist wants RRG-: one Ruby for the first symbol
    assert table.state.players[0].gems == {"R": 1, "Y": 0, "G": 0, "B": 0}
    assert table.state.seats[4].hero == "R10"
    assert table.state.seats[4].face_up
    assert table.state.players[0].tiles == {"R": False, "Y": True, "G": True, "B": True}
    assert (table.asked, table.prompt) == (1, "Activate which Action tile?")


# ---- passing


@rule("YP-038")
def test_a_usable_tile_must_be_activated():
    table = position(
        "portal",
        """
        row   .... .... RYGB .... ....
        near  R14 . . . .
        1     hand R01
        2
        """,
    )
    assert table.options == ["the red tile", "the yellow tile", "the green tile", "the blue tile"]


@rule("YP-038")
def test_a_player_without_a_usable_tile_passes_and_flips_none():
    table = position(
        "portal",
        f"""
        row   .... .... RYGB .... ....
        1     {BARE_HANDS}
        2     hand R01
        """,
    )
    assert [(event.facts["player"], event.rule) for event in table.told("passed")] == [(0, "YP-038")]
    assert table.state.players[0].tiles == dict.fromkeys("RYGB", False)
    assert table.asked == 1
    assert table.state.turn == 2  # the pass was turn 1


@rule("YP-038")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_when_all_players_pass_one_after_the_other_the_game_ends_and_is_scored(players):
    areas = "\n".join(f"{player} {BARE_HANDS}" for player in range(1, players + 1))
    table = position("portal", f"row {'.' * (4 * (3 + players) - 4)}RYGB\n{areas}")
    assert table.over
    assert [event.facts["player"] for event in table.told("passed")] == list(range(players))
    assert len(table.told("scored")) == players


@rule("YP-038")
def test_passes_with_a_turn_between_them_do_not_end_the_game():
    table = position(
        "portal",
        f"""
        row   .... .... RYGB .... ....
        1     {BARE_HANDS}
        2     tiles rYGb
        """,
    )
    assert [event.facts["player"] for event in table.told("passed")] == [0]
    table.answer("slot 8", "the red deck", "the red deck", "Ruby")  # green, player 2's only usable tile
    assert [event.facts["player"] for event in table.told("passed")] == [0, 0]
    assert table.asked == 1


@rule("YP-038")
def test_in_solo_a_single_pass_ends_the_game():
    table = position("portal", f"row .... ..RY GB.. ....\n1 {BARE_HANDS}")
    assert table.over
    assert len(table.told("passed")) == 1
    assert len(table.told("scored")) == 1


# ---- which tiles flip


@rule("YP-140")
def test_actions_of_a_bonus_flip_no_tile():
    # Merric Foamwhistle wants R--Y; his bonus is a Topaz and a swap, which the blue tile has too.
    table = position(
        "portal",
        """
        row   .... .... .RGY BB.. ....
        near  .    .    Y04 .    R14
        1     hand R10
        2     hand R01
        """,
    )
    table.answer("the red tile", "slot 9")
    assert table.prompt == "Swap which token?"
    table.answer("the token on slot 13", "the token on slot 14")
    table.answer("R14", "near seat 1")
    assert table.state.players[0].tiles == {"R": False, "Y": True, "G": True, "B": True}
    assert [event.facts["tile"] for event in table.told("flipped")] == ["R"]


@rule("YP-140")
def test_actions_of_a_hero_effect_flip_no_tile():
    # Belgos Thurn swaps two tokens on arrival.
    table = position(
        "portal",
        """
        row   .... .... RYGB .... ....
        1     hand R16
        2     hand R01
        """,
    )
    table.answer("the yellow tile", "slot 8", "near seat 1", "the token on slot 9", "the token on slot 10")
    assert [event.facts["tile"] for event in table.told("flipped")] == ["Y"]
    assert table.asked == 1


@rule("YP-140")
def test_an_effect_that_says_so_does_flip_a_tile():
    # Brasspin Tam may flip one of the three other tiles.
    table = position(
        "portal",
        """
        row   .... .... RYGB .... ....
        1     hand B16
        2     hand R01
        """,
    )
    table.answer("the yellow tile", "slot 8", "near seat 1")
    assert table.options == ["the red tile", "the green tile", "the blue tile", "pass"]
    table.answer("the blue tile")
    assert table.state.players[0].tiles == {"R": True, "Y": False, "G": True, "B": False}


# ---- one change, and all that follows from it


@rule("YP-132")
def test_a_change_begins_the_endgame_then_loses_objectives_then_flips_then_claims_then_pays():
    # Solo. Tock wants R-B-, read from the far side -B-R, and gives a Ruby and a swap.
    # The House Special on the right end has its X over slot 16.
    table = position(
        "portal",
        """
        far   .    .    .    R17
        row   R... ..RY GB.. .BY.
        near  O7   .    .    O9
        1     matches 2
        open  O7 O9
        """,
        ("act", 0, "place_R"),
    )
    table.answer("slot 16")
    assert [event.kind for event in table.table.journal] == [
        "placed", "endgame", "objective_lost", "perfect_match", "claimed", "gained", "bonus",
    ]  # fmt: skip
    assert table.state.players[0].objectives == ["O7"]  # the third Perfect Match
    assert table.prompt == "Swap which token?"


TWO_AT_ONCE = """
    far   .    .    G07  .    .
    row   .... .... .GBG .... ....
    near  .    .    B14  .    .
    1     hand R09  gems GGGGG
    2     hand R01
    open  O8 O3
"""
"""A blue token on slot 9 fills both orders: BGB- from the near side, G--B from the far side."""


@rule("YP-132")
def test_all_newly_matched_heroes_are_flipped_before_any_bonus_is_paid():
    table = position("portal", TWO_AT_ONCE).answer("the blue tile", "slot 9")
    assert [at.face_up for at in table.state.seats if at] == [False, False]
    assert table.state.players[0].objectives == ["O8"]  # two matches in one turn, claimed already
    assert not table.told("gained")


@rule("YP-132")
@pytest.mark.parametrize(("first", "gems"), [("G07", "G"), ("B14", "RBB")])
def test_the_active_player_picks_the_order_of_the_bonuses(first, gems):
    table = position("portal", TWO_AT_ONCE).answer("the blue tile", "slot 9")
    assert (table.asked, table.prompt) == (0, "Resolve which bonus first?")
    assert sorted(table.ask.options) == ["B14", "G07"]
    table.answer(first)
    assert sorted(table.told("gained")[0].facts["gems"]) == sorted(gems)


@rule("YP-132")
def test_objectives_are_checked_again_after_a_later_change_and_then_the_turn_goes_on():
    table = position("portal", TWO_AT_ONCE).answer("the blue tile", "slot 9", "G07")
    assert table.state.players[0].objectives == ["O8", "O3"]  # the bonus brought the sixth Emerald
    table.answer("Ruby")  # any Gem, the rest of that bonus; then the other bonus is paid
    assert table.state.players[0].gems == {"R": 2, "Y": 0, "G": 6, "B": 2}
    assert table.prompt == "Swap which token?"  # the next action of the blue tile
