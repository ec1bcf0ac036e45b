"""What lies in the box of Dragonfire for the players: their cards, Magic Items, screens and Features."""

import re
from collections import Counter
from itertools import chain

import pytest

from questboard.content import Page
from questboard.games.dragonfire.content import (
    ABILITIES,
    BASIC,
    CARDS,
    CLASS_TYPE,
    FEATURES,
    HERE,
    ITEMS,
    MARKET,
    SCREENS,
    CardEntry,
    decks,
    market_deck,
)
from questboard.testing import rule
from tests.entries import for_each

BASIC_CARDS = [card for card in CARDS.values() if card.basic]
PRINTED = {"Basic cards": 48, "Market Deck": 60, "Magic Items": 54, "Character screens": 16, "Features": 96}
COLOUR_OF_TAG = {"Arcane": "B", "Devotion": "G", "Deception": "R", "Martial": "K"}
WORDS = [
    (f"{entry.id}-{field}", words)
    for entry in chain(CARDS.values(), ABILITIES.values(), FEATURES.values())
    for field in ("text", "assist", "instead")
    if (words := getattr(entry, field, ""))
]


def copies(cards):
    return sum(card.count for card in cards)


def each(things):
    return for_each((thing.id, thing) for thing in things)


def slug(name):
    """The id that belongs to a name."""
    plain = name.lower().replace("'", "").replace("+1", "plus-1")
    return re.sub("[^a-z0-9]+", "-", plain)


# ---- how many there are


@rule("DF-008")
def test_there_are_forty_eight_basic_cards_of_four_kinds():
    assert {card.name: card.count for card in BASIC_CARDS} == {
        "Cantrip": 12,
        "Stealth": 12,
        "Grace": 12,
        "Glory": 12,
    }
    assert copies(BASIC_CARDS) == 48


@rule("DF-009")
def test_the_market_deck_has_sixty_cards_fifteen_of_each_colour():
    deck = market_deck()
    assert len(deck) == 60
    assert Counter(CARDS[card].color for card in deck) == {"B": 15, "G": 15, "R": 15, "K": 15}


def test_each_colour_of_the_market_deck_has_twelve_names():
    assert Counter(card.color for card in MARKET) == {"B": 12, "G": 12, "R": 12, "K": 12}
    assert len({card.name for card in MARKET}) == 48


@rule("DF-010", "DF-302")
def test_there_are_fifty_four_magic_items_of_four_rarities():
    rarities = Counter(item.rarity for item in ITEMS for _ in range(item.count))
    assert rarities == {"common": 24, "uncommon": 16, "rare": 10, "very rare": 4}
    assert rarities.total() == 54


@rule("DF-011", "DF-045")
def test_there_are_sixteen_screens_of_five_races_and_four_classes():
    assert len(SCREENS) == 16
    assert Counter(screen.race for screen in SCREENS.values()) == {
        "Human": 8,
        "Shield Dwarf": 2,
        "Half-Elf": 2,
        "Sun Elf": 2,
        "Half-Orc": 2,
    }
    assert Counter(screen.character_class for screen in SCREENS.values()) == {
        "Fighter": 4,
        "Cleric": 4,
        "Rogue": 4,
        "Wizard": 4,
    }


def test_there_are_ninety_six_features_and_twelve_of_them_are_backgrounds():
    assert len(FEATURES) == 96
    assert Counter(feature.open_to or feature.group for feature in FEATURES.values()) == {
        "background": 12,
        "generic": 14,
        "Fighter": 17,
        "Cleric": 14,
        "Rogue": 15,
        "Wizard": 14,
        "Human": 2,
        "Shield Dwarf": 2,
        "Half-Orc": 2,
        "Half-Elf": 2,
        "Sun Elf": 2,
    }


def test_each_deck_of_the_players_says_where_it_is_known_from():
    by_name = {deck.name: deck for deck in decks()}
    assert {name: by_name[name].count for name in PRINTED} == PRINTED
    assert {name: tuple(by_name[name].sources.values()) for name in PRINTED} == {
        "Basic cards": (24, 0, 24, 0),
        "Market Deck": (29, 0, 0, 31),
        "Magic Items": (3, 9, 0, 42),
        "Character screens": (4, 10, 0, 2),
        "Features": (12, 7, 7, 70),
    }


# ---- ids and words


def test_no_card_of_one_file_hides_a_card_of_the_other():
    pages = [Page(HERE / f"{name}.yaml", CardEntry).entries for name in ("market", "items")]
    assert [card.id for page in pages for card in page] == list(CARDS)


