"""Monsters: the tactics of all ten kinds, how they move, whom they see, and who chooses for them."""

from typing import Any

import pytest

from questboard.games.adventure.board import Dungeon
from questboard.games.adventure.state import Deck, Friend, Packet, RowCard
from questboard.games.ashardalon.box import BOX
from questboard.testing import rule
from tests.adventure.crypt import Crypt, attack_rolls, crypt, square

PLAIN: dict[str, list[str]] = {"vistra": [], "quinn": [], "keyleth": []}
KINDS = [monster.id for monster in BOX.monsters.values() if not monster.villain]
WAY = ["1 north plain-passage-a", "3 north plain-passage-b", "4 north plain-passage-c"]


def next_to(table: Crypt, figure: str, hero: str) -> bool:
    """Whether a Monster stands next to a Hero."""
    near = table.state.board.near[table.hero(hero).square]
    return bool(near >> table.figure(figure).square & 1)


def attacked(table: Crypt) -> list[tuple[str, str]]:
    """The attacks so far: what, and at whom."""
    return [(event.facts["attack"], event.facts["target"]) for event in table.told("attacked")]


# ---- every line of every card


@rule("WA-126", "WA-130")
@pytest.mark.parametrize(
    ("kind", "where", "attack", "total", "damage", "condition", "leaps"),
    [
        ("cave-bear", "1d1", "Claws", 26, 2, [], False),
        ("cave-bear", "2d1", "Strike", 28, 2, ["dazed"], True),
        ("duergar-guard", "1c2", "Warhammer", 28, 1, [], False),
        ("gibbering-mouther", "2d1", "Gibbering", 28, 1, ["dazed"], False),
        ("grell", "1c2", "Bite", 27, 1, ["poisoned"], False),
        ("grell", "1d1", "Tentacles", 27, 1, ["dazed"], True),
        ("human-cultist", "2d1", "Dagger", 26, 1, ["poisoned"], True),
        ("kobold-dragonshield", "1c2", "Sword", 27, 1, [], False),
        ("legion-devil", "2d1", "Sword", 31, 1, [], True),
        ("orc-archer", "1c2", "Punch", 26, 1, ["dazed"], False),
        ("orc-archer", "2d1", "Arrow", 26, 2, [], False),
        ("orc-smasher", "2d1", "Mace", 29, 1, [], True),
        ("snake", "2d1", "Bite", 27, 0, ["poisoned"], True),
    ],
)
def test_a_monster_carries_out_the_first_of_its_tactics_that_is_true(
    kind, where, attack, total, damage, condition, leaps
):
    table = crypt(
        ["quinn"], at={"quinn": "1b2"}, monsters=[(kind, where)], powers=PLAIN, auto_ties=True, dice=[20]
    )
    table.activate(f"{kind}-1")
    assert attacked(table) == [(attack, "quinn")]
    assert attack_rolls(table, "hit")[0]["total"] == total
    assert table.hero("quinn").hp == 8 - damage
    assert table.hero("quinn").conditions == condition
    if leaps:
        assert next_to(table, f"{kind}-1", "quinn")
    else:
        assert table.standing_on(f"{kind}-1") == where


@rule("WA-126", "WA-129")
@pytest.mark.parametrize("kind", KINDS)
def test_a_monster_far_from_every_hero_moves_one_tile_toward_the_closest(kind):
    table = crypt(["quinn"], at={"quinn": "1b2"}, tiles=WAY, monsters=[(kind, "5b1")], stack=[], powers=PLAIN)
    table.activate(f"{kind}-1")
    assert table.standing_on(f"{kind}-1") == "4c3"  # the scorch mark
    assert attacked(table) == []


@rule("WA-126")
@pytest.mark.parametrize(("kind", "where"), [("grell", "1c2"), ("orc-archer", "2d1")])
def test_a_miss_of_a_bite_or_an_arrow_still_costs_1_hit_point(kind, where):
    table = crypt(["quinn"], at={"quinn": "1b2"}, monsters=[(kind, where)], powers=PLAIN, dice=[1])
    table.activate(f"{kind}-1")
    assert table.hero("quinn").hp == 7
    assert table.hero("quinn").conditions == []


