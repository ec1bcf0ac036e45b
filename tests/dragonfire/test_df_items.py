"""Magic Items that are played."""

from __future__ import annotations

import pytest

from questboard.games.dragonfire.content import CARDS
from questboard.games.dragonfire.hooks import EncounterCard
from questboard.games.dragonfire.inventory import inventory
from questboard.games.dragonfire.rules.checks import save, skill_check
from questboard.games.dragonfire.rules.health import hurt
from questboard.games.dragonfire.state import DragonfirePosition, DragonfireState, Play
from questboard.testing import rule
from tests.dragonfire.conftest import Declare
from tests.dragonfire.party import party

# ---- playing, depleting, consuming, repacking


@rule("DF-319")
def test_a_consumed_item_leaves_the_game_and_the_character_and_returns_to_its_deck() -> None:
    table = party(hands={0: ["potion-of-healing"]}, hp={0: 5})
    table.state.sheets[0].items = ["potion-of-healing"]
    table.state.item_decks["common"].remove("potion-of-healing")
    whole = inventory(table.state)
    table.play_cards(0).answer("play Potion of Healing", "player 1").deal()
    assert table.character(0).removed == ["potion-of-healing"]
    assert table.character(0).discard == []
    assert table.state.sheets[0].items == []
    assert table.state.item_decks["common"].count("potion-of-healing") == 4
    assert inventory(table.state)["card potion-of-healing"] == whole["card potion-of-healing"] == 4


@rule("DF-318")
def test_a_depleted_item_leaves_the_game_but_stays_with_the_character() -> None:
    table = party(hands={0: ["pearl-of-power"]}, discards={0: ["glory"]})
    table.state.sheets[0].items = ["pearl-of-power"]
    table.play_cards(0).answer("play Pearl of Power").deal()
    assert table.character(0).removed == ["pearl-of-power"]
    assert table.state.sheets[0].items == ["pearl-of-power"]


@rule("DF-318")
def test_an_item_that_is_depleted_instead_is_otherwise_discarded_like_any_card() -> None:
    kept = party(hands={0: ["ebony-staff-plus-1"]}, encounters=[("ogre", 0)])
    kept.play_cards(0).answer("play Ebony Staff").deal()
    assert "ebony-staff-plus-1" in kept.character(0).discard
    spent = party(hands={0: ["ebony-staff-plus-1"]}, encounters=[("ogre", 0)])
    spent.play_cards(0).answer("use up Ebony Staff").deal()
    assert spent.character(0).removed == ["ebony-staff-plus-1"]


@rule("DF-346")
@pytest.mark.parametrize("item", ["silvered-dagger", "lantern-of-revealing", "driftglobe"])
def test_repack_discards_an_item_to_draw_a_card(item: str) -> None:
    table = party(hands={0: [item]}, decks={0: ["grace"]}, encounters=[("ogre", 0)])
    table.play_cards(0).answer(f"repack {CARDS[item].name}")
    assert table.character(0).hand == ["grace"]
    assert table.character(0).discard == [item]
    assert table.shots() == []


# ---- Common


