"""The encounters of Dungeon Difficulty 1, and what tokens, SURPRISE, VANQUISHED and Summon mean."""

import pytest

from questboard.games.dragonfire.content import CARDS, ENCOUNTERS
from questboard.games.dragonfire.hooks import EncounterCard, Feature, automatic
from questboard.games.dragonfire.rules.defeat import clear_level, clear_levels
from questboard.games.dragonfire.rules.foes import (
    calm,
    change_strength,
    heal_levels,
    move,
    new_token,
    strength,
    take_out,
)
from questboard.games.dragonfire.rules.health import become_unconscious, heal, heal_somebody, may_be_healed
from questboard.games.dragonfire.rules.moments import Surprised
from questboard.games.dragonfire.rules.play import new_play
from questboard.games.dragonfire.rules.reveal import of_color, summon
from questboard.testing import rule
from tests.dragonfire.party import Party, party, there


def clear(table: Party, name: str, *levels: int, seat: int = 0) -> Party:
    """Clear levels of an encounter in a player's turn, one after the other."""

    async def effect(s):
        foe = there(s, f"{name}-1")
        for level in levels or tuple(foe.uncleared):
            await clear_level(s, foe, level)

    return table.happen(effect, seat)


# ---- tokens


@rule("DF-032", "DF-101")
@pytest.mark.parametrize(
    ("name", "count"), [("swarming-skeletons", 2), ("kobold-pack", 3), ("grick-knot", 1), ("troll", 0)]
)
def test_tokens_of_the_colour_of_a_card_enter_play_with_it(name, count):
    table = party().appear(name, 2)
    assert len(table.tokens(name)) == count
    printed = ENCOUNTERS[name].tokens
    for token in table.tokens(name):
        assert printed is not None
        assert (token.seat, token.color, token.card) == (2, ENCOUNTERS[name].color, f"{name}-1")
        assert (token.token, token.strength) == (printed.track, printed.strength)


@rule("DF-102")
@pytest.mark.parametrize(
    ("encounter", "card", "left"),
    [
        ("kobold-pack", "glory", 2),
        ("kobold-pack", "stealth", 2),
        ("grick-knot", "glory", 1),
        ("grick-knot", "greatsword", 0),
        ("cloaker", "stealth", 2),
        ("cloaker", "glory", 3),
    ],
)
def test_a_token_goes_by_its_number_in_any_colour_or_by_its_own_colour(encounter, card, left):
    table = party(hands={0: [card]}, encounters=[(encounter, 0)])
    table.play_cards(0).answer(f"play {card}").deal()
    assert len(table.tokens(encounter)) == left


@rule("DF-103")
def test_every_token_attacks_together_with_its_card():
    table = party(hp={0: 6}, encounters=[("kobold-pack", 0)]).take_damage(0)
    assert table.character(0).hp == 6 - 1 - 3


def aims_of(table, card):
    """The encounters to which the damage of a card can be assigned."""
    return [label.rpartition(": ")[2] for label in table.options if label.startswith(f"{card} (")]


@rule("DF-104")
def test_a_card_is_not_damaged_before_its_tokens_are_defeated():
    table = party(hands={0: ["glory", "grace"]}, encounters=[("kobold-pack", 0)])
    del table.state.encounters[2:]
    table.play_cards(0).answer("play Glory", "play Grace", "deal damage")
    table.answer("Glory (1 black): Kobold Pack", "Grace (1 green): nothing")
    assert table.foe("kobold-pack").cleared == 0b000
    table.answer("deal it as proposed")
    assert (table.foe("kobold-pack").cleared, len(table.tokens("kobold-pack"))) == (0b000, 1)


@rule("DF-104")
def test_damage_meant_for_a_card_is_dealt_to_it_when_other_damage_has_defeated_its_tokens():
    table = party(hands={0: ["glory", "grace"]}, encounters=[("kobold-pack", 0)])
    del table.state.encounters[2:]
    table.play_cards(0).answer("play Glory", "play Grace", "deal damage")
    table.answer("Glory (1 black): Kobold Pack", "deal it as proposed")
    assert (table.foe("kobold-pack").cleared, table.tokens("kobold-pack")) == (0b001, [])


