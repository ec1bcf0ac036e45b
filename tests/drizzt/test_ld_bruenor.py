"""Bruenor: Headbutt and the powers 58 to 62 and 168 to 172."""

import pytest

from questboard.games.adventure.rules.combat import armor_class
from questboard.games.adventure.rules.marks import SKIPS
from questboard.games.adventure.rules.movement import speed
from questboard.games.adventure.rules.reactions import tokens_left, tokens_spent
from questboard.games.adventure.state import Object, Turn
from questboard.testing.rule import rule
from tests.adventure.crypt import attack_rolls, crypt

TROLL = [("feral-troll", "1c2")]
"""On c2, d2, c3 and d3: AC 12 and 4 Hit Points."""


def position(*powers, heroes=("bruenor",), **given):
    """Bruenor on tile 1 with these powers besides his own three; the next Treasure is a Brooch."""
    given.setdefault("at", {"bruenor": "1b2"})
    given.setdefault("treasures", ["brooch-of-shielding"])
    return crypt(list(heroes), game="drizzt", powers={"bruenor": powers}, **given)


def bruenor(*powers, **given):
    """The same with Bruenor at his menu."""
    return position(*powers, **given).hero_phase("bruenor")


def in_stance(card, **given):
    """Bruenor with his Stance token on a card."""
    table = position(card, **given)
    table.hero("bruenor").stance = card
    return table


# ---- Headbutt


@rule("LD-061")
def test_a_headbutt_with_ten_or_more_hurts_an_adjacent_monster():
    table = bruenor(monsters=[*TROLL, ("goblin-cutter", "1a3")], dice=[15, 10])
    table.answer("use Notched Axe", "Feral Troll 1", "pass", "yes", "Goblin Cutter 1")
    assert "goblin-cutter-1" not in table.state.figures
    assert table.figure("feral-troll-1").damage == 1
    assert table.state.experience == ["goblin-cutter"]


@rule("LD-061")
def test_a_headbutt_with_nine_or_less_hurts_bruenor():
    table = bruenor(monsters=TROLL, dice=[15, 9]).answer("use Notched Axe", "pass", "yes")
    assert table.hero("bruenor").hp == 9
    assert table.figure("feral-troll-1").damage == 1


def test_a_headbutt_may_follow_a_hit_that_defeats_its_target():
    table = bruenor(monsters=[*TROLL, ("goblin-cutter", "1a3")], dice=[15, 15])
    table.answer("use Notched Axe", "Goblin Cutter 1", "pass", "yes")
    assert table.figure("feral-troll-1").damage == 1


def test_a_headbutt_is_no_attack_roll_and_brings_no_level():
    table = bruenor(monsters=TROLL, dice=[15, 20], experience=["feral-troll", "goblin-champion"])
    table.answer("use Notched Axe", "pass", "yes")
    assert table.hero("bruenor").level == 1
    assert "move to 1a2" in table.options, "nobody is asked about a level"
    assert len(table.told("attacks")) == 1


def test_bruenor_headbutts_once_in_a_hero_phase_and_only_after_a_hit():
    missed = bruenor(monsters=TROLL, dice=[1]).answer("use Notched Axe")
    assert "move to 1a2" in missed.options
    table = position(monsters=TROLL, dice=[15])
    table.state.turn.spent.append("headbutt")
    table.hero_phase("bruenor").answer("use Notched Axe", "pass")
    assert "move to 1a2" in table.options, "he is not asked again"


def test_there_is_no_headbutt_for_hitting_an_object_or_outside_his_hero_phase():
    table = position(monsters=[("goblin-cutter", "1a3")], dice=[15])
    table.state.objects["altar"] = Object("altar", 0, 5, 6, pattern=0x0040)
    table.hero_phase("bruenor").answer("use Notched Axe", "the Altar", "pass")
    assert "move to 1a2" in table.options
    assert table.state.objects["altar"].hp == 5
    other = position(monsters=TROLL, dice=[15])
    other.state.turn.phase = "exploration"
    other.play(("hero_action", 0)).answer("use Notched Axe", "pass")
    assert other.figure("feral-troll-1").damage == 1
    assert "move to 1a2" in other.options, "nobody is asked"