@each([*CARDS.values(), *ABILITIES.values(), *FEATURES.values()])
def test_an_id_is_the_name_in_lower_case_with_hyphens(thing):
    assert thing.id == slug(thing.name)


@each(list(SCREENS.values()))
def test_a_screen_is_called_by_race_and_class_and_only_a_human_by_sex_too(thing):
    assert thing.name == f"{thing.race} {thing.character_class}"
    assert thing.id == slug(thing.name) + (f"-{thing.sex}" if thing.race == "Human" else "")


@each(list(CARDS.values()))
def test_every_card_does_something(thing):
    assert thing.damage or thing.text


def test_only_cards_of_pure_damage_have_no_words():
    wordless = [card.id for card in CARDS.values() if not (card.text or card.assist or card.instead)]
    assert wordless == ["cantrip", "stealth", "grace", "glory", "greatsword", "flame-tongue"]


@for_each(WORDS)
def test_the_words_on_a_card_are_whole_sentences_without_notation(words):
    assert words[0].isupper()
    assert words.endswith(".")
    assert "ruling" not in words
    assert not re.search(r"\b[KBGR]{1,3}\d?\b|\bAS\b|colorless", words)


@each([card for card in CARDS.values() if card.heals])
def test_a_healing_card_says_that_it_heals(thing):
    assert re.search(r"\bHeal\b.* HP", f"{thing.text} {thing.assist}")


def test_the_healing_cards_are_these():
    assert [card.id for card in CARDS.values() if card.heals] == [
        "cure-wounds",
        "healing-word",
        "prayer-of-healing",
        "beacon-of-hope",
        "second-wind",
        "potion-of-healing",
        "healers-kit",
        "staff-of-healing",
    ]


# ---- Basic and Market cards


@rule("DF-061")
def test_each_class_type_has_a_basic_card_of_one_damage_and_no_cost():
    assert {name: CARDS[name].damage for name in BASIC.values()} == {
        "glory": "K",
        "cantrip": "B",
        "grace": "G",
        "stealth": "R",
    }
    for color, name in BASIC.items():
        assert CARDS[name].color == color
    for card in BASIC_CARDS:
        assert (card.cost, card.text, card.assist, card.swords) == (0, "", "", 0)


@each(MARKET)
def test_a_market_card_costs_two_to_ten_gold_and_deals_no_other_colour_than_its_own(thing):
    assert 2 <= thing.cost <= 10
    assert set(thing.damage) <= {thing.color, *"123456789"}
    assert (thing.rarity, thing.category, thing.spent, thing.repack) == ("", "", "", False)


@each([card for card in MARKET if card.swords])
def test_only_martial_market_cards_have_swords(thing):
    assert thing.color == "K"


def test_magic_missile_has_no_damage_of_its_own_and_deals_less_as_an_assist():
    card = CARDS["magic-missile"]
    assert (card.color, card.damage) == ("B", "")
    assert card.text.startswith("Deal 1 blue damage to each of up to 3 different encounters.")
    assert card.assist == "Deal 1 colourless damage to each of up to 3 different encounters."


def test_lightning_bolt_costs_seven_and_clears_two_levels():
    card = CARDS["lightning-bolt"]
    assert (card.cost, card.damage) == (7, "")
    assert card.text.startswith("Clear 2 levels of one encounter")


def test_fireball_requires_the_arcane_class_and_has_no_damage_icon():
    card = CARDS["fireball"]
    assert (card.color, card.requires, card.damage) == ("B", "class", "")
    assert "1 level of damage to each encounter" in card.text


def test_cloud_of_daggers_deals_three_and_requires_the_arcane_class():
    card = CARDS["cloud-of-daggers"]
    assert (card.color, card.damage, card.requires, card.text) == ("B", "BB1", "class", "")
    assert card.cost <= 5
    assert card.assist.endswith("instead all colourless levels of that encounter are at most 2 this turn.")


def test_crown_of_confusion_deals_two_blue_and_makes_an_encounter_save():
    card = CARDS["crown-of-confusion"]
    assert (card.color, card.damage) == ("B", "BB")
    assert card.cost <= 5
    assert "It Saves. Failure: in Deal Damage the Attack Strength" in card.text


