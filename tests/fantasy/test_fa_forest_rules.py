"""Forbidden Forest: druids, roaming monsters, special attacks, charges, brook, bushes and trapdoors."""

from collections import Counter
from typing import Any

import pytest

from questboard.games.fantasy import RULES
from questboard.games.fantasy.content import basic_items
from questboard.games.fantasy.layout import LAYOUTS
from questboard.games.fantasy.rules.combat import monster_attacks
from questboard.games.fantasy.rules.figures import outdoors, sees
from questboard.games.fantasy.rules.health import grab
from questboard.games.fantasy.rules.roaming import can_roam
from questboard.games.fantasy.rules.setup import free_cards
from questboard.games.fantasy.rules.walking import monster_goals
from questboard.games.fantasy.state import MASTER
from questboard.kernel import Luck, Table
from questboard.testing import rule
from tests.fantasy.dungeon import Dungeon, dungeon

FOREST = [name for name in RULES.adventures if name.startswith("forest")]


def forest(drawing: str, heroes: dict[str, str], level: int = 2, **more) -> Dungeon:
    return dungeon(drawing, heroes, set="forest", level=level, **more)


def path(row: str, heroes: dict[str, str], **more) -> Dungeon:
    """A path through the forest, one square wide."""
    return forest(f"{'#' * len(row)}\n{row}\n{'#' * len(row)}", heroes, **more)


def beside_another(row: str, heroes: dict[str, str], **more) -> Dungeon:
    """A path, and another one on which Lidda waits for her turn."""
    wall = "#" * len(row)
    table = forest(f"{wall}\n{row}\n{wall}\n#,,{wall[3:]}\n{wall}", {**heroes, "lidda": "1,3"}, **more)
    assert table.state.order[-2:] == ["lidda", MASTER]
    return table


def walks_to(table: Dungeon) -> set[str]:
    width = table.state.layout.width
    return {f"{option[1] % width},{option[1] // width}" for option in table.choices("walk")}


def goals_of(table: Dungeon, points: int) -> set[str]:
    """Where the first monster can go."""
    width, goals = table.state.layout.width, monster_goals(table.state, table.state.monsters[0], points)
    return {f"{at % width},{at // width}" for at in range(table.state.layout.squares) if goals >> at & 1}


# ---- set-up


def started(adventure: str, **options) -> Any:
    """An adventure whose players take the first of everything."""
    table = Table.new(RULES, 2, {"adventure": adventure, **options}, Luck.seeded(1))
    while table.ask is not None and not table.state.order:
        table.answer(0)
    return table


@rule("FA-111")
@pytest.mark.parametrize("adventure", FOREST)
def test_the_druid_is_elwick_in_adventures_1_and_2_and_orwick_in_the_others(adventure):
    druid = "elwick" if adventure in ("forest-1", "forest-2") else "orwick"
    heroes = [hero.name for hero in started(adventure, stays_home="jozan").state.heroes]
    assert heroes == ["regdar", "lidda", druid, "mialee"]


@rule("FA-111")
def test_the_four_base_heroes_may_play_without_a_druid():
    heroes = [hero.name for hero in started("forest-1", stays_home="nobody").state.heroes]
    assert heroes == ["regdar", "lidda", "jozan", "mialee"]


@rule("FA-112")
def test_elwick_is_an_enemy_in_adventures_4_to_6_alone():
    foes = [name for name in FOREST if any(figure.kind == "elwick" for figure in LAYOUTS[name].figures)]
    assert set(foes) <= {"forest-4", "forest-5", "forest-6"}
    assert "forest-6" in foes


@rule("FA-113")
def test_some_heroes_start_with_other_items():
    table = started("forest-1", stays_home="nobody")
    regdar, lidda = table.state.hero("regdar"), table.state.hero("lidda")
    assert set(regdar.items) == {"greatsword", "boar-spear"}
    assert set(lidda.items) == {"composite-bow", "rapier", "antivenom"}
    assert basic_items("forest", "jozan", 2) == basic_items("base", "jozan", 2)


# ---- roaming monsters

WOOD = """
    ############
    #,,,,p,,#..#
    #,,,,,,,+..#
    #,,,,,,,#..#
    ############
"""
ROAMING = "- roaming: 2 Goblin, 1 Skeleton; at start 0"


def wood(heroes: dict[str, str] | None = None, **more) -> Dungeon:
    drawing = more.pop("drawing", WOOD)
    lines = more.pop("lines", ROAMING)
    more.setdefault("seats", 2)
    return forest(drawing, heroes or {"regdar": "1,1"}, lines=lines, opened=["8,2"], **more)


@rule("FA-114", "FA-115")
@pytest.mark.parametrize("adventure", FOREST)
def test_the_roaming_deck_is_made_of_the_cards_that_the_adventure_names(adventure):
    table, layout = started(adventure, stays_home="nobody"), LAYOUTS[adventure]
    roaming = [monster.kind for monster in table.state.monsters if monster.origin == "roaming"]
    assert layout.roaming
    assert Counter(table.state.roaming) + Counter(roaming) == Counter(layout.roaming)


@rule("FA-114")
def test_the_roaming_deck_is_shuffled():
    decks = set()
    for seed in range(8):
        table = Table.new(RULES, 2, {"adventure": "forest-2", "stays_home": "nobody"}, Luck.seeded(seed))
        decks.add(tuple(table.state.roaming))
    assert len(decks) > 1


@rule("FA-116")
def test_the_dungeon_master_may_try_once_at_the_start_of_each_of_his_turns():
    table = wood(rolls="S- S-").master_turn()
    assert (table.asked, table.ask.rule) == (0, "FA-116")
    table.act(True)
    assert table.state.turn.figure == "regdar"
    table.act("end")
    assert table.ask.rule == "FA-116"
    table.act(False)
    assert len(table.told("roaming-rolled")) == 1