@rule("DF-104")
@pytest.mark.parametrize(
    ("encounter", "hand", "card", "offered"),
    [
        ("kobold-pack", ["glory"], "Glory", False),
        ("kobold-pack", ["glory", "grace", "stealth"], "Glory", False),
        ("kobold-pack", ["glory", "grace", "stealth", "cantrip"], "Glory", True),
        ("kobold-pack", ["glory", "greatsword"], "Glory", False),  # its points don't go to several tokens
        ("kobold-pack", ["glory", "magic-missile"], "Glory", True),  # three points for three tokens
        ("kobold-pack", ["glory", "flaming-oil"], "Glory", True),  # fire reaches all of them by itself
        ("cloaker", ["glory", "grace", "grace", "grace"], "Glory", False),  # its tokens ask for red
        ("cloaker", ["glory", "stealth", "expertise"], "Glory", True),
        ("cloaker", ["stealth", "expertise"], "Stealth", False),
        ("cloaker", ["stealth", "cantrip", "expertise"], "Cantrip", True),
    ],
)
def test_damage_can_be_assigned_to_a_card_only_if_other_damage_could_defeat_its_tokens(
    encounter, hand, card, offered
):
    table = party(hands={0: hand}, encounters=[(encounter, 0)]).play_cards(0)
    for each in hand:
        table.answer(f"play {CARDS[each].name}")
    table.answer("deal damage")
    assert (ENCOUNTERS[encounter].name in aims_of(table, card)) == offered
    refused = [each.rule for each in table.ask.refused if each.option[0] == card.lower()]
    assert refused == ([] if offered else ["DF-104"])


@rule("DF-104")
@pytest.mark.parametrize(("track", "offered"), [("1", True), ("2", False)])
def test_a_card_that_deals_to_different_encounters_cannot_defeat_a_token_with_two_points(track, offered):
    table = party(hands={1: ["magic-missile", "glory"]}, encounters=[("kobold-pack", 1)])
    del table.state.encounters[2:]
    table.tokens("kobold-pack")[0].token = track
    table.play_cards(1).answer("play Magic Missile", "play Glory", "deal damage")
    assert ("Kobold Pack" in aims_of(table, "Glory")) == offered


@rule("DF-104")
@pytest.mark.parametrize(("track", "offered"), [("2", True), ("3", False)])
def test_damage_of_several_cards_together_could_defeat_a_token(track, offered):
    table = party(hands={0: ["glory", "grace", "stealth"]}, encounters=[("kobold-pack", 0)])
    del table.state.encounters[2:]
    table.tokens("kobold-pack")[0].token = track
    table.play_cards(0).answer("play Glory", "play Grace", "play Stealth", "deal damage")
    assert ("Kobold Pack" in aims_of(table, "Glory")) == offered


@rule("DF-104")
@pytest.mark.parametrize(("tokens", "offered"), [(2, True), (3, False)])
def test_a_card_that_is_split_between_two_encounters_cannot_defeat_three_tokens(tokens, offered):
    hand = ["cloud-of-daggers", "glory"]
    table = party(
        features={1: ["school-of-evocation"]}, hands={1: hand}, encounters=[("kobold-pack", 1), ("ogre", 0)]
    )
    del table.state.encounters[1 + tokens : 4]
    table.play_cards(1).answer("play Cloud of Daggers", "School of Evocation", "play Glory", "deal damage")
    assert ("Kobold Pack" in aims_of(table, "Glory")) == offered


@rule("DF-104", "DF-394")
def test_the_proposal_removes_the_tokens_before_a_card_that_damage_was_assigned_to():
    """A token of another player is worth more than the one before the card, but not with the card."""
    hand = ["greatsword", "grace"]
    table = party(hands={0: hand}, encounters=[("kobold-pack", 0)], tokens=[(1, "G", "G", 3)])
    del table.state.encounters[2:4]
    table.play_cards(0).answer("play Greatsword", "play Grace", "deal damage")
    table.answer("Greatsword (3 black): Kobold Pack", "deal it as proposed")
    assert (table.foe("kobold-pack").cleared, table.tokens("kobold-pack")) == (0b011, [])


@rule("DF-139", "DF-165")
def test_damage_is_not_assigned_anew_when_a_defeat_changes_no_other_encounter():
    table = party(hands={0: ["misty-step", "greatsword"]}, encounters=[("fire-snake", 0, 1), ("orog", 0)])
    table.play_cards(0).answer("play Misty Step", "no", "play Greatsword", "deal damage")
    table.answer("Misty Step (2 blue): Fire Snake", "Greatsword (3 black): Orog")
    table.answer("deal it as proposed", "Fire Snake")
    assert table.prompt != "Deal the damage where?"
    assert (table.foes(), table.foe("orog").cleared) == (["orog-1"], 0b1)


