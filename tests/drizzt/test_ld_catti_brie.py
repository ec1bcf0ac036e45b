"""Catti-brie: Steady Aim and the powers 46 to 51 and 140 to 143."""

import pytest

from questboard.games.adventure.rules.actions import at_wills
from questboard.games.adventure.state import RowCard, Turn
from questboard.testing.rule import rule
from tests.adventure.crypt import crypt

EAST = ["2 east cavern-plain-8", "3 east cavern-plain-5", "4 east cavern-plain-7"]
"""Tiles 3, 4 and 5: two, three and four tiles away from tile 1."""
TROLL = [("feral-troll", "1c2")]
"""On c2, d2, c3 and d3: AC 12 and 4 Hit Points."""


def position(*powers, heroes=("catti-brie",), **given):
    """Catti-brie on tile 1 with these powers besides her own two; the next Treasure is a Brooch."""
    given.setdefault("at", {"catti-brie": "1b2"})
    given.setdefault("treasures", ["brooch-of-shielding"])
    return crypt(list(heroes), game="drizzt", powers={"catti-brie": powers}, **given)


def catti_brie(*powers, **given):
    """The same with Catti-brie at her menu, where she has no Steady Aim."""
    return position(*powers, **given).hero_phase("catti-brie")


def in_stance(card, **given):
    """Catti-brie with her Stance token on a card."""
    table = position(card, **given)
    table.hero("catti-brie").stance = card
    return table


# ---- Steady Aim


@pytest.mark.parametrize(
    ("power", "card", "far", "too_far"),
    [
        ("taulmaril", "Taulmaril", "4c2", "5c2"),
        ("massive-volley", "Massive Volley", "4c2", "5c2"),
        ("storm-of-arrows", "Storm of Arrows", "4c2", "5c2"),
        ("silver-streak", "Silver Streak", "5c2", None),
    ],
)
@rule("LD-061")
def test_before_catti_brie_moves_her_bow_and_daily_powers_reach_one_tile_farther(power, card, far, too_far):
    given = {"tiles": EAST, "at": {"catti-brie": "1a2"}, "monsters": [("goblin-cutter", far)], "dice": [20]}
    steady = position(power, **given, level={"catti-brie": 2}).start_turn("catti-brie")
    steady.answer(f"use {card}")
    assert "goblin-cutter-1" not in steady.state.figures
    moved = position(power, **given).start_turn("catti-brie").answer("move to 1a3")
    assert f"use {card}" not in moved.options
    back = moved.answer("move to 1a2")
    assert f"use {card}" not in back.options, "she has moved, though she stands where she stood"
    if too_far:
        given["monsters"] = [("goblin-cutter", too_far)]
        assert f"use {card}" not in position(power, **given).start_turn("catti-brie").options


def test_khazidhea_reaches_no_farther_by_steady_aim():
    table = position(monsters=[("goblin-cutter", "1d2")]).start_turn("catti-brie")
    assert "use Taulmaril" in table.options
    assert "use Khazid'hea" not in table.options


def test_steady_aim_ends_when_catti_brie_is_placed_elsewhere():
    table = position(tiles=EAST, monsters=[("goblin-cutter", "4c2")], at={"catti-brie": "1a2"})
    table.start_turn("catti-brie").answer("end the Hero Phase")
    assert at_wills(table.state, 0) == ["taulmaril"], "it lasts beyond the Hero Phase"
    table.hero("catti-brie").square += 1
    assert at_wills(table.state, 0) == []


def test_steady_aim_lasts_though_another_hero_moves_in_that_heros_turn():
    table = position(
        heroes=["catti-brie", "drizzt"],
        tiles=EAST,
        monsters=[("goblin-cutter", "4c2")],
        at={"catti-brie": "1a2", "drizzt": "1a3"},
    )
    table.start_turn("catti-brie").answer("end the Hero Phase")
    table.state.turn, table.state.active = Turn(moved=True), 1
    assert at_wills(table.state, 0) == ["taulmaril"]


