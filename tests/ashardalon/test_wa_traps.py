"""The three Hazards and four Traps of Wrath of Ashardalon."""

from __future__ import annotations

import pytest

from questboard.games.adventure.board import Placed, squares
from questboard.games.adventure.rules.placing import set_hero
from questboard.games.adventure.state import Friend, Object, RowCard
from questboard.testing import rule
from tests.adventure.crypt import Crypt, crypt, square

HAZARDS = ["cave-in", "pit", "volcanic-vapors"]
TRAPS = ["lava-flow", "poisoned-dart-trap", "rolling-boulder", "whirling-blades"]


def party(*heroes: str, **position) -> Crypt:
    """Heroes whose powers don't interfere."""
    position.setdefault("powers", {hero: [] for hero in heroes})
    return crypt(list(heroes), **position)


def lay(table: Crypt, hero: str, card: str, *tiles: int) -> Crypt:
    """A Hazard or Trap lies on some tiles already, its card in a Hero's row."""
    for packet in table.state.encounter_deck.packets:
        if card in packet.cards:
            packet.cards.remove(card)
    table.state.markers[card] = [tile - 1 for tile in tiles]
    table.hero(hero).row.append(RowCard(card))
    return table


def row(table: Crypt, hero: str) -> list[str]:
    return [card.name for card in table.hero(hero).row]


def attacked(table: Crypt) -> list[str]:
    return [event.facts["target"] for event in table.told("attacked")]


# ---- what all of them share


@rule("WA-142", "WA-143", "WA-145", "WA-236")
@pytest.mark.parametrize("card", HAZARDS + TRAPS)
def test_the_marker_lies_on_the_active_heros_tile_and_the_card_at_the_end_of_the_row(card):
    table = party(
        "quinn",
        "vistra",
        at={"quinn": "2b1", "vistra": "1b2"},
        monsters=[("grell", "2d3", "quinn")],
        dice=[1],
    )
    table.draw_encounter("quinn", card)
    assert table.state.markers == {card: [1]}
    assert row(table, "quinn") == ["grell", card]
    assert row(table, "vistra") == []
    assert table.state.encounter_deck.discard == []


@rule("WA-142")
@pytest.mark.parametrize("card", HAZARDS + TRAPS)
def test_on_a_tile_with_a_marker_the_card_is_discarded_and_another_drawn(card):
    other = "cave-in" if card != "cave-in" else "rolling-boulder"
    table = lay(
        party("quinn", "vistra", at={"quinn": "1b2"}, encounters=["unbearable-heat"]), "vistra", other, 1
    )
    table.draw_encounter("quinn", card)
    assert table.state.markers == {other: [0]}
    assert row(table, "quinn") == []
    assert table.state.encounter_deck.discard == [card, "unbearable-heat"]
    assert not table.told("attacked")


@rule("WA-142")
@pytest.mark.parametrize("what", ["altar", "carpet"])
def test_the_altar_and_the_flying_carpet_are_markers_too(what):
    table = party("quinn", at={"quinn": "1a1"}, encounters=["unbearable-heat"])
    if what == "altar":
        table.state.objects["altar"] = Object("altar", 0, 12, 5)
    else:
        table.state.carpet = square("1b2")
    table.draw_encounter("quinn", "lava-flow")
    assert table.state.markers == {}
    assert table.state.encounter_deck.discard == ["lava-flow", "unbearable-heat"]


@rule("WA-191")
@pytest.mark.parametrize("card", HAZARDS + TRAPS)
def test_a_hero_off_the_board_discards_it_without_effect(card):
    table = party("quinn", "vistra", encounters=["unbearable-heat"])
    table.hero("quinn").square, table.hero("quinn").away = -1, "time-leap"
    table.draw_encounter("quinn", card)
    assert table.state.markers == {}
    assert table.state.encounter_deck.discard == [card]
    assert len(table.told("drew_encounter")) == 1


@rule("WA-155")
@pytest.mark.parametrize("card", ["pit", "whirling-blades"])
def test_a_cancelled_hazard_or_trap_leaves_no_marker(card):
    table = party("quinn", experience=["gibbering-mouther", "grell"]).draw_encounter("quinn", card)
    table.answer("pay 3 + 2")
    assert table.state.markers == {}
    assert row(table, "quinn") == []


