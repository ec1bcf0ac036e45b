"""Tarak: Brutal Recovery and the powers 31 to 40."""

import pytest

from questboard.games.adventure.state import Object
from questboard.testing.rule import rule
from tests.adventure.crypt import crypt, square

EAST = ["1 north t-junction", "3 east plain-passage-a", "4 east plain-passage-b", "5 east plain-passage-c"]
"""Tiles 3, 4, 5 and 6: one to four tiles away from tile 1."""
DUO = ["tarak", "quinn"]


def rogue(*powers, heroes=("tarak",), furious=False, **position):
    """Tarak with some powers; Furious Assault lies face down where it would only be in the way."""
    table = crypt(heroes, powers={"tarak": powers}, **position)
    if not furious:
        table.hero("tarak").used.append("furious-assault")
    return table


def tiles_offered(table):
    """The numbers of the tiles on which the offered squares lie."""
    return sorted({(option >> 4) + 1 for option in table.ask.options})


# ---- Brutal Recovery


@rule("WA-261")
def test_brutal_recovery_turns_furious_assault_up_when_tarak_rolls_a_natural_20():
    table = rogue("lucky-strike", at={"tarak": "1b2"}, monsters=[("grell", "1c2")], dice=[20])
    table.hero_phase("tarak").answer("use Lucky Strike")
    assert table.options == ["Furious Assault", "pass"]
    table.answer("pass")
    assert table.hero("tarak").used == []


@rule("WA-261")
def test_brutal_recovery_answers_to_a_natural_20_of_another_hero_on_the_tile():
    table = rogue(
        heroes=DUO,
        at={"tarak": "1b2", "quinn": "1b1"},
        conditions={"quinn": ["poisoned"]},
        dice=[20],
    ).end_hero_phase("quinn")
    assert table.hero("tarak").used == []


@rule("WA-289")
def test_a_furious_assault_that_a_20_turns_up_may_be_used_on_that_very_hit_and_lies_face_down_again():
    table = rogue("lucky-strike", at={"tarak": "1b2"}, monsters=[("cave-bear", "1c2")], dice=[20])
    table.state.toughness["cave-bear"] = 9
    table.hero_phase("tarak").answer("use Lucky Strike", "Furious Assault")
    assert table.figure("cave-bear-1").damage == 3  # 1, 1 for the even die, 1 for Furious Assault
    assert table.hero("tarak").used == ["furious-assault"]


@rule("WA-289")
def test_a_furious_assault_that_lay_face_up_gains_nothing_by_the_20_of_its_own_hit():
    table = rogue(
        "lucky-strike", furious=True, at={"tarak": "1b2"}, monsters=[("cave-bear", "1c2")], dice=[20]
    )
    table.state.toughness["cave-bear"] = 9
    table.hero_phase("tarak").answer("use Lucky Strike", "Furious Assault")
    assert table.hero("tarak").used == ["furious-assault"]


@rule("WA-289", "WA-229")
def test_the_die_that_stands_after_a_reroll_turns_furious_assault_up():
    table = rogue(
        "lucky-strike",
        at={"tarak": "1b2"},
        items={"tarak": ["lucky-charm"]},
        monsters=[("cave-bear", "1c2")],
        conditions={"tarak": ["poisoned"]},
        dice=[1, 20],
    ).end_hero_phase("tarak")
    assert table.hero("tarak").used == ["furious-assault"]
    table.answer("Lucky Charm")  # the 1 is rolled again, and the 20 stands
    assert table.hero("tarak").used == []


@rule("WA-253")
def test_brutal_recovery_needs_the_20_on_taraks_tile_and_tarak_standing():
    for hurt, place in ((8, "2c1"), (0, "1b1")):
        table = rogue(
            heroes=DUO,
            at={"tarak": "1b2", "quinn": place},
            hp={"tarak": hurt},
            conditions={"quinn": ["poisoned"]},
            dice=[20],
        ).end_hero_phase("quinn")
        assert table.hero("tarak").used == ["furious-assault"]


def test_brutal_recovery_does_not_come_with_a_19():
    table = rogue(at={"tarak": "1b2"}, conditions={"tarak": ["poisoned"]}, dice=[19]).end_hero_phase("tarak")
    assert table.hero("tarak").used == ["furious-assault"]


