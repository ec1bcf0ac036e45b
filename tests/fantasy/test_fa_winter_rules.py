"""Eternal Winter: dragons, breath and cold, towers, flight, snow, passageways, double doors and chutes."""

from typing import Any

import pytest

from questboard.games.fantasy import RULES
from questboard.games.fantasy.content import basic_items
from questboard.games.fantasy.layout import LAYOUTS
from questboard.games.fantasy.rules.breath import aura_targets, breath_targets
from questboard.games.fantasy.rules.combat import (
    monster_attacks,
    monster_melee_targets,
    monster_ranged_targets,
    ranged_targets,
)
from questboard.games.fantasy.rules.figures import outdoors, sees
from questboard.games.fantasy.rules.flight import monster_landings
from questboard.games.fantasy.rules.health import lose
from questboard.games.fantasy.rules.walking import allowance
from questboard.games.fantasy.state import MASTER
from questboard.kernel import Luck, Table
from questboard.testing import rule
from tests.fantasy.dungeon import Dungeon, dungeon

WINTER = [name for name in RULES.adventures if name.startswith("winter")]
YARD = """
    ######################
    #,,,,,,,,,,,,,,,,,,,,#
    #,,,,,,,,,,,,,,,,,,,,#
    #,,,,,,,,,,,,,,,,,,,,#
    #,,,,HHHH,,,,,,,,,,,,#
    #,,,,HHHH,,,,,,,,,,,,#
    #,,,,HHHH,,,,,,,,,,,,#
    #,,,,HHHH,,,,,,,,,,,,#
    #,,,,,,,,,,,,,,,,,,,,#
    #,,,,,,,,,,,,,,,,,,,,#
    ######################
"""
LODGE = """
    ######################
    #,,,,,,,,,,,,,,#.....#
    #,,,,,,,,,,,,,,#.....#
    #,,,,,,,,,,,,,,#.....#
    #,,,,HHHH,,,,,,#.....#
    #,,,,HHHH,,,,,,+.....#
    #,,,,HHHH,,,,,,#.....#
    #,,,,HHHH,,,,,,#.....#
    #,,,,,,,,,,,,,,#.....#
    #,,,,,,,,,,,,,,#.....#
    ######################
"""


def tower(*rows: str) -> str:
    """The line of a tower that stands in the yard."""
    return "- tower: 5,4 to 8,7; top " + " ".join(f"`{row}`" for row in rows or ["...."] * 4)


def dragon(spot: str) -> str:
    """The line of a dragon drawn as 1."""
    return f"- numbered: 1 at {spot} = White Dragon: White Dragon"


def winter(drawing: str, heroes: dict[str, str], **more) -> Dungeon:
    return dungeon(drawing, heroes, set="winter", level=3, **more)


def with_master(drawing: str, heroes: dict[str, str], **more) -> Dungeon:
    """A table at which the first seat is the Dungeon Master."""
    return winter(drawing, heroes, seats=2, **more)


def acting(table: Dungeon, uid: str) -> Dungeon:
    """The Dungeon Master's turn with one monster chosen."""
    return table.master_turn().act(uid)


def goals(table: Dungeon) -> set[str]:
    """Where the figure whose turn it is may walk to."""
    ground = table.state.ground
    found = set()
    for _, square in table.choices("walk"):
        x, y = ground.xy(square)
        found.add(f"{x},{y} top" if ground.on_top(square) else f"{x},{y}")
    return found


def real(adventure: str, seats: int = 2, seed: int = 1, **options) -> Any:
    return Table.new(RULES, seats, {"adventure": adventure, **options}, Luck.seeded(seed))


# ---- set-up


@rule("FA-155")
def test_morkahn_takes_the_place_of_one_of_the_four_heroes():
    table = real("winter-1")
    assert list(table.ask.options) == ["regdar", "lidda", "jozan", "mialee"]
    table.answer_with("lidda")
    assert [hero.name for hero in table.state.heroes] == ["regdar", "morkahn", "jozan", "mialee"]


@rule("FA-155")
def test_morkahn_comes_along_even_if_nobody_was_to_stay_at_home():
    table = real("winter-1", stays_home="nobody")
    assert list(table.ask.options) == ["regdar", "lidda", "jozan", "mialee"]


@rule("FA-156")
def test_all_adventures_of_the_winter_are_of_level_three():
    assert {LAYOUTS[name].level for name in WINTER} == {3}
    table = real("winter-1", stays_home="lidda")
    assert "wings-of-flying" not in table.state.deck
    assert {"greater-restoration", "frost-brand", "mace"} <= set(table.state.deck)


@rule("FA-157")
def test_some_heroes_start_the_winter_with_other_items():
    table = real("winter-1", stays_home="lidda")
    held = {hero.name: hero.items for hero in table.state.heroes}
    assert held == {
        "regdar": ["sword-of-rallion", "arbalest", "snow-shoes"],
        "morkahn": ["maul-of-the-north", "throwing-hammers"],
        "jozan": ["holy-mace", "lesser-restoration", "warmth"],
        "mialee": ["moonbow", "fireball", "fly"],
    }
    assert set(basic_items("winter", "lidda", 3)) == set(basic_items("base", "lidda", 3))
    assert table.state.deck.count("snow-shoes") == 1  # Regdar has the other pair


@rule("FA-158")
def test_the_roaming_deck_is_made_of_the_cards_that_the_adventure_names():
    table = real("winter-2", stays_home="lidda")
    assert sorted(table.state.roaming) == ["winter-goblin"] * 2 + ["winter-wolf"] * 2
    orders = {tuple(real("winter-2", seed=seed, stays_home="lidda").state.roaming) for seed in range(12)}
    assert len(orders) > 1  # it is shuffled


@rule("FA-158")
def test_an_adventure_without_roaming_cards_has_no_roaming_deck():
    assert real("winter-3", stays_home="lidda").state.roaming == []


# ---- roaming monsters

PRINTS = """
    ############
    #,,,,,+....#
    #p,,,,######
    ############
"""
ROAMERS = "- roaming: 2 Winter Wolf; at start 0"


@rule("FA-159")
def test_a_star_brings_in_the_top_roaming_monster_which_can_be_used_at_once():
    table = with_master(PRINTS, {"lidda": "5,1"}, lines=ROAMERS, rolls="special:star").master_turn()
    assert table.ask.rule == "FA-116"
    table.act(True)
    assert table.at("winter-wolf-1") == "1,2"
    assert table.state.roaming == ["winter-wolf"]
    assert "winter-wolf-1" in table.ask.options


