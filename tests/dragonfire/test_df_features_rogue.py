"""The Features of Rogues."""

from typing import Any

import pytest

from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.rules.attack import forecast
from questboard.games.dragonfire.rules.checks import skill_check
from questboard.games.dragonfire.rules.health import hurt
from questboard.games.dragonfire.rules.play import class_allows
from questboard.games.dragonfire.rules.window import refresh
from questboard.games.dragonfire.state import DragonfireState
from questboard.testing import rule
from tests.dragonfire.party import party

SNEAKS = {"sneak-attack-i": "Sneak Attack I", "sneak-attack-ii": "Sneak Attack II"}


@rule("DF-152")
@pytest.mark.parametrize(
    ("feature", "label", "times"), [("expertise-i", "Expertise I", 1), ("expertise-ii", "Expertise II", 2)]
)
def test_expertise_lets_skill_checks_succeed_so_often_in_a_scene(feature, label, times):
    results: list[bool] = []

    async def check(s: DragonfireState) -> None:
        results.append(await skill_check(s, 3))

    table = party(features={3: [feature]}, decks={3: ["grace"]})
    for _ in range(times):
        table.happen(check).answer(label)
    table.happen(check)
    assert results == [True] * times + [False]
    refresh(table.state, "scene")
    assert table.happen(check).options == [label, "pass"]


def test_expertise_is_stronger_than_what_makes_skill_checks_fail():
    results: list[bool] = []

    async def check(s: DragonfireState) -> None:
        results.append(await skill_check(s, 3))

    party(features={3: ["expertise-i"]}, encounters=[("mummy", 3)]).happen(check).answer("Expertise I")
    assert results == [True]


def test_expertise_is_for_its_owners_skill_checks():
    async def check(s: DragonfireState) -> None:
        await skill_check(s, 0)

    assert party(features={3: ["expertise-i"]}).happen(check).over


@pytest.mark.parametrize("feature", SNEAKS)
def test_a_sneak_attack_deals_1_more_red_to_an_encounter_that_faces_another_player(feature):
    table = party(
        features={3: [feature]}, hands={3: ["stealth", "glory"]}, encounters=[("spy", 0, 1), ("ogre", 3)]
    )
    table.play_cards(3).answer("play Stealth", SNEAKS[feature]).deal()
    assert table.foes() == ["ogre-1"]  # two levels of one red each


@pytest.mark.parametrize("feature", SNEAKS)
def test_a_sneak_attack_on_an_encounter_that_faces_the_rogue_gains_nothing(feature):
    table = party(
        features={3: [feature]}, hands={3: ["stealth", "glory"]}, encounters=[("spy", 3, 1), ("ogre", 0)]
    )
    table.play_cards(3).answer("play Stealth", SNEAKS[feature], "deal damage", "Stealth (1 red): Spy")
    table.answer("deal it as proposed")
    assert table.foe("spy").cleared == 0b011


def test_nobody_can_sneak_up_where_all_encounters_face_the_rogue_or_with_other_cards():
    own = party(features={3: ["sneak-attack-i"]}, hands={3: ["stealth", "glory"]}, encounters=[("spy", 3)])
    assert own.play_cards(3).answer("play Stealth").prompt == "Play a card?"
    black = party(features={3: ["sneak-attack-i"]}, hands={3: ["stealth", "glory"]}, encounters=[("spy", 0)])
    assert black.play_cards(3).answer("play Glory").prompt == "Play a card?"


def test_sneak_attack_i_comes_once_per_scene_and_sneak_attack_ii_once_per_round():
    for feature, scope in (("sneak-attack-i", "scene"), ("sneak-attack-ii", "round")):
        table = party(
            features={3: [feature]}, hands={3: ["stealth", "stealth", "stealth"]}, encounters=[("spy", 0)]
        )
        table.play_cards(3).answer("play Stealth", SNEAKS[feature], "play Stealth")
        assert table.prompt == "Play a card?"
        refresh(table.state, scope)
        table.play_cards(3).answer("play Stealth")
        assert table.options == [SNEAKS[feature], "pass"]


@rule("DF-423")
def test_a_sneak_attack_with_a_card_that_could_be_split_goes_to_one_encounter():
    table = party(
        features={3: ["sneak-attack-i"]},
        hands={3: ["expertise", "glory"]},
        encounters=[("spy", 0), ("ogre", 3)],
    )
    table.play_cards(3).answer("play Expertise", "Sneak Attack I")
    assert table.shots() == [("expertise", "RR", 0)]