# ---- 31 Furious Assault


@rule("WA-096", "WA-231")
def test_furious_assault_adds_1_damage_to_a_hit_and_is_flipped():
    table = rogue("lucky-strike", furious=True, at={"tarak": "1b2"}, monsters=[("grell", "1c2")], dice=[15])
    table.hero_phase("tarak").answer("use Lucky Strike", "Furious Assault")
    assert "grell-1" not in table.state.figures
    assert table.hero("tarak").used == ["furious-assault"]


@rule("WA-231")
def test_furious_assault_never_raises_miss_damage():
    table = rogue("kings-castle", furious=True, at={"tarak": "1b2"}, monsters=[("grell", "1c2")], dice=[1])
    table.hero_phase("tarak").answer("use King's Castle")
    assert table.prompt == "What does Tarak do?"
    assert table.figure("grell-1").damage == 1
    assert table.hero("tarak").used == ["kings-castle"]


def test_furious_assault_works_with_the_attack_of_an_item():
    table = rogue(
        furious=True,
        at={"tarak": "1b2"},
        items={"tarak": ["crossbow-of-speed"]},
        monsters=[("grell", "1c2")],
        dice=[15],
    )
    table.hero_phase("tarak").answer("use Crossbow of Speed", "Furious Assault")
    assert "grell-1" not in table.state.figures


def test_furious_assault_is_for_taraks_own_hits():
    table = rogue(
        heroes=DUO,
        furious=True,
        at={"tarak": "1b1", "quinn": "1b2"},
        monsters=[("grell", "1c2")],
        dice=[15],
    )
    table.hero_phase("quinn").answer("use Cleric's Shield", "Quinn")
    assert table.prompt == "What does Quinn do?"
    assert table.figure("grell-1").damage == 1


# ---- 32 Distracting Jab


def test_distracting_jab_moves_the_monster_one_square_on_a_hit_and_then_tarak():
    table = rogue("distracting-jab", at={"tarak": "1b2"}, monsters=[("grell", "1c2")], dice=[15])
    table.hero_phase("tarak").answer("use Distracting Jab")
    near = ["1b1", "1c1", "1d1", "1d2", "1b3", "1c3", "1d3"]
    assert sorted(table.options) == sorted(near)
    table.answer("1d2", "1a1")
    assert table.standing_on("grell-1") == "1d2"
    assert table.standing_on("tarak") == "1a1"
    assert table.state.turn.actions == 1


def test_distracting_jab_lets_tarak_move_after_a_miss_but_not_the_monster():
    table = rogue("distracting-jab", at={"tarak": "1b2"}, monsters=[("grell", "1c2")], dice=[1])
    table.hero_phase("tarak").answer("use Distracting Jab")
    assert table.prompt == "Move Tarak up to 6 squares: to which square?"
    table.answer("1b2")
    assert (table.standing_on("grell-1"), table.standing_on("tarak")) == ("1c2", "1b2")


def test_distracting_jab_moves_no_monster_that_it_has_defeated():
    table = rogue("distracting-jab", at={"tarak": "1b2"}, monsters=[("snake", "1c2")], dice=[15])
    table.hero_phase("tarak").answer("use Distracting Jab")
    assert table.prompt == "Move Tarak up to 6 squares: to which square?"


# ---- 33 Lucky Strike


def test_lucky_strike_deals_1_more_damage_with_an_even_die_only():
    for die, damage in ((16, 2), (15, 1), (2, 0)):
        table = rogue("lucky-strike", at={"tarak": "1b2"}, monsters=[("rage-drake", "1c1")], dice=[die])
        table.hero_phase("tarak").answer("use Lucky Strike")
        assert table.figure("rage-drake-1").damage == damage


# ---- 34 Positioning Shot


@rule("WA-193")
def test_positioning_shot_places_the_monster_within_1_tile_of_tarak():
    for die in (15, 1):
        table = rogue(
            "positioning-shot", tiles=EAST, at={"tarak": "1b2"}, monsters=[("grell", "4b2")], dice=[die]
        )
        table.hero_phase("tarak").answer("use Positioning Shot")
        assert tiles_offered(table) == [1, 2, 3]
        table.answer("2b3")
        assert table.standing_on("grell-1") == "2b3"


