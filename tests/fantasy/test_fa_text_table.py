"""Whole games: the suite that every game passes with a person as Dungeon Master, and the text table."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from questboard.bots.policies import inclined
from questboard.games.fantasy import RULES, Fantasy
from questboard.games.fantasy.state import FantasyState, Options
from questboard.kernel import Luck, Table
from questboard.testing import rule
from questboard.testing.conformance import (
    AnyTable,
    cites_its_rules,
    deal,
    forks_and_saves,
    leaks_nothing,
    plays_to_the_end,
    random_answers,
    refuses_bad_answers,
    shows_every_question,
    undo_teaches_nothing,
)
from questboard.testing.scripted import LIKED, played_at_text_table
from questboard.text import TextTable, read_seats
from tests.nightly import nightly_except

CHECKS = (
    plays_to_the_end,
    cites_its_rules,
    refuses_bad_answers,
    leaks_nothing,
    forks_and_saves,
    undo_teaches_nothing,
    shows_every_question,
)
HURRIED = (*LIKED, "attack", "power attack", "shoot", "throw", "cast", "charge", "free", "search")
"""What somebody takes who wants to get on."""
MUMBLED = {
    r"\b1 (cards|squares|swords|items|doors|chests|skulls|areas)\b": "one thing in the plural",
    r"\bplayer \d": "a player without the name",
    r"\b(?!(winter|forest)-\d)[a-z]+(-[a-z]+)*-\d+\b": "a figure by its id",
    r"\bNone\b|\bTrue\b|\bFalse\b|[{}]": "something that is not in words",
    r"^ *[a-z]": "a line that begins with a small letter",
    r"\.\.|,\.| ,| \.": "stray punctuation",
}
"""What nobody should hear."""


class LateEvening(Fantasy):
    """The game as it is when nearly all rounds have been played: a whole one takes random players long."""

    def setup(self, seats: int, options: Options, luck: Luck) -> FantasyState:
        """A game in which the heroes have taken long already."""
        s = super().setup(seats, options, luck)
        s.master_turns = 57
        return s


LATE = LateEvening()
LAST_ROUNDS = {"round_cap": "60"}


# ---- the suite


@pytest.mark.parametrize(
    ("seats", "rule_options"),
    [
        (2, {"adventure": "5"}),
        (3, {"adventure": "forest-5", "stays_home": "nobody"}),
        (5, {"adventure": "winter-3"}),
        *nightly_except(
            [
                (4, {"adventure": "winter-4", "gear": "campaign"}),
                (1, {"adventure": "forest-3", "master_level": "gentle", "hero_attacks": "1"}),
                (4, {"adventure": "12", "dungeon_master": "automatic", "gear": "campaign"}),
            ]
        ),
    ],
    ids=str,
)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__))
def test_the_last_rounds_of_an_evening_conform(
    check: Callable[..., Any], seats: int, rule_options: dict[str, str]
) -> None:
    assert check(LATE, seats, 11, {**LAST_ROUNDS, **rule_options}) != 0


@rule("FA-099")
def test_an_evening_that_is_late_is_soon_over() -> None:
    table = deal(LATE, 2, 1, LAST_ROUNDS)
    for _ in random_answers(table, 1):
        pass
    assert table.outcome.reason == "the heroes took too long"
    assert table.outcome.winners == (0,)
    assert table.ply < 200


@pytest.mark.parametrize("adventure", RULES.adventures)
def test_in_every_adventure_a_random_game_ends_and_nothing_is_lost(adventure: str) -> None:
    hard = {"difficulty": "harder", "master_level": "fierce", "gear": "campaign", "round_cap": "60"}
    assert plays_to_the_end(RULES, 1, 3, {"adventure": adventure, **hard}) > 0


# ---- the text table


@pytest.mark.parametrize("adventure", nightly_except(RULES.adventures, "1", "forest-2", "winter-2"))
def test_every_adventure_is_played_to_its_end_at_the_text_table(adventure: str) -> None:
    table, chance = Table.new(RULES, 1, {"adventure": adventure}, Luck.seeded("ear")), Random(adventure)
    told: list[str] = []

    def read(prompt: str) -> str:
        """Type the number of what a hurried player would take."""
        return "quit" if table.ask is None else str(inclined(RULES, table, chance) + 1)

    TextTable(table, read_seats("human:Ada"), read=read, write=told.append).play()
    assert_was_told_to_the_end(table, "\n".join(told))


@pytest.mark.parametrize(("seats", "adventure"), [(2, "3"), (3, "forest-2"), (3, "winter-2"), (2, "12")])
def test_scripted_players_and_a_dungeon_master_end_a_late_evening_at_the_text_table(
    seats: int, adventure: str
) -> None:
    table, told = played_at_text_table(
        LATE, seats, {"adventure": adventure, **LAST_ROUNDS}, adventure, HURRIED
    )
    assert_was_told_to_the_end(table, told)


def assert_was_told_to_the_end(table: AnyTable, told: str) -> None:
    """The game is over, everybody has heard why, and every line was good to hear."""
    assert table.ask is None
    assert table.outcome.reason.lower() in told.lower()
    assert table.outcome.rule in told
    assert_speaks_well(told)


@rule("FA-098")
def test_scripted_players_finish_two_adventures_of_a_campaign_at_the_text_table() -> None:
    rule_options = {"adventure": "11", "campaign": True, "after_defeat": "go on", **LAST_ROUNDS}
    table, told = played_at_text_table(LATE, 1, rule_options, "campaign", HURRIED)
    assert table.ask is None
    assert "The adventure begins: The Last Ember." in told
    assert "The campaign is over" in told
    assert_speaks_well(told)


def assert_speaks_well(told: str) -> None:
    """Every line that was read out can be understood by ear."""
    for line in dict.fromkeys(told.splitlines()):
        for pattern, what in MUMBLED.items():
            assert not re.search(pattern, line), f"{what}: {line}"
