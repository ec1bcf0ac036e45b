"""Artifacts, and the rules of items in use that they show."""

from typing import Any

import pytest

from questboard.games.fantasy.assault import Assault
from questboard.games.fantasy.content import ITEMS
from questboard.games.fantasy.rules.combat import monster_attacks
from questboard.games.fantasy.rules.health import lose
from questboard.games.fantasy.rules.strength import extra_swords, hero_armor
from questboard.games.fantasy.rules.walking import allowance
from questboard.testing import rule
from tests.fantasy.dungeon import Dungeon, dungeon

HALL = "###########\n#.........#\n#.........#\n###########"
ORDINARY = Assault("ogre-1", "melee", "ogre", "OOP", "monster")


def wearer(artifact: str, hero: str, drawing: str = HALL, **more: Any) -> Dungeon:
    """A hero with one artifact in use, and perhaps others without items."""
    heroes = {hero: "1,1", **more.pop("others", {})}
    items = {name: [] for name in heroes} | {hero: [artifact]} | more.pop("items", {})
    return dungeon(drawing, heroes, items=items, **more)


# ---- what each does


@rule("FA-092")
@pytest.mark.parametrize(("place", "move"), [("in_use", 5), ("knapsack", 4)])
def test_boots_of_striding_add_1_to_movement_while_in_use(place: str, move: int) -> None:
    table = wearer("healing", "regdar")
    getattr(table.hero("regdar"), place).append("boots-of-striding")
    table.turn("regdar")
    assert allowance(table.state, table.hero("regdar")) == move


def test_two_boots_count_once() -> None:
    table = wearer("boots-of-striding", "regdar", items={"regdar": ["boots-of-striding"] * 2})
    table.turn("regdar")
    assert table.hero("regdar").in_use == ["boots-of-striding"] * 2
    assert allowance(table.state, table.hero("regdar")) == 5


def test_the_cloak_of_protection_adds_1_to_ac() -> None:
    table = wearer("cloak-of-protection", "lidda")
    assert hero_armor(table.state, table.hero("lidda"), ORDINARY) == 3 + 1
    table = wearer("cloak-of-protection", "lidda", items={"lidda": ["cloak-of-protection"] * 2})
    assert hero_armor(table.state, table.hero("lidda"), ORDINARY) == 3 + 1


TRAPPED = HALL.replace("#.........#\n#####", "#..^......#\n#####")
PIT = "- traps: 3,2 Pit (A)"


def test_the_lantern_of_revealing_lets_everybody_search() -> None:
    table = wearer("lantern-of-revealing", "regdar", TRAPPED, lines=PIT, rolls="search:1").turn("regdar")
    table.act("search")
    assert table.state.found == 1 << table.square("3,2")
    without = wearer("healing", "regdar", TRAPPED, lines=PIT).turn("regdar")
    assert without.choices("search") == []


@pytest.mark.parametrize(
    ("hero", "items", "found"),
    [
        ("lidda", ["lantern-of-revealing"], True),
        ("lidda", [], False),
        ("regdar", ["lantern-of-revealing"], False),
    ],
)
def test_with_the_lantern_lidda_counts_a_blank_as_an_eye(hero: str, items: list[str], found: bool) -> None:
    table = dungeon(TRAPPED, {hero: "1,1"}, lines=PIT, items={hero: items}, rolls="search:blank").turn(hero)
    table.act("search")
    assert bool(table.state.found) == found


def test_the_gauntlets_of_ogre_power_add_1_sword_to_melee_weapon_attacks_only() -> None:
    table = wearer("gauntlets-of-ogre-power", "jozan", HALL.replace("#.....", "#.e...", 1))
    s = table.state

    def extra(kind: Any, source: Any) -> int:
        return extra_swords(s, Assault("jozan", kind, "mace", "YO", source), "ogre-1")

    assert extra("melee", "weapon") == 1
    assert extra("ranged", "weapon") == extra("ranged", "spell") == extra("charge", "charge") == 0


