"""The tutorials: each is played by its own advice, and must fit every moment that it explains."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from questboard.bots import Chair, make_bot
from questboard.games import PLAYABLE, load_rules
from questboard.kernel import Luck, Table
from questboard.server.bots import bot_seed
from questboard.tutorial import Tutorial, TutorialStep, load_tutorial

WITH_TUTORIAL = [game for game in PLAYABLE if load_tutorial(game) is not None]
PERSON = 0
CYRILLIC = re.compile("[\u0400-\u04ff]")


def tutorial_of(game: str) -> Tutorial:
    """The tutorial of a game that has one."""
    tutorial = load_tutorial(game)
    assert tutorial is not None
    return tutorial


def steps_at(tutorial: Tutorial, ply: int) -> list[TutorialStep]:
    return [step for step in tutorial.steps if step.ply == ply]


def tutorial_moments(game: str) -> Iterator[Table[Any, Any]]:
    """The table whenever the person is asked, as the tutorial's advice leads to it."""
    tutorial = tutorial_of(game)
    seats = 1 + len(tutorial.bots)
    table = Table.new(load_rules(game), seats, tutorial.options, Luck.seeded(tutorial.seed))
    while table.ask is not None and table.ply <= tutorial.steps[-1].ply:
        seat = table.ask.seat
        if seat != PERSON:
            bot = make_bot(tutorial.bots[seat - 1], bot_seed(table.state.luck.commitment, seat, table.ply))
            table.answer(bot.decide(Chair.at(table)).index, seat=seat)
            continue
        yield table
        advised = [step.answer for step in steps_at(tutorial, table.ply) if step.answer]
        if not advised:
            return
        table.answer(labels(table).index(advised[0]), seat=PERSON)


def labels(table: Table[Any, Any]) -> list[str]:
    """What the person may answer."""
    prompt = table.scene(PERSON, names(table)).prompt
    assert prompt is not None
    return [choice.label for choice in prompt.choices]


def names(table: Table[Any, Any]) -> list[str]:
    return [f"Player {seat}" for seat in range(1, table.seats + 1)]


def test_a_first_game_is_guided() -> None:
    assert "portal" in WITH_TUTORIAL


@pytest.mark.parametrize("game", WITH_TUTORIAL)
def test_every_step_comes_when_the_person_is_asked(game: str) -> None:
    reached = [table.ply for table in tutorial_moments(game)]
    assert sorted({step.ply for step in tutorial_of(game).steps}) == reached


@pytest.mark.parametrize("game", WITH_TUTORIAL)
def test_every_advice_is_offered_and_every_thing_is_there(game: str) -> None:
    tutorial = tutorial_of(game)
    for table in tutorial_moments(game):
        there = {node.id for node in table.scene(PERSON, names(table)).walk()}
        for step in steps_at(tutorial, table.ply):
            assert there.issuperset(step.nodes), f"ply {step.ply}: {set(step.nodes) - there}"
            assert not step.answer or step.answer in labels(table), f"ply {step.ply}: {labels(table)}"


@pytest.mark.parametrize("game", WITH_TUTORIAL)
def test_the_guide_advises_until_it_lets_go(game: str) -> None:
    """One advice at each moment, after what is only read; none at the last one."""
    tutorial = tutorial_of(game)
    assert list(tutorial.steps) == sorted(tutorial.steps, key=lambda step: step.ply)
    *moments, last = sorted({step.ply for step in tutorial.steps})
    for ply in moments:
        *before, advice = steps_at(tutorial, ply)
        assert advice.answer, f"ply {ply} has no advice"
        assert not any(step.answer for step in before), f"ply {ply} has two"
    assert not any(step.answer for step in steps_at(tutorial, last))


@pytest.mark.parametrize("game", WITH_TUTORIAL)
def test_every_step_is_told_briefly_in_each_language(game: str) -> None:
    for step in tutorial_of(game).steps:
        for text in (step.text.en, step.text.ru):
            assert 0 < len(text) <= 320, f"ply {step.ply}: {len(text)} letters"
            assert text == " ".join(text.split())
        assert CYRILLIC.search(step.text.ru)
        assert not CYRILLIC.search(step.text.en)
