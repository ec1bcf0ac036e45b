"""The Long Rest: Features are bought, Magic Items drawn, attuned to, traded and used."""

import pytest

from questboard.games.dragonfire.content import CARDS, FEATURES, ITEMS, MARKET, SCREENS, market_deck
from questboard.games.dragonfire.rules.advancements import (
    ATTUNED,
    BELONGINGS,
    fits,
    open_to,
    purchases,
    slots_for,
    spent_xp,
    surplus,
    usable_features,
    xp_left,
)
from questboard.games.dragonfire.rules.campaign import awards, equippable
from questboard.games.dragonfire.rules.scenes import matching
from questboard.games.dragonfire.state import Sheet
from questboard.kernel import Luck, Table
from questboard.testing import rule
from questboard.testing.driver import Driver
from tests.dragonfire.party import FOUR, RULES, party

CLERIC, FIGHTER, ROGUE, WIZARD = (
    "human-cleric-male",
    "human-fighter-male",
    "human-rogue-male",
    "sun-elf-wizard",
)
COMMON = [card.id for card in ITEMS if card.rarity == "common"]
UNCOMMON = [card.id for card in ITEMS if card.rarity == "uncommon"]
RARE = [card.id for card in ITEMS if card.rarity == "rare"]
VERY_RARE = [card.id for card in ITEMS if card.rarity == "very rare"]


def sheet(screen, xp, *slots, free="", items=()):
    """A Character screen with what is on it."""
    return Sheet(screen, xp, [*slots, *[""] * (6 - len(slots))], free, list(items), [])


def resting(*sheets, **options):
    """A party in a Long Rest; the first character is the leader's."""
    names = [each.screen for each in sheets]
    others = [name for name in FOUR if name not in names][: 4 - len(names)]
    table = party((*names, *others), campaign=True, **options)
    table.state.sheets[: len(sheets)] = sheets
    for each in sheets:
        for item in each.items:
            table.state.item_decks[CARDS[item].rarity].remove(item)
    table.state.rule = "DF-003"
    return table


def completed(*sheets, adventure="dungeon-crawl", level=1, challenges=(), won=True):
    """A party that has just ended an Adventure of this level."""
    table = resting(*sheets, adventure=adventure, adventure_level=level, challenges=challenges, scene=3)
    table.state.won = won
    return table


def stack(table, rarity, *items):
    """Put Magic Items on top of their deck, the first one uppermost."""
    deck = table.state.item_decks[rarity]
    deck[:] = [*(item for item in deck if item not in items), *reversed(items)]


def all_items(table):
    """The Magic Items of the box, wherever they are."""
    s = table.state
    held = [item for each in s.sheets for item in each.items]
    return sorted([*held, *(item for deck in s.item_decks.values() for item in deck)])


# ---- what a Long Rest is


@rule("DF-267", "DF-268")
def test_a_long_rest_brings_xp_items_and_features_in_this_order():
    table = completed(sheet(CLERIC, 8, "acolyte", free="acolyte"))
    stack(table, "common", "driftglobe")
    table.play(("adventure_over",))
    kinds = [event.kind for event in table.table.journal]
    assert kinds[:3] == ["earned", "level_reached", "long_rest"]
    assert kinds.count("found") == 4
    assert table.prompt == "Which Feature do you take? You have 13 XP left."


@rule("DF-268", "DF-314")
def test_in_a_long_rest_each_player_may_trade_after_the_features():
    table = completed(*(sheet(name, 0, items=[item]) for name, item in zip(FOUR, COMMON, strict=False)))
    traders = []
    table.play(("adventure_over",))
    while "next" not in table.prompt:
        if table.prompt == "Give away a Magic Item?":
            traders.append(table.asked)
        table.answer("pass" if "pass" in table.options else table.options[0])
    assert traders == [0, 1, 2, 3]


@rule("DF-268")
def test_a_long_rest_removes_exhausted_tokens():
    table = completed(sheet(CLERIC, 0, "acolyte", free="acolyte"))
    table.character(0).exhausted = True
    table.play(("adventure_over",))
    assert not table.character(0).exhausted


@rule("DF-267")
def test_nothing_is_gained_during_an_adventure():
    table = party(scene=1, gold=dict.fromkeys(range(4), 0), campaign=True)
    before = [each.clone() for each in table.state.sheets]
    table.play(("scene_over", 0))
    assert table.state.scene == 2
    assert table.state.sheets == before


# ---- which Features


@rule("DF-280")
def test_a_new_character_takes_a_background_into_slot_1():
    table = resting(sheet(CLERIC, 0)).play(("take_background", 0))
    assert len(table.options) == 12
    table.answer("Acolyte")
    assert table.state.sheets[0].slots == ["acolyte", "", "", "", "", ""]
    assert table.state.sheets[0].free == "acolyte"
    assert xp_left(table.state.sheets[0]) == 0


