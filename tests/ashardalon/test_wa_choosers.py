"""Who chooses: with several players at the table, always somebody other than the first of them."""

from __future__ import annotations

from typing import Any

import pytest

from questboard.games.adventure.rules.distance import closest
from questboard.games.adventure.state import Deck, Friend, Object, Packet
from questboard.testing import rule
from tests.adventure.crypt import Crypt, crypt, square

THREE = ["quinn", "vistra", "keyleth"]
QUINN, VISTRA, KEYLETH = 0, 1, 2
PLAIN: dict[str, list[str]] = {name: [] for name in THREE}
WAY = ["1 north plain-passage-a", "3 north plain-passage-b", "4 north plain-passage-c"]


def party(**position: Any) -> Crypt:
    """Three Heroes without powers; Quinn is the first player, and mostly Keyleth will be the active one."""
    position.setdefault("powers", PLAIN)
    return crypt(THREE, **position)


# ---- the dungeon's choices are the active player's


@rule("WA-238", "WA-131")
def test_the_active_player_says_which_of_two_equally_close_heroes_a_monster_attacks():
    table = party(
        at={"quinn": "1a1", "vistra": "1a3", "keyleth": "2d3"}, monsters=[("orc-archer", "1c2", "quinn")]
    )
    table.activate("orc-archer-1", active="keyleth")
    assert (table.asked, table.options) == (KEYLETH, ["Quinn", "Vistra"])


@rule("WA-238", "WA-130")
def test_the_active_player_says_next_to_which_side_of_a_hero_a_monster_moves():
    table = party(
        at={"quinn": "3b3", "vistra": "2d3", "keyleth": "2d1"},
        tiles=WAY[:1],
        monsters=[("orc-smasher", "1a1", "quinn")],
    )
    table.activate("orc-smasher-1", active="keyleth")
    assert table.prompt == "Put Orc Smasher 1 on which square?"
    assert table.asked == KEYLETH


@rule("WA-238", "WA-129", "WA-240")
def test_the_active_player_chooses_between_two_equally_short_ways():
    table = party(
        at={"quinn": "1a3", "vistra": "1a2", "keyleth": "1a1"},
        tiles=["1 north crossing", "2 north crossing-with-west-door"],
        monsters=[("grell", "4c1", "quinn")],
    )
    table.state.heroes[VISTRA].hp = table.state.heroes[KEYLETH].hp = 0
    table.activate("grell-1", active="keyleth")
    assert (table.asked, table.options) == (KEYLETH, ["tile 2", "tile 3"])


@rule("WA-238", "WA-132")
def test_the_active_player_chooses_the_edge_at_which_a_sentry_explores():
    table = party(
        at={"quinn": "2d3", "vistra": "2d2", "keyleth": "2d1"},
        monsters=[("kobold-dragonshield", "1a1", "quinn")],
    )
    table.activate("kobold-dragonshield-1", active="keyleth")
    assert table.options == ["the north edge of tile 1", "the west edge of tile 1"]
    assert table.asked == KEYLETH


@rule("WA-238", "WA-069")
def test_the_active_player_chooses_the_order_of_the_villains():
    table = party(monsters=[("meerak", "2c1"), ("kraash", "2d1")], encounters=["kobold-trappers"])
    table.villain_phase("keyleth")
    assert (table.prompt, table.asked) == ("Which Villain acts?", KEYLETH)


@rule("WA-238", "WA-071")
def test_the_active_player_chooses_the_order_of_monsters_of_one_name():
    table = party(
        monsters=[("grell", "2c1", "quinn"), ("grell", "2d1", "keyleth")], encounters=["kobold-trappers"]
    )
    table.villain_phase("keyleth")
    assert (table.prompt, table.asked) == ("Which Grell acts?", KEYLETH)


@rule("WA-238")
def test_the_active_player_says_where_the_lava_flows():
    table = party(at={"quinn": "1b2", "vistra": "1a1", "keyleth": "1a2"}, tiles=["1 north crossing"])
    table.draw_encounter("quinn", "lava-flow")
    table.trigger("keyleth", "lava-flow")
    assert (table.prompt, table.asked) == ("Onto which tile does the lava flow?", KEYLETH)


