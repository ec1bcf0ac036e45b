"""Every game on the shelf passes the same suite: every number of players, many deals, every switch.

`python tests/test_conformance.py GAME` prints a digest of some games, to compare two machines.
"""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import blake2b
from inspect import getmembers, isfunction, signature
from itertools import cycle
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

from questboard.bots import Chair, Ismcts
from questboard.games import PLAYABLE, load_rules
from questboard.games.portal import Portal
from questboard.games.portal.state import PortalState, PortalView
from questboard.kernel import Ask, Outcome, SetupError, Steps
from questboard.testing import conformance
from questboard.testing.conformance import (
    cites_its_rules,
    deal,
    forks_and_saves,
    leaks_nothing,
    play_on,
    plays_to_the_end,
    random_answers,
    refuses_bad_answers,
    shows_every_question,
    undo_teaches_nothing,
)
from questboard.testing.elsewhere import Position, digests_elsewhere
from questboard.testing.elsewhere import digest as digest_of

ROOT = Path(__file__).parent.parent

DEALS = {
    plays_to_the_end: 20,
    cites_its_rules: 6,
    refuses_bad_answers: 4,
    leaks_nothing: 2,
    forks_and_saves: 1,
    undo_teaches_nothing: 1,
    shows_every_question: 1,
}
"""How many deals of the ordinary game each check plays; unusual games are played once."""

TOGETHER: list[dict[str, Any]] = [
    {"tile_layout": "A", "mirror_far_side": False, "tie_break": "shared", "first_player": "2"},
    {"tile_check": "static", "extra_objectives": True, "pmb_actions": "forced", "diamond_objective": 4},
]
APART: list[dict[str, Any]] = [
    {"tile_layout": "A"},
    {"tile_check": "static"},
    {"extra_objectives": True, "pmb_actions": "forced"},
    {"mirror_far_side": False},
    {"three_player_start": "last player"},
]
SOLO: list[dict[str, Any]] = [
    {"tile_layout": "A", "solo_deck_top": True},
    {"tile_check": "static", "extra_objectives": True},
    {"solo_objective_placement": "player", "pmb_actions": "forced", "diamond_objective": 5},
    {"mirror_far_side": False, "solo_objective_placement": "player", "solo_deck_top": True},
]
FIERCE = {"dungeon_master": "automatic", "master_level": "fierce", "difficulty": "harder"}
"""A Dungeon Master who makes short work of heroes that act at random."""
SWITCHES: dict[tuple[str, int], list[dict[str, Any]]] = {
    ("portal", 1): SOLO,
    ("portal", 2): TOGETHER,
    ("portal", 3): APART,
    ("portal", 4): TOGETHER,
    ("ashardalon", 1): [{"adventure": "1", "hard": True, "powers": "free", "surges": "3"}],
    ("ashardalon", 2): [{"adventure": "8", "powers": "random", "first_player": "2"}],
    ("ashardalon", 3): [{"adventure": "6", "heroes": "random", "auto_ties": True}],
    ("ashardalon", 5): [{"adventure": "9", "doors": True, "surges": "1", "guests": True}],
    ("drizzt", 1): [{"adventure": "1", "powers": "free", "surges": "3"}],
    ("drizzt", 2): [{"adventure": "5", "powers": "random", "first_player": "2"}],
    ("drizzt", 3): [{"adventure": "12", "heroes": "random", "auto_ties": True}],
    ("drizzt", 4): [{"adventure": "6", "powers": "random"}],
    ("drizzt", 5): [{"adventure": "11", "guests": True, "surges": "1"}],
    ("dragonfire", 2): [
        {"adventure": "8", "screens": "random", "challenges": True},
        {"adventure": "2", "level": "5", "features": "choose", "leader": "2"},
        {"adventure": "6", "campaign": True, "challenges": True},
    ],
    ("dragonfire", 3): [
        {"adventure": "5", "level": "3", "screens": "random", "df_profile": "printed"},
        {"adventure": "4", "features": "choose", "screens": "random"},
    ],
    ("dragonfire", 4): [{"adventure": "6", "screens": "random"}],
    ("dragonfire", 5): [{"adventure": "3", "screens": "random"}],
    ("dragonfire", 6): [{"adventure": "7", "screens": "random"}],
    ("fantasy", 1): [{"adventure": "winter-6", "gear": "campaign", "stays_home": "lidda", **FIERCE}],
    ("fantasy", 2): [{"adventure": "forest-5", "gear": "campaign", "hero_attacks": "1", **FIERCE}],
    ("fantasy", 3): [{"adventure": "forest-6", "round_cap": "60", **FIERCE}],
    ("fantasy", 4): [{"adventure": "winter-5", "campaign": True, "after_defeat": "go on", **FIERCE}],
}
"""Unusual games: every switch that changes how a game is played, at least once."""

ORDINARY = {"ashardalon": (1, 4), "drizzt": (1, 4), "dragonfire": (2, 3), "fantasy": (1, 4)}
"""With how many the ordinary game is played where games take long; else with every number."""

SHORT: dict[str, dict[str, Any]] = {"fantasy": {"adventure": "winter-4", **FIERCE}}
"""What stands for the ordinary game where players who act at random would take very long.

Fantasy with a person as Dungeon Master is in `tests/fantasy/test_fa_text_table.py`.
"""


def games() -> list[Any]:
    """Every game with every number of players and its unusual switches."""
    return [
        pytest.param(game, seats, switches, id=" ".join(map(str, (game, seats, *switches.values()))))
        for game in PLAYABLE
        for seats in load_rules(game).seats
        for switches in (
            *([SHORT.get(game, {})] if seats in ORDINARY.get(game, load_rules(game).seats) else []),
            *SWITCHES.get((game, seats), []),
        )
    ]


