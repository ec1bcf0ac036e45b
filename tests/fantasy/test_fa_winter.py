"""Eternal Winter: every Item card and every monster of the set."""

import pytest

from questboard.games.fantasy.assault import AttackKind
from questboard.games.fantasy.content import ITEMS, MONSTERS
from questboard.games.fantasy.rules.combat import monster_attacks
from questboard.testing import rule
from tests.fantasy.dungeon import Dungeon, dungeon

TOWER = """
    ######################
    #,,,,,,,,,,,,,,,,,,,,#
    #,,,,,,,,,,,,,,,,,,,,#
    #,,,,,,,,,,,,,,,,,,,,#
    #,,,,HHHH,,,,,,,,,,,,#
    #,,,,HHHH,,,,,,,,,,,,#
    #,,,,HHHH,,,,,,,,,,,,#
    #,,,,HHHH,,,,,,,,,,,,#
    #,,,,,,,,,,,,,,,,,,,,#
    #,,,,,,,,,,,,,,,,,,,,#
    ######################
"""
BARE = "- tower: 5,4 to 8,7; top `....` `....` `....` `....`"
GUARDED = "- tower: 5,4 to 8,7; top `...G` `....` `....` `....`"


def winter(drawing: str, heroes: dict[str, str], **more) -> Dungeon:
    return dungeon(drawing, heroes, set="winter", level=3, **more)


def struck(table: Dungeon, kind: AttackKind, target: str, monster: int = 0) -> int:
    """What an attack of a monster costs a hero."""
    before = table.hero(target).hp
    table.happen(lambda s: monster_attacks(s, s.monsters[monster], kind, [target]))
    return before - table.hero(target).hp


# ---- weapons

WEAPONS = {
    "maul-of-the-north": ("EI-01", "OOP", "", 1, 0, {"barbarian", "fighter"}),
    "throwing-hammers": ("EI-02", "", "RO", 1, 4, {"barbarian", "fighter", "cleric"}),
    "frost-brand": ("EI-03", "ROP", "", 1, 0, {"fighter", "rogue", "cleric", "barbarian"}),
    "ice-axe": ("EI-04", "ROO", "", 1, 0, {"fighter", "cleric", "barbarian"}),
    "salamander-spear": ("EI-05", "YP", "", 2, 0, set()),
    "bow-of-the-north": ("EI-06", "", "ROO", 1, 0, {"fighter", "rogue", "wizard", "druid"}),
    "sunfire-javelin": ("EI-07", "", "OOP", 1, 0, set()),
}


@pytest.mark.parametrize("weapon", WEAPONS)
def test_the_dice_and_users_of_each_weapon(weapon):
    card = ITEMS[weapon]
    number, melee, ranged, reach, range_, users = WEAPONS[weapon]
    assert (card.number, card.melee, card.ranged, card.reach, card.range) == (
        number, melee, ranged, reach, range_,
    )  # fmt: skip
    assert set(card.users) == users


def test_the_maul_of_the_north_hits_with_its_own_dice():
    table = winter("#######\n#.E...#\n#######", {"morkahn": "1,1"}, rolls="O2 O2 P3").turn("morkahn")
    table.act("attack", "maul-of-the-north", "melee", "winter-ogre-1")
    assert table.monster("winter-ogre-1").hp == 12 - (2 + 2 + 3 + 1 - 2)


def test_throwing_hammers_reach_four_squares():
    row = "##########\n#....G.G.#\n##########"
    table = winter(row, {"morkahn": "1,1"}).turn("morkahn")
    assert table.choices("attack", "throwing-hammers") == [
        ("attack", "throwing-hammers", "ranged", "winter-goblin-1")
    ]
    far = winter("##########\n#.....G..#\n##########", {"morkahn": "1,1"}).turn("morkahn")
    assert far.choices("attack", "throwing-hammers") == []


def test_a_frost_brand_in_use_weakens_breath_and_aura_but_not_arrows():
    kit = {"regdar": ["frost-brand"]}
    wolf = winter("#######\n#.f...#\n#######", {"regdar": "1,1"}, items=kit, rolls="Y2 O2")
    assert struck(wolf, "breath", "regdar") == 3
    salamander = winter("#######\n#.s...#\n#######", {"regdar": "1,1"}, items=kit, rolls="Y2 R2")
    assert struck(salamander, "aura", "regdar") == 3
    goblin = winter(
        "#######\n#..G..#\n#######", {"lidda": "1,1"}, items={"lidda": ["frost-brand"]}, rolls="Y2 R2"
    )
    assert struck(goblin, "ranged", "lidda") == 1  # AC 3


