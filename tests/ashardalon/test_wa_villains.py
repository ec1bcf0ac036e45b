"""Villains: every tactic of the seven, both faces of the Rage Drake, and what hits do besides damage."""

from typing import Any

import pytest

from questboard.games.adventure.rules.combat import armor_of
from questboard.games.adventure.rules.rewards import experience
from questboard.games.adventure.state import Friend
from questboard.testing import rule
from tests.adventure.crypt import Crypt, attack_rolls, crypt, square

PLAIN: dict[str, list[str]] = {"vistra": [], "quinn": [], "keyleth": []}
WAY = [
    "1 north plain-passage-a",
    "3 north plain-passage-b",
    "4 north plain-passage-c",
    "5 north long-hallway-white",
]


def attacked(table: Crypt) -> list[tuple[str, str]]:
    """The attacks so far: what, and at whom."""
    return [(event.facts["attack"], event.facts["target"]) for event in table.told("attacked")]


def totals(table: Crypt) -> list[int]:
    """Die and bonus of every attack that hit."""
    return [roll["total"] for roll in attack_rolls(table, "hit")]


def villain(name: str, where: str, heroes: dict[str, str], **position: Any) -> Crypt:
    """A Villain acts in the Villain Phase of the first Hero."""
    settings: dict[str, Any] = {"powers": PLAIN, **position}
    table = crypt(list(heroes), at=heroes, monsters=[(name, where)], **settings)
    table.activate(f"{name}-1")
    return table


@rule("WA-126", "WA-129")
@pytest.mark.parametrize(
    ("name", "where", "there"),
    [
        ("ashardalon", "5b2", "4c3"),
        ("bellax", "6b1", "5b3"),
        ("kraash", "5b1", "4c3"),
        ("margrath", "5b1", "4c3"),
        ("meerak", "5b1", "4c3"),
        ("otyugh", "5b1", "4b2"),
        ("rage-drake", "5b1", "4b2"),
        ("enraged-rage-drake", "6b1", "4b2"),
    ],
)
def test_a_villain_far_from_every_hero_moves_toward_one(name, where, there):
    table = villain(name, where, {"quinn": "1b2"}, tiles=WAY, auto_ties=True)
    assert table.standing_on(f"{name}-1") == there
    assert attacked(table) == []


# ---- Ashardalon


@rule("WA-126", "WA-239")
def test_ashardalon_sweeps_at_each_of_several_adjacent_heroes_and_moves_them_away():
    heroes = {"quinn": "1d1", "vistra": "1d2", "keyleth": "2d1"}
    table = villain("ashardalon", "1b2", heroes, dice=[20, 20])
    assert attacked(table) == [("Tail Sweep", "quinn"), ("Tail Sweep", "vistra")]  # all rolls come first
    assert totals(table) == [30, 30]
    assert table.asked == 0
    assert all(label.startswith("2") for label in table.options)
    table.answer("2c3", "2c2")
    assert [table.hero(name).hp for name in heroes] == [7, 7, 8]
    assert [table.standing_on(name) for name in heroes] == ["2c3", "2c2", "2d1"]


@rule("WA-126", "WA-239")
def test_ashardalon_bites_the_farthest_hero_within_1_tile_and_drags_that_hero_to_him():
    table = villain("ashardalon", "1b2", {"quinn": "2a1", "vistra": "2d3"}, dice=[20])
    assert attacked(table) == [("Bite", "vistra")]
    assert (table.asked, table.options) == (1, ["1d1", "1d2", "1d3"])
    table.answer("1d3")
    assert table.standing_on("vistra") == "1d3"
    assert (table.hero("vistra").hp, table.hero("vistra").conditions) == (7, ["dazed"])


@rule("WA-126")
def test_a_hero_who_is_bitten_next_to_ashardalon_may_stay_there():
    table = villain("ashardalon", "1b2", {"quinn": "1d2"}, dice=[20])
    assert table.options == ["1d1", "1d2", "1d3"]
    table.answer("1d2")
    assert table.told("placed") == []
    assert table.hero("quinn").conditions == ["dazed"]


@rule("WA-126")
@pytest.mark.parametrize(("name", "there"), [("ashardalon", "5b3"), ("meerak", "5b3")])
def test_ashardalon_and_meerak_move_toward_the_hero_with_the_most_hit_points(name, there):
    heroes = {"quinn": "1b2", "vistra": "6b1"}
    table = villain(name, "4b2", heroes, tiles=WAY, hp={"quinn": 5, "vistra": 6}, auto_ties=True)
    assert table.standing_on(f"{name}-1") == there


