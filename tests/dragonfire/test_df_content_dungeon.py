"""What comes out against the party in Dragonfire: encounter cards, Dragonfire cards and Adventures."""

from collections import Counter
from typing import get_args

import pytest

from questboard.games.dragonfire.content import (
    ADVENTURES,
    CLASS_TYPE,
    DRAGONFIRE,
    ENCOUNTERS,
    FEATURES,
    EncounterType,
    Level,
    decks,
    encounter_deck,
    read_track,
)
from questboard.testing import rule
from tests.dragonfire.party import party, vanquish
from tests.entries import for_each

ENVIRONMENT_DECKS = ["dungeon-1", "dungeon-2", "wilderness-1", "city-1", "adventurers-2"]


def each(things):
    return for_each(things.items())


def cards(deck):
    return [ENCOUNTERS[card] for card in encounter_deck(deck)]


def printed(card):
    """The damage track of a card as color and amount of each level."""
    return [(level.color, level.amount) for level in ENCOUNTERS[card].levels.levels]


# ---- encounter decks


@rule("DF-006")
@pytest.mark.parametrize("deck", ENVIRONMENT_DECKS)
def test_each_encounter_deck_has_twenty_cards(deck):
    assert len(encounter_deck(deck)) == 20


@rule("DF-031")
@pytest.mark.parametrize("deck", ENVIRONMENT_DECKS)
def test_each_encounter_deck_has_five_cards_of_the_colour_of_each_class_type(deck):
    assert Counter(card.color for card in cards(deck)) == dict.fromkeys(CLASS_TYPE.values(), 5)


@rule("DF-007")
def test_there_are_six_cards_of_difficulty_3():
    assert encounter_deck("difficulty-3") == [
        "vampire",
        "vampire-lair",
        "rakshasa",
        "beholder",
        "adult-black-dragon",
        "iron-golem",
    ]


def test_dungeon_difficulty_1_has_seventeen_names_three_of_them_twice():
    assert Counter(Counter(encounter_deck("dungeon-1")).values()) == {1: 14, 2: 3}


@pytest.mark.parametrize(
    ("deck", "locations"),
    [
        ("dungeon-1", ["cursed-ground", "choke-point"]),
        ("dungeon-2", ["slaad-planar-portal", "moaning-chamber"]),
        ("wilderness-1", ["bandit-camp", "quicksand-mire"]),
        ("city-1", ["flooded-sewer", "thieves-guildhall"]),
        ("adventurers-2", ["rival-camp", "sealed-vault"]),
    ],
)
def test_each_encounter_deck_has_two_locations(deck, locations):
    assert [card.id for card in cards(deck) if card.location] == locations


@rule("DF-034")
@pytest.mark.parametrize("deck", [*ENVIRONMENT_DECKS, "difficulty-3"])
def test_the_deck_gives_the_difficulty_rating(deck):
    assert {card.difficulty for card in cards(deck)} == {int(deck[-1])}


@rule("DF-034")
def test_a_difficulty_3_card_has_an_environment_of_its_own_and_one_fits_any():
    assert {card.id: card.environment for card in ENCOUNTERS.values() if card.environment} == {
        "vampire": "Dungeon",
        "vampire-lair": "Dungeon",
        "rakshasa": "City",
        "beholder": "Dungeon",
        "adult-black-dragon": "Wilderness",
        "iron-golem": "Any",
    }


# ---- what is on an encounter card


@rule("DF-029")
@each(ENCOUNTERS)
def test_an_encounter_card_has_a_name_a_track_a_strength_and_gold(thing):
    assert thing.name
    assert thing.levels.levels
    assert all(level.amount >= 1 for level in thing.levels.levels)
    assert 0 <= thing.strength <= 4
    assert thing.gold > 0 or thing.id == "the-presence"


@rule("DF-029")
@each(ENCOUNTERS)
def test_a_tripwire_line_comes_with_a_trait(thing):
    assert (thing.levels.tripwire > 0) == thing.text.startswith("Tripwire ")


