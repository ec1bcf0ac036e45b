"""The eight Curses of Wrath of Ashardalon."""

from __future__ import annotations

import pytest

from questboard.games.adventure.rules.combat import armor_class
from questboard.games.adventure.rules.placing import set_hero
from questboard.testing import rule
from tests.adventure.crypt import Crypt, crypt, square


def party(*heroes: str, **position) -> Crypt:
    """Heroes whose powers don't interfere."""
    position.setdefault("powers", {hero: [] for hero in heroes})
    return crypt(list(heroes), **position)


def moves(table: Crypt) -> list[str]:
    return [label for label in table.options if label.startswith("move")]


# ---- what all curses share


@rule("WA-135")
def test_a_curse_lies_on_the_hero_who_drew_it_and_not_in_the_discard_pile():
    table = party("quinn", "vistra").draw_encounter("vistra", "terrifying-roar")
    assert table.hero("vistra").curses == ["terrifying-roar"]
    assert table.hero("quinn").curses == []
    assert "terrifying-roar" not in table.state.encounter_deck.discard


@rule("WA-136")
def test_a_hero_may_carry_several_curses_and_their_penalties_add_up():
    table = party("quinn", curses={"quinn": ["cage"]}).draw_encounter("quinn", "a-gap-in-the-armor")
    assert table.hero("quinn").curses == ["cage", "a-gap-in-the-armor"]
    assert armor_class(table.state, 0) == 16 - 2 - 4


@rule("WA-133", "WA-155")
def test_a_cancelled_curse_is_discarded_without_effect():
    table = party("quinn", experience=["gibbering-mouther", "grell"]).draw_encounter("quinn", "dragon-fear")
    table.answer("pay 3 + 2")
    assert table.hero("quinn").curses == []
    assert "dragon-fear" in table.state.encounter_deck.discard
    assert table.state.experience == []


@rule("WA-232")
@pytest.mark.parametrize(
    "card",
    [
        "a-gap-in-the-armor",
        "bad-luck",
        "bloodlust",
        "cage",
        "dragon-fear",
        "terrifying-roar",
        "time-leap",
        "wrath-of-the-enemy",
    ],
)
def test_a_downed_hero_gets_no_curse(card):
    table = party("quinn", "vistra", hp={"quinn": 0}).draw_encounter("quinn", card)
    assert table.hero("quinn").curses == []
    assert table.state.encounter_deck.discard == [card]


@rule("WA-188")
def test_a_hero_off_the_board_gets_no_curse():
    table = party("quinn", "vistra", curses={"quinn": ["time-leap"]})
    table.hero("quinn").square, table.hero("quinn").away = -1, "time-leap"
    table.draw_encounter("quinn", "bloodlust")
    assert table.hero("quinn").curses == ["time-leap"]
    assert table.state.encounter_deck.discard == ["bloodlust"]


@rule("WA-268")
def test_a_downed_hero_keeps_the_curses_and_makes_no_roll_against_them():
    table = party("quinn", hp={"quinn": 0}, curses={"quinn": ["dragon-fear", "terrifying-roar"]}, dice=[20])
    table.end_hero_phase("quinn")
    assert table.hero("quinn").curses == ["dragon-fear", "terrifying-roar"]
    assert not table.told("rolled")


# ---- A Gap in the Armor


@rule("WA-135")
@pytest.mark.parametrize(("die", "hp"), [(5, 7), (4, 8)])
def test_a_gap_in_the_armor_takes_4_from_the_armor_class(die, hp):
    table = party(
        "quinn",
        at={"quinn": "1b2"},
        monsters=[("kobold-dragonshield", "1c2")],
        curses={"quinn": ["a-gap-in-the-armor"]},
        dice=[die],
    )
    table.activate("kobold-dragonshield-1")
    assert table.hero("quinn").hp == hp


@rule("WA-135")
def test_a_gap_in_the_armor_ends_with_a_hero_phase_without_moving():
    table = party("quinn", curses={"quinn": ["a-gap-in-the-armor"]}).hero_phase("quinn")
    table.answer("end the Hero Phase")
    table.end_hero_phase("quinn")
    assert table.hero("quinn").curses == []
    assert table.state.encounter_deck.discard == ["a-gap-in-the-armor"]


def test_a_gap_in_the_armor_stays_on_a_hero_who_moved():
    table = party("quinn", at={"quinn": "1b2"}, curses={"quinn": ["a-gap-in-the-armor"]}).hero_phase("quinn")
    table.answer("move to 1a1", "end the Hero Phase")
    table.end_hero_phase("quinn")
    assert table.hero("quinn").curses == ["a-gap-in-the-armor"]


