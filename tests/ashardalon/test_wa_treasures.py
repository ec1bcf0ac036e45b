"""The Treasure cards: what each of the 33 does for its owner."""

import pytest

from questboard.games.adventure.board import NORTH, Edge
from questboard.games.adventure.rules.combat import armor_class
from questboard.games.adventure.rules.exploring import place_tile
from questboard.games.adventure.rules.movement import speed
from questboard.games.adventure.state import OFF, Deck, Object, Packet, RowCard, Token, Turn
from questboard.testing.rule import rule
from tests.adventure.crypt import crypt, first_thought, square

EAST = ["1 north t-junction", "3 east plain-passage-a", "4 east plain-passage-b", "5 east plain-passage-c"]
"""Tiles 3, 4, 5 and 6: one to four tiles away from tile 1."""
DUO = ["heskan", "quinn"]
DRAKE = "rage-drake-1"


def owner(*items, heroes=("heskan",), powers=("ray-of-frost",), place="1b2", **position):
    """Heskan with some items, in the west half of the Start tile."""
    at = {"heskan": place, **position.pop("at", {})}
    table = crypt(heroes, at=at, items={"heskan": items}, powers={"heskan": powers}, **position)
    table.hero("heskan").used.append("hurled-breath")
    return table


def bonus(table):
    """The bonus of the last attack of a Hero."""
    return table.told("attacks")[-1].facts["bonus"]


def tiles_offered(table):
    """The numbers of the tiles on which the offered squares lie."""
    return sorted({(option >> 4) + 1 for option in table.ask.options})


def frost(*items, monster="rage-drake", there="1c1", die=12, **position):
    """Heskan's Ray of Frost, at +7 and for 1 damage, against a Monster somewhere."""
    table = owner(*items, tiles=EAST, monsters=[(monster, there)], dice=[die], **position)
    table.hero_phase("heskan").answer("use Ray of Frost")
    return table


# ---- bonuses: the swords, the staff, shields, boots

ADJACENT, ON_TILE, ONE_TILE, TWO_TILES = "1c2", "1d3", "3b3", "4b2"


@rule("WA-150")
@pytest.mark.parametrize(
    ("item", "there", "expected"),
    [
        ("magic-sword-1", ADJACENT, 8),
        ("magic-sword-1", ON_TILE, 7),
        ("magic-sword-2", ADJACENT, 9),
        ("magic-sword-2", ON_TILE, 7),
        ("dragontooth-pick", ADJACENT, 8),
        ("dragontooth-pick", ON_TILE, 7),
        ("vorpal-sword", ADJACENT, 9),
        ("vorpal-sword", ON_TILE, 7),
        ("staff-of-the-elements", ADJACENT, 9),
        ("staff-of-the-elements", ONE_TILE, 9),
        ("staff-of-the-elements", TWO_TILES, 7),
    ],
)
def test_weapons_add_to_attack_rolls_in_their_reach(item, there, expected):
    assert bonus(frost(item, monster="grell", there=there, die=1)) == expected


@rule("WA-151")
def test_only_the_best_attack_bonus_of_items_counts():
    items = ("magic-sword-1", "magic-sword-2", "staff-of-the-elements")
    assert bonus(frost(*items, monster="grell", there=ADJACENT, die=1)) == 9


@rule("WA-150")
@pytest.mark.parametrize(
    ("item", "expected"),
    [
        ("amulet-of-protection", 15),
        ("shield-of-protection", 15),
        ("throwing-shield", 16),
        ("blessed-shield", 16),
    ],
)
def test_shields_and_the_amulet_add_to_the_ac_of_their_owner(item, expected):
    table = owner(item, heroes=DUO, at={"quinn": "2b1"})
    assert armor_class(table.state, 0) == expected
    assert armor_class(table.state, 1) == 16


@rule("WA-151")
def test_only_the_best_ac_bonus_of_items_counts_and_others_add_to_it():
    table = owner("amulet-of-protection", "throwing-shield", "shield-of-protection", "blessed-shield")
    assert armor_class(table.state, 0) == 16
    table.hero("heskan").notes["mirror-image"] = 1
    assert armor_class(table.state, 0) == 18


@rule("WA-151")
def test_the_blessed_shield_covers_everybody_on_the_owners_tile_while_the_owner_stands():
    table = owner("blessed-shield", heroes=DUO, at={"quinn": "1a1"})
    assert armor_class(table.state, 1) == 18
    table.hero("quinn").items.append("amulet-of-protection")
    assert armor_class(table.state, 1) == 18  # one bonus of an item, the best
    table.hero("heskan").hp = 0
    assert armor_class(table.state, 1) == 17


def test_boots_of_striding_add_1_to_the_speed():
    assert speed(owner("boots-of-striding").state, 0) == 7


# ---- more damage