@rule("DF-339")
def test_a_creature_is_of_one_of_fourteen_types_and_a_location_has_a_capacity():
    kinds = get_args(EncounterType)
    assert " ".join(kinds) == (
        "Aberration Beast Celestial Construct Dragon Elemental Fey Fiend Giant "
        "Humanoid Monstrosity Ooze Plant Undead Location"
    )
    for card in ENCOUNTERS.values():
        assert card.type in kinds
        assert (card.capacity >= 2) == card.location


def test_a_card_without_text_is_plain_or_brings_tokens():
    assert [card.id for card in ENCOUNTERS.values() if not card.text and not card.tokens] == [
        "ogre",
        "gargoyle",
    ]


def test_square_icons_are_always_coloured():
    squares = {card.id: card.levels.levels for card in ENCOUNTERS.values() if "[" in card.track}
    assert list(squares) == [
        "helmed-horror",
        "wraith",
        "stone-golem",
        "animated-statue",
        "gargoyle",
        "sir-aldous-venn",
        "sealed-vault",
        "iron-golem",
        "the-presence",
    ]
    assert all(level.color for levels in squares.values() for level in levels if level.square)


@pytest.mark.parametrize(
    ("deck", "damage", "gold"),
    [
        ("dungeon-1", 104, 164),
        ("dungeon-2", 176, 248),
        ("wilderness-1", 102, 164),
        ("city-1", 103, 165),
        ("adventurers-2", 151, 251),
        ("difficulty-3", 79, 106),
    ],
)
def test_a_deck_takes_so_much_damage_and_pays_so_much_gold(deck, damage, gold):
    assert sum(level.amount for card in cards(deck) for level in card.levels.levels) == damage
    assert sum(card.gold for card in cards(deck)) == gold


def test_only_the_beasts_of_yarrow_thornkin_are_of_another_type_than_their_card():
    assert [card.id for card in ENCOUNTERS.values() if card.tokens and card.tokens.type] == [
        "yarrow-thornkin"
    ]


# ---- what the rulebook says of encounters


@pytest.mark.parametrize(
    ("card", "count", "track", "strength"),
    [
        ("swarming-skeletons", 2, "1", 1),
        ("grick-knot", 1, "2", 1),
        ("kobold-pack", 3, "1", 1),
        ("cloaker", 3, "R", 1),
        ("gnoll-pack", 2, "2", 1),
        ("dust-mephits", 2, "1", 0),
        ("dire-wolf-pack", 2, "1", 1),
        ("goblin-ambush", 2, "1", 1),
        ("thug-gang", 2, "2", 1),
        ("plague-rats", 3, "1", 1),
        ("torvald-and-his-hounds", 3, "2", 1),
        ("yarrow-thornkin", 3, "1", 1),
        ("hollow-eyed-pilgrims", 4, "1", 1),
        ("the-grinning-twins", 1, "RR", 2),
    ],
)
def test_tokens_are_as_many_and_as_strong_as_the_card_says(card, count, track, strength):
    tokens = ENCOUNTERS[card].tokens
    assert tokens
    assert (tokens.count, tokens.track, tokens.strength) == (count, track, strength)


def test_these_fourteen_cards_bring_tokens():
    assert len([card for card in ENCOUNTERS.values() if card.tokens]) == 14


def test_only_chuul_is_blue_among_the_cards_of_the_first_example():
    seen = ["swarming-skeletons", "gelatinous-cube", "orog", "red-slaad", "choke-point", "chuul", "troll"]
    assert {ENCOUNTERS[card].deck for card in seen} == {"dungeon-1"}
    assert [card for card in seen if ENCOUNTERS[card].color == "B"] == ["chuul"]
    assert ENCOUNTERS["swarming-skeletons"].color == "G"


