"""The tutorials: each is played by its own advice, and must fit every moment that it explains."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from questboard.bots import Chair, make_bot
from questboard.games import PLAYABLE, load_rules
from questboard.kernel import Luck, Table
from questboard.language import speaking
from questboard.ledger import load_ledger
from questboard.server.bots import bot_seed
from questboard.tutorial import Tutorial, TutorialStep, load_tutorial

WITH_TUTORIAL = [game for game in PLAYABLE if load_tutorial(game) is not None]
PERSON = 0
FIRST_SUCCESS = {
    "portal": "perfect_match",
    "ashardalon": "defeated",
    "drizzt": "defeated",
    "dragonfire": "defeated",
    "fantasy": "chest-opened",
}
"""What somebody has achieved before the tutorial lets go."""
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
def test_every_advice_is_what_its_option_is_called_in_russian(game: str) -> None:
    tutorial, retold = tutorial_of(game), load_rules(game).domain.retold
    for table in tutorial_moments(game):
        for step in steps_at(tutorial, table.ply):
            index = labels(table).index(step.answer) if step.answer else -1
            with speaking("ru"):
                assert index < 0 or retold(step.answer) == labels(table)[index], f"ply {step.ply}"


@pytest.mark.parametrize("game", WITH_TUTORIAL)
def test_every_figure_is_that_of_the_table(game: str) -> None:
    """It stands on a thing that the step shows, in what has just happened, or in a clause that it tells."""
    told = 0
    for table in tutorial_moments(game):
        lines = [table.rules.describe(event, names(table)) for event in table.journal[told:]]
        told = len(table.journal)
        for step in steps_at(tutorial_of(game), table.ply):
            there = set(figures(" ".join([*seen(table, step), *lines, *clauses(game, step)])))
            there.add(sum(figures(outlook(table, step))))
            for text in (step.text.en, step.text.ru):
                assert set(figures(text)) <= there, f"ply {step.ply}: {set(figures(text)) - there} of {text}"


def seen(table: Table[Any, Any], step: TutorialStep) -> Iterator[str]:
    """What is written on the things that a step shows, and what its answer would do."""
    things = {node.id: node for node in table.scene(PERSON, names(table)).walk()}
    for node in (node for id in step.nodes for node in things[id].walk()):
        yield from (node.text, node.label, *node.lines, node.figures, str(node.count))
    yield f"{step.answer} {outlook(table, step)}"


def outlook(table: Table[Any, Any], step: TutorialStep) -> str:
    """What the advised answer would do."""
    prompt = table.scene(PERSON, names(table)).prompt
    assert prompt is not None
    return " ".join(choice.detail for choice in prompt.choices if choice.label == step.answer)


def clauses(game: str, step: TutorialStep) -> list[str]:
    ledger = {clause.id: clause.rule for clause in load_ledger(game).clauses}
    return [ledger[id] for id in step.rules]


NUMBERS = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
NUMBER = re.compile(rf"\d+|\b(?:{'|'.join(NUMBERS)})\b", re.IGNORECASE)


def figures(text: str) -> list[int]:
    """All numbers of a text, in digits or words; "one" is too often no number."""
    return [
        int(found) if found.isdigit() else NUMBERS.index(found.lower()) + 2 for found in NUMBER.findall(text)
    ]


@pytest.mark.parametrize("game", WITH_TUTORIAL)
def test_the_tutorial_leads_to_a_first_success(game: str) -> None:
    kinds = {event.kind for table in tutorial_moments(game) for event in table.journal}
    assert FIRST_SUCCESS[game] in kinds


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