@rule("DF-104")
def test_damage_held_back_for_a_card_can_be_dealt_to_it_when_a_text_has_defeated_its_last_token():
    table = party(
        hands={0: ["stealth", "glory", "javelin"]}, encounters=[("minotaur", 0, 3), ("kobold-pack", 1)]
    )
    del table.state.encounters[3:]
    table.play_cards(0).answer("play Stealth", "play Glory", "deal damage")
    assert "Kobold Pack" in aims_of(table, "Glory"), "Stealth could defeat the token"
    table.answer("Glory (1 black): nothing", "Stealth (1 red): Minotaur")
    table.answer("deal it as proposed", "player 1")
    assert aims_of(table, "Glory") == ["Kobold Pack", "nothing"]
    table.answer("deal it as proposed")
    assert table.foe("kobold-pack").cleared == 0b001


@rule("DF-104")
def test_a_card_is_damaged_once_its_last_token_is_defeated_in_the_same_turn():
    table = party(hands={0: ["glory", "grace"]}, encounters=[("swarming-skeletons", 0)])
    del table.state.encounters[1]
    table.play_cards(0).answer("play Glory", "play Grace").deal()
    assert (table.foe("swarming-skeletons").cleared, table.tokens("swarming-skeletons")) == (1, [])


@rule("DF-105")
def test_a_token_has_the_colour_and_the_type_of_its_card_and_is_found_by_them():
    table = party(encounters=[("kobold-pack", 0), ("ghoul-pack", 0)])
    humanoids = [foe.uid for foe in table.state.encounters if foe.type == "Humanoid" and foe.color == "K"]
    assert humanoids == ["kobold-pack-1", *(f"kobold-pack-token-{number}" for number in (1, 2, 3))]


@rule("DF-105", "DF-106")
def test_surging_evil_makes_the_kobold_pack_and_its_three_tokens_deal_8():
    table = party(hp={0: 9}, encounters=[("kobold-pack", 0)], dragonfire="surging-evil").take_damage(0)
    assert table.told("attack_total")[0].facts["amount"] == 8


@rule("DF-107")
def test_damage_of_one_card_is_not_split_among_tokens():
    table = party(hands={0: ["greatsword"]}, encounters=[("kobold-pack", 0)])
    table.play_cards(0).answer("play Greatsword").deal()
    assert len(table.tokens("kobold-pack")) == 2


@rule("DF-107")
def test_damage_that_can_be_split_goes_to_several_tokens():
    table = party(encounters=[("kobold-pack", 0)])
    new_play(table.state, 0, "magic-missile", "card", "3").spread = "split"
    table.play_cards(0).deal()
    assert table.tokens("kobold-pack") == []


@rule("DF-108")
def test_tokens_move_with_their_card():
    table = party(encounters=[("kobold-pack", 0)])

    async def effect(s):
        move(s, there(s, "kobold-pack-1"), 3, "DF-344")

    table.happen(effect)
    assert len(table.foes(3)) == 4
    assert table.foes(0) == []


@rule("DF-108")
def test_tokens_are_discarded_with_their_card():
    table = party(encounters=[("kobold-pack", 0)])

    async def effect(s):
        take_out(s, there(s, "kobold-pack-1"))

    table.happen(effect)
    assert table.foes() == []
    assert table.state.discards["primary"] == ["kobold-pack"]


@rule("DF-109")
def test_level_damage_defeats_one_token_and_nothing_else():
    table = party(encounters=[("swarming-skeletons", 0)])
    new_play(table.state, 0, "lightning-bolt", "card", levels=2)
    table.play_cards(0).deal()
    assert (len(table.tokens("swarming-skeletons")), table.foe("swarming-skeletons").cleared) == (1, 0)


@rule("DF-109")
def test_level_damage_of_a_text_does_not_reach_a_card_behind_its_tokens():
    table = party(encounters=[("swarming-skeletons", 0)])
    table.happen(lambda s: clear_levels(s, there(s, "swarming-skeletons-1"), 1))
    assert table.foe("swarming-skeletons").cleared == 0
    table.happen(lambda s: clear_levels(s, there(s, "swarming-skeletons-token-1"), 1))
    assert len(table.tokens("swarming-skeletons")) == 1


@rule("DF-340")
def test_healing_a_card_does_not_bring_back_its_tokens():
    table = party(encounters=[("kobold-pack", 0, 2)])

    async def effect(s):
        heal_levels(s, there(s, "kobold-pack-1"), 9, "DF-340")

    table.happen(effect)
    assert (table.foe("kobold-pack").cleared, table.tokens("kobold-pack")) == (0, [])


