"""Spells, and the rules of casting that they show."""

from typing import Any

import pytest

from questboard.games.fantasy.assault import Assault
from questboard.games.fantasy.rules.breath import DIRECTIONS, breath_targets
from questboard.games.fantasy.rules.combat import monster_melee_targets
from questboard.games.fantasy.rules.strength import extra_swords, hero_armor
from questboard.games.fantasy.state import Lasting
from questboard.testing import rule
from tests.fantasy.dungeon import Dungeon, dungeon

HALL = """
###########
#.........#
#.........#
#.........#
###########"""
TWO_ROOMS = """
###########
#....#....#
#....+....#
#....#....#
###########"""


def hall(**figures: str) -> str:
    """The hall with letters of monsters and things at some places: `hall(e="3,1 5,1")`."""
    rows = [list(row) for row in HALL.strip().splitlines()]
    for letter, spots in figures.items():
        for spot in spots.split():
            x, y = map(int, spot.split(","))
            rows[y][x] = letter.removeprefix("_")
    return "\n".join("".join(row) for row in rows)


def caster(spell: str, drawing: str, hero: str = "mialee", at: str = "1,2", **more: Any) -> Dungeon:
    """A caster with one spell in use, whose turn it is; others may be with him."""
    heroes = {hero: at, **more.pop("others", {})}
    items = {name: [] for name in heroes} | {hero: [spell]} | more.pop("items", {})
    return dungeon(drawing, heroes, items=items, **more).turn(hero)


def targets(table: Dungeon, spell: str) -> list[Any]:
    return [option[2] for option in table.choices("cast", spell)]


def armor(table: Dungeon, hero: str) -> int:
    return hero_armor(table.state, table.hero(hero), Assault("ogre-1", "melee", "ogre", "OOP", "monster"))


# ---- casting (FA-028)


@rule("FA-028")
def test_casting_takes_an_action_and_the_spell_points_of_the_card_and_the_card_stays() -> None:
    table = caster("web", hall(e="5,2"), sp={"mialee": 3}).act("cast", "web", "5,2")
    hero = table.hero("mialee")
    assert (hero.sp, table.state.turn.actions, hero.in_use) == (1, 1, ["web"])


@rule("FA-028")
def test_an_attack_with_a_spell_costs_its_spell_points() -> None:
    table = caster("scorching-ray", hall(e="5,2"), sp={"mialee": 3}, rolls="Y2 O2 O2")
    table.act("attack", "scorching-ray", "ranged", "ogre-1")
    assert (table.hero("mialee").sp, table.state.turn.actions) == (1, 1)
    assert table.choices("attack") == []


@rule("FA-028")
@pytest.mark.parametrize("sp", [1, 2])
def test_a_hero_without_enough_spell_points_cannot_cast(sp: int) -> None:
    web = caster("web", hall(e="5,2"), sp={"mialee": sp})
    ray = caster("scorching-ray", hall(e="5,2"), sp={"mialee": sp})
    assert bool(targets(web, "web")) == bool(ray.choices("attack")) == (sp >= 2)


@rule("FA-028", "FA-092")
def test_a_spell_in_the_knapsack_cannot_be_cast() -> None:
    table = dungeon(hall(e="5,2"), {"mialee": "1,2"}, items={"mialee": []})
    table.hero("mialee").knapsack += ["web", "scorching-ray"]
    table.turn("mialee")
    assert table.choices("cast") == table.choices("attack") == []


@rule("FA-095")
def test_a_spell_of_another_class_cannot_be_put_into_use() -> None:
    table = caster("web", hall(e="5,2"), hero="jozan")
    assert table.hero("jozan").knapsack == ["web"]
    assert table.choices("cast") == table.choices("change") == []


