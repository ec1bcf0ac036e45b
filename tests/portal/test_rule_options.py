"""The rule options of a table: every value of each, and what it changes."""

from collections import Counter

import pytest

from questboard.games.portal.content import OBJECTIVES
from questboard.kernel import SetupError
from questboard.testing import dealt, position, rule

DEEDS = (
    "placed", "swapped", "lifted", "seated", "removed", "drew", "diamond", "potion", "enchanted", "returned",
)  # fmt: skip


def set_out(players, seed=0, **options):
    """A game whose last player has laid the starting tokens just as they come."""
    table = dealt("portal", players, seed, **options)
    while table.prompt.startswith("Lay which food"):
        table.answer(table.options[0])
    return table


def usable(text):
    """The tiles that the player to move can activate; a single one is activated without a question."""
    table = position("portal", text)
    for event in table.table.journal:
        if event.kind in ("activated", "passed"):
            return event.facts.get("tile", "")
    return "".join(table.ask.options)


def test_a_rule_option_that_is_not_there_is_refused_with_those_that_are():
    with pytest.raises(SetupError, match="has no option 'house_rules'; it has first_player, tile_layout"):
        dealt("portal", 2, house_rules="on")


@pytest.mark.parametrize(
    ("rule_option", "value"),
    [
        ("first_player", "5"),
        ("tile_layout", "C"),
        ("tile_check", "never"),
        ("mirror_far_side", "sometimes"),
        ("three_player_start", "RR"),
        ("extra_objectives", 24),
        ("diamond_objective", 7),
        ("solo_objective_placement", "dealer"),
        ("pmb_actions", "never"),
        ("solo_deck_top", "both"),
        ("tie_break", "duel"),
    ],
)
def test_a_value_that_a_rule_option_does_not_have_is_refused_by_name(rule_option, value):
    with pytest.raises(SetupError, match=f"option {rule_option}"):
        dealt("portal", 2, **{rule_option: value})


# ---- first_player


@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_first_player_may_be_set(first):
    for seed in range(5):
        assert set_out(4, seed, first_player=str(first)).asked == first - 1


@rule("YP-030")
def test_first_player_is_drawn_by_default():
    assert {set_out(2, seed).asked for seed in range(20)} == {0, 1}


def test_first_player_must_be_at_the_table():
    with pytest.raises(SetupError, match="first_player is 3, but there are 2 players"):
        dealt("portal", 2, first_player="3")


# ---- tile_layout


def deeds(layout, tile, tiles):
    """What player 1 does with a tile, taking the first option wherever something is asked."""
    # Thessaly Nightshade does nothing on arrival at an empty hand, and her bonus is only Gems.
    table = position(
        "portal",
        f"""
        row   .... .... RYGB R... ....
        near  .    .    .    .    R14
        1     tiles {tiles}  hand G15  gems R  potions 1
        2
        options tile_layout={layout}
        """,
    )
    table.answer(tile)
    while not table.over and table.asked == 0 and table.state.turn == 1:
        table.answer(table.options[0])
    return [event.kind for event in table.table.journal if event.kind in DEEDS]


@pytest.mark.parametrize(
    ("tile", "tiles", "layout_b", "layout_a"),
    [
        ("B", "RYGB", ["placed", "swapped", "seated"], ["placed", "swapped"]),
        ("B", "RYGb", ["enchanted"], ["seated", "enchanted"]),
        ("G", "RYGB", ["placed", "drew", "drew", "diamond"], ["placed", "drew", "drew"]),
        ("G", "RYgB", ["removed"], ["diamond", "removed"]),
        ("R", "RYGB", ["placed", "removed", "seated"], ["placed", "removed", "seated"]),
        ("R", "rYGB", ["seated", "lifted"], ["seated", "lifted"]),
        ("Y", "RYGB", ["placed", "potion", "seated"], ["placed", "potion"]),
        ("Y", "RyGB", ["returned"], ["seated", "returned"]),
    ],
)
def test_tile_layout_splits_the_actions_of_blue_green_and_yellow(tile, tiles, layout_b, layout_a):
    assert deeds("B", tile, tiles) == layout_b
    assert deeds("A", tile, tiles) == layout_a


def backs_of_layout_a(potions=0, gems="", near=". . . . .", hand="R09"):
    return usable(
        f"""
        row   .... .... RYGB .... ....
        near  {near}
        1     tiles RyGb  hand {hand}  potions {potions}  gems {gems}
        2
        options tile_layout=A
        """
    )


