"""Weapons, and the rules of combat that they show."""

import re
from collections import Counter

import pytest

from questboard.games.fantasy.rules.combat import monster_attacks, monster_ranged_targets
from questboard.testing import rule
from tests.fantasy.dungeon import Dungeon, dungeon

# What is printed: users, and attacks (m melee, r ranged, PA Power Attack, RR re-roll).
PRINTED = {
    "broadsword": ("F C B", "m: R O"),
    "crossbow": ("F B", "r: Y Y"),
    "short-sword": ("F R W B", "m: Y O"),
    "light-bow": ("F R D", "r: Y R"),
    "mace": ("F C B", "m: Y O"),
    "elven-bow": ("F R W", "r: Y Y S"),
    "hand-axe": ("F R C B", "m: Y R; r4: Y Y"),
    "quarterstaff": ("C W D", "m: Y Y RR"),
    "spear": ("F C D B", "m: Y R, reach 2"),
    "throwing-daggers": ("R W", "r4: Y Y RR"),
    "flail": ("F C", "m: Y O; PA: O O"),
    "bola": ("F R D B", "r: Y S"),
    "greatsword": ("F B", "m: O O Y; PA: R O O Y"),
    "heavy-crossbow": ("F B", "r: R O"),
    "rapier": ("R", "m: O R"),
    "composite-bow": ("F R D", "r: O R Y"),
    "war-hammer": ("F C B", "m: R O Y"),
    "elven-longbow": ("R W", "r: R O S"),
    "battle-axe": ("F B", "m: O O R; PA: P O O"),
    "morningstar": ("F C", "m: O O S"),
    "repeating-crossbow": ("F R", "r: Y Y"),
    "silver-dagger": ("R W C", "m: Y O"),
    "halberd": ("F B", "m: O R Y, reach 2"),
    "staff-of-thorns": ("C W D", "m: Y O S"),
    "sword-of-rallion": ("F", "m: P O R; PA: P O O R"),
    "arbalest": ("F B", "r: O O"),
    "shadow-blade": ("R", "m: P O"),
    "huntress-bow": ("R D", "r: O O R"),
    "holy-mace": ("C", "m: P O"),
    "moonbow": ("W R", "r: O O S"),
    "dwarven-greataxe": ("F B", "m: P O O; PA: P O O R"),
    "flame-tongue": ("F R C B", "m: P O Y S"),
    "bow-of-endless-arrows": ("F R W D", "r: O O Y RR"),
    "dagger-of-venom": ("R W", "m: O R S"),
}
HEROES = {"F": "regdar", "R": "lidda", "C": "jozan", "W": "mialee", "D": "orwick", "B": "morkahn"}
DICE = {"Y": "yellow", "R": "red", "O": "orange", "P": "purple", "S": "special"}
LONGEST = 7


def corridor(weapon: str, hero: str, distance: int, monster: str = "e", **more: object) -> Dungeon:
    """A hero with one weapon, a monster so many squares away, and a square to retreat to."""
    row = "#." + ".".ljust(distance, ".") + monster + "." * (LONGEST - distance) + "#"
    wall = "#" * len(row)
    table = dungeon(f"{wall}\n{row}\n{wall}", {hero: "2,1"}, items={hero: [weapon]}, **more)  # type: ignore[arg-type]
    return table.turn(hero)


def printed(weapon: str) -> dict[str, tuple[str, str]]:
    """The attacks of a weapon by their modes: what stands between mode and pool, and the dice."""
    found = {}
    for part in PRINTED[weapon][1].split("; "):
        match = re.fullmatch(r"(m|r|PA)(\d*): ([YROPS ]+?)( RR)?(, reach 2)?", part)
        assert match is not None
        mode, range_, pool, reroll, reach = match.groups()
        name = {"m": "melee", "r": "ranged", "PA": "power"}[mode]
        found[name] = (pool.replace(" ", ""), f"{range_ or ''}{'RR' if reroll else ''}{'2' if reach else ''}")
    return found


