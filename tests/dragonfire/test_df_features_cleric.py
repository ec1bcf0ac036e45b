"""The Features of Clerics."""

import pytest

from questboard.games.dragonfire.rules.attack import forecast
from questboard.games.dragonfire.rules.checks import skill_check
from questboard.games.dragonfire.rules.window import refresh
from questboard.games.dragonfire.state import DragonfireState
from questboard.testing import rule
from tests.dragonfire.party import party


def test_turn_undead_i_keeps_one_undead_with_its_tokens_from_attacking():
    table = party(
        features={0: ["turn-undead-i"]},
        hands={0: ["grace"]},
        encounters=[("swarming-skeletons", 0), ("mummy", 0), ("ogre", 0)],
    )
    table.play_cards(0).answer("use Turn Undead I")
    assert table.options == ["Swarming Skeletons", "Mummy"]
    table.answer("Swarming Skeletons")
    assert forecast(table.state, 0) == 4
    assert "use Turn Undead I" not in table.options


def test_turn_undead_works_in_the_turn_of_another_player_at_the_place():
    table = party(features={2: ["turn-undead-i"]}, hands={0: ["grace"]}, encounters=[("mummy", 0)])
    table.play_cards(0).answer("let the others", "use Turn Undead I")
    assert forecast(table.state, 0) == 0


@pytest.mark.parametrize("feature", ["turn-undead-i", "turn-undead-ii"])
def test_undead_at_another_place_cannot_be_turned(feature):
    table = party(
        features={0: [feature]},
        hands={0: ["grace"]},
        encounters=[("choke-point", 1), ("mummy", 1), ("ogre", 0)],
    )
    assert "use Turn" not in str(table.play_cards(0).options)


def test_turn_undead_ii_defeats_all_undead_tokens_and_no_undead_attacks():
    table = party(
        features={2: ["turn-undead-ii"]},
        hands={0: ["grace"]},
        encounters=[("swarming-skeletons", 0), ("swarming-skeletons", 1), ("mummy", 0), ("kobold-pack", 0)],
    )
    table.play_cards(0).answer("let the others", "use Turn Undead II")
    assert table.tokens("swarming-skeletons") == []
    assert len(table.tokens("kobold-pack")) == 3
    assert forecast(table.state, 0) == 4


def test_an_undead_that_comes_later_in_the_turn_does_not_attack_either():
    table = party(features={0: ["turn-undead-ii"]}, hands={0: ["grace"]}, encounters=[("mummy", 0)])
    table.play_cards(0).answer("use Turn Undead II")
    table.appear("ghoul-pack", 0)
    assert forecast(table.state, 0) == 0
    table.turn(0)
    assert forecast(table.state, 0) == 3


@pytest.mark.parametrize(("card", "drawn"), [("cure-wounds", True), ("bless", False)])
def test_divine_favor_draws_a_card_for_a_healing_card(card, drawn):
    table = party(
        features={2: ["divine-favor"]}, hp={0: 3}, hands={2: [card, "glory"]}, encounters=[("ogre", 2)]
    )
    table.play_cards(2).answer(f"play {card.replace('-', ' ')}")
    if drawn:
        table.answer("player 1", "Divine Favor")
    assert table.prompt == "Play a card?"
    assert len(table.character(2).hand) == 1 + drawn


def test_destroy_undead_clears_a_level_in_any_deal_damage_phase_once_per_scene():
    table = party(features={2: ["destroy-undead"]}, encounters=[("mummy", 0), ("ghoul-pack", 1), ("ogre", 0)])
    table.play_cards(0).answer("deal damage")
    assert table.asked == 2
    table.answer("Destroy Undead", "Mummy", "deal it as proposed")
    assert table.foe("mummy").cleared == 1
    table.play_cards(1).answer("deal damage")
    assert table.prompt != "Clear 1 level of an Undead?"


def test_destroy_undead_needs_an_undead_at_the_clerics_place():
    table = party(
        features={2: ["destroy-undead"]}, encounters=[("choke-point", 0), ("mummy", 0), ("ogre", 2)]
    )
    table.play_cards(0).answer("deal damage")
    assert table.prompt != "Clear 1 level of an Undead?"


@rule("DF-187")
def test_destroy_undead_cannot_clear_a_square_level():
    table = party(features={0: ["destroy-undead"]}, encounters=[("wraith", 0)])
    table.play_cards(0).answer("deal damage", "Destroy Undead", "deal it as proposed")
    assert table.foe("wraith").cleared == 0