@rule("DF-281")
def test_a_screen_has_six_slots_and_the_first_is_free():
    slots = ["war-domain", "acolyte", "haggling", "observant", "mobile", "soldier"]
    each = sheet(CLERIC, 500, *slots)
    assert spent_xp(slots[:1]) == FEATURES["war-domain"].xp
    assert slots_for(each, "sage") == [0, 1, 2, 3, 4, 5]
    each.slots[5] = ""
    assert slots_for(each, "sage") == [0, 1, 2, 3, 4, 5]


@rule("DF-282", "DF-283")
@pytest.mark.parametrize(
    ("screen", "held", "wanted"),
    [
        (FIGHTER, "fighting-style-archery", "fighting-style-defense"),
        (FIGHTER, "extra-attack-i", "extra-attack-ii"),
        (ROGUE, "expertise-i", "expertise-ii"),
        (CLERIC, "life-domain-preserve-life-i", "life-domain-preserve-life-ii"),
        (WIZARD, "arcane-recovery-ii", "arcane-recovery-i"),
        (CLERIC, "tough", "tough"),
    ],
)
def test_no_two_visible_features_share_their_primary_name(screen, held, wanted):
    each = sheet(screen, 500, "life-domain" if screen == CLERIC else "soldier", held)
    covering = [] if held == wanted else [1]
    assert slots_for(each, wanted) == covering  # only in the place of the other


@rule("DF-284")
def test_a_feature_that_requires_another_needs_it_visible():
    assert slots_for(sheet(CLERIC, 500, "acolyte"), "war-domain-war-priest") == []
    assert slots_for(sheet(CLERIC, 500, "war-domain"), "war-domain-war-priest") == [1]
    assert slots_for(sheet(CLERIC, 500, "acolyte", "war-domain"), "war-domain-war-priest") == [0, 2]


@rule("DF-284", "DF-385")
def test_a_feature_whose_required_one_is_covered_counts_but_does_not_work():
    each = sheet(CLERIC, 100, "war-domain", "war-domain-war-priest")
    table = resting(each).play(("place_feature", 0, "tough")).answer("slot 1")
    assert each.slots[:2] == ["tough", "war-domain-war-priest"]
    assert xp_left(each) == 100 - 10 - 25
    assert usable_features(each) == ["tough"]
    table.play(("begin_adventure",))
    assert table.character(0).features == ["tough"]


@rule("DF-385")
def test_each_slot_takes_one_new_sticker_in_a_long_rest():
    table = resting(sheet(CLERIC, 20, "acolyte", free="acolyte")).play(("take_feature", 0))
    table.answer("Sage", "slot 1")
    assert table.state.sheets[0].slots[0] == "sage"
    assert "Noble" in table.options
    table.answer("Noble")  # only slot 2 is left for it
    assert table.state.sheets[0].slots[:2] == ["sage", "noble"]
    assert slots_for(table.state.sheets[0], "soldier") == [0, 1]  # in the next one both can be covered


@rule("DF-285", "DF-286")
@pytest.mark.parametrize(
    ("screen", "one", "other"),
    [
        (CLERIC, "war-domain", "life-domain"),
        (FIGHTER, "champion", "eldritch-knight"),
        (ROGUE, "thief", "assassin"),
        (WIZARD, "school-of-evocation", "school-of-illusion"),
    ],
)
def test_a_character_has_one_primary_subclass_feature(screen, one, other):
    assert slots_for(sheet(screen, 500, "soldier", one), other) == [1]
    assert slots_for(sheet(screen, 500, "soldier", "tough"), other) == [0, 1, 2]


@rule("DF-285")
def test_every_secondary_feature_requires_the_primary_one_of_its_subclass():
    secondary = [feature for feature in FEATURES.values() if feature.requires]
    assert len(secondary) == 24
    assert all(FEATURES[feature.requires].subclass for feature in secondary)
    assert all(feature.name.startswith(FEATURES[feature.requires].name) for feature in secondary)


@rule("DF-299")
@pytest.mark.parametrize("name", list(FEATURES))
def test_class_and_race_features_are_for_matching_characters_only(name):
    feature = FEATURES[name]
    able = [screen for screen in SCREENS.values() if open_to(sheet(screen.id, 500), name)]
    if feature.group in ("generic", "background"):
        assert len(able) == 16
    else:
        assert able
        assert all(feature.open_to in (screen.character_class, screen.race) for screen in able)
        assert len(able) == sum(
            feature.open_to in (screen.character_class, screen.race) for screen in SCREENS.values()
        )


@rule("DF-299")
def test_nobody_is_offered_the_features_of_another_class():
    table = resting(sheet("half-elf-rogue", 10, "criminal", free="criminal")).play(("take_feature", 0))
    assert {"Thief", "Fey Ancestry", "Tough"} <= set(table.options)
    assert not {"Champion", "Versatility", "Divine Favor"} & set(table.options)


