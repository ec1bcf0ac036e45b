"""What heroes own: the gear of a campaign, and what a card is worth to whom."""

import pytest

from questboard.games.fantasy import RULES
from questboard.games.fantasy.content import HEROES, ITEMS, basic_items
from questboard.games.fantasy.layout import LAYOUTS
from questboard.games.fantasy.rules.gear import (
    arranged,
    campaign_gear,
    campaign_of,
    earlier,
    finds,
    fits,
    renewals,
    share_out,
    undrunk,
    value,
    worth,
)
from questboard.games.fantasy.rules.setup import deck_of
from questboard.kernel import Luck, Table
from questboard.testing import rule

PARTY = ("regdar", "lidda", "jozan", "mialee")


def basics(level=1, party=PARTY, adventure_set="base"):
    """The Basic Items of a party."""
    return {name: list(basic_items(adventure_set, name, level)) for name in party}


def owned(kits):
    """All items of a party."""
    return sorted(item for kit in kits.values() for item in kit)


def total(kits):
    """What all items of a party are worth."""
    return sum(value(name, kit) for name, kit in kits.items())


# ---- which adventures count


@rule("FA-098")
def test_the_sets_are_three_campaigns_and_ones_own_adventure_stands_alone():
    assert campaign_of("3") == tuple(str(number) for number in range(1, 13))
    assert campaign_of("forest-2") == tuple(f"forest-{number}" for number in range(1, 7))
    assert earlier("winter-3") == ("winter-1", "winter-2")
    assert earlier("1") == earlier("winter-1") == earlier("my-own") == ()


@pytest.mark.parametrize("adventure", ["1", "forest-1", "winter-1"])
def test_the_first_adventure_of_a_set_is_begun_with_basic_items(adventure):
    layout = LAYOUTS[adventure]
    found = campaign_gear(adventure, PARTY, Luck.seeded(1))
    assert found == {name: list(basic_items(layout.set, name, layout.level)) for name in PARTY}


def test_special_items_of_earlier_adventures_are_owned():
    for seed in range(10):
        items = owned(campaign_gear("7", PARTY, Luck.seeded(seed)))
        assert [item for item in items if ITEMS[item].special] == [
            "amulet-of-light",
            "bow-of-endless-arrows",
            "silver-dagger",
        ]


@pytest.mark.parametrize("adventure", ["2", "6", "9", "12", "forest-6", "winter-6"])
def test_gear_is_legal_and_the_same_luck_gives_the_same(adventure):
    party = ("regdar", "lidda", {"w": "morkahn", "f": "orwick"}.get(adventure[0], "jozan"), "mialee")
    level = LAYOUTS[adventure].level
    for seed in range(5):
        kits = campaign_gear(adventure, party, Luck.seeded(seed))
        assert kits == campaign_gear(adventure, party, Luck.seeded(seed))
        items = owned(kits)
        for item in items:
            card = ITEMS[item]
            assert items.count(item) <= card.count
            assert card.level <= level or card.special
            assert card.kind not in ("booby trap", "quest")
            assert card.set in ("base", LAYOUTS[adventure].set)
        assert all(fits(name, kit) for name, kit in kits.items())


def test_a_party_that_comes_from_afar_has_more_than_basic_items():
    for seed in range(10):
        kits, plain = campaign_gear("12", PARTY, Luck.seeded(seed)), basics(3)
        assert len(owned(kits)) > len(owned(plain)) + 5
        assert total(kits) > 1.1 * total(plain)


def test_two_chests_in_three_are_opened_and_booby_traps_give_nothing():
    layout = LAYOUTS["3"]  # 7 ordinary chests and a key
    found = [finds(layout, basics(), Luck.seeded(seed)) for seed in range(300)]
    traps = sum(
        ITEMS[item].count for item in ITEMS if ITEMS[item].kind == "booby trap" and ITEMS[item].level == 1
    )
    deck = deck_of(layout, basics(), [])
    expected = 7 * 2 / 3 * (1 - traps / len(deck))
    assert sum(map(len, found)) / len(found) == pytest.approx(expected, rel=0.06)
    assert max(map(len, found)) <= 7


def test_every_second_potion_is_drunk():
    left = undrunk(["healing"] * 1000 + ["broadsword"], Luck.seeded(1))
    assert 450 < left.count("healing") < 550
    assert left.count("broadsword") == 1


@rule("FA-010")
def test_a_single_adventure_begins_with_what_those_before_would_have_given_unless_a_table_wants_basic_items():
    table = Table.new(RULES, 1, {"adventure": "9"}, Luck.seeded(5))
    heroes = table.state.heroes
    assert any("bow-of-endless-arrows" in hero.items for hero in heroes)
    for hero in heroes:
        assert len(hero.knapsack) <= hero.card.knapsack
        for item in hero.items:
            assert table.state.deck.count(item) < ITEMS[item].count
    basic = Table.new(RULES, 1, {"adventure": "9", "gear": "basic"}, Luck.seeded(5))
    assert {hero.name: hero.items for hero in basic.state.heroes} == basics(3)


