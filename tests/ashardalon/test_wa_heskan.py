"""Heskan: Mage Hand and the powers 41 to 50."""

import pytest

from questboard.games.adventure.board import NORTH, Edge
from questboard.games.adventure.rules.combat import armor_class
from questboard.games.adventure.rules.exploring import place_tile
from questboard.games.adventure.rules.volleys import attack_all
from questboard.games.adventure.state import Deck, Object, Packet, Turn
from questboard.testing.rule import rule
from tests.adventure.crypt import attack_rolls, crypt

EAST = ["1 north t-junction", "3 east plain-passage-a", "4 east plain-passage-b", "5 east plain-passage-c"]
"""Tiles 3, 4, 5 and 6: one to four tiles away from tile 1."""
DUO = ["heskan", "quinn"]


def wizard(*powers, heroes=("heskan",), **position):
    """Heskan with some powers."""
    return crypt(heroes, powers={"heskan": powers}, **position)


def tiles_offered(table):
    """The numbers of the tiles on which the offered squares lie."""
    return sorted({(option >> 4) + 1 for option in table.ask.options})


def another_turn(table):
    """Later: Heskan stands at the menu again."""
    table.answer("end the Hero Phase")
    table.state.turn = Turn()
    return table.hero_phase("heskan")


# ---- Mage Hand


def closed_door(hero, place, token):
    """A Hero on a tile with a closed door to its north."""
    table = crypt([hero], at={hero: place}, doors=True)
    state = table.state
    state.door_tokens = Deck([Packet([token], [])], [])
    place_tile(state, "passage-with-north-door", Edge(0, NORTH))
    return table.hero_phase(hero)


@rule("WA-175")
def test_mage_hand_opens_any_door_on_heskans_tile_for_free():
    assert "open the door of tile 3" not in closed_door("quinn", "3b4", "unlocked").options
    assert "open the door of tile 3" not in closed_door("heskan", "1b1", "unlocked").options
    table = closed_door("heskan", "3b4", "unlocked")
    table.answer("open the door of tile 3")
    assert table.state.dungeon.closed == ()
    assert table.state.turn.actions == 0


@rule("WA-178")
def test_mage_hand_does_not_unlock_a_locked_door():
    table = closed_door("heskan", "3b4", "locked").answer("open the door of tile 3")
    assert table.state.dungeon.closed == (2,)
    assert not [label for label in table.options if "door" in label]


# ---- 41 Hurled Breath


@rule("WA-120")
def test_hurled_breath_attacks_everything_on_a_tile_without_an_action():
    table = wizard(
        tiles=EAST,
        at={"heskan": "1b2"},
        monsters=[("grell", "4b2"), ("cave-bear", "4c3"), ("orc-smasher", "5b2")],
        dice=[10, 8, 7],
    )
    table.state.objects["altar"] = Object("altar", 3, 12, 5)
    table.hero_phase("heskan").answer("use Hurled Breath")
    assert table.figure("grell-1").damage == 1  # 15 against AC 15
    assert table.figure("cave-bear-1").damage == 0  # 13 against AC 14
    assert table.state.objects["altar"].hp == 4  # 12 against AC 12
    assert table.figure("orc-smasher-1").damage == 0
    assert table.state.turn.actions == 0
    assert table.hero("heskan").used == ["hurled-breath"]


def test_hurled_breath_is_aimed_at_one_tile_within_2():
    table = wizard(
        tiles=EAST, at={"heskan": "1b2"}, monsters=[("grell", "4b2"), ("snake", "3b3"), ("snake", "5b2")]
    )
    table.hero_phase("heskan").answer("use Hurled Breath")
    assert table.options == ["tile 3", "tile 4"]


# ---- 42 Arc Lightning


