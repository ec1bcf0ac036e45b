"""Wulfgar: Warrior of Tempus and the powers 52 to 57 and 154 to 157."""

import pytest

from questboard.games.adventure.rules.reactions import tokens_left
from questboard.games.adventure.state import Object, Turn
from questboard.testing.rule import rule
from tests.adventure.crypt import crypt

EAST = ["2 east cavern-plain-8", "3 east cavern-plain-5", "4 east cavern-plain-7"]
"""Tiles 3, 4 and 5: two, three and four tiles away from tile 1."""
TROLL = [("feral-troll", "1c2")]
"""On c2, d2, c3 and d3: AC 12 and 4 Hit Points."""


def position(*powers, heroes=("wulfgar",), **given):
    """Wulfgar on tile 1 with these powers besides Aegis-fang and Charge; the next Treasure is a Brooch."""
    given.setdefault("at", {"wulfgar": "1b2"})
    given.setdefault("treasures", ["brooch-of-shielding"])
    return crypt(list(heroes), game="drizzt", powers={"wulfgar": powers}, **given)


def wulfgar(*powers, **given):
    """The same with Wulfgar at his menu."""
    return position(*powers, **given).hero_phase("wulfgar")


# ---- Warrior of Tempus


@pytest.mark.parametrize(("hp", "bonus"), [(7, 7), (6, 8), (1, 8)])
@rule("LD-061")
def test_with_six_hit_points_or_fewer_wulfgar_has_one_to_attack_rolls(hp, bonus):
    table = wulfgar(monsters=TROLL, hp={"wulfgar": hp}, dice=[1]).answer("use Aegis-fang")
    assert table.told("attacks")[0].facts["bonus"] == bonus


# ---- 52 Aegis-fang, 53 Recuperating Strike


@rule("LD-100")
def test_aegis_fang_hits_for_two_within_one_tile():
    table = wulfgar(monsters=[("feral-troll", "2c2")], dice=[5]).answer("use Aegis-fang")
    assert table.figure("feral-troll-1").damage == 2
    assert "use Aegis-fang" not in wulfgar(tiles=EAST, monsters=[("goblin-cutter", "3b2")]).options


@pytest.mark.parametrize(("die", "damage", "left"), [(5, 1, 9), (4, 0, 8)])
def test_recuperating_strike_gives_one_hit_point_on_a_hit(die, damage, left):
    table = wulfgar("recuperating-strike", monsters=TROLL, hp={"wulfgar": 8}, dice=[die])
    table.answer("use Recuperating Strike")
    assert table.figure("feral-troll-1").damage == damage
    assert table.hero("wulfgar").hp == left


# ---- 54 Bear Hug, 55 Fury of Tempus


def test_bear_hug_makes_a_monster_that_survives_the_hit_lose_its_next_activation():
    table = wulfgar("bear-hug", monsters=TROLL, dice=[4, 20]).answer("use Bear Hug")
    assert table.told("attacks")[0].facts["bonus"] == 8
    assert table.figure("feral-troll-1").damage == 3
    assert table.hero("wulfgar").used == ["bear-hug"]
    table.answer("end the Hero Phase").activate("feral-troll-1")
    assert table.told("skipped")
    assert table.hero("wulfgar").hp == 12
    table.activate("feral-troll-1").answer("1c2")
    assert table.hero("wulfgar").hp == 9, "only one activation is lost"


def test_a_bear_hug_that_misses_deals_one_damage_and_nothing_else():
    table = wulfgar("bear-hug", monsters=TROLL, dice=[3]).answer("use Bear Hug")
    assert table.figure("feral-troll-1").damage == 1
    assert table.figure("feral-troll-1").notes == {}


