"""Vistra: Cast-Iron Stomach and the powers 11 to 20."""

import pytest

from questboard.games.adventure.state import Object, Turn
from questboard.testing.rule import rule
from tests.adventure.crypt import attack_rolls, crypt, square

TRIO = ["vistra", "quinn", "keyleth"]
EAST = ["1 north t-junction", "3 east plain-passage-a", "4 east plain-passage-b"]
"""Tiles 3, 4 and 5: one, two and three tiles away from tile 1."""


def vistra(*powers, **position):
    """Vistra alone at her menu, on tile 1, with these powers."""
    position.setdefault("at", {"vistra": "1b2"})
    return crypt(["vistra"], powers={"vistra": powers}, **position).hero_phase("vistra")


def another_turn(table):
    """Later: Vistra stands at her menu again."""
    table.answer("end the Hero Phase")
    table.state.turn = Turn()
    return table.hero_phase("vistra")


# ---- Cast-Iron Stomach


@pytest.mark.parametrize(
    ("hero", "die", "left"), [("vistra", 5, []), ("vistra", 4, ["poisoned"]), ("quinn", 5, ["poisoned"])]
)
def test_vistra_adds_five_to_her_rolls_against_poison_and_nobody_else_does(hero, die, left):
    table = crypt(["vistra", "quinn"], conditions={hero: ["poisoned"]}, dice=[die]).end_hero_phase(hero)
    assert table.hero(hero).conditions == left


# ---- 11 Dwarven Resilience


@rule("WA-096")
def test_dwarven_resilience_gives_four_hit_points_instead_of_a_move():
    table = vistra("sure-strike", hp={"vistra": 3}, monsters=[("cave-bear", "1a1")], dice=[1])
    table.answer("use Dwarven Resilience")
    assert table.hero("vistra").hp == 7
    assert table.hero("vistra").used == ["dwarven-resilience"]
    table.answer("use Sure Strike")
    assert table.over, "nothing is left to do"


@rule("WA-085")
def test_dwarven_resilience_is_the_only_action_of_a_dazed_vistra():
    table = vistra(hp={"vistra": 6}, conditions={"vistra": ["dazed"]})
    table.answer("use Dwarven Resilience")
    assert table.hero("vistra").hp == 8
    assert table.over, "nothing is left to do"


@rule("WA-254")
def test_dwarven_resilience_needs_a_move_left_and_a_wound():
    assert "use Dwarven Resilience" not in vistra().options
    table = vistra(hp={"vistra": 6}).answer("move to 1c2", "move to 2d1")
    assert table.hero("vistra").hp == 6
    assert table.over, "nothing is left to do"


# ---- 12 Charge


def test_charge_moves_up_to_speed_and_attacks_in_one_attack_action():
    table = vistra("charge", monsters=[("cave-bear", "2d2")], dice=[6], conditions={"vistra": ["dazed"]})
    table.answer("use Charge", "2c2")
    assert table.standing_on("vistra") == "2c2"
    assert table.figure("cave-bear-1").damage == 1
    assert table.told("attacks")[0].facts["bonus"] == 8
    assert table.over, "nothing is left to do"


@rule("WA-255")
def test_the_attack_of_a_charge_is_lost_where_nothing_is_adjacent():
    table = vistra("charge", monsters=[("cave-bear", "2d2")])
    table.answer("use Charge", "1a1")
    assert table.told("attacks") == []
    assert table.state.turn.attacked


def test_charge_may_be_an_attack_without_moving_and_is_the_only_way_of_a_caged_vistra():
    table = vistra("charge", monsters=[("cave-bear", "1c2")], curses={"vistra": ["cage"]}, dice=[20])
    table.answer("use Charge")
    assert table.standing_on("vistra") == "1b2"
    assert table.told("attacks")


@rule("WA-097", "WA-255")
def test_charge_needs_something_that_it_can_reach():
    assert "use Charge" not in vistra("charge", tiles=EAST, monsters=[("cave-bear", "5d2")]).options
    caged = vistra("charge", monsters=[("cave-bear", "2d2")], curses={"vistra": ["cage"]})
    assert "use Charge" not in caged.options


# ---- 13 Reaping Strike, 14 Sure Strike


@rule("WA-095", "WA-102")
def test_reaping_strike_attacks_the_same_monster_twice_with_two_rolls():
    table = vistra(
        "reaping-strike", monsters=[("otyugh", "1c2"), ("grell", "1a1")], dice=[10, 9], at={"vistra": "1b2"}
    )
    table.answer("use Reaping Strike", "Otyugh")
    assert [event.facts["bonus"] for event in table.told("attacks")] == [4, 4]
    assert table.figure("otyugh-1").damage == 1, "14 hits and 13 misses"
    assert table.hero("vistra").used == []