@rule("FA-159")
def test_a_blank_brings_in_nobody():
    table = with_master(PRINTS, {"lidda": "5,1"}, lines=ROAMERS, rolls="special:blank").master_turn()
    table.act(True)
    assert table.monsters == []


@rule("FA-159")
def test_no_roaming_monster_comes_while_all_heroes_are_indoors():
    for spot in ("8,1", "6,1"):  # a hero in an open door is indoors, too (FA-198)
        table = with_master(PRINTS, {"lidda": spot}, lines=ROAMERS, opened=["6,1"]).master_turn()
        assert table.ask.rule != "FA-116"


@rule("FA-160")
def test_the_card_of_a_defeated_roaming_monster_makes_a_new_deck():
    table = with_master(
        PRINTS, {"lidda": "5,1"}, lines="- roaming: 1 Winter Wolf; at start 0", rolls="special:star"
    ).master_turn()
    table.act(True)
    assert table.state.roaming == []
    again = table.master_turn()
    assert again.ask.rule != "FA-116"  # all roaming cards are in play

    async def fall(s):
        lose(s, "winter-wolf-1", 7, "FA-082")

    table.happen(fall)
    assert table.state.roaming_discard == ["winter-wolf"]
    table.roll("special:star").master_turn().act(True)
    assert table.monsters == ["winter-wolf-2"]


@rule("FA-160")
def test_an_adventure_may_start_with_roaming_monsters():
    table = real("winter-4", seats=1, stays_home="lidda")
    while not table.state.order:
        table.answer(0)
    assert [monster.kind for monster in table.state.monsters if monster.origin == "roaming"]
    assert len(table.state.roaming) == 4


# ---- dragons

HALL = """
    ##############
    #............#
    #............#
    #...1........#
    #............#
    #............#
    ##############
"""


@rule("FA-163")
def test_a_dragon_stands_on_two_by_two_squares_and_is_beside_whoever_touches_one():
    for spot in ("4,2", "5,2", "6,3", "6,4", "5,5", "4,5", "3,4", "3,3"):
        table = winter(HALL, {"regdar": spot}, lines=dragon("4,3")).turn("regdar")
        assert table.choices("attack", "sword-of-rallion", "melee"), spot
        assert not {"4,3", "5,3", "4,4", "5,4"} & goals(table)
    table = winter(HALL, {"regdar": "3,2"}, lines=dragon("4,3")).turn("regdar")
    assert not table.choices("attack", "sword-of-rallion", "melee")


@rule("FA-163")
def test_a_dragon_attacks_whoever_touches_one_of_its_squares():
    table = with_master(HALL, {"regdar": "6,4", "lidda": "6,5"}, lines=dragon("4,3"))
    acting(table, "white-dragon-1")
    assert table.choices("attack", "melee") == [("attack", "melee", "regdar")]


@rule("FA-163")
def test_an_area_attack_hits_a_dragon_once():
    table = winter(HALL, {"jozan": "1,1"}, lines=dragon("4,3"), items={"jozan": ["sunburst"]})
    table.roll("O2 O2").turn("jozan").act("cast", "sunburst", table.square("4,3"))
    assert table.monster("white-dragon-1").hp == 16 - (4 - 3)


@rule("FA-163")
def test_distance_and_sight_to_a_dragon_are_measured_to_its_best_square():
    near = winter(HALL, {"morkahn": "9,4"}, lines=dragon("4,3")).turn("morkahn")
    assert near.choices("attack", "throwing-hammers")  # 4 to its right side
    far = winter(HALL, {"morkahn": "10,4"}, lines=dragon("4,3")).turn("morkahn")
    assert not far.choices("attack", "throwing-hammers")
    half = HALL.replace("#...1........#", "#...1.I......#")
    seen = winter(half, {"lidda": "9,4"}, lines=dragon("4,3")).turn("lidda")
    assert seen.choices("attack", "huntress-bow")
    hidden = half.replace(
        "    #............#\n    #............#\n    ###", "    #.....I......#\n    #............#\n    ###"
    )
    unseen = winter(hidden, {"lidda": "9,4"}, lines=dragon("4,3")).turn("lidda")
    assert not unseen.choices("attack", "huntress-bow")


GATE = """
    #############
    #......#....#
    #...1..#....#
    #......{0}....#
    #......{1}....#
    #......#....#
    #############
"""


@rule("FA-164")
def test_a_dragon_passes_a_double_door_but_no_single_one():
    double = with_master(GATE.format("D", "D"), {"lidda": "11,1"}, lines=dragon("4,2"), opened=["7,3"])
    acting(double, "white-dragon-1")
    assert "7,3" in goals(double)  # one step down, three to the right
    single = with_master(GATE.format("+", "#"), {"lidda": "11,1"}, lines=dragon("4,2"), opened=["7,3"])
    acting(single, "white-dragon-1")
    assert not [spot for spot in goals(single) if int(spot.split(",")[0]) > 5]


@rule("FA-164")
@pytest.mark.parametrize("thing", ["I", "T", "C"])
def test_a_dragon_does_not_pass_pillars_trees_or_chests(thing):
    drawing = f"""
        #########
        #1......#
        #...{thing}...#
        #########
    """
    lines = dragon("1,1") + ("\n- chests: 1 ordinary" if thing == "C" else "")
    table = with_master(drawing, {"lidda": "7,1"}, lines=lines)
    acting(table, "white-dragon-1")
    assert goals(table) == {"2,1"}


@rule("FA-164", "FA-055")
def test_a_dragon_moves_over_traps_and_other_monsters_but_not_over_heroes():
    drawing = """
        ##########
        #1..G....#
        #..^.....#
        ##########
    """
    lines = dragon("1,1") + "\n- traps: 3,2 Pit"
    table = with_master(drawing, {"lidda": "8,2"}, lines=lines)
    acting(table, "white-dragon-1")
    assert goals(table) == {"2,1", "5,1"}  # at 3 and 4 it would stand on the goblin
    table.act("walk", "5,1")
    assert len(table.state.traps) == 1
    assert table.monster("white-dragon-1").hp == 16
    blocked = with_master(drawing, {"lidda": "5,2"}, lines=lines)
    acting(blocked, "white-dragon-1")
    assert goals(blocked) == {"2,1"}