@rule("WA-231")
@pytest.mark.parametrize(
    ("item", "die", "there", "damage"),
    [
        ("gauntlets-of-ogre-power", 10, "1c1", 2),
        ("gauntlets-of-ogre-power", 10, "3b2", 1),
        ("gauntlets-of-ogre-power", 1, "1c1", 0),
        ("dragontooth-pick", 19, "1c1", 2),
        ("dragontooth-pick", 18, "1c1", 1),
        ("dragontooth-pick", 19, "3b2", 1),
        ("vorpal-sword", 18, "1c1", 2),
        ("vorpal-sword", 17, "1c1", 1),
        ("vorpal-sword", 18, "3b2", 1),
    ],
)
def test_some_weapons_deal_more_damage_to_adjacent_monsters_they_hit(item, die, there, damage):
    assert frost(item, there=there, die=die).figure(DRAKE).damage == damage


@rule("WA-231")
def test_damage_bonuses_of_several_sources_add_up():
    items = ("gauntlets-of-ogre-power", "dragontooth-pick", "vorpal-sword")
    table = frost(*items, die=20, level={"heskan": 2})
    assert table.figure(DRAKE).damage == 1 + 3 + 1  # the items and the critical attack


@rule("WA-231")
def test_items_never_raise_miss_damage():
    table = owner("gauntlets-of-ogre-power", powers=["spectral-ram"], monsters=[("grell", "1c2")], dice=[1])
    table.hero_phase("heskan").answer("use Spectral Ram")
    assert table.figure("grell-1").damage == 1


# ---- the Dwarven Hammer


def hammering(**position):
    """Heskan with the Dwarven Hammer and a Monster next to him."""
    return owner("dwarven-hammer", monsters=[("grell", "1c2")], dice=[1], **position).hero_phase("heskan")


def test_dwarven_hammer_gives_3_to_an_owner_who_does_not_move_in_this_hero_phase():
    table = hammering().answer("use Ray of Frost", "Dwarven Hammer")
    assert bonus(table) == 10
    assert table.over  # no move is left to him


def test_dwarven_hammer_gives_1_to_an_owner_who_wants_to_move_later():
    table = hammering().answer("use Ray of Frost", "pass")
    assert bonus(table) == 8
    assert "move to 1a1" in table.options


def test_dwarven_hammer_gives_1_to_an_owner_who_has_moved():
    table = hammering().answer("move to 1b1", "use Ray of Frost")
    assert bonus(table) == 8


@rule("WA-263")
def test_dwarven_hammer_forbids_moves_that_cards_allow_too():
    table = crypt(
        ["tarak"],
        at={"tarak": "1b2"},
        items={"tarak": ["dwarven-hammer", "potion-of-speed"]},
        powers={"tarak": ["distracting-jab"]},
        monsters=[("grell", "1c2")],
        dice=[1],
    )
    table.hero_phase("tarak").answer("use Distracting Jab", "Dwarven Hammer")
    assert bonus(table) == 10
    assert table.over
    assert table.standing_on("tarak") == "1b2"


def test_dwarven_hammer_needs_an_adjacent_target_in_the_owners_own_hero_phase():
    table = owner("dwarven-hammer", monsters=[("grell", "1d3")], dice=[1])
    assert bonus(table.hero_phase("heskan").answer("use Ray of Frost")) == 7


# ---- attacks of items


@rule("WA-263")
def test_crossbow_of_speed_attacks_instead_of_a_move():
    table = owner("crossbow-of-speed", tiles=EAST, monsters=[("grell", "3b3")], dice=[11, 15])
    table.hero_phase("heskan").answer("use Crossbow of Speed")
    assert bonus(table) == 4
    assert table.figure("grell-1").damage == 1
    assert (table.state.turn.actions, table.state.turn.attacked) == (1, False)
    table.answer("use Ray of Frost")
    assert "grell-1" not in table.state.figures


def test_crossbow_of_speed_is_the_one_action_of_a_dazed_owner_and_reaches_1_tile():
    table = owner("crossbow-of-speed", conditions={"heskan": ["dazed"]}, monsters=[("rage-drake", "1c1")])
    assert table.hero_phase("heskan").answer("use Crossbow of Speed").over
    table = owner("crossbow-of-speed", tiles=EAST, monsters=[("grell", "4b2")])
    assert "use Crossbow of Speed" not in table.hero_phase("heskan").options


def test_ring_of_shooting_stars_attacks_within_2_tiles_without_an_action_and_is_flipped():
    table = owner("ring-of-shooting-stars", tiles=EAST, monsters=[("grell", "4b2")], dice=[7])
    table.hero_phase("heskan").answer("use Ring of Shooting Stars")
    assert (bonus(table), table.figure("grell-1").damage) == (8, 1)
    assert table.state.turn.actions == 0
    assert "ring-of-shooting-stars" in table.hero("heskan").used