@rule("WA-126")
def test_an_arrow_reaches_two_tiles_and_no_farther():
    table = crypt(
        ["quinn"], at={"quinn": "1b2"}, tiles=WAY, monsters=[("orc-archer", "4b2")], powers=PLAIN, dice=[20]
    )
    table.activate("orc-archer-1")
    assert attacked(table) == [("Arrow", "quinn")]
    assert table.standing_on("orc-archer-1") == "4b2"


@rule("WA-127")
def test_after_one_tactic_the_monsters_turn_is_over():
    table = crypt(
        ["quinn", "vistra"],
        at={"quinn": "1b2", "vistra": "2b2"},
        monsters=[("cave-bear", "1d1")],
        powers=PLAIN,
        dice=[20, 20],
    )
    table.activate("cave-bear-1")
    assert attacked(table) == [("Claws", "quinn")]  # Vistra is within 1 tile, but that line is not reached
    assert table.standing_on("cave-bear-1") == "1d1"


@rule("WA-102", "WA-126")
def test_claws_reach_every_hero_on_the_tile_and_gibbering_every_hero_within_1_tile():
    heroes = {"quinn": "1b2", "vistra": "1a1", "keyleth": "2b2"}
    table = crypt(list(heroes), at=heroes, monsters=[("cave-bear", "1d1")], powers=PLAIN, dice=[20] * 3)
    table.activate("cave-bear-1")
    assert attacked(table) == [("Claws", "quinn"), ("Claws", "vistra")]
    table = crypt(
        list(heroes), at=heroes, monsters=[("gibbering-mouther", "1d1")], powers=PLAIN, dice=[20] * 3
    )
    table.activate("gibbering-mouther-1")
    assert attacked(table) == [("Gibbering", name) for name in heroes]


@rule("WA-126", "WA-238")
def test_the_active_player_picks_one_of_several_adjacent_heroes():
    table = crypt(
        ["quinn", "vistra"],
        at={"quinn": "1b2", "vistra": "1d2"},
        monsters=[("grell", "1c2")],
        powers=PLAIN,
        dice=[20],
    )
    table.activate("grell-1", active="vistra")
    assert table.asked == 1
    table.answer("Quinn")
    assert attacked(table) == [("Bite", "quinn")]


# ---- sentries


def sentry(kind: str = "kobold-dragonshield", **position: Any) -> Crypt:
    """A sentry alone on tile 1, and Quinn far off on tile 2."""
    settings: dict[str, Any] = {
        "at": {"quinn": "2d3"},
        "stack": ["crossing", "plain-passage-a"],
        "monster_deck": ["snake"],
        "powers": PLAIN,
        **position,
    }
    return crypt(["quinn"], monsters=[(kind, "1a1")], **settings)


@rule("WA-132", "WA-238", "WA-243")
@pytest.mark.parametrize("kind", ["duergar-guard", "kobold-dragonshield"])
def test_a_sentry_places_the_bottom_tile_at_an_edge_of_its_own_with_a_new_monster(kind):
    table = sentry(kind).activate(f"{kind}-1")
    assert table.options == ["the north edge of tile 1", "the west edge of tile 1"]
    table.answer("the west edge of tile 1")
    assert table.state.dungeon.tiles[2].tile == "plain-passage-a"
    assert table.figure("snake-1").tile == 2
    assert table.hero("quinn").row == [RowCard(kind), RowCard("snake")]
    assert table.standing_on(f"{kind}-1") == "1a1"
    assert (table.state.turn.tile_placed, table.state.turn.black) == (False, False)