def test_a_frost_brand_in_the_knapsack_does_nothing():
    table = winter("#######\n#.f...#\n#######", {"regdar": "1,1"}, items={"regdar": []}, rolls="Y2 O2")
    table.hero("regdar").knapsack.append("frost-brand")
    assert struck(table, "breath", "regdar") == 4


def test_with_an_ice_axe_in_use_climbing_costs_nothing():
    heroes = {"regdar": "4,4"}
    axe = winter(TOWER, heroes, lines=BARE, items={"regdar": ["ice-axe"]}).turn("regdar")
    assert ("walk", axe.square("8,5 top")) in axe.choices("walk")  # 4 squares on the top
    none = winter(TOWER, heroes, lines=BARE, items={"regdar": ["mace"]}).turn("regdar")
    assert ("walk", none.square("8,5 top")) not in none.choices("walk")
    axe.act("walk", "8,5 top")
    assert axe.at("regdar") == "8,5 top"


def test_an_ice_axe_helps_down_as_well():
    table = winter(TOWER, {"regdar": "8,4 top"}, lines=BARE, items={"regdar": ["ice-axe"]}).turn("regdar")
    assert ("walk", table.square("13,4")) in table.choices("walk")
    table.act("walk", "13,4")
    assert table.at("regdar") == "13,4"


def test_a_salamander_spear_reaches_two_squares():
    table = winter("#######\n#..E..#\n#######", {"mialee": "1,1"}, items={"mialee": ["salamander-spear"]})
    table.roll("Y2 P3").turn("mialee").act("attack", "salamander-spear", "melee", "winter-ogre-1")
    assert table.monster("winter-ogre-1").hp == 12 - (2 + 3 - 2)


def test_the_tower_does_not_protect_from_the_bow_of_the_north():
    for bow, left in (("bow-of-the-north", 4 - (4 - 2)), ("huntress-bow", 4 - (4 - 3))):
        table = winter(TOWER, {"lidda": "14,4"}, lines=GUARDED, items={"lidda": [bow]}, rolls="R2 O1 O1")
        table.turn("lidda").act("attack", bow, "ranged", "winter-goblin-1")
        assert table.monster("winter-goblin-1").hp == left


def test_a_sunfire_javelin_is_discarded_after_the_attack():
    table = winter("#######\n#..E..#\n#######", {"jozan": "1,1"}, items={"jozan": ["sunfire-javelin"]})
    table.roll("O2 O2 P3").turn("jozan").act("attack", "sunfire-javelin", "ranged", "winter-ogre-1")
    assert table.monster("winter-ogre-1").hp == 12 - (7 - 2)
    assert table.hero("jozan").items == []
    assert table.state.discard == ["sunfire-javelin"]


# ---- spells


@rule("FA-220")
def test_fly_lets_the_caster_fly_outdoors_until_her_next_turn():
    table = winter("########\n#,,,,,,#\n########", {"mialee": "1,1"}, items={"mialee": ["fly"]})
    table.turn("mialee")
    assert not table.choices("fly")
    table.act("cast", "fly", "mialee")
    assert table.hero("mialee").sp == 4
    table.roll("flight:fly").act("fly").act("6,1")
    assert table.at("mialee") == "6,1"
    table.turn("mialee")
    assert not table.choices("fly")  # it has ended


def test_fly_can_be_cast_on_a_hero_beside_the_caster_but_not_on_one_farther_away():
    table = winter(
        "########\n#,,,,,,#\n########",
        {"mialee": "1,1", "regdar": "2,1", "lidda": "4,1"},
        items={"mialee": ["fly"]},
    ).turn("mialee")
    assert {option[2] for option in table.choices("cast", "fly")} == {"mialee", "regdar"}
    table.act("cast", "fly", "regdar").turn("regdar")
    assert table.choices("fly")


def test_fly_is_not_cast_on_somebody_who_flies_already():
    table = winter(
        "########\n#,,,,,,#\n########",
        {"mialee": "1,1"},
        items={"mialee": ["fly", "wings-of-flying"]},
    ).turn("mialee")
    assert not table.choices("cast")


