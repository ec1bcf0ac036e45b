"""Traps: what they do, how they are sprung, found and disabled; turning undead (FA-046 to FA-057)."""

import pytest

from questboard.games.fantasy.content import TRAPS
from questboard.games.fantasy.hooks import TRAP_EFFECTS
from questboard.games.fantasy.rules.spaces import spring
from questboard.games.fantasy.state import MASTER, VINES
from questboard.testing import rule
from tests.fantasy.dungeon import Dungeon, dungeon

HALL = """
    #########
    #.......#
    #...^...#
    #.......#
    #########
"""
SPOT = "4,2"


def trapped(kind: str, drawing: str = HALL, heroes: dict[str, str] | None = None, **more) -> Dungeon:
    """A hall with a trap in its middle, and Regdar two steps from it."""
    lines = more.pop("lines", "")
    return dungeon(
        drawing, heroes or {"regdar": "2,2"}, lines=f"- traps: {SPOT} {kind}\n{lines}".strip(), **more
    )


def step_on(table: Dungeon, name: str = "regdar") -> Dungeon:
    return table.turn(name).act("walk", SPOT)


def set_off(table: Dungeon, victim: str) -> Dungeon:
    """The trap goes off under somebody, as in a charge."""
    return table.happen(lambda s: spring(s, victim, s.traps[0]))


def found(table: Dungeon) -> Dungeon:
    """All traps have been found."""
    for trap in table.state.traps:
        table.state.found |= 1 << trap.square
    return table


def armed(table: Dungeon) -> list[str]:
    return [trap.kind for trap in table.state.traps]


def test_every_kind_of_trap_does_something():
    assert set(TRAP_EFFECTS) == set(TRAPS)


# ---- the kinds


def test_a_pit_costs_1_hp_and_leaves_1_action_on_the_next_turn():
    table = step_on(trapped("Pit"))
    assert table.hero("regdar").hp == 7
    assert table.state.turn.actions == 1
    table.act("end")
    assert table.state.turn.actions == 2


def test_a_monster_in_a_pit_loses_1_hp_and_has_1_action_on_its_next_turn():
    table = trapped("Pit", HALL.replace("^...#", "^..r#"), {"regdar": "1,1"}, set="forest", seats=2)
    set_off(table, "razor-boar-1")
    assert table.monster("razor-boar-1").hp == 6
    table.master_turn().act("razor-boar-1")
    assert table.state.turn.actions == 1


def test_what_befell_a_monster_in_its_own_turn_counts_for_its_next_one():
    table = trapped("Pit", HALL.replace("^...#", "^..r#"), {"regdar": "1,2"}, set="forest", seats=2)
    table.roll("charge:3").master_turn().act("razor-boar-1").act("charge", "regdar")
    assert table.at("razor-boar-1") == SPOT
    table.turn("regdar").act("end").act("razor-boar-1")
    assert table.state.turn.actions == 1
    table.act("done").act("end").act("razor-boar-1")
    assert table.state.turn.actions == 2


@pytest.mark.parametrize(
    ("kind", "rolls", "left"), [("Arrow", "Y2 Y2 O2", 6), ("Spear", "R2 O2 O1", 7)], ids=str
)
def test_an_arrow_or_a_spear_attacks_and_ac_counts(kind, rolls, left):
    assert step_on(trapped(kind, rolls=rolls)).hero("regdar").hp == left  # AC 4


def test_a_trap_is_nobodys_attack_and_only_ac_counts():
    table = trapped("Arrow", rolls="Y2 Y2 O1", items={"regdar": ["cloak-of-arrow-warding", "broadsword"]})
    assert step_on(table).hero("regdar").hp == 7


def test_an_arrow_attacks_a_monster_too():
    table = trapped("Arrow", HALL.replace("^...#", "^..r#"), set="forest", rolls="Y2 Y2 O2")
    assert set_off(table, "razor-boar-1").monster("razor-boar-1").hp == 3  # AC 2


def test_a_net_costs_the_next_turn():
    table = trapped("Net", heroes={"regdar": "2,2", "lidda": "1,1"})
    step_on(table)
    assert table.state.turn.figure == "lidda"
    table.act("end")
    assert table.state.turn.figure == "lidda", "Regdar's turn and the Dungeon Master's have passed"
    table.act("end")
    assert table.state.turn.figure == "regdar"