# ---- what a card is worth


def test_a_card_is_worth_nothing_to_whom_may_not_use_it():
    assert worth("mialee", "greatsword") == 0
    assert worth("regdar", "fireball") == 0
    assert worth("regdar", "spell-energy") == 0
    assert worth("jozan", "spell-energy") > 0


def test_stronger_dice_are_worth_more_and_two_weak_shots_less():
    assert worth("regdar", "sword-of-rallion") > worth("regdar", "greatsword") > worth("regdar", "broadsword")
    assert (
        worth("lidda", "composite-bow") > worth("lidda", "repeating-crossbow") > worth("lidda", "light-bow")
    )
    assert worth("mialee", "moonbow") > worth("mialee", "sunfire-javelin")


def test_a_weapon_for_the_other_way_of_attacking_counts_less():
    assert value("lidda", ["composite-bow", "rapier"]) > value("lidda", ["composite-bow"])
    gain = value("lidda", ["composite-bow", "rapier"]) - value("lidda", ["composite-bow"])
    assert gain < worth("lidda", "rapier")
    assert value("lidda", ["composite-bow", "light-bow"]) == value("lidda", ["composite-bow"])


@rule("FA-091", "FA-092")
def test_no_more_cards_count_than_there_are_places():
    spells = ["magic-missile", "burning-hands", "sleep"]
    assert value("mialee", [*spells, "mage-armour"]) == value("mialee", spells)
    assert fits("mialee", [*spells, "healing", "healing", "healing"])
    assert not fits("mialee", [*spells, "healing", "healing", "healing", "healing"])


def test_the_best_of_each_kind_is_put_into_use():
    assert arranged("lidda", ["rapier", "composite-bow", "healing"])[0] == "composite-bow"
    assert arranged("regdar", ["crossbow", "mace", "greatsword"])[:2] == ["greatsword", "crossbow"]
    assert HEROES["regdar"].weapons == 2


# ---- who gets what


def test_an_item_goes_to_whom_it_helps_most_and_what_it_replaces_is_offered_on():
    before = {**basics(), "jozan": ["quarterstaff", "lesser-restoration"]}
    kits = dict(before)
    assert share_out(kits, ["greatsword"]) == []
    assert "greatsword" in kits["regdar"]
    assert "broadsword" in kits["jozan"]
    assert owned(kits) == sorted([*owned(before), "greatsword"])


def test_a_full_hero_passes_on_what_a_better_item_replaces():
    full = ["broadsword", "crossbow", "boots-of-striding", "healing", "healing", "healing"]
    kits = {**basics(), "regdar": full}
    assert share_out(kits, ["greatsword"]) == []
    assert sorted(kits["regdar"]) == sorted(["greatsword", *full[1:]])
    assert "broadsword" in kits["jozan"]


def test_what_helps_nobody_is_left_over():
    kits = basics(3)
    assert share_out(kits, ["crossbow"]) == ["crossbow"]
    assert kits == {name: arranged(name, kit) for name, kit in basics(3).items()}


def test_sharing_out_never_makes_a_party_worse():
    deck = deck_of(LAYOUTS["9"], basics(3), [])
    cards = [item for item in Luck.seeded(2).shuffled(deck) if ITEMS[item].kind != "booby trap"]
    kits, before = basics(3), 0.0
    for item in cards[:30]:
        share_out(kits, [item])
        assert total(kits) >= before
        assert all(fits(name, kit) for name, kit in kits.items())
        before = total(kits)


# ---- when the level rises


@rule("FA-010")
def test_old_basic_items_may_be_given_back_when_the_level_rises():
    assert renewals("4", "regdar", basics()) == renewals("6", "regdar", basics()) == []
    assert renewals("5", "regdar", basics()) == [
        ("broadsword", "greatsword"),
        ("broadsword", "heavy-crossbow"),
        ("crossbow", "greatsword"),
        ("crossbow", "heavy-crossbow"),
    ]
    assert renewals("9", "regdar", {"regdar": ["broadsword", "sword-of-rallion"]}) == [
        ("broadsword", "arbalest")
    ]


@rule("FA-010")
def test_what_a_longer_list_of_basic_items_has_more_is_given_for_nothing():
    assert ("", "searing-light") in renewals("5", "jozan", basics())
    assert ("", "scorching-ray") in renewals("5", "mialee", basics())
    assert not [old for old, _ in renewals("9", "jozan", basics(2)) if not old]


@rule("FA-010")
def test_a_basic_item_of_both_levels_is_kept_and_none_that_another_hero_has_is_taken():
    assert ("lesser-restoration", "searing-light") not in renewals("5", "jozan", basics())
    taken = {**basics(), "regdar": ["war-hammer"]}
    assert renewals("5", "jozan", taken) == [("", "searing-light"), ("mace", "searing-light")]