# ---- Bellax


def ray(roll: int, attack: int = 20, **position: Any) -> Crypt:
    """Bellax uses an Eye Ray on Quinn, who is not adjacent."""
    return villain("bellax", "1d1", {"quinn": "1b2"}, dice=[roll, attack], **position)


@rule("WA-126")
@pytest.mark.parametrize(
    ("roll", "name", "damage", "conditions"),
    [
        (1, "Anti-Magic Ray", 1, []),
        (4, "Anti-Magic Ray", 1, []),
        (5, "Fire Ray", 2, []),
        (8, "Fire Ray", 2, []),
        (9, "Exhaustion Ray", 1, ["dazed"]),
        (12, "Exhaustion Ray", 1, ["dazed"]),
        (13, "Poison Ray", 1, ["poisoned"]),
        (16, "Poison Ray", 1, ["poisoned"]),
        (17, "Telekinetic Ray", 1, []),
        (20, "Telekinetic Ray", 1, []),
    ],
)
def test_bellax_rolls_which_eye_ray_she_uses_and_then_attacks(roll, name, damage, conditions):
    table = ray(roll)
    assert attacked(table) == [(name, "quinn")]
    assert totals(table) == [28]
    assert table.hero("quinn").hp == 8 - damage
    assert table.hero("quinn").conditions == conditions


@rule("WA-126")
def test_a_fire_ray_that_misses_still_costs_1_hit_point():
    assert ray(5, attack=1).hero("quinn").hp == 7
    assert ray(9, attack=1).hero("quinn").hp == 8


@rule("WA-126")
def test_an_anti_magic_ray_makes_the_hero_discard_an_item_of_own_choice():
    table = ray(1, items={"quinn": ["boots-of-striding", "thieves-tools"]})
    assert table.options == ["Boots of Striding", "Thieves' Tools"]
    table.answer("Thieves' Tools")
    assert table.hero("quinn").items == ["boots-of-striding"]
    assert table.state.treasure_deck.discard == ["thieves-tools"]


@rule("WA-126")
def test_a_telekinetic_ray_moves_the_hero_1_tile_away():
    table = ray(17)
    assert all(label.startswith("2") for label in table.options)


@rule("WA-126")
def test_bellax_next_to_a_hero_withdraws_to_the_nearest_square_that_is_next_to_nobody():
    table = villain("bellax", "1b2", {"quinn": "1a2"}, dice=[5, 20])
    assert attacked(table) == [("Fire Ray", "quinn")]
    assert table.options == ["1c1", "1c2", "1c3"]
    table = villain("bellax", "1c2", {"quinn": "1b2", "vistra": "1d3"}, dice=[5, 20])
    table.answer("Quinn")
    assert table.standing_on("bellax-1") == "1d1"


@rule("WA-126")
def test_bellax_uses_an_eye_ray_on_the_hero_with_the_most_hit_points_within_3_tiles():
    heroes = {"quinn": "4b2", "vistra": "1b2", "keyleth": "2d1"}
    table = villain("bellax", "5b2", heroes, tiles=WAY, hp={"quinn": 3, "vistra": 5}, dice=[5, 20])
    assert attacked(table) == [("Fire Ray", "vistra")]  # Keyleth has 8, but is 4 tiles away
    assert table.standing_on("bellax-1") == "5b2"


# ---- Kraash


@rule("WA-126", "WA-238")
def test_kraash_attacks_every_hero_of_a_crowded_tile_and_moves_them_where_its_triangle_points():
    heroes = {"quinn": "3b2", "vistra": "3c2", "keyleth": "2c2"}
    table = villain("kraash", "1a1", heroes, tiles=WAY[:1], dice=[20, 1])
    assert attacked(table) == [("Windstorm", "quinn"), ("Windstorm", "vistra")]
    assert table.asked == 0
    assert all(label.startswith("1") for label in table.options)
    table.answer("1b1")
    assert table.over  # Vistra was missed
    assert [table.standing_on(name) for name in heroes] == ["1b1", "3c2", "2c2"]