def test_the_second_reaping_strike_is_lost_when_the_first_defeats_the_monster():
    table = vistra("reaping-strike", monsters=[("snake", "1c2"), ("grell", "1a1")], dice=[10, 20])
    table.answer("use Reaping Strike", "Snake 1")
    assert len(table.told("attacks")) == 1
    assert table.figure("grell-1").damage == 0


def test_reaping_strike_can_strike_an_object_twice():
    table = vistra("reaping-strike", at={"vistra": "1a2"}, dice=[15, 15])
    table.state.objects["altar"] = Object("altar", 0, 10, 6)
    another_turn(table).answer("use Reaping Strike")
    assert table.state.objects["altar"].hp == 4


@rule("WA-103")
def test_sure_strike_attacks_at_eleven():
    for die, damage in ((3, 1), (2, 0)):
        table = vistra("sure-strike", monsters=[("cave-bear", "1a1")], dice=[die])
        table.answer("use Sure Strike")
        assert table.figure("cave-bear-1").damage == damage


# ---- 15 Comeback Strike


@rule("WA-094")
def test_comeback_strike_heals_vistra_and_is_flipped_when_it_hits():
    table = vistra("comeback-strike", monsters=[("grell", "1a1")], hp={"vistra": 3}, dice=[8])
    table.answer("use Comeback Strike")
    assert "grell-1" not in table.state.figures
    assert table.hero("vistra").hp == 5
    assert table.hero("vistra").used == ["comeback-strike"]


def test_comeback_strike_stays_face_up_when_it_misses():
    table = vistra("comeback-strike", monsters=[("grell", "1a1")], hp={"vistra": 3}, dice=[7])
    table.answer("use Comeback Strike")
    assert (table.hero("vistra").hp, table.hero("vistra").used) == (3, [])
    assert "use Comeback Strike" not in table.options, "the attack of this turn is gone"
    assert "use Comeback Strike" in another_turn(table).options


# ---- 16 Into the Fray


def fray(**position):
    position.setdefault("at", {"vistra": "1b2", "quinn": "4b2"})
    powers = {"vistra": ["into-the-fray"], "quinn": []}
    return crypt(["vistra", "quinn"], tiles=EAST, powers=powers, **position).hero_phase("vistra")


@rule("WA-255")
def test_into_the_fray_places_vistra_next_to_a_hero_within_two_tiles_before_the_attack():
    table = fray(monsters=[("cave-bear", "4d2")], hp={"quinn": 0}, dice=[7])
    table.answer("use Into the Fray")
    assert table.options == [f"4{place}" for place in ("a2", "c2", "a3", "b3", "c3")]
    table.answer("4c2")
    assert table.told("damaged")[0].facts["amount"] == 3
    assert table.hero("vistra").used == ["into-the-fray"]


@rule("WA-255")
def test_into_the_fray_deals_one_on_a_miss_and_nothing_where_no_monster_is_adjacent():
    table = fray(monsters=[("cave-bear", "4d2")], dice=[1])
    table.answer("use Into the Fray", "4c3")
    assert table.figure("cave-bear-1").damage == 1
    table = fray(monsters=[("cave-bear", "4d2")])
    table.answer("use Into the Fray", "4a2")
    assert table.told("attacks") == []
    assert table.hero("vistra").used == ["into-the-fray"]


@rule("WA-255")
def test_into_the_fray_is_just_an_attack_without_a_hero_in_range():
    table = fray(at={"vistra": "1b2", "quinn": "5b2"}, monsters=[("cave-bear", "1c2")], dice=[7])
    table.answer("use Into the Fray")
    assert table.standing_on("vistra") == "1b2"
    assert table.told("damaged")[0].facts["amount"] == 3


@rule("WA-255")
def test_a_vistra_next_to_the_hero_may_stay_where_she_is():
    table = fray(at={"vistra": "1b2", "quinn": "1a2"}, monsters=[("cave-bear", "1c2")], dice=[7])
    table.answer("use Into the Fray", "1b2")
    assert table.standing_on("vistra") == "1b2"
    assert attack_rolls(table, "hit")


@rule("WA-255")
def test_into_the_fray_needs_a_monster_near_a_place_beside_the_hero():
    assert "use Into the Fray" not in fray(monsters=[("cave-bear", "1c2")]).options


# ---- 17 Taunting Advance