@rule("WA-235", "WA-236")
def test_when_vistra_takes_a_trap_on_it_lies_on_her_tile_and_in_her_row():
    table = party(
        "quinn",
        "vistra",
        powers={"quinn": [], "vistra": ["one-for-the-team"]},
        at={"quinn": "1b2", "vistra": "2b1"},
    )
    table.draw_encounter("quinn", "lava-flow").answer("One for the Team")
    assert table.state.markers == {"lava-flow": [1]}
    assert row(table, "vistra") == ["lava-flow"]
    assert row(table, "quinn") == []


@rule("WA-145", "WA-122")
@pytest.mark.parametrize("card", TRAPS)
@pytest.mark.parametrize(("die", "gone"), [(10, True), (9, False)])
def test_a_trap_is_disabled_on_a_10_and_its_card_discarded(card, die, gone):
    table = lay(party("quinn", "vistra", at={"quinn": "1b2"}, dice=[die]), "vistra", card, 1)
    table.hero_phase("quinn").answer("disable")
    assert (card not in table.state.markers) == gone
    assert (row(table, "vistra") == []) == gone
    assert (table.state.encounter_deck.discard == [card]) == gone


@rule("WA-122", "WA-059")
@pytest.mark.parametrize("die", [10, 9])
def test_disabling_a_trap_takes_the_place_of_the_attack_whether_it_works_or_not(die):
    table = party(
        "quinn",
        at={"quinn": "1b2"},
        powers={"quinn": ["sacred-flame"]},
        monsters=[("snake", "1d1")],
        dice=[die],
    )
    lay(table, "quinn", "lava-flow", 1).hero_phase("quinn")
    assert "use Sacred Flame" in table.options
    table.answer("disable")
    assert (table.state.turn.actions, table.state.turn.attacked) == (1, True)
    assert not any(label.startswith(("use Sacred Flame", "disable")) for label in table.options)


@rule("WA-122")
@pytest.mark.parametrize("card", TRAPS)
def test_a_trap_on_another_tile_cannot_be_disabled(card):
    table = lay(party("quinn", at={"quinn": "1b2"}), "quinn", card, 2).hero_phase("quinn")
    assert not any(label.startswith("disable") for label in table.options)


@rule("WA-237")
@pytest.mark.parametrize("card", HAZARDS)
def test_a_hazard_cannot_be_disabled(card):
    table = lay(party("quinn", at={"quinn": "1b2"}), "quinn", card, 1).hero_phase("quinn")
    assert not any(label.startswith("disable") for label in table.options)


@rule("WA-146")
def test_a_trap_drawn_in_step_1_is_activated_in_step_3_of_the_same_villain_phase():
    table = party("quinn", at={"quinn": "1b2"}, encounters=["poisoned-dart-trap"], dice=[8])
    table.villain_phase("quinn")
    assert attacked(table) == ["quinn"]
    assert table.hero("quinn").hp == 6


@rule("WA-143")
@pytest.mark.parametrize("card", ["cave-in", "pit"])
def test_a_cave_in_and_a_pit_attack_when_drawn_and_only_once_in_that_villain_phase(card):
    table = party("quinn", at={"quinn": "1b2"}, encounters=[card], dice=[1, 20]).villain_phase("quinn")
    assert attacked(table) == ["quinn"]


@rule("WA-143", "WA-236")
@pytest.mark.parametrize("card", ["cave-in", "pit"])
def test_in_later_villain_phases_of_its_player_it_attacks_whoever_is_on_the_tile_then(card):
    table = party("quinn", "vistra", at={"quinn": "2b1", "vistra": "1b2"}, encounters=["lost"], dice=[1])
    lay(table, "quinn", card, 1).villain_phase("quinn")
    assert attacked(table) == ["vistra"]


@rule("WA-236")
@pytest.mark.parametrize("card", ["cave-in", "poisoned-dart-trap"])
def test_it_is_not_activated_in_the_villain_phase_of_another_player(card):
    table = party("quinn", "vistra", at={"quinn": "1a1", "vistra": "1b2"}, encounters=["lost"], dice=[20])
    lay(table, "quinn", card, 1).villain_phase("vistra")
    assert attacked(table) == []


