"""Keyleth: Healing Hands and the powers 21 to 30."""

import pytest

from questboard.games.adventure.hooks.tables import REGISTRY, USE
from questboard.games.adventure.state import OFF, Object
from questboard.games.ashardalon.box import BOX
from questboard.testing.rule import rule
from tests.adventure.crypt import attack_rolls, crypt, square

HEROES, POWERS = BOX.heroes, BOX.powers
TRIO = ["keyleth", "quinn", "vistra"]
EAST = ["1 north t-junction", "3 east plain-passage-a", "4 east plain-passage-b"]
"""Tiles 3, 4 and 5: one, two and three tiles away from tile 1."""


def keyleth(*powers, heroes=("keyleth",), **position):
    """Keyleth at her menu, on tile 1, with these powers; the others have none."""
    position["at"] = {"keyleth": "1b2", **position.get("at", {})}
    powers_of = dict.fromkeys(heroes, ()) | {"keyleth": powers}
    return crypt(list(heroes), powers=powers_of, **position).hero_phase("keyleth")


def tiles_offered(table):
    return sorted({option >> 4 for option in table.ask.options})


# ---- Healing Hands


@rule("WA-057")
def test_keyleth_alone_at_zero_hit_points_ends_at_five_after_a_surge():
    table = crypt(["keyleth"], hp={"keyleth": 0}).start_turn("keyleth")
    assert table.hero("keyleth").hp == 5
    assert table.state.surges == 1


@rule("WA-057")
def test_the_hero_card_of_keyleth_is_that_of_the_rulebook():
    card = HEROES["keyleth"].levels[0]
    assert (card.armor_class, card.hit_points, card.speed, card.surge_value) == (17, 8, 6, 4)
    assert HEROES["keyleth"].fixed == ("lay-on-hands",)
    assert HEROES["keyleth"].choose == {"at-will": 2, "daily": 1, "utility": 1}


@pytest.mark.parametrize(("place", "hp"), [("1a1", 5), ("2a1", 4)])
def test_a_surge_on_keyleths_tile_gives_one_more_hit_point_and_elsewhere_it_does_not(place, hp):
    table = crypt(["keyleth", "vistra"], at={"keyleth": "1b2", "vistra": place}, hp={"vistra": 0})
    assert table.start_turn("vistra").hero("vistra").hp == hp


@rule("WA-253")
def test_healing_hands_do_not_reach_from_off_the_board():
    table = crypt(["keyleth", "vistra"], at={"vistra": "1a1"}, hp={"vistra": 0})
    table.hero("keyleth").square, table.hero("keyleth").away = OFF, "astral-refuge"
    assert table.start_turn("vistra").hero("vistra").hp == 4


# ---- 21 Lay on Hands


@rule("WA-096", "WA-114")
def test_lay_on_hands_stands_an_adjacent_hero_up_without_an_action():
    table = keyleth(
        heroes=TRIO, at={"quinn": "1a1", "vistra": "1d2"}, hp={"keyleth": 3, "quinn": 0, "vistra": 3}
    )
    table.answer("use Lay on Hands")
    assert [hero.hp for hero in table.state.heroes] == [3, 2, 3]
    assert table.hero("quinn").standing
    assert table.hero("keyleth").used == ["lay-on-hands"]
    assert table.state.turn.actions == 0


def test_keyleth_chooses_among_several_and_never_herself():
    table = keyleth(
        heroes=TRIO, at={"quinn": "1a1", "vistra": "1c2"}, hp={"keyleth": 3, "quinn": 7, "vistra": 3}
    )
    table.answer("use Lay on Hands")
    assert table.options == ["Quinn", "Vistra"]
    table.answer("Vistra")
    assert [hero.hp for hero in table.state.heroes] == [3, 7, 5]


@rule("WA-254")
def test_lay_on_hands_needs_an_adjacent_hero_who_is_hurt():
    assert "use Lay on Hands" not in keyleth(hp={"keyleth": 1}).options
    far = keyleth(heroes=["keyleth", "quinn"], at={"quinn": "1d2"}, hp={"quinn": 1})
    assert "use Lay on Hands" not in far.options
    hale = keyleth(heroes=["keyleth", "quinn"], at={"quinn": "1a1"})
    assert "use Lay on Hands" not in hale.options


# ---- 22 Divine Challenge