@rule("FA-165")
def test_a_dragon_counts_steps_of_its_whole_area_one_square_at_a_time():
    table = with_master(HALL, {"lidda": "12,1"}, lines=dragon("4,3"))
    acting(table, "white-dragon-1")
    found = goals(table)
    assert "8,3" in found  # four steps to the right
    assert "9,3" not in found
    assert "7,2" in found  # and three with one up
    assert "8,2" not in found
    assert "4,5" not in found  # there it has no room


@rule("FA-166", "FA-167", "FA-193")
def test_breath_goes_any_distance_two_squares_wide_and_ignores_armour():
    drawing = """
        #####################
        #...................#
        #...................#
        #...................#
        #..1................#
        #...................#
        #...................#
        #####################
    """
    table = with_master(
        drawing, {"lidda": "7,4", "regdar": "13,5", "jozan": "7,3", "mialee": "2,4"}, lines=dragon("3,4")
    )
    acting(table, "white-dragon-1")
    assert [option[2] for option in table.choices("attack", "breath")] == ["east", "west"]
    table.roll("R1 O2").act("attack", "breath", "east")
    assert [table.hero(name).hp for name in ("lidda", "regdar", "jozan", "mialee")] == [3, 5, 6, 5]
    assert len(table.told("rolled")) == 1  # one roll for all
    assert table.state.turn.attacks == 1  # it was its attack


@rule("FA-166")
def test_breath_goes_north_and_south_along_the_columns_of_the_dragon():
    table = with_master(HALL, {"lidda": "5,1", "regdar": "4,5", "jozan": "6,1"}, lines=dragon("4,3"))
    monster = table.monster("white-dragon-1")
    assert breath_targets(table.state, monster, "north") == ["lidda"]
    assert breath_targets(table.state, monster, "south") == ["regdar"]


@rule("FA-167", "FA-193")
def test_an_obstacle_stops_breath_in_its_own_row_only():
    drawing = """
        #####################
        #1..................#
        #......T............#
        #####################
    """
    table = with_master(drawing, {"lidda": "5,1", "regdar": "11,2"}, lines=dragon("1,1"))
    assert breath_targets(table.state, table.monster("white-dragon-1"), "east") == ["lidda"]
    clear = with_master(drawing.replace("T", "."), {"lidda": "5,1", "regdar": "11,2"}, lines=dragon("1,1"))
    assert breath_targets(clear.state, clear.monster("white-dragon-1"), "east") == ["lidda", "regdar"]


@rule("FA-167")
@pytest.mark.parametrize(("thing", "passes"), [("I", False), ("T", False), ("#", False), ("C", True)])
def test_solid_objects_stop_breath_and_chests_do_not(thing, passes):
    drawing = f"""
        ###########
        #1........#
        #....{thing}....#
        ###########
    """
    lines = dragon("1,1") + ("\n- chests: 1 ordinary" if thing == "C" else "")
    table = with_master(drawing, {"lidda": "8,2"}, lines=lines)
    found = breath_targets(table.state, table.monster("white-dragon-1"), "east")
    assert found == (["lidda"] if passes else [])


@rule("FA-167")
def test_a_closed_door_stops_breath_and_an_open_one_does_not():
    drawing = GATE.format("D", "D").replace("1", ".").replace("#......D....#\n", "#..1...D....#\n", 1)
    table = with_master(drawing, {"lidda": "9,3"}, lines=dragon("3,3"))
    monster = table.monster("white-dragon-1")
    assert breath_targets(table.state, monster, "east") == []
    table.state.opened = 1
    assert breath_targets(table.state, monster, "east") == ["lidda"]


@rule("FA-167")
def test_the_tower_stops_breath_on_the_ground():
    drawing = YARD.replace("#,,,,HHHH", "#1,,,HHHH", 1)
    table = with_master(drawing, {"lidda": "12,4"}, lines=dragon("1,4") + "\n" + tower())
    assert breath_targets(table.state, table.monster("white-dragon-1"), "east") == []


@rule("FA-167", "FA-177")
def test_from_the_top_breath_sweeps_the_top_and_the_ground_beyond_the_dead_ring():
    drawing = YARD.replace("#,,,,HHHH", "#1,,,HHHH", 1)
    heroes = {"lidda": "8,5 top", "regdar": "9,5", "jozan": "10,5", "mialee": "18,4"}
    table = with_master(drawing, heroes, lines=dragon("1,4") + "\n" + tower())
    monster = table.monster("white-dragon-1")
    monster.square = table.square("5,4 top")
    assert sorted(breath_targets(table.state, monster, "east")) == ["jozan", "lidda", "mialee"]


@rule("FA-168")
def test_breath_passes_through_monsters_without_hurting_them():
    drawing = """
        #############
        #1..G.......#
        #...........#
        #############
    """
    table = with_master(drawing, {"lidda": "8,1"}, lines=dragon("1,1"))
    acting(table, "white-dragon-1").roll("R1 O1").act("attack", "breath", "east")
    assert table.hero("lidda").hp == 4
    assert table.monster("winter-goblin-1").hp == 4


@rule("FA-169")
def test_what_protects_from_ranged_attacks_protects_from_breath():
    drawing = """
        #############
        #1..........#
        #...........#
        #############
    """
    table = with_master(
        drawing, {"lidda": "8,1", "regdar": "9,2"}, lines=dragon("1,1"), items={"lidda": ["winter-fur-cloak"]}
    )
    acting(table, "white-dragon-1").roll("R2 O2").act("attack", "breath", "east")
    assert table.hero("lidda").hp == 6 - 2
    assert table.hero("regdar").hp == 8 - 4


# ---- wolves and salamanders


@rule("FA-170")
def test_a_wolfs_breath_reaches_three_squares_and_hurts_only_the_nearest():
    row = "###########\n#f........#\n###########"
    for spot, hit in (("2,1", True), ("4,1", True), ("5,1", False)):
        table = with_master(row, {"lidda": spot})
        acting(table, "winter-wolf-1")
        assert bool(table.choices("attack", "breath")) == hit, spot
    table = with_master(row, {"regdar": "4,1", "lidda": "3,1"})
    acting(table, "winter-wolf-1").roll("Y1 O2").act("attack", "breath", "east")
    assert table.hero("lidda").hp == 3  # whatever her AC
    assert table.hero("regdar").hp == 8