def test_orog_summons_at_eight_and_green_slaad_at_five():
    assert ENCOUNTERS["orog"].text.startswith("8+: Summon")
    assert ENCOUNTERS["green-slaad"].text.startswith("5+: Summon any")


def test_choke_point_summons_and_lets_two_cards_be_played():
    card = ENCOUNTERS["choke-point"]
    assert card.location
    assert card.text.startswith("SURPRISE: Summon any")
    assert "at most two cards" in card.text


def test_a_troll_is_worth_eleven_gold_and_a_point_of_red_clears_a_level():
    assert ENCOUNTERS["troll"].gold == 11
    assert printed("troll")[0] == ("R", 1)


def test_kobolds_deal_eight_damage_when_evil_surges_and_three_points_clear_two_of_their_levels():
    card = ENCOUNTERS["kobold-pack"]
    assert (card.color, card.deck) == ("K", "dungeon-1")
    assert card.tokens
    assert (card.strength + 1) + card.tokens.count * (card.tokens.strength + 1) == 8
    assert sum(level.amount for level in card.levels.levels[:2]) == 3
    assert len(card.levels.levels) > 2


def test_grick_knots_are_monstrosities_that_multiply():
    card = ENCOUNTERS["grick-knot"]
    assert card.type == "Monstrosity"
    assert card.text.startswith("SURPRISE: if another Grick Knot")


def test_minotaur_is_blue_and_what_happens_when_it_is_vanquished_is_optional():
    assert ENCOUNTERS["minotaur"].color == "B"
    assert printed("minotaur") == [("", 4), ("B", 1), ("B", 1), ("R", 1)]
    assert ENCOUNTERS["minotaur"].text.startswith("VANQUISHED: the active player may ")


def test_centaur_is_blue_and_resembles_minotaur():
    assert ENCOUNTERS["centaur"].color == "B"
    assert printed("centaur")[1:3] == printed("minotaur")[1:3]


def test_stone_golem_is_strong_and_costs_cards():
    assert ENCOUNTERS["stone-golem"].strength == 3
    assert "one card fewer when replenishing" in ENCOUNTERS["stone-golem"].text


def test_orc_warchief_has_three_levels_the_second_a_four_and_the_last_an_icon():
    levels = printed("orc-warchief")
    assert len(levels) == 3
    assert levels[1:] == [("", 4), ("K", 1)]


def test_death_slaad_gets_stronger_below_its_tripwire():
    card = ENCOUNTERS["death-slaad"]
    assert card.levels == read_track("6 / KK ~ BB / 3")
    assert card.levels.tripwire == 2
    assert card.strength == 2
    assert card.text.startswith("Tripwire Strength: it has +1 Attack Strength, 3 in all")


def test_cloaker_wants_much_red():
    assert sum(amount for color, amount in printed("cloaker") if color == "R") == 3


def test_the_portal_falls_as_in_the_second_example_under_cloud_of_daggers():
    card = ENCOUNTERS["slaad-planar-portal"]
    assert card.location
    assert (card.deck, card.color) == ("dungeon-2", "R")
    under_daggers = [(color, amount if color else min(amount, 2)) for color, amount in printed(card.id)]
    assert under_daggers == [("", 2), ("K", 1), ("", 1), ("R", 1), ("", 1)]
    assert card.text.startswith("Start of turn: it Saves")


@pytest.mark.parametrize(
    ("card", "capacity"), [("cursed-ground", 3), ("moaning-chamber", 4), ("vampire-lair", 4)]
)
def test_a_location_holds_as_many_characters_as_it_says(card, capacity):
    assert ENCOUNTERS[card].location
    assert ENCOUNTERS[card].capacity == capacity


def test_the_middle_level_of_moaning_chamber_is_a_six():
    levels = printed("moaning-chamber")
    assert len(levels) == 3
    assert levels[1] == ("", 6)