def test_steady_aim_is_over_after_a_hero_phase_in_which_she_moved():
    table = position(tiles=EAST, monsters=[("goblin-cutter", "4c2")], at={"catti-brie": "1a2"})
    table.start_turn("catti-brie").answer("move to 1a3", "move to 1a2", "end the Hero Phase")
    table.state.turn = Turn(phase="villain")
    assert at_wills(table.state, 0) == []


# ---- 46 Khazid'hea, 47 Taulmaril


@rule("LD-200")
def test_khazidhea_cuts_one_or_two_monsters_and_then_catti_brie_hit_or_miss():
    table = catti_brie(monsters=[*TROLL, ("goblin-cutter", "1a3")], dice=[6, 5])
    table.answer("use Khazid'hea", "Feral Troll 1", "Goblin Cutter 1")
    assert [event.facts["bonus"] for event in table.told("attacks")] == [6, 6]
    assert table.figure("feral-troll-1").damage == 2, "12 hits"
    assert "goblin-cutter-1" in table.state.figures, "11 misses"
    assert table.hero("catti-brie").hp == 5
    alone = catti_brie(monsters=[*TROLL, ("goblin-cutter", "1a3")], dice=[1])
    alone.answer("use Khazid'hea", "Feral Troll 1", "pass")
    assert len(alone.told("attacks")) == 1
    assert alone.hero("catti-brie").hp == 5


@rule("LD-200")
def test_khazidhea_can_bring_catti_brie_down():
    table = catti_brie(monsters=TROLL, dice=[1], hp={"catti-brie": 1})
    table.answer("use Khazid'hea")
    assert table.hero("catti-brie").hp == 0
    assert table.over, "a downed Hero does nothing more"


@rule("LD-200")
def test_battle_trance_heals_before_khazidhea_hurts():
    table = catti_brie("battle-trance", monsters=TROLL, dice=[15], hp={"catti-brie": 1})
    table.answer("use Battle Trance", "use Khazid'hea")
    assert table.hero("catti-brie").hp == 1, "1 and 1 more, then 1 less: she is not brought down"
    assert table.told("downed") == []
    full = catti_brie("battle-trance", monsters=TROLL, dice=[15])
    full.answer("use Battle Trance", "use Khazid'hea")
    assert full.hero("catti-brie").hp == 5, "at full Hit Points the healing is lost, the damage is not"


@rule("LD-100")
def test_taulmaril_shoots_two_tiles_far():
    table = catti_brie(tiles=EAST, monsters=[("goblin-cutter", "3b2")], dice=[6])
    table.answer("use Taulmaril")
    assert table.told("attacks")[0].facts["bonus"] == 6
    assert "goblin-cutter-1" not in table.state.figures
    assert "use Taulmaril" not in catti_brie(tiles=EAST, monsters=[("goblin-cutter", "4b2")]).options


# ---- 48 Massive Volley, 49 Silver Streak, 142 Storm of Arrows


def test_massive_volley_attacks_everything_on_one_tile():
    monsters = [("water-elemental", "2b2"), ("goblin-champion", "2c2"), ("goblin-cutter", "1d2")]
    table = catti_brie("massive-volley", monsters=monsters, dice=[7, 6])
    table.answer("use Massive Volley", "tile 2")
    assert [event.facts["bonus"] for event in table.told("attacks")] == [7, 7]
    assert "water-elemental-1" not in table.state.figures, "2 damage for a total of 14"
    assert table.figure("goblin-champion-1").damage == 0
    assert "goblin-cutter-1" in table.state.figures
    assert table.hero("catti-brie").used == ["massive-volley"]


@rule("LD-114")
def test_silver_streak_deals_three_and_one_on_a_miss():
    hit = catti_brie("silver-streak", tiles=EAST, monsters=[("feral-troll", "4b2")], dice=[2])
    hit.answer("use Silver Streak")
    assert hit.told("attacks")[0].facts["bonus"] == 10
    assert hit.figure("feral-troll-1").damage == 3
    miss = catti_brie("silver-streak", tiles=EAST, monsters=[("feral-troll", "4b2")], dice=[1])
    miss.answer("use Silver Streak")
    assert miss.figure("feral-troll-1").damage == 1


