"""What lies in the boxes of the Fantasy Adventure Board Game: dice, heroes, cards and traps."""

import re
from collections import Counter
from fractions import Fraction
from itertools import chain, product

import pytest

from questboard.content import Page
from questboard.games.fantasy.content import (
    BASIC_ITEMS,
    DICE,
    HERE,
    HEROES,
    ITEM_FILES,
    ITEMS,
    MONSTERS,
    TRAPS,
    ItemCard,
    basic_items,
    decks,
)
from questboard.testing import rule
from tests.entries import for_each

DIE_OF = {"Y": "yellow", "R": "red", "O": "orange", "P": "purple"}
IN_THE_BOX = Counter(Y=2, R=1, O=2, P=1, S=1)
BASE_HEROES = ("regdar", "lidda", "jozan", "mialee")
MEAN_LOSS = {
    "YY": (1.667, 0.778, 0.222, 0.028, 0.000, 0.000),
    "YR": (2.000, 1.056, 0.361, 0.056, 0.000, 0.000),
    "YO": (2.167, 1.222, 0.472, 0.083, 0.000, 0.000),
    "RO": (2.500, 1.528, 0.694, 0.167, 0.000, 0.000),
    "OO": (2.667, 1.694, 0.833, 0.250, 0.000, 0.000),
    "YYR": (2.833, 1.852, 0.981, 0.375, 0.088, 0.009),
    "YYO": (3.000, 2.019, 1.130, 0.468, 0.120, 0.014),
    "OP": (3.333, 2.333, 1.389, 0.611, 0.167, 0.000),
    "YRO": (3.333, 2.343, 1.412, 0.657, 0.199, 0.028),
    "YOO": (3.500, 2.509, 1.569, 0.782, 0.264, 0.042),
    "ROO": (3.833, 2.838, 1.875, 1.023, 0.403, 0.083),
    "YOP": (4.167, 3.167, 2.185, 1.287, 0.593, 0.185),
    "ROP": (4.500, 3.500, 2.509, 1.574, 0.796, 0.287),
    "OOP": (4.667, 3.667, 2.676, 1.731, 0.926, 0.361),
    "YOOP": (5.500, 4.500, 3.503, 2.526, 1.620, 0.872),
    "ROOP": (5.833, 4.833, 3.835, 2.849, 1.912, 1.100),
}
"""The mean loss of HP by pool, at AC 0 to 5."""
MOST_SWORDS = {
    "YY": 4, "YR": 4, "YO": 4, "RO": 4, "OO": 4, "YYR": 6, "YYO": 6, "OP": 5, "YRO": 6, "YOO": 6, "ROO": 6,
    "YOP": 7, "ROP": 7, "OOP": 7, "YOOP": 9, "ROOP": 9,
}  # fmt: skip
POOLS = [
    (f"{entry.id}-{field}", pool)
    for entry in chain(ITEMS.values(), MONSTERS.values(), TRAPS.values())
    for field in ("melee", "ranged", "power", "breath", "aura", "attack")
    if (pool := getattr(entry, field, ""))
]
TEXTS = [
    (entry.id, text)
    for entry in chain(HEROES.values(), ITEMS.values(), MONSTERS.values(), TRAPS.values())
    if (text := getattr(entry, "text", ""))
]


def each(things):
    return for_each((thing.id, thing) for thing in things)


def each_list_of_basic_items(test):
    return pytest.mark.parametrize(
        ("adventure_set", "hero", "level"), BASIC_ITEMS, ids=["-".join(map(str, key)) for key in BASIC_ITEMS]
    )(test)


def cards(adventure_set, *kinds):
    """The Item cards of a set as often as they are printed, without the quest objects that are no cards."""
    return Counter(
        {
            item.id: item.count
            for item in ITEMS.values()
            if item.set == adventure_set
            and (not kinds or item.kind in kinds)
            and not item.number.startswith("Q")
        }
    )


def kinds_of(pile):
    return Counter(ITEMS[item].kind for item in pile.elements())


def added_at(level):
    """The cards of a level that go into the Item deck there, with the four heroes of the base game."""
    basic = Counter(item for hero in BASE_HEROES for item in basic_items("base", hero, level))
    printed = Counter(
        {
            item: count
            for item, count in cards("base").items()
            if ITEMS[item].level == level and not ITEMS[item].special
        }
    )
    return printed - basic