@rule("DF-295")
def test_no_feature_of_the_box_goes_without_a_slot():
    assert [name for name, feature in FEATURES.items() if "slot" in feature.text] == []


# ---- what they cost


@rule("DF-294")
@pytest.mark.parametrize(("slot", "cost"), [(1, 0), (2, 5), (3, 10), (4, 15), (5, 25), (6, 40)])
def test_opening_a_slot_costs_xp_besides_the_feature(slot, cost):
    held = ["soldier", "sage", "noble", "hermit", "sailor"][: slot - 1]
    each = sheet(FIGHTER, spent_xp(held) + cost + 10, *held)
    assert slot - 1 in slots_for(each, "tough")
    each.xp -= 1
    assert slot - 1 not in slots_for(each, "tough")


@rule("DF-296")
def test_jeremy_covers_his_background_with_war_domain():
    table = resting(sheet(CLERIC, 10, "acolyte", free="acolyte")).play(("take_feature", 0))
    table.answer("War Domain")
    jeremy = table.state.sheets[0]
    assert jeremy.slots == ["war-domain", "", "", "", "", ""]
    assert (jeremy.free, xp_left(jeremy)) == ("", 0)
    assert "player 1 covers Acolyte with War Domain." in table.log()
    table.play(("begin_adventure",))
    assert table.character(0).class_types == "GK"


@rule("DF-297")
def test_jeremy_is_15_xp_short_of_war_priest_but_may_add_acolyte():
    jeremy = sheet(CLERIC, 20, "war-domain")
    assert spent_xp(["war-domain", "war-domain-war-priest"]) == 35
    assert "war-domain-war-priest" not in purchases(jeremy)
    assert slots_for(sheet(CLERIC, 34, "war-domain"), "war-domain-war-priest") == []
    assert slots_for(sheet(CLERIC, 35, "war-domain"), "war-domain-war-priest") == [1]
    assert slots_for(jeremy, "lucky") == [0]  # a generic Feature of 20 XP could cover War Domain
    table = resting(jeremy).play(("take_feature", 0))
    table.answer("Acolyte", "slot 2, for 5 XP")
    assert jeremy.slots[:2] == ["war-domain", "acolyte"]
    assert spent_xp(jeremy.slots) == 20
    assert xp_left(jeremy) == 0


@rule("DF-298", "DF-372")
def test_the_free_background_counts_nothing_while_it_is_visible():
    each = sheet(CLERIC, 10, "acolyte", free="acolyte")
    assert xp_left(each) == 10
    assert slots_for(each, "haggling") == [0, 1]  # 5 + 5 beside the Background
    resting(each).play(("take_feature", 0)).answer("Haggling", "slot 2")
    assert each.slots[:2] == ["acolyte", "haggling"]
    assert (each.free, xp_left(each)) == ("acolyte", 0)


@rule("DF-298")
def test_a_background_that_was_covered_costs_its_value_when_it_is_bought_again():
    table = resting(sheet(CLERIC, 20, "acolyte", free="acolyte"))
    table.play(("place_feature", 0, "war-domain")).answer("slot 1", "Acolyte")
    each = table.state.sheets[0]
    assert each.slots[:2] == ["war-domain", "acolyte"]
    assert (each.free, xp_left(each)) == ("", 20 - 10 - 5 - 5)


@rule("DF-300", "DF-301")
def test_covered_features_do_not_count_and_can_be_replaced_again_and_again():
    table = resting(sheet(FIGHTER, 30, "lucky", "soldier"))
    for name, left in (("tough", 10), ("lucky", 0), ("alert", 10), ("resilient", 0)):
        table.play(("take_feature", 0)).answer(FEATURES[name].name)
        if table.ask.kind == "slot":
            table.answer("slot 1")
        each = table.state.sheets[0]
        assert each.slots[:3] == [name, "soldier", ""]
        assert xp_left(each) == left


@rule("DF-300")
def test_what_is_offered_never_exceeds_the_xp():
    each = sheet(FIGHTER, 60, "soldier", "tough", free="soldier")
    for name in purchases(each):
        for slot in slots_for(each, name):
            slots = [*each.slots]
            slots[slot] = name
            assert spent_xp(slots, each.free if slot else "") <= 60
    assert "durable" in purchases(sheet(FIGHTER, 60, "soldier", free="soldier"))
    assert "durable" not in purchases(sheet(FIGHTER, 59, "soldier", free="soldier"))


@rule("DF-273")
def test_xp_may_be_saved_for_a_dearer_feature():
    table = resting(sheet(FIGHTER, 50, "soldier", free="soldier")).play(("take_feature", 0)).answer("pass")
    each = table.state.sheets[0]
    assert each.slots[0] == "soldier"
    each.xp += 10
    assert slots_for(each, "extra-attack-ii") == [0]