@rule("WA-232", "WA-144")
@pytest.mark.parametrize("card", ["cave-in", "pit", "poisoned-dart-trap", "whirling-blades"])
def test_hazards_and_traps_roll_for_each_standing_hero_on_the_tile_and_for_nobody_else(card):
    table = party(
        "quinn",
        "vistra",
        "keyleth",
        "tarak",
        at={"quinn": "1a1", "vistra": "1b2", "keyleth": "1c1", "tarak": "2b1"},
        hp={"vistra": 0},
        monsters=[("grell", "1a3")],
        dice=[20, 1],
    )
    table.state.friends["alek"] = Friend("alek", square("1b3"))
    lay(table, "quinn", card, 1).trigger("quinn", card)
    assert attacked(table) == ["quinn", "keyleth"]
    assert table.figure("grell-1").damage == 0


@pytest.mark.parametrize(("card", "hp"), [("lava-flow", 7), ("rolling-boulder", 6)])
def test_lava_and_boulder_hurt_each_standing_hero_on_their_tile_without_a_roll(card, hp):
    table = party(
        "quinn",
        "vistra",
        "keyleth",
        "tarak",
        at={"quinn": "1a1", "vistra": "1b2", "keyleth": "1c1", "tarak": "2b1"},
        hp={"vistra": 0},
        items={"quinn": ["bracers-of-defense"]},
    )
    for other in ("cave-in", "volcanic-vapors"):  # so that the lava can't flow on
        lay(table, "tarak", other, 2)
    lay(table, "quinn", card, 1).trigger("quinn", card)
    assert [hero.hp for hero in table.state.heroes] == [hp, 0, hp, 8]
    assert not table.told("rolled")


# ---- Cave In


@rule("WA-144")
@pytest.mark.parametrize(("die", "hp"), [(7, 6), (6, 7)])
def test_a_cave_in_attacks_at_9_for_2_damage_or_1_on_a_miss(die, hp):
    table = party("quinn", at={"quinn": "1b2"}, dice=[die]).draw_encounter("quinn", "cave-in")
    assert table.hero("quinn").hp == hp


# ---- Pit


@rule("WA-197")
@pytest.mark.parametrize(("die", "hp", "fallen"), [(6, 6, True), (5, 8, False)])
def test_a_hero_hit_by_the_pit_falls_in_and_is_off_the_board(die, hp, fallen):
    table = party("quinn", at={"quinn": "1b2"}, dice=[die]).draw_encounter("quinn", "pit")
    assert table.hero("quinn").hp == hp
    assert table.hero("quinn").on_board != fallen
    assert table.hero("quinn").away == ("pit" if fallen else "")


@rule("WA-273")
def test_several_heroes_may_be_in_the_pit_even_one_who_is_downed_by_it():
    table = party(
        "quinn", "vistra", at={"quinn": "1b2", "vistra": "1a1"}, hp={"vistra": 2}, dice=[20, 20]
    ).draw_encounter("quinn", "pit")
    assert [hero.away for hero in table.state.heroes] == ["pit", "pit"]
    assert table.hero("vistra").hp == 0


@rule("WA-197", "WA-188")
def test_a_hero_in_the_pit_is_not_attacked_by_it_again_nor_touched_by_other_cards():
    table = party("quinn", "vistra", at={"quinn": "1b2", "vistra": "2b1"}, dice=[20, 20, 20])
    table.draw_encounter("quinn", "pit")
    table.trigger("quinn", "pit")
    table.draw_encounter("vistra", "earthquake")
    assert table.hero("quinn").hp == 6
    assert attacked(table) == ["vistra"]


@rule("WA-197", "WA-228")
def test_on_a_10_at_the_end_of_the_hero_phase_the_hero_climbs_out_next_to_the_marker():
    table = party("quinn", tiles=["1 north plain-passage-a"], at={"quinn": "1b1"}, dice=[10])
    lay(table, "quinn", "pit", 3)
    table.hero("quinn").square, table.hero("quinn").away = -1, "pit"
    table.play(("hero_phase", 0))
    assert table.options == ["3b1", "3c1", "3b4", "3c4"]
    table.answer("3c1")
    assert table.standing_on("quinn") == "3c1"
    assert table.hero("quinn").away == ""


@rule("WA-197", "WA-061")
def test_a_hero_who_has_climbed_out_may_explore_in_the_same_turn():
    table = party(
        "quinn",
        tiles=["1 north plain-passage-a"],
        stack=["plain-passage-b"],
        monster_deck=["snake"],
        dice=[10],
    )
    lay(table, "quinn", "pit", 3)
    table.hero("quinn").square, table.hero("quinn").away = -1, "pit"
    table.play(("hero_phase", 0), ("exploration_phase", 0)).answer("3c1")
    assert table.state.dungeon.tiles[3].tile == "plain-passage-b"


