"""Play Cards: cards and Assists, Swords, what Remains in Play, what may be thrown away."""

from __future__ import annotations

import pytest

from questboard.games.dragonfire.rules.foes import strength
from questboard.games.dragonfire.rules.health import hurt
from questboard.games.dragonfire.rules.play import add_swords
from questboard.games.dragonfire.rules.zones import must_discard
from questboard.games.dragonfire.state import DragonfireState
from questboard.testing import rule
from tests.dragonfire.party import Party, party

# ---- playing cards


@rule("DF-138")
def test_any_number_of_cards_is_played_one_at_a_time() -> None:
    table = party(hands={0: ["glory", "glory", "grace"]}, encounters=[("ogre", 0)]).play_cards(0)
    table.answer("play Glory", "play Grace", "play Glory")
    assert table.shots() == [("glory", "K", 0), ("grace", "G", 0), ("glory", "K", 0)]
    assert table.character(0).hand == []


@rule("DF-138")
def test_a_player_may_play_no_card_at_all() -> None:
    table = party(hands={0: ["glory"]}, encounters=[("ogre", 1)]).play_cards(0).answer("deal damage")
    assert table.prompt.startswith("Buy")
    assert "glory" in table.character(0).hand


@rule("DF-138")
def test_effects_happen_as_a_card_is_played_and_damage_waits_for_deal_damage() -> None:
    table = party(hands={0: ["thieves-tools", "glory"]}, gold={0: 0}, encounters=[("violet-fungus", 0)])
    table.play_cards(0).answer("play Thieves' Tools")
    assert table.character(0).gold == 1
    assert table.foe("violet-fungus").cleared == 0
    table.deal()
    assert table.foe("violet-fungus").cleared == 0b1


@rule("DF-139")
def test_where_damage_goes_may_be_changed_until_it_is_dealt_but_a_text_is_final() -> None:
    table = party(hands={0: ["caltrops", "glory"]}, encounters=[("ogre", 0, 1), ("orog", 0, 1)]).play_cards(0)
    table.answer("play Caltrops", "Ogre", "play Glory", "deal damage")
    table.answer("Glory (1 black): Ogre", "assign it all again")
    table.answer("Glory (1 black): Orog", "deal it as proposed")
    assert (table.foe("ogre").cleared, table.foe("orog").cleared) == (0b1, 0b11)
    assert (strength(table.state, table.foe("ogre")), strength(table.state, table.foe("orog"))) == (1, 2)


@rule("DF-140")
def test_a_text_without_a_cost_or_may_cannot_be_refused() -> None:
    table = party(hands={0: ["caltrops"]}, encounters=[("ogre", 0), ("orog", 0)]).play_cards(0)
    table.answer("play Caltrops")
    assert table.options == ["Ogre", "Orog"]


@rule("DF-140")
def test_a_text_with_a_cost_can_be_refused() -> None:
    table = party(hands={0: ["expertise", "grace"]}, discards={0: ["glory"]}).play_cards(0)
    table.answer("play Expertise")
    assert table.options == ["Grace", "pass"]


@rule("DF-141")
def test_healing_beyond_the_starting_hp_is_lost() -> None:
    table = party(hands={0: ["second-wind"]}, encounters=[("ogre", 0)])
    full = table.character(0).max_hp
    table.character(0).hp = full - 1
    table.play_cards(0).answer("play Second Wind")
    assert table.character(0).hp == full


@rule("DF-157")
def test_a_card_gives_its_text_and_its_damage_with_different_targets() -> None:
    table = party(hands={0: ["caltrops"]}, encounters=[("ogre", 0), ("troll", 1)]).play_cards(0)
    table.answer("play Caltrops", "Ogre", "deal damage")
    table.answer("Caltrops (1 red): Troll", "deal it as proposed")
    assert strength(table.state, table.foe("ogre")) == 1
    assert table.foe("troll").cleared == 0b1


# ---- discarding instead