def modes(table: Dungeon) -> set[str]:
    return {option[2] for option in table.choices("attack")}


@rule("FA-095", "FA-204")
@pytest.mark.parametrize("weapon", PRINTED)
def test_only_those_whom_a_weapon_names_attack_with_it(weapon: str) -> None:
    users = {HEROES[letter] for letter in PRINTED[weapon][0].split()}
    for hero in HEROES.values():
        offered = any(modes(corridor(weapon, hero, distance)) for distance in (1, 3))
        assert offered == (hero in users), hero


@rule("FA-073", "FA-080", "FA-205")
@pytest.mark.parametrize("weapon", PRINTED)
def test_a_weapon_reaches_as_far_as_it_says(weapon: str) -> None:
    hero = HEROES[PRINTED[weapon][0][0]]
    attacks = printed(weapon)
    for distance in range(1, LONGEST + 1):
        expected = set()
        if "melee" in attacks and distance <= (2 if "reach 2" in PRINTED[weapon][1] else 1):
            expected |= {"melee"} | attacks.keys() & {"power"}
        if "ranged" in attacks and 1 < distance <= (4 if "r4" in PRINTED[weapon][1] else LONGEST):
            expected |= {"ranged"}
        rage = {"rage" if mode == "melee" else "power rage" for mode in expected & {"melee", "power"}}
        assert modes(corridor(weapon, hero, distance)) == expected | (rage if hero == "morkahn" else set())


@rule("FA-077", "FA-079")
@pytest.mark.parametrize("weapon", PRINTED)
def test_an_attack_rolls_the_dice_of_the_weapon(weapon: str) -> None:
    hero = HEROES[PRINTED[weapon][0][0]]
    for mode, (pool, _) in printed(weapon).items():
        table = corridor(weapon, hero, 3 if mode == "ranged" else 1)
        table.act("attack", weapon, mode, "ogre-1")
        rolled = [die for die, _ in table.told("rolled")[0].facts["dice"]]
        special = "S" if mode == "power" else ""
        assert Counter(rolled) == Counter(DICE[die] for die in pool + special)


@rule("FA-078")
@pytest.mark.parametrize("weapon", PRINTED)
def test_only_a_weapon_with_the_symbol_rolls_a_die_again(weapon: str) -> None:
    hero = HEROES[PRINTED[weapon][0][0]]
    mode = next(iter(printed(weapon)))
    table = corridor(weapon, hero, 3 if mode == "ranged" else 1)
    table.act("attack", weapon, mode, "ogre-1")
    assert (table.ask.kind == "die") == ("RR" in PRINTED[weapon][1])


# ---- what single weapons do


@rule("FA-106")
@pytest.mark.parametrize(("rolls", "lost"), [("Y0 Y1 S*", 0), ("Y1 Y1 S*", 2), ("Y1 Y1 S-", 1)])
def test_a_star_of_the_elven_bow_costs_1_hp_more_only_if_hp_were_lost(rolls: str, lost: int) -> None:
    table = corridor("elven-bow", "mialee", 3, "g", rolls=rolls)
    table.act("attack", "elven-bow", "ranged", "goblin-1")
    assert table.monster("goblin-1").hp == 3 - lost


def test_the_hand_axe_is_swung_or_thrown() -> None:
    near = corridor("hand-axe", "regdar", 1, rolls="Y2 R2").act("attack", "hand-axe", "melee", "ogre-1")
    assert near.monster("ogre-1").hp == 12 - (4 + 1 - 2)
    far = corridor("hand-axe", "regdar", 4, rolls="Y2 Y2").act("attack", "hand-axe", "ranged", "ogre-1")
    assert far.monster("ogre-1").hp == 12 - (4 - 2)