def numbers(die):
    """The faces of a die that show a number."""
    return [face for face in DICE[die].faces if isinstance(face, int)]


def mean(die):
    """What a die shows on average; a face without a number counts as nothing."""
    return Fraction(sum(numbers(die)), len(DICE[die].faces))


def rolls(pool):
    """The sum of swords in every roll of a pool."""
    return [sum(roll) for roll in product(*(numbers(DIE_OF[die]) for die in pool))]


def mean_swords(pool):
    return sum(mean(DIE_OF[die]) for die in pool)


def slug(name):
    """The id that belongs to a name."""
    return re.sub("[^a-z0-9]+", "-", name.lower())


# ---- dice


@rule("FA-197")
def test_there_are_ten_kinds_of_dice_with_six_faces_each():
    assert list(DICE) == [
        "yellow",
        "red",
        "orange",
        "purple",
        "special",
        "search",
        "disable",
        "turn-undead",
        "charge",
        "flight",
    ]
    assert {len(die.faces) for die in DICE.values()} == {6}


@rule("FA-197")
@pytest.mark.parametrize(
    ("die", "faces"),
    [
        ("special", {"star": 3, "blank": 3}),
        ("search", {1: 2, 2: 1, "blank": 2, "hand": 1}),
        ("disable", {"gear": 4, "explosion": 2}),
        ("turn-undead", {0: 1, 1: 2, 2: 2, 3: 1}),
        ("charge", {1: 1, 2: 2, 3: 2, "blank": 1}),
        ("flight", {"ascend": 1, "fly": 2, "descend": 3}),
    ],
)
def test_the_other_dice_show_their_symbols(die, faces):
    assert Counter(DICE[die].faces) == faces


@pytest.mark.parametrize(
    ("die", "expected"),
    [
        ("yellow", Fraction(5, 6)),
        ("red", Fraction(7, 6)),
        ("orange", Fraction(4, 3)),
        ("purple", Fraction(2)),
        ("turn-undead", Fraction(3, 2)),
        ("charge", Fraction(11, 6)),
    ],
)
def test_a_die_shows_so_many_swords_skulls_or_spaces_on_average(die, expected):
    assert mean(die) == expected


def test_attack_dice_are_ordered_by_strength_and_show_at_most_three_swords():
    means = [mean(die) for die in DIE_OF.values()]
    assert means == sorted(set(means))
    assert {face for die in DIE_OF.values() for face in DICE[die].faces} == {0, 1, 2, 3}


@pytest.mark.parametrize("pool", MEAN_LOSS)
def test_a_pool_costs_so_many_hp_on_average_at_each_armour_class(pool):
    found = rolls(pool)
    assert len(found) == 6 ** len(pool)
    losses = [Fraction(sum(max(0, swords - ac) for swords in found), len(found)) for ac in range(6)]
    assert tuple(round(float(loss), 3) for loss in losses) == MEAN_LOSS[pool]


@pytest.mark.parametrize("pool", MEAN_LOSS)
def test_a_pool_shows_so_many_swords_at_most(pool):
    assert max(rolls(pool)) == MOST_SWORDS[pool]


@for_each(POOLS)
def test_a_pool_never_needs_more_dice_than_there_are_in_the_box(pool):
    assert Counter(pool) <= IN_THE_BOX
    assert pool == "".join(sorted(pool, key="YROPS".index))


# ---- heroes


@rule("FA-003")
def test_there_are_four_heroes_two_druids_and_a_barbarian():
    assert [(hero.id, hero.race, hero.character_class, hero.set) for hero in HEROES.values()] == [
        ("regdar", "human", "fighter", "base"),
        ("lidda", "halfling", "rogue", "base"),
        ("jozan", "human", "cleric", "base"),
        ("mialee", "elf", "wizard", "base"),
        ("elwick", "human", "druid", "forest"),
        ("orwick", "human", "druid", "forest"),
        ("morkahn", "human", "barbarian", "winter"),
    ]