def test_twist_the_knife_deals_two_red_or_assists_with_a_level_and_anybody_may_play_it():
    card = CARDS["twist-the-knife"]
    assert (card.damage, card.requires, card.text) == ("RR", "", "")
    assert card.assist == "Deal 1 level of damage to one encounter."


def test_perception_may_check_for_a_gold_and_assists_with_one_red():
    card = CARDS["perception"]
    assert card.damage == "R"
    assert card.text == "You may make a Skill Check. Success: gain 1 gold."
    assert card.assist == "Deal 1 red damage."


def test_command_presence_deals_two_and_lets_another_player_draw_and_play():
    card = CARDS["command-presence"]
    assert card.damage == "K1"
    assert "They draw 1 card and then may play 1 card" in card.text


def test_tower_shield_weakens_what_faces_you_and_there_are_two():
    card = CARDS["tower-shield"]
    assert (card.damage, card.count) == ("K1", 2)
    assert card.text.endswith("has -1 Attack Strength this turn.")
    assert card.assist.startswith("Deal 1 colourless damage. One encounter")
    assert card.assist.endswith("does not attack this turn.")


def test_javelin_assists_with_a_black_and_a_colourless_point():
    assert CARDS["javelin"].assist == "Deal 1 black and 1 colourless damage."


def test_grapple_has_black_damage_and_moves_an_encounter_that_does_not_attack_then():
    card = CARDS["grapple"]
    assert "K" in card.damage
    assert "to face you. It and its tokens do not attack this turn." in card.text


@pytest.mark.parametrize("other", ["grapple", "javelin"])
def test_tower_shield_makes_a_set_of_three_swords_with_grapple_and_with_javelin(other):
    assert CARDS["tower-shield"].swords == 2
    assert CARDS[other].swords == 1


def test_expertise_splits_two_red_and_brings_a_discarded_card_back():
    card = CARDS["expertise"]
    assert card.damage == "RR"
    assert card.text.startswith("The damage may be split")
    assert "discard a card from your hand to return one other card from your discard pile" in card.text


def test_flaming_oil_deals_two_points_to_every_encounter_facing_you():
    card = CARDS["flaming-oil"]
    assert card.damage == "R1"
    assert "in full to every encounter facing you, the Location you are in included" in card.text


def test_feint_is_the_only_market_card_that_damages_out_of_order():
    assert [card.id for card in MARKET if "out of order" in card.text + card.assist] == ["feint"]


def test_cure_wounds_heals_one_and_gives_the_devotion_class_a_green_point():
    card = CARDS["cure-wounds"]
    assert card.damage == ""
    assert card.text == (
        "Heal any character 1 HP. Devotion Class: also deal 1 green damage, "
        "but only together with the damage of another card."
    )


def test_healing_word_assists_with_two_points_and_anybody_may_play_it():
    card = CARDS["healing-word"]
    assert card.requires == ""
    assert card.assist == "Heal a total of 2 HP, divided among any characters."


def test_there_are_two_blesses_for_the_two_and_three_player_games():
    card = CARDS["bless"]
    assert card.count >= 2
    assert card.assist == "Deal 1 damage of a colour you choose."


def test_spirit_guardians_are_of_devotion_and_their_tokens_last_for_the_scene():
    card = CARDS["spirit-guardians"]
    assert (card.color, card.remains) == ("G", "scene")
    assert "3 Spirit tokens" in card.text


def test_heroic_charge_pulls_any_number_of_encounters_and_draws_for_each():
    card = CARDS["heroic-charge"]
    assert card.text.startswith("Move any number of encounter cards")
    assert "Draw 1 card for each encounter card moved" in card.text


def test_misty_step_deals_two_blue_and_may_draw_and_discard():
    card = CARDS["misty-step"]
    assert card.damage == "BB"
    assert card.text == "You may draw 1 card and then discard 1 card."


def test_the_dearest_cards_ask_something_of_their_buyers():
    assert {card.id: (card.cost, card.requires) for card in MARKET if card.requires} == {
        "cloud-of-daggers": (5, "class"),
        "lightning-bolt": (7, "purchase"),
        "fireball": (10, "class"),
        "polymorph": (8, "class"),
        "spirit-guardians": (7, "class"),
        "beacon-of-hope": (8, "class"),
        "flame-strike": (10, "purchase"),
        "ambush": (7, "play"),
        "assassinate": (10, "class"),
        "heroic-charge": (8, "class"),
        "greatsword": (6, "purchase"),
        "whirlwind-attack": (10, "class"),
    }
    assert all(card.requires for card in MARKET if card.cost == 10)