@rule("WA-197")
def test_on_less_than_10_the_hero_stays_in_the_pit_and_does_nothing():
    table = party("quinn", at={"quinn": "1b2"}, powers={"quinn": ["sacred-flame"]}, dice=[9])
    lay(table, "quinn", "pit", 1)
    table.hero("quinn").square, table.hero("quinn").away = -1, "pit"
    table.play(("hero_phase", 0), ("exploration_phase", 0))
    assert table.over
    assert table.hero("quinn").away == "pit"
    assert len(table.state.dungeon.tiles) == 2


@rule("WA-273")
def test_when_all_squares_around_the_pit_are_taken_the_hero_climbs_out_onto_the_marker():
    table = party(
        "quinn",
        tiles=["1 north plain-passage-a"],
        monsters=[("snake", "3b1"), ("snake", "3c1"), ("snake", "3b4"), ("grell", "3c4"), ("grell", "3b2")],
        dice=[10],
    )
    lay(table, "quinn", "pit", 3)
    table.hero("quinn").square, table.hero("quinn").away = -1, "pit"
    table.end_hero_phase("quinn")
    assert table.options == ["3c2", "3b3", "3c3"]


@rule("WA-273")
def test_when_the_whole_tile_is_taken_the_hero_stays_in_the_pit():
    kinds = ["snake", "snake", "snake", "grell", "grell", "grell", "cave-bear", "cave-bear"]
    where = ["3b1", "3c1", "3b2", "3c2", "3b3", "3c3", "3b4", "3c4"]
    table = party(
        "quinn",
        tiles=["1 north plain-passage-a"],
        monsters=list(zip(kinds, where, strict=True)),
        dice=[10],
    )
    lay(table, "quinn", "pit", 3)
    table.hero("quinn").square, table.hero("quinn").away = -1, "pit"
    table.end_hero_phase("quinn")
    assert table.hero("quinn").away == "pit"


# ---- Volcanic Vapors


@rule("WA-143", "WA-227")
def test_a_hero_who_starts_the_hero_phase_in_the_vapors_is_poisoned_and_at_once_takes_1():
    table = lay(party("quinn", at={"quinn": "1b2"}), "quinn", "volcanic-vapors", 1).start_turn("quinn")
    assert table.hero("quinn").conditions == ["poisoned"]
    assert table.hero("quinn").hp == 7


def test_a_hero_who_moves_into_the_vapors_is_poisoned():
    table = lay(party("quinn", at={"quinn": "1c1"}), "quinn", "volcanic-vapors", 2).hero_phase("quinn")
    table.answer("move to 1b1")
    assert table.hero("quinn").conditions == []
    table.answer("move to 2a1")
    assert table.hero("quinn").conditions == ["poisoned"]
    assert table.hero("quinn").hp == 8


def test_a_hero_who_is_placed_in_the_vapors_or_is_there_when_they_come_is_not_poisoned():
    table = lay(party("quinn", at={"quinn": "1c1"}), "quinn", "volcanic-vapors", 2)
    set_hero(table.state, 0, square("2b1"))
    assert table.hero("quinn").conditions == []
    table = party("quinn", at={"quinn": "1c1"}).draw_encounter("quinn", "volcanic-vapors")
    assert table.hero("quinn").conditions == []


@rule("WA-143")
def test_the_vapors_have_no_activation():
    table = party("quinn", at={"quinn": "1b2"}, encounters=["lost"])
    lay(table, "quinn", "volcanic-vapors", 1).villain_phase("quinn")
    assert table.hero("quinn").conditions == []
    assert not table.told("triggered")


@rule("WA-232")
def test_the_vapors_do_not_poison_a_downed_hero():
    table = party("quinn", at={"quinn": "1b2"}, hp={"quinn": 0})
    lay(table, "quinn", "volcanic-vapors", 1).start_turn("quinn")
    assert table.hero("quinn").conditions == []
    assert table.hero("quinn").hp == 4


# ---- Lava Flow