@rule("DF-340")
def test_healing_restores_the_lowest_cleared_level_first():
    table = party(encounters=[("kobold-pack", 0)])
    table.foe("kobold-pack").cleared = 0b101  # a gap made by Feint

    async def effect(s):
        heal_levels(s, there(s, "kobold-pack-1"), 1, "DF-340")

    table.happen(effect)
    assert table.foe("kobold-pack").uncleared == [1, 2]


# ---- tracks and colours


@rule("DF-030")
def test_levels_are_cleared_from_top_to_bottom():
    table = party(hands={0: ["glory"]}, encounters=[("orog", 0)])
    table.play_cards(0).answer("play Glory").deal()
    assert table.foe("orog").cleared == 0  # the black levels lie below a 3
    table = party(hands={0: ["glory"]}, encounters=[("orog", 0, 1)])
    table.play_cards(0).answer("play Glory").deal()
    assert table.foe("orog").uncleared == [2]


@rule("DF-031")
@pytest.mark.parametrize(
    ("name", "seat"), [("troll", 0), ("basilisk", 1), ("ghoul-pack", 2), ("red-slaad", 3)]
)
def test_black_is_martial_blue_arcane_green_devotion_and_red_deception(name, seat):
    table = party(scene=0, primary=[name]).play(("start_scene",))
    assert table.foe(name).seat == seat


# ---- SURPRISE, effects of a level, Summon


@rule("DF-351")
def test_violet_fungus_makes_the_faced_player_discard_a_card():
    table = party(hands={1: ["glory", "grace"]}).appear("violet-fungus", 1)
    assert table.asked == 1
    table.answer("Grace")
    assert (table.character(1).hand, table.character(1).discard) == (["glory"], ["grace"])


@rule("DF-351")
def test_surprise_happens_however_the_card_comes_into_play():
    table = party(hands={1: ["glory"]}, primary=["violet-fungus"])
    table.happen(lambda s: summon(s, "primary", 1))
    assert table.character(1).discard == ["glory"]


@rule("DF-110")
def test_a_second_grick_knot_gives_both_one_more_token():
    table = party(encounters=[("grick-knot", 3)]).appear("grick-knot", 1)
    assert [token.card for token in table.tokens("grick-knot")].count("grick-knot-1") == 2
    assert [token.seat for token in table.tokens("grick-knot")].count(1) == 2


@rule("DF-110")
def test_a_token_that_is_left_of_a_grick_knot_is_no_grick_knot_card():
    table = party()
    new_token(table.state, "grick-knot", 0, "R", "Monstrosity", "2", 1)
    table.appear("grick-knot", 1)
    assert len(table.tokens("grick-knot")) == 2


@rule("DF-349", "DF-364")
def test_choke_point_summons_the_next_card_facing_the_same_player():
    table = party(primary=["fire-snake"]).appear("choke-point", 3)
    assert table.foes(3) == ["choke-point-1", "fire-snake-1"]
    assert (table.character(3).place, table.foe("fire-snake").gold) == ("choke-point-1", 7)


@rule("DF-364")
def test_tokens_and_surprise_of_a_summoned_card_apply():
    table = party(primary=["grick-knot"], encounters=[("grick-knot", 0)]).appear("choke-point", 3)
    assert len(table.tokens("grick-knot")) == 4
    table = party(primary=["violet-fungus"], hands={3: ["glory"]}).appear("choke-point", 3)
    assert table.character(3).discard == ["glory"]


@rule("DF-364")
def test_an_encounter_summons_from_the_deck_that_it_came_from():
    table = party(primary=["fire-snake"], secondary=["xorn"]).appear("choke-point", 3, "secondary")
    assert table.foes(3) == ["choke-point-1", "xorn-1"]


def test_a_location_that_choke_point_would_summon_is_buried():
    table = party(primary=["cursed-ground", "orog"]).appear("choke-point", 3)
    assert table.foes(3) == ["choke-point-1", "orog-1"]
    assert table.state.decks["primary"][0] == "cursed-ground"


@rule("DF-349")
def test_a_summons_reveals_until_a_card_matches_and_buries_the_others():
    table = party(primary=["troll", "fire-snake", "chuul", "orog"])
    table.happen(lambda s: summon(s, "primary", 2, wanted=of_color("B")))
    assert table.foes() == ["fire-snake-1"]
    assert (table.state.decks["primary"][0], table.state.decks["primary"][-1]) == ("troll", "chuul")


@rule("DF-349")
def test_a_summons_without_a_match_shuffles_the_discard_in_once():
    table = party()
    table.state.decks["primary"], table.state.discards["primary"] = ["troll"], ["chuul"]
    table.happen(lambda s: summon(s, "primary", 2, wanted=of_color("B")))
    assert table.foes() == ["chuul-1"]
    table.happen(lambda s: summon(s, "primary", 2, wanted=of_color("B")))
    assert (table.foes(), table.state.decks["primary"]) == (["chuul-1"], ["troll"])