# ---- 58 Notched Axe


@rule("LD-100")
def test_a_miss_of_the_notched_axe_may_be_followed_by_another_target_at_once():
    table = bruenor(monsters=[*TROLL, ("goblin-cutter", "1a3")], dice=[3, 4])
    table.answer("use Notched Axe", "Feral Troll 1")
    assert "Feral Troll 1" not in table.options
    table.answer("Goblin Cutter 1", "pass", "no")
    assert [event.facts["bonus"] for event in table.told("attacks")] == [8, 8]
    assert "goblin-cutter-1" not in table.state.figures
    assert table.state.turn.actions == 1, "it is part of the same attack"


def test_the_notched_axe_swings_on_only_once_in_a_hero_phase_and_never_after_a_hit():
    both = bruenor(monsters=[*TROLL, ("goblin-cutter", "1a3"), ("hunting-drake", "1a2")], dice=[1, 1])
    both.answer("use Notched Axe", "Feral Troll 1", "Goblin Cutter 1")
    assert len(both.told("attacks")) == 2
    assert "move to 1b3" in both.options, "no third one"
    hit = bruenor(monsters=[*TROLL, ("goblin-cutter", "1a3")], dice=[15])
    hit.answer("use Notched Axe", "Feral Troll 1", "pass", "no")
    assert len(hit.told("attacks")) == 1


# ---- 59 Clan Battlehammer Shield, 170 Hustle Stance


@rule("LD-103")
def test_the_shield_gives_two_armor_class_while_the_token_lies_on_it():
    table = bruenor("hustle-stance")
    assert armor_class(table.state, 0) == 16
    table.answer("take the stance Clan Battlehammer Shield")
    assert armor_class(table.state, 0) == 18
    assert "take the stance Clan Battlehammer Shield" not in table.options
    table.answer("take the stance Hustle Stance")
    assert armor_class(table.state, 0) == 15, "one stance at a time"
    assert table.hero("bruenor").used == []


def test_hustle_stance_gives_two_speed_for_one_armor_class():
    assert (speed(bruenor().state, 0), speed(in_stance("hustle-stance").state, 0)) == (5, 7)
    assert armor_class(in_stance("hustle-stance").state, 0) == 15


# ---- 60 Dwarven Ale


def test_dwarven_ale_gives_bruenor_two_and_the_others_on_his_tile_one():
    table = bruenor(
        "dwarven-ale",
        heroes=("bruenor", "regis", "wulfgar"),
        at={"bruenor": "1b2", "regis": "1a4", "wulfgar": "2b2"},
        hp={"bruenor": 5, "regis": 0, "wulfgar": 5},
    )
    table.answer("use Dwarven Ale")
    assert [hero.hp for hero in table.state.heroes] == [7, 1, 5]
    assert table.hero("bruenor").used == ["dwarven-ale"]


def test_nobody_drinks_ale_who_is_not_hurt():
    assert "use Dwarven Ale" not in bruenor("dwarven-ale").options


# ---- 61 Lucky Hit


def test_a_lucky_hit_makes_a_miss_a_hit_with_the_same_die():
    table = bruenor("lucky-hit", monsters=TROLL, dice=[1])
    table.answer("use Notched Axe", "Lucky Hit", "pass", "no")
    assert table.figure("feral-troll-1").damage == 1
    assert attack_rolls(table, "hit")[0]["total"] == 9
    assert table.hero("bruenor").used == ["lucky-hit"]


def test_lucky_hit_is_not_offered_for_a_hit():
    table = bruenor("lucky-hit", monsters=TROLL, dice=[15]).answer("use Notched Axe")
    assert table.options == ["Power Strike", "pass"]


# ---- 62 Power Strike


@rule("LD-102")
def test_power_strike_adds_one_damage_for_one_token_and_is_not_flipped():
    table = bruenor(monsters=TROLL, dice=[15])
    table.answer("use Notched Axe", "Power Strike", "no")
    assert table.figure("feral-troll-1").damage == 2, "one token for each hit"
    hero = table.hero("bruenor")
    assert tokens_left(hero, "power-strike") == 2
    assert hero.ready("power-strike")