def test_throwing_shield_attacks_within_2_tiles_once_in_each_hero_phase():
    table = owner("throwing-shield", tiles=EAST, monsters=[("grell", "4b2")], dice=[9, 8])
    table.hero_phase("heskan").answer("use Throwing Shield")
    assert (bonus(table), table.figure("grell-1").damage) == (6, 1)
    assert table.state.turn.actions == 0
    assert "use Throwing Shield" not in table.options
    refused = {refusal.option[1]: refusal.reason for refusal in table.refused}
    assert refused["throwing-shield"] == "it has been used in this Hero Phase already"
    table.answer("end the Hero Phase")
    table.state.turn = Turn()
    assert "use Throwing Shield" in table.hero_phase("heskan").options


# ---- Bracers of Defense


def test_bracers_of_defense_take_1_from_the_damage_of_an_attack_and_are_flipped():
    table = owner("bracers-of-defense", monsters=[("cave-bear", "1d1")], dice=[15, 15])
    table.activate("cave-bear-1").answer("Bracers of Defense")
    assert table.hero("heskan").hp == 5
    table.activate("cave-bear-1")
    assert table.hero("heskan").hp == 3


def test_bracers_of_defense_work_on_miss_damage_and_leave_conditions():
    table = owner("bracers-of-defense", monsters=[("grell", "1b1")], dice=[1])
    table.activate("grell-1").answer("Bracers of Defense")
    assert table.hero("heskan").hp == 6
    table = owner("bracers-of-defense", monsters=[("grell", "1b1")], dice=[15])
    table.activate("grell-1").answer("Bracers of Defense")
    assert (table.hero("heskan").hp, table.hero("heskan").conditions) == (6, ["poisoned"])


def test_bracers_of_defense_do_nothing_about_damage_without_an_attack():
    table = owner("bracers-of-defense").draw_encounter("heskan", "unbearable-heat")
    assert table.over
    assert table.hero("heskan").hp == 5


@rule("WA-150")
def test_of_two_copies_of_an_item_the_second_can_be_used_when_the_first_lies_face_down():
    hero = owner("bracers-of-defense").hero("heskan")
    hero.items.append("bracers-of-defense")
    assert hero.ready("bracers-of-defense")
    hero.used.append("bracers-of-defense")
    assert hero.ready("bracers-of-defense")
    hero.used.append("bracers-of-defense")
    assert not hero.ready("bracers-of-defense")


# ---- Box of Caltrops


@rule("WA-189")
def test_caltrops_hurt_a_monster_that_ends_its_move_on_them_and_the_owner_gets_the_treasure():
    table = owner(
        "box-of-caltrops",
        heroes=DUO,
        place="1a1",
        at={"quinn": "2d3"},
        monsters=[("human-cultist", "1d3")],
        treasures=["amulet-of-protection"],
        auto_ties=True,
    )
    table.hero_phase("heskan").answer("use Box of Caltrops")
    assert tiles_offered(table) == [1]
    table.answer("1b1", "1a2")
    assert "1b1" not in table.options
    table.answer("1b2", "end the Hero Phase")
    assert table.hero("heskan").items == []
    table.activate("human-cultist-1", active="quinn").answer("Heskan")
    assert not table.told("attacked")
    assert table.hero("heskan").items == ["amulet-of-protection"]
    assert len(table.state.tokens) == 2


@rule("WA-257")
def test_caltrops_do_nothing_to_a_monster_under_which_they_are_put_and_there_are_only_3():
    table = owner("box-of-caltrops", monsters=[("snake", "1c2")])
    table.state.tokens["box-of-caltrops-9"] = Token("box-of-caltrops", square("2a1"), owner=0)
    table.hero_phase("heskan").answer("use Box of Caltrops", "1c2", "1a1", "1b1")
    assert "snake-1" in table.state.figures
    assert [token.square for token in table.state.tokens.values()] == [
        square(name) for name in ("1c2", "1a1", "1b1")
    ]


# ---- Elven Cloak


def cloaked(*stack, heroes=("heskan", "quinn", "vistra")):
    """Heskan with the Elven Cloak, along an unexplored edge."""
    table = owner(
        "elven-cloak",
        heroes=heroes,
        place="1a2",
        at={"quinn": "2a1", "vistra": "2b1"},
        stack=stack,
        monster_deck=["grell", "snake"],
    )
    return table.explore("heskan")


def test_elven_cloak_has_the_player_on_the_left_draw_and_keep_the_monster():
    table = cloaked("left-hall").answer("Elven Cloak")
    assert [[card.name for card in hero.row] for hero in table.state.heroes] == [[], ["grell"], []]
    assert table.figure("grell-1").tile == 2
    assert table.hero("heskan").items == ["elven-cloak"]
    assert table.hero("heskan").ready("elven-cloak")


def test_the_drawer_goes_by_the_cards_in_that_players_row():
    table = owner(
        "elven-cloak",
        heroes=DUO,
        place="1a2",
        at={"quinn": "2a1"},
        monsters=[("grell", "2d3", "quinn")],
        stack=["left-hall"],
        monster_deck=["grell", "snake"],
    )
    table.explore("heskan").answer("Elven Cloak")
    assert [card.name for card in table.hero("quinn").row] == ["grell", "snake"]


