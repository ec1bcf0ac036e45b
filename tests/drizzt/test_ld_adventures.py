"""The adventures in which all win or lose together: 1 to 4, 7, 8, 10, 11 and 13."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest
from msgspec.structs import replace

from questboard.games.adventure.board import EAST, NORTH, SIDES, SOUTH, WEST, Barrier, Edge, squares
from questboard.games.adventure.content import ENCOUNTERS, TILES
from questboard.games.adventure.hooks.tables import QUESTS
from questboard.games.adventure.rules.combat import armor_of
from questboard.games.adventure.rules.damage import harm
from questboard.games.adventure.rules.distance import targets
from questboard.games.adventure.rules.exploring import extra_tile, place_tile
from questboard.games.adventure.rules.quest import quest
from questboard.games.adventure.state import AdventureState, Deck, Ending, Figure, Packet, RowCard, Token
from questboard.games.drizzt.adventures.companions import LegacyOfTheDrow
from questboard.games.drizzt.adventures.destinations import Hunt
from questboard.games.drizzt.adventures.gauntlgrym import DoorToGauntlgrym
from questboard.games.drizzt.adventures.primordial import BOWL, PrimordialAwakes
from questboard.games.drizzt.adventures.siege import FISSURES
from questboard.games.drizzt.registry import STEPS
from questboard.kernel import Luck, Table
from questboard.testing import rule
from tests.adventure.crypt import Crypt, cavern, square

RULES: Any = import_module("questboard.games.drizzt").RULES
SIDE = {"north": "2b1", "east": "2d2", "south": "1b4", "west": "1a2"}
"""Squares of the Start tile from which one edge is explored and no other."""
PLACES = ["2b3", "2c3", "2a3", "2b2"]
"""Where the others stand."""
FIVE = ["drizzt", "bruenor", "catti-brie", "regis", "wulfgar"]
GOBLINS = ["goblin-cutter", "goblin-archer", "hunting-drake", "goblin-champion", "hypnotic-spirit"]


def setting(adventure: str, *heroes: str, side: str = "north", **more: Any) -> Crypt:
    """Heroes without powers on the Start tile, the first one along an edge."""
    heroes = heroes or ("drizzt",)
    places = {heroes[0]: SIDE[side], **dict(zip(heroes[1:], PLACES, strict=False)), **more.pop("at", {})}
    more.setdefault("monster_deck", GOBLINS)
    return cavern(list(heroes), adventure=adventure, at=places, **more)


def found(adventure: str, *heroes: str, **more: Any) -> Crypt:
    """The first Hero has explored and found the tile that the adventure is about."""
    trigger = QUESTS[f"drizzt-{adventure}"].trigger  # type: ignore[attr-defined]
    more.setdefault("stack", [trigger, "cavern-plain-5", "cavern-plain-8", "cavern-plain-7", "secret-cave"])
    table = setting(adventure, *heroes, **more)
    return table.explore(table.state.heroes[0].name)


def finish(table: Crypt) -> Crypt:
    """Answer whatever is asked with the first option."""
    while not table.over:
        table.table.answer(0)
    return table


def laid(table: Crypt) -> list[str]:
    """The tiles on the table, in the order in which they came."""
    return [placed.tile for placed in table.state.dungeon.tiles]


def cell(table: Crypt, tile: str) -> tuple[int, int]:
    """Where a tile lies; the west half of the Start tile is at 0, 0."""
    placed = next(placed for placed in table.state.dungeon.tiles if placed.tile == tile)
    return placed.row, placed.column


def slot(table: Crypt, tile: str) -> int:
    return laid(table).index(tile)


def names(mask: int) -> list[str]:
    """Squares by their names."""
    return [f"{(number >> 4) + 1}{'abcd'[number & 3]}{(number >> 2 & 3) + 1}" for number in squares(mask)]


def where(table: Crypt, kind: str) -> list[str]:
    """The squares on which tokens of a kind lie."""
    return [names(1 << token.square)[0] for token in table.state.tokens.values() if token.kind == kind]


def monsters(table: Crypt) -> list[str]:
    """The Monsters on the table with the number of their tile."""
    return [f"{figure.name} {figure.tile + 1}" for figure in table.state.figures.values()]


def ending(table: Crypt) -> Ending | None:
    return table.state.ending


def won(table: Crypt) -> bool:
    return table.state.ending is not None and table.state.ending.won


def lost(table: Crypt) -> bool:
    return table.state.ending is not None and not table.state.ending.won


def new_game(adventure: str, seats: int, seed: int = 0, **options: Any) -> Table[Any, Any]:
    return Table.new(RULES, seats, {"adventure": adventure, **options}, Luck.seeded(seed))


def from_the_top(deck: Deck) -> list[str]:
    """The cards of a deck, the top one first."""
    return [card for packet in deck.packets for card in packet.cards][::-1]


def escape(table: Crypt, *heroes: str) -> None:
    """Some Heroes have left the dungeon."""
    for name in heroes:
        table.hero(name).square, table.hero(name).away = -1, "escaped"


@STEPS
async def strike_down(s: AdventureState, foe: str, by: int = 0, amount: int = 99) -> None:
    """A Hero deals damage to a Monster or an object."""
    harm(s, foe, amount, by, "LD-113")


@STEPS
async def tile_by_card(s: AdventureState, seat: int, at: int, side: int) -> None:
    """A card places the top tile."""
    await extra_tile(s, seat, Edge(at, side), spawning=False, top=True)


# ---- setting up


@rule("LD-032", "LD-036")
@pytest.mark.parametrize(
    ("adventure", "surges"),
    [
        ("1", [1]),
        ("2", [3, 2, 2, 2, 2]),
        ("3", [3, 2, 2, 2, 2]),
        ("4", [3, 2, 2, 2, 2]),
        ("7", [3, 2, 2, 3, 3]),
        ("8", [4, 3, 3, 3, 3]),
        ("10", [2, 1, 1, 1, 1]),
        ("11", [4, 3, 3, 3, 3]),
        ("13", [4, 3, 3, 3, 3]),
    ],
)
def test_an_adventure_says_how_many_healing_surges_there_are_with_one_more_for_a_lone_hero(adventure, surges):
    dealt = [new_game(adventure, seats).state.teams for seats in range(1, len(surges) + 1)]
    assert [[team.surges for team in teams] for teams in dealt] == [[count] for count in surges]


@rule("LD-036")
@pytest.mark.parametrize("adventure", ["1", "2", "3", "4", "7", "8", "10", "11", "13"])
def test_each_hero_starts_with_one_item(adventure):
    table = new_game(adventure, 1, heroes="random")
    while table.state.round == 0:
        table.answer(0)
    assert len(table.state.heroes[0].items) == (2 if table.state.heroes[0].name == "jarlaxle" else 1)


@rule("LD-020", "LD-027")
@pytest.mark.parametrize("adventure", ["2", "3", "4"])
def test_the_first_adventures_are_for_the_companions_and_the_first_hundred_cards(adventure):
    table = new_game(adventure, 2)
    assert list(table.ask.options) == FIVE  # type: ignore[union-attr]
    assert "hunting-party" not in from_the_top(table.state.monster_deck)
    assert "besieged" not in from_the_top(table.state.encounter_deck)
    assert "hunting-party" in from_the_top(new_game("7", 2).state.monster_deck)


def stacks(adventure: str) -> list[list[str]]:
    """The stacks of many new games, from the top down, each with all 32 tiles."""
    seats = 1 if adventure == "1" else 3
    found = [from_the_top(new_game(adventure, seats, seed).state.stack) for seed in range(40)]
    assert all(len(tiles) == len(set(tiles)) == 32 for tiles in found)
    return found


@rule("LD-037")
@pytest.mark.parametrize("adventure", ["1", "2", "3", "4", "6", "8", "9", "10", "12"])
def test_the_tile_that_is_looked_for_is_one_of_the_tiles_nine_to_twelve(adventure):
    trigger = QUESTS[f"drizzt-{adventure}"].trigger  # type: ignore[attr-defined]
    assert {1 + tiles.index(trigger) for tiles in stacks(adventure)} == {9, 10, 11, 12}


@rule("LD-037")
def test_in_adventure_11_four_tiles_are_among_the_first_eight_and_the_door_among_the_next_four():
    special = ["dwarven-statue-1", "dwarven-statue-2", "dark-chasm", "underground-river"]
    found = stacks("11")
    assert {1 + tiles.index(tile) for tiles in found for tile in special} == set(range(1, 9))
    assert {1 + tiles.index("broken-door") for tiles in found} == {9, 10, 11, 12}


@rule("LD-037")
@pytest.mark.parametrize("seed", range(6))
def test_in_adventure_13_the_river_is_among_tiles_five_to_eight_and_the_door_after_that(seed):
    tiles = from_the_top(new_game("13", 2, seed).state.stack)
    assert len(set(tiles)) == 32
    assert 4 <= tiles.index("underground-river") < 8 <= tiles.index("broken-door") < 12


# ---- destination tiles


@rule("LD-048")
@pytest.mark.parametrize(
    ("side", "cells"),
    [
        ("north", [(-1, 1), (-2, 1), (-3, 1)]),
        ("east", [(0, 2), (0, 3), (0, 4)]),
        ("south", [(1, 0), (2, 0), (3, 0)]),
        ("west", [(0, -1), (0, -2), (0, -3)]),
    ],
)
def test_a_destination_tile_is_attached_behind_the_tile_that_leads_to_it(side, cells):
    table = found("1", side=side)
    tiles = ["underground-river", "surface-hollow-near", "surface-hollow-far"]
    assert [cell(table, tile) for tile in tiles] == cells
    assert table.state.board.links[2][SIDES.index(side)] == 3
    assert table.state.board.links[3][SIDES.index(side)] == 4


@rule("LD-048", "LD-225")
def test_a_tile_without_room_for_its_destination_becomes_the_second_of_the_stack():
    table = setting("1", stack=["underground-river", "cavern-plain-7", "secret-cave", "cavern-plain-8"])
    table.state.dungeon = table.state.dungeon.with_reserved((-3, 1))
    table.explore("drizzt")
    assert laid(table)[2:] == ["cavern-plain-7"]
    assert from_the_top(table.state.stack) == ["secret-cave", "underground-river", "cavern-plain-8"]
    assert monsters(table) == ["goblin-cutter 3"]
    assert "Underground River has no room here" in table.log()
    table.state.heroes[0].square = square("1a2")
    table.explore("drizzt")
    assert laid(table)[3:] == ["secret-cave"]
    table.state.heroes[0].square = square("2d2")
    table.explore("drizzt")
    assert laid(table)[4:] == ["underground-river", "surface-hollow-near", "surface-hollow-far"]


@rule("LD-048", "LD-174")
def test_a_cavern_edge_tile_takes_the_room_of_a_destination_too():
    way = [
        "2 north cavern-plain-8",
        "3 west cavern-plain-8",
        "4 west cavern-plain-8",
        "5 west cavern-plain-8",
    ]
    table = setting("1", side="west", tiles=way, stack=["underground-river", "cavern-plain-7"])
    river = ("underground-river", Edge(0, WEST))
    assert quest(table.state).fits(table.state, *river)
    table.state.dungeon = table.state.dungeon.with_barrier(Edge(5, SOUTH), "strip")
    assert (0, -2) in table.state.board.spoiled
    assert not quest(table.state).fits(table.state, *river)
    assert laid(table.explore("drizzt"))[6:] == ["cavern-plain-7"]


@rule("LD-048")
def test_the_last_tile_of_the_stack_waits_where_its_destination_has_no_room():
    table = setting("1", stack=["underground-river"])
    table.state.dungeon = table.state.dungeon.with_reserved((-2, 1))
    table.explore("drizzt")
    assert len(laid(table)) == 2
    assert from_the_top(table.state.stack) == ["underground-river"]
    assert not table.state.turn.tile_placed
    assert not table.state.figures


@rule("LD-048")
def test_of_several_sides_the_first_with_room_is_taken():
    assert cell(found("8"), "rocky-lair-near") == (-1, 2)
    table = setting("8", stack=["crystal-shard"])
    table.state.dungeon = table.state.dungeon.with_reserved((-1, 3))
    finish(table.explore("drizzt"))
    assert cell(table, "rocky-lair-near") == (-1, 0)
    assert cell(table, "rocky-lair-far") == (-1, -1)


@rule("LD-048")
def test_a_tile_that_a_card_places_leads_to_its_destination_as_if_explored():
    table = setting("1", stack=["underground-river"])
    table.play(("tile_by_card", 0, 1, NORTH))
    assert laid(table)[2:] == ["underground-river", "surface-hollow-near", "surface-hollow-far"]
    assert monsters(table) == ["goblin-cutter 4", "goblin-archer 5"]


# ---- Monsters for everybody


@rule("LD-281")
def test_each_hero_from_the_active_one_on_puts_a_monster_on_an_empty_tile_while_there_is_one():
    table = found("2", "bruenor", "regis", "drizzt")
    assert (table.asked, table.options) == (0, ["tile 4", "tile 5"])
    table.answer("tile 5")
    assert (table.asked, table.options) == (2, ["tile 4", "tile 5"])
    table.answer("tile 5", "5b3")
    assert monsters(table)[:3] == ["goblin-cutter 5", "goblin-archer 4", "hunting-drake 5"]
    rows = [[card.name for card in hero.row] for hero in table.state.heroes]
    assert rows == [["goblin-cutter"], ["goblin-archer"], ["hunting-drake"]]


@rule("LD-281")
def test_a_player_sees_the_monster_before_its_tile_is_chosen():
    table = found("2", "bruenor", "regis")
    assert "Bruenor draws Goblin Cutter" in table.log()
    assert table.prompt == "Put the new Monster on which tile?"


@rule("LD-281")
def test_silent_tunnels_put_a_monster_nowhere_and_nobody_is_asked_for_a_tile():
    table = found("2", "bruenor", "regis", monster_deck=["silent-tunnels", "goblin-archer"])
    assert table.asked == 1
    table.answer("tile 5")
    assert monsters(table)[:1] == ["goblin-archer 5"]


@rule("LD-281")
def test_the_two_monsters_of_a_hunting_party_go_onto_the_same_tile():
    table = found("11", monster_deck=["goblin-cutter", "hunting-party", "goblin-archer", "hunting-drake"])
    open_gauntlgrym(table).answer("open the door")
    assert table.prompt == "Put Hunting Drake on which square?"
    table.answer("4b1")
    assert monsters(table) == ["methil 5", "goblin-archer 4", "hunting-drake 4"]


@rule("LD-281")
def test_a_hero_at_0_hp_draws_a_monster_too_and_one_who_has_escaped_does_not():
    table = setting("10", "bruenor", "regis", "drizzt", hp={"regis": 0}, stack=["broken-door"])
    escape(table, "drizzt")
    finish(table.explore("bruenor"))
    assert [[card.name for card in hero.row] for hero in table.state.heroes] == [
        ["goblin-cutter"],
        ["goblin-archer"],
        [],
    ]


@rule("LD-247")
def test_a_villain_who_comes_in_the_exploration_phase_acts_in_the_same_turn():
    table = found("2", "bruenor", "regis", dice=[1, 1, 1, 1])
    finish(table)
    finish(table.villain_phase("bruenor"))
    assert table.told("activated")[0].facts["figure"] == "artemis-entreri-1"


# ---- objects that are carried


def crowned(**more: Any) -> Crypt:
    """Bruenor carries the Crown."""
    table = setting("2", "bruenor", "regis", at={"bruenor": "2c2", "regis": "2a3"}, **more)
    table.hero("bruenor").carried = ["crown-1"]
    return table


@rule("LD-124", "LD-125")
def test_the_crown_is_picked_up_and_put_down_without_an_action_in_the_middle_of_a_move():
    table = setting("2", "bruenor", tokens=[("crown", "2c2")])
    table.hero_phase("bruenor").answer("move to 2b2", "pick up the Crown")
    assert table.hero("bruenor").carried == ["crown-1"]
    table.answer("move to 2b3", "put down the Crown", "2c3")
    assert where(table, "crown") == ["2c3"]
    assert table.state.turn.actions == 1


@rule("LD-280")
def test_a_carrier_who_falls_drops_the_object_next_to_the_square_where_it_lies():
    table = crowned(hp={"bruenor": 1}, monsters=[("goblin-cutter", "2d2", "regis")], dice=[20])
    table.activate("goblin-cutter-1", "regis").answer("2d2")
    assert (table.asked, table.prompt) == (0, "Bruenor falls and drops the Crown: onto which square?")
    assert "2d2" not in table.options
    assert table.options == [f"2{name}" for name in ("b1", "c1", "d1", "b2", "b3", "c3", "d3")]
    table.answer("2b3")
    assert where(table, "crown") == ["2b3"]
    assert table.hero("bruenor").carried == []


@rule("LD-280")
def test_who_falls_to_poison_and_is_healed_at_once_has_dropped_the_object_before_the_first_action():
    table = crowned(hp={"bruenor": 1}, conditions={"bruenor": ["poisoned"]})
    table.start_turn("bruenor")
    assert table.hero("bruenor").hp == 5
    assert table.prompt == "Bruenor falls and drops the Crown: onto which square?"
    table.answer("2b1")
    assert "pick up the Crown (1)" in table.options


@rule("LD-280")
def test_without_a_free_square_around_it_the_object_falls_on_the_hero_s_own_square():
    crowd = [("goblin-cutter", f"2{place}", "regis") for place in ("c1", "d1", "b2", "d2", "b3", "c3", "d3")]
    table = crowned(hp={"bruenor": 1}, monsters=[*crowd, ("goblin-archer", "2b1", "regis")], dice=[20])
    table.activate("goblin-archer-1", "regis")
    assert where(table, "crown") == ["2c2"]


# ---- 1: Exile


def test_drizzt_starts_on_the_west_half_and_alone():
    table = new_game("1", 1)
    while table.ask.kind != "square":  # type: ignore[union-attr]
        table.answer(0)
    assert table.state.heroes[0].name == "drizzt"
    assert list(table.ask.options) == squares(table.state.board.tile_squares(0))  # type: ignore[union-attr]


def test_one_monster_comes_on_each_half_of_the_surface_hollow_and_none_with_the_river():
    assert monsters(found("1")) == ["goblin-cutter 4", "goblin-archer 5"]


def test_in_exile_the_ladder_cannot_be_used():
    table = setting("1", at={"drizzt": "1b2"}).end_hero_phase("drizzt")
    assert table.over
    assert not table.hero("drizzt").escaped


@rule("LD-022", "LD-128")
def test_exile_is_won_when_drizzt_ends_his_hero_phase_on_the_stairs():
    table = found("1")
    table.state.figures.clear()
    table.hero("drizzt").square = square("5c2")
    table.end_hero_phase("drizzt")
    assert ending(table) is None
    table.hero("drizzt").square = square("5b2")
    table.hero_phase("drizzt")
    assert ending(table) is None
    table.answer("end the Hero Phase")
    assert won(table.end_hero_phase("drizzt"))


def test_drizzt_does_not_win_lying_on_the_stairs():
    table = found("1")
    table.hero("drizzt").square, table.hero("drizzt").hp = square("5b2"), 0
    assert ending(table.end_hero_phase("drizzt")) is None


# ---- 2: Search for Mithral Hall


@pytest.mark.parametrize(
    ("side", "crown"), [("north", "5b3"), ("east", "5b2"), ("south", "5c2"), ("west", "5c3")]
)
def test_the_crown_lies_before_the_throne_whichever_way_it_is_turned(side, crown):
    table = finish(found("2", "bruenor", side=side))
    assert laid(table)[2:] == ["broken-door", "ancient-throne-near", "ancient-throne-far"]
    assert where(table, "crown") == [crown]
    throne = [number for number in range(16) if table.state.board.shapes[4].squares[number] == "H"]
    beside = table.state.board.touching(square(crown)) >> 64
    assert all(beside >> number & 1 for number in throne)


def test_artemis_comes_to_the_ladder_or_next_to_who_stands_there():
    assert finish(found("2", "bruenor")).standing_on("artemis-entreri-1") == "1b2"
    table = found("2", "bruenor", "regis", at={"regis": "1b2"}).answer("tile 4")
    assert table.prompt.startswith("Put Artemis Entreri")
    assert table.options == [f"1{name}" for name in ("a2", "c2", "a3", "b3", "c3")]


def test_the_throne_is_attached_to_the_east_or_west_where_the_north_has_no_room():
    table = setting("2", "bruenor", stack=["broken-door"])
    table.state.dungeon = table.state.dungeon.with_reserved((-3, 1))
    finish(table.explore("bruenor"))
    assert cell(table, "ancient-throne-near") == (-1, 2)


@rule("LD-022")
def test_mithral_hall_is_won_by_defeating_artemis_with_the_crown_in_hand():
    table = crowned(monsters=[("artemis-entreri", "1b2")])
    table.play(("strike_down", "artemis-entreri-1", 1))
    assert won(finish(table))
    assert "The Heroes win: the Crown is found" in table.log()


@rule("LD-022")
def test_mithral_hall_is_won_by_taking_the_crown_after_artemis_is_defeated():
    table = setting("2", "bruenor", tokens=[("crown", "2c2")], monsters=[("artemis-entreri", "1b2")])
    finish(table.play(("strike_down", "artemis-entreri-1")))
    assert ending(table) is None
    table.hero_phase("bruenor").answer("pick up the Crown")
    assert won(table)


def test_the_crown_that_falls_with_its_carrier_does_not_win():
    table = crowned(hp={"bruenor": 1}, monsters=[("goblin-cutter", "2d2", "regis")], dice=[20])
    Hunt.villain_defeated["artemis-entreri"].set(table.state)
    table.activate("goblin-cutter-1", "regis")
    assert finish(table).state.ending is None


@rule("LD-023", "LD-121")
def test_a_hero_who_begins_a_turn_at_0_hp_without_a_surge_loses_the_adventure_for_all():
    assert lost(setting("2", "bruenor", "regis", hp={"bruenor": 0}, surges=0).start_turn("bruenor"))
    assert ending(setting("2", "bruenor", "regis", hp={"bruenor": 0}, surges=1).start_turn("bruenor")) is None


# ---- 3: Wings over Mithral Hall


@pytest.mark.parametrize("side", ["north", "east", "south", "west"])
def test_shimmergloom_lies_on_the_four_squares_of_the_lair(side):
    table = finish(found("3", "bruenor", side=side))
    assert laid(table)[2:] == ["dark-chasm", "rocky-lair-near", "rocky-lair-far"]
    assert names(table.state.base("shimmergloom-1")) == ["5b2", "5c2", "5b3", "5c3"]


def test_the_monsters_come_on_the_near_half_and_the_chasm():
    table = found("3", "bruenor", "regis")
    assert table.options == ["tile 4", "tile 3"]
    assert monsters(table.answer("tile 3"))[1:] == ["goblin-cutter 3", "goblin-archer 4"]


@pytest.mark.parametrize("side", ["north", "east"])
def test_the_tunnels_at_the_sides_of_the_lair_collapse_once_the_dragon_has_6_hp_left(side):
    table = finish(found("3", "bruenor", side=side))
    board = table.state.board
    sides = [edge for edge in board.unexplored() if edge.slot == 4]
    assert len(sides) == 2
    table.play(("strike_down", "shimmergloom-1", 0, 3))
    assert sides == [edge for edge in table.state.board.unexplored() if edge.slot == 4]
    table.play(("strike_down", "shimmergloom-1", 0, 1))
    collapsed = [Edge(barrier.slot, barrier.side) for barrier in table.state.dungeon.barriers]
    assert sorted(collapsed) == sides
    assert [barrier.kind for barrier in table.state.dungeon.barriers] == ["collapsed"] * 2
    assert not [edge for edge in table.state.board.unexplored() if edge.slot == 4]
    assert table.state.board.placeable(table.state.board.beyond(sides[0]))


def test_the_wounds_of_other_monsters_bring_no_tunnel_down():
    table = finish(found("3", "bruenor"))
    table.state.figures["feral-troll-1"] = Figure("feral-troll", square("4b2"))
    table.play(("strike_down", "feral-troll-1", 0, 1))
    assert not table.state.dungeon.barriers


def test_a_tunnel_with_a_tile_beyond_it_does_not_collapse():
    table = finish(found("3", "bruenor"))
    place_tile(table.state, "cavern-plain-7", Edge(4, EAST))
    table.play(("strike_down", "shimmergloom-1", 0, 4))
    assert table.state.dungeon.barriers == (Barrier(4, WEST, "collapsed"),)
    assert table.state.board.links[4][EAST] == 5


@rule("LD-022")
def test_the_dragon_s_defeat_wins():
    table = finish(found("3", "bruenor"))
    assert won(table.play(("strike_down", "shimmergloom-1")))


# ---- 4: Legacy of the Drow


@pytest.mark.parametrize(
    ("die", "villain"),
    [
        (1, "artemis-entreri"),
        (5, "artemis-entreri"),
        (6, "jarlaxle-baenre"),
        (10, "jarlaxle-baenre"),
        (11, "methil"),
        (15, "methil"),
        (16, "yochlol"),
        (20, "yochlol"),
    ],
)
def test_the_die_says_which_villain_waits_on_the_drow_glyph(die, villain):
    table = finish(found("4", "bruenor", dice=[die]))
    assert table.standing_on(f"{villain}-1") == "3a3"
    assert f"The die shows {die}" in table.log()
    assert won(table.play(("strike_down", f"{villain}-1")))


def test_tiles_are_put_at_all_edges_of_the_glyph_and_monsters_come_there_and_on_the_glyph():
    table = found("4", "bruenor", "regis", "drizzt", "wulfgar", dice=[1])
    assert laid(table)[3:] == ["cavern-plain-5", "cavern-plain-8", "cavern-plain-7"]
    placed = [(tile.row, tile.column, tile.turns) for tile in table.state.dungeon.tiles[3:]]
    assert placed == [(-2, 1, NORTH), (-1, 2, EAST), (-1, 0, WEST)]
    assert not table.state.turn.black
    assert table.options == ["tile 4", "tile 5", "tile 6"]
    table.answer("tile 6", "tile 5")
    assert table.options == [f"tile {number}" for number in (4, 5, 6, 3)]
    table.answer("tile 3", "3b3")
    assert monsters(table)[1:] == [
        "goblin-cutter 6",
        "goblin-archer 5",
        "hunting-drake 4",
        "goblin-champion 3",
    ]


def test_an_edge_of_the_glyph_that_can_not_be_explored_gets_no_tile():
    table = setting("4", "bruenor", stack=["drow-glyph", "cavern-plain-5", "cavern-plain-8"], dice=[1])
    table.state.dungeon = table.state.dungeon.with_reserved((-1, 2))
    finish(table.explore("bruenor"))
    placed = [(tile.row, tile.column) for tile in table.state.dungeon.tiles[3:]]
    assert placed == [(-2, 1), (-1, 0)]


@pytest.mark.parametrize(
    ("villain", "on", "monster", "bonus"),
    [
        ("methil", "3a3", "drow-duelist", 1),
        ("methil", "3a3", "goblin-cutter", 0),
        ("methil", "2b2", "drow-duelist", 0),
        ("yochlol", "3a3", "yochlol", 1),
        ("methil", "3a3", "methil", 0),
        ("yochlol-true-form", "3a3", "drow-duelist", 1),
    ],
)
def test_while_the_villain_is_on_the_glyph_drow_have_1_more_to_attack_rolls(villain, on, monster, bonus):
    table = setting("4", "bruenor", tiles=["2 north drow-glyph"], monsters=[(villain, on)])
    LegacyOfTheDrow.rolled.set(table.state, 3 if villain.startswith("yochlol") else 2)
    if monster != villain:
        table.state.figures[f"{monster}-1"] = Figure(monster, square("2c2"))
    assert quest(table.state).attack_bonus(table.state, f"{monster}-1") == bonus


def test_before_the_glyph_is_found_drow_have_no_bonus():
    table = setting("4", "bruenor", monsters=[("drow-duelist", "2c2")])
    assert quest(table.state).attack_bonus(table.state, "drow-duelist-1") == 0


def test_the_drow_bonus_counts_when_a_drow_attacks():
    near = setting("4", "bruenor", tiles=["2 north drow-glyph"], dice=[9, 9], auto_ties=True)
    LegacyOfTheDrow.rolled.set(near.state, 2)
    near.state.figures = {"methil-1": Figure("methil", square("3a3"))}
    near.state.figures["drow-duelist-1"] = Figure("drow-duelist", square("2c1"))
    armor = 16 - 6 - 9  # what the die lacks without the bonus
    assert armor == 1
    near.activate("drow-duelist-1")
    assert near.hero("bruenor").hp == 8
    far = setting("4", "bruenor", tiles=["2 north drow-glyph"], dice=[9, 9], auto_ties=True)
    LegacyOfTheDrow.rolled.set(far.state, 2)
    far.state.figures = {"methil-1": Figure("methil", square("2d3"))}
    far.state.figures["drow-duelist-1"] = Figure("drow-duelist", square("2c1"))
    far.activate("drow-duelist-1")
    assert far.hero("bruenor").hp == 10


# ---- 7: Siege of Darkness


def fissures(table: Crypt) -> dict[str, Edge]:
    """The edges that Fissures close."""
    return {
        barrier.kind: Edge(barrier.slot, barrier.side)
        for barrier in table.state.dungeon.barriers
        if barrier.kind in FISSURES
    }


@rule("LD-169", "LD-170", "LD-171", "LD-172", "LD-173", "LD-226")
@pytest.mark.parametrize("seed", range(5))
def test_the_cavern_complex_is_two_tiles_deep_on_every_side_and_closed(seed):
    state = new_game("7", 2, seed).state
    tiles, board = state.dungeon.tiles, state.board
    assert [(tile.row, tile.column, tile.turns) for tile in tiles[2:6]] == [
        (1, 0, SOUTH),
        (0, -1, WEST),
        (-1, 1, NORTH),
        (0, 2, EAST),
    ]
    first = [board.tiles_from(0), board.tiles_from(1)]
    assert all(min(far[slot] for far in first) == 1 for slot in range(2, 6))
    assert len(tiles) > 6
    assert not board.unexplored()
    kinds = [barrier.kind for barrier in state.dungeon.barriers]
    assert sorted(kind for kind in kinds if kind != "strip") == list(FISSURES)
    assert not state.stack.count
    assert not state.figures


@rule("LD-171", "LD-226")
def test_edges_are_served_in_the_order_of_their_tiles_and_no_tile_comes_at_those_of_the_second_step():
    from questboard.games.adventure.rules.caverns import build_complex

    table = setting("2", stack=["cavern-plain-5"] * 32)
    build_complex(table.state)
    placed = [(tile.row, tile.column) for tile in table.state.dungeon.tiles[2:]]
    assert placed[:4] == [(1, 0), (0, -1), (-1, 1), (0, 2)]
    assert placed[4:] == [
        (1, 1),
        (2, 0),
        (1, -1),
        (-1, -1),
        (0, -2),
        (-2, 1),
        (-1, 2),
        (-1, 0),
        (0, 3),
        (1, 2),
    ]


@rule("LD-172")
def test_a_complex_with_fewer_than_four_edges_is_built_again():
    from questboard.games.adventure.rules import caverns

    table = setting("7", surges=2)
    assert len(table.state.objects) == 4
    built = caverns.build_complex
    calls = []

    def too_small(s: AdventureState) -> None:
        calls.append(1)
        if len(calls) == 1:
            s.stack = Deck([Packet(["secret-cave"] * 32, [])], [])
        built(s)

    siege = import_module("questboard.games.drizzt.adventures.siege")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(siege, "build_complex", too_small)
        again = setting("7")
    assert len(calls) == 2
    assert len(again.state.objects) == 4


def test_a_fissure_is_an_object_with_ac_10_and_3_hp():
    table = setting("7")
    assert [(thing.armor_class, thing.hp) for thing in table.state.objects.values()] == [(10, 3)] * 4
    assert armor_of(table.state, "fissure-1") == 10


@rule("LD-126")
@pytest.mark.parametrize("fissure", FISSURES)
def test_next_to_a_fissure_are_the_squares_along_its_edge_and_its_tile_is_the_one_it_is_attached_to(fissure):
    table = setting("7")
    s = table.state
    edge = fissures(table)[fissure]
    along, tile = s.board.border(edge), s.board.tile_squares(edge.slot)
    hero = s.heroes[0]
    for place in squares(s.board.floor):
        hero.square = place
        assert (fissure in targets(s, 0, "adjacent")) == bool(along >> place & 1)
        assert (fissure in targets(s, 0, "tile")) == bool(tile >> place & 1)
        near = s.board.tiles_from(edge.slot)[place >> 4] <= 1
        assert (fissure in targets(s, 0, "within 1")) == near
        assert s.free() >> place & 1 or place == hero.square


@rule("LD-126", "LD-221")
def test_a_fissure_is_closed_by_3_damage_and_its_edge_stays_closed():
    table = setting("7", "artemis", dice=[3, 4, 4])
    artemis, edge = table.hero("artemis"), fissures(table)["fissure-2"]
    artemis.powers = ["charons-claw"]
    for place in squares(table.state.board.border(edge)):
        artemis.square = place
        if targets(table.state, 0, "adjacent") == ["fissure-2"]:
            break
    for left in (3, 1, 0):
        table.state.turn.attacked, table.state.turn.actions = False, 0
        table.hero_phase("artemis").answer("use Charon's Claw", "end the Hero Phase")
        assert ("fissure-2" in table.state.objects) == (left > 0)
        assert left == 0 or table.state.objects["fissure-2"].hp == left
    assert edge == fissures(table)["fissure-2"]
    assert edge not in table.state.board.edges
    assert not table.state.experience
    assert not table.told("drew_treasure")


@pytest.mark.parametrize(
    ("die", "fissure"),
    [(1, 1), (5, 1), (6, 2), (10, 2), (11, 3), (15, 3), (16, 4), (20, 4)],
)
def test_in_the_exploration_phase_the_die_says_at_which_fissure_a_monster_comes(die, fissure):
    table = finish(setting("7", dice=[die]).explore("drizzt"))
    edge = fissures(table)[f"fissure-{fissure}"]
    assert monsters(table) == [f"goblin-cutter {edge.slot + 1}"]
    assert [card.name for card in table.hero("drizzt").row] == ["goblin-cutter"]


def test_at_a_closed_fissure_nothing_comes():
    table = setting("7", dice=[7])
    del table.state.objects["fissure-2"]
    assert not finish(table.explore("drizzt")).state.figures


@rule("LD-214")
def test_nothing_is_explored_and_an_encounter_is_drawn_in_every_villain_phase():
    table = setting("7", dice=[7, 1], encounters=["overrun"])
    del table.state.objects["fissure-2"]
    edge = fissures(table)["fissure-1"]
    table.hero("drizzt").square = squares(table.state.board.border(edge))[0]
    before = len(laid(table))
    table.explore("drizzt")
    assert len(laid(table)) == before
    table.villain_phase("drizzt")
    assert [event.facts["encounter"] for event in table.told("drew_encounter")] == ["overrun"]


def test_a_hero_on_the_secret_cave_is_sheltered_in_the_siege():
    table = setting("7", encounters=["overrun"])
    table.state.dungeon = cavern(["drizzt"], tiles=["2 north secret-cave"]).state.dungeon
    table.hero("drizzt").square = square("3b3")
    table.villain_phase("drizzt")
    assert not table.told("drew_encounter")


@pytest.mark.parametrize("heroes", [FIVE[:4], FIVE])
def test_against_four_or_five_heroes_yvonnel_comes_to_the_last_fissure_when_the_third_is_closed(heroes):
    table = setting("7", *heroes)
    finish(table.play(("strike_down", "fissure-3"), ("strike_down", "fissure-1")))
    assert not table.state.figures
    finish(table.play(("strike_down", "fissure-4")))
    assert table.figure("yvonnel-1").tile == fissures(table)["fissure-2"].slot
    finish(table.play(("strike_down", "fissure-2")))
    assert ending(table) is None
    assert won(finish(table.play(("strike_down", "yvonnel-1"))))


@STEPS
async def strike_two(s: AdventureState, one: str, other: str) -> None:
    """One attack closes two Fissures."""
    harm(s, one, 9, 0, "LD-113")
    harm(s, other, 9, 0, "LD-113")


def test_when_the_last_two_fissures_close_at_once_yvonnel_comes_to_the_one_that_closed_last():
    table = setting("7", *FIVE)
    finish(table.play(("strike_down", "fissure-3"), ("strike_down", "fissure-1")))
    finish(table.play(("strike_two", "fissure-4", "fissure-2")))
    assert table.figure("yvonnel-1").tile == fissures(table)["fissure-2"].slot
    assert ending(table) is None


@rule("LD-022")
def test_up_to_three_heroes_win_with_the_fourth_fissure():
    table = setting("7", *FIVE[:3])
    for fissure in FISSURES:
        assert ending(table) is None
        finish(table.play(("strike_down", fissure)))
    assert won(table)
    assert not table.state.figures


# ---- 8: Passage to Dawn


@pytest.mark.parametrize(
    ("side", "prison", "errtu"),
    [
        ("north", ["4c1", "4d1", "4c2", "4d2"], "5b3"),
        ("east", ["4c3", "4d3", "4c4", "4d4"], "5b2"),
        ("south", ["4a3", "4b3", "4a4", "4b4"], "5c2"),
        ("west", ["4a1", "4b1", "4a2", "4b2"], "5c3"),
    ],
)
def test_errtu_and_the_prison_have_their_squares_however_the_lair_is_turned(side, prison, errtu):
    table = finish(found("8", "bruenor", side=side))
    assert laid(table)[2:] == ["crystal-shard", "rocky-lair-near", "rocky-lair-far"]
    assert names(table.state.objects["crystal-prison"].squares) == prison
    assert table.standing_on("errtu-1") == errtu
    far = table.state.dungeon.tiles[4]
    block = table.state.board.block(3, table.figure("errtu-1").square)
    assert block.bit_count() == 9
    assert block & 0xFFFF << 64 == block
    assert far.turns == (SIDES.index(side) + 1) % 4
    printed = [4 * row + column for row in (1, 2, 3) for column in (1, 2, 3)]
    for _ in range(far.turns):
        printed = [4 * (number & 3) + 3 - (number >> 2) for number in printed]
    assert block == sum(1 << 64 + number for number in printed)


@pytest.mark.parametrize("heroes", [FIVE[:1], FIVE[:3], FIVE])
def test_errtu_has_8_hp_and_1_for_each_hero(heroes):
    table = finish(found("8", *heroes))
    assert table.state.max_hp("errtu-1") == 8 + len(heroes)


def test_behind_the_crystal_shard_monsters_come_on_the_near_half_and_the_shard():
    table = found("8", "bruenor", "regis")
    assert table.options == ["tile 4", "tile 3"]
    assert monsters(table.answer("tile 3"))[1:] == ["goblin-cutter 3", "goblin-archer 4"]


def imprisoned(*heroes: str, **more: Any) -> Crypt:
    """The Prison and Errtu have been found, and no other Monster is there."""
    table = finish(found("8", *(heroes or ("bruenor", "regis")), **more))
    for name in [name for name in table.state.figures if name != "errtu-1"]:
        del table.state.figures[name]
    for hero in table.state.heroes:
        hero.row.clear()
    return table


def test_the_prison_is_an_object_with_ac_10_and_4_hp_that_blocks_nobody():
    table = imprisoned()
    prison = table.state.objects["crystal-prison"]
    assert (prison.armor_class, prison.hp) == (10, 4)
    assert table.state.free() & prison.squares == prison.squares
    table.hero("bruenor").square = square("4c1")
    assert "crystal-prison" in targets(table.state, 0, "adjacent")


def round_begins(table: Crypt, *heroes: str) -> None:
    """Turns begin one after the other, and nothing else happens in them."""
    for name in heroes:
        leave_off(table.play(("turn", table.seat(name))))


def leave_off(table: Crypt) -> None:
    """Whatever is asked now and comes after it is left out."""
    state = table.state.clone()
    state.agenda = []
    table.table = Table(RULES, state)


@rule("LD-024")
def test_at_the_start_of_each_round_a_time_token_goes_and_with_the_sixth_all_is_lost():
    table = imprisoned()
    assert table.state.time == 6
    for left in (5, 4, 3, 2, 1):
        round_begins(table, "bruenor", "regis")
        assert (table.state.time, ending(table)) == (left, None)
    table.play(("turn", 0))
    assert lost(finish(table))


def test_time_stands_still_once_the_prison_is_destroyed():
    table = imprisoned()
    finish(table.play(("strike_down", "crystal-prison")))
    round_begins(table, "bruenor", "regis")
    assert table.state.time == 6


@rule("LD-129")
def test_a_round_begins_with_the_first_player_who_still_has_hero_phases():
    table = setting("8", *FIVE[:3], stack=["crystal-shard"])
    finish(table.explore("drizzt"))
    escape(table, "drizzt")
    table.hero("bruenor").away = "out"
    table.hero("bruenor").square = -1
    table.state.heroes[0].row.clear()
    table.state.figures = {}
    table.play(("turn", 0))
    assert (table.asked, table.state.round, table.state.time) == (2, 1, 5)
    leave_off(table)
    round_begins(table, "catti-brie")
    assert (table.state.round, table.state.time) == (1, 5)
    table.play(("turn", 0))
    assert (table.asked, table.state.round, table.state.time) == (2, 2, 4)


@pytest.mark.parametrize(
    ("heroes", "ally"),
    [
        (["bruenor", "regis"], "ally-wulfgar"),
        (["wulfgar", "regis"], "ally-catti-brie"),
        (["wulfgar", "catti-brie"], "ally-regis"),
        (["wulfgar", "catti-brie", "regis"], ""),
    ],
)
def test_who_was_in_the_prison_joins_as_an_ally_unless_that_character_is_played(heroes, ally):
    table = imprisoned(*heroes)
    under = table.state.objects["crystal-prison"].squares
    table.play(("strike_down", "crystal-prison"))
    assert not ally or table.options == names(under)
    finish(table)
    assert list(table.state.friends) == ([ally] if ally else [])
    assert all(under >> friend.square & 1 for friend in table.state.friends.values())


@rule("LD-288")
def test_the_ally_goes_to_the_player_who_destroyed_the_prison_in_whose_turn_ever():
    table = imprisoned()
    table.state.active = 0
    finish(table.play(("strike_down", "crystal-prison", 1)))
    assert table.state.friends["ally-wulfgar"].owner == 1
    table = imprisoned()
    table.state.active = 1
    finish(table.play(("strike_down", "crystal-prison", -1)))
    assert table.state.friends["ally-wulfgar"].owner == 1


@rule("LD-288")
def test_with_no_room_under_the_prison_the_ally_stands_elsewhere_on_the_tile():
    table = imprisoned(*FIVE[:1], "bruenor")
    for number, place in enumerate(("4c1", "4d1", "4c2", "4d2"), start=1):
        table.state.figures[f"goblin-cutter-{number}"] = Figure("goblin-cutter", square(place))
    finish(table.play(("strike_down", "crystal-prison")))
    assert table.state.friends["ally-wulfgar"].square >> 4 == 3


@pytest.mark.parametrize(
    ("place", "foe", "damage"),
    [("3b2", "errtu-1", 2), ("3a2", "errtu-1", 1), ("3b2", "goblin-champion-1", 1)],
)
def test_from_the_crystal_square_hits_on_errtu_deal_1_more_damage(place, foe, damage):
    table = setting("8", "jarlaxle", tiles=["2 north crystal-shard", "3 east rocky-lair-near"], dice=[15])
    table.state.figures["errtu-1"] = Figure("errtu", square("4b2"))
    table.state.figures["goblin-champion-1"] = Figure("goblin-champion", square("3d3"))
    table.hero("jarlaxle").powers = ["hand-crossbow"]
    table.hero("jarlaxle").square = square(place)
    table.hero_phase("jarlaxle").answer(
        "use Hand Crossbow", "Errtu" if foe == "errtu-1" else "Goblin Champion"
    )
    assert table.figure(foe).damage == damage


@rule("LD-022", "LD-241")
@pytest.mark.parametrize("order", [["crystal-prison", "errtu-1"], ["errtu-1", "crystal-prison"]])
def test_the_broken_prison_and_errtu_s_defeat_win_in_either_order(order):
    table = imprisoned()
    finish(table.play(("strike_down", order[0])))
    assert ending(table) is None
    assert won(finish(table.play(("strike_down", order[1]))))


# ---- 10: Escape from Neverneath


def neverneath(*heroes: str, edges: list[str] | None = None, **more: Any) -> Crypt:
    """Nothing was explored in this turn, and the next Cavern Edge tiles are known."""
    table = setting("10", *(heroes or ("bruenor", "regis")), **more)
    if edges is not None:
        table.state.pool = Deck([Packet(edges[::-1], [])], [])
    return table


@rule("LD-007")
def test_all_cavern_edge_tiles_lie_face_down_and_there_is_no_encounter_deck():
    state = setting("10").state
    assert sorted(from_the_top(state.pool)) == [*FISSURES, *["strip"] * 18]
    assert not state.encounter_deck.count
    assert not state.encounter_deck.discard


@rule("LD-054", "LD-174", "LD-286")
def test_instead_of_an_encounter_an_edge_of_the_active_player_s_choice_is_closed():
    table = neverneath(edges=["strip", "strip"], at={"bruenor": "2b2"}, auto_ties=True)
    table.villain_phase("bruenor")
    assert "A cavern edge is drawn" in table.log()
    assert (table.asked, table.prompt) == (0, "A cavern edge: close which edge?")
    assert len(table.options) == 4
    finish(table.answer("the north edge of tile 2"))
    assert table.state.dungeon.barriers == (Barrier(1, NORTH, "strip"),)
    assert (-1, 1) in table.state.board.spoiled
    assert not table.told("drew_encounter")
    assert not table.state.figures


@rule("LD-246")
def test_after_a_white_tile_no_edge_is_closed_and_after_a_black_one_one_is():
    white = neverneath(edges=["strip"], stack=["cavern-plain-7", "secret-cave"])
    finish(white.play(("exploration_phase", 0), ("villain_phase", 0)))
    assert not white.state.dungeon.barriers
    black = neverneath(edges=["strip"], stack=["cavern-plain-5", "secret-cave"])
    finish(black.play(("exploration_phase", 0), ("villain_phase", 0)))
    assert len(black.state.dungeon.barriers) == 1


@rule("LD-286")
def test_a_hero_in_the_secret_cave_closes_no_edge():
    table = neverneath(edges=["strip"], tiles=["2 north secret-cave"], at={"bruenor": "3b3"})
    finish(table.villain_phase("bruenor"))
    assert not table.state.dungeon.barriers


def test_who_stands_along_the_edge_that_is_closed_takes_1_damage():
    table = neverneath(edges=["strip"], at={"bruenor": "2b1", "regis": "2d3"})
    finish(table.villain_phase("bruenor").answer("the north edge of tile 2"))
    assert (table.hero("bruenor").hp, table.hero("regis").hp) == (9, 8)


def test_a_fissure_brings_a_monster_onto_the_tile_beside_it():
    table = neverneath(edges=["fissure-3"], dice=[1, 1])
    table.villain_phase("regis").answer("the west edge of tile 1")
    assert monsters(table) == ["goblin-cutter 1"]
    assert [card.name for card in table.hero("regis").row] == ["goblin-cutter"]


def test_with_at_most_two_edges_left_a_monster_comes_to_the_nearest_tile_with_one():
    for sides, tile in (([(0, SOUTH), (0, WEST)], 2), ([(1, NORTH), (1, EAST)], 1)):
        table = neverneath(edges=["fissure-1"], at={"bruenor": "1c2", "regis": "1c3"}, dice=[1, 1, 1])
        for at, side in sides:
            table.state.dungeon = table.state.dungeon.with_barrier(Edge(at, side), "collapsed")
        finish(table.villain_phase("bruenor"))
        appeared = table.told("appeared")[0].facts["square"]
        patch = square("1a4") if tile == 1 else square("2c2")
        assert appeared == patch
        assert len(table.state.dungeon.barriers) == 2
        assert table.state.pool.count == 1


@pytest.mark.parametrize(("place", "slot"), [("1d3", 1), ("1a4", 2)])
def test_of_two_tiles_with_an_edge_the_one_the_fewest_squares_away_is_the_nearest(place, slot):
    table = neverneath("bruenor", edges=["fissure-1"], at={"bruenor": place}, tiles=["1 west cavern-plain-7"])
    s, kept = table.state, set()
    for edge in s.board.unexplored():
        if edge.slot == 0 or edge.slot in kept:
            s.dungeon = s.dungeon.with_barrier(edge, "collapsed")
        kept.add(edge.slot)
    finish(table.villain_phase("bruenor"))
    assert table.told("appeared")[0].facts["square"] >> 4 == slot


def test_with_no_edge_left_the_monster_comes_to_the_nearest_empty_tile():
    table = neverneath(edges=["fissure-1"], at={"bruenor": "1c2", "regis": "1c3"}, dice=[1, 1, 1])
    for at, side in ((0, SOUTH), (0, WEST), (1, NORTH), (1, EAST)):
        table.state.dungeon = table.state.dungeon.with_barrier(Edge(at, side), "strip")
    finish(table.villain_phase("bruenor"))
    assert table.told("appeared")[0].facts["square"] == square("2c2")


@rule("LD-009")
def test_after_the_last_edge_tile_three_collapsed_tunnels_are_used_and_then_nothing():
    table = neverneath(edges=[], tiles=["2 north cavern-plain-5", "3 north cavern-plain-5"])
    for count in (1, 2, 3, 3):
        finish(table.villain_phase("bruenor"))
        assert [barrier.kind for barrier in table.state.dungeon.barriers] == ["collapsed"] * count
    assert all(
        table.state.board.placeable(table.state.board.beyond(Edge(b.slot, b.side)))
        for b in table.state.dungeon.barriers
    )
    assert not table.state.figures


@rule("LD-112")
@pytest.mark.parametrize("kind", ["strip", "fissure-2", "collapsed"])
@pytest.mark.parametrize(("die", "open_again"), [(11, True), (10, False)])
def test_a_hero_along_a_closed_edge_may_dig_instead_of_attacking(kind, die, open_again):
    table = neverneath(edges=["strip"], dice=[die])
    table.state.dungeon = table.state.dungeon.with_barrier(Edge(1, NORTH), kind)
    table.hero_phase("bruenor").answer("dig through the north edge of tile 2")
    assert (Edge(1, NORTH) in table.state.board.edges) == open_again
    assert from_the_top(table.state.pool) == ["strip"]
    assert not any(option.startswith("dig") for option in table.options)
    table.answer("move to 2c1", "end the Hero Phase")


def test_nobody_digs_away_from_the_edge_and_nobody_digs_at_the_way_out():
    table = neverneath(at={"bruenor": "2b2"})
    table.state.dungeon = table.state.dungeon.with_barrier(Edge(1, NORTH), "strip")
    assert not any(option.startswith("dig") for option in table.hero_phase("bruenor").options)
    table = finish(found("10", "bruenor"))
    table.hero("bruenor").square = square("3c1")
    assert not any(option.startswith("dig") for option in table.hero_phase("bruenor").options)


@rule("LD-286")
def test_a_collapsed_tunnel_between_two_tiles_is_dug_through_from_both():
    table = neverneath(tiles=["2 north cavern-plain-5"], at={"bruenor": "3b4"}, dice=[11])
    table.state.dungeon = table.state.dungeon.with_barrier(Edge(1, NORTH), "collapsed")
    table.hero_phase("bruenor").answer("dig through the north edge of tile 2")
    assert table.state.board.links[1][NORTH] == 2


@rule("LD-281")
def test_when_the_broken_door_is_found_monsters_come_there_and_on_the_tiles_connected_to_it():
    table = found("10", "bruenor", "regis")
    assert table.options == ["tile 3", "tile 2"]
    assert monsters(table.answer("tile 2")) == ["goblin-cutter 2", "goblin-archer 3"]


@pytest.mark.parametrize("side", ["north", "east", "south", "west"])
def test_the_way_out_is_a_wall_and_nothing_is_placed_behind_it(side):
    table = finish(found("10", "bruenor", side=side))
    way = SIDES.index(side)
    assert Edge(2, way) not in table.state.board.edges
    assert not table.state.board.placeable(table.state.board.beyond(Edge(2, way)))
    assert len([edge for edge in table.state.board.edges if edge.slot == 2]) == 2


def test_the_way_out_is_a_wall_to_a_tile_that_lies_behind_it():
    table = setting(
        "10", "bruenor", stack=["broken-door"], tiles=["2 north cavern-plain-5", "3 north secret-cave"]
    )
    table.state.dungeon = table.state.dungeon.with_tile(
        table.state.dungeon.tiles[2].__class__("cavern-plain-5", -1, 3)
    )
    table.hero("bruenor").square = square("3d2")
    finish(table.explore("bruenor"))
    door = slot(table, "broken-door")
    assert cell(table, "broken-door") == (-1, 2)
    assert table.state.board.links[door][EAST] == -1


def test_nothing_is_drawn_any_more_once_the_broken_door_is_found():
    table = finish(found("10", "bruenor"))
    table.state.turn.tile_placed = False
    table.state.figures.clear()
    table.hero("bruenor").row.clear()
    finish(table.villain_phase("bruenor"))
    assert [barrier.kind for barrier in table.state.dungeon.barriers] == ["wall"]


@rule("LD-022", "LD-128")
def test_neverneath_is_won_when_every_hero_has_left_by_the_north_edge_of_the_door():
    table = finish(found("10", "bruenor", "regis"))
    table.state.figures.clear()
    for number, (name, place) in enumerate((("bruenor", "3c1"), ("regis", "3b1")), start=1):
        assert ending(table) is None
        table.hero(name).square = square("3b2")
        assert table.end_hero_phase(name).over
        table.hero(name).square = square(place)
        table.end_hero_phase(name).answer("yes")
        assert sum(hero.escaped for hero in table.state.heroes) == number
    assert won(table)


def sealed(**more: Any) -> Crypt:
    """No edge is open any more, without anything that closes it."""
    table = setting("10", "bruenor", **more)
    table.state.dungeon = table.state.dungeon.with_reserved((0, -1), (1, 0), (-1, 1), (0, 2))
    return table


@rule("LD-024", "LD-249")
def test_neverneath_is_lost_when_there_is_nothing_left_to_explore_or_to_dig_at():
    assert lost(sealed().end_hero_phase("bruenor"))
    table = sealed()
    table.state.dungeon = table.state.dungeon.with_barrier(Edge(1, NORTH), "strip")
    assert ending(table.end_hero_phase("bruenor")) is None
    table = sealed(at={"bruenor": "2b2"})
    table.state.dungeon = table.state.dungeon.with_barrier(Edge(1, NORTH), "strip")
    assert table.explore("bruenor").over  # nobody breaks through a wall here


# ---- 11: The Door to Gauntlgrym


def explored(tile: str, *heroes: str, **more: Any) -> Crypt:
    """A tile of adventure 11 has just been explored from the north edge of the Start tile."""
    more.setdefault("stack", [tile, "secret-cave"])
    table = setting("11", *(heroes or ("bruenor", "regis")), **more)
    return finish(table.explore(table.state.heroes[0].name))


@pytest.mark.parametrize(
    ("tile", "thing", "place"),
    [
        ("dwarven-statue-1", "map", "3c3"),
        ("dwarven-statue-2", "map", "3b3"),
        ("dark-chasm", "key", "3b1"),
        ("underground-river", "lever", "3b1"),
    ],
)
def test_map_key_and_lever_lie_on_the_mushroom_patches_of_their_tiles_with_the_ordinary_monster(
    tile, thing, place
):
    table = explored(tile)
    assert where(table, thing) == [place]
    assert table.standing_on("goblin-cutter-1") == place


def test_the_second_statue_has_no_map():
    table = explored("dwarven-statue-2", stack=["dwarven-statue-2", "dwarven-statue-1"])
    table.hero("bruenor").square = square("1a2")
    finish(table.explore("bruenor"))
    assert laid(table)[2:] == ["dwarven-statue-2", "dwarven-statue-1"]
    assert where(table, "map") == ["3b3"]


def find_map(face: str, **more: Any) -> Crypt:
    """Bruenor picks up the Map, under which a token lies."""
    more.setdefault("monster_deck", GOBLINS)
    table = setting("11", "bruenor", "regis", at={"bruenor": "3d3"}, stack=[], **more)
    place_tile(table.state, "dwarven-statue-1", Edge(1, NORTH))
    table.state.tokens["map-1"] = Token("map", square("3c3"))
    DoorToGauntlgrym.laid_on["map"].set(table.state, 2)
    table.state.pool = Deck([Packet(["blank", face], [])], [])
    return table.hero_phase("bruenor").answer("pick up the Map")


@rule("LD-015")
def test_of_the_eight_monster_tokens_three_are_blank_two_call_one_two_a_trap_and_one_calls_two():
    faces = sorted(from_the_top(setting("11").state.pool))
    assert faces == ["blank"] * 3 + ["monster"] * 2 + ["trap"] * 2 + ["two-monsters"]


@pytest.mark.parametrize(
    ("face", "come"),
    [
        ("blank", []),
        ("monster", ["goblin-cutter 3"]),
        ("two-monsters", ["goblin-cutter 3", "goblin-archer 3"]),
    ],
)
def test_the_token_under_an_object_may_call_one_monster_or_two_to_its_tile(face, come):
    table = find_map(face, auto_ties=True)
    assert table.hero("bruenor").carried == ["map-1"]
    assert monsters(table) == come
    assert [card.name for card in table.hero("bruenor").row] == [each.split()[0] for each in come]


@rule("LD-283", "LD-147")
def test_the_token_may_spring_the_next_trap_of_the_encounter_deck_and_the_cards_before_it_are_discarded():
    table = find_map("trap", encounters=["overrun", "mark-of-lolth", "web-snare"])
    assert table.state.markers == {"web-snare": [2]}
    assert table.hero("bruenor").row == [RowCard("web-snare")]
    assert table.state.encounter_deck.discard == ["overrun", "mark-of-lolth"]
    assert table.hero("bruenor").hp == 10
    assert not table.hero("bruenor").curses


@rule("LD-283")
def test_a_trap_that_lies_in_the_discards_is_found_when_the_deck_runs_out():
    deck = ["overrun", "mark-of-lolth"]
    table = setting("11", "bruenor")
    traps = [card for card in from_the_top(table.state.encounter_deck) if ENCOUNTERS[card].kind == "trap"]
    table.state.encounter_deck = Deck([Packet(deck, [])], ["web-snare", *["distant-horns"] * 9])
    gauntlgrym = import_module("questboard.games.drizzt.adventures.gauntlgrym")
    gauntlgrym.lay_trap(table.state, 0, 1)
    assert "web-snare" in traps
    assert table.state.markers == {"web-snare": [1]}
    table.state.markers = {}
    table.state.encounter_deck = Deck([Packet(deck, [])], [])
    gauntlgrym.lay_trap(table.state, 0, 1)
    assert not table.state.markers
    assert from_the_top(table.state.encounter_deck) == deck[::-1]


@rule("LD-146")
def test_a_second_trap_does_not_come_onto_a_tile():
    table = setting("11", "bruenor", encounters=["web-snare"])
    table.state.markers = {"gas-vent": [1]}
    gauntlgrym = import_module("questboard.games.drizzt.adventures.gauntlgrym")
    gauntlgrym.lay_trap(table.state, 0, 1)
    assert table.state.markers == {"gas-vent": [1]}
    assert from_the_top(table.state.encounter_deck)[0] == "web-snare"


def test_an_object_that_is_picked_up_again_has_no_second_token():
    table = find_map("blank", auto_ties=True)
    table.answer("put down the Map", "3d2", "pick up the Map")
    assert len(table.told("token_under")) == 1
    assert table.state.pool.count == 1


@pytest.mark.parametrize(
    ("side", "reserved"),
    [
        ("north", {(-2, 1), (-3, 1)}),
        ("east", {(0, 3), (0, 4)}),
        ("south", {(2, 0), (3, 0)}),
        ("west", {(0, -2), (0, -3)}),
    ],
)
def test_the_door_to_gauntlgrym_is_closed_and_the_two_spaces_behind_it_are_kept_free(side, reserved):
    table = finish(found("11", "bruenor", side=side))
    assert laid(table)[2:] == ["broken-door"]
    assert set(table.state.dungeon.reserved) == reserved
    assert table.state.dungeon.barriers == (Barrier(2, SIDES.index(side), "door"),)
    assert Edge(2, SIDES.index(side)) not in table.state.board.edges
    assert monsters(table) == ["goblin-cutter 3"]


def test_the_broken_door_waits_until_there_is_room_for_the_throne_behind_it():
    table = setting("11", stack=["broken-door", "cavern-plain-7", "secret-cave"])
    table.state.dungeon = table.state.dungeon.with_reserved((-3, 1))
    finish(table.explore("drizzt"))
    assert laid(table)[2:] == ["cavern-plain-7"]
    assert from_the_top(table.state.stack) == ["secret-cave", "broken-door"]


def open_gauntlgrym(table: Crypt, **things: str) -> Crypt:
    """The Broken Door is found; the first Hero stands there with Key, Map and Lever."""
    finish(table)
    table.state.figures.clear()
    for hero in table.state.heroes:
        hero.row.clear()
        hero.carried.clear()
    hero = table.state.heroes[0]
    hero.square = square("3b2")
    hero.carried = ["key-1", "map-1", "lever-1"]
    return table.hero_phase(hero.name)


def test_with_key_map_and_lever_the_door_is_opened_instead_of_attacking():
    table = open_gauntlgrym(found("11", "bruenor", "regis"))
    table.answer("open the door to Gauntlgrym")
    assert laid(table)[3:] == ["ancient-throne-near", "ancient-throne-far"]
    assert cell(table, "ancient-throne-far") == (-3, 1)
    assert table.standing_on("methil-1") == "5a4"
    assert monsters(table) == ["methil 5", "goblin-archer 4"]  # the only half without a Monster
    assert (table.asked, table.options) == (1, ["tile 4", "tile 5"])


def test_as_many_monsters_are_with_methil_as_there_are_heroes():
    lone = open_gauntlgrym(found("11", "bruenor")).answer("open the door to Gauntlgrym")
    assert monsters(lone) == ["methil 5", "goblin-archer 4"]
    table = open_gauntlgrym(found("11", "bruenor", "regis", "drizzt", "wulfgar"))
    table.answer("open the door to Gauntlgrym")
    while table.prompt != "What does Bruenor do?":
        table.answer(table.options[0])
    assert len(monsters(table)) == 1 + 4
    assert {place.split()[-1] for place in monsters(table)} == {"4", "5"}


@rule("LD-237")
def test_each_player_places_the_monster_that_this_player_drew():
    table = open_gauntlgrym(found("11", "bruenor", "regis", "drizzt", "wulfgar"))
    table.state.options = replace(table.state.options, auto_ties=False)
    table.answer("open the door to Gauntlgrym")
    asked = []
    while table.prompt != "What does Bruenor do?":
        if "which square" in table.prompt:
            drawn = [event.facts["hero"] for event in table.told("drew_monster")]
            asked.append((table.asked, table.seat(drawn[-1])))
        table.answer("tile 5" if "tile 5" in table.options else table.options[0])
    assert asked == [(1, 1), (2, 2), (3, 3)]


@pytest.mark.parametrize(
    ("bruenor", "regis", "beside", "lies", "opens"),
    [
        (["key", "map", "lever"], [], "2b2", "", True),
        (["key"], ["map", "lever"], "3c2", "", True),
        (["key"], ["map"], "3c2", "3d3", True),
        (["key", "map"], [], "2b2", "3a2", True),
        (["key"], ["map", "lever"], "2b2", "", False),
        (["key", "map"], [], "2b2", "2c2", False),
        (["map", "lever"], ["key"], "3c2", "", False),
        (["key", "lever"], [], "3c2", "", False),
    ],
)
def test_the_key_must_be_in_hand_the_map_with_a_hero_there_and_the_lever_there(
    bruenor, regis, beside, lies, opens
):
    table = finish(found("11", "bruenor", "regis"))
    table.state.figures.clear()
    table.hero("bruenor").square, table.hero("regis").square = square("3b2"), square(beside)
    table.hero("bruenor").carried = [f"{thing}-1" for thing in bruenor]
    table.hero("regis").carried = [f"{thing}-1" for thing in regis]
    if lies:
        table.state.tokens["lever-1"] = Token("lever", square(lies))
    options = table.hero_phase("bruenor").options
    assert ("open the door to Gauntlgrym instead of attacking" in options) == opens


def test_nobody_opens_the_door_from_another_tile():
    table = finish(found("11", "bruenor"))
    table.hero("bruenor").carried = ["key-1", "map-1", "lever-1"]
    assert not any("Gauntlgrym" in option for option in table.hero_phase("bruenor").options)


def test_opening_the_door_takes_the_attack():
    table = open_gauntlgrym(found("11", "bruenor", "regis")).answer("open the door")
    finish_fill(table)
    assert table.state.turn.attacked
    assert table.state.turn.actions == 1


def finish_fill(table: Crypt) -> None:
    """All new Monsters have their places."""
    while not table.over and table.prompt.startswith("Put "):
        table.table.answer(0)


@rule("LD-022")
def test_gauntlgrym_is_won_when_methil_is_defeated_and_all_who_stand_are_in_the_throne_room():
    table = open_gauntlgrym(found("11", "bruenor", "regis", "wulfgar")).answer("open the door")
    finish_fill(table)
    table.answer("end the Hero Phase")
    finish(table.play(("strike_down", "methil-1")))
    assert ending(table) is None
    places = {"bruenor": "4b2", "regis": "5b3", "wulfgar": "3b2"}
    for name, place in places.items():
        table.hero(name).square = square(place)
    assert ending(finish(table.end_hero_phase("bruenor"))) is None
    table.hero("wulfgar").hp = 0
    assert won(finish(table.end_hero_phase("bruenor")))


def test_gauntlgrym_is_not_won_while_nobody_stands():
    table = open_gauntlgrym(found("11", "bruenor")).answer("open the door")
    finish_fill(table)
    table.answer("end the Hero Phase")
    finish(table.play(("strike_down", "methil-1")))
    table.hero("bruenor").square, table.hero("bruenor").hp = square("4b2"), 0
    assert ending(finish(table.end_hero_phase("bruenor"))) is None


def test_gauntlgrym_is_not_won_while_methil_stands():
    table = open_gauntlgrym(found("11", "bruenor")).answer("open the door")
    finish_fill(table)
    table.answer("end the Hero Phase")
    table.hero("bruenor").square = square("4b2")
    assert ending(finish(table.end_hero_phase("bruenor"))) is None


# ---- 13: The Primordial Awakes


def awake(*heroes: str, river: bool = True, **more: Any) -> Crypt:
    """The Pit has been found; the river lies to the west of the Start tile (tile 3)."""
    heroes = heroes or ("bruenor", "regis")
    tiles = ["1 west underground-river"] if river else []
    table = setting("13", *heroes, tiles=tiles, stack=["broken-door", "secret-cave"], **more)
    return finish(table.explore(heroes[0]))


@pytest.mark.parametrize("side", ["north", "east"])
def test_the_pit_covers_the_lair_and_nobody_can_enter_it(side):
    table = awake(side=side)
    far = slot(table, "rocky-lair-far")
    pit = table.state.dungeon.covered
    assert names(pit) == [f"{far + 1}{name}" for name in ("b2", "c2", "b3", "c3")]
    assert not table.state.free() & pit
    table.state.figures.clear()
    table.hero("bruenor").square = 16 * far + square("1a2" if side == "north" else "1b1")
    moves = [option for option in table.hero_phase("bruenor").options if option.startswith("move")]
    assert moves
    assert not any(option == f"move to tile {far + 1} {name}" for option in moves for name in ("b2", "c3"))


@rule("LD-289")
def test_a_large_base_does_not_stand_over_the_pit():
    table = awake()
    far = slot(table, "rocky-lair-far")
    assert table.state.board.stands(2, slot(table, "rocky-lair-near"))
    assert not table.state.board.stands(2, far)
    pit = squares(table.state.dungeon.covered)
    around = [place for place in range(16 * far, 16 * far + 16) if table.state.board.cover(2, place)]
    assert not any(table.state.board.block(2, place) >> under & 1 for place in around for under in pit)


def test_monsters_come_on_both_halves_of_the_lair():
    table = setting("13", "bruenor", "regis", stack=["broken-door"]).explore("bruenor")
    assert table.options == ["tile 4", "tile 5"]
    assert monsters(table.answer("tile 5")) == ["goblin-cutter 5", "goblin-archer 4"]


def test_a_secret_tunnel_leads_from_the_river_to_the_broken_door():
    table = awake()
    patch, door = table.state.board.scorch(2), table.state.board.scorch(3)
    assert table.state.dungeon.tunnel == (patch, door)
    table.state.figures.clear()
    table.hero("bruenor").square = patch
    table.hero_phase("bruenor").answer(f"move to 4{names(1 << door)[0][1:]}")
    assert table.state.turn.walk == 4
    assert 3 not in table.state.board.connected(2)


@rule("LD-285")
def test_the_tunnel_comes_with_the_river_if_that_is_found_after_the_door():
    table = awake(river=False)
    assert not table.state.dungeon.tunnel
    table.state.stack = Deck([Packet(["underground-river"], [])], [])
    table.hero("bruenor").square = square("1a2")
    finish(table.explore("bruenor"))
    river = slot(table, "underground-river")
    assert table.state.dungeon.tunnel == (table.state.board.scorch(river), table.state.board.scorch(2))


def at_river(table: Crypt, name: str = "bruenor") -> Crypt:
    table.state.figures.clear()
    table.hero(name).square = squares(table.state.board.tile_squares(2))[1]
    return table


def carries_bowl(table: Crypt, name: str) -> bool:
    return BOWL.is_set(table.hero(name))


def test_a_hero_next_to_the_river_fills_a_bowl_without_an_action_and_only_one():
    table = setting("13", "bruenor", "regis", tiles=["1 west underground-river"])
    river = [number for number in range(16) if table.state.board.shapes[2].squares[number] == "R"]
    assert len(river) == 2
    for place in squares(table.state.board.floor):
        table.hero("bruenor").square = place
        near = any(table.state.board.touching(place) >> (32 + number) & 1 for number in river)
        table.hero_phase("bruenor")
        assert ("fill a bowl at the river" in table.options) == near
        table.answer("end the Hero Phase")
    at_river(table).hero_phase("bruenor").answer("fill a bowl")
    assert carries_bowl(table, "bruenor")
    assert table.state.turn.actions == 0
    assert "fill a bowl at the river" not in table.options
    assert not any(option.startswith("put down") for option in table.options)


def test_there_are_only_two_bowls():
    table = at_river(setting("13", "bruenor", "regis", "wulfgar", tiles=["1 west underground-river"]))
    for name in ("regis", "wulfgar"):
        BOWL.set(table.hero(name))
    assert "fill a bowl at the river" not in table.hero_phase("bruenor").options


def test_a_carrier_who_falls_spills_the_bowl_and_it_lies_at_the_river_again():
    table = awake(hp={"regis": 1}, dice=[20])
    BOWL.set(table.hero("regis"))
    table.state.figures = {"goblin-cutter-1": Figure("goblin-cutter", table.hero("regis").square + 1)}
    finish(table.activate("goblin-cutter-1"))
    assert table.hero("regis").hp == 0
    assert not carries_bowl(table, "regis")
    assert not table.state.tokens
    assert "Regis spills the water" in table.log()


def test_a_bowl_is_poured_next_to_the_pit_instead_of_attacking():
    table = awake()
    far = slot(table, "rocky-lair-far")
    table.state.figures.clear()
    BOWL.set(table.hero("bruenor"))
    table.hero("bruenor").square = 16 * slot(table, "rocky-lair-near") + square("1b1")
    table.hero_phase("bruenor")
    assert not any(option.startswith("pour") for option in table.options)
    table.answer("end the Hero Phase")
    table.hero("bruenor").square = 16 * far + square("1a2")
    table.hero_phase("bruenor").answer("pour the bowl into the pit")
    assert PrimordialAwakes.poured.get(table.state) == 1
    assert not carries_bowl(table, "bruenor")
    assert table.state.turn.attacked
    assert ending(table) is None


def test_without_a_bowl_nothing_is_poured():
    table = awake()
    table.state.figures.clear()
    table.hero("bruenor").square = 16 * slot(table, "rocky-lair-far") + square("1a2")
    assert not any(option.startswith("pour") for option in table.hero_phase("bruenor").options)


@rule("LD-022")
@pytest.mark.parametrize("heroes", [FIVE[:1], FIVE[:2], FIVE])
def test_one_bowl_more_than_there_are_heroes_quenches_the_pit(heroes):
    table = awake(*heroes)
    table.state.figures.clear()
    PrimordialAwakes.poured.set(table.state, len(heroes) - 1)
    for count in (len(heroes), len(heroes) + 1):
        BOWL.set(table.hero("drizzt"))
        table.hero("drizzt").square = 16 * slot(table, "rocky-lair-far") + square("1a2")
        table.state.turn.attacked, table.state.turn.actions = False, 0
        table.hero_phase("drizzt").answer("pour the bowl")
        assert won(table) == (count > len(heroes))
        if not table.over:
            table.answer("end the Hero Phase")


def test_at_the_start_of_each_round_the_pit_attacks_every_hero_on_its_tile():
    table = awake("bruenor", "regis", "wulfgar", dice=[10, 9])
    table.state.figures.clear()
    far, near = slot(table, "rocky-lair-far"), slot(table, "rocky-lair-near")
    table.hero("bruenor").square = 16 * far + square("1a2")
    table.hero("regis").square = 16 * far + square("1d2")
    table.hero("wulfgar").square = 16 * near + square("1b1")
    table.state.turn.card = ""
    table.play(("turn", 0))
    assert [table.hero(name).hp for name in ("bruenor", "regis", "wulfgar")] == [8, 8, 12]
    assert "The Fiery Pit erupts" in table.log()
    assert table.asked == 0
    again = awake("bruenor", "regis", dice=[20])
    again.hero("regis").square = 16 * far + square("1d2")
    again.state.figures.clear()
    again.play(("turn", 1))
    assert again.hero("regis").hp == 8


def test_before_the_pit_is_found_nothing_erupts():
    table = setting("13", "bruenor").play(("turn", 0))
    assert not table.told("erupts")


def test_the_pit_is_neither_an_encounter_card_nor_a_trap():
    table = awake("drizzt", dice=[20])
    table.state.figures.clear()
    table.hero("drizzt").stance = "icingdeath"
    table.hero("drizzt").square = 16 * slot(table, "rocky-lair-far") + square("1a2")
    table.play(("turn", 0))
    assert table.hero("drizzt").hp == 6


@pytest.mark.parametrize(
    ("river", "carried", "free", "gets"),
    [
        (True, False, True, True),
        (True, True, True, True),
        (True, False, False, False),
        (False, False, True, False),
    ],
)
def test_a_water_elemental_is_discarded_and_fills_a_bowl_for_the_active_hero(river, carried, free, gets):
    tiles = ["1 west underground-river"] if river else []
    table = setting(
        "13",
        "bruenor",
        "regis",
        "wulfgar",
        tiles=tiles,
        stack=["cavern-plain-7"],
        monster_deck=["water-elemental"],
    )
    if carried:
        BOWL.set(table.hero("bruenor"))
    if not free:
        BOWL.set(table.hero("regis"))
        BOWL.set(table.hero("wulfgar"))
    table.explore("bruenor")
    assert not table.state.figures
    assert table.state.monster_deck.discard == ["water-elemental"]
    assert not table.hero("bruenor").row
    assert carries_bowl(table, "bruenor") == gets


def test_a_water_elemental_of_another_player_s_draw_fills_the_bowl_of_the_active_hero():
    table = setting(
        "13",
        *("bruenor", "regis"),
        tiles=["1 west underground-river"],
        stack=["broken-door"],
        monster_deck=["goblin-cutter", "water-elemental"],
    )
    finish(table.explore("bruenor"))
    assert carries_bowl(table, "bruenor")
    assert not carries_bowl(table, "regis")
    assert len(table.state.figures) == 1


# ---- what belongs to one adventure only


def test_nobody_digs_fills_pours_or_opens_doors_in_other_adventures():
    table = setting("7", "bruenor")
    edge = fissures(table)["fissure-1"]
    table.hero("bruenor").square = squares(table.state.board.border(edge))[0]
    assert not any(option.startswith("dig") for option in table.hero_phase("bruenor").options)
    table = setting("2", "bruenor", tiles=["1 west underground-river", "2 north broken-door"])
    table.hero("bruenor").carried = ["key-1", "map-1", "lever-1"]
    table.hero("bruenor").square = square("4b2")
    assert not any("Gauntlgrym" in option for option in table.hero_phase("bruenor").options)
    table.answer("end the Hero Phase")
    BOWL.set(table.hero("bruenor"))
    table.state.dungeon = table.state.dungeon.with_covered(1 << square("4c2"))
    assert not any(option.startswith("pour") for option in table.hero_phase("bruenor").options)
    table.answer("end the Hero Phase")
    BOWL.clear(table.hero("bruenor"))
    at_river(table)
    assert not any(option.startswith("fill") for option in table.hero_phase("bruenor").options)


# ---- advice for bots


@pytest.mark.parametrize("adventure", ["1", "2", "3", "4", "7", "8", "10", "11", "13"])
def test_a_quest_knows_how_far_the_heroes_are_and_where_they_want_to_go(adventure):
    table = setting(adventure, stack=None)
    before = quest(table.state).progress(table.state)
    assert 0 <= before < 0.5
    if adventure == "7":
        assert len(quest(table.state).goals(table.state)) == 4
        return
    table = finish(found(adventure))
    assert before < quest(table.state).progress(table.state) <= 1
    tiles = quest(table.state).goals(table.state)
    assert all(0 <= number < len(laid(table)) for number in tiles)
    assert tiles or adventure == "13"
    assert all(TILES[name].id == name for name in laid(table))
