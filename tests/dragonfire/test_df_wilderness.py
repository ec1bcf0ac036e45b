"""The encounters of Wilderness Difficulty 1."""

import pytest

from questboard.games.dragonfire.hooks import Feature
from questboard.games.dragonfire.rules.foes import place_of, strength
from questboard.games.dragonfire.rules.moving import moves
from questboard.games.dragonfire.rules.play import new_play
from questboard.games.dragonfire.rules.reveal import put
from questboard.testing import rule
from tests.dragonfire.party import party


def strengths(table, *names):
    """The Attack Strengths of encounters by name."""
    return [strength(table.state, table.foe(name)) for name in names]


# ---- black


def test_orc_warchief_strengthens_other_humanoids_facing_the_same_player():
    table = party(encounters=[("orc-warchief", 0), ("goblin-ambush", 0), ("ogre", 0), ("gnoll-pack", 1)])
    assert strengths(table, "orc-warchief", "goblin-ambush", "ogre", "gnoll-pack") == [2, 2, 2, 1]
    assert strengths(table, "goblin-ambush-token-1", "gnoll-pack-token-1") == [2, 1]


def test_bandit_camp_brings_an_unattached_token_facing_the_same_player():
    table = party().appear("bandit-camp", 1)
    (token,) = table.tokens("bandit-camp")
    assert (token.seat, token.card, token.color, token.type) == (1, "", "K", "Humanoid")
    assert (token.token, token.strength, token.gold) == ("1", 1, 0)
    assert place_of(table.state, token) == "bandit-camp-1"


@rule("DF-135")
def test_bandit_camp_takes_1_gold_of_each_character_in_it_at_the_start_of_their_turn():
    table = party(encounters=[("bandit-camp", 0)], gold={0: 3, 1: 3})
    table.turn(0)
    assert (table.character(0).gold, table.character(1).gold) == (2, 3)
    table.turn(1).answer("pass")
    assert table.character(1).gold == 3


# ---- blue


def test_centaur_is_no_stronger_if_the_faced_player_discards_a_card():
    table = party(hands={1: ["glory"]}).appear("centaur", 1)
    assert table.asked == 1
    table.answer("Glory")
    assert table.character(1).discard == ["glory"]
    assert strengths(table, "centaur") == [1]


@pytest.mark.parametrize("hand", [["glory"], []])
def test_centaur_is_stronger_until_the_end_of_the_faced_players_next_turn(hand):
    table = party(hands={1: hand}).appear("centaur", 1)
    if hand:
        table.answer("pass")
    assert strengths(table, "centaur") == [2]
    table.turn(0).end_turn(0)
    assert strengths(table, "centaur") == [2]
    table.turn(1)
    assert strengths(table, "centaur") == [2]
    table.end_turn(1)
    assert strengths(table, "centaur") == [1]
    table.turn(1).end_turn(1)
    assert strengths(table, "centaur") == [1]


def test_centaur_that_comes_in_the_faced_players_own_turn_is_stronger_in_the_next_one_too():
    table = party().turn(1).happen(lambda s: put(s, "centaur", "primary", 1, "DF-071"), seat=1)
    table.end_turn(1)
    assert strengths(table, "centaur") == [2]
    table.turn(1).end_turn(1)
    assert strengths(table, "centaur") == [1]


@pytest.mark.parametrize(
    ("hp", "unconscious", "seat"),
    [
        ({0: 5, 1: 4, 2: 3, 3: 3}, [], 2),
        ({0: 3, 1: 3, 2: 3, 3: 3}, [], 1),
        ({0: 3, 1: 4, 2: 5, 3: 3}, [], 3),
        ({0: 2, 1: 3, 2: 3, 3: 3}, [], 0),
        ({0: 5, 1: 4, 2: 5, 3: 5}, [1], 2),
        ({0: 5, 1: 4, 2: 5, 3: 0}, [], 3),
    ],
)
def test_will_o_wisp_moves_to_the_lowest_hp_and_among_equals_to_the_left(hp, unconscious, seat):
    table = party(hp=hp, unconscious=unconscious, encounters=[("will-o-wisp", 0)]).end_turn(0)
    assert table.foe("will-o-wisp").seat == seat


def test_dust_mephits_vanquished_cost_the_active_player_a_card():
    table = party(hands={0: ["glory", "glory", "grace"]}, encounters=[("dust-mephits", 1, 1), ("ogre", 1)])
    table.play_cards(0).answer("play Glory", "play Glory").deal()
    assert "player 1 discards Grace." in table.log()