def test_heroes_have_their_hit_points_spell_points_armour_class_and_move():
    assert {hero.id: (hero.hp, hero.sp, hero.ac, hero.move) for hero in HEROES.values()} == {
        "regdar": (8, 0, 4, 4),
        "lidda": (6, 0, 3, 6),
        "jozan": (6, 5, 3, 4),
        "mialee": (5, 6, 2, 5),
        "elwick": (6, 5, 3, 5),
        "orwick": (6, 5, 3, 5),
        "morkahn": (10, 0, 3, 5),
    }


@each(list(HEROES.values()))
def test_a_hero_who_is_brought_back_has_room_for_four_hp_and_a_spell_user_for_four_sp(thing):
    assert thing.hp >= 4
    assert thing.sp == 0 or thing.sp >= 4


@each(list(HEROES.values()))
def test_spell_users_and_nobody_else_have_places_for_spells(thing):
    assert (thing.spells > 0) == (thing.sp > 0)


@pytest.mark.parametrize(
    ("hero", "limit"),
    [("regdar", 6), ("lidda", 6), ("jozan", 8), ("mialee", 8), ("elwick", 7), ("orwick", 7), ("morkahn", 6)],
)
def test_a_hero_carries_what_the_places_add_up_to(hero, limit):
    assert HEROES[hero].limit == limit


def test_fighter_and_barbarian_have_two_weapons_in_use_and_add_a_sword_in_melee():
    assert {hero.id: (hero.weapons, hero.melee) for hero in HEROES.values()} == {
        "regdar": (2, 1),
        "lidda": (1, 0),
        "jozan": (1, 0),
        "mialee": (1, 0),
        "elwick": (1, 0),
        "orwick": (1, 0),
        "morkahn": (2, 1),
    }


# ---- Item cards


def test_the_base_game_has_ninety_five_item_cards():
    assert kinds_of(cards("base")) == {
        "weapon": 37,
        "spell": 21,
        "artifact": 10,
        "potion": 20,
        "booby trap": 7,
    }
    assert cards("base").total() == 95


def test_the_base_game_has_seventy_eight_names_of_item_cards():
    names = Counter(ITEMS[item].kind for item in cards("base"))
    assert names == {"weapon": 34, "spell": 20, "artifact": 10, "potion": 8, "booby trap": 6}


def test_the_forbidden_forest_has_twenty_six_item_cards_of_twenty_five_names():
    assert kinds_of(cards("forest")) == {
        "ring": 4,
        "bracers": 4,
        "weapon": 5,
        "spell": 6,
        "potion": 4,
        "artifact": 2,
        "quest": 1,
    }
    assert (cards("forest").total(), len(cards("forest"))) == (26, 25)


def test_the_eternal_winter_has_twenty_six_item_cards_of_twenty_three_names_all_of_level_three():
    assert kinds_of(cards("winter")) == {
        "weapon": 7,
        "spell": 6,
        "artifact": 6,
        "potion": 6,
        "booby trap": 1,
    }
    assert (cards("winter").total(), len(cards("winter"))) == (26, 23)
    assert {ITEMS[item].level for item in cards("winter")} == {3}


@pytest.mark.parametrize(
    ("level", "kinds"),
    [
        (1, {"weapon": 9, "spell": 6, "artifact": 3, "potion": 11, "booby trap": 4}),
        (2, {"weapon": 5, "spell": 5, "artifact": 3, "potion": 7, "booby trap": 2}),
        (3, {"weapon": 2, "spell": 4, "artifact": 3, "potion": 2, "booby trap": 1}),
    ],
)
def test_each_level_adds_its_cards_that_are_neither_basic_nor_special_to_the_item_deck(level, kinds):
    assert kinds_of(added_at(level)) == kinds


def test_the_item_deck_of_level_one_has_thirty_three_cards():
    assert [added_at(level).total() for level in (1, 2, 3)] == [33, 22, 12]


def test_special_items_are_given_out_by_these_adventures():
    assert {item.id: item.special for item in ITEMS.values() if item.special and item.kind != "quest"} == {
        "silver-dagger": "4",
        "amulet-of-light": "5",
        "bow-of-endless-arrows": "6",
        "flame-tongue": "9",
        "wings-of-flying": "winter-4",
    }


