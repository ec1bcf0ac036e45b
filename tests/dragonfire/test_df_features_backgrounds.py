"""Backgrounds: what each does, once per game."""

from questboard.games.dragonfire.rules.checks import skill_check
from questboard.games.dragonfire.rules.health import hurt
from questboard.games.dragonfire.rules.window import refresh
from questboard.games.dragonfire.state import DragonfireState
from questboard.testing import rule
from tests.dragonfire.party import Party, party


def after_a_new_scene(table: Party) -> Party:
    """The same position in Play Cards of player 1, in the next Scene."""
    refresh(table.state, "turn", "round", "scene")
    return table.play_cards(0)


@rule("DF-289")
def test_acolyte_heals_any_character_once_per_game():
    table = party(features={0: ["acolyte"]}, hp={1: 2, 2: 3}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("use Acolyte", "player 2")
    assert table.character(1).hp == 3
    assert "use Acolyte" not in after_a_new_scene(table).options


def test_acolyte_heals_in_the_turn_of_another_player():
    table = party(features={2: ["acolyte"]}, hp={0: 4}, hands={0: ["glory"]}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("deal damage", "use Acolyte")
    assert table.character(0).hp == 5


def test_acolyte_is_not_offered_where_nobody_is_wounded():
    table = party(features={0: ["acolyte"]}, encounters=[("ogre", 0)]).play_cards(0)
    assert "use Acolyte" not in table.options


@rule("DF-152")
def test_a_charlatan_lets_a_skill_check_succeed_without_a_card():
    results: list[bool] = []

    async def check(s: DragonfireState) -> None:
        results.append(await skill_check(s, 0))

    table = party(features={0: ["charlatan"]}, decks={0: ["stealth", "grace"]})
    table.happen(check).answer("Charlatan")
    assert results == [True]
    assert table.character(0).deck[-1] == "stealth"
    table.happen(check)
    assert results == [True, False]


def test_a_criminal_gains_2_gold_when_an_encounter_is_defeated():
    table = party(
        features={1: ["criminal"]},
        gold={1: 0},
        hands={0: ["stealth", "glory"]},
        encounters=[("cutpurse", 0, 1)],
    )
    table.play_cards(0).answer("play Stealth")
    table.deal().answer("Criminal")
    assert table.character(1).gold == 2 + 2  # and a share of the 6 gold of the Cutpurse


def test_an_entertainer_lets_another_player_draw():
    table = party(features={0: ["entertainer"]}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("use Entertainer", "player 3")
    assert len(table.character(2).hand) == 1
    assert "use Entertainer" not in after_a_new_scene(table).options


def test_an_entertainer_reaches_into_a_location_but_not_from_one_to_another():
    table = party(
        features={0: ["entertainer"]}, encounters=[("choke-point", 0), ("cursed-ground", 1)], places={}
    )
    table.play_cards(0).answer("use Entertainer")
    assert table.options == ["player 3", "player 4"]


def test_a_folk_hero_draws_an_encounter_with_its_tokens_upon_themselves():
    table = party(features={0: ["folk-hero"]}, encounters=[("kobold-pack", 1), ("ogre", 0)])
    table.play_cards(0).answer("use Folk Hero")
    assert all(foe.seat == 0 for foe in table.state.encounters)


def test_a_folk_hero_moves_no_location_and_nothing_that_is_steady():
    table = party(features={0: ["folk-hero"]}, encounters=[("choke-point", 1), ("animated-armor", 2)])
    assert "use Folk Hero" not in table.play_cards(0).options


def test_a_guild_artisan_buys_a_card_for_2_less():
    table = party(features={0: ["guild-artisan"]}, gold={0: 4}, market=["grapple", "haste"])
    table.market(0).answer("buy Haste")
    assert table.character(0).gold == 0
    assert "haste" in table.character(0).hand


def test_the_discount_of_a_guild_artisan_leaves_at_least_1_gold_to_pay_and_not_in_a_short_rest():
    table = party(features={0: ["guild-artisan"]}, gold={0: 1}, market=["bless"])
    assert "buy Bless" in table.market(0).options
    table = party(features={0: ["guild-artisan"]}, gold={0: 1, 1: 0, 2: 0, 3: 0}, market=["bless"])
    table.play(("rest_buy", 0))
    assert table.over


def test_the_discount_of_a_guild_artisan_comes_once_per_game():
    table = party(features={0: ["guild-artisan"]}, gold={0: 6}, market=["grapple", "haste"])
    table.market(0).answer("buy Haste", "yes")
    assert table.character(0).gold == 2
    refresh(table.state, "turn", "round", "scene")
    assert "buy Grapple" not in table.market(0).options


@rule("DF-288")
def test_a_hermit_buries_cards_and_draws_as_many():
    table = party(
        features={0: ["hermit"]},
        hands={0: ["glory", "grace", "stealth"]},
        decks={0: ["javelin", "cleave", "cantrip"]},
        encounters=[("ogre", 0)],
    )
    table.play_cards(0).answer("use Hermit", "Grace", "Stealth", "pass")
    character = table.character(0)
    assert sorted(character.hand) == ["cleave", "glory", "javelin"]
    assert character.deck == ["stealth", "grace", "cantrip"]
    assert "player 1 buries a card." in table.log(1)
    assert "Grace" not in table.log(1)


@rule("DF-287")
def test_a_noble_has_3_gold_more_before_the_first_turn():
    plain, noble = party(), party(features={0: ["noble"]})
    for table in (plain, noble):
        table.play(("lay_out",))
    assert noble.character(0).gold == plain.character(0).gold + 3


def test_a_sage_takes_one_of_three_cards_and_buries_the_others():
    table = party(
        features={0: ["sage"]}, decks={0: ["glory", "javelin", "grace", "cantrip"]}, encounters=[("ogre", 0)]
    )
    table.play_cards(0).answer("use Sage")
    assert table.options == ["Glory", "Grace", "Javelin"]
    table.answer("Javelin")
    character = table.character(0)
    assert character.hand == ["javelin"]
    assert character.looked == []
    assert character.deck == ["grace", "glory", "cantrip"]
    assert "Javelin" not in table.log(1)


def test_a_sage_looks_at_fewer_cards_if_there_are_fewer():
    table = party(features={0: ["sage"]}, decks={0: ["glory"]}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("use Sage")
    assert table.character(0).hand == ["glory"]


def test_a_sailor_moves_in_play_cards():
    table = party(features={0: ["sailor"]}, encounters=[("cursed-ground", 1), ("ogre", 0)])
    table.play_cards(0).answer("use Sailor")
    assert table.character(0).place == table.foe("cursed-ground").uid


def test_a_sailor_cannot_leave_a_location_as_the_last_nor_go_straight_to_another():
    alone = party(features={0: ["sailor"]}, encounters=[("cursed-ground", 0)])
    assert "use Sailor" not in alone.play_cards(0).options
    table = party(
        features={0: ["sailor", "mobile"]},
        encounters=[("cursed-ground", 0), ("choke-point", 2)],
        places={1: "cursed-ground"},
    )
    table.play_cards(0).answer("use Sailor")
    assert table.character(0).place == ""


def test_a_street_urchin_takes_2_less_in_one_take_damage_phase():
    table = party(features={0: ["street-urchin"]}, hp={0: 9}, encounters=[("ogre", 0), ("orog", 0)])
    table.take_damage(0).answer("Street Urchin")
    assert table.character(0).hp == 9 - 2
    table.take_damage(0)
    assert table.character(0).hp == 9 - 2 - 4


def test_a_street_urchin_takes_the_full_damage_of_texts():
    async def struck(s: DragonfireState) -> None:
        await hurt(s, 0, 2, "encounter", "DF-222")

    table = party(features={0: ["street-urchin"]}, hp={0: 9})
    table.happen(struck)
    assert table.character(0).hp == 7