@rule("WA-095", "WA-219")
def test_divine_challenge_places_a_monster_within_one_tile_next_to_keyleth_and_attacks_any_adjacent_one():
    table = keyleth(
        "divine-challenge",
        tiles=EAST,
        monsters=[("grell", "3b2"), ("cave-bear", "1c2"), ("snake", "4b2")],
        dice=[6],
    )
    table.answer("use Divine Challenge")
    assert table.options == ["Grell 1", "Cave Bear 1"]
    table.answer("Grell 1")
    around = table.state.board.near[square("1b2")]
    assert all(around >> option & 1 for option in table.ask.options)
    assert "1c2" not in table.options
    table.answer("1a1")
    assert table.options == ["Grell 1", "Cave Bear 1"]
    table.answer("Cave Bear 1")
    assert table.figure("cave-bear-1").damage == 1
    assert table.standing_on("grell-1") == "1a1"
    assert table.hero("keyleth").used == []


@rule("WA-256")
def test_a_challenged_monster_may_be_adjacent_already_and_stay():
    table = keyleth("divine-challenge", monsters=[("cave-bear", "1c2")], dice=[6])
    table.answer("use Divine Challenge", "1c2")
    assert table.figure("cave-bear-1").damage == 1
    assert table.told("stepped") == []


@rule("WA-256")
def test_divine_challenge_needs_a_monster_within_one_tile_that_has_room_next_to_keyleth():
    assert (
        "use Divine Challenge"
        not in keyleth("divine-challenge", tiles=EAST, monsters=[("snake", "4b2")]).options
    )
    corner = {
        "at": {"keyleth": "1a1", "quinn": "1b1", "vistra": "1a2", "tarak": "1b2"},
        "heroes": [*TRIO, "tarak"],
    }
    full = keyleth("divine-challenge", monsters=[("snake", "1d1")], **corner)
    assert "use Divine Challenge" not in full.options


# ---- 23 Holy Strike, 24 Valiant Strike


def holy(moves, **position):
    table = crypt(["keyleth"], powers={"keyleth": ["holy-strike"]}, dice=[6], **position)
    table.start_turn("keyleth").answer(*moves, "use Holy Strike")
    return table


def test_holy_strike_deals_two_to_a_monster_that_keyleth_was_next_to_when_her_hero_phase_began():
    table = holy([], at={"keyleth": "1b2"}, monsters=[("otyugh", "1c2")])
    assert table.figure("otyugh-1").damage == 2
    table = holy(["move to 1a2", "move to 1b2"], at={"keyleth": "1b2"}, monsters=[("otyugh", "1c2")])
    assert table.figure("otyugh-1").damage == 2, "she may have been away"


def test_holy_strike_deals_one_to_a_monster_that_keyleth_has_come_to():
    table = holy(["move to 1b2"], at={"keyleth": "1a1"}, monsters=[("otyugh", "1c2")])
    assert table.figure("otyugh-1").damage == 1


@rule("WA-259")
def test_holy_strike_gains_nothing_in_the_hero_phase_of_another():
    table = crypt(
        ["quinn", "keyleth"],
        at={"quinn": "1b1", "keyleth": "1b2"},
        monsters=[("otyugh", "1c2")],
        powers={"quinn": ["cause-fear"], "keyleth": ["holy-strike"]},
        dice=[6],
    ).start_turn("quinn")
    table.answer("use Cause Fear", "Holy Strike")
    assert table.figure("otyugh-1").damage == 1


def test_valiant_strike_counts_the_monsters_next_to_keyleth():
    table = keyleth(
        "valiant-strike",
        monsters=[("grell", "1c2"), ("snake", "1a1"), ("meerak", "1b1"), ("cave-bear", "1d1")],
        dice=[4],
    )
    table.answer("use Valiant Strike", "Grell 1")
    assert table.told("attacks")[0].facts["bonus"] == 11
    assert table.figure("grell-1").damage == 1


def test_valiant_strike_does_not_count_objects():
    table = keyleth("valiant-strike", at={"keyleth": "1a2"}, monsters=[("grell", "1a1")])
    table.answer("end the Hero Phase")
    table.state.objects["altar"] = Object("altar", 0, 10, 6)
    table.hero_phase("keyleth").answer("use Valiant Strike", "the Altar")
    assert table.told("attacks")[0].facts["bonus"] == 9


# ---- 25 Arcing Strike


@rule("WA-094", "WA-102")
def test_arcing_strike_attacks_two_different_monsters_with_a_roll_each():
    table = keyleth("arcing-strike", monsters=[("rage-drake", "1c2"), ("grell", "1b1")], dice=[15, 1])
    table.answer("use Arcing Strike", "Rage Drake")
    assert table.options == ["Grell 1", "pass"]
    table.answer("Grell 1")
    assert table.figure("rage-drake-1").damage == 3
    assert table.figure("grell-1").damage == 1, "a miss deals 1"
    assert table.hero("keyleth").used == ["arcing-strike"]