@rule("FA-116", "FA-216")
def test_nobody_roams_while_all_heroes_are_indoors():
    assert can_roam(wood({"regdar": "1,1", "lidda": "10,1"}).state)
    assert not can_roam(wood({"regdar": "9,1", "lidda": "10,1"}).state)
    assert not can_roam(wood({"regdar": "8,2"}).state), "an open door is indoors"
    table = wood({"regdar": "9,1"}).master_turn()
    assert table.state.turn.figure == "regdar"


@rule("FA-216")
def test_the_top_of_a_tower_is_outdoors():
    drawing = "###########\n#,,,,,,,,,#\n" + "#,,,HHHH,,#\n" * 4 + "#,,,,,,,,,#\n###########"
    lines = "- tower: 4,2 to 7,5; top `....` `....` `....` `....`"
    table = dungeon(drawing, {"regdar": "5,3 top"}, set="winter", level=3, lines=lines)
    assert outdoors(table.state, table.hero("regdar").square)


@rule("FA-116")
def test_nobody_roams_before_an_entry_space_is_revealed():
    drawing = WOOD.replace("p", ",").replace("+..#", "+p.#")
    table = wood(drawing=drawing, hidden="B")
    assert not can_roam(table.state)


@rule("FA-117", "FA-119")
def test_on_a_star_the_top_card_comes_into_play_and_may_act_at_once():
    table = wood(rolls="S*")
    table.state.roaming = ["goblin", "goblin", "skeleton"]
    table.master_turn().act(True)
    assert table.monsters == ["skeleton-1"]
    assert (table.at("skeleton-1"), table.monster("skeleton-1").hp) == ("5,1", 6)
    assert table.state.roaming == ["goblin", "goblin"]
    assert "skeleton-1" in table.ask.options


@rule("FA-117")
def test_on_a_blank_nobody_comes():
    assert wood(rolls="S-").master_turn().act(True).monsters == []


@rule("FA-118")
def test_a_roaming_monster_comes_in_as_near_as_possible_to_a_taken_entry_space():
    table = wood({"regdar": "5,1"}, rolls="S*").master_turn().act(True)
    assert table.asked == 0
    assert set(table.ask.options) == {table.square(spot) for spot in ("4,1", "6,1", "5,2")}
    table.act("5,2")
    assert table.at(table.monsters[0]) == "5,2"


@rule("FA-118")
def test_the_dungeon_master_chooses_among_several_entry_spaces():
    table = wood(drawing=WOOD.replace(",,,,,,,#..#", ",p,,,,,#..#", 1), rolls="S*").master_turn().act(True)
    assert {"5,1", "2,3"} == {
        f"{option % table.state.layout.width},{option // table.state.layout.width}"
        for option in table.ask.options
    }


@rule("FA-120")
@pytest.mark.parametrize("adventure", FOREST)
def test_some_adventures_start_with_roaming_monsters_about(adventure):
    table, layout = started(adventure, stays_home="nobody"), LAYOUTS[adventure]
    roaming = [monster for monster in table.state.monsters if monster.origin == "roaming"]
    assert len(roaming) == layout.loose
    assert len(table.state.roaming) == len(layout.roaming) - layout.loose


@rule("FA-120")
def test_at_least_one_adventure_has_some():
    assert any(LAYOUTS[adventure].loose for adventure in FOREST)


@rule("FA-121")
def test_a_roaming_monster_moves_and_attacks_like_any_other():
    table = wood({"regdar": "4,1"}, rolls="S*")
    table.state.roaming = ["goblin"]
    table.master_turn().act(True).act("goblin-1")
    assert table.choices("attack") == [("attack", "melee", "regdar")]
    assert "6,1" in walks_to(table)


@rule("FA-122")
def test_the_card_of_a_defeated_roaming_monster_is_shuffled_into_a_new_deck_when_the_old_one_is_empty():
    table = wood({"regdar": "4,1"}, rolls="S*")
    table.state.roaming = ["goblin"]
    table.master_turn().act(True).answer("pass")
    table.monster("goblin-1").hp = 1
    table.turn("regdar").roll("Y2 O2 O2").act("attack", "greatsword", "melee", "goblin-1")
    assert (table.state.roaming, table.state.roaming_discard) == ([], ["goblin"])
    table.roll("S*").act("end").act(True)
    assert table.monsters == ["goblin-2"]
    assert (table.state.roaming, table.state.roaming_discard) == ([], [])


@rule("FA-123")
def test_no_more_come_while_every_roaming_card_is_in_play():
    table = wood(rolls="S*")
    table.state.roaming = ["goblin"]
    table.master_turn().act(True).answer("pass")
    table.act("end")
    assert table.ask.rule != "FA-116"
    assert not can_roam(table.state)


@rule("FA-124")
def test_roaming_cards_are_kept_apart_from_other_monster_cards():
    table = wood(drawing=WOOD.replace("#..#", "#.g#", 1))
    assert free_cards(table.state.layout)["goblin"] == 6 - 2 - 1
    table = wood({"regdar": "10,2"}, drawing=WOOD.replace("#..#", "#.g#", 1), hp={"goblin-1": 1})
    table.roll("Y2 O2 O2").turn("regdar").act("attack", "greatsword", "melee", "goblin-1")
    assert table.state.roaming_discard == []


# ---- special attacks


