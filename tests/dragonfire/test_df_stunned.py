"""Stunned, Exhausted and Unconscious characters, and what is left of a party that has lost."""

from __future__ import annotations

from typing import Any

import pytest

from questboard.games.dragonfire.rules.health import become_unconscious, heal, hurt
from questboard.games.dragonfire.rules.reveal import summon
from questboard.games.dragonfire.state import MAIN, DragonfireState
from questboard.testing import rule
from tests.dragonfire.party import Party, party


async def fall(s: DragonfireState) -> None:
    """Player 1 takes more damage than anybody has HP."""
    await hurt(s, 0, 20, "encounter", "DF-222")


# ---- becoming Stunned


@rule("DF-226", "DF-231")
def test_a_stunned_character_shuffles_all_cards_but_magic_items_in_play_into_a_new_draw_deck() -> None:
    table = party(
        hands={0: ["javelin"]},
        decks={0: ["glory"]},
        discards={0: ["bless"]},
        in_play={0: ["mage-armor", "ring-of-protection"]},
    ).happen(fall)
    fighter = table.answer("pass").character(0)
    assert (fighter.hp, fighter.exhausted, fighter.unconscious) == (0, True, False)
    assert sorted(fighter.deck) == ["bless", "glory", "javelin", "mage-armor"]
    assert (fighter.hand, fighter.discard) == ([], [])
    assert [each.card for each in fighter.in_play] == ["ring-of-protection"]


@rule("DF-227")
def test_a_character_stunned_in_play_cards_plays_no_more_but_what_was_played_still_hits() -> None:
    table = party(
        hands={0: ["javelin", "glory"], 1: ["javelin"]},
        decks={0: ["grace"] * 4},
        gold={0: 9},
        encounters=[("ogre", 0, 1), ("orog", 1), ("cyclops", 0)],
    )
    table.play_cards(0).answer("play Javelin")
    table.happen(fall)
    assert table.over, "what follows is the rest of the turn"
    table.play(("play_cards", 0))
    assert table.prompt == "Deal the damage where?", "no more cards, nor Assists of others"
    table.answer("Javelin (2 black): Ogre", "deal it as proposed")
    assert table.foe("ogre").cleared == 0b11
    assert table.told("attacked") == [], "Take Damage is skipped"
    assert not table.character(0).unconscious
    assert len(table.character(0).hand) == 1, "Replenish gives one card"
    assert table.told("bought") == []
    assert table.asked == 1, "there is no Market phase"


@rule("DF-227")
def test_a_character_stunned_in_start_turn_plays_no_card_at_all() -> None:
    table = party(hands={0: ["glory"] * 5, 1: ["grace"]}, hp={0: 1}, encounters=[("ogre", 0)])
    table.character(0).marks["silka-nightwhisper"] = 3
    table.turn(0)
    assert table.told("stunned")
    assert (table.asked, table.told("played"), table.told("attacked")) == (1, [], [])
    assert len(table.character(0).hand) == 1


@rule("DF-227", "DF-229")
def test_a_character_stunned_in_deal_damage_has_neither_take_damage_nor_market() -> None:
    table = party(
        hands={0: ["cantrip", "cantrip"], 1: ["grace"]},
        hp={0: 1},
        gold={0: 9},
        encounters=[("fire-snake", 0, 1), ("ogre", 0)],
    )
    table.play_cards(0).answer("play Cantrip", "play Cantrip").deal()
    assert table.told("stunned")
    assert table.told("attacked") == []
    assert (table.asked, table.told("cycled"), table.told("bought")) == (1, [], [])
    assert not table.character(0).unconscious


@rule("DF-227", "DF-229")
def test_there_is_no_market_phase_in_that_turn_even_for_who_was_healed_meanwhile() -> None:
    async def fall_and_rise(s: DragonfireState) -> None:
        await fall(s)
        await heal(s, 0, 1, "DF-234")

    table = party(gold={0: 9}, hands={1: ["grace"]}, encounters=[("ogre", 0)]).happen(fall_and_rise)
    table.play(("replenish", 0))
    assert table.character(0).hp == 1
    assert (table.told("cycled"), table.asked) == ([], 1)


@rule("DF-228")
@pytest.mark.parametrize(
    ("exhausted", "hand", "drawn"),
    [([], 0, 2), ([0], 0, 1), ([0], 3, 1), ([0], 4, 0)],
)
def test_with_an_exhausted_token_only_one_card_is_drawn_in_replenish(
    exhausted: list[int], hand: int, drawn: int
) -> None:
    table = party(exhausted=exhausted, hands={0: ["glory"] * hand}, encounters=[("ogre", 0)]).replenish(0)
    assert len(table.character(0).hand) == hand + drawn