# ---- Magic Items


@each(ITEMS)
def test_a_magic_item_has_a_category_no_cost_and_the_colours_of_its_tags(thing):
    assert thing.category
    assert thing.cost == 0
    assert thing.color == "".join(COLOUR_OF_TAG.get(tag, "") for tag in thing.tags)


@each(ITEMS)
def test_another_use_of_a_magic_item_has_its_words_and_depletes_it(thing):
    assert bool(thing.instead) == (thing.spent_instead == "deplete")
    assert "" in (thing.spent, thing.spent_instead)


@each([item for item in ITEMS if item.remains == "start"])
def test_a_magic_item_that_starts_in_play_is_not_spent_and_deals_no_damage(thing):
    assert (thing.damage, thing.swords, thing.spent, thing.spent_instead) == ("", 0, "", "")


def test_consumed_items_are_common():
    assert copies(item for item in ITEMS if item.spent == "consume") == 17
    assert {item.rarity for item in ITEMS if item.spent == "consume"} == {"common"}


@pytest.mark.parametrize("item", ["ebony-staff-plus-1", "potion-of-poison"])
def test_ebony_staff_and_potion_of_poison_work_on_immune_encounters(item):
    assert "This works on Immune encounters too." in CARDS[item].text + CARDS[item].instead


# ---- Character screens


@rule("DF-044")
def test_wizards_are_arcane_rogues_deception_clerics_devotion_and_fighters_martial():
    assert CLASS_TYPE == {"Wizard": "B", "Rogue": "R", "Cleric": "G", "Fighter": "K"}


@each(list(SCREENS.values()))
def test_a_screen_has_most_basic_cards_of_its_own_class_type(thing):
    assert list(thing.pack) == ["K", "B", "G", "R"]
    assert max(thing.pack, key=thing.pack.__getitem__) == thing.class_type
    assert sum(thing.pack.values()) == (7 if thing.race == "Human" else 8)


@rule("DF-045")
def test_only_the_two_humans_of_a_class_have_the_same_stats():
    stats = Counter(
        (screen.race, screen.character_class, screen.hand, screen.gold, screen.hp, str(screen.pack))
        for screen in SCREENS.values()
    )
    assert {count for (race, *_), count in stats.items() if race == "Human"} == {2}
    assert {count for (race, *_), count in stats.items() if race != "Human"} == {1}


@rule("DF-079")
def test_the_shield_dwarf_cleric_has_five_gold_eight_hp_a_hand_of_four_and_eight_cards():
    screen = SCREENS["shield-dwarf-cleric"]
    assert (screen.gold, screen.hp, screen.hand) == (5, 8, 4)
    assert {BASIC[color]: count for color, count in screen.pack.items()} == {
        "grace": 4,
        "glory": 2,
        "stealth": 1,
        "cantrip": 1,
    }


@rule("DF-316")
def test_the_half_orc_fighter_may_use_any_four_weapons_one_armor_one_shield_and_three_other_items():
    screen = SCREENS["half-orc-fighter"]
    assert screen.limits == {"weapon": 4, "armor": 1, "shield": 1, "misc": 3}
    assert screen.tags == {}


@rule("DF-316")
def test_the_sun_elf_wizard_may_use_two_weapons_an_arcane_armor_no_shield_and_six_other_items():
    screen = SCREENS["sun-elf-wizard"]
    assert screen.limits == {"weapon": 2, "armor": 1, "shield": 0, "misc": 6}
    assert screen.tags == {"armor": ("Arcane",)}


@each(list(SCREENS.values()))
def test_every_word_that_a_screen_asks_for_stands_on_some_item_of_that_category(thing):
    assert set(thing.limits) == {"weapon", "armor", "shield", "misc"}
    for category, words in thing.tags.items():
        assert thing.limits[category] > 0
        for word in words:
            assert any(word in item.tags for item in ITEMS if item.category == category)


def test_humans_have_no_ability_and_every_other_screen_has_one():
    for screen in SCREENS.values():
        assert (screen.ability == "") == (screen.race == "Human")
    assert {screen.ability for screen in SCREENS.values()} == {"", *ABILITIES}


def test_only_the_half_elf_wizard_widens_the_market():
    assert [screen.id for screen in SCREENS.values() if screen.ability == "well-connected"] == [
        "half-elf-wizard"
    ]
    assert "1 extra slot" in ABILITIES["well-connected"].text