@rule("FA-125", "FA-212")
def test_a_yuan_ti_may_attack_with_both_actions_the_same_hero_or_two():
    table = path("#,,,y,,,#", {"jozan": "3,1", "regdar": "5,1"}, seats=2, rolls="Y1 R2 S* Y2 R2 S-")
    table.master_turn().act("yuan-ti-1").act("attack", "melee", "jozan")
    assert table.hero("jozan").hp == 3, "the first attack has a star"
    assert [option[2] for option in table.choices("attack")] == ["jozan", "regdar"]
    table.act("attack", "melee", "jozan")
    assert table.hero("jozan").hp == 2, "the second has none"
    assert table.state.turn.figure == "jozan", "no action is left for a move"


@rule("FA-125", "FA-066")
def test_no_other_monster_attacks_twice():
    table = path("#,,,u,,,#", {"jozan": "3,1"}, seats=2, rolls="Y0 O0 P1 S-")
    table.master_turn().act("owlbear-1").act("attack", "melee", "jozan")
    assert table.choices("attack") == []


def held(by: str = "u", row: str = "#,,,{0},,,#", heroes: dict[str, str] | None = None, **more) -> Dungeon:
    """Jozan in the grip of a monster."""
    table = path(row.format(by), heroes or {"jozan": "3,1"}, **more)
    grab(table.state, table.hero("jozan"), table.state.monsters[0].uid)
    return table


@rule("FA-128")
def test_a_hero_who_is_held_can_neither_attack_nor_move():
    table = held(rolls="S-").turn("jozan")
    assert table.ask.rule == "FA-129"
    table.act(False)
    assert {option[0] for option in table.ask.options}.isdisjoint({"walk", "attack", "charge", "fly"})
    assert path("#,,,u,,,#", {"jozan": "3,1"}).turn("jozan").choices("attack") != []


@rule("FA-128")
def test_a_hero_who_is_held_is_not_grabbed_a_second_time():
    table = path("#,,u,u,,#", {"jozan": "4,1"})
    grab(table.state, table.hero("jozan"), "owlbear-1")
    table.roll("Y0 O0 P1 S*").happen(lambda s: monster_attacks(s, s.monsters[1], "melee", ["jozan"]))
    assert table.hero("jozan").held == "owlbear-1"
    assert table.monster("owlbear-2").holds == ""


@rule("FA-129")
def test_on_a_star_a_held_hero_is_free_and_has_his_two_actions():
    table = held(rolls="S*").turn("jozan").act(True)
    assert (table.hero("jozan").held, table.monster("owlbear-1").holds) == ("", "")
    assert table.state.turn.actions == 2
    assert table.choices("attack") != []


@rule("FA-129")
def test_on_a_blank_a_held_hero_has_no_actions_in_this_turn():
    table = held(heroes={"jozan": "3,1", "lidda": "1,1"}, rolls="S-").turn("jozan").act(True)
    assert table.hero("jozan").held == "owlbear-1"
    assert table.state.turn.figure == "lidda"


@rule("FA-129")
def test_a_held_hero_who_failed_may_still_drink():
    table = held(
        heroes={"jozan": "3,1", "lidda": "1,1"}, items={"jozan": ["healing"]}, hp={"jozan": 1}, rolls="S-"
    )
    table.turn("jozan").act(True).act("potion", "jozan", "healing")
    assert table.hero("jozan").hp == 3
    assert table.state.turn.figure == "lidda"


@rule("FA-129")
def test_a_held_hero_who_does_not_roll_may_use_his_actions_for_other_things():
    table = held(hp={"jozan": 4}).turn("jozan").act(False).act("heal", "jozan", 1)
    assert table.hero("jozan").hp == 5
    assert table.state.turn.actions == 1


@rule("FA-130")
def test_a_monster_that_moves_or_attacks_lets_go():
    table = held(seats=2).master_turn().act("owlbear-1").act("walk", "5,1")
    assert table.hero("jozan").held == ""
    table = held(seats=2, rolls="Y0 O0 P1 S-").master_turn().act("owlbear-1").act("attack", "melee", "jozan")
    assert table.hero("jozan").held == ""


@rule("FA-130")
def test_a_monster_that_does_nothing_or_misses_a_turn_holds_on():
    table = held(seats=2).master_turn().act("owlbear-1").act("done")
    assert table.hero("jozan").held == "owlbear-1"
    table = held(seats=2)
    table.monster("owlbear-1").misses = 1
    table.master_turn()
    assert table.hero("jozan").held == "owlbear-1"


@rule("FA-130")
def test_a_hero_is_free_when_his_holder_dies_or_is_pushed_aside():
    table = held(heroes={"jozan": "3,1", "regdar": "5,1"}, hp={"owlbear-1": 1}, rolls="Y2 O2 O2")
    table.turn("regdar").act("attack", "greatsword", "melee", "owlbear-1")
    assert table.hero("jozan").held == ""
    table = forest("#########\n#,,,u,,,#\n#,,,,,,,#\n#########", {"jozan": "3,1", "regdar": "7,1"})
    grab(table.state, table.hero("jozan"), "owlbear-1")
    table.roll("charge:3 turn:0 Y0 S-").turn("regdar").act("charge", "owlbear-1").act("4,2")
    assert table.hero("jozan").held == ""


@rule("FA-130", "FA-217")
def test_an_owlbear_that_attacks_another_hero_lets_the_first_go_and_may_hold_the_second():
    table = held(heroes={"jozan": "3,1", "regdar": "5,1"}, seats=2, rolls="Y0 O0 P1 S*")
    table.master_turn().act("owlbear-1").act("attack", "melee", "regdar")
    assert (table.hero("jozan").held, table.hero("regdar").held) == ("", "owlbear-1")
    assert table.hero("regdar").hp == 8
    assert table.monster("owlbear-1").holds == "regdar"


