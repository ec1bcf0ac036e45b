"""The solo game: one deck and a line, Objectives on the end seats, a score to beat."""

import pytest

from questboard.games.portal.content import OBJECTIVES
from questboard.testing import Driver, dealt, position, rule
from tests.portal.effects.arrival import all_cards_but
from tests.portal.scenes import node

SEEDS = range(5)


def gems(table: Driver) -> str:
    """The standard Gems of the player, reds first."""
    owned = table.state.players[0].gems
    return "".join(color * owned[color] for color in "RYGB")


def line(table: Driver) -> list[str]:
    """The Heroes who wait, the front of the line first."""
    heroes: list[str] = table.state.players[0].hand
    return heroes


def play(hero: str, *answers: str, rest: str = "") -> Driver:
    """The Hero at the front of the line takes near seat 2, over empty slots, with O7 at near seat 1."""
    text = f"""
        row    .... .... RYGB ....
        near   O7   .    .    .
        1      hand {hero} {rest}
        deck * G01 G02 G03 G04
    """
    return position("portal", text, ("act", 0, "play")).answer("near seat 2", *answers)


# ---- setting up


@rule("YP-117")
def test_the_solo_table_has_8_seats_and_16_slots():
    state = dealt("portal", 1).state
    assert (len(state.seats), len(state.row)) == (8, 16)
    assert (state.first, state.active) == (0, 0)  # the only player goes first


@rule("YP-118")
def test_all_hero_cards_are_one_deck_and_four_lie_face_up_in_a_line():
    lines = set()
    for seed in SEEDS:
        table = dealt("portal", 1, seed)
        (deck,) = table.state.decks.values()
        assert (len(line(table)), len(deck), len({*line(table), *deck})) == (4, 64, 68)
        assert len({card[0] for card in deck[-16:]}) > 1  # the colours are mixed
        assert table.table.view(-1).players[0].hand == list(line(table))
        lines.add(tuple(line(table)))
    assert len(lines) == len(SEEDS)


@rule("YP-119")
def test_the_solo_supply_and_four_tiles_front_up():
    state = dealt("portal", 1).state
    assert state.supply.gems == dict.fromkeys("RYGB", 30)
    assert state.supply.food == dict.fromkeys("RYGB", 11)  # one of each is in the row
    assert (state.supply.diamonds, state.supply.potions) == (20, 9)
    assert state.players[0].tiles == dict.fromkeys("RYGB", True)


@rule("YP-120")
def test_four_objectives_lie_face_up_on_the_end_seats():
    drawn = set()
    for seed in SEEDS:
        state = dealt("portal", 1, seed).state
        # In draw order: left near, left far, right near, right far.
        assert [state.covered[seat] for seat in (0, 1, 6, 7)] == state.objectives
        assert len(set(state.objectives)) == len(state.covered) == 4
        drawn.update(state.objectives)
    assert len(drawn) > 4


@rule("YP-121")
def test_one_food_token_of_each_colour_lies_in_the_centre_in_random_order():
    rows = {dealt("portal", 1, seed).state.row for seed in SEEDS}
    assert all(sorted(row[6:10]) == sorted("RYGB") and row[:6] + row[10:] == "." * 12 for row in rows)
    assert len(rows) > 1


@rule("YP-148")
def test_only_the_inner_seats_are_free_at_the_start():
    table = dealt("portal", 1)
    table.answer("the blue tile", "slot 6", "6", "7")
    assert table.options == ["near seat 2", "far seat 2", "near seat 3", "far seat 3"]
    assert {(refusal.option, refusal.rule) for refusal in table.refused} == {
        (seat, "YP-148") for seat in (0, 1, 6, 7)
    }


# ---- what stays the same


@rule("YP-122")
def test_a_solo_turn_uses_a_tile_as_in_the_multiplayer_game():
    table = position(
        "portal",
        """
        row   .... GRBB .... ....
        near  .    R14  .    .     # orders -BBR; bonus: two Rubies and a Topaz
        1     hand R15 G15
        """,
    )
    assert "the red tile" in table.options
    table.answer("the blue tile", "slot 9", "5", "7", "near seat 3")
    assert gems(table) == "RRY"
    assert not table.state.seats[2].face_up
    table.answer("pass")  # Maugh's pact
    assert not table.state.players[0].tiles["B"]
    assert (table.asked, table.state.turn) == (0, 2)


@rule("YP-122")
def test_a_tile_with_an_impossible_action_cannot_be_used_in_solo_either():
    table = dealt("portal", 1)
    assert table.options == ["the yellow tile", "the green tile", "the blue tile"]
    assert [refusal.option for refusal in table.refused] == ["R"]  # there is no Hero to remove