def test_displacer_beast_loses_a_point_of_the_first_card_in_a_turn():
    table = party(hands={0: ["javelin", "glory"]}, encounters=[("displacer-beast", 0)])
    assert table.would_clear("displacer-beast", ("javelin", "KK"), ("glory", "K")) == []
    assert table.would_clear("displacer-beast", ("javelin", "KK"), ("glory", "K"), ("glory", "K")) == [0]
    table.play_cards(0).answer("play Javelin", "play Glory").deal()
    assert table.foe("displacer-beast").cleared == 0


def test_displacer_beast_only_minds_the_first_card():
    table = party(hands={0: ["glory"] * 3}, encounters=[("displacer-beast", 0, 2)])
    table.play_cards(0).answer(*["play Glory"] * 3).deal()  # the proposal pays the point that is lost
    assert "Displacer Beast is defeated." in table.log()


@rule("DF-408")
def test_the_point_that_displacer_beast_takes_away_is_one_its_blue_level_has_no_use_for():
    table = party(encounters=[("displacer-beast", 0, 1)])
    assert table.would_clear("displacer-beast", ("misty-step", "BB")) == []
    assert table.would_clear("displacer-beast", ("misty-step", "BB"), ("glory", "K")) == [1]
    assert table.would_clear("displacer-beast", ("cloud-of-daggers", "BB1")) == [1]
    assert table.would_clear("displacer-beast", ("cloud-of-daggers", "BB2"), ("glory", "KK")) == [1, 2]


@rule("DF-408")
def test_displacer_beast_takes_nothing_from_features_and_level_damage():
    table = party(encounters=[("displacer-beast", 0)])
    assert table.would_clear("displacer-beast", ("lightning-bolt", "", 2)) == [0, 1]
    assert table.would_clear("displacer-beast", ("lightning-bolt", "", 2), ("glory", "KK")) == [0, 1, 2]
    assert table.would_clear("displacer-beast", ("action-surge-i", "3", 0, "effect")) == [0]


def test_displacer_beast_takes_a_point_once_in_a_turn():
    table = party(encounters=[("displacer-beast", 0)])
    glory = new_play(table.state, 0, "glory", "card", "K")
    feature = new_play(table.state, 0, "action-surge-i", "effect", "1")
    table.state.turn.hit = {feature.id: ["displacer-beast-1"]}
    assert table.would_clear("displacer-beast", ("greatsword", "KKK")) == []
    table.state.turn.hit = {glory.id: ["displacer-beast-1"]}
    assert table.would_clear("displacer-beast", ("greatsword", "KKK")) == [0]


def test_manticore_hurts_others_at_this_place_who_face_nothing():
    table = party(hp=dict.fromkeys(range(4), 5), encounters=[("manticore", 0), ("ogre", 1)])
    table.take_damage(0)
    assert [table.character(seat).hp for seat in range(4)] == [4, 5, 4, 4]


def test_manticore_in_a_location_hurts_nobody_in_the_main_area():
    table = party(hp=dict.fromkeys(range(4), 5), encounters=[("bandit-camp", 0), ("manticore", 0)])
    table.take_damage(0)
    assert [table.character(seat).hp for seat in range(1, 4)] == [5, 5, 5]


# ---- green


def test_dryad_lures_an_encounter_of_another_character_which_does_not_attack_this_turn():
    table = party(hp={0: 5}, encounters=[("dryad", 0), ("ogre", 1), ("gnoll-pack", 2)])
    table.take_damage(0)
    assert (table.prompt, table.options) == (
        "Dryad: Which encounter comes to face you?",
        ["Ogre", "Gnoll Pack"],
    )
    table.answer("Gnoll Pack")
    assert {foe.seat for foe in (table.foe("gnoll-pack"), *table.tokens("gnoll-pack"))} == {0}
    assert table.foe("ogre").seat == 1
    assert "gnoll-pack-1" in table.state.turn.calm
    assert table.character(0).hp == 5


def test_dryad_lures_nothing_from_another_place_and_nothing_that_no_text_can_move():
    table = party(
        encounters=[("dryad", 0), ("animated-armor", 1), ("bandit-camp", 2), ("ogre", 2)],
        tokens=[(3, "K", "1", 1)],
    )
    table.take_damage(0)
    assert [table.foe(name).seat for name in ("animated-armor", "bandit-camp", "ogre")] == [1, 2, 2]
    assert table.foe("goblin-uprising-token-1").seat == 0


def test_a_point_of_blue_counts_as_two_on_colourless_levels_of_awakened_tree():
    table = party(hands={0: ["cantrip"] * 2}, encounters=[("awakened-tree", 0)])
    assert table.would_clear("awakened-tree", ("glory", "KKK")) == []
    assert table.would_clear("awakened-tree", ("cantrip", "BB"), ("glory", "K"), ("grace", "G")) == [0, 1]
    assert table.would_clear("awakened-tree", ("cantrip", "BBB"), ("glory", "K"), ("grace", "G")) == [0, 1, 2]
    assert table.would_clear("awakened-tree", ("cantrip", "BBBB"), ("grace", "G")) == [0, 1, 2]
    table.play_cards(0).answer("play Cantrip", "play Cantrip").deal()
    assert table.foe("awakened-tree").uncleared == [1, 2]