@rule("WA-260")
def test_both_targets_of_an_arcing_strike_are_chosen_before_the_dice_and_one_is_enough():
    table = keyleth("arcing-strike", monsters=[("cave-bear", "1c2"), ("grell", "1b1")], dice=[1])
    table.answer("use Arcing Strike", "Cave Bear 1")
    assert table.told("rolled") == []
    table.answer("pass")
    assert (table.figure("cave-bear-1").damage, table.figure("grell-1").damage) == (1, 0)


# ---- 26 Benign Transposition


@rule("WA-255")
def test_benign_transposition_swaps_with_a_hero_within_two_tiles_before_the_attack():
    table = keyleth(
        "benign-transposition",
        heroes=TRIO,
        tiles=EAST,
        at={"quinn": "4b2", "vistra": "5b2"},
        hp={"quinn": 0},
        monsters=[("cave-bear", "4c2")],
        dice=[6],
    )
    table.answer("use Benign Transposition")
    assert table.standing_on("keyleth") == "4b2"
    assert table.standing_on("quinn") == "1b2"
    assert table.hero("quinn").hp == 0, "who was downed stays downed"
    assert table.told("damaged")[0].facts["amount"] == 3
    assert table.hero("keyleth").used == ["benign-transposition"]


def test_without_a_hero_in_range_benign_transposition_is_just_an_attack():
    table = keyleth(
        "benign-transposition",
        heroes=["keyleth", "quinn"],
        tiles=EAST,
        at={"quinn": "5b2"},
        monsters=[("cave-bear", "1c2")],
        dice=[1],
    )
    table.answer("use Benign Transposition")
    assert table.standing_on("keyleth") == "1b2"
    assert table.figure("cave-bear-1").damage == 1


@rule("WA-255")
def test_the_attack_is_lost_where_the_swap_leaves_no_monster_adjacent():
    table = keyleth(
        "benign-transposition",
        heroes=TRIO,
        tiles=EAST,
        at={"quinn": "4b2", "vistra": "1a1"},
        monsters=[("cave-bear", "4c2")],
    )
    table.answer("use Benign Transposition", "Vistra")
    assert table.told("attacks") == []
    assert table.hero("keyleth").used == ["benign-transposition"]
    assert table.state.turn.attacked


@rule("WA-255")
def test_benign_transposition_needs_a_monster_next_to_a_place_that_she_can_take():
    table = keyleth(
        "benign-transposition",
        heroes=["keyleth", "quinn"],
        at={"keyleth": "1a1", "quinn": "2d1"},
        monsters=[("cave-bear", "1b1")],
    )
    assert "use Benign Transposition" not in table.options


# ---- 27 Righteous Smite


@rule("WA-114")
def test_righteous_smite_heals_all_heroes_on_the_tile_hit_or_miss():
    table = keyleth(
        "righteous-smite",
        heroes=[*TRIO, "tarak"],
        at={"quinn": "1a1", "vistra": "1d3", "tarak": "2a1"},
        hp={"keyleth": 2, "quinn": 0, "vistra": 8, "tarak": 2},
        monsters=[("cave-bear", "1c2")],
        dice=[4],
    )
    table.answer("use Righteous Smite")
    assert [hero.hp for hero in table.state.heroes] == [3, 1, 8, 2]
    assert table.figure("cave-bear-1").damage == 1
    assert table.hero("keyleth").used == ["righteous-smite"]


# ---- 28 Bravery


def brave(place="2b2", monster="3b2", kind="orc-smasher", **position):
    powers = {"keyleth": ["bravery"], "quinn": ()}
    position.setdefault("at", {"keyleth": place, "quinn": "1b2"})
    table = crypt(
        ["quinn", "keyleth"], tiles=EAST, powers=powers, monsters=[(kind, monster, "quinn")], **position
    )
    return table.activate(f"{kind}-1")


def test_bravery_places_keyleth_next_to_a_monster_before_its_tactics_are_checked():
    table = brave("1a1", hp={"keyleth": 5}, dice=[1])
    assert table.asked == table.seat("keyleth")
    table.answer("Bravery")
    around = table.state.board.near[square("3b2")]
    assert all(around >> option & 1 for option in table.ask.options)
    table.answer("3b3")
    assert table.hero("keyleth").hp == 6
    assert table.standing_on("keyleth") == "3b3"
    assert table.hero("keyleth").used == ["bravery"]
    table.answer("3b2")
    assert table.told("attacked")[0].facts["target"] == "keyleth", "she is the closest Hero now"