def test_quest_objects_are_of_the_adventures_that_want_them():
    quests = {item.id: (item.special, item.level) for item in ITEMS.values() if item.kind == "quest"}
    assert quests == {
        "phylactery": ("12", 3),
        "twisted-cape-of-fingers": ("forest-2", 2),
        "horn-of-the-grove": ("forest-3", 2),
        "frozen-map": ("winter-3", 3),
    }


def test_a_set_numbers_its_cards_without_gaps():
    numbers = [item.number for item in ITEMS.values()]
    assert sorted(numbers) == sorted(
        f"{letters}{number:0{digits}}"
        for letters, last, digits in [
            ("W", 34, 2),
            ("S", 20, 2),
            ("A", 10, 2),
            ("P", 8, 2),
            ("T", 6, 2),
            ("FI-", 25, 2),
            ("EI-", 23, 2),
            ("Q", 3, 1),
        ]
        for number in range(1, last + 1)
    )


def test_no_file_hides_an_item_of_another():
    pages = [Page(HERE / file, ItemCard).entries for file in ITEM_FILES]
    assert [item.id for page in pages for item in page] == list(ITEMS)


@each([item for item in ITEMS.values() if item.kind == "weapon"])
def test_a_weapon_has_an_attack_and_costs_no_spell_points(thing):
    assert thing.attacks
    assert (thing.cost, thing.area) == (0, "")


@each([item for item in ITEMS.values() if item.kind == "spell"])
def test_a_spell_costs_spell_points_and_belongs_to_those_who_have_them(thing):
    assert thing.cost >= 1
    assert thing.users
    assert set(thing.users) <= {"cleric", "wizard", "druid"}
    assert (thing.melee, thing.power, thing.reroll, thing.range) == ("", "", False, 0)


@each([item for item in ITEMS.values() if item.kind == "spell"])
def test_whoever_casts_a_spell_can_have_enough_spell_points_for_it(thing):
    points = {hero.character_class: hero.sp for hero in HEROES.values()}
    assert all(thing.cost <= points[user] for user in thing.users)


@each([item for item in ITEMS.values() if item.kind not in ("weapon", "spell")])
def test_only_weapons_and_spells_attack(thing):
    assert not thing.attacks
    assert (thing.power, thing.cost, thing.area, thing.reroll) == ("", 0, "", False)


@each([item for item in ITEMS.values() if item.kind in ("potion", "booby trap")])
def test_potions_and_booby_traps_are_for_every_hero(thing):
    assert thing.users == ()


@each([item for item in ITEMS.values() if item.power])
def test_a_power_attack_is_stronger_than_the_melee_attack_and_leaves_the_special_die_to_the_rules(thing):
    assert "S" not in thing.power
    assert mean_swords(thing.power) > mean_swords(thing.melee)


def test_spells_of_lines_and_bursts_are_these():
    assert {item.id: (item.area, item.size, item.ranged) for item in ITEMS.values() if item.area} == {
        "burning-hands": ("line", 3, "YR"),
        "lightning-bolt": ("line", 0, "YROS"),
        "web": ("burst", 1, ""),
        "fireball": ("burst", 1, "ROP"),
        "summon-swarm": ("burst", 1, ""),
        "wall-of-fire": ("line", 4, "OO"),
        "sunburst": ("burst", 2, "OO"),
    }
    assert [item.id for item in ITEMS.values() if item.harms_heroes] == ["fireball"]


def test_weapons_of_limited_range_reach_four_squares():
    assert {item.id: item.range for item in ITEMS.values() if item.range} == {
        "hand-axe": 4,
        "throwing-daggers": 4,
        "throwing-hammers": 4,
    }


def test_spears_and_halberd_reach_two_squares():
    assert [item.id for item in ITEMS.values() if item.reach == 2] == [
        "spear",
        "halberd",
        "boar-spear",
        "salamander-spear",
    ]


def test_a_re_roll_is_on_these_weapons():
    assert [item.id for item in ITEMS.values() if item.reroll] == [
        "quarterstaff",
        "throwing-daggers",
        "bow-of-endless-arrows",
        "scimitar",
    ]