def test_fire_shield_weakens_attacks_from_afar_and_burns_those_who_hurt_the_caster():
    def cast(drawing: str, rolls: str) -> Dungeon:
        table = winter(drawing, {"mialee": "1,1"}, items={"mialee": ["fire-shield"]})
        table.turn("mialee").act("cast", "fire-shield", "mialee")
        assert table.hero("mialee").sp == 4
        return table.roll(rolls)

    shot = cast("#######\n#..N..#\n#######", "Y2 O2")
    assert struck(shot, "ranged", "mialee") == 0  # 4 - 2 - AC 2
    breath = cast("#######\n#.f...#\n#######", "Y2 O2")
    assert struck(breath, "breath", "mialee") == 2
    aura = cast("#######\n#.s...#\n#######", "Y2 R2")
    assert struck(aura, "aura", "mialee") == 2
    melee = cast("#######\n#.G...#\n#######", "Y1 Y1 O2")
    assert struck(melee, "melee", "mialee") == 2
    assert melee.monster("winter-goblin-1").hp == 3
    miss = cast("#######\n#.G...#\n#######", "Y0 Y0 O1")
    assert struck(miss, "melee", "mialee") == 0
    assert miss.monster("winter-goblin-1").hp == 4


def test_fire_shield_ends_with_the_casters_next_turn_and_is_not_cast_twice():
    table = winter("#######\n#.f...#\n#######", {"mialee": "1,1"}, items={"mialee": ["fire-shield"]})
    table.turn("mialee").act("cast", "fire-shield", "mialee")
    assert not table.choices("cast")
    table.turn("mialee").roll("Y2 O2")
    assert struck(table, "breath", "mialee") == 4


def test_wall_of_fire_burns_all_in_a_line_of_four_and_holds_those_it_hurt():
    table = winter(
        "##########\n#.GE..f..#\n##########", {"mialee": "1,1"}, items={"mialee": ["wall-of-fire"]}
    ).turn("mialee")
    table.monster("winter-goblin-1").hp = 1
    table.roll("O2 O2").act("cast", "wall-of-fire", "east")
    assert table.hero("mialee").sp == 3
    assert table.monsters == ["winter-ogre-1", "winter-wolf-1"]
    assert table.monster("winter-ogre-1").hp == 12 - 2
    assert table.monster("winter-ogre-1").rooted
    assert table.monster("winter-wolf-1").hp == 7  # the fifth square
    assert not table.monster("winter-wolf-1").rooted


def test_wall_of_fire_holds_nobody_whom_it_did_not_hurt():
    table = winter("#######\n#.E...#\n#######", {"mialee": "1,1"}, items={"mialee": ["wall-of-fire"]})
    table.roll("O1 O1").turn("mialee").act("cast", "wall-of-fire", "east")
    assert table.monster("winter-ogre-1").hp == 12
    assert not table.monster("winter-ogre-1").rooted


def test_wall_of_fire_needs_somebody_in_its_line():
    table = winter(
        "#######\n#.....#\n#.G...#\n#######", {"mialee": "1,1"}, items={"mialee": ["wall-of-fire"]}
    )
    assert not table.turn("mialee").choices("cast")


def test_mass_restoration_heals_the_caster_and_every_hero_in_sight():
    table = winter(
        """
        ##########
        #...I....#
        #....#####
        #........#
        ##########
        """,
        {"jozan": "1,1", "regdar": "1,3", "lidda": "7,1", "mialee": "2,1"},
        items={"jozan": ["mass-restoration"]},
        hp={"jozan": 1, "regdar": 1, "lidda": 1, "mialee": 4},
    ).turn("jozan")
    table.act("cast", "mass-restoration", "")
    assert [table.hero(name).hp for name in ("jozan", "regdar", "lidda", "mialee")] == [3, 3, 1, 5]
    assert table.hero("jozan").sp == 1


def test_mass_restoration_is_not_cast_when_nobody_in_sight_is_hurt():
    table = winter(
        "#######\n#..I..#\n#######",
        {"jozan": "1,1", "regdar": "5,1"},
        items={"jozan": ["mass-restoration"]},
        hp={"regdar": 1},
    ).turn("jozan")
    assert not table.choices("cast")


@rule("FA-187")
def test_warmth_lets_a_hero_in_sight_ignore_snow():
    table = winter(
        "##########\n#********#\n##########",
        {"jozan": "1,1", "regdar": "2,1"},
        items={"jozan": ["warmth"], "regdar": []},
    ).turn("jozan")
    table.act("cast", "warmth", "regdar")
    assert table.hero("jozan").sp == 4
    table.turn("regdar")
    assert ("walk", table.square("6,1")) in table.choices("walk")
    table.turn("jozan").turn("regdar")  # it ends when Jozan's next turn starts
    assert ("walk", table.square("6,1")) not in table.choices("walk")