@rule("WA-102", "WA-260")
def test_arc_lightning_strikes_two_different_monsters_on_different_tiles():
    table = wizard(
        "arc-lightning",
        tiles=EAST,
        at={"heskan": "1b2"},
        monsters=[("grell", "1c2"), ("orc-smasher", "3b3"), ("snake", "4b2")],
        dice=[15, 15],
    )
    table.hero_phase("heskan").answer("use Arc Lightning")
    assert table.options == ["Grell 1", "Orc Smasher 1"]
    table.answer("Grell 1")
    assert table.options == ["Orc Smasher 1", "pass"]
    assert table.figure("grell-1").damage == 0  # both are chosen before the dice are rolled
    table.answer("Orc Smasher 1")
    assert [table.figure(name).damage for name in ("grell-1", "orc-smasher-1")] == [1, 1]


def test_arc_lightning_may_strike_one_monster_alone():
    table = wizard(
        "arc-lightning",
        at={"heskan": "1b2"},
        monsters=[("grell", "1c2"), ("orc-smasher", "1c3")],
        dice=[15, 15],
    )
    table.hero_phase("heskan").answer("use Arc Lightning", "Grell 1", "pass")
    assert [table.figure(name).damage for name in ("grell-1", "orc-smasher-1")] == [1, 0]


@rule("WA-102", "WA-112")
@pytest.mark.parametrize(("hp", "attacks"), [(6, 1), (0, 0)])
def test_of_several_attacks_none_is_made_on_what_is_gone_nor_by_a_hero_who_is_down(hp, attacks):
    table = wizard(
        "arc-lightning", at={"heskan": "1b2"}, hp={"heskan": hp}, monsters=[("snake", "1c2")], dice=[15, 15]
    )
    with pytest.raises(StopIteration) as done:
        attack_all(table.state, 0, "arc-lightning", ["snake-1", "snake-1"]).send(None)
    assert len(done.value.value) == attacks
    assert ("snake-1" in table.state.figures) is not bool(attacks)


# ---- 43 Hypnotism


def test_hypnotism_moves_a_monster_to_a_connected_tile_and_has_it_attack_its_neighbor():
    table = wizard(
        "hypnotism",
        tiles=EAST,
        at={"heskan": "1b2"},
        monsters=[("grell", "1c2"), ("cave-bear", "3b3")],
        dice=[5],
    )
    table.hero_phase("heskan").answer("use Hypnotism", "Grell 1")
    assert tiles_offered(table) == [2, 3]
    table.answer("3c3")
    assert table.standing_on("grell-1") == "3c3"
    assert table.figure("cave-bear-1").damage == 1  # 5 + 9 against AC 14
    assert table.figure("grell-1").damage == 0


def test_hypnotism_rolls_nothing_where_the_monster_comes_next_to_nobody():
    table = wizard(
        "hypnotism",
        tiles=EAST,
        at={"heskan": "1b2"},
        monsters=[("grell", "1c2"), ("snake", "3b3")],
        dice=[20],
    )
    table.hero_phase("heskan").answer("use Hypnotism", "Grell 1", "2d1")
    assert not table.told("rolled")


def test_hypnotism_does_not_work_on_an_object():
    table = wizard("hypnotism", at={"heskan": "1a1"})
    table.state.objects["altar"] = Object("altar", 1, 12, 5)
    assert "use Hypnotism" not in table.hero_phase("heskan").options


def test_a_monster_defeated_through_hypnotism_is_heskans():
    table = wizard(
        "hypnotism",
        heroes=DUO,
        tiles=EAST,
        at={"heskan": "1b2", "quinn": "1a1"},
        monsters=[("grell", "1c2"), ("snake", "3b3")],
        dice=[15],
        treasures=["amulet-of-protection"],
    )
    table.hero_phase("heskan").answer("use Hypnotism", "Grell 1", "3c3", "Heskan")
    assert table.hero("heskan").items == ["amulet-of-protection"]


# ---- 44 Ray of Frost


def test_ray_of_frost_reaches_2_tiles():
    table = wizard("ray-of-frost", tiles=EAST, at={"heskan": "1b2"}, monsters=[("grell", "4b2")], dice=[8])
    table.hero_phase("heskan").answer("use Ray of Frost")
    assert table.figure("grell-1").damage == 1
    table = wizard("ray-of-frost", tiles=EAST, at={"heskan": "1b2"}, monsters=[("grell", "5b2")])
    assert "use Ray of Frost" not in table.hero_phase("heskan").options