@rule("DF-228", "DF-229", "DF-232")
def test_a_character_stunned_in_take_damage_draws_one_card_and_buys_nothing() -> None:
    table = party(hp={0: 1}, gold={0: 9}, hands={1: ["grace"]}, encounters=[("ogre", 0), ("dryad", 0)])
    market = list(table.state.market)
    table.take_damage(0)
    assert table.told("stunned")
    assert len(table.character(0).hand) == 1
    assert table.asked == 1, "it is the next turn"
    assert (table.state.market, table.character(0).gold) == (market, 9)
    assert table.foes(0) == ["ogre-1", "dryad-1"]


@rule("DF-229", "DF-254")
def test_a_stunned_character_has_a_turn_without_market_phase_and_cycles_nothing() -> None:
    table = party(hp={0: 0}, gold={0: 9}, hands={0: ["glory"], 1: ["grace"]}, encounters=[("ogre", 1)])
    table.turn(0).answer("deal damage")
    assert (table.asked, table.told("market_revealed")) == (1, [])


@rule("DF-236")
def test_healing_leaves_the_one_exhausted_token_where_it_is() -> None:
    async def fall_and_rise(s: DragonfireState) -> None:
        await fall(s)
        await heal(s, 0, 9, "DF-234")

    table = party().happen(fall_and_rise)
    assert (table.character(0).hp, table.character(0).exhausted) == (9, True)
    table.short_rest(1)
    assert not table.character(0).exhausted


# ---- Unconscious


@rule("DF-238")
def test_what_faces_an_unconscious_character_moves_to_the_next_conscious_player_to_the_left() -> None:
    table = party(
        encounters=[("kobold-pack", 0), ("ogre", 0), ("choke-point", 0), ("troll", 3)],
        tokens=[(0, "K", "1", 1)],
        places={3: "choke-point"},
        unconscious=[1],
    )
    table.happen(lambda s: become_unconscious(s, 0))
    kobolds = ["kobold-pack-1", *(f"kobold-pack-token-{number}" for number in (1, 2, 3))]
    assert table.foes(2) == [*kobolds, "ogre-1", "goblin-uprising-token-1"], "wherever that player is"
    assert table.foes(0) == table.foes(1) == []
    assert table.foes(3) == ["choke-point-1", "troll-1"], "a Location goes to somebody who is in it"


@rule("DF-237")
def test_a_second_fall_before_a_short_rest_makes_unconscious() -> None:
    table = party(exhausted=[0], hp={0: 1}, encounters=[("dryad", 1)]).happen(fall)
    assert table.character(0).unconscious
    assert table.told("stunned") == []


@rule("DF-237")
def test_any_damage_makes_a_stunned_character_unconscious() -> None:
    table = party(hp={0: 0}).happen(lambda s: hurt(s, 0, 1, "encounter", "DF-222"))
    assert table.character(0).unconscious


@rule("DF-237")
def test_all_cards_of_an_unconscious_character_become_a_new_draw_deck() -> None:
    table = party(
        exhausted=[0],
        hands={0: ["javelin"]},
        decks={0: ["glory"]},
        discards={0: ["bless"]},
        in_play={0: ["mage-armor"]},
    ).happen(fall)
    fighter = table.character(0)
    assert sorted(fighter.deck) == ["bless", "glory", "javelin", "mage-armor"]
    assert (fighter.hand, fighter.discard, fighter.in_play) == ([], [], [])


@rule("DF-237")
def test_an_unconscious_character_has_no_turn_until_the_short_rest_is_over() -> None:
    table = party(unconscious=[1], hands={2: ["grace"], 0: ["grace"]}, encounters=[("dryad", 0)])
    assert table.end_turn(0).asked == 2
    table = party(unconscious=[1], gold=dict.fromkeys(range(4), 0), scene=1).short_rest(0)
    assert (table.character(1).unconscious, table.character(1).hp) == (False, 1)
    assert table.told("turn")[0].facts["player"] == 1


@rule("DF-362")
def test_an_unconscious_character_cannot_be_chosen_healed_or_damaged() -> None:
    table = party(hands={0: ["healing-word"]}, hp={1: 3}, unconscious=[3], encounters=[("ogre", 0)])
    table.play_cards(0).answer("play Healing Word")
    assert table.options == ["player 1", "player 2", "player 3"]
    table = party(features={0: ["entertainer"]}, unconscious=[3], encounters=[("ogre", 0)])
    assert table.play_cards(0).answer("use Entertainer").options == ["player 2", "player 3"]
    for happens in (lambda s: heal(s, 3, 2, "DF-234"), lambda s: hurt(s, 3, 2, "encounter", "DF-222")):
        table = party(unconscious=[3], encounters=[("ogre", 0)]).happen(happens)
        assert (table.hp[3], table.told("healed"), table.told("hurt")) == (0, [], [])