def test_warmth_on_the_caster_counts_for_the_turn_in_which_it_is_cast():
    table = winter("##########\n#********#\n##########", {"jozan": "1,1"}, items={"jozan": ["warmth"]})
    table.turn("jozan")
    assert ("walk", table.square("5,1")) not in table.choices("walk")
    table.act("cast", "warmth", "jozan")
    assert ("walk", table.square("5,1")) in table.choices("walk")
    assert not table.choices("cast")


def test_warmth_weakens_breath_and_aura_but_not_arrows():
    def warm(drawing: str, rolls: str) -> Dungeon:
        table = winter(drawing, {"jozan": "1,1"}, items={"jozan": ["warmth"]}, rolls=rolls)
        return table.turn("jozan").act("cast", "warmth", "jozan")

    assert struck(warm("#######\n#.f...#\n#######", "Y2 O2"), "breath", "jozan") == 2
    assert struck(warm("#######\n#.s...#\n#######", "Y2 R2"), "aura", "jozan") == 2
    assert struck(warm("#######\n#..N..#\n#######", "Y2 O2"), "ranged", "jozan") == 1  # AC 3


def test_a_spell_that_was_not_cast_does_nothing():
    table = winter(
        "#######\n#*f***#\n#######",
        {"jozan": "1,1"},
        items={"jozan": ["warmth", "fly"]},
        rolls="Y2 O2",
    )
    assert struck(table, "breath", "jozan") == 4
    table.turn("jozan")
    assert not table.choices("fly")


def test_sunburst_hits_every_monster_within_two_squares_of_a_square():
    table = winter(
        """
        ##########
        #........#
        #.G.....E#
        #........#
        #...E....#
        ##########
        """,
        {"jozan": "1,1", "lidda": "2,3"},
        items={"jozan": ["sunburst"]},
    ).turn("jozan")
    table.roll("O2 O2").act("cast", "sunburst", table.square("2,2"))
    assert table.hero("jozan").sp == 2
    assert table.monster("winter-goblin-1").hp == 2
    hurt = {monster.square: monster.hp for monster in table.state.monsters if monster.kind == "winter-ogre"}
    assert hurt == {table.square("4,4"): 10, table.square("8,2"): 12}
    assert table.hero("lidda").hp == 6


def test_sunburst_needs_a_monster_in_reach():
    table = winter("##########\n#...I..G.#\n##########", {"jozan": "1,1"}, items={"jozan": ["sunburst"]})
    assert not table.turn("jozan").choices("cast")


# ---- artifacts


@rule("FA-180", "FA-220")
def test_wings_of_flying_let_their_wearer_fly_outdoors_only():
    kit = {"regdar": ["wings-of-flying"]}
    table = winter("########\n#,,,,,,#\n########", {"regdar": "1,1"}, items=kit).turn("regdar")
    table.roll("flight:fly").act("fly").act("6,1")
    assert table.at("regdar") == "6,1"
    indoors = winter("########\n#......#\n########", {"regdar": "1,1"}, items=kit).turn("regdar")
    assert not indoors.choices("fly")
    without = winter("########\n#,,,,,,#\n########", {"regdar": "1,1"}).turn("regdar")
    assert not without.choices("fly")


def test_wings_of_flying_come_from_a_special_chest_only():
    assert ITEMS["wings-of-flying"].special == "winter-4"


@rule("FA-187")
def test_snow_shoes_let_their_wearer_ignore_snow():
    snow = "##########\n#********#\n##########"
    shoes = winter(snow, {"regdar": "1,1"}, items={"regdar": ["snow-shoes"]}).turn("regdar")
    assert ("walk", shoes.square("5,1")) in shoes.choices("walk")
    bare = winter(snow, {"regdar": "1,1"}, items={"regdar": []}).turn("regdar")
    assert ("walk", bare.square("5,1")) not in bare.choices("walk")