@rule("DF-141", "DF-163")
def test_potion_of_healing_heals_any_character_two_hp_in_any_turn() -> None:
    table = party(hands={1: ["potion-of-healing"]}, hp={2: 3}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("let the others", "assist with Potion of Healing", "player 3")
    assert table.character(2).hp == 5
    assert table.character(1).removed == ["potion-of-healing"]


@rule("DF-366")
def test_play_at_any_time_cards_are_not_offered_without_that_word() -> None:
    table = party(hands={1: ["potion-of-poison", "scroll-of-bane"]}, encounters=[("ogre", 0)])
    table.play_cards(0)
    table.answer("let the others")
    assert table.asked == 0


@rule("DF-124")
def test_potion_of_healing_does_not_reach_from_one_location_into_another() -> None:
    table = party(
        hands={0: ["potion-of-healing"]},
        hp={0: 3, 1: 3, 2: 3},
        encounters=[("choke-point", 0), ("slaad-planar-portal", 1)],
    )
    table.play_cards(0).answer("play Potion of Healing")
    assert table.options == ["player 1", "player 3", "player 4"]


def test_potion_of_poison_clears_a_level_but_none_of_a_location() -> None:
    table = party(hands={0: ["potion-of-poison"]}, encounters=[("choke-point", 0), ("ogre", 0)])
    table.play_cards(0).answer("play Potion of Poison", "deal damage")
    assert [option for option in table.options if "Choke Point" in option] == []
    table.answer("deal it as proposed")
    assert table.foe("ogre").cleared == 1
    assert table.foe("choke-point").cleared == 0


@rule("DF-126")
def test_level_damage_of_an_item_crosses_the_boundary_of_a_location() -> None:
    table = party(hands={0: ["potion-of-poison"]}, encounters=[("choke-point", 0), ("ogre", 1)])
    table.play_cards(0).answer("play Potion of Poison").deal()
    assert table.foe("ogre").cleared == 1


@rule("DF-341", "DF-342")
def test_magic_items_work_on_immune_encounters(declare: Declare) -> None:
    class Rakshasa(EncounterCard, id="rakshasa"):
        def immune(self, s: DragonfirePosition, play: Play, by_level: bool) -> bool:
            return True

    declare(Rakshasa)
    poison = party(hands={0: ["potion-of-poison"]}, encounters=[("rakshasa", 0)])
    poison.play_cards(0).answer("play Potion of Poison").deal()
    assert poison.foe("rakshasa").cleared == 1
    staff = party(hands={0: ["ebony-staff-plus-1", "driftglobe"]}, encounters=[("rakshasa", 0)])
    staff.play_cards(0).answer("use up Ebony Staff", "play Driftglobe").deal()
    assert staff.foe("rakshasa").cleared == 1
    cantrips = party(hands={0: ["cantrip"] * 4}, encounters=[("rakshasa", 0)])
    cantrips.play_cards(0).answer(*["play Cantrip"] * 4).deal()
    assert cantrips.foe("rakshasa").cleared == 0


@rule("DF-191")
@pytest.mark.parametrize("result", [True, False])
def test_scroll_of_bane_lets_its_player_decide_the_next_save_only(result: bool) -> None:
    table = party(hands={1: ["scroll-of-bane"]}, encounters=[("ogre", 0), ("troll", 2)], primary=["minotaur"])
    table.play_cards(1).answer("play Scroll of Bane", "Ogre")
    results = []

    async def saves(s: DragonfireState) -> None:
        ogre = s.encounter("ogre-1")
        assert ogre is not None
        results.append(await save(s, ogre))

    table.happen(saves, 1)
    assert table.asked == 1
    table.answer("yes" if result else "no")
    assert results == [result]
    assert table.told("encounter_revealed") == []
    table.happen(saves, 1)
    assert results[1:] == [False]  # the Minotaur is blue
    assert len(table.told("encounter_revealed")) == 1


@rule("DF-163")
def test_scroll_of_protection_keeps_three_damage_off_somebody_in_this_turn() -> None:
    table = party(hands={1: ["scroll-of-protection"]}, hp={0: 9}, encounters=[("ogre", 0), ("cyclops", 0)])
    table.play_cards(0).answer("deal damage", "assist with Scroll of Protection", "player 1")
    assert table.character(0).hp == 9 - (2 + 3 - 3)


def test_scroll_of_protection_works_against_every_source_until_it_is_spent() -> None:
    table = party(hands={0: ["scroll-of-protection"]}, hp={1: 6}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("play Scroll of Protection", "player 2")
    left = []
    for _ in range(3):
        table.happen(lambda s: hurt(s, 1, 2, "dragonfire", "DF-222"))
        left.append(table.character(1).hp)
    assert left == [6, 5, 3]


@pytest.mark.parametrize(
    ("word", "points"), [("2 black", "KK"), ("2 blue", "BB"), ("2 green", "GG"), ("2 red", "RR")]
)
def test_elemental_gem_deals_two_damage_of_a_colour(word: str, points: str) -> None:
    table = party(hands={0: ["elemental-gem"]}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("play Elemental Gem", word)
    assert table.shots() == [("elemental-gem", points, 0)]


@rule("DF-379")
def test_alchemists_fire_hits_all_that_faces_one_player_tokens_first_and_then_their_card() -> None:
    table = party(
        hands={0: ["alchemists-fire"]},
        encounters=[("kobold-pack", 1), ("ogre", 0)],
        tokens=[(1, "K", "1", 1)],
    )
    table.play_cards(0).answer("play Alchemist's Fire", "player 2").deal()
    assert table.foes(1) == ["kobold-pack-1"]
    assert table.foe("kobold-pack").cleared == 1
    assert table.foe("ogre").cleared == 0


def test_alchemists_fire_reaches_only_players_at_the_same_place() -> None:
    table = party(hands={0: ["alchemists-fire"]}, encounters=[("choke-point", 1), ("ogre", 1), ("troll", 0)])
    table.play_cards(0).answer("play Alchemist's Fire")
    assert table.shots() == [("alchemists-fire", "1", 0)]
    assert [shot.aim for shot in table.state.turn.shots] == ["troll-1"]


def test_alchemists_fire_hits_the_location_of_the_player_too() -> None:
    table = party(hands={0: ["alchemists-fire", "driftglobe"]}, encounters=[("choke-point", 0), ("ogre", 0)])
    table.play_cards(0).answer("play Alchemist's Fire", "play Driftglobe").deal()
    assert table.foe("choke-point").cleared == 1


@pytest.mark.parametrize(("foe", "cleared"), [("vampire", 1), ("rakshasa", 1), ("ogre", 0)])
def test_silvered_dagger_deals_two_red_damage_to_undead_and_fiends(foe: str, cleared: int) -> None:
    table = party(hands={0: ["silvered-dagger"]}, encounters=[(foe, 1)])
    table.state.turn.softened[table.foe(foe).uid] = 2  # its topmost level, which is colourless
    table.play_cards(0).answer("play Silvered Dagger").deal()
    assert table.foe(foe).cleared == cleared


@rule("DF-163")
def test_dust_of_disappearance_hides_the_active_player_from_all_but_locations() -> None:
    table = party(
        hands={1: ["dust-of-disappearance"]},
        encounters=[("slaad-planar-portal", 0), ("ogre", 0)],
        tokens=[(0, "K", "2", 1)],
    )
    table.play_cards(0).answer("deal damage", "assist with Dust of Disappearance")
    assert table.character(0).hp == 9 - 1


def test_dust_of_disappearance_also_works_against_what_comes_later_in_the_turn() -> None:
    table = party(hands={0: ["dust-of-disappearance"]}, encounters=[("ogre", 1)])
    table.play_cards(0).answer("play Dust of Disappearance")
    table.foe("ogre").seat = 0
    table.deal()
    assert table.character(0).hp == 9


def test_dust_of_disappearance_cannot_stop_what_no_text_can_stop() -> None:
    table = party(hands={0: ["dust-of-disappearance"]}, encounters=[("iron-golem", 0)])
    table.play_cards(0).answer("play Dust of Disappearance").deal()
    assert table.character(0).hp == 9 - 4


@rule("DF-409")
@pytest.mark.parametrize("order", [("Oil of Sharpness", "Glory"), ("Glory", "Oil of Sharpness")])
def test_oil_of_sharpness_adds_two_to_a_martial_card_before_or_after_it(order: tuple[str, str]) -> None:
    table = party(hands={0: ["oil-of-sharpness", "glory"]}, encounters=[("kobold-pack", 0, 1), ("ogre", 1)])
    table.play_cards(0).answer(f"play {order[0]}", f"play {order[1]}").deal()
    assert table.foes() == ["ogre-1"]  # the pack had 2 colourless and 1 black left


@rule("DF-185", "DF-409")
def test_oil_of_sharpness_asks_which_martial_card_and_is_lost_without_one() -> None:
    two = party(hands={0: ["oil-of-sharpness", "glory", "javelin"]}, encounters=[("ogre", 0)])
    two.play_cards(0).answer("play Oil", "play Glory", "play Javelin", "deal damage")
    assert two.options == ["Glory", "Javelin"]
    two.answer("Javelin")
    assert [shot.points for shot in two.state.turn.shots] == ["K", "KK2"]
    none = party(hands={0: ["oil-of-sharpness", "grace"]}, encounters=[("ogre", 0)])
    none.play_cards(0).answer("play Oil", "play Grace", "deal damage")
    assert [shot.points for shot in none.state.turn.shots] == ["G"]


@rule("DF-117", "DF-118")
def test_potion_of_climbing_moves_into_or_out_of_a_location_if_there_is_room_and_somebody_stays() -> None:
    enters = party(hands={0: ["potion-of-climbing"]}, encounters=[("choke-point", 1)])
    enters.play_cards(0).answer("play Potion of Climbing")
    assert enters.character(0).place == "choke-point-1"
    leaves = party(
        hands={0: ["potion-of-climbing"]}, encounters=[("choke-point", 1)], places={0: "choke-point"}
    )
    leaves.play_cards(0).answer("play Potion of Climbing")
    assert leaves.character(0).place == ""
    alone = party(hands={0: ["potion-of-climbing"]}, encounters=[("choke-point", 0)])
    alone.play_cards(0).answer("play Potion of Climbing")
    assert alone.character(0).place == "choke-point-1"
    full = party(
        hands={0: ["potion-of-climbing"]}, encounters=[("choke-point", 1)], places={2: "choke-point"}
    )
    full.play_cards(0).answer("play Potion of Climbing")
    assert full.character(0).place == ""


def test_potion_of_climbing_does_not_lead_straight_from_one_location_to_another() -> None:
    table = party(
        hands={0: ["potion-of-climbing"]},
        in_play={0: ["boots-of-elvenkind"]},
        encounters=[("choke-point", 1), ("slaad-planar-portal", 2)],
        places={0: "choke-point"},
    )
    table.play_cards(0).answer("play Potion of Climbing")
    assert table.character(0).place == ""


def test_chime_of_opening_clears_a_level_of_a_location_even_from_another_location() -> None:
    table = party(
        hands={0: ["chime-of-opening"]},
        encounters=[("choke-point", 0, 1), ("slaad-planar-portal", 1), ("ogre", 0)],
    )
    table.play_cards(0).answer("play Chime of Opening", "deal damage")
    assert not any("Ogre" in option for option in table.options)
    table.answer("Chime of Opening (1 level): Slaad Planar Portal", "deal it as proposed")
    assert table.foe("slaad-planar-portal").cleared == 1


@rule("DF-152")
def test_lantern_of_revealing_makes_the_next_skill_check_succeed_without_a_card() -> None:
    table = party(hands={0: ["lantern-of-revealing"]}, decks={0: ["grace", "grace"]})
    table.play_cards(0).answer("use up Lantern of Revealing")
    results = []

    async def check(s: DragonfireState) -> None:
        results.append(await skill_check(s, 0))

    table.happen(check).happen(check)
    assert results == [True, False]
    assert len(table.told("revealed")) == 1
    assert table.shots() == []


def test_lantern_of_revealing_goes_out_with_the_scene() -> None:
    table = party(hands={0: ["lantern-of-revealing"]}, primary=["ogre"])
    table.play_cards(0).answer("use up Lantern of Revealing")
    assert table.character(0).marks
    table.short_rest()
    assert table.character(0).marks == {}


@rule("DF-152")
def test_the_success_of_a_lantern_is_stronger_than_a_mummy() -> None:
    table = party(encounters=[("mummy", 0)])
    table.character(0).marks["lantern-of-revealing"] = 1
    results = []

    async def check(s: DragonfireState) -> None:
        results.append(await skill_check(s, 0))

    table.happen(check).happen(check)
    assert results == [True, False]


@rule("DF-158")
def test_driftglobe_deals_one_damage_as_a_card_and_as_an_assist() -> None:
    table = party(hands={0: ["driftglobe"], 1: ["driftglobe"]}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("play Driftglobe", "let the others", "assist with Driftglobe")
    assert table.shots() == [("driftglobe", "1", 0), ("driftglobe", "1", 0)]


@pytest.mark.parametrize(("act", "hp"), [("play", 4), ("use up", 5)])
def test_healers_kit_heals_somebody_else(act: str, hp: int) -> None:
    table = party(hands={0: ["healers-kit"]}, hp={0: 3, 1: 3})
    table.play_cards(0).answer(f"{act} Healer's Kit")
    assert table.options == ["player 2", "player 3", "player 4"]
    table.answer("player 2")
    assert (table.character(0).hp, table.character(1).hp) == (3, hp)


@rule("DF-344")
def test_oil_of_slipperiness_moves_a_card_with_its_tokens_to_another_character_here() -> None:
    table = party(
        hands={0: ["oil-of-slipperiness"]}, encounters=[("kobold-pack", 0), ("choke-point", 3), ("ogre", 1)]
    )
    table.play_cards(0).answer("play Oil of Slipperiness")
    assert table.options == ["player 2", "player 3"]
    table.answer("player 3")
    assert [foe.seat for foe in table.state.encounters if foe.name == "kobold-pack"] == [2] * 4


def test_oil_of_slipperiness_moves_an_unattached_token_but_no_location_and_nothing_steady() -> None:
    table = party(
        hands={0: ["oil-of-slipperiness"]},
        encounters=[("choke-point", 0), ("animated-armor", 0)],
        places={1: "choke-point"},
        tokens=[(0, "K", "1", 1)],
    )
    table.play_cards(0).answer("play Oil of Slipperiness")
    assert [foe.seat for foe in table.state.encounters] == [0, 0, 1]


# ---- Uncommon


def test_ebony_staff_deals_three_blue_damage_when_it_is_used_up() -> None:
    table = party(hands={0: ["ebony-staff-plus-1"]}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("use up Ebony Staff")
    assert table.shots() == [("ebony-staff-plus-1", "BBB", 0)]


@rule("DF-409")
@pytest.mark.parametrize(
    ("plays", "points"),
    [(["Quiver"], "1"), (["Quiver", "Glory"], "K"), (["Glory", "Quiver"], "K"), (["Grace", "Quiver"], "1")],
)
def test_quiver_of_hunting_arrows_is_black_with_another_martial_card(plays: list[str], points: str) -> None:
    hand = ["quiver-of-hunting-arrows-plus-1", "glory", "grace"]
    table = party(hands={0: hand}, encounters=[("ogre", 0)])
    table.play_cards(0).answer(*(f"play {card}" for card in plays), "deal damage")
    assert ("quiver-of-hunting-arrows-plus-1", points, 0) in table.shots()


@pytest.mark.parametrize(("seat", "points"), [(0, "KK"), (1, "K1")])
def test_longsword_deals_two_black_damage_for_a_martial_character(seat: int, points: str) -> None:
    table = party(hands={seat: ["longsword-plus-1"]}, encounters=[("ogre", seat)])
    table.play_cards(seat).answer("play Longsword")
    assert table.shots() == [("longsword-plus-1", points, 0)]


@pytest.mark.parametrize(("word", "points"), [("1 black, 1 green", "KG"), ("2 colourless", "2")])
def test_warhammer_deals_the_damage_that_is_chosen_when_it_is_played(word: str, points: str) -> None:
    table = party(hands={0: ["warhammer-plus-1"]}, encounters=[("ogre", 0)])
    table.play_cards(0).answer("play Warhammer", word)
    assert table.shots() == [("warhammer-plus-1", points, 0)]


@rule("DF-190")
@pytest.mark.parametrize(("top", "cleared"), [("minotaur", 1), ("kobold-pack", 0)])
def test_dagger_of_venom_deals_two_more_to_an_encounter_that_fails_its_save(top: str, cleared: int) -> None:
    table = party(hands={0: ["dagger-of-venom"]}, encounters=[("orog", 0), ("ghoul-pack", 0)], primary=[top])
    table.play_cards(0).answer("play Dagger of Venom", "Orog").deal()
    assert table.foe("orog").cleared == cleared
    assert table.foe("ghoul-pack").cleared == 0


def test_dagger_of_venom_deals_no_more_to_another_encounter() -> None:
    table = party(
        hands={0: ["dagger-of-venom"]}, encounters=[("orog", 0), ("ghoul-pack", 0)], primary=["minotaur"]
    )
    table.play_cards(0).answer("play Dagger of Venom", "Orog", "deal damage")
    table.answer("Dagger of Venom (1 red): Ghoul Pack", "deal it as proposed")
    assert (table.foe("orog").cleared, table.foe("ghoul-pack").cleared) == (0, 0)


def test_dagger_of_venom_poisons_nothing_across_the_boundary_of_a_location() -> None:
    table = party(hands={0: ["dagger-of-venom"]}, encounters=[("choke-point", 1), ("orog", 1)])
    table.play_cards(0).answer("play Dagger of Venom")
    assert table.told("saved") == []


@pytest.mark.parametrize(("act", "points"), [("play", "1"), ("use up", "B")])
def test_wand_of_magic_missiles_hits_up_to_three_different_encounters(act: str, points: str) -> None:
    table = party(
        hands={0: ["wand-of-magic-missiles"]}, encounters=[("kobold-pack", 0)], tokens=[(0, "K", "1", 1)]
    )
    table.play_cards(0).answer(f"{act} Wand of Magic Missiles")
    assert table.shots() == [("wand-of-magic-missiles", points, 0)] * 3
    table.deal()
    assert len([foe for foe in table.state.encounters if foe.token]) == 1


def test_pearl_of_power_returns_a_card_from_the_discard_pile() -> None:
    table = party(hands={0: ["pearl-of-power"]}, discards={0: ["glory", "javelin"]})
    table.play_cards(0).answer("play Pearl of Power", "Javelin")
    assert table.character(0).hand == ["javelin"]
    assert table.character(0).discard == ["glory"]


# ---- Rare


@pytest.mark.parametrize(("foe", "cleared"), [("ghoul-pack", 0b11), ("animated-armor", 0b1), ("ogre", 0)])
def test_mace_of_smiting_clears_a_level_of_constructs_and_undead_first(foe: str, cleared: int) -> None:
    table = party(hands={0: ["mace-of-smiting"]}, encounters=[(foe, 0)])
    table.play_cards(0).answer("play Mace of Smiting").deal()
    assert table.foe(foe).cleared == cleared


def test_the_damage_of_the_mace_of_smiting_comes_after_the_level_it_clears() -> None:
    # Its track is 2 / B / 3: the points may not clear the 2 so that the level goes to the blue one.
    table = party(hands={0: ["mace-of-smiting"]}, encounters=[("animated-armor", 0)])
    table.play_cards(0).answer("play Mace of Smiting").deal()
    assert table.foe("animated-armor").cleared == 0b1
    both = party(hands={0: ["mace-of-smiting", "elemental-gem"]}, encounters=[("animated-armor", 0)])
    both.play_cards(0).answer("play Mace of Smiting", "play Elemental Gem", "2 green").deal()
    assert both.foe("animated-armor").cleared == 0b11


def test_a_square_level_stops_the_level_of_the_mace_but_not_its_damage() -> None:
    table = party(hands={0: ["mace-of-smiting"]}, encounters=[("wraith", 1)])
    table.play_cards(0).answer("play Mace of Smiting").deal()
    assert table.foe("wraith").cleared == 0b1


@pytest.mark.parametrize(
    ("item", "points", "swords"),
    [("flame-tongue", "KK1", 2), ("sun-blade", "GG1", 0), ("mace-of-smiting", "G1", 1)],
)
def test_rare_weapons_deal_the_damage_and_show_the_swords_that_are_printed(
    item: str, points: str, swords: int
) -> None:
    table = party(hands={0: [item]}, encounters=[("ogre", 0)])
    table.play_cards(0).answer(f"play {CARDS[item].name}")
    assert table.shots() == [(item, points, 0)]
    assert table.character(0).swords == swords


def test_sun_blade_weakens_each_undead_that_faces_its_player() -> None:
    table = party(
        hands={0: ["sun-blade"]},
        encounters=[("swarming-skeletons", 0), ("ogre", 0), ("ghoul-pack", 1)],
    )
    table.play_cards(0).answer("play Sun Blade")
    changed = sorted(table.state.turn.strength)
    assert changed == ["swarming-skeletons-1", "swarming-skeletons-token-1", "swarming-skeletons-token-2"]
    assert set(table.state.turn.strength.values()) == {-1}


def test_staff_of_healing_heals_one_hp_or_four_divided() -> None:
    one = party(hands={0: ["staff-of-healing"]}, hp={1: 2})
    one.play_cards(0).answer("play Staff of Healing", "player 2")
    assert one.character(1).hp == 3
    four = party(hands={0: ["staff-of-healing"]}, hp={0: 2, 1: 2})
    four.play_cards(0).answer("use up Staff of Healing", "player 2", "player 2", "player 2", "player 1")
    assert (four.character(0).hp, four.character(1).hp) == (3, 5)
    assert four.shots() == []


def test_wand_of_fireballs_deals_one_damage_to_all_that_faces_a_character_here() -> None:
    table = party(hands={0: ["wand-of-fireballs"]}, encounters=[("kobold-pack", 1), ("ogre", 0)])
    table.play_cards(0).answer("play Wand of Fireballs", "player 2").deal()
    assert table.foes(1) == ["kobold-pack-1"]
    assert table.foe("kobold-pack").cleared == 1
    away = party(hands={0: ["wand-of-fireballs"]}, encounters=[("choke-point", 1), ("ogre", 1)])
    away.play_cards(0).answer("play Wand of Fireballs")
    assert away.shots() == []


@rule("DF-126")
def test_wand_of_fireballs_used_up_clears_a_level_of_each_across_the_boundary_too() -> None:
    table = party(
        hands={0: ["wand-of-fireballs"]}, encounters=[("choke-point", 1), ("ogre", 1), ("troll", 0)]
    )
    table.play_cards(0).answer("use up Wand of Fireballs", "player 2").deal()
    assert (table.foe("choke-point").cleared, table.foe("ogre").cleared, table.foe("troll").cleared) == (
        1,
        1,
        0,
    )


@pytest.mark.parametrize(("foes", "returns"), [(["kobold-pack"], True), (["ghoul-pack"], False)])
def test_dagger_of_returning_returns_if_it_has_defeated_a_token(foes: list[str], returns: bool) -> None:
    table = party(hands={0: ["dagger-of-returning"]}, encounters=[(name, 0) for name in foes])
    table.play_cards(0).answer("play Dagger of Returning").deal()
    assert ("dagger-of-returning" in table.character(0).hand) == returns
    assert ("dagger-of-returning" in table.character(0).discard) == (not returns)


def test_dagger_of_returning_does_not_return_for_an_encounter_card() -> None:
    table = party(hands={0: ["dagger-of-returning"]}, encounters=[("pip-nimblefoot", 0, 2), ("ogre", 1)])
    table.play_cards(0).answer("play Dagger of Returning").deal()
    assert table.foes(0) == []
    assert "dagger-of-returning" in table.character(0).discard


def test_dagger_of_returning_deals_one_red_damage_as_an_assist_and_stays_away() -> None:
    table = party(hands={1: ["dagger-of-returning"]}, encounters=[("kobold-pack", 0)])
    table.play_cards(0).answer("let the others", "assist with Dagger of Returning")
    assert table.shots() == [("dagger-of-returning", "R", 0)]
    table.answer("deal it as proposed")
    assert len(table.tokens("kobold-pack")) == 2
    assert "dagger-of-returning" in table.character(1).discard


# ---- Very Rare


def test_staff_of_power_deals_two_more_blue_damage_or_a_level_to_any_encounter() -> None:
    more = party(hands={0: ["staff-of-power"]}, encounters=[("ogre", 0)])
    more.play_cards(0).answer("play Staff of Power", "2 blue")
    assert more.shots() == [("staff-of-power", "BBBB", 0)]
    level = party(hands={0: ["staff-of-power"]}, encounters=[("ogre", 0)])
    level.play_cards(0).answer("play Staff of Power", "1 level")
    assert level.shots() == [("staff-of-power", "BB", 0), ("staff-of-power", "", 1)]


def test_staff_of_power_used_up_clears_three_levels_of_one_encounter() -> None:
    table = party(hands={0: ["staff-of-power"]}, encounters=[("choke-point", 0), ("troll", 1)])
    table.play_cards(0).answer("use up Staff of Power", "deal damage")
    table.answer("Staff of Power (3 levels): Troll", "deal it as proposed")
    assert table.foe("troll").cleared == 0b111