def test_a_spell_with_a_pool_counts_as_an_attack_and_another_does_not() -> None:
    table = caster("fireball", hall(e="7,2"), hero_attacks="1").act("cast", "fireball", "7,2")
    assert targets(table, "fireball") == []
    web = caster("web", hall(e="7,2 5,2"), hero_attacks="1").act("cast", "web", "7,1")
    assert targets(web, "web")


# ---- attacks with dice


@pytest.mark.parametrize(
    ("spell", "hero", "cost", "rolls", "swords"),
    [
        ("magic-missile", "mialee", 1, "R2 O2", 4),
        ("scorching-ray", "mialee", 2, "Y2 O2 O2", 6),
        ("searing-light", "jozan", 1, "Y2 O2", 4),
        ("flame-strike", "jozan", 2, "O2 P3", 5),
        ("disintegrate", "mialee", 5, "O2 P3", 5),
    ],
)
def test_a_ranged_spell_rolls_its_dice_at_one_target(
    spell: str, hero: str, cost: int, rolls: str, swords: int
) -> None:
    table = caster(spell, hall(e="5,2"), hero=hero, rolls=rolls)
    before = table.hero(hero).sp
    table.act("attack", spell, "ranged", "ogre-1")
    assert table.blows[0].facts["swords"] == swords
    assert len(table.told("rolled")[0].facts["dice"]) == len(rolls.split())
    assert table.hero(hero).sp == before - cost
    assert caster(spell, hall(e="2,2"), hero=hero).choices("attack") == []  # FA-073


def test_monsters_do_not_block_a_magic_missile() -> None:
    table = caster("magic-missile", hall(g="3,2", e="6,2"), items={"mialee": ["magic-missile", "elven-bow"]})
    assert {option[3] for option in table.choices("attack", "magic-missile")} == {"goblin-1", "ogre-1"}
    assert [option[3] for option in table.choices("attack", "elven-bow")] == ["goblin-1"]


@pytest.mark.parametrize(("letter", "monster", "lost"), [("w", "wight", 4 + 2 - 3), ("e", "ogre", 4 - 2)])
def test_searing_light_adds_2_swords_against_undead(letter: str, monster: str, lost: int) -> None:
    table = caster("searing-light", hall(**{letter: "5,2"}), hero="jozan", rolls="Y2 O2")
    before = table.monster(f"{monster}-1").hp
    table.act("attack", "searing-light", "ranged", f"{monster}-1")
    assert table.monster(f"{monster}-1").hp == before - lost


def test_disintegrate_ignores_ac() -> None:
    table = caster("disintegrate", hall(w="5,2"), rolls="O2 P3")
    table.act("attack", "disintegrate", "ranged", "wight-1")
    assert table.monster("wight-1").hp == 9 - 5


# ---- lines


def test_burning_hands_hit_every_monster_in_a_line_of_three() -> None:
    table = caster("burning-hands", hall(e="2,2 4,2 5,2 2,1"), rolls="Y2 R2")
    assert set(targets(table, "burning-hands")) == {"east"}
    table.act("cast", "burning-hands", "east")
    hit = {event.facts["target"] for event in table.blows}
    assert {table.at(name) for name in hit} == {"2,2", "4,2"}
    assert [table.monster(name).hp for name in hit] == [12 - (4 - 2)] * 2
    assert len(table.told("rolled")) == 1
    assert table.hero("mialee").sp == 6 - 2


def test_a_line_goes_in_each_direction_in_which_there_is_a_foe() -> None:
    table = caster("burning-hands", hall(e="5,1 5,3 6,2 4,2"), at="5,2")
    assert targets(table, "burning-hands") == list(DIRECTIONS)


@pytest.mark.parametrize("solid", ["_I", "_T", "_#"])
def test_a_line_stops_before_a_solid_thing(solid: str) -> None:
    assert targets(caster("lightning-bolt", hall(e="5,2", **{solid: "3,2"})), "lightning-bolt") == []