@rule("FA-169", "FA-171", "FA-173", "FA-222")
@pytest.mark.parametrize(
    ("letter", "kind", "rolls", "lost"),
    [
        ("N", "ranged", "Y2 O2", 0),
        ("f", "breath", "Y2 O2", 2),
        ("s", "aura", "Y2 R2", 2),
        ("f", "melee", "Y2 O2 O2", 3),
    ],
)
def test_a_winter_fur_cloak_weakens_whatever_comes_from_afar(letter, kind, rolls, lost):
    table = winter(
        f"#######\n#.{letter}...#\n#######",
        {"lidda": "1,1"},
        items={"lidda": ["winter-fur-cloak"]},
        rolls=rolls,
    )
    assert struck(table, kind, "lidda") == lost


@rule("FA-222")
def test_a_dragonscale_shield_adds_to_armour_and_weakens_breath_alone():
    def attack(letter: str, kind: AttackKind, rolls: str) -> int:
        kit = {"jozan": ["dragonscale-shield"]}
        table = winter(f"#######\n#.{letter}...#\n#######", {"jozan": "1,1"}, items=kit, rolls=rolls)
        return struck(table, kind, "jozan")

    assert attack("f", "melee", "Y2 O2 O2") == 6 - (3 + 1)
    assert attack("f", "breath", "Y2 O2") == 3
    assert attack("s", "aura", "Y2 R2") == 4


def test_a_circlet_of_flame_adds_a_sword_to_spell_attacks_only():
    kit = {"mialee": ["circlet-of-flame", "scorching-ray", "moonbow"]}
    drawing = "#######\n#..E..#\n#######"
    ray = winter(drawing, {"mialee": "1,1"}, items=kit, rolls="Y0 O2 O2").turn("mialee")
    ray.act("attack", "scorching-ray", "ranged", "winter-ogre-1")
    assert ray.monster("winter-ogre-1").hp == 12 - (4 + 1 - 2)
    bow = winter(drawing, {"mialee": "1,1"}, items=kit, rolls="O2 O2 S-").turn("mialee")
    bow.act("attack", "moonbow", "ranged", "winter-ogre-1")
    assert bow.monster("winter-ogre-1").hp == 12 - (4 - 2)


# ---- potions


@rule("FA-220")
def test_a_potion_of_flight_lets_its_drinker_fly_in_this_turn():
    table = winter("########\n#,,,,,,#\n########", {"lidda": "1,1"}, items={"lidda": ["flight", "flight"]})
    table.turn("lidda")
    assert not table.choices("fly")
    table.act("potion", "lidda", "flight")
    assert not table.choices("potion")  # a second one would change nothing
    table.roll("flight:fly").act("fly").act("6,1")
    assert table.at("lidda") == "6,1"
    assert table.hero("lidda").knapsack == ["flight"]
    table.turn("lidda")
    assert not table.choices("fly")


def test_a_potion_of_flight_is_drunk_in_ones_own_turn():
    table = winter(
        "########\n#,,,,,,#\n########", {"lidda": "1,1", "regdar": "2,1"}, items={"lidda": ["flight"]}
    ).turn("regdar")
    assert not table.choices("potion", "lidda")


def test_a_fire_draught_adds_three_swords_to_the_next_melee_weapon_attack():
    table = winter(
        "#######\n#.E.E.#\n#######",
        {"morkahn": "1,1"},
        items={"morkahn": ["maul-of-the-north", "fire-draught"]},
    ).turn("morkahn")
    table.act("potion", "morkahn", "fire-draught")
    table.roll("O1 O1 P1").act("attack", "maul-of-the-north", "melee", "winter-ogre-1")
    assert table.monster("winter-ogre-1").hp == 12 - (3 + 1 + 3 - 2)
    table.roll("O1 O1 P1").act("attack", "maul-of-the-north", "melee", "winter-ogre-1")
    assert table.monster("winter-ogre-1").hp == 7 - (3 + 1 - 2)


def test_a_fire_draught_does_not_help_a_shot():
    table = winter(
        "#######\n#..E..#\n#######",
        {"morkahn": "1,1"},
        items={"morkahn": ["throwing-hammers", "fire-draught"]},
    ).turn("morkahn")
    table.act("potion", "morkahn", "fire-draught")
    table.roll("R1 O1").act("attack", "throwing-hammers", "ranged", "winter-ogre-1")
    assert table.monster("winter-ogre-1").hp == 12


def test_a_warm_brew_gives_three_hit_points_back():
    table = winter(
        "#######\n#.....#\n#######", {"regdar": "1,1"}, items={"regdar": ["warm-brew"]}, hp={"regdar": 2}
    )
    table.turn("regdar").act("potion", "regdar", "warm-brew")
    assert table.hero("regdar").hp == 5
    assert table.state.discard == ["warm-brew"]