# ---- charge


def charges(table: Dungeon, hero: str = "regdar") -> list[str]:
    return [option[1] for option in table.turn(hero).choices("charge")]


@rule("FA-131", "FA-001")
def test_all_heroes_may_charge_in_the_forest_alone():
    row = "#,,,g,,,#"
    for hero in ("regdar", "lidda", "jozan", "mialee", "elwick", "orwick"):
        assert charges(path(row, {hero: "1,1"}), hero) == ["goblin-1"]
    assert charges(dungeon(f"#########\n{row}\n#########", {"regdar": "1,1"})) == []


@rule("FA-131")
def test_razor_boars_may_charge_and_no_other_monster():
    table = path("#,,r,,,g#", {"jozan": "5,1"}, seats=2).master_turn().act("razor-boar-1")
    assert table.choices("charge") == [("charge", "jozan")]
    table = path("#,,g,,,,#", {"jozan": "5,1"}, seats=2).master_turn().act("goblin-1")
    assert table.choices("charge") == []


@rule("FA-131")
def test_a_charge_takes_both_actions_and_comes_before_any_other():
    table = path("#,,,g,,,#", {"regdar": "1,1", "lidda": "7,1"}, rolls="charge:-")
    table.turn("regdar").act("walk", "2,1")
    assert table.choices("charge") == []
    table.turn("regdar").act("charge", "goblin-1")
    assert table.state.turn.figure == "lidda"
    table = path("#,,r,,,,#", {"jozan": "6,1"}, seats=2).master_turn().act("razor-boar-1").act("walk", "4,1")
    assert table.choices("charge") == []


@rule("FA-132", "FA-213")
@pytest.mark.parametrize(
    ("row", "clear"),
    [
        ("#,,,g,,,#", True),
        ("#,g,,,,,#", True),
        ("#,~~g,,,#", True),
        ("#,C,g,,,#", False),
        ("#,T,g,,,#", False),
        ("#,#,g,,,#", False),
    ],
)
def test_the_path_of_a_charge_must_be_clear(row, clear):
    assert charges(path(row, {"regdar": "1,1"})) == (["goblin-1"] if clear else [])


@rule("FA-132")
def test_figures_persons_bushes_and_trapdoors_make_a_path_unclear():
    assert charges(path("#,,,g,g,#", {"regdar": "1,1"})) == ["goblin-1"]
    assert charges(path("#,,,g,,,#", {"regdar": "1,1", "lidda": "2,1"})) == []
    person = path("#,1,g,,,#", {"regdar": "1,1"}, lines="- numbered: 1 at 2,1 = the sheriff (person)")
    assert charges(person) == []
    assert charges(forest("#########\n#,%%g,,,#\n#,%%,,,,#\n#########", {"regdar": "1,1"})) == []
    doors = "#########\n#,o,g,,,#\n#,,,,,o,#\n#########"
    assert charges(forest(doors, {"regdar": "1,1"}, lines="- passages: 2,1 <-> 6,2")) == []


@rule("FA-132")
def test_a_charge_goes_along_a_row_or_column_and_through_an_open_door():
    assert charges(forest("#####\n#,,,#\n#,g,#\n#####", {"regdar": "1,1"})) == []
    assert charges(forest("#####\n#,,,#\n#,,,#\n#g,,#\n#####", {"regdar": "1,1"})) == ["goblin-1"]
    row = "#######\n#,,+.g#\n#######"
    assert charges(forest(row, {"regdar": "1,1"}, opened=["3,1"])) == ["goblin-1"]
    assert charges(forest(row, {"regdar": "1,1"})) == []


@rule("FA-132")
@pytest.mark.parametrize("found", [False, True])
def test_traps_known_or_not_do_not_make_a_path_unclear(found):
    table = path("#,^,g,,,#", {"regdar": "1,1"}, lines="- traps: 2,1 Pit")
    table.state.found = found << table.square("2,1")
    assert charges(table) == ["goblin-1"]


@rule("FA-213")
def test_objects_cannot_be_charged_and_nobody_charges_an_unseen_hero():
    lines = "- numbered: 1 at 4,1 = seal (object AC 3, HP 5)"
    assert charges(path("#,,,1,,,#", {"regdar": "1,1"}, lines=lines)) == []
    table = path("#,,r,,,,#", {"mialee": "5,1"}, seats=2, items={"mialee": ["invisibility"]})
    table.turn("mialee").act("cast", "invisibility", "mialee").act("end").act("razor-boar-1")
    assert table.choices("charge") == []


@rule("FA-213")
def test_creatures_of_two_by_two_squares_cannot_be_charged():
    drawing = "##########\n#,,,,1,,,#\n#,,,,,,,,#\n##########"
    lines = "- numbered: 1 at 5,1 = White Dragon: White Dragon"
    assert charges(forest(drawing, {"regdar": "1,1"}, 3, lines=lines)) == []


@rule("FA-133", "FA-134", "FA-152")
def test_each_roll_of_a_charge_lays_the_next_die_on_the_path():
    table = beside_another("#,,,,,g,,#", {"jozan": "1,1"}, rolls="charge:2 charge:3 turn:0 Y1 Y2 S-")
    table.turn("jozan").act("charge", "goblin-1")
    assert table.at("jozan") == "6,1"
    rolled = table.told("rolled")[-1].facts["dice"]
    assert [die for die, _ in rolled] == ["yellow", "yellow", "special"]
    assert table.monster("goblin-1").hp == 1  # 3 swords, AC 1
    assert table.told("charge-cost") != []