def test_the_gauntlets_add_up_with_the_fighters_own_bonus() -> None:
    table = wearer(
        "gauntlets-of-ogre-power",
        "regdar",
        HALL.replace("#.....", "#.e...", 1),
        items={"regdar": ["broadsword", "gauntlets-of-ogre-power"]},
        rolls="R1 O1",
    ).turn("regdar")
    table.act("attack", "broadsword", "melee", "ogre-1")
    assert table.monster("ogre-1").hp == 12 - (2 + 1 + 1 - 2)


@rule("FA-097")
def test_the_pearl_of_power_gives_3_sp_once_per_adventure_without_an_action() -> None:
    table = wearer("pearl-of-power", "mialee", sp={"mialee": 1}).turn("mialee")
    table.act("potion", "mialee", "pearl-of-power")
    hero = table.hero("mialee")
    assert (hero.sp, hero.in_use, table.state.turn.actions) == (4, ["pearl-of-power"], 2)
    assert table.choices("potion") == []


@rule("FA-097")
def test_the_pearl_of_power_works_in_the_turn_of_another_hero() -> None:
    table = wearer("pearl-of-power", "mialee", others={"regdar": "3,1"}, sp={"mialee": 4}).turn("regdar")
    table.act("potion", "mialee", "pearl-of-power")
    assert table.hero("mialee").sp == 6


def test_a_pearl_that_was_used_stays_used_in_other_hands() -> None:
    table = wearer("pearl-of-power", "mialee", others={"jozan": "2,1"}, sp={"mialee": 1, "jozan": 0})
    table.turn("mialee").act("potion", "mialee", "pearl-of-power")
    table.act("exchange", "jozan").act("pearl-of-power", "").act(True)  # Jozan puts it into use
    assert table.hero("jozan").in_use == ["pearl-of-power"]
    assert table.choices("potion") == []


def test_the_pearl_cannot_be_used_by_who_has_all_sp_or_carries_it_in_the_knapsack() -> None:
    full = wearer("pearl-of-power", "mialee").turn("mialee")
    assert full.choices("potion") == []
    away = wearer("healing", "mialee", sp={"mialee": 1})
    away.hero("mialee").knapsack = ["pearl-of-power"]
    assert away.turn("mialee").choices("potion") == []


@pytest.mark.parametrize(
    ("kind", "source", "less"),
    [
        ("ranged", "monster", 2),
        ("breath", "monster", 2),
        ("aura", "monster", 2),
        ("melee", "monster", 0),
        ("trap", "trap", 0),
    ],
)
def test_the_cloak_of_arrow_warding_takes_2_swords_from_attacks_from_afar(
    kind: Any, source: Any, less: int
) -> None:
    table = wearer("cloak-of-arrow-warding", "regdar")
    assert extra_swords(table.state, Assault("", kind, "gnoll", "YR", source), "regdar") == -less


def test_a_gnoll_shoots_weaker_at_the_cloak_of_arrow_warding() -> None:
    table = wearer("cloak-of-arrow-warding", "mialee", HALL.replace("....#", "..n.#", 1), rolls="Y2 R2")
    table.happen(lambda s: monster_attacks(s, s.monsters[0], "ranged", ["mialee"]))
    assert table.hero("mialee").hp == 5  # 4 - 2 swords against AC 2


@pytest.mark.parametrize(
    ("letter", "dice"),
    [("w", ["red", "orange", "special"]), ("h", ["red", "orange"]), ("e", ["orange", "orange", "purple"])],
)
def test_undead_leave_out_their_strongest_die_against_the_amulet_of_light(
    letter: str, dice: list[str]
) -> None:
    table = wearer("amulet-of-light", "regdar", HALL.replace("#..", f"#.{letter}", 1))
    table.happen(lambda s: monster_attacks(s, s.monsters[0], "melee", ["regdar"]))
    assert [die for die, _ in table.told("rolled")[0].facts["dice"]] == dice


def test_the_phoenix_feather_leaves_its_wearer_2_hp_and_is_discarded() -> None:
    table = wearer("phoenix-feather", "regdar", hp={"regdar": 3})

    async def wound(s: Any) -> None:
        lose(s, "regdar", 7, "FA-082")

    table.happen(wound)
    hero = table.hero("regdar")
    assert (hero.hp, hero.dead, hero.in_use, table.state.discard) == (2, False, [], ["phoenix-feather"])