@rule("WA-238", "WA-285")
def test_the_active_player_says_to_which_of_two_heroes_a_villager_goes():
    table = party(at={"quinn": "3c4", "vistra": "2a2", "keyleth": "2d3"}, tiles=["1 north t-junction"])
    table.state.friends["elizar"] = Friend("elizar", square("1c2"))
    table.state.heroes[KEYLETH].hp = 0
    table.trigger("keyleth", "elizar")
    assert (table.prompt, table.asked) == ("Elizar moves toward whom?", KEYLETH)


@rule("WA-285")
def test_nobody_is_asked_toward_which_of_two_heroes_on_one_tile_a_monster_moves():
    table = party(
        at={"quinn": "1a1", "vistra": "1b1", "keyleth": "2d3"},
        tiles=["1 north t-junction", "3 west crossing"],
        monsters=[("orc-smasher", "4b2")],
    )
    nearest = closest(table.state, table.state.base("orc-smasher-1"), [QUINN, VISTRA, KEYLETH])
    assert nearest == [QUINN, VISTRA], "the two are equally close"
    table.activate("orc-smasher-1", active="keyleth")
    assert [event.facts["target"] for event in table.told("stepped")] == ["quinn"]
    assert table.over


# ---- what befalls a Hero is that player's choice


@rule("WA-238")
def test_the_player_of_a_hero_who_is_moved_away_chooses_the_square():
    table = party(
        at={"quinn": "2d3", "vistra": "1b2", "keyleth": "2d1"}, monsters=[("margrath", "1c2")], dice=[20]
    )
    table.activate("margrath-1", active="keyleth")
    assert (table.prompt, table.asked) == ("Vistra is moved: to which square?", VISTRA)


@rule("WA-238")
def test_the_player_of_a_hero_who_is_dragged_chooses_the_square():
    table = party(
        at={"quinn": "2d3", "vistra": "1a1", "keyleth": "2d1"}, monsters=[("otyugh", "2b1")], dice=[20]
    )
    table.state.heroes[0].hp = table.state.heroes[KEYLETH].hp = 0
    table.state.figures["otyugh-1"].square = square("2b1")
    table.activate("otyugh-1", active="keyleth")
    assert (table.prompt, table.asked) == ("Otyugh drags you: to which square?", VISTRA)


@rule("WA-227", "WA-238")
def test_the_player_of_a_hero_who_comes_back_chooses_the_square():
    table = party(curses={"vistra": ["time-leap"]})
    hero = table.hero("vistra")
    hero.square, hero.away = -1, "time-leap"
    table.start_turn("vistra")
    assert (table.prompt, table.asked) == ("Place Vistra on which square?", VISTRA)


# ---- moving onto a tile


def stepping(**position: Any) -> Crypt:
    """An Orc Smasher on tile 4 that will come to tile 3, with Keyleth as the active player."""
    table = party(
        at={"quinn": "1b2", "vistra": "1b3", "keyleth": "1a3"},
        tiles=WAY,
        monsters=[("orc-smasher", "4b2", "quinn"), *position.pop("others", [])],
        **position,
    )
    assert table.state.board.scorch(2) == square("3b2")
    return table


FLOOR = ["3b1", "3c1", "3b2", "3c2", "3b3", "3c3", "3b4", "3c4"]


@rule("WA-128")
def test_a_monster_that_moves_to_a_tile_is_placed_on_its_empty_scorch_mark_and_nowhere_else():
    table = stepping().activate("orc-smasher-1", active="keyleth")
    assert table.over  # nobody was asked
    assert table.standing_on("orc-smasher-1") == "3b2"


@rule("WA-128", "WA-238")
@pytest.mark.parametrize("taken", ["downed Hero", "Monster", "object"])
def test_a_monster_that_finds_the_scorch_mark_taken_goes_where_on_the_tile_the_active_player_says(taken):
    table = stepping(others=[("grell", "3b2", "quinn")] if taken == "Monster" else [])
    s = table.state
    if taken == "downed Hero":
        s.heroes[VISTRA].square, s.heroes[VISTRA].hp = square("3b2"), 0
    elif taken == "object":
        s.objects["altar"] = Object("altar", 2, 12, 5, 1 << 5)
    table.activate("orc-smasher-1", active="keyleth")
    assert table.asked == KEYLETH
    free = [name for name in FLOOR if name != "3b2"]
    assert table.options == [f"3{name[1:]}" for name in free]
    table.answer("3c4")
    assert table.standing_on("orc-smasher-1") == "3c4"