@rule("FA-134", "FA-135", "FA-137", "FA-214")
def test_with_six_dice_on_the_path_a_charge_succeeds_before_the_target_is_reached():
    table = beside_another("#,,,,,,,,,e,#", {"jozan": "1,1"})
    table.roll("charge:1 charge:1 charge:2 charge:1 charge:1 charge:1 turn:0 Y1 Y1 R1 O1 O1 P1 S-")
    table.turn("jozan").act("charge", "ogre-1")
    assert table.at("jozan") == "8,1"
    table.act("11,1")
    assert table.at("jozan") == "10,1"
    rolled = table.told("rolled")[-1].facts["dice"]
    assert [die for die, _ in rolled] == ["yellow", "yellow", "red", "orange", "orange", "purple", "special"]
    assert table.monster("ogre-1").hp == 8  # 6 swords, AC 2


@rule("FA-135", "FA-215")
def test_a_roll_larger_than_the_distance_stops_on_the_target_space():
    table = beside_another("#,,e,,,,#", {"regdar": "1,1"}, rolls="charge:3 turn:0 Y1 S*")
    table.turn("regdar").act("charge", "ogre-1")
    assert table.at("regdar") == "3,1"
    assert table.monster("ogre-1").hp == 12  # 1 + 1 swords, AC 2
    assert table.monster("ogre-1").misses == 1
    assert table.hero("regdar").hp == 8


@rule("FA-136", "FA-153")
def test_a_blank_ends_a_charge_where_the_charger_is_and_costs_1_hp():
    table = path("#,,,,g,,#", {"regdar": "1,1", "lidda": "7,1"}, rolls="charge:2 charge:-")
    table.turn("regdar").act("charge", "goblin-1")
    assert (table.at("regdar"), table.hero("regdar").hp) == ("3,1", 7)
    assert table.monster("goblin-1").hp == 3
    assert table.told("charge-cost") == []
    assert table.state.turn.figure == "lidda"


@rule("FA-136")
def test_a_blank_may_kill():
    table = path("#,,,g,,,#", {"regdar": "1,1", "lidda": "7,1"}, hp={"regdar": 1}, rolls="charge:-")
    table.turn("regdar").act("charge", "goblin-1")
    assert table.hero("regdar").dead


GLADE = """
    #########
    #,,,,,,,#
    #,,,g,,,#
    #,,,,,,,#
    #########
"""


@rule("FA-137")
def test_the_charger_takes_the_target_space_and_says_where_the_target_goes_diagonals_included():
    table = forest(GLADE, {"regdar": "1,2", "lidda": "7,1"}, rolls="charge:3 turn:0 Y0 S-")
    table.turn("regdar").act("charge", "goblin-1")
    around = ("3,1", "4,1", "5,1", "5,2", "3,3", "4,3", "5,3")  # the charger stands on 3,2
    assert set(table.ask.options) == {table.square(spot) for spot in around}
    table.act("5,3")
    assert (table.at("regdar"), table.at("goblin-1")) == ("4,2", "5,3")


@rule("FA-137")
def test_the_dungeon_master_says_where_a_hero_goes_whom_a_boar_has_hit():
    table = forest(GLADE.replace("g", "r"), {"regdar": "1,2"}, seats=2, rolls="charge:3 turn:0 Y0 S-")
    table.master_turn().act("razor-boar-1").act("charge", "regdar")
    assert table.asked == 0
    assert set(table.ask.options) == {table.square(spot) for spot in ("1,1", "2,1", "1,3", "2,3")}
    table.act("1,3")
    assert (table.at("regdar"), table.at("razor-boar-1")) == ("1,3", "1,2")


@rule("FA-137")
def test_a_target_without_a_free_space_around_it_goes_to_the_nearest_one():
    table = beside_another("#,,gC,,,#", {"regdar": "1,1"}, rolls="charge:2 turn:0 Y0 S-")
    table.turn("regdar").act("charge", "goblin-1")
    assert set(table.ask.options) == {table.square("1,1"), table.square("5,1")}
    table.act("1,1")
    assert (table.at("regdar"), table.at("goblin-1")) == ("3,1", "1,1")


@rule("FA-137", "FA-148")
def test_a_charge_pushes_nobody_onto_the_last_free_space_beside_a_trapdoor():
    drawing = "##########\n#,,,g,,,,#\n####,#####\n#o,,,,,,o#\n##########"
    table = forest(drawing, {"regdar": "1,1", "lidda": "8,1"}, lines="- passages: 1,3 <-> 8,3")
    table.roll("charge:3 turn:0 Y0 S-").turn("regdar").act("charge", "goblin-1")
    assert set(table.ask.options) == {table.square("5,1"), table.square("4,2")}
    drawing = "##########\n#,,,g,,,,#\n####,#####\n####o###o#\n########,#\n##########"
    table = forest(drawing, {"regdar": "1,1", "lidda": "8,1"}, lines="- passages: 4,3 <-> 8,3")
    table.roll("charge:3 turn:0 Y0 S-").turn("regdar").act("charge", "goblin-1")
    assert table.at("goblin-1") == "5,1"


@rule("FA-131")
def test_who_has_three_actions_keeps_one_after_a_charge():
    table = path("#,,g,,,,#", {"regdar": "1,1"}, rolls="charge:2 turn:0 Y0 S-")
    table.hero("regdar").more = 1
    table.turn("regdar").act("charge", "goblin-1")
    assert (table.state.turn.figure, table.state.turn.actions) == ("regdar", 1)