def test_storm_of_arrows_hits_up_to_three_and_harder_with_fifteen_on_the_die():
    monsters = [
        ("feral-troll", "3b2"),
        ("water-elemental", "2b2"),
        ("goblin-champion", "2c3"),
        ("goblin-cutter", "1c3"),
    ]
    table = catti_brie("storm-of-arrows", tiles=EAST, monsters=monsters, dice=[15, 14, 6])
    table.answer("use Storm of Arrows", "Feral Troll 1", "Water Elemental 1")
    assert "Feral Troll 1" not in table.options, "different targets"
    table.answer("Goblin Champion")
    assert [event.facts["bonus"] for event in table.told("attacks")] == [7, 7, 7]
    assert [table.figure(f"{name}-1").damage for name, _ in monsters] == [2, 1, 0, 0]


# ---- 50, 51 and 140, stances


@rule("LD-103")
def test_falling_hail_stance_adds_four_to_rolls_with_taulmaril_alone():
    table = catti_brie("falling-hail-stance", "silver-streak", monsters=TROLL, dice=[2])
    table.answer("take the stance Falling Hail Stance", "use Taulmaril")
    assert table.told("attacks")[0].facts["bonus"] == 10
    assert table.figure("feral-troll-1").damage == 1
    other = in_stance("falling-hail-stance", monsters=TROLL, dice=[5]).hero_phase("catti-brie")
    other.answer("use Khazid'hea")
    assert other.told("attacks")[0].facts["bonus"] == 6


def test_heartseeker_stance_makes_hits_with_taulmaril_alone_deal_one_more():
    table = in_stance("heartseeker-stance", monsters=TROLL, dice=[15]).hero_phase("catti-brie")
    table.answer("use Taulmaril")
    assert table.figure("feral-troll-1").damage == 2
    other = in_stance("heartseeker-stance", monsters=TROLL, dice=[15]).hero_phase("catti-brie")
    other.answer("use Khazid'hea")
    assert other.figure("feral-troll-1").damage == 2


@rule("LD-102", "LD-103")
def test_catti_brie_has_one_stance_at_a_time_and_changing_it_costs_nothing():
    table = catti_brie("falling-hail-stance", "heartseeker-stance", monsters=TROLL, dice=[15])
    table.answer("take the stance Falling Hail Stance", "take the stance Heartseeker Stance")
    hero = table.hero("catti-brie")
    assert hero.stance == "heartseeker-stance"
    assert hero.used == [], "stances are not flipped"
    table.answer("use Taulmaril")
    assert table.told("attacks")[0].facts["bonus"] == 6, "Falling Hail is over"
    assert "move to 1a2" in table.options


@rule("LD-064")
def test_a_stance_may_be_taken_inside_a_move():
    table = catti_brie("falling-hail-stance").answer("move to 1c2", "take the stance Falling Hail Stance")
    table.answer("move to 2a2")
    assert table.state.turn.actions == 1


def test_adders_strike_stance_bites_a_monster_within_one_tile_whose_attack_misses():
    table = in_stance("adders-strike-stance", monsters=[("goblin-archer", "2b2")], dice=[1])
    table.activate("goblin-archer-1")
    assert "goblin-archer-1" not in table.state.figures
    assert table.state.experience == ["goblin-archer"]
    assert table.hero("catti-brie").items == ["brooch-of-shielding"], "she has defeated it"


def test_adders_strike_stance_does_nothing_to_a_monster_two_tiles_away_or_one_that_hits():
    far = in_stance("adders-strike-stance", tiles=EAST, monsters=[("goblin-archer", "3b2")], dice=[1])
    assert "goblin-archer-1" in far.activate("goblin-archer-1").state.figures
    hit = in_stance("adders-strike-stance", monsters=[("goblin-archer", "2b2")], dice=[20])
    assert "goblin-archer-1" in hit.activate("goblin-archer-1").state.figures