@rule("YP-134")
def test_under_layout_a_an_earlier_play_counts_as_a_hero_to_enchant_and_as_a_gem():
    assert backs_of_layout_a(potions=1) == "YGB"
    assert backs_of_layout_a(potions=1, near="R14! . . . .") == "RYGB"


@rule("YP-134")
def test_under_layout_a_the_potion_must_still_be_ones_own_and_the_card_in_hand():
    assert backs_of_layout_a(potions=0, near="R14 . . . .") == "RYG"
    assert backs_of_layout_a(potions=1, near="R14 . . . .", gems="R", hand="") == "G"


# ---- tile_check

FULL_TABLE = """
    far   ~Y01 ~Y02 ~Y03 ~Y04 ~Y05
    row   .... .... RYGB .... ....
    near  ~R01 ~R02 ~R03 ~R04 ~R05
    1     hand R09
    2
"""


@rule("YP-041")
@pytest.mark.parametrize(("check", "tiles"), [("sequential", "RG"), ("static", "G")])
def test_tile_check_says_whether_the_red_front_may_count_on_the_seat_it_frees(check, tiles):
    assert usable(f"{FULL_TABLE}\noptions tile_check={check}") == tiles


@rule("YP-044")
def test_layout_a_is_not_played_with_a_static_check():
    with pytest.raises(SetupError, match="tile_layout A needs tile_check sequential"):
        dealt("portal", 2, tile_layout="A", tile_check="static")


# ---- mirror_far_side


@rule("YP-017")
@pytest.mark.parametrize(
    ("mirror", "tokens", "gems"),
    [("true", "GRBR", ""), ("true", "RBRY", "RBR"), ("false", "GRBR", "RBR"), ("false", "RBRY", "")],
)
def test_mirror_far_side_turns_the_cards_across_the_table(mirror, tokens, gems):
    # Maugh Blackspit wants -RBR.
    table = position(
        "portal",
        f"row .... .... {tokens} .... ....\n1 hand R15\n2\noptions mirror_far_side={mirror}",
        ("act", 0, "play"),
    )
    table.answer("far seat 3")
    paid = [event.facts["gems"] for event in table.told("gained") if event.rule == "YP-077"]
    assert "".join(paid) == gems


def test_mirror_far_side_leaves_the_near_side_as_it_is():
    for mirror in ("true", "false"):
        table = position(
            "portal",
            f"row .... .... GRBR .... ....\n1 hand R15\n2\noptions mirror_far_side={mirror}",
            ("act", 0, "play"),
        )
        assert table.answer("near seat 3").told("perfect_match")


# ---- three_player_start


def foods_twice(table):
    foods = Counter(table.state.row.replace(".", ""))
    assert sum(foods.values()) == 6
    return "".join(color for color in "RYGB" if foods[color] == 2)


@rule("YP-035")
@pytest.mark.parametrize("pair", ["RY", "RG", "RB", "YG", "YB", "GB"])
def test_three_player_start_may_be_a_fixed_pair(pair):
    for seed in range(5):
        assert foods_twice(set_out(3, seed, three_player_start=pair)) == pair


@rule("YP-035")
def test_three_player_start_is_random_by_default_and_the_same_for_one_seed():
    pairs = [foods_twice(set_out(3, seed)) for seed in range(40)]
    assert set(pairs) == {"RY", "RG", "RB", "YG", "YB", "GB"}
    assert pairs == [foods_twice(set_out(3, seed)) for seed in range(40)]


@rule("YP-035")
def test_three_player_start_may_be_left_to_the_last_player_who_chooses_two_colours():
    table = dealt("portal", 3, three_player_start="last player", first_player="1")
    assert (table.asked, table.prompt) == (2, "Lay which food twice?")
    assert len(table.options) == 4
    table.answer("green vegetables")
    assert (table.asked, table.prompt) == (2, "Lay which other food twice?")
    assert table.options == ["red ham", "yellow ale", "blue fish"]
    table.answer("red ham")
    while table.prompt.startswith("Lay which food on"):
        table.answer(table.options[0])
    assert foods_twice(table) == "RG"


# ---- extra_objectives


@pytest.mark.parametrize(("extra", "cards"), [(False, 9), (True, 24)])
def test_extra_objectives_shuffles_fifteen_more_cards_in(extra, cards):
    deals = [dealt("portal", 2, seed, extra_objectives=extra).state.objectives for seed in range(120)]
    assert {card for deal in deals for card in deal} == {f"O{number}" for number in range(1, cards + 1)}
    assert {len(deal) for deal in deals} == {5}


# ---- diamond_objective