@rule("DF-362")
def test_an_unconscious_character_is_passed_over_when_encounters_are_placed_and_moved() -> None:
    table = party(unconscious=[1], primary=["troll"]).happen(lambda s: summon(s, "primary", 1, "DF-349"))
    assert table.foe("troll").seat == 2
    table = party(unconscious=[1], encounters=[("orog", 0)], primary=["mummy"]).ignite("discombobulation")
    assert (table.prompt, table.options) == (
        "Discombobulation: Move Orog to face whom?",
        ["player 3", "player 4", "pass"],
    )


@rule("DF-239")
def test_a_location_with_nobody_else_in_it_is_discarded_without_gold() -> None:
    table = party(
        exhausted=[0], gold=dict.fromkeys(range(4), 0), encounters=[("choke-point", 0), ("ogre", 0)]
    ).happen(fall)
    assert table.foes() == ["ogre-1"]
    assert table.state.discards["primary"] == ["choke-point"]
    assert [character.gold for character in table.state.characters] == [0] * 4
    assert table.told("defeated") == []


@rule("DF-239")
def test_a_location_with_somebody_else_in_it_goes_to_the_next_of_them_to_the_left() -> None:
    table = party(
        exhausted=[0],
        encounters=[("flooded-sewer", 0)],
        places={2: "flooded-sewer", 3: "flooded-sewer"},
        adventure="bodyguards",
    ).happen(fall)
    assert table.foe("flooded-sewer").seat == 2
    assert table.character(0).place == MAIN


@rule("DF-360")
def test_a_player_who_becomes_unconscious_in_their_own_turn_ends_it_and_what_was_played_does_nothing() -> (
    None
):
    table = party(
        hands={0: ["javelin", "grace"], 3: ["javelin"], 1: ["grace"]},
        decks={0: ["glory"]},
        exhausted=[0],
        gold={0: 9},
        encounters=[("ogre", 0, 1), ("dryad", 1)],
    )
    table.play_cards(0).answer("play Javelin", "let the others", "assist with Javelin")
    table.happen(fall)
    assert (table.state.turn.plays, table.state.turn.shots) == ([], [])
    table.play(("play_cards", 0))
    assert table.foe("ogre").cleared == 0b1, "no damage is dealt"
    assert sorted(table.character(0).deck) == ["glory", "grace", "javelin"]
    assert table.character(0).discard == []
    assert table.character(3).discard == ["javelin"]
    assert (table.told("attacked"), table.asked) == ([], 1)


@rule("DF-360")
def test_who_becomes_unconscious_in_take_damage_neither_draws_nor_buys() -> None:
    table = party(exhausted=[0], hp={0: 1}, gold={0: 9}, hands={1: ["grace"]}, encounters=[("ogre", 0)])
    table.take_damage(0)
    assert table.character(0).hand == []
    assert table.asked == 1
    assert table.foes(1) == ["ogre-1"]


# ---- the end


def last_blow(**more: Any) -> Party:
    """Player 1 defeats the last encounter of the last Scene."""
    table = party(hands={0: ["glory"]}, encounters=[("orog", 0, 2)], scene=3, **more)
    table.play_cards(0).answer("play Glory").deal()
    while not table.over:
        table.table.answer(len(table.options) - 1)
    return table


@rule("DF-242")
def test_one_character_who_stands_is_enough_to_complete_the_adventure() -> None:
    table = last_blow(hp={1: 0}, unconscious=[2, 3])
    assert table.state.won


SIX = (
    "human-fighter-male",
    "human-wizard-male",
    "human-cleric-male",
    "human-rogue-male",
    "half-orc-rogue",
    "half-orc-fighter",
)


@rule("DF-243")
def test_the_last_of_six_with_one_hp_and_an_exhausted_token_completes_the_adventure() -> None:
    table = last_blow(screens=SIX, hp={0: 1, 1: 0, 2: 0}, exhausted=[0], unconscious=[3, 4, 5])
    assert table.state.won
    assert table.table.outcome.winners == (0, 1, 2, 3, 4, 5)


@rule("DF-361", "DF-242")
def test_the_adventure_is_lost_if_nobody_stands_when_the_last_scene_ends() -> None:
    table = last_blow(hp={0: 0, 1: 0, 2: 0}, unconscious=[3])
    assert not table.state.won
    assert table.table.outcome.rule == "DF-361"
    assert table.told("earned")[0].facts["amount"] == 3, "three Scenes were started"


@rule("DF-361")
def test_an_earlier_scene_may_end_with_everybody_stunned() -> None:
    table = party(hp=dict.fromkeys(range(4), 0), gold=dict.fromkeys(range(4), 0), scene=1).end_turn(0)
    assert table.state.scene == 2
    assert [character.hp for character in table.state.characters] == [1] * 4


@rule("DF-361")
def test_the_party_loses_at_once_when_everybody_is_unconscious() -> None:
    table = party(exhausted=[0], unconscious=[1, 2, 3], encounters=[("ogre", 0)], scene=2).happen(fall)
    assert table.state.over
    assert not table.state.won
    assert table.table.outcome.rule == "DF-361"
    assert table.told("earned")[0].facts["amount"] == 2