@rule("LD-103")
def test_a_downed_catti_brie_keeps_her_stance():
    table = in_stance(
        "adders-strike-stance", monsters=[("goblin-archer", "2b2")], dice=[20], hp={"catti-brie": 1}
    )
    table.activate("goblin-archer-1")
    assert table.hero("catti-brie").hp == 0
    assert table.hero("catti-brie").stance == "adders-strike-stance"


@pytest.mark.parametrize(("die", "left", "damage"), [(1, ["drow-duelist-1"], 1), (20, ["drow-duelist-1"], 0)])
def test_a_duelist_is_bitten_for_each_attack_that_misses(die, left, damage):
    table = in_stance("adders-strike-stance", monsters=[("drow-duelist", "1c2")], dice=[die, 20])
    table.activate("drow-duelist-1").answer("1c2")
    assert list(table.state.figures) == left
    assert table.figure("drow-duelist-1").damage == damage


def test_a_monster_that_dies_of_its_miss_attacks_nobody_else():
    table = in_stance(
        "adders-strike-stance",
        heroes=("catti-brie", "bruenor"),
        at={"catti-brie": "1b2", "bruenor": "1b3"},
        monsters=[("water-elemental", "1c2")],
        dice=[1, 20],
    )
    table.figure("water-elemental-1").damage = 1
    table.activate("water-elemental-1")
    while not table.over:
        table.answer(table.options[0])
    assert "water-elemental-1" not in table.state.figures
    assert table.hero("bruenor").hp == 10


# ---- 141 Battle Trance, 143 Raised by Dwarves


def test_battle_trance_is_used_at_the_start_of_the_hero_phase():
    table = catti_brie("battle-trance", monsters=TROLL, dice=[1], hp={"catti-brie": 3})
    assert "use Battle Trance" in table.options
    assert "use Battle Trance" not in table.answer("use Taulmaril").options


def test_battle_trance_heals_one_for_every_hit_until_the_next_turn():
    table = position(
        "battle-trance", monsters=[*TROLL, ("goblin-cutter", "1a3")], dice=[15, 1], hp={"catti-brie": 3}
    )
    table.start_turn("catti-brie").answer(
        "use Battle Trance", "use Khazid'hea", "Feral Troll 1", "Goblin Cutter 1"
    )
    assert table.hero("catti-brie").hp == 3, "one hit of two, then 1 damage"
    table.answer("end the Hero Phase")
    assert "battle-trance" in table.hero("catti-brie").notes
    table.state.turn = Turn()
    table.start_turn("catti-brie")
    assert "battle-trance" not in table.hero("catti-brie").notes


def test_raised_by_dwarves_takes_no_damage_from_an_event_attack_but_what_comes_with_it():
    table = position("raised-by-dwarves", dice=[20]).draw_encounter("catti-brie", "baruchie-colony")
    table.answer("Raised by Dwarves")
    assert table.hero("catti-brie").hp == 6
    assert table.hero("catti-brie").conditions == ["poisoned"]
    assert table.hero("catti-brie").used == ["raised-by-dwarves"]


def test_raised_by_dwarves_works_against_traps():
    table = position("raised-by-dwarves", dice=[20])
    table.state.markers["shock-trap"] = [0]
    table.hero("catti-brie").row.append(RowCard("shock-trap"))
    table.trigger("catti-brie", "shock-trap").answer("Raised by Dwarves")
    assert table.hero("catti-brie").hp == 6


def test_raised_by_dwarves_does_not_help_against_events_and_monsters():
    event = position("raised-by-dwarves").draw_encounter("catti-brie", "overrun")
    assert event.hero("catti-brie").hp == 5
    monster = position("raised-by-dwarves", monsters=[("goblin-archer", "2b2")], dice=[20])
    assert monster.activate("goblin-archer-1").hero("catti-brie").hp == 5