@rule("LD-102")
def test_power_strike_runs_out_with_its_third_token():
    table = position(monsters=TROLL, dice=[15, 15, 15, 15])
    for spent in range(3):
        table.figure("feral-troll-1").damage = 0
        table.state.turn = Turn()
        table.hero_phase("bruenor").answer("use Notched Axe", "Power Strike", "no", "end the Hero Phase")
        assert tokens_left(table.hero("bruenor"), "power-strike") == 2 - spent
    table.figure("feral-troll-1").damage = 0
    table.state.turn = Turn()
    table.hero_phase("bruenor").answer("use Notched Axe", "no")
    assert table.figure("feral-troll-1").damage == 1, "nothing is left to spend"


@rule("LD-163")
def test_at_level_two_bruenor_takes_a_utility_and_three_more_power_strike_tokens():
    table = position(
        "lucky-hit",
        adventure="5",
        heroes=("bruenor", "drizzt"),
        monsters=TROLL,
        dice=[20],
        experience=["feral-troll", "goblin-champion"],
    )
    hero = table.hero("bruenor")
    tokens_spent("power-strike").set(hero, 3)
    hero.used.append("power-strike")
    table.hero_phase("bruenor").answer("use Notched Axe", "no", "pay")
    hero = table.hero("bruenor")
    assert hero.level == 2
    assert tokens_left(hero, "power-strike") == 3
    assert hero.ready("power-strike")
    utilities = [
        "Counterstrike Stance",
        "Legendary Knowledge",
        "Hustle Stance",
        "King's Rally",
        "Boot to the Gut",
    ]
    assert table.options == ["Dwarven Ale", *utilities]
    table.answer("Hustle Stance")
    assert "hustle-stance" in table.hero("bruenor").powers


@rule("LD-163", "LD-166")
def test_with_the_starting_deck_alone_no_utility_is_left_for_bruenor():
    table = bruenor(
        "lucky-hit",
        "dwarven-ale",
        monsters=TROLL,
        dice=[20],
        experience=["feral-troll", "goblin-champion"],
    )
    table.answer("use Notched Axe", "pass", "no", "pay")
    hero = table.hero("bruenor")
    assert hero.level == 2
    assert len(hero.powers) == 5
    assert tokens_left(hero, "power-strike") == 6


# ---- 168 Counterstrike Stance


def test_counterstrike_stance_strikes_an_adjacent_monster_whose_attack_misses():
    table = in_stance("counterstrike-stance", monsters=[("drow-duelist", "1c2")], dice=[1, 20])
    table.activate("drow-duelist-1").answer("1c2")
    assert table.figure("drow-duelist-1").damage == 1, "for the first attack, not for the one that hits"
    assert table.hero("bruenor").hp == 9


def test_counterstrike_stance_does_not_reach_a_monster_farther_away():
    table = in_stance("counterstrike-stance", monsters=[("goblin-archer", "1d2")], dice=[1])
    assert "goblin-archer-1" in table.activate("goblin-archer-1").state.figures


def test_a_counterstrike_that_defeats_the_monster_ends_its_attacks():
    table = in_stance("counterstrike-stance", monsters=[("drow-duelist", "1c2")], dice=[1, 20])
    table.figure("drow-duelist-1").damage = 1
    table.activate("drow-duelist-1").answer("1c2")
    assert table.state.experience == ["drow-duelist"]
    assert table.hero("bruenor").hp == 10
    assert table.hero("bruenor").items == ["brooch-of-shielding"]


# ---- 169 Legendary Knowledge


@rule("LD-224")
def test_legendary_knowledge_replaces_an_encounter_card_of_any_hero():
    table = position(
        "legendary-knowledge",
        heroes=("drizzt", "bruenor"),
        at={"drizzt": "1b2", "bruenor": "2b2"},
        encounters=["overrun"],
        dice=[1],
    )
    table.draw_encounter("drizzt", "crossbow-from-the-dark").answer("Legendary Knowledge")
    assert table.told("attacked") == [], "the first card has no effect"
    assert [hero.hp for hero in table.state.heroes] == [7, 9], "the second has"
    assert table.state.encounter_deck.discard == ["crossbow-from-the-dark", "overrun"]
    assert table.hero("bruenor").used == ["legendary-knowledge"]


