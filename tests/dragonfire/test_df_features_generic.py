"""The generic Features."""

from typing import Any

from questboard.games.dragonfire.rules.checks import skill_check
from questboard.games.dragonfire.rules.window import refresh
from questboard.games.dragonfire.state import DragonfireState
from questboard.testing import rule
from tests.dragonfire.party import party


def hp_of(*features: str) -> int:
    return party(features={0: features}).character(0).max_hp


def test_haggling_takes_1_gold_off_one_card_a_scene():
    table = party(features={0: ["haggling"]}, gold={0: 6}, market=["grapple", "interpose"])
    table.market(0).answer("buy Grapple", "yes")
    assert table.character(0).gold == 3
    assert "buy Interpose" not in table.options
    refresh(table.state, "scene")
    assert "buy Interpose" in table.market(0).options


def test_haggling_works_in_the_short_rest_that_belongs_to_the_scene():
    table = party(features={0: ["haggling"]}, gold={0: 1}, market=["bless"])
    table.play(("rest_buy", 0)).answer("Bless")
    assert table.character(0).gold == 0


@rule("DF-253")
def test_the_observant_cycle_a_market_card_before_they_buy():
    table = party(
        features={0: ["observant"]}, gold={0: 2}, market=["fireball"], market_deck=["bless", "haste"]
    )
    table.market(0).answer("use Observant")
    assert table.state.market == ["bless"]
    assert table.options == ["buy Bless", "pass"]
    table.answer("pass")
    assert table.state.market == ["haste"]  # who buys nothing cycles all the same


def test_the_observant_cannot_cycle_after_they_have_bought():
    table = party(
        features={0: ["observant"]}, gold={0: 4}, market=["bless", "cure-wounds"], market_deck=["haste"]
    )
    table.market(0).answer("buy Bless")
    assert table.options == ["buy Cure Wounds", "pass"]


def test_the_mobile_move_from_one_location_straight_to_another():
    where: dict[str, Any] = {
        "encounters": [("cursed-ground", 0), ("choke-point", 2)],
        "places": {1: "cursed-ground"},
    }
    plain, mobile = party(**where), party(features={0: ["mobile"]}, **where)
    assert plain.turn(0).options == ["the main area", "pass"]
    assert mobile.turn(0).options == ["Choke Point", "the main area", "pass"]
    mobile.answer("Choke Point")
    assert mobile.character(0).place == mobile.foe("choke-point").uid


def test_the_tough_and_the_durable_have_more_hp():
    assert hp_of("tough") == hp_of() + 1
    assert hp_of("durable") == hp_of() + 2
    assert hp_of("durable", "tough") == hp_of() + 3


def test_the_durable_heal_1_hp_more_in_a_short_rest():
    table = party(features={0: ["durable"]}, hp={0: 4, 1: 4}, gold={0: 0, 1: 0, 2: 0, 3: 0})
    table.short_rest()
    assert (table.character(0).hp, table.character(1).hp) == (6, 5)


def test_the_alert_draw_a_card_before_a_surprise_once_per_scene():
    table = party(features={0: ["alert"]}, decks={0: ["glory", "glory"]})
    table.appear("violet-fungus", 0).answer("Alert")
    assert table.character(0).discard == ["glory"]  # the Surprise found a card to discard
    table.appear("violet-fungus", 0)
    assert table.over
    assert table.character(0).deck == ["glory"]


def test_the_alert_draw_nothing_for_an_encounter_without_surprise():
    table = party(features={0: ["alert"]}).appear("ogre", 0)
    assert table.over


def test_a_healer_heals_1_hp_more_with_a_card():
    table = party(
        features={0: ["healer"]},
        hp={1: 1},
        hands={0: ["cure-wounds", "cure-wounds"]},
        encounters=[("ogre", 0)],
    )
    table.play_cards(0).answer("play Cure Wounds", "player 2", "Healer")
    assert table.character(1).hp == 3
    table.answer("play Cure Wounds", "player 2")
    assert table.character(1).hp == 4


def test_a_healer_adds_nothing_to_features_nor_where_it_would_be_wasted():
    table = party(
        features={0: ["healer", "second-wind"]},
        hp={0: 5, 1: 5},
        hands={0: ["cure-wounds"]},
        encounters=[("ogre", 0)],
    )
    table.play_cards(0).answer("use Second Wind")
    assert table.character(0).hp == 6
    table.answer("play Cure Wounds", "player 2")
    assert table.character(1).hp == 6
    assert table.prompt == "Play a card?"