# ---- Basic Items


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("hero", BASE_HEROES)
def test_the_four_heroes_have_basic_items_at_each_level_and_one_of_them_attacks(hero, level):
    items = [ITEMS[item] for item in basic_items("base", hero, level)]
    assert any(item.attacks for item in items)
    assert all(item.level <= level for item in items)
    assert all(item.set == "base" for item in items)


@rule("FA-113", "FA-157")
def test_forest_and_winter_change_the_basic_items_of_these_heroes():
    assert {key for key in BASIC_ITEMS if key[0] != "base"} == {
        ("forest", "regdar", 2),
        ("forest", "regdar", 3),
        ("forest", "lidda", 2),
        ("forest", "lidda", 3),
        ("forest", "elwick", 2),
        ("forest", "orwick", 2),
        ("forest", "orwick", 3),
        ("winter", "regdar", 3),
        ("winter", "jozan", 3),
        ("winter", "mialee", 3),
        ("winter", "morkahn", 3),
    }


@rule("FA-113", "FA-157")
def test_a_list_of_forest_or_winter_differs_from_that_of_the_base_game():
    for (adventure_set, hero, level), items in BASIC_ITEMS.items():
        if adventure_set != "base":
            assert items != BASIC_ITEMS.get(("base", hero, level))
            assert any(ITEMS[item].set == adventure_set for item in items)


@rule("FA-113")
@pytest.mark.parametrize("level", [2, 3])
def test_lidda_takes_an_antivenom_into_the_forest_besides_what_she_always_has(level):
    assert basic_items("forest", "lidda", level) == (*basic_items("base", "lidda", level), "antivenom")


@rule("FA-157")
def test_lidda_has_the_items_of_the_base_game_in_the_winter():
    assert basic_items("winter", "lidda", 3) == basic_items("base", "lidda", 3)


@each_list_of_basic_items
def test_a_hero_may_use_all_of_the_basic_items(adventure_set, hero, level):
    for item in BASIC_ITEMS[adventure_set, hero, level]:
        assert not ITEMS[item].users or HEROES[hero].character_class in ITEMS[item].users
        assert ITEMS[item].level <= level
        assert not ITEMS[item].special


@each_list_of_basic_items
def test_basic_items_in_use_stand_first_and_the_rest_fits_into_the_knapsack(adventure_set, hero, level):
    card = HEROES[hero]
    in_use: list[str] = []
    rest: list[str] = []
    for item in BASIC_ITEMS[adventure_set, hero, level]:
        held = Counter(ITEMS[other].kind for other in in_use)
        fits = {
            "weapon": held["weapon"] < card.weapons and held["weapon"] + held["artifact"] < card.places,
            "artifact": held["weapon"] + held["artifact"] < card.places,
            "spell": held["spell"] < card.spells,
        }
        (in_use if fits.get(ITEMS[item].kind, False) else rest).append(item)
    assert (*in_use, *rest) == BASIC_ITEMS[adventure_set, hero, level]
    assert len(rest) <= card.knapsack


@pytest.mark.parametrize(
    ("adventure_set", "level"), [("base", 1), ("base", 2), ("base", 3), ("forest", 2), ("forest", 3)]
)
def test_lidda_starts_with_her_bow_in_use_and_her_blade_in_the_knapsack(adventure_set, level):
    bow, blade = (ITEMS[item] for item in basic_items(adventure_set, "lidda", level)[:2])
    assert bow.ranged
    assert blade.melee


@pytest.mark.parametrize(
    ("adventure_set", "level", "party"),
    [
        ("base", 1, BASE_HEROES),
        ("base", 2, BASE_HEROES),
        ("base", 3, BASE_HEROES),
        ("forest", 2, (*BASE_HEROES, "elwick")),
        ("forest", 2, (*BASE_HEROES, "orwick")),
        ("forest", 3, (*BASE_HEROES, "orwick")),
        ("winter", 3, (*BASE_HEROES, "morkahn")),
    ],
)
def test_there_are_enough_cards_for_everybody_to_take_the_basic_items(adventure_set, level, party):
    wanted = Counter(item for hero in party for item in basic_items(adventure_set, hero, level))
    assert all(count <= ITEMS[item].count for item, count in wanted.items())
    assert {ITEMS[item].set for item in wanted} <= {"base", adventure_set}