def test_figures_and_chests_do_not_stop_a_line() -> None:
    table = caster("lightning-bolt", hall(e="7,2", g="5,2", _C="4,2"), others={"lidda": "3,2"})
    table.act("cast", "lightning-bolt", "east")
    assert {event.facts["target"] for event in table.blows} == {"ogre-1", "goblin-1"}
    assert table.hero("lidda").hp == 6


def test_a_closed_door_stops_a_line_and_an_open_one_does_not() -> None:
    room = TWO_ROOMS.replace("+....", "+..e.")
    assert targets(caster("lightning-bolt", room), "lightning-bolt") == []
    assert targets(caster("lightning-bolt", room, opened=["5,2"]), "lightning-bolt") == ["east"]


def test_lightning_bolt_hits_the_whole_line() -> None:
    table = caster("lightning-bolt", hall(e="2,2 9,2"), rolls="Y2 R1 O1 S-")
    table.act("cast", "lightning-bolt", "east")
    assert [monster.hp for monster in table.state.monsters] == [12 - (4 - 2)] * 2
    assert table.hero("mialee").sp == 6 - 3


@pytest.mark.parametrize(("special", "hp"), [("S*", 4), ("S-", 2)])
def test_a_star_of_lightning_bolt_gives_the_caster_2_hp_once(special: str, hp: int) -> None:
    table = caster("lightning-bolt", hall(e="2,2 9,2"), hp={"mialee": 2}, rolls=f"Y0 R0 O0 {special}")
    assert table.act("cast", "lightning-bolt", "east").hero("mialee").hp == hp


def test_an_area_spell_hits_objects_too() -> None:
    lines = "- numbered: 1 at 3,2 = seal (object AC 3, HP 5)"
    table = caster("burning-hands", hall(_1="3,2"), lines=lines, rolls="Y2 R2")
    table.act("cast", "burning-hands", "east")
    assert table.state.things == {"1": 4}


# ---- bursts


def test_fireball_hits_every_figure_within_a_square_heroes_too() -> None:
    table = caster(
        "fireball", hall(e="5,2 6,3", g="8,2"), others={"regdar": "5,1", "lidda": "7,2"}, rolls="R1 O2 P3"
    )
    table.act("cast", "fireball", "5,2")
    assert [table.monster(name).hp for name in ("ogre-1", "ogre-2", "goblin-1")] == [8, 8, 3]
    assert (table.hero("regdar").hp, table.hero("lidda").hp) == (8 - (6 - 4), 6)
    assert table.hero("mialee").sp == 6 - 3
    assert len(table.told("rolled")) == 1


def test_a_fireball_may_burst_around_the_caster_but_needs_a_foe() -> None:
    table = caster("fireball", hall(e="2,1"), rolls="R1 O1 P1")
    goals = targets(table, "fireball")
    assert table.square("1,2") in goals
    assert table.square("5,2") not in goals
    table.act("cast", "fireball", "1,2")
    assert table.hero("mialee").hp == 5 - (3 - 2)


def test_a_burst_does_not_reach_what_its_centre_does_not_see() -> None:
    for pillars, reaches in (("5,2", True), ("5,2 4,3", False)):
        table = caster("fireball", hall(e="5,3", _I=pillars))
        assert (table.square("4,2") in targets(table, "fireball")) == reaches


def test_the_caster_must_see_the_centre_of_a_burst() -> None:
    table = caster("fireball", hall(e="5,2", _I="4,2"))
    goals = targets(table, "fireball")
    assert table.square("5,1") in goals
    assert table.square("6,2") not in goals


def test_web_roots_the_monsters_in_a_burst() -> None:
    table = caster("web", hall(e="5,2 6,3 8,2")).act("cast", "web", "5,2")
    assert {table.at(monster.uid) for monster in table.state.monsters if monster.rooted} == {"5,2", "6,3"}
    assert table.hero("mialee").sp == 6 - 2


def test_a_web_that_would_catch_nobody_new_cannot_be_cast() -> None:
    table = caster("web", hall(e="5,2")).act("cast", "web", "5,2")
    assert targets(table, "web") == []