def test_the_lucky_make_a_failed_skill_check_again():
    results: list[bool] = []

    async def check(s: DragonfireState) -> None:
        results.append(await skill_check(s, 0))

    table = party(features={0: ["lucky"]}, decks={0: ["stealth", "glory", "grace", "cantrip"]})
    table.happen(check).answer("Lucky")
    assert results == [True]
    table.happen(check)
    assert results == [True, False]
    assert table.character(0).deck == ["grace", "glory", "stealth", "cantrip"]


def test_the_new_result_of_the_lucky_stands_and_needs_two_successes_where_the_first_did():
    results: list[bool] = []

    async def check(s: DragonfireState) -> None:
        results.append(await skill_check(s, 0))

    table = party(
        features={0: ["lucky"]},
        decks={0: ["stealth", "glory", "glory", "stealth"]},
        dragonfire="they-know-your-weakness",
    )
    table.happen(check).answer("Lucky")
    assert results == [False]


def test_the_resilient_draw_2_cards_although_exhausted():
    table = party(features={0: ["resilient"]}, exhausted=[0]).replenish(0)
    table.answer("Resilient")
    assert len(table.character(0).hand) == 2
    table.character(0).hand = []
    table.replenish(0)
    assert len(table.character(0).hand) == 1


def test_the_resilient_are_not_asked_when_they_draw_2_anyway():
    table = party(features={0: ["resilient"]}).replenish(0)
    assert len(table.character(0).hand) == 2


def test_a_sentinel_draws_an_encounter_away_after_another_players_deal_damage():
    table = party(
        features={1: ["sentinel"]},
        hp={0: 9},
        encounters=[("kobold-pack", 0), ("ogre", 0), ("troll", 3), ("choke-point", 2)],
    )
    table.play_cards(0).deal()
    assert table.prompt == "Draw one of player 1's encounters to yourself with Sentinel?"
    table.answer("Sentinel")
    assert table.options == ["Kobold Pack", "Ogre"]
    table.answer("Kobold Pack")
    assert all(foe.seat == 1 for foe in table.state.encounters if foe.name == "kobold-pack")
    assert table.character(0).hp == 7  # only the Ogre is left to attack


def test_a_sentinel_does_nothing_for_somebody_at_another_place_or_in_the_sentinels_turn():
    elsewhere = party(features={1: ["sentinel"]}, encounters=[("choke-point", 0), ("ogre", 0)])
    assert "Draw" not in elsewhere.play_cards(0).deal().prompt
    own = party(features={0: ["sentinel"]}, encounters=[("ogre", 0)])
    assert "Draw" not in own.play_cards(0).deal().prompt


def test_what_a_sentinel_has_drawn_away_does_not_attack_in_this_turn():
    table = party(features={1: ["sentinel"]}, encounters=[("kobold-pack", 0)])
    table.play_cards(0).deal().answer("Sentinel")
    assert len(table.state.turn.calm) == 4


def test_an_inspiring_leader_lets_the_others_at_the_place_draw_if_they_want():
    table = party(
        features={0: ["inspiring-leader"]}, encounters=[("choke-point", 3), ("ogre", 0)], hands={0: ["glory"]}
    )
    table.play_cards(0).answer("use Inspiring Leader", "yes", "no")
    assert [len(table.character(seat).hand) for seat in (1, 2, 3)] == [1, 0, 0]
    assert "use Inspiring Leader" not in table.options


@rule("DF-291")
def test_a_magic_initiate_replaces_a_basic_card_by_a_market_card_of_cost_3_or_less():
    table = party(features={0: ["magic-initiate"]}, decks={0: ["glory", "grace"]})
    table.play(("enrich_pack", 0))
    assert "Javelin" in table.options
    assert "Grapple" not in table.options
    table.answer("Javelin", "Grace")
    assert sorted(table.character(0).deck) == ["glory", "javelin"]


def test_epic_destiny_draws_2_cards_and_every_later_card_of_the_turn_gains_1():
    table = party(
        features={0: ["epic-destiny"]},
        hands={0: ["glory", "grace", "stealth"]},
        decks={0: ["javelin", "cantrip"]},
        encounters=[("ogre", 0)],
    )
    table.play_cards(0).answer("play Glory", "use Epic Destiny", "play Grace", "play Stealth")
    assert table.shots() == [("glory", "K", 0), ("grace", "G1", 0), ("stealth", "R1", 0)]
    assert sorted(table.character(0).hand) == ["cantrip", "javelin"]
    assert "use Epic Destiny" not in table.options


def test_epic_destiny_ends_with_the_turn():
    table = party(features={0: ["epic-destiny"]}, hands={0: ["glory", "grace"]}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("use Epic Destiny")
    table.turn(0).answer("play Glory")
    assert table.shots() == [("glory", "K", 0)]