def test_taunting_advance_moves_then_pulls_a_monster_within_two_tiles_next_to_vistra():
    table = vistra(
        "taunting-advance",
        tiles=EAST,
        monsters=[("otyugh", "5b2"), ("cave-bear", "2d1")],
        dice=[6],
    )
    table.answer("use Taunting Advance", "3b3")
    assert table.options == ["Otyugh", "Cave Bear 1"]
    table.answer("Otyugh")
    near = table.state.board.around(1 << table.hero("vistra").square)
    cover = table.state.board.cover
    assert table.options
    assert all(cover(2, option) & near for option in table.ask.options)
    table.answer(table.options[0])
    assert table.figure("otyugh-1").damage == 3
    assert table.told("attacks")[0].facts["bonus"] == 8
    assert table.hero("vistra").used == ["taunting-advance"]


@rule("WA-255")
def test_taunting_advance_is_only_a_move_where_no_monster_is_in_range():
    table = vistra("taunting-advance", tiles=EAST, monsters=[("grell", "5b2")])
    table.answer("use Taunting Advance", "2b2")
    assert table.standing_on("vistra") == "2b2"
    assert table.told("attacks") == []
    assert table.prompt == "What does Vistra do?"


@rule("WA-256")
def test_a_monster_that_is_adjacent_already_may_stay():
    table = vistra("taunting-advance", monsters=[("cave-bear", "1c2")], dice=[1])
    table.answer("use Taunting Advance", "1b2", "1c2")
    assert table.standing_on("cave-bear-1") == "1c2"
    assert table.told("stepped") == []
    assert table.figure("cave-bear-1").damage == 1, "a miss deals 1"


def test_a_monster_that_falls_to_a_token_on_the_way_is_not_attacked():
    table = vistra(
        "taunting-advance", monsters=[("snake", "2d1")], tokens=[("blade-barrier", "1a1")], dice=[20]
    )
    table.answer("use Taunting Advance", "1b2", "1a1")
    assert "snake-1" not in table.state.figures
    assert table.told("attacks") == []


@rule("WA-255")
def test_taunting_advance_is_not_for_objects_and_needs_a_monster():
    table = vistra("taunting-advance", at={"vistra": "1a2"})
    table.state.objects["altar"] = Object("altar", 0, 10, 6)
    assert "use Taunting Advance" not in another_turn(table).options


# ---- 18 Inspiring Advice


def advice(**position):
    """Quinn attacks while Vistra looks on from afar."""
    position.setdefault("monsters", [("cave-bear", "1c2")])
    powers = {"vistra": ["inspiring-advice", "reaping-strike"], "quinn": ["sacred-flame"]}
    at = {"vistra": "2d1", "quinn": "1b2"}
    return crypt(["quinn", "vistra"], powers=powers, at=at, **position).hero_phase("quinn")


@rule("WA-192")
def test_inspiring_advice_rolls_a_missed_attack_again_and_is_flipped_when_it_hits():
    table = advice(dice=[7, 8]).answer("use Sacred Flame")
    assert table.asked == table.seat("vistra")
    table.answer("Inspiring Advice")
    assert table.figure("cave-bear-1").damage == 1
    assert table.hero("vistra").used == ["inspiring-advice"]


@rule("WA-192")
def test_advice_that_misses_again_is_not_flipped_but_is_out_for_this_turn():
    position = {"at": {"vistra": "1b2"}, "monsters": [("cave-bear", "1c2")], "dice": [1, 2, 3, 4]}
    table = vistra("inspiring-advice", "reaping-strike", **position)
    table.answer("use Reaping Strike", "Inspiring Advice")
    assert table.prompt == "What does Vistra do?", "the second strike missed, and nobody was asked"
    assert [event.facts["die"] for event in table.told("rolled")] == [1, 2, 3]
    assert table.hero("vistra").used == []
    another_turn(table).answer("use Reaping Strike")
    assert table.options == ["Inspiring Advice", "pass"]


@rule("WA-259")
def test_advice_is_not_given_on_a_hit_or_against_an_object():
    table = advice(dice=[8]).answer("use Sacred Flame")
    assert table.prompt == "What does Quinn do?"
    table = advice(monsters=[])
    table.answer("end the Hero Phase")
    table.state.objects["altar"] = Object("altar", 1, 30, 6)
    table.hero_phase("quinn").answer("use Sacred Flame")
    assert attack_rolls(table, "miss")
    assert table.prompt == "What does Quinn do?"


def test_a_downed_vistra_gives_no_advice_and_advice_may_be_kept():
    table = advice(dice=[7], hp={"vistra": 0}).answer("use Sacred Flame")
    assert table.prompt == "What does Quinn do?"
    table = advice(dice=[7]).answer("use Sacred Flame", "pass")
    assert table.hero("vistra").used == []
    assert table.state.turn.spent == []