def test_elven_cloak_works_once_in_an_exploration_phase():
    table = cloaked("long-hallway-white", "left-hall").answer("Elven Cloak")
    assert table.over
    assert [[card.name for card in hero.row] for hero in table.state.heroes] == [["snake"], ["grell"], []]


def test_elven_cloak_does_nothing_in_a_solo_game_and_for_other_explorers():
    assert cloaked("left-hall", heroes=["heskan"]).over
    table = owner("elven-cloak", heroes=DUO, at={"quinn": "2d2"}, stack=["left-hall"])
    assert table.explore("quinn").over


# ---- Lucky Charm


def test_lucky_charm_rolls_a_missed_attack_again_and_is_discarded():
    table = owner("lucky-charm", monsters=[("grell", "1c2")], dice=[1, 15])
    table.hero_phase("heskan").answer("use Ray of Frost", "Lucky Charm")
    assert table.figure("grell-1").damage == 1
    assert table.hero("heskan").items == []
    assert table.state.treasure_deck.discard == ["lucky-charm"]


def test_lucky_charm_rolls_a_monsters_die_again_and_the_new_result_stands():
    table = owner(
        "lucky-charm",
        heroes=DUO,
        at={"quinn": "2c1"},
        monsters=[("kobold-dragonshield", "2d1")],
        dice=[18, 19],
    )
    table.activate("kobold-dragonshield-1", active="quinn")
    assert table.asked == table.seat("heskan")
    table.answer("Lucky Charm")
    assert table.hero("quinn").hp == 7


def test_two_lucky_charms_roll_the_same_die_twice():
    table = owner("lucky-charm", "lucky-charm", monsters=[("kobold-dragonshield", "1b1")], dice=[18, 19, 1])
    table.activate("kobold-dragonshield-1").answer("Lucky Charm", "Lucky Charm")
    assert table.hero("heskan").hp == 6


@rule("WA-251")
def test_lucky_charm_may_be_used_after_any_roll_good_or_bad():
    table = owner("lucky-charm", monsters=[("grell", "1c2")], dice=[15])
    table.hero_phase("heskan").answer("use Ray of Frost")
    assert (
        table.prompt
        == "Heskan rolls 15 + 7 = 22 against AC 15: a hit. Have it rolled again with Lucky Charm?"
    )
    table.answer("pass")
    assert table.figure("grell-1").damage == 1
    assert table.hero("heskan").items == ["lucky-charm"]
    table = owner("lucky-charm", conditions={"heskan": ["poisoned"]}, dice=[9, 10])
    table.end_hero_phase("heskan").answer("Lucky Charm")
    assert table.hero("heskan").conditions == []
    table = owner("lucky-charm", monsters=[("bellax", "1b1")], dice=[10, 1, 1])
    table.activate("bellax-1").answer("Lucky Charm")
    assert table.told("attacked")[0].facts["attack"] == "Anti-Magic Ray"


@rule("WA-251", "WA-229")
def test_a_hit_may_be_rolled_again_in_the_hope_of_a_natural_20():
    table = crypt(
        ["vistra"],
        at={"vistra": "1b2"},
        items={"vistra": ["magic-sword-2", "lucky-charm"]},
        monsters=[("orc-archer", "1c2")],
        experience=["gibbering-mouther", "grell"],
        treasures=["elven-cloak"],
        dice=[5, 20],
    )
    table.hero_phase("vistra").answer("use Sure Strike", "Lucky Charm")  # +13 against AC 13: any die hits
    assert "orc-archer-1" not in table.state.figures
    assert table.prompt == "Pay 5 of 6 Experience to bring Vistra to level 2?"


def test_a_hurried_player_rolls_again_what_went_wrong_and_not_what_went_well():
    for die, thought in ((1, "Lucky Charm"), (15, "pass")):
        table = owner("lucky-charm", monsters=[("grell", "1c2")], dice=[die])
        table.hero_phase("heskan").answer("use Ray of Frost")
        assert first_thought(table) == thought
        table = owner("lucky-charm", monsters=[("bellax", "1b1")], dice=[die])
        assert first_thought(table.activate("bellax-1")) == "pass", "it only picks a ray"


@rule("WA-229")
def test_the_die_that_finally_stands_is_the_natural_20():
    table = owner(
        "lucky-charm",
        monsters=[("grell", "1c2")],
        experience=["gibbering-mouther", "grell"],
        dice=[1, 20],
    )
    table.hero_phase("heskan").answer("use Ray of Frost", "Lucky Charm")
    assert table.prompt == "Pay 5 of 5 Experience to bring Heskan to level 2?"


# ---- Pearl of Power, Potion of Rejuvenation