@rule("FA-170")
def test_a_wolfs_breath_is_one_square_wide_passes_monsters_and_is_stopped_by_solid_objects():
    table = with_master("########\n#f.....#\n#......#\n########", {"lidda": "3,2"})
    assert breath_targets(table.state, table.monster("winter-wolf-1"), "east") == []
    table = with_master("########\n#fG....#\n########", {"lidda": "3,1"})
    assert breath_targets(table.state, table.monster("winter-wolf-1"), "east") == ["lidda"]
    table = with_master("########\n#fI....#\n########", {"lidda": "3,1"})
    assert breath_targets(table.state, table.monster("winter-wolf-1"), "east") == []


@rule("FA-170")
def test_a_wolfs_breath_stays_on_its_level():
    table = winter(YARD, {"lidda": "10,4", "jozan": "7,5 top"}, lines=tower("...f", "....", "....", "...."))
    monster = table.monster("winter-wolf-1")
    assert table.at("winter-wolf-1") == "8,4 top"
    assert breath_targets(table.state, monster, "east") == []
    monster.square = table.square("8,5 top")
    assert breath_targets(table.state, monster, "west") == ["jozan"]


@rule("FA-171")
def test_what_protects_from_ranged_attacks_protects_from_a_wolfs_breath():
    table = with_master(
        "########\n#f.....#\n########", {"lidda": "3,1"}, items={"lidda": ["winter-fur-cloak"]}
    )
    acting(table, "winter-wolf-1").roll("Y1 O2").act("attack", "breath", "east")
    assert table.hero("lidda").hp == 5


@rule("FA-172", "FA-173", "FA-194")
def test_a_cold_aura_hurts_every_hero_within_two_squares_even_behind_a_wall():
    drawing = """
        ###########
        #.........#
        #...s.#...#
        #.....#...#
        #.G...#...#
        ###########
    """
    heroes = {"lidda": "4,1", "regdar": "2,4", "jozan": "7,2", "mialee": "4,4"}
    table = with_master(drawing, heroes)
    table.hero("jozan").square = table.square("6,1")
    acting(table, "frost-salamander-1").roll("Y1 R1").act("attack", "aura", "")
    assert [table.hero(name).hp for name in heroes] == [4, 6, 4, 3]
    assert table.monster("winter-goblin-1").hp == 4
    assert len(table.told("rolled")) == 1


@rule("FA-173", "FA-194")
def test_a_cold_aura_works_through_walls():
    drawing = """
        #########
        #.s#....#
        #..#....#
        #########
    """
    table = with_master(drawing, {"lidda": "4,2", "regdar": "5,1"})
    assert not sees(table.state, table.square("2,1"), table.square("4,2"))
    assert aura_targets(table.state, table.monster("frost-salamander-1")) == ["lidda"]


@rule("FA-172")
def test_a_cold_aura_reaches_both_levels():
    table = winter(
        YARD, {"lidda": "10,5", "jozan": "7,5 top", "mialee": "11,4"}, lines=tower("...s", *["...."] * 3)
    )
    assert aura_targets(table.state, table.monster("frost-salamander-1")) == ["lidda", "jozan"]


@rule("FA-173")
def test_what_protects_from_ranged_attacks_protects_from_the_aura():
    table = with_master(
        "########\n#s.....#\n########", {"lidda": "3,1"}, items={"lidda": ["winter-fur-cloak"]}
    )
    acting(table, "frost-salamander-1").roll("Y2 R2").act("attack", "aura", "")
    assert table.hero("lidda").hp == 4


@rule("FA-222")
def test_an_armour_bonus_against_ranged_attacks_is_no_help_against_breath_and_aura():
    table = with_master(
        "########\n#f.....#\n########", {"regdar": "3,1"}, items={"regdar": ["dragonscale-shield"]}
    )
    acting(table, "winter-wolf-1").roll("Y2 O2").act("attack", "breath", "east")
    assert table.hero("regdar").hp == 8 - (4 - 1)  # one sword less, and no AC at all


# ---- towers


@rule("FA-174", "FA-178")
def test_a_hero_climbs_a_tower_and_down_again():
    table = winter(YARD, {"regdar": "4,5"}, lines=tower()).turn("regdar")
    table.act("walk", "5,5 top")
    assert table.at("regdar") == "5,5 top"
    assert outdoors(table.state, table.hero("regdar").square)
    assert table.state.turn.moving == 3  # one point for the climb
    table.act("walk", "4,5")
    assert table.at("regdar") == "4,5"
    assert table.state.turn.moving == 2


@rule("FA-174")
def test_the_tower_is_an_obstacle_and_blocks_sight_on_the_ground():
    drawing = YARD.replace("#,,,,HHHH,,,,,,,,,,,,#", "#,,,,HHHH,,G,,,,,,,,,#", 1)
    table = winter(drawing, {"lidda": "2,4"}, lines=tower(), items={"lidda": ["huntress-bow"]}).turn("lidda")
    assert not table.choices("attack")
    assert not {"5,4", "6,5", "8,7"} & goals(table)


@rule("FA-174")
def test_figures_on_different_levels_are_never_adjacent():
    table = winter(
        YARD,
        {"jozan": "4,4", "regdar": "5,4 top"},
        lines=tower("....", "G...", "....", "...."),
        items={"jozan": ["holy-mace"], "regdar": ["sword-of-rallion"]},
        hp={"regdar": 1},
    ).turn("jozan")
    assert not table.choices("heal", "regdar")
    assert not table.choices("exchange")
    table.hero("jozan").square = table.square("4,5")
    table.turn("jozan")
    assert not table.choices("attack", "holy-mace")
    table.turn("regdar")
    assert table.choices("attack", "sword-of-rallion")  # on the same level he is beside it


@rule("FA-175")
def test_a_tower_is_revealed_with_its_area_and_with_all_that_is_on_top():
    drawing = """
        ##############
        #...+,,,,,,,,#
        #...#,,,,,,,,#
        #...#,,HH,,,,#
        #...#,,HH,,,,#
        #...#,,,,,,,,#
        ##############
    """
    lines = "- tower: 7,3 to 8,4; top `GC` `..`\n- chests: 1 ordinary"
    table = with_master(drawing, {"lidda": "3,1"}, lines=lines, hidden="B").turn("lidda")
    assert table.monsters == []
    table.act("open", 0).run()
    assert table.monsters == ["winter-goblin-1"]
    assert table.at("winter-goblin-1") == "7,3 top"
    assert table.state.monsters[0].area == -1  # the top is no room of its own