def test_a_warm_brew_is_not_drunk_unhurt_but_may_be_drunk_before_an_attack_is_rolled():
    kit = {"regdar": ["warm-brew"]}
    well = winter("#######\n#.....#\n#######", {"regdar": "1,1"}, items=kit).turn("regdar")
    assert not well.choices("potion")
    table = winter("#######\n#.f...#\n#######", {"regdar": "1,1"}, items=kit, hp={"regdar": 1}, rolls="Y2 O1")
    table.happen(lambda s: monster_attacks(s, s.monsters[0], "breath", ["regdar"]))
    table.act("potion", "regdar", "warm-brew")
    assert table.hero("regdar").hp == 1


@rule("FA-085")
def test_an_elixir_of_life_brings_a_hero_beside_the_user_back():
    table = winter(
        "#######\n#.....#\n#######",
        {"regdar": "1,1", "mialee": "2,1"},
        items={"regdar": ["elixir-of-life"]},
        dead=["mialee"],
    ).turn("regdar")
    table.act("potion", "regdar", "elixir-of-life")
    assert not table.hero("mialee").dead
    assert (table.hero("mialee").hp, table.hero("mialee").sp) == (4, 4)
    assert table.at("mialee") == "2,1"


def test_an_elixir_of_life_does_not_reach_farther():
    table = winter(
        "#######\n#.....#\n#######",
        {"regdar": "1,1", "mialee": "3,1"},
        items={"regdar": ["elixir-of-life"]},
        dead=["mialee"],
    ).turn("regdar")
    assert not table.choices("potion")


# ---- booby trap


@rule("FA-043")
def test_an_ice_burst_hurts_the_opener_and_every_figure_within_one_square():
    table = winter(
        """
        #########
        #G......#
        #.C.....#
        #...E...#
        #########
        """,
        {"regdar": "2,3", "lidda": "3,3", "jozan": "5,1"},
        lines="- chests: 1 ordinary",
        deck=["ice-burst"],
    ).turn("regdar")
    table.act("walk", "2,2")
    assert [table.hero(name).hp for name in ("regdar", "lidda", "jozan")] == [7, 5, 6]
    assert table.monster("winter-goblin-1").hp == 3
    assert table.monster("winter-ogre-1").hp == 12
    assert table.state.discard == ["ice-burst"]


# ---- monsters

CARDS = {
    "winter-goblin": (6, 4, 2, 5, "YYO", "YR", "", ""),
    "winter-gnoll": (5, 7, 2, 4, "ROO", "YO", "", ""),
    "winter-ogre": (4, 12, 2, 3, "OOP", "", "", ""),
    "winter-wolf": (3, 7, 2, 6, "YOO", "", "YO", ""),
    "frost-salamander": (2, 10, 3, 4, "ROP", "", "", "YR"),
    "goblin-marauder": (2, 6, 2, 5, "YRO", "YO", "", ""),
    "white-dragon": (1, 16, 3, 4, "ROOP", "", "RO", ""),
    "skraethor": (1, 24, 3, 4, "YOOP", "", "RO", ""),
}


@rule("FA-161")
@pytest.mark.parametrize("kind", CARDS)
def test_the_numbers_of_each_winter_monster(kind):
    card = MONSTERS[kind]
    found = (card.cards, card.hp, card.ac, card.move, card.melee, card.ranged, card.breath, card.aura)
    assert found == CARDS[kind]
    assert card.set == "winter"


@rule("FA-161")
def test_a_winter_goblin_has_a_card_of_its_own_and_is_no_goblin():
    table = winter(
        "#######\n#.G...#\n#######", {"regdar": "1,1"}, win="defeat_all: Goblin", hp={"winter-goblin-1": 1}
    )
    assert table.state.layout.win[0].what == ("goblin",)
    assert table.monster("winter-goblin-1").card is not MONSTERS["goblin"]
    assert table.monster("winter-goblin-1").card.ac == 2


@pytest.mark.parametrize("kind", ["goblin-marauder", "white-dragon", "skraethor"])
def test_marauders_and_dragons_fly(kind):
    assert MONSTERS[kind].flies
    assert [each.id for each in MONSTERS.values() if each.flies] == [
        "goblin-marauder", "white-dragon", "skraethor",
    ]  # fmt: skip