def test_cunning_action_leaves_an_encounter_to_another_character():
    table = party(features={3: ["cunning-action"]}, hands={3: ["glory"]}, encounters=[("kobold-pack", 3)])
    table.play_cards(3).answer("use Cunning Action", "player 2")
    assert all(foe.seat == 1 for foe in table.state.encounters)


def test_cunning_action_needs_another_character_at_the_place():
    table = party(
        features={3: ["cunning-action"]}, hands={3: ["glory"]}, encounters=[("choke-point", 3), ("ogre", 3)]
    )
    assert "use Cunning Action" not in table.play_cards(3).options


@pytest.mark.parametrize(("source", "helps"), [("encounter", True), ("dragonfire", True), ("attack", False)])
def test_evasion_keeps_off_the_damage_of_one_text(source, helps):
    async def strike(s: DragonfireState) -> None:
        await hurt(s, 3, 3, source, "DF-222")

    table = party(features={3: ["evasion"]}, hp={3: 7}).happen(strike)
    if helps:
        table.answer("Evasion")
        assert table.character(3).hp == 7
        table.happen(strike)
    assert table.character(3).hp == 4


def test_reliable_talent_reveals_two_cards_of_which_one_must_match():
    results: list[bool] = []

    async def check(s: DragonfireState) -> None:
        results.append(await skill_check(s, 3))

    table = party(features={3: ["reliable-talent"]}, decks={3: ["grace", "stealth", "glory", "cantrip"]})
    table.happen(check)
    table.happen(check)
    assert results == [True, False]


def test_reliable_talent_reveals_two_pairs_under_they_know_your_weakness():
    results: list[bool] = []

    async def check(s: DragonfireState) -> None:
        results.append(await skill_check(s, 3))

    where: dict[str, Any] = {"features": {3: ["reliable-talent"]}, "dragonfire": "they-know-your-weakness"}
    party(decks={3: ["grace", "stealth", "stealth", "grace"]}, **where).happen(check)
    party(decks={3: ["stealth", "stealth", "grace", "grace"]}, **where).happen(check)
    assert results == [True, False]


def test_a_thief_gains_1_gold_at_the_start_of_each_scene():
    table = party(features={3: ["thief"]}, gold={3: 2}).play(("start_scene",))
    assert table.character(3).gold == 3


@rule("DF-288")
def test_fast_hands_discards_a_card_to_draw_2():
    table = party(
        features={3: ["thief-fast-hands"]},
        hands={3: ["glory", "grace"]},
        decks={3: ["stealth", "cantrip"]},
        encounters=[("ogre", 3)],
    )
    table.play_cards(3).answer("use Thief: Fast Hands", "Grace")
    assert table.character(3).hand == ["glory", "stealth", "cantrip"]
    assert table.character(3).discard == ["grace"]


def test_second_story_work_leaves_a_location_to_the_next_player_in_no_location():
    where: dict[str, Any] = {"encounters": [("cursed-ground", 3), ("choke-point", 0)]}
    plain, thief = party(**where), party(features={3: ["thief-second-story-work"]}, **where)
    assert plain.turn(3).prompt != "Move to which place?"
    thief.turn(3).answer("the main area")
    location = thief.foe("cursed-ground")
    assert thief.character(3).place == ""
    assert thief.character(1).place == location.uid
    assert location.seat == 1


def test_use_magic_device_ignores_class_requirements_when_buying_and_playing():
    where: dict[str, Any] = {
        "hands": {3: ["fireball"]},
        "gold": {3: 9},
        "market": ["heroic-charge"],
        "encounters": [("ogre", 3)],
    }
    plain, thief = party(**where), party(features={3: ["thief-use-magic-device"]}, **where)
    assert "play Fireball" not in plain.play_cards(3).options
    assert "play Fireball" in thief.play_cards(3).options
    assert "buy Heroic Charge" not in plain.market(3).options
    assert "buy Heroic Charge" in thief.market(3).options
    assert CARDS["fireball"].requires == "class"


@rule("DF-230")
def test_use_magic_device_ends_while_its_character_is_stunned():
    s = party(features={3: ["thief-use-magic-device"]}, hp={3: 0}).state
    assert not class_allows(s, 3, "fireball")


@rule("DF-287")
def test_the_first_card_of_an_assassin_in_each_scene_gains_1():
    table = party(
        features={3: ["assassin"]}, hands={3: ["glory", "grace", "stealth"]}, encounters=[("ogre", 3)]
    )
    table.play_cards(3).answer("play Glory", "play Grace")
    assert table.shots() == [("glory", "K1", 0), ("grace", "G", 0)]
    refresh(table.state, "scene")
    table.play_cards(3).answer("play Stealth")
    assert table.shots()[-1] == ("stealth", "R1", 0)