# ---- the line


@rule("YP-123")
def test_drawn_cards_join_the_deck_end_of_the_line():
    table = position(
        "portal", "row .... .... RYGB ....\n1 hand R15 Y10\ndeck * B01 G01 R01", ("act", 0, "draw2")
    )
    assert line(table) == ["R15", "Y10", "B01", "G01"]
    assert table.state.decks["*"][-1] == "R01"


@rule("YP-124")
def test_the_hero_at_the_front_of_the_line_is_played_to_any_free_seat():
    table = position(
        "portal", "row .... .... RYGB ....\nnear O7 G15 . .\n1 hand R15 Y10 B08", ("act", 0, "play")
    )
    assert table.prompt == "Seat Maugh Blackspit where?"
    free = "far seat 1, far seat 2, near seat 3, far seat 3, near seat 4, far seat 4"
    assert table.options == free.split(", ")
    table.answer("far seat 4", "pass")
    assert table.state.seats[7].hero == "R15"
    assert line(table) == ["Y10", "B08"]


@rule("YP-124")
def test_with_an_empty_line_no_hero_can_be_played():
    table = position("portal", "row .... .... RYGB ....\nnear . G15 . .\n1 gems R tiles RyGB")
    assert table.options == ["the yellow tile", "the green tile"]
    reasons = {refusal.reason for refusal in table.refused}
    assert reasons == {"there is no Hero in the line"}


@rule("YP-026", "YP-122")
def test_the_discard_pile_is_not_shuffled_into_the_empty_deck():
    table = position("portal", f"row .... ..RY GB.. ....\n1 hand R01\ndiscard {all_cards_but('R01')}")
    assert ("G", "there is no card left in any deck") in [each[:2] for each in table.refused]
    table = position(
        "portal",
        f"row .... ..RY GB.. ....\nnear . Y10 . .\n1 hand R03\ndiscard {all_cards_but('R03', 'Y10')}",
        ("act", 0, "play"),
    ).answer("near seat 1")  # Gossip has nothing to draw
    assert line(table) == []


@rule("YP-150")
@pytest.mark.parametrize(
    ("hero", "answers", "gained"),
    [
        ("R03", [], ["G01", "G02"]),  # Gossip draws two
        ("B03", ["B09"], ["B09"]),  # Revivify takes from the discard pile
        ("R11", ["G02", "G03"], ["G02"]),  # Track takes one of the top three
        ("G11", ["Y10"], ["Y10"]),  # Call Back takes from the table
    ],
)
def test_cards_gained_by_an_effect_join_the_deck_end_in_the_order_gained(hero, answers, gained):
    table = position(
        "portal",
        f"""
        row     .... .... .... RYGB
        near    .    .    .    Y10
        1       hand {hero} B08 R15
        deck *  G01 G02 G03 G04
        discard B01 B09
        """,
        ("act", 0, "play"),
    )
    table.answer("near seat 1", *answers)
    assert line(table) == ["B08", "R15", *gained]


@rule("YP-150")
def test_a_card_given_up_may_be_any_card_of_the_line():
    table = play("R15", rest="Y10 B08 G15")  # the pact of a Warlock
    assert table.prompt == "Pact: discard which card for a White Diamond?"
    assert table.options == ["Skarn Dustpaw", "Thalassa Brine", "Thessaly Nightshade", "pass"]
    table.answer("B08", "Ruby")
    assert line(table) == ["Y10", "G15"]
    assert table.state.discard == ["B08"]


@rule("YP-150")
def test_cards_gained_by_a_bonus_join_the_deck_end_of_the_line():
    table = position(
        "portal",
        """
        row    .... RYBG .... ....
        near   .    R13  .    .     # orders G--R; bonus: a Ruby, two cards
        1      hand R15 Y10
        deck * B01 G01
        """,
        ("act", 0, "swap"),
    )
    table.answer("4", "7", "the deck")
    assert line(table) == ["R15", "Y10", "B01", "G01"]


# ---- Objectives and their X


X_ON_CARD = {
    "O1": 1, "O2": 2, "O3": 3, "O4": 4, "O5": 2, "O6": 3, "O7": 3, "O8": 2, "O9": 4,
    "O10": 2, "O11": 1, "O12": 3, "O13": 3, "O14": 2, "O15": 4, "O16": 1, "O17": 2, "O18": 3, "O19": 1,
    "O20": 4, "O21": 1, "O22": 4, "O23": 1, "O24": 4,
}  # fmt: skip
"""Over which of its four columns each Objective has its X, counted from the left."""


def test_every_objective_has_an_x():
    assert list(X_ON_CARD) == list(OBJECTIVES)