@rule("FA-175")
def test_nobody_stands_under_a_tower():
    table = winter(YARD, {"lidda": "4,5"}, lines=tower()).turn("lidda")
    assert not {f"{x},{y}" for x in range(5, 9) for y in range(4, 8)} & goals(table)


@rule("FA-176")
def test_one_must_be_outdoors_to_shoot_at_the_top():
    kit = {"lidda": ["huntress-bow"]}
    lines = tower("...G", "....", "....", "....")
    for spot, may in (("14,5", True), ("15,5", False), ("17,5", False)):  # the door is indoors (FA-198)
        table = winter(LODGE, {"lidda": spot}, lines=lines, items=kit, opened=["15,5"]).turn("lidda")
        assert bool(table.choices("attack")) == may, spot


@rule("FA-176")
def test_figures_and_the_tower_do_not_block_between_levels_but_trees_do():
    kit = {"lidda": ["huntress-bow"]}
    lines = tower("G...", "....", "....", "....")
    figures = YARD.replace("#,,,,HHHH,,,,,,,,,,,,#", "#,,,,HHHH,,G,,,,,,,,,#", 1)
    table = winter(figures, {"lidda": "14,4"}, lines=lines, items=kit).turn("lidda")
    assert {option[3] for option in table.choices("attack")} == {"winter-goblin-1", "winter-goblin-2"}
    tree = YARD.replace("#,,,,HHHH,,,,,,,,,,,,#", "#,,,,HHHH,,T,,,,,,,,,#", 1)
    assert not winter(tree, {"lidda": "14,4"}, lines=lines, items=kit).turn("lidda").choices("attack")


@rule("FA-176")
def test_on_the_top_itself_only_opposing_figures_block():
    kit = {"lidda": ["huntress-bow"]}
    two = winter(YARD, {"lidda": "5,4 top"}, lines=tower("..GG", *["...."] * 3), items=kit).turn("lidda")
    assert [option[3] for option in two.choices("attack")] == ["winter-goblin-1"]
    friend = winter(
        YARD, {"lidda": "5,4 top", "regdar": "6,4 top"}, lines=tower("...G", *["...."] * 3), items=kit
    ).turn("lidda")
    assert friend.choices("attack")


def ring() -> list[str]:
    """The squares that touch the tower of the yard."""
    return [f"{x},{y}" for y in range(3, 9) for x in range(4, 10) if not (5 <= x <= 8 and 4 <= y <= 7)]


@rule("FA-177", "FA-224")
def test_the_ring_around_a_tower_is_dead_ground_in_both_directions():
    assert len(ring()) == 20
    drawing = YARD.replace("#,,,,,,,,,,,,,,,,,,,,#", "#G,,,,,,,,,,,,,,,,,,,#", 1)
    table = with_master(drawing, {"lidda": "6,5 top"}, lines=tower(), items={"lidda": ["huntress-bow"]})
    goblin = table.monster("winter-goblin-1")
    for spot in ring():
        goblin.square = table.square(spot)
        assert not ranged_targets(table.state, table.hero("lidda")), spot
        assert not monster_ranged_targets(table.state, goblin), spot
    for spot in ("3,5", "10,5", "6,2", "6,9", "10,9", "3,2"):
        goblin.square = table.square(spot)
        assert ranged_targets(table.state, table.hero("lidda")) == ["winter-goblin-1"], spot
        assert monster_ranged_targets(table.state, goblin) == ["lidda"], spot


@rule("FA-179", "FA-196", "FA-224")
def test_a_figure_on_a_tower_that_is_attacked_from_below_has_one_point_of_armour_more():
    drawing = YARD.replace("#,,,,,,,,,,,,,,,,,,,,#", "#,,,,,,,,,,,G,,,,,,,,#", 1)
    table = with_master(drawing, {"lidda": "8,4 top"}, lines=tower())
    acting(table, "winter-goblin-1").roll("Y2 R2").act("attack", "ranged", "lidda")
    assert table.hero("lidda").hp == 6  # 4 swords against AC 3 + 1
    ground = with_master(drawing, {"lidda": "15,4"}, lines=tower())
    acting(ground, "winter-goblin-1").roll("Y2 R2").act("attack", "ranged", "lidda")
    assert ground.hero("lidda").hp == 5


@rule("FA-179")
def test_a_monster_on_a_tower_is_protected_from_below_but_not_from_its_own_level():
    lines = tower("...G", "....", "....", "....")
    below = winter(YARD, {"lidda": "12,4"}, lines=lines, rolls="R1 O1 O2").turn("lidda")
    below.act("attack", "huntress-bow", "ranged", "winter-goblin-1")
    assert below.monster("winter-goblin-1").hp == 4 - (4 - 3)
    level = winter(YARD, {"lidda": "5,4 top"}, lines=lines, rolls="R1 O1 O2").turn("lidda")
    level.act("attack", "huntress-bow", "ranged", "winter-goblin-1")
    assert level.monster("winter-goblin-1").hp == 4 - (4 - 2)


@rule("FA-179")
def test_an_attack_downwards_has_nothing_to_overcome():
    drawing = YARD.replace("#,,,,,,,,,,,,,,,,,,,,#", "#,,,,,,,,,,,G,,,,,,,,#", 1)
    table = winter(drawing, {"lidda": "8,4 top"}, lines=tower(), rolls="R1 O1 O2").turn("lidda")
    table.act("attack", "huntress-bow", "ranged", "winter-goblin-1")
    assert table.monster("winter-goblin-1").hp == 4 - (4 - 2)


@rule("FA-218")
def test_monsters_climb_too_and_dragons_do_not():
    drawing = YARD.replace("#,,,,HHHH", "#,,,GHHHH", 1)
    table = with_master(drawing, {"lidda": "15,1"}, lines=tower())
    acting(table, "winter-goblin-1")
    assert "5,4 top" in goals(table)
    table.act("walk", "6,4 top")
    assert table.at("winter-goblin-1") == "6,4 top"
    wyrm = YARD.replace("HHHH,", "HHHH1", 1)
    table = with_master(wyrm, {"lidda": "15,1"}, lines=dragon("9,4") + "\n" + tower())
    acting(table, "white-dragon-1")
    assert not [spot for spot in goals(table) if "top" in spot]