def test_a_hero_who_was_moved_by_others_has_not_moved_for_a_gap_in_the_armor():
    table = party("quinn", at={"quinn": "1b2"}, curses={"quinn": ["a-gap-in-the-armor"]}, dice=[2])
    table.draw_encounter("quinn", "concussive-blast").answer("2b1")
    table.end_hero_phase("quinn")
    assert table.hero("quinn").curses == []


# ---- Bad Luck


@rule("WA-135")
@pytest.mark.parametrize(("die", "left"), [(10, []), (9, ["bad-luck"])])
def test_bad_luck_brings_another_encounter_card_before_step_1_and_ends_on_a_10(die, left):
    table = party("quinn", curses={"quinn": ["bad-luck"]}, encounters=["lost", "unbearable-heat"], dice=[die])
    table.villain_phase("quinn")
    assert [event.facts["encounter"] for event in table.told("drew_encounter")] == [
        "lost",
        "unbearable-heat",
    ]
    assert table.hero("quinn").curses == left


def test_bad_luck_brings_its_card_though_the_tile_was_white():
    table = party("quinn", curses={"quinn": ["bad-luck"]}, encounters=["lost"], dice=[3])
    table.state.turn.tile_placed = True
    table.villain_phase("quinn")
    assert [event.facts["encounter"] for event in table.told("drew_encounter")] == ["lost"]


def test_bad_luck_drawn_in_step_1_is_rolled_against_in_the_same_villain_phase():
    table = party("quinn", encounters=["bad-luck"], dice=[10]).villain_phase("quinn")
    assert len(table.told("drew_encounter")) == 1
    assert table.hero("quinn").curses == []


def test_bad_luck_of_one_hero_is_nothing_to_the_villain_phase_of_another():
    table = party(
        "quinn", "vistra", curses={"quinn": ["bad-luck"]}, encounters=["lost", "unbearable-heat"], dice=[20]
    )
    table.villain_phase("vistra")
    assert len(table.told("drew_encounter")) == 1
    assert table.hero("quinn").curses == ["bad-luck"]


@rule("WA-268")
def test_the_bad_luck_of_a_downed_hero_still_brings_cards_but_is_not_rolled_against():
    table = party(
        "quinn",
        "vistra",
        hp={"quinn": 0},
        curses={"quinn": ["bad-luck"]},
        encounters=["lost"],
        dice=[20],
    )
    table.state.turn.tile_placed = True
    table.villain_phase("quinn")
    assert len(table.told("drew_encounter")) == 1
    assert table.hero("quinn").curses == ["bad-luck"]


@rule("WA-124", "WA-270")
def test_the_player_of_an_escaped_hero_draws_no_card_for_bad_luck():
    table = party("quinn", "vistra", curses={"quinn": ["bad-luck"]}, dice=[20])
    table.hero("quinn").square, table.hero("quinn").away = -1, "escaped"
    table.villain_phase("quinn")
    assert not table.told("drew_encounter")
    assert not table.told("rolled")


# ---- Bloodlust


@rule("WA-227")
def test_bloodlust_takes_1_hp_at_the_start_of_the_hero_phase_after_the_poison():
    table = party(
        "quinn", conditions={"quinn": ["poisoned"]}, curses={"quinn": ["bloodlust"]}, hp={"quinn": 2}
    )
    table.start_turn("quinn")
    assert [event.rule for event in table.told("took_damage")] == ["WA-089", "WA-227"]
    assert table.state.surges == 1
    assert table.hero("quinn").hp == 4


@rule("WA-135")
def test_bloodlust_ends_when_the_hero_defeats_a_monster():
    table = party(
        "vistra",
        powers={"vistra": ["sure-strike"]},
        at={"vistra": "1b2"},
        monsters=[("snake", "1c2")],
        curses={"vistra": ["bloodlust"]},
        dice=[10],
    )
    table.hero_phase("vistra").answer("use Sure Strike")
    assert table.hero("vistra").curses == []
    assert table.state.encounter_deck.discard == ["bloodlust"]


def test_bloodlust_stays_when_another_hero_defeats_a_monster():
    table = party(
        "vistra",
        "quinn",
        powers={"vistra": ["sure-strike"], "quinn": []},
        at={"vistra": "1b2", "quinn": "1a1"},
        monsters=[("snake", "1c2")],
        curses={"quinn": ["bloodlust"]},
        dice=[10],
    )
    table.hero_phase("vistra").answer("use Sure Strike")
    assert "snake-1" not in table.state.figures
    assert table.hero("quinn").curses == ["bloodlust"]


# ---- Cage


@rule("WA-135")
def test_a_caged_hero_cannot_move_and_has_2_less_ac():
    table = party("quinn", curses={"quinn": ["cage"]}).hero_phase("quinn")
    assert moves(table) == []
    assert armor_class(table.state, 0) == 14


