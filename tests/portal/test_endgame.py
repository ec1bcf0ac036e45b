"""The endgame: how it begins, who still plays, and when it is over.

Where a test wants turns that decide nothing, a player has all tiles back side up and nothing in
front of them: then the green tile, Remove a Card, is usable as long as a Hero is at the table.
"""

import pytest

from questboard.games.portal.state import NOBODY
from questboard.testing import Driver, position, rule


def turns(table: Driver) -> list[int]:
    """Who has had a turn or was skipped, in order, counted from 1."""
    return [event.facts["player"] + 1 for event in table.told("turn")]


def one_slot_from_the_end(players: int, near: str, *areas: str, move: int = 1) -> Driver:
    """The left end of the row is filled; a token on the last slot will begin the endgame."""
    row = "R..." + "." * 4 * players + "...." + "..G."
    lines = "\n".join(f"{number} {area}" for number, area in enumerate(areas, 1))
    return position("portal", f"row {row}\nnear {near}\n{lines}\nmove {move}")


GREEN = ["slot 20", "the red deck", "the red deck", "Ruby"]
"""Green front on a two-player table: place on the last slot, draw two cards, take a White Diamond."""


# ---- the last round


@rule("YP-100", "YP-144")
def test_the_player_who_triggers_the_endgame_completes_that_turn():
    table = one_slot_from_the_end(2, "R14 B14 G15 . .", "tiles ryGb", "tiles rygb")
    table.answer("slot 20")
    assert table.state.ending == 0
    assert table.prompt == "Draw the first card from which deck?"
    table.answer(*GREEN[1:])
    assert len(table.state.players[0].hand) == 2
    assert table.state.players[0].diamonds["R"] == 1
    assert not table.state.players[0].tiles["G"]


@rule("YP-100", "YP-101")
def test_every_other_player_takes_exactly_one_more_turn_in_turn_order_and_the_game_is_over():
    table = one_slot_from_the_end(3, "R14 B14 G15 Y10 . .", "tiles rygb", "tiles ryGb", "tiles rygb", move=2)
    table.answer("slot 24", *GREEN[1:])
    assert table.asked == 2
    table.answer("R14")
    assert table.asked == 0
    table.answer("B14")
    assert table.over
    assert turns(table) == [2, 3, 1]
    assert [event.rule for event in table.told("finished")] == ["YP-101"]


@rule("YP-100", "YP-101", "YP-144")
def test_the_last_round_begins_after_the_player_who_triggered_it_and_not_after_the_first_player():
    table = one_slot_from_the_end(3, "R14 B14 G15 Y10 . .", "tiles rygb", "tiles ryGb", "tiles rygb")
    table.answer("R14", "slot 24", *GREEN[1:])  # player 1 removes a Hero, player 2 fills the last slot
    assert table.state.ending == 1
    table.answer("B14", "slot 2", *GREEN[1:])  # player 3 removes a Hero, player 1 uses the other side
    assert table.over
    assert turns(table) == [1, 2, 3, 1]


@rule("YP-102")
def test_in_the_last_round_a_usable_tile_must_be_used_even_if_that_hurts():
    table = position(
        "portal",
        """
        row    R... .... .... .... ...G
        near   .    .    ~R14 .    .
        1
        2      gems RRR  tiles rYgb    # without a card, yellow's front can't be used
        move   2
        ending 1
        """,
    )
    # The only Hero has to go, and with it a red symbol: 3 x 1 and 10 for most of one colour.
    assert table.over
    assert table.state.discard == ["R14"]
    assert table.table.outcome.scores == (0, 13)


@rule("YP-102")
def test_in_the_last_round_nobody_may_pass_who_can_use_a_tile():
    table = position(
        "portal",
        """
        row    R... .... .... .... ...G
        near   .    .    R14  .    .
        1
        2      gems R  tiles rygb
        move   2
        ending 1
        """,
    )
    assert table.options == ["the yellow tile", "the green tile"]