def test_positioning_shot_places_nothing_that_it_has_defeated():
    table = rogue("positioning-shot", tiles=EAST, at={"tarak": "1b2"}, monsters=[("snake", "4b2")], dice=[15])
    table.hero_phase("tarak").answer("use Positioning Shot")
    assert table.prompt == "What does Tarak do?"


# ---- 35 Acrobatic Onslaught


def test_acrobatic_onslaught_places_tarak_within_2_tiles_and_goes_on_with_an_at_will():
    table = rogue(
        "acrobatic-onslaught",
        "lucky-strike",
        tiles=EAST,
        at={"tarak": "1b2"},
        monsters=[("grell", "1c2"), ("snake", "5b2")],
        dice=[1, 15],
    )
    table.hero_phase("tarak").answer("use Acrobatic Onslaught")
    assert table.figure("grell-1").damage == 1  # the miss
    assert tiles_offered(table) == [1, 2, 3, 4]
    table.answer("4b2")
    assert "snake-1" not in table.state.figures
    assert table.standing_on("tarak") == "4b2"
    assert table.state.turn.actions == 1


def test_acrobatic_onslaught_ends_where_no_at_will_has_a_target():
    table = rogue(
        "acrobatic-onslaught",
        "distracting-jab",
        tiles=EAST,
        at={"tarak": "1b2"},
        monsters=[("grell", "1c2")],
        dice=[15],
    )
    table.hero_phase("tarak").answer("use Acrobatic Onslaught", "4b2")
    assert table.prompt == "What does Tarak do?"
    assert table.told("defeated")


# ---- 36 King's Castle


@rule("WA-255")
def test_kings_castle_swaps_tarak_with_a_hero_and_attacks_from_there():
    table = rogue(
        "kings-castle",
        heroes=DUO,
        tiles=EAST,
        at={"tarak": "1b2", "quinn": "3b3"},
        hp={"quinn": 0},
        monsters=[("orc-smasher", "5b2")],
        dice=[1],
    )
    table.hero_phase("tarak").answer("use King's Castle")
    assert (table.standing_on("tarak"), table.standing_on("quinn")) == ("3b3", "1b2")
    assert table.figure("orc-smasher-1").damage == 1
    assert table.hero("quinn").hp == 0


def test_kings_castle_is_an_attack_alone_when_nobody_is_near():
    table = rogue(
        "kings-castle",
        heroes=DUO,
        tiles=EAST,
        at={"tarak": "4b2", "quinn": "1b2"},
        monsters=[("orc-smasher", "5b2")],
        dice=[1],
    )
    table.hero_phase("tarak").answer("use King's Castle")
    assert table.standing_on("tarak") == "4b2"
    assert table.figure("orc-smasher-1").damage == 1


@rule("WA-097", "WA-255")
def test_kings_castle_needs_a_target_from_where_the_swap_puts_tarak():
    table = rogue(
        "kings-castle",
        heroes=DUO,
        tiles=EAST,
        at={"tarak": "4b2", "quinn": "3b3"},
        monsters=[("orc-smasher", "6b2")],
    ).hero_phase("tarak")
    assert "use King's Castle" not in table.options


# ---- 37 Tornado Strike


def test_tornado_strike_is_four_attacks_on_taraks_tile_and_then_a_placement():
    table = rogue(
        "tornado-strike",
        at={"tarak": "1b2"},
        monsters=[("grell", "1c2"), ("cave-bear", "1a1"), ("snake", "2b1")],
        dice=[15, 15, 1, 15],
    )
    table.hero_phase("tarak").answer("use Tornado Strike")
    assert table.options == ["Grell 1", "Cave Bear 1"]
    table.answer("Grell 1", "Grell 1")
    assert table.figure("cave-bear-1").damage == 1  # one miss, one hit
    assert tiles_offered(table) == [1]
    table.answer("1d3")
    assert table.standing_on("tarak") == "1d3"
    assert table.hero("tarak").used == ["furious-assault", "tornado-strike"]