def test_fury_of_tempus_attacks_everything_on_wulfgars_tile():
    monsters = [("water-elemental", "1a4"), ("goblin-champion", "1d2"), ("goblin-cutter", "2a2")]
    table = wulfgar("fury-of-tempus", monsters=monsters, dice=[8, 7]).answer("use Fury of Tempus")
    assert [event.facts["bonus"] for event in table.told("attacks")] == [6, 6]
    assert "water-elemental-1" not in table.state.figures
    assert table.figure("goblin-champion-1").damage == 0
    assert "goblin-cutter-1" in table.state.figures


# ---- 56 Charge


@rule("LD-102")
def test_a_charge_moves_four_squares_up_to_a_monster_and_makes_the_next_hit_harder():
    table = wulfgar(
        "recuperating-strike", monsters=[("feral-troll", "2b2")], at={"wulfgar": "1a2"}, dice=[15, 15]
    )
    table.answer("use Charge")
    assert table.options == ["2a2", "2a3"], "adjacent to a Monster, within four squares"
    table.answer("2a2", "use Recuperating Strike")
    assert table.figure("feral-troll-1").damage == 2
    assert tokens_left(table.hero("wulfgar"), "wulfgars-charge") == 1
    assert "move to 1a2" in table.options, "a charge is not his move"
    table.state.turn = Turn()
    table.answer("end the Hero Phase").hero_phase("wulfgar").answer("use Recuperating Strike")
    assert table.figure("feral-troll-1").damage == 3, "it was for one hit"


def test_a_charge_is_kept_for_a_hit_on_an_adjacent_monster_in_this_phase():
    table = position(monsters=[("feral-troll", "2b2")], at={"wulfgar": "1d2"}, dice=[1])
    table.start_turn("wulfgar").answer("use Charge", "2a2", "use Aegis-fang")
    assert "charging" in table.hero("wulfgar").notes, "a miss doesn't use it up"
    table.answer("end the Hero Phase")
    assert "charging" not in table.hero("wulfgar").notes


def test_a_charge_adds_nothing_to_a_throw():
    table = position(monsters=[("goblin-cutter", "1a3"), ("feral-troll", "2b2")], dice=[15])
    table.hero_phase("wulfgar").answer("use Charge", "1b2", "use Aegis-fang", "Feral Troll 1")
    assert table.figure("feral-troll-1").damage == 2
    assert "charging" in table.hero("wulfgar").notes


@rule("LD-102")
def test_charge_has_two_tokens_and_is_not_flipped():
    table = wulfgar(monsters=TROLL).answer("use Charge", "1b2", "use Charge", "1b3")
    assert tokens_left(table.hero("wulfgar"), "wulfgars-charge") == 0
    assert "use Charge" not in table.options
    assert [refusal.reason for refusal in table.refused if refusal.option == ("use", "wulfgars-charge")]


def test_wulfgar_charges_before_his_attack_and_not_while_immobilized():
    after = wulfgar(monsters=TROLL, dice=[1]).answer("use Aegis-fang")
    assert "use Charge" not in after.options
    stuck = wulfgar(monsters=TROLL, conditions={"wulfgar": ["immobilized"]})
    assert "use Charge" not in stuck.options
    alone = position()
    alone.state.objects["altar"] = Object("altar", 0, 5, 6, pattern=0x0040)
    assert "use Charge" not in alone.hero_phase("wulfgar").options, "an object is no Monster"


# ---- 57 Healing Herbs


def test_healing_herbs_heal_two_and_end_poisoned_for_a_hero_within_one_tile():
    table = wulfgar(
        "healing-herbs",
        heroes=("wulfgar", "regis", "bruenor", "drizzt"),
        tiles=EAST,
        at={"wulfgar": "1b2", "regis": "2b2", "bruenor": "1a2", "drizzt": "3b2"},
        hp={"regis": 0, "drizzt": 1},
        conditions={"regis": ["poisoned", "immobilized"], "bruenor": ["poisoned"]},
    )
    table.answer("use Healing Herbs")
    assert table.options == ["Regis", "Bruenor"], "hurt or Poisoned, and within one tile"
    table.answer("Regis")
    assert table.hero("regis").hp == 2
    assert table.hero("regis").conditions == ["immobilized"]
    assert table.hero("wulfgar").used == ["healing-herbs"]