# ---- 45 Flaming Sphere


def sphere(table):
    """The stack on the board."""
    (token,) = [token for token in table.state.tokens.values() if token.kind == "flaming-sphere"]
    return token


@rule("WA-262")
def test_flaming_sphere_lies_on_any_square_within_1_tile_and_burns_at_the_end_of_heskans_hero_phases():
    table = wizard(
        "flaming-sphere",
        tiles=EAST,
        at={"heskan": "1b2"},
        monsters=[("grell", "3b3"), ("cave-bear", "3c3"), ("snake", "4b2")],
    )
    table.state.objects["altar"] = Object("altar", 2, 12, 5)
    table.hero_phase("heskan").answer("use Flaming Sphere")
    assert tiles_offered(table) == [1, 2, 3]
    table.answer("3b3", "end the Hero Phase")
    assert (sphere(table).count, sphere(table).square >> 4) == (3, 2)
    table.end_hero_phase("heskan").answer("yes")
    assert [table.figure(name).damage for name in ("grell-1", "cave-bear-1", "snake-1")] == [1, 1, 0]
    assert sphere(table).count == 2
    assert table.state.objects["altar"].hp == 5  # it is no attack
    table.end_hero_phase("heskan").answer("no")
    assert sphere(table).count == 2
    table.end_hero_phase("heskan").answer("yes")
    assert list(table.state.figures) == ["snake-1"]
    assert table.told("drew_treasure")


def test_flaming_sphere_is_gone_with_its_third_token():
    table = wizard("flaming-sphere", at={"heskan": "1b2"}, monsters=[("ashardalon", "2c2")])
    table.hero_phase("heskan").answer("use Flaming Sphere", "2c1", "end the Hero Phase")
    for _ in range(3):
        table.end_hero_phase("heskan").answer("yes")
    assert table.figure("ashardalon-1").damage == 3
    assert table.state.tokens == {}


@rule("WA-262")
def test_flaming_sphere_burns_only_in_the_hero_phases_of_heskan_who_must_stand():
    table = wizard(
        "flaming-sphere",
        heroes=DUO,
        at={"heskan": "1b2", "quinn": "1a1"},
        monsters=[("grell", "2c2")],
    )
    table.hero_phase("heskan").answer("use Flaming Sphere", "2c1", "end the Hero Phase")
    assert table.end_hero_phase("quinn").over
    table.state.heroes[0].hp = 0
    assert table.end_hero_phase("heskan").over


@rule("WA-059")
def test_flaming_sphere_is_moved_to_a_connected_tile_instead_of_a_move():
    table = wizard("flaming-sphere", tiles=EAST, at={"heskan": "1b2"})
    table.hero_phase("heskan").answer("use Flaming Sphere", "3b3")
    label = "move the Flaming Sphere to {} instead of moving"
    assert [option for option in table.options if "Sphere" in option] == [
        label.format("tile 4"),
        label.format("tile 1"),
    ]
    table.answer(label.format("tile 4"))
    assert tiles_offered(table) == [4]
    table.answer("4a2")
    assert (sphere(table).square >> 4, sphere(table).count) == (3, 3)
    assert table.state.turn.actions == 2
    assert table.over  # there is neither a move nor an attack left


@rule("WA-257")
def test_flaming_sphere_used_again_takes_what_was_left_of_the_stack():
    table = wizard("flaming-sphere", at={"heskan": "1b2"}, monsters=[("ashardalon", "2c2")])
    table.hero_phase("heskan").answer("use Flaming Sphere", "2c1", "end the Hero Phase")
    table.end_hero_phase("heskan").answer("yes")
    table.state.heroes[0].used.remove("flaming-sphere")
    table.state.turn = Turn()
    table.hero_phase("heskan").answer("use Flaming Sphere", "1a1")
    assert (sphere(table).square, sphere(table).count) == (0, 3)