@rule("DF-238", "DF-364")
def test_what_is_summoned_for_an_unconscious_player_faces_the_next_one():
    table = party(primary=["troll"], unconscious=[2])
    table.happen(lambda s: summon(s, "primary", 2))
    assert table.foes(3) == ["troll-1"]


@rule("DF-083", "DF-364")
def test_a_summoned_encounter_does_not_count_toward_the_number_of_the_scene():
    table = party(scene=0, primary=["orog", "choke-point", "fire-snake", "basilisk", "troll", "chuul"])
    table.play(("start_scene",))
    faced = {seat: [foe.name for foe in table.state.encounters if foe.seat == seat] for seat in range(4)}
    assert faced == {0: ["orog"], 1: ["choke-point", "fire-snake"], 2: ["basilisk"], 3: ["troll"]}


@rule("DF-097")
@pytest.mark.parametrize(("level", "faces"), [(7, ["orog-1"]), (8, ["orog-1", "kobold-pack-1"])])
def test_orog_summons_a_humanoid_from_level_8_on(level, faces):
    table = party(level=level, primary=["troll", "kobold-pack"]).appear("orog", 1)
    assert [name for name in table.foes(1) if "token" not in name] == faces


@rule("DF-097")
def test_orog_summons_nobody_when_the_level_rises_later():
    table = party(level=7, dragonfire="frenzy", hands={0: ["glory"]}, primary=["kobold-pack"]).appear(
        "orog", 0
    )
    table.state.dragonfire_level = 9
    table.turn(0)
    assert table.foes() == ["orog-1"]


@rule("DF-351")
@pytest.mark.parametrize(("name", "surprised"), [("orog", []), ("grick-knot", [1])])
def test_effects_of_a_level_are_no_surprise(name, surprised, declare):
    seats = []

    class Tough(Feature, id="tough"):
        @automatic(Surprised, "DF-351")
        async def notice(self, s, seat, moment):
            seats.append(seat)

    declare(Tough)
    party(features={1: ["tough"]}, level=8, primary=["kobold-pack"]).appear(name, 1)
    assert seats == surprised


# ---- VANQUISHED


@rule("DF-032")
def test_fire_snake_burns_the_active_player_when_it_is_defeated():
    table = party(hp={0: 5, 2: 5}, encounters=[("fire-snake", 2)])
    clear(table, "fire-snake")
    assert (table.character(0).hp, table.character(2).hp) == (4, 5)


@rule("DF-190", "DF-193", "DF-349")
def test_red_slaad_summons_a_slaad_of_the_secondary_deck_when_its_save_succeeds():
    table = party(encounters=[("red-slaad", 2)], primary=["phase-spider"], secondary=["xorn", "green-slaad"])
    clear(table, "red-slaad", seat=1)
    assert table.foes() == ["green-slaad-1"]
    assert table.foe("green-slaad").seat == 1
    assert (table.state.decks["primary"][0], table.state.decks["secondary"][0]) == ("phase-spider", "xorn")


@rule("DF-190")
def test_red_slaad_summons_nothing_when_its_save_fails():
    table = party(encounters=[("red-slaad", 2)], primary=["troll"], secondary=["green-slaad"])
    clear(table, "red-slaad")
    assert table.foes() == []
    assert table.told("saved")[0].facts["success"] is False


def test_red_slaad_summons_nothing_where_no_slaad_is_left():
    table = party(encounters=[("red-slaad", 2)], primary=["phase-spider"])
    table.state.decks["secondary"] = ["xorn", "slaad-planar-portal"]
    clear(table, "red-slaad")
    assert table.foes() == []


def _wounded(**position):
    table = party(encounters=[("minotaur", 0), ("troll", 2), ("cursed-ground", 3)], **position)
    return clear(table, "minotaur")


@rule("DF-197")
def test_minotaur_lets_the_active_player_lose_1_hp_to_clear_a_level_anywhere():
    table = _wounded(hp={0: 5})
    assert table.asked == 0
    table.answer("player 1")
    assert (table.character(0).hp, table.foe("troll").cleared) == (4, 1)
    assert table.foes() == ["troll-1", "cursed-ground-1"]


@rule("DF-197")
def test_minotaur_may_be_left_alone():
    table = _wounded(hp={0: 5}).answer("pass")
    assert (table.character(0).hp, table.foe("troll").cleared) == (5, 0)