@pytest.mark.parametrize(("game", "seats", "switches"), games())
@pytest.mark.parametrize("check", DEALS, ids=lambda check: check.__name__)
def test_every_game_conforms(check, game, seats, switches):
    first = 1000 * len(str(switches))  # other switches, other deals
    deals = DEALS[check] if switches == SHORT.get(game, {}) else 1
    for seed in range(first, first + deals):
        assert check(load_rules(game), seats, seed, switches) != 0, f"seed {seed}: nothing was checked"


def test_no_check_of_the_suite_is_forgotten():
    takes = signature(plays_to_the_end).parameters
    checks = [
        check
        for name, check in getmembers(conformance, isfunction)
        if signature(check).parameters == takes and name != "deal"
    ]
    assert set(checks) == set(DEALS)


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_value_of_every_switch_can_be_played(game):
    rules = load_rules(game)
    for name, hint in get_type_hints(rules.options).items():
        assert hint is bool or get_origin(hint) is Literal, f"{name}: write here what values it has"
        for value in (False, True) if hint is bool else get_args(hint):
            switches = {**SHORT.get(game, {}), name: value}
            assert any(playable(rules, seats, switches) for seats in rules.seats), f"{name}={value}"


def playable(rules, seats, switches):
    """Whether a game can be set up like this; if so, it is played."""
    try:
        return plays_to_the_end(rules, seats, 7, switches) > 0
    except SetupError:
        return False


# ---- the same game on every machine


def digest(game: str) -> str:
    """A digest of saves, journals, positions, scenes and decisions; nothing in it may be left to chance."""
    rules = load_rules(game)
    told: list[Any] = []
    for seats in ORDINARY[game] if game in SHORT else rules.seats:
        names = [f"Player {seat + 1}" for seat in range(seats)]
        table = deal(rules, seats, seats, SHORT.get(game))
        for _ in random_answers(table, seats):
            if table.ask is not None and table.ply % 40 == 10:
                told.append(rules.notate(table.state))
                told.append(rules.scene(table.view(table.ask.seat), table.ask, names))
                told.append(Ismcts(seats, iterations=20).decide(Chair.at(table)))
        told += [table.save(), table.journal, table.outcome]
    return blake2b(msgspec.json.encode(told), digest_size=16).hexdigest()


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_game_is_the_same_whatever_the_order_of_sets(game):
    other = "1" if os.environ.get("PYTHONHASHSEED") == "2" else "2"
    told = subprocess.run(
        [sys.executable, __file__, game],
        env={**os.environ, "PYTHONHASHSEED": other, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    ).stdout
    assert told.strip() == digest(game)


# ---- the same position in any process


def positions_to_carry(game: str) -> list[tuple[str, Position]]:
    """A position of a game for every value of every switch, later ones and early ones by turns."""
    rules = load_rules(game)
    positions = []
    for name, values in rules.switches().items():
        for value, played in zip(values, cycle((30, 3))):
            switches = {**SHORT.get(game, {}), name: value}
            table = next(filter(None, (dealt(rules, seats, switches) for seats in reversed(rules.seats))))
            play_on(table, seed=played, most=played)
            carried = Position(game, table.checkpoint(), seed=played)
            positions.append((f"{name}={value} after {table.ply} answers", carried))
    return positions


def dealt(rules, seats, switches):
    """A new table, or None where so many can't play like this."""
    try:
        return deal(rules, seats, 7, switches)
    except SetupError:
        return None


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_position_plays_on_in_a_process_that_has_loaded_nothing_else(game):
    names, positions = zip(*positions_to_carry(game), strict=True)
    elsewhere = dict(zip(names, digests_elsewhere(positions, timeout=300), strict=True))
    assert elsewhere == {name: digest_of(each) for name, each in zip(names, positions, strict=True)}


# ---- the suite itself: each check finds a game that breaks its promise


class OneWordForAll(Portal):
    def word(self, kind: str, value: Any) -> str:
        return "thing"


class LosesCards(Portal):
    def inventory(self, s: PortalState) -> dict[str, int]:
        return {**super().inventory(s), "cards": -len(s.discard)}


class CitesNothing(Portal):
    def outcome(self, s: PortalState) -> Outcome:
        return msgspec.structs.replace(super().outcome(s), rule="YP-999")


class Leaks(Portal):
    def observe(self, s: PortalState, ask: Ask[Any] | None, seat: int) -> PortalView:
        return msgspec.structs.replace(super().observe(s, ask, seat), discard=tuple(s.decks["R"]))


class RollsItsOwnDice(Portal):
    """Its luck is outside the state, so a copy rolls other dice."""

    def __init__(self) -> None:
        self.rolls = 0
        self.steps = Steps({**Portal.steps, "turn": self.turn})

    async def turn(self, s: PortalState, player: int) -> None:
        self.rolls += 1
        s.turn += self.rolls
        await Portal.steps["turn"](s, player)


class RevealsNothing(Portal):
    reveals = frozenset()


class DrawsNothing(Portal):
    def scene(self, view: PortalView, ask: Ask[Any] | None, names: Any) -> Any:
        scene = super().scene(view, ask, names)
        scene.nodes = []
        return scene


@pytest.mark.parametrize(
    ("check", "broken"),
    [
        (plays_to_the_end, OneWordForAll),
        (plays_to_the_end, LosesCards),
        (cites_its_rules, CitesNothing),
        (leaks_nothing, Leaks),
        (forks_and_saves, RollsItsOwnDice),
        (undo_teaches_nothing, RevealsNothing),
        (shows_every_question, DrawsNothing),
    ],
)
def test_a_broken_game_does_not_pass(check, broken):
    with pytest.raises(AssertionError):
        check(broken(), 2, 1)


if __name__ == "__main__":
    print(digest(sys.argv[1]))