@rule("FA-138")
def test_a_charger_who_springs_a_trap_on_the_way_stops_there():
    table = path("#,,^,g,,#", {"regdar": "1,1"}, lines="- traps: 3,1 Pit", rolls="charge:3")
    table.turn("regdar").act("charge", "goblin-1")
    assert (table.at("regdar"), table.hero("regdar").hp) == ("3,1", 7)
    assert table.monster("goblin-1").hp == 3
    assert table.state.turn.actions == 1, "it is his next turn, with one action"


@rule("FA-138")
def test_a_trap_under_the_displaced_target_goes_off_at_once_also_for_a_monster():
    drawing = GLADE.replace("g,,,#", "g^,,#")
    table = forest(drawing, {"regdar": "1,2"}, lines="- traps: 5,2 Spear", rolls="charge:3")
    table.turn("regdar").act("charge", "goblin-1")
    table.roll("R2 O2 O2").act("5,2")
    assert table.monsters == []
    assert table.at("regdar") == "4,2"
    assert table.told("charge-cost") == [], "nobody is left to attack"


@rule("FA-138")
def test_a_trap_on_the_target_space_goes_off_after_the_attack():
    table = path("#,,,g,,,#", {"regdar": "1,1"}, rolls="charge:3 turn:0 Y0 S-")
    pit = path("#,,,^,,,#", {"regdar": "1,1"}, lines="- traps: 4,1 Pit")
    table.state.traps = pit.state.traps
    table.turn("regdar").act("charge", "goblin-1")
    assert (table.at("regdar"), table.hero("regdar").hp) == ("4,1", 7)
    kinds = [event.kind for event in table.table.journal]
    assert kinds.index("charge-cost") < kinds.index("trap-sprung")


@rule("FA-138")
def test_a_charger_that_dies_of_the_trap_under_its_target_does_not_attack():
    drawing = "#########\n#,^,,,,,#\n#,,,r,,,#\n#,,,,,,,#\n#########"
    table = forest(
        drawing, {"regdar": "2,2"}, lines="- traps: 2,1 Fire burst", seats=2, hp={"razor-boar-1": 1}
    )
    table.roll("charge:1 charge:1 O2 O1").master_turn().act("razor-boar-1").act("charge", "regdar")
    table.act("2,1")
    assert table.monsters == []
    assert table.hero("regdar").hp == 8


@rule("FA-138")
def test_winged_sandals_carry_a_charger_over_a_trap_but_not_if_he_stops_on_it():
    for rolls, hp in (("charge:3 turn:0 Y0 S-", 6), ("charge:2 charge:-", 4)):
        table = path(
            "#,,^g,,,#", {"lidda": "1,1"}, lines="- traps: 3,1 Pit", items={"lidda": ["winged-sandals"]},
            rolls=rolls,
        )  # fmt: skip
        table.turn("lidda").act("charge", "goblin-1")
        assert table.hero("lidda").hp == hp


@rule("FA-139", "FA-141", "FA-154")
def test_swords_less_ac_cost_the_target_skulls_cost_the_charger_and_a_star_a_turn():
    table = beside_another(
        "#,,,,,e,,#", {"jozan": "1,1"}, rolls="charge:1 charge:2 charge:2 turn:2 Y1 Y1 R1 S*"
    )
    table.turn("jozan").act("charge", "ogre-1")
    assert table.monster("ogre-1").hp == 11
    assert table.monster("ogre-1").misses == 1
    assert table.hero("jozan").hp == 4


@rule("FA-141")
def test_a_hero_hit_by_the_star_of_a_charge_misses_his_next_turn():
    table = path("#,,r,,,,#", {"lidda": "7,1", "jozan": "5,1"}, seats=2, rolls="charge:3 turn:1 Y0 S*")
    table.master_turn().act("razor-boar-1").act("charge", "jozan")
    assert table.hero("jozan").misses
    assert table.monster("razor-boar-1").hp == 6


@rule("FA-141")
def test_charger_and_target_may_both_die():
    table = path("#,,g,,,,#", {"regdar": "1,1", "lidda": "7,1"}, hp={"regdar": 2, "goblin-1": 1})
    table.roll("charge:2 turn:2 Y2 S-").turn("regdar").act("charge", "goblin-1")
    assert table.hero("regdar").dead
    assert table.monsters == []


@rule("FA-139")
def test_weapons_blessings_and_gauntlets_play_no_part_in_a_charge():
    table = path(
        "#,,k,,,,#",
        {"jozan": "1,1"},
        level=3,
        items={"jozan": ["holy-mace", "gauntlets-of-ogre-power", "bless"]},
        rolls="charge:2 turn:0 Y2 S-",
    )
    table.state.order = ["jozan", MASTER]
    table.turn("jozan").act("cast", "bless", "jozan")
    table.state.turn.fresh, table.state.turn.actions = True, 2
    table.play(("act", "jozan")).act("charge", "skeleton-1")
    assert table.monster("skeleton-1").hp == 5  # 2 swords, AC 1


@rule("FA-140")
@pytest.mark.parametrize(("hero", "hp"), [("regdar", 4), ("morkahn", 4), ("jozan", 5)])
def test_fighters_and_barbarians_add_their_sword_to_a_charge(hero, hp):
    table = beside_another("#,,k,,,,#", {hero: "1,1"}, items={hero: []}, rolls="charge:2 turn:0 Y2 S-")
    table.turn(hero).act("charge", "skeleton-1")
    assert table.monster("skeleton-1").hp == hp


# ---- rings and bracers