@rule("WA-237")
def test_the_lava_flows_onto_a_connected_tile_without_a_marker_up_to_three_in_all():
    table = party(
        "quinn",
        "vistra",
        at={"quinn": "1b2", "vistra": "2b1"},
        tiles=["1 north t-junction", "2 north plain-passage-a"],
    )
    lay(table, "quinn", "lava-flow", 1)
    lay(table, "vistra", "cave-in", 3)
    table.trigger("quinn", "lava-flow")
    assert table.state.markers["lava-flow"] == [0, 1]
    assert (table.hero("quinn").hp, table.hero("vistra").hp) == (7, 7)  # the new marker burns at once
    table.trigger("quinn", "lava-flow")
    assert table.state.markers["lava-flow"] == [0, 1, 3]
    table.trigger("quinn", "lava-flow")
    assert table.state.markers["lava-flow"] == [0, 1, 3]
    assert table.hero("quinn").hp == 5


def test_the_active_player_chooses_where_the_lava_flows():
    table = party("quinn", at={"quinn": "1b2"}, tiles=["1 north t-junction"])
    lay(table, "quinn", "lava-flow", 1).trigger("quinn", "lava-flow")
    assert table.options == ["tile 2", "tile 3"]
    table.answer("tile 3")
    assert table.state.markers["lava-flow"] == [0, 2]


@rule("WA-198")
def test_disabling_the_lava_flow_on_any_of_its_tiles_removes_all_its_markers():
    table = lay(party("quinn", at={"quinn": "2b1"}, dice=[10]), "quinn", "lava-flow", 1, 2)
    table.hero_phase("quinn").answer("disable Lava Flow")
    assert table.state.markers == {}
    assert table.state.encounter_deck.discard == ["lava-flow"]


# ---- Poisoned Dart Trap


@rule("WA-145")
@pytest.mark.parametrize(("die", "hp", "conditions"), [(8, 6, ["poisoned"]), (7, 7, [])])
def test_the_poisoned_dart_trap_attacks_at_8_for_2_damage_and_poison_or_1_on_a_miss(die, hp, conditions):
    table = lay(party("quinn", at={"quinn": "1b2"}, dice=[die]), "quinn", "poisoned-dart-trap", 1)
    table.trigger("quinn", "poisoned-dart-trap")
    assert table.hero("quinn").hp == hp
    assert table.hero("quinn").conditions == conditions


# ---- Rolling Boulder and Whirling Blades


MOVING = ["rolling-boulder", "whirling-blades"]


@pytest.mark.parametrize("card", MOVING)
def test_the_marker_moves_a_tile_toward_the_closest_hero_and_hits_there(card):
    table = party(
        "quinn",
        "vistra",
        at={"quinn": "1b2", "vistra": "2d1"},
        tiles=["1 north plain-passage-a", "3 north plain-passage-b"],
        dice=[20],
    )
    lay(table, "quinn", card, 4)
    table.trigger("quinn", card)
    assert table.state.markers[card] == [2]
    assert [hero.hp for hero in table.state.heroes] == [8, 8]
    table.trigger("quinn", card)
    assert table.state.markers[card] == [0]
    assert [hero.hp for hero in table.state.heroes] == [6, 8]


@pytest.mark.parametrize("card", MOVING)
def test_with_a_standing_hero_on_its_tile_the_marker_stays_and_hits_that_tile(card):
    table = party("quinn", "vistra", at={"quinn": "1b2", "vistra": "2a1"}, dice=[20])
    lay(table, "quinn", card, 1).trigger("quinn", card)
    assert table.state.markers[card] == [0]
    assert [hero.hp for hero in table.state.heroes] == [6, 8]


@rule("WA-131")
@pytest.mark.parametrize("card", MOVING)
def test_downed_heroes_and_heroes_off_the_board_are_not_rolled_after(card):
    table = party(
        "quinn", "vistra", "keyleth", at={"quinn": "1b2", "vistra": "2b1"}, hp={"quinn": 0}, dice=[20]
    )
    table.hero("keyleth").square, table.hero("keyleth").away = -1, "pit"
    lay(table, "quinn", card, 1).trigger("quinn", card)
    assert table.state.markers[card] == [1]
    assert table.hero("vistra").hp == 6


@rule("WA-272")
@pytest.mark.parametrize(("marks", "tile"), [({}, 3), ({"invisibility": 1}, 2)])
@pytest.mark.parametrize("card", MOVING)
def test_an_invisible_hero_is_never_the_closest_one(card, marks, tile):
    table = party(
        "heskan", "vistra", tiles=["1 north plain-passage-a"], at={"heskan": "3b4", "vistra": "2d1"}, dice=[1]
    )
    table.hero("heskan").notes.update(marks)
    lay(table, "vistra", card, 1).trigger("vistra", card)
    assert table.state.markers[card] == [tile - 1]