def test_pearl_of_power_flips_up_a_used_power_or_another_item():
    table = owner("pearl-of-power", "ring-of-shooting-stars")
    table.hero("heskan").used.append("ring-of-shooting-stars")
    table.hero_phase("heskan").answer("use Pearl of Power")
    assert table.options == ["Hurled Breath", "Ring of Shooting Stars"]
    table.answer("Ring of Shooting Stars")
    assert table.hero("heskan").used == ["hurled-breath", "pearl-of-power"]
    assert "use Pearl of Power" not in table.options


def test_pearl_of_power_needs_something_to_flip():
    table = owner("pearl-of-power")
    table.hero("heskan").used.clear()
    assert "use Pearl of Power" not in table.hero_phase("heskan").options


def test_potion_of_rejuvenation_flips_up_a_power_and_no_item():
    table = owner("potion-of-rejuvenation", "ring-of-shooting-stars", powers=["shock-sphere"])
    table.hero("heskan").used.extend(["ring-of-shooting-stars", "shock-sphere"])
    table.hero_phase("heskan").answer("use Potion of Rejuvenation")
    assert table.options == ["Hurled Breath", "Shock Sphere"]
    table.answer("Shock Sphere")
    assert table.hero("heskan").used == ["hurled-breath", "ring-of-shooting-stars"]
    assert table.hero("heskan").items == ["ring-of-shooting-stars"]


# ---- potions of Healing, Recovery and Speed


@rule("WA-054", "WA-114")
def test_potion_of_healing_gives_2_hit_points_to_the_owner_or_an_adjacent_hero():
    trio = ["heskan", "quinn", "vistra"]
    hurt = {"heskan": 5, "quinn": 0, "vistra": 1}
    table = owner(
        "potion-of-healing", "potion-of-healing", heroes=trio, at={"quinn": "1b1", "vistra": "2c1"}, hp=hurt
    )
    table.hero_phase("heskan").answer("use Potion of Healing")
    assert table.options == ["Heskan", "Quinn"]
    table.answer("Quinn")
    assert table.hero("quinn").standing
    assert table.hero("quinn").hp == 2
    table.answer("use Potion of Healing", "Heskan")
    assert table.hero("heskan").hp == 6
    assert table.state.treasure_deck.discard == ["potion-of-healing"] * 2
    assert table.state.turn.actions == 0


@rule("WA-254")
def test_a_potion_is_of_no_use_to_the_healthy():
    assert "use Potion of Healing" not in owner("potion-of-healing").hero_phase("heskan").options


@rule("WA-267")
def test_a_hero_off_the_board_is_told_why_other_items_are_of_no_use():
    table = owner("ring-of-shooting-stars", "potion-of-healing", hp={"heskan": 2})
    table.hero("heskan").square, table.hero("heskan").away = -1, "pit"
    refused = {refusal.option[1]: refusal.reason for refusal in table.hero_phase("heskan").refused}
    assert refused["ring-of-shooting-stars"] == "its owner is off the board"
    assert "potion-of-healing" not in refused


def test_a_hero_off_the_board_still_drinks_what_is_for_the_owner_alone():
    table = owner("potion-of-healing", "potion-of-speed", hp={"heskan": 3})
    table.hero("heskan").square, table.hero("heskan").away = OFF, "pit"
    table.hero_phase("heskan")
    assert table.options == ["use Potion of Healing", "end the Hero Phase"]
    table.answer("use Potion of Healing")
    assert table.hero("heskan").hp == 5


@rule("WA-087")
def test_potion_of_recovery_ends_a_condition_in_the_owners_hero_phase():
    table = owner(
        "potion-of-recovery", conditions={"heskan": ["dazed", "poisoned"]}, monsters=[("grell", "1c2")]
    )
    table.hero_phase("heskan").answer("move to 1b1", "use Potion of Recovery", "Dazed")
    assert table.hero("heskan").conditions == ["poisoned"]
    assert "use Ray of Frost" in table.options


@rule("WA-266")
def test_potion_of_recovery_helps_an_adjacent_hero_at_once_in_any_turn():
    for place, asked in (("1a1", True), ("1d3", False)):
        table = owner(
            "potion-of-recovery",
            heroes=DUO,
            place=place,
            at={"quinn": "1b2"},
            monsters=[("grell", "1c2")],
            dice=[15],
            auto_ties=True,
        )
        table.state.figures["grell-1"].square = square("1a3")
        table.activate("grell-1", active="quinn")
        assert table.over != asked
        if asked:
            table.answer("Potion of Recovery")
            assert table.hero("quinn").conditions == []
            assert table.hero("heskan").items == []


@rule("WA-266")
def test_potion_of_recovery_helps_the_owner_in_a_villain_phase():
    table = owner("potion-of-recovery", monsters=[("snake", "1b1")], dice=[15], auto_ties=True)
    table.activate("snake-1").answer("Potion of Recovery")
    assert table.hero("heskan").conditions == []


