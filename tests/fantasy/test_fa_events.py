"""Events of an adventure: what sets each of them off, what it does, and that it happens once."""

from __future__ import annotations

import pytest

from questboard.games.fantasy.rules.chests import open_chest
from questboard.games.fantasy.rules.doors import add_monster
from questboard.games.fantasy.rules.health import lose
from questboard.games.fantasy.rules.roaming import arrivals
from questboard.games.fantasy.state import FantasyState
from questboard.testing import rule
from tests.fantasy.dungeon import Dungeon, dungeon


def wound(table: Dungeon, name: str, amount: int) -> Dungeon:
    """Somebody loses HP."""

    async def hurt(s: FantasyState) -> None:
        lose(s, name, amount, "FA-082")

    return table.happen(hurt)


def open_at(table: Dungeon, spot: str) -> Dungeon:
    """Lidda opens the chest of a square."""
    table.hero("lidda").square = table.square(spot)
    return table.happen(lambda s: open_chest(s, s.hero("lidda")))


# ---- keys


@rule("FA-037")
def test_the_first_monster_of_a_kind_and_area_leaves_a_key_and_nobody_else() -> None:
    table = dungeon(
        "###########\n#...N.N...#\n#.....G...#\n###########",
        {"lidda": "1,1"},
        set="winter",
        level=3,
        lines="- event: a key when the first Winter Gnoll of A is defeated",
    )
    roaming = add_monster(table.state, "winter-gnoll", table.square("9,1"), 0, "roaming")
    for name in ("winter-goblin-1", roaming.uid):
        assert wound(table, name, 99).state.keys == 0, name
    assert wound(table, "winter-gnoll-1", 99).state.keys == 1
    assert wound(table, "winter-gnoll-2", 99).state.keys == 1
    assert not table.state.master_key


@rule("FA-037")
def test_a_monster_of_another_area_leaves_no_key() -> None:
    table = dungeon(
        "###########\n#.N.+..N..#\n###########",
        {"lidda": "1,1"},
        set="winter",
        level=3,
        lines="- event: a key when the first Winter Gnoll of B is defeated",
    )
    assert [table.state.monsters[index].area for index in (0, 1)] == [0, 1]
    assert wound(table, "winter-gnoll-1", 99).state.keys == 0
    assert wound(table, "winter-gnoll-2", 99).state.keys == 1


@rule("FA-037", "FA-042")
def test_each_of_the_first_ordinary_chests_holds_a_key_besides_its_card() -> None:
    table = dungeon(
        "###########\n#.C.C.C.S1#\n###########",
        {"lidda": "1,1"},
        win="defeat_all: Goblin",
        lines="- chests: 3 ordinary; special: 8,1 Phylactery\n"
        "- event: a key in each of the first 2 ordinary chests\n- numbered: 1 at 9,1 = Grisk: Goblin",
        items={"lidda": []},
        deck=["healing"],
    )
    keys = [open_at(table, spot).state.keys for spot in ("8,1", "2,1", "4,1", "6,1")]
    assert keys == [0, 1, 2, 2]
    assert table.hero("lidda").knapsack == ["phylactery", "healing"]


@rule("FA-037")
def test_the_first_chest_of_a_tower_holds_a_key_and_one_on_the_ground_does_not() -> None:
    table = dungeon(
        "########\n#,C,,,,#\n#,,HH,,#\n#,,HH,,#\n#,,,,,,#\n########",
        {"lidda": "1,1"},
        set="winter",
        level=3,
        lines="- chests: 3 ordinary\n- tower: 3,2 to 4,3; top `C.` `.C`\n"
        "- event: a key in the first chest of the tower",
        items={"lidda": []},
        deck=["healing", "speed", "healing"],
    )
    assert [open_at(table, spot).state.keys for spot in ("2,1", "4,3 top", "3,2 top")] == [0, 1, 1]


@rule("FA-036", "FA-042")
@pytest.mark.parametrize(("holds", "keys", "master"), [("key", 1, False), ("master key", 0, True)])
def test_a_chest_may_hold_a_key_for_one_lock_or_the_master_key(holds: str, keys: int, master: bool) -> None:
    table = dungeon("#####\n#..S#\n#####", {"lidda": "1,1"}, lines=f"- chests: special: 3,1 {holds}")
    open_at(table, "3,1")
    assert (table.state.keys, table.state.master_key, table.state.taken) == (keys, master, [holds])