@rule("DF-197", "DF-406")
def test_minotaur_takes_hp_of_another_character_only_if_that_player_agrees():
    table = _wounded(hp={1: 5}).answer("player 2")
    assert table.asked == 1
    table.answer("no")
    assert (table.asked, table.options) == (0, ["player 1", "player 3", "player 4", "pass"])
    table.answer("pass")
    assert (table.character(1).hp, table.foe("troll").cleared) == (5, 0)
    table = _wounded(hp={1: 5}).answer("player 2", "yes")
    assert (table.character(1).hp, table.foe("troll").cleared) == (4, 1)


@rule("DF-406")
def test_minotaur_asks_nothing_where_no_level_can_be_cleared():
    others = [("minotaur", 0), ("cursed-ground", 3), ("wraith", 1), ("vampire", 2)]
    table = clear(party(encounters=others), "minotaur")
    assert table.over


def test_level_damage_does_nothing_to_an_encounter_that_cannot_be_damaged_now(declare):
    class Troll(EncounterCard, id="troll"):
        def unharmable(self, s, foe):
            return True

    declare(Troll)
    table = party(encounters=[("minotaur", 0), ("troll", 2)])
    table.happen(lambda s: clear_levels(s, there(s, "troll-1"), 1))
    assert table.foe("troll").cleared == 0
    assert clear(table, "minotaur").over


@rule("DF-406")
def test_minotaur_leaves_the_choice_among_cards_without_tokens_and_tokens():
    table = party(encounters=[("minotaur", 0), ("troll", 2), ("swarming-skeletons", 1)])
    clear(table, "minotaur").answer("player 1")
    assert table.options == ["Troll", "Swarming Skeletons token 1", "Swarming Skeletons token 2"]
    table.answer("Swarming Skeletons token 2")
    assert [token.uid for token in table.tokens("swarming-skeletons")] == ["swarming-skeletons-token-1"]


def test_minotaur_pays_its_gold_and_the_other_encounter_too():
    table = party(encounters=[("minotaur", 0), ("fire-snake", 2, 1)], gold=dict.fromkeys(range(4), 0))
    clear(table, "minotaur").answer("player 3")
    table.answer("yes")
    assert sum(character.gold for character in table.state.characters) == 9 + 7


@rule("DF-139", "DF-165")
def test_minotaur_may_be_defeated_first_and_the_other_damage_go_where_its_level_was_cleared():
    table = party(hands={0: ["stealth", *["glory"] * 4]}, encounters=[("minotaur", 0, 3), ("troll", 1, 1)])
    table.play_cards(0).answer("play Stealth", *["play Glory"] * 4).deal()
    assert table.prompt == "Deal damage to which encounter first?"
    table.answer("Minotaur", "player 1")  # that clears the 4 of the Troll
    table.answer("deal it as proposed")
    assert table.foes() == []


@rule("DF-139")
def test_damage_that_was_held_back_may_still_be_dealt_when_the_table_has_changed():
    table = party(hands={0: ["stealth", "glory"]}, encounters=[("minotaur", 0, 3), ("troll", 1, 1)])
    table.play_cards(0).answer("play Stealth", "play Glory").deal()
    table.answer("player 1", "deal it as proposed")
    assert table.foe("troll").uncleared == [3]


# ---- Gelatinous Cube


def test_gelatinous_cube_takes_a_random_card_of_the_hand_when_it_deals_damage():
    table = party(hands={0: ["glory", "grace"]}, encounters=[("gelatinous-cube", 0)]).take_damage(0)
    ((owner, card),) = table.foe("gelatinous-cube").held
    assert owner == 0
    assert sorted([card, table.character(0).hand[0]]) == ["glory", "grace"]


def test_gelatinous_cube_takes_nothing_if_its_damage_is_prevented_or_the_hand_is_empty():
    table = party(hands={0: ["glory"]}, encounters=[("gelatinous-cube", 0), ("troll", 0)])
    table.state.turn.prevented.append("gelatinous-cube-1")
    table.take_damage(0)
    assert table.foe("gelatinous-cube").held == []
    table = party(encounters=[("gelatinous-cube", 0)]).take_damage(0)
    assert table.foe("gelatinous-cube").held == []


def test_gelatinous_cube_returns_the_cards_to_their_owners_hands_when_it_is_defeated():
    table = party(encounters=[("gelatinous-cube", 0)])
    table.foe("gelatinous-cube").held = [(0, "glory"), (2, "bless"), (2, "grace")]
    clear(table, "gelatinous-cube")
    assert (table.character(0).hand, table.character(2).hand) == (["glory"], ["bless", "grace"])
    assert table.character(2).known == ["bless", "grace"]