@pytest.mark.parametrize("card", MOVING)
def test_the_marker_may_roll_onto_a_tile_with_another_marker(card):
    table = party("quinn", at={"quinn": "2b1"}, dice=[20])
    lay(table, "quinn", "cave-in", 2)
    lay(table, "quinn", card, 1).trigger("quinn", card)
    assert table.state.markers == {"cave-in": [1], card: [1]}


@rule("WA-238")
def test_the_active_player_settles_toward_whom_of_two_the_boulder_rolls():
    table = party("quinn", "vistra", at={"quinn": "3b3", "vistra": "2b2"}, tiles=["1 north plain-passage-a"])
    lay(table, "quinn", "rolling-boulder", 1).trigger("quinn", "rolling-boulder")
    assert table.options == ["Quinn", "Vistra"]
    table.answer("Vistra")
    assert table.state.markers["rolling-boulder"] == [1]


@rule("WA-272")
def test_the_boulder_rolls_toward_a_hero_though_a_villager_is_closer():
    table = party("quinn", at={"quinn": "3b2"}, tiles=["1 north plain-passage-a"])
    table.state.friends["cassi"] = Friend("cassi", square("2a2"))
    lay(table, "quinn", "rolling-boulder", 1).trigger("quinn", "rolling-boulder")
    assert table.over
    assert table.state.markers["rolling-boulder"] == [2]


@rule("WA-238")
def test_the_active_player_settles_by_which_of_two_ways_the_boulder_rolls():
    table = party("quinn", at={"quinn": "4b2"}, tiles=["1 north plain-right-turn", "2 north plain-left-turn"])
    lay(table, "quinn", "rolling-boulder", 1).trigger("quinn", "rolling-boulder")
    assert table.options == ["tile 3", "tile 2"]
    table.answer("tile 3")
    assert table.state.markers["rolling-boulder"] == [2]


@rule("WA-240")
def test_behind_a_closed_door_the_boulder_finds_no_way():
    table = party("quinn", at={"quinn": "1b2"}, tiles=["1 north passage-with-north-door"], doors=True)
    assert table.state.dungeon.closed == (2,)
    table.state.dungeon = table.state.dungeon.with_tile(Placed("plain-passage-a", -2, 0))
    lay(table, "quinn", "rolling-boulder", 4).trigger("quinn", "rolling-boulder")
    assert table.state.markers["rolling-boulder"] == [3]
    assert table.hero("quinn").hp == 8


@rule("WA-144")
@pytest.mark.parametrize(("die", "hp"), [(8, 6), (7, 7)])
def test_whirling_blades_attack_at_8_for_2_damage_or_1_on_a_miss(die, hp):
    table = lay(party("quinn", at={"quinn": "1b2"}, dice=[die]), "quinn", "whirling-blades", 1)
    table.trigger("quinn", "whirling-blades")
    assert table.hero("quinn").hp == hp


def test_a_hero_on_the_new_tile_of_the_boulder_may_disable_it_there():
    table = lay(party("quinn", at={"quinn": "2b1"}, dice=[10]), "quinn", "rolling-boulder", 1)
    table.trigger("quinn", "rolling-boulder")
    table.hero_phase("quinn").answer("disable Rolling Boulder")
    assert table.state.markers == {}


# ---- markers


@rule("WA-183")
def test_a_marker_covers_two_by_two_squares_of_one_tile():
    middle = {square(name) for name in ("1b2", "1c2", "1b3", "1c3")}
    table = party("quinn", at={"quinn": "1a1"})
    s = table.state
    s.objects["altar"] = Object("altar", 0, 12, 5)
    assert set(squares(s.object_squares())) == middle
    s.objects.clear()
    lay(table, "quinn", "pit", 1)
    table.hero("quinn").square, table.hero("quinn").away = -1, "pit"
    s.luck.dice = [10]  # type: ignore[attr-defined]
    table.end_hero_phase("quinn")
    around = {here for here in range(16) if s.board.floor >> here & 1} - middle
    assert set(table.ask.options) == around  # all other squares of the tile touch the marker