@rule("WA-132")
@pytest.mark.parametrize(
    "position",
    [
        pytest.param({"at": {"quinn": "1d3"}}, id="a Hero is on its tile"),
        pytest.param({"stack": []}, id="no tile is left"),
        pytest.param(
            {"tiles": ["1 north dire-chamber-1", "1 west plain-passage-b"]},
            id="its tile has no unexplored edge",
        ),
    ],
)
def test_otherwise_a_sentry_places_nothing(position):
    table = sentry(**position)
    before = len(table.state.dungeon.tiles)
    table.activate("kobold-dragonshield-1")
    if not table.over:
        assert table.prompt == "Put Kobold Dragonshield 1 on which square?"  # it moves onto the Hero's tile
    assert len(table.state.dungeon.tiles) == before


@rule("WA-132", "WA-181")
def test_a_downed_hero_on_its_tile_does_not_stop_a_sentry():
    table = sentry(at={"quinn": "1d3"}, hp={"quinn": 0}, auto_ties=True)
    table.activate("kobold-dragonshield-1")
    assert len(table.state.dungeon.tiles) == 3


@rule("WA-243")
def test_a_long_hallway_placed_by_a_sentry_takes_its_extra_tile_from_the_top():
    table = sentry(
        stack=["crossing", "plain-passage-a", "long-hallway-white"], monster_deck=["snake", "grell"]
    )
    table.activate("kobold-dragonshield-1").answer("the west edge of tile 1")
    assert [placed.tile for placed in table.state.dungeon.tiles[2:]] == ["long-hallway-white", "crossing"]
    assert [table.figure(name).tile for name in ("snake-1", "grell-1")] == [2, 3]


# ---- moving from tile to tile


@rule("WA-128")
def test_a_monster_that_moves_to_a_tile_goes_to_its_scorch_mark_if_that_is_empty_else_anywhere_on_it():
    table = crypt(
        ["quinn", "vistra"],
        at={"quinn": "1b2", "vistra": "3b2"},
        hp={"vistra": 0},
        tiles=WAY,
        monsters=[("orc-smasher", "4b2")],
        powers=PLAIN,
    )
    table.activate("orc-smasher-1")  # a downed Hero lies on the scorch mark
    squares = ["3b1", "3c1", "3c2", "3b3", "3c3", "3b4", "3c4"]
    assert table.options == squares
    table.answer("3c4")
    assert table.standing_on("orc-smasher-1") == "3c4"


@rule("WA-129")
def test_monsters_do_not_count_squares_and_are_not_blocked_by_figures():
    table = crypt(
        ["quinn"],
        at={"quinn": "1b2"},
        tiles=WAY,
        monsters=[("snake", "4b1"), ("grell", "3b1"), ("grell", "3c1")],
        powers=PLAIN,
    )
    table.activate("snake-1")
    assert table.standing_on("snake-1") == "3b2"


@rule("WA-128", "WA-240")
def test_a_monster_stays_when_the_next_tile_has_no_free_square():
    crowd = [("grell", f"3{column}{row}") for row in "1234" for column in "bc"]
    table = crypt(
        ["quinn"], at={"quinn": "1b2"}, tiles=WAY, monsters=[("snake", "4b2"), *crowd], powers=PLAIN
    )
    table.activate("snake-1")
    assert table.standing_on("snake-1") == "4b2"


@rule("WA-240")
def test_a_monster_stays_when_no_way_leads_to_a_hero():
    tiles = ["1 north passage-with-north-door", *WAY[1:]]
    table = crypt(["quinn"], at={"quinn": "1b2"}, tiles=tiles, monsters=[("snake", "4b2")], powers=PLAIN)
    table.state.dungeon = Dungeon(table.state.dungeon.tiles, closed=(2,))
    table.activate("snake-1")
    assert table.standing_on("snake-1") == "4b2"  # a closed door counts as a wall


@rule("WA-129", "WA-240")
def test_the_active_player_chooses_between_equally_short_ways():
    tiles = ["1 north crossing", "2 north crossing-with-west-door"]
    table = crypt(["quinn"], at={"quinn": "1a3"}, tiles=tiles, monsters=[("grell", "4c1")], powers=PLAIN)
    table.activate("grell-1")
    assert table.options == ["tile 2", "tile 3"]