@rule("FA-079")
@pytest.mark.parametrize(("rolls", "rooted"), [("Y0 S*", True), ("Y2 S-", False)])
def test_a_star_of_the_bola_roots_its_target_even_without_loss(rolls: str, rooted: bool) -> None:
    table = corridor("bola", "lidda", 3, "g", rolls=rolls).act("attack", "bola", "ranged", "goblin-1")
    assert table.monster("goblin-1").rooted == rooted


def test_a_star_on_a_target_that_the_attack_kills_does_nothing_more() -> None:
    table = corridor("bola", "lidda", 3, "g", hp={"goblin-1": 1}, rolls="Y2 S*")
    table.act("attack", "bola", "ranged", "goblin-1")
    assert table.monsters == []


@pytest.mark.parametrize(("weapon", "lost"), [("rapier", 3 + 2 - 2), ("shadow-blade", 3 + 1 - 2)])
def test_the_bonus_for_sneaking_is_2_with_the_rapier(weapon: str, lost: int) -> None:
    table = corridor(weapon, "lidda", 1, rolls="R2 O1" if weapon == "rapier" else "O1 P2")
    table.act("walk", "4,1").act("attack", weapon, "melee", "ogre-1")
    assert table.monster("ogre-1").hp == 12 - lost


@pytest.mark.parametrize(
    ("weapon", "hero", "mode", "rolls", "more"),
    [
        ("elven-longbow", "mialee", "ranged", "R2 O2", 1),
        ("morningstar", "jozan", "melee", "O2 O2", 1),
        ("moonbow", "mialee", "ranged", "O2 O2", 2),
        ("flame-tongue", "jozan", "melee", "Y1 O1 P2", 2),
    ],
)
def test_a_star_adds_swords(weapon: str, hero: str, mode: str, rolls: str, more: int) -> None:
    distance = 3 if mode == "ranged" else 1
    for special, swords in (("S-", 4), ("S*", 4 + more)):
        table = corridor(weapon, hero, distance, rolls=f"{rolls} {special}")
        table.act("attack", weapon, mode, "ogre-1")
        assert table.monster("ogre-1").hp == 12 - (swords - 2)


def test_the_repeating_crossbow_shoots_twice_for_one_action() -> None:
    table = corridor("repeating-crossbow", "lidda", 3, rolls="Y2 Y2 Y2 Y1")
    table.act("attack", "repeating-crossbow", "ranged", "ogre-1")
    assert (table.monster("ogre-1").hp, table.ask.kind) == (10, "target")
    table.act("ogre-1")
    assert table.monster("ogre-1").hp == 9
    assert (table.state.turn.actions, table.state.turn.attacks) == (1, 1)


def test_the_second_shot_may_go_elsewhere_or_be_left_out() -> None:
    room = "########\n#..g...#\n#....g.#\n########"
    table = dungeon(room, {"lidda": "1,1"}, items={"lidda": ["repeating-crossbow"]}, rolls="Y2 Y2 Y2 Y2")
    table.turn("lidda").act("attack", "repeating-crossbow", "ranged", "goblin-1")
    assert table.ask.options == ["goblin-2", None]
    table.act(None)
    assert table.monster("goblin-2").hp == 3
    assert table.ask.kind == "act"
    again = dungeon(room, {"lidda": "1,1"}, items={"lidda": ["repeating-crossbow"]}, rolls="Y2 Y2 Y2 Y2")
    again.turn("lidda").act("attack", "repeating-crossbow", "ranged", "goblin-1").act("goblin-2")
    assert again.monsters == []


def test_a_bonus_for_one_attack_counts_for_the_first_shot_only() -> None:
    table = corridor("repeating-crossbow", "lidda", 3, rolls="Y1 Y1 Y1 Y1")
    table.state.turn.strength = 2
    table.act("attack", "repeating-crossbow", "ranged", "ogre-1").act("ogre-1")
    assert [event.facts["loss"] for event in table.blows] == [2, 0]