def test_bravery_needs_a_monster_within_one_tile():
    table = brave("2a1", monster="3b2")
    assert table.told("reacted") == []
    assert table.prompt == "Put Orc Smasher 1 on which square?"


def test_bravery_needs_a_free_square_next_to_the_monster():
    crowd = ["keyleth", "quinn", "vistra", "tarak"]
    table = crypt(
        crowd,
        at={"keyleth": "1d1", "quinn": "1b1", "vistra": "1a2", "tarak": "1b2"},
        powers=dict.fromkeys(crowd, ()) | {"keyleth": ["bravery"]},
        monsters=[("cave-bear", "1a1", "quinn")],
    ).activate("cave-bear-1")
    assert table.told("reacted") == []
    assert table.over


def test_a_downed_keyleth_is_not_brave():
    table = brave("1a1", hp={"keyleth": 0})
    assert table.prompt == "Put Orc Smasher 1 on which square?"


# ---- 29 Noble Shield


def shield(kind="gibbering-mouther", **position):
    position.setdefault("at", {"keyleth": "1b2", "quinn": "1a1", "vistra": "2b1"})
    powers = {"keyleth": ["noble-shield"], "quinn": (), "vistra": ()}
    return crypt(TRIO, powers=powers, monsters=[(kind, "1c2", "quinn")], **position).activate(f"{kind}-1")


def test_noble_shield_makes_keyleth_the_only_target_of_a_natural_twenty():
    table = shield().answer("Noble Shield")
    assert [event.facts["target"] for event in table.told("attacked")] == ["keyleth"]
    assert [event.facts["die"] for event in table.told("rolled")] == [20]
    assert attack_rolls(table, "hit")[0]["total"] == 28
    assert [hero.hp for hero in table.state.heroes] == [7, 8, 8]
    assert table.hero("keyleth").conditions == ["dazed"]
    assert table.hero("keyleth").used == ["noble-shield"]


def test_the_die_against_a_noble_shield_is_not_rerolled():
    table = shield(items={"keyleth": ["lucky-charm"]}, dice=[20]).answer("Noble Shield")
    assert table.over
    assert table.hero("keyleth").items == ["lucky-charm"]


def test_noble_shield_is_asked_before_the_dice_and_may_be_kept():
    table = shield(dice=[1, 1, 1])
    assert table.told("rolled") == []
    table.answer("pass")
    assert [event.facts["target"] for event in table.told("attacked")] == TRIO
    assert table.hero("keyleth").used == []


@rule("WA-259")
def test_noble_shield_needs_keyleth_and_another_hero_among_the_targets():
    assert shield(hp={"quinn": 0, "vistra": 0}).over, "she is the only target"
    assert shield(hp={"keyleth": 0}).over, "she is no target"
    assert shield(hp={"quinn": 0}).options == ["Noble Shield", "pass"], "one other Hero is enough"
    assert shield("grell").over, "a bite has one target"


def test_noble_shield_is_no_help_against_an_encounter_card():
    table = crypt(TRIO, powers={"keyleth": ["noble-shield"], "quinn": (), "vistra": ()}, dice=[1, 1, 1])
    table.draw_encounter("quinn", "deep-tremor")
    assert len(table.told("attacked")) == 3


# ---- 30 Virtue's Touch


@rule("WA-096")
def test_virtues_touch_ends_one_condition_of_an_adjacent_hero_without_an_action():
    table = keyleth(
        "virtues-touch",
        heroes=TRIO,
        at={"quinn": "1a1", "vistra": "1d2"},
        hp={"quinn": 0},
        conditions={"keyleth": ["dazed"], "quinn": ["dazed", "poisoned"], "vistra": ["dazed"]},
    )
    table.answer("use Virtue's Touch")
    assert (table.asked, table.options) == (0, ["Dazed", "Poisoned"])
    table.answer("Poisoned")
    assert table.hero("quinn").conditions == ["dazed"]
    assert table.hero("keyleth").used == ["virtues-touch"]
    assert table.state.turn.actions == 0


def test_virtues_touch_does_not_help_keyleth_herself():
    table = keyleth("virtues-touch", conditions={"keyleth": ["dazed"]})
    assert "use Virtue's Touch" not in table.options


# ---- all thirty


def test_only_sure_strike_is_all_said_by_its_figures():
    answering = {card for cards in REGISTRY.reactions.values() for card in cards}
    for power in POWERS.values():
        if power.hero in TRIO and power.id != "sure-strike":
            entered = answering if power.use == "reaction" else USE
            assert power.id in entered, power.name