@rule("WA-229")
def test_only_the_last_die_of_a_rerolled_attack_counts_as_a_natural_20():
    table = advice(dice=[3, 20], experience=["grell", "legion-devil"])
    table.answer("use Sacred Flame", "Inspiring Advice")
    assert table.prompt == "Pay 5 of 5 Experience to bring Quinn to level 2?"


# ---- 19 One for the Team


def team(card, drawer="quinn", **position):
    powers = {"vistra": ["one-for-the-team"], "quinn": [], "keyleth": []}
    at = {"vistra": "2b1", "quinn": "1b2", "keyleth": "1a1"}
    return crypt(TRIO, powers=powers, at=at, **position).draw_encounter(drawer, card)


@rule("WA-134")
def test_one_for_the_team_makes_vistra_the_active_hero_of_the_card():
    table = team("poisoned-dart-trap")
    assert table.asked == table.seat("vistra")
    table.answer("One for the Team")
    assert table.state.markers == {"poisoned-dart-trap": [1]}
    assert [card.name for card in table.hero("vistra").row] == ["poisoned-dart-trap"]
    assert table.hero("quinn").row == []
    assert table.hero("vistra").used == ["one-for-the-team"]


def test_the_attack_of_a_card_that_vistra_takes_on_is_made_against_her():
    table = team("bulls-eye", dice=[7]).answer("One for the Team")
    assert (table.hero("vistra").hp, table.hero("quinn").hp) == (7, 8)


def test_one_for_the_team_is_asked_after_nobody_has_cancelled_the_card():
    table = team("bulls-eye", experience=["grell", "legion-devil"])
    assert table.asked == table.seat("quinn")
    table.answer("pay 3 + 2")
    assert table.over
    assert table.hero("vistra").used == []


def test_vistra_does_not_take_on_her_own_card_or_one_while_she_is_down():
    assert team("bulls-eye", drawer="vistra").over
    assert team("bulls-eye", hp={"vistra": 0}).over


# ---- 20 To Arms!


def to_arms(heroes=TRIO, **position):
    """Quinn explores from tile 3, far from Vistra, and a Grell appears."""
    position = {
        "at": {"vistra": "1b2", "quinn": "3d2", "keyleth": "1a1"},
        "powers": {"vistra": ["to-arms"], "quinn": [], "keyleth": []},
        **position,
    }
    table = crypt(
        heroes,
        tiles=["1 north t-junction"],
        stack=["plain-passage-a"],
        monster_deck=["grell"],
        **position,
    )
    return table.explore("quinn")


@rule("WA-260")
def test_to_arms_lets_vistra_and_a_hero_on_her_tile_move_when_a_monster_appears_anywhere():
    table = to_arms()
    assert table.asked == table.seat("vistra")
    table.answer("To Arms!", "Keyleth")
    assert (table.asked, table.prompt) == (2, "Move Keyleth up to 6 squares: to which square?")
    table.answer("2b1", "2c1")
    assert table.standing_on("keyleth") == "2b1"
    assert table.standing_on("vistra") == "2c1"
    assert table.hero("vistra").used == ["to-arms"]
    assert table.over


@rule("WA-187")
def test_to_arms_is_offered_when_a_villain_appears_too():
    table = crypt(["vistra"], at={"vistra": "1b2"}, powers={"vistra": ["to-arms"]}, auto_ties=True)
    table.draw_encounter("vistra", "ashardalon-arrives")
    assert "To Arms!" in table.options
    assert "ashardalon-1" in table.state.figures


def test_to_arms_moves_no_farther_than_speed_and_staying_is_allowed():
    table = to_arms(at={"vistra": "1a3", "quinn": "3d2", "keyleth": "3a2"})
    table.answer("To Arms!")
    assert "2b1" in table.options
    assert "2c1" not in table.options
    table.answer("1a3")
    assert table.standing_on("vistra") == "1a3"
    assert table.standing_on("keyleth") == "3a2", "who is on another tile doesn't move"


def test_a_downed_comrade_does_not_move_with_vistra():
    table = to_arms(hp={"keyleth": 0}).answer("To Arms!")
    assert table.prompt == "Move Vistra up to 5 squares: to which square?"


def test_the_movement_of_a_monster_that_is_there_already_is_no_call_to_arms():
    table = crypt(["vistra"], at={"vistra": "1b2"}, tiles=EAST, monsters=[("cave-bear", "5b2", "vistra")])
    table.hero("vistra").powers = ["to-arms"]
    table.activate("cave-bear-1")
    assert table.figure("cave-bear-1").square != square("5b2")
    assert table.told("reacted") == []
    assert table.over
