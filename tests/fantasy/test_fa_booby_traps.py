"""Booby traps of the Item deck (FA-043)."""

from typing import Any

import pytest

from questboard.testing import rule
from tests.fantasy.dungeon import Dungeon, dungeon

ROOM = """
########
#......#
#.C....#
#......#
########"""


def opener(trap: str, hero: str = "regdar", drawing: str = ROOM, **more: Any) -> Dungeon:
    """A hero opens the chest at 2,2, in which there is a booby trap; Lidda is next."""
    others = more.pop("others", {})
    heroes = {hero: "1,2", **others, "lidda": others.get("lidda", "6,3")}
    items = {name: [] for name in heroes} | more.pop("items", {})
    table = dungeon(drawing, heroes, items=items, deck=[trap], level=3, **more).turn(hero)
    return table.act("walk", "2,2")  # which opens it


@rule("FA-043")
@pytest.mark.parametrize(("trap", "lost"), [("poison-needle", 1), ("snapping-chest", 2)])
def test_it_costs_the_opener_hp_whatever_his_ac(trap: str, lost: int) -> None:
    table = opener(trap)
    assert table.hero("regdar").hp == 8 - lost
    assert table.state.discard == [trap]


@rule("FA-043")
def test_it_ends_the_turn() -> None:
    table = dungeon(ROOM, {"regdar": "1,2", "lidda": "6,3"}, items={"regdar": []}, deck=["poison-needle"])
    table.hero("regdar").more = 1  # even with a third action
    table.turn("regdar").act("walk", "2,2")
    assert table.state.turn.figure == "lidda"


@pytest.mark.parametrize(("items", "lost"), [([], 5 - 2), (["cloak-of-protection"], 5 - 3)])
def test_dart_volley_attacks_the_opener_and_ac_counts(items: list[str], lost: int) -> None:
    table = opener("dart-volley", "mialee", items={"mialee": items}, rolls="Y2 Y1 O2")
    assert [die for die, _ in table.told("rolled")[0].facts["dice"]] == ["yellow", "yellow", "orange"]
    assert table.hero("mialee").hp == 5 - lost


def test_what_protects_from_ranged_attacks_does_not_protect_from_dart_volley() -> None:
    table = opener("dart-volley", "mialee", items={"mialee": ["cloak-of-arrow-warding"]}, rolls="Y2 Y1 O2")
    assert table.hero("mialee").hp == 5 - (5 - 2)


def test_gas_cloud_costs_every_hero_within_a_square_1_hp() -> None:
    table = opener(
        "gas-cloud",
        drawing=ROOM.replace("#.C.", "#.Cg"),
        others={"jozan": "3,3", "mialee": "4,2"},
    )
    assert [table.hero(name).hp for name in ("regdar", "jozan", "mialee", "lidda")] == [7, 5, 5, 6]
    assert table.monster("goblin-1").hp == 3


def test_exploding_lid_attacks_every_figure_within_a_square_with_one_roll() -> None:
    table = opener(
        "exploding-lid",
        drawing=ROOM.replace("#.C.", "#.Ce").replace("#......#\n########", "#...g..#\n########"),
        others={"jozan": "3,3", "mialee": "1,1"},
        rolls="O2 O2",
    )
    assert len(table.told("rolled")) == 1
    assert table.monster("ogre-1").hp == 12 - (4 - 2)
    assert table.monster("goblin-1").hp == 3
    assert [table.hero(name).hp for name in ("regdar", "jozan", "mialee", "lidda")] == [8, 6 - 1, 5 - 2, 6]


@pytest.mark.parametrize(("sp", "hp_left", "sp_left"), [(5, 5, 3), (1, 5, 0), (0, 4, 0)])
def test_draining_curse_costs_2_sp_or_1_hp_of_who_has_none(sp: int, hp_left: int, sp_left: int) -> None:
    table = opener("draining-curse", "mialee", sp={"mialee": sp})
    assert (table.hero("mialee").hp, table.hero("mialee").sp) == (hp_left, sp_left)


def test_draining_curse_costs_a_hero_without_magic_1_hp() -> None:
    assert opener("draining-curse").hero("regdar").hp == 7