@rule("FA-142")
def test_worn_rings_and_bracers_do_not_count_towards_the_limit():
    full = ["broadsword", "crossbow", "boots-of-striding", "healing", "healing", "healing"]
    table = path("#,,,,,,,#", {"regdar": "1,1"}, items={"regdar": [*full, "ring-of-protection"]})
    assert len(table.hero("regdar").items) == 7 > table.hero("regdar").card.limit
    assert table.hero("regdar").worn == ["ring-of-protection"]
    table = path(
        "#,C,,,,,#", {"regdar": "1,1"}, items={"regdar": full}, deck=["bracers-of-the-bull"], seats=1
    )
    table.turn("regdar").act("walk", "2,1")
    assert table.hero("regdar").worn == ["bracers-of-the-bull"], "nothing has to be discarded for it"
    assert table.state.discard == []


@rule("FA-143")
def test_a_hero_wears_one_ring_and_one_pair_of_bracers_at_most():
    items = ["ring-of-protection", "ring-of-the-wild", "bracers-of-defence", "bracers-of-the-bull"]
    table = path("#,,,,,,,#", {"regdar": "1,1"}, items={"regdar": items}).turn("regdar")
    assert table.hero("regdar").worn == ["ring-of-protection", "bracers-of-defence"]
    table.act("change")
    changes = {option for option in table.ask.options if option[0] in ("use", "swap")}
    assert changes == {
        ("swap", "ring-of-protection", "ring-of-the-wild"),
        ("swap", "bracers-of-defence", "bracers-of-the-bull"),
    }


# ---- terrain

BROOK = """
    #########
    #,,~~,,,#
    #########
"""


@rule("FA-144")
def test_a_water_space_costs_2_movement_for_heroes_and_monsters():
    table = forest(BROOK, {"jozan": "2,1"}).turn("jozan").act("walk", "4,1")
    assert (table.state.turn.actions, table.state.turn.moving) == (1, 0)
    table = forest(BROOK.replace(",~~", "g~~"), {"jozan": "7,1"})
    assert goals_of(table, 4) == {"1,1", "3,1", "4,1"}
    assert goals_of(table, 3) == {"1,1", "3,1"}


@rule("FA-144")
def test_a_bridge_space_costs_1():
    table = forest(BROOK.replace("~~", "=="), {"jozan": "2,1"}).turn("jozan")
    table.act("walk", "6,1")
    assert table.state.turn.actions == 1


BUSHES = """
    #########
    #,,%%,,,#
    #,,%%,,,#
    #########
"""


@rule("FA-145", "FA-146")
@pytest.mark.parametrize(
    ("hero", "beyond"), [("elwick", True), ("orwick", True), ("regdar", False), ("mialee", False)]
)
def test_only_druids_move_through_bushes_and_nobody_ends_there(hero, beyond):
    goals = walks_to(forest(BUSHES, {hero: "2,1"}).turn(hero))
    assert ("5,1" in goals) == beyond
    assert not goals & {"3,1", "4,1", "3,2", "4,2"}


@rule("FA-145", "FA-146")
@pytest.mark.parametrize(("letter", "beyond"), [("m", True), ("g", False), ("u", False), ("y", False)])
def test_only_shambling_mounds_move_through_bushes_and_no_monster_ends_there(letter, beyond):
    table = forest(BUSHES.replace(",%%", f"{letter}%%", 1), {"jozan": "7,1"})
    goals = goals_of(table, 3)
    assert ("5,1" in goals) == beyond
    assert not goals & {"3,1", "4,1", "3,2", "4,2"}


@rule("FA-146")
def test_nobody_attacks_through_a_bush():
    table = forest(BUSHES.replace("%%,", "%%g", 1), {"lidda": "1,1"})
    assert not sees(table.state, table.square("1,1"), table.square("5,1"))
    assert table.turn("lidda").choices("attack") == []
    assert (
        forest(BUSHES.replace("%%,", ",,g", 1).replace("%%", ",,"), {"lidda": "1,1"})
        .turn("lidda")
        .choices("attack")
    )


CELLAR = """
    ###########
    #,,,,#....#
    #,o,,#..o.#
    #,,,,#...k#
    ###########
"""
TRAPDOOR = "- passages: 2,2 <-> 8,2"


def cellar(heroes: dict[str, str], drawing: str = CELLAR, lines: str = TRAPDOOR, **more) -> Dungeon:
    return forest(drawing, heroes, lines=lines, **more)


@rule("FA-147")
@pytest.mark.parametrize(
    ("start", "beyond"), [("1,2", {"8,1", "7,2", "9,2", "8,3"}), ("8,3", {"2,1", "1,2", "3,2", "2,3"})]
)
def test_from_trapdoor_to_trapdoor_is_one_space_in_either_direction(start, beyond):
    table = cellar({"jozan": start})
    table.hero("jozan").square = table.square(start)
    goals = walks_to(table.turn("jozan"))
    assert beyond <= goals  # 1 to the trapdoor, 1 through, 1 beside it
    table.act("walk", min(beyond))
    assert table.state.turn.moving == 1


@rule("FA-147", "FA-148")
def test_who_could_not_leave_the_far_trapdoor_may_not_enter():
    table = cellar({"jozan": "4,1"}).turn("jozan")  # 3 to the trapdoor, 1 through, none left
    assert not walks_to(table) & {"8,1", "7,2", "9,2", "8,3"}


@rule("FA-148")
def test_nobody_ends_on_a_trapdoor():
    assert "2,2" not in walks_to(cellar({"jozan": "1,2"}).turn("jozan"))
    assert "8,2" not in goals_of(cellar({"jozan": "1,1"}), 4)


@rule("FA-148")
def test_nobody_ends_on_the_last_free_space_beside_a_trapdoor():
    heroes = {"jozan": "4,3", "regdar": "2,1", "lidda": "1,2", "mialee": "2,3"}
    table = cellar(heroes).turn("jozan")
    assert "3,2" not in walks_to(table)
    assert "2,1" in walks_to(cellar({"jozan": "4,1", "lidda": "1,2", "mialee": "2,3"}).turn("jozan"))