def test_a_card_that_an_assassin_plays_in_another_turn_gains_nothing():
    table = party(
        features={3: ["assassin"]},
        hands={0: ["command-presence"], 3: ["glory", "grace"]},
        encounters=[("ogre", 0)],
    )
    table.play_cards(0).answer("play Command Presence", "player 4", "play Glory")
    assert ("glory", "K", 0) in table.shots()
    assert "assassin" not in table.character(3).used


def test_assassinate_clears_a_level_of_an_unharmed_encounter_in_its_owners_deal_damage_phase():
    table = party(
        features={3: ["assassin-assassinate"]},
        encounters=[("ogre", 0), ("orog", 3, 1), ("kobold-pack", 1), ("wraith", 2)],
    )
    table.play_cards(3).answer("deal damage", "Assassin: Assassinate")
    assert table.options == [
        "Ogre",
        "Kobold Pack token 1",
        "Kobold Pack token 2",
        "Kobold Pack token 3",
    ]  # the Orog is harmed, tokens shield the Kobold Pack, the Wraith's level is square
    table.answer("Ogre")
    assert table.foe("ogre").cleared == 1


def test_assassinate_is_not_for_other_turns():
    table = party(features={3: ["assassin-assassinate"]}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("deal damage")
    assert table.foe("ogre").cleared == 0
    assert "Assassinate" not in str(table.options)


def test_no_humanoid_attacks_an_impostor_this_turn():
    table = party(
        features={3: ["assassin-impostor"]},
        hands={3: ["glory"]},
        encounters=[("kobold-pack", 3), ("ogre", 3)],
    )
    table.play_cards(3).answer("use Assassin: Impostor")
    assert forecast(table.state, 3) == 2
    table.appear("orog", 3)
    assert forecast(table.state, 3) == 2


def test_a_death_strike_deals_the_icons_twice_and_bonuses_once():
    table = party(
        features={3: ["assassin", "assassin-death-strike"]},
        hands={3: ["sneak-attack", "stealth"]},
        encounters=[("ogre", 3)],
    )
    table.play_cards(3).answer("play Sneak Attack", "Assassin: Death Strike", "play Stealth")
    assert table.shots() == [("sneak-attack", "RRRR1", 0), ("stealth", "R", 0)]


@rule("DF-427")
def test_a_death_strike_with_flaming_oil_strikes_one_encounter_again_and_the_others_once():
    table = party(
        features={3: ["assassin-death-strike"]},
        hands={3: ["flaming-oil", "glory"]},
        encounters=[("ogre", 3), ("orog", 3), ("troll", 0)],
    )
    table.play_cards(3).answer("play Flaming Oil", "Assassin: Death Strike", "deal damage")
    again = [label.split(": ")[1] for label in table.options if label.startswith("Flaming Oil")]
    assert again == ["Ogre", "Orog", "nothing"], "only those that the oil hits anyway"
    table.answer("Flaming Oil (1 red, 1 colourless): Ogre", "deal it as proposed")
    assert (table.foe("ogre").cleared, table.foe("orog").cleared) == (0b1, 0), "4 points, and 2 of 3"


@rule("DF-427")
def test_bonuses_of_flaming_oil_count_once_in_a_death_strike():
    table = party(
        features={3: ["assassin", "assassin-death-strike"]},
        hands={3: ["flaming-oil"]},
        encounters=[("ogre", 3), ("orog", 3)],
    )
    table.play_cards(3).answer("play Flaming Oil", "Assassin: Death Strike")
    assert table.shots() == [
        ("flaming-oil", "R1", 0),
        ("flaming-oil", "R1", 0),
        ("flaming-oil", "1", 0),
        ("flaming-oil", "R1", 0),
    ]


@pytest.mark.parametrize(("foe", "cleared"), [("vampire", 0b0001), ("ogre", 0b000)])
def test_a_death_strike_with_a_silvered_dagger_doubles_what_it_deals_to_undead_instead(foe, cleared):
    features, hand = ["assassin-death-strike"], ["silvered-dagger", "glory", "grace"]
    table = party(features={3: features}, hands={3: hand}, encounters=[(foe, 0)])
    table.play_cards(3).answer("play Silvered Dagger", "Assassin: Death Strike", "play Glory").deal()
    assert table.foe(foe).cleared == cleared, "4 red instead of 2, and 1 black"


def test_a_death_strike_goes_to_one_encounter():
    table = party(
        features={3: ["assassin-death-strike"]}, hands={3: ["expertise", "stealth"]}, encounters=[("ogre", 3)]
    )
    table.play_cards(3).answer("play Expertise", "Assassin: Death Strike")
    assert table.shots() == [("expertise", "RRRR", 0)]