def test_wulfgar_may_take_the_herbs_himself_but_not_for_nothing():
    assert wulfgar("healing-herbs", hp={"wulfgar": 3}).answer("use Healing Herbs").hero("wulfgar").hp == 5
    assert "use Healing Herbs" not in wulfgar("healing-herbs").options


# ---- 154 Sweeping Hammer, 155 Crushing Blow, 156 Hammer Throw


def test_sweeping_hammer_attacks_up_to_three_adjacent_monsters():
    monsters = [("goblin-champion", "1a2"), ("water-elemental", "1a3"), ("drow-duelist", "1c3")]
    table = wulfgar("sweeping-hammer", monsters=[*monsters, ("hunting-drake", "1c2")], dice=[10, 10, 10])
    table.answer("use Sweeping Hammer", "Goblin Champion", "Water Elemental 1", "Drow Duelist 1")
    assert [event.facts["bonus"] for event in table.told("attacks")] == [4, 4, 4]
    assert [table.figure(f"{name}-1").damage for name, _ in monsters] == [1, 1, 0]
    assert "hunting-drake-1" in table.state.figures


@rule("LD-194")
def test_crushing_blow_may_knock_a_surviving_monster_onto_the_next_tile():
    table = wulfgar("crushing-blow", monsters=TROLL, dice=[7]).answer("use Crushing Blow", "yes")
    assert table.told("attacks")[0].facts["bonus"] == 5
    assert table.figure("feral-troll-1").damage == 2
    table.answer("2b2")
    assert table.standing_on("feral-troll-1") == "2b2"
    assert table.figure("feral-troll-1").notes == {}
    stays = wulfgar("crushing-blow", monsters=TROLL, dice=[7]).answer("use Crushing Blow", "no")
    assert stays.standing_on("feral-troll-1") == "1c2"


def test_crushing_blow_moves_no_villain_and_nothing_that_it_misses():
    villain = wulfgar("crushing-blow", monsters=[("artemis-entreri", "1c2")], dice=[15])
    assert "move to 1a2" in villain.answer("use Crushing Blow").options
    missed = wulfgar("crushing-blow", monsters=TROLL, dice=[6]).answer("use Crushing Blow")
    assert "move to 1a2" in missed.options


@pytest.mark.parametrize(("die", "damage"), [(20, 4), (1, 1)])
@rule("LD-114")
def test_hammer_throw_deals_four_within_three_tiles_and_one_on_a_miss(die, damage):
    table = wulfgar("hammer-throw", tiles=EAST, monsters=[("shimmergloom", "4b2")], dice=[die])
    table.answer("use Hammer Throw")
    assert table.told("attacks")[0].facts["bonus"] == 9
    assert table.figure("shimmergloom-1").damage == damage
    too_far = wulfgar("hammer-throw", tiles=EAST, monsters=[("goblin-cutter", "5b2")])
    assert "use Hammer Throw" not in too_far.options


# ---- 157 Stubborn Strength


def test_stubborn_strength_leaves_wulfgar_with_one_hit_point():
    table = position("stubborn-strength", hp={"wulfgar": 1}).draw_encounter("wulfgar", "overrun")
    table.answer("Stubborn Strength")
    assert table.hero("wulfgar").hp == 1
    assert table.hero("wulfgar").used == ["stubborn-strength"]
    hard = position("stubborn-strength", hp={"wulfgar": 2}, monsters=TROLL, dice=[20])
    hard.activate("feral-troll-1").answer("1c2", "Stubborn Strength")
    assert hard.hero("wulfgar").hp == 1


def test_stubborn_strength_is_not_offered_for_lesser_wounds():
    table = position("stubborn-strength", hp={"wulfgar": 2}).draw_encounter("wulfgar", "overrun")
    assert table.hero("wulfgar").hp == 1
    assert table.over