def test_a_monster_in_a_net_misses_its_next_turn():
    table = trapped("Net", HALL.replace("^...#", "^..r#"), {"regdar": "1,2"}, set="forest", seats=2)
    table.roll("charge:3").master_turn().act("razor-boar-1").act("charge", "regdar")
    table.turn("regdar").act("end")
    assert table.state.turn.figure == "regdar", "the boar missed a turn"
    table.act("end").act("razor-boar-1")
    assert table.state.turn.actions == 2


@rule("FA-055", "FA-207")
def test_a_fire_burst_is_rolled_once_for_every_figure_within_1_square():
    drawing = """
        #########
        #..g....#
        #...^...#
        #.....g.#
        #########
    """
    heroes = {"regdar": "2,2", "mialee": "5,3", "jozan": "1,3"}
    table = step_on(trapped("Fire burst", drawing, heroes, rolls="O2 O1"))
    assert table.monster("goblin-1").hp == 1  # AC 1
    assert table.monster("goblin-2").hp == 3
    assert [table.hero(name).hp for name in heroes] == [8, 4, 6]  # AC 4, AC 2, too far away


@rule("FA-207")
def test_poison_gas_costs_every_hero_in_the_room_1_hp_and_no_monster():
    drawing = """
        #########
        #...#...#
        #g..+.^.#
        #...#...#
        #########
    """
    table = dungeon(
        drawing,
        {"regdar": "5,1", "lidda": "4,2", "jozan": "3,2", "mialee": "7,3"},
        lines="- traps: 6,2 Poison gas",
        opened=["4,2"],
    )
    table.turn("regdar").act("walk", "6,2")
    assert [table.hero(name).hp for name in ("regdar", "lidda", "jozan", "mialee")] == [7, 5, 6, 4]
    assert table.monster("goblin-1").hp == 3


@pytest.mark.parametrize(("sp", "left", "hp"), [(5, 3, 6), (1, 0, 6), (0, 0, 5)])
def test_mind_fog_costs_2_sp_or_1_hp_if_there_are_none(sp, left, hp):
    table = step_on(trapped("Mind fog", heroes={"jozan": "2,2"}, sp={"jozan": sp}), "jozan")
    assert (table.hero("jozan").sp, table.hero("jozan").hp) == (left, hp)


def test_mind_fog_costs_a_hero_without_spells_and_a_monster_1_hp():
    assert step_on(trapped("Mind fog")).hero("regdar").hp == 7
    table = trapped("Mind fog", HALL.replace("^...#", "^..r#"), set="forest")
    assert set_off(table, "razor-boar-1").monster("razor-boar-1").hp == 6


def test_a_collapse_attacks_moves_the_hero_away_and_leaves_a_pillar():
    table = step_on(trapped("Collapse", rolls="R2 O2", heroes={"mialee": "2,2"}), "mialee")
    assert table.hero("mialee").hp == 3
    assert set(table.ask.options) == {table.square(spot) for spot in ("4,1", "3,2", "5,2", "4,3")}
    table.act("5,2")
    assert table.at("mialee") == "5,2"
    assert table.state.pillars == 1 << table.square(SPOT)
    assert ("walk", table.square(SPOT)) not in table.choices("walk")


def test_a_dead_hero_is_moved_out_of_a_collapse_with_what_he_carried():
    table = trapped(
        "Collapse",
        heroes={"mialee": "2,2", "lidda": "1,1"},
        hp={"mialee": 1},
        items={"mialee": ["phylactery"]},
        rolls="R2 O2",
    )
    step_on(table, "mialee").act("4,3")
    assert table.hero("mialee").dead
    assert table.at("mialee") == "4,3"
    assert table.state.dropped == {"phylactery": table.square("4,3")}


@pytest.mark.parametrize(
    "drawing",
    [
        "#########\n#...#...#\n#...^...#\n#...#...#\n#########",  # it would part the room
        "#########\n#.......#\n#...^...#\n####+####\n#.......#\n#########",  # it would stand before the door
    ],
    ids=["parts the room", "before a door"],
)
def test_no_pillar_is_placed_where_it_would_cut_off_a_part_of_the_area(drawing):
    table = step_on(trapped("Collapse", drawing, rolls="R0 O0")).act("3,2")
    assert table.at("regdar") == "3,2"
    assert table.state.pillars == 0