@rule("YP-125")
@pytest.mark.parametrize(("seat", "first"), [(0, 0), (1, 0), (6, 12), (7, 12)])
@pytest.mark.parametrize(("card", "column"), X_ON_CARD.items())
def test_an_objective_is_removed_when_a_token_reaches_its_x(card, column, seat, first):
    slot = first + column - 1  # cards on the far side are read from the near side, too
    side, lying = "far" if seat % 2 else "near", f"{card} . . ." if seat < 2 else f". . . {card}"
    # The row has grown from the centre up to the slot before the X.
    row = "".join("R" if slot < i < 8 or 8 <= i < slot else "." for i in range(16))
    text = f"row {row}\n{side} {lying}\n1"
    table = position("portal", text, ("act", 0, "place_B"))
    assert node(table, f"objective:{card}").label.endswith(f"It is lost when slot {slot + 1} is filled.")
    table.answer("slot 9" if slot < 8 else "slot 8")
    assert table.state.covered == {seat: card}  # a token at the other end of the block reaches nothing
    table = position("portal", text, ("act", 0, "place_B")).answer(f"slot {slot + 1}")
    assert table.state.covered == {}
    assert table.state.objectives == table.state.players[0].objectives == []
    assert [event.facts["objective"] for event in table.told("objective_lost")] == [card]


@rule("YP-130", "YP-125")
def test_a_row_that_grows_towards_an_objective_loses_it_and_its_points_on_the_x():
    table = position(
        "portal",
        "row .... ..RY GB.. ....\nfar O2 . . .\n1 gems YYYYYB",  # O2, 6 Topazes, has its X over slot 2
        *[("act", 0, "place_R")] * 5,
        ("act", 0, "exchange"),
        ("finish", "YP-129"),
    )
    for slot in (5, 4, 3, 2):
        table.answer(f"slot {slot + 1}")
        assert table.state.objectives == ["O2"]
    table.answer("slot 2")
    assert table.state.objectives == []
    table.answer("Sapphire", "Topaz", "Topaz")  # too late
    assert table.state.players[0].objectives == []
    assert table.table.outcome.scores == (7,)


@rule("YP-125")
@pytest.mark.parametrize(("near", "claimed"), [("O4 . . .", []), (". . . O4", ["O4"])])
def test_an_objective_is_removed_before_the_bonus_that_the_same_change_pays(near, claimed):
    table = position(
        "portal",
        f"""
        far   R16  .    .    .     # orders RG--, so GR over slots 3 and 4; bonus: a Ruby, remove a card
        row   ..G. RY.. .... ....
        near  {near}               # O4, 6 Rubies, has its X over slot 4 on the left, 15 on the right
        1     gems RRRRR
        """,
        ("act", 0, "place_R"),
    )
    table.answer("slot 4")
    assert gems(table) == "RRRRRR"
    assert table.state.players[0].objectives == claimed
    assert table.state.objectives == []


@rule("YP-126", "YP-148")
def test_the_spot_of_a_claimed_objective_becomes_a_free_seat():
    table = position(
        "portal",
        """
        row   .... RBBG .... ....
        near  O4   R14  .    .     # orders -BBR; bonus: two Rubies and a Topaz
        far   O1   .    .    .
        1     hand G15  gems RRRR
        """,
        ("act", 0, "swap"),
        ("act", 0, "play"),
    )
    table.answer("4", "7")
    assert table.state.players[0].objectives == ["O4"]
    assert "near seat 1" in table.options
    assert "far seat 1" not in table.options


@rule("YP-126")
def test_the_spot_of_a_removed_objective_becomes_a_free_seat():
    table = position(
        "portal",
        "row .... RYGB .... ....\nnear O4 . . .\nfar O1 . . .\n1 hand G15",  # O4 has its X over slot 4
        ("act", 0, "place_R"),
        ("act", 0, "play"),
    )
    table.answer("slot 4")
    assert "near seat 1" in table.options
    assert "far seat 1" not in table.options


@rule("YP-148")
def test_no_hero_can_be_moved_to_the_spot_of_an_objective():
    table = position(
        "portal",
        "row .... .... .... RYGB\nnear O7 R14 . .\nfar O8 . . .\n1 hand Y08",  # a Monk
        ("act", 0, "play"),
    )
    table.answer("near seat 3", "R14")
    assert table.options == ["far seat 2", "far seat 3", "near seat 4", "far seat 4"]


@rule("YP-148")
@pytest.mark.parametrize("hero", ["Y01", "B08", "R10", "Y16"])
def test_an_objective_is_adjacent_to_nothing(hero):
    table = play(hero)  # Rampage, Fellowship, Tithe and Mirror Image look at their neighbours
    assert table.over
    assert gems(table) == ""
    assert table.state.covered == {0: "O7"}