@pytest.mark.parametrize(("weapon", "rolls"), [("silver-dagger", "Y1 O2"), ("holy-mace", "O1 P2")])
def test_silver_and_holy_weapons_add_2_swords_against_undead(weapon: str, rolls: str) -> None:
    undead = corridor(weapon, "jozan", 1, "w", rolls=rolls).act("attack", weapon, "melee", "wight-1")
    assert undead.monster("wight-1").hp == 9 - (3 + 2 - 3)
    living = corridor(weapon, "jozan", 1, "e", rolls=rolls).act("attack", weapon, "melee", "ogre-1")
    assert living.monster("ogre-1").hp == 12 - (3 - 2)


@pytest.mark.parametrize(("special", "sp"), [("S*", 3), ("S-", 2)])
def test_a_star_of_the_staff_of_thorns_gives_back_1_sp(special: str, sp: int) -> None:
    table = corridor("staff-of-thorns", "jozan", 1, sp={"jozan": 2}, rolls=f"Y0 O0 {special}")
    table.act("attack", "staff-of-thorns", "melee", "ogre-1")
    assert table.hero("jozan").sp == sp


@pytest.mark.parametrize(
    ("rolls", "monster", "seared"),
    [("Y1 O1 P1 S-", "troll", True), ("Y0 O1 P1 S-", "troll", False), ("Y1 O1 P1 S-", "ogre", False)],
)
def test_a_troll_that_lost_hp_to_flame_tongue_does_not_regenerate(
    rolls: str, monster: str, seared: bool
) -> None:
    letter = {"troll": "t", "ogre": "e"}[monster]
    table = corridor("flame-tongue", "jozan", 1, letter, rolls=rolls)
    table.act("attack", "flame-tongue", "melee", f"{monster}-1")
    assert table.monster(f"{monster}-1").seared == seared


@pytest.mark.parametrize(("special", "lost"), [("S*", 3), ("S-", 0)])
def test_a_star_of_the_dagger_of_venom_ignores_ac(special: str, lost: int) -> None:
    table = corridor("dagger-of-venom", "lidda", 1, "w", rolls=f"R1 O2 {special}")
    table.act("attack", "dagger-of-venom", "melee", "wight-1")
    assert table.monster("wight-1").hp == 9 - lost


# ---- reach


@pytest.mark.parametrize("between", ["I", "T", "g", "C", "1"])
def test_reach_does_not_go_through_anything(between: str) -> None:
    row = f"#.{between}e....#"
    lines = "- numbered: 1 at 2,1 = seal (object AC 3, HP 5)" if between == "1" else ""
    table = dungeon(
        f"{'#' * len(row)}\n{row}\n{'#' * len(row)}",
        {"regdar": "1,1"},
        items={"regdar": ["halberd"]},
        lines=lines,
    ).turn("regdar")
    assert ("attack", "halberd", "melee", "ogre-1") not in table.ask.options


def test_reach_does_not_go_through_a_hero_or_round_a_corner() -> None:
    room = "######\n#..e.#\n#.e..#\n######"
    table = dungeon(room, {"regdar": "1,1", "lidda": "2,1"}, items={"regdar": ["halberd"]}).turn("regdar")
    assert table.choices("attack") == []


# ---- Power Attacks (FA-080)


@rule("FA-080", "FA-203")
def test_a_star_in_a_power_attack_costs_the_weapon_after_the_attack() -> None:
    table = dungeon(
        "#####\n#.e.#\n#####",
        {"regdar": "1,1"},
        items={"regdar": ["flail", "short-sword", "boots-of-striding", "mace"]},
        rolls="O2 O2 S*",
    ).turn("regdar")
    table.act("attack", "flail", "power", "ogre-1")
    assert table.monster("ogre-1").hp == 12 - (4 + 1 - 2)
    assert table.hero("regdar").in_use == ["short-sword", "boots-of-striding"]  # its place is empty
    assert table.hero("regdar").knapsack == ["mace"]
    assert table.state.discard == ["flail"]
    table.act("change").act(("use", "mace", ""))
    assert "mace" in table.hero("regdar").in_use


