"""Every game on the shelf passes the same suite: every number of players, many deals, every rule option.

`make test` plays every game with every rule option and takes a close look at two tables of each;
`make nightly` plays more deals and looks closely at all of them.

`python tests/test_conformance.py GAME SEATS ...` prints a digest of some games, to compare two machines.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
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
    tells_every_beat,
    undo_teaches_nothing,
)
from questboard.testing.elsewhere import Position, digests_elsewhere
from questboard.testing.elsewhere import digest as digest_of
from tests.nightly import nightly_except

ROOT = Path(__file__).parent.parent

DEALS = {
    plays_to_the_end: 5,
    cites_its_rules: 2,
    refuses_bad_answers: 2,
    leaks_nothing: 2,
    forks_and_saves: 1,
    undo_teaches_nothing: 1,
    shows_every_question: 1,
    tells_every_beat: 1,
}
"""How many deals of the ordinary game each check plays; unusual games are played once."""
MORE_DEALS = {plays_to_the_end: 15, cites_its_rules: 4, refuses_bad_answers: 2}
"""How many more `make nightly` plays."""
CLOSE_LOOKS = (forks_and_saves, undo_teaches_nothing, shows_every_question, tells_every_beat)
"""The checks that take long: in unusual games `make test` runs them once for each game."""

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
RULE_OPTIONS: dict[tuple[str, int], list[dict[str, Any]]] = {
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
"""Unusual games: every rule option that changes how a game is played, at least once."""
LOOKED_AT = {"portal": 1, "ashardalon": 5, "drizzt": 5, "dragonfire": 2, "fantasy": 4}
"""The number of players whose first unusual game gets a close look in `make test`."""

ORDINARY = {"ashardalon": (1, 4), "drizzt": (1, 4), "dragonfire": (2, 3), "fantasy": (1, 4)}
"""With how many the ordinary game is played where games take long; else with every number."""

SHORT: dict[str, dict[str, Any]] = {"fantasy": {"adventure": "winter-4", **FIERCE}}
"""What stands for the ordinary game where players who act at random would take very long.

Fantasy with a person as Dungeon Master is in `tests/fantasy/test_fa_text_table.py`.
"""


def ordinary_games() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every game with its numbers of players."""
    for game in PLAYABLE:
        for seats in ORDINARY.get(game, load_rules(game).seats):
            yield game, seats, SHORT.get(game, {})