def test_the_dungeon_master_moves_a_monster_out_of_a_collapse():
    table = trapped(
        "Collapse",
        HALL.replace("^...#", "^..r#"),
        {"regdar": "1,2"},
        set="forest",
        seats=2,
        rolls="charge:3 R2 O2",
    )
    table.master_turn().act("razor-boar-1").act("charge", "regdar")
    assert table.asked == 0
    table.act("4,1")
    assert table.at("razor-boar-1") == "4,1"
    assert table.monster("razor-boar-1").hp == 5
    assert table.state.pillars == 1 << table.square(SPOT)


def test_a_hero_who_sets_off_a_collapse_from_beside_it_stays_where_he_is():
    table = found(trapped("Collapse", heroes={"lidda": "3,2"}, rolls="disable:explosion R2 O2"))
    table.turn("lidda").act("disable", SPOT)
    assert table.at("lidda") == "3,2"
    assert table.hero("lidda").hp == 5  # AC 3
    assert table.state.pillars == 1 << table.square(SPOT)


def test_no_pillar_falls_where_a_monster_stands():
    drawing = HALL.replace("^", "g")
    table = dungeon(drawing, {"lidda": "3,2"}, rolls="disable:explosion R0 O0")
    hall = dungeon(HALL, {"lidda": "3,2"}, lines=f"- traps: {SPOT} Collapse")
    table.state.traps = hall.state.traps
    found(table).turn("lidda").act("disable", SPOT)
    assert table.state.pillars == 0


def test_no_pillar_falls_on_a_key():
    table = found(trapped("Collapse", heroes={"lidda": "3,2"}, rolls="disable:explosion R0 O0"))
    table.state.lost_keys = 1 << table.square(SPOT)
    table.turn("lidda").act("disable", SPOT)
    assert table.state.pillars == 0


def alarmed(**more) -> Dungeon:
    drawing = "#########\n#...#...#\n#...+.^.#\n#...#...#\n#########"
    return dungeon(
        drawing, {"regdar": "7,1", "lidda": "1,1"}, lines="- traps: 6,2 Alarm: Gnoll", opened=["4,2"], **more
    )


def test_an_alarm_brings_a_monster_to_the_area_but_not_in_front_of_a_door():
    table = alarmed(seats=2).turn("regdar").act("walk", "6,2")
    assert table.asked == 0
    spots = ("5,1", "6,1", "7,1", "7,2", "5,3", "6,3", "7,3")
    assert set(table.ask.options) == {table.square(spot) for spot in spots}
    table.act("7,3")
    assert table.at("gnoll-1") == "7,3"
    assert table.state.free["gnoll"] == 4


def test_an_alarm_finds_nobody_if_there_is_no_free_card():
    table = alarmed()
    table.state.free["gnoll"] = 0
    table.turn("regdar").act("walk", "6,2")
    assert table.monsters == []


def test_who_comes_in_the_dungeon_masters_turn_acts_from_the_next_one_on():
    drawing = "#########\n#.......#\n#...^..r#\n#.......#\n#########"
    table = trapped("Alarm: Gnoll", drawing, {"regdar": "1,2"}, set="forest", seats=2, rolls="charge:3")
    table.master_turn().act("razor-boar-1").act("charge", "regdar").act("7,1")
    assert table.monsters == ["razor-boar-1", "gnoll-1"]
    assert table.state.turn.figure == "regdar"
    table.act("end")
    assert "gnoll-1" in table.ask.options


def test_a_vine_snare_holds_a_hero_until_he_rolls_a_star():
    table = step_on(trapped("Vine snare", rolls="S- S*"))
    assert table.hero("regdar").held == VINES
    table.act(True)  # his next turn: a blank
    assert table.hero("regdar").held == VINES
    table.act(True)
    assert table.hero("regdar").held == ""
    assert table.state.turn.actions == 2


def test_a_monster_in_a_vine_snare_misses_its_next_turn():
    table = trapped("Vine snare", HALL.replace("^...#", "^..r#"), set="forest")
    assert set_off(table, "razor-boar-1").monster("razor-boar-1").misses == 1


def test_only_half_of_the_ac_counts_against_ice_spikes():
    table = step_on(trapped("Ice spikes", heroes={"lidda": "2,2"}, rolls="R2 O2"), "lidda")
    assert table.hero("lidda").hp == 3  # AC 3 counts as 1
    table = step_on(trapped("Ice spikes", heroes={"regdar": "2,2"}, rolls="R2 O2"))
    assert table.hero("regdar").hp == 6