@rule("FA-080")
def test_without_a_star_the_weapon_stays() -> None:
    table = corridor("flail", "regdar", 1, rolls="O2 O2 S-").act("attack", "flail", "power", "ogre-1")
    assert table.hero("regdar").in_use == ["flail"]


# ---- dice, AC and HP


@rule("FA-078")
def test_a_die_that_is_rolled_again_counts_as_it_lies_then() -> None:
    table = corridor("quarterstaff", "jozan", 1, "g", rolls="Y2 Y0 Y1")
    table.act("attack", "quarterstaff", "melee", "goblin-1")
    assert table.ask.options == [0, 1, None]  # not the Special die, and nobody must
    table.act(0)
    assert table.monster("goblin-1").hp == 3  # 1 + 0 swords against AC 1
    assert table.ask.kind == "act"  # once per attack


@rule("FA-078")
def test_nobody_has_to_roll_again() -> None:
    table = corridor("quarterstaff", "jozan", 1, "g", rolls="Y2 Y0 Y0")
    table.act("attack", "quarterstaff", "melee", "goblin-1").act(None)
    assert table.monster("goblin-1").hp == 2


@rule("FA-081", "FA-103", "FA-083")
def test_4_swords_against_ac_2_cost_2_hp() -> None:
    table = corridor("arbalest", "regdar", 3, rolls="O2 O2").act("attack", "arbalest", "ranged", "ogre-1")
    assert table.monster("ogre-1").hp == 10


@rule("FA-104", "FA-081")
def test_1_sword_and_the_fighters_bonus_do_not_get_through_ac_3() -> None:
    table = corridor("broadsword", "regdar", 1, "w", rolls="R0 O1")
    table.act("attack", "broadsword", "melee", "wight-1")
    assert table.monster("wight-1").hp == 9
    assert table.blows[0].facts["swords"] == 2


@rule("FA-105", "FA-081")
def test_a_goblin_with_3_swords_costs_mialee_1_hp() -> None:
    table = dungeon("#####\n#.g.#\n#####", {"mialee": "1,1"}, items={"mialee": []}, rolls="Y1 Y1 O1")
    table.happen(lambda s: monster_attacks(s, s.monsters[0], "melee", ["mialee"]))
    assert table.hero("mialee").hp == 4


@rule("FA-082")
def test_a_figure_without_hp_dies() -> None:
    table = corridor("broadsword", "regdar", 1, "g", hp={"goblin-1": 2}, rolls="R1 O1")
    table.act("attack", "broadsword", "melee", "goblin-1")
    assert table.monsters == []


@rule("FA-205")
def test_of_two_weapons_in_use_one_is_chosen_for_each_attack() -> None:
    table = dungeon(
        "#####\n#.e.#\n#####",
        {"regdar": "1,1"},
        items={"regdar": ["broadsword", "mace"]},
        rolls="R2 O2 Y2 O1",
    ).turn("regdar")
    assert [option[1] for option in table.choices("attack")] == ["broadsword", "mace"]
    table.act("attack", "broadsword", "melee", "ogre-1").act("attack", "mace", "melee", "ogre-1")
    assert [len(event.facts["dice"]) for event in table.told("rolled")[:2]] == [2, 2]
    assert table.monster("ogre-1").hp == 12 - (4 + 1 - 2) - (3 + 1 - 2)


@rule("FA-205")
def test_a_second_weapon_in_use_adds_nothing_of_its_own() -> None:
    table = dungeon("#####\n#.w.#\n#####", {"jozan": "1,1"}, items={"jozan": ["mace"]}, rolls="Y2 O2")
    table.hero("jozan").in_use.append("holy-mace")
    table.turn("jozan").act("attack", "mace", "melee", "wight-1")
    assert table.monster("wight-1").hp == 9 - (4 - 3)