def test_fomorian_is_hurt_by_its_own_success():
    text = ENCOUNTERS["fomorian"].text
    assert text.startswith("When it attacks: it Saves. If it fails, it deals 2 more damage.")
    assert "If it succeeds, its topmost uncleared level is cleared" in text


@pytest.mark.parametrize(
    ("card", "what"),
    [
        ("vampire", "level damage"),
        ("rakshasa", "Arcane cards of cost 5 or less"),
        ("helmed-horror", "Arcane cards of cost 4 or less that are not Basic"),
        ("imp", "level damage"),
        ("wererat", "colourless damage"),
        ("animated-armor", "texts that move it or stop it from attacking"),
        ("iron-golem", "texts that move it or stop it from attacking"),
        ("the-presence", "level damage"),
    ],
)
def test_an_immune_encounter_says_to_what(card, what):
    assert ENCOUNTERS[card].text.startswith(f"Immune: {what}.")


def test_nothing_else_is_immune():
    assert len([card for card in ENCOUNTERS.values() if "Immune:" in card.text]) == 8


def test_ryana_amcathra_is_an_adventurer_with_a_level_that_black_clears():
    assert ENCOUNTERS["ryana-amcathra"].deck == "adventurers-2"
    assert ("K", 1) in printed("ryana-amcathra")


def test_stone_giant_and_cyclops_are_giants_of_the_dungeon():
    assert {(ENCOUNTERS[card].deck, ENCOUNTERS[card].type) for card in ("stone-giant", "cyclops")} == {
        ("dungeon-2", "Giant")
    }


def test_there_are_four_slaadi_and_the_portal_is_none():
    assert [card.id for card in ENCOUNTERS.values() if card.slaad] == [
        "red-slaad",
        "blue-slaad",
        "green-slaad",
        "death-slaad",
    ]


def test_the_presence_belongs_to_no_deck():
    card = ENCOUNTERS["the-presence"]
    assert (card.deck, card.difficulty, card.color, card.type) == ("adventure", 2, "G", "Undead")
    assert card.levels.levels == (Level("G", 2, square=True), Level("", 4), Level("G", 1), Level("", 4))
    assert (card.strength, card.gold) == (2, 0)


# ---- the Dragonfire deck


@rule("DF-015")
def test_the_dragonfire_deck_has_twenty_four_cards():
    assert len(DRAGONFIRE) == 24


@rule("DF-039")
@each(DRAGONFIRE)
def test_a_dragonfire_card_has_an_effect_or_a_threshold_and_says_which_lasts(thing):
    assert thing.text or thing.thresholds
    lines = [thing.text, *thing.thresholds.values()]
    assert thing.continuous == any("Continuous: " in line for line in lines)


@rule("DF-039")
def test_these_cards_have_a_deadfall():
    assert [card.id for card in DRAGONFIRE.values() if card.deadfall] == [
        "dangerous-waters",
        "foggy-memory",
        "cursed-treasure",
        "haunted",
    ]


@rule("DF-041")
def test_some_dragonfire_cards_have_only_effects_of_the_dragonfire_level():
    assert [card.id for card in DRAGONFIRE.values() if not card.text and not card.deadfall] == [
        "kill-the-wizard-first",
        "hags-curse",
    ]


@rule("DF-039")
def test_thresholds_are_these():
    assert {card.id: list(card.thresholds) for card in DRAGONFIRE.values()} == {
        "they-know-your-weakness": [6, 10],
        "fireball": [],
        "discombobulation": [],
        "homunculus-at-play": [],
        "dangerous-waters": [1],
        "dark-arts": [4],
        "kill-the-wizard-first": [3, 5],
        "foggy-memory": [3],
        "cursed-treasure": [4],
        "reinforcements": [5],
        "uneasy-pickings": [4],
        "magical-surge": [4],
        "the-gods-displeasure": [4],
        "cursed": [7],
        "the-kings-fist": [6],
        "hags-curse": [3, 4, 5, 6, 7, 8],
        "surging-evil": [4, 5],
        "a-new-edict": [6],
        "a-masters-hand": [6],
        "old-enemies": [4, 7],
        "haunted": [5],
        "frenzy": [8],
        "goblin-uprising": [3, 6, 9],
        "no-tricks-this-time": [4],
    }