def unusual_games() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Every game with its unusual rule options."""
    for (game, seats), tables in RULE_OPTIONS.items():
        for rule_options in tables:
            yield game, seats, rule_options


def case(
    check: Callable[..., object], game: str, seats: int, rule_options: dict[str, Any], *marks: Any
) -> Any:
    """A check of a game, with a name that can be read."""
    words = (check.__name__, game, seats, *rule_options.values())
    return pytest.param(check, game, seats, rule_options, id=" ".join(map(str, words)), marks=marks)


def cases() -> Iterator[Any]:
    """Every check of every game."""
    for check in DEALS:
        for table in ordinary_games():
            yield case(check, *table)
        for game, seats, rule_options in unusual_games():
            looked_at = rule_options is RULE_OPTIONS[game, LOOKED_AT[game]][0]
            repeats = check in CLOSE_LOOKS and not looked_at
            yield case(check, game, seats, rule_options, *([pytest.mark.nightly] if repeats else []))


@pytest.mark.parametrize(("check", "game", "seats", "rule_options"), list(cases()))
def test_every_game_conforms(check, game, seats, rule_options):
    deals = DEALS[check] if rule_options == SHORT.get(game, {}) else 1
    conforms(check, game, seats, rule_options, range(deals))


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("check", "game", "seats", "rule_options"),
    [case(check, *table) for check in MORE_DEALS for table in ordinary_games()],
)
def test_more_deals_of_every_game_conform(check, game, seats, rule_options):
    conforms(check, game, seats, rule_options, range(DEALS[check], DEALS[check] + MORE_DEALS[check]))


def conforms(check, game, seats, rule_options, deals):
    """A game passes a check in some deals."""
    first = 1000 * len(str(rule_options))  # other rule options, other deals
    for seed in range(first + deals.start, first + deals.stop):
        assert check(load_rules(game), seats, seed, rule_options) != 0, f"seed {seed}: nothing was checked"


def test_no_check_of_the_suite_is_forgotten():
    takes = signature(plays_to_the_end).parameters
    checks = [
        check
        for name, check in getmembers(conformance, isfunction)
        if signature(check).parameters == takes and name != "deal"
    ]
    assert set(checks) == set(DEALS)


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_value_of_every_rule_option_can_be_played(game):
    rules = load_rules(game)
    for name, hint in get_type_hints(rules.options).items():
        assert hint is bool or get_origin(hint) is Literal, f"{name}: write here what values it has"
        for value in (False, True) if hint is bool else get_args(hint):
            rule_options = {**SHORT.get(game, {}), name: value}
            assert any(playable(rules, seats, rule_options) for seats in rules.seats), f"{name}={value}"


def playable(rules, seats, rule_options):
    """Whether a game can be set up like this; if so, it is played."""
    try:
        return plays_to_the_end(rules, seats, 7, rule_options) > 0
    except SetupError:
        return False


# ---- the same game on every machine


def digest(game: str, numbers: Iterable[int]) -> str:
    """A digest of saves, journals, positions, scenes and decisions; nothing in it may be left to chance."""
    rules = load_rules(game)
    told: list[Any] = []
    for seats in numbers:
        names = [f"Player {seat + 1}" for seat in range(seats)]
        table = deal(rules, seats, seats, SHORT.get(game))
        for _ in random_answers(table, seats):
            if table.ask is not None and table.ply % 40 == 10:
                told.append(rules.notate(table.state))
                told.append(rules.scene(table.view(table.ask.seat), table.ask, names))
                told.append(Ismcts(seats, iterations=20).decide(Chair.at(table)))
        told += [table.save(), table.journal, table.outcome]
    return blake2b(msgspec.json.encode(told), digest_size=16).hexdigest()


@pytest.mark.parametrize("every_number", nightly_except([False, True], False))
@pytest.mark.parametrize("game", PLAYABLE)
def test_a_game_is_the_same_whatever_the_order_of_sets(game, every_number):
    ordinary = ORDINARY.get(game, (1, 4))
    numbers = load_rules(game).seats if every_number and game not in SHORT else ordinary
    other = "1" if os.environ.get("PYTHONHASHSEED") == "2" else "2"
    told = subprocess.run(
        [sys.executable, __file__, game, *map(str, numbers)],
        env={**os.environ, "PYTHONHASHSEED": other, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    ).stdout
    assert told.strip() == digest(game, numbers)


# ---- the same position in any process


def positions_to_carry(game: str, every_value: bool) -> list[tuple[str, Position]]:
    """Positions with every rule option changed, to one value or to each; late and early ones by turns."""
    rules = load_rules(game)
    usual, lengths = rules.read_options({}), cycle((30, 3))
    positions = []
    for name, values in rules.rule_options().items():
        changed_options = [value for value in values if value != getattr(usual, name)]
        for value, played in zip(values if every_value else changed_options[-1:], lengths, strict=False):
            rule_options = {**SHORT.get(game, {}), name: value}
            table = next(filter(None, (dealt(rules, seats, rule_options) for seats in reversed(rules.seats))))
            play_on(table, seed=played, most=played)
            carried = Position(game, table.checkpoint(), seed=played)
            positions.append((f"{name}={value} after {table.ply} answers", carried))
    return positions


def dealt(rules, seats, rule_options):
    """A new table, or None where this many can't play like this."""
    try:
        return deal(rules, seats, 7, rule_options)
    except SetupError:
        return None


@pytest.mark.parametrize("every_value", nightly_except([False, True], False))
@pytest.mark.parametrize("game", PLAYABLE)
def test_a_position_plays_on_in_a_process_that_has_loaded_nothing_else(game, every_value):
    names, positions = zip(*positions_to_carry(game, every_value), strict=True)
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
    print(digest(sys.argv[1], map(int, sys.argv[2:])))