# ---- 46 Shock Sphere


def test_shock_sphere_deals_2_damage_on_a_hit_and_1_on_a_miss_to_all_on_a_tile():
    table = wizard(
        "shock-sphere",
        tiles=EAST,
        at={"heskan": "1b2"},
        monsters=[("rage-drake", "4b2"), ("grell", "4d3")],
        dice=[4, 5],
    )
    table.hero_phase("heskan").answer("use Shock Sphere")
    assert table.figure("rage-drake-1").damage == 2  # 13 against AC 13
    assert table.figure("grell-1").damage == 1  # 14 against AC 15
    assert table.state.turn.attacked


# ---- 47 Spectral Ram


def test_spectral_ram_places_the_monster_within_2_tiles_of_where_it_was():
    for die, damage in ((4, 3), (3, 1)):
        table = wizard(
            "spectral-ram", tiles=EAST, at={"heskan": "1b2"}, monsters=[("rage-drake", "4b2")], dice=[die]
        )
        table.hero_phase("heskan").answer("use Spectral Ram")
        assert tiles_offered(table) == [1, 3, 4, 5, 6]
        table.answer("6b2")
        assert table.figure("rage-drake-1").damage == damage
        assert table.standing_on("rage-drake-1") == "6b2"


# ---- 48 Invisibility


def unseen(**position):
    """Heskan, invisible and at the end of his Hero Phase."""
    table = wizard("invisibility", **position)
    table.hero_phase("heskan").answer("use Invisibility", "end the Hero Phase")
    assert table.state.turn.actions == 0
    return table


@rule("WA-131")
def test_an_invisible_heskan_is_never_the_closest_hero():
    table = unseen(
        heroes=DUO,
        at={"heskan": "1b2", "quinn": "2d1"},
        monsters=[("human-cultist", "1a1")],
        auto_ties=True,
        dice=[1],
    )
    table.activate("human-cultist-1")
    assert [event.facts["target"] for event in table.told("attacked")] == ["quinn"]


def test_tactics_that_name_the_closest_hero_do_nothing_when_only_an_invisible_one_is_left():
    table = unseen(at={"heskan": "1b2"}, monsters=[("human-cultist", "2d1")])
    assert table.activate("human-cultist-1").over
    assert table.standing_on("human-cultist-1") == "2d1"
    assert not table.told("attacked")


def test_an_invisible_heskan_is_still_attacked_when_adjacent_or_with_everybody_on_a_tile():
    table = unseen(at={"heskan": "1b2"}, monsters=[("grell", "1b1")], dice=[15])
    table.activate("grell-1")
    assert table.hero("heskan").hp == 5
    table = unseen(at={"heskan": "1b2"}, monsters=[("cave-bear", "1d1")], dice=[15])
    table.activate("cave-bear-1")
    assert table.hero("heskan").hp == 4


def test_invisibility_ends_at_the_start_of_heskans_next_hero_phase():
    table = unseen(heroes=DUO, at={"heskan": "1b2", "quinn": "2d1"})
    table.start_turn("quinn").answer("end the Hero Phase")
    assert "invisibility" in table.hero("heskan").notes
    table.start_turn("heskan")
    assert "invisibility" not in table.hero("heskan").notes


# ---- 49 Mirror Image


def test_mirror_image_is_worth_2_ac_a_token_and_a_monsters_miss_takes_one():
    table = wizard(
        "mirror-image", at={"heskan": "1b2"}, monsters=[("kobold-dragonshield", "1b1")], dice=[12] * 4
    )
    table.hero_phase("heskan").answer("use Mirror Image", "end the Hero Phase")
    armor = []
    for _ in range(4):
        armor.append(armor_class(table.state, 0))
        table.activate("kobold-dragonshield-1")
    assert armor == [20, 18, 18, 18]  # 12 + 7 misses AC 20 and hits AC 18
    assert table.hero("heskan").hp == 3