@rule("WA-126")
def test_kraash_chooses_the_closest_of_several_crowded_tiles():
    heroes = {"quinn": "3b2", "vistra": "3c2", "keyleth": "1b2", "tarak": "1b3"}
    table = villain("kraash", "1a1", heroes, tiles=WAY[:1], powers={**PLAIN, "tarak": []}, dice=[1, 1])
    assert attacked(table) == [("Windstorm", "keyleth"), ("Windstorm", "tarak")]


@rule("WA-126")
def test_kraash_attacks_the_crowd_on_his_own_tile_before_one_on_the_next():
    heroes = {"quinn": "3b2", "vistra": "3c2", "keyleth": "4b2", "tarak": "4c2"}
    table = villain("kraash", "4b1", heroes, tiles=WAY[:2], powers={**PLAIN, "tarak": []}, dice=[1, 1])
    assert attacked(table) == [("Windstorm", "keyleth"), ("Windstorm", "tarak")]


@rule("WA-126")
def test_kraash_strikes_the_closest_single_hero_with_lightning():
    table = villain("kraash", "1a1", {"quinn": "3b2", "vistra": "2c2"}, tiles=WAY[:1], dice=[20])
    assert attacked(table) == [("Lightning", "quinn")]
    assert totals(table) == [28]
    assert all(label.startswith("1") for label in table.options)


@rule("WA-126")
def test_nobody_is_moved_from_a_tile_without_a_triangle():
    table = villain("kraash", "1a1", {"quinn": "2c2"}, dice=[20])
    assert table.over
    assert (table.hero("quinn").hp, table.standing_on("quinn")) == (7, "2c2")


# ---- Margrath, Meerak, Otyugh


@rule("WA-126", "WA-238")
def test_margrath_hits_an_adjacent_hero_with_his_morning_star_and_moves_that_hero_away():
    table = villain("margrath", "1c2", {"vistra": "1a1", "quinn": "1b2"}, dice=[20])
    assert attacked(table) == [("Morning Star", "quinn")]
    assert table.asked == 1  # Quinn's player picks the square, though the turn is Vistra's
    table.answer("2a1")
    assert (table.hero("quinn").hp, table.standing_on("quinn")) == (7, "2a1")
    assert table.standing_on("margrath-1") == "1c2"


@rule("WA-126")
@pytest.mark.parametrize(("die", "hp", "conditions"), [(20, 7, ["poisoned"]), (1, 8, [])])
def test_margrath_throws_quills_and_moves_next_to_that_hero_hit_or_miss(die, hp, conditions):
    table = villain("margrath", "2d1", {"quinn": "1a3"}, dice=[die])
    assert attacked(table) == [("Quills", "quinn")]
    assert table.options == ["1a2", "1b2", "1b3"]
    table.answer("1b2")
    assert (table.hero("quinn").hp, table.hero("quinn").conditions) == (hp, conditions)
    assert table.standing_on("margrath-1") == "1b2"


@rule("WA-126", "WA-130")
def test_margrath_goes_as_near_as_he_can_to_a_hero_who_has_no_free_square_around():
    crowd = [("snake", "3c1"), ("grell", "3b2"), ("snake", "3c2")]
    table = crypt(
        ["quinn"],
        at={"quinn": "3b1"},
        tiles=WAY[:1],
        monsters=[("margrath", "1b2"), *crowd],
        powers=PLAIN,
        dice=[1],
    )
    table.activate("margrath-1")
    assert attacked(table) == [("Quills", "quinn")]
    assert table.options == ["3b3", "3c3"]


@rule("WA-126")
def test_margrath_stays_where_he_is_when_his_quills_have_killed_a_villager():
    table = crypt(["quinn"], at={"quinn": "2d3"}, monsters=[("margrath", "1d1")], powers=PLAIN, dice=[20])
    table.state.friends["cassi"] = Friend("cassi", square("1b2"))
    table.activate("margrath-1")
    assert table.state.friends == {}
    assert table.standing_on("margrath-1") == "1d1"


@rule("WA-126")
def test_meerak_stabs_an_adjacent_hero_and_then_moves_anywhere_within_1_tile():
    table = villain("meerak", "1c2", {"quinn": "1b2"}, tiles=WAY[:2], dice=[20])
    assert attacked(table) == [("Short Sword", "quinn")]
    assert table.hero("quinn").hp == 6
    assert len(table.options) == 12 + 12 + 8 - 1  # every free square of tiles 1 to 3, where he is too
    table.answer("3b1")
    assert table.standing_on("meerak-1") == "3b1"