def test_the_phoenix_feather_does_nothing_in_the_knapsack() -> None:
    table = wearer("healing", "regdar")
    table.hero("regdar").knapsack = ["phoenix-feather"]

    async def wound(s: Any) -> None:
        lose(s, "regdar", 8, "FA-082")

    assert table.happen(wound).hero("regdar").dead


def test_the_helm_of_command_gives_every_hero_in_the_room_3_actions_on_his_next_turn() -> None:
    rooms = "###########\n#...#.....#\n#...+.....#\n###########"
    table = wearer("helm-of-command", "regdar", rooms, others={"lidda": "3,2", "jozan": "6,1"}).turn("regdar")
    table.act("potion", "regdar", "helm-of-command")
    assert table.state.turn.actions == 2  # not the current turn
    assert table.choices("potion") == []  # once per adventure
    for name, actions in (("lidda", 3), ("jozan", 2), ("regdar", 3), ("lidda", 2)):
        table.act("end")
        assert (table.state.turn.figure, table.state.turn.actions) == (name, actions)


def test_the_helm_of_command_needs_its_wearers_own_turn() -> None:
    table = wearer("helm-of-command", "regdar", others={"lidda": "3,2"}).turn("lidda")
    assert table.choices("potion") == []


CORRIDOR = "###########\n#.{}......#\n###########"


def test_winged_sandals_go_through_monsters_without_a_bonus() -> None:
    table = wearer(
        "winged-sandals",
        "mialee",
        CORRIDOR.format("e."),
        items={"mialee": ["winged-sandals", "short-sword"]},
        rolls="Y2 O2",
    ).turn("mialee")
    table.act("walk", "3,1").act("attack", "short-sword", "melee", "ogre-1")
    assert table.monster("ogre-1").hp == 12 - (4 - 2)
    without = wearer("healing", "mialee", CORRIDOR.format("e.")).turn("mialee")
    assert without.choices("walk") == []


def test_winged_sandals_go_over_an_armed_trap_and_spring_it_only_where_they_end() -> None:
    lines = "- traps: 2,1 Pit (A)"
    table = wearer("winged-sandals", "mialee", CORRIDOR.format("^."), lines=lines).turn("mialee")
    table.act("walk", "4,1")
    assert (table.at("mialee"), table.hero("mialee").hp, len(table.state.traps)) == ("4,1", 5, 1)
    assert not table.state.trodden >> table.square("2,1") & 1  # she has learnt nothing about the square
    table.act("walk", "2,1")
    assert (table.hero("mialee").hp, table.state.traps) == (4, ())


def test_winged_sandals_go_over_a_known_trap() -> None:
    lines = "- traps: 2,1 Pit (A)"
    for item, passes in (("winged-sandals", True), ("healing", False)):
        table = wearer(item, "mialee", CORRIDOR.format("^."), lines=lines)
        table.state.found |= 1 << table.square("2,1")
        assert (("walk", table.square("4,1")) in table.turn("mialee").ask.options) == passes


# ---- items (FA-090 to FA-096, FA-203)


@rule("FA-090")
def test_the_items_of_the_base_game_are_weapons_spells_artifacts_and_potions() -> None:
    kinds = {card.kind for card in ITEMS.values() if card.set == "base"}
    assert kinds == {"weapon", "spell", "artifact", "potion"} | {"booby trap", "quest"}  # these are no items


@rule("FA-091")
@pytest.mark.parametrize(
    ("hero", "most"),
    [("regdar", 6), ("lidda", 6), ("jozan", 8), ("mialee", 8), ("orwick", 7), ("elwick", 7), ("morkahn", 6)],
)
def test_a_hero_carries_no_more_than_the_hero_card_says(hero: str, most: int) -> None:
    table = dungeon(
        HALL.replace("#..", "#.C", 1), {hero: "1,1"}, items={hero: []}, level=3, deck=["speed"] * 4
    )
    carried = table.hero(hero)
    carried.in_use = ["boots-of-striding"] * carried.card.places + ["web"] * carried.card.spells
    carried.knapsack = ["spear"] * carried.card.knapsack
    assert len(carried.items) == carried.card.limit == most
    table.turn(hero).act("walk", "2,1")
    assert table.ask.kind == "room"


