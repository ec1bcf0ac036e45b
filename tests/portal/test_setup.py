"""Setting up: what is in the box, what everybody is dealt, and the starting Food tokens."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from questboard.games.portal.content import TILES
from questboard.games.portal.rules.scoring import multipliers
from questboard.kernel import SetupError
from questboard.testing import dealt, position, rule

COLORS = "RYGB"


def lay(table, foods):
    """Lay the starting tokens from left to right; what is left without a choice is not asked."""
    for food in foods:
        if not table.prompt.startswith("Lay which food on"):
            break
        table.answer(food)
    return table


def set_out(players, seed=0, **options):
    """A game whose last player has laid the starting tokens just as they come."""
    table = dealt("portal", players, seed, **options)
    while table.prompt.startswith("Lay which food"):
        table.answer(table.options[0])
    return table


def hero_cards(table):
    s = table.state
    return [card for zone in (*s.decks.values(), *(area.hand for area in s.players)) for card in zone]


# ---- how many play


@rule("YP-003")
@pytest.mark.parametrize("players", [0, 5])
def test_nobody_and_five_players_find_no_table(players):
    with pytest.raises(SetupError, match="for 1 to 4 players"):
        dealt("portal", players)


@rule("YP-003")
def test_one_player_plays_by_the_solo_rules_and_two_to_four_by_the_rules_for_rivals():
    assert len(dealt("portal", 1).state.decks) == 1
    for players in (2, 3, 4):
        table = dealt("portal", players)
        assert (len(table.state.players), len(table.state.decks)) == (players, 4)


# ---- what is in the box


@rule("YP-006")
def test_the_gameboard_is_two_end_pieces_and_three_inserts():
    smallest, largest = dealt("portal", 1), dealt("portal", 4)
    assert len(smallest.state.seats) == 2 * 4  # an end piece has four seats
    assert len(largest.state.seats) == 2 * 4 + 3 * 2  # an insert has two
    pieces = {deck.name: deck.count for deck in largest.table.rules.decks()}
    assert pieces["Gameboard pieces"] == 5


@rule("YP-007")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_are_twelve_tokens_of_each_of_four_foods(players):
    s = set_out(players).state
    assert {color: s.supply.food[color] + s.row.count(color) for color in COLORS} == dict.fromkeys(COLORS, 12)


@rule("YP-007")
def test_the_four_foods_are_called_as_on_the_menu():
    assert dealt("portal", 2).options == [
        "red ham", "yellow ale", "green vegetables", "blue fish",
    ]  # fmt: skip


@rule("YP-008")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nine_potions_lie_in_the_supply(players):
    assert dealt("portal", players).state.supply.potions == 9


@rule("YP-009")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_thirty_gems_of_each_colour_and_twenty_white_diamonds_lie_in_the_supply(players):
    supply = dealt("portal", players).state.supply
    assert supply.gems == {"R": 30, "Y": 30, "G": 30, "B": 30}
    assert supply.diamonds == 20


@rule("YP-010")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_are_seventeen_different_hero_cards_of_each_colour(players):
    cards = hero_cards(dealt("portal", players))
    assert len(set(cards)) == len(cards) == 68
    assert Counter(card[0] for card in cards) == {"R": 17, "Y": 17, "G": 17, "B": 17}


@rule("YP-010")
@pytest.mark.parametrize("color", COLORS)
def test_the_back_of_a_hero_card_shows_the_symbol_of_its_colour(color):
    table = position(
        "portal",
        f"""
        row   .... .... RYGB .... ....
        near  ~{color}01 . . . .
        1     hand R02
        2
        """,
    )
    assert multipliers(table.table.view(0)) == {**dict.fromkeys(COLORS, 1), color: 2}


@rule("YP-007", "YP-008", "YP-009", "YP-010")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_that_is_in_the_box_is_counted_wherever_it_lies(players):
    table, random = dealt("portal", players), Random(players)
    while not table.over:
        table.table.answer(random.randrange(len(table.ask.options)))
    assert table.table.rules.inventory(table.state) == {
        **{f"food {color}": 12 for color in COLORS},
        **{f"gems {color}": 30 for color in COLORS},
        "diamonds": 20,
        "potions": 9,
        "Hero cards": 68,
        "different Hero cards": 68,
    }


@rule("YP-011")
def test_sixteen_action_tiles_make_four_equal_sets():
    table = dealt("portal", 4)
    assert [sorted(area.tiles) for area in table.state.players] == [["B", "G", "R", "Y"]] * 4
    pieces = {deck.name: deck.count for deck in table.table.rules.decks()}
    assert pieces["Action tiles"] == 16
    assert {tile.count for tile in TILES.values()} == {4}  # however their sides are split (YP-044)


def test_four_player_reference_cards_are_in_the_box():
    pieces = {deck.name: deck.count for deck in dealt("portal", 4).table.rules.decks()}
    assert pieces["Player Reference cards"] == 4


@rule("YP-012", "YP-022")
def test_nine_objectives_are_drawn_from_at_random():
    deals = [tuple(dealt("portal", 2, seed).state.objectives) for seed in range(60)]
    assert {card for deal in deals for card in deal} == {f"O{number}" for number in range(1, 10)}
    assert len({frozenset(deal) for deal in deals}) > 30


# ---- quick setup, and the same in detail


@rule("YP-004")
@pytest.mark.parametrize(("players", "tokens"), [(2, 4), (3, 6), (4, 8)])
def test_quick_setup(players, tokens):
    table = set_out(players, first_player="1")
    s = table.state
    assert len(s.seats) == 2 * (3 + players)  # the table
    assert len(s.row.replace(".", "")) == tokens  # the starting food
    assert sum(s.supply.food.values()) == 48 - tokens  # the supply
    assert (sum(s.supply.gems.values()), s.supply.diamonds, s.supply.potions) == (120, 20, 9)
    for area in s.players:
        assert Counter(card[0] for card in area.hand) == Counter(COLORS)
        assert list(area.tiles.values()) == [True] * 4
        assert (sum(area.gems.values()), sum(area.diamonds.values()), area.potions) == (0, 0, 0)
    assert len(s.objectives) == 5
    assert table.asked == 0  # the first player


@rule("YP-005")
def test_objectives_that_were_not_drawn_never_enter_play():
    table, random = dealt("portal", 3), Random(0)
    drawn = set(table.state.objectives)
    while not table.over:
        table.table.answer(random.randrange(len(table.ask.options)))
        claimed = [card for area in table.state.players for card in area.objectives]
        assert {*table.state.objectives, *claimed} == drawn


@rule("YP-005")
def test_nothing_takes_the_place_of_a_claimed_objective():
    table = position(
        "portal",
        """
        row   .... .... RYGB .... ....
        1     gems RRRRR
        2
        open  O1 O2 O3 O4 O5
        """,
        ("act", 0, "diamond"),
    )
    table.answer("Ruby")  # the sixth red Gem fills the Ruby Purse
    assert table.state.players[0].objectives == ["O4"]
    assert table.state.objectives == ["O1", "O2", "O3", "O5"]


@rule("YP-023")
@pytest.mark.parametrize(("players", "inserts"), [(2, 1), (3, 2), (4, 3)])
def test_the_table_gets_an_insert_for_each_player_beyond_the_first(players, inserts):
    s = dealt("portal", players).state
    assert (len(s.seats), len(s.row)) == (8 + 2 * inserts, 16 + 4 * inserts)


@rule("YP-024")
def test_food_gems_and_potions_come_out_of_one_supply_for_everybody():
    table = position(
        "portal",
        """
        row   .... .... RYGB .... ....
        1     gems R
        2     gems R
        """,
        ("act", 0, "place_Y"),
        ("act", 1, "place_Y"),
        ("act", 0, "potion"),
        ("act", 1, "potion"),
        ("act", 0, "exchange"),
        ("act", 1, "exchange"),
    )
    table.answer("slot 8", "slot 7", "Sapphire", "Sapphire", "Sapphire", "Sapphire")
    supply = table.state.supply
    assert (supply.food["Y"], supply.potions, supply.gems["R"], supply.gems["B"]) == (9, 7, 30, 26)


@rule("YP-025")
def test_the_heroes_form_four_decks_by_colour():
    decks = dealt("portal", 2, seed=1).state.decks
    assert {color: {card[0] for card in deck} for color, deck in decks.items()} == {
        "R": {"R"}, "Y": {"Y"}, "G": {"G"}, "B": {"B"},
    }  # fmt: skip
    assert [len(deck) for deck in decks.values()] == [15, 15, 15, 15]


@rule("YP-025")
def test_each_deck_is_shuffled_by_itself():
    one, other = dealt("portal", 2, seed=1).state.decks, dealt("portal", 2, seed=2).state.decks
    numbers = {color: [card[1:] for card in deck] for color, deck in one.items()}
    for color in COLORS:
        assert one[color] != sorted(one[color])
        assert one[color] != other[color]
    assert len({tuple(order) for order in numbers.values()}) == 4


@rule("YP-025")
def test_decks_lie_face_down():
    table = dealt("portal", 2)
    for seat in (-1, 0, 1):
        assert table.table.view(seat).decks == {color: [color] * 15 for color in COLORS}


@rule("YP-026")
def test_a_removed_hero_goes_to_the_one_discard_pile_for_all_to_see():
    table = position(
        "portal",
        """
        row   .... .... RYGB .... ....
        near  R01 Y02 . . .
        1
        2
        discard G03
        """,
        ("act", 0, "remove"),
    )
    table.answer("Y02")
    for seat in (-1, 0, 1):
        view = table.table.view(seat)
        assert view.discard == ["G03", "Y02"]
        assert multipliers(view)["G"] == multipliers(view)["Y"] == 1  # no symbol shows there


@rule("YP-026")
def test_the_discard_pile_is_not_shuffled_into_empty_decks():
    every_card = [f"{color}{number:02}" for color in COLORS for number in range(1, 18)]
    table = position(
        "portal",
        f"""
        row   .... .... RYGB .... ....
        1     hand R01
        2
        discard {" ".join(card for card in every_card if card != "R01")}
        """,
    )
    assert table.options == ["the yellow tile", "the blue tile"]
    assert ("G", "there is no card left in any deck") in [each[:2] for each in table.refused]


@rule("YP-027")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_is_dealt_one_hero_of_each_colour_in_private(players):
    table = dealt("portal", players)
    for player, area in enumerate(table.state.players):
        assert sorted(card[0] for card in area.hand) == ["B", "G", "R", "Y"]
        for seat in range(-1, players):
            seen = table.table.view(seat).players[player].hand
            assert seen == (area.hand if seat == player else ["R", "Y", "G", "B"])


@rule("YP-028")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_tile_lies_with_its_food_side_up(players):
    table = set_out(players, first_player="1")
    assert [area.tiles for area in table.state.players] == [dict.fromkeys(COLORS, True)] * players
    assert table.answer("the green tile").prompt == "Place green vegetables on which slot?"


@rule("YP-029")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_objectives_are_laid_face_up(players):
    table = dealt("portal", players)
    assert len(set(table.state.objectives)) == 5
    for seat in range(-1, players):
        assert table.table.view(seat).objectives == table.state.objectives


# ---- who begins


@rule("YP-030")
def test_the_first_player_is_drawn_by_the_seed():
    drawn = [dealt("portal", 3, seed).state.first for seed in range(30)]
    assert set(drawn) == {0, 1, 2}
    assert drawn == [dealt("portal", 3, seed).state.first for seed in range(30)]


@rule("YP-030")
def test_play_passes_clockwise_from_the_first_player():
    table = set_out(3, first_player="2")
    for player in (1, 2, 0):
        assert table.asked == player
        table.answer("the green tile")
        while not table.prompt.startswith("Activate"):
            table.answer(table.options[0])
    assert table.asked == 1


@rule("YP-031")
@pytest.mark.parametrize(("first", "last"), [("1", 3), ("2", 0), ("3", 1), ("4", 2)])
def test_the_last_in_turn_order_lays_the_starting_food_and_then_the_first_begins(first, last):
    table = dealt("portal", 4, first_player=first)
    asked = set()
    while table.prompt.startswith("Lay which food"):
        asked.add(table.asked)
        table.answer(table.options[0])
    assert asked == {last}
    assert table.prompt == "Activate which Action tile?"
    assert table.asked == int(first) - 1


# ---- the starting Food tokens


@rule("YP-032")
@pytest.mark.parametrize("foods", ["".join(foods) for foods in permutations(COLORS)])
def test_the_starting_food_may_be_laid_in_any_order(foods):
    table = lay(dealt("portal", 2), foods)
    assert table.state.row == "." * 8 + foods + "." * 8


@rule("YP-032")
def test_who_lays_the_starting_food_has_looked_at_the_own_cards():
    table = dealt("portal", 2, first_player="1")
    assert table.asked == 1
    assert table.table.view(1).players[1].hand == table.state.players[1].hand


@rule("YP-032")
def test_equal_starting_tokens_may_be_laid_side_by_side_or_apart():
    assert lay(dealt("portal", 4), "RRYYGGBB").state.row[10:18] == "RRYYGGBB"
    assert lay(dealt("portal", 4), "RYGBRYGB").state.row[10:18] == "RYGBRYGB"


@rule("YP-033", "YP-034")
@pytest.mark.parametrize(
    ("players", "first", "last", "tokens"), [(1, 6, 9, 4), (2, 8, 11, 4), (3, 9, 14, 6), (4, 10, 17, 8)]
)
def test_the_starting_food_is_one_block_in_the_middle(players, first, last, tokens):
    row = set_out(players).state.row
    assert [slot for slot, token in enumerate(row) if token != "."] == list(range(first, last + 1))
    assert last - first + 1 == tokens
    assert first == len(row) - 1 - last


@rule("YP-035")
def test_two_players_start_with_one_token_of_each_colour_and_four_with_two():
    assert Counter(set_out(2).state.row) == {**dict.fromkeys(COLORS, 1), ".": 16}
    assert Counter(set_out(4).state.row) == {**dict.fromkeys(COLORS, 2), ".": 20}


@rule("YP-035")
def test_three_players_start_with_one_of_each_and_two_more_of_two_colours_by_chance():
    doubles = set()
    for seed in range(40):
        foods = Counter(set_out(3, seed).state.row.replace(".", ""))
        assert sorted(foods.values()) == [1, 1, 2, 2]
        doubles.add("".join(color for color in COLORS if foods[color] == 2))
    assert doubles == {"RY", "RG", "RB", "YG", "YB", "GB"}


# ---- the first turn


@rule("YP-142")
@pytest.mark.parametrize(
    ("players", "slots"),
    [
        (1, ["slot 6", "slot 11"]),
        (2, ["slot 8", "slot 13"]),
        (3, ["slot 9", "slot 16"]),
        (4, ["slot 10", "slot 19"]),
    ],
)
def test_right_after_setup_food_goes_next_to_either_end_of_the_block(players, slots):
    table = set_out(players).answer("the green tile")
    assert table.options == slots


@rule("YP-141")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_first_player_can_use_all_fronts_but_the_red_one(players):
    table = set_out(players)
    assert table.options == ["the yellow tile", "the green tile", "the blue tile"]
    assert [each[:2] for each in table.refused] == [("R", "there is no Hero at the table to remove")]


@rule("YP-141")
def test_the_red_front_becomes_usable_for_anybody_as_soon_as_a_hero_is_seated():
    table = position(
        "portal",
        """
        row   .... .... RYGB .... ....
        1     hand R09
        2     hand Y09
        """,
    )
    assert "the red tile" not in table.options
    table.answer("the yellow tile", "slot 8", "near seat 1")
    assert table.asked == 1
    assert "the red tile" in table.options
