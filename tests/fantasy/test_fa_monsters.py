"""What the monsters of the base game do besides their dice."""

import pytest

from questboard.games.fantasy.rules.combat import monster_attacks
from questboard.games.fantasy.rules.walking import monster_goals
from questboard.testing import rule
from tests.fantasy.dungeon import Dungeon, dungeon


def duel(letter: str, heroes: dict[str, str] | None = None, **more) -> Dungeon:
    """A monster at 4,1 in a corridor, and Jozan beside it."""
    lines = more.pop("lines", "")
    return dungeon(f"#########\n#...{letter}...#\n#########", heroes or {"jozan": "3,1"}, lines=lines, **more)


def bite(table: Dungeon, rolls: str, target: str = "jozan") -> Dungeon:
    """The only monster attacks somebody."""
    table.roll(rolls)
    return table.happen(lambda s: monster_attacks(s, s.monsters[0], "melee", [target]))


# ---- skeleton


def test_a_skeleton_takes_1_sword_off_ranged_weapon_attacks():
    table = duel("k", {"lidda": "1,1"}, rolls="Y2 R2").turn("lidda")
    table.act("attack", "light-bow", "ranged", "skeleton-1")
    assert table.monster("skeleton-1").hp == 4  # 4 swords, one less, AC 1


def test_a_skeleton_takes_nothing_off_spells_and_melee_attacks():
    table = duel("k", {"mialee": "1,1", "regdar": "3,1"}, rolls="R2 O2").turn("mialee")
    table.act("attack", "magic-missile", "ranged", "skeleton-1")
    assert table.monster("skeleton-1").hp == 3
    table.roll("R1 O1").turn("regdar").act("attack", "broadsword", "melee", "skeleton-1")
    assert table.monster("skeleton-1").hp == 1


# ---- bugbear


@pytest.mark.parametrize(("steps", "lost"), [(0, 1), (1, 1), (2, 2)])
def test_a_bugbear_that_moved_2_squares_has_1_sword_more(steps, lost):
    table = dungeon("#########\n#...b...#\n#########", {"jozan": f"{3 - steps},1"}, seats=2, rolls="R2 O2 O0")
    table.master_turn().act("bugbear-1")
    if steps:
        table.act("walk", f"{4 - steps},1")
    table.act("attack", "melee", "jozan")
    assert table.hero("jozan").hp == 6 - lost  # AC 3


def test_a_bugbear_gains_nothing_by_a_run_of_another_turn():
    table = dungeon("#########\n#...b...#\n#########", {"jozan": "1,1"}, seats=2)
    table.master_turn().act("bugbear-1").act("walk", "2,1").act("done").act("end")
    table.roll("R2 O2 O0").act("bugbear-1").act("attack", "melee", "jozan")
    assert table.hero("jozan").hp == 5


# ---- troll


def test_a_troll_regains_1_hp_at_the_start_of_each_dungeon_master_turn_even_one_that_it_misses():
    table = duel("t", {"jozan": "1,1"}, seats=2, hp={"troll-1": 9})
    table.state.monsters[0].misses = 1
    table.master_turn()
    assert table.monster("troll-1").hp == 10


def test_a_troll_never_has_more_than_its_printed_hp():
    assert duel("t", {"jozan": "1,1"}, seats=2).master_turn().monster("troll-1").hp == 12


def test_a_seared_troll_does_not_regenerate_once():
    table = duel("t", {"jozan": "1,1"}, seats=2, hp={"troll-1": 9})
    table.state.monsters[0].seared = True
    assert table.master_turn().monster("troll-1").hp == 9
    assert table.master_turn().monster("troll-1").hp == 10


# ---- carrion crawler


@rule("FA-079")
@pytest.mark.parametrize(
    ("rolls", "hp", "misses"),
    [("Y2 Y2 R0 S*", 5, True), ("Y2 Y2 R0 S-", 5, False), ("Y2 Y1 R0 S*", 6, False)],
)
def test_a_hero_who_lost_hp_to_a_crawlers_star_misses_his_next_turn(rolls, hp, misses):
    table = bite(duel("c"), rolls)
    assert (table.hero("jozan").hp, table.hero("jozan").misses) == (hp, misses)


# ---- ooze


@pytest.mark.parametrize(("die", "kept"), [("S*", False), ("S-", True)])
def test_a_weapon_that_hurt_an_ooze_in_melee_is_discarded_on_a_star(die, kept):
    table = duel("z", {"regdar": "3,1"}, rolls=f"R1 O1 {die}").turn("regdar")
    table.act("attack", "broadsword", "melee", "ooze-1")
    assert ("broadsword" in table.hero("regdar").in_use) == kept
    assert ("broadsword" in table.state.discard) != kept


def test_a_weapon_that_kills_an_ooze_may_be_lost_too():
    table = duel("z", {"regdar": "3,1"}, rolls="R1 O1 S*", hp={"ooze-1": 2}).turn("regdar")
    table.act("attack", "broadsword", "melee", "ooze-1")
    assert table.monsters == []
    assert "broadsword" in table.state.discard