FULL = ["boots-of-striding", "lantern-of-revealing", "amulet-of-light", "healing", "spell-energy", "mace"]


def finder(**more: Any) -> Dungeon:
    """Regdar is full and finds a Greatsword in a chest."""
    table = dungeon(
        HALL.replace("#..", "#.C", 1),
        {"regdar": "1,1", "lidda": "3,1"},
        items={"regdar": FULL, "lidda": []},
        deck=["greatsword"],
        **more,
    )
    assert table.hero("regdar").knapsack == ["healing", "spell-energy", "mace"]
    table.turn("regdar").act("walk", "2,1")
    return table.act("chest") if table.ask.kind == "act" else table


@rule("FA-094")
def test_a_full_hero_discards_the_new_item_or_one_he_has() -> None:
    table = finder()
    assert {option for option in table.ask.options if option[0] == "discard"} == {
        ("discard", item) for item in ("greatsword", *FULL)
    }
    table.act(("discard", "greatsword"))
    assert table.state.discard == ["greatsword"]
    assert sorted(table.hero("regdar").items) == sorted(FULL)


@rule("FA-094")
def test_a_full_hero_may_make_room_among_his_own_items() -> None:
    table = finder().act(("discard", "mace"))
    assert table.hero("regdar").knapsack == ["healing", "spell-energy", "greatsword"]
    assert table.state.discard == ["mace"]


@rule("FA-094", "FA-093")
def test_a_full_hero_may_drink_a_potion_to_make_room() -> None:
    table = finder(hp={"regdar": 5}).act(("drink", "healing"))
    assert table.hero("regdar").hp == 7
    assert table.hero("regdar").knapsack == ["spell-energy", "mace", "greatsword"]


@rule("FA-094")
def test_a_found_item_cannot_be_handed_on_in_the_same_turn() -> None:
    table = finder()
    assert {option[0] for option in table.ask.options} == {"discard"}
    table.act(("discard", "mace"))
    assert table.state.turn.figure == "lidda"  # both actions were for the chest (FA-039)


@rule("FA-092")
def test_only_what_is_in_use_has_an_effect() -> None:
    table = wearer("healing", "jozan", HALL.replace("#..", "#.e", 1))
    table.hero("jozan").knapsack = ["gauntlets-of-ogre-power", "mace", "cloak-of-protection"]
    s = table.state
    assert extra_swords(s, Assault("jozan", "melee", "mace", "YO", "weapon"), "ogre-1") == 0
    assert hero_armor(s, table.hero("jozan"), ORDINARY) == 3
    assert table.turn("jozan").choices("attack") == []


@rule("FA-095")
def test_everybody_may_carry_what_only_others_may_use() -> None:
    table = wearer("winged-sandals", "regdar").turn("regdar")
    assert table.hero("regdar").knapsack == ["winged-sandals"]
    assert table.choices("change") == []


@rule("FA-096")
def test_a_special_item_that_was_lost_does_not_come_back_in_the_same_adventure() -> None:
    table = dungeon(
        HALL.replace("#..", "#.C", 1), {"regdar": "1,1", "lidda": "9,1"}, items={"regdar": []}, deck=[]
    )
    table.state.discard = ["flame-tongue", "healing"]
    table.turn("regdar").act("walk", "2,1")
    assert table.hero("regdar").knapsack == ["healing"]
    assert (table.state.deck, table.state.discard) == ([], ["flame-tongue"])


@rule("FA-203")
def test_the_place_of_a_discarded_item_stays_empty_until_it_is_refilled() -> None:
    table = wearer(
        "phoenix-feather",
        "lidda",
        items={"lidda": ["phoenix-feather"]},
        hp={"lidda": 1},
        others={"jozan": "9,1"},
    )
    table.hero("lidda").knapsack = ["boots-of-striding"]

    async def wound(s: Any) -> None:
        lose(s, "lidda", 1, "FA-082")

    table.happen(wound)
    assert (table.hero("lidda").in_use, table.hero("lidda").knapsack) == ([], ["boots-of-striding"])
    table.turn("lidda").act("change")  # there is only one change to make
    assert table.hero("lidda").in_use == ["boots-of-striding"]
    assert table.state.turn.actions == 1