def test_divine_intervention_buries_a_dragonfire_card_and_another_is_revealed():
    table = party(features={2: ["divine-intervention"]}, dragonfire_deck=["surging-evil", "frenzy"], level=1)
    table.play(("fire_burns", 0))
    assert table.prompt == "Bury Surging Evil before it is resolved with Divine Intervention?"
    table.answer("Divine Intervention")
    assert table.state.dragonfire == "frenzy"
    assert table.state.decks["dragonfire"][0] == "surging-evil"


def test_divine_intervention_comes_once_per_game():
    table = party(features={2: ["divine-intervention"]}, dragonfire_deck=["frenzy"])
    table.character(2).used["divine-intervention"] = 1
    refresh(table.state, "turn", "round", "scene")
    table.play(("fire_burns", 0))
    assert table.state.dragonfire == "frenzy"


def test_life_domain_heals_1_hp_more_with_one_card_in_a_scene():
    table = party(
        features={2: ["life-domain"]},
        hp={0: 1},
        hands={2: ["cure-wounds", "healing-word"]},
        encounters=[("ogre", 2)],
    )
    table.play_cards(2).answer("play Cure Wounds", "player 1", "Life Domain")
    assert table.character(0).hp == 3
    table.answer("play Healing Word", "player 1")
    assert table.character(0).hp == 4


def test_preserve_life_i_heals_1_hp():
    table = party(
        features={2: ["life-domain-preserve-life-i"]},
        hp={0: 3, 2: 4},
        hands={0: ["glory"]},
        encounters=[("ogre", 0)],
    )
    table.play_cards(0).answer("let the others", "use Life Domain: Preserve Life I", "player 3")
    assert table.character(2).hp == 5


def test_preserve_life_ii_heals_3_hp_divided_at_will():
    table = party(
        features={2: ["life-domain-preserve-life-ii"]},
        hp={0: 3, 2: 4},
        hands={2: ["glory"]},
        encounters=[("ogre", 2)],
    )
    table.play_cards(2).answer("use Life Domain: Preserve Life II", "player 1", "player 3", "player 1")
    assert (table.character(0).hp, table.character(2).hp) == (5, 5)
    assert "use Life" not in str(table.options)


def test_a_blessed_healer_who_heals_another_heals_1_hp_too():
    table = party(
        features={2: ["life-domain-blessed-healer", "acolyte"]},
        hp={0: 3, 2: 3},
        hands={2: ["cure-wounds"]},
        encounters=[("ogre", 2)],
    )
    table.play_cards(2).answer("use Acolyte", "player 1", "Life Domain: Blessed Healer")
    assert (table.character(0).hp, table.character(2).hp) == (4, 4)
    table.answer("play Cure Wounds", "player 1")
    assert (table.character(0).hp, table.character(2).hp) == (5, 4)


def test_a_blessed_healer_gains_nothing_by_healing_only_themselves():
    table = party(
        features={2: ["life-domain-blessed-healer"]},
        hp={2: 3},
        hands={2: ["cure-wounds", "grace"]},
        encounters=[("ogre", 2)],
    )
    table.play_cards(2).answer("play Cure Wounds", "player 3")
    assert table.character(2).hp == 4


def test_a_war_priest_gains_a_sword():
    table = party(
        features={2: ["war-domain", "war-domain-war-priest"]},
        hands={2: ["greatsword", "grace"]},
        encounters=[("ogre", 2)],
    )
    table.play_cards(2).answer("play Greatsword", "War Domain: War Priest", "yes")
    assert table.shots() == [("greatsword", "KKKK", 0)]
    assert len(table.character(2).hand) == 2  # the third Sword gives a card


def test_guided_strike_lets_the_skill_check_of_anybody_at_the_place_succeed():
    results: list[bool] = []

    async def check(s: DragonfireState) -> None:
        results.append(await skill_check(s, 0))

    table = party(features={2: ["war-domain-guided-strike"]}, decks={0: ["grace"]})
    table.happen(check)
    question = "Let the Skill Check of player 1 succeed with War Domain: Guided Strike?"
    assert table.prompt == f"The Skill Check needs Martial. {question}"
    table.answer("War Domain: Guided Strike")
    table.happen(check)
    assert results == [True, False]


def test_guided_strike_does_not_reach_another_place():
    async def check(s: DragonfireState) -> None:
        await skill_check(s, 0)

    table = party(
        features={2: ["war-domain-guided-strike"]}, encounters=[("choke-point", 0)], decks={0: ["grace"]}
    )
    assert table.happen(check).over


def test_an_avatar_of_battle_takes_1_less_damage_in_each_take_damage_phase():
    table = party(features={2: ["war-domain-avatar-of-battle"]}, hp={2: 7}, encounters=[("ogre", 2)])
    table.take_damage(2)
    assert table.character(2).hp == 6
    table.take_damage(2)
    assert table.character(2).hp == 5