@rule("DF-384")
def test_slots_are_opened_in_their_order():
    assert slots_for(sheet(FIGHTER, 500, "soldier"), "tough") == [0, 1]
    assert slots_for(sheet(FIGHTER, 500, "soldier", "lucky"), "tough") == [0, 1, 2]


# ---- how they work


@rule("DF-287")
def test_a_primary_subclass_feature_needs_no_activation():
    table = party(features={2: ["war-domain"]})
    assert table.character(2).class_types == "GK"
    assert "war-domain" not in table.character(2).used


@rule("DF-287", "DF-289")
def test_other_features_do_nothing_until_they_are_used_and_once_in_their_time():
    table = party(features={0: ["action-surge"]}, encounters=[("troll", 0)])
    table.play_cards(0)
    assert table.character(0).hand == []
    table.answer("use Action Surge")
    assert len(table.character(0).hand) == 2
    assert "use Action Surge" not in table.options


@rule("DF-289")
def test_a_feature_of_its_owners_turn_is_not_used_in_the_turn_of_another():
    table = party(features={0: ["action-surge"]}, hands={0: ["javelin"]}, encounters=[("troll", 1)])
    table.play_cards(1).answer("let the others act first")
    assert table.asked == 0
    assert any(option.startswith("assist") for option in table.options)
    assert "use Action Surge" not in table.options


@rule("DF-288")
def test_a_used_feature_takes_all_its_effects():
    table = party(features={2: ["war-domain", "war-domain-war-priest"]}, hands={2: ["grace"]},
                  encounters=[("troll", 2)])  # fmt: skip
    table.play_cards(2).answer("play Grace", "War Domain: War Priest")
    assert table.character(2).swords == 1
    assert table.state.turn.plays[0].bonus == "K"


@rule("DF-288")
def test_a_feature_with_a_cost_is_a_choice():
    table = party(features={3: ["thief", "thief-fast-hands"]}, hands={3: ["glory"]}, decks={3: ["grace"] * 3},
                  encounters=[("troll", 3)])  # fmt: skip
    table.play_cards(3)
    assert "use Thief: Fast Hands" in table.options
    table.answer("use Thief: Fast Hands")
    assert (table.character(3).discard, table.character(3).hand) == (["glory"], ["grace", "grace"])


@rule("DF-290")
def test_a_feature_changes_only_basic_cards_of_the_equipment_pack():
    table = party(features={0: ["magic-initiate"]})
    table.character(0).deck.append("driftglobe")
    table.play(("enrich_pack", 0)).answer("Javelin")
    assert table.prompt == "Replace which card with Javelin?"
    assert table.options == ["Cantrip", "Glory", "Grace", "Stealth"]


@rule("DF-291")
def test_a_feature_may_take_any_market_card_before_the_game():
    """From the deal of a game on: the Market is not laid out yet, so no card is missing."""
    rule_options = {"adventure": "2", "screens": "random", "level": "5", "features": "choose"}
    table = Driver(Table.new(RULES, 4, rule_options, Luck.seeded("any card")))
    while not table.prompt.startswith("Take which card with"):
        wanted = ("Magic Initiate", "slot 2", "yes")
        table.answer(next((label for label in table.options if label.startswith(wanted)), table.options[-1]))
    cheap = sorted(card.id for card in MARKET if card.cost <= 3)
    assert len(cheap) >= 12
    assert list(table.ask.options) == cheap, "whatever will lie in the Market"
    assert table.state.market == []
    for card in cheap:
        other = Driver(table.table.fork())
        other.table.answer_with(card)
        other.answer(other.options[0])
        assert card in other.state.characters[table.asked].deck
        left = [*other.state.decks["market"]].count(card)
        assert left == CARDS[card].count - 1, "it will not be in the Market"


@rule("DF-291")
def test_what_a_feature_takes_before_the_game_keeps_to_its_cost_and_its_class():
    table = party(features={1: ["signature-spell"], 0: ["magic-initiate"]})
    table.state.decks["market"] = market_deck()
    spells = sorted(card.id for card in MARKET if card.cost <= 7 and card.color == "B")
    assert list(table.play(("enrich_pack", 1)).ask.options) == spells, "Arcane, of cost 7 or less"
    table.state.sheets[0].screen = table.character(0).screen
    assert all(CARDS[card].cost <= 3 for card in table.play(("enrich_pack", 0)).ask.options)
    knight = party(features={0: ["signature-spell"]})
    knight.state.decks["market"] = market_deck()
    allowed = [card for card in spells if CARDS[card].requires != "class"]
    assert list(knight.play(("enrich_pack", 0)).ask.options) == allowed
    before = [*knight.state.decks["market"]].count("haste")
    knight.answer("Haste")
    assert knight.character(0).deck.count("haste") == 1
    assert [*knight.state.decks["market"]].count("haste") == before - 1