def test_gelatinous_cube_returns_a_card_of_an_unconscious_owner_to_the_draw_deck():
    table = party(encounters=[("gelatinous-cube", 0)], unconscious=[2], decks={2: ["glory"]})
    table.foe("gelatinous-cube").held = [(2, "bless")]
    clear(table, "gelatinous-cube")
    assert (sorted(table.character(2).deck), table.character(2).hand) == (["bless", "glory"], [])


def test_gelatinous_cube_leaves_the_cards_in_the_discard_piles_if_it_leaves_play_otherwise():
    table = party(encounters=[("gelatinous-cube", 0)])
    table.foe("gelatinous-cube").held = [(2, "bless")]

    async def effect(s):
        take_out(s, there(s, "gelatinous-cube-1"), "bury")

    table.happen(effect)
    assert (table.character(2).discard, table.character(2).hand) == (["bless"], [])


# ---- the others


@rule("DF-224")
def test_ghoul_pack_makes_the_player_discard_a_card_when_it_deals_damage():
    table = party(hands={0: ["glory", "grace"]}, encounters=[("ghoul-pack", 0)]).take_damage(0)
    table.answer("Glory")
    assert table.character(0).discard == ["glory"]


@rule("DF-224")
def test_ghoul_pack_makes_nobody_discard_if_its_damage_is_prevented():
    table = party(hands={0: ["glory", "grace"]}, encounters=[("ghoul-pack", 0), ("troll", 0)])
    table.state.turn.prevented.append("ghoul-pack-1")
    table.take_damage(0)
    assert (table.ask.kind, table.character(0).discard) == ("purchase", [])


@rule("DF-032")
def test_nothing_heals_characters_on_cursed_ground():
    table = party(hp={0: 3, 1: 3}, encounters=[("cursed-ground", 0)])
    table.happen(lambda s: heal(s, 0, 2, "DF-141", by=2, card="cure-wounds"))
    table.happen(lambda s: heal(s, 1, 2, "DF-141", by=2, card="cure-wounds"))
    assert (table.character(0).hp, table.character(1).hp) == (3, 5)


def test_characters_on_cursed_ground_are_not_offered_for_healing():
    table = party(hp={0: 3, 1: 3}, encounters=[("cursed-ground", 0)])
    table.happen(lambda s: heal_somebody(s, 2, 1, "DF-141", "cure-wounds"), seat=2)
    assert table.options == ["player 2", "player 3", "player 4"]
    table = party(hp={0: 3}, encounters=[("cursed-ground", 0)])
    clear(table, "cursed-ground")
    assert may_be_healed(table.state, 0)


@rule("DF-033", "DF-363")
def test_chuul_makes_the_faced_player_discard_two_cards_when_its_tripwire_is_crossed():
    table = party(hands={2: ["glory", "grace", "bless"]}, encounters=[("chuul", 2, 1)])
    clear(table, "chuul", 1)
    assert table.over  # the level right above the line
    clear(table, "chuul", 2)
    assert table.asked == 2
    table.answer("Glory", "Grace")
    assert table.character(2).hand == ["bless"]


@rule("DF-033")
def test_a_tripwire_works_even_if_levels_above_the_line_are_uncleared():
    table = party(hands={2: ["glory"]}, encounters=[("chuul", 2)])
    clear(table, "chuul", 3)
    assert (table.character(2).hand, table.foe("chuul").uncleared) == ([], [0, 1, 2])


@rule("DF-033")
def test_a_tripwire_works_even_if_the_same_damage_defeats_the_encounter():
    table = party(hands={0: ["greatsword"], 2: ["glory", "glory"]}, encounters=[("chuul", 2, 2)])
    table.play_cards(0).answer("play Greatsword").deal()
    assert (table.foes(), table.character(2).discard) == ([], ["glory", "glory"])


@rule("DF-363")
def test_a_tripwire_works_only_once_even_if_its_level_is_healed():
    table = party(hands={2: ["glory"]}, encounters=[("chuul", 2, 2)])
    clear(table, "chuul", 2)

    async def effect(s):
        heal_levels(s, there(s, "chuul-1"), 1, "DF-340")

    table.happen(effect)
    table.character(2).hand = ["grace"]
    clear(table, "chuul", 2)
    assert table.character(2).hand == ["grace"]


@rule("DF-363")
def test_level_damage_that_jumps_over_the_line_crosses_the_tripwire():
    table = party(hands={2: ["glory"]}, encounters=[("chuul", 2, 1)])
    new_play(table.state, 0, "lightning-bolt", "card", levels=2)
    table.play_cards(0).deal()
    assert (table.foe("chuul").uncleared, table.character(2).hand) == ([3], [])