# ---- effects aimed at opponents


@rule("YP-131")
@pytest.mark.parametrize(
    ("hero", "paid", "drawn"),
    [
        ("Y04", "", ["G01"]),  # Charm draws a card instead
        ("Y11", "", ["G01"]),  # Sleight, too
        ("R13", "R", []),  # Pickpocket gains a Gem of the Hero's colour
        ("G13", "G", []),
    ],
)
def test_effects_aimed_at_opponents_do_something_else_in_solo(hero, paid, drawn):
    table = play(hero)
    assert gems(table) == paid
    assert line(table) == drawn


@rule("YP-131")
def test_a_hex_may_discard_another_hero_in_solo():
    text = "row .... .... .... RYGB\nnear . ~R14 G15 .\n1 hand Y15  gems RR"
    table = position("portal", text, ("act", 0, "play")).answer("near seat 1")
    assert table.options == ["Pyrra Dain", "Thessaly Nightshade", "pass"]
    table.answer("R14")
    assert table.state.discard == ["R14"]
    assert gems(table) == "RR"


# ---- the end and the score


@rule("YP-129", "YP-149")
def test_the_turn_that_fills_the_second_end_slot_is_finished_and_the_game_is_scored():
    table = position(
        "portal", "row R... .... .... ..Y.\nnear . R14 G15 .\n1 hand R15  gems R  tiles RYGB\ndeck * B01 B02"
    )
    table.answer("the green tile", "slot 16")
    assert not table.over
    table.answer("Emerald")
    assert line(table) == ["R15", "B01", "B02"]
    assert table.state.players[0].diamonds["G"] == 1
    assert table.over
    assert [event.rule for event in table.told("finished")] == ["YP-129"]
    assert len(table.told("turn")) == 1


@rule("YP-129")
def test_one_filled_end_slot_does_not_end_the_solo_game():
    table = position("portal", "row .... .... .... ..Y.\nnear . R14 G15 .\n1 hand R15\ndeck * B01 B02")
    table.answer("the green tile", "slot 16", "Emerald")
    assert not table.over
    assert table.state.turn == 2


@rule("YP-149")
def test_with_no_usable_tile_the_solo_game_is_scored_at_once():
    table = position("portal", "row .... .... RYGB ....\n1 tiles rygb  objectives O1")
    assert table.over
    assert [event.rule for event in table.told("finished")] == ["YP-038"]
    assert len(table.told("turn")) == 1
    assert table.table.outcome.scores == (5,)


@rule("YP-127")
def test_a_solo_score_of_54():
    table = position(
        "portal",
        """
        far   .    ~R01 .    .
        row   .... .... RYGB ....
        near  .    ~G01 ~G02 B03
        1     gems RRRRRYYYYGGGGGGBBB  objectives O1 O2
        """,
        ("finish", "YP-129"),
    )
    # 5 x 2 + 4 x 1 + 6 x 3 + 3 x 1, three sets at 3 points, two Objectives at 5.
    assert table.table.outcome.scores == (54,)


@rule("YP-127")
@pytest.mark.parametrize(
    ("gems", "points"), [("RRRRRR", 6), ("RYG", 3), ("RYGB", 4 + 3), ("RRYYGGBB", 8 + 6)]
)
def test_three_points_per_set_replace_both_bonuses(gems, points):
    table = position("portal", f"row .... .... RYGB ....\n1 gems {gems}", ("finish", "YP-129"))
    assert table.table.outcome.scores == (points,)


@rule("YP-127")
@pytest.mark.parametrize(("rule_option", "points"), [("False", 4), ("True", 3 + 2)])
def test_the_top_of_the_mixed_deck_adds_a_symbol_only_if_the_table_says_so(rule_option, points):
    table = position(
        "portal",
        f"row .... .... RYGB ....\n1 gems RRRB\ndeck * B01\noptions solo_deck_top={rule_option}",
        ("finish", "YP-129"),
    )
    assert table.table.outcome.scores == (points,)


@rule("YP-128")
@pytest.mark.parametrize(("gems", "points"), [("", 0), ("RYGB", 7)])
def test_a_solo_game_is_neither_won_nor_lost_but_a_score_to_beat(gems, points):
    table = position("portal", f"row .... .... RYGB ....\n1 gems {gems}", ("finish", "YP-129"))
    outcome = table.table.outcome
    assert (outcome.scores, outcome.rule) == ((points,), "YP-128")
    assert outcome.reason == "a solo game is neither won nor lost; the score counts"
    assert table.table.rules.solo_score(table.state) == points