@rule("FA-218")
def test_a_chest_on_the_top_is_opened_like_any_other():
    lines = tower("C...", "....", "....", "....") + "\n- chests: 1 ordinary"
    table = winter(YARD, {"regdar": "4,4"}, lines=lines, deck=["warm-brew"]).turn("regdar")
    table.act("walk", "5,4 top")
    assert table.state.chests == ()
    assert "warm-brew" in table.hero("regdar").knapsack


@rule("FA-219")
def test_a_burst_covers_only_the_level_of_its_square():
    drawing = YARD.replace("#,,,,HHHH,,,,,,,,,,,,#", "#,,,,HHHHE,,,,,,,,,,,#", 1)
    lines = tower("...G", "....", "....", "....")
    table = winter(drawing, {"jozan": "13,4"}, lines=lines, items={"jozan": ["sunburst"]}, rolls="O2 O2")
    table.turn("jozan").act("cast", "sunburst", table.square("8,4 top"))
    assert table.monster("winter-goblin-1").hp == 4 - (4 - 3)
    assert table.monster("winter-ogre-1").hp == 12


@rule("FA-219")
def test_a_line_covers_only_the_level_of_the_caster():
    lines = tower("...G", "....", "....", "....")
    table = winter(YARD, {"mialee": "10,4"}, lines=lines, items={"mialee": ["wall-of-fire"]}).turn("mialee")
    assert not table.choices("cast")
    on_top = winter(YARD, {"mialee": "5,4 top"}, lines=lines, items={"mialee": ["wall-of-fire"]}).turn(
        "mialee"
    )
    assert on_top.choices("cast") == [("cast", "wall-of-fire", "east")]


# ---- flight

WINGS = {"lidda": ["wings-of-flying"]}


def flying(spot: str, face: str, **more) -> Dungeon:
    """Lidda with wings has rolled the Flight die."""
    more.setdefault("lines", tower())
    table = winter(more.pop("drawing", YARD), {"lidda": spot}, items=WINGS, rolls=f"flight:{face}", **more)
    return table.turn("lidda").act("fly")


def landing(table: Dungeon) -> list[str]:
    """Where the figure may land, if it may."""
    if table.ask.kind != "landing":
        return []
    ground = table.state.ground
    return [
        f"{ground.xy(each)[0]},{ground.xy(each)[1]}" + " top" * ground.on_top(each)
        for each in table.ask.options
    ]


@rule("FA-180", "FA-181", "FA-182")
def test_ascend_leads_from_the_ground_to_any_free_square_of_the_top():
    table = flying("18,9", "ascend", lines=tower("G...", "....", "....", "...."))
    top = {f"{x},{y} top" for x in range(5, 9) for y in range(4, 8)} - {"5,4 top"}
    assert set(landing(table)) == top
    table.act("6,6 top")
    assert table.at("lidda") == "6,6 top"
    assert table.state.turn.actions == 1


@rule("FA-182", "FA-220")
def test_ascend_is_no_use_on_the_top_or_without_a_tower_and_the_action_is_spent():
    table = flying("6,6 top", "ascend")
    assert landing(table) == []
    assert (table.at("lidda"), table.state.turn.actions) == ("6,6 top", 1)
    plain = flying("1,1", "ascend", drawing="########\n#,,,,,,#\n########", lines="")
    assert landing(plain) == []
    assert plain.state.turn.actions == 1


@rule("FA-183", "FA-220")
def test_descend_leads_from_the_top_to_the_ground_outdoors_and_nowhere_from_the_ground():
    table = flying("6,6 top", "descend", drawing=LODGE)
    found = landing(table)
    assert {"1,1", "14,9", "4,4"} <= set(found)
    assert "17,9" not in found  # a room
    assert not [spot for spot in found if "top" in spot]
    ground = flying("18,9", "descend")
    assert landing(ground) == []
    assert (ground.at("lidda"), ground.state.turn.actions) == ("18,9", 1)


@rule("FA-183", "FA-184")
def test_one_lands_only_where_it_is_revealed():
    drawing = """
        ##############
        #,,,+,,,,,C,,#
        #,,,#,,,,,,,,#
        ##############
    """
    table = winter(
        drawing, {"lidda": "1,1"}, items=WINGS, lines="- chests: 1 ordinary", hidden="B", rolls="flight:fly"
    )
    table.turn("lidda").act("fly")
    assert set(landing(table)) == {"2,1", "3,1", "1,2", "2,2", "3,2"}


@rule("FA-184")
def test_fly_leads_to_any_free_square_of_the_same_level():
    ground = flying("18,9", "fly")
    assert "1,1" in landing(ground)
    assert not [spot for spot in landing(ground) if "top" in spot]
    top = flying("6,6 top", "fly")
    assert set(landing(top)) == {f"{x},{y} top" for x in range(5, 9) for y in range(4, 8)} - {"6,6 top"}


@rule("FA-184")
def test_a_chest_is_landed_on_only_with_an_action_left_to_open_it():
    lines = "- chests: 1 ordinary"
    drawing = "########\n#,,,,,C#\n########"
    table = winter(
        drawing, {"lidda": "1,1"}, items=WINGS, lines=lines, deck=["warm-brew"], rolls="flight:fly"
    )
    table.turn("lidda").act("fly").act("6,1")
    assert table.state.chests == ()  # opening it was the only thing she could do
    last = winter(drawing, {"lidda": "1,1"}, items=WINGS, lines=lines, rolls="flight:fly")
    last.turn("lidda").act("walk", "2,1").act("fly")
    assert "6,1" not in landing(last)


@rule("FA-184", "FA-046")
def test_whoever_lands_on_a_trap_springs_it():
    drawing = "########\n#,,,,,^#\n########"
    table = winter(drawing, {"lidda": "1,1"}, items=WINGS, lines="- traps: 6,1 Pit", rolls="flight:fly")
    table.turn("lidda").act("fly").act("6,1")
    assert table.state.traps == ()
    assert table.told("trap-sprung")


@rule("FA-185")
def test_a_flier_may_attack_with_the_other_action_after_landing():
    drawing = "##########\n#,,,,,,,G#\n##########"
    kit = {"lidda": ["wings-of-flying", "shadow-blade"]}
    table = winter(drawing, {"lidda": "1,1"}, items=kit, rolls="flight:fly").turn("lidda")
    table.act("fly")
    assert table.ask.kind == "landing"  # in the air nothing but landing is offered
    table.act("7,1")
    assert table.choices("attack", "shadow-blade")