# ---- chain lightning


def test_chain_lightning_leaps_to_two_others_and_each_attack_is_rolled() -> None:
    table = caster("chain-lightning", hall(e="2,2 5,2 8,2"), rolls="Y2 P3 Y1 P3 Y1 P2")
    near, middle, far = (f"ogre-{number}" for number in (1, 2, 3))
    table.act("cast", "chain-lightning", near)
    assert table.ask.options == [middle, None]  # the third is more than 3 squares from the first
    table.act(middle)
    assert table.ask.options == [far, None]
    table.act(far)
    assert [table.monster(name).hp for name in (near, middle, far)] == [9, 10, 11]
    assert (table.hero("mialee").sp, table.state.turn.actions) == (6 - 4, 1)


def test_chain_lightning_may_end_early_and_strikes_nobody_twice() -> None:
    table = caster("chain-lightning", hall(e="5,2 6,2"))
    table.act("cast", "chain-lightning", "ogre-1")
    assert table.ask.options == ["ogre-2", None]
    table.act(None)
    assert table.monster("ogre-2").hp == 12
    again = (
        caster("chain-lightning", hall(e="5,2 6,2")).act("cast", "chain-lightning", "ogre-1").act("ogre-2")
    )
    assert again.ask.kind == "act"


def test_chain_lightning_leaps_from_where_a_dead_monster_stood() -> None:
    table = caster("chain-lightning", hall(g="5,2", e="8,2"), rolls="Y2 P3")
    table.act("cast", "chain-lightning", "goblin-1")
    assert table.monsters == ["ogre-1"]
    assert table.ask.options == ["ogre-1", None]


def test_chain_lightning_needs_sight_for_each_leap_and_may_strike_objects() -> None:
    lines = "- numbered: 1 at 6,1 = seal (object AC 3, HP 5)"
    table = caster(
        "chain-lightning", hall(e="5,1", _I="5,2", g="5,3", _1="6,1"), lines=lines, rolls="Y0 P1 Y2 P3"
    )
    table.act("cast", "chain-lightning", "ogre-1")
    assert table.ask.options == ["1", None]  # the goblin is behind the pillar
    table.act("1")
    assert table.state.things == {"1": 5 - (5 - 3)}


# ---- healing


def test_lesser_restoration_gives_a_hero_in_the_room_2_hp() -> None:
    table = caster(
        "lesser-restoration",
        TWO_ROOMS,
        "jozan",
        others={"regdar": "4,1", "lidda": "7,1", "mialee": "1,1"},
        hp={"jozan": 5, "regdar": 3, "lidda": 1},
    )
    assert targets(table, "lesser-restoration") == ["jozan", "regdar"]  # Lidda is elsewhere, Mialee unhurt
    table.act("cast", "lesser-restoration", "regdar")
    assert (table.hero("regdar").hp, table.hero("jozan").sp) == (5, 4)
    table.act("cast", "lesser-restoration", "jozan")
    assert table.hero("jozan").hp == 6


@rule("FA-198")
def test_who_stands_in_an_open_door_is_in_both_rooms() -> None:
    table = caster(
        "lesser-restoration", TWO_ROOMS, "jozan", at="5,2", others={"regdar": "1,1", "lidda": "9,3"},
        hp={"regdar": 3, "lidda": 1}, opened=["5,2"],
    )  # fmt: skip
    assert targets(table, "lesser-restoration") == ["regdar", "lidda"]


def test_prayer_of_healing_gives_every_hero_in_the_room_1_hp() -> None:
    table = caster(
        "prayer-of-healing",
        TWO_ROOMS,
        "jozan",
        others={"regdar": "4,1", "lidda": "7,1", "mialee": "1,1"},
        hp={"jozan": 2, "regdar": 3, "lidda": 1},
    ).act("cast", "prayer-of-healing", "")
    assert [table.hero(name).hp for name in ("jozan", "regdar", "lidda", "mialee")] == [3, 4, 1, 5]
    assert table.hero("jozan").sp == 5 - 3