def test_public_card_data_print_other_thresholds_on_five_cards():
    assert {
        card.id: list(card.printed_thresholds)
        for card in DRAGONFIRE.values()
        if card.printed_thresholds is not None
    } == {
        "dark-arts": [7],
        "magical-surge": [5],
        "the-gods-displeasure": [5],
        "surging-evil": [5],
        "no-tricks-this-time": [5],
    }


@pytest.mark.parametrize(
    "card", ["dark-arts", "magical-surge", "the-gods-displeasure", "surging-evil", "no-tricks-this-time"]
)
def test_what_happens_at_a_threshold_is_the_same_in_both_profiles(card):
    *_, last = DRAGONFIRE[card].thresholds.values()
    assert list((DRAGONFIRE[card].printed_thresholds or {}).values()) == [last]


@pytest.mark.parametrize(
    ("card", "color"),
    [
        ("magical-surge", "blue"),
        ("the-gods-displeasure", "green"),
        ("surging-evil", "black"),
        ("no-tricks-this-time", "red"),
    ],
)
def test_each_colour_has_a_card_that_makes_it_stronger_and_brings_out_more_of_it(card, color):
    assert DRAGONFIRE[card].text == f"Continuous: each {color} encounter has +1 Attack Strength."
    *_, last = DRAGONFIRE[card].thresholds.values()
    assert last.startswith(f"Summon a {color} encounter from the Secondary Deck")


def test_the_gods_displeasure_is_felt_by_a_devotion_character():
    assert "facing a Devotion character" in DRAGONFIRE["the-gods-displeasure"].thresholds[4]


def test_surging_evil_heals_black_encounters_at_four():
    assert DRAGONFIRE["surging-evil"].thresholds[4] == "Each black encounter heals all its levels."


def test_dark_arts_has_an_immediate_a_continuous_and_a_threshold_part():
    card = DRAGONFIRE["dark-arts"]
    immediate, continuous = card.text.split(" Continuous: ")
    assert "heals one level" in immediate
    assert "+1 Attack Strength" in continuous
    assert "+1 Attack Strength" in card.thresholds[4]


def test_old_enemies_looks_at_the_primary_class_type():
    assert "your primary Class Type" in DRAGONFIRE["old-enemies"].text


# ---- Adventures


@rule("DF-012")
def test_there_are_eight_adventures():
    assert {adventure.id: adventure.level for adventure in ADVENTURES.values()} == {
        "the-village-is-attacked": 1,
        "dungeon-crawl": 1,
        "wastes-of-ancient-empire": 1,
        "the-portcullis-is-breached": 2,
        "bodyguards": 2,
        "unholy-presence": 2,
        "descent-into-chaos": 3,
        "slaadi-plague": 4,
    }


@rule("DF-014")
def test_there_are_stickers_and_tokens_of_four_colours_and_of_several_kinds_as_many_as_are_needed():
    assert {card.color for card in ENCOUNTERS.values() if card.tokens} == set("KBGR")
    assert len(FEATURES) == 96
    table = party(hands={2: ["spirit-guardians"]}, hp={0: 1}, gold={0: 5000}, encounters=[("ogre", 0)])
    table.play_cards(2).answer("play Spirit Guardians")
    assert table.character(2).in_play[0].tokens == 3, "character tokens"
    table.take_damage(0)
    assert table.character(0).exhausted, "an Exhausted token"
    table = party(tokens=[(0, color, "1", 1) for color in "KBGR" * 12], gold={0: 5000})
    assert len(table.tokens("goblin-uprising")) == 48
    table.happen(vanquish("goblin-uprising-token-1"))
    assert len(table.tokens("goblin-uprising")) == 47