def test_an_ooze_harms_no_weapon_that_cost_it_nothing():
    table = duel("z", {"lidda": "3,1"}, items={"lidda": ["short-sword"]}, rolls="Y0 O0 S*").turn("lidda")
    table.act("attack", "short-sword", "melee", "ooze-1")
    assert table.hero("lidda").in_use == ["short-sword"]


def test_an_ooze_harms_no_bow_and_no_spell():
    table = duel("z", {"mialee": "1,1"}, rolls="R1 O1 S* Y1 Y1 S- S*").turn("mialee")
    table.act("attack", "magic-missile", "ranged", "ooze-1")
    table.act("attack", "elven-bow", "ranged", "ooze-1")
    assert table.state.discard == []


# ---- wight


@pytest.mark.parametrize(
    ("sp", "rolls", "left", "hp"),
    [
        (5, "R2 O1 P1 S*", 4, 5),
        (0, "R2 O1 P1 S*", 0, 4),
        (5, "R2 O1 P1 S-", 5, 5),
        (5, "R1 O1 P1 S*", 5, 6),
    ],
)
def test_a_hero_who_lost_hp_to_a_wights_star_loses_1_sp_or_1_more_hp(sp, rolls, left, hp):
    table = bite(duel("w", sp={"jozan": sp}), rolls)
    assert (table.hero("jozan").sp, table.hero("jozan").hp) == (left, hp)


# ---- wraith


def test_a_wraiths_attack_ignores_1_point_of_ac():
    assert bite(duel("h"), "R2 O1 O0").hero("jozan").hp == 5  # AC 3 counts as 2


def haunt(rows: str, heroes: dict[str, str]) -> set[str]:
    table = dungeon(f"#########\n{rows}\n#########", heroes)
    goals = monster_goals(table.state, table.state.monsters[0], 5)
    width = table.state.layout.width
    return {f"{x},1" for x in range(9) if goals >> width + x & 1}


@rule("FA-062", "FA-063")
def test_a_wraith_moves_through_pillars_trees_chests_and_heroes_but_never_ends_there():
    assert haunt("#.I.h.C.#", {"jozan": "3,1"}) == {"1,1", "5,1", "7,1"}
    assert haunt("#,T,h,,,#", {"jozan": "7,1"}) == {"1,1", "3,1", "5,1", "6,1"}
    assert haunt("#.I.g.C.#", {"jozan": "3,1"}) == {"5,1"}, "a goblin is stopped by all of that"


@rule("FA-062", "FA-070")
def test_walls_and_closed_doors_stop_a_wraith():
    assert haunt("#.#.h.+.#", {"jozan": "7,1"}) == {"3,1", "5,1"}


# ---- lich

THRONE = """
    #########
    #...1...#
    #...#...#
    #...#...#
    #########
"""
LICH = "- numbered: 1 at 4,1 = Lich: Lich"


def throne(heroes: dict[str, str], **more) -> Dungeon:
    return dungeon(THRONE, heroes, lines=LICH, seats=2, **more).master_turn().act("lich-1")


@pytest.mark.parametrize(("sp", "left", "hp"), [(5, 4, 6), (0, 0, 5)])
def test_a_lich_drains_1_sp_or_1_hp_from_a_hero_in_sight(sp, left, hp):
    table = throne({"jozan": "3,1"}, sp={"jozan": sp}).act("power", "drain", "jozan")
    assert (table.hero("jozan").sp, table.hero("jozan").hp) == (left, hp)


def test_a_lich_drains_only_heroes_whom_it_sees():
    table = throne({"jozan": "3,1", "regdar": "3,3", "lidda": "7,1"})  # a wall hides Regdar
    assert [option[2] for option in table.choices("power")] == ["jozan", "lidda"]


def test_a_lich_drains_once_in_a_turn_and_in_place_of_a_move():
    table = throne({"jozan": "3,1"}).act("power", "drain", "jozan")
    assert table.choices("power") == []
    assert table.choices("walk") == []
    assert ("attack", "melee", "jozan") in table.choices("attack")
    table = throne({"jozan": "1,1"}).act("walk", "5,1")
    assert table.choices("power") == []
    assert table.choices("attack") != []


def test_a_lich_may_drain_after_an_attack():
    table = throne({"jozan": "3,1"}, rolls="O0 O0 P1").act("attack", "melee", "jozan")
    assert table.choices("power") == [("power", "drain", "jozan")]
    assert table.choices("attack") == []


def test_a_lich_does_not_choose_a_hero_whom_it_cannot_see_by_magic():
    table = dungeon(THRONE, {"mialee": "3,1", "lidda": "5,1"}, lines=LICH, seats=2, level=2,
                    items={"mialee": ["invisibility"]})  # fmt: skip
    table.turn("mialee").act("cast", "invisibility", "mialee").act("end").act("end").act("lich-1")
    assert [option[2] for option in table.choices("power")] == ["lidda"]


def test_a_goblin_a_gnoll_and_an_ogre_do_no_more_than_their_dice():
    for letter, rolls in (("g", "Y2 Y2 O0"), ("n", "Y2 O2 O0"), ("e", "O2 O1 P1")):
        assert bite(duel(letter), rolls).hero("jozan").hp == 5