def test_prayer_of_healing_needs_a_wound() -> None:
    table = caster("prayer-of-healing", TWO_ROOMS, "jozan", others={"lidda": "7,1"}, hp={"lidda": 1})
    assert targets(table, "prayer-of-healing") == []


@rule("FA-085")
def test_greater_restoration_heals_4_hp_or_brings_back_the_dead() -> None:
    table = caster(
        "greater-restoration",
        TWO_ROOMS,
        "jozan",
        others={"regdar": "4,1", "mialee": "1,1", "lidda": "7,1"},
        hp={"regdar": 2},
        dead=["mialee", "lidda"],
        sp={"mialee": 0},
    )
    assert targets(table, "greater-restoration") == ["regdar", "mialee"]
    table.act("cast", "greater-restoration", "regdar")
    assert (table.hero("regdar").hp, table.hero("jozan").sp) == (6, 1)


@rule("FA-085")
def test_greater_restoration_revives_with_4_hp_and_4_sp() -> None:
    table = caster(
        "greater-restoration", TWO_ROOMS, "jozan", others={"mialee": "1,1"}, dead=["mialee"], sp={"mialee": 0}
    ).act("cast", "greater-restoration", "mialee")
    hero = table.hero("mialee")
    assert (hero.dead, hero.hp, hero.sp, table.at("mialee")) == (False, 4, 4, "1,1")


# ---- protection


@pytest.mark.parametrize(
    ("spell", "hero", "on", "more"),
    [("shield-of-faith", "jozan", "regdar", 1), ("mage-armour", "mialee", "mialee", 2)],
)
def test_a_protecting_spell_raises_ac_until_the_casters_next_turn(
    spell: str, hero: str, on: str, more: int
) -> None:
    table = caster(spell, HALL, hero, others={"regdar": "3,2"})
    before = armor(table, on)
    table.act("cast", spell, on)
    assert armor(table, on) == before + more
    table.act("end")  # Regdar's turn
    table.act("end")
    assert table.state.turn.figure == hero  # the DM has no monster to move
    assert armor(table, on) == before


def test_a_spell_that_is_only_in_use_protects_nobody() -> None:
    table = caster("shield-of-faith", HALL, "jozan")
    assert armor(table, "jozan") == 3


def test_shield_of_faith_lies_once_on_a_hero() -> None:
    table = caster("shield-of-faith", TWO_ROOMS, "jozan", others={"regdar": "3,2", "lidda": "7,1"})
    assert targets(table, "shield-of-faith") == ["jozan", "regdar"]
    table.act("cast", "shield-of-faith", "regdar")
    assert targets(table, "shield-of-faith") == ["jozan"]


def test_effects_of_one_name_count_once_and_those_of_different_names_add_up() -> None:
    table = caster("shield-of-faith", HALL, "jozan", others={"mialee": "3,2"})
    table.act("cast", "shield-of-faith", "mialee")
    s = table.state
    s.lasting += [Lasting("shield-of-faith", "mialee", "lidda")]
    assert armor(table, "mialee") == 2 + 1
    s.lasting += [Lasting("mage-armour", "mialee", "mialee")]
    assert armor(table, "mialee") == 2 + 1 + 2


def test_bless_adds_a_sword_to_weapon_and_spell_attacks() -> None:
    table = caster(
        "bless",
        hall(e="4,2 8,2"),
        "jozan",
        others={"regdar": "3,2", "mialee": "5,1"},
        items={"regdar": ["mace"], "mialee": ["scorching-ray"]},
        rolls="Y1 O2 Y1 O2 O2",
    )
    table.act("cast", "bless", "regdar").act("cast", "bless", "mialee")
    assert table.hero("jozan").sp == 3
    table.act("attack", "mace", "melee", "ogre-1").act("end")
    table.act("attack", "scorching-ray", "ranged", "ogre-2")
    assert [event.facts["swords"] for event in table.blows] == [3 + 1 + 1, 5 + 1]