@rule("WA-135", "WA-059")
def test_a_caged_hero_may_open_the_cage_instead_of_attacking_and_then_move():
    table = party(
        "vistra",
        powers={"vistra": ["sure-strike"]},
        at={"vistra": "1b2"},
        monsters=[("snake", "1c2")],
        curses={"vistra": ["cage"]},
        dice=[10],
    )
    table.hero_phase("vistra").answer("open the cage of Vistra")
    assert table.hero("vistra").curses == []
    assert table.state.encounter_deck.discard == ["cage"]
    assert moves(table)
    assert not any(label.startswith("use Sure Strike") for label in table.options)


@rule("WA-234")
def test_the_roll_for_the_cage_needs_a_10_on_the_die_and_thieves_tools_do_not_help():
    table = party(
        "quinn", curses={"quinn": ["cage"]}, items={"quinn": ["thieves-tools"]}, dice=[9]
    ).hero_phase("quinn")
    table.answer("open the cage")
    assert table.hero("quinn").curses == ["cage"]
    assert table.over  # nothing is left to do without an attack


@rule("WA-234")
def test_a_natural_20_for_the_cage_brings_no_level():
    table = party("quinn", curses={"quinn": ["cage"]}, experience=["grell"] * 3, dice=[20]).hero_phase(
        "quinn"
    )
    table.answer("open the cage")
    assert table.hero("quinn").curses == []
    assert table.prompt == "What does Quinn do?"


def test_another_hero_on_the_tile_may_try_the_cage_after_the_first_has_failed():
    table = party(
        "quinn",
        "vistra",
        at={"quinn": "1b2", "vistra": "1a1"},
        curses={"quinn": ["cage"]},
        dice=[9, 10],
    ).hero_phase("quinn")
    table.answer("open the cage of Quinn")
    table.state.turn.actions, table.state.turn.attacked = 0, False
    table.hero_phase("vistra").answer("open the cage of Quinn")
    assert table.hero("quinn").curses == []


def test_a_hero_on_another_tile_cannot_open_the_cage():
    table = party(
        "quinn", "vistra", at={"quinn": "1b2", "vistra": "2b1"}, curses={"quinn": ["cage"]}
    ).hero_phase("vistra")
    assert not any(label.startswith("open the cage") for label in table.options)


@rule("WA-269")
def test_a_downed_hero_can_be_let_out_of_the_cage_by_another():
    table = party(
        "quinn",
        "vistra",
        at={"quinn": "1b2", "vistra": "1a1"},
        curses={"quinn": ["cage"]},
        hp={"quinn": 0},
        dice=[10],
    ).hero_phase("vistra")
    table.answer("open the cage of Quinn")
    assert table.hero("quinn").curses == []


def test_a_caged_hero_is_not_moved_by_others():
    table = party("quinn", at={"quinn": "1b2"}, curses={"quinn": ["cage"]}, dice=[2])
    table.draw_encounter("quinn", "concussive-blast")
    assert table.over
    assert table.standing_on("quinn") == "1b2"


# ---- Dragon Fear


@rule("WA-135")
def test_dragon_fear_costs_1_hp_for_each_tile_moved_onto():
    table = party("quinn", at={"quinn": "1c1"}, curses={"quinn": ["dragon-fear"]}).hero_phase("quinn")
    table.answer("move to 2b1")
    assert table.hero("quinn").hp == 7
    table.answer("move to 2c1")
    assert table.hero("quinn").hp == 7
    table.answer("move to 1c1")
    assert table.hero("quinn").hp == 6


def test_a_hero_downed_by_dragon_fear_falls_on_the_border_of_the_tile():
    table = party(
        "quinn", at={"quinn": "1c1"}, hp={"quinn": 1}, curses={"quinn": ["dragon-fear"]}
    ).hero_phase("quinn")
    table.answer("move to 2c1")
    assert table.hero("quinn").hp == 0
    assert table.standing_on("quinn") == "2a1"
    assert table.over


def test_dragon_fear_counts_being_moved_but_not_being_placed():
    table = party("quinn", at={"quinn": "1b2"}, curses={"quinn": ["dragon-fear"]}, dice=[2])
    set_hero(table.state, 0, square("2b2"))
    assert table.hero("quinn").hp == 8
    table.draw_encounter("quinn", "concussive-blast").answer("1b2")
    assert table.hero("quinn").hp == 8 - 1 - 1  # the blast misses for 1, and the Hero is moved


