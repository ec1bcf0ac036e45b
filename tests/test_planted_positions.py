"""Planted positions: an answer that wins, ends a Scene or saves somebody is there, and thinkers give it."""

from __future__ import annotations

from typing import Any

import pytest

from questboard.bots import Chair, make_bot
from questboard.bots.decisive import Decisive
from questboard.games import load_rules
from questboard.games.ashardalon.adventures.chambers import ChamberQuest
from questboard.kernel import Table
from tests.adventure.crypt import Crypt, crypt
from tests.dragonfire.party import Party, party
from tests.fantasy.dungeon import Dungeon, dungeon
from tests.test_review import LAST_TURN

COMPANIONS = pytest.mark.parametrize("level", ["medium", "hard", "expert"])
THINKERS = pytest.mark.parametrize("level", ["hard", "expert"])


def answer(table: Table[Any, Any], level: str, seed: int = 1) -> str:
    """What a bot answers, in words."""
    ask = table.ask
    assert ask is not None
    return table.rules.labels(ask)[make_bot(level, seed).decide(Chair.at(table)).index]


def answers(table: Table[Any, Any], level: str, most: int = 8) -> list[str]:
    """What a bot answers in a row while the same seat is asked."""
    given: list[str] = []
    seat = None if table.ask is None else table.ask.seat
    while table.ask is not None and table.ask.seat == seat and len(given) < most:
        given.append(answer(table, level))
        table.answer_with(table.ask.options[table.rules.labels(table.ask).index(given[-1])])
    return given


# ---- Dragonfire


def last_encounter(**more: Any) -> Party:
    """A Scene with a single level left, which the first player's hand clears."""
    table = party(hands={0: ["glory", "stealth"], 1: ["cantrip"]}, encounters=[("grick-knot", 0)], **more)
    table.foe("grick-knot").cleared = 0
    table.state.encounters = [foe for foe in table.state.encounters if not foe.token]
    return table.play_cards(0)


@COMPANIONS
@pytest.mark.parametrize("scene", [1, 2, 3])
def test_a_scene_that_is_in_hand_is_finished(level: str, scene: int) -> None:
    table = last_encounter(scene=scene)
    given = answers(table.table, level)
    assert given[:2] == ["play Stealth", "deal damage"], given


# ---- the Adventure System


def hunter(*powers: str, adventure: str = "2", **more: Any) -> Crypt:
    """Vistra beside a Snake."""
    return crypt(
        ["vistra"],
        at={"vistra": "1b2"},
        powers={"vistra": list(powers)},
        monsters=[("snake", "1b1", "vistra")],
        adventure=adventure,
        **more,
    )


@COMPANIONS
def test_the_last_monster_that_is_needed_is_attacked(level: str) -> None:
    table = hunter("sure-strike")
    table.state.defeated = 7
    assert answer(table.turn("vistra").table, level) == "use Sure Strike"


def lair(damage: int, *powers: str) -> Crypt:
    """Vistra between Ashardalon and a Cultist, in his lair."""
    table = crypt(
        ["vistra"],
        at={"vistra": "1b2"},
        powers={"vistra": list(powers)},
        monsters=[("ashardalon", "1c1"), ("human-cultist", "1a2", "vistra")],
        adventure="12",
    )
    state = table.state
    state.chamber, state.chamber_tiles = "ashardalons-lair", [0]
    state.figures["ashardalon-1"].damage = damage
    ChamberQuest.chamber_ready.set(state)
    return table


@COMPANIONS
def test_a_boss_with_one_hit_point_is_attacked_and_not_who_stands_beside(level: str) -> None:
    whole = lair(0).state
    table = lair(whole.max_hp("ashardalon-1") - 1, "sure-strike").turn("vistra")
    assert answers(table.table, level, 2) == ["use Sure Strike", "Ashardalon, Red Dragon"]


@COMPANIONS
def test_a_daily_is_for_the_boss_and_not_for_a_cultist_who_falls_to_any_blow(level: str) -> None:
    table = lair(0, "sure-strike", "into-the-fray").turn("vistra")
    given = answers(table.table, level, 2)
    assert given[1].startswith("Ashardalon"), given


# ---- Fantasy


def way_out(**more: Any) -> Dungeon:
    """Lidda two squares from the exit that ends the adventure, and a goblin in the way of nobody."""
    return dungeon(
        "##########\n#...X..g.#\n#........#\n##########",
        {"lidda": "2,1"},
        win="exit: 1 hero to X",
        **more,
    ).turn("lidda")


@COMPANIONS
def test_who_can_walk_out_and_win_does(level: str) -> None:
    table = way_out()
    answers(table.table, level)
    assert table.state.won


@COMPANIONS
def test_the_captive_whose_freedom_wins_is_freed_although_a_goblin_stands_by(level: str) -> None:
    table = dungeon(
        "#######\n#.1..g#\n#######",
        {"lidda": "1,1"},
        win="free: 1",
        lines="- numbered: 1 at 2,1 = captive (person)",
    ).turn("lidda")
    assert answer(table.table, level).startswith("free")


@COMPANIONS
def test_the_dying_drink_before_they_are_struck_down(level: str) -> None:
    table = dungeon(
        "#######\n#..e..#\n#.....#\n#######",
        {"regdar": "2,1", "lidda": "5,2"},
        items={"regdar": ["broadsword", "healing"]},
        hp={"regdar": 1},
    ).turn("regdar")
    assert answer(table.table, level) == "Regdar drinks Healing"


# ---- The Yawning Portal


@THINKERS
def test_the_last_tile_wins_on_points(level: str) -> None:
    rules = load_rules("portal")
    table = Table(rules, rules.parse(LAST_TURN))
    assert answer(table, level) == "the red tile"


# ---- how it is found


def test_what_wins_at_once_is_certain_only_where_it_wins_in_every_world() -> None:
    freed = dungeon(
        "#######\n#.1..g#\n#######",
        {"lidda": "1,1"},
        win="free: 1",
        lines="- numbered: 1 at 2,1 = captive (person)",
    ).turn("lidda")
    sure = Decisive(Chair.at(freed.table), "1").winning()
    assert sure is not None
    assert freed.ask.options[sure][0] == "free"
    whole = lair(0).state
    doubtful = lair(whole.max_hp("ashardalon-1") - 1, "sure-strike").turn("vistra")
    assert Decisive(Chair.at(doubtful.table), "1").winning() is None