def test_bless_does_not_help_whom_it_was_not_cast_on_and_no_charge() -> None:
    table = caster("bless", hall(e="4,2"), "jozan", others={"lidda": "3,2"})
    table.act("cast", "bless", "lidda")
    assert targets(table, "bless") == ["jozan"]
    s = table.state
    assert extra_swords(s, Assault("jozan", "melee", "mace", "YO", "weapon"), "ogre-1") == 0
    assert extra_swords(s, Assault("lidda", "ranged", "light-bow", "YR", "weapon"), "ogre-1") == 1
    assert extra_swords(s, Assault("lidda", "charge", "charge", "YY", "charge"), "ogre-1") == 0


def test_nobody_can_choose_an_invisible_hero_until_he_attacks() -> None:
    table = caster(
        "invisibility",
        hall(e="3,2", n="6,1"),
        others={"regdar": "2,2", "lidda": "1,1", "jozan": "9,3"},
        items={"regdar": ["mace"]},
    )
    s = table.state
    assert targets(table, "invisibility") == [
        "mialee",
        "regdar",
        "lidda",
    ]  # only the caster and those adjacent
    ogre = table.monster("ogre-1")
    assert monster_melee_targets(s, ogre) == ["regdar"]
    table.act("cast", "invisibility", "regdar")
    assert table.hero("mialee").sp == 6 - 2
    assert monster_melee_targets(table.state, table.monster("ogre-1")) == []
    table.act("end").act("attack", "mace", "melee", "ogre-1")
    assert monster_melee_targets(table.state, table.monster("ogre-1")) == ["regdar"]


def test_an_invisible_hero_is_seen_again_when_the_casters_next_turn_begins() -> None:
    table = caster("invisibility", HALL, others={"regdar": "2,2"}).act("cast", "invisibility", "regdar")
    assert targets(table, "invisibility") == ["mialee"]
    table.act("end").act("end")
    assert table.state.lasting == []


def test_breath_and_bursts_still_reach_an_invisible_hero() -> None:
    table = caster("invisibility", hall(f="5,2"), others={"regdar": "2,2"}, set="winter", level=3)
    table.act("cast", "invisibility", "regdar")
    assert breath_targets(table.state, table.monster("winter-wolf-1"), "west") == ["regdar"]


# ---- hindering monsters


@rule("FA-057")
@pytest.mark.parametrize(
    ("letter", "hp", "sleeps"), [("e", 6, True), ("e", 7, False), ("g", 3, True), ("k", 6, False)]
)
def test_sleep_needs_a_living_monster_with_6_hp_or_fewer(letter: str, hp: int, sleeps: bool) -> None:
    monster = {"e": "ogre-1", "g": "goblin-1", "k": "skeleton-1"}[letter]
    table = caster("sleep", hall(**{letter: "2,2"}), hp={monster: hp})
    assert targets(table, "sleep") == ([monster] if sleeps else [])
    if sleeps:
        table.act("cast", "sleep", monster)
        assert (table.monster(monster).misses, table.hero("mialee").sp) == (1, 4)
        assert targets(table, "sleep") == []


def test_sleep_needs_sight() -> None:
    assert targets(caster("sleep", hall(g="5,2", _I="3,2")), "sleep") == []
    assert targets(caster("sleep", hall(g="5,2 3,2")), "sleep") == ["goblin-1", "goblin-2"]  # over a monster


@rule("FA-057")
def test_a_sleeping_monster_misses_the_next_dm_turn_only() -> None:
    table = caster("sleep", hall(g="2,2"), rolls="Y1 Y1 O2")
    table.act("cast", "sleep", "goblin-1").act("end")
    assert table.state.turn.figure == "mialee"
    assert table.hero("mialee").hp == 5
    table.act("end")
    assert table.hero("mialee").hp == 5 - (4 - 2)