@rule("FA-186")
def test_a_flier_may_walk_instead():
    table = winter(YARD, {"lidda": "18,9"}, items=WINGS, lines=tower()).turn("lidda")
    assert table.choices("fly")
    assert table.choices("walk")
    marauder = with_master(YARD.replace("#,,,,,", "#,a,,,", 1), {"lidda": "18,9"}, lines=tower())
    acting(marauder, "goblin-marauder-1")
    assert marauder.choices("fly")
    assert marauder.choices("walk")


@rule("FA-180", "FA-181")
def test_a_marauder_flies_with_a_move_action_outdoors_only():
    table = with_master(YARD.replace("#,,,,,", "#,a,,,", 1), {"lidda": "18,9"}, lines=tower())
    acting(table, "goblin-marauder-1").roll("flight:ascend").act("fly")
    assert {"5,4 top", "8,7 top"} <= set(landing(table))
    table.act("8,7 top")
    assert table.at("goblin-marauder-1") == "8,7 top"
    assert table.state.turn.actions == 1
    indoors = with_master("########\n#.a....#\n########", {"lidda": "6,1"})
    acting(indoors, "goblin-marauder-1")
    assert not indoors.choices("fly")


@rule("FA-221")
def test_a_dragon_lands_where_its_whole_area_is_free():
    wyrm = YARD.replace("#,,,,,,,,,,,,,,,,,,,,#", "#,,,,,,,,,,,1,,,,,,,,#", 1)
    lines = dragon("12,1") + "\n" + tower("G...", "....", "....", "....")
    table = with_master(wyrm, {"lidda": "7,6 top"}, lines=lines)
    acting(table, "white-dragon-1").roll("flight:ascend").act("fly")
    # every block of the top without the goblin at 5,4 and the hero at 7,6
    assert set(landing(table)) == {"6,4 top", "7,4 top", "5,5 top", "5,6 top"}
    table.act("5,6 top")
    assert table.at("white-dragon-1") == "5,6 top"
    table.roll("flight:descend").act("fly")
    assert "19,8" in landing(table)
    assert "20,8" not in landing(table)  # it would stand in the wall
    assert "4,4" not in landing(table)  # and here in the tower


@rule("FA-180")
def test_a_dragon_in_a_doorway_is_not_outdoors():
    drawing = """
        ############
        #,,,,#.....#
        #1,,,D.....#
        #,,,,D.....#
        ############
    """
    table = with_master(drawing, {"lidda": "10,1"}, lines=dragon("1,2"), opened=["5,2"])
    table.monster("white-dragon-1").square = table.square("4,2")
    acting(table, "white-dragon-1")
    assert not table.choices("fly")


# ---- snow

SNOW = "############\n#*****,,,,*#\n############"


@rule("FA-187", "FA-195")
def test_a_turn_that_begins_on_snow_has_one_space_less_for_each_move():
    table = winter(SNOW, {"regdar": "1,1"}, items={"regdar": []}).turn("regdar")
    assert "4,1" in goals(table)
    assert "5,1" not in goals(table)
    table.act("walk", "4,1")
    assert "7,1" in goals(table)
    assert "8,1" not in goals(table)


@rule("FA-187", "FA-195")
def test_morkahn_is_not_slowed_by_snow():
    table = winter(SNOW, {"morkahn": "1,1"}).turn("morkahn")
    assert "6,1" in goals(table)


@rule("FA-187", "FA-223")
def test_only_the_space_where_the_turn_begins_counts():
    slow = winter(SNOW, {"mialee": "5,1"}).turn("mialee")
    assert "9,1" in goals(slow)
    assert "10,1" not in goals(slow)
    slow.act("walk", "9,1").act("walk", "5,1")  # the second move has 4 as well
    quick = winter(SNOW, {"mialee": "6,1"}).turn("mialee")
    assert "1,1" in goals(quick)
    quick.act("walk", "1,1")
    assert "6,1" in goals(quick)


@rule("FA-187")
def test_snow_never_slows_below_one_space_and_never_monsters():
    table = winter(SNOW, {"regdar": "1,1"}, items={"regdar": []}).turn("regdar")
    table.state.turn.speed = -9
    assert allowance(table.state, table.hero("regdar")) == 1
    wolf = with_master("#########\n#f******#\n#########", {"lidda": "7,1"})
    wolf.hero("lidda").square = wolf.square("7,1")
    acting(wolf, "winter-wolf-1")
    assert "6,1" in goals(wolf)


@rule("FA-187")
def test_ice_indoors_is_snow_and_the_top_of_a_tower_is_not():
    layout = LAYOUTS["winter-3"]
    start = next(area for area in layout.areas if area.start)
    assert all(layout.snow >> square & 1 for square in start.squares)
    assert not start.outdoors
    snowy = YARD.replace(",", "*")
    table = winter(snowy, {"lidda": "6,5 top"}, lines=tower()).turn("lidda")
    assert not table.state.turn.snow


# ---- passageways

CAVES = """
    ##############
    #......#.....#
    #.o....#...o.#
    #......#.....#
    ##############
"""
LINK = "- passages: 2,2 <-> 11,2"


@rule("FA-188")
def test_a_passageway_is_one_space_from_end_to_end():
    table = winter(CAVES, {"regdar": "2,1"}, lines=LINK).turn("regdar")
    found = goals(table)
    assert "11,1" in found  # in, through, out: three spaces
    assert "10,1" in found
    assert "9,1" not in found
    table.act("walk", "11,1")
    assert (table.at("regdar"), table.state.turn.moving) == ("11,1", 1)


@rule("FA-188")
def test_nobody_ends_on_a_passageway_or_blocks_it():
    table = winter(CAVES, {"regdar": "2,1"}, lines=LINK).turn("regdar")
    assert not {"2,2", "11,2"} & goals(table)
    heroes = {"regdar": "5,1", "lidda": "2,1", "jozan": "1,2", "mialee": "2,3"}
    last = winter(CAVES, heroes, lines=LINK).turn("regdar")
    assert "3,2" not in goals(last)  # the last free space beside it
    assert "3,1" in goals(last)


@rule("FA-188")
def test_a_passageway_into_the_unknown_is_laid_out_and_initiative_stays():
    drawing = CAVES.replace("#......#.....#", "#......#...G.#", 1)
    table = winter(drawing, {"regdar": "2,1", "lidda": "1,1"}, lines=LINK, hidden="B").turn("regdar")
    order = list(table.state.order)
    assert not [spot for spot in goals(table) if int(spot.split(",")[0]) > 7]
    table.act("passage", "2,2")
    assert table.monsters == ["winter-goblin-1"]
    assert (table.state.order, table.state.turn.figure) == (order, "regdar")
    assert table.state.turn.moving == 2
    table.act("walk", "10,2")
    assert (table.at("regdar"), table.state.turn.actions) == ("10,2", 1)