CHUTE = """
    #########
    #...#...#
    #..^+...#
    #...#..k#
    #########
"""


def chute(**more) -> Dungeon:
    return dungeon(CHUTE, {"regdar": "1,2", "lidda": "1,1"}, lines="- traps: 3,2 Snow chute to 6,2", **more)


@rule("FA-190")
def test_a_hero_on_a_snow_chute_lands_elsewhere_and_his_turn_ends():
    table = chute().turn("regdar").act("walk", "3,2")
    assert table.at("regdar") == "6,2"
    assert table.state.turn.figure == "lidda"
    assert armed(table) == []


@rule("FA-190")
def test_a_hero_lands_on_the_nearest_free_space_if_the_landing_of_a_chute_is_taken():
    table = dungeon(CHUTE.replace("+...", "+.k."), {"regdar": "1,2"}, lines="- traps: 3,2 Snow chute to 6,2")
    table.turn("regdar").act("walk", "3,2")
    assert set(table.ask.options) == {table.square(spot) for spot in ("6,1", "5,2", "7,2", "6,3")}
    table.act("6,1")
    assert table.at("regdar") == "6,1"


@rule("FA-191")
def test_the_unexplored_area_of_a_chute_is_laid_out_before_the_next_turn():
    table = chute(hidden="B")
    order = list(table.state.order)
    assert table.monsters == []
    table.turn("regdar").act("walk", "3,2")
    assert table.monsters == ["skeleton-1"]
    assert table.state.order == order


def test_no_monster_sets_off_a_snow_chute():
    drawing = "#########\n#.......#\n#...^..r#\n#.......#\n#########"
    table = trapped(
        "Snow chute to 1,1", drawing, {"regdar": "1,2"}, set="forest", seats=2, rolls="charge:3 charge:-"
    )
    table.master_turn().act("razor-boar-1").act("charge", "regdar")
    assert table.at("razor-boar-1") == SPOT
    assert armed(table) == ["snow-chute"]


def test_a_rune_takes_a_hero_back_to_a_free_start_space():
    drawing = """
        #########
        #@@.....#
        #@@.^...#
        #.......#
        #########
    """
    table = step_on(trapped("Rune of return", drawing, {"regdar": "3,3", "lidda": "1,1"}))
    assert set(table.ask.options) == {table.square(spot) for spot in ("2,1", "1,2", "2,2")}
    table.act("2,1")
    assert table.at("regdar") == "2,1"


# ---- springing


@rule("FA-046")
def test_a_hero_who_walks_over_a_trap_is_stopped_there_and_his_turn_ends():
    table = dungeon(
        "#########\n#...^...#\n#########", {"regdar": "2,1", "lidda": "1,1"}, lines="- traps: 4,1 Pit"
    )
    table.turn("regdar").act("walk", "6,1")
    assert table.at("regdar") == "4,1"
    assert table.state.turn.figure == "lidda"


@rule("FA-046", "FA-054")
def test_a_sprung_trap_is_spent():
    table = step_on(trapped("Pit"))
    assert armed(table) == []
    table.act("walk", "3,2").act("end").act("walk", SPOT)
    assert table.hero("regdar").hp == 7


@rule("FA-054")
def test_a_trap_that_was_found_is_still_dangerous():
    table = step_on(found(trapped("Pit")))
    assert table.hero("regdar").hp == 7


@rule("FA-055")
def test_monsters_walk_over_traps_without_setting_them_off():
    drawing = "#########\n#..^g...#\n#########"
    table = dungeon(drawing, {"regdar": "1,1"}, lines="- traps: 3,1 Pit", seats=2)
    table.master_turn().act("goblin-1").act("walk", "3,1")
    assert table.monster("goblin-1").hp == 3
    assert armed(table) == ["pit"]


@rule("FA-206")
def test_a_hero_stopped_where_another_stands_is_put_on_the_nearest_free_space_of_his_choice():
    table = trapped("Pit", heroes={"regdar": "2,2", "lidda": "6,2"})
    table.hero("lidda").square = table.square(SPOT)
    table.turn("regdar").act("walk", "5,2")
    assert set(table.ask.options) == {table.square(spot) for spot in ("4,1", "3,2", "5,2", "4,3")}
    table.act("4,3")
    assert (table.at("regdar"), table.at("lidda")) == ("4,3", SPOT)
    assert table.hero("regdar").hp == 7