@rule("FA-037")
@pytest.mark.parametrize("leaves", [True, False])
def test_a_figure_that_flees_is_gone_and_may_leave_a_key_where_it_stood(leaves: bool) -> None:
    table = dungeon(
        "#######\n#..1..#\n#######",
        {"lidda": "1,1"},
        lines="- numbered: 1 at 3,1 = Grisk: Bugbear\n"
        f"- event: 1 flees at 0 HP{' and leaves a key' if leaves else ''}",
    )
    assert wound(table, "grisk-1", 6).told("fled") == []
    wound(table, "grisk-1", 1)
    assert (table.monsters, [event.rule for event in table.told("fled")]) == ([], ["FA-068"])
    assert table.state.lost_keys == (1 << table.square("3,1") if leaves else 0)
    table.turn("lidda").act("walk", "3,1")
    assert (table.state.keys, table.state.lost_keys) == (int(leaves), 0)


# ---- monsters that come


@rule("FA-017")
def test_help_comes_once_when_a_figure_falls_to_so_many_hp() -> None:
    table = dungeon(
        "#######\n#..1..#\n#.....#\n#######",
        {"lidda": "1,1"},
        lines="- numbered: 1 at 3,1 = Grisk: Bugbear with HP 9\n"
        "- event: when 1 falls to 5 HP: 2 Goblin come to A",
    )
    assert wound(table, "grisk-1", 3).monsters == ["grisk-1"]
    assert wound(table, "grisk-1", 1).monsters == ["grisk-1", "goblin-1", "goblin-2"]
    assert len(wound(table, "grisk-1", 1).monsters) == 3


@rule("FA-015")
@pytest.mark.parametrize("hidden", ["", "B"])
def test_monsters_come_when_something_is_taken_to_an_area_that_is_laid_out_first(hidden: str) -> None:
    table = dungeon(
        "################\n#..S+.....+....#\n#...#..g..#....#\n################",
        {"lidda": "1,1"},
        win="defeat_all: Goblin",
        lines="- chests: special: 3,1 Phylactery\n- event: when Phylactery is taken: 2 Skeleton come to B",
        hidden=hidden,
        items={"lidda": []},
    )
    open_at(table, "3,1")
    assert table.state.revealed == 0b111
    assert sorted(table.monsters) == ["goblin-1", "skeleton-1", "skeleton-2"]
    assert {table.monster(f"skeleton-{number}").area for number in (1, 2)} == {1}
    assert len(table.told("revealed")) == len(hidden)


@rule("FA-163")
def test_a_dragon_comes_only_where_there_is_room_for_it() -> None:
    drawing = "###########\n#....##..##\n#....##..##\n#.........#\n###########"
    table = dungeon(drawing, {"lidda": "1,1"}, set="winter", level=3)
    spots = {table.square(spot) for spot in ("2,1", "3,1", "1,2", "2,2", "3,2", "7,1", "7,2")}
    assert set(arrivals(table.state, "white-dragon", 0)) == spots
    assert table.square("9,3") in arrivals(table.state, "winter-wolf", 0)


# ---- what happens at the start of a DM turn


@rule("FA-020")
@pytest.mark.parametrize("hidden", ["", "B"])
def test_a_door_opens_by_itself_in_the_turn_that_was_named_and_not_before(hidden: str) -> None:
    table = dungeon(
        "###########\n#...+.....#\n###########",
        {"lidda": "1,1"},
        lines="- event: door 4,1 opens at the start of DM turn 2 after A is revealed",
        hidden=hidden,
    )
    assert table.master_turn().told("door-opened") == []
    assert len(table.master_turn().told("door-opened")) == 1
    assert (table.state.opened, table.state.revealed) == (1, 0b11)


@rule("FA-020", "FA-035")
def test_a_locked_door_that_opens_by_itself_is_locked_no_more() -> None:
    lines = "- event: door 4,1 opens at the start of DM turn 1 after A is revealed"
    table = dungeon("###########\n#...L.....#\n###########", {"lidda": "1,1"}, lines=lines, hidden="B")
    assert table.state.locked == 1
    table.master_turn()
    assert (table.state.opened, table.state.locked) == (1, 0)


@rule("FA-061")
@pytest.mark.parametrize(
    ("spot", "hp", "after"), [("3,1", 4, 5), ("3,1", 5, 5), ("3,1", 3, 4), ("5,1", 3, 3)]
)
def test_a_figure_regains_hp_beside_a_tree_while_it_has_few(spot: str, hp: int, after: int) -> None:
    row = "#,T1,,,,#" if spot == "3,1" else "#,T,,1,,#"
    table = dungeon(
        f"#########\n{row}\n#,#######\n#########",
        {"lidda": "1,2"},
        set="forest",
        level=3,
        lines=f"- numbered: 1 at {spot} = Elwick: Elwick\n"
        "- event: 1 regains 1 HP at the start of each DM turn while at 4 HP or fewer next to a tree or bush",
        hp={"elwick-1": hp},
        seats=2,
    )
    assert table.master_turn().monster("elwick-1").hp == after