@rule("FA-188")
def test_monsters_use_passageways_to_explored_areas_and_dragons_do_not():
    drawing = CAVES.replace("#......#.....#", "#..G...#.....#", 1)
    table = with_master(drawing, {"lidda": "12,3"}, lines=LINK)
    acting(table, "winter-goblin-1")
    assert "11,1" in goals(table)
    hidden = with_master(drawing, {"lidda": "6,3"}, lines=LINK, hidden="B")
    acting(hidden, "winter-goblin-1")
    assert not [spot for spot in goals(hidden) if int(spot.split(",")[0]) > 7]
    wide = CAVES.replace("#......#.....#", "#.1....#.....#", 1)
    wyrm = with_master(wide, {"lidda": "12,3"}, lines=LINK + "\n" + dragon("2,1"))
    acting(wyrm, "white-dragon-1")
    assert not [spot for spot in goals(wyrm) if int(spot.split(",")[0]) > 7]


# ---- double doors, chutes, starting spaces


@rule("FA-189")
def test_a_double_door_is_opened_whole_from_either_half():
    drawing = """
        #########
        #...D...#
        #...D...#
        #########
    """
    for spot in ("3,1", "3,2"):
        table = winter(drawing, {"lidda": spot}, hidden="B").turn("lidda")
        assert table.choices("open") == [("open", 0)]
        table.act("open", 0)
        assert table.state.opened == 1
        assert len(table.state.layout.doors[0].squares) == 2
        table.turn("lidda")
        assert {"4,1", "4,2", "5,1"} <= goals(table)


CHUTE = """
    ##############
    #..^...#.....#
    #......+..G..#
    #......#.....#
    ##############
"""


@rule("FA-190")
def test_a_snow_chute_takes_a_hero_to_its_landing_space_and_ends_his_turn():
    table = winter(CHUTE, {"regdar": "1,1", "lidda": "1,3"}, lines="- traps: 3,1 Snow chute to 12,3")
    table.turn("regdar").act("walk", "4,1")
    assert table.at("regdar") == "12,3"
    assert table.state.turn.figure == "lidda"
    assert table.state.traps == ()  # it is spent like any trap


@rule("FA-190")
def test_a_taken_landing_space_means_the_nearest_free_one():
    table = winter(CHUTE, {"regdar": "1,1", "lidda": "12,3"}, lines="- traps: 3,1 Snow chute to 12,3")
    table.turn("regdar").act("walk", "4,1")
    while table.ask.kind == "nearest square":
        table.table.answer(0)
    assert table.at("regdar") in ("11,3", "12,2")


@rule("FA-191")
def test_a_chute_into_the_unknown_lays_out_the_area_and_initiative_stays():
    table = winter(
        CHUTE, {"regdar": "1,1", "lidda": "1,3"}, lines="- traps: 3,1 Snow chute to 12,3", hidden="B"
    )
    order = list(table.state.order)
    table.turn("regdar").act("walk", "4,1")
    assert table.monsters == ["winter-goblin-1"]
    assert table.state.revealed == 0b11
    assert table.state.opened == 0
    assert table.state.order == order
    assert table.state.turn.figure == "lidda"


@rule("FA-192")
def test_heroes_who_begin_outdoors_take_the_starting_spaces_in_any_order_and_initiative_is_dealt():
    table = real("winter-1", stays_home="lidda")
    starts = set(LAYOUTS["winter-1"].starts)
    assert set(table.ask.options) == starts
    table.answer_with(max(starts))
    while not table.state.order:
        table.answer(0)
    assert {hero.square for hero in table.state.heroes} == starts
    assert sorted(table.state.order) == sorted(["regdar", "morkahn", "jozan", "mialee", MASTER])
    assert table.state.opened == 0  # no door is opened for free


@rule("FA-192")
def test_an_indoor_start_on_ice_uses_the_marked_spaces():
    table = real("winter-3", stays_home="lidda")
    assert set(table.ask.options) == set(LAYOUTS["winter-3"].starts)


@rule("FA-174")
def test_a_monster_attack_happens_on_its_own_level():
    table = winter(YARD, {"lidda": "4,4"}, lines=tower("G...", "....", "....", "...."))
    assert monster_melee_targets(table.state, table.monster("winter-goblin-1")) == []
    table.hero("lidda").square = table.square("6,4 top")
    assert monster_melee_targets(table.state, table.monster("winter-goblin-1")) == ["lidda"]
    table.roll("Y2 Y2 O2").happen(lambda s: monster_attacks(s, s.monsters[0], "melee", ["lidda"]))
    assert table.hero("lidda").hp == 3


# ---- flying over trapdoors


CELLAR = "############\n#,,,,o######\n#,,,,#######\n######.....#\n######..o..#\n############"


@rule("FA-148", "FA-184")
def test_a_hero_lands_neither_on_a_trapdoor_nor_on_the_last_free_space_beside_it():
    given = {"items": WINGS, "rolls": "flight:fly"}
    for lines, free in (("", True), ("- passages: 5,1 <-> 8,4", False)):
        drawing = CELLAR if lines else CELLAR.replace("o", ",", 1).replace("o", ".")
        table = winter(drawing, {"lidda": "1,1"}, lines=lines, **given).turn("lidda").act("fly")
        for spot in ("5,1", "4,1"):
            assert (table.square(spot) in table.ask.options) == free, spot
        assert table.square("4,2") in table.ask.options


@rule("FA-148", "FA-184")
def test_a_flying_monster_lands_neither_on_a_trapdoor_nor_on_the_last_free_space_beside_it():
    for lines, free in (("", True), ("- passages: 5,1 <-> 8,4", False)):
        drawing = CELLAR if lines else CELLAR.replace("o", ",", 1).replace("o", ".")
        table = winter(drawing.replace("#,,", "#,a", 1), {"lidda": "1,2"}, lines=lines)
        goals = monster_landings(table.state, table.monster("goblin-marauder-1"), "fly")
        for spot in ("5,1", "4,1"):
            assert (table.square(spot) in goals) == free, spot
        assert table.square("4,2") in goals