@pytest.mark.parametrize("card", ["dragon-fear", "terrifying-roar"])
@pytest.mark.parametrize(("die", "ended"), [(10, True), (9, False)])
def test_dragon_fear_and_terrifying_roar_end_on_a_10_at_the_end_of_the_hero_phase(card, die, ended):
    table = party("quinn", curses={"quinn": [card]}, dice=[die]).end_hero_phase("quinn")
    assert (table.hero("quinn").curses == []) == ended
    assert (card in table.state.encounter_deck.discard) == ended


# ---- Terrifying Roar


@rule("WA-135")
@pytest.mark.parametrize(("die", "hit"), [(6, True), (5, False)])
def test_terrifying_roar_takes_4_from_attack_rolls(die, hit):
    table = party(
        "vistra",
        powers={"vistra": ["sure-strike"]},
        at={"vistra": "1b2"},
        monsters=[("snake", "1c2")],
        curses={"vistra": ["terrifying-roar"]},
        dice=[die],
    )
    table.hero_phase("vistra").answer("use Sure Strike")  # 11 - 4 against AC 13
    assert ("snake-1" not in table.state.figures) == hit


# ---- Time Leap


@rule("WA-188")
def test_time_leap_takes_the_hero_off_the_board_and_puts_a_monster_in_that_very_square():
    table = party("quinn", "vistra", at={"quinn": "1b3", "vistra": "2b1"}, monster_deck=["snake"])
    table.draw_encounter("quinn", "time-leap")
    assert not table.hero("quinn").on_board
    assert table.hero("quinn").curses == ["time-leap"]
    assert table.standing_on("snake-1") == "1b3"
    assert [card.name for card in table.hero("quinn").row] == ["snake"]


@rule("WA-188")
def test_a_hero_in_a_time_leap_is_not_touched_by_cards_that_touch_each_hero():
    table = party("quinn", "vistra", at={"quinn": "1b3"}, monster_deck=["snake"])
    table.draw_encounter("quinn", "time-leap")
    table.draw_encounter("vistra", "unbearable-heat")
    assert (table.hero("quinn").hp, table.hero("vistra").hp) == (8, 7)


@rule("WA-227")
def test_the_hero_returns_from_a_time_leap_before_the_poison_works_and_the_curse_ends():
    table = party("quinn", at={"quinn": "1b3"}, conditions={"quinn": ["poisoned"]}, monster_deck=["snake"])
    table.draw_encounter("quinn", "time-leap")
    table.start_turn("quinn")
    assert table.hero("quinn").hp == 8
    assert "1b3" not in table.options  # the Monster stands there
    table.answer("2c1")
    assert table.standing_on("quinn") == "2c1"
    assert table.hero("quinn").away == ""
    assert table.hero("quinn").curses == []
    assert table.hero("quinn").hp == 7
    assert "time-leap" in table.state.encounter_deck.discard


def test_a_hero_stays_away_in_the_turns_of_others():
    table = party("quinn", "vistra", at={"quinn": "1b3"}, monster_deck=["snake"])
    table.draw_encounter("quinn", "time-leap")
    table.start_turn("vistra")
    assert not table.hero("quinn").on_board


# ---- Wrath of the Enemy


@rule("WA-135")
def test_wrath_of_the_enemy_places_the_closest_monster_of_another_tile_next_to_the_hero():
    table = party(
        "quinn",
        at={"quinn": "1b1"},
        tiles=["2 north t-junction"],
        monsters=[("snake", "1d1"), ("grell", "2d1"), ("orc-archer", "3b2")],
        curses={"quinn": ["wrath-of-the-enemy"]},
        stack=[],
        dice=[9],
    )
    table.explore("quinn").answer("1a2")
    assert table.standing_on("grell-1") == "1a2"
    assert table.standing_on("snake-1") == "1d1"
    assert table.standing_on("orc-archer-1") == "3b2"
    assert table.hero("quinn").curses == ["wrath-of-the-enemy"]


@pytest.mark.parametrize(("die", "left"), [(10, []), (9, ["wrath-of-the-enemy"])])
def test_without_a_monster_on_another_tile_wrath_of_the_enemy_is_only_rolled_against(die, left):
    table = party(
        "quinn",
        at={"quinn": "1b2"},
        monsters=[("snake", "1d1")],
        curses={"quinn": ["wrath-of-the-enemy"]},
        dice=[die],
    )
    table.explore("quinn")
    assert table.standing_on("snake-1") == "1d1"
    assert table.hero("quinn").curses == left


def test_wrath_of_the_enemy_finds_no_place_for_a_monster_next_to_a_hero_in_the_pit():
    table = party("quinn", monsters=[("grell", "2d1")], curses={"quinn": ["wrath-of-the-enemy"]}, dice=[12])
    table.hero("quinn").square, table.hero("quinn").away = -1, "pit"
    table.explore("quinn")
    assert table.standing_on("grell-1") == "2d1"
    assert table.hero("quinn").curses == []