# ---- Monsters that several players place


def chamber(**position: Any) -> Crypt:
    """Vistra, the active player, finds a chamber of four tiles with Duergar Garrison in it."""
    table = party(
        adventure="4",
        at={"vistra": "1b1", "quinn": "1c2", "keyleth": "1b2"},
        stack=["dire-chamber-entrance"],
        monster_deck=["cave-bear", "orc-smasher", "human-cultist"],
        **position,
    )
    table.state.chamber_deck = Deck([Packet(["duergar-garrison"], [])], [])
    tiles = ["dire-chamber-1", "dire-chamber-2", "dire-chamber-3"]
    table.state.chamber_stack = Deck([Packet(tiles, [])], [])
    return table.explore("vistra")


def until(table: Crypt, prompt: str) -> Crypt:
    """Take the first option of every question up to one."""
    while not table.prompt.startswith(prompt):
        table.answer(table.options[0])
    return table


@rule("WA-166", "WA-170", "WA-238")
def test_the_active_player_builds_the_chamber_and_places_its_villain():
    table = chamber()
    asked = set()
    while not table.prompt.startswith("Put Cave Bear"):
        asked.add((table.prompt, table.asked))
        table.answer(table.options[0])
    assert asked == {
        ("Place a Chamber tile at which edge?", VISTRA),
        ("Put Margrath, Duergar Captain on which tile?", VISTRA),
    }


@rule("WA-171")
def test_each_player_in_turn_from_the_active_one_places_a_monster_in_a_chamber():
    table = until(chamber(), "Put Cave Bear")
    placed = []
    while not table.over and table.prompt.endswith("on which Chamber tile?"):
        placed.append((table.prompt.split(" on ")[0], table.asked, len(table.options)))
        table.answer(table.options[-1])
    assert placed == [("Put Cave Bear", VISTRA, 3), ("Put Orc Smasher", KEYLETH, 2)]
    assert [[card.name for card in hero.row] for hero in table.state.heroes] == [
        ["human-cultist"],  # the last empty tile was the only one left to Quinn
        ["cave-bear"],
        ["orc-smasher"],
    ]


@rule("WA-064", "WA-150")
def test_who_draws_a_monster_with_the_elven_cloak_of_another_also_places_it():
    table = party(
        at={"quinn": "1b2", "vistra": "1b1", "keyleth": "2d1"},
        items={"vistra": ["elven-cloak"]},
        stack=["crossing"],
        monster_deck=["legion-devil"],
    )
    table.explore("vistra").answer("Elven Cloak")
    assert [card.name for card in table.hero("keyleth").row] == ["legion-devil"]
    assert (table.prompt, table.asked) == ("Put Legion Devil on which square?", KEYLETH)


@rule("WA-024", "WA-064")
def test_each_player_places_a_monster_of_the_ambush():
    table = party(
        adventure="7",
        at={"quinn": "1a2", "vistra": "1b2", "keyleth": "1c2"},
        monster_deck=["snake", "grell", "cave-bear"],
    )
    table.state.first = VISTRA
    table.state.active = VISTRA
    table.play(("begin",))
    placed = []
    while table.prompt.startswith("Put"):
        placed.append((table.prompt, table.asked))
        table.answer(table.options[0])
    assert placed == [  # the first Monster takes the scorch mark
        ("Put Grell on which square?", KEYLETH),
        ("Put Cave Bear on which square?", 0),
    ]
    assert table.standing_on("snake-1") == "1d1"
    assert [[card.name for card in hero.row] for hero in table.state.heroes] == [
        ["cave-bear"],
        ["snake"],
        ["grell"],
    ]


@rule("WA-024", "WA-064")
def test_each_other_player_places_a_monster_before_the_vault():
    table = party(
        adventure="3",
        at={"quinn": "1a2", "vistra": "1b1", "keyleth": "1c2"},
        stack=["vault"],
        monster_deck=["snake", "grell", "cave-bear"],
    )
    table.explore("vistra")
    placed = []
    while not table.over:
        placed.append((table.prompt, table.asked))
        table.answer(table.options[0])
    assert placed == [("Put Grell on which square?", KEYLETH), ("Put Cave Bear on which square?", 0)]