# ---- Monster cards


@pytest.mark.parametrize(
    ("adventure_set", "kinds", "count"), [("base", 11, 39), ("forest", 5, 11), ("winter", 8, 24)]
)
def test_a_set_has_so_many_monster_cards(adventure_set, kinds, count):
    found = [monster for monster in MONSTERS.values() if monster.set == adventure_set]
    assert (len(found), sum(monster.cards for monster in found)) == (kinds, count)


def test_monsters_stand_in_the_order_of_the_tables_which_breaks_ties():
    assert list(MONSTERS) == [
        *("goblin", "skeleton", "gnoll", "bugbear", "ogre", "troll", "carrion-crawler", "ooze"),
        *("wight", "wraith", "lich"),
        *("yuan-ti", "owlbear", "shambling-mound", "razor-boar", "elwick"),
        *("winter-goblin", "winter-gnoll", "winter-ogre", "winter-wolf", "frost-salamander"),
        *("goblin-marauder", "white-dragon", "skraethor"),
    ]


def test_each_monster_has_a_letter_of_its_own_on_maps_unless_there_is_only_one_of_it():
    letters = [monster.letter for monster in MONSTERS.values() if monster.letter]
    assert "".join(letters) == "gknbetczwhyumrGNEfsa"
    assert len(set(letters)) == len(letters)
    assert all((monster.letter == "") == (monster.cards == 1) for monster in MONSTERS.values())


def test_undead_are_skeleton_wight_wraith_and_lich():
    assert {monster.id: monster.skull for monster in MONSTERS.values() if monster.skull} == {
        "skeleton": 1,
        "wight": 2,
        "wraith": 2,
        "lich": 3,
    }


@rule("FA-161")
def test_winter_goblins_gnolls_and_ogres_have_cards_of_their_own_as_many_as_the_base_game():
    for monster in ("goblin", "gnoll", "ogre"):
        assert MONSTERS[f"winter-{monster}"].cards == MONSTERS[monster].cards
        assert MONSTERS[f"winter-{monster}"].set == "winter"


def test_what_monsters_can_do_is_spread_like_this():
    def who(power):
        return [monster.id for monster in MONSTERS.values() if getattr(monster, power)]

    assert who("grasps") == ["owlbear", "shambling-mound", "elwick"]
    assert who("bushes") == ["shambling-mound", "elwick"]
    assert who("charges") == ["razor-boar"]
    assert who("flies") == ["goblin-marauder", "white-dragon", "skraethor"]
    assert who("large") == ["white-dragon", "skraethor"]
    assert who("breath") == ["winter-wolf", "white-dragon", "skraethor"]
    assert who("aura") == ["frost-salamander"]
    assert who("ranged") == ["gnoll", "lich", "elwick", "winter-goblin", "winter-gnoll", "goblin-marauder"]


def test_goblin_mialee_and_her_bow_are_as_players_report_them():
    assert (MONSTERS["goblin"].melee, MONSTERS["goblin"].ac) == ("YYO", 1)
    assert HEROES["mialee"].ac == 2
    assert ITEMS["elven-bow"].ranged == "YYS"


@each([monster for monster in MONSTERS.values() if monster.grasps])
def test_a_monster_that_grasps_rolls_the_special_die_in_melee(thing):
    assert "S" in thing.melee


@each(list(MONSTERS.values()))
def test_archers_shoot_and_dragons_breathe(thing):
    assert thing.role != "archer" or thing.ranged
    assert (thing.role == "dragon") == thing.large


# ---- traps


def test_there_are_thirteen_kinds_of_traps_and_five_of_them_attack():
    assert list(TRAPS) == [
        *("pit", "arrow", "spear", "net", "fire-burst", "poison-gas", "mind-fog", "collapse", "alarm"),
        *("vine-snare", "ice-spikes", "snow-chute", "rune-of-return"),
    ]
    assert {trap.id: trap.attack for trap in TRAPS.values() if trap.attack} == {
        "arrow": "YYO",
        "spear": "ROO",
        "fire-burst": "OO",
        "collapse": "RO",
        "ice-spikes": "RO",
    }