@rule("FA-206")
def test_a_sneaking_hero_stopped_under_a_monster_is_put_beside_it():
    drawing = "#########\n#.......#\n####^####\n#.......#\n#########"
    table = dungeon(drawing, {"lidda": "4,1"}, lines="- traps: 4,2 Pit")
    goblin = dungeon("#########\n#.......#\n####g####\n#.......#\n#########", {"lidda": "4,1"})
    table.state.monsters = goblin.state.monsters
    table.turn("lidda").act("walk", "4,3")
    assert table.hero("lidda").hp == 5
    table.act("4,1")
    assert (table.at("lidda"), table.at("goblin-1")) == ("4,1", "4,2")


@rule("FA-046")
def test_a_hero_who_is_put_on_another_trap_springs_it():
    drawing = "#########\n#@......#\n#...^..^#\n#.......#\n#########"
    table = dungeon(
        drawing, {"regdar": "2,2"}, lines="- traps: 4,2 Snow chute to 7,2; 7,2 Pit", set="winter", level=3
    )
    table.turn("regdar").act("walk", "4,2")
    assert table.at("regdar") == "7,2"
    assert table.hero("regdar").hp == 7


# ---- searching

CELLARS = """
    #############
    #.^...#.....#
    #.....+..^..#
    #.....#.....#
    #....^#.....#
    #############
"""


def cellars(rolls: str, spot: str = "1,2", seats: int = 1, **more) -> Dungeon:
    return dungeon(
        CELLARS,
        {"lidda": spot, "regdar": "3,3"},
        lines="- traps: 2,1 Pit; 9,2 Arrow; 5,4 Net",
        opened=["6,2"],
        rolls=rolls,
        seats=seats,
        **more,
    )


def shown(table: Dungeon) -> set[str]:
    width = table.state.layout.width
    return {
        f"{trap.square % width},{trap.square // width}"
        for trap in table.state.traps
        if table.state.found >> trap.square & 1
    }


@rule("FA-047")
def test_only_a_hero_with_the_ability_searches_and_only_his_room():
    table = cellars("search:2 search:1").turn("lidda")
    table.act("search")
    assert shown(table) == {"2,1", "5,4"}
    table.act("search")
    assert shown(table) == {"2,1", "5,4"}, "the arrow is in the other room"
    assert table.state.turn.figure == "regdar"
    assert table.choices("search") == []


@rule("FA-047")
def test_on_the_square_of_an_open_door_a_hero_searches_both_rooms():
    table = cellars("search:2 search:1", "6,2").turn("lidda").act("search")
    assert shown(table) == {"9,2", "5,4"}


@rule("FA-048")
def test_an_eye_shows_the_nearest_hidden_trap_and_its_kind():
    table = cellars("search:1").turn("lidda").act("search")
    assert shown(table) == {"2,1"}
    assert table.told("trap-found")[-1].facts["trap"] == "pit"


@rule("FA-048")
def test_the_dungeon_master_chooses_among_equally_near_traps():
    table = cellars("search:1", "3,3", seats=2)
    table.hero("regdar").square = table.square("1,3")
    table.turn("lidda").act("search")
    assert table.asked == 0
    assert set(table.ask.options) == {table.square("2,1"), table.square("5,4")}
    table.act("5,4")
    assert shown(table) == {"5,4"}


@rule("FA-048")
def test_with_fewer_traps_than_eyes_nobody_says_that_none_are_left():
    table = cellars("search:2", "8,1").turn("lidda").act("search")
    assert shown(table) == {"9,2"}
    assert table.told("no-traps") == []


@rule("FA-049")
@pytest.mark.parametrize(("face", "told"), [("1", True), ("2", True), ("blank", False), ("hand", False)])
def test_only_eyes_oblige_the_dungeon_master_to_say_that_there_is_no_trap(face, told):
    table = cellars(f"search:{face}", "8,1")
    table.state.found = 1 << table.square("9,2")
    table.turn("lidda").act("search")
    assert bool(table.told("no-traps")) == told


@rule("FA-050")
def test_after_a_blank_a_hero_may_search_again():
    table = cellars("search:blank search:1").turn("lidda").act("search")
    assert shown(table) == set()
    table.act("search")
    assert shown(table) == {"2,1"}