@rule("WA-126")
def test_meerak_slips_away_to_no_tile_that_is_farther_than_1_tile():
    table = villain("meerak", "5b2", {"quinn": "5b3"}, tiles=WAY, dice=[20])
    assert {label[0] for label in table.options} == {"4", "5", "6"}


@rule("WA-126", "WA-130")
def test_meerak_moves_next_to_the_closest_hero_within_1_tile_and_stabs():
    table = villain("meerak", "2d1", {"quinn": "1a3"}, dice=[20])
    table.answer("1b2")
    assert attacked(table) == [("Short Sword", "quinn")]
    assert totals(table) == [28]
    assert (table.hero("quinn").hp, table.standing_on("meerak-1")) == (6, "1b2")


@rule("WA-126")
@pytest.mark.parametrize(("die", "left"), [(20, 3), (1, 5)])
def test_the_otyugh_bites_the_adjacent_hero_with_the_most_hit_points(die, left):
    heroes = {"quinn": "1b1", "vistra": "1b2"}
    table = villain("otyugh", "1c1", heroes, hp={"quinn": 5, "vistra": 6}, dice=[die])
    assert attacked(table) == [("Bite", "vistra")]
    assert table.hero("vistra").hp == left


@rule("WA-126", "WA-238", "WA-239")
def test_the_otyugh_grabs_the_closest_hero_within_2_tiles_and_places_that_hero_next_to_it():
    table = villain("otyugh", "4b1", {"quinn": "1b2"}, tiles=WAY[:2], dice=[20])
    assert attacked(table) == [("Tentacle", "quinn")]
    assert totals(table) == [30]
    assert table.options == ["4b3", "4c3"]
    table.answer("4b3")
    assert (table.hero("quinn").hp, table.hero("quinn").conditions) == (6, ["dazed"])


@rule("WA-238")
def test_the_active_player_says_where_a_grabbed_villager_goes():
    table = crypt(
        ["quinn"],
        at={"quinn": "1a1"},
        tiles=WAY[:2],
        monsters=[("ashardalon", "4b2")],
        powers=PLAIN,
        dice=[20],
    )
    table.state.friends["alek"] = Friend("alek", square("3b4"))
    table.activate("ashardalon-1")
    assert table.options == ["4b4", "4c4"]
    table.answer("4c4")
    assert table.state.friends["alek"].square == square("4c4")
    assert "Alek is moved to 4c4." in table.log()


@rule("WA-238")
def test_the_active_player_says_where_a_villager_goes_who_is_moved_away():
    table = crypt(
        ["quinn"], at={"quinn": "2d1"}, tiles=WAY[:1], monsters=[("margrath", "1b2")], powers=PLAIN, dice=[20]
    )
    table.state.friends["alek"] = Friend("alek", square("1b1"))
    table.activate("margrath-1").answer("3b2")
    assert table.state.friends["alek"].square == square("3b2")
    assert "Alek is moved to 3b2." in table.log()
    assert table.over


# ---- the Rage Drake


@rule("WA-126")
@pytest.mark.parametrize(
    ("name", "total", "damage", "tiles"), [("rage-drake", 28, 1, "3"), ("enraged-rage-drake", 30, 2, "4")]
)
def test_the_rage_drake_attacks_an_adjacent_hero_and_moves_that_hero_away(name, total, damage, tiles):
    table = villain(name, "1c2", {"quinn": "1b1"}, tiles=WAY[:2], dice=[20])
    assert attacked(table) == [("Bite" if damage == 1 else "Claws", "quinn")]
    assert totals(table) == [total]
    table.answer("3b1")
    if not table.over:
        table.answer("4b1")
    assert table.hero("quinn").hp == 8 - damage
    assert table.standing_on("quinn")[0] == tiles


@rule("WA-126", "WA-130", "WA-239")
def test_a_hero_who_falls_on_the_first_of_two_tiles_is_moved_no_farther():
    table = villain(
        "enraged-rage-drake",
        "1c2",
        {"quinn": "1b1"},
        tiles=WAY[:2],
        hp={"quinn": 3},
        curses={"quinn": ["dragon-fear"]},
        dice=[20],
    )
    table.answer("3b1")  # 2 damage from the claws, 1 from the fear
    assert table.over
    assert (table.hero("quinn").hp, table.standing_on("quinn")) == (0, "3b1")