@rule("WA-089", "WA-266")
def test_potion_of_recovery_comes_too_late_for_the_poison_of_a_hero_phase_that_has_begun():
    table = owner("potion-of-recovery", heroes=DUO, place="1a1", at={"quinn": "1b2"})
    table.state.markers["volcanic-vapors"] = [0]
    table.start_turn("quinn")
    assert table.asked == table.seat("heskan")
    assert table.hero("quinn").hp == 7
    table.answer("Potion of Recovery")
    assert table.hero("quinn").conditions == []


@rule("WA-266")
def test_in_its_owners_hero_phase_the_menu_offers_the_potion_of_recovery_and_nothing_else_does():
    table = owner("potion-of-recovery", conditions={"heskan": ["poisoned"]}).start_turn("heskan")
    assert table.prompt == "What does Heskan do?"
    assert table.hero("heskan").hp == 5
    assert "use Potion of Recovery" in table.options


def test_potion_of_speed_is_a_move_besides_the_actions_even_while_dazed():
    table = owner("potion-of-speed", conditions={"heskan": ["dazed"]})
    table.hero_phase("heskan").answer("use Potion of Speed", "2d2")
    assert table.standing_on("heskan") == "2d2"
    assert table.state.turn.actions == 0
    assert "move to 2c2" in table.options


def test_potion_of_speed_does_not_get_a_hero_out_of_the_cage():
    table = owner("potion-of-speed", curses={"heskan": ["cage"]})
    assert "use Potion of Speed" not in table.hero_phase("heskan").options


# ---- Thieves' Tools


@rule("WA-234")
def test_thieves_tools_add_4_to_rolls_that_disable_a_trap():
    for items, die, gone in ((["thieves-tools"], 6, True), (["thieves-tools"], 5, False), ([], 9, False)):
        table = owner(*items, dice=[die]).draw_encounter("heskan", "rolling-boulder")
        table.hero_phase("heskan").answer("disable Rolling Boulder instead of attacking")
        assert ("rolling-boulder" not in table.state.markers) == gone


@rule("WA-234")
def test_thieves_tools_help_with_neither_locks_nor_the_cage():
    table = owner("thieves-tools", dice=[9], doors=True)
    state = table.state
    state.door_tokens = Deck([Packet(["locked"], [])], [])
    place_tile(state, "passage-with-north-door", Edge(0, NORTH))
    state.heroes[0].square = square("3b2")
    table.hero_phase("heskan").answer(
        "open the door of tile 3", "unlock the door of tile 3 instead of attacking"
    )
    assert state.dungeon.closed == (2,)
    table = owner("thieves-tools", curses={"heskan": ["cage"]}, dice=[9])
    table.hero_phase("heskan").answer("open the cage of Heskan instead of attacking")
    assert table.hero("heskan").curses == ["cage"]


# ---- Tome of Experience


@rule("WA-159", "WA-201")
def test_tome_of_experience_brings_its_owner_to_level_2_without_spending_experience():
    table = owner("tome-of-experience", hp={"heskan": 3}, experience=["grell", "gibbering-mouther"])
    table.hero_phase("heskan").answer("use Tome of Experience", "Shock Sphere")
    hero = table.hero("heskan")
    assert (hero.level, hero.hp, hero.items) == (2, 5, [])
    assert "shock-sphere" in hero.powers
    assert len(table.state.experience) == 2


@rule("WA-160")
def test_tome_of_experience_has_nothing_to_teach_at_level_2():
    table = owner("tome-of-experience", level={"heskan": 2})
    assert "use Tome of Experience" not in table.hero_phase("heskan").options


# ---- Scroll of Monster Control


def controlled(*dice, monsters=(("grell", "1c2"), ("snake", "3b3")), **position):
    """Heskan reads the scroll when the Grell would act."""
    table = owner(
        "scroll-of-monster-control",
        tiles=EAST,
        monsters=list(monsters),
        dice=dice,
        treasures=["amulet-of-protection"],
        **position,
    )
    return table.activate("grell-1").answer("Scroll of Monster Control")


def test_scroll_of_monster_control_places_a_monster_that_would_act_and_has_it_attack_another():
    table = controlled(4)
    assert tiles_offered(table) == [1, 2, 3]
    assert square("1c2") in table.ask.options  # it may stay
    table.answer("3c3")
    assert "snake-1" not in table.state.figures  # 4 + 9 against AC 13
    assert table.figure("grell-1").acted
    assert not table.told("attacked")
    assert table.hero("heskan").hp == 6
    assert table.hero("heskan").items == ["amulet-of-protection"]  # the scroll is gone, the Treasure his


def test_scroll_of_monster_control_places_a_monster_where_it_attacks_nobody():
    table = controlled().answer("2d3")
    assert not table.told("rolled")
    assert table.standing_on("grell-1") == "2d3"


def test_the_roll_of_a_controlled_monster_is_no_attack_roll_of_a_hero():
    table = controlled(20, experience=["grell", "gibbering-mouther"], curses={"heskan": ["terrifying-roar"]})
    table.answer("3c3")
    assert table.over
    assert table.hero("heskan").level == 1
    assert bonus(table) == 9