def test_the_last_mirror_image_goes_too():
    table = wizard(
        "mirror-image", at={"heskan": "1b2"}, monsters=[("kobold-dragonshield", "1b1")], dice=[1] * 3
    )
    table.hero_phase("heskan").answer("use Mirror Image", "end the Hero Phase")
    for _ in range(3):
        table.activate("kobold-dragonshield-1")
    assert table.hero("heskan").notes == {}
    assert armor_class(table.state, 0) == 14


def test_misses_of_traps_and_events_take_no_mirror_image():
    table = wizard("mirror-image", dice=[1])
    table.hero_phase("heskan").answer("use Mirror Image", "end the Hero Phase")
    table.draw_encounter("heskan", "bulls-eye")
    assert attack_rolls(table, "miss")
    assert armor_class(table.state, 0) == 20


def test_mirror_image_used_again_sets_three_tokens():
    table = wizard("mirror-image", at={"heskan": "1b2"}, monsters=[("kobold-dragonshield", "1b1")], dice=[1])
    table.hero_phase("heskan").answer("use Mirror Image", "end the Hero Phase")
    table.activate("kobold-dragonshield-1")
    table.state.heroes[0].used.remove("mirror-image")
    table.hero_phase("heskan").answer("use Mirror Image")
    assert armor_class(table.state, 0) == 20


# ---- 50 Wizard Eye


def test_wizard_eye_lets_heskan_explore_from_afar():
    table = wizard(
        "wizard-eye", tiles=EAST, at={"heskan": "1c2"}, stack=["left-hall"], monster_deck=["grell"]
    )
    table.hero_phase("heskan").answer("use Wizard Eye")
    assert table.options == ["tile 1", "tile 2", "tile 3"]
    table.answer("tile 3", "end the Hero Phase")
    table.explore("heskan")
    assert table.options == ["the west edge of tile 3", "pass"]
    table.answer("the west edge of tile 3")
    assert len(table.state.dungeon.tiles) == 7
    assert table.state.turn.tile_placed
    assert [card.name for card in table.hero("heskan").row] == ["grell"]


def test_wizard_eye_need_not_be_used():
    table = wizard("wizard-eye", tiles=EAST, at={"heskan": "1c2"}, stack=["left-hall"])
    table.hero_phase("heskan").answer("use Wizard Eye", "tile 3", "end the Hero Phase")
    table.explore("heskan").answer("pass")
    assert not table.state.turn.tile_placed


@rule("WA-061")
def test_heskan_on_an_edge_of_his_own_explores_there_or_through_the_eye():
    table = wizard("wizard-eye", tiles=EAST, at={"heskan": "1a2"}, stack=["left-hall"])
    table.hero_phase("heskan").answer("use Wizard Eye", "tile 3", "end the Hero Phase")
    table.explore("heskan")
    assert table.options == ["the west edge of tile 1", "the west edge of tile 3"]


def test_nobody_explores_through_the_eye_of_another_or_of_a_downed_heskan():
    table = wizard(
        "wizard-eye", heroes=DUO, tiles=EAST, at={"heskan": "1c2", "quinn": "1c1"}, stack=["left-hall"]
    )
    table.hero_phase("heskan").answer("use Wizard Eye", "tile 3", "end the Hero Phase")
    assert table.explore("quinn").over
    table.state.heroes[0].hp = 0
    assert table.explore("heskan").over


@rule("WA-059")
def test_wizard_eye_is_moved_to_a_connected_tile_instead_of_a_move():
    table = wizard("wizard-eye", tiles=EAST, at={"heskan": "1c2"})
    table.hero_phase("heskan").answer("use Wizard Eye", "tile 3")
    assert table.state.turn.actions == 0
    table.answer("move the Wizard Eye to tile 4 instead of moving")
    assert [token.square >> 4 for token in table.state.tokens.values()] == [3]
    assert table.state.turn.actions == 1
    table = another_turn(table)
    table.answer("move the Wizard Eye to tile 5 instead of moving")
    assert [token.square >> 4 for token in table.state.tokens.values()] == [4]