@rule("FA-204")
def test_without_a_weapon_or_spell_there_is_no_attack() -> None:
    table = corridor("healing", "regdar", 1)
    assert table.choices("attack") == []


# ---- shots (FA-073 to FA-076)


@rule("FA-073")
def test_a_shot_may_go_at_a_diagonal_neighbour_but_not_at_one_beside() -> None:
    table = dungeon("#####\n#.e.#\n#.e.#\n#####", {"regdar": "1,1"}, items={"regdar": ["crossbow"]})
    assert table.turn("regdar").choices("attack") == [("attack", "crossbow", "ranged", "ogre-2")]


@rule("FA-074", "FA-075")
@pytest.mark.parametrize(
    ("row", "seen"), [("#..e...#", True), ("#.Te...#", False), ("#.Ie...#", False), ("#.Ce...#", True)]
)
def test_pillars_and_trees_block_shots_and_chests_do_not(row: str, seen: bool) -> None:
    table = dungeon(f"########\n{row}\n#......#\n########", {"regdar": "1,1"}, items={"regdar": ["crossbow"]})
    assert bool(table.turn("regdar").choices("attack")) == seen


@rule("FA-075")
def test_walls_and_closed_doors_block_shots() -> None:
    room = "########\n#...#..#\n#...+.e#\n########"
    table = dungeon(room, {"regdar": "3,2"}, items={"regdar": ["crossbow"]})
    assert table.turn("regdar").choices("attack") == []
    opened = dungeon(room, {"regdar": "3,2"}, items={"regdar": ["crossbow"]}, opened=["4,2"])
    assert opened.turn("regdar").choices("attack")
    behind = dungeon(room, {"regdar": "3,1"}, items={"regdar": ["crossbow"]}, opened=["4,2"])
    assert behind.turn("regdar").choices("attack") == []


@rule("FA-075", "FA-074")
def test_two_pillars_corner_to_corner_leave_no_gap_and_one_corner_blocks_nothing() -> None:
    for column, seen in (("I", False), (".", True)):
        room = f"#####\n#.I.#\n#{column}e.#\n#####"
        table = dungeon(room, {"regdar": "1,1"}, items={"regdar": ["crossbow"]})
        assert bool(table.turn("regdar").choices("attack")) == seen


@rule("FA-076")
def test_monsters_block_a_heros_shot_and_heroes_do_not() -> None:
    table = dungeon(
        "#######\n#..g.e#\n#######", {"regdar": "1,1", "lidda": "2,1"}, items={"regdar": ["crossbow"]}
    )
    assert table.turn("regdar").choices("attack") == [("attack", "crossbow", "ranged", "goblin-1")]


@rule("FA-076")
def test_heroes_block_a_monsters_shot_and_monsters_do_not() -> None:
    table = dungeon("########\n#...gn.#\n########", {"regdar": "1,1", "lidda": "3,1"})
    assert monster_ranged_targets(table.state, table.monster("gnoll-1")) == ["lidda"]


@rule("FA-107")
@pytest.mark.parametrize(
    ("skulls", "turned"), [(2, ["skeleton-1", "wight-1", "wraith-1"]), (1, ["skeleton-1"]), (0, [])]
)
def test_turning_undead_reaches_those_with_no_greater_number(skulls: int, turned: list[str]) -> None:
    room = "##########\n#.k.w.h.1#\n#......e.#\n##########"
    table = dungeon(
        room,
        {"jozan": "1,1"},
        level=3,
        lines="- numbered: 1 at 8,1 = the Lich Lord: Lich",
        rolls=f"turn:{skulls}",
    ).turn("jozan")
    table.act("turn undead")
    assert [monster.uid for monster in table.state.monsters if monster.misses] == turned