@pytest.mark.parametrize("number", [6, 5, 4])
def test_diamond_objective_says_how_many_diamonds_fill_the_purse(number):
    def diamond_more(owned):
        table = position(
            "portal",
            f"""
            row   .... .... RYGB .... ....
            1     diamonds {"R" * owned}
            2
            open  O5
            options diamond_objective={number}
            """,
            ("act", 0, "diamond"),
        )
        return table.answer("Sapphire").state.players[0].objectives

    assert diamond_more(number - 2) == []
    assert diamond_more(number - 1) == ["O5"]


def test_diamond_objective_is_six_by_default():
    assert dealt("portal", 2).state.options.diamond_objective == 6


# ---- solo_objective_placement


def test_solo_objective_placement_is_by_default_in_draw_order():
    s = dealt("portal", 1, seed=4).state
    left_near, left_far, right_near, right_far = s.objectives
    assert s.covered == {0: left_near, 1: left_far, 6: right_near, 7: right_far}


def test_solo_objective_placement_may_be_left_to_the_player():
    table = dealt("portal", 1, seed=4, solo_objective_placement="player")
    first, second, third, fourth = table.state.objectives
    assert table.options == ["near seat 1", "far seat 1", "near seat 4", "far seat 4"]
    table.answer("far seat 4", "near seat 4")
    assert table.options == ["near seat 1", "far seat 1"]
    table.answer("far seat 1")  # the last card goes to the last end seat
    assert table.state.covered == {7: first, 6: second, 1: third, 0: fourth}
    assert f"player 1 lays {OBJECTIVES[first].name} on far seat 4." in table.log()
    assert table.prompt == "Activate which Action tile?"


# ---- pmb_actions


def enchant(hero, actions, one="", row=".... .... RYGB .... ...."):
    """Claim a Hero's bonus with a Potion."""
    return position(
        "portal",
        f"""
        row   {row}
        near  {hero} . . . .
        1     potions 1  {one}
        2
        options pmb_actions={actions}
        """,
        ("act", 0, "enchant"),
    )


@pytest.mark.parametrize(
    ("hero", "one"),
    [
        ("Y04", ""),  # a Topaz and a swap
        ("R13", ""),  # a Ruby and two cards
        ("G13", ""),  # an Emerald and a card removed
        ("R03", ""),  # a Ruby, a Sapphire and any food placed
        ("B09", "hand R09 R10"),  # a Sapphire, a play and a card
        ("R10", "gems Y"),  # a Ruby, an exchange and two cards
    ],
)
def test_pmb_actions_are_optional_by_default_and_may_be_forced(hero, one):
    assert "pass" in enchant(hero, "optional", one).options
    forced = enchant(hero, "forced", one)
    while not forced.over:
        assert "pass" not in forced.options
        forced.answer(forced.options[0])


def test_a_potion_in_a_bonus_may_be_declined_unless_pmb_actions_are_forced():
    # Hesk Thornhide gives a Ruby, a Potion and a card.
    table = enchant("R05", "optional")
    assert table.prompt == "Take an Enchant Food Potion?"
    assert table.answer("no").state.players[0].potions == 0
    assert enchant("R05", "forced").state.players[0].potions == 1


def test_a_forced_action_that_is_impossible_is_lost_all_the_same():
    # Orro Gullwing lets a card be played; the hand is empty.
    table = enchant("B09", "forced")
    assert [event.facts["action"] for event in table.told("lost")] == ["play"]


# ---- solo_deck_top


@pytest.mark.parametrize(("rule_option", "emeralds"), [("false", 1), ("true", 2)])
def test_solo_deck_top_counts_the_back_of_the_top_card(rule_option, emeralds):
    table = position(
        "portal",
        f"row .... ..RY GB.. ....\n1 gems RRRGG\ndeck * G05\noptions solo_deck_top={rule_option}",
        ("finish", "YP-129"),
    )
    assert table.table.outcome.scores == (3 + 2 * emeralds,)


# ---- tie_break


@rule("YP-001")
@pytest.mark.parametrize(("rule_option", "winners"), [("objectives", (0,)), ("shared", (0, 1))])
def test_tie_break_looks_at_objectives_or_shares_the_win_at_once(rule_option, winners):
    table = position(
        "portal",
        f"""
        row   .... .... RYGB .... ....
        1     gems RRYYG  objectives O1 O2
        2     gems RRRRR
        options tie_break={rule_option}
        """,
        ("finish", "YP-101"),
    )
    assert table.table.outcome.scores == (15, 15)
    assert table.table.outcome.winners == winners
