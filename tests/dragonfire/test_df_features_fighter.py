"""The Features of Fighters."""

import pytest

from questboard.games.dragonfire.rules.attack import forecast
from questboard.games.dragonfire.rules.checks import save, skill_check
from questboard.games.dragonfire.rules.health import hurt
from questboard.games.dragonfire.rules.window import refresh
from questboard.games.dragonfire.state import DragonfireState
from questboard.testing import rule
from tests.dragonfire.party import party


def test_archery_lets_a_martial_card_reach_any_place_and_gives_a_sword():
    table = party(
        features={0: ["fighting-style-archery"]},
        hands={0: ["glory"]},
        encounters=[("choke-point", 1), ("ogre", 1, 1)],
    )
    table.play_cards(0).answer("play Glory", "Fighting Style: Archery")
    assert table.character(0).swords == 1
    table.deal()
    assert table.foe("ogre").cleared == 0b11


def test_archery_is_not_for_other_cards():
    table = party(features={0: ["fighting-style-archery"]}, hands={0: ["grace"]}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("play Grace")
    assert table.prompt != "Let Grace reach any place and gain 1 Sword?"


@pytest.mark.parametrize("source", ["attack", "encounter", "dragonfire"])
def test_defense_takes_2_off_any_damage(source):
    async def strike(s: DragonfireState) -> None:
        await hurt(s, 0, 3, source, "DF-222")

    table = party(features={0: ["fighting-style-defense"]}, hp={0: 9})
    table.happen(strike).answer("Fighting Style: Defense")
    assert table.character(0).hp == 8
    table.happen(strike)
    assert table.character(0).hp == 5


def test_great_weapon_gives_a_sword():
    table = party(
        features={0: ["fighting-style-great-weapon"]},
        hands={0: ["greatsword", "grace"]},
        encounters=[("ogre", 0)],
    )
    table.play_cards(0).answer("play Greatsword", "Fighting Style: Great Weapon", "yes")
    assert table.character(0).swords == 3
    assert len(table.character(0).hand) == 2  # three Swords are a card


def test_protection_weakens_an_encounter_that_faces_the_active_player():
    table = party(
        features={1: ["fighting-style-protection"]},
        hands={0: ["glory"]},
        encounters=[("ogre", 0), ("orog", 2)],
    )
    table.play_cards(0).answer("let the others", "use Fighting Style: Protection")
    assert forecast(table.state, 0) == 0
    assert "use Fighting Style" not in str(table.options)


def test_protection_is_not_for_its_owners_turn():
    table = party(features={0: ["fighting-style-protection"]}, hands={0: ["glory"]}, encounters=[("ogre", 0)])
    assert "use Fighting Style: Protection" not in table.play_cards(0).options


@rule("DF-289")
def test_second_wind_heals_1_hp_in_its_owners_turn_once_per_scene():
    table = party(features={0: ["second-wind"]}, hp={0: 5}, hands={0: ["glory"]}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("use Second Wind")
    assert table.character(0).hp == 6
    assert "use Second Wind" not in table.options
    refresh(table.state, "scene")
    assert "use Second Wind" in table.play_cards(0).options


@rule("DF-147")
def test_the_swords_of_extra_attack_count_with_those_of_cards():
    table = party(features={0: ["extra-attack-i"]}, hands={0: ["javelin", "glory"]}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("play Javelin", "use Extra Attack I", "yes")
    assert len(table.character(0).hand) == 2


def test_extra_attack_ii_gives_a_sword_each_round_and_a_card_more_for_a_set_once_per_scene():
    table = party(
        features={0: ["extra-attack-ii"]},
        hands={0: ["tower-shield", "tower-shield"]},
        decks={0: ["grace"] * 6},
        encounters=[("ogre", 0)],
    )
    table.play_cards(0).answer("play Tower Shield", "use Extra Attack II", "yes", "Extra Attack II")
    assert len(table.character(0).hand) == 1 + 2
    assert "use Extra Attack II" not in table.options
    refresh(table.state, "round")
    table.character(0).swords = 0
    table.play_cards(0).answer("use Extra Attack II", "play Tower Shield", "yes")
    assert len(table.character(0).hand) == 2 + 1  # the second set of the Scene gives a card as usual
    refresh(table.state, "scene")
    table.character(0).swords = 0
    table.character(0).hand += ["greatsword", "javelin"]
    table.play_cards(0).answer("play Greatsword", "play Javelin", "yes")
    assert table.prompt == "Draw 1 card more for the Swords with Extra Attack II?"


def test_action_surge_draws_2_cards():
    table = party(features={0: ["action-surge"]}, encounters=[("ogre", 0)]).play_cards(0)
    table.answer("use Action Surge")
    assert len(table.character(0).hand) == 2


def test_the_indomitable_stay_at_1_hp_once_per_game():
    async def strike(s: DragonfireState) -> None:
        await hurt(s, 0, 5, "attack", "DF-222")

    table = party(features={0: ["indomitable"]}, hp={0: 3})
    table.happen(strike).answer("Indomitable")
    assert (table.character(0).hp, table.character(0).exhausted) == (1, False)
    refresh(table.state, "scene")
    table.happen(strike)
    assert table.character(0).stunned


def test_a_champion_draws_2_cards_for_the_first_set_of_swords_in_each_scene():
    table = party(
        features={0: ["champion"]},
        hands={0: ["greatsword", "javelin", "tower-shield", "cleave"]},
        encounters=[("ogre", 0)],
    )
    table.play_cards(0).answer("play Greatsword", "play Javelin")
    assert table.prompt == "Draw 2 cards for your Swords?"
    assert len(table.answer("yes").character(0).hand) == 2 + 2
    table.answer("play Tower Shield", "play Cleave", "yes")
    assert len(table.character(0).hand) == 2 + 1


@rule("DF-390")
def test_without_drawing_for_swords_extra_attack_ii_is_kept_but_not_the_first_set_of_a_champion():
    hand = ["greatsword", "javelin", "tower-shield", "cleave"]
    for feature, cards in (("extra-attack-ii", 2), ("champion", 1)):
        table = party(features={0: [feature]}, hands={0: hand}, encounters=[("ogre", 0)])
        table.play_cards(0).answer("play Greatsword", "play Javelin", "no")
        assert (table.prompt, len(table.character(0).hand)) == ("Play a card?", 2)
        table.answer("play Tower Shield", "play Cleave", "yes", *["Extra Attack II"] * (cards - 1))
        assert len(table.character(0).hand) == cards


def test_a_remarkable_athlete_succeeds_on_red_unless_a_class_type_is_named():
    results: list[bool] = []

    async def checks(s: DragonfireState) -> None:
        results.append(await skill_check(s, 0))
        results.append(await skill_check(s, 0, color="G"))
        results.append(await skill_check(s, 0, primary=True))

    party(features={0: ["champion-remarkable-athlete"]}, decks={0: ["stealth"]}).happen(checks)
    assert results == [True, False, False]


def test_superior_critical_clears_a_level_instead_of_dealing_damage():
    table = party(
        features={0: ["champion-superior-critical"]}, hands={0: ["cleave", "grace"]}, encounters=[("ogre", 0)]
    )
    table.play_cards(0).answer("play Cleave", "Champion: Superior Critical")
    assert table.shots() == [("cleave", "", 1)]
    table.deal()
    assert table.foe("ogre").cleared == 1


def test_superior_critical_needs_an_encounter_at_the_champions_place():
    table = party(
        features={0: ["champion-superior-critical"]},
        hands={0: ["glory", "grace"]},
        encounters=[("choke-point", 1), ("ogre", 1)],
    )
    assert table.play_cards(0).answer("play Glory").prompt == "Play a card?"


def test_superior_critical_needs_a_card_with_damage_icons():
    table = party(
        features={0: ["champion-superior-critical"]},
        hands={0: ["oil-of-sharpness", "grace"]},
        encounters=[("ogre", 0)],
    )
    assert table.play_cards(0).answer("play Oil of Sharpness").prompt == "Play a card?"


def test_a_bonus_rides_on_a_superior_critical():
    table = party(
        features={0: ["champion-superior-critical", "savage-attacker"]},
        hands={0: ["glory", "grace"]},
        encounters=[("ogre", 0)],
    )
    table.play_cards(0).answer("play Glory", "Champion: Superior Critical", "Savage Attacker")
    assert table.shots() == [("glory", "2", 1)]


def test_a_bonded_weapon_returns_to_the_hand_at_the_end_of_deal_damage():
    table = party(
        features={0: ["eldritch-knight-weapon-bond"]},
        hands={0: ["javelin", "grace", "glory"]},
        encounters=[("ogre", 0), ("orog", 0)],
    )
    table.play_cards(0).answer("play Javelin", "play Grace", "use Eldritch Knight: Weapon Bond")
    assert table.character(0).hand == ["glory"]
    table.deal()
    assert table.character(0).hand[:2] == ["glory", "javelin"]
    assert table.character(0).discard == ["grace"]


def test_a_bond_needs_a_martial_card_that_was_played():
    table = party(
        features={0: ["eldritch-knight-weapon-bond"]},
        hands={0: ["javelin", "grace"]},
        encounters=[("ogre", 0)],
    )
    table.play_cards(0).answer("play Grace")
    assert "use Eldritch Knight: Weapon Bond" not in table.options


def test_war_magic_gives_2_swords_for_an_arcane_card():
    table = party(
        features={0: ["eldritch-knight-war-magic"]},
        hands={0: ["glory", "cantrip", "cantrip"]},
        encounters=[("ogre", 0)],
    )
    table.play_cards(0).answer("play Glory", "play Cantrip", "Eldritch Knight: War Magic", "play Cantrip")
    assert table.character(0).swords == 2


def test_eldritch_strike_strengthens_all_arcane_cards_of_the_turn():
    table = party(
        features={0: ["eldritch-knight-eldritch-strike"]},
        hands={0: ["cantrip", "cantrip", "glory", "grace"]},
        encounters=[("ogre", 0)],
    )
    table.play_cards(0).answer("play Cantrip", "use Eldritch Knight", "play Cantrip", "play Glory")
    assert table.shots() == [("cantrip", "B1", 0), ("cantrip", "B1", 0), ("glory", "K", 0)]


@rule("DF-191")
def test_the_next_save_of_an_encounter_that_eldritch_strike_names_fails_without_a_card():
    results: list[bool] = []

    async def saves(s: DragonfireState) -> None:
        for _ in range(2):
            foe = s.encounter("ogre-1")
            assert foe is not None
            results.append(await save(s, foe))

    table = party(
        features={0: ["eldritch-knight-eldritch-strike"]},
        hands={0: ["grace"]},
        encounters=[("ogre", 0), ("orog", 0)],
        primary=["troll"],
    )
    table.play_cards(0).answer("use Eldritch Knight", "Ogre")
    table.happen(saves)
    assert results == [False, True]