@rule("DF-142")
def test_any_number_of_cards_may_be_discarded_without_effect_and_at_once() -> None:
    table = party(hands={0: ["thieves-tools", "javelin", "glory"]}, gold={0: 0}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("discard Thieves' Tools", "discard Javelin")
    assert table.character(0).discard == ["thieves-tools", "javelin"]
    assert (table.character(0).gold, table.character(0).swords) == (0, 0)
    assert table.character(0).played == []
    assert table.shots() == []


@rule("DF-143")
def test_the_two_cards_of_choke_point_do_not_limit_discarding() -> None:
    hand = ["glory", "glory", "grace", "stealth"]
    table = party(hands={0: hand}, encounters=[("choke-point", 0)]).play_cards(0)
    table.answer("discard Stealth", "play Glory", "play Glory")
    assert "play Grace" not in table.options
    table.answer("discard Grace")
    assert table.character(0).hand == []
    assert table.character(0).discard == ["stealth", "grace"]


@rule("DF-144")
def test_protection_against_discarding_does_not_help_with_a_cost() -> None:
    async def demand(s: DragonfireState) -> None:
        await must_discard(s, 0, 1, "DF-142")

    table = party(hands={0: ["expertise", "grace"]}, discards={0: ["glory"]}, features={0: ["fey-ancestry"]})
    table.play_cards(0).answer("play Expertise", "Grace")
    assert table.character(0).hand == ["glory"], "nobody was asked to ignore it"
    table = party(hands={0: ["grace"]}, features={0: ["fey-ancestry"]})
    table.happen(demand)
    assert table.options == ["Fey Ancestry", "pass"], "a demand is another thing"


@rule("DF-145")
def test_played_cards_are_not_part_of_a_reshuffle_during_play_cards() -> None:
    table = party(
        hands={0: ["javelin", "tower-shield", "glory"]},
        decks={0: []},
        discards={0: ["grace"]},
        encounters=[("ogre", 0)],
    )
    table.play_cards(0).answer("play Javelin", "play Tower Shield", "yes")
    assert table.character(0).hand == ["glory", "grace"]
    assert table.character(0).deck == []
    table.answer("play Grace").deal()
    assert "javelin" in [*table.character(0).deck, *table.character(0).hand], "two were drawn in Replenish"
    everything = [*table.character(0).deck, *table.character(0).hand, *table.character(0).discard]
    assert sorted(everything) == ["glory", "grace", "javelin", "tower-shield"]


@rule("DF-145")
def test_with_nothing_but_played_cards_there_is_nothing_to_draw() -> None:
    table = party(hands={0: ["javelin", "tower-shield", "glory"]}, decks={0: []}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("play Javelin", "play Tower Shield")
    assert table.character(0).hand == ["glory"]


# ---- Requires Play


@rule("DF-146")
def test_requires_play_counts_the_players_own_cards_of_this_turn() -> None:
    table = party(hands={0: ["stealth", "ambush"]}).play_cards(0)
    assert "play Ambush" not in table.options
    assert "play Ambush" in table.answer("play Stealth").options


@rule("DF-146")
def test_requires_play_does_not_count_what_others_have_played() -> None:
    table = party(hands={0: ["ambush"], 3: ["perception"]}, encounters=[("ogre", 0)]).play_cards(0)
    table.answer("let the others", "assist with Perception")
    assert "play Ambush" not in table.options


@rule("DF-146")
def test_requires_play_does_not_count_the_cards_of_another_turn() -> None:
    table = party(hands={0: ["stealth", "ambush"]}, encounters=[("ogre", 0)]).play_cards(0)
    table.answer("play Stealth").turn(0)
    assert table.prompt == "Play a card?"
    assert "play Ambush" not in table.options


@rule("DF-146")
def test_requires_play_counts_an_assist_of_the_same_turn() -> None:
    table = party(
        ("human-fighter-male", "human-rogue-male"),
        hands={0: ["command-presence", "glory"], 1: ["perception", "ambush"]},
        decks={1: ["grace"]},
        encounters=[("ogre", 0)],
    )
    table.play_cards(0).answer("let the others", "assist with Perception", "play Command Presence")
    assert table.options == ["play Ambush", "play Grace", "pass"]


@rule("DF-256")
@pytest.mark.parametrize("how", ["discard Stealth", "repack Silvered Dagger"])
def test_discarded_cards_do_not_count_for_requires_play(how: str) -> None:
    table = party(hands={0: ["stealth", "silvered-dagger", "ambush"]}, decks={0: ["glory"]}).play_cards(0)
    assert "play Ambush" not in table.answer(how).options


@rule("DF-256")
@pytest.mark.parametrize(("how", "offered"), [("discard Glory", False), ("play Glory", True)])
def test_discarded_cards_do_not_count_for_requires_purchase(how: str, offered: bool) -> None:
    table = party(hands={0: ["glory"]}, market=["greatsword"], gold={0: 9}, encounters=[("ogre", 1)])
    table.play_cards(0).answer(how)
    while not table.prompt.startswith("Buy"):
        table.answer("deal it as proposed" if table.ask.kind == "aim" else "deal damage")
    assert ("buy Greatsword" in table.options) == offered


# ---- Swords


@rule("DF-147", "DF-390")
def test_a_martial_player_may_draw_at_once_for_each_full_set_of_three_swords() -> None:
    hand = ["javelin", "tower-shield", "greatsword", "grapple"]
    table = party(hands={0: hand}, decks={0: ["grace", "stealth", "cantrip"]}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("play Javelin")
    assert (table.prompt, "grace" in table.character(0).hand) == ("Play a card?", False)
    table.answer("play Tower Shield")
    assert (table.asked, table.prompt) == (0, "Draw a card for your Swords?")
    assert "grace" in table.answer("yes").character(0).hand
    table.answer("play Greatsword")
    assert table.character(0).swords == 5
    assert (table.prompt, "stealth" in table.character(0).hand) == ("Play a card?", False)
    assert "stealth" in table.answer("play Grapple", "yes").character(0).hand


@rule("DF-147", "DF-390")
def test_a_martial_player_may_leave_the_card_for_three_swords_and_cannot_have_it_later() -> None:
    hand = ["javelin", "tower-shield", "greatsword", "grapple"]
    table = party(hands={0: hand}, decks={0: ["grace", "stealth", "cantrip"]}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("play Javelin", "play Tower Shield", "no")
    assert table.character(0).hand == ["greatsword", "grapple"]
    table.answer("play Greatsword", "play Grapple")
    assert table.prompt == "Draw a card for your Swords?", "for the second set, and only for that"
    assert table.answer("yes").character(0).hand == ["grace"]


@rule("DF-390")
def test_a_player_with_no_card_to_draw_is_not_asked_about_swords() -> None:
    table = party(hands={0: ["javelin", "tower-shield", "glory"]}, decks={0: []}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("play Javelin", "play Tower Shield")
    assert (table.prompt, table.character(0).hand) == ("Play a card?", ["glory"])


@rule("DF-390")
def test_an_assisting_player_decides_about_the_card_for_their_own_swords() -> None:
    table = party(
        ("human-fighter-male", "human-fighter-female"),
        hands={0: ["glory"], 1: ["javelin", "tower-shield"]},
        encounters=[("ogre", 0)],
    )
    table.play_cards(0).answer("let the others", "assist with Javelin", "assist with Tower Shield")
    assert (table.asked, table.prompt) == (1, "Draw a card for your Swords?")
    assert table.answer("no").character(1).hand == []


@rule("DF-147")
@pytest.mark.parametrize(("types", "drawn"), [("B", 0), ("BK", 1)])
def test_swords_are_for_the_martial_class_be_it_a_secondary_one(types: str, drawn: int) -> None:
    table = party(hands={1: ["javelin", "tower-shield", "glory"]}, types={1: types}, encounters=[("ogre", 0)])
    table.play_cards(1).answer("play Javelin", "play Tower Shield", *["yes"] * drawn)
    assert (table.prompt, len(table.character(1).hand)) == ("Play a card?", 1 + drawn)


@rule("DF-147")
def test_swords_of_an_activated_feature_count_with_those_of_cards() -> None:
    async def swords_of_a_feature(s: DragonfireState) -> None:
        await add_swords(s, 0, 1)

    table = party(hands={0: ["greatsword", "glory"]}, decks={0: ["grace"]}, encounters=[("ogre", 0)])
    table.happen(swords_of_a_feature).play_cards(0).answer("play Greatsword", "yes")
    assert sorted(table.character(0).hand) == ["glory", "grace"]


@rule("DF-147")
def test_swords_are_counted_anew_in_each_turn() -> None:
    table = party(
        hands={0: ["greatsword", "javelin", "glory"]}, decks={0: ["grace"]}, encounters=[("ogre", 1)]
    )
    table.play_cards(0).answer("play Greatsword").turn(0).answer("play Javelin")
    assert table.character(0).hand == ["glory"]


@rule("DF-148")
def test_several_martial_players_may_each_draw_for_their_own_swords_in_one_turn() -> None:
    table = party(
        ("human-fighter-male", "human-fighter-female"),
        hands={0: ["greatsword", "grapple", "glory"], 1: ["javelin", "tower-shield"]},
        decks={0: ["grace"], 1: ["stealth"]},
        encounters=[("ogre", 0)],
    )
    table.play_cards(0).answer("play Greatsword", "let the others", "assist with Javelin")
    assert (table.character(0).swords, table.character(1).swords) == (2, 1)
    assert "grace" not in table.character(0).hand, "three Swords in all, but of two players"
    table.answer("assist with Tower Shield", "yes")
    assert table.character(1).hand == ["stealth"]
    table.answer("play Grapple", "yes")
    assert sorted(table.character(0).hand) == ["glory", "grace"]


@rule("DF-204")
def test_a_fighter_assists_with_three_swords_draws_a_card_and_cannot_play_grace() -> None:
    table = party(
        ("human-fighter-male", "human-fighter-female"),
        hands={0: ["glory"], 1: ["javelin", "tower-shield"]},
        decks={1: ["grace"]},
        encounters=[("death-slaad", 0)],
    )
    table.play_cards(0).answer("let the others", "assist with Javelin", "assist with Tower Shield", "yes")
    assert table.character(1).hand == ["grace"]
    assert table.asked == 0, "Grace has no Assist"
    assert table.shots() == [("javelin", "K1", 0), ("tower-shield", "1", 0)]
    table.answer("play Glory").deal()
    assert table.told("attacked") == [], "Death Slaad does not attack"


# ---- Remains in Play


@rule("DF-149")
def test_a_card_that_remains_in_play_is_active_at_once_and_stays_after_deal_damage() -> None:
    table = party(hands={1: ["mage-armor"]}, encounters=[("ogre", 1)], hp={1: 5})
    table.play_cards(1).answer("play Mage Armor", "deal damage", "deal it as proposed")
    assert table.character(1).hp == 4, "2 damage, and 1 less"
    assert [each.card for each in table.character(1).in_play] == ["mage-armor"]
    assert "mage-armor" not in table.character(1).discard


@rule("DF-149", "DF-391")
def test_a_card_that_remains_in_play_may_be_discarded_by_its_owner() -> None:
    table = party(in_play={1: ["mage-armor"]}, encounters=[("ogre", 1)], hp={1: 5})
    table.play_cards(1).answer("put Mage Armor away")
    assert table.character(1).in_play == []
    assert table.character(1).discard == ["mage-armor"]
    assert table.answer("deal damage").character(1).hp == 3


@rule("DF-149")
def test_a_card_that_remains_in_play_for_the_scene_is_discarded_after_it() -> None:
    table = party(in_play={1: ["mage-armor", "ring-of-protection"]}, gold={0: 0, 1: 0, 2: 0, 3: 0})
    table.play(("scene_over", 0))
    assert [each.card for each in table.character(1).in_play] == ["ring-of-protection"]


# ---- Assists


@rule("DF-158")
def test_an_assist_gives_only_its_own_text() -> None:
    table = party(hands={0: ["glory"], 1: ["tower-shield"]}, encounters=[("ogre", 0), ("orog", 1)])
    table.play_cards(0).answer("let the others", "assist with Tower Shield", "Ogre")
    assert table.shots() == [("tower-shield", "1", 0)], "not its black point"
    assert strength(table.state, table.foe("orog")) == 2, "not its upper text"


@rule("DF-158", "DF-161")
def test_class_requirements_hold_for_assists_too() -> None:
    table = party(
        hands={0: ["glory"], 1: ["cloud-of-daggers"], 3: ["cloud-of-daggers"]}, encounters=[("ogre", 0)]
    )
    table.play_cards(0).answer("let the others")
    assert table.asked == 1
    assert "assist with Cloud of Daggers" in table.options
    assert table.answer("pass").asked == 0, "the Rogue can't"


@rule("DF-161")
def test_cloud_of_daggers_deals_none_of_its_damage_as_an_assist() -> None:
    table = party(hands={1: ["cloud-of-daggers"], 0: ["cloud-of-daggers", "glory"]}, encounters=[("ogre", 0)])
    assert "play Cloud of Daggers" not in table.play_cards(0).options
    table.answer("let the others", "assist with Cloud of Daggers")
    assert table.shots() == []
    table = party(hands={1: ["cloud-of-daggers"]}).play_cards(1).answer("play Cloud of Daggers")
    assert table.shots() == [("cloud-of-daggers", "BB1", 0)]


@rule("DF-160")
def test_magic_missile_deals_blue_damage_when_played_and_colourless_damage_as_an_assist() -> None:
    table = party(hands={1: ["magic-missile"]}).play_cards(1).answer("play Magic Missile")
    assert table.shots() == [("magic-missile", "B", 0)] * 3
    table = party(hands={0: ["glory"], 1: ["magic-missile"]}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("let the others", "assist with Magic Missile")
    assert table.shots() == [("magic-missile", "1", 0)] * 3


@rule("DF-159")
def test_an_assist_is_announced_in_play_cards_and_its_damage_waits_for_deal_damage() -> None:
    table = party(hands={0: ["glory"], 1: ["tower-shield"]}, encounters=[("ogre", 0, 2), ("troll", 0)])
    table.play_cards(0).answer("let the others", "assist with Tower Shield", "Troll")
    assert "troll-1" in table.state.turn.calm
    assert table.foe("ogre").cleared == 0b011
    table.answer("play Glory").deal()
    assert table.foes() == ["troll-1"], "1 of the Assist and 1 of Glory"


@rule("DF-159")
def test_only_cards_with_an_assist_are_played_in_the_turn_of_another() -> None:
    table = party(
        hands={0: ["glory"], 1: ["glory", "javelin", "greatsword"], 2: ["glory"]}, encounters=[("ogre", 0)]
    )
    table.play_cards(0).answer("let the others")
    assert table.asked == 1
    assert table.options == [
        "assist with Javelin",
        "don't ask me again this turn",
        "don't ask me until my next turn",
        "pass",
    ]
    assert table.answer("pass").asked == 0


@rule("DF-159")
def test_an_assist_is_not_played_in_its_players_turn() -> None:
    table = party(hands={0: ["javelin"]}, encounters=[("ogre", 0)]).play_cards(0)
    assert [option for option in table.options if "Javelin" in option] == ["play Javelin", "discard Javelin"]


def helping(first: str) -> Party:
    """Player 1 lets the others act; two of them hold a Javelin, player 4 has a Perception."""
    table = party(
        hands={0: ["glory", "grace"], 1: ["javelin"], 2: ["javelin"], 3: ["perception"]},
        encounters=[("ogre", 0)],
    )
    return table.play_cards(0).answer(first)


@rule("DF-159", "DF-392")
def test_the_others_are_asked_from_the_left_of_the_active_player() -> None:
    table = helping("let the others")
    asked = [table.asked, table.answer("pass").asked, table.answer("pass").asked]
    assert asked == [1, 2, 3]
    assert table.answer("pass").asked == 0
    assert table.prompt == "Play a card?"


@rule("DF-159", "DF-392")
def test_who_had_nothing_to_add_is_asked_again_after_the_assist_of_another() -> None:
    table = helping("let the others").answer("pass", "assist with Javelin")
    assert table.asked == 1
    table.answer("assist with Javelin", "pass")
    assert table.asked == 0


@rule("DF-159", "DF-392")
def test_an_assist_may_be_answered_by_further_cards_even_when_the_phase_was_to_end() -> None:
    table = helping("deal damage").answer("assist with Javelin", "pass", "pass")
    assert table.asked == 0
    assert "play Glory" in table.options
    table.answer("play Glory", "deal damage", "assist with Javelin")
    assert table.answer("pass").asked == 0
    assert table.prompt == "Play a card?"
    assert table.answer("deal damage").prompt == "Deal the damage where?", "nobody wanted to add to that"


@rule("DF-159")
def test_the_phase_ends_when_nobody_assists() -> None:
    table = helping("play Glory").answer("deal damage", "pass", "pass", "pass")
    assert table.prompt == "Deal the damage where?"


def test_who_wants_not_to_be_asked_again_this_turn_is_asked_in_the_next() -> None:
    table = helping("let the others").answer("pass", "pass", "don't ask me again this turn")
    table.answer("play Glory", "let the others", "pass", "pass")
    assert table.asked == 0, "player 4 is left alone"
    table.turn(1).answer("let the others", "pass")
    assert (table.asked, table.prompt) == (3, "Assist player 2?")


def test_a_player_who_asks_to_be_left_alone_is_not_asked_until_their_next_turn() -> None:
    table = helping("let the others").answer("pass", "pass", "don't ask me until my next turn")
    table.turn(1).answer("let the others", "pass")
    assert table.asked == 1, "player 4 is left alone in this turn too"
    table.turn(3)
    assert table.asked == 3
    table.turn(1).answer("let the others", "pass")
    assert table.asked == 3


def test_an_unconscious_player_does_not_assist() -> None:
    table = party(hands={0: ["glory"], 1: ["javelin"]}, unconscious=[1], encounters=[("ogre", 0)])
    assert table.play_cards(0).answer("let the others").asked == 0


@rule("DF-233")
def test_a_character_stunned_in_the_turn_of_another_plays_nothing_in_it_until_healed() -> None:
    async def stun(s: DragonfireState) -> None:
        await hurt(s, 1, 1, "encounter", "DF-222")

    table = party(
        hands={0: ["command-presence", "glory"], 1: ["javelin"], 2: ["healing-word"]},
        decks={1: []},
        hp={1: 1},
        encounters=[("ogre", 0)],
    )
    table.happen(stun).play_cards(0)
    table.answer("play Command Presence", "player 2")
    assert table.character(1).hand == ["javelin"], "drawn, but not to be played"
    assert table.answer("let the others").asked == 2
    table.answer("assist with Healing Word", "player 2", "player 2")
    assert table.asked == 1
    assert "assist with Javelin" in table.options


# ---- Play at Any Time, Repack


@rule("DF-163")
def test_play_at_any_time_is_an_assist_in_the_turn_of_another_and_a_card_in_the_own() -> None:
    hands = {0: ["potion-of-healing", "glory"], 1: ["potion-of-healing"]}
    table = party(hands=hands, hp={0: 2}, encounters=[("ogre", 0)]).play_cards(0)
    table.answer("play Potion of Healing", "player 1")
    assert table.character(0).hp == 4
    table.answer("let the others", "assist with Potion of Healing", "player 1")
    assert table.character(0).hp == 6
    assert [play.kind for play in table.state.turn.plays] == ["card", "assist"]


@rule("DF-366")
def test_play_at_any_time_is_played_in_play_cards_only() -> None:
    hands = {0: ["potion-of-healing"], 1: ["potion-of-healing"]}
    table = party(hands=hands, hp={0: 9}, encounters=[("ogre", 0)]).take_damage(0)
    assert table.character(0).hp == 7
    assert table.prompt.startswith("Buy"), "nobody was asked in Take Damage or Replenish"
    assert not any("Potion" in option for option in table.options)


@rule("DF-346")
def test_repack_discards_a_card_to_draw_one_and_uses_nothing_else_of_it() -> None:
    table = party(hands={0: ["driftglobe"]}, decks={0: ["glory", "grace"]}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("repack Driftglobe")
    assert table.character(0).hand == ["glory"]
    assert table.character(0).discard == ["driftglobe"]
    assert table.character(0).played == []
    assert table.shots() == []


@rule("DF-346")
def test_repack_is_no_playing_of_a_card() -> None:
    table = party(hands={0: ["glory", "glory", "driftglobe"]}, encounters=[("choke-point", 0)]).play_cards(0)
    table.answer("play Glory", "play Glory")
    assert "play Driftglobe" not in table.options
    assert "repack Driftglobe" in table.options


# ---- why not?


def reasons(table: Party) -> dict[str, str]:
    """What is not offered, in words, and why."""
    return {table.table.rules.label(table.ask, each.option): each.reason for each in table.refused}


@rule("DF-248", "DF-146")
def test_a_card_that_cannot_be_played_says_why() -> None:
    table = party(hands={0: ["fireball", "ambush", "glory"]}, encounters=[("ogre", 0)]).play_cards(0)
    assert reasons(table) == {
        "play Fireball": "it requires the Arcane Class",
        "play Ambush": "it requires another Deception card played before it",
    }


@rule("DF-143")
def test_in_choke_point_the_third_card_says_that_no_more_may_be_played() -> None:
    table = party(hands={0: ["glory", "glory", "grace"]}, encounters=[("choke-point", 0)]).play_cards(0)
    assert not reasons(table)
    table.answer("play Glory", "play Glory")
    assert reasons(table) == {"play Grace": "no more cards may be played this turn"}


@rule("DF-246", "DF-250")
def test_a_market_card_that_cannot_be_bought_says_why() -> None:
    shelf = ["bless", "fireball", "greatsword", "javelin"]
    table = party(gold={0: 2}, market=shelf).market(0)
    assert table.options[0] == "buy Bless"
    assert reasons(table) == {
        "buy Fireball": "it requires the Arcane Class",
        "buy Greatsword": "it requires a card of the Martial Class played this turn",
        "buy Javelin": "it costs 3, and you have 2",
    }