# ---- moving next to a Hero


SURROUNDED = ["3b2", "3c2", "3c3", "3b4", "3c4"]
"""The squares around 3b3 in a plain passage."""


@rule("WA-128", "WA-240")
def test_of_two_equally_short_ways_a_monster_takes_the_one_whose_tile_has_room():
    crowd = [("snake", f"2{column}{row}") for row in "123" for column in "abcd"]
    table = crypt(
        ["quinn"],
        at={"quinn": "1a1"},
        tiles=["1 north crossing", "2 north crossing-with-west-door"],
        monsters=[("orc-smasher", "4c2"), *crowd],
        powers=PLAIN,
    )
    table.activate("orc-smasher-1")
    assert table.over
    assert table.standing_on("orc-smasher-1") == "3c2"


@rule("WA-130", "WA-238")
def test_a_monster_that_moves_adjacent_takes_a_free_square_beside_the_hero_and_attacks():
    table = crypt(
        ["quinn"], at={"quinn": "3b3"}, tiles=WAY[:1], monsters=[("orc-smasher", "1a1")], powers=PLAIN
    )
    table.activate("orc-smasher-1")
    assert table.options == [f"3{name[1:]}" for name in SURROUNDED]
    table.answer("3c2")
    assert table.standing_on("orc-smasher-1") == "3c2"
    assert attacked(table) == [("Mace", "quinn")]


@rule("WA-130")
def test_the_square_must_be_on_a_tile_within_the_range_of_the_tile_it_started_from():
    table = crypt(["quinn"], at={"quinn": "3b1"}, tiles=WAY, monsters=[("orc-smasher", "1a1")], powers=PLAIN)
    table.activate("orc-smasher-1")
    assert table.options == ["3c1", "3b2", "3c2"]  # tile 4 is 2 tiles away


@rule("WA-130")
def test_when_the_closest_hero_has_no_free_adjacent_square_it_takes_the_next_closest():
    table = crypt(
        ["vistra", "quinn"],
        at={"vistra": "3b3", "quinn": "2d3"},
        tiles=WAY[:1],
        monsters=[("orc-smasher", "1b1"), *[("grell", name) for name in SURROUNDED]],
        powers=PLAIN,
        auto_ties=True,
    )
    table.activate("orc-smasher-1")
    assert attacked(table) == [("Mace", "quinn")]
    assert next_to(table, "orc-smasher-1", "quinn")


@rule("WA-130")
def test_when_nobody_can_be_reached_it_goes_onto_the_closest_heros_tile_without_attacking():
    table = crypt(
        ["vistra"],
        at={"vistra": "3b3"},
        tiles=WAY[:1],
        monsters=[("orc-smasher", "1b1"), *[("grell", name) for name in SURROUNDED]],
        powers=PLAIN,
    )
    table.activate("orc-smasher-1")
    assert table.options == ["3b1", "3c1"]
    table.answer("3b1")
    assert attacked(table) == []


@rule("WA-130")
def test_it_stays_when_that_tile_is_full():
    crowd = [("grell", name) for name in [*SURROUNDED, "3b1", "3c1"]]
    table = crypt(
        ["vistra"],
        at={"vistra": "3b3"},
        tiles=WAY[:1],
        monsters=[("orc-smasher", "1b1"), *crowd],
        powers=PLAIN,
    )
    table.activate("orc-smasher-1")
    assert table.standing_on("orc-smasher-1") == "1b1"
    assert attacked(table) == []


@rule("WA-218")
def test_a_monster_already_adjacent_may_stay_or_take_another_adjacent_square():
    table = crypt(["quinn"], at={"quinn": "3b3"}, tiles=WAY[:1], monsters=[("snake", "3c2")], powers=PLAIN)
    table.activate("snake-1")
    assert table.options[0] == "3c2"
    assert sorted(table.options) == sorted(f"3{name[1:]}" for name in SURROUNDED)
    table.answer("3c2")
    assert table.told("stepped") == []
    assert attacked(table) == [("Bite", "quinn")]