@each([trap for trap in TRAPS.values() if trap.attack])
def test_a_trap_that_attacks_says_whom_and_whether_armour_class_counts(thing):
    assert thing.text.startswith("It attacks ")
    assert re.search(r"\bAC counts\b", thing.text)


# ---- words and provenance


@each([*HEROES.values(), *ITEMS.values(), *MONSTERS.values(), *TRAPS.values()])
def test_an_id_is_the_name_in_lower_case_with_hyphens(thing):
    assert thing.id == slug(thing.name)


def test_only_weapons_spells_and_monsters_that_do_no_more_than_roll_dice_have_no_words():
    assert [item.id for item in ITEMS.values() if not item.text] == [
        *("broadsword", "crossbow", "short-sword", "light-bow", "mace", "quarterstaff", "spear"),
        *("throwing-daggers", "flail", "greatsword", "heavy-crossbow", "composite-bow", "war-hammer"),
        *("battle-axe", "halberd", "sword-of-rallion", "arbalest", "shadow-blade", "huntress-bow"),
        *("dwarven-greataxe", "bow-of-endless-arrows", "scorching-ray", "flame-strike"),
        *("scimitar", "stone-sling", "maul-of-the-north", "throwing-hammers", "salamander-spear"),
    ]
    assert [monster.id for monster in MONSTERS.values() if not monster.text] == [
        *("goblin", "gnoll", "ogre", "winter-goblin", "winter-gnoll", "winter-ogre"),
    ]


@each([*ITEMS.values(), *MONSTERS.values()])
def test_whatever_rolls_the_special_die_says_what_a_star_does(thing):
    assert ("S" in thing.melee + thing.ranged) == ("Star: " in thing.text)


@each([item for item in ITEMS.values() if item.area or item.shots > 1 or (item.melee and item.ranged)])
def test_an_item_with_more_than_one_target_or_way_to_attack_says_how(thing):
    assert thing.text


@for_each(TEXTS)
def test_the_words_of_a_card_are_whole_sentences_without_notation(text):
    assert text[0].isupper()
    assert text.endswith(".")
    assert "  " not in text
    assert not re.search(r"\b[YROPS]{2,}\b(?<!SP)|\badj\b|until next\b|S\*|\bLINE\b|\bBURST\b", text)


@for_each(TEXTS)
def test_one_thing_is_told_in_the_singular(text):
    assert not re.search(r"\b1 (swords|squares|actions|eyes|points)\b|\b[2-9] (sword|square|action)\b", text)


def test_each_deck_says_where_it_is_known_from():
    assert {deck.name: (deck.count, *deck.sources.values()) for deck in decks()} == {
        "dice": (10, 4, 2, 0, 4),
        "heroes": (7, 3, 4, 0, 0),
        "weapons": (37, 0, 1, 0, 36),
        "spells": (21, 0, 2, 0, 19),
        "artifacts": (10, 0, 0, 0, 10),
        "quests": (1, 0, 0, 0, 1),
        "potions": (20, 0, 2, 0, 18),
        "booby traps": (7, 0, 0, 0, 7),
        "Forbidden Forest: rings": (4, 0, 0, 0, 4),
        "Forbidden Forest: bracers": (4, 0, 0, 0, 4),
        "Forbidden Forest: weapons": (5, 0, 0, 0, 5),
        "Forbidden Forest: spells": (6, 0, 0, 0, 6),
        "Forbidden Forest: potions": (4, 0, 0, 0, 4),
        "Forbidden Forest: artifacts": (2, 0, 0, 0, 2),
        "Forbidden Forest: quests": (2, 1, 0, 0, 1),
        "Eternal Winter: weapons": (7, 0, 0, 0, 7),
        "Eternal Winter: spells": (6, 0, 0, 0, 6),
        "Eternal Winter: artifacts": (6, 0, 0, 0, 6),
        "Eternal Winter: potions": (6, 0, 0, 0, 6),
        "Eternal Winter: booby traps": (1, 0, 0, 0, 1),
        "Eternal Winter: quests": (1, 0, 0, 0, 1),
        "monster cards": (74, 18, 11, 0, 45),
        "traps": (13, 1, 0, 0, 12),
    }