def test_green_is_kept_for_the_green_level_of_awakened_tree():
    table = party(encounters=[("awakened-tree", 0)])
    assert table.would_clear("awakened-tree", ("grace", "G1"), ("cantrip", "B"), ("glory", "K")) == [0, 1]


@pytest.mark.parametrize(("top", "hand"), [("grace", []), ("glory", ["javelin"])])
def test_green_hag_makes_the_faced_player_discard_a_card_after_a_failed_skill_check(top, hand):
    table = party(hands={0: ["javelin"]}, decks={0: [top, "glory"]}, encounters=[("green-hag", 0)]).turn(0)
    assert table.character(0).hand == hand
    assert table.character(0).deck == [top, "glory"]


def test_dire_wolf_packs_get_a_token_more_when_there_are_two():
    table = party(encounters=[("dire-wolf-pack", 0)]).appear("dire-wolf-pack", 1)
    assert [token.card for token in table.tokens("dire-wolf-pack")].count("dire-wolf-pack-1") == 3
    assert [token.card for token in table.tokens("dire-wolf-pack")].count("dire-wolf-pack-2") == 3
    assert len(party().appear("dire-wolf-pack", 1).tokens("dire-wolf-pack")) == 2


# ---- red


@rule("DF-351")
def test_goblin_ambush_hurts_the_faced_player_when_it_comes():
    table = party(hp={2: 5}).appear("goblin-ambush", 2)
    assert table.character(2).hp == 4


def test_a_player_whom_giant_spider_has_damaged_plays_at_most_three_cards_in_the_next_turn():
    table = party(hands={0: ["glory"] * 5}, encounters=[("giant-spider", 0)])
    table.take_damage(0).turn(0).answer(*["play Glory"] * 3)
    assert "play Glory" not in table.options
    table.turn(0).answer("play Glory")
    assert "play Glory" in table.options


def test_giant_spider_that_deals_no_damage_binds_nobody():
    table = party(hands={0: ["glory"] * 5}, encounters=[("giant-spider", 0)])
    table.state.turn.prevented = ["giant-spider-1"]
    table.take_damage(0).turn(0).answer(*["play Glory"] * 3)
    assert "play Glory" in table.options


@rule("DF-400")
def test_a_short_rest_does_not_free_from_the_web_of_giant_spider():
    table = party(hands={0: ["glory"] * 5}, encounters=[("giant-spider", 0)]).take_damage(0)
    table.state.encounters = []
    table.short_rest(3).turn(0).answer(*["play Glory"] * 3)
    assert "play Glory" not in table.options


@pytest.mark.parametrize(("top", "seat"), [("grace", 0), ("glory", 1)])
def test_harpy_lures_an_encounter_to_the_faced_player_after_a_failed_skill_check(top, seat):
    table = party(decks={0: [top]}, encounters=[("harpy", 0), ("gnoll-pack", 1)]).turn(0)
    assert {foe.seat for foe in (table.foe("gnoll-pack"), *table.tokens("gnoll-pack"))} == {seat}


def test_harpy_alone_lures_nothing():
    table = party(decks={0: ["grace"]}, encounters=[("harpy", 0), ("bandit-camp", 1)]).turn(0)
    assert [foe.seat for foe in table.state.encounters] == [0, 1]


@pytest.mark.parametrize(("location", "free"), [("quicksand-mire", False), ("bandit-camp", True)])
def test_nobody_moves_out_of_quicksand_mire(location, free):
    table = party(encounters=[(location, 0)], places={1: location})
    assert bool(moves(table.state, 0)) is free


def test_nobody_leaves_quicksand_mire_to_somebody_else(declare):
    class Tough(Feature, id="tough"):
        last_out = True

    declare(Tough)
    mire = party(encounters=[("quicksand-mire", 0)], features={0: ["tough"]})
    camp = party(encounters=[("bandit-camp", 0)], features={0: ["tough"]})
    assert (moves(mire.state, 0), moves(camp.state, 0)) == ([], [""])


@rule("DF-135")
def test_quicksand_mire_costs_a_card_at_the_start_of_the_turn():
    table = party(hands={0: ["glory"], 1: ["glory"]}, encounters=[("quicksand-mire", 0)])
    table.turn(0)
    assert (table.character(0).hand, table.character(1).hand) == ([], ["glory"])