@rule("YP-103")
def test_a_player_without_a_usable_tile_in_the_last_round_is_skipped():
    table = one_slot_from_the_end(3, ". . . . . .", "tiles ryGb", "tiles rygb", "tiles rygB  hand R15")
    table.answer("slot 24", *GREEN[1:])
    assert [(event.facts["player"], event.rule) for event in table.told("passed")] == [(1, "YP-103")]
    assert table.asked == 2
    assert not table.over


@rule("YP-143")
@pytest.mark.parametrize(
    ("players", "heroes", "last_round"),
    [(2, 0, [2]), (2, 1, [2]), (3, 0, [2, 3]), (3, 1, [2, 3]), (4, 0, [2, 3, 4]), (4, 1, [2, 3, 4])],
)
def test_one_turn_less_than_there_are_players_follows_skipped_players_included(players, heroes, last_round):
    # One Hero is enough for one player to remove; all who can't remove a Hero are skipped.
    near = " ".join(["~R14"] * heroes + ["."] * (3 + players - heroes))
    table = one_slot_from_the_end(players, near, "tiles ryGb", *["tiles rygb"] * (players - 1))
    table.answer(f"slot {4 * players + 12}", *GREEN[1:])
    assert table.over
    assert turns(table) == [1, *last_round]
    assert len(table.told("passed")) == len(last_round) - heroes


# ---- how it begins


@rule("YP-143")
@pytest.mark.parametrize("row", ["...R .... .... .... ..G.", ".... .... .... .... ..G."])
def test_one_filled_end_slot_alone_does_not_begin_the_endgame(row):
    table = position("portal", f"row {row}\nnear R14 B14 G15 . .\n1 tiles ryGb\n2 tiles rygb")
    table.answer(*GREEN)
    assert table.state.row[19] == "G"
    assert table.state.ending == NOBODY
    table.answer("R14")
    assert not table.over
    assert turns(table) == [1, 2, 1]


@rule("YP-144")
def test_the_endgame_can_begin_through_a_hero_effect():
    table = position(
        "portal",
        """
        row   R... .... .... .... .GG.
        1     hand Y06  tiles rygb      # a Druid who places a token of any colour
        2
        """,
    )
    table.answer("near seat 3", "blue fish", "slot 20")
    assert table.state.ending == 0
    assert table.prompt == "Remove which Food token?"  # the rest of the red back
    table.answer("17")
    assert table.state.row[17] == "."
    assert table.asked == 1


@rule("YP-144")
def test_the_endgame_can_begin_through_a_perfect_match_bonus():
    table = position(
        "portal",
        """
        row   R... .... .BR. .... ..G.
        near  .    .    R03/2 .   .     # orders BBR-; bonus: a Ruby, a Sapphire, place any food
        1     hand Y10
        2
        """,
    )
    table.answer("the blue tile", "slot 9", "green vegetables", "slot 20")
    assert table.state.ending == 0  # the active player, though player 2 had seated the Hero
    table.answer("8", "9", "near seat 1")  # the swap and the play that the tile still holds
    assert table.asked == 1
    assert turns(table) == [1, 2]


# ---- the rulebook's example


@rule("YP-104", "YP-102")
@pytest.mark.parametrize(
    ("layout", "first_turn", "last_turn"),
    [
        ("B", ["the red deck", "the red deck", "Ruby"], ["R14"]),
        ("A", ["the red deck", "the red deck"], ["Topaz", "R14"]),
    ],
)
def test_playing_out_the_final_round(layout, first_turn, last_turn):
    table = position(
        "portal",
        f"""
        far     ~R01 ~Y01 ~G01 ~B01 ~R02
        row     GGRR YYBB GGRR YYBB GYR.
        near    R14  ~Y02 ~G02 ~B02 ~R03
        1       tiles ryGb
        2       hand R15  tiles rYgB    # yellow and blue front up, red and green back up
        options tile_layout={layout}
        """,
    )
    table.answer(*first_turn)  # the only slot was filled without a question
    assert table.state.ending == 0
    activated = [(event.facts["player"], event.facts["tile"]) for event in table.told("activated")]
    assert activated == [(0, "G"), (1, "G")]  # green is the only valid tile, so nobody is asked
    table.answer(*last_turn)
    assert table.over
    assert table.state.discard == ["R14"]
    assert turns(table) == [1, 2]