@rule("DF-292", "DF-293")
def test_an_eldritch_knight_counts_as_arcane_but_not_as_primary_class_type():
    table = party(features={0: ["eldritch-knight"]}, screens=(FIGHTER, CLERIC, ROGUE))
    knight = table.character(0)
    assert knight.class_types == "KB"
    assert matching(table.state, "B") == [0]
    assert knight.primary == "K"


@rule("DF-292")
@pytest.mark.parametrize(
    ("seat", "feature", "color"),
    [(0, "eldritch-knight", "B"), (1, "school-of-illusion", "R"), (2, "war-domain", "K")],
)
def test_features_that_count_as_a_class_give_its_class_type(seat, feature, color):
    table = party(features={seat: [feature]})
    plain = party()
    assert color in table.character(seat).class_types
    assert color not in plain.character(seat).class_types


# ---- drawing Magic Items


@rule("DF-302")
def test_magic_items_are_kept_in_a_deck_for_each_rarity():
    s = party().state
    assert {rarity: len(deck) for rarity, deck in s.item_decks.items()} == {
        "common": 24,
        "uncommon": 16,
        "rare": 10,
        "very rare": 4,
    }
    assert all(CARDS[card].rarity == rarity for rarity, deck in s.item_decks.items() for card in deck)
    assert s.item_decks != party(seed=1).state.item_decks


@rule("DF-305")
@pytest.mark.parametrize(
    ("level", "drawn"),
    [
        (1, ["common"]),
        (2, ["common"]),
        (3, ["common", "uncommon"]),
        (4, ["common", "uncommon"]),
        (5, ["common", "rare"]),
    ],
)
def test_the_adventure_level_says_what_is_drawn(level, drawn):
    table = completed(*(sheet(screen, 100) for screen in FOUR), level=level).play(("award_items",))
    for each in table.state.sheets:
        assert [CARDS[item].rarity for item in each.items] == drawn


@rule("DF-305")
def test_a_lost_adventure_gives_no_items():
    table = completed(sheet(CLERIC, 0), won=False).play(("award_items",))
    assert not any(each.items or each.completed for each in table.state.sheets)


@rule("DF-303")
def test_each_adventure_gives_items_once():
    table = completed(sheet(CLERIC, 100), adventure="bodyguards", level=2).play(("award_items",))
    assert [len(each.items) for each in table.state.sheets] == [1] * 4
    table.state.adventure_level = 4
    table.play(("award_items",))
    assert [len(each.items) for each in table.state.sheets] == [1] * 4


@rule("DF-303")
def test_a_character_that_has_not_completed_it_yet_draws_although_others_have():
    table = completed(sheet(CLERIC, 0), adventure="bodyguards", level=2)
    for each in table.state.sheets[1:]:
        each.completed.append("bodyguards")
    table.play(("award_items",))
    assert [len(each.items) for each in table.state.sheets] == [1, 0, 0, 0]


@rule("DF-304")
def test_dungeon_crawl_gives_items_once_at_each_level():
    table = completed(sheet(CLERIC, 100))
    for each in table.state.sheets:
        each.xp = 100
    counts = []
    for level in (1, 1, 2, 3, 4, 5, 5):
        table.state.adventure_level = level
        table.play(("award_items",))
        counts.append(len(table.state.sheets[0].items))
    assert counts == [1, 1, 2, 4, 6, 8, 8]
    assert len(table.state.sheets[0].completed) == 5


@rule("DF-309", "DF-381")
def test_a_random_player_draws_first_and_the_others_follow_to_the_left():
    firsts = set()
    for seed in range(8):
        table = resting(sheet(CLERIC, 0), seed=seed)
        table.state.won = True
        table.play(("award_items",))
        order = [event.facts["player"] for event in table.told("found")]
        assert order == [(order[0] + step) % 4 for step in range(4)]
        firsts.add(order[0])
    assert len(firsts) > 1


@rule("DF-381")
def test_nobody_decides_before_all_have_drawn():
    full = [sheet(screen, 30, items=UNCOMMON[2 * at : 2 * at + 2]) for at, screen in enumerate(FOUR)]
    table = completed(*full, adventure="descent-into-chaos", level=3).play(("award_items",))
    assert table.prompt == "Which Magic Item goes back?"
    assert len(table.told("found")) == 8


@rule("DF-310")
def test_an_empty_deck_is_replaced_by_the_next_lower_rarity():
    table = completed(*(sheet(screen, 100) for screen in FOUR), level=5)
    table.state.item_decks["rare"] = RARE[:1]
    table.state.item_decks["uncommon"] = UNCOMMON[:2]
    table.play(("award_items",))
    drawn = [CARDS[item].rarity for each in table.state.sheets for item in each.items]
    assert sorted(drawn) == sorted(["common"] * 4 + ["rare", "uncommon", "uncommon", "common"])