@rule("WA-126")
@pytest.mark.parametrize(("name", "total", "damage"), [("rage-drake", 30, 1), ("enraged-rage-drake", 32, 3)])
def test_the_rage_drake_charges_the_closest_hero_within_1_tile(name, total, damage):
    table = villain(name, "2c1", {"quinn": "1a1"}, dice=[20])
    assert table.options == ["1b1", "1a2", "1b2"]
    table.answer("1b2")
    assert attacked(table) == [("Charge", "quinn")]
    assert totals(table) == [total]
    assert (table.hero("quinn").hp, table.hero("quinn").conditions) == (8 - damage, ["dazed"])
    assert table.standing_on(f"{name}-1") == "1b2"


def drake(damage: int, **position: Any) -> Crypt:
    """Keyleth next to a Rage Drake with some damage, with an attack that deals 3."""
    table = crypt(
        ["keyleth"],
        at={"keyleth": "1b1"},
        monsters=[("rage-drake", "1c1")],
        powers={"keyleth": ["righteous-smite"]},
        treasures=["boots-of-striding"],
        **position,
    )
    table.figure("rage-drake-1").damage = damage
    table.hero_phase("keyleth")
    return table


@rule("WA-203", "WA-222")
@pytest.mark.parametrize(
    ("before", "face"), [(2, "rage-drake"), (3, "enraged-rage-drake"), (5, "enraged-rage-drake")]
)
def test_at_6_damage_the_rage_drakes_card_is_flipped_and_the_damage_stays(before, face):
    table = drake(before, dice=[20]).answer("use Righteous Smite")
    assert table.figure("rage-drake-1").name == face
    assert table.figure("rage-drake-1").damage == before + 3
    assert armor_of(table.state, "rage-drake-1") == (13 if face == "rage-drake" else 15)


@rule("WA-203", "WA-222")
def test_the_rage_drake_is_defeated_with_10_damage_in_all():
    table = drake(5, dice=[20, 20]).answer("use Righteous Smite", "end the Hero Phase")
    table.hero("keyleth").used.clear()
    table.state.turn.actions, table.state.turn.attacked = 0, False
    table.hero_phase("keyleth").answer("use Righteous Smite")
    assert table.state.figures == {}
    assert table.state.experience == ["rage-drake"]
    assert experience(table.state) == 5


@rule("WA-187", "WA-287")
def test_villains_do_nothing_while_no_hero_is_on_the_board():
    table = crypt(["quinn"], monsters=[("margrath", "1a1")], encounters=["kobold-trappers"], powers=PLAIN)
    table.hero("quinn").square, table.hero("quinn").away = -1, "pit"
    table.villain_phase("quinn")
    assert table.told("activated") == []


# ---- moving away, large bases


@rule("WA-126")
def test_a_hero_who_cannot_get_farther_away_stays():
    table = villain("margrath", "1c2", {"quinn": "1b2"}, tiles=["2 north plain-passage-a"], dice=[20])
    assert all(label.startswith("2") for label in table.options)
    crowd = [("grell", f"2{column}{row}") for row in "123" for column in "abcd"]
    table = crypt(
        ["quinn"], at={"quinn": "1b2"}, monsters=[("margrath", "1c2"), *crowd], powers=PLAIN, dice=[20]
    )
    table.activate("margrath-1")
    assert table.over
    assert (table.hero("quinn").hp, table.standing_on("quinn")) == (7, "1b2")


@rule("WA-239", "WA-240")
def test_a_large_figure_steps_from_the_nearest_tile_it_stands_on():
    tiles = ["1 north plain-passage-a", "2 east plain-passage-b", "4 east plain-passage-c"]
    table = villain("otyugh", "3b4", {"quinn": "5b2"}, tiles=tiles, auto_ties=True)
    assert 1 in table.state.tiles_of(table.state.base("otyugh-1"))  # it also stood on tile 1


@rule("WA-239")
def test_a_large_figure_that_fits_nowhere_on_the_next_tile_stays():
    crowd = [("grell", name) for name in ("4b1", "4c3", "4b4")]
    table = crypt(
        ["quinn"],
        at={"quinn": "1b2"},
        tiles=WAY,
        monsters=[("otyugh", "6b1"), *crowd],
        powers=PLAIN,
        auto_ties=True,
    )
    table.play(("activate", "otyugh-1"), ("activate", "otyugh-1"))
    assert table.standing_on("otyugh-1") == "5b2"