@rule("FA-051")
def test_after_a_hand_a_hero_may_not_search_this_room_again():
    table = cellars("search:hand").turn("lidda").act("search")
    assert table.choices("search") == []
    table.act("end").act("end")
    assert table.state.turn.figure == "lidda"
    assert table.choices("search") == []
    table.act("walk", "7,2")
    assert table.choices("search") == [("search",)]


# ---- disabling


@rule("FA-052", "FA-053")
def test_a_gear_disables_a_trap_from_beside_it_and_the_turn_goes_on():
    table = found(trapped("Pit", heroes={"lidda": "3,2"}, rolls="disable:gear"))
    table.turn("lidda").act("disable", SPOT)
    assert (table.state.roll.by, table.state.roll.dice) == ("lidda", (("disable", "gear"),))
    assert armed(table) == []
    assert table.hero("lidda").tokens == 1
    assert table.state.turn.actions == 1
    table.act("walk", SPOT)
    assert table.hero("lidda").hp == 6


@rule("FA-052", "FA-053")
def test_an_explosion_springs_the_trap_on_who_tried_and_ends_the_turn():
    table = found(trapped("Arrow", heroes={"lidda": "3,2", "regdar": "1,1"}))
    table.roll("disable:explosion Y2 Y2 O1").turn("lidda").act("disable", SPOT)
    assert table.hero("lidda").hp == 4
    assert armed(table) == []
    assert table.state.turn.figure == "regdar"


@rule("FA-052")
def test_a_hero_may_step_onto_a_found_trap_if_he_disables_it_next():
    table = found(trapped("Pit", heroes={"lidda": "2,2", "regdar": "1,1"}, rolls="disable:gear"))
    table.turn("lidda").act("walk", SPOT)  # nothing else can be done then
    assert [event.facts["face"] for event in table.told("disabling")] == ["gear"]
    assert table.state.turn.figure == "regdar"
    assert (table.at("lidda"), table.hero("lidda").hp) == (SPOT, 6)


@rule("FA-052")
def test_a_hero_without_an_action_left_springs_a_found_trap():
    table = found(trapped("Pit", heroes={"lidda": "2,2"}, rolls="search:blank"))
    table.turn("lidda").act("search").act("walk", SPOT)
    assert table.hero("lidda").hp == 5


@rule("FA-052")
def test_only_a_found_trap_at_hand_can_be_disabled_and_only_with_the_ability():
    table = trapped("Pit", heroes={"lidda": "3,2", "regdar": "4,1"})
    assert table.turn("lidda").choices("disable") == []
    table = found(trapped("Pit", heroes={"lidda": "3,1", "regdar": "4,1"}))
    assert table.turn("lidda").choices("disable") == []
    assert table.turn("regdar").choices("disable") == []


# ---- turning undead

CRYPT = """
    #############
    #.k..w.#...k#
    #......+....#
    #.h..g.#....#
    #############
"""


def crypt(rolls: str) -> Dungeon:
    return dungeon(CRYPT, {"jozan": "3,2"}, rolls=rolls, seats=2)


@rule("FA-056")
@pytest.mark.parametrize(
    ("skulls", "turned"),
    [
        (0, []),
        (1, ["skeleton-1"]),
        (2, ["skeleton-1", "wight-1", "wraith-1"]),
        (3, ["skeleton-1", "wight-1", "wraith-1"]),
    ],
)
def test_the_undead_in_the_room_whose_number_is_rolled_miss_their_next_turn(skulls, turned):
    table = crypt(f"turn:{skulls}").turn("jozan").act("turn undead")
    assert [monster.uid for monster in table.state.monsters if monster.misses] == turned


@rule("FA-057")
def test_a_turned_monster_does_nothing_in_the_next_dungeon_master_turn_and_acts_again_after_it():
    table = crypt("turn:1 turn:1").turn("jozan").act("turn undead").act("turn undead")
    assert table.state.order[table.state.place] == MASTER
    assert "skeleton-1" not in table.ask.options
    table.answer("pass").act("end")
    assert "skeleton-1" in table.ask.options, "two rolls cost one turn"


@rule("FA-057")
def test_a_hero_who_misses_his_next_turn_is_skipped_once():
    table = dungeon(HALL.replace("^", "."), {"regdar": "1,1", "lidda": "2,2"})
    table.hero("lidda").misses = True
    table.turn("regdar").act("end")
    assert table.state.turn.figure == "regdar"
    table.act("end")
    assert table.state.turn.figure == "lidda"