# ---- 38 Distant Diversion


def test_distant_diversion_places_a_monster_on_a_tile_connected_to_its_own_for_free():
    table = rogue(
        "distant-diversion",
        tiles=EAST,
        at={"tarak": "1b2"},
        monsters=[("grell", "5b2"), ("snake", "6b2")],
    )
    table.hero_phase("tarak").answer("use Distant Diversion")
    assert tiles_offered(table) == [4, 6]
    table.answer("6c3")
    assert table.standing_on("grell-1") == "6c3"
    assert table.state.turn.actions == 0
    assert "distant-diversion" in table.hero("tarak").used


def test_distant_diversion_has_nothing_to_do_with_objects():
    table = rogue("distant-diversion", at={"tarak": "1a1"})
    table.state.objects["altar"] = Object("altar", 1, 12, 5)
    assert "use Distant Diversion" not in table.hero_phase("tarak").options


# ---- 39 Practiced Evasion


@rule("WA-230")
def test_practiced_evasion_makes_an_event_attack_miss_and_its_miss_line_counts():
    table = rogue("practiced-evasion", dice=[15]).draw_encounter("tarak", "poisoned-arrow")
    table.answer("Practiced Evasion")
    assert table.hero("tarak").hp == 7
    assert table.hero("tarak").conditions == []
    assert "practiced-evasion" in table.hero("tarak").used


@rule("WA-122", "WA-234", "WA-261")
def test_practiced_evasion_disables_a_trap_with_a_roll_for_free():
    for die, gone in ((10, True), (9, False)):
        table = rogue("practiced-evasion", dice=[15, die]).draw_encounter("tarak", "poisoned-dart-trap")
        table.trigger("tarak", "poisoned-dart-trap").answer("Practiced Evasion")
        assert table.hero("tarak").hp == 7
        assert ("poisoned-dart-trap" not in table.state.markers) == gone
        assert (table.hero("tarak").row == []) == gone


def test_practiced_evasion_does_not_help_against_hazards_and_monsters():
    table = rogue("practiced-evasion", dice=[15]).draw_encounter("tarak", "cave-in")
    assert table.over
    assert table.hero("tarak").hp == 6
    table = rogue(
        "practiced-evasion", at={"tarak": "1b2"}, monsters=[("kobold-dragonshield", "1b1")], dice=[15]
    )
    assert table.activate("kobold-dragonshield-1").over
    assert table.hero("tarak").hp == 7


@rule("WA-230")
@pytest.mark.parametrize(
    ("card", "act"),
    [("practiced-evasion", "poisoned-arrow"), ("tumbling-escape", "grell-1")],
)
def test_tarak_evades_no_attack_on_somebody_else(card, act):
    table = rogue(
        card,
        heroes=("tarak", "quinn"),
        at={"tarak": "1a1", "quinn": "1c2"},
        monsters=[("grell", "1d2")],
        dice=[15],
    )
    table = table.activate(act) if act == "grell-1" else table.draw_encounter("quinn", act)
    assert table.over
    assert table.hero("quinn").hp < 8


# ---- 40 Tumbling Escape


@rule("WA-230")
def test_tumbling_escape_makes_a_monster_miss_and_places_tarak_within_1_tile():
    table = rogue("tumbling-escape", tiles=EAST, at={"tarak": "1b2"}, monsters=[("grell", "1b1")], dice=[15])
    table.activate("grell-1").answer("Tumbling Escape")
    assert tiles_offered(table) == [1, 2, 3]
    assert square("1b2") in table.ask.options
    table.answer("3b3")
    assert table.standing_on("tarak") == "3b3"
    assert table.hero("tarak").hp == 7  # the bite's miss damage
    assert table.hero("tarak").conditions == []


def test_tumbling_escape_is_no_answer_to_an_event_attack_or_a_miss():
    table = rogue("tumbling-escape", dice=[15]).draw_encounter("tarak", "bulls-eye")
    assert table.over
    assert table.hero("tarak").hp == 7
    table = rogue("tumbling-escape", at={"tarak": "1b2"}, monsters=[("grell", "1b1")], dice=[2])
    assert table.activate("grell-1").over
