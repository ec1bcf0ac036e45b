"""Walks: the past of a game from anywhere to anywhere, and what is kept of it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from questboard.beats import SceneBeat, scene_beats
from questboard.cues import Banner, Danger, Defeat, Ending
from questboard.games import new_table
from questboard.kernel import Table
from questboard.marks import Mark, marks
from questboard.walk import MILESTONE, RECENT, Walk

NAMES = ["Ada", "Bob"]


@pytest.fixture(scope="module")
def game() -> Table[Any, Any]:
    """A game in a dungeon, of more answers than three milestones."""
    table, random = new_table("ashardalon", 2, 3), Random(3)
    while table.ply < 3 * MILESTONE + 5:
        assert table.ask
        table.answer(random.randrange(len(table.ask.options)))
    return table


class Deals:
    """Counts how often a game is dealt."""

    def __init__(self, game: Table[Any, Any]) -> None:
        self.game, self.count = game, 0

    def __call__(self) -> Table[Any, Any]:
        self.count += 1
        return self.game.at(0)


@pytest.fixture
def answers(monkeypatch) -> list[int]:
    """The answers that are given while a test runs."""
    given: list[int] = []
    answer_with = Table.answer_with

    def counted(table: Table[Any, Any], *arguments: Any, **more: Any) -> None:
        given.append(table.ply)
        answer_with(table, *arguments, **more)

    monkeypatch.setattr(Table, "answer_with", counted)
    return given


def test_a_walk_finds_every_moment_as_the_game_stood(game):
    walk = Walk.of(game)
    for ply in (40, 41, 39, 0, 1, 98, game.ply, 33, 32, 31, 40):
        found, past = walk.at(ply), game.at(ply)
        assert (found.ply, found.key(), str(found.ask)) == (ply, past.key(), str(past.ask))
        assert found.journal == past.journal


def test_every_moment_has_the_beats_of_the_answer_before_it(game):
    walk = Walk.of(game)
    several = 0
    for ply in (40, 41, 39, 38, 1, game.ply, game.ply - 1, 32, 33, 64, 63):
        past = game.at(ply - 1)
        past.watch()
        past.answer_with(game.log[ply - 1].answer)
        for seat in (0, 1):
            scene = game.at(ply - 1).scene(seat, NAMES)
            assert walk.at(ply - 1).scene(seat, NAMES) == scene
            assert scene_beats(walk.at(ply), seat, NAMES, scene) == scene_beats(past, seat, NAMES, scene)
        several += len(past.beats) > 1
    assert several > 2


def test_the_game_is_dealt_once_and_a_step_gives_few_answers_again(game, answers):
    deals = Deals(game)
    walk = Walk(deals, game.log)
    walk.at(game.ply)
    answers.clear()
    for ply in range(game.ply, 0, -1):
        walk.at(ply)
    assert len(answers) < game.ply * MILESTONE
    for ply in (*range(50, 60), *range(70, 60, -1)):
        before = len(answers)
        walk.at(ply)
        assert len(answers) - before <= MILESTONE
    before = len(answers)
    walk.at(71)
    assert len(answers) - before == 1
    walk.at(71)
    assert len(answers) - before == 1
    assert deals.count == 1


def test_a_walk_keeps_few_tables(game):
    walk = Walk.of(game)
    for ply in range(game.ply):
        walk.at(ply)
    assert len(walk._recent) == RECENT
    assert sorted(walk._milestones) == [0, MILESTONE, 2 * MILESTONE, 3 * MILESTONE]


def test_what_has_been_taken_back_is_forgotten(game):
    shorter = game.at(70)
    walk = Walk.of(game)
    walk.at(game.ply)
    shorter.undo(20, agreed=True)
    assert shorter.ask
    shorter.answer(len(shorter.ask.options) - 1)
    assert walk.follow(shorter.log) == 50 + (shorter.log[50] == game.log[50])
    assert walk.at(51).key() == shorter.key()
    while shorter.ply < 2 * MILESTONE + 3 and shorter.ask:
        shorter.answer(0)
    walk.follow(shorter.log)
    assert walk.at(shorter.ply).key() == shorter.key()
    assert shorter.ply > 2 * MILESTONE
    assert walk.follow(game.log) >= 50
    assert walk.at(70).key() == game.at(70).key()


def test_playing_on_at_the_table_changes_nothing_in_the_past(game):
    table = game.at(30)
    walk = Walk.of(table)
    key = walk.at(30).key()
    table.answer(0)
    assert walk.at(30).key() == key
    assert walk.follow(table.log) == 30
    assert walk.at(31).key() == table.key()


def test_through_goes_from_answer_to_answer(game):
    plies = [(table.ply, table.key()) for table in Walk.of(game).through(60, 70)]
    assert plies == [(ply, game.at(ply).key()) for ply in range(60, 71)]


# ---- marks


def test_marks_are_rounds_turns_and_turning_points():
    beats = [
        SceneBeat("Ada's turn begins.", cues=[Banner("Ada's turn", level="turn")]),
        SceneBeat("The Grell is defeated.", cues=[Defeat("monster:1")]),
        SceneBeat("The cave shakes.", cues=[Banner("The cave shakes", level="phase")]),
        SceneBeat("", cues=[Banner("Round 2", level="round"), Danger("The level rises"), Danger("Again")]),
        SceneBeat("All is lost.", cues=[Ending("Defeat", won=False)]),
    ]
    assert list(marks(7, beats)) == [
        Mark(7, 1, "turn", "Ada's turn"),
        Mark(7, 2, "defeat", "The Grell is defeated."),
        Mark(7, 4, "round", "Round 2"),
        Mark(7, 4, "danger", "The level rises"),
        Mark(7, 5, "ending", "Defeat"),
    ]
    assert msgspec.json.decode(msgspec.json.encode(list(marks(7, beats))), type=list[Mark])