@rule("FA-149")
def test_an_unexplored_area_is_laid_out_and_the_hero_goes_on_with_the_same_initiative():
    table = cellar({"jozan": "1,2", "lidda": "4,1"}, hidden="B", items={"lidda": []})
    order = list(table.state.order)
    table.turn("jozan")
    assert not walks_to(table) & {"8,1", "7,2", "9,2", "8,3"}
    table.act("passage", "2,2")
    assert table.monsters == ["skeleton-1"]
    assert table.state.turn.moving == 2
    assert {option[0] for option in table.ask.options} == {"walk"}, "he must not stay on the trapdoor"
    assert walks_to(table) >= {"8,1", "7,2", "9,2", "8,3"}
    table.act("walk", "8,1")
    assert table.state.turn.figure == "jozan"
    assert table.state.turn.actions == 1
    assert table.state.order == order


@rule("FA-149")
def test_what_is_left_of_a_move_serves_for_an_unknown_passage_if_it_leads_through_and_out():
    """After one step Jozan has 3 points left: enough for a trapdoor beside him, not for one 2 steps away."""
    drawing = "############\n#,,,o,##,o,#\n#,,,,,##,,,#\n############"
    for start, first, left in (("2,1", "3,1", (1, 1)), ("1,1", "2,1", (0, 1))):
        table = cellar({"jozan": start}, drawing, "- passages: 4,1 <-> 9,1", hidden="B").turn("jozan")
        table.act("walk", first)
        assert (table.state.turn.actions, table.state.turn.moving) == (1, 3)
        table.act("passage", "4,1")
        assert table.at("jozan") == "9,1"
        assert (table.state.turn.actions, table.state.turn.moving) == left


@rule("FA-128", "FA-149")
@pytest.mark.parametrize(("held", "offered"), [("", True), ("owlbear-1", False)])
def test_a_held_hero_goes_through_no_passage(held, offered):
    drawing = "############\n#,,,o,##,o,#\n#,,,,,##,,,#\n############"
    table = cellar({"jozan": "3,1"}, drawing, "- passages: 4,1 <-> 9,1", hidden="B")
    table.hero("jozan").held = held
    table.turn("jozan")
    if held:
        table.act(False)  # he doesn't try to break free
    assert (table.choices("passage") != []) == offered


@rule("FA-149", "FA-017")
def test_the_dungeon_master_places_every_monster_of_an_area_that_a_passage_leads_to():
    drawing = "############\n#,,,o,##,o,#\n#,,,,,##g,g#\n############"
    table = cellar({"jozan": "3,1"}, drawing, "- passages: 4,1 <-> 9,1", hidden="B", seats=2)
    table.turn("jozan").act("passage", "4,1")
    placed = 0
    while table.ask.kind == "placing":
        placed += 1
        table.table.answer(0)
    assert placed == 2


@rule("FA-149", "FA-046")
def test_a_trap_on_the_way_to_an_unknown_passage_is_sprung():
    drawing = "###########\n#,^o,#..o.#\n#######..k#\n###########"
    table = cellar({"jozan": "1,1"}, drawing, "- passages: 3,1 <-> 8,1\n- traps: 2,1 Pit", hidden="B")
    table.turn("jozan").act("passage", "3,1")
    assert (table.at("jozan"), table.hero("jozan").hp) == ("2,1", 5)
    assert table.monsters == []


@rule("FA-148")
def test_a_hero_whose_way_out_is_blocked_goes_back_and_his_move_is_over():
    drawing = "##########\n#,,,,#####\n#,o,,##ok#\n#,,,,#####\n##########"
    table = cellar({"jozan": "1,3"}, drawing, "- passages: 2,2 <-> 7,2", hidden="B")
    table.turn("jozan").act("passage", "2,2")
    assert set(table.ask.options) == {table.square(spot) for spot in ("2,1", "1,2", "3,2", "2,3")}
    table.act(table.square("3,2"))
    assert table.at("jozan") == "3,2"
    assert (table.state.turn.moving, table.state.turn.actions) == (0, 1)


@rule("FA-150")
def test_monsters_use_a_trapdoor_that_leads_to_an_explored_area_but_dragons_do_not():
    table = cellar({"jozan": "4,1"})
    assert goals_of(table, 5) & {"2,1", "1,2", "3,2", "2,3"}
    table = cellar({"jozan": "4,1"}, CELLAR.replace("k", ".").replace("#,,,,#", "#k,,,#", 1), hidden="B")
    assert not goals_of(table, 5) & {"8,1", "7,2", "9,2", "8,3"}
    drawing = "#############\n#,,,,#......#\n#,o,,#.1..o.#\n#,,,,#......#\n#############"
    lines = "- passages: 2,2 <-> 10,2\n- numbered: 1 at 7,2 = White Dragon: White Dragon"
    table = forest(drawing, {"jozan": "4,1"}, 3, lines=lines)
    assert not {goal for goal in goals_of(table, 8) if int(goal.split(",")[0]) < 5}


@rule("FA-151")
@pytest.mark.parametrize("adventure", FOREST)
def test_heroes_who_begin_outdoors_stand_on_the_starting_spaces_and_initiative_is_dealt(adventure):
    table, layout = started(adventure, stays_home="nobody"), LAYOUTS[adventure]
    if next(area for area in layout.areas if area.start).outdoors:
        assert {hero.square for hero in table.state.heroes} == set(layout.starts)
        assert table.state.opened == 0
    assert sorted(table.state.order) == sorted([*(hero.name for hero in table.state.heroes), MASTER])