# ---- who is closest


@rule("WA-131")
def test_the_closest_hero_is_on_the_nearest_tile_even_if_another_is_fewer_squares_away():
    table = crypt(
        ["quinn", "vistra"],
        at={"quinn": "2b1", "vistra": "1a3"},
        monsters=[("orc-archer", "1d3")],
        powers=PLAIN,
        dice=[20],
    )
    table.activate("orc-archer-1")
    assert attacked(table) == [("Arrow", "vistra")]


@rule("WA-131")
def test_among_heroes_on_equally_near_tiles_the_nearest_in_squares_is_closest():
    table = crypt(
        ["quinn", "vistra"],
        at={"quinn": "1a1", "vistra": "1b3"},
        monsters=[("orc-archer", "1d3")],
        powers=PLAIN,
        dice=[20],
    )
    table.activate("orc-archer-1")
    assert attacked(table) == [("Arrow", "vistra")]


@rule("WA-131", "WA-238")
def test_the_active_player_breaks_remaining_ties():
    position: dict[str, Any] = {
        "at": {"quinn": "1a1", "vistra": "1a3"},
        "monsters": [("orc-archer", "1c2")],
        "powers": PLAIN,
    }
    table = crypt(["quinn", "vistra"], **position).activate("orc-archer-1", active="vistra")
    assert (table.asked, table.options) == (1, ["Quinn", "Vistra"])
    table = crypt(["quinn", "vistra"], auto_ties=True, **position).activate("orc-archer-1")
    assert attacked(table) == [("Arrow", "quinn")]


@rule("WA-131", "WA-181")
def test_downed_and_off_board_heroes_are_left_out():
    table = crypt(
        ["quinn", "vistra", "keyleth"],
        at={"quinn": "1b2", "vistra": "1b3", "keyleth": "2d3"},
        hp={"quinn": 0},
        monsters=[("orc-archer", "1c2")],
        powers=PLAIN,
        dice=[20],
    )
    table.hero("vistra").square, table.hero("vistra").away = -1, "pit"
    table.activate("orc-archer-1")
    assert attacked(table) == [("Arrow", "keyleth")]


@rule("WA-181")
def test_villagers_are_seen_like_heroes():
    table = crypt(["quinn"], at={"quinn": "2d3"}, monsters=[("orc-archer", "1c2")], powers=PLAIN, dice=[20])
    table.state.friends["cassi"] = Friend("cassi", square("1b2"))
    table.activate("orc-archer-1")
    assert attacked(table) == [("Punch", "cassi")]
    assert table.state.friends == {}


# ---- placing, rows, the swarm


@rule("WA-219")
def test_a_monster_on_a_tile_with_an_occupied_spawn_square_goes_to_any_square_of_that_tile():
    table = crypt(
        ["vistra"],
        at={"vistra": "1b1"},
        stack=["plain-passage-a"],
        monster_deck=["snake"],
        powers={"vistra": []},
    )
    table.explore("vistra")
    assert table.standing_on("snake-1") == "3b2"
    table = crypt(["vistra"], at={"vistra": "3b2"}, tiles=WAY[:1], monster_deck=["snake"], powers=PLAIN)
    table.draw_encounter("vistra", "wandering-monster")
    while not table.prompt.startswith("Put Snake"):
        table.answer("tile 3")
    assert "3b2" not in table.options
    assert len(table.options) == 7


@rule("WA-219")
def test_a_monster_moved_by_a_heros_power_may_be_put_on_any_unoccupied_square():
    table = crypt(
        ["quinn"],
        at={"quinn": "1b2"},
        tiles=WAY[:1],
        monsters=[("snake", "1c2")],
        powers={"quinn": ["command"]},
    )
    table.hero_phase("quinn").answer("use Command")
    free = 12 + 12 + 8 - 1
    assert len(table.options) == free  # its own square too, and not only scorch marks