@rule("DF-310")
def test_without_common_items_nothing_is_awarded():
    table = completed(sheet(CLERIC, 0))
    table.state.item_decks["common"] = []
    table.play(("award_items",))
    assert not any(each.items for each in table.state.sheets)


@rule("DF-380")
def test_a_fulfilled_challenge_of_dungeon_crawl_at_level_5_gives_a_very_rare_item():
    table = completed(sheet(CLERIC, 100), level=5, challenges=["charge"])
    for each in table.state.sheets:
        each.xp = 100
    table.play(("award_items",))
    for each in table.state.sheets:
        assert [CARDS[item].rarity for item in each.items] == ["common", "very rare"]
    table.play(("award_items",))
    assert [len(each.items) for each in table.state.sheets] == [2] * 4


@rule("DF-380")
def test_a_broken_challenge_or_a_lower_level_gives_no_very_rare_item():
    table = completed(sheet(CLERIC, 100), level=5, challenges=["charge"])
    table.state.broken = ["charge"]
    assert awards(table.state) == ["common", "rare"]
    table = completed(sheet(CLERIC, 100), level=4, challenges=["charge"])
    assert awards(table.state) == ["common", "uncommon"]


# ---- attunement


@rule("DF-306")
@pytest.mark.parametrize(
    ("level", "uncommon", "rare"), [(1, 2, 0), (2, 2, 0), (3, 2, 0), (4, 2, 2), (5, 3, 2)]
)
def test_the_character_level_limits_uncommon_and_rare_items(level, uncommon, rare):
    within = UNCOMMON[:uncommon] + RARE[:rare]
    assert surplus(level, within) == []
    assert surplus(level, [*within, UNCOMMON[-1]]) == [*UNCOMMON[:uncommon], UNCOMMON[-1]]
    assert surplus(level, [*within, RARE[-1]]) == [*RARE[:rare], RARE[-1]]


@rule("DF-307")
def test_common_items_ignore_attunement():
    commons = [card.id for card in ITEMS if card.rarity == "common"]
    assert all(surplus(level, commons) == [] for level in ATTUNED)


@rule("DF-308", "DF-311")
@pytest.mark.parametrize("back", ["Cloak of Protection", "Pearl of Power", "Shield +1"])
def test_a_level_3_character_with_two_uncommon_items_swaps_or_returns_the_third(back):
    table = completed(
        sheet(CLERIC, 30, items=["cloak-of-protection", "pearl-of-power"]),
        adventure="descent-into-chaos",
        level=3,
    )
    whole = all_items(table)
    for seat in (1, 2, 3):
        table.state.sheets[seat].completed.append("descent-into-chaos")
    stack(table, "common", "driftglobe")
    stack(table, "uncommon", "shield-plus-1")
    table.play(("award_items",))
    assert table.prompt == "Which Magic Item goes back?"
    assert table.options == ["Cloak of Protection", "Pearl of Power", "Shield +1"]
    table.answer(back)
    names = ["Cloak of Protection", "Pearl of Power", "Driftglobe", "Shield +1"]
    held = [CARDS[item].name for item in table.state.sheets[0].items]
    assert held == [name for name in names if name != back]
    assert back in [CARDS[item].name for item in table.state.item_decks["uncommon"]]
    assert all_items(table) == whole
    assert f"player 1 returns {back} to its deck." in table.log()


@rule("DF-306", "DF-308")
def test_a_rare_item_drawn_before_level_4_goes_back():
    table = completed(sheet(CLERIC, 59), level=5)
    table.play(("award_items",))
    assert [CARDS[item].rarity for item in table.state.sheets[0].items] == ["common"]
    assert len(table.state.item_decks["rare"]) == 10


@rule("DF-275", "DF-306")
def test_the_level_that_was_just_reached_counts_for_attunement():
    table = completed(sheet(CLERIC, 95, items=UNCOMMON[:2]), adventure="slaadi-plague", level=4)
    for seat in (1, 2, 3):
        table.state.sheets[seat].completed.append("slaadi-plague")
    table.play(("adventure_over",))
    assert table.state.sheets[0].xp == 102
    assert len([item for item in table.state.sheets[0].items if item in UNCOMMON]) == 3


@rule("DF-373")
def test_a_very_rare_item_counts_as_rare_for_attunement():
    assert surplus(5, [RARE[0], VERY_RARE[0]]) == []
    assert surplus(5, [RARE[0], VERY_RARE[0], RARE[1]]) == [RARE[0], VERY_RARE[0], RARE[1]]
    assert surplus(3, VERY_RARE[:1]) == VERY_RARE[:1]