@pytest.mark.parametrize(("special", "turns"), [("S-", 1), ("S*", 2)])
@pytest.mark.parametrize("hero", ["jozan", "mialee"])
def test_hold_monster_costs_a_turn_or_with_a_star_two(special: str, turns: int, hero: str) -> None:
    table = caster("hold-monster", hall(w="2,2"), hero, rolls=special)
    before = table.hero(hero).sp
    table.act("cast", "hold-monster", "wight-1")
    assert (table.monster("wight-1").misses, table.hero(hero).sp) == (turns, before - 3)


def test_hold_monster_needs_sight_and_a_monster_that_is_not_held_for_two_turns() -> None:
    assert targets(caster("hold-monster", hall(e="5,2", _I="3,2")), "hold-monster") == []
    table = caster("hold-monster", hall(e="5,2"), rolls="S*").act("cast", "hold-monster", "ogre-1")
    assert targets(table, "hold-monster") == []


# ---- teleport


def test_teleport_moves_the_caster_or_an_adjacent_hero_anywhere_that_is_free() -> None:
    table = caster(
        "teleport", TWO_ROOMS.replace("....#\n####", "..eC#\n####"), others={"regdar": "1,1", "lidda": "4,3"}
    )
    assert targets(table, "teleport") == ["mialee", "regdar"]
    table.act("cast", "teleport", "regdar")
    goals = table.ask.options
    assert table.square("9,1") in goals
    assert all(table.square(spot) not in goals for spot in ("1,1", "1,2", "4,3", "8,3", "9,3", "5,2", "5,1"))
    table.act("9,1")
    assert (table.at("regdar"), table.hero("mialee").sp) == ("9,1", 4)


def test_teleport_goes_only_where_an_area_is_revealed() -> None:
    table = caster("teleport", TWO_ROOMS, hidden="B").act("cast", "teleport", "mialee")
    assert all(table.state.ground.xy(square)[0] < 5 for square in table.ask.options)


@rule("FA-148")
def test_teleport_keeps_passages_open() -> None:
    ends = hall(o="1,1 9,3", _I="9,2")
    table = caster("teleport", ends, set="forest", level=2, lines="- passages: 1,1 <-> 9,3")
    table.act("cast", "teleport", "mialee")
    taken = ("1,1", "9,3", "8,3")  # the ends, and the only way to one of them
    assert all(table.square(spot) not in table.ask.options for spot in taken)
    assert table.square("7,3") in table.ask.options


def test_teleport_breaks_a_grasp() -> None:
    table = dungeon(hall(u="2,2"), {"mialee": "1,2"}, items={"mialee": ["teleport"]}, set="forest", level=3)
    table.hero("mialee").held = "owlbear-1"
    table.monster("owlbear-1").holds = "mialee"
    table.turn("mialee").act(False)  # no try to break free
    table.act("cast", "teleport", "mialee").act("9,1")
    assert (table.hero("mialee").held, table.monster("owlbear-1").holds) == ("", "")


def test_teleport_springs_an_armed_trap() -> None:
    table = caster("teleport", hall(**{"_^": "6,2"}), lines="- traps: 6,2 Pit (A)", others={"regdar": "1,1"})
    table.act("cast", "teleport", "regdar").act("6,2")
    assert (table.hero("regdar").hp, table.hero("regdar").fewer, table.state.traps) == (7, 1, ())
    assert table.state.turn.figure == "mialee"  # it was not Regdar's turn that ended
    own = caster("teleport", hall(**{"_^": "6,2"}), lines="- traps: 6,2 Pit (A)", others={"regdar": "1,1"})
    own.act("cast", "teleport", "mialee").act("6,2")
    assert own.state.turn.figure == "regdar"