def test_scroll_of_monster_control_has_keyleth_face_nobody():
    table = crypt(
        ["keyleth"],
        at={"keyleth": "1b2"},
        items={"keyleth": ["scroll-of-monster-control"]},
        powers={"keyleth": ["bravery"]},
        tiles=EAST,
        monsters=[("grell", "1c2")],
    )
    table.activate("grell-1").answer("Scroll of Monster Control", "2d3")
    assert table.over  # the Grell does not act any more, so Bravery has nothing to answer to
    assert table.hero("keyleth").used == []


def test_scroll_of_monster_control_works_on_villains():
    table = owner("scroll-of-monster-control", tiles=EAST, monsters=[("bellax", "1c2")])
    table.activate("bellax-1").answer("Scroll of Monster Control", "3b3")
    assert table.standing_on("bellax-1") == "3b3"
    assert not table.told("attacked")


def test_scroll_of_monster_control_is_for_the_owners_own_villain_phase():
    table = owner(
        "scroll-of-monster-control",
        heroes=DUO,
        at={"quinn": "2b1"},
        monsters=[("kobold-dragonshield", "2c1")],
        dice=[1],
    )
    assert table.activate("kobold-dragonshield-1", active="quinn").over


# ---- Wand of Fear


def test_wand_of_fear_places_each_monster_of_a_tile_within_2_tiles_of_the_owner():
    table = owner(
        "wand-of-fear",
        tiles=EAST,
        monsters=[("grell", "3b3"), ("snake", "3c3"), ("cave-bear", "2b1"), ("orc-archer", "4b2")],
    )
    table.hero_phase("heskan").answer("use Wand of Fear")
    assert table.options == ["tile 2", "tile 3"]
    table.answer("tile 3")
    assert tiles_offered(table) == [1, 2, 3, 4]
    table.answer("4c2", "2d3")
    assert [table.standing_on(name) for name in ("grell-1", "snake-1")] == ["4c2", "2d3"]
    assert table.standing_on("cave-bear-1") == "2b1"
    assert table.state.turn.attacked
    assert "wand-of-fear" in table.hero("heskan").used


def test_wand_of_fear_needs_a_monster_and_not_an_object():
    table = owner("wand-of-fear", tiles=EAST, monsters=[("grell", "4b2")])
    table.state.objects["altar"] = Object("altar", 1, 12, 5)
    assert "use Wand of Fear" not in table.hero_phase("heskan").options


# ---- Wand of Polymorph


def names(table, hero="heskan"):
    """The cards in a Hero's row."""
    return [card.name for card in table.hero(hero).row]


@rule("WA-265")
def test_wand_of_polymorph_puts_another_monster_on_the_square_and_into_the_row():
    table = owner(
        "wand-of-polymorph",
        tiles=EAST,
        monsters=[("grell", "4b2"), ("orc-smasher", "3b3"), ("snake", "1d1")],
        monster_deck=["snake", "cave-bear"],
    )
    table.state.figures["orc-smasher-1"].damage = 1
    table.state.heroes[0].row[1] = RowCard("orc-smasher", True)
    table.hero_phase("heskan").answer("use Wand of Polymorph", "Orc Smasher 1")
    assert names(table) == ["grell", "cave-bear", "snake"]  # the first Snake card was discarded (WA-065)
    assert table.hero("heskan").row[1].shield
    assert table.standing_on("cave-bear-1") == "3b3"
    assert table.figure("cave-bear-1").damage == 0
    assert "orc-smasher-1" not in table.state.figures
    assert sorted(table.state.monster_deck.discard) == ["orc-smasher", "snake"]
    assert (table.state.experience, table.state.defeated) == ([], 0)
    assert table.state.turn.attacked
    assert not table.told("drew_treasure")


@rule("WA-265")
def test_wand_of_polymorph_leaves_the_card_with_the_player_who_had_the_old_one():
    table = owner(
        "wand-of-polymorph",
        heroes=DUO,
        at={"quinn": "1a1"},
        monsters=[("grell", "1c2", "quinn")],
        monster_deck=["cave-bear"],
    )
    table.hero_phase("heskan").answer("use Wand of Polymorph")
    assert (names(table), names(table, "quinn")) == ([], ["cave-bear"])


@rule("WA-202")
def test_wand_of_polymorph_does_not_work_on_villains():
    table = owner("wand-of-polymorph", monsters=[("bellax", "1c2")])
    assert "use Wand of Polymorph" not in table.hero_phase("heskan").options