def test_three_abilities_work_once_per_scene():
    assert {ability.id: ability.scope for ability in ABILITIES.values()} == {
        "relentless-endurance": None,
        "dwarven-resilience": "scene",
        "well-connected": None,
        "silver-tongue": "scene",
        "keen-mind": "scene",
    }


# ---- Features


def test_the_features_that_the_rulebook_names_have_its_figures():
    assert FEATURES["acolyte"].xp == 5
    assert FEATURES["war-domain"].xp == 10
    assert FEATURES["war-domain"].counts_as == CLASS_TYPE["Fighter"]
    assert FEATURES["war-domain-war-priest"].xp == 20
    assert FEATURES["war-domain-war-priest"].requires == "war-domain"
    assert FEATURES["eldritch-knight"].counts_as == CLASS_TYPE["Wizard"]
    assert FEATURES["life-domain"].subclass
    assert FEATURES["thief"].subclass


def test_these_features_carry_swords_or_speak_of_them():
    assert [feature.id for feature in FEATURES.values() if "Sword" in feature.text] == [
        "fighting-style-archery",
        "fighting-style-great-weapon",
        "extra-attack-i",
        "extra-attack-ii",
        "champion",
        "eldritch-knight-war-magic",
        "war-domain-war-priest",
    ]


def test_only_three_features_give_a_further_class_type():
    counting = {feature.id: feature.counts_as for feature in FEATURES.values() if feature.counts_as}
    assert counting == {"eldritch-knight": "B", "war-domain": "K", "school-of-illusion": "R"}


def test_some_features_cost_sixty_and_a_hundred():
    costs = Counter(feature.xp for feature in FEATURES.values())
    assert sorted(costs) == [5, 10, 20, 30, 40, 60, 100]


def test_several_features_share_a_primary_name_whatever_their_numeral_or_secondary_name():
    names = Counter(feature.primary_name for feature in FEATURES.values())
    assert {name: count for name, count in names.items() if count > 1} == {
        "Fighting Style": 4,
        "Extra Attack": 2,
        "Turn Undead": 2,
        "Preserve Life": 2,
        "Expertise": 2,
        "Sneak Attack": 2,
        "Arcane Recovery": 2,
    }


@each(list(FEATURES.values()))
def test_a_primary_name_is_the_subclass_feature_without_its_numeral(thing):
    plain = re.sub(" I+$", "", thing.name)
    subclass, _, own = plain.rpartition(": ")
    assert thing.primary_name == (subclass if subclass == "Fighting Style" else own)


@each([feature for feature in FEATURES.values() if feature.requires])
def test_a_secondary_feature_requires_the_subclass_that_its_name_begins_with(thing):
    primary = FEATURES[thing.requires]
    assert primary.subclass
    assert primary.open_to == thing.open_to
    assert thing.name.startswith(f"{primary.name}: ")


def test_each_class_has_two_subclasses_with_three_further_features_each():
    subclasses = [feature for feature in FEATURES.values() if feature.subclass]
    assert Counter(feature.open_to for feature in subclasses) == dict.fromkeys(CLASS_TYPE, 2)
    assert all(feature.xp == 10 for feature in subclasses)
    further = Counter(feature.requires for feature in FEATURES.values() if feature.requires)
    assert further == dict.fromkeys((feature.id for feature in subclasses), 3)


@each([feature for feature in FEATURES.values() if feature.group == "background"])
def test_a_background_costs_five_and_works_once_per_game(thing):
    assert (thing.xp, thing.scope, thing.uses, thing.open_to) == (5, "game", 1, "")


@each([feature for feature in FEATURES.values() if feature.group != "background"])
def test_a_feature_says_how_often_it_works(thing):
    often = re.search("(Once|Twice) per (Scene|round|game)", thing.text)
    if often is None:
        assert (thing.scope, thing.uses) == (None, 1)
    else:
        assert thing.scope == often[2].lower()
        assert thing.uses == {"Once": 1, "Twice": 2}[often[1]]


def test_three_features_raise_hp():
    assert {feature.id: feature.hp for feature in FEATURES.values() if feature.hp} == {
        "tough": 1,
        "durable": 2,
        "dwarven-toughness": 1,
    }


def test_only_four_class_features_of_the_base_game_are_named_like_a_market_card():
    names = {card.name for card in MARKET}
    assert {feature.primary_name for feature in FEATURES.values()} & names == {
        "Second Wind",
        "Expertise",
        "Sneak Attack",
        "Assassinate",
    }