@rule("DF-404")
def test_animated_armor_cannot_be_stopped_from_attacking_or_moved_by_a_text():
    table = party(hp={0: 6}, encounters=[("animated-armor", 0), ("troll", 0)])

    async def effect(s):
        for uid in ("animated-armor-1", "troll-1"):
            calm(s, there(s, uid), "DF-032")
        move(s, there(s, "animated-armor-1"), 2, "DF-344")

    table.happen(effect).take_damage(0)
    assert (table.foe("animated-armor").seat, table.character(0).hp) == (0, 5)


def test_animated_armor_cannot_be_grappled():
    table = party(
        hands={0: ["grapple"]}, encounters=[("animated-armor", 1), ("phase-spider", 1), ("orog", 2)]
    )
    table.play_cards(0).answer("play Grapple")
    assert table.options == ["Phase Spider", "Orog"]


def test_animated_armor_attacks_in_spite_of_sanctuary():
    table = party(hp={0: 6}, encounters=[("animated-armor", 0), ("troll", 0)])
    for foe in table.state.encounters:
        foe.marks["sanctuary"] = 1
    table.take_damage(0)
    assert table.character(0).hp == 5


def test_animated_armor_can_be_weakened_and_its_damage_prevented():
    table = party(encounters=[("animated-armor", 0)])

    async def effect(s):
        change_strength(s, there(s, "animated-armor-1"), -1, "DF-032")

    table.happen(effect)
    assert strength(table.state, table.foe("animated-armor")) == 0
    table = party(hp={0: 6}, encounters=[("animated-armor", 0)])
    table.state.turn.prevented.append("animated-armor-1")
    table.take_damage(0)
    assert table.character(0).hp == 6


@rule("DF-238", "DF-404")
def test_animated_armor_goes_on_to_the_next_player_when_its_player_becomes_unconscious():
    table = party(encounters=[("animated-armor", 0)])
    table.happen(lambda s: become_unconscious(s, 0))
    assert table.foe("animated-armor").seat == 1


@pytest.mark.parametrize(("top", "most"), [("glory", 3), ("grace", 2)])
def test_basilisk_lets_a_player_who_fails_a_skill_check_play_only_two_cards(top, most):
    table = party(hands={0: ["glory"] * 3}, decks={0: [top]}, encounters=[("basilisk", 0)]).turn(0)
    for _ in range(most):
        table.answer("play Glory")
    assert not any(label.startswith("play") for label in table.options)


def test_basilisk_does_not_loosen_a_stricter_limit():
    table = party(hands={0: ["glory"] * 2}, decks={0: ["grace"]}, encounters=[("basilisk", 0)])
    table.character(0).marks["card-limit"] = 1
    table.turn(0).answer("play Glory")
    assert not any(label.startswith("play") for label in table.options)


def test_phase_spider_moves_on_at_the_end_of_the_faced_players_turn_with_its_damage():
    table = party(encounters=[("phase-spider", 0, 2)], unconscious=[1]).end_turn(0)
    assert (table.foe("phase-spider").seat, table.foe("phase-spider").cleared) == (2, 0b11)


def test_phase_spider_stays_at_the_end_of_another_players_turn():
    table = party(encounters=[("phase-spider", 2)]).end_turn(0)
    assert table.foe("phase-spider").seat == 2


@rule("DF-143")
def test_choke_point_lets_characters_play_two_cards_but_discard_any_number():
    table = party(hands={0: ["glory"] * 4}, encounters=[("choke-point", 0)]).play_cards(0)
    table.answer("play Glory", "play Glory")
    assert not any(label.startswith("play") for label in table.options)
    table.answer("discard Glory", "discard Glory")
    assert table.character(0).discard == ["glory", "glory"]


def test_choke_point_does_not_limit_characters_elsewhere():
    table = party(hands={1: ["glory"] * 3}, encounters=[("choke-point", 0), ("troll", 1)]).play_cards(1)
    table.answer("play Glory", "play Glory")
    assert "play Glory" in table.options


def test_troll_heals_its_lowest_cleared_level_at_the_start_of_the_faced_players_turn():
    table = party(encounters=[("troll", 0, 2)]).turn(0)
    assert table.foe("troll").uncleared == [1, 2, 3]


def test_troll_does_not_heal_in_another_players_turn():
    table = party(encounters=[("troll", 1, 2)]).turn(0)
    assert table.foe("troll").uncleared == [2, 3]