@rule("WA-199", "WA-265")
def test_wand_of_polymorph_replaces_one_legion_devil_and_the_card_goes_with_the_last():
    table = owner(
        "wand-of-polymorph",
        monsters=[("legion-devil", "1c2"), ("snake", "1d1")],
        monster_deck=["cave-bear", "grell"],
    )
    state = table.state
    state.figures["legion-devil-2"] = state.figures["legion-devil-1"].clone()
    state.figures["legion-devil-2"].square = square("1c3")
    state.heroes[0].row[0] = RowCard("legion-devil", True)
    table.hero_phase("heskan").answer("use Wand of Polymorph", "Legion Devil 1")
    assert names(table) == ["legion-devil", "snake", "cave-bear"]
    assert [card.shield for card in table.hero("heskan").row] == [True, False, False]
    table.answer("end the Hero Phase")
    table.state.heroes[0].used.remove("wand-of-polymorph")
    table.state.turn = Turn()
    table.hero_phase("heskan").answer("use Wand of Polymorph", "Legion Devil 2")
    assert names(table) == ["snake", "cave-bear", "grell"]
    assert [card.shield for card in table.hero("heskan").row] == [False, False, True]
    assert table.state.experience == []
    assert "legion-devil" in table.state.monster_deck.discard


@rule("WA-199")
def test_a_swarm_is_complete_before_caltrops_take_its_first_devil():
    table = owner(
        "wand-of-polymorph",
        monsters=[("grell", "1c2")],
        monster_deck=["legion-devil"],
        tokens=[("box-of-caltrops", "1c2")],
        auto_ties=True,
    )
    table.hero_phase("heskan").answer("use Wand of Polymorph")
    assert [figure.name for figure in table.state.figures.values()] == ["legion-devil"] * 2
    assert names(table) == ["legion-devil"]
    assert table.state.experience == []


# ---- the Flying Carpet


def carpet(place="1a1", heroes=DUO, at=None, **position):
    """Heskan has laid the carpet with its north-west corner on a square."""
    table = owner("flying-carpet", heroes=heroes, tiles=EAST, at=at or {"quinn": "1a1"}, **position)
    table.hero_phase("heskan").answer("use Flying Carpet", f"tile {place[0]}", place)
    return table


FLY = "move the Flying Carpet to {} instead of moving"


@rule("WA-200", "WA-183")
def test_flying_carpet_is_laid_once_on_a_single_tile_without_a_marker_under_heroes_or_not():
    table = owner("flying-carpet", tiles=EAST)
    table.state.markers["cave-in"] = [1]
    table.hero_phase("heskan").answer("use Flying Carpet")
    assert table.options == ["tile 1", "tile 3", "tile 4", "tile 5", "tile 6"]
    table.answer("tile 1")
    corners = ["1a1", "1b1", "1c1", "1a2", "1b2", "1c2"]
    assert table.options == corners
    table.answer("1b2")
    assert table.state.carpet == square("1b2")
    assert table.state.turn.actions == 0
    assert "use Flying Carpet" not in table.options


@rule("WA-200", "WA-264")
def test_flying_carpet_carries_every_hero_on_it_to_a_tile_within_1_instead_of_a_move():
    table = carpet(monsters=[("snake", "1b1"), ("grell", "3b2")], hp={"quinn": 0})
    assert [label for label in table.options if "Carpet" in label] == [
        FLY.format(f"tile {number}") for number in (1, 2, 3)
    ]
    table.answer(FLY.format("tile 3"))
    corners = ["3a2", "3c2", "3b3"]
    assert table.options == corners  # where the Grell stands nobody can land
    table.answer("3c2")
    assert (table.standing_on("heskan"), table.standing_on("quinn")) == ("3d3", "3c2")
    assert table.standing_on("snake-1") == "1b1"
    assert table.state.carpet == square("3c2")
    assert (table.state.turn.actions, table.state.turn.moved) == (1, True)


@rule("WA-200")
def test_heroes_step_off_the_carpet_as_off_any_square():
    table = carpet().answer("move to 1d3", FLY.format("tile 2"), "2b1")
    assert (table.standing_on("heskan"), table.standing_on("quinn")) == ("1d3", "2b1")
    assert table.over  # it is flown from anywhere, and both actions are taken


@rule("WA-264")
def test_riding_the_carpet_is_moving_and_a_caged_hero_stays_behind():
    table = carpet(curses={"heskan": ["dragon-fear"], "quinn": ["cage"]})
    table.answer(FLY.format("tile 2"), "2b1")
    assert (table.standing_on("heskan"), table.standing_on("quinn")) == ("2c2", "1a1")
    assert table.hero("heskan").hp == 5


@rule("WA-264")
def test_a_carpet_that_stays_on_its_tile_brings_nobody_onto_another_one():
    table = carpet("3a2", curses={"heskan": ["dragon-fear"]})
    table.state.heroes[table.seat("heskan")].square = square("3a2")
    table.answer(FLY.format("tile 3"), "3c2")
    assert (table.standing_on("heskan"), table.hero("heskan").hp) == ("3c2", 6)


@rule("WA-264")
def test_nobody_but_the_owner_flies_the_carpet_and_not_after_promising_to_stand_still():
    table = carpet().answer("end the Hero Phase")
    assert not [label for label in table.hero_phase("quinn").options if "Carpet" in label]
    table.answer("end the Hero Phase")
    table.state.turn.rooted = True
    assert table.hero_phase("heskan").over  # with nothing else to do