@each(ADVENTURES)
def test_an_adventure_has_a_hook_rules_and_three_scenes(thing):
    assert thing.story
    assert thing.text
    assert len(thing.scenes) == 3


@pytest.mark.parametrize(
    ("adventure", "primary", "secondary", "scenes", "start"),
    [
        ("the-village-is-attacked", "wilderness-1", None, (-1, 0, 1), 0),
        ("dungeon-crawl", "dungeon-1", "dungeon-2", (0, 1, 2), 0),
        ("wastes-of-ancient-empire", "wilderness-1", "adventurers-2", (0, 0, 1), -1),
        ("the-portcullis-is-breached", "city-1", "dungeon-2", (0, 1, 2), 1),
        ("bodyguards", "city-1", "adventurers-2", (0, 1, 2), 1),
        ("unholy-presence", "dungeon-1", "dungeon-2", (0, 1, 0), 1),
        ("descent-into-chaos", "dungeon-1", "dungeon-2", (0, 1, 2), 1),
        ("slaadi-plague", "city-1", "dungeon-2", (0, 1, 2), 2),
    ],
)
def test_an_adventure_names_its_decks_its_encounters_and_its_dragonfire_level(
    adventure, primary, secondary, scenes, start
):
    card = ADVENTURES[adventure]
    assert (card.primary, card.secondary) == (primary, secondary)
    assert (card.scenes, card.start) == (scenes, start)


def test_only_the_village_has_a_fewest_number_of_encounters():
    assert {card.id: card.fewest for card in ADVENTURES.values() if card.fewest} == {
        "the-village-is-attacked": 2
    }


def test_an_adventure_pays_five_xp_but_the_village_none_and_the_finale_seven():
    assert {card.id: 3 * card.scene_xp + card.completion_xp for card in ADVENTURES.values()} == {
        **dict.fromkeys(ADVENTURES, 5),
        "the-village-is-attacked": 0,
        "slaadi-plague": 7,
    }
    assert (ADVENTURES["slaadi-plague"].scene_xp, ADVENTURES["slaadi-plague"].completion_xp) == (2, 1)


def test_bonus_challenges_pay_so_much():
    assert {
        card.id: {challenge.id: challenge.xp for challenge in card.challenges} for card in ADVENTURES.values()
    } == {
        "the-village-is-attacked": {},
        "dungeon-crawl": {"charge": 1, "no-torches": 1},
        "wastes-of-ancient-empire": {"grave-robbers": 1, "old-bones": 1},
        "the-portcullis-is-breached": {"hold-the-gate": 1, "sally-forth": 1},
        "bodyguards": {"not-a-scratch": 2, "public-figure": 1},
        "unholy-presence": {"desecration": 1, "exorcists": 1},
        "descent-into-chaos": {"seal-the-rifts": 1, "into-the-breach": 1},
        "slaadi-plague": {"clean-blood": 2, "patient-zero": 1},
    }


# ---- where it is known from


@pytest.mark.parametrize(
    ("deck", "count", "sources"),
    [
        ("Dungeon Difficulty 1", 20, (14, 0, 0, 6)),
        ("Dungeon Difficulty 2", 20, (9, 0, 0, 11)),
        ("Wilderness Difficulty 1", 20, (1, 1, 0, 18)),
        ("City Difficulty 1", 20, (0, 0, 0, 20)),
        ("Adventurers Difficulty 2", 20, (1, 0, 0, 19)),
        ("Difficulty 3", 6, (3, 0, 0, 3)),
        ("Dragonfire deck", 24, (5, 19, 0, 0)),
        ("Adventures", 8, (6, 1, 0, 1)),
    ],
)
def test_a_deck_says_how_many_of_its_cards_are_from_the_rulebook_public_recalled_and_ours(
    deck, count, sources
):
    (found,) = [one for one in decks() if one.name == deck]
    assert found.count == count
    assert tuple(found.sources.values()) == sources