# ---- trades


@rule("DF-314", "DF-386")
def test_an_item_is_given_to_another_character_who_wants_it():
    table = resting(sheet(CLERIC, 0, items=["driftglobe"])).play(("trade", 0))
    assert table.prompt == "Give away a Magic Item?"
    table.answer("Driftglobe", "player 3")
    assert (table.asked, table.prompt) == (2, "Take Driftglobe from player 1?")
    table.answer("yes")
    assert [each.items for each in table.state.sheets] == [[], [], ["driftglobe"], []]
    assert table.over


@rule("DF-314", "DF-386")
def test_nothing_is_given_to_somebody_who_refuses_and_no_more_is_offered():
    table = resting(sheet(CLERIC, 0, items=["driftglobe", "healers-kit"])).play(("trade", 0))
    table.answer("Driftglobe", "player 3", "no")
    assert table.state.sheets[0].items == ["driftglobe", "healers-kit"]
    assert table.over


@rule("DF-386")
def test_items_are_exchanged_one_for_one():
    mine, theirs = UNCOMMON[:2], UNCOMMON[2:4]
    table = resting(sheet(CLERIC, 30, items=mine), sheet(FIGHTER, 30, items=theirs)).play(("trade", 0))
    table.answer(mine[0], "player 2")
    assert "pass" not in table.options  # the other could not attune to a third one
    table.answer(theirs[1])
    assert (table.asked, len(table.options)) == (1, 2)
    table.answer("yes")
    assert table.state.sheets[0].items == [mine[1], theirs[1]]
    assert table.state.sheets[1].items == [theirs[0], mine[0]]


@rule("DF-386")
def test_after_a_bargain_more_may_be_offered():
    table = resting(sheet(CLERIC, 0, items=["driftglobe", "healers-kit"])).play(("trade", 0))
    table.answer("Driftglobe", "player 3", "yes")
    assert (table.asked, table.options) == (0, ["Healer's Kit", "pass"])


@rule("DF-386")
def test_nobody_trades_beyond_the_attunement_limits():
    table = resting(sheet(FIGHTER, 60, items=RARE[:1]), sheet(CLERIC, 30)).play(("trade", 0))
    assert table.over  # all others are below Level 4


@rule("DF-386")
def test_nobody_asks_for_an_item_beyond_their_own_limits():
    table = resting(
        sheet(CLERIC, 30, items=["driftglobe"]), sheet(FIGHTER, 60, items=[RARE[0], "healers-kit"])
    )
    table.play(("trade", 0)).answer("Driftglobe", "player 2")
    assert table.options == ["pass", "Healer's Kit"]


@rule("DF-314")
def test_items_belong_to_a_character():
    table = resting(sheet(CLERIC, 0, items=["driftglobe"]), sheet(FIGHTER, 0))
    assert equippable(table.state, 0) == ["driftglobe"]
    assert equippable(table.state, 1) == []


# ---- using Magic Items


@rule("DF-312")
def test_chosen_items_are_shuffled_into_the_equipment_pack_in_addition():
    table = resting(sheet(CLERIC, 0, items=["driftglobe", "potion-of-healing", "potion-of-healing"]))
    table.play(("equip", 0))
    assert table.prompt == "Which Magic Item goes along?"
    assert table.options == ["Driftglobe", "Potion of Healing", "pass"]
    pack = len(table.character(0).deck)
    table.answer("Potion of Healing", "Potion of Healing")
    assert table.options == ["Driftglobe", "pass"]
    table.answer("pass")
    deck = table.character(0).deck
    assert len(deck) == pack + 2
    assert (deck.count("potion-of-healing"), deck.count("driftglobe")) == (2, 0)
    assert table.state.sheets[0].items == ["driftglobe", "potion-of-healing", "potion-of-healing"]


@rule("DF-312")
def test_no_item_needs_to_be_used():
    table = resting(sheet(CLERIC, 0, items=["driftglobe"])).play(("equip", 0)).answer("pass")
    assert "driftglobe" not in table.character(0).deck


@rule("DF-313")
def test_items_that_start_in_play_begin_beside_the_screen():
    table = resting(sheet(CLERIC, 0, items=["cloak-of-protection", "driftglobe"]))
    table.play(("begin_adventure",))
    while table.prompt != "Which Magic Item goes along?":
        table.answer("no")
    table.answer("Cloak of Protection", "Driftglobe")
    character = table.character(0)
    assert [each.card for each in character.in_play] == ["cloak-of-protection"]
    assert [*character.deck, *character.hand].count("cloak-of-protection") == 0
    assert [*character.deck, *character.hand].count("driftglobe") == 1