@rule("LD-224")
def test_what_is_cancelled_needs_no_legendary_knowledge():
    table = position("legendary-knowledge", experience=["feral-troll", "goblin-champion"])
    table.draw_encounter("bruenor", "crossbow-from-the-dark").answer("pay")
    assert table.over


# ---- 171 King's Rally


def test_kings_rally_ends_conditions_and_gives_one_to_attack_rolls_within_one_tile():
    table = position(
        "kings-rally",
        heroes=("bruenor", "regis", "wulfgar"),
        tiles=["2 east cavern-plain-8"],
        at={"bruenor": "1b2", "regis": "2b2", "wulfgar": "3b2"},
        conditions={"bruenor": ["poisoned"], "regis": ["poisoned", "immobilized"], "wulfgar": ["poisoned"]},
        monsters=TROLL,
        dice=[3],
    )
    table.hero_phase("bruenor").answer("use King's Rally")
    assert [hero.conditions for hero in table.state.heroes] == [[], [], ["poisoned"]]
    assert ["kings-rally" in hero.notes for hero in table.state.heroes] == [True, True, False]
    table.answer("use Notched Axe", "pass", "no")
    assert table.told("attacks")[0].facts["bonus"] == 9


def test_kings_rally_lasts_until_bruenors_next_turn():
    table = position("kings-rally", heroes=("bruenor", "regis"), at={"bruenor": "1b2", "regis": "1c3"})
    table.hero_phase("bruenor").answer("use King's Rally", "end the Hero Phase")
    table.state.turn = Turn()
    table.start_turn("regis")
    assert "kings-rally" in table.hero("regis").notes
    table.answer("end the Hero Phase")
    table.state.turn = Turn()
    table.start_turn("bruenor")
    assert ["kings-rally" in hero.notes for hero in table.state.heroes] == [False, False]


# ---- 172 Boot to the Gut


def test_boot_to_the_gut_kicks_a_surviving_monster_onto_the_next_tile_where_it_loses_its_activation():
    table = bruenor("boot-to-the-gut", monsters=[("drow-duelist", "1c2", "bruenor")], dice=[15])
    table.answer("use Notched Axe", "pass", "no", "Boot to the Gut")
    assert {option[0] for option in table.options} == {"2"}
    table.answer("2c3")
    assert table.standing_on("drow-duelist-1") == "2c3"
    assert table.hero("bruenor").used == ["boot-to-the-gut"]
    table.answer("end the Hero Phase").activate("drow-duelist-1")
    assert table.told("skipped")
    assert table.told("attacked") == []
    table.activate("drow-duelist-1")
    assert table.prompt == "Put Drow Duelist 1 on which square?", "only one activation is lost"


def test_there_is_no_boot_for_villains_and_for_those_who_fall():
    villain = bruenor("boot-to-the-gut", monsters=[("artemis-entreri", "1c2")], dice=[15])
    villain.answer("use Notched Axe", "pass", "no")
    assert "move to 1a2" in villain.options
    fallen = bruenor("boot-to-the-gut", monsters=[("goblin-cutter", "1c2")], dice=[15])
    fallen.answer("use Notched Axe", "pass")
    assert "move to 1a2" in fallen.options


@pytest.mark.parametrize("times", [1, 2])
def test_marks_for_a_lost_activation_do_not_add_up(times):
    table = bruenor("boot-to-the-gut", monsters=[("drow-duelist", "1c2", "bruenor")], dice=[15])
    SKIPS.set(table.figure("drow-duelist-1"), times)
    table.answer("use Notched Axe", "pass", "no", "Boot to the Gut", "2c3", "end the Hero Phase")
    table.activate("drow-duelist-1")
    assert not SKIPS.is_set(table.figure("drow-duelist-1"))