@rule("WA-199")
def test_a_legion_devil_brings_two_others_next_to_it():
    table = crypt(
        ["vistra"],
        at={"vistra": "1b1"},
        stack=["plain-passage-b"],
        monster_deck=["legion-devil"],
        powers=PLAIN,
    )
    table.explore("vistra")
    assert table.standing_on("legion-devil-1") == "3c3"
    around = table.options
    table.answer(around[0])
    assert table.options == around[1:]  # the third goes next to the first one, too
    table.answer(around[-1])
    assert len(table.state.figures) == 3
    assert table.hero("vistra").row == [RowCard("legion-devil")]


@rule("WA-199")
@pytest.mark.parametrize(("there", "added"), [(1, 2), (2, 1), (3, 0)])
def test_a_further_legion_devil_card_adds_figures_only_up_to_three(there, added):
    table = crypt(
        ["vistra", "quinn"],
        at={"vistra": "1b1", "quinn": "2c2"},
        stack=["plain-passage-b"],
        monsters=[("legion-devil", f"2{column}1", "quinn") for column in "abc"[:there]],
        monster_deck=["legion-devil"],
        powers=PLAIN,
        auto_ties=True,
    )
    table.explore("vistra")
    assert len(table.told("appeared")) == added
    assert len(table.state.figures) == 3
    assert table.hero("vistra").row == [RowCard("legion-devil")]


@rule("WA-199")
def test_all_legion_devil_cards_become_experience_with_the_last_figure():
    table = crypt(
        ["vistra", "quinn"],
        at={"vistra": "1b2", "quinn": "2c2"},
        monsters=[("legion-devil", "1c2", "quinn"), ("legion-devil", "1a2", "vistra")],
        treasures=["boots-of-striding"],
        powers={"vistra": ["sure-strike"], "quinn": []},
        dice=[20, 20],
    )
    table.hero_phase("vistra").answer("use Sure Strike", "Legion Devil 1", "Vistra", "end the Hero Phase")
    assert table.state.experience == []
    table.state.turn.actions, table.state.turn.attacked = 0, False
    table.hero_phase("vistra").answer("use Sure Strike")
    assert table.state.experience == ["legion-devil", "legion-devil"]
    assert (table.hero("vistra").row, table.hero("quinn").row) == ([], [])


@rule("WA-236")
def test_a_monster_from_an_encounter_card_belongs_to_the_player_who_drew_it():
    table = crypt(
        ["vistra", "quinn"],
        at={"vistra": "1b2", "quinn": "1c2"},
        monster_deck=["snake"],
        encounters=["kobold-trappers"],
        powers=PLAIN,
        auto_ties=True,
    )
    table.draw_encounter("quinn", "wandering-monster").answer("tile 1")
    assert (table.hero("quinn").row, table.hero("vistra").row) == ([RowCard("snake")], [])
    table.villain_phase("vistra")
    assert table.told("activated") == []


@rule("WA-065")
def test_no_monster_is_placed_when_every_kind_is_in_the_drawers_row():
    table = crypt(["vistra"], at={"vistra": "1b1"}, stack=["plain-passage-b"], powers=PLAIN)
    table.hero("vistra").row = [RowCard(kind) for kind in KINDS]
    table.explore("vistra")
    assert table.state.figures == {}
    assert table.told("no_monster")
    assert table.state.monster_deck.count == 0
    assert len(table.state.monster_deck.discard) == 30


@rule("WA-065", "WA-184")
def test_a_monster_that_is_found_only_after_reshuffling_is_placed():
    table = crypt(["vistra"], at={"vistra": "1b1"}, stack=["plain-passage-b"], powers=PLAIN)
    table.hero("vistra").row = [RowCard("snake")]
    table.state.monster_deck = Deck([Packet(["snake", "snake"], [])], ["grell"])
    table.explore("vistra")
    assert list(table.state.figures) == ["grell-1"]
    assert table.state.monster_deck.discard == ["snake", "snake"]