@rule("DF-316")
def test_the_limits_of_a_half_orc_fighter_and_a_sun_elf_wizard():
    fighter, wizard = sheet("half-orc-fighter", 0), sheet("sun-elf-wizard", 0)
    assert SCREENS["half-orc-fighter"].limits == {"weapon": 4, "armor": 1, "shield": 1, "misc": 3}
    assert SCREENS["half-orc-fighter"].tags == {}
    assert SCREENS["sun-elf-wizard"].limits == {"weapon": 2, "armor": 1, "shield": 0, "misc": 6}
    assert fits(fighter, [], "armor-of-resistance")
    assert not fits(wizard, [], "armor-of-resistance")
    assert fits(wizard, [], "robe-of-useful-items")
    assert not fits(wizard, ["robe-of-useful-items"], "bracers-of-defense")
    assert not fits(wizard, [], "shield-plus-1")
    assert fits(fighter, [], "shield-plus-1")
    weapons = ["flame-tongue", "sun-blade", "silvered-dagger", "longsword-plus-1"]
    assert fits(fighter, weapons[:3], weapons[3])
    assert not fits(fighter, weapons, "mace-of-smiting")
    assert fits(wizard, weapons[:1], weapons[1])
    assert not fits(wizard, weapons[:2], weapons[2])
    potions = ["potion-of-healing", "potion-of-poison", "elemental-gem", "driftglobe", "chime-of-opening"]
    assert fits(fighter, potions[:2], potions[2])
    assert not fits(fighter, potions[:3], potions[3])
    assert fits(wizard, potions, "healers-kit")
    assert not fits(wizard, [*potions, "healers-kit"], "pearl-of-power")


@rule("DF-315")
@pytest.mark.parametrize(
    ("screen", "item", "usable"),
    [
        ("human-rogue-male", "studded-leather-plus-1", True),
        ("human-rogue-male", "hide-armor-of-the-bear", True),
        ("human-rogue-male", "armor-of-resistance", False),
        ("half-elf-rogue", "hide-armor-of-the-bear", False),
        ("human-rogue-male", "longsword-plus-1", False),
        ("human-rogue-male", "sun-blade", True),
        ("half-elf-wizard", "robe-of-useful-items", True),
        ("sun-elf-cleric", "studded-leather-plus-1", True),
        ("sun-elf-cleric", "robe-of-stars", False),
    ],
)
def test_a_word_of_the_screen_must_be_on_the_card(screen, item, usable):
    assert fits(sheet(screen, 0), [], item) == usable


@rule("DF-315")
def test_use_magic_device_ignores_the_words_but_not_the_numbers():
    rogue = sheet("human-rogue-male", 100, "thief", "thief-use-magic-device")
    assert fits(rogue, [], "longsword-plus-1")
    assert fits(rogue, [], "armor-of-resistance")
    assert not fits(rogue, ["studded-leather-plus-1"], "armor-of-resistance")
    assert not fits(rogue, [], "shield-plus-1")
    rogue.slots[0] = "tough"  # without Thief it does not work
    assert not fits(rogue, [], "longsword-plus-1")


@rule("DF-317")
def test_a_player_with_more_than_the_limits_allow_chooses_before_each_game():
    table = resting(
        sheet("sun-elf-wizard", 0, items=["robe-of-useful-items", "bracers-of-defense", "driftglobe"])
    )
    table.play(("equip", 0)).answer("Bracers of Defense")
    assert table.options == ["Driftglobe", "pass"]
    table.answer("pass")
    table.state.characters[0].deck.remove("bracers-of-defense")
    table.play(("equip", 0))
    assert "Robe of Useful Items" in table.options


@rule("DF-318")
def test_a_depleted_item_can_be_used_again_in_the_next_game():
    table = resting(sheet(CLERIC, 0, items=["lantern-of-revealing"]))
    table.state.rule = ""
    table.character(0).hand = ["lantern-of-revealing"]
    table.play_cards(0).answer("use up Lantern of Revealing")
    assert table.character(0).removed == ["lantern-of-revealing"]
    assert table.state.sheets[0].items == ["lantern-of-revealing"]
    table.play(("begin_adventure",))
    assert equippable(table.state, 0) == ["lantern-of-revealing"]


@rule("DF-319")
def test_a_consumed_item_returns_to_its_deck():
    table = resting(sheet(CLERIC, 0, items=["dust-of-disappearance"]))
    whole = all_items(table)
    table.state.rule = ""
    table.character(0).hand = ["dust-of-disappearance"]
    table.play_cards(0).answer("play Dust of Disappearance")
    assert table.character(0).removed == ["dust-of-disappearance"]
    assert table.state.sheets[0].items == []
    assert "dust-of-disappearance" in table.state.item_decks["common"]
    assert all_items(table) == whole


@rule("DF-320")
def test_characters_that_begin_at_a_high_level_have_a_sensible_number_of_items():
    assert [len(BELONGINGS[level]) for level in (3, 4, 5)] == [2, 3, 4]
